/* inverse.c: sines and cosines of inverse functions, written out.

   sin(asin x) = x, cos(asin x) = sqrt(1 − x²), and so on, with multiples and sums by the addition theorems:
   (C + iS)(c + is) = (Cc − Ss) + i(Sc + Cs). Equal wherever the inverse function has a value; not a constructor's
   business, since what is left has a value elsewhere too. */
#include "expr/graph.h"

typedef struct angle {
  ex cos, sin;
} angle;

static angle turned(expr_graph *g, angle a, angle b) {
  return (angle){expr_sub(g, expr_mul(g, a.cos, b.cos), expr_mul(g, a.sin, b.sin)),
                 expr_add(g, expr_mul(g, a.sin, b.cos), expr_mul(g, a.cos, b.sin))};
}

/* of asin x, acos x, atan x; false: another angle */
static bool known(expr_graph *g, ex e, angle *out) {
  expr_op op = expr_op_of(g, e);
  if (op != EX_ASIN && op != EX_ACOS && op != EX_ATAN) return false;
  ex x = expr_kids(g, e)[0], square = expr_powi(g, x, 2);
  ex other = expr_sqrt(g, op == EX_ATAN ? expr_add(g, EXPR_ONE, square) : expr_sub(g, EXPR_ONE, square));
  if (op == EX_ASIN) *out = (angle){other, x};
  else if (op == EX_ACOS) *out = (angle){x, other};
  else *out = (angle){expr_powi(g, other, -1), expr_div(g, x, other)};
  return true;
}

/* the sine and cosine of an angle, the inverse functions in it written out; false: there are none */
static bool write_out(expr_graph *g, base_arena *arena, ex e, angle *out) {
  enum { MULTIPLE_MOST = 8 };
  expr_list terms = {0}, rest = {0};
  angle total = {EXPR_ONE, EXPR_ZERO};
  bool any = false;
  expr_terms(g, arena, e, &terms);
  for (uint32_t i = 0; i < terms.n; i++) {
    ex body, c = expr_coefficient(g, terms.at[i], &body);
    int64_t k;
    angle one;
    if (!expr_is_integer(g, c, &k) || k > MULTIPLE_MOST || k < -MULTIPLE_MOST || !known(g, body, &one)) {
      base_push(arena, &rest, terms.at[i]);
      continue;
    }
    any = true;
    if (k < 0) one.sin = expr_neg(g, one.sin), k = -k;
    for (; k > 0; k--) total = turned(g, total, one);
  }
  if (!any) return false;
  ex left = expr_sum(g, rest.n, rest.at);
  *out = rest.n ? turned(g, total, (angle){expr_cos(g, left), expr_sin(g, left)}) : total;
  return true;
}

ex expr_without_inverses(expr_graph *g, base_arena *arena, ex e) {
  expr_list order = {0};
  expr_order(g, arena, 1, &e, &order);
  ex *now = BASE_ARRAY(arena, ex, e + 1);
  for (uint32_t i = 0; i < order.n; i++) {
    ex x = order.at[i];
    uint32_t n = expr_nkids(g, x);
    expr_op op = expr_op_of(g, x);
    ex *kids = BASE_ARRAY(arena, ex, n + 1);
    for (uint32_t k = 0; k < n; k++) kids[k] = now[expr_kids(g, x)[k]];
    angle a;
    if ((op == EX_SIN || op == EX_COS) && write_out(g, arena, kids[0], &a)) now[x] = op == EX_SIN ? a.sin : a.cos;
    else now[x] = n ? expr_rebuild(g, op, n, kids) : x;
  }
  return now[e];
}
