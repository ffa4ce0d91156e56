/* normal_atoms.c: from expressions to values of the ring.

   A first pass counts the atoms, a second one turns node after node into a
   value. Symbols and base angles (normal_angle.c) are known beforehand; roots
   and opaque functions are met on the way and compared, argument by argument,
   with those already there, so that log(x+y) and log(y+x) are one atom.

   Roots: b^(1/n) is an atom w with w^n = b, numbers taken out first and split
   into primes; |x| is the positive root of x². A relation w^n = b holds on the
   branch in use, so what reduces to zero is zero; that something does not is
   never taken for a proof. */
#include "expr/normal_int.h"

#include <string.h>

/* --- atoms --- */

uint32_t normal_atom_new(normal_query *q, normal_kind kind, ex node) {
  int class = kind == ATOM_ROOT ? ATOMS_ROOT : kind == ATOM_OPAQUE ? ATOMS_OPAQUE : ATOMS_OTHER;
  if (q->next[class] == q->end[class]) {
    normal_halt(q, STOP_UNABLE);
    return 0;
  }
  uint32_t var = q->next[class]++;
  q->atoms[var] = (normal_atom){.kind = kind, .node = node, .unsure = kind == ATOM_OPAQUE, .op = EX_NUM};
  return var;
}

/* takes rhs over */
void normal_relate(normal_query *q, uint32_t var, uint32_t power, normal_val *rhs) {
  normal_relation r = {var, power, rhs, NULL};
  if (rhs->nf || !fmpz_is_one(rhs->den)) {
    r.below = normal_poly_new(q);
    normal_expand(q, r.below, rhs->den, rhs->f, rhs->nf);
  }
  base_push(&q->arena, &q->relations, r);
}

static uint32_t symbol_var(normal_query *q, ex node) {
  for (uint32_t i = q->end[ATOMS_OPAQUE]; i < q->next[ATOMS_OTHER]; i++)
    if (q->atoms[i].node == node) return i;
  return normal_atom_new(q, ATOM_SYMBOL, node);
}

/* --- roots --- */

/* the atom for rad^(1/power); takes rad over */
static uint32_t root_atom(normal_query *q, normal_val *rad, uint32_t power) {
  for (uint32_t i = 0; i < q->next[ATOMS_ROOT]; i++)
    if (q->atoms[i].power == power && normal_val_same(q, q->atoms[i].kids[0], rad)) {
      normal_val_drop(q, rad);
      return i;
    }
  uint32_t w = normal_atom_new(q, ATOM_ROOT, EXPR_NONE);
  if (q->stop != STOP_NO) return w;
  q->atoms[w].power = power;
  q->atoms[w].unsure = true;
  q->atoms[w].kids[0] = normal_val_keep(rad);
  normal_relate(q, w, power, rad);
  return w;
}

/* v · p^(e/n) for a prime p; takes v over */
static normal_val *times_prime(normal_query *q, normal_val *v, const fmpz_t prime, int64_t e, int64_t n) {
  int64_t whole = e >= 0 ? e / n : -((-e + n - 1) / n), rest = e - whole * n;
  normal_val *p = normal_val_new(q), *parts[2];
  fmpz_mpoly_set_fmpz(p->num, prime, q->ring);
  parts[0] = normal_val_pow(q, p, whole);
  parts[1] = normal_val_keep(q->one);
  if (rest) {
    uint32_t w = root_atom(q, p, q->number_power);
    normal_val *root = normal_val_var(q, w);
    if (q->stop == STOP_NO) q->atoms[w].unsure = fmpz_cmp_ui(prime, 1000000) > 0;
    normal_val_drop(q, parts[1]);
    parts[1] = normal_val_pow(q, root, rest * ((int64_t)q->number_power / n));
    normal_val_drop(q, root);
  } else {
    normal_val_drop(q, p);
  }
  for (int i = 0; i < 2; i++) {
    normal_val *next = normal_val_mul(q, v, parts[i]);
    normal_val_drop(q, v);
    normal_val_drop(q, parts[i]);
    v = next;
  }
  return v;
}

/* v · m^(e/n), m > 0 split into primes by trial division; a large rest counts as a prime */
static normal_val *times_integer(normal_query *q, normal_val *v, const fmpz_t m, int64_t e, int64_t n) {
  fmpz_t left, prime;
  fmpz_init_set(left, m);
  fmpz_init(prime);
  for (ulong d = 2; d < 1000 && !fmpz_is_one(left); d += d == 2 ? 1 : 2) {
    fmpz_set_ui(prime, d);
    int64_t times = (int64_t)fmpz_remove(left, left, prime);
    if (times) v = times_prime(q, v, prime, e * times, n);
  }
  if (!fmpz_is_one(left)) {
    int64_t times = 1;
    if (fmpz_is_square(left)) {
      fmpz_sqrt(left, left);
      times = 2;
    }
    v = times_prime(q, v, left, e * times, n);
  }
  fmpz_clear(left);
  fmpz_clear(prime);
  return v;
}

normal_val *normal_number_root(normal_query *q, const fmpq_t number, int64_t p, int64_t n) {
  normal_val *v = normal_val_keep(q->one);
  v = times_integer(q, v, fmpq_numref(number), p, n);
  return times_integer(q, v, fmpq_denref(number), -p, n);
}

/* a = content · rest with a positive rational content; the sign stays with the rest */
static normal_val *without_content(normal_query *q, normal_val *a, fmpq_t content) {
  normal_val *rest = normal_val_mul(q, a, q->one);
  normal_primitive(q, fmpq_numref(content), rest->num);
  if (fmpz_sgn(fmpq_numref(content)) < 0) {
    fmpz_neg(fmpq_numref(content), fmpq_numref(content));
    fmpz_mpoly_neg(rest->num, rest->num, q->ring);
  }
  fmpz_set(fmpq_denref(content), rest->den);
  fmpz_one(rest->den);
  fmpq_canonicalise(content);
  return rest;
}

static bool is_constant(normal_query *q, const normal_val *v) {
  return v->nf == 0 && fmpz_mpoly_is_fmpz(v->num, q->ring);
}

/* |a| */
static normal_val *absolute(normal_query *q, normal_val *a) {
  normal_val *low = normal_val_reduce(q, a);
  fmpq_t c;
  fmpq_init(c);
  normal_val *rest = without_content(q, low, c), *out;
  if (q->stop == STOP_NO && normal_lead_sign(rest->num) < 0) fmpz_mpoly_neg(rest->num, rest->num, q->ring);
  if (q->stop != STOP_NO || fmpz_mpoly_is_zero(low->num, q->ring)) {
    out = normal_val_keep(q->zero);
  } else if (is_constant(q, rest)) {
    out = normal_val_keep(q->one);
  } else {
    normal_val *square = normal_val_pow(q, rest, 2), *rad = normal_val_reduce(q, square);
    uint32_t before = q->next[ATOMS_ROOT], w = root_atom(q, rad, 2);
    if (q->next[ATOMS_ROOT] > before) { /* a new one: remember how to write it */
      q->atoms[w].op = EX_ABS;
      q->atoms[w].kids[1] = normal_val_keep(rest);
    }
    out = normal_val_var(q, w);
    normal_val_drop(q, square);
  }
  normal_val *scale = normal_val_new(q), *v;
  fmpz_mpoly_set_fmpz(scale->num, fmpq_numref(c), q->ring);
  fmpz_set(scale->den, fmpq_denref(c));
  v = normal_val_mul(q, scale, out);
  fmpq_clear(c);
  normal_val *all[4] = {low, rest, out, scale};
  for (int i = 0; i < 4; i++) normal_val_drop(q, all[i]);
  return v;
}

/* the square root of a value that is visibly a square, or NULL */
static normal_val *exact_root(normal_query *q, const normal_val *a) {
  for (uint32_t i = 0; i < a->nf; i++)
    if (a->f[i].power % 2) return NULL;
  if (normal_lead_sign(a->num) < 0 || !normal_charge(q, normal_length(a->num))) return NULL;
  normal_poly *p = normal_poly_new(q);
  normal_val *r = NULL;
  if (fmpz_mpoly_sqrt(p, a->num, q->ring)) {
    r = normal_val_poly(q, p);
    for (uint32_t i = 0; i < a->nf; i++) {
      normal_val *d = normal_val_poly(q, q->factors.at[a->f[i].factor]);
      normal_val *power = normal_val_pow(q, d, -(int64_t)(a->f[i].power / 2));
      normal_val *next = normal_val_mul(q, r, power);
      normal_val_drop(q, d);
      normal_val_drop(q, power);
      normal_val_drop(q, r);
      r = next;
    }
  }
  normal_poly_drop(q, p);
  return r;
}

static uint32_t lcm32(uint32_t a, uint32_t b) {
  uint32_t x = a, y = b;
  while (y) {
    uint32_t r = x % y;
    x = y;
    y = r;
  }
  return a / x * b;
}

/* rest^(p/n), rest without content; `all` is the common root of this base */
static normal_val *symbolic_root(normal_query *q, normal_val *rest, int64_t p, int64_t n, uint32_t all) {
  normal_val *root = n == 2 ? exact_root(q, rest) : NULL, *w, *v;
  if (root) {
    w = absolute(q, root);
    v = normal_val_pow(q, w, p);
    normal_val_drop(q, root);
  } else {
    w = normal_val_var(q, root_atom(q, normal_val_keep(rest), all));
    v = normal_val_pow(q, w, p * ((int64_t)all / n));
  }
  normal_val_drop(q, w);
  return v;
}

/* b^(p/n), n > 1 */
static normal_val *power_of_root(normal_query *q, ex base, normal_val *b, int64_t p, int64_t n) {
  normal_val *low = normal_val_reduce(q, b);
  uint32_t all = (uint32_t)n;
  for (uint32_t i = 0; i < q->root_bases.n; i++)
    if (q->root_bases.at[i] == base) all = q->root_powers.at[i];
  fmpq_t c;
  fmpq_init(c);
  normal_val *v, *rest = NULL;
  if (q->stop != STOP_NO || fmpz_mpoly_is_zero(low->num, q->ring)) {
    if (p < 0) normal_halt(q, STOP_UNDEFINED);
    v = normal_val_keep(q->zero);
  } else {
    rest = without_content(q, low, c);
    if (q->number_power % (uint32_t)n) { /* roots of numbers of another kind: leave the content where it is */
      normal_val_drop(q, rest);
      rest = normal_val_keep(low);
      fmpq_one(c);
    }
    normal_val *number = normal_number_root(q, c, p, n), *root;
    bool one = is_constant(q, rest) && fmpz_mpoly_is_one(rest->num, q->ring) && fmpz_is_one(rest->den);
    root = one ? normal_val_keep(q->one) : symbolic_root(q, rest, p, n, all);
    v = normal_val_mul(q, number, root);
    normal_val_drop(q, number);
    normal_val_drop(q, root);
  }
  fmpq_clear(c);
  normal_val_drop(q, low);
  normal_val_drop(q, rest);
  return v;
}

/* --- opaque functions --- */

static bool kids_match(normal_query *q, const normal_atom *a, normal_val *const *kids, uint32_t n, bool swap) {
  for (uint32_t i = 0; i < n; i++)
    if (!normal_val_same(q, a->kids[swap ? n - 1 - i : i], kids[i])) return false;
  return true;
}

/* the atom op(kids); kids reduced */
static normal_val *opaque(normal_query *q, ex node, expr_op op, uint32_t n, normal_val *const *kids) {
  bool symmetric = op == EX_MIN || op == EX_MAX || op == EX_EQ || op == EX_AND || op == EX_OR;
  uint32_t first = q->end[ATOMS_ROOT];
  for (uint32_t i = first; i < q->next[ATOMS_OPAQUE]; i++) {
    const normal_atom *a = &q->atoms[i];
    if (a->op != op || a->nkids != n) continue;
    if (kids_match(q, a, kids, n, false) || (symmetric && kids_match(q, a, kids, n, true))) return normal_val_var(q, i);
  }
  uint32_t var = normal_atom_new(q, ATOM_OPAQUE, node);
  if (q->stop != STOP_NO) return normal_val_keep(q->zero);
  q->atoms[var].op = op;
  q->atoms[var].nkids = n;
  for (uint32_t i = 0; i < n; i++) q->atoms[var].kids[i] = normal_val_keep(kids[i]);
  return normal_val_var(q, var);
}

static bool is_odd(expr_op op) {
  return op == EX_ASIN || op == EX_ATAN || op == EX_ASINH || op == EX_ATANH || op == EX_SIGN;
}

/* op(kids) with the sign of an odd function taken out */
static normal_val *function(normal_query *q, ex node, uint32_t n, normal_val *const *args) {
  expr_op op = expr_op_of(q->g, node);
  normal_val *kids[3] = {0};
  for (uint32_t i = 0; i < n; i++) kids[i] = normal_val_reduce(q, args[i]);
  if (q->stop != STOP_NO) return normal_val_keep(q->zero);
  bool minus = is_odd(op) && normal_lead_sign(kids[0]->num) < 0;
  if (minus) {
    normal_val *opposite = normal_val_neg(q, kids[0]);
    normal_val_drop(q, kids[0]);
    kids[0] = opposite;
    node = EXPR_NONE;
  }
  if (op == EX_SIGN) { /* a positive number does not matter */
    fmpz_one(q->z[2]);
    normal_val *rest = normal_val_mul(q, kids[0], q->one);
    if (!fmpz_mpoly_is_zero(rest->num, q->ring)) normal_primitive(q, q->z[2], rest->num);
    if (!fmpz_is_one(q->z[2]) || !fmpz_is_one(rest->den)) node = EXPR_NONE;
    fmpz_one(rest->den);
    normal_val_drop(q, kids[0]);
    kids[0] = rest;
  }
  normal_val *v = opaque(q, node, op, n, kids);
  if (minus) {
    normal_val *opposite = normal_val_neg(q, v);
    normal_val_drop(q, v);
    v = opposite;
  }
  for (uint32_t i = 0; i < n; i++) normal_val_drop(q, kids[i]);
  return v;
}

/* the integer part of the constant term of an exponent, and the integer content of what is left */
static int64_t split_exponent(normal_query *q, normal_val *e, normal_val **rest, int64_t *times) {
  int64_t whole = 0;
  *times = 1;
  if (e->nf == 0 && fmpz_is_one(e->den)) {
    memset(q->exps, 0, q->nvars * sizeof *q->exps);
    fmpz_mpoly_get_coeff_fmpz_ui(q->z[2], e->num, q->exps, q->ring);
    if (fmpz_fits_si(q->z[2]) && fmpz_bits(q->z[2]) < 31) whole = fmpz_get_si(q->z[2]);
  }
  normal_val *w = normal_val_int(q, whole);
  *rest = normal_val_sub(q, e, w);
  normal_val_drop(q, w);
  if ((*rest)->refs == 1 && fmpz_is_one((*rest)->den) && (*rest)->num->length > 0) {
    normal_val *copy = normal_val_mul(q, *rest, q->one);
    normal_primitive(q, q->z[2], copy->num);
    if (fmpz_bits(q->z[2]) < 31) {
      *times = fmpz_get_si(q->z[2]);
      normal_val_drop(q, *rest);
      *rest = copy;
    } else {
      normal_val_drop(q, copy);
    }
  }
  return whole;
}

/* b^e = b^whole · (b^rest)^times for an exponent that is not a number */
static normal_val *symbolic_power(normal_query *q, normal_val *b, normal_val *e) {
  normal_val *low = normal_val_reduce(q, e), *base = normal_val_reduce(q, b), *rest = NULL;
  if (q->stop != STOP_NO) return normal_val_keep(q->zero);
  int64_t times, whole = split_exponent(q, low, &rest, &times);
  normal_val *front = normal_val_pow(q, base, whole), *v;
  if (fmpz_mpoly_is_zero(rest->num, q->ring)) {
    v = normal_val_keep(front);
  } else {
    normal_val *kids[2] = {base, rest}, *atom = opaque(q, EXPR_NONE, EX_POW, 2, kids);
    normal_val *power = normal_val_pow(q, atom, times);
    v = normal_val_mul(q, front, power);
    normal_val_drop(q, atom);
    normal_val_drop(q, power);
  }
  normal_val *all[4] = {low, base, rest, front};
  for (int i = 0; i < 4; i++) normal_val_drop(q, all[i]);
  return v;
}

/* --- the first pass: what is needed, and how many atoms --- */

static bool is_trig(expr_op op) {
  return op == EX_SIN || op == EX_COS;
}

static bool is_hyper(expr_op op) {
  return op == EX_SINH || op == EX_COSH || op == EX_TANH || op == EX_EXP;
}

/* the exponent p/n of a power with a small rational exponent */
static bool small_exponent(const normal_query *q, ex e, int64_t *p, int64_t *n) {
  if (!expr_is_number(q->g, e)) return false;
  const rational *r = graph_rational(q->g, e);
  if (r->big || r->den > 64 || r->num > INT32_MAX || r->num < -INT32_MAX) return false;
  *p = r->num;
  *n = r->den;
  return true;
}

/* kids whose values are wanted: none of an angle, only the base of a numeric power */
static uint32_t wanted_kids(const normal_query *q, ex e) {
  expr_op op = expr_op_of(q->g, e);
  int64_t p, n;
  if (is_trig(op) || is_hyper(op)) return 0;
  if (op == EX_POW && small_exponent(q, expr_kids(q->g, e)[1], &p, &n)) return 1;
  return expr_nkids(q->g, e);
}

static uint32_t position(const normal_query *q, ex e) {
  uint32_t lo = 0, hi = q->order.n;
  while (lo + 1 < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (q->order.at[mid] <= e) lo = mid;
    else hi = mid;
  }
  return lo;
}

static void mark_needed(normal_query *q, uint32_t n, const ex *roots) {
  q->needed = BASE_ARRAY(&q->arena, bool, q->order.n);
  q->waiting = BASE_ARRAY(&q->arena, uint32_t, q->order.n);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t at = position(q, roots[i]);
    q->needed[at] = true;
    q->waiting[at]++;
  }
  for (uint32_t i = q->order.n; i-- > 0;) {
    if (!q->needed[i]) continue;
    ex e = q->order.at[i];
    for (uint32_t k = 0, kids = wanted_kids(q, e); k < kids; k++) {
      uint32_t at = position(q, expr_kids(q->g, e)[k]);
      q->needed[at] = true;
      q->waiting[at]++;
    }
  }
}

static void note_root(normal_query *q, ex base, uint32_t n) {
  uint32_t all = lcm32(q->number_power, n);
  if (all <= 60) q->number_power = all;
  for (uint32_t i = 0; i < q->root_bases.n; i++)
    if (q->root_bases.at[i] == base) {
      all = lcm32(q->root_powers.at[i], n);
      if (all <= 64) q->root_powers.at[i] = all;
      return;
    }
  base_push(&q->arena, &q->root_bases, base);
  base_push(&q->arena, &q->root_powers, n);
}

typedef struct census {
  uint32_t roots, opaque, symbols;
} census;

static void count_node(normal_query *q, ex e, census *c) {
  expr_op op = expr_op_of(q->g, e);
  int64_t p, n;
  if (op == EX_NUM || op == EX_ADD || op == EX_MUL) return;
  if (op == EX_SYM || op == EX_PI) {
    c->symbols++;
  } else if (is_trig(op)) {
    normal_angle_add(q, &q->trig, expr_kids(q->g, e)[0]);
  } else if (is_hyper(op)) {
    if (op != EX_EXP) q->hyper.powers = false;
    normal_angle_add(q, &q->hyper, expr_kids(q->g, e)[0]);
  } else if (op == EX_ABS) {
    c->roots += 1;
  } else if (op == EX_POW && small_exponent(q, expr_kids(q->g, e)[1], &p, &n)) {
    if (n == 1) return;
    ex base = expr_kids(q->g, e)[0];
    c->roots += expr_is_number(q->g, base) ? 5 : 3;
    note_root(q, base, (uint32_t)n);
  } else {
    c->opaque++;
  }
}

static void open_units(normal_query *q) {
  const normal_facts *facts = q->facts;
  for (uint32_t i = 0; i < facts->nunits; i++) {
    const ex *e = facts->units[i];
    bool present = false;
    for (uint32_t k = 0; k < 4; k++) {
      uint32_t at = position(q, e[k]);
      if (q->order.n && q->order.at[at] == e[k] && q->needed[at]) present = true;
    }
    if (!present) continue;
    /* e0² = 1 - e1² - e2² - e3² */
    normal_val *sum = normal_val_keep(q->one);
    for (uint32_t k = 1; k < 4; k++) {
      normal_val *v = normal_val_var(q, symbol_var(q, e[k])), *square = normal_val_mul(q, v, v);
      normal_val *next = normal_val_sub(q, sum, square);
      normal_val *all[3] = {v, square, sum};
      for (int j = 0; j < 3; j++) normal_val_drop(q, all[j]);
      sum = next;
    }
    normal_relate(q, symbol_var(q, e[0]), 2, sum);
  }
}

/* The ring, once the atoms are counted. */
static void open_ring(normal_query *q, census c) {
  enum { MOST = 1000 }; /* beyond that exponent vectors are too long for anything */
  uint64_t atoms = (uint64_t)c.roots + c.opaque + c.symbols + q->trig.angles.n + q->hyper.angles.n;
  if (atoms > MOST) {
    normal_halt(q, STOP_FUEL);
    normal_ring(q, 1);
    return;
  }
  normal_angle_bases(q, &q->trig);
  normal_angle_bases(q, &q->hyper);
  for (uint32_t i = 0; i < q->trig.angles.n; i++)
    if (q->trig.angles.at[i].pi.den > 2) {
      q->number_power = lcm32(q->number_power, 2);
      c.roots += 2;
      break;
    }
  uint32_t others = normal_angle_vars(&q->trig) + normal_angle_vars(&q->hyper) + c.symbols + 4 * q->facts->nunits;
  q->next[ATOMS_ROOT] = 0;
  q->next[ATOMS_OPAQUE] = q->end[ATOMS_ROOT] = c.roots;
  q->next[ATOMS_OTHER] = q->end[ATOMS_OPAQUE] = c.roots + c.opaque;
  q->end[ATOMS_OTHER] = c.roots + c.opaque + others;
  normal_ring(q, c.roots + c.opaque + others);
  normal_angle_open(q, &q->trig);
  normal_angle_open(q, &q->hyper);
  open_units(q);
}

/* --- the second pass --- */

static normal_val *kid_value(const normal_query *q, ex kid) {
  return q->value[position(q, kid)];
}

static normal_val *multiply_kids(normal_query *q, ex e) {
  normal_val *v = normal_val_keep(q->one);
  for (uint32_t i = 0; i < expr_nkids(q->g, e); i++) {
    normal_val *next = normal_val_mul(q, v, kid_value(q, expr_kids(q->g, e)[i]));
    normal_val_drop(q, v);
    v = next;
  }
  return normal_val_tidy(q, v);
}

static normal_val *add_kids(normal_query *q, ex e) {
  uint32_t n = expr_nkids(q->g, e);
  normal_val **terms = BASE_ARRAY(&q->arena, normal_val *, n);
  for (uint32_t i = 0; i < n; i++) terms[i] = kid_value(q, expr_kids(q->g, e)[i]);
  return normal_val_tidy(q, normal_val_sum(q, n, terms));
}

static normal_val *power_node(normal_query *q, ex e) {
  ex base = expr_kids(q->g, e)[0], exponent = expr_kids(q->g, e)[1];
  int64_t p, n;
  if (!small_exponent(q, exponent, &p, &n)) return symbolic_power(q, kid_value(q, base), kid_value(q, exponent));
  if (n == 1) return normal_val_tidy(q, normal_val_pow(q, kid_value(q, base), p));
  return power_of_root(q, base, kid_value(q, base), p, n);
}

static normal_val *evaluate(normal_query *q, ex e) {
  expr_op op = expr_op_of(q->g, e);
  if (op == EX_NUM) return normal_val_number(q, e);
  if (op == EX_SYM || op == EX_PI) return normal_val_var(q, symbol_var(q, e));
  if (op == EX_ADD) return add_kids(q, e);
  if (op == EX_MUL) return multiply_kids(q, e);
  if (op == EX_POW) return power_node(q, e);
  if (is_trig(op)) return normal_angle_value(q, &q->trig, op, expr_kids(q->g, e)[0]);
  if (is_hyper(op)) return normal_angle_value(q, &q->hyper, op, expr_kids(q->g, e)[0]);
  if (op == EX_ABS) return absolute(q, kid_value(q, expr_kids(q->g, e)[0]));
  normal_val *kids[3] = {0};
  uint32_t n = expr_nkids(q->g, e);
  for (uint32_t i = 0; i < n; i++) kids[i] = kid_value(q, expr_kids(q->g, e)[i]);
  return function(q, e, n, kids);
}

/* Node after node; what no parent waits for any more is dropped. */
static void evaluate_all(normal_query *q) {
  q->value = BASE_ARRAY(&q->arena, normal_val *, q->order.n);
  for (uint32_t i = 0; i < q->order.n && q->stop == STOP_NO; i++) {
    if (!q->needed[i]) continue;
    ex e = q->order.at[i];
    q->value[i] = evaluate(q, e);
    for (uint32_t k = 0, kids = wanted_kids(q, e); k < kids; k++) {
      uint32_t at = position(q, expr_kids(q->g, e)[k]);
      if (--q->waiting[at]) continue;
      normal_val_drop(q, q->value[at]);
      q->value[at] = NULL;
    }
  }
}

bool normal_open(normal_query *q, expr_graph *g, const normal_facts *facts, normal_fuel *fuel, uint32_t n,
                 const ex *roots) {
  static const normal_facts nothing_known = {0, NULL};
  *q = (normal_query){.g = g, .ctx = expr_ctx(g), .facts = facts ? facts : &nothing_known, .number_power = 1};
  q->fuel = fuel ? fuel : &q->own_fuel;
  if (q->fuel->terms == 0) q->fuel->terms = NORMAL_FUEL_USUAL;
  q->hyper.hyperbolic = q->hyper.powers = true;
  base_arena_init(&q->arena, q->ctx);
  base_cleanup_push(q->ctx, &q->undo, normal_clear, q);
  expr_order(g, &q->arena, n, roots, &q->order);
  mark_needed(q, n, roots);
  census c = {0};
  for (uint32_t i = 0; i < q->order.n; i++)
    if (q->needed[i]) count_node(q, q->order.at[i], &c);
  open_ring(q, c);
  evaluate_all(q);
  return q->stop == STOP_NO;
}

void normal_close(normal_query *q) {
  base_cleanup_pop(q->ctx, &q->undo);
  normal_clear(q);
}

normal_val *normal_value(normal_query *q, ex root) {
  if (q->stop != STOP_NO) return normal_val_keep(q->zero);
  return normal_val_reduce(q, q->value[position(q, root)]);
}
