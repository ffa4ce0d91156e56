/* build.c: from the tree to a checked model, in a fixed order:

   declarations; parameters (with overrides); coordinates, rates and speeds;
   frames; what omega means; lets, points, bodies; the meaning of the speeds;
   loads; constraints; claims and the rest. Errors do not stop the work, so that
   one run reports all of them; the model is returned only without errors. */
#include "mech/builder.h"

#include <stdlib.h>
#include <string.h>

#include "base/fault.h"

/* --- d/dt of symbols --- */

ex mech_rate_of(void *model, ex symbol) {
  mech_model *m = model;
  expr_graph *g = m->g;
  const char *name = expr_symbol_name(g, symbol);
  switch (expr_symbol_kind(g, symbol)) {
  case SYM_TIME: return FAULT(EXPLICIT_TIME) ? EXPR_ZERO : EXPR_ONE;
  case SYM_COORD:
    for (uint32_t i = 0; i < m->coords.n; i++)
      if (m->coords.at[i].sym == symbol) return m->coords.at[i].dot;
    return EXPR_ZERO;
  case SYM_RATE:
  case SYM_ACCEL:
  case SYM_SPEED:
  case SYM_SPEED_DOT:
  case SYM_GIVEN:
  case SYM_LET: {
    static const int next[] = {[SYM_RATE] = SYM_ACCEL,          [SYM_ACCEL] = SYM_ACCEL, [SYM_SPEED] = SYM_SPEED_DOT,
                               [SYM_SPEED_DOT] = SYM_SPEED_DOT, [SYM_GIVEN] = SYM_GIVEN, [SYM_LET] = SYM_LET};
    char text[256];
    size_t n = strlen(name);
    if (n + 2 > sizeof text) base_fail(expr_ctx(g), BASE_LIMIT, "a name is too long");
    memcpy(text, name, n);
    text[n] = '\'';
    text[n + 1] = 0;
    return expr_symbol(g, text, next[expr_symbol_kind(g, symbol)]);
  }
  default: return EXPR_ZERO;
  }
}

/* --- parameters --- */

static bool name_fits(builder *b, const char *text, base_span span) {
  if (strlen(text) <= 200) return true;
  diag_entry *e = diag_at(b->diags, DIAG_E211, span, "this name is too long");
  diag_hint(b->diags, e, "A name has at most 200 characters.");
  return false;
}

/* What an item of a case says about a parameter: m = 2, m[2] = 2, m[1..3] = [1, 2, 3]; NULL: nothing */
static const tree *case_value(builder *b, const lang_item *it, const char *text) {
  const tree *l = it->left, *stem = l;
  while (stem->kind == TREE_INDEX) stem = stem->kids[0];
  const char *word = stem->kind == TREE_NAME ? base_name_text(b->names, stem->name) : "";
  size_t n = strlen(word);
  if (n == 0 || strncmp(word, text, n) != 0 || (text[n] && text[n] != '[')) return NULL;
  base_name name;
  bool range = l->kind == TREE_INDEX && l->kids[1]->kind == TREE_RANGE;
  word = build_name_of(b, range ? l->kids[0] : l, NULL, &name);
  if (!word || !range) return word && strcmp(word, text) == 0 ? it->right : NULL;
  int64_t from, to;
  if (!build_integer(b, l->kids[1]->kids[0], NULL, &from) || !build_integer(b, l->kids[1]->kids[1], NULL, &to))
    return NULL;
  n = strlen(word);
  if (strncmp(word, text, n) != 0 || text[n] != '[') return NULL;
  char *end;
  long k = strtol(text + n + 1, &end, 10);
  if (strcmp(end, "]") != 0 || k < from || k > to) return NULL;
  if (it->right->kind != TREE_LIST) return it->right;
  return it->right->nkids == to - from + 1 ? it->right->kids[k - from] : NULL; /* complained about with the case */
}

static bool number_text(const char *s) {
  if (*s == '-' || *s == '+') s++;
  bool digits = false;
  for (; (*s >= '0' && *s <= '9') || *s == '.'; s++) digits = digits || *s != '.';
  if (digits && (*s == 'e' || *s == 'E')) {
    s++;
    if (*s == '-' || *s == '+') s++;
    digits = *s >= '0' && *s <= '9';
    while (*s >= '0' && *s <= '9') s++;
  }
  return digits && *s == 0;
}

/* a number as it is given from outside: written as in the text, with a sign */
static bool is_number(builder *b, const char *s) {
  const char *bare = s + (*s == '-' || *s == '+');
  return number_text(s) && expr_decimal(b->m->g, bare, strlen(bare)) != EXPR_NONE;
}

/* A value from outside: -p beats a case, a case beats the text. */
static const tree *value_tree(builder *b, const decl *d, const scope **sc) {
  const char *text = base_name_text(b->names, d->name);
  *sc = d->scope;
  const tree *t = d->right;
  for (uint32_t i = 0; b->variant && i < b->variant->nitems; i++) {
    const lang_item *it = &b->variant->items[i];
    const tree *given = it->initial || !it->left || !it->right ? NULL : case_value(b, it, text);
    if (!given) continue;
    t = given;
    *sc = NULL;
  }
  for (uint32_t i = 0; i < b->options->noverrides; i++) {
    const mech_override *o = &b->options->overrides[i];
    if (strcmp(o->name, text) != 0 || !is_number(b, o->value)) continue;
    tree *n = BASE_NEW(b->arena, tree);
    *n = (tree){.kind = TREE_NUMBER, .span = d->span};
    bool minus = o->value[0] == '-';
    n->text = o->value + (minus || o->value[0] == '+');
    t = n;
    if (minus) {
      tree *neg = BASE_NEW(b->arena, tree);
      *neg = (tree){.kind = TREE_NEGATE, .span = d->span, .kids = BASE_ARRAY(b->arena, tree *, 1), .nkids = 1};
      neg->kids[0] = n;
      t = neg;
    }
    *sc = NULL;
  }
  return t;
}

static void check_overrides(builder *b) {
  for (uint32_t i = 0; i < b->options->noverrides; i++) {
    const mech_override *o = &b->options->overrides[i];
    base_name name = base_intern(b->names, o->name, strlen(o->name));
    decl *d = build_find(b, name);
    if (d && d->kind == DECL_PARAM) {
      if (is_number(b, o->value)) continue;
      const char *why = number_text(o->value) ? "beyond reason" : "not a number";
      diag_entry *e = diag_all(b->diags, DIAG_E215, "the value '%s' for '%s' is %s", o->value, o->name, why);
      diag_hint(b->diags, e, "Give a number such as 2, 0.5 or 1e-3.");
    } else if (d) {
      diag_entry *e = diag_all(b->diags, DIAG_E215, "'%s' is not a parameter", o->name);
      diag_hint(b->diags, e,
                "Only parameters can be given from outside; starting values are given with initial or in the state.");
    } else if (!build_hush(b, name)) {
      diag_entry *e = diag_all(b->diags, DIAG_E215, "there is no parameter called '%s'", o->name);
      build_hint_name(b, e, o->name, 1u << DECL_PARAM, "parameters", "");
    }
  }
}

/* Known from the start, since ranges and loops depend on it. */
value build_integer_param(builder *b, decl *d) {
  const scope *sc;
  const tree *t = value_tree(b, d, &sc);
  value v = t ? build_value(b, t, sc) : value_wrong();
  int64_t n;
  if (v.kind != VAL_SCALAR || !expr_is_integer(b->m->g, v.s, &n)) {
    diag_entry *e = v.kind != VAL_ERROR || !t
                        ? diag_at(b->diags, DIAG_E209, d->span, "the (integer) parameter '%s' needs a whole number",
                                  base_name_text(b->names, d->name))
                        : NULL;
    if (e) diag_hint(b->diags, e, "It counts something: give it a value such as 3.");
    return value_wrong();
  }
  base_push(b->arena, &b->m->params, ((mech_param){base_name_text(b->names, d->name), d->span, v.s, v.s, true}));
  return v;
}

static void resolve_kind(builder *b, decl_kind kind) {
  for (uint32_t i = 0; i < b->decls.n; i++)
    if (b->decls.at[i].kind == kind) build_resolve(b, &b->decls.at[i]);
}

static void param_symbols(builder *b) {
  resolve_kind(b, DECL_PARAM); /* the integer ones */
  for (uint32_t i = 0; i < b->decls.n; i++) {
    decl *d = &b->decls.at[i];
    if (d->kind != DECL_PARAM || d->state != DECL_NEW) continue;
    const char *name = base_name_text(b->names, d->name);
    if (!name_fits(b, name, d->span)) continue;
    d->is = value_scalar(expr_symbol(b->m->g, name, SYM_PARAM));
    d->state = DECL_DONE;
    base_push(b->arena, &b->m->params, ((mech_param){name, d->span, d->is.s, EXPR_NONE, false}));
  }
}

typedef struct settling {
  const expr_graph *g;
  bool *settled; /* by symbol id */
} settling;

static bool unsettled(void *user, ex symbol) {
  const settling *s = user;
  return !s->settled[expr_symbol_id(s->g, symbol)];
}

/* A value that leans on itself, through others, is none. */
static void check_param_circles(builder *b) {
  mech_model *m = b->m;
  settling s = {m->g, BASE_ARRAY(b->arena, bool, expr_symbol_count(m->g) + 1)};
  for (bool progress = true; progress;) {
    progress = false;
    for (uint32_t i = 0; i < m->params.n; i++) {
      const mech_param *p = &m->params.at[i];
      if (p->integer || s.settled[expr_symbol_id(m->g, p->sym)]) continue;
      bool settled = p->value == EXPR_NONE || !expr_depends(m->g, p->value, unsettled, &s);
      s.settled[expr_symbol_id(m->g, p->sym)] = settled;
      progress = progress || settled;
    }
  }
  for (uint32_t i = 0; i < m->params.n; i++) {
    if (m->params.at[i].integer || s.settled[expr_symbol_id(m->g, m->params.at[i].sym)]) continue;
    diag_entry *e = diag_at(b->diags, DIAG_E210, m->params.at[i].span, "the value of '%s' leads back to itself",
                            m->params.at[i].name);
    diag_hint(b->diags, e, "Give one of the parameters in the circle a number.");
    return;
  }
}

/* once everything that could stand in them by mistake has a meaning */
static void param_values(builder *b) {
  for (uint32_t i = 0; i < b->m->params.n; i++) {
    mech_param *p = &b->m->params.at[i];
    decl *d = build_find(b, base_intern(b->names, p->name, strlen(p->name)));
    const scope *sc;
    const tree *t = value_tree(b, d, &sc);
    if (p->integer || !t || t->kind == TREE_ERROR) continue;
    p->value = build_scalar(b, t, sc);
    ex culprit;
    if (p->value != EXPR_NONE && !build_only(b, p->value, KIND(SYM_PARAM), &culprit)) {
      diag_entry *e = diag_at(b->diags, DIAG_E221, t->span, "a parameter cannot depend on '%s'",
                              expr_symbol_name(b->m->g, culprit));
      diag_hint(b->diags, e, "A name for an expression that changes is introduced with let.");
      p->value = EXPR_NONE;
    }
  }
  check_param_circles(b);
}

/* --- coordinates, rates, speeds --- */

static ex add_rate(builder *b, const char *name, base_span span) {
  mech_rate r = {name, span, expr_symbol(b->m->g, name, SYM_RATE), 0};
  r.dot = mech_rate_of(b->m, r.sym);
  base_push(b->arena, &b->m->rates, r);
  return r.sym;
}

static void add_coordinate(builder *b, decl *d) {
  const char *name = base_name_text(b->names, d->name);
  if (!name_fits(b, name, d->span)) return;
  mech_coord c = {.name = name, .span = d->span, .quaternion = -1};
  c.sym = expr_symbol(b->m->g, name, SYM_COORD);
  c.dot = add_rate(b, base_format(b->arena, "%s'", name), d->span);
  base_push(b->arena, &b->m->coords, c);
  d->is = value_scalar(c.sym);
  d->state = DECL_DONE;
}

/* e' = ½ e∘ω with ω in the body's own axes (Rostamian 12.19) */
static ex quaternion_dot(expr_graph *g, const ex e[4], const ex w[3], int i) {
  static const int from[4][3] = {{1, 2, 3}, {0, 3, 2}, {3, 0, 1}, {2, 1, 0}};
  static const int minus[4][3] = {{1, 1, 1}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}};
  ex t[3];
  for (int k = 0; k < 3; k++) {
    t[k] = expr_mul(g, e[from[i][k]], w[k]);
    if (minus[i][k]) t[k] = expr_neg(g, t[k]);
    if (FAULT(QUATERNION_KINEMATICS) && i == 1 && k == 1) t[k] = expr_neg(g, t[k]);
  }
  return expr_mul(g, expr_ratio(g, 1, 2), expr_sum(g, 3, t));
}

/* The four components were declared right after their quaternion. */
static void add_quaternion(builder *b, decl *d) {
  mech_model *m = b->m;
  const char *name = base_name_text(b->names, d->name);
  if (!name_fits(b, name, d->span)) return;
  mech_quaternion q = {.name = name, .coord = m->coords.n, .rate = m->rates.n};
  ex w[3];
  for (int i = 0; i < 3; i++) w[i] = add_rate(b, base_format(b->arena, "omega_%s.%c", name, "xyz"[i]), d->span);
  value v = {.kind = VAL_QUATERNION, .point = -1};
  for (int i = 0; i < 4; i++) {
    const char *part = base_format(b->arena, "%s%d", name, i);
    q.e[i] = v.q[i] = expr_symbol(m->g, part, SYM_COORD);
    base_push(b->arena, &m->coords, ((mech_coord){part, d->span, q.e[i], 0, (int)m->quaternions.n, i}));
    decl *component = build_find(b, base_intern(b->names, part, strlen(part)));
    if (!component) continue;
    component->is = value_scalar(q.e[i]);
    component->state = DECL_DONE;
  }
  for (int i = 0; i < 4; i++) m->coords.at[q.coord + (uint32_t)i].dot = quaternion_dot(m->g, q.e, w, i);
  base_push(b->arena, &m->quaternions, q);
  d->is = v;
  d->state = DECL_DONE;
}

static void add_speed(builder *b, decl *d) {
  const char *name = base_name_text(b->names, d->name);
  if (!name_fits(b, name, d->span)) return;
  mech_speed s = {name, d->span, expr_symbol(b->m->g, name, SYM_SPEED), 0, EXPR_NONE};
  s.dot = mech_rate_of(b->m, s.sym);
  base_push(b->arena, &b->m->speeds, s);
  d->is = value_scalar(s.sym);
  d->state = DECL_DONE;
}

static void add_given(builder *b, decl *d) {
  const char *name = base_name_text(b->names, d->name);
  if (!name_fits(b, name, d->span)) return;
  if (d->item->nformals != 1 || strcmp(base_name_text(b->names, d->item->formals[0]), "t") != 0) {
    diag_entry *e = diag_at(b->diags, DIAG_E206, d->item->span, "a given function depends on time alone");
    diag_hint(b->diags, e, "Write given %s(t).", name);
  }
  d->is = value_scalar(expr_symbol(b->m->g, name, SYM_GIVEN));
  d->state = DECL_DONE;
  base_push(b->arena, &b->m->givens, ((mech_given){name, d->span}));
}

static void each_decl(builder *b, decl_kind kind, void (*f)(builder *, decl *)) {
  for (uint32_t i = 0; i < b->decls.n; i++)
    if (b->decls.at[i].kind == kind && b->decls.at[i].state == DECL_NEW) f(b, &b->decls.at[i]);
}

static void set_facts(builder *b) {
  mech_model *m = b->m;
  ex(*units)[4] = (ex(*)[4])base_alloc(b->arena, sizeof(ex[4]) * (m->quaternions.n + 1));
  for (uint32_t i = 0; i < m->quaternions.n; i++) memcpy(units[i], m->quaternions.at[i].e, sizeof units[i]);
  m->facts = (normal_facts){m->quaternions.n, (const ex(*)[4])units};
}

/* What a speed means, once velocities can be written. */
static void speed_meaning(builder *b) {
  mech_model *m = b->m;
  for (uint32_t i = 0; i < m->speeds.n; i++) {
    const char *name = m->speeds.at[i].name;
    decl *d = build_find(b, base_intern(b->names, name, strlen(name)));
    if (!d->right || d->right->kind == TREE_ERROR) continue;
    ex e = build_scalar(b, d->right, d->scope), culprit;
    if (e == EXPR_NONE) continue;
    bool affine = build_only(b, e, KIND_POSITIONAL | KIND(SYM_RATE) | KIND(SYM_SPEED), &culprit);
    for (uint32_t k = 0; k < m->rates.n + m->speeds.n && affine; k++) {
      ex u = k < m->rates.n ? m->rates.at[k].sym : m->speeds.at[k - m->rates.n].sym;
      affine = build_only(b, expr_diff(m->g, e, u), KIND_POSITIONAL, &culprit);
    }
    if (!affine) {
      diag_entry *x = diag_at(b->diags, DIAG_E301, d->right->span,
                              "the speed '%s' is not linear in the rates of the coordinates", name);
      int kind = expr_symbol_kind(m->g, culprit);
      if (kind == SYM_ACCEL || kind == SYM_SPEED_DOT)
        diag_hint(b->diags, x, "It contains the acceleration '%s'.", expr_symbol_name(m->g, culprit));
      else
        diag_hint(b->diags, x, "'%s' stands in the way; nonlinear relations between velocities are constraints.",
                  expr_symbol_name(m->g, culprit));
      continue;
    }
    m->speeds.at[i].meaning = e;
  }
}

/* --- omega --- */

/* Frames come after their parents, so one pass brings every angular velocity up to date with the defines. */
static void renew_omegas(builder *b) {
  space *s = &b->m->space;
  for (uint32_t f = 1; f < s->frames.n; f++) {
    b->omegas.at[f] = vec_add(s, b->omegas.at[s->frames.at[f].parent], s->frames.at[f].spin);
    if (FAULT(ADDITION_THEOREM)) b->omegas.at[f] = s->frames.at[f].spin;
    for (uint32_t i = 0; i < b->m->defines.n; i++)
      if (b->m->defines.at[i].frame == f) b->omegas.at[f] = b->m->defines.at[i].declared;
  }
}

/* --- the whole --- */

static void each_action(builder *b, stmt_kind kind, void (*f)(builder *, const action *)) {
  for (uint32_t i = 0; i < b->actions.n; i++)
    if (b->actions.at[i].stmt->kind == kind) f(b, &b->actions.at[i]);
}

static void find_system(builder *b) {
  const lang_stmt *found = NULL;
  for (uint32_t i = 0; i < b->file->nstmts; i++) {
    const lang_stmt *s = &b->file->stmts[i];
    if (s->kind != STMT_SYSTEM) continue;
    if (found) {
      diag_entry *e = diag_at(b->diags, DIAG_E110, s->span, "a text describes one system");
      diag_hint(b->diags, e, "Keep one system line; variants of a system are cases.");
    }
    found = s;
  }
  b->m->name = found && found->label && found->label->kind == TREE_NAME ? base_name_text(b->names, found->label->name)
                                                                        : "system";
  b->m->title = found && found->title ? found->title : b->m->name;
}

static void find_variant(builder *b) {
  for (uint32_t i = 0; b->options->variant && i < b->file->nstmts; i++) {
    const lang_stmt *s = &b->file->stmts[i];
    if (s->kind == STMT_CASE && s->label && s->label->kind == TREE_NAME &&
        strcmp(base_name_text(b->names, s->label->name), b->options->variant) == 0)
      b->variant = s;
  }
  if (!b->options->variant || b->variant ||
      build_hush(b, base_intern(b->names, b->options->variant, strlen(b->options->variant))))
    return;
  diag_entry *e = diag_all(b->diags, DIAG_E216, "the model has no case called '%s'", b->options->variant);
  base_text t;
  base_text_init(&t, b->arena);
  for (uint32_t i = 0; i < b->file->nstmts; i++)
    if (b->file->stmts[i].kind == STMT_CASE && b->file->stmts[i].label->kind == TREE_NAME)
      base_printf(&t, "%s%s", t.n ? ", " : "", base_name_text(b->names, b->file->stmts[i].label->name));
  if (t.n) diag_hint(b->diags, e, "The cases are %s.", base_text_str(&t));
  else diag_hint(b->diags, e, "A case is written: case NAME: PARAMETER = VALUE, initial EXPRESSION = VALUE.");
}

static void elaborate(builder *b) {
  build_lost(b);
  find_system(b);
  find_variant(b);
  build_declare(b, b->file->stmts, b->file->nstmts, NULL);
  check_overrides(b);
  param_symbols(b);
  for (uint32_t i = 0; i < b->decls.n; i++) { /* in the order of the text, quaternions among the others */
    decl *d = &b->decls.at[i];
    if (d->state != DECL_NEW) continue;
    if (d->kind == DECL_COORD && !d->item->quaternion) add_coordinate(b, d);
    if (d->kind == DECL_QUATERNION) add_quaternion(b, d);
  }
  each_decl(b, DECL_SPEED, add_speed);
  each_decl(b, DECL_GIVEN, add_given);
  param_values(b);
  set_facts(b);
  resolve_kind(b, DECL_FRAME);
  each_action(b, STMT_DEFINE, build_define);
  renew_omegas(b);
  b->m->omega = b->omegas.at;
  for (uint32_t i = 0; i < b->decls.n; i++)
    if (b->decls.at[i].kind == DECL_POINT || b->decls.at[i].kind == DECL_PARTICLE || b->decls.at[i].kind == DECL_BODY)
      build_resolve(b, &b->decls.at[i]);
  resolve_kind(b, DECL_LET);
  speed_meaning(b);
  for (int k = 0; k < STMT_COUNT; k++)
    if (k >= STMT_GRAVITY && k <= STMT_GRAVITATION) each_action(b, (stmt_kind)k, build_load);
  each_action(b, STMT_CONSTRAINT, build_constraint);
  each_action(b, STMT_REACTION, build_reaction);
  each_action(b, STMT_ACTUATOR, build_actuator);
  each_action(b, STMT_SERVO, build_servo);
  each_action(b, STMT_INDEPENDENT, build_independent);
  enum { FEW = 10 }; /* bodies for which it is worth the work though no constraint and no reaction asks for it */
  bool wanted = b->m->constraints.n + b->m->reactions.n + b->m->servos.n || b->m->bodies.n <= FEW;
  if (b->diags->errors == 0) build_parents(b, wanted);
  for (uint32_t i = 0; i < b->actions.n; i++) build_statement(b, &b->actions.at[i]);
}

static void check_whole(builder *b) {
  mech_model *m = b->m;
  bool massive = false;
  for (uint32_t i = 0; i < m->bodies.n; i++)
    massive = massive || m->bodies.at[i].mass != EXPR_ZERO || m->bodies.at[i].has_inertia;
  if (m->coords.n && massive) return;
  diag_entry *e =
      diag_all(b->diags, DIAG_E313,
               m->coords.n ? "the model has no body or particle with mass" : "the model has no coordinates");
  diag_hint(b->diags, e, m->coords.n ? "Add a particle or a body with mass." : "Declare at least one with coord.");
}

/* for printing: constants stand before what moves */
static const uint8_t MOVING[] = {
    [SYM_TIME] = READING_TIMELY,
    [SYM_PARAM] = READING_CONSTANT,
    [SYM_COORD] = READING_COORDINATE,
    [SYM_RATE] = READING_SPEED,
    [SYM_ACCEL] = READING_ACCELERATION,
    [SYM_SPEED] = READING_SPEED,
    [SYM_SPEED_DOT] = READING_ACCELERATION,
    [SYM_GIVEN] = READING_TIMELY,
    [SYM_LET] = READING_TIMELY,
    [SYM_START] = READING_CONSTANT,
    [SYM_SIGMA] = READING_SPEED,
    [SYM_MULTIPLIER] = READING_FORCE,
    [SYM_AXIS] = READING_LAST,
};

mech_model *mech_build(base_arena *arena, base_names *names, const lang_file *file, const mech_options *options,
                       diag_list *diags) {
  mech_model *m = BASE_NEW(arena, mech_model);
  m->arena = arena;
  m->source = file->source;
  m->g = expr_new(arena->ctx);
  expr_set_reading(m->g, sizeof MOVING, MOVING);
  base_cleanup undo;
  base_cleanup_push(arena->ctx, &undo, (void (*)(void *))mech_free, m);
  space_init(&m->space, m->g, arena);
  m->t = expr_symbol(m->g, "t", SYM_TIME);
  m->simulate_from = m->simulate_to = m->stop_when = EXPR_NONE;
  static const mech_options none = {NULL, 0, NULL, false};
  builder *b = BASE_NEW(arena, builder);
  *b = (builder){
      .m = m, .arena = arena, .names = names, .diags = diags, .options = options ? options : &none, .file = file};
  m->contact = b->options->contact;
  m->builder = b;
  b->ddt = expr_deriv_new(m->g, arena, mech_rate_of, m);
  base_push(arena, &b->omegas, ((vec){0, NULL}));
  base_push(arena, &m->points, ((mech_point){"O", {0, 0}, {0, NULL}}));
  elaborate(b);
  if (diags->errors == 0) check_whole(b);
  base_cleanup_pop(arena->ctx, &undo);
  if (diags->errors == 0) return m;
  mech_free(m);
  return NULL;
}

void mech_free(mech_model *m) {
  expr_free(m->g);
  m->g = NULL;
}
