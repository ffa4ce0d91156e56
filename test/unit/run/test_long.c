/* test_long: a thousand seconds, a thousand periods: constraints stay at rounding without a trend, and so does energy. */
#include "support.h"

#include "run/run.h"

static double value(const run_trajectory *t, const char *name, uint32_t row) {
  int c = run_find(t, name);
  ck_assert_msg(c >= 0, "no column %s", name);
  return t->at[(size_t)row * t->ncolumns + (uint32_t)c];
}

static const char *const SYSTEMS[] = {"five_bar", "unbalanced_ball", "two_bodies_perp_omega", "wheel_axle_seven",
                                      "heavy_top_quaternion"};

typedef struct rows {
  uint32_t n;
  ex at[64];
} rows;

/* all that must vanish, in the words of the model, as extras */
static rows residuals(const world *w) {
  rows r = {0};
  const mech_model *m = w->m;
  expr_graph *g = w->sys->g;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *x = &m->constraints.at[i].rows[k];
      if (x->level == LEVEL_CONFIGURATION) r.at[r.n++] = x->value;
      if (x->velocity != EXPR_NONE) r.at[r.n++] = x->velocity;
    }
  for (uint32_t i = 0; i < m->quaternions.n; i++) {
    ex t[5] = {[4] = expr_int(g, -1)};
    for (int k = 0; k < 4; k++) t[k] = expr_powi(g, m->quaternions.at[i].e[k], 2);
    r.at[r.n++] = expr_sum(g, 5, t);
  }
  return r;
}

START_TEST(constraints_without_a_trend) {
  world w;
  char path[80];
  (void)snprintf(path, sizeof path, "models/%s.mech", SYSTEMS[_i]);
  char *text = test_file(path);
  world_derive(&w, text);
  rows r = residuals(&w);
  ck_assert_uint_gt(r.n, 0);
  run_options o = run_options_default();
  run_trajectory t;
  o.to = TEST_SLOW ? 100 : 1000;
  o.tol = 1e-9;
  o.forces = false;
  o.extra = r.at;
  o.nextra = r.n;
  ck_assert(run_motion(w.sys, &o, &t));
  ck_assert_msg(t.complete, "%s", t.ending);
  double early = 0, late = 0;
  for (uint32_t i = 0; i < t.nsamples; i++)
    for (uint32_t k = 0; k < r.n; k++) {
      double off = fabs(t.extra[(size_t)i * r.n + k]);
      ck_assert_msg(off <= 1e-10, "%s: off by %g at t = %g", SYSTEMS[_i], off, value(&t, "t", i));
      if (i < t.nsamples / 5) early = fmax(early, off);
      if (i >= t.nsamples - t.nsamples / 5) late = fmax(late, off);
    }
  ck_assert_msg(late <= 4 * early + 1e-15, "%s: from %g to %g", SYSTEMS[_i], early, late);
  world_close(&w);
  free(text);
}
END_TEST

/* T of a pendulum from 90 degrees: 4 K(1/√2) √(l/g) */
START_TEST(a_thousand_periods) {
  world w;
  world_derive(&w, "system p \"P\"\nparam m = 1, l = 1, g = 9.81\ncoord phi\nframe A = rotate(N, z, phi)\n"
                   "particle bob at O + l*A.x, mass m\ngravity g*N.x\ninitial phi = pi/2\nevent left: phi'\n");
  run_options o = run_options_default();
  run_trajectory t;
  double period = 4 * 1.8540746773013719 / sqrt(9.81);
  o.to = 1000.5 * period;
  o.tol = 1e-12;
  ck_assert(run_motion(w.sys, &o, &t));
  double scale = value(&t, "potential()", 0) + 9.81, worst = 0;
  for (uint32_t i = 0; i < t.nsamples; i++)
    worst = fmax(worst, fabs(value(&t, "energy()", i) - value(&t, "energy()", 0)));
  ck_assert_msg(worst <= 1e-8 * scale, "energy off by %g of %g", worst, scale);
  ck_assert_uint_eq(t.events.n, 2001);
  ck_assert_double_eq_tol(t.events.at[1999].t, 1000 * period, 1e-6);
  world_close(&w);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("long");
  TCase *t = test_case(suite, "long");
  tcase_add_loop_test(t, constraints_without_a_trend, 0, 5);
  tcase_add_test(t, a_thousand_periods);
  return test_main(suite);
}
