/* scaling.c: dimensions from equations, by exact linear algebra (scaling.h).

   L of a node is a row of rational numbers, a column for each symbol that is not
   a derivative. Conditions are kept in echelon form; modulo these a row stands for a
   dimension. A basis of dimensions (the constants chosen, then what is kept) remembers
   how each of its rows came from the symbols, so that any dimension can be read as
   powers of them. Numbers are nodes of the graph: exact, of any size. */
#include "derive/scaling.h"

#include <string.h>

typedef struct pair {
  ex left, right; /* right EXPR_NONE: left is pure */
} pair;

typedef struct row {
  ex *at;
  uint32_t pivot;
  ex *from; /* of a basis: this row as a combination of the basis symbols' dimensions */
} row;

struct scaling {
  expr_graph *g;
  base_arena *arena;
  ex t;
  BASE_VEC(pair) pairs;
  expr_list columns; /* symbols */
  uint32_t *column;  /* by symbol id: number + 1 */
  uint32_t width;
  BASE_VEC(row) conditions, basis;
  expr_list chosen; /* the basis symbols */
  uint32_t nunits;  /* the first of them are one */
};

scaling *scaling_new(expr_graph *g, base_arena *arena, ex t) {
  scaling *s = BASE_NEW(arena, scaling);
  s->g = g;
  s->arena = arena;
  s->t = t;
  scaling_note(s, t);
  return s;
}

void scaling_equal(scaling *s, ex left, ex right) {
  base_push(s->arena, &s->pairs, ((pair){left, right}));
}

void scaling_pure(scaling *s, ex e) {
  scaling_equal(s, e, EXPR_NONE);
}

/* phi'' is phi, twice by t */
static ex base_symbol(scaling *s, ex symbol, uint32_t *primes) {
  const char *name = expr_symbol_name(s->g, symbol);
  size_t n = strlen(name), bare = n;
  while (bare > 1 && name[bare - 1] == '\'') bare--;
  *primes = (uint32_t)(n - bare);
  if (n == bare) return symbol;
  return expr_symbol(s->g, base_strdup(s->arena, name, bare), expr_symbol_kind(s->g, symbol));
}

void scaling_note(scaling *s, ex symbol) {
  uint32_t primes;
  ex base = base_symbol(s, symbol, &primes);
  for (uint32_t i = 0; i < s->columns.n; i++)
    if (s->columns.at[i] == base) return;
  base_push(s->arena, &s->columns, base);
}

static ex *new_row(scaling *s, base_arena *a) {
  return BASE_ARRAY(a, ex, s->width + 1); /* zeros: node 0 is the number 0 */
}

/* to += factor · from */
static void add_row(scaling *s, ex *to, ex factor, const ex *from, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (from[i] != EXPR_ZERO) to[i] = expr_add(s->g, to[i], expr_mul(s->g, factor, from[i]));
}

static void set_symbol(scaling *s, ex symbol, ex *out) {
  uint32_t primes;
  ex base = base_symbol(s, symbol, &primes);
  out[s->column[expr_symbol_id(s->g, base)] - 1] = EXPR_ONE;
  uint32_t time = s->column[expr_symbol_id(s->g, s->t)] - 1;
  out[time] = expr_sub(s->g, out[time], expr_int(s->g, primes));
}

static bool is_zero(const scaling *s, const ex *v) {
  for (uint32_t i = 0; i < s->width; i++)
    if (v[i] != EXPR_ZERO) return false;
  return true;
}

/* --- conditions --- */

static void reduce(scaling *s, ex *v) {
  for (uint32_t i = 0; i < s->conditions.n; i++) {
    const row *r = &s->conditions.at[i];
    if (v[r->pivot] != EXPR_ZERO) add_row(s, v, expr_neg(s->g, v[r->pivot]), r->at, s->width);
  }
}

/* v = 0; takes v over */
static void demand(scaling *s, ex *v) {
  reduce(s, v);
  uint32_t p = 0;
  while (p < s->width && v[p] == EXPR_ZERO) p++;
  if (p == s->width) return;
  ex *own = new_row(s, s->arena);
  add_row(s, own, expr_div(s->g, EXPR_ONE, v[p]), v, s->width);
  for (uint32_t i = 0; i < s->conditions.n; i++) { /* keep the others free of the new pivot */
    ex *at = s->conditions.at[i].at;
    if (at[p] != EXPR_ZERO) add_row(s, at, expr_neg(s->g, at[p]), own, s->width);
  }
  base_push(s->arena, &s->conditions, ((row){own, p, NULL}));
}

typedef struct walk {
  scaling *s;
  base_arena *a;
  ex **of; /* by node; NULL: zero, which has every dimension */
} walk;

static void demand_equal(walk *w, const ex *a, const ex *b) {
  if (!a || !b) return;
  ex *d = new_row(w->s, w->a);
  memcpy(d, a, w->s->width * sizeof *d);
  add_row(w->s, d, expr_int(w->s->g, -1), b, w->s->width);
  demand(w->s, d);
}

static void demand_pure(walk *w, const ex *a) {
  if (a) demand_equal(w, a, new_row(w->s, w->a));
}

/* the dimension of kids from `first` on, all the same */
static ex *common(walk *w, const ex *kids, uint32_t first, uint32_t n) {
  ex *v = NULL;
  for (uint32_t i = first; i < n; i++) {
    if (v) demand_equal(w, w->of[kids[i]], v);
    else v = w->of[kids[i]];
  }
  return v;
}

static ex *dimension(walk *w, ex e) {
  scaling *s = w->s;
  expr_graph *g = s->g;
  uint32_t n = expr_nkids(g, e);
  ex few[64], *kids = n <= 64 ? few : BASE_ARRAY(w->a, ex, n), *v;
  if (n) memcpy(kids, expr_kids(g, e), n * sizeof *kids); /* making numbers moves the graph */
  if (e == EXPR_ZERO) return NULL;
  switch (expr_op_of(g, e)) {
  case EX_SYM: set_symbol(s, e, v = new_row(s, w->a)); return v;
  case EX_ADD:
  case EX_ABS:
  case EX_MIN:
  case EX_MAX: return common(w, kids, 0, n);
  case EX_IF: return common(w, kids, 1, n);
  case EX_MUL:
    v = new_row(s, w->a);
    for (uint32_t i = 0; i < n; i++)
      if (w->of[kids[i]]) add_row(s, v, EXPR_ONE, w->of[kids[i]], s->width);
    return v;
  case EX_POW:
    v = new_row(s, w->a);
    if (expr_is_number(g, kids[1]) && w->of[kids[0]]) add_row(s, v, kids[1], w->of[kids[0]], s->width);
    else demand_pure(w, w->of[kids[0]]), demand_pure(w, w->of[kids[1]]);
    return v;
  case EX_ATAN2:
  case EX_LT:
  case EX_LE:
  case EX_EQ: common(w, kids, 0, n); return new_row(s, w->a);
  case EX_SIGN: return new_row(s, w->a);
  default:
    for (uint32_t i = 0; i < n; i++) demand_pure(w, w->of[kids[i]]);
    return new_row(s, w->a);
  }
}

void scaling_solve(scaling *s) {
  base_arena scratch;
  base_scratch_init(&scratch, expr_ctx(s->g));
  expr_list roots = {0}, order = {0};
  for (uint32_t i = 0; i < s->pairs.n; i++) {
    base_push(&scratch, &roots, s->pairs.at[i].left);
    if (s->pairs.at[i].right != EXPR_NONE) base_push(&scratch, &roots, s->pairs.at[i].right);
  }
  expr_order(s->g, &scratch, roots.n, roots.at, &order);
  for (uint32_t i = 0; i < order.n; i++)
    if (expr_is_symbol(s->g, order.at[i])) scaling_note(s, order.at[i]);
  s->width = s->columns.n;
  s->column = BASE_ARRAY(s->arena, uint32_t, expr_symbol_count(s->g) + 1);
  for (uint32_t i = 0; i < s->width; i++) s->column[expr_symbol_id(s->g, s->columns.at[i])] = i + 1;
  walk w = {s, &scratch, BASE_ARRAY(&scratch, ex *, order.n ? order.at[order.n - 1] + 1 : 1)};
  for (uint32_t i = 0; i < order.n; i++) {
    base_poll(expr_ctx(s->g));
    w.of[order.at[i]] = dimension(&w, order.at[i]);
  }
  for (uint32_t i = 0; i < s->pairs.n; i++) {
    pair p = s->pairs.at[i];
    if (p.right == EXPR_NONE) demand_pure(&w, w.of[p.left]);
    else demand_equal(&w, w.of[p.left], w.of[p.right]);
  }
  base_arena_free(&scratch);
}

/* --- a basis of dimensions --- */

/* v = Σ powers[i] · dimension of chosen[i] + what is left, which replaces v */
static void express(scaling *s, ex *v, ex *powers) {
  reduce(s, v);
  for (uint32_t i = 0; i < s->basis.n; i++) {
    const row *r = &s->basis.at[i];
    ex f = v[r->pivot];
    if (f == EXPR_ZERO) continue;
    add_row(s, v, expr_neg(s->g, f), r->at, s->width);
    add_row(s, powers, f, r->from, s->basis.n);
  }
}

static ex *symbol_powers(scaling *s, ex symbol, ex **left) {
  *left = new_row(s, s->arena);
  ex *powers = BASE_ARRAY(s->arena, ex, s->width + 1);
  set_symbol(s, symbol, *left);
  express(s, *left, powers);
  return powers;
}

/* false: its dimension is one of those before; *powers says how */
static bool extend(scaling *s, ex symbol, ex **powers) {
  ex *v;
  *powers = symbol_powers(s, symbol, &v);
  if (is_zero(s, v)) return false;
  uint32_t p = 0, n = s->basis.n;
  while (v[p] == EXPR_ZERO) p++;
  ex scale = expr_div(s->g, EXPR_ONE, v[p]);
  row r = {new_row(s, s->arena), p, BASE_ARRAY(s->arena, ex, s->width + 1)};
  add_row(s, r.at, scale, v, s->width);
  add_row(s, r.from, expr_neg(s->g, scale), *powers, n);
  r.from[n] = scale;
  base_push(s->arena, &s->basis, r);
  base_push(s->arena, &s->chosen, symbol);
  return true;
}

/* Π chosen^(sign · power): roots gathered, sqrt(g/a) */
static ex product(scaling *s, const ex *powers, int sign, bool *roots) {
  expr_graph *g = s->g;
  ex whole = EXPR_ONE, up = EXPR_ONE, down = EXPR_ONE, two = expr_int(g, 2);
  *roots = false;
  for (uint32_t i = 0; i < s->nunits; i++) {
    ex k = expr_mul(g, expr_int(g, sign), powers[i]), twice = expr_mul(g, two, k), c = s->chosen.at[i];
    int64_t n;
    if (expr_is_integer(g, k, &n)) {
      whole = expr_mul(g, whole, expr_pow(g, c, k));
      continue;
    }
    *roots = true;
    if (!expr_is_integer(g, twice, &n)) whole = expr_mul(g, whole, expr_pow(g, c, k));
    else if (n > 0) up = expr_mul(g, up, expr_pow(g, c, twice));
    else down = expr_mul(g, down, expr_pow(g, c, expr_neg(g, twice)));
  }
  if (up == EXPR_ONE) return expr_div(g, whole, expr_sqrt(g, down));
  return expr_mul(g, whole, expr_sqrt(g, expr_div(g, up, down)));
}

bool scaling_choose(scaling *s, ex symbol, ex *pure) {
  ex *powers;
  bool roots;
  if (extend(s, symbol, &powers)) {
    s->nunits = s->basis.n;
    return true;
  }
  *pure = expr_mul(s->g, symbol, product(s, powers, -1, &roots));
  return false;
}

void scaling_keep(scaling *s, ex symbol) {
  ex *powers;
  extend(s, symbol, &powers);
}

ex scaling_inverse_unit(scaling *s, ex symbol, bool *roots) {
  ex *v, *powers = symbol_powers(s, symbol, &v);
  return product(s, powers, -1, roots);
}
