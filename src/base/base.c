#include "base/base.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- failure --- */

_Noreturn void base_fail(base_ctx *ctx, base_status status, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  if (ctx->status == BASE_OK) {
    ctx->status = status;
    (void)vsnprintf(ctx->message, sizeof ctx->message, fmt, args);
  }
  va_end(args);
  while (ctx->cleanups) {
    base_cleanup *c = ctx->cleanups;
    ctx->cleanups = c->below;
    c->run(c->what);
  }
  if (!ctx->boundary) abort(); /* a caller outside the api boundary: a defect of the program */
  longjmp(*ctx->boundary, 1);
}

void base_poll(base_ctx *ctx) {
#if defined(__GNUC__)
  int wanted = ctx->cancel ? __atomic_load_n(ctx->cancel, __ATOMIC_RELAXED) : 0;
#else
  int wanted = ctx->cancel ? *ctx->cancel : 0;
#endif
  if (wanted) base_fail(ctx, BASE_LIMIT, "cancelled");
}

void base_cleanup_push(base_ctx *ctx, base_cleanup *c, void (*run)(void *), void *what) {
  *c = (base_cleanup){ctx->cleanups, run, what};
  ctx->cleanups = c;
}

void base_cleanup_pop(base_ctx *ctx, base_cleanup *c) {
  ctx->cleanups = c->below;
}

static void check_bytes(base_ctx *ctx, size_t old, size_t size) {
  if (size > old && ctx->max_bytes && ctx->bytes - old + size > ctx->max_bytes)
    base_fail(ctx, BASE_LIMIT, "memory limit of %zu bytes reached", ctx->max_bytes);
}

void base_account(base_ctx *ctx, size_t old, size_t size) {
  check_bytes(ctx, old, size);
  ctx->bytes += size;
  ctx->bytes -= old;
}

void *base_resize(base_ctx *ctx, void *p, size_t old, size_t size) {
  if (!p && !size) return NULL;
  check_bytes(ctx, old, size);
  void *q;
  if (ctx->resize) {
    q = ctx->resize(ctx->user, p, old, size);
  } else if (size == 0) {
    free(p);
    q = NULL;
  } else {
    q = realloc(p, size);
  }
  if (size && !q) base_fail(ctx, BASE_LIMIT, "out of memory");
  ctx->bytes += size;
  ctx->bytes -= old;
  return q;
}

/* --- arenas --- */

struct base_chunk {
  base_chunk *below;
  size_t size;
};

#define CHUNK_ALIGN ((size_t)16)
#define CHUNK_USUAL ((size_t)32 * 1024)

void base_arena_init(base_arena *a, base_ctx *ctx) {
  *a = (base_arena){.ctx = ctx};
}

static void release_chunks(void *arena) {
  base_arena *a = arena;
  while (a->chunks) {
    base_chunk *c = a->chunks;
    a->chunks = c->below;
    base_resize(a->ctx, c, c->size, 0);
  }
  a->at = a->end = NULL;
}

void base_scratch_init(base_arena *a, base_ctx *ctx) {
  base_arena_init(a, ctx);
  a->scratch = true;
  base_cleanup_push(ctx, &a->undo, release_chunks, a);
}

void base_arena_free(base_arena *a) {
  if (a->scratch) base_cleanup_pop(a->ctx, &a->undo);
  release_chunks(a);
}

static size_t round_up(size_t n) {
  return (n + CHUNK_ALIGN - 1) & ~(CHUNK_ALIGN - 1);
}

void *base_alloc(base_arena *a, size_t size) {
  if (size > SIZE_MAX / 2) base_fail(a->ctx, BASE_LIMIT, "out of memory");
  size = round_up(size ? size : 1);
  if ((size_t)(a->end - a->at) < size) {
    size_t head = round_up(sizeof(base_chunk));
    size_t whole = head + (size > CHUNK_USUAL ? size : CHUNK_USUAL);
    base_chunk *c = base_resize(a->ctx, NULL, 0, whole);
    *c = (base_chunk){a->chunks, whole};
    a->chunks = c;
    a->at = (char *)c + head;
    a->end = (char *)c + whole;
  }
  void *p = a->at;
  a->at += size;
  memset(p, 0, size);
  return p;
}

char *base_strdup(base_arena *a, const char *s, size_t n) {
  char *p = base_alloc(a, n + 1);
  if (n) memcpy(p, s, n);
  return p;
}

/* Most of these are names such as P[3]: written once, kept in as many bytes as they need. */
char *base_format(base_arena *a, const char *fmt, ...) {
  char few[128];
  va_list args;
  va_start(args, fmt);
  int n = vsnprintf(few, sizeof few, fmt, args);
  va_end(args);
  if (n >= 0 && (size_t)n < sizeof few) return base_strdup(a, few, (size_t)n);
  base_text t;
  base_text_init(&t, a);
  va_start(args, fmt);
  base_vprintf(&t, fmt, args);
  va_end(args);
  return (char *)(uintptr_t)base_text_str(&t);
}

void base_vec_grow(base_arena *a, void *at_field, uint32_t n, uint32_t *cap, size_t size) {
  if (*cap > UINT32_MAX / 2) base_fail(a->ctx, BASE_LIMIT, "an array is too long");
  uint32_t bigger = *cap ? *cap * 2 : 8;
  void *old, *at = base_alloc(a, size * bigger);
  memcpy(&old, at_field, sizeof old);
  if (n) memcpy(at, old, size * n);
  memcpy(at_field, &at, sizeof at);
  *cap = bigger;
}

/* --- names --- */

static uint32_t hash_bytes(const char *s, size_t n) {
  uint32_t h = 2166136261u; /* FNV-1a */
  for (size_t i = 0; i < n; i++) h = (h ^ (unsigned char)s[i]) * 16777619u;
  return h;
}

void base_names_init(base_names *names, base_arena *arena) {
  *names = (base_names){.arena = arena};
  names->table_size = 64;
  names->table = BASE_ARRAY(arena, uint32_t, names->table_size);
  base_push(arena, &names->text, "");
}

static void rehash(base_names *names) {
  uint32_t size = names->table_size * 2;
  uint32_t *table = BASE_ARRAY(names->arena, uint32_t, size);
  for (uint32_t i = 1; i < names->text.n; i++) {
    const char *s = names->text.at[i];
    uint32_t h = hash_bytes(s, strlen(s)) & (size - 1);
    while (table[h]) h = (h + 1) & (size - 1);
    table[h] = i;
  }
  names->table = table;
  names->table_size = size;
}

base_name base_intern(base_names *names, const char *s, size_t n) {
  uint32_t mask = names->table_size - 1, h = hash_bytes(s, n) & mask;
  for (; names->table[h]; h = (h + 1) & mask) {
    const char *t = names->text.at[names->table[h]];
    if (strlen(t) == n && memcmp(t, s, n) == 0) return names->table[h];
  }
  base_name name = names->text.n;
  names->table[h] = name;
  base_push(names->arena, &names->text, base_strdup(names->arena, s, n));
  if (names->text.n * 2 > names->table_size) rehash(names);
  return name;
}

const char *base_name_text(const base_names *names, base_name name) {
  return names->text.at[name];
}

/* Levenshtein distance with one row; long words are compared by their heads. */
unsigned base_distance(const char *a, const char *b) {
  enum { LONGEST = 63 };
  unsigned row[LONGEST + 1];
  size_t n = strlen(a), m = strlen(b);
  if (n > LONGEST) n = LONGEST;
  if (m > LONGEST) m = LONGEST;
  for (unsigned j = 0; j <= m; j++) row[j] = j;
  for (size_t i = 1; i <= n; i++) {
    unsigned diagonal = row[0];
    row[0] = (unsigned)i;
    for (size_t j = 1; j <= m; j++) {
      unsigned swap = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      unsigned best = row[j] + 1 < row[j - 1] + 1 ? row[j] + 1 : row[j - 1] + 1;
      row[j] = swap < best ? swap : best;
    }
  }
  return row[m];
}

/* --- text --- */

void base_text_init(base_text *t, base_arena *arena) {
  *t = (base_text){.arena = arena};
}

static void text_reserve(base_text *t, size_t more) {
  if (t->n + more + 1 <= t->cap) return;
  size_t cap = t->cap ? t->cap * 2 : 128;
  while (cap < t->n + more + 1) cap *= 2;
  char *at = base_alloc(t->arena, cap);
  if (t->n) memcpy(at, t->at, t->n);
  t->at = at;
  t->cap = cap;
}

void base_putn(base_text *t, const char *s, size_t n) {
  text_reserve(t, n);
  if (n) memcpy(t->at + t->n, s, n);
  t->n += n;
  t->at[t->n] = 0;
}

void base_puts(base_text *t, const char *s) {
  base_putn(t, s, strlen(s));
}

void base_vprintf(base_text *t, const char *fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  if (n < 0) n = 0;
  text_reserve(t, (size_t)n);
  (void)vsnprintf(t->at + t->n, (size_t)n + 1, fmt, again);
  va_end(again);
  t->n += (size_t)n;
}

void base_printf(base_text *t, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  base_vprintf(t, fmt, args);
  va_end(args);
}

void base_put_double(base_text *t, double x) {
  if (!isfinite(x)) {
    base_puts(t, "null");
    return;
  }
  char buf[40];
  (void)snprintf(buf, sizeof buf, "%.17g", x);
  for (char *p = buf; *p; p++)
    if (*p == ',') *p = '.'; /* a locale's comma */
  base_puts(t, buf);
}

void base_put_json(base_text *t, const char *s) {
  base_putn(t, "\"", 1);
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (c == '"' || c == '\\') base_printf(t, "\\%c", c);
    else if (c == '\n') base_puts(t, "\\n");
    else if (c < 0x20) base_printf(t, "\\u%04x", c);
    else base_putn(t, s, 1);
  }
  base_putn(t, "\"", 1);
}

const char *base_text_str(base_text *t) {
  return t->n ? t->at : "";
}
