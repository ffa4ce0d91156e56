/* system: equations of motion of a model.

   The velocity space is stored whole (MATH 1, 3). Its coordinates are the
   independent speeds u (the user's and the padding) and, for every independent
   constraint row, its own value sigma, which is zero in every motion:

       rates = H [u; sigma] + h .

   The columns of sigma are what the constraints forbid: moving along them gives
   the multipliers, lambda_k = ∂R/∂sigma'_k. So in evidence and not in evidence
   are two readings of one object, and the coin has five speeds inside and three
   in print. */
#ifndef APPELL_DERIVE_SYSTEM_H
#define APPELL_DERIVE_SYSTEM_H

#include "mech/model.h"

typedef struct sys_speed {
  const char *name;
  base_span span;
  ex sym, dot;
  bool padding; /* a rate, not named by the user */
} sys_speed;

/* A speed of the user that the constraints make depend on the others. */
typedef struct sys_dependent {
  const char *name;
  ex sym, dot;
  ex value, value_dot; /* in q, u and, for value_dot, u' */
} sys_dependent;

/* a let of time, or a derivative of one */
typedef struct sys_let {
  ex sym, value, expanded; /* value in earlier lets; expanded in t and parameters */
} sys_let;

typedef struct sys_sigma {
  const char *name; /* of the constraint row: rolling.x */
  base_span span;
  ex sym, dot;
} sys_sigma;

/* A constraint that does not restrict the velocities linearly, or any servo equation, at the level of accelerations, where
   it is linear: alpha·u' + gamma = 0 (MATH 3). The sigmas see it too: beta = ∂/∂sigma. */
typedef struct sys_bind {
  const char *name;
  base_span span;
  const mech_row *row;
  ex place; /* zero in every motion, in q and t; EXPR_NONE: it does not restrict the configuration, or is closed already */
  ex value;  /* zero in every motion, in q and u; EXPR_NONE: it speaks of accelerations */
  ex lambda; /* its multiplier; a servo equation has none */
  ex *alpha, *beta, gamma;
} sys_bind;

/* A constraint beyond the linear ones that follows from others. */
typedef struct sys_dropped {
  sys_bind bind;
  const char *leans; /* on these, for reading */
} sys_dropped;

/* A direction in which an actuator works (MATH 4; Beghin 7): a magnitude of one does this work along each u, each sigma,
   and `rest` at u = 0. */
typedef struct sys_drive {
  const char *name, *actuator; /* of the direction, drive[1]; of the whole */
  base_span span;
  ex mu; /* its magnitude */
  const mech_pull *pulls;
  uint32_t npulls;
  int coordinate;    /* on which it acts, or -1 */
  const char *vague; /* why there are no vectors, or NULL */
  ex *along, *across, rest;
} sys_drive;

/* The equations without multipliers: u'_dep = A u'_ind + B is embedded (Roithmayr & Hodges 8, 11, 18). With actuators the
   displacements are those in which they do no work (Beghin 20): each is named by the speed that is one in it. */
typedef struct sys_embedding {
  uint32_t nind, ndep;
  uint32_t *ind, *dep; /* numbers of speeds */
  ex *A, *B;           /* ndep rows */
  ex *value;           /* u'_dep itself, in u'_ind */
  expr_subst *in;      /* the same, and what the servo equations lead besides, as a substitution */
  ex *residual;        /* nind: what is left of the equations, in u'_ind */
  uint32_t *along;     /* nind: the speed that names each displacement; without actuators ind itself */
  ex *reach;           /* with actuators: nind displacements by u; else NULL */
  ex *untouched;       /* residual, where it only repeats a hidden condition too */
  ex *magnitude; /* with actuators: of each drive, in u'_ind: what is left along the displacement in which it alone
                          works */
} sys_embedding;

/* K x = b for x = [u'; multipliers of the binds; magnitudes of the drives] (Roithmayr & Hodges 7, MATH 4):
   [M −alphaᵀ −alongᵀ; alpha 0 0; servo 0 0]. No inverse of M is formed: parts may be massless. */
typedef struct sys_kkt {
  uint32_t n, m, j, w; /* speeds, binds, drives; w = n + m + j */
  ex *k, *b;           /* by rows */
} sys_kkt;

/* a body's motion in the system's variables */
typedef struct sys_body {
  vec v, a, a_free; /* centre: velocity; acceleration; its part without u' */
  vec omega, alpha, alpha_free;
  vec v_all, omega_all; /* velocities with the sigmas still in them */
} sys_body;

typedef struct derive_system {
  const mech_model *m;
  base_arena *arena;
  expr_graph *g; /* a private copy of the model's, grown */
  space *s;
  diag_list *diags;

  BASE_VEC(sys_let) lets;
  expr_subst *expand;

  BASE_VEC(sys_speed) u;
  BASE_VEC(sys_dependent) dependent;
  BASE_VEC(sys_sigma) sigma;
  BASE_VEC(sys_bind) binds;
  BASE_VEC(sys_dropped) dropped;
  BASE_VEC(sys_bind) servos; /* one for each drive */
  BASE_VEC(sys_bind) hidden; /* what servo equations said before they were differentiated further */
  BASE_VEC(sys_drive) drives;
  struct servo_use *servo_use; /* what the servo equations make of the rest, once they are known to be regular */
  sys_embedding *embedding;    /* once asked for; NULL if there is nothing to embed */
  uint32_t nrates, width;      /* width = u.n + sigma.n + 1 */
  ex *H;                       /* nrates rows of `width` columns: u, sigma, then h */
  ex *qdot;                    /* of each coordinate, sigma = 0 */
  ex *qdot_all;                /* with sigma */
  ex *qddot;
  expr_list conditions;     /* not zero wherever the speeds describe the motion */
  bool plain;               /* nothing is simplified for reading */
  expr_list tidied;         /* by node: its form for reading, once looked for */
  expr_subst *units;        /* constants that are one in what is printed, or NULL */
  struct derive_uses *uses; /* how the constraints may shorten equations, once asked for */

  expr_subst *to_rates; /* the user's speeds by rates */
  expr_subst *to_u;     /* rates and dependent speeds by u, sigma = 0 */
  expr_subst *to_u_all; /* with sigma */
  expr_deriv *ddt;      /* in the motion: q -> qdot, u -> u' */
  expr_deriv *ddt_free; /* same with u' = 0 */
  expr_deriv *lift;     /* u -> u', sigma -> sigma', all else fixed: v ↦ Σ v_r u'_r */
  expr_deriv *ddt_all;  /* q -> qdot_all: first derivatives with sigma */
  motion moving, moving_free, moving_all;
  vec *omega, *omega_all; /* of every frame, in u; in u and sigma */

  sys_body *bodies;
  bool has_dynamics;
  ex gibbs;          /* S up to terms free of u' */
  ex gauss;          /* R = S − Σ f·a − Σ M·α, with sigma' */
  ex *residual;      /* ∂R/∂u'_r: the equations are residual = 0 */
  ex *multiplier;    /* ∂R/∂sigma'_k */
  const ex *regular; /* the same for numbers, once asked for */
  ex *mass;          /* by rows */
  ex *mass_reduced;  /* its entries in normal form, once asked for */
  const sys_kkt *kkt;
  ex *bias; /* residual at u' = 0 */
  ex *Q;    /* generalized forces, potentials included */
  ex kinetic, potential;
  struct force_sheet *forces; /* once asked for */
} derive_system;

/* Kinematics; NULL if speeds and constraints cannot be closed (complaints in diags). */
derive_system *derive_kinematics(base_arena *arena, const mech_model *m, diag_list *diags);
/* The same with the speeds that describe the motion best at a state: values by symbol id of the model's graph. */
derive_system *derive_kinematics_at(base_arena *arena, const mech_model *m, diag_list *diags, const double *at);
/* The same bodies and forces without the constraints, in the same graph: nothing of it is to be freed. NULL if the speeds
   need the constraints to be closed; in_rates: with the rates of the coordinates in place of the model's speeds. */
derive_system *derive_without_constraints(derive_system *sys, bool in_rates);
/* The same model in rates of coordinates alone, those that describe the motion best at a state, in the same graph: nothing
   of it is to be freed. NULL if that cannot be. */
derive_system *derive_in_rates_at(derive_system *sys, const double *at);
/* random values for all symbols at which the configuration constraints hold, and the nonlinear ones among `extra`; false
   if none was found */
bool derive_random_state(derive_system *sys, base_arena *a, uint64_t seed, double *values);
/* the model's own values in place of random parameters, and the lets that follow from them */
void derive_parameter_values(derive_system *sys, double *values);
/* the same for these rows alone, with the parameters that have values held at them */
bool derive_land(derive_system *sys, base_arena *a, const expr_list *rows, uint64_t seed, double *values);
/* constraints beyond the linear ones, at the level of accelerations; called by derive_kinematics */
bool derive_bind(derive_system *sys);
/* those of them that follow from others are dropped; false after a complaint: they contradict each other */
bool derive_screen(derive_system *sys);
/* NULL: no such constraints, or they could not be solved for speeds (a complaint is in diags) */
const sys_embedding *derive_embed(derive_system *sys);
/* the equations for accelerations and unknown forces, all kinds of constraints in them; after derive_gibbs, once */
const sys_kkt *derive_kkt(derive_system *sys);
/* What must vanish in every motion, with the kinematic equations: of coordinates and time; of these and the speeds u.
   Configuration constraints, nonlinear ones, servo equations and their hidden conditions. */
typedef struct sys_held {
  const char *name;
  base_span span;
  ex value;
} sys_held;
typedef BASE_VEC(sys_held) sys_held_list;
void derive_held(derive_system *sys, sys_held_list *configuration, sys_held_list *velocity);
uint32_t derive_freedoms(const derive_system *sys);
void derive_free(derive_system *sys);

/* Gibbs–Appell: S, R, the equations, the mass matrix. */
void derive_gibbs(derive_system *sys);
/* Jourdain, Appell, Kane: Σ (m a − f)·v_r + (Iα + ω×Iω − M)·ω_r, for u (and for sigma: the multipliers) */
void derive_kane(derive_system *sys, ex *residual, ex *multiplier);
/* Lagrange: from T(q, q', t) alone; raw equations by coordinate, and their projections on u and sigma */
typedef struct lagrange_result {
  ex T, V;                    /* in q, q', t */
  ex *momentum, *dT, *dV, *Q; /* ∂T/∂q', ∂T/∂q, ∂V/∂q, forces without a potential; by coordinate */
  ex *raw;                    /* d/dt ∂T/∂q' − ∂T/∂q + ∂V/∂q − Q, in q, q', q'' */
  ex *residual, *multiplier;
  motion moving;        /* in q, q', q'' */
  const ex *dot, *ddot; /* q', q'' of every coordinate, quaternion components included */
} lagrange_result;
lagrange_result derive_lagrange(derive_system *sys);
/* dT/dt − power of the forces − power of what drives time-dependent geometry − Σ u_r residual_r: identically zero */
ex derive_energy_defect(derive_system *sys);

/* the multipliers of the sigmas, before what binds and drives take of them, without poles that only the choice of speeds brings in */
const ex *derive_multipliers(derive_system *sys);

/* u' (and after them the multipliers of the binds and the magnitudes of the drives) as exact quotients; false if out of
   fuel or singular. How many: derive_unknowns. */
bool derive_solve(derive_system *sys, ex *udot, normal_fuel *fuel);
uint32_t derive_unknowns(const derive_system *sys);
ex derive_unknown(const derive_system *sys, uint32_t i); /* the symbol of the i-th */

/* the substitution of such a solution */
expr_subst *derive_in_motion(derive_system *sys, const ex *solution);

/* No inertia, no force, no constraint: nothing determines this u' (the spin of a massless sphere about the vertical). */
bool derive_is_idle(derive_system *sys, uint32_t speed);

/* M x = b as exact quotients */
bool derive_mass_solve(derive_system *sys, const ex *b, ex *x, normal_fuel *fuel);

/* a scalar of the model (rates, speeds, their derivatives) in q, u, u' */
ex derive_reduce(derive_system *sys, ex e);
/* what must not vanish for these expressions to have a value */
void derive_denominators(derive_system *sys, uint32_t n, const ex *roots, bool of_parameters, expr_list *out);
/* lets of time written out */
ex derive_expand(derive_system *sys, ex e);
/* their values, once t and the parameters have theirs */
void derive_let_values(derive_system *sys, double *values);
/* equal to e, and as short as it can be found, for reading */
ex derive_tidy(derive_system *sys, ex e);
/* the same for what holds in the motion: equal where the constraints hold */
ex derive_tidy_motion(derive_system *sys, ex e);
/* equal to e, with short coefficients of the unknowns if there is a choice */
ex derive_tidy_by(derive_system *sys, ex e, uint32_t n, const ex *unknowns);
/* the same for residual = 0, linear in the unknowns; what it is divided by is added to the conditions */
ex derive_tidy_equation(derive_system *sys, ex residual, uint32_t n, const ex *unknowns);
/* the same; residual = *removed · result */
ex derive_tidy_divided(derive_system *sys, ex residual, uint32_t n, const ex *unknowns, ex *removed);
bool derive_find_speed(const derive_system *sys, const char *name, ex *value, ex *dot);

/* for the files of this room */
/* shared: a graph that has the model's nodes already and belongs to someone else; NULL: a copy of the model's */
derive_system *sys_kinematics(base_arena *arena, const mech_model *m, diag_list *diags, const double *at,
                              expr_graph *shared);
vec sys_to_u(derive_system *sys, vec v);
ex sys_dissolve(void *subst, ex e);
ex sys_deriv(void *deriv, ex e);

#endif
