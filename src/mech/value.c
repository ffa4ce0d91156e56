/* value.c: what an expression of the text means: a scalar, a vector, a point … */
#include "mech/builder.h"

#include <string.h>

#include "base/fault.h"

value value_scalar(ex s) {
  return (value){.kind = VAL_SCALAR, .s = s, .point = -1};
}

value value_vector(vec v) {
  return (value){.kind = VAL_VECTOR, .v = v, .point = -1};
}

value value_wrong(void) {
  return (value){.kind = VAL_ERROR, .point = -1};
}

const char *build_kind_text(const value *v) {
  static const char *const text[] = {"an error", "a scalar", "a condition",  "a vector", "a point",
                                     "a frame",  "a body",   "a quaternion", "a list"};
  return text[v->kind];
}

/* --- names --- */

static value named_unknown(builder *b, const tree *t, base_name name, const char *text) {
  if (build_hush(b, name)) return value_wrong();
  diag_entry *e = diag_at(b->diags, DIAG_E202, t->span, "there is nothing called '%s'", text);
  diag_hint(b->diags, e, "Declare it with param, coord, speed, let, frame, point or body.");
  build_hint_name(b, e, text, ~0u, NULL, "");
  return value_wrong();
}

static value by_name(builder *b, const tree *t, base_name name, const char *text, const scope *sc) {
  for (; sc; sc = sc->outer)
    if (sc->name == name) return *sc->is;
  decl *d = build_find(b, name);
  if (d) {
    build_resolve(b, d);
    d = build_find(b, name);
    value moved;
    if (b->probing && build_probe_name(b, t, d, &moved)) return moved;
    d = build_find(b, name);
    if (d->state == DECL_DONE) return d->is;
    if (d->state != DECL_NEW) return value_wrong();
    if (d->kind == DECL_FUNCTION) {
      diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "'%s' is a function and needs its arguments", text);
      diag_hint(b->diags, e, "Write %s(…).", text);
    } else {
      diag_entry *e = diag_at(b->diags, DIAG_E209, t->span, "'%s' is not a whole number known from the start", text);
      diag_hint(b->diags, e, "Use numbers, loop variables and parameters marked (integer).");
    }
    return value_wrong();
  }
  if (strcmp(text, "t") == 0) return value_scalar(b->m->t);
  if (strcmp(text, "pi") == 0) return value_scalar(expr_pi(b->m->g));
  if (strcmp(text, "N") == 0) return (value){.kind = VAL_FRAME, .index = 0, .point = -1};
  if (strcmp(text, "O") == 0) return (value){.kind = VAL_POINT, .point = 0};
  return named_unknown(b, t, name, text);
}

/* A let that depends on time alone keeps its name in the equations: L, L', L'' rather than what they stand for. */
static ex function_of_time(builder *b, const decl *d, ex e) {
  unsigned timely = KIND(SYM_TIME) | KIND(SYM_LET) | KIND(SYM_GIVEN);
  if (expr_is_symbol(b->m->g, e) || build_only(b, e, KIND(SYM_PARAM), NULL)) return e;
  if (!build_only(b, e, timely | KIND(SYM_PARAM), NULL)) return e;
  const char *name = base_name_text(b->names, d->name);
  ex sym = expr_symbol(b->m->g, name, SYM_LET);
  base_push(b->arena, &b->m->lets, ((mech_let){name, d->span, sym, e}));
  return sym;
}

/* "a, b, a": the declarations from the one that is needed again to the present one */
static const char *circle(builder *b, uint32_t number) {
  base_text t;
  base_text_init(&t, b->arena);
  bool inside = false;
  for (uint32_t i = 0; i < b->chain.n; i++) {
    inside = inside || b->chain.at[i] == number;
    if (inside) base_printf(&t, "%s, ", base_name_text(b->names, b->decls.at[b->chain.at[i]].name));
  }
  base_puts(&t, base_name_text(b->names, b->decls.at[number].name));
  return base_text_str(&t);
}

bool build_enter(builder *b, uint32_t number) {
  enum { DEEPEST = 400 };
  base_span span = b->decls.at[number].span;
  const char *name = base_name_text(b->names, b->decls.at[number].name);
  bool again = false;
  for (uint32_t i = 0; i < b->chain.n; i++) again = again || b->chain.at[i] == number;
  if (again) {
    diag_entry *e = diag_at(b->diags, DIAG_E210, span, "'%s' is defined by itself", name);
    diag_hint(b->diags, e, "Break the circle %s.", circle(b, number));
  } else if (b->chain.n == DEEPEST) {
    diag_entry *e = diag_at(b->diags, DIAG_E210, span, "'%s' is defined through too long a chain of names", name);
    diag_hint(b->diags, e, "Put definitions before their uses.");
  } else {
    base_push(b->arena, &b->chain, number);
    return true;
  }
  return false;
}

/* Definitions are entered when first used; BUSY on entry means a circle. */
void build_resolve(builder *b, decl *d) {
  uint32_t number = (uint32_t)(d - b->decls.at);
  bool late = d->kind >= DECL_FRAME || d->kind == DECL_LET || (d->kind == DECL_PARAM && d->item->integer);
  if (d->state == DECL_DONE || d->state == DECL_BAD || !late) return;
  if (!build_enter(b, number)) {
    d->state = DECL_BAD;
    return;
  }
  d->state = DECL_BUSY;
  value v = value_wrong();
  switch (d->kind) {
  case DECL_LET:
    v = d->right ? build_value(b, d->right, d->scope) : value_wrong();
    if (v.kind == VAL_SCALAR) v.s = function_of_time(b, d, v.s);
    break;
  case DECL_FRAME: v = build_frame_decl(b, d); break;
  case DECL_POINT: v = build_point_decl(b, d); break;
  case DECL_PARTICLE: v = build_particle_decl(b, d); break;
  case DECL_BODY: v = build_body_decl(b, d); break;
  default: v = build_integer_param(b, d); break;
  }
  b->chain.n--;
  decl *done = &b->decls.at[number];
  if (done->state == DECL_BAD) return;
  done->is = v;
  done->state = v.kind == VAL_ERROR ? DECL_BAD : DECL_DONE;
}

/* --- arithmetic --- */

static value mismatch(builder *b, const tree *t, const char *what, const value *x, const value *y) {
  if (x->kind == VAL_ERROR || y->kind == VAL_ERROR) return value_wrong();
  diag_at(b->diags, DIAG_E206, t->span, "cannot %s %s and %s", what, build_kind_text(x), build_kind_text(y));
  return value_wrong();
}

static bool is_zero(const value *v) {
  return v->kind == VAL_SCALAR && v->s == EXPR_ZERO;
}

static value add(builder *b, const tree *t, value x, value y, bool minus) {
  expr_graph *g = b->m->g;
  space *s = &b->m->space;
  if (x.kind == VAL_SCALAR && y.kind == VAL_SCALAR)
    return value_scalar(minus ? expr_sub(g, x.s, y.s) : expr_add(g, x.s, y.s));
  if (y.kind == VAL_VECTOR && (x.kind == VAL_VECTOR || is_zero(&x) || x.kind == VAL_POINT)) {
    value r = x.kind == VAL_POINT ? x : value_vector(x.v);
    r.v = minus ? vec_sub(s, x.v, y.v) : vec_add(s, x.v, y.v);
    r.point = -1;
    return r;
  }
  if (x.kind == VAL_VECTOR && is_zero(&y)) return x;
  if (x.kind == VAL_POINT && y.kind == VAL_POINT && minus) return value_vector(vec_sub(s, x.v, y.v));
  if (x.kind == VAL_VECTOR && y.kind == VAL_POINT && !minus) return add(b, t, y, x, false);
  if (x.kind == VAL_POINT && y.kind == VAL_POINT) {
    diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "two points cannot be added");
    diag_hint(b->diags, e, "Their difference is a vector; position(P) is P - O.");
    return value_wrong();
  }
  return mismatch(b, t, minus ? "subtract" : "add", &x, &y);
}

static value negated(builder *b, const tree *t, value v) {
  if (v.kind == VAL_SCALAR) v.s = expr_neg(b->m->g, v.s);
  else if (v.kind == VAL_VECTOR) v.v = vec_neg(&b->m->space, v.v);
  else if (v.kind == VAL_QUATERNION)
    for (int i = 0; i < 4; i++) v.q[i] = expr_neg(b->m->g, v.q[i]);
  else if (v.kind != VAL_ERROR) {
    diag_at(b->diags, DIAG_E206, t->span, "%s has no negative", build_kind_text(&v));
    return value_wrong();
  }
  return v;
}

/* Scalars are gathered into one bulk sum, so that like terms meet. */
static value sum(builder *b, const tree *t, const scope *sc) {
  ex *terms = BASE_ARRAY(b->arena, ex, t->nkids);
  uint32_t n = 0;
  value total = {.kind = VAL_SCALAR, .point = -1};
  for (uint32_t i = 0; i < t->nkids; i++) {
    const tree *kid = t->kids[i];
    bool minus = kid->kind == TREE_NEGATE;
    value v = build_value(b, minus ? kid->kids[0] : kid, sc);
    if (v.kind == VAL_ERROR || total.kind == VAL_ERROR) { /* the other terms may be wrong too */
      total = value_wrong();
      continue;
    }
    if (v.kind == VAL_SCALAR && total.kind == VAL_SCALAR) {
      terms[n++] = minus ? expr_neg(b->m->g, v.s) : v.s;
      continue;
    }
    if (total.kind == VAL_SCALAR) total.s = expr_sum(b->m->g, n, terms);
    if (i == 0 || (total.kind == VAL_SCALAR && total.s == EXPR_ZERO && n == 0)) {
      total = minus ? negated(b, kid, v) : v;
      continue;
    }
    total = add(b, kid, total, v, minus);
  }
  if (total.kind == VAL_SCALAR) total.s = expr_sum(b->m->g, n, terms);
  return total;
}

/* (p q)_i = Σ_j ± p_j q_(i xor j): Hamilton's rules, scalar first (Rostamian 12.3) */
static value quaternion_product(builder *b, const value *x, const value *y) {
  static const int minus[4][4] = {{0, 1, 1, 1}, {0, 0, 0, 1}, {0, 1, 0, 0}, {0, 0, 1, 0}};
  value r = {.kind = VAL_QUATERNION, .point = -1};
  expr_graph *g = b->m->g;
  for (int i = 0; i < 4; i++) {
    ex p[4];
    for (int j = 0; j < 4; j++) {
      p[j] = expr_mul(g, x->q[j], y->q[i ^ j]);
      if (minus[i][j] != (FAULT(QUATERNION_PRODUCT) && i && j && i != j)) p[j] = expr_neg(g, p[j]); /* q p for p q */
    }
    r.q[i] = expr_sum(g, 4, p);
  }
  return r;
}

static value multiply(builder *b, const tree *t, value x, value y) {
  if (x.kind == VAL_SCALAR && y.kind == VAL_SCALAR) return value_scalar(expr_mul(b->m->g, x.s, y.s));
  if (x.kind == VAL_SCALAR && y.kind == VAL_VECTOR) return value_vector(vec_scale(&b->m->space, x.s, y.v));
  if (x.kind == VAL_VECTOR && y.kind == VAL_SCALAR) return value_vector(vec_scale(&b->m->space, y.s, x.v));
  if (x.kind == VAL_QUATERNION && y.kind == VAL_QUATERNION) return quaternion_product(b, &x, &y);
  if (x.kind == VAL_VECTOR && y.kind == VAL_VECTOR) {
    diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "the product of two vectors is ambiguous");
    diag_hint(b->diags, e, "Write dot(a, b) or cross(a, b).");
    return value_wrong();
  }
  return mismatch(b, t, "multiply", &x, &y);
}

static value inverse(builder *b, const tree *t, const value *v) {
  if (v->kind == VAL_SCALAR && v->s != EXPR_ZERO) return value_scalar(expr_powi(b->m->g, v->s, -1));
  if (v->kind == VAL_SCALAR) diag_at(b->diags, DIAG_E222, t->span, "division by zero");
  else diag_at(b->diags, DIAG_E206, t->span, "cannot divide by %s", build_kind_text(v));
  return value_wrong();
}

static value product(builder *b, const tree *t, const scope *sc) {
  value total = value_scalar(EXPR_ONE);
  for (uint32_t i = 0; i < t->nkids; i++) {
    const tree *kid = t->kids[i];
    bool divide = kid->kind == TREE_INVERT;
    value v = build_value(b, divide ? kid->kids[0] : kid, sc);
    if (divide && v.kind != VAL_ERROR) v = inverse(b, kid->kids[0], &v);
    if (v.kind == VAL_ERROR || total.kind == VAL_ERROR) total = value_wrong(); /* the other factors may be wrong too */
    else total = i == 0 ? v : multiply(b, kid, total, v);
  }
  return total;
}

/* --- the other forms --- */

static value no_derivative(builder *b, const tree *t, const value *v) {
  const tree *of = t->kids[0];
  int n = (int)(of->span.end - of->span.at);
  const char *text = b->file->source->text + of->span.at,
             *hint = "Coordinates, speeds, given functions and scalar lets have rates.";
  diag_entry *e;
  if (v->kind == VAL_SCALAR && t->order > 8) {
    diag_at(b->diags, DIAG_E212, t->span, "a derivative of order %u is surely a slip", t->order);
    return value_wrong();
  }
  if (v->kind == VAL_SCALAR)
    e = diag_at(b->diags, DIAG_E212, t->span, "the parameter '%.*s' does not change in time", n, text);
  else e = diag_at(b->diags, DIAG_E212, t->span, "'%.*s' is %s, which has no derivative", n, text, build_kind_text(v));
  if (v->kind == VAL_POINT) hint = "Write velocity(P) or acceleration(P).";
  if (v->kind == VAL_FRAME || v->kind == VAL_BODY)
    hint = "How it turns is omega(B) and alpha(B); how a point moves is velocity(P).";
  if (v->kind == VAL_QUATERNION) hint = "Its four components e0' to e3' have rates; how the frame turns is omega(B).";
  diag_hint(b->diags, e, "%s", hint);
  return value_wrong();
}

static value prime(builder *b, const tree *t, const scope *sc) {
  value v = build_value(b, t->kids[0], sc);
  if (v.kind == VAL_ERROR) return v;
  bool constant = v.kind == VAL_SCALAR && expr_is_symbol(b->m->g, v.s) && expr_symbol_kind(b->m->g, v.s) == SYM_PARAM;
  if (t->order > 8 || constant || (v.kind != VAL_SCALAR && v.kind != VAL_VECTOR)) return no_derivative(b, t, &v);
  motion mo = build_motion(b);
  if (b->probing && v.kind == VAL_VECTOR && !b->vague)
    b->vague = "it is written with the derivative of a vector, which names no point";
  for (uint32_t i = 0; i < t->order; i++) {
    if (v.kind == VAL_VECTOR) v.v = vec_ddt(&mo, v.v);
    else v.s = expr_deriv_of(b->ddt, v.s);
  }
  return v;
}

static int axis_letter(const char *s) {
  return s[0] >= 'x' && s[0] <= 'z' && s[1] == 0 ? s[0] - 'x' : -1;
}

static value member(builder *b, const tree *t, const scope *sc) {
  uint32_t f;
  const char *text = base_name_text(b->names, t->name);
  int axis = axis_letter(text);
  if (!build_frame(b, t->kids[0], sc, &f)) return value_wrong();
  if (axis < 0) {
    diag_entry *e = diag_at(b->diags, DIAG_E213, t->span, "a frame has the axes x, y and z, not '%s'", text);
    diag_hint(b->diags, e, "Write %s.x, %s.y or %s.z.", b->m->space.frames.at[f].name, b->m->space.frames.at[f].name,
              b->m->space.frames.at[f].name);
    return value_wrong();
  }
  return value_vector(build_probe_axis(b, f, vec_axis(&b->m->space, f, axis)));
}

static value number(builder *b, const tree *t) {
  ex e = expr_decimal(b->m->g, t->text, strlen(t->text));
  if (e == EXPR_NONE) {
    diag_at(b->diags, DIAG_E103, t->span, "this number is beyond reason");
    return value_wrong();
  }
  return value_scalar(e);
}

static value power(builder *b, const tree *t, const scope *sc) {
  ex base = build_scalar(b, t->kids[0], sc), exponent = base == EXPR_NONE ? EXPR_NONE : build_scalar(b, t->kids[1], sc);
  if (exponent == EXPR_NONE) return value_wrong();
  if (base == EXPR_ZERO && expr_is_number(b->m->g, exponent) && expr_number_sign(b->m->g, exponent) < 0) {
    diag_at(b->diags, DIAG_E222, t->span, "division by zero");
    return value_wrong();
  }
  return value_scalar(expr_pow(b->m->g, base, exponent));
}

ex build_condition(builder *b, const tree *t, const scope *sc) {
  value v = build_value(b, t, sc);
  if (v.kind == VAL_BOOL) return v.s;
  if (v.kind == VAL_ERROR) return EXPR_NONE;
  diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "a condition is needed here, not %s", build_kind_text(&v));
  diag_hint(b->diags, e, "A condition compares two scalars: phi > 0.");
  return EXPR_NONE;
}

static value boolean(ex s) {
  return (value){.kind = VAL_BOOL, .s = s, .point = -1};
}

static value compare(builder *b, const tree *t, const scope *sc) {
  expr_graph *g = b->m->g;
  ex x = build_scalar(b, t->kids[0], sc), y = build_scalar(b, t->kids[1], sc);
  if (x == EXPR_NONE || y == EXPR_NONE) return value_wrong();
  switch (t->relation) {
  case TREE_LT: return boolean(expr_call2(g, EX_LT, x, y));
  case TREE_LE: return boolean(expr_call2(g, EX_LE, x, y));
  case TREE_GT: return boolean(expr_call2(g, EX_LT, y, x));
  case TREE_GE: return boolean(expr_call2(g, EX_LE, y, x));
  case TREE_EQ: return boolean(expr_call2(g, EX_EQ, x, y));
  default: return boolean(expr_call(g, EX_NOT, expr_call2(g, EX_EQ, x, y)));
  }
}

static value logic(builder *b, const tree *t, const scope *sc) {
  ex r = EXPR_NONE;
  for (uint32_t i = 0; i < t->nkids; i++) {
    ex c = build_condition(b, t->kids[i], sc);
    if (c == EXPR_NONE) return value_wrong();
    if (t->kind == TREE_NOT) return boolean(expr_call(b->m->g, EX_NOT, c));
    r = i == 0 ? c : expr_call2(b->m->g, t->kind == TREE_AND ? EX_AND : EX_OR, r, c);
  }
  return boolean(r);
}

static value choose(builder *b, const tree *t, const scope *sc) {
  ex c = build_condition(b, t->kids[0], sc), x = build_scalar(b, t->kids[1], sc), y = build_scalar(b, t->kids[2], sc);
  if (c == EXPR_NONE || x == EXPR_NONE || y == EXPR_NONE) return value_wrong();
  return value_scalar(expr_if(b->m->g, c, x, y));
}

static value list(builder *b, const tree *t, const scope *sc) {
  value *items = BASE_ARRAY(b->arena, value, t->nkids);
  for (uint32_t i = 0; i < t->nkids; i++) {
    items[i] = build_value(b, t->kids[i], sc);
    if (items[i].kind == VAL_ERROR) return value_wrong();
  }
  return (value){.kind = VAL_LIST, .items = items, .nitems = t->nkids, .point = -1};
}

static value meaning(builder *b, const tree *t, const scope *sc) {
  base_name name;
  switch (t->kind) {
  case TREE_NUMBER: return number(b, t);
  case TREE_NAME: return by_name(b, t, t->name, base_name_text(b->names, t->name), sc);
  case TREE_INDEX: {
    const char *text = build_name_of(b, t, sc, &name);
    return text ? by_name(b, t, name, text, sc) : value_wrong();
  }
  case TREE_PRIME: return prime(b, t, sc);
  case TREE_MEMBER: return member(b, t, sc);
  case TREE_CALL: return build_call(b, t, sc);
  case TREE_SUM: return sum(b, t, sc);
  case TREE_PRODUCT: return product(b, t, sc);
  case TREE_NEGATE: return negated(b, t, build_value(b, t->kids[0], sc));
  case TREE_POWER: return power(b, t, sc);
  case TREE_DEGREES: {
    ex x = build_scalar(b, t->kids[0], sc);
    if (x == EXPR_NONE) return value_wrong();
    return value_scalar(expr_mul(b->m->g, x, expr_mul(b->m->g, expr_ratio(b->m->g, 1, 180), expr_pi(b->m->g))));
  }
  case TREE_COMPARE: return compare(b, t, sc);
  case TREE_AND:
  case TREE_OR:
  case TREE_NOT: return logic(b, t, sc);
  case TREE_IF: return choose(b, t, sc);
  case TREE_LIST: return list(b, t, sc);
  case TREE_ERROR: return value_wrong();
  case TREE_STRING:
  case TREE_NAMED:
  case TREE_INVERT:
  case TREE_RANGE: break;
  }
  if (t->kind == TREE_NAMED) {
    diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "two values stand side by side here");
    diag_hint(b->diags, e, "A product needs a *, and arguments are separated by commas.");
  } else if (t->kind == TREE_STRING) diag_at(b->diags, DIAG_E206, t->span, "a text in quotes has no value");
  else diag_at(b->diags, DIAG_E206, t->span, "this cannot stand here");
  return value_wrong();
}

/* Functions that call functions can double the work at every step, loops in loops multiply it. */
void build_spend(builder *b, uint32_t steps) {
  enum { MOST = 4000000 };
  base_poll(b->arena->ctx);
  b->work += steps;
  if (b->work > MOST) base_fail(b->arena->ctx, BASE_LIMIT, "loops and functions unroll to more than %d steps", MOST);
}

/* Definitions nest in definitions; beyond this depth the C stack would be in danger. */
value build_value(builder *b, const tree *t, const scope *sc) {
  enum { DEEPEST = 2500 };
  build_spend(b, 1);
  if (b->depth == DEEPEST) {
    base_span span = b->chain.n ? b->decls.at[b->chain.at[b->chain.n - 1]].span : t->span;
    diag_entry *e = diag_at(b->diags, DIAG_E105, span, "definitions within definitions lead too deep");
    diag_hint(b->diags, e, "Put definitions before their uses.");
    return value_wrong();
  }
  b->depth++;
  value v = meaning(b, t, sc);
  b->depth--;
  return v;
}

/* --- with a kind in mind --- */

ex build_scalar(builder *b, const tree *t, const scope *sc) {
  value v = build_value(b, t, sc);
  if (v.kind == VAL_SCALAR) return v.s;
  if (v.kind == VAL_ERROR) return EXPR_NONE;
  diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "a scalar is needed here, not %s", build_kind_text(&v));
  if (v.kind == VAL_VECTOR) diag_hint(b->diags, e, "A component of a vector is dot(v, N.x), its length norm(v).");
  return EXPR_NONE;
}

bool build_vector(builder *b, const tree *t, const scope *sc, vec *out) {
  value v = build_value(b, t, sc);
  if (v.kind == VAL_VECTOR || (v.kind == VAL_SCALAR && v.s == EXPR_ZERO)) {
    *out = v.kind == VAL_VECTOR ? v.v : (vec){0, NULL};
    return true;
  }
  if (v.kind == VAL_ERROR) return false;
  diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "a vector is needed here, not %s", build_kind_text(&v));
  if (v.kind == VAL_SCALAR) diag_hint(b->diags, e, "Multiply by a unit vector, for example F*N.x.");
  if (v.kind == VAL_POINT) diag_hint(b->diags, e, "The difference of two points is a vector: P - O.");
  return false;
}

/* A name that was not declared gets the message for the kind that is needed. */
static bool undeclared(builder *b, const tree *t, const scope *sc, base_name *name) {
  if (t->kind == TREE_INDEX) return build_name_of(b, t, sc, name) && !build_find(b, *name);
  if (t->kind != TREE_NAME) return false;
  *name = t->name;
  for (const scope *s = sc; s; s = s->outer)
    if (s->name == t->name) return false;
  static const char *const always[] = {"N", "O", "t", "pi"};
  for (int i = 0; i < 4; i++)
    if (strcmp(base_name_text(b->names, t->name), always[i]) == 0) return false;
  return build_find(b, t->name) == NULL;
}

/* what may be needed at a place, for messages */
#define NAMED(kind) (1u << DECL_##kind)
static const struct {
  value_kind kind;
  diag_code code;
  const char *word, *plural, *first;
  unsigned kinds;
} SORTS[] = {
    [SORT_POINT] = {VAL_POINT, DIAG_E204, "point", "points", "O", NAMED(POINT) | NAMED(PARTICLE)},
    [SORT_FRAME] = {VAL_FRAME, DIAG_E203, "frame", "frames", "N", NAMED(FRAME)},
    [SORT_BODY] = {VAL_BODY, DIAG_E205, "body", "bodies", "", NAMED(BODY) | NAMED(PARTICLE)},
    [SORT_TURNING] = {VAL_FRAME, DIAG_E203, "frame or body", "frames and bodies", "N", NAMED(FRAME) | NAMED(BODY)},
    [SORT_BODY_OR_POINT] = {VAL_BODY, DIAG_E205, "body or point", "bodies and points", "",
                            NAMED(BODY) | NAMED(PARTICLE) | NAMED(POINT)},
    [SORT_BODY_OR_FRAME] = {VAL_BODY, DIAG_E205, "body or frame", "bodies and frames", "", NAMED(BODY) | NAMED(FRAME)},
};

bool build_is_known(builder *b, const tree *t, const scope *sc, build_sort sort) {
  base_name name;
  if (!undeclared(b, t, sc, &name)) return true;
  if (build_hush(b, name)) return false;
  const char *text = base_name_text(b->names, name);
  diag_entry *e = diag_at(b->diags, SORTS[sort].code, t->span, "there is no %s called '%s'", SORTS[sort].word, text);
  build_hint_name(b, e, text, SORTS[sort].kinds, SORTS[sort].plural, SORTS[sort].first);
  return false;
}

static bool of_kind(builder *b, const tree *t, const scope *sc, build_sort sort, value *out) {
  if (!build_is_known(b, t, sc, sort)) return false;
  *out = build_value(b, t, sc);
  if (out->kind == SORTS[sort].kind) return true;
  if (out->kind != VAL_ERROR) {
    diag_entry *e = diag_at(b->diags, SORTS[sort].code, t->span, "a %s is needed here, not %s", SORTS[sort].word,
                            build_kind_text(out));
    build_hint_name(b, e, "", SORTS[sort].kinds, SORTS[sort].plural, SORTS[sort].first);
    if (sort == SORT_POINT && out->kind == VAL_BODY)
      diag_hint(b->diags, e, "Name a point of the body, such as its centre.");
    if (sort == SORT_POINT && out->kind == VAL_VECTOR)
      diag_hint(b->diags, e, "A point plus a vector is a point: O + ….");
  }
  return false;
}

/* A body's name does not stand for its centre: the text says which point is meant. */
bool build_point(builder *b, const tree *t, const scope *sc, value *out) {
  return of_kind(b, t, sc, SORT_POINT, out);
}

bool build_frame(builder *b, const tree *t, const scope *sc, uint32_t *out) {
  value v;
  if (!of_kind(b, t, sc, SORT_FRAME, &v)) return false;
  *out = v.index;
  return true;
}

/* A particle's name stands for its point in expressions; where a body is needed, for the body. */
bool build_body(builder *b, const tree *t, const scope *sc, uint32_t *out) {
  if (!build_is_known(b, t, sc, SORT_BODY)) return false;
  value v = build_value(b, t, sc);
  for (uint32_t i = 0; v.kind == VAL_POINT && v.point >= 0 && i < b->m->bodies.n; i++)
    if (!b->m->bodies.at[i].rigid && strcmp(b->m->bodies.at[i].name, b->m->points.at[v.point].name) == 0) {
      *out = i;
      return true;
    }
  if (v.kind == VAL_ERROR || !of_kind(b, t, sc, SORT_BODY, &v)) return false;
  *out = v.index;
  return true;
}

void build_unequal(builder *b, base_span span, const value *x, const value *y) {
  diag_entry *e = diag_at(b->diags, DIAG_E206, span, "%s cannot equal %s", build_kind_text(x), build_kind_text(y));
  bool vector = x->kind == VAL_VECTOR || y->kind == VAL_VECTOR, point = x->kind == VAL_POINT || y->kind == VAL_POINT;
  if (point) diag_hint(b->diags, e, "A point equals a point, such as O; the vector from O to P is position(P).");
  else if (vector) diag_hint(b->diags, e, "A vector equals a vector; only 0 stands for the zero vector too.");
}

/* left − right as scalars: one for scalars, the three N components for vectors and points, four for quaternions. */
bool build_equation(builder *b, const tree *left, const tree *right, const scope *sc, ex rows[4], uint32_t *n) {
  value x = build_value(b, left, sc), y = build_value(b, right, sc);
  if (x.kind == VAL_ERROR || y.kind == VAL_ERROR) return false;
  expr_graph *g = b->m->g;
  if (x.kind == VAL_SCALAR && y.kind == VAL_SCALAR) {
    *n = 1;
    rows[0] = expr_sub(g, x.s, y.s);
    return true;
  }
  if (x.kind == VAL_QUATERNION && y.kind == VAL_QUATERNION) {
    *n = 4;
    for (int i = 0; i < 4; i++) rows[i] = expr_sub(g, x.q[i], y.q[i]);
    return true;
  }
  bool vectors = (x.kind == VAL_VECTOR || is_zero(&x)) && (y.kind == VAL_VECTOR || is_zero(&y));
  bool points = x.kind == VAL_POINT && y.kind == VAL_POINT;
  if (!vectors && !points) {
    build_unequal(b, (base_span){left->span.at, right->span.end}, &x, &y);
    return false;
  }
  *n = 3;
  vec_express(&b->m->space, vec_sub(&b->m->space, x.v, y.v), 0, rows);
  return true;
}
