/* test_chain: what a chain of n links costs: nodes, and time from the text to the numbers.

   Nodes grow like n² (the mass matrix alone has n² entries); the exponent between
   successive sizes is what is tested. Time is the best of a few runs; under a
   sanitizer it is only printed. */
#include "support.h"

/* text -> model -> system -> mass matrix and bias as numbers */
typedef struct run {
  uint32_t nodes, parsed; /* of the derived system, of the model */
  double seconds, mass, bias;
} run;

static run evaluate(const char *text, int n) {
  char value[16];
  (void)snprintf(value, sizeof value, "%d", n);
  mech_override override = {"n", value};
  mech_options options = {&override, 1, NULL, false};
  run r = {0};
  world w;
  double start = test_seconds();
  world_try(&w, text, &options);
  ck_assert_msg(w.m != NULL, "%s", world_said(&w));
  w.sys = derive_kinematics(&w.arena, w.m, &w.diags);
  ck_assert_ptr_nonnull(w.sys);
  derive_gibbs(w.sys);
  uint32_t nu = w.sys->u.n;
  ck_assert_uint_eq(nu, (uint32_t)n);
  ex *roots = BASE_ARRAY(&w.arena, ex, nu * (nu + 1));
  memcpy(roots, w.sys->mass, nu * nu * sizeof *roots);
  memcpy(roots + nu * nu, w.sys->bias, nu * sizeof *roots);
  double *v = world_values(&w, w.sys->g, 1), *out = BASE_ARRAY(&w.arena, double, nu *(nu + 1));
  expr_tape_run(expr_tape_new(w.sys->g, &w.arena, nu * (nu + 1), roots), v, out);
  r.seconds = test_seconds() - start;
  r.nodes = expr_count(w.sys->g);
  r.parsed = expr_count(w.m->g);
  for (uint32_t i = 0; i < nu; i++) {
    r.mass += out[i * nu + i];
    for (uint32_t k = 0; k < i; k++) ck_assert(test_close(out[i * nu + k], out[k * nu + i], 1, 1e-10));
    ck_assert(isfinite(out[nu * nu + i]));
    r.bias += fabs(out[nu * nu + i]);
  }
  world_close(&w);
  return r;
}

static const int SIZES[] = {10, 20, 40, 70, 100};
enum { NSIZES = sizeof SIZES / sizeof *SIZES };
static const char *const MODELS[] = {"models/chain.mech", "models/chain_rods.mech"};

START_TEST(nodes) {
  char *text = test_file(MODELS[_i]);
  run before = evaluate(text, SIZES[0]);
  printf("%s: n = %d: %u nodes\n", MODELS[_i], SIZES[0], before.nodes);
  for (int i = 1; i < NSIZES; i++) {
    run now = evaluate(text, SIZES[i]);
    double ratio = log((double)SIZES[i] / SIZES[i - 1]);
    double exponent = log((double)now.nodes / before.nodes) / ratio,
           parsed = log((double)now.parsed / before.parsed) / ratio;
    printf("%s: n = %d: %u nodes, n^%.2f (the model: %u, n^%.2f)\n", MODELS[_i], SIZES[i], now.nodes, exponent,
           now.parsed, parsed);
    ck_assert_msg(exponent <= 2.1, "%s: from n = %d to %d nodes grow like n^%.2f", MODELS[_i], SIZES[i - 1], SIZES[i],
                  exponent);
    ck_assert_double_le(parsed, 2.1);
    ck_assert_double_gt(now.mass, before.mass);
    before = now;
  }
  free(text);
}
END_TEST

/* M of a chain of equal masses and links is known: (n + 1 − max(i, k)) cos(phi_i − phi_k) */
START_TEST(numbers) {
  char *text = test_file(MODELS[0]);
  enum { N = 30 };
  mech_override override = {"n", "30"};
  mech_options options = {&override, 1, NULL, false};
  world w;
  world_try(&w, text, &options);
  ck_assert_ptr_nonnull(w.m);
  w.sys = derive_kinematics(&w.arena, w.m, &w.diags);
  ck_assert_ptr_nonnull(w.sys);
  derive_gibbs(w.sys);
  expr_graph *g = w.sys->g;
  double *v = world_values(&w, g, 3), phi[N], rate[N], weight = 9.81;
  for (uint32_t i = 0; i < N; i++) {
    phi[i] = v[expr_symbol_id(g, w.m->coords.at[i].sym)];
    rate[i] = v[expr_symbol_id(g, w.m->rates.at[i].sym)];
  }
  for (int i = 0; i < N; i++) {
    double c = (N - i) * weight * sin(phi[i]);
    for (int k = 0; k < N; k++) {
      double below = N - (i > k ? i : k), m = expr_eval(g, w.sys->mass[i * N + k], v);
      c += below * sin(phi[i] - phi[k]) * rate[k] * rate[k];
      ck_assert_msg(test_close(m, below * cos(phi[i] - phi[k]), 1, 1e-11), "M[%d][%d] = %.17g", i, k, m);
    }
    double got = expr_eval(g, w.sys->bias[i], v);
    ck_assert_msg(test_close(got, c, 10, 1e-11), "c[%d] = %.17g, not %.17g", i, got, c);
  }
  world_close(&w);
  free(text);
}
END_TEST

/* with asserts or a sanitizer the time is only printed */
#ifdef NDEBUG
enum { TIMED = !TEST_SLOW };
#else
enum { TIMED = 0 };
#endif

START_TEST(a_hundred_links) {
  char *text = test_file(MODELS[0]);
  double best = 1e9;
  for (int i = 0; i < TURNS(5); i++) best = fmin(best, evaluate(text, 100).seconds);
  printf("text of 100 links to M and c: %.3f s\n", best);
  if (TIMED) ck_assert_double_le(best, 0.5);
  free(text);
}
END_TEST

/* the same through the public header: text to all numbers at the initial state */
START_TEST(through_the_header) {
  char *text = test_file(MODELS[0]);
  double best = 1e9;
  for (int i = 0; i < (TEST_SLOW ? 1 : 3); i++) {
    ap_override n = {"n", "100"};
    ap_model_options options = {&n, 1, NULL, 0};
    double start = test_seconds();
    ap_context *ctx = ap_context_new(NULL);
    const ap_model *model;
    const char *out;
    ck_assert_int_eq(ap_model_parse(ctx, "chain.mech", text, strlen(text), &options, &model), AP_OK);
    ck_assert_int_eq(ap_eval(ctx, model, NULL, &out), AP_OK);
    best = fmin(best, test_seconds() - start);
    ck_assert_ptr_nonnull(strstr(out, "phi[100]"));
    ap_model_free(model);
    ap_context_free(ctx);
  }
  printf("ap_model_parse and ap_eval of 100 links: %.3f s\n", best);
  if (TIMED) ck_assert_double_le(best, 0.5);
  free(text);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("chain");
  TCase *t = test_case(suite, "chain");
  tcase_add_loop_test(t, nodes, 0, 2);
  tcase_add_test(t, numbers);
  tcase_add_test(t, a_hundred_links);
  tcase_add_test(t, through_the_header);
  return test_main(suite);
}
