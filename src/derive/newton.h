/* newton: Newton's and Euler's balance of every body, and the reactions in it. */
#ifndef APPELL_DERIVE_NEWTON_H
#define APPELL_DERIVE_NEWTON_H

#include "derive/forces.h"

/* A body cut free: rates of momentum, and the given forces with their moment about the centre. */
typedef struct newton_body {
  vec rate, moment_rate; /* d(m v)/dt, d(I omega)/dt */
  vec force, moment;
} newton_body;

newton_body *derive_newton_bodies(derive_system *sys);
/* The balances along the speeds and along the sigmas: what is left when the reactions are eliminated. */
void derive_newton(derive_system *sys, ex *residual, ex *multiplier);

typedef enum { NEWTON_CONSTRAINT, NEWTON_REACTION, NEWTON_LINK } newton_kind;

/* An unknown magnitude and what it does to the bodies: forces at points, torques. */
typedef struct newton_unknown {
  newton_kind kind;
  const char *name;
  ex sym;
  const mech_pull *pulls;
  uint32_t npulls;
  uint32_t body; /* of a link */
} newton_unknown;

/* What holds a body to the one it is built on, wherever no constraint or named reaction does: a force through a point and
   a torque, in components of a frame in which some of them are known to vanish. */
typedef struct newton_link {
  uint32_t frame, turn_frame; /* of the force, of the torque */
  vec at;
  const char *where; /* NULL: the centre */
} newton_link;

typedef struct newton_result {
  newton_body *bodies;
  newton_link *links; /* one for each body */
  BASE_VEC(newton_unknown) unknowns;
  BASE_VEC(const char *) shared; /* magnitudes that the balances do not tell apart from the others */
  const char *vague;             /* a constraint whose force no vector describes: the links then carry it; or NULL */
  expr_list workless;            /* combinations of link components that must be zero, beyond those left out */
} newton_result;

/* NULL after a complaint in sys->diags: a force without a point of application */
newton_result *derive_newton_reactions(derive_system *sys);
/* Σ unknown·force on a body, and their moment about its centre */
void derive_newton_sum(derive_system *sys, const newton_result *r, uint32_t body, vec *force, vec *moment);

#endif
