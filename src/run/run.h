/* run: from a system of equations to its motion, sample by sample. */
#ifndef APPELL_RUN_RUN_H
#define APPELL_RUN_RUN_H

#include "derive/state.h"
#include "sim/sim.h"

typedef struct run_options {
  double from, to, every;     /* NaN: as the model says, else 0 to 10; every: one of `parts` */
  uint32_t parts;             /* 0: 500 */
  double tol;                 /* relative and absolute; 0: 1e-10 */
  double step;                /* of the methods of fixed step, and the longest of the others; 0: found */
  sim_method method;          /* SIM_DOP853 … */
  bool choose;                /* change to BDF where the problem turns out to be stiff */
  bool forces;                /* constraint forces and reactions as vectors, in columns of their own */
  uint64_t most_steps;        /* 0: 100 million */
  const state_request *state; /* where it starts; NULL: the model's initial state */
  const ex *extra;            /* scalars in sys->g, evaluated at each sample: in coordinates, rates, speeds, their */
  uint32_t nextra;            /* derivatives and time */
  void (*progress)(void *user, double t, double from, double to);
  void *user;
} run_options;

typedef enum {
  RUN_TIME,
  RUN_COORDINATE,
  RUN_SPEED,
  RUN_OUTPUT,
  RUN_MULTIPLIER,
  RUN_FORCE,
  RUN_ACTUATOR,
  RUN_ENERGY
} run_kind;

typedef struct run_column {
  const char *name; /* phi, phi', force(perp, P1).x, energy() */
  run_kind kind;
} run_column;

typedef struct run_event {
  const char *name; /* of the event; NULL: the run's end by `stop when` */
  double t;
  int direction; /* of the expression: up 1, down -1 */
} run_event;

/* an `exact` line against the motion */
typedef struct run_exact {
  const char *name;
  double off, scale; /* largest difference, largest value */
} run_exact;

/* What happened to the things that should stay as they are. */
typedef struct run_audit {
  double energy, energy_scale;    /* largest |E(t) − E(0) − work|; largest |T| + |V| */
  double configuration, velocity; /* largest residuals of the constraints at both levels, at the samples */
  double quaternion;              /* largest | |e|² − 1 | */
  bool has_configuration, has_velocity, has_quaternion;
  sim_counts counts;
  uint32_t repicked; /* how often the independent speeds were changed */
  const char *method;
  BASE_VEC(run_exact) exact;
} run_audit;

typedef struct run_trajectory {
  uint32_t ncolumns;
  run_column *columns;
  uint32_t nsamples, nextra;
  double *at;    /* nsamples rows of ncolumns */
  double *extra; /* nsamples rows of nextra */
  double tol, from, to;
  BASE_VEC(run_event) events;
  run_audit audit;
  bool complete;      /* reached the end, or a `stop when` */
  bool interrupted;   /* the caller cancelled it */
  const char *ending; /* why it ended early, a line; NULL: at the end of the time */
} run_trajectory;

run_options run_options_default(void);
/* false after a complaint in sys->diags before anything moved. A run that ends early is kept as far as it goes: complete
   is false, and a complaint tells why. */
bool run_motion(derive_system *sys, const run_options *options, run_trajectory *out);
/* the number of a column, or −1 */
int run_find(const run_trajectory *t, const char *name);

#endif
