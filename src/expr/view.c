/* view.c: what the printers see: terms of nested sums, factors of nested products, and how many operations that is.

   sin(x)/cos(x) is seen as tan(x), cos(x)/sin(x) as cot(x), and 1/cos(x) with
   nothing else above the line as sec(x), where that is shorter. Printers and
   the count of operations read the same lists, so what is counted is what is
   printed. */
#include "expr/graph.h"

#include <string.h>

bool graph_is_divisor(const expr_graph *g, ex f) {
  const expr_node *v = &g->nodes[f];
  ex p = v->op == EX_POW ? g->pool[v->first + 1] : EXPR_NONE;
  return p != EXPR_NONE && expr_is_number(g, p) && expr_number_sign(g, p) < 0;
}

bool graph_is_half(const expr_graph *g, ex e) {
  if (!expr_is_number(g, e)) return false;
  const rational *r = graph_rational(g, e);
  return !r->big && r->num == 1 && r->den == 2;
}

/* --- sums --- */

/* from here on, the first term whose sign is, or is not, a minus */
static uint32_t next_sign(expr_graph *g, const expr_list *terms, uint32_t k, bool minus) {
  ex rest;
  while (k < terms->n && (expr_number_sign(g, expr_coefficient(g, terms->at[k], &rest)) < 0) != minus) k++;
  return k;
}

/* b + c - a rather than -a + b + c */
static void positive_first(expr_graph *g, expr_list *terms, uint32_t from) {
  uint32_t k = next_sign(g, terms, from, false), end = next_sign(g, terms, k, true);
  if (k == from) return;
  for (; k < end; k++, from++) {
    ex t = terms->at[k];
    memmove(terms->at + from + 1, terms->at + from, (k - from) * sizeof *terms->at);
    terms->at[from] = t;
  }
}

/* The graph keeps sums apart; on paper a sum in a sum has no brackets. Terms of nested sums are gathered in place. */
void expr_terms(expr_graph *g, base_arena *arena, ex e, expr_list *out) {
  ex minus_one = expr_int(g, -1);
  expr_list todo = {0};
  base_push(arena, &todo, e);
  while (todo.n) {
    ex rest, t = todo.at[--todo.n], c = expr_coefficient(g, t, &rest);
    if (g->nodes[rest].op != EX_ADD || (c != EXPR_ONE && c != minus_one)) {
      base_push(arena, out, t);
      continue;
    }
    for (uint32_t i = g->nodes[rest].nkids; i-- > 0;) {
      ex kid = g->pool[g->nodes[rest].first + i];
      base_push(arena, &todo, c == EXPR_ONE ? kid : expr_neg(g, kid));
    }
  }
}

/* --- products --- */

/* Factors of nested products, each above or below the line. */
static void gather_factors(expr_graph *g, base_arena *arena, ex e, graph_product *out) {
  uint32_t left = 1000; /* products that may be opened: shared ones could be endless */
  expr_list todo = {0};
  base_push(arena, &todo, e);
  while (todo.n) {
    ex f = todo.at[--todo.n];
    const expr_node v = g->nodes[f];
    if (f == EXPR_ONE) continue;
    if (v.op == EX_MUL && !expr_is_number(g, g->pool[v.first]) && left) {
      left--;
      for (uint32_t i = v.nkids; i-- > 0;) base_push(arena, &todo, g->pool[v.first + i]);
    } else if (v.op == EX_POW && expr_is_number(g, g->pool[v.first + 1])) {
      graph_factor x = {g->pool[v.first], g->pool[v.first + 1], NULL};
      bool divisor = graph_is_divisor(g, f);
      if (divisor) x.exponent = expr_neg(g, x.exponent);
      base_push(arena, divisor ? &out->down : &out->up, x);
    } else {
      base_push(arena, &out->up, ((graph_factor){f, EXPR_ONE, NULL}));
    }
  }
}

/* sin(x)^n or cos(x)^n; n small */
static bool is_trig(const expr_graph *g, const graph_factor *f, int64_t *n) {
  const expr_node *v = &g->nodes[f->base];
  return !f->call && (v->op == EX_SIN || v->op == EX_COS) && expr_is_integer(g, f->exponent, n) && *n < 1000;
}

/* calls and powers of base^n as a factor, and the operation that joins it */
static int weight(int n) {
  return n == 0 ? 0 : n == 1 ? 2 : 3;
}

int graph_tangents(int a, int b) {
  int best = 0, least = weight(a) + weight(b), most = a < b ? a : b;
  for (int k = 1; k <= most; k++) {
    int w = weight(k) + weight(a - k) + weight(b - k);
    if (w < least) least = w, best = k;
  }
  return best;
}

static void lower(expr_graph *g, graph_factors *list, uint32_t i, int64_t to) {
  if (to) list->at[i].exponent = expr_int(g, to);
  else memmove(list->at + i, list->at + i + 1, (--list->n - i) * sizeof *list->at);
}

/* the partner of up.at[i] below the line: same angle, the other function */
static uint32_t partner(const expr_graph *g, const graph_product *p, uint32_t i, int64_t *n) {
  const expr_node *u = &g->nodes[p->up.at[i].base];
  for (uint32_t k = 0; k < p->down.n; k++) {
    const expr_node *d = &g->nodes[p->down.at[k].base];
    if (is_trig(g, &p->down.at[k], n) && d->op != u->op && g->pool[d->first] == g->pool[u->first]) return k;
  }
  return UINT32_MAX;
}

static void fold_tangents(expr_graph *g, base_arena *arena, graph_product *p) {
  int64_t a, b;
  for (uint32_t i = 0; i < p->up.n; i++) {
    if (!is_trig(g, &p->up.at[i], &a)) continue;
    uint32_t k = partner(g, p, i, &b);
    int both = k == UINT32_MAX ? 0 : graph_tangents((int)a, (int)b);
    if (!both) continue;
    ex base = p->up.at[i].base;
    const char *call = g->nodes[base].op == EX_SIN ? "tan" : "cot";
    lower(g, &p->down, k, b - both);
    graph_factor t = {g->pool[g->nodes[base].first], expr_int(g, both), call};
    if (a == both) {
      p->up.at[i] = t;
    } else {
      lower(g, &p->up, i, a - both);
      base_push(arena, &p->up, t);
    }
  }
}

static void fold_secants(expr_graph *g, base_arena *arena, graph_product *p) {
  int64_t n;
  if (p->up.n || (p->coefficient != EXPR_ONE && p->coefficient != expr_int(g, -1))) return;
  for (uint32_t k = 0; k < p->down.n; k++) {
    if (!is_trig(g, &p->down.at[k], &n)) continue;
    ex base = p->down.at[k].base;
    const char *call = g->nodes[base].op == EX_SIN ? "csc" : "sec";
    graph_factor t = {g->pool[g->nodes[base].first], p->down.at[k].exponent, call};
    lower(g, &p->down, k, 0);
    base_push(arena, &p->up, t);
    return;
  }
}

graph_product graph_product_of(expr_graph *g, base_arena *arena, ex e) {
  graph_product p = {0};
  ex rest;
  p.coefficient = expr_coefficient(g, e, &rest);
  gather_factors(g, arena, rest, &p);
  fold_tangents(g, arena, &p);
  fold_secants(g, arena, &p);
  return p;
}

/* --- terms in their order --- */

static bool has_factor(expr_graph *g, base_arena *arena, ex term, ex x) {
  graph_product p = {0};
  ex rest;
  expr_coefficient(g, term, &rest);
  gather_factors(g, arena, rest, &p);
  for (uint32_t i = 0; i < p.up.n; i++)
    if (p.up.at[i].base == x) return true;
  return false;
}

/* among the terms from `from` on, those that have x, or have it as a factor, are moved to the front */
static uint32_t bring_forward(expr_graph *g, base_arena *arena, expr_list *terms, uint32_t from, ex x, bool factor) {
  for (uint32_t i = from; i < terms->n; i++) {
    ex t = terms->at[i];
    if (factor ? !has_factor(g, arena, t, x) : !expr_has(g, t, x)) continue;
    memmove(terms->at + from + 1, terms->at + from, (i - from) * sizeof *terms->at);
    terms->at[from++] = t;
  }
  return from;
}

/* m*u1' + c*(u1' + u2') = 0: an unknown alone before one in brackets */
void expr_terms_by(expr_graph *g, base_arena *arena, ex e, uint32_t n, const ex *first, expr_list *out) {
  uint32_t done = out->n;
  expr_terms(g, arena, e, out);
  if (!graph_sort_terms(g, arena, out->n - done, out->at + done, n > 0)) positive_first(g, out, done);
  for (uint32_t k = 0; k < n; k++) {
    done = bring_forward(g, arena, out, done, first[k], true);
    done = bring_forward(g, arena, out, done, first[k], false);
  }
}

/* --- operations --- */

typedef struct measure {
  expr_graph *g;
  base_arena *arena;
  expr_list order;
  uint64_t *ops; /* of each node of `order` */
} measure;

static uint64_t plus(uint64_t a, uint64_t b) {
  return a + b < a ? UINT64_MAX : a + b;
}

static uint64_t ops_of(const measure *m, ex e) {
  uint32_t lo = 0, hi = m->order.n;
  while (lo + 1 < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (m->order.at[mid] <= e) lo = mid;
    else hi = mid;
  }
  return m->ops[lo];
}

static uint64_t factors_ops(const measure *m, const graph_factors *list) {
  uint64_t ops = 0;
  for (uint32_t i = 0; i < list->n; i++) {
    const graph_factor *f = &list->at[i];
    ops = plus(ops, plus(ops_of(m, f->base), (uint64_t)(f->exponent != EXPR_ONE) + (f->call != NULL)));
  }
  return ops;
}

/* n factors are n-1 operations; a coefficient is one factor, and so is the 1 of 1/x */
static uint64_t product_ops(const measure *m, ex e) {
  graph_product p = graph_product_of(m->g, m->arena, e);
  bool unit = p.coefficient == EXPR_ONE || p.coefficient == expr_int(m->g, -1);
  uint64_t n = (uint64_t)p.up.n + p.down.n + (!unit || p.up.n == 0);
  return plus(n - 1, plus(factors_ops(m, &p.up), factors_ops(m, &p.down)));
}

static uint64_t node_ops(const measure *m, ex e) {
  expr_graph *g = m->g;
  expr_op op = g->nodes[e].op;
  uint32_t n = g->nodes[e].nkids;
  if (op == EX_MUL || graph_is_divisor(g, e)) return product_ops(m, e);
  uint64_t ops = op == EX_ADD ? n - 1 : n > 0;
  for (uint32_t i = 0; i < n; i++) ops = plus(ops, ops_of(m, g->pool[g->nodes[e].first + i]));
  return ops;
}

uint64_t expr_printed_operations(expr_graph *g, ex e) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  measure m = {g, &arena, {0}, NULL};
  expr_order(g, &arena, 1, &e, &m.order);
  m.ops = BASE_ARRAY(&arena, uint64_t, m.order.n);
  for (uint32_t i = 0; i < m.order.n; i++) m.ops[i] = node_ops(&m, m.order.at[i]);
  uint64_t ops = m.ops[m.order.n - 1];
  base_arena_free(&arena);
  return ops;
}
