/* simplify: the form a person would have written, measured in printed operations.

   Operations are those of expr_printed_operations: each of + - * / ^ and each
   call, a rational coefficient once, a sign not at all. From the reduced normal
   form a few equal forms are made (either of sin² and cos², sums and doubles of
   angles, monomial denominators distributed) and each is factored by the search
   of simplify_factor.c; the shortest is kept, the given one if none is shorter.
   Whatever is returned is proved equal by the normal form. Fuel is counted, so
   results depend on the input alone. */
#ifndef APPELL_EXPR_SIMPLIFY_H
#define APPELL_EXPR_SIMPLIFY_H

#include "expr/normal.h"

/* e or something equal and shorter */
ex simplify(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel);
/* the same for what is linear in these symbols: of equally short forms the one where they have short coefficients */
ex simplify_by(expr_graph *g, ex e, uint32_t n, const ex *symbols, const normal_facts *facts, normal_fuel *fuel);

/* May an equation be divided by this factor? COMMON: where it divides every term; FREELY: also where that makes
   fractions of some terms, g/a for a·x + g. */
typedef enum { DIVIDE_NEVER, DIVIDE_COMMON, DIVIDE_FREELY } simplify_licence;

typedef struct simplify_rules {
  uint32_t ncollect; /* the unknowns, of which the equation is a linear combination */
  const ex *collect;
  simplify_licence (*licence)(void *user, ex factor);
  void *user;
} simplify_rules;

/* residual = 0 as short as possible: residual = *removed · result, where *removed must not be zero. */
ex simplify_equation(expr_graph *g, ex residual, const simplify_rules *rules, const normal_facts *facts,
                     normal_fuel *fuel, ex *removed);

#endif
