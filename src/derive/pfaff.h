/* pfaff: differential forms Σ c_k dq_k of first degree over the coordinates and time, and their integrals. */
#ifndef APPELL_DERIVE_PFAFF_H
#define APPELL_DERIVE_PFAFF_H

#include "derive/system.h"

typedef struct pfaff_space {
  derive_system *sys;
  uint32_t n; /* coordinates, and time if it matters */
  bool timely;
  expr_deriv *by_time; /* ∂/∂t with given functions of time running */
} pfaff_space;

void pfaff_space_init(pfaff_space *p, derive_system *sys, bool timely);
ex pfaff_symbol(const pfaff_space *p, uint32_t k);
ex pfaff_partial(const pfaff_space *p, ex e, uint32_t k);
/* a constraint in the rates of the coordinates as a form; false: it speaks of a quaternion's body rates */
bool pfaff_of_row(const pfaff_space *p, ex row, ex *c);
/* f with df = Σ c_k dq_k: false if there is none, or none was found */
bool pfaff_potential(const pfaff_space *p, const ex *c, ex *f);
/* f with df = mu Σ c_k dq_k for some mu: false if none was found */
bool pfaff_integrate(const pfaff_space *p, const ex *c, ex *f);

#endif
