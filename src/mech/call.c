/* call.c: the functions of the language. One table; a row says how many arguments
   it takes and which routine gives it meaning. */
#include "mech/builder.h"

#include <string.h>

#include "base/fault.h"

typedef struct call {
  builder *b;
  const tree *t;
  const scope *sc;
  const tree *const *arg;
  uint32_t n;
  expr_op op;
} call;

/* --- scalars --- */

static value call_op(const call *c) {
  ex x = build_scalar(c->b, c->arg[0], c->sc);
  if (x == EXPR_NONE) return value_wrong();
  if (c->n == 1) return value_scalar(expr_call(c->b->m->g, c->op, x));
  ex y = build_scalar(c->b, c->arg[1], c->sc);
  return y == EXPR_NONE ? value_wrong() : value_scalar(expr_call2(c->b->m->g, c->op, x, y));
}

/* tan, cot, sec, csc are written with sin and cos; the slot `op` says what is on top (1: one) */
static value quotient(const call *c, expr_op top, expr_op bottom) {
  expr_graph *g = c->b->m->g;
  ex x = build_scalar(c->b, c->arg[0], c->sc);
  if (x == EXPR_NONE) return value_wrong();
  ex below = expr_call(g, bottom, x);
  if (below == EXPR_ZERO) {
    diag_at(c->b->diags, DIAG_E222, c->t->span, "%s has no value here: division by zero",
            base_name_text(c->b->names, c->t->name));
    return value_wrong();
  }
  return value_scalar(expr_div(g, top == EX_NUM ? EXPR_ONE : expr_call(g, top, x), below));
}
static value call_tan(const call *c) {
  return quotient(c, EX_SIN, EX_COS);
}
static value call_cot(const call *c) {
  return quotient(c, EX_COS, EX_SIN);
}
static value call_sec(const call *c) {
  return quotient(c, EX_NUM, EX_COS);
}
static value call_csc(const call *c) {
  return quotient(c, EX_NUM, EX_SIN);
}
static value call_sqrt(const call *c) {
  ex x = build_scalar(c->b, c->arg[0], c->sc);
  return x == EXPR_NONE ? value_wrong() : value_scalar(expr_sqrt(c->b->m->g, x));
}

/* min and max of several */
static value call_extreme(const call *c) {
  ex r = EXPR_NONE;
  for (uint32_t i = 0; i < c->n; i++) {
    ex x = build_scalar(c->b, c->arg[i], c->sc);
    if (x == EXPR_NONE) return value_wrong();
    r = i ? expr_call2(c->b->m->g, c->op, r, x) : x;
  }
  return value_scalar(r);
}

/* --- vectors --- */

static value call_dot(const call *c) {
  vec x, y;
  if (!build_vector(c->b, c->arg[0], c->sc, &x) || !build_vector(c->b, c->arg[1], c->sc, &y)) return value_wrong();
  return value_scalar(vec_dot(&c->b->m->space, x, y));
}

static value call_cross(const call *c) {
  vec x, y;
  if (!build_vector(c->b, c->arg[0], c->sc, &x) || !build_vector(c->b, c->arg[1], c->sc, &y)) return value_wrong();
  return value_vector(vec_cross(&c->b->m->space, x, y));
}

static value call_norm(const call *c) {
  vec x;
  if (!build_vector(c->b, c->arg[0], c->sc, &x)) return value_wrong();
  return value_scalar(expr_sqrt(c->b->m->g, vec_dot(&c->b->m->space, x, x)));
}

static value call_unit(const call *c) {
  vec x;
  if (!build_vector(c->b, c->arg[0], c->sc, &x)) return value_wrong();
  ex length = expr_sqrt(c->b->m->g, vec_dot(&c->b->m->space, x, x));
  if (length == EXPR_ZERO) {
    diag_at(c->b->diags, DIAG_E222, c->t->span, "the zero vector has no direction");
    return value_wrong();
  }
  return value_vector(vec_scale(&c->b->m->space, expr_powi(c->b->m->g, length, -1), x));
}

/* --- kinematics --- */

static value call_position(const call *c) {
  value p;
  return build_point(c->b, c->arg[0], c->sc, &p) ? value_vector(p.v) : value_wrong();
}

static value frame_without_points(const call *c, uint32_t f) {
  const mech_model *m = c->b->m;
  const char *name = m->space.frames.at[f].name, *body = "BODY";
  for (uint32_t i = 0; i < m->bodies.n; i++)
    if (m->bodies.at[i].rigid && m->bodies.at[i].frame == f) body = m->bodies.at[i].name;
  diag_entry *e =
      diag_at(c->b->diags, DIAG_E214, c->arg[1]->span, "'%s' is a frame, and a frame has no points of its own", name);
  diag_hint(c->b->diags, e, "Name the body: %s(P, %s) belongs to its material point that is at P now.",
            base_name_text(c->b->names, c->t->name), body);
  return value_wrong();
}

/* velocity(P): of the point itself; velocity(P, X): of the body's own point that is at P now (rule 1) */
static value velocity_itself(const call *c) {
  value p;
  if (!build_point(c->b, c->arg[0], c->sc, &p)) return value_wrong();
  if (c->n == 1) return value_vector(build_velocity(c->b, p.v));
  if (!build_is_known(c->b, c->arg[1], c->sc, SORT_BODY)) return value_wrong();
  value x = build_value(c->b, c->arg[1], c->sc);
  if (x.kind == VAL_FRAME) return frame_without_points(c, x.index);
  uint32_t body;
  if (!build_body(c->b, c->arg[1], c->sc, &body)) return value_wrong();
  return value_vector(build_body_velocity(c->b, body, p.v));
}

/* while a constraint's forces are looked for, a small vector is added */
static value probed_point(const call *c, value v) {
  builder *b = c->b;
  if (b->probing != PROBE_VELOCITIES || v.kind == VAL_ERROR) return v;
  value p;
  uint32_t body = 0;
  if (!build_point(b, c->arg[0], c->sc, &p) || (c->n == 2 && !build_body(b, c->arg[1], c->sc, &body)))
    return value_wrong();
  v.v = vec_add(&b->m->space, v.v, build_probe_point(b, c->arg[0], p.v, c->n == 2 ? (int)body : BUILD_NOBODY));
  return v;
}

static value probed_frame(const call *c, value v, uint32_t f) {
  if (c->b->probing == PROBE_VELOCITIES) v.v = vec_add(&c->b->m->space, v.v, build_probe_frame(c->b, f));
  return v;
}

static value call_velocity(const call *c) {
  return probed_point(c, velocity_itself(c));
}

static value acceleration_itself(const call *c) {
  value v = velocity_itself(c);
  if (v.kind == VAL_ERROR) return v;
  motion mo = build_motion(c->b);
  if (c->n == 1) return value_vector(vec_ddt(&mo, v.v));
  /* of the material point: a_C + α×r + ω×(ω×r) */
  uint32_t body;
  value p;
  if (!build_body(c->b, c->arg[1], c->sc, &body) || !build_point(c->b, c->arg[0], c->sc, &p)) return value_wrong();
  space *s = &c->b->m->space;
  const mech_body *x = &c->b->m->bodies.at[body];
  vec a = vec_ddt(&mo, vec_ddt(&mo, x->center));
  if (!x->rigid) return value_vector(a);
  vec w = mo.omega[x->frame], r = vec_sub(s, p.v, x->center);
  vec turning = vec_cross(s, vec_ddt(&mo, w), r), inward = vec_cross(s, w, vec_cross(s, w, r));
  if (FAULT(CENTRIPETAL)) inward = vec_neg(s, inward);
  return value_vector(vec_add(s, vec_add(s, a, turning), inward));
}

static value call_acceleration(const call *c) {
  return probed_point(c, acceleration_itself(c));
}

/* omega(B), alpha(B): of a frame or of a body */
static bool frame_or_body(const call *c, uint32_t *f) {
  if (!build_is_known(c->b, c->arg[0], c->sc, SORT_TURNING)) return false;
  value v = build_value(c->b, c->arg[0], c->sc);
  if (v.kind == VAL_BODY) {
    *f = c->b->m->bodies.at[v.index].frame;
    return true;
  }
  if (v.kind == VAL_ERROR) return false;
  return build_frame(c->b, c->arg[0], c->sc, f);
}

static value call_omega(const call *c) {
  uint32_t f;
  return frame_or_body(c, &f) ? probed_frame(c, value_vector(c->b->omegas.at[f]), f) : value_wrong();
}

static value call_alpha(const call *c) {
  uint32_t f;
  if (!frame_or_body(c, &f)) return value_wrong();
  motion mo = build_motion(c->b);
  return probed_frame(c, value_vector(vec_ddt(&mo, c->b->omegas.at[f])), f);
}

/* --- forces of constraints and reactions --- */

static value call_multiplier(const call *c) {
  return build_force_call(c->b, c->t, c->sc, FORCE_CALL_MULTIPLIER);
}
static value call_tension(const call *c) {
  return build_force_call(c->b, c->t, c->sc, FORCE_CALL_TENSION);
}
static value call_actuator(const call *c) {
  return build_force_call(c->b, c->t, c->sc, FORCE_CALL_ACTUATOR);
}
static value call_force(const call *c) {
  return build_force_call(c->b, c->t, c->sc, FORCE_CALL_FORCE);
}
static value call_torque(const call *c) {
  return build_force_call(c->b, c->t, c->sc, FORCE_CALL_TORQUE);
}

/* --- quaternions --- */

/* turn(angle, vector): cos(angle/2) + sin(angle/2) n, components of n in its own frame (Rostamian 12.9) */
static value call_turn(const call *c) {
  expr_graph *g = c->b->m->g;
  ex angle = build_scalar(c->b, c->arg[0], c->sc);
  vec n;
  if (angle == EXPR_NONE || !build_vector(c->b, c->arg[1], c->sc, &n)) return value_wrong();
  ex x[3], half = FAULT(HALF_ANGLE) ? angle : expr_mul(g, expr_ratio(g, 1, 2), angle);
  vec_express(&c->b->m->space, n, n.n ? n.t[0].frame : 0, x);
  ex length = expr_sqrt(g, vec_dot(&c->b->m->space, n, n)), s = expr_sin(g, half);
  if (length == EXPR_ZERO) {
    diag_at(c->b->diags, DIAG_E213, c->arg[1]->span, "a turn needs an axis, and this vector is zero");
    return value_wrong();
  }
  value q = {.kind = VAL_QUATERNION, .point = -1};
  q.q[0] = expr_cos(g, half);
  for (int i = 0; i < 3; i++) q.q[i + 1] = expr_mul(g, s, expr_div(g, x[i], length));
  return q;
}

static value call_conj(const call *c) {
  value v = build_value(c->b, c->arg[0], c->sc);
  if (v.kind == VAL_ERROR) return v;
  if (v.kind != VAL_QUATERNION) {
    diag_at(c->b->diags, DIAG_E206, c->arg[0]->span, "conj takes a quaternion, not %s", build_kind_text(&v));
    return value_wrong();
  }
  for (int i = 1; i < 4; i++) v.q[i] = expr_neg(c->b->m->g, v.q[i]);
  return v;
}

/* --- the table --- */

typedef struct function {
  const char *name;
  uint32_t least, most;
  value (*meaning)(const call *c);
  expr_op op;
} function;

static const function FUNCTIONS[] = {
    {"sin", 1, 1, call_op, EX_SIN},
    {"cos", 1, 1, call_op, EX_COS},
    {"tan", 1, 1, call_tan, 0},
    {"cot", 1, 1, call_cot, 0},
    {"sec", 1, 1, call_sec, 0},
    {"csc", 1, 1, call_csc, 0},
    {"asin", 1, 1, call_op, EX_ASIN},
    {"acos", 1, 1, call_op, EX_ACOS},
    {"atan", 1, 1, call_op, EX_ATAN},
    {"atan2", 2, 2, call_op, EX_ATAN2},
    {"sinh", 1, 1, call_op, EX_SINH},
    {"cosh", 1, 1, call_op, EX_COSH},
    {"tanh", 1, 1, call_op, EX_TANH},
    {"asinh", 1, 1, call_op, EX_ASINH},
    {"acosh", 1, 1, call_op, EX_ACOSH},
    {"atanh", 1, 1, call_op, EX_ATANH},
    {"exp", 1, 1, call_op, EX_EXP},
    {"log", 1, 1, call_op, EX_LOG},
    {"sqrt", 1, 1, call_sqrt, 0},
    {"abs", 1, 1, call_op, EX_ABS},
    {"sign", 1, 1, call_op, EX_SIGN},
    {"min", 2, 100, call_extreme, EX_MIN},
    {"max", 2, 100, call_extreme, EX_MAX},
    {"dot", 2, 2, call_dot, 0},
    {"cross", 2, 2, call_cross, 0},
    {"norm", 1, 1, call_norm, 0},
    {"unit", 1, 1, call_unit, 0},
    {"position", 1, 1, call_position, 0},
    {"velocity", 1, 2, call_velocity, 0},
    {"acceleration", 1, 2, call_acceleration, 0},
    {"omega", 1, 1, call_omega, 0},
    {"alpha", 1, 1, call_alpha, 0},
    {"multiplier", 1, 1, call_multiplier, 0},
    {"tension", 1, 1, call_tension, 0},
    {"actuator", 1, 1, call_actuator, 0},
    {"force", 2, 2, call_force, 0},
    {"torque", 2, 2, call_torque, 0},
    {"turn", 2, 2, call_turn, 0},
    {"conj", 1, 1, call_conj, 0},
};

enum { NFUNCTIONS = sizeof FUNCTIONS / sizeof *FUNCTIONS };

/* p(s) of `let p(s) = …`: the body with the arguments in place of the formals */
static value call_let(const call *c, const decl *d) {
  const lang_item *it = d->item;
  if (c->n != it->nformals) {
    diag_at(c->b->diags, DIAG_E208, c->t->span, "'%s' takes %u argument%s, not %u",
            base_name_text(c->b->names, c->t->name), it->nformals, it->nformals == 1 ? "" : "s", c->n);
    return value_wrong();
  }
  const scope *sc = d->scope;
  for (uint32_t i = 0; i < c->n; i++) {
    value *v = BASE_NEW(c->b->arena, value);
    *v = build_value(c->b, c->arg[i], c->sc);
    if (v->kind == VAL_ERROR) return value_wrong();
    scope *inner = BASE_NEW(c->b->arena, scope);
    *inner = (scope){sc, it->formals[i], v};
    sc = inner;
  }
  enum { CALLS_MOST = 1000000 };
  if (c->b->calls++ > CALLS_MOST)
    base_fail(c->b->arena->ctx, BASE_LIMIT, "functions are called more than %d times", CALLS_MOST);
  if (!build_enter(c->b, (uint32_t)(d - c->b->decls.at))) return value_wrong();
  value v = build_value(c->b, it->right, sc);
  c->b->chain.n--;
  return v;
}

/* phi(0): the initial value, in exact answers only; xi(t): a given function at the present time */
static value call_at_time(const call *c, const decl *d) {
  builder *b = c->b;
  const tree *at = c->n == 1 ? c->arg[0] : NULL;
  const char *name = base_name_text(b->names, d->name);
  if (at && d->kind == DECL_GIVEN && at->kind == TREE_NAME && strcmp(base_name_text(b->names, at->name), "t") == 0)
    return d->is;
  bool start =
      at && (d->kind == DECL_COORD || d->kind == DECL_SPEED) && at->kind == TREE_NUMBER && strcmp(at->text, "0") == 0;
  if (start && b->in_exact) return value_scalar(expr_symbol(b->m->g, base_format(b->arena, "%s(0)", name), SYM_START));
  diag_entry *e = diag_at(b->diags, DIAG_E207, c->t->span, "'%s' is not a function", name);
  if (start) diag_hint(b->diags, e, "The initial value %s(0) is understood in exact answers only.", name);
  else if (d->kind == DECL_GIVEN) diag_hint(b->diags, e, "Its value at the present time is %s or %s(t).", name, name);
  else diag_hint(b->diags, e, "A product needs a *: %s*(…).", name);
  return value_wrong();
}

static value unknown(const call *c, const char *name) {
  if (build_hush(c->b, c->t->name)) return value_wrong();
  diag_entry *e = diag_at(c->b->diags, DIAG_E207, c->t->span, "there is no function called '%s'", name);
  const char *best = NULL;
  unsigned least = strlen(name) < 4 ? 2 : 3;
  for (int i = 0; i < NFUNCTIONS; i++) {
    unsigned far = base_distance(name, FUNCTIONS[i].name);
    if (far < least) least = far, best = FUNCTIONS[i].name;
  }
  diag_hint(c->b->diags, e, "A function of your own is introduced with let %s(s) = ….", name);
  build_hint_name(c->b, e, name, 1u << DECL_FUNCTION, NULL, "");
  if (best) diag_hint(c->b->diags, e, "Did you mean '%s'?", best);
  return value_wrong();
}

static value wrong_count(const call *c, const function *f) {
  const char *more = f->most > f->least + 1 ? " or more"
                     : f->most > f->least   ? base_format(c->b->arena, " or %u", f->most)
                                            : "";
  diag_at(c->b->diags, DIAG_E208, c->t->span, "%s takes %u%s argument%s, not %u", f->name, f->least, more,
          f->most == 1 ? "" : "s", c->n);
  return value_wrong();
}

value build_call(builder *b, const tree *t, const scope *sc) {
  call c = {b, t, sc, (const tree *const *)t->kids, t->nkids, EX_NUM};
  const char *name = base_name_text(b->names, t->name);
  decl *d = build_find(b, t->name);
  if (d && d->kind == DECL_FUNCTION) return call_let(&c, d);
  for (int i = 0; i < NFUNCTIONS; i++) {
    const function *f = &FUNCTIONS[i];
    if (strcmp(f->name, name) != 0) continue;
    if (c.n < f->least || c.n > f->most) return wrong_count(&c, f);
    c.op = f->op;
    return f->meaning(&c);
  }
  if (d) return call_at_time(&c, d);
  return unknown(&c, name);
}
