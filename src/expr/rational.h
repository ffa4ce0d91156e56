/* rational: exact numbers, small ones in two machine words, big ones in GMP.

   A value is canonical: lowest terms, positive denominator, and big only if it
   does not fit. Results own their big part; rational_clear frees it. */
#ifndef APPELL_EXPR_RATIONAL_H
#define APPELL_EXPR_RATIONAL_H

#include <gmp.h>

#include "base/base.h"

typedef struct rational {
  int64_t num, den; /* meaningful when big is NULL; |num|, den < 2^62 */
  mpq_ptr big;
} rational;

rational rational_int(int64_t n);
rational rational_ratio(int64_t num, int64_t den); /* den not 0 */
/* "12", "0.1", "2e-6": exact; false if the exponent or the length is beyond reason */
bool rational_parse(const char *s, size_t n, rational *out);
rational rational_from_mpq(mpq_srcptr q);
void rational_to_mpq(const rational *a, mpq_ptr out); /* out initialised */
void rational_clear(rational *a);

rational rational_add(const rational *a, const rational *b);
rational rational_mul(const rational *a, const rational *b);
bool rational_pow(const rational *a, int64_t n, rational *out); /* false: 0 to a negative power, or too large */
bool rational_sqrt(const rational *a, rational *out);           /* false: not the square of a rational */
int rational_cmp(const rational *a, const rational *b);
int rational_sign(const rational *a);
bool rational_is_int(const rational *a, int64_t *n); /* an integer that fits */
bool rational_is_whole(const rational *a);           /* an integer of any size */
double rational_double(const rational *a);
uint32_t rational_hash(const rational *a);
size_t rational_bytes(const rational *a); /* in GMP's keeping; 0 for a small one */
void rational_print(const rational *a, base_text *out);

#endif
