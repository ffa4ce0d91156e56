/* dop853.c: Dormand and Prince's method of order 8 with step control and dense output.

   Twelve stages give a result of order 8 and two error estimates of orders 5 and 3, which are combined so that the
   fifth-order one rules where it can be trusted. The step follows a PI controller (Gustafsson; Hairer and Wanner II,
   IV.2): h_new = h · safe · err^(−a) · err_before^b. The dense output of order 7 needs three more rates, which are taken
   only where it is asked for. Stiffness shows in h·|λ| staying near the edge of the stability region (about 6), |λ| from the last
   two stages (Hairer and Wanner II, IV.2). Tables in dop853_table.h. */
#include "sim/method.h"

#include <math.h>
#include <string.h>

#include "sim/dop853_table.h"

enum { STAGES = 17, VECTORS = STAGES + 2 + 8 };
static const double SAFE = 0.9, LEAST = 0.333, MOST = 6, BETA = 0.04, EDGE = 4.8;

typedef struct rooms {
  double *k[STAGES];  /* rates of the stages; 1: the old end, 13: the new one */
  double *trial, *y1; /* a stage; the new end before projection */
  double *r[8];       /* the dense output's terms */
  double *ready;      /* [0]: are they there? [1]: the step */
} rooms;

static size_t room(uint32_t n) {
  return (size_t)VECTORS * n + 2;
}

static rooms rooms_of(const sim *s) {
  rooms x;
  double *at = s->own;
  uint32_t n = s->p.n;
  x.ready = at, at += 2;
  for (int i = 0; i < STAGES; i++, at += n) x.k[i] = at;
  x.trial = at, x.y1 = at + n, at += 2 * (size_t)n;
  for (int i = 0; i < 8; i++, at += n) x.r[i] = at;
  return x;
}

#define STAGE(number, sum)                                                                                             \
  do {                                                                                                                 \
    for (uint32_t i = 0; i < n; i++) x->trial[i] = y[i] + h * (sum);                                                   \
    if (!sim_rate(s, t + C[number] * h, x->trial, k[number])) return false;                                            \
  } while (0)

static bool stages(sim *s, const rooms *x, double t, double h) {
  uint32_t n = s->p.n;
  double *const *k = x->k;
  const double *y = s->y0;
  STAGE(2, A[2][1] * k[1][i]);
  STAGE(3, A[3][1] * k[1][i] + A[3][2] * k[2][i]);
  STAGE(4, A[4][1] * k[1][i] + A[4][3] * k[3][i]);
  STAGE(5, A[5][1] * k[1][i] + A[5][3] * k[3][i] + A[5][4] * k[4][i]);
  STAGE(6, A[6][1] * k[1][i] + A[6][4] * k[4][i] + A[6][5] * k[5][i]);
  STAGE(7, A[7][1] * k[1][i] + A[7][4] * k[4][i] + A[7][5] * k[5][i] + A[7][6] * k[6][i]);
  STAGE(8, A[8][1] * k[1][i] + A[8][4] * k[4][i] + A[8][5] * k[5][i] + A[8][6] * k[6][i] + A[8][7] * k[7][i]);
  STAGE(9, A[9][1] * k[1][i] + A[9][4] * k[4][i] + A[9][5] * k[5][i] + A[9][6] * k[6][i] + A[9][7] * k[7][i] +
               A[9][8] * k[8][i]);
  STAGE(10, A[10][1] * k[1][i] + A[10][4] * k[4][i] + A[10][5] * k[5][i] + A[10][6] * k[6][i] + A[10][7] * k[7][i] +
                A[10][8] * k[8][i] + A[10][9] * k[9][i]);
  STAGE(11, A[11][1] * k[1][i] + A[11][4] * k[4][i] + A[11][5] * k[5][i] + A[11][6] * k[6][i] + A[11][7] * k[7][i] +
                A[11][8] * k[8][i] + A[11][9] * k[9][i] + A[11][10] * k[10][i]);
  STAGE(12, A[12][1] * k[1][i] + A[12][4] * k[4][i] + A[12][5] * k[5][i] + A[12][6] * k[6][i] + A[12][7] * k[7][i] +
                A[12][8] * k[8][i] + A[12][9] * k[9][i] + A[12][10] * k[10][i] + A[12][11] * k[11][i]);
  for (uint32_t i = 0; i < n; i++)
    x->y1[i] = y[i] + h * (B[1] * k[1][i] + B[6] * k[6][i] + B[7] * k[7][i] + B[8] * k[8][i] + B[9] * k[9][i] +
                           B[10] * k[10][i] + B[11] * k[11][i] + B[12] * k[12][i]);
  return true;
}

/* relative to the tolerance: at most 1 is fine */
static double error_of(const sim *s, const rooms *x, double h) {
  double *const *k = x->k;
  double e5 = 0, e3 = 0;
  uint32_t n = s->o.controlled;
  for (uint32_t i = 0; i < n; i++) {
    double scale = s->o.atol + s->o.rtol * fmax(fabs(s->y0[i]), fabs(x->y1[i]));
    double five = E5[1] * k[1][i] + E5[6] * k[6][i] + E5[7] * k[7][i] + E5[8] * k[8][i] + E5[9] * k[9][i] +
                  E5[10] * k[10][i] + E5[11] * k[11][i] + E5[12] * k[12][i];
    double three = (x->y1[i] - s->y0[i]) / h - (E3[0] * k[1][i] + E3[1] * k[9][i] + E3[2] * k[12][i]);
    e5 += five / scale * (five / scale);
    e3 += three / scale * (three / scale);
  }
  double whole = e5 + 0.01 * e3;
  return whole > 0 ? fabs(h) * e5 / sqrt(whole * n) : 0;
}

/* h·|λ| at the edge of the stability region fifteen times, with few exceptions */
static bool turns_out_stiff(sim *s, const rooms *x, double h) {
  double up = 0, down = 0;
  for (uint32_t i = 0; i < s->o.controlled; i++) {
    double df = x->k[13][i] - x->k[12][i], dy = x->y1[i] - x->trial[i];
    up += df * df;
    down += dy * dy;
  }
  if (down > 0 && h * sqrt(up / down) > EDGE) {
    s->not_stiff = 0;
    if (++s->stiff == 15) return true;
  } else if (++s->not_stiff == 6) {
    s->stiff = 0;
  }
  return false;
}

static sim_status step(sim *s, double end) {
  const rooms x = rooms_of(s);
  const double low = BETA, high = 1.0 / 8 - 0.2 * BETA;
  uint32_t n = s->p.n;
  bool refused = false, wild = false;
  memcpy(s->y0, s->y, n * sizeof *s->y);
  memcpy(s->f0, s->f, n * sizeof *s->f);
  memcpy(x.k[1], s->f, n * sizeof *s->f);
  x.ready[0] = 0;
  for (;;) {
    double h = s->h, left = end - s->t;
    if (s->o.longest > 0) h = fmin(h, s->o.longest);
    bool last = 1.0000001 * h >= left;
    if (last) h = left;
    if (!(h > sim_smallest(s->t))) return wild ? SIM_WILD : SIM_SMALL;
    double t1 = last ? end : s->t + h, error = 1e6;
    wild = !stages(s, &x, s->t, h);
    if (!wild) error = error_of(s, &x, h);
    if (error <= 1 && !sim_rate(s, t1, x.y1, x.k[13])) wild = true;
    if (wild || !(error <= 1)) {
      s->count.refused += s->count.steps > 0;
      refused = true;
      s->h = wild ? h / 4 : h * fmax(LEAST, SAFE / pow(error, high));
      continue;
    }
    double grow = SAFE * pow(fmax(error, 1e-10), -high) * pow(s->error_before, low);
    grow = fmin(refused ? 1 : MOST, fmax(LEAST, grow));
    s->error_before = fmax(error, 1e-4);
    if (!last || grow < 1) s->h = h * grow;
    x.ready[1] = h;
    bool stiff = s->o.stiff && (s->count.steps % 100 == 99 || s->stiff > 0) && turns_out_stiff(s, &x, h);
    memcpy(s->y, x.y1, n * sizeof *s->y);
    memcpy(s->f, x.k[13], n * sizeof *s->f);
    sim_status status = sim_accept(s, t1);
    return status == SIM_OK && stiff ? SIM_STIFF : status;
  }
}

static bool prepare(sim *s, const rooms *x) {
  uint32_t n = s->p.n;
  double *const *k = x->k, t = s->t0, h = x->ready[1];
  const double *y = s->y0;
  for (uint32_t i = 0; i < n; i++) {
    double whole = x->y1[i] - y[i], bend = h * k[1][i] - whole;
    x->r[0][i] = y[i];
    x->r[1][i] = whole;
    x->r[2][i] = bend;
    x->r[3][i] = whole - h * k[13][i] - bend;
  }
  STAGE(14, A[14][1] * k[1][i] + A[14][7] * k[7][i] + A[14][8] * k[8][i] + A[14][9] * k[9][i] + A[14][10] * k[10][i] +
                A[14][11] * k[11][i] + A[14][12] * k[12][i] + A[14][13] * k[13][i]);
  STAGE(15, A[15][1] * k[1][i] + A[15][6] * k[6][i] + A[15][7] * k[7][i] + A[15][8] * k[8][i] + A[15][11] * k[11][i] +
                A[15][12] * k[12][i] + A[15][13] * k[13][i] + A[15][14] * k[14][i]);
  STAGE(16, A[16][1] * k[1][i] + A[16][6] * k[6][i] + A[16][7] * k[7][i] + A[16][8] * k[8][i] + A[16][9] * k[9][i] +
                A[16][13] * k[13][i] + A[16][14] * k[14][i] + A[16][15] * k[15][i]);
  for (int j = 0; j < 4; j++) {
    const double *d = D[j];
    for (uint32_t i = 0; i < n; i++)
      x->r[4 + j][i] = h * (d[1] * k[1][i] + d[6] * k[6][i] + d[7] * k[7][i] + d[8] * k[8][i] + d[9] * k[9][i] +
                            d[10] * k[10][i] + d[11] * k[11][i] + d[12] * k[12][i] + d[13] * k[13][i] +
                            d[14] * k[14][i] + d[15] * k[15][i] + d[16] * k[16][i]);
  }
  return true;
}

static void dense(sim *s, double theta, double *out) {
  const rooms x = rooms_of(s);
  if (x.ready[0] == 0) {
    x.ready[0] = 1;
    if (!prepare(s, &x)) /* a rate has no value inside a step that had one at both ends: the cubic will do */
      for (int j = 4; j < 8; j++) memset(x.r[j], 0, s->p.n * sizeof *out);
  }
  double s1 = 1 - theta;
  for (uint32_t i = 0; i < s->p.n; i++) {
    double v = x.r[6][i] + theta * x.r[7][i];
    v = x.r[5][i] + s1 * v;
    v = x.r[4][i] + theta * v;
    v = x.r[3][i] + s1 * v;
    v = x.r[2][i] + theta * v;
    v = x.r[1][i] + s1 * v;
    out[i] = x.r[0][i] + theta * v;
  }
}

const sim_driver sim_dop853 = {"dop853", room, step, dense, NULL, NULL, NULL};
