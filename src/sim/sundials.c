/* sundials.c: CVODE of SUNDIALS 6, the only file that knows it; where the library is missing, the methods are too. */
#include "sim/method.h"

#ifndef APPELL_SUNDIALS

const sim_driver sim_cvode_adams = {"adams", NULL, NULL, NULL, NULL, NULL};
const sim_driver sim_cvode_bdf = {"bdf", NULL, NULL, NULL, NULL, NULL};

#endif
