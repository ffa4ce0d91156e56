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

/* ∂/∂symbol with the basis vectors held; what the bodies have in common is differentiated once */
typedef struct along {
  derive_system *sys;
  ex symbol;
  expr_deriv *by;
  const vec *turning; /* of each body: I α + ω × I ω */
} along;

static ex rate_along(void *user, ex symbol) {
  return ((const along *)user)->symbol == symbol ? EXPR_ONE : EXPR_ZERO;
}

static vec partial_of(const along *d, vec v) {
  return vec_map(d->sys->s, v, sys_deriv, d->by);
}

static ex body_term(const along *d, uint32_t i) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  const mech_body *b = &sys->m->bodies.at[i];
  const sys_body *x = &sys->bodies[i];
  ex total = EXPR_ZERO;
  if (b->mass != EXPR_ZERO) {
    vec vr = partial_of(d, x->v_all);
    if (FAULT(PARTIAL_VELOCITY)) vr = vec_neg(sys->s, vr);
    total = expr_mul(g, b->mass, vec_dot(sys->s, x->a, vr));
  }
  if (b->has_inertia) total = expr_add(g, total, vec_dot(sys->s, d->turning[i], partial_of(d, x->omega_all)));
  return total;
}

static ex force_term(const along *d) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    vec vr = partial_of(d, sys_load_velocity(sys, &m->loads.at[i], true));
    total = expr_add(g, total, vec_dot(sys->s, sys_to_u(sys, m->loads.at[i].value), vr));
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    if (m->potentials.at[i].has_load) continue;
    for (uint32_t k = 0; k < m->coords.n; k++) {
      ex slope = expr_diff(g, m->potentials.at[i].value, m->coords.at[k].sym);
      total = expr_sub(g, total, expr_mul(g, slope, expr_deriv_of(d->by, sys->qdot_all[k])));
    }
  }
  return total;
}

/* The partials may not contain the sigmas themselves: velocities are affine in them. */
static ex equation(derive_system *sys, const vec *turning, ex symbol) {
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  along d = {sys, symbol, NULL, turning};
  d.by = expr_deriv_new(sys->g, &scratch, rate_along, &d);
  ex total = expr_neg(sys->g, force_term(&d));
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) total = expr_add(sys->g, total, body_term(&d, i));
  base_arena_free(&scratch);
  return total;
}

static vec *turning_of_bodies(derive_system *sys) {
  const mech_model *m = sys->m;
  vec *turning = BASE_ARRAY(sys->arena, vec, m->bodies.n + 1);
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    if (!b->has_inertia) continue;
    turning[i] =
        vec_add(sys->s, vec_inertia(sys->s, b->inertia_frame, b->inertia, x->alpha), sys_gyroscopic(sys, b, x->omega));
  }
  return turning;
}

void derive_kane(derive_system *sys, ex *residual, ex *multiplier) {
  sys_move_bodies(sys);
  const vec *turning = turning_of_bodies(sys);
  for (uint32_t r = 0; r < sys->u.n; r++) residual[r] = equation(sys, turning, sys->u.at[r].sym);
  for (uint32_t k = 0; k < sys->sigma.n; k++) multiplier[k] = equation(sys, turning, sys->sigma.at[k].sym);
}
