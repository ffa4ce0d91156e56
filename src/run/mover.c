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
#include "run/rhs.h"

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
  for (uint32_t j = 0; j < m->nx; j++)
    m->x[j] = slot_of(m, j < sys->binds.n ? sys->binds.at[j].lambda : sys->drives.at[j - sys->binds.n].mu);
  m->nquaternions = sys->m->quaternions.n;
  m->quaternion = base_alloc(m->a, sizeof *m->quaternion * (m->nquaternions + 1));
  for (uint32_t i = 0; i < m->nquaternions; i++)
    for (int k = 0; k < 4; k++) m->quaternion[i][k] = slot_of(m, sys->m->quaternions.at[i].e[k]);
}

/* what adds to T + V, with the forces of constraints that do work: −Σ u_r K_rx x */
static ex whole_power(mover *m, const ex *k, const ex *x) {
  expr_graph *g = m->sys->g;
  uint32_t w = m->nu + m->nx;
  ex total = derive_power(m->sys);
  for (uint32_t j = m->nu; j < w; j++)
    for (uint32_t r = 0; r < m->nu; r++)
      total = expr_sub(g, total, expr_mul(g, m->sys->u.at[r].sym, expr_mul(g, k[r * w + j], x[j])));
  return total;
}

/* The program of the rates: what rhs.c makes, with the power beside it. */
static bool set_rates(mover *m) {
  derive_system *sys = m->sys;
  run_rhs r;
  run_rhs_make(sys, &r);
  uint32_t w = r.solve.n, at = 0;
  ex *out = BASE_ARRAY(m->a, ex, m->nq + w + 2), *kb = BASE_ARRAY(m->a, ex, w * w + w + 1);
  ex power = whole_power(m, r.solve.matrix, r.solve.unknown);
  m->nw = power != EXPR_ZERO;
  m->n = m->nq + m->nu + m->nw;
  for (uint32_t i = 0; i < m->nq; i++) out[at++] = sys->qdot[i];
  for (uint32_t i = 0; i < w; i++) out[at++] = r.solve.unknown[i];
  out[at++] = power;
  out[at++] = w ? r.solve.pivot : EXPR_ONE;
  code_entry entry = {at, out};
  r.spec.entries = &entry;
  r.spec.nentries = 1;
  if (!run_code_make(m->pool, sys->g, &r.spec, &m->rates)) return false;
  double *in = code_inputs(m->rates.frame);
  for (uint32_t i = 0; i < r.nparams; i++) *in++ = m->values[slot_of(m, r.params[i]->sym)];
  m->in = in;
  m->least = 1e-14;
  memcpy(kb, r.solve.matrix, w * w * sizeof *kb);
  memcpy(kb + w * w, r.solve.right, w * sizeof *kb);
  m->equations = run_program_new(m->pool, sys, w * w + w, kb);
  m->power = run_program_new(m->pool, sys, 1, &power);
  m->places = run_program_new(m->pool, sys, m->nq, sys->qdot);
  m->row = BASE_ARRAY(m->a, double, m->nq + w + 2);
  m->place = BASE_ARRAY(m->a, double, m->nq + m->nu + 1);
  m->k = BASE_ARRAY(m->a, double, w *w + w + 1);
  m->b = m->k + w * w;
  m->factors = BASE_ARRAY(m->a, double, w *w + 1);
  m->right = BASE_ARRAY(m->a, double, w + 1);
  m->pivot = slots(m, w);
  return true;
}

static void set_conditions(mover *m) {
  uint32_t n = m->sys->conditions.n;
  m->conditions = run_program_new(m->pool, m->sys, n, m->sys->conditions.at);
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
  h->rows = run_program_new(m->pool, m->sys, h->m * (n + 1), roots);
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
  sys_held_list places = {0}, speeds = {0};
  derive_held(sys, &places, &speeds);
  for (uint32_t i = 0; i < places.n; i++) base_push(m->a, &configuration, derive_expand(sys, places.at[i].value));
  for (uint32_t i = 0; i < m->nquaternions; i++) {
    ex t[5];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, model->quaternions.at[i].e[k], 2);
    t[4] = expr_int(sys->g, -1);
    base_push(m->a, &configuration, expr_sum(sys->g, 5, t));
  }
  for (uint32_t i = 0; i < speeds.n; i++) base_push(m->a, &velocity, derive_expand(sys, speeds.at[i].value));
  for (uint32_t i = 0; i < m->nq; i++) base_push(m->a, &q, model->coords.at[i].sym);
  for (uint32_t i = 0; i < m->nu; i++) base_push(m->a, &u, sys->u.at[i].sym);
  open_group(m, &m->configuration, &configuration, q.n, q.at);
  open_group(m, &m->velocity, &velocity, u.n, u.at);
}

mover *mover_new(run_pool *pool, derive_system *sys, const double *values, uint32_t nvalues) {
  derive_gibbs(sys);
  mover *m = BASE_NEW(sys->arena, mover);
  m->sys = sys;
  m->a = sys->arena;
  m->pool = pool;
  m->held = UINT32_MAX;
  m->nq = sys->m->coords.n;
  m->nu = sys->u.n;
  m->nx = sys->binds.n + sys->drives.n;
  set_slots(m);
  m->nvalues = expr_symbol_count(sys->g) + 1; /* one more for the measure of singularity */
  m->values = BASE_ARRAY(m->a, double, m->nvalues + 1);
  memcpy(m->values, values, (nvalues < m->nvalues ? nvalues : m->nvalues) * sizeof *values);
  if (!set_rates(m)) return NULL;
  set_conditions(m);
  set_held(m);
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

/* --- where the program finds K singular --- */

static bool solve_singular(mover *m) {
  uint32_t w = m->nu + m->nx;
  base_arena scratch; /* rare: it may allocate */
  base_scratch_init(&scratch, m->a->ctx);
  num_pull_room room = {BASE_ARRAY(&scratch, double, num_pull_size(w, w)), BASE_ARRAY(&scratch, uint32_t, w + 1)};
  double weakest;
  num_pull(w, w, m->k, m->b, m->right, &room, &weakest);
  base_arena_free(&scratch);
  return agrees(w, m->k, m->b, m->right);
}

bool mover_factor(mover *m) {
  uint32_t w = m->nu + m->nx;
  run_program_run(m->equations, m->values, m->k);
  memcpy(m->factors, m->k, sizeof *m->k * w * w);
  return num_lu(w, m->factors, m->pivot) > m->least;
}

void mover_again(mover *m, double *b) {
  num_lu_solve(m->nu + m->nx, m->factors, m->pivot, b);
}

/* Not definite, or singular where the equations agree: the answer put in place of the program's. */
static bool slowly(mover *m, double t, const double *y) {
  uint32_t w = m->nu + m->nx;
  mover_put(m, t, y);
  if (mover_factor(m)) {
    memcpy(m->right, m->b, w * sizeof *m->b);
    mover_again(m, m->right);
    return true;
  }
  return solve_singular(m);
}

double mover_size(const mover *m) {
  uint32_t w = m->nu + m->nx;
  double sum = 0;
  for (uint32_t i = 0; i < w * w; i++) sum += m->k[i] * m->k[i];
  return sqrt(sum);
}

/* q', u', x and the power, in one row; NULL: there is no answer */
static const double *rates(mover *m, double t, const double *y) {
  uint32_t w = m->nu + m->nx;
  m->in[0] = t;
  memcpy(m->in + 1, y, (m->nq + m->nu) * sizeof *y);
  const double *r = code_run(m->rates.program, m->rates.frame, 0, CODE_TIME);
  if (r[m->nq + w + 1] > m->least) return r;
  if (!slowly(m, t, y)) return NULL;
  memcpy(m->row, r, m->nq * sizeof *r);
  memcpy(m->row + m->nq, m->right, w * sizeof *r);
  for (uint32_t i = 0; i < w; i++) m->values[i < m->nu ? m->udot[i] : m->x[i - m->nu]] = m->right[i];
  run_program_run(m->power, m->values, m->row + m->nq + w);
  return m->row;
}

bool mover_solve(mover *m) {
  uint32_t w = m->nu + m->nx;
  mover_take(m, m->place);
  const double *r = rates(m, m->values[m->t], m->place);
  if (!r) return false;
  for (uint32_t i = 0; i < m->nu; i++) m->values[m->udot[i]] = r[m->nq + i];
  for (uint32_t j = 0; j < m->nx; j++) m->values[m->x[j]] = r[m->nq + m->nu + j];
  m->drive = r[m->nq + w];
  return true;
}

ex mover_row(mover *m, uint32_t i) {
  derive_system *sys = m->sys;
  const sys_kkt *p = derive_kkt(sys);
  ex row = expr_neg(sys->g, p->b[i]);
  for (uint32_t j = 0; j < p->w; j++)
    row = expr_add(sys->g, row, expr_mul(sys->g, p->k[i * p->w + j], derive_unknown(sys, j)));
  return row;
}

bool mover_rate(void *user, double t, const double *y, double *dy) {
  mover *m = user;
  const double *r = rates(m, t, y);
  if (!r) return false;
  memcpy(dy, r, (m->nq + m->nu) * sizeof *dy);
  if (m->nw) dy[m->nq + m->nu] = r[m->nq + m->nu + m->nx];
  return true;
}

bool mover_residual(void *user, double t, const double *y, const double *dy, const double *x, double *r) {
  mover *m = user;
  uint32_t n = m->nu, w = n + m->nx;
  mover_put(m, t, y);
  for (uint32_t i = 0; i < n; i++) m->values[m->udot[i]] = m->right[i] = dy[m->nq + i];
  for (uint32_t j = 0; j < m->nx; j++) m->values[m->x[j]] = m->right[n + j] = x[j];
  run_program_run(m->places, m->values, r);
  for (uint32_t i = 0; i < m->nq; i++) r[i] -= dy[i];
  run_program_run(m->equations, m->values, m->k);
  for (uint32_t i = 0; i < w; i++) {
    double sum = -m->b[i];
    for (uint32_t j = 0; j < w; j++) sum += m->k[i * w + j] * m->right[j];
    r[i < n ? m->nq + i : m->nq + m->nw + i] = sum;
  }
  if (m->nw) {
    run_program_run(m->power, m->values, r + m->nq + n);
    r[m->nq + n] -= dy[m->nq + n];
  }
  return true;
}

void mover_unknowns(void *user, double *x) {
  mover *m = user;
  mover_solve(m);
  for (uint32_t j = 0; j < m->nx; j++) x[j] = m->values[m->x[j]];
}

/* --- what must hold --- */

/* One pass of Newton's method by the shortest change; returns the size of the change relative to the unknowns. */
static double pull(mover *m, held_group *h) {
  double weakest, size = 0;
  run_program_run(h->rows, m->values, h->out);
  for (uint32_t i = 0; i < h->m; i++) h->residual[i] = -h->out[i];
  for (uint32_t c = 0; c < h->n && m->held != UINT32_MAX; c++)
    for (uint32_t i = 0; i < h->m && h->slot[c] == m->held; i++) h->out[h->m + i * h->n + c] = 0;
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

bool mover_settle_but(mover *m, uint32_t slot) {
  m->held = slot;
  bool ok = hold_all(m, 0) != SIM_LOST;
  m->held = UINT32_MAX;
  for (int k = 0; k < 2 && ok; k++) {
    held_group *h = k ? &m->velocity : &m->configuration;
    if (h->m) ok = worst(m, h) < 1e-9;
  }
  return ok;
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
