/* shape.c: homogeneous shapes: their arguments and their moments of inertia.

   Moments about the centre of mass, Rostamian ch. 8 (8.16 cylinder, 8.17 rod);
   the cone's centre of mass is the body's centre, its axis points to the tip. */
#include "mech/builder.h"

#include <string.h>

#include "base/fault.h"

typedef struct shape_info {
  const char *word, *args;
} shape_info;

static const shape_info SHAPES[SHAPE_COUNT] = {
#define SHAPE(kind, word, args) {word, args},
#include "mech/shapes.def"
#undef SHAPE
};

static bool complain(builder *b, base_span span, shape_kind kind, const char *what) {
  diag_entry *e = diag_at(b->diags, DIAG_E220, span, "%s", what);
  diag_hint(b->diags, e, "For example %s(%s).", SHAPES[kind].word, SHAPES[kind].args);
  return false;
}

/* radius a; also radius (a + b), which reads like a call */
static bool is_named(const tree *t) {
  return t->kind == TREE_NAMED || (t->kind == TREE_CALL && t->nkids == 1);
}

static const tree *argument(builder *b, const tree *call, const char *name) {
  for (uint32_t i = 0; i < call->nkids; i++)
    if (is_named(call->kids[i]) && strcmp(base_name_text(b->names, call->kids[i]->name), name) == 0)
      return call->kids[i]->kids[0];
  return NULL;
}

/* which named arguments a shape takes, in the order of its sizes */
static const char *size_name(shape_kind kind, int i) {
  switch (kind) {
  case SHAPE_ROD: return i == 0 ? "length" : NULL;
  case SHAPE_CYLINDER:
  case SHAPE_CONE: return i == 0 ? "radius" : i == 1 ? "length" : NULL;
  case SHAPE_BOX:
  case SHAPE_ELLIPSOID: return NULL;
  default: return i == 0 ? "radius" : NULL;
  }
}

static bool has_axis(shape_kind kind) {
  return kind != SHAPE_SPHERE && kind != SHAPE_SHELL && kind != SHAPE_BOX && kind != SHAPE_ELLIPSOID;
}

static bool known_argument(shape_kind kind, const char *name) {
  if (strcmp(name, "axis") == 0) return has_axis(kind);
  if (strcmp(name, "size") == 0) return kind == SHAPE_BOX;
  for (int i = 0; i < 3; i++)
    if (size_name(kind, i) && strcmp(size_name(kind, i), name) == 0) return true;
  return false;
}

/* every argument has a name that the shape knows, once; an ellipsoid's have none */
static bool check_arguments(builder *b, const tree *call, shape_kind kind) {
  for (uint32_t i = 0; i < call->nkids; i++) {
    const tree *t = call->kids[i];
    const char *name = is_named(t) ? base_name_text(b->names, t->name) : NULL;
    if (t->kind == TREE_ERROR) return false;
    if (kind == SHAPE_ELLIPSOID && t->kind != TREE_NAMED) continue;
    if (!name)
      return complain(b, t->span, kind, base_format(b->arena, "the arguments of a %s have names", SHAPES[kind].word));
    if (!known_argument(kind, name))
      return complain(b, t->span, kind, base_format(b->arena, "a %s has no %s", SHAPES[kind].word, name));
    if (argument(b, call, name) == t->kids[0]) continue;
    diag_at(b->diags, DIAG_E110, t->span, "the %s of the %s is given twice", name, SHAPES[kind].word);
    return false;
  }
  return true;
}

/* box(size [a, b, c]), ellipsoid(a, b, c) */
static bool three_sizes(builder *b, const tree *call, const scope *sc, mech_shape *out) {
  const tree *list = out->kind == SHAPE_BOX ? argument(b, call, "size") : call;
  if (list == NULL || list->nkids != 3 || (out->kind == SHAPE_BOX && list->kind != TREE_LIST))
    return complain(b, call->span, out->kind, "three sizes are needed");
  for (int i = 0; i < 3; i++) {
    out->size[i] = build_scalar(b, list->kids[i], sc);
    if (out->size[i] == EXPR_NONE) return false;
  }
  return true;
}

bool build_shape(builder *b, const tree *call, const scope *sc, mech_shape *out) {
  if (call->kind != TREE_CALL) {
    if (call->kind != TREE_ERROR) complain(b, call->span, SHAPE_DISK, "a shape is needed here");
    return false;
  }
  const char *word = base_name_text(b->names, call->name);
  *out = (mech_shape){.kind = SHAPE_COUNT, .axis = 2};
  for (int i = 0; i < SHAPE_COUNT; i++)
    if (strcmp(word, SHAPES[i].word) == 0) out->kind = (shape_kind)i;
  if (out->kind == SHAPE_COUNT) {
    diag_entry *e = diag_at(b->diags, DIAG_E220, call->span, "there is no shape called '%s'", word);
    diag_hint(b->diags, e, "Shapes are disk, ring, hoop, sphere, shell, cylinder, rod, box, cone and ellipsoid.");
    for (int i = 0; i < SHAPE_COUNT; i++)
      if (base_distance(word, SHAPES[i].word) < 2) diag_hint(b->diags, e, "Did you mean '%s'?", SHAPES[i].word);
    return false;
  }
  if (!check_arguments(b, call, out->kind)) return false;
  if (out->kind == SHAPE_BOX || out->kind == SHAPE_ELLIPSOID) return three_sizes(b, call, sc, out);
  for (int i = 0; size_name(out->kind, i); i++) {
    const tree *t = argument(b, call, size_name(out->kind, i));
    if (!t)
      return complain(b, call->span, out->kind,
                      base_format(b->arena, "the %s of the %s is missing", size_name(out->kind, i), word));
    out->size[i] = build_scalar(b, t, sc);
    if (out->size[i] == EXPR_NONE) return false;
  }
  const tree *axis = argument(b, call, "axis");
  if (!axis && has_axis(out->kind))
    return complain(b, call->span, out->kind, base_format(b->arena, "the axis of the %s is missing", word));
  if (!axis) return true;
  const char *letter = axis->kind == TREE_NAME ? base_name_text(b->names, axis->name) : "";
  if (letter[0] < 'x' || letter[0] > 'z' || letter[1]) {
    diag_entry *e = diag_at(b->diags, DIAG_E213, axis->span, "the axis of a shape is x, y or z of the body's frame");
    diag_hint(b->diags, e, "For another axis, give the body a frame whose z axis it is.");
    return false;
  }
  out->axis = letter[0] - 'x';
  return true;
}

static ex times(expr_graph *g, ex mass, int num, int den, ex square) {
  return expr_mul(g, expr_ratio(g, num, den), expr_mul(g, mass, square));
}

void shape_inertia(expr_graph *g, const mech_shape *s, ex m, ex out[6]) {
  ex sq[3], axial = EXPR_ZERO, across = EXPR_ZERO;
  for (int i = 0; i < 3; i++) sq[i] = expr_powi(g, s->size[i], 2);
  memset(out, 0, 6 * sizeof *out);
  switch (s->kind) {
  case SHAPE_BOX:
  case SHAPE_ELLIPSOID:
    for (int i = 0; i < 3; i++)
      out[i] = times(g, m, 1, s->kind == SHAPE_BOX ? 12 : 5, expr_add(g, sq[(i + 1) % 3], sq[(i + 2) % 3]));
    return;
  case SHAPE_SPHERE: axial = across = times(g, m, 2, 5, sq[0]); break;
  case SHAPE_SHELL: axial = across = times(g, m, 2, 3, sq[0]); break;
  case SHAPE_DISK: axial = times(g, m, 1, 2, sq[0]), across = times(g, m, 1, 4, sq[0]); break;
  case SHAPE_RING:
  case SHAPE_HOOP: axial = times(g, m, 1, 1, sq[0]), across = times(g, m, 1, 2, sq[0]); break;
  case SHAPE_CYLINDER:
    axial = times(g, m, 1, 2, sq[0]);
    across = expr_add(g, times(g, m, 1, 4, sq[0]), times(g, m, 1, 12, sq[1]));
    break;
  case SHAPE_ROD: across = times(g, m, 1, 12, sq[0]); break;
  case SHAPE_CONE:
    axial = times(g, m, 3, 10, sq[0]);
    across = expr_add(g, times(g, m, 3, 20, sq[0]), times(g, m, 3, 80, sq[1]));
    break;
  case SHAPE_COUNT: break;
  }
  for (int i = 0; i < 3; i++) out[i] = (i == s->axis) != FAULT(SHAPE_AXIS) ? axial : across;
}
