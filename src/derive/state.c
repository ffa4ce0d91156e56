/* state.c: from what is given to a state that satisfies everything (LANGUAGE rule 4), and the accelerations there.

   What is given is held. Coordinates that are not given take the model's initial
   values, else 0 (a quaternion: no turn). Speeds that are not given are found
   from those that are: the least change from the model's own initial speeds that
   satisfies every held relation, by Gauss–Newton with the pseudo-inverse. */
#include "derive/state.h"

#include <math.h>
#include <string.h>

#include "derive/assemble.h"
#include "derive/principle.h"
#include "num/num.h"

#define HELD_TOLERANCE 1e-9
#define GUESS_WEIGHT 10.0

typedef struct relation {
  ex e; /* zero when it holds */
  double value;
  base_span span;
  bool placed;
  const char *name;
  bool constraint; /* not a value that was given */
} relation;

typedef struct solver {
  derive_system *sys;
  base_arena *a;
  double *values; /* by symbol id */
  uint32_t nvalues;
  BASE_VEC(relation) held;
  BASE_VEC(ex) free; /* symbols that may move */
} solver;

static double *slot(solver *s, ex sym) {
  return &s->values[expr_symbol_id(s->sys->g, sym)];
}

/* --- parameters --- */

static const mech_param *find_param(const mech_model *m, const char *name) {
  for (uint32_t i = 0; i < m->params.n; i++)
    if (strcmp(m->params.at[i].name, name) == 0) return &m->params.at[i];
  return NULL;
}

static const mech_coord *find_coord(const mech_model *m, const char *name) {
  for (uint32_t i = 0; i < m->coords.n; i++)
    if (strcmp(m->coords.at[i].name, name) == 0) return &m->coords.at[i];
  return NULL;
}

static bool find_rate(solver *s, const char *name, ex *e) {
  ex dot;
  if (derive_find_speed(s->sys, name, e, &dot)) return true;
  size_t n = strlen(name);
  for (uint32_t i = 0; i < s->sys->m->coords.n; i++) {
    const char *q = s->sys->m->coords.at[i].name;
    if (strlen(q) + 1 == n && name[n - 1] == '\'' && strncmp(q, name, n - 1) == 0) {
      *e = s->sys->qdot[i];
      return true;
    }
  }
  for (uint32_t i = 0; i < s->sys->m->rates.n; i++)
    if (strcmp(s->sys->m->rates.at[i].name, name) == 0) {
      *e = expr_subst_of(s->sys->to_u, s->sys->m->rates.at[i].sym);
      return true;
    }
  return false;
}

static bool unknown_name(solver *s, const char *group, const char *name) {
  diag_entry *e = diag_all(s->sys->diags, DIAG_E404,
                           "the state names '%s' in \"%s\", and the model has nothing of that name there", name, group);
  base_text t;
  base_text_init(&t, s->a);
  const mech_model *m = s->sys->m;
  if (strcmp(group, "params") == 0)
    for (uint32_t i = 0; i < m->params.n; i++) base_printf(&t, "%s%s", i ? ", " : "", m->params.at[i].name);
  else if (strcmp(group, "q") == 0)
    for (uint32_t i = 0; i < m->coords.n; i++) base_printf(&t, "%s%s", i ? ", " : "", m->coords.at[i].name);
  else {
    for (uint32_t i = 0; i < m->speeds.n; i++) base_printf(&t, "%s, ", m->speeds.at[i].name);
    for (uint32_t i = 0; i < m->coords.n; i++) base_printf(&t, "%s%s'", i ? ", " : "", m->coords.at[i].name);
  }
  if (t.n) diag_hint(s->sys->diags, e, "It has %s.", base_text_str(&t));
  return false;
}

/* Every name in the state must be one of the model's; all that are not are named. */
static bool names_known(solver *s, const state_request *r) {
  const mech_model *m = s->sys->m;
  bool known = true;
  ex rate;
  for (uint32_t i = 0; i < r->nparams; i++)
    if (!find_param(m, r->params[i].name)) known = unknown_name(s, "params", r->params[i].name);
  for (uint32_t i = 0; i < r->nq; i++)
    if (!find_coord(m, r->q[i].name)) known = unknown_name(s, "q", r->q[i].name);
  for (uint32_t i = 0; i < r->nu; i++)
    if (!find_rate(s, r->u[i].name, &rate)) known = unknown_name(s, "u", r->u[i].name);
  return known;
}

/* A parameter without a finite value: not given, or its expression has none. */
static void no_value(solver *s, const mech_param *p) {
  diag_list *diags = s->sys->diags;
  if (p->value != EXPR_NONE) {
    diag_entry *e = diag_at(diags, DIAG_E408, p->span, "the value of '%s' is not a finite number", p->name);
    diag_hint(diags, e, "Look for a division by zero, or a root or logarithm of a negative number.");
  } else {
    diag_entry *e = diag_at(diags, DIAG_E405, p->span, "the parameter '%s' has no value", p->name);
    diag_hint(diags, e, "Write param %s = …, or give it with -p %s=….", p->name, p->name);
  }
}

static bool set_params(solver *s, const state_request *r) {
  const mech_model *m = s->sys->m;
  bool *have = BASE_ARRAY(s->a, bool, m->params.n + 1), fine = true;
  for (uint32_t i = 0; i < r->nparams; i++) {
    const mech_param *p = find_param(m, r->params[i].name);
    if (p->integer) {
      if (r->params[i].value == expr_number_double(s->sys->g, p->sym)) continue;
      diag_entry *e = diag_all(s->sys->diags, DIAG_E404, "'%s' is a whole number that shapes the model", p->name);
      diag_hint(s->sys->diags, e, "Set it before the model is made, with -p %s=….", p->name);
      return false;
    }
    *slot(s, p->sym) = r->params[i].value;
    have[p - m->params.at] = true;
  }
  for (uint32_t pass = 0; pass <= m->params.n; pass++) { /* a value may lean on parameters declared later */
    bool again = false;
    for (uint32_t k = 0; k < m->params.n; k++) {
      uint32_t i = pass % 2 ? m->params.n - 1 - k : k; /* backwards next, for what leans on the later */
      const mech_param *p = &m->params.at[i];
      if (p->integer || have[i] || p->value == EXPR_NONE) continue;
      double v = expr_eval(s->sys->g, p->value, s->values), *to = slot(s, p->sym);
      again = again || !(v == *to || (isnan(v) && isnan(*to)));
      *to = v;
    }
    if (!again) break;
  }
  for (uint32_t i = 0; i < m->params.n; i++) {
    const mech_param *p = &m->params.at[i];
    if (p->integer || (isfinite(*slot(s, p->sym)) && (have[i] || p->value != EXPR_NONE))) continue;
    no_value(s, p);
    fine = false;
  }
  if (m->givens.n == 0) return fine;
  const mech_given *g = &m->givens.at[0];
  diag_entry *e = diag_at(s->sys->diags, DIAG_E407, g->span,
                          "'%s' is an arbitrary function of time, so there are no numbers", g->name);
  diag_hint(s->sys->diags, e, "Replace it by a definite function: let %s = … of t.", g->name);
  return false;
}

/* --- relations --- */

static void hold(solver *s, ex e, double value, base_span span, bool placed, const char *name) {
  base_push(s->a, &s->held, ((relation){e, value, span, placed, name, false}));
}

static void hold_constraint(solver *s, ex e, base_span span, const char *name) {
  base_push(s->a, &s->held, ((relation){e, 0, span, true, name, true}));
}

/* configuration constraints, and the conditions on speeds beyond the kinematic equations; servo equations are among both */
static void hold_all(solver *s, bool configuration) {
  sys_held_list places = {0}, speeds = {0};
  derive_held(s->sys, &places, &speeds);
  const sys_held_list *list = configuration ? &places : &speeds;
  for (uint32_t i = 0; i < list->n; i++) hold_constraint(s, list->at[i].value, list->at[i].span, list->at[i].name);
}

static void hold_configuration(solver *s) {
  hold_all(s, true);
}

static void hold_motion(solver *s) {
  hold_all(s, false);
}

static bool met(solver *s, const relation *r, double *value) {
  *value = expr_eval(s->sys->g, r->e, s->values);
  return fabs(*value - r->value) <= HELD_TOLERANCE * fmax(1, fabs(r->value));
}

/* the held relations and the free symbols; a guess counts for more than what nobody spoke of */
static assembly assembly_of(solver *s) {
  const mech_model *m = s->sys->m;
  uint32_t k = s->held.n, n = s->free.n;
  ex *rows = BASE_ARRAY(s->a, ex, k + 1);
  double *targets = BASE_ARRAY(s->a, double, k + 1), *weight = BASE_ARRAY(s->a, double, n + 1);
  for (uint32_t i = 0; i < k; i++) rows[i] = s->held.at[i].e, targets[i] = s->held.at[i].value;
  for (uint32_t j = 0; j < n; j++) {
    weight[j] = 1;
    for (uint32_t i = 0; i < m->initial.n; i++)
      if (m->initial.at[i].left == s->free.at[j]) weight[j] = GUESS_WEIGHT;
  }
  return (assembly){s->a, s->sys->g, s->values, k, n, rows, s->free.at, targets, weight};
}

static void satisfy(solver *s) {
  assembly x = assembly_of(s);
  derive_assemble_anyhow(&x);
}

static bool satisfied(solver *s) {
  for (uint32_t i = 0; i < s->held.n; i++) {
    const relation *r = &s->held.at[i];
    double v;
    if (met(s, r, &v)) continue;
    if (r->constraint) {
      diag_entry *e = diag_at(s->sys->diags, DIAG_E325, r->span,
                              "the constraint '%s' cannot be satisfied together with the given values", r->name);
      diag_hint(s->sys->diags, e, "The search ends where it is off by %.3g; give another starting value with ~.", v);
      return false;
    }
    diag_entry *e = r->placed ? diag_at(s->sys->diags, DIAG_E403, r->span,
                                        "this value contradicts the constraints or the other values")
                              : diag_all(s->sys->diags, DIAG_E403,
                                         "the value of '%s' contradicts the constraints or the other values", r->name);
    base_text t;
    base_text_init(&t, s->a);
    for (uint32_t k = 0; k < s->sys->sigma.n; k++) base_printf(&t, "%s%s", k ? ", " : "", s->sys->sigma.at[k].name);
    diag_hint(s->sys->diags, e, "It should be %.10g and can come no closer than %.10g%s%s.", r->value, v,
              t.n ? "; constraints: " : "", base_text_str(&t));
    return false;
  }
  return true;
}

static bool is_coordinate(const mech_model *m, ex sym) {
  for (uint32_t i = 0; i < m->coords.n; i++)
    if (m->coords.at[i].sym == sym) return true;
  return false;
}

static void hold_units(solver *s) {
  const mech_model *m = s->sys->m;
  expr_graph *g = s->sys->g;
  for (uint32_t i = 0; i < m->quaternions.n; i++) {
    ex t[4];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(g, m->quaternions.at[i].e[k], 2);
    hold(s, expr_sum(g, 4, t), 1, (base_span){0, 0}, false, m->quaternions.at[i].name);
  }
}

/* What the initial values left open and the search has found or moved (rule 4). */
static void say_moved(solver *s, const double *before) {
  base_text t;
  base_text_init(&t, s->a);
  for (uint32_t i = 0; i < s->free.n; i++) {
    double now = *slot(s, s->free.at[i]);
    if (fabs(now - before[i]) <= HELD_TOLERANCE * fmax(1, fabs(now))) continue;
    base_printf(&t, "%s%s = %.10g", t.n ? ", " : "", expr_symbol_name(s->sys->g, s->free.at[i]), now);
    if (before[i] != 0) base_printf(&t, " (moved from %.10g)", before[i]);
  }
  if (t.n) diag_all(s->sys->diags, DIAG_N401, "the initial values give %s", base_text_str(&t));
}

static bool no_speed(solver *s, ex e) {
  for (uint32_t i = 0; i < s->sys->u.n; i++)
    if (expr_has(s->sys->g, e, s->sys->u.at[i].sym)) return false;
  return true;
}

/* A chain that closes only in separate ways was closed in one of them: another is named. */
static void say_otherwise(solver *s) {
  const mech_model *m = s->sys->m;
  solver places = {.sys = s->sys, .a = s->a, .values = s->values};
  bool closed = false;
  for (uint32_t i = 0; i < s->held.n; i++) {
    if (!no_speed(s, s->held.at[i].e)) continue;
    base_push(s->a, &places.held, s->held.at[i]);
    closed = closed || s->held.at[i].constraint;
  }
  for (uint32_t j = 0; j < s->free.n; j++)
    if (is_coordinate(m, s->free.at[j])) base_push(s->a, &places.free, s->free.at[j]);
  double *other = BASE_ARRAY(s->a, double, places.free.n + 1);
  assembly x = assembly_of(&places);
  if (!closed || !derive_assemble_otherwise(&x, other)) return;
  base_text t;
  base_text_init(&t, s->a);
  for (uint32_t j = 0; j < places.free.n; j++)
    base_printf(&t, "%s%s = %.6g", j ? ", " : "", expr_symbol_name(s->sys->g, places.free.at[j]), other[j]);
  diag_entry *e = diag_all(s->sys->diags, DIAG_N413, "it can be assembled in another way: %s", base_text_str(&t));
  diag_hint(s->sys->diags, e, "The one nearest to the guesses was taken; initial … ~ … leads to another.");
}

static bool is_fixed(const mech_model *m, ex coordinate) {
  for (uint32_t k = 0; k < m->initial.n; k++)
    if (m->initial.at[k].left == coordinate && !m->initial.at[k].guess) return true;
  return false;
}

/* A guess at an expression, such as a rate where the speeds are others, moves the start of the search: guesses at places
   the coordinates that are not held, guesses at velocities the speeds. */
static void start_from_guesses(solver *s, bool speeds) {
  const mech_model *m = s->sys->m;
  solver guesses = {.sys = s->sys, .a = s->a, .values = s->values};
  bool needed = false;
  for (uint32_t i = 0; i < m->initial.n; i++) {
    const mech_setting *x = &m->initial.at[i];
    ex left = derive_reduce(s->sys, x->left);
    if (no_speed(s, left) == speeds) continue;
    needed = needed || (x->guess && !expr_is_symbol(s->sys->g, left));
    hold(&guesses, left, expr_eval(s->sys->g, x->right, s->values), x->span, false, "");
  }
  for (uint32_t i = 0; i < m->coords.n && !speeds; i++)
    if (!is_fixed(m, m->coords.at[i].sym)) base_push(s->a, &guesses.free, m->coords.at[i].sym);
  for (uint32_t i = 0; i < s->sys->u.n && speeds; i++) base_push(s->a, &guesses.free, s->sys->u.at[i].sym);
  assembly x = assembly_of(&guesses);
  x.weight = NULL;
  if (needed) derive_assemble(&x);
}

/* The model's own initial values, from a standstill at the origin. */
static bool start_from_model(solver *s, bool must_hold) {
  const mech_model *m = s->sys->m;
  expr_graph *g = s->sys->g;
  for (uint32_t i = 0; i < m->quaternions.n; i++) *slot(s, m->quaternions.at[i].e[0]) = 1;
  for (uint32_t i = 0; i < m->initial.n;
       i++) { /* plain coordinates and guesses at once: they are where the search starts */
    const mech_setting *x = &m->initial.at[i];
    ex left = derive_reduce(s->sys, x->left);
    double v = expr_eval(g, x->right, s->values);
    if (expr_is_symbol(g, left)) *slot(s, left) = v;
    if (x->guess) continue;
    const char *name = base_strdup(s->a, m->source->text + x->span.at, x->span.end - x->span.at);
    hold(s, left, v, x->span, true, name);
  }
  start_from_guesses(s, false);
  start_from_guesses(s, true);
  hold_units(s);
  hold_configuration(s);
  hold_motion(s);
  for (uint32_t i = 0; i < m->coords.n; i++)
    if (!is_fixed(m, m->coords.at[i].sym)) base_push(s->a, &s->free, m->coords.at[i].sym);
  for (uint32_t i = 0; i < s->sys->u.n; i++) base_push(s->a, &s->free, s->sys->u.at[i].sym);
  double *before = BASE_ARRAY(s->a, double, s->free.n + 1);
  for (uint32_t i = 0; i < s->free.n; i++) before[i] = *slot(s, s->free.at[i]);
  satisfy(s);
  bool ok = !must_hold || satisfied(s);
  if (ok && must_hold) say_moved(s, before);
  if (ok && must_hold) say_otherwise(s);
  s->held.n = s->free.n = 0;
  return ok;
}

static bool take_coordinates(solver *s, const state_request *r) {
  const mech_model *m = s->sys->m;
  for (uint32_t i = 0; i < r->nq; i++) {
    const mech_coord *c = find_coord(m, r->q[i].name);
    if (c) *slot(s, c->sym) = r->q[i].value;
  }
  for (uint32_t i = 0; i < m->quaternions.n; i++) {
    double norm = 0;
    for (int k = 0; k < 4; k++) norm += pow(*slot(s, m->quaternions.at[i].e[k]), 2);
    if (fabs(norm - 1) <= HELD_TOLERANCE) continue;
    diag_entry *e = diag_all(s->sys->diags, DIAG_E409, "'%s' is not a unit quaternion: its square is %.10g",
                             m->quaternions.at[i].name, norm);
    diag_hint(s->sys->diags, e, "Divide its four components by %.10g.", sqrt(norm));
    return false;
  }
  return true;
}

/* Coordinates that the state does not name follow from the configuration constraints, as near as can be to the model's. */
static bool complete_configuration(solver *s, const state_request *r) {
  const mech_model *m = s->sys->m;
  hold_configuration(s);
  if (s->held.n == 0) return true;
  hold_units(s);
  for (uint32_t i = 0; i < m->coords.n; i++) {
    bool given = !r->outside;
    for (uint32_t k = 0; k < r->nq; k++) given = given || strcmp(r->q[k].name, m->coords.at[i].name) == 0;
    if (!given) base_push(s->a, &s->free, m->coords.at[i].sym);
  }
  satisfy(s);
  bool ok = satisfied(s);
  s->held.n = s->free.n = 0;
  return ok;
}

static bool take_speeds(solver *s, const state_request *r) {
  for (uint32_t i = 0; i < r->nu; i++) {
    ex e;
    if (!find_rate(s, r->u[i].name, &e)) continue;
    if (expr_is_symbol(s->sys->g, e) && !is_coordinate(s->sys->m, e)) *slot(s, e) = r->u[i].value;
    hold(s, e, r->u[i].value, (base_span){0, 0}, false, r->u[i].name);
  }
  hold_motion(s);
  for (uint32_t i = 0; i < s->sys->u.n; i++) base_push(s->a, &s->free, s->sys->u.at[i].sym);
  satisfy(s);
  return satisfied(s);
}

/* --- accelerations --- */

/* a denominator of H that is zero for all practical purposes */
static bool no_pole(solver *s) {
  derive_system *sys = s->sys;
  for (uint32_t i = 0; i < sys->conditions.n; i++) {
    double v = expr_eval(sys->g, sys->conditions.at[i], s->values);
    if (isfinite(v) && fabs(v) > 1e-13) continue;
    base_text t;
    base_text_init(&t, s->a);
    for (uint32_t k = 0; k < sys->u.n; k++) base_printf(&t, "%s%s", k ? ", " : "", sys->u.at[k].name);
    diag_entry *e =
        diag_all(sys->diags, DIAG_E401,
                 sys->u.n == 1 ? "the speed %s has a pole here: %s = 0" : "the speeds %s have a pole here: %s = 0",
                 base_text_str(&t), expr_brief(sys->g, s->a, sys->conditions.at[i]));
    diag_hint(sys->diags, e,
              "The motion may be regular; choose speeds whose relation to the rates is regular at this configuration.");
    return false;
  }
  return true;
}

static bool singular(solver *s, const double *mass, double rcond) {
  derive_system *sys = s->sys;
  uint32_t n = sys->u.n, big = 0;
  double *v = BASE_ARRAY(s->a, double, n + 1);
  enum { LARGE = 300 }; /* beyond this the least diagonal entry is near enough */
  if (n <= LARGE) num_weakest(s->a, n, n, mass, v);
  else
    for (uint32_t i = 0; i < n; i++) v[i] = -fabs(mass[i * n + i]);
  for (uint32_t i = 1; i < n; i++)
    if (n <= LARGE ? fabs(v[i]) > fabs(v[big]) : v[i] > v[big]) big = i;
  diag_entry *e = diag_at(sys->diags, DIAG_E402, sys->u.at[big].span,
                          "the mass matrix is singular here: nothing has inertia along '%s'", sys->u.at[big].name);
  diag_hint(sys->diags, e,
            "Its reciprocal condition number is %.1e; give the massless part some inertia, or drop its coordinate.",
            rcond);
  return false;
}

static double *run(solver *s, uint32_t n, const ex *e) {
  double *out = BASE_ARRAY(s->a, double, n + 1);
  expr_tape_run(expr_tape_new(s->sys->g, s->a, n, e), s->values, out);
  return out;
}

const char *derive_find_wild(derive_system *sys, const double *values, base_span *span) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->lets.n; i++) {
    *span = m->lets.at[i].span;
    if (!isfinite(values[expr_symbol_id(sys->g, m->lets.at[i].sym)])) return "let";
  }
  for (uint32_t i = 0; i < m->loads.n; i++) {
    vec v = sys_to_u(sys, m->loads.at[i].value);
    *span = m->loads.at[i].span;
    for (uint32_t k = 0; k < 3 * v.n; k++)
      if (!isfinite(expr_eval(sys->g, v.t[k / 3].c[k % 3], values))) return m->loads.at[i].what;
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    *span = m->potentials.at[i].span;
    if (m->potentials.at[i].has_load) continue;
    if (!isfinite(expr_eval(sys->g, m->potentials.at[i].value, values))) return m->potentials.at[i].what;
  }
  *span = (base_span){0, 0};
  return NULL;
}

static bool all_finite(solver *s, const double *x, uint32_t n, const char *what) {
  diag_list *diags = s->sys->diags;
  for (uint32_t i = 0; i < n; i++) {
    if (isfinite(x[i])) continue;
    base_span span;
    const char *wild = derive_find_wild(s->sys, s->values, &span);
    diag_entry *e = wild ? diag_at(diags, DIAG_E408, span, "this %s has no finite value at this state", wild)
                         : diag_all(diags, DIAG_E408, "%s has no finite value at this state", what);
    diag_hint(diags, e, "Look for a division by zero, or a root or logarithm of a negative number.");
    return false;
  }
  return true;
}

typedef struct kkt {
  uint32_t n, m, j; /* speeds, multipliers, actuators */
  double *k, *b, *x;
  double *other; /* another solution if there are several, else NULL */
} kkt;

static void set_kkt(solver *s, kkt *p) {
  const sys_kkt *k = derive_kkt(s->sys);
  *p = (kkt){.n = k->n, .m = k->m, .j = k->j};
  p->k = run(s, k->w * k->w, k->k);
  p->b = run(s, k->w, k->b);
  p->x = BASE_ARRAY(s->a, double, k->w + 1);
}

/* how far K x is from b, relative to the largest entries */
static double defect(const kkt *p, const double *x, const double *b) {
  uint32_t w = p->n + p->m + p->j;
  double worst = 0, scale = 1;
  for (uint32_t i = 0; i < w; i++) {
    double r = -b[i];
    for (uint32_t j = 0; j < w; j++) r += p->k[i * w + j] * x[j];
    worst = fmax(worst, fabs(r));
    scale = fmax(scale, fabs(b[i]));
  }
  return worst / scale;
}

/* A singular but solvable system leaves directions open: a solution of least length, and a second one that differs along
   them, so that what is the same for both is determined. */
static bool solve_kkt(solver *s, kkt *p, double *rcond) {
  uint32_t w = p->n + p->m + p->j;
  *rcond = num_solve(s->a, w, p->k, p->b, p->x);
  p->other = NULL;
  if (*rcond > 1e-15 || w == 0) return true;
  num_least(s->a, w, w, p->k, p->b, 1e-11, p->x);
  if (!(defect(p, p->x, p->b) < 1e-9)) return false;
  double *r = BASE_ARRAY(s->a, double, w + 1), *kr = BASE_ARRAY(s->a, double, w + 1);
  for (uint32_t i = 0; i < w; i++) r[i] = 1 + 0.37 * i;
  for (uint32_t i = 0; i < w; i++)
    for (uint32_t j = 0; j < w; j++) kr[i] += p->k[i * w + j] * r[j];
  p->other = BASE_ARRAY(s->a, double, w + 1);
  num_least(s->a, w, w, p->k, kr, 1e-11, p->other); /* the part of r that K sees */
  for (uint32_t i = 0; i < w; i++) p->other[i] = p->x[i] + r[i] - p->other[i];
  return true;
}

/* everything that follows from u' and lambda, in one row: q'', u' of all speeds, multipliers of sigmas and binds, actuators */
static double *consequences(solver *s, const kkt *p, const double *x) {
  derive_system *sys = s->sys;
  uint32_t nq = sys->m->coords.n, n = sys->u.n, nd = sys->dependent.n, ns = sys->sigma.n, at = 0;
  for (uint32_t i = 0; i < n; i++) *slot(s, sys->u.at[i].dot) = x[i];
  for (uint32_t j = 0; j < p->m; j++) *slot(s, sys->binds.at[j].lambda) = x[n + j];
  for (uint32_t j = 0; j < p->j; j++) *slot(s, sys->drives.at[j].mu) = x[n + p->m + j];
  double *out = BASE_ARRAY(s->a, double, nq + n + nd + ns + p->m + p->j + 1), *q = run(s, nq, sys->qddot);
  double *sigma = run(s, ns, derive_multipliers(sys));
  for (uint32_t i = 0; i < nq; i++) out[at++] = q[i];
  for (uint32_t i = 0; i < n; i++) out[at++] = x[i];
  for (uint32_t i = 0; i < nd; i++) out[at++] = expr_eval(sys->g, sys->dependent.at[i].value_dot, s->values);
  for (uint32_t j = 0; j < p->m; j++) {
    double *beta = run(s, ns, sys->binds.at[j].beta);
    for (uint32_t k = 0; k < ns; k++) sigma[k] -= x[n + j] * beta[k];
  }
  for (uint32_t j = 0; j < p->j; j++) {
    double *across = run(s, ns, sys->drives.at[j].across);
    for (uint32_t k = 0; k < ns; k++) sigma[k] -= x[n + p->m + j] * across[k];
  }
  for (uint32_t k = 0; k < ns; k++) out[at++] = sigma[k];
  for (uint32_t j = 0; j < p->m + p->j; j++) out[at++] = x[n + j];
  return out;
}

/* Does this speed move any body at all? If not, its coordinate is a slip rather than a part without inertia. */
static bool moves_something(solver *s, uint32_t r) {
  derive_system *sys = s->sys;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const sys_body *x = &sys->bodies[i];
    if (!vec_is_zero(sys_partial(sys, x->v, sys->u.at[r].sym))) return true;
    if (sys->m->bodies.at[i].rigid && !vec_is_zero(sys_partial(sys, x->omega, sys->u.at[r].sym))) return true;
  }
  return false;
}

/* A part of the motion is determined, and what is not belongs to bodies without inertia. */
static bool worth_telling(solver *s, const kkt *p) {
  if (!p->other) return true;
  bool some = false;
  for (uint32_t r = 0; r < p->n; r++) {
    bool open = fabs(p->x[r] - p->other[r]) > 1e-7 * fmax(1, fabs(p->x[r]));
    if (open && !moves_something(s, r)) return false;
    some = some || !open;
  }
  return some;
}

/* What two solutions disagree about is not determined. */
static void strike_out(solver *s, double *x, const double *y, uint32_t n) {
  derive_system *sys = s->sys;
  uint32_t nq = sys->m->coords.n;
  base_text t;
  base_text_init(&t, s->a);
  for (uint32_t i = 0; i < n; i++) {
    if (fabs(x[i] - y[i]) <= 1e-7 * fmax(1, fabs(x[i]))) continue;
    x[i] = NAN;
    if (i >= nq && i < nq + sys->u.n) base_printf(&t, "%s%s'", t.n ? ", " : "", sys->u.at[i - nq].name);
  }
  diag_entry *e = diag_all(sys->diags, DIAG_N402, "nothing determines %s",
                           t.n ? base_text_str(&t) : "some of the constraint forces one by one");
  if (t.n)
    diag_hint(sys->diags, e, "Nothing has inertia along that direction and no force acts on it; the rest is solved.");
}

/* The block of servo equations and actuators has no single solution here: the servo equation that is most at fault. */
static bool lost_hold(solver *s, const kkt *p) {
  derive_system *sys = s->sys;
  uint32_t w = p->n + p->m + p->j, big = 0;
  double *v = BASE_ARRAY(s->a, double, w + 1), *t = BASE_ARRAY(s->a, double, w *w + 1),
         *kv = BASE_ARRAY(s->a, double, w + 1);
  for (uint32_t i = 0; i < w; i++)
    for (uint32_t j = 0; j < w; j++) t[j * w + i] = p->k[i * w + j];
  num_weakest(s->a, w, w, t, v); /* the combination of rows that vanishes */
  for (uint32_t j = 1; j < p->j; j++)
    if (fabs(v[p->n + p->m + j]) > fabs(v[p->n + p->m + big])) big = j;
  double least = 0;
  for (uint32_t j = 0; j < w; j++)
    for (uint32_t i = 0; i < w; i++) kv[j] += v[i] * p->k[i * w + j];
  for (uint32_t j = 0; j < w; j++) least += kv[j] * kv[j];
  const sys_bind *row = &sys->servos.at[big];
  diag_entry *e = diag_at(sys->diags, DIAG_E348, row->span,
                          "the actuators have no hold on '%s' at this state: the smallest singular value is %.1e",
                          row->name, sqrt(least));
  diag_hint(
      sys->diags, e,
      "Away from this state the equations may be regular. If they are singular for the parameters chosen, set these "
      "with -p: then the servo equation is differentiated further where that helps.");
  return false;
}

static bool accelerations(solver *s, state_result *out) {
  derive_system *sys = s->sys;
  uint32_t n = sys->u.n, nq = sys->m->coords.n, nd = sys->dependent.n, ns = sys->sigma.n;
  out->qdot = run(s, nq, sys->qdot);
  if (!all_finite(s, out->qdot, nq, "a rate of the coordinates")) return false;
  out->mass = run(s, n * n, sys->mass);
  out->bias = run(s, n, sys->bias);
  out->Q = run(s, n, sys->Q);
  if (!all_finite(s, out->mass, n * n, "the mass matrix") || !all_finite(s, out->bias, n, "an equation of motion"))
    return false;
  kkt p;
  set_kkt(s, &p);
  uint32_t w = n + p.m + p.j;
  if (!all_finite(s, p.k, w * w, "a constraint") || !all_finite(s, p.b, w, "a constraint")) return false;
  bool solved = solve_kkt(s, &p, &out->rcond);
  if (p.j && (!solved || p.other)) return lost_hold(s, &p);
  if (!solved || !worth_telling(s, &p)) return singular(s, out->mass, out->rcond);
  double *all = consequences(s, &p, p.x);
  if (!all_finite(s, all, nq + n + nd, "an acceleration")) return false;
  if (p.other) {
    strike_out(s, all, consequences(s, &p, p.other), nq + n + nd + ns + p.m + p.j);
    consequences(s, &p, p.x);
  }
  out->qddot = all;
  out->udot = all + nq;
  out->multiplier = all + nq + n + nd;
  out->actuator = out->multiplier + ns + p.m;
  out->u = BASE_ARRAY(s->a, double, n + nd + 1);
  for (uint32_t i = 0; i < n; i++) out->u[i] = *slot(s, sys->u.at[i].sym);
  for (uint32_t i = 0; i < nd; i++) out->u[n + i] = expr_eval(sys->g, sys->dependent.at[i].value, s->values);
  out->T = expr_eval(sys->g, sys->kinetic, s->values);
  out->V = expr_eval(sys->g, sys->potential, s->values);
  out->values = s->values;
  out->nvalues = s->nvalues;
  return true;
}

bool derive_state(derive_system *sys, const state_request *request, state_result *out) {
  derive_gibbs(sys);
  solver s = {.sys = sys, .a = sys->arena};
  s.nvalues = expr_symbol_count(sys->g);
  s.values = BASE_ARRAY(sys->arena, double, s.nvalues + 1);
  *slot(&s, sys->m->t) = out->t = request->t;
  if (!names_known(&s, request) || !set_params(&s, request)) return false;
  derive_let_values(sys, s.values);
  if (!start_from_model(&s, !request->outside)) return false;
  if (!take_coordinates(&s, request) || !complete_configuration(&s, request)) return false;
  out->values = s.values;
  out->pole = !no_pole(&s);
  if (out->pole || !take_speeds(&s, request)) return false;
  out->q = BASE_ARRAY(sys->arena, double, sys->m->coords.n + 1);
  for (uint32_t i = 0; i < sys->m->coords.n; i++) out->q[i] = *slot(&s, sys->m->coords.at[i].sym);
  return accelerations(&s, out);
}

bool derive_initial_values(derive_system *sys, double *values) {
  diag_list *loud = sys->diags, quiet;
  diag_init(&quiet, sys->arena);
  sys->diags = &quiet;
  state_request none = {0};
  solver s = {.sys = sys, .a = sys->arena, .values = values};
  bool ok = set_params(&s, &none);
  if (ok) derive_let_values(sys, values);
  ok = ok && start_from_model(&s, true);
  sys->diags = loud;
  return ok;
}

bool derive_given_parameters(derive_system *sys, const state_request *request, double *values) {
  solver s = {.sys = sys, .a = sys->arena, .values = values};
  return set_params(&s, request);
}
