/* normal_val.c: values num / (den · Π factor^power), and their reduction modulo the relations.

   Denominators are never multiplied out before they must: an inverse splits off
   the variables and the factors already known, the rest becomes a new factor.
   Factors are tried against numerators where products and sums bring them
   together; integers are always in lowest terms. */
#include "expr/normal_int.h"

#include <stdlib.h>
#include <string.h>

normal_val *normal_val_new(normal_query *q) {
  normal_val *v;
  if (q->free_vals.n) {
    v = q->free_vals.at[--q->free_vals.n];
  } else {
    v = BASE_NEW(&q->arena, normal_val);
    base_push(&q->arena, &q->vals, NULL);
    fmpz_mpoly_init(v->num, q->ring);
    fmpz_init(v->den);
    q->vals.at[q->vals.n - 1] = v;
  }
  fmpz_one(v->den);
  v->nf = 0;
  v->refs = 1;
  return v;
}

normal_val *normal_val_keep(normal_val *v) {
  v->refs++;
  return v;
}

void normal_val_drop(normal_query *q, normal_val *v) {
  if (!v || --v->refs) return;
  if (v->num->alloc > 256) {
    fmpz_mpoly_clear(v->num, q->ring);
    fmpz_mpoly_init(v->num, q->ring);
  }
  fmpz_mpoly_zero(v->num, q->ring);
  base_push(&q->arena, &q->free_vals, v);
}

static void room_for(normal_query *q, normal_val *v, uint32_t n) {
  if (v->room >= n) return;
  normal_factor *f = BASE_ARRAY(&q->arena, normal_factor, n + 4);
  if (v->nf) memcpy(f, v->f, v->nf * sizeof *f);
  v->f = f;
  v->room = n + 4;
}

static void set_factors(normal_query *q, normal_val *v, const normal_factor *f, uint32_t n) {
  v->nf = 0;
  room_for(q, v, n);
  if (n) memcpy(v->f, f, n * sizeof *f);
  v->nf = n;
}

/* multiplies one more factor into the denominator */
static void put_factor(normal_query *q, normal_val *v, uint32_t factor, uint32_t power) {
  uint32_t at = 0;
  while (at < v->nf && v->f[at].factor < factor) at++;
  if (at < v->nf && v->f[at].factor == factor) {
    v->f[at].power += power;
    return;
  }
  room_for(q, v, v->nf + 1);
  memmove(v->f + at + 1, v->f + at, (v->nf - at) * sizeof *v->f);
  v->f[at] = (normal_factor){factor, power};
  v->nf++;
}

normal_val *normal_val_int(normal_query *q, slong n) {
  normal_val *v = normal_val_new(q);
  fmpz_mpoly_set_si(v->num, n, q->ring);
  return v;
}

normal_val *normal_val_number(normal_query *q, ex number) {
  normal_val *v = normal_val_new(q);
  fmpq_t r;
  fmpq_init(r);
  normal_rational(q, number, r);
  fmpz_mpoly_set_fmpz(v->num, fmpq_numref(r), q->ring);
  fmpz_set(v->den, fmpq_denref(r));
  fmpq_clear(r);
  return v;
}

normal_val *normal_val_var(normal_query *q, uint32_t var) {
  normal_val *v = normal_val_new(q);
  fmpz_mpoly_gen(v->num, var, q->ring);
  return v;
}

normal_val *normal_val_poly(normal_query *q, const normal_poly *p) {
  normal_val *v = normal_val_new(q);
  fmpz_mpoly_set(v->num, p, q->ring);
  return v;
}

static normal_val *nothing(normal_query *q) {
  return normal_val_keep(q->zero);
}

/* Lowest terms as far as they are cheap: integers, and factors that divide the numerator. */
static void cancel_integers(normal_query *q, normal_val *v) {
  if (fmpz_mpoly_is_zero(v->num, q->ring)) {
    fmpz_one(v->den);
    v->nf = 0;
  }
  if (fmpz_is_one(v->den)) return;
  _fmpz_vec_content(q->z[0], v->num->coeffs, v->num->length);
  fmpz_gcd(q->z[0], q->z[0], v->den);
  if (fmpz_is_one(q->z[0])) return;
  fmpz_divexact(v->den, v->den, q->z[0]);
  fmpz_mpoly_scalar_divexact_fmpz(v->num, v->num, q->z[0], q->ring);
}

/* Divides p by factors of the list, as often as it goes; shortens the list. */
static void cancel_factors(normal_query *q, normal_poly *p, normal_factor *f, uint32_t *nf) {
  uint32_t left = 0;
  normal_poly *r = normal_poly_new(q);
  for (uint32_t i = 0; i < *nf; i++) {
    const normal_poly *d = q->factors.at[f[i].factor];
    while (f[i].power && normal_length(p) >= normal_length(d) && normal_divides(q, r, p, d)) {
      fmpz_mpoly_swap(p, r, q->ring);
      f[i].power--;
    }
    if (f[i].power) f[left++] = f[i];
  }
  *nf = left;
  normal_poly_drop(q, r);
}

/* --- sums --- */

static int compare_factors(const normal_val *a, const normal_val *b) {
  if (a->nf != b->nf) return a->nf < b->nf ? -1 : 1;
  return a->nf ? memcmp(a->f, b->f, a->nf * sizeof *a->f) : 0;
}

static int by_factors(const void *a, const void *b) {
  return compare_factors(*(normal_val *const *)a, *(normal_val *const *)b);
}

/* Σ num over a common integer denominator, halving so that long sums are not copied n times */
static void add_group(normal_query *q, normal_poly *out, normal_val *const *v, uint32_t n, const fmpz_t den) {
  if (n == 1) {
    fmpz_divexact(q->z[0], den, v[0]->den);
    fmpz_mpoly_scalar_mul_fmpz(out, v[0]->num, q->z[0], q->ring);
    return;
  }
  normal_poly *p = normal_poly_new(q);
  add_group(q, out, v, n / 2, den);
  add_group(q, p, v + n / 2, n - n / 2, den);
  if (normal_charge(q, normal_length(out) + normal_length(p))) fmpz_mpoly_add(out, out, p, q->ring);
  normal_poly_drop(q, p);
}

/* one value for terms with the same list of factors */
static normal_val *sum_group(normal_query *q, normal_val *const *v, uint32_t n) {
  if (n == 1) return normal_val_keep(v[0]);
  normal_val *s = normal_val_new(q);
  for (uint32_t i = 0; i < n; i++) fmpz_lcm(s->den, s->den, v[i]->den);
  add_group(q, s->num, v, n, s->den);
  set_factors(q, s, v[0]->f, v[0]->nf);
  cancel_integers(q, s);
  return s;
}

/* what v lacks of the common list: Π all / its own */
static void cofactor(normal_query *q, normal_poly *out, const normal_val *all, const normal_val *v) {
  normal_factor *f = BASE_ARRAY(&q->arena, normal_factor, all->nf);
  uint32_t n = 0, at = 0;
  for (uint32_t i = 0; i < all->nf; i++) {
    uint32_t own = 0;
    if (at < v->nf && v->f[at].factor == all->f[i].factor) own = v->f[at++].power;
    if (all->f[i].power > own) f[n++] = (normal_factor){all->f[i].factor, all->f[i].power - own};
  }
  fmpz_one(q->z[1]);
  normal_expand(q, out, q->z[1], f, n);
}

/* the least common list of factors, in s */
static void common_factors(normal_query *q, normal_val *s, normal_val *const *v, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < v[i]->nf; j++) {
      put_factor(q, s, v[i]->f[j].factor, 0);
      for (uint32_t k = 0; k < s->nf; k++)
        if (s->f[k].factor == v[i]->f[j].factor && s->f[k].power < v[i]->f[j].power) s->f[k].power = v[i]->f[j].power;
    }
}

static normal_val *sum_unlike(normal_query *q, normal_val *const *v, uint32_t n) {
  normal_val *s = normal_val_new(q);
  common_factors(q, s, v, n);
  /* all terms over it */
  normal_val **over = BASE_ARRAY(&q->arena, normal_val *, n);
  normal_poly *c = normal_poly_new(q);
  for (uint32_t i = 0; i < n; i++) {
    cofactor(q, c, s, v[i]);
    over[i] = normal_val_new(q);
    if (q->stop == STOP_NO) normal_times(q, over[i]->num, v[i]->num, c);
    fmpz_set(over[i]->den, v[i]->den);
  }
  normal_poly_drop(q, c);
  normal_val *t = sum_group(q, over, n);
  fmpz_mpoly_swap(s->num, t->num, q->ring);
  fmpz_swap(s->den, t->den);
  normal_val_drop(q, t);
  for (uint32_t i = 0; i < n; i++) normal_val_drop(q, over[i]);
  if (q->stop == STOP_NO) cancel_factors(q, s->num, s->f, &s->nf);
  cancel_integers(q, s);
  return s;
}

void normal_numerators(normal_query *q, uint32_t n, normal_val *const *v, normal_poly **out) {
  normal_val *s = normal_val_new(q);
  common_factors(q, s, v, n);
  for (uint32_t i = 0; i < n; i++) fmpz_lcm(s->den, s->den, v[i]->den);
  normal_poly *c = normal_poly_new(q);
  for (uint32_t i = 0; i < n && q->stop == STOP_NO; i++) {
    cofactor(q, c, s, v[i]);
    fmpz_divexact(q->z[0], s->den, v[i]->den);
    fmpz_mpoly_scalar_mul_fmpz(c, c, q->z[0], q->ring);
    if (q->stop == STOP_NO) normal_times(q, out[i], v[i]->num, c);
  }
  normal_poly_drop(q, c);
  normal_val_drop(q, s);
}

normal_val *normal_val_sum(normal_query *q, uint32_t n, normal_val *const *terms) {
  if (q->stop != STOP_NO || n == 0) return nothing(q);
  normal_val **v = BASE_ARRAY(&q->arena, normal_val *, n), **groups = BASE_ARRAY(&q->arena, normal_val *, n);
  memcpy(v, terms, n * sizeof *v);
  qsort(v, n, sizeof *v, by_factors);
  uint32_t ngroups = 0;
  for (uint32_t i = 0, j; i < n; i = j) {
    for (j = i + 1; j < n && compare_factors(v[i], v[j]) == 0;) j++;
    normal_val *s = sum_group(q, v + i, j - i);
    if (fmpz_mpoly_is_zero(s->num, q->ring)) normal_val_drop(q, s);
    else groups[ngroups++] = s;
  }
  if (ngroups == 0) return nothing(q);
  if (ngroups == 1) return groups[0];
  normal_val *s = sum_unlike(q, groups, ngroups);
  for (uint32_t i = 0; i < ngroups; i++) normal_val_drop(q, groups[i]);
  return s;
}

normal_val *normal_val_add(normal_query *q, normal_val *a, normal_val *b) {
  normal_val *two[2] = {a, b};
  return normal_val_sum(q, 2, two);
}

normal_val *normal_val_neg(normal_query *q, normal_val *a) {
  normal_val *v = normal_val_new(q);
  fmpz_mpoly_neg(v->num, a->num, q->ring);
  fmpz_set(v->den, a->den);
  set_factors(q, v, a->f, a->nf);
  return v;
}

normal_val *normal_val_sub(normal_query *q, normal_val *a, normal_val *b) {
  normal_val *minus = normal_val_neg(q, b), *v = normal_val_add(q, a, minus);
  normal_val_drop(q, minus);
  return v;
}

/* --- products, inverses, powers --- */

normal_val *normal_val_mul(normal_query *q, normal_val *a, normal_val *b) {
  if (q->stop != STOP_NO) return nothing(q);
  if (fmpz_mpoly_is_zero(a->num, q->ring) || fmpz_mpoly_is_zero(b->num, q->ring)) return nothing(q);
  normal_val *v = normal_val_new(q);
  normal_poly *x = a->num, *y = b->num, *p = NULL, *r = NULL;
  normal_factor *below = NULL;
  uint32_t nbelow = b->nf;
  /* factors below one meet the numerator of the other */
  if (a->nf) {
    set_factors(q, v, a->f, a->nf);
    p = normal_poly_new(q);
    fmpz_mpoly_set(p, y, q->ring);
    cancel_factors(q, p, v->f, &v->nf);
    y = p;
  }
  if (b->nf) {
    below = BASE_ARRAY(&q->arena, normal_factor, b->nf);
    memcpy(below, b->f, b->nf * sizeof *below);
    r = normal_poly_new(q);
    fmpz_mpoly_set(r, x, q->ring);
    cancel_factors(q, r, below, &nbelow);
    x = r;
  }
  normal_times(q, v->num, x, y);
  fmpz_mul(v->den, a->den, b->den);
  for (uint32_t i = 0; i < nbelow; i++) put_factor(q, v, below[i].factor, below[i].power);
  cancel_integers(q, v);
  if (p) normal_poly_drop(q, p);
  if (r) normal_poly_drop(q, r);
  return v;
}

/* Adds p (primitive) to the denominator of v: variables apart, then known factors, then the rest as a new one. */
static void put_poly(normal_query *q, normal_val *v, normal_poly *p) {
  normal_poly *r = normal_poly_new(q);
  fmpz_mpoly_term_content(r, p, q->ring);
  if (!fmpz_mpoly_is_one(r, q->ring)) {
    if (fmpz_mpoly_degrees_fit_si(r, q->ring)) {
      fmpz_mpoly_degrees_si(q->degrees, r, q->ring);
      for (uint32_t i = 0; i < q->nvars; i++)
        if (q->degrees[i] > 0) put_factor(q, v, i, (uint32_t)q->degrees[i]);
      fmpz_mpoly_divides(p, p, r, q->ring);
    } else {
      normal_halt(q, STOP_FUEL);
    }
  }
  for (uint32_t i = q->nvars; i < q->factors.n && normal_length(p) > 1; i++)
    while (normal_length(p) >= normal_length(q->factors.at[i]) && normal_divides(q, r, p, q->factors.at[i])) {
      put_factor(q, v, i, 1);
      fmpz_mpoly_swap(p, r, q->ring);
    }
  if (normal_length(p) > 1) {
    fmpz_mpoly_set(r, p, q->ring);
    base_push(&q->arena, &q->factors, r);
    put_factor(q, v, q->factors.n - 1, 1);
  } else {
    normal_poly_drop(q, r);
  }
}

normal_val *normal_val_inv(normal_query *q, normal_val *a) {
  if (q->stop != STOP_NO) return nothing(q);
  normal_val *low = normal_val_reduce(q, a), *v = normal_val_new(q);
  if (q->stop == STOP_NO && fmpz_mpoly_is_zero(low->num, q->ring)) normal_halt(q, STOP_UNDEFINED);
  if (q->stop == STOP_NO) {
    normal_expand(q, v->num, low->den, low->f, low->nf);
    normal_poly *p = normal_poly_new(q);
    fmpz_mpoly_set(p, low->num, q->ring);
    normal_primitive(q, v->den, p);
    if (fmpz_sgn(v->den) < 0) {
      fmpz_neg(v->den, v->den);
      fmpz_mpoly_neg(v->num, v->num, q->ring);
    }
    put_poly(q, v, p);
    normal_poly_drop(q, p);
    cancel_integers(q, v);
  }
  normal_val_drop(q, low);
  return v;
}

normal_val *normal_val_pow(normal_query *q, normal_val *a, int64_t n) {
  if (q->stop != STOP_NO) return nothing(q);
  if (n == 0) return normal_val_keep(q->one);
  if (n == 1) return normal_val_keep(a);
  if (n < 0) {
    normal_val *inverse = normal_val_inv(q, a), *v = normal_val_pow(q, inverse, n == INT64_MIN ? INT64_MAX : -n);
    normal_val_drop(q, inverse);
    return v;
  }
  normal_val *v = normal_val_new(q);
  if (n > INT32_MAX) normal_halt(q, STOP_FUEL); /* exponents beyond reason */
  else if (normal_charge(q, (uint64_t)fmpz_bits(a->den) * (uint64_t)n / FLINT_BITS)) {
    normal_raise(q, v->num, a->num, (uint64_t)n);
    fmpz_pow_ui(v->den, a->den, (ulong)n);
    set_factors(q, v, a->f, a->nf);
    for (uint32_t i = 0; i < v->nf; i++) {
      uint64_t power = (uint64_t)v->f[i].power * (uint64_t)n;
      if (power > INT32_MAX) normal_halt(q, STOP_FUEL);
      else v->f[i].power = (uint32_t)power;
    }
  }
  return v;
}

/* --- reduction --- */

normal_val *normal_val_reduce(normal_query *q, normal_val *a) {
  if (q->stop != STOP_NO) return nothing(q);
  normal_val *v = NULL;
  for (uint32_t i = q->relations.n; i-- > 0 && q->stop == STOP_NO;) {
    const normal_relation *r = &q->relations.at[i];
    const normal_val *now = v ? v : a;
    if (fmpz_mpoly_degrees_fit_si(now->num, q->ring) &&
        fmpz_mpoly_degree_si(now->num, r->var, q->ring) < (slong)r->power)
      continue;
    if (!v) {
      v = normal_val_poly(q, a->num);
      fmpz_set(v->den, a->den);
      set_factors(q, v, a->f, a->nf);
    }
    uint32_t times;
    if (!normal_replace(q, v->num, r, &times) || !r->below) continue;
    fmpz_pow_ui(q->z[0], r->rhs->den, times);
    fmpz_mul(v->den, v->den, q->z[0]);
    for (uint32_t j = 0; j < r->rhs->nf; j++) put_factor(q, v, r->rhs->f[j].factor, r->rhs->f[j].power * times);
  }
  if (!v) return normal_val_keep(a);
  cancel_integers(q, v);
  return v;
}

normal_val *normal_val_tidy(normal_query *q, normal_val *a) {
  if (q->stop != STOP_NO || normal_length(a->num) < 2) return a;
  normal_val *low = normal_val_reduce(q, a);
  if (q->stop == STOP_NO && low->num->length <= a->num->length) {
    normal_val_drop(q, a);
    return low;
  }
  normal_val_drop(q, low);
  return a;
}

bool normal_val_is_zero(normal_query *q, normal_val *a) {
  normal_val *low = normal_val_reduce(q, a);
  bool zero = q->stop == STOP_NO && fmpz_mpoly_is_zero(low->num, q->ring);
  normal_val_drop(q, low);
  return zero;
}

bool normal_val_same(normal_query *q, normal_val *a, normal_val *b) {
  if (a == b) return true;
  normal_val *d = normal_val_sub(q, a, b);
  bool same = normal_val_is_zero(q, d);
  normal_val_drop(q, d);
  return same;
}
