/* test_sim: orders of every method and of its dense output, tables, projection, roots, failures as values, and that
   stepping allocates nothing. */
#include "support.h"

#include "sim/dop853_table.h"
#include "sim/sim.h"

/* --- problems --- */

typedef struct calls {
  uint64_t n;
} calls;

/* a nonlinear problem whose solution is known: y = (sin(t²), cos(t²)) written through y itself */
static bool turning(void *user, double t, const double *y, double *dy) {
  (void)user;
  dy[0] = 2 * t * y[1];
  dy[1] = -2 * t * y[0] * (y[0] * y[0] + y[1] * y[1]);
  return true;
}

static double turned(double t, int i) {
  return i == 0 ? sin(t * t) : cos(t * t);
}

static bool pendulum(void *user, double t, const double *y, double *dy) {
  (void)user, (void)t;
  dy[0] = y[1];
  dy[1] = -sin(y[0]);
  return true;
}

typedef struct runs {
  base_ctx ctx;
  base_arena a;
} runs;

static void open_runs(runs *r) {
  *r = (runs){0};
  base_arena_init(&r->a, &r->ctx);
}

static void close_runs(runs *r) {
  base_arena_free(&r->a);
  ck_assert_uint_eq(r->ctx.bytes, 0);
}

static double error_at_end(const sim_options *o, double end, double *dense) {
  runs r;
  open_runs(&r);
  sim_problem p = {.n = 2, .rate = turning};
  sim *s = sim_new(&r.a, &p, o);
  double y[2] = {0, 1}, worst = 0, between = 0, z[2];
  ck_assert_int_eq(sim_start(s, 0, y, end), SIM_OK);
  while (sim_now(s) < end) {
    ck_assert_int_eq(sim_step(s, end), SIM_OK);
    for (int k = 1; k < 7; k++) {
      double t = sim_before(s) + (sim_now(s) - sim_before(s)) * k / 7;
      sim_dense(s, t, z);
      for (int i = 0; i < 2; i++) between = fmax(between, fabs(z[i] - turned(t, i)));
    }
  }
  for (int i = 0; i < 2; i++) worst = fmax(worst, fabs(sim_state(s)[i] - turned(end, i)));
  if (dense) *dense = between;
  sim_close(s);
  close_runs(&r);
  return worst;
}

/* --- orders --- */

START_TEST(rows_sum_to_their_place) {
  for (int i = 2; i <= 16; i++) {
    if (i == 13) continue;
    double sum = 0;
    for (int k = 1; k < 16; k++) sum += A[i][k];
    ck_assert_double_eq_tol(sum, C[i], 2e-14);
  }
  /* ∫ t^k dt for the weights, up to order 8 */
  for (int k = 0; k < 8; k++) {
    double sum = 0;
    for (int i = 1; i <= 12; i++) sum += B[i] * pow(C[i], k);
    ck_assert_double_eq_tol(sum, 1.0 / (k + 1), 1e-14);
  }
  double e5 = 0, e3 = E3[0] + E3[1] + E3[2];
  for (int i = 1; i <= 12; i++) e5 += E5[i];
  ck_assert_double_eq_tol(e5, 0, 1e-14);
  ck_assert_double_eq_tol(e3, 1, 1e-14);
}
END_TEST

typedef struct order_case {
  sim_method method;
  double order, dense, step;
} order_case;

static const order_case ORDERS[] = {{SIM_DOP853, 8, 7, 0.2}, {SIM_RK4, 4, 4, 0.05}, {SIM_GAUSS, 6, 5, 0.1}};

/* halving the step divides the error by 2^order; DOP853 is held to its step by a tolerance that never bites */
START_TEST(orders_are_what_they_are_said_to_be) {
  const order_case *c = &ORDERS[_i];
  sim_options o = sim_options_default();
  o.method = c->method;
  o.rtol = o.atol = 1e6;
  double before = 0, dense_before = 0;
  for (int k = 0; k < 3; k++) {
    double dense, h = c->step / (1 << k);
    o.step = o.longest = h;
    double e = error_at_end(&o, 2, &dense);
    if (k == 2) {
      ck_assert_msg(log2(before / e) > c->order - 0.6, "order %g", log2(before / e));
      ck_assert_msg(log2(dense_before / dense) > c->dense - 0.6, "dense order %g", log2(dense_before / dense));
      ck_assert_msg(log2(before / e) < c->order + 2.5, "order %g", log2(before / e));
    }
    before = e;
    dense_before = dense;
  }
}
END_TEST

START_TEST(the_tolerance_is_kept) {
  for (double tol = 1e-5; tol > 1e-13; tol /= 10) {
    sim_options o = sim_options_default();
    o.rtol = o.atol = tol;
    double dense, e = error_at_end(&o, 4, &dense);
    ck_assert_msg(e < 50 * tol + 1e-13, "tolerance %g: error %g", tol, e);
    ck_assert_msg(dense < 500 * tol + 1e-12, "tolerance %g: dense %g", tol, dense);
  }
}
END_TEST

START_TEST(cvode_agrees) {
  for (int m = SIM_ADAMS; m <= SIM_BDF; m++) {
    sim_options o = sim_options_default();
    o.method = (sim_method)m;
    if (!sim_has(o.method)) continue;
    double dense, e = error_at_end(&o, 2, &dense);
    ck_assert_msg(e < 1e-6 && dense < 1e-6, "method %d: %g, dense %g", m, e, dense);
  }
}
END_TEST

/* 10,000 periods: the energy of a symmetric method does not drift */
START_TEST(gauss_does_not_drift) {
  runs r;
  open_runs(&r);
  sim_options o = sim_options_default();
  o.method = SIM_GAUSS;
  o.step = 0.25;
  sim_problem p = {.n = 2, .rate = pendulum};
  sim *s = sim_new(&r.a, &p, &o);
  double y[2] = {1, 0}, first = 0, last = 0, energy0 = 1 - cos(1.0), end = TEST_SLOW ? 6000 : 60000;
  sim_start(s, 0, y, end);
  while (sim_now(s) < end) {
    ck_assert_int_eq(sim_step(s, end), SIM_OK);
    const double *z = sim_state(s);
    double off = fabs(z[1] * z[1] / 2 + 1 - cos(z[0]) - energy0);
    if (sim_now(s) < end / 10) first = fmax(first, off);
    if (sim_now(s) > 9 * end / 10) last = fmax(last, off);
  }
  ck_assert_msg(first < 1e-6, "energy off by %g", first);
  ck_assert_msg(last < 1.05 * first + 1e-12, "drift from %g to %g", first, last);
  close_runs(&r);
}
END_TEST

/* --- no allocation --- */

static uint64_t allocations;

static void *counting(void *user, void *p, size_t old, size_t size) {
  (void)user, (void)old;
  if (size == 0) {
    free(p);
    return NULL;
  }
  allocations++;
  return realloc(p, size);
}

START_TEST(stepping_allocates_nothing) {
  runs r;
  open_runs(&r);
  r.ctx.resize = counting;
  sim_options o = sim_options_default();
  o.method = ORDERS[_i].method;
  o.step = _i ? 0.05 : 0;
  sim_problem p = {.n = 2, .rate = pendulum};
  sim *s = sim_new(&r.a, &p, &o);
  double y[2] = {1, 0}, z[2];
  sim_start(s, 0, y, 100);
  uint64_t before = allocations;
  while (sim_now(s) < 100) {
    ck_assert_int_eq(sim_step(s, 100), SIM_OK);
    sim_dense(s, sim_before(s) + (sim_now(s) - sim_before(s)) / 3, z);
  }
  ck_assert_uint_eq(allocations, before);
  close_runs(&r);
}
END_TEST

/* --- what goes wrong is a value --- */

static bool blowing_up(void *user, double t, const double *y, double *dy) {
  (void)user, (void)t;
  dy[0] = y[0] * y[0];
  return true;
}

static bool rooted(void *user, double t, const double *y, double *dy) {
  (void)user, (void)y;
  dy[0] = sqrt(1 - t);
  return true;
}

static bool slippery(void *user, double t, const double *y, double *dy) {
  (void)user;
  dy[0] = -1e5 * (y[0] - cos(t));
  return true;
}

static sim_status outcome(bool (*rate)(void *, double, const double *, double *), sim_options o, double *t) {
  runs r;
  open_runs(&r);
  sim_problem p = {.n = 1, .rate = rate};
  sim *s = sim_new(&r.a, &p, &o);
  double y = 1;
  sim_status status = sim_start(s, 0, &y, 10);
  while (status == SIM_OK && sim_now(s) < 10) status = sim_step(s, 10);
  *t = sim_now(s);
  sim_close(s);
  close_runs(&r);
  return status;
}

START_TEST(failures_are_values) {
  sim_options o = sim_options_default();
  double t;
  ck_assert_int_eq(outcome(blowing_up, o, &t), SIM_SMALL);
  ck_assert_double_eq_tol(t, 1, 1e-6); /* y = 1/(1 − t) */
  ck_assert_int_eq(outcome(rooted, o, &t), SIM_WILD);
  ck_assert_double_eq_tol(t, 1, 1e-6);
  o.stiff = true;
  ck_assert_int_eq(outcome(slippery, o, &t), SIM_STIFF);
  ck_assert(t < 1);
  o.stiff = false;
  o.steps = 100;
  ck_assert_int_eq(outcome(slippery, o, &t), SIM_LIMIT);
  o = sim_options_default();
  o.method = SIM_GAUSS;
  o.step = 0.1;
  ck_assert_int_eq(outcome(slippery, o, &t), SIM_DIVERGED);
  if (!sim_has(SIM_BDF)) return;
  o.method = SIM_BDF;
  o.step = 0;
  ck_assert_int_eq(outcome(slippery, o, &t), SIM_OK);
  ck_assert_int_ne(outcome(rooted, o, &t), SIM_OK);
}
END_TEST

START_TEST(nothing_stiff_about_a_pendulum) {
  runs r;
  open_runs(&r);
  sim_options o = sim_options_default();
  o.stiff = true;
  for (double tol = 1e-3; tol > 1e-13; tol /= 100) {
    o.rtol = o.atol = tol;
    sim_problem p = {.n = 2, .rate = pendulum};
    sim *s = sim_new(&r.a, &p, &o);
    double y[2] = {3, 0.1};
    sim_start(s, 0, y, 1000);
    while (sim_now(s) < 1000) ck_assert_int_eq(sim_step(s, 1000), SIM_OK);
  }
  close_runs(&r);
}
END_TEST

/* --- projection, roots --- */

static int to_circle(void *user, double t, double *y) {
  (void)t;
  ((calls *)user)->n++;
  double size = sqrt(y[0] * y[0] + y[1] * y[1]);
  if (fabs(size - 1) < 1e-15) return SIM_STAYS;
  y[0] /= size, y[1] /= size;
  return SIM_MOVED;
}

START_TEST(every_step_is_projected) {
  runs r;
  open_runs(&r);
  calls c = {0};
  sim_options o = sim_options_default();
  o.rtol = o.atol = 1e-4;
  sim_problem p = {.n = 2, .user = &c, .rate = turning, .project = to_circle};
  sim *s = sim_new(&r.a, &p, &o);
  double y[2] = {0, 1};
  sim_start(s, 0, y, 6);
  while (sim_now(s) < 6) {
    ck_assert_int_eq(sim_step(s, 6), SIM_OK);
    const double *z = sim_state(s);
    ck_assert_double_eq_tol(z[0] * z[0] + z[1] * z[1], 1, 1e-15);
  }
  ck_assert_uint_eq(c.n, sim_counted(s).steps);
  ck_assert_uint_gt(sim_counted(s).projections, 0);
  close_runs(&r);
}
END_TEST

static double cubic(void *user, double t) {
  (*(int *)user)++;
  return (t - 0.3) * (t * t + 0.1);
}

static double step_up(void *user, double t) {
  (*(int *)user)++;
  return t > 0.7 ? 1 : -1;
}

START_TEST(roots_are_found_to_the_last_bits) {
  int n = 0;
  double t = sim_root(cubic, &n, 0, 1, cubic(&n, 0), cubic(&n, 1));
  ck_assert_double_eq_tol(t, 0.3, 1e-15);
  ck_assert_int_lt(n, 60);
  n = 0;
  t = sim_root(step_up, &n, 0, 1, -1, 1);
  ck_assert(t > 0.7 && t < 0.7 + 1e-15);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("sim");
  TCase *t = test_case(suite, "orders");
  tcase_add_test(t, rows_sum_to_their_place);
  tcase_add_loop_test(t, orders_are_what_they_are_said_to_be, 0, 3);
  tcase_add_test(t, the_tolerance_is_kept);
  tcase_add_test(t, cvode_agrees);
  tcase_add_test(t, gauss_does_not_drift);
  tcase_add_loop_test(t, stepping_allocates_nothing, 0, 3);
  t = test_case(suite, "failures");
  tcase_add_test(t, failures_are_values);
  tcase_add_test(t, nothing_stiff_about_a_pendulum);
  t = test_case(suite, "projection and roots");
  tcase_add_test(t, every_step_is_projected);
  tcase_add_test(t, roots_are_found_to_the_last_bits);
  return test_main(suite);
}
