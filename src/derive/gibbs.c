/* gibbs.c: the Gibbs function and what follows from it (Desloge 9, 13, 21–23; Rostamian 9.4).

   Accelerations are affine in u': a = a₁ + a₀ with a₁ = Σ v_r u'_r and a₀ free of
   u'. Terms free of u' never matter, so they are left out from the start:

     S = Σ ½ m a₁·a₁ + m a₁·a₀ + ½ α₁·Iα₁ + α₁·(Iα₀ + ω × Iω)
     R = S − Σ f·a₁ − Σ M·α₁ + Σ ∂V/∂q q''

   a₁ is taken along the sigmas too, so that one backward sweep over R gives the
   equations, ∂R/∂u'_r = 0, and the multipliers, λ_k = ∂R/∂sigma'_k. S is
   quadratic in u': the mass matrix is its Hessian, found by differentiating the
   gradient forward, which costs what one body costs, not what all do. */
#include "derive/principle.h"
#include "derive/servo.h"

#include "base/fault.h"

static vec map(derive_system *sys, vec v, expr_deriv *d) {
  return vec_map(sys->s, v, sys_deriv, d);
}

/* Velocities and accelerations of every body in q, u, u'. */
void sys_move_bodies(derive_system *sys) {
  const mech_model *m = sys->m;
  if (sys->bodies) return;
  sys->bodies = BASE_ARRAY(sys->arena, sys_body, m->bodies.n + 1);
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    sys_body *x = &sys->bodies[i];
    x->v = vec_ddt(&sys->moving, b->center);
    x->a = vec_ddt(&sys->moving, x->v);
    x->a_free = vec_ddt(&sys->moving_free, x->v);
    x->v_all = sys->sigma.n ? vec_ddt(&sys->moving_all, b->center) : x->v; /* before the constraints are used */
    if (!b->rigid) continue;
    x->omega = sys->omega[b->frame];
    x->omega_all = sys->omega_all[b->frame];
    x->alpha = vec_ddt(&sys->moving, x->omega);
    x->alpha_free = vec_ddt(&sys->moving_free, x->omega);
    if (FAULT(ALPHA)) { /* Desloge's warning: the derivative in the frame of the components, without Ω × ω */
      x->alpha = map(sys, x->omega, sys->ddt);
      x->alpha_free = map(sys, x->omega, sys->ddt_free);
    }
  }
}

/* velocity of the point a load acts on, or angular velocity of the frame it turns; with the sigmas */
vec sys_load_velocity(derive_system *sys, const mech_load *l, bool all) {
  const sys_body *x = &sys->bodies[l->body];
  if (l->torque) return all ? sys->omega_all[l->frame] : sys->omega[l->frame];
  vec v = all ? x->v_all : x->v;
  const mech_body *b = &sys->m->bodies.at[l->body];
  if (!b->rigid) return v;
  return mech_material_velocity(sys->s, v, all ? x->omega_all : x->omega, vec_sub(sys->s, l->at, b->center));
}

vec sys_gyroscopic(derive_system *sys, const mech_body *b, vec omega) {
  vec h = vec_inertia(sys->s, b->inertia_frame, b->inertia, omega);
  vec w = vec_cross(sys->s, omega, h);
  return FAULT(GYROSCOPIC) ? vec_neg(sys->s, w) : w;
}

/* the contribution of one body to S */
static ex gibbs_of(derive_system *sys, uint32_t i) {
  expr_graph *g = sys->g;
  space *s = sys->s;
  const mech_body *b = &sys->m->bodies.at[i];
  const sys_body *x = &sys->bodies[i];
  ex half = expr_ratio(g, 1, 2), t[4];
  uint32_t n = 0;
  if (b->mass != EXPR_ZERO) {
    vec a1 = map(sys, x->v_all, sys->lift);
    t[n++] = expr_mul(g, half, expr_mul(g, b->mass, vec_dot(s, a1, a1)));
    if (!FAULT(BIAS_ACCELERATION)) t[n++] = expr_mul(g, b->mass, vec_dot(s, a1, x->a_free));
  }
  if (b->has_inertia) {
    vec al = map(sys, x->omega_all, sys->lift);
    vec ia = vec_inertia(s, b->inertia_frame, b->inertia, al);
    vec rest =
        vec_add(s, vec_inertia(s, b->inertia_frame, b->inertia, x->alpha_free), sys_gyroscopic(sys, b, x->omega));
    t[n++] = expr_mul(g, half, vec_dot(s, al, ia));
    t[n++] = vec_dot(s, al, rest);
  }
  return expr_sum(g, n, t);
}

/* Σ f·a₁ + Σ M·α₁ − Σ ∂V/∂q q'' */
static ex power_lifted(derive_system *sys) {
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    vec a1 = map(sys, sys_load_velocity(sys, l, true), sys->lift);
    ex p = vec_dot(sys->s, sys_to_u(sys, l->value), a1);
    total = expr_add(g, total, FAULT(LOAD_SIGN) ? expr_neg(g, p) : p);
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    if (m->potentials.at[i].has_load) continue;
    for (uint32_t k = 0; k < m->coords.n; k++) {
      ex d = expr_diff(g, m->potentials.at[i].value, m->coords.at[k].sym);
      if (d == EXPR_ZERO) continue;
      total = expr_sub(g, total, expr_mul(g, d, expr_deriv_of(sys->lift, sys->qdot_all[k])));
    }
  }
  return total;
}

static void set_energies(derive_system *sys) {
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2), total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    if (b->mass != EXPR_ZERO)
      total = expr_add(g, total, expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, x->v, x->v))));
    if (b->has_inertia) {
      vec h = vec_inertia(sys->s, b->inertia_frame, b->inertia, x->omega);
      total = expr_add(g, total, expr_mul(g, half, vec_dot(sys->s, x->omega, h)));
    }
  }
  sys->kinetic = total;
  sys->potential = EXPR_ZERO;
  for (uint32_t i = 0; i < m->potentials.n; i++)
    sys->potential = expr_add(g, sys->potential, m->potentials.at[i].value);
}

/* gradient with respect to u' (and sigma'), at sigma' = 0 */
static void gradient(derive_system *sys, ex f, ex *by_u, ex *by_sigma) {
  uint32_t nu = sys->u.n, n = nu + sys->sigma.n;
  ex *syms = BASE_ARRAY(sys->arena, ex, n + 1), *grad = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) syms[i] = i < nu ? sys->u.at[i].dot : sys->sigma.at[i - nu].dot;
  expr_gradient(sys->g, f, n, syms, grad);
  expr_subst *zero = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(zero, sys->sigma.at[k].dot, EXPR_ZERO);
  for (uint32_t i = 0; i < n; i++) {
    ex e = sys->sigma.n ? expr_subst_of(zero, grad[i]) : grad[i];
    if (i < nu) by_u[i] = e;
    else if (by_sigma) by_sigma[i - nu] = e;
  }
}

static ex rate_one(void *user, ex symbol) {
  return *(const ex *)user == symbol ? EXPR_ONE : EXPR_ZERO;
}

/* one forward sweep over all equations gives one column of the mass matrix */
static void set_mass(derive_system *sys) {
  uint32_t n = sys->u.n;
  sys->mass = BASE_ARRAY(sys->arena, ex, n * n + 1);
  sys->bias = BASE_ARRAY(sys->arena, ex, n + 1);
  expr_subst *rest = expr_subst_new(sys->g, sys->arena);
  for (uint32_t s = 0; s < n; s++) {
    base_arena scratch;
    base_scratch_init(&scratch, sys->arena->ctx);
    expr_deriv *d = expr_deriv_new(sys->g, &scratch, rate_one, &sys->u.at[s].dot);
    for (uint32_t r = 0; r < n; r++) sys->mass[r * n + s] = expr_deriv_of(d, sys->residual[r]);
    base_arena_free(&scratch);
    expr_subst_set(rest, sys->u.at[s].dot, EXPR_ZERO);
  }
  for (uint32_t r = 0; r < n; r++) sys->bias[r] = expr_subst_of(rest, sys->residual[r]);
}

void derive_gibbs(derive_system *sys) {
  if (sys->has_dynamics) return;
  sys_move_bodies(sys);
  uint32_t n = sys->u.n;
  ex S = EXPR_ZERO;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) S = expr_add(sys->g, S, gibbs_of(sys, i));
  ex power = power_lifted(sys);
  sys->gibbs = S;
  sys->gauss = expr_sub(sys->g, S, power);
  sys->residual = BASE_ARRAY(sys->arena, ex, n + 1);
  sys->multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  sys->Q = BASE_ARRAY(sys->arena, ex, n + 1);
  gradient(sys, sys->gauss, sys->residual, sys->multiplier);
  gradient(sys, power, sys->Q, NULL);
  set_mass(sys);
  set_energies(sys);
  sys->has_dynamics = true;
}

static ex sys_reduced(derive_system *sys, ex e) {
  normal_fuel fuel = {.terms = 1000000};
  ex n = normal_form(sys->g, e, &sys->m->facts, &fuel);
  return n == EXPR_NONE ? e : n;
}

static const ex *mass_reduced(derive_system *sys) {
  uint32_t n = sys->u.n;
  if (sys->mass_reduced) return sys->mass_reduced;
  sys->mass_reduced = BASE_ARRAY(sys->arena, ex, n * n + 1);
  for (uint32_t i = 0; i < n * n; i++) sys->mass_reduced[i] = sys_reduced(sys, sys->mass[i]);
  return sys->mass_reduced;
}

bool derive_is_idle(derive_system *sys, uint32_t r) {
  const ex *mass = mass_reduced(sys);
  for (uint32_t s = 0; s < sys->u.n; s++)
    if (mass[r * sys->u.n + s] != EXPR_ZERO) return false;
  for (uint32_t j = 0; j < sys->binds.n; j++)
    if (sys->binds.at[j].alpha[r] != EXPR_ZERO) return false;
  for (uint32_t j = 0; j < sys->drives.n; j++)
    if (sys->drives.at[j].along[r] != EXPR_ZERO || sys->servos.at[j].alpha[r] != EXPR_ZERO) return false;
  return sys_reduced(sys, sys->bias[r]) == EXPR_ZERO;
}

/* Entries in normal form first: what cancels there (a heading, say) need not be carried through the elimination. Idle
   speeds take no part: zero where b is, or there is no answer. */
bool derive_mass_solve(derive_system *sys, const ex *b, ex *x, normal_fuel *fuel) {
  uint32_t n = sys->u.n, k = 0;
  const ex *mass = mass_reduced(sys);
  uint32_t *busy = BASE_ARRAY(sys->arena, uint32_t, n + 1);
  ex *a = BASE_ARRAY(sys->arena, ex, n * n + 1), *right = BASE_ARRAY(sys->arena, ex, n + 1),
     *y = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    right[k] = sys_reduced(sys, b[i]);
    x[i] = EXPR_ZERO;
    if (!derive_is_idle(sys, i)) busy[k++] = i;
    else if (right[k] != EXPR_ZERO) return false;
  }
  for (uint32_t i = 0; i < k; i++)
    for (uint32_t j = 0; j < k; j++) a[i * k + j] = mass[busy[i] * n + busy[j]];
  if (normal_solve(sys->g, k, 1, a, right, y, &sys->m->facts, fuel) != ANSWER_YES) return false;
  for (uint32_t i = 0; i < k; i++) x[busy[i]] = y[i];
  return true;
}

/* with all unknown forces (kkt.c); what the servo equations determine is put in before it is solved */
static bool solve_in_evidence(derive_system *sys, ex *x, normal_fuel *fuel) {
  const sys_kkt *p = derive_kkt(sys);
  ex *k = BASE_ARRAY(sys->arena, ex, p->w * p->w + 1), *b = BASE_ARRAY(sys->arena, ex, p->w + 1);
  for (uint32_t i = 0; i < p->w * p->w; i++) k[i] = sys_reduced(sys, derive_on_servo(sys, p->k[i]));
  for (uint32_t i = 0; i < p->w; i++) b[i] = sys_reduced(sys, derive_on_servo(sys, p->b[i]));
  return normal_solve(sys->g, p->w, 1, k, b, x, &sys->m->facts, fuel) == ANSWER_YES;
}

bool derive_solve(derive_system *sys, ex *udot, normal_fuel *fuel) {
  if (sys->binds.n + sys->drives.n) return solve_in_evidence(sys, udot, fuel);
  ex *b = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  for (uint32_t i = 0; i < sys->u.n; i++) b[i] = expr_neg(sys->g, sys->bias[i]);
  if (!derive_mass_solve(sys, b, udot, fuel)) return false;
  for (uint32_t i = 0; i < sys->u.n; i++)
    if (derive_is_idle(sys, i)) udot[i] = sys->u.at[i].dot; /* anything */
  return true;
}

expr_subst *derive_in_motion(derive_system *sys, const ex *solution) {
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < sys->u.n; i++) expr_subst_set(s, sys->u.at[i].dot, solution[i]);
  for (uint32_t j = 0; j < sys->binds.n; j++) expr_subst_set(s, sys->binds.at[j].lambda, solution[sys->u.n + j]);
  for (uint32_t j = 0; j < sys->drives.n; j++)
    expr_subst_set(s, sys->drives.at[j].mu, solution[sys->u.n + sys->binds.n + j]);
  return s;
}
