/* steps_motion.c: the kinematic chapters of a derivation: coordinates, frames, speeds, constraints, and
   positions, velocities, accelerations, partial velocities; each line the derivative of an earlier one. */
#include <string.h>

#include "base/fault.h"
#include "derive/principle.h"
#include "out/derivation.h"

static bool has_name(const char *name) {
  return strchr(name, '(') == NULL; /* the inner frames of an Euler chain have none of their own */
}

/* --- coordinates and frames --- */

static void rotation(derivation *d, uint32_t f) {
  space *s = d->sys->s;
  const frame *x = &s->frames.at[f];
  derivation_say(d, "%s is turned against %s:", derivation_name(d, x->name),
                 derivation_name(d, s->frames.at[x->parent].name));
  for (int k = 0; k < 3; k++) {
    const char *name = base_format(d->sys->arena, "%s.%c", x->name, "xyz"[k]);
    vec axis = vec_make(s, x->parent, x->r[k], x->r[3 + k], x->r[6 + k]);
    vec shown = derivation_put_vector_in(d, (step_label){name, derivation_tex(d, name)}, axis, x->parent);
    derivation_prove_vector(d, vec_sub(s, shown, vec_axis(s, f, k)));
  }
}

/* E is N turned about N.z by phi, then about its own x axis by theta */
static void frame_text(derivation *d, uint32_t f) {
  space *s = d->sys->s;
  base_text t;
  base_text_init(&t, d->sys->arena);
  uint32_t chain[16], n = 0, at = f;
  for (;;) {
    chain[n++] = at;
    at = s->frames.at[at].parent;
    if (n == 16 || has_name(s->frames.at[at].name)) break;
  }
  for (uint32_t i = 0; i < n; i++)
    if (s->frames.at[chain[i]].axis < 0) {
      rotation(d, f);
      return;
    }
  const char *from = s->frames.at[at].name;
  for (uint32_t i = n; i-- > 0;) {
    const frame *x = &s->frames.at[chain[i]];
    char axis = "xyz"[x->axis];
    if (i + 1 == n)
      base_printf(&t, "%s is %s turned about %s", derivation_name(d, s->frames.at[f].name), derivation_name(d, from),
                  derivation_name(d, base_format(d->sys->arena, "%s.%c", from, axis)));
    else base_printf(&t, ", then about its own %c axis", axis);
    base_printf(&t, " by %s", derivation_math(d, x->angle));
  }
  derivation_say(d, "%s.", base_text_str(&t));
}

static void parameters(derivation *d) {
  const mech_model *m = d->sys->m;
  const char **names = BASE_ARRAY(d->sys->arena, const char *, m->params.n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < m->params.n; i++)
    if (!expr_is_number(m->g, m->params.at[i].sym)) names[n++] = m->params.at[i].name;
  if (n) derivation_say(d, n == 1 ? "%s is constant." : "%s are constants.", derivation_list(d, names, n));
}

static const char *point_name(derivation *d, vec at, const char *otherwise) {
  const mech_model *m = d->sys->m;
  if (at.n == 0) return "O";
  for (uint32_t i = 0; i < m->points.n; i++)
    if (m->points.at[i].position.n == at.n && m->points.at[i].position.t == at.t) return m->points.at[i].name;
  return otherwise;
}

static void bodies(derivation *d) {
  for (uint32_t i = 0; i < d->sys->m->bodies.n; i++) {
    const mech_body *b = &d->sys->m->bodies.at[i];
    shown_body *x = &d->bodies[i];
    x->point = b->rigid ? point_name(d, b->center, b->name) : b->name;
    const char *mass =
        b->mass == EXPR_ZERO ? "" : base_format(d->sys->arena, " of mass %s", derivation_math(d, b->mass));
    const char *centre = strcmp(x->point, b->name) == 0
                             ? ""
                             : base_format(d->sys->arena, "; its mass centre is %s", derivation_name(d, x->point));
    if (!b->rigid) derivation_say(d, "%s is a particle%s.", derivation_name(d, b->name), mass);
    else
      derivation_say(d, "The body %s%s moves with %s%s.", b->name, mass,
                     derivation_name(d, d->sys->s->frames.at[b->frame].name), centre);
  }
}

static void quaternions(derivation *d) {
  const mech_model *m = d->sys->m;
  for (uint32_t i = 0; i < m->quaternions.n; i++) {
    const ex *e = m->quaternions.at[i].e;
    const char *square[4];
    for (int k = 0; k < 4; k++) square[k] = derivation_math(d, expr_powi(d->sys->g, e[k], 2));
    derivation_say(d, "%s is a unit quaternion: %s + %s + %s + %s = 1.", derivation_name(d, m->quaternions.at[i].name),
                   square[0], square[1], square[2], square[3]);
  }
}

void derivation_coordinates(derivation *d) {
  const mech_model *m = d->sys->m;
  derivation_section(d, "Coordinates, frames and bodies");
  const char **names = BASE_ARRAY(d->sys->arena, const char *, m->coords.n + 1);
  for (uint32_t i = 0; i < m->coords.n; i++) names[i] = m->coords.at[i].name;
  derivation_say(d, m->coords.n == 1 ? "The coordinate is %s." : "The coordinates are %s.",
                 derivation_list(d, names, m->coords.n));
  quaternions(d);
  parameters(d);
  derivation_say(d, "%s is the inertial frame and %s its origin.", derivation_name(d, "N"), derivation_name(d, "O"));
  for (uint32_t f = 1; f < d->sys->s->frames.n; f++)
    if (has_name(d->sys->s->frames.at[f].name)) frame_text(d, f);
  bodies(d);
}

/* --- speeds and constraints --- */

/* in the variables of this derivation */
static ex as_asked(derivation *d, ex e) {
  bool plain = d->principle == OUT_LAGRANGE;
  return plain ? expr_subst_of(d->known, expr_subst_of(d->sys->to_rates, e)) : e;
}

static bool is_independent(derivation *d, const mech_row *row) {
  for (uint32_t j = 0; j < d->sys->sigma.n; j++)
    if (strcmp(d->sys->sigma.at[j].name, row->name) == 0) return true;
  for (uint32_t j = 0; j < d->sys->binds.n; j++)
    if (d->sys->binds.at[j].row == row) return true;
  return false;
}

/* d/dt as the model has it, q -> q' */
static ex model_rate(derivation *d, ex e) {
  mech_model view = *d->sys->m;
  view.g = d->sys->g;
  return expr_deriv_of(expr_deriv_new(d->sys->g, d->sys->arena, mech_rate_of, &view), e);
}

static ex put_row(derivation *d, ex row) {
  ex e = as_asked(d, row), shown = derive_tidy(d->sys, e);
  derivation_equation(d, shown, EXPR_ZERO, 0, NULL);
  derivation_prove(d, expr_sub(d->sys->g, shown, e));
  return shown;
}

static void constraint_row(derivation *d, const mech_row *row) {
  if (row->whole != EXPR_NONE) {
    put_row(d, row->whole);
    derivation_say(d, "of which the branch is taken that satisfies");
  }
  shown_row x = {row, 0, put_row(d, row->value)};
  x.number = d->equations;
  if (row->level == LEVEL_CONFIGURATION) {
    ex rate = as_asked(d, model_rate(d, row->value));
    derivation_say(d, "This restricts the configuration; differentiated, it restricts the velocities:");
    x.velocity = derive_tidy(d->sys, as_asked(d, row->velocity));
    derivation_equation(d, x.velocity, EXPR_ZERO, 0, NULL);
    derivation_prove(d, expr_sub(d->sys->g, x.velocity, rate));
  }
  if (!is_independent(d, row)) derivation_say(d, "(%u) follows from the others and adds no restriction.", x.number);
  else base_push(d->sys->arena, &d->rows, x);
}

void derivation_constraints(derivation *d) {
  const mech_model *m = d->sys->m;
  uint32_t first = d->equations + 1;
  for (uint32_t i = 0; i < m->constraints.n; i++) {
    const mech_constraint *c = &m->constraints.at[i];
    uint32_t shown = 0;
    for (uint32_t k = 0; k < c->nrows; k++) {
      if (c->rows[k].empty) continue; /* satisfied by any motion */
      if (!shown++) derivation_say(d, "The constraint %s:", c->name);
      constraint_row(d, &c->rows[k]);
    }
  }
  d->constraints = derivation_since(d, first);
}

static void meanings(derivation *d) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  uint32_t named = m->speeds.n;
  const char **names = BASE_ARRAY(sys->arena, const char *, sys->u.n + 1);
  for (uint32_t i = 0; i < sys->u.n; i++) names[i] = sys->u.at[i].name;
  const char *word = sys->binds.n ? "" : "independent ";
  derivation_say(d, sys->u.n == 1 ? "The %sspeed is %s%s" : "The %sspeeds are %s%s", word,
                 derivation_list(d, names, sys->u.n), named ? ", where" : ".");
  for (uint32_t i = 0; i < named; i++) {
    const mech_speed *w = &m->speeds.at[i];
    if (w->meaning == EXPR_NONE) continue;
    ex shown = derive_tidy(sys, w->meaning);
    derivation_put(d, (step_label){w->name, derivation_tex(d, w->name)}, shown);
    derivation_prove(d, expr_sub(sys->g, shown, w->meaning));
  }
  for (uint32_t i = 0; i < m->defines.n; i++) {
    const char *f = sys->s->frames.at[m->defines.at[i].frame].name;
    vec v = m->defines.at[i].declared;
    vec shown = derivation_put_vector(d, derivation_vector_label(d, "omega", "\\boldsymbol{\\omega}", f), v);
    derivation_prove_vector(d, vec_sub(sys->s, shown, v));
  }
}

/* what the kinematic equations shown make of the speeds' meaning and of the constraints */
static void prove_closure(derivation *d, uint32_t first) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->speeds.n; i++)
    if (m->speeds.at[i].meaning != EXPR_NONE)
      derivation_prove_from(d, first,
                            expr_sub(sys->g, expr_subst_of(d->known, m->speeds.at[i].meaning),
                                     expr_subst_of(d->known, m->speeds.at[i].sym)));
  for (uint32_t i = 0; i < m->defines.n; i++) {
    vec is = vec_map(sys->s, m->defines.at[i].kinematic, sys_dissolve, d->known);
    vec said = vec_map(sys->s, m->defines.at[i].declared, sys_dissolve, d->known);
    derivation_prove_vector_from(d, first, vec_sub(sys->s, is, said));
  }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *row = &m->constraints.at[i].rows[k];
      bool linear = row->level == LEVEL_LINEAR || row->level == LEVEL_CONFIGURATION;
      if (linear && !row->empty) derivation_prove_from(d, first, expr_subst_of(d->known, row->velocity));
    }
}

/* rates of a quaternion from e' as shown: the vector part of 2 e* e' (Rostamian 12.18) */
void derivation_quaternions(derivation *d) {
  expr_graph *g = d->sys->g;
  for (uint32_t q = 0; q < d->sys->m->quaternions.n; q++) {
    const mech_quaternion *x = &d->sys->m->quaternions.at[q];
    const ex *e = x->e, *dot = d->qdot + x->coord;
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3 + 1, k = (i + 2) % 3 + 1;
      ex t[4] = {expr_mul(g, e[0], dot[i + 1]), expr_neg(g, expr_mul(g, dot[0], e[i + 1])),
                 expr_neg(g, expr_mul(g, e[j], dot[k])), expr_mul(g, e[k], dot[j])};
      ex rate = expr_mul(g, expr_int(g, 2), expr_sum(g, 4, t));
      expr_subst_set(d->known, d->sys->m->rates.at[x->rate + (uint32_t)i].sym, rate);
    }
  }
}

static bool rates_are_speeds(derivation *d) {
  for (uint32_t i = 0; i < d->sys->m->coords.n; i++)
    if (d->sys->qdot[i] != d->sys->m->coords.at[i].dot) return false;
  return d->sys->dependent.n == 0;
}

static void closure(derivation *d) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  bool silent = rates_are_speeds(d);
  uint32_t first = d->equations + 1;
  if (!silent)
    derivation_say(d, sys->sigma.n ? "Solved together for the rates of the coordinates, the kinematic equations:"
                                   : "Solved for the rates of the coordinates, the kinematic equations:");
  for (uint32_t i = 0; i < m->coords.n; i++) {
    const char *name = base_format(sys->arena, "%s'", m->coords.at[i].name);
    d->qdot[i] = derive_tidy(sys, sys->qdot[i]);
    bool itself = d->qdot[i] == m->coords.at[i].dot;
    if (!silent && !itself) derivation_put(d, (step_label){name, derivation_tex(d, name)}, d->qdot[i]);
    if (m->coords.at[i].quaternion < 0) expr_subst_set(d->known, m->coords.at[i].dot, d->qdot[i]);
  }
  for (uint32_t i = 0; i < sys->dependent.n; i++) {
    const char *name = sys->dependent.at[i].name;
    ex shown = derive_tidy(sys, sys->dependent.at[i].value);
    derivation_put(d, (step_label){name, derivation_tex(d, name)}, shown);
    expr_subst_set(d->known, sys->dependent.at[i].sym, shown);
  }
  derivation_quaternions(d);
  d->kinematics = derivation_since(d, first);
  if (silent) return;
  prove_closure(d, first);
  for (uint32_t i = 0; i < m->quaternions.n; i++) { /* e·e' = 0 */
    ex sum = EXPR_ZERO;
    for (uint32_t k = 0; k < 4; k++)
      sum = expr_add(sys->g, sum, expr_mul(sys->g, m->quaternions.at[i].e[k], d->qdot[m->quaternions.at[i].coord + k]));
    derivation_prove_from(d, first, sum);
  }
  for (uint32_t i = 0; i < d->n; i++) /* a rate that is a speed itself */
    if (sys->u.at[i].padding)
      derivation_prove_from(d, first, expr_sub(sys->g, expr_subst_of(d->known, sys->u.at[i].sym), sys->u.at[i].sym));
}

/* rates, the constraints on them, and what is left */
void derivation_freedoms(derivation *d) {
  uint32_t nr = d->sys->m->rates.n, left = derive_freedoms(d->sys), taken = nr - left;
  if (taken)
    derivation_say(d, "Degrees of freedom: %u velocities less %u independent constraint%s leave %u.", nr, taken,
                   taken == 1 ? "" : "s", left);
  else derivation_say(d, "Degrees of freedom: %u.", left);
}

void derivation_speeds(derivation *d) {
  derive_system *sys = d->sys;
  derivation_section(d, sys->m->constraints.n ? "Speeds and constraints" : "Speeds");
  meanings(d);
  derivation_constraints(d);
  closure(d);
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    derivation_say(d, "This holds where %s is not zero.", derivation_math(d, derive_tidy(sys, sys->conditions.at[i])));
  derivation_freedoms(d);
}

/* --- angular velocities --- */

static vec spin_shown(derivation *d, uint32_t f) {
  const frame *x = &d->sys->s->frames.at[f];
  if (x->axis < 0) return vec_map(d->sys->s, x->spin, sys_dissolve, d->known);
  return vec_scale(d->sys->s, expr_deriv_of(d->moving.ddt, x->angle), vec_axis(d->sys->s, x->parent, x->axis));
}

void derivation_spins(derivation *d) {
  space *s = d->sys->s;
  vec *omega = BASE_ARRAY(d->sys->arena, vec, s->frames.n + 1);
  d->moving.omega = omega;
  if (s->frames.n < 2) return;
  derivation_section(d, "Angular velocities");
  derivation_say(d, "A frame turns with the one it is built on and, relative to it, at the rate of its own rotation.");
  uint32_t first = d->equations + 1;
  for (uint32_t f = 1; f < s->frames.n; f++) {
    const char *name = s->frames.at[f].name;
    vec expected = vec_add(s, omega[s->frames.at[f].parent], spin_shown(d, f));
    if (!has_name(name)) {
      omega[f] = expected;
      continue;
    }
    step_label left = derivation_vector_label(d, "omega", "\\boldsymbol{\\omega}", name);
    omega[f] = derivation_put_vector(d, left, d->from.omega[f]);
    derivation_prove_vector(d, vec_sub(s, omega[f], expected));
  }
  d->spins = derivation_since(d, first);
}

/* --- points --- */

static bool stays(const mech_body *b) {
  return vec_is_zero(b->center);
}

static void show_velocity(derivation *d, uint32_t i) {
  derive_system *sys = d->sys;
  const mech_body *b = &sys->m->bodies.at[i];
  shown_body *x = &d->bodies[i];
  if (stays(b)) {
    derivation_say(d, "The mass centre of %s stays in %s.", b->name, derivation_name(d, "O"));
    return;
  }
  x->r = derivation_put_vector(d, derivation_vector_label(d, "position", "\\mathbf{r}", x->point), b->center);
  derivation_prove_vector(d, vec_sub(sys->s, x->r, b->center));
  vec v = vec_ddt(&d->from, b->center);
  x->v = derivation_put_vector(d, derivation_vector_label(d, "velocity", "\\mathbf{v}", x->point), v);
  derivation_prove_vector(d, vec_sub(sys->s, x->v, vec_ddt(&d->moving, x->r)));
}

void derivation_velocities(derivation *d) {
  derivation_section(d, "Positions and velocities");
  const char *turn = d->spins.last == 0                ? ""
                     : d->spins.first == d->spins.last ? "; unit vectors turn with the angular velocity "
                                                       : "; unit vectors turn with the angular velocities ";
  derivation_say(d, "The positions of the mass centres, differentiated%s%s.", turn,
                 d->spins.last ? derivation_refs(d, d->spins) : "");
  for (uint32_t i = 0; i < d->sys->m->bodies.n; i++) {
    const mech_body *b = &d->sys->m->bodies.at[i];
    if (b->rigid) d->bodies[i].omega = d->moving.omega[b->frame];
    show_velocity(d, i);
  }
}

void derivation_accelerations(derivation *d) {
  derive_system *sys = d->sys;
  derivation_section(d, "Accelerations");
  derivation_say(d, "The velocities%s, differentiated in the same way.",
                 derivation_any_turns(d) ? " and angular velocities" : "");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    shown_body *x = &d->bodies[i];
    vec a = sys->bodies[i].a;
    if (FAULT(STEPS_ACCELERATION)) a = vec_map(sys->s, sys->bodies[i].v, sys_deriv, sys->ddt);
    if (!stays(b)) {
      x->a = derivation_put_vector(d, derivation_vector_label(d, "acceleration", "\\mathbf{a}", x->point), a);
      derivation_prove_vector(d, vec_sub(sys->s, x->a, vec_ddt(&d->moving, x->v)));
    }
    if (!b->has_inertia) continue;
    step_label left = derivation_vector_label(d, "alpha", "\\boldsymbol{\\alpha}", b->name);
    x->alpha = derivation_put_vector(d, left, sys->bodies[i].alpha);
    derivation_prove_vector(d, vec_sub(sys->s, x->alpha, vec_ddt(&d->moving, x->omega)));
  }
}

static step_label velocity_partial(derivation *d, bool turning, const char *what, uint32_t r) {
  const char *u = d->all[r].name, *t = derivation_tex(d, what), *ut = derivation_tex(d, u);
  const char *latex = base_format(d->sys->arena, "\\frac{\\partial %s_{%s}}{\\partial %s}",
                                  turning ? "\\boldsymbol{\\omega}" : "\\mathbf{v}", t, ut);
  return LABEL(d, turning ? "partial(omega(%s), %s)" : "partial(%s, %s)", latex, what, u);
}

/* v = Σ u_r v_r + what moves at u = 0 */
vec *derivation_split(derivation *d, bool turning, const char *what, vec v) {
  space *s = d->sys->s;
  vec *by = BASE_ARRAY(d->sys->arena, vec, d->nall + 1), sum = {0, NULL};
  uint32_t first = d->equations + 1;
  expr_subst *rest = expr_subst_new(d->sys->g, d->sys->arena);
  for (uint32_t r = 0; r < d->nall; r++) {
    vec vr = sys_partial(d->sys, v, d->all[r].sym);
    expr_subst_set(rest, d->all[r].sym, EXPR_ZERO);
    if (vec_is_zero(vr)) continue;
    by[r] = derivation_put_vector(d, velocity_partial(d, turning, what, r), vr);
    sum = vec_add(s, sum, vec_scale(s, d->all[r].sym, by[r]));
  }
  vec defect = vec_sub(s, vec_sub(s, v, sum), vec_map(s, v, sys_dissolve, rest));
  if (d->equations >= first) derivation_prove_vector_from(d, first, defect);
  return by;
}

void derivation_partials(derivation *d) {
  derive_system *sys = d->sys;
  derivation_section(d, "Partial velocities");
  derivation_say(d, "What the speeds multiply in the velocities; those that are zero are not listed.");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    shown_body *x = &d->bodies[i];
    x->v_by = derivation_split(d, false, x->point, x->v);
    if (sys->m->bodies.at[i].has_inertia) x->omega_by = derivation_split(d, true, sys->m->bodies.at[i].name, x->omega);
  }
}

/* the bodies' own partial velocities serve where they are shown already */
static void turned_frame(derivation *d, const mech_load *l, shown_load *f) {
  const mech_body *b = l->body >= 0 ? &d->sys->m->bodies.at[l->body] : NULL;
  f->v = d->moving.omega[l->frame];
  f->point = d->sys->s->frames.at[l->frame].name;
  if (b && b->frame == l->frame) f->point = b->name, f->by = d->bodies[l->body].omega_by;
}

static bool is_centre(derivation *d, const mech_load *l) {
  const mech_body *b = &d->sys->m->bodies.at[l->body];
  return !b->rigid || vec_is_zero(vec_sub(d->sys->s, l->at, b->center));
}

static void pushed_point(derivation *d, uint32_t i, const mech_load *l, shown_load *f) {
  const shown_body *x = &d->bodies[l->body];
  f->v = x->v, f->by = x->v_by, f->point = x->point;
  if (is_centre(d, l)) return;
  f->by = NULL;
  f->point = point_name(d, l->at, base_format(d->sys->arena, "A%u", i + 1));
}

void derivation_load_point(derivation *d, uint32_t i) {
  const mech_load *l = &d->sys->m->loads.at[i];
  if (l->torque) turned_frame(d, l, &d->loads[i]);
  else pushed_point(d, i, l, &d->loads[i]);
}

void derivation_load_partials(derivation *d, uint32_t i) {
  space *s = d->sys->s;
  const mech_load *l = &d->sys->m->loads.at[i];
  shown_load *f = &d->loads[i];
  if (!l->torque && !is_centre(d, l)) {
    const mech_body *b = &d->sys->m->bodies.at[l->body];
    const shown_body *x = &d->bodies[l->body];
    vec v = mech_material_velocity(s, x->v, x->omega, vec_sub(s, l->at, b->center));
    f->v = derivation_put_vector(d, derivation_vector_label(d, "velocity", "\\mathbf{v}", f->point), v);
    derivation_prove_vector(d, vec_sub(s, f->v, v));
  }
  if (!f->by) f->by = derivation_mixed(d, l->torque, f->point, derivation_split(d, l->torque, f->point, f->v));
}
