/* energy.c: the rate of energy against the power of the forces, as an identity.

   Multiply the equations by the speeds: Σ u_r residual_r = Σ (m a − f)·(v − v_t) + …,
   where v_t is what moves at u = 0 (prescribed motion, rheonomic or inhomogeneous
   constraints). Since dT/dt = Σ m a·v + (Iα + ω×Iω)·ω,

     dT/dt − Σ f·v − Σ M·ω − Σ (m a − f)·v_t − Σ (Iα + ω×Iω − M)·ω_t − Σ u_r residual_r = 0

   must hold identically, whatever u' is. It ties T to S and both to the forces. */
#include "derive/energy.h"

#include "derive/principle.h"

static vec at_rest(derive_system *sys, expr_subst *zero, vec v) {
  return vec_map(sys->s, v, sys_dissolve, zero);
}

static ex loads_power(derive_system *sys, expr_subst *zero) {
  const mech_model *m = sys->m;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->loads.n; i++) { /* f·v − f·v_t */
    vec v = sys_load_velocity(sys, &m->loads.at[i], false), f = sys_to_u(sys, m->loads.at[i].value);
    total = expr_add(sys->g, total, vec_dot(sys->s, f, vec_sub(sys->s, v, at_rest(sys, zero, v))));
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    if (m->potentials.at[i].has_load) continue;
    for (uint32_t k = 0; k < m->coords.n; k++) {
      ex d = expr_diff(sys->g, m->potentials.at[i].value, m->coords.at[k].sym);
      ex rate = expr_sub(sys->g, sys->qdot[k], expr_subst_of(zero, sys->qdot[k]));
      total = expr_sub(sys->g, total, expr_mul(sys->g, d, rate));
    }
  }
  return total;
}

static ex drive_power(derive_system *sys, expr_subst *zero) {
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    ex p = expr_mul(sys->g, b->mass, vec_dot(sys->s, x->a, at_rest(sys, zero, x->v)));
    total = expr_add(sys->g, total, p);
    if (!b->has_inertia) continue;
    vec rate =
        vec_add(sys->s, vec_inertia(sys->s, b->inertia_frame, b->inertia, x->alpha), sys_gyroscopic(sys, b, x->omega));
    total = expr_add(sys->g, total, vec_dot(sys->s, rate, at_rest(sys, zero, x->omega)));
  }
  return total;
}

ex derive_energy_defect(derive_system *sys) {
  derive_gibbs(sys);
  expr_graph *g = sys->g;
  expr_subst *zero = expr_subst_new(g, sys->arena);
  for (uint32_t r = 0; r < sys->u.n; r++) expr_subst_set(zero, sys->u.at[r].sym, EXPR_ZERO);
  ex total = expr_deriv_of(sys->ddt, sys->kinetic);
  total = expr_sub(g, total, loads_power(sys, zero));
  total = expr_sub(g, total, drive_power(sys, zero));
  for (uint32_t r = 0; r < sys->u.n; r++) total = expr_sub(g, total, expr_mul(g, sys->u.at[r].sym, sys->residual[r]));
  return total;
}

/* --- what changes T + V --- */

/* does it depend on time other than through the coordinates? */
static bool is_timely(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_TIME || kind == SYM_LET || kind == SYM_GIVEN;
}

static bool depends_on_time(derive_system *sys, ex e) {
  return expr_depends(sys->g, e, is_timely, sys->g);
}

/* ∂V/∂t with the coordinates held */
static ex rate_of_time(derive_system *sys, ex e) {
  ex total = expr_deriv_of(sys->ddt, e);
  for (uint32_t k = 0; k < sys->m->coords.n; k++) {
    ex d = expr_diff(sys->g, e, sys->m->coords.at[k].sym);
    total = expr_sub(sys->g, total, expr_mul(sys->g, d, sys->qdot[k]));
  }
  return total;
}

ex derive_power(derive_system *sys) {
  derive_gibbs(sys);
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  expr_subst *zero = expr_subst_new(g, sys->arena);
  for (uint32_t r = 0; r < sys->u.n; r++) expr_subst_set(zero, sys->u.at[r].sym, EXPR_ZERO);
  bool timely = false; /* then a force and its potential may differ in power */
  for (uint32_t i = 0; i < m->potentials.n; i++)
    timely = timely || (m->potentials.at[i].has_load && depends_on_time(sys, m->potentials.at[i].value));
  ex total = drive_power(sys, zero);
  for (uint32_t i = 0; i < m->loads.n; i++) {
    vec v = sys_load_velocity(sys, &m->loads.at[i], false), f = sys_to_u(sys, m->loads.at[i].value);
    if (timely || !m->loads.at[i].conservative) total = expr_add(g, total, vec_dot(sys->s, f, v));
    total = expr_sub(g, total, vec_dot(sys->s, f, at_rest(sys, zero, v)));
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    ex v = m->potentials.at[i].value;
    if (m->potentials.at[i].has_load) {
      if (timely) total = expr_add(g, total, expr_deriv_of(sys->ddt, v));
      continue;
    }
    if (depends_on_time(sys, v)) total = expr_add(g, total, rate_of_time(sys, v));
    for (uint32_t k = 0; k < m->coords.n; k++) {
      ex still = expr_subst_of(zero, sys->qdot[k]);
      if (still != EXPR_ZERO) total = expr_add(g, total, expr_mul(g, expr_diff(g, v, m->coords.at[k].sym), still));
    }
  }
  return total;
}
