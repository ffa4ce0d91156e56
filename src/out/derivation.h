/* derivation: a derivation as a list of lines, each proved from those before it, then written.

   What a line shows is kept as the expression that is printed. Proofs read it
   back from there (a vector from the coefficients of its unit vectors), so that
   they speak of the page and not of what the program had in mind. A line that
   nothing was proved of, or whose proof failed, says so on the page. */
#ifndef APPELL_OUT_DERIVATION_H
#define APPELL_OUT_DERIVATION_H

#include "out/write.h"

/* A left side that is no expression: velocity(C), dL/dphi'. In the text, STEP_PARTIAL and STEP_DOT stand for signs that
   ASCII does not have. */
typedef struct step_label {
  const char *text, *latex;
} step_label;
#define STEP_UNEQUAL "\4" /* != */
#define STEP_PARTIAL "\5" /* d */
#define STEP_DOT "\6"     /* . */
#define STEP_CROSS "\7"   /* x */

typedef enum { STEP_SECTION, STEP_SAY, STEP_EQUATION } step_kind;

typedef struct step {
  step_kind kind;
  const char *text; /* a title; a sentence, its formulas as derivation_math makes them */
  step_label left;  /* if it has no text, the left side is `whole` */
  ex whole, right;
  bool vector;     /* right is a sum over unit vectors */
  uint32_t nfirst; /* whose terms stand first */
  const ex *first;
  uint32_t number;   /* of the equation, from 1 */
  uint32_t checks;   /* proofs that it took part in */
  const char *doubt; /* why it is not proved, or NULL */
} step;

typedef struct shown_body {
  const char *point; /* its mass centre's name */
  vec r, v, a, omega, alpha;
  vec *v_by, *omega_by; /* partial velocities, by speed */
  ex inertia[6];
  vec force, torque; /* of inertia */
} shown_body;

typedef struct shown_load {
  const char *name;  /* F1, M2 */
  const char *point; /* where it acts, or the frame it turns */
  vec value, v;      /* v: velocity of the point, angular velocity of the frame */
  vec *by;
} shown_load;

/* an independent row of a constraint */
typedef struct shown_row {
  const mech_row *row;
  uint32_t number; /* of its equation */
  ex velocity;     /* as shown: a configuration constraint differentiated, others as they are */
} shown_row;

typedef struct shown_speed {
  const char *name;
  ex sym, dot;
} shown_speed;

typedef struct shown_factor {
  uint32_t number; /* of the equation */
  ex factor;
} shown_factor;

typedef struct step_range {
  uint32_t first, last; /* numbers of equations */
} step_range;

typedef struct derivation {
  derive_system *sys;
  out_principle principle;
  BASE_VEC(step) steps;
  BASE_VEC(step_label) formulas;  /* within sentences */
  uint32_t equations;             /* numbered so far */
  BASE_VEC(shown_factor) divided; /* what equations were divided by */

  /* the variables: independent speeds or, by Lagrange, the rates of the coordinates */
  uint32_t n;
  shown_speed *u;
  ex *udot;
  motion from;                    /* what is to be shown comes from here */
  const sys_embedding *embedding; /* constraints that only accelerations satisfy linearly, or NULL; then u, udot are the
                                     independent ones, and */
  uint32_t nall;
  shown_speed *all; /* all speeds */
  ex *mix;          /* nall rows, n columns: every u' = mix · u'_independent + …, as shown */

  /* as shown */
  ex *qdot;
  expr_subst *known; /* rates and dependent speeds as shown */
  motion moving;     /* rates and angular velocities as shown */
  shown_body *bodies;
  shown_load *loads;
  BASE_VEC(shown_row) rows;
  step_range kinematics, constraints, spins;
} derivation;

/* --- lines --- */
void derivation_section(derivation *d, const char *title);
void derivation_say(derivation *d, const char *fmt, ...) BASE_PRINTF(2, 3);
const char *derivation_math(derivation *d, ex e);                                   /* a formula within a sentence */
const char *derivation_name(derivation *d, const char *name);                       /* a name, set as one */
const char *derivation_formula(derivation *d, const char *text, const char *latex); /* one that is no expression */
const char *derivation_refs(derivation *d, step_range r);                           /* (3), or (3)-(7) */
const char *derivation_tex(derivation *d, const char *name);
#define LABEL(d, text, latex, ...) ((step_label){base_format((d)->sys->arena, text, __VA_ARGS__), (latex)})
uint32_t derivation_put(derivation *d, step_label left, ex right);
uint32_t derivation_put_by(derivation *d, step_label left, ex right); /* the terms with u' first */
uint32_t derivation_equation(derivation *d, ex left, ex right, uint32_t n, const ex *first);
vec derivation_put_vector(derivation *d, step_label left, vec v); /* as shown, read back */
vec derivation_put_vector_in(derivation *d, step_label left, vec v, uint32_t basis);
step_range derivation_since(derivation *d, uint32_t first); /* the equations from there on */

/* --- proofs about the last line, or about all from one on --- */
void derivation_prove(derivation *d, ex defect);
void derivation_prove_vector(derivation *d, vec defect);
void derivation_prove_from(derivation *d, uint32_t first, ex defect);
void derivation_prove_vector_from(derivation *d, uint32_t first, vec defect);

/* --- names --- */
/* a function's letter or, if the model uses that letter, what `show` calls it */
step_label derivation_letter(derivation *d, char letter);
bool derivation_is_taken(derivation *d, const char *name); /* by the model */
bool derivation_any_turns(derivation *d);
step_label derivation_vector_label(derivation *d, const char *word, const char *sign, const char *name);
const char *derivation_list(derivation *d, const char *const *names, uint32_t n); /* x, y and phi */

/* --- forms --- */
/* quadratic or less in these symbols: a sum of their products with short coefficients */
ex derivation_by_powers(derivation *d, ex e, uint32_t n, const ex *symbols);
ex derivation_without(derivation *d, ex e); /* less the terms free of u' */

/* --- chapters --- */
void derivation_coordinates(derivation *d);
void derivation_speeds(derivation *d);
void derivation_constraints(derivation *d);
void derivation_freedoms(derivation *d);
void derivation_quaternions(derivation *d); /* their rates from the e' shown */
void derivation_spins(derivation *d);
void derivation_velocities(derivation *d);
void derivation_accelerations(derivation *d);
void derivation_partials(derivation *d);
void derivation_inertias(derivation *d);
/* what the constraints leave of the accelerations; false after a complaint */
bool derivation_embed(derivation *d);
/* partial velocities by all speeds; from them, shown, those by the independent accelerations */
vec *derivation_split(derivation *d, bool turning, const char *what, vec v);
vec *derivation_mixed(derivation *d, bool turning, const char *what, vec *by);
step_label derivation_partial_label(derivation *d, bool turning, const char *what, uint32_t r);
/* where a load acts; then, shown, the partial velocities there */
void derivation_load_point(derivation *d, uint32_t load);
void derivation_load_partials(derivation *d, uint32_t load);
/* a sum with its terms, each shown; the value as shown */
typedef struct step_part {
  step_label left;
  ex value;
} step_part;
ex derivation_total(derivation *d, step_label left, uint32_t n, const step_part *parts, bool by_dots);
step_label derivation_dotted(derivation *d, step_label force, bool turning, const char *point, uint32_t r);
/* each force and what it contributes; with_potential: also those that have one. Q[0 … n-1] as shown */
void derivation_forces(derivation *d, bool with_potential, ex *Q);
/* false after a complaint */
bool derivation_gibbs(derivation *d);
bool derivation_kane(derivation *d);
void derivation_lagrange(derivation *d);
/* what actuators change, from the balance for each speed as shown; false after a complaint */
bool derivation_servo(derivation *d, const ex *balance);
/* residual = 0 as `derive` prints it, proved from `shown`; what it was divided by is said */
void derivation_balance(derivation *d, ex residual, ex shown, uint32_t n, const ex *unknowns);
/* what follows the equations: lets, conditions, how much was proved */
void derivation_close(derivation *d);

/* --- the page --- */
void derivation_write(derivation *d, const out_equations *options, base_text *out);

#endif
