/* test_sim: a motion as an object agrees with ap_run, may be changed on the way, keeps constraints, says why it stops, and
   lives beside others in threads. */
#include <pthread.h>

#include "support.h"

#define WIRE                                                                                                           \
  "system w \"W\"\nparam m = 1, g = 9.81\ncoord x, y\nparticle P at O + x*N.x + y*N.y, mass m\ngravity -g*N.y\n"       \
  "constraint wire: x^2 + y^2 = 1\ninitial x = 0.6, y ~ -1\nsimulate 3\n"

static const ap_model *model_of(ap_context *ctx, const char *text) {
  const ap_model *m;
  ap_status s = ap_model_parse(ctx, "t.mech", text, strlen(text), NULL, &m);
  ck_assert_msg(s == AP_OK, "%s", ap_diagnostics(ctx, 0));
  return m;
}

/* the number in a row and column of CSV; −1 for the last row */
static double csv(const char *data, int row, int column) {
  for (int r = 0; r < row; r++) data = strchr(data, '\n') + 1;
  for (int c = 0; c < column; c++) data = strchr(data, ',') + 1;
  return strtod(data, NULL);
}

START_TEST(agrees_with_a_run) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, WIRE);
  ap_run_options o = ap_run_options_default();
  ap_run_answer a;
  o.every = 0.5;
  o.tolerance = 1e-11;
  ck_assert_int_eq(ap_run(ctx, m, &o, &a), AP_OK);
  ap_sim *s;
  ck_assert_int_eq(ap_sim_new(ctx, m, &o, &s), AP_OK);
  for (int k = 0; k <= 6; k++) {
    ck_assert_int_eq(ap_sim_to(s, 0.5 * k), AP_OK);
    ck_assert_double_eq(ap_sim_time(s), 0.5 * k);
    const double *row = ap_sim_row(s);
    for (int c = 0; c < ap_sim_count(s); c++) ck_assert_double_eq_tol(row[c], csv(a.data, k + 1, c), 1e-7);
    ck_assert_double_eq_tol(pow(ap_sim_get(s, "x"), 2) + pow(ap_sim_get(s, "y"), 2), 1, 5e-16);
  }
  ck_assert_int_eq(ap_sim_to(s, 1), AP_USAGE);
  ck_assert_ptr_null(ap_sim_name(s, ap_sim_count(s)));
  ck_assert_str_eq(ap_sim_name(s, 0), "t");
  ck_assert(isnan(ap_sim_get(s, "nothing")));
  ap_context_free(ctx); /* it stands alone */
  ck_assert_int_eq(ap_sim_to(s, 4), AP_OK);
  ap_sim_free(s);
  ap_model_free(m);
}
END_TEST

START_TEST(values_are_set) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, WIRE);
  ap_sim *s;
  ck_assert_int_eq(ap_sim_new(ctx, m, NULL, &s), AP_OK);
  ck_assert_int_eq(ap_sim_to(s, 0.3), AP_OK);
  ck_assert_int_eq(ap_sim_set(s, "x", 0.28), AP_OK);
  ck_assert_double_eq(ap_sim_get(s, "x"), 0.28);
  ck_assert_double_eq_tol(ap_sim_get(s, "y"), -0.96, 1e-14);
  ck_assert_int_eq(ap_sim_set(s, "x", 2), AP_RUN); /* beyond the wire */
  ck_assert_double_eq(ap_sim_get(s, "x"), 0.28);
  ck_assert_int_eq(ap_sim_set(s, "z", 2), AP_USAGE);
  double energy = ap_sim_get(s, "energy()");
  ck_assert_int_eq(ap_sim_to(s, 5), AP_OK);
  ck_assert_double_eq_tol(ap_sim_get(s, "energy()"), energy, 1e-7);
  ap_sim_free(s);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

START_TEST(it_says_why_it_stops) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, "system c \"C\"\ncoord x\nparticle P at O + x*N.x, mass 1\n"
                                    "force -1/x^2*N.x on P\ninitial x = 1\n");
  ap_sim *s;
  ck_assert_int_eq(ap_sim_new(ctx, m, NULL, &s), AP_OK);
  ck_assert_int_eq(ap_sim_to(s, 1), AP_OK);
  ck_assert_int_eq(ap_sim_to(s, 2), AP_RUN);
  ck_assert_double_lt(ap_sim_time(s), 1.12);
  ck_assert_ptr_nonnull(strstr(ap_sim_said(s), "E410"));
  ck_assert(isfinite(ap_sim_get(s, "x")));
  ap_sim_free(s);
  const ap_model *bad = model_of(ctx, "system c \"C\"\nparam k\ncoord x\nparticle P at O + x*N.x, mass k\n");
  ck_assert_int_eq(ap_sim_new(ctx, bad, NULL, &s), AP_RUN);
  ck_assert_ptr_null(s);
  ck_assert_ptr_nonnull(strstr(ap_diagnostics(ctx, 0), "E405"));
  ap_run_options o = ap_run_options_default();
  o.tolerance = -1;
  ck_assert_int_eq(ap_sim_new(ctx, m, &o, &s), AP_USAGE);
  ap_model_free(bad);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

/* --- threads --- */

static void *follow(void *user) {
  const ap_model *m = user;
  ap_context *ctx = ap_context_new(NULL);
  ap_sim *s;
  double *x = calloc(1, sizeof *x);
  if (ap_sim_new(ctx, m, NULL, &s) == AP_OK) {
    for (int k = 1; k <= 50; k++) (void)ap_sim_to(s, 0.1 * k);
    *x = ap_sim_get(s, "x");
    ap_sim_free(s);
  }
  ap_context_free(ctx);
  return x;
}

START_TEST(beside_each_other) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, WIRE);
  enum { MANY = 8 };
  pthread_t t[MANY];
  double *x[MANY];
  for (int i = 0; i < MANY; i++) ck_assert_int_eq(pthread_create(&t[i], NULL, follow, (void *)(uintptr_t)m), 0);
  for (int i = 0; i < MANY; i++) pthread_join(t[i], (void **)&x[i]);
  for (int i = 0; i < MANY; i++) {
    ck_assert_double_eq(*x[i], *x[0]);
    ck_assert_double_ne(*x[i], 0);
  }
  for (int i = 0; i < MANY; i++) free(x[i]);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

/* --- nothing is allocated --- */

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

START_TEST(going_on_allocates_nothing) {
  ap_limits l = ap_limits_default();
  l.resize = counting;
  ap_context *ctx = ap_context_new(&l);
  const ap_model *m = model_of(ctx, WIRE);
  ap_sim *s;
  ck_assert_int_eq(ap_sim_new(ctx, m, NULL, &s), AP_OK);
  uint64_t before = allocations;
  for (int k = 1; k <= 100; k++) ck_assert_int_eq(ap_sim_to(s, 0.1 * k), AP_OK);
  ck_assert_uint_eq(allocations, before);
  ap_sim_free(s);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("sim");
  TCase *t = test_case(suite, "sim");
  tcase_add_test(t, agrees_with_a_run);
  tcase_add_test(t, values_are_set);
  tcase_add_test(t, it_says_why_it_stops);
  tcase_add_test(t, beside_each_other);
  tcase_add_test(t, going_on_allocates_nothing);
  return test_main(suite);
}
