/* peer_chain: the right-hand side of a chain of n uniform rods (m = L = 1, angles from the downward vertical), written
   by hand for this chain and nothing else. Compiled twice by bench/rhs, with -O2 and with all that gcc may do.

     Σ_j c_ij cos(θ_i − θ_j) θ_j'' + Σ_j c_ij sin(θ_i − θ_j) θ_j'² + g s_i sin θ_i = 0,
     c_ij = n − max(i, j) + 1/2,  c_ii = n − i + 1/3,  s_i = n − i + 1/2   (i from 1)

   dense: that matrix, from sines and cosines of the n angles, and L D Lᵀ.
   recursive: a rod pulls at its upper joint with f = A a + b, where a is the joint's acceleration; A and b from the
   last rod to the first, then the accelerations from the first to the last. */
#include <math.h>

enum { MOST = 128 };
static const double G = 9.81;

void rhs_dense(int n, const double *restrict y, double *restrict dy);
void rhs_recursive(int n, const double *restrict y, double *restrict dy);

void rhs_dense(int n, const double *restrict y, double *restrict dy) {
  static double s[MOST], c[MOST], m[MOST][MOST], b[MOST];
  const double *u = y + n;
  for (int i = 0; i < n; i++) s[i] = sin(y[i]), c[i] = cos(y[i]);
  for (int i = 0; i < n; i++) b[i] = -G * (n - i - 0.5) * s[i];
  for (int i = 0; i < n; i++) {
    double sum = 0, k = n - i - 0.5, ui = u[i] * u[i];
    for (int j = 0; j < i; j++) {
      double sine = k * (s[i] * c[j] - c[i] * s[j]);
      m[i][j] = k * (c[i] * c[j] + s[i] * s[j]);
      sum += sine * u[j] * u[j];
      b[j] += sine * ui;
    }
    b[i] -= sum;
    m[i][i] = n - i - 1 + 1.0 / 3;
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      double v = m[i][j];
      for (int k = 0; k < j; k++) v -= m[i][k] * m[j][k];
      m[i][j] = v;
    }
    double d = m[i][i];
    for (int k = 0; k < i; k++) {
      double v = m[i][k];
      m[i][k] = v * m[k][k];
      d -= v * m[i][k];
      b[i] -= m[i][k] * b[k];
    }
    m[i][i] = 1 / d;
  }
  for (int i = n - 1; i >= 0; i--) {
    double v = b[i] * m[i][i];
    for (int k = i + 1; k < n; k++) v -= m[k][i] * b[k];
    b[i] = v;
  }
  for (int i = 0; i < n; i++) dy[i] = u[i], dy[n + i] = b[i];
}

void rhs_recursive(int n, const double *restrict y, double *restrict dy) {
  static double s[MOST], c[MOST], k0[MOST], k1[MOST], free_part[MOST];
  const double *u = y + n;
  double a11 = 0, a12 = 0, a22 = 0, b1 = 0, b2 = 0;
  for (int i = n - 1; i >= 0; i--) { /* e = (c, s), t = (−s, c) */
    s[i] = sin(y[i]), c[i] = cos(y[i]);
    double w2 = u[i] * u[i], at1 = -a11 * s[i] + a12 * c[i], at2 = -a12 * s[i] + a22 * c[i];
    double ae1 = a11 * c[i] + a12 * s[i], ae2 = a12 * c[i] + a22 * s[i];
    double h1 = at1 - 0.5 * s[i], h2 = at2 + 0.5 * c[i], d = 1 / (1.0 / 3 - s[i] * at1 + c[i] * at2);
    k0[i] = -h1 * d, k1[i] = -h2 * d;
    free_part[i] = d * (-0.5 * G * s[i] + s[i] * (b1 - w2 * ae1) - c[i] * (b2 - w2 * ae2));
    b1 += h1 * free_part[i] - w2 * (0.5 * c[i] + ae1) - G;
    b2 += h2 * free_part[i] - w2 * (0.5 * s[i] + ae2);
    a11 += 1 + h1 * k0[i], a12 += h1 * k1[i], a22 += 1 + h2 * k1[i];
  }
  double x = 0, z = 0;
  for (int i = 0; i < n; i++) {
    double al = free_part[i] + k0[i] * x + k1[i] * z, w2 = u[i] * u[i];
    x += -al * s[i] - w2 * c[i];
    z += al * c[i] - w2 * s[i];
    dy[i] = u[i];
    dy[n + i] = al;
  }
}
