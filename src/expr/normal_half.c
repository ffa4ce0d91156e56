/* normal_half.c: a fraction in sines and cosines in lowest terms through tan of the half angle.

   The ring with s² + c² = 1 has no unique factorisation: s² = (1-c)(1+c). The
   field of fractions has: with t = tan(x/2) it is the field of rational
   functions of t,
     s = 2t/(1+t²),   c = (1-t²)/(1+t²).
   So the fraction is written in t, cancelled there, and brought back: if 2m is
   the larger degree, numerator and denominator are multiplied by cos^2m(x/2) and
     t^k cos^2m(x/2) = 2^-m (1-c)^(k/2) (1+c)^(m-k/2),   k even,
                     = 2^-m s (1-c)^((k-1)/2) (1+c)^(m-(k+1)/2),   k odd.
   The result has the least degree in s and c that is possible; a polynomial
   has the denominator (1+t²)^m in t and becomes one again. */
#include "expr/normal_int.h"

typedef struct half {
  uint32_t s, c; /* the variable of the sine holds t in between */
} half;

static slong joint_degree(normal_query *q, const normal_poly *p, half h) {
  slong most = 0;
  for (slong i = 0; i < p->length; i++) {
    slong d = (slong)fmpz_mpoly_get_term_var_exp_ui(p, i, h.s, q->ring);
    d += (slong)fmpz_mpoly_get_term_var_exp_ui(p, i, h.c, q->ring);
    if (d > most) most = d;
  }
  return most;
}

/* out = (a0 + a2 v²)^n, or (a0 + a1 v)^n */
static void binomial(normal_query *q, normal_poly *out, uint32_t var, slong a0, slong a1, ulong degree, uint64_t n) {
  fmpz_mpoly_gen(out, var, q->ring);
  fmpz_mpoly_pow_ui(out, out, degree, q->ring);
  fmpz_mpoly_scalar_mul_si(out, out, a1, q->ring);
  fmpz_mpoly_add_si(out, out, a0, q->ring);
  if (n == 0) fmpz_mpoly_one(out, q->ring);
  else if (n > 1) normal_raise(q, out, out, n);
}

/* out += p · x · y */
static void add_products(normal_query *q, normal_poly *out, const normal_poly *p, normal_poly *x, normal_poly *y) {
  if (normal_times(q, x, x, y) && normal_times(q, x, x, p)) fmpz_mpoly_add(out, out, x, q->ring);
}

/* p(s, c) (1+t²)^m: s^a c^b becomes (2t)^a (1-t²)^b (1+t²)^(m-a-b) */
static void forward(normal_query *q, normal_poly *p, half h, slong m) {
  normal_poly *part = normal_poly_new(q), *inner = normal_poly_new(q), *out = normal_poly_new(q);
  normal_poly *x = normal_poly_new(q), *y = normal_poly_new(q);
  slong most = fmpz_mpoly_degree_si(p, h.c, q->ring);
  for (slong b = 0; b <= most && q->stop == STOP_NO; b++) {
    fmpz_mpoly_to_univar(q->split, p, h.c, q->ring);
    normal_coefficient(q, part, b);
    fmpz_mpoly_to_univar(q->split, part, h.s, q->ring);
    for (slong i = 0; i < fmpz_mpoly_univar_length(q->split, q->ring) && q->stop == STOP_NO; i++) {
      slong a = fmpz_mpoly_univar_get_term_exp_si(q->split, i, q->ring);
      fmpz_mpoly_univar_get_term_coeff(inner, q->split, i, q->ring);
      binomial(q, x, h.s, 0, 2, 1, (uint64_t)a);
      binomial(q, y, h.s, 1, -1, 2, (uint64_t)b);
      normal_times(q, x, x, y);
      binomial(q, y, h.s, 1, 1, 2, (uint64_t)(m - a - b));
      add_products(q, out, inner, x, y);
    }
  }
  fmpz_mpoly_swap(p, out, q->ring);
  normal_poly *all[5] = {part, inner, out, x, y};
  for (int i = 0; i < 5; i++) normal_poly_drop(q, all[i]);
}

/* p(t) cos^2m(x/2) 2^m */
static void backward(normal_query *q, normal_poly *p, half h, slong m) {
  normal_poly *part = normal_poly_new(q), *out = normal_poly_new(q), *x = normal_poly_new(q), *y = normal_poly_new(q);
  fmpz_mpoly_to_univar(q->split, p, h.s, q->ring);
  for (slong i = 0; i < fmpz_mpoly_univar_length(q->split, q->ring) && q->stop == STOP_NO; i++) {
    slong k = fmpz_mpoly_univar_get_term_exp_si(q->split, i, q->ring);
    fmpz_mpoly_univar_get_term_coeff(part, q->split, i, q->ring);
    binomial(q, x, h.c, 1, -1, 1, (uint64_t)(k / 2));
    binomial(q, y, h.s, 0, 1, 1, (uint64_t)(k % 2));
    normal_times(q, x, x, y);
    binomial(q, y, h.c, 1, 1, 1, (uint64_t)(m - (k + 1) / 2));
    add_products(q, out, part, x, y);
  }
  fmpz_mpoly_swap(p, out, q->ring);
  normal_poly *all[4] = {part, out, x, y};
  for (int i = 0; i < 4; i++) normal_poly_drop(q, all[i]);
}

/* how many terms may appear in t, roughly: each term meets about m+1 powers per angle */
static bool affordable(normal_query *q, normal_quotient f, const half *h, uint32_t n) {
  uint64_t spread = 1;
  for (uint32_t i = 0; i < n; i++) {
    slong a = joint_degree(q, f.num, h[i]), b = joint_degree(q, f.den, h[i]);
    if (a > 40 || b > 40) return false;
    spread *= (uint64_t)(a > b ? a : b) / 2 + 1;
    if (spread > 1000) return false;
  }
  uint64_t size = spread * (normal_length(f.num) + normal_length(f.den));
  return size < 20000 && size * 40 < q->fuel->terms;
}

bool normal_half_angles(normal_query *q, normal_quotient f) {
  half *h = BASE_ARRAY(&q->arena, half, q->relations.n);
  uint32_t n = 0;
  /* the angles the denominator knows */
  for (uint32_t i = 0; i < q->relations.n; i++) {
    half one = {q->relations.at[i].var, q->atoms[q->relations.at[i].var].partner};
    if (q->atoms[one.s].kind == ATOM_SIN && joint_degree(q, f.den, one) > 0) h[n++] = one;
  }
  if (n == 0 || !affordable(q, f, h, n)) return false;
  for (uint32_t i = 0; i < n; i++) {
    slong a = joint_degree(q, f.num, h[i]), b = joint_degree(q, f.den, h[i]);
    forward(q, f.num, h[i], a > b ? a : b);
    forward(q, f.den, h[i], a > b ? a : b);
  }
  normal_cancel(q, f);
  for (uint32_t i = 0; i < n && q->stop == STOP_NO; i++) {
    slong a = fmpz_mpoly_degree_si(f.num, h[i].s, q->ring), b = fmpz_mpoly_degree_si(f.den, h[i].s, q->ring);
    slong m = ((a > b ? a : b) + 1) / 2;
    backward(q, f.num, h[i], m);
    backward(q, f.den, h[i], m);
  }
  normal_cancel(q, f);
  return q->stop == STOP_NO;
}
