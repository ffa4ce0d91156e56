/* steps_lagrange.c: Lagrange's equations step by step (Rostamian's preface, 1–5): velocities, T, V, L = T − V,
   ∂L/∂q' and its rate, ∂L/∂q, the equations. All in q, q', q''; no acceleration of a body is formed. */
#include "derive/principle.h"
#include "out/derivation.h"

static const char *tex(derivation *d, const char *fmt, const char *name) {
  return base_format(d->sys->arena, fmt, derivation_tex(d, name));
}

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
  d->from = l->moving;
}

static ex kinetic_energy(derivation *d) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2), T = EXPR_ZERO;
  derivation_inertias(d);
  derivation_say(d,
                 "The kinetic energy is half of mass times velocity squared; a body that turns adds omega.I.omega/2.");
  bool several = sys->m->bodies.n > 1;
  ex *dots = BASE_ARRAY(sys->arena, ex, d->n + 1);
  for (uint32_t i = 0; i < d->n; i++) dots[i] = d->u[i].sym;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const shown_body *x = &d->bodies[i];
    ex e = expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, x->v, x->v)));
    vec h = b->has_inertia ? vec_inertia(sys->s, b->inertia_frame, x->inertia, x->omega) : (vec){0, NULL};
    if (b->has_inertia) e = expr_add(g, e, expr_mul(g, half, vec_dot(sys->s, x->omega, h)));
    ex shown = several ? derivation_by_powers(d, e, d->n, dots) : e;
    if (several) {
      derivation_put(d, LABEL(d, "T(%s)", tex(d, "T_{%s}", b->name), b->name), shown);
      derivation_prove(d, expr_sub(g, shown, e));
    }
    T = expr_add(g, T, shown);
  }
  ex shown = derivation_by_powers(d, T, d->n, dots);
  derivation_put(d, (step_label){"T", "T"}, shown);
  derivation_prove(d, expr_sub(g, shown, T));
  return shown;
}

static ex potential_energy(derivation *d) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  ex V = EXPR_ZERO;
  if (!m->potentials.n) {
    derivation_say(d, "There is no potential: V = 0.");
    return V;
  }
  derivation_say(d, "The potential energy%s", m->potentials.n > 1 ? ", term by term and in sum:" : ":");
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    const mech_potential *v = &m->potentials.at[i];
    ex shown = derive_tidy(sys, v->value);
    if (m->potentials.n > 1) {
      derivation_put(d, LABEL(d, "V%u", base_format(sys->arena, "V_{%u}", i + 1), i + 1), shown);
      derivation_prove(d, expr_sub(sys->g, shown, v->value));
    }
    V = expr_add(sys->g, V, m->potentials.n > 1 ? shown : v->value);
  }
  ex shown = derive_tidy(sys, V);
  derivation_put(d, (step_label){"V", "V"}, shown);
  derivation_prove(d, expr_sub(sys->g, shown, V));
  return shown;
}

typedef struct slopes {
  ex *by_rate, *rate, *by_place; /* ∂L/∂q', its derivative, ∂L/∂q */
} slopes;

static slopes derivatives(derivation *d, ex L) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  slopes s = {BASE_ARRAY(sys->arena, ex, d->n + 1), BASE_ARRAY(sys->arena, ex, d->n + 1),
              BASE_ARRAY(sys->arena, ex, d->n + 1)};
  ex *dots = BASE_ARRAY(sys->arena, ex, d->n + 1);
  for (uint32_t i = 0; i < d->n; i++) dots[i] = d->u[i].sym;
  derivation_section(d, "Derivatives of L");
  for (uint32_t i = 0; i < d->n; i++) {
    const char *q = sys->m->coords.at[i].name, *u = d->u[i].name;
    ex p = expr_diff(g, L, d->u[i].sym), place = expr_diff(g, L, sys->m->coords.at[i].sym);
    s.by_rate[i] = derivation_by_powers(d, p, d->n, dots);
    derivation_put(d, LABEL(d, "dL/d%s", tex(d, "\\frac{\\partial L}{\\partial %s}", u), u), s.by_rate[i]);
    derivation_prove(d, expr_sub(g, s.by_rate[i], p));
    ex rate = expr_deriv_of(d->moving.ddt, s.by_rate[i]);
    s.rate[i] = derivation_by_powers(d, rate, d->n, d->udot);
    const char *t = tex(d, "\\frac{\\mathrm{d}}{\\mathrm{d}t} \\frac{\\partial L}{\\partial %s}", u);
    derivation_put_by(d, LABEL(d, "d/dt dL/d%s", t, u), s.rate[i]);
    derivation_prove(d, expr_sub(g, s.rate[i], rate));
    s.by_place[i] = derive_tidy(sys, place);
    derivation_put(d, LABEL(d, "dL/d%s", tex(d, "\\frac{\\partial L}{\\partial %s}", q), q), s.by_place[i]);
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
    if (reaches) derivation_balance(d, l->residual[r], total, sys->u.n, out_speed_dots(sys, r));
  }
}

static void equations(derivation *d, const lagrange_result *l, const slopes *s, const ex *Q) {
  derive_system *sys = d->sys;
  ex *shown = BASE_ARRAY(sys->arena, ex, d->n + 1);
  derivation_section(d, "Equations of motion");
  derivation_say(d, "%s",
                 sys->sigma.n ? "For every coordinate, d/dt dL/dq' - dL/dq - Q equals the multipliers times the "
                                "coefficients of q' in the constraints; the constraints complete the system:"
                              : "For every coordinate, d/dt dL/dq' - dL/dq = Q:");
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
  if (sys->m->constraints.n) derivation_constraints(d);
  derivation_say(d, "Degrees of freedom: %u.", sys->u.n);
  derivation_spins(d);
  derivation_velocities(d);
  derivation_section(d, "Energies");
  ex T = kinetic_energy(d), V = potential_energy(d), L = expr_sub(sys->g, T, V);
  derivation_say(d, "The Lagrangian:");
  derivation_put(d, (step_label){"L = T - V", "L = T - V"}, L);
  derivation_prove(d, expr_sub(sys->g, L, expr_sub(sys->g, T, V)));
  slopes s = derivatives(d, L);
  ex *Q = BASE_ARRAY(sys->arena, ex, d->n + 1);
  derivation_forces(d, false, Q);
  equations(d, &l, &s, Q);
}
