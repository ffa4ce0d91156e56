/* vector: frames, basis-independent vectors, rotation between frames.

   A vector is a sum of terms, each three measure numbers on the axes of one
   frame (MATH 1). It is never forced into the inertial frame: a quantity stays
   where it is simple (Rostamian 11.1, the intermediate frame). Terms merge only
   when that is free: same frame, or a component along the axis about which two
   frames turn against each other (B.z = E.z for B = rotate(E, z, psi)).

   Only when a vector has many terms (the end of a chain) are products formed in
   the frame that all of them share below; sums are then built link after link,
   so that the next link reuses the node of the one before. */
#ifndef APPELL_MECH_VECTOR_H
#define APPELL_MECH_VECTOR_H

#include "expr/expr.h"

typedef struct vec_term {
  uint32_t frame;
  ex c[3];
} vec_term;

/* Immutable; no terms is the zero vector. */
typedef struct vec {
  uint32_t n;
  const vec_term *t;
} vec;

typedef struct frame {
  const char *name;
  uint32_t parent; /* of N: itself */
  uint32_t depth;
  int axis; /* 0, 1, 2: a simple rotation about that axis by `angle`; -1: any other */
  ex angle;
  ex r[9];  /* parent components = r * frame components, by rows */
  vec spin; /* angular velocity against the parent */
} frame;

typedef struct space {
  expr_graph *g;
  base_arena *arena;
  BASE_VEC(frame) frames; /* 0 is N */
  struct rotation_memo *memo;
} space;

void space_init(space *s, expr_graph *g, base_arena *arena);
space *space_copy(const space *s, expr_graph *g, base_arena *arena); /* same frames, another graph of the same nodes */
uint32_t space_frame_simple(space *s, const char *name, uint32_t parent, int axis, ex angle);
uint32_t space_frame_matrix(space *s, const char *name, uint32_t parent, const ex r[9]);
/* components in `to` = result * components in `from`, by rows */
const ex *space_rotation(space *s, uint32_t to, uint32_t from);
bool space_is_ancestor(const space *s, uint32_t a, uint32_t f); /* a is f or below it towards N */

vec vec_axis(space *s, uint32_t frame, int axis);
vec vec_make(space *s, uint32_t frame, ex x, ex y, ex z);
vec vec_add(space *s, vec a, vec b);
vec vec_sub(space *s, vec a, vec b);
vec vec_neg(space *s, vec a);
vec vec_scale(space *s, ex k, vec a);
ex vec_dot(space *s, vec a, vec b);
vec vec_cross(space *s, vec a, vec b);
void vec_express(space *s, vec a, uint32_t frame, ex out[3]);
bool vec_is_zero(vec a); /* no terms: as written, not as proved */
/* every measure number through a function (a substitution, a partial derivative) */
vec vec_map(space *s, vec a, ex (*f)(void *user, ex e), void *user);

/* I·v for a symmetric tensor with entries j = 11 22 33 12 23 31 in a frame. Tensors of revolution
   use only the axis, so that the spin angle does not appear. */
vec vec_inertia(space *s, uint32_t frame, const ex j[6], vec v);

/* How things change in time: rates of symbols and angular velocities of frames, in the same variables. */
typedef struct motion {
  space *s;
  expr_deriv *ddt;
  const vec *omega; /* of each frame in N */
} motion;

vec vec_ddt(motion *m, vec v); /* in N: d/dt in the frame, plus omega × v (MATH 1) */

#endif
