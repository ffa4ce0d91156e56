/* statement.c: claims, initial values, and what is only kept for later rooms. */
#include "mech/builder.h"

#include <string.h>

static const char *written(builder *b, const tree *t) {
  return base_strdup(b->arena, b->file->source->text + t->span.at, t->span.end - t->span.at);
}

/* --- claims --- */

static void claim(builder *b, const action *a) {
  const lang_stmt *s = a->stmt;
  BASE_VEC(ex) rows = {0};
  for (uint32_t i = 0; i < s->nitems; i++) {
    ex r[4];
    uint32_t n;
    if (!s->items[i].left || !s->items[i].right) continue;
    if (!build_equation(b, s->items[i].left, s->items[i].right, a->scope, r, &n)) return;
    for (uint32_t k = 0; k < n; k++) base_push(b->arena, &rows, r[k]);
  }
  const char *title = s->title ? s->title : base_format(b->arena, "claim %u", b->m->claims.n + 1);
  base_push(b->arena, &b->m->claims, ((mech_claim){title, s->span, rows.at, rows.n}));
}

/* --- initial values and the like --- */

/* A case can change the model's own settings; otherwise one quantity has one value. */
static void add_setting(builder *b, mech_settings *to, mech_setting s) {
  bool replaces = b->variant && s.span.at >= b->variant->span.at && s.span.end <= b->variant->span.end;
  for (uint32_t i = 0; i < to->n; i++) {
    if (to->at[i].left != s.left) continue;
    if (!replaces) {
      diag_entry *e = diag_at(b->diags, DIAG_E110, s.span, "this quantity is given twice");
      diag_hint(b->diags, e, "Keep one of the two values.");
    }
    to->at[i] = s;
    return;
  }
  base_push(b->arena, to, s);
}

static bool right_constant(builder *b, const tree *t, ex e) {
  ex culprit;
  if (build_only(b, e, KIND(SYM_PARAM) | KIND_TIMELY, &culprit)) return true;
  diag_entry *entry =
      diag_at(b->diags, DIAG_E221, t->span, "a value cannot depend on '%s'", expr_symbol_name(b->m->g, culprit));
  diag_hint(b->diags, entry, "Values are made of numbers and parameters.");
  return false;
}

static void set_one(builder *b, const lang_item *it, const tree *left, const tree *right, const scope *sc,
                    mech_settings *to) {
  value x = build_value(b, left, sc), y = build_value(b, right, sc);
  if (x.kind == VAL_ERROR || y.kind == VAL_ERROR) return;
  uint32_t n = 1;
  ex l[4] = {x.s}, r[4] = {y.s};
  bool zero = y.kind == VAL_SCALAR && y.s == EXPR_ZERO;
  bool vectors =
      (x.kind == VAL_VECTOR && (y.kind == VAL_VECTOR || zero)) || (x.kind == VAL_POINT && y.kind == VAL_POINT);
  if (vectors) {
    n = 3;
    vec_express(&b->m->space, x.v, 0, l);
    vec_express(&b->m->space, y.v, 0, r);
    for (int k = 0; k < 3; k++) { /* a right side on moving axes goes to the left */
      if (build_only(b, r[k], KIND(SYM_PARAM) | KIND_TIMELY, NULL)) continue;
      l[k] = expr_sub(b->m->g, l[k], r[k]);
      r[k] = EXPR_ZERO;
    }
  } else if (x.kind == VAL_QUATERNION && y.kind == VAL_QUATERNION) {
    n = 4;
    memcpy(l, x.q, sizeof l);
    memcpy(r, y.q, sizeof r);
  } else if (x.kind != VAL_SCALAR || y.kind != VAL_SCALAR) {
    build_unequal(b, it->span, &x, &y);
    return;
  }
  for (uint32_t i = 0; i < n; i++)
    if (right_constant(b, right, r[i])) add_setting(b, to, (mech_setting){it->span, l[i], r[i], it->guess});
}

/* phi[1..3] = [1.2, -0.4, 2], or one value for all */
static void set_item(builder *b, const lang_item *it, const scope *sc, mech_settings *to) {
  const tree *l = it->left, *r = it->right;
  if (!l || !r || l->kind == TREE_ERROR || r->kind == TREE_ERROR) return;
  const tree *inner = l->kind == TREE_PRIME ? l->kids[0] : l;
  if (inner->kind != TREE_INDEX || inner->kids[1]->kind != TREE_RANGE) {
    set_one(b, it, l, r, sc, to);
    return;
  }
  int64_t from, upto;
  const tree *range = inner->kids[1];
  if (!build_range(b, range->kids[0], range->kids[1], sc, &from, &upto)) return;
  long long count = upto < from ? 0 : upto - from + 1;
  if (r->kind == TREE_LIST && r->nkids != count) {
    diag_at(b->diags, DIAG_E208, r->span, "%lld values are needed here, and %u are given", count, r->nkids);
    return;
  }
  for (int64_t i = from; i <= upto; i++) {
    tree number = {.kind = TREE_NUMBER, .span = range->span, .text = base_format(b->arena, "%lld", (long long)i)};
    tree *kids[2] = {inner->kids[0], &number}, element = *inner, primed = *l, *below = &element;
    element.kids = kids;
    primed.kids = &below;
    set_one(b, it, l->kind == TREE_PRIME ? &primed : &element, r->kind == TREE_LIST ? r->kids[i - from] : r, sc, to);
  }
}

static void settings(builder *b, const action *a, mech_settings *to) {
  for (uint32_t i = 0; i < a->stmt->nitems; i++) set_item(b, &a->stmt->items[i], a->scope, to);
}

/* Is it a parameter? Else a case has nothing to say about it without the word initial. */
static bool is_param(builder *b, const tree *left, const char *text) {
  base_name name = base_intern(b->names, text, strlen(text));
  const decl *d = build_find(b, name);
  if (d && d->kind == DECL_PARAM) return true;
  if (!d && build_hush(b, name)) return false;
  diag_entry *e = diag_at(b->diags, DIAG_E215, left->span,
                          d ? "'%s' is not a parameter" : "there is no parameter called '%s'", text);
  if (d) diag_hint(b->diags, e, "A starting value is given with the word before it: initial %s = ….", text);
  else build_hint_name(b, e, text, 1u << DECL_PARAM, "parameters", "");
  return false;
}

/* m = 2, m[2] = 2, m[1..3] = [1, 2, 3] in a case: checked even if the case is not chosen */
static void check_case_param(builder *b, const lang_item *it, const scope *sc) {
  const tree *l = it->left, *r = it->right;
  base_name name;
  bool range = l->kind == TREE_INDEX && l->kids[1]->kind == TREE_RANGE;
  const char *stem = build_name_of(b, range ? l->kids[0] : l, sc, &name);
  int64_t from, to;
  if (!stem || (range && !build_range(b, l->kids[1]->kids[0], l->kids[1]->kids[1], sc, &from, &to))) return;
  if (!range && !is_param(b, l, stem)) return;
  for (int64_t i = from; range && i <= to; i++)
    if (!is_param(b, l, base_format(b->arena, "%s[%lld]", stem, (long long)i))) return;
  uint32_t n = range && r->kind == TREE_LIST ? r->nkids : 1;
  if (range && r->kind == TREE_LIST && n != to - from + 1)
    diag_at(b->diags, DIAG_E208, r->span, "%lld values are needed here, and %u are given", (long long)(to - from + 1),
            n);
  for (uint32_t i = 0; i < n; i++) {
    const tree *t = range && r->kind == TREE_LIST ? r->kids[i] : r;
    ex culprit, e = build_scalar(b, t, sc);
    if (e != EXPR_NONE && !build_only(b, e, KIND(SYM_PARAM), &culprit))
      diag_hint(b->diags,
                diag_at(b->diags, DIAG_E221, t->span, "a parameter cannot depend on '%s'",
                        expr_symbol_name(b->m->g, culprit)),
                "Values are made of numbers and parameters.");
  }
}

/* A case: parameters were taken before elaboration; initial values replace the model's if the case is chosen. */
static void variant(builder *b, const action *a) {
  mech_settings ignored = {0}, *to = b->variant == a->stmt ? &b->m->initial : &ignored;
  for (uint32_t i = 0; i < a->stmt->nitems; i++) {
    const lang_item *it = &a->stmt->items[i];
    if (!it->left || !it->right || it->left->kind == TREE_ERROR || it->right->kind == TREE_ERROR) continue;
    const tree *stem = it->left;
    while (stem->kind == TREE_INDEX) stem = stem->kids[0];
    if (it->initial) {
      set_item(b, it, a->scope, to);
    } else if (stem->kind == TREE_NAME) {
      check_case_param(b, it, a->scope);
    } else {
      diag_entry *e = diag_at(b->diags, DIAG_E215, it->left->span, "'%s' is not a parameter", written(b, it->left));
      diag_hint(b->diags, e, "A starting value is given with the word before it: initial %s = ….",
                written(b, it->left));
    }
  }
}

/* The cases have names of their own. */
static void check_case_label(builder *b, const action *a) {
  const lang_stmt *s = a->stmt;
  for (uint32_t i = 0; i < b->actions.n; i++) {
    const lang_stmt *other = b->actions.at[i].stmt;
    if (other->kind != STMT_CASE || &b->actions.at[i] == a) continue;
    if (&b->actions.at[i] > a) return;
    if (other->label && s->label && strcmp(build_label(b, &b->actions.at[i]), build_label(b, a)) == 0)
      build_label_twice(b, s, "cases", build_label(b, a), other->span);
  }
}

static void exact(builder *b, const action *a) {
  for (uint32_t i = 0; i < a->stmt->nitems; i++) {
    const lang_item *it = &a->stmt->items[i];
    if (!it->left || !it->right) continue;
    b->in_exact = true;
    ex l = build_scalar(b, it->left, a->scope), r = build_scalar(b, it->right, a->scope), culprit;
    b->in_exact = false;
    if (l == EXPR_NONE || r == EXPR_NONE) continue;
    int kind = expr_is_symbol(b->m->g, l) ? expr_symbol_kind(b->m->g, l) : 0;
    if (kind != SYM_COORD && kind != SYM_SPEED && kind != SYM_RATE) {
      diag_at(b->diags, DIAG_E206, it->left->span, "an exact answer is for a coordinate or a speed");
      continue;
    }
    unsigned free = KIND(SYM_PARAM) | KIND_TIMELY | KIND(SYM_START);
    if (!build_only(b, r, free, &culprit)) {
      diag_entry *e = diag_at(b->diags, DIAG_E221, it->right->span, "an exact answer cannot depend on '%s'",
                              expr_symbol_name(b->m->g, culprit));
      diag_hint(b->diags, e, "It is a function of t, parameters and initial values such as %s(0).",
                expr_symbol_name(b->m->g, culprit));
      continue;
    }
    base_push(b->arena, &b->m->exact, ((mech_exact){it->span, l, r}));
  }
}

/* --- for later rooms --- */

static void outputs(builder *b, const action *a, mech_outputs *to) {
  uint32_t group = to->n ? to->at[to->n - 1].group + 1 : 1;
  for (uint32_t i = 0; i < a->stmt->nitems; i++) {
    const tree *t = a->stmt->items[i].left ? a->stmt->items[i].left : a->stmt->items[i].right;
    if (!t || t->kind == TREE_ERROR) continue;
    value v = build_value(b, t, a->scope);
    if (v.kind == VAL_SCALAR) base_push(b->arena, to, ((mech_output){t->span, written(b, t), v.s, group}));
    else if (v.kind == VAL_VECTOR || v.kind == VAL_POINT) {
      ex x[3];
      vec_express(&b->m->space, v.v, 0, x);
      for (int k = 0; k < 3; k++)
        base_push(b->arena, to,
                  ((mech_output){t->span, base_format(b->arena, "%s.%c", written(b, t), "xyz"[k]), x[k], group}));
    } else if (v.kind != VAL_ERROR) {
      diag_at(b->diags, DIAG_E206, t->span, "a scalar, a vector or a point is needed here, not %s",
              build_kind_text(&v));
    }
  }
}

static void event(builder *b, const action *a) {
  ex e = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  if (e != EXPR_NONE) base_push(b->arena, &b->m->events, ((mech_output){a->stmt->span, build_label(b, a), e, 1}));
}

/* What each drawing takes: P point, V vector, S scalar, F frame, T text, L three sizes, + repeats the last. */
static const struct {
  const char *name, *args;
} DRAWINGS[] = {{"line", "PP+"}, {"spring", "PP"}, {"trace", "P"},      {"circle", "PSV"}, {"plane", "PV"},
                {"box", "PLF"},  {"ball", "PS"},   {"cylinder", "PSV"}, {"arrow", "PV"},   {"label", "PT"}};

/* [a, b, c] */
static bool three_sizes(builder *b, const tree *t, const scope *sc, ex out[3]) {
  value v = build_value(b, t, sc);
  if (v.kind == VAL_ERROR) return false;
  bool fits = v.kind == VAL_LIST && v.nitems == 3;
  for (uint32_t i = 0; fits && i < 3; i++) {
    fits = v.items[i].kind == VAL_SCALAR;
    out[i] = v.items[i].s;
  }
  if (!fits)
    diag_hint(b->diags, diag_at(b->diags, DIAG_E206, t->span, "three sizes are needed here"),
              "The edges of a box are a list: box(P, [a, b, c], F).");
  return fits;
}

static bool drawing_argument(builder *b, const tree *t, const scope *sc, char kind, mech_drawn *out) {
  value p;
  out->text = written(b, t);
  switch (kind) {
  case 'P':
    if (!build_point(b, t, sc, &p)) return false;
    out->v = p.v;
    return true;
  case 'V': return build_vector(b, t, sc, &out->v);
  case 'S': return (out->size[0] = build_scalar(b, t, sc)) != EXPR_NONE;
  case 'F': return build_frame(b, t, sc, &out->frame);
  case 'L': return three_sizes(b, t, sc, out->size);
  default:
    out->text = t->text;
    if (t->kind == TREE_STRING) return true;
    diag_at(b->diags, DIAG_E206, t->span, "a text in quotes is needed here");
    return false;
  }
}

static void drawing(builder *b, const action *a, const tree *t, const tree *in) {
  const char *name = t->kind == TREE_CALL ? base_name_text(b->names, t->name) : "", *args = NULL;
  for (size_t i = 0; i < sizeof DRAWINGS / sizeof *DRAWINGS; i++)
    if (strcmp(DRAWINGS[i].name, name) == 0) args = DRAWINGS[i].args;
  if (!args) {
    diag_entry *e = *name ? diag_at(b->diags, DIAG_E219, t->span, "there is no drawing called '%s'", name)
                          : diag_at(b->diags, DIAG_E219, t->span, "this cannot be drawn");
    diag_hint(b->diags, e, "What can be drawn: line, spring, trace, circle, plane, box, ball, cylinder, arrow, label.");
    for (size_t i = 0; i < sizeof DRAWINGS / sizeof *DRAWINGS; i++)
      if (base_distance(name, DRAWINGS[i].name) < 3 && *name)
        diag_hint(b->diags, e, "Did you mean '%s'?", DRAWINGS[i].name);
    return;
  }
  size_t n = strlen(args);
  bool more = args[n - 1] == '+';
  n -= more;
  if (t->nkids < n || (!more && t->nkids > n)) {
    diag_at(b->diags, DIAG_E208, t->span, "%s takes %zu%s argument%s, not %u", name, n, more ? " or more" : "",
            n > 1 ? "s" : "", t->nkids);
    return;
  }
  mech_drawn *list = BASE_ARRAY(b->arena, mech_drawn, t->nkids + 1);
  for (uint32_t i = 0; i < t->nkids; i++) {
    const tree *arg = t->kids[i]->kind == TREE_NAMED ? t->kids[i]->kids[0] : t->kids[i];
    if (!drawing_argument(b, arg, a->scope, args[i < n ? i : n - 1], &list[i])) return;
  }
  uint32_t f = 0;
  if (in && strcmp(name, "trace") != 0) {
    diag_entry *e = diag_at(b->diags, DIAG_E219, in->span, "a %s is not seen in a frame: only a trace is", name);
    diag_hint(b->diags, e, "Points and vectors move with the frames they are written in; leave it out.");
    return;
  }
  if (in && !build_frame(b, in, a->scope, &f)) return;
  base_push(b->arena, &b->m->drawings, ((mech_drawing){t->span, name, list, t->nkids, in ? (int)f : -1}));
}

static void said_twice(builder *b, const lang_stmt *s, const char *hint) {
  diag_entry *e =
      diag_at(b->diags, DIAG_E110, s->span, "'%s' is said twice", s->kind == STMT_STOP ? "stop" : "simulate");
  diag_hint(b->diags, e, "%s", hint);
}

static void simulate(builder *b, const action *a) {
  mech_model *m = b->m;
  if (m->simulate_to != EXPR_NONE) said_twice(b, a->stmt, "Keep one of the two.");
  ex first = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  ex second = a->stmt->until ? build_scalar(b, a->stmt->until, a->scope) : EXPR_NONE;
  if (first == EXPR_NONE || (a->stmt->until && second == EXPR_NONE)) return;
  m->simulate_from = a->stmt->until ? first : EXPR_ZERO;
  m->simulate_to = a->stmt->until ? second : first;
  right_constant(b, a->stmt->value, first);
  if (a->stmt->until) right_constant(b, a->stmt->until, second);
}

static void stop_when(builder *b, const action *a) {
  ex c = a->stmt->value ? build_condition(b, a->stmt->value, a->scope) : EXPR_NONE;
  if (b->m->stop_when != EXPR_NONE) said_twice(b, a->stmt, "Join the two conditions with or.");
  b->m->stop_when = c;
}

/* --- the dispatch --- */

void build_statement(builder *b, const action *a) {
  const lang_stmt *s = a->stmt;
  b->in_results = s->kind == STMT_CLAIM || s->kind == STMT_PLOT || s->kind == STMT_OUTPUT || s->kind == STMT_DRAW ||
                  s->kind == STMT_EVENT || s->kind == STMT_STOP;
  switch (s->kind) {
  case STMT_CLAIM: claim(b, a); break;
  case STMT_INITIAL: settings(b, a, &b->m->initial); break;
  case STMT_CASE:
    check_case_label(b, a);
    variant(b, a);
    break;
  case STMT_EXACT: exact(b, a); break;
  case STMT_STEADY: {
    mech_named_settings n = {.name = build_label(b, a)};
    settings(b, a, &n.settings);
    base_push(b->arena, &b->m->steady, n);
    break;
  }
  case STMT_PLOT: outputs(b, a, &b->m->plots); break;
  case STMT_OUTPUT: outputs(b, a, &b->m->outputs); break;
  case STMT_EVENT: event(b, a); break;
  case STMT_SIMULATE: simulate(b, a); break;
  case STMT_STOP: stop_when(b, a); break;
  case STMT_DRAW:
    for (uint32_t i = 0; i < s->nitems; i++) {
      const tree *t = s->items[i].left ? s->items[i].left : s->items[i].right;
      if (t && t->kind != TREE_ERROR) drawing(b, a, t, s->items[i].frame);
    }
    break;
  default: break; /* loads, definitions, constraints, actuators and reactions were taken before */
  }
}
