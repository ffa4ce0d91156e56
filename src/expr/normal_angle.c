/* normal_angle.c: sines, cosines, exponentials of related arguments through base angles.

   Every argument is a rational combination of keys: Σ r·key (+ r·pi), a key
   being a product of symbols such as w·t, the number 1, or something opaque.
   Base angles are chosen among the arguments, shortest first; one that depends
   rationally on earlier ones makes those finer (phi and phi/2: the base becomes
   phi/2), so that in the end every argument is an integer combination of bases.
   Then   cos(n x) = T_n(c),   sin(n x) = s U_{n-1}(c),   and the addition
   theorems do the rest; the hyperbolic functions obey the same two formulas. */
#include "expr/normal_int.h"

#include <stdlib.h>
#include <string.h>

/* --- numbers between the graph and FLINT --- */

void normal_rational(const normal_query *q, ex number, fmpq_t out) {
  const rational *r = graph_rational(q->g, number);
  if (r->big) {
    fmpq_set_mpq(out, r->big);
  } else {
    fmpz_set_si(fmpq_numref(out), r->num);
    fmpz_set_si(fmpq_denref(out), r->den);
  }
}

ex normal_number(normal_query *q, const fmpz_t num, const fmpz_t den) {
  mpq_t m;
  mpq_init(m);
  fmpz_get_mpz(mpq_numref(m), num);
  fmpz_get_mpz(mpq_denref(m), den);
  mpq_canonicalize(m);
  rational r = rational_from_mpq(m);
  mpq_clear(m);
  return graph_number(q->g, r);
}

/* --- small rationals --- */

#define SMALL_MOST ((int64_t)1 << 30)

int64_t normal_gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b;
    b = r;
  }
  return a < 0 ? -a : a;
}

static normal_small small(int64_t num, int64_t den) {
  int64_t d = normal_gcd(num, den);
  if (d > 1) num /= d, den /= d;
  if (den < 0) num = -num, den = -den;
  if (num > SMALL_MOST || num < -SMALL_MOST || den > SMALL_MOST) return (normal_small){0, 0};
  return (normal_small){num, den};
}

static normal_small small_of(const normal_query *q, ex number) {
  const rational *r = graph_rational(q->g, number);
  return r->big ? (normal_small){0, 0} : small(r->num, r->den);
}

static normal_small small_mul(normal_small a, normal_small b) {
  if (!a.den || !b.den) return (normal_small){0, 0};
  return small(a.num * b.num, a.den * b.den);
}

/* a - b·c */
normal_small normal_small_less(normal_small a, normal_small b, normal_small c) {
  normal_small p = small_mul(b, c);
  if (!a.den || !p.den) return (normal_small){0, 0};
  return small(a.num * p.den - p.num * a.den, a.den * p.den);
}

static normal_small small_over(normal_small a, normal_small b) {
  if (!a.den || !b.den || !b.num) return (normal_small){0, 0};
  return small(a.num * b.den, a.den * b.num);
}

static const normal_small none = {0, 1};

/* --- an argument in keys --- */

typedef struct piece {
  ex times, what;
} piece;

typedef BASE_VEC(piece) pieces;

/* The sum among the factors of a product, or NONE. */
static ex inner_sum(const expr_graph *g, ex product, uint32_t *which) {
  const ex *k = expr_kids(g, product);
  for (uint32_t i = 0; i < expr_nkids(g, product); i++)
    if (expr_op_of(g, k[i]) == EX_ADD) {
      *which = i;
      return k[i];
    }
  return EXPR_NONE;
}

/* x·(a + b)·y becomes the pieces x·a·y and x·b·y */
static void distribute(normal_query *q, pieces *todo, piece p, ex sum, uint32_t which) {
  expr_graph *g = q->g;
  ex others = EXPR_ONE;
  for (uint32_t i = 0; i < expr_nkids(g, p.what); i++)
    if (i != which) others = expr_mul(g, others, expr_kids(g, p.what)[i]);
  for (uint32_t i = 0; i < expr_nkids(g, sum); i++) {
    ex term = expr_mul(g, others, expr_kids(g, sum)[i]);
    base_push(&q->arena, todo, ((piece){p.times, term}));
  }
}

/* Splits an argument into coefficient and key; false when it is too long to be worth it. */
static bool take_apart(normal_query *q, ex arg, pieces *out) {
  enum { MOST = 64 };
  expr_graph *g = q->g;
  pieces todo = {0};
  base_push(&q->arena, &todo, ((piece){EXPR_ONE, arg}));
  while (todo.n) {
    if (todo.n + out->n > MOST) return false;
    piece p = todo.at[--todo.n];
    ex rest, c = expr_coefficient(g, p.what, &rest), sum = EXPR_NONE;
    uint32_t which = 0;
    p.times = expr_mul(g, p.times, c);
    p.what = rest;
    if (expr_op_of(g, rest) == EX_MUL) sum = inner_sum(g, rest, &which);
    if (expr_op_of(g, rest) == EX_ADD) {
      for (uint32_t i = 0; i < expr_nkids(g, rest); i++)
        base_push(&q->arena, &todo, ((piece){p.times, expr_kids(g, rest)[i]}));
    } else if (sum != EXPR_NONE) {
      distribute(q, &todo, p, sum, which);
    } else {
      base_push(&q->arena, out, p);
    }
  }
  return true;
}

static uint32_t key_of(normal_query *q, normal_family *f, ex key) {
  for (uint32_t i = 0; i < f->keys.n; i++)
    if (f->keys.at[i] == key) return i;
  base_push(&q->arena, &f->keys, key);
  return f->keys.n - 1;
}

static bool add_term(normal_query *q, normal_family *f, normal_angle *a, ex key, normal_small times) {
  if (!times.den) return false;
  if (!f->hyperbolic && expr_op_of(q->g, key) == EX_PI) {
    a->pi = normal_small_less(a->pi, (normal_small){-1, 1}, times);
    return a->pi.den != 0;
  }
  uint32_t k = key_of(q, f, key);
  for (uint32_t i = 0; i < a->nterms; i++)
    if (a->terms[i].key == k) {
      a->terms[i].times = normal_small_less(a->terms[i].times, (normal_small){-1, 1}, times);
      return a->terms[i].times.den != 0;
    }
  a->terms[a->nterms++] = (normal_term){k, times};
  return true;
}

static bool as_terms(normal_query *q, normal_family *f, normal_angle *a, const pieces *p) {
  a->terms = BASE_ARRAY(&q->arena, normal_term, p->n);
  for (uint32_t i = 0; i < p->n; i++)
    if (!add_term(q, f, a, p->at[i].what, small_of(q, p->at[i].times))) return false;
  uint32_t left = 0;
  for (uint32_t i = 0; i < a->nterms; i++)
    if (a->terms[i].times.num) a->terms[left++] = a->terms[i];
  a->nterms = left;
  return true;
}

void normal_angle_add(normal_query *q, normal_family *f, ex arg) {
  for (uint32_t i = 0; i < f->angles.n; i++)
    if (f->angles.at[i].arg == arg) return;
  normal_angle a = {.arg = arg, .pi = none};
  pieces p = {0};
  if (!take_apart(q, arg, &p) || !as_terms(q, f, &a, &p)) {
    /* too long, or with numbers too large: the argument is its own key */
    a.pi = none;
    a.nterms = 1;
    a.terms = BASE_NEW(&q->arena, normal_term);
    a.terms[0] = (normal_term){key_of(q, f, arg), {1, 1}};
  }
  base_push(&q->arena, &f->angles, a);
}

/* --- base angles --- */

/* Arguments found independent so far, in echelon form: vec (in keys) = Σ in[i]·base[i], vec[lead] the first nonzero. */
typedef struct echelon {
  uint32_t lead;
  normal_small *vec, *in;
} echelon;

typedef BASE_VEC(echelon) echelons;

static normal_small *small_array(normal_query *q, uint32_t n) {
  normal_small *v = BASE_ARRAY(&q->arena, normal_small, n);
  for (uint32_t i = 0; i < n; i++) v[i] = none;
  return v;
}

/* w -= Σ x·base as far as it goes; false when a number grew too large */
static bool eliminate(const normal_family *f, const echelons *rows, normal_small *w, normal_small *x) {
  for (uint32_t r = 0; r < rows->n; r++) {
    const echelon *row = &rows->at[r];
    normal_small t = small_over(w[row->lead], row->vec[row->lead]);
    if (!t.den) return false;
    if (!t.num) continue;
    normal_small minus = {-t.num, t.den};
    for (uint32_t k = 0; k < f->keys.n; k++)
      if (row->vec[k].num && !(w[k] = normal_small_less(w[k], t, row->vec[k])).den) return false;
    for (uint32_t i = 0; i < f->base.n; i++)
      if (row->in[i].num && !(x[i] = normal_small_less(x[i], minus, row->in[i])).den) return false;
  }
  return true;
}

static uint32_t new_base(normal_query *q, normal_family *f, normal_angle *a) {
  normal_small *v = small_array(q, f->keys.n);
  for (uint32_t i = 0; i < a->nterms; i++) v[a->terms[i].key] = a->terms[i].times;
  base_push(&q->arena, &f->base, v);
  a->in_base[f->base.n - 1] = (normal_small){1, 1};
  return f->base.n - 1;
}

/* base[b] becomes base[b]/d; what is known in bases is rewritten */
static bool make_finer(normal_family *f, echelons *rows, uint32_t b, int64_t d, bool commit) {
  normal_small times = {d, 1}, part = {1, d};
  bool fits = d <= SMALL_MOST;
  for (uint32_t k = 0; k < f->keys.n && fits; k++) {
    normal_small v = small_mul(f->base.at[b][k], part);
    fits = v.den != 0;
    if (commit) f->base.at[b][k] = v;
  }
  for (uint32_t r = 0; r < rows->n && fits; r++) {
    normal_small v = small_mul(rows->at[r].in[b], times);
    fits = v.den != 0;
    if (commit) rows->at[r].in[b] = v;
  }
  for (uint32_t i = 0; i < f->angles.n && fits; i++) {
    if (!f->angles.at[i].in_base) continue;
    normal_small v = small_mul(f->angles.at[i].in_base[b], times);
    fits = v.den != 0;
    if (commit) f->angles.at[i].in_base[b] = v;
  }
  return fits;
}

static void place_angle(normal_query *q, normal_family *f, echelons *rows, normal_angle *a) {
  uint32_t most = f->angles.n, lead = 0;
  normal_small *w = small_array(q, f->keys.n), *x = small_array(q, most);
  for (uint32_t i = 0; i < a->nterms; i++) w[a->terms[i].key] = a->terms[i].times;
  bool fits = eliminate(f, rows, w, x);
  while (lead < f->keys.n && !w[lead].num) lead++;
  if (fits && lead == f->keys.n) {
    /* dependent: the bases are made fine enough */
    for (uint32_t i = 0; i < f->base.n && fits; i++)
      if (x[i].num && x[i].den > 1) fits = make_finer(f, rows, i, x[i].den, false);
    if (fits) {
      a->in_base = x;
      for (uint32_t i = 0; i < f->base.n; i++)
        if (x[i].num && x[i].den > 1) make_finer(f, rows, i, x[i].den, true);
      return;
    }
  }
  a->in_base = small_array(q, most);
  uint32_t b = new_base(q, f, a);
  if (!fits) return; /* kept apart: sound, if less is proved */
  echelon row = {lead, w, small_array(q, most)};
  for (uint32_t i = 0; i < b; i++) row.in[i] = (normal_small){-x[i].num, x[i].den};
  row.in[b] = (normal_small){1, 1};
  base_push(&q->arena, rows, row);
}

void normal_angle_bases(normal_query *q, normal_family *f) {
  echelons rows = {0};
  uint32_t longest = 0;
  for (uint32_t i = 0; i < f->angles.n; i++)
    if (f->angles.at[i].nterms > longest) longest = f->angles.at[i].nterms;
  /* shortest first */
  for (uint32_t n = 0; n <= longest; n++)
    for (uint32_t i = 0; i < f->angles.n; i++)
      if (f->angles.at[i].nterms == n) place_angle(q, f, &rows, &f->angles.at[i]);
  /* parts of pi that roots of 2 and 3 cannot express */
  for (uint32_t i = 0; i < f->angles.n; i++) {
    int64_t d = f->angles.at[i].pi.den;
    if (12 % d == 0) continue;
    f->part = f->part ? f->part / normal_gcd(f->part, d) * d : d;
    if (f->part > 10000) normal_halt(q, STOP_FUEL);
  }
}

uint32_t normal_angle_vars(const normal_family *f) {
  return f->base.n * (f->powers ? 1u : 2u) + (f->part ? 2u : 0u);
}

/* --- variables --- */

/* Products of powers of symbols are linearly independent, so their sines are algebraically so. */
static bool is_plain(const expr_graph *g, ex key) {
  uint32_t n = expr_op_of(g, key) == EX_MUL ? expr_nkids(g, key) : 1;
  for (uint32_t i = 0; i < n; i++) {
    ex f = expr_op_of(g, key) == EX_MUL ? expr_kids(g, key)[i] : key;
    int64_t power;
    if (expr_op_of(g, f) == EX_POW && expr_is_integer(g, expr_kids(g, f)[1], &power)) f = expr_kids(g, f)[0];
    if (!expr_is_symbol(g, f) && f != EXPR_ONE && expr_op_of(g, f) != EX_PI) return false;
  }
  return true;
}

/* s and c with s² = 1 - c², or for the hyperbolic ones s² = c² - 1 */
static uint32_t open_pair(normal_query *q, bool hyperbolic, bool unsure) {
  uint32_t s = normal_atom_new(q, hyperbolic ? ATOM_SINH : ATOM_SIN, EXPR_NONE);
  uint32_t c = normal_atom_new(q, hyperbolic ? ATOM_COSH : ATOM_COS, EXPR_NONE);
  q->atoms[s].partner = c;
  q->atoms[c].partner = s;
  q->atoms[s].unsure = q->atoms[c].unsure = unsure;
  normal_val *v = normal_val_var(q, c), *square = normal_val_mul(q, v, v);
  normal_relate(q, s, 2, hyperbolic ? normal_val_sub(q, square, q->one) : normal_val_sub(q, q->one, square));
  normal_val_drop(q, v);
  normal_val_drop(q, square);
  return s;
}

void normal_angle_open(normal_query *q, normal_family *f) {
  f->var = BASE_ARRAY(&q->arena, uint32_t, f->base.n);
  for (uint32_t b = 0; b < f->base.n; b++) {
    bool unsure = false;
    for (uint32_t k = 0; k < f->keys.n; k++)
      if (f->base.at[b][k].num && !is_plain(q->g, f->keys.at[k])) unsure = true;
    if (f->powers) {
      f->var[b] = normal_atom_new(q, ATOM_EXP, EXPR_NONE);
      q->atoms[f->var[b]].unsure = unsure;
    } else {
      f->var[b] = open_pair(q, f->hyperbolic, unsure);
    }
  }
  if (f->part) f->part_var = open_pair(q, false, true);
}

/* base angle b in the keys, as it is or shifted */
static normal_small base_in_key(const normal_query *q, const normal_family *f, uint32_t b, uint32_t key) {
  if (!q->shift || f->hyperbolic) return f->base.at[b][key];
  normal_small t = none;
  for (uint32_t c = 0; c < f->base.n; c++) {
    normal_small by = q->shift[b][c];
    t = normal_small_less(t, (normal_small){-by.num, by.den}, f->base.at[c][key]);
  }
  return t;
}

ex normal_angle_base(normal_query *q, const normal_family *f, uint32_t b) {
  expr_graph *g = q->g;
  if (b == f->base.n) return expr_mul(g, expr_ratio(g, 1, f->part), expr_pi(g));
  ex *terms = BASE_ARRAY(&q->arena, ex, f->keys.n);
  uint32_t n = 0;
  for (uint32_t k = 0; k < f->keys.n; k++) {
    normal_small t = base_in_key(q, f, b, k);
    if (!t.den) normal_halt(q, STOP_UNABLE);
    else if (t.num) terms[n++] = expr_mul(g, expr_ratio(g, t.num, t.den), f->keys.at[k]);
  }
  return expr_sum(g, n, terms);
}

/* --- values --- */

typedef struct pair {
  normal_val *c, *s;
} pair;

/* q->line in the variable, times s if asked for */
static normal_val *line_in(normal_query *q, uint32_t var, uint32_t s, bool with_s) {
  normal_val *v = normal_val_new(q);
  memset(q->exps, 0, q->nvars * sizeof *q->exps);
  for (slong i = fmpz_poly_length(q->line); i-- > 0;) {
    fmpz_poly_get_coeff_fmpz(q->z[0], q->line, i);
    if (fmpz_is_zero(q->z[0])) continue;
    q->exps[var] = (ulong)i;
    q->exps[s] = with_s ? 1 : 0;
    fmpz_mpoly_push_term_fmpz_ui(v->num, q->z[0], q->exps, q->ring);
  }
  fmpz_mpoly_sort_terms(v->num, q->ring);
  return v;
}

static pair multiple(normal_query *q, uint32_t s, int64_t n) {
  uint64_t m = (uint64_t)(n < 0 ? -n : n);
  if (m > 100000) normal_halt(q, STOP_FUEL);
  if (!normal_charge(q, m * (1 + m / FLINT_BITS))) return (pair){normal_val_keep(q->one), normal_val_keep(q->zero)};
  pair p;
  fmpz_poly_chebyshev_t(q->line, (ulong)m);
  p.c = line_in(q, q->atoms[s].partner, s, false);
  fmpz_poly_chebyshev_u(q->line, (ulong)m - 1);
  p.s = line_in(q, q->atoms[s].partner, s, true);
  if (n < 0) fmpz_mpoly_neg(p.s->num, p.s->num, q->ring);
  return p;
}

/* the addition theorems; takes a and b over */
static pair add_angles(normal_query *q, pair a, pair b, bool hyperbolic) {
  normal_val *cc = normal_val_mul(q, a.c, b.c), *ss = normal_val_mul(q, a.s, b.s);
  normal_val *sc = normal_val_mul(q, a.s, b.c), *cs = normal_val_mul(q, a.c, b.s);
  pair r = {hyperbolic ? normal_val_add(q, cc, ss) : normal_val_sub(q, cc, ss), normal_val_add(q, sc, cs)};
  normal_val *all[8] = {cc, ss, sc, cs, a.c, a.s, b.c, b.s};
  for (int i = 0; i < 8; i++) normal_val_drop(q, all[i]);
  return r;
}

/* 4 cos(k pi/12) = w0 + w1 √2 + w2 √3 + w3 √6 */
static normal_val *cos_twelfth(normal_query *q, int64_t k) {
  static const int w[7][4] = {{4, 0, 0, 0}, {0, 1, 0, 1},  {0, 0, 2, 0}, {0, 2, 0, 0},
                              {2, 0, 0, 0}, {0, -1, 0, 1}, {0, 0, 0, 0}};
  k = (k % 24 + 24) % 24;
  if (k > 12) k = 24 - k;
  int sign = k > 6 ? -1 : 1;
  if (k > 6) k = 12 - k;
  normal_val *sum = normal_val_keep(q->zero);
  static const slong radicand[4] = {1, 2, 3, 6};
  for (int i = 0; i < 4; i++) {
    if (!w[k][i]) continue;
    fmpq_t r;
    fmpq_init(r);
    fmpq_set_si(r, radicand[i], 1);
    normal_val *root = normal_number_root(q, r, 1, 2), *c = normal_val_int(q, sign * w[k][i]);
    fmpq_clear(r);
    fmpz_set_si(c->den, 4);
    normal_val *t = normal_val_mul(q, c, root), *next = normal_val_add(q, sum, t);
    normal_val *all[4] = {root, c, t, sum};
    for (int j = 0; j < 4; j++) normal_val_drop(q, all[j]);
    sum = next;
  }
  return sum;
}

static pair pi_part(normal_query *q, const normal_family *f, normal_small p) {
  if (12 % p.den == 0) {
    int64_t k = p.num * (12 / p.den);
    return (pair){cos_twelfth(q, k), cos_twelfth(q, k - 6)};
  }
  int64_t whole = 2 * f->part, n = p.num * (f->part / p.den) % whole;
  return multiple(q, f->part_var, n);
}

static void work_out(normal_query *q, normal_family *f, normal_angle *a) {
  pair all = {normal_val_keep(q->one), normal_val_keep(q->zero)};
  for (uint32_t b = 0; b < f->base.n; b++)
    if (a->in_base[b].num) all = add_angles(q, all, multiple(q, f->var[b], a->in_base[b].num), f->hyperbolic);
  if (a->pi.num) all = add_angles(q, all, pi_part(q, f, a->pi), false);
  a->cos = normal_val_tidy(q, all.c);
  a->sin = normal_val_tidy(q, all.s);
}

static normal_val *product_of_powers(normal_query *q, const normal_family *f, const normal_angle *a) {
  normal_val *p = normal_val_keep(q->one);
  for (uint32_t b = 0; b < f->base.n; b++) {
    if (!a->in_base[b].num) continue;
    normal_val *e = normal_val_var(q, f->var[b]), *power = normal_val_pow(q, e, a->in_base[b].num);
    normal_val *next = normal_val_mul(q, p, power);
    normal_val_drop(q, e);
    normal_val_drop(q, power);
    normal_val_drop(q, p);
    p = next;
  }
  return p;
}

normal_val *normal_angle_value(normal_query *q, normal_family *f, expr_op op, ex arg) {
  normal_angle *a = f->angles.at;
  while (a->arg != arg) a++;
  if (f->powers) return product_of_powers(q, f, a);
  if (!a->sin) work_out(q, f, a);
  if (op == EX_SIN || op == EX_SINH) return normal_val_keep(a->sin);
  if (op == EX_COS || op == EX_COSH) return normal_val_keep(a->cos);
  if (op == EX_EXP) return normal_val_add(q, a->cos, a->sin);
  normal_val *inverse = normal_val_inv(q, a->cos), *v = normal_val_mul(q, a->sin, inverse);
  normal_val_drop(q, inverse);
  return v;
}
