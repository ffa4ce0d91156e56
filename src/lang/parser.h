/* parser: what the files of the parser share.

   A recursive descent over the token row. An error is reported once per
   statement: lang_complain sets `broken`, and from then on lang_peek shows
   TOK_STOP, which fits nowhere, so every reader runs out by itself and no one
   complains again; lang_statement then moves to the next statement.

   Invariants: readers of expressions never return NULL (TREE_ERROR instead);
   depth <= LANG_DEPTH; every recursion goes through lang_enter. */
#ifndef APPELL_LANG_PARSER_H
#define APPELL_LANG_PARSER_H

#include "lang/lexer.h"

typedef struct parser {
  base_arena *arena;
  base_names *names;
  const base_source *source;
  diag_list *diags;
  const lang_token *tok; /* ends with TOK_END */
  uint32_t at;           /* the next token */
  uint32_t last;         /* the latest one taken */
  uint32_t start;        /* where the statement or property being read begins */
  uint32_t depth;
  uint32_t brackets; /* open ( and [: inside them line ends do not count */
  uint32_t opener;   /* the innermost of them */
  uint32_t blocks;   /* open { */
  bool broken;       /* the statement was complained about: move on */
  bool spoiled;      /* it was complained about and moved over already: drop it */
  bool unclosed;     /* a block that is too deep or never ends was complained about */
  uint32_t strays;   /* closing braces that will be left over, through an error complained about */
  const char *form;  /* "point NAME = POINT + VECTOR": for hints */
  BASE_VEC(tree *) stack;
  BASE_VEC(base_name) lost;
} parser;

/* --- parse.c: moving, complaining, recovering --- */
const lang_token *lang_peek(parser *p);
const lang_token *lang_next(parser *p);
bool lang_accept(parser *p, lang_token_kind kind);
bool lang_accept_word(parser *p, lang_word word);
bool lang_comma(parser *p);                 /* takes a comma, and the line end after it */
uint32_t lang_after_comma(const parser *p); /* the token after the comma that stands here */
void lang_complain(parser *p, diag_code code, base_span span, const char *hint, const char *fmt, ...) BASE_PRINTF(5, 6);
/* "expected WHAT, found ..." at the next token; a NULL hint is guessed */
void lang_expected(parser *p, const char *hint, const char *what, ...) BASE_PRINTF(3, 4);
const char *lang_neighbour_hint(parser *p); /* when something stands right after a complete value */
bool lang_enter(parser *p);                 /* one level deeper; false: too deep */
void lang_leave(parser *p);
void lang_recover(parser *p); /* after an error: to the next statement or property */
void lang_skip_breaks(parser *p);
bool lang_is_reserved(const parser *p, uint32_t i);                  /* token i can never be a name */
void lang_take(parser *p, uint32_t mark, tree ***kids, uint32_t *n); /* what was pushed on the stack since */

/* --- parse_expr.c --- */
tree *lang_value(parser *p, const char *what); /* `what` is wanted here, for the message */
tree *lang_condition(parser *p, const char *what);
tree *lang_target(parser *p, const char *what); /* NAME or NAME[index] */
tree *lang_range(parser *p, const char *what);  /* a value or LO..HI */
bool lang_is_integer_note(const parser *p);     /* param n = 10 (integer) */
typedef struct lang_bracket {
  uint32_t opener, outer;
} lang_bracket;
bool lang_open(parser *p, lang_bracket *b); /* takes the bracket that stands here */
void lang_close(parser *p, const lang_bracket *b, lang_token_kind closer, const char *what);

/* --- parse_stmt.c: one reader per statement --- */
void lang_read_statement(parser *p, lang_stmt *s);

/* --- parse_body.c --- */
void lang_read_body(parser *p, lang_stmt *s);

/* the statements up to the end of the block or text */
void lang_statements(parser *p, lang_stmt **stmts, uint32_t *n);
/* { … }: the braces; `inside` reads up to the closing one; false: it is not there */
bool lang_block(parser *p, lang_stmt *s, void (*inside)(parser *p, lang_stmt *s));

#endif
