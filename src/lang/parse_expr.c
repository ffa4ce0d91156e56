/* parse_expr: expressions.

     condition = conjunction {"or" conjunction}
     conjunction = negation {"and" negation}
     negation = ["not"] comparison
     comparison = value [relation value]
     value = product {("+" | "-") product}
     product = unary {("*" | "/") unary}
     unary = ("-" | "+") unary | power
     power = postfix ["^" unary]                       right-associative; -x^2 is -(x^2)
     postfix = primary {"[" range "]" | "." NAME | "'"} ["deg"]
     primary = NUMBER | STRING | NAME | NAME "(" arguments ")" | "(" condition ")" | "[" values "]"
             | "if" condition "then" value "else" value

   There is no multiplication without a sign, so a name after a complete value
   ends the expression: the words at, on, from, between … need no reservation.
   `what` is handed down to the first operand, whose absence it describes. */
#include "lang/parser.h"

enum { POSTFIX_MOST = 8 }; /* indices, members and primes in a row: a walk over the tree stays shallow */

static tree *read_unary(parser *p, const char *what);

/* --- nodes --- */

/* a node from byte `at` to the end of the latest token */
static tree *node(parser *p, tree_kind kind, uint32_t at) {
  tree *t = BASE_NEW(p->arena, tree);
  uint32_t end = p->tok[p->last].span.end;
  t->kind = kind;
  t->span = (base_span){at, end < at ? at : end};
  return t;
}

static tree *node1(parser *p, tree_kind kind, uint32_t at, tree *kid) {
  tree *t = node(p, kind, at);
  t->kids = BASE_ARRAY(p->arena, tree *, 1);
  t->kids[0] = kid;
  t->nkids = 1;
  return t;
}

static tree *node2(parser *p, tree_kind kind, uint32_t at, tree *a, tree *b) {
  tree *t = node(p, kind, at);
  t->kids = BASE_ARRAY(p->arena, tree *, 2);
  t->kids[0] = a;
  t->kids[1] = b;
  t->nkids = 2;
  return t;
}

/* a node whose kids were pushed on the stack since `mark` */
static tree *node_list(parser *p, tree_kind kind, uint32_t at, uint32_t mark) {
  tree *t = node(p, kind, at);
  lang_take(p, mark, &t->kids, &t->nkids);
  return t;
}

static void push(parser *p, tree *t) {
  base_push(p->arena, &p->stack, t);
}

static uint32_t here(parser *p) {
  const lang_token *t = lang_peek(p);
  return t->kind == TOK_STOP ? p->tok[p->last].span.end : t->span.at;
}

/* --- brackets --- */

bool lang_open(parser *p, lang_bracket *b) {
  if (!lang_enter(p)) return false;
  *b = (lang_bracket){p->at, p->opener};
  (void)lang_next(p);
  p->opener = b->opener;
  p->brackets++;
  return true;
}

void lang_close(parser *p, const lang_bracket *b, lang_token_kind closer, const char *what) {
  if (!lang_accept(p, closer)) lang_expected(p, lang_neighbour_hint(p), "%s", what);
  if (p->brackets) p->brackets--;
  p->opener = b->outer;
  lang_leave(p);
}

/* --- names and indices --- */

static tree *read_name(parser *p) {
  const lang_token *t = lang_next(p);
  tree *n = node(p, TREE_NAME, t->span.at);
  n->name = t->name;
  return n;
}

tree *lang_range(parser *p, const char *what) {
  uint32_t at = here(p);
  tree *lo = lang_value(p, what);
  if (!lang_accept(p, TOK_DOTDOT)) return lo;
  tree *hi = lang_value(p, "the end of the range after '..'");
  return node2(p, TREE_RANGE, at, lo, hi);
}

static tree *read_index(parser *p, tree *of) {
  lang_bracket b;
  if (!lang_open(p, &b)) return of;
  tree *index = lang_range(p, "an index after '['");
  lang_close(p, &b, TOK_RBRACKET, "']' after the index");
  return node2(p, TREE_INDEX, of->span.at, of, index);
}

tree *lang_target(parser *p, const char *what) {
  if (lang_peek(p)->kind != TOK_NAME || lang_is_reserved(p, p->at)) {
    lang_expected(p, NULL, "%s", what);
    return node(p, TREE_ERROR, here(p));
  }
  tree *t = read_name(p);
  return lang_peek(p)->kind == TOK_LBRACKET ? read_index(p, t) : t;
}

/* --- calls, lists, parentheses --- */

/* Does the bracket at token i hold a list, [a, b, c], rather than an index? */
static bool is_list(const parser *p, uint32_t i) {
  uint32_t inner = 0;
  for (uint32_t k = i + 1; k < p->tok[i].pair; k++) {
    lang_token_kind kind = p->tok[k].kind;
    if (kind == TOK_COMMA && inner == 0) return true;
    inner += kind == TOK_LPAREN || kind == TOK_LBRACKET;
    inner -= inner && (kind == TOK_RPAREN || kind == TOK_RBRACKET);
  }
  return false;
}

/* Is it an argument with its name: radius a, axis z, about P, size [a, b, c]? */
static bool is_named(parser *p) {
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_NAME || lang_word_is_infix(t->word)) return false;
  const lang_token *next = t + 1;
  if (next->kind == TOK_LBRACKET) return is_list(p, p->at + 1);
  if (next->kind != TOK_NAME) return next->kind == TOK_NUMBER || next->kind == TOK_STRING;
  if (lang_word_is_clause(next->word) && next[1].kind == TOK_NAME) return false; /* trace(P in E) */
  return next->word != WORD_DEG && (!lang_word_is_infix(next->word) || next->word == WORD_IF);
}

static tree *read_argument(parser *p) {
  if (!is_named(p)) return lang_condition(p, "an argument");
  uint32_t at = here(p);
  base_name name = lang_next(p)->name;
  tree *value = lang_condition(p, "a value after the argument's name");
  tree *t = node1(p, TREE_NAMED, at, value);
  t->name = name;
  return t;
}

static tree *read_call(parser *p) {
  const lang_token *f = lang_next(p);
  uint32_t mark = p->stack.n;
  lang_bracket b;
  if (!lang_open(p, &b)) return node(p, TREE_ERROR, f->span.at);
  if (lang_peek(p)->kind != TOK_RPAREN) {
    do push(p, read_argument(p));
    while (lang_accept(p, TOK_COMMA));
  }
  lang_close(p, &b, TOK_RPAREN, "',' or ')' after the argument");
  tree *t = node_list(p, TREE_CALL, f->span.at, mark);
  t->name = f->name;
  return t;
}

static tree *read_list(parser *p) {
  uint32_t at = here(p), mark = p->stack.n;
  lang_bracket b;
  if (!lang_open(p, &b)) return node(p, TREE_ERROR, at);
  do push(p, lang_value(p, "a value of the list"));
  while (lang_accept(p, TOK_COMMA));
  lang_close(p, &b, TOK_RBRACKET, "',' or ']' after the value");
  return node_list(p, TREE_LIST, at, mark);
}

/* the parentheses leave no trace in the tree; sums and the like show them in their span */
static tree *read_parentheses(parser *p) {
  uint32_t at = here(p);
  lang_bracket b;
  if (!lang_open(p, &b)) return node(p, TREE_ERROR, at);
  tree *t = lang_condition(p, "an expression after '('");
  lang_close(p, &b, TOK_RPAREN, "')'");
  bool compound = t->kind == TREE_NEGATE || t->kind == TREE_POWER || t->kind == TREE_SUM || t->kind == TREE_PRODUCT ||
                  (t->kind >= TREE_COMPARE && t->kind <= TREE_IF);
  if (compound) t->span = (base_span){at, p->tok[p->last].span.end};
  return t;
}

static void want_word(parser *p, lang_word word, const char *after) {
  if (!lang_accept_word(p, word))
    lang_expected(p, "A choice is written: if CONDITION then A else B.", "'%s' after %s", lang_word_text(word), after);
}

static tree *read_if(parser *p) {
  uint32_t at = here(p), mark = p->stack.n;
  if (!lang_enter(p)) return node(p, TREE_ERROR, at);
  (void)lang_next(p);
  push(p, lang_condition(p, "a condition after 'if'"));
  if (lang_peek(p)->kind == TOK_EQUALS)
    lang_expected(p, "Equality in a condition is written ==.", "'then' after the condition");
  want_word(p, WORD_THEN, "the condition");
  push(p, lang_value(p, "a value after 'then'"));
  want_word(p, WORD_ELSE, "the value");
  push(p, lang_value(p, "a value after 'else'"));
  lang_leave(p);
  return node_list(p, TREE_IF, at, mark);
}

/* --- primaries --- */

bool lang_is_integer_note(const parser *p) {
  const lang_token *t = &p->tok[p->at];
  return p->brackets == 0 && t->kind == TOK_LPAREN && t[1].word == WORD_INTEGER && t[2].kind == TOK_RPAREN;
}

/* `force on coin`: the word `on` opens a clause, and the vector was forgotten */
static bool is_clause_here(const parser *p, const lang_token *t) {
  if (p->brackets || !lang_word_is_clause(t->word)) return false;
  const lang_token *next = t + 1;
  return next->kind == TOK_NUMBER || (next->kind == TOK_NAME && !lang_word_is_clause(next->word) &&
                                      next->word != WORD_AND && next->word != WORD_TORQUE);
}

static tree *read_word(parser *p, const char *what) {
  const lang_token *t = lang_peek(p);
  if (t->word == WORD_IF) return read_if(p);
  if (lang_word_is_infix(t->word) || is_clause_here(p, t)) {
    lang_expected(p, NULL, "%s", what);
    return node(p, TREE_ERROR, t->span.at);
  }
  bool note =
      p->tok[p->start].word == WORD_PARAM && t[1].kind == TOK_LPAREN && t[2].word == WORD_INTEGER && p->brackets == 0;
  return t[1].kind == TOK_LPAREN && !note ? read_call(p) : read_name(p);
}

static tree *read_literal(parser *p) {
  const lang_token *t = lang_next(p);
  bool string = t->kind == TOK_STRING;
  tree *n = node(p, t->bad ? TREE_ERROR : string ? TREE_STRING : TREE_NUMBER, t->span.at);
  n->text = t->text;
  return n;
}

static tree *read_primary(parser *p, const char *what) {
  const lang_token *t = lang_peek(p);
  switch (t->kind) {
  case TOK_BAD:
  case TOK_NUMBER:
  case TOK_STRING: return read_literal(p);
  case TOK_NAME: return read_word(p, what);
  case TOK_LPAREN: return read_parentheses(p);
  case TOK_LBRACKET: return read_list(p);
  default: lang_expected(p, NULL, "%s", what); return node(p, TREE_ERROR, here(p));
  }
}

static tree *read_member(parser *p, tree *of) {
  (void)lang_next(p);
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_NAME) {
    lang_expected(p, NULL, "an axis such as x, y or z after '.'");
    return of;
  }
  (void)lang_next(p);
  tree *m = node1(p, TREE_MEMBER, of->span.at, of);
  m->name = t->name;
  return m;
}

static tree *read_primes(parser *p, tree *of) {
  uint32_t order = 0;
  while (lang_accept(p, TOK_PRIME)) order++;
  tree *t = node1(p, TREE_PRIME, of->span.at, of);
  t->order = order;
  return t;
}

static tree *read_postfix(parser *p, const char *what) {
  lang_token_kind first = lang_peek(p)->kind;
  tree *t = read_primary(p, what);
  if ((first == TOK_NUMBER || first == TOK_LPAREN) && lang_accept_word(p, WORD_DEG))
    return node1(p, TREE_DEGREES, t->span.at, t);
  for (int n = 0;; n++) {
    lang_token_kind k = lang_peek(p)->kind;
    bool more = k == TOK_LBRACKET || k == TOK_DOT || k == TOK_PRIME;
    if (!more || first == TOK_NUMBER || first == TOK_STRING) return t;
    if (n == POSTFIX_MOST) {
      lang_complain(p, DIAG_E105, lang_peek(p)->span, "Give a part of it a name of its own with let.",
                    "more than %d indices, members and primes in a row", POSTFIX_MOST);
      return t;
    }
    t = k == TOK_LBRACKET ? read_index(p, t) : k == TOK_DOT ? read_member(p, t) : read_primes(p, t);
  }
}

/* --- operators --- */

static tree *read_power(parser *p, const char *what) {
  tree *base = read_postfix(p, what);
  if (lang_peek(p)->kind != TOK_CARET || !lang_enter(p)) return base;
  (void)lang_next(p);
  tree *exponent = read_unary(p, "an exponent after '^'");
  lang_leave(p);
  return node2(p, TREE_POWER, base->span.at, base, exponent);
}

static tree *read_unary(parser *p, const char *what) {
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_MINUS && t->kind != TOK_PLUS) return read_power(p, what);
  if (!lang_enter(p)) return node(p, TREE_ERROR, t->span.at);
  (void)lang_next(p);
  bool minus = t->kind == TOK_MINUS;
  tree *kid = read_unary(p, minus ? "an expression after '-'" : "an expression after '+'");
  lang_leave(p);
  return minus ? node1(p, TREE_NEGATE, t->span.at, kid) : kid;
}

static tree *read_product(parser *p, const char *what) {
  uint32_t mark = p->stack.n;
  tree *first = read_unary(p, what);
  push(p, first);
  for (;;) {
    const lang_token *op = lang_peek(p);
    if (op->kind != TOK_STAR && op->kind != TOK_SLASH) break;
    (void)lang_next(p);
    bool over = op->kind == TOK_SLASH;
    tree *kid = read_unary(p, over ? "a divisor after '/'" : "a factor after '*'");
    push(p, over ? node1(p, TREE_INVERT, op->span.at, kid) : kid);
  }
  if (p->stack.n == mark + 1) {
    p->stack.n = mark;
    return first;
  }
  return node_list(p, TREE_PRODUCT, first->span.at, mark);
}

tree *lang_value(parser *p, const char *what) {
  uint32_t mark = p->stack.n;
  tree *first = read_product(p, what);
  push(p, first);
  for (;;) {
    const lang_token *op = lang_peek(p);
    if (op->kind != TOK_PLUS && op->kind != TOK_MINUS) break;
    (void)lang_next(p);
    bool minus = op->kind == TOK_MINUS;
    tree *kid = read_product(p, minus ? "a term after '-'" : "a term after '+'");
    push(p, minus ? node1(p, TREE_NEGATE, op->span.at, kid) : kid);
  }
  if (p->stack.n == mark + 1) {
    p->stack.n = mark;
    return first;
  }
  return node_list(p, TREE_SUM, first->span.at, mark);
}

/* --- conditions --- */

static tree *read_comparison(parser *p, const char *what) {
  tree *left = lang_value(p, what);
  lang_token_kind k = lang_peek(p)->kind;
  if (k < TOK_LT || k > TOK_NE) return left;
  (void)lang_next(p);
  tree *right = lang_value(p, "the right side of the comparison");
  tree *t = node2(p, TREE_COMPARE, left->span.at, left, right);
  t->relation = (tree_relation)(k - TOK_LT);
  k = lang_peek(p)->kind;
  if (k >= TOK_LT && k <= TOK_NE) lang_expected(p, "Join two comparisons with and: a < b and b < c.", "one comparison");
  return t;
}

static tree *read_negation(parser *p, const char *what) {
  const lang_token *t = lang_peek(p);
  if (t->word != WORD_NOT) return read_comparison(p, what);
  if (!lang_enter(p)) return node(p, TREE_ERROR, t->span.at);
  (void)lang_next(p);
  tree *kid = read_negation(p, "a condition after 'not'");
  lang_leave(p);
  return node1(p, TREE_NOT, t->span.at, kid);
}

/* negations joined by `and`, or conjunctions joined by `or` */
static tree *read_joined(parser *p, lang_word word, const char *what) {
  bool both = word == WORD_AND;
  uint32_t mark = p->stack.n;
  tree *first = both ? read_negation(p, what) : read_joined(p, WORD_AND, what);
  push(p, first);
  while (lang_accept_word(p, word))
    push(p, both ? read_negation(p, "a condition after 'and'") : read_joined(p, WORD_AND, "a condition after 'or'"));
  if (p->stack.n == mark + 1) {
    p->stack.n = mark;
    return first;
  }
  return node_list(p, both ? TREE_AND : TREE_OR, first->span.at, mark);
}

tree *lang_condition(parser *p, const char *what) {
  return read_joined(p, WORD_OR, what);
}
