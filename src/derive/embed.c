/* embed.c: the equations without multipliers (Roithmayr & Hodges 8, 11, 18; MATH 3, 4; Beghin 20).

   The constraints that are not linear in the speeds, and the servo equations, give
   some u' in terms of the others, u'_dep = A u'_ind + B. The equations that are
   left are those along displacements in which no unknown force works. Kept by
   contact, the forces work in no displacement that the constraints allow:
   residual_ind + Aᵀ residual_dep, the nonholonomic partial accelerations. An
   actuator works where its direction says: the displacements satisfy
   alpha δ = 0 and along δ = 0, other equations than alpha and servo for u', so the
   mass matrix is not symmetric. Which u' become dependent is judged at random
   states that satisfy everything, and proved by solving. */
#include "derive/manifold.h"
#include "derive/servo.h"
#include "derive/state.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"
#include "num/num.h"

uint32_t derive_freedoms(const derive_system *sys) {
  return sys->u.n - sys->binds.n;
}

static bool is_wanted(const derive_system *sys, ex sym) {
  for (uint32_t i = 0; i < sys->m->independent.n; i++)
    if (sys->m->independent.at[i] == sym) return true;
  return false;
}

/* constraints first, then servo equations */
static uint32_t row_count(const derive_system *sys) {
  return sys->binds.n + sys->servos.n;
}

static const sys_bind *row_at(const derive_system *sys, uint32_t j) {
  return j < sys->binds.n ? &sys->binds.at[j] : &sys->servos.at[j - sys->binds.n];
}

/* what unknown force j does along each speed */
static const ex *work_of(const derive_system *sys, uint32_t j) {
  return j < sys->binds.n ? sys->binds.at[j].alpha : sys->drives.at[j - sys->binds.n].along;
}

typedef const ex *(*coefficients)(const derive_system *sys, uint32_t j);

static const ex *row_coefficients(const derive_system *sys, uint32_t j) {
  return row_at(sys, j)->alpha;
}

/* 2: the servo equations determine it; 1: an actuator works along it */
static int led(const derive_system *sys, uint32_t r) {
  bool driven = false;
  for (uint32_t i = 0; i < sys->drives.n; i++) driven = driven || sys->drives.at[i].along[r] != EXPR_ZERO;
  return derive_servo_gives(sys, sys->u.at[r].sym) ? 2 : driven;
}

/* Columns of alpha taken as dependent: those that the servo equations determine, those that an actuator moves, then the
   last speeds first; those that the user wants to keep never. */
static bool choose_at(derive_system *sys, coefficients of, bool *dependent, base_arena *a, const double *values) {
  uint32_t n = sys->u.n, m = row_count(sys), rank = 0;
  ex *roots = BASE_ARRAY(a, ex, m * n + 1);
  double *alpha = BASE_ARRAY(a, double, m *n + 1), *basis = BASE_ARRAY(a, double, m *m + 1),
         *v = BASE_ARRAY(a, double, m + 1);
  for (uint32_t j = 0; j < m; j++) memcpy(roots + j * n, of(sys, j), n * sizeof *roots);
  expr_tape_run(expr_tape_new(sys->g, a, m * n, roots), values, alpha);
  memset(dependent, 0, n * sizeof *dependent);
  for (int turn = 2; turn >= 0; turn--)
    for (uint32_t r = n; r-- > 0 && rank < m;) {
      double size = 0;
      for (uint32_t j = 0; j < m; j++) v[j] = alpha[j * n + r], size += v[j] * v[j];
      if (dependent[r] || is_wanted(sys, sys->u.at[r].sym) || !(size > 1e-14)) continue;
      if (turn > led(sys, r)) continue;
      dependent[r] = num_span_add(m, basis, &rank, v, 1e-7);
    }
  return rank == m;
}

/* The initial state says which branch of a product is meant; where it has no speeds, a random state serves. */
static bool choose(derive_system *sys, coefficients of, bool *dependent, base_arena *a) {
  double *values = BASE_ARRAY(a, double, expr_symbol_count(sys->g) + 1);
  if (derive_initial_values(sys, values) && choose_at(sys, of, dependent, a, values)) return true;
  return derive_random_state(sys, a, 1, values) && choose_at(sys, of, dependent, a, values);
}

static bool not_embedded(derive_system *sys) {
  const sys_bind *b = row_at(sys, 0);
  diag_entry *e =
      sys->m->independent.n
          ? diag_at(sys->diags, DIAG_E324, sys->m->independent_span,
                    "with these speeds independent, '%s' cannot be solved for the others", b->name)
          : diag_at(sys->diags, DIAG_E305, b->span,
                    "the accelerations that satisfy '%s' and the other constraints cannot be singled out", b->name);
  diag_hint(sys->diags, e,
            sys->m->independent.n ? "Name other speeds, or leave out independent."
                                  : "Ask for the equations with multipliers: --multipliers.");
  return false;
}

/* of a servo their factors, since determinants are products more often than not */
static void add_denominators(derive_system *sys, uint32_t n, const ex *x) {
  expr_list found = {0};
  if (sys->servos.n == 0) {
    derive_denominators(sys, n, x, true, &sys->conditions);
    return;
  }
  derive_denominators(sys, n, x, true, &found);
  for (uint32_t i = 0; i < found.n; i++) derive_servo_condition(sys, found.at[i]);
}

static bool solve_dependent(derive_system *sys, sys_embedding *e) {
  expr_graph *g = sys->g;
  uint32_t m = e->ndep, w = e->nind + 1;
  ex *a = BASE_ARRAY(sys->arena, ex, m * m + 1), *b = BASE_ARRAY(sys->arena, ex, m * w + 1),
     *x = BASE_ARRAY(sys->arena, ex, m * w + 1);
  for (uint32_t j = 0; j < m; j++) {
    const sys_bind *row = row_at(sys, j);
    for (uint32_t k = 0; k < m; k++) a[j * m + k] = derive_on_servo(sys, row->alpha[e->dep[k]]);
    for (uint32_t k = 0; k < e->nind; k++) b[j * w + k] = expr_neg(g, derive_on_servo(sys, row->alpha[e->ind[k]]));
    b[j * w + e->nind] = expr_neg(g, derive_on_servo(sys, row->gamma));
  }
  normal_fuel fuel = {0};
  if (normal_solve(g, m, w, a, b, x, &sys->m->facts, &fuel) != ANSWER_YES) return false;
  e->A = BASE_ARRAY(sys->arena, ex, m * e->nind + 1);
  e->B = BASE_ARRAY(sys->arena, ex, m + 1);
  for (uint32_t j = 0; j < m; j++) {
    memcpy(e->A + j * e->nind, x + j * w, e->nind * sizeof *x);
    e->B[j] = x[j * w + e->nind];
    for (uint32_t k = 0; k < e->nind && FAULT(EMBEDDING); k++)
      e->A[j * e->nind + k] = expr_neg(g, e->A[j * e->nind + k]);
  }
  add_denominators(sys, m * w, x);
  return true;
}

/* u'_dep in u'_ind */
static expr_subst *embed_accelerations(derive_system *sys, sys_embedding *e) {
  expr_graph *g = sys->g;
  expr_subst *s = expr_subst_new(g, sys->arena);
  e->value = BASE_ARRAY(sys->arena, ex, e->ndep + 1);
  for (uint32_t j = 0; j < e->ndep; j++) {
    ex total = e->B[j];
    for (uint32_t k = 0; k < e->nind; k++)
      total = expr_add(g, total, expr_mul(g, e->A[j * e->nind + k], sys->u.at[e->ind[k]].dot));
    expr_subst_set(s, sys->u.at[e->dep[j]].dot, e->value[j] = total);
  }
  return s;
}

/* Where a servo equation was differentiated further, the speeds that it determined before are led all the same: their
   accelerations are put in, and the equations along them hold by themselves. */
static expr_subst *embed_led(derive_system *sys, sys_embedding *e, expr_subst *s) {
  bool any = false;
  expr_subst *led = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < e->nind && sys->hidden.n; k++) {
    const sys_speed *u = &sys->u.at[e->ind[k]];
    ex value = derive_on_servo(sys, u->sym);
    if (value == u->sym) continue;
    expr_subst_set(led, u->dot, derive_on_servo(sys, expr_subst_of(s, expr_deriv_of(sys->ddt, value))));
    any = true;
  }
  if (!any) return s;
  expr_subst *both = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < e->nind; k++)
    expr_subst_set(both, sys->u.at[e->ind[k]].dot, expr_subst_of(led, sys->u.at[e->ind[k]].dot));
  for (uint32_t j = 0; j < e->ndep; j++) {
    e->value[j] = expr_subst_of(led, e->value[j]);
    expr_subst_set(both, sys->u.at[e->dep[j]].dot, e->value[j]);
  }
  return both;
}

/* residual_ind + Aᵀ residual_dep */
static void project(derive_system *sys, sys_embedding *e) {
  expr_graph *g = sys->g;
  e->along = e->ind;
  for (uint32_t k = 0; k < e->nind; k++) {
    ex total = sys->residual[e->ind[k]];
    for (uint32_t j = 0; j < e->ndep; j++)
      total = expr_add(g, total, expr_mul(g, e->A[j * e->nind + k], sys->residual[e->dep[j]]));
    e->residual[k] = expr_subst_of(e->in, total);
  }
}

/* Displacements in which no unknown force works, one for each speed that stays free in them; and for every force the one in
   which it alone works: W δ = 0 or a unit vector, W the work of the forces along the speeds. */
static bool displace(derive_system *sys, sys_embedding *e, const bool *bound, ex *x) {
  expr_graph *g = sys->g;
  uint32_t n = sys->u.n, m = e->ndep, k = 0, p = 0, w = e->nind + m, *pivot = BASE_ARRAY(sys->arena, uint32_t, m + 1);
  e->along = BASE_ARRAY(sys->arena, uint32_t, e->nind + 1);
  for (uint32_t r = 0; r < n; r++) {
    if (bound[r]) pivot[p++] = r;
    else e->along[k++] = r;
  }
  ex *a = BASE_ARRAY(sys->arena, ex, m * m + 1), *b = BASE_ARRAY(sys->arena, ex, m * w + 1),
     *y = BASE_ARRAY(sys->arena, ex, m * w + 1);
  for (uint32_t j = 0; j < m; j++) {
    const ex *work = work_of(sys, j);
    for (uint32_t i = 0; i < m; i++) a[j * m + i] = derive_on_servo(sys, work[pivot[i]]);
    for (uint32_t i = 0; i < e->nind; i++)
      b[j * w + i] = derive_on_servo(sys, FAULT(DISPLACEMENT) ? work[e->along[i]] : expr_neg(g, work[e->along[i]]));
    b[j * w + e->nind + j] = EXPR_ONE;
  }
  normal_fuel fuel = {0};
  if (normal_solve(g, m, w, a, b, y, &sys->m->facts, &fuel) != ANSWER_YES) return false;
  add_denominators(sys, m * w, y);
  for (uint32_t i = 0; i < w; i++) { /* displacements by rows */
    for (uint32_t j = 0; j < m; j++) x[i * n + pivot[j]] = y[j * w + i];
    if (i < e->nind) x[i * n + e->along[i]] = EXPR_ONE;
  }
  return true;
}

static ex along(derive_system *sys, const sys_embedding *e, const ex *displacement) {
  ex *t = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  for (uint32_t r = 0; r < sys->u.n; r++) t[r] = expr_mul(sys->g, displacement[r], sys->residual[r]);
  return derive_on_servo(sys, expr_subst_of(e->in, expr_sum(sys->g, sys->u.n, t)));
}

/* nothing but what a hidden condition says already */
static bool is_known(derive_system *sys, const derive_manifold *m, ex e) {
  for (uint32_t i = 0; i < derive_manifold_branches(m); i++) {
    normal_fuel fuel = {.terms = 300000};
    ex here = derive_on_manifold(sys, m, i, e);
    if (here != EXPR_ZERO && normal_is_zero(sys->g, here, &sys->m->facts, &fuel) != ANSWER_YES) return false;
  }
  return true;
}

/* ∂S/∂w' = Q along displacements without actuator work (Beghin 12), and the actuators along the others */
static bool project_servo(derive_system *sys, sys_embedding *e, const bool *bound) {
  uint32_t n = sys->u.n;
  e->reach = BASE_ARRAY(sys->arena, ex, n * n + 1);
  if (!displace(sys, e, bound, e->reach)) return false;
  for (uint32_t j = 0; j < e->ndep; j++) e->value[j] = derive_on_servo(sys, e->value[j]);
  e->untouched = BASE_ARRAY(sys->arena, ex, e->nind + 1);
  const derive_manifold *m = sys->hidden.n ? derive_manifold_new(sys) : NULL;
  for (uint32_t k = 0; k < e->nind; k++) {
    e->residual[k] = e->untouched[k] = along(sys, e, e->reach + k * n);
    if (m && is_known(sys, m, e->residual[k])) e->residual[k] = EXPR_ZERO;
  }
  e->magnitude = BASE_ARRAY(sys->arena, ex, sys->drives.n + 1);
  for (uint32_t i = 0; i < sys->drives.n; i++)
    e->magnitude[i] = along(sys, e, e->reach + (e->nind + sys->binds.n + i) * n);
  return true;
}

const sys_embedding *derive_embed(derive_system *sys) {
  if (row_count(sys) == 0 || sys->embedding) return sys->embedding;
  derive_gibbs(sys);
  uint32_t n = sys->u.n;
  sys_embedding *e = BASE_NEW(sys->arena, sys_embedding);
  bool *dependent = BASE_ARRAY(sys->arena, bool, n + 1), *bound = BASE_ARRAY(sys->arena, bool, n + 1);
  e->ind = BASE_ARRAY(sys->arena, uint32_t, n + 1);
  e->dep = BASE_ARRAY(sys->arena, uint32_t, n + 1);
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  bool ok = choose(sys, row_coefficients, dependent, &scratch);
  if (sys->drives.n) ok = ok && choose(sys, work_of, bound, &scratch);
  base_arena_free(&scratch);
  for (uint32_t r = 0; r < n; r++) {
    if (dependent[r]) e->dep[e->ndep++] = r;
    else e->ind[e->nind++] = r;
  }
  ok = ok && solve_dependent(sys, e);
  e->residual = BASE_ARRAY(sys->arena, ex, e->nind + 1);
  expr_subst *s = ok ? embed_accelerations(sys, e) : NULL;
  if (ok) e->in = embed_led(sys, e, s);
  if (ok && sys->drives.n) ok = project_servo(sys, e, bound);
  else if (ok) project(sys, e);
  if (!ok) {
    not_embedded(sys);
    return NULL;
  }
  return sys->embedding = e;
}
