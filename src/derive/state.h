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
  double *multiplier; /* of the sigmas, then of the binds; NaN where it is not determined */
  double *actuator;   /* magnitudes of the drives */
  double T, V;
  double rcond;   /* of the equations for u' and the multipliers */
  double *values; /* of all symbols, in the state reached; nvalues of them */
  uint32_t nvalues;
  bool pole; /* the speeds do not describe the motion here; others may */
} state_result;

/* false after a complaint in sys->diags */
bool derive_state(derive_system *sys, const state_request *request, state_result *out);

/* The parameters' values for such a request, by symbol id; false after a complaint. */
bool derive_given_parameters(derive_system *sys, const state_request *request, double *values);
/* The let, force or potential that has no finite value here, so that a message can point at it; NULL: none. */
const char *derive_find_wild(derive_system *sys, const double *values, base_span *span);

/* The model's initial state, all symbols; false, and silent, if there is none. */
bool derive_initial_values(derive_system *sys, double *values);

#endif
