/* rhs: the right-hand side of a model as a program: q' and u' from t, q, u and the parameters, the equations solved
   inside. */
#ifndef APPELL_RUN_RHS_H
#define APPELL_RUN_RHS_H

#include "code/code.h"
#include "derive/system.h"

enum { RHS_RATES, RHS_FORCES, RHS_WATCH, RHS_ENTRIES };

/* Inputs in this order: parameters, t, coordinates, independent speeds.
   RHS_RATES: q', then u' of the independent speeds. RHS_FORCES: the multipliers, of the constraints that are embedded
   and then of those that are not. RHS_WATCH: how far the equations are from singular (code_solve.pivot). */
typedef struct run_rhs {
  uint32_t nparams, nq, nu, nmultipliers;
  const mech_param **params; /* those with a number: not the integers */
  bool *idle;                /* of the speeds: nothing determines them, and u' = 0 was taken */
  const char **multiplier;   /* the constraint rows they belong to */
  code_solve solve;
  code_entry entries[RHS_ENTRIES];
  code_spec spec;
} run_rhs;

/* Everything a program is made from, in the system's arena and graph; further entries may be put in place of these. */
void run_rhs_make(derive_system *sys, run_rhs *out);

#endif
