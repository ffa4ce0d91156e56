/* scene: what there is to be seen of a model, as objects whose places are expressions.

   A scene is made from the model alone. Everything that may change in the motion
   is a track: a scalar, a vector in N, or the turn of a frame against N. The
   expressions of all tracks go to the motion together (scene.asked), come back as
   numbers, and are written as JSON (docs/scene.md) for the viewer and for others. */
#ifndef APPELL_OUT_SCENE_H
#define APPELL_OUT_SCENE_H

#include "out/motion.h"
#include "out/report.h"

enum { SCENE_NOTHING = UINT32_MAX, SCENE_SCHEMA = 1 };

typedef enum { TRACK_SCALAR, TRACK_VECTOR, TRACK_TURN } scene_track_kind;

typedef struct scene_track {
  scene_track_kind kind;
  uint32_t first; /* of its expressions: one, three, or the nine of a rotation matrix, by rows */
} scene_track;

typedef struct scene_object {
  const char *kind, *name;
  const char *text;  /* of a label */
  int body;          /* whose shape it is, or -1 */
  int axis;          /* of a shape, or -1 */
  uint32_t *at, nat; /* tracks of points */
  uint32_t turn;     /* a track or SCENE_NOTHING; of a trace: the frame in which it is seen */
  uint32_t vector;   /* normal, axis or arrow */
  uint32_t size[3], nsize;
  bool automatic; /* not asked for by the text */
} scene_object;

/* A curve that the text, or the absence of a plot line, asks for. */
typedef struct scene_curve {
  const char *label; /* in the style of the graph */
  uint32_t track, panel;
} scene_curve;

typedef struct scene_column {
  const char *name, *kind; /* "coordinate", "speed", "output" */
  bool angle;
  uint32_t track;
} scene_column;

typedef struct scene {
  derive_system *sys;
  base_arena *arena;
  expr_list asked;
  BASE_VEC(scene_track) tracks;
  BASE_VEC(scene_object) objects;
  BASE_VEC(scene_column) columns;
  BASE_VEC(scene_curve) curves;
  uint32_t npanels;
  uint32_t gravity;            /* the sum of all weights, a track; or SCENE_NOTHING */
  BASE_VEC(uint32_t) contacts; /* tracks of points where bodies touch the ground */
} scene;

scene *scene_new(derive_system *sys);
uint32_t scene_scalar(scene *s, ex e);
uint32_t scene_vector(scene *s, vec v);
uint32_t scene_turn(scene *s, uint32_t f);                     /* of a frame against N */
bool scene_is_angle(const derive_system *sys, ex coordinate);  /* it turns a frame */
const char *scene_label(derive_system *sys, const char *text); /* names as on paper */

/* The numbers of a track at a sample, from the motion. */
const double *scene_at(const scene *s, const out_motion *m, uint32_t track, uint32_t sample);
void scene_write(const scene *s, const out_motion *m, base_text *out);

#endif
