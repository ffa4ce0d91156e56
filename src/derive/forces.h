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

/* The magnitude of one row of a constraint or one direction of a reaction as an expression. */
typedef struct force_law {
  const char *name;
  ex sym;    /* lambda_perp, tension_rod */
  ex value;  /* in q, u, u' and the multipliers of nonlinear constraints; EXPR_NONE: not found */
  bool open; /* no balance determines it alone */
} force_law;

typedef BASE_VEC(force_law) force_laws; /* of the rows, in their order; then of the reactions, direction by direction */

/* All that is known about forces as expressions; worked out once. */
typedef struct force_sheet {
  force_rows rows;
  force_laws laws;
  expr_subst *magnitudes; /* of every law that was found */
  bool tried, solved;
  ex *solution;          /* u', then the multipliers of nonlinear constraints */
  expr_subst *in_motion; /* the same as a substitution */
} force_sheet;
const force_sheet *derive_force_sheet(derive_system *sys);
/* after the sheet: u' and the multipliers of nonlinear constraints by q and u; NULL if they could not be solved */
expr_subst *derive_force_motion(derive_system *sys);
/* an expression with multipliers and tensions in it, in q, u, u' and the multipliers of nonlinear constraints;
   EXPR_NONE if one of them is not determined, or was not found: `culprit` */
ex derive_with_forces(derive_system *sys, ex e, const force_law **culprit);

/* shared by numbers and expressions: some row follows from others, so that rows share their load */
typedef struct force_sharing {
  bool linear, others; /* among rows linear in the velocities; among those beyond */
} force_sharing;
force_sharing derive_force_shared(const force_rows *rows);
/* found by balancing bodies, not as a multiplier */
bool derive_force_by_balance(const force_row *r, force_sharing shared);
/* the links that carry an unknown of these rows or of a reaction */
bool *derive_force_crossed(derive_system *sys, const force_rows *rows, const bool *by_balance);

/* the forces of magnitude one that act on a coordinate, if its rate is a measure number; none: n is 0 */
const mech_pull *derive_rate_pulls(derive_system *sys, ex rate, uint32_t *n);

/* velocity of the material point that a pull acts on, or angular velocity of the body that it turns; with the sigmas */
vec derive_pull_velocity(derive_system *sys, const mech_pull *p);
/* ∂row/∂w, w the i-th of the speeds and sigmas; and what the row's vectors do there, Σ W·∂v/∂w + Σ tau·∂omega/∂w */
ex derive_row_slope(derive_system *sys, const force_row *row, uint32_t i);
ex derive_row_work(derive_system *sys, const force_row *row, ex symbol);
/* its power in the motion for a multiplier of one: Σ W·v + Σ tau·omega */
ex derive_row_power(derive_system *sys, const force_row *row);

/* A force or torque in numbers, on one body. */
typedef struct force_value {
  const char *name; /* of the constraint, reaction or actuator */
  bool reaction, actuator, torque;
  uint32_t body;
  const char *where;
  double at[3], center[3], value[3];                                /* N components; center: of the body */
  enum { FORCE_DETERMINED, FORCE_ALONG, FORCE_OPEN } indeterminate; /* ALONG: the least choice is shown */
  double play[2][3]; /* ALONG: the first is the direction in which any amount may be added */
  double tension;    /* of a reaction between two points, else NaN */
} force_value;

typedef struct force_values {
  BASE_VEC(force_value) at;
  const bool *shared; /* by multiplier, sigmas then binds: no balance tells it from the others; NULL: none */
  double closure;     /* how well the balance of every body closes, relative to the largest term */
} force_values;

/* after derive_state: r as it left it */
force_values *derive_forces(derive_system *sys, const state_result *r);

/* The same again and again: a plan made once, then values of all symbols (accelerations and the multipliers of nonlinear
   constraints among them) and the multipliers of sigmas and binds, with the actuators' magnitudes behind them. The
   entries are the same ones in the same order. The largest force so far is kept, since rounding is measured by it:
   forces may die away. */
typedef struct force_plan force_plan;
force_plan *derive_force_plan(derive_system *sys);
force_values *derive_forces_at(force_plan *p, base_arena *keep, const double *values, const double *multiplier);

#endif
