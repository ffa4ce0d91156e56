/* normal_solve.c: A x = b in the field of fractions of the quotient ring.

   Rows are equations with polynomial coefficients, made so by clearing their
   denominators; eliminating x_c from row i with pivot row p,
     r_i <- (p_c/g) r_i - (r_ic/g) r_p,   g = gcd(p_c, r_ic),
   above and below the pivot, so that each row ends as d·x_c = b. What Bareiss'
   rule says must divide out (the pivot that row was last multiplied with) is
   tried first, then the common factor of the row is removed.

   Coefficients stay unreduced modulo the relations unless that makes them
   shorter: minors divide exactly in the polynomial ring, not after reduction.
   A coefficient counts as zero when it reduces to zero, which is a proof; it
   serves as a pivot when it does not, which is a proof only among independent
   atoms: with roots or opaque functions in it a ball evaluation must agree. */
#include "expr/normal_int.h"

typedef struct row {
  normal_poly **at;  /* n coefficients, then k right-hand sides */
  normal_poly *last; /* the pivot it was last multiplied with, or NULL */
  bool done;         /* has served as a pivot row */
  uint32_t column;   /* for which unknown */
} row;

typedef struct linear {
  normal_query q;
  uint32_t n, k;
  row *rows;
  bool *solved; /* columns */
} linear;

static bool is_zero(linear *s, const normal_poly *p) {
  return fmpz_mpoly_is_zero(p, s->q.ring) != 0;
}

/* Zero if it is so modulo the relations; reduced if that is shorter. */
static void tidy_entry(linear *s, normal_poly *p, bool only_zero) {
  normal_query *q = &s->q;
  normal_val *v = normal_val_poly(q, p), *low = normal_val_reduce(q, v);
  if (q->stop == STOP_NO &&
      (is_zero(s, low->num) || (!only_zero && low->nf == 0 && fmpz_is_one(low->den) && low->num->length <= p->length)))
    fmpz_mpoly_set(p, low->num, q->ring);
  normal_val_drop(q, v);
  normal_val_drop(q, low);
}

/* Divides the row by d if that goes for every entry. */
static bool divide_row(linear *s, row *r, const normal_poly *d) {
  normal_query *q = &s->q;
  uint32_t m = s->n + s->k, i = 0;
  normal_poly **quotient = BASE_ARRAY(&q->arena, normal_poly *, m);
  for (; i < m; i++) {
    quotient[i] = normal_poly_new(q);
    if (!is_zero(s, r->at[i]) && !normal_divides(q, quotient[i], r->at[i], d)) break;
  }
  bool all = i == m && q->stop == STOP_NO;
  for (uint32_t j = 0; j < m && quotient[j]; j++) {
    if (all) fmpz_mpoly_swap(r->at[j], quotient[j], q->ring);
    normal_poly_drop(q, quotient[j]);
  }
  return all;
}

/* Removes the common factor of all entries, beginning with the short ones, where it shows soonest. */
static void strip_row(linear *s, row *r) {
  normal_query *q = &s->q;
  uint32_t m = s->n + s->k;
  bool *seen = BASE_ARRAY(&q->arena, bool, m);
  normal_poly *g = normal_poly_new(q);
  for (uint32_t round = 0; round < m && !fmpz_mpoly_is_one(g, q->ring); round++) {
    uint32_t best = m;
    for (uint32_t i = 0; i < m; i++)
      if (!seen[i] && !is_zero(s, r->at[i]) && (best == m || r->at[i]->length < r->at[best]->length)) best = i;
    if (best == m) break;
    seen[best] = true;
    if (is_zero(s, g)) fmpz_mpoly_set(g, r->at[best], q->ring);
    else if (!normal_common(q, g, g, r->at[best])) fmpz_mpoly_one(g, q->ring);
  }
  if (!is_zero(s, g) && !fmpz_mpoly_is_one(g, q->ring)) divide_row(s, r, g);
  normal_poly_drop(q, g);
}

/* --- set up --- */

static void load(linear *s, const ex *a, const ex *b) {
  normal_query *q = &s->q;
  uint32_t n = s->n, k = s->k, m = n + k;
  s->rows = BASE_ARRAY(&q->arena, row, n);
  s->solved = BASE_ARRAY(&q->arena, bool, n);
  normal_val **v = BASE_ARRAY(&q->arena, normal_val *, m);
  for (uint32_t i = 0; i < n && q->stop == STOP_NO; i++) {
    for (uint32_t j = 0; j < m; j++) v[j] = normal_value(q, j < n ? a[i * n + j] : b[i * k + j - n]);
    s->rows[i].at = BASE_ARRAY(&q->arena, normal_poly *, m);
    for (uint32_t j = 0; j < m; j++) s->rows[i].at[j] = normal_poly_new(q);
    normal_numerators(q, m, v, s->rows[i].at);
    for (uint32_t j = 0; j < m; j++) {
      normal_val_drop(q, v[j]);
      if (q->stop == STOP_NO) tidy_entry(s, s->rows[i].at[j], false);
    }
    if (q->stop == STOP_NO) strip_row(s, &s->rows[i]);
  }
}

/* --- pivots --- */

static bool is_usable(linear *s, const normal_poly *p) {
  normal_query *q = &s->q;
  if (!normal_unsure(q, p)) return true;
  ex e = normal_poly_ex(q, p);
  return q->stop == STOP_NO && normal_nonzero(q->g, e, q->facts, 3, 128, NULL);
}

static uint64_t fill(linear *s, uint32_t i, uint32_t c) {
  uint64_t across = 0, down = 0;
  for (uint32_t j = 0; j < s->n; j++) across += !s->solved[j] && !is_zero(s, s->rows[i].at[j]);
  for (uint32_t r = 0; r < s->n; r++) down += !s->rows[r].done && !is_zero(s, s->rows[r].at[c]);
  return (across - 1) * (down - 1);
}

/* The entry that fills in least, then the one of fewest terms. NO: none is left that is not zero. */
static expr_answer find_pivot(linear *s, uint32_t *row_out, uint32_t *column_out) {
  normal_query *q = &s->q;
  uint64_t best_fill = UINT64_MAX, best_length = UINT64_MAX;
  bool doubtful = false;
  for (uint32_t i = 0; i < s->n; i++)
    for (uint32_t c = 0; c < s->n && !s->rows[i].done; c++) {
      const normal_poly *p = s->rows[i].at[c];
      if (s->solved[c] || is_zero(s, p)) continue;
      uint64_t f = fill(s, i, c), length = normal_length(p);
      if (f > best_fill || (f == best_fill && length >= best_length)) continue;
      if (!is_usable(s, p)) {
        doubtful = true;
        continue;
      }
      best_fill = f;
      best_length = length;
      *row_out = i;
      *column_out = c;
    }
  if (q->stop != STOP_NO) return ANSWER_UNKNOWN;
  if (best_fill != UINT64_MAX) return ANSWER_YES;
  return doubtful ? ANSWER_UNKNOWN : ANSWER_NO;
}

/* --- elimination --- */

static void update_row(linear *s, row *r, const row *pivot, uint32_t c) {
  normal_query *q = &s->q;
  normal_poly *g = normal_poly_new(q), *p = normal_poly_new(q), *t = normal_poly_new(q), *u = normal_poly_new(q);
  fmpz_mpoly_set(p, pivot->at[c], q->ring);
  fmpz_mpoly_set(t, r->at[c], q->ring);
  if (normal_common(q, g, p, t) && !fmpz_mpoly_is_one(g, q->ring)) {
    fmpz_mpoly_divides(p, p, g, q->ring);
    fmpz_mpoly_divides(t, t, g, q->ring);
  }
  for (uint32_t j = 0; j < s->n + s->k && q->stop == STOP_NO; j++) {
    normal_times(q, r->at[j], r->at[j], p);
    if (is_zero(s, pivot->at[j])) continue;
    if (!normal_times(q, u, pivot->at[j], t)) break;
    fmpz_mpoly_sub(r->at[j], r->at[j], u, q->ring);
  }
  if (q->stop == STOP_NO && r->last && !fmpz_mpoly_is_fmpz(r->last, q->ring)) divide_row(s, r, r->last);
  if (!r->last) r->last = normal_poly_new(q);
  fmpz_mpoly_swap(r->last, p, q->ring);
  for (uint32_t j = 0; j < s->n + s->k && q->stop == STOP_NO; j++) tidy_entry(s, r->at[j], true);
  if (q->stop == STOP_NO) strip_row(s, r);
  normal_poly_drop(q, g);
  normal_poly_drop(q, p);
  normal_poly_drop(q, t);
  normal_poly_drop(q, u);
}

static expr_answer eliminate(linear *s) {
  for (uint32_t step = 0; step < s->n; step++) {
    uint32_t p = 0, c = 0;
    expr_answer found = find_pivot(s, &p, &c);
    if (found != ANSWER_YES) return found;
    s->rows[p].done = s->solved[c] = true;
    s->rows[p].column = c;
    for (uint32_t i = 0; i < s->n && s->q.stop == STOP_NO; i++)
      if (i != p && !is_zero(s, s->rows[i].at[c])) update_row(s, &s->rows[i], &s->rows[p], c);
  }
  return s->q.stop == STOP_NO ? ANSWER_YES : ANSWER_UNKNOWN;
}

static void store(linear *s, ex *x) {
  normal_query *q = &s->q;
  for (uint32_t i = 0; i < s->n && q->stop == STOP_NO; i++)
    for (uint32_t j = 0; j < s->k && q->stop == STOP_NO; j++) {
      row *r = &s->rows[i];
      normal_quotient f = {normal_poly_new(q), normal_poly_new(q), NULL};
      fmpz_mpoly_set(f.num, r->at[s->n + j], q->ring);
      fmpz_mpoly_set(f.den, r->at[r->column], q->ring);
      normal_lowest(q, &f);
      if (q->stop == STOP_NO) x[r->column * s->k + j] = normal_quotient_ex(q, f);
      normal_quotient_drop(q, f);
    }
}

expr_answer normal_solve(expr_graph *g, uint32_t n, uint32_t k, const ex *a, const ex *b, ex *x,
                         const normal_facts *facts, normal_fuel *fuel) {
  if (n == 0) return ANSWER_YES;
  base_arena arena;
  base_scratch_init(&arena, expr_ctx(g));
  ex *roots = BASE_ARRAY(&arena, ex, n * n + n * k);
  for (uint32_t i = 0; i < n * n; i++) roots[i] = a[i];
  for (uint32_t i = 0; i < n * k; i++) roots[n * n + i] = b[i];
  linear s = {.n = n, .k = k};
  expr_answer answer = ANSWER_UNKNOWN;
  if (normal_open(&s.q, g, facts, fuel, n * n + n * k, roots)) {
    load(&s, a, b);
    if (s.q.stop == STOP_NO) answer = eliminate(&s);
    if (answer == ANSWER_YES) store(&s, x);
    if (s.q.stop != STOP_NO) answer = ANSWER_UNKNOWN;
  }
  normal_close(&s.q);
  base_arena_free(&arena);
  return answer;
}
