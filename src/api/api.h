/* api: what the files of this room share: the objects behind the public names, and the failure boundary. */
#ifndef APPELL_API_API_H
#define APPELL_API_API_H

#include <appell.h>

#include "mech/model.h"
#include "run/run.h"

struct ap_context {
  base_ctx base;
  base_arena arena; /* texts handed out, diagnostics */
  diag_list diags;
  const base_source *source;
  base_source nowhere;
  uint32_t first_line; /* of nowhere */
  uint64_t fuel;
};

struct ap_model {
  base_ctx base; /* a model outlives questions, so it has its own accounting */
  base_arena arena;
  base_names names;
  base_source source;
  mech_model *mech;
};

/* memory by the caller's allocator, or malloc's family */
void *api_raw(const ap_limits *l, void *p, size_t old, size_t size);
void api_set_limits(base_ctx *b, const ap_limits *l);
ap_limits api_limits_of(const base_ctx *b);
/* Forgets what was said about the last question. */
void api_begin(ap_context *ctx);
/* Keeps a copy of the text that diagnostics point into. */
void api_show(ap_context *ctx, const base_source *of);
/* What a failure means to the caller. `of`: the text in question, if it has not been copied yet. */
ap_status api_failed(ap_context *ctx, const base_ctx *where, const base_source *of);
ap_status api_status_of(const ap_context *ctx);
/* false: nonsense in the options */
bool api_run_options(const ap_run_options *o, run_options *to);

#endif
