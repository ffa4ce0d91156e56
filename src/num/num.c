/* num.c: the only file that knows LAPACK (Fortran names, columns first). */
#include "num/num.h"

#include <math.h>
#include <string.h>

extern void dgetrf_(const int *m, const int *n, double *a, const int *lda, int *ipiv, int *info);
extern void dgetrs_(const char *trans, const int *n, const int *nrhs, const double *a, const int *lda, const int *ipiv,
                    double *b, const int *ldb, int *info);
extern void dgecon_(const char *norm, const int *n, const double *a, const int *lda, const double *anorm, double *rcond,
                    double *work, int *iwork, int *info);
extern void dgelss_(const int *m, const int *n, const int *nrhs, double *a, const int *lda, double *b, const int *ldb,
                    double *s, const double *rcond, int *rank, double *work, const int *lwork, int *info);
extern void dsyev_(const char *jobz, const char *uplo, const int *n, double *a, const int *lda, double *w, double *work,
                   const int *lwork, int *info);
extern void dgesvd_(const char *jobu, const char *jobvt, const int *m, const int *n, double *a, const int *lda,
                    double *s, double *u, const int *ldu, double *vt, const int *ldvt, double *work, const int *lwork,
                    int *info);

/* by rows to by columns, with a leading dimension */
static double *columns(base_arena *s, uint32_t m, uint32_t n, const double *a, uint32_t lead) {
  double *c = BASE_ARRAY(s, double, lead *n + 1);
  for (uint32_t i = 0; i < m; i++)
    for (uint32_t j = 0; j < n; j++) c[j * lead + i] = a[i * n + j];
  return c;
}

static bool finite_all(const double *a, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (!isfinite(a[i])) return false;
  return true;
}

/* LU factors in lu and pivot; the reciprocal condition number */
static double factor(base_arena *s, uint32_t n, const double *a, double *lu, int *pivot) {
  double norm = 0, rcond = 0, *work = BASE_ARRAY(s, double, 4 * n);
  int *iwork = BASE_ARRAY(s, int, n), order = (int)n, info;
  for (uint32_t j = 0; j < n; j++) {
    double sum = 0;
    for (uint32_t i = 0; i < n; i++) sum += fabs(a[i * n + j]);
    if (sum > norm) norm = sum;
  }
  dgetrf_(&order, &order, lu, &order, pivot, &info);
  if (info != 0) return 0;
  dgecon_("1", &order, lu, &order, &norm, &rcond, work, iwork, &info);
  return rcond;
}

double num_solve_many(base_arena *s, uint32_t n, uint32_t k, const double *a, const double *b, double *x) {
  if (n == 0) return 1;
  double *lu = columns(s, n, n, a, n), *right = columns(s, n, k, b, n);
  int *pivot = BASE_ARRAY(s, int, n), order = (int)n, count = (int)k, info;
  double rcond = finite_all(a, n * n) ? factor(s, n, a, lu, pivot) : 0;
  if (rcond > 0) dgetrs_("N", &order, &count, lu, &order, pivot, right, &order, &info);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < k; j++) x[i * k + j] = rcond > 0 ? right[j * n + i] : 0;
  return rcond;
}

double num_solve(base_arena *s, uint32_t n, const double *a, const double *b, double *x) {
  return num_solve_many(s, n, 1, a, b, x);
}

uint32_t num_least(base_arena *s, uint32_t m, uint32_t n, const double *a, const double *b, double rcond, double *x) {
  memset(x, 0, n * sizeof *x);
  if (m == 0 || n == 0 || !finite_all(a, m * n) || !finite_all(b, m)) return 0;
  uint32_t big = m > n ? m : n;
  double *c = columns(s, m, n, a, m), *rhs = BASE_ARRAY(s, double, big), *sv = BASE_ARRAY(s, double, big);
  memcpy(rhs, b, m * sizeof *rhs);
  int rows = (int)m, cols = (int)n, one = 1, ldb = (int)big, rank = 0, info, lwork = (int)(8 * big + 64);
  double *work = BASE_ARRAY(s, double, lwork);
  dgelss_(&rows, &cols, &one, c, &rows, rhs, &ldb, sv, &rcond, &rank, work, &lwork, &info);
  if (info != 0) return 0;
  memcpy(x, rhs, n * sizeof *x);
  return (uint32_t)rank;
}

bool num_eigen(base_arena *s, uint32_t n, const double *a, double *values, double *vector) {
  if (!finite_all(a, n * n)) return false;
  double *c = columns(s, n, n, a, n);
  int order = (int)n, info, lwork = (int)(8 * n + 64);
  double *work = BASE_ARRAY(s, double, lwork);
  dsyev_("V", "U", &order, c, &order, values, work, &lwork, &info);
  if (vector && info == 0) memcpy(vector, c, n * sizeof *vector);
  return info == 0;
}

double num_weakest(base_arena *s, uint32_t m, uint32_t n, const double *a, double *vector) {
  if (!finite_all(a, m * n)) return NAN;
  double *c = columns(s, m, n, a, m), *sv = BASE_ARRAY(s, double, m + n), *vt = BASE_ARRAY(s, double, n *n), u = 0;
  int rows = (int)m, cols = (int)n, one = 1, info, lwork = (int)(10 * (m + n) + 64);
  double *work = BASE_ARRAY(s, double, lwork);
  dgesvd_("N", "A", &rows, &cols, c, &rows, sv, &u, &one, vt, &cols, work, &lwork, &info);
  if (info != 0) return NAN;
  for (uint32_t j = 0; j < n; j++) vector[j] = vt[j * n + n - 1];
  if (m < n) return 0;
  return sv[0] > 0 ? sv[n - 1] / sv[0] : 0;
}

/* Gram–Schmidt, twice for safety. */
bool num_span_add(uint32_t n, double *basis, uint32_t *rank, const double *row, double tolerance) {
  if (*rank >= n) return false;
  double *v = basis + *rank * n, size = 0, left = 0;
  for (uint32_t j = 0; j < n; j++) {
    v[j] = row[j];
    size += row[j] * row[j];
  }
  if (!isfinite(size) || size == 0) return false;
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < *rank; i++) {
      double dot = 0;
      for (uint32_t j = 0; j < n; j++) dot += basis[i * n + j] * v[j];
      for (uint32_t j = 0; j < n; j++) v[j] -= dot * basis[i * n + j];
    }
  for (uint32_t j = 0; j < n; j++) left += v[j] * v[j];
  if (left <= tolerance * tolerance * size) return false;
  for (uint32_t j = 0; j < n; j++) v[j] /= sqrt(left);
  ++*rank;
  return true;
}
