/* fixed.c: methods of fixed step: the classical Runge–Kutta method of order 4, and Gauss–Legendre collocation with three
   stages, order 6 (Hairer, Lubich and Wanner, Geometric numerical integration, II.1.3).

   Gauss–Legendre is symmetric: the energy of a reversible system does not drift over long runs, whatever the variables;
   and it keeps every quadratic invariant. It is symplectic where the variables are canonical, for instance coordinates
   and speeds with a constant mass matrix. Its stages are found by fixed-point iteration down to rounding, begun at the
   polynomial of the step before. Both end at `end` with a shorter step, so that the caller can put ends on samples. */
#include "sim/method.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* how far this step goes; true: up to `end` */
static bool length(const sim *s, double end, double *h) {
  *h = s->o.step;
  if (1.0000001 * *h < end - s->t) return false;
  *h = end - s->t;
  return true;
}

/* --- RK4 --- */

static size_t rk4_room(uint32_t n) {
  return 5 * (size_t)n;
}

static sim_status rk4_step(sim *s, double end) {
  uint32_t n = s->p.n;
  double h, *k2 = s->own, *k3 = k2 + n, *k4 = k3 + n, *x = k4 + n, *y1 = x + n;
  double t1 = length(s, end, &h) ? end : s->t + h;
  if (!(h > sim_smallest(s->t))) return SIM_SMALL;
  memcpy(s->y0, s->y, n * sizeof *x);
  memcpy(s->f0, s->f, n * sizeof *x);
  for (uint32_t i = 0; i < n; i++) x[i] = s->y0[i] + h / 2 * s->f0[i];
  if (!sim_rate(s, s->t + h / 2, x, k2)) return SIM_WILD;
  for (uint32_t i = 0; i < n; i++) x[i] = s->y0[i] + h / 2 * k2[i];
  if (!sim_rate(s, s->t + h / 2, x, k3)) return SIM_WILD;
  for (uint32_t i = 0; i < n; i++) x[i] = s->y0[i] + h * k3[i];
  if (!sim_rate(s, t1, x, k4)) return SIM_WILD;
  for (uint32_t i = 0; i < n; i++) s->y[i] = y1[i] = s->y0[i] + h / 6 * (s->f0[i] + 2 * (k2[i] + k3[i]) + k4[i]);
  if (!sim_rate(s, t1, s->y, s->f)) return SIM_WILD;
  memcpy(k2, s->f, n * sizeof *x); /* for the cubic, should the projection move y */
  return sim_accept(s, t1);
}

/* the cubic with the values and rates of both ends */
static void rk4_dense(sim *s, double theta, double *y) {
  uint32_t n = s->p.n;
  double h = s->t - s->t0, *f1 = s->own, *y1 = s->own + 4 * (size_t)n, r = 1 - theta;
  for (uint32_t i = 0; i < n; i++) {
    double whole = y1[i] - s->y0[i];
    y[i] = s->y0[i] + theta * whole + theta * r * (r * (h * s->f0[i] - whole) - theta * (h * f1[i] - whole));
  }
}

const sim_driver sim_rk4 = {"rk4", rk4_room, rk4_step, rk4_dense, NULL, NULL, NULL};

/* --- Gauss–Legendre --- */

#define ROOT15 3.87298334620741688517926539978
static const double NODE[3] = {0.5 - ROOT15 / 10, 0.5, 0.5 + ROOT15 / 10};
static const double WEIGHT[3] = {5.0 / 18, 4.0 / 9, 5.0 / 18};
static const double LEAN[3][3] = {
    {5.0 / 36, 2.0 / 9 - ROOT15 / 15, 5.0 / 36 - ROOT15 / 30},
    {5.0 / 36 + ROOT15 / 24, 2.0 / 9, 5.0 / 36 - ROOT15 / 24},
    {5.0 / 36 + ROOT15 / 30, 2.0 / 9 + ROOT15 / 15, 5.0 / 36},
};

typedef struct stage_rooms {
  double *k[3], *next[3], *x, *f1, *begun;
} stage_rooms;

static size_t gauss_room(uint32_t n) {
  return 8 * (size_t)n + 1;
}

static stage_rooms stage_rooms_of(const sim *s) {
  uint32_t n = s->p.n;
  double *at = s->own;
  stage_rooms r;
  for (int j = 0; j < 3; j++) r.k[j] = at + j * (int)n, r.next[j] = at + (3 + j) * (int)n;
  r.x = at + 6 * (size_t)n, r.f1 = r.x + n, r.begun = r.f1 + n;
  return r;
}

/* Lagrange's polynomial of the j-th of the three nodes at x */
static double lagrange(int j, double x) {
  double v = 1;
  for (int i = 0; i < 3; i++)
    if (i != j) v *= (x - NODE[i]) / (NODE[j] - NODE[i]);
  return v;
}

/* where the polynomial of the step before goes on to, or else the rate at the old end */
static void guess(const sim *s, const stage_rooms *r) {
  uint32_t n = s->p.n;
  if (*r->begun != s->o.step) {
    for (int j = 0; j < 3; j++) memcpy(r->k[j], s->f0, n * sizeof(double));
    return;
  }
  for (int j = 0; j < 3; j++) {
    double w[3];
    for (int i = 0; i < 3; i++) w[i] = lagrange(i, 1 + NODE[j]);
    for (uint32_t i = 0; i < n; i++) r->next[j][i] = w[0] * r->k[0][i] + w[1] * r->k[1][i] + w[2] * r->k[2][i];
  }
  for (int j = 0; j < 3; j++) memcpy(r->k[j], r->next[j], n * sizeof(double));
}

/* one turn of the iteration; how much the stages changed, relative to the state */
static bool turn(sim *s, const stage_rooms *r, double h, double *change) {
  uint32_t n = s->p.n;
  for (int j = 0; j < 3; j++) {
    for (uint32_t i = 0; i < n; i++)
      r->x[i] = s->y0[i] + h * (LEAN[j][0] * r->k[0][i] + LEAN[j][1] * r->k[1][i] + LEAN[j][2] * r->k[2][i]);
    if (!sim_rate(s, s->t + NODE[j] * h, r->x, r->next[j])) return false;
  }
  *change = 0;
  for (int j = 0; j < 3; j++)
    for (uint32_t i = 0; i < n; i++) {
      double d = h * fabs(r->next[j][i] - r->k[j][i]) / (1 + fabs(s->y0[i]));
      *change = fmax(*change, d);
      r->k[j][i] = r->next[j][i];
    }
  return true;
}

static sim_status gauss_step(sim *s, double end) {
  const stage_rooms r = stage_rooms_of(s);
  uint32_t n = s->p.n;
  double h, change = 1, before;
  double t1 = length(s, end, &h) ? end : s->t + h;
  if (!(h > sim_smallest(s->t))) return SIM_SMALL;
  memcpy(s->y0, s->y, n * sizeof(double));
  memcpy(s->f0, s->f, n * sizeof(double));
  guess(s, &r);
  bool done = false;
  for (int i = 0; i < 100 && !done; i++) {
    before = change;
    if (!turn(s, &r, h, &change)) return i == 0 ? SIM_WILD : SIM_DIVERGED;
    done = change == 0 || (change < 1e-13 && change >= before) || change < DBL_EPSILON / 8;
  }
  if (!done && !(change < 1e-13)) return SIM_DIVERGED;
  *r.begun = fabs(h - s->o.step) < 1e-9 * h ? s->o.step : 0;
  for (uint32_t i = 0; i < n; i++)
    s->y[i] = s->y0[i] + h * (WEIGHT[0] * r.k[0][i] + WEIGHT[1] * r.k[1][i] + WEIGHT[2] * r.k[2][i]);
  if (!sim_rate(s, t1, s->y, s->f)) return SIM_WILD;
  memcpy(r.f1, s->f, n * sizeof(double));
  return sim_accept(s, t1);
}

/* ∫₀^θ of the polynomial that takes the rates of both ends and of the stages: order 5 inside */
static void gauss_dense(sim *s, double theta, double *y) {
  const stage_rooms r = stage_rooms_of(s);
  const double at[5] = {0, NODE[0], NODE[1], NODE[2], 1};
  const double *rate[5] = {s->f0, r.k[0], r.k[1], r.k[2], r.f1};
  double h = s->t - s->t0;
  memcpy(y, s->y0, s->p.n * sizeof *y);
  for (int j = 0; j < 5; j++) {
    double p[5] = {1}, w = 0, power = theta; /* coefficients of Lagrange's polynomial, then its integral */
    for (int i = 0, degree = 0; i < 5; i++) {
      if (i == j) continue;
      double c = 1 / (at[j] - at[i]);
      for (int k = ++degree; k >= 0; k--) p[k] = c * ((k > 0 ? p[k - 1] : 0) - at[i] * p[k]);
    }
    for (int k = 0; k < 5; k++) {
      w += p[k] * power / (k + 1);
      power *= theta;
    }
    for (uint32_t i = 0; i < s->p.n; i++) y[i] += h * w * rate[j][i];
  }
}

static sim_status gauss_start(sim *s) {
  *stage_rooms_of(s).begun = 0;
  return SIM_OK;
}

const sim_driver sim_gauss = {"gauss", gauss_room, gauss_step, gauss_dense, NULL, gauss_start, NULL};
