/* random_program: graphs with random expressions, as specs of programs. All operators; sums and products of several
   terms; angles that are sums; whole, half and odd powers; deep chains and wide sums by `shape`. */
#ifndef APPELL_RANDOM_PROGRAM_H
#define APPELL_RANDOM_PROGRAM_H

#include "code/code.h"
#include "support.h"

enum { RANDOM_INPUTS = 8, RANDOM_OUTS = 4, RANDOM_ENTRIES = 3 };

typedef struct random_program {
  base_arena *arena;
  expr_graph *g;
  code_spec spec;
  code_input inputs[RANDOM_INPUTS];
  code_entry entries[RANDOM_ENTRIES];
  ex outs[RANDOM_ENTRIES * RANDOM_OUTS];
  BASE_VEC(ex) pool;
} random_program;

static inline ex random_kid(random_program *p, test_random *r) {
  uint32_t n = p->pool.n;
  if (random_below(r, 3) == 0) return p->pool.at[random_below(r, n)]; /* anything; else something recent */
  return p->pool.at[n - 1 - random_below(r, n < 6 ? n : 6)];
}

static inline ex random_power(random_program *p, test_random *r) {
  static const int halves[] = {-6, -4, -3, -2, -1, 1, 3, 4, 5, 6, 7, 8, 9, 14, 128, 130};
  ex exponent = expr_ratio(p->g, halves[random_below(r, sizeof halves / sizeof *halves)], 2);
  if (random_below(r, 6) == 0) exponent = random_kid(p, r);
  return expr_pow(p->g, random_kid(p, r), exponent);
}

static inline ex random_node(random_program *p, test_random *r) {
  static const expr_op calls[] = {EX_ASIN,  EX_ACOS,  EX_ATAN, EX_SINH, EX_COSH, EX_TANH, EX_ASINH,
                                  EX_ACOSH, EX_ATANH, EX_EXP,  EX_LOG,  EX_ABS,  EX_SIGN, EX_NOT};
  static const expr_op pairs[] = {EX_ATAN2, EX_MIN, EX_MAX, EX_LT, EX_LE, EX_EQ, EX_AND, EX_OR};
  expr_graph *g = p->g;
  ex t[5];
  uint32_t n = 2 + random_below(r, 4);
  switch (random_below(r, 12)) {
  case 0:
  case 1:
    for (uint32_t i = 0; i < n; i++) t[i] = random_below(r, 3) ? random_kid(p, r) : expr_neg(g, random_kid(p, r));
    return expr_sum(g, n, t);
  case 2:
  case 3:
    for (uint32_t i = 0; i < n; i++) t[i] = random_kid(p, r);
    return expr_product(g, n, t);
  case 4: return expr_sub(g, random_kid(p, r), random_kid(p, r));
  case 5: return random_power(p, r);
  case 6: return expr_div(g, random_kid(p, r), random_kid(p, r));
  case 7: return expr_sin(g, random_kid(p, r));
  case 8: return expr_cos(g, random_kid(p, r));
  case 9: return expr_call(g, calls[random_below(r, sizeof calls / sizeof *calls)], random_kid(p, r));
  case 10:
    return expr_call2(g, pairs[random_below(r, sizeof pairs / sizeof *pairs)], random_kid(p, r), random_kid(p, r));
  default: return expr_if(g, random_kid(p, r), random_kid(p, r), random_kid(p, r));
  }
}

/* `nodes` random ones over eight inputs of all stages, three entries that share work */
static inline void random_program_make(random_program *p, base_arena *arena, expr_graph *g, test_random *r,
                                       uint32_t nodes) {
  *p = (random_program){.arena = arena, .g = g};
  for (uint32_t i = 0; i < RANDOM_INPUTS; i++) {
    char name[8];
    (void)snprintf(name, sizeof name, "x%u", (unsigned)i);
    p->inputs[i] = (code_input){expr_symbol(g, name, 0), (code_stage)(i / 2)};
    base_push(arena, &p->pool, p->inputs[i].symbol);
  }
  base_push(arena, &p->pool, expr_ratio(g, random_int(r, -7, 7), random_int(r, 1, 3)));
  for (uint32_t i = 0; i < nodes; i++) {
    ex e = random_node(p, r);
    base_push(arena, &p->pool, e);
  }
  for (uint32_t e = 0; e < RANDOM_ENTRIES; e++) {
    for (uint32_t k = 0; k < RANDOM_OUTS; k++) p->outs[e * RANDOM_OUTS + k] = random_kid(p, r);
    p->entries[e] = (code_entry){RANDOM_OUTS, p->outs + e * RANDOM_OUTS};
  }
  p->spec =
      (code_spec){.ninputs = RANDOM_INPUTS, .inputs = p->inputs, .nentries = RANDOM_ENTRIES, .entries = p->entries};
}

/* usual numbers, and now and then 0, −0, huge, tiny, infinite ones and NaN */
static inline double random_input(test_random *r, bool wild) {
  static const double odd[] = {0, -0.0, 1e308, -1e308, 1e-310, -1e-310, 1, -1, 2, 0.5};
  if (!wild || random_below(r, 3)) return random_double(r, -2, 2);
  uint32_t k = random_below(r, 13);
  return k < 10 ? odd[k] : k == 10 ? (double)NAN : k == 11 ? (double)INFINITY : -(double)INFINITY;
}

/* the same number to the last bit; any NaN is like another */
static inline bool same_bits(double a, double b) {
  return (isnan(a) && isnan(b)) || memcmp(&a, &b, sizeof a) == 0;
}

#endif
