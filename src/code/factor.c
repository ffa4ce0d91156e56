/* factor.c: linear equations too large to be written out, or whose pivots depend on the numbers.

   Definite: L D Lᵀ with c_ij = a_ij − Σ_{k<j} c_ik l_jk , l_ij = c_ij / d_j. What happens to one entry happens in the order
   of k, whatever is done in between, so the plainest loops give the same bits (text.c). Four columns at a time: they
   are finished, then subtracted from all that is right of them, a row's entries side by side in vectors (Golub & Van
   Loan 4.2). L is kept twice, by rows below the diagonal and by columns above, so that both substitutions run along
   rows; 1/d_i is on the diagonal.

   Others: L U with partial pivoting (Golub & Van Loan 3.4) of the matrix whose rows and then columns were scaled by
   powers of two, which is exact, to a largest entry in [1/2, 1). Pivots are then comparable whatever the units. */
#include <math.h>
#include <string.h>

#include "code/program.h"

/* Four numbers, two or four of which the processor takes at once. The routines are made twice on x86-64, for
   processors with and without AVX; they do the same operations, so the bits are the same. */
typedef double four __attribute__((vector_size(4 * sizeof(double))));
enum { BLOCK = 4 };

/* the power of two that brings x to [1/2, 1); 1 if x is 0, not finite, or near the ends of the range */
static double scale_of(double x) {
  uint64_t bits;
  double r;
  if (!(x > 1e-300 && x < 1e300)) return 1;
  memcpy(&bits, &x, sizeof bits);
  bits = (2045 - (bits >> 52)) << 52;
  memcpy(&r, &bits, sizeof r);
  return r;
}

/* row_scale: of rows, then of columns, then the order of rows; lu: the matrix with both, by columns */
static void set_scales(uint32_t n, const double *a, double *lu, double *row_scale) {
  double *column_scale = row_scale + n, *order = column_scale + n;
  for (uint32_t i = 0; i < n; i++) {
    double big = 0;
    for (uint32_t j = 0; j < n; j++) big = fabs(a[i * n + j]) > big ? fabs(a[i * n + j]) : big;
    row_scale[i] = scale_of(big);
    order[i] = i;
  }
  for (uint32_t j = 0; j < n; j++) {
    double big = 0, *c = lu + (size_t)j * n;
    for (uint32_t i = 0; i < n; i++) {
      c[i] = a[i * n + j] * row_scale[i];
      big = fabs(c[i]) > big ? fabs(c[i]) : big;
    }
    column_scale[j] = scale_of(big);
    for (uint32_t i = 0; i < n; i++) c[i] *= column_scale[j];
  }
}

#define KERNEL_TARGET
#define NAMED(f) f##_plain
#include "code/factor_kernel.h"
#undef KERNEL_TARGET
#undef NAMED

#if defined(__x86_64__) && defined(__GNUC__)
#define KERNEL_TARGET __attribute__((target("avx")))
#define NAMED(f) f##_wide
#include "code/factor_kernel.h"
bool code_is_wide(void) {
  return __builtin_cpu_supports("avx") != 0;
}
#else
#define factor_definite_wide factor_definite_plain
#define back_definite_wide back_definite_plain
#define factor_general_wide factor_general_plain
#define back_general_wide back_general_plain
bool code_is_wide(void) {
  return false;
}
#endif

void code_factor(const ir_solve *s, double *m) {
  double *work = m + solve_work(s), *pivot = m + solve_pivot(s), *a = m + s->at, *f = m + solve_factors(s);
  if (s->wide) {
    if (s->definite) factor_definite_wide(s->n, a, f, pivot);
    else factor_general_wide(s->n, a, f, work, pivot);
  } else {
    if (s->definite) factor_definite_plain(s->n, a, f, pivot);
    else factor_general_plain(s->n, a, f, work, pivot);
  }
}

/* A singular matrix: no unknown has a value, and none may look as if it had. */
void code_back(const ir_solve *s, double *m) {
  double *x = m + solve_unknown(s), *b = m + solve_right(s), *f = m + solve_factors(s);
  if (s->wide) {
    if (s->definite) back_definite_wide(s->n, f, b, x);
    else back_general_wide(s->n, f, b, m + solve_work(s), x);
  } else {
    if (s->definite) back_definite_plain(s->n, f, b, x);
    else back_general_plain(s->n, f, b, m + solve_work(s), x);
  }
  if (!s->definite && m[solve_pivot(s)] == 0)
    for (uint32_t i = 0; i < s->n; i++) x[i] = (double)NAN;
}
