/* gauss: the principle of least constraint, for the system freed of its constraints (Gauss; Udwadia and Kalaba). */
#ifndef APPELL_DERIVE_GAUSS_H
#define APPELL_DERIVE_GAUSS_H

#include "derive/system.h"

/* M w' + c = Aᵀ lambda and A w' + gamma = 0, w the speeds of the free system */
typedef struct gauss_result {
  derive_system *sys, *free;
  uint32_t n, m; /* speeds, independent rows */
  const mech_row **rows;
  ex *lambda;    /* symbols */
  ex *A, *gamma; /* m rows */
  ex *left,
      *right; /* left lambda = right with left = A M⁻¹ Aᵀ, right = A M⁻¹ c − gamma; NULL if M cannot be inverted */
  bool singular; /* M is singular as an identity: nothing has inertia along some direction until it is constrained */
} gauss_result;

/* NULL if the speeds need the constraints to be closed */
gauss_result *derive_gauss(derive_system *sys);
/* adds the multipliers' own equations; false if out of fuel or M is singular */
bool derive_gauss_multipliers(gauss_result *r, normal_fuel *fuel);
/* What must vanish for this to say the same as the equations of sys: `equations` for the equations and multipliers, `allowed`
   for the accelerations that the constraints allow. */
void derive_gauss_identities(derive_system *sys, const gauss_result *r, expr_list *equations, expr_list *allowed);

#endif
