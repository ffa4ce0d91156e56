/* test_quaternion: Rostamian's chapter 12 as exact algebra.

   A claim `p*q = turn(0, N.x)` keeps left − right as four scalars, so it hands out the
   components of any product that the language can write. Proved without e·e = 1 an
   identity holds for all quaternions; a vector is a quaternion whose first component
   is put to zero. */
#include "support.h"

static world w;
static expr_graph *g;
static space *s;

/* p, q, r of any kind; B turned by q */
static const char MODEL[] = "system t\nparam a = 1, b = 2, c = 3\ncoord p: quaternion, q: quaternion, r: quaternion\n"
                            "frame B = orient(N, q)\nparticle P at O + q1*N.x, mass 1\n"
                            "claim \"0\": p*q = turn(0, N.x)\n"
                            "claim \"1\": q*p = turn(0, N.x)\n"
                            "claim \"2\": conj(p)*p = turn(0, N.x)\n"
                            "claim \"3\": p*conj(p) = turn(0, N.x)\n"
                            "claim \"4\": (p*q)*r = turn(0, N.x)\n"
                            "claim \"5\": p*(q*r) = turn(0, N.x)\n"
                            "claim \"6\": conj(p*q) = turn(0, N.x)\n"
                            "claim \"7\": conj(q)*conj(p) = turn(0, N.x)\n"
                            "claim \"8\": p*q*p = turn(0, N.x)\n"
                            "claim \"9\": q*r*conj(q) = turn(0, N.x)\n"
                            "claim \"10\": -p = turn(0, N.x)\n"
                            "claim \"11\": p*p = turn(0, N.x)\n";
enum { PQ, QP, PSTAR_P, P_PSTAR, PQ_R, P_QR, PQ_STAR, QSTAR_PSTAR, PQP, Q_R_QSTAR, MINUS_P, PP };

static void setup(void) {
  world_open(&w, MODEL);
  g = w.m->g;
  s = &w.m->space;
}

static void teardown(void) {
  world_close(&w);
}

typedef struct quat {
  ex c[4];
} quat;

static quat claimed(int i) {
  const mech_claim *c = &w.m->claims.at[i];
  ck_assert_uint_eq(c->nrows, 4);
  return (quat){{expr_add(g, c->rows[0], EXPR_ONE), c->rows[1], c->rows[2], c->rows[3]}};
}

static quat symbol(const char *name) {
  for (uint32_t i = 0; i < w.m->quaternions.n; i++)
    if (strcmp(w.m->quaternions.at[i].name, name) == 0) {
      const ex *e = w.m->quaternions.at[i].e;
      return (quat){{e[0], e[1], e[2], e[3]}};
    }
  ck_abort_msg("no quaternion %s", name);
}

static vec part(quat x) {
  return vec_make(s, 0, x.c[1], x.c[2], x.c[3]);
}

static ex square(quat x) {
  ex t[4];
  for (int i = 0; i < 4; i++) t[i] = expr_powi(g, x.c[i], 2);
  return expr_sum(g, 4, t);
}

/* the first components of these become zero: vectors */
static quat as_vectors(quat x, const char *first, const char *second) {
  expr_subst *none = expr_subst_new(g, &w.arena);
  expr_subst_set(none, symbol(first).c[0], EXPR_ZERO);
  if (second) expr_subst_set(none, symbol(second).c[0], EXPR_ZERO);
  for (int i = 0; i < 4; i++) x.c[i] = expr_subst_of(none, x.c[i]);
  return x;
}

static void same(quat x, ex scalar, vec v, const char *what) {
  is_zero(g, expr_sub(g, x.c[0], scalar), NULL, what);
  vec_zero(s, vec_sub(s, part(x), v), NULL, what);
}

/* --- the algebra, for all quaternions --- */

START_TEST(product) {
  quat p = symbol("p"), q = symbol("q");
  vec u = part(p), v = part(q);
  ex a = p.c[0], b = q.c[0];
  /* (12.3): [ab − u·v, a v + b u + u × v] */
  vec sum = vec_add(s, vec_scale(s, a, v), vec_scale(s, b, u));
  same(claimed(PQ), expr_sub(g, expr_mul(g, a, b), vec_dot(s, u, v)), vec_add(s, sum, vec_cross(s, u, v)), "(12.3)");
  same(claimed(QP), expr_sub(g, expr_mul(g, a, b), vec_dot(s, u, v)), vec_sub(s, sum, vec_cross(s, u, v)),
       "(12.3) turned round");
  quat other = claimed(QP);
  is_not_zero(g, expr_sub(g, claimed(PQ).c[1], other.c[1]), NULL, "the product does not commute");
  /* (12.4): the product of two vectors */
  same(as_vectors(claimed(PQ), "p", "q"), expr_neg(g, vec_dot(s, u, v)), vec_cross(s, u, v), "(12.4)");
  same(claimed(MINUS_P), expr_neg(g, a), vec_neg(s, u), "-p");
}
END_TEST

START_TEST(norm_and_conjugate) {
  vec none = {0, NULL};
  same(claimed(PSTAR_P), square(symbol("p")), none, "(12.5)");
  same(claimed(P_PSTAR), square(symbol("p")), none, "p p*");
  quat x = claimed(PQ_STAR), y = claimed(QSTAR_PSTAR);
  same(x, y.c[0], part(y), "exercise 12.5: (p q)* = q* p*");
  ex norms = expr_mul(g, square(symbol("p")), square(symbol("q")));
  is_zero(g, expr_sub(g, square(claimed(PQ)), norms), NULL, "exercise 12.6: |p q| = |p| |q|");
  x = claimed(PQ_R), y = claimed(P_QR);
  same(x, y.c[0], part(y), "exercise 12.4: (p q) r = p (q r)");
  /* exercise 12.7: n n = −|n|² */
  quat n = as_vectors(symbol("p"), "p", NULL);
  same(as_vectors(claimed(PP), "p", NULL), expr_neg(g, square(n)), none, "exercise 12.7");
}
END_TEST

/* (12.6): v u v = |v|² u − 2 (v·u) v, and so (12.8): a reflection if |v| = 1 */
START_TEST(reflection) {
  vec v = part(symbol("p")), u = part(symbol("q"));
  quat vuv = as_vectors(claimed(PQP), "p", "q");
  ex two = expr_int(g, 2), vv = vec_dot(s, v, v);
  vec mirror = vec_scale(s, expr_mul(g, two, vec_dot(s, v, u)), v);
  same(vuv, EXPR_ZERO, vec_sub(s, vec_scale(s, vv, u), mirror), "(12.6)");
  /* with |v|² = 1 the rest of (12.8) is (|v|² − 1) u */
  vec left = vec_sub(s, part(vuv), vec_sub(s, u, mirror));
  vec_zero(s, vec_sub(s, left, vec_scale(s, expr_sub(g, vv, EXPR_ONE), u)), NULL, "(12.8)");
  ex x[3];
  vec_express(s, vec_sub(s, part(vuv), vec_add(s, vec_scale(s, vv, u), mirror)), 0, x);
  is_not_zero(g, x[0], NULL, "with the other sign (12.6) is false");
}
END_TEST

/* (12.11): q u q* = (q0² − |q|²) u + 2 (q·u) q + 2 q0 (q × u), and the same as the axes of orient(N, q) */
START_TEST(rotation) {
  quat q = symbol("q"), got = as_vectors(claimed(Q_R_QSTAR), "r", NULL);
  vec v = part(q), u = part(symbol("r"));
  ex q0 = q.c[0], two = expr_int(g, 2);
  vec t[3] = {vec_scale(s, expr_sub(g, expr_powi(g, q0, 2), vec_dot(s, v, v)), u),
              vec_scale(s, expr_mul(g, two, vec_dot(s, v, u)), v),
              vec_scale(s, expr_mul(g, two, q0), vec_cross(s, v, u))};
  same(got, EXPR_ZERO, vec_add(s, vec_add(s, t[0], t[1]), t[2]), "(12.11)");
  uint32_t B = world_frame(&w, "B");
  vec carried = vec_make(s, B, symbol("r").c[1], symbol("r").c[2], symbol("r").c[3]);
  vec_zero(s, vec_sub(s, part(got), carried), NULL, "(12.16)");
  /* lengths: |q|² |u| in general, |u| for a unit quaternion */
  ex uu = vec_dot(s, u, u), scale = expr_powi(g, square(q), 2);
  is_zero(g, expr_sub(g, square(got), expr_mul(g, scale, uu)), NULL, "|q u q*|² = |q|⁴ |u|²");
  is_zero(g, expr_sub(g, square(got), uu), &w.m->facts, "a rotation keeps lengths");
  is_not_zero(g, expr_sub(g, square(got), uu), NULL, "but only a unit quaternion does");
}
END_TEST

/* --- in motion --- */

static quat rate(quat x, expr_deriv *ddt) {
  for (int i = 0; i < 4; i++) x.c[i] = expr_deriv_of(ddt, x.c[i]);
  return x;
}

static quat multiply(quat x, quat y) { /* (12.3), written here once more */
  vec u = part(x), v = part(y);
  vec sum = vec_add(s, vec_add(s, vec_scale(s, x.c[0], v), vec_scale(s, y.c[0], u)), vec_cross(s, u, v));
  quat z = {{expr_sub(g, expr_mul(g, x.c[0], y.c[0]), vec_dot(s, u, v))}};
  vec_express(s, sum, 0, z.c + 1);
  return z;
}

static quat conjugate(quat x) {
  for (int i = 1; i < 4; i++) x.c[i] = expr_neg(g, x.c[i]);
  return x;
}

START_TEST(angular_velocity) {
  expr_deriv *ddt = expr_deriv_new(g, &w.arena, mech_rate_of, w.m);
  quat q = symbol("q"), dq = rate(q, ddt);
  uint32_t B = world_frame(&w, "B");
  ex body[3];
  vec_express(s, w.m->omega[B], B, body);
  /* (12.18), (12.19): q' = ½ q (w1 i + w2 j + w3 k), body rates, for every q */
  quat half = multiply(q, (quat){{EXPR_ZERO, body[0], body[1], body[2]}});
  for (int i = 0; i < 4; i++)
    is_zero(g, expr_sub(g, dq.c[i], expr_mul(g, expr_ratio(g, 1, 2), half.c[i])), NULL, "(12.18)");
  /* theorem 12.5: the norm is kept, wherever it starts */
  is_zero(g, expr_deriv_of(ddt, square(q)), NULL, "theorem 12.5");
  ck_assert_uint_ne(dq.c[0], EXPR_ZERO);
  /* (12.14): omega = 2 q' q*, a vector */
  quat twice = multiply(dq, conjugate(q));
  is_zero(g, twice.c[0], NULL, "q' q* is a vector");
  vec omega = vec_scale(s, expr_int(g, 2), part(twice));
  vec_zero(s, vec_sub(s, omega, w.m->omega[B]), &w.m->facts, "(12.14)");
  vec_zero(s,
           vec_add(s, vec_scale(s, expr_int(g, 2), part(multiply(conjugate(q), dq))),
                   vec_neg(s, vec_make(s, 0, body[0], body[1], body[2]))),
           &w.m->facts, "2 q* q' has the body rates");
  /* (12.12), (12.15): r = q r0 q* turns with omega × r */
  ex r0[3] = {expr_symbol(g, "a", SYM_PARAM), expr_symbol(g, "b", SYM_PARAM), expr_symbol(g, "c", SYM_PARAM)};
  quat r = multiply(multiply(q, (quat){{EXPR_ZERO, r0[0], r0[1], r0[2]}}), conjugate(q));
  vec_zero(s, vec_sub(s, part(rate(r, ddt)), vec_cross(s, omega, part(r))), &w.m->facts, "(12.15)");
}
END_TEST

/* the same in a derived system: e' = ½ e omega keeps the norm, and alpha = omega' in the body */
START_TEST(in_a_system) {
  world x;
  world_derive(&x, "system t\ncoord e: quaternion\nspeed w1, w2, w3\nframe B = orient(N, e)\ndefine omega(B) = w1*B.x "
                   "+ w2*B.y + w3*B.z\n"
                   "body b { frame B; center O; inertia diag(1, 2, 3) }\n");
  ck_assert_ptr_nonnull(x.sys);
  expr_graph *h = x.sys->g;
  ex t[4], tt[8];
  for (uint32_t i = 0; i < 4; i++) {
    ex e = x.m->coords.at[i].sym;
    t[i] = expr_mul(h, e, x.sys->qdot[i]);
    tt[2 * i] = expr_mul(h, e, x.sys->qddot[i]);
    tt[2 * i + 1] = expr_powi(h, x.sys->qdot[i], 2);
  }
  is_zero(h, expr_sum(h, 4, t), NULL, "e·e' = 0");
  is_zero(h, expr_sum(h, 8, tt), NULL, "e·e'' + e'·e' = 0");
  world_close(&x);
}
END_TEST

/* --- turns, in the words of the language --- */

static const char TURNS[] =
    "system t\nparam al = 0.3, be = 1.2, u1 = 1, u2 = 2, u3 = 3\ncoord phi, chi\nparticle P at O + phi*N.x + chi*N.y, "
    "mass 1\n"
    "let n = sin(be)*cos(al)*N.x + sin(be)*sin(al)*N.y + cos(be)*N.z, u = u1*N.x + u2*N.y + u3*N.z\n"
    "claim \"turns about one axis add\": turn(phi, n)*turn(chi, n) = turn(phi + chi, n)\n"
    "claim \"no turn\": turn(0, n) = turn(phi, n)*turn(-phi, n)\n"
    "claim \"conjugate turns back\": conj(turn(phi, n)) = turn(-phi, n)\n"
    "claim \"about the opposite axis\": turn(phi, -n) = turn(-phi, n)\n"
    "claim \"length of the axis does not matter\": turn(phi, 3*n) = turn(phi, n)\n"
    "claim \"i j = k\": turn(180 deg, N.x)*turn(180 deg, N.y) = turn(180 deg, N.z)\n"
    "claim \"j i = -k\": turn(180 deg, N.y)*turn(180 deg, N.x) = -turn(180 deg, N.z)\n"
    "claim \"i j k = -1\": turn(180 deg, N.x)*turn(180 deg, N.y)*turn(180 deg, N.z) = -turn(0, N.x)\n"
    "claim \"once around is -1\": turn(360 deg, n) = -turn(0, n)\n"
    "claim \"R (12.8)\": turn(pi, n)*turn(pi, u)*turn(pi, n) = turn(pi, u - 2*dot(n, u)*n)\n"
    "claim \"R (12.10)\": turn(phi, n)*turn(pi, u)*conj(turn(phi, n)) = (\n"
    "    turn(pi, dot(n, u)*n + cos(phi)*(u - dot(n, u)*n) + sin(phi)*cross(n, u)))\n"
    "claim \"R lemma 12.2\": turn(pi, -sin(phi/2)*N.x + cos(phi/2)*N.y)*turn(pi, N.y) = -turn(phi, N.z)\n";

START_TEST(turns) {
  checks(TURNS, AP_OK);
}
END_TEST

START_TEST(false_turns) {
  static const char *const WRONG[] = {
      "turn(phi, N.x)*turn(chi, N.y) = turn(chi, N.y)*turn(phi, N.x)",
      "turn(phi, n)*turn(chi, n) = turn(phi - chi, n)",
      "conj(turn(phi, n)) = turn(phi, n)",
      "turn(pi, N.x)*turn(pi, N.y) = -turn(pi, N.z)",
      "turn(pi, sin(phi/2)*N.x + cos(phi/2)*N.y)*turn(pi, N.y) = -turn(phi, N.z)",
      "turn(pi, n)*turn(pi, u)*turn(pi, n) = turn(pi, u + 2*dot(n, u)*n)",
      "turn(phi, n)*turn(pi, u)*conj(turn(phi, n)) = turn(pi, dot(n, u)*n + cos(phi)*(u - dot(n, u)*n) - "
      "sin(phi)*cross(n, u))",
  };
  char text[2048];
  const char *end = strstr(TURNS, "claim");
  ck_assert_ptr_nonnull(end);
  (void)snprintf(text, sizeof text, "%.*sclaim \"wrong\": %s\n", (int)(end - TURNS), TURNS, WRONG[_i]);
  refutes(text);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("quaternion");
  TCase *t = test_case(suite, "algebra");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_test(t, product);
  tcase_add_test(t, norm_and_conjugate);
  tcase_add_test(t, reflection);
  tcase_add_test(t, rotation);
  tcase_add_test(t, angular_velocity);
  t = test_case(suite, "language");
  tcase_add_test(t, in_a_system);
  tcase_add_test(t, turns);
  tcase_add_loop_test(t, false_turns, 0, 7);
  return test_main(suite);
}
