/* normal_int: what the files behind normal.h share. The only place that names FLINT's headers.

   A query owns a polynomial ring Z[v0, v1, …] (lexicographic, atoms that obey a
   relation first) and everything of FLINT's in it; normal_close clears all, and
   a failure that passes by does the same.

   A value is num / (den · Π factor^power): an integer denominator and a list of
   factors kept apart, so that sums need only the least common multiple of two
   lists and no gcd is ever taken in a zero test.

   Relations v^power = rhs are ordered: rhs holds only atoms of earlier
   relations, so one pass from the last to the first reduces.

   Nothing here throws for want of fuel: `stop` is set, and from then on every
   operation returns the value 0 at once. */
#ifndef APPELL_EXPR_NORMAL_INT_H
#define APPELL_EXPR_NORMAL_INT_H

#include <arb.h>
#include <flint/fmpq.h>
#include <flint/fmpz_mpoly.h>
#include <flint/fmpz_mpoly_factor.h>
#include <flint/fmpz_poly.h>

#include "expr/graph.h"
#include "expr/normal.h"

typedef fmpz_mpoly_struct normal_poly;

typedef struct normal_factor {
  uint32_t factor, power; /* factor: which one of the query's table */
} normal_factor;

typedef struct normal_val {
  fmpz_mpoly_t num;
  fmpz_t den;       /* positive */
  normal_factor *f; /* increasing factors */
  uint32_t nf, room;
  uint32_t refs;
} normal_val;

typedef enum { ATOM_SYMBOL, ATOM_SIN, ATOM_COS, ATOM_SINH, ATOM_COSH, ATOM_EXP, ATOM_ROOT, ATOM_OPAQUE } normal_kind;

/* variables are given out from three ranges, in this order */
enum { ATOMS_ROOT, ATOMS_OPAQUE, ATOMS_OTHER, ATOM_CLASSES };

/* One variable of the ring. */
typedef struct normal_atom {
  normal_kind kind;
  ex node;          /* as an expression; NONE until asked for */
  bool unsure;      /* not known to be algebraically independent of the others */
  uint32_t partner; /* SIN: the variable of its COS, and so on */
  /* ROOT: kids[0]^(1/power); OPAQUE: op of kids */
  uint32_t power;
  expr_op op;
  uint32_t nkids;
  normal_val *kids[3];
} normal_atom;

typedef struct normal_relation {
  uint32_t var, power;
  normal_val *rhs;
  normal_poly *below; /* the denominator of rhs, expanded; NULL: 1 */
} normal_relation;

/* a rational that is small, or nothing */
typedef struct normal_small {
  int64_t num, den; /* den 0: did not fit */
} normal_small;

typedef struct normal_term {
  uint32_t key;
  normal_small times;
} normal_term;

/* An argument of sin, cos (or of exp, sinh, …) as a combination of base angles. */
typedef struct normal_angle {
  ex arg;
  normal_small pi; /* so many times pi besides (sin and cos only) */
  uint32_t nterms;
  struct normal_term *terms; /* in the family's keys */
  normal_small *in_base;     /* then integers in the base angles */
  normal_val *sin, *cos;
} normal_angle;

typedef struct normal_family {
  bool hyperbolic, powers; /* powers: only exp occurs, one variable E per base */
  BASE_VEC(ex) keys;
  BASE_VEC(normal_angle) angles;
  BASE_VEC(normal_small *) base; /* base angles in the keys */
  uint32_t *var;                 /* of the sine (or E) of a base; the cosine is its partner */
  int64_t part;                  /* pi/part is one more base (0: none), its sine: */
  uint32_t part_var;
} normal_family;

typedef enum { STOP_NO, STOP_FUEL, STOP_UNDEFINED, STOP_UNABLE } normal_stop;

typedef struct normal_query {
  expr_graph *g;
  base_ctx *ctx;
  base_arena arena;
  base_cleanup undo;
  const normal_facts *facts;
  normal_fuel *fuel, own_fuel;
  normal_stop stop;

  fmpz_mpoly_ctx_t ring;
  bool ring_made;
  uint32_t nvars;
  uint32_t next[ATOM_CLASSES], end[ATOM_CLASSES]; /* variables not yet given out */
  normal_atom *atoms;
  BASE_VEC(normal_relation) relations;
  BASE_VEC(normal_poly *) factors; /* primitive, leading coefficient positive; the first nvars are the variables */

  /* what is to be cleared, and what is free for use again */
  BASE_VEC(normal_poly *) polys;
  BASE_VEC(normal_poly *) free_polys;
  BASE_VEC(normal_val *) vals;
  BASE_VEC(normal_val *) free_vals;
  fmpz_mpoly_univar_t split;
  fmpz_poly_t line;
  fmpz_t z[4];
  slong *degrees;
  ulong *exps;
  normal_val *zero, *one;
  normal_small **shift; /* of the fraction that is being written, or NULL */
  bool plain;           /* base angles only: no differences of angles in lowest terms */

  /* the expression */
  expr_list order;
  bool *needed;
  uint32_t *waiting; /* parents that still want the value */
  normal_val **value;
  normal_family trig, hyper;
  BASE_VEC(ex) root_bases;
  BASE_VEC(uint32_t) root_powers; /* by base: least common multiple of the roots taken */
  uint32_t number_power;          /* the same for roots of numbers */
} normal_query;

/* --- normal_poly.c: fuel, polynomials --- */
void normal_ring(normal_query *q, uint32_t nvars);
void normal_clear(void *query);
void normal_halt(normal_query *q, normal_stop why);
bool normal_charge(normal_query *q, uint64_t terms);
normal_poly *normal_poly_new(normal_query *q);
void normal_poly_drop(normal_query *q, normal_poly *p);
bool normal_times(normal_query *q, normal_poly *r, const normal_poly *a, const normal_poly *b);
bool normal_raise(normal_query *q, normal_poly *r, const normal_poly *a, uint64_t n);
uint64_t normal_length(const normal_poly *p);
int normal_lead_sign(const normal_poly *p); /* of the leading coefficient; 0 for 0 */
bool normal_divides(normal_query *q, normal_poly *r, const normal_poly *a, const normal_poly *b);
void normal_primitive(normal_query *q, fmpz_t content, normal_poly *p);
/* v^power = rhs carried out in p alone; *times = how often the denominator `below` was multiplied in */
bool normal_replace(normal_query *q, normal_poly *p, const normal_relation *r, uint32_t *times);
void normal_expand(normal_query *q, normal_poly *out, const fmpz_t den, const normal_factor *f, uint32_t nf);

/* --- normal_val.c: values; the results are the caller's, to be dropped --- */
normal_val *normal_val_new(normal_query *q);
normal_val *normal_val_keep(normal_val *v);
void normal_val_drop(normal_query *q, normal_val *v);
normal_val *normal_val_int(normal_query *q, slong n);
normal_val *normal_val_number(normal_query *q, ex number);
normal_val *normal_val_var(normal_query *q, uint32_t var);
normal_val *normal_val_poly(normal_query *q, const normal_poly *p);
normal_val *normal_val_sum(normal_query *q, uint32_t n, normal_val *const *v);
normal_val *normal_val_add(normal_query *q, normal_val *a, normal_val *b);
normal_val *normal_val_sub(normal_query *q, normal_val *a, normal_val *b);
normal_val *normal_val_neg(normal_query *q, normal_val *a);
normal_val *normal_val_mul(normal_query *q, normal_val *a, normal_val *b);
normal_val *normal_val_inv(normal_query *q, normal_val *a);
normal_val *normal_val_pow(normal_query *q, normal_val *a, int64_t n);
normal_val *normal_val_reduce(normal_query *q, normal_val *a);
normal_val *normal_val_tidy(normal_query *q, normal_val *a); /* reduced if that is shorter; takes a over */
/* the numerators of n values over their least common denominator */
void normal_numerators(normal_query *q, uint32_t n, normal_val *const *v, normal_poly **out);
bool normal_val_is_zero(normal_query *q, normal_val *a); /* zero in the quotient ring */
bool normal_val_same(normal_query *q, normal_val *a, normal_val *b);

/* --- normal_angle.c: arguments of sin, cos, exp, … as integer combinations of base angles --- */
void normal_angle_add(normal_query *q, normal_family *f, ex arg);
void normal_angle_bases(normal_query *q, normal_family *f);
uint32_t normal_angle_vars(const normal_family *f); /* variables wanted */
void normal_angle_open(normal_query *q, normal_family *f);
normal_val *normal_angle_value(normal_query *q, normal_family *f, expr_op op, ex arg);
int64_t normal_gcd(int64_t a, int64_t b);
normal_small normal_small_less(normal_small a, normal_small b, normal_small c); /* a - b·c */
ex normal_angle_base(normal_query *q, const normal_family *f, uint32_t base);
void normal_rational(const normal_query *q, ex number, fmpq_t out);
ex normal_number(normal_query *q, const fmpz_t num, const fmpz_t den);

/* --- normal_atoms.c: from expressions to values --- */
bool normal_open(normal_query *q, expr_graph *g, const normal_facts *facts, normal_fuel *fuel, uint32_t n,
                 const ex *roots); /* false: out of fuel and the like, already in the values */
void normal_close(normal_query *q);
normal_val *normal_value(normal_query *q, ex root); /* of one of the roots; reduced */
normal_val *normal_number_root(normal_query *q, const fmpq_t number, int64_t p, int64_t n); /* number^(p/n) */
uint32_t normal_atom_new(normal_query *q, normal_kind kind, ex node);
void normal_relate(normal_query *q, uint32_t var, uint32_t power, normal_val *rhs);

/* --- normal_out.c: fractions in lowest terms and back to expressions --- */
typedef struct normal_quotient {
  normal_poly *num, *den;
  normal_small **shift; /* base angle b stands for Σ shift[b][c]·base[c]; NULL: for itself */
} normal_quotient;
void normal_lowest(normal_query *q, normal_quotient *f); /* in place, den not zero */
normal_quotient normal_simplify(normal_query *q, normal_val *v);
void normal_cancel(normal_query *q, normal_quotient f);              /* common factors of the polynomial ring */
void normal_coefficient(normal_query *q, normal_poly *out, slong e); /* what q->split has at power e */
void normal_quotient_drop(normal_query *q, normal_quotient f);
void normal_polish(normal_query *q, normal_poly *p);                        /* fewest terms between s², c² and both */
bool normal_is_pair(const normal_query *q, const normal_relation *r);       /* of sine and cosine */
normal_relation normal_mirrored(normal_query *q, const normal_relation *r); /* c² = 1 - s²; its rhs is to be dropped */
ex normal_atom_ex(normal_query *q, uint32_t var);
ex normal_poly_ex(normal_query *q, const normal_poly *p);
ex normal_quotient_ex(normal_query *q, normal_quotient f);
void normal_quotient_parts(normal_query *q, normal_quotient f, ex *num, ex *den);
bool normal_unsure(normal_query *q, const normal_poly *p); /* holds atoms of doubtful independence */
bool normal_common(normal_query *q, normal_poly *g, const normal_poly *a,
                   const normal_poly *b); /* gcd, if affordable */

/* --- normal_half.c: lowest terms by way of tan(x/2); in place, false: not done, f is spoilt --- */
bool normal_half_angles(normal_query *q, normal_quotient f);

/* --- normal_turn.c: fractions of a unit quaternion by one axis (0, 1, 2 of the world, 3, 4, 5 of the body) --- */
typedef struct normal_turned {
  normal_poly *num[2], *den; /* two equal numerators */
  uint32_t var[4];           /* of the quaternion; in the polynomials the first three stand for */
  ex node[3];                /* these */
} normal_turned;
bool normal_turn(normal_query *q, normal_quotient f, const ex *unit, int axis, normal_turned *out);

/* --- normal_shift.c: differences of angles --- */
void normal_shift(normal_query *q, normal_quotient *f);

/* --- normal_ball.c: certified evaluation --- */
typedef struct normal_point {
  uint64_t seed;
  int manner;
} normal_point;
enum { NORMAL_MANNERS = 5 };
/* Is e certainly not zero at one of `tries` points? Then *where is such a point. */
bool normal_nonzero(expr_graph *g, ex e, const normal_facts *facts, uint32_t tries, slong precision,
                    normal_point *where);
void normal_point_values(expr_graph *g, const normal_facts *facts, normal_point at, double *values);

#endif
