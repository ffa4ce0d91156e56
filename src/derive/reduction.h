/* reduction: what closes on itself, what follows by integration, what stays constant. */
#ifndef APPELL_DERIVE_REDUCTION_H
#define APPELL_DERIVE_REDUCTION_H

#include "derive/system.h"

enum { SPEEDS_MOST = 16 }; /* beyond, solving exactly is hopeless */

typedef enum { CONSTANT_ENERGY, CONSTANT_JACOBI, CONSTANT_MOMENTUM, CONSTANT_SPEED } constant_kind;

/* A quantity that does not change along any motion. */
typedef struct motion_constant {
  constant_kind kind;
  const char *what;
  ex value;     /* in q, u, t */
  bool proved;  /* false: constant at random states, the proof ran out of fuel */
  bool special; /* these had the model's parameters: with others it may not be constant, unless it is proved */
} motion_constant;
typedef BASE_VEC(motion_constant) constant_list;

/* A coordinate outside the closed set. */
typedef struct quadrature {
  uint32_t coord;
  ex rate;
  uint32_t level; /* 0: its rate is known from the closed set alone; 1: with those of level 0 … */
  bool coupled;   /* not a quadrature: its rate contains itself, or another that comes no earlier */
  bool cyclic;    /* its rate is not itself one of the independent speeds */
} quadrature;

/* a closed set: by coordinate, by speed */
typedef struct closed_set {
  bool *coord, *speed, timely;
} closed_set;

typedef struct reduction {
  bool solved;                /* the equations could be solved: what does not occur is known speed by speed */
  bool *idle;                 /* by speed: nothing determines its rate */
  bool *given;                /* by coordinate: a configuration constraint gives it by the others */
  closed_set whole;           /* all speeds that the equations determine, and what their rates contain */
  BASE_VEC(closed_set) parts; /* smallest parts of it that are closed themselves */
  BASE_VEC(quadrature) rest;  /* in the order in which they can be found */
  bool *ignorable;            /* by coordinate: L = T − V of the system without constraints does not contain it */
  constant_list constants;
} reduction;

reduction *derive_reduction(derive_system *sys);

/* of which `solution` (u', multipliers) is NULL if the equations could not be solved */
void derive_constants(derive_system *sys, const ex *solution, const reduction *so_far, constant_list *out);

#endif
