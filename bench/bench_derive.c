/* bench_derive: from the text of a model to M and c of M u' + c = 0 as numbers, by several principles.

   The interval starts with the text and ends when the numbers, at the state that
   bench/peer_sympy.py uses too, agree with those that SymPy once gave (the file
   bench/derive_reference.txt). Then the times through the public header: derived and
   printed, simplified or not. One line for each, the best of several runs; bench/derive
   puts SymPy's times and the targets beside them. Run in the root of the source tree. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <appell.h>

#include "derive/system.h"
#include "lang/tree.h"

typedef enum { KANE, LAGRANGE, GIBBS } principle;
static const char *const PRINCIPLES[] = {"kane", "lagrange", "gibbs-appell"};

typedef struct job {
  const char *name, *path;
  principle by;
  int n; /* links, or 0 */
} job;

static const job JOBS[] = {
    {"disk", "models/rolling_disk.mech", KANE, 0},    {"disk", "models/rolling_disk.mech", GIBBS, 0},
    {"ball", "models/unbalanced_ball.mech", KANE, 0}, {"ball", "models/unbalanced_ball.mech", GIBBS, 0},
    {"chain", "models/chain_rods.mech", KANE, 2},     {"chain", "models/chain_rods.mech", KANE, 3},
    {"chain", "models/chain_rods.mech", KANE, 5},     {"chain", "models/chain_rods.mech", KANE, 10},
    {"chain", "models/chain_rods.mech", LAGRANGE, 2}, {"chain", "models/chain_rods.mech", LAGRANGE, 3},
    {"chain", "models/chain_rods.mech", LAGRANGE, 5}, {"chain", "models/chain_rods.mech", LAGRANGE, 10},
    {"chain", "models/chain_rods.mech", GIBBS, 10},
};

enum { TURNS = 40, MOST = 10 };

typedef struct numbers {
  uint32_t n;
  double at[MOST * (MOST + 1)]; /* M by rows, then c */
} numbers;

static double now(void) {
  struct timespec t;
  (void)timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void give_up(const char *what, const char *name) {
  fprintf(stderr, "bench_derive: %s %s; run it in the root of the source tree\n", what, name);
  exit(1);
}

static char *read_file(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = calloc(1, 65536);
  if (!f || !text) give_up("cannot read", path);
  else {
    (void)fread(text, 1, 65535, f);
    (void)fclose(f);
  }
  return text;
}

/* lines "disk 0 3 M... c..." */
static numbers reference(const char *all, const job *j) {
  char head[32];
  (void)snprintf(head, sizeof head, "\n%s %d ", j->name, j->n);
  const char *at = strstr(all, head);
  if (!at) give_up("no reference for", j->name);
  char *end = NULL;
  numbers r = {(uint32_t)strtoul(at + strlen(head), &end, 10), {0}};
  for (uint32_t i = 0; i < r.n * (r.n + 1); i++) r.at[i] = strtod(end, &end);
  return r;
}

/* the state: what is turned stands at 0.3, 0.5, …; the speeds are 0.4, 0.25, … */
static double *state(derive_system *sys) {
  const mech_model *m = sys->m;
  double *v = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 1), size = 0;
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < m->params.n; i++) {
      const mech_param *p = &m->params.at[i];
      if (!p->integer && p->value != EXPR_NONE) v[expr_symbol_id(sys->g, p->sym)] = expr_eval(sys->g, p->value, v);
    }
  for (uint32_t i = 0, k = 0; i < m->coords.n; i++) {
    const mech_coord *c = &m->coords.at[i];
    if (strcmp(c->name, "x") == 0 || strcmp(c->name, "y") == 0) continue;
    double x = 0.3 + 0.2 * k++;
    v[expr_symbol_id(sys->g, c->sym)] = x;
    if (c->quaternion >= 0) size += x * x;
  }
  for (uint32_t i = 0; i < m->coords.n; i++)
    if (m->coords.at[i].quaternion >= 0) v[expr_symbol_id(sys->g, m->coords.at[i].sym)] /= sqrt(size);
  for (uint32_t i = 0; i < sys->u.n; i++) v[expr_symbol_id(sys->g, sys->u.at[i].sym)] = 0.4 - 0.15 * i;
  derive_let_values(sys, v);
  return v;
}

/* M and c: by Gibbs-Appell as expressions; by the others from residuals at u' = 0 and at unit u', being linear in it */
static void evaluate(derive_system *sys, principle by, numbers *out) {
  uint32_t n = out->n = sys->u.n;
  double *v, *got = BASE_ARRAY(sys->arena, double, n + 1);
  ex *residual = BASE_ARRAY(sys->arena, ex, n * (n + 1) + 1),
     *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  if (by == GIBBS) {
    derive_gibbs(sys);
    v = state(sys);
    memcpy(residual, sys->mass, n * n * sizeof *residual);
    memcpy(residual + n * n, sys->bias, n * sizeof *residual);
    expr_tape_run(expr_tape_new(sys->g, sys->arena, n * (n + 1), residual), v, out->at);
    return;
  }
  if (by == KANE) derive_kane(sys, residual, multiplier);
  else residual = derive_lagrange(sys).residual;
  v = state(sys);
  expr_tape *tape = expr_tape_new(sys->g, sys->arena, n, residual);
  expr_tape_run(tape, v, out->at + n * n);
  for (uint32_t s = 0; s < n; s++) {
    double *dot = &v[expr_symbol_id(sys->g, sys->u.at[s].dot)];
    *dot = 1;
    expr_tape_run(tape, v, got);
    *dot = 0;
    for (uint32_t r = 0; r < n; r++) out->at[r * n + s] = got[r] - out->at[n * n + r];
  }
}

static bool agree(const numbers *a, const numbers *b) {
  if (a->n != b->n) return false;
  double size = 0;
  for (uint32_t i = 0; i < b->n * (b->n + 1); i++) size = fmax(size, fabs(b->at[i]));
  for (uint32_t i = 0; i < b->n * (b->n + 1); i++)
    if (!(fabs(a->at[i] - b->at[i]) <= 1e-12 * size)) return false;
  return true;
}

/* seconds from the text to numbers that agree; negative: they do not */
static double to_numbers(const char *text, const job *j, const numbers *wanted) {
  base_ctx ctx = {0};
  base_arena arena;
  base_names names;
  base_source source;
  diag_list diags;
  char n[16];
  (void)snprintf(n, sizeof n, "%d", j->n);
  mech_override override = {"n", n};
  mech_options options = {&override, j->n > 0, NULL, false};
  numbers got;
  double start = now();
  base_arena_init(&arena, &ctx);
  base_names_init(&names, &arena);
  base_source_init(&source, &arena, j->path, text, (uint32_t)strlen(text));
  diag_init(&diags, &arena);
  mech_model *m = mech_build(&arena, &names, lang_parse(&arena, &names, &source, &diags), &options, &diags);
  derive_system *sys = m ? derive_kinematics(&arena, m, &diags) : NULL;
  if (!sys) return -1;
  evaluate(sys, j->by, &got);
  double seconds = agree(&got, wanted) ? now() - start : -1;
  derive_free(sys);
  mech_free(m);
  base_arena_free(&arena);
  return seconds;
}

static uint64_t operations(const char *text) {
  uint64_t n = 0;
  const char *at = strstr(text, "equations of motion");
  for (; at && *at; at++)
    n += strchr("+*/^", *at) != NULL || (*at == '-' && at[1] == ' ') ||
         (*at == '(' && at[-1] > ' ' && strchr("nst", at[-1]) != NULL);
  return n;
}

/* seconds from the text to printed equations, and how many operations these have */
static double to_print(const char *path, const char *n, bool plain, uint64_t *ops) {
  char *text = read_file(path);
  ap_override override = {"n", n};
  ap_model_options options = {&override, n != NULL, NULL, 0};
  ap_derive_options derive = ap_derive_options_default();
  derive.plain = plain;
  double best = 1e9;
  for (int i = 0; i < TURNS / 2; i++) {
    const ap_model *model = NULL;
    const char *out = "";
    double start = now();
    ap_context *ctx = ap_context_new(NULL);
    if (!ctx || ap_model_parse(ctx, path, text, strlen(text), &options, &model) != AP_OK ||
        ap_derive(ctx, model, &derive, &out) != AP_OK)
      give_up("cannot derive", path);
    best = fmin(best, now() - start);
    *ops = operations(out);
    ap_model_free(model);
    ap_context_free(ctx);
  }
  free(text);
  return best;
}

static void print_times(void) {
  static const struct {
    const char *name, *path, *n;
    bool plain;
  } P[] = {{"disk", "models/rolling_disk.mech", NULL, false}, {"ball", "models/unbalanced_ball.mech", NULL, false},
           {"chain", "models/chain.mech", "5", false},        {"rods", "models/chain_rods.mech", "5", false},
           {"chain", "models/chain.mech", "20", true},        {"rods", "models/chain_rods.mech", "20", true}};
  for (size_t i = 0; i < sizeof P / sizeof *P; i++) {
    uint64_t ops;
    double seconds = to_print(P[i].path, P[i].n, P[i].plain, &ops);
    printf("print %s %s %s %.6f %llu\n", P[i].name, P[i].n ? P[i].n : "0", P[i].plain ? "plain" : "simplified", seconds,
           (unsigned long long)ops);
  }
}

int main(void) {
  char *all = read_file("bench/derive_reference.txt");
  for (size_t i = 0; i < sizeof JOBS / sizeof *JOBS; i++) {
    const job *j = &JOBS[i];
    char *text = read_file(j->path), *claims = strstr(text, "\nclaim ");
    if (claims) claims[1] = 0; /* what the books say is not part of the mechanics */
    numbers wanted = reference(all, j);
    double best = 1e9;
    for (int turn = 0; turn < TURNS; turn++) {
      double seconds = to_numbers(text, j, &wanted);
      if (seconds < 0) give_up("other numbers than the reference:", j->name);
      best = fmin(best, seconds);
    }
    printf("numbers %s %d %s %.6f\n", j->name, j->n, PRINCIPLES[j->by], best);
    free(text);
  }
  print_times();
  free(all);
  return 0;
}
