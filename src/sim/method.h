/* method: what an integrator gives to sim.c. For the files of this room. */
#ifndef APPELL_SIM_METHOD_H
#define APPELL_SIM_METHOD_H

#include "sim/sim.h"

/* One step from (t, y) with rates f. Afterwards either `fine`, with y1, f1 and the dense output set, or not. */
typedef struct sim_driver {
  const char *name;
  size_t (*room)(uint32_t n); /* doubles of its own */
  sim_status (*step)(sim *s, double end);
  void (*dense)(sim *s, double theta, double *y);
  /* of another library; may be NULL */
  sim_status (*open)(sim *s, base_arena *arena);
  sim_status (*start)(sim *s);
  void (*close)(sim *s);
} sim_driver;

struct sim {
  sim_problem p;
  sim_options o;
  const sim_driver *driver;
  double t0, t, h;         /* the last step went from t0 to t; the next one tries h */
  double *y0, *y, *f0, *f; /* at both ends */
  double *own;             /* of the driver */
  void *foreign;
  base_cleanup undo;
  base_ctx *ctx;
  sim_status begin;     /* how the other library was opened */
  double error_before;  /* of the step before, for the PI controller */
  int stiff, not_stiff; /* how often in a row */
  bool fresh;           /* f belongs to y */
  sim_counts count;
};

extern const sim_driver sim_dop853, sim_rk4, sim_gauss, sim_cvode_adams, sim_cvode_bdf, sim_ida;

/* f(t, y), counted; false if it has no finite value */
bool sim_rate(sim *s, double t, const double *y, double *dy);
/* the step from y0 to y1 is accepted: projection, counts, and y, f at the new end */
sim_status sim_accept(sim *s, double t1);
double sim_smallest(double t);

#endif
