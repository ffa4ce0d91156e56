/* kinematics.c: frames, points, angular velocities, velocities.

   Angular velocities add along the tree of frames (addition theorem); where the
   user wrote `define omega(B) = …` that form is used instead, because it is the
   compact one, and derive proves that both agree. */
#include "mech/builder.h"

#include <string.h>

#include "base/fault.h"

typedef struct filter {
  const expr_graph *g;
  unsigned kinds;
  ex culprit;
} filter;

static bool unwanted(void *user, ex symbol) {
  filter *f = user;
  bool bad = !(f->kinds & KIND(expr_symbol_kind(f->g, symbol)));
  if (bad) f->culprit = symbol;
  return bad;
}

bool build_only(builder *b, ex e, unsigned kinds, ex *culprit) {
  filter f = {b->m->g, kinds, EXPR_NONE};
  bool bad = expr_depends(b->m->g, e, unwanted, &f);
  if (culprit) *culprit = f.culprit;
  return !bad;
}

bool build_positional(builder *b, vec v, base_span span, const char *what) {
  for (uint32_t i = 0; i < v.n; i++)
    for (int k = 0; k < 3; k++) {
      ex culprit;
      if (build_only(b, v.t[i].c[k], KIND_POSITIONAL, &culprit)) continue;
      diag_entry *e =
          diag_at(b->diags, DIAG_E321, span, "%s cannot depend on '%s'", what, expr_symbol_name(b->m->g, culprit));
      diag_hint(b->diags, e, "It may contain coordinates, parameters and time.");
      return false;
    }
  return true;
}

bool build_is_zero(builder *b, vec v) {
  ex x[3];
  if (vec_is_zero(v)) return true;
  vec_express(&b->m->space, v, 0, x);
  for (int i = 0; i < 3; i++) {
    normal_fuel fuel = {0};
    if (normal_is_zero(b->m->g, x[i], &b->m->facts, &fuel) != ANSWER_YES) return false;
  }
  return true;
}

motion build_motion(builder *b) {
  return (motion){&b->m->space, b->ddt, b->omegas.at};
}

vec build_velocity(builder *b, vec position) {
  motion mo = build_motion(b);
  return vec_ddt(&mo, position);
}

/* two-point theorem: v_P = v_C + ω × (P − C) */
vec mech_material_velocity(space *s, vec center_velocity, vec omega, vec from_center) {
  vec turn = vec_cross(s, omega, from_center);
  if (FAULT(TWO_POINT)) turn = vec_neg(s, turn);
  return vec_add(s, center_velocity, turn);
}

vec build_body_velocity(builder *b, uint32_t body, vec position) {
  const mech_body *x = &b->m->bodies.at[body];
  vec v = build_velocity(b, x->center);
  if (!x->rigid) return v;
  return mech_material_velocity(&b->m->space, v, b->omegas.at[x->frame], vec_sub(&b->m->space, position, x->center));
}

void build_spin(builder *b, uint32_t f, vec spin) {
  space *s = &b->m->space;
  s->frames.at[f].spin = spin;
  vec w = vec_add(s, b->omegas.at[s->frames.at[f].parent], spin);
  while (b->omegas.n <= f) base_push(b->arena, &b->omegas, ((vec){0, NULL}));
  b->omegas.at[f] = w;
}

/* --- frames --- */

static int axis_of(builder *b, const tree *t) {
  if (t->kind != TREE_NAME) return -1;
  const char *s = base_name_text(b->names, t->name);
  return s[0] >= 'x' && s[0] <= 'z' && s[1] == 0 ? s[0] - 'x' : -1;
}

static uint32_t turn_simple(builder *b, const char *name, uint32_t parent, int axis, ex angle) {
  space *s = &b->m->space;
  uint32_t f = space_frame_simple(s, name, parent, axis, angle);
  ex rate = expr_deriv_of(b->ddt, angle);
  if (FAULT(SPIN)) rate = expr_neg(s->g, rate);
  build_spin(b, f, vec_scale(s, rate, vec_axis(s, parent, axis)));
  return f;
}

/* Rotation about any unit vector n constant in the parent: R = c 1 + (1 − c) n n + s [n×] (Rodrigues) */
static bool turn_about(builder *b, const char *name, uint32_t parent, const tree *at, const scope *sc, ex angle,
                       uint32_t *out) {
  vec n;
  if (!build_vector(b, at, sc, &n)) return false;
  space *s = &b->m->space;
  expr_graph *g = b->m->g;
  ex x[3], r[9];
  vec_express(s, n, parent, x);
  for (int i = 0; i < 3; i++)
    if (!build_only(b, x[i], KIND(SYM_PARAM), NULL)) {
      diag_entry *e =
          diag_at(b->diags, DIAG_E311, at->span, "this axis moves in the frame %s", s->frames.at[parent].name);
      diag_hint(b->diags, e, "Turn about a vector that is constant in the parent, or rotate in two steps.");
      return false;
    }
  ex length = expr_sqrt(g, vec_dot(s, n, n));
  normal_fuel fuel = {0};
  if (length == EXPR_ZERO) {
    diag_entry *e = diag_at(b->diags, DIAG_E213, at->span, "a rotation needs an axis, and this vector is zero");
    diag_hint(b->diags, e, "An axis is x, y, z or a vector such as N.x + N.y.");
    return false;
  }
  if (normal_is_zero(g, expr_sub(g, vec_dot(s, n, n), EXPR_ONE), &b->m->facts, &fuel) == ANSWER_YES) length = EXPR_ONE;
  for (int i = 0; i < 3; i++) x[i] = expr_div(g, x[i], length);
  ex c = expr_cos(g, angle), sn = expr_sin(g, angle), vers = expr_sub(g, EXPR_ONE, c);
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) {
      ex t = expr_mul(g, vers, expr_mul(g, x[i], x[k]));
      if (i == k) t = expr_add(g, t, c);
      else {
        ex cross = expr_mul(g, sn, x[3 - i - k]); /* the third axis */
        bool minus = (k - i + 3) % 3 == 1;
        if (FAULT(RODRIGUES)) minus = !minus;
        t = expr_add(g, t, minus ? expr_neg(g, cross) : cross);
      }
      r[3 * i + k] = t;
    }
  *out = space_frame_matrix(s, name, parent, r);
  build_spin(b, *out, vec_scale(s, expr_deriv_of(b->ddt, angle), vec_make(s, parent, x[0], x[1], x[2])));
  return true;
}

/* rotate(PARENT, axis, angle, axis, angle, …): an Euler chain leaves its inner frames without names */
static bool rotate(builder *b, const tree *t, const scope *sc, const char *name, uint32_t *out) {
  uint32_t f;
  if (t->nkids < 3 || t->nkids % 2 == 0) {
    diag_entry *e = diag_at(b->diags, DIAG_E208, t->span, "rotate takes a frame and then pairs of axis and angle");
    diag_hint(b->diags, e, "For example rotate(N, z, phi) or rotate(N, z, phi, x, theta, z, psi).");
    return false;
  }
  if (!build_frame(b, t->kids[0], sc, &f)) return false;
  for (uint32_t i = 1; i < t->nkids; i += 2) {
    bool last = i + 2 >= t->nkids;
    const char *label = last ? name : base_format(b->arena, "%s(%u)", name, i / 2 + 1);
    ex angle = build_scalar(b, t->kids[i + 1], sc);
    if (angle == EXPR_NONE) return false;
    if (!build_positional(b, vec_make(&b->m->space, 0, angle, EXPR_ZERO, EXPR_ZERO), t->kids[i + 1]->span,
                          "an angle of rotation"))
      return false;
    int axis = axis_of(b, t->kids[i]);
    if (axis >= 0) f = turn_simple(b, label, f, axis, angle);
    else if (!turn_about(b, label, f, t->kids[i], sc, angle, &f)) return false;
  }
  *out = f;
  return true;
}

/* direction cosines of a unit quaternion (Rostamian 12.11) */
static void quaternion_matrix(expr_graph *g, const ex q[4], ex r[9]) {
  ex two = expr_int(g, 2), sq[4];
  for (int i = 0; i < 4; i++) sq[i] = expr_powi(g, q[i], 2);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    ex diag[4] = {sq[0], sq[i + 1], expr_neg(g, sq[j + 1]), expr_neg(g, sq[k + 1])};
    r[4 * i] = expr_sum(g, 4, diag);
    ex sym = expr_mul(g, q[i + 1], q[j + 1]), skew = expr_mul(g, q[0], q[k + 1]);
    if (FAULT(QUATERNION_MATRIX)) skew = expr_neg(g, skew); /* the transposed matrix */
    r[3 * i + j] = expr_mul(g, two, expr_sub(g, sym, skew));
    r[3 * j + i] = expr_mul(g, two, expr_add(g, sym, skew));
  }
}

/* ω in the frame's own axes: the body rates of a coordinate, or 2 conj(q) q' for any other quaternion (Rostamian 12.18) */
static vec quaternion_spin(builder *b, uint32_t f, const ex q[4]) {
  mech_model *m = b->m;
  expr_graph *g = m->g;
  for (uint32_t i = 0; i < m->quaternions.n; i++)
    if (memcmp(m->quaternions.at[i].e, q, 4 * sizeof *q) == 0) {
      const mech_rate *r = &m->rates.at[m->quaternions.at[i].rate];
      return vec_make(&m->space, f, r[0].sym, r[1].sym, r[2].sym);
    }
  ex d[4], w[3];
  for (int i = 0; i < 4; i++) d[i] = expr_deriv_of(b->ddt, q[i]);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3 + 1, k = (i + 2) % 3 + 1;
    ex t[4] = {expr_mul(g, q[0], d[i + 1]), expr_neg(g, expr_mul(g, d[0], q[i + 1])),
               expr_neg(g, expr_mul(g, q[j], d[k])), expr_mul(g, q[k], d[j])};
    w[i] = expr_mul(g, expr_int(g, 2), expr_sum(g, 4, t));
  }
  return vec_make(&m->space, f, w[0], w[1], w[2]);
}

static bool orient(builder *b, const tree *t, const scope *sc, const char *name, uint32_t *out) {
  uint32_t parent;
  if (t->nkids != 2) {
    diag_at(b->diags, DIAG_E208, t->span, "orient takes a frame and a quaternion");
    return false;
  }
  if (!build_frame(b, t->kids[0], sc, &parent)) return false;
  value q = build_value(b, t->kids[1], sc);
  if (q.kind == VAL_ERROR) return false;
  if (q.kind != VAL_QUATERNION) {
    diag_entry *e =
        diag_at(b->diags, DIAG_E206, t->kids[1]->span, "orient needs a quaternion, not %s", build_kind_text(&q));
    diag_hint(b->diags, e, "Declare it with coord e: quaternion, or write turn(angle, vector).");
    return false;
  }
  vec first = vec_make(&b->m->space, 0, q.q[0], q.q[1], q.q[2]),
      last = vec_make(&b->m->space, 0, q.q[3], EXPR_ZERO, EXPR_ZERO);
  if (!build_positional(b, first, t->kids[1]->span, "an orientation") ||
      !build_positional(b, last, t->kids[1]->span, "an orientation"))
    return false;
  ex r[9];
  quaternion_matrix(b->m->g, q.q, r);
  *out = space_frame_matrix(&b->m->space, name, parent, r);
  build_spin(b, *out, (vec){0, NULL});
  vec spin = quaternion_spin(b, *out, q.q);
  if (FAULT(QUATERNION_SPIN)) spin = vec_neg(&b->m->space, spin);
  build_spin(b, *out, spin);
  return true;
}

static bool orthonormal(builder *b, const ex r[9], base_span span) {
  expr_graph *g = b->m->g;
  for (int i = 0; i < 3; i++)
    for (int k = 0; k <= 3; k++) { /* k = 3: r_i · (r_j × r_k) = 1 for the first row, right-handed */
      ex t[3];
      int j = (i + 1) % 3, l = (i + 2) % 3;
      for (int c = 0; c < 3; c++) {
        int d = (c + 1) % 3, e = (c + 2) % 3;
        ex cross = expr_sub(g, expr_mul(g, r[3 * d + j], r[3 * e + l]), expr_mul(g, r[3 * e + j], r[3 * d + l]));
        t[c] = expr_mul(g, r[3 * c + i], k < 3 ? r[3 * c + k] : cross);
      }
      ex dot = expr_sub(g, expr_sum(g, 3, t), i == k || k == 3 ? EXPR_ONE : EXPR_ZERO);
      normal_fuel fuel = {0};
      expr_answer got = normal_is_zero(g, dot, &b->m->facts, &fuel);
      if (got == ANSWER_YES) continue;
      diag_entry *e = diag_at(b->diags, DIAG_E310, span, "the three axes %s orthonormal and right-handed",
                              got == ANSWER_NO ? "are not" : "could not be proved to be");
      if (k == 3) diag_hint(b->diags, e, "The third axis must be the cross product of the first two.");
      else if (i == k) diag_hint(b->diags, e, "Axis %d must be a unit vector.", i + 1);
      else diag_hint(b->diags, e, "Axes %d and %d must be at right angles.", i + 1, k + 1);
      return false;
    }
  return true;
}

/* axes(PARENT, v1, v2, v3); ω = ½ Σ b_i × db_i/dt as seen from the parent */
static bool axes(builder *b, const tree *t, const scope *sc, const char *name, uint32_t *out) {
  uint32_t parent;
  space *s = &b->m->space;
  expr_graph *g = b->m->g;
  if (t->nkids != 4) {
    diag_at(b->diags, DIAG_E208, t->span, "axes takes a frame and three vectors");
    return false;
  }
  if (!build_frame(b, t->kids[0], sc, &parent)) return false;
  ex r[9], w[3] = {0};
  for (int i = 0; i < 3; i++) {
    vec v;
    ex x[3];
    if (!build_vector(b, t->kids[i + 1], sc, &v) || !build_positional(b, v, t->kids[i + 1]->span, "an axis"))
      return false;
    vec_express(s, v, parent, x);
    for (int k = 0; k < 3; k++) r[3 * k + i] = x[k];
  }
  if (!orthonormal(b, r, t->span)) return false;
  for (int k = 0; k < 3; k++) {
    ex p[6];
    int j = (k + 1) % 3, l = (k + 2) % 3;
    for (int i = 0; i < 3; i++) {
      p[2 * i] = expr_mul(g, r[3 * j + i], expr_deriv_of(b->ddt, r[3 * l + i]));
      p[2 * i + 1] = expr_neg(g, expr_mul(g, r[3 * l + i], expr_deriv_of(b->ddt, r[3 * j + i])));
    }
    w[k] = expr_mul(g, FAULT(AXES_SPIN) ? EXPR_ONE : expr_ratio(g, 1, 2), expr_sum(g, 6, p));
  }
  *out = space_frame_matrix(s, name, parent, r);
  build_spin(b, *out, vec_make(s, parent, w[0], w[1], w[2]));
  return true;
}

value build_frame_decl(builder *b, decl *d) {
  const tree *t = d->right;
  const char *name = base_name_text(b->names, d->name), *word = "";
  uint32_t f = 0;
  if (!t || t->kind == TREE_ERROR) return value_wrong();
  const scope *sc = d->scope;
  if (t->kind == TREE_CALL) word = base_name_text(b->names, t->name);
  bool ok;
  if (strcmp(word, "rotate") == 0) ok = rotate(b, t, sc, name, &f);
  else if (strcmp(word, "orient") == 0) ok = orient(b, t, sc, name, &f);
  else if (strcmp(word, "axes") == 0) ok = axes(b, t, sc, name, &f);
  else {
    diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "a frame is made by rotate, orient or axes");
    diag_hint(b->diags, e, "For example frame A = rotate(N, z, phi).");
    return value_wrong();
  }
  return ok ? (value){.kind = VAL_FRAME, .index = f, .point = -1} : value_wrong();
}

/* define omega(B) = w1*E.x + …: the declared form takes the place of the sum along the tree. */
void build_define(builder *b, const action *a) {
  space *s = &b->m->space;
  for (uint32_t i = 0; i < a->stmt->nitems; i++) {
    const lang_item *it = &a->stmt->items[i];
    uint32_t f = 0;
    vec w;
    if (!it->left || !it->right) continue;
    bool is_omega = it->left->kind == TREE_CALL && it->left->nkids == 1 &&
                    strcmp(base_name_text(b->names, it->left->name), "omega") == 0;
    if (!is_omega) {
      diag_entry *e =
          diag_at(b->diags, DIAG_E319, it->left->span, "define says what an angular velocity is in terms of speeds");
      diag_hint(b->diags, e, "Write define omega(FRAME) = VECTOR; a speed's own meaning goes into its declaration.");
      continue;
    }
    if (!build_is_known(b, it->left->kids[0], a->scope, SORT_TURNING)) continue;
    value v = build_value(b, it->left->kids[0], a->scope);
    if (v.kind == VAL_BODY) f = b->m->bodies.at[v.index].frame;
    else if (v.kind == VAL_ERROR || !build_frame(b, it->left->kids[0], a->scope, &f)) continue;
    if (!build_vector(b, it->right, a->scope, &w)) continue;
    bool again = f == 0;
    for (uint32_t k = 0; k < b->m->defines.n; k++) again = again || b->m->defines.at[k].frame == f;
    if (again) {
      diag_entry *e = diag_at(b->diags, DIAG_E319, it->left->span,
                              f ? "the angular velocity of %s is defined twice" : "the frame %s does not turn",
                              s->frames.at[f].name);
      if (f)
        diag_hint(b->diags, e, "One define says what the speeds mean; a second relation between them is a constraint.");
      else diag_hint(b->diags, e, "N is at rest; define the angular velocity of a frame that turns.");
      continue;
    }
    base_push(b->arena, &b->m->defines, ((mech_define){it->span, f, b->omegas.at[f], w}));
  }
}

/* --- points --- */

value build_point_decl(builder *b, decl *d) {
  value p;
  if (!d->right || !build_point(b, d->right, d->scope, &p)) return value_wrong();
  if (!build_positional(b, p.v, d->right->span, "the position of a point")) return value_wrong();
  base_push(b->arena, &b->m->points, ((mech_point){base_name_text(b->names, d->name), d->span, p.v}));
  p.point = (int)b->m->points.n - 1;
  return p;
}
