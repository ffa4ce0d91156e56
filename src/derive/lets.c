/* lets.c: lets that depend on time alone, and their derivatives.

   They stay symbols in equations and proofs: what holds for any functions holds
   for these. Their values are written out where numbers are wanted, or where a
   proof does not succeed without them. */
#include "derive/servo.h"

/* the next derivative of every let of time */
static void add_order(derive_system *sys) {
  mech_model *view = BASE_NEW(sys->arena, mech_model);
  *view = *sys->m;
  view->g = sys->g;
  expr_deriv *d = expr_deriv_new(sys->g, sys->arena, mech_rate_of, view);
  uint32_t n = sys->m->lets.n, done = sys->lets.n;
  for (uint32_t i = 0; i < n; i++) {
    const mech_let *l = &sys->m->lets.at[i];
    sys_let *below = done ? &sys->lets.at[done - n + i] : NULL;
    sys_let x = {done ? expr_deriv_of(d, below->sym) : l->sym, done ? expr_deriv_of(d, below->value) : l->value,
                 EXPR_NONE};
    base_push(sys->arena, &sys->lets, x);
  }
}

/* Lets of time with their derivatives: accelerations and energy rates need the first three; servo equations that are
   differentiated further need more. Each leans on the ones before it. */
void derive_let_orders(derive_system *sys, uint32_t orders) {
  uint32_t n = sys->m->lets.n;
  while (n && sys->lets.n < n * (orders + 1)) add_order(sys);
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < sys->lets.n; i++) {
    sys->lets.at[i].expanded = expr_subst_of(s, sys->lets.at[i].value);
    s = expr_subst_new(sys->g, sys->arena);
    for (uint32_t k = 0; k <= i; k++) expr_subst_set(s, sys->lets.at[k].sym, sys->lets.at[k].expanded);
  }
  sys->expand = s;
}

ex derive_expand(derive_system *sys, ex e) {
  return expr_subst_of(sys->expand, e);
}

void derive_let_values(derive_system *sys, double *values) {
  for (uint32_t i = 0; i < sys->lets.n; i++)
    values[expr_symbol_id(sys->g, sys->lets.at[i].sym)] = expr_eval(sys->g, sys->lets.at[i].value, values);
}
