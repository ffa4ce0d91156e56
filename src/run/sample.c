/* sample.c: columns, and a row of numbers for an instant. */
#include "run/sample.h"

#include <math.h>
#include <string.h>

#include "run/actuators.h"

/* --- the words of the model --- */

static const char *multiplier_row(const derive_system *sys, uint32_t k) {
  return k < sys->sigma.n ? sys->sigma.at[k].name : sys->binds.at[k - sys->sigma.n].name;
}

static void find_columns(sampler *s, sampler_words *w, const derive_system *sys) {
  w->column_of = BASE_ARRAY(s->a, int, w->nmultipliers + 1);
  for (uint32_t k = 0; k < w->nmultipliers; k++) {
    w->column_of[k] = -1;
    for (uint32_t j = 0; j < s->base->sigma.n + s->base->binds.n; j++)
      if (strcmp(multiplier_row(sys, k), multiplier_row(s->base, j)) == 0) w->column_of[k] = (int)j;
  }
}

static sampler_words *words_of(sampler *s, mover *m) {
  derive_system *sys = m->sys;
  const mech_model *model = sys->m;
  uint32_t nr = model->rates.n, nd = sys->dependent.n, ns = sys->sigma.n, nb = sys->binds.n, at = 0;
  sampler_words *w = BASE_NEW(s->a, sampler_words);
  uint32_t nf = model == s->base->m ? 0 : s->base->m->speeds.n; /* speeds that this mover does without */
  run_quantities actuators = {0};
  run_actuators(sys, &actuators);
  ex *roots = BASE_ARRAY(s->a, ex, 2 * (nr + nd + nf) + ns + actuators.n + 3);
  w->slot = BASE_ARRAY(s->a, uint32_t, 2 * (nr + nd + nf) + 1);
  for (uint32_t j = 0; j < nf; j++) {
    const mech_speed *x = &s->base->m->speeds.at[j];
    ex now = expr_subst_of(sys->to_u, expr_subst_of(s->base->to_rates, x->sym));
    w->slot[at] = expr_symbol_id(sys->g, x->sym), roots[at++] = now;
    w->slot[at] = expr_symbol_id(sys->g, x->dot), roots[at++] = expr_deriv_of(sys->ddt, now);
  }
  for (uint32_t j = 0; j < nr; j++) {
    ex now = expr_subst_of(sys->to_u, model->rates.at[j].sym);
    w->slot[at] = expr_symbol_id(sys->g, model->rates.at[j].sym), roots[at++] = now;
    w->slot[at] = expr_symbol_id(sys->g, model->rates.at[j].dot), roots[at++] = expr_deriv_of(sys->ddt, now);
  }
  for (uint32_t i = 0; i < nd; i++) {
    const sys_dependent *d = &sys->dependent.at[i];
    w->slot[at] = expr_symbol_id(sys->g, d->sym), roots[at++] = d->value;
    w->slot[at] = expr_symbol_id(sys->g, d->dot), roots[at++] = d->value_dot;
  }
  w->nslots = at;
  for (uint32_t k = 0; k < ns; k++) { /* less what the binds do along the sigma */
    ex e = derive_multipliers(sys)[k];
    for (uint32_t j = 0; j < nb; j++)
      e = expr_sub(sys->g, e, expr_mul(sys->g, sys->binds.at[j].lambda, sys->binds.at[j].beta[k]));
    for (uint32_t j = 0; j < sys->drives.n; j++)
      e = expr_sub(sys->g, e, expr_mul(sys->g, sys->drives.at[j].mu, sys->drives.at[j].across[k]));
    roots[at++] = e;
  }
  roots[at++] = sys->kinetic;
  roots[at++] = sys->potential;
  for (uint32_t j = 0; j < actuators.n; j++) roots[at++] = actuators.at[j].value;
  w->nactuators = actuators.n;
  w->program = run_program_new(m->pool, sys, at, roots);
  w->out = BASE_ARRAY(s->a, double, at + 1);
  w->nmultipliers = ns + nb;
  w->multiplier = BASE_ARRAY(s->a, double, ns + nb + sys->drives.n + 1);
  w->plan = s->o->forces ? derive_force_plan(sys) : NULL;
  if (m->nvalues < expr_symbol_count(sys->g)) { /* the plan may have made symbols */
    uint32_t n = expr_symbol_count(sys->g);
    double *more = BASE_ARRAY(s->a, double, n + 1);
    memcpy(more, m->values, m->nvalues * sizeof *more);
    m->values = more;
    m->nvalues = n;
  }
  find_columns(s, w, sys);
  return w;
}

void sampler_use(sampler *s, mover *m) {
  s->m = m;
  if (!m->words) m->words = words_of(s, m);
  s->w = m->words;
}

bool sampler_look(sampler *s, double t, const double *y, bool settle) {
  mover *m = s->m;
  mover_put(m, t, y);
  if (settle && !mover_settle(m)) return false;
  if (!mover_solve(m)) return false;
  run_program_run(s->w->program, m->values, s->w->out);
  double sum = 0;
  for (uint32_t i = 0; i < s->w->nslots; i++) {
    m->values[s->w->slot[i]] = s->w->out[i];
    sum += 0 * s->w->out[i];
  }
  for (uint32_t i = 0; i < m->nu; i++) sum += 0 * m->values[m->udot[i]];
  uint32_t ns = m->sys->sigma.n;
  for (uint32_t k = 0; k < ns; k++) s->w->multiplier[k] = s->w->out[s->w->nslots + k];
  for (uint32_t j = 0; j < m->nx; j++) s->w->multiplier[ns + j] = m->values[m->x[j]];
  memcpy(s->values, m->values, s->nmodel * sizeof *s->values);
  const derive_system *base = s->base; /* the multipliers' symbols are in its graph */
  for (uint32_t j = 0; j < m->nx && m->nx == base->binds.n + base->drives.n; j++) {
    ex x = j < base->binds.n ? base->binds.at[j].lambda : base->drives.at[j - base->binds.n].mu;
    s->values[expr_symbol_id(base->g, x)] = m->values[m->x[j]];
  }
  return sum == 0;
}

/* --- columns --- */

static void column(sampler *s, run_trajectory *t, const char *name, run_kind kind) {
  (void)s;
  t->columns[t->ncolumns++] = (run_column){name, kind};
}

static const char *speed_name(const derive_system *sys, uint32_t i) {
  return i < sys->u.n ? sys->u.at[i].name : sys->dependent.at[i - sys->u.n].name;
}

static bool has_column(const run_trajectory *t, const char *name) {
  return run_find(t, name) >= 0;
}

/* a column that comes later anyway */
static bool is_actuators(sampler *s, const char *name) {
  run_quantities q = {0};
  run_actuators(s->base, &q);
  for (uint32_t i = 0; i < q.n; i++)
    if (strcmp(q.at[i].name, name) == 0) return true;
  return false;
}

/* `output` and `plot` lines that no column has yet; with the forces in them written out */
static void name_outputs(sampler *s, run_trajectory *t) {
  const mech_model *m = s->base->m;
  s->output = BASE_ARRAY(s->a, ex, m->outputs.n + m->plots.n + 1);
  for (uint32_t i = 0; i < m->outputs.n + m->plots.n; i++) {
    const mech_output *o = i < m->outputs.n ? &m->outputs.at[i] : &m->plots.at[i - m->outputs.n];
    if (has_column(t, o->text) || is_actuators(s, o->text)) continue;
    const force_law *culprit = NULL;
    ex e = derive_with_forces(s->base, o->value, &culprit);
    if (e == EXPR_NONE) {
      diag_entry *d =
          diag_at(s->base->diags, DIAG_W412, o->span, "'%s' is left out: the force of '%s' is not determined", o->text,
                  culprit ? culprit->name : "a constraint");
      diag_hint(s->base->diags, d, "appell forces says what can be told of it.");
      continue;
    }
    s->output[s->noutputs++] = e;
    column(s, t, o->text, RUN_OUTPUT);
  }
  s->outputs = run_program_new(s->m->pool, s->base, s->noutputs, s->output);
}

static void name_multipliers(sampler *s, run_trajectory *t) {
  const derive_system *sys = s->base;
  s->first_multiplier = t->ncolumns;
  for (uint32_t k = 0; k < sys->sigma.n + sys->binds.n; k++)
    column(s, t, base_format(s->a, "multiplier(%s)", multiplier_row(sys, k)), RUN_MULTIPLIER);
}

static const char *force_name(sampler *s, const force_values *all, uint32_t i, int k) {
  const force_value *v = &all->at.at[i];
  const char *word = v->torque ? "torque" : "force", *body = s->base->m->bodies.at[v->body].name;
  bool alike = false;
  for (uint32_t j = 0; j < all->at.n; j++) {
    const force_value *o = &all->at.at[j];
    alike = alike || (j != i && o->torque == v->torque && o->body == v->body && strcmp(o->name, v->name) == 0);
  }
  const char *at = alike && v->where ? base_format(s->a, " at %s", v->where) : "";
  return base_format(s->a, "%s(%s, %s%s).%c", word, v->name, body, at, "xyz"[k]);
}

static int force_column(sampler *s, run_trajectory *t, const char *name, double value) {
  if (!isfinite(value) || has_column(t, name)) return -1; /* an output may have asked for it */
  column(s, t, name, RUN_FORCE);
  return (int)t->ncolumns - 1;
}

/* The entries at the initial state; what nothing determines there has no column. */
static void name_forces(sampler *s, run_trajectory *t, const force_values *f) {
  base_text open;
  base_text_init(&open, s->a);
  s->nforces = f->at.n;
  s->force_column = base_alloc(s->a, sizeof *s->force_column * (f->at.n + 1));
  for (uint32_t i = 0; i < f->at.n; i++) {
    const force_value *v = &f->at.at[i];
    if (v->actuator) { /* has columns of its own (actuators.c) */
      for (int k = 0; k < 4; k++) s->force_column[i][k] = -1;
      continue;
    }
    for (int k = 0; k < 3; k++) s->force_column[i][k] = force_column(s, t, force_name(s, f, i, k), v->value[k]);
    if (v->indeterminate != FORCE_DETERMINED)
      base_printf(&open, "%s%s(%s, %s)", open.n ? ", " : "", v->torque ? "torque" : "force", v->name,
                  s->base->m->bodies.at[v->body].name);
    double tension = v->reaction ? v->tension : (double)NAN;
    s->force_column[i][3] = force_column(s, t, base_format(s->a, "tension(%s)", v->name), tension);
  }
  if (!open.n) return;
  diag_entry *e =
      diag_all(s->base->diags, DIAG_N402, "supports share a load: in part nothing determines %s", base_text_str(&open));
  diag_hint(s->base->diags, e, "The least choice is recorded; appell eval shows along which direction it is one.");
}

static void name_columns(sampler *s, run_trajectory *t) {
  const derive_system *sys = s->base;
  uint32_t most = 1 + sys->m->coords.n + sys->u.n + sys->dependent.n + sys->m->outputs.n + sys->m->plots.n +
                  sys->sigma.n + sys->binds.n + s->w->nactuators + 5;
  const force_values none = {0},
                     *f = s->w->plan ? derive_forces_at(s->w->plan, s->a, s->m->values, s->w->multiplier) : &none;
  most += 4 * f->at.n;
  t->columns = BASE_ARRAY(s->a, run_column, most);
  column(s, t, "t", RUN_TIME);
  for (uint32_t i = 0; i < sys->m->coords.n; i++) column(s, t, sys->m->coords.at[i].name, RUN_COORDINATE);
  for (uint32_t i = 0; i < sys->u.n + sys->dependent.n; i++) column(s, t, speed_name(sys, i), RUN_SPEED);
  name_outputs(s, t);
  name_multipliers(s, t);
  name_forces(s, t, f);
  s->first_actuator = t->ncolumns;
  run_quantities actuators = {0};
  run_actuators(s->base, &actuators);
  for (uint32_t j = 0; j < actuators.n; j++) column(s, t, actuators.at[j].name, RUN_ACTUATOR);
  s->first_energy = t->ncolumns;
  static const char *const energies[] = {"kinetic()", "potential()", "energy()", "power()", "work()"};
  for (int i = 0; i < 5; i++) column(s, t, energies[i], RUN_ENERGY);
}

/* --- what is watched --- */

typedef struct watched {
  expr_list rows;
  BASE_VEC(bool) velocity;
} watched;

static void watch_constraint(sampler *s, const mech_constraint *c, watched *w) {
  for (uint32_t k = 0; k < c->nrows; k++) {
    const mech_row *r = &c->rows[k];
    if (r->empty) continue;
    if (r->level == LEVEL_CONFIGURATION) {
      base_push(s->a, &w->rows, r->value);
      base_push(s->a, &w->velocity, false);
    }
    if (r->velocity == EXPR_NONE) continue;
    base_push(s->a, &w->rows, r->velocity);
    base_push(s->a, &w->velocity, true);
  }
}

static void watch_rows(sampler *s) {
  const mech_model *m = s->base->m;
  watched w = {0};
  for (uint32_t i = 0; i < m->constraints.n; i++) watch_constraint(s, &m->constraints.at[i], &w);
  for (uint32_t i = 0; i < m->servos.n && !m->contact; i++) watch_constraint(s, &m->servos.at[i].equation, &w);
  s->nrows = w.rows.n;
  s->held = run_program_new(s->m->pool, s->base, w.rows.n, w.rows.at);
  s->row = BASE_ARRAY(s->a, double, w.rows.n + 1);
  s->row_is_velocity = w.velocity.at;
}

/* with the forces in it written out; `otherwise` after a warning, if one of them is not determined */
static ex watchable(sampler *s, ex e, base_span span, const char *what, ex otherwise) {
  const force_law *culprit = NULL;
  ex out = derive_with_forces(s->base, e, &culprit);
  if (out != EXPR_NONE) return out;
  diag_entry *d =
      span.end ? diag_at(s->base->diags, DIAG_W412, span, "%s is not looked for: the force of '%s' is not determined",
                         what, culprit ? culprit->name : "a constraint")
               : diag_all(s->base->diags, DIAG_W412, "%s is not looked for: the force of '%s' is not determined", what,
                          culprit ? culprit->name : "a constraint");
  diag_hint(s->base->diags, d, "appell forces says what can be told of it.");
  return otherwise;
}

static void watch_events(sampler *s) {
  const mech_model *m = s->base->m;
  ex *roots = BASE_ARRAY(s->a, ex, m->events.n + 1);
  for (uint32_t i = 0; i < m->events.n; i++)
    roots[i] = watchable(s, m->events.at[i].value, m->events.at[i].span,
                         base_format(s->a, "the event '%s'", m->events.at[i].text), EXPR_ONE);
  s->nevents = m->events.n;
  if (m->stop_when != EXPR_NONE)
    roots[s->nevents++] = watchable(s, m->stop_when, (base_span){0, 0}, "the condition to stop", EXPR_ZERO);
  s->events = run_program_new(s->m->pool, s->base, s->nevents, roots);
  s->event = BASE_ARRAY(s->a, double, s->nevents + 1);
}

/* phi(0) in an exact answer takes the value at the start */
static void watch_exact(sampler *s, run_trajectory *t) {
  const mech_model *m = s->base->m;
  expr_graph *g = s->base->g;
  ex *roots = BASE_ARRAY(s->a, ex, m->exact.n + 1);
  s->nexact = m->exact.n;
  for (uint32_t i = 0; i < m->exact.n; i++) {
    roots[i] = m->exact.at[i].value;
    base_push(s->a, &t->audit.exact, ((run_exact){expr_symbol_name(g, m->exact.at[i].sym), 0, 0}));
  }
  for (uint32_t id = 0; id < s->nmodel; id++) {
    ex start = expr_symbol_node(g, id);
    if (expr_symbol_kind(g, start) != SYM_START) continue;
    const char *name = expr_symbol_name(g, start);
    size_t n = strlen(name) - 3;
    for (uint32_t k = 0; k < s->nmodel; k++) {
      const char *of = expr_symbol_name(g, expr_symbol_node(g, k));
      if (strlen(of) == n && memcmp(of, name, n) == 0) s->values[id] = s->m->values[id] = s->values[k];
    }
  }
  s->exacts = run_program_new(s->m->pool, s->base, m->exact.n, roots);
  s->exact = BASE_ARRAY(s->a, double, m->exact.n + 1);
}

static void watch_contacts(sampler *s) {
  const mech_model *m = s->base->m;
  for (uint32_t i = 0; s->w->plan && i < m->constraints.n; i++) {
    const mech_constraint *c = &m->constraints.at[i];
    sample_contact x = {.constraint = c, .axis = -1};
    bool any = false;
    for (uint32_t k = 0; k < c->nrows && c->nrows == 3 && c->vector; k++) {
      int axis = c->rows[k].name[strlen(c->rows[k].name) - 1] - 'x';
      if (axis >= 0 && axis < 3 && c->rows[k].empty) any = x.kept[axis] = true;
    }
    if (any) base_push(s->a, &s->contacts, x);
  }
}

sampler *sampler_new(mover *m, const run_options *o, run_trajectory *t) {
  base_arena *a = m->a;
  sampler *s = BASE_NEW(a, sampler);
  s->base = m->sys;
  s->o = o;
  s->a = a;
  s->nmodel = expr_symbol_count(m->sys->m->g);
  sampler_use(s, m);
  s->values = BASE_ARRAY(a, double, expr_symbol_count(m->sys->g) + 1); /* the first look needs the model's part alone */
  double *y = BASE_ARRAY(a, double, m->n + 1);
  mover_take(m, y);
  sampler_look(s, m->values[m->t], y, true);
  name_columns(s, t);
  watch_rows(s);
  watch_events(s);
  watch_exact(s, t);
  watch_contacts(s);
  s->extras = run_program_new(s->m->pool, s->base, o->nextra, o->extra);
  t->nextra = o->nextra;
  s->out = BASE_ARRAY(a, double, s->noutputs + 1);
  uint32_t n = expr_symbol_count(m->sys->g);
  double *values = BASE_ARRAY(a, double, n + 1);
  memcpy(values, m->values, m->nvalues * sizeof *values);
  memcpy(values, s->values, s->nmodel * sizeof *values);
  s->values = values;
  return s;
}

/* --- a row --- */

static void grow(sampler *s, run_trajectory *t) {
  uint32_t n = t->nsamples;
  if (n < 16 ? n != 0 : (n & (n - 1)) != 0) return; /* room for 16, 32, 64 … rows */
  uint32_t room = n < 16 ? 16 : 2 * n;
  double *at = BASE_ARRAY(s->a, double, (size_t)room * t->ncolumns + 1),
         *extra = BASE_ARRAY(s->a, double, (size_t)room * t->nextra + 1);
  if (n) memcpy(at, t->at, sizeof *at * n * t->ncolumns);
  if (n && t->nextra) memcpy(extra, t->extra, sizeof *extra * n * t->nextra);
  t->at = at;
  t->extra = extra;
}

/* Pushing is towards the body's centre. */
static bool find_normal(sample_contact *x, const force_value *v) {
  double most = 0;
  for (int k = 0; k < 3; k++) {
    double inwards = v->center[k] - v->at[k];
    if (x->kept[k] && fabs(inwards) > most) most = fabs(inwards), x->axis = k, x->sign = inwards, x->body = v->body;
  }
  return x->axis >= 0;
}

/* A contact that comes to pull is told once. */
static void watch_normals(sampler *s, const force_values *f, double t) {
  for (uint32_t c = 0; c < s->contacts.n; c++) {
    sample_contact *x = &s->contacts.at[c];
    for (uint32_t i = 0; i < f->at.n && !x->said; i++) {
      const force_value *v = &f->at.at[i];
      if (v->torque || strcmp(v->name, x->constraint->name) != 0) continue;
      if ((x->axis < 0 && !find_normal(x, v)) || x->body != v->body) continue;
      double normal = x->sign > 0 ? v->value[x->axis] : -v->value[x->axis];
      double size = fabs(v->value[0]) + fabs(v->value[1]) + fabs(v->value[2]);
      if (!(normal < -1e-9 * (1 + size))) continue; /* rounding does not pull */
      x->said = true;
      diag_entry *e = diag_at(s->base->diags, DIAG_W410, x->constraint->span,
                              "the normal force of '%s' on %s %s t = %.6g", x->constraint->name,
                              s->base->m->bodies.at[v->body].name, s->nsampled ? "pulls from" : "pulls already at", t);
      diag_hint(s->base->diags, e,
                "Constraints hold in both directions here; a contact that can only push would have opened.");
    }
  }
}

static void record_forces(sampler *s, double *row) {
  if (!s->w->plan) return;
  base_arena scratch;
  base_scratch_init(&scratch, s->a->ctx);
  const force_values *f = derive_forces_at(s->w->plan, &scratch, s->m->values, s->w->multiplier);
  for (uint32_t i = 0; i < s->nforces; i++)
    for (int k = 0; k < 4; k++) {
      const force_value *v = i < f->at.n ? &f->at.at[i] : NULL;
      int at = s->force_column[i][k];
      if (at >= 0) row[at] = !v ? (double)NAN : k < 3 ? v->value[k] : v->tension;
    }
  watch_normals(s, f, row[0]);
  s->nsampled++;
  base_arena_free(&scratch);
}

static void audit(sampler *s, run_trajectory *t, const double *row, double work) {
  run_audit *a = &t->audit;
  const double *e = row + s->first_energy;
  if (t->nsamples == 0) s->energy0 = e[2];
  a->energy = fmax(a->energy, fabs(e[2] - s->energy0 - work));
  a->energy_scale = fmax(a->energy_scale, fmax(fabs(e[0]) + fabs(e[1]), fabs(work)));
  run_program_run(s->held, s->values, s->row);
  for (uint32_t i = 0; i < s->nrows; i++) {
    bool velocity = s->row_is_velocity[i];
    double *worst = velocity ? &a->velocity : &a->configuration;
    *(velocity ? &a->has_velocity : &a->has_configuration) = true;
    *worst = fmax(*worst, fabs(s->row[i]));
  }
  mover *m = s->m;
  for (uint32_t i = 0; i < m->nquaternions; i++) {
    double norm = 0;
    for (int k = 0; k < 4; k++) norm += m->values[m->quaternion[i][k]] * m->values[m->quaternion[i][k]];
    a->has_quaternion = true;
    a->quaternion = fmax(a->quaternion, fabs(norm - 1));
  }
  run_program_run(s->exacts, s->values, s->exact);
  for (uint32_t i = 0; i < s->nexact; i++) {
    run_exact *x = &a->exact.at[i];
    double now = s->values[expr_symbol_id(s->base->g, s->base->m->exact.at[i].sym)];
    x->off = fmax(x->off, isfinite(s->exact[i]) ? fabs(now - s->exact[i]) : HUGE_VAL);
    x->scale = fmax(x->scale, fabs(now));
  }
}

void sampler_row(sampler *s, double *row, double work) {
  const derive_system *sys = s->base;
  uint32_t at = 0;
  row[at++] = s->m->values[s->m->t];
  for (uint32_t i = 0; i < sys->m->coords.n; i++)
    row[at++] = s->values[expr_symbol_id(sys->g, sys->m->coords.at[i].sym)];
  for (uint32_t i = 0; i < sys->u.n; i++) row[at++] = s->values[expr_symbol_id(sys->g, sys->u.at[i].sym)];
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    row[at++] = s->values[expr_symbol_id(sys->g, sys->dependent.at[i].sym)];
  run_program_run(s->outputs, s->values, row + at);
  at = s->first_multiplier;
  for (uint32_t k = 0; k < sys->sigma.n + sys->binds.n; k++) row[at++] = (double)NAN;
  for (uint32_t k = 0; k < s->w->nmultipliers; k++)
    if (s->w->column_of[k] >= 0) row[s->first_multiplier + (uint32_t)s->w->column_of[k]] = s->w->multiplier[k];
  record_forces(s, row);
  double *e = row + s->first_energy;
  const double *energies = s->w->out + s->w->nslots + s->m->sys->sigma.n;
  memcpy(row + s->first_actuator, energies + 2, s->w->nactuators * sizeof *row);
  e[0] = energies[0];
  e[1] = energies[1];
  e[2] = e[0] + e[1];
  e[3] = s->m->drive;
  e[4] = work;
}

void sampler_record(sampler *s, run_trajectory *t, double work) {
  grow(s, t);
  double *row = t->at + (size_t)t->nsamples * t->ncolumns;
  sampler_row(s, row, work);
  if (t->nextra) run_program_run(s->extras, s->values, t->extra + (size_t)t->nsamples * t->nextra);
  audit(s, t, row, work);
  t->nsamples++;
}

const double *sampler_events(sampler *s) {
  run_program_run(s->events, s->values, s->event);
  return s->event;
}
