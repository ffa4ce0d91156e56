/* test_run: motions with known answers; constraints at rounding at every sample; events; endings; that neither the choice
   of speeds nor a rerun changes what is recorded; and that the rates allocate nothing. */
#include "support.h"

#include "run/mover.h"
#include "run/run.h"

typedef struct moved {
  world w;
  run_trajectory t;
  bool ok;
} moved;

static void move(moved *m, const char *text, const run_options *o) {
  world_derive(&m->w, text);
  ck_assert_ptr_nonnull(m->w.sys);
  run_options usual = run_options_default();
  m->ok = run_motion(m->w.sys, o ? o : &usual, &m->t);
}

static double value(const moved *m, const char *name, uint32_t row) {
  int c = run_find(&m->t, name);
  ck_assert_msg(c >= 0, "no column %s", name);
  return m->t.at[(size_t)row * m->t.ncolumns + (uint32_t)c];
}

static double at_end(const moved *m, const char *name) {
  return value(m, name, m->t.nsamples - 1);
}

#define PENDULUM                                                                                                       \
  "system p \"P\"\nparam m = 2, l = 1.5, g = 9.81\ncoord phi\nframe A = rotate(N, z, phi)\n"                           \
  "particle bob at O + l*A.x, mass m\ngravity g*N.x\nreaction rod between O and bob\n"

/* --- known answers --- */

START_TEST(oscillator) {
  moved m;
  move(&m,
       "system o \"O\"\nparam k = 4, w = 3\ncoord x\nparticle P at O + x*N.x, mass 1\npotential k/2*x^2\n"
       "force sin(w*t)*N.x on P\ninitial x = 1\nsimulate 7\n",
       NULL);
  ck_assert(m.ok && m.t.complete);
  for (uint32_t i = 0; i < m.t.nsamples; i++) {
    double t = value(&m, "t", i), x = cos(2 * t) + 3.0 / 10 * sin(2 * t) - sin(3 * t) / 5;
    ck_assert_double_eq_tol(value(&m, "x", i), x, 1e-9);
    ck_assert_double_eq_tol(value(&m, "energy()", i) - value(&m, "work()", i), 2, 1e-9);
    ck_assert_double_eq_tol(value(&m, "power()", i), sin(3 * t) * value(&m, "x'", i), 1e-12);
  }
  ck_assert_uint_eq(m.t.nsamples, 501);
  ck_assert_double_eq(at_end(&m, "t"), 7);
  world_close(&m.w);
}
END_TEST

/* the rod of a pendulum pulls with m (g cos φ + l φ'²) */
START_TEST(tension) {
  moved m;
  move(&m, PENDULUM "initial phi = 2\nsimulate 4\n", NULL);
  ck_assert(m.ok);
  for (uint32_t i = 0; i < m.t.nsamples; i++) {
    double phi = value(&m, "phi", i), rate = value(&m, "phi'", i);
    ck_assert_double_eq_tol(value(&m, "tension(rod)", i), 2 * (9.81 * cos(phi) + 1.5 * rate * rate), 1e-10);
    ck_assert_double_eq_tol(value(&m, "energy()", i), value(&m, "energy()", 0), 1e-8);
  }
  world_close(&m.w);
}
END_TEST

/* --- the same motion by every method --- */

static const struct {
  sim_method method;
  double step, close;
} METHODS[] = {{SIM_DOP853, 0, 1e-8}, {SIM_RK4, 1e-3, 1e-8}, {SIM_GAUSS, 0.01, 1e-9},
               {SIM_ADAMS, 0, 1e-6},  {SIM_BDF, 0, 1e-5},    {SIM_IDA, 0, 1e-5}};

START_TEST(every_method) {
  if (!sim_has(METHODS[_i].method)) return;
  moved a, b;
  run_options o = run_options_default();
  o.tol = 1e-12;
  const char *text = "system d \"D\"\ncoord x, y\nparticle P at O + x*N.x + y*N.y, mass 1\ngravity -N.y\n"
                     "constraint wire: x^2 + y^2 = 1\ninitial x = 0.8, x' ~ 0.5, y ~ -1\nsimulate 3\n";
  move(&a, text, &o);
  o.method = METHODS[_i].method;
  o.step = METHODS[_i].step;
  o.tol = 1e-10;
  move(&b, text, &o);
  ck_assert(a.ok && b.ok && b.t.complete);
  ck_assert_uint_eq(a.t.nsamples, b.t.nsamples);
  for (uint32_t i = 0; i < a.t.nsamples; i++) {
    double x = value(&b, "x", i), y = value(&b, "y", i);
    ck_assert_double_eq_tol(value(&a, "x", i), x, METHODS[_i].close);
    ck_assert_double_eq_tol(x * x + y * y, 1, 5e-16);
  }
  world_close(&a.w);
  world_close(&b.w);
}
END_TEST

/* --- constraints --- */

/* the figure of Roithmayr and Hodges: perpendicular at every sample, however loose the tolerance */
START_TEST(two_pucks) {
  for (int k = 4; k <= 12; k += 4) {
    char *text = test_file("models/perp_velocities.mech");
    run_options o = run_options_default();
    moved m;
    o.tol = pow(10, -k);
    move(&m, text, &o);
    ck_assert(m.ok && m.t.complete);
    for (uint32_t i = 0; i < m.t.nsamples; i++) {
      double u[4], dot;
      static const char *const names[] = {"u1", "u2", "u3", "u4"};
      for (int j = 0; j < 4; j++) u[j] = value(&m, names[j], i);
      dot = (u[0] * u[2] + u[1] * u[3]) / (hypot(u[0], u[1]) * hypot(u[2], u[3]));
      ck_assert_msg(fabs(dot) <= 2.3e-16, "tolerance 1e-%d, sample %u: cos %g", k, i, dot);
    }
    world_close(&m.w);
    free(text);
  }
}
END_TEST

START_TEST(unit_quaternions) {
  char *text = test_file("models/heavy_top_quaternion.mech");
  moved m;
  move(&m, text, NULL);
  ck_assert(m.ok && m.t.audit.has_quaternion);
  ck_assert_double_le(m.t.audit.quaternion, 5e-16);
  ck_assert_double_le(m.t.audit.energy, 1e-7 * m.t.audit.energy_scale);
  world_close(&m.w);
  free(text);
}
END_TEST

/* a skate on a straight wire of its own: three turns through the poles of x' and of y' */
START_TEST(speeds_are_chosen_anew) {
  moved m;
  move(&m,
       "system s \"S\"\nparam m = 1, J = 1\ncoord x, y, phi\nframe B = rotate(N, z, phi)\npoint C = O + x*N.x + y*N.y\n"
       "body skate { frame B; center C; mass m; inertia about z = J }\nconstraint blade: dot(velocity(C), B.y) = 0\n"
       "initial x' = 1, phi' = 1\nsimulate 18\n",
       NULL);
  ck_assert(m.ok && m.t.complete);
  ck_assert_uint_ge(m.t.audit.repicked, 6);
  for (uint32_t i = 0; i < m.t.nsamples; i++) {
    double t = value(&m, "t", i);
    ck_assert_double_eq_tol(value(&m, "x", i), sin(t), 1e-6);
    ck_assert_double_eq_tol(value(&m, "y", i), 1 - cos(t), 1e-6);
    ck_assert_double_eq_tol(value(&m, "x'", i), cos(t), 1e-6);
  }
  world_close(&m.w);
}
END_TEST

/* the user's own speeds have the pole: the run goes on in rates, and what is recorded is the user's speed all the same */
START_TEST(own_speeds_fail) {
  static const char sleigh[] =
      "system s \"S\"\nparam m1 = 1.3, m2 = 0.8, l = 0.7\ncoord x, y, phi\nframe B = rotate(N, z, phi)\n"
      "particle P1 at O + x*N.x + y*N.y, mass m1\nparticle P2 at P1 + l*B.x, mass m2\n"
      "constraint blade: dot(velocity(P1), B.y) = 0\ninitial phi = 0.3, x' = 0.5, phi' = 2\nsimulate 3\n%s";
  char bad[1024], good[1024];
  (void)snprintf(bad, sizeof bad, sleigh,
                 "speed xd = x', om = phi'\nforce -0.1*xd*N.x on P1\noutput x', xd*cos(phi)\n");
  (void)snprintf(good, sizeof good, sleigh,
                 "speed v = dot(velocity(P1), B.x), om = phi'\nforce -0.1*x'*N.x on P1\noutput x'\n");
  moved a, b;
  run_options o = run_options_default();
  o.tol = 1e-11;
  move(&a, bad, &o);
  move(&b, good, &o);
  ck_assert(a.ok && b.ok && a.t.complete && b.t.complete);
  ck_assert_uint_ge(a.t.audit.repicked, 1);
  ck_assert_uint_eq(b.t.audit.repicked, 0);
  for (uint32_t i = 0; i < a.t.nsamples; i++) {
    static const char *const names[] = {"x", "y", "phi", "x'", "om", "multiplier(blade)", "work()"};
    for (int k = 0; k < 7; k++) ck_assert_double_eq_tol(value(&a, names[k], i), value(&b, names[k], i), 1e-7);
    double v = value(&b, "x'", i);
    ck_assert_double_eq_tol(value(&a, "xd", i), v, 1e-7);
    ck_assert_double_eq_tol(value(&a, "xd*cos(phi)", i), v * cos(value(&b, "phi", i)), 1e-7);
  }
  world_close(&a.w);
  world_close(&b.w);
}
END_TEST

/* --- events --- */

START_TEST(events_and_the_end) {
  moved m;
  move(&m,
       "system f \"F\"\nparam g = 10\ncoord y\nparticle P at O + y*N.y, mass 1\ngravity -g*N.y\n"
       "initial y = 1, y' = 5\nevent top: y'\nevent level: y - 1\nstop when y < 0\nsimulate 9\n",
       NULL);
  ck_assert(m.ok && m.t.complete);
  double end = 0.5 + sqrt(0.25 + 0.2);
  ck_assert_uint_eq(m.t.events.n, 3);
  ck_assert_str_eq(m.t.events.at[0].name, "top");
  ck_assert_double_eq_tol(m.t.events.at[0].t, 0.5, 1e-14);
  ck_assert_int_eq(m.t.events.at[0].direction, -1);
  ck_assert_str_eq(m.t.events.at[1].name, "level");
  ck_assert_double_eq_tol(m.t.events.at[1].t, 1, 1e-14);
  ck_assert_ptr_null(m.t.events.at[2].name);
  ck_assert_double_eq_tol(at_end(&m, "t"), end, 1e-14);
  ck_assert_double_eq_tol(at_end(&m, "y"), 0, 1e-13);
  world_close(&m.w);
}
END_TEST

START_TEST(stopped_before_it_starts) {
  moved m;
  move(&m, "system f \"F\"\ncoord y\nparticle P at O + y*N.y, mass 1\ninitial y = -1\nstop when y < 0\nsimulate 9\n",
       NULL);
  ck_assert(m.ok && m.t.complete && m.t.ending);
  ck_assert_uint_eq(m.t.nsamples, 1);
  world_close(&m.w);
}
END_TEST

/* ten swings: every crossing is found once */
START_TEST(no_event_is_lost) {
  moved m;
  move(&m,
       "system o \"O\"\ncoord x\nparticle P at O + x*N.x, mass 1\npotential 50*x^2\ninitial x = 1\nevent mid: x\n"
       "event near: x - 0.999\nsimulate 20\n",
       NULL);
  uint32_t mid = 0, near = 0;
  for (uint32_t i = 0; i < m.t.events.n; i++) {
    mid += strcmp(m.t.events.at[i].name, "mid") == 0;
    near += strcmp(m.t.events.at[i].name, "near") == 0;
    if (i) ck_assert_double_ge(m.t.events.at[i].t, m.t.events.at[i - 1].t);
  }
  ck_assert_uint_eq(mid, (uint32_t)floor(20 * 10 / 3.14159265358979 + 0.5));
  ck_assert_uint_ge(near, 1);
  world_close(&m.w);
}
END_TEST

/* --- endings --- */

START_TEST(a_run_that_cannot_go_on) {
  moved m;
  move(&m,
       "system c \"C\"\ncoord x\nparticle P at O + x*N.x, mass 1\nforce -1/x^2*N.x on P\ninitial x = 1\nsimulate 2\n",
       NULL);
  ck_assert(m.ok && !m.t.complete && m.t.ending);
  ck_assert_str_eq(world_codes(&m.w), "E410");
  ck_assert_double_lt(at_end(&m, "t"), 1.1107207345395916); /* π/(2√2) */
  ck_assert_double_gt(at_end(&m, "t"), 1.10);
  for (uint32_t i = 0; i < m.t.nsamples * m.t.ncolumns; i++) ck_assert(isfinite(m.t.at[i]));
  world_close(&m.w);
}
END_TEST

static volatile int stop_flag;

static void stop_half_way(void *user, double t, double from, double to) {
  (void)user;
  if (t > (from + to) / 2) stop_flag = 1;
}

START_TEST(a_cancelled_run_is_kept) {
  world w;
  run_trajectory t;
  stop_flag = 0;
  world_derive(&w, PENDULUM "initial phi = 2\nsimulate 4\n");
  w.ctx.cancel = &stop_flag;
  run_options o = run_options_default();
  o.progress = stop_half_way;
  ck_assert(run_motion(w.sys, &o, &t));
  ck_assert(t.interrupted && !t.complete);
  ck_assert_uint_gt(t.nsamples, 240);
  ck_assert_uint_lt(t.nsamples, 400);
  world_close(&w);
}
END_TEST

/* --- exact answers, extras --- */

START_TEST(exact_answers) {
  char *text = test_file("models/gantmacher_dumbbell.mech");
  moved m;
  run_options o = run_options_default();
  o.tol = 1e-12;
  move(&m, text, &o);
  ck_assert_uint_gt(m.t.audit.exact.n, 0);
  for (uint32_t i = 0; i < m.t.audit.exact.n; i++) ck_assert_double_le(m.t.audit.exact.at[i].off, 1e-10);
  world_close(&m.w);
  free(text);
}
END_TEST

/* the hoop with a heavy rim: s = sin(phi/2) obeys s'' = g/(4a) s (Rostamian, exercise 5.3) */
START_TEST(exact_hoop) {
  moved m;
  run_options o = run_options_default();
  o.tol = 1e-12;
  move(&m,
       "system h \"H\"\nparam m = 1.3, a = 0.7, g = 9.81\ncoord phi\n"
       "particle rim at O + a*(phi + sin(phi))*N.x + a*(1 + cos(phi))*N.y, mass m\ngravity -g*N.y\n"
       "initial phi = 0.3\nsimulate 1.2\nexact phi = 2*asin(sin(phi(0)/2)*cosh(sqrt(g/(4*a))*t))\n",
       &o);
  ck_assert(m.ok && m.t.complete);
  ck_assert_double_le(m.t.audit.exact.at[0].off, 1e-10);
  ck_assert_double_gt(m.t.audit.exact.at[0].scale, 1);
  world_close(&m.w);
}
END_TEST

START_TEST(extras_beside_the_columns) {
  moved m;
  world_derive(&m.w, PENDULUM "initial phi = 2\nsimulate 4\n");
  run_options o = run_options_default();
  expr_graph *g = m.w.sys->g;
  const mech_rate *r = &m.w.m->rates.at[0];
  ex extra[2] = {expr_sin(g, m.w.m->coords.at[0].sym), expr_mul(g, r->sym, r->dot)};
  o.extra = extra;
  o.nextra = 2;
  m.ok = run_motion(m.w.sys, &o, &m.t);
  ck_assert(m.ok && m.t.nextra == 2);
  for (uint32_t i = 0; i < m.t.nsamples; i++) {
    double phi = value(&m, "phi", i), rate = value(&m, "phi'", i);
    ck_assert_double_eq_tol(m.t.extra[2 * i], sin(phi), 1e-15);
    ck_assert_double_eq_tol(m.t.extra[2 * i + 1], -9.81 / 1.5 * sin(phi) * rate, 1e-12);
  }
  world_close(&m.w);
}
END_TEST

/* --- nothing is allocated --- */

static uint64_t allocations;

static void *counting(void *user, void *p, size_t old, size_t size) {
  (void)user, (void)old;
  if (size == 0) {
    free(p);
    return NULL;
  }
  allocations++;
  return realloc(p, size);
}

START_TEST(stepping_allocates_nothing) {
  static const char *const models[] = {"models/chain.mech", "models/unbalanced_ball.mech",
                                       "models/perp_velocities.mech"};
  char *text = test_file(models[_i]);
  world w;
  world_derive(&w, text);
  w.ctx.resize = counting;
  run_pool pool;
  run_pool_open(&pool, &w.arena);
  state_request none = {0};
  state_result state;
  ck_assert(derive_state(w.sys, &none, &state));
  mover *m = mover_new(&pool, w.sys, state.values, state.nvalues);
  ck_assert_ptr_nonnull(m);
  sim_problem p = {.n = m->n, .user = m, .rate = mover_rate, .project = mover_project};
  sim_options o = sim_options_default();
  sim *s = sim_new(&w.arena, &p, &o);
  double *y = BASE_ARRAY(&w.arena, double, m->n + 1);
  mover_take(m, y);
  ck_assert_int_eq(sim_start(s, 0, y, 1), SIM_OK);
  uint64_t before = allocations;
  while (sim_now(s) < 1) {
    ck_assert_int_eq(sim_step(s, 1), SIM_OK);
    sim_dense(s, (sim_before(s) + sim_now(s)) / 2, y);
    mover_put(m, sim_now(s), y);
    ck_assert(mover_settle(m));
  }
  ck_assert_uint_eq(allocations, before);
  sim_close(s);
  run_pool_close(&pool);
  w.ctx.resize = NULL;
  world_close(&w);
  free(text);
}
END_TEST

START_TEST(a_rerun_gives_the_same_bits) {
  moved a, b;
  char *text = test_file("models/unbalanced_ball.mech");
  move(&a, text, NULL);
  move(&b, text, NULL);
  ck_assert_uint_eq(a.t.nsamples, b.t.nsamples);
  ck_assert_int_eq(memcmp(a.t.at, b.t.at, sizeof(double) * a.t.nsamples * a.t.ncolumns), 0);
  world_close(&a.w);
  world_close(&b.w);
  free(text);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("run");
  TCase *t = test_case(suite, "answers");
  tcase_add_test(t, oscillator);
  tcase_add_test(t, tension);
  tcase_add_loop_test(t, every_method, 0, 6);
  tcase_add_test(t, exact_answers);
  tcase_add_test(t, exact_hoop);
  tcase_add_test(t, extras_beside_the_columns);
  tcase_add_test(t, a_rerun_gives_the_same_bits);
  t = test_case(suite, "constraints");
  tcase_add_test(t, two_pucks);
  tcase_add_test(t, unit_quaternions);
  tcase_add_test(t, speeds_are_chosen_anew);
  tcase_add_test(t, own_speeds_fail);
  t = test_case(suite, "events and endings");
  tcase_add_test(t, events_and_the_end);
  tcase_add_test(t, no_event_is_lost);
  tcase_add_test(t, stopped_before_it_starts);
  tcase_add_test(t, a_run_that_cannot_go_on);
  tcase_add_test(t, a_cancelled_run_is_kept);
  tcase_add_loop_test(t, stepping_allocates_nothing, 0, 3);
  return test_main(suite);
}
