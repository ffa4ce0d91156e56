/* test_closure: speeds and constraints together give the rates: what is padded, what depends,
   what is dropped, what cannot be, and where the result has a pole. */
#include <dirent.h>

#include "support.h"

/* --- helpers --- */

static const char *names_of_u(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  for (uint32_t i = 0; i < w->sys->u.n; i++)
    base_printf(&t, "%s%s%s", i ? " " : "", w->sys->u.at[i].name, w->sys->u.at[i].padding ? "*" : "");
  return base_text_str(&t);
}

static const char *names_of_sigma(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  for (uint32_t i = 0; i < w->sys->sigma.n; i++) base_printf(&t, "%s%s", i ? " " : "", w->sys->sigma.at[i].name);
  return base_text_str(&t);
}

/* Whatever was chosen: every speed means what its text says, every constraint and define holds. */
static void closed(world *w) {
  derive_system *sys = w->sys;
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  for (uint32_t i = 0; i < m->speeds.n; i++) {
    if (m->speeds.at[i].meaning == EXPR_NONE) continue;
    ex value, dot;
    ck_assert_msg(derive_find_speed(sys, m->speeds.at[i].name, &value, &dot), "the speed %s is lost",
                  m->speeds.at[i].name);
    is_zero(g, expr_sub(g, derive_reduce(sys, m->speeds.at[i].meaning), value), &m->facts, m->speeds.at[i].name);
  }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows;
         k++) { /* linear in the velocities, given so or differentiated */
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (r->level == LEVEL_CONFIGURATION || r->level == LEVEL_LINEAR)
        is_zero(g, derive_reduce(sys, r->velocity), &m->facts, r->name);
    }
  for (uint32_t i = 0; i < m->defines.n; i++) {
    vec d = vec_sub(sys->s, sys_to_u(sys, m->defines.at[i].kinematic), sys_to_u(sys, m->defines.at[i].declared));
    vec_zero(sys->s, d, &m->facts, "define");
  }
  /* with the sigmas: each independent row has its own sigma for its value */
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++)
      for (uint32_t s = 0; s < sys->sigma.n; s++) {
        if (strcmp(sys->sigma.at[s].name, m->constraints.at[i].rows[k].name) != 0) continue;
        ex value = expr_subst_of(sys->to_u_all, m->constraints.at[i].rows[k].velocity);
        is_zero(g, expr_sub(g, value, sys->sigma.at[s].sym), &m->facts, sys->sigma.at[s].name);
      }
  ck_assert_uint_eq(sys->u.n + sys->sigma.n, sys->nrates);
}

/* a text that closes: its speeds (padding with *), its independent rows, what is said */
static void closes(const char *text, const char *u, const char *sigma, const char *codes) {
  world w;
  world_derive(&w, text);
  ck_assert_msg(w.sys != NULL, "not closed:\n%s", world_said(&w));
  ck_assert_str_eq(names_of_u(&w), u);
  ck_assert_str_eq(names_of_sigma(&w), sigma);
  ck_assert_str_eq(world_codes(&w), codes);
  closed(&w);
  world_close(&w);
}

/* a text that cannot be closed: the code, and what the message must name */
static void refused(const char *text, const char *code, const char *const *named) {
  world w;
  world_derive(&w, text);
  ck_assert_msg(w.sys == NULL, "closed:\n%s", text);
  const char *said = world_said(&w);
  ck_assert_msg(strstr(world_codes(&w), code) != NULL, "%s instead of %s:\n%s", world_codes(&w), code, said);
  for (; *named; named++) ck_assert_msg(strstr(said, *named) != NULL, "'%s' is not named in:\n%s", *named, said);
  world_close(&w);
}
#define NAMES(...) ((const char *const[]){__VA_ARGS__, NULL})

#define PLANE                                                                                                          \
  "system t\nparam m = 1, l = 1\ncoord x, y, phi\nframe B = rotate(N, z, phi)\nparticle P at O + x*N.x + y*N.y, mass " \
  "m\n"                                                                                                                \
  "particle Q at P + l*B.x, mass m\n"
#define BLADE "constraint blade: dot(velocity(P), B.y) = 0\n"

/* --- padding --- */

START_TEST(padding) {
  closes(PLANE, "x'* y'* phi'*", "", ""); /* none declared: nothing to announce */
  closes(PLANE "speed w = phi'\n", "w x'* y'*", "", "N301");
  closes(PLANE "speed v = x' + y'\n", "v x'* phi'*", "", "N301"); /* in the order of declaration */
  closes(PLANE "speed v = 2*x'\n", "v y'* phi'*", "", "N301");    /* x' is no longer independent */
  closes(PLANE BLADE, "x'* phi'*", "blade", "");
  closes(PLANE BLADE "speed v = dot(velocity(P), B.x)\n", "v phi'*", "blade", "N301");
  closes("system t\ncoord e: quaternion\nframe B = orient(N, e)\nbody b { frame B; center O; inertia diag(1, 2, 3) }\n",
         "omega_e.x* omega_e.y* omega_e.z*", "", "");
  closes("system t\ncoord e: quaternion\nframe B = orient(N, e)\nspeed w = dot(omega(B), N.z)\nbody b { frame B; "
         "center O; inertia 2 }\n",
         "w omega_e.x* omega_e.y*", "", "N301");
  world w;
  world_derive(&w, PLANE "speed w = phi'\n");
  ck_assert_ptr_nonnull(strstr(world_said(&w), "x', y'"));
  world_close(&w);
}
END_TEST

/* --- more speeds than freedoms --- */

START_TEST(dependent) {
  closes(PLANE BLADE "speed a = x', b = y', w = phi'\n", "a w", "blade", "N303");
  closes(PLANE BLADE "speed b = y', a = x', w = phi'\n", "b w", "blade", "N303"); /* the first come first */
  closes(PLANE BLADE "speed v = dot(velocity(P), B.x), w = phi', s = dot(velocity(P), B.y)\n", "v w", "blade", "N303");
  world w;
  world_derive(&w,
               PLANE BLADE "speed a = x', b = y', w = phi'\noutput a*tan(phi)\noutput a'*tan(phi) + a*w/cos(phi)^2\n");
  ck_assert_ptr_nonnull(w.sys);
  ck_assert_uint_eq(w.sys->dependent.n, 1);
  const sys_dependent *d = &w.sys->dependent.at[0];
  ck_assert_str_eq(d->name, "b");
  is_zero(w.sys->g, expr_sub(w.sys->g, d->value, world_output(&w, 0)), NULL, "b = a tan(phi)");
  is_zero(w.sys->g, expr_sub(w.sys->g, d->value_dot, world_output(&w, 1)), NULL, "b' by the motion");
  ck_assert_ptr_nonnull(strstr(world_said(&w), "determine b"));
  world_close(&w);
  /* a speed that the constraint holds at zero is a dependent one, not an error */
  world_derive(&w, PLANE BLADE "speed s = dot(velocity(P), B.y), v = dot(velocity(P), B.x), w = phi'\n");
  ck_assert_ptr_nonnull(w.sys);
  is_zero(w.sys->g, w.sys->dependent.at[0].value, NULL, "s = 0");
  world_close(&w);
}
END_TEST

/* --- what cannot be --- */

START_TEST(singular) {
  refused(PLANE "speed a = x' + y', b = 2*x' + 2*y'\n", "E304", NAMES("'b'", "a"));
  refused(PLANE "speed a = x', b = y', c = sin(phi)*x' - cos(phi)*y'\n", "E304", NAMES("'c'", "a, b"));
  refused(PLANE "speed a = x' - x'\n", "E304", NAMES("'a'", "no rate"));
  refused(PLANE "speed a = x', b = x' + t\n", "E304", NAMES("'b'"));
  refused(PLANE "speed w\n", "E302", NAMES("'w'"));
  refused(PLANE "speed w1, w2\ndefine omega(B) = w1*B.z + w2*B.z\n", "E302", NAMES("'w"));
  refused(PLANE "speed w\ndefine omega(B) = w*B.x\n", "E30", NAMES("B"));
  refused("system t\ncoord phi, theta, psi\nspeed w\nframe B = rotate(N, z, phi, x, theta, z, psi)\ndefine omega(B) = "
          "w*B.z\n"
          "body b { frame B; center O; inertia 1 }\n",
          "E303", NAMES("'B'", "constraint"));
}
END_TEST

START_TEST(inconsistent) {
  refused(PLANE "constraint a: x' = 1\nconstraint b: x' = 2\n", "E305", NAMES("'b'"));
  refused(PLANE "constraint a: x' + y' = 0\nconstraint b: x' - y' = 0\nconstraint c: 2*x' + 3*y' = t\n", "E305",
          NAMES("'c'", "t"));
  refused(PLANE BLADE "constraint push: dot(velocity(P), B.y) = phi\n", "E305", NAMES("'push'"));
}
END_TEST

/* --- rows that follow from others --- */

START_TEST(implied) {
  closes(PLANE BLADE "constraint again: 3*dot(velocity(P), B.y) = 0\n", "x'* phi'*", "blade", "N302");
  closes(PLANE "constraint a: x' = t\nconstraint b: y' = phi'\nconstraint c: x' + y' = t + phi'\n", "y'*", "a b",
         "N302");
  closes(PLANE "constraint rest: velocity(P) = 0\n", "phi'*", "rest.x rest.y",
         ""); /* the z component is nothing at all */
  /* a set that together is singular only because one is a sum of the others, whatever the order */
  closes(PLANE "constraint c: x' + y' = phi'\nconstraint b: y' = phi'\nconstraint a: x' = 0\n", "y'*", "c b", "N302");
}
END_TEST

/* the coin: the vertical component of rolling follows, and three speeds are left */
START_TEST(coin) {
  char *text = test_file("models/rolling_disk.mech");
  world w;
  world_derive(&w, text);
  ck_assert_ptr_nonnull(w.sys);
  ck_assert_str_eq(names_of_u(&w), "w1 w2 w3");
  ck_assert_str_eq(names_of_sigma(&w), "rolling.x rolling.y");
  ck_assert_uint_eq(w.sys->nrates, 5);
  ck_assert_uint_eq(w.sys->conditions.n, 1);
  ck_assert_str_eq(expr_str(w.sys->g, &w.arena, w.sys->conditions.at[0]), "sin(theta)");
  closed(&w);
  world_close(&w);
  free(text);
}
END_TEST

/* drift: constraints with a part free of speeds, speeds with one too */
START_TEST(drift) {
  world w;
  world_derive(
      &w,
      PLANE "speed v = y' + t^2, w = phi'\nconstraint pull: x' = sin(t)\noutput sin(t), v - t^2, cos(t), v' - 2*t\n");
  ck_assert_ptr_nonnull(w.sys);
  closed(&w);
  expr_graph *g = w.sys->g;
  is_zero(g, expr_sub(g, w.sys->qdot[0], world_output(&w, 0)), NULL, "x' = sin t");
  is_zero(g, expr_sub(g, w.sys->qdot[1], world_output(&w, 1)), NULL, "y' = v - t^2");
  is_zero(g, expr_sub(g, w.sys->qddot[0], world_output(&w, 2)), NULL, "x'' = cos t");
  is_zero(g, expr_sub(g, w.sys->qddot[1], world_output(&w, 3)), NULL, "y'' = v' - 2 t");
  world_close(&w);
}
END_TEST

/* --- the gallery --- */

START_TEST(gallery) {
  DIR *dir = opendir("models");
  ck_assert_ptr_nonnull(dir);
  int n = 0;
  for (struct dirent *e; (e = readdir(dir));) {
    const char *dot = strrchr(e->d_name, '.');
    char path[512];
    if (!dot || strcmp(dot, ".mech") != 0) continue;
    (void)snprintf(path, sizeof path, "models/%s", e->d_name);
    char *text = test_file(path);
    world w;
    world_open(&w, text);
    w.sys = derive_kinematics(&w.arena, w.m, &w.diags);
    ck_assert_msg(w.sys != NULL, "%s: %s", path, world_said(&w));
    closed(&w);
    world_close(&w);
    free(text);
    n++;
  }
  (void)closedir(dir);
  ck_assert_int_ge(n, 30);
}
END_TEST

/* --- poles --- */

typedef struct numbers {
  bool ok;
  double qdot[3], qddot[3], udot[2];
} numbers;

/* x, y, phi and two speeds, at phi with these speeds; what is said on the way goes to `said` */
enum { SAID = 2048 };

static numbers at(const char *path, double phi, const state_given *u, char said[SAID]) {
  char *text = test_file(path);
  world w;
  world_derive(&w, text);
  ck_assert_ptr_nonnull(w.sys);
  state_given q[3] = {{"x", 0.2}, {"y", -0.1}, {"phi", phi}};
  state_request request = {.outside = true, .q = q, .u = u, .nq = 3, .nu = 2};
  state_result r = {0};
  numbers out = {.ok = derive_state(w.sys, &request, &r)};
  if (said) (void)snprintf(said, SAID, "%s", world_said(&w));
  for (int i = 0; out.ok && i < 3; i++) out.qdot[i] = r.qdot[i], out.qddot[i] = r.qddot[i];
  for (int i = 0; out.ok && i < 2; i++) out.udot[i] = r.udot[i];
  world_close(&w);
  free(text);
  return out;
}

START_TEST(regular_at_90_degrees) {
  static const char *const PATHS[] = {"models/caplygin_sleigh_v_omega.mech", "models/caplygin_sleigh_pole.mech"};
  double right = acos(-1.0) / 2, v = 0.7, om = -1.3, m1 = 1.3, m2 = 0.8, l = 0.7;
  state_given u[2] = {{"v", v}, {"om", om}};
  char said[SAID];
  numbers n = at(PATHS[_i], right, u, said);
  ck_assert_msg(n.ok, "%s: %s", PATHS[_i], said);
  ck_assert_double_eq_tol(n.qdot[0], 0, 1e-15);
  ck_assert_double_eq_tol(n.qdot[1], v, 1e-15);
  ck_assert_double_eq_tol(n.udot[0], m2 * l * om * om / (m1 + m2), 1e-14); /* R (10.55) */
  ck_assert_double_eq_tol(n.udot[1], -v * om / l, 1e-14);
  ck_assert_double_eq_tol(n.qddot[0], -v * om, 1e-14);
}
END_TEST

START_TEST(poles) {
  static const struct {
    const char *path, *first, *second;
    double phi; /* in right angles */
    const char *pole;
  } P[] = {
      {"models/caplygin_sleigh_xdot.mech", "xd", "om", 1, "cos(phi) = 0"},
      {"models/caplygin_sleigh_xdot.mech", "xd", "om", 3, "cos(phi) = 0"},
      {"models/gantmacher_dumbbell_choice1.mech", "pi1", "pi2", 1, "cos(phi) = 0"},
      {"models/gantmacher_dumbbell_choice2.mech", "pi1", "pi2", 1, "cos(phi) = 0"},
      {"models/gantmacher_dumbbell_choice2.mech", "pi1", "pi2", 0, "sin(phi) = 0"},
      {"models/gantmacher_dumbbell_choice2.mech", "pi1", "pi2", 2, "sin(phi) = 0"},
  };
  state_given u[2] = {{P[_i].first, 0}, {P[_i].second, 0.5}};
  char said[SAID];
  numbers n = at(P[_i].path, P[_i].phi * acos(-1.0) / 2, u, said);
  ck_assert_msg(!n.ok, "%s has no pole", P[_i].path);
  ck_assert_msg(strstr(said, "E401") && strstr(said, P[_i].pole) && strstr(said, P[_i].first),
                "the pole is not named:\n%s", said);
  /* a little aside there are numbers */
  ck_assert(at(P[_i].path, P[_i].phi * acos(-1.0) / 2 + 0.01, u, NULL).ok);
}
END_TEST

/* R table 10.1: three choices of speeds, one motion */
START_TEST(three_choices) {
  test_random r = random_start(1);
  for (int turn = 0; turn < 20; turn++) {
    double phi = random_double(&r, 0.1, 1.4) + 3.14159 * random_int(&r, 0, 1), v = random_double(&r, -2, 2),
           om = random_double(&r, -2, 2);
    state_given one[2] = {{"pi1", v * cos(phi)}, {"pi2", om}}, two[2] = {{"pi1", v * cos(phi) * sin(phi)}, {"pi2", om}},
                three[2] = {{"v", v}, {"om", om}};
    numbers n[3] = {at("models/gantmacher_dumbbell_choice1.mech", phi, one, NULL),
                    at("models/gantmacher_dumbbell_choice2.mech", phi, two, NULL),
                    at("models/gantmacher_dumbbell.mech", phi, three, NULL)};
    for (int k = 0; k < 3; k++) {
      ck_assert(n[k].ok);
      for (int i = 0; i < 3; i++) {
        ck_assert_double_eq_tol(n[k].qdot[i], n[2].qdot[i], 1e-12);
        ck_assert_double_eq_tol(n[k].qddot[i], n[2].qddot[i], 1e-11);
      }
    }
    ck_assert_double_eq_tol(n[2].qddot[0], -9.81 * sin(phi) * cos(phi) - v * om * sin(phi), 1e-12);
    ck_assert_double_eq_tol(n[2].qddot[2], 0, 1e-12);
  }
}
END_TEST

/* --- given functions --- */

START_TEST(given) {
  static const char TEXT[] =
      "system t\nparam m = 1, g = 9.81, l = 1\ngiven xi(t)\ncoord phi\nframe B = rotate(N, z, phi)\n"
      "particle P at O + xi*N.y + l*B.x, mass m\ngravity g*N.x\n"
      "claim \"moved pivot\": l*phi'' + xi''*cos(phi) + g*sin(phi) = 0\ninitial phi = 0.3\n";
  checks(TEXT, AP_OK);
  asked a = ask_check(TEXT);
  const char *out;
  ck_assert_int_eq(ap_derive(a.ctx, a.model, NULL, &out), AP_OK);
  ck_assert_ptr_nonnull(strstr(out, "xi''"));
  ck_assert_int_eq(ap_eval(a.ctx, a.model, NULL, &out), AP_RUN);
  const char *said = ap_diagnostics(a.ctx, 0);
  ck_assert_msg(strstr(said, "E407") && strstr(said, "'xi'"), "%s", said);
  ask_end(&a);
  /* one that no equation contains still has no value */
  static const char UNUSED[] = "system t\ngiven xi(t)\ncoord x\nparticle P at O + x*N.x, mass 1\n";
  a = ask_check(UNUSED);
  ck_assert_int_eq(a.status, AP_OK);
  ask_end(&a);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("closure");
  TCase *t = test_case(suite, "closing");
  tcase_add_test(t, padding);
  tcase_add_test(t, dependent);
  tcase_add_test(t, singular);
  tcase_add_test(t, inconsistent);
  tcase_add_test(t, implied);
  tcase_add_test(t, coin);
  tcase_add_test(t, drift);
  tcase_add_test(t, gallery);
  t = test_case(suite, "numbers");
  tcase_add_loop_test(t, regular_at_90_degrees, 0, 2);
  tcase_add_loop_test(t, poles, 0, 6);
  tcase_add_test(t, three_choices);
  tcase_add_test(t, given);
  return test_main(suite);
}
