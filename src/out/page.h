/* page: the whole answer to `appell view`: one HTML text that needs nothing else. */
#ifndef APPELL_OUT_PAGE_H
#define APPELL_OUT_PAGE_H

#include "out/scene.h"

typedef struct out_page_options {
  bool scene_only;  /* the JSON alone */
  double from, to;  /* NaN: as the model says */
  const char *file; /* the model's file name, to be shown */
  const char *variant;
} out_page_options;

/* false after a complaint */
bool out_page_write(derive_system *sys, const out_page_options *o, base_text *out);

#endif
