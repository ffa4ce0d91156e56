/* builder: what the files of this room share while a model is being made.

   First every declaration is registered, loops unrolled (declare.c). Then each
   is given its meaning when it is first needed, so that the order of statements
   does not matter; a definition that needs itself is caught on the way. */
#ifndef APPELL_MECH_BUILDER_H
#define APPELL_MECH_BUILDER_H

#include "mech/model.h"

/* values of loop variables and of a function's arguments, innermost first */
typedef struct value value;
typedef struct scope {
  const struct scope *outer;
  base_name name;
  const value *is;
} scope;

typedef enum {
  VAL_ERROR,
  VAL_SCALAR,
  VAL_BOOL,
  VAL_VECTOR,
  VAL_POINT,
  VAL_FRAME,
  VAL_BODY,
  VAL_QUATERNION,
  VAL_LIST
} value_kind;

struct value {
  value_kind kind;
  ex s;           /* SCALAR, BOOL */
  vec v;          /* VECTOR; POINT: position from O */
  uint32_t index; /* FRAME, BODY */
  int point;      /* POINT: its number in the model, or -1 */
  ex q[4];        /* QUATERNION */
  const value *items;
  uint32_t nitems;
};

typedef enum {
  DECL_PARAM,
  DECL_COORD,
  DECL_QUATERNION,
  DECL_SPEED,
  DECL_LET,
  DECL_FUNCTION,
  DECL_GIVEN,
  DECL_FRAME,
  DECL_POINT,
  DECL_PARTICLE,
  DECL_BODY
} decl_kind;

typedef struct decl {
  base_name name;
  decl_kind kind;
  base_span span;
  const lang_stmt *stmt;
  const lang_item *item;
  const tree *right; /* an element's own value, if the item's is a list */
  const scope *scope;
  enum { DECL_NEW, DECL_BUSY, DECL_DONE, DECL_BAD } state;
  value is;
} decl;

/* A small vector added to what a constraint speaks of: a body's point or its turning. */
typedef struct build_probe {
  bool torque;
  uint32_t body;
  vec at;
  const char *where;
  ex sym[3];
} build_probe;

typedef enum { PROBE_NOTHING, PROBE_VELOCITIES, PROBE_POSITIONS } build_probing;

/* a statement that declares no name, with the loop values around it */
typedef struct action {
  const lang_stmt *stmt;
  const scope *scope;
} action;

typedef struct builder {
  mech_model *m;
  base_arena *arena;
  base_names *names;
  diag_list *diags;
  const mech_options *options;
  const lang_file *file;
  const lang_stmt *variant;
  BASE_VEC(decl) decls;
  uint32_t *decl_of; /* by name: declaration number + 1 */
  uint32_t decl_of_size;
  BASE_VEC(action) actions;
  BASE_VEC(vec) omegas; /* per frame, in rates; defined ones in speeds */
  expr_deriv *ddt;
  double *sample; /* a value for each symbol, to tell motions apart */
  uint32_t sample_n;
  struct in_numbers *numbers; /* of each body */
  BASE_VEC(uint32_t) chain;   /* declarations being worked out, outermost first */
  uint32_t depth;             /* of build_value in itself */
  uint32_t calls;             /* of functions */
  uint32_t unrolled;
  uint64_t work;   /* pieces of text given a meaning, calls and loops repeated */
  bool in_exact;   /* where phi(0) has a meaning */
  bool in_results; /* where the forces of constraints are known: claims, plots, questions */
  uint8_t *hushed; /* by name: 1 lost with its statement, 2 complained about */
  uint32_t hushed_size;
  build_probing probing; /* while the forces of a constraint are looked for */
  BASE_VEC(build_probe) probes;
  const char *vague; /* why some of them are not determined */
} builder;

/* force_call.c: what is known of a constraint's or reaction's forces only after the motion */
typedef enum {
  FORCE_CALL_MULTIPLIER,
  FORCE_CALL_TENSION,
  FORCE_CALL_ACTUATOR,
  FORCE_CALL_FORCE,
  FORCE_CALL_TORQUE
} force_call;
value build_force_call(builder *b, const tree *t, const scope *sc, force_call what);

/* declare.c */
void build_declare(builder *b, const lang_stmt *stmts, uint32_t n, const scope *sc);
decl *build_find(builder *b, base_name name);
const char *build_name_of(builder *b, const tree *t, const scope *sc,
                          base_name *name);                                   /* P[i-1] -> "P[2]"; NULL if wrong */
bool build_integer(builder *b, const tree *t, const scope *sc, int64_t *out); /* false after a complaint */
bool build_range(builder *b, const tree *lo, const tree *hi, const scope *sc, int64_t *from, int64_t *to);
void build_hint_name(builder *b, diag_entry *e, const char *wrong, unsigned kinds, const char *plural,
                     const char *first);
void build_lost(builder *b); /* what the parser gave up */
void build_lose(builder *b, const lang_stmt *stmts,
                uint32_t n);                 /* what these declare is lost: do not call it unknown */
bool build_hush(builder *b, base_name name); /* true: nothing more need be said about this unknown name */

/* value.c */
value build_value(builder *b, const tree *t, const scope *sc);
void build_spend(builder *b, uint32_t steps); /* fails when a text unrolls without end, or is cancelled */
ex build_scalar(builder *b, const tree *t, const scope *sc); /* EXPR_NONE after a complaint */
ex build_condition(builder *b, const tree *t, const scope *sc);
bool build_vector(builder *b, const tree *t, const scope *sc, vec *out);
bool build_point(builder *b, const tree *t, const scope *sc, value *out);
bool build_frame(builder *b, const tree *t, const scope *sc, uint32_t *out);
bool build_body(builder *b, const tree *t, const scope *sc, uint32_t *out);
/* complains in the words of the place if a name is unknown: "there is no body or point called 'Q'" */
typedef enum { SORT_POINT, SORT_FRAME, SORT_BODY, SORT_TURNING, SORT_BODY_OR_POINT, SORT_BODY_OR_FRAME } build_sort;
bool build_is_known(builder *b, const tree *t, const scope *sc, build_sort sort);
bool build_positional(builder *b, vec v, base_span span,
                      const char *what); /* of coordinates, parameters and time only */
const char *build_kind_text(const value *v);
bool build_equation(builder *b, const tree *left, const tree *right, const scope *sc, ex rows[4], uint32_t *n);
void build_unequal(builder *b, base_span span, const value *x, const value *y);
bool build_bodies_known(builder *b); /* false: a body was complained about, or lost, so do not miss it */
value value_scalar(ex s);
value value_vector(vec v);
value value_wrong(void);
void build_resolve(builder *b, decl *d);
bool build_enter(builder *b, uint32_t number);  /* works on a declaration; false: a circle, complained about */
value build_integer_param(builder *b, decl *d); /* build.c */

/* call.c */
value build_call(builder *b, const tree *t, const scope *sc);

/* kinematics.c */
value build_frame_decl(builder *b, decl *d);
value build_point_decl(builder *b, decl *d);
void build_define(builder *b, const action *a);
motion build_motion(builder *b);
vec build_velocity(builder *b, vec position);
vec build_body_velocity(builder *b, uint32_t body, vec position);
void build_spin(builder *b, uint32_t frame, vec spin);          /* records the angular velocity of a new frame */
bool build_only(builder *b, ex e, unsigned kinds, ex *culprit); /* does e contain symbols of these kinds only? */
bool build_is_zero(builder *b, vec v);                          /* proved */
#define KIND(k) (1u << (k))
#define KIND_TIMELY (KIND(SYM_TIME) | KIND(SYM_GIVEN) | KIND(SYM_LET))
#define KIND_POSITIONAL (KIND(SYM_PARAM) | KIND(SYM_COORD) | KIND_TIMELY)

/* body.c, shape.c */
void build_parents(builder *b, bool wanted); /* on which body each one is built; if not wanted, all on the ground */
value build_particle_decl(builder *b, decl *d);
value build_body_decl(builder *b, decl *d);
bool build_shape(builder *b, const tree *call, const scope *sc, mech_shape *out);
void shape_inertia(expr_graph *g, const mech_shape *s, ex mass, ex out[6]);

/* probe.c */
vec build_probe_point(builder *b, const tree *point, vec at, int body); /* body: BUILD_NOBODY to look for it */
vec build_probe_frame(builder *b, uint32_t f);
vec build_probe_axis(builder *b, uint32_t f, vec axis);
bool build_probe_name(builder *b, const tree *t, const decl *d, value *out);
void build_pulls(builder *b, const lang_item *it, const scope *sc, mech_row *const rows[4], uint32_t n);

/* load.c */
enum { BUILD_GROUND = -1, BUILD_NOBODY = -2 };
int build_carrier(builder *b, vec at); /* the body whose own point is at P for every motion, the ground, or none */
/* on X [at P]: which body, and where; a torque's frame and body; from N: the ground */
bool build_target(builder *b, const tree *x, const tree *p, const scope *sc, int *body, vec *at);
bool build_torque_frame(builder *b, const tree *x, const scope *sc, uint32_t *f, int *body);
bool build_is_ground(builder *b, const tree *t, const scope *sc);
void build_load(builder *b, const action *a);

/* constraint.c */
void build_constraint(builder *b, const action *a);
void build_independent(builder *b, const action *a);
void build_reaction(builder *b, const action *a);
/* the equations of a constraint or a servo-constraint, classified; with the forces that would keep them ideally */
mech_constraint build_equations(builder *b, const action *a);
/* the unknowns of an actuator or a reaction, with their names; false after a complaint */
bool build_unknowns(builder *b, const action *a, mech_reaction *r);
const char *build_label(builder *b, const action *a);
void build_label_twice(builder *b, const lang_stmt *s, const char *what, const char *label, base_span before);

/* servo.c */
void build_actuator(builder *b, const action *a);
void build_servo(builder *b, const action *a);

/* statement.c */
void build_statement(builder *b, const action *a);

#endif
