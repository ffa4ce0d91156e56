/* build.c: the canonical constructors.

   Cheap by design: a sum looks only at its own terms, a product opens factors
   only while the whole stays within MUL_MOST, so a loop `s = s + t` costs one
   node a turn. */
#include "expr/graph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* --- leaves --- */

ex expr_int(expr_graph *g, int64_t n) {
  return graph_number(g, rational_int(n));
}

ex expr_ratio(expr_graph *g, int64_t num, int64_t den) {
  return graph_number(g, rational_ratio(num, den));
}

ex expr_decimal(expr_graph *g, const char *literal, size_t n) {
  rational r;
  return rational_parse(literal, n, &r) ? graph_number(g, r) : EXPR_NONE;
}

ex expr_pi(expr_graph *g) {
  return graph_node(g, EX_PI, 0, NULL);
}

/* --- numbers at work --- */

static ex num_add(expr_graph *g, ex a, ex b) {
  return graph_number(g, rational_add(graph_rational(g, a), graph_rational(g, b)));
}

static ex num_mul(expr_graph *g, ex a, ex b) {
  if (a == EXPR_ONE) return b;
  if (b == EXPR_ONE) return a;
  return graph_number(g, rational_mul(graph_rational(g, a), graph_rational(g, b)));
}

/* coefficient * rest, rest free of a coefficient of its own */
static ex scaled(expr_graph *g, ex coefficient, ex rest) {
  if (coefficient == EXPR_ZERO) return EXPR_ZERO;
  if (rest == EXPR_ONE) return coefficient;
  if (coefficient == EXPR_ONE) return rest;
  ex kids[2] = {coefficient, rest};
  return graph_node(g, EX_MUL, 2, kids);
}

/* Sorting: almost always a few items, where insertion beats the library's merge sort. */
#define SORTED(name, T, less, compare)                                                                                 \
  static void name(T *a, uint32_t n) {                                                                                 \
    if (n > 16) {                                                                                                      \
      qsort(a, n, sizeof *a, compare);                                                                                 \
      return;                                                                                                          \
    }                                                                                                                  \
    for (uint32_t i = 1; i < n; i++) {                                                                                 \
      T x = a[i];                                                                                                      \
      uint32_t k = i;                                                                                                  \
      for (; k > 0 && (less(x, a[k - 1])); k--) a[k] = a[k - 1];                                                       \
      a[k] = x;                                                                                                        \
    }                                                                                                                  \
  }

/* --- sums --- */

typedef struct term {
  ex rest, coefficient;
} term;

static int by_rest(const void *a, const void *b) {
  const term *x = a, *y = b;
  return x->rest < y->rest ? -1 : x->rest > y->rest;
}

#define REST_LESS(x, y) ((x).rest < (y).rest)
SORTED(sort_terms, term, REST_LESS, by_rest)

/* Sorts, adds coefficients of equal terms, drops zeros; returns how many are left. */
static uint32_t collect(expr_graph *g, term *t, uint32_t n) {
  sort_terms(t, n);
  uint32_t k = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (k && t[k - 1].rest == t[i].rest) t[k - 1].coefficient = num_add(g, t[k - 1].coefficient, t[i].coefficient);
    else t[k++] = t[i];
    if (t[k - 1].coefficient == EXPR_ZERO) k--;
  }
  return k;
}

/* Where sin(x)^2 (or cos) stands as a factor of `rest`: the square, or NONE. */
static ex square_factor(const expr_graph *g, ex rest, expr_op op) {
  const expr_node *v = &g->nodes[rest];
  const ex *f = v->op == EX_MUL ? g->pool + v->first : &rest;
  uint32_t n = v->op == EX_MUL ? v->nkids : 1;
  for (uint32_t i = 0; i < n; i++) {
    const expr_node *p = &g->nodes[f[i]];
    if (p->op != EX_POW || g->nodes[g->pool[p->first]].op != op) continue;
    int64_t e;
    if (expr_is_integer(g, g->pool[p->first + 1], &e) && e == 2) return f[i];
  }
  return EXPR_NONE;
}

static ex without_factor(expr_graph *g, ex rest, ex factor) {
  if (rest == factor) return EXPR_ONE;
  ex kids[64];
  uint32_t n = 0;
  const expr_node *v = &g->nodes[rest];
  if (v->nkids > 64) return EXPR_NONE;
  for (uint32_t i = 0; i < v->nkids; i++)
    if (g->pool[v->first + i] != factor) kids[n++] = g->pool[v->first + i];
  return expr_product(g, n, kids);
}

/* k R sin² + k R cos² = k R, for terms of this sum only. */
static bool pythagoras(expr_graph *g, term *t, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    ex s2 = square_factor(g, t[i].rest, EX_SIN);
    if (s2 == EXPR_NONE) continue;
    ex others = without_factor(g, t[i].rest, s2);
    if (others == EXPR_NONE) continue;
    ex angle = g->pool[g->nodes[g->pool[g->nodes[s2].first]].first];
    ex partner = expr_mul(g, others, expr_powi(g, expr_cos(g, angle), 2));
    for (uint32_t j = 0; j < n; j++)
      if (t[j].rest == partner && t[j].coefficient == t[i].coefficient) {
        ex rest, c = expr_coefficient(g, others, &rest);
        t[i] = (term){rest, num_mul(g, c, t[i].coefficient)};
        t[j].coefficient = EXPR_ZERO;
        return true;
      }
  }
  return false;
}

static bool has_squares(const expr_graph *g, const term *t, uint32_t n) {
  bool s = false, c = false;
  for (uint32_t i = 0; i < n && !(s && c); i++) {
    s = s || square_factor(g, t[i].rest, EX_SIN) != EXPR_NONE;
    c = c || square_factor(g, t[i].rest, EX_COS) != EXPR_NONE;
  }
  return s && c;
}

static int by_number(const void *a, const void *b) {
  ex x = *(const ex *)a, y = *(const ex *)b;
  return x < y ? -1 : x > y;
}

#define NUMBER_LESS(x, y) ((x) < (y))
SORTED(sort_numbers, ex, NUMBER_LESS, by_number)

static ex sum_terms(expr_graph *g, term *t, ex *kids, uint32_t n) {
  enum { FEW = 64 }; /* beyond this sin²+cos² is left to the normal form */
  n = collect(g, t, n);
  while (n <= FEW && has_squares(g, t, n) && pythagoras(g, t, n)) n = collect(g, t, n);
  if (n == 0) return EXPR_ZERO;
  for (uint32_t i = 0; i < n; i++) kids[i] = scaled(g, t[i].coefficient, t[i].rest);
  if (n == 1) return kids[0];
  sort_numbers(kids, n);
  return graph_node(g, EX_ADD, n, kids);
}

ex expr_sum(expr_graph *g, uint32_t n, const ex *terms) {
  enum { LOCAL = 32 };
  term few[LOCAL];
  ex few_kids[LOCAL];
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  term *t = n <= LOCAL ? few : BASE_ARRAY(&arena, term, n);
  ex *kids = n <= LOCAL ? few_kids : BASE_ARRAY(&arena, ex, n);
  for (uint32_t i = 0; i < n; i++) t[i].coefficient = expr_coefficient(g, terms[i], &t[i].rest);
  ex e = sum_terms(g, t, kids, n);
  base_arena_free(&arena);
  return e;
}

ex expr_add(expr_graph *g, ex a, ex b) {
  if (a == EXPR_ZERO) return b;
  if (b == EXPR_ZERO) return a;
  ex t[2] = {a, b};
  return expr_sum(g, 2, t);
}

ex expr_neg(expr_graph *g, ex a) {
  ex rest, c = expr_coefficient(g, a, &rest);
  return scaled(g, num_mul(g, expr_int(g, -1), c), rest);
}

ex expr_sub(expr_graph *g, ex a, ex b) {
  return expr_add(g, a, expr_neg(g, b));
}

/* --- products --- */

typedef struct factor {
  ex base, exponent; /* exponent a NUM */
} factor;

static int by_base(const void *a, const void *b) {
  const factor *x = a, *y = b;
  return x->base < y->base ? -1 : x->base > y->base;
}

#define BASE_LESS(x, y) ((x).base < (y).base)
SORTED(sort_factors, factor, BASE_LESS, by_base)

static factor factor_of(const expr_graph *g, ex f) {
  const expr_node *v = &g->nodes[f];
  if (v->op == EX_POW && expr_is_number(g, g->pool[v->first + 1]))
    return (factor){g->pool[v->first], g->pool[v->first + 1]};
  return (factor){f, EXPR_ONE};
}

/* base^exponent as a node, when nothing is left to carry out */
static ex raised(expr_graph *g, ex base, ex exponent) {
  if (exponent == EXPR_ZERO || base == EXPR_ONE) return EXPR_ONE;
  if (exponent == EXPR_ONE) return base;
  ex kids[2] = {base, exponent};
  return graph_node(g, EX_POW, 2, kids);
}

/* Merges equal bases; the power of a merged base may fold (√2·√2), so it goes through expr_pow. */
static ex multiply(expr_graph *g, ex coefficient, factor *f, uint32_t n) {
  if (coefficient == EXPR_ZERO) return EXPR_ZERO;
  sort_factors(f, n);
  uint32_t k = 0;
  bool merged = false;
  for (uint32_t i = 0; i < n; i++) {
    if (k && f[k - 1].base == f[i].base) {
      f[k - 1].exponent = num_add(g, f[k - 1].exponent, f[i].exponent);
      merged = true;
    } else {
      f[k++] = f[i];
    }
    if (f[k - 1].exponent == EXPR_ZERO) k--;
  }
  ex folded[MUL_MOST + 2], product = coefficient; /* powers that became something else are multiplied in afterwards */
  uint32_t nfolded = 0, kept = 0;
  for (uint32_t i = 0; i < k; i++) {
    ex p = merged ? expr_pow(g, f[i].base, f[i].exponent) : EXPR_NONE;
    bool opens = merged && f[i].exponent == EXPR_ONE &&
                 (expr_is_number(g, p) || g->nodes[p].op == EX_MUL || factor_of(g, p).base != p);
    if (merged && (opens || p != raised(g, f[i].base, f[i].exponent))) folded[nfolded++] = p;
    else f[kept++] = f[i];
  }
  if (kept) {
    ex kids[MUL_MOST + 2];
    assert(kept <= MUL_MOST + 2);
    for (uint32_t i = 0; i < kept; i++) kids[i] = raised(g, f[i].base, f[i].exponent);
    product = scaled(g, coefficient, kept == 1 ? kids[0] : graph_node(g, EX_MUL, kept, kids));
  }
  for (uint32_t i = 0; i < nfolded; i++) product = expr_mul(g, product, folded[i]);
  return product;
}

ex expr_mul(expr_graph *g, ex a, ex b) {
  if (a == EXPR_ONE) return b;
  if (b == EXPR_ONE) return a;
  if (a == EXPR_ZERO || b == EXPR_ZERO) return EXPR_ZERO;
  ex part[2], c = num_mul(g, expr_coefficient(g, a, &part[0]), expr_coefficient(g, b, &part[1]));
  uint32_t count = 0;
  for (int i = 0; i < 2; i++)
    if (part[i] != EXPR_ONE) count += g->nodes[part[i]].op == EX_MUL ? g->nodes[part[i]].nkids : 1;
  factor f[MUL_MOST + 2];
  uint32_t n = 0;
  for (int i = 0; i < 2; i++) {
    if (part[i] == EXPR_ONE) continue;
    const expr_node *v = &g->nodes[part[i]];
    if (v->op != EX_MUL || count > MUL_MOST) {
      f[n++] = factor_of(g, part[i]);
      continue;
    }
    for (uint32_t j = 0; j < v->nkids; j++) f[n++] = factor_of(g, g->pool[v->first + j]);
  }
  return multiply(g, c, f, n);
}

ex graph_mul_closed(expr_graph *g, ex a, ex b) {
  ex part[2], c = num_mul(g, expr_coefficient(g, a, &part[0]), expr_coefficient(g, b, &part[1]));
  factor f[2];
  uint32_t n = 0;
  for (int i = 0; i < 2; i++)
    if (part[i] != EXPR_ONE) f[n++] = factor_of(g, part[i]);
  return multiply(g, c, f, n);
}

/* Many factors: multiplied one after the other, smallest numbers first, so that the order given does not matter. */
ex expr_product(expr_graph *g, uint32_t n, const ex *factors) {
  ex few[16], e = EXPR_ONE;
  if (n > 16) {
    for (uint32_t i = 0; i < n; i++) e = expr_mul(g, e, factors[i]);
    return e;
  }
  if (n) memcpy(few, factors, n * sizeof *few);
  sort_numbers(few, n);
  for (uint32_t i = 0; i < n; i++) e = expr_mul(g, e, few[i]);
  return e;
}

/* --- powers --- */

static ex number_power(expr_graph *g, ex base, ex exponent) {
  int64_t n;
  rational r;
  if (expr_is_integer(g, exponent, &n) && rational_pow(graph_rational(g, base), n, &r)) return graph_number(g, r);
  const rational *p = graph_rational(g, exponent);
  if (!p->big && p->den == 2 && rational_sqrt(graph_rational(g, base), &r))
    return number_power(g, graph_number(g, r), expr_int(g, p->num));
  return EXPR_NONE;
}

ex expr_pow(expr_graph *g, ex base, ex exponent) {
  if (exponent == EXPR_ZERO || base == EXPR_ONE) return EXPR_ONE;
  if (exponent == EXPR_ONE) return base;
  bool number = expr_is_number(g, exponent);
  if (base == EXPR_ZERO && number && expr_number_sign(g, exponent) > 0) return EXPR_ZERO;
  if (expr_is_number(g, base) && number) {
    ex e = number_power(g, base, exponent);
    if (e != EXPR_NONE) return e;
  }
  int64_t n;
  if (!expr_is_integer(g, exponent, &n)) return raised(g, base, exponent);
  /* integer powers of products and of powers are carried out */
  factor f = factor_of(g, base);
  if (f.exponent != EXPR_ONE) return expr_pow(g, f.base, num_mul(g, f.exponent, exponent));
  if (g->nodes[base].op == EX_MUL) {
    ex kids[MUL_MOST + 2], e = EXPR_ONE;
    uint32_t k = g->nodes[base].nkids;
    memcpy(kids, g->pool + g->nodes[base].first, k * sizeof *kids);
    for (uint32_t i = 0; i < k; i++) e = expr_mul(g, e, expr_pow(g, kids[i], exponent));
    return e;
  }
  return raised(g, base, exponent);
}

ex expr_powi(expr_graph *g, ex base, int exponent) {
  return expr_pow(g, base, expr_int(g, exponent));
}

ex expr_sqrt(expr_graph *g, ex a) {
  return expr_pow(g, a, expr_ratio(g, 1, 2));
}

ex expr_div(expr_graph *g, ex a, ex b) {
  return expr_mul(g, a, expr_powi(g, b, -1));
}

/* --- functions --- */

/* -x for an argument that begins with a minus sign, else NONE. */
static ex minus_of(expr_graph *g, ex a) {
  ex rest, c = expr_coefficient(g, a, &rest);
  if (expr_number_sign(g, c) < 0) return expr_neg(g, a);
  enum { SHORT = 8 };
  const expr_node *v = &g->nodes[a];
  if (v->op != EX_ADD || v->nkids > SHORT) return EXPR_NONE;
  ex kids[SHORT], first = EXPR_NONE, first_rest = EXPR_NONE;
  uint32_t n = v->nkids;
  memcpy(kids, g->pool + v->first, n * sizeof *kids);
  for (uint32_t i = 0; i < n; i++) { /* the term made first decides, whatever its sign */
    c = expr_coefficient(g, kids[i], &rest);
    if (rest < first_rest) first_rest = rest, first = c;
  }
  if (expr_number_sign(g, first) > 0) return EXPR_NONE;
  for (uint32_t i = 0; i < n; i++) kids[i] = expr_neg(g, kids[i]);
  return expr_sum(g, n, kids);
}

/* sin and cos of k·pi/6 where the value is rational: 0, ±1/2, ±1. */
static ex at_pi(expr_graph *g, expr_op op, ex a) {
  ex rest, c = expr_coefficient(g, a, &rest);
  if (rest != expr_pi(g)) return EXPR_NONE;
  ex twelfth = num_mul(g, c, expr_int(g, 6));
  int64_t k;
  if (!expr_is_integer(g, twelfth, &k)) return EXPR_NONE;
  k = ((op == EX_COS ? k + 3 : k) % 12 + 12) % 12; /* cos x = sin(x + pi/2) */
  static const int twice[12] = {0, 1, 9, 2, 9, 1, 0, -1, 9, -2, 9, -1};
  return twice[k] == 9 ? EXPR_NONE : expr_ratio(g, twice[k], 2);
}

static ex trig(expr_graph *g, expr_op op, ex a) {
  if (a == EXPR_ZERO) return op == EX_SIN ? EXPR_ZERO : EXPR_ONE;
  ex known = at_pi(g, op, a);
  if (known != EXPR_NONE) return known;
  ex opposite = minus_of(g, a);
  if (opposite == EXPR_NONE) return graph_node(g, op, 1, &a);
  ex e = graph_node(g, op, 1, &opposite);
  return op == EX_SIN ? expr_neg(g, e) : e;
}

/* Odd functions give their sign away, as sin does. */
static bool is_odd(expr_op op) {
  return op == EX_SINH || op == EX_TANH || op == EX_ASIN || op == EX_ATAN || op == EX_ASINH || op == EX_ATANH;
}

static ex fold_call(expr_graph *g, expr_op op, ex a) {
  bool number = expr_is_number(g, a);
  if (a == EXPR_ZERO && (is_odd(op) || op == EX_ABS || op == EX_SIGN)) return EXPR_ZERO;
  if (a == EXPR_ZERO && (op == EX_EXP || op == EX_COSH)) return EXPR_ONE;
  if (a == EXPR_ONE && (op == EX_LOG || op == EX_ACOS || op == EX_ACOSH)) return EXPR_ZERO;
  if (number && op == EX_ABS) return expr_number_sign(g, a) < 0 ? expr_neg(g, a) : a;
  if (number && op == EX_SIGN) return expr_int(g, expr_number_sign(g, a));
  if (number && op == EX_NOT) return a == EXPR_ZERO ? EXPR_ONE : EXPR_ZERO;
  ex opposite = is_odd(op) || op == EX_COSH || op == EX_ABS || op == EX_SIGN ? minus_of(g, a) : EXPR_NONE;
  if (opposite == EXPR_NONE) return EXPR_NONE;
  ex e = graph_node(g, op, 1, &opposite);
  return op == EX_COSH || op == EX_ABS ? e : expr_neg(g, e);
}

ex expr_call(expr_graph *g, expr_op op, ex a) {
  assert(expr_op_arity[op] == 1);
  if (op == EX_SIN || op == EX_COS) return trig(g, op, a);
  ex e = fold_call(g, op, a);
  return e != EXPR_NONE ? e : graph_node(g, op, 1, &a);
}

ex expr_call2(expr_graph *g, expr_op op, ex a, ex b) {
  if (op == EX_POW) return expr_pow(g, a, b);
  if (op == EX_ADD) return expr_add(g, a, b);
  if (op == EX_MUL) return expr_mul(g, a, b);
  assert(expr_op_arity[op] == 2);
  if (expr_is_number(g, a) && expr_is_number(g, b)) {
    int c = rational_cmp(graph_rational(g, a), graph_rational(g, b));
    bool x = a != EXPR_ZERO, y = b != EXPR_ZERO;
    if (op == EX_MIN) return c <= 0 ? a : b;
    if (op == EX_MAX) return c >= 0 ? a : b;
    if (op == EX_LT) return c < 0 ? EXPR_ONE : EXPR_ZERO;
    if (op == EX_LE) return c <= 0 ? EXPR_ONE : EXPR_ZERO;
    if (op == EX_EQ) return c == 0 ? EXPR_ONE : EXPR_ZERO;
    if (op == EX_AND) return x && y ? EXPR_ONE : EXPR_ZERO;
    if (op == EX_OR) return x || y ? EXPR_ONE : EXPR_ZERO;
  }
  if (op == EX_AND || op == EX_OR) { /* a side that is known decides, or drops out */
    ex known = expr_is_number(g, a) ? a : b, other = known == a ? b : a;
    if (expr_is_number(g, known))
      return (known != EXPR_ZERO) == (op == EX_AND) ? other : op == EX_AND ? EXPR_ZERO : EXPR_ONE;
  }
  if (a == b && (op == EX_MIN || op == EX_MAX || op == EX_AND || op == EX_OR)) return a;
  bool symmetric = op == EX_MIN || op == EX_MAX || op == EX_EQ || op == EX_AND || op == EX_OR;
  ex kids[2] = {symmetric && b < a ? b : a, symmetric && b < a ? a : b};
  return graph_node(g, op, 2, kids);
}

ex expr_if(expr_graph *g, ex condition, ex yes, ex no) {
  if (expr_is_number(g, condition)) return condition != EXPR_ZERO ? yes : no;
  if (yes == no) return yes;
  ex kids[3] = {condition, yes, no};
  return graph_node(g, EX_IF, 3, kids);
}

ex expr_rebuild(expr_graph *g, expr_op op, uint32_t n, const ex *kids) {
  switch (op) {
  case EX_ADD: return expr_sum(g, n, kids);
  case EX_MUL: return expr_product(g, n, kids);
  case EX_PI: return expr_pi(g);
  case EX_IF: return expr_if(g, kids[0], kids[1], kids[2]);
  default: return n == 1 ? expr_call(g, op, kids[0]) : expr_call2(g, op, kids[0], kids[1]);
  }
}
