/* test_expr: the graph: canonical constructors, hash-consing, numbers, size and depth, clones, limits.

   Equal expressions are equal numbers, so most checks here compare node numbers. */
#include <pthread.h>

#include "support.h"

/* --- a graph per test, and short names --- */

static base_ctx ctx;
static base_arena arena;
static expr_graph *g;

static void setup(void) {
  memset(&ctx, 0, sizeof ctx);
  base_arena_init(&arena, &ctx);
  g = expr_new(&ctx);
}

static void teardown(void) {
  expr_free(g);
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}

static ex sym(const char *name) {
  return expr_symbol(g, name, 0);
}
static ex num(int64_t n) {
  return expr_int(g, n);
}
static ex frac(int64_t n, int64_t d) {
  return expr_ratio(g, n, d);
}
static ex add(ex a, ex b) {
  return expr_add(g, a, b);
}
static ex sub(ex a, ex b) {
  return expr_sub(g, a, b);
}
static ex mul(ex a, ex b) {
  return expr_mul(g, a, b);
}
static ex over(ex a, ex b) {
  return expr_div(g, a, b);
}
static ex neg(ex a) {
  return expr_neg(g, a);
}
static ex pw(ex a, int n) {
  return expr_powi(g, a, n);
}
static ex sine(ex a) {
  return expr_sin(g, a);
}
static ex cosine(ex a) {
  return expr_cos(g, a);
}
static ex call(expr_op op, ex a) {
  return expr_call(g, op, a);
}
static ex decimal(const char *s) {
  return expr_decimal(g, s, strlen(s));
}
static const char *str(ex e) {
  return expr_str(g, &arena, e);
}

#define same(a, b)                                                                                                     \
  do {                                                                                                                 \
    ex x_ = (a), y_ = (b);                                                                                             \
    ck_assert_msg(x_ == y_, "%s is %s, and %s is %s", #a, str(x_), #b, str(y_));                                       \
  } while (0)
#define prints(e, text) ck_assert_str_eq(str(e), text)

/* --- canonical form --- */

START_TEST(leaves) {
  same(num(0), EXPR_ZERO);
  same(num(1), EXPR_ONE);
  same(frac(6, -4), frac(-3, 2));
  same(frac(8, 4), num(2));
  same(sym("x"), sym("x"));
  ck_assert_uint_ne(sym("x"), sym("y"));
  ck_assert_int_eq(expr_symbol_kind(g, expr_symbol(g, "k", 7)), 7);
  ck_assert_int_eq(expr_symbol_kind(g, sym("k")), 7); /* set when it was made */
  same(expr_pi(g), expr_pi(g));
}
END_TEST

START_TEST(sums) {
  ex x = sym("x"), y = sym("y"), z = sym("z");
  same(add(x, x), mul(num(2), x));
  same(add(mul(num(3), x), mul(frac(-1, 2), x)), mul(frac(5, 2), x));
  same(sub(x, x), EXPR_ZERO);
  same(add(x, y), add(y, x));
  same(add(x, EXPR_ZERO), x);
  same(add(num(2), frac(1, 2)), frac(5, 2));
  same(neg(neg(x)), x);
  ex terms[6] = {x, y, num(3), mul(num(-1), x), mul(num(2), y), num(-3)};
  same(expr_sum(g, 6, terms), mul(num(3), y));
  same(expr_sum(g, 0, terms), EXPR_ZERO);
  same(expr_sum(g, 1, terms), x);
  /* a sum never opens another sum */
  ex xy = add(x, y), all = add(xy, z);
  ck_assert_uint_eq(expr_nkids(g, all), 2);
  ck_assert(expr_kids(g, all)[0] == xy || expr_kids(g, all)[1] == xy);
  ex flat[3] = {x, y, z};
  ck_assert_uint_eq(expr_nkids(g, expr_sum(g, 3, flat)), 3);
  ck_assert_uint_ne(expr_sum(g, 3, flat), all);
  /* but equal sums are one term, and nothing is multiplied out */
  same(add(xy, xy), mul(num(2), xy));
  same(sub(all, all), EXPR_ZERO);
  ck_assert_int_eq(expr_op_of(g, mul(num(2), xy)), EX_MUL);
  ck_assert_int_eq(expr_op_of(g, pw(xy, 2)), EX_POW);
}
END_TEST

START_TEST(pythagoras) {
  ex x = sym("x"), y = sym("y"), m = sym("m");
  same(add(pw(sine(x), 2), pw(cosine(x), 2)), EXPR_ONE);
  same(add(mul(m, pw(sine(x), 2)), mul(m, pw(cosine(x), 2))), m);
  ex terms[5] = {mul(num(3), mul(m, pw(sine(x), 2))), y, mul(num(3), mul(m, pw(cosine(x), 2))), pw(sine(y), 2),
                 pw(cosine(y), 2)};
  ex wanted[3] = {mul(num(3), m), y, EXPR_ONE};
  same(expr_sum(g, 5, terms), expr_sum(g, 3, wanted));
  /* other coefficients, other angles, another sum: left alone */
  ex unlike = add(mul(num(2), pw(sine(x), 2)), pw(cosine(x), 2));
  ck_assert_uint_eq(expr_nkids(g, unlike), 2);
  ck_assert_uint_eq(expr_nkids(g, add(pw(sine(x), 2), pw(cosine(y), 2))), 2);
  ex apart = add(add(pw(sine(x), 2), y), pw(cosine(x), 2));
  ck_assert_uint_eq(expr_nkids(g, apart), 2);
  is_zero(g, sub(apart, add(y, EXPR_ONE)), NULL, "the normal form knows");
}
END_TEST

START_TEST(products) {
  ex x = sym("x"), y = sym("y"), z = sym("z");
  same(mul(x, EXPR_ONE), x);
  same(mul(x, EXPR_ZERO), EXPR_ZERO);
  same(mul(x, y), mul(y, x));
  same(mul(x, x), pw(x, 2));
  same(over(mul(x, y), x), y);
  same(mul(pw(x, 3), pw(x, -3)), EXPR_ONE);
  same(mul(mul(num(2), x), mul(frac(1, 2), y)), mul(x, y));
  same(mul(expr_sqrt(g, x), expr_sqrt(g, x)), x);
  same(mul(expr_sqrt(g, num(2)), expr_sqrt(g, num(2))), num(2));
  same(mul(mul(expr_sqrt(g, num(2)), x), mul(expr_sqrt(g, num(2)), y)), mul(num(2), mul(x, y)));
  ex root = expr_sqrt(g, mul(num(3), mul(x, y)));
  same(mul(mul(root, z), root), mul(num(3), mul(x, mul(y, z))));
  same(mul(mul(root, x), root), mul(num(3), mul(pw(x, 2), y)));
  /* and several of them at once */
  ex six = mul(expr_sqrt(g, num(2)), expr_sqrt(g, num(3)));
  same(mul(mul(six, x), mul(six, y)), mul(num(6), mul(x, y)));
  ex roots = mul(expr_sqrt(g, mul(x, y)), expr_sqrt(g, add(x, y)));
  same(mul(mul(roots, z), roots), mul(mul(x, y), mul(z, add(x, y))));
  ex pair = mul(expr_sqrt(g, mul(x, y)), expr_sqrt(g, mul(y, z)));
  same(mul(pair, pair), mul(mul(x, pw(y, 2)), z));
  ex rest, c = expr_coefficient(g, mul(mul(num(-6), x), mul(y, z)), &rest);
  same(c, num(-6));
  same(rest, mul(x, mul(y, z)));
  /* the coefficient is the outermost product */
  ex e = mul(x, mul(num(3), y));
  ck_assert_int_eq(expr_op_of(g, e), EX_MUL);
  ck_assert_uint_eq(expr_nkids(g, e), 2);
  same(expr_kids(g, e)[0], num(3));
}
END_TEST

START_TEST(powers) {
  ex x = sym("x"), y = sym("y"), n = sym("n");
  same(pw(x, 0), EXPR_ONE);
  same(pw(x, 1), x);
  same(pw(pw(x, 2), 3), pw(x, 6));
  same(pw(mul(x, y), 2), mul(pw(x, 2), pw(y, 2)));
  same(pw(mul(num(2), x), 3), mul(num(8), pw(x, 3)));
  same(pw(expr_sqrt(g, x), 2), x);
  same(pw(expr_pow(g, x, n), 1), expr_pow(g, x, n));
  same(pw(num(2), 10), num(1024));
  same(pw(frac(2, 3), -2), frac(9, 4));
  same(expr_sqrt(g, frac(9, 4)), frac(3, 2));
  same(expr_pow(g, num(4), frac(-3, 2)), frac(1, 8));
  same(pw(EXPR_ZERO, 5), EXPR_ZERO);
  /* √(x²) is not x, and √2, (−1)^(1/2), 8^(1/3) stay */
  ck_assert_uint_ne(expr_sqrt(g, pw(x, 2)), x);
  ck_assert_int_eq(expr_op_of(g, expr_sqrt(g, num(2))), EX_POW);
  ck_assert_int_eq(expr_op_of(g, expr_sqrt(g, num(-1))), EX_POW);
  ck_assert_int_eq(expr_op_of(g, expr_pow(g, pw(x, 2), frac(1, 2))), EX_POW);
  /* 1/0 is kept as it is, and is not finite */
  ck_assert(!isfinite(expr_eval(g, pw(EXPR_ZERO, -1), NULL)));
  /* √(x²)² is x², which meets the x³ beside it */
  ex root = expr_sqrt(g, pw(x, 2)), three[] = {root, pw(x, 3), root};
  same(expr_product(g, 3, three), pw(x, 5));
}
END_TEST

START_TEST(functions) {
  ex x = sym("x"), y = sym("y"), d = sub(x, y);
  same(sine(neg(x)), neg(sine(x)));
  same(cosine(neg(x)), cosine(x));
  same(sine(mul(num(-3), x)), neg(sine(mul(num(3), x))));
  same(sine(sub(y, x)), neg(sine(d)));
  same(cosine(sub(y, x)), cosine(d));
  same(sine(EXPR_ZERO), EXPR_ZERO);
  same(cosine(EXPR_ZERO), EXPR_ONE);
  static const expr_op odd[] = {EX_ASIN, EX_ATAN, EX_SINH, EX_TANH, EX_ASINH, EX_ATANH};
  for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
    same(call(odd[i], neg(x)), neg(call(odd[i], x)));
    same(call(odd[i], EXPR_ZERO), EXPR_ZERO);
  }
  same(call(EX_COSH, neg(x)), call(EX_COSH, x));
  same(call(EX_ABS, neg(x)), call(EX_ABS, x));
  same(call(EX_SIGN, neg(x)), neg(call(EX_SIGN, x)));
  same(call(EX_EXP, EXPR_ZERO), EXPR_ONE);
  same(call(EX_LOG, EXPR_ONE), EXPR_ZERO);
  same(call(EX_ABS, frac(-2, 3)), frac(2, 3));
  same(expr_call2(g, EX_MIN, num(2), num(3)), num(2));
  same(expr_call2(g, EX_MAX, num(2), num(3)), num(3));
  same(expr_call2(g, EX_MIN, x, y), expr_call2(g, EX_MIN, y, x));
  same(expr_call2(g, EX_MAX, x, x), x);
  same(expr_if(g, expr_call2(g, EX_LT, num(1), num(2)), x, y), x);
  same(expr_if(g, expr_call2(g, EX_LE, num(3), num(2)), x, y), y);
  same(expr_if(g, expr_call2(g, EX_LT, x, y), x, x), x);
  ex less = expr_call2(g, EX_LT, x, y), yes = expr_call2(g, EX_LT, num(1), num(2)), no = call(EX_NOT, yes);
  same(expr_call2(g, EX_AND, less, no), no);
  same(expr_call2(g, EX_AND, yes, less), less);
  same(expr_call2(g, EX_OR, yes, less), yes);
  same(expr_call2(g, EX_OR, less, no), less);
  ck_assert_uint_ne(expr_call2(g, EX_ATAN2, x, y), expr_call2(g, EX_ATAN2, y, x));
}
END_TEST

/* sin and cos of k pi/12, against libm; exact where the value is rational */
START_TEST(pi_multiples) {
  for (int k = -30; k <= 30; k++) {
    ex a = mul(frac(k, 12), expr_pi(g));
    double s = sin(k * acos(-1.0) / 12), c = cos(k * acos(-1.0) / 12);
    ck_assert_double_eq_tol(expr_eval(g, sine(a), NULL), s, 1e-14);
    ck_assert_double_eq_tol(expr_eval(g, cosine(a), NULL), c, 1e-14);
    bool rational = fabs(2 * s - round(2 * s)) < 1e-9;
    ck_assert_msg(expr_is_number(g, sine(a)) == rational, "sin(%d pi/12) is %s", k, str(sine(a)));
  }
  same(sine(mul(frac(1, 6), expr_pi(g))), frac(1, 2));
  same(cosine(mul(frac(2, 3), expr_pi(g))), frac(-1, 2));
  same(cosine(mul(num(-7), expr_pi(g))), num(-1));
}
END_TEST

/* --- numbers --- */

START_TEST(decimals) {
  same(decimal("0.1"), frac(1, 10));
  same(decimal("2e-6"), frac(1, 500000));
  same(decimal("1.50"), frac(3, 2));
  same(decimal("2.5e3"), num(2500));
  same(decimal("0"), EXPR_ZERO);
  same(decimal("0.000"), EXPR_ZERO);
  ex ten = num(0);
  for (int i = 0; i < 10; i++) ten = add(ten, decimal("0.1"));
  same(ten, EXPR_ONE); /* which doubles cannot do */
  same(mul(decimal("1e300"), decimal("1e-300")), EXPR_ONE);
  ck_assert_double_eq(expr_number_double(g, decimal("1e300")), 1e300);
  ck_assert_double_eq(expr_number_double(g, decimal("0.1")), 0.1);
  ck_assert_double_eq(expr_number_double(g, decimal("6.02214076e23")), 6.02214076e23);
  ck_assert_uint_eq(decimal("1e99999999"), EXPR_NONE);
}
END_TEST

/* one number, one node, however it was made: around every edge between small and big */
START_TEST(one_number_one_node) {
  for (int k = 28; k <= 70; k++)
    for (int d = -1; d <= 1; d++) {
      ex n = add(pw(num(2), k), num(d));
      ex read = decimal(str(n)), product = over(mul(n, pw(num(3), 30)), pw(num(3), 30));
      ck_assert_msg(read == n, "2^%d%+d read from its text is another node", k, d);
      ck_assert_msg(product == n, "2^%d%+d times 3^30 over 3^30 is another node", k, d);
      ck_assert_msg(neg(neg(n)) == n && pw(pw(n, -1), -1) == n, "2^%d%+d, its inverse or negative", k, d);
      if (k < 63 || (k == 63 && d < 0)) {
        int64_t v = (int64_t)(((uint64_t)1 << k) + (uint64_t)(int64_t)d);
        ck_assert_msg(num(v) == n && num(-v) == neg(n), "2^%d%+d as an integer is another node", k, d);
        ck_assert_msg(frac(1, v) == pw(n, -1) && frac(-1, v) == neg(pw(n, -1)), "1/(2^%d%+d)", k, d);
      }
    }
}
END_TEST

START_TEST(big_numbers) {
  /* (2^200 + 1)(2^200 − 1) = 2^400 − 1 */
  ex p = pw(num(2), 200), q = mul(add(p, EXPR_ONE), sub(p, EXPR_ONE));
  same(q, sub(pw(num(2), 400), EXPR_ONE));
  /* they come back to small ones, and are hash-consed */
  same(over(pw(num(7), 60), pw(num(7), 59)), num(7));
  same(pw(num(3), 100), mul(pw(num(3), 50), pw(num(3), 50)));
  same(sub(pw(num(10), 40), sub(pw(num(10), 40), num(5))), num(5));
  /* the edges of 64 bits */
  same(sub(add(num(INT64_MAX), EXPR_ONE), EXPR_ONE), num(INT64_MAX));
  same(neg(neg(num(INT64_MIN))), num(INT64_MIN));
  same(mul(num(INT64_MIN), num(-1)), add(num(INT64_MAX), EXPR_ONE));
  same(frac(INT64_MIN, INT64_MIN), EXPR_ONE);
  same(pw(num(INT64_MIN), -1), frac(1, INT64_MIN));
  prints(pw(num(10), 30), "1000000000000000000000000000000");
  prints(pw(num(-3), -41), "-1/36472996377170786403");
  /* 1 + 1/2 + … + 1/n = a/b, compared with doubles */
  ex h = EXPR_ZERO;
  double sum = 0;
  for (int i = 1; i <= 300; i++) h = add(h, frac(1, i)), sum += 1.0 / i;
  ck_assert(expr_is_number(g, h));
  ck_assert_double_eq_tol(expr_number_double(g, h), sum, 1e-12);
  ck_assert_int_eq(expr_number_sign(g, neg(h)), -1);
}
END_TEST

/* --- equal expressions, equal numbers --- */

static ex pick(test_random *r) {
  static const char *const names[] = {"a", "b", "c", "d", "e", "f"};
  ex s = sym(names[random_below(r, 6)]);
  switch (random_below(r, 8)) {
  case 3: return expr_sqrt(g, s);
  case 4: return expr_sqrt(g, num(random_int(r, 2, 3)));
  case 0: return sine(s);
  case 1: return pw(add(s, num(1)), random_int(r, -2, 3));
  case 2: return mul(num(random_int(r, 1, 3)), s);
  default: return s;
  }
}

static void shuffle(test_random *r, ex *x, uint32_t n) {
  for (uint32_t i = n; i > 1; i--) {
    uint32_t k = random_below(r, i);
    ex t = x[i - 1];
    x[i - 1] = x[k], x[k] = t;
  }
}

/* brackets put anywhere */
static ex in_any_order(test_random *r, const ex *of, uint32_t n, ex (*op)(ex, ex)) {
  ex x[16];
  memcpy(x, of, n * sizeof *x);
  shuffle(r, x, n);
  while (n > 1) {
    uint32_t i = random_below(r, n - 1);
    x[i] = op(x[i], x[i + 1]);
    memmove(x + i + 1, x + i + 2, (n - i - 2) * sizeof *x);
    n--;
  }
  return x[0];
}

START_TEST(any_order) {
  test_random r = random_start(1);
  for (int turn = 0; turn < TURNS(2000); turn++) {
    ex x[12];
    uint32_t n = 2 + random_below(&r, 5); /* up to six factors */
    for (uint32_t i = 0; i < n; i++) x[i] = pick(&r);
    ex p = in_any_order(&r, x, n, mul), q = in_any_order(&r, x, n, mul);
    ck_assert_msg(p == q, "seed %llu, turn %d: %s and %s", (unsigned long long)r.seed, turn, str(p), str(q));
    n = 2 + random_below(&r, 11);
    for (uint32_t i = 0; i < n; i++) x[i] = mul(num(random_int(&r, -2, 2)), pick(&r));
    ex s = expr_sum(g, n, x);
    shuffle(&r, x, n);
    ex t = expr_sum(g, n, x);
    ck_assert_msg(s == t, "seed %llu, turn %d: %s and %s", (unsigned long long)r.seed, turn, str(s), str(t));
  }
  for (ex e = 0; e < expr_count(g); e++) expr_check_node(g, e);
}
END_TEST

START_TEST(no_doubles) {
  test_random r = random_start(2);
  for (int turn = 0; turn < TURNS(300); turn++) {
    ex x[4] = {pick(&r), pick(&r), pick(&r), pick(&r)};
    (void)sine(add(mul(x[0], x[1]), expr_sqrt(g, add(pw(x[2], 2), x[3]))));
  }
  /* no two nodes with the same operator and kids, and every kid before its parent */
  for (ex a = 0; a < expr_count(g); a++) {
    for (uint32_t k = 0; k < expr_nkids(g, a); k++) ck_assert_uint_lt(expr_kids(g, a)[k], a);
    for (ex b = 0; b < a; b++) {
      if (expr_op_of(g, a) != expr_op_of(g, b) || expr_nkids(g, a) != expr_nkids(g, b) || !expr_nkids(g, a)) continue;
      ck_assert_msg(memcmp(expr_kids(g, a), expr_kids(g, b), expr_nkids(g, a) * sizeof(ex)) != 0, "%s twice", str(a));
    }
  }
}
END_TEST

/* --- size --- */

/* s = s + t, n times */
static size_t built(uint32_t n, uint32_t *nodes) {
  setup();
  ex x = sym("x"), s = sym("y");
  for (uint32_t i = 1; i <= n; i++) s = add(s, mul(num(i), x));
  *nodes = expr_count(g);
  size_t bytes = ctx.bytes;
  double v[2] = {1e-9, 0.5}, sum = (double)n * (n + 1) / 2;
  ck_assert(test_close(expr_eval(g, s, v), 0.5 + v[0] * sum, 1, 1e-9));
  ck_assert(test_close(expr_eval(g, expr_diff(g, s, x), v), sum, 1, 1e-9));
  base_arena_free(&arena);
  expr_free(g);
  return bytes;
}

START_TEST(a_million_terms) {
  const uint32_t many = TEST_SLOW ? 1 << 18 : 1 << 20;
  uint32_t nodes[2];
  size_t bytes[2] = {built(many >> 4, &nodes[0]), built(many, &nodes[1])};
  printf("%u terms: %u nodes, %.1f bytes a term\n", many, nodes[1], (double)bytes[1] / many);
  ck_assert_uint_le(nodes[1], 3 * many + 10);                      /* a number, a product, a sum */
  ck_assert_uint_le(bytes[1], (size_t)200 * many);                 /* bytes a term */
  ck_assert_double_le((double)bytes[1] / (double)bytes[0], 16.01); /* linear */
}
END_TEST

START_TEST(bulk_million) {
  uint32_t n = 1000000;
  ex *t = malloc(n * sizeof *t), x = sym("x"), y = sym("y");
  ck_assert_ptr_nonnull(t);
  for (uint32_t i = 0; i < n; i++) t[i] = i % 2 ? mul(num(i % 1000), x) : mul(num(-(int)(i % 1000)), y);
  ex s = expr_sum(g, n, t);
  ck_assert_uint_eq(expr_nkids(g, s), 2);
  int64_t odd = 0, even = 0;
  for (uint32_t i = 0; i < n; i++) *(i % 2 ? &odd : &even) += i % 1000;
  same(s, add(mul(num(odd), x), mul(num(-even), y)));
  free(t);
}
END_TEST

/* --- depth --- */

enum { DEEP = 100000 };

/* a level is x + sin(below)/3 + y·below/2: sums, products and functions all the way down */
static ex deep(ex x, ex y) {
  ex e = x, third = frac(1, 3), half = frac(1, 2);
  for (int i = 0; i < DEEP; i++) {
    ex t[3] = {x, mul(third, sine(e)), mul(half, mul(y, e))};
    e = expr_sum(g, 3, t);
  }
  return e;
}

typedef struct deep_result {
  double value, expected, dx, gx, gy, fx, fy, substituted;
  size_t printed, operations, order;
  bool depends;
} deep_result;

static void *walk_deep(void *user) {
  deep_result *r = user;
  ex x = sym("x"), y = sym("y"), e = deep(x, y);
  double v[2] = {0.7, 0.4}, h = 1e-6;
  r->value = expr_eval(g, e, v);
  r->expected = v[0];
  for (int i = 0; i < DEEP; i++) r->expected = v[0] + sin(r->expected) / 3 + v[1] * r->expected / 2;
  r->dx = expr_eval(g, expr_diff(g, e, x), v);
  ex s[2] = {x, y}, grad[2];
  expr_gradient(g, e, 2, s, grad);
  r->gx = expr_eval(g, grad[0], v), r->gy = expr_eval(g, grad[1], v);
  double up[2] = {v[0] + h, v[1]}, down[2] = {v[0] - h, v[1]};
  r->fx = (expr_eval(g, e, up) - expr_eval(g, e, down)) / (2 * h);
  double left[2] = {v[0], v[1] - h}, right[2] = {v[0], v[1] + h};
  r->fy = (expr_eval(g, e, right) - expr_eval(g, e, left)) / (2 * h);
  expr_subst *to = expr_subst_new(g, &arena);
  expr_subst_set(to, x, frac(7, 10));
  expr_subst_set(to, y, add(x, frac(-3, 10)));
  r->substituted = expr_eval(g, expr_subst_of(to, e), v); /* y = 0.7 − 0.3 */
  r->depends = expr_has(g, e, y);
  r->operations = (size_t)expr_operations(g, 1, &e);
  expr_list order = {0};
  expr_order(g, &arena, 1, &e, &order);
  r->order = order.n;
  ex tower = x; /* as text a level of `deep` would double, so a slim one is printed */
  for (int i = 0; i < DEEP; i++) tower = add(y, sine(tower));
  r->printed = strlen(str(tower));
  return NULL;
}

/* 128 KiB of stack: a frame of any size for each of 10^5 levels would not fit */
START_TEST(depth) {
  pthread_attr_t attr;
  pthread_t thread;
  deep_result r;
  ck_assert_int_eq(pthread_attr_init(&attr), 0);
  ck_assert_int_eq(pthread_attr_setstacksize(&attr, (size_t)128 * 1024), 0);
  ck_assert_int_eq(pthread_create(&thread, &attr, walk_deep, &r), 0);
  ck_assert_int_eq(pthread_join(thread, NULL), 0);
  (void)pthread_attr_destroy(&attr);
  ck_assert_double_eq_tol(r.value, r.expected, 1e-12);
  ck_assert_double_eq_tol(r.dx, r.fx, 1e-7);
  ck_assert_double_eq_tol(r.gx, r.dx, 1e-10);
  ck_assert_double_eq_tol(r.gy, r.fy, 1e-7);
  ck_assert_double_eq_tol(r.substituted, r.value, 1e-12);
  ck_assert(r.depends);
  ck_assert_uint_ge(r.order, (size_t)5 * DEEP - 20);
  ck_assert_uint_ge(r.operations, (size_t)5 * DEEP);
  ck_assert_uint_ge(r.printed, (size_t)DEEP * strlen("sin()y+"));
}
END_TEST

/* --- clones --- */

START_TEST(clones) {
  ex x = sym("x"), big = pw(num(10), 50), e = mul(big, sine(add(x, num(1))));
  char text[200];
  (void)snprintf(text, sizeof text, "%s", str(e));
  uint32_t before = expr_count(g);
  ck_assert_ptr_nonnull(strstr(text, "100000000000000000000000000000000000000000000000000*sin"));
  base_ctx other = {0};
  expr_graph *copy = expr_clone(g, &other);
  ck_assert_uint_eq(expr_count(copy), before);
  /* what is there has the same number; what is new grows apart */
  ck_assert_uint_eq(expr_symbol(copy, "x", 0), x);
  ck_assert_uint_eq(
      expr_mul(copy, expr_powi(copy, expr_int(copy, 10), 50), expr_sin(copy, expr_add(copy, x, EXPR_ONE))), e);
  ex there = expr_cos(copy, expr_symbol(copy, "only here", 0));
  ck_assert_uint_eq(expr_count(g), before);
  ck_assert_uint_eq(expr_symbol_count(g), 1);
  ex here = expr_mul(g, x, num(77));
  ck_assert_uint_ge(here, before);
  ck_assert_int_eq(expr_op_of(copy, there), EX_COS);
  double v[2] = {0.25, 0.5};
  ck_assert_double_eq(expr_eval(copy, there, v), cos(0.5));
  /* the copy owns its numbers and names */
  expr_free(g);
  base_text t;
  base_arena a;
  base_arena_init(&a, &other);
  base_text_init(&t, &a);
  expr_print(copy, e, &t);
  ck_assert_str_eq(base_text_str(&t), text);
  ck_assert_double_eq_tol(expr_eval(copy, e, v) / (1e50 * sin(1.25)), 1, 1e-14);
  base_arena_free(&a);
  expr_free(copy);
  ck_assert_uint_eq(other.bytes, 0);
  g = expr_new(&ctx);
}
END_TEST

/* --- limits --- */

static volatile int stop;

/* builds until something stops it; the status it stopped with */
static base_status until_stopped(uint64_t max_nodes, size_t max_bytes, const volatile int *cancel, uint32_t *nodes) {
  static jmp_buf boundary;
  static base_ctx c;
  static expr_graph *h;
  c = (base_ctx){.boundary = &boundary, .max_nodes = max_nodes, .max_bytes = max_bytes, .cancel = cancel};
  h = NULL;
  if (setjmp(boundary) == 0) {
    h = expr_new(&c);
    ex x = expr_symbol(h, "x", 0), e = x;
    for (int i = 0; i < 3000000; i++) {
      e = expr_sin(h, expr_add(h, e, x));
      if (i == 1000) stop = cancel != NULL;
    }
  }
  base_status s = c.status;
  *nodes = h ? expr_count(h) : 0;
  expr_free(h);
  ck_assert_uint_eq(c.bytes, 0); /* a failure leaves the arrays whole */
  return s;
}

START_TEST(limits) {
  uint32_t nodes;
  ck_assert_int_eq(until_stopped(5000, 0, NULL, &nodes), BASE_LIMIT);
  ck_assert_uint_le(nodes, 5000);
  ck_assert_uint_ge(nodes, 4990);
  ck_assert_int_eq(until_stopped(0, 1 << 20, NULL, &nodes), BASE_LIMIT);
  ck_assert_uint_ge(nodes, 1000);
  stop = 0;
  ck_assert_int_eq(until_stopped(0, 0, &stop, &nodes), BASE_LIMIT);
  ck_assert_uint_le(nodes, 2100);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("expr");
  TCase *t = test_case(suite, "canonical form");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_test(t, leaves);
  tcase_add_test(t, sums);
  tcase_add_test(t, pythagoras);
  tcase_add_test(t, products);
  tcase_add_test(t, powers);
  tcase_add_test(t, functions);
  tcase_add_test(t, pi_multiples);
  tcase_add_test(t, decimals);
  tcase_add_test(t, one_number_one_node);
  tcase_add_test(t, big_numbers);
  tcase_add_test(t, any_order);
  tcase_add_test(t, no_doubles);
  tcase_add_test(t, bulk_million);
  tcase_add_test(t, depth);
  tcase_add_test(t, clones);
  t = test_case(suite, "limits");
  tcase_add_test(t, a_million_terms);
  tcase_add_test(t, limits);
  return test_main(suite);
}
