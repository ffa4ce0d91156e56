/* test_code: the interpreter and the machine code give the same bits, on 10^5 random programs: usual numbers and odd ones
   (zeros with signs, infinities, NaN, subnormals), deep and wide programs, more values than registers and than short
   distances reach, linear equations, and every stage changed in turn. */
#include "random_program.h"

typedef struct pair {
  base_ctx ctx;
  base_arena arena;
  expr_graph *g;
  code_program *plain, *native, *narrow; /* narrow: machine code of the oldest kind */
  code_frame *a, *b, *c;
  uint32_t ninputs;
} pair;

static void pair_open(pair *p) {
  memset(p, 0, sizeof *p);
  base_arena_init(&p->arena, &p->ctx);
  p->g = expr_new(&p->ctx);
}

static void pair_make(pair *p, code_spec *spec) {
  spec->interpret = true;
  p->plain = code_make(&p->ctx, p->g, spec);
  spec->interpret = false;
  p->native = code_make(&p->ctx, p->g, spec);
  spec->narrow = true;
  p->narrow = code_make(&p->ctx, p->g, spec);
  spec->narrow = false;
  ck_assert(p->plain && p->native && p->narrow);
  ck_assert(!code_is_native(p->plain));
#if defined(__x86_64__) && defined(__linux__)
  ck_assert(code_is_native(p->native));
#endif
  p->a = code_frame_new(&p->ctx, p->plain);
  p->b = code_frame_new(&p->ctx, p->native);
  p->c = code_frame_new(&p->ctx, p->narrow);
  p->ninputs = spec->ninputs;
}

static void pair_close(pair *p) {
  code_frame_free(p->a);
  code_frame_free(p->b);
  code_frame_free(p->c);
  code_free(p->plain);
  code_free(p->native);
  code_free(p->narrow);
  expr_free(p->g);
  base_arena_free(&p->arena);
  ck_assert_uint_eq(p->ctx.bytes, 0);
}

/* new inputs from a stage on, then an entry by all ways */
static void pair_step(pair *p, const code_spec *spec, test_random *r, uint32_t entry, code_stage stage, bool wild) {
  for (uint32_t i = 0; i < p->ninputs; i++)
    if (spec->inputs[i].stage >= stage)
      code_inputs(p->a)[i] = code_inputs(p->b)[i] = code_inputs(p->c)[i] = random_input(r, wild);
  const double *a = code_run(p->plain, p->a, entry, stage), *b = code_run(p->native, p->b, entry, stage);
  const double *c = code_run(p->narrow, p->c, entry, stage);
  for (uint32_t k = 0; k < spec->entries[entry].n; k++)
    ck_assert_msg(same_bits(a[k], b[k]) && same_bits(a[k], c[k]),
                  "seed %llu: entry %u, result %u: %a interpreted, %a native, %a narrow: %.3000s",
                  (unsigned long long)test_seed(), (unsigned)entry, (unsigned)k, a[k], b[k], c[k],
                  expr_str(p->g, &p->arena, spec->entries[entry].out[k]));
}

START_TEST(test_many) {
  for (uint32_t turn = 0; turn < TURNS(100000); turn++) {
    test_random r = random_start(turn);
    pair p;
    pair_open(&p);
    random_program x;
    random_program_make(&x, &p.arena, p.g, &r, 2 + random_below(&r, turn % 50 ? 30 : 400));
    pair_make(&p, &x.spec);
    for (int step = 0; step < 6; step++)
      pair_step(&p, &x.spec, &r, random_below(&r, RANDOM_ENTRIES), step ? (code_stage)random_below(&r, 5) : CODE_PARAM,
                step > 0);
    pair_close(&p);
  }
}
END_TEST

/* many values alive at once: all are made first and used last, in another order */
START_TEST(test_wide) {
  static const uint32_t widths[] = {10, 17, 40, 300, 40000};
  for (uint32_t w = 0; w < sizeof widths / sizeof *widths; w++) {
    test_random r = random_start(w);
    pair p;
    pair_open(&p);
    expr_graph *g = p.g;
    uint32_t n = widths[w];
    code_input in[4];
    ex *v = BASE_ARRAY(&p.arena, ex, n), out[3] = {EXPR_ZERO, EXPR_ZERO, EXPR_ONE};
    for (uint32_t i = 0; i < 4; i++)
      in[i] = (code_input){expr_symbol(g, (char[]){(char)('a' + i), 0}, 0), (code_stage)i};
    for (uint32_t i = 0; i < n; i++) {
      ex k = expr_add(g, in[i % 4].symbol, expr_ratio(g, (int64_t)i + 1, 7));
      v[i] = i % 3 ? expr_mul(g, k, expr_add(g, in[(i + 1) % 4].symbol, expr_int(g, i))) : expr_call(g, EX_ABS, k);
    }
    for (uint32_t i = 0; i < n; i++) {
      ex other = v[(uint64_t)i * 7919 % n];
      out[0] = expr_add(g, out[0], expr_mul(g, v[i], other));
      out[1] = expr_add(g, expr_div(g, out[1], expr_int(g, 3)), expr_call2(g, EX_MAX, v[n - 1 - i], other));
      if (i < 200) out[2] = expr_sqrt(g, expr_call(g, EX_ABS, expr_sub(g, v[i], out[2])));
    }
    code_entry entry = {3, out};
    code_spec spec = {.ninputs = 4, .inputs = in, .nentries = 1, .entries = &entry};
    pair_make(&p, &spec);
    if (n == 40000) ck_assert_uint_gt(code_measure(p.native).slots, 1u << 15);
    for (int step = 0; step < 20; step++)
      pair_step(&p, &spec, &r, 0, step ? (code_stage)random_below(&r, 5) : CODE_PARAM, step > 10);
    pair_close(&p);
  }
}
END_TEST

START_TEST(test_deep) {
  test_random r = random_start(1);
  pair p;
  pair_open(&p);
  code_input in = {expr_symbol(p.g, "x", 0), CODE_PLACE};
  ex e = in.symbol, out[2];
  for (int i = 0; i < 200000; i++) {
    e = i % 2 ? expr_sub(p.g, e, expr_mul(p.g, in.symbol, e))
              : expr_div(p.g, e, expr_add(p.g, EXPR_ONE, expr_mul(p.g, e, e)));
    if (i == 1000) out[0] = e;
  }
  out[1] = e;
  code_entry entry = {2, out};
  code_spec spec = {.ninputs = 1, .inputs = &in, .nentries = 1, .entries = &entry};
  pair_make(&p, &spec);
  for (int step = 0; step < 20; step++) pair_step(&p, &spec, &r, 0, CODE_PARAM, step > 10);
  pair_close(&p);
}
END_TEST

/* equations whose entries are random expressions, both kinds, small and large; unknowns used further on */
START_TEST(test_solves) {
  for (uint32_t turn = 0; turn < TURNS(600); turn++) {
    test_random r = random_start(turn);
    pair p;
    pair_open(&p);
    expr_graph *g = p.g;
    random_program x;
    random_program_make(&x, &p.arena, g, &r, 40);
    code_solve solve[2];
    for (int k = 0; k < 2; k++) {
      uint32_t n = turn % 100 == 99 ? 45 : 1 + random_below(&r, 7);
      ex *m = BASE_ARRAY(&p.arena, ex, n * n), *b = BASE_ARRAY(&p.arena, ex, n), *u = BASE_ARRAY(&p.arena, ex, n);
      for (uint32_t i = 0; i < n; i++) {
        b[i] = random_kid(&x, &r);
        u[i] = expr_symbol(g, base_format(&p.arena, "u%d_%u", k, (unsigned)i), 0);
        for (uint32_t j = 0; j < n; j++) m[i * n + j] = random_below(&r, 3) ? random_kid(&x, &r) : EXPR_ZERO;
      }
      solve[k] = (code_solve){n, random_below(&r, 2) == 0, m, b, u, expr_symbol(g, k ? "pivot1" : "pivot0", 0)};
      for (uint32_t i = 0; i < n; i++) base_push(&p.arena, &x.pool, u[i]);
      for (int i = 0; i < 5; i++) {
        ex e = random_node(&x, &r);
        base_push(&p.arena, &x.pool, e);
      }
      x.outs[k * RANDOM_OUTS] = u[0];
      x.outs[k * RANDOM_OUTS + 1] = solve[k].pivot;
      x.outs[k * RANDOM_OUTS + 2] = u[n - 1];
      x.outs[k * RANDOM_OUTS + 3] = random_kid(&x, &r);
    }
    for (int i = 0; i < RANDOM_OUTS; i++) x.outs[2 * RANDOM_OUTS + i] = random_kid(&x, &r);
    x.spec.nsolves = 2;
    x.spec.solves = solve;
    pair_make(&p, &x.spec);
    for (int step = 0; step < 12; step++)
      pair_step(&p, &x.spec, &r, random_below(&r, RANDOM_ENTRIES), step ? (code_stage)random_below(&r, 5) : CODE_PARAM,
                step > 8);
    pair_close(&p);
  }
}
END_TEST

int main(void) {
  Suite *suite = suite_create("code");
  TCase *t = test_case(suite, "same bits");
  tcase_add_test(t, test_many);
  tcase_add_test(t, test_wide);
  tcase_add_test(t, test_deep);
  tcase_add_test(t, test_solves);
  return test_main(suite);
}
