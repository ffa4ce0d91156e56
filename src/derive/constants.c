/* constants.c: quantities that stay constant in every motion (MATH 5).

   Candidates, in this order: the energy T + V, or else Jacobi's integral
   Σ ∂T/∂q' q' − T + V; V is also that of given forces that turn out to have one.
   The momenta ∂T/∂q' of ignorable coordinates. The speeds themselves. Momentum and
   moment of momentum of the whole, about O and about the mass centre, and of
   single bodies about their centres, along the axes of every frame and, about the
   mass centre, towards every point (Jellett's integral of a rolling ball, with its
   point of contact).

   dF/dt = Σ ∂F/∂u_r u'_r + … is first looked at with numbers, at random states
   that the constraints allow; what survives is proved by the normal form, where
   the constraints hold, in one of two ways. Either u' is put in from the exactly
   solved equations; or, with k such that M k = ∂F/∂u, from M u' + c = Aᵀλ,

       dF/dt − Σ k_r residual_r = 0   and   A k = 0 ,

   which for the energy needs nothing solved: k = u. A candidate that is a
   function of those before it and of the constraints, as its gradient shows, is
   passed over. In a system of more than MANY variables only the energy is tried. */
#include <math.h>
#include <string.h>

#include "derive/manifold.h"
#include "derive/pfaff.h"
#include "derive/principle.h"
#include "derive/reduction.h"
#include "num/num.h"

enum { STATES = 4, FRAMES_MOST = 10, BODIES_MOST = 6, POINTS_MOST = 12, MANY = 100 };
#define PROOF_FUEL ((uint64_t)5000000)

typedef struct hunter {
  derive_system *sys;
  base_arena *a; /* scratch */
  constant_list *out;
  const reduction *known;
  const ex *solution;
  expr_subst *in_motion;
  derive_manifold *manifold;
  double *state[STATES]; /* values by symbol, u' among them */
  uint32_t states, symbols;
  bool special; /* with the model's parameters, not random ones */
  uint32_t nc, nu;
  double *basis; /* gradients of what is constant already, by q and u, at the first state */
  uint32_t rank;
} hunter;

/* --- numbers --- */

/* u' and multipliers at a state: [M −Aᵀ; A 0], the least solution where a part without inertia leaves some of them open */
static bool accelerations(hunter *h, const expr_tape *t, double *values) {
  derive_system *sys = h->sys;
  uint32_t n = h->nu, m = sys->binds.n, w = n + m;
  double *x = BASE_ARRAY(h->a, double, n *n + n + m * (n + 1) + 1), *k = BASE_ARRAY(h->a, double, w *w + 1),
         *b = BASE_ARRAY(h->a, double, w + 1), *dot = BASE_ARRAY(h->a, double, w + 1);
  expr_tape_run(t, values, x);
  for (uint32_t i = 0; i < n; i++) {
    memcpy(k + i * w, x + i * n, n * sizeof *k);
    b[i] = -x[n * n + i];
  }
  for (uint32_t j = 0; j < m; j++) {
    const double *row = x + n * n + n + j * (n + 1);
    for (uint32_t i = 0; i < n; i++) k[(n + j) * w + i] = row[i], k[i * w + n + j] = -row[i];
    b[n + j] = -row[n];
  }
  for (uint32_t i = 0; i < w * w; i++)
    if (!isfinite(k[i])) return false;
  for (uint32_t i = 0; i < w; i++)
    if (!isfinite(b[i])) return false;
  num_least(h->a, w, w, k, b, 1e-11, dot);
  for (uint32_t i = 0; i < n; i++) /* what nothing determines is anything */
    values[expr_symbol_id(sys->g, sys->u.at[i].dot)] = h->known->idle[i] ? 1 + i : dot[i];
  return true;
}

/* The model's parameters, where random ones make no sense (the sides of a triangle); not if a constraint was satisfied
   with others. */
static bool model_values(hunter *h, double *values) {
  derive_system *sys = h->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++)
      if (m->constraints.at[i].rows[k].level != LEVEL_LINEAR) return false;
  derive_parameter_values(sys, values);
  h->special = true;
  return true;
}

static void make_states(hunter *h) {
  derive_system *sys = h->sys;
  uint32_t n = h->nu, m = sys->binds.n, count = n * n + n + m * (n + 1);
  ex *roots = BASE_ARRAY(h->a, ex, count + 1);
  memcpy(roots, sys->mass, n * n * sizeof *roots);
  memcpy(roots + n * n, sys->bias, n * sizeof *roots);
  for (uint32_t j = 0; j < m; j++) {
    memcpy(roots + n * n + n + j * (n + 1), sys->binds.at[j].alpha, n * sizeof *roots);
    roots[n * n + n + j * (n + 1) + n] = sys->binds.at[j].gamma;
  }
  expr_tape *t = expr_tape_new(sys->g, h->a, count, roots);
  h->symbols = expr_symbol_count(sys->g);
  for (uint64_t seed = 21; seed < 21 + 2 * STATES && h->states < STATES; seed++) {
    double *v = BASE_ARRAY(h->a, double, h->symbols + 1);
    if (!derive_random_state(sys, h->a, seed, v)) continue;
    derive_let_values(sys, v);
    if (!accelerations(h, t, v) && !(model_values(h, v) && accelerations(h, t, v))) continue;
    h->state[h->states++] = v;
  }
}

/* does dF/dt vanish at the states, against the size of its parts? */
static bool seems_constant(hunter *h, ex value, ex rate) {
  derive_system *sys = h->sys;
  if (expr_symbol_count(sys->g) > h->symbols) return false; /* something that has no value here */
  ex *roots = BASE_ARRAY(h->a, ex, h->nu + 2);
  double *x = BASE_ARRAY(h->a, double, h->nu + 2);
  roots[0] = rate;
  for (uint32_t i = 0; i < h->nu; i++) roots[1 + i] = expr_diff(sys->g, value, sys->u.at[i].sym);
  expr_tape *t = expr_tape_new(sys->g, h->a, h->nu + 1, roots);
  for (uint32_t s = 0; s < h->states; s++) {
    expr_tape_run(t, h->state[s], x);
    double scale = 1e-3;
    for (uint32_t i = 0; i < h->nu; i++)
      scale += fabs(x[1 + i] * h->state[s][expr_symbol_id(sys->g, sys->u.at[i].dot)]);
    if (!(fabs(x[0]) <= 1e-8 * scale)) return false;
  }
  return h->states > 0;
}

/* gradient by q and u at the first state; does it leave the span of those before? */
static bool is_new(hunter *h, ex value) {
  derive_system *sys = h->sys;
  uint32_t n = h->nc + h->nu;
  ex *syms = BASE_ARRAY(h->a, ex, n + 1), *grad = BASE_ARRAY(h->a, ex, n + 1);
  double *v = BASE_ARRAY(h->a, double, n + 1), size = 0;
  for (uint32_t i = 0; i < n; i++) syms[i] = i < h->nc ? sys->m->coords.at[i].sym : sys->u.at[i - h->nc].sym;
  expr_gradient(sys->g, value, n, syms, grad);
  expr_tape_run(expr_tape_new(sys->g, h->a, n, grad), h->state[0], v);
  for (uint32_t i = 0; i < n; i++) size = fmax(size, fabs(v[i]));
  return size > 1e-9 && isfinite(size) && num_span_add(n, h->basis, &h->rank, v, 1e-6);
}

/* what the constraints keep at its value is no news */
static void know_constraints(hunter *h) {
  derive_system *sys = h->sys;
  const mech_model *m = sys->m;
  for (uint32_t q = 0; q < m->quaternions.n; q++) {
    ex t[4];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, m->quaternions.at[q].e[k], 2);
    (void)is_new(h, expr_sum(sys->g, 4, t));
  }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *row = &m->constraints.at[i].rows[k];
      if (!row->empty && row->level == LEVEL_CONFIGURATION) (void)is_new(h, row->value);
    }
  for (uint32_t j = 0; j < sys->binds.n; j++)
    if (sys->binds.at[j].value != EXPR_NONE) (void)is_new(h, sys->binds.at[j].value);
}

/* --- proofs --- */

/* for any functions of time in place of the lets, or else for these */
static bool vanishes(hunter *h, ex e) {
  derive_system *sys = h->sys;
  normal_fuel fuel = {.terms = PROOF_FUEL}, more = fuel;
  if (e == EXPR_ZERO || normal_is_zero(sys->g, e, &sys->m->facts, &fuel) == ANSWER_YES) return true;
  ex expanded = derive_expand(sys, e);
  return expanded != e && normal_is_zero(sys->g, expanded, &sys->m->facts, &more) == ANSWER_YES;
}

/* zero wherever the constraints hold */
static bool is_zero(hunter *h, ex e) {
  derive_system *sys = h->sys;
  if (vanishes(h, e)) return true;
  if (!h->manifold) h->manifold = derive_manifold_new(sys);
  uint32_t n = derive_manifold_branches(h->manifold), looked = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (n > 1 && derive_branch_excluded(sys, h->manifold, i)) continue;
    if (!vanishes(h, derive_on_manifold(sys, h->manifold, i, e))) return false;
    looked++;
  }
  return looked > 0;
}

/* dF/dt − Σ k residual = 0 and A k = 0 */
static bool by_combination(hunter *h, ex rate, const ex *k) {
  derive_system *sys = h->sys;
  expr_graph *g = sys->g;
  ex total = rate;
  for (uint32_t r = 0; r < h->nu; r++) total = expr_sub(g, total, expr_mul(g, k[r], sys->residual[r]));
  for (uint32_t j = 0; j < sys->binds.n; j++) {
    ex work = EXPR_ZERO;
    for (uint32_t r = 0; r < h->nu; r++) work = expr_add(g, work, expr_mul(g, sys->binds.at[j].alpha[r], k[r]));
    if (!is_zero(h, work)) return false;
  }
  return is_zero(h, total);
}

/* k with M k = ∂F/∂u at two states, if these are the same small numbers: a momentum of a translation */
static bool constant_factors(hunter *h, const ex *slope, ex *k) {
  derive_system *sys = h->sys;
  uint32_t n = h->nu;
  ex *roots = BASE_ARRAY(h->a, ex, n * n + n + 1);
  memcpy(roots, sys->mass, n * n * sizeof *roots);
  memcpy(roots + n * n, slope, n * sizeof *roots);
  expr_tape *t = expr_tape_new(sys->g, h->a, n * n + n, roots);
  double *x = BASE_ARRAY(h->a, double, n *n + n + 1), *at[2];
  for (uint32_t s = 0; s < 2; s++) {
    if (s >= h->states) return false;
    at[s] = BASE_ARRAY(h->a, double, n + 1);
    expr_tape_run(t, h->state[s], x);
    num_least(h->a, n, n, x, x + n * n, 1e-11, at[s]);
  }
  for (uint32_t i = 0; i < n; i++) {
    double whole = round(2 * at[0][i]);
    if (!(fabs(whole) < 100 && fabs(2 * at[0][i] - whole) < 1e-6 && fabs(2 * at[1][i] - whole) < 1e-6)) return false;
    k[i] = expr_ratio(sys->g, (int64_t)whole, 2);
  }
  return true;
}

static bool prove(hunter *h, constant_kind kind, ex value, ex rate) {
  derive_system *sys = h->sys;
  ex *k = BASE_ARRAY(sys->arena, ex, h->nu + 1), *slope = BASE_ARRAY(sys->arena, ex, h->nu + 1);
  if (is_zero(h, rate)) return true; /* whatever the forces */
  for (uint32_t r = 0; r < h->nu; r++) k[r] = sys->u.at[r].sym;
  if ((kind == CONSTANT_ENERGY || kind == CONSTANT_JACOBI) && by_combination(h, rate, k)) return true;
  if (h->solution && is_zero(h, expr_subst_of(h->in_motion, rate))) return true;
  for (uint32_t r = 0; r < h->nu; r++) slope[r] = expr_diff(sys->g, value, sys->u.at[r].sym);
  if (constant_factors(h, slope, k) && by_combination(h, rate, k)) return true;
  normal_fuel fuel = {.terms = PROOF_FUEL};
  return h->nu <= SPEEDS_MOST && derive_mass_solve(sys, slope, k, &fuel) && by_combination(h, rate, k);
}

static bool offer(hunter *h, constant_kind kind, const char *what, ex value) {
  derive_system *sys = h->sys;
  if (value == EXPR_ZERO) return false;
  ex rate = expr_deriv_of(sys->ddt, value);
  if (!seems_constant(h, value, rate) || !is_new(h, value)) return false;
  base_push(sys->arena, h->out, ((motion_constant){kind, what, value, prove(h, kind, value, rate), h->special}));
  return true;
}

/* --- candidates --- */

static bool not_a_place(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind != SYM_COORD && kind != SYM_PARAM;
}

/* V of the given forces that are none of the model's potentials: EXPR_ZERO if there are none, EXPR_NONE if they have none */
static ex further_potential(hunter *h, const lagrange_result *l) {
  derive_system *sys = h->sys;
  pfaff_space p;
  pfaff_space_init(&p, sys, false);
  ex *c = BASE_ARRAY(sys->arena, ex, h->nc + 1), v = EXPR_ZERO;
  bool some = false;
  for (uint32_t i = 0; i < h->nc; i++) {
    c[i] = expr_neg(sys->g, l->Q[i]);
    some = some || c[i] != EXPR_ZERO;
    if (expr_depends(sys->g, c[i], not_a_place, sys->g)) return EXPR_NONE;
    if (c[i] != EXPR_ZERO && sys->m->coords.at[i].quaternion >= 0) return EXPR_NONE;
  }
  if (!some) return EXPR_ZERO;
  return pfaff_potential(&p, c, &v) ? v : EXPR_NONE;
}

static void offer_energy(hunter *h, const lagrange_result *l) {
  derive_system *sys = h->sys;
  expr_graph *g = sys->g;
  ex further = further_potential(h, l);
  if (further == EXPR_NONE) further = EXPR_ZERO; /* it may have no power all the same */
  ex energy = expr_add(g, expr_add(g, sys->kinetic, sys->potential), further);
  if (offer(h, CONSTANT_ENERGY, "energy T + V", energy)) return;
  expr_subst *s = expr_subst_new(g, sys->arena);
  ex jacobi = expr_add(g, further, expr_sub(g, l->V, l->T));
  for (uint32_t i = 0; i < h->nc; i++) {
    jacobi = expr_add(g, jacobi, expr_mul(g, l->momentum[i], l->dot[i]));
    expr_subst_set(s, l->dot[i], sys->qdot[i]);
  }
  offer(h, CONSTANT_JACOBI, "Jacobi's integral, the sum of q' dT/dq' less T - V", expr_subst_of(s, jacobi));
}

static void offer_conjugate(hunter *h, const lagrange_result *l) {
  derive_system *sys = h->sys;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < h->nc; i++) expr_subst_set(s, l->dot[i], sys->qdot[i]);
  for (uint32_t i = 0; i < h->nc; i++)
    if (h->known->ignorable[i])
      offer(h, CONSTANT_MOMENTUM, base_format(sys->arena, "momentum of the ignorable %s", sys->m->coords.at[i].name),
            expr_subst_of(s, l->momentum[i]));
}

static bool has_name(const char *name) {
  return strchr(name, '(') == NULL; /* the inner frames of a chain of rotations have none */
}

static void offer_along_axes(hunter *h, const char *what, vec v) {
  derive_system *sys = h->sys;
  for (uint32_t f = 0; f < sys->s->frames.n && f < FRAMES_MOST; f++) {
    if (!has_name(sys->s->frames.at[f].name)) continue;
    for (int k = 0; k < 3; k++)
      offer(h, CONSTANT_MOMENTUM, base_format(sys->arena, "%s along %s.%c", what, sys->s->frames.at[f].name, "xyz"[k]),
            vec_dot(sys->s, v, vec_axis(sys->s, f, k)));
  }
}

static void offer_momenta(hunter *h) {
  derive_system *sys = h->sys;
  const mech_model *m = sys->m;
  space *s = sys->s;
  vec p = {0, NULL}, l = {0, NULL}, center = {0, NULL}, *spin = BASE_ARRAY(sys->arena, vec, m->bodies.n + 1);
  ex mass = EXPR_ZERO;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    vec mv = vec_scale(s, b->mass, sys->bodies[i].v);
    if (b->has_inertia) spin[i] = vec_inertia(s, b->inertia_frame, b->inertia, sys->bodies[i].omega);
    p = vec_add(s, p, mv);
    l = vec_add(s, l, vec_add(s, vec_cross(s, b->center, mv), spin[i]));
    center = vec_add(s, center, vec_scale(s, b->mass, b->center));
    mass = expr_add(sys->g, mass, b->mass);
  }
  offer_along_axes(h, "momentum of the whole", p);
  offer_along_axes(h, "moment of momentum about O", l);
  if (mass != EXPR_ZERO) {
    center = vec_scale(s, expr_div(sys->g, EXPR_ONE, mass), center);
    vec own = vec_sub(s, l, vec_cross(s, center, p));
    offer_along_axes(h, "moment of momentum about the mass centre", own);
    for (uint32_t i = 0; i < m->points.n && i < POINTS_MOST; i++)
      offer(h, CONSTANT_MOMENTUM,
            base_format(sys->arena, "moment of momentum about the mass centre, towards %s", m->points.at[i].name),
            vec_dot(s, own, vec_sub(s, m->points.at[i].position, center)));
  }
  for (uint32_t i = 0; i < m->bodies.n && i < BODIES_MOST && m->bodies.n > 1; i++)
    if (m->bodies.at[i].has_inertia)
      offer_along_axes(h, base_format(sys->arena, "moment of momentum of %s about its centre", m->bodies.at[i].name),
                       spin[i]);
}

void derive_constants(derive_system *sys, const ex *solution, const reduction *so_far, constant_list *out) {
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  hunter h = {.sys = sys, .a = &scratch, .out = out, .known = so_far, .solution = solution};
  h.nc = sys->m->coords.n;
  h.nu = sys->u.n;
  lagrange_result l = derive_lagrange(sys); /* its symbols first, so that every state has values for them */
  if (solution) h.in_motion = derive_in_motion(sys, solution);
  h.basis = BASE_ARRAY(h.a, double, (h.nc + h.nu) * (h.nc + h.nu) + 1);
  make_states(&h);
  if (h.states) {
    know_constraints(&h);
    offer_energy(&h, &l);
    if (h.nc + h.nu <= MANY) offer_conjugate(&h, &l);
    for (uint32_t r = 0; r < h.nu && h.nc + h.nu <= MANY; r++)
      offer(&h, CONSTANT_SPEED, base_format(sys->arena, "the speed %s", sys->u.at[r].name), sys->u.at[r].sym);
    if (h.nc + h.nu <= MANY) offer_momenta(&h);
  }
  base_arena_free(&scratch);
}
