/* kernel: small dense linear algebra that allocates nothing, for the inside of a time step. Matrices are by rows; the
   caller brings the room. */
#ifndef APPELL_NUM_KERNEL_H
#define APPELL_NUM_KERNEL_H

#include "base/base.h"

/* Cholesky factor of a symmetric matrix, of which the lower triangle is read, in place; false if it is not positive
   definite. The solution of L Lᵀ x = b replaces b. */
bool num_cholesky(uint32_t n, double *a);
void num_cholesky_solve(uint32_t n, const double *l, double *b);

/* LU factors with partial pivoting, in place. Returns the smallest pivot over the largest of its rows, 0 if singular: a
   cheap measure of how near to singular the matrix is. The solution replaces b. */
double num_lu(uint32_t n, double *a, uint32_t *pivot);
void num_lu_solve(uint32_t n, const double *lu, const uint32_t *pivot, double *b);

/* The shortest x with a x = b (m equations, n unknowns, m ≤ n expected), equations that depend on others left out:
   modified Gram–Schmidt on the rows, the largest remainder first. Work: m (n + m + 2) doubles and m numbers. Returns the
   rank; *weakest is the least remainder kept, over its row's length. */
typedef struct num_pull_room {
  double *work;
  uint32_t *order;
} num_pull_room;
size_t num_pull_size(uint32_t m, uint32_t n);
uint32_t num_pull(uint32_t m, uint32_t n, const double *a, const double *b, double *x, const num_pull_room *room,
                  double *weakest);

#endif
