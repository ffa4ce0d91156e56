/* mover.c: rates and powers of a derived system in numbers.

   K [u'; x] = b with K = [M −αᵀ; α 0] (Roithmayr & Hodges 7): no inverse of M is formed, parts may be massless. Without
   multipliers K is the mass matrix and Cholesky serves. Where K is singular but the equations agree (a massless spin,
   forces that share a load) the shortest solution is taken.

   The work of everything that has no potential is integrated beside the motion (MATH 7):
     d(T + V)/dt = Σ (forces without potential)·v + ∂V/∂t + (what drives rheonomic geometry) + Σ u_r (αᵀ x)_r . */
#include "run/mover.h"

#include <math.h>
#include <string.h>

#include "derive/energy.h"

static uint32_t *slots(mover *m, uint32_t n) {
  return BASE_ARRAY(m->a, uint32_t, n + 1);
}

static uint32_t slot_of(const mover *m, ex symbol) {
  return expr_symbol_id(m->sys->g, symbol);
}

static void set_slots(mover *m) {
  derive_system *sys = m->sys;
  m->t = slot_of(m, sys->m->t);
  m->q = slots(m, m->nq), m->u = slots(m, m->nu), m->udot = slots(m, m->nu), m->x = slots(m, m->nx);
  for (uint32_t i = 0; i < m->nq; i++) m->q[i] = slot_of(m, sys->m->coords.at[i].sym);
  for (uint32_t i = 0; i < m->nu; i++) m->u[i] = slot_of(m, sys->u.at[i].sym);
  for (uint32_t i = 0; i < m->nu; i++) m->udot[i] = slot_of(m, sys->u.at[i].dot);
  for (uint32_t j = 0; j < m->nx; j++) m->x[j] = slot_of(m, sys->binds.at[j].lambda);
  m->nquaternions = sys->m->quaternions.n;
  m->quaternion = base_alloc(m->a, sizeof *m->quaternion * (m->nquaternions + 1));
  for (uint32_t i = 0; i < m->nquaternions; i++)
    for (int k = 0; k < 4; k++) m->quaternion[i][k] = slot_of(m, sys->m->quaternions.at[i].e[k]);
}

/* q', K, b as one program */
static void set_equations(mover *m) {
  derive_system *sys = m->sys;
  uint32_t n = m->nu, w = n + m->nx, at = 0;
  ex *roots = BASE_ARRAY(m->a, ex, m->nq + w * w + w + 1);
  for (uint32_t i = 0; i < m->nq; i++) roots[at++] = sys->qdot[i];
  for (uint32_t i = 0; i < w; i++)
    for (uint32_t j = 0; j < (m->nx ? w : i + 1); j++) {
      ex e = EXPR_ZERO;
      if (i < n && j < n) e = sys->mass[i * n + j];
      else if (i < n) e = expr_neg(sys->g, sys->binds.at[j - n].alpha[i]);
      else if (j < n) e = sys->binds.at[i - n].alpha[j];
      roots[at++] = e;
    }
  for (uint32_t i = 0; i < w; i++) roots[at++] = expr_neg(sys->g, i < n ? sys->bias[i] : sys->binds.at[i - n].gamma);
  m->equations = run_program_new(sys, m->a, at, roots);
  m->out = BASE_ARRAY(m->a, double, at + 1);
  m->k = BASE_ARRAY(m->a, double, w *w + 1);
  m->right = BASE_ARRAY(m->a, double, 2 * w + 1);
  m->pivot = slots(m, w);
}

static void set_conditions(mover *m) {
  uint32_t n = m->sys->conditions.n;
  m->conditions = run_program_new(m->sys, m->a, n, m->sys->conditions.at);
  m->condition = BASE_ARRAY(m->a, double, n + 1);
  m->condition_scale = BASE_ARRAY(m->a, double, n + 1);
}

static void open_group(mover *m, held_group *h, const expr_list *rows, uint32_t n, const ex *unknowns) {
  h->m = rows->n;
  h->n = n;
  if (h->m == 0) return;
  ex *roots = BASE_ARRAY(m->a, ex, h->m * (n + 1) + 1);
  memcpy(roots, rows->at, h->m * sizeof *roots);
  for (uint32_t i = 0; i < h->m; i++) expr_gradient(m->sys->g, rows->at[i], n, unknowns, roots + h->m + i * n);
  h->rows = run_program_new(m->sys, m->a, h->m * (n + 1), roots);
  h->slot = slots(m, n);
  for (uint32_t i = 0; i < n; i++) h->slot[i] = slot_of(m, unknowns[i]);
  h->out = BASE_ARRAY(m->a, double, h->m *(n + 1) + 1);
  h->residual = BASE_ARRAY(m->a, double, h->m + 1);
  h->delta = BASE_ARRAY(m->a, double, n + 1);
  h->best = BASE_ARRAY(m->a, double, n + 1);
  h->room.work = BASE_ARRAY(m->a, double, num_pull_size(h->m, n));
  h->room.order = slots(m, h->m);
  h->lu = BASE_ARRAY(m->a, double, h->m * h->m + 1);
  h->pivot = slots(m, h->m);
  h->chosen = slots(m, h->m);
}

/* what must vanish, by coordinates and then by speeds */
static void set_held(mover *m) {
  derive_system *sys = m->sys;
  const mech_model *model = sys->m;
  expr_list configuration = {0}, velocity = {0}, q = {0}, u = {0};
  for (uint32_t i = 0; i < model->constraints.n; i++)
    for (uint32_t k = 0; k < model->constraints.at[i].nrows; k++) {
      const mech_row *r = &model->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION) base_push(m->a, &configuration, derive_expand(sys, r->value));
    }
  for (uint32_t i = 0; i < m->nquaternions; i++) {
    ex t[5];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, model->quaternions.at[i].e[k], 2);
    t[4] = expr_int(sys->g, -1);
    base_push(m->a, &configuration, expr_sum(sys->g, 5, t));
  }
  for (uint32_t i = 0; i < sys->binds.n; i++)
    if (sys->binds.at[i].value != EXPR_NONE) base_push(m->a, &velocity, derive_expand(sys, sys->binds.at[i].value));
  for (uint32_t i = 0; i < m->nq; i++) base_push(m->a, &q, model->coords.at[i].sym);
  for (uint32_t i = 0; i < m->nu; i++) base_push(m->a, &u, sys->u.at[i].sym);
  open_group(m, &m->configuration, &configuration, q.n, q.at);
  open_group(m, &m->velocity, &velocity, u.n, u.at);
}

mover *mover_new(derive_system *sys, const double *values, uint32_t nvalues) {
  derive_gibbs(sys);
  mover *m = BASE_NEW(sys->arena, mover);
  m->sys = sys;
  m->a = sys->arena;
  m->nq = sys->m->coords.n;
  m->nu = sys->u.n;
  m->nx = sys->binds.n;
  set_slots(m);
  set_equations(m);
  set_conditions(m);
  set_held(m);
  ex power = derive_power(sys);
  m->has_power = power != EXPR_ZERO;
  m->nw = m->has_power || m->nx ? 1 : 0;
  m->power = run_program_new(sys, m->a, 1, &power);
  m->n = m->nq + m->nu + m->nw;
  m->nvalues = expr_symbol_count(sys->g);
  m->values = BASE_ARRAY(m->a, double, m->nvalues + 1);
  memcpy(m->values, values, (nvalues < m->nvalues ? nvalues : m->nvalues) * sizeof *values);
  return m;
}

void mover_put(mover *m, double t, const double *y) {
  m->values[m->t] = t;
  for (uint32_t i = 0; i < m->nq; i++) m->values[m->q[i]] = y[i];
  for (uint32_t i = 0; i < m->nu; i++) m->values[m->u[i]] = y[m->nq + i];
}

void mover_take(const mover *m, double *y) {
  for (uint32_t i = 0; i < m->nq; i++) y[i] = m->values[m->q[i]];
  for (uint32_t i = 0; i < m->nu; i++) y[m->nq + i] = m->values[m->u[i]];
}

/* --- rates --- */

/* how far K x is from b, relative to its terms */
static bool agrees(uint32_t w, const double *k, const double *b, const double *x) {
  for (uint32_t i = 0; i < w; i++) {
    double r = -b[i], scale = fabs(b[i]) + 1e-300;
    for (uint32_t j = 0; j < w; j++) {
      r += k[i * w + j] * x[j];
      scale = fmax(scale, fabs(k[i * w + j] * x[j]));
    }
    if (!(fabs(r) <= 1e-9 * scale)) return false;
  }
  return true;
}

static bool solve_singular(mover *m, const double *b) {
  uint32_t w = m->nu + m->nx;
  base_arena scratch; /* rare: it may allocate */
  base_scratch_init(&scratch, m->a->ctx);
  num_pull_room room = {BASE_ARRAY(&scratch, double, num_pull_size(w, w)), BASE_ARRAY(&scratch, uint32_t, w + 1)};
  double weakest, *k = m->k;
  for (uint32_t i = 0; i < w && m->nx == 0; i++) /* the other triangle */
    for (uint32_t j = i + 1; j < w; j++) k[i * w + j] = k[j * w + i];
  num_pull(w, w, k, b, m->right, &room, &weakest);
  bool ok = agrees(w, k, b, m->right);
  base_arena_free(&scratch);
  return ok;
}

static void fill(mover *m) {
  uint32_t w = m->nu + m->nx;
  const double *from = m->out + m->nq;
  if (m->nx) {
    memcpy(m->k, from, w * w * sizeof *from);
    return;
  }
  for (uint32_t i = 0; i < w; i++)
    for (uint32_t j = 0; j <= i; j++) m->k[i * w + j] = *from++;
}

double mover_size(const mover *m) {
  const double *k = m->out + m->nq;
  uint32_t w = m->nu + m->nx;
  double sum = 0;
  for (uint32_t i = 0; i < w; i++)
    for (uint32_t j = 0; j < (m->nx ? w : i + 1); j++, k++) sum += (m->nx || i == j ? 1 : 2) * *k * *k;
  return sqrt(sum);
}

static bool solve(mover *m) {
  uint32_t w = m->nu + m->nx;
  const double *b = m->out + m->nq + (m->nx ? w * w : w * (w + 1) / 2);
  fill(m);
  memcpy(m->right, b, w * sizeof *b);
  if (m->nx == 0 && num_cholesky(w, m->k)) {
    num_cholesky_solve(w, m->k, m->right);
    m->regular = 1;
    m->factored_lu = false;
    return true;
  }
  if (m->nx == 0) {
    fill(m);
    for (uint32_t i = 0; i < w; i++)
      for (uint32_t j = i + 1; j < w; j++) m->k[i * w + j] = m->k[j * w + i];
  }
  m->regular = num_lu(w, m->k, m->pivot);
  m->factored_lu = true;
  if (m->regular > 1e-14) {
    num_lu_solve(w, m->k, m->pivot, m->right);
    return true;
  }
  fill(m);
  return solve_singular(m, b);
}

bool mover_solve(mover *m, double *dy) {
  uint32_t n = m->nu, w = n + m->nx;
  run_program_run(m->equations, m->values, m->out);
  if (m->size == 0) m->size = mover_size(m);
  if (w && !solve(m)) return false;
  for (uint32_t i = 0; i < n; i++) m->values[m->udot[i]] = m->right[i];
  for (uint32_t j = 0; j < m->nx; j++) m->values[m->x[j]] = m->right[n + j];
  m->drive = 0;
  if (m->has_power) run_program_run(m->power, m->values, &m->drive);
  const double *k = m->out + m->nq;
  for (uint32_t j = 0; j < m->nx; j++)
    for (uint32_t r = 0; r < n; r++) m->drive -= m->values[m->u[r]] * k[r * w + n + j] * m->right[n + j];
  if (!dy) return true;
  memcpy(dy, m->out, m->nq * sizeof *dy);
  memcpy(dy + m->nq, m->right, n * sizeof *dy);
  if (m->nw) dy[m->nq + n] = m->drive;
  return true;
}

bool mover_again(mover *m, double *b) {
  uint32_t w = m->nu + m->nx;
  if (!(m->regular > 1e-14)) return false;
  if (m->factored_lu) num_lu_solve(w, m->k, m->pivot, b);
  else num_cholesky_solve(w, m->k, b);
  return true;
}

ex mover_row(mover *m, uint32_t i) {
  derive_system *sys = m->sys;
  expr_graph *g = sys->g;
  ex row;
  if (i < m->nu) {
    row = sys->residual[i];
    for (uint32_t j = 0; j < m->nx; j++)
      row = expr_sub(g, row, expr_mul(g, sys->binds.at[j].lambda, sys->binds.at[j].alpha[i]));
    return row;
  }
  const sys_bind *b = &sys->binds.at[i - m->nu];
  row = b->gamma;
  for (uint32_t k = 0; k < m->nu; k++) row = expr_add(g, row, expr_mul(g, b->alpha[k], sys->u.at[k].dot));
  return row;
}

bool mover_rate(void *user, double t, const double *y, double *dy) {
  mover *m = user;
  mover_put(m, t, y);
  return mover_solve(m, dy);
}

/* --- what must hold --- */

/* One pass of Newton's method by the shortest change; returns the size of the change relative to the unknowns. */
static double pull(mover *m, held_group *h) {
  double weakest, size = 0;
  run_program_run(h->rows, m->values, h->out);
  for (uint32_t i = 0; i < h->m; i++) h->residual[i] = -h->out[i];
  num_pull(h->m, h->n, h->out + h->m, h->residual, h->delta, &h->room, &weakest);
  for (uint32_t i = 0; i < h->n; i++) size = fmax(size, fabs(h->delta[i]) / (1 + fabs(m->values[h->slot[i]])));
  return size;
}

static void move(mover *m, const held_group *h) {
  for (uint32_t i = 0; i < h->n; i++) m->values[h->slot[i]] += h->delta[i];
}

/* Newton's method until only rounding is left; false if that is never. */
static int hold(mover *m, held_group *h, double enough) {
  double before = 1e300;
  int moved = SIM_STAYS;
  if (h->m == 0) return moved;
  for (int i = 0; i < 12; i++) {
    double size = pull(m, h);
    if (!isfinite(size)) return SIM_LOST;
    if (size <= enough || (size < 1e-13 && size >= before)) return moved;
    move(m, h);
    moved = SIM_MOVED;
    before = size;
  }
  return before < 1e-9 ? moved : SIM_LOST;
}

static int hold_all(mover *m, double enough) {
  int a = hold(m, &m->configuration, enough);
  if (a == SIM_LOST) return a;
  int b = hold(m, &m->velocity, enough);
  return b == SIM_LOST ? b : a > b ? a : b;
}

int mover_project(void *user, double t, double *y) {
  mover *m = user;
  mover_put(m, t, y);
  int moved = hold_all(m, 1e-14);
  if (moved == SIM_MOVED) mover_take(m, y);
  return moved;
}

static double worst(mover *m, held_group *h) {
  double w = 0;
  run_program_run(h->rows, m->values, h->out);
  for (uint32_t i = 0; i < h->m; i++) w = fmax(w, fabs(h->out[i]));
  return w;
}

/* Rounding in all the unknowns is more than rounding in a few: the rows are solved once more for as many unknowns as there
   are rows, those that matter most, and the better result is kept. */
static void polish(mover *m, held_group *h) {
  if (h->m == 0) return;
  double had = worst(m, h);
  for (int turn = 0; turn < 2 && had > 0; turn++) {
    const double *j = h->out + h->m;
    for (uint32_t i = 0; i < h->m; i++) {
      uint32_t best = h->n;
      for (uint32_t c = 0; c < h->n; c++) {
        bool taken = false;
        for (uint32_t k = 0; k < i; k++) taken = taken || h->chosen[k] == c;
        if (!taken && (best == h->n || fabs(j[i * h->n + c]) > fabs(j[i * h->n + best]))) best = c;
      }
      if (best == h->n) return;
      h->chosen[i] = best;
    }
    for (uint32_t i = 0; i < h->m; i++)
      for (uint32_t k = 0; k < h->m; k++) h->lu[i * h->m + k] = j[i * h->n + h->chosen[k]];
    for (uint32_t i = 0; i < h->m; i++) h->residual[i] = -h->out[i];
    if (!(num_lu(h->m, h->lu, h->pivot) > 1e-8)) return; /* rows that depend on others: good as it is */
    num_lu_solve(h->m, h->lu, h->pivot, h->residual);
    for (uint32_t k = 0; k < h->m; k++) {
      double *x = &m->values[h->slot[h->chosen[k]]];
      h->best[k] = *x;
      *x += h->residual[k];
    }
    double now = worst(m, h);
    if (now < had) {
      had = now;
      continue;
    }
    for (uint32_t k = 0; k < h->m; k++) m->values[h->slot[h->chosen[k]]] = h->best[k];
    return;
  }
}

bool mover_settle(mover *m) {
  if (hold_all(m, 0) == SIM_LOST) return false;
  polish(m, &m->configuration);
  polish(m, &m->velocity);
  return true;
}

int mover_pole(mover *m, double near) {
  run_program_run(m->conditions, m->values, m->condition);
  for (uint32_t i = 0; i < m->sys->conditions.n; i++) {
    double v = fabs(m->condition[i]);
    m->condition_scale[i] = fmax(m->condition_scale[i], v);
    if (!(v > near * m->condition_scale[i])) return (int)i;
  }
  return -1;
}
