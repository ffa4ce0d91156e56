/* simplify_int: what the files behind simplify.h share.

   A sum is a list of terms c · Π atom^power with powers of either sign. Terms
   are known by hashes that add when terms are multiplied, so that two pairs of
   terms with the same quotient are found by subtraction; a coincidence would
   give a wrong form, which the proof at the end refuses. */
#ifndef APPELL_EXPR_SIMPLIFY_INT_H
#define APPELL_EXPR_SIMPLIFY_INT_H

#include "expr/graph.h"
#include "expr/simplify.h"

#define SIMPLE_NONE UINT32_MAX

typedef struct simple_atom {
  ex node;
  uint64_t hash;
  uint32_t partner; /* the cosine of a sine, and back */
  bool sine, root;  /* root: node is a power itself */
  ex angle;         /* of a sine or cosine, else NONE */
  uint32_t ops;     /* printed operations of node; of a root, of its base */
} simple_atom;

typedef struct simple_weight { /* of a monomial in print */
  uint32_t up, down, inner;    /* factors above and below the line, operations inside them */
  bool lone;                   /* 1/cos(x) can be written sec(x) */
} simple_weight;

typedef struct simple_sum {
  uint32_t n;
  ex *c;            /* numbers */
  int16_t *p;       /* rows of `width` powers */
  uint64_t *h;      /* Σ power · hash */
  simple_weight *w; /* h and w are made by simple_refresh */
} simple_sum;

typedef struct simplifier {
  expr_graph *g;
  base_arena *arena;
  BASE_VEC(simple_atom) atoms;
  ex minus_one;
  uint32_t width; /* columns of every sum: atoms that are there and may yet come */
  uint64_t work;  /* terms that may still be looked at in the search; without any it goes on, but looks at less */
} simplifier;

#define SIMPLE_WORK ((uint64_t)150000)

/* --- simplify_sum.c: terms, and what they cost --- */
uint32_t simple_atom_of(simplifier *s, ex node); /* found or made; NONE when there is no room */
simple_sum simple_sum_new(simplifier *s, base_arena *a, uint32_t n);
static inline int16_t *simple_row(const simplifier *s, const simple_sum *x, uint32_t i) {
  return x->p + (size_t)i * s->width;
}
void simple_refresh(const simplifier *s, simple_sum *x);
void simple_set(const simplifier *s, simple_sum *to, uint32_t i, const simple_sum *from, uint32_t k);
/* the monomial that all of these terms share: nearest to nothing where powers differ, nothing where signs do */
bool simple_common(const simplifier *s, const simple_sum *x, uint32_t n, const uint32_t *which, int16_t *out);
static inline bool simple_unit(const simplifier *s, ex number) { /* 1 or -1 */
  return number == EXPR_ONE || number == s->minus_one;
}

simple_weight simple_weigh(const simplifier *s, const int16_t *p);
/* operations of a product: a coefficient, a monomial, and so many sums in brackets */
uint32_t simple_product_ops(simple_weight w, bool unit, uint32_t sums);
uint32_t simple_terms_ops(const simplifier *s, uint32_t n, const ex *c,
                          const simple_weight *w); /* of a sum as it stands */
/* the same, or with a number in front: free, at no cost */
uint32_t simple_flat_ops(const simplifier *s, uint32_t n, const ex *c, const simple_weight *w, bool free);

/* --- simplify_step.c: common factors of parts of a sum --- */
/* a rectangle of terms, rows × columns; one row: a common factor of its columns */
typedef struct simple_step {
  uint32_t rows, cols, *cell;
  int64_t gain; /* operations saved at once */
  bool tight;   /* of a partition of the whole sum */
} simple_step;
typedef BASE_VEC(simple_step) simple_steps;
simple_steps simple_find_steps(simplifier *s, base_arena *a, const simple_sum *x);
bool simple_whole_step(const simplifier *s, base_arena *a, const simple_sum *x, simple_step *out); /* of all terms */

/* --- simplify_factor.c: the search for the shortest way to write a sum --- */
typedef struct simple_goal {
  bool free;         /* = 0: the sum may be multiplied by a number at no cost, */
  bool negative;     /* and by a negative one, not by a positive one */
  uint32_t ncollect; /* atoms to collect by first */
  const uint32_t *collect;
} simple_goal;
uint32_t simple_estimate(simplifier *s, const simple_sum *x, bool free);                 /* operations, quickly */
ex simple_write(simplifier *s, const simple_sum *x, const simple_goal *goal, ex *scale); /* x = scale · result */

/* --- simplify_angle.c: sums and multiples of angles --- */
bool simple_recombine(simplifier *s, simple_sum *x, bool doubles); /* false: nothing gained */

#endif
