/* actuators: what they do, as expressions with names. */
#ifndef APPELL_RUN_ACTUATORS_H
#define APPELL_RUN_ACTUATORS_H

#include "derive/system.h"

typedef struct run_quantity {
  const char *name; /* actuator(motor), power(motor), torque(motor, wheel).z */
  ex value;         /* in q, u and the magnitudes */
} run_quantity;
typedef BASE_VEC(run_quantity) run_quantities;

/* the magnitude and power of every direction, then the vectors of every actuator on every body, components in N */
void run_actuators(derive_system *sys, run_quantities *out);

#endif
