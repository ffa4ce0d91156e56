/* regular.c: multipliers of the linear constraints for programs and numbers.

   lambda_k = ∂R/∂sigma'_k is taken along the direction in which the constraint's value changes while the speeds stay.
   Where a speed's own definition has a pole that H does not have, v = x'/cos(phi) with a blade, that direction has it
   too: the expression is 0/0 there, though the force is not, and near it digits are lost. It is zero over zero only in
   the motion; so the accelerations are put in from their exact solution, and the common factor drops out. */
#include "derive/servo.h"

static bool moves(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) == SYM_COORD;
}

/* does it divide by something that may vanish although the speeds describe the motion there? */
static bool has_pole(derive_system *sys, ex e) {
  expr_list found = {0};
  derive_denominators(sys, 1, &e, true, &found);
  for (uint32_t i = 0; i < found.n; i++) {
    bool known = !expr_depends(sys->g, found.at[i], moves, sys->g);
    for (uint32_t k = 0; k < sys->conditions.n; k++) known = known || sys->conditions.at[k] == found.at[i];
    if (!known) return true;
  }
  return false;
}

/* the same without accelerations, if that takes the pole away */
static ex without_pole(derive_system *sys, ex e, expr_subst *moving) {
  normal_fuel fuel = {.terms = 300000};
  ex solved = normal_form(sys->g, expr_subst_of(moving, e), &sys->m->facts, &fuel);
  return solved != EXPR_NONE && !has_pole(sys, solved) ? solved : e;
}

const ex *derive_multipliers(derive_system *sys) {
  enum { FEW = 6 }; /* speeds for which the accelerations are solved exactly */
  uint32_t n = sys->sigma.n;
  if (sys->regular) return sys->regular;
  derive_gibbs(sys);
  ex *out = BASE_ARRAY(sys->arena, ex, n + 1), *solution = NULL;
  expr_subst *moving = NULL;
  bool tried = sys->u.n > FEW || sys->binds.n + sys->drives.n > 0;
  for (uint32_t k = 0; k < n; k++) {
    out[k] = sys->multiplier[k];
    if ((tried && !moving) || !has_pole(sys, out[k])) continue;
    normal_fuel fuel = {.terms = 300000};
    if (!tried) {
      tried = true;
      solution = BASE_ARRAY(sys->arena, ex, derive_unknowns(sys) + 1);
      if (derive_solve(sys, solution, &fuel)) moving = derive_in_motion(sys, solution);
    }
    if (moving) out[k] = without_pole(sys, out[k], moving);
  }
  return sys->regular = out;
}
