/* runner: a run in progress. For the files of this room.

   run.c takes it from the start to the end of the time, with samples and events; live.c goes on as far as it is asked. */
#ifndef APPELL_RUN_RUNNER_H
#define APPELL_RUN_RUNNER_H

#include "run/sample.h"

/* systems that were made during the run, freed when it ends, however it ends */
typedef struct made {
  struct made *below;
  derive_system *sys;
} made;

typedef struct runner {
  derive_system *base;
  run_options o;
  run_trajectory *t;
  base_arena *a;
  made *made;
  run_pool pool;
  base_cleanup undo;
  mover *m, *movers; /* in use; all of them */
  sampler *s;
  sim *sim;
  sim_options how;
  double from, to, every;
  uint64_t next;                 /* the next sample's number */
  double *y, *at;                /* scratch states; y: of a sample */
  double *before, *now, *inside; /* events at both ends of an interval, and inside */
  uint32_t watched;
  bool stuck;     /* there are no better speeds: do not ask again */
  sim_counts sum; /* of integrators that were replaced */
} runner;

/* Everything up to the first state; false after a complaint. `t` gets its columns. */
bool runner_open(runner *r, derive_system *sys, const run_options *options, run_trajectory *t);
void runner_close(runner *r);
/* (again) from a time and state */
sim_status runner_start(runner *r, double t, const double *y);
/* One step, not beyond `goal`, with a change of method where it turns out to be stiff. */
sim_status runner_step(runner *r, double goal);
/* Other independent speeds, because the present ones come near a pole; true: the integrator started anew. */
bool runner_repick(runner *r);

#endif
