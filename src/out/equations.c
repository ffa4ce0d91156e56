/* equations.c: equations of motion as plain text, as JSON and for LaTeX. */
#include "out/write.h"

#include <string.h>

#include "derive/gauss.h"
#include "derive/newton.h"
#include "derive/servo.h"

static const char *principle_name(out_principle p) {
  static const char *const name[] = {"Gibbs-Appell", "Kane", "Jourdain", "Lagrange", "Gauss", "Newton-Euler"};
  return name[p];
}

typedef struct writer {
  derive_system *sys;
  base_text *out;
  bool json, latex, unicode;
  bool standalone; /* LaTeX: headings are words on the page, else remarks in its source */
  uint32_t count;  /* equations in the present JSON list */
  uint32_t nfirst; /* terms with these symbols stand first on the left of an equation */
  const ex *first;
  expr_list parts; /* symbols z1, z2 … standing for what is used several times, and what each stands for */
  expr_list meanings;
  expr_list *record;          /* both sides of all equations, instead of writing them */
  const out_restoring *units; /* constants that are one, or NULL */
} writer;

/* in the units chosen */
static ex one(const writer *w, ex e) {
  return w->units ? expr_subst_of(w->units->to_one, e) : e;
}

static void heading(writer *w, const char *text, const char *key) {
  if (w->json) base_printf(w->out, ", \"%s\": [", key);
  else if (w->standalone) out_latex_heading(text, w->out);
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
  if (w->record) {
    base_push(sys->arena, w->record, left);
    base_push(sys->arena, w->record, right);
    return;
  }
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
      if ((c && m->rates.at[j].sym == c->dot) == own) a[n++] = m->rates.at[j].dot;
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

/* In the coordinates' derivatives only a quaternion has kinematic equations left: e' by its body rates. */
static void kinematics_of_quaternions(writer *w) {
  derive_system *sys = w->sys;
  if (sys->m->quaternions.n == 0 && !w->json) return;
  heading(w, "kinematic equations (a quaternion's own derivatives are not independent: its body rates stay)",
          "kinematics");
  for (uint32_t i = 0; i < sys->m->coords.n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    if (c->quaternion < 0) continue;
    named(w, c->name, base_format(sys->arena, "%s'", c->name), derive_tidy(sys, one(w, c->dot)));
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
    named(w, c->name, base_format(sys->arena, "%s'", c->name), derive_tidy(sys, one(w, sys->qdot[i])));
  }
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    named(w, sys->dependent.at[i].name, sys->dependent.at[i].name,
          derive_tidy(sys, one(w, sys->dependent.at[i].value)));
  end_list(w);
}

/* the constraints that are not linear in the speeds: the equations need not hold where these do not */
static void nonlinear(writer *w) {
  derive_system *sys = w->sys;
  bool any = false;
  for (uint32_t j = 0; j < sys->binds.n; j++) any = any || sys->binds.at[j].value != EXPR_NONE;
  if (!any) return;
  heading(w, "with the constraints", "constraints");
  for (uint32_t j = 0; j < sys->binds.n; j++) {
    const sys_bind *b = &sys->binds.at[j];
    if (b->value != EXPR_NONE) equation(w, b->name, derive_tidy(sys, one(w, b->value)), EXPR_ZERO);
  }
  end_list(w);
}

/* constraints and servo equations, alpha u' + gamma = 0 */
static void acceleration_rows(writer *w) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  uint32_t n = sys->u.n, nb = sys->binds.n, rows = nb + sys->servos.n;
  if (!rows && !w->json) return;
  heading(w, "constraints at the level of accelerations", "constraints");
  for (uint32_t j = 0; j < rows; j++) {
    const sys_bind *b = j < nb ? &sys->binds.at[j] : &sys->servos.at[j - nb];
    ex e = b->gamma;
    for (uint32_t r = 0; r < n; r++) e = expr_add(g, e, expr_mul(g, b->alpha[r], sys->u.at[r].dot));
    equation_by(w, b->name, derive_tidy_by(sys, one(w, e), n, out_speed_dots(sys, 0)), EXPR_ZERO, n,
                out_speed_dots(sys, 0));
  }
  end_list(w);
}

/* accelerations that the servo equations determine, but nobody would read */
static bool long_values(derive_system *sys, const sys_embedding *e) {
  enum { READABLE = 60 };
  for (uint32_t j = 0; j < e->ndep; j++)
    if (expr_printed_operations(sys->g, e->value[j]) > READABLE) return true;
  return false;
}

/* what the equations without multipliers take for granted: the constraints, and the accelerations they determine */
static void bound(writer *w, const sys_embedding *e) {
  derive_system *sys = w->sys;
  if (sys->servos.n && long_values(sys, e)) {
    acceleration_rows(w);
    return;
  }
  heading(w, "dependent speeds", "dependent");
  for (uint32_t j = 0; j < e->ndep; j++) {
    const sys_speed *u = &sys->u.at[e->dep[j]];
    equation(w, u->name, u->dot, derive_tidy_motion(sys, one(w, e->value[j])));
  }
  end_list(w);
  nonlinear(w);
}

/* without minus signs where all terms have one */
static ex upright(derive_system *sys, ex e) {
  expr_list terms = {0};
  expr_terms(sys->g, sys->arena, e, &terms);
  for (uint32_t i = 0; i < terms.n; i++) {
    ex rest;
    if (expr_number_sign(sys->g, expr_coefficient(sys->g, terms.at[i], &rest)) > 0) return e;
  }
  return expr_neg(sys->g, e);
}

/* Constraints that are not linear in the speeds, embedded in the accelerations. */
static bool embedded(writer *w, out_principle p) {
  derive_system *sys = w->sys;
  const sys_embedding *e = derive_embed(sys);
  if (!e) return false;
  ex *dots = BASE_ARRAY(sys->arena, ex, e->nind + 1), *printed = BASE_ARRAY(sys->arena, ex, e->nind + 1);
  for (uint32_t k = 0; k < e->nind; k++) dots[k] = sys->u.at[e->ind[k]].dot;
  for (uint32_t k = 0; k < e->nind; k++)
    printed[k] = upright(sys, derive_tidy_equation(sys, one(w, e->residual[k]), e->nind, dots));
  name_parts(w, printed, e->nind);
  bool some = false;
  const char *where = sys->drives.n ? ", along displacements without work of the actuators" : "";
  heading(w, base_format(sys->arena, "equations of motion (%s%s)", principle_name(p), where), "equations");
  for (uint32_t k = 0; k < e->nind; k++) { /* each with its own acceleration first */
    ex own = dots[k];
    memmove(dots + 1, dots, k * sizeof *dots);
    dots[0] = own;
    if (printed[k] == EXPR_ZERO) continue;
    equation_by(w, sys->u.at[e->along[k]].name, printed[k], EXPR_ZERO, e->nind, dots);
    some = true;
  }
  if (!some && sys->drives.n) out_remark(w, "none: the servo-constraints determine the whole motion");
  end_list(w);
  parts(w);
  bound(w, e);
  if (sys->drives.n) out_servo_forces(w, sys, printed, e->nind);
  return true;
}

static const char *multiplier_name(derive_system *sys, const char *row) {
  return base_format(sys->arena, "lambda_%s", row);
}

/* The equations with all multipliers (Roithmayr & Hodges 7): those of the linear constraints stand alone, since the speeds
   were completed by the constraints' own values. */
static bool in_evidence(writer *w, out_principle p) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  uint32_t n = sys->u.n, ns = sys->sigma.n;
  heading(w, base_format(sys->arena, "equations of motion with multipliers (%s)", principle_name(p)), "equations");
  for (uint32_t r = 0; r < n; r++) {
    ex right = one(w, out_bind_terms(sys, r));
    const ex *unknowns = out_speed_dots(sys, r);
    equation_by(w, sys->u.at[r].name, derive_tidy_by(sys, one(w, sys->residual[r]), n, unknowns), right, n, unknowns);
  }
  end_list(w);
  acceleration_rows(w);
  if (ns == 0 && !w->json) return true;
  heading(w, "multipliers of the linear constraints", "multipliers");
  for (uint32_t k = 0; k < ns; k++) {
    ex e = sys->multiplier[k];
    for (uint32_t j = 0; j < sys->binds.n; j++)
      e = expr_sub(g, e, expr_mul(g, sys->binds.at[j].lambda, sys->binds.at[j].beta[k]));
    for (uint32_t j = 0; j < sys->drives.n; j++)
      e = expr_sub(g, e, expr_mul(g, sys->drives.at[j].mu, sys->drives.at[j].across[k]));
    named(w, sys->sigma.at[k].name, multiplier_name(sys, sys->sigma.at[k].name), derive_tidy(sys, one(w, e)));
  }
  end_list(w);
  return true;
}

/* The constraints between the rates, which make the equations in coordinates complete. */
static void constraints(writer *w) {
  derive_system *sys = w->sys;
  bool any = sys->sigma.n > 0 || w->json;
  for (uint32_t j = 0; j < sys->binds.n; j++) any = any || sys->binds.at[j].value != EXPR_NONE;
  if (!any) return;
  heading(w, "with the constraints", "constraints");
  const ex *rates = out_rates(sys);
  for (uint32_t k = 0; k < sys->sigma.n; k++) {
    ex e = derive_tidy_equation(sys, one(w, out_constraint(sys, k)), sys->m->rates.n, rates);
    equation_by(w, sys->sigma.at[k].name, e, EXPR_ZERO, sys->m->rates.n, rates);
  }
  for (uint32_t j = 0; j < sys->binds.n; j++) {
    const sys_bind *b = &sys->binds.at[j];
    if (b->value != EXPR_NONE)
      equation(w, b->name, derive_tidy(sys, one(w, out_in_coordinates(sys, b->value))), EXPR_ZERO);
  }
  end_list(w);
}

static bool implicit(writer *w, out_principle p, bool coordinates) {
  derive_system *sys = w->sys;
  uint32_t n = sys->u.n, nx = coordinates ? sys->m->rates.n : n;
  ex *residual = sys->residual, *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  if (p == OUT_KANE || p == OUT_JOURDAIN) {
    residual = BASE_ARRAY(sys->arena, ex, n + 1);
    derive_kane(sys, residual, multiplier);
  }
  if (p == OUT_NEWTON) {
    residual = BASE_ARRAY(sys->arena, ex, n + 1);
    derive_newton(sys, residual, NULL);
  }
  ex *printed = BASE_ARRAY(sys->arena, ex, n + 1), *right = BASE_ARRAY(sys->arena, ex, n + 1);
  const ex **unknowns = BASE_ARRAY(sys->arena, const ex *, n + 1);
  for (uint32_t r = 0; r < n; r++) {
    unknowns[r] = coordinates ? out_accelerations(sys, NULL) : out_speed_dots(sys, r);
    ex e = one(w, coordinates ? out_in_coordinates(sys, residual[r]) : residual[r]);
    right[r] = one(w, coordinates ? out_in_coordinates(sys, out_bind_terms(sys, r)) : EXPR_ZERO); /* the actuators */
    bool alone = right[r] == EXPR_ZERO;
    printed[r] = alone ? derive_tidy_equation(sys, e, nx, unknowns[r]) : derive_tidy_by(sys, e, nx, unknowns[r]);
  }
  name_parts(w, printed, n);
  heading(w, base_format(sys->arena, "equations of motion (%s)", principle_name(p)), "equations");
  for (uint32_t r = 0; r < n; r++)
    if (printed[r] != EXPR_ZERO || right[r] != EXPR_ZERO)
      equation_by(w, sys->u.at[r].name, printed[r], right[r], nx, unknowns[r]);
  end_list(w);
  parts(w);
  return true;
}

/* Lagrange's equations stay in the coordinates; with constraints the multipliers stand on the other side. */
static bool by_lagrange(writer *w, bool coordinates) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  lagrange_result l = derive_lagrange(sys);
  uint32_t n = sys->m->coords.n, nr = sys->m->rates.n;
  ex *left = BASE_ARRAY(sys->arena, ex, n + 1), *right = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const mech_coord *c = &sys->m->coords.at[i];
    if (c->quaternion >= 0) continue;
    right[i] = one(w, out_multiplier_terms(sys, c));
    ex raw = one(w, l.raw[i]);
    const ex *unknowns = out_accelerations(sys, c);
    bool alone = right[i] == EXPR_ZERO;
    left[i] = alone ? derive_tidy_equation(sys, raw, nr, unknowns) : derive_tidy_by(sys, raw, nr, unknowns);
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
      const ex *unknowns = coordinates ? out_accelerations(sys, NULL) : out_speed_dots(sys, r);
      uint32_t nx = coordinates ? nr : sys->u.n;
      ex e = one(w, coordinates ? out_in_coordinates(sys, l.residual[r]) : l.residual[r]);
      ex pull = out_bind_terms(sys, r);
      pull = one(w, coordinates ? out_in_coordinates(sys, pull) : pull);
      e = pull == EXPR_ZERO ? derive_tidy_equation(sys, e, nx, unknowns) : derive_tidy_by(sys, e, nx, unknowns);
      equation_by(w, sys->u.at[r].name, e, pull, nx, unknowns);
    }
  end_list(w);
  parts(w);
  return true;
}

/* the actuators in q and u */
static void solved_forces(writer *w, const ex *mu) {
  derive_system *sys = w->sys;
  if (sys->drives.n == 0) return;
  heading(w, "the actuators", "actuators");
  for (uint32_t i = 0; i < sys->drives.n; i++)
    equation(w, sys->drives.at[i].name, sys->drives.at[i].mu,
             derive_tidy_motion(sys, derive_on_servo(sys, one(w, mu[i]))));
  end_list(w);
}

static bool solved(writer *w) {
  derive_system *sys = w->sys;
  ex *udot = BASE_ARRAY(sys->arena, ex, derive_unknowns(sys) + 1);
  normal_fuel fuel = {0};
  if (!derive_solve(sys, udot, &fuel)) return false;
  for (uint32_t r = 0; r < sys->u.n; r++) udot[r] = one(w, udot[r]);
  derive_denominators(sys, sys->u.n, udot, true, &sys->conditions);
  for (uint32_t r = 0; r < sys->u.n; r++) udot[r] = derive_tidy_motion(sys, derive_on_servo(sys, udot[r]));
  name_parts(w, udot, sys->u.n);
  heading(w, "equations of motion, solved", "equations");
  for (uint32_t r = 0; r < sys->u.n; r++)
    if (udot[r] != sys->u.at[r].dot) equation(w, sys->u.at[r].name, sys->u.at[r].dot, udot[r]);
  end_list(w);
  solved_forces(w, udot + sys->u.n + sys->binds.n);
  parts(w);
  nonlinear(w);
  return true;
}

/* what has neither inertia nor force has no equation either: it is named */
static void undetermined(writer *w) {
  derive_system *sys = w->sys;
  uint32_t n = 0;
  for (uint32_t r = 0; r < sys->u.n; r++) {
    if (!derive_is_idle(sys, r)) continue;
    const char *dot = expr_str(sys->g, sys->arena, sys->u.at[r].dot);
    if (w->json) {
      base_puts(w->out, n++ ? ", " : ", \"undetermined\": [");
      base_put_json(w->out, sys->u.at[r].name);
    } else {
      base_puts(w->out, n++ ? ", " : w->latex ? "\nundetermined: $" : "\nundetermined, without inertia and force: ");
      if (w->latex) expr_latex(sys->g, sys->u.at[r].dot, w->out);
      else base_puts(w->out, dot);
    }
  }
  if (n) base_puts(w->out, w->json ? "]" : w->latex ? "$\n" : "\n");
}

static void conditions(writer *w) {
  derive_system *sys = w->sys;
  uint32_t n = 0;
  if (w->json) base_puts(w->out, ", \"conditions\": [");
  for (uint32_t i = 0; i < sys->conditions.n; i++) {
    ex c = derive_tidy(sys, one(w, sys->conditions.at[i]));
    if (expr_is_number(sys->g, c)) continue; /* a constant that is one */
    const char *text = base_format(sys->arena, "%s %s 0", expr_str(sys->g, sys->arena, c), w->unicode ? "≠" : "!=");
    base_puts(w->out, n++ ? ", " : w->json ? "" : w->latex ? "\nfor $" : "\nfor ");
    if (w->json) base_put_json(w->out, text);
    else if (w->latex) expr_latex(sys->g, c, w->out), base_puts(w->out, " \\ne 0");
    else base_puts(w->out, text);
  }
  base_puts(w->out, w->json ? "]" : !n ? "" : w->latex ? "$\n" : "\n");
}

/* the relations between the coordinates that the equations take for granted */
static void configuration(writer *w) {
  const mech_model *m = w->sys->m;
  bool any = w->json;
  for (int printing = 0; printing < 2; printing++) {
    if (printing && any) heading(w, "with the configuration constraints", "configuration");
    for (uint32_t i = 0; i < m->constraints.n; i++)
      for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
        const mech_row *r = &m->constraints.at[i].rows[k];
        if (r->empty || r->level != LEVEL_CONFIGURATION) continue;
        any = true;
        if (printing) equation(w, r->name, derive_tidy(w->sys, one(w, r->value)), EXPR_ZERO);
      }
  }
  if (any) end_list(w);
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
    if (used[i]) equation(w, sys->m->lets.at[i].name, sys->m->lets.at[i].sym, one(w, sys->m->lets.at[i].value));
  end_list(w);
}

static void names(writer *w) {
  derive_system *sys = w->sys;
  if (!w->json) {
    const char *mark = w->latex ? "% " : "";
    base_printf(w->out, "%s%s\n%sdegrees of freedom: %u", mark, sys->m->title, mark, derive_freedoms(sys));
    if (sys->servos.n) base_printf(w->out, ", of which the servo-constraints take %u", sys->servos.n);
    base_puts(w->out, "\n");
    return;
  }
  base_printf(w->out, "{\"schema\": %d, \"title\": ", OUT_SCHEMA);
  base_put_json(w->out, sys->m->title);
  base_printf(w->out, ", \"freedoms\": %u, \"coordinates\": [", derive_freedoms(sys));
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

/* the constants that are one, and what to put for the other symbols to have them back */
static void restoring(writer *w) {
  derive_system *sys = w->sys;
  const out_restoring *r = w->units;
  if (!r) return;
  base_text names;
  base_text_init(&names, sys->arena);
  for (uint32_t i = 0; i < r->constants.n; i++) {
    const char *name = expr_str(sys->g, sys->arena, r->constants.at[i]);
    if (w->json) base_puts(&names, i ? ", " : ""), base_put_json(&names, name);
    else base_printf(&names, "%s = ", name);
  }
  const char *list = base_text_str(&names), *roots = r->roots ? " (positive)" : "";
  if (w->json) base_printf(w->out, ", \"units\": [%s]", list);
  if (r->symbols.n || w->json)
    heading(w, base_format(sys->arena, "in units with %s1%s; to restore the constants, put", list, roots), "restore");
  else
    heading(w, base_format(sys->arena, "in units with %s1; to restore the constants, change nothing", list), "restore");
  for (uint32_t i = 0; i < r->symbols.n; i++) {
    const char *name = expr_str(sys->g, sys->arena, r->symbols.at[i]);
    const char *by = expr_str(sys->g, sys->arena, r->by.at[i]);
    if (w->latex) {
      base_puts(w->out, w->count++ ? " \\\\\n  & " : "  & ");
      expr_latex(sys->g, r->symbols.at[i], w->out);
      base_puts(w->out, " \\to ");
      expr_latex(sys->g, r->by.at[i], w->out);
    } else if (w->json) {
      base_puts(w->out, w->count++ ? ", {\"name\": " : "{\"name\": ");
      base_put_json(w->out, name);
      base_puts(w->out, ", \"by\": ");
      base_put_json(w->out, by);
      base_puts(w->out, "}");
    } else {
      base_printf(w->out, "  %s for %s\n", by, name);
    }
  }
  end_list(w);
}

/* --- for the files beside this one --- */

void out_heading(out_page *w, const char *text, const char *key) {
  heading(w, text, key);
}

void out_end(out_page *w) {
  end_list(w);
}

void out_equation(out_page *w, const char *name, ex left, ex right, uint32_t n, const ex *first) {
  equation_by(w, name, left, right, n, first);
}

void out_remark(out_page *w, const char *text) {
  if (!w->json && !w->record) base_printf(w->out, "%s  %s\n", w->latex ? "%" : "", text);
}

ex out_in_units(const out_page *w, ex e) {
  return one(w, e);
}

bool out_page_json(const out_page *w) {
  return w->json;
}

static bool by_gauss(writer *w) {
  derive_system *sys = w->sys;
  gauss_result *r = derive_gauss(sys);
  if (!r) {
    diag_entry *e = diag_all(sys->diags, DIAG_E304, "without the constraints the speeds do not determine the rates");
    diag_hint(sys->diags, e,
              "Gauss compares with the motion without constraints; use another principle, or other speeds.");
    return false;
  }
  w->sys = r->free;
  kinematics(w);
  out_gauss(w, r);
  lets(w);
  conditions(w);
  w->sys = sys;
  configuration(w);
  return true;
}

static bool by_newton(writer *w) {
  newton_result *r = derive_newton_reactions(w->sys);
  if (!r) return false;
  out_newton(w, w->sys, r);
  out_remark(w, "Each balance times the body's partial velocity, added up: the reactions drop out.");
  return w->sys->binds.n + w->sys->servos.n ? in_evidence(w, OUT_NEWTON) : implicit(w, OUT_NEWTON, false);
}

/* Gauss's principle takes every force along the gradient of its constraint. */
static bool unseen(derive_system *sys) {
  const mech_servo *s = &sys->m->servos.at[0];
  diag_entry *e = diag_at(sys->diags, DIAG_E349, s->equation.span,
                          "Gauss's principle does not see how the actuators keep '%s'", s->equation.name);
  diag_hint(sys->diags, e, "Use another principle, or --contact, or say servo %s: … by ideal.", s->equation.name);
  return false;
}

/* everything but the head */
static bool body(writer *w, const out_equations *o) {
  bool coordinates = o->form == OUT_COORDINATES;
  if (o->principle == OUT_GAUSS && w->sys->servos.n) return unseen(w->sys);
  if (o->principle == OUT_GAUSS && o->form == OUT_IMPLICIT) {
    bool made = by_gauss(w);
    restoring(w);
    return made;
  }
  if (coordinates) kinematics_of_quaternions(w);
  else kinematics(w);
  out_servo_equations(w, w->sys);
  bool lagrange =
      o->principle == OUT_LAGRANGE || (coordinates && w->sys->binds.n); /* multipliers keep q, q' together */
  bool ok = o->form == OUT_SOLVED                                ? solved(w)
            : lagrange                                           ? by_lagrange(w, coordinates)
            : o->principle == OUT_NEWTON && !coordinates         ? by_newton(w)
            : o->multipliers                                     ? in_evidence(w, o->principle)
            : w->sys->binds.n + w->sys->servos.n && !coordinates ? embedded(w, o->principle)
                                                                 : implicit(w, o->principle, coordinates);
  if (coordinates) constraints(w);
  configuration(w);
  lets(w);
  undetermined(w);
  conditions(w);
  restoring(w);
  return ok;
}

/* The equations are made once with all constants, to see what units they leave free. */
static base_status choose_units(derive_system *sys, const out_equations *o, out_restoring *r) {
  expr_list constants = {0}, sides = {0};
  if (!out_read_units(sys, o->units, &constants)) return BASE_USAGE;
  uint32_t before = sys->conditions.n;
  base_text unread;
  base_text_init(&unread, sys->arena);
  writer w = {.sys = sys, .out = &unread, .record = &sides};
  if (!body(&w, o)) return BASE_LIMIT;
  sys->conditions.n = before;
  return out_units(sys, &sides, &constants, &w.parts, r) ? BASE_OK : BASE_USAGE;
}

base_status out_derivation(derive_system *sys, const out_equations *o, base_text *out) {
  derive_gibbs(sys);
  writer w = {.sys = sys, .out = out, .json = o->json, .latex = o->latex, .unicode = o->unicode};
  w.standalone = o->latex && o->standalone;
  out_restoring units;
  base_status status = o->units ? choose_units(sys, o, &units) : BASE_OK;
  if (status != BASE_OK) return status;
  if (o->units) w.units = &units, sys->units = units.to_one, sys->uses = NULL;
  if (o->latex && o->standalone) out_latex_open(sys->m->title, out);
  names(&w);
  if (o->json) {
    base_puts(out, ", \"principle\": ");
    base_put_json(out, principle_name(o->principle));
  }
  if (!body(&w, o)) return BASE_LIMIT;
  if (o->json) base_puts(out, "}\n");
  if (o->latex && o->standalone) out_latex_close(out);
  return BASE_OK;
}
