/* scene.c: from a model to objects that can be drawn, without a word about drawing in the text.

   Bodies show their shape; a body with inertia but no shape shows the homogeneous
   box with the same mass and moments, whose edges are a_i² = 6 (I_j + I_k − I_i)/m.
   Springs, dampers, rods of reactions and constraints are lines between their ends;
   a particle hangs on the point it is built on if its distance is constant. What the
   text draws itself is never doubled. */
#include "out/scene.h"

#include <string.h>

/* --- tracks --- */

static uint32_t add_track(scene *s, scene_track_kind kind, uint32_t n, const ex *e) {
  for (uint32_t i = 0; i < s->tracks.n; i++)
    if (s->tracks.at[i].kind == kind && memcmp(s->asked.at + s->tracks.at[i].first, e, n * sizeof *e) == 0) return i;
  base_push(s->arena, &s->tracks, ((scene_track){kind, s->asked.n}));
  for (uint32_t i = 0; i < n; i++) base_push(s->arena, &s->asked, e[i]);
  return s->tracks.n - 1;
}

uint32_t scene_scalar(scene *s, ex e) {
  return add_track(s, TRACK_SCALAR, 1, &e);
}

uint32_t scene_vector(scene *s, vec v) {
  ex c[3];
  vec_express(s->sys->s, v, 0, c);
  return add_track(s, TRACK_VECTOR, 3, c);
}

uint32_t scene_turn(scene *s, uint32_t f) {
  ex r[9];
  memcpy(r, space_rotation(s->sys->s, 0, f), sizeof r);
  return add_track(s, TRACK_TURN, 9, r);
}

const double *scene_at(const scene *s, const out_motion *m, uint32_t track, uint32_t sample) {
  return m->asked + (size_t)sample * m->nasked + s->tracks.at[track].first;
}

static scene_object *add(scene *s, const char *kind, const char *name) {
  base_push(s->arena, &s->objects,
            ((scene_object){
                .kind = kind, .name = name, .body = -1, .axis = -1, .turn = SCENE_NOTHING, .vector = SCENE_NOTHING}));
  return &s->objects.at[s->objects.n - 1];
}

static void put_points(scene *s, scene_object *o, uint32_t n, const vec *at) {
  o->at = BASE_ARRAY(s->arena, uint32_t, n + 1);
  o->nat = n;
  for (uint32_t i = 0; i < n; i++) o->at[i] = scene_vector(s, at[i]);
}

static void put_size(scene *s, scene_object *o, uint32_t n, const ex *size) {
  o->nsize = n;
  for (uint32_t i = 0; i < n; i++) o->size[i] = scene_scalar(s, size[i]);
}

/* --- bodies --- */

static const char *const SHAPE_WORDS[] = {
#define SHAPE(kind, word, args) word,
#include "mech/shapes.def"
#undef SHAPE
};

static uint32_t shape_sizes(shape_kind kind) {
  switch (kind) {
  case SHAPE_BOX:
  case SHAPE_ELLIPSOID: return 3;
  case SHAPE_CYLINDER:
  case SHAPE_CONE: return 2;
  default: return 1;
  }
}

static void shape(scene *s, uint32_t i) {
  const mech_body *b = &s->sys->m->bodies.at[i];
  scene_object *o = add(s, SHAPE_WORDS[b->shape.kind], b->name);
  o->body = (int)i;
  put_points(s, o, 1, &b->shape_at);
  o->turn = scene_turn(s, b->frame);
  put_size(s, o, shape_sizes(b->shape.kind), b->shape.size);
  if (b->shape.kind != SHAPE_BOX && b->shape.kind != SHAPE_ELLIPSOID) o->axis = b->shape.axis;
}

/* the homogeneous box of the same mass and moments; a plane body, with one moment known, is a square plate */
static void same_moments(scene *s, uint32_t i) {
  const mech_body *b = &s->sys->m->bodies.at[i];
  expr_graph *g = s->sys->g;
  scene_object *o = add(s, "inertia", b->name);
  o->body = (int)i;
  put_points(s, o, 1, &b->center);
  o->turn = scene_turn(s, b->has_inertia ? b->inertia_frame : b->frame);
  if (!b->has_inertia || b->mass == EXPR_NONE || b->mass == EXPR_ZERO) return;
  ex edge[3], six = expr_div(g, expr_int(g, 6), b->mass);
  uint32_t alone = 0, which = 0;
  for (uint32_t k = 0; k < 3; k++)
    if (b->inertia[k] != EXPR_ZERO) alone++, which = k;
  for (uint32_t k = 0; k < 3; k++) {
    ex others = expr_add(g, b->inertia[(k + 1) % 3], b->inertia[(k + 2) % 3]);
    ex square = alone == 1 ? (k == which ? EXPR_ZERO : b->inertia[which]) : expr_sub(g, others, b->inertia[k]);
    edge[k] = expr_sqrt(g, expr_mul(g, six, square));
  }
  put_size(s, o, 3, edge);
}

static void bodies(scene *s) {
  const mech_model *m = s->sys->m;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    if (b->has_shape) {
      shape(s, i);
    } else if (b->rigid) {
      same_moments(s, i);
    } else {
      scene_object *o = add(s, "particle", b->name);
      o->body = (int)i;
      put_points(s, o, 1, &b->center);
      if (b->mass != EXPR_NONE) put_size(s, o, 1, &b->mass);
    }
  }
}

/* --- what the text draws --- */

static void drawing(scene *s, const mech_drawing *d) {
  scene_object *o = add(s, d->what, d->args[0].text);
  if (strcmp(d->what, "line") == 0 || strcmp(d->what, "spring") == 0) {
    vec *at = BASE_ARRAY(s->arena, vec, d->nargs);
    for (uint32_t i = 0; i < d->nargs; i++) at[i] = d->args[i].v;
    put_points(s, o, d->nargs, at);
    return;
  }
  put_points(s, o, 1, &d->args[0].v);
  if (strcmp(d->what, "trace") == 0) {
    if (d->in >= 0) o->turn = scene_turn(s, (uint32_t)d->in);
  } else if (strcmp(d->what, "label") == 0) {
    o->text = d->args[1].text;
  } else if (strcmp(d->what, "box") == 0) {
    put_size(s, o, 3, d->args[1].size);
    o->turn = scene_turn(s, d->args[2].frame);
  } else {
    bool sized = strcmp(d->what, "plane") != 0 && strcmp(d->what, "arrow") != 0;
    if (sized) put_size(s, o, 1, d->args[1].size);
    if (strcmp(d->what, "ball") != 0) o->vector = scene_vector(s, d->args[sized ? 2 : 1].v);
    if (strcmp(d->what, "arrow") == 0) o->text = d->args[1].text;
  }
}

static bool draws(const scene *s, const char *what) {
  for (uint32_t i = 0; i < s->sys->m->drawings.n; i++)
    if (strcmp(s->sys->m->drawings.at[i].what, what) == 0) return true;
  return false;
}

/* --- lines that go without saying --- */

static bool is_drawn(const scene *s, const char *kind, uint32_t p, uint32_t q) {
  for (uint32_t i = 0; i < s->objects.n; i++) {
    const scene_object *o = &s->objects.at[i];
    if (strcmp(o->kind, kind) != 0) continue;
    for (uint32_t k = 0; k + 1 < o->nat; k++)
      if ((o->at[k] == p && o->at[k + 1] == q) || (o->at[k] == q && o->at[k + 1] == p)) return true;
  }
  return false;
}

static void connect(scene *s, const char *kind, vec p, vec q) {
  vec ends[2] = {p, q};
  if (is_drawn(s, kind, scene_vector(s, p), scene_vector(s, q))) return;
  scene_object *o = add(s, kind, kind);
  o->automatic = true;
  put_points(s, o, 2, ends);
}

static void links(scene *s) {
  const mech_model *m = s->sys->m;
  for (uint32_t i = 0; i < m->links.n; i++) {
    const mech_link *l = &m->links.at[i];
    bool rod = strcmp(l->what, "rod") == 0;
    if (strcmp(l->what, "gravitation") != 0) connect(s, rod ? "line" : l->what, l->ends[0], l->ends[1]);
  }
  for (uint32_t i = 0; i < m->constraints.n; i++) { /* norm(P2 - P1) = L */
    const mech_constraint *c = &m->constraints.at[i];
    if (c->nrows != 1 || c->rows[0].level != LEVEL_CONFIGURATION || c->rows[0].npulls != 2) continue;
    const mech_pull *p = c->rows[0].pulls;
    if (!p[0].torque && !p[1].torque && p[0].body != p[1].body) connect(s, "line", p[0].at, p[1].at);
  }
}

static bool is_parameter(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) != SYM_PARAM;
}

/* one component, of parameters alone, along an axis that belongs to no body */
static bool is_rod(const scene *s, vec d) {
  const mech_model *m = s->sys->m;
  uint32_t n = 0;
  if (d.n != 1 || d.t[0].frame == 0) return false;
  for (int k = 0; k < 3; k++) {
    if (d.t[0].c[k] == EXPR_ZERO) continue;
    if (expr_depends(s->sys->g, d.t[0].c[k], is_parameter, s->sys->g)) return false;
    n++;
  }
  for (uint32_t i = 0; i < m->bodies.n; i++)
    if (m->bodies.at[i].rigid && m->bodies.at[i].frame == d.t[0].frame) return false;
  return n == 1;
}

static void hanging(scene *s) {
  const mech_model *m = s->sys->m;
  if (draws(s, "line") || m->links.n) return;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    if (m->bodies.at[i].rigid) continue;
    vec c = m->bodies.at[i].center;
    uint32_t j = i;
    while (j > 0 && !is_rod(s, vec_sub(s->sys->s, c, m->bodies.at[j - 1].center))) j--;
    if (j > 0) connect(s, "line", m->bodies.at[j - 1].center, c);
    else if (is_rod(s, c)) connect(s, "line", (vec){0, NULL}, c);
  }
}

/* --- rolling, traces --- */

/* the point of one rigid body that a vector constraint holds against the ground */
static const mech_pull *contact(const scene *s, const mech_constraint *c) {
  const mech_pull *first = NULL;
  for (uint32_t r = 0; r < c->nrows; r++)
    for (uint32_t k = 0; k < c->rows[r].npulls; k++) {
      const mech_pull *p = &c->rows[r].pulls[k];
      if (p->torque || (first && first->body != p->body)) return NULL;
      if (!first) first = p;
    }
  bool rolls = first && c->vector && c->rows[0].level != LEVEL_CONFIGURATION && first->where;
  return rolls && s->sys->m->bodies.at[first->body].has_shape ? first : NULL;
}

static void trace(scene *s, const char *name, vec at) {
  scene_object *o = add(s, "trace", name);
  o->automatic = true;
  put_points(s, o, 1, &at);
}

static void contacts(scene *s) {
  const mech_model *m = s->sys->m;
  bool wanted = !draws(s, "trace");
  for (uint32_t i = 0; i < m->constraints.n; i++) {
    const mech_pull *p = contact(s, &m->constraints.at[i]);
    if (!p) continue;
    base_push(s->arena, &s->contacts, scene_vector(s, p->at));
    if (wanted) trace(s, p->where, p->at);
  }
  if (!wanted || s->contacts.n) return;
  for (uint32_t i = 0; i < m->bodies.n; i++) trace(s, m->bodies.at[i].name, m->bodies.at[i].center);
}

static void gravity(scene *s) {
  const mech_model *m = s->sys->m;
  vec sum = {0, NULL};
  for (uint32_t i = 0; i < m->loads.n; i++)
    if (strcmp(m->loads.at[i].what, "gravity") == 0) sum = vec_add(s->sys->s, sum, m->loads.at[i].value);
  s->gravity = vec_is_zero(sum) ? SCENE_NOTHING : scene_vector(s, sum);
}

/* --- columns and curves --- */

bool scene_is_angle(const derive_system *sys, ex coordinate) {
  for (uint32_t f = 1; f < sys->s->frames.n; f++)
    if (sys->s->frames.at[f].axis >= 0 && expr_has(sys->g, sys->s->frames.at[f].angle, coordinate)) return true;
  return false;
}

const char *scene_label(derive_system *sys, const char *text) {
  return expr_words(sys->g, sys->arena, text);
}

static void columns(scene *s) {
  const mech_model *m = s->sys->m;
  for (uint32_t i = 0; i < m->coords.n; i++) {
    const mech_coord *c = &m->coords.at[i];
    bool angle = scene_is_angle(s->sys, c->sym);
    base_push(s->arena, &s->columns, ((scene_column){c->name, "coordinate", angle, scene_scalar(s, c->sym)}));
  }
  for (uint32_t i = 0; i < m->speeds.n; i++)
    base_push(s->arena, &s->columns,
              ((scene_column){m->speeds.at[i].name, "speed", false, scene_scalar(s, m->speeds.at[i].sym)}));
  for (uint32_t i = 0; i < m->outputs.n; i++)
    base_push(s->arena, &s->columns,
              ((scene_column){m->outputs.at[i].text, "output", false, scene_scalar(s, m->outputs.at[i].value)}));
}

/* what one plot statement lists shares a panel; with no such statement, angles and lengths each have one */
static void curves(scene *s) {
  const mech_model *m = s->sys->m;
  for (uint32_t i = 0; i < m->plots.n; i++) {
    const mech_output *p = &m->plots.at[i];
    base_push(s->arena, &s->curves,
              ((scene_curve){scene_label(s->sys, p->text), scene_scalar(s, p->value), p->group - 1}));
    s->npanels = p->group;
  }
  if (m->plots.n) return;
  for (uint32_t pass = 0; pass < 2; pass++) {
    uint32_t before = s->curves.n;
    for (uint32_t i = 0; i < m->coords.n; i++) {
      const scene_column *c = &s->columns.at[i];
      if (c->angle != (pass == 1)) continue;
      base_push(s->arena, &s->curves, ((scene_curve){scene_label(s->sys, c->name), c->track, s->npanels}));
    }
    s->npanels += s->curves.n > before;
  }
}

scene *scene_new(derive_system *sys) {
  scene *s = BASE_NEW(sys->arena, scene);
  s->sys = sys;
  s->arena = sys->arena;
  bodies(s);
  for (uint32_t i = 0; i < sys->m->drawings.n; i++) drawing(s, &sys->m->drawings.at[i]);
  links(s);
  hanging(s);
  contacts(s);
  gravity(s);
  columns(s);
  curves(s);
  return s;
}
