#include "expr/rational.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SMALL ((int64_t)1 << 62)

__extension__ typedef __int128 wide;

static uint64_t gcd_u64(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t r = a % b;
    a = b;
    b = r;
  }
  return a;
}

static uint64_t magnitude(int64_t n) {
  return n < 0 ? (uint64_t)0 - (uint64_t)n : (uint64_t)n;
}

rational rational_int(int64_t n) {
  if (n > -SMALL && n < SMALL) return (rational){n, 1, NULL};
  mpq_t q;
  mpq_init(q);
  mpq_set_si(q, n, 1);
  rational r = rational_from_mpq(q);
  mpq_clear(q);
  return r;
}

static rational ratio_by_gmp(int64_t num, int64_t den) {
  mpq_t q;
  mpq_init(q);
  mpz_set_si(mpq_numref(q), num);
  mpz_set_si(mpq_denref(q), den);
  mpq_canonicalize(q);
  rational r = rational_from_mpq(q);
  mpq_clear(q);
  return r;
}

rational rational_ratio(int64_t num, int64_t den) {
  if (num <= -SMALL || num >= SMALL || den <= -SMALL || den >= SMALL) return ratio_by_gmp(num, den);
  if (den < 0) num = -num, den = -den;
  uint64_t d = gcd_u64(magnitude(num), magnitude(den));
  if (d > 1) {
    num /= (int64_t)d;
    den /= (int64_t)d;
  }
  return (rational){num, den, NULL};
}

rational rational_from_mpq(mpq_srcptr q) {
  if (mpz_sizeinbase(mpq_numref(q), 2) <= 62 && mpz_sizeinbase(mpq_denref(q), 2) <= 62)
    return (rational){mpz_get_si(mpq_numref(q)), mpz_get_si(mpq_denref(q)), NULL};
  mpq_ptr big = malloc(sizeof *big);
  if (!big) abort(); /* as GMP itself does */
  mpq_init(big);
  mpq_set(big, q);
  return (rational){0, 0, big};
}

void rational_to_mpq(const rational *a, mpq_ptr out) {
  if (a->big) mpq_set(out, a->big);
  else mpq_set_si(out, a->num, (unsigned long)a->den);
}

void rational_clear(rational *a) {
  if (!a->big) return;
  mpq_clear(a->big);
  free(a->big);
  a->big = NULL;
}

/* --- reading a literal --- */

enum { LONGEST = 10000 }; /* digits, and the largest exponent */

static bool read_exponent(const char *s, size_t n, long *out) {
  bool minus = n && *s == '-';
  if (n && (*s == '-' || *s == '+')) s++, n--;
  long e = 0;
  for (; n; s++, n--) {
    e = e * 10 + (*s - '0');
    if (e > LONGEST) return false;
  }
  *out = minus ? -e : e;
  return true;
}

bool rational_parse(const char *s, size_t n, rational *out) {
  char *digits = malloc(n + 2);
  if (!digits) abort();
  size_t nd = 0, i = 0;
  long scale = 0, exponent = 0;
  bool point = false;
  for (; i < n && s[i] != 'e' && s[i] != 'E'; i++) {
    if (s[i] == '.') {
      point = true;
      continue;
    }
    digits[nd++] = s[i];
    scale -= point;
  }
  digits[nd] = 0;
  bool ok = nd > 0 && nd <= LONGEST && (i == n || read_exponent(s + i + 1, n - i - 1, &exponent));
  if (ok) {
    mpq_t q;
    mpz_t p;
    mpq_init(q);
    mpz_init(p);
    ok = mpz_set_str(mpq_numref(q), digits, 10) == 0;
    scale += exponent;
    mpz_ui_pow_ui(p, 10, (unsigned long)labs(scale));
    if (scale >= 0) mpz_mul(mpq_numref(q), mpq_numref(q), p);
    else mpz_set(mpq_denref(q), p);
    mpq_canonicalize(q);
    if (ok) *out = rational_from_mpq(q);
    mpz_clear(p);
    mpq_clear(q);
  }
  free(digits);
  return ok;
}

/* --- arithmetic: in two words when it fits, else by GMP --- */

static bool from_wide(wide num, wide den, rational *out) {
  if (den < 0) num = -num, den = -den;
  wide a = num < 0 ? -num : num, b = den;
  while (b) {
    wide r = a % b;
    a = b;
    b = r;
  }
  if (a > 1) num /= a, den /= a;
  if (num <= -(wide)SMALL || num >= (wide)SMALL || den >= (wide)SMALL) return false;
  *out = (rational){(int64_t)num, (int64_t)den, NULL};
  return true;
}

static rational by_gmp(const rational *a, const rational *b, void (*op)(mpq_ptr, mpq_srcptr, mpq_srcptr)) {
  mpq_t x, y;
  mpq_init(x);
  mpq_init(y);
  rational_to_mpq(a, x);
  rational_to_mpq(b, y);
  op(x, x, y);
  rational r = rational_from_mpq(x);
  mpq_clear(x);
  mpq_clear(y);
  return r;
}

rational rational_add(const rational *a, const rational *b) {
  rational r;
  if (!a->big && !b->big) {
    if (a->den == 1 && b->den == 1) {
      int64_t n = a->num + b->num; /* both below 2^62 */
      if (n > -SMALL && n < SMALL) return (rational){n, 1, NULL};
    }
    wide x = (wide)a->num * b->den, y = (wide)b->num * a->den; /* below 2^124: the sum fits */
    if (from_wide(x + y, (wide)a->den * b->den, &r)) return r;
  }
  return by_gmp(a, b, mpq_add);
}

rational rational_mul(const rational *a, const rational *b) {
  rational r;
  if (!a->big && !b->big && from_wide((wide)a->num * b->num, (wide)a->den * b->den, &r)) return r;
  return by_gmp(a, b, mpq_mul);
}

bool rational_pow(const rational *a, int64_t n, rational *out) {
  if (n < 0 && rational_sign(a) == 0) return false;
  mpq_t q;
  mpq_init(q);
  rational_to_mpq(a, q);
  uint64_t k = magnitude(n);
  size_t bits = mpz_sizeinbase(mpq_numref(q), 2) + mpz_sizeinbase(mpq_denref(q), 2);
  bool unit = mpz_cmpabs_ui(mpq_numref(q), 1) <= 0 && mpz_cmp_ui(mpq_denref(q), 1) == 0; /* 0, 1, -1 to any power */
  bool ok = unit || (k <= 100000 && bits * k <= 200000);
  if (ok) {
    if (unit) k = k ? 2 - k % 2 : 0; /* only parity matters */
    mpz_pow_ui(mpq_numref(q), mpq_numref(q), (unsigned long)k);
    mpz_pow_ui(mpq_denref(q), mpq_denref(q), (unsigned long)k);
    if (n < 0) mpq_inv(q, q);
    *out = rational_from_mpq(q);
  }
  mpq_clear(q);
  return ok;
}

bool rational_sqrt(const rational *a, rational *out) {
  if (rational_sign(a) < 0) return false;
  mpq_t q;
  mpq_init(q);
  rational_to_mpq(a, q);
  bool ok = mpz_perfect_square_p(mpq_numref(q)) && mpz_perfect_square_p(mpq_denref(q));
  if (ok) {
    mpz_sqrt(mpq_numref(q), mpq_numref(q));
    mpz_sqrt(mpq_denref(q), mpq_denref(q));
    *out = rational_from_mpq(q);
  }
  mpq_clear(q);
  return ok;
}

int rational_cmp(const rational *a, const rational *b) {
  if (!a->big && !b->big) {
    wide x = (wide)a->num * b->den, y = (wide)b->num * a->den;
    return x < y ? -1 : x > y;
  }
  mpq_t x, y;
  mpq_init(x);
  mpq_init(y);
  rational_to_mpq(a, x);
  rational_to_mpq(b, y);
  int c = mpq_cmp(x, y);
  mpq_clear(x);
  mpq_clear(y);
  return c < 0 ? -1 : c > 0;
}

int rational_sign(const rational *a) {
  if (a->big) return mpq_sgn(a->big);
  return a->num < 0 ? -1 : a->num > 0;
}

bool rational_is_int(const rational *a, int64_t *n) {
  if (a->big || a->den != 1) return false;
  *n = a->num;
  return true;
}

bool rational_is_whole(const rational *a) {
  return a->big ? mpz_cmp_ui(mpq_denref(a->big), 1) == 0 : a->den == 1;
}

/* Nearest double; GMP truncates, so the quotient of two exact doubles is preferred. */
double rational_double(const rational *a) {
  const int64_t exact = (int64_t)1 << 53;
  if (!a->big && a->num <= exact && a->num >= -exact && a->den <= exact) return (double)a->num / (double)a->den;
  mpq_t q;
  mpq_init(q);
  rational_to_mpq(a, q);
  double lo = mpq_get_d(q), best = lo; /* truncated: the answer is lo or the next one away from zero */
  double hi = nextafter(lo, mpq_sgn(q) < 0 ? -HUGE_VAL : HUGE_VAL);
  if (isfinite(lo) && isfinite(hi) && fabs(lo) > 1e-300) {
    mpq_t x, y;
    mpq_init(x);
    mpq_init(y);
    mpq_set_d(x, lo);
    mpq_set_d(y, hi);
    mpq_sub(x, q, x);
    mpq_sub(y, y, q);
    mpq_abs(x, x);
    mpq_abs(y, y);
    int c = mpq_cmp(x, y);
    uint64_t bits;
    memcpy(&bits, &lo, sizeof bits);
    if (c > 0 || (c == 0 && (bits & 1))) best = hi;
    mpq_clear(x);
    mpq_clear(y);
  }
  mpq_clear(q);
  return best;
}

size_t rational_bytes(const rational *a) {
  if (!a->big) return 0;
  return sizeof *a->big + (mpz_size(mpq_numref(a->big)) + mpz_size(mpq_denref(a->big))) * sizeof(mp_limb_t);
}

uint32_t rational_hash(const rational *a) {
  uint64_t h;
  if (a->big) h = mpz_get_ui(mpq_numref(a->big)) * 31u + mpz_get_ui(mpq_denref(a->big)) + 7u;
  else h = (uint64_t)a->num * 0x9E3779B97F4A7C15u + (uint64_t)a->den;
  return (uint32_t)(h ^ (h >> 32));
}

void rational_print(const rational *a, base_text *out) {
  if (!a->big) {
    base_printf(out, "%lld", (long long)a->num);
    if (a->den != 1) base_printf(out, "/%lld", (long long)a->den);
    return;
  }
  char *s = mpq_get_str(NULL, 10, a->big);
  base_puts(out, s);
  void (*release)(void *, size_t);
  mp_get_memory_functions(NULL, NULL, &release);
  release(s, strlen(s) + 1);
}
