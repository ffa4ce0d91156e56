/* normal_poly.c: fuel, polynomials, one relation carried out in a polynomial.

   Fuel is taken before each product: the smaller of len(a)·len(b) and a bound
   from the degrees, times the size of the coefficients in words. */
#include "expr/normal_int.h"

/* --- fuel --- */

static uint64_t times_capped(uint64_t a, uint64_t b) {
  return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

void normal_halt(normal_query *q, normal_stop why) {
  if (q->stop == STOP_NO) q->stop = why;
  if (why == STOP_FUEL) q->fuel->exhausted = true;
}

bool normal_charge(normal_query *q, uint64_t terms) {
  base_poll(q->ctx);
  if (q->stop != STOP_NO) return false;
  terms = times_capped(terms, 1 + q->nvars / 32); /* an exponent vector is long if there are many variables */
  if (terms >= q->fuel->terms) {
    normal_halt(q, STOP_FUEL);
    return false;
  }
  q->fuel->terms -= terms;
  q->ctx->terms += terms;
  if (q->ctx->max_terms && q->ctx->terms > q->ctx->max_terms)
    base_fail(q->ctx, BASE_LIMIT, "the proofs together ran out of fuel");
  return true;
}

uint64_t normal_length(const normal_poly *p) {
  return (uint64_t)p->length;
}

int normal_lead_sign(const normal_poly *p) {
  return p->length > 0 ? fmpz_sgn(p->coeffs) : 0;
}

static uint64_t words(const normal_poly *p) {
  slong bits = fmpz_mpoly_max_bits(p);
  return 1 + (uint64_t)(bits < 0 ? -bits : bits) / FLINT_BITS;
}

/* How many monomials a polynomial of these degrees can have: Π (scale·degree + 1). */
static uint64_t dense_bound(normal_query *q, const normal_poly *a, const normal_poly *b, uint64_t scale) {
  if (!fmpz_mpoly_degrees_fit_si(a, q->ring) || (b && !fmpz_mpoly_degrees_fit_si(b, q->ring))) return UINT64_MAX;
  uint64_t bound = 1;
  slong *da = q->degrees, *db = q->degrees + q->nvars;
  fmpz_mpoly_degrees_si(da, a, q->ring);
  if (b) fmpz_mpoly_degrees_si(db, b, q->ring);
  for (uint32_t i = 0; i < q->nvars; i++) {
    uint64_t d = (uint64_t)(da[i] > 0 ? da[i] : 0) + (uint64_t)(b && db[i] > 0 ? db[i] : 0);
    bound = times_capped(bound, times_capped(d, scale) + 1);
  }
  return bound;
}

/* --- the ring and its objects --- */

void normal_ring(normal_query *q, uint32_t nvars) {
  q->nvars = nvars ? nvars : 1;
  fmpz_mpoly_ctx_init(q->ring, q->nvars, ORD_LEX);
  fmpz_mpoly_univar_init(q->split, q->ring);
  fmpz_poly_init(q->line);
  for (int i = 0; i < 4; i++) fmpz_init(q->z[i]);
  q->ring_made = true;
  q->degrees = BASE_ARRAY(&q->arena, slong, 2 * q->nvars);
  q->exps = BASE_ARRAY(&q->arena, ulong, q->nvars);
  q->atoms = BASE_ARRAY(&q->arena, normal_atom, q->nvars);
  for (uint32_t i = 0; i < q->nvars; i++) {
    normal_poly *p = normal_poly_new(q);
    fmpz_mpoly_gen(p, i, q->ring);
    base_push(&q->arena, &q->factors, p);
  }
  q->zero = normal_val_int(q, 0);
  q->one = normal_val_int(q, 1);
}

void normal_clear(void *query) {
  normal_query *q = query;
  if (q->ring_made) {
    for (uint32_t i = 0; i < q->polys.n; i++) fmpz_mpoly_clear(q->polys.at[i], q->ring);
    for (uint32_t i = 0; i < q->vals.n; i++) {
      fmpz_mpoly_clear(q->vals.at[i]->num, q->ring);
      fmpz_clear(q->vals.at[i]->den);
    }
    fmpz_mpoly_univar_clear(q->split, q->ring);
    fmpz_poly_clear(q->line);
    for (int i = 0; i < 4; i++) fmpz_clear(q->z[i]);
    fmpz_mpoly_ctx_clear(q->ring);
    q->ring_made = false;
  }
  base_arena_free(&q->arena);
}

normal_poly *normal_poly_new(normal_query *q) {
  if (q->free_polys.n) return q->free_polys.at[--q->free_polys.n];
  normal_poly *p = BASE_NEW(&q->arena, normal_poly);
  base_push(&q->arena, &q->polys, NULL);
  fmpz_mpoly_init(p, q->ring);
  q->polys.at[q->polys.n - 1] = p;
  return p;
}

void normal_poly_drop(normal_query *q, normal_poly *p) {
  if (p->alloc > 256) { /* give big ones back */
    fmpz_mpoly_clear(p, q->ring);
    fmpz_mpoly_init(p, q->ring);
  }
  fmpz_mpoly_zero(p, q->ring);
  base_push(&q->arena, &q->free_polys, p);
}

bool normal_times(normal_query *q, normal_poly *r, const normal_poly *a, const normal_poly *b) {
  uint64_t n = times_capped(normal_length(a), normal_length(b));
  if (n > 4096) {
    uint64_t dense = times_capped(dense_bound(q, a, b, 1), 16);
    if (dense < n) n = dense;
  }
  if (!normal_charge(q, times_capped(n, words(a) + words(b) - 1))) return false;
  fmpz_mpoly_mul(r, a, b, q->ring);
  return true;
}

/* C(n+len-2, n-1) terms at most in the power before the last, and no more than the degrees allow */
static uint64_t power_terms(normal_query *q, const normal_poly *a, uint64_t n) {
  uint64_t terms = 1, len = normal_length(a);
  for (uint64_t i = 1; i < len && terms < UINT64_MAX / 2; i++) {
    terms = times_capped(terms, n - 1 + i);
    terms = terms == UINT64_MAX ? terms : terms / i;
  }
  if (terms > 4096) {
    uint64_t dense = dense_bound(q, a, NULL, n);
    if (dense < terms) terms = dense;
  }
  return terms;
}

bool normal_raise(normal_query *q, normal_poly *r, const normal_poly *a, uint64_t n) {
  if (n == 1) {
    fmpz_mpoly_set(r, a, q->ring);
    return q->stop == STOP_NO;
  }
  /* the last product */
  uint64_t cost = times_capped(power_terms(q, a, n), normal_length(a));
  if (cost > 4096) {
    uint64_t dense = times_capped(dense_bound(q, a, NULL, n), 16);
    if (dense < cost) cost = dense;
  }
  cost = times_capped(cost, 1 + times_capped(words(a), n) / 8);
  if (!normal_charge(q, cost)) return false;
  if (fmpz_mpoly_pow_ui(r, a, (ulong)n, q->ring)) return true;
  normal_halt(q, STOP_FUEL);
  return false;
}

bool normal_divides(normal_query *q, normal_poly *r, const normal_poly *a, const normal_poly *b) {
  if (normal_length(b) > 1 && normal_length(a) < 2) return false;
  if (!normal_charge(q, normal_length(a) + normal_length(b))) return false;
  return fmpz_mpoly_divides(r, a, b, q->ring) != 0;
}

/* Takes the content off; the sign goes with it, so that the leading coefficient becomes positive. */
void normal_primitive(normal_query *q, fmpz_t content, normal_poly *p) {
  if (fmpz_mpoly_is_zero(p, q->ring)) {
    fmpz_one(content);
    return;
  }
  _fmpz_vec_content(content, p->coeffs, p->length);
  if (normal_lead_sign(p) < 0) fmpz_neg(content, content);
  if (!fmpz_is_one(content)) fmpz_mpoly_scalar_divexact_fmpz(p, p, content, q->ring);
}

/* out = den · Π f^power */
void normal_expand(normal_query *q, normal_poly *out, const fmpz_t den, const normal_factor *f, uint32_t nf) {
  fmpz_mpoly_set_fmpz(out, den, q->ring);
  for (uint32_t i = 0; i < nf && q->stop == STOP_NO; i++) {
    normal_poly *p = normal_poly_new(q);
    if (normal_raise(q, p, q->factors.at[f[i].factor], f[i].power)) normal_times(q, out, out, p);
    normal_poly_drop(q, p);
  }
}

/* --- reduction --- */

/* p += x · y, x and y kept */
static void add_product(normal_query *q, normal_poly *p, const normal_poly *x, const normal_poly *y) {
  normal_poly *t = normal_poly_new(q);
  if (normal_times(q, t, x, y)) fmpz_mpoly_add(p, p, t, q->ring);
  normal_poly_drop(q, t);
}

static void times_power(normal_query *q, normal_poly *p, const normal_poly *base, uint64_t n) {
  if (n == 0 || fmpz_mpoly_is_zero(p, q->ring)) return;
  if (n == 1) {
    normal_times(q, p, p, base);
    return;
  }
  normal_poly *t = normal_poly_new(q);
  if (normal_raise(q, t, base, n)) normal_times(q, p, p, t);
  normal_poly_drop(q, t);
}

/* Σ over exponents ≡ class of coefficient · num^k · below^(most-k), k = exponent / power, by Horner's rule */
static void horner(normal_query *q, normal_poly *sum, const normal_relation *r, slong class, slong most) {
  slong n = fmpz_mpoly_univar_length(q->split, q->ring), last = -1, power = (slong)r->power;
  normal_poly *c = normal_poly_new(q);
  fmpz_mpoly_zero(sum, q->ring);
  for (slong i = 0; i < n && q->stop == STOP_NO; i++) {
    slong e = fmpz_mpoly_univar_get_term_exp_si(q->split, i, q->ring), k = e / power;
    if (e % power != class) continue;
    if (last >= 0) times_power(q, sum, r->rhs->num, (uint64_t)(last - k));
    fmpz_mpoly_univar_get_term_coeff(c, q->split, i, q->ring);
    if (r->below) times_power(q, c, r->below, (uint64_t)(most - k));
    if (q->stop == STOP_NO) fmpz_mpoly_add(sum, sum, c, q->ring);
    last = k;
  }
  if (last > 0) times_power(q, sum, r->rhs->num, (uint64_t)last);
  normal_poly_drop(q, c);
}

bool normal_replace(normal_query *q, normal_poly *p, const normal_relation *r, uint32_t *times) {
  *times = 0;
  if (q->stop != STOP_NO) return false;
  if (!fmpz_mpoly_degrees_fit_si(p, q->ring)) {
    normal_halt(q, STOP_FUEL);
    return false;
  }
  slong degree = fmpz_mpoly_degree_si(p, r->var, q->ring);
  if (degree < (slong)r->power) return false;
  slong most = degree / (slong)r->power;
  if (most > 1000000 || !normal_charge(q, normal_length(p))) {
    normal_halt(q, STOP_FUEL);
    return false;
  }
  fmpz_mpoly_to_univar(q->split, p, r->var, q->ring);
  normal_poly *sum = normal_poly_new(q), *v = normal_poly_new(q), *all = normal_poly_new(q);
  for (slong class = 0; class < (slong)r->power && q->stop == STOP_NO; class ++) {
    horner(q, sum, r, class, most);
    fmpz_mpoly_gen(v, r->var, q->ring);
    fmpz_mpoly_pow_ui(v, v, (ulong) class, q->ring);
    if (q->stop == STOP_NO) add_product(q, all, sum, v);
  }
  fmpz_mpoly_swap(p, all, q->ring);
  *times = (uint32_t)most;
  normal_poly_drop(q, sum);
  normal_poly_drop(q, v);
  normal_poly_drop(q, all);
  return q->stop == STOP_NO;
}
