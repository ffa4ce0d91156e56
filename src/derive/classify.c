/* classify.c: which constraint is it really? (MATH 3)

   Integrable: a matter of the whole set, in frobenius.c.

   Contrived: a nonlinear constraint, with the linear ones used, that falls into
   several factors is satisfied on any of its branches (Roithmayr & Hodges 4.4).

   Ideal: the force of every constraint does no work in the motions that all of
   them leave (check proves it). In the motion itself it does none if the
   constraint is homogeneous in the velocities and free of time, else Σ W·v. */
#include "derive/classify.h"

#include <math.h>
#include <string.h>

#include "derive/dependence.h"
#include "derive/forces.h"
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

/* Σ W·v + Σ tau·omega, zero if it is so wherever the constraints hold */
static void find_power(derive_system *sys, class_report *out) {
  force_rows f = derive_force_rows(sys);
  derive_manifold *m = derive_manifold_new(sys);
  for (uint32_t i = 0; i < out->rows.n; i++) {
    class_row *r = &out->rows.at[i];
    r->power = r->homogeneous && !r->rheonomic ? EXPR_ZERO : EXPR_NONE;
    for (uint32_t k = 0; k < f.n; k++) {
      if (f.at[k].row != r->row || f.at[k].npulls == 0) continue;
      r->power = derive_row_power(sys, &f.at[k]);
      bool none = true;
      for (uint32_t b = 0; b < derive_manifold_branches(m) && none; b++)
        none = vanishes(sys, derive_on_manifold(sys, m, b, r->power));
      if (none) r->power = EXPR_ZERO;
    }
  }
}

/* --- the set --- */

static const mech_row *row_named(const mech_model *m, const char *name) {
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++)
      if (strcmp(m->constraints.at[i].rows[k].name, name) == 0) return &m->constraints.at[i].rows[k];
  return NULL;
}

/* on which independent rows the others depend */
static void find_leaning(derive_system *sys, class_report *out) {
  dependence d = {.sys = sys, .a = sys->arena, .n = sys->sigma.n};
  double *values = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 1);
  derive_random_state(sys, sys->arena, 1, values);
  d.values = values;
  d.rows = BASE_ARRAY(sys->arena, const mech_row *, d.n + 1);
  for (uint32_t k = 0; k < d.n; k++) d.rows[k] = row_named(sys->m, sys->sigma.at[k].name);
  bool *in = BASE_ARRAY(sys->arena, bool, d.n + 1);
  for (uint32_t i = 0; i < out->rows.n; i++) {
    class_row *r = &out->rows.at[i];
    if (r->independent) continue;
    for (uint32_t k = 0; k < sys->dropped.n; k++)
      if (sys->dropped.at[k].bind.row == r->row) r->leans = sys->dropped.at[k].leans;
    if (r->leans || r->row->velocity == EXPR_NONE) continue;
    derive_leans_on(&d, r->row, in);
    r->leans = derive_names(&d, in, NULL);
  }
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
  find_leaning(sys, out);
  find_power(sys, out);
  out->before = sys->nrates;
  out->linear = sys->sigma.n;
  (void)derive_embed(sys);
  out->after = derive_freedoms(sys);
  out->locked = out->after == 0 && !timely;
  out->set = derive_frobenius(sys, timely);
  return out;
}
