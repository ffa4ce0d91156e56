/* factor.c: linear equations too large to be written out, or whose pivots depend on the numbers.

   Definite: L D Lᵀ by rows, from the left: what happens to one entry happens in one order, whatever the size, so that
   the C text (text.c) can do the same with the plainest loops. With c_ij = a_ij − Σ_{k<j} c_ik l_jk , l_ij = c_ij / d_j.
   To let several entries of a row be worked on at once, column k is subtracted from the whole row before column k+1,
   which keeps l by columns: U = Lᵀ is stored, above the diagonal.

   Others: L U with partial pivoting (Golub & Van Loan 3.4) of the matrix whose rows and then columns were scaled by
   powers of two, which is exact, to a largest entry in [1/2, 1]. Pivots are then comparable whatever the units. */
#include <math.h>

#include "code/program.h"

/* u: row k holds l_jk for j > k; d_k on the diagonal. Row i of the matrix becomes column i of u. */
static void factor_definite(uint32_t n, const double *a, double *u, double *row, double *pivot) {
  double least = 1;
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t j = 0; j <= i; j++) row[j] = a[i * n + j];
    for (uint32_t k = 0; k < i; k++) {
      double c = row[k];
      u[k * n + i] = c / u[k * n + k];
      for (uint32_t j = k + 1; j <= i; j++) row[j] -= c * u[k * n + j];
    }
    u[i * n + i] = row[i];
    double r = row[i] / a[i * n + i];
    if (!(r >= least)) least = r > 0 ? r : 0;
  }
  *pivot = least;
}

static void back_definite(uint32_t n, const double *u, const double *b, double *x) {
  for (uint32_t i = 0; i < n; i++) x[i] = b[i];
  for (uint32_t k = 0; k < n; k++)
    for (uint32_t j = k + 1; j < n; j++) x[j] -= x[k] * u[k * n + j];
  for (uint32_t i = n; i-- > 0;) {
    double s = x[i] / u[i * n + i];
    for (uint32_t j = i + 1; j < n; j++) s -= u[i * n + j] * x[j];
    x[i] = s;
  }
}

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
  double *work = m + solve_work(s), *pivot = m + solve_pivot(s);
  if (s->definite) factor_definite(s->n, m + s->at, m + solve_factors(s), work, pivot);
  else factor_general(s, m + s->at, m + solve_factors(s), work, pivot);
}

/* A singular matrix: no unknown has a value, and none may look as if it had. */
void code_back(const ir_solve *s, double *m) {
  double *x = m + solve_unknown(s);
  if (s->definite) back_definite(s->n, m + solve_factors(s), m + solve_right(s), x);
  else back_general(s, m + solve_factors(s), m + solve_right(s), m + solve_work(s), x);
  if (!s->definite && m[solve_pivot(s)] == 0)
    for (uint32_t i = 0; i < s->n; i++) x[i] = (double)NAN;
}
