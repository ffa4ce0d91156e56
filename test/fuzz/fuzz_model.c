/* fuzz_model: any bytes at all through the public face: text to a checked model,
   everything said about it, and, if it is one, its numbers, equations and proofs.

   What is required of every text: a status of the list, an answer with it,
   diagnostics that are JSON, no memory left over, none beyond the limit, and an
   end in a few seconds (the runner's business). The questions asked depend on
   the text alone, so that a finding can be repeated. */
#include "appell.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SMALL = 3000 }; /* bytes of a text that is also asked questions */
#define MOST ((size_t)512 << 20)

static void require(int ok, const char *what) {
  if (ok) return;
  (void)fprintf(stderr, "fuzz_model: %s\n", what);
  abort();
}

/* --- memory that is counted from outside --- */

typedef struct account {
  size_t bytes, most;
} account;

static void *resize(void *user, void *p, size_t old, size_t size) {
  account *a = user;
  require(a->bytes >= old, "more memory is returned than was taken");
  a->bytes = a->bytes - old + size;
  if (a->bytes > a->most) a->most = a->bytes;
  if (size) return realloc(p, size);
  free(p);
  return NULL;
}

/* --- the questions --- */

static uint32_t hash(const uint8_t *data, size_t size) {
  uint32_t h = 2166136261u;
  for (size_t i = 0; i < size; i++) h = (h ^ data[i]) * 16777619u;
  return h ^ (h >> 15);
}

static void is_json(const char *text, const char *what) {
  json_t *j = json_loads(text, JSON_DECODE_ANY, NULL);
  require(j != NULL, what);
  json_decref(j);
}

static void said(const ap_context *ctx, ap_status status) {
  const char *text = ap_diagnostics(ctx, status & 1);
  is_json(ap_diagnostics_json(ctx), "the diagnostics are not JSON");
  require(status >= AP_OK && status <= AP_OUTPUT, "a status of no kind");
  bool silent = status == AP_OK || status == AP_REFUTED || status == AP_LIMIT;
  require(silent || (*text && ap_error_count(ctx) > 0), "a failure without a word");
}

static void answered(const ap_context *ctx, ap_status status, const char *out, bool json) {
  said(ctx, status);
  require(out != NULL, "no answer, not even an empty one");
  require(status != AP_OK || *out, "an empty answer");
  if (json && status == AP_OK) is_json(out, "the answer is not JSON");
}

static void ask(ap_context *ctx, const ap_model *model, uint32_t h) {
  const char *out = NULL;
  ap_format format = h & 1 ? AP_FORMAT_JSON : AP_FORMAT_TEXT;
  ap_eval_options e = {h & 2 ? "{\"t\": 0.3, \"q\": {\"x\": 0.4}}" : NULL, format};
  ap_status status = ap_eval(ctx, model, h & 4 ? NULL : &e, &out);
  answered(ctx, status, out, h & 1 && !(h & 4));
  ap_derive_options d = ap_derive_options_default();
  d.principle = (ap_principle)(h >> 3 & 3);
  d.form = h & 32 ? AP_FORM_SOLVED : h >> 9 & 1 ? AP_FORM_COORDINATES : AP_FORM_IMPLICIT;
  d.format = !(h & 1) && h >> 10 & 1 ? AP_FORMAT_UNICODE : format;
  d.units = h >> 11 & 1 ? "m=1, l=1" : NULL;
  d.steps = h >> 7 & 1;
  d.multipliers = h >> 13 & 1;
  status = ap_derive(ctx, model, &d, &out);
  answered(ctx, status, out, h & 1 && !d.steps); /* the steps are text */
  status = ap_show(ctx, model, h >> 8 & 1 ? "gibbs()" : "kinetic()", NULL, &out);
  answered(ctx, status, out, false);
  status = h >> 12 & 1 ? ap_forces(ctx, model, format, &out) : ap_constraints(ctx, model, format, &out);
  if (h >> 13 & 1) status = ap_reduce(ctx, model, format, &out);
  answered(ctx, status, out, h & 1);
  if (!(h & 64)) return;
  ap_check_options c = {format};
  status = ap_check(ctx, model, &c, &out);
  answered(ctx, status, out, h & 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  account used = {0, 0};
  ap_limits limits = ap_limits_default();
  limits.max_bytes = MOST;
  limits.max_nodes = 200000;
  limits.proof_fuel = 20000;
  limits.resize = resize;
  limits.user = &used;
  ap_context *ctx = ap_context_new(&limits);
  require(ctx != NULL, "no context");
  const ap_model *model = NULL;
  ap_status status = ap_model_parse(ctx, "fuzz.mech", (const char *)data, size, NULL, &model);
  said(ctx, status);
  require((status == AP_OK) == (model != NULL), "a model without a good status, or the other way round");
  if (model && size <= SMALL) ask(ctx, model, hash(data, size));
  ap_model_free(model);
  ap_context_free(ctx);
  require(used.bytes == 0, "memory is left over");
  require(used.most <= 2 * MOST + (1 << 20),
          "the limit of memory was not kept"); /* one for the model, one for the rest */
  return 0;
}
