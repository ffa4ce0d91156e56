/* scaling: which units the equations leave free (Desloge 29; Buckingham).

   Every symbol is multiplied by a factor of its own, exp L(s). The equations
   keep their form if all terms of a sum get the same factor and what stands
   in a sine or an exponential gets none; L(s') = L(s) − L(t). These conditions are
   linear in L: with them, L is a dimension as far as the equations tell it. Constants
   whose L are independent can be set to one by a choice of units; every other symbol
   is then measured in a product of powers of them. Terms of other dimensions may
   cancel in an equation that is not simplified; that only leaves fewer units free,
   so what is found is true. */
#ifndef APPELL_DERIVE_SCALING_H
#define APPELL_DERIVE_SCALING_H

#include "expr/expr.h"

typedef struct scaling scaling;

scaling *scaling_new(expr_graph *g, base_arena *arena, ex t);
/* before scaling_solve: two expressions of the same dimension; a pure number */
void scaling_equal(scaling *s, ex left, ex right);
void scaling_pure(scaling *s, ex e);
/* a symbol that will be asked about */
void scaling_note(scaling *s, ex symbol);
void scaling_solve(scaling *s);
/* The symbol becomes one. False: it cannot, since *pure, a product of powers of it and of those before, has no unit. */
bool scaling_choose(scaling *s, ex symbol, ex *pure);
/* Of the units that are still free, let this symbol keep its own. After all were chosen. */
void scaling_keep(scaling *s, ex symbol);
/* What a symbol is divided by: a product of powers of those chosen. *roots: with roots, so these must be positive. */
ex scaling_inverse_unit(scaling *s, ex symbol, bool *roots);

#endif
