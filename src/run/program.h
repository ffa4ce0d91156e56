/* program: many expressions, evaluated again and again. The one place that knows how. */
#ifndef APPELL_RUN_PROGRAM_H
#define APPELL_RUN_PROGRAM_H

#include "derive/system.h"

typedef struct run_program run_program;
/* roots: in the system's graph; lets of time are written out */
run_program *run_program_new(derive_system *sys, base_arena *arena, uint32_t n, const ex *roots);
/* values by symbol id */
void run_program_run(const run_program *p, const double *values, double *out);

#endif
