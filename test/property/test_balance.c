/* test_balance: every body of every model in models/, cut free, at random admissible states (MATH 3; Rostamian 1.1).

   r = rate of momentum − given forces − the constraint forces and reactions that appell reports, force and moment about
   the centre, is worked out here from vectors and numbers alone:

     r does no work     Σ r·∂v/∂w + Σ r·∂ω/∂w = 0 along each speed and along each motion that a constraint forbids:
                        what is left can only be what the coordinates hide;
     nothing hidden     r = 0 for each body that the coordinates can move in every way by itself;
     newton             the unknowns that `derive --by newton` names are determined, close every balance, and those of
                        constraints are the multipliers;
     named reactions    the bodies that close are counted, so that none is lost.

   All to 1e-12 of the largest force; parameters are random too. */
#include <dirent.h>

#include "derive/newton.h"
#include "derive/principle.h"
#include "num/num.h"
#include "support.h"

enum { STATES = 3 };

typedef struct cut {
  world w;
  derive_system *sys;
  state_result r;
  double *v;    /* values of all symbols */
  double *rest; /* six for each body */
  double scale;
  bool open; /* a reported force is not determined */
} cut;

typedef struct tally {
  uint32_t models, bodies, closed, free, directions, unknowns, idle;
} tally;

static void components(const cut *c, vec x, double out[3]) {
  ex e[3];
  vec_express(c->sys->s, x, 0, e);
  for (int k = 0; k < 3; k++) out[k] = expr_eval(c->sys->g, e[k], c->v);
}

/* −k times a force at a place, or a torque, on a body */
static void act(cut *c, uint32_t body, bool torque, const double at[3], const double f[3]) {
  double *r = c->rest + 6 * body, center[3];
  components(c, c->w.m->bodies.at[body].center, center);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    double moment = torque ? f[i] : (at[j] - center[j]) * f[k] - (at[k] - center[k]) * f[j];
    if (!torque) r[i] -= f[i];
    if (c->w.m->bodies.at[body].rigid) r[3 + i] -= moment;
    c->scale = fmax(c->scale, fmax(fabs(f[i]), fabs(moment)));
  }
}

/* d(m v)/dt and d(I ω)/dt */
static void momentum(cut *c, uint32_t i) {
  const mech_body *b = &c->w.m->bodies.at[i];
  derive_system *sys = c->sys;
  double a[3], h[3] = {0}, mass = expr_eval(sys->g, b->mass, c->v);
  components(c, sys->bodies[i].a, a);
  if (b->has_inertia)
    components(c, vec_ddt(&sys->moving, vec_inertia(sys->s, b->inertia_frame, b->inertia, sys->bodies[i].omega)), h);
  for (int k = 0; k < 3; k++) {
    c->rest[6 * i + (uint32_t)k] = mass * a[k];
    c->rest[6 * i + 3 + (uint32_t)k] = h[k];
    c->scale = fmax(c->scale, fmax(fabs(mass * a[k]), fabs(h[k])));
  }
}

static void given_forces(cut *c) {
  const mech_model *m = c->w.m;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    double f[3], at[3] = {0};
    if (l->body < 0) continue;
    components(c, sys_to_u(c->sys, l->value), f);
    if (!l->torque) components(c, l->at, at);
    act(c, (uint32_t)l->body, l->torque, at, f);
  }
}

/* with the magnitudes that were found; among the reported forces as well */
static void actuator_forces(cut *c) {
  for (uint32_t i = 0; i < c->sys->drives.n; i++)
    for (uint32_t k = 0; k < c->sys->drives.at[i].npulls; k++) {
      const mech_pull *p = &c->sys->drives.at[i].pulls[k];
      double f[3], at[3] = {0};
      components(c, vec_scale(c->sys->s, c->sys->drives.at[i].mu, sys_to_u(c->sys, p->value)), f);
      if (!p->torque) components(c, p->at, at);
      act(c, p->body, p->torque, at, f);
    }
}

static void reported_forces(cut *c) {
  force_values *f = derive_forces(c->sys, &c->r);
  for (uint32_t i = 0; i < f->at.n; i++) {
    const force_value *x = &f->at.at[i];
    c->open = c->open || x->indeterminate == FORCE_OPEN;
    if (x->indeterminate != FORCE_OPEN) act(c, x->body, x->torque, x->at, x->value);
  }
}

/* a reaction is reported on one side; what is on the other end takes the opposite */
static void opposite_forces(cut *c) {
  const mech_model *m = c->w.m;
  force_values *f = derive_forces(c->sys, &c->r);
  for (uint32_t i = 0; i < f->at.n; i++) {
    const force_value *x = &f->at.at[i];
    for (uint32_t k = 0; x->reaction && k < m->reactions.n; k++) {
      const mech_reaction *q = &m->reactions.at[k];
      if (strcmp(q->name, x->name) != 0 || x->indeterminate == FORCE_OPEN) continue;
      for (uint32_t d = 0; d < q->ndirections; d++)
        for (uint32_t j = q->first[d] + 1; j < q->first[d + 1] && d == 0; j++) {
          double at[3] = {0}, back[3] = {-x->value[0], -x->value[1], -x->value[2]};
          if (!q->pulls[j].torque) components(c, q->pulls[j].at, at);
          act(c, q->pulls[j].body, q->pulls[j].torque, at, back);
        }
    }
  }
}

/* a random state that satisfies the constraints, with random parameters */
static bool random_state(cut *c, uint64_t seed) {
  const mech_model *m = c->w.m;
  derive_system *sys = c->sys;
  base_arena *a = &c->w.arena;
  double *v = BASE_ARRAY(a, double, expr_symbol_count(sys->g) + 64);
  if (!derive_random_state(sys, a, seed, v)) return false;
  derive_let_values(sys, v);
  state_given *p = BASE_ARRAY(a, state_given, m->params.n + 1), *q = BASE_ARRAY(a, state_given, m->coords.n + 1),
              *u = BASE_ARRAY(a, state_given, sys->u.n + 1);
  state_request ask = {.t = v[expr_symbol_id(sys->g, m->t)], .outside = true, .params = p, .q = q, .u = u};
  for (uint32_t i = 0; i < m->params.n; i++)
    if (!m->params.at[i].integer)
      p[ask.nparams++] = (state_given){m->params.at[i].name, v[expr_symbol_id(sys->g, m->params.at[i].sym)]};
  for (uint32_t i = 0; i < m->coords.n; i++)
    q[ask.nq++] = (state_given){m->coords.at[i].name, v[expr_symbol_id(sys->g, m->coords.at[i].sym)]};
  for (uint32_t i = 0; i < sys->u.n; i++)
    u[ask.nu++] = (state_given){sys->u.at[i].name, v[expr_symbol_id(sys->g, sys->u.at[i].sym)]};
  bool ok = derive_state(sys, &ask, &c->r);
  for (; !ok && ask.nu; ask.nu--) ok = derive_state(sys, &ask, &c->r); /* a let of time decides some of the speeds */
  return ok && c->r.rcond > 1e-9;
}

/* what a potential that acts at no point in particular does along a direction: −Σ ∂V/∂q ∂q'/∂w */
static double potential_along(const cut *c, ex symbol, bool *any) {
  const mech_model *m = c->w.m;
  expr_graph *g = c->sys->g;
  double total = 0;
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    if (m->potentials.at[i].has_load) continue;
    *any = true;
    for (uint32_t k = 0; k < m->coords.n; k++)
      total -= expr_eval(g, expr_diff(g, m->potentials.at[i].value, m->coords.at[k].sym), c->v) *
               expr_eval(g, expr_diff(g, c->sys->qdot_all[k], symbol), c->v);
  }
  return total;
}

/* how the rests work along one speed or one forbidden motion, relative to the sizes */
static double work_along(const cut *c, ex symbol) {
  bool any = false;
  double total = -potential_along(c, symbol, &any), size = fmax(c->scale, fabs(total));
  for (uint32_t i = 0; i < c->w.m->bodies.n; i++) {
    const sys_body *b = &c->sys->bodies[i];
    double along[6] = {0};
    components(c, sys_partial(c->sys, b->v_all, symbol), along);
    if (c->w.m->bodies.at[i].rigid) components(c, sys_partial(c->sys, b->omega_all, symbol), along + 3);
    for (int k = 0; k < 6; k++) {
      total += along[k] * c->rest[6 * i + (uint32_t)k];
      size = fmax(size, fabs(along[k]) * c->scale);
    }
  }
  return fabs(total) / size;
}

/* Can each component of the body's motion be had alone, the other bodies at rest? Then no reaction can hide there. */
static bool nothing_hidden(const cut *c, uint32_t body) {
  derive_system *sys = c->sys;
  uint32_t nb = c->w.m->bodies.n, width = 6 * nb, rank = 0;
  double *basis = BASE_ARRAY(sys->arena, double, width *width + 1), *x = BASE_ARRAY(sys->arena, double, width + 1);
  bool vague = false;
  (void)potential_along(c, c->w.m->t, &vague);
  for (uint32_t d = 0; d < sys->u.n + sys->sigma.n && rank < width; d++) {
    ex s = d < sys->u.n ? sys->u.at[d].sym : sys->sigma.at[d - sys->u.n].sym;
    double length = 0;
    memset(x, 0, width * sizeof *x);
    for (uint32_t i = 0; i < nb; i++) {
      components(c, sys_partial(sys, sys->bodies[i].v_all, s), x + 6 * i);
      if (c->w.m->bodies.at[i].rigid) components(c, sys_partial(sys, sys->bodies[i].omega_all, s), x + 6 * i + 3);
    }
    for (uint32_t i = 0; i < width; i++) length += x[i] * x[i];
    if (length > 1e-12) (void)num_span_add(width, basis, &rank, x, 1e-7);
  }
  for (uint32_t k = 0; k < (c->w.m->bodies.at[body].rigid ? 6 : 3) && !vague; k++) {
    memset(x, 0, width * sizeof *x);
    x[6 * body + k] = 1;
    vague = rank < width && num_span_add(width, basis, &rank, x, 1e-7);
  }
  return !vague;
}

/* 1e-12, or what rounding leaves where the speeds are ill chosen for the state */
static double tolerance(const cut *c) {
  return fmax(1e-12, 1e-15 / fmax(c->r.rcond, 1e-9));
}

static void balance(cut *c, const char *path, tally *t) {
  derive_system *sys = c->sys;
  uint32_t nb = c->w.m->bodies.n;
  force_rows rows = derive_force_rows(sys);
  for (uint32_t i = 0; i < rows.n; i++)
    if (rows.at[i].vague) return; /* nothing says where this one acts */
  c->v = BASE_ARRAY(&c->w.arena, double, expr_symbol_count(sys->g) + 4096);
  memcpy(c->v, c->r.values, c->r.nvalues * sizeof *c->v);
  c->rest = BASE_ARRAY(&c->w.arena, double, 6 * nb + 1);
  c->scale = 1e-3; /* masses, lengths and times are of the order of one */
  for (uint32_t i = 0; i < nb; i++) momentum(c, i);
  given_forces(c);
  reported_forces(c);
  opposite_forces(c);
  for (uint32_t d = 0; d < sys->u.n + sys->sigma.n; d++) {
    ex s = d < sys->u.n ? sys->u.at[d].sym : sys->sigma.at[d - sys->u.n].sym;
    double work = work_along(c, s);
    t->directions++;
    ck_assert_msg(c->open || work < tolerance(c), "%s: along %s the forces on the bodies leave %.3g of the largest",
                  path, expr_symbol_name(sys->g, s), work);
  }
  for (uint32_t i = 0; i < nb; i++) {
    double worst = 0;
    for (uint32_t k = 0; k < 6; k++) worst = fmax(worst, fabs(c->rest[6 * i + k]) / c->scale);
    bool closed = worst < tolerance(c), must = !c->open && nothing_hidden(c, i);
    t->bodies++;
    t->closed += closed;
    t->free += must;
    ck_assert_msg(closed || !must, "%s: the balance of '%s' is open by %.3g of the largest force", path,
                  c->w.m->bodies.at[i].name, worst);
  }
}

/* --- the unknowns that `derive --by newton` names --- */

static void add_effect(cut *c, const mech_pull *p, double *to) {
  double f[3], at[3] = {0}, center[3];
  components(c, sys_to_u(c->sys, p->value), f);
  if (!p->torque) components(c, p->at, at);
  components(c, c->w.m->bodies.at[p->body].center, center);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    double moment = p->torque ? f[i] : (at[j] - center[j]) * f[k] - (at[k] - center[k]) * f[j];
    if (!p->torque) to[6 * p->body + (uint32_t)i] += f[i];
    if (c->w.m->bodies.at[p->body].rigid) to[6 * p->body + 3 + (uint32_t)i] += moment;
  }
}

/* Newton and Euler for all bodies have one solution in these unknowns, and in it the constraints' are the multipliers. */
static void named_unknowns(cut *c, const char *path, tally *t) {
  derive_system *sys = c->sys;
  newton_result *r = derive_newton_reactions(sys);
  if (!r || r->vague) return;
  uint32_t rows = 6 * c->w.m->bodies.n, n = r->unknowns.n, all = rows + r->workless.n;
  base_arena *a = &c->w.arena;
  c->v = BASE_ARRAY(a, double, expr_symbol_count(sys->g) + 64);
  memcpy(c->v, c->r.values, c->r.nvalues * sizeof *c->v);
  c->rest = BASE_ARRAY(a, double, all + 1); /* those that do no work have nothing on the other side */
  c->scale = 1e-3;
  for (uint32_t i = 0; i < c->w.m->bodies.n; i++) momentum(c, i);
  given_forces(c);
  actuator_forces(c);
  double *A = BASE_ARRAY(a, double, all *n + 1), *one = BASE_ARRAY(a, double, rows + 1),
         *x = BASE_ARRAY(a, double, n + 1);
  for (uint32_t j = 0; j < n; j++) {
    memset(one, 0, rows * sizeof *one);
    for (uint32_t k = 0; k < r->unknowns.at[j].npulls; k++) add_effect(c, &r->unknowns.at[j].pulls[k], one);
    for (uint32_t i = 0; i < rows; i++) A[i * n + j] = one[i];
    for (uint32_t i = rows; i < all; i++)
      A[i * n + j] = expr_eval(sys->g, expr_diff(sys->g, r->workless.at[i - rows], r->unknowns.at[j].sym), c->v);
  }
  uint32_t rank = n ? num_least(a, all, n, A, c->rest, 1e-11, x) : 0;
  ck_assert_msg(rank == n, "%s: %u unknowns, and the balances determine %u", path, n, rank);
  for (uint32_t i = 0; i < all; i++) {
    double left = -c->rest[i];
    for (uint32_t j = 0; j < n; j++) left += A[i * n + j] * x[j], c->scale = fmax(c->scale, fabs(A[i * n + j] * x[j]));
    ck_assert_msg(fabs(left) < 1e-10 * c->scale, "%s: the balance of '%s' is open by %.3g", path,
                  i < rows ? c->w.m->bodies.at[i / 6].name : "the hidden reactions", left / c->scale);
  }
  for (uint32_t j = 0; j < n; j++)
    for (uint32_t k = 0; k < sys->sigma.n; k++)
      if (strcmp(base_format(a, "lambda_%s", sys->sigma.at[k].name), r->unknowns.at[j].name) == 0)
        ck_assert_msg(test_close(x[j], c->r.multiplier[k], c->scale, 1e-9), "%s: %s is %.12g, and %.12g as multiplier",
                      path, r->unknowns.at[j].name, x[j], c->r.multiplier[k]);
  t->unknowns += n;
}

static void one_model(const char *path, tally *t) {
  char *text = test_file(path);
  cut c = {0};
  world_derive(&c.w, text);
  ck_assert_msg(c.w.sys != NULL, "%s: %s", path, world_said(&c.w));
  c.sys = c.w.sys;
  derive_gibbs(c.sys);
  bool idle = false; /* part of the motion is not determined: massless carriers */
  for (uint32_t r = 0; r < c.sys->u.n; r++) idle = idle || derive_is_idle(c.sys, r);
  uint32_t reached = 0;
  for (uint64_t seed = 1; seed <= 20 && reached < STATES; seed++)
    if (random_state(&c, seed)) {
      reached++;
      c.open = false;
      balance(&c, path, t);
      named_unknowns(&c, path, t);
    }
  t->idle += idle;
  bool led = c.sys->hidden.n > 0; /* a hidden condition leaves no room for random values */
  ck_assert_msg(reached > 0 || idle || led, "%s: no admissible state: %s", path, world_said(&c.w));
  t->models++;
  world_close(&c.w);
  free(text);
}

START_TEST(gallery) {
  tally t = {0};
  DIR *d = opendir("models");
  ck_assert_ptr_nonnull(d);
  for (struct dirent *e; (e = readdir(d));) {
    char path[512];
    size_t n = strlen(e->d_name);
    if (n < 5 || strcmp(e->d_name + n - 5, ".mech") != 0) continue;
    (void)snprintf(path, sizeof path, "models/%s", e->d_name);
    one_model(path, &t);
  }
  (void)closedir(d);
  printf("%u models: %u directions without work; %u bodies cut free, %u close, %u of these with nothing hidden; %u "
         "reactions named and determined\n",
         t.models, t.directions, t.bodies, t.closed, t.free, t.unknowns);
  ck_assert_uint_le(t.idle, 4);
  ck_assert_uint_ge(t.models, 50);
  ck_assert_uint_ge(t.directions, 450);
  ck_assert_uint_ge(t.closed, 90);
  ck_assert_uint_ge(t.free, 9);
  ck_assert_uint_ge(t.unknowns, 100);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("balance");
  tcase_add_test(test_case(suite, "gallery"), gallery);
  return test_main(suite);
}
