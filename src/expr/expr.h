/* expr: scalars as an append-only, hash-consed graph.

   A node is a 32-bit number `ex`. Equal expressions are equal numbers; kids
   have smaller numbers than their parents, so increasing order is topological
   order and no pass recurses. Node 0 is the number 0 and node 1 the number 1,
   so zeroed memory holds zeros.

   Canonical form (kept by every constructor, asserted by expr_check_node):
   - ADD: two or more kids, strictly increasing, no two with the same term once
     the rational coefficient is taken off; at most one NUM among them, not 0.
     A sum never opens another sum: (a+b)+c keeps a+b as a kid.
   - a coefficient is the outermost product: MUL(NUM, rest), NUM not 0 or 1.
   - other MUL: two or more factors with increasing bases, no NUM, equal bases
     merged into POW. Products open each other only up to MUL_MOST factors.
   - POW: exponent not 0 or 1; integer powers of numbers, products and powers
     are carried out; sqrt is POW(…, 1/2), division is POW(…, -1).
   - sin and cos have no leading minus sign in their argument; tan cot sec csc
     are written with them. sin² + cos² = 1 only where both stand in one sum.
   Nothing is ever expanded. Proofs are the business of normal.h. */
#ifndef APPELL_EXPR_EXPR_H
#define APPELL_EXPR_EXPR_H

#include "base/base.h"

typedef uint32_t ex;
#define EXPR_ZERO ((ex)0)
#define EXPR_ONE ((ex)1)
#define EXPR_NONE UINT32_MAX

typedef enum {
#define OP(name, text, arity) EX_##name,
#include "expr/ops.def"
#undef OP
  EX_OP_COUNT
} expr_op;

extern const char *const expr_op_text[EX_OP_COUNT];
extern const int expr_op_arity[EX_OP_COUNT]; /* -1: any number of kids */

typedef struct expr_graph expr_graph;

expr_graph *expr_new(base_ctx *ctx);
void expr_free(expr_graph *g);
expr_graph *expr_clone(const expr_graph *g, base_ctx *ctx); /* a private copy to grow: the model's own stays frozen */
base_ctx *expr_ctx(const expr_graph *g);
uint32_t expr_count(const expr_graph *g); /* nodes so far */

/* --- leaves --- */
ex expr_int(expr_graph *g, int64_t n);
ex expr_ratio(expr_graph *g, int64_t num, int64_t den);
ex expr_decimal(expr_graph *g, const char *literal, size_t n); /* exact: "0.1" is 1/10; EXPR_NONE if too large */
/* the symbol of that name; made if new (kind and sign are then set) */
ex expr_symbol(expr_graph *g, const char *name, int kind);
ex expr_pi(expr_graph *g);

/* --- sums, products, powers --- */
ex expr_add(expr_graph *g, ex a, ex b);
ex expr_sub(expr_graph *g, ex a, ex b);
ex expr_neg(expr_graph *g, ex a);
ex expr_mul(expr_graph *g, ex a, ex b);
ex expr_div(expr_graph *g, ex a, ex b);
ex expr_pow(expr_graph *g, ex base, ex exponent);
ex expr_powi(expr_graph *g, ex base, int exponent);
ex expr_sqrt(expr_graph *g, ex a);
ex expr_sum(expr_graph *g, uint32_t n, const ex *terms);       /* collects like terms among these */
ex expr_product(expr_graph *g, uint32_t n, const ex *factors); /* merges equal bases */

/* --- functions --- */
ex expr_call(expr_graph *g, expr_op op, ex a);
ex expr_call2(expr_graph *g, expr_op op, ex a, ex b);
ex expr_if(expr_graph *g, ex condition, ex yes, ex no);
#define expr_sin(g, a) expr_call((g), EX_SIN, (a))
#define expr_cos(g, a) expr_call((g), EX_COS, (a))

/* --- looking at nodes --- */
expr_op expr_op_of(const expr_graph *g, ex e);
uint32_t expr_nkids(const expr_graph *g, ex e);
const ex *expr_kids(const expr_graph *g, ex e); /* valid until the next node is made */
bool expr_is_number(const expr_graph *g, ex e);
bool expr_is_integer(const expr_graph *g, ex e, int64_t *n); /* and fits */
int expr_number_sign(const expr_graph *g, ex e);             /* of a NUM */
double expr_number_double(const expr_graph *g, ex e);
void expr_number_text(const expr_graph *g, ex e, base_text *out); /* "-3/7" */
ex expr_coefficient(expr_graph *g, ex e, ex *rest);               /* e = coefficient * rest, coefficient a NUM */

/* --- symbols --- */
bool expr_is_symbol(const expr_graph *g, ex e);
uint32_t expr_symbol_count(const expr_graph *g);
uint32_t expr_symbol_id(const expr_graph *g, ex e); /* 0 … count-1, in order of making */
ex expr_symbol_node(const expr_graph *g, uint32_t id);
const char *expr_symbol_name(const expr_graph *g, ex e);
int expr_symbol_kind(const expr_graph *g, ex e);
/* a slot for the physical dimension, unused so far */
void expr_symbol_set_dimension(expr_graph *g, ex e, uint32_t dimension);

/* --- walking: the nodes reachable from the roots, kids first --- */
typedef BASE_VEC(ex) expr_list;
void expr_order(expr_graph *g, base_arena *arena, uint32_t n, const ex *roots, expr_list *out);
bool expr_depends(expr_graph *g, ex e, bool (*is)(void *user, ex symbol), void *user);
bool expr_has(expr_graph *g, ex e, ex symbol);
uint64_t expr_operations(expr_graph *g, uint32_t n, const ex *roots); /* shared work counted once */

/* --- derivatives --- */
/* d/ds of an expression whose symbols have known rates (a total time derivative, or a
   partial one when a single rate is 1). Results are remembered for the life of the object. */
typedef ex (*expr_rate)(void *user, ex symbol);
typedef struct expr_deriv expr_deriv;
expr_deriv *expr_deriv_new(expr_graph *g, base_arena *arena, expr_rate rate, void *user);
ex expr_deriv_of(expr_deriv *d, ex e);
ex expr_diff(expr_graph *g, ex e, ex symbol);
/* out[i] = ∂f/∂symbols[i], all by one backward sweep */
void expr_gradient(expr_graph *g, ex f, uint32_t n, const ex *symbols, ex *out);
/* ∂(node)/∂(kid i), kids held as they are: the one table of derivative rules */
ex expr_partial(expr_graph *g, ex node, uint32_t i);

/* --- substitution: symbols by expressions, all at once; remembered like derivatives --- */
typedef struct expr_subst expr_subst;
expr_subst *expr_subst_new(expr_graph *g, base_arena *arena);
void expr_subst_set(expr_subst *s, ex symbol, ex value); /* before the first expr_subst_of */
ex expr_subst_of(expr_subst *s, ex e);
/* sin(asin x) and the like written out, with multiples and sums; equal where the inverse functions have values */
ex expr_without_inverses(expr_graph *g, base_arena *arena, ex e);
/* rebuilds a node with other kids through the canonical constructors */
ex expr_rebuild(expr_graph *g, expr_op op, uint32_t n, const ex *kids);

/* --- evaluation in double: values[] by symbol id --- */
typedef struct expr_tape expr_tape;
expr_tape *expr_tape_new(expr_graph *g, base_arena *arena, uint32_t n, const ex *roots);
void expr_tape_run(const expr_tape *t, const double *values, double *out);
double expr_apply(expr_op op, uint32_t n, const double *kids); /* one operation; NUM and SYM excluded */
double expr_eval(expr_graph *g, ex e, const double *values);

/* --- printing: plain text that parses back, or text in Unicode --- */
/* How a graph's expressions are printed; nothing set: plain text, dots in LaTeX. Each question has a graph of its own,
   so this is said once and holds for everything the answer prints; messages (expr_brief) are always plain. */
typedef struct expr_style {
  bool unicode; /* φ̇₁² − 2√m */
  bool primes;  /* derivatives as primes where dots are usual: in Unicode and LaTeX */
} expr_style;
void expr_set_style(expr_graph *g, expr_style style);
/* How much symbols of each kind move: factors and terms are then printed in the order of a textbook (reading.c). */
enum {
  READING_CONSTANT = 1,
  READING_TIMELY,
  READING_COORDINATE,
  READING_SPEED,
  READING_ACCELERATION,
  READING_FORCE,
  READING_LAST = 10 /* unit vectors; a sum of them keeps its order */
};
enum { EXPR_KINDS = 16 };
void expr_set_reading(expr_graph *g, uint32_t kinds, const uint8_t *moving);
/* a name in this style; a text with its names in this style */
void expr_put_name(const expr_graph *g, const char *name, base_text *out);
const char *expr_words(const expr_graph *g, base_arena *arena, const char *text);
void expr_print(expr_graph *g, ex e, base_text *out);
const char *expr_str(expr_graph *g, base_arena *arena, ex e);
/* for LaTeX with amsmath */
void expr_latex(expr_graph *g, ex e, base_text *out);
void expr_latex_name(const char *name, base_text *out);
/* the same, with certain terms first, and with marks for expr_latex_lines: \1 where a line may break, \2 \3 brackets */
void expr_latex_marked(expr_graph *g, ex e, uint32_t n, const ex *first, base_text *out);
/* marked text as lines that fit the page of an article, beside something so wide (in points) */
void expr_latex_lines(base_arena *arena, const char *marked, double beside, const char *newline, base_text *out);
double expr_latex_width(base_arena *arena, const char *marked);
/* the terms of a sum, nested sums opened: what a printer sees; and with those first that hold certain symbols,
   or else one without a minus sign */
void expr_terms(expr_graph *g, base_arena *arena, ex e, expr_list *out);
void expr_terms_by(expr_graph *g, base_arena *arena, ex e, uint32_t n, const ex *first, expr_list *out);
const char *expr_str_by(expr_graph *g, base_arena *arena, ex e, uint32_t n, const ex *first);
/* Operations as printed: each of + - * / ^ and each call; a rational coefficient counts once, a sign not at all. */
uint64_t expr_printed_operations(expr_graph *g, ex e);
const char *expr_brief(expr_graph *g, base_arena *arena, ex e); /* for messages: not if it is long */

void expr_check_node(const expr_graph *g, ex e); /* asserts the canonical form; nothing when NDEBUG */

#endif
