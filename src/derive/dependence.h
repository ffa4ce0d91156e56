/* dependence: on which other constraints one depends, and whether they can hold together. */
#ifndef APPELL_DERIVE_DEPENDENCE_H
#define APPELL_DERIVE_DEPENDENCE_H

#include "derive/system.h"

/* Rows linear in the velocities of which the first n are independent. */
typedef struct dependence {
  derive_system *sys;
  base_arena *a;        /* scratch */
  const double *values; /* a state where the configuration constraints hold */
  uint32_t n;
  const mech_row **rows;
} dependence;

/* Which of the independent rows this one is a combination of, in `in`; how many. The answer is unique, and leaving out
   any one of them breaks it: with the row itself they are a smallest dependent set. */
uint32_t derive_leans_on(const dependence *d, const mech_row *row, bool *in);
/* "'a', 'b' and 'c'" */
const char *derive_names(const dependence *d, const bool *in, const char *last);
/* A configuration constraint whose velocities follow from the others' is constant where these hold: is it ever zero, with
   the parameters as they are? */
bool derive_can_join(const dependence *d, const mech_row *row, const bool *in);

#endif
