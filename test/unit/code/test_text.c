/* test_text: programs as C, compiled without a warning, give the bits of the interpreter: random expressions with all
   operators, linear equations of both kinds, small and large, programs of one function and of many. */
#define _DEFAULT_SOURCE 1 /* mkdtemp, popen */
#include "code/code_text.h"
#include "random_program.h"

enum { PROGRAMS = 20, RUNS = 5 };

typedef struct made {
  base_ctx ctx;
  base_arena arena;
  expr_graph *g;
  random_program x;
  code_solve solve[2];
  code_program *c;
  code_frame *f;
} made;

static const char *const INPUT_NAMES[] = {"p", "t", "q", "u"};

static void add_solves(made *m, test_random *r, uint32_t n) {
  for (int k = 0; k < 2; k++) {
    ex *a = BASE_ARRAY(&m->arena, ex, n * n), *b = BASE_ARRAY(&m->arena, ex, n), *u = BASE_ARRAY(&m->arena, ex, n);
    for (uint32_t i = 0; i < n; i++) {
      b[i] = random_kid(&m->x, r);
      u[i] = expr_symbol(m->g, base_format(&m->arena, "u%d_%u", k, i), 0);
      for (uint32_t j = 0; j < n; j++)
        a[i * n + j] = expr_add(m->g, random_kid(&m->x, r), expr_int(m->g, i == j ? 50 : (int)(i * j % 7)));
    }
    m->solve[k] = (code_solve){n, k == 0, a, b, u, expr_symbol(m->g, k ? "pivot1" : "pivot0", 0)};
    m->x.outs[k * RANDOM_OUTS] = u[0];
    m->x.outs[k * RANDOM_OUTS + 1] = m->solve[k].pivot;
    m->x.outs[k * RANDOM_OUTS + 2] = expr_sin(m->g, u[n - 1]);
  }
  m->x.spec.nsolves = 2;
  m->x.spec.solves = m->solve;
}

static void make(made *m, uint32_t number) {
  memset(m, 0, sizeof *m);
  test_random r = random_start(number);
  base_arena_init(&m->arena, &m->ctx);
  m->g = expr_new(&m->ctx);
  random_program_make(&m->x, &m->arena, m->g, &r, number % 10 == 9 ? 1200 : 30);
  if (number % 4 == 3) add_solves(m, &r, number % 8 == 3 ? 3 : 30);
  m->x.spec.interpret = true;
  m->c = code_make(&m->ctx, m->g, &m->x.spec);
  ck_assert_ptr_nonnull(m->c);
  m->f = code_frame_new(&m->ctx, m->c);
}

static void drop(made *m) {
  code_frame_free(m->f);
  code_free(m->c);
  expr_free(m->g);
  base_arena_free(&m->arena);
  ck_assert_uint_eq(m->ctx.bytes, 0);
}

static void write(made *m, uint32_t number, base_text *out) {
  const char *words[] = {"*/ first", "second /*"};
  const double values[] = {0.1, -1e-300};
  code_text_array in[4], results[RANDOM_ENTRIES];
  code_text_function f[RANDOM_ENTRIES];
  for (uint32_t i = 0; i < 4; i++)
    in[i] = (code_text_array){INPUT_NAMES[i], "inputs", 2, false, i == 0, words, i == 0 ? values : NULL};
  const char *outs[] = {"1", "2", "3", "4"};
  for (uint32_t e = 0; e < RANDOM_ENTRIES; e++) {
    results[e] =
        (code_text_array){base_format(&m->arena, "out%u", e), "results", RANDOM_OUTS, false, false, outs, NULL};
    f[e] = (code_text_function){base_format(&m->arena, "entry%u", e), "an entry", e, 1, &results[e]};
  }
  const char *prefix = base_format(&m->arena, "program%u", number);
  ck_assert(code_text_prefix(prefix));
  code_text_file file = {"*/ a title /*", prefix, 4, RANDOM_ENTRIES, in, f};
  code_text(m->c, &file, out);
}

/* what main does with a program, and the same here: the results in `want` */
static uint32_t call(made *m, uint32_t number, base_text *out, double *want) {
  test_random r = random_start(1000 + number);
  uint32_t n = 0;
  for (int run = 0; run < RUNS; run++) {
    base_printf(out, "  {\n    const double x[] = {");
    for (int i = 0; i < RANDOM_INPUTS; i++) {
      double x = random_input(&r, run > 2);
      code_inputs(m->f)[i] = x;
      if (isnan(x)) base_puts(out, "NAN, ");
      else if (isinf(x)) base_puts(out, x > 0 ? "INFINITY, " : "-INFINITY, ");
      else base_printf(out, "%a, ", x);
    }
    base_printf(out, "};\n    program%u_set(w, x);\n", number);
    for (uint32_t e = 0; e < RANDOM_ENTRIES; e++) {
      base_printf(out, "    program%u_entry%u(w, x + 2, x + 4, x + 6, out);\n", number, e);
      base_printf(out, "    for (int i = 0; i < %d; i++) printf(\"%%a\\n\", out[i]);\n", RANDOM_OUTS);
      memcpy(want + n, code_run(m->c, m->f, e, e ? CODE_SAME : CODE_PARAM), RANDOM_OUTS * sizeof *want);
      n += RANDOM_OUTS;
    }
    base_puts(out, "  }\n");
  }
  return n;
}

START_TEST(test_same_bits) {
  static double want[PROGRAMS * RUNS * RANDOM_ENTRIES * RANDOM_OUTS];
  static made m[PROGRAMS];
  base_ctx ctx = {0};
  base_arena arena;
  base_arena_init(&arena, &ctx);
  base_text text, body;
  base_text_init(&text, &arena);
  base_text_init(&body, &arena);
  uint32_t n = 0;
  for (uint32_t i = 0; i < PROGRAMS; i++) {
    make(&m[i], i);
    write(&m[i], i, &text);
    n += call(&m[i], i, &body, want + n);
  }
  char folder[] = "/tmp/appell_text_XXXXXX", command[400], line[64];
  ck_assert_ptr_nonnull(mkdtemp(folder));
  (void)snprintf(command, sizeof command, "%s/t.c", folder);
  FILE *f = fopen(command, "w");
  ck_assert_ptr_nonnull(f);
  fprintf(f, "%s#include <stdio.h>\nstatic double w[100000];\nint main(void) {\n  double out[9];\n%s  return 0;\n}\n",
          base_text_str(&text), base_text_str(&body));
  (void)fclose(f);
  (void)snprintf(
      command, sizeof command,
      "cd %s && gcc -std=c99 -O1 -ffp-contract=off -Wall -Wextra -Wconversion -Wpedantic -Wshadow -Werror t.c "
      "-o t -lm && ./t; rm -r %s",
      folder, folder);
  FILE *got = popen(command, "r");
  ck_assert_ptr_nonnull(got);
  for (uint32_t i = 0; i < n; i++) {
    ck_assert_ptr_nonnull(fgets(line, sizeof line, got));
    double x = strtod(line, NULL);
    ck_assert_msg(same_bits(x, want[i]), "seed %llu: program %u, result %u: %a in C, %a interpreted",
                  (unsigned long long)test_seed(), (unsigned)(i / (n / PROGRAMS)), (unsigned)(i % (n / PROGRAMS)), x,
                  want[i]);
  }
  ck_assert_int_eq(pclose(got), 0);
  for (uint32_t i = 0; i < PROGRAMS; i++) drop(&m[i]);
  base_arena_free(&arena);
}
END_TEST

START_TEST(test_prefixes) {
  ck_assert(code_text_prefix("a") && code_text_prefix("Model_2"));
  ck_assert(!code_text_prefix("") && !code_text_prefix("_a") && !code_text_prefix("2a") && !code_text_prefix("a-b"));
  ck_assert(!code_text_prefix("a234567890123456789012345678901234567890b"));
}
END_TEST

int main(void) {
  Suite *suite = suite_create("code text");
  TCase *t = test_case(suite, "text");
  tcase_add_test(t, test_same_bits);
  tcase_add_test(t, test_prefixes);
  return test_main(suite);
}
