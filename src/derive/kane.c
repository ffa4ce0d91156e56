/* kane.c: Jourdain's principle in Appell's and Kane's form (Wang & Pao 41, 52, 56; Roithmayr & Hodges 1–3).

     Σ (m a − f)·v_r + (I α + ω × I ω − M)·ω_r = 0

   The partial velocities are formed as vectors and dotted, body by body; no
   function S, no gradient: a second road to the same equations. */
#include "derive/principle.h"

#include "base/fault.h"

static ex by_symbol(void *user, ex e) {
  const partial *p = user;
  return expr_diff(p->sys->g, e, p->symbol);
}

vec sys_partial(derive_system *sys, vec v, ex symbol) {
  partial p = {sys, symbol};
  vec r = vec_map(sys->s, v, by_symbol, &p);
  return r;
}

static ex body_term(derive_system *sys, uint32_t i, ex symbol) {
  expr_graph *g = sys->g;
  const mech_body *b = &sys->m->bodies.at[i];
  const sys_body *x = &sys->bodies[i];
  ex total = EXPR_ZERO;
  if (b->mass != EXPR_ZERO) {
    vec vr = sys_partial(sys, x->v_all, symbol);
    if (FAULT(PARTIAL_VELOCITY)) vr = vec_neg(sys->s, vr);
    total = expr_mul(g, b->mass, vec_dot(sys->s, x->a, vr));
  }
  if (b->has_inertia) {
    vec wr = sys_partial(sys, x->omega_all, symbol);
    vec rate =
        vec_add(sys->s, vec_inertia(sys->s, b->inertia_frame, b->inertia, x->alpha), sys_gyroscopic(sys, b, x->omega));
    total = expr_add(g, total, vec_dot(sys->s, rate, wr));
  }
  return total;
}

static ex force_term(derive_system *sys, ex symbol) {
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    vec vr = sys_partial(sys, sys_load_velocity(sys, &m->loads.at[i], true), symbol);
    total = expr_add(g, total, vec_dot(sys->s, sys_to_u(sys, m->loads.at[i].value), vr));
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    if (m->potentials.at[i].has_load) continue;
    for (uint32_t k = 0; k < m->coords.n; k++) {
      ex d = expr_diff(g, m->potentials.at[i].value, m->coords.at[k].sym);
      total = expr_sub(g, total, expr_mul(g, d, expr_diff(g, sys->qdot_all[k], symbol)));
    }
  }
  return total;
}

/* The partials may not contain the sigmas themselves: velocities are affine in them. */
static ex equation(derive_system *sys, ex symbol) {
  ex total = expr_neg(sys->g, force_term(sys, symbol));
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) total = expr_add(sys->g, total, body_term(sys, i, symbol));
  return total;
}

void derive_kane(derive_system *sys, ex *residual, ex *multiplier) {
  sys_move_bodies(sys);
  for (uint32_t r = 0; r < sys->u.n; r++) residual[r] = equation(sys, sys->u.at[r].sym);
  for (uint32_t k = 0; k < sys->sigma.n; k++) multiplier[k] = equation(sys, sys->sigma.at[k].sym);
}
