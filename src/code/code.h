/* code: expressions as programs, for those who need their numbers again and again.

   A program is made once from a graph and is then constant; what one run changes
   (inputs, results, what lies between) is its frame. So threads share a program,
   each with a frame of its own. Running allocates nothing.

   - An *input* is a symbol with a stage: what changes never within a run
     (parameters), with time, with the place (coordinates), with the speeds. A
     value belongs to the latest stage among its inputs, and is computed again
     only if an input of that stage or an earlier one may have changed.
   - An *entry* is a list of expressions wanted together. Work that two entries
     need is done once, in whichever is run first.
   - A *definition* gives a symbol an expression, in other symbols. A *solve*
     gives n symbols at once: matrix · unknown = right. Small or sparse definite
     ones are written out, others go to a routine; see code_solve.
   - Three ways to run it, bit for bit the same: the interpreter, machine code
     (x86-64; elsewhere the interpreter again), C text (code_text.h). The sign and
     payload of a NaN are the exception: no one promises them.

   Arithmetic is that of expr_apply, with sums and products from the left in the
   order of the graph; what depends on numbers alone is computed beforehand. */
#ifndef APPELL_CODE_CODE_H
#define APPELL_CODE_CODE_H

#include "expr/expr.h"

typedef enum { CODE_PARAM, CODE_TIME, CODE_PLACE, CODE_SPEED, CODE_SAME } code_stage;

typedef struct code_input {
  ex symbol;
  code_stage stage;
} code_input;

typedef struct code_definition {
  ex symbol, value;
} code_definition;

/* `definite`: symmetric and positive definite, factorised as L D Lᵀ without looking for pivots, and only the lower
   triangle (column <= row) is read. Else L U with partial pivoting of equilibrated rows.
   `pivot`: a symbol that stands for how far the matrix is from singular, or EXPR_NONE. Definite: the least d_i / a_ii, in
   (0, 1] for a definite matrix, independent of units; not positive: it was not definite. Else: the least pivot over
   the largest after equilibration; 0: singular, and the unknowns are NaN. */
typedef struct code_solve {
  uint32_t n;
  bool definite;
  const ex *matrix, *right; /* by rows */
  const ex *unknown;        /* symbols */
  ex pivot;
} code_solve;

typedef struct code_entry {
  uint32_t n;
  const ex *out;
} code_entry;

enum { CODE_MOST_ENTRIES = 32 };

/* zeroed fields are a default: no entries, no solves, native where it applies */
typedef struct code_spec {
  uint32_t ninputs, ndefinitions, nsolves, nentries;
  const code_input *inputs;
  const code_definition *definitions;
  const code_solve *solves;
  const code_entry *entries;
  bool interpret; /* no machine code */
  bool narrow;    /* nothing beyond what every x86-64 has: for tests, the bits are the same */
  ex stranger;    /* answer: the symbol because of which there is no program */
} code_spec;

typedef struct code_program code_program;
typedef struct code_frame code_frame;

/* NULL if an entry needs a symbol that is neither input nor defined, or is defined by itself: spec->stranger. NULL without
   one: too many entries. */
code_program *code_make(base_ctx *ctx, expr_graph *g, code_spec *spec);
void code_free(code_program *p);
bool code_is_native(const code_program *p);

/* A frame may have a context of its own, so that it can live in another thread. Inputs start as 0. */
code_frame *code_frame_new(base_ctx *ctx, const code_program *p);
void code_frame_free(code_frame *f);

/* where the inputs are written to, in the order of the spec */
double *code_inputs(code_frame *f);
/* Runs an entry. `changed`: the earliest stage with inputs written since the last code_run of this frame, whatever its
   entry; CODE_SAME: none. The results, in the order of the entry, stay until the next code_run of any entry. */
const double *code_run(const code_program *p, code_frame *f, uint32_t entry, code_stage changed);

typedef struct code_size {
  uint32_t operations; /* of one run of everything */
  uint32_t by_stage[CODE_SAME];
  uint32_t calls;    /* of them, of library functions */
  uint32_t slots;    /* doubles in a frame */
  uint32_t machine;  /* bytes of machine code */
  uint32_t unrolled; /* solves that are written out */
} code_size;
code_size code_measure(const code_program *p);

#endif
