/* bench_rhs: ns for one evaluation of q' and u' of a model, and for making the program; beside functions from shared
   objects that do the same. Driven by bench/rhs.

     bench_rhs MODEL N [NAME=OBJECT:FUNCTION ...]

   A function has the form void f(int n, const double *y, double *dy), y = [q; u]. Prints lines "name ns error", the
   error relative to ours. Every program is timed in turn, several rounds, and the best round counts. */
#define _DEFAULT_SOURCE 1
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lang/tree.h"
#include "run/rhs.h"

enum { MOST_PEERS = 16, MOST = 1024 };

typedef void (*peer)(int n, const double *y, double *dy);

typedef struct contestant {
  const char *name;
  peer f; /* or a program */
  const code_program *program;
  code_frame *frame;
  double *y; /* its state */
  double ns, error;
} contestant;

static int n;
static double y[MOST], dy[MOST], ours[MOST], sink;
static code_stage changed;

static double now(void) {
  struct timespec t;
  (void)clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* A program's inputs are written where they are read, and so are its results, as an integrator does it. */
static const double *evaluate(contestant *c) {
  if (c->f) {
    c->f(n, c->y, dy);
    return dy;
  }

  return code_run(c->program, c->frame, RHS_RATES, changed);
}

static void time_it(contestant *c) {
  int turns;
  for (turns = 1;;) {
    double start = now();
    for (int i = 0; i < turns; i++) {
      c->y[i & 1 & (n - 1)] += 1e-9;
      sink += evaluate(c)[n];
    }
    double t = now() - start;
    if (t > 1.5e-4) {
      if (1e9 * t / turns < c->ns) c->ns = 1e9 * t / turns;
      return;
    }
    turns *= 2;
  }
}

static char *read_file(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = calloc(1, 65536);
  if (!f || !text) {
    fprintf(stderr, "bench_rhs: cannot read %s; run it in the root of the source tree\n", path);
    exit(1);
  }
  (void)fread(text, 1, 65535, f);
  (void)fclose(f);
  return text;
}

static peer find(const char *what) {
  char path[512];
  const char *colon = strrchr(what, ':');
  (void)snprintf(path, sizeof path, "%.*s", (int)(colon - what), what);
  void *object = dlopen(path, RTLD_NOW), *symbol = object ? dlsym(object, colon + 1) : NULL;
  peer f = NULL;
  if (symbol) memcpy(&f, &symbol, sizeof f);
  else fprintf(stderr, "bench_rhs: %s\n", dlerror());
  return f;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  base_ctx ctx = {0};
  base_arena arena;
  base_names names;
  base_source source;
  diag_list diags;
  mech_override override = {"n", argv[2]};
  mech_options options = {&override, 1, NULL, false};
  base_arena_init(&arena, &ctx);
  base_names_init(&names, &arena);
  const char *text = read_file(argv[1]);
  base_source_init(&source, &arena, argv[1], text, (uint32_t)strlen(text));
  diag_init(&diags, &arena);
  mech_model *m = mech_build(&arena, &names, lang_parse(&arena, &names, &source, &diags), &options, &diags);
  derive_system *sys = m ? derive_kinematics(&arena, m, &diags) : NULL;
  if (!sys) return 1;
  run_rhs r;
  run_rhs_make(sys, &r);
  n = (int)r.nq;
  contestant c[MOST_PEERS] = {{.name = "ours"}, {.name = "interpreted"}};
  int count = 2;
  double compile = 1;
  for (int i = 0; i < 50; i++) {
    double start = now();
    code_program *p = code_make(&ctx, sys->g, &r.spec);
    double t = now() - start;
    if (t < compile) compile = t;
    if (i == 49) c[0].program = p;
    else code_free(p);
  }
  r.spec.interpret = true;
  c[1].program = code_make(&ctx, sys->g, &r.spec);
  for (int k = 0; k < 2; k++) {
    c[k].frame = code_frame_new(&ctx, c[k].program);
    for (uint32_t i = 0; i < r.nparams; i++) {
      double *values = calloc(expr_symbol_count(sys->g) + 1, sizeof *values);
      if (!values) return 1;
      code_inputs(c[k].frame)[i] = expr_eval(sys->g, r.params[i]->value, values);
      free(values);
    }
  }
  for (int i = 3; i < argc && count < MOST_PEERS; i++) {
    char *equals = strchr(argv[i], '=');
    if (!equals) return 2;
    *equals = 0;
    c[count] = (contestant){.name = argv[i], .f = find(equals + 1)};
    if (c[count].f) count++;
  }
  changed = CODE_PARAM;
  double start[MOST];
  for (int i = 0; i < n; i++)
    start[i] = y[i] = 0.3 + 0.17 * i - 0.6 * (i % 3), start[n + i] = y[n + i] = 0.5 - 0.2 * (i % 5);
  for (int k = 0; k < count; k++) {
    c[k].y = c[k].f ? y : code_inputs(c[k].frame) + r.nparams + 1;
    memcpy(c[k].y, start, 2 * (size_t)n * sizeof *y);
    const double *got = evaluate(&c[k]);
    double worst = 0, size = 0;
    for (int i = 0; i < 2 * n; i++) {
      if (k == 0) ours[i] = got[i];
      size = fmax(size, fabs(ours[i]));
      worst = fmax(worst, fabs(got[i] - ours[i]));
    }
    c[k].error = worst / size;
    c[k].ns = 1e12;
  }
  changed = CODE_TIME;
  for (int round = 0; round < 300; round++)
    for (int k = 0; k < count; k++) {
      memcpy(c[k].y, start, 2 * (size_t)n * sizeof *y);
      time_it(&c[k]);
    }
  code_size size = code_measure(c[0].program);
  printf("compile %.4g 0\n", 1e9 * compile);
  printf("operations %u %u\n", size.operations, size.calls);
  printf("bytes %u %u\n", size.machine, size.slots);
  for (int k = 0; k < count; k++) printf("%s %.4g %.1e\n", c[k].name, c[k].ns, c[k].error);
  return 0;
}
