/* diag: what appell has to say about a text, in the words of mechanics.

   A diagnostic has a place (a span of the source), a stable code from diag.def,
   a message that names the culprit, and usually a hint that shows a way out.
   They are collected, never printed: api turns them into text. */
#ifndef APPELL_BASE_DIAG_H
#define APPELL_BASE_DIAG_H

#include "base/base.h"

/* Bytes [at, end) of the source text. */
typedef struct base_span {
  uint32_t at, end;
} base_span;

typedef enum { DIAG_NOTE, DIAG_WARNING, DIAG_ERROR } diag_severity;

typedef enum {
#define DIAG(code, severity, title, explanation) DIAG_##code,
#include "base/diag.def"
#undef DIAG
  DIAG_COUNT
} diag_code;

typedef struct diag_info {
  const char *code; /* "E204" */
  diag_severity severity;
  const char *title;       /* one line for the list of codes */
  const char *explanation; /* a paragraph, printed by `appell explain` */
} diag_info;

const diag_info *diag_about(diag_code code);
const diag_info *diag_find(const char *code); /* NULL: no such code */

/* Where a text came from and where its lines begin. */
typedef struct base_source {
  const char *name; /* "coin.mech", "<stdin>" */
  const char *text; /* not NUL-terminated in general */
  uint32_t size;
  uint32_t *lines, nlines; /* offset of each line's first byte */
} base_source;

void base_source_init(base_source *s, base_arena *arena, const char *name, const char *text, uint32_t size);
/* both from 1; the column counts characters */
void base_source_place(const base_source *s, uint32_t at, uint32_t *line, uint32_t *column);

typedef struct diag_entry {
  diag_code code;
  base_span span;
  bool placed; /* false: about the model as a whole */
  const char *message;
  const char *hint; /* or NULL */
} diag_entry;

typedef struct diag_list {
  base_arena *arena;
  BASE_VEC(diag_entry) entries;
  uint32_t errors;
  uint32_t dropped; /* errors beyond the first hundred */
} diag_list;

void diag_init(diag_list *list, base_arena *arena);
/* returns the entry so that a hint can follow: diag_hint(diag_at(...), "...") */
diag_entry *diag_at(diag_list *list, diag_code code, base_span span, const char *fmt, ...) BASE_PRINTF(4, 5);
diag_entry *diag_all(diag_list *list, diag_code code, const char *fmt, ...) BASE_PRINTF(3, 4);
void diag_hint(diag_list *list, diag_entry *e, const char *fmt, ...) BASE_PRINTF(3, 4);
/* everything said so far as text, in the order of the source */
void diag_print(const diag_list *list, const base_source *source, bool color, base_text *out);
void diag_print_json(const diag_list *list, const base_source *source, base_text *out);

#endif
