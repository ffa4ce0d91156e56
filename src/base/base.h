/* base: memory, failure, growable arrays, text buffers.

   Memory comes in arenas, one per lifetime (a model, a question). Failure is
   not threaded through return values: whatever cannot go on (memory, a limit,
   a cancelled question) calls base_fail(), which runs the registered clean-ups
   and jumps to the one boundary that api set with base_guard. Bad *input* never
   goes that way: it becomes a diagnostic (diag.h) and the work continues.

   Invariants: a pointer from an arena lives until base_arena_free; memory from
   base_alloc is zeroed; no function here returns NULL. */
#ifndef APPELL_BASE_BASE_H
#define APPELL_BASE_BASE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The classes of outcome; the numbers are the command's exit codes. */
typedef enum {
  BASE_OK = 0,
  BASE_REFUTED = 1, /* a claim or an equality of principles is false */
  BASE_USAGE = 2,   /* the question itself is wrong */
  BASE_FILE = 3,    /* a file cannot be read */
  BASE_TEXT = 4,    /* the text of a model is wrong */
  BASE_MODEL = 5,   /* the text is right, the mechanics is ill-posed */
  BASE_RUN = 6,     /* numbers cannot be had at this state */
  BASE_LIMIT = 7,   /* fuel or memory ran out, or the question was cancelled */
  BASE_OUTPUT = 8   /* a result cannot be written */
} base_status;

/* What must be undone if a failure passes by: foreign objects (FLINT). */
typedef struct base_cleanup {
  struct base_cleanup *below;
  void (*run)(void *what);
  void *what;
} base_cleanup;

/* One per question thread: limits, the way out, and the sticky status. */
typedef struct base_ctx {
  void *(*resize)(void *user, void *p, size_t old, size_t size); /* NULL: realloc/free */
  void *user;
  size_t bytes, max_bytes;    /* in use, and the limit (0: none) */
  uint64_t nodes, max_nodes;  /* expression nodes made, and the limit (0: none) */
  uint64_t terms, max_terms;  /* polynomial terms of all proofs together, and the limit (0: none) */
  const volatile int *cancel; /* set to non-zero by another thread to stop */
  base_status status;
  char message[256];
  jmp_buf *boundary;
  base_cleanup *cleanups;
} base_ctx;

#if defined(__GNUC__)
#define BASE_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define BASE_PRINTF(fmt, args)
#endif

_Noreturn void base_fail(base_ctx *ctx, base_status status, const char *fmt, ...) BASE_PRINTF(3, 4);
void base_poll(base_ctx *ctx); /* fails if another thread has cancelled the question */
void base_cleanup_push(base_ctx *ctx, base_cleanup *c, void (*run)(void *), void *what);
void base_cleanup_pop(base_ctx *ctx, base_cleanup *c); /* without running it */
/* realloc against the context's limit; size 0 frees and returns NULL */
void *base_resize(base_ctx *ctx, void *p, size_t old, size_t size);
/* memory that a foreign library holds for us (GMP's numbers) counts against the same limit */
void base_account(base_ctx *ctx, size_t old, size_t size);

/* --- arenas --- */
typedef struct base_chunk base_chunk;
typedef struct base_arena {
  base_ctx *ctx;
  base_chunk *chunks;
  char *at, *end;
  base_cleanup undo; /* of a scratch arena */
  bool scratch;
} base_arena;

void base_arena_init(base_arena *a, base_ctx *ctx);
/* for the length of a function: freed by base_arena_free there, or by a failure that passes by */
void base_scratch_init(base_arena *a, base_ctx *ctx);
void base_arena_free(base_arena *a);
void *base_alloc(base_arena *a, size_t size);
char *base_strdup(base_arena *a, const char *s, size_t n);
char *base_format(base_arena *a, const char *fmt, ...) BASE_PRINTF(2, 3);
#define BASE_NEW(arena, T) ((T *)base_alloc((arena), sizeof(T)))
#define BASE_ARRAY(arena, T, n) ((T *)base_alloc((arena), sizeof(T) * (size_t)(n)))

/* --- growable arrays in an arena: BASE_VEC(int) v = {0}; base_push(a, &v, 7); --- */
#define BASE_VEC(T)                                                                                                    \
  struct {                                                                                                             \
    T *at;                                                                                                             \
    uint32_t n, cap;                                                                                                   \
  }
void base_vec_grow(base_arena *a, void *at_field, uint32_t n, uint32_t *cap, size_t size);
#define base_push(arena, v, x)                                                                                         \
  do {                                                                                                                 \
    if ((v)->n == (v)->cap) base_vec_grow((arena), &(v)->at, (v)->n, &(v)->cap, sizeof *(v)->at);                      \
    (v)->at[(v)->n++] = (x);                                                                                           \
  } while (0)

/* --- interned names: equal text, equal number; 0 is no name --- */
typedef uint32_t base_name;
typedef struct base_names {
  base_arena *arena;
  BASE_VEC(const char *) text; /* text.at[name] */
  uint32_t *table, table_size;
} base_names;

void base_names_init(base_names *names, base_arena *arena);
base_name base_intern(base_names *names, const char *s, size_t n);
const char *base_name_text(const base_names *names, base_name name);
/* how far apart two words are (edits), for "did you mean" */
unsigned base_distance(const char *a, const char *b);

/* --- text that grows --- */
typedef struct base_text {
  base_arena *arena;
  char *at; /* always NUL-terminated once something was added */
  size_t n, cap;
} base_text;

void base_text_init(base_text *t, base_arena *arena);
void base_puts(base_text *t, const char *s);
void base_putn(base_text *t, const char *s, size_t n);
void base_printf(base_text *t, const char *fmt, ...) BASE_PRINTF(2, 3);
void base_vprintf(base_text *t, const char *fmt, va_list args);
void base_put_double(base_text *t, double x); /* 17 significant digits, always a JSON number; NaN and inf become null */
void base_put_json(base_text *t, const char *s); /* a quoted JSON string */
const char *base_text_str(base_text *t);

#endif
