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

#endif
