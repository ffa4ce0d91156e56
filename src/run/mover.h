/* mover: a derived system made ready to be integrated. For the files of this room.

   The state is y = [coordinates; independent speeds; work]. Velocity constraints that are linear are embedded in the
   speeds, q' = H u + h, so they hold to rounding by construction; the others give multipliers, K [u'; x] = b; what
   must vanish along the motion besides (configurations, nonlinear constraints, unit quaternions) is solved for after
   every step and at every sample. */
#ifndef APPELL_RUN_MOVER_H
#define APPELL_RUN_MOVER_H

#include "num/kernel.h"
#include "run/program.h"
#include "run/run.h"

/* rows = 0, solved for a group of unknowns in place */
typedef struct held_group {
  uint32_t m, n;     /* rows, unknowns */
  uint32_t *slot;    /* of the unknowns among the values */
  run_program *rows; /* m values, then m rows of n derivatives */
  double *out, *residual, *delta, *best;
  num_pull_room room;
  double *lu;
  uint32_t *pivot, *chosen;
} held_group;

typedef struct mover {
  derive_system *sys;
  base_arena *a;
  uint32_t nq, nu, nx, nw; /* coordinates, speeds, multipliers, works */
  uint32_t n;              /* of the whole state */
  double *values;          /* by symbol id of sys->g */
  uint32_t nvalues;
  uint32_t *q, *u, *udot, *x; /* slots */
  uint32_t t;
  run_pool *pool;
  run_code rates;                 /* of parameters, t, q, u: q', u', x, power, then how far K is from singular */
  double *in;                     /* its inputs, from t on */
  double least;                   /* K is as good as singular below that */
  run_program *places;            /* q' */
  run_program *equations, *power; /* K by rows, then b; after u' and x are known */
  double *row, *place;
  double *k, *b, *right, *factors;
  uint32_t *pivot;
  double drive; /* the power found with the last rates */
  double size;  /* of K in the first state (Frobenius) */
  run_program *conditions;
  double *condition, *condition_scale;
  held_group configuration, velocity;
  uint32_t held;                           /* the slot of an unknown that may not move, or UINT32_MAX */
  struct mover_jacobian *jacobian;         /* once asked for */
  struct sampler_words *words;             /* of the sampler, once it has used this mover */
  struct mover *below;                     /* made before it in the same run */
  bool factored_lu;                        /* how the last solve left K */
  uint32_t nquaternions, (*quaternion)[4]; /* slots */
} mover;

/* NULL after a complaint */
mover *mover_new(run_pool *pool, derive_system *sys, const double *values, uint32_t nvalues);
/* y to the values, and back */
void mover_put(mover *m, double t, const double *y);
void mover_take(const mover *m, double *y);
/* u', the multipliers and the power at the values that are there */
bool mover_solve(mover *m);
/* the i-th equation as an expression, zero in the motion: K [u'; x] − b */
ex mover_row(mover *m, uint32_t i);
/* K at the values that are there, factored; then K z = b in place */
bool mover_factor(mover *m);
void mover_again(mover *m, double *b);
bool mover_rate(void *mover, double t, const double *y, double *dy);
/* the equations unsolved, for IDA: y' − …, K [u'; x] − b; and x as the last rate found it */
bool mover_residual(void *mover, double t, const double *y, const double *dy, const double *x, double *r);
void mover_unknowns(void *mover, double *x);
int mover_project(void *mover, double t, double *y);
/* the values put on the manifold, once more polished so that residuals are at rounding */
bool mover_settle(mover *m);
/* the same with one unknown held; false if that cannot be */
bool mover_settle_but(mover *m, uint32_t slot);
/* of K as it was found last (Frobenius) */
double mover_size(const mover *m);
/* does a denominator of the kinematics come near zero? its number, or −1 */
int mover_pole(mover *m, double near);

#endif
