/* classify.c: which constraint is it really? (MATH 3)

   Integrable: the velocities that the linear constraints allow are spanned by the
   vector fields X_r = ∂q'/∂u_r on the configurations (with time as one more
   coordinate, and the drift as one more field, where time matters). A combination
   of the constraints can be integrated just when it annihilates these fields and
   all their brackets; so brackets are added until none is new (Frobenius; the
   derived flag), and what the final span leaves of the dimension is the number of
   integrable combinations. Spans are judged at a random configuration.

   Contrived: a nonlinear constraint, with the linear ones used, that falls into
   several factors is satisfied on any of its branches (Roithmayr & Hodges 4.4). */
#include "derive/classify.h"

#include <math.h>
#include <string.h>

#include "derive/manifold.h"
#include "num/num.h"

/* --- one row --- */

static bool is_time(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_TIME || kind == SYM_LET || kind == SYM_GIVEN;
}

static bool is_velocity(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_RATE || kind == SYM_SPEED;
}

static bool vanishes(derive_system *sys, ex e) {
  normal_fuel fuel = {0};
  return e == EXPR_ZERO || normal_is_zero(sys->g, e, &sys->m->facts, &fuel) == ANSWER_YES;
}

/* every velocity zero */
static ex at_rest(derive_system *sys, ex e) {
  expr_list order = {0};
  expr_order(sys->g, sys->arena, 1, &e, &order);
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < order.n; i++)
    if (expr_is_symbol(sys->g, order.at[i]) && is_velocity(sys->g, order.at[i]))
      expr_subst_set(s, order.at[i], EXPR_ZERO);
  return expr_subst_of(s, e);
}

/* A quadratic form without negative part, homogeneous: zero only where every velocity in it is. */
static bool is_sum_of_squares(derive_system *sys, ex value) {
  uint32_t n = sys->u.n;
  if (!vanishes(sys, at_rest(sys, value))) return false;
  double *v = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 64),
         *h = BASE_ARRAY(sys->arena, double, n *n + 1), *w = BASE_ARRAY(sys->arena, double, n + 1);
  for (uint64_t seed = 1; seed <= 4; seed++) {
    for (uint32_t i = 0; i < n * n; i++) {
      ex d = expr_diff(sys->g, expr_diff(sys->g, value, sys->u.at[i / n].sym), sys->u.at[i % n].sym);
      if (expr_depends(sys->g, d, is_velocity, sys->g)) return false;
      normal_random_point(sys->g, &sys->m->facts, seed, v);
      h[i] = expr_eval(sys->g, d, v);
    }
    if (!num_eigen(sys->arena, n, h, w, NULL)) return false;
    bool up = w[0] > -1e-10 * fabs(w[n - 1]), down = w[n - 1] < 1e-10 * fabs(w[0]);
    if (!up && !down) return false;
  }
  return true;
}

static void look_at(derive_system *sys, class_row *r) {
  const mech_row *row = r->row;
  r->rheonomic = expr_depends(sys->g, row->value, is_time, sys->g);
  r->homogeneous = row->velocity != EXPR_NONE && vanishes(sys, at_rest(sys, row->velocity));
  for (uint32_t i = 0; i < sys->sigma.n; i++)
    r->independent = r->independent || strcmp(sys->sigma.at[i].name, row->name) == 0;
  for (uint32_t i = 0; i < sys->binds.n; i++) {
    const sys_bind *b = &sys->binds.at[i];
    if (b->row != row) continue;
    r->independent = true;
    if (b->value == EXPR_NONE) continue;
    derive_factors(sys, b->value, &r->branches);
    r->squares = is_sum_of_squares(sys, b->value);
  }
  uint32_t kept = 0; /* a factor without velocities is no restriction of the motion */
  for (uint32_t i = 0; i < r->branches.n; i++)
    if (expr_depends(sys->g, r->branches.at[i], is_velocity, sys->g)) r->branches.at[kept++] = r->branches.at[i];
  r->branches.n = kept < 2 ? 0 : kept;
}

/* --- the set --- */

/* fields over the coordinates and time, one row each */
typedef struct fields {
  derive_system *sys;
  uint32_t n; /* coordinates and time */
  BASE_VEC(ex *) at;
  double *basis, *point;
  uint32_t rank;
} fields;

static ex symbol_of(const fields *f, uint32_t k) {
  return k < f->sys->m->coords.n ? f->sys->m->coords.at[k].sym : f->sys->m->t;
}

/* kept if it leaves the span of the others at the random point */
static bool keep(fields *f, ex *x) {
  double *v = BASE_ARRAY(f->sys->arena, double, f->n + 1), size = 0;
  expr_tape_run(expr_tape_new(f->sys->g, f->sys->arena, f->n, x), f->point, v);
  for (uint32_t k = 0; k < f->n; k++) size = fmax(size, fabs(v[k]));
  if (!(size > 1e-12) || !num_span_add(f->n, f->basis, &f->rank, v, 1e-7)) return false;
  base_push(f->sys->arena, &f->at, x);
  return true;
}

/* [X, Y]_k = Σ X_j ∂Y_k/∂q_j − Y_j ∂X_k/∂q_j */
static ex *bracket(fields *f, const ex *x, const ex *y) {
  expr_graph *g = f->sys->g;
  ex *out = BASE_ARRAY(f->sys->arena, ex, f->n + 1);
  for (uint32_t k = 0; k < f->n; k++) {
    ex total = EXPR_ZERO;
    for (uint32_t j = 0; j < f->n; j++) {
      ex s = symbol_of(f, j);
      total = expr_add(g, total, expr_mul(g, x[j], expr_diff(g, y[k], s)));
      total = expr_sub(g, total, expr_mul(g, y[j], expr_diff(g, x[k], s)));
    }
    out[k] = total;
  }
  return out;
}

static void start(fields *f, bool timely) {
  derive_system *sys = f->sys;
  expr_subst *rest = expr_subst_new(sys->g, sys->arena);
  for (uint32_t r = 0; r < sys->u.n; r++) expr_subst_set(rest, sys->u.at[r].sym, EXPR_ZERO);
  for (uint32_t r = 0; r <= sys->u.n; r++) {
    if (r == sys->u.n && !timely) break;
    ex *x = BASE_ARRAY(sys->arena, ex, f->n + 1);
    for (uint32_t k = 0; k < sys->m->coords.n; k++)
      x[k] = r < sys->u.n ? expr_diff(sys->g, sys->qdot[k], sys->u.at[r].sym) : expr_subst_of(rest, sys->qdot[k]);
    if (timely) x[sys->m->coords.n] = r < sys->u.n ? EXPR_ZERO : EXPR_ONE;
    keep(f, x);
  }
}

/* the number of independent fields when no bracket is new any more */
static uint32_t involutive(derive_system *sys, bool timely, bool *sure) {
  enum { NODES_MOST = 3000000 };
  fields f = {.sys = sys, .n = sys->m->coords.n + (timely ? 1 : 0)};
  uint32_t most = sys->nrates + (timely ? 1 : 0);
  f.basis = BASE_ARRAY(sys->arena, double, f.n *f.n + 1);
  f.point = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 64);
  *sure = derive_random_state(sys, sys->arena, 3, f.point);
  start(&f, timely);
  for (uint32_t i = 1; i < f.at.n && f.rank < most; i++)
    for (uint32_t j = 0; j < i && f.rank < most; j++) {
      if (expr_count(sys->g) > NODES_MOST) {
        *sure = false;
        return f.rank;
      }
      keep(&f, bracket(&f, f.at.at[j], f.at.at[i]));
    }
  return f.rank;
}

class_report *derive_classify(derive_system *sys) {
  const mech_model *m = sys->m;
  class_report *out = BASE_NEW(sys->arena, class_report);
  bool timely = false;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *row = &m->constraints.at[i].rows[k];
      if (row->empty) continue;
      class_row r = {.constraint = &m->constraints.at[i], .row = row};
      look_at(sys, &r);
      base_push(sys->arena, &out->rows, r);
      bool linear = row->level == LEVEL_CONFIGURATION || row->level == LEVEL_LINEAR;
      if (linear) timely = timely || r.rheonomic || !r.homogeneous;
      out->configuration += r.independent && row->level == LEVEL_CONFIGURATION;
    }
  out->before = sys->nrates;
  out->linear = sys->sigma.n;
  (void)derive_embed(sys);
  out->after = derive_freedoms(sys);
  out->locked = out->after == 0;
  uint32_t span = involutive(sys, timely, &out->sure);
  out->integrable = sys->nrates + (timely ? 1 : 0) - span;
  return out;
}
