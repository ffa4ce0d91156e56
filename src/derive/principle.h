/* principle: what the principles share, for the files of this room. */
#ifndef APPELL_DERIVE_PRINCIPLE_H
#define APPELL_DERIVE_PRINCIPLE_H

#include "derive/system.h"

typedef struct partial {
  derive_system *sys;
  ex symbol;
} partial;

void sys_move_bodies(derive_system *sys);
/* velocity of the material point a force acts on, angular velocity of the frame a torque turns */
vec sys_load_velocity(derive_system *sys, const mech_load *l, bool all);
vec sys_gyroscopic(derive_system *sys, const mech_body *b, vec omega); /* ω × I ω */
vec sys_partial(derive_system *sys, vec v, ex symbol);                 /* ∂v/∂symbol, basis vectors held */

#endif
