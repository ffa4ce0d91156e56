/* normal_ball.c: certified evaluation in real balls (Arb) at random rational points.

   A ball that excludes 0 proves that an expression is not identically zero. The
   points are exact: symbols are fractions with denominator 512, unit quaternions
   are rational points of the sphere (stereographic projection), so nothing is
   assumed that the witness does not fulfil. Where a comparison is not decided by
   the balls the result is a ball over both branches, or not a number. */
#include "expr/normal_int.h"

/* --- points --- */

/* splitmix64: a value that depends on seed and symbol alone, whatever else is in the graph */
static uint64_t scramble(uint64_t seed, uint64_t i) {
  uint64_t z = seed * 0xD1342543DE82EF95u + (i + 1) * 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

typedef struct ratio {
  int64_t num, den;
} ratio;

/* manners: usual (1/4, 2); the same with both signs; above 1; small; wide with both signs */
static ratio plain_value(normal_point at, uint32_t id) {
  static const struct {
    int64_t low, span;
    bool signs;
  } manner[NORMAL_MANNERS] = {
      {129, 895, false}, {129, 895, true}, {513, 1023, false}, {33, 223, false}, {65, 1983, true}};
  uint64_t r = scramble(at.seed, id);
  int64_t k = manner[at.manner].low + (int64_t)(r >> 8) % manner[at.manner].span;
  bool minus = manner[at.manner].signs && (r & 1);
  return (ratio){minus ? -k : k, 512};
}

/* component k of a rational unit quaternion: with t = (a, b, c)/256, e = (1-t², 2t)/(1+t²) */
static ratio unit_value(expr_graph *g, const ex *unit, normal_point at, int k) {
  int64_t t[3], square = 0;
  for (int i = 0; i < 3; i++) {
    uint64_t r = scramble(at.seed ^ 0x5DEECE66Du, expr_symbol_id(g, unit[i + 1]));
    t[i] = 32 + (int64_t)(r >> 8) % 97;
    if ((at.manner == 1 || at.manner == 4) && (r & 1)) t[i] = -t[i];
    square += t[i] * t[i];
  }
  return (ratio){k == 0 ? 65536 - square : 512 * t[k - 1], 65536 + square};
}

static ratio symbol_value(expr_graph *g, const normal_facts *facts, normal_point at, uint32_t id) {
  ex s = expr_symbol_node(g, id);
  for (uint32_t i = 0; facts && i < facts->nunits; i++)
    for (int k = 0; k < 4; k++)
      if (facts->units[i][k] == s) return unit_value(g, facts->units[i], at, k);
  return plain_value(at, id);
}

void normal_point_values(expr_graph *g, const normal_facts *facts, normal_point at, double *values) {
  for (uint32_t id = 0; id < expr_symbol_count(g); id++) {
    ratio r = symbol_value(g, facts, at, id);
    values[id] = (double)r.num / (double)r.den;
  }
}

void normal_random_point(expr_graph *g, const normal_facts *facts, uint64_t seed, double *values) {
  normal_point_values(g, facts, (normal_point){seed, 0}, values);
}

/* --- the evaluator --- */

typedef struct balls {
  expr_graph *g;
  base_arena arena;
  base_cleanup undo;
  expr_list order;
  uint32_t *kids; /* places of the kids of all nodes, one after the other */
  arb_ptr at;
  slong precision;
} balls;

static void balls_clear(void *what) {
  balls *b = what;
  if (b->at) _arb_vec_clear(b->at, b->order.n);
  b->at = NULL;
  base_arena_free(&b->arena);
}

static void balls_init(balls *b, expr_graph *g, ex e) {
  *b = (balls){.g = g};
  base_arena_init(&b->arena, expr_ctx(g));
  base_cleanup_push(expr_ctx(g), &b->undo, balls_clear, b);
  expr_order(g, &b->arena, 1, &e, &b->order);
  uint32_t total = 0, n = 0;
  for (uint32_t i = 0; i < b->order.n; i++) total += expr_nkids(g, b->order.at[i]);
  b->kids = BASE_ARRAY(&b->arena, uint32_t, total);
  for (uint32_t i = 0; i < b->order.n; i++)
    for (uint32_t k = 0; k < expr_nkids(g, b->order.at[i]); k++) {
      ex kid = expr_kids(g, b->order.at[i])[k];
      uint32_t lo = 0, hi = b->order.n;
      while (lo + 1 < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (b->order.at[mid] <= kid) lo = mid;
        else hi = mid;
      }
      b->kids[n++] = lo;
    }
  b->at = _arb_vec_init(b->order.n);
}

static void ball_number(const balls *b, arb_t out, ex e) {
  const rational *r = graph_rational(b->g, e);
  if (!r->big) {
    arb_set_si(out, r->num);
    if (r->den != 1) arb_div_si(out, out, r->den, b->precision);
    return;
  }
  fmpq_t f;
  fmpq_init(f);
  fmpq_set_mpq(f, r->big);
  arb_set_fmpq(out, f, b->precision);
  fmpq_clear(f);
}

static void ball_power(const balls *b, arb_t out, ex exponent, const arb_t x, const arb_t y) {
  if (!expr_is_number(b->g, exponent)) {
    arb_pow(out, x, y, b->precision);
    return;
  }
  const rational *r = graph_rational(b->g, exponent);
  if (r->big) {
    arb_pow(out, x, y, b->precision);
  } else if (r->den == 1) {
    fmpz_t n;
    fmpz_init_set_si(n, r->num);
    arb_pow_fmpz(out, x, n, b->precision);
    fmpz_clear(n);
  } else {
    fmpq_t f;
    fmpq_init(f);
    fmpz_set_si(fmpq_numref(f), r->num);
    fmpz_set_si(fmpq_denref(f), r->den);
    if (arb_is_nonnegative(x)) arb_pow_fmpq(out, x, f, b->precision);
    else arb_indeterminate(out);
    fmpq_clear(f);
  }
}

/* 1: certainly not 0; 0: certainly 0; -1: undecided */
static int truth(const arb_t x) {
  if (!arb_is_finite(x)) return -1;
  if (arb_is_zero(x)) return 0;
  return arb_contains_zero(x) ? -1 : 1;
}

static void ball_truth(arb_t out, int t) {
  if (t >= 0) arb_set_si(out, t);
  else arb_indeterminate(out);
}

static int compare(expr_op op, const arb_t x, const arb_t y) {
  if (!arb_is_finite(x) || !arb_is_finite(y)) return -1;
  if (op == EX_LT) return arb_lt(x, y) ? 1 : arb_ge(x, y) ? 0 : -1;
  if (op == EX_LE) return arb_le(x, y) ? 1 : arb_gt(x, y) ? 0 : -1;
  return arb_eq(x, y) ? 1 : arb_ne(x, y) ? 0 : -1;
}

static int connect(expr_op op, int x, int y) {
  if (op == EX_NOT) return x < 0 ? -1 : !x;
  if (op == EX_AND) return x == 0 || y == 0 ? 0 : x == 1 && y == 1 ? 1 : -1;
  return x == 1 || y == 1 ? 1 : x == 0 && y == 0 ? 0 : -1;
}

static void ball_if(const balls *b, arb_t out, const arb_t condition, const arb_t yes, const arb_t no) {
  int t = truth(condition);
  if (t == 1) arb_set(out, yes);
  else if (t == 0) arb_set(out, no);
  else arb_union(out, yes, no, b->precision);
}

static void ball_nary(const balls *b, arb_t out, expr_op op, const uint32_t *kids, uint32_t n) {
  arb_set(out, b->at + kids[0]);
  for (uint32_t i = 1; i < n; i++) {
    if (op == EX_ADD) arb_add(out, out, b->at + kids[i], b->precision);
    else arb_mul(out, out, b->at + kids[i], b->precision);
  }
}

static void ball_function(const balls *b, arb_t out, expr_op op, const arb_t x, const arb_t y) {
  slong p = b->precision;
  switch (op) {
  case EX_SIN: arb_sin(out, x, p); return;
  case EX_COS: arb_cos(out, x, p); return;
  case EX_ASIN: arb_asin(out, x, p); return;
  case EX_ACOS: arb_acos(out, x, p); return;
  case EX_ATAN: arb_atan(out, x, p); return;
  case EX_ATAN2: arb_atan2(out, x, y, p); return;
  case EX_SINH: arb_sinh(out, x, p); return;
  case EX_COSH: arb_cosh(out, x, p); return;
  case EX_TANH: arb_tanh(out, x, p); return;
  case EX_ASINH: arb_asinh(out, x, p); return;
  case EX_ACOSH: arb_acosh(out, x, p); return;
  case EX_ATANH: arb_atanh(out, x, p); return;
  case EX_EXP: arb_exp(out, x, p); return;
  case EX_LOG: arb_log(out, x, p); return;
  case EX_ABS: arb_abs(out, x); return;
  case EX_SIGN: arb_sgn(out, x); return;
  case EX_MIN: arb_min(out, x, y, p); return;
  case EX_MAX: arb_max(out, x, y, p); return;
  case EX_LT:
  case EX_LE:
  case EX_EQ: ball_truth(out, compare(op, x, y)); return;
  case EX_AND:
  case EX_OR: ball_truth(out, connect(op, truth(x), truth(y))); return;
  case EX_NOT: ball_truth(out, connect(op, truth(x), 0)); return;
  default: arb_indeterminate(out); return;
  }
}

static void balls_run(balls *b, const normal_facts *facts, normal_point at) {
  const uint32_t *kids = b->kids;
  for (uint32_t i = 0; i < b->order.n; i++) {
    ex e = b->order.at[i];
    expr_op op = expr_op_of(b->g, e);
    uint32_t n = expr_nkids(b->g, e);
    arb_ptr out = b->at + i, x = n ? b->at + kids[0] : NULL, y = n > 1 ? b->at + kids[1] : x;
    if (op == EX_NUM) {
      ball_number(b, out, e);
    } else if (op == EX_SYM) {
      ratio r = symbol_value(b->g, facts, at, expr_symbol_id(b->g, e));
      arb_set_si(out, r.num);
      arb_div_si(out, out, r.den, b->precision);
    } else if (op == EX_PI) {
      arb_const_pi(out, b->precision);
    } else if (op == EX_ADD || op == EX_MUL) {
      ball_nary(b, out, op, kids, n);
    } else if (op == EX_POW) {
      ball_power(b, out, expr_kids(b->g, e)[1], x, y);
    } else if (op == EX_IF) {
      ball_if(b, out, x, y, b->at + kids[2]);
    } else {
      ball_function(b, out, op, x, y);
    }
    kids += n;
  }
}

bool normal_nonzero(expr_graph *g, ex e, const normal_facts *facts, uint32_t tries, slong precision,
                    normal_point *where) {
  balls b;
  bool found = false;
  balls_init(&b, g, e);
  b.precision = precision;
  /* points where the value is not finite do not count, but not for ever */
  for (uint32_t i = 0, finite = 0; i < 3 * NORMAL_MANNERS && finite < tries && !found; i++) {
    normal_point at = {i + 1, (int)(i % NORMAL_MANNERS)};
    base_poll(expr_ctx(g));
    balls_run(&b, facts, at);
    const arb_struct *value = b.at + b.order.n - 1;
    if (!arb_is_finite(value)) continue;
    finite++;
    found = !arb_contains_zero(value);
    if (found && where) *where = at;
  }
  base_cleanup_pop(expr_ctx(g), &b.undo);
  balls_clear(&b);
  return found;
}

/* Symbols are replaced by exact numbers first (expr_subst), so the only radius is that of rounding. */
bool normal_enclose(expr_graph *g, ex e, uint32_t bits, double *low, double *high) {
  balls b;
  balls_init(&b, g, e);
  b.precision = (slong)bits;
  bool closed = true;
  for (uint32_t i = 0; i < b.order.n; i++) closed = closed && !expr_is_symbol(g, b.order.at[i]);
  if (closed) {
    balls_run(&b, NULL, (normal_point){1, 0});
    const arb_struct *value = b.at + b.order.n - 1;
    closed = arb_is_finite(value) != 0;
    arf_t bound;
    arf_init(bound);
    arb_get_lbound_arf(bound, value, b.precision);
    *low = arf_get_d(bound, ARF_RND_FLOOR);
    arb_get_ubound_arf(bound, value, b.precision);
    *high = arf_get_d(bound, ARF_RND_CEIL);
    arf_clear(bound);
  }
  base_cleanup_pop(expr_ctx(g), &b.undo);
  balls_clear(&b);
  return closed;
}
