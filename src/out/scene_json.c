/* scene_json.c: a scene and its motion as JSON (docs/scene.md).

   Numbers have seven digits, since they are to be looked at; what is needed with
   more comes from the run itself. A component that never changes is one number
   instead of a list. Three things can only be said after the motion: whether all
   of it is in a plane, where the ground lies, and which bodies have something
   moving inside. */
#include <math.h>
#include <string.h>

#include "out/scene.h"

static double max3(double a, double b, double c) {
  return fmax(a, fmax(b, c));
}

/* --- numbers --- */

static void put_number(base_text *out, double x) {
  if (isfinite(x)) base_printf(out, "%.7g", fabs(x) < 1e-300 ? 0 : x);
  else base_puts(out, "null");
}

/* a column of numbers, or one if all are equal to what can be seen */
static void put_column(base_text *out, uint32_t n, const double *x, double scale) {
  bool constant = true;
  for (uint32_t i = 1; i < n; i++)
    constant = constant && (fabs(x[i] - x[0]) <= 1e-12 * scale || (isnan(x[i]) && isnan(x[0])));
  if (!constant) base_puts(out, "[");
  for (uint32_t i = 0; i < (constant ? 1 : n); i++) {
    if (i) base_puts(out, ",");
    put_number(out, fabs(x[i]) <= 1e-15 * scale ? 0 : x[i]);
  }
  if (!constant) base_puts(out, "]");
}

static void put_columns(base_text *out, uint32_t n, uint32_t width, double *const *x) {
  double scale = 0;
  for (uint32_t k = 0; k < width; k++)
    for (uint32_t i = 0; i < n; i++)
      if (isfinite(x[k][i])) scale = fmax(scale, fabs(x[k][i]));
  for (uint32_t k = 0; k < width; k++) {
    base_puts(out, k ? "," : "");
    put_column(out, n, x[k], scale);
  }
}

/* The unit quaternion of a rotation matrix, scalar first, by its largest component; on the side of the one before. */
static void quaternion(const double r[9], const double *before, double q[4]) {
  double trace = r[0] + r[4] + r[8], d[4] = {trace, r[0], r[4], r[8]};
  int big = 0;
  for (int k = 1; k < 4; k++)
    if (d[k] > d[big]) big = k;
  double p[4] = {1 + trace, r[7] - r[5], r[2] - r[6], r[3] - r[1]};
  if (big) {
    int i = big - 1, j = (i + 1) % 3, k = (i + 2) % 3;
    p[0] = r[3 * k + j] - r[3 * j + k];
    p[1 + i] = 1 + r[4 * i] - r[4 * j] - r[4 * k];
    p[1 + j] = r[3 * j + i] + r[3 * i + j];
    p[1 + k] = r[3 * k + i] + r[3 * i + k];
  }
  double size = sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2] + p[3] * p[3]);
  double dot = before ? before[0] * p[0] + before[1] * p[1] + before[2] * p[2] + before[3] * p[3] : p[0];
  for (int k = 0; k < 4; k++) q[k] = p[k] / (dot < 0 ? -size : size);
}

static void put_track(const scene *s, const out_motion *m, uint32_t track, base_text *out) {
  static const char *const names[] = {"scalar", "vector", "turn"};
  const scene_track *t = &s->tracks.at[track];
  uint32_t width = t->kind == TRACK_SCALAR ? 1 : t->kind == TRACK_VECTOR ? 3 : 4;
  double *x[4], before[4], q[4];
  for (uint32_t k = 0; k < width; k++) x[k] = BASE_ARRAY(s->arena, double, m->n + 1);
  for (uint32_t i = 0; i < m->n; i++) {
    const double *v = scene_at(s, m, track, i);
    if (t->kind == TRACK_TURN) {
      quaternion(v, i ? before : NULL, q);
      memcpy(before, q, sizeof before);
      v = q;
    }
    for (uint32_t k = 0; k < width; k++) x[k][i] = v[k];
  }
  base_printf(out, "{\"kind\":\"%s\",\"v\":[", names[t->kind]);
  put_columns(out, m->n, width, x);
  base_puts(out, "]}");
}

static void put_key(base_text *out, const char *key, const char *value) {
  base_printf(out, ",\"%s\":", key);
  base_put_json(out, value);
}

/* --- what only the motion tells --- */

/* the axis of N along which no point of the picture moves or differs, or -1 */
static int flat_axis(const scene *s, const out_motion *m) {
  double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
  for (uint32_t o = 0; o < s->objects.n; o++)
    for (uint32_t p = 0; p < s->objects.at[o].nat; p++)
      for (uint32_t i = 0; i < m->n; i++) {
        const double *v = scene_at(s, m, s->objects.at[o].at[p], i);
        for (int k = 0; k < 3; k++) low[k] = fmin(low[k], v[k]), high[k] = fmax(high[k], v[k]);
      }
  double size = max3(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  int axis = -1;
  for (int k = 0; k < 3; k++)
    if (high[k] - low[k] <= 1e-9 * size) axis = k;
  for (uint32_t t = 0; axis >= 0 && t < s->tracks.n; t++) /* every turn is about that axis */
    for (uint32_t i = 0; s->tracks.at[t].kind == TRACK_TURN && i < m->n; i++) {
      const double *r = scene_at(s, m, t, i);
      if (!(fabs(fabs(r[4 * axis]) - 1) < 1e-9)) return -1;
    }
  for (uint32_t o = 0; axis >= 0 && o < s->objects.n; o++) { /* and solid bodies are to be seen from aside */
    const char *kind = s->objects.at[o].kind;
    bool solid = strcmp(kind, "sphere") == 0 || strcmp(kind, "cone") == 0 || strcmp(kind, "ellipsoid") == 0 ||
                 strcmp(kind, "plane") == 0 || strcmp(kind, "shell") == 0;
    if (solid) return -1;
  }
  return axis;
}

static void put_ground(const scene *s, const out_motion *m, base_text *out) {
  bool first = true;
  base_puts(out, ",\"ground\":[");
  for (uint32_t c = 0; c < s->contacts.n; c++) {
    double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (uint32_t i = 0; i < m->n; i++) {
      const double *v = scene_at(s, m, s->contacts.at[c], i);
      for (int k = 0; k < 3; k++) low[k] = fmin(low[k], v[k]), high[k] = fmax(high[k], v[k]);
    }
    double size = max3(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
    const double *g = s->gravity == SCENE_NOTHING ? NULL : scene_at(s, m, s->gravity, 0);
    int axis = -1; /* of those along which the contact stays, the steepest */
    for (int k = 2; k >= 0; k--)
      if (high[k] - low[k] <= 1e-9 * size && (axis < 0 || (g && fabs(g[k]) > fabs(g[axis])))) axis = k;
    if (axis < 0) continue;
    base_printf(out, "%s{\"at\":%u,\"axis\":%d}", first ? "" : ",", s->contacts.at[c], axis);
    first = false;
  }
  base_puts(out, "]");
}

/* Does the centre of something else lie inside this shape at the start? */
static bool holds_something(const scene *s, const out_motion *m, const scene_object *o) {
  bool round = strcmp(o->kind, "sphere") == 0 || strcmp(o->kind, "shell") == 0;
  bool long_one = strcmp(o->kind, "cylinder") == 0;
  if (!round && !long_one) return false;
  const double *c = scene_at(s, m, o->at[0], 0);
  double radius = *scene_at(s, m, o->size[0], 0);
  for (uint32_t i = 0; i < s->objects.n; i++) {
    const scene_object *x = &s->objects.at[i];
    if (x == o || x->body < 0) continue;
    const double *p = scene_at(s, m, x->at[0], 0);
    double d = sqrt((p[0] - c[0]) * (p[0] - c[0]) + (p[1] - c[1]) * (p[1] - c[1]) + (p[2] - c[2]) * (p[2] - c[2]));
    if (d < 0.98 * radius) return true;
  }
  return false;
}

/* --- the parts of the text --- */

static void put_object(const scene *s, const out_motion *m, const scene_object *o, base_text *out) {
  base_printf(out, "{\"kind\":\"%s\"", o->kind);
  put_key(out, "name", o->name);
  base_puts(out, ",\"at\":[");
  for (uint32_t i = 0; i < o->nat; i++) base_printf(out, "%s%u", i ? "," : "", o->at[i]);
  base_puts(out, "]");
  if (o->turn != SCENE_NOTHING) base_printf(out, ",\"turn\":%u", o->turn);
  if (o->vector != SCENE_NOTHING) base_printf(out, ",\"vector\":%u", o->vector);
  if (o->nsize) base_puts(out, ",\"size\":[");
  for (uint32_t i = 0; i < o->nsize; i++) base_printf(out, "%s%u", i ? "," : "", o->size[i]);
  if (o->nsize) base_puts(out, "]");
  if (o->axis >= 0) base_printf(out, ",\"axis\":%d", o->axis);
  if (o->body >= 0) base_puts(out, ",\"body\":true");
  if (o->text) put_key(out, "text", o->text);
  if (o->automatic) base_puts(out, ",\"automatic\":true");
  if (holds_something(s, m, o)) base_puts(out, ",\"translucent\":true");
  base_puts(out, "}");
}

static void put_force(const scene *s, const out_motion *m, const motion_force *f, base_text *out) {
  static const char *const kinds[] = {"constraint", "reaction", "actuator"};
  const double *both[2] = {f->at, f->value};
  base_printf(out, "{\"kind\":\"%s\",\"torque\":%s", kinds[f->kind], f->torque ? "true" : "false");
  put_key(out, "name", f->name);
  put_key(out, "on", s->sys->m->bodies.at[f->body].name);
  if (f->where) put_key(out, "where", f->where);
  for (int b = 0; b < 2; b++) {
    double *x[3];
    for (int k = 0; k < 3; k++) {
      x[k] = BASE_ARRAY(s->arena, double, m->n + 1);
      for (uint32_t i = 0; i < m->n; i++) x[k][i] = both[b][3 * i + (uint32_t)k];
    }
    base_printf(out, ",\"%s\":[", b ? "value" : "at");
    put_columns(out, m->n, 3, x);
    base_puts(out, "]");
  }
  base_puts(out, "}");
}

static void put_curves(const scene *s, base_text *out) {
  base_puts(out, ",\n\"columns\":[");
  for (uint32_t i = 0; i < s->columns.n; i++) {
    const scene_column *c = &s->columns.at[i];
    base_printf(out, "%s{\"kind\":\"%s\"", i ? "," : "", c->kind);
    put_key(out, "name", c->name);
    put_key(out, "label", scene_label(s->sys, c->name));
    base_printf(out, "%s,\"track\":%u}", c->angle ? ",\"angle\":true" : "", c->track);
  }
  base_puts(out, "],\n\"plots\":[");
  for (uint32_t p = 0; p < s->npanels; p++) {
    bool first = true;
    base_puts(out, p ? ",[" : "[");
    for (uint32_t i = 0; i < s->curves.n; i++) {
      const scene_curve *c = &s->curves.at[i];
      if (c->panel != p) continue;
      base_puts(out, first ? "{\"label\":" : ",{\"label\":");
      base_put_json(out, c->label);
      base_printf(out, ",\"track\":%u}", c->track);
      first = false;
    }
    base_puts(out, "]");
  }
  base_puts(out, "]");
}

static void put_view(const scene *s, const out_motion *m, base_text *out) {
  const double *g = s->gravity == SCENE_NOTHING ? NULL : scene_at(s, m, s->gravity, 0);
  double size = g ? sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]) : 0;
  int flat = flat_axis(s, m);
  base_puts(out, ",\"gravity\":");
  if (!(size > 0)) base_puts(out, "null");
  for (int k = 0; size > 0 && k < 3; k++) {
    base_puts(out, k ? "," : "[");
    put_number(out, g[k] / size);
  }
  if (size > 0) base_puts(out, "]");
  if (flat >= 0) base_printf(out, ",\"flat\":%d", flat);
  put_ground(s, m, out);
}

void scene_write(const scene *s, const out_motion *m, base_text *out) {
  const mech_model *model = s->sys->m;
  base_printf(out, "{\"schema\":%d,\"format\":\"appell-scene\"", SCENE_SCHEMA);
  put_key(out, "name", model->name ? model->name : "");
  put_key(out, "title", model->title);
  if (m->ended) put_key(out, "ended", m->ended);
  put_view(s, m, out);
  base_puts(out, ",\n\"t\":[");
  for (uint32_t i = 0; i < m->n; i++) {
    if (i) base_puts(out, ",");
    put_number(out, m->t[i]);
  }
  base_puts(out, "],\n\"tracks\":[\n");
  for (uint32_t i = 0; i < s->tracks.n; i++) {
    if (i) base_puts(out, ",\n");
    put_track(s, m, i, out);
  }
  base_puts(out, "],\n\"objects\":[\n");
  for (uint32_t i = 0; i < s->objects.n; i++) {
    if (i) base_puts(out, ",\n");
    put_object(s, m, &s->objects.at[i], out);
  }
  base_puts(out, "],\n\"forces\":[");
  for (uint32_t i = 0; i < m->forces.n; i++) {
    if (i) base_puts(out, ",\n");
    put_force(s, m, &m->forces.at[i], out);
  }
  base_puts(out, "]");
  put_curves(s, out);
  base_puts(out, "}\n");
}
