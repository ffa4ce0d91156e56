/* export: a model's equations as C text. */
#ifndef APPELL_RUN_EXPORT_H
#define APPELL_RUN_EXPORT_H

#include "derive/system.h"

/* Every name in it begins with `prefix` (code_text_prefix). False after a complaint in sys->diags. */
bool run_export_c(derive_system *sys, const char *prefix, base_text *out);

#endif
