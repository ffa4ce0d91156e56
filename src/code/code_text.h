/* code_text: a program as C99, for use without this library. The only place that writes C.

   Names from a model appear in comments only; the names in the C are `prefix` and those that the caller gives here. */
#ifndef APPELL_CODE_CODE_TEXT_H
#define APPELL_CODE_CODE_TEXT_H

#include "code/code.h"

/* An argument of the functions, double *name, or double name if it is one number by itself. */
typedef struct code_text_array {
  const char *name, *what; /* "q", "coordinates" */
  uint32_t n;
  bool scalar, fixed;       /* fixed: parameters, given to PREFIX_set */
  const char *const *words; /* what each is, for the comment */
  const double *values;     /* written by a function PREFIX_default_NAME; NULL: none */
} code_text_array;

typedef struct code_text_function {
  const char *name, *what; /* "rates", "the rates of q and u" */
  uint32_t entry, nresults;
  const code_text_array *results; /* in the order of the entry, covering it */
} code_text_function;

typedef struct code_text_file {
  const char *title, *prefix;
  uint32_t ninputs, nfunctions;
  const code_text_array *inputs; /* in the order of the program's, covering them; */
  const code_text_function *functions;
} code_text_file;

void code_text(const code_program *p, const code_text_file *file, base_text *out);
/* may these letters begin every name? a C identifier without a leading underscore, and not too long */
bool code_text_prefix(const char *prefix);

#endif
