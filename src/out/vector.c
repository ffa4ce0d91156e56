/* vector.c: vectors on paper, in the frame where they are shortest; multipliers beside Lagrange's equations. */
#include "derive/servo.h"
#include "out/write.h"

#include <string.h>

ex out_axis(derive_system *sys, uint32_t f, int k) {
  return expr_symbol(sys->g, base_format(sys->arena, "%s.%c", sys->s->frames.at[f].name, "xyz"[k]), SYM_AXIS);
}

/* A vector as an expression in unit vectors E.x, E.y, E.z, so that one printer serves both. */
static ex assembled(derive_system *sys, uint32_t f, const ex c[3]) {
  ex t[3];
  for (int k = 0; k < 3; k++) t[k] = expr_mul(sys->g, c[k], out_axis(sys, f, k));
  return expr_sum(sys->g, 3, t);
}

static ex as_written(derive_system *sys, vec v) {
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < v.n; i++) {
    ex c[3];
    for (int k = 0; k < 3; k++) c[k] = derive_tidy(sys, v.t[i].c[k]);
    total = expr_add(sys->g, total, assembled(sys, v.t[i].frame, c));
  }
  return total;
}

static bool has_name(const char *name) {
  return strchr(name, '(') == NULL; /* the inner frames of an Euler chain have none of their own */
}

ex out_vector_in(derive_system *sys, vec v, uint32_t f) {
  ex c[3];
  vec_express(sys->s, v, f, c);
  for (int k = 0; k < 3; k++) c[k] = derive_tidy(sys, c[k]);
  return assembled(sys, f, c);
}

ex out_vector(derive_system *sys, vec v) {
  enum { FRAMES_MOST = 12, TERMS_MOST = 4 };
  if (vec_is_zero(v)) return EXPR_ZERO;
  ex best = as_written(sys, v);
  uint64_t least = expr_operations(sys->g, 1, &best);
  if (v.n > TERMS_MOST || sys->s->frames.n > FRAMES_MOST) return best;
  for (uint32_t i = 0; i < v.n; i++)
    if (!has_name(sys->s->frames.at[v.t[i].frame].name)) least = UINT64_MAX;
  for (uint32_t f = 0; f < sys->s->frames.n; f++) {
    if (!has_name(sys->s->frames.at[f].name)) continue;
    ex e = out_vector_in(sys, v, f);
    uint64_t cost = expr_operations(sys->g, 1, &e);
    if (cost < least) least = cost, best = e;
  }
  return best;
}

/* ∂(constraint)/∂q' of any row; accelerations have no place in Lagrange's equations */
static ex coefficient(derive_system *sys, const mech_row *row, const mech_coord *c) {
  if (row->velocity == EXPR_NONE) return EXPR_ZERO;
  return expr_diff(sys->g, expr_subst_of(sys->to_rates, row->velocity), c->dot);
}

ex out_multiplier_terms(derive_system *sys, const mech_coord *c) {
  expr_graph *g = sys->g;
  ex right = EXPR_ZERO;
  for (uint32_t k = 0; k < sys->m->constraints.n; k++)
    for (uint32_t r = 0; r < sys->m->constraints.at[k].nrows; r++) {
      const mech_row *row = &sys->m->constraints.at[k].rows[r];
      bool taken = false; /* an implied row has none */
      for (uint32_t i = 0; i < sys->sigma.n; i++) taken = taken || strcmp(sys->sigma.at[i].name, row->name) == 0;
      for (uint32_t i = 0; i < sys->binds.n; i++) taken = taken || sys->binds.at[i].row == row;
      if (!taken || row->empty) continue;
      ex lambda = expr_symbol(g, base_format(sys->arena, "lambda_%s", row->name), SYM_MULTIPLIER);
      right = expr_add(g, right, expr_mul(g, lambda, coefficient(sys, row, c)));
    }
  for (uint32_t i = 0; i < sys->drives.n; i++) { /* the actuators, on the same side (Beghin 16) */
    ex work = expr_diff(g, derive_drive_rate(sys, &sys->drives.at[i]), c->dot);
    right = expr_add(g, right, expr_mul(g, sys->drives.at[i].mu, derive_tidy(sys, work)));
  }
  return right;
}

ex out_bind_terms(derive_system *sys, uint32_t r) {
  expr_graph *g = sys->g;
  ex right = EXPR_ZERO;
  for (uint32_t j = 0; j < sys->binds.n; j++)
    right = expr_add(g, right, expr_mul(g, sys->binds.at[j].lambda, derive_tidy(sys, sys->binds.at[j].alpha[r])));
  for (uint32_t j = 0; j < sys->drives.n; j++)
    right = expr_add(g, right, expr_mul(g, sys->drives.at[j].mu, derive_tidy(sys, sys->drives.at[j].along[r])));
  return right;
}
