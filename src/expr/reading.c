/* reading.c: factors and terms in the order of a textbook: (I3 - I2)*w2*w3, not w2*w3*(I3 - I2).

   The graph keeps kids in the order they were made. A reader expects constants,
   then what moves, then functions, then brackets; terms by their symbols, in the
   order of declaration, constants first. Where there are accelerations they come
   first, then what goes with the speeds, then forces. How much a symbol moves is said by its kind
   (expr_set_reading); unless that is known, the order of the graph is kept. */
#include "expr/graph.h"

#include <string.h>

enum { MANY = 100, LARGE = 2000 }; /* terms, nodes: beyond this nobody reads, and sorting would cost */

typedef struct symbols { /* of a term: those that move most first, then as declared */
  expr_list at;
  int most; /* how much the fastest moves */
} symbols;

void expr_set_reading(expr_graph *g, uint32_t kinds, const uint8_t *moving) {
  memset(g->moving, 0, sizeof g->moving);
  memcpy(g->moving, moving, kinds < EXPR_KINDS ? kinds : EXPR_KINDS);
  g->has_reading = true;
}

typedef struct terms_manner {
  bool equation, fixed_last;
} terms_manner;

static int moving(const expr_graph *g, ex symbol) {
  int kind = expr_symbol_kind(g, symbol);
  return kind >= 0 && kind < EXPR_KINDS ? g->moving[kind] : 0;
}

static bool before(const expr_graph *g, ex a, ex b) {
  int ma = moving(g, a), mb = moving(g, b);
  return ma != mb ? ma > mb : expr_symbol_id(g, a) < expr_symbol_id(g, b);
}

static bool find_symbols(expr_graph *g, base_arena *arena, ex e, symbols *out) {
  expr_list order = {0};
  *out = (symbols){{0}, 0};
  expr_order(g, arena, 1, &e, &order);
  if (order.n > LARGE) return false;
  for (uint32_t i = 0; i < order.n; i++) {
    if (!expr_is_symbol(g, order.at[i])) continue;
    base_push(arena, &out->at, order.at[i]);
    for (uint32_t k = out->at.n - 1; k > 0 && before(g, out->at.at[k], out->at.at[k - 1]); k--) {
      ex t = out->at.at[k];
      out->at.at[k] = out->at.at[k - 1];
      out->at.at[k - 1] = t;
    }
  }
  if (out->at.n) out->most = moving(g, out->at.at[0]);
  return true;
}

/* --- terms --- */

/* In an equation: accelerations, what goes with the speeds, other forces, constants. */
static int rank(const symbols *s) {
  return s->most == READING_FORCE ? READING_COORDINATE : s->most;
}

static bool is_fixed(const symbols *s) {
  return s->most <= READING_CONSTANT;
}

static bool term_before(const expr_graph *g, const symbols *a, const symbols *b, const terms_manner *manner) {
  if (manner->equation && rank(a) != rank(b)) return rank(a) > rank(b);
  if (is_fixed(a) != is_fixed(b)) return is_fixed(a) != manner->fixed_last;
  for (uint32_t i = 0; i < a->at.n && i < b->at.n; i++) {
    ex x = a->at.at[i], y = b->at.at[i];
    if (i && moving(g, x) != moving(g, y)) return moving(g, x) < moving(g, y); /* alike so far: the simpler one */
    if (x != y) return before(g, x, y);
  }
  return a->at.n < b->at.n;
}

/* 1 + x, but x - 1 */
static bool all_fixed_are_minus(expr_graph *g, uint32_t n, const ex *terms, const symbols *of) {
  ex rest;
  for (uint32_t i = 0; i < n; i++)
    if (is_fixed(&of[i]) && expr_number_sign(g, expr_coefficient(g, terms[i], &rest)) >= 0) return false;
  return true;
}

bool graph_sort_terms(expr_graph *g, base_arena *arena, uint32_t n, ex *terms, bool equation) {
  if (!g->has_reading || n < 2 || n > MANY) return false;
  symbols *of = BASE_ARRAY(arena, symbols, n);
  terms_manner manner = {.equation = equation};
  for (uint32_t i = 0; i < n; i++) {
    if (!find_symbols(g, arena, terms[i], &of[i])) return false;
    if (of[i].most == READING_LAST) return true;
    manner.equation |= of[i].most == READING_ACCELERATION;
  }
  manner.fixed_last = all_fixed_are_minus(g, n, terms, of);
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = i; k > 0 && term_before(g, &of[k], &of[k - 1], &manner); k--) {
      ex t = terms[k];
      symbols s = of[k];
      terms[k] = terms[k - 1], of[k] = of[k - 1];
      terms[k - 1] = t, of[k - 1] = s;
    }
  return false;
}

/* --- factors --- */

typedef struct place { /* where a factor stands */
  int group;
  uint32_t within;
} place;

enum { OF_SYMBOLS = 10, OF_CONSTANT_CALLS = 15, OF_CALLS = 70, OF_BRACKETS = 90 };

/* Constants as declared, (m1 + m2) where m1 would stand; coefficients of an acceleration stand before it. */
static place find_place(expr_graph *g, base_arena *arena, const graph_factor *f, bool with_unknown) {
  expr_op op = expr_op_of(g, f->base);
  if (op == EX_NUM || op == EX_PI) return (place){0, 0};
  if (op == EX_SYM && !f->call) return (place){OF_SYMBOLS * moving(g, f->base), 2 * expr_symbol_id(g, f->base)};
  symbols s;
  if (!find_symbols(g, arena, f->base, &s)) return (place){OF_BRACKETS, 0};
  bool inside = f->call || op != EX_ADD;
  if (s.most <= READING_CONSTANT && (inside || !s.at.n)) return (place){OF_CONSTANT_CALLS, 0};
  if (s.most <= READING_CONSTANT) return (place){OF_SYMBOLS, 2 * expr_symbol_id(g, s.at.at[0]) + 1};
  if (inside) return (place){OF_CALLS, 0};
  return (place){with_unknown && s.most < READING_ACCELERATION ? OF_SYMBOLS * READING_ACCELERATION - 1 : OF_BRACKETS,
                 0};
}

static bool holds_acceleration(const expr_graph *g, const graph_factors *list) {
  for (uint32_t i = 0; i < list->n; i++) {
    const graph_factor *f = &list->at[i];
    if (expr_is_symbol(g, f->base) && !f->call && moving(g, f->base) == READING_ACCELERATION) return true;
  }
  return false;
}

static void sort_factors(expr_graph *g, base_arena *arena, graph_factors *list) {
  if (list->n < 2 || list->n > MANY) return;
  bool with_unknown = holds_acceleration(g, list);
  place *at = BASE_ARRAY(arena, place, list->n);
  for (uint32_t i = 0; i < list->n; i++) {
    graph_factor f = list->at[i];
    place p = find_place(g, arena, &f, with_unknown);
    uint32_t k = i;
    for (; k > 0 && (p.group < at[k - 1].group || (p.group == at[k - 1].group && p.within < at[k - 1].within)); k--) {
      list->at[k] = list->at[k - 1];
      at[k] = at[k - 1];
    }
    list->at[k] = f;
    at[k] = p;
  }
}

void graph_sort_product(expr_graph *g, base_arena *arena, graph_product *p) {
  if (!g->has_reading) return;
  sort_factors(g, arena, &p->up);
  sort_factors(g, arena, &p->down);
}
