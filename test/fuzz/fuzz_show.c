/* fuzz_show: any bytes at all as an expression about a finished model; the first line may name a frame.

   The model is made once and must not change: what one question is told, the
   same question is told again after all others. */
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
                            "let f(s) = s^2 + 1, L = a + sin(t)/10\n"
                            "point P = O + x*N.x + y*N.y\n"
                            "body A { frame B; center P + L*B.x; mass m; inertia about z = c[1] }\n"
                            "body K { frame E; center O; mass m; inertia diag(1, 2, c[n]) }\n"
                            "gravity -9.81*N.y\n"
                            "constraint edge: dot(velocity(P, A), B.y) = 0\n";

static void require(int ok, const char *what) {
  if (ok) return;
  (void)fprintf(stderr, "fuzz_show: %s\n", what);
  abort();
}

static ap_context *context(void) {
  ap_limits limits = ap_limits_default();
  limits.max_bytes = (size_t)256 << 20;
  limits.max_nodes = 200000;
  limits.proof_fuel = 20000;
  return ap_context_new(&limits);
}

/* f(psi) and a kinetic energy: what the model said first */
static char *witness(const ap_model *model) {
  ap_context *ctx = context();
  const char *a = NULL, *b = NULL;
  require(ap_show(ctx, model, "f(psi)*velocity(P, A)", NULL, &a) == AP_OK, "the model does not answer");
  require(ap_show(ctx, model, "kinetic()", NULL, &b) == AP_OK, "the model does not answer");
  size_t n = strlen(a) + strlen(b) + 1;
  char *both = malloc(n);
  if (both) (void)snprintf(both, n, "%s%s", a, b);
  ap_context_free(ctx);
  return both;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const ap_model *model;
  static char *first;
  static unsigned count;
  if (!model) {
    ap_context *ctx = context();
    require(ap_model_parse(ctx, "show.mech", MODEL, sizeof MODEL - 1, NULL, &model) == AP_OK, "the model is wrong");
    ap_context_free(ctx);
    first = witness(model);
  }
  char *text = malloc(size + 1), *line;
  if (!text) return 0;
  if (size) memcpy(text, data, size);
  text[size] = 0;
  line = strchr(text, '\n');
  if (line) *line++ = 0;
  ap_context *ctx = context();
  const char *out = NULL;
  ap_show_options in = {.in = line ? text : NULL, .format = size & 2 ? AP_FORMAT_UNICODE : AP_FORMAT_TEXT};
  ap_status status = ap_show(ctx, model, line ? line : text, size & 1 ? NULL : &in, &out);
  require(status != AP_OK || *out, "an empty answer");
  require(status == AP_OK || (*ap_diagnostics(ctx, 0) && ap_error_count(ctx) > 0), "a failure without a word");
  (void)ap_diagnostics_json(ctx);
  ap_context_free(ctx);
  free(text);
  if (++count % 64 == 1) { /* the model has not changed */
    char *again = witness(model);
    require(!again || !first || strcmp(again, first) == 0, "the model has changed");
    free(again);
  }
  return 0;
}
