/* test_motion: random mechanisms in motion, with and without constraints, by what must hold whatever they are: energy
   changes by the work done, constraints stay at rounding, the speeds in which a mechanism is described change nothing, and
   two integrators of different kind agree. Runs that end early do so with a reason; they are counted and bounded. */
#include "random_model.h"
#include "run/run.h"

enum { MODELS = TURNS(300) };

typedef struct tally {
  uint32_t run, refused, early, compared, spoken, open;
} tally;

static void random_body_tree(random_model *m, uint64_t stream) {
  test_random r = random_start(7000 + stream);
  random_begin(m, 7000 + stream, random_int(&r, 2, 5), random_below(&r, 6) == 0);
  m->timely = chance(m, 4);
  if (m->quaternions) put(m, "frame F%d = orient(N, e1)\n", ++m->frames);
  for (int i = random_int(&m->r, 1, 3); i > 0; i--) (void)random_frame(m, -1);
  for (int i = random_int(&m->r, 1, 2); i > 0; i--) {
    int from = random_int(&m->r, 0, m->points), p = ++m->points;
    put(m, "particle P%d at ", p);
    if (from) put(m, "P%d + ", from);
    else put(m, "O + ");
    random_vector(m, false);
    put(m, ", mass %d/2\n", random_int(&m->r, 1, 5));
    if (chance(m, 3)) put(m, "force -k*velocity(P%d) + N.y on P%d\n", p, p);
  }
  put(m, "particle Z at O + q1*N.x + q2*N.y%s, mass 1\n", m->coords > 2 ? " + q3*N.z" : "");
  if (m->coords > 3) put(m, "particle Y at O + q4*N.x%s, mass 2\n", m->coords > 4 ? " + q5*N.y" : "");
  put(m, "body B1 { frame F1; center Z; mass 3/2; inertia [2, 2.5, 3, 0.1, -0.2, 0.3] }\n");
  if (chance(m, 2)) put(m, "gravity 9*N.x - 2*N.z\n");
  if (chance(m, 3)) put(m, "point hook = O + 9*N.x + 7*N.z\nspring k, length l, between hook and P1\n");
  if (chance(m, 3)) put(m, "potential k/2*q1^2 + %s*q2^2\n", chance(m, 2) ? "1" : "(1 + 0.3*sin(t))");
}

static void random_condition(random_model *m) {
  switch (random_below(&m->r, 6)) {
  case 0: put(m, "constraint c: q1^2 + q2^2 = 1 + 0.1*t^2\ninitial q1 = 0.6\n"); break;
  case 1: put(m, "constraint c: dot(velocity(Z), F1.y) = 0\n"); break;
  case 2: /* of two velocities it has branches that meet, where the motion is not determined */
    if (m->coords > 3) put(m, "constraint c: dot(velocity(P1), velocity(Z)) = 0\n");
    break;
  case 3: put(m, "constraint c: dot(velocity(Z), velocity(Z)) = 2 + t\n"); break;
  case 4: put(m, "constraint c: dot(omega(F1), N.z + N.x) = 0.4\n"); break;
  default: break;
  }
}

static void random_motion(random_model *m, uint64_t stream) {
  random_body_tree(m, stream);
  random_condition(m);
  for (int i = 1; i <= m->coords; i++)
    if (chance(m, 2) && !(i == 1 && strstr(m->text, "initial q1 = ")))
      put(m, "initial q%d ~ %g\n", i, random_double(&m->r, -1, 1));
  for (int i = 1; i <= m->coords; i++) put(m, "initial q%d' ~ %g\n", i, random_double(&m->r, -1, 1));
  for (int i = 1; i <= m->quaternions; i++) put(m, "initial omega(F1) ~ 0.3*N.x - 0.5*N.y + 0.7*N.z\n");
}

static double value(const run_trajectory *t, const char *name, uint32_t row) {
  int c = run_find(t, name);
  ck_assert_msg(c >= 0, "no column %s", name);
  return t->at[(size_t)row * t->ncolumns + (uint32_t)c];
}

/* the first state of another run, by coordinates and rates */
static state_request state_of(world *w, const run_trajectory *t) {
  const mech_model *m = w->m;
  state_given *q = BASE_ARRAY(&w->arena, state_given, m->coords.n + 1),
              *u = BASE_ARRAY(&w->arena, state_given, m->rates.n + 1);
  for (uint32_t i = 0; i < m->coords.n; i++)
    q[i] = (state_given){m->coords.at[i].name, value(t, m->coords.at[i].name, 0)};
  for (uint32_t i = 0; i < m->rates.n; i++) u[i] = (state_given){m->rates.at[i].name, t->extra[i]};
  return (state_request){.outside = true, .q = q, .u = u, .nq = m->coords.n, .nu = m->rates.n};
}

/* rates are extras */
static bool moved(world *w, const char *text, sim_method method, const state_request *from, run_trajectory *t) {
  world_try(w, text, NULL);
  if (w->m) w->sys = derive_kinematics(&w->arena, w->m, &w->diags);
  if (!w->sys) return false;
  ex *rates = BASE_ARRAY(&w->arena, ex, w->m->rates.n + 1);
  for (uint32_t i = 0; i < w->m->rates.n; i++) rates[i] = w->m->rates.at[i].sym;
  run_options o = run_options_default();
  o.to = 0.5;
  o.every = 0.05;
  o.tol = 1e-10;
  o.method = method;
  o.step = method == SIM_GAUSS ? 0.005 : 0;
  o.forces = false;
  o.most_steps = 20000;
  o.extra = rates;
  o.nextra = w->m->rates.n;
  o.state = from;
  return run_motion(w->sys, &o, t);
}

static void audited(const world *w, const run_trajectory *t) {
  const run_audit *a = &t->audit;
  const char *s = w->text;
  unsigned long long seed = test_seed();
  double speed = 1;
  for (uint32_t i = 0; i < t->nsamples; i++)
    for (uint32_t c = 0; c < t->ncolumns; c++)
      if (t->columns[c].kind == RUN_SPEED || t->columns[c].kind == RUN_COORDINATE)
        speed = fmax(speed, fabs(t->at[(size_t)i * t->ncolumns + c]));
  ck_assert_msg(a->energy <= 1e-6 * (1 + a->energy_scale), "seed %llu: energy off by %g of %g\n%s", seed, a->energy,
                a->energy_scale, s);
  ck_assert_msg(a->configuration <= 1e-13 * speed * speed, "seed %llu: configuration off by %g\n%s", seed,
                a->configuration, s);
  ck_assert_msg(a->velocity <= 1e-12 * speed * speed, "seed %llu: velocity off by %g\n%s", seed, a->velocity, s);
  ck_assert_msg(a->quaternion <= 1e-14, "seed %llu: quaternion off by %g\n%s", seed, a->quaternion, s);
}

/* coordinates at the end of both; what is chaotic or fast may differ more, hence the bound */
static void agree(const world *w, const run_trajectory *a, const run_trajectory *b, const char *what) {
  uint32_t last = a->nsamples - 1;
  if (b->nsamples <= last) return;
  for (uint32_t i = 0; i < w->m->coords.n; i++) {
    const char *name = w->m->coords.at[i].name;
    ck_assert_msg(test_close(value(a, name, last), value(b, name, last), 1, 2e-5),
                  "seed %llu: %s: %s is %.12g and %.12g\n%s", (unsigned long long)test_seed(), what, name,
                  value(a, name, last), value(b, name, last), w->text);
  }
}

static void one(uint64_t stream, tally *t) {
  random_model m;
  world w, again;
  run_trajectory a, b;
  random_motion(&m, stream);
  bool ok = moved(&w, m.text, SIM_DOP853, NULL, &a);
  if (!ok) {
    ck_assert_msg(w.diags.errors > 0, "refused without a word:\n%s", m.text);
    t->refused++;
  } else if (!a.complete) {
    ck_assert_msg(a.ending && w.diags.errors > 0, "ended without a word:\n%s", m.text);
    t->early++;
  } else if (strstr(world_codes(&w), "N402")) {
    t->open++; /* a constraint restricts nothing at the start: then the motion is not determined */
  } else {
    t->run++;
    audited(&w, &a);
    state_request from = state_of(&w, &a);
    if (moved(&again, m.text, SIM_GAUSS, &from, &b) && b.complete) {
      agree(&w, &a, &b, "Gauss");
      t->compared++;
    }
    world_close(&again);
    size_t n = m.n; /* other speeds: twice the rates, where the text has none */
    for (int i = 1; i <= m.coords; i++) put(&m, "speed s%d = 2*q%d'%s\n", i, i, i > 1 ? " + q1'" : "");
    if (moved(&again, m.text, SIM_DOP853, &from, &b) && b.complete) agree(&w, &a, &b, "other speeds"), t->spoken++;
    world_close(&again);
    m.text[n] = 0;
  }
  world_close(&w);
}

START_TEST(random_mechanisms_move) {
  tally t = {0};
  for (uint64_t stream = 1; stream <= MODELS; stream++) one(stream, &t);
  printf("%u motions, %u of them by two integrators, %u in other speeds; %u ended early, %u had no start\n", t.run,
         t.compared, t.spoken, t.early, t.refused);
  ck_assert_uint_ge(t.run, MODELS / 2);
  ck_assert_uint_ge(t.compared, MODELS / 2);
  ck_assert_uint_le(t.early, MODELS / 10);
  ck_assert_uint_le(t.open, MODELS / 10);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("motion");
  TCase *t = test_case(suite, "motion");
  tcase_add_test(t, random_mechanisms_move);
  return test_main(suite);
}
