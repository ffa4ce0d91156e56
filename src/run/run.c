/* run.c: the motion of a system from its initial state to the end of the time.

   Steps are the integrator's own; samples, events and the end by `stop when` are found inside them on the dense output,
   each put back on the manifold of the constraints. After a step three things may interrupt: an event that ends the run,
   a kinematics that comes near a pole (then independent speeds are chosen anew, and the run goes on in them), and
   whatever makes it impossible to go on, which is told with its time and culprit while the samples so far stay. */
#include "run/run.h"

#include <math.h>
#include <string.h>

#include "run/blame.h"
#include "run/jacobian.h"
#include "run/runner.h"

static const double NEAR_POLE = 0.1;

run_options run_options_default(void) {
  return (run_options){.from = (double)NAN,
                       .to = (double)NAN,
                       .every = (double)NAN,
                       .tol = 1e-10,
                       .method = SIM_DOP853,
                       .choose = true,
                       .forces = true};
}

int run_find(const run_trajectory *t, const char *name) {
  for (uint32_t i = 0; i < t->ncolumns; i++)
    if (strcmp(t->columns[i].name, name) == 0) return (int)i;
  return -1;
}

static void free_made(void *user) {
  runner *r = user;
  for (; r->made; r->made = r->made->below) derive_free(r->made->sys);
}

/* --- the beginning --- */

static bool bad_time(runner *r, const char *what) {
  diag_entry *e = diag_all(r->base->diags, DIAG_E411, "%s", what);
  diag_hint(r->base->diags, e, "simulate START to END in the model, or --until and --every, say from when to when.");
  return false;
}

/* The span of time: what was asked for, else the model's, else ten units of it. */
static bool set_times(runner *r, const double *values) {
  const mech_model *m = r->base->m;
  r->from = r->o.from, r->to = r->o.to, r->every = r->o.every;
  bool given = m->simulate_to != EXPR_NONE;
  if (isnan(r->from) && r->o.state) r->from = r->o.state->t;
  if (isnan(r->from)) r->from = given ? expr_eval(r->base->g, m->simulate_from, values) : 0;
  if (isnan(r->to)) {
    r->to = given ? expr_eval(r->base->g, m->simulate_to, values) : r->from + 10;
    if (!given) diag_all(r->base->diags, DIAG_N412, "the model says nothing of simulate: it runs to t = %g", r->to);
  }
  if (isnan(r->every)) r->every = (r->to - r->from) / (r->o.parts ? r->o.parts : 500);
  if (!isfinite(r->from) || !isfinite(r->to) || !(r->to > r->from))
    return bad_time(r, base_format(r->a, "a run from t = %g to t = %g has no duration", r->from, r->to));
  if (!(r->every > 0)) return bad_time(r, "the time between samples must be above zero");
  if ((r->to - r->from) / r->every > 1e8) return bad_time(r, "more than a hundred million samples");
  return true;
}

/* the time of a sample, without adding up */
static double sample_time(const runner *r, uint64_t k) {
  double t = r->from + (double)k * r->every;
  return t > r->to - 1e-9 * r->every ? r->to : t;
}

static bool same_speeds(const derive_system *a, const derive_system *b) {
  bool same = a->u.n == b->u.n;
  for (uint32_t i = 0; same && i < a->u.n; i++) same = strcmp(a->u.at[i].name, b->u.at[i].name) == 0;
  return same;
}

/* The speeds that are best at a state: first with the model's own kept, then, if they are the trouble, rates alone. */
static derive_system *other_speeds(runner *r, derive_system *now, const double *values, bool in_rates) {
  diag_list *quiet = BASE_NEW(r->a, diag_list);
  diag_init(quiet, r->a);
  double *at = BASE_ARRAY(r->a, double, expr_symbol_count(r->base->m->g) + 1);
  memcpy(at, values, expr_symbol_count(r->base->m->g) * sizeof *at);
  derive_system *other;
  if (in_rates) {
    if (r->base->m->speeds.n == 0) return NULL;
    other = derive_in_rates_at(r->base, at); /* in the base's graph */
  } else {
    other = derive_kinematics_at(r->a, r->base->m, quiet, at);
    if (other) {
      made *link = BASE_NEW(r->a, made);
      *link = (made){r->made, other};
      r->made = link;
    }
  }
  if (!other || same_speeds(other, now)) return NULL;
  other->diags = r->base->diags;
  return other;
}

static const char *speed_names(runner *r, const derive_system *sys) {
  base_text t;
  base_text_init(&t, r->a);
  for (uint32_t i = 0; i < sys->u.n; i++) base_printf(&t, "%s%s", i ? ", " : "", sys->u.at[i].name);
  return base_text_str(&t);
}

static mover *keep(runner *r, mover *m) {
  if (!m) return NULL;
  m->below = r->movers;
  return r->movers = m;
}

/* The initial state, by other speeds if the usual ones have a pole there. */
static mover *first_mover(runner *r, double from) {
  state_request request = r->o.state ? *r->o.state : (state_request){0};
  state_result state = {0};
  request.t = from;
  derive_system *sys = r->base;
  uint32_t said = sys->diags->entries.n, errors = sys->diags->errors;
  bool ok = derive_state(sys, &request, &state);
  if (!ok && state.pole && (sys = other_speeds(r, sys, state.values, false))) {
    r->base->diags->entries.n = said;
    r->base->diags->errors = errors;
    diag_all(r->base->diags, DIAG_N304, "at the initial state the independent speeds are %s", speed_names(r, sys));
    ok = derive_state(sys, &request, &state);
  }
  return ok ? keep(r, mover_new(&r->pool, sys, state.values, state.nvalues)) : NULL;
}

/* --- integrators --- */

sim_status runner_start(runner *r, double t, const double *y) {
  if (r->sim) {
    sim_counts c = sim_counted(r->sim);
    r->sum.steps += c.steps, r->sum.refused += c.refused, r->sum.rates += c.rates, r->sum.projections += c.projections;
    sim_close(r->sim);
  }
  sim_problem p = {.n = r->m->n, .user = r->m, .rate = mover_rate};
  if (r->m->configuration.m + r->m->velocity.m) p.project = mover_project;
  if (r->how.method == SIM_BDF || r->how.method == SIM_ADAMS) mover_jacobian_set(r->m, &p);
  if (r->how.method == SIM_IDA) p.nx = r->m->nx, p.residual = mover_residual, p.unknowns = mover_unknowns;
  r->how.controlled = r->m->n;
  r->sim = sim_new(r->a, &p, &r->how);
  mover_put(r->m, t, y);
  mover_factor(r->m);
  if (r->m->size == 0) r->m->size = mover_size(r->m);
  return sim_start(r->sim, t, y, r->to);
}

static bool fixed(const runner *r) {
  return r->how.method == SIM_RK4 || r->how.method == SIM_GAUSS;
}

static void set_method(runner *r) {
  r->how = sim_options_default();
  r->how.method = r->o.method;
  r->how.rtol = r->how.atol = r->o.tol;
  r->how.steps = r->o.most_steps ? r->o.most_steps : 100000000;
  r->how.stiff = r->o.method == SIM_DOP853;
  if (fixed(r)) { /* steps that end on the samples */
    double wanted = r->o.step > 0 ? r->o.step : fmin(r->every, 0.01);
    r->how.step = r->every / ceil(r->every / wanted - 1e-9);
  } else {
    r->how.longest = r->o.step;
  }
}

/* --- events --- */

static void look(runner *r, double t) {
  sim_dense(r->sim, t, r->at);
  sampler_look(r->s, t, r->at, true);
}

typedef struct crossing {
  runner *r;
  uint32_t which;
  bool stop; /* a condition: true is +1, false is −1 */
} crossing;

static double event_at(void *user, double t) {
  crossing *c = user;
  look(c->r, t);
  double v = sampler_events(c->r->s)[c->which];
  return c->stop ? (v != 0 ? 1 : -1) : v;
}

static bool is_stop(const runner *r, uint32_t i) {
  return r->base->m->stop_when != EXPR_NONE && i + 1 == r->watched;
}

static void read_events(runner *r, double *out) {
  const double *v = sampler_events(r->s);
  for (uint32_t i = 0; i < r->watched; i++) out[i] = is_stop(r, i) ? (v[i] != 0 ? 1 : -1) : v[i];
}

/* Events in (a, b] of the last step, in the order of time; the time at which the run is to stop, or infinity. */
static double scan(runner *r, double a, double b) {
  double stop = HUGE_VAL;
  uint32_t first = r->t->events.n;
  for (uint32_t i = 0; i < r->watched; i++) {
    double fa = r->before[i], fb = r->now[i];
    if (!isfinite(fa) || !isfinite(fb) || fa == 0 || (fa < 0) == (fb < 0)) {
      if (!(fb == 0 && fa != 0)) continue;
    }
    crossing c = {r, i, is_stop(r, i)};
    double t = sim_root(event_at, &c, a, b, fa, fb);
    if (c.stop && fb < 0) continue; /* the condition ceases to hold: it was true at the start */
    if (c.stop) stop = fmin(stop, t);
    run_event e = {c.stop ? NULL : r->base->m->events.at[i].text, t, fb > fa ? 1 : -1};
    base_push(r->a, &r->t->events, e);
    for (uint32_t k = r->t->events.n - 1; k > first && r->t->events.at[k - 1].t > r->t->events.at[k].t; k--) {
      run_event x = r->t->events.at[k];
      r->t->events.at[k] = r->t->events.at[k - 1];
      r->t->events.at[k - 1] = x;
    }
  }
  while (r->t->events.n && r->t->events.at[r->t->events.n - 1].t > stop) r->t->events.n--;
  return stop;
}

/* Four looks inside a step, so that two crossings close together are not taken for none. */
static double find_events(runner *r) {
  enum { LOOKS = 4 };
  double a = sim_before(r->sim), b = sim_now(r->sim), stop = HUGE_VAL;
  if (r->watched == 0) return stop;
  for (int k = 1; k <= LOOKS && stop == HUGE_VAL; k++) {
    double t0 = a + (b - a) * (k - 1) / LOOKS, t1 = k == LOOKS ? b : a + (b - a) * k / LOOKS;
    look(r, t1);
    read_events(r, r->now);
    memcpy(r->inside, r->now, r->watched * sizeof *r->now);
    stop = scan(r, t0, t1);
    memcpy(r->before, r->inside, r->watched * sizeof *r->now);
  }
  return stop;
}

/* --- samples --- */

static void record(runner *r, double t, const double *y) {
  sampler_look(r->s, t, y, true);
  sampler_record(r->s, r->t, r->m->nw ? y[r->m->nq + r->m->nu] : 0);
}

/* the samples up to a time inside the last step */
static void record_until(runner *r, double end) {
  for (double t; r->next > 0 && (t = sample_time(r, r->next)) <= end; r->next = t == r->to ? 0 : r->next + 1) {
    sim_dense(r->sim, t, r->at);
    record(r, t, r->at);
  }
}

/* --- going on --- */

/* all conditions of a mover's kinematics well away from zero */
static bool is_sound(mover *m) {
  return mover_pole(m, 3 * NEAR_POLE) < 0;
}

/* One that has served before, or a new one; its values are those of the state. NULL: there is nothing better. */
static mover *other_mover(runner *r) {
  for (mover *m = r->movers; m; m = m->below) {
    if (m == r->m) continue;
    memcpy(m->values, r->s->values, r->s->nmodel * sizeof *m->values);
    if (is_sound(m)) return m;
  }
  for (int in_rates = 0; in_rates < 2; in_rates++) {
    derive_system *other = other_speeds(r, r->m->sys, r->s->values, in_rates);
    mover *m = other ? mover_new(&r->pool, other, r->s->values, r->s->nmodel) : NULL;
    if (m && is_sound(m)) return keep(r, m);
  }
  return NULL;
}

bool runner_repick(runner *r) {
  if (r->stuck) return false;
  mover_put(r->m, sim_now(r->sim), sim_state(r->sim));
  int which = mover_pole(r->m, NEAR_POLE);
  if (which < 0) return false;
  double t = sim_now(r->sim), work = r->m->nw ? sim_state(r->sim)[r->m->nq + r->m->nu] : 0;
  if (!sampler_look(r->s, t, sim_state(r->sim), true)) return false;
  mover *m = other_mover(r);
  if (!m) {
    r->stuck = true;
    return false;
  }
  if (r->t->audit.repicked++ < 3)
    diag_all(r->base->diags, DIAG_N410, "at t = %.6g, near %s = 0, the independent speeds become %s", t,
             expr_brief(r->m->sys->g, r->a, r->m->sys->conditions.at[which]), speed_names(r, m->sys));
  r->m = m;
  sampler_use(r->s, m);
  mover_take(m, r->y); /* as many numbers as before */
  if (m->nw) r->y[m->nq + m->nu] = work;
  runner_start(r, t, r->y);
  return true;
}

/* On by BDF if that may be chosen and is there; in any case it is said. */
static void be_stiff(runner *r) {
  double t = sim_now(r->sim);
  bool change = r->o.choose && sim_has(SIM_BDF);
  diag_entry *e = diag_all(r->base->diags, DIAG_N411, "the system turns out to be stiff at t = %.6g%s", t,
                           change ? ": on by bdf" : "");
  if (r->o.choose && !change)
    diag_hint(r->base->diags, e,
              "This build has no method for stiff systems: install libsundials-dev, then build again.");
  if (!r->o.choose) diag_hint(r->base->diags, e, "--method bdf takes larger steps there.");
  if (change) r->how.method = SIM_BDF;
  r->how.stiff = false;
  memcpy(r->y, sim_state(r->sim), r->m->n * sizeof *r->y);
  runner_start(r, t, r->y);
}

sim_status runner_step(runner *r, double goal) {
  sim_status status = sim_step(r->sim, goal);
  if (status != SIM_STIFF) return status;
  be_stiff(r);
  return SIM_OK;
}

static bool cancelled(const runner *r) {
  const base_ctx *c = r->a->ctx;
#if defined(__GNUC__)
  return c->cancel && __atomic_load_n(c->cancel, __ATOMIC_RELAXED);
#else
  return c->cancel && *c->cancel;
#endif
}

/* One step and all that lies in it; false: the run is over. */
static bool go_on(runner *r) {
  double goal = fixed(r) && r->next ? sample_time(r, r->next) : r->to;
  sim_status status = sim_step(r->sim, goal);
  bool stiff = status == SIM_STIFF;
  if (stiff) status = SIM_OK; /* the step is good all the same */
  if (status == SIM_OK) {
    double stop = find_events(r);
    record_until(r, fmin(stop, sim_now(r->sim)));
    if (stop < HUGE_VAL) {
      sim_dense(r->sim, stop, r->at);
      bool there = r->t->nsamples && r->t->at[(size_t)(r->t->nsamples - 1) * r->t->ncolumns] == stop;
      if (!there) record(r, stop, r->at);
      r->t->ending = base_format(r->a, "stopped at t = %.10g by its condition", stop);
      return false;
    }
    if (stiff) be_stiff(r);
    else runner_repick(r);
  }
  if (status != SIM_OK) {
    r->t->complete = false;
    r->t->ending = run_blame(r->m, r->base->diags, status, sim_now(r->sim), r->sim);
    return false;
  }
  if (cancelled(r)) {
    r->t->complete = false;
    r->t->interrupted = true;
    r->t->ending = base_format(r->a, "interrupted at t = %.10g", sim_now(r->sim));
    return false;
  }
  if (r->o.progress) r->o.progress(r->o.user, sim_now(r->sim), r->from, r->to);
  return r->next > 0;
}

static const char *method_name(const runner *r) {
  static const char *const name[] = {"dop853", "rk4", "gauss", "adams", "bdf", "ida"};
  const char *now = name[r->how.method];
  return r->how.method == r->o.method ? now : base_format(r->a, "%s, then %s", name[r->o.method], now);
}

static void finish(runner *r) {
  run_audit *a = &r->t->audit;
  if (a->repicked > 3) diag_all(r->base->diags, DIAG_N410, "and %u times more, at other poles", a->repicked - 3);
  sim_counts c = sim_counted(r->sim);
  a->counts = (sim_counts){c.steps + r->sum.steps, c.refused + r->sum.refused, c.rates + r->sum.rates,
                           c.projections + r->sum.projections};
  a->method = method_name(r);
  for (uint32_t c0 = 0; c0 < r->t->ncolumns; c0++) {
    uint32_t bad = 0;
    for (uint32_t i = 0; i < r->t->nsamples; i++) bad += isfinite(r->t->at[(size_t)i * r->t->ncolumns + c0]) ? 0 : 1;
    if (bad)
      diag_all(r->base->diags, DIAG_W411, "'%s' has no finite value in %u of %u samples", r->t->columns[c0].name, bad,
               r->t->nsamples);
  }
}

static bool prepare(runner *r) {
  double *values = BASE_ARRAY(r->a, double, expr_symbol_count(r->base->g) + 1);
  const state_request none = {0};
  if (!derive_given_parameters(r->base, r->o.state ? r->o.state : &none, values) || !set_times(r, values)) return false;
  r->m = first_mover(r, r->from);
  if (!r->m) return false;
  if (r->m->n == r->m->nw) return bad_time(r, "nothing moves");
  r->t->tol = r->o.tol, r->t->from = r->from, r->t->to = r->to;
  r->s = sampler_new(r->m, &r->o, r->t);
  r->watched = r->s->nevents;
  r->y = BASE_ARRAY(r->a, double, r->m->n + 1);
  r->at = BASE_ARRAY(r->a, double, r->m->n + 1);
  r->before = BASE_ARRAY(r->a, double, 3 * r->watched + 1);
  r->now = r->before + r->watched, r->inside = r->now + r->watched;
  set_method(r);
  mover_settle(r->m);
  mover_take(r->m, r->y);
  mover_pole(r->m, 0);
  sim_status status = runner_start(r, r->from, r->y);
  if (status != SIM_OK) run_blame(r->m, r->base->diags, status, r->from, r->sim);
  return status == SIM_OK;
}

bool runner_open(runner *r, derive_system *sys, const run_options *options, run_trajectory *out) {
  *r = (runner){.base = sys, .o = *options, .t = out, .a = sys->arena};
  *out = (run_trajectory){0};
  if (!(r->o.tol > 0)) r->o.tol = 1e-10;
  base_cleanup_push(r->a->ctx, &r->undo, free_made, r);
  run_pool_open(&r->pool, r->a);
  return prepare(r);
}

void runner_close(runner *r) {
  sim_close(r->sim);
  run_pool_close(&r->pool);
  base_cleanup_pop(r->a->ctx, &r->undo);
  free_made(r);
}

bool run_motion(derive_system *sys, const run_options *options, run_trajectory *out) {
  runner r;
  bool ok = runner_open(&r, sys, options, out);
  if (ok) {
    r.t->complete = true;
    record(&r, r.from, r.y);
    read_events(&r, r.before);
    r.next = 1;
    bool at_once = sys->m->stop_when != EXPR_NONE && r.before[r.watched - 1] > 0;
    if (at_once) r.t->ending = "its condition to stop holds at the start";
    while (!at_once && go_on(&r)) continue;
    finish(&r);
  }
  runner_close(&r);
  return ok;
}
