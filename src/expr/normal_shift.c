/* normal_shift.c: fractions that depend on differences of angles only are written so.

   cos p cos q + sin p sin q = cos(p - q) shows when p and q turn together: with
     d_i = c_i ∂/∂s_i - s_i ∂/∂c_i
   a fraction is unchanged along a direction k of the base angles if Σ k_i d_i
   takes numerator and denominator to zero. Then one angle j of the direction may
   be turned to zero (s_j = 0, c_j = 1) if each other angle p_i is read as
   p_i - (k_i/k_j) p_j from there on: fewer atoms, fewer terms. */
#include "expr/normal_int.h"

enum { MOST_ANGLES = 12, PARTS = 2 };

/* d_i of both parts and, in the course of elimination, combinations of them */
typedef struct slope {
  normal_poly *part[PARTS];
  int64_t in[MOST_ANGLES];
} slope;

typedef struct shifting {
  normal_query *q;
  uint32_t angles[MOST_ANGLES], n; /* base angles present */
  slope slopes[MOST_ANGLES];
} shifting;

/* --- directions in which nothing changes --- */

static void derive(normal_query *q, normal_poly *out, const normal_poly *p, uint32_t s) {
  uint32_t c = q->atoms[s].partner;
  normal_poly *x = normal_poly_new(q), *y = normal_poly_new(q);
  fmpz_mpoly_derivative(x, p, s, q->ring);
  fmpz_mpoly_gen(y, c, q->ring);
  normal_times(q, out, x, y);
  fmpz_mpoly_derivative(x, p, c, q->ring);
  fmpz_mpoly_gen(y, s, q->ring);
  normal_times(q, x, x, y);
  fmpz_mpoly_sub(out, out, x, q->ring);
  for (uint32_t i = q->relations.n; i-- > 0;) {
    uint32_t times;
    if (!q->relations.at[i].below) normal_replace(q, out, &q->relations.at[i], &times);
  }
  normal_poly_drop(q, x);
  normal_poly_drop(q, y);
}

static int leading_part(const normal_query *q, const slope *s) {
  for (int t = 0; t < PARTS; t++)
    if (!fmpz_mpoly_is_zero(s->part[t], q->ring)) return t;
  return -1;
}

/* a·x - b·y for small numbers; false if they are not so small */
static bool combine(int64_t *out, int64_t a, int64_t x, int64_t b, int64_t y) {
  const int64_t most = (int64_t)1 << 30;
  if (x > most || x < -most || y > most || y < -most) return false;
  *out = a * x - b * y;
  return *out <= most && *out >= -most;
}

/* Takes the leading monomial of `row` out of s. */
static bool subtract_row(shifting *f, slope *s, const slope *row) {
  normal_query *q = f->q;
  int t = leading_part(q, row);
  normal_poly *m = normal_poly_new(q), *x = normal_poly_new(q);
  fmpz_mpoly_get_term_monomial(m, row->part[t], 0, q->ring);
  fmpz_mpoly_get_coeff_fmpz_monomial(q->z[0], s->part[t], m, q->ring);
  fmpz_mpoly_get_term_coeff_fmpz(q->z[1], row->part[t], 0, q->ring);
  fmpz_gcd(q->z[2], q->z[0], q->z[1]);
  fmpz_divexact(q->z[0], q->z[0], q->z[2]);
  fmpz_divexact(q->z[1], q->z[1], q->z[2]);
  bool fits = fmpz_bits(q->z[0]) < 31 && fmpz_bits(q->z[1]) < 31;
  if (fits && !fmpz_is_zero(q->z[0])) {
    int64_t a = fmpz_get_si(q->z[1]), b = fmpz_get_si(q->z[0]);
    for (uint32_t i = 0; i < f->n && fits; i++) fits = combine(&s->in[i], a, s->in[i], b, row->in[i]);
    for (t = 0; t < PARTS; t++) {
      fmpz_mpoly_scalar_mul_si(x, row->part[t], b, q->ring);
      fmpz_mpoly_scalar_mul_si(s->part[t], s->part[t], a, q->ring);
      fmpz_mpoly_sub(s->part[t], s->part[t], x, q->ring);
    }
  }
  normal_poly_drop(q, m);
  normal_poly_drop(q, x);
  return fits;
}

static bool find_direction(shifting *f, normal_quotient fraction, int64_t *k) {
  normal_query *q = f->q;
  bool found = false, fits = true;
  for (uint32_t i = 0; i < f->n && !found && fits && q->stop == STOP_NO; i++) {
    slope *s = &f->slopes[i];
    derive(q, s->part[0], fraction.num, q->trig.var[f->angles[i]]);
    derive(q, s->part[1], fraction.den, q->trig.var[f->angles[i]]);
    for (uint32_t j = 0; j < f->n; j++) s->in[j] = i == j;
    for (uint32_t r = 0; r < i && fits; r++) fits = subtract_row(f, s, &f->slopes[r]);
    found = fits && leading_part(q, s) < 0;
    int64_t d = 0;
    for (uint32_t j = 0; j < f->n; j++) d = normal_gcd(d, s->in[j]);
    for (uint32_t j = 0; j < f->n && found; j++) k[j] = s->in[j] / d;
  }
  return found && q->stop == STOP_NO;
}

/* --- turning an angle to zero --- */

static void set_var(normal_query *q, normal_quotient f, uint32_t var, slong value) {
  fmpz_set_si(q->z[0], value);
  fmpz_mpoly_evaluate_one_fmpz(f.num, f.num, var, q->z[0], q->ring);
  fmpz_mpoly_evaluate_one_fmpz(f.den, f.den, var, q->z[0], q->ring);
}

static normal_quotient turned(normal_query *q, normal_quotient f, uint32_t base) {
  normal_quotient t = {normal_poly_new(q), normal_poly_new(q), f.shift};
  fmpz_mpoly_set(t.num, f.num, q->ring);
  fmpz_mpoly_set(t.den, f.den, q->ring);
  set_var(q, t, q->trig.var[base], 0);
  set_var(q, t, q->atoms[q->trig.var[base]].partner, 1);
  normal_polish(q, t.num);
  normal_polish(q, t.den);
  return t;
}

/* the angles of the direction relative to angle j, as combinations of the base angles */
static bool relabel(shifting *f, normal_quotient *t, const int64_t *k, uint32_t j) {
  normal_query *q = f->q;
  uint32_t n = q->trig.base.n;
  normal_small **old = t->shift, **now = BASE_ARRAY(&q->arena, normal_small *, n);
  for (uint32_t b = 0; b < n; b++) {
    now[b] = BASE_ARRAY(&q->arena, normal_small, n);
    for (uint32_t c = 0; c < n; c++) now[b][c] = old ? old[b][c] : (normal_small){b == c, 1};
  }
  for (uint32_t i = 0; i < f->n; i++)
    for (uint32_t c = 0; c < n && i != j && k[i]; c++) {
      normal_small *to = &now[f->angles[i]][c], by = now[f->angles[j]][c];
      *to = normal_small_less(*to, (normal_small){k[i], 1},
                              normal_small_less((normal_small){0, 1}, (normal_small){-1, k[j]}, by));
      if (!to->den) return false;
    }
  t->shift = now;
  return true;
}

/* Turns the angle away that leaves the fewest terms; false if that is no gain. */
static bool shift_along(shifting *f, normal_quotient *fraction, const int64_t *k) {
  normal_query *q = f->q;
  normal_quotient best = {NULL, NULL, NULL};
  slong terms = 0;
  for (uint32_t j = 0; j < f->n && q->stop == STOP_NO; j++) {
    if (k[j] != 1 && k[j] != -1) continue;
    normal_quotient t = turned(q, *fraction, f->angles[j]);
    slong length = t.num->length + t.den->length;
    bool better = (!best.num || length < terms) && relabel(f, &t, k, j);
    normal_quotient worse = better ? best : t;
    if (better) {
      best = t;
      terms = length;
    }
    if (worse.num) normal_quotient_drop(q, worse);
  }
  if (!best.num) return false;
  bool gain = q->stop == STOP_NO && terms <= fraction->num->length + fraction->den->length;
  normal_quotient_drop(q, gain ? *fraction : best);
  if (gain) *fraction = best;
  return gain;
}

/* which base angles occur; false when something else might hide them */
static bool survey(shifting *f, normal_quotient fraction) {
  normal_query *q = f->q;
  int *used = BASE_ARRAY(&q->arena, int, 2 * q->nvars);
  fmpz_mpoly_used_vars(used, fraction.num, q->ring);
  fmpz_mpoly_used_vars(used + q->nvars, fraction.den, q->ring);
  for (uint32_t v = 0; v < q->nvars; v++) {
    used[v] = used[v] || used[v + q->nvars];
    bool holds = q->atoms[v].kind == ATOM_OPAQUE || (q->atoms[v].kind == ATOM_ROOT && q->atoms[v].unsure);
    if (used[v] && holds) return false;
  }
  f->n = 0;
  for (uint32_t b = 0; b < q->trig.base.n; b++) {
    uint32_t s = q->trig.var[b];
    if (!used[s] && !used[q->atoms[s].partner]) continue;
    if (f->n == MOST_ANGLES) return false;
    f->angles[f->n++] = b;
  }
  return f->n >= 2;
}

void normal_shift(normal_query *q, normal_quotient *fraction) {
  enum { LONGEST = 4000 };
  if (q->stop != STOP_NO || normal_length(fraction->num) + normal_length(fraction->den) > LONGEST) return;
  shifting f = {.q = q};
  for (uint32_t i = 0; i < MOST_ANGLES; i++)
    for (int t = 0; t < PARTS; t++) f.slopes[i].part[t] = normal_poly_new(q);
  int64_t k[MOST_ANGLES];
  while (survey(&f, *fraction) && find_direction(&f, *fraction, k) && shift_along(&f, fraction, k)) continue;
  for (uint32_t i = 0; i < MOST_ANGLES; i++)
    for (int t = 0; t < PARTS; t++) normal_poly_drop(q, f.slopes[i].part[t]);
}
