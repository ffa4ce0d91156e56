/* test_vector: frames, rotations, angular velocities, products, time derivatives.

   On random trees of frames (simple turns, chains, turns about any vector, quaternions,
   direction cosines) every identity is proved by the normal form; the few that are too
   large for its fuel must vanish at random points. */
#include "random_model.h"

static void random_tree(world *w, random_model *m, uint64_t stream, int frames, int quaternions) {
  random_begin(m, stream, 3, quaternions);
  m->timely = m->roots = true;
  for (int i = 0; i < frames; i++) (void)random_frame(m, -1);
  put(m, "particle Z at O + q1*N.x, mass m\n");
  world_open(w, m->text);
}

static ex product(expr_graph *g, const ex *a, bool ta, const ex *b, bool tb, int i, int j) {
  ex t[3];
  for (int k = 0; k < 3; k++) t[k] = expr_mul(g, a[ta ? 3 * k + i : 3 * i + k], b[tb ? 3 * j + k : 3 * k + j]);
  return expr_sum(g, 3, t);
}

static ex determinant(expr_graph *g, const ex *r) {
  ex t[6];
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    t[2 * i] = expr_mul(g, r[i], expr_mul(g, r[3 + j], r[6 + k]));
    t[2 * i + 1] = expr_neg(g, expr_mul(g, r[i], expr_mul(g, r[3 + k], r[6 + j])));
  }
  return expr_sum(g, 6, t);
}

/* --- rotations --- */

START_TEST(orthogonal) {
  world w;
  random_model m;
  random_tree(&w, &m, 100 + (uint64_t)_i, 4, 1);
  expr_graph *g = w.m->g;
  for (uint32_t f = 1; f < w.m->space.frames.n; f++) {
    const ex *r = space_rotation(&w.m->space, 0, f);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        vanishes(g, expr_sub(g, product(g, r, false, r, true, i, j), i == j ? EXPR_ONE : EXPR_ZERO), &w.m->facts,
                 m.text);
    vanishes(g, expr_sub(g, determinant(g, r), EXPR_ONE), &w.m->facts, "right-handed");
  }
  world_close(&w);
}
END_TEST

START_TEST(composition) {
  world w;
  random_model m;
  random_tree(&w, &m, 200 + (uint64_t)_i, 4, 1);
  expr_graph *g = w.m->g;
  uint32_t n = w.m->space.frames.n;
  for (int turn = 0; turn < 6; turn++) {
    uint32_t a = random_below(&m.r, n), b = random_below(&m.r, n), c = random_below(&m.r, n);
    const ex *ab = space_rotation(&w.m->space, a, b), *bc = space_rotation(&w.m->space, b, c);
    const ex *ac = space_rotation(&w.m->space, a, c), *ba = space_rotation(&w.m->space, b, a);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) {
        vanishes(g, expr_sub(g, product(g, ab, false, bc, false, i, j), ac[3 * i + j]), &w.m->facts, m.text);
        vanishes(g, expr_sub(g, ab[3 * i + j], ba[3 * j + i]), &w.m->facts, "inverse = transposed");
      }
  }
  world_close(&w);
}
END_TEST

/* turns about one axis are one turn, and nothing is left where there is nothing */
START_TEST(neighbours) {
  world w;
  world_open(&w, "system t\ncoord a, b, c\nframe A = rotate(N, z, a), B = rotate(A, z, b), C = rotate(N, z, a + b)\n"
                 "frame D = rotate(B, z, -a - b), E = rotate(A, x, c), F = rotate(E, z, b)\n"
                 "particle P at O + a*N.x, mass 1\n");
  expr_graph *g = w.m->g;
  space *s = &w.m->space;
  ex sum = expr_add(g, expr_symbol(g, "a", 0), expr_symbol(g, "b", 0));
  ck_assert_uint_eq(space_rotation(s, 0, world_frame(&w, "B"))[0], expr_cos(g, sum));
  const ex *same = space_rotation(s, world_frame(&w, "C"), world_frame(&w, "B"));
  for (int i = 0; i < 9; i++) is_zero(g, expr_sub(g, same[i], i % 4 ? EXPR_ZERO : EXPR_ONE), NULL, "B = C");
  const ex *back = space_rotation(s, 0, world_frame(&w, "D"));
  for (int i = 0; i < 9; i++) is_zero(g, expr_sub(g, back[i], i % 4 ? EXPR_ZERO : EXPR_ONE), NULL, "D = N");
  ck_assert(space_is_ancestor(s, world_frame(&w, "A"), world_frame(&w, "F")));
  ck_assert(!space_is_ancestor(s, world_frame(&w, "B"), world_frame(&w, "F")));
  ck_assert(space_is_ancestor(s, 0, 0));
  world_close(&w);
}
END_TEST

/* --- angular velocity --- */

/* ½ Σ b_i × db_i/dt from the direction cosines alone */
static void spin_of_cosines(const world *w, uint32_t f, expr_deriv *ddt, ex out[3]) {
  expr_graph *g = w->m->g;
  const ex *r = space_rotation((space *)&w->m->space, 0, f);
  for (int k = 0; k < 3; k++) {
    ex t[6];
    int j = (k + 1) % 3, l = (k + 2) % 3;
    for (int i = 0; i < 3; i++) {
      t[2 * i] = expr_mul(g, r[3 * j + i], expr_deriv_of(ddt, r[3 * l + i]));
      t[2 * i + 1] = expr_neg(g, expr_mul(g, r[3 * l + i], expr_deriv_of(ddt, r[3 * j + i])));
    }
    out[k] = expr_mul(g, expr_ratio(g, 1, 2), expr_sum(g, 6, t));
  }
}

START_TEST(addition_theorem) {
  world w;
  random_model m;
  random_tree(&w, &m, 300 + (uint64_t)_i, 3, 1);
  expr_graph *g = w.m->g;
  expr_deriv *ddt = expr_deriv_new(g, &w.arena, mech_rate_of, w.m);
  for (uint32_t f = 1; f < w.m->space.frames.n; f++) {
    ex want[3], got[3];
    spin_of_cosines(&w, f, ddt, want);
    vec_express(&w.m->space, w.m->omega[f], 0, got);
    for (int i = 0; i < 3; i++) vanishes(g, expr_sub(g, got[i], want[i]), &w.m->facts, m.text);
    /* turned the other way it is refuted, unless nothing turns */
    ex other = expr_add(g, got[0], want[0]);
    if (normal_is_zero(g, got[0], &w.m->facts, NULL) == ANSWER_NO)
      is_not_zero(g, other, &w.m->facts, "the sign matters");
  }
  world_close(&w);
}
END_TEST

/* a vector with moving measure numbers on random frames */
static vec some_vector(world *w, random_model *m) {
  expr_graph *g = w->m->g;
  vec v = {0, NULL};
  int n = random_int(&m->r, 1, 3);
  for (int i = 0; i < n; i++) {
    ex c[3];
    for (int k = 0; k < 3; k++) {
      ex q = w->m->coords.at[random_below(&m->r, 3)].sym;
      ex kinds[4] = {expr_int(g, random_int(&m->r, -2, 2)), q, expr_mul(g, q, w->m->t), expr_sin(g, q)};
      c[k] = kinds[random_below(&m->r, 4)];
    }
    uint32_t f = random_below(&m->r, w->m->space.frames.n);
    v = vec_add(&w->m->space, v, vec_make(&w->m->space, f, c[0], c[1], c[2]));
  }
  return v;
}

/* d/dt in the frame plus omega × v, against the derivative of the N components */
START_TEST(transport) {
  world w;
  random_model m;
  random_tree(&w, &m, 400 + (uint64_t)_i, 3, 1);
  expr_graph *g = w.m->g;
  expr_deriv *ddt = expr_deriv_new(g, &w.arena, mech_rate_of, w.m);
  motion mo = {&w.m->space, ddt, w.m->omega};
  vec v = some_vector(&w, &m);
  ex x[3], d[3];
  vec_express(&w.m->space, v, 0, x);
  vec_express(&w.m->space, vec_ddt(&mo, v), 0, d);
  for (int i = 0; i < 3; i++) vanishes(g, expr_sub(g, d[i], expr_deriv_of(ddt, x[i])), &w.m->facts, m.text);
  world_close(&w);
}
END_TEST

/* --- vectors --- */

START_TEST(free_merging) {
  world w;
  world_open(&w, "system t\ncoord a, b, c\nframe A = rotate(N, z, a), E = rotate(A, x, b), B = rotate(E, z, c)\n"
                 "frame F = rotate(N, z, b), G = rotate(F, z, c)\nparticle P at O + a*N.x, mass 1\n");
  space *s = &w.m->space;
  expr_graph *g = s->g;
  uint32_t A = world_frame(&w, "A"), E = world_frame(&w, "E"), B = world_frame(&w, "B"), G = world_frame(&w, "G");
  ex a = expr_symbol(g, "a", 0);
  ck_assert(vec_is_zero(vec_sub(s, vec_axis(s, B, 2), vec_axis(s, E, 2)))); /* B.z = E.z */
  ck_assert(vec_is_zero(vec_sub(s, vec_axis(s, E, 0), vec_axis(s, A, 0)))); /* E.x = A.x */
  ck_assert(vec_is_zero(vec_sub(s, vec_axis(s, A, 2), vec_axis(s, 0, 2))));
  ck_assert(vec_is_zero(vec_sub(s, vec_axis(s, G, 2), vec_axis(s, A, 2)))); /* over two branches */
  ck_assert(!vec_is_zero(vec_sub(s, vec_axis(s, B, 0), vec_axis(s, E, 0))));
  ck_assert(!vec_is_zero(vec_sub(s, vec_axis(s, B, 2), vec_axis(s, 0, 2))));
  /* a sum keeps one term where it can, whichever comes first */
  vec mixed = vec_make(s, E, a, EXPR_ONE, a);
  ck_assert_uint_eq(vec_add(s, mixed, vec_axis(s, B, 2)).n, 1);
  ck_assert_uint_eq(vec_add(s, vec_axis(s, B, 2), mixed).n, 1);
  ck_assert_uint_eq(vec_add(s, vec_axis(s, A, 0), mixed).n, 1);
  ck_assert_uint_eq(vec_add(s, vec_make(s, B, a, a, a), mixed).n, 2);
  ck_assert(vec_is_zero(vec_sub(s, vec_add(s, mixed, vec_axis(s, B, 2)), vec_add(s, vec_axis(s, B, 2), mixed))));
  /* a turn about a common axis leaves no angle behind in a product */
  ck_assert_uint_eq(vec_dot(s, vec_axis(s, B, 2), vec_axis(s, E, 2)), EXPR_ONE);
  ck_assert_uint_eq(vec_dot(s, vec_axis(s, B, 2), vec_axis(s, E, 0)), EXPR_ZERO);
  ck_assert_uint_eq(vec_dot(s, vec_axis(s, B, 0), vec_axis(s, E, 0)), expr_cos(g, expr_symbol(g, "c", 0)));
  /* omega(B) = b' E.x + a' N.z + c' E.z has no angle c in it */
  for (uint32_t i = 0; i < w.m->omega[B].n; i++)
    for (int k = 0; k < 3; k++) ck_assert(!expr_has(g, w.m->omega[B].t[i].c[k], expr_symbol(g, "c", 0)));
  world_close(&w);
}
END_TEST

START_TEST(products) {
  world w;
  random_model m;
  random_tree(&w, &m, 500 + (uint64_t)_i, 3, _i % 2);
  space *s = &w.m->space;
  expr_graph *g = s->g;
  const normal_facts *facts = &w.m->facts;
  vec a = some_vector(&w, &m), b = some_vector(&w, &m), c = some_vector(&w, &m), d = some_vector(&w, &m);
  vanishes(g, expr_sub(g, vec_dot(s, a, b), vec_dot(s, b, a)), facts, "a·b = b·a");
  vec_vanishes(s, vec_add(s, vec_cross(s, a, b), vec_cross(s, b, a)), facts, "a×b = −b×a");
  vanishes(g, vec_dot(s, a, vec_cross(s, a, b)), facts, "a·(a×b) = 0");
  ex volume = vec_dot(s, a, vec_cross(s, b, c));
  vanishes(g, expr_sub(g, volume, vec_dot(s, b, vec_cross(s, c, a))), facts, "a·(b×c) = b·(c×a)");
  vec jacobi = vec_add(s, vec_cross(s, a, vec_cross(s, b, c)), vec_cross(s, b, vec_cross(s, c, a)));
  vec_vanishes(s, vec_add(s, jacobi, vec_cross(s, c, vec_cross(s, a, b))), facts, m.text);
  vec grassmann = vec_sub(s, vec_scale(s, vec_dot(s, a, c), b), vec_scale(s, vec_dot(s, a, b), c));
  vec_vanishes(s, vec_sub(s, vec_cross(s, a, vec_cross(s, b, c)), grassmann), facts, "a×(b×c) = (a·c)b − (a·b)c");
  ex left = vec_dot(s, vec_cross(s, a, b), vec_cross(s, c, d));
  ex right =
      expr_sub(g, expr_mul(g, vec_dot(s, a, c), vec_dot(s, b, d)), expr_mul(g, vec_dot(s, a, d), vec_dot(s, b, c)));
  vanishes(g, expr_sub(g, left, right), facts, "Lagrange: (a×b)·(c×d)");
  /* against components in N, which is another road through the code */
  ex x[3], y[3], t[3];
  vec_express(s, a, 0, x);
  vec_express(s, b, 0, y);
  for (int i = 0; i < 3; i++) t[i] = expr_mul(g, x[i], y[i]);
  vanishes(g, expr_sub(g, vec_dot(s, a, b), expr_sum(g, 3, t)), facts, "a·b in N");
  world_close(&w);
}
END_TEST

/* more than three terms on each side: products are then formed in the frame all share */
START_TEST(long_vectors) {
  world w;
  random_model m;
  random_begin(&m, 600, 6, 0);
  for (int i = 1; i <= 6; i++) put(&m, "frame F%d = rotate(N, %c, q%d)\n", i, "xyz"[i % 3], i);
  put(&m, "particle Z at O + q1*N.x, mass m\n");
  world_open(&w, m.text);
  space *s = &w.m->space;
  expr_graph *g = s->g;
  vec a = {0, NULL}, b = {0, NULL};
  ex pairs = EXPR_ZERO;
  vec one[6], two[6];
  for (uint32_t i = 0; i < 6; i++) {
    one[i] = vec_make(s, i + 1, expr_int(g, i + 1), EXPR_ONE, EXPR_ZERO);
    two[i] = vec_make(s, i + 1, EXPR_ZERO, expr_int(g, 2), w.m->coords.at[i].sym);
    a = vec_add(s, a, one[i]), b = vec_add(s, b, two[i]);
  }
  for (int i = 0; i < 6; i++)
    for (int k = 0; k < 6; k++) pairs = expr_add(g, pairs, vec_dot(s, one[i], two[k]));
  is_zero(g, expr_sub(g, vec_dot(s, a, b), pairs), NULL, "the long way and the short way");
  is_zero(g, vec_dot(s, vec_cross(s, a, b), a), NULL, "(a×b)·a");
  world_close(&w);
}
END_TEST

/* --- any axis, quaternions, cosines --- */

static void same_frame(world *w, const char *a, const char *b) {
  const ex *r = space_rotation(&w->m->space, 0, world_frame(w, a)),
           *q = space_rotation(&w->m->space, 0, world_frame(w, b));
  for (int i = 0; i < 9; i++) is_zero(w->m->g, expr_sub(w->m->g, r[i], q[i]), &w->m->facts, a);
  vec d = vec_sub(&w->m->space, w->m->omega[world_frame(w, a)], w->m->omega[world_frame(w, b)]);
  vec_zero(&w->m->space, d, &w->m->facts, "their angular velocities");
}

/* about (sin b cos a, sin b sin a, cos b) by phi = bring that axis to z, turn, bring it back */
START_TEST(any_axis) {
  world w;
  world_open(
      &w, "system t\nparam a = 0.3, b = 0.8, lam = 0.4\ncoord phi, chi, q\nparticle P at O + q*N.x, mass 1\n"
          "frame F = rotate(N, y, chi)\n"
          "frame A = rotate(F, sin(b)*cos(a)*F.x + sin(b)*sin(a)*F.y + cos(b)*F.z, phi)\n"
          "frame B = rotate(F, z, a, y, b, z, phi, y, -b, z, -a)\n"
          "frame C = rotate(F, 5*cos(lam)*F.x + 5*sin(lam)*F.y, phi), D = rotate(F, z, lam, x, phi, z, -lam)\n"
          "frame E = rotate(F, -F.z, phi), G = rotate(F, z, -phi)\n"
          "frame H = rotate(F, F.x + F.y, phi), I = rotate(F, z, 45 deg, x, phi, z, -45 deg)\n"
          "frame J = rotate(rotated, x, phi), rotated = rotate(N, N.x + N.y + N.z, 120 deg)\n"
          "frame K = axes(N, N.y, N.z, N.x), L = rotate(K, x, phi)\n"
          "frame M = axes(N, cos(phi)*N.x + sin(phi)*N.y, -sin(phi)*N.x + cos(phi)*N.y, N.z), Z = rotate(N, z, phi)\n");
  same_frame(&w, "A", "B");
  same_frame(&w, "C", "D");
  same_frame(&w, "E", "G");
  same_frame(&w, "H", "I");
  same_frame(&w, "J", "L"); /* 120 degrees about the diagonal takes x to y, y to z */
  same_frame(&w, "M", "Z");
  world_close(&w);
}
END_TEST

START_TEST(quaternion_frames) {
  world w;
  world_open(&w, "system t\nparam lam = 0.4\ncoord phi, theta, q\ncoord e: quaternion, f: quaternion\nparticle P at O "
                 "+ q*N.x, mass 1\n"
                 "frame A = orient(N, turn(phi, N.z)), B = rotate(N, z, phi)\n"
                 "frame C = orient(N, turn(phi, 2*N.x + N.y - 2*N.z)), D = rotate(N, 2*N.x + N.y - 2*N.z, phi)\n"
                 "frame E = orient(B, turn(theta, B.x)), F = rotate(N, z, phi, x, theta)\n"
                 "frame G = orient(N, turn(phi, N.z)*turn(theta, N.x))\n" /* about the turned axes, in this order */
                 "frame H = orient(N, e), I = orient(H, f), J = orient(N, e*f)\n"
                 "frame K = orient(H, conj(e)), M = orient(N, e*conj(e))\n");
  same_frame(&w, "A", "B");
  same_frame(&w, "C", "D");
  same_frame(&w, "E", "F");
  same_frame(&w, "G", "F");
  same_frame(&w, "I", "J");
  same_frame(&w, "K", "N");
  same_frame(&w, "M", "N");
  world_close(&w);
}
END_TEST

/* --- inertia as a map --- */

/* I·v by components, with and without an axis of revolution, against the sum of dyads */
START_TEST(tensor) {
  world w;
  random_model m;
  random_tree(&w, &m, 700 + (uint64_t)_i, 3, 1);
  space *s = &w.m->space;
  expr_graph *g = s->g;
  ex A = expr_symbol(g, "A", SYM_PARAM), C = expr_symbol(g, "C", SYM_PARAM), D = expr_symbol(g, "D", SYM_PARAM);
  ex general[6] = {
      A, C, D, expr_symbol(g, "X", SYM_PARAM), expr_symbol(g, "Y", SYM_PARAM), expr_symbol(g, "Z", SYM_PARAM)};
  ex tensors[5][6] = {{A, A, C}, {A, C, A}, {C, A, A}, {A, A, A}, {0}};
  memcpy(tensors[4], general, sizeof general);
  static const int row[6] = {0, 1, 2, 0, 1, 2}, col[6] = {0, 1, 2, 1, 2, 0};
  uint32_t f = 1 + random_below(&m.r, w.m->space.frames.n - 1);
  vec v = some_vector(&w, &m);
  for (int k = 0; k < 5; k++) {
    vec want = {0, NULL};
    for (int i = 0; i < 6; i++) {
      vec p = vec_axis(s, f, row[i]), q = vec_axis(s, f, col[i]);
      want = vec_add(s, want, vec_scale(s, expr_mul(g, tensors[k][i], vec_dot(s, q, v)), p));
      if (i >= 3) want = vec_add(s, want, vec_scale(s, expr_mul(g, tensors[k][i], vec_dot(s, p, v)), q));
    }
    vec_vanishes(s, vec_sub(s, vec_inertia(s, f, tensors[k], v), want), &w.m->facts, m.text);
  }
  world_close(&w);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("vector");
  TCase *t = test_case(suite, "rotations");
  tcase_add_loop_test(t, orthogonal, 0, 15);
  tcase_add_loop_test(t, composition, 0, 15);
  tcase_add_test(t, neighbours);
  tcase_add_loop_test(t, addition_theorem, 0, 25);
  tcase_add_loop_test(t, transport, 0, 25);
  t = test_case(suite, "vectors");
  tcase_add_test(t, free_merging);
  tcase_add_loop_test(t, products, 0, 15);
  tcase_add_test(t, long_vectors);
  tcase_add_loop_test(t, tensor, 0, 15);
  t = test_case(suite, "any turn");
  tcase_add_test(t, any_axis);
  tcase_add_test(t, quaternion_frames);
  return test_main(suite);
}
