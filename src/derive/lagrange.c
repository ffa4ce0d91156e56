/* lagrange.c: Lagrange's equations, from T(q, q', t) and V(q, t) alone (Rostamian 5.17, 6.4).

     d/dt ∂T/∂q' − ∂T/∂q + ∂V/∂q = Q + Aᵀλ

   No acceleration of any body is formed: velocities come from the addition
   theorem in the coordinates' own rates, never from the user's speeds, and a
   quaternion enters through ω = 2 e* e' (Rostamian 12.18). Forces with a
   potential enter by it, the others by their power. The result is compared with
   the other principles by projecting it on the directions ∂q'/∂u_r (which do no
   work against the constraints) and ∂q'/∂sigma_k (which give the multipliers).
   For a quaternion these directions keep e·e = 1, so the multiplier of that
   relation drops out. */
#include "derive/principle.h"

#include <string.h>

#include "base/fault.h"

typedef struct route {
  derive_system *sys;
  uint32_t n;
  ex *dot, *ddot;      /* symbols q', q'' of every coordinate, quaternion components included */
  expr_subst *to_dots; /* quaternion body rates in e, e' */
  expr_deriv *ddt;
  vec *omega;
} route;

static ex rate_plain(void *user, ex symbol) {
  route *r = user;
  derive_system *sys = r->sys;
  for (uint32_t i = 0; i < r->n; i++) {
    if (sys->m->coords.at[i].sym == symbol) return r->dot[i];
    if (r->dot[i] == symbol) return r->ddot[i];
  }
  mech_model view = *sys->m;
  view.g = sys->g;
  int kind = expr_symbol_kind(sys->g, symbol);
  return kind == SYM_GIVEN || kind == SYM_TIME || kind == SYM_LET ? mech_rate_of(&view, symbol) : EXPR_ZERO;
}

/* ω_i = 2 (e0 e_i' − e0' e_i − e_j e_k' + e_k e_j'): the vector part of 2 e* e' */
static void quaternion_rates(route *r) {
  derive_system *sys = r->sys;
  expr_graph *g = sys->g;
  for (uint32_t q = 0; q < sys->m->quaternions.n; q++) {
    const mech_quaternion *x = &sys->m->quaternions.at[q];
    const ex *e = x->e, *d = r->dot + x->coord;
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3 + 1, k = (i + 2) % 3 + 1;
      ex t[4] = {expr_mul(g, e[0], d[i + 1]), expr_neg(g, expr_mul(g, d[0], e[i + 1])),
                 expr_neg(g, expr_mul(g, e[j], d[k])), expr_mul(g, e[k], d[j])};
      expr_subst_set(r->to_dots, sys->m->rates.at[x->rate + (uint32_t)i].sym,
                     expr_mul(g, expr_int(g, 2), expr_sum(g, 4, t)));
    }
  }
}

static void set_route(route *r, derive_system *sys) {
  const mech_model *m = sys->m;
  *r = (route){.sys = sys, .n = m->coords.n};
  r->dot = BASE_ARRAY(sys->arena, ex, r->n + 1);
  r->ddot = BASE_ARRAY(sys->arena, ex, r->n + 1);
  for (uint32_t i = 0; i < r->n; i++) {
    r->dot[i] = expr_symbol(sys->g, base_format(sys->arena, "%s'", m->coords.at[i].name), SYM_RATE);
    r->ddot[i] = expr_symbol(sys->g, base_format(sys->arena, "%s''", m->coords.at[i].name), SYM_ACCEL);
  }
  r->to_dots = expr_subst_new(sys->g, sys->arena);
  quaternion_rates(r);
  r->ddt = expr_deriv_new(sys->g, sys->arena, rate_plain, r);
  r->omega = BASE_ARRAY(sys->arena, vec, sys->s->frames.n);
  for (uint32_t f = 1; f < sys->s->frames.n; f++) {
    vec spin = vec_map(sys->s, sys->s->frames.at[f].spin, sys_dissolve, r->to_dots);
    r->omega[f] = vec_add(sys->s, r->omega[sys->s->frames.at[f].parent], spin);
  }
}

static ex kinetic(route *r, motion *mo) {
  derive_system *sys = r->sys;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2), total = EXPR_ZERO;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    if (b->mass != EXPR_ZERO) {
      vec v = vec_ddt(mo, b->center);
      total = expr_add(g, total, expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, v, v))));
    }
    if (b->has_inertia) {
      vec w = r->omega[b->frame];
      total = expr_add(g, total,
                       expr_mul(g, half, vec_dot(sys->s, w, vec_inertia(sys->s, b->inertia_frame, b->inertia, w))));
    }
  }
  return total;
}

/* Σ f·v + Σ M·ω of the forces without a potential, with the forces behind symbols so that only v is differentiated. */
static void generalized_forces(route *r, motion *mo, ex *Q) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    if (l->conservative) continue;
    const mech_body *b = &m->bodies.at[l->body];
    vec v = l->torque ? r->omega[l->frame] : vec_ddt(mo, b->center);
    if (!l->torque && b->rigid)
      v = mech_material_velocity(sys->s, v, r->omega[b->frame], vec_sub(sys->s, l->at, b->center));
    vec f = sys_to_u(sys, l->value);
    for (uint32_t k = 0; k < r->n; k++)
      Q[k] = expr_add(sys->g, Q[k], vec_dot(sys->s, f, sys_partial(sys, v, r->dot[k])));
  }
}

/* q' and q'' by u and u' */
static expr_subst *into_speeds(route *r) {
  derive_system *sys = r->sys;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < r->n; i++) {
    expr_subst_set(s, r->dot[i], sys->qdot[i]);
    expr_subst_set(s, r->ddot[i], sys->qddot[i]);
  }
  return s;
}

static ex project(route *r, const ex *raw, ex symbol) {
  expr_graph *g = r->sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < r->n; i++)
    total = expr_add(g, total, expr_mul(g, expr_diff(g, r->sys->qdot_all[i], symbol), raw[i]));
  return total;
}

lagrange_result derive_lagrange(derive_system *sys) {
  route *kept = BASE_NEW(sys->arena, route), r; /* its derivative is part of the result */
  set_route(kept, sys);
  r = *kept;
  expr_graph *g = sys->g;
  base_arena *a = sys->arena;
  motion mo = {sys->s, r.ddt, r.omega};
  ex T = kinetic(&r, &mo), V = EXPR_ZERO;
  for (uint32_t i = 0; i < sys->m->potentials.n; i++) V = expr_add(g, V, sys->m->potentials.at[i].value);
  ex *q = BASE_ARRAY(a, ex, r.n + 1), *p = BASE_ARRAY(a, ex, r.n + 1), *dT = BASE_ARRAY(a, ex, r.n + 1),
     *dV = BASE_ARRAY(a, ex, r.n + 1), *Q = BASE_ARRAY(a, ex, r.n + 1), *reduced = BASE_ARRAY(a, ex, r.n + 1);
  for (uint32_t i = 0; i < r.n; i++) q[i] = sys->m->coords.at[i].sym;
  expr_gradient(g, T, r.n, r.dot, p);
  expr_gradient(g, T, r.n, q, dT);
  expr_gradient(g, V, r.n, q, dV);
  generalized_forces(&r, &mo, Q);
  lagrange_result out = {.T = T, .V = V, .momentum = p, .dT = dT, .dV = dV, .Q = Q};
  out.moving = mo, out.dot = r.dot, out.ddot = r.ddot;
  out.raw = BASE_ARRAY(a, ex, r.n + 1);
  out.residual = BASE_ARRAY(a, ex, sys->u.n + 1);
  out.multiplier = BASE_ARRAY(a, ex, sys->sigma.n + 1);
  expr_subst *s = into_speeds(&r);
  for (uint32_t i = 0; i < r.n; i++) {
    if (FAULT(LAGRANGE_POSITION)) dT[i] = EXPR_ZERO; /* ∂T/∂q forgotten */
    ex t[4] = {expr_deriv_of(r.ddt, p[i]), expr_neg(g, dT[i]), dV[i], expr_neg(g, Q[i])};
    out.raw[i] = expr_sum(g, 4, t);
    reduced[i] = expr_subst_of(s, out.raw[i]);
  }
  for (uint32_t k = 0; k < sys->u.n; k++) out.residual[k] = project(&r, reduced, sys->u.at[k].sym);
  for (uint32_t k = 0; k < sys->sigma.n; k++) out.multiplier[k] = project(&r, reduced, sys->sigma.at[k].sym);
  return out;
}
