/* parse: the frame of the parser: moving over tokens, complaints and recovery.

   Line ends. A line end closes a statement, except inside ( ) and [ ] and after
   a comma. One exception keeps a forgotten bracket from swallowing the rest of
   the text: a line that plainly begins a statement (a statement word, then a
   name, number or text) is never taken for a continuation.

   Recovery. After a complaint the parser goes to the end of the statement, or
   to the next line that begins with a statement word. The names met on the way
   are remembered as lost, so that later rooms do not call them unknown. */
#include "lang/parser.h"

#include <string.h>

/* --- moving --- */

/* Does token i begin a line that can only be a new statement? */
static bool begins_statement(const parser *p, uint32_t i) {
  const lang_token *t = &p->tok[i];
  if (t->word == WORD_NONE || t->word > (lang_word)STMT_COUNT) return false;
  if (t->word == WORD_INITIAL && p->tok[p->start].word == WORD_CASE) return false;
  const lang_token *next = t + 1;
  if (next->kind == TOK_NAME) return !lang_word_is_infix(next->word) || next->word == WORD_IF;
  return next->kind == TOK_STRING || next->kind == TOK_NUMBER;
}

/* the same, more credulous, for use after an error */
static bool may_begin_statement(const parser *p, uint32_t i) {
  const lang_token *t = &p->tok[i];
  if (t->word == WORD_NONE || t->word > (lang_word)STMT_COUNT) return false;
  switch (t[1].kind) {
  case TOK_COMMA:
  case TOK_RPAREN:
  case TOK_RBRACKET:
  case TOK_DOT:
  case TOK_PLUS:
  case TOK_STAR:
  case TOK_SLASH:
  case TOK_CARET:
  case TOK_EQUALS:
  case TOK_PRIME: return false;
  default: return true;
  }
}

const lang_token *lang_peek(parser *p) {
  static const lang_token stop[LANG_AHEAD] = {{.kind = TOK_STOP}, {.kind = TOK_STOP}, {.kind = TOK_STOP}};
  if (p->broken) return stop;
  if (p->brackets)
    while (p->tok[p->at].kind == TOK_NEWLINE && !begins_statement(p, p->at + 1)) p->at++;
  return &p->tok[p->at];
}

const lang_token *lang_next(parser *p) {
  const lang_token *t = lang_peek(p);
  if (t->kind == TOK_STOP || t->kind == TOK_END) return t;
  p->last = p->at++;
  return t;
}

bool lang_accept(parser *p, lang_token_kind kind) {
  if (lang_peek(p)->kind != kind) return false;
  (void)lang_next(p);
  return true;
}

bool lang_accept_word(parser *p, lang_word word) {
  if (lang_peek(p)->word != word) return false;
  (void)lang_next(p);
  return true;
}

uint32_t lang_after_comma(const parser *p) {
  uint32_t i = p->at + 1;
  if (p->tok[i].kind == TOK_NEWLINE && !begins_statement(p, i + 1)) i++;
  return i;
}

bool lang_comma(parser *p) {
  if (lang_peek(p)->kind != TOK_COMMA) return false;
  uint32_t after = lang_after_comma(p);
  p->last = p->at;
  p->at = after;
  return true;
}

bool lang_is_reserved(const parser *p, uint32_t i) {
  return lang_word_is_infix(p->tok[i].word);
}

void lang_skip_breaks(parser *p) {
  while (p->tok[p->at].kind == TOK_NEWLINE || p->tok[p->at].kind == TOK_SEMI) p->at++;
}

bool lang_enter(parser *p) {
  if (p->broken) return false;
  if (p->depth == LANG_DEPTH) {
    lang_complain(p, DIAG_E105, lang_peek(p)->span, "Give parts of it names of their own with let.",
                  "nested more than %d deep", LANG_DEPTH);
    return false;
  }
  p->depth++;
  return true;
}

void lang_leave(parser *p) {
  p->depth--;
}

void lang_take(parser *p, uint32_t mark, tree ***kids, uint32_t *n) {
  *n = p->stack.n - mark;
  *kids = BASE_ARRAY(p->arena, tree *, *n);
  if (*n) memcpy(*kids, p->stack.at + mark, *n * sizeof **kids);
  p->stack.n = mark;
}

/* --- complaining --- */

static const char HINT_LINE[] = "A line goes on only after a comma or inside ( ) or [ ].";

/* Did the lexer complain about something in this statement up to here? */
static bool already_bad(const parser *p) {
  for (uint32_t i = p->start; i <= p->at; i++)
    if (p->tok[i].bad) return true;
  return false;
}

static void complain(parser *p, diag_code code, base_span span, const char *hint, const char *message) {
  if (!already_bad(p)) {
    diag_entry *e = diag_at(p->diags, code, span, "%s", message);
    if (hint) diag_hint(p->diags, e, "%s", hint);
    else if (p->form && !p->brackets) diag_hint(p->diags, e, "The form is: %s", p->form);
  }
  p->broken = true;
}

void lang_complain(parser *p, diag_code code, base_span span, const char *hint, const char *fmt, ...) {
  if (p->broken) return;
  base_text message;
  base_text_init(&message, p->arena);
  va_list args;
  va_start(args, fmt);
  base_vprintf(&message, fmt, args);
  va_end(args);
  complain(p, code, span, hint, base_text_str(&message));
}

/* the token as written, the tail of a very long one left out */
static void put_quoted(const parser *p, const lang_token *t, base_text *out) {
  enum { WIDEST = 40 };
  uint32_t n = t->span.end - t->span.at;
  const char *s = p->source->text + t->span.at;
  bool clipped = n > WIDEST;
  if (clipped)
    for (n = WIDEST; n && ((unsigned char)s[n] & 0xC0) == 0x80;) n--;
  base_printf(out, "'%.*s%s'", (int)n, s, clipped ? "..." : "");
}

static void put_found(const parser *p, const lang_token *t, base_text *out) {
  if (t->kind == TOK_END) base_puts(out, "the end of the text");
  else if (t->kind == TOK_NEWLINE) base_puts(out, "the end of the line");
  else if (t->kind == TOK_STRING) base_puts(out, "a text in quotes");
  else put_quoted(p, t, out);
}

static bool is_operator(lang_token_kind k) {
  return (k >= TOK_PLUS && k <= TOK_CARET) || k == TOK_EQUALS || k == TOK_TILDE || (k >= TOK_LT && k <= TOK_NE);
}

static bool ends_operand(lang_token_kind k) {
  return k == TOK_NUMBER || k == TOK_NAME || k == TOK_RPAREN || k == TOK_RBRACKET || k == TOK_PRIME;
}

/* the repair that the two tokens around the error suggest */
static const char *guess_hint(const parser *p, const lang_token *before, const lang_token *found) {
  lang_token_kind a = before->kind, b = found->kind;
  bool ended = b == TOK_NEWLINE || b == TOK_END;
  if (a == TOK_STAR && b == TOK_STAR) return "Powers are written with ^: x^2.";
  if (a == TOK_SLASH && b == TOK_SLASH) return "A comment starts with #.";
  if (b == TOK_COLON && found[1].kind == TOK_EQUALS) return "Write = alone.";
  if (b == TOK_EQ) return "An equation has a single =; == compares two numbers in a condition.";
  if (b == TOK_TILDE) return "A guess with ~ may stand only in 'initial' and 'case'.";
  if (b == TOK_PRIME) return "A prime follows a name, an index or a parenthesis: phi'.";
  if (found->word == WORD_DEG) return "deg is a unit after a number or a parenthesis: write (phi) deg.";
  if (b >= TOK_LT && b <= TOK_NE) return "A comparison may stand only after 'if' or 'when'.";
  bool closer = b == TOK_RPAREN || b == TOK_RBRACKET || b == TOK_RBRACE;
  if (closer && !p->brackets) return "It closes nothing that was opened in this statement.";
  if (ended && is_operator(a)) return HINT_LINE;
  if ((ended || closer) && a == TOK_COMMA) return "Take the comma away, or go on with the list.";
  if (b == TOK_EQUALS && a == TOK_EQUALS) return "An equation has a single =.";
  return NULL;
}

const char *lang_neighbour_hint(parser *p) {
  const lang_token *found = lang_peek(p);
  lang_token_kind a = p->tok[p->last].kind, b = found->kind;
  bool name = b == TOK_NAME && found->word == WORD_NONE;
  if (name && !p->brackets && found[1].kind == TOK_EQUALS && ends_operand(a)) return "Put a comma between the two.";
  if (p->brackets && lang_word_is_clause(found->word)) return "This word stands after the closing bracket.";
  if (a == TOK_NUMBER && b == TOK_NUMBER) return p->brackets ? "Put a comma between the two." : NULL;
  if ((a == TOK_NUMBER || a == TOK_RPAREN) && (name || b == TOK_LPAREN)) return "Multiplication is written with *.";
  if (ends_operand(a) && (name || b == TOK_NUMBER)) return "Between the two stands a comma, or an operator such as *.";
  if (found->word && found->word <= (lang_word)STMT_COUNT && ends_operand(a) && !p->brackets)
    return "A new statement begins on a new line or after ';'.";
  return NULL;
}

/* the place of a complaint about the next token; a line's end is shown right after its last token */
static base_span found_span(const parser *p, const lang_token *t) {
  if (t->kind != TOK_NEWLINE && t->kind != TOK_END) return t->span;
  uint32_t end = p->tok[p->last].span.end;
  if (p->tok[p->last].kind == TOK_END) end = 0;
  return (base_span){end, end};
}

/* Is a bracket that was never closed the real cause? */
static bool bracket_is_open(const parser *p, const lang_token *found) {
  if (!p->brackets) return false;
  switch (found->kind) {
  case TOK_END:
  case TOK_NEWLINE:
  case TOK_LBRACE:
  case TOK_RBRACE: return true;
  case TOK_RPAREN: return p->tok[p->opener].kind == TOK_LBRACKET;
  case TOK_RBRACKET: return p->tok[p->opener].kind == TOK_LPAREN;
  default: break;
  }
  bool outside = found->kind == TOK_SEMI || found[-1].kind == TOK_NEWLINE || lang_word_is_clause(found->word);
  return outside && p->tok[p->opener].pair == 0;
}

void lang_expected(parser *p, const char *hint, const char *what, ...) {
  if (p->broken) return;
  const lang_token *found = lang_peek(p);
  base_text message;
  base_text_init(&message, p->arena);
  if (bracket_is_open(p, found)) {
    bool round = p->tok[p->opener].kind == TOK_LPAREN;
    base_printf(&message, "this '%c' is not closed", round ? '(' : '[');
    hint = round ? "Add the missing ')'." : "Add the missing ']'.";
    complain(p, DIAG_E108, p->tok[p->opener].span, hint, base_text_str(&message));
    return;
  }
  base_puts(&message, "expected ");
  va_list args;
  va_start(args, what);
  base_vprintf(&message, what, args);
  va_end(args);
  base_puts(&message, ", found ");
  put_found(p, found, &message);
  if (!hint) hint = guess_hint(p, &p->tok[p->last], found);
  complain(p, DIAG_E106, found_span(p, found), hint, base_text_str(&message));
}

/* --- recovering --- */

static uint32_t next_start(const parser *p) {
  uint32_t round = 0;
  for (uint32_t i = p->start;; i++) {
    const lang_token *t = &p->tok[i];
    switch (t->kind) {
    case TOK_END: return i;
    case TOK_LBRACE:
      if (t->pair) i = t->pair;
      break;
    case TOK_RBRACE:
      if (p->blocks) return i;
      break;
    case TOK_LPAREN:
    case TOK_LBRACKET: round += t->pair != 0; break;
    case TOK_RPAREN:
    case TOK_RBRACKET: round -= round != 0; break;
    case TOK_SEMI:
      if (i >= p->at && round == 0) return i;
      break;
    case TOK_NEWLINE:
      if (may_begin_statement(p, i + 1)) return i;
      if (i >= p->at && round == 0 && t[-1].kind != TOK_COMMA) return i;
      break;
    default: break;
    }
  }
}

void lang_recover(parser *p) {
  uint32_t next = next_start(p);
  for (uint32_t i = p->start; i < next; i++)
    if (p->tok[i].kind == TOK_NAME) base_push(p->arena, &p->lost, p->tok[i].name);
  p->at = next;
  p->brackets = 0;
  p->stack.n = 0;
  p->broken = false;
}

/* --- statements --- */

static unsigned closeness(const char *word, const char *known) {
  size_t n = strlen(word), m = strlen(known), least = n < m ? n : m;
  if (least >= 3 && strncmp(word, known, least) == 0) return 0; /* parameter, coordinates, init */
  return base_distance(word, known);
}

/* the statement word that was probably meant, or NULL */
static const char *nearest_statement(const char *word) {
  const char *best = NULL;
  unsigned least = 3;
  size_t n = strlen(word);
  for (int w = 1; w <= STMT_COUNT; w++) {
    unsigned d = closeness(word, lang_word_text((lang_word)w));
    if (d < least && d * 2 < n) {
      least = d;
      best = lang_word_text((lang_word)w);
    }
  }
  return best;
}

/* a line that begins with something that is not a word */
static void no_statement(parser *p, const lang_token *t) {
  p->last = p->at;
  if (t->kind != TOK_RBRACE) {
    lang_expected(p, is_operator(t->kind) ? HINT_LINE : NULL, "a statement");
  } else if (p->strays) { /* its partner was complained about already */
    p->strays--;
    p->broken = true;
  } else {
    lang_complain(p, DIAG_E108, t->span, "Take it away, or open the block it closes.", "this '}' closes nothing");
  }
}

static void unknown_statement(parser *p) {
  const lang_token *t = lang_peek(p), *next = t + 1;
  p->form = NULL;
  if (t->kind != TOK_NAME) {
    no_statement(p, t);
    return;
  }
  while (next->kind == TOK_PRIME) next++;
  bool given = next->kind == TOK_EQUALS || next->kind == TOK_TILDE;
  const char *meant = nearest_statement(base_name_text(p->names, t->name)), *hint;
  if (given && next != t + 1) hint = "To give an initial value, write: initial NAME' = VALUE";
  else if (given)
    hint = "To name an expression, write: let NAME = EXPRESSION; to give a starting value: initial NAME = VALUE";
  else if (meant) hint = base_format(p->arena, "Did you mean '%s'?", meant);
  else hint = "A line begins with a word such as param, coord, frame, point, body, force, constraint, let.";
  base_text word;
  base_text_init(&word, p->arena);
  put_quoted(p, t, &word);
  lang_complain(p, DIAG_E107, t->span, hint, "there is no statement %s", base_text_str(&word));
}

static void end_statement(parser *p, const lang_stmt *s) {
  switch (lang_peek(p)->kind) {
  case TOK_NEWLINE:
  case TOK_SEMI:
  case TOK_END:
  case TOK_STOP: return;
  case TOK_RBRACE:
    if (p->blocks) return;
    break;
  default: break;
  }
  if (!p->spoiled) {
    bool list = s->nitems > 0 || s->nby > 0;
    lang_expected(p, lang_neighbour_hint(p), list ? "',' or the end of the statement" : "the end of the statement");
    return;
  }
  p->start = p->at; /* enough was said */
  p->broken = true;
}

/* one statement; false: it was complained about and must be dropped */
static bool read_one(parser *p, lang_stmt *s) {
  static const char *const forms[] = {
#define STATEMENT(kind, word, shape) word " " shape,
#include "lang/keywords.def"
#undef STATEMENT
  };
  const lang_token *first = &p->tok[p->at];
  uint32_t outer_start = p->start, outer_depth = p->depth;
  p->start = p->at;
  p->spoiled = false;
  if (first->word == WORD_NONE || first->word > (lang_word)STMT_COUNT) {
    unknown_statement(p);
  } else {
    *s = (lang_stmt){.kind = (stmt_kind)(first->word - 1), .keyword = first->span};
    p->form = forms[s->kind];
    (void)lang_next(p);
    if (p->blocks && (s->kind == STMT_SYSTEM || s->kind == STMT_CASE))
      lang_complain(p, DIAG_E106, first->span, "Put it before or after the loop.", "'%s' cannot stand in a loop",
                    lang_word_text(first->word));
    lang_read_statement(p, s);
    if (!p->broken && !p->spoiled) p->form = forms[s->kind];
    end_statement(p, s);
    s->span = (base_span){first->span.at, p->tok[p->last].span.end};
  }
  bool good = !p->broken && !p->spoiled;
  if (p->broken) lang_recover(p);
  p->start = outer_start;
  p->depth = outer_depth;
  p->spoiled = false;
  return good;
}

void lang_statements(parser *p, lang_stmt **stmts, uint32_t *n) {
  BASE_VEC(lang_stmt) list = {0};
  for (;;) {
    lang_skip_breaks(p);
    lang_token_kind k = p->tok[p->at].kind;
    if (k == TOK_END || (k == TOK_RBRACE && p->blocks)) break;
    lang_stmt s = {0};
    if (read_one(p, &s)) base_push(p->arena, &list, s);
  }
  *stmts = list.at;
  *n = list.n;
}

bool lang_block(parser *p, lang_stmt *s, void (*inside)(parser *p, lang_stmt *s)) {
  /* the brace may open on the next line */
  if (lang_peek(p)->kind == TOK_NEWLINE && p->tok[p->at + 1].kind == TOK_LBRACE) p->at++;
  uint32_t opener = p->at;
  if (lang_peek(p)->kind != TOK_LBRACE) {
    if (!p->broken) p->strays++; /* its '}' will be met later */
    lang_expected(p, NULL, "'{'");
    return false;
  }
  if (p->depth == LANG_DEPTH && p->unclosed) p->broken = true; /* once is enough */
  if (!lang_enter(p)) {
    p->unclosed = true; /* the blocks around are not to blame */
    return false;
  }
  (void)lang_next(p);
  p->blocks++;
  inside(p, s);
  p->blocks--;
  lang_leave(p);
  if (lang_accept(p, TOK_RBRACE)) return true;
  if (!p->unclosed && !p->broken) {
    diag_entry *e = diag_at(p->diags, DIAG_E108, p->tok[opener].span, "this '{' is not closed");
    diag_hint(p->diags, e, "Add the missing '}'.");
  }
  if (lang_peek(p)->kind == TOK_END) p->unclosed = true; /* one complaint for all blocks around */
  return false;
}

/* lost names, each once */
static void list_lost(const parser *p, lang_file *file) {
  bool *seen = BASE_ARRAY(p->arena, bool, p->names->text.n);
  file->lost = BASE_ARRAY(p->arena, base_name, p->lost.n);
  for (uint32_t i = 0; i < p->lost.n; i++) {
    base_name name = p->lost.at[i];
    if (!seen[name]) file->lost[file->nlost++] = name;
    seen[name] = true;
  }
}

lang_file *lang_parse(base_arena *arena, base_names *names, const base_source *source, diag_list *diags) {
  parser p = {.arena = arena, .names = names, .source = source, .diags = diags};
  p.tok = lang_lex(arena, names, source, diags);
  lang_file *file = BASE_NEW(arena, lang_file);
  file->source = source;
  lang_statements(&p, &file->stmts, &file->nstmts);
  list_lost(&p, file);
  return file;
}

tree *lang_parse_expression(base_arena *arena, base_names *names, const base_source *source, diag_list *diags) {
  parser p = {.arena = arena, .names = names, .source = source, .diags = diags, .form = "EXPRESSION"};
  p.tok = lang_lex(arena, names, source, diags);
  lang_skip_breaks(&p);
  tree *t = lang_value(&p, "an expression");
  lang_skip_breaks(&p);
  if (!p.broken && lang_peek(&p)->kind != TOK_END) lang_expected(&p, NULL, "the end of the expression");
  return t;
}
