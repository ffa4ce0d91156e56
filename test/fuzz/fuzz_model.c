/* The front end against arbitrary bytes: text to a checked model, and everything said about it. */
#include "appell.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  ap_limits limits = ap_limits_default();
  limits.max_bytes = (size_t)256 << 20;
  limits.max_nodes = 200000;
  limits.proof_fuel = 20000;
  ap_context *ctx = ap_context_new(&limits);
  if (!ctx) return 0;
  const ap_model *model = NULL;
  ap_status status = ap_model_parse(ctx, "fuzz.mech", (const char *)data, size, NULL, &model);
  (void)ap_diagnostics(ctx, 1);
  (void)ap_diagnostics_json(ctx);
  if (status == AP_OK) ap_model_free(model);
  ap_context_free(ctx);
  return 0;
}
