/* test_diff: derivatives, gradients, substitution and printing on random expressions.

   Every operator of ops.def takes part; arguments are bent so that they stay in the
   domain (asin of 2/3 sin, log of 1 + a², …), and points where a kink lies within the
   step of the central difference are recognised and left out. */
#include "support.h"

static base_ctx ctx;
static base_arena arena;
static expr_graph *g;
static ex symbols[4];
enum { NSYMBOLS = 4 };
static const char *const NAMES[NSYMBOLS] = {"a", "b", "c", "d"};

static void setup(void) {
  memset(&ctx, 0, sizeof ctx);
  base_arena_init(&arena, &ctx);
  g = expr_new(&ctx);
  for (int i = 0; i < NSYMBOLS; i++) symbols[i] = expr_symbol(g, NAMES[i], 0);
}

static void teardown(void) {
  expr_free(g);
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}

/* --- random expressions --- */

typedef enum { FIELD, SMOOTH, ANY } flavour; /* FIELD: quotients, sin, cos; ANY: with kinks and conditions */

static ex scaled_sine(ex a) {
  return expr_mul(g, expr_ratio(g, 2, 3), expr_sin(g, a));
}

static ex above_one(ex a) {
  return expr_add(g, expr_ratio(g, 5, 4), expr_powi(g, a, 2));
}

/* the argument, bent into the domain of the function */
static ex tame(expr_op op, ex a) {
  switch (op) {
  case EX_ASIN:
  case EX_ACOS:
  case EX_ATANH:
  case EX_EXP:
  case EX_SINH:
  case EX_COSH: return scaled_sine(a);
  case EX_ACOSH:
  case EX_LOG: return above_one(a);
  default: return a;
  }
}

static ex random_expr(test_random *r, int depth, flavour f);

static ex random_condition(test_random *r, int depth) {
  static const expr_op compare[] = {EX_LT, EX_LE, EX_EQ};
  ex c = expr_call2(g, compare[random_below(r, 3)], random_expr(r, depth - 1, ANY), random_expr(r, depth - 1, ANY));
  switch (random_below(r, 4)) {
  case 0: return expr_call(g, EX_NOT, c);
  case 1: return expr_call2(g, EX_AND, c, random_condition(r, depth - 1));
  case 2: return expr_call2(g, EX_OR, c, random_condition(r, depth - 1));
  default: return c;
  }
}

static ex random_call(test_random *r, int depth, flavour f) {
  static const expr_op field[] = {EX_SIN, EX_COS};
  static const expr_op smooth[] = {EX_SIN,  EX_COS,   EX_ASIN,  EX_ACOS,  EX_ATAN, EX_SINH, EX_COSH,
                                   EX_TANH, EX_ASINH, EX_ACOSH, EX_ATANH, EX_EXP,  EX_LOG,  EX_ATAN2};
  static const expr_op kinked[] = {EX_ABS, EX_SIGN, EX_MIN, EX_MAX, EX_IF};
  expr_op op = f == FIELD                            ? field[random_below(r, 2)]
               : f == ANY && random_below(r, 3) == 0 ? kinked[random_below(r, 5)]
                                                     : smooth[random_below(r, 14)];
  ex a = random_expr(r, depth - 1, f);
  if (op == EX_IF) return expr_if(g, random_condition(r, depth - 1), a, random_expr(r, depth - 1, f));
  if (op == EX_ATAN2) return expr_call2(g, op, a, above_one(random_expr(r, depth - 1, f)));
  if (expr_op_arity[op] == 2) return expr_call2(g, op, a, random_expr(r, depth - 1, f));
  return expr_call(g, op, tame(op, a));
}

static ex random_expr(test_random *r, int depth, flavour f) {
  if (depth <= 0) {
    uint32_t k = random_below(r, NSYMBOLS + 2);
    if (k < NSYMBOLS) return symbols[k];
    return k == NSYMBOLS && f != FIELD ? expr_pi(g) : expr_ratio(g, random_int(r, -5, 5), random_int(r, 1, 4));
  }
  ex t[5];
  uint32_t n = 2 + random_below(r, 4);
  switch (random_below(r, 7)) {
  case 0:
  case 1:
    for (uint32_t i = 0; i < n; i++) t[i] = random_expr(r, depth - 1 - (int)random_below(r, 2), f);
    return expr_sum(g, n, t);
  case 2:
  case 3:
    for (uint32_t i = 0; i < n; i++) t[i] = random_expr(r, depth - 1 - (int)random_below(r, 2), f);
    return expr_product(g, n, t);
  case 4: return expr_div(g, random_expr(r, depth - 1, f), above_one(random_expr(r, depth - 2, f)));
  case 5:
    if (f == FIELD) return expr_powi(g, random_expr(r, depth - 1, f), random_int(r, 2, 3));
    if (random_below(r, 2))
      return expr_pow(g, above_one(random_expr(r, depth - 1, f)), expr_ratio(g, random_int(r, -3, 3), 2));
    return expr_pow(g, above_one(random_expr(r, depth - 2, f)), scaled_sine(random_expr(r, depth - 1, f)));
  default: return random_call(r, depth, f);
  }
}

static void random_values(test_random *r, double *v) {
  for (int i = 0; i < NSYMBOLS; i++) v[i] = random_double(r, -1.3, 1.3);
}

/* --- derivatives against central differences --- */

/* (f(x+h) − f(x−h))/2h at two steps; false where they do not agree: a kink, or too wild for doubles */
static bool difference(ex e, const double *v, int k, double *out) {
  double d[2], h[2] = {2e-5, 1e-5}, size = 0;
  for (int i = 0; i < 2; i++) {
    double up[NSYMBOLS], down[NSYMBOLS];
    memcpy(up, v, sizeof up);
    memcpy(down, v, sizeof down);
    up[k] += h[i], down[k] -= h[i];
    double a = expr_eval(g, e, up), b = expr_eval(g, e, down);
    if (!isfinite(a) || !isfinite(b) || fabs(a) > 1e4 || fabs(b) > 1e4) return false;
    size = fmax(size, fmax(fabs(a), fabs(b)));
    d[i] = (a - b) / (2 * h[i]);
  }
  *out = (4 * d[1] - d[0]) / 3;
  return fabs(d[0] - d[1]) < 1e-5 * (1 + fabs(d[1])) && size < 1e4;
}

static void count_ops(ex e, uint32_t *seen) {
  expr_list order = {0};
  expr_order(g, &arena, 1, &e, &order);
  for (uint32_t i = 0; i < order.n; i++) seen[expr_op_of(g, order.at[i])]++;
}

START_TEST(against_differences) {
  test_random r = random_start(1);
  uint32_t seen[EX_OP_COUNT] = {0};
  int tried = 0, compared = 0;
  for (; compared < TURNS(4000) && tried < 20000; tried++) {
    ex e = random_expr(&r, 1 + (int)random_below(&r, 4), ANY), grad[NSYMBOLS];
    double v[NSYMBOLS], fd;
    random_values(&r, v);
    int k = (int)random_below(&r, NSYMBOLS);
    if (!expr_has(g, e, symbols[k]) || !difference(e, v, k, &fd)) continue;
    double d = expr_eval(g, expr_diff(g, e, symbols[k]), v);
    expr_gradient(g, e, NSYMBOLS, symbols, grad);
    double b = expr_eval(g, grad[k], v);
    ck_assert_msg(test_close(d, fd, 1, 3e-5), "seed %llu, case %d: d/d%s of\n%s\nis %.12g, differences say %.12g",
                  (unsigned long long)r.seed, tried, NAMES[k], expr_str(g, &arena, e), d, fd);
    ck_assert_msg(test_close(b, d, 1, 1e-9), "seed %llu, case %d: d/d%s of\n%s\nis %.17g forward, %.17g backward",
                  (unsigned long long)r.seed, tried, NAMES[k], expr_str(g, &arena, e), d, b);
    compared++;
    count_ops(e, seen);
  }
  ck_assert_int_ge(compared, TURNS(4000));
  for (int op = 0; op < EX_OP_COUNT; op++)
    ck_assert_msg(seen[op] > TURNS(5), "the operator %s occurred only %u times", expr_op_text[op], seen[op]);
}
END_TEST

/* forward and backward agree as expressions, and mixed derivatives commute: proved */
START_TEST(proved) {
  test_random r = random_start(2);
  int mixed = 0;
  for (int turn = 0; turn < TURNS(300); turn++) {
    ex e = random_expr(&r, 3, FIELD), grad[NSYMBOLS];
    if (expr_operations(g, 1, &e) > 40) continue;
    expr_gradient(g, e, NSYMBOLS, symbols, grad);
    for (int k = 0; k < NSYMBOLS; k++) {
      ex d = expr_diff(g, e, symbols[k]);
      is_zero(g, expr_sub(g, d, grad[k]), NULL, "forward = backward");
      if (k == 0 || turn % 4) continue;
      ex one = expr_diff(g, d, symbols[0]), other = expr_diff(g, expr_diff(g, e, symbols[0]), symbols[k]);
      is_zero(g, expr_sub(g, one, other), NULL, "d²/da db = d²/db da");
      mixed++;
    }
  }
  ck_assert_int_gt(mixed, TURNS(100));
}
END_TEST

/* one rule each, in its plainest form: what d/dx of every function is */
START_TEST(table) {
  ex x = symbols[0], y = symbols[1], x2 = expr_powi(g, x, 2), one = EXPR_ONE;
  ex root = expr_pow(g, expr_sub(g, one, x2), expr_ratio(g, -1, 2));
  struct {
    expr_op op;
    ex is;
  } rule[] = {{EX_SIN, expr_cos(g, x)},
              {EX_COS, expr_neg(g, expr_sin(g, x))},
              {EX_ASIN, root},
              {EX_ACOS, expr_neg(g, root)},
              {EX_ATAN, expr_powi(g, expr_add(g, one, x2), -1)},
              {EX_SINH, expr_call(g, EX_COSH, x)},
              {EX_COSH, expr_call(g, EX_SINH, x)},
              {EX_ASINH, expr_pow(g, expr_add(g, one, x2), expr_ratio(g, -1, 2))},
              {EX_ACOSH, expr_pow(g, expr_sub(g, x2, one), expr_ratio(g, -1, 2))},
              {EX_ATANH, expr_powi(g, expr_sub(g, one, x2), -1)},
              {EX_EXP, expr_call(g, EX_EXP, x)},
              {EX_LOG, expr_powi(g, x, -1)},
              {EX_ABS, expr_call(g, EX_SIGN, x)},
              {EX_SIGN, EXPR_ZERO}};
  for (size_t i = 0; i < sizeof rule / sizeof *rule; i++) {
    ex f = expr_call(g, rule[i].op, x), d = expr_diff(g, f, x);
    is_zero(g, expr_sub(g, d, rule[i].is), NULL, expr_op_text[rule[i].op]);
    is_not_zero(g, expr_sub(g, expr_add(g, d, expr_mul(g, y, expr_ratio(g, 1, 100))), rule[i].is), NULL,
                "and not more");
    ck_assert_uint_eq(expr_diff(g, f, y), EXPR_ZERO);
  }
  ex power = expr_pow(g, x, y);
  ck_assert_uint_eq(expr_diff(g, power, y), expr_mul(g, power, expr_call(g, EX_LOG, x)));
  ck_assert_uint_eq(expr_diff(g, expr_pi(g), x), EXPR_ZERO);
}
END_TEST

static ex rate_of(void *user, ex symbol) {
  const ex *rate = user;
  for (int i = 0; i < NSYMBOLS; i++)
    if (symbols[i] == symbol) return rate[i];
  return EXPR_ZERO;
}

/* d/dt with rates a' = b, b' = sin a, c' = 1, d' = 0: along the motion, by differences */
START_TEST(total_derivative) {
  test_random r = random_start(3);
  ex rate[NSYMBOLS] = {symbols[1], expr_sin(g, symbols[0]), EXPR_ONE, EXPR_ZERO};
  expr_deriv *ddt = expr_deriv_new(g, &arena, rate_of, rate);
  for (int turn = 0; turn < TURNS(500); turn++) {
    ex e = random_expr(&r, 3, SMOOTH), chain[NSYMBOLS], grad[NSYMBOLS];
    expr_gradient(g, e, NSYMBOLS, symbols, grad);
    for (int k = 0; k < NSYMBOLS; k++) chain[k] = expr_mul(g, grad[k], rate[k]);
    double v[NSYMBOLS];
    random_values(&r, v);
    double d = expr_eval(g, expr_deriv_of(ddt, e), v), s = expr_eval(g, expr_sum(g, NSYMBOLS, chain), v);
    if (!isfinite(s) || fabs(s) > 1e6) continue;
    ck_assert_msg(test_close(d, s, 1, 1e-9), "seed %llu, turn %d: %s", (unsigned long long)r.seed, turn,
                  expr_str(g, &arena, e));
    ck_assert_uint_eq(expr_deriv_of(ddt, e), expr_deriv_of(ddt, e)); /* remembered */
  }
}
END_TEST

/* --- the price of a gradient --- */

/* f and its whole gradient against f alone, in operations */
static double price(ex f, uint32_t n, const ex *s) {
  ex *roots = BASE_ARRAY(&arena, ex, n + 1);
  expr_gradient(g, f, n, s, roots);
  roots[n] = f;
  return (double)expr_operations(g, n + 1, roots) / (double)expr_operations(g, 1, &f);
}

START_TEST(price_on_random) {
  test_random r = random_start(4);
  double worst = 0, all = 0;
  int n = 0;
  for (int turn = 0; turn < TURNS(3000); turn++) {
    ex e = random_expr(&r, 5, turn % 2 ? FIELD : SMOOTH);
    if (expr_operations(g, 1, &e) < 30) continue;
    double p = price(e, NSYMBOLS, symbols);
    all += p, n++;
    if (p > worst) worst = p;
    ck_assert_msg(p <= 5, "seed %llu, turn %d: %.2f times the cost of\n%s", (unsigned long long)r.seed, turn, p,
                  expr_str(g, &arena, e));
  }
  printf("price of a gradient on %d random expressions: %.2f on average, %.2f at most\n", n, all / n, worst);
  ck_assert_int_gt(n, TURNS(500));
}
END_TEST

/* whole products, sums of squares, long sums: shapes where a naive gradient costs n times as much */
START_TEST(price_on_shapes) {
  enum { MANY = 200 };
  ex s[MANY], product = EXPR_ONE, squares = EXPR_ZERO, nested = EXPR_ZERO, six = EXPR_ZERO;
  for (int i = 0; i < MANY; i++) {
    char name[16];
    (void)snprintf(name, sizeof name, "x%d", i);
    s[i] = expr_symbol(g, name, 0);
    product = expr_mul(g, product, s[i]);
    squares = expr_add(g, squares, expr_powi(g, s[i], 2));
    nested = expr_sin(g, expr_add(g, expr_mul(g, nested, s[i]), s[i]));
  }
  for (int i = 0; i + 6 <= MANY; i += 6) six = expr_add(g, six, expr_product(g, 6, s + i));
  ck_assert_double_le(price(product, MANY, s), 5);
  ck_assert_double_le(price(squares, MANY, s), 5);
  ck_assert_double_le(price(nested, MANY, s), 5);
  ck_assert_double_le(price(six, MANY, s), 5);
}
END_TEST

static const char CHAIN[] =
    "system c\nparam n = 10 (integer), m[1..n] = 1, l = 1, g = 9.81\ncoord phi[1..n]\npoint P[0] = O\n"
    "for i in 1..n {\n  frame A[i] = rotate(N, z, phi[i])\n"
    "  particle P[i] at P[i-1] + l*A[i].x, mass m[i]\n}\ngravity g*N.x\n";

/* S of a chain, and of a chain of rods in space */
START_TEST(price_on_gibbs) {
  static const char SPACE[] =
      "system s\nparam n = 6 (integer), m = 1, l = 1, g = 9.81\ncoord a[1..n], b[1..n]\npoint P[0] = O\nfor i in 1..n "
      "{\n"
      "  frame A[i] = rotate(N, z, a[i], x, b[i])\n  point P[i] = P[i-1] + l*A[i].x, G[i] = P[i-1] + l/2*A[i].x\n"
      "  body rod[i] { frame A[i]; center G[i]; mass m; shape rod(length l, axis x) }\n}\ngravity g*N.x\n";
  const char *texts[] = {CHAIN, SPACE};
  for (int i = 0; i < 2; i++) {
    world w;
    world_derive(&w, texts[i]);
    uint32_t n = w.sys->u.n;
    ex *s = BASE_ARRAY(&w.arena, ex, n), *roots = BASE_ARRAY(&w.arena, ex, n + 1);
    for (uint32_t k = 0; k < n; k++) s[k] = w.sys->u.at[k].dot;
    expr_gradient(w.sys->g, w.sys->gibbs, n, s, roots);
    roots[n] = w.sys->gibbs;
    double p = (double)expr_operations(w.sys->g, n + 1, roots) / (double)expr_operations(w.sys->g, 1, &w.sys->gibbs);
    printf("price of the equations: %.2f times S\n", p);
    ck_assert_double_le(p, 5);
    world_close(&w);
  }
}
END_TEST

/* --- substitution --- */

START_TEST(substitution) {
  test_random r = random_start(5);
  for (int turn = 0; turn < TURNS(500); turn++) {
    ex e = random_expr(&r, 3, ANY), with[NSYMBOLS];
    double v[NSYMBOLS], w[NSYMBOLS];
    random_values(&r, v);
    expr_subst *s = expr_subst_new(g, &arena);
    for (int k = 0; k < NSYMBOLS; k++) { /* all at once: a -> f(b), b -> g(a) do not chase each other */
      with[k] = random_expr(&r, 2, SMOOTH);
      expr_subst_set(s, symbols[k], with[k]);
    }
    for (int k = 0; k < NSYMBOLS; k++) w[k] = expr_eval(g, with[k], v);
    double got = expr_eval(g, expr_subst_of(s, e), v), want = expr_eval(g, e, w);
    if (!isfinite(want) || fabs(want) > 1e6) continue;
    ck_assert_msg(test_close(got, want, 1, 1e-7), "seed %llu, turn %d: %.17g, not %.17g: %s",
                  (unsigned long long)r.seed, turn, got, want, expr_str(g, &arena, e));
  }
  ex x = symbols[0], e = random_expr(&r, 4, SMOOTH);
  expr_subst *same = expr_subst_new(g, &arena);
  expr_subst_set(same, x, x);
  ck_assert_uint_eq(expr_subst_of(same, e), e);
}
END_TEST

/* --- text --- */

static double parsed_back(const char *text, const double *v, bool *finite) {
  static char model[200000];
  int n =
      snprintf(model, sizeof model,
               "system t\nparam a, b, c, d\ncoord q\nparticle P at O + q*N.x, mass 1\nlet e = %s\noutput e\n", text);
  ck_assert_int_lt(n, (int)sizeof model);
  world w;
  world_open(&w, model);
  double *values = world_values(&w, w.m->g, 1);
  for (int i = 0; i < NSYMBOLS; i++)
    for (uint32_t k = 0; k < w.m->params.n; k++)
      if (strcmp(w.m->params.at[k].name, NAMES[i]) == 0) values[expr_symbol_id(w.m->g, w.m->params.at[k].sym)] = v[i];
  double x = expr_eval(w.m->g, world_output(&w, 0), values);
  *finite = isfinite(x);
  world_close(&w);
  return x;
}

START_TEST(parses_back) {
  test_random r = random_start(6);
  int compared = 0;
  for (int turn = 0; turn < TURNS(1500); turn++) {
    ex e = random_expr(&r, 1 + (int)random_below(&r, 4), ANY);
    double v[NSYMBOLS];
    random_values(&r, v);
    double want = expr_eval(g, e, v);
    const char *text = expr_str(g, &arena, e);
    if (!isfinite(want) || strlen(text) > 20000) continue;
    bool finite;
    double got = parsed_back(text, v, &finite);
    ck_assert_msg(test_close(got, want, 1, 1e-11), "seed %llu, turn %d: %.17g, not %.17g:\n%s",
                  (unsigned long long)r.seed, turn, got, want, text);
    compared++;
  }
  ck_assert_int_gt(compared, TURNS(1200));
}
END_TEST

START_TEST(text) {
  ex a = symbols[0], b = symbols[1], c = symbols[2], m = expr_int(g, -1);
  struct {
    ex e;
    const char *is;
  } p[] = {{expr_div(g, expr_mul(g, a, b), c), "a*b/c"},
           {expr_neg(g, expr_powi(g, a, 2)), "-a^2"},
           {expr_powi(g, expr_neg(g, a), 2), "a^2"},
           {expr_sub(g, a, expr_sub(g, b, c)), "a - b + c"},
           {expr_mul(g, expr_add(g, a, b), c), "c*(a + b)"},
           {expr_div(g, a, expr_mul(g, b, c)), "a/(b*c)"},
           {expr_sqrt(g, a), "sqrt(a)"},
           {expr_powi(g, expr_sqrt(g, a), -1), "1/sqrt(a)"},
           {expr_pow(g, a, expr_ratio(g, 1, 3)), "a^(1/3)"},
           {expr_pow(g, a, expr_pow(g, b, c)), "a^(b^c)"},
           {expr_pow(g, expr_pow(g, a, b), c), "(a^b)^c"},
           {expr_mul(g, expr_ratio(g, -2, 3), a), "-2*a/3"},
           {expr_pow(g, m, a), "(-1)^a"},
           {expr_call2(g, EX_ATAN2, a, b), "atan2(a, b)"}};
  for (size_t i = 0; i < sizeof p / sizeof *p; i++) {
    const char *s = expr_str(g, &arena, p[i].e);
    double v[NSYMBOLS] = {0.3, 0.7, 1.1, 0.9};
    bool finite;
    ck_assert_str_eq(s, p[i].is);
    double want = expr_eval(g, p[i].e, v), got = parsed_back(s, v, &finite);
    if (isfinite(want)) ck_assert_double_eq_tol(got, want, 1e-13);
    else ck_assert(!finite);
  }
  /* an exponent that only looks like a half in double precision is not a root */
  ex almost = expr_add(g, expr_ratio(g, 1, 2), expr_powi(g, expr_int(g, 10), -30));
  ck_assert_ptr_null(strstr(expr_str(g, &arena, expr_pow(g, a, almost)), "sqrt"));
}
END_TEST

int main(void) {
  Suite *suite = suite_create("diff");
  TCase *t = test_case(suite, "derivatives");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_test(t, table);
  tcase_add_test(t, against_differences);
  tcase_add_test(t, proved);
  tcase_add_test(t, total_derivative);
  tcase_add_test(t, price_on_random);
  tcase_add_test(t, price_on_shapes);
  tcase_add_test(t, substitution);
  tcase_add_test(t, text);
  tcase_add_test(t, parses_back);
  t = test_case(suite, "mechanics");
  tcase_add_test(t, price_on_gibbs);
  return test_main(suite);
}
