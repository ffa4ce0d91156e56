/* trajectory: a run as CSV, JSON and NPZ, and what is said about it. */
#ifndef APPELL_OUT_TRAJECTORY_H
#define APPELL_OUT_TRAJECTORY_H

#include "run/run.h"

void out_run_csv(const run_trajectory *t, base_text *out);
void out_run_json(const derive_system *sys, const run_trajectory *t, base_text *out);
/* numpy's archive: an array for each column, by its name; complete, ending, and the audit */
void out_run_npz(const run_trajectory *t, base_text *out);
/* the audit for a person */
void out_run_report(const derive_system *sys, const run_trajectory *t, base_text *out);
/* What is further off than the tolerance lets one expect, or NULL. */
const char *out_run_breach(const run_trajectory *t, base_arena *a);

#endif
