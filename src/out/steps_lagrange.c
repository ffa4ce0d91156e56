/* steps_lagrange.c: Lagrange's equations step by step (Rostamian's preface, 1–5): velocities, T, V, L = T − V,
   ∂L/∂q' and its rate, ∂L/∂q, the equations. All in q, q', q''; no acceleration of a body is formed. */
#include "base/fault.h"
#include "derive/principle.h"
#include "out/derivation.h"

/* the rates of the coordinates are the variables, and all of them are independent */
static void take_rates(derivation *d, const lagrange_result *l) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  d->n = m->coords.n;
  d->u = BASE_ARRAY(sys->arena, shown_speed, d->n + 1);
  d->udot = BASE_ARRAY(sys->arena, ex, d->n + 1);
  for (uint32_t i = 0; i < d->n; i++) {
    d->u[i] = (shown_speed){base_format(sys->arena, "%s'", m->coords.at[i].name), l->dot[i], l->ddot[i]};
    d->udot[i] = l->ddot[i];
    d->qdot[i] = l->dot[i];
  }
  d->all = d->u;
  d->nall = d->n;
  d->from = l->moving;
}

static const ex *rates(derivation *d) {
  ex *dots = BASE_ARRAY(d->sys->arena, ex, d->n + 1);
  for (uint32_t i = 0; i < d->n; i++) dots[i] = d->u[i].sym;
  return dots;
}

static void energy_text(derivation *d) {
  const char *go = derivation_formula(d, "m v" STEP_DOT "v/2", "\\tfrac12 m\\,\\mathbf{v}\\cdot\\mathbf{v}");
  const char *turn = derivation_formula(d, "omega" STEP_DOT "I" STEP_DOT "omega/2",
                                        "\\tfrac12 \\boldsymbol{\\omega}\\cdot\\mathbf{I}\\cdot\\boldsymbol{\\omega}");
  if (derivation_any_turns(d))
    derivation_say(d, "To the kinetic energy every body contributes %s and, if it turns, %s.", go, turn);
  else derivation_say(d, "The kinetic energy is the sum of %s over all particles.", go);
}

static ex kinetic_energy(derivation *d) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2), T = EXPR_ZERO;
  derivation_inertias(d);
  energy_text(d);
  bool several = sys->m->bodies.n > 1;
  const ex *dots = rates(d);
  step_label letter = derivation_letter(d, 'T');
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const shown_body *x = &d->bodies[i];
    ex e = expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, x->v, x->v)));
    vec h = b->has_inertia ? vec_inertia(sys->s, b->inertia_frame, x->inertia, x->omega) : (vec){0, NULL};
    if (b->has_inertia) e = expr_add(g, e, expr_mul(g, half, vec_dot(sys->s, x->omega, h)));
    ex shown = several ? derivation_by_powers(d, e, d->n, dots) : e;
    if (several) {
      derivation_put(d, derivation_vector_label(d, letter.text, letter.latex, b->name), shown);
      derivation_prove(d, expr_sub(g, shown, e));
    }
    T = expr_add(g, T, shown);
  }
  ex shown = derivation_by_powers(d, T, d->n, dots);
  derivation_put(d, letter, shown);
  derivation_prove(d, expr_sub(g, shown, T));
  return shown;
}

static ex potential_energy(derivation *d) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  ex V = EXPR_ZERO;
  step_label letter = derivation_letter(d, 'V');
  if (!m->potentials.n) {
    derivation_say(d, "No force has a potential: %s = 0.", derivation_formula(d, letter.text, letter.latex));
    return V;
  }
  bool several = m->potentials.n > 1;
  derivation_say(d, "The potential energy%s", several ? ", term by term and in sum:" : ":");
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    const mech_potential *v = &m->potentials.at[i];
    ex shown = derive_tidy(sys, v->value);
    if (several) {
      const char *t = base_format(sys->arena, "%s_{%u}", letter.latex, i + 1);
      derivation_put(d, LABEL(d, "%s%u", t, letter.text, i + 1), shown);
      derivation_prove(d, expr_sub(sys->g, shown, v->value));
    }
    V = expr_add(sys->g, V, several ? shown : v->value);
  }
  ex shown = derive_tidy(sys, V);
  derivation_put(d, letter, shown);
  derivation_prove(d, expr_sub(sys->g, shown, V));
  return shown;
}

static ex lagrangian(derivation *d) {
  derivation_section(d, "Energies");
  ex T = kinetic_energy(d), V = potential_energy(d), L = expr_sub(d->sys->g, T, V);
  step_label l = derivation_letter(d, 'L'), t = derivation_letter(d, 'T'), v = derivation_letter(d, 'V');
  const char *latex = base_format(d->sys->arena, "%s = %s - %s", l.latex, t.latex, v.latex);
  derivation_say(d, "The Lagrangian:");
  derivation_put(d, LABEL(d, "%s = %s - %s", latex, l.text, t.text, v.text), L);
  derivation_prove(d, expr_sub(d->sys->g, L, expr_sub(d->sys->g, T, V)));
  return L;
}

typedef struct slopes {
  ex *by_rate, *rate, *by_place; /* ∂L/∂q', its derivative, ∂L/∂q */
} slopes;

/* dL/dx, or its rate */
static step_label slope_label(derivation *d, const char *x, bool rate) {
  step_label l = derivation_letter(d, 'L');
  const char *t = base_format(d->sys->arena, "%s\\frac{\\partial %s}{\\partial %s}",
                              rate ? "\\frac{\\mathrm{d}}{\\mathrm{d}t} " : "", l.latex, derivation_tex(d, x));
  return LABEL(d, "%s" STEP_PARTIAL "%s/" STEP_PARTIAL "%s", t, rate ? "d/dt " : "", l.text, x);
}

static slopes derivatives(derivation *d, ex L) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  slopes s = {BASE_ARRAY(sys->arena, ex, d->n + 1), BASE_ARRAY(sys->arena, ex, d->n + 1),
              BASE_ARRAY(sys->arena, ex, d->n + 1)};
  const ex *dots = rates(d);
  derivation_section(d, "Derivatives of the Lagrangian");
  for (uint32_t i = 0; i < d->n; i++) {
    const char *q = sys->m->coords.at[i].name, *u = d->u[i].name;
    ex p = expr_diff(g, L, d->u[i].sym), place = expr_diff(g, L, sys->m->coords.at[i].sym);
    derivation_say(d, "For the coordinate %s:", derivation_name(d, q));
    s.by_rate[i] = derivation_by_powers(d, p, d->n, dots);
    derivation_put(d, slope_label(d, u, false), s.by_rate[i]);
    derivation_prove(d, expr_sub(g, s.by_rate[i], p));
    ex rate = expr_deriv_of(d->moving.ddt, s.by_rate[i]);
    s.rate[i] = derivation_by_powers(d, rate, d->n, d->udot);
    derivation_put_by(d, slope_label(d, u, true), s.rate[i]);
    derivation_prove(d, expr_sub(g, s.rate[i], rate));
    s.by_place[i] = derive_tidy(sys, place);
    if (FAULT(STEPS_LAGRANGE)) s.by_place[i] = expr_neg(g, s.by_place[i]);
    derivation_put(d, slope_label(d, q, false), s.by_place[i]);
    derivation_prove(d, expr_sub(g, s.by_place[i], place));
  }
  return s;
}

/* What is shown may have used e·e = 1; its derivatives hold as well, so e' and e'' are put in by body rates. */
static ex on_the_sphere(derivation *d, ex defect) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  if (!m->quaternions.n) return defect;
  mech_model *view = BASE_NEW(sys->arena, mech_model);
  *view = *m;
  view->g = sys->g;
  expr_deriv *ddt = expr_deriv_new(sys->g, sys->arena, mech_rate_of, view);
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < d->n; i++) {
    if (m->coords.at[i].quaternion < 0) continue;
    expr_subst_set(s, d->u[i].sym, m->coords.at[i].dot);
    expr_subst_set(s, d->u[i].dot, expr_deriv_of(ddt, m->coords.at[i].dot));
  }
  return expr_subst_of(s, defect);
}

/* of an actuator of magnitude one, by the rate of a coordinate, from the velocities shown */
static ex actuator_work(derivation *d, const sys_drive *w, uint32_t i) {
  derive_system *sys = d->sys;
  space *s = sys->s;
  ex total = EXPR_ZERO;
  if (w->coordinate >= 0) return w->coordinate == (int)i ? EXPR_ONE : EXPR_ZERO;
  for (uint32_t k = 0; k < w->npulls; k++) {
    const mech_pull *p = &w->pulls[k];
    const mech_body *b = &sys->m->bodies.at[p->body];
    const shown_body *x = &d->bodies[p->body];
    vec v = p->torque ? x->omega : x->v;
    if (!p->torque && b->rigid) v = mech_material_velocity(s, v, x->omega, vec_sub(s, p->at, b->center));
    total = expr_add(sys->g, total, vec_dot(s, p->value, sys_partial(sys, v, d->u[i].sym)));
  }
  return total;
}

/* the multipliers times the derivatives of the constraints shown */
static ex multiplied_rows(derivation *d, uint32_t i) {
  derive_system *sys = d->sys;
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < d->rows.n; k++) {
    const shown_row *x = &d->rows.at[k];
    if (x->row->level == LEVEL_ACCELERATION) continue;
    ex lambda = expr_symbol(sys->g, base_format(sys->arena, "lambda_%s", x->row->name), SYM_MULTIPLIER);
    total = expr_add(sys->g, total, expr_mul(sys->g, lambda, expr_diff(sys->g, x->velocity, d->u[i].sym)));
  }
  for (uint32_t k = 0; k < sys->drives.n; k++)
    total = expr_add(sys->g, total, expr_mul(sys->g, sys->drives.at[k].mu, actuator_work(d, &sys->drives.at[k], i)));
  return total;
}

/* an equation of a coordinate; the multipliers times the constraints' coefficients stand on the right */
static void by_coordinate(derivation *d, uint32_t i, ex raw, ex shown) {
  derive_system *sys = d->sys;
  const mech_coord *c = &sys->m->coords.at[i];
  const ex *unknowns = out_accelerations(sys, c);
  uint32_t n = sys->m->rates.n;
  ex right = out_multiplier_terms(sys, c);
  if (right == EXPR_ZERO) {
    derivation_balance(d, raw, shown, n, unknowns);
    return;
  }
  ex left = derive_tidy_by(sys, raw, n, unknowns);
  derivation_equation(d, left, right, n, unknowns);
  derivation_prove(d, on_the_sphere(d, expr_sub(sys->g, left, shown)));
  derivation_prove(d, on_the_sphere(d, expr_sub(sys->g, right, multiplied_rows(d, i))));
}

/* the same for an equation of a speed */
static void by_speed(derivation *d, uint32_t r, ex residual, ex shown) {
  derive_system *sys = d->sys;
  const ex *unknowns = out_speed_dots(sys, r);
  ex right = out_bind_terms(sys, r);
  if (right == EXPR_ZERO) {
    derivation_balance(d, residual, shown, sys->u.n, unknowns);
    return;
  }
  ex left = derive_tidy_by(sys, residual, sys->u.n, unknowns), expected = EXPR_ZERO;
  derivation_equation(d, left, right, sys->u.n, unknowns);
  derivation_prove(d, expr_sub(sys->g, left, shown));
  for (uint32_t i = 0; i < d->n; i++)
    expected = expr_add(sys->g, expected,
                        expr_mul(sys->g, expr_diff(sys->g, sys->qdot[i], sys->u.at[r].sym), multiplied_rows(d, i)));
  if (sys->sigma.n == 0) derivation_prove(d, on_the_sphere(d, expr_sub(sys->g, right, expected)));
}

/* A quaternion's equations, projected on the speeds: the multiplier of its norm, and those of the constraints, drop. */
static void by_speeds(derivation *d, const lagrange_result *l, const ex *shown) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  expr_subst *s = expr_subst_new(g, sys->arena);
  for (uint32_t i = 0; i < d->n; i++) {
    expr_subst_set(s, l->dot[i], sys->qdot[i]);
    expr_subst_set(s, l->ddot[i], sys->qddot[i]);
  }
  derivation_say(d, "The components of a quaternion are not independent; their equations are projected on the speeds, "
                    "by which the multiplier of its norm drops out:");
  for (uint32_t r = 0; r < sys->u.n; r++) {
    ex total = EXPR_ZERO;
    bool reaches = false;
    for (uint32_t i = 0; i < d->n; i++) {
      ex by = expr_diff(g, sys->qdot[i], sys->u.at[r].sym);
      reaches = reaches || (by != EXPR_ZERO && sys->m->coords.at[i].quaternion >= 0);
      total = expr_add(g, total, expr_mul(g, by, expr_subst_of(s, shown[i])));
    }
    if (reaches) by_speed(d, r, l->residual[r], total);
  }
}

static void equations_text(derivation *d, bool forces) {
  base_arena *a = d->sys->arena;
  step_label l = derivation_letter(d, 'L');
  const char *text = "d/dt " STEP_PARTIAL "%s/" STEP_PARTIAL "q' - " STEP_PARTIAL "%s/" STEP_PARTIAL "q";
  const char *latex = "\\frac{\\mathrm{d}}{\\mathrm{d}t} \\frac{\\partial %s}{\\partial \\dot q} - "
                      "\\frac{\\partial %s}{\\partial q}";
  const char *left =
      derivation_formula(d, base_format(a, text, l.text, l.text), base_format(a, latex, l.latex, l.latex));
  const char *rest = forces ? " less the generalized force" : "";
  if (d->rows.n)
    derivation_say(
        d,
        "For every coordinate, %s%s equals the sum of the multipliers, each times the derivative of its "
        "constraint with respect to %s. Together with the constraint%s %s these equations determine the motion:",
        left, rest, derivation_formula(d, "q'", "\\dot q"), d->constraints.first == d->constraints.last ? "" : "s",
        derivation_refs(d, d->constraints));
  else if (!d->sys->drives.n) derivation_say(d, "For every coordinate, %s%s is zero:", left, rest);
  if (d->sys->drives.n)
    derivation_say(d,
                   "For every coordinate, %s%s equals the magnitudes of the actuators, each times its work for a rate "
                   "of one%s. The servo-constraints may be used from here on, not before:",
                   left, rest, d->rows.n ? ", beside the multipliers" : "");
}

static void equations(derivation *d, const lagrange_result *l, const slopes *s, const ex *Q) {
  derive_system *sys = d->sys;
  ex *shown = BASE_ARRAY(sys->arena, ex, d->n + 1);
  bool forces = false;
  for (uint32_t i = 0; i < d->n; i++) forces = forces || Q[i] != EXPR_ZERO;
  derivation_section(d, "Equations of motion");
  equations_text(d, forces);
  for (uint32_t i = 0; i < d->n; i++) {
    ex t[3] = {s->rate[i], expr_neg(sys->g, s->by_place[i]), expr_neg(sys->g, Q[i])};
    shown[i] = expr_sum(sys->g, 3, t);
    if (sys->m->coords.at[i].quaternion < 0) by_coordinate(d, i, l->raw[i], shown[i]);
  }
  if (sys->m->quaternions.n) by_speeds(d, l, shown);
}

void derivation_lagrange(derivation *d) {
  derive_system *sys = d->sys;
  lagrange_result l = derive_lagrange(sys);
  take_rates(d, &l);
  derivation_quaternions(d);
  derivation_coordinates(d);
  if (sys->m->constraints.n) {
    derivation_section(d, "Constraints");
    derivation_constraints(d);
  }
  derivation_freedoms(d);
  derivation_spins(d);
  derivation_velocities(d);
  ex L = lagrangian(d);
  slopes s = derivatives(d, L);
  ex *Q = BASE_ARRAY(sys->arena, ex, d->n + 1);
  derivation_forces(d, false, Q);
  equations(d, &l, &s, Q);
}
