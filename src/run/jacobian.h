/* jacobian: exact derivatives of the rates, for implicit methods. */
#ifndef APPELL_RUN_JACOBIAN_H
#define APPELL_RUN_JACOBIAN_H

#include "run/mover.h"

void mover_jacobian_set(mover *m, sim_problem *p);

#endif
