/* test_kinematics: random mechanisms, and what must hold for each of them.

   ∂x/∂q = ∂x'/∂q' = ∂x''/∂q'' and ∂x'/∂q = d/dt ∂x/∂q (Rostamian theorem 5.9), for
   quaternions ∂x'/∂omega = ∂x''/∂omega'; ∂v/∂u = ∂a/∂u' for every body; Gibbs–Appell =
   Kane = Lagrange with the multipliers; a symmetric mass matrix; the rate of energy.
   All at random states; for the small ones `check` must prove it. */
#include "random_model.h"

enum { MODELS = TEST_SLOW ? 200 : 400, GROUP = 10 };

/* --- a random text --- */

static void random_body(random_model *m) {
  static const char *const SHAPES[] = {
      "shape sphere(radius l)",  "shape rod(length l, axis x)",         "shape disk(radius l, axis z)",
      "inertia diag(1, 2, 2.5)", "inertia [2, 2.5, 3, 0.1, -0.2, 0.3]", "inertia 0.3*m*l^2"};
  int b = ++m->bodies, f = random_int(&m->r, 1, m->frames);
  put(m, "body B%d { frame F%d; center P%d; mass %d/2; %s }\n", b, f, random_int(&m->r, 1, m->points),
      random_int(&m->r, 1, 5), SHAPES[random_below(&m->r, 6)]);
  if (chance(m, 4)) put(m, "torque k*q%d'*F%d.x on B%d\n", some_coord(m), f, b);
  if (chance(m, 4)) {
    put(m, "force t*N.y + k*N.z on B%d at P%d\n", b, random_int(&m->r, 1, m->points));
  }
}

static void random_points(random_model *m) {
  int n = random_int(&m->r, 1, 3);
  for (int i = 0; i < n; i++) {
    int from = random_int(&m->r, 0, m->points), p = ++m->points;
    bool particle = chance(m, 2);
    put(m, particle ? "particle P%d at " : "point P%d = ", p);
    if (from) put(m, "P%d + ", from);
    else put(m, "O + ");
    random_vector(m, false);
    put(m, particle ? ", mass %d\n" : "\n", random_int(&m->r, 1, 3));
    if (particle && chance(m, 3)) put(m, "spring k, length l, between O and P%d\n", p);
    if (particle && chance(m, 4)) put(m, "damper k between O and P%d\n", p);
    if (particle && chance(m, 4)) put(m, "force -k*velocity(P%d) on P%d\n", p, p);
  }
}

/* triangular, so they are independent; maybe not all of them */
static void random_speeds(random_model *m) {
  if (chance(m, 3)) return;
  for (int i = 1; i <= m->coords; i++) {
    static const char *const OWN[] = {"", "2*", "(2 + cos(q1))*", "-"};
    if (chance(m, 5)) continue;
    put(m, "speed u%d = %sq%d'", i, OWN[random_below(&m->r, 4)], i);
    if (i > 1 && chance(m, 2)) put(m, " + sin(q%d)*q%d'", some_coord(m), random_int(&m->r, 1, i - 1));
    if (i > 1 && chance(m, 3)) put(m, " - 3*q%d'", random_int(&m->r, 1, i - 1));
    if (chance(m, 5)) put(m, " + k*t");
    put(m, "\n");
  }
}

/* a ball by a quaternion, free or rolling; or a body by three angles; its rates may have names */
static void random_main_body(random_model *m) {
  bool rolls = m->quaternions && m->coords > 1 && chance(m, 2);
  put(m, "body B0 { frame F1; center %s; mass 1; inertia diag(1, 2, 2.4) }\n", rolls ? "Z" : "O");
  if (rolls) put(m, "point C = Z - l*N.z\nconstraint roll: velocity(C, B0) = 0\n");
  if (m->quaternions && chance(m, 2)) return;
  put(m, "speed w1, w2, w3\ndefine omega(F1) = w1*F1.x + w2*F1.y + w3*F1.z\n");
}

static void random_text(random_model *m, uint64_t stream) {
  test_random r = random_start(stream);
  random_begin(m, stream, random_int(&r, 1, 4), random_below(&r, 4) == 0);
  m->timely = chance(m, 3);
  bool euler = m->coords > 2 && !m->quaternions && chance(m, 4);
  int frames = random_int(&m->r, 1, 3);
  if (m->quaternions) put(m, "frame F%d = orient(N, e1)\n", ++m->frames);
  if (euler) put(m, "frame F%d = rotate(N, z, q1, x, q2, z, q3)\n", ++m->frames);
  for (int i = 0; i < frames; i++) (void)random_frame(m, -1);
  random_points(m);
  /* every coordinate has inertia of its own */
  put(m, "particle Z at O + q1*N.x%s%s, mass 1\n", m->coords > 1 ? " + q2*N.y" : "", m->coords > 2 ? " + q3*N.z" : "");
  if (m->coords > 3) put(m, "particle Y at O + q4*N.x, mass 2\n");
  if (m->quaternions || euler) random_main_body(m);
  int bodies = random_int(&m->r, 0, 2);
  for (int i = 0; i < bodies; i++) random_body(m);
  if (chance(m, 2)) put(m, "gravity 9*N.x - 2*N.z\n");
  if (chance(m, 3)) put(m, "potential k/2*q%d^2 + cos(q%d)\n", some_coord(m), some_coord(m));
  if (!euler) random_speeds(m);
  if (m->coords > 2 && !m->quaternions && chance(m, 3)) /* a motion constraint, now and then one with a drift */
    put(m, "constraint c: q1'*cos(q2) = q3'*sin(q2)%s\n", chance(m, 2) ? " + k*t" : "");
}

/* --- comparing --- */

typedef struct bench {
  world *w;
  random_model *m;
  expr_graph *g;
  double *v;
} bench;

/* the largest of the terms of a sum and of the sums in it: what rounding is measured against */
static double size_of(bench *b, ex e) {
  ex todo[256] = {e}, rest;
  double x = 0;
  for (uint32_t n = 1; n;) {
    ex t = todo[--n];
    double v = fabs(expr_eval(b->g, t, b->v));
    if (isfinite(v)) x = fmax(x, v);
    (void)expr_coefficient(b->g, t, &rest);
    for (uint32_t i = 0; expr_op_of(b->g, rest) == EX_ADD && i < expr_nkids(b->g, rest) && n < 256; i++)
      todo[n++] = expr_kids(b->g, rest)[i];
  }
  return x;
}

static void equal(bench *b, ex x, ex y, const char *what) {
  if (x == y) return;
  double p = expr_eval(b->g, x, b->v), q = expr_eval(b->g, y, b->v),
         scale = fmax(1, fmax(size_of(b, x), size_of(b, y)));
  ck_assert_msg(test_close(p, q, scale, 1e-9), "seed %llu: %s: %.17g and %.17g in\n%s", (unsigned long long)test_seed(),
                what, p, q, b->m->text);
}

/* --- theorem 5.9 --- */

/* angular velocities from the tree of frames, never from a define */
static vec *kinematic_omega(bench *b) {
  space *s = &b->w->m->space;
  vec *omega = BASE_ARRAY(&b->w->arena, vec, s->frames.n);
  for (uint32_t f = 1; f < s->frames.n; f++) omega[f] = vec_add(s, omega[s->frames.at[f].parent], s->frames.at[f].spin);
  return omega;
}

static void theorem(bench *b, bool prove) {
  mech_model *m = b->w->m;
  expr_graph *g = m->g;
  motion mo = {&m->space, expr_deriv_new(g, &b->w->arena, mech_rate_of, m), kinematic_omega(b)};
  for (uint32_t p = 1; p < m->points.n; p++) {
    ex x[3], v[3], a[3];
    vec velocity = vec_ddt(&mo, m->points.at[p].position);
    vec_express(&m->space, m->points.at[p].position, 0, x);
    vec_express(&m->space, velocity, 0, v);
    vec_express(&m->space, vec_ddt(&mo, velocity), 0, a);
    for (int i = 0; i < 3; i++) {
      for (uint32_t j = 0; j < m->rates.n; j++) {
        ex by_rate = expr_diff(g, v[i], m->rates.at[j].sym), by_accel = expr_diff(g, a[i], m->rates.at[j].dot);
        equal(b, by_rate, by_accel, "∂x'/∂q' = ∂x''/∂q''");
        if (prove) vanishes(g, expr_sub(g, by_rate, by_accel), &m->facts, b->m->text);
      }
      for (uint32_t c = 0; c < m->coords.n; c++) {
        if (m->coords.at[c].quaternion >= 0) continue;
        ex dx = expr_diff(g, x[i], m->coords.at[c].sym), dv = expr_diff(g, v[i], m->coords.at[c].dot);
        equal(b, dx, dv, "R (5.10): ∂x/∂q = ∂x'/∂q'");
        equal(b, expr_diff(g, v[i], m->coords.at[c].sym), expr_deriv_of(mo.ddt, dx), "R (5.11): ∂x'/∂q = d/dt ∂x/∂q");
        if (prove) vanishes(g, expr_sub(g, dx, dv), &m->facts, b->m->text);
      }
    }
  }
}

/* --- principles --- */

/* ∂v/∂u = ∂a/∂u' and ∂omega/∂u = ∂alpha/∂u': partial velocities are partial accelerations */
static void partials(bench *b) {
  derive_system *sys = b->w->sys;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const sys_body *x = &sys->bodies[i];
    vec pairs[2][2] = {{x->v, x->a}, {x->omega, x->alpha}};
    for (int k = 0; k < (sys->m->bodies.at[i].rigid ? 2 : 1); k++) {
      ex v[3], a[3];
      vec_express(sys->s, pairs[k][0], 0, v);
      vec_express(sys->s, pairs[k][1], 0, a);
      for (uint32_t r = 0; r < sys->u.n; r++)
        for (int c = 0; c < 3; c++)
          equal(b, expr_diff(sys->g, v[c], sys->u.at[r].sym), expr_diff(sys->g, a[c], sys->u.at[r].dot),
                "∂v/∂u = ∂a/∂u'");
    }
  }
}

typedef struct roads {
  ex *kane, *kane_l, defect;
  lagrange_result lagrange;
} roads;

static void principles(bench *b, const roads *r) {
  derive_system *sys = b->w->sys;
  uint32_t n = sys->u.n;
  for (uint32_t k = 0; k < n; k++) {
    equal(b, sys->residual[k], r->kane[k], "Gibbs-Appell = Kane");
    equal(b, sys->residual[k], r->lagrange.residual[k], "Gibbs-Appell = Lagrange");
    for (uint32_t j = 0; j < k; j++) equal(b, sys->mass[k * n + j], sys->mass[j * n + k], "mass matrix symmetric");
    ex t[8], linear = sys->bias[k]; /* residual = M u' + c */
    ck_assert_uint_le(n, 8);
    for (uint32_t j = 0; j < n; j++) t[j] = expr_mul(sys->g, sys->mass[k * n + j], sys->u.at[j].dot);
    equal(b, sys->residual[k], expr_add(sys->g, linear, expr_sum(sys->g, n, t)), "residual = M u' + c");
  }
  for (uint32_t k = 0; k < sys->sigma.n; k++) {
    equal(b, sys->multiplier[k], r->kane_l[k], "multiplier: Gibbs-Appell = Kane");
    equal(b, sys->multiplier[k], r->lagrange.multiplier[k], "multiplier: Gibbs-Appell = Lagrange");
  }
  equal(b, r->defect, EXPR_ZERO, "rate of energy");
}

static uint64_t cost(derive_system *sys) {
  return expr_operations(sys->g, sys->u.n, sys->residual);
}

/* a loop test does a group of models: 0 … GROUP − 1 of its number */
static int proofs;

static void one(uint64_t stream) {
  static random_model m;
  random_text(&m, stream);
  world w;
  world_derive(&w, m.text);
  ck_assert_msg(w.sys != NULL, "seed %llu: not closed:\n%s\n%s", (unsigned long long)test_seed(), m.text,
                world_said(&w));
  derive_system *sys = w.sys;
  base_arena *a = &w.arena;
  roads r = {BASE_ARRAY(a, ex, sys->u.n + 1), BASE_ARRAY(a, ex, sys->sigma.n + 1), 0, {0}};
  derive_kane(sys, r.kane, r.kane_l);
  r.lagrange = derive_lagrange(sys);
  r.defect = derive_energy_defect(sys);
  bool small = cost(sys) < 300;
  bench model = {&w, &m, w.m->g, world_values(&w, w.m->g, 1)}, derived = {&w, &m, sys->g, NULL};
  theorem(&model, small && stream % 4 == 0);
  for (uint64_t state = 1; state <= 2; state++) {
    derived.v = world_values(&w, sys->g, 100 * stream + state);
    partials(&derived);
    principles(&derived, &r);
  }
  world_close(&w);
  if (!small) return;
  checks(m.text, AP_OK);
  proofs++;
}

START_TEST(random_mechanisms) {
  proofs = 0;
  for (uint64_t k = 0; k < GROUP; k++) one((uint64_t)_i * GROUP + k + 1);
  ck_assert_int_gt(proofs, 0); /* some of them are small enough for a proof */
}
END_TEST

int main(void) {
  Suite *suite = suite_create("kinematics");
  TCase *t = test_case(suite, "random mechanisms");
  tcase_add_loop_test(t, random_mechanisms, 0, MODELS / GROUP);
  return test_main(suite);
}
