/* lexer: the text as a row of tokens.

   The whole text is cut at once, so that the parser can look as far ahead as it
   likes. Blanks and comments vanish; line ends stay (one token for a run of
   empty lines), because the parser decides where they matter. What has no
   meaning is complained about here, once, and leaves a token marked `bad`, so
   that the parser need not complain again.

   Invariants: the row ends with TOK_END, LANG_AHEAD times, so that one may look
   past any token without asking; spans increase and do not overlap; two
   TOK_NEWLINE never stand side by side, and none stands first. */
#ifndef APPELL_LANG_LEXER_H
#define APPELL_LANG_LEXER_H

#include "lang/tree.h"

enum { LANG_AHEAD = 3 };

typedef enum {
  TOK_END,
  TOK_STOP, /* never in the row: what a parser sees after an error */
  TOK_NEWLINE,
  TOK_BAD, /* something without meaning */
  TOK_NUMBER,
  TOK_NAME,
  TOK_STRING,
  TOK_PLUS,
  TOK_MINUS,
  TOK_STAR,
  TOK_SLASH,
  TOK_CARET,
  TOK_LPAREN,
  TOK_RPAREN,
  TOK_LBRACKET,
  TOK_RBRACKET,
  TOK_LBRACE,
  TOK_RBRACE,
  TOK_COMMA,
  TOK_SEMI,
  TOK_COLON,
  TOK_EQUALS,
  TOK_TILDE,
  TOK_LT, /* the six relations, in the order of tree_relation */
  TOK_LE,
  TOK_GT,
  TOK_GE,
  TOK_EQ,
  TOK_NE,
  TOK_DOT,
  TOK_DOTDOT,
  TOK_PRIME
} lang_token_kind;

/* Statement words come first: WORD_FRAME is 1 + STMT_FRAME. */
typedef enum {
  WORD_NONE,
#define STATEMENT(kind, word, shape) WORD_##kind,
#include "lang/keywords.def"
#undef STATEMENT
#define WORD(kind, text, part) WORD_##kind,
#include "lang/words.def"
#undef WORD
  WORD_COUNT
} lang_word;

typedef struct lang_token {
  lang_token_kind kind;
  lang_word word; /* of a TOK_NAME */
  bool bad;       /* a complaint about it was made */
  base_span span;
  base_name name;
  const char *text; /* of a number (with digits on both sides of its point) or a string (without quotes) */
  uint32_t pair;    /* of an opening bracket: where its partner is, or 0 */
} lang_token;

const lang_token *lang_lex(base_arena *arena, base_names *names, const base_source *source, diag_list *diags);

/* the words as written, by lang_word */
const char *lang_word_text(lang_word word);
bool lang_word_is_clause(lang_word word);
bool lang_word_is_infix(lang_word word);

/* The code point at text[at]; its length goes to *len. LANG_INVALID: not UTF-8
   (or NUL), with *len = 1. */
#define LANG_INVALID UINT32_MAX
uint32_t lang_decode(const char *text, uint32_t at, uint32_t size, uint32_t *len);

#endif
