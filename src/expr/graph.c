/* graph.c: storage and hash-consing. */
#include "expr/graph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const expr_op_text[EX_OP_COUNT] = {
#define OP(name, text, arity) text,
#include "expr/ops.def"
#undef OP
};

const int expr_op_arity[EX_OP_COUNT] = {
#define OP(name, text, arity) arity,
#include "expr/ops.def"
#undef OP
};

/* Doubles an owned array when it is full. */
static void *grow(expr_graph *g, void *at, uint32_t *cap, size_t size, uint32_t need) {
  if (need <= *cap) return at;
  uint32_t bigger = *cap ? *cap : 64;
  while (bigger < need) {
    if (bigger > UINT32_MAX / 2) base_fail(g->ctx, BASE_LIMIT, "more than 2^31 expression nodes");
    bigger *= 2;
  }
  at = base_resize(g->ctx, at, *cap * size, bigger * size);
  *cap = bigger;
  return at;
}

expr_graph *expr_new(base_ctx *ctx) {
  enum { FIRST = 256 };
  expr_graph *g = base_resize(ctx, NULL, 0, sizeof *g);
  *g = (expr_graph){.ctx = ctx};
  base_cleanup undo;
  base_cleanup_push(ctx, &undo, (void (*)(void *))expr_free, g);
  g->table = base_resize(ctx, NULL, 0, FIRST * sizeof *g->table);
  g->table_size = FIRST;
  memset(g->table, 0, FIRST * sizeof *g->table);
  g->name_table = base_resize(ctx, NULL, 0, FIRST * sizeof *g->name_table);
  g->name_table_size = FIRST;
  memset(g->name_table, 0, FIRST * sizeof *g->name_table);
  ex zero = expr_int(g, 0), one = expr_int(g, 1);
  assert(zero == EXPR_ZERO && one == EXPR_ONE);
  (void)zero, (void)one;
  base_cleanup_pop(ctx, &undo);
  return g;
}

void expr_free(expr_graph *g) {
  if (!g) return;
  base_ctx *ctx = g->ctx;
  for (uint32_t i = 0; i < g->numbers_n; i++) {
    base_account(ctx, rational_bytes(&g->numbers[i]), 0);
    rational_clear(&g->numbers[i]);
  }
  for (uint32_t i = 0; i < g->syms_n; i++) base_resize(ctx, g->syms[i].name, strlen(g->syms[i].name) + 1, 0);
  base_resize(ctx, g->nodes, g->cap * sizeof *g->nodes, 0);
  base_resize(ctx, g->pool, g->pool_cap * sizeof *g->pool, 0);
  base_resize(ctx, g->numbers, g->numbers_cap * sizeof *g->numbers, 0);
  base_resize(ctx, g->syms, g->syms_cap * sizeof *g->syms, 0);
  base_resize(ctx, g->table, g->table_size * sizeof *g->table, 0);
  base_resize(ctx, g->name_table, g->name_table_size * sizeof *g->name_table, 0);
  base_resize(ctx, g->mark, g->mark_cap * sizeof *g->mark, 0);
  base_resize(ctx, g, sizeof *g, 0);
}

static void *copy(base_ctx *ctx, const void *from, size_t used, size_t size) {
  if (!size) return NULL;
  void *p = base_resize(ctx, NULL, 0, size);
  memcpy(p, from, used);
  return p;
}

expr_graph *expr_clone(const expr_graph *from, base_ctx *ctx) {
  expr_graph *g = base_resize(ctx, NULL, 0, sizeof *g);
  *g = (expr_graph){.ctx = ctx};
  base_cleanup undo;
  base_cleanup_push(ctx, &undo, (void (*)(void *))expr_free, g);
  g->nodes = copy(ctx, from->nodes, from->n * sizeof *g->nodes, from->cap * sizeof *g->nodes);
  g->n = from->n, g->cap = from->cap;
  g->pool = copy(ctx, from->pool, from->pool_n * sizeof *g->pool, from->pool_cap * sizeof *g->pool);
  g->pool_n = from->pool_n, g->pool_cap = from->pool_cap;
  g->table = copy(ctx, from->table, from->table_size * sizeof *g->table, from->table_size * sizeof *g->table);
  g->table_size = from->table_size;
  size_t names = from->name_table_size * sizeof *g->name_table;
  g->name_table = copy(ctx, from->name_table, names, names);
  g->name_table_size = from->name_table_size;
  g->numbers = base_resize(ctx, NULL, 0, from->numbers_cap * sizeof *g->numbers);
  g->numbers_cap = from->numbers_cap;
  for (; g->numbers_n < from->numbers_n; g->numbers_n++) {
    const rational *r = &from->numbers[g->numbers_n];
    base_account(ctx, 0, rational_bytes(r));
    g->numbers[g->numbers_n] = r->big ? rational_from_mpq(r->big) : *r;
  }
  g->has_reading = from->has_reading;
  memcpy(g->moving, from->moving, sizeof g->moving);
  g->syms = from->syms_cap ? base_resize(ctx, NULL, 0, from->syms_cap * sizeof *g->syms) : NULL;
  g->syms_cap = from->syms_cap;
  for (; g->syms_n < from->syms_n; g->syms_n++) {
    expr_sym s = from->syms[g->syms_n];
    size_t len = strlen(s.name) + 1;
    s.name = copy(ctx, s.name, len, len);
    g->syms[g->syms_n] = s;
  }
  base_cleanup_pop(ctx, &undo);
  return g;
}

base_ctx *expr_ctx(const expr_graph *g) {
  return g->ctx;
}

uint32_t expr_count(const expr_graph *g) {
  return g->n;
}

/* --- hash-consing --- */

static uint32_t mix(uint32_t h, uint32_t x) {
  h ^= x;
  h *= 0x9E3779B1u;
  return h ^ (h >> 15);
}

static const ex *kids_of(const expr_graph *g, const expr_node *v) {
  return v->nkids ? g->pool + v->first : NULL; /* leaves keep something else in `first` */
}

static uint32_t node_hash(const expr_graph *g, const expr_node *v, const ex *kids) {
  uint32_t h = mix(0x811C9DC5u, v->op);
  if (v->op == EX_NUM) return mix(h, rational_hash(&g->numbers[v->first]));
  if (v->op == EX_SYM) return mix(h, v->first);
  for (uint32_t i = 0; i < v->nkids; i++) h = mix(h, kids[i]);
  return h;
}

static void rehash(expr_graph *g) {
  uint32_t size = g->table_size * 2;
  uint32_t *table = base_resize(g->ctx, NULL, 0, size * sizeof *table);
  memset(table, 0, size * sizeof *table);
  for (uint32_t i = 0; i < g->n; i++) {
    uint32_t h = node_hash(g, &g->nodes[i], kids_of(g, &g->nodes[i])) & (size - 1);
    while (table[h]) h = (h + 1) & (size - 1);
    table[h] = i + 1;
  }
  base_resize(g->ctx, g->table, g->table_size * sizeof *g->table, 0);
  g->table = table;
  g->table_size = size;
}

/* The limits are checked here, where every node is made. */
static ex append(expr_graph *g, expr_node v, uint32_t slot) {
  base_ctx *ctx = g->ctx;
  ctx->nodes++;
  if (ctx->max_nodes && ctx->nodes > ctx->max_nodes) base_fail(ctx, BASE_LIMIT, "limit of expression nodes reached");
  base_poll(ctx);
  g->nodes = grow(g, g->nodes, &g->cap, sizeof *g->nodes, g->n + 1);
  g->nodes[g->n] = v;
  g->table[slot] = g->n + 1;
  ex e = g->n++;
  if (g->n > g->table_size / 2) rehash(g);
  expr_check_node(g, e);
  return e;
}

ex graph_node(expr_graph *g, expr_op op, uint32_t n, const ex *kids) {
  expr_node v = {(uint8_t)op, n, 0};
  uint32_t mask = g->table_size - 1, h = node_hash(g, &v, kids) & mask;
  for (; g->table[h]; h = (h + 1) & mask) {
    const expr_node *w = &g->nodes[g->table[h] - 1];
    if (w->op == op && w->nkids == n && (n == 0 || memcmp(g->pool + w->first, kids, n * sizeof *kids) == 0))
      return g->table[h] - 1;
  }
  g->pool = grow(g, g->pool, &g->pool_cap, sizeof *g->pool, g->pool_n + n);
  if (n) memcpy(g->pool + g->pool_n, kids, n * sizeof *kids);
  v.first = g->pool_n;
  g->pool_n += n;
  return append(g, v, h);
}

static void drop_number(void *r) {
  rational_clear(r);
}

/* Room for one more number; r is not lost if there is none. */
static void keep_number(expr_graph *g, rational r) {
  enum { LARGEST = 128 << 10 }; /* bytes: some 300000 digits */
  base_cleanup undo;
  base_cleanup_push(g->ctx, &undo, drop_number, &r);
  if (rational_bytes(&r) > LARGEST) base_fail(g->ctx, BASE_LIMIT, "a number with more than 300000 digits");
  g->numbers = grow(g, g->numbers, &g->numbers_cap, sizeof *g->numbers, g->numbers_n + 1);
  base_account(g->ctx, 0, rational_bytes(&r));
  base_cleanup_pop(g->ctx, &undo);
  g->numbers[g->numbers_n++] = r;
}

ex graph_number(expr_graph *g, rational r) {
  uint32_t mask = g->table_size - 1, h = mix(mix(0x811C9DC5u, EX_NUM), rational_hash(&r)) & mask;
  for (; g->table[h]; h = (h + 1) & mask) {
    const expr_node *w = &g->nodes[g->table[h] - 1];
    if (w->op == EX_NUM && rational_cmp(&g->numbers[w->first], &r) == 0) {
      rational_clear(&r);
      return g->table[h] - 1;
    }
  }
  keep_number(g, r);
  return append(g, (expr_node){EX_NUM, 0, g->numbers_n - 1}, h);
}

const rational *graph_rational(const expr_graph *g, ex e) {
  assert(g->nodes[e].op == EX_NUM);
  return &g->numbers[g->nodes[e].first];
}

/* --- symbols --- */

static uint32_t name_hash(const char *s) {
  uint32_t h = 2166136261u;
  for (; *s; s++) h = (h ^ (unsigned char)*s) * 16777619u;
  return h;
}

static void rehash_names(expr_graph *g) {
  uint32_t size = g->name_table_size * 2;
  uint32_t *table = base_resize(g->ctx, NULL, 0, size * sizeof *table);
  memset(table, 0, size * sizeof *table);
  for (uint32_t i = 0; i < g->syms_n; i++) {
    uint32_t h = name_hash(g->syms[i].name) & (size - 1);
    while (table[h]) h = (h + 1) & (size - 1);
    table[h] = i + 1;
  }
  base_resize(g->ctx, g->name_table, g->name_table_size * sizeof *table, 0);
  g->name_table = table;
  g->name_table_size = size;
}

ex graph_find_symbol(const expr_graph *g, const char *name) {
  uint32_t mask = g->name_table_size - 1;
  for (uint32_t h = name_hash(name) & mask; g->name_table[h]; h = (h + 1) & mask)
    if (strcmp(g->syms[g->name_table[h] - 1].name, name) == 0) return g->syms[g->name_table[h] - 1].node;
  return EXPR_NONE;
}

ex expr_symbol(expr_graph *g, const char *name, int kind) {
  uint32_t mask = g->name_table_size - 1, h = name_hash(name) & mask;
  for (; g->name_table[h]; h = (h + 1) & mask)
    if (strcmp(g->syms[g->name_table[h] - 1].name, name) == 0) return g->syms[g->name_table[h] - 1].node;
  uint32_t id = g->syms_n;
  g->syms = grow(g, g->syms, &g->syms_cap, sizeof *g->syms, id + 1);
  size_t len = strlen(name) + 1;
  char *own = base_resize(g->ctx, NULL, 0, len);
  memcpy(own, name, len);
  g->syms[id] = (expr_sym){own, kind, 0, EXPR_NONE};
  g->syms_n++;
  g->name_table[h] = id + 1;
  expr_node v = {EX_SYM, 0, id};
  uint32_t slot = node_hash(g, &v, NULL) & (g->table_size - 1);
  while (g->table[slot]) slot = (slot + 1) & (g->table_size - 1);
  ex e = append(g, v, slot);
  g->syms[id].node = e;
  if (g->syms_n * 2 > g->name_table_size) rehash_names(g);
  return e;
}

bool expr_is_symbol(const expr_graph *g, ex e) {
  return g->nodes[e].op == EX_SYM;
}
uint32_t expr_symbol_count(const expr_graph *g) {
  return g->syms_n;
}
uint32_t expr_symbol_id(const expr_graph *g, ex e) {
  assert(expr_is_symbol(g, e));
  return g->nodes[e].first;
}
ex expr_symbol_node(const expr_graph *g, uint32_t id) {
  return g->syms[id].node;
}
const char *expr_symbol_name(const expr_graph *g, ex e) {
  return g->syms[expr_symbol_id(g, e)].name;
}
int expr_symbol_kind(const expr_graph *g, ex e) {
  return g->syms[expr_symbol_id(g, e)].kind;
}
void expr_symbol_set_dimension(expr_graph *g, ex e, uint32_t dimension) {
  g->syms[expr_symbol_id(g, e)].dimension = dimension;
}

/* --- looking --- */

expr_op expr_op_of(const expr_graph *g, ex e) {
  return (expr_op)g->nodes[e].op;
}
uint32_t expr_nkids(const expr_graph *g, ex e) {
  return g->nodes[e].nkids;
}
const ex *expr_kids(const expr_graph *g, ex e) {
  return kids_of(g, &g->nodes[e]);
}
bool expr_is_number(const expr_graph *g, ex e) {
  return g->nodes[e].op == EX_NUM;
}
bool expr_is_integer(const expr_graph *g, ex e, int64_t *n) {
  return expr_is_number(g, e) && rational_is_int(graph_rational(g, e), n);
}
int expr_number_sign(const expr_graph *g, ex e) {
  return rational_sign(graph_rational(g, e));
}
double expr_number_double(const expr_graph *g, ex e) {
  return rational_double(graph_rational(g, e));
}
void expr_number_text(const expr_graph *g, ex e, base_text *out) {
  rational_print(graph_rational(g, e), out);
}

ex expr_coefficient(expr_graph *g, ex e, ex *rest) {
  const expr_node *v = &g->nodes[e];
  if (v->op == EX_NUM) {
    *rest = EXPR_ONE;
    return e;
  }
  if (v->op == EX_MUL && g->nodes[g->pool[v->first]].op == EX_NUM) {
    *rest = g->pool[v->first + 1];
    return g->pool[v->first];
  }
  *rest = e;
  return EXPR_ONE;
}

/* --- walking --- */

uint32_t graph_stamp(expr_graph *g) {
  if (g->mark_cap < g->n) {
    uint32_t old = g->mark_cap;
    g->mark = grow(g, g->mark, &g->mark_cap, sizeof *g->mark, g->n);
    memset(g->mark + old, 0, (g->mark_cap - old) * sizeof *g->mark);
  }
  if (++g->stamp == 0) { /* wrapped: forget all old marks */
    memset(g->mark, 0, g->mark_cap * sizeof *g->mark);
    g->stamp = 1;
  }
  return g->stamp;
}

static int by_number(const void *a, const void *b) {
  ex x = *(const ex *)a, y = *(const ex *)b;
  return x < y ? -1 : x > y;
}

/* Depth first with an explicit list: what is reached is appended, then sorted; order of numbers is order of kids. */
void expr_order(expr_graph *g, base_arena *arena, uint32_t n, const ex *roots, expr_list *out) {
  uint32_t stamp = graph_stamp(g), done = out->n;
  for (uint32_t i = 0; i < n; i++)
    if (roots[i] != EXPR_NONE && g->mark[roots[i]] != stamp) {
      g->mark[roots[i]] = stamp;
      base_push(arena, out, roots[i]);
    }
  for (uint32_t at = done; at < out->n; at++) {
    const expr_node *v = &g->nodes[out->at[at]];
    for (uint32_t i = 0; i < v->nkids; i++) {
      ex kid = g->pool[v->first + i];
      if (g->mark[kid] == stamp) continue;
      g->mark[kid] = stamp;
      base_push(arena, out, kid);
    }
  }
  if (out->n > done) qsort(out->at + done, out->n - done, sizeof *out->at, by_number);
}

bool expr_depends(expr_graph *g, ex e, bool (*is)(void *user, ex symbol), void *user) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  expr_list order = {0};
  expr_order(g, &arena, 1, &e, &order);
  bool found = false;
  for (uint32_t i = 0; i < order.n && !found; i++)
    if (expr_is_symbol(g, order.at[i])) found = is(user, order.at[i]);
  base_arena_free(&arena);
  return found;
}

static bool same(void *user, ex symbol) {
  return *(const ex *)user == symbol;
}

bool expr_has(expr_graph *g, ex e, ex symbol) {
  return expr_depends(g, e, same, &symbol);
}

/* An n-ary node is n-1 operations; an integer power x^2 is one; a sign is none. */
uint64_t expr_operations(expr_graph *g, uint32_t n, const ex *roots) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  ex minus = expr_int(g, -1);
  expr_list order = {0};
  expr_order(g, &arena, n, roots, &order);
  uint64_t count = 0;
  for (uint32_t i = 0; i < order.n; i++) {
    const expr_node *v = &g->nodes[order.at[i]];
    if (v->op == EX_MUL && g->pool[v->first] == minus) continue;
    if (v->op == EX_ADD || v->op == EX_MUL) count += v->nkids - 1;
    else if (v->nkids) count++;
  }
  base_arena_free(&arena);
  return count;
}

/* --- the contract --- */

#ifndef NDEBUG
static ex base_of(const expr_graph *g, ex f) {
  return g->nodes[f].op == EX_POW && expr_is_number(g, g->pool[g->nodes[f].first + 1]) ? g->pool[g->nodes[f].first] : f;
}
#endif

void expr_check_node(const expr_graph *g, ex e) {
#ifndef NDEBUG
  const expr_node *v = &g->nodes[e];
  const ex *k = kids_of(g, v);
  assert(v->op < EX_OP_COUNT);
  if (v->op == EX_NUM || v->op == EX_SYM) return;
  for (uint32_t i = 0; i < v->nkids; i++) assert(k[i] < e);
  assert(expr_op_arity[v->op] < 0 ? v->nkids >= 2 : v->nkids == (uint32_t)expr_op_arity[v->op]);
  if (v->op == EX_ADD)
    for (uint32_t i = 0; i < v->nkids; i++) assert((i == 0 || k[i - 1] < k[i]) && k[i] != EXPR_ZERO);
  if (v->op == EX_MUL && expr_is_number(g, k[0])) {
    assert(v->nkids == 2 && k[0] != EXPR_ZERO && k[0] != EXPR_ONE && !expr_is_number(g, k[1]));
  } else if (v->op == EX_MUL) {
    for (uint32_t i = 0; i < v->nkids; i++)
      assert(!expr_is_number(g, k[i]) && (i == 0 || base_of(g, k[i - 1]) < base_of(g, k[i])));
  }
  if (v->op == EX_POW) assert(k[1] != EXPR_ZERO && k[1] != EXPR_ONE);
#else
  (void)g, (void)e;
#endif
}
