/* frobenius: which combinations of the constraints can be integrated, and to what. */
#ifndef APPELL_DERIVE_FROBENIUS_H
#define APPELL_DERIVE_FROBENIUS_H

#include "derive/system.h"

typedef struct frobenius_report {
  uint32_t integrable; /* combinations of the linear constraints that can be integrated, configuration ones included */
  uint32_t stated;     /* of these, independent configuration constraints: integrals as they stand in the text */
  bool sure;           /* false: brackets were given up before they closed */
  bool proved;         /* that no bracket leads out, by the normal form */
  expr_list integrals; /* f(q, t) = const in every motion, each proved; without the configuration constraints */
} frobenius_report;

/* timely: time stands in a constraint, or something moves at rest */
frobenius_report derive_frobenius(derive_system *sys, bool timely);

#endif
