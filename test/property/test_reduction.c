/* test_reduction: what derive_reduction says of random mechanisms, seen in numbers of its own.

     constants      dF/dt vanishes at states that were not used to find F, u' solved in doubles there;
     energy         a mechanism without time, friction and inhomogeneous constraints has its energy among them, proved;
     closed set     a coordinate outside it, moved, leaves u' as it was.

   The constraints are homogeneous in the velocities: a blade, or nothing. */
#include "derive/reduction.h"
#include "num/num.h"
#include "random_model.h"

enum { MODELS = 150 };

typedef struct tally {
  uint32_t models, constants, proved, outside, energies;
} tally;

/* *calm: the energy is constant */
static void random_text(random_model *m, uint64_t stream, bool *calm) {
  test_random r = random_start(stream);
  random_begin(m, stream, random_int(&r, 2, 4), random_below(&r, 6) == 0);
  m->timely = chance(m, 4);
  if (m->quaternions) put(m, "frame F%d = orient(N, e1)\n", ++m->frames);
  for (int i = random_int(&m->r, 1, 2); i > 0; i--) (void)random_frame(m, -1);
  for (int i = random_int(&m->r, 1, 2); i > 0; i--) {
    put(m, "particle P%d at O + ", ++m->points);
    random_vector(m, false);
    put(m, ", mass %d/2\n", random_int(&m->r, 1, 5));
  }
  put(m, "particle Z at O + q1*N.x + q2*N.y%s%s, mass 1\n", m->coords > 2 ? " + q3*N.z" : "",
      m->coords > 3 ? " + q4*N.z" : "");
  put(m, "body B1 { frame F1; center Z; mass 3/2; inertia [2, 2.5, 3, 0.1, -0.2, 0.3] }\n");
  if (m->coords > 3) put(m, "particle Y at O + q4*N.x, mass 2\n");
  bool drag = chance(m, 5);
  if (chance(m, 2)) put(m, "gravity -9*N.z\n");
  if (chance(m, 3)) put(m, "spring k, length l, between O and Z\n");
  if (chance(m, 4)) put(m, "force 3*N.x on Z\n"); /* it has a potential, though nobody says so */
  if (drag) put(m, "force -k*velocity(Z) on Z\n");
  if (chance(m, 2))
    put(m, "constraint blade: dot(velocity(Z), sin(q%d)*N.x - cos(q%d)*N.y) = 0\n", m->coords, m->coords);
  *calm = !m->timely && !drag;
}

/* u' at a state; false where the mass matrix is weak */
static bool solve(world *w, double *v, double *u) {
  derive_system *sys = w->sys;
  uint32_t n = sys->u.n;
  double *m = BASE_ARRAY(&w->arena, double, n *n + 1);
  for (uint32_t i = 0; i < n * n; i++) m[i] = expr_eval(sys->g, sys->mass[i], v);
  for (uint32_t i = 0; i < n; i++) u[i] = -expr_eval(sys->g, sys->bias[i], v);
  if (!(num_solve(&w->arena, n, m, u, u) > 1e-8)) return false;
  for (uint32_t i = 0; i < n; i++) v[expr_symbol_id(sys->g, sys->u.at[i].dot)] = u[i];
  return true;
}

static void stays(world *w, const double *v, const motion_constant *c, const char *text) {
  derive_system *sys = w->sys;
  double change = expr_eval(sys->g, expr_deriv_of(sys->ddt, c->value), v), scale = 1;
  for (uint32_t i = 0; i < sys->u.n; i++)
    scale += fabs(expr_eval(sys->g, expr_diff(sys->g, c->value, sys->u.at[i].sym), v) *
                  v[expr_symbol_id(sys->g, sys->u.at[i].dot)]);
  ck_assert_msg(fabs(change) < 1e-7 * scale, "%s changes by %.3g (parts %.3g) in\n%s", c->what, change, scale, text);
}

static void has_no_influence(world *w, const reduction *r, double *v, const double *u, const char *text, tally *t) {
  const mech_model *m = w->m;
  uint32_t n = w->sys->u.n;
  double *other = BASE_ARRAY(&w->arena, double, n + 1);
  for (uint32_t c = 0; c < m->coords.n; c++) {
    if (r->whole.coord[c] || m->coords.at[c].quaternion >= 0) continue;
    double *x = &v[expr_symbol_id(w->sys->g, m->coords.at[c].sym)], was = *x, scale = 1;
    *x += 0.37;
    bool ok = solve(w, v, other);
    *x = was;
    for (uint32_t i = 0; i < n && ok; i++) scale = fmax(scale, fabs(u[i]));
    for (uint32_t i = 0; i < n && ok; i++)
      ck_assert_msg(fabs(u[i] - other[i]) < 1e-8 * scale, "%s' depends on %s in\n%s", w->sys->u.at[i].name,
                    m->coords.at[c].name, text);
    t->outside++;
  }
}

static void one(uint64_t stream, tally *t) {
  static random_model m;
  world w;
  bool calm, found = false;
  random_text(&m, stream, &calm);
  world_derive(&w, m.text);
  ck_assert_msg(w.sys != NULL, "not closed: %s\n%s", world_said(&w), m.text);
  reduction *r = derive_reduction(w.sys);
  for (uint64_t seed = 101; seed < 104; seed++) {
    double *v = world_values(&w, w.sys->g, seed), *u = BASE_ARRAY(&w.arena, double, w.sys->u.n + 1);
    if (!solve(&w, v, u)) continue;
    for (uint32_t i = 0; i < r->constants.n; i++) stays(&w, v, &r->constants.at[i], m.text);
    has_no_influence(&w, r, v, u, m.text, t);
  }
  for (uint32_t i = 0; i < r->constants.n; i++) {
    const motion_constant *c = &r->constants.at[i];
    found = found || (c->kind == CONSTANT_ENERGY && c->proved);
    t->proved += c->proved;
  }
  ck_assert_msg(found || !calm, "the energy is missing in\n%s", m.text);
  t->energies += found;
  t->constants += r->constants.n;
  t->models++;
  world_close(&w);
}

START_TEST(random_mechanisms) {
  tally t = {0};
  for (uint64_t k = 1; k <= MODELS; k++) one(k, &t);
  printf("%u mechanisms: %u constants, %u of them proved; %u times the energy; %u times a coordinate outside\n",
         t.models, t.constants, t.proved, t.energies, t.outside);
  ck_assert_uint_ge(t.energies, MODELS / 4);
  ck_assert_uint_ge(t.proved * 10, t.constants * 9);
  ck_assert_uint_ge(t.outside, MODELS / 4);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("reduction");
  TCase *t = test_case(suite, "random mechanisms");
  tcase_add_test(t, random_mechanisms);
  return test_main(suite);
}
