/* program: many expressions, evaluated again and again. The one place that knows how: programs of the room code. */
#ifndef APPELL_RUN_PROGRAM_H
#define APPELL_RUN_PROGRAM_H

#include "code/code.h"
#include "derive/system.h"

/* Programs live outside arenas: a pool frees its own, when it is closed or when a failure passes by. */
typedef struct run_pool {
  base_arena *a;
  struct pooled *first;
  base_cleanup undo;
} run_pool;
void run_pool_open(run_pool *pool, base_arena *a);
void run_pool_close(run_pool *pool);

typedef struct run_program run_program;
/* roots: in the system's graph; their symbols are read from an array of values by symbol id */
run_program *run_program_new(run_pool *pool, derive_system *sys, uint32_t n, const ex *roots);
void run_program_run(run_program *p, const double *values, double *out);

/* A program with its frame, for those who write the inputs themselves. NULL: a symbol has no meaning (spec->stranger). */
typedef struct run_code {
  code_program *program;
  code_frame *frame;
} run_code;
bool run_code_make(run_pool *pool, expr_graph *g, code_spec *spec, run_code *out);
/* lets of time as definitions, for a spec */
code_definition *run_lets(derive_system *sys, uint32_t *n);
code_stage run_stage(const derive_system *sys, ex symbol);

#endif
