/* parse_stmt: one reader per statement; the forms are in keywords.def, the slots
   they fill in tree.h.

   Three shapes cover nearly all of them:
     lists     param coord speed let given frame point define initial exact plot …
     labelled  constraint servo case steady event actuator reaction: NAME: …
     clauses   at P, mass m, on X, from Y, between P and Q, length L, along d, torque,
               by A, branch l = r: in any order, each once, commas between them optional */
#include "lang/parser.h"

/* --- equations and lists --- */

/* the sides of an equation around `=`, or around `~` where a guess may be given */
static void read_equation(parser *p, lang_item *i, bool guess, const char *what) {
  i->left = lang_value(p, what);
  if (guess && lang_accept(p, TOK_TILDE)) i->guess = true;
  else if (!lang_accept(p, TOK_EQUALS))
    lang_expected(p, NULL, guess ? "'=' or '~' after the left side" : "'=' after the left side");
  i->right = lang_value(p, i->guess ? "a value after '~'" : "the right side after '='");
  if (lang_peek(p)->kind == TOK_EQUALS)
    lang_expected(p, "Write two equations, with a comma between them.", "the end of the equation");
}

typedef BASE_VEC(lang_item) item_list;
typedef void (*item_reader)(parser *p, lang_item *i);

static uint32_t start_of_next(parser *p) {
  return lang_peek(p)->span.at;
}

enum {
  C_AT = 1,
  C_MASS = 2,
  C_ON = 4,
  C_FROM = 8,
  C_BETWEEN = 16,
  C_LENGTH = 32,
  C_ALONG = 64,
  C_TORQUE = 128,
  C_BY = 256,
  C_BRANCH = 512
};

static unsigned clause_of(lang_word word) {
  switch (word) {
  case WORD_AT: return C_AT;
  case WORD_MASS: return C_MASS;
  case WORD_ON: return C_ON;
  case WORD_FROM: return C_FROM;
  case WORD_BETWEEN: return C_BETWEEN;
  case WORD_LENGTH: return C_LENGTH;
  case WORD_ALONG: return C_ALONG;
  case WORD_TORQUE: return C_TORQUE;
  case WORD_BY: return C_BY;
  case WORD_BRANCH: return C_BRANCH;
  default: return 0;
  }
}

/* the clause among `allowed` that begins here, perhaps after a comma, or 0 */
static unsigned clause_ahead(parser *p, unsigned allowed) {
  const lang_token *t = lang_peek(p);
  if (t->kind == TOK_COMMA) t = &p->tok[lang_after_comma(p)];
  unsigned clause = clause_of(t->word) & allowed;
  switch (t[1].kind) { /* a name that merely looks like the word */
  case TOK_COMMA:
  case TOK_PLUS:
  case TOK_STAR:
  case TOK_SLASH:
  case TOK_CARET:
  case TOK_DOT:
  case TOK_PRIME:
  case TOK_EQUALS: return t->word == WORD_TORQUE && t[1].kind == TOK_COMMA ? clause : 0;
  default: return clause;
  }
}

/* items with commas between them, up to a clause */
static void read_items(parser *p, lang_stmt *s, item_reader one, unsigned clauses) {
  item_list list = {0};
  do {
    lang_item i = {.span = {start_of_next(p), 0}};
    one(p, &i);
    i.span.end = p->tok[p->last].span.end;
    base_push(p->arena, &list, i);
  } while (!clause_ahead(p, clauses) && lang_comma(p));
  s->items = list.at;
  s->nitems = list.n;
}

static void read_values(parser *p, tree ***values, uint32_t *n, unsigned clauses, const char *what) {
  uint32_t mark = p->stack.n;
  do base_push(p->arena, &p->stack, lang_value(p, what));
  while (!clause_ahead(p, clauses) && lang_comma(p));
  lang_take(p, mark, values, n);
}

/* --- clauses --- */

static void read_between(parser *p, lang_stmt *s) {
  s->between[0] = lang_value(p, "a point after 'between'");
  if (!lang_accept_word(p, WORD_AND)) lang_expected(p, NULL, "'and' after the first point");
  s->between[1] = lang_value(p, "a point after 'and'");
}

static void read_by(parser *p, lang_stmt *s) {
  const lang_token *t = lang_peek(p);
  lang_token_kind next = t->kind == TOK_NAME ? t[1].kind : TOK_END;
  if (t->word == WORD_IDEAL && next != TOK_COMMA && next != TOK_LBRACKET) {
    (void)lang_next(p);
    s->by_ideal = true;
    return;
  }
  if (t->word == WORD_COORDINATE && next != TOK_COMMA && next != TOK_LBRACKET) {
    (void)lang_next(p);
    s->by_coordinate = true;
  }
  read_values(p, &s->by, &s->nby, 0,
              s->by_coordinate ? "a coordinate after 'coordinate'" : "an actuator, 'coordinate' or 'ideal' after 'by'");
}

static void read_branch(parser *p, lang_stmt *s) {
  lang_item i = {0};
  read_equation(p, &i, false, "an equation after 'branch'");
  s->branch_left = i.left;
  s->branch_right = i.right;
}

static void read_clause(parser *p, lang_stmt *s, unsigned clause, unsigned allowed) {
  switch (clause) {
  case C_AT:
    if (s->kind == STMT_PARTICLE) s->value = lang_value(p, "a point after 'at'");
    else s->at = lang_value(p, "a point after 'at'");
    break;
  case C_MASS: s->mass = lang_value(p, "a mass after 'mass'"); break;
  case C_ON: read_values(p, &s->on, &s->non, allowed, "a body or point after 'on'"); break;
  case C_FROM: s->from = lang_value(p, "a body after 'from'"); break;
  case C_BETWEEN: read_between(p, s); break;
  case C_LENGTH: s->length = lang_value(p, "a length after 'length'"); break;
  case C_ALONG: read_values(p, &s->along, &s->nalong, allowed, "a direction after 'along'"); break;
  case C_TORQUE: s->torque = true; break;
  case C_BY: read_by(p, s); break;
  case C_BRANCH: read_branch(p, s); break;
  default: break;
  }
}

/* all clauses that follow; complains unless those of `needed` (any one of them) are there */
static unsigned read_clauses(parser *p, lang_stmt *s, unsigned allowed, unsigned needed, const char *wanted) {
  unsigned seen = 0, clause;
  while ((clause = clause_ahead(p, allowed)) != 0) {
    (void)lang_comma(p);
    const lang_token *word = lang_next(p);
    if (seen & clause) lang_complain(p, DIAG_E110, word->span, NULL, "'%s' is said twice", lang_word_text(word->word));
    seen |= clause;
    read_clause(p, s, clause, allowed);
  }
  if (needed && !(seen & needed)) lang_expected(p, NULL, "%s", wanted);
  return seen;
}

/* --- labels --- */

static bool has_label(parser *p) {
  const lang_token *t = lang_peek(p);
  if (t->kind != TOK_NAME || lang_word_is_infix(t->word)) return false;
  if (t[1].kind == TOK_COLON) return true;
  return t[1].kind == TOK_LBRACKET && t[1].pair && p->tok[t[1].pair + 1].kind == TOK_COLON;
}

/* NAME: */
static void read_label(parser *p, lang_stmt *s) {
  const lang_token *t = lang_peek(p);
  const char *word = lang_word_text((lang_word)(s->kind + 1));
  if (has_label(p)) {
    s->label = lang_target(p, "a name");
    (void)lang_accept(p, TOK_COLON);
  } else if (t->kind == TOK_NAME && (t[1].kind == TOK_NAME || t[1].kind == TOK_NEWLINE || t[1].kind == TOK_END)) {
    s->label = lang_target(p, "a name");
    lang_expected(p, NULL, "':' after the name");
  } else {
    lang_expected(p, NULL, "a name and ':' after '%s'", word);
  }
}

/* NAME or NAME[i], without a colon */
static void read_plain_label(parser *p, lang_stmt *s) {
  s->label = lang_target(p, base_format(p->arena, "a name after '%s'", lang_word_text((lang_word)(s->kind + 1))));
}

/* --- declarations --- */

static void read_system(parser *p, lang_stmt *s) {
  read_plain_label(p, s);
  if (lang_peek(p)->kind == TOK_STRING) s->title = lang_next(p)->text;
}

static bool accept_integer(parser *p) {
  if (p->broken || !lang_is_integer_note(p)) return false;
  for (int i = 0; i < 3; i++) (void)lang_next(p);
  return true;
}

static void param_item(parser *p, lang_item *i) {
  i->left = lang_target(p, "the name of a parameter");
  i->integer = accept_integer(p);
  if (lang_accept(p, TOK_EQUALS)) i->right = lang_value(p, "a value after '='");
  else if (lang_peek(p)->kind == TOK_NUMBER) lang_expected(p, NULL, "'=' after the name");
  if (!i->integer) i->integer = accept_integer(p);
  if (lang_peek(p)->kind == TOK_LPAREN)
    lang_expected(p, "A whole number is marked so: n = 10 (integer)", "',' or '(integer)'");
}

static void coord_item(parser *p, lang_item *i) {
  i->left = lang_target(p, "the name of a coordinate");
  if (lang_accept(p, TOK_COLON)) {
    i->quaternion = lang_accept_word(p, WORD_QUATERNION);
    if (!i->quaternion) lang_expected(p, NULL, "'quaternion' after ':'");
  }
  if (lang_peek(p)->kind == TOK_EQUALS)
    lang_expected(p, "A starting value is given with: initial NAME = VALUE", "',' or the end of the statement");
}

static void speed_item(parser *p, lang_item *i) {
  i->left = lang_target(p, "the name of a speed");
  if (lang_accept(p, TOK_EQUALS)) i->right = lang_value(p, "an expression after '='");
}

static void read_formals(parser *p, lang_item *i) {
  BASE_VEC(base_name) names = {0};
  BASE_VEC(base_span) spans = {0};
  lang_bracket b;
  if (!lang_open(p, &b)) return;
  do {
    const lang_token *t = lang_peek(p);
    if (t->kind != TOK_NAME) lang_expected(p, NULL, "the name of an argument");
    (void)lang_next(p);
    base_push(p->arena, &names, t->name);
    base_push(p->arena, &spans, t->span);
  } while (lang_accept(p, TOK_COMMA));
  lang_close(p, &b, TOK_RPAREN, "',' or ')' after the argument");
  i->function = true;
  i->formals = names.at;
  i->formal_spans = spans.at;
  i->nformals = names.n;
}

/* NAME = what the statement says */
static void named_item(parser *p, lang_item *i, const char *name, const char *value) {
  i->left = lang_target(p, name);
  if (lang_peek(p)->kind == TOK_LPAREN && p->tok[p->start].word == WORD_LET) read_formals(p, i);
  if (!lang_accept(p, TOK_EQUALS)) lang_expected(p, NULL, "'=' after the name");
  i->right = lang_value(p, value);
}

static void let_item(parser *p, lang_item *i) {
  named_item(p, i, "a name", "an expression after '='");
}

static void frame_item(parser *p, lang_item *i) {
  named_item(p, i, "the name of a frame", "rotate(...), orient(...) or axes(...) after '='");
}

static void point_item(parser *p, lang_item *i) {
  named_item(p, i, "the name of a point", "a point after '='");
}

static void given_item(parser *p, lang_item *i) {
  i->left = lang_target(p, "the name of a function");
  if (lang_peek(p)->kind == TOK_LPAREN) read_formals(p, i);
  else lang_expected(p, "Say what it depends on: xi(t).", "'(' after the name");
}

static void equation_item(parser *p, lang_item *i) {
  read_equation(p, i, false, "an equation");
}

static void initial_item(parser *p, lang_item *i) {
  read_equation(p, i, true, "an expression with a starting value");
}

static void case_item(parser *p, lang_item *i) {
  const lang_token *t = lang_peek(p);
  i->initial = t->word == WORD_INITIAL && t[1].kind != TOK_EQUALS && t[1].kind != TOK_LBRACKET;
  if (i->initial) (void)lang_next(p);
  read_equation(p, i, true, "a parameter or 'initial'");
}

static void value_item(parser *p, lang_item *i) {
  i->left = lang_value(p, "an expression");
}

static void draw_item(parser *p, lang_item *i) {
  i->left = lang_value(p, "something to draw, such as line(A, B)");
  if (lang_accept_word(p, WORD_IN)) i->frame = lang_value(p, "a frame after 'in'");
}

/* --- bodies and loops --- */

static void read_particle(parser *p, lang_stmt *s) {
  read_plain_label(p, s);
  unsigned seen = read_clauses(p, s, C_AT | C_MASS, C_AT, "'at' and a point");
  bool forgotten = lang_peek(p)->kind == TOK_COMMA && !(seen & C_MASS);
  if (forgotten) {
    (void)lang_comma(p);
    lang_expected(p, "Write the word before its value: mass m.", "'mass' after ','");
  }
}

static void for_inside(parser *p, lang_stmt *s) {
  lang_statements(p, &s->stmts, &s->nstmts);
}

static void read_for(parser *p, lang_stmt *s) {
  s->label = lang_target(p, "the name of an index after 'for'");
  if (!lang_accept_word(p, WORD_IN)) lang_expected(p, NULL, "'in' after the index");
  tree *range = lang_range(p, "a range such as 1..n after 'in'");
  if (range->kind == TREE_RANGE) {
    s->lo = range->kids[0];
    s->hi = range->kids[1];
  } else {
    lang_expected(p, NULL, "'..' and the end of the range");
  }
  (void)lang_block(p, s, for_inside);
}

/* --- forces --- */

static void read_force(parser *p, lang_stmt *s) {
  bool torque = s->kind == STMT_TORQUE;
  s->value = lang_value(p, torque ? "a vector after 'torque'" : "a vector after 'force'");
  unsigned allowed = torque ? C_ON | C_FROM : C_ON | C_FROM | C_AT;
  (void)read_clauses(p, s, allowed, C_ON, torque ? "'on' and a body or frame" : "'on' and a body or point");
}

static void read_gravity(parser *p, lang_stmt *s) {
  s->value = lang_value(p, "a vector after 'gravity'");
  (void)read_clauses(p, s, C_ON, 0, NULL);
}

/* spring, damper, gravitation */
static void read_pair_law(parser *p, lang_stmt *s) {
  static const char *const what[] = {"a stiffness after 'spring'", "a damping constant after 'damper'",
                                     "a constant after 'gravitation'"};
  int which = s->kind == STMT_SPRING ? 0 : s->kind == STMT_DAMPER ? 1 : 2;
  s->value = lang_value(p, what[which]);
  (void)read_clauses(p, s, which == 0 ? C_LENGTH | C_BETWEEN : C_BETWEEN, C_BETWEEN, "'between' and two points");
}

/* --- constraints --- */

static void read_constraint(parser *p, lang_stmt *s) {
  read_label(p, s);
  read_items(p, s, equation_item, C_BRANCH);
  (void)read_clauses(p, s, C_BRANCH, 0, NULL);
}

static void read_servo(parser *p, lang_stmt *s) {
  read_label(p, s);
  read_items(p, s, equation_item, C_BY);
  (void)read_clauses(p, s, C_BY, C_BY, "'by' and what enforces the equation");
}

static void read_actuator(parser *p, lang_stmt *s) {
  read_label(p, s);
  s->torque = lang_accept_word(p, WORD_TORQUE);
  if (!s->torque && !lang_accept_word(p, WORD_FORCE)) lang_expected(p, NULL, "'force' or 'torque' after ':'");
  if (!s->torque && lang_peek(p)->word == WORD_BETWEEN) {
    (void)read_clauses(p, s, C_BETWEEN, C_BETWEEN, "'between' and two points");
    return;
  }
  unsigned allowed = s->torque ? C_ON | C_FROM : C_ON | C_FROM | C_AT;
  read_values(p, &s->along, &s->nalong, allowed,
              s->torque ? "a direction after 'torque'" : "a direction after 'force'");
  (void)read_clauses(p, s, allowed, C_ON, "'on' and a body");
}

static void read_reaction(parser *p, lang_stmt *s) {
  read_plain_label(p, s);
  const lang_token *t = lang_peek(p);
  bool two = t->word == WORD_BETWEEN;
  unsigned allowed = two ? C_BETWEEN : C_ON | C_AT | C_FROM | C_ALONG | C_TORQUE;
  (void)read_clauses(p, s, allowed, C_BETWEEN | C_ON, "'between' and two points or 'on' and a body");
}

/* --- statements about the motion --- */

static void read_claim(parser *p, lang_stmt *s) {
  bool titled = lang_peek(p)->kind == TOK_STRING;
  if (titled) s->title = lang_next(p)->text;
  if (has_label(p)) s->label = lang_target(p, "a name");
  bool colon = lang_accept(p, TOK_COLON);
  if (titled && !colon) lang_expected(p, NULL, "':' after the claim's source");
  read_items(p, s, equation_item, 0);
}

static void read_simulate(parser *p, lang_stmt *s) {
  s->value = lang_value(p, "a duration after 'simulate'");
  if (lang_accept_word(p, WORD_TO)) s->until = lang_value(p, "the final time after 'to'");
}

static void read_stop(parser *p, lang_stmt *s) {
  if (!lang_accept_word(p, WORD_WHEN)) lang_expected(p, NULL, "'when' after 'stop'");
  s->value = lang_condition(p, "a condition after 'when'");
  if (lang_peek(p)->kind == TOK_EQUALS) lang_expected(p, "Equality in a condition is written ==.", "a comparison");
}

static void read_event(parser *p, lang_stmt *s) {
  read_label(p, s);
  s->value = lang_value(p, "an expression after ':'");
}

/* --- the table --- */

static const struct {
  void (*read)(parser *p, lang_stmt *s); /* or: */
  item_reader item;                      /* a list of these, */
  bool labelled;                         /* after a label */
} READERS[STMT_COUNT] = {
    [STMT_SYSTEM] = {.read = read_system},
    [STMT_PARAM] = {.item = param_item},
    [STMT_COORD] = {.item = coord_item},
    [STMT_SPEED] = {.item = speed_item},
    [STMT_LET] = {.item = let_item},
    [STMT_GIVEN] = {.item = given_item},
    [STMT_FRAME] = {.item = frame_item},
    [STMT_POINT] = {.item = point_item},
    [STMT_DEFINE] = {.item = equation_item},
    [STMT_PARTICLE] = {.read = read_particle},
    [STMT_BODY] = {.read = lang_read_body},
    [STMT_GRAVITY] = {.read = read_gravity},
    [STMT_FORCE] = {.read = read_force},
    [STMT_TORQUE] = {.read = read_force},
    [STMT_SPRING] = {.read = read_pair_law},
    [STMT_DAMPER] = {.read = read_pair_law},
    [STMT_POTENTIAL] = {.read = NULL}, /* one value */
    [STMT_GRAVITATION] = {.read = read_pair_law},
    [STMT_CONSTRAINT] = {.read = read_constraint},
    [STMT_ACTUATOR] = {.read = read_actuator},
    [STMT_SERVO] = {.read = read_servo},
    [STMT_REACTION] = {.read = read_reaction},
    [STMT_INDEPENDENT] = {.item = value_item},
    [STMT_INITIAL] = {.item = initial_item},
    [STMT_CASE] = {.item = case_item, .labelled = true},
    [STMT_CLAIM] = {.read = read_claim},
    [STMT_EXACT] = {.item = equation_item},
    [STMT_STEADY] = {.item = equation_item, .labelled = true},
    [STMT_SIMULATE] = {.read = read_simulate},
    [STMT_STOP] = {.read = read_stop},
    [STMT_EVENT] = {.read = read_event},
    [STMT_OUTPUT] = {.item = value_item},
    [STMT_PLOT] = {.item = value_item},
    [STMT_DRAW] = {.item = draw_item},
    [STMT_FOR] = {.read = read_for},
};

void lang_read_statement(parser *p, lang_stmt *s) {
  if (READERS[s->kind].labelled) read_label(p, s);
  if (READERS[s->kind].read) READERS[s->kind].read(p, s);
  else if (READERS[s->kind].item) read_items(p, s, READERS[s->kind].item, 0);
  else s->value = lang_value(p, "an expression");
}
