/* sample: what is recorded at an instant. For the files of this room.

   A mover knows its own system, whose independent speeds may have been chosen anew during the run. What is recorded is
   written in the words of the model (coordinates, rates, speeds, their derivatives), in the graph of the system that the
   run began with, the base; so nothing recorded depends on the choice. Symbols of the model have the same numbers in
   both graphs. */
#ifndef APPELL_RUN_SAMPLE_H
#define APPELL_RUN_SAMPLE_H

#include "derive/forces.h"
#include "run/mover.h"

/* A contact of which geometry keeps a component, so that this one of its force is the normal one. */
typedef struct sample_contact {
  const mech_constraint *constraint;
  bool kept[3]; /* components that always hold */
  int axis;     /* the one in which the body's centre is furthest from the contact; −1: not looked at yet */
  uint32_t body;
  double sign;
  bool said;
} sample_contact;

/* What a mover gives to symbols of the model; then multipliers and energies. */
typedef struct sampler_words {
  run_program *program; /* rates, their derivatives, dependent speeds, theirs; multipliers; T, V */
  double *out;
  uint32_t *slot, nslots; /* of the first so many of them */
  uint32_t nmultipliers, nactuators;
  int *column_of; /* of each multiplier among those of the base; −1: another row */
  force_plan *plan;
  double *multiplier; /* of sigmas and binds */
} sampler_words;

typedef struct sampler {
  derive_system *base;
  const run_options *o;
  base_arena *a;
  double *values;  /* of the base's symbols */
  uint32_t nmodel; /* symbols of the model: the first ones */

  mover *m; /* in use, with what follows from it */
  struct sampler_words *w;

  /* in the base */
  uint32_t noutputs, nevents, nrows, nexact; /* outputs and plots; events, then `stop when`; constraints; exact */
  ex *output;
  run_program *outputs, *extras, *events, *held, *exacts;
  double *out, *event, *row, *exact;
  bool *row_is_velocity;
  uint32_t first_multiplier, first_actuator, first_energy;
  uint32_t nforces;
  uint64_t nsampled;
  int (*force_column)[4]; /* x, y, z, tension of an entry; −1: none */
  BASE_VEC(sample_contact) contacts;
  double energy0;
} sampler;

sampler *sampler_new(mover *m, const run_options *o, run_trajectory *t);
/* the same columns, by another mover */
void sampler_use(sampler *s, mover *m);
/* everything known about this state; false if it has no finite numbers. Settled: put on the manifold first. */
bool sampler_look(sampler *s, double t, const double *y, bool settle);
/* after sampler_look: a row of numbers; a row for the trajectory, audited */
void sampler_row(sampler *s, double *row, double work);
void sampler_record(sampler *s, run_trajectory *t, double work);
/* after sampler_look: the events' values, the last of them 1 where the run is to stop */
const double *sampler_events(sampler *s);

#endif
