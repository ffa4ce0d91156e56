/* bench_run: motions against the same integrator with a right-hand side written by hand, and against CVODE.

   A double pendulum and a chain of ten links, point masses, 10 s at rtol 1e-9. By hand: the angles' equations of a
   chain, M_ij = (number of masses beyond) cos(phi_i − phi_j), solved by Cholesky. Prints microseconds and ratios; the
   whole command, text to CSV, is timed too. Least of many rounds. */
#define _POSIX_C_SOURCE 200809L

#include <appell.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "derive/state.h"
#include "num/kernel.h"
#include "run/mover.h"

static double now(void) {
  struct timespec t;
  (void)clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e6 + 1e-3 * (double)t.tv_nsec;
}

/* --- by hand --- */

enum { MOST = 16 };

static bool by_hand(void *user, double t, const double *y, double *dy) {
  uint32_t n = *(uint32_t *)user;
  double m[MOST * MOST], b[MOST], s[MOST], c[MOST];
  const double *w = y + n;
  (void)t;
  for (uint32_t i = 0; i < n; i++) s[i] = sin(y[i]), c[i] = cos(y[i]);
  for (uint32_t i = 0; i < n; i++) {
    b[i] = -9.81 * (n - i) * s[i];
    for (uint32_t j = 0; j < n; j++) {
      double k = n - (i > j ? i : j);
      if (j <= i) m[i * n + j] = k * (c[i] * c[j] + s[i] * s[j]);
      b[i] -= k * (s[i] * c[j] - c[i] * s[j]) * w[j] * w[j];
    }
  }
  num_cholesky(n, m);
  num_cholesky_solve(n, m, b);
  memcpy(dy, w, n * sizeof *w);
  memcpy(dy + n, b, n * sizeof *b);
  return true;
}

/* --- one motion --- */

typedef struct timing {
  double least, end;
  uint64_t rates;
} timing;

static timing time_it(const sim_problem *p, sim_method method, const double *y0, int rounds) {
  timing out = {.least = 1e300};
  for (int k = 0; k < rounds; k++) {
    base_ctx ctx = {0};
    base_arena a;
    base_arena_init(&a, &ctx);
    sim_options o = sim_options_default();
    o.method = method;
    o.rtol = o.atol = 1e-9;
    double from = now();
    sim *s = sim_new(&a, p, &o);
    sim_start(s, 0, y0, 10);
    while (sim_now(s) < 10 && sim_step(s, 10) == SIM_OK) continue;
    out.least = fmin(out.least, now() - from);
    out.end = sim_state(s)[0];
    out.rates = sim_counted(s).rates;
    sim_close(s);
    base_arena_free(&a);
  }
  return out;
}

static void print(const char *what, timing t, double against) {
  printf("  %-34s %10.0f us  %6llu rates  %7.1f ns each  ratio %5.2f  phi[1] = %.9f\n", what, t.least,
         (unsigned long long)t.rates, 1e3 * t.least / (double)t.rates, t.least / against, t.end);
}

static int compare(uint32_t n) {
  static char text[8192];
  int at = snprintf(text, sizeof text,
                    "system c \"C\"\nparam g = 9.81\ncoord phi[1..%u]\npoint P[0] = O\nfor i in 1..%u {\n"
                    "frame A[i] = rotate(N, z, phi[i])\nparticle P[i] at P[i-1] + A[i].x, mass 1\n"
                    "initial phi[i] = 90 deg\n}\ngravity g*N.x\n",
                    n, n);
  base_ctx ctx = {0};
  base_arena a;
  base_names names;
  base_source source;
  diag_list diags;
  base_arena_init(&a, &ctx);
  base_names_init(&names, &a);
  base_source_init(&source, &a, "chain", text, (uint32_t)at);
  diag_init(&diags, &a);
  static const mech_options none;
  mech_model *model = mech_build(&a, &names, lang_parse(&a, &names, &source, &diags), &none, &diags);
  derive_system *sys = model ? derive_kinematics(&a, model, &diags) : NULL;
  state_request request = {0};
  state_result state;
  run_pool pool;
  run_pool_open(&pool, &a);
  if (!sys || !derive_state(sys, &request, &state)) return 1;
  double from = now();
  mover *m = mover_new(&pool, sys, state.values, state.nvalues);
  double made = now() - from;
  double y0[2 * MOST] = {0};
  for (uint32_t i = 0; i < n; i++) y0[i] = acos(0);
  sim_problem ours = {.n = m->n, .user = m, .rate = mover_rate}, hand = {.n = 2 * n, .user = &n, .rate = by_hand};
  int rounds = n > 4 ? 20 : 200;
  printf("chain of %u, 10 s at rtol 1e-9 (programs made in %.0f us)\n", n, made);
  timing h = time_it(&hand, SIM_DOP853, y0, rounds), t = time_it(&ours, SIM_DOP853, y0, rounds);
  print("DOP853, by hand", h, h.least);
  print("DOP853, appell", t, h.least);
  printf("  %s: appell takes %.2f of the time by hand (target 1.2)\n", t.least <= 1.2 * h.least ? "met" : "MISSED",
         t.least / h.least);
  for (int k = SIM_ADAMS; k <= SIM_BDF && sim_has((sim_method)k); k++)
    print(k == SIM_ADAMS ? "CVODE Adams, appell's rates" : "CVODE BDF, appell's rates",
          time_it(&ours, (sim_method)k, y0, rounds > 20 ? 20 : 3), h.least);
  run_pool_close(&pool);
  derive_free(sys);
  mech_free(model);
  base_arena_free(&a);
  return 0;
}

/* --- text to CSV --- */

static int whole(const char *path) {
  static char text[65536];
  FILE *f = fopen(path, "rb");
  if (!f) return 1;
  size_t size = fread(text, 1, sizeof text, f);
  (void)fclose(f);
  double least = 1e300;
  for (int k = 0; k < 50; k++) {
    double from = now();
    ap_context *ctx = ap_context_new(NULL);
    const ap_model *model;
    ap_run_options o = ap_run_options_default();
    ap_run_answer answer;
    o.to = 10;
    o.tolerance = 1e-9;
    if (ap_model_parse(ctx, path, text, size, NULL, &model) != AP_OK || ap_run(ctx, model, &o, &answer) != AP_OK)
      return 1;
    least = fmin(least, now() - from);
    ap_model_free(model);
    ap_context_free(ctx);
  }
  printf("%s, text to CSV, 501 samples of 10 s: %.1f ms (%s: target 50)\n", path, 1e-3 * least,
         least <= 50e3 ? "met" : "MISSED");
  return 0;
}

int main(void) {
  return compare(2) || compare(10) || whole("models/pendulum_double.mech") ? 1 : 0;
}
