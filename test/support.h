/* support: what the tests in C share. Included once by each test program.

   world     a context, a text, its model and its derived system, with every internal
             door open; world_close checks that all memory came back
   proves    identities by the normal form: YES for the right one, NO for a wrong one
   ask       the public header: ap_check of a text, with its report for a failure
   random_*  numbers from a seed: fixed, or APPELL_SEED=…; test_main prints it

   A check in here fails with the line of the caller's test in Check's report and
   with the seed in its message. */
#ifndef APPELL_TEST_SUPPORT_H
#define APPELL_TEST_SUPPORT_H

#include <appell.h>
#include <check.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "derive/check.h"
#include "derive/state.h"
#include "derive/system.h"
#include "expr/normal.h"

/* Under a sanitizer everything is slow: a fifth of the turns will do. */
#ifdef __SANITIZE_ADDRESS__
enum { TEST_SLOW = 1 };
#else
enum { TEST_SLOW = 0 };
#endif
#define TURNS(n) (TEST_SLOW ? (n) / 5 : (n))

/* --- random numbers: splitmix64 --- */

typedef struct test_random {
  uint64_t seed, state;
} test_random;

static inline uint64_t test_seed(void) {
  const char *s = getenv("APPELL_SEED");
  return s && *s ? strtoull(s, NULL, 10) : 20240229;
}

/* a stream of its own for each test and each turn of a loop test */
static inline test_random random_start(uint64_t stream) {
  uint64_t seed = test_seed();
  return (test_random){seed, seed * 0xD1342543DE82EF95u + stream * 0x9E3779B97F4A7C15u + 1};
}

static inline uint64_t random_bits(test_random *r) {
  r->state += 0x9E3779B97F4A7C15u;
  uint64_t z = r->state;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static inline uint32_t random_below(test_random *r, uint32_t n) {
  return (uint32_t)(random_bits(r) % n);
}

static inline int random_int(test_random *r, int lo, int hi) {
  return lo + (int)random_below(r, (uint32_t)(hi - lo + 1));
}

static inline double random_double(test_random *r, double lo, double hi) {
  return lo + (hi - lo) * ((double)(random_bits(r) >> 11) * 0x1p-53);
}

/* --- time --- */

static inline double test_seconds(void) {
  struct timespec t;
  (void)timespec_get(&t, TIME_UTC);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* --- a text, its model, its system --- */

typedef struct world {
  base_ctx ctx;
  base_arena arena;
  base_names names;
  base_source source;
  diag_list diags;
  mech_model *m;
  derive_system *sys;
  const char *text;
} world;

static inline const char *world_said(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  diag_print(&w->diags, &w->source, false, &t);
  return base_text_str(&t);
}

/* the codes said so far in order, "N301 E304" */
static inline const char *world_codes(world *w) {
  base_text t;
  base_text_init(&t, &w->arena);
  for (uint32_t i = 0; i < w->diags.entries.n; i++)
    base_printf(&t, "%s%s", i ? " " : "", diag_about(w->diags.entries.at[i].code)->code);
  return base_text_str(&t);
}

/* w->m is NULL if the text has errors */
static inline void world_try(world *w, const char *text, const mech_options *options) {
  static const mech_options none;
  memset(w, 0, sizeof *w);
  w->text = text;
  base_arena_init(&w->arena, &w->ctx);
  base_names_init(&w->names, &w->arena);
  base_source_init(&w->source, &w->arena, "test.mech", text, (uint32_t)strlen(text));
  diag_init(&w->diags, &w->arena);
  lang_file *file = lang_parse(&w->arena, &w->names, &w->source, &w->diags);
  w->m = mech_build(&w->arena, &w->names, file, options ? options : &none, &w->diags);
}

static inline void world_open(world *w, const char *text) {
  world_try(w, text, NULL);
  ck_assert_msg(w->m != NULL, "seed %llu: the text is refused:\n%s\n%s", (unsigned long long)test_seed(), text,
                world_said(w));
}

/* w->sys is NULL if speeds and constraints cannot be closed */
static inline void world_derive(world *w, const char *text) {
  world_open(w, text);
  w->sys = derive_kinematics(&w->arena, w->m, &w->diags);
  if (w->sys) derive_gibbs(w->sys);
}

static inline void world_close(world *w) {
  if (w->sys) derive_free(w->sys);
  if (w->m) mech_free(w->m);
  base_arena_free(&w->arena);
  ck_assert_uint_eq(w->ctx.bytes, 0);
}

static inline uint32_t world_frame(const world *w, const char *name) {
  for (uint32_t i = 0; i < w->m->space.frames.n; i++)
    if (strcmp(w->m->space.frames.at[i].name, name) == 0) return i;
  ck_abort_msg("no frame %s", name);
}

static inline vec world_point(const world *w, const char *name) {
  for (uint32_t i = 0; i < w->m->points.n; i++)
    if (strcmp(w->m->points.at[i].name, name) == 0) return w->m->points.at[i].position;
  ck_abort_msg("no point %s", name);
}

/* the n-th `output` of the text */
static inline ex world_output(const world *w, uint32_t n) {
  ck_assert_uint_lt(n, w->m->outputs.n);
  return w->m->outputs.at[n].value;
}

/* values of all symbols: random where they move, the text's own for parameters that have one */
static inline double *world_values(world *w, expr_graph *g, uint64_t seed) {
  double *v = BASE_ARRAY(&w->arena, double, expr_symbol_count(g) + 1);
  normal_random_point(g, &w->m->facts, seed, v);
  for (int pass = 0; pass < 3; pass++)
    for (uint32_t i = 0; i < w->m->params.n; i++) {
      const mech_param *p = &w->m->params.at[i];
      if (!p->integer && p->value != EXPR_NONE) v[expr_symbol_id(g, p->sym)] = expr_eval(g, p->value, v);
    }
  if (w->sys && g == w->sys->g) derive_let_values(w->sys, v);
  return v;
}

/* a whole file of the source tree; tests run in its root */
static inline char *test_file(const char *path) {
  FILE *f = fopen(path, "rb");
  ck_assert_msg(f != NULL, "cannot read %s", path);
  size_t n = 0, cap = 4096;
  char *text = malloc(cap);
  ck_assert_ptr_nonnull(text);
  for (size_t got; (got = fread(text + n, 1, cap - n - 1, f)) > 0;) {
    n += got;
    if (n + 1 < cap) continue;
    text = realloc(text, cap *= 2);
    ck_assert_ptr_nonnull(text);
  }
  (void)fclose(f);
  text[n] = 0;
  return text;
}

/* --- zero or not --- */

static const char *const test_answers[] = {"NO", "YES", "UNKNOWN"};

static inline void answers(expr_graph *g, ex e, const normal_facts *facts, expr_answer wanted, const char *what) {
  expr_answer got = normal_is_zero(g, e, facts, NULL);
  if (got == wanted) return;
  base_arena a;
  base_arena_init(&a, expr_ctx(g));
  ck_abort_msg("seed %llu: %s: %s instead of %s: %.2000s", (unsigned long long)test_seed(), what, test_answers[got],
               test_answers[wanted], expr_str(g, &a, e));
}

static inline void is_zero(expr_graph *g, ex e, const normal_facts *facts, const char *what) {
  answers(g, e, facts, ANSWER_YES, what);
}

static inline void is_not_zero(expr_graph *g, ex e, const normal_facts *facts, const char *what) {
  answers(g, e, facts, ANSWER_NO, what);
}

/* On random inputs: proved, or, where the fuel ran out, zero at random points. Anything else fails. */
static inline void vanishes(expr_graph *g, ex e, const normal_facts *facts, const char *what) {
  normal_fuel fuel = {0};
  expr_answer got = normal_is_zero(g, e, facts, &fuel);
  if (got == ANSWER_YES) return;
  bool fine = got == ANSWER_UNKNOWN && fuel.exhausted;
  double *v = calloc(expr_symbol_count(g) + 1, sizeof *v), worst = 0;
  ck_assert_ptr_nonnull(v);
  for (uint64_t seed = 1; fine && seed <= 5; seed++) {
    normal_random_point(g, facts, seed, v);
    double size = 1, x = expr_eval(g, e, v);
    for (uint32_t k = 0; expr_op_of(g, e) == EX_ADD && k < expr_nkids(g, e); k++)
      size = fmax(size, fabs(expr_eval(g, expr_kids(g, e)[k], v)));
    worst = fmax(worst, isfinite(x) ? fabs(x) / size : 0);
  }
  free(v);
  if (!fine || worst > 1e-9) answers(g, e, facts, ANSWER_YES, what);
}

static inline void vec_vanishes(space *s, vec v, const normal_facts *facts, const char *what) {
  ex x[3];
  vec_express(s, v, 0, x);
  for (int i = 0; i < 3; i++) vanishes(s->g, x[i], facts, what);
}

static inline void vec_zero(space *s, vec v, const normal_facts *facts, const char *what) {
  ex x[3];
  vec_express(s, v, 0, x);
  for (int i = 0; i < 3; i++) is_zero(s->g, x[i], facts, what);
}

/* |a − b| small against the size of both, and against `scale` */
static inline bool test_close(double a, double b, double scale, double tolerance) {
  if (!isfinite(a) || !isfinite(b)) return false;
  return fabs(a - b) <= tolerance * fmax(scale, fmax(fabs(a), fabs(b)));
}

/* --- through the public header --- */

typedef struct asked {
  ap_context *ctx;
  const ap_model *model;
  const char *out;
  ap_status status;
} asked;

static inline asked ask_check(const char *text) {
  asked a = {.ctx = ap_context_new(NULL), .out = ""};
  ck_assert_ptr_nonnull(a.ctx);
  a.status = ap_model_parse(a.ctx, "test.mech", text, strlen(text), NULL, &a.model);
  if (a.status == AP_OK) a.status = ap_check(a.ctx, a.model, NULL, &a.out);
  return a;
}

static inline void ask_end(asked *a) {
  ap_model_free(a->model);
  ap_context_free(a->ctx);
}

static inline void checks(const char *text, ap_status wanted) {
  asked a = ask_check(text);
  ck_assert_msg(a.status == wanted, "seed %llu: status %d instead of %d for\n%s\n%s\n%s",
                (unsigned long long)test_seed(), (int)a.status, (int)wanted, text, a.out, ap_diagnostics(a.ctx, 0));
  ask_end(&a);
}

/* everything holds but the claims, and each of these is refuted with a witness state */
static inline void refutes(const char *text) {
  checks(text, AP_REFUTED);
  world w;
  world_derive(&w, text);
  ck_assert_ptr_nonnull(w.sys);
  check_report *r = derive_check(w.sys, 0);
  ck_assert_uint_gt(w.m->claims.n, 0);
  for (uint32_t i = 0; i < r->items.n; i++) {
    const check_item *x = &r->items.at[i];
    check_verdict wanted = x->placed ? CHECK_REFUTED : x->verdict == CHECK_JUDGED ? CHECK_JUDGED : CHECK_PROVED;
    ck_assert_msg(x->verdict == wanted, "%s: verdict %d instead of %d in\n%s", x->what, (int)x->verdict, (int)wanted,
                  text);
    if (x->placed) ck_assert_ptr_nonnull(x->detail);
  }
  world_close(&w);
}

/* --- the program --- */

static inline TCase *test_case(Suite *suite, const char *name) {
  TCase *t = tcase_create(name);
  tcase_set_timeout(t, 240);
  suite_add_tcase(suite, t);
  return t;
}

static inline int test_main(Suite *suite) {
  printf("seed %llu (APPELL_SEED=… for another)\n", (unsigned long long)test_seed());
  (void)fflush(stdout);
  SRunner *runner = srunner_create(suite);
  srunner_run_all(runner, CK_ENV);
  int failed = srunner_ntests_failed(runner);
  srunner_free(runner);
  return failed ? 1 : 0;
}

#endif
