#include "base/diag.h"

#include <stdlib.h>
#include <string.h>

static const diag_info INFO[DIAG_COUNT] = {
#define DIAG(code, severity, title, explanation) {#code, severity, title, explanation},
#include "base/diag.def"
#undef DIAG
};

const diag_info *diag_about(diag_code code) {
  return &INFO[code];
}

const diag_info *diag_find(const char *code) {
  for (int i = 0; i < DIAG_COUNT; i++)
    if (strcmp(INFO[i].code, code) == 0) return &INFO[i];
  return NULL;
}

/* --- places --- */

void base_source_init(base_source *s, base_arena *arena, const char *name, const char *text, uint32_t size) {
  BASE_VEC(uint32_t) lines = {0};
  bool marked = size >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0; /* a byte order mark is no column */
  base_push(arena, &lines, marked ? 3 : 0);
  for (uint32_t i = 0; i < size; i++) {
    bool lone_cr = text[i] == '\r' && (i + 1 == size || text[i + 1] != '\n');
    if (text[i] == '\n' || lone_cr) base_push(arena, &lines, i + 1);
  }
  *s = (base_source){name, text, size, lines.at, lines.n};
}

/* bytes of the UTF-8 character at i; 0: a byte that is no character of its own */
static uint32_t char_size(const base_source *s, uint32_t i) {
  unsigned char c = (unsigned char)s->text[i];
  if (c < 0x80) return 1;
  uint32_t n = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;
  if (c < 0xC2 || c > 0xF4 || s->size - i < n) return 0;
  for (uint32_t k = 1; k < n; k++)
    if (((unsigned char)s->text[i + k] & 0xC0) != 0x80) return 0;
  return n;
}

static uint32_t next_char(const base_source *s, uint32_t i) {
  uint32_t n = char_size(s, i);
  return i + (n ? n : 1);
}

void base_source_place(const base_source *s, uint32_t at, uint32_t *line, uint32_t *column) {
  uint32_t lo = 0, hi = s->nlines; /* the last line that starts at or before `at` */
  while (hi - lo > 1) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (s->lines[mid] <= at) lo = mid;
    else hi = mid;
  }
  *line = lo + 1;
  *column = 1;
  for (uint32_t i = s->lines[lo]; i < at && i < s->size; i = next_char(s, i)) ++*column;
}

/* --- collecting --- */

enum { DIAG_MOST = 100 }; /* a hopeless text should not print for ever */

void diag_init(diag_list *list, base_arena *arena) {
  *list = (diag_list){.arena = arena};
}

/* The same error at the same place, as in every turn of a loop, is reported once; notes and warnings if their words agree. */
static bool is_repeated(const diag_list *list, diag_code code, base_span span, const char *message) {
  for (uint32_t i = 0; i < list->entries.n; i++) {
    const diag_entry *e = &list->entries.at[i];
    bool same = e->placed && e->code == code && e->span.at == span.at && e->span.end == span.end;
    if (same && (INFO[code].severity == DIAG_ERROR || strcmp(e->message, message) == 0)) return true;
  }
  return false;
}

static diag_entry *add(diag_list *list, diag_code code, bool placed, base_span span, const char *fmt, va_list args) {
  static diag_entry nowhere; /* takes the hints of what was dropped; never read */
  bool error = INFO[code].severity == DIAG_ERROR;
  /* loops repeat their errors at every turn: nothing is written for those */
  if (error && placed && is_repeated(list, code, span, "")) return &nowhere;
  if (error && list->errors++ >= DIAG_MOST) {
    list->dropped++;
    return &nowhere;
  }
  base_text t;
  base_text_init(&t, list->arena);
  base_vprintf(&t, fmt, args);
  const char *message = base_text_str(&t);
  if (!error && placed && is_repeated(list, code, span, message)) return &nowhere;
  base_push(list->arena, &list->entries, ((diag_entry){code, span, placed, message, NULL}));
  return &list->entries.at[list->entries.n - 1];
}

diag_entry *diag_at(diag_list *list, diag_code code, base_span span, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  diag_entry *e = add(list, code, true, span, fmt, args);
  va_end(args);
  return e;
}

diag_entry *diag_all(diag_list *list, diag_code code, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  diag_entry *e = add(list, code, false, (base_span){0, 0}, fmt, args);
  va_end(args);
  return e;
}

void diag_hint(diag_list *list, diag_entry *e, const char *fmt, ...) {
  if (list->entries.n == 0 || e != &list->entries.at[list->entries.n - 1]) return;
  base_text t;
  base_text_init(&t, list->arena);
  va_list args;
  va_start(args, fmt);
  base_vprintf(&t, fmt, args);
  va_end(args);
  e->hint = base_text_str(&t);
}

/* --- printing --- */

static int by_place(const void *a, const void *b) {
  const diag_entry *x = *(const diag_entry *const *)a, *y = *(const diag_entry *const *)b;
  if (x->placed != y->placed) return x->placed ? -1 : 1;
  if (x->span.at != y->span.at) return x->span.at < y->span.at ? -1 : 1;
  return x < y ? -1 : 1; /* as they came */
}

static const diag_entry **sorted(const diag_list *list) {
  const diag_entry **e = BASE_ARRAY(list->arena, const diag_entry *, list->entries.n + 1);
  for (uint32_t i = 0; i < list->entries.n; i++) e[i] = &list->entries.at[i];
  qsort(e, list->entries.n, sizeof *e, by_place);
  return e;
}

/* One source line with tabs, control characters and stray bytes made harmless, and a caret under the span. */
static void print_line(const base_source *s, const diag_entry *e, const char *on, const char *off, base_text *out) {
  uint32_t line, column;
  base_source_place(s, e->span.at, &line, &column);
  uint32_t from = s->lines[line - 1], to = from;
  while (to < s->size && s->text[to] != '\n' && s->text[to] != '\r') to++;
  enum { WIDEST = 160 };
  uint32_t first = from;
  if (e->span.at > from + WIDEST - 40) /* a very long line: show the part that matters */
    while (first < e->span.at - (WIDEST - 40)) first = next_char(s, first);
  base_printf(out, "%5u | %s", line, first > from ? "..." : "");
  uint32_t pad = first > from ? 3 : 0, marks = 0;
  for (uint32_t i = first; i < to && i < first + WIDEST; i = next_char(s, i)) {
    unsigned char c = (unsigned char)s->text[i];
    uint32_t n = char_size(s, i);
    if (c < 0x20 || c == 0x7F || (c == 0xC2 && n == 2 && (unsigned char)s->text[i + 1] < 0xA0)) base_puts(out, " ");
    else if (n == 0) base_puts(out, "?");
    else base_putn(out, s->text + i, n);
    if (i < e->span.at) pad++;
    else if (i < e->span.end) marks++;
  }
  base_printf(out, "\n      | %*s%s^", (int)pad, "", on);
  for (uint32_t i = 1; i < marks && i < 60; i++) base_puts(out, "~");
  base_printf(out, "%s\n", off);
}

void diag_print(const diag_list *list, const base_source *source, bool color, base_text *out) {
  static const char *const word[] = {"note", "warning", "error"};
  static const char *const paint[] = {"\033[36m", "\033[33m", "\033[31m"};
  const diag_entry **e = sorted(list);
  for (uint32_t i = 0; i < list->entries.n; i++) {
    const diag_info *info = &INFO[e[i]->code];
    const char *on = color ? paint[info->severity] : "", *off = color ? "\033[0m" : "";
    uint32_t line = 0, column = 0;
    if (e[i]->placed) {
      base_source_place(source, e[i]->span.at, &line, &column);
      base_printf(out, "%s:%u:%u: ", source->name, line, column);
    } else {
      base_printf(out, "%s: ", source->name);
    }
    base_printf(out, "%s%s[%s]%s: %s\n", on, word[info->severity], info->code, off, e[i]->message);
    if (e[i]->placed) print_line(source, e[i], on, off, out);
    if (e[i]->hint) base_printf(out, "  hint: %s\n", e[i]->hint);
  }
  if (list->dropped) base_printf(out, "%s: %u more errors not shown\n", source->name, list->dropped);
}

void diag_print_json(const diag_list *list, const base_source *source, base_text *out) {
  static const char *const word[] = {"note", "warning", "error"};
  const diag_entry **e = sorted(list);
  base_puts(out, "[");
  for (uint32_t i = 0; i < list->entries.n; i++) {
    uint32_t line = 0, column = 0;
    if (e[i]->placed) base_source_place(source, e[i]->span.at, &line, &column);
    base_printf(out,
                "%s{\"code\": \"%s\", \"severity\": \"%s\", \"line\": %u, \"column\": %u, \"message\": ", i ? ", " : "",
                INFO[e[i]->code].code, word[INFO[e[i]->code].severity], line, column);
    base_put_json(out, e[i]->message);
    base_puts(out, ", \"hint\": ");
    if (e[i]->hint) base_put_json(out, e[i]->hint);
    else base_puts(out, "null");
    base_puts(out, "}");
  }
  base_puts(out, "]");
}
