/* factor_kernel: L D Lᵀ and L U, included by factor.c once for every width of vectors. No include guard, on purpose.

   NAMED(f): the name of f for this width; KERNEL_TARGET: the attribute of its functions. The loops over four columns
   are written out: -O2 leaves them loops otherwise, at four times the cost. */

/* x[0 … n) −= f·u, four at a time; entries up to the next multiple of four may be spoilt, of `room` that are there */
KERNEL_TARGET static void NAMED(subtract)(double *restrict x, double f, const double *restrict u, uint32_t n,
                                          uint32_t room) {
  uint32_t j = 0;
  for (; j < n && j + BLOCK <= room; j += BLOCK) {
    four v, w;
    memcpy(&v, x + j, sizeof v);
    memcpy(&w, u + j, sizeof w);
    v -= f * w;
    memcpy(x + j, &v, sizeof v);
  }
  for (; j < n; j++) x[j] -= f * u[j];
}

/* the same for four columns at once: u, u + stride, … */
KERNEL_TARGET static void NAMED(subtract_four)(double *restrict x, const double *restrict c, const double *restrict u,
                                               size_t stride, uint32_t n, uint32_t room) {
  const double *u1 = u + stride, *u2 = u1 + stride, *u3 = u2 + stride;
  const double c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3];
  uint32_t j = 0;
  for (; j < n && j + BLOCK <= room; j += BLOCK) {
    four v, w0, w1, w2, w3;
    memcpy(&v, x + j, sizeof v);
    memcpy(&w0, u + j, sizeof v);
    memcpy(&w1, u1 + j, sizeof v);
    memcpy(&w2, u2 + j, sizeof v);
    memcpy(&w3, u3 + j, sizeof v);
    v = v - c0 * w0 - c1 * w1 - c2 * w2 - c3 * w3;
    memcpy(x + j, &v, sizeof v);
  }
  for (; j < n; j++) x[j] = x[j] - c0 * u[j] - c1 * u1[j] - c2 * u2[j] - c3 * u3[j];
}

/* Columns k … k+w−1, to the left of which all is done: c in f below, l in f above. */
KERNEL_TARGET static void NAMED(finish_columns)(uint32_t n, double *f, uint32_t k, uint32_t w) {
  for (uint32_t i = k; i < n; i++) {
    double *c = f + (size_t)i * n;
    for (uint32_t p = k; p < k + w && p <= i; p++) {
      double v = c[p];
      for (uint32_t q = k; q < p; q++) v -= c[q] * f[q * n + p];
      c[p] = v;
      if (p < i) f[p * n + i] = v * f[p * n + p];
    }
    if (i < k + w) c[i] = 1 / c[i];
  }
}

/* four columns of the rows below their block, whose l and 1/d are known */
KERNEL_TARGET static void NAMED(finish_four)(uint32_t n, double *f, uint32_t k) {
  double *u0 = f + (size_t)k * n, *u1 = u0 + n, *u2 = u1 + n, *u3 = u2 + n;
  const double l10 = u0[k + 1], l20 = u0[k + 2], l30 = u0[k + 3], l21 = u1[k + 2], l31 = u1[k + 3], l32 = u2[k + 3];
  const double i0 = u0[k], i1 = u1[k + 1], i2 = u2[k + 2], i3 = u3[k + 3];
  double *c = u3 + n + k;
  for (uint32_t i = k + BLOCK; i < n; i++, c += n) {
    double c0 = c[0], c1 = c[1] - c0 * l10, c2 = c[2] - c0 * l20 - c1 * l21;
    double c3 = c[3] - c0 * l30 - c1 * l31 - c2 * l32;
    c[1] = c1, c[2] = c2, c[3] = c3;
    u0[i] = c0 * i0, u1[i] = c1 * i1, u2[i] = c2 * i2, u3[i] = c3 * i3;
  }
}

KERNEL_TARGET static void NAMED(factor_definite)(uint32_t n, const double *a, double *f, double *pivot) {
  for (uint32_t i = 0; i < n; i++) memcpy(f + (size_t)i * n, a + (size_t)i * n, (i + 1) * sizeof *f);
  uint32_t k = 0;
  for (; k + BLOCK <= n; k += BLOCK) {
    uint32_t next = k + BLOCK;
    double block[BLOCK * BLOCK];
    for (uint32_t i = 0; i < BLOCK; i++)
      for (uint32_t j = 0; j <= i; j++) block[i * BLOCK + j] = f[(k + i) * n + k + j];
    NAMED(finish_columns)(BLOCK, block, 0, BLOCK);
    for (uint32_t i = 0; i < BLOCK; i++)
      for (uint32_t j = 0; j < BLOCK; j++) f[(k + i) * n + k + j] = block[i * BLOCK + j];
    NAMED(finish_four)(n, f, k);
    for (uint32_t i = next; i < n; i++) NAMED(subtract_four)
    (f + (size_t)i * n + next, f + (size_t)i * n + k, f + (size_t)k * n + next, n, i + 1 - next, n - next);
  }
  if (k < n) NAMED(finish_columns)(n, f, k, n - k);
  double least = 1;
  for (uint32_t i = 0; i < n; i++) {
    double r = 1 / (f[i * n + i] * a[i * n + i]);
    if (!(r >= least)) least = r > 0 ? r : 0;
    for (uint32_t j = 0; j < i; j++) f[i * n + j] = f[j * n + i];
  }
  *pivot = least;
}

KERNEL_TARGET static void NAMED(back_definite)(uint32_t n, const double *f, const double *b, double *x) {
  memcpy(x, b, n * sizeof *x);
  for (uint32_t k = 0; k + 1 < n; k++)
    NAMED(subtract)(x + k + 1, x[k], f + (size_t)k * n + k + 1, n - k - 1, n - k - 1);
  for (uint32_t i = 0; i < n; i++) x[i] *= f[i * n + i];
  for (uint32_t i = n; i-- > 1;) NAMED(subtract)(x, x[i], f + (size_t)i * n, i, i / BLOCK * BLOCK);
}

/* By columns: column k of lu begins at lu + k n, rows in the order of pivots, 1/pivot on the diagonal. order[i]: which row
   of the matrix that is. */
KERNEL_TARGET static void NAMED(factor_general)(uint32_t n, const double *a, double *lu, double *row_scale,
                                                double *pivot) {
  double *column_scale = row_scale + n, *order = column_scale + n, least = (double)INFINITY, most = 0;
  set_scales(n, a, lu, row_scale);
  for (uint32_t k = 0; k < n; k++) {
    double *c = lu + (size_t)k * n;
    uint32_t best = k;
    for (uint32_t i = k + 1; i < n; i++)
      if (fabs(c[i]) > fabs(c[best])) best = i;
    if (best != k) {
      double t = order[k];
      order[k] = order[best], order[best] = t;
      for (uint32_t j = 0; j < n; j++) t = lu[j * n + k], lu[j * n + k] = lu[j * n + best], lu[j * n + best] = t;
    }
    double p = fabs(c[k]);
    least = p < least || isnan(p) ? p : least;
    most = p > most ? p : most;
    c[k] = 1 / c[k];
    for (uint32_t i = k + 1; i < n; i++) c[i] *= c[k];
    for (uint32_t j = k + 1; j < n; j++)
      NAMED(subtract)(lu + (size_t)j * n + k + 1, lu[j * n + k], c + k + 1, n - k - 1, n - k - 1);
  }
  *pivot = n == 0 ? 1 : least > 0 && isfinite(most) ? least / most : 0;
}

KERNEL_TARGET static void NAMED(back_general)(uint32_t n, const double *lu, const double *b, const double *row_scale,
                                              double *x) {
  const double *column_scale = row_scale + n, *order = column_scale + n;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t from = (uint32_t)order[i];
    x[i] = b[from] * row_scale[from];
  }
  for (uint32_t j = 0; j + 1 < n; j++)
    NAMED(subtract)(x + j + 1, x[j], lu + (size_t)j * n + j + 1, n - j - 1, n - j - 1);
  for (uint32_t j = n; j-- > 0;) {
    x[j] *= lu[j * n + j];
    NAMED(subtract)(x, x[j], lu + (size_t)j * n, j, j / BLOCK * BLOCK);
  }
  for (uint32_t i = 0; i < n; i++) x[i] *= column_scale[i];
}
