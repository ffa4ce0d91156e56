/* write: what the files of this room share. */
#ifndef APPELL_OUT_WRITE_H
#define APPELL_OUT_WRITE_H

#include "out/report.h"

/* a vector as an expression in the unit vectors of the frame where it is shortest; of a given frame */
ex out_vector(derive_system *sys, vec v);
ex out_vector_in(derive_system *sys, vec v, uint32_t frame);
/* the unknowns: u', that of equation r first; q'', that of this coordinate first */
const ex *out_speed_dots(derive_system *sys, uint32_t r);
const ex *out_accelerations(derive_system *sys, const mech_coord *c);
/* Aᵀλ for one coordinate: the multipliers times ∂(constraint)/∂q' */
ex out_multiplier_terms(derive_system *sys, const mech_coord *c);

/* does a let, or a derivative of it, stand in the equations? by let */
bool *out_lets_used(derive_system *sys);
/* the frame of a LaTeX document */
void out_latex_open(const char *title, base_text *out);
void out_latex_close(base_text *out);

#endif
