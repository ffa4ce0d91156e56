/* diff.c: derivatives, forward and backward, from one table of rules.

   Forward: d(node) = Σ ∂node/∂kid · d(kid), remembered per node. Backward: the
   adjoint of a node is the sum of what its parents send down; one sweep from f
   gives the whole gradient at a small multiple of the cost of f. */
#include "expr/graph.h"

#include <assert.h>
#include <string.h>

#include "base/fault.h"

/* product of all kids but the i-th, built from both ends without opening factors twice */
static ex others(expr_graph *g, ex node, uint32_t i) {
  ex kids[MUL_MOST + 2], e = EXPR_ONE;
  uint32_t n = g->nodes[node].nkids;
  memcpy(kids, g->pool + g->nodes[node].first, n * sizeof *kids);
  for (uint32_t k = 0; k < n; k++)
    if (k != i) e = expr_mul(g, e, kids[k]);
  return e;
}

static ex one_over_sqrt(expr_graph *g, ex square, int sign_of_square, int constant) {
  /* 1/√(constant + sign·a²) */
  ex s = expr_add(g, expr_int(g, constant), sign_of_square > 0 ? square : expr_neg(g, square));
  return expr_pow(g, s, expr_ratio(g, -1, 2));
}

static ex partial_call(expr_graph *g, ex node, expr_op op, ex a) {
  ex a2 = expr_powi(g, a, 2);
  switch (op) {
  case EX_SIN: return expr_cos(g, a);
  case EX_COS: return FAULT(COSINE_SLOPE) ? expr_sin(g, a) : expr_neg(g, expr_sin(g, a));
  case EX_ASIN: return one_over_sqrt(g, a2, -1, 1);
  case EX_ACOS: return expr_neg(g, one_over_sqrt(g, a2, -1, 1));
  case EX_ATAN: return expr_powi(g, expr_add(g, EXPR_ONE, a2), -1);
  case EX_SINH: return expr_call(g, EX_COSH, a);
  case EX_COSH: return expr_call(g, EX_SINH, a);
  case EX_TANH: return expr_sub(g, EXPR_ONE, expr_powi(g, node, 2));
  case EX_ASINH: return one_over_sqrt(g, a2, 1, 1);
  case EX_ACOSH: return one_over_sqrt(g, a2, 1, -1);
  case EX_ATANH: return expr_powi(g, expr_sub(g, EXPR_ONE, a2), -1);
  case EX_EXP: return node;
  case EX_LOG: return expr_powi(g, a, -1);
  case EX_ABS: return expr_call(g, EX_SIGN, a);
  default: return EXPR_ZERO; /* sign, not: constant wherever they have a derivative */
  }
}

static ex partial_pow(expr_graph *g, ex node, uint32_t i, ex base, ex exponent) {
  if (i == 0 && FAULT(POWER_SLOPE))
    return expr_pow(g, base, expr_sub(g, exponent, EXPR_ONE)); /* the factor n forgotten */
  if (i == 0) return expr_mul(g, exponent, expr_pow(g, base, expr_sub(g, exponent, EXPR_ONE)));
  return expr_mul(g, node, expr_call(g, EX_LOG, base));
}

static ex partial_call2(expr_graph *g, expr_op op, uint32_t i, ex a, ex b) {
  ex first = i == 0 ? EXPR_ONE : EXPR_ZERO, second = i == 0 ? EXPR_ZERO : EXPR_ONE;
  if (op == EX_MIN) return expr_if(g, expr_call2(g, EX_LE, a, b), first, second);
  if (op == EX_MAX) return expr_if(g, expr_call2(g, EX_LE, b, a), first, second);
  if (op == EX_ATAN2) { /* atan2(y, x): d = (x dy − y dx)/(x² + y²) */
    ex r2 = expr_add(g, expr_powi(g, a, 2), expr_powi(g, b, 2));
    return expr_div(g, i == 0 ? b : expr_neg(g, a), r2);
  }
  return EXPR_ZERO; /* comparisons */
}

ex expr_partial(expr_graph *g, ex node, uint32_t i) {
  const expr_node v = g->nodes[node];
  ex kids[3] = {0};
  if (v.nkids) memcpy(kids, g->pool + v.first, (v.nkids < 3 ? v.nkids : 3) * sizeof *kids);
  switch (v.op) {
  case EX_ADD: return EXPR_ONE;
  case EX_MUL: return others(g, node, i);
  case EX_POW: return partial_pow(g, node, i, kids[0], kids[1]);
  case EX_IF:
    if (i == 0) return EXPR_ZERO;
    return expr_if(g, kids[0], i == 1 ? EXPR_ONE : EXPR_ZERO, i == 1 ? EXPR_ZERO : EXPR_ONE);
  default:
    return v.nkids == 1 ? partial_call(g, node, (expr_op)v.op, kids[0])
                        : partial_call2(g, (expr_op)v.op, i, kids[0], kids[1]);
  }
}

/* --- a value per node, computed once, kids first --- */

typedef struct memo_pass {
  expr_graph *g;
  base_arena *arena;
  ex *memo; /* NONE: not asked yet */
  uint32_t cap;
  ex (*compute)(struct memo_pass *p, ex e); /* all kids are in the memo */
} memo_pass;

static void memo_reserve(memo_pass *p, uint32_t need) {
  if (need <= p->cap) return;
  uint32_t bigger = p->cap ? p->cap : 256;
  while (bigger < need) bigger *= 2;
  ex *m = BASE_ARRAY(p->arena, ex, bigger);
  if (p->cap) memcpy(m, p->memo, p->cap * sizeof *m);
  for (uint32_t i = p->cap; i < bigger; i++) m[i] = EXPR_NONE;
  p->memo = m;
  p->cap = bigger;
}

/* A stack of nodes still to do; nodes made on the way are never below e. */
static ex memo_of(memo_pass *p, ex e) {
  memo_reserve(p, e + 1);
  if (p->memo[e] != EXPR_NONE) return p->memo[e];
  base_arena scratch;
  base_scratch_init(&scratch, p->g->ctx);
  expr_list todo = {0};
  base_push(&scratch, &todo, e);
  while (todo.n) {
    ex top = todo.at[todo.n - 1];
    uint32_t before = todo.n;
    const expr_node *v = &p->g->nodes[top];
    for (uint32_t i = 0; i < v->nkids && p->memo[top] == EXPR_NONE; i++) {
      ex kid = p->g->pool[v->first + i];
      if (p->memo[kid] == EXPR_NONE) base_push(&scratch, &todo, kid);
    }
    if (todo.n > before) continue;
    if (p->memo[top] == EXPR_NONE) {
      ex r = p->compute(p, top);
      p->memo[top] = r;
    }
    todo.n--;
  }
  base_arena_free(&scratch);
  return p->memo[e];
}

/* --- forward --- */

struct expr_deriv {
  memo_pass pass; /* first: compute gets its address */
  expr_rate rate;
  void *user;
};

static ex forward(memo_pass *p, ex e) {
  const expr_deriv *d = (const expr_deriv *)p;
  expr_graph *g = p->g;
  const expr_node v = g->nodes[e];
  if (v.op == EX_SYM) return d->rate(d->user, e);
  if (v.nkids == 0) return EXPR_ZERO;
  ex few[16], *t = v.nkids <= 16 ? few : BASE_ARRAY(p->arena, ex, v.nkids);
  uint32_t n = 0;
  for (uint32_t i = 0; i < v.nkids; i++) {
    ex dk = p->memo[g->pool[v.first + i]];
    if (dk == EXPR_ZERO) continue;
    t[n++] = v.op == EX_ADD ? dk : expr_mul(g, expr_partial(g, e, i), dk);
  }
  return expr_sum(g, n, t);
}

expr_deriv *expr_deriv_new(expr_graph *g, base_arena *arena, expr_rate rate, void *user) {
  expr_deriv *d = BASE_NEW(arena, expr_deriv);
  *d = (expr_deriv){{g, arena, NULL, 0, forward}, rate, user};
  return d;
}

ex expr_deriv_of(expr_deriv *d, ex e) {
  return memo_of(&d->pass, e);
}

static ex rate_one(void *user, ex symbol) {
  return *(const ex *)user == symbol ? EXPR_ONE : EXPR_ZERO;
}

ex expr_diff(expr_graph *g, ex e, ex symbol) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  ex r = expr_deriv_of(expr_deriv_new(g, &arena, rate_one, &symbol), e);
  base_arena_free(&arena);
  return r;
}

/* --- backward --- */

typedef struct adjoint {
  expr_list parts; /* what the parents sent, not yet added */
} adjoint;

/* Which nodes of the order lead to one of the symbols. */
static bool *reaches(expr_graph *g, base_arena *a, const expr_list *order, const uint32_t *where, uint32_t n,
                     const ex *symbols) {
  bool *live = BASE_ARRAY(a, bool, order->n);
  for (uint32_t i = 0; i < order->n; i++) {
    ex e = order->at[i];
    const expr_node *v = &g->nodes[e];
    for (uint32_t k = 0; k < n && v->op == EX_SYM; k++) live[i] = live[i] || symbols[k] == e;
    for (uint32_t k = 0; k < v->nkids; k++) live[i] = live[i] || live[where[g->pool[v->first + k]]];
  }
  return live;
}

/* A long product sends adjoint · (product before) · (product after) to each factor: 3n multiplications, not n². */
static void send_product(expr_graph *g, base_arena *a, ex node, ex bar, adjoint *adj, const uint32_t *where,
                         const bool *live) {
  ex kids[MUL_MOST + 2], before[MUL_MOST + 2];
  uint32_t n = g->nodes[node].nkids;
  memcpy(kids, g->pool + g->nodes[node].first, n * sizeof *kids);
  ex p = bar, after = EXPR_ONE;
  for (uint32_t i = 0; i < n; i++) {
    before[i] = p;
    p = n > 3 ? graph_mul_closed(g, p, kids[i]) : expr_mul(g, p, kids[i]);
  }
  for (uint32_t i = n; i-- > 0;) {
    uint32_t at = where[kids[i]];
    if (live[at])
      base_push(a, &adj[at].parts, n > 3 ? graph_mul_closed(g, before[i], after) : expr_mul(g, before[i], after));
    after = n > 3 ? graph_mul_closed(g, kids[i], after) : expr_mul(g, kids[i], after);
  }
}

static void send_down(expr_graph *g, base_arena *a, ex node, ex bar, adjoint *adj, const uint32_t *where,
                      const bool *live) {
  const expr_node v = g->nodes[node];
  if (v.op == EX_MUL && v.nkids > 2) {
    send_product(g, a, node, bar, adj, where, live);
    return;
  }
  for (uint32_t i = 0; i < v.nkids; i++) {
    uint32_t at = where[g->pool[v.first + i]];
    if (!live[at]) continue;
    ex part = v.op == EX_ADD ? bar : expr_mul(g, bar, expr_partial(g, node, i));
    if (part != EXPR_ZERO) base_push(a, &adj[at].parts, part);
  }
}

void expr_gradient(expr_graph *g, ex f, uint32_t n, const ex *symbols, ex *out) {
  base_arena a;
  base_scratch_init(&a, g->ctx);
  expr_list order = {0};
  expr_order(g, &a, 1, &f, &order);
  uint32_t *where = BASE_ARRAY(&a, uint32_t, f + 1); /* place of a node in the order */
  for (uint32_t i = 0; i < order.n; i++) where[order.at[i]] = i;
  bool *live = reaches(g, &a, &order, where, n, symbols);
  adjoint *adj = BASE_ARRAY(&a, adjoint, order.n);
  ex *bar = BASE_ARRAY(&a, ex, order.n);
  base_push(&a, &adj[order.n - 1].parts, EXPR_ONE);
  for (uint32_t i = order.n; i-- > 0;) {
    if (!live[i]) continue;
    bar[i] = expr_sum(g, adj[i].parts.n, adj[i].parts.at);
    if (bar[i] != EXPR_ZERO) send_down(g, &a, order.at[i], bar[i], adj, where, live);
  }
  for (uint32_t k = 0; k < n; k++) {
    bool here = symbols[k] <= f && where[symbols[k]] < order.n && order.at[where[symbols[k]]] == symbols[k];
    out[k] = here ? bar[where[symbols[k]]] : EXPR_ZERO;
  }
  base_arena_free(&a);
}

/* --- substitution --- */

struct expr_subst {
  memo_pass pass;
};

static ex replaced(memo_pass *p, ex e) {
  const expr_node v = p->g->nodes[e];
  if (v.nkids == 0) return e;
  ex few[16], *kids = v.nkids <= 16 ? few : BASE_ARRAY(p->arena, ex, v.nkids);
  bool changed = false;
  for (uint32_t i = 0; i < v.nkids; i++) {
    ex kid = p->g->pool[v.first + i];
    kids[i] = p->memo[kid];
    changed = changed || kids[i] != kid;
  }
  return changed ? expr_rebuild(p->g, (expr_op)v.op, v.nkids, kids) : e;
}

expr_subst *expr_subst_new(expr_graph *g, base_arena *arena) {
  expr_subst *s = BASE_NEW(arena, expr_subst);
  s->pass = (memo_pass){g, arena, NULL, 0, replaced};
  return s;
}

void expr_subst_set(expr_subst *s, ex symbol, ex value) {
  assert(expr_is_symbol(s->pass.g, symbol));
  memo_reserve(&s->pass, symbol + 1);
  s->pass.memo[symbol] = value;
}

ex expr_subst_of(expr_subst *s, ex e) {
  return memo_of(&s->pass, e);
}
