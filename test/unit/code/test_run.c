/* test_run: programs beside expr_eval, stages, solves, and that running allocates nothing. */
#include "random_program.h"

#include "code/program.h"

#if defined(__linux__)
#include <sys/resource.h>
#endif

typedef struct place {
  base_ctx ctx;
  base_arena arena;
  expr_graph *g;
} place;

static void place_open(place *p) {
  memset(p, 0, sizeof *p);
  base_arena_init(&p->arena, &p->ctx);
  p->g = expr_new(&p->ctx);
}

static void place_close(place *p) {
  expr_free(p->g);
  base_arena_free(&p->arena);
  ck_assert_uint_eq(p->ctx.bytes, 0);
}

/* expr_eval of the outputs; and how much they may be off: as they move if the inputs move in their last places, and by
   the last place of the largest number on the way */
static void reference(const random_program *p, const double *x, double *out, double *doubt) {
  enum { N = RANDOM_ENTRIES * RANDOM_OUTS };
  double *v = calloc(expr_symbol_count(p->g) + 1, sizeof *v), moved[N];
  ck_assert_ptr_nonnull(v);
  base_arena a;
  base_arena_init(&a, expr_ctx(p->g));
  expr_tape *t = expr_tape_new(p->g, &a, N, p->outs);
  for (int turn = 0; turn < 9; turn++) {
    for (uint32_t i = 0; i < RANDOM_INPUTS; i++)
      v[expr_symbol_id(p->g, p->inputs[i].symbol)] = turn == 0 ? x[i] : x[i] * (1 + 3e-14 * sin(7.3 * turn + 3.1 * i));
    expr_tape_run(t, v, turn ? moved : out);
    for (int k = 0; k < N; k++) {
      if (turn == 0) doubt[k] = 0;
      else if (!same_bits(moved[k], out[k]))
        doubt[k] = fmax(doubt[k], isfinite(moved[k] - out[k]) ? fabs(moved[k] - out[k]) : 1e300);
    }
  }
  for (uint32_t i = 0; i < RANDOM_INPUTS; i++) v[expr_symbol_id(p->g, p->inputs[i].symbol)] = x[i];
  double *all = BASE_ARRAY(&a, double, p->pool.n), big = 0;
  expr_tape_run(expr_tape_new(p->g, &a, p->pool.n, p->pool.at), v, all);
  for (uint32_t i = 0; i < p->pool.n; i++)
    big = isnan(all[i]) ? big : fmax(big, fabs(all[i])); /* infinite: the sign of a zero, which may differ */
  for (int k = 0; k < N; k++) doubt[k] += 1e-15 * big;
  base_arena_free(&a);
  free(v);
}

START_TEST(test_like_eval) {
  enum { N = RANDOM_ENTRIES * RANDOM_OUTS };
  uint32_t compared = 0, doubtful = 0;
  for (uint32_t turn = 0; turn < TURNS(2000); turn++) {
    test_random r = random_start(turn);
    place w;
    place_open(&w);
    random_program p;
    random_program_make(&p, &w.arena, w.g, &r, 3 + random_below(&r, 25));
    code_program *c = code_make(&w.ctx, w.g, &p.spec);
    ck_assert_ptr_nonnull(c);
    code_frame *f = code_frame_new(&w.ctx, c);
    double x[RANDOM_INPUTS], want[N], doubt[N];
    for (int i = 0; i < RANDOM_INPUTS; i++) code_inputs(f)[i] = x[i] = random_input(&r, false);
    reference(&p, x, want, doubt);
    for (uint32_t k = 0; k < N; k++) {
      const double *out = code_run(c, f, k / RANDOM_OUTS, k ? CODE_SAME : CODE_PARAM);
      double got = out[k % RANDOM_OUTS];
      if (doubt[k] > 1e-9 * fabs(want[k]) + 1e-12) {
        doubtful++;
        continue;
      }
      compared++;
      bool good = isfinite(want[k]) ? fabs(got - want[k]) <= 100 * doubt[k] + 1e-11 * fabs(want[k]) + 1e-15
                                    : !isfinite(got); /* another zero's sign, another infinity */
      ck_assert_msg(good, "seed %llu, turn %u: %.17g instead of %.17g: %s", (unsigned long long)test_seed(),
                    (unsigned)turn, got, want[k], expr_str(w.g, &w.arena, p.outs[k]));
    }
    code_frame_free(f);
    code_free(c);
    place_close(&w);
  }
  ck_assert_uint_gt(compared, 4 * doubtful);
}
END_TEST

/* inputs changed at one stage and later ones; another entry in between: never a stale number */
START_TEST(test_stages) {
  for (uint32_t turn = 0; turn < TURNS(1000); turn++) {
    test_random r = random_start(turn);
    place w;
    place_open(&w);
    random_program p;
    random_program_make(&p, &w.arena, w.g, &r, 30);
    code_program *c = code_make(&w.ctx, w.g, &p.spec);
    code_frame *f = code_frame_new(&w.ctx, c), *fresh = code_frame_new(&w.ctx, c);
    for (int step = 0; step < 12; step++) {
      code_stage stage = step ? (code_stage)random_below(&r, 5) : CODE_PARAM;
      for (uint32_t i = 0; i < RANDOM_INPUTS; i++)
        if (p.inputs[i].stage >= stage) code_inputs(f)[i] = random_input(&r, true);
      memcpy(code_inputs(fresh), code_inputs(f), RANDOM_INPUTS * sizeof(double));
      uint32_t entry = random_below(&r, RANDOM_ENTRIES);
      const double *a = code_run(c, f, entry, stage), *b = code_run(c, fresh, entry, CODE_PARAM);
      for (int k = 0; k < RANDOM_OUTS; k++)
        ck_assert_msg(same_bits(a[k], b[k]), "seed %llu, turn %u, step %d: %.17g, fresh %.17g",
                      (unsigned long long)test_seed(), (unsigned)turn, step, a[k], b[k]);
    }
    code_frame_free(f);
    code_frame_free(fresh);
    code_free(c);
    place_close(&w);
  }
}
END_TEST

/* as many entries as there may be: more sets of entries than pieces, so they are made coarser; and one too many */
START_TEST(test_entries) {
  for (uint32_t turn = 0; turn < 40; turn++) {
    test_random r = random_start(turn);
    place w;
    place_open(&w);
    random_program p;
    random_program_make(&p, &w.arena, w.g, &r, 300);
    code_entry entries[CODE_MOST_ENTRIES + 1];
    ex outs[CODE_MOST_ENTRIES + 1][2];
    for (uint32_t e = 0; e <= CODE_MOST_ENTRIES; e++) {
      for (int k = 0; k < 2; k++) outs[e][k] = p.pool.at[random_below(&r, p.pool.n)];
      entries[e] = (code_entry){2, outs[e]};
    }
    p.spec.entries = entries;
    p.spec.nentries = CODE_MOST_ENTRIES + 1;
    ck_assert_ptr_null(code_make(&w.ctx, w.g, &p.spec));
    p.spec.nentries = CODE_MOST_ENTRIES;
    p.spec.interpret = turn % 2 == 1;
    code_program *c = code_make(&w.ctx, w.g, &p.spec);
    code_frame *f = code_frame_new(&w.ctx, c), *fresh = code_frame_new(&w.ctx, c);
    for (int step = 0; step < 60; step++) {
      code_stage stage = step ? (code_stage)random_below(&r, 5) : CODE_PARAM;
      for (uint32_t i = 0; i < RANDOM_INPUTS; i++)
        if (p.inputs[i].stage >= stage) code_inputs(f)[i] = random_input(&r, false);
      memcpy(code_inputs(fresh), code_inputs(f), RANDOM_INPUTS * sizeof(double));
      uint32_t entry = random_below(&r, CODE_MOST_ENTRIES);
      const double *a = code_run(c, f, entry, stage), *b = code_run(c, fresh, entry, CODE_PARAM);
      ck_assert(same_bits(a[0], b[0]) && same_bits(a[1], b[1]));
    }
    code_frame_free(f);
    code_frame_free(fresh);
    code_free(c);
    place_close(&w);
  }
}
END_TEST

/* --- linear equations --- */

typedef struct equations {
  uint32_t n;
  ex *matrix, *right, *unknown, pivot;
  BASE_VEC(code_input) inputs;
  double *values; /* of the inputs */
} equations;

/* every entry an input of a stage of its own; the numbers from `a` by rows, 0 for entries that are zero */
static void equations_make(place *w, equations *q, uint32_t n, const double *a, const double *b, bool definite) {
  *q = (equations){.n = n, .pivot = expr_symbol(w->g, "pivot", 0)};
  q->matrix = BASE_ARRAY(&w->arena, ex, n * n + 1);
  q->right = BASE_ARRAY(&w->arena, ex, n + 1);
  q->unknown = BASE_ARRAY(&w->arena, ex, n + 1);
  q->values = BASE_ARRAY(&w->arena, double, n *n + n + 1);
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t j = 0; j < n; j++) {
      q->matrix[i * n + j] = EXPR_ZERO;
      if (a[i * n + j] == 0 || (definite && j > i)) continue;
      q->values[q->inputs.n] = a[i * n + j];
      ex s = expr_symbol(w->g, base_format(&w->arena, "a%u_%u", i, j), 0);
      q->matrix[i * n + j] = s;
      base_push(&w->arena, &q->inputs, ((code_input){s, CODE_PLACE}));
    }
    q->values[q->inputs.n] = b[i];
    q->right[i] = expr_symbol(w->g, base_format(&w->arena, "b%u", i), 0);
    base_push(&w->arena, &q->inputs, ((code_input){q->right[i], CODE_SPEED}));
    q->unknown[i] = expr_symbol(w->g, base_format(&w->arena, "x%u", i), 0);
  }
}

/* x, and the pivot after it */
static double *equations_solve(place *w, equations *q, bool definite, uint32_t *unrolled) {
  uint32_t n = q->n;
  ex *out = BASE_ARRAY(&w->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) out[i] = expr_mul(w->g, expr_int(w->g, 2), q->unknown[i]);
  out[n] = q->pivot;
  code_solve solve = {n, definite, q->matrix, q->right, q->unknown, q->pivot};
  code_entry entry = {n + 1, out};
  code_spec spec = {
      .ninputs = q->inputs.n, .inputs = q->inputs.at, .nsolves = 1, .solves = &solve, .nentries = 1, .entries = &entry};
  code_program *c = code_make(&w->ctx, w->g, &spec);
  ck_assert_ptr_nonnull(c);
  *unrolled = code_measure(c).unrolled;
  code_frame *f = code_frame_new(&w->ctx, c);
  memcpy(code_inputs(f), q->values, q->inputs.n * sizeof(double));
  double *x = BASE_ARRAY(&w->arena, double, n + 1);
  memcpy(x, code_run(c, f, 0, CODE_PARAM), (n + 1) * sizeof *x);
  for (uint32_t i = 0; i < n; i++) x[i] /= 2;
  code_frame_free(f);
  code_free(c);
  return x;
}

static double residual(uint32_t n, const double *a, const double *b, const double *x) {
  double worst = 0;
  for (uint32_t i = 0; i < n; i++) {
    double s = -b[i], size = fabs(b[i]);
    for (uint32_t j = 0; j < n; j++) s += a[i * n + j] * x[j], size += fabs(a[i * n + j] * x[j]);
    worst = fmax(worst, isfinite(s) ? fabs(s) / size : 1);
  }
  return worst;
}

/* definite: B Bᵀ with a random pattern of zeros; small ones written out, large ones by the routine */
START_TEST(test_definite) {
  for (uint32_t n = 1; n <= 60; n = n < 12 ? n + 1 : n + 16) {
    for (uint32_t full = 0; full < 3; full++) {
      test_random r = random_start(100 * n + full);
      place w;
      place_open(&w);
      double *l = BASE_ARRAY(&w.arena, double, n *n), *a = BASE_ARRAY(&w.arena, double, n *n),
             *b = BASE_ARRAY(&w.arena, double, n);
      for (uint32_t i = 0; i < n; i++) {
        b[i] = random_double(&r, -1, 1);
        for (uint32_t j = 0; j <= i; j++)
          if (i == j || full == 2 || random_below(&r, n) < 1 + full) l[i * n + j] = random_double(&r, 0.2, 1);
      }
      for (uint32_t i = 0; i < n * n; i++)
        for (uint32_t k = 0; k < n; k++) a[i] += l[i / n * n + k] * l[i % n * n + k];
      equations q;
      equations_make(&w, &q, n, a, b, true);
      uint32_t unrolled;
      double *x = equations_solve(&w, &q, true, &unrolled);
      ck_assert_msg(residual(n, a, b, x) < 1e-11, "n %u: residual %.1e", (unsigned)n, residual(n, a, b, x));
      ck_assert(x[n] > 0 && x[n] <= 1);
      ck_assert_uint_eq(unrolled, n <= 20 || full == 0 ? 1u : unrolled);
      if (n == 60 && full == 2) ck_assert_uint_eq(unrolled, 0);
      place_close(&w);
    }
  }
}
END_TEST

START_TEST(test_general) {
  for (uint32_t n = 1; n <= 40; n += n < 8 ? 1 : 8) {
    test_random r = random_start(n);
    place w;
    place_open(&w);
    double *a = BASE_ARRAY(&w.arena, double, n *n), *b = BASE_ARRAY(&w.arena, double, n);
    for (uint32_t i = 0; i < n * n; i++) {
      /* units: rows and columns of very different size; a zero where the first pivot would be */
      double size = pow(10, random_int(&r, -1, 1) + 4.0 * ((i / n) % 3) - 5.0 * ((i % n) % 2));
      a[i] = i == 0 && n > 1 ? 0 : size * random_double(&r, -1, 1);
    }
    for (uint32_t i = 0; i < n; i++) b[i] = random_double(&r, -1, 1);
    equations q;
    equations_make(&w, &q, n, a, b, false);
    uint32_t unrolled;
    double *x = equations_solve(&w, &q, false, &unrolled);
    ck_assert_msg(residual(n, a, b, x) < 1e-11, "n %u: residual %.1e", (unsigned)n, residual(n, a, b, x));
    ck_assert(x[n] > 1e-6 && x[n] <= 1);
    place_close(&w);
  }
}
END_TEST

/* a singular matrix is noticed, and gives no number that looks like an answer */
START_TEST(test_singular) {
  const double a[] = {1, 2, 3, 2, 4, 6, 1, 0, 1}, b[] = {1, 1, 1}, rank1[] = {1, 2, 2, 4}, minus[] = {1, 2, 2, 1};
  place w;
  place_open(&w);
  equations q;
  uint32_t unrolled;
  equations_make(&w, &q, 3, a, b, false);
  double *x = equations_solve(&w, &q, false, &unrolled);
  ck_assert(x[3] == 0 && isnan(x[0]) && isnan(x[1]) && isnan(x[2]));
  equations_make(&w, &q, 2, rank1, b, true);
  x = equations_solve(&w, &q, true, &unrolled);
  ck_assert(x[2] == 0 && !isfinite(x[0]));
  equations_make(&w, &q, 2, minus, b, true);
  ck_assert(equations_solve(&w, &q, true, &unrolled)[2] == 0);
  place_close(&w);
}
END_TEST

/* --- definitions and what is missing --- */

START_TEST(test_definitions) {
  place w;
  place_open(&w);
  expr_graph *g = w.g;
  ex x = expr_symbol(g, "x", 0), y = expr_symbol(g, "y", 0), z = expr_symbol(g, "z", 0);
  ex out = expr_add(g, expr_sin(g, expr_add(g, z, x)), y);
  code_input in = {x, CODE_TIME};
  code_definition d[] = {{z, expr_mul(g, y, y)}, {y, expr_add(g, x, EXPR_ONE)}};
  code_entry entry = {1, &out};
  code_spec spec = {.ninputs = 1, .inputs = &in, .ndefinitions = 2, .definitions = d, .nentries = 1, .entries = &entry};
  code_program *c = code_make(&w.ctx, g, &spec);
  ck_assert_ptr_nonnull(c);
  code_frame *f = code_frame_new(&w.ctx, c);
  code_inputs(f)[0] = 0.3;
  ck_assert_double_eq_tol(code_run(c, f, 0, CODE_PARAM)[0], sin(1.69 + 0.3) + 1.3, 1e-15);
  code_frame_free(f);
  code_free(c);
  spec.ndefinitions = 1;
  ck_assert_ptr_null(code_make(&w.ctx, g, &spec));
  ck_assert_uint_eq(spec.stranger, y);
  d[1].value = expr_add(g, z, EXPR_ONE);
  spec.ndefinitions = 2;
  ck_assert_ptr_null(code_make(&w.ctx, g, &spec));
  ck_assert(spec.stranger == y || spec.stranger == z);
  place_close(&w);
}
END_TEST

/* sine and cosine by one call and by two: the same bits */
START_TEST(test_sincos) {
  test_random r = random_start(1);
  for (uint32_t i = 0; i < TURNS(2000000); i++) {
    double x = ldexp(random_double(&r, -1, 1), random_int(&r, -40, i % 10 ? 8 : 1000)), s, c;
    code_both(x, &s, &c);
    ck_assert_msg(same_bits(s, sin(x)) && same_bits(c, cos(x)), "%a", x);
  }
}
END_TEST

/* --- no allocation in a run --- */

static void *counting(void *user, void *p, size_t old, size_t size) {
  (void)old;
  ++*(uint64_t *)user;
  if (size) return realloc(p, size);
  free(p);
  return NULL;
}

START_TEST(test_no_allocation) {
  uint64_t count = 0;
  test_random r = random_start(1);
  place w;
  place_open(&w);
  w.ctx.resize = counting, w.ctx.user = &count;
  random_program p;
  random_program_make(&p, &w.arena, w.g, &r, 200);
  for (int interpret = 0; interpret < 2; interpret++) {
    p.spec.interpret = interpret == 1;
    code_program *c = code_make(&w.ctx, w.g, &p.spec);
    code_frame *f = code_frame_new(&w.ctx, c);
    uint64_t before = count;
    for (int i = 0; i < 100; i++) (void)code_run(c, f, (uint32_t)i % RANDOM_ENTRIES, (code_stage)(i % 5));
    ck_assert_uint_eq(count, before);
    code_frame_free(f);
    code_free(c);
  }
  w.ctx.resize = NULL;
  place_close(&w);
}
END_TEST

/* --- memory that runs out, pages that are refused --- */

typedef struct meter {
  uint64_t left; /* allocations until one fails */
} meter;

static void *failing(void *user, void *p, size_t old, size_t size) {
  meter *m = user;
  (void)old;
  if (size == 0) {
    free(p);
    return NULL;
  }
  return m->left-- == 0 ? NULL : realloc(p, size);
}

/* every allocation of making a program fails once: all that was made is given back */
START_TEST(test_failing_memory) {
  static place w;
  static random_program p;
  test_random r = random_start(3);
  place_open(&w);
  random_program_make(&p, &w.arena, w.g, &r, 120);
  static meter m;
  static base_ctx own;
  static uint64_t k;
  bool done = false;
  for (k = 0; !done; k++) {
    memset(&own, 0, sizeof own);
    m.left = k;
    own.resize = failing, own.user = &m;
    jmp_buf boundary;
    own.boundary = &boundary;
    static code_program *volatile c;
    static code_frame *volatile f;
    c = NULL, f = NULL;
    if (!setjmp(boundary)) {
      c = code_make(&own, w.g, &p.spec);
      f = code_frame_new(&own, c);
      done = true;
    }
    code_frame_free(f);
    code_free(c);
    ck_assert_msg(own.bytes == 0, "failure %llu: %zu bytes left", (unsigned long long)k, own.bytes);
  }
  ck_assert_uint_gt(k, 5);
  place_close(&w);
}
END_TEST

#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
static char pool[1 << 24];

static void *from_pool(void *user, void *p, size_t old, size_t size) {
  size_t *at = user;
  if (size == 0) return NULL;
  char *q = pool + *at;
  *at += (size + 15) / 16 * 16;
  ck_assert_uint_le(*at, sizeof pool);
  if (p) memcpy(q, p, old < size ? old : size);
  return q;
}

/* a system that gives no pages for machine code: the interpreter, and the same results */
START_TEST(test_no_pages) {
  size_t at = 0;
  test_random r = random_start(5);
  place w;
  place_open(&w);
  random_program p;
  random_program_make(&p, &w.arena, w.g, &r, 60);
  code_program *native = code_make(&w.ctx, w.g, &p.spec);
  base_ctx own = {.resize = from_pool, .user = &at};
  memset(pool, 1, sizeof pool); /* there before the limit */
  struct rlimit limit, none;
  ck_assert_int_eq(getrlimit(RLIMIT_AS, &limit), 0);
  none = limit;
  none.rlim_cur = 1 << 20;
  ck_assert_int_eq(setrlimit(RLIMIT_AS, &none), 0);
  code_program *c = code_make(&own, w.g, &p.spec);
  ck_assert_int_eq(setrlimit(RLIMIT_AS, &limit), 0);
  ck_assert_ptr_nonnull(c);
  ck_assert(!code_is_native(c) && code_measure(c).machine == 0);
  code_frame *f = code_frame_new(&w.ctx, c), *g = code_frame_new(&w.ctx, native);
  for (int i = 0; i < RANDOM_INPUTS; i++) code_inputs(f)[i] = code_inputs(g)[i] = random_input(&r, false);
  for (uint32_t e = 0; e < RANDOM_ENTRIES; e++) {
    const double *a = code_run(c, f, e, e ? CODE_SAME : CODE_PARAM);
    const double *b = code_run(native, g, e, e ? CODE_SAME : CODE_PARAM);
    for (int k = 0; k < RANDOM_OUTS; k++) ck_assert(same_bits(a[k], b[k]));
  }
  code_frame_free(f);
  code_frame_free(g);
  code_free(c);
  code_free(native);
  place_close(&w);
}
END_TEST
#endif

int main(void) {
  Suite *suite = suite_create("code");
  TCase *t = test_case(suite, "run");
  tcase_add_test(t, test_like_eval);
  tcase_add_test(t, test_stages);
  tcase_add_test(t, test_entries);
  tcase_add_test(t, test_definite);
  tcase_add_test(t, test_general);
  tcase_add_test(t, test_singular);
  tcase_add_test(t, test_definitions);
  tcase_add_test(t, test_sincos);
  tcase_add_test(t, test_no_allocation);
  tcase_add_test(t, test_failing_memory);
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
  tcase_add_test(t, test_no_pages);
#endif
  return test_main(suite);
}
