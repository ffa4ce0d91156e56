/* model: a mechanism with its meaning settled: what moves, how it is described,
   what acts on it, what holds it. Made once by mech_build, constant afterwards.

   Velocities are written in *rates*: q' for an ordinary coordinate, the three
   body rates omega_e.x … for a unit quaternion e; and in the speeds that the
   user introduced. How speeds and rates determine each other is the business of
   derive (kinematic closure). */
#ifndef APPELL_MECH_MODEL_H
#define APPELL_MECH_MODEL_H

#include "base/diag.h"
#include "expr/normal.h"
#include "lang/tree.h"
#include "mech/vector.h"

/* kinds of symbols in the model's graph */
typedef enum {
  SYM_TIME = 1,
  SYM_PARAM,
  SYM_COORD,
  SYM_RATE,      /* q', omega_e.x */
  SYM_ACCEL,     /* q'', omega_e.x' */
  SYM_SPEED,     /* a quasi-velocity with a name */
  SYM_SPEED_DOT, /* its derivative */
  SYM_GIVEN,     /* an arbitrary function of time, or a derivative of one */
  SYM_LET,       /* a let that depends on time only, or a derivative of one: opaque in proofs, and in the user's name */
  SYM_START,     /* phi(0): an initial value, in exact answers */
  SYM_SIGMA,     /* the value of a constraint, zero in every motion: made by derive */
  SYM_MULTIPLIER, /* of a constraint or a reaction: its magnitude */
  SYM_PROBE,      /* a small change, while a constraint's forces are looked for */
  SYM_AXIS        /* E.x or velocity(P), where a vector is printed */
} sym_kind;

typedef struct mech_param {
  const char *name;
  base_span span;
  ex sym;   /* an integer parameter is its number */
  ex value; /* EXPR_NONE: none given */
  bool integer;
} mech_param;

typedef struct mech_coord {
  const char *name;
  base_span span;
  ex sym, dot;               /* dot: in rates */
  int quaternion, component; /* quaternion: -1 for an ordinary coordinate */
} mech_coord;

typedef struct mech_quaternion {
  const char *name;
  ex e[4];
  uint32_t coord, rate; /* the first of its four coordinates, of its three rates */
} mech_quaternion;

typedef struct mech_rate {
  const char *name;
  base_span span;
  ex sym, dot;
} mech_rate;

typedef struct mech_speed {
  const char *name;
  base_span span;
  ex sym, dot;
  ex meaning; /* affine in rates; EXPR_NONE: bare, its meaning comes from a define */
} mech_speed;

typedef struct mech_given {
  const char *name;
  base_span span;
} mech_given;

typedef struct mech_let {
  const char *name;
  base_span span;
  ex sym, value; /* value: in t, parameters and lets before it */
} mech_let;

/* define omega(B) = …: what the speeds mean */
typedef struct mech_define {
  base_span span;
  uint32_t frame;
  vec kinematic, declared;
} mech_define;

typedef struct mech_point {
  const char *name;
  base_span span;
  vec position; /* from O */
} mech_point;

typedef enum {
#define SHAPE(kind, word, args) SHAPE_##kind,
#include "mech/shapes.def"
#undef SHAPE
  SHAPE_COUNT
} shape_kind;

typedef struct mech_shape {
  shape_kind kind;
  int axis;
  ex size[3];
} mech_shape;

typedef struct mech_body {
  const char *name;
  base_span span;
  bool rigid;     /* false: a particle */
  uint32_t frame; /* fixed in the body */
  vec center;     /* position of the mass centre */
  ex mass;
  bool has_inertia;
  uint32_t inertia_frame;
  ex inertia[6]; /* 11 22 33 12 23 31 about the centre */
  bool has_shape;
  mech_shape shape;
  vec shape_at; /* where the shape's centre is, from O */
  int parent;   /* the body on which its place is built in the text; -1: the ground */
} mech_body;

/* A force on a material point, or a torque on a frame. */
typedef struct mech_load {
  base_span span;
  const char *what; /* "gravity", "spring" … */
  bool torque;
  vec value;
  int body;          /* that carries the point; -1 for a torque on a bare frame */
  uint32_t frame;    /* of a torque */
  vec at;            /* position of the point, from O */
  bool conservative; /* it has a potential among the model's */
} mech_load;

typedef struct mech_potential {
  base_span span;
  const char *what;
  ex value;
  bool has_load; /* the same action is also among the loads (gravity, springs) */
} mech_potential;

/* What a constraint, a reaction or an actuator of magnitude one does: a force at a material point of a body, or a torque
   on it (MATH 3: W = ∂f/∂v_P, tau = ∂f/∂omega_B). */
typedef struct mech_pull {
  bool torque;
  uint32_t body;
  vec at, value;     /* at: where the force acts, from O */
  const char *where; /* the point as it was written, or NULL: the body's centre */
} mech_pull;

typedef enum { LEVEL_CONFIGURATION, LEVEL_LINEAR, LEVEL_NONLINEAR, LEVEL_ACCELERATION } mech_level;

typedef struct mech_row {
  const char *name; /* rolling.x */
  mech_level level;
  ex value;    /* left − right, as written; of a chosen branch: the branch */
  ex velocity; /* configuration: d/dt of value; motion: value; EXPR_NONE for accelerations */
  ex whole;    /* before a branch was chosen, else EXPR_NONE */
  const mech_pull *pulls;
  uint32_t npulls;
  const char *vague; /* why no vectors are determined, or NULL */
  bool empty;        /* a component that is always satisfied; its reaction belongs to the vector's all the same */
} mech_row;

typedef struct mech_constraint {
  const char *name;
  base_span span;
  mech_row *rows;
  uint32_t nrows;
  bool vector; /* rows are the N components of vector equations */
  bool ideal;  /* servo … by ideal: its forces are those of a contact */
} mech_constraint;

/* A force that the choice of coordinates hides; each direction has an unknown magnitude (rule 5). An actuator's forces are
   described in the same way. */
typedef struct mech_reaction {
  const char *name;
  base_span span;
  bool line;          /* between two points: the magnitude is a tension */
  uint32_t body;      /* on which it is reported */
  const char *where;  /* the point as written, or NULL */
  const char **names; /* of its components */
  mech_pull *pulls;   /* two for each direction if something else takes the opposite */
  uint32_t *first;    /* of each direction's pulls; one more at the end */
  uint32_t ndirections;
} mech_reaction;

/* A constraint kept by actuators, or by a force that acts on a coordinate (MATH 4; Beghin 6–7). */
typedef struct mech_servo {
  mech_constraint equation;
  uint32_t *by; /* numbers of actuators; of coordinates if by_coordinate */
  uint32_t nby;
  bool by_coordinate;
} mech_servo;

typedef struct mech_claim {
  const char *title;
  base_span span;
  ex *rows; /* left − right; three for a vector */
  uint32_t nrows;
} mech_claim;

/* An equation of `initial`, `steady`, a case: left = right or left ~ right. */
typedef struct mech_setting {
  base_span span;
  ex left, right;
  bool guess;
} mech_setting;
typedef BASE_VEC(mech_setting) mech_settings;

typedef struct mech_named_settings {
  const char *name;
  mech_settings settings;
} mech_named_settings;

typedef struct mech_output {
  base_span span;
  const char *text; /* as written */
  ex value;
  uint32_t group; /* what one statement lists belongs together; statements are counted from 1 */
} mech_output;
typedef BASE_VEC(mech_output) mech_outputs;

typedef struct mech_exact {
  base_span span;
  ex sym, value;
} mech_exact;

/* What connects two points, for the picture. */
typedef struct mech_link {
  const char *what; /* "spring", "damper", "rod" of a reaction between two points */
  vec ends[2];      /* from O */
} mech_link;

/* An argument of a drawing. */
typedef struct mech_drawn {
  const char *text; /* as written; of a label, what it says */
  vec v;            /* a point: from O */
  ex size[3];       /* a number is the first */
  uint32_t frame;
} mech_drawn;

/* A picture that is not a body. */
typedef struct mech_drawing {
  base_span span;
  const char *what;
  const mech_drawn *args;
  uint32_t nargs;
  int in; /* the frame in which a trace is seen, or -1 */
} mech_drawing;

typedef struct mech_model {
  base_arena *arena;
  const base_source *source;
  expr_graph *g;
  space space;
  const char *name, *title;
  ex t;
  BASE_VEC(mech_param) params;
  BASE_VEC(mech_coord) coords;
  BASE_VEC(mech_quaternion) quaternions;
  BASE_VEC(mech_rate) rates;
  BASE_VEC(mech_speed) speeds;
  BASE_VEC(mech_given) givens;
  BASE_VEC(mech_let) lets;
  BASE_VEC(mech_define) defines;
  BASE_VEC(mech_point) points;
  BASE_VEC(mech_body) bodies;
  BASE_VEC(mech_load) loads;
  BASE_VEC(mech_potential) potentials;
  BASE_VEC(mech_constraint) constraints;
  BASE_VEC(mech_reaction) reactions;
  BASE_VEC(mech_reaction) actuators;
  BASE_VEC(mech_servo) servos;
  bool contact;             /* the servo-constraints are among the constraints, and the actuators idle */
  BASE_VEC(ex) lengths;     /* of parameters, taken to be positive as their values are */
  BASE_VEC(ex) independent; /* rates and speeds to keep, as the user chose */
  base_span independent_span;
  BASE_VEC(mech_claim) claims;
  mech_settings initial;
  BASE_VEC(mech_named_settings) steady;
  BASE_VEC(mech_exact) exact;
  mech_outputs plots, outputs, events;
  BASE_VEC(mech_drawing) drawings;
  BASE_VEC(mech_link) links;
  ex simulate_from, simulate_to, stop_when; /* EXPR_NONE: not given */
  vec *omega;                               /* of each frame, in rates or, where defined, in the user's speeds */
  const struct builder *builder;            /* how the names were understood, for later questions */
  normal_facts facts;                       /* unit quaternions */
} mech_model;

typedef struct mech_override {
  const char *name, *value;
} mech_override;

typedef struct mech_options {
  const mech_override *overrides;
  uint32_t noverrides;
  const char *variant; /* a case, or NULL */
  bool contact;        /* servo-constraints are kept by contact instead, and the actuators do nothing */
} mech_options;

/* NULL if the text has errors; they are in diags. */
mech_model *mech_build(base_arena *arena, base_names *names, const lang_file *file, const mech_options *options,
                       diag_list *diags);
void mech_free(mech_model *m);

/* d/dt of what is written in coordinates, rates, speeds and time: q -> q', q' -> q'', w -> w' */
ex mech_rate_of(void *model, ex symbol);
/* symbols of unknown magnitudes: lambda_perp of a constraint's row; tension_rod, reaction_hinge.x; torque_motor */
const char *mech_multiplier_name(base_arena *arena, const char *row);
const char *mech_reaction_name(base_arena *arena, const mech_reaction *r, uint32_t direction);
const char *mech_actuator_name(base_arena *arena, const mech_reaction *a, uint32_t direction);
const char *mech_effort_name(base_arena *arena, const char *servo); /* of a force on a coordinate */
/* parallel axes: moments about a point at d from the centre (components in the same frame) become moments about the
   centre; with −mass, the other way round */
void mech_inertia_shift(expr_graph *g, ex mass, const ex d[3], ex j[6]);
/* velocity of a material point of a body, given the motion of its centre */
vec mech_material_velocity(space *s, vec center_velocity, vec omega, vec from_center);

#endif
