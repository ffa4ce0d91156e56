/* simplify_sum.c: sums of terms with powers of either sign, and what they cost in print.

   The cost of a monomial follows the printer: factors above and below the line,
   sin(x)/cos(x) as tan(x) where graph_tangents says so, 1/cos(x) as sec(x) when
   nothing else stands above. */
#include "expr/simplify_int.h"

#include <string.h>

/* --- atoms --- */

static uint64_t scramble(uint64_t x) { /* splitmix64 */
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

uint32_t simple_atom_of(simplifier *s, ex node) {
  expr_graph *g = s->g;
  for (uint32_t i = 0; i < s->atoms.n; i++)
    if (s->atoms.at[i].node == node) return i;
  if (s->atoms.n == s->width) return SIMPLE_NONE;
  expr_op op = expr_op_of(g, node);
  simple_atom a = {.node = node, .hash = scramble(s->atoms.n), .partner = SIMPLE_NONE, .angle = EXPR_NONE};
  a.root = op == EX_POW;
  a.ops = (uint32_t)expr_printed_operations(g, a.root ? expr_kids(g, node)[0] : node);
  if (op == EX_SIN || op == EX_COS) {
    a.sine = op == EX_SIN;
    a.angle = expr_kids(g, node)[0];
    for (uint32_t i = 0; i < s->atoms.n; i++)
      if (s->atoms.at[i].angle == a.angle) {
        a.partner = i;
        s->atoms.at[i].partner = s->atoms.n;
      }
  }
  base_push(s->arena, &s->atoms, a);
  return s->atoms.n - 1;
}

/* --- terms --- */

simple_sum simple_sum_new(simplifier *s, base_arena *a, uint32_t n) {
  return (simple_sum){n, BASE_ARRAY(a, ex, n + 1), BASE_ARRAY(a, int16_t, ((size_t)n + 1) * s->width),
                      BASE_ARRAY(a, uint64_t, n + 1), BASE_ARRAY(a, simple_weight, n + 1)};
}

void simple_refresh(const simplifier *s, simple_sum *x) {
  for (uint32_t i = 0; i < x->n; i++) {
    const int16_t *p = simple_row(s, x, i);
    x->h[i] = 0;
    for (uint32_t v = 0; v < s->atoms.n; v++)
      if (p[v]) x->h[i] += (uint64_t)(int64_t)p[v] * s->atoms.at[v].hash;
    x->w[i] = simple_weigh(s, p);
  }
}

void simple_set(const simplifier *s, simple_sum *to, uint32_t i, const simple_sum *from, uint32_t k) {
  to->c[i] = from->c[k];
  to->h[i] = from->h[k];
  to->w[i] = from->w[k];
  memcpy(simple_row(s, to, i), simple_row(s, from, k), s->width * sizeof *to->p);
}

bool simple_common(const simplifier *s, const simple_sum *x, uint32_t n, const uint32_t *which, int16_t *out) {
  bool any = false;
  memcpy(out, simple_row(s, x, which[0]), s->width * sizeof *out);
  for (uint32_t i = 1; i < n; i++) {
    const int16_t *p = simple_row(s, x, which[i]);
    for (uint32_t v = 0; v < s->atoms.n; v++) {
      int16_t a = out[v], b = p[v];
      if (a > 0) out[v] = b <= 0 ? 0 : b < a ? b : a;
      else if (a < 0) out[v] = b >= 0 ? 0 : b > a ? b : a;
    }
  }
  for (uint32_t v = 0; v < s->atoms.n; v++) any = any || out[v];
  return any;
}

/* --- cost --- */

static void add_factor(simple_weight *w, const simple_atom *a, int power, bool above) {
  if (power == 0) return;
  *(above ? &w->up : &w->down) += 1;
  w->inner += a->ops + (a->root || power != 1);
  w->lone = w->lone || (!above && a->angle != EXPR_NONE);
}

simple_weight simple_weigh(const simplifier *s, const int16_t *p) {
  simple_weight w = {0};
  for (uint32_t v = 0; v < s->atoms.n; v++) {
    const simple_atom *a = &s->atoms.at[v];
    if (!p[v]) continue;
    int n = p[v], m = a->partner == SIMPLE_NONE ? 0 : p[a->partner], tangents = 0;
    if (n > 0 && m < 0) tangents = graph_tangents(n, -m);
    if (n < 0 && m > 0) tangents = graph_tangents(m, -n); /* counted with the partner */
    if (n > 0) {
      add_factor(&w, a, tangents, true);
      add_factor(&w, a, n - tangents, true);
    } else {
      add_factor(&w, a, -n - tangents, false);
    }
  }
  return w;
}

uint32_t simple_product_ops(simple_weight w, bool unit, uint32_t sums) {
  uint32_t n = w.up + w.down + sums;
  if (n == 0) return 0;
  if (!unit || (w.up + sums == 0 && !w.lone)) n++;
  return w.inner + n - 1;
}

/* Σ of the terms with coefficients divided by `by` */
static uint32_t ops_over(const simplifier *s, uint32_t n, const ex *c, const simple_weight *w, ex by) {
  ex minus = by == EXPR_ONE ? s->minus_one : expr_neg(s->g, by);
  uint32_t ops = n - 1;
  for (uint32_t i = 0; i < n; i++) ops += simple_product_ops(w[i], c[i] == by || c[i] == minus, 0);
  return ops;
}

uint32_t simple_terms_ops(const simplifier *s, uint32_t n, const ex *c, const simple_weight *w) {
  return ops_over(s, n, c, w, EXPR_ONE);
}

uint32_t simple_flat_ops(const simplifier *s, uint32_t n, const ex *c, const simple_weight *w, bool free) {
  uint32_t best = ops_over(s, n, c, w, EXPR_ONE);
  /* a number in front, if that saves numbers inside */
  for (uint32_t i = 0; i < n && i < 4; i++) {
    if (simple_unit(s, c[i])) continue;
    uint32_t ops = ops_over(s, n, c, w, c[i]) + !free;
    if (ops < best) best = ops;
  }
  return best;
}
