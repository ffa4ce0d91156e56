/* The public face: statuses, what is said, limits, threads, and memory that runs out at every possible place. */
#define _POSIX_C_SOURCE 200809L

#include <appell.h>
#include <check.h>
#include <jansson.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- texts --- */

static const char PENDULUM[] = "system pendulum \"Simple pendulum\"\n"
                               "param m = 1, l = 0.5, g = 9.81\n"
                               "coord phi\n"
                               "frame A = rotate(N, z, phi)\n"
                               "particle bob at O + l*A.x, mass m\n"
                               "gravity g*N.x\n"
                               "initial phi = 0.4\n"
                               "claim \"Galilei\": phi'' = -g/l*sin(phi)\n";

/* a constraint, speeds, a body, a let of time, a big number, a claim that needs the solved equations */
static const char SLEIGH[] = "system sleigh\n"
                             "param m = 1.3, J = 0.2, a = 0.1, F = 123456789012345678901234567890/10^29\n"
                             "coord x, y, psi\n"
                             "frame B = rotate(N, z, psi)\n"
                             "point C = O + x*N.x + y*N.y\n"
                             "body blade { frame B; center C + a*B.x; mass m; inertia about z = J }\n"
                             "let push = F*sin(2*t), f(s) = s^2 + 1\n"
                             "force push*B.x on blade at C\n"
                             "speed v = dot(velocity(C), B.x), om = psi'\n"
                             "constraint edge: dot(velocity(C, blade), B.y) = 0\n"
                             "initial psi = 0.3, v = 0.5, om = 0.8\n"
                             "claim \"along\": m*(v' - a*om^2) = push\n";

static ap_status parse_as(ap_context *ctx, const char *name, const char *text, const ap_model **model) {
  return ap_model_parse(ctx, name, text, strlen(text), NULL, model);
}

static const ap_model *model_of(ap_context *ctx, const char *text) {
  const ap_model *model = NULL;
  ap_status status = parse_as(ctx, "test.mech", text, &model);
  ck_assert_msg(status == AP_OK, "status %d\n%s", (int)status, ap_diagnostics(ctx, 0));
  ck_assert_ptr_nonnull(model);
  return model;
}

/* parses, and asks nothing */
static ap_status status_of(const char *text, const ap_model_options *options) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *model = NULL;
  ap_status status = ap_model_parse(ctx, "test.mech", text, strlen(text), options, &model);
  ck_assert_int_eq(status == AP_OK, model != NULL);
  ck_assert_int_eq(status == AP_OK, ap_error_count(ctx) == 0);
  ap_model_free(model);
  ap_context_free(ctx);
  return status;
}

/* --- statuses --- */

START_TEST(parsing) {
  ck_assert_int_eq(status_of(PENDULUM, NULL), AP_OK);
  ck_assert_int_eq(status_of(SLEIGH, NULL), AP_OK);
  ck_assert_int_eq(status_of("coord coord coord\n", NULL), AP_TEXT);
  ck_assert_int_eq(status_of("coord x\nparticle P at O + y*N.x, mass 1\n", NULL), AP_TEXT);
  ck_assert_int_eq(status_of("system s\nparam m = 1\n", NULL), AP_MODEL);
  ap_override good[] = {{"m", "2.5"}, {"l", "-1e-3"}}, wrong[] = {{"mm", "1"}}, word[] = {{"m", "one"}};
  ck_assert_int_eq(status_of(PENDULUM, &(ap_model_options){good, 2, NULL, 0}), AP_OK);
  ck_assert_int_eq(status_of(PENDULUM, &(ap_model_options){wrong, 1, NULL, 0}), AP_USAGE);
  ck_assert_int_eq(status_of(PENDULUM, &(ap_model_options){word, 1, NULL, 0}), AP_USAGE);
  ck_assert_int_eq(status_of(PENDULUM, &(ap_model_options){NULL, 0, "heavy", 0}), AP_USAGE);
  ck_assert_int_eq(status_of(PENDULUM, &(ap_model_options){NULL, 0, NULL, 0}), AP_OK);
}
END_TEST

START_TEST(questions) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, PENDULUM);
  const char *out = NULL;
  ck_assert_str_eq(ap_model_title(m), "Simple pendulum");
  ck_assert_int_eq(ap_check(ctx, m, NULL, &out), AP_OK);
  ck_assert_ptr_nonnull(strstr(out, "Galilei"));
  ap_eval_options e = {"{\"q\": {\"phi\": 0.4}, \"u\": {\"phi'\": 1}}", AP_FORMAT_JSON};
  ck_assert_int_eq(ap_eval(ctx, m, &e, &out), AP_OK);
  json_t *j = json_loads(out, 0, NULL);
  ck_assert_ptr_nonnull(j);
  ck_assert_int_eq(json_integer_value(json_object_get(j, "schema")), APPELL_SCHEMA);
  json_decref(j);
  e.state_json = "{\"q\": {\"phi\": ";
  ck_assert_int_eq(ap_eval(ctx, m, &e, &out), AP_USAGE);
  e.state_json = "{\"q\": {\"psi\": 1}}";
  ck_assert_int_eq(ap_eval(ctx, m, &e, &out), AP_USAGE);
  ck_assert_int_gt(ap_error_count(ctx), 0);
  ck_assert_str_eq(out, "");
  ck_assert_int_eq(ap_eval(ctx, m, NULL, &out), AP_OK); /* a failure leaves nothing behind */
  ck_assert_int_eq(ap_error_count(ctx), 0);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

START_TEST(refuted_and_singular) {
  ap_context *ctx = ap_context_new(NULL);
  const char *out = NULL;
  const ap_model *m =
      model_of(ctx, "coord x\nparticle P at O + x*N.x, mass 2\nforce 6*N.x on P\nclaim \"wrong\": x'' = 2\n");
  ck_assert_int_eq(ap_check(ctx, m, NULL, &out), AP_REFUTED);
  ck_assert_ptr_nonnull(strstr(out, "wrong"));
  ap_model_free(m);
  m = model_of(ctx, "coord x, y\nparticle P at O + x*N.x, mass 2\n");
  ck_assert_int_eq(ap_eval(ctx, m, NULL, &out), AP_RUN);
  ck_assert_ptr_nonnull(strstr(ap_diagnostics(ctx, 0), "E402"));
  ap_model_free(m);
  m = model_of(ctx, "coord x, y\nspeed u = x', v = 2*x'\nparticle P at O + x*N.x + y*N.y, mass 2\n");
  ck_assert_int_eq(ap_derive(ctx, m, NULL, &out), AP_MODEL);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

START_TEST(every_form) {
  ap_context *ctx = ap_context_new(NULL);
  const char *texts[] = {PENDULUM, SLEIGH};
  for (int i = 0; i < 2; i++) {
    const ap_model *m = model_of(ctx, texts[i]);
    for (int k = 0; k < 16; k++) {
      ap_derive_options o = ap_derive_options_default();
      o.principle = (ap_principle)(k & 3);
      o.form = k & 4 ? AP_FORM_SOLVED : AP_FORM_IMPLICIT;
      o.format = k & 8 ? AP_FORMAT_JSON : AP_FORMAT_TEXT;
      const char *out = NULL;
      ck_assert_int_eq(ap_derive(ctx, m, &o, &out), AP_OK);
      ck_assert_int_ne(*out, 0);
      json_t *j = k & 8 ? json_loads(out, 0, NULL) : NULL;
      ck_assert_int_eq(j != NULL, (k & 8) != 0);
      json_decref(j);
    }
    ap_derive_options o = ap_derive_options_default();
    const char *out = NULL;
    o.principle = (ap_principle)17;
    ck_assert_int_eq(ap_derive(ctx, m, &o, &out), AP_USAGE);
    ck_assert_str_eq(out, "");
    ap_model_free(m);
  }
  ap_context_free(ctx);
}
END_TEST

START_TEST(shown) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, SLEIGH);
  const char *out = NULL;
  ap_show_options in = {.in = "B"}, nowhere = {.in = "Z"};
  ck_assert_int_eq(ap_show(ctx, m, "velocity(C)", &in, &out), AP_OK);
  ck_assert_str_eq(out, "velocity(C) = v*B.x\n");
  ck_assert_int_eq(ap_show(ctx, m, "velocity(C)", &nowhere, &out), AP_USAGE);
  ck_assert_int_gt(ap_error_count(ctx), 0);
  ck_assert_int_eq(ap_show(ctx, m, "velocity(D)", NULL, &out), AP_USAGE);
  ck_assert_ptr_nonnull(strstr(ap_diagnostics(ctx, 0), "expression:1:10: error[E204]"));
  ck_assert_int_eq(ap_show(ctx, m, "", NULL, &out), AP_USAGE);
  ck_assert_int_eq(ap_show(ctx, m, "f(f(2))", NULL, &out), AP_OK);
  ck_assert_str_eq(out, "f(f(2)) = 26\n");
  ap_show_options unicode = {.format = AP_FORMAT_UNICODE};
  ck_assert_int_eq(ap_show(ctx, m, "v'^2", &unicode, &out), AP_OK);
  ck_assert_str_eq(out, "v̇^2 = v̇²\n");
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

START_TEST(nothing_at_all) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = NULL;
  ck_assert_str_eq(ap_diagnostics(ctx, 0), "");
  ck_assert_str_eq(ap_diagnostics_json(ctx), "[]");
  ck_assert_int_eq(ap_model_parse(ctx, "empty.mech", "", 0, NULL, &m), AP_MODEL);
  ck_assert_ptr_null(m);
  ck_assert_ptr_nonnull(strstr(ap_diagnostics(ctx, 0), "empty.mech"));
  ck_assert_int_eq(ap_model_parse(ctx, NULL, NULL, 0, NULL, &m), AP_MODEL);
  ck_assert_ptr_null(m);
  ck_assert_int_eq(ap_model_parse(ctx, "zeros", "\0\0\0", 3, NULL, &m), AP_TEXT);
  ap_model_free(NULL);
  ap_context_free(ctx);
  ap_context_free(NULL);
}
END_TEST

/* --- what is said --- */

START_TEST(diagnostics_text) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = NULL;
  ck_assert_int_eq(parse_as(ctx, "two.mech", "system s\ncoord x\nparam a = b\nparticle P at O + x*N.w, mass 1\n", &m),
                   AP_TEXT);
  const char *plain = ap_diagnostics(ctx, 0), *paint = ap_diagnostics(ctx, 1);
  ck_assert_ptr_nonnull(strstr(plain, "two.mech:3:11: error[E202]: "));
  ck_assert_ptr_nonnull(strstr(plain, "    3 | param a = b\n      |           ^\n"));
  ck_assert_ptr_nonnull(strstr(plain, "two.mech:4:"));
  ck_assert_ptr_null(strchr(plain, '\033'));
  ck_assert_ptr_nonnull(strchr(paint, '\033'));
  ck_assert_int_eq(ap_error_count(ctx), 2);
  ap_context_free(ctx);
}
END_TEST

START_TEST(diagnostics_json) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = NULL;
  /* a quote and a byte that is no UTF-8 are repeated in messages */
  const char *texts[] = {"coord x\nparam a = b\n", "coord x\nlet s = \"a\\\"b\n", "coord x\nparam \xff\xc3 = 1\n",
                         "\x80 \xe2\x82"};
  for (int i = 0; i < 4; i++) {
    ck_assert_int_eq(parse_as(ctx, "j.mech", texts[i], &m), AP_TEXT);
    json_t *list = json_loads(ap_diagnostics_json(ctx), 0, NULL), *d;
    ck_assert_msg(json_is_array(list), "text %d: %s", i, ap_diagnostics_json(ctx));
    ck_assert_uint_gt(json_array_size(list), 0);
    size_t at;
    json_array_foreach(list, at, d) {
      const char *code = json_string_value(json_object_get(d, "code"));
      ck_assert_ptr_nonnull(ap_explain(code));
      ck_assert_str_eq(json_string_value(json_object_get(d, "severity")), "error");
      ck_assert_int_ge(json_integer_value(json_object_get(d, "line")), 0);
      ck_assert_ptr_nonnull(json_string_value(json_object_get(d, "message")));
    }
    json_decref(list);
  }
  ap_context_free(ctx);
}
END_TEST

/* Texts live as long as the context, whatever becomes of the model. */
START_TEST(texts_outlive_models) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = NULL;
  const char *out = NULL;
  char *text = strdup("coord x, y\nparticle P at O + x*N.x, mass 2\n"), *name = strdup("gone.mech");
  ck_assert_int_eq(ap_model_parse(ctx, name, text, strlen(text), NULL, &m), AP_OK);
  memset(text, 'z', strlen(text));
  memset(name, 'z', strlen(name));
  free(text);
  free(name);
  ck_assert_int_eq(ap_eval(ctx, m, NULL, &out), AP_RUN);
  ap_model_free(m);
  const char *said = ap_diagnostics(ctx, 0);
  ck_assert_ptr_nonnull(strstr(said, "gone.mech:1:"));
  ck_assert_ptr_nonnull(strstr(said, "1 | coord x, y"));
  const ap_model *next = model_of(ctx, PENDULUM);
  ck_assert_int_eq(ap_derive(ctx, next, NULL, &out), AP_OK);
  ap_model_free(next);
  ck_assert_ptr_nonnull(strstr(out, "phi"));
  ck_assert_ptr_nonnull(strstr(said, "gone.mech:1:")); /* still there */
  ck_assert_int_eq(ap_error_count(ctx), 0);
  ap_context_free(ctx);
}
END_TEST

START_TEST(every_code) {
  int n = 0;
  for (const char *code; (code = ap_code(n)) != NULL; n++) {
    ck_assert_uint_eq(strlen(code), 4);
    ck_assert_ptr_nonnull(strchr("EWN", code[0]));
    ck_assert_msg(ap_explain(code) && strlen(ap_explain(code)) > 20, "%s", code);
    ck_assert_msg(ap_code_title(code) && *ap_code_title(code), "%s", code);
    for (int k = 0; k < n; k++) ck_assert_str_ne(ap_code(k), code);
  }
  ck_assert_int_gt(n, 50);
  ck_assert_ptr_null(ap_code(-1));
  ck_assert_ptr_null(ap_explain("E000"));
  ck_assert_ptr_null(ap_explain(""));
  ck_assert_ptr_null(ap_explain(NULL));
  ck_assert_ptr_null(ap_code_title("nonsense"));
}
END_TEST

/* --- several models, several threads --- */

START_TEST(several_models) {
  ap_context *ctx = ap_context_new(NULL), *other = ap_context_new(NULL);
  const ap_model *a = model_of(ctx, PENDULUM), *b = model_of(ctx, SLEIGH), *c = model_of(ctx, PENDULUM);
  const char *first = NULL, *second = NULL, *third = NULL, *elsewhere = NULL;
  ck_assert_int_eq(ap_derive(ctx, a, NULL, &first), AP_OK);
  ck_assert_int_eq(ap_derive(ctx, b, NULL, &second), AP_OK);
  ap_model_free(a);
  ck_assert_int_eq(ap_derive(ctx, c, NULL, &third), AP_OK);
  ck_assert_int_eq(ap_derive(other, b, NULL, &elsewhere), AP_OK); /* by another context than its own */
  ck_assert_str_eq(first, third);
  ck_assert_str_eq(second, elsewhere);
  ck_assert_str_ne(first, second);
  ap_context_free(ctx); /* a model outlives its context */
  ck_assert_int_eq(ap_check(other, b, NULL, &elsewhere), AP_OK);
  ck_assert_str_eq(ap_model_title(c), "Simple pendulum");
  ap_model_free(c);
  ap_model_free(b);
  ap_context_free(other);
}
END_TEST

typedef struct asker {
  const ap_model *model;
  pthread_barrier_t *start;
  const char *derived, *numbers, *proofs, *shown; /* what one thread alone was told */
  int wrong;
} asker;

static const char SHOWN[] = "f(psi)*velocity(C, blade)"; /* through a function and a body */

static void *ask_often(void *user) {
  asker *a = user;
  pthread_barrier_wait(a->start);
  for (int i = 0; i < 5; i++) {
    ap_context *ctx = ap_context_new(NULL);
    const char *out = NULL;
    a->wrong += ap_derive(ctx, a->model, NULL, &out) != AP_OK || strcmp(out, a->derived) != 0;
    a->wrong += ap_eval(ctx, a->model, NULL, &out) != AP_OK || strcmp(out, a->numbers) != 0;
    a->wrong += ap_check(ctx, a->model, NULL, &out) != AP_OK || strcmp(out, a->proofs) != 0;
    a->wrong += ap_show(ctx, a->model, SHOWN, NULL, &out) != AP_OK || strcmp(out, a->shown) != 0;
    const ap_model *own = NULL;
    a->wrong += parse_as(ctx, "own.mech", i % 2 ? PENDULUM : SLEIGH, &own) != AP_OK;
    ap_model_free(own);
    ap_context_free(ctx);
  }
  return NULL;
}

START_TEST(two_threads_one_model) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = model_of(ctx, SLEIGH);
  pthread_barrier_t start;
  pthread_barrier_init(&start, NULL, 2);
  asker a[2] = {{.model = m, .start = &start}, {0}};
  ck_assert_int_eq(ap_derive(ctx, m, NULL, &a[0].derived), AP_OK);
  ck_assert_int_eq(ap_eval(ctx, m, NULL, &a[0].numbers), AP_OK);
  ck_assert_int_eq(ap_check(ctx, m, NULL, &a[0].proofs), AP_OK);
  ck_assert_int_eq(ap_show(ctx, m, SHOWN, NULL, &a[0].shown), AP_OK);
  a[1] = a[0];
  pthread_t thread[2];
  for (int i = 0; i < 2; i++) ck_assert_int_eq(pthread_create(&thread[i], NULL, ask_often, &a[i]), 0);
  for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
  ck_assert_int_eq(a[0].wrong + a[1].wrong, 0);
  pthread_barrier_destroy(&start);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

/* --- limits --- */

/* n turns one after the other: easy to write, long to prove */
static char *tumbler(int n) {
  static char text[16384];
  size_t at = (size_t)snprintf(text, sizeof text, "system tumbler\ncoord a[1..%d]\nframe A = rotate(N", n);
  for (int i = 1; i <= n; i++) at += (size_t)snprintf(text + at, sizeof text - at, ", %c, a[%d]", "xyz"[i % 3], i);
  (void)snprintf(text + at, sizeof text - at, ")\nbody b { frame A; center O; mass 1; inertia diag(1, 2, 3) }\n");
  return text;
}

static ap_status limited(const ap_limits *limits, const char *text, char said[512]) {
  ap_context *ctx = ap_context_new(limits);
  ck_assert_ptr_nonnull(ctx);
  const ap_model *m = NULL;
  const char *out = NULL;
  ap_status status = parse_as(ctx, "limit.mech", text, &m);
  if (status == AP_OK) status = ap_check(ctx, m, NULL, &out);
  (void)snprintf(said, 512, "%s", ap_diagnostics(ctx, 0));
  ap_model_free(m);
  ap_context_free(ctx);
  return status;
}

START_TEST(nodes_and_bytes) {
  char said[512];
  ap_limits l = ap_limits_default();
  ck_assert_int_eq(limited(&l, PENDULUM, said), AP_OK);
  bool enough = false; /* what was enough once is enough with more */
  for (uint64_t nodes = 1; nodes < 400; nodes += 7) {
    l.max_nodes = nodes;
    ap_status status = limited(&l, PENDULUM, said);
    ck_assert_msg(status == AP_OK || (status == AP_LIMIT && !enough), "%d with %d nodes", (int)status, (int)nodes);
    if (status == AP_LIMIT) ck_assert_msg(strstr(said, "limit.mech: error[E701]: ") != NULL, "%s", said);
    ck_assert(nodes > 1 || status == AP_LIMIT);
    enough = status == AP_OK;
  }
  ck_assert(enough);
  l = ap_limits_default();
  enough = false;
  for (size_t bytes = 1000; bytes < 1000000; bytes += 9973) {
    l.max_bytes = bytes;
    ap_status status = limited(&l, SLEIGH, said);
    ck_assert_msg(status == AP_OK || (status == AP_LIMIT && !enough), "%d with %zu bytes", (int)status, bytes);
    ck_assert(bytes > 1000 || status == AP_LIMIT);
    enough = status == AP_OK;
  }
  ck_assert(enough);
  l.max_bytes = (size_t)64 << 20;
  l.max_nodes = 100000;
  ck_assert_int_eq(limited(&l, SLEIGH, said), AP_OK);
}
END_TEST

START_TEST(fuel) {
  char said[512];
  ap_limits l = ap_limits_default();
  l.proof_fuel = 1;
  ck_assert_int_eq(limited(&l, SLEIGH, said), AP_LIMIT);
  l.proof_fuel = 1000000;
  ck_assert_int_eq(limited(&l, SLEIGH, said), AP_OK);
  /* many large proofs end together */
  l.proof_fuel = 2000;
  l.max_nodes = 300000;
  ap_status status = limited(&l, tumbler(12), said);
  ck_assert_msg(status == AP_LIMIT || status == AP_REFUTED, "%d", (int)status);
}
END_TEST

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *cancel_soon(void *flag) {
  struct timespec wait = {0, 200000000};
  nanosleep(&wait, NULL);
  __atomic_store_n((int *)flag, 1, __ATOMIC_RELAXED);
  return NULL;
}

START_TEST(cancelled) {
  char said[512];
  int flag = 1;
  ap_limits l = ap_limits_default();
  l.cancel = &flag;
  ck_assert_int_eq(limited(&l, PENDULUM, said), AP_LIMIT);
  ck_assert_ptr_nonnull(strstr(said, "cancelled"));
  __atomic_store_n(&flag, 0, __ATOMIC_RELAXED);
  ck_assert_int_eq(limited(&l, PENDULUM, said), AP_OK);
  pthread_t thread;
  ck_assert_int_eq(pthread_create(&thread, NULL, cancel_soon, &flag), 0);
  double start = now();
  ck_assert_int_eq(limited(&l, tumbler(70), said), AP_LIMIT); /* would take a quarter of a minute */
  double took = now() - start;
  pthread_join(thread, NULL);
  ck_assert_msg(strstr(said, "cancelled") != NULL, "%s", said);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  ck_assert_msg(took < 3, "%.1f s", took);
#else
  (void)took;
#endif
}
END_TEST

/* --- memory that fails at the k-th request --- */

typedef struct purse {
  size_t bytes, blocks, asked, fails_at;
  bool for_good; /* from then on every request fails */
} purse;

static void *purse_resize(void *user, void *p, size_t old, size_t size) {
  purse *w = user;
  if (size == 0) {
    if (p) w->blocks--, w->bytes -= old;
    free(p);
    return NULL;
  }
  w->asked++;
  if (w->fails_at && (w->for_good ? w->asked >= w->fails_at : w->asked == w->fails_at)) return NULL;
  void *q = realloc(p, size);
  if (!q) return NULL;
  w->blocks += !p;
  w->bytes += size;
  w->bytes -= old;
  return q;
}

static void expect(ap_context *ctx, ap_status got, purse *w, const char *what) {
  bool may_fail = w->fails_at && w->asked >= w->fails_at;
  ck_assert_msg(got == AP_OK || (got == AP_LIMIT && may_fail), "%s: %d when request %zu fails\n%s", what, (int)got,
                w->fails_at, ap_diagnostics(ctx, 0));
  ck_assert_ptr_nonnull(ap_diagnostics(ctx, 1));
  json_t *j = json_loads(ap_diagnostics_json(ctx), 0, NULL);
  ck_assert_ptr_nonnull(j);
  json_decref(j);
}

/* Everything once; true if nothing failed. A context goes on after a failure. */
static bool live(purse *w, const char *text) {
  ap_limits l = ap_limits_default();
  l.resize = purse_resize;
  l.user = w;
  ap_context *ctx = ap_context_new(&l);
  bool fine = ctx != NULL;
  if (ctx) {
    const ap_model *m = NULL;
    const char *out = "";
    ap_status status = parse_as(ctx, "poor.mech", text, &m);
    expect(ctx, status, w, "parse");
    fine = status == AP_OK;
    if (!fine && !w->for_good) ck_assert_int_eq(parse_as(ctx, "again.mech", text, &m), AP_OK);
    if (m) {
      ap_derive_options solved = ap_derive_options_default();
      solved.form = AP_FORM_SOLVED;
      ap_eval_options e = {"{\"t\": 0.1, \"q\": {}}", AP_FORMAT_JSON};
      ap_status s[] = {ap_derive(ctx, m, &solved, &out), AP_OK, AP_OK, AP_OK};
      expect(ctx, s[0], w, "derive");
      s[1] = ap_eval(ctx, m, &e, &out);
      expect(ctx, s[1], w, "eval");
      s[2] = ap_check(ctx, m, NULL, &out);
      expect(ctx, s[2], w, "check");
      s[3] = ap_show(ctx, m, "kinetic()", &(ap_show_options){.in = "N"}, &out);
      expect(ctx, s[3], w, "show");
      for (int i = 0; i < 4; i++) fine = fine && s[i] == AP_OK;
    }
    ap_model_free(m);
  }
  ap_context_free(ctx);
  ck_assert_msg(w->blocks == 0 && w->bytes == 0, "%zu blocks, %zu bytes left when request %zu fails", w->blocks,
                w->bytes, w->fails_at);
  return fine;
}

static void sweep(const char *text, bool for_good, size_t step) {
  purse usual = {0};
  ck_assert(live(&usual, text));
  size_t k = 1, failed = 0;
  for (;; k += k < 200 ? 1 : step) {
    purse w = {.fails_at = k, .for_good = for_good};
    if (live(&w, text) && w.asked < k) break; /* it was never reached */
    failed++;
  }
  ck_assert_uint_gt(failed, 50);
  printf("%zu requests for memory, %zu of them refused\n", usual.asked, failed);
}

START_TEST(memory_fails_once) {
  sweep(PENDULUM, false, 1);
}
END_TEST

START_TEST(memory_fails_for_good) {
  sweep(PENDULUM, true, 1);
}
END_TEST

START_TEST(memory_fails_in_a_larger_model) {
  sweep(SLEIGH, false, 5);
}
END_TEST

/* A plot of two runs and a page: one system after the other, and all of it given back. */
static bool draw(purse *w) {
  ap_limits l = ap_limits_default();
  l.resize = purse_resize;
  l.user = w;
  ap_context *ctx = ap_context_new(&l);
  bool fine = false;
  const ap_model *m = NULL;
  if (ctx && parse_as(ctx, "poor.mech", PENDULUM, &m) == AP_OK) {
    const char *out = "";
    ap_plot_panel panels[] = {{AP_PLOT_TIME, "phi, velocity(bob)"}, {AP_PLOT_PHASE, "phi"}};
    ap_plot_run other = {m, "again"};
    ap_plot_options plot = {
        .panels = panels, .npanels = 2, .others = &other, .nothers = 1, .name = "once", .until = 0.2};
    ap_status s[2] = {ap_plot(ctx, m, &plot, &out), AP_OK};
    expect(ctx, s[0], w, "plot");
    ck_assert(s[0] != AP_OK || strstr(out, "</svg>"));
    ap_view_options view = {AP_VIEW_HTML, 0.2, NULL};
    s[1] = ap_view(ctx, m, &view, &out);
    expect(ctx, s[1], w, "view");
    ck_assert(s[1] != AP_OK || strstr(out, "</html>"));
    fine = s[0] == AP_OK && s[1] == AP_OK;
  }
  ap_model_free(m);
  ap_context_free(ctx);
  ck_assert_msg(w->blocks == 0 && w->bytes == 0, "%zu blocks, %zu bytes left when request %zu fails", w->blocks,
                w->bytes, w->fails_at);
  return fine;
}

START_TEST(memory_fails_while_drawing) {
  purse usual = {0};
  ck_assert(draw(&usual));
  for (size_t k = 1; k <= usual.asked; k += 1 + usual.asked / 150) {
    purse w = {.fails_at = k};
    draw(&w);
  }
}
END_TEST

/* A motion through a pole of its speeds, with forces and an event, written twice; then the same as an object. */
static bool move(purse *w, bool stiff) {
  static const char SKATE[] =
      "system s \"S\"\nparam m = 1, J = 1\ncoord x, y, phi\nframe B = rotate(N, z, phi)\npoint C = O + x*N.x + y*N.y\n"
      "body skate { frame B; center C; mass m; inertia about z = J }\nconstraint blade: dot(velocity(C), B.y) = 0\n"
      "initial x' = 1, phi' = 1\nevent north: x'\nsimulate 2\n";
  ap_limits l = ap_limits_default();
  l.resize = purse_resize;
  l.user = w;
  ap_context *ctx = ap_context_new(&l);
  bool fine = false;
  const ap_model *m = NULL;
  if (ctx && parse_as(ctx, "poor.mech", SKATE, &m) == AP_OK) {
    ap_run_options o = ap_run_options_default();
    ap_run_answer a;
    ap_sim *sim = NULL;
    ap_status s[3];
    if (stiff) o.method = ap_has_method(AP_BDF) ? AP_BDF : AP_GAUSS;
    s[0] = ap_run(ctx, m, &o, &a);
    expect(ctx, s[0], w, "run");
    ck_assert(s[0] != AP_OK || (a.complete && a.size > 1000));
    o.format = AP_FORMAT_NPZ;
    s[1] = ap_run(ctx, m, &o, &a);
    expect(ctx, s[1], w, "run to npz");
    s[2] = ap_sim_new(ctx, m, &o, &sim);
    expect(ctx, s[2], w, "sim");
    for (int k = 1; sim && k <= 4; k++) {
      ap_status on = ap_sim_to(sim, 0.5 * k);
      expect(ctx, on, w, "sim to");
      const double *row = ap_sim_row(sim);
      ck_assert(row || (w->fails_at && w->asked >= w->fails_at));
      (void)ap_sim_set(sim, "phi", 0.5 * k);
      ck_assert_ptr_nonnull(ap_sim_said(sim));
      if (on != AP_OK) s[2] = on;
    }
    ap_sim_free(sim);
    fine = s[0] == AP_OK && s[1] == AP_OK && s[2] == AP_OK;
  }
  ap_model_free(m);
  ap_context_free(ctx);
  ck_assert_msg(w->blocks == 0 && w->bytes == 0, "%zu blocks, %zu bytes left when request %zu fails", w->blocks,
                w->bytes, w->fails_at);
  return fine;
}

START_TEST(memory_fails_while_moving) {
  for (int stiff = 0; stiff < 2; stiff++)
    for (int for_good = 0; for_good < 2; for_good++) {
      purse usual = {0};
      ck_assert(move(&usual, stiff));
      for (size_t k = 1; k <= usual.asked; k += 1 + usual.asked / 200) {
        purse w = {.fails_at = k, .for_good = for_good};
        move(&w, stiff);
      }
    }
}
END_TEST

/* Wrong options are a wrong question, and a question that cannot be asked leaves the context usable. */
START_TEST(pictures) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *m = NULL;
  const char *out;
  ck_assert_int_eq(parse_as(ctx, "p.mech", PENDULUM, &m), AP_OK);
  ap_plot_panel wrong = {AP_PLOT_TIME, "nobody"}, odd = {(ap_plot_kind)9, "phi"}, pair = {AP_PLOT_PATH, "phi"};
  ck_assert_int_eq(ap_plot(ctx, m, &(ap_plot_options){.panels = &wrong, .npanels = 1}, &out), AP_USAGE);
  ck_assert_ptr_nonnull(strstr(ap_diagnostics(ctx, 0), "nobody"));
  ck_assert_int_eq(ap_plot(ctx, m, &(ap_plot_options){.panels = &odd, .npanels = 1}, &out), AP_USAGE);
  ck_assert_int_eq(ap_plot(ctx, m, &(ap_plot_options){.panels = &pair, .npanels = 1}, &out), AP_USAGE);
  ck_assert_int_eq(ap_plot(ctx, m, &(ap_plot_options){.until = -1}, &out), AP_USAGE);
  ck_assert_int_eq(ap_view(ctx, m, &(ap_view_options){.form = (ap_view_form)7}, &out), AP_USAGE);
  ck_assert_int_eq(ap_view(ctx, m, &(ap_view_options){.until = (double)NAN}, &out), AP_USAGE);
  ck_assert_int_eq(ap_plot(ctx, m, &(ap_plot_options){.until = 0.5}, &out), AP_OK);
  ck_assert_ptr_nonnull(strstr(out, "</svg>"));
  ck_assert_int_eq(ap_view(ctx, m, &(ap_view_options){.form = AP_VIEW_SCENE, .until = 0.5}, &out), AP_OK);
  json_t *scene = json_loads(out, 0, NULL);
  ck_assert_ptr_nonnull(scene);
  ck_assert_int_eq((int)json_integer_value(json_object_get(scene, "schema")), 1);
  json_t *t = json_object_get(scene, "t");
  ck_assert_double_eq_tol(json_number_value(json_array_get(t, json_array_size(t) - 1)), 0.5, 1e-12);
  json_decref(scene);
  ap_model_free(m);
  ap_context_free(ctx);
}
END_TEST

int main(void) {
  const struct {
    const char *name;
    const TTest *test;
  } TESTS[] = {
      {"statuses", parsing},
      {"statuses", questions},
      {"statuses", refuted_and_singular},
      {"statuses", every_form},
      {"statuses", shown},
      {"statuses", nothing_at_all},
      {"said", diagnostics_text},
      {"said", diagnostics_json},
      {"said", texts_outlive_models},
      {"said", every_code},
      {"several", several_models},
      {"several", two_threads_one_model},
      {"limits", nodes_and_bytes},
      {"limits", fuel},
      {"limits", cancelled},
      {"limits", memory_fails_while_drawing},
      {"limits", memory_fails_while_moving},
      {"statuses", pictures},
      {"memory", memory_fails_once},
      {"memory", memory_fails_for_good},
      {"memory", memory_fails_in_a_larger_model},
  };
  Suite *s = suite_create("api");
  TCase *c = NULL;
  const char *last = "";
  for (size_t i = 0; i < sizeof TESTS / sizeof *TESTS; i++) {
    if (strcmp(last, TESTS[i].name) != 0) {
      c = tcase_create(last = TESTS[i].name);
      suite_add_tcase(s, c);
    }
    tcase_add_test(c, TESTS[i].test);
  }
  SRunner *r = srunner_create(s);
  srunner_run_all(r, CK_NORMAL);
  int failures = srunner_ntests_failed(r);
  srunner_free(r);
  return failures ? 1 : 0;
}
