/* forces: the forces that keep constraints, and those that the coordinates hide, as vectors. */
#ifndef APPELL_DERIVE_FORCES_H
#define APPELL_DERIVE_FORCES_H

#include "derive/state.h"

/* One row of a constraint with all that is known about its forces. */
typedef struct force_row {
  const mech_constraint *constraint;
  const mech_row *row;
  int sigma, bind; /* where its multiplier is; both -1: implied by the others, found by balancing the bodies */
  const mech_pull *pulls;
  uint32_t npulls;
  const char *vague; /* why there are none */
} force_row;

typedef struct force_rows {
  uint32_t n;
  force_row *at;
} force_rows;

/* All rows of the model, with vectors for those written in scalars whose speeds are measure numbers (Roithmayr & Hodges
   57–60). Every set of vectors is proved to do the work of its row. */
force_rows derive_force_rows(derive_system *sys);

/* A force or torque in numbers, on one body. */
typedef struct force_value {
  const char *name; /* of the constraint or reaction */
  bool reaction, torque;
  uint32_t body;
  const char *where;
  double at[3], value[3];                                           /* N components */
  enum { FORCE_DETERMINED, FORCE_ALONG, FORCE_OPEN } indeterminate; /* ALONG: the least choice is shown */
  double play[2][3]; /* ALONG: the first is the direction in which any amount may be added */
  double tension;    /* of a reaction between two points, else NaN */
} force_value;

typedef struct force_values {
  BASE_VEC(force_value) at;
  double closure; /* how well the balance of every body closes, relative to the largest term */
} force_values;

/* after derive_state: r as it left it */
force_values *derive_forces(derive_system *sys, const state_result *r);

#endif
