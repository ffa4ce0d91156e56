/* declare.c: every name of the text, loops unrolled, before anything has a meaning. */
#include "mech/builder.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* --- names --- */

decl *build_find(builder *b, base_name name) {
  if (name >= b->decl_of_size || b->decl_of[name] == 0) return NULL;
  return &b->decls.at[b->decl_of[name] - 1];
}

static void remember(builder *b, base_name name, uint32_t number) {
  if (name >= b->decl_of_size) {
    uint32_t size = b->decl_of_size ? b->decl_of_size : 256;
    while (size <= name) size *= 2;
    uint32_t *bigger = BASE_ARRAY(b->arena, uint32_t, size);
    if (b->decl_of_size) memcpy(bigger, b->decl_of, b->decl_of_size * sizeof *bigger);
    b->decl_of = bigger;
    b->decl_of_size = size;
  }
  b->decl_of[name] = number + 1;
}

static bool reserved(const char *s) {
  static const char *const words[] = {"N", "O", "t", "pi", "deg"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(s, words[i]) == 0) return true;
  return false;
}

static void declare(builder *b, decl d) {
  const char *text = base_name_text(b->names, d.name);
  build_spend(b, 1);
  if (reserved(text)) {
    diag_entry *e = diag_at(b->diags, DIAG_E211, d.span, "'%s' has a fixed meaning and cannot be declared", text);
    diag_hint(b->diags, e, "Choose another name; N, O, t, pi and deg are always there.");
    return;
  }
  decl *before = build_find(b, d.name);
  if (before) {
    uint32_t line, column;
    base_source_place(b->file->source, before->span.at, &line, &column);
    diag_entry *e = diag_at(b->diags, DIAG_E201, d.span, "'%s' is declared twice", text);
    bool loop = before->span.at == d.span.at && d.scope;
    if (loop)
      diag_hint(b->diags, e, "Every turn of the loop declares it; give it the index of the loop: %s[%s].", text,
                base_name_text(b->names, d.scope->name));
    else diag_hint(b->diags, e, "It is already declared in line %u.", line);
    return;
  }
  base_push(b->arena, &b->decls, d);
  remember(b, d.name, b->decls.n - 1);
}

/* --- names that are not there --- */

static void hush(builder *b, base_name name, uint8_t why) {
  if (name >= b->hushed_size) {
    uint32_t size = b->hushed_size ? b->hushed_size : 256;
    while (size <= name) size *= 2;
    uint8_t *bigger = BASE_ARRAY(b->arena, uint8_t, size);
    if (b->hushed_size) memcpy(bigger, b->hushed, b->hushed_size);
    b->hushed = bigger;
    b->hushed_size = size;
  }
  b->hushed[name] = why;
}

static bool is_lost(builder *b, const char *text, size_t n) {
  base_name name = base_intern(b->names, text, n);
  return name < b->hushed_size && b->hushed[name] == 1;
}

void build_lost(builder *b) {
  for (uint32_t i = 0; i < b->file->nlost; i++) hush(b, b->file->lost[i], 1);
}

/* Each unknown name is complained about once, and not at all if the statement that declares it may be lost. */
bool build_hush(builder *b, base_name name) {
  const char *text = base_name_text(b->names, name), *index = strchr(text, '[');
  size_t n = strlen(text);
  bool told = name < b->hushed_size && b->hushed[name] != 0;
  if (told || (index && is_lost(b, text, (size_t)(index - text)))) return true;
  if (n > 1 && text[n - 1] >= '0' && text[n - 1] <= '3' && is_lost(b, text, n - 1)) return true; /* of a quaternion */
  hush(b, name, 2);
  return false;
}

static void lose(builder *b, const tree *t) {
  while (t && t->kind == TREE_INDEX) t = t->kids[0];
  if (t && t->kind == TREE_NAME) hush(b, t->name, 1);
}

void build_lose(builder *b, const lang_stmt *stmts, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    lose(b, stmts[i].label);
    for (uint32_t k = 0; k < stmts[i].nitems; k++) lose(b, stmts[i].items[k].left);
    build_lose(b, stmts[i].stmts, stmts[i].nstmts);
  }
}

static int lower(char c) {
  return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

/* Do two names differ only in capitals, underscores and brackets: Phi and phi, x1 and x[1]? */
static bool looks_like(const char *a, const char *b) {
  for (;; a++, b++) {
    while (*a && strchr("[]_", *a)) a++;
    while (*b && strchr("[]_", *b)) b++;
    if (lower(*a) != lower(*b)) return false;
    if (!*a) return true;
  }
}

/* the declared name that was probably meant, or NULL; one letter is not near another */
static const char *suggest(builder *b, const char *wrong, unsigned kinds) {
  const char *best = NULL;
  size_t n = 0; /* letters */
  for (const char *c = wrong; *c && *c != '['; c++) n += ((unsigned char)*c & 0xC0) != 0x80;
  unsigned least = n < 2 ? 1 : n < 6 ? 2 : 3;
  for (uint32_t i = 0; i < b->decls.n; i++) {
    if (!(kinds & (1u << b->decls.at[i].kind))) continue;
    const char *s = base_name_text(b->names, b->decls.at[i].name);
    unsigned d = looks_like(wrong, s) ? 0 : base_distance(wrong, s);
    if (d < least) least = d, best = s;
  }
  return best;
}

/* P[7] where P[0] to P[3] are declared */
static bool hint_index(builder *b, diag_entry *e, const char *wrong) {
  const char *bracket = strchr(wrong, '[');
  size_t n = bracket ? (size_t)(bracket - wrong) + 1 : 0;
  if (n && build_find(b, base_intern(b->names, wrong, n - 1))) {
    diag_hint(b->diags, e, "'%.*s' is declared without an index.", (int)n - 1, wrong);
    return true;
  }
  long least = LONG_MAX, most = LONG_MIN;
  for (uint32_t i = 0; n && i < b->decls.n; i++) {
    const char *s = base_name_text(b->names, b->decls.at[i].name);
    if (strncmp(s, wrong, n) != 0) continue;
    long k = strtol(s + n, NULL, 10);
    least = k < least ? k : least;
    most = k > most ? k : most;
  }
  if (least > most) return false;
  if (least == most) diag_hint(b->diags, e, "Only %.*s%ld] is declared.", (int)n, wrong, least);
  else diag_hint(b->diags, e, "It runs from %.*s%ld] to %.*s%ld].", (int)n, wrong, least, (int)n, wrong, most);
  return true;
}

/* A way out: the name that was meant, or the names there are (not if `plural` is NULL); `first` is always there. */
void build_hint_name(builder *b, diag_entry *e, const char *wrong, unsigned kinds, const char *plural,
                     const char *first) {
  if (hint_index(b, e, wrong)) return;
  const char *near = suggest(b, wrong, kinds);
  if (near) {
    diag_hint(b->diags, e, "Did you mean '%s'?", near);
    return;
  }
  if (!plural) return;
  base_text t;
  base_text_init(&t, b->arena);
  base_puts(&t, first);
  enum { MOST = 12 };
  uint32_t shown = 0;
  for (uint32_t i = 0; i < b->decls.n && shown <= MOST; i++) {
    if (!(kinds & (1u << b->decls.at[i].kind)) || b->decls.at[i].state == DECL_BUSY) continue;
    const char *name = base_name_text(b->names, b->decls.at[i].name);
    base_printf(&t, "%s%s", t.n ? ", " : "", shown < MOST ? name : "…");
    shown++;
  }
  if (shown + (*first != 0) == 1) diag_hint(b->diags, e, "There is only %s.", base_text_str(&t));
  else if (t.n) diag_hint(b->diags, e, "The %s are %s.", plural, base_text_str(&t));
  else diag_hint(b->diags, e, "The model has no %s.", plural);
}

/* --- whole numbers --- */

/* Indices are evaluated exactly as any scalar; integer parameters are their numbers, so the result must be a number. */
bool build_integer(builder *b, const tree *t, const scope *sc, int64_t *out) {
  value v = build_value(b, t, sc);
  if (v.kind == VAL_SCALAR && expr_is_integer(b->m->g, v.s, out) && llabs((long long)*out) < 1000000000) return true;
  if (v.kind == VAL_ERROR) return false;
  diag_entry *e = diag_at(b->diags, DIAG_E209, t->span, "a whole number is needed here");
  diag_hint(b->diags, e, "Use numbers, loop variables and parameters marked (integer).");
  return false;
}

const char *build_name_of(builder *b, const tree *t, const scope *sc, base_name *name) {
  if (t->kind == TREE_NAME) {
    *name = t->name;
    return base_name_text(b->names, t->name);
  }
  int64_t i;
  base_name inner;
  if (t->kind != TREE_INDEX || t->kids[1]->kind == TREE_RANGE) {
    if (t->kind == TREE_INDEX)
      diag_hint(b->diags, diag_at(b->diags, DIAG_E209, t->kids[1]->span, "one index is needed here, not a range"),
                "Name one element, or say it for each of them in a loop: for i in 1..n { … }");
    else if (t->kind != TREE_ERROR) diag_at(b->diags, DIAG_E206, t->span, "an index belongs to a name, such as P[1]");
    return NULL;
  }
  const char *stem = build_name_of(b, t->kids[0], sc, &inner);
  if (!stem || !build_integer(b, t->kids[1], sc, &i)) return NULL;
  const char *text = base_format(b->arena, "%s[%lld]", stem, (long long)i);
  *name = base_intern(b->names, text, strlen(text));
  return base_name_text(b->names, *name);
}

enum { RANGE_MOST = 100000 };

bool build_range(builder *b, const tree *lo, const tree *hi, const scope *sc, int64_t *from, int64_t *to) {
  if (!build_integer(b, lo, sc, from) || !build_integer(b, hi, sc, to)) return false;
  if (*to - *from < RANGE_MOST && (b->unrolled += (uint32_t)(*to >= *from ? *to - *from + 1 : 0)) <= 4 * RANGE_MOST)
    return true;
  base_span span = {lo->span.at, hi->span.end};
  diag_entry *e =
      *to - *from < RANGE_MOST
          ? diag_at(b->diags, DIAG_E217, span, "all ranges together run over more than %d values", 4 * RANGE_MOST)
          : diag_at(b->diags, DIAG_E217, span, "the range %lld..%lld is too long", (long long)*from, (long long)*to);
  diag_hint(b->diags, e, "A range may run over %d values, all of them together over %d.", RANGE_MOST, 4 * RANGE_MOST);
  b->unrolled = 0;
  return false;
}

/* --- declarations --- */

/* phi[1..n] declares n names; a list on the right gives each its own value. */
static void declare_item(builder *b, decl d, const tree *left, const scope *sc) {
  if (!left || left->kind == TREE_ERROR) return;
  d.span = left->span;
  if (left->kind == TREE_INDEX && left->kids[1]->kind == TREE_RANGE) {
    int64_t from, to;
    const tree *r = left->kids[1];
    const char *stem = build_name_of(b, left->kids[0], sc, &d.name);
    if (!stem || !build_range(b, r->kids[0], r->kids[1], sc, &from, &to)) {
      lose(b, left);
      return;
    }
    const tree *right = d.right;
    if (right && right->kind == TREE_LIST && (int64_t)right->nkids != to - from + 1) {
      diag_at(b->diags, DIAG_E208, right->span, "%lld values are needed here, and %u are given",
              (long long)(to - from + 1), right->nkids);
      lose(b, left);
      return;
    }
    for (int64_t i = from; i <= to; i++) {
      const char *text = base_format(b->arena, "%s[%lld]", stem, (long long)i);
      d.name = base_intern(b->names, text, strlen(text));
      if (right && right->kind == TREE_LIST) d.right = right->kids[i - from];
      declare(b, d);
    }
    return;
  }
  if (build_name_of(b, left, sc, &d.name)) declare(b, d);
  else lose(b, left);
}

static decl_kind item_kind(const lang_stmt *s, const lang_item *it) {
  switch (s->kind) {
  case STMT_PARAM: return DECL_PARAM;
  case STMT_COORD: return it->quaternion ? DECL_QUATERNION : DECL_COORD;
  case STMT_SPEED: return DECL_SPEED;
  case STMT_LET: return it->function ? DECL_FUNCTION : DECL_LET;
  case STMT_GIVEN: return DECL_GIVEN;
  case STMT_FRAME: return DECL_FRAME;
  default: return DECL_POINT;
  }
}

/* e: quaternion also takes the names e0 … e3 for its components. */
static void declare_components(builder *b, const lang_stmt *s, const lang_item *it, const scope *sc) {
  if (it->left->kind != TREE_NAME) {
    diag_at(b->diags, DIAG_E206, it->left->span, "a quaternion has a plain name");
    return;
  }
  for (int k = 0; k < 4; k++) {
    const char *text = base_format(b->arena, "%s%d", base_name_text(b->names, it->left->name), k);
    declare(
        b,
        (decl){base_intern(b->names, text, strlen(text)), DECL_COORD, it->left->span, s, it, NULL, sc, DECL_NEW, {0}});
  }
}

static void declare_loop(builder *b, const lang_stmt *s, const scope *sc) {
  int64_t from, to;
  if (!s->label || s->label->kind == TREE_ERROR || !s->lo || !s->hi) return;
  const char *name = s->label->kind == TREE_NAME ? base_name_text(b->names, s->label->name) : NULL;
  if (!name || reserved(name)) {
    if (name)
      diag_hint(b->diags,
                diag_at(b->diags, DIAG_E211, s->label->span, "'%s' has a fixed meaning and cannot count a loop", name),
                "Choose another name, such as i.");
    else diag_at(b->diags, DIAG_E206, s->label->span, "the index of a loop has a plain name, such as i");
    build_lose(b, s->stmts, s->nstmts);
    return;
  }
  if (!build_range(b, s->lo, s->hi, sc, &from, &to)) {
    build_lose(b, s->stmts, s->nstmts);
    return;
  }
  for (int64_t i = from; i <= to; i++) {
    value *v = BASE_NEW(b->arena, value);
    *v = value_scalar(expr_int(b->m->g, i));
    scope *inner = BASE_NEW(b->arena, scope);
    *inner = (scope){sc, s->label->name, v};
    build_declare(b, s->stmts, s->nstmts, inner);
  }
}

void build_declare(builder *b, const lang_stmt *stmts, uint32_t n, const scope *sc) {
  for (uint32_t i = 0; i < n; i++) {
    const lang_stmt *s = &stmts[i];
    switch (s->kind) {
    case STMT_PARAM:
    case STMT_COORD:
    case STMT_SPEED:
    case STMT_LET:
    case STMT_GIVEN:
    case STMT_FRAME:
    case STMT_POINT:
      for (uint32_t k = 0; k < s->nitems; k++) {
        const lang_item *it = &s->items[k];
        if (!it->left) continue;
        declare_item(b, (decl){0, item_kind(s, it), it->span, s, it, it->right, sc, DECL_NEW, {0}}, it->left, sc);
        if (item_kind(s, it) == DECL_QUATERNION) declare_components(b, s, it, sc);
      }
      break;
    case STMT_PARTICLE:
    case STMT_BODY: {
      decl_kind kind = s->kind == STMT_BODY ? DECL_BODY : DECL_PARTICLE;
      if (s->label) declare_item(b, (decl){0, kind, s->span, s, NULL, NULL, sc, DECL_NEW, {0}}, s->label, sc);
      break;
    }
    case STMT_FOR: declare_loop(b, s, sc); break;
    default: base_push(b->arena, &b->actions, ((action){s, sc})); break;
    }
  }
}
