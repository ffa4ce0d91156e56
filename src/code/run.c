/* run.c: making a program, frames, and the interpreter, which is the plain twin of the machine code. */
#include <math.h>
#include <string.h>

#include "code/program.h"

#define INLINE 0
const ir_call1 ir_function1[IR_COUNT] = {
    [IR_SIN] = sin,     [IR_COS] = cos,   [IR_ASIN] = asin, [IR_ACOS] = acos,   [IR_ATAN] = atan,
    [IR_SINH] = sinh,   [IR_COSH] = cosh, [IR_TANH] = tanh, [IR_ASINH] = asinh, [IR_ACOSH] = acosh,
    [IR_ATANH] = atanh, [IR_EXP] = exp,   [IR_LOG] = log,
};
const ir_call2 ir_function2[IR_COUNT] = {[IR_ATAN2] = atan2, [IR_POW] = pow};

/* glibc has both at once, and gives the same bits as sin and cos (test/unit/code/test_run.c looks) */
#ifdef __GLIBC__
extern void sincos(double x, double *s, double *c);
void (*const code_both)(double x, double *s, double *c) = sincos;
#else
static void sine_cosine(double x, double *s, double *c) {
  *s = sin(x);
  *c = cos(x);
}
void (*const code_both)(double x, double *s, double *c) = sine_cosine;
#endif

/* one operation; the definition of what every way of running does */
double ir_operate(ir_op op, double a, double b, double c) {
  switch (op) {
  case IR_ADD: return a + b;
  case IR_SUB: return a - b;
  case IR_MUL: return a * b;
  case IR_DIV: return a / b;
  case IR_NEG: return -a;
  case IR_SQRT: return sqrt(a);
  case IR_ABS: return fabs(a);
  case IR_SIGN: return isnan(a) ? a : (double)((a > 0) - (a < 0));
  case IR_MIN: return a <= b ? a : b;
  case IR_MAX: return a >= b ? a : b;
  case IR_SELECT: return a != 0 ? b : c;
  case IR_LT: return a < b;
  case IR_LE: return a <= b;
  case IR_EQ: return a == b;
  case IR_AND: return a != 0 && b != 0;
  case IR_OR: return a != 0 || b != 0;
  case IR_NOT: return a == 0;
  case IR_COPY: return a;
  default: break;
  }
  if (ir_function1[op]) return ir_function1[op](a);
  if (ir_function2[op]) return ir_function2[op](a, b);
  return (double)NAN;
}

static void interpret(const code_program *p, const code_piece *piece, double *m) {
  const code_step *s = p->steps + piece->first, *end = s + piece->n;
  for (; s < end; s++) switch (s->op) {
    case IR_ADD: m[s->to] = m[s->a] + m[s->b]; break;
    case IR_SUB: m[s->to] = m[s->a] - m[s->b]; break;
    case IR_MUL: m[s->to] = m[s->a] * m[s->b]; break;
    case IR_DIV: m[s->to] = m[s->a] / m[s->b]; break;
    case IR_SINCOS: code_both(m[s->a], &m[s->to], &m[s->c]); break;
    case IR_FACTOR: code_factor(&p->solves[s->a], m); break;
    case IR_BACK: code_back(&p->solves[s->a], m); break;
    default: /* operands that an operation has not got are slot 0 */
      m[s->to] = ir_operate((ir_op)s->op, m[s->a], m[s->b], m[s->c]);
    }
}

code_program *code_make(base_ctx *ctx, expr_graph *g, code_spec *spec) {
  spec->stranger = EXPR_NONE;
  if (spec->nentries > CODE_MOST_ENTRIES) return NULL;
  code_program *p = base_resize(ctx, NULL, 0, sizeof *p);
  *p = (code_program){.ctx = ctx};
  base_arena_init(&p->arena, ctx);
  base_cleanup undo;
  base_cleanup_push(ctx, &undo, (void (*)(void *))code_free, p);
  base_arena scratch;
  base_scratch_init(&scratch, ctx);
  ir_build b = {.scratch = &scratch, .arena = &p->arena, .g = g, .spec = spec};
  bool good = ir_lower(&b);
  p->wide = code_is_wide() && !spec->narrow;
  if (good) ir_plan(&b, p);
  base_arena_free(&scratch);
  if (good && !spec->interpret) code_emit_machine(p);
  base_cleanup_pop(ctx, &undo);
  if (good) return p;
  code_free(p);
  return NULL;
}

void code_free(code_program *p) {
  if (!p) return;
  code_drop_machine(p);
  base_arena_free(&p->arena);
  base_resize(p->ctx, p, sizeof *p, 0);
}

bool code_is_native(const code_program *p) {
  return p->machine != NULL;
}

static size_t frame_bytes(uint32_t slots) {
  return sizeof(code_frame) + (slots + 1) * sizeof(double);
}

code_frame *code_frame_new(base_ctx *ctx, const code_program *p) {
  code_frame *f = base_resize(ctx, NULL, 0, frame_bytes(p->slots));
  memset(f, 0, frame_bytes(p->slots));
  f->ctx = ctx;
  f->slots = p->slots;
  memcpy(f->m + p->constants, p->numbers, p->nconstants * sizeof(double));
  return f;
}

void code_frame_free(code_frame *f) {
  if (f) base_resize(f->ctx, f, frame_bytes(f->slots), 0);
}

double *code_inputs(code_frame *f) {
  return f->m;
}

static uint32_t lowest(uint64_t bits) {
#ifdef __GNUC__
  return (uint32_t)__builtin_ctzll(bits);
#else
  uint32_t i = 0;
  for (; !(bits & 1); bits >>= 1) i++;
  return i;
#endif
}

const double *code_run(const code_program *p, code_frame *f, uint32_t entry, code_stage changed) {
  uint64_t valid = f->valid & p->keeps[changed], todo = p->needs[entry] & ~valid;
  f->valid = valid | todo;
  if (todo == p->joined_set[entry] && todo) {
    p->joined[entry](f->m);
    return f->m + p->results[entry];
  }
  for (; todo; todo &= todo - 1) {
    const code_piece *piece = &p->pieces[lowest(todo)];
    if (piece->run) piece->run(f->m);
    else interpret(p, piece, f->m);
  }
  return f->m + p->results[entry];
}

code_size code_measure(const code_program *p) {
  code_size s = {.slots = p->slots, .machine = (uint32_t)p->machine_used, .unrolled = p->unrolled};
  for (uint32_t i = 0; i < p->npieces; i++)
    for (uint32_t k = 0; k < p->pieces[i].n; k++) {
      const code_step *t = &p->steps[p->pieces[i].first + k];
      if (t->op == IR_COPY) continue;
      s.operations++;
      s.by_stage[p->pieces[i].stage]++;
      s.calls += t->op == IR_SINCOS || ir_function1[t->op] || ir_function2[t->op];
    }
  return s;
}
