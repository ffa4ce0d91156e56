/* parse_body: body NAME { frame B; center C; mass m; shape disk(radius a, axis z); inertia … }

   A property is recovered from like a statement, so that two wrong ones are
   both reported; a body with a wrong property is dropped and its names are
   counted as lost. A line in the braces that plainly is a statement (gravity …,
   or frame C = …) means that the closing brace was forgotten before it. That a
   property is given once is checked by mech. */
#include "lang/parser.h"

#include <string.h>

static const struct {
  lang_word word;
  prop_kind kind;
  const char *form;
} PROPS[] = {
    {WORD_FRAME, PROP_FRAME, "frame FRAME"},
    {WORD_CENTER, PROP_CENTER, "center POINT"},
    {WORD_CENTRE, PROP_CENTER, "center POINT"},
    {WORD_MASS, PROP_MASS, "mass EXPRESSION"},
    {WORD_SHAPE, PROP_SHAPE, "shape disk(radius a, axis z) [at POINT]"},
    {WORD_INERTIA, PROP_INERTIA,
     "inertia diag(A, B, C) [in FRAME] [about POINT] | inertia [I11, I22, I33, I12, I23, I31] in FRAME | inertia about "
     "z = I"},
};
enum { NPROPS = sizeof PROPS / sizeof *PROPS };

static int find_prop(lang_word word) {
  for (int i = 0; i < NPROPS; i++)
    if (PROPS[i].word == word) return i;
  return -1;
}

static void unknown_prop(parser *p) {
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_NAME) {
    lang_expected(p, NULL, "a property of the body");
    return;
  }
  const char *word = base_name_text(p->names, t->name),
             *hint = "The properties are frame, center, mass, shape and inertia.";
  for (int i = 0; i < NPROPS; i++) {
    const char *known = lang_word_text(PROPS[i].word);
    if (base_distance(word, known) <= 2) hint = base_format(p->arena, "Did you mean '%s'?", known);
  }
  uint32_t n = t->span.end - t->span.at;
  if (n > 40) lang_complain(p, DIAG_E109, t->span, hint, "a body has no such property");
  else lang_complain(p, DIAG_E109, t->span, hint, "a body has no property '%s'", word);
}

/* about z = I */
static bool read_axis_inertia(parser *p, lang_prop *q) {
  if (lang_peek(p)->word != WORD_ABOUT) return false;
  (void)lang_next(p);
  const lang_token *axis = lang_peek(p);
  const char *name = axis->kind == TOK_NAME ? base_name_text(p->names, axis->name) : "";
  if (strlen(name) != 1 || *name < 'x' || *name > 'z') {
    lang_expected(p, "For another point, give the inertia first: inertia I about P.",
                  "an axis x, y or z after 'about'");
    return true;
  }
  (void)lang_next(p);
  q->axis = axis->name;
  if (!lang_accept(p, TOK_EQUALS)) lang_expected(p, NULL, "'=' after the axis");
  q->value = lang_value(p, "a moment of inertia after '='");
  return true;
}

static void read_inertia(parser *p, lang_prop *q) {
  if (!read_axis_inertia(p, q)) q->value = lang_value(p, "a moment of inertia");
  for (;;) {
    const lang_token *t = lang_peek(p);
    tree **slot = t->word == WORD_IN ? &q->in : t->word == WORD_ABOUT ? &q->about : NULL;
    if (!slot) return;
    if (*slot) lang_complain(p, DIAG_E110, t->span, NULL, "'%s' is said twice", lang_word_text(t->word));
    (void)lang_next(p);
    *slot = lang_value(p, slot == &q->in ? "a frame after 'in'" : "a point after 'about'");
  }
}

static void read_shape(parser *p, lang_prop *q) {
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_NAME || t[1].kind != TOK_LPAREN) {
    if (t->kind == TOK_NAME && t[1].kind != TOK_NAME) (void)lang_next(p);
    lang_expected(p, "Its sizes stand in parentheses: sphere(radius a).", "a shape such as disk(radius a, axis z)");
  }
  q->value = lang_value(p, "a shape");
  if (lang_accept_word(p, WORD_AT)) q->at = lang_value(p, "a point after 'at'");
}

static void end_prop(parser *p) {
  lang_token_kind k = lang_peek(p)->kind;
  if (k == TOK_NEWLINE || k == TOK_SEMI || k == TOK_RBRACE || k == TOK_END || k == TOK_STOP) return;
  lang_expected(p, k == TOK_COMMA ? "Properties are separated by line ends or ';'." : NULL, "the end of the property");
}

/* one property; the word is a known one */
static void read_prop(parser *p, lang_prop *q) {
  const lang_token *word = lang_next(p);
  static const char *const what[] = {"a frame after 'frame'", "a point after 'center'", "a mass after 'mass'"};
  q->kind = PROPS[find_prop(word->word)].kind;
  if (lang_peek(p)->kind == TOK_EQUALS)
    lang_expected(p, base_format(p->arena, "Properties are written without '=': %s", p->form), "a value");
  if (q->kind == PROP_SHAPE) read_shape(p, q);
  else if (q->kind == PROP_INERTIA) read_inertia(p, q);
  else q->value = lang_value(p, what[q->kind]);
  end_prop(p);
  q->span = (base_span){word->span.at, p->tok[p->last].span.end};
}

/* Has the body ended although its brace was not closed? */
static bool is_next_statement(const parser *p) {
  const lang_token *t = &p->tok[p->at];
  if (p->at && p->tok[p->at - 1].kind != TOK_NEWLINE) return false;
  if (t->word == WORD_FRAME) return t[1].kind == TOK_NAME && t[2].kind == TOK_EQUALS;
  return t->word != WORD_NONE && t->word <= (lang_word)STMT_COUNT;
}

static void read_props(parser *p, lang_stmt *s) {
  BASE_VEC(lang_prop) list = {0};
  const char *outer_form = p->form;
  uint32_t outer_start = p->start, outer_depth = p->depth;
  bool spoiled = false;
  for (;;) {
    lang_skip_breaks(p);
    const lang_token *t = lang_peek(p);
    if (t->kind == TOK_RBRACE || t->kind == TOK_END) break;
    if (is_next_statement(p)) {
      p->at--; /* back to the line end */
      break;
    }
    int which = find_prop(t->word);
    lang_prop q = {0};
    p->start = p->at;
    p->form = which < 0 ? NULL : PROPS[which].form;
    if (which < 0) unknown_prop(p);
    else read_prop(p, &q);
    if (!p->broken) base_push(p->arena, &list, q);
    else spoiled = true;
    if (p->broken) lang_recover(p);
    p->depth = outer_depth;
  }
  p->form = outer_form;
  p->start = outer_start;
  p->spoiled = spoiled;
  s->props = list.at;
  s->nprops = list.n;
}

void lang_read_body(parser *p, lang_stmt *s) {
  s->label = lang_target(p, "a name after 'body'");
  bool closed = lang_block(p, s, read_props);
  p->spoiled = p->spoiled || !closed; /* properties may be missing with the brace */
  if (!p->spoiled) return;
  /* what the body would have declared is lost */
  if (s->label->kind == TREE_NAME) base_push(p->arena, &p->lost, s->label->name);
  else if (s->label->kind == TREE_INDEX) base_push(p->arena, &p->lost, s->label->kids[0]->name);
}
