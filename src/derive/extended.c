/* extended.c: Lagrange's equations for systems with actuators (Beghin 8–12, 15–16), and what ties the two forms together.

   d/dt ∂T/∂q' − ∂T/∂q + ∂V/∂q − Q, with T, V, Q formed as if the servo equations were
   not there. Once the partial derivatives are taken the servo equations may be
   used, so ∂T/∂q' is reduced to what is still free before it is differentiated:
   the accelerations come from another order of steps than in Appell's form. The
   equations along the displacements of the embedding must be the same, and so
   must the magnitudes. */
#include "derive/principle.h"
#include "derive/servo.h"

#include "base/fault.h"

static expr_subst *into_speeds(derive_system *sys, const lagrange_result *l) {
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < sys->m->coords.n; i++) expr_subst_set(s, l->dot[i], sys->qdot[i]);
  return s;
}

void derive_lagrange_extended(derive_system *sys, const lagrange_result *l, ex *out) {
  const sys_embedding *e = derive_embed(sys);
  expr_graph *g = sys->g;
  uint32_t nq = sys->m->coords.n, nu = sys->u.n, first = e->nind + sys->binds.n;
  expr_subst *s = into_speeds(sys, l);
  ex *raw = BASE_ARRAY(sys->arena, ex, nq + 1), *along = BASE_ARRAY(sys->arena, ex, nu + 1);
  for (uint32_t i = 0; i < nq; i++) {
    ex momentum = derive_on_servo(sys, expr_subst_of(s, l->momentum[i]));
    ex rate = expr_subst_of(e->in, expr_deriv_of(sys->ddt, momentum));
    ex t[3] = {expr_neg(g, l->dT[i]), l->dV[i], expr_neg(g, l->Q[i])};
    raw[i] = expr_add(g, rate, expr_subst_of(s, expr_sum(g, 3, t)));
  }
  for (uint32_t r = 0; r < nu; r++) {
    along[r] = EXPR_ZERO;
    for (uint32_t i = 0; i < nq; i++)
      along[r] = expr_add(g, along[r], expr_mul(g, expr_diff(g, sys->qdot[i], sys->u.at[r].sym), raw[i]));
  }
  for (uint32_t k = 0; k < e->nind + sys->drives.n; k++) {
    const ex *way = e->reach + (k < e->nind ? k : first + k - e->nind) * nu;
    ex total = EXPR_ZERO;
    for (uint32_t r = 0; r < nu; r++) total = expr_add(g, total, expr_mul(g, way[r], along[r]));
    out[k] = derive_on_servo(sys, total);
  }
}

static ex product(derive_system *sys, const ex *a, const ex *b) {
  ex total = EXPR_ZERO;
  for (uint32_t r = 0; r < sys->u.n; r++) total = expr_add(sys->g, total, expr_mul(sys->g, a[r], b[r]));
  return derive_on_servo(sys, total);
}

/* Σ u_r residual_r = Σ mu along·u and what is left along the displacements: the actuators feed in what energy gains beyond
   the given forces (Beghin 16). With contacts that are not linear their power stands between. */
static ex power_defect(derive_system *sys, const sys_embedding *e) {
  expr_graph *g = sys->g;
  ex *u = BASE_ARRAY(sys->arena, ex, sys->u.n + 1), total = EXPR_ZERO;
  for (uint32_t r = 0; r < sys->u.n; r++) {
    u[r] = sys->u.at[r].sym;
    total = expr_add(g, total, expr_mul(g, u[r], expr_subst_of(e->in, sys->residual[r])));
  }
  total = derive_on_servo(sys, total);
  for (uint32_t i = 0; i < sys->drives.n; i++)
    total = expr_sub(g, total, expr_mul(g, e->magnitude[i], product(sys, sys->drives.at[i].along, u)));
  for (uint32_t k = 0; k < e->nind; k++)
    total = expr_sub(g, total, expr_mul(g, e->residual[k], derive_on_servo(sys, u[e->along[k]])));
  return total;
}

void derive_servo_identities(derive_system *sys, expr_list *work, expr_list *allowed, expr_list *power) {
  const sys_embedding *e = derive_embed(sys);
  expr_graph *g = sys->g;
  base_arena *a = sys->arena;
  uint32_t nb = sys->binds.n;
  for (uint32_t k = 0; k < e->nind; k++) {
    const ex *way = e->reach + k * sys->u.n;
    for (uint32_t i = 0; i < nb; i++) base_push(a, work, product(sys, sys->binds.at[i].alpha, way));
    for (uint32_t i = 0; i < sys->drives.n; i++) base_push(a, work, product(sys, sys->drives.at[i].along, way));
  }
  ex *dot = BASE_ARRAY(a, ex, sys->u.n + 1);
  for (uint32_t r = 0; r < sys->u.n; r++) dot[r] = sys->u.at[r].dot;
  for (uint32_t i = 0; i < nb + sys->servos.n + sys->hidden.n; i++) {
    const sys_bind *b = i < nb                   ? &sys->binds.at[i]
                        : i < nb + sys->servos.n ? &sys->servos.at[i - nb]
                                                 : &sys->hidden.at[i - nb - sys->servos.n];
    ex total = expr_add(g, product(sys, b->alpha, dot), b->gamma);
    base_push(a, allowed, derive_on_servo(sys, expr_subst_of(e->in, total)));
  }
  if (nb == 0) base_push(a, power, power_defect(sys, e));
}
