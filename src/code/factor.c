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

/* Four numbers, two or four of which the processor takes at once. The definite routines are made twice on x86-64, for
   processors with and without AVX; they do the same operations, so the bits are the same. */
typedef double four __attribute__((vector_size(4 * sizeof(double))));
enum { BLOCK = 4 };

#define DEFINITE_TARGET
#define NAMED(f) f##_plain
#include "code/factor_definite.h"
#undef DEFINITE_TARGET
#undef NAMED

#if defined(__x86_64__) && defined(__GNUC__)
#define DEFINITE_TARGET __attribute__((target("avx")))
#define NAMED(f) f##_wide
#include "code/factor_definite.h"
static bool is_wide(void) {
  return __builtin_cpu_supports("avx") != 0;
}
#else
#define factor_definite_wide factor_definite_plain
#define back_definite_wide back_definite_plain
static bool is_wide(void) {
  return false;
}
#endif

/* the power of two that brings x to [1/2, 1) */
static double scale_of(double x) {
  int e;
  if (!(x > 0) || !isfinite(x)) return 1;
  (void)frexp(x, &e);
  return ldexp(1, -e);
}

/* lu: rows in the order of pivots; order[i]: which row of the matrix that is */
static void factor_general(const ir_solve *s, const double *a, double *lu, double *row_scale, double *pivot) {
  uint32_t n = s->n;
  double *column_scale = row_scale + n, *order = column_scale + n, least = (double)INFINITY, most = 0;
  for (uint32_t i = 0; i < n; i++) {
    double big = 0;
    for (uint32_t j = 0; j < n; j++) big = fmax(big, fabs(a[i * n + j]));
    row_scale[i] = scale_of(big);
    order[i] = i;
  }
  for (uint32_t j = 0; j < n; j++) {
    double big = 0;
    for (uint32_t i = 0; i < n; i++) big = fmax(big, fabs(a[i * n + j] * row_scale[i]));
    column_scale[j] = scale_of(big);
    for (uint32_t i = 0; i < n; i++) lu[i * n + j] = a[i * n + j] * row_scale[i] * column_scale[j];
  }
  for (uint32_t k = 0; k < n; k++) {
    uint32_t best = k;
    for (uint32_t i = k + 1; i < n; i++)
      if (fabs(lu[i * n + k]) > fabs(lu[best * n + k])) best = i;
    if (best != k) {
      double t = order[k];
      order[k] = order[best], order[best] = t;
      for (uint32_t j = 0; j < n; j++) t = lu[k * n + j], lu[k * n + j] = lu[best * n + j], lu[best * n + j] = t;
    }
    double p = lu[k * n + k];
    least = fabs(p) < least || isnan(p) ? fabs(p) : least;
    most = fabs(p) > most ? fabs(p) : most;
    for (uint32_t i = k + 1; i < n; i++) {
      double f = lu[i * n + k] / p;
      lu[i * n + k] = f;
      for (uint32_t j = k + 1; j < n; j++) lu[i * n + j] -= f * lu[k * n + j];
    }
  }
  *pivot = n == 0 ? 1 : least > 0 && isfinite(most) ? least / most : 0;
}

static void back_general(const ir_solve *s, const double *lu, const double *b, const double *row_scale, double *x) {
  uint32_t n = s->n;
  const double *column_scale = row_scale + n, *order = column_scale + n;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t from = (uint32_t)order[i];
    double v = b[from] * row_scale[from];
    for (uint32_t j = 0; j < i; j++) v -= lu[i * n + j] * x[j];
    x[i] = v;
  }
  for (uint32_t i = n; i-- > 0;) {
    double v = x[i];
    for (uint32_t j = i + 1; j < n; j++) v -= lu[i * n + j] * x[j];
    x[i] = v / lu[i * n + i];
  }
  for (uint32_t i = 0; i < n; i++) x[i] *= column_scale[i];
}

void code_factor(const ir_solve *s, double *m) {
  double *work = m + solve_work(s), *pivot = m + solve_pivot(s), *a = m + s->at, *f = m + solve_factors(s);
  if (!s->definite) factor_general(s, a, f, work, pivot);
  else if (is_wide()) factor_definite_wide(s->n, a, f, pivot);
  else factor_definite_plain(s->n, a, f, pivot);
}

/* A singular matrix: no unknown has a value, and none may look as if it had. */
void code_back(const ir_solve *s, double *m) {
  double *x = m + solve_unknown(s), *b = m + solve_right(s), *f = m + solve_factors(s);
  if (!s->definite) back_general(s, f, b, m + solve_work(s), x);
  else if (is_wide()) back_definite_wide(s->n, f, b, x);
  else back_definite_plain(s->n, f, b, x);
  if (!s->definite && m[solve_pivot(s)] == 0)
    for (uint32_t i = 0; i < s->n; i++) x[i] = (double)NAN;
}
