/* antideriv: elementary antiderivatives in one symbol, proved by differentiating them. */
#ifndef APPELL_EXPR_ANTIDERIV_H
#define APPELL_EXPR_ANTIDERIV_H

#include "expr/normal.h"

/* F with ∂F/∂x = e, or EXPR_NONE if none was found. Powers of x times sines, cosines or an exponential of what is
   linear in x; quotients that are the derivative of a logarithm, a power, a tangent, or fall into such by their simple
   poles. */
ex antideriv(expr_graph *g, base_arena *arena, ex e, ex x, const normal_facts *facts);

#endif
