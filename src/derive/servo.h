/* servo: constraints kept by actuators (MATH 4; Beghin). */
#ifndef APPELL_DERIVE_SERVO_H
#define APPELL_DERIVE_SERVO_H

#include "derive/system.h"

/* Servo equations and actuators, counted against each other; false after a complaint. Called by derive_kinematics. */
bool derive_servo(derive_system *sys);
/* Differentiates servo equations until the actuators determine the accelerations; false after a complaint. */
bool derive_servo_further(derive_system *sys);
/* e with coordinates and speeds put in that the servo equations determine: equal in every motion. They may be used as soon
   as the partial derivatives are taken (Beghin 15). */
ex derive_on_servo(derive_system *sys, ex e);
/* the same for one servo equation more */
void derive_servo_use(derive_system *sys, const sys_bind *row);
/* was this row, of coordinates or of speeds, solved for one of them? */
bool derive_servo_is_used(const derive_system *sys, ex row);
/* what must not vanish, factor by factor, each once */
void derive_servo_condition(derive_system *sys, ex e);
/* a parameter that is zero is put in as zero */
void derive_servo_zero(derive_system *sys, ex param);
/* is this speed or coordinate put in so? */
bool derive_servo_gives(const derive_system *sys, ex sym);
/* the power of an actuator's direction for a magnitude of one: along·u + rest */
ex derive_drive_power(derive_system *sys, const sys_drive *d);
/* what multiplies its magnitude in the power, in the rates of the coordinates, before any constraint is used */
ex derive_drive_rate(derive_system *sys, const sys_drive *d);
/* random values at which everything holds that must hold in a motion, the model's parameters kept */
bool derive_servo_state(derive_system *sys, base_arena *a, uint64_t seed, double *values);

/* Beghin's extended form of Lagrange's equations (16): T, V and Q are formed without the servo equations; these are used
   as soon as the partial derivatives are taken, before d/dt (15). What is left along each displacement of the embedding,
   then the magnitudes; to be compared with those of S. */
void derive_lagrange_extended(derive_system *sys, const lagrange_result *l, ex *out);
/* what must vanish identically if displacements, accelerations and magnitudes of the embedding are right */
void derive_servo_identities(derive_system *sys, expr_list *work, expr_list *allowed, expr_list *power);

/* lets of time with so many derivatives */
void derive_let_orders(derive_system *sys, uint32_t orders);
/* for the files of this room: a row at the level of accelerations; all that servo equations make vanish */
sys_bind sys_bind_row(derive_system *sys, const mech_row *r, base_span span);
void sys_servo_rows(derive_system *sys, base_arena *a, expr_list *out);

#endif
