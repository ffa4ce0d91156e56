/* kernel.c: Cholesky, LU and shortest solutions in the caller's room. No LAPACK: the systems of one step are small, and
   a call into it costs more than they do. */
#include "num/kernel.h"

#include <math.h>
#include <string.h>

bool num_cholesky(uint32_t n, double *a) {
  for (uint32_t j = 0; j < n; j++) {
    double *row = a + j * n, d = row[j];
    for (uint32_t k = 0; k < j; k++) d -= row[k] * row[k];
    if (!(d > 1e-14 * fabs(row[j]))) return false; /* NaN too */
    d = sqrt(d);
    row[j] = d;
    for (uint32_t i = j + 1; i < n; i++) {
      double *other = a + i * n, s = other[j];
      for (uint32_t k = 0; k < j; k++) s -= other[k] * row[k];
      other[j] = s / d;
    }
  }
  return true;
}

void num_cholesky_solve(uint32_t n, const double *l, double *b) {
  for (uint32_t i = 0; i < n; i++) {
    double s = b[i];
    for (uint32_t k = 0; k < i; k++) s -= l[i * n + k] * b[k];
    b[i] = s / l[i * n + i];
  }
  for (uint32_t i = n; i-- > 0;) {
    double s = b[i];
    for (uint32_t k = i + 1; k < n; k++) s -= l[k * n + i] * b[k];
    b[i] = s / l[i * n + i];
  }
}

double num_lu(uint32_t n, double *a, uint32_t *pivot) {
  double least = 1;
  for (uint32_t j = 0; j < n; j++) {
    uint32_t best = j;
    for (uint32_t i = j + 1; i < n; i++)
      if (fabs(a[i * n + j]) > fabs(a[best * n + j])) best = i;
    pivot[j] = best;
    if (best != j)
      for (uint32_t k = 0; k < n; k++) {
        double x = a[j * n + k];
        a[j * n + k] = a[best * n + k];
        a[best * n + k] = x;
      }
    double p = a[j * n + j], size = 0;
    for (uint32_t k = j; k < n; k++) size = fmax(size, fabs(a[j * n + k]));
    if (!(fabs(p) > 0) || !isfinite(p)) return 0;
    least = fmin(least, fabs(p) / size);
    for (uint32_t i = j + 1; i < n; i++) {
      double f = a[i * n + j] /= p;
      if (f == 0) continue;
      for (uint32_t k = j + 1; k < n; k++) a[i * n + k] -= f * a[j * n + k];
    }
  }
  return least;
}

void num_lu_solve(uint32_t n, const double *lu, const uint32_t *pivot, double *b) {
  for (uint32_t j = 0; j < n; j++) {
    double x = b[pivot[j]];
    b[pivot[j]] = b[j];
    b[j] = x;
  }
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = 0; k < i; k++) b[i] -= lu[i * n + k] * b[k];
  for (uint32_t i = n; i-- > 0;) {
    for (uint32_t k = i + 1; k < n; k++) b[i] -= lu[i * n + k] * b[k];
    b[i] /= lu[i * n + i];
  }
}

size_t num_pull_size(uint32_t m, uint32_t n) {
  return (size_t)m * (n + m + 3) + 1;
}

static double dot(uint32_t n, const double *a, const double *b) {
  double s = 0;
  for (uint32_t i = 0; i < n; i++) s += a[i] * b[i];
  return s;
}

/* a = L Q with orthonormal rows of Q, for the rows kept; x = Qᵀ L⁻¹ b. */
uint32_t num_pull(uint32_t m, uint32_t n, const double *a, const double *b, double *x, const num_pull_room *room,
                  double *weakest) {
  double *q = room->work, *l = q + (size_t)m * n, *length = l + (size_t)m * m, *z = length + m, *left = z + m;
  uint32_t *order = room->order, rank = 0;
  const double negligible = 1e-9;
  memcpy(q, a, sizeof *q * m * n);
  memset(x, 0, sizeof *x * n);
  for (uint32_t i = 0; i < m; i++) {
    order[i] = i;
    length[i] = left[i] = sqrt(dot(n, q + i * n, q + i * n));
  }
  *weakest = 1;
  for (; rank < m; rank++) {
    uint32_t best = rank; /* the row of which most is left */
    for (uint32_t i = rank; i < m; i++)
      if (left[order[i]] * length[order[best]] > left[order[best]] * length[order[i]]) best = i;
    uint32_t r = order[best];
    order[best] = order[rank];
    order[rank] = r;
    double *row = q + (size_t)r * n;
    for (int again = 0; again < 2; again++) /* twice is enough */
      for (uint32_t k = 0; k < rank; k++) {
        const double *base = q + (size_t)order[k] * n;
        double c = dot(n, base, row);
        if (again == 0) l[r * m + k] = 0;
        l[r * m + k] += c;
        for (uint32_t j = 0; j < n; j++) row[j] -= c * base[j];
      }
    double size = sqrt(dot(n, row, row));
    if (!(size > negligible * length[r])) break;
    *weakest = fmin(*weakest, size / length[r]);
    l[r * m + rank] = size;
    for (uint32_t j = 0; j < n; j++) row[j] /= size;
    for (uint32_t i = rank + 1; i < m; i++) { /* what is left of the others: for the choice alone */
      double c = dot(n, row, a + (size_t)order[i] * n), s = left[order[i]] * left[order[i]] - c * c;
      left[order[i]] = s > 0 ? sqrt(s) : 0;
    }
  }
  for (uint32_t i = 0; i < rank; i++) {
    const double *row = l + (size_t)order[i] * m;
    double s = b[order[i]];
    for (uint32_t k = 0; k < i; k++) s -= row[k] * z[k];
    z[i] = s / row[i];
    const double *base = q + (size_t)order[i] * n;
    for (uint32_t j = 0; j < n; j++) x[j] += z[i] * base[j];
  }
  return rank;
}
