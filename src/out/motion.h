/* motion: a motion in samples, as pictures read it. */
#ifndef APPELL_OUT_MOTION_H
#define APPELL_OUT_MOTION_H

#include "derive/forces.h"

/* A force or torque that keeps a constraint, that an actuator exerts, or a reaction, on one body. */
typedef struct motion_force {
  const char *name, *where; /* where: the point as written, or NULL: the body's centre */
  enum { MOTION_CONSTRAINT, MOTION_REACTION, MOTION_ACTUATOR } kind;
  bool torque;
  uint32_t body;
  const double *at, *value; /* three by sample */
} motion_force;

typedef struct out_motion {
  uint32_t n; /* samples */
  const double *t;
  uint32_t nasked;
  const double *asked; /* nasked by sample */
  BASE_VEC(motion_force) forces;
  const char *ended; /* why before its time, or NULL */
} out_motion;

typedef struct motion_request {
  uint32_t nasked;
  const ex *asked;  /* in the model's symbols */
  double from, to;  /* NaN: as the model says */
  uint32_t samples; /* 0: as many as a picture needs */
  bool forces;
} motion_request;

/* false after a complaint */
bool out_move(derive_system *sys, const motion_request *request, out_motion *out);

#endif
