/* normal_out.c: fractions in lowest terms modulo the relations, and back to expressions.

   In a polynomial ring lowest terms are a gcd away. Modulo s² + c² = 1 a
   fraction has several such forms, (1-c)/s = s/(1+c), and a common factor may
   hide: (1-c²)/s = s. So for each relation v² = r the fraction is also looked at
   with the denominator made free of v,
     n/(d0 + v d1) = n (d0 - v d1)/(d0² - r d1²),
   for angles with s² as well as with c² eliminated; the smallest denominator
   wins. If the denominator divides the numerator at all, the form free of all
   such v shows it, so that a polynomial never comes out as a fraction. */
#include "expr/normal_int.h"

#include <string.h>

/* --- gcd, with a limit --- */

bool normal_common(normal_query *q, normal_poly *g, const normal_poly *a, const normal_poly *b) {
  enum { MOST = 20000 };
  uint64_t n = normal_length(a) + normal_length(b);
  if (n > MOST || !normal_charge(q, 20 * n)) return false;
  return fmpz_mpoly_gcd(g, a, b, q->ring) != 0;
}

static normal_poly *copy_poly(normal_query *q, const normal_poly *p) {
  normal_poly *r = normal_poly_new(q);
  fmpz_mpoly_set(r, p, q->ring);
  return r;
}

static normal_quotient copy_quotient(normal_query *q, normal_quotient f) {
  return (normal_quotient){copy_poly(q, f.num), copy_poly(q, f.den), f.shift};
}

void normal_quotient_drop(normal_query *q, normal_quotient f) {
  normal_poly_drop(q, f.num);
  normal_poly_drop(q, f.den);
}

/* common factors out, leading coefficient of the denominator positive */
void normal_cancel(normal_query *q, normal_quotient f) {
  if (q->stop != STOP_NO) return;
  if (fmpz_mpoly_is_zero(f.num, q->ring)) {
    fmpz_mpoly_one(f.den, q->ring);
    return;
  }
  normal_poly *g = normal_poly_new(q);
  if (normal_common(q, g, f.num, f.den) && !fmpz_mpoly_is_one(g, q->ring)) {
    fmpz_mpoly_divides(f.num, f.num, g, q->ring);
    fmpz_mpoly_divides(f.den, f.den, g, q->ring);
  }
  normal_poly_drop(q, g);
  if (normal_lead_sign(f.den) < 0) {
    fmpz_mpoly_neg(f.num, f.num, q->ring);
    fmpz_mpoly_neg(f.den, f.den, q->ring);
  }
}

/* --- looking for the smallest denominator --- */

static bool is_number(normal_query *q, const normal_poly *p) {
  return fmpz_mpoly_is_fmpz(p, q->ring) != 0;
}

static slong degree(normal_query *q, const normal_poly *p) {
  return fmpz_mpoly_total_degree_fits_si(p, q->ring) ? fmpz_mpoly_total_degree_si(p, q->ring) : WORD_MAX;
}

static bool smaller(normal_query *q, normal_quotient a, normal_quotient b) {
  slong x = degree(q, a.den), y = degree(q, b.den);
  if (x != y) return x < y;
  if (a.den->length != b.den->length) return a.den->length < b.den->length;
  return a.num->length < b.num->length;
}

/* keeps the better of the two in *best, drops the other */
static bool offer(normal_query *q, normal_quotient *best, normal_quotient f) {
  bool win = q->stop == STOP_NO && !fmpz_mpoly_is_zero(f.den, q->ring) && smaller(q, f, *best);
  normal_quotient_drop(q, win ? *best : f);
  if (win) *best = f;
  return win;
}

/* Would the products be of a bearable size? A search for beauty must not eat the fuel. */
static bool bearable(normal_query *q, normal_quotient f) {
  uint64_t n = normal_length(f.num), d = normal_length(f.den);
  return n * d < 40000 && d * d < 40000 && n * d < q->fuel->terms / 16;
}

/* the relation carried out in both parts; a denominator of its right side goes to the other part */
static void replace_both(normal_query *q, normal_quotient f, const normal_relation *r) {
  uint32_t above, under;
  normal_replace(q, f.num, r, &above);
  normal_replace(q, f.den, r, &under);
  if (!r->below || above == under || q->stop != STOP_NO) return;
  normal_poly *p = normal_poly_new(q), *to = above > under ? f.den : f.num;
  if (normal_raise(q, p, r->below, above > under ? above - under : under - above)) normal_times(q, to, to, p);
  normal_poly_drop(q, p);
}

/* Makes the denominator free of the relation's variable; false if there is nothing to do. */
static bool rationalise(normal_query *q, normal_quotient f, const normal_relation *r) {
  if (r->power != 2 || q->stop != STOP_NO) return false;
  replace_both(q, f, r);
  if (q->stop != STOP_NO || fmpz_mpoly_degree_si(f.den, r->var, q->ring) != 1 || !bearable(q, f)) return false;
  normal_poly *even = normal_poly_new(q), *odd = normal_poly_new(q), *v = normal_poly_new(q);
  fmpz_mpoly_to_univar(q->split, f.den, r->var, q->ring);
  for (slong i = 0; i < fmpz_mpoly_univar_length(q->split, q->ring); i++) {
    slong e = fmpz_mpoly_univar_get_term_exp_si(q->split, i, q->ring);
    fmpz_mpoly_univar_get_term_coeff(e ? odd : even, q->split, i, q->ring);
  }
  /* conjugate = even - v odd, norm = even² - rhs odd², both times the denominator of rhs */
  fmpz_mpoly_gen(v, r->var, q->ring);
  normal_times(q, v, v, odd);
  fmpz_mpoly_sub(v, even, v, q->ring);
  normal_times(q, f.num, f.num, v);
  normal_times(q, even, even, even);
  normal_times(q, odd, odd, odd);
  normal_times(q, odd, odd, r->rhs->num);
  if (r->below) {
    normal_times(q, f.num, f.num, r->below);
    normal_times(q, even, even, r->below);
  }
  fmpz_mpoly_sub(f.den, even, odd, q->ring);
  replace_both(q, f, r);
  normal_poly_drop(q, even);
  normal_poly_drop(q, odd);
  normal_poly_drop(q, v);
  return q->stop == STOP_NO;
}

/* The relation of a pair the other way round: c² = 1 - s² (c² = 1 + s²). */
normal_relation normal_mirrored(normal_query *q, const normal_relation *r) {
  normal_relation m = {q->atoms[r->var].partner, 2, NULL, NULL};
  normal_val *s = normal_val_var(q, r->var), *square = normal_val_mul(q, s, s);
  m.rhs = q->atoms[r->var].kind == ATOM_SINH ? normal_val_add(q, q->one, square) : normal_val_sub(q, q->one, square);
  normal_val_drop(q, s);
  normal_val_drop(q, square);
  return m;
}

bool normal_is_pair(const normal_query *q, const normal_relation *r) {
  normal_kind k = q->atoms[r->var].kind;
  return k == ATOM_SIN || k == ATOM_SINH;
}

/* all forms of the fraction that one relation offers */
static bool try_relation(normal_query *q, normal_quotient *best, const normal_relation *r) {
  if (q->stop != STOP_NO || !bearable(q, *best)) return false;
  normal_quotient f = copy_quotient(q, *best);
  replace_both(q, f, r);
  normal_cancel(q, f);
  bool won = offer(q, best, f);
  f = copy_quotient(q, *best);
  if (rationalise(q, f, r)) {
    normal_cancel(q, f);
    won |= offer(q, best, f);
  } else {
    normal_quotient_drop(q, f);
  }
  return won;
}

/* the denominator free of every variable with a square relation */
static void try_all_rational(normal_query *q, normal_quotient *best) {
  normal_quotient f = copy_quotient(q, *best);
  bool changed = false;
  for (uint32_t i = q->relations.n; i-- > 0;)
    if (rationalise(q, f, &q->relations.at[i])) {
      normal_cancel(q, f);
      changed = true;
    }
  if (changed) offer(q, best, f);
  else normal_quotient_drop(q, f);
}

static void search(normal_query *q, normal_quotient *best) {
  if (is_number(q, best->den)) return;
  try_all_rational(q, best);
  if (is_number(q, best->den)) return;
  normal_quotient f = copy_quotient(q, *best);
  if (normal_half_angles(q, f)) offer(q, best, f);
  else normal_quotient_drop(q, f);
  for (int round = 0; round < 2 && !is_number(q, best->den); round++) {
    bool won = false;
    for (uint32_t i = 0; i < q->relations.n; i++) {
      const normal_relation *r = &q->relations.at[i];
      if (r->power != 2) continue;
      won |= try_relation(q, best, r);
      if (!normal_is_pair(q, r)) continue;
      normal_relation m = normal_mirrored(q, r);
      won |= try_relation(q, best, &m);
      normal_val_drop(q, m.rhs);
    }
    if (!won) break;
  }
}

/* --- the shortest way to write a polynomial --- */

/* what q->split has of the variable's power e, or zero */
void normal_coefficient(normal_query *q, normal_poly *out, slong e) {
  fmpz_mpoly_zero(out, q->ring);
  for (slong i = 0; i < fmpz_mpoly_univar_length(q->split, q->ring); i++)
    if (fmpz_mpoly_univar_get_term_exp_si(q->split, i, q->ring) == e)
      fmpz_mpoly_univar_get_term_coeff(out, q->split, i, q->ring);
}

/* the terms k m of `low` that meet -k m in `high` */
static void opposite_terms(normal_query *q, normal_poly *out, const normal_poly *low, const normal_poly *high) {
  normal_poly *m = normal_poly_new(q);
  fmpz_mpoly_zero(out, q->ring);
  for (slong k = 0; k < low->length; k++) {
    fmpz_mpoly_get_term_monomial(m, low, k, q->ring);
    fmpz_mpoly_get_coeff_fmpz_monomial(q->z[0], high, m, q->ring);
    fmpz_mpoly_get_term_coeff_fmpz(q->z[1], low, k, q->ring);
    fmpz_neg(q->z[0], q->z[0]);
    if (!fmpz_equal(q->z[0], q->z[1])) continue;
    fmpz_mpoly_scalar_mul_fmpz(m, m, q->z[1], q->ring);
    fmpz_mpoly_add(out, out, m, q->ring);
  }
  normal_poly_drop(q, m);
}

/* k m - k m c² = k m s² wherever it occurs: a multiple of s² + c² - 1 (of c² - 1 - s²) is added */
static void gather_squares(normal_query *q, normal_poly *p, const normal_relation *r) {
  uint32_t c = q->atoms[r->var].partner;
  normal_poly *low = normal_poly_new(q), *high = normal_poly_new(q), *t = normal_poly_new(q), *x = normal_poly_new(q);
  slong most = fmpz_mpoly_degree_si(p, c, q->ring);
  for (slong e = (most < 64 ? most : 64) - 2; e >= 0 && q->stop == STOP_NO; e--) {
    fmpz_mpoly_to_univar(q->split, p, c, q->ring);
    normal_coefficient(q, low, e);
    normal_coefficient(q, high, e + 2);
    opposite_terms(q, t, low, high);
    if (fmpz_mpoly_is_zero(t, q->ring)) continue;
    /* t c^e (c² - 1 ± s²) */
    fmpz_mpoly_gen(x, c, q->ring);
    fmpz_mpoly_pow_ui(x, x, (ulong)e, q->ring);
    normal_times(q, t, t, x);
    fmpz_mpoly_gen(x, r->var, q->ring);
    fmpz_mpoly_mul(x, x, x, q->ring);
    if (q->atoms[r->var].kind == ATOM_SINH) fmpz_mpoly_neg(x, x, q->ring);
    fmpz_mpoly_gen(high, c, q->ring);
    fmpz_mpoly_mul(high, high, high, q->ring);
    fmpz_mpoly_add(x, x, high, q->ring);
    fmpz_mpoly_sub_si(x, x, 1, q->ring);
    if (normal_times(q, x, x, t)) fmpz_mpoly_add(p, p, x, q->ring);
  }
  normal_poly *all[4] = {low, high, t, x};
  for (int i = 0; i < 4; i++) normal_poly_drop(q, all[i]);
}

/* per pair: as it is, with s² eliminated, with c² eliminated, with squares gathered; fewest terms win */
void normal_polish(normal_query *q, normal_poly *p) {
  for (uint32_t i = 0; i < q->relations.n && q->stop == STOP_NO; i++) {
    const normal_relation *r = &q->relations.at[i];
    uint32_t times;
    if (!normal_is_pair(q, r) || normal_length(p) < 2 || normal_length(p) > 4000) continue;
    if (fmpz_mpoly_degree_si(p, r->var, q->ring) < 2 && fmpz_mpoly_degree_si(p, q->atoms[r->var].partner, q->ring) < 2)
      continue;
    normal_poly *form[3] = {copy_poly(q, p), NULL, copy_poly(q, p)};
    normal_replace(q, form[0], r, &times);
    form[1] = copy_poly(q, form[0]);
    gather_squares(q, form[1], r);
    normal_relation m = normal_mirrored(q, r);
    normal_replace(q, form[2], &m, &times);
    normal_val_drop(q, m.rhs);
    for (int k = 0; k < 3; k++) {
      if (q->stop == STOP_NO && form[k]->length < p->length) fmpz_mpoly_swap(p, form[k], q->ring);
      normal_poly_drop(q, form[k]);
    }
  }
}

/* f with numerator and denominator reduced; either may get a denominator of its own from a root of a fraction */
static void reduce_both(normal_query *q, normal_quotient f) {
  normal_val *num = normal_val_poly(q, f.num), *den = normal_val_poly(q, f.den);
  normal_val *n = normal_val_reduce(q, num), *d = normal_val_reduce(q, den);
  if (q->stop == STOP_NO) {
    normal_expand(q, f.num, d->den, d->f, d->nf);
    normal_times(q, f.num, f.num, n->num);
    normal_expand(q, f.den, n->den, n->f, n->nf);
    normal_times(q, f.den, f.den, d->num);
  }
  normal_val *all[4] = {num, den, n, d};
  for (int i = 0; i < 4; i++) normal_val_drop(q, all[i]);
}

/* The search for a better form works on copies and with a quarter of the fuel; without success nothing is lost. */
static void beautify(normal_query *q, normal_quotient *f) {
  normal_fuel before = *q->fuel;
  uint64_t lent = before.terms / 4;
  q->fuel->terms = lent;
  search(q, f);
  normal_polish(q, f->num);
  normal_polish(q, f->den);
  if (!q->plain) normal_shift(q, f);
  q->fuel->terms = before.terms - (lent - q->fuel->terms);
  if (q->stop != STOP_FUEL) return;
  q->stop = STOP_NO;
  q->fuel->exhausted = before.exhausted;
}

void normal_lowest(normal_query *q, normal_quotient *f) {
  normal_cancel(q, *f);
  reduce_both(q, *f);
  if (q->stop == STOP_NO && fmpz_mpoly_is_zero(f->den, q->ring)) normal_halt(q, STOP_UNDEFINED);
  normal_cancel(q, *f);
  if (q->stop == STOP_NO) beautify(q, f);
}

normal_quotient normal_simplify(normal_query *q, normal_val *v) {
  normal_val *low = normal_val_reduce(q, v);
  normal_quotient f = {copy_poly(q, low->num), normal_poly_new(q), NULL};
  normal_expand(q, f.den, low->den, low->f, low->nf);
  normal_val_drop(q, low);
  normal_lowest(q, &f);
  return f;
}

/* --- back to expressions --- */

bool normal_unsure(normal_query *q, const normal_poly *p) {
  int *used = BASE_ARRAY(&q->arena, int, q->nvars);
  fmpz_mpoly_used_vars(used, p, q->ring);
  for (uint32_t i = 0; i < q->nvars; i++)
    if (used[i] && q->atoms[i].unsure) return true;
  return false;
}

static ex val_ex(normal_query *q, const normal_val *v) {
  ex e = normal_poly_ex(q, v->num);
  fmpz_one(q->z[3]);
  e = expr_mul(q->g, e, normal_number(q, q->z[3], v->den));
  for (uint32_t i = 0; i < v->nf; i++) {
    ex f = normal_poly_ex(q, q->factors.at[v->f[i].factor]);
    e = expr_mul(q->g, e, expr_pow(q->g, f, expr_int(q->g, -(int64_t)v->f[i].power)));
  }
  return e;
}

static ex angle_ex(normal_query *q, uint32_t var) {
  normal_kind kind = q->atoms[var].kind;
  const normal_family *f = kind == ATOM_SIN || kind == ATOM_COS ? &q->trig : &q->hyper;
  uint32_t s = kind == ATOM_COS || kind == ATOM_COSH ? q->atoms[var].partner : var, b = 0;
  while (b < f->base.n && f->var[b] != s) b++;
  static const expr_op op[] = {
      [ATOM_SIN] = EX_SIN, [ATOM_COS] = EX_COS, [ATOM_SINH] = EX_SINH, [ATOM_COSH] = EX_COSH, [ATOM_EXP] = EX_EXP};
  return expr_call(q->g, op[kind], normal_angle_base(q, f, b));
}

ex normal_atom_ex(normal_query *q, uint32_t var) {
  normal_atom *a = &q->atoms[var];
  if (q->shift && (a->kind == ATOM_SIN || a->kind == ATOM_COS)) return angle_ex(q, var);
  if (a->node != EXPR_NONE) return a->node;
  if (a->kind == ATOM_ROOT && a->op == EX_ABS) {
    a->node = expr_call(q->g, EX_ABS, val_ex(q, a->kids[1]));
  } else if (a->kind == ATOM_ROOT) {
    a->node = expr_pow(q->g, val_ex(q, a->kids[0]), expr_ratio(q->g, 1, a->power));
  } else if (a->kind == ATOM_OPAQUE) {
    ex kids[3] = {0};
    for (uint32_t i = 0; i < a->nkids; i++) kids[i] = val_ex(q, a->kids[i]);
    a->node = expr_rebuild(q->g, a->op, a->nkids, kids);
  } else {
    a->node = angle_ex(q, var);
  }
  return a->node;
}

/* coefficient and powers of term i as one product */
static ex term_ex(normal_query *q, const normal_poly *p, slong i, const ex *nodes) {
  expr_graph *g = q->g;
  ex e = EXPR_ONE;
  fmpz_mpoly_get_term_exp_ui(q->exps, p, i, q->ring);
  for (uint32_t v = q->nvars; v-- > 0;)
    if (q->exps[v]) e = expr_mul(g, e, expr_pow(g, nodes[v], expr_int(g, (int64_t)q->exps[v])));
  fmpz_mpoly_get_term_coeff_fmpz(q->z[0], p, i, q->ring);
  fmpz_one(q->z[1]);
  return expr_mul(g, normal_number(q, q->z[0], q->z[1]), e);
}

/* Σ of the terms of a polynomial without content */
static ex sum_ex(normal_query *q, const normal_poly *p) {
  int *used = BASE_ARRAY(&q->arena, int, q->nvars);
  ex *nodes = BASE_ARRAY(&q->arena, ex, q->nvars), *terms = BASE_ARRAY(&q->arena, ex, p->length);
  fmpz_mpoly_used_vars(used, p, q->ring);
  for (uint32_t v = 0; v < q->nvars; v++)
    if (used[v]) nodes[v] = normal_atom_ex(q, v);
  for (slong i = 0; i < p->length; i++) terms[i] = term_ex(q, p, i, nodes);
  return expr_sum(q->g, (uint32_t)p->length, terms);
}

/* p = content · monomial · rest: the monomial as an expression, the rest in `rest` */
static ex take_front(normal_query *q, const normal_poly *p, fmpz_t content, normal_poly *rest) {
  ex front = EXPR_ONE;
  fmpz_mpoly_set(rest, p, q->ring);
  normal_primitive(q, content, rest);
  /* a minus sign in front only where it saves signs inside */
  slong minus = 0;
  for (slong i = 0; i < rest->length; i++) minus += fmpz_sgn(rest->coeffs + i) < 0 ? 1 : -1;
  if (minus > 0 || (minus == 0 && fmpz_sgn(content) < 0)) {
    fmpz_neg(content, content);
    fmpz_mpoly_neg(rest, rest, q->ring);
  }
  normal_poly *m = normal_poly_new(q);
  fmpz_mpoly_term_content(m, rest, q->ring);
  if (!is_number(q, m) && fmpz_mpoly_degrees_fit_si(p, q->ring)) {
    fmpz_mpoly_divides(rest, rest, m, q->ring);
    front = sum_ex(q, m);
  }
  normal_poly_drop(q, m);
  return front;
}

static ex write_quotient(normal_query *q, normal_quotient f) {
  expr_graph *g = q->g;
  if (fmpz_mpoly_is_zero(f.num, q->ring)) return EXPR_ZERO;
  if (!fmpz_mpoly_degrees_fit_si(f.num, q->ring) || !fmpz_mpoly_degrees_fit_si(f.den, q->ring)) {
    normal_halt(q, STOP_UNABLE);
    return EXPR_ZERO;
  }
  fmpz_t above, below;
  normal_poly *num = normal_poly_new(q), *den = normal_poly_new(q);
  fmpz_init(above);
  fmpz_init(below);
  ex parts[5];
  parts[1] = take_front(q, f.num, above, num);
  parts[2] = expr_powi(g, take_front(q, f.den, below, den), -1);
  if (fmpz_sgn(below) < 0) {
    fmpz_neg(above, above);
    fmpz_neg(below, below);
  }
  parts[0] = normal_number(q, above, below);
  fmpz_clear(above);
  fmpz_clear(below);
  parts[3] = sum_ex(q, num);
  parts[4] = expr_powi(g, sum_ex(q, den), -1);
  normal_poly_drop(q, num);
  normal_poly_drop(q, den);
  return expr_product(g, 5, parts);
}

ex normal_quotient_ex(normal_query *q, normal_quotient f) {
  q->shift = f.shift;
  ex e = write_quotient(q, f);
  q->shift = NULL;
  return e;
}

void normal_quotient_parts(normal_query *q, normal_quotient f, ex *num, ex *den) {
  normal_poly *one = normal_poly_new(q);
  fmpz_mpoly_one(one, q->ring);
  *num = normal_quotient_ex(q, (normal_quotient){f.num, one, f.shift});
  *den = normal_quotient_ex(q, (normal_quotient){f.den, one, f.shift});
  normal_poly_drop(q, one);
}

ex normal_poly_ex(normal_query *q, const normal_poly *p) {
  normal_poly *one = normal_poly_new(q);
  fmpz_mpoly_one(one, q->ring);
  ex e = write_quotient(q, (normal_quotient){(normal_poly *)(uintptr_t)p, one, NULL});
  normal_poly_drop(q, one);
  return e;
}
