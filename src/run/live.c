/* live.c: the integrator runs ahead by whole steps; what is asked for is read between its steps on the dense output, put
   on the manifold. A value that is set makes it start anew from there. */
#include "run/live.h"

#include <math.h>
#include <string.h>

#include "run/blame.h"
#include "run/runner.h"

struct run_live {
  runner r;
  run_trajectory t;
  double time, work, *row;
  bool fresh;   /* the row belongs to the state */
  bool stopped; /* the integrator cannot go on */
};

run_live *run_live_new(derive_system *sys, const run_options *options) {
  run_live *l = BASE_NEW(sys->arena, run_live);
  run_options o = *options;
  if (isnan(o.from) && sys->m->simulate_to == EXPR_NONE && !o.state) o.from = 0;
  o.to = 1e300; /* as far as it is asked */
  o.every = 1e299;
  if (!runner_open(&l->r, sys, &o, &l->t)) {
    runner_close(&l->r);
    return NULL;
  }
  l->time = l->r.from;
  l->row = BASE_ARRAY(sys->arena, double, l->t.ncolumns + 1);
  return l;
}

void run_live_free(run_live *l) {
  runner_close(&l->r);
}

const run_trajectory *run_live_columns(const run_live *l) {
  return &l->t;
}

double run_live_time(const run_live *l) {
  return l->time;
}

static bool fixed_step(const runner *r) {
  return r->how.method == SIM_RK4 || r->how.method == SIM_GAUSS;
}

bool run_live_to(run_live *l, double t) {
  runner *r = &l->r;
  if (!(t >= l->time) || !isfinite(t)) return false;
  while (!l->stopped && sim_now(r->sim) < t) {
    sim_status status = runner_step(r, fixed_step(r) ? t : 1e300);
    if (status != SIM_OK) {
      l->stopped = true;
      run_blame(r->m, r->base->diags, status, sim_now(r->sim), r->sim);
    } else if (sim_now(r->sim) < t) {
      runner_repick(r);
    }
  }
  l->time = fmin(t, sim_now(r->sim));
  l->fresh = false;
  return l->time == t;
}

static bool look(run_live *l) {
  runner *r = &l->r;
  sim_dense(r->sim, l->time, r->at);
  l->work = r->m->nw ? r->at[r->m->nq + r->m->nu] : 0;
  return sampler_look(r->s, l->time, r->at, true);
}

const double *run_live_row(run_live *l) {
  if (!l->fresh) {
    look(l);
    sampler_row(l->r.s, l->row, l->work);
    l->fresh = true;
  }
  return l->row;
}

/* the place of a coordinate, or of an independent speed, in the state */
static int place(const runner *r, const char *name) {
  const derive_system *sys = r->m->sys;
  for (uint32_t i = 0; i < r->m->nq; i++)
    if (strcmp(sys->m->coords.at[i].name, name) == 0) return (int)i;
  for (uint32_t i = 0; i < r->m->nu; i++)
    if (strcmp(sys->u.at[i].name, name) == 0) return (int)(r->m->nq + i);
  return -1;
}

run_live_answer run_live_set(run_live *l, const char *name, double value) {
  runner *r = &l->r;
  mover *m = r->m;
  int which = place(r, name);
  if (which < 0 || !isfinite(value)) return RUN_LIVE_UNKNOWN;
  look(l);
  mover_take(m, r->y);
  if (m->nw) r->y[m->nq + m->nu] = l->work;
  r->y[which] = value;
  uint32_t slot = (uint32_t)which < m->nq ? m->q[which] : m->u[(uint32_t)which - m->nq];
  m->values[slot] = value;
  if (!mover_settle_but(m, slot)) return RUN_LIVE_OFF;
  mover_take(m, r->y);
  l->fresh = false;
  l->stopped = runner_start(r, l->time, r->y) != SIM_OK;
  return RUN_LIVE_SET;
}
