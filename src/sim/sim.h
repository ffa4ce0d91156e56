/* sim: ordinary differential equations y' = f(t, y) in time, on callbacks. Knows neither text nor graph.

   A simulation goes on by whole steps. After each, the solution between the two ends is a polynomial (dense output), so
   that samples and events are found without shortening steps. What can go wrong is a value (sim_status), never a jump.
   Between sim_new and the end nothing is allocated. */
#ifndef APPELL_SIM_SIM_H
#define APPELL_SIM_SIM_H

#include "base/base.h"

typedef enum {
  SIM_OK,
  SIM_SMALL,    /* the step became too small for the time to go on */
  SIM_WILD,     /* the rate has no finite value, however small the step */
  SIM_STIFF,    /* the steps are held down by stability, not by accuracy */
  SIM_LIMIT,    /* more steps than allowed */
  SIM_OFF,      /* the projection found nothing to satisfy the constraints */
  SIM_DIVERGED, /* the equations of an implicit step were not solved: a smaller step helps */
  SIM_FAILED,   /* another library gave up */
  SIM_MISSING   /* this build does not have the method */
} sim_status;

typedef enum {
  SIM_DOP853, /* Dormand and Prince, order 8, steps by a PI controller, dense output of order 7 */
  SIM_RK4,    /* the classical method of order 4, fixed step */
  SIM_GAUSS, /* Gauss–Legendre collocation, 3 stages, order 6, fixed step: symmetric; symplectic in canonical variables */
  SIM_ADAMS, /* CVODE, orders 1–12 */
  SIM_BDF,   /* CVODE, orders 1–5, for stiff systems */
  SIM_IDA    /* IDA, orders 1–5, on the equations unsolved for the rates: needs a residual */
} sim_method;

enum { SIM_STAYS, SIM_MOVED, SIM_LOST }; /* what a projection did */

typedef struct sim_problem {
  uint32_t n;
  void *user;
  /* false: no value here */
  bool (*rate)(void *user, double t, const double *y, double *dy);
  /* Puts y back where it belongs; called after every accepted step. May be NULL. */
  int (*project)(void *user, double t, double *y);
  /* ∂f/∂y by rows, for the implicit methods; NULL: difference quotients */
  bool (*jacobian)(void *user, double t, const double *y, double *j);
  /* The equations unsolved, with nx algebraic unknowns x: n + nx residuals; NULL: there are none such. `unknowns`: x as
     it follows from the last rate. */
  uint32_t nx;
  bool (*residual)(void *user, double t, const double *y, const double *dy, const double *x, double *r);
  void (*unknowns)(void *user, double *x);
} sim_problem;

typedef struct sim_options {
  sim_method method;
  double rtol, atol;
  double step;         /* fixed, or the first one; 0: found */
  double longest;      /* 0: no bound */
  uint64_t steps;      /* most; 0: no bound */
  bool stiff;          /* stop where the problem turns out to be stiff */
  uint32_t controlled; /* only the first so many components steer the step; 0: all */
} sim_options;

typedef struct sim_counts {
  uint64_t steps, refused, rates, projections;
} sim_counts;

typedef struct sim sim;

sim_options sim_options_default(void);
/* Closed by sim_close, last opened first, or by a failure that passes by; the arena goes by itself. */
sim *sim_new(base_arena *arena, const sim_problem *problem, const sim_options *options);
void sim_close(sim *s);
/* (again) from here; also after a jump */
sim_status sim_start(sim *s, double t, const double *y, double towards);
/* one step, not beyond `end` */
sim_status sim_step(sim *s, double end);
/* the last step went from here to there; y belongs to sim_now */
double sim_before(const sim *s);
double sim_now(const sim *s);
const double *sim_state(const sim *s);
/* y in the last step, by its polynomial. Not on the manifold of the constraints: project it. */
void sim_dense(sim *s, double t, double *y);
sim_counts sim_counted(const sim *s);
double sim_last_step(const sim *s);
bool sim_has(sim_method method);

/* A root of f in [a, b], whose ends have values fa and fb of unlike sign, to the last bits of t (Brent's idea: secant
   and bisection in turn, so that at most twice the bisections are needed). Returns the end on the side of b. */
typedef double (*sim_function)(void *user, double t);
double sim_root(sim_function f, void *user, double a, double b, double fa, double fb);

#endif
