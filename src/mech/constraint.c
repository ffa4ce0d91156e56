/* constraint.c: constraints of every level, reactions, and the choice of independent speeds.

   The text does not say what kind of constraint it states; its symbols do. One
   with accelerations must be linear in them (MATH 3: every constraint is linear at
   that level); one with velocities is linear or nonlinear in these; one with
   coordinates alone restricts the configuration and is differentiated. */
#include "mech/builder.h"

#include <math.h>
#include <string.h>

#define VELOCITIES (KIND(SYM_RATE) | KIND(SYM_SPEED))
#define ACCELERATIONS (KIND(SYM_ACCEL) | KIND(SYM_SPEED_DOT))

const char *build_label(builder *b, const action *a) {
  base_name name;
  const char *text = a->stmt->label ? build_name_of(b, a->stmt->label, a->scope, &name) : NULL;
  return text ? text : "";
}

static const char *written(builder *b, const tree *t) {
  return base_strdup(b->arena, b->file->source->text + t->span.at, t->span.end - t->span.at);
}

void build_label_twice(builder *b, const lang_stmt *s, const char *what, const char *label, base_span before) {
  uint32_t line, column;
  base_source_place(b->file->source, before.at, &line, &column);
  diag_entry *e =
      diag_at(b->diags, DIAG_E201, s->label ? s->label->span : s->span, "there are two %s called '%s'", what, label);
  if (before.at == s->span.at)
    diag_hint(b->diags, e, "Every turn of the loop makes one; give it the index of the loop: %s[i].", label);
  else diag_hint(b->diags, e, "The other one is in line %u.", line);
}

static bool identically_zero(builder *b, ex e) {
  normal_fuel fuel = {0};
  return e == EXPR_ZERO || normal_is_zero(b->m->g, e, &b->m->facts, &fuel) == ANSWER_YES;
}

/* --- which level --- */

/* the symbols of one level: velocities, or accelerations */
static ex symbol_at(const mech_model *m, uint32_t i, bool accelerations) {
  if (i < m->rates.n) return accelerations ? m->rates.at[i].dot : m->rates.at[i].sym;
  const mech_speed *s = &m->speeds.at[i - m->rates.n];
  return accelerations ? s->dot : s->sym;
}

/* ∂row/∂symbol must not contain these symbols; where it does as written, the second derivative must vanish. */
static bool is_linear(builder *b, ex row, bool accelerations) {
  mech_model *m = b->m;
  unsigned kinds = accelerations ? ACCELERATIONS : VELOCITIES;
  for (uint32_t i = 0; i < m->rates.n + m->speeds.n; i++) {
    ex d = expr_diff(m->g, row, symbol_at(m, i, accelerations));
    if (d == EXPR_ZERO || build_only(b, d, ~kinds, NULL)) continue;
    for (uint32_t k = 0; k < m->rates.n + m->speeds.n; k++)
      if (!identically_zero(b, expr_diff(m->g, d, symbol_at(m, k, accelerations)))) return false;
  }
  return true;
}

static bool too_steep(builder *b, base_span span) {
  diag_entry *e = diag_at(b->diags, DIAG_E322, span, "this constraint is not linear in the accelerations");
  diag_hint(b->diags, e,
            "The force that keeps a constraint is found from equations linear in the accelerations; prescribe a "
            "component, dot(acceleration(P), e), or a speed instead of a magnitude.");
  return false;
}

/* The level of a row, and its form for velocities; false after a complaint. */
static bool set_level(builder *b, base_span span, mech_row *r) {
  r->velocity = r->value;
  if (!build_only(b, r->value, ~ACCELERATIONS, NULL)) {
    r->level = LEVEL_ACCELERATION;
    r->velocity = EXPR_NONE;
    return is_linear(b, r->value, true) || too_steep(b, span);
  }
  if (!build_only(b, r->value, ~VELOCITIES, NULL)) {
    r->level = is_linear(b, r->value, false) ? LEVEL_LINEAR : LEVEL_NONLINEAR;
    return true;
  }
  if (build_only(b, r->value, ~KIND(SYM_COORD), NULL)) {
    bool number = build_only(b, r->value, 0, NULL);
    diag_entry *e = diag_at(b->diags, DIAG_E306, span,
                            number ? "this constraint contains nothing that moves and can never hold"
                                   : "this constraint contains nothing that moves: no motion can make it hold or fail");
    diag_hint(b->diags, e,
              number ? "A constraint restricts coordinates or velocities."
                     : "A constraint restricts coordinates or velocities; parameters get their values with param.");
    return false;
  }
  r->level = LEVEL_CONFIGURATION;
  r->velocity = expr_deriv_of(b->ddt, r->value);
  return true;
}

/* velocity(P) of a point that wanders over the bodies, in a vector equation: probably rolling was meant. */
static void warn_geometric(builder *b, const tree *t, const scope *sc) {
  bool velocity = t->kind == TREE_CALL && t->nkids == 1 && strcmp(base_name_text(b->names, t->name), "velocity") == 0;
  if (velocity && (t->kids[0]->kind == TREE_NAME || t->kids[0]->kind == TREE_INDEX)) {
    base_name name;
    const decl *d = build_name_of(b, t->kids[0], sc, &name) ? build_find(b, name) : NULL;
    value p;
    if (d && d->kind == DECL_POINT && build_point(b, t->kids[0], sc, &p)) {
      if (!build_bodies_known(b)) return;
      vec v = build_velocity(b, p.v);
      for (uint32_t i = 0; i < b->m->bodies.n; i++) {
        const mech_body *x = &b->m->bodies.at[i];
        vec there = build_body_velocity(b, i, p.v);
        if (build_is_zero(b, x->rigid ? vec_sub(&b->m->space, v, there) : vec_sub(&b->m->space, p.v, x->center)))
          return;
      }
      diag_entry *e = diag_at(b->diags, DIAG_W301, t->span, "'%s' is a geometric point: no body moves with it",
                              written(b, t->kids[0]));
      diag_hint(b->diags, e, "Rolling is about the body's own point: velocity(%s, BODY).", written(b, t->kids[0]));
    }
    return;
  }
  for (uint32_t i = 0; i < t->nkids; i++) warn_geometric(b, t->kids[i], sc);
}

static const char *row_name(builder *b, const char *label, uint32_t equation, uint32_t equations, uint32_t row,
                            uint32_t rows) {
  const char *name = equations > 1 ? base_format(b->arena, "%s[%u]", label, equation + 1) : label;
  return rows > 1 ? base_format(b->arena, "%s.%c", name, "xyzw"[row]) : name;
}

/* --- the statement --- */

/* The rows of one equation are added to the list, those that always hold as well: the reaction is the whole vector. */
typedef struct row_list {
  BASE_VEC(mech_row) rows;
} row_list;

static bool add_rows(builder *b, const action *a, uint32_t item, const char *label, row_list *list) {
  const lang_stmt *s = a->stmt;
  const lang_item *it = &s->items[item];
  ex sides[4];
  mech_row fresh[4] = {{0}}, *ptr[4] = {0};
  uint32_t n, kept = 0;
  if (!it->left || !it->right || !build_equation(b, it->left, it->right, a->scope, sides, &n)) return false;
  if (n == 3) warn_geometric(b, it->left, a->scope), warn_geometric(b, it->right, a->scope);
  for (uint32_t k = 0; k < n; k++) {
    fresh[k] = (mech_row){.name = row_name(b, label, item, s->nitems, k, n), .value = sides[k], .whole = EXPR_NONE};
    ptr[k] = &fresh[k];
    fresh[k].empty = identically_zero(b, sides[k]);
    if (fresh[k].empty) continue;
    if (!set_level(b, it->span, &fresh[k])) return false;
    kept++;
  }
  if (kept == 0) {
    diag_entry *e = diag_at(b->diags, DIAG_E306, it->span, "both sides are always equal: this constrains nothing");
    diag_hint(b->diags, e, "Leave it out, or look for a slip in it.");
    return false;
  }
  build_pulls(b, it, a->scope, ptr, n);
  for (uint32_t k = 0; k < n; k++) {
    if (fresh[k].empty && (n != 3 || fresh[k].npulls == 0)) continue;
    base_push(b->arena, &list->rows, fresh[k]);
  }
  return true;
}

/* branch lhs = rhs: the factor that is meant takes the place of the product; derive proves that it is one. */
static void choose_branch(builder *b, const action *a, row_list *list) {
  const lang_stmt *s = a->stmt;
  ex sides[4];
  uint32_t n;
  if (!s->branch_left || !s->branch_right || list->rows.n == 0) return;
  base_span span = {s->branch_left->span.at, s->branch_right->span.end};
  if (!build_equation(b, s->branch_left, s->branch_right, a->scope, sides, &n)) return;
  mech_row *r = &list->rows.at[0];
  if (n != 1 || list->rows.n != 1 || r->level != LEVEL_NONLINEAR) {
    diag_entry *e = diag_at(b->diags, DIAG_E323, span,
                            n == 1 && list->rows.n == 1 ? "the constraint is not a product, so it has no branches"
                                                        : "a branch is chosen for one scalar equation");
    diag_hint(b->diags, e, "Leave out the branch, or write each equation as a constraint of its own.");
    return;
  }
  mech_row branch = *r;
  branch.value = sides[0];
  branch.whole = r->value;
  if (!set_level(b, span, &branch)) return;
  if (branch.level == LEVEL_NONLINEAR || branch.level == LEVEL_ACCELERATION) {
    diag_entry *e = diag_at(b->diags, DIAG_E323, span, "a branch is a factor linear in the velocities");
    diag_hint(b->diags, e, "appell constraints MODEL lists the branches.");
    return;
  }
  lang_item item = {.span = span, .left = s->branch_left, .right = s->branch_right};
  mech_row *ptr[4] = {&branch};
  build_pulls(b, &item, a->scope, ptr, 1);
  *r = branch;
}

mech_constraint build_equations(builder *b, const action *a) {
  const lang_stmt *s = a->stmt;
  mech_constraint c = {.name = build_label(b, a), .span = s->span};
  row_list list = {0};
  for (uint32_t i = 0; i < s->nitems; i++) {
    uint32_t before = list.rows.n;
    if (add_rows(b, a, i, c.name, &list)) c.vector = c.vector || list.rows.n > before + 1;
  }
  choose_branch(b, a, &list);
  c.rows = list.rows.at;
  c.nrows = list.rows.n;
  return c;
}

void build_constraint(builder *b, const action *a) {
  const char *label = build_label(b, a);
  for (uint32_t i = 0; i < b->m->constraints.n; i++)
    if (strcmp(b->m->constraints.at[i].name, label) == 0) {
      build_label_twice(b, a->stmt, "constraints", label, b->m->constraints.at[i].span);
      return;
    }
  mech_constraint c = build_equations(b, a);
  base_push(b->arena, &b->m->constraints, c);
}

/* --- independent speeds --- */

void build_independent(builder *b, const action *a) {
  b->m->independent_span = a->stmt->span;
  for (uint32_t i = 0; i < a->stmt->nitems; i++) {
    const tree *t = a->stmt->items[i].left ? a->stmt->items[i].left : a->stmt->items[i].right;
    ex e = t && t->kind != TREE_ERROR ? build_scalar(b, t, a->scope) : EXPR_NONE;
    if (e == EXPR_NONE) continue;
    int kind = expr_is_symbol(b->m->g, e) ? expr_symbol_kind(b->m->g, e) : 0;
    if (kind == SYM_SPEED || kind == SYM_RATE) {
      base_push(b->arena, &b->m->independent, e);
      continue;
    }
    diag_entry *x = diag_at(b->diags, DIAG_E206, t->span, "'%s' is not a speed", written(b, t));
    diag_hint(b->diags, x, "Name declared speeds, or rates of coordinates such as phi'.");
  }
}

/* --- reactions (rule 5) --- */

typedef struct cut {
  builder *b;
  mech_reaction r;
  BASE_VEC(mech_pull) pulls;
  BASE_VEC(uint32_t) first;
  BASE_VEC(const char *) names;
} cut;

/* one unknown: on X, and the opposite on what it is cut from */
static void direction(cut *c, const char *name, mech_pull on, int other, vec at) {
  builder *b = c->b;
  base_push(b->arena, &c->first, c->pulls.n);
  base_push(b->arena, &c->names, name);
  base_push(b->arena, &c->pulls, on);
  if (other < 0) return;
  mech_pull back = {on.torque, (uint32_t)other, at, vec_neg(&b->m->space, on.value), NULL};
  base_push(b->arena, &c->pulls, back);
}

static void finish(cut *c) {
  base_push(c->b->arena, &c->first, c->pulls.n);
  c->r.ndirections = c->names.n;
  c->r.pulls = c->pulls.at;
  c->r.first = c->first.at;
  c->r.names = c->names.at;
}

static bool end_of_line(builder *b, const tree *t, const scope *sc, int *body, vec *at) {
  value p;
  if (!t || !build_point(b, t, sc, &p)) return false;
  *at = p.v;
  *body = build_carrier(b, p.v);
  if (*body != BUILD_NOBODY) return true;
  if (!build_bodies_known(b)) return false;
  diag_entry *e = diag_at(b->diags, DIAG_E307, t->span, "this point moves with none of the bodies");
  diag_hint(b->diags, e, "Its ends must be fixed, particles, or points of a body.");
  return false;
}

const char *mech_multiplier_name(base_arena *arena, const char *row) {
  return base_format(arena, "lambda_%s", row);
}

const char *mech_actuator_name(base_arena *arena, const mech_reaction *a, uint32_t direction) {
  return base_format(arena, "%s_%s", a->pulls[a->first[direction]].torque ? "torque" : "force", a->names[direction]);
}

const char *mech_effort_name(base_arena *arena, const char *servo) {
  return base_format(arena, "effort_%s", servo);
}

const char *mech_reaction_name(base_arena *arena, const mech_reaction *r, uint32_t direction) {
  return base_format(arena, "%s_%s", r->line ? "tension" : "reaction", r->names[direction]);
}

/* x or −x, whichever is positive at the parameters' values; EXPR_NONE if that cannot be said */
static ex positive_one(builder *b, ex x) {
  mech_model *m = b->m;
  double *values = BASE_ARRAY(b->arena, double, expr_symbol_count(m->g) + 1);
  if (expr_is_symbol(m->g, x) && expr_symbol_kind(m->g, x) == SYM_COORD) return x; /* a length that varies */
  if (!build_only(b, x, KIND(SYM_PARAM), NULL)) return EXPR_NONE;
  for (uint32_t i = 0; i < expr_symbol_count(m->g); i++) values[i] = (double)NAN;
  for (uint32_t pass = 0; pass < 4; pass++) /* values may lean on each other */
    for (uint32_t i = 0; i < m->params.n; i++)
      if (!m->params.at[i].integer && m->params.at[i].value != EXPR_NONE)
        values[expr_symbol_id(m->g, m->params.at[i].sym)] = expr_eval(m->g, m->params.at[i].value, values);
  double size = expr_eval(m->g, x, values);
  return size > 0 ? x : size < 0 ? expr_neg(m->g, x) : EXPR_NONE;
}

/* |v|; a factor |x| with x of parameters only is taken with the sign these have, so that l, not |l|, is printed */
static ex length(builder *b, vec v) {
  expr_graph *g = b->m->g;
  normal_fuel fuel = {0};
  ex whole = expr_sqrt(g, vec_dot(&b->m->space, v, v)), e = normal_form(g, whole, &b->m->facts, &fuel);
  if (e == EXPR_NONE || !build_only(b, e, KIND(SYM_PARAM) | KIND(SYM_COORD), NULL)) return whole;
  bool product = expr_op_of(g, e) == EX_MUL;
  uint32_t n = product ? expr_nkids(g, e) : 1;
  ex *factors = BASE_ARRAY(b->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) factors[i] = product ? expr_kids(g, e)[i] : e;
  for (uint32_t i = 0; i < n; i++) {
    ex x = expr_op_of(g, factors[i]) == EX_ABS ? positive_one(b, expr_kids(g, factors[i])[0]) : EXPR_NONE;
    if (x == EXPR_NONE) continue;
    factors[i] = x;
    base_push(b->arena, &b->m->lengths, x);
  }
  return expr_product(g, n, factors);
}

/* between P and Q: a tension T pulls Q towards P and P towards Q */
static bool reaction_between(cut *c, const action *a) {
  builder *b = c->b;
  space *s = &b->m->space;
  int body[2];
  vec at[2];
  for (int i = 0; i < 2; i++)
    if (!end_of_line(b, a->stmt->between[i], a->scope, &body[i], &at[i])) return false;
  vec along = vec_sub(s, at[0], at[1]);
  if (build_is_zero(b, along) || (body[0] < 0 && body[1] < 0)) {
    base_span span = {a->stmt->between[0]->span.at, a->stmt->between[1]->span.end};
    diag_at(b->diags, DIAG_E222, span,
            body[0] < 0 && body[1] < 0 ? "both ends are fixed" : "the two points are the same");
    return false;
  }
  vec pull = vec_scale(s, expr_powi(b->m->g, length(b, along), -1), along);
  int on = body[1] >= 0 ? 1 : 0; /* reported on Q, unless Q is fixed */
  if (!on) pull = vec_neg(s, pull);
  c->r.line = true;
  c->r.body = (uint32_t)body[on];
  c->r.where = written(b, a->stmt->between[on]);
  mech_pull p = {false, (uint32_t)body[on], at[on], pull, c->r.where};
  direction(c, c->r.name, p, body[1 - on], at[1 - on]);
  base_push(b->arena, &b->m->links, ((mech_link){"rod", {at[0], at[1]}}));
  finish(c);
  return true;
}

/* the directions of `along`, or the axes of N */
static bool directions(cut *c, const action *a, bool torque, mech_pull on, int other) {
  builder *b = c->b;
  uint32_t n = a->stmt->nalong ? a->stmt->nalong : 3;
  for (uint32_t k = 0; k < n; k++) {
    vec d;
    if (!a->stmt->nalong) d = vec_axis(&b->m->space, 0, (int)k);
    else if (!build_vector(b, a->stmt->along[k], a->scope, &d)) return false;
    ex square = vec_dot(&b->m->space, d, d);
    if (build_is_zero(b, d)) {
      diag_at(b->diags, DIAG_E222, a->stmt->along[k]->span, "the zero vector has no direction");
      return false;
    }
    on.torque = torque;
    on.value = vec_scale(&b->m->space, expr_powi(b->m->g, expr_sqrt(b->m->g, square), -1), d);
    bool alone = a->stmt->kind == STMT_ACTUATOR && n == 1;
    const char *suffix = alone             ? ""
                         : a->stmt->nalong ? base_format(b->arena, "[%u]", k + 1)
                                           : base_format(b->arena, ".%c", "xyz"[k]);
    direction(c, base_format(b->arena, "%s%s%s", c->r.name, torque && !a->stmt->nalong ? ".torque" : "", suffix), on,
              other, on.at);
  }
  return true;
}

/* the opposite acts on Y at the same place */
static bool takes_it_there(builder *b, const tree *y, uint32_t body, vec at) {
  const mech_body *x = &b->m->bodies.at[body];
  if (x->rigid || build_is_zero(b, vec_sub(&b->m->space, at, x->center))) return true;
  diag_entry *e = diag_at(b->diags, DIAG_E307, y->span, "the particle '%s' is not where the force acts", x->name);
  diag_hint(b->diags, e, "The opposite force acts at the same place; name a body that reaches there, or the ground.");
  return false;
}

static bool cut_on(cut *c, const action *a) {
  builder *b = c->b;
  const lang_stmt *s = a->stmt;
  int body, other = BUILD_GROUND;
  uint32_t f, y;
  vec at = {0, NULL};
  if (s->non != 1) {
    diag_entry *e = s->non > 1 ? diag_at(b->diags, DIAG_E208, s->on[1]->span, "an actuator acts on one body") : NULL;
    if (e) diag_hint(b->diags, e, "Write a statement for each body; what it pushes against is named with from.");
    return false;
  }
  bool only_torque = s->torque && s->nalong;
  if (only_torque ? !build_torque_frame(b, s->on[0], a->scope, &f, &body)
                  : !build_target(b, s->on[0], s->at, a->scope, &body, &at))
    return false;
  if (s->from && !build_is_ground(b, s->from, a->scope)) {
    int turned;
    bool torque = s->kind == STMT_ACTUATOR && s->torque;
    if (torque ? !build_torque_frame(b, s->from, a->scope, &f, &turned) : !build_body(b, s->from, a->scope, &y))
      return false;
    other = torque ? turned : (int)y;
    if (s->kind == STMT_ACTUATOR && !torque && !takes_it_there(b, s->from, y, at)) return false;
  }
  c->r.body = (uint32_t)body;
  c->r.where = s->at ? written(b, s->at) : NULL;
  mech_pull on = {false, (uint32_t)body, at, {0, NULL}, c->r.where};
  if (!only_torque && !directions(c, a, false, on, other)) return false;
  if (s->torque && b->m->bodies.at[body].rigid && !directions(c, a, true, on, other)) return false;
  finish(c);
  return true;
}

bool build_unknowns(builder *b, const action *a, mech_reaction *r) {
  cut c = {.b = b, .r = {.name = build_label(b, a), .span = a->stmt->span}};
  bool between = a->stmt->between[0] || a->stmt->between[1];
  bool ok = between ? reaction_between(&c, a) : cut_on(&c, a);
  *r = c.r;
  return ok;
}

void build_reaction(builder *b, const action *a) {
  mech_reaction r;
  const char *label = build_label(b, a);
  for (uint32_t i = 0; i < b->m->reactions.n; i++)
    if (strcmp(b->m->reactions.at[i].name, label) == 0) {
      build_label_twice(b, a->stmt, "reactions", label, b->m->reactions.at[i].span);
      return;
    }
  if (build_unknowns(b, a, &r)) base_push(b->arena, &b->m->reactions, r);
}
