/* body.c: particles and rigid bodies: mass, centre, moments of inertia. */
#include "mech/builder.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"

static bool constant(builder *b, ex e, base_span span, const char *what) {
  ex culprit;
  if (build_only(b, e, KIND(SYM_PARAM), &culprit)) return true;
  diag_entry *entry =
      diag_at(b->diags, DIAG_E320, span, "%s cannot depend on '%s'", what, expr_symbol_name(b->m->g, culprit));
  diag_hint(b->diags, entry,
            "It is made of numbers and parameters; what changes in time belongs to positions and forces.");
  return false;
}

value build_particle_decl(builder *b, decl *d) {
  const lang_stmt *s = d->stmt;
  value p;
  if (!s->value || !build_point(b, s->value, d->scope, &p)) return value_wrong();
  if (!build_positional(b, p.v, s->value->span, "the position of a particle")) return value_wrong();
  const char *name = base_name_text(b->names, d->name);
  mech_body body = {.name = name, .span = d->span, .center = p.v, .mass = EXPR_NONE};
  if (s->mass) {
    body.mass = build_scalar(b, s->mass, d->scope);
    if (body.mass == EXPR_NONE || !constant(b, body.mass, s->mass->span, "a mass")) return value_wrong();
  } else if (!build_is_zero(b, build_velocity(b, p.v))) {
    diag_entry *e = diag_at(b->diags, DIAG_E316, d->span, "the particle '%s' moves but has no mass", name);
    diag_hint(b->diags, e, "Write particle %s at …, mass m; a point without mass is a `point`.", name);
    return value_wrong();
  }
  if (body.mass == EXPR_NONE) body.mass = EXPR_ZERO;
  base_push(b->arena, &b->m->points, ((mech_point){name, d->span, p.v}));
  base_push(b->arena, &b->m->bodies, body);
  return (value){.kind = VAL_POINT, .v = p.v, .point = (int)b->m->points.n - 1};
}

bool build_bodies_known(builder *b) {
  for (uint32_t i = 0; i < b->decls.n; i++)
    if (b->decls.at[i].kind >= DECL_PARTICLE && b->decls.at[i].state != DECL_DONE) return false;
  return b->file->nlost == 0;
}

/* --- moments of inertia --- */

/* I_C = I_P − m (d² 1 − d d), d from the centre to P: parallel axes (Rostamian ch. 8) */
void mech_inertia_shift(expr_graph *g, ex mass, const ex d[3], ex j[6]) {
  static const int row[6] = {0, 1, 2, 0, 1, 2}, col[6] = {0, 1, 2, 1, 2, 0};
  ex sq[3];
  for (int i = 0; i < 3; i++) sq[i] = expr_powi(g, d[i], 2);
  for (int k = 0; k < 6; k++) {
    ex shift = k < 3 ? expr_add(g, sq[(k + 1) % 3], sq[(k + 2) % 3]) : expr_neg(g, expr_mul(g, d[row[k]], d[col[k]]));
    shift = expr_mul(g, mass, shift);
    j[k] = FAULT(PARALLEL_AXIS) ? expr_add(g, j[k], shift) : expr_sub(g, j[k], shift);
  }
}

/* angular velocity along the tree of frames; a `define` may have given another name to it */
static vec turning(space *s, uint32_t f) {
  vec w = {0, NULL};
  for (; f; f = s->frames.at[f].parent) w = vec_add(s, w, s->frames.at[f].spin);
  return w;
}

/* [w]× J − J [w]× = 0 for the body's spin w against the frame in which J is given */
static bool invariant(builder *b, const ex j[6], uint32_t f, uint32_t body_frame) {
  space *s = &b->m->space;
  expr_graph *g = b->m->g;
  vec w = vec_sub(s, turning(s, body_frame), turning(s, f));
  static const int at[3][3] = {{0, 3, 5}, {3, 1, 4}, {5, 4, 2}};
  ex x[3];
  vec_express(s, w, f, x);
  for (int r = 0; r < 3; r++)
    for (int c = r; c < 3; c++) {
      ex t[12];
      uint32_t n = 0;
      for (int k = 0; k < 3; k++) {
        /* ([w]×)_rk = −ε_rkm w_m */
        if (r != k) {
          ex e = expr_mul(g, x[3 - r - k], j[at[k][c]]);
          t[n++] = (k - r + 3) % 3 == 1 ? expr_neg(g, e) : e;
        }
        if (k != c) {
          ex e = expr_mul(g, j[at[r][k]], x[3 - k - c]);
          t[n++] = (c - k + 3) % 3 == 1 ? e : expr_neg(g, e);
        }
      }
      normal_fuel fuel = {0};
      if (normal_is_zero(g, expr_sum(g, n, t), &b->m->facts, &fuel) != ANSWER_YES) return false;
    }
  return true;
}

static bool tilts(builder *b, uint32_t f, int axis) {
  space *s = &b->m->space;
  return !build_is_zero(b, vec_cross(s, b->omegas.at[f], vec_axis(s, f, axis)));
}

/* the entries as written: diag(…), six numbers, a scalar, or about an axis */
static bool inertia_entries(builder *b, const lang_prop *p, const scope *sc, const mech_body *body, ex j[6]) {
  memset(j, 0, 6 * sizeof *j);
  const tree *t = p->value;
  if (p->axis) {
    const char *letter = base_name_text(b->names, p->axis);
    int axis = letter[0] - 'x';
    j[axis] = build_scalar(b, t, sc);
    if (j[axis] == EXPR_NONE) return false;
    if (!tilts(b, body->frame, axis)) return true;
    diag_entry *e =
        diag_at(b->diags, DIAG_E314, p->span, "'%s' can tilt, so one moment of inertia is not enough", body->name);
    diag_hint(b->diags, e, "Give all of them: inertia diag(I1, I2, I3), or a shape.");
    return false;
  }
  bool diag = t->kind == TREE_CALL && strcmp(base_name_text(b->names, t->name), "diag") == 0;
  uint32_t n = diag ? 3 : t->kind == TREE_LIST ? 6 : 1;
  if ((diag || t->kind == TREE_LIST) && t->nkids != n) {
    diag_entry *e = diag_at(b->diags, DIAG_E208, t->span, "%u moments are needed here, not %u", n, t->nkids);
    diag_hint(b->diags, e,
              diag ? "The principal moments are diag(I1, I2, I3)." : "The entries are [I11, I22, I33, I12, I23, I31].");
    return false;
  }
  for (uint32_t i = 0; i < n; i++) {
    j[i] = build_scalar(b, n == 1 ? t : t->kids[i], sc);
    if (j[i] == EXPR_NONE) return false;
  }
  if (n == 1) j[1] = j[2] = j[0];
  return true;
}

static bool set_inertia(builder *b, const lang_prop *p, const scope *sc, mech_body *body) {
  body->inertia_frame = body->frame;
  if (p->in && !build_frame(b, p->in, sc, &body->inertia_frame)) return false;
  ex *j = body->inertia;
  if (!inertia_entries(b, p, sc, body, j)) return false;
  if (p->about) {
    value at;
    ex d[3];
    if (!build_point(b, p->about, sc, &at)) return false;
    vec_express(&b->m->space, vec_sub(&b->m->space, at.v, body->center), body->inertia_frame, d);
    mech_inertia_shift(b->m->g, body->mass == EXPR_NONE ? EXPR_ZERO : body->mass, d, j);
  }
  for (int i = 0; i < 6; i++)
    if (!constant(b, j[i], p->span, "a moment of inertia")) return false;
  if (body->inertia_frame != body->frame && !invariant(b, j, body->inertia_frame, body->frame)) {
    diag_entry *e =
        diag_at(b->diags, DIAG_E309, p->span, "this tensor is not constant in the body '%s', which turns against %s",
                body->name, b->m->space.frames.at[body->inertia_frame].name);
    diag_hint(b->diags, e, "Give the moments in %s, the body's own frame.", b->m->space.frames.at[body->frame].name);
    return false;
  }
  return body->has_inertia = true;
}

/* --- the body --- */

static const lang_prop *property(builder *b, const lang_stmt *s, prop_kind kind) {
  const lang_prop *found = NULL;
  for (uint32_t i = 0; i < s->nprops; i++) {
    if (s->props[i].kind != kind) continue;
    if (!found) {
      found = &s->props[i];
      continue;
    }
    static const char *const word[] = {"frame", "centre", "mass", "shape", "inertia"};
    diag_entry *e = diag_at(b->diags, DIAG_E110, s->props[i].span, "the %s of the body is given twice", word[kind]);
    diag_hint(b->diags, e, "Keep one of the two.");
  }
  return found;
}

static bool incomplete(builder *b, const decl *d, const char *what, const char *repair) {
  diag_entry *e =
      diag_at(b->diags, DIAG_E317, d->span, "the body '%s' has no %s", base_name_text(b->names, d->name), what);
  diag_hint(b->diags, e, "%s", repair);
  return false;
}

static bool set_shape(builder *b, const lang_prop *p, const scope *sc, bool physics, mech_body *body) {
  if (!build_shape(b, p->value, sc, &body->shape)) return false;
  body->has_shape = true;
  body->shape_at = body->center;
  if (p->at) {
    value at;
    if (!build_point(b, p->at, sc, &at)) return false;
    body->shape_at = at.v;
    if (physics && !build_is_zero(b, vec_sub(&b->m->space, at.v, body->center))) {
      diag_entry *e = diag_at(b->diags, DIAG_E220, p->span, "the mass centre of a homogeneous shape is its own centre");
      diag_hint(b->diags, e, "Give the inertia too; the shape is then only the picture.");
      return false;
    }
  }
  for (int i = 0; i < 3 && physics; i++)
    if (!constant(b, body->shape.size[i], p->span, "the size of a shape")) return false;
  return true;
}

static bool set_place(builder *b, const decl *d, mech_body *body) {
  const lang_prop *axes = property(b, d->stmt, PROP_FRAME), *center = property(b, d->stmt, PROP_CENTER);
  value c;
  if (!axes)
    return incomplete(b, d, "frame", "Write frame B, a frame fixed in the body; frame N if it only translates.");
  if (!center) return incomplete(b, d, "centre", "Write center C, the point where its mass centre is.");
  if (!axes->value || !center->value || !build_frame(b, axes->value, d->scope, &body->frame)) return false;
  if (!build_point(b, center->value, d->scope, &c)) return false;
  body->center = c.v;
  return build_positional(b, c.v, center->span, "the centre of a body");
}

static bool set_mass(builder *b, const decl *d, mech_body *body) {
  const lang_prop *mass = property(b, d->stmt, PROP_MASS);
  if (mass && mass->value) {
    body->mass = build_scalar(b, mass->value, d->scope);
    return body->mass != EXPR_NONE && constant(b, body->mass, mass->span, "a mass");
  }
  if (build_is_zero(b, build_velocity(b, body->center))) return true;
  diag_entry *e = diag_at(b->diags, DIAG_E316, d->span, "the body '%s' moves but has no mass", body->name);
  diag_hint(b->diags, e, "Write mass m; mass 0 is legal if it is meant.");
  return false;
}

value build_body_decl(builder *b, decl *d) {
  const lang_prop *shape = property(b, d->stmt, PROP_SHAPE), *inertia = property(b, d->stmt, PROP_INERTIA);
  decl at = *d; /* the list of declarations may move while this one is worked out */
  mech_body body = {.name = base_name_text(b->names, d->name), .span = d->span, .rigid = true, .mass = EXPR_NONE};
  if (!set_place(b, &at, &body) || !set_mass(b, &at, &body)) return value_wrong();
  if (inertia && !set_inertia(b, inertia, at.scope, &body)) return value_wrong();
  if (shape && shape->value && !set_shape(b, shape, at.scope, !inertia, &body)) return value_wrong();
  if (shape && !inertia) {
    if (body.mass == EXPR_NONE) {
      diag_entry *e =
          diag_at(b->diags, DIAG_E316, at.span, "the shape of '%s' gives no inertia without a mass", body.name);
      diag_hint(b->diags, e, "Write mass m, or give the inertia.");
      return value_wrong();
    }
    shape_inertia(b->m->g, &body.shape, body.mass, body.inertia);
    body.inertia_frame = body.frame;
    body.has_inertia = true;
  }
  if (!body.has_inertia && !build_is_zero(b, b->omegas.at[body.frame])) {
    diag_entry *e =
        diag_at(b->diags, DIAG_E308, at.span, "the body '%s' turns but has no moment of inertia", body.name);
    diag_hint(b->diags, e, "Give a shape or an inertia; inertia 0 is legal if it is meant.");
    return value_wrong();
  }
  if (body.mass == EXPR_NONE) body.mass = EXPR_ZERO;
  base_push(b->arena, &b->m->bodies, body);
  return (value){.kind = VAL_BODY, .index = b->m->bodies.n - 1, .point = -1};
}

/* --- what is built on what --- */

/* Vectors in numbers at one place of the coordinates: most bodies move otherwise there, which takes no proof. */
typedef struct in_numbers {
  double at[3], velocity[3], turning[3];
  bool known;
} in_numbers;

static void to_numbers(builder *b, vec v, double out[3]) {
  expr_graph *g = b->m->g;
  ex x[3];
  vec_express(&b->m->space, v, 0, x);
  if (b->sample_n < expr_symbol_count(g)) {
    b->sample_n = expr_symbol_count(g);
    b->sample = BASE_ARRAY(b->arena, double, b->sample_n);
    normal_random_point(g, &b->m->facts, 1, b->sample);
  }
  for (int k = 0; k < 3; k++) out[k] = x[k] == EXPR_ZERO ? 0 : expr_eval(g, x[k], b->sample);
}

/* NaN is near: then the proof decides */
static bool is_near(const double a[3], const double b[3]) {
  static const double FAR = 1e-6;
  for (int k = 0; k < 3; k++)
    if (fabs(a[k] - b[k]) > FAR) return false;
  return true;
}

static const in_numbers *body_in_numbers(builder *b, uint32_t body) {
  const mech_body *x = &b->m->bodies.at[body];
  if (!b->numbers) b->numbers = BASE_ARRAY(b->arena, in_numbers, b->m->bodies.n);
  in_numbers *n = &b->numbers[body];
  if (n->known) return n;
  to_numbers(b, x->center, n->at);
  if (x->rigid) {
    to_numbers(b, build_velocity(b, x->center), n->velocity);
    to_numbers(b, b->omegas.at[x->frame], n->turning);
  }
  n->known = true;
  return n;
}

/* could this body's own point be at `at` and move with it? */
static bool may_carry(builder *b, uint32_t body, const in_numbers *point) {
  const in_numbers *n = body_in_numbers(b, body);
  if (!b->m->bodies.at[body].rigid) return is_near(n->at, point->at);
  double r[3], v[3];
  for (int k = 0; k < 3; k++) r[k] = point->at[k] - n->at[k];
  for (int k = 0; k < 3; k++) {
    int i = (k + 1) % 3, j = (k + 2) % 3;
    v[k] = n->velocity[k] + n->turning[i] * r[j] - n->turning[j] * r[i];
  }
  return is_near(v, point->velocity);
}

/* a body other than this one whose own point is always here; a particle that happens to be at a body's centre is carried
   by the body, not the other way round */
static int other_carrier(builder *b, uint32_t self, vec at, const in_numbers *point) {
  space *s = &b->m->space;
  vec v = build_velocity(b, at);
  for (uint32_t i = 0; i < b->m->bodies.n; i++) {
    const mech_body *x = &b->m->bodies.at[i];
    if (i == self || (b->m->bodies.at[self].rigid && !x->rigid) || !may_carry(b, i, point)) continue;
    if (x->rigid ? build_is_zero(b, vec_sub(s, v, build_body_velocity(b, i, at)))
                 : build_is_zero(b, vec_sub(s, at, x->center)))
      return (int)i;
  }
  return BUILD_GROUND;
}

/* the first body met on the way through the definitions of a place */
static int built_on(builder *b, uint32_t self, const tree *t, const scope *sc, int depth) {
  base_name name;
  if (!t || depth > 50) return BUILD_GROUND;
  if (t->kind == TREE_NAME || t->kind == TREE_INDEX) {
    decl *d = build_name_of(b, t, sc, &name) ? build_find(b, name) : NULL;
    if (!d || d->state != DECL_DONE || d->is.kind != VAL_POINT) return BUILD_GROUND;
    if (d->kind == DECL_PARTICLE) /* its own name */
      for (uint32_t i = 0; i < b->m->bodies.n; i++)
        if (strcmp(b->m->bodies.at[i].name, base_name_text(b->names, name)) == 0) return (int)i;
    static const double REST[3] = {0, 0, 0};
    in_numbers point = {0};
    vec v = build_velocity(b, d->is.v);
    to_numbers(b, d->is.v, point.at);
    to_numbers(b, v, point.velocity);
    if (is_near(point.velocity, REST) && build_is_zero(b, v)) return BUILD_GROUND;
    int body = other_carrier(b, self, d->is.v, &point);
    return body >= 0 ? body : built_on(b, self, d->right, d->scope, depth + 1);
  }
  if (t->kind == TREE_MEMBER) return BUILD_GROUND;
  for (uint32_t i = 0; i < t->nkids; i++) {
    int body = built_on(b, self, t->kids[i], sc, depth + 1);
    if (body >= 0) return body;
  }
  return BUILD_GROUND;
}

void build_parents(builder *b, bool wanted) {
  for (uint32_t i = 0; i < b->m->bodies.n; i++) {
    mech_body *x = &b->m->bodies.at[i];
    x->parent = BUILD_GROUND;
    if (!wanted) continue;
    decl *d = build_find(b, base_intern(b->names, x->name, strlen(x->name)));
    if (!d) continue;
    const tree *place = d->kind == DECL_PARTICLE ? d->stmt->value : NULL;
    for (uint32_t k = 0; k < d->stmt->nprops && d->kind == DECL_BODY; k++)
      if (d->stmt->props[k].kind == PROP_CENTER) place = d->stmt->props[k].value;
    int parent = built_on(b, i, place, d->scope, 0);
    for (int up = parent; up >= 0; up = up > (int)i ? -1 : b->m->bodies.at[up].parent)
      if (up == (int)i) parent = BUILD_GROUND; /* no circles */
    x->parent = parent;
  }
  for (uint32_t i = 0; i < b->m->bodies.n;
       i++) { /* two bodies may share a point: the later one is built on the other */
    int p = b->m->bodies.at[i].parent;
    uint32_t steps = 0;
    for (int up = p; up >= 0 && steps <= b->m->bodies.n; up = b->m->bodies.at[up].parent) steps++;
    if (steps > b->m->bodies.n) b->m->bodies.at[i].parent = BUILD_GROUND;
  }
}
