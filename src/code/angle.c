/* angle.c: sines and cosines of sums.

   A call of sincos costs about as much as forty operations. Where many angles are sums of a few (the differences of a
   chain's angles, say), theirs follow from those few:

     sin(a ± b) = sin a cos b ± cos a sin b,   cos(a ± b) = cos a cos b ∓ sin a sin b .

   The result is what the call would give after changes of a and b in their last places. That is as good as the
   coordinates themselves, except below a root, a logarithm or a decision, where 1 + 2⁻⁵² is not 1: there the call stays.

   Angles that have terms in common are decided together: written out if calls are saved and the operations are few. */
#include "code/program.h"

enum { CALL_COST = 40, STEP_COST = 6 };

typedef struct groups {
  uint32_t *parent; /* union-find over nodes */
  int32_t *gain;    /* of a group's representative: operations saved */
} groups;

static uint32_t find(groups *s, uint32_t e) {
  while (s->parent[e] != e) e = s->parent[e] = s->parent[s->parent[e]];
  return e;
}

static void join(groups *s, uint32_t x, uint32_t y) {
  x = find(s, x), y = find(s, y);
  if (x == y) return;
  if (x > y) {
    uint32_t t = x;
    x = y, y = t;
  }
  s->parent[y] = x;
}

/* a term of a sum, without a minus sign */
static ex bare(const expr_graph *g, ex e) {
  if (expr_op_of(g, e) != EX_MUL || !expr_is_number(g, expr_kids(g, e)[0])) return e;
  return expr_number_double(g, expr_kids(g, e)[0]) == -1 ? expr_kids(g, e)[1] : e;
}

/* sin and cos of a number are computed beforehand */
static bool is_fixed(const expr_graph *g, ex e) {
  if (expr_is_number(g, e) || expr_op_of(g, e) == EX_PI) return true;
  return expr_op_of(g, e) == EX_MUL && expr_is_number(g, expr_kids(g, e)[0]) &&
         expr_op_of(g, expr_kids(g, e)[1]) == EX_PI;
}

static bool is_sum(const ir_build *b, const uint8_t *delicate, ex e) {
  return expr_op_of(b->g, e) == EX_ADD && !delicate[e] && expr_nkids(b->g, e) <= 4;
}

void ir_choose_angles(ir_build *b, const expr_list *order, const uint8_t *delicate) {
  expr_graph *g = b->g;
  uint32_t n = b->nnodes;
  /* delicate: the sine; what matters here is the angle under it */
  uint8_t *called = BASE_ARRAY(b->scratch, uint8_t, n), *wanted = BASE_ARRAY(b->scratch, uint8_t, n);
  uint8_t *strict = BASE_ARRAY(b->scratch, uint8_t, n);
  for (uint32_t i = 0; i < order->n; i++) {
    ex e = order->at[i];
    if (expr_op_of(g, e) != EX_SIN && expr_op_of(g, e) != EX_COS) continue;
    ex k = expr_kids(g, e)[0];
    called[k] = wanted[k] = 1;
    if (delicate[e]) strict[k] = 1;
  }
  groups s = {BASE_ARRAY(b->scratch, uint32_t, n), BASE_ARRAY(b->scratch, int32_t, n)};
  for (uint32_t i = 0; i < n; i++) s.parent[i] = i;
  /* from the top down: the terms of a wanted sum are wanted */
  for (uint32_t i = order->n; i-- > 0;) {
    ex e = order->at[i];
    if (!wanted[e] || !is_sum(b, strict, e)) continue;
    for (uint32_t k = 0; k < expr_nkids(g, e); k++) {
      ex t = bare(g, expr_kids(g, e)[k]);
      wanted[t] = 1;
      join(&s, e, t);
    }
  }
  for (uint32_t i = 0; i < order->n; i++) {
    ex e = order->at[i];
    if (!wanted[e]) continue;
    int32_t *gain = &s.gain[find(&s, e)];
    if (is_sum(b, strict, e)) *gain += (called[e] ? CALL_COST : 0) - STEP_COST * (int32_t)(expr_nkids(g, e) - 1);
    else if (!called[e] && !is_fixed(g, e)) *gain -= CALL_COST;
  }
  for (uint32_t i = 0; i < order->n; i++) {
    ex e = order->at[i];
    if (wanted[e] && s.gain[find(&s, e)] > 0) b->angle[e] = is_sum(b, strict, e) ? 2 : 1;
  }
}
