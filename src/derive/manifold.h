/* manifold: statements that hold only where the constraints do. */
#ifndef APPELL_DERIVE_MANIFOLD_H
#define APPELL_DERIVE_MANIFOLD_H

#include "derive/system.h"

typedef struct derive_manifold derive_manifold;

typedef struct derive_root {
  ex sym, value, other; /* other: the second branch, or EXPR_NONE */
  ex divisor;           /* must not be zero */
  int rank;             /* how good: less is better */
} derive_root;

/* row = 0 solved for a symbol in which it is linear, or of which it contains the square alone */
bool derive_solve_for(derive_system *sys, ex row, ex sym, derive_root *out);

derive_manifold *derive_manifold_new(derive_system *sys);
uint32_t derive_manifold_branches(const derive_manifold *m); /* at least one; all must be looked at */
bool derive_manifold_whole(const derive_manifold *m);        /* false: some constraint could not be used up */
/* A branch on which a condition of the equations fails is not one they speak of. */
bool derive_branch_excluded(derive_system *sys, const derive_manifold *m, uint32_t b);
/* e with the constraints used up, on one branch */
ex derive_on_manifold(derive_system *sys, const derive_manifold *m, uint32_t branch, ex e);

/* the factors of an expression that vary in the motion: a product is zero when one of them is */
void derive_factors(derive_system *sys, ex e, expr_list *out);

/* The shortest form of e that is equal wherever the constraints hold; tidy gives the shortest of those equal everywhere, and
   what it divided by in *removed. */
ex derive_shorten(derive_system *sys, ex e, ex (*tidy)(void *user, ex e, ex *removed), void *user, ex *removed);

#endif
