/* bench_chain: from the text of a chain of n links to numbers for M and c, and to all numbers of `eval`.

   Prints the best of several runs, and what it is in terms of n = 10; run in the root
   of the source tree. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <appell.h>

#include "derive/system.h"
#include "lang/tree.h"

static double now(void) {
  struct timespec t;
  (void)timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static char *read_file(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = calloc(1, 65536);
  if (!f || !text) {
    fprintf(stderr, "bench_chain: cannot read %s; run it in the root of the source tree\n", path);
    exit(1);
  }
  (void)fread(text, 1, 65535, f);
  (void)fclose(f);
  return text;
}

/* seconds from the text to the entries of M and c; 0 if anything is wrong */
static double to_mass_and_bias(const char *text, const char *n, uint32_t *nodes) {
  base_ctx ctx = {0};
  base_arena arena;
  base_names names;
  base_source source;
  diag_list diags;
  mech_override override = {"n", n};
  mech_options options = {&override, 1, NULL, false};
  double start = now();
  base_arena_init(&arena, &ctx);
  base_names_init(&names, &arena);
  base_source_init(&source, &arena, "chain.mech", text, (uint32_t)strlen(text));
  diag_init(&diags, &arena);
  mech_model *m = mech_build(&arena, &names, lang_parse(&arena, &names, &source, &diags), &options, &diags);
  derive_system *sys = m ? derive_kinematics(&arena, m, &diags) : NULL;
  if (!sys) return 0;
  derive_gibbs(sys);
  uint32_t k = sys->u.n;
  ex *roots = BASE_ARRAY(&arena, ex, k * (k + 1));
  memcpy(roots, sys->mass, k * k * sizeof *roots);
  memcpy(roots + k * k, sys->bias, k * sizeof *roots);
  double *out = BASE_ARRAY(&arena, double, k *(k + 1)), *v = BASE_ARRAY(&arena, double, expr_symbol_count(sys->g));
  normal_random_point(sys->g, &m->facts, 1, v);
  expr_tape_run(expr_tape_new(sys->g, &arena, k * (k + 1), roots), v, out);
  double seconds = now() - start;
  *nodes = expr_count(sys->g);
  derive_free(sys);
  mech_free(m);
  base_arena_free(&arena);
  return seconds;
}

/* the same through the public header, with the accelerations and the printed answer */
static double to_answer(const char *text, const char *n) {
  ap_override override = {"n", n};
  ap_model_options options = {&override, 1, NULL, 0};
  ap_eval_options eval = {NULL, AP_FORMAT_JSON};
  const ap_model *model = NULL;
  const char *out;
  double start = now();
  ap_context *ctx = ap_context_new(NULL);
  if (!ctx) return 0;
  bool ok = ap_model_parse(ctx, "chain.mech", text, strlen(text), &options, &model) == AP_OK &&
            ap_eval(ctx, model, &eval, &out) == AP_OK;
  double seconds = now() - start;
  ap_model_free(model);
  ap_context_free(ctx);
  return ok ? seconds : 0;
}

int main(void) {
  static const int SIZES[] = {2, 5, 10, 20, 50, 100};
  enum { N = sizeof SIZES / sizeof *SIZES, TEN = 2 };
  char *text = read_file("models/chain.mech");
  double mass[N], answer[N];
  uint32_t nodes[N];
  for (int i = 0; i < N; i++) {
    char n[16];
    (void)snprintf(n, sizeof n, "%d", SIZES[i]);
    mass[i] = answer[i] = 1e9;
    for (int turn = 0; turn < (SIZES[i] < 50 ? 20 : 5); turn++) {
      double a = to_mass_and_bias(text, n, &nodes[i]), b = to_answer(text, n);
      if (a <= 0 || b <= 0) {
        fprintf(stderr, "bench_chain: n = %d fails\n", SIZES[i]);
        free(text);
        return 1;
      }
      mass[i] = a < mass[i] ? a : mass[i];
      answer[i] = b < answer[i] ? b : answer[i];
    }
  }
  printf("chain: text to numbers          M and c                 eval --json\n");
  printf("     n      nodes          ms   against 10          ms   against 10\n");
  for (int i = 0; i < N; i++)
    printf("%6d %10u %11.3f %11.2f %11.3f %11.2f\n", SIZES[i], nodes[i], 1e3 * mass[i], mass[i] / mass[TEN],
           1e3 * answer[i], answer[i] / answer[TEN]);
  free(text);
  return 0;
}
