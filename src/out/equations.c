/* equations.c: equations of motion as plain text, as JSON and for LaTeX. */
#include "out/write.h"

#include <string.h>

static const char *principle_name(out_principle p) {
  static const char *const name[] = {"Gibbs-Appell", "Kane", "Jourdain", "Lagrange"};
  return name[p];
}

typedef struct writer {
  derive_system *sys;
  base_text *out;
  bool json, latex;
  uint32_t count;  /* equations in the present JSON list */
  uint32_t nfirst; /* terms with these symbols stand first on the left of an equation */
  const ex *first;
  expr_list parts; /* symbols z1, z2 … standing for what is used several times, and what each stands for */
  expr_list meanings;
} writer;

static void heading(writer *w, const char *text, const char *key) {
  if (w->json) base_printf(w->out, ", \"%s\": [", key);
  else if (w->latex) base_printf(w->out, "\n%% %s\n\\begin{align*}\n", text);
  else base_printf(w->out, "\n%s\n", text);
  w->count = 0;
}

static void end_list(writer *w) {
  if (w->json) base_puts(w->out, "]");
  if (w->latex) base_puts(w->out, w->count ? "\n\\end{align*}\n" : "\\end{align*}\n");
}

/* Broken at sums, so that a line stays on the page. */
static void set_equation(writer *w, ex left, ex right) {
  derive_system *sys = w->sys;
  base_text t;
  base_text_init(&t, sys->arena);
  expr_latex_marked(sys->g, left, w->nfirst, w->first, &t);
  base_puts(&t, " = ");
  expr_latex_marked(sys->g, right, 0, NULL, &t);
  base_puts(w->out, w->count++ ? " \\\\\n  & " : "  & ");
  expr_latex_lines(sys->arena, base_text_str(&t), 0, " \\\\\n  & \\quad ", w->out);
}

/* left = right, with a name for machines */
static void equation(writer *w, const char *name, ex left, ex right) {
  derive_system *sys = w->sys;
  if (w->latex) {
    set_equation(w, left, right);
    return;
  }
  const char *l = expr_str_by(sys->g, sys->arena, left, w->nfirst, w->first);
  const char *r = expr_str_by(sys->g, sys->arena, right, 0, NULL);
  if (!w->json) {
    base_printf(w->out, "  %s = %s\n", l, r);
    return;
  }
  base_puts(w->out, w->count++ ? ", {\"name\": " : "{\"name\": ");
  base_put_json(w->out, name);
  base_puts(w->out, ", \"left\": ");
  base_put_json(w->out, l);
  base_puts(w->out, ", \"right\": ");
  base_put_json(w->out, r);
  base_puts(w->out, "}");
}

/* a symbol of that name stands on the left */
static void named(writer *w, const char *name, const char *left, ex right) {
  equation(w, name, expr_symbol(w->sys->g, left, SYM_LET), right);
}

/* the unknowns' terms first */
static void equation_by(writer *w, const char *name, ex left, ex right, uint32_t n, const ex *unknowns) {
  w->nfirst = n;
  w->first = unknowns;
  equation(w, name, left, right);
  w->nfirst = 0;
}

/* u', that of equation r first */
const ex *out_speed_dots(derive_system *sys, uint32_t r) {
  ex *u = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  uint32_t n = 0;
  u[n++] = sys->u.at[r].dot;
  for (uint32_t i = 0; i < sys->u.n; i++)
    if (i != r) u[n++] = sys->u.at[i].dot;
  return u;
}

/* q'', that of this coordinate first */
const ex *out_accelerations(derive_system *sys, const mech_coord *c) {
  const mech_model *m = sys->m;
  ex *a = BASE_ARRAY(sys->arena, ex, m->rates.n + 1);
  uint32_t n = 0;
  for (int own = 1; own >= 0; own--)
    for (uint32_t j = 0; j < m->rates.n; j++)
      if ((m->rates.at[j].sym == c->dot) == own) a[n++] = m->rates.at[j].dot;
  return a;
}

/* Written out, shared parts would be printed again and again; a long derivation names them z1, z2 … instead. */
static void name_parts(writer *w, ex *roots, uint32_t n) {
  enum { SHORT = 3000 }; /* operations that may be printed in full */
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  expr_list order = {0};
  expr_order(g, sys->arena, n, roots, &order);
  uint32_t top = order.n ? order.at[order.n - 1] + 1 : 0;
  double *size = BASE_ARRAY(sys->arena, double, top + 1), total = 0;
  uint32_t *uses = BASE_ARRAY(sys->arena, uint32_t, top + 1);
  ex *now = BASE_ARRAY(sys->arena, ex, top + 1);
  for (uint32_t i = 0; i < order.n; i++) {
    const ex *kids = expr_kids(g, order.at[i]);
    for (uint32_t k = 0; k < expr_nkids(g, order.at[i]); k++) size[order.at[i]] += size[kids[k]], uses[kids[k]]++;
    size[order.at[i]] += expr_nkids(g, order.at[i]) > 1 ? expr_nkids(g, order.at[i]) - 1 : expr_nkids(g, order.at[i]);
  }
  for (uint32_t i = 0; i < n; i++) total += size[roots[i]];
  if (total <= SHORT) return;
  for (uint32_t i = 0; i < order.n; i++) {
    ex e = order.at[i], few[16];
    uint32_t k = expr_nkids(g, e);
    ex *kids = k <= 16 ? few : BASE_ARRAY(sys->arena, ex, k);
    if (k) memcpy(kids, expr_kids(g, e), k * sizeof *kids);
    for (uint32_t j = 0; j < k; j++) kids[j] = now[kids[j]];
    now[e] = k ? expr_rebuild(g, expr_op_of(g, e), k, kids) : e;
    if (uses[e] < 2 || size[e] < 2 || expr_is_symbol(g, now[e])) continue;
    ex z = expr_symbol(g, base_format(sys->arena, "z%u", w->parts.n + 1), SYM_LET);
    base_push(sys->arena, &w->parts, z);
    base_push(sys->arena, &w->meanings, now[e]);
    now[e] = z;
  }
  for (uint32_t i = 0; i < n; i++) roots[i] = now[roots[i]];
}

static void parts(writer *w) {
  derive_system *sys = w->sys;
  if (w->parts.n == 0 && !w->json) return;
  heading(w, "where", "parts");
  for (uint32_t i = 0; i < w->parts.n; i++) {
    const char *z = expr_symbol_name(sys->g, w->parts.at[i]);
    named(w, z, z, w->meanings.at[i]);
  }
  end_list(w);
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
    named(w, c->name, base_format(sys->arena, "%s'", c->name), derive_tidy(sys, sys->qdot[i]));
  }
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    named(w, sys->dependent.at[i].name, sys->dependent.at[i].name, derive_tidy(sys, sys->dependent.at[i].value));
  end_list(w);
}

static bool implicit(writer *w, out_principle p) {
  derive_system *sys = w->sys;
  uint32_t n = sys->u.n;
  ex *residual = sys->residual, *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  if (p == OUT_KANE || p == OUT_JOURDAIN) {
    residual = BASE_ARRAY(sys->arena, ex, n + 1);
    derive_kane(sys, residual, multiplier);
  }
  ex *printed = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t r = 0; r < n; r++) printed[r] = derive_tidy_equation(sys, residual[r], n, out_speed_dots(sys, r));
  name_parts(w, printed, n);
  heading(w, base_format(sys->arena, "equations of motion (%s)", principle_name(p)), "equations");
  for (uint32_t r = 0; r < n; r++) equation_by(w, sys->u.at[r].name, printed[r], EXPR_ZERO, n, out_speed_dots(sys, r));
  end_list(w);
  parts(w);
  return true;
}

/* Lagrange's equations stay in the coordinates; with constraints the multipliers stand on the other side. */
static bool by_lagrange(writer *w) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  lagrange_result l = derive_lagrange(sys);
  uint32_t n = sys->m->coords.n, nr = sys->m->rates.n;
  ex *left = BASE_ARRAY(sys->arena, ex, n + 1), *right = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    if (c->quaternion >= 0) continue;
    right[i] = out_multiplier_terms(sys, c);
    const ex *unknowns = out_accelerations(sys, c);
    bool alone = right[i] == EXPR_ZERO;
    left[i] = alone ? derive_tidy_equation(sys, l.raw[i], nr, unknowns) : derive_tidy_by(sys, l.raw[i], nr, unknowns);
  }
  name_parts(w, left, n);
  heading(w, "equations of motion (Lagrange)", "equations");
  for (uint32_t i = 0; i < n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    if (c->quaternion < 0) equation_by(w, c->name, left[i], right[i], nr, out_accelerations(sys, c));
  }
  for (uint32_t q = 0; q < sys->m->quaternions.n; q++) /* a quaternion's equations, projected on its body rates */
    for (uint32_t r = 0; r < sys->u.n; r++) {
      bool reaches = false;
      for (uint32_t k = 0; k < 4; k++)
        reaches = reaches || expr_has(g, sys->qdot[sys->m->quaternions.at[q].coord + k], sys->u.at[r].sym);
      if (!reaches) continue;
      const ex *unknowns = out_speed_dots(sys, r);
      ex e = derive_tidy_equation(sys, l.residual[r], sys->u.n, unknowns);
      equation_by(w, sys->u.at[r].name, e, EXPR_ZERO, sys->u.n, unknowns);
    }
  end_list(w);
  parts(w);
  return true;
}

static bool solved(writer *w) {
  derive_system *sys = w->sys;
  ex *udot = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  normal_fuel fuel = {0};
  if (!derive_solve(sys, udot, &fuel)) return false;
  derive_denominators(sys, sys->u.n, udot, true, &sys->conditions);
  for (uint32_t r = 0; r < sys->u.n; r++) udot[r] = derive_tidy(sys, udot[r]);
  name_parts(w, udot, sys->u.n);
  heading(w, "equations of motion, solved", "equations");
  for (uint32_t r = 0; r < sys->u.n; r++) equation(w, sys->u.at[r].name, sys->u.at[r].dot, udot[r]);
  end_list(w);
  parts(w);
  return true;
}

static void conditions(writer *w) {
  derive_system *sys = w->sys;
  if (w->json) base_puts(w->out, ", \"conditions\": [");
  else if (sys->conditions.n) base_puts(w->out, w->latex ? "\nfor $" : "\nfor ");
  for (uint32_t i = 0; i < sys->conditions.n; i++) {
    ex c = derive_tidy(sys, sys->conditions.at[i]);
    const char *text = base_format(sys->arena, "%s != 0", expr_str(sys->g, sys->arena, c));
    base_puts(w->out, i ? ", " : "");
    if (w->json) base_put_json(w->out, text);
    else if (w->latex) expr_latex(sys->g, c, w->out), base_puts(w->out, " \\ne 0");
    else base_puts(w->out, text);
  }
  base_puts(w->out, w->json ? "]" : !sys->conditions.n ? "" : w->latex ? "$\n" : "\n");
}

/* does a let, or a derivative of it, stand in the equations or in a let that does? */
bool *out_lets_used(derive_system *sys) {
  uint32_t n = sys->m->lets.n;
  bool *used = BASE_ARRAY(sys->arena, bool, n + 1);
  for (uint32_t i = n; i-- > 0;)
    for (uint32_t k = i; k < sys->lets.n && !used[i]; k += n) {
      ex sym = sys->lets.at[k].sym;
      for (uint32_t r = 0; r < sys->u.n; r++) used[i] = used[i] || expr_has(sys->g, sys->residual[r], sym);
      for (uint32_t j = i + 1; j < n; j++)
        used[i] = used[i] || (used[j] && expr_has(sys->g, sys->m->lets.at[j].value, sym));
    }
  return used;
}

static void lets(writer *w) {
  derive_system *sys = w->sys;
  bool *used = out_lets_used(sys), any = false;
  for (uint32_t i = 0; i < sys->m->lets.n; i++) any = any || used[i];
  if (!any && !w->json) return;
  heading(w, "with", "lets");
  for (uint32_t i = 0; i < sys->m->lets.n; i++)
    if (used[i]) equation(w, sys->m->lets.at[i].name, sys->m->lets.at[i].sym, sys->m->lets.at[i].value);
  end_list(w);
}

static void names(writer *w) {
  derive_system *sys = w->sys;
  if (!w->json) {
    const char *mark = w->latex ? "% " : "";
    base_printf(w->out, "%s%s\n%sdegrees of freedom: %u\n", mark, sys->m->title, mark, sys->u.n);
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
  writer w = {.sys = sys, .out = out, .json = o->json, .latex = o->latex};
  if (o->latex && o->standalone) out_latex_open(sys->m->title, out);
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
  if (o->latex && o->standalone) out_latex_close(out);
  return ok;
}
