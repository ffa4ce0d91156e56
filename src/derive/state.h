/* state: numbers at one instant: a consistent state, then accelerations and multipliers. */
#ifndef APPELL_DERIVE_STATE_H
#define APPELL_DERIVE_STATE_H

#include "derive/system.h"

/* A value given from outside: a coordinate, a speed, or any rate q'. Held exactly. */
typedef struct state_given {
  const char *name;
  double value;
} state_given;

typedef struct state_request {
  double t;
  bool outside; /* a state was given: the model's own initial values then only guess */
  const state_given *params, *q, *u;
  uint32_t nparams, nq, nu;
} state_request;

typedef struct state_result {
  double t;
  double *q, *qdot, *qddot; /* by coordinate */
  double *u, *udot;         /* by speed: independent, then dependent */
  double *Q;                /* by independent speed */
  double *mass, *bias;
  double *multiplier; /* NaN where the constraint's own direction has a pole here */
  double T, V;
  double rcond; /* of the mass matrix */
} state_result;

/* false after a complaint in sys->diags */
bool derive_state(derive_system *sys, const state_request *request, state_result *out);

#endif
