/* test_simplify: the shortest form, its length, its proof.

   Lengths are counted by hand in a table; simplified forms are compared with what
   a person would write; on random expressions the result is equal, not longer, and
   the same every time. APPELL_SEED=7 tests/unit.expr.simplify for other ones. */
#include "support.h"

#include "expr/simplify.h"

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

/* --- a small language for the tables: + - * / ^ ( ) names, numbers, calls --- */

typedef struct reader {
  const char *at;
} reader;

static ex read_sum(reader *r);

static bool eat(reader *r, char c) {
  while (*r->at == ' ') r->at++;
  if (*r->at != c) return false;
  r->at++;
  return true;
}

static ex call_of(const char *name, ex a) {
  ex s = expr_sin(g, a), c = expr_cos(g, a);
  if (strcmp(name, "sin") == 0) return s;
  if (strcmp(name, "cos") == 0) return c;
  if (strcmp(name, "tan") == 0) return expr_div(g, s, c);
  if (strcmp(name, "cot") == 0) return expr_div(g, c, s);
  if (strcmp(name, "sqrt") == 0) return expr_sqrt(g, a);
  if (strcmp(name, "exp") == 0) return expr_call(g, EX_EXP, a);
  ck_abort_msg("no function %s", name);
}

static ex read_atom(reader *r) {
  if (eat(r, '(')) {
    ex e = read_sum(r);
    ck_assert(eat(r, ')'));
    return e;
  }
  if (eat(r, '-')) return expr_neg(g, read_atom(r));
  char word[32] = "";
  uint32_t n = 0;
  while (*r->at == ' ') r->at++;
  while ((*r->at >= '0' && *r->at <= '9') || (*r->at >= 'a' && *r->at <= 'z') || *r->at == '\'') word[n++] = *r->at++;
  ck_assert_msg(n > 0, "nothing to read at '%s'", r->at);
  if (word[0] >= '0' && word[0] <= '9') return expr_int(g, strtol(word, NULL, 10));
  if (!eat(r, '(')) return expr_symbol(g, word, 0);
  ex e = call_of(word, read_sum(r));
  ck_assert(eat(r, ')'));
  return e;
}

static ex read_power(reader *r) {
  ex e = read_atom(r);
  return eat(r, '^') ? expr_pow(g, e, read_atom(r)) : e;
}

static ex read_product(reader *r) {
  ex e = read_power(r);
  for (;;) {
    if (eat(r, '*')) e = expr_mul(g, e, read_power(r));
    else if (eat(r, '/')) e = expr_div(g, e, read_power(r));
    else return e;
  }
}

static ex read_sum(reader *r) {
  ex e = read_product(r);
  for (;;) {
    if (eat(r, '+')) e = expr_add(g, e, read_product(r));
    else if (eat(r, '-')) e = expr_sub(g, e, read_product(r));
    else return e;
  }
}

static ex read(const char *text) {
  reader r = {text};
  ex e = read_sum(&r);
  ck_assert_msg(*r.at == 0, "left over: %s", r.at);
  return e;
}

static const char *str(ex e) {
  return expr_str(g, &arena, e);
}

/* --- lengths --- */

static const struct {
  const char *text;
  unsigned ops;
  const char *printed; /* NULL: as it stands */
} lengths[] = {
    {"x", 0, NULL},
    {"7", 0, NULL},
    {"-x", 0, NULL},
    {"x + y", 1, NULL},
    {"x - y", 1, NULL},
    {"-x - y", 1, NULL},
    {"5/4*x", 1, "5*x/4"},
    {"x/2", 1, NULL},
    {"1/x", 1, NULL},
    {"2/x", 1, NULL},
    {"-2/x", 1, NULL},
    {"3/2*x*y", 2, "3*x*y/2"},
    {"4*y/(5*x)", 2, NULL},
    {"x^2", 1, NULL},
    {"1/x^2", 2, NULL},
    {"sqrt(x)", 1, NULL},
    {"sin(x)", 1, NULL},
    {"sin(2*x)", 2, NULL},
    {"sin(x)/cos(x)", 1, "tan(x)"},
    {"cos(x)/sin(x)", 1, "cot(x)"},
    {"1/cos(x)", 1, "sec(x)"},
    {"1/sin(x)^2", 2, "csc(x)^2"},
    {"y/sin(x)", 2, NULL},
    {"1/(y*cos(x))", 2, "sec(x)/y"},
    {"sin(x)^2/cos(x)^2", 2, "tan(x)^2"},
    {"sin(x)^2/cos(x)", 3, "sin(x)*tan(x)"},
    {"sin(x)/cos(x)^3", 4, NULL},
    {"y*sin(x)/cos(x)", 2, "y*tan(x)"},
    {"2*(x + y)", 2, NULL},
    {"x*(y - z)", 2, "x*(y - z)"},
    {"y - x", 1, NULL},
    {"sin(x + y)*cos(x)", 4, NULL},
};

START_TEST(counted) {
  ex e = read(lengths[_i].text);
  ck_assert_str_eq(str(e), lengths[_i].printed ? lengths[_i].printed : lengths[_i].text);
  ck_assert_msg(expr_printed_operations(g, e) == lengths[_i].ops, "%s: %llu operations", str(e),
                (unsigned long long)expr_printed_operations(g, e));
}
END_TEST

/* What is printed with tan and its kin has the value it had. */
START_TEST(printed_value) {
  ex e = read("3*sin(x)^3/(y*cos(x)^2) - cos(y)/sin(y)^2 + 1/cos(x)"),
     back = read("3*sin(x)*tan(x)^2/y - cot(y)/sin(y) + 1/cos(x)");
  ck_assert_str_eq(str(e), "3*sin(x)*tan(x)^2/y - cot(y)/sin(y) + sec(x)");
  ck_assert_uint_eq(e, back);
}
END_TEST

/* --- shortest forms --- */

static const struct {
  const char *text;
  unsigned ops;
} forms[] = {
    {"cos(a)*cos(b) + sin(a)*sin(b)", 2},
    {"sin(a)*cos(b) + cos(a)*sin(b)", 2},
    {"2*sin(a)*cos(a)", 2},
    {"cos(a)^2 - sin(a)^2", 2},
    {"x*(cos(a)*cos(b) - sin(a)*sin(b)) + y*sin(c)", 6},
    {"1 - cos(a)^2", 2},
    {"x - x*cos(a)^2", 3},
    {"m*x + m*y", 2},
    {"m*x + n*x + m*y + n*y", 3},
    {"m*x + n*x + k*x + m*y + n*y + n*z + k*y", 7}, /* (x + y) (k + m + n) + n z */
    {"a*a + 2*a*b + b*b", 2},
    {"x^2 - y^2", 3},
    {"x/y + z/y", 2},
    {"(x*sin(a) + y*cos(a))/sin(a)", 3}, /* x + y cot(a) */
    {"(x^2 - y^2)/(x - y)", 1},
    {"3*x + 3*y + z", 3},
    {"x/2 + y/2", 2},
    {"a*sin(x)^2 + b*cos(x)^2", 5}, /* b + (a - b) sin(x)^2 */
    {"cos(a)*cos(b)*cos(c) - cos(a)*sin(b)*sin(c) - sin(a)*sin(b)*cos(c) - sin(a)*cos(b)*sin(c)", 3},
    {"x*exp(y) + x*z*exp(y)", 4},
    {"sin(a)^4 + 2*sin(a)^2*cos(a)^2 + cos(a)^4", 0},
    {"x/(x^2 + y^2)^(3/2) + 2*x/(x^2 + y^2)^(3/2)", 6},
};

START_TEST(shortest) {
  ex e = read(forms[_i].text), s = simplify(g, e, NULL, NULL);
  ck_assert_msg(expr_printed_operations(g, s) <= forms[_i].ops, "%s: %s has %llu operations, not %u", forms[_i].text,
                str(s), (unsigned long long)expr_printed_operations(g, s), forms[_i].ops);
  is_zero(g, expr_sub(g, e, s), NULL, forms[_i].text);
}
END_TEST

/* the axis N.z in a body, from a quaternion: found again in the square of a direction */
START_TEST(one_axis) {
  ex unit[1][4] = {{read("q0"), read("q1"), read("q2"), read("q3")}};
  normal_facts facts = {1, (const ex(*)[4])unit};
  ex e = read("(2*x*(q1*q3 - q0*q2) + 2*y*(q2*q3 + q0*q1) + z*(q0^2 - q1^2 - q2^2 + q3^2))^2 - z^2");
  normal_fuel fuel = {0};
  ex expanded = normal_form(g, e, &facts, &fuel), s = simplify(g, expanded, &facts, NULL);
  ck_assert_uint_gt(expr_printed_operations(g, expanded), 100);
  ck_assert_msg(expr_printed_operations(g, s) <= 50, "%s", str(s));
  is_zero(g, expr_sub(g, e, s), &facts, "one axis");
}
END_TEST

/* --- equations --- */

static simplify_licence by_name(void *user, ex factor) {
  (void)user;
  if (expr_is_symbol(g, factor)) return strchr("mal", expr_symbol_name(g, factor)[0]) ? DIVIDE_FREELY : DIVIDE_NEVER;
  return expr_op_of(g, factor) == EX_SIN ? DIVIDE_COMMON : DIVIDE_NEVER;
}

static const struct {
  const char *text, *result, *removed; /* NULL: one of several equally short ones */
} equations[] = {
    {"m*l^2*w' + m*g*l*sin(x)", "g*sin(x) + l*w'", "m*l"},
    {"-m*l^2*w' - m*g*l*sin(x)", "-g*sin(x) - l*w'", "m*l"},
    {"m*a^2*w'/2", "w'", "m*a^2/2"},
    {"sin(x)^2*w' + 2*u*v*sin(x)*cos(x)", "w' + 2*u*v*cot(x)", "sin(x)^2"},
    {"w'*cos(x) + u*cos(x)", "cos(x)*(u + w')", "1"}, /* not allowed to divide */
    {"u*w' + u*v", "u*(v + w')", "1"},
    {"m*w' + m*u*w' + m*v", "v + w'*(1 + u)", "m"},
    {"m*g*sin(x)", "g*sin(x)", "m"}, /* without the unknown sin(x) = 0 may be what it says */
    {"m*l", "m*l", "1"},
    {"3*m*a^2*w'/2 - m*a^2*u*v", NULL, NULL},
    {"5*a*w'*sin(x) + 6*a*u*v*sin(x) - a*u^2*cos(x) + 4*g*sin(x)*cos(x)", NULL, NULL},
};

START_TEST(divided) {
  ex unknown = read("w'"), removed, e = read(equations[_i].text);
  simplify_rules rules = {1, &unknown, by_name, NULL};
  ex s = simplify_equation(g, e, &rules, NULL, NULL, &removed);
  is_zero(g, expr_sub(g, e, expr_mul(g, removed, s)), NULL, equations[_i].text);
  ck_assert_uint_lt(expr_printed_operations(g, s), expr_printed_operations(g, e) + (s == e));
  if (!equations[_i].result) return;
  ck_assert_msg(s == read(equations[_i].result), "%s and not %s", str(s), equations[_i].result);
  ck_assert_msg(removed == read(equations[_i].removed), "%s and not %s", str(removed), equations[_i].removed);
}
END_TEST

/* --- properties --- */

static ex random_expression(test_random *r, int depth) {
  static const char *const names[] = {"x", "y", "z", "m", "l"};
  ex a = expr_symbol(g, names[random_below(r, 5)], 0);
  for (int i = 0; i < depth; i++) {
    ex b = expr_symbol(g, names[random_below(r, 5)], 0);
    switch (random_below(r, 10)) {
    case 0: a = expr_add(g, a, expr_mul(g, expr_int(g, random_int(r, -3, 3)), b)); break;
    case 1: a = expr_mul(g, a, b); break;
    case 2: a = expr_add(g, expr_mul(g, a, expr_sin(g, b)), expr_cos(g, b)); break;
    case 3: a = expr_mul(g, a, expr_cos(g, b)); break;
    case 4: a = expr_div(g, a, expr_add(g, b, expr_symbol(g, "k", 0))); break;
    case 5: a = expr_add(g, expr_powi(g, a, 2), b); break;
    case 6: a = expr_div(g, a, expr_sin(g, b)); break;
    case 7: a = expr_mul(g, a, expr_sqrt(g, expr_add(g, expr_powi(g, b, 2), expr_int(g, 2)))); break;
    case 8: a = expr_add(g, a, expr_call(g, random_below(r, 2) ? EX_EXP : EX_ABS, b)); break;
    default: a = expr_sub(g, expr_mul(g, a, expr_add(g, b, expr_int(g, 1))), expr_mul(g, a, b)); break;
    }
  }
  return a;
}

START_TEST(random_ones) {
  test_random r = random_start((uint64_t)_i);
  for (int turn = 0; turn < 40; turn++) {
    ex e = random_expression(&r, random_int(&r, 2, 9));
    normal_fuel fuel = {.terms = 200000};
    ex s = simplify(g, e, NULL, &fuel);
    ck_assert_msg(expr_printed_operations(g, s) <= expr_printed_operations(g, e), "seed %llu, %d/%d: %s became %s",
                  (unsigned long long)r.seed, _i, turn, str(e), str(s));
    vanishes(g, expr_sub(g, e, s), NULL, "a simplified expression");
  }
}
END_TEST

/* Another graph, the same text. */
START_TEST(same_every_time) {
  char *first = NULL;
  for (int run = 0; run < 2; run++) {
    setup();
    base_text t;
    base_text_init(&t, &arena);
    test_random r = random_start(77);
    for (int i = 0; i < 20; i++) {
      expr_print(g, simplify(g, random_expression(&r, 8), NULL, NULL), &t);
      base_puts(&t, "\n");
    }
    if (run == 0) first = memcpy(malloc(t.n + 1), base_text_str(&t), t.n + 1);
    else ck_assert_str_eq(base_text_str(&t), first);
    teardown();
  }
  free(first);
}
END_TEST

/* What is too large, or has no fuel, comes back as it was. */
START_TEST(limits) {
  ex e = read("x"), small = read("sin(a)*cos(b) + cos(a)*sin(b)");
  for (int i = 0; i < 4000; i++) e = expr_add(g, expr_mul(g, e, read("y")), read("sin(z)"));
  double start = test_seconds();
  ck_assert_uint_eq(simplify(g, e, NULL, NULL), e);
  ck_assert_double_lt(test_seconds() - start, 5); /* under the sanitizers too */
  normal_fuel none = {.terms = 1};
  ck_assert_uint_eq(simplify(g, small, NULL, &none), small);
}
END_TEST

/* --- the chains, in operations and in time --- */

static void chain(const char *path, uint64_t most) {
  char *text = test_file(path), *n = strstr(text, "n = 10");
  ck_assert_ptr_nonnull(n);
  memcpy(n, "n = 5 ", 6);
  world w;
  world_derive(&w, text);
  uint32_t count = w.sys->u.n;
  ex *unknowns = BASE_ARRAY(&w.arena, ex, count);
  for (uint32_t r = 0; r < count; r++) unknowns[r] = w.sys->u.at[r].dot;
  uint64_t ops = 0;
  double start = test_seconds();
  for (uint32_t r = 0; r < count; r++)
    ops += expr_printed_operations(w.sys->g, derive_tidy_equation(w.sys, w.sys->residual[r], count, unknowns));
  printf("%s, 5 links: %llu operations, %.1f ms\n", path, (unsigned long long)ops, 1e3 * (test_seconds() - start));
  ck_assert_uint_le(ops, most);
  world_close(&w);
  free(text);
}

START_TEST(chains) {
  chain("models/chain.mech", 234);
  chain("models/chain_rods.mech", 215);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("simplify");
  TCase *t = test_case(suite, "lengths");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_loop_test(t, counted, 0, (int)(sizeof lengths / sizeof *lengths));
  tcase_add_test(t, printed_value);
  t = test_case(suite, "forms");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_loop_test(t, shortest, 0, (int)(sizeof forms / sizeof *forms));
  tcase_add_loop_test(t, divided, 0, (int)(sizeof equations / sizeof *equations));
  tcase_add_test(t, one_axis);
  t = test_case(suite, "properties");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_loop_test(t, random_ones, 0, 10);
  tcase_add_test(t, limits);
  t = test_case(suite, "whole");
  tcase_add_test(t, same_every_time);
  tcase_add_test(t, chains);
  return test_main(suite);
}
