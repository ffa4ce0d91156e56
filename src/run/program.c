/* program.c: expressions to programs, with inputs gathered from the values of symbols. */
#include "run/program.h"

#include <string.h>

struct pooled {
  struct pooled *below;
  run_code code;
};

struct run_program {
  run_code code;
  uint32_t n, ninputs, *slot;
};

static void release(void *user) {
  run_pool *pool = user;
  for (struct pooled *x = pool->first; x; x = x->below) {
    if (x->code.frame) code_frame_free(x->code.frame);
    if (x->code.program) code_free(x->code.program);
  }
  pool->first = NULL;
}

void run_pool_open(run_pool *pool, base_arena *a) {
  *pool = (run_pool){.a = a};
  base_cleanup_push(a->ctx, &pool->undo, release, pool);
}

void run_pool_close(run_pool *pool) {
  base_cleanup_pop(pool->a->ctx, &pool->undo);
  release(pool);
}

bool run_code_make(run_pool *pool, expr_graph *g, code_spec *spec, run_code *out) {
  struct pooled *x = BASE_NEW(pool->a, struct pooled);
  x->below = pool->first;
  pool->first = x;
  x->code.program = code_make(pool->a->ctx, g, spec);
  if (!x->code.program) return false;
  x->code.frame = code_frame_new(pool->a->ctx, x->code.program);
  *out = x->code;
  return true;
}

code_definition *run_lets(derive_system *sys, uint32_t *n) {
  code_definition *d = BASE_ARRAY(sys->arena, code_definition, sys->lets.n + 1);
  for (uint32_t i = 0; i < sys->lets.n; i++) d[i] = (code_definition){sys->lets.at[i].sym, sys->lets.at[i].value};
  *n = sys->lets.n;
  return d;
}

code_stage run_stage(const derive_system *sys, ex symbol) {
  switch (expr_symbol_kind(sys->g, symbol)) {
  case SYM_PARAM: return CODE_PARAM;
  case SYM_START: return CODE_PARAM;
  case SYM_TIME: return CODE_TIME;
  case SYM_COORD: return CODE_PLACE;
  default: return CODE_SPEED;
  }
}

static bool is_let(const derive_system *sys, ex symbol) {
  for (uint32_t i = 0; i < sys->lets.n; i++)
    if (sys->lets.at[i].sym == symbol) return true;
  return false;
}

run_program *run_program_new(run_pool *pool, derive_system *sys, uint32_t n, const ex *roots) {
  expr_graph *g = sys->g;
  run_program *p = BASE_NEW(pool->a, run_program);
  p->n = n;
  if (n == 0) return p;
  base_arena scratch;
  base_scratch_init(&scratch, pool->a->ctx);
  expr_list all = {0}, order = {0};
  for (uint32_t i = 0; i < n; i++) base_push(&scratch, &all, roots[i]);
  for (uint32_t i = 0; i < sys->lets.n; i++) base_push(&scratch, &all, sys->lets.at[i].value);
  expr_order(g, &scratch, all.n, all.at, &order);
  code_input *inputs = BASE_ARRAY(&scratch, code_input, order.n + 1);
  p->slot = BASE_ARRAY(pool->a, uint32_t, order.n + 1);
  for (uint32_t i = 0; i < order.n; i++) {
    if (!expr_is_symbol(g, order.at[i]) || is_let(sys, order.at[i])) continue;
    p->slot[p->ninputs] = expr_symbol_id(g, order.at[i]);
    inputs[p->ninputs++] = (code_input){order.at[i], run_stage(sys, order.at[i])};
  }
  code_entry entry = {n, roots};
  code_spec spec = {.ninputs = p->ninputs, .inputs = inputs, .nentries = 1, .entries = &entry};
  spec.definitions = run_lets(sys, &spec.ndefinitions);
  run_code_make(pool, g, &spec, &p->code);
  base_arena_free(&scratch);
  return p;
}

void run_program_run(run_program *p, const double *values, double *out) {
  if (p->n == 0) return;
  double *in = code_inputs(p->code.frame);
  for (uint32_t i = 0; i < p->ninputs; i++) in[i] = values[p->slot[i]];
  memcpy(out, code_run(p->code.program, p->code.frame, 0, CODE_PARAM), p->n * sizeof *out);
}
