/* actuators.c: magnitudes, powers and vectors of the forces that keep servo-constraints (MATH 4; Beghin 7, 16). */
#include "run/actuators.h"

#include <string.h>

#include "derive/servo.h"

/* all that one actuator does on one body */
typedef struct effect {
  const char *actuator;
  uint32_t body;
  bool torque;
  ex c[3];
} effect;
typedef BASE_VEC(effect) effects;

static effect *effect_on(base_arena *a, effects *all, const char *actuator, const mech_pull *p) {
  for (uint32_t i = 0; i < all->n; i++) {
    effect *x = &all->at[i];
    if (x->body == p->body && x->torque == p->torque && strcmp(x->actuator, actuator) == 0) return x;
  }
  base_push(a, all, ((effect){actuator, p->body, p->torque, {EXPR_ZERO, EXPR_ZERO, EXPR_ZERO}}));
  return &all->at[all->n - 1];
}

static void add_effects(derive_system *sys, const sys_drive *d, effects *all) {
  for (uint32_t i = 0; i < d->npulls; i++) {
    const mech_pull *p = &d->pulls[i];
    effect *x = effect_on(sys->arena, all, d->actuator, p);
    ex c[3];
    vec_express(sys->s, sys_to_u(sys, p->value), 0, c);
    for (int k = 0; k < 3; k++) x->c[k] = expr_add(sys->g, x->c[k], expr_mul(sys->g, d->mu, c[k]));
  }
}

void run_actuators(derive_system *sys, run_quantities *out) {
  base_arena *a = sys->arena;
  effects all = {0};
  for (uint32_t j = 0; j < sys->drives.n; j++) {
    const sys_drive *d = &sys->drives.at[j];
    ex power = expr_mul(sys->g, d->mu, derive_drive_power(sys, d));
    base_push(a, out, ((run_quantity){base_format(a, "actuator(%s)", d->name), d->mu}));
    base_push(a, out, ((run_quantity){base_format(a, "power(%s)", d->name), power}));
    add_effects(sys, d, &all);
  }
  for (uint32_t i = 0; i < all.n; i++)
    for (int k = 0; k < 3; k++) {
      const effect *x = &all.at[i];
      const char *name = base_format(a, "%s(%s, %s).%c", x->torque ? "torque" : "force", x->actuator,
                                     sys->m->bodies.at[x->body].name, "xyz"[k]);
      base_push(a, out, ((run_quantity){name, x->c[k]}));
    }
}
