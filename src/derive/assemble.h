/* assemble: values of some symbols for which given expressions take given values. */
#ifndef APPELL_DERIVE_ASSEMBLE_H
#define APPELL_DERIVE_ASSEMBLE_H

#include "expr/expr.h"

typedef struct assembly {
  base_arena *a;
  expr_graph *g;
  double *values; /* by symbol id */
  uint32_t m, n;
  const ex *rows, *free; /* m expressions; n symbols that may move */
  const double *targets; /* of the rows */
  const double *weight;  /* of each symbol's change; NULL: one */
} assembly;

/* From the values that are there, by the least weighted change; how far the worst row remains off, relative to its target
   (at least 1). */
double derive_assemble(assembly *x);
/* The same from other places near and far, if from here it cannot be done; at the end the best that was found. */
double derive_assemble_anyhow(assembly *x);
/* Where the rows leave the symbols no freedom: another solution than the one that is there, up to whole turns, into
   `other` (n values); false if there is freedom, or none was found. */
bool derive_assemble_otherwise(assembly *x, double *other);

#endif
