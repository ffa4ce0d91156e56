/* jacobian.c: ∂(q', u')/∂(q, u) from the graph.

   With R(q, u, u', x) = K [u'; x] − b = 0, the change of [u'; x] is −K⁻¹ ∂R/∂y at fixed [u'; x]; K is factored once and
   serves all columns. The work takes no part: the methods ask for it only to solve their equations. */
#include "run/jacobian.h"

#include <string.h>

struct mover_jacobian {
  run_program *program; /* ∂q'/∂y, then ∂R/∂y, by rows */
  double *out, *column;
};

static bool jacobian(void *user, double t, const double *y, double *j) {
  mover *m = user;
  struct mover_jacobian *x = m->jacobian;
  uint32_t ny = m->nq + m->nu, w = m->nu + m->nx;
  mover_put(m, t, y);
  if (!mover_solve(m) || !mover_factor(m)) return false;
  run_program_run(x->program, m->values, x->out);
  memset(j, 0, sizeof *j * m->n * m->n);
  for (uint32_t i = 0; i < m->nq; i++) memcpy(j + (size_t)i * m->n, x->out + i * ny, ny * sizeof *j);
  for (uint32_t c = 0; c < ny; c++) {
    for (uint32_t i = 0; i < w; i++) x->column[i] = -x->out[(m->nq + i) * ny + c];
    mover_again(m, x->column);
    for (uint32_t i = 0; i < m->nu; i++) j[(size_t)(m->nq + i) * m->n + c] = x->column[i];
  }
  return true;
}

void mover_jacobian_set(mover *m, sim_problem *p) {
  derive_system *sys = m->sys;
  expr_graph *g = sys->g;
  uint32_t ny = m->nq + m->nu, w = m->nu + m->nx;
  p->jacobian = jacobian;
  if (m->jacobian) return;
  struct mover_jacobian *x = m->jacobian = BASE_NEW(m->a, struct mover_jacobian);
  ex *y = BASE_ARRAY(m->a, ex, ny + 1), *roots = BASE_ARRAY(m->a, ex, (m->nq + w) * ny + 1);
  for (uint32_t i = 0; i < m->nq; i++) y[i] = sys->m->coords.at[i].sym;
  for (uint32_t i = 0; i < m->nu; i++) y[m->nq + i] = sys->u.at[i].sym;
  for (uint32_t i = 0; i < m->nq + w; i++) {
    ex row;
    if (i < m->nq) row = sys->qdot[i];
    else row = mover_row(m, i - m->nq);
    expr_gradient(g, row, ny, y, roots + i * ny);
  }
  x->program = run_program_new(m->pool, sys, (m->nq + w) * ny, roots);
  x->out = BASE_ARRAY(m->a, double, (m->nq + w) * ny + 1);
  x->column = BASE_ARRAY(m->a, double, w + 1);
}
