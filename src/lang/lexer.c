/* lexer: cutting the text; see lexer.h for the contract.

   Numbers are kept as text, for they are exact: 12, 0.1, .5, 2e-6. A point that
   is followed by another belongs to a range, so 1..n is three tokens. Names are
   ASCII letters, digits, underscores and Greek letters. A sign that people get
   from word processors (the Unicode minus, a typographic prime) is complained
   about and then taken for what it was meant to be. */
#include "lang/lexer.h"

#include <string.h>

enum { NUMBER_MOST = 10000 }; /* digits of a literal, and its largest exponent */

typedef struct lexer {
  base_arena *arena;
  base_names *names;
  diag_list *diags;
  const char *text;
  uint32_t at, size;
  BASE_VEC(lang_token) tokens;
  BASE_VEC(uint32_t) open; /* brackets waiting for their partner */
  uint8_t *words;          /* lang_word of the first nwords names */
  uint32_t nwords;
} lexer;

/* --- words --- */

typedef enum { PART_STATEMENT, PART_CLAUSE, PART_INFIX, PART_OTHER } word_part;

static const struct {
  const char *text;
  word_part part;
} WORDS[WORD_COUNT] = {
    {"", PART_OTHER},
#define STATEMENT(kind, word, shape) {word, PART_STATEMENT},
#include "lang/keywords.def"
#undef STATEMENT
#define WORD(kind, text, part) {text, PART_##part},
#include "lang/words.def"
#undef WORD
};

const char *lang_word_text(lang_word word) {
  return WORDS[word].text;
}

bool lang_word_is_clause(lang_word word) {
  return WORDS[word].part == PART_CLAUSE;
}

bool lang_word_is_infix(lang_word word) {
  return WORDS[word].part == PART_INFIX;
}

static void know_words(lexer *x) {
  base_name ids[WORD_COUNT] = {0};
  for (int w = 1; w < WORD_COUNT; w++) ids[w] = base_intern(x->names, WORDS[w].text, strlen(WORDS[w].text));
  x->nwords = x->names->text.n;
  x->words = BASE_ARRAY(x->arena, uint8_t, x->nwords);
  for (int w = 1; w < WORD_COUNT; w++) x->words[ids[w]] = (uint8_t)w;
}

/* --- characters --- */

uint32_t lang_decode(const char *text, uint32_t at, uint32_t size, uint32_t *len) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  unsigned char c = (unsigned char)text[at];
  *len = 1;
  if (c == 0) return LANG_INVALID;
  if (c < 0x80) return c;
  uint32_t n = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;
  if (c < 0xC2 || c > 0xF4 || size - at < n) return LANG_INVALID;
  uint32_t point = c & (0xFFu >> (n + 1));
  for (uint32_t i = 1; i < n; i++) {
    unsigned char d = (unsigned char)text[at + i];
    if ((d & 0xC0) != 0x80) return LANG_INVALID;
    point = point << 6 | (d & 0x3Fu);
  }
  if (point < least[n] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return LANG_INVALID;
  *len = n;
  return point;
}

static bool is_digit(uint32_t c) {
  return c >= '0' && c <= '9';
}

static bool is_greek(uint32_t c) {
  if (c >= 0x386 && c <= 0x3CE) return c != 0x387 && c != 0x38B && c != 0x38D && c != 0x3A2;
  return (c >= 0x3D0 && c <= 0x3D7) || c == 0x3F0 || c == 0x3F1 || c == 0x3F4 || c == 0x3F5; /* variants: ϑ ϕ ϖ ϱ ϵ */
}

static bool is_name_start(uint32_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_greek(c);
}

static bool is_blank(uint32_t c) {
  return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

/* the character at an offset from here, or 0 beyond the end */
static uint32_t ahead(const lexer *x, uint32_t offset) {
  return x->size - x->at > offset ? (unsigned char)x->text[x->at + offset] : 0;
}

static bool at_line_end(const lexer *x) {
  return x->at == x->size || x->text[x->at] == '\n' || x->text[x->at] == '\r';
}

/* --- tokens --- */

static lang_token *add(lexer *x, lang_token_kind kind, uint32_t from) {
  lang_token t = {.kind = kind, .span = {from, x->at}};
  base_push(x->arena, &x->tokens, t);
  return &x->tokens.at[x->tokens.n - 1];
}

static void add_bad(lexer *x, uint32_t from) {
  add(x, TOK_BAD, from)->bad = true;
}

/* skips a run of bytes that are not text, with one complaint */
static void skip_invalid(lexer *x) {
  uint32_t from = x->at, len;
  bool nul = x->text[from] == 0;
  while (x->at < x->size && lang_decode(x->text, x->at, x->size, &len) == LANG_INVALID) x->at++;
  base_span span = {from, x->at};
  diag_entry *e =
      nul ? diag_at(x->diags, DIAG_E102, span, "a NUL byte is not text")
          : diag_at(x->diags, DIAG_E102, span, "byte 0x%02X is not UTF-8 text", (unsigned char)x->text[from]);
  diag_hint(x->diags, e, "Save the file as UTF-8 text.");
}

/* moves over one character of a comment or string */
static void skip_any(lexer *x) {
  uint32_t len;
  if (lang_decode(x->text, x->at, x->size, &len) == LANG_INVALID) skip_invalid(x);
  else x->at += len;
}

static void lex_newline(lexer *x) {
  uint32_t from = x->at;
  x->at += ahead(x, 0) == '\r' && ahead(x, 1) == '\n' ? 2 : 1;
  if (x->tokens.n && x->tokens.at[x->tokens.n - 1].kind != TOK_NEWLINE) add(x, TOK_NEWLINE, from);
}

static void lex_name(lexer *x) {
  uint32_t from = x->at, len;
  while (x->at < x->size) {
    uint32_t c = lang_decode(x->text, x->at, x->size, &len);
    if (c == LANG_INVALID || !(is_name_start(c) || is_digit(c))) break;
    x->at += len;
  }
  lang_token *t = add(x, TOK_NAME, from);
  t->name = base_intern(x->names, x->text + from, x->at - from);
  if (t->name < x->nwords) t->word = (lang_word)x->words[t->name];
}

static uint32_t skip_digits(lexer *x) {
  uint32_t from = x->at;
  while (is_digit(ahead(x, 0))) x->at++;
  return x->at - from;
}

/* the exponent's size, as far as it matters */
static uint32_t lex_exponent(lexer *x) {
  uint32_t sign = ahead(x, 1) == '+' || ahead(x, 1) == '-' ? 1 : 0, value = 0;
  if ((ahead(x, 0) | 0x20) != 'e' || !is_digit(ahead(x, 1 + sign))) return 0;
  for (x->at += 1 + sign; is_digit(ahead(x, 0)); x->at++)
    if (value <= NUMBER_MOST) value = value * 10 + (ahead(x, 0) - '0');
  return value;
}

static void lex_number(lexer *x) {
  uint32_t from = x->at, whole = skip_digits(x), fraction = 0, point = x->at;
  bool pointed = ahead(x, 0) == '.' && ahead(x, 1) != '.';
  if (pointed) {
    x->at++;
    fraction = skip_digits(x);
  }
  uint32_t rest = x->at, exponent = lex_exponent(x);
  lang_token *t = add(x, TOK_NUMBER, from);
  if (whole + fraction > NUMBER_MOST || exponent > NUMBER_MOST || x->at - from > 3 * NUMBER_MOST) {
    t->bad = true;
    diag_entry *e = diag_at(x->diags, DIAG_E103, t->span, "this number is too large to be meant");
    diag_hint(x->diags, e, "A number has at most %d digits and an exponent of at most %d.", NUMBER_MOST, NUMBER_MOST);
    return;
  }
  /* .5 is kept as 0.5 and 2. as 2 */
  if (fraction) rest = point;
  t->text = base_format(x->arena, "%s%.*s%.*s", whole ? "" : "0", (int)whole, x->text + from, (int)(x->at - rest),
                        x->text + rest);
}

static void lex_string(lexer *x) {
  uint32_t from = x->at++;
  while (!at_line_end(x) && x->text[x->at] != '"') skip_any(x);
  bool ended = !at_line_end(x);
  const char *text = base_strdup(x->arena, x->text + from + 1, x->at - from - 1);
  for (char *c = (char *)(uintptr_t)text, *end = c + (x->at - from - 1); c < end; c++)
    if (*c == 0) *c = '?'; /* complained about */
  if (ended) x->at++;
  bool touching =
      x->tokens.n && x->tokens.at[x->tokens.n - 1].kind == TOK_NAME && x->tokens.at[x->tokens.n - 1].span.end == from;
  lang_token *t = add(x, TOK_STRING, from);
  t->text = text;
  if (ended) return;
  t->bad = true;
  diag_entry *e =
      diag_at(x->diags, DIAG_E104, (base_span){from, from + 1}, "the text that begins here has no closing quote");
  if (touching) diag_hint(x->diags, e, "A second derivative is written with two primes: phi''.");
  else diag_hint(x->diags, e, "End it with \" on the same line.");
}

/* --- brackets --- */

static void pair_bracket(lexer *x, lang_token_kind opener) {
  lang_token *t = x->tokens.at;
  while (x->open.n) {
    lang_token *top = &t[x->open.at[x->open.n - 1]];
    if (top->kind == opener) {
      top->pair = x->tokens.n - 1;
      x->open.n--;
      return;
    }
    if (top->kind == TOK_LBRACE) return; /* a stray ) or ] does not reach out of a block */
    x->open.n--;                         /* top is not closed */
  }
}

static void lex_sign(lexer *x, lang_token_kind kind, uint32_t len) {
  uint32_t from = x->at;
  x->at += len;
  add(x, kind, from);
  switch (kind) {
  case TOK_LPAREN:
  case TOK_LBRACKET:
  case TOK_LBRACE: base_push(x->arena, &x->open, x->tokens.n - 1); break;
  case TOK_RPAREN: pair_bracket(x, TOK_LPAREN); break;
  case TOK_RBRACKET: pair_bracket(x, TOK_LBRACKET); break;
  case TOK_RBRACE: pair_bracket(x, TOK_LBRACE); break;
  default: break;
  }
}

/* --- characters that need a complaint --- */

static const char HINT_MINUS[] = "Write the minus sign of the keyboard: -.";
static const char HINT_TIMES[] = "Multiplication is written with *.";
static const char HINT_OVER[] = "Division is written with /.";
static const char HINT_PRIME[] = "Derivatives are written with the quote of the keyboard: phi'.";
static const char HINT_QUOTE[] = "Texts stand between straight quotes: \"text\".";
static const char HINT_POWER[] = "Powers are written with ^: x^2.";
static const char HINT_BOTH[] = "Conditions are joined with the words and, or, not.";

/* kind: what it is taken for; TOK_BAD: nothing */
static const struct odd {
  uint32_t c;
  lang_token_kind kind;
  const char *hint;
} ODD[] = {
    {0x2212, TOK_MINUS, HINT_MINUS},
    {0x2010, TOK_MINUS, HINT_MINUS},
    {0x2011, TOK_MINUS, HINT_MINUS},
    {0x2012, TOK_MINUS, HINT_MINUS},
    {0x2013, TOK_MINUS, HINT_MINUS},
    {0x2014, TOK_MINUS, HINT_MINUS},
    {0x00D7, TOK_STAR, HINT_TIMES},
    {0x00B7, TOK_STAR, HINT_TIMES},
    {0x22C5, TOK_STAR, HINT_TIMES},
    {0x2217, TOK_STAR, HINT_TIMES},
    {0x00F7, TOK_SLASH, HINT_OVER},
    {0x2044, TOK_SLASH, HINT_OVER},
    {0x2215, TOK_SLASH, HINT_OVER},
    {0x2264, TOK_LE, "Write <=."},
    {0x2265, TOK_GE, "Write >=."},
    {0x2260, TOK_NE, "Write !=."},
    {0x2032, TOK_PRIME, HINT_PRIME},
    {0x2018, TOK_PRIME, HINT_PRIME},
    {0x2019, TOK_PRIME, HINT_PRIME},
    {0x00B4, TOK_PRIME, HINT_PRIME},
    {'`', TOK_PRIME, HINT_PRIME},
    {0x1E8B, TOK_BAD, HINT_PRIME},
    {0x1E8F, TOK_BAD, HINT_PRIME},
    {0x0307, TOK_BAD, HINT_PRIME},
    {0x2033, TOK_BAD, "A second derivative is written with two primes: phi''."},
    {0x201C, TOK_BAD, HINT_QUOTE},
    {0x201D, TOK_BAD, HINT_QUOTE},
    {0x201E, TOK_BAD, HINT_QUOTE},
    {0x00AB, TOK_BAD, HINT_QUOTE},
    {0x00BB, TOK_BAD, HINT_QUOTE},
    {0x00B9, TOK_BAD, HINT_POWER},
    {0x00B2, TOK_BAD, HINT_POWER},
    {0x00B3, TOK_BAD, HINT_POWER},
    {0x00B0, TOK_BAD, "Degrees are written deg: 60 deg."},
    {0x221A, TOK_BAD, "Roots are written sqrt(x)."},
    {0x2026, TOK_BAD, "Write in full what the dots stand for."},
    {'!', TOK_BAD, HINT_BOTH},
    {'&', TOK_BAD, HINT_BOTH},
    {'|', TOK_BAD, HINT_BOTH},
    {'?', TOK_BAD, "A choice is written: if CONDITION then A else B."},
    {'%', TOK_BAD, "A comment starts with #."},
};

static const struct odd *find_odd(uint32_t c) {
  for (size_t i = 0; i < sizeof ODD / sizeof *ODD; i++)
    if (ODD[i].c == c) return &ODD[i];
  return NULL;
}

static void lex_odd(lexer *x, uint32_t c, uint32_t len) {
  uint32_t from = x->at;
  const struct odd *odd = find_odd(c);
  base_span span = {from, from + len};
  diag_entry *e;
  if (c < 0x20 || c == 0x7F || (c >= 0x80 && c < 0xA0))
    e = diag_at(x->diags, DIAG_E101, span, "a control character (code %u) has no meaning here", c);
  else e = diag_at(x->diags, DIAG_E101, span, "the character '%.*s' has no meaning here", (int)len, x->text + from);
  const char *hint = odd ? odd->hint : NULL;
  if (!hint && c >= 0x80) hint = "Names are made of the letters a to z, Greek letters, digits and underscores.";
  if (hint) diag_hint(x->diags, e, "%s", hint);
  /* a run of the same character is one mistake */
  do x->at += len;
  while (x->size - x->at >= len && memcmp(x->text + x->at, x->text + from, len) == 0 && (!odd || odd->kind == TOK_BAD));
  if (odd && odd->kind != TOK_BAD) add(x, odd->kind, from);
  else add_bad(x, from);
}

/* --- the text --- */

/* the sign that begins with c; TOK_BAD: none */
static lang_token_kind sign_kind(const lexer *x, uint32_t c, uint32_t *len) {
  static const char signs[] = "+-*/^()[]{},;:=~<>.'";
  static const lang_token_kind kinds[] = {TOK_PLUS,   TOK_MINUS,  TOK_STAR,     TOK_SLASH,    TOK_CARET,
                                          TOK_LPAREN, TOK_RPAREN, TOK_LBRACKET, TOK_RBRACKET, TOK_LBRACE,
                                          TOK_RBRACE, TOK_COMMA,  TOK_SEMI,     TOK_COLON,    TOK_EQUALS,
                                          TOK_TILDE,  TOK_LT,     TOK_GT,       TOK_DOT,      TOK_PRIME};
  uint32_t d = ahead(x, 1);
  *len = 2;
  if (d == '=' && c == '<') return TOK_LE;
  if (d == '=' && c == '>') return TOK_GE;
  if (d == '=' && c == '=') return TOK_EQ;
  if (d == '=' && c == '!') return TOK_NE;
  if (d == '.' && c == '.') return TOK_DOTDOT;
  *len = 1;
  const char *s = c < 0x80 ? strchr(signs, (int)c) : NULL;
  return s ? kinds[s - signs] : TOK_BAD;
}

static void lex_one(lexer *x) {
  uint32_t len, c = lang_decode(x->text, x->at, x->size, &len), sign_len;
  if (c == LANG_INVALID) {
    uint32_t from = x->at;
    skip_invalid(x);
    add_bad(x, from);
  } else if (c == '\n' || c == '\r') {
    lex_newline(x);
  } else if (is_blank(c)) {
    x->at += len;
  } else if (c == '#') {
    while (!at_line_end(x)) skip_any(x);
  } else if (is_name_start(c)) {
    lex_name(x);
  } else if (is_digit(c) || (c == '.' && is_digit(ahead(x, 1)))) {
    lex_number(x);
  } else if (c == '"') {
    lex_string(x);
  } else {
    lang_token_kind kind = sign_kind(x, c, &sign_len);
    if (kind == TOK_BAD) lex_odd(x, c, len);
    else lex_sign(x, kind, sign_len);
  }
}

const lang_token *lang_lex(base_arena *arena, base_names *names, const base_source *source, diag_list *diags) {
  lexer x = {.arena = arena, .names = names, .diags = diags, .text = source->text, .size = source->size};
  know_words(&x);
  if (x.size >= 3 && memcmp(x.text, "\xEF\xBB\xBF", 3) == 0) x.at = 3;
  while (x.at < x.size) lex_one(&x);
  for (int i = 0; i < LANG_AHEAD; i++) add(&x, TOK_END, x.at);
  return x.tokens.at;
}
