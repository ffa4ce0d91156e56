/* antideriv.c: elementary antiderivatives in one symbol.

   The integrand is brought to its normal form, a quotient of polynomials in x,
   sin and cos of base angles, and what does not contain x. Over a denominator
   free of x each term is integrated by the rules of the tables:

     ∫ sᵃ cᵇ      b odd:  powers of s, by c² = 1 − s²;  a odd: likewise
                  both even:  ∫ cᵐ = cᵐ⁻¹ s/m + (m−1)/m ∫ cᵐ⁻²
     ∫ xⁿ F'      = xⁿ F − n ∫ xⁿ⁻¹ F

   Otherwise candidates are tried (a logarithm, a power, a tangent …): one is
   right if the integrand over its derivative is free of x. Simple poles at which
   the denominator is linear are taken off one by one. Whatever is returned has
   been differentiated and proved equal to the integrand. */
#include "expr/antideriv.h"

#define ANTIDERIV_FUEL ((uint64_t)200000)

typedef struct work {
  expr_graph *g;
  base_arena *a;
  ex x;
  const normal_facts *facts;
  int depth;
} work;

static ex integrate(work *w, ex e);

static ex times(work *w, ex a, ex b) {
  return expr_mul(w->g, a, b);
}

static ex reduced(work *w, ex e) {
  normal_fuel fuel = {.terms = ANTIDERIV_FUEL};
  return normal_form(w->g, e, w->facts, &fuel);
}

/* --- one term: constant · xⁿ · sᵃ cᵇ · exp --- */

typedef struct term {
  ex constant;
  int n, s, c;
  ex angle;  /* of s and c; EXPR_NONE: there are none */
  ex growth; /* the exponential, or EXPR_NONE */
} term;

static bool is_linear(work *w, ex e) {
  return !expr_has(w->g, expr_diff(w->g, e, w->x), w->x);
}

static bool take_factor(work *w, term *t, ex base, int power) {
  if (!expr_has(w->g, base, w->x)) {
    t->constant = times(w, t->constant, expr_powi(w->g, base, power));
    return true;
  }
  expr_op op = expr_op_of(w->g, base);
  if (base == w->x) t->n += power;
  else if (op == EX_SIN || op == EX_COS) {
    ex angle = expr_kids(w->g, base)[0];
    if (!is_linear(w, angle) || (t->angle != EXPR_NONE && t->angle != angle)) return false;
    t->angle = angle;
    *(op == EX_SIN ? &t->s : &t->c) += power;
  } else if (op == EX_EXP && t->growth == EXPR_NONE && power == 1 && is_linear(w, expr_kids(w->g, base)[0])) {
    t->growth = base;
  } else return false;
  return true;
}

static bool read_term(work *w, ex e, term *t) {
  *t = (term){EXPR_ONE, 0, 0, 0, EXPR_NONE, EXPR_NONE};
  expr_list todo = {0};
  base_push(w->a, &todo, e);
  while (todo.n) {
    ex f = todo.at[--todo.n];
    int64_t power = 1;
    if (expr_op_of(w->g, f) == EX_MUL) {
      for (uint32_t i = 0; i < expr_nkids(w->g, f); i++) base_push(w->a, &todo, expr_kids(w->g, f)[i]);
      continue;
    }
    if (expr_op_of(w->g, f) == EX_POW && expr_has(w->g, f, w->x)) {
      if (!expr_is_integer(w->g, expr_kids(w->g, f)[1], &power) || power < -64 || power > 64) return false;
      f = expr_kids(w->g, f)[0];
    }
    if (!take_factor(w, t, f, (int)power)) return false;
  }
  return t->n >= 0 && t->s >= 0 && t->c >= 0 && (t->growth == EXPR_NONE || t->angle == EXPR_NONE);
}

/* Σ_j C(k, j) (−1)^j y^(p + 2j + 1)/(p + 2j + 1): ∫ y^p (1 − y²)^k dy */
static ex odd_power(work *w, ex y, int p, int k) {
  ex total = EXPR_ZERO;
  int64_t binomial = 1;
  for (int j = 0; j <= k; j++) {
    ex c = expr_ratio(w->g, j % 2 ? -binomial : binomial, p + 2 * j + 1);
    total = expr_add(w->g, total, times(w, c, expr_powi(w->g, y, p + 2 * j + 1)));
    binomial = binomial * (k - j) / (j + 1);
  }
  return total;
}

/* ∫ cᵐ dθ for even m */
static ex even_cosines(work *w, ex angle, int m) {
  ex s = expr_sin(w->g, angle), c = expr_cos(w->g, angle), total = angle;
  for (int k = 2; k <= m; k += 2) {
    ex step = times(w, expr_ratio(w->g, 1, k), times(w, expr_powi(w->g, c, k - 1), s));
    total = expr_add(w->g, step, times(w, expr_ratio(w->g, k - 1, k), total));
  }
  return total;
}

/* ∫ sᵃ cᵇ dx over an angle linear in x */
static ex trigonometric(work *w, const term *t) {
  ex s = expr_sin(w->g, t->angle), c = expr_cos(w->g, t->angle), total = EXPR_ZERO;
  if (t->c % 2) total = odd_power(w, s, t->s, (t->c - 1) / 2);
  else if (t->s % 2) total = expr_neg(w->g, odd_power(w, c, t->c, (t->s - 1) / 2));
  else {
    int64_t binomial = 1;
    for (int j = 0, k = t->s / 2; j <= k; j++) {
      ex part = even_cosines(w, t->angle, t->c + 2 * j);
      total = expr_add(w->g, total, times(w, expr_int(w->g, j % 2 ? -binomial : binomial), part));
      binomial = binomial * (k - j) / (j + 1);
    }
  }
  return expr_div(w->g, total, expr_diff(w->g, t->angle, w->x));
}

static ex integrate_term(work *w, ex e) {
  term t;
  if (!read_term(w, e, &t)) return EXPR_NONE;
  if (t.angle == EXPR_NONE && t.growth == EXPR_NONE)
    return times(w, t.constant, times(w, expr_ratio(w->g, 1, t.n + 1), expr_powi(w->g, w->x, t.n + 1)));
  ex whole = t.angle != EXPR_NONE ? trigonometric(w, &t)
                                  : expr_div(w->g, t.growth, expr_diff(w->g, expr_kids(w->g, t.growth)[0], w->x));
  if (t.n) { /* by parts */
    ex rest = integrate(w, times(w, expr_powi(w->g, w->x, t.n - 1), whole));
    if (rest == EXPR_NONE) return EXPR_NONE;
    whole = expr_sub(w->g, times(w, expr_powi(w->g, w->x, t.n), whole), times(w, expr_int(w->g, t.n), rest));
  }
  return times(w, t.constant, whole);
}

/* --- quotients --- */

/* r F if e = r F' with r free of x */
static ex multiple_of(work *w, ex e, ex F) {
  ex slope = expr_diff(w->g, F, w->x);
  if (slope == EXPR_ZERO) return EXPR_NONE;
  ex r = reduced(w, expr_div(w->g, e, slope));
  return r == EXPR_NONE || expr_has(w->g, r, w->x) ? EXPR_NONE : times(w, r, F);
}

/* tan, cot and the logarithms that belong to an angle */
static ex try_angle(work *w, ex e, ex angle) {
  expr_graph *g = w->g;
  ex s = expr_sin(g, angle), c = expr_cos(g, angle), one = EXPR_ONE;
  ex tries[] = {expr_call(g, EX_LOG, c),
                expr_call(g, EX_LOG, s),
                expr_div(g, s, c),
                expr_div(g, c, s),
                expr_call(g, EX_LOG, expr_div(g, expr_add(g, one, s), c)),
                expr_call(g, EX_LOG, expr_div(g, expr_sub(g, one, c), s))};
  ex found = EXPR_NONE;
  for (size_t i = 0; i < sizeof tries / sizeof *tries && found == EXPR_NONE; i++) found = multiple_of(w, e, tries[i]);
  return found;
}

static ex rebuilt(work *w, const normal_forms *f, const normal_sum *x) {
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < x->n; i++) {
    ex t = x->coefficient[i];
    for (uint32_t k = 0; k < f->natoms; k++)
      if (x->power[i * f->natoms + k]) t = times(w, t, expr_powi(w->g, f->atoms[k], x->power[i * f->natoms + k]));
    total = expr_add(w->g, total, t);
  }
  return total;
}

/* e = r/p + rest with p linear in x: r log(p)/p' and the integral of the rest */
static ex take_pole(work *w, ex e, ex p) {
  ex slope = expr_diff(w->g, p, w->x);
  if (slope == EXPR_ZERO || expr_has(w->g, slope, w->x)) return EXPR_NONE;
  expr_subst *zero = expr_subst_new(w->g, w->a), *root = expr_subst_new(w->g, w->a);
  expr_subst_set(zero, w->x, EXPR_ZERO);
  expr_subst_set(root, w->x, expr_neg(w->g, expr_div(w->g, expr_subst_of(zero, p), slope)));
  ex smooth = reduced(w, times(w, e, p));
  if (smooth == EXPR_NONE) return EXPR_NONE;
  ex r = reduced(w, expr_subst_of(root, smooth));
  if (r == EXPR_NONE || r == EXPR_ZERO) return EXPR_NONE;
  ex rest = integrate(w, expr_sub(w->g, e, expr_div(w->g, r, p)));
  if (rest == EXPR_NONE) return EXPR_NONE;
  return expr_add(w->g, rest, times(w, expr_div(w->g, r, slope), expr_call(w->g, EX_LOG, p)));
}

static ex try_factor(work *w, ex e, ex p, int power) {
  ex F = power == -1 ? expr_call(w->g, EX_LOG, p) : expr_powi(w->g, p, power + 1);
  ex found = multiple_of(w, e, F);
  if (found == EXPR_NONE && power == -1) found = take_pole(w, e, p);
  return found;
}

static ex integrate_quotient(work *w, ex e) {
  normal_fuel fuel = {.terms = ANTIDERIV_FUEL};
  normal_forms f;
  ex found = EXPR_NONE;
  if (!normal_forms_of(w->g, w->a, e, 0, NULL, w->facts, &fuel, &f)) return EXPR_NONE;
  for (uint32_t i = 0; i < f.n && found == EXPR_NONE; i++)
    for (uint32_t k = 0; k < f.form[i].n && found == EXPR_NONE; k++) {
      int power = f.form[i].power[k];
      ex p = rebuilt(w, &f, &f.form[i].factor[k]);
      if (power < 0 && expr_has(w->g, p, w->x)) found = try_factor(w, e, p, power);
    }
  for (uint32_t k = 0; k < f.natoms && found == EXPR_NONE; k++) {
    expr_op op = expr_op_of(w->g, f.atoms[k]);
    if ((op != EX_SIN && op != EX_COS) || !expr_has(w->g, f.atoms[k], w->x)) continue;
    found = try_angle(w, e, expr_kids(w->g, f.atoms[k])[0]);
  }
  return found;
}

/* --- all together --- */

static ex integrate(work *w, ex e) {
  enum { DEPTH_MOST = 24 };
  normal_fuel fuel = {.terms = ANTIDERIV_FUEL};
  ex num, den, total = EXPR_ZERO;
  if (w->depth >= DEPTH_MOST || !normal_fraction(w->g, e, w->facts, &fuel, &num, &den)) return EXPR_NONE;
  w->depth++;
  if (expr_has(w->g, den, w->x)) total = integrate_quotient(w, expr_div(w->g, num, den));
  else {
    expr_list terms = {0};
    expr_terms(w->g, w->a, num, &terms);
    for (uint32_t i = 0; i < terms.n && total != EXPR_NONE; i++) {
      ex part = integrate_term(w, terms.at[i]);
      total = part == EXPR_NONE ? EXPR_NONE : expr_add(w->g, total, part);
    }
    if (total == EXPR_NONE) total = integrate_quotient(w, expr_div(w->g, num, den)); /* roots and the like */
    else total = expr_div(w->g, total, den);
  }
  w->depth--;
  return total;
}

ex antideriv(expr_graph *g, base_arena *arena, ex e, ex x, const normal_facts *facts) {
  work w = {g, arena, x, facts, 0};
  if (e == EXPR_ZERO) return EXPR_ZERO;
  ex F = integrate(&w, e);
  if (F == EXPR_NONE) return EXPR_NONE;
  normal_fuel fuel = {0};
  return normal_is_zero(g, expr_sub(g, expr_diff(g, F, x), e), facts, &fuel) == ANSWER_YES ? F : EXPR_NONE;
}
