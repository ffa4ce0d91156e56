/* Text in Unicode: signs, names, powers, and that no two things look the same. */
#include "support.h"

static base_ctx ctx;
static base_arena arena;
static expr_graph *g;

static void setup(void) {
  memset(&ctx, 0, sizeof ctx);
  base_arena_init(&arena, &ctx);
  g = expr_new(&ctx);
  expr_set_style(g, (expr_style){.unicode = true});
}

static void teardown(void) {
  expr_free(g);
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}

static ex sym(const char *name) {
  return expr_symbol(g, name, 0);
}

#define SHOWS(e, text) ck_assert_str_eq(expr_str(g, &arena, (e)), (text))

START_TEST(names) {
  static const char *const table[][2] = {
      {"phi", "φ"},    {"Omega", "Ω"},       {"theta_1", "θ₁"},      {"w12", "w₁₂"},
      {"m[3]", "m₃"},  {"roll", "roll"},     {"phi'", "φ̇"},          {"phi''", "φ̈"},
      {"psi2'", "ψ̇₂"}, {"roll'", "roll′"},   {"roll2''", "roll₂″"},  {"i'", "i′"},
      {"x'''", "x″′"}, {"v_max", "v_max"},   {"omega_e.x", "ω_e.x"}, {"omega_e.x'", "ω̇_e.x"},
      {"E.x", "E.x"},  {"A[1].x", "A[1].x"}, {"phi(0)", "phi(0)"},   {"lambda_rod.x", "λ_rod.x"},
      {"χ'", "χ̇"},     {"phis", "phis"}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) SHOWS(sym(table[i][0]), table[i][1]);
  expr_set_style(g, (expr_style){.unicode = true, .primes = true});
  SHOWS(sym("phi''"), "φ″");
  SHOWS(sym("psi2'"), "ψ₂′");
  expr_set_style(g, (expr_style){0});
  SHOWS(sym("psi2'"), "psi2'");
}
END_TEST

/* names that would look the same keep their spelling, and so do their derivatives */
START_TEST(names_that_clash) {
  sym("theta1"), sym("theta_1"), sym("theta[2]"), sym("eta"), sym("η"), sym("η3"), sym("eta_3");
  SHOWS(sym("theta1"), "theta1");
  SHOWS(sym("theta_1"), "theta_1");
  SHOWS(sym("theta_1'"), "theta_1'");
  SHOWS(sym("theta[2]"), "θ₂");
  SHOWS(sym("eta"), "eta");
  SHOWS(sym("η'"), "η'");
  SHOWS(sym("eta_3"), "eta_3");
}
END_TEST

START_TEST(signs) {
  ex a = sym("a"), m = sym("m"), phi = sym("phi"), three = expr_int(g, 3);
  SHOWS(expr_mul(g, expr_int(g, -2), expr_mul(g, a, m)), "−2a·m");
  SHOWS(expr_int(g, -2), "−2");
  SHOWS(expr_sub(g, a, m), "a − m");
  SHOWS(expr_mul(g, expr_int(g, 2), expr_add(g, a, m)), "2(a + m)");
  SHOWS(expr_powi(g, a, 12), "a¹²");
  SHOWS(expr_powi(g, expr_add(g, a, m), 2), "(a + m)²");
  SHOWS(expr_powi(g, expr_sin(g, phi), 2), "sin²(φ)");
  SHOWS(expr_div(g, expr_powi(g, expr_sin(g, phi), 2), expr_powi(g, expr_cos(g, phi), 2)), "tan²(φ)");
  SHOWS(expr_sqrt(g, a), "√a");
  SHOWS(expr_sqrt(g, three), "√3");
  SHOWS(expr_mul(g, expr_int(g, 2), expr_sqrt(g, three)), "2√3");
  SHOWS(expr_sqrt(g, expr_div(g, a, m)), "√(a/m)");
  SHOWS(expr_sqrt(g, expr_powi(g, a, 3)), "√(a³)");
  SHOWS(expr_pow(g, a, expr_ratio(g, 3, 2)), "a^(3/2)");
  SHOWS(expr_mul(g, expr_int(g, 2), expr_pow(g, three, a)), "2·3^a");
  SHOWS(expr_div(g, a, expr_mul(g, expr_int(g, 2), m)), "a/(2m)");
  SHOWS(expr_mul(g, expr_int(g, 2), expr_pi(g)), "2π");
  SHOWS(expr_powi(g, sym("phi'"), 2), "φ̇²");
  ck_assert_str_eq(expr_brief(g, &arena, expr_powi(g, phi, 2)), "phi^2"); /* messages stay plain */
  ck_assert_str_eq(expr_words(g, &arena, "dot(omega(B1), B1.x) + 2*phi'"), "dot(ω(B₁), B₁.x) + 2*φ̇");
}
END_TEST

int main(void) {
  Suite *suite = suite_create("unicode");
  TCase *t = test_case(suite, "printing");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_test(t, names);
  tcase_add_test(t, names_that_clash);
  tcase_add_test(t, signs);
  return test_main(suite);
}
