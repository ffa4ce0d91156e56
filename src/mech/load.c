/* load.c: what acts on the bodies: gravity, forces, torques, springs, dampers, potentials.

   A force acts on a material point, so every load knows its body (rule 6).
   Loads with a potential are entered twice, as vectors and as energy: Gibbs,
   Appell and Kane read the vectors, Lagrange reads the energy, and check proves
   that they say the same. */
#include "mech/builder.h"

#include <string.h>

#include "base/fault.h"

/* a place that only time moves: whoever moves it takes any force, as the ground does */
static bool is_driven(builder *b, vec at) {
  for (uint32_t i = 0; i < at.n; i++) {
    for (uint32_t f = at.t[i].frame; f != 0; f = b->m->space.frames.at[f].parent)
      for (int k = 0; k < 9; k++)
        if (!build_only(b, b->m->space.frames.at[f].r[k], ~KIND(SYM_COORD), NULL)) return false;
    for (int k = 0; k < 3; k++)
      if (!build_only(b, at.t[i].c[k], ~KIND(SYM_COORD), NULL)) return false;
  }
  return true;
}

/* The body whose own point is at P for every motion; BUILD_GROUND if P is fixed or moved by time alone; BUILD_NOBODY if
   there is none. */
int build_carrier(builder *b, vec at) {
  space *s = &b->m->space;
  vec v = build_velocity(b, at);
  for (uint32_t i = 0; i < b->m->bodies.n; i++) {
    const mech_body *x = &b->m->bodies.at[i];
    if (!x->rigid && build_is_zero(b, vec_sub(s, at, x->center))) return (int)i;
  }
  for (uint32_t i = 0; i < b->m->bodies.n; i++)
    if (b->m->bodies.at[i].rigid && build_is_zero(b, vec_sub(s, v, build_body_velocity(b, i, at)))) return (int)i;
  return build_is_zero(b, v) || is_driven(b, at) ? BUILD_GROUND : BUILD_NOBODY;
}

static bool no_accelerations(builder *b, vec v, base_span span) {
  for (uint32_t i = 0; i < v.n; i++)
    for (int k = 0; k < 3; k++) {
      ex culprit;
      if (build_only(b, v.t[i].c[k], ~(KIND(SYM_ACCEL) | KIND(SYM_SPEED_DOT)), &culprit)) continue;
      diag_entry *e = diag_at(b->diags, DIAG_E312, span, "a force cannot depend on the acceleration '%s'",
                              expr_symbol_name(b->m->g, culprit));
      diag_hint(b->diags, e,
                "Given forces are functions of position, velocity and time; an inertia effect belongs to a mass.");
      return false;
    }
  return true;
}

static void add_force(builder *b, base_span span, const char *what, vec f, int body, vec at, bool conservative) {
  build_spend(b, 10);
  if (body < 0 || vec_is_zero(f)) return; /* the ground takes any force without moving */
  base_push(b->arena, &b->m->loads, ((mech_load){span, what, false, f, body, 0, at, conservative}));
}

static void add_potential(builder *b, base_span span, const char *what, ex v, bool has_load) {
  if (v != EXPR_ZERO) base_push(b->arena, &b->m->potentials, ((mech_potential){span, what, v, has_load}));
}

/* --- gravity --- */

static void gravity_on(builder *b, base_span span, vec g, bool uniform, uint32_t body) {
  const mech_body *x = &b->m->bodies.at[body];
  space *s = &b->m->space;
  if (x->mass == EXPR_ZERO) return;
  add_force(b, span, "gravity", vec_scale(s, x->mass, g), (int)body, x->center, uniform);
  ex height = expr_neg(b->m->g, vec_dot(s, g, x->center));
  if (FAULT(POTENTIAL_SIGN)) height = expr_neg(b->m->g, height);
  if (uniform) add_potential(b, span, "gravity", expr_mul(b->m->g, x->mass, height), true);
}

static void gravity(builder *b, const action *a) {
  vec g;
  const lang_stmt *st = a->stmt;
  if (!st->value || !build_vector(b, st->value, a->scope, &g)) return;
  bool uniform = true;
  ex x[3];
  vec_express(&b->m->space, g, 0, x);
  for (int i = 0; i < 3; i++) uniform = uniform && build_only(b, x[i], KIND(SYM_PARAM) | KIND_TIMELY, NULL);
  if (!no_accelerations(b, g, st->value->span) || !build_positional(b, g, st->value->span, "gravity")) return;
  for (uint32_t i = 0; i < st->non; i++) {
    uint32_t body;
    if (build_body(b, st->on[i], a->scope, &body)) gravity_on(b, st->span, g, uniform, body);
  }
  for (uint32_t i = 0; st->non == 0 && i < b->m->bodies.n; i++) gravity_on(b, st->span, g, uniform, i);
}

/* --- forces and torques --- */

/* from N: the ground takes it */
bool build_is_ground(builder *b, const tree *t, const scope *sc) {
  return t->kind == TREE_NAME && strcmp(base_name_text(b->names, t->name), "N") == 0 &&
         build_value(b, t, sc).kind == VAL_FRAME;
}

/* on X [at P]: which body, and where */
bool build_target(builder *b, const tree *x, const tree *p, const scope *sc, int *body, vec *at) {
  if (!build_is_known(b, x, sc, p ? SORT_BODY : SORT_BODY_OR_POINT)) return false;
  value v = build_value(b, x, sc), w = {.point = -1};
  if (v.kind == VAL_ERROR) return false;
  if (p && !build_point(b, p, sc, &w)) return false;
  if (v.kind == VAL_POINT && !p) {
    *at = v.v;
    *body = build_carrier(b, v.v);
    if (*body >= 0 || !build_bodies_known(b)) return *body >= 0;
    diag_entry *e =
        diag_at(b->diags, DIAG_E307, x->span,
                *body == BUILD_GROUND ? "this point is held, or moves by time alone, so a force on it does nothing"
                                      : "this point moves with none of the bodies");
    if (*body == BUILD_GROUND)
      diag_hint(b->diags, e, "Leave the force out, or name the body that takes it: on BODY at P.");
    else diag_hint(b->diags, e, "Say which body takes the force: on BODY at P.");
    return false;
  }
  uint32_t i;
  if (!build_body(b, x, sc, &i)) return false;
  *body = (int)i;
  *at = p ? w.v : b->m->bodies.at[i].center;
  if (!p || b->m->bodies.at[i].rigid || build_is_zero(b, vec_sub(&b->m->space, w.v, b->m->bodies.at[i].center)))
    return true;
  diag_entry *e =
      diag_at(b->diags, DIAG_E307, p->span, "the particle '%s' is not at this point", b->m->bodies.at[i].name);
  diag_hint(b->diags, e, "A force on a particle acts where it is: leave out at ….");
  return false;
}

/* A list after `on` could mean each or all together, so it is refused. */
static bool one_target(builder *b, const lang_stmt *st, const char *what) {
  if (st->non == 1) return true;
  diag_entry *e = st->non ? diag_at(b->diags, DIAG_E208, st->on[1]->span, "a %s acts on one body", what) : NULL;
  if (e) diag_hint(b->diags, e, "Write a statement for each body.");
  return false;
}

static void force(builder *b, const action *a) {
  const lang_stmt *st = a->stmt;
  vec f, at, there;
  int body, other;
  if (!st->value || !one_target(b, st, "force") || !build_vector(b, st->value, a->scope, &f)) return;
  if (!no_accelerations(b, f, st->value->span) || !build_target(b, st->on[0], st->at, a->scope, &body, &at)) return;
  add_force(b, st->span, "force", f, body, at, false);
  if (!st->from || build_is_ground(b, st->from, a->scope)) return;
  uint32_t y;
  if (!build_body(b, st->from, a->scope, &y)) return;
  other = (int)y;
  there = at;
  if (!b->m->bodies.at[y].rigid) there = b->m->bodies.at[y].center;
  if (!b->m->bodies.at[y].rigid && !build_is_zero(b, vec_sub(&b->m->space, at, there))) {
    diag_entry *e = diag_at(b->diags, DIAG_E307, st->from->span, "the particle '%s' is not where the force acts",
                            b->m->bodies.at[y].name);
    diag_hint(b->diags, e,
              "The opposite force acts at the same place; between two points write a spring or two forces.");
    return;
  }
  add_force(b, st->span, "force", vec_neg(&b->m->space, f), other, there, false);
}

/* the frame a torque turns, through the one body that carries it */
bool build_torque_frame(builder *b, const tree *x, const scope *sc, uint32_t *f, int *body) {
  if (!build_is_known(b, x, sc, SORT_BODY_OR_FRAME)) return false;
  value v = build_value(b, x, sc);
  if (v.kind == VAL_ERROR) return false;
  if (v.kind == VAL_BODY) {
    *f = b->m->bodies.at[v.index].frame;
    *body = (int)v.index;
    return true;
  }
  if (v.kind == VAL_POINT) {
    diag_entry *e = diag_at(b->diags, DIAG_E315, x->span, "a point does not turn, so a torque on it does nothing");
    diag_hint(b->diags, e, "A torque acts on a body; on a particle act forces.");
    return false;
  }
  if (!build_frame(b, x, sc, f)) return false;
  uint32_t count = 0;
  for (uint32_t i = 0; i < b->m->bodies.n; i++)
    if (b->m->bodies.at[i].rigid && b->m->bodies.at[i].frame == *f) *body = (int)i, count++;
  if (count == 1 || (count == 0 && !build_bodies_known(b))) return count == 1;
  diag_entry *e = diag_at(b->diags, DIAG_E315, x->span,
                          count ? "several bodies have the frame '%s', so the torque is ambiguous"
                                : "no body has the frame '%s', so the torque turns nothing",
                          b->m->space.frames.at[*f].name);
  diag_hint(b->diags, e, "Name the body: torque … on BODY.");
  return false;
}

static void torque(builder *b, const action *a) {
  const lang_stmt *st = a->stmt;
  vec m;
  uint32_t f;
  int body;
  if (!st->value || !one_target(b, st, "torque") || !build_vector(b, st->value, a->scope, &m)) return;
  if (!no_accelerations(b, m, st->value->span) || !build_torque_frame(b, st->on[0], a->scope, &f, &body)) return;
  base_push(b->arena, &b->m->loads, ((mech_load){st->span, "torque", true, m, body, f, {0, NULL}, false}));
  if (!st->from || build_is_ground(b, st->from, a->scope)) return;
  if (!build_torque_frame(b, st->from, a->scope, &f, &body)) return;
  vec back = FAULT(TORQUE_REACTION) ? m : vec_neg(&b->m->space, m);
  base_push(b->arena, &b->m->loads, ((mech_load){st->span, "torque", true, back, body, f, {0, NULL}, false}));
}

/* --- actions along the line between two points --- */

typedef struct line {
  vec at[2], along; /* from the first to the second */
  int body[2];
  ex length;
} line;

static bool find_line(builder *b, const action *a, line *l) {
  for (int i = 0; i < 2; i++) {
    value p;
    if (!a->stmt->between[i] || !build_point(b, a->stmt->between[i], a->scope, &p)) return false;
    l->at[i] = p.v;
    l->body[i] = build_carrier(b, p.v);
    if (l->body[i] != BUILD_NOBODY) continue;
    if (!build_bodies_known(b)) return false;
    diag_entry *e = diag_at(b->diags, DIAG_E307, a->stmt->between[i]->span, "this point moves with none of the bodies");
    diag_hint(b->diags, e, "Its ends must be fixed, particles, or points of a body.");
    return false;
  }
  l->along = vec_sub(&b->m->space, l->at[1], l->at[0]);
  if (build_is_zero(b, l->along)) {
    base_span span = {a->stmt->between[0]->span.at, a->stmt->between[1]->span.end};
    diag_at(b->diags, DIAG_E222, span, "the two points are the same, so there is no line between them");
    return false;
  }
  l->length = expr_sqrt(b->m->g, vec_dot(&b->m->space, l->along, l->along));
  return true;
}

/* `pull` times the vector along the line draws the ends together */
static void pull_together(builder *b, const action *a, const line *l, const char *what, ex pull, bool conservative) {
  vec f = vec_scale(&b->m->space, pull, l->along);
  if (FAULT(PULL_SIGN)) f = vec_neg(&b->m->space, f); /* a spring that pushes when it is stretched */
  if (!no_accelerations(b, f, a->stmt->span)) return;
  base_push(b->arena, &b->m->links, ((mech_link){what, {l->at[0], l->at[1]}}));
  add_force(b, a->stmt->span, what, f, l->body[0], l->at[0], conservative);
  if (!FAULT(REACTION)) f = vec_neg(&b->m->space, f);
  add_force(b, a->stmt->span, what, f, l->body[1], l->at[1], conservative);
}

static void spring(builder *b, const action *a) {
  expr_graph *g = b->m->g;
  line l;
  ex k = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  ex rest = a->stmt->length ? build_scalar(b, a->stmt->length, a->scope) : EXPR_ZERO;
  if (k == EXPR_NONE || rest == EXPR_NONE || !find_line(b, a, &l)) return;
  unsigned fixed = KIND(SYM_PARAM) | KIND_TIMELY;
  bool conservative = build_only(b, k, fixed, NULL) && build_only(b, rest, fixed, NULL);
  ex ratio = expr_div(g, rest, l.length), stretch = expr_sub(g, l.length, rest);
  pull_together(b, a, &l, "spring", expr_mul(g, k, expr_sub(g, EXPR_ONE, ratio)), conservative);
  ex square = rest == EXPR_ZERO ? vec_dot(&b->m->space, l.along, l.along) : expr_powi(g, stretch, 2);
  if (conservative)
    add_potential(b, a->stmt->span, "spring", expr_mul(g, expr_ratio(g, 1, 2), expr_mul(g, k, square)), true);
}

static void damper(builder *b, const action *a) {
  expr_graph *g = b->m->g;
  line l;
  ex c = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  if (c == EXPR_NONE || !find_line(b, a, &l)) return;
  ex stretching = expr_deriv_of(b->ddt, l.length);
  if (FAULT(DAMPER_SIGN)) stretching = expr_neg(g, stretching);
  pull_together(b, a, &l, "damper", expr_div(g, expr_mul(g, c, stretching), l.length), false);
}

static void gravitation(builder *b, const action *a) {
  expr_graph *g = b->m->g;
  line l;
  ex k = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  if (k == EXPR_NONE || !find_line(b, a, &l)) return;
  for (int i = 0; i < 2; i++) {
    if (l.body[i] >= 0 && build_is_zero(b, vec_sub(&b->m->space, l.at[i], b->m->bodies.at[l.body[i]].center))) {
      k = expr_mul(g, k, b->m->bodies.at[l.body[i]].mass);
      continue;
    }
    if (!build_bodies_known(b)) return;
    diag_entry *e = diag_at(b->diags, DIAG_E318, a->stmt->between[i]->span, "there is no mass at this point");
    diag_hint(b->diags, e, "Put a particle there; for a fixed centre of attraction use potential -k/norm(P - O).");
    return;
  }
  bool conservative = build_only(b, k, KIND(SYM_PARAM) | KIND_TIMELY, NULL);
  pull_together(b, a, &l, "gravitation", expr_div(g, k, expr_powi(g, l.length, 3)), conservative);
  if (conservative) add_potential(b, a->stmt->span, "gravitation", expr_neg(g, expr_div(g, k, l.length)), true);
}

static void potential(builder *b, const action *a) {
  ex culprit, v = a->stmt->value ? build_scalar(b, a->stmt->value, a->scope) : EXPR_NONE;
  if (v == EXPR_NONE) return;
  if (!build_only(b, v, KIND_POSITIONAL, &culprit)) {
    diag_entry *e = diag_at(b->diags, DIAG_E321, a->stmt->value->span, "a potential cannot depend on '%s'",
                            expr_symbol_name(b->m->g, culprit));
    diag_hint(b->diags, e, "A velocity-dependent action is a force or a damper.");
    return;
  }
  add_potential(b, a->stmt->span, "potential", v, false);
}

void build_load(builder *b, const action *a) {
  switch (a->stmt->kind) {
  case STMT_GRAVITY: gravity(b, a); break;
  case STMT_FORCE: force(b, a); break;
  case STMT_TORQUE: torque(b, a); break;
  case STMT_SPRING: spring(b, a); break;
  case STMT_DAMPER: damper(b, a); break;
  case STMT_GRAVITATION: gravitation(b, a); break;
  default: potential(b, a); break;
  }
}
