/* probe.c: which forces keep a constraint, read off the text that states it (MATH 3; Roithmayr & Hodges 5, 77).

   The text of a constraint is given its meaning a second time, now with a small
   unknown vector added to every velocity, angular velocity or acceleration in it
   (in a configuration constraint: to every position, and a small turn to every
   axis). The derivative of the constraint by that vector is what a multiplier of
   one does there: W = ∂f/∂v_P is a force on the body's material point P, and
   tau = ∂f/∂omega_B a torque on the body B. Where a point moves with no body, or
   a frame turns with none, no vector is determined and the reason is kept. */
#include "mech/builder.h"

#include <string.h>

static const char *written(builder *b, const tree *t) {
  return base_strdup(b->arena, b->file->source->text + t->span.at, t->span.end - t->span.at);
}

static vec small(builder *b, build_probe wanted) {
  space *s = &b->m->space;
  for (uint32_t i = 0; i < b->probes.n; i++) {
    build_probe *p = &b->probes.at[i];
    bool same = p->torque == wanted.torque && p->body == wanted.body &&
                (p->torque || build_is_zero(b, vec_sub(s, p->at, wanted.at)));
    if (same) return vec_make(s, 0, p->sym[0], p->sym[1], p->sym[2]);
  }
  for (int k = 0; k < 3; k++) {
    const char *name = base_format(b->arena, "probe:%u.%c", b->probes.n, "xyz"[k]);
    wanted.sym[k] = expr_symbol(b->m->g, name, SYM_PROBE);
  }
  base_push(b->arena, &b->probes, wanted);
  return vec_make(s, 0, wanted.sym[0], wanted.sym[1], wanted.sym[2]);
}

static void vague(builder *b, const char *why) {
  if (!b->vague) b->vague = why;
}

vec build_probe_point(builder *b, const tree *point, vec at, int body) {
  if (body == BUILD_NOBODY) body = build_carrier(b, at);
  if (body == BUILD_GROUND) return (vec){0, NULL};
  if (body == BUILD_NOBODY) {
    vague(b, base_format(b->arena, "the point %s moves with no body, so nothing says where the force acts",
                         written(b, point)));
    return (vec){0, NULL};
  }
  const mech_body *x = &b->m->bodies.at[body];
  const char *where = written(b, point);
  if (!x->rigid) where = NULL, at = x->center;
  return small(b, (build_probe){.body = (uint32_t)body, .at = at, .where = where});
}

vec build_probe_frame(builder *b, uint32_t f) {
  space *s = &b->m->space;
  int found = BUILD_NOBODY;
  if (build_is_zero(b, b->omegas.at[f])) return (vec){0, NULL};
  for (uint32_t i = 0; i < b->m->bodies.n; i++) {
    const mech_body *x = &b->m->bodies.at[i];
    if (!x->rigid || !build_is_zero(b, vec_sub(s, b->omegas.at[f], b->omegas.at[x->frame]))) continue;
    if (found != BUILD_NOBODY && x->frame != f) continue; /* the body that has the frame itself comes first */
    if (found != BUILD_NOBODY && b->m->bodies.at[found].frame == f) {
      vague(b, base_format(b->arena, "several bodies turn with the frame %s", s->frames.at[f].name));
      return (vec){0, NULL};
    }
    found = (int)i;
  }
  if (found != BUILD_NOBODY) return small(b, (build_probe){.torque = true, .body = (uint32_t)found});
  vague(b, base_format(b->arena, "no body turns with the frame %s, so nothing says what takes the torque",
                       s->frames.at[f].name));
  return (vec){0, NULL};
}

/* An axis after a small turn of the body that carries it. */
vec build_probe_axis(builder *b, uint32_t f, vec axis) {
  if (b->probing != PROBE_POSITIONS || f == 0) return axis;
  return vec_add(&b->m->space, axis, vec_cross(&b->m->space, build_probe_frame(b, f), axis));
}

/* A named point, or a let, in a configuration constraint: the body's point moved; other points through what defines
   them. False: the name means what it always does. */
bool build_probe_name(builder *b, const tree *t, const decl *d, value *out) {
  if (b->probing != PROBE_POSITIONS || d->state != DECL_DONE) return false;
  bool point = d->is.kind == VAL_POINT;
  if (d->kind != DECL_LET && !point) return false;
  if (d->kind == DECL_LET && d->is.kind == VAL_SCALAR && expr_is_symbol(b->m->g, d->is.s)) return false;
  int body = point ? build_carrier(b, d->is.v) : BUILD_NOBODY;
  if (body == BUILD_NOBODY && d->right && build_enter(b, (uint32_t)(d - b->decls.at))) {
    *out = build_value(b, d->right, d->scope);
    b->chain.n--;
    return true;
  }
  if (!point) return false;
  *out = d->is;
  out->v = vec_add(&b->m->space, d->is.v, build_probe_point(b, t, d->is.v, body));
  return true;
}

/* --- reading the answer --- */

typedef struct slope {
  builder *b;
  ex sym;
  expr_subst *still;
} slope;

static ex slope_of(const slope *s, ex e) {
  return expr_subst_of(s->still, expr_diff(s->b->m->g, e, s->sym));
}

static expr_subst *no_probes(builder *b) {
  expr_subst *s = expr_subst_new(b->m->g, b->arena);
  for (uint32_t i = 0; i < b->probes.n; i++)
    for (int k = 0; k < 3; k++) expr_subst_set(s, b->probes.at[i].sym[k], EXPR_ZERO);
  return s;
}

/* ∂row/∂probe at zero. Written in the frame of what was probed it may be shorter; that is for the printer to find. */
static void read_pulls(builder *b, ex row, mech_row *out) {
  expr_subst *still = no_probes(b);
  BASE_VEC(mech_pull) pulls = {0};
  for (uint32_t i = 0; i < b->probes.n; i++) {
    const build_probe *p = &b->probes.at[i];
    ex w[3];
    for (int k = 0; k < 3; k++) {
      slope s = {b, p->sym[k], still};
      w[k] = slope_of(&s, row);
    }
    if (w[0] == EXPR_ZERO && w[1] == EXPR_ZERO && w[2] == EXPR_ZERO) continue;
    mech_pull pull = {p->torque, p->body, p->at, vec_make(&b->m->space, 0, w[0], w[1], w[2]), p->where};
    base_push(b->arena, &pulls, pull);
  }
  out->pulls = pulls.at;
  out->npulls = pulls.n;
}

/* The pulls of the rows of one equation; `rows` has one for each component, NULL where there is none. */
void build_pulls(builder *b, const lang_item *it, const scope *sc, mech_row *const rows[4], uint32_t n) {
  ex probed[4];
  uint32_t m;
  bool configuration = false, any = false;
  for (uint32_t k = 0; k < n; k++)
    if (rows[k] && !rows[k]->empty) any = true, configuration = rows[k]->level == LEVEL_CONFIGURATION;
  if (!any) return;
  b->probing = configuration ? PROBE_POSITIONS : PROBE_VELOCITIES;
  b->probes.n = 0;
  b->vague = NULL;
  bool fine = build_equation(b, it->left, it->right, sc, probed, &m) && m == n;
  b->probing = PROBE_NOTHING;
  for (uint32_t k = 0; k < n && fine; k++) {
    if (!rows[k]) continue;
    read_pulls(b, probed[k], rows[k]);
    rows[k]->vague = b->vague;
  }
}
