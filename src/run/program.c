/* program.c: expressions as tapes of the room expr. */
#include "run/program.h"

struct run_program {
  expr_tape *tape;
};

run_program *run_program_new(derive_system *sys, base_arena *arena, uint32_t n, const ex *roots) {
  run_program *p = BASE_NEW(arena, run_program);
  ex *written = BASE_ARRAY(arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) written[i] = derive_expand(sys, roots[i]);
  p->tape = expr_tape_new(sys->g, arena, n, written);
  return p;
}

void run_program_run(const run_program *p, const double *values, double *out) {
  expr_tape_run(p->tape, values, out);
}
