/* sim.c: starting, stepping, dense output; what all methods share. */
#include "sim/method.h"

#include <float.h>
#include <math.h>
#include <string.h>

sim_options sim_options_default(void) {
  return (sim_options){.method = SIM_DOP853, .rtol = 1e-10, .atol = 1e-10};
}

static const sim_driver *driver_of(sim_method m) {
  switch (m) {
  case SIM_DOP853: return &sim_dop853;
  case SIM_RK4: return &sim_rk4;
  case SIM_GAUSS: return &sim_gauss;
  case SIM_ADAMS: return &sim_cvode_adams;
  case SIM_BDF: return &sim_cvode_bdf;
  case SIM_IDA: return &sim_ida;
  }
  return NULL;
}

bool sim_has(sim_method m) {
  const sim_driver *d = driver_of(m);
  return d && d->step;
}

/* what belongs to another library */
static void release(void *what) {
  sim *s = what;
  s->driver->close(s);
}

sim *sim_new(base_arena *a, const sim_problem *problem, const sim_options *options) {
  sim *s = BASE_NEW(a, sim);
  uint32_t n = problem->n;
  s->p = *problem;
  s->o = *options;
  s->driver = driver_of(options->method);
  if (s->o.controlled == 0 || s->o.controlled > n) s->o.controlled = n;
  double *x = BASE_ARRAY(a, double, 4 * (size_t)n + 4);
  s->y0 = x, s->y = x + n, s->f0 = x + 2 * n, s->f = x + 3 * n;
  if (!sim_has(options->method)) return s;
  if (s->driver->room) s->own = BASE_ARRAY(a, double, s->driver->room(n) + 1);
  s->ctx = a->ctx;
  if (s->driver->close) base_cleanup_push(a->ctx, &s->undo, release, s);
  if (s->driver->open) s->begin = s->driver->open(s, a);
  return s;
}

void sim_close(sim *s) {
  if (!s || !s->driver || !s->driver->close) return;
  base_cleanup_pop(s->ctx, &s->undo);
  release(s);
}

bool sim_rate(sim *s, double t, const double *y, double *dy) {
  s->count.rates++;
  if (!s->p.rate(s->p.user, t, y, dy)) return false;
  double sum = 0; /* one NaN or infinity is enough to spoil it */
  for (uint32_t i = 0; i < s->p.n; i++) sum += dy[i] * 0;
  return sum == 0;
}

double sim_smallest(double t) {
  return 16 * DBL_EPSILON * fmax(fabs(t), DBL_MIN / DBL_EPSILON);
}

/* A first step (Hairer, Nørsett and Wanner, Solving ordinary differential equations I, II.4): one explicit Euler step
   tells how fast f changes. */
static double first_step(sim *s, double towards) {
  uint32_t n = s->o.controlled;
  double d0 = 0, d1 = 0, d2 = 0, span = fabs(towards - s->t);
  for (uint32_t i = 0; i < n; i++) {
    double scale = s->o.atol + s->o.rtol * fabs(s->y[i]);
    d0 += pow(s->y[i] / scale, 2);
    d1 += pow(s->f[i] / scale, 2);
  }
  double h = d0 < 1e-10 || d1 < 1e-10 ? 1e-6 : 0.01 * sqrt(d0 / d1);
  h = fmin(h, span);
  for (uint32_t i = 0; i < s->p.n; i++) s->y0[i] = s->y[i] + h * s->f[i];
  if (!sim_rate(s, s->t + h, s->y0, s->f0)) return fmin(h, 1e-6);
  for (uint32_t i = 0; i < n; i++) {
    double scale = s->o.atol + s->o.rtol * fabs(s->y[i]);
    d2 += pow((s->f0[i] - s->f[i]) / scale, 2);
  }
  double most = fmax(sqrt(d2) / h, sqrt(d1)) / sqrt(n ? n : 1);
  double h1 = most <= 1e-15 ? fmax(1e-6, h * 1e-3) : pow(0.01 / most, 1.0 / 8);
  return fmin(fmin(100 * h, h1), span);
}

sim_status sim_start(sim *s, double t, const double *y, double towards) {
  if (!s->driver || !s->driver->step) return SIM_MISSING;
  if (s->begin != SIM_OK) return s->begin;
  s->t0 = s->t = t;
  memcpy(s->y, y, s->p.n * sizeof *y);
  memcpy(s->y0, y, s->p.n * sizeof *y);
  if (!sim_rate(s, t, s->y, s->f)) return SIM_WILD;
  s->fresh = true;
  s->error_before = 1e-4;
  s->stiff = s->not_stiff = 0;
  s->h = s->o.step > 0 ? s->o.step : first_step(s, towards);
  memcpy(s->y0, y, s->p.n * sizeof *y);
  memcpy(s->f0, s->f, s->p.n * sizeof *y);
  return s->driver->start ? s->driver->start(s) : SIM_OK;
}

/* y and f of the new end are in s->y, s->f; those of the old one in s->y0, s->f0. */
sim_status sim_accept(sim *s, double t1) {
  s->count.steps++;
  s->t0 = s->t;
  s->t = t1;
  if (!s->p.project) return SIM_OK;
  int moved = s->p.project(s->p.user, t1, s->y);
  if (moved == SIM_LOST) return SIM_OFF;
  if (moved == SIM_MOVED) {
    s->count.projections++;
    s->fresh = false;
  }
  return SIM_OK;
}

sim_status sim_step(sim *s, double end) {
  if (s->o.steps && s->count.steps >= s->o.steps) return SIM_LIMIT;
  if (!s->fresh) {
    if (!sim_rate(s, s->t, s->y, s->f)) return SIM_WILD;
    s->fresh = true;
  }
  return s->driver->step(s, end);
}

double sim_before(const sim *s) {
  return s->t0;
}

double sim_now(const sim *s) {
  return s->t;
}

const double *sim_state(const sim *s) {
  return s->y;
}

double sim_last_step(const sim *s) {
  return s->t - s->t0;
}

sim_counts sim_counted(const sim *s) {
  return s->count;
}

void sim_dense(sim *s, double t, double *y) {
  if (t == s->t || s->t == s->t0) {
    memcpy(y, s->y, s->p.n * sizeof *y);
    return;
  }
  s->driver->dense(s, (t - s->t0) / (s->t - s->t0), y);
}

double sim_root(sim_function f, void *user, double a, double b, double fa, double fb) {
  if (fa == 0) return a;
  for (int i = 0; i < 200 && fb != 0; i++) {
    double middle = a + (b - a) / 2, c = middle;
    if (middle == a || middle == b) break;
    if (i % 3) { /* false position, nudged so that both ends move */
      c = b - fb * (b - a) / (fb - fa);
      double nudge = fmax(1e-3 * (b - a) / (i + 1), sim_smallest(b));
      c += fabs(fb) < fabs(fa) ? -nudge : nudge;
      if (!(c > a && c < b)) c = middle;
    }
    double fc = f(user, c);
    if (!isfinite(fc)) break;
    if ((fc < 0) == (fa < 0) && fc != 0) a = c, fa = fc;
    else b = c, fb = fc;
  }
  return b;
}
