/* eval.c: numbers in double precision: the plain twin of every faster way. */
#include "expr/graph.h"

#include <math.h>
#include <string.h>

static double power(double x, double p) {
  if (p == 2) return x * x;
  if (p == -1) return 1 / x;
  if (p == 0.5) return sqrt(x);
  if (p == -0.5) return 1 / sqrt(x);
  if (p == 3) return x * x * x;
  return pow(x, p);
}

double expr_apply(expr_op op, uint32_t n, const double *k) {
  double r = 0;
  switch (op) {
  case EX_PI: return 3.14159265358979323846;
  case EX_ADD:
    for (uint32_t i = 0; i < n; i++) r += k[i];
    return r;
  case EX_MUL:
    r = 1;
    for (uint32_t i = 0; i < n; i++) r *= k[i];
    return r;
  case EX_POW: return power(k[0], k[1]);
  case EX_SIN: return sin(k[0]);
  case EX_COS: return cos(k[0]);
  case EX_ASIN: return asin(k[0]);
  case EX_ACOS: return acos(k[0]);
  case EX_ATAN: return atan(k[0]);
  case EX_ATAN2: return atan2(k[0], k[1]);
  case EX_SINH: return sinh(k[0]);
  case EX_COSH: return cosh(k[0]);
  case EX_TANH: return tanh(k[0]);
  case EX_ASINH: return asinh(k[0]);
  case EX_ACOSH: return acosh(k[0]);
  case EX_ATANH: return atanh(k[0]);
  case EX_EXP: return exp(k[0]);
  case EX_LOG: return log(k[0]);
  case EX_ABS: return fabs(k[0]);
  case EX_SIGN: return isnan(k[0]) ? k[0] : (double)((k[0] > 0) - (k[0] < 0));
  case EX_MIN: return k[0] <= k[1] ? k[0] : k[1];
  case EX_MAX: return k[0] >= k[1] ? k[0] : k[1];
  case EX_IF: return k[0] != 0 ? k[1] : k[2];
  case EX_LT: return k[0] < k[1];
  case EX_LE: return k[0] <= k[1];
  case EX_EQ: return k[0] == k[1];
  case EX_AND: return k[0] != 0 && k[1] != 0;
  case EX_OR: return k[0] != 0 || k[1] != 0;
  case EX_NOT: return k[0] == 0;
  case EX_NUM:
  case EX_SYM:
  case EX_OP_COUNT: break;
  }
  return (double)NAN;
}

typedef struct step {
  uint8_t op;
  uint32_t n;
  uint32_t first; /* of its operands; SYM: the symbol's id */
} step;

struct expr_tape {
  step *steps;
  uint32_t nsteps;
  uint32_t *operands;
  double *constants; /* value of a NUM step, by step */
  double *slots;     /* a value per step, then room for the operands of the widest one */
  uint32_t *out, nout;
};

/* the place of e in the order, which rises; few nodes of a large graph are looked up, many are read from `where` */
static uint32_t place_of(const expr_list *order, const uint32_t *where, ex e) {
  if (where) return where[e];
  uint32_t lo = 0, hi = order->n;
  while (lo + 1 < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (order->at[mid] <= e) lo = mid;
    else hi = mid;
  }
  return lo;
}

expr_tape *expr_tape_new(expr_graph *g, base_arena *arena, uint32_t n, const ex *roots) {
  expr_tape *t = BASE_NEW(arena, expr_tape);
  base_arena scratch;
  base_scratch_init(&scratch, g->ctx);
  expr_list order = {0};
  expr_order(g, &scratch, n, roots, &order);
  uint32_t *where = order.n < g->n / 16 ? NULL : BASE_ARRAY(&scratch, uint32_t, g->n), total = 0, widest = 0;
  for (uint32_t i = 0; i < order.n; i++) {
    if (where) where[order.at[i]] = i;
    total += g->nodes[order.at[i]].nkids;
    if (g->nodes[order.at[i]].nkids > widest) widest = g->nodes[order.at[i]].nkids;
  }
  t->nsteps = order.n;
  t->steps = BASE_ARRAY(arena, step, order.n);
  t->operands = BASE_ARRAY(arena, uint32_t, total);
  t->constants = BASE_ARRAY(arena, double, order.n);
  t->slots = BASE_ARRAY(arena, double, order.n + widest);
  uint32_t at = 0;
  for (uint32_t i = 0; i < order.n; i++) {
    const expr_node *v = &g->nodes[order.at[i]];
    t->steps[i] = (step){v->op, v->nkids, v->op == EX_SYM ? v->first : at};
    if (v->op == EX_NUM) t->constants[i] = rational_double(&g->numbers[v->first]);
    for (uint32_t k = 0; k < v->nkids; k++) t->operands[at++] = place_of(&order, where, g->pool[v->first + k]);
  }
  t->nout = n;
  t->out = BASE_ARRAY(arena, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) t->out[i] = place_of(&order, where, roots[i]);
  base_arena_free(&scratch);
  return t;
}

void expr_tape_run(const expr_tape *t, const double *values, double *out) {
  double *slot = t->slots, *k = t->slots + t->nsteps;
  for (uint32_t i = 0; i < t->nsteps; i++) {
    const step *s = &t->steps[i];
    if (s->op == EX_NUM) {
      slot[i] = t->constants[i];
    } else if (s->op == EX_SYM) {
      slot[i] = values[s->first];
    } else {
      for (uint32_t j = 0; j < s->n; j++) k[j] = slot[t->operands[s->first + j]];
      slot[i] = expr_apply((expr_op)s->op, s->n, k);
    }
  }
  for (uint32_t i = 0; i < t->nout; i++) out[i] = slot[t->out[i]];
}

double expr_eval(expr_graph *g, ex e, const double *values) {
  if (expr_is_number(g, e)) return expr_number_double(g, e);
  if (expr_is_symbol(g, e)) return values[expr_symbol_id(g, e)];
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  double out;
  expr_tape_run(expr_tape_new(g, &arena, 1, &e), values, &out);
  base_arena_free(&arena);
  return out;
}
