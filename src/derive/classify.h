/* classify: what kind of constraints a model has, one by one and together. */
#ifndef APPELL_DERIVE_CLASSIFY_H
#define APPELL_DERIVE_CLASSIFY_H

#include "derive/frobenius.h"

typedef struct class_row {
  const mech_constraint *constraint;
  const mech_row *row;
  bool independent;   /* false: it follows from the others */
  const char *leans;  /* on these, then: 'a' and 'b'; empty: on none, the coordinates see to it */
  bool rheonomic;     /* time stands in it */
  bool homogeneous;   /* satisfied at rest */
  bool squares;       /* a sum of squares, so all of them vanish */
  ex power;           /* of its force in the motion left, for a multiplier of one; EXPR_NONE: no vectors tell it */
  expr_list branches; /* of one nonlinear in the speeds: its factors, if there are several */
} class_row;

typedef struct class_report {
  BASE_VEC(class_row) rows;
  uint32_t before, after; /* degrees of freedom without and with the constraints */
  uint32_t configuration; /* independent rows that restrict the configuration as written */
  uint32_t linear;        /* independent rows linear in the velocities, configuration ones included */
  frobenius_report set;   /* what of these can be integrated */
  bool locked;            /* nothing can move */
} class_report;

class_report *derive_classify(derive_system *sys);

#endif
