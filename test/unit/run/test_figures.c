/* test_figures: what the figures of the literature show: all four panels of Roithmayr's and Hodges' two pucks, and
   Rostamian's Kapitza pendulums. */
#include "support.h"

#include "run/run.h"

static double value(const run_trajectory *t, const char *name, uint32_t row) {
  int c = run_find(t, name);
  ck_assert_msg(c >= 0, "no column %s", name);
  return t->at[(size_t)row * t->ncolumns + (uint32_t)c];
}

static void move(world *w, const char *text, double end, double every, run_trajectory *t) {
  world_derive(w, text);
  ck_assert_ptr_nonnull(w->sys);
  run_options o = run_options_default();
  o.to = end;
  o.every = every;
  ck_assert(run_motion(w->sys, &o, t));
  ck_assert(t->complete);
}

/* --- Roithmayr and Hodges, figure 1 --- */

#define PUCKS(constraint)                                                                                              \
  "system p \"P\"\nparam m1 = 1, m2 = 2, s1 = 1, s3 = 1\ncoord q1, q2, q3, q4\nspeed u1 = q1', u2 = q2', u3 = q3', "   \
  "u4 = q4'\nparticle P1 at O + q1*N.x + q2*N.y, mass m1\nparticle P2 at O + q3*N.x + q4*N.y, mass m2\n"               \
  "force s1*N.x on P1\nforce s3*N.x on P2\n" constraint                                                                \
  "initial q1 = 1, q2 = -2, q3 = 1, q4 = 2, u1 = 0.3, u2 = 0.4, u3 = 0.4, u4 = -0.3\n"

static double cosine(const run_trajectory *t, uint32_t i) {
  double u1 = value(t, "u1", i), u2 = value(t, "u2", i), u3 = value(t, "u3", i), u4 = value(t, "u4", i);
  return (u1 * u3 + u2 * u4) / (hypot(u1, u2) * hypot(u3, u4));
}

/* upper left: without the constraint both turn towards the forces, and become parallel */
START_TEST(unconstrained_pucks) {
  world w;
  run_trajectory t;
  move(&w, PUCKS(""), 100, 1, &t);
  for (uint32_t i = 0; i < t.nsamples; i++) {
    double s = value(&t, "t", i);
    ck_assert(test_close(value(&t, "q1", i), 1 + 0.3 * s + s * s / 2, 1, 1e-9));
    ck_assert(test_close(value(&t, "q2", i), -2 + 0.4 * s, 1, 1e-9));
    ck_assert(test_close(value(&t, "q3", i), 1 + 0.4 * s + s * s / 4, 1, 1e-9));
    ck_assert(test_close(value(&t, "q4", i), 2 - 0.3 * s, 1, 1e-9));
  }
  ck_assert_double_eq_tol(cosine(&t, 0), 0, 1e-15);
  ck_assert_double_gt(cosine(&t, t.nsamples - 1), 0.99);
  world_close(&w);
}
END_TEST

/* upper right and the lower two: the velocities stay perpendicular, the multiplier goes to zero as in the paper */
START_TEST(constrained_pucks) {
  static const struct {
    double t, lambda;
  } paper[] = {{0.0, -1.4666666666666666}, {1.0, -0.7226957284869435},  {2.0, -0.46918495155525247},
               {3.0, -0.3437556662953511}, {5.0, -0.22100859811169699}, {10.0, -0.11406294392465398}};
  world w;
  run_trajectory t;
  move(&w, PUCKS("constraint perp: dot(velocity(P1), velocity(P2)) = 0\n"), 10, 0.5, &t);
  double worst = 0;
  for (uint32_t i = 0; i < t.nsamples; i++) worst = fmax(worst, fabs(cosine(&t, i)));
  ck_assert_msg(worst <= 2.3e-16, "cos %g", worst);
  double before = -1e300;
  for (uint32_t i = 0; i < t.nsamples; i++) {
    double now = value(&t, "multiplier(perp)", i);
    ck_assert(now < 0 && now > before);
    before = now;
    for (uint32_t k = 0; k < sizeof paper / sizeof *paper; k++)
      if (paper[k].t == value(&t, "t", i)) ck_assert_double_eq_tol(now, paper[k].lambda, 1e-9);
  }
  world_close(&w);
}
END_TEST

/* --- Rostamian, figures 4.1 and 4.2 --- */

static const struct {
  const char *model;
  double least, most; /* where it swings */
} KAPITZA[] = {{"kapitza_vertical_swapped", 2.566, 3.717},
               {"kapitza_vertical_fig41", -2.618, 2.618},
               {"kapitza_vertical_fig42", -0.524, 0.524}};

START_TEST(kapitza) {
  world w;
  run_trajectory t;
  char path[80];
  (void)snprintf(path, sizeof path, "models/%s.mech", KAPITZA[_i].model);
  char *text = test_file(path);
  move(&w, text, 20, 0.005, &t);
  double least = HUGE_VAL, most = -HUGE_VAL;
  for (uint32_t i = 0; i < t.nsamples; i++) {
    least = fmin(least, value(&t, "phi", i));
    most = fmax(most, value(&t, "phi", i));
  }
  ck_assert_msg(fabs(least - KAPITZA[_i].least) < 3e-3 && fabs(most - KAPITZA[_i].most) < 3e-3, "%s: %.4f to %.4f",
                KAPITZA[_i].model, least, most);
  world_close(&w);
  free(text);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("figures");
  TCase *t = test_case(suite, "figures");
  tcase_add_test(t, unconstrained_pucks);
  tcase_add_test(t, constrained_pucks);
  tcase_add_loop_test(t, kapitza, 0, 3);
  return test_main(suite);
}
