/* graph: the store behind expr.h, for the files of this room only. */
#ifndef APPELL_EXPR_GRAPH_H
#define APPELL_EXPR_GRAPH_H

#include "expr/expr.h"
#include "expr/rational.h"

typedef struct expr_node {
  uint8_t op;
  uint32_t nkids;
  uint32_t first; /* of its kids in the pool; NUM, SYM: which number, which symbol */
} expr_node;

typedef struct expr_sym {
  char *name;
  int kind;
  uint32_t dimension;
  ex node;
} expr_sym;

/* Arrays grow by base_resize and are owned here, so that a failure leaves them whole. */
struct expr_graph {
  base_ctx *ctx;
  expr_node *nodes;
  uint32_t n, cap;
  ex *pool;
  uint32_t pool_n, pool_cap;
  rational *numbers;
  uint32_t numbers_n, numbers_cap;
  expr_sym *syms;
  uint32_t syms_n, syms_cap;
  uint32_t *table; /* open addressing; 0 is an empty slot, else node + 1 */
  uint32_t table_size;
  uint32_t *name_table; /* symbols by name, same scheme */
  uint32_t name_table_size;
  /* scratch for one walk at a time: mark[e] == stamp means seen */
  uint32_t *mark, mark_cap, stamp;
  expr_style style; /* of all that is printed */
  bool has_reading;
  uint8_t moving[EXPR_KINDS]; /* by kind of symbol */
};

enum { MUL_MOST = 6 }; /* products are opened up to this many factors */

ex graph_node(expr_graph *g, expr_op op, uint32_t n, const ex *kids); /* find or make; kids canonical already */
ex graph_number(expr_graph *g, rational r);                           /* takes r over */
const rational *graph_rational(const expr_graph *g, ex e);            /* of a NUM */
ex graph_find_symbol(const expr_graph *g, const char *name);          /* EXPR_NONE: there is none */
uint32_t graph_stamp(expr_graph *g);                                  /* a fresh mark for all present nodes */
ex graph_mul_closed(expr_graph *g, ex a, ex b);                       /* a product that opens neither factor */

/* --- view.c, for the printers --- */
/* a factor as it is printed: base^exponent, the exponent a positive number; or call(base)^exponent */
typedef struct graph_factor {
  ex base, exponent;
  const char *call; /* tan, cot, sec, csc, or NULL */
} graph_factor;
typedef BASE_VEC(graph_factor) graph_factors;
typedef struct graph_product {
  ex coefficient;
  graph_factors up, down; /* above and below the line */
} graph_product;
graph_product graph_product_of(expr_graph *g, base_arena *arena, ex e);
bool graph_is_divisor(const expr_graph *g, ex f); /* 1/x */
bool graph_is_half(const expr_graph *g, ex e);    /* the exponent of a square root */
void graph_put_superscript(base_text *out, const char *digits);
/* reading.c: the order of a textbook; in an equation speeds are before forces; true of vectors, which are left as they are */
bool graph_sort_terms(expr_graph *g, base_arena *arena, uint32_t n, ex *terms, bool equation);
void graph_sort_product(expr_graph *g, base_arena *arena, graph_product *p);
int graph_tangents(int a, int b); /* how many of sin(x)^a/cos(x)^b are printed as tan(x) */

#endif
