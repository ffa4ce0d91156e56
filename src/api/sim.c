/* sim.c: a motion as an object that goes on as far as it is asked.

   It has an accounting, an arena and diagnostics of its own, so it depends on no context, and every call sets a boundary
   like a question does. */
#include <math.h>
#include <string.h>

#include "api/api.h"
#include "out/report.h"
#include "run/live.h"

struct ap_sim {
  base_ctx base;
  base_arena arena;
  diag_list diags;
  const ap_model *model;
  derive_system *sys;
  run_live *live;
  bool broken; /* a failure passed by: it can only be freed */
};

void ap_sim_free(ap_sim *s) {
  if (!s) return;
  ap_limits l = api_limits_of(&s->base);
  if (s->live && !s->broken) run_live_free(s->live);
  if (s->sys) derive_free(s->sys);
  base_arena_free(&s->arena);
  api_raw(&l, s, sizeof *s, 0);
}

/* what was said while it was made, into the caller's context */
static void hand_over(ap_context *ctx, ap_sim *s) {
  for (uint32_t i = 0; i < s->diags.entries.n; i++) {
    diag_entry e = s->diags.entries.at[i];
    e.message = base_strdup(&ctx->arena, e.message, strlen(e.message));
    if (e.hint) e.hint = base_strdup(&ctx->arena, e.hint, strlen(e.hint));
    base_push(&ctx->arena, &ctx->diags.entries, e);
  }
  ctx->diags.errors = s->diags.errors;
  if (s->diags.entries.n) api_show(ctx, s->model->mech->source);
}

static bool make(ap_context *ctx, ap_sim *s, const ap_run_options *o) {
  run_options how;
  state_request state = {0};
  if (!api_run_options(o, &how)) return false;
  if (o->state_json && !out_read_state(&s->arena, o->state_json, &s->diags, &state)) return false;
  if (o->state_json) how.state = &state;
  s->sys = derive_kinematics(&s->arena, s->model->mech, &s->diags);
  if (s->sys) s->live = run_live_new(s->sys, &how);
  (void)ctx;
  return s->live != NULL;
}

ap_status ap_sim_new(ap_context *ctx, const ap_model *model, const ap_run_options *options, ap_sim **out) {
  ap_run_options usual = ap_run_options_default();
  *out = NULL;
  api_begin(ctx);
  ap_limits l = api_limits_of(&ctx->base);
  l.max_bytes = ctx->base.max_bytes;
  l.max_nodes = ctx->base.max_nodes;
  l.cancel = ctx->base.cancel;
  ap_sim *s = api_raw(&l, NULL, 0, sizeof *s);
  if (!s) return AP_LIMIT;
  memset(s, 0, sizeof *s);
  api_set_limits(&s->base, &l);
  base_arena_init(&s->arena, &s->base);
  diag_init(&s->diags, &s->arena);
  s->model = model;
  jmp_buf boundary;
  s->base.boundary = ctx->base.boundary = &boundary;
  if (setjmp(boundary)) {
    ap_status status = api_failed(ctx, s->base.status ? &s->base : &ctx->base, model->mech->source);
    s->broken = true;
    ap_sim_free(s);
    return status;
  }
  normal_guard(&s->base);
  bool ok = make(ctx, s, options ? options : &usual);
  hand_over(ctx, s);
  s->base.boundary = ctx->base.boundary = NULL;
  if (ok) {
    *out = s;
    return AP_OK;
  }
  s->broken = true; /* whatever was opened has been closed */
  ap_sim_free(s);
  return api_status_of(ctx);
}

int ap_sim_count(const ap_sim *s) {
  return (int)run_live_columns(s->live)->ncolumns;
}

const char *ap_sim_name(const ap_sim *s, int column) {
  return column >= 0 && column < ap_sim_count(s) ? run_live_columns(s->live)->columns[column].name : NULL;
}

int ap_sim_find(const ap_sim *s, const char *name) {
  return run_find(run_live_columns(s->live), name);
}

double ap_sim_time(const ap_sim *s) {
  return run_live_time(s->live);
}

/* --- calls with a boundary --- */

static bool enter(ap_sim *s, jmp_buf *boundary) {
  if (s->broken) return false;
  s->base.boundary = boundary;
  s->base.status = BASE_OK;
  s->base.nodes = s->base.terms = 0;
  s->diags.entries.n = 0;
  s->diags.errors = 0;
  normal_guard(&s->base);
  return true;
}

static ap_status leave(ap_sim *s, ap_status status) {
  s->base.boundary = NULL;
  return status;
}

static ap_status broke(ap_sim *s) {
  s->broken = true; /* its programs and systems have been undone on the way here */
  s->base.boundary = NULL;
  return s->base.status ? (ap_status)s->base.status : AP_LIMIT;
}

ap_status ap_sim_to(ap_sim *s, double t) {
  jmp_buf boundary;
  if (!s->broken && !(t >= ap_sim_time(s))) return AP_USAGE;
  if (!enter(s, &boundary)) return AP_LIMIT;
  if (setjmp(boundary)) return broke(s);
  return leave(s, run_live_to(s->live, t) ? AP_OK : AP_RUN);
}

const double *ap_sim_row(ap_sim *s) {
  jmp_buf boundary;
  if (!enter(s, &boundary)) return NULL;
  if (setjmp(boundary)) {
    broke(s);
    return NULL;
  }
  const double *row = run_live_row(s->live);
  leave(s, AP_OK);
  return row;
}

double ap_sim_get(ap_sim *s, const char *name) {
  int column = s->broken ? -1 : ap_sim_find(s, name);
  const double *row = column >= 0 ? ap_sim_row(s) : NULL;
  return row ? row[column] : (double)NAN;
}

ap_status ap_sim_set(ap_sim *s, const char *name, double value) {
  jmp_buf boundary;
  if (!enter(s, &boundary)) return AP_LIMIT;
  if (setjmp(boundary)) return broke(s);
  run_live_answer answer = run_live_set(s->live, name, value);
  return leave(s, answer == RUN_LIVE_SET ? AP_OK : answer == RUN_LIVE_OFF ? AP_RUN : AP_USAGE);
}

const char *ap_sim_said(ap_sim *s) {
  jmp_buf boundary;
  if (s->broken) return s->base.message;
  uint32_t entries = s->diags.entries.n, errors = s->diags.errors;
  if (!enter(s, &boundary)) return "";
  s->diags.entries.n = entries;
  s->diags.errors = errors;
  if (setjmp(boundary)) {
    broke(s);
    return s->base.message;
  }
  base_text t;
  base_text_init(&t, &s->arena);
  diag_print(&s->diags, s->model->mech->source, false, &t);
  leave(s, AP_OK);
  return base_text_str(&t);
}
