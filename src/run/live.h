/* live: a motion that goes on as far as it is asked, and may be changed on the way. */
#ifndef APPELL_RUN_LIVE_H
#define APPELL_RUN_LIVE_H

#include "run/run.h"

typedef struct run_live run_live;

/* NULL after a complaint in sys->diags. The options' times but `from` do not matter; forces are columns if asked for. */
run_live *run_live_new(derive_system *sys, const run_options *options);
void run_live_free(run_live *l);
const run_trajectory *run_live_columns(const run_live *l);
double run_live_time(const run_live *l);
/* On to a later time, exactly; false after a complaint: then it stands where it came to. Allocates nothing unless
   independent speeds are chosen anew. */
bool run_live_to(run_live *l, double t);
/* the columns now */
const double *run_live_row(run_live *l);
/* A coordinate, an independent speed or a rate takes another value; the others stay as far as the constraints let them.
   RUN_LIVE_UNKNOWN: no such name. RUN_LIVE_OFF: the constraints do not allow it; nothing is changed. */
typedef enum { RUN_LIVE_SET, RUN_LIVE_UNKNOWN, RUN_LIVE_OFF } run_live_answer;
run_live_answer run_live_set(run_live *l, const char *name, double value);

#endif
