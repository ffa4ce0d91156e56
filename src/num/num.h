/* num: small dense linear algebra in double, by LAPACK. Matrices are by rows. */
#ifndef APPELL_NUM_NUM_H
#define APPELL_NUM_NUM_H

#include "base/base.h"

/* Solves a x = b (n by n) with partial pivoting; returns the reciprocal condition number (1-norm), 0 if singular.
   a and b are kept; x may be b. */
double num_solve(base_arena *scratch, uint32_t n, const double *a, const double *b, double *x);
/* the same for k right-hand sides: b and x are n by k; if a is singular, x is zero */
double num_solve_many(base_arena *scratch, uint32_t n, uint32_t k, const double *a, const double *b, double *x);

/* The x of least length that minimises |a x − b| (m equations, n unknowns); singular values below rcond times the
   largest count as zero. Returns the rank. */
uint32_t num_least(base_arena *scratch, uint32_t m, uint32_t n, const double *a, const double *b, double rcond,
                   double *x);

/* Eigenvalues of a symmetric matrix, smallest first; the vector of the smallest in `vector` (may be NULL). */
bool num_eigen(base_arena *scratch, uint32_t n, const double *a, double *values, double *vector);

/* Unit vector along which |a x| is least, and that least value over the largest. */
double num_weakest(base_arena *scratch, uint32_t m, uint32_t n, const double *a, double *vector);

/* Rows taken one after the other: does this one add to the span of those before? `basis` holds `rank` orthonormal
   rows of length n and grows. */
bool num_span_add(uint32_t n, double *basis, uint32_t *rank, const double *row, double tolerance);

#endif
