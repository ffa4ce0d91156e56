/* check: proves that the principles agree and that the model's claims are true. */
#ifndef APPELL_DERIVE_CHECK_H
#define APPELL_DERIVE_CHECK_H

#include "derive/system.h"

typedef enum {
  CHECK_PROVED,
  CHECK_REFUTED,
  CHECK_OPEN,
  CHECK_JUDGED
} check_verdict; /* JUDGED: by numbers, as it must be */

typedef struct check_item {
  const char *what;
  base_span span; /* of a claim */
  bool placed;
  check_verdict verdict;
  bool dynamic;       /* a claim that speaks of accelerations */
  const char *detail; /* witness state, conditions, or how well random states agree */
} check_item;

typedef struct check_report {
  BASE_VEC(check_item) items;
  uint32_t proved, refuted, open;
} check_report;

check_report *derive_check(derive_system *sys, uint64_t fuel);

#endif
