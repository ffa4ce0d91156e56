/* lower.c: graph nodes into values.

   Equal values are made once. What depends on numbers alone is computed here, by the same function as in a run. Signs
   move outwards until a sum takes them as a subtraction; negation is exact, so nothing is lost. The operands of sums
   and products are taken by stage, and in the order of the graph within a stage: what the parameters fix is then one
   value, made once in a run. Factors with negative exponents become one division, unless the reciprocal belongs to an
   earlier stage or to several products.

   Powers: whole ones up to 64 by squaring, from the top bit down; odd halves up to 7/2 by a root times such a power. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "code/program.h"

#define INLINE NULL
const uint8_t ir_arity[IR_COUNT] = {
#define IR(name, arity, function) arity,
#include "code/ops.def"
#undef IR
};
const char *const ir_name[IR_COUNT] = {
#define IR(name, arity, function) #function,
#include "code/ops.def"
#undef IR
};

/* --- making values --- */

/* −0 is not 0, and a NaN is itself */
static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static uint32_t hash(const ir_value *v) {
  uint64_t h = v->op;
  h = (h * 0x9E3779B97F4A7C15u) ^ v->a;
  h = (h * 0x9E3779B97F4A7C15u) ^ v->b;
  h = (h * 0x9E3779B97F4A7C15u) ^ v->c;
  h = (h * 0x9E3779B97F4A7C15u) ^ bits_of(v->number);
  h *= 0xD1342543DE82EF95u;
  return (uint32_t)(h >> 32);
}

static bool same(const ir_value *x, const ir_value *y) {
  return x->op == y->op && x->a == y->a && x->b == y->b && x->c == y->c && bits_of(x->number) == bits_of(y->number);
}

static void put(ir_build *b, uint32_t v) {
  uint32_t mask = b->table_size - 1, i = hash(&b->v.at[v]) & mask;
  while (b->table[i]) i = (i + 1) & mask;
  b->table[i] = v + 1;
}

static uint32_t find_or_add(ir_build *b, ir_value v) {
  if (2 * b->v.n >= b->table_size) {
    b->table_size = b->table_size ? 2 * b->table_size : 1024;
    b->table = BASE_ARRAY(b->scratch, uint32_t, b->table_size);
    for (uint32_t i = 0; i < b->v.n; i++) put(b, i);
  }
  uint32_t mask = b->table_size - 1, i = hash(&v) & mask;
  for (; b->table[i]; i = (i + 1) & mask)
    if (same(&b->v.at[b->table[i] - 1], &v)) return b->table[i] - 1;
  base_push(b->scratch, &b->v, v);
  b->table[i] = b->v.n;
  return b->v.n - 1;
}

uint32_t ir_number(ir_build *b, double x) {
  return find_or_add(b, (ir_value){.op = IR_CONST, .a = IR_NONE, .b = IR_NONE, .c = IR_NONE, .number = x});
}

bool ir_is_zero(const ir_build *b, uint32_t v) {
  return b->v.at[v].op == IR_CONST && b->v.at[v].number == 0;
}

static bool is_number(const ir_build *b, uint32_t v, double x) {
  return b->v.at[v].op == IR_CONST && b->v.at[v].number == x && (x != 0 || !signbit(b->v.at[v].number));
}

static bool is(const ir_build *b, uint32_t v, ir_op op) {
  return v != IR_NONE && b->v.at[v].op == op;
}

/* IR_NONE: nothing simpler than the operation itself */
static uint32_t simpler(ir_build *b, ir_op op, uint32_t x, uint32_t y) {
  const ir_value *v = b->v.at;
  switch (op) {
  case IR_NEG:
    if (is(b, x, IR_SUB)) return ir_make(b, IR_SUB, v[x].b, v[x].a, IR_NONE); /* but for the sign of a zero */
    return is(b, x, IR_NEG) ? v[x].a : IR_NONE;
  case IR_ADD:
    if (is(b, y, IR_NEG)) return ir_make(b, IR_SUB, x, v[y].a, IR_NONE);
    return is(b, x, IR_NEG) ? ir_make(b, IR_SUB, y, v[x].a, IR_NONE) : IR_NONE;
  case IR_SUB: return is(b, y, IR_NEG) ? ir_make(b, IR_ADD, x, v[y].a, IR_NONE) : IR_NONE;
  case IR_MUL:
    if (is_number(b, x, 1)) return y;
    if (is_number(b, y, 1)) return x;
    if (is_number(b, x, -1)) return ir_make(b, IR_NEG, y, IR_NONE, IR_NONE);
    if (is_number(b, y, -1)) return ir_make(b, IR_NEG, x, IR_NONE, IR_NONE);
    if (is(b, x, IR_NEG)) return ir_make(b, IR_NEG, ir_make(b, IR_MUL, v[x].a, y, IR_NONE), IR_NONE, IR_NONE);
    if (is(b, y, IR_NEG)) return ir_make(b, IR_NEG, ir_make(b, IR_MUL, x, v[y].a, IR_NONE), IR_NONE, IR_NONE);
    return IR_NONE;
  case IR_DIV:
    if (is_number(b, y, 1)) return x;
    if (is(b, x, IR_NEG)) return ir_make(b, IR_NEG, ir_make(b, IR_DIV, v[x].a, y, IR_NONE), IR_NONE, IR_NONE);
    if (is(b, y, IR_NEG)) return ir_make(b, IR_NEG, ir_make(b, IR_DIV, x, v[y].a, IR_NONE), IR_NONE, IR_NONE);
    return IR_NONE;
  default: return IR_NONE;
  }
}

static bool commutes(ir_op op) {
  return op == IR_ADD || op == IR_MUL || op == IR_AND || op == IR_OR || op == IR_EQ;
}

uint32_t ir_make(ir_build *b, ir_op op, uint32_t x, uint32_t y, uint32_t z) {
  uint32_t better = simpler(b, op, x, y), k[3] = {x, y, z};
  if (better != IR_NONE) return better;
  if (commutes(op) && x > y) k[0] = y, k[1] = x;
  double number[3] = {0, 0, 0};
  uint8_t stage = CODE_PARAM;
  bool fixed = true;
  for (int i = 0; i < ir_arity[op]; i++) {
    const ir_value *w = &b->v.at[k[i]];
    fixed = fixed && w->op == IR_CONST;
    number[i] = w->number;
    if (w->stage > stage) stage = w->stage;
  }
  if (fixed) return ir_number(b, ir_operate(op, number[0], number[1], number[2]));
  return find_or_add(b, (ir_value){.op = (uint8_t)op, .stage = stage, .a = k[0], .b = k[1], .c = k[2]});
}

static uint32_t make1(ir_build *b, ir_op op, uint32_t x) {
  return ir_make(b, op, x, IR_NONE, IR_NONE);
}
static uint32_t make2(ir_build *b, ir_op op, uint32_t x, uint32_t y) {
  return ir_make(b, op, x, y, IR_NONE);
}

/* --- powers and products --- */

static uint32_t whole_power(ir_build *b, uint32_t x, uint32_t n) {
  uint32_t bit = 1, r = x;
  while (2 * bit <= n) bit *= 2;
  for (bit /= 2; bit; bit /= 2) {
    r = make2(b, IR_MUL, r, r);
    if (n & bit) r = make2(b, IR_MUL, r, x);
  }
  return r;
}

enum { WHOLE_MOST = 64, HALVES_MOST = 7 };

/* x^|n/2|, or IR_NONE if the exponent is of another kind; *below: it belongs under the line */
static uint32_t plain_power(ir_build *b, ex exponent, uint32_t x, bool *below) {
  if (!expr_is_number(b->g, exponent)) return IR_NONE;
  double h = 2 * expr_number_double(b->g, exponent);
  *below = h < 0;
  h = fabs(h);
  if (h != floor(h) || h > 2 * WHOLE_MOST || h == 0) return IR_NONE;
  uint32_t halves = (uint32_t)h;
  if (halves % 2 == 0) return whole_power(b, x, halves / 2);
  if (halves > HALVES_MOST) return IR_NONE;
  uint32_t root = make1(b, IR_SQRT, x);
  return halves == 1 ? root : make2(b, IR_MUL, whole_power(b, x, halves / 2), root);
}

static uint32_t power(ir_build *b, const ex *k) {
  bool below;
  uint32_t p = plain_power(b, k[1], b->of[k[0]], &below);
  if (p == IR_NONE) return make2(b, IR_POW, b->of[k[0]], b->of[k[1]]);
  return below ? make2(b, IR_DIV, ir_number(b, 1), p) : p;
}

typedef BASE_VEC(uint32_t) numbers;

/* from the left, stage by stage from `first` to `last`; IR_NONE for nothing */
static uint32_t product_of(ir_build *b, const numbers *f, int first, int last) {
  uint32_t r = IR_NONE;
  for (int stage = first; stage <= last; stage++)
    for (uint32_t i = 0; i < f->n; i++)
      if (b->v.at[f->at[i]].stage == stage) r = r == IR_NONE ? f->at[i] : make2(b, IR_MUL, r, f->at[i]);
  return r;
}

static uint8_t stage_of(const ir_build *b, ex e) {
  return b->v.at[b->of[e]].stage;
}

/* a product, or a power that is not one of its factors, as what the parameters fix and the rest */
static void add_factor(ir_build *b, ex k, uint8_t latest, bool open, numbers *up, numbers *down) {
  if (open && b->fixed[k] != IR_NONE && b->moving[k] != IR_NONE) {
    base_push(b->scratch, up, b->fixed[k]);
    base_push(b->scratch, up, b->moving[k]);
    return;
  }
  if (expr_op_of(b->g, k) == EX_POW && b->uses[k] == 1 && stage_of(b, k) == latest) {
    bool below;
    const ex *pk = expr_kids(b->g, k);
    uint32_t p = plain_power(b, pk[1], b->of[pk[0]], &below);
    if (p != IR_NONE && below) {
      base_push(b->scratch, down, p);
      return;
    }
  }
  base_push(b->scratch, up, b->of[k]);
}

/* (what the parameters fix) × (the rest), both kept apart for products that this one is a factor of: a number before a
   product is then multiplied into the first part, which costs nothing in a run */
static uint32_t product(ir_build *b, ex e) {
  uint32_t n = expr_nkids(b->g, e), changing = 0;
  const ex *k = expr_kids(b->g, e);
  numbers up = {0}, down = {0};
  uint8_t latest = CODE_PARAM;
  for (uint32_t i = 0; i < n; i++) {
    if (stage_of(b, k[i]) > latest) latest = stage_of(b, k[i]);
    changing += stage_of(b, k[i]) > CODE_PARAM;
  }
  for (uint32_t i = 0; i < n; i++) add_factor(b, k[i], latest, b->uses[k[i]] == 1 || changing == 1, &up, &down);
  uint32_t fixed = product_of(b, &up, CODE_PARAM, CODE_PARAM), moving = product_of(b, &up, CODE_TIME, CODE_SPEED);
  uint32_t under = product_of(b, &down, CODE_PARAM, CODE_SPEED);
  if (under != IR_NONE && latest == CODE_PARAM) {
    fixed = make2(b, IR_DIV, fixed == IR_NONE ? ir_number(b, 1) : fixed, under);
  } else if (under != IR_NONE) {
    uint32_t above = moving != IR_NONE ? moving : fixed != IR_NONE ? fixed : ir_number(b, 1);
    if (moving == IR_NONE) fixed = IR_NONE;
    moving = make2(b, IR_DIV, above, under);
  }
  b->fixed[e] = fixed;
  b->moving[e] = moving;
  return fixed == IR_NONE ? moving : moving == IR_NONE ? fixed : make2(b, IR_MUL, fixed, moving);
}

/* a term of a sum without its sign */
static uint32_t unsign(ir_build *b, uint32_t v, bool *minus) {
  *minus = false;
  const ir_value *x = &b->v.at[v];
  if (x->op == IR_NEG) {
    *minus = true;
    return x->a;
  }
  if (x->op == IR_MUL && (b->v.at[x->a].op == IR_CONST || b->v.at[x->b].op == IR_CONST)) {
    uint32_t number = b->v.at[x->a].op == IR_CONST ? x->a : x->b, rest = number == x->a ? x->b : x->a;
    *minus = b->v.at[number].number < 0;
    return *minus ? make2(b, IR_MUL, ir_number(b, -b->v.at[number].number), rest) : v;
  }
  if (x->op == IR_CONST && x->number < 0) {
    *minus = true;
    return ir_number(b, -x->number);
  }
  return v;
}

/* Stage by stage; within a stage the first term with a plus sign comes first. */
static uint32_t sum(ir_build *b, ex e) {
  uint32_t n = expr_nkids(b->g, e), total = IR_NONE;
  uint32_t *term = BASE_ARRAY(b->scratch, uint32_t, n);
  bool *minus = BASE_ARRAY(b->scratch, bool, n);
  for (uint32_t i = 0; i < n; i++) term[i] = unsign(b, b->of[expr_kids(b->g, e)[i]], &minus[i]);
  for (int stage = CODE_PARAM; stage < CODE_SAME; stage++) {
    uint32_t lead = n;
    for (uint32_t i = 0; i < n && lead == n; i++)
      if (b->v.at[term[i]].stage == stage && !minus[i]) lead = i;
    if (lead < n) total = total == IR_NONE ? term[lead] : make2(b, IR_ADD, total, term[lead]);
    for (uint32_t i = 0; i < n; i++) {
      if (b->v.at[term[i]].stage != stage || i == lead) continue;
      if (total == IR_NONE) total = minus[i] ? make1(b, IR_NEG, term[i]) : term[i];
      else total = make2(b, minus[i] ? IR_SUB : IR_ADD, total, term[i]);
    }
  }
  return total;
}

/* --- nodes --- */

static const uint8_t function_of[EX_OP_COUNT] = {
    [EX_SIN] = IR_SIN,     [EX_COS] = IR_COS,     [EX_ASIN] = IR_ASIN, [EX_ACOS] = IR_ACOS, [EX_ATAN] = IR_ATAN,
    [EX_ATAN2] = IR_ATAN2, [EX_SINH] = IR_SINH,   [EX_COSH] = IR_COSH, [EX_TANH] = IR_TANH, [EX_ASINH] = IR_ASINH,
    [EX_ACOSH] = IR_ACOSH, [EX_ATANH] = IR_ATANH, [EX_EXP] = IR_EXP,   [EX_LOG] = IR_LOG,   [EX_ABS] = IR_ABS,
    [EX_SIGN] = IR_SIGN,   [EX_MIN] = IR_MIN,     [EX_MAX] = IR_MAX,   [EX_IF] = IR_SELECT, [EX_LT] = IR_LT,
    [EX_LE] = IR_LE,       [EX_EQ] = IR_EQ,       [EX_AND] = IR_AND,   [EX_OR] = IR_OR,     [EX_NOT] = IR_NOT,
};

/* once its kids have values */
static uint32_t lower_node(ir_build *b, ex e) {
  expr_graph *g = b->g;
  expr_op op = expr_op_of(g, e);
  const ex *k = expr_kids(g, e);
  uint32_t n = expr_nkids(g, e);
  switch (op) {
  case EX_NUM: return ir_number(b, expr_number_double(g, e));
  case EX_PI: return ir_number(b, expr_apply(EX_PI, 0, NULL));
  case EX_ADD: return sum(b, e);
  case EX_MUL: return product(b, e);
  case EX_POW: return power(b, k);
  case EX_SIN: return b->angle[k[0]] ? b->sin_of[k[0]] : make1(b, IR_SIN, b->of[k[0]]);
  case EX_COS: return b->angle[k[0]] ? b->cos_of[k[0]] : make1(b, IR_COS, b->of[k[0]]);
  default:
    return ir_make(b, (ir_op)function_of[op], b->of[k[0]], n > 1 ? b->of[k[1]] : IR_NONE,
                   n > 2 ? b->of[k[2]] : IR_NONE);
  }
}

/* sin and cos of a node that the sines and cosines of sums are made of */
static void lower_angle(ir_build *b, ex e) {
  if (b->angle[e] == 1) {
    b->sin_of[e] = make1(b, IR_SIN, b->of[e]);
    b->cos_of[e] = make1(b, IR_COS, b->of[e]);
    return;
  }
  uint32_t n = expr_nkids(b->g, e), s = IR_NONE, c = IR_NONE;
  const ex *k = expr_kids(b->g, e);
  for (uint32_t i = 0; i < n; i++) {
    ex rest = k[i];
    bool minus = expr_op_of(b->g, rest) == EX_MUL && expr_is_number(b->g, expr_kids(b->g, rest)[0]) &&
                 expr_number_double(b->g, expr_kids(b->g, rest)[0]) == -1;
    if (minus) rest = expr_kids(b->g, rest)[1];
    uint32_t s2 = b->sin_of[rest], c2 = b->cos_of[rest];
    if (minus) s2 = make1(b, IR_NEG, s2);
    if (i == 0) {
      s = s2, c = c2;
      continue;
    }
    uint32_t sum_s = make2(b, IR_ADD, make2(b, IR_MUL, s, c2), make2(b, IR_MUL, c, s2));
    c = make2(b, IR_SUB, make2(b, IR_MUL, c, c2), make2(b, IR_MUL, s, s2));
    s = sum_s;
  }
  b->sin_of[e] = s;
  b->cos_of[e] = c;
}

/* --- symbols --- */

typedef enum { ROLE_NONE, ROLE_INPUT, ROLE_DEFINED, ROLE_UNKNOWN, ROLE_PIVOT } role_kind;
typedef struct role {
  uint8_t kind;
  uint32_t which, index;
} role;

typedef struct lowering {
  ir_build *b;
  role *roles; /* by symbol id */
  uint8_t *open;
  uint8_t *solved;
  expr_list stack;
} lowering;

static void set_roles(lowering *l) {
  ir_build *b = l->b;
  const code_spec *spec = b->spec;
  l->roles = BASE_ARRAY(b->scratch, role, expr_symbol_count(b->g) + 1);
  l->solved = BASE_ARRAY(b->scratch, uint8_t, spec->nsolves + 1);
#define ROLE(symbol) l->roles[expr_symbol_id(b->g, symbol)]
  for (uint32_t i = 0; i < spec->ninputs; i++) ROLE(spec->inputs[i].symbol) = (role){ROLE_INPUT, i, 0};
  for (uint32_t i = 0; i < spec->ndefinitions; i++) ROLE(spec->definitions[i].symbol) = (role){ROLE_DEFINED, i, 0};
  for (uint32_t k = 0; k < spec->nsolves; k++) {
    for (uint32_t i = 0; i < spec->solves[k].n; i++) ROLE(spec->solves[k].unknown[i]) = (role){ROLE_UNKNOWN, k, i};
    if (spec->solves[k].pivot != EXPR_NONE) ROLE(spec->solves[k].pivot) = (role){ROLE_PIVOT, k, 0};
  }
}

/* The kids of a node, in a wide sense: what its value is made of. They go on the stack in reverse, those without a
   value only; false if one of them waits for this one. */
static bool push_kid(lowering *l, ex k, bool *waiting) {
  if (l->b->of[k] != IR_NONE) return true;
  if (l->open[k]) return false;
  *waiting = true;
  base_push(l->b->scratch, &l->stack, k);
  return true;
}

static bool push_symbol(lowering *l, ex e, bool *waiting) {
  const code_spec *spec = l->b->spec;
  role r = l->roles[expr_symbol_id(l->b->g, e)];
  if (r.kind == ROLE_NONE) return false;
  if (r.kind == ROLE_DEFINED) return push_kid(l, spec->definitions[r.which].value, waiting);
  if (r.kind == ROLE_INPUT || l->solved[r.which]) return true;
  const code_solve *s = &spec->solves[r.which];
  bool good = true;
  for (uint32_t i = s->n; i-- > 0 && good;) good = push_kid(l, s->right[i], waiting);
  for (uint32_t i = s->n; i-- > 0 && good;)
    for (uint32_t j = s->definite ? i + 1 : s->n; j-- > 0 && good;)
      good = push_kid(l, s->matrix[i * s->n + j], waiting);
  return good;
}

static uint32_t lower_symbol(lowering *l, ex e) {
  ir_build *b = l->b;
  role r = l->roles[expr_symbol_id(b->g, e)];
  if (r.kind == ROLE_INPUT)
    return find_or_add(b, (ir_value){.op = IR_INPUT,
                                     .stage = (uint8_t)b->spec->inputs[r.which].stage,
                                     .a = r.which,
                                     .b = IR_NONE,
                                     .c = IR_NONE});
  if (r.kind == ROLE_DEFINED) return b->of[b->spec->definitions[r.which].value];
  const code_solve *s = &b->spec->solves[r.which];
  uint32_t *unknown = BASE_ARRAY(b->scratch, uint32_t, s->n + 1), pivot;
  ir_solve_make(b, s, unknown, &pivot);
  l->solved[r.which] = 1;
  for (uint32_t i = 0; i < s->n; i++) b->of[s->unknown[i]] = unknown[i];
  if (s->pivot != EXPR_NONE) b->of[s->pivot] = pivot;
  for (uint32_t i = 0; i < s->n; i++)
    if (b->angle[s->unknown[i]]) lower_angle(b, s->unknown[i]);
  if (s->pivot != EXPR_NONE && b->angle[s->pivot]) lower_angle(b, s->pivot);
  return b->of[e];
}

static bool lower_root(lowering *l, ex root) {
  ir_build *b = l->b;
  bool waiting = false;
  (void)push_kid(l, root, &waiting);
  while (l->stack.n) {
    ex e = l->stack.at[l->stack.n - 1];
    if (b->of[e] != IR_NONE) {
      l->stack.n--;
      continue;
    }
    bool symbol = expr_is_symbol(b->g, e), good = true;
    if (!l->open[e]) {
      l->open[e] = 1;
      waiting = false;
      if (symbol) good = push_symbol(l, e, &waiting);
      else
        for (uint32_t i = expr_nkids(b->g, e); i-- > 0 && good;) good = push_kid(l, expr_kids(b->g, e)[i], &waiting);
      if (!good) {
        b->spec->stranger = symbol ? e : EXPR_NONE;
        for (uint32_t i = l->stack.n; i-- > 0 && b->spec->stranger == EXPR_NONE;)
          if (expr_is_symbol(b->g, l->stack.at[i])) b->spec->stranger = l->stack.at[i];
        return false;
      }
      if (waiting) continue;
    }
    uint32_t v = symbol ? lower_symbol(l, e) : lower_node(b, e);
    b->of[e] = v;
    if (b->angle[e]) lower_angle(b, e);
  }
  return true;
}

/* --- all of it --- */

/* Below these the last bit matters: near the edge of their domain, or of a decision. */
static bool is_delicate(const expr_graph *g, ex e) {
  switch (expr_op_of(g, e)) {
  case EX_ASIN:
  case EX_ACOS:
  case EX_ACOSH:
  case EX_ATANH:
  case EX_LOG:
  case EX_SIGN:
  case EX_IF:
  case EX_LT:
  case EX_LE:
  case EX_EQ: return true;
  case EX_POW: {
    int64_t n;
    return !expr_is_integer(g, expr_kids(g, e)[1], &n);
  }
  default: return false;
  }
}

static void look_ahead(ir_build *b) {
  const code_spec *spec = b->spec;
  expr_list roots = {0}, order = {0};
  for (uint32_t i = 0; i < spec->nentries; i++)
    for (uint32_t k = 0; k < spec->entries[i].n; k++) base_push(b->scratch, &roots, spec->entries[i].out[k]);
  for (uint32_t i = 0; i < spec->ndefinitions; i++) base_push(b->scratch, &roots, spec->definitions[i].value);
  for (uint32_t k = 0; k < spec->nsolves; k++) {
    const code_solve *s = &spec->solves[k];
    for (uint32_t i = 0; i < s->n; i++) {
      base_push(b->scratch, &roots, s->right[i]);
      for (uint32_t j = 0; j < (s->definite ? i + 1 : s->n); j++)
        base_push(b->scratch, &roots, s->matrix[i * s->n + j]);
    }
  }
  expr_order(b->g, b->scratch, roots.n, roots.at, &order);
  uint8_t *delicate = BASE_ARRAY(b->scratch, uint8_t, b->nnodes);
  for (uint32_t i = order.n; i-- > 0;) {
    ex e = order.at[i];
    bool below = delicate[e] || is_delicate(b->g, e);
    const ex *k = expr_kids(b->g, e);
    for (uint32_t j = 0; j < expr_nkids(b->g, e); j++) {
      b->uses[k[j]]++;
      if (below) delicate[k[j]] = 1;
    }
  }
  for (uint32_t i = 0; i < roots.n; i++) b->uses[roots.at[i]]++;
  ir_choose_angles(b, &order, delicate);
}

bool ir_lower(ir_build *b) {
  b->nnodes = expr_count(b->g);
  b->of = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  memset(b->of, 0xff, b->nnodes * sizeof *b->of);
  b->fixed = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  b->moving = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  memset(b->fixed, 0xff, b->nnodes * sizeof *b->fixed);
  b->uses = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  b->angle = BASE_ARRAY(b->scratch, uint8_t, b->nnodes);
  b->sin_of = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  b->cos_of = BASE_ARRAY(b->scratch, uint32_t, b->nnodes);
  look_ahead(b);
  lowering l = {.b = b};
  l.open = BASE_ARRAY(b->scratch, uint8_t, b->nnodes);
  set_roles(&l);
  for (uint32_t i = 0; i < b->spec->nentries; i++)
    for (uint32_t k = 0; k < b->spec->entries[i].n; k++)
      if (!lower_root(&l, b->spec->entries[i].out[k])) return false;
  return true;
}
