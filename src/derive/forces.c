/* forces.c: constraint forces and hidden reactions in numbers, by balancing every body (MATH 3; Rostamian 1.1).

   The multipliers of independent rows come with the accelerations. What is left
   are rows that the others imply (the coin's normal force) and the `reaction`s.
   Newton and Euler for every body,

     m a − f = Σ (forces),   I α + ω × I ω − M = Σ (torques about the centre),

   with these magnitudes as unknowns. Bodies hang together as the text builds
   them; a link that carries none of the unknowns may transmit anything, so it
   gets a force and a torque of its own, which are not reported. If the balance
   does not close, something else holds the body too: its link is then freed as
   well, and what is no longer determined is marked. */
#include "derive/forces.h"

#include <math.h>
#include <string.h>

#include "derive/principle.h"
#include "num/num.h"

/* an unknown magnitude and its effect on the bodies */
typedef struct column {
  const mech_pull *pulls;
  uint32_t npulls;
  double *effect; /* on all equations */
} column;

typedef struct balance {
  derive_system *sys;
  base_arena *a;      /* of the workings */
  base_arena *keep;   /* of the answer */
  expr_list *record;  /* the expressions whose numbers are asked for, in order; NULL: */
  const double *play; /* these are the numbers */
  uint32_t at;
  uint32_t nb, rows;
  double *center; /* of each body */
  double *left;   /* m a − f and the moment's like: 6 for each body, the last 3 zero for a particle */
  BASE_VEC(column) columns;
  bool *crossed;           /* links that carry an unknown */
  double *x, *other[2];    /* the solution of least length, and two more that differ where they can */
  double closure, largest; /* largest: of the forces at earlier states, which rounding is measured by as well */
} balance;

static void numbers(balance *b, vec v, double out[3]) {
  ex c[3];
  if (b->record) vec_express(b->sys->s, v, 0, c);
  for (int k = 0; k < 3; k++) {
    if (b->record) base_push(b->keep, b->record, c[k]);
    out[k] = b->record ? 0 : b->play[b->at++];
  }
}

static double number(balance *b, ex e) {
  if (!b->record) return b->play[b->at++];
  base_push(b->keep, b->record, e);
  return 0;
}

/* adds k times a force at a place, or a torque, to a set of equations */
static void act(const balance *b, double *to, uint32_t body, bool torque, const double at[3], const double f[3],
                double k) {
  double *e = to + 6 * body;
  const double *c = b->center + 3 * body;
  if (torque) {
    for (int i = 0; i < 3; i++) e[3 + i] += k * f[i];
    return;
  }
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, l = (i + 2) % 3;
    e[i] += k * f[i];
    if (b->sys->m->bodies.at[body].rigid) e[3 + i] += k * ((at[j] - c[j]) * f[l] - (at[l] - c[l]) * f[j]);
  }
}

/* in the system's variables; while playing, nobody looks */
static vec in_u(const balance *b, vec v) {
  return b->record ? sys_to_u(b->sys, v) : v;
}

static void act_pull(balance *b, double *to, const mech_pull *p, double k) {
  double at[3] = {0}, f[3];
  numbers(b, in_u(b, p->value), f);
  if (!p->torque) numbers(b, p->at, at);
  act(b, to, p->body, p->torque, at, f, k);
}

/* inertia less the given forces */
static void set_left(balance *b) {
  derive_system *sys = b->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *body = &m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    double a[3];
    numbers(b, body->center, b->center + 3 * i);
    double mass = number(b, body->mass);
    numbers(b, x->a, a);
    for (int k = 0; k < 3; k++) b->left[6 * i + (uint32_t)k] = mass * a[k];
    if (!body->has_inertia) continue;
    vec h = {0, NULL};
    if (b->record)
      h = vec_add(sys->s, vec_inertia(sys->s, body->inertia_frame, body->inertia, x->alpha),
                  sys_gyroscopic(sys, body, x->omega));
    numbers(b, h, b->left + 6 * i + 3);
  }
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    mech_pull p = {l->torque, (uint32_t)l->body, l->at, l->value, NULL};
    if (l->body >= 0) act_pull(b, b->left, &p, -1);
  }
}

/* An unknown that acts between a body and what the text builds it on takes the place of whatever that link would
   transmit; one that acts on a body built on the ground explains how it is held. Any other leaves the links as they are. */
static void cross(const mech_model *m, const mech_pull *pulls, uint32_t n, bool *crossed) {
  int on = (int)pulls[0].body, other = n > 1 ? (int)pulls[1].body : -1;
  if (other >= 0 && m->bodies.at[other].parent == on) crossed[other] = true;
  else if (m->bodies.at[on].parent == other || m->bodies.at[on].parent < 0) crossed[on] = true;
}

bool *derive_force_crossed(derive_system *sys, const force_rows *rows, const bool *by_balance) {
  const mech_model *m = sys->m;
  bool *crossed = BASE_ARRAY(sys->arena, bool, m->bodies.n + 1);
  for (uint32_t i = 0; i < rows->n; i++)
    if (by_balance[i]) cross(m, rows->at[i].pulls, rows->at[i].npulls, crossed);
  for (uint32_t i = 0; i < m->reactions.n; i++)
    for (uint32_t d = 0; d < m->reactions.at[i].ndirections; d++) {
      const mech_reaction *r = &m->reactions.at[i];
      cross(m, r->pulls + r->first[d], r->first[d + 1] - r->first[d], crossed);
    }
  return crossed;
}

static void add_column(balance *b, const mech_pull *pulls, uint32_t n) {
  column c = {pulls, n, BASE_ARRAY(b->a, double, b->rows + 1)};
  for (uint32_t i = 0; i < n; i++) act_pull(b, c.effect, &pulls[i], 1);
  base_push(b->a, &b->columns, c);
}

/* any force and torque through the link of a body */
static void free_link(balance *b, uint32_t i) {
  const mech_model *m = b->sys->m;
  for (int k = 0; k < (m->bodies.at[i].rigid ? 6 : 3); k++) {
    column c = {NULL, 0, BASE_ARRAY(b->a, double, b->rows + 1)};
    double f[3] = {0};
    f[k % 3] = 1;
    act(b, c.effect, i, k >= 3, b->center + 3 * i, f, 1);
    if (m->bodies.at[i].parent >= 0)
      act(b, c.effect, (uint32_t)m->bodies.at[i].parent, k >= 3, b->center + 3 * i, f, -1);
    base_push(b->a, &b->columns, c);
  }
}

/* least squares; true if every equation holds. A second solution shows what is open. */
static bool solve(balance *b, double *worst_of_body) {
  uint32_t n = b->columns.n, m = b->rows;
  double *a = BASE_ARRAY(b->a, double, m *n + 1), *r = BASE_ARRAY(b->a, double, n + 1),
         *seen = BASE_ARRAY(b->a, double, m + 1), scale = 0, worst = 0;
  for (uint32_t j = 0; j < n; j++)
    for (uint32_t i = 0; i < m; i++) a[i * n + j] = b->columns.at[j].effect[i];
  b->x = BASE_ARRAY(b->a, double, n + 1);
  if (n) num_least(b->a, m, n, a, b->left, 1e-11, b->x);
  for (uint32_t i = 0; i < m; i++) {
    double e = -b->left[i];
    for (uint32_t j = 0; j < n; j++) e += a[i * n + j] * b->x[j], scale = fmax(scale, fabs(a[i * n + j] * b->x[j]));
    scale = fmax(scale, fabs(b->left[i]));
    worst = fmax(worst, fabs(e));
    worst_of_body[i / 6] = fmax(worst_of_body[i / 6], fabs(e));
  }
  for (int t = 0; t < 2; t++) {
    b->other[t] = BASE_ARRAY(b->a, double, n + 1);
    memset(seen, 0, m * sizeof *seen);
    for (uint32_t j = 0; j < n; j++) r[j] = cos(1.7 * (t + 1) * (j + 1)) + 0.3;
    for (uint32_t i = 0; i < m; i++)
      for (uint32_t j = 0; j < n; j++) seen[i] += a[i * n + j] * r[j];
    if (n) num_least(b->a, m, n, a, seen, 1e-11, b->other[t]); /* the part of r that the balance sees */
    for (uint32_t j = 0; j < n; j++) b->other[t][j] = b->x[j] + r[j] - b->other[t][j];
  }
  b->largest = scale = fmax(scale, b->largest);
  b->closure = worst / fmax(scale, 1e-300);
  for (uint32_t i = 0; i < b->nb; i++) worst_of_body[i] /= fmax(scale, 1e-300);
  return b->closure < 1e-9 || scale == 0;
}

/* --- the report --- */

static force_value *entry(balance *b, force_values *out, const char *name, const mech_pull *p, uint32_t since) {
  for (uint32_t i = since; i < out->at.n; i++) {
    force_value *v = &out->at.at[i];
    bool where = v->where == p->where || (v->where && p->where && strcmp(v->where, p->where) == 0);
    if (v->torque == p->torque && v->body == p->body && where) return v;
  }
  force_value v = {.name = name, .torque = p->torque, .body = p->body, .where = p->where, .tension = (double)NAN};
  if (!p->torque) numbers(b, p->at, v.at);
  memcpy(v.center, b->center + 3 * p->body, sizeof v.center);
  base_push(b->keep, &out->at, v);
  return &out->at.at[out->at.n - 1];
}

/* x[0] times the vector; x[1] and x[2] are what it may be as well */
static void report(balance *b, force_values *out, const char *name, const mech_pull *p, const double x[3],
                   uint32_t since) {
  double f[3];
  numbers(b, in_u(b, p->value), f);
  force_value *v = entry(b, out, name, p, since);
  for (int i = 0; i < 3; i++) {
    v->value[i] += x[0] * f[i];
    for (int t = 0; t < 2; t++) v->play[t][i] += (x[t + 1] - x[0]) * f[i];
  }
}

static void magnitudes(const balance *b, int which, double known, double x[3]) {
  for (int t = 0; t < 3; t++) x[t] = which < 0 ? known : (t ? b->other[t - 1] : b->x)[which];
}

static void report_constraints(balance *b, const force_rows *rows, const int *column_of, const double *known,
                               force_values *out) {
  const mech_constraint *present = NULL;
  uint32_t since = 0;
  for (uint32_t i = 0; i < rows->n; i++) {
    const force_row *r = &rows->at[i];
    double x[3];
    if (r->constraint != present) present = r->constraint, since = out->at.n;
    magnitudes(b, column_of[i], known[i], x);
    for (uint32_t k = 0; k < r->npulls; k++) report(b, out, r->constraint->name, &r->pulls[k], x, since);
  }
}

static void report_reactions(balance *b, uint32_t first, force_values *out) {
  const mech_model *m = b->sys->m;
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    const mech_reaction *r = &m->reactions.at[i];
    uint32_t since = out->at.n;
    for (uint32_t d = 0; d < r->ndirections; d++, first++) {
      double x[3];
      magnitudes(b, (int)first, 0, x);
      report(b, out, r->name, &r->pulls[r->first[d]], x, since);
      if (r->line) out->at.at[since].tension = x[0];
    }
    for (uint32_t k = since; k < out->at.n; k++) out->at.at[k].reaction = true;
  }
}

/* on every body on which one acts */
static void report_actuators(balance *b, const double *magnitude, force_values *out) {
  const derive_system *sys = b->sys;
  uint32_t since = out->at.n;
  for (uint32_t i = 0; i < sys->drives.n; i++) {
    const sys_drive *d = &sys->drives.at[i];
    if (i && d->actuator != sys->drives.at[i - 1].actuator) since = out->at.n;
    double x[3] = {magnitude[i], magnitude[i], magnitude[i]};
    uint32_t before = out->at.n;
    for (uint32_t k = 0; k < d->npulls; k++) report(b, out, d->actuator, &d->pulls[k], x, since);
    for (uint32_t k = before; k < out->at.n; k++) out->at.at[k].actuator = true;
  }
}

/* Where several forces share a load the balance leaves a direction open: it is named, and the least choice shown. */
static void name_open(force_values *out) {
  for (uint32_t i = 0; i < out->at.n; i++) {
    force_value *v = &out->at.at[i];
    double size[2] = {0}, dot = 0, scale = 1;
    for (int k = 0; k < 3; k++) {
      scale = fmax(scale, fabs(v->value[k]));
      dot += v->play[0][k] * v->play[1][k];
      for (int t = 0; t < 2; t++) size[t] += v->play[t][k] * v->play[t][k];
    }
    for (int t = 0; t < 2; t++) size[t] = sqrt(size[t]);
    if (size[0] < 1e-7 * scale && size[1] < 1e-7 * scale) continue;
    v->indeterminate = fabs(dot) > (1 - 1e-9) * size[0] * size[1] ? FORCE_ALONG : FORCE_OPEN;
    for (int k = 0; k < 3; k++) {
      v->play[0][k] /= fmax(size[0], 1e-300);
      if (fabs(v->play[0][k]) < 1e-9) v->play[0][k] = 0;
      if (v->indeterminate == FORCE_OPEN) v->value[k] = (double)NAN;
    }
    if (isfinite(v->tension)) v->tension = (double)NAN;
  }
}

/* Links that carry no unknown are free; where the balance does not close, so are the others. */
static void close_balance(balance *b) {
  double *worst = BASE_ARRAY(b->a, double, b->nb + 1);
  for (uint32_t i = 0; i < b->nb; i++)
    if (!b->crossed[i]) free_link(b, i);
  if (solve(b, worst)) return;
  for (uint32_t i = 0; i < b->nb; i++)
    if (b->crossed[i] && worst[i] > 1e-9) free_link(b, i);
  double *again = BASE_ARRAY(b->a, double, b->nb + 1);
  solve(b, again);
}

force_sharing derive_force_shared(const force_rows *rows) {
  force_sharing s = {false,
                     false}; /* rows that follow from others share their load: then the balance must find them all */
  for (uint32_t i = 0; i < rows->n; i++) {
    const force_row *r = &rows->at[i];
    if (r->sigma >= 0 || r->bind >= 0 || r->row->empty || !r->npulls) continue;
    if (r->row->level == LEVEL_CONFIGURATION || r->row->level == LEVEL_LINEAR) s.linear = true;
    else s.linear = s.others = true; /* it may lean on those too */
  }
  return s;
}

bool derive_force_by_balance(const force_row *r, force_sharing s) {
  if (r->npulls == 0) return false;
  return r->bind >= 0 ? s.others : r->sigma < 0 || s.linear;
}

/* Everything but the numbers: worked out once, played at every state. */
struct force_plan {
  derive_system *sys;
  force_rows rows;
  bool *by_balance, *crossed;
  expr_list numbers;
  expr_tape *tape;
  double *play;
  double largest; /* force so far */
};

/* Rows that share a load with others have no multiplier of their own. */
static void mark_shared(const force_plan *p, const balance *b, const int *column_of, force_values *out) {
  uint32_t n = p->sys->sigma.n;
  bool *shared = BASE_ARRAY(b->keep, bool, n + p->sys->binds.n + 1);
  for (uint32_t i = 0; i < p->rows.n; i++) {
    const force_row *r = &p->rows.at[i];
    if (column_of[i] < 0 || (r->sigma < 0 && r->bind < 0)) continue;
    double x[3];
    magnitudes(b, column_of[i], 0, x);
    double scale = 1e-7 * fmax(1, fabs(x[0]));
    shared[r->sigma >= 0 ? (uint32_t)r->sigma : n + (uint32_t)r->bind] =
        fabs(x[1] - x[0]) > scale || fabs(x[2] - x[0]) > scale;
    out->shared = shared;
  }
}

static force_values *work_out(const force_plan *p, balance *b, const double *multiplier) {
  const mech_model *m = p->sys->m;
  force_values *out = BASE_NEW(b->keep, force_values);
  b->sys = p->sys;
  b->nb = m->bodies.n;
  b->rows = 6 * m->bodies.n;
  b->center = BASE_ARRAY(b->a, double, 3 * b->nb + 1);
  b->left = BASE_ARRAY(b->a, double, b->rows + 1);
  b->crossed = p->crossed;
  set_left(b);
  int *column_of = BASE_ARRAY(b->a, int, p->rows.n + 1);
  double *known = BASE_ARRAY(b->a, double, p->rows.n + 1);
  for (uint32_t i = 0; i < p->rows.n; i++) {
    const force_row *f = &p->rows.at[i];
    column_of[i] = -1;
    if (f->bind < 0 && f->sigma < 0 && f->npulls == 0) continue;
    if (p->by_balance[i]) {
      column_of[i] = (int)b->columns.n;
      add_column(b, f->pulls, f->npulls);
      continue;
    }
    known[i] = f->sigma >= 0 ? multiplier[f->sigma] : multiplier[p->sys->sigma.n + (uint32_t)f->bind];
    for (uint32_t k = 0; k < f->npulls; k++) act_pull(b, b->left, &f->pulls[k], isfinite(known[i]) ? -known[i] : 0);
  }
  const double *actuator = multiplier + p->sys->sigma.n + p->sys->binds.n;
  for (uint32_t i = 0; i < p->sys->drives.n; i++) /* actuators act like given forces */
    for (uint32_t k = 0; k < p->sys->drives.at[i].npulls; k++)
      act_pull(b, b->left, &p->sys->drives.at[i].pulls[k], -actuator[i]);
  uint32_t first = b->columns.n;
  for (uint32_t i = 0; i < m->reactions.n; i++)
    for (uint32_t d = 0; d < m->reactions.at[i].ndirections; d++)
      add_column(b, m->reactions.at[i].pulls + m->reactions.at[i].first[d],
                 m->reactions.at[i].first[d + 1] - m->reactions.at[i].first[d]);
  close_balance(b);
  report_constraints(b, &p->rows, column_of, known, out);
  mark_shared(p, b, column_of, out);
  report_reactions(b, first, out);
  report_actuators(b, actuator, out);
  name_open(out);
  out->closure = b->closure;
  return out;
}

force_plan *derive_force_plan(derive_system *sys) {
  const mech_model *m = sys->m;
  force_plan *p = BASE_NEW(sys->arena, force_plan);
  p->sys = sys;
  if (m->constraints.n + m->reactions.n + sys->drives.n == 0) return p;
  derive_gibbs(sys);
  p->rows = derive_force_rows(sys);
  p->by_balance = BASE_ARRAY(sys->arena, bool, p->rows.n + 1);
  force_sharing shared = derive_force_shared(&p->rows);
  for (uint32_t i = 0; i < p->rows.n; i++) p->by_balance[i] = derive_force_by_balance(&p->rows.at[i], shared);
  p->crossed = derive_force_crossed(sys, &p->rows, p->by_balance);
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  balance b = {.a = &scratch, .keep = sys->arena, .record = &p->numbers};
  work_out(p, &b, BASE_ARRAY(&scratch, double, sys->sigma.n + sys->binds.n + sys->drives.n + 1));
  base_arena_free(&scratch);
  for (uint32_t i = 0; i < p->numbers.n; i++) p->numbers.at[i] = derive_expand(sys, p->numbers.at[i]);
  p->tape = expr_tape_new(sys->g, sys->arena, p->numbers.n, p->numbers.at);
  p->play = BASE_ARRAY(sys->arena, double, p->numbers.n + 1);
  return p;
}

force_values *derive_forces_at(force_plan *p, base_arena *keep, const double *values, const double *multiplier) {
  if (!p->tape) return BASE_NEW(keep, force_values);
  base_arena scratch;
  base_scratch_init(&scratch, keep->ctx);
  expr_tape_run(p->tape, values, p->play);
  balance b = {.a = &scratch, .keep = keep, .play = p->play, .largest = p->largest};
  force_values *out = work_out(p, &b, multiplier);
  p->largest = b.largest;
  base_arena_free(&scratch);
  return out;
}

force_values *derive_forces(derive_system *sys, const state_result *r) {
  force_plan *p = derive_force_plan(sys);
  uint32_t n = expr_symbol_count(sys->g);
  double *values = BASE_ARRAY(sys->arena, double, n + 1);
  memcpy(values, r->values, r->nvalues * sizeof(double));
  return derive_forces_at(p, sys->arena, values, r->multiplier);
}
