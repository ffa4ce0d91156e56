/* normal: exact algebra beside the graph (MATH 6).

   An expression becomes a quotient of polynomials over Q in independent atoms:
   symbols, sin/cos pairs of base angles, square roots, opaque functions; modulo
   s²+c²=1, cosh²−sinh²=1, e·e=1 for declared unit quaternions, w²=expr for
   roots. Multiples and sums of angles are first expanded to base angles; what
   cannot be made independent is answered UNKNOWN.

   Three answers: YES (zero) only from the normal form; NO only from a certified
   ball evaluation at an admissible point; otherwise UNKNOWN. Fuel is counted in
   polynomial terms, estimated before each multiplication, so answers do not
   depend on the clock. This is the only file pair that knows FLINT. */
#ifndef APPELL_EXPR_NORMAL_H
#define APPELL_EXPR_NORMAL_H

#include "expr/expr.h"

typedef enum { ANSWER_NO, ANSWER_YES, ANSWER_UNKNOWN } expr_answer;

/* What is known of the symbols. */
typedef struct normal_facts {
  uint32_t nunits;
  const ex (*units)[4]; /* unit quaternions, four symbols each */
} normal_facts;

typedef struct normal_fuel {
  uint64_t terms; /* polynomial terms that may still be made; 0 on entry means the default */
  bool exhausted; /* set when an answer is UNKNOWN for want of fuel */
} normal_fuel;

#define NORMAL_FUEL_USUAL ((uint64_t)20000000)

/* Is e identically zero (where defined)? */
expr_answer normal_is_zero(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel);

/* A point where e is certainly not zero, for a NO: values by symbol id (count = expr_symbol_count). */
expr_answer normal_is_zero_at(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel, double *witness);

/* The reduced normal form as an expression (numerator and denominator expanded and without common factor);
   EXPR_NONE when out of fuel or not representable. */
ex normal_form(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel);
/* same, numerator and denominator apart */
bool normal_fraction(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel, ex *num, ex *den);

/* --- the same fraction as lists of terms, for those who look for its shortest form --- */

typedef struct normal_sum { /* Σ coefficient · Π atom^power */
  uint32_t n;
  ex *coefficient; /* numbers, integers */
  int16_t *power;  /* n rows, a column for each atom */
} normal_sum;

typedef struct normal_product { /* number · Π factor^power; a monomial is a factor of one term */
  ex number;
  uint32_t n;
  normal_sum *factor;
  int *power;
} normal_product;

typedef struct normal_forms { /* equal ones: they differ by s² + c² = 1 and the like */
  uint32_t natoms;
  ex *atoms;
  uint32_t n; /* 0: the expression is zero */
  normal_product *form;
} normal_forms;

/* With symbols to collect by, a factor of the numerator is split off if it is free of these; without, the numerator is
   factored if it is small. False when out of fuel or not representable. */
bool normal_forms_of(expr_graph *g, base_arena *arena, ex e, uint32_t ncollect, const ex *collect,
                     const normal_facts *facts, normal_fuel *fuel, normal_forms *out);

/* Solves A x = b exactly for k right-hand sides: a[n*n] and b[n*k] by rows, x[n*k] out, entries in reduced
   normal form. YES: solved. NO: A is singular as an identity in the symbols. UNKNOWN: out of fuel. */
expr_answer normal_solve(expr_graph *g, uint32_t n, uint32_t k, const ex *a, const ex *b, ex *x,
                         const normal_facts *facts, normal_fuel *fuel);

/* Certain bounds of an expression without symbols, worked out with so many bits; false if it has no finite value. */
bool normal_enclose(expr_graph *g, ex e, uint32_t bits, double *low, double *high);

/* Random admissible values for all symbols (unit quaternions unit), reproducible from the seed. */
void normal_random_point(expr_graph *g, const normal_facts *facts, uint64_t seed, double *values);

/* installs FLINT's abort hook so that its errors reach base_fail of the current question; called by api */
void normal_guard(base_ctx *ctx);

#endif
