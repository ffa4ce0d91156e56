/* write: what the files of this room share. */
#ifndef APPELL_OUT_WRITE_H
#define APPELL_OUT_WRITE_H

#include "out/report.h"

/* a vector as an expression in the unit vectors of the frame where it is shortest; of a given frame */
ex out_vector(derive_system *sys, vec v);
ex out_vector_in(derive_system *sys, vec v, uint32_t frame);
/* the unknowns: u', that of equation r first; q'', that of this coordinate first, if any; q' */
const ex *out_speed_dots(derive_system *sys, uint32_t r);
const ex *out_accelerations(derive_system *sys, const mech_coord *c);
const ex *out_rates(derive_system *sys);
/* q, u, u' written in q, q', q'' (a quaternion's body rates for its q'); the k-th independent constraint in q, q' */
ex out_in_coordinates(derive_system *sys, ex e);
ex out_constraint(derive_system *sys, uint32_t k);
/* Aᵀλ for one coordinate: the multipliers times ∂(constraint)/∂q' */
ex out_multiplier_terms(derive_system *sys, const mech_coord *c);
/* the same on a speed, of the constraints that are not linear in the speeds: the others do no work on it */
ex out_bind_terms(derive_system *sys, uint32_t speed);

/* Constants that are one in a choice of units. */
typedef struct out_restoring {
  expr_list constants;
  expr_subst *to_one;
  expr_list symbols, by; /* to restore the constants, each of these symbols is replaced */
  bool roots;            /* roots of the constants occur: they must be positive */
} out_restoring;
/* "m=1, a=1" or "m, a"; false after a complaint */
bool out_read_units(derive_system *sys, const char *text, expr_list *out);
/* sides: left, right, left, right … of all equations; parts: symbols whose meaning is among them, not to be restored
   apart from it; false after a complaint */
bool out_units(derive_system *sys, const expr_list *sides, const expr_list *constants, const expr_list *parts,
               out_restoring *r);

#endif
