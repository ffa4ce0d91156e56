/* program: what the files of this room share.

   Made in three steps. *Lowering* (lower.c, angle.c, solve.c) turns graph nodes into values: operations with at most
   three operands, equal ones once. *Planning* (plan.c) cuts the values into pieces, one for each stage and set of
   entries, and gives each a slot of the frame: the schedule. The interpreter (run.c), the emitter of machine code
   (x64.c) and that of C (text.c) all follow the schedule, so that they do the same arithmetic in the same order.

   Values: operands have smaller numbers; a value's stage is the latest of its operands'; its mask has a bit for each
   entry that needs it. If w is an operand of v, stage(w) <= stage(v) and mask(w) ⊇ mask(v), so pieces in the order of
   stages and then of falling counts of bits have what they need.
   The frame: inputs, constants, results of entries, values used beyond their piece, solves, and room for the rest,
   which one piece after the other uses anew. */
#ifndef APPELL_CODE_PROGRAM_H
#define APPELL_CODE_PROGRAM_H

#include "code/code.h"

typedef enum {
#define IR(name, arity, function) IR_##name,
#include "code/ops.def"
#undef IR
  IR_COUNT
} ir_op;

extern const uint8_t ir_arity[IR_COUNT];
/* of those that are no library function: NULL */
typedef double (*ir_call1)(double);
typedef double (*ir_call2)(double, double);
extern const ir_call1 ir_function1[IR_COUNT];
extern const ir_call2 ir_function2[IR_COUNT];
extern const char *const ir_name[IR_COUNT];

#define IR_NONE UINT32_MAX

typedef struct ir_value {
  uint8_t op, stage;
  uint32_t a, b, c;
  uint32_t mask; /* of entries */
  double number; /* CONST */
} ir_value;

/* A solve that is left to a routine. In the frame: matrix (n*n by rows), right, factors (n*n), unknowns, pivot, work. */
typedef struct ir_solve {
  uint32_t n;
  bool definite, wide;      /* wide: the processor has AVX */
  uint32_t *matrix, *right; /* values */
  uint32_t factor, back;    /* the values that stand for its two parts */
  uint32_t at;              /* slot of the matrix */
} ir_solve;

static inline uint32_t solve_right(const ir_solve *s) {
  return s->at + s->n * s->n;
}
static inline uint32_t solve_factors(const ir_solve *s) {
  return solve_right(s) + s->n;
}
static inline uint32_t solve_unknown(const ir_solve *s) {
  return solve_factors(s) + s->n * s->n;
}
static inline uint32_t solve_pivot(const ir_solve *s) {
  return solve_unknown(s) + s->n;
}
static inline uint32_t solve_work(const ir_solve *s) {
  return solve_pivot(s) + 1;
}
static inline uint32_t solve_slots(const ir_solve *s) {
  return 2 * s->n * s->n + 5 * s->n + 1;
}

/* while a program is made */
typedef struct ir_build {
  base_arena *scratch; /* gone when the program is made */
  base_arena *arena;   /* the program's */
  expr_graph *g;
  code_spec *spec;
  BASE_VEC(ir_value) v;
  uint32_t *table, table_size; /* equal values once: open addressing, 0 empty, else number + 1 */
  uint32_t nnodes;             /* of the graph when lowering began */
  uint32_t *of;                /* the value of a node */
  uint32_t *fixed, *moving;    /* of a product: what the parameters fix, and the rest */
  uint32_t *uses;              /* parents of a node */
  uint8_t *angle;              /* angle.c: what to do with it if it is the argument of sin and cos */
  uint32_t *sin_of, *cos_of;
  BASE_VEC(ir_solve) solves;
  uint32_t unrolled;
} ir_build;

/* lower.c */
uint32_t ir_number(ir_build *b, double x);
uint32_t ir_make(ir_build *b, ir_op op, uint32_t x, uint32_t y, uint32_t z);
bool ir_is_zero(const ir_build *b, uint32_t v);
bool ir_lower(ir_build *b); /* false: spec->stranger */
/* angle.c */
void ir_choose_angles(ir_build *b, const expr_list *order, const uint8_t *delicate);
/* solve.c: `unknown` gets values */
void ir_solve_make(ir_build *b, const code_solve *s, uint32_t *unknown, uint32_t *pivot);

/* --- the schedule --- */

typedef struct code_step {
  uint8_t op;
  uint32_t to, a, b, c; /* slots; SINCOS: sin in `to`, cos in `c`; FACTOR, BACK: a is the solve */
} code_step;

typedef void (*code_function)(double *frame);

typedef struct code_piece {
  uint32_t first, n; /* steps */
  uint8_t stage;
  uint32_t mask;
  code_function run; /* machine code, or NULL */
} code_piece;

enum { CODE_MOST_PIECES = 64 };

struct code_program {
  base_ctx *ctx;
  base_arena arena;
  uint32_t ninputs, nentries, nsolves, nsteps, npieces;
  uint32_t slots, constants, nconstants, temporaries; /* where these begin in a frame */
  double *numbers;
  ir_solve *solves;
  code_step *steps;
  code_piece pieces[CODE_MOST_PIECES];
  bool wide;                           /* the processor has AVX */
  uint64_t keeps[CODE_SAME + 1];       /* pieces that stay valid if this stage changed */
  uint64_t needs[CODE_MOST_ENTRIES];   /* pieces of an entry */
  uint32_t results[CODE_MOST_ENTRIES]; /* slots */
  uint32_t nresults[CODE_MOST_ENTRIES];
  uint32_t unrolled;
  uint64_t joined_set[CODE_MOST_ENTRIES]; /* pieces of an entry that are one function too; 0: none */
  code_function joined[CODE_MOST_ENTRIES];
  void *machine; /* mapped pages */
  size_t machine_size, machine_used;
};

struct code_frame {
  base_ctx *ctx;
  uint64_t valid;
  uint32_t slots;
  double m[];
};

/* plan.c */
void ir_plan(ir_build *b, code_program *p);
/* x64.c: fills in piece.run, or leaves everything as it is */
void code_emit_machine(code_program *p);
void code_drop_machine(code_program *p);
/* factor.c */
bool code_is_wide(void);
void code_factor(const ir_solve *s, double *m);
void code_back(const ir_solve *s, double *m);
/* run.c */
extern void (*const code_both)(double x, double *s, double *c); /* sine and cosine */
double ir_operate(ir_op op, double a, double b, double c);

#endif
