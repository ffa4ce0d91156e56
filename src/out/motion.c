/* motion.c: the run of a model, asked for what pictures need.

   A force is recorded by the run in columns, force(rolling, coin).x; where it acts
   is an expression that goes along with the others. */
#include "out/motion.h"

#include <math.h>
#include <string.h>

#include "run/run.h"

enum { PARTS_USUAL = 1200, PARTS_FEWEST = 300, VALUES_MOST = 160000 };

/* a force before there are numbers: those of constraints and reactions are in the run's columns, those of actuators are
   expressions */
typedef struct entry {
  motion_force force;
  vec at, law;
  uint32_t places; /* of the components of `at`, then of `law`, among the extras */
} entry;

typedef struct entries {
  derive_system *sys;
  BASE_VEC(entry) at;
} entries;

static bool same_text(const char *a, const char *b) {
  return a == b || (a && b && strcmp(a, b) == 0);
}

/* the pulls of one constraint or reaction at one place are one force */
static entry *add_entry(entries *e, uint32_t since, const char *name, int kind, const mech_pull *p) {
  for (uint32_t i = since; i < e->at.n; i++) {
    const motion_force *f = &e->at.at[i].force;
    if (f->torque == p->torque && f->body == p->body && same_text(f->where, p->where)) return &e->at.at[i];
  }
  motion_force f = {.name = name, .where = p->where, .kind = kind, .torque = p->torque, .body = p->body};
  base_push(e->sys->arena, &e->at,
            ((entry){.force = f, .at = p->torque ? e->sys->m->bodies.at[p->body].center : p->at}));
  return &e->at.at[e->at.n - 1];
}

static void collect(entries *e) {
  const mech_model *m = e->sys->m;
  force_rows rows = derive_force_rows(e->sys);
  const mech_constraint *present = NULL;
  uint32_t since = 0;
  for (uint32_t i = 0; i < rows.n; i++) {
    if (rows.at[i].constraint != present) present = rows.at[i].constraint, since = e->at.n;
    for (uint32_t k = 0; k < rows.at[i].npulls; k++)
      add_entry(e, since, present->name, MOTION_CONSTRAINT, &rows.at[i].pulls[k]);
  }
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    const mech_reaction *r = &m->reactions.at[i];
    since = e->at.n;
    for (uint32_t k = 0; k < r->first[r->ndirections]; k++) add_entry(e, since, r->name, MOTION_REACTION, &r->pulls[k]);
  }
}

/* What the actuators exert: the sum over their directions of magnitude times vector. */
static void collect_actuators(entries *e) {
  derive_system *sys = e->sys;
  uint32_t since = e->at.n;
  for (uint32_t i = 0; i < sys->drives.n; i++) {
    const sys_drive *d = &sys->drives.at[i];
    if (i && strcmp(d->actuator, sys->drives.at[i - 1].actuator) != 0) since = e->at.n;
    for (uint32_t k = 0; k < d->npulls; k++) {
      entry *x = add_entry(e, since, d->actuator, MOTION_ACTUATOR, &d->pulls[k]);
      x->law = vec_add(sys->s, x->law, vec_scale(sys->s, d->mu, sys_to_u(sys, d->pulls[k].value)));
    }
  }
}

/* the name of its columns in the run, without .x */
static const char *column_name(const entries *e, uint32_t i) {
  const motion_force *f = &e->at.at[i].force;
  bool alike = false;
  for (uint32_t j = 0; j < e->at.n; j++) {
    const motion_force *o = &e->at.at[j].force;
    alike = alike || (j != i && o->torque == f->torque && o->body == f->body && strcmp(o->name, f->name) == 0);
  }
  const char *word = f->torque ? "torque" : "force", *body = e->sys->m->bodies.at[f->body].name;
  const char *at = alike && f->where ? base_format(e->sys->arena, " at %s", f->where) : "";
  return base_format(e->sys->arena, "%s(%s, %s%s)", word, f->name, body, at);
}

static double *components(const run_trajectory *run, base_arena *a, uint32_t first) {
  double *x = BASE_ARRAY(a, double, 3 * run->nsamples + 1);
  for (uint32_t s = 0; s < run->nsamples; s++)
    for (uint32_t k = 0; k < 3; k++) x[3 * s + k] = run->extra[(size_t)s * run->nextra + first + k];
  return x;
}

/* NULL: nothing determines it, so that the run has no such columns */
static double *recorded(const entries *e, const run_trajectory *run, uint32_t i) {
  base_arena *a = e->sys->arena;
  double *x = BASE_ARRAY(a, double, 3 * run->nsamples + 1);
  for (uint32_t k = 0; k < 3; k++) {
    int column = run_find(run, base_format(a, "%s.%c", column_name(e, i), "xyz"[k]));
    if (column < 0) return NULL;
    for (uint32_t s = 0; s < run->nsamples; s++) x[3 * s + k] = run->at[(size_t)s * run->ncolumns + (uint32_t)column];
  }
  return x;
}

static void fill(entries *e, const run_trajectory *run, out_motion *out) {
  for (uint32_t i = 0; i < e->at.n; i++) {
    entry *x = &e->at.at[i];
    bool actuator = x->force.kind == MOTION_ACTUATOR;
    x->force.at = components(run, e->sys->arena, x->places);
    x->force.value = actuator ? components(run, e->sys->arena, x->places + 3) : recorded(e, run, i);
    if (x->force.value) base_push(e->sys->arena, &out->forces, x->force);
  }
}

/* where the forces act, and those that are expressions, among the extras */
static void ask_places(entries *e, expr_list *extra) {
  derive_system *sys = e->sys;
  for (uint32_t i = 0; i < e->at.n; i++) {
    entry *x = &e->at.at[i];
    ex c[6];
    x->places = extra->n;
    vec_express(sys->s, sys_to_u(sys, x->at), 0, c);
    vec_express(sys->s, x->law, 0, c + 3);
    for (int k = 0; k < (x->force.kind == MOTION_ACTUATOR ? 6 : 3); k++) base_push(sys->arena, extra, c[k]);
  }
}

/* What depends on the motion, in what the run can evaluate: by question its number among the extras, or −1 where the force
   of a constraint in it is not determined. */
static int *ask(derive_system *sys, const motion_request *r, expr_list *extra) {
  int *where = BASE_ARRAY(sys->arena, int, r->nasked + 1);
  for (uint32_t i = 0; i < r->nasked; i++) {
    const force_law *culprit = NULL;
    ex e = derive_with_forces(sys, r->asked[i], &culprit);
    where[i] = e == EXPR_NONE ? -1 : (int)extra->n;
    if (e != EXPR_NONE) {
      base_push(sys->arena, extra, e);
      continue;
    }
    diag_entry *d = diag_all(sys->diags, DIAG_W412, "the force of '%s' is not determined, so it is left out",
                             culprit ? culprit->name : "a constraint");
    diag_hint(sys->diags, d, "appell forces says what can be told of it.");
  }
  return where;
}

static void copy_samples(derive_system *sys, const run_trajectory *run, const int *where, out_motion *out) {
  double *t = BASE_ARRAY(sys->arena, double, run->nsamples + 1),
         *values = BASE_ARRAY(sys->arena, double, (size_t)run->nsamples * out->nasked + 1);
  for (uint32_t i = 0; i < run->nsamples; i++) {
    t[i] = run->at[(size_t)i * run->ncolumns];
    for (uint32_t k = 0; k < out->nasked; k++)
      values[(size_t)i * out->nasked + k] =
          where[k] < 0 ? (double)NAN : run->extra[(size_t)i * run->nextra + (uint32_t)where[k]];
  }
  out->t = t;
  out->asked = values;
}

bool out_move(derive_system *sys, const motion_request *request, out_motion *out) {
  entries e = {.sys = sys};
  expr_list extra = {0};
  int *where = ask(sys, request, &extra);
  if (request->forces) collect(&e), collect_actuators(&e);
  ask_places(&e, &extra);
  run_options o = run_options_default();
  o.from = request->from;
  o.to = request->to;
  o.parts = request->samples ? request->samples - 1 : PARTS_USUAL;
  while (o.parts > PARTS_FEWEST && !request->samples && (uint64_t)o.parts * extra.n > VALUES_MOST) o.parts /= 2;
  o.forces = request->forces;
  o.extra = extra.at;
  o.nextra = extra.n;
  run_trajectory run;
  if (!run_motion(sys, &o, &run)) return false;
  if (run.nsamples < 2) {
    diag_entry *d = diag_all(sys->diags, DIAG_E410, "the motion ends where it begins, so there is nothing to draw");
    diag_hint(sys->diags, d, "appell run says why.");
    return false;
  }
  *out = (out_motion){.n = run.nsamples, .nasked = request->nasked, .ended = run.ending};
  copy_samples(sys, &run, where, out);
  fill(&e, &run, out);
  return true;
}
