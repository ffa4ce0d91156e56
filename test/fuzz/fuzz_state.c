/* fuzz_state: any bytes at all as a value from outside: the first line an override
   NAME=VALUE (or none), the rest the JSON of a state, for one model with a
   constraint, a quaternion, dependent speeds, a case and an integer parameter. */
#include "appell.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char MODEL[] = "param m = 1, a = 0.5, n = 2 (integer), c[1..n] = 3\n"
                            "coord x, y, psi, e: quaternion\n"
                            "speed v = dot(velocity(P), B.x), om = psi', w1, w2, w3\n"
                            "frame B = rotate(N, z, psi), E = orient(N, e)\n"
                            "define omega(E) = w1*E.x + w2*E.y + w3*E.z\n"
                            "point P = O + x*N.x + y*N.y\n"
                            "body A { frame B; center P + a*B.x; mass m; inertia about z = c[1] }\n"
                            "body K { frame E; center O; mass m; inertia diag(1, 2, c[n]) }\n"
                            "force sqrt(x)*B.x + log(y)*B.y + 1/(x - y)*N.x on A at P\n"
                            "constraint edge: dot(velocity(P, A), B.y) = 0\n"
                            "initial psi = 0.3, v = 1, x ~ 1, y = 2\n"
                            "case heavy: m = 100, initial v = 3\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = malloc(size + 1);
  if (!text) return 0;
  if (size) memcpy(text, data, size);
  text[size] = 0;
  char *state = strchr(text, '\n'), *value;
  if (state) *state++ = 0;
  value = strchr(text, '=');
  if (value) *value++ = 0;
  ap_override o = {text, value};
  ap_model_options options = {&o, value ? 1 : 0, value || !*text ? NULL : text, 0};
  ap_limits limits = ap_limits_default();
  limits.max_bytes = (size_t)256 << 20;
  limits.max_nodes = 200000;
  limits.proof_fuel = 20000;
  ap_context *ctx = ap_context_new(&limits);
  const ap_model *model = NULL;
  const char *out = NULL;
  ap_status status = ap_model_parse(ctx, "state.mech", MODEL, sizeof MODEL - 1, &options, &model);
  if (status == AP_OK)
    status = ap_eval(ctx, model, &(ap_eval_options){state, size & 1 ? AP_FORMAT_JSON : AP_FORMAT_TEXT}, &out);
  if (status != AP_OK && (!*ap_diagnostics(ctx, 0) || ap_error_count(ctx) == 0)) {
    (void)fprintf(stderr, "fuzz_state: a failure without a word\n");
    abort();
  }
  (void)ap_diagnostics_json(ctx);
  ap_model_free(model);
  ap_context_free(ctx);
  free(text);
  return 0;
}
