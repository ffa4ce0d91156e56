/* energy: what changes the energy of a system. */
#ifndef APPELL_DERIVE_ENERGY_H
#define APPELL_DERIVE_ENERGY_H

#include "derive/system.h"

/* d(T + V)/dt less Σ u_r residual_r, which is zero without multipliers: forces without a potential, potentials that
   depend on time, and what drives rheonomic geometry; in q, u, u'. Zero as an expression where none of these is. */
ex derive_power(derive_system *sys);

#endif
