/* The order of factors and terms on paper: constants, what moves, functions, brackets; accelerations first in a sum. */
#include "support.h"

enum { TIME, PARAM, COORD, RATE, ACCEL, FORCE, AXIS, KINDS };
static const uint8_t MOVING[KINDS] = {
    [TIME] = READING_TIMELY,        [PARAM] = READING_CONSTANT, [COORD] = READING_COORDINATE, [RATE] = READING_SPEED,
    [ACCEL] = READING_ACCELERATION, [FORCE] = READING_FORCE,    [AXIS] = READING_LAST};

static base_ctx ctx;
static base_arena arena;
static expr_graph *g;
static ex phi_dd, phi_d, phi, w, wd, u, t, l, m, M, grav, axis,
    lambda; /* made in an order that is not the printed one */

static void setup(void) {
  memset(&ctx, 0, sizeof ctx);
  base_arena_init(&arena, &ctx);
  g = expr_new(&ctx);
  expr_set_reading(g, KINDS, MOVING);
  lambda = expr_symbol(g, "lambda", FORCE), axis = expr_symbol(g, "E.x", AXIS);
  phi_dd = expr_symbol(g, "phi''", ACCEL), phi_d = expr_symbol(g, "phi'", RATE), phi = expr_symbol(g, "phi", COORD);
  wd = expr_symbol(g, "w'", ACCEL), w = expr_symbol(g, "w", RATE), u = expr_symbol(g, "u", RATE),
  t = expr_symbol(g, "t", TIME);
  m = expr_symbol(g, "m", PARAM), M = expr_symbol(g, "M", PARAM), l = expr_symbol(g, "l", PARAM);
  grav = expr_symbol(g, "g", PARAM);
}

static void teardown(void) {
  expr_free(g);
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}

#define READS(e, text) ck_assert_str_eq(expr_str(g, &arena, (e)), (text))

static ex mul(ex a, ex b) {
  return expr_mul(g, a, b);
}

static ex add(ex a, ex b) {
  return expr_add(g, a, b);
}

static ex sub(ex a, ex b) {
  return expr_sub(g, a, b);
}

static ex cosine(ex x) {
  return expr_cos(g, x);
}

START_TEST(factors) {
  READS(mul(phi_dd, mul(l, m)), "m*l*phi''");
  READS(mul(w, mul(u, sub(m, M))), "(m - M)*w*u");
  READS(mul(cosine(phi), mul(phi_d, mul(grav, expr_int(g, -2)))), "-2*g*phi'*cos(phi)");
  READS(mul(t, mul(phi, w)), "t*phi*w");
  READS(mul(cosine(l), mul(w, grav)), "g*cos(l)*w");
  READS(mul(axis, mul(add(u, w), cosine(phi))), "cos(phi)*(w + u)*E.x");
  READS(mul(lambda, mul(cosine(phi), l)), "l*lambda*cos(phi)");
}
END_TEST

/* a bracket of constants stands where its first constant would; coefficients before an acceleration */
START_TEST(brackets) {
  READS(mul(l, mul(phi_dd, add(m, M))), "(m + M)*l*phi''");
  READS(mul(add(l, grav), mul(M, phi)), "M*(l + g)*phi");
  READS(mul(phi_dd, mul(l, add(m, mul(M, cosine(phi))))), "l*(m + M*cos(phi))*phi''");
  READS(mul(phi_d, mul(l, add(m, mul(M, cosine(phi))))), "l*phi'*(m + M*cos(phi))");
  READS(mul(wd, mul(u, cosine(phi))), "u*w'*cos(phi)");
}
END_TEST

START_TEST(order_of_terms) {
  READS(sub(mul(l, w), mul(m, u)), "l*w - m*u");
  READS(add(mul(w, w), l), "l + w^2");
  READS(sub(phi, l), "phi - l");
  READS(add(sub(w, l), M), "M - l + w"); /* they stay together */
  READS(add(mul(u, cosine(phi)), add(mul(m, u), mul(M, phi_d))), "M*phi' + m*u + u*cos(phi)");
}
END_TEST

/* where there are accelerations */
START_TEST(equations) {
  READS(add(grav, wd), "w' + g");
  READS(add(mul(grav, cosine(phi)), add(mul(w, u), mul(l, phi_dd))), "l*phi'' + w*u + g*cos(phi)");
  READS(add(mul(lambda, cosine(phi)), add(mul(w, w), mul(l, phi_dd))), "l*phi'' + w^2 + lambda*cos(phi)");
  READS(sub(mul(l, w), mul(l, phi_dd)), "l*w - l*phi''"); /* no minus at the beginning */
}
END_TEST

static const char *by(ex e, ex first) {
  return expr_str_by(g, &arena, e, 1, &first);
}

/* the equation of a speed begins with its own acceleration, outside brackets if it can */
START_TEST(own_acceleration_first) {
  ex e = add(mul(l, mul(phi, add(wd, phi_dd))), add(mul(m, wd), mul(M, phi_dd)));
  ck_assert_str_eq(by(e, wd), "m*w' + l*phi*(phi'' + w') + M*phi''");
  ck_assert_str_eq(by(e, phi_dd), "M*phi'' + l*phi*(phi'' + w') + m*w'");
  ck_assert_str_eq(by(mul(expr_int(g, 3), wd), wd), "3*w'");
}
END_TEST

/* a graph that nobody told what moves keeps its own order; long sums are left alone */
START_TEST(unknown) {
  enum { MANY = 300 };
  ex terms[MANY];
  for (int i = 0; i < MANY; i++)
    terms[i] = mul(expr_int(g, i + 1), expr_symbol(g, base_format(&arena, "x%d", MANY - i), COORD));
  const char *text = expr_str(g, &arena, expr_sum(g, MANY, terms));
  ck_assert_int_eq(strncmp(text, "x300 + 2*x299 + ", 16), 0);
  expr_graph *plain = expr_new(&ctx);
  ex a = expr_symbol(plain, "a", ACCEL), b = expr_symbol(plain, "b", PARAM);
  ck_assert_str_eq(expr_str(plain, &arena, expr_mul(plain, a, b)), "a*b");
  expr_free(plain);
}
END_TEST

/* a copy of the graph knows the order; it costs no operations */
START_TEST(copies_read_alike) {
  ex e = mul(w, mul(phi_dd, sub(m, M)));
  expr_graph *copy = expr_clone(g, &ctx);
  ck_assert_str_eq(expr_str(copy, &arena, e), "(m - M)*w*phi''");
  ck_assert_uint_eq(expr_printed_operations(g, e), 3);
  expr_free(copy);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("reading");
  TCase *t_case = test_case(suite, "order");
  tcase_add_checked_fixture(t_case, setup, teardown);
  tcase_add_test(t_case, factors);
  tcase_add_test(t_case, brackets);
  tcase_add_test(t_case, order_of_terms);
  tcase_add_test(t_case, equations);
  tcase_add_test(t_case, own_acceleration_first);
  tcase_add_test(t_case, unknown);
  tcase_add_test(t_case, copies_read_alike);
  return test_main(suite);
}
