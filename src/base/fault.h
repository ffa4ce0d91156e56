/* fault: wrong physics on purpose, so that the tests can show they would notice.

   Built only with APPELL_FAULTS; then the environment variable APPELL_FAULT
   names one fault, and the formula that asks FAULT(NAME) goes wrong. In the
   product FAULT() is the constant false. */
#ifndef APPELL_BASE_FAULT_H
#define APPELL_BASE_FAULT_H

#ifdef APPELL_FAULTS
#include <stdlib.h>
#include <string.h>
static inline int fault_is(const char *name) {
  const char *wanted = getenv("APPELL_FAULT");
  return wanted && strcmp(wanted, name) == 0;
}
#define FAULT(name) fault_is(#name)
#else
#define FAULT(name) 0
#endif

#endif
