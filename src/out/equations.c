/* equations.c: equations of motion as plain text and as JSON. */
#include "out/report.h"

static const char *principle_name(out_principle p) {
  static const char *const name[] = {"Gibbs-Appell", "Kane", "Jourdain", "Lagrange"};
  return name[p];
}

typedef struct writer {
  derive_system *sys;
  base_text *out;
  bool json;
  uint32_t count; /* equations in the present JSON list */
} writer;

static void heading(writer *w, const char *text, const char *key) {
  if (w->json) base_printf(w->out, ", \"%s\": [", key);
  else base_printf(w->out, "\n%s\n", text);
  w->count = 0;
}

static void end_list(writer *w) {
  if (w->json) base_puts(w->out, "]");
}

/* left = right, with a name for machines */
static void equation(writer *w, const char *name, const char *left, ex right) {
  derive_system *sys = w->sys;
  const char *text = expr_str(sys->g, sys->arena, right);
  if (!w->json) {
    base_printf(w->out, "  %s = %s\n", left, text);
    return;
  }
  base_puts(w->out, w->count++ ? ", {\"name\": " : "{\"name\": ");
  base_put_json(w->out, name);
  base_puts(w->out, ", \"left\": ");
  base_put_json(w->out, left);
  base_puts(w->out, ", \"right\": ");
  base_put_json(w->out, text);
  base_puts(w->out, "}");
}

static void kinematics(writer *w) {
  derive_system *sys = w->sys;
  bool any = false;
  for (uint32_t i = 0; i < sys->m->coords.n; i++) any = any || sys->qdot[i] != sys->m->coords.at[i].dot;
  if (!any && !w->json) return;
  heading(w, "kinematic equations", "kinematics");
  for (uint32_t i = 0; i < sys->m->coords.n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    if (sys->qdot[i] == c->dot && !w->json) continue;
    equation(w, c->name, base_format(sys->arena, "%s'", c->name), derive_tidy(sys, sys->qdot[i]));
  }
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    equation(w, sys->dependent.at[i].name, sys->dependent.at[i].name, derive_tidy(sys, sys->dependent.at[i].value));
  end_list(w);
}

/* M u' + c = 0, collected by the u' (Desloge 42–44) */
static ex collected(derive_system *sys, uint32_t r) {
  uint32_t n = sys->u.n, k = 0;
  ex *t = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t s = 0; s < n; s++) t[k++] = expr_mul(sys->g, derive_tidy(sys, sys->mass[r * n + s]), sys->u.at[s].dot);
  t[k++] = derive_tidy(sys, sys->bias[r]);
  return expr_sum(sys->g, k, t);
}

static bool implicit(writer *w, out_principle p) {
  derive_system *sys = w->sys;
  uint32_t n = sys->u.n;
  ex *residual = sys->residual, *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  if (p == OUT_KANE || p == OUT_JOURDAIN) {
    residual = BASE_ARRAY(sys->arena, ex, n + 1);
    derive_kane(sys, residual, multiplier);
  }
  heading(w, base_format(sys->arena, "equations of motion (%s)", principle_name(p)), "equations");
  for (uint32_t r = 0; r < n; r++) {
    ex whole = derive_tidy(sys, residual[r]), rows = p == OUT_GIBBS_APPELL ? collected(sys, r) : whole;
    bool shorter = expr_operations(sys->g, 1, &whole) < expr_operations(sys->g, 1, &rows);
    equation(w, sys->u.at[r].name, "0", shorter ? whole : rows);
  }
  end_list(w);
  return true;
}

/* Lagrange's equations stay in the coordinates; with constraints the multipliers stand on the other side. */
static bool by_lagrange(writer *w) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  lagrange_result l = derive_lagrange(sys);
  heading(w, "equations of motion (Lagrange)", "equations");
  for (uint32_t i = 0; i < sys->m->coords.n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    ex right = EXPR_ZERO; /* Aᵀλ, A = ∂(constraint)/∂q' */
    if (c->quaternion >= 0) continue;
    for (uint32_t k = 0, at = 0; k < sys->m->constraints.n; k++)
      for (uint32_t r = 0; r < sys->m->constraints.at[k].nrows; r++) {
        const mech_row *row = &sys->m->constraints.at[k].rows[r];
        if (at >= sys->sigma.n || sys->sigma.at[at].name != row->name) continue;
        ex lambda = expr_symbol(g, base_format(sys->arena, "lambda_%s", row->name), SYM_SIGMA);
        ex in_rates = row->value;
        for (uint32_t s = 0; s < sys->m->speeds.n; s++) {
          if (sys->m->speeds.at[s].meaning == EXPR_NONE) continue;
          expr_subst *mean = expr_subst_new(g, sys->arena);
          expr_subst_set(mean, sys->m->speeds.at[s].sym, sys->m->speeds.at[s].meaning);
          in_rates = expr_subst_of(mean, in_rates);
        }
        right = expr_add(g, right, expr_mul(g, lambda, expr_diff(g, in_rates, c->dot)));
        at++;
      }
    equation(w, c->name, expr_str(g, sys->arena, right), derive_tidy(sys, l.raw[i]));
  }
  for (uint32_t q = 0; q < sys->m->quaternions.n; q++) /* a quaternion's equations, projected on its body rates */
    for (uint32_t r = 0; r < sys->u.n; r++) {
      bool reaches = false;
      for (uint32_t k = 0; k < 4; k++) reaches = reaches || expr_has(g, sys->qdot[sys->m->quaternions.at[q].coord + k], sys->u.at[r].sym);
      if (reaches) equation(w, sys->u.at[r].name, "0", derive_tidy(sys, l.residual[r]));
    }
  end_list(w);
  return true;
}

static bool solved(writer *w) {
  derive_system *sys = w->sys;
  ex *udot = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  normal_fuel fuel = {0};
  if (!derive_solve(sys, udot, &fuel)) return false;
  heading(w, "equations of motion, solved", "equations");
  for (uint32_t r = 0; r < sys->u.n; r++) equation(w, sys->u.at[r].name, expr_str(sys->g, sys->arena, sys->u.at[r].dot), udot[r]);
  end_list(w);
  return true;
}

static void conditions(writer *w) {
  derive_system *sys = w->sys;
  if (w->json) base_puts(w->out, ", \"conditions\": [");
  else if (sys->conditions.n) base_puts(w->out, "\nfor ");
  for (uint32_t i = 0; i < sys->conditions.n; i++) {
    const char *text = base_format(sys->arena, "%s != 0", expr_str(sys->g, sys->arena, sys->conditions.at[i]));
    base_puts(w->out, i ? ", " : "");
    if (w->json) base_put_json(w->out, text);
    else base_puts(w->out, text);
  }
  base_puts(w->out, w->json ? "]" : sys->conditions.n ? "\n" : "");
}

static void lets(writer *w) {
  derive_system *sys = w->sys;
  if (sys->m->lets.n == 0 && !w->json) return;
  heading(w, "with", "lets");
  for (uint32_t i = 0; i < sys->m->lets.n; i++) equation(w, sys->m->lets.at[i].name, sys->m->lets.at[i].name, sys->m->lets.at[i].value);
  end_list(w);
}

static void names(writer *w) {
  derive_system *sys = w->sys;
  if (!w->json) {
    base_printf(w->out, "%s\n", sys->m->title);
    base_printf(w->out, "degrees of freedom: %u\n", sys->u.n);
    return;
  }
  base_printf(w->out, "{\"schema\": %d, \"title\": ", OUT_SCHEMA);
  base_put_json(w->out, sys->m->title);
  base_printf(w->out, ", \"freedoms\": %u, \"coordinates\": [", sys->u.n);
  for (uint32_t i = 0; i < sys->m->coords.n; i++) {
    base_puts(w->out, i ? ", " : "");
    base_put_json(w->out, sys->m->coords.at[i].name);
  }
  base_puts(w->out, "], \"speeds\": [");
  for (uint32_t i = 0; i < sys->u.n; i++) {
    base_puts(w->out, i ? ", " : "");
    base_put_json(w->out, sys->u.at[i].name);
  }
  base_puts(w->out, "]");
}

bool out_derivation(derive_system *sys, const out_equations *o, base_text *out) {
  derive_gibbs(sys);
  writer w = {sys, out, o->json, 0};
  names(&w);
  if (o->json) {
    base_puts(out, ", \"principle\": ");
    base_put_json(out, principle_name(o->principle));
  }
  kinematics(&w);
  bool ok = o->solved ? solved(&w) : o->principle == OUT_LAGRANGE ? by_lagrange(&w) : implicit(&w, o->principle);
  lets(&w);
  conditions(&w);
  if (o->json) base_puts(out, "}\n");
  return ok;
}
