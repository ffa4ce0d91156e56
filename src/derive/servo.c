/* servo.c: constraints kept by actuators whose forces work (Beghin 6–7, 13–20; MATH 4).

   Two lists. The servo equations, brought to the level of accelerations like any
   other, alpha·u' + gamma = 0. The means: an actuator's direction with magnitude
   one works, along the speed u_r, as along_r = Σ W·∂v/∂u_r + Σ tau·∂omega/∂u_r; a
   displacement without actuator work has along·δ = 0 (Beghin 4). With mu the
   magnitudes,

     residual = Σ lambda alpha_contact + Σ mu along .

   r servo equations need j = r independent directions, on the displacements that
   the contacts allow. The equations of motion may use the servo equations as soon
   as the partial derivatives are taken (Beghin 15): coordinates and speeds that
   they determine are put in, which leaves the reduced state. */
#include "derive/servo.h"

#include <math.h>

#include "base/fault.h"
#include "derive/forces.h"
#include "derive/manifold.h"
#include "derive/principle.h"
#include "num/num.h"

#define SPAN_TOLERANCE 1e-7

struct servo_use {
  BASE_VEC(derive_root) steps; /* to be made one after the other: speeds, then coordinates */
  uint32_t speeds;
  expr_list open; /* rows that could not be solved for anything */
};

/* --- rows and directions --- */

static void add_rows(derive_system *sys) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->servos.n; i++)
    for (uint32_t k = 0; k < m->servos.at[i].equation.nrows; k++) {
      const mech_row *r = &m->servos.at[i].equation.rows[k];
      if (r->empty) continue;
      sys_bind b = sys_bind_row(sys, r, m->servos.at[i].equation.span);
      if (r->level == LEVEL_CONFIGURATION) b.place = r->value;
      base_push(sys->arena, &sys->servos, b);
    }
}

static expr_subst *without(derive_system *sys, bool speeds) {
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t r = 0; speeds && r < sys->u.n; r++) expr_subst_set(s, sys->u.at[r].sym, EXPR_ZERO);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(s, sys->sigma.at[k].sym, EXPR_ZERO);
  return s;
}

/* Σ W·v + Σ tau·omega with the sigmas in it: linear in u and sigma, with what moves at rest */
static ex work_rate(derive_system *sys, const sys_drive *d) {
  if (d->coordinate >= 0) return sys->qdot_all[d->coordinate];
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < d->npulls; k++)
    total = expr_add(sys->g, total,
                     vec_dot(sys->s, sys_to_u(sys, d->pulls[k].value), derive_pull_velocity(sys, &d->pulls[k])));
  return FAULT(DRIVE_SIGN) ? expr_neg(sys->g, total) : total;
}

static void set_work(derive_system *sys, sys_drive *d) {
  uint32_t nu = sys->u.n, n = nu + sys->sigma.n;
  ex rate = work_rate(sys, d);
  ex *symbols = BASE_ARRAY(sys->arena, ex, n + 1), *grad = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) symbols[i] = i < nu ? sys->u.at[i].sym : sys->sigma.at[i - nu].sym;
  expr_gradient(sys->g, rate, n, symbols, grad);
  expr_subst *still = without(sys, true);
  for (uint32_t i = 0; i < n; i++) grad[i] = expr_subst_of(still, grad[i]);
  d->along = grad;
  d->across = grad + nu;
  d->rest = expr_subst_of(still, rate);
}

ex derive_drive_power(derive_system *sys, const sys_drive *d) {
  ex total = d->rest;
  for (uint32_t r = 0; r < sys->u.n; r++)
    total = expr_add(sys->g, total, expr_mul(sys->g, d->along[r], sys->u.at[r].sym));
  return total;
}

static void add_actuator(derive_system *sys, const mech_reaction *a) {
  for (uint32_t k = 0; k < a->ndirections; k++) {
    sys_drive d = {.name = a->names[k], .actuator = a->name, .span = a->span, .coordinate = -1};
    d.mu = expr_symbol(sys->g, mech_actuator_name(sys->arena, a, k), SYM_MULTIPLIER);
    d.pulls = a->pulls + a->first[k];
    d.npulls = a->first[k + 1] - a->first[k];
    set_work(sys, &d);
    base_push(sys->arena, &sys->drives, d);
  }
}

/* "acts on phi": the virtual displacements without work are those with delta phi = 0 */
static void add_coordinate(derive_system *sys, const mech_servo *s, uint32_t k) {
  const mech_coord *q = &sys->m->coords.at[s->by[k]];
  sys_drive d = {.actuator = s->equation.name, .span = s->equation.span, .coordinate = (int)s->by[k]};
  d.name = s->nby > 1 ? base_format(sys->arena, "%s[%u]", d.actuator, k + 1) : d.actuator;
  d.mu = expr_symbol(sys->g, mech_effort_name(sys->arena, d.name), SYM_MULTIPLIER);
  d.pulls = derive_rate_pulls(sys, q->dot, &d.npulls);
  if (d.npulls == 0)
    d.vague = base_format(sys->arena, "%s' is no component of one velocity or angular velocity", q->name);
  set_work(sys, &d);
  base_push(sys->arena, &sys->drives, d);
}

/* Every actuator that a servo-constraint names, once, in the order of the text; then the coordinates. */
static bool add_drives(derive_system *sys) {
  const mech_model *m = sys->m;
  bool fine = true;
  for (uint32_t a = 0; a < m->actuators.n; a++) {
    bool used = false;
    for (uint32_t i = 0; i < m->servos.n; i++)
      for (uint32_t k = 0; k < m->servos.at[i].nby && !m->servos.at[i].by_coordinate; k++)
        used = used || m->servos.at[i].by[k] == a;
    if (used) {
      add_actuator(sys, &m->actuators.at[a]);
      continue;
    }
    diag_entry *e = diag_at(sys->diags, DIAG_E340, m->actuators.at[a].span,
                            "no servo-constraint is kept by the actuator '%s'", m->actuators.at[a].name);
    diag_hint(sys->diags, e, "Write servo NAME: EQUATION by %s, or a force whose law is known.",
              m->actuators.at[a].name);
    fine = false;
  }
  for (uint32_t i = 0; i < m->servos.n; i++)
    for (uint32_t k = 0; k < m->servos.at[i].nby && m->servos.at[i].by_coordinate; k++)
      add_coordinate(sys, &m->servos.at[i], k);
  return fine;
}

/* --- states --- */

static void push_row(base_arena *a, expr_list *out, ex e) {
  if (e != EXPR_NONE) base_push(a, out, e);
}

void sys_servo_rows(derive_system *sys, base_arena *a, expr_list *out) {
  for (uint32_t i = 0; i < sys->hidden.n + sys->servos.n; i++) {
    const sys_bind *b = i < sys->hidden.n ? &sys->hidden.at[i] : &sys->servos.at[i - sys->hidden.n];
    push_row(a, out, b->place);
    push_row(a, out, b->value);
  }
}

bool derive_servo_state(derive_system *sys, base_arena *a, uint64_t seed, double *values) {
  const mech_model *m = sys->m;
  sys_held_list places = {0}, speeds = {0};
  expr_list rows = {0};
  derive_held(sys, &places, &speeds);
  for (uint32_t i = 0; i < places.n; i++) base_push(a, &rows, places.at[i].value);
  for (uint32_t i = 0; i < speeds.n; i++) base_push(a, &rows, speeds.at[i].value);
  for (uint32_t q = 0; q < m->quaternions.n; q++) {
    ex t[5];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, m->quaternions.at[q].e[k], 2);
    t[4] = expr_int(sys->g, -1);
    base_push(a, &rows, expr_sum(sys->g, 5, t));
  }
  for (uint64_t attempt = 0; attempt < 8; attempt++)
    if (derive_land(sys, a, &rows, seed + 1000 * attempt, values)) return true;
  return false;
}

/* --- counting --- */

typedef struct counter {
  derive_system *sys;
  base_arena *a;
  uint32_t n;
  double *contact; /* orthonormal basis of the contact rows */
  uint32_t rank;
  double *values;
} counter;

static double *numbers(counter *c, const ex *row) {
  double *v = BASE_ARRAY(c->a, double, c->n + 1);
  expr_tape_run(expr_tape_new(c->sys->g, c->a, c->n, row), c->values, v);
  return v;
}

static const char *listed(derive_system *sys, bool drives) {
  base_text t;
  base_text_init(&t, sys->arena);
  uint32_t n = drives ? sys->drives.n : sys->servos.n;
  for (uint32_t i = 0; i < n; i++)
    base_printf(&t, "%s%s", i ? ", " : "", drives ? sys->drives.at[i].name : sys->servos.at[i].name);
  return base_text_str(&t);
}

/* the number of independent directions; those without any of their own are named */
static uint32_t count_means(counter *c, bool *fine) {
  derive_system *sys = c->sys;
  uint32_t rank = c->rank, alone;
  double *basis = BASE_ARRAY(c->a, double, c->n * c->n + 1), *one = BASE_ARRAY(c->a, double, c->n * c->n + 1);
  for (uint32_t i = 0; i < c->rank * c->n; i++) basis[i] = c->contact[i];
  for (uint32_t i = 0; i < sys->drives.n; i++) {
    const sys_drive *d = &sys->drives.at[i];
    double *v = numbers(c, d->along);
    for (uint32_t k = 0; k < c->rank * c->n; k++) one[k] = c->contact[k];
    alone = c->rank;
    if (num_span_add(c->n, basis, &rank, v, SPAN_TOLERANCE)) continue;
    bool works = num_span_add(c->n, one, &alone, v, SPAN_TOLERANCE);
    diag_entry *e = diag_at(sys->diags, works ? DIAG_E342 : DIAG_E341, d->span,
                            works ? "'%s' acts on the motion as the actuators before it do"
                                  : "'%s' does no work in any displacement that the constraints allow",
                            d->name);
    diag_hint(sys->diags, e,
              works ? "Only a sum of their forces is determined: leave one of them out, or let it act elsewhere."
                    : "Its force is taken up by the constraints; let it act where something can move.");
    *fine = false;
  }
  return rank - c->rank;
}

/* with this servo equation left out, does the rest imply it? */
static bool implied(counter *c, uint32_t which) {
  derive_system *sys = c->sys;
  sys_bind left = sys->servos.at[which];
  sys->servos.at[which].place = sys->servos.at[which].value = EXPR_NONE;
  bool landed = derive_servo_state(sys, c->a, 5, c->values);
  sys->servos.at[which] = left;
  double off = landed && left.value != EXPR_NONE ? expr_eval(sys->g, left.value, c->values) : 0;
  double place = landed && left.place != EXPR_NONE ? expr_eval(sys->g, left.place, c->values) : 0;
  return fabs(off) < 1e-8 && fabs(place) < 1e-8;
}

/* every servo equation must restrict something that contacts and the equations before it leave free */
static bool equations_count(counter *c) {
  derive_system *sys = c->sys;
  uint32_t rank = c->rank, alone;
  double *basis = BASE_ARRAY(c->a, double, c->n * c->n + 1), *one = BASE_ARRAY(c->a, double, c->n * c->n + 1);
  for (uint32_t i = 0; i < c->rank * c->n; i++) basis[i] = c->contact[i];
  bool fine = true;
  for (uint32_t i = 0; i < sys->servos.n; i++) {
    const sys_bind *s = &sys->servos.at[i];
    double *v = numbers(c, s->alpha);
    for (uint32_t k = 0; k < c->rank * c->n; k++) one[k] = c->contact[k];
    alone = c->rank;
    if (num_span_add(c->n, basis, &rank, v, SPAN_TOLERANCE)) continue;
    bool among = num_span_add(c->n, one, &alone, v, SPAN_TOLERANCE), follows = implied(c, i);
    diag_entry *e = diag_at(sys->diags, among ? DIAG_E346 : DIAG_E345, s->span, "the servo-constraint '%s' %s %s",
                            s->name, follows ? "follows from" : "contradicts",
                            among ? "the servo-constraints before it" : "what the contacts already enforce");
    diag_hint(sys->diags, e,
              follows ? "It asks for nothing new and gives its actuator no task; leave it out."
                      : "No force of an actuator can keep it; leave it out, or the one that it contradicts.");
    fine = false;
  }
  return fine;
}

static bool same_count(derive_system *sys, uint32_t means) {
  uint32_t r = sys->servos.n;
  base_span span = sys->m->servos.at[sys->m->servos.n - 1].equation.span;
  if (r == means) return true;
  diag_entry *e = r > means
                      ? diag_at(sys->diags, DIAG_E343, span,
                                "%u servo equation%s (%s), but actuators with %u independent direction%s (%s)", r,
                                r == 1 ? "" : "s", listed(sys, false), means, means == 1 ? "" : "s", listed(sys, true))
                      : diag_at(sys->diags, DIAG_E344, span,
                                "actuators with %u independent directions (%s), but %u servo equation%s (%s)", means,
                                listed(sys, true), r, r == 1 ? "" : "s", listed(sys, false));
  diag_hint(sys->diags, e,
            r > means
                ? "No forces of these actuators keep all of them: add an actuator, or leave an equation to contact."
                : "One force may be chosen at will: ask for one thing more, or give that force a law.");
  return false;
}

static bool count(derive_system *sys, base_arena *a) {
  counter c = {.sys = sys, .a = a, .n = sys->u.n};
  c.contact = BASE_ARRAY(a, double, c.n *c.n + 1);
  c.values = BASE_ARRAY(a, double, expr_symbol_count(sys->g) + 1);
  bool fine = true;
  if (!derive_servo_state(sys, a, 1, c.values)) derive_random_state(sys, a, 1, c.values);
  for (uint32_t i = 0; i < sys->binds.n; i++)
    num_span_add(c.n, c.contact, &c.rank, numbers(&c, sys->binds.at[i].alpha), SPAN_TOLERANCE);
  uint32_t means = count_means(&c, &fine);
  fine = equations_count(&c) && fine;
  return fine && same_count(sys, means);
}

/* --- what the servo equations determine --- */

static bool is_driven(const derive_system *sys, uint32_t r) {
  bool driven = false;
  for (uint32_t i = 0; i < sys->drives.n; i++) driven = driven || sys->drives.at[i].along[r] != EXPR_ZERO;
  return driven;
}

/* does the actuator move this coordinate directly? */
static bool is_moved(const derive_system *sys, uint32_t coord) {
  bool moved = false;
  for (uint32_t r = 0; r < sys->u.n; r++)
    moved = moved || (is_driven(sys, r) && expr_has(sys->g, sys->qdot[coord], sys->u.at[r].sym));
  return moved;
}

static bool varies(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind != SYM_PARAM;
}

/* Of the symbols in which the row is linear: a number before it rather than a parameter, a parameter rather than what may
   vanish; what an actuator moves rather than what it does not. */
static bool best_of(derive_system *sys, ex row, bool speeds, derive_root *best) {
  const mech_model *m = sys->m;
  int least = 99;
  for (uint32_t i = 0; i < (speeds ? sys->u.n : m->coords.n); i++) {
    derive_root r;
    if (!speeds && m->coords.at[i].quaternion >= 0) continue;
    if (!derive_solve_for(sys, row, speeds ? sys->u.at[i].sym : m->coords.at[i].sym, &r) || r.rank > 1) continue;
    int rank = r.rank == 0 ? 0 : expr_depends(sys->g, r.divisor, varies, sys->g) ? 6 : 2;
    rank += !(speeds ? is_driven(sys, i) : is_moved(sys, i));
    if (rank < least) least = rank, *best = r;
  }
  return least < 99;
}

static ex follow(derive_system *sys, ex e, uint32_t from, uint32_t to) {
  const struct servo_use *u = sys->servo_use;
  for (uint32_t i = from; i < to; i++) {
    if (!expr_has(sys->g, e, u->steps.at[i].sym)) continue;
    expr_subst *s = expr_subst_new(sys->g, sys->arena);
    expr_subst_set(s, u->steps.at[i].sym, u->steps.at[i].value);
    e = expr_subst_of(s, e);
  }
  return e;
}

ex derive_on_servo(derive_system *sys, ex e) {
  return sys->servo_use ? follow(sys, e, 0, sys->servo_use->steps.n) : e;
}

static void condition(derive_system *sys, ex e) {
  ex rest, plain = derive_tidy(sys, e);
  (void)expr_coefficient(sys->g, plain, &rest);
  if (expr_is_number(sys->g, rest)) return;
  for (uint32_t i = 0; i < sys->conditions.n; i++) {
    ex known;
    (void)expr_coefficient(sys->g, derive_tidy(sys, sys->conditions.at[i]), &known);
    if (known == rest || expr_neg(sys->g, known) == rest) return;
  }
  base_push(sys->arena, &sys->conditions, rest);
}

void derive_servo_condition(derive_system *sys, ex e) {
  expr_list parts = {0};
  if (expr_depends(sys->g, e, varies, sys->g)) derive_factors(sys, e, &parts);
  else base_push(sys->arena, &parts, e);
  for (uint32_t i = 0; i < parts.n; i++) condition(sys, parts.at[i]);
}

static void insert(derive_system *sys, uint32_t at, derive_root r) {
  struct servo_use *u = sys->servo_use;
  base_push(sys->arena, &u->steps, r);
  for (uint32_t i = u->steps.n - 1; i > at; i--) u->steps.at[i] = u->steps.at[i - 1];
  u->steps.at[at] = r;
  if (expr_depends(sys->g, r.divisor, varies, sys->g)) derive_servo_condition(sys, r.divisor);
}

void derive_servo_use(derive_system *sys, const sys_bind *row) {
  derive_root r;
  if (!sys->servo_use) sys->servo_use = BASE_NEW(sys->arena, struct servo_use);
  struct servo_use *u = sys->servo_use;
  if (row->place != EXPR_NONE) {
    if (best_of(sys, derive_on_servo(sys, row->place), false, &r)) insert(sys, u->steps.n, r);
    else base_push(sys->arena, &u->open, row->place);
  }
  if (row->value != EXPR_NONE) {
    if (best_of(sys, derive_on_servo(sys, row->value), true, &r)) insert(sys, u->speeds++, r);
    else base_push(sys->arena, &u->open, row->value);
  }
}

bool derive_servo_is_used(const derive_system *sys, ex row) {
  const struct servo_use *u = sys->servo_use;
  for (uint32_t i = 0; u && i < u->open.n; i++)
    if (u->open.at[i] == row) return false;
  return u != NULL;
}

void derive_servo_zero(derive_system *sys, ex param) {
  if (!sys->servo_use) sys->servo_use = BASE_NEW(sys->arena, struct servo_use);
  base_push(sys->arena, &sys->servo_use->steps, ((derive_root){param, EXPR_ZERO, EXPR_NONE, EXPR_ONE, 0}));
}

bool derive_servo_gives(const derive_system *sys, ex sym) {
  const struct servo_use *u = sys->servo_use;
  for (uint32_t i = 0; u && i < u->steps.n; i++)
    if (u->steps.at[i].sym == sym) return true;
  return false;
}

bool derive_servo(derive_system *sys) {
  if (sys->m->contact || sys->m->servos.n + sys->m->actuators.n == 0) return true;
  sys_move_bodies(sys);
  add_rows(sys);
  if (!add_drives(sys)) return false;
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  bool fine = count(sys, &scratch);
  base_arena_free(&scratch);
  for (uint32_t i = 0; fine && i < sys->servos.n; i++) derive_servo_use(sys, &sys->servos.at[i]);
  return fine && derive_servo_further(sys);
}
