/* blame: why a motion cannot go on, in the words of its model. */
#ifndef APPELL_RUN_BLAME_H
#define APPELL_RUN_BLAME_H

#include "run/mover.h"

/* the reason, as a line; the same as a complaint */
const char *run_blame(mover *m, diag_list *diags, sim_status status, double t, const sim *s);

#endif
