/* steps.c: the derivation as a numbered document, to be laid beside the book.

   Gibbs–Appell and Kane: coordinates and speeds, frames and angular velocities,
   positions, velocities, accelerations, partial velocities, the Gibbs function or
   Kane's sums, generalized forces, equations (Desloge; Rostamian 10–11). Lagrange:
   T, V, L, their derivatives, the equations (Rostamian's preface, steps 1–5). */
#include <string.h>

#include "derive/principle.h"
#include "out/write.h"

typedef struct page {
  derive_system *sys;
  base_text *out;
  int section;
} page;

static void section(page *p, const char *title) {
  base_printf(p->out, "\n%d. %s\n\n", ++p->section, title);
}

static void say(page *p, const char *text) {
  base_printf(p->out, "   %s\n", text);
}

static void show(page *p, const char *left, ex right) {
  base_printf(p->out, "     %s = %s\n", left, expr_str(p->sys->g, p->sys->arena, right));
}

static ex tidy(page *p, ex e) {
  return derive_tidy(p->sys, e);
}

/* an equation's left side: short coefficients of the unknowns, and these first */
static const char *left_side(page *p, ex e, uint32_t n, const ex *unknowns) {
  derive_system *sys = p->sys;
  return expr_str_by(sys->g, sys->arena, derive_tidy_by(sys, e, n, unknowns), n, unknowns);
}

#define LABEL(p, ...) base_format((p)->sys->arena, __VA_ARGS__)

/* --- coordinates and speeds --- */

static void list_names(page *p, const char *what, const char *const *names, uint32_t n) {
  base_printf(p->out, "   %s: ", what);
  for (uint32_t i = 0; i < n; i++) base_printf(p->out, "%s%s", i ? ", " : "", names[i]);
  base_puts(p->out, n ? "\n" : "none\n");
}

static void coordinates(page *p) {
  derive_system *sys = p->sys;
  const mech_model *m = sys->m;
  section(p, "Coordinates and speeds");
  const char **names = BASE_ARRAY(sys->arena, const char *, m->coords.n + sys->u.n + 1);
  for (uint32_t i = 0; i < m->coords.n; i++) names[i] = m->coords.at[i].name;
  list_names(p, "coordinates", names, m->coords.n);
  for (uint32_t i = 0; i < sys->u.n; i++) names[i] = sys->u.at[i].name;
  list_names(p, "independent speeds", names, sys->u.n);
  for (uint32_t i = 0; i < m->speeds.n; i++)
    if (m->speeds.at[i].meaning != EXPR_NONE) show(p, m->speeds.at[i].name, tidy(p, m->speeds.at[i].meaning));
  for (uint32_t i = 0; i < m->defines.n; i++)
    show(p, LABEL(p, "omega(%s)", sys->s->frames.at[m->defines.at[i].frame].name),
         out_vector(sys, m->defines.at[i].declared));
  for (uint32_t i = 0; i < m->quaternions.n; i++)
    say(p, LABEL(p, "%s is a unit quaternion: %s0^2 + %s1^2 + %s2^2 + %s3^2 = 1", m->quaternions.at[i].name,
                 m->quaternions.at[i].name, m->quaternions.at[i].name, m->quaternions.at[i].name,
                 m->quaternions.at[i].name));
  if (sys->sigma.n) say(p, "constraints:");
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (r->empty) continue;
      base_printf(p->out, "     %s:  %s = 0\n", r->name, expr_str(sys->g, sys->arena, tidy(p, r->value)));
    }
}

static void closure(page *p) {
  derive_system *sys = p->sys;
  section(p, "Kinematic equations");
  say(p, sys->sigma.n ? "The meaning of the speeds and the constraints, solved for the rates of the coordinates:"
                      : "The meaning of the speeds, solved for the rates of the coordinates:");
  for (uint32_t i = 0; i < sys->m->coords.n; i++)
    show(p, LABEL(p, "%s'", sys->m->coords.at[i].name), tidy(p, sys->qdot[i]));
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    show(p, sys->dependent.at[i].name, tidy(p, sys->dependent.at[i].value));
  uint32_t nr = sys->m->rates.n, nu = sys->u.n;
  if (nr > nu) say(p, LABEL(p, "Degrees of freedom: %u velocities less %u constraints leave %u.", nr, nr - nu, nu));
  else say(p, LABEL(p, "Degrees of freedom: %u.", nu));
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    say(p, LABEL(p, "This holds where %s is not zero.", expr_str(sys->g, sys->arena, sys->conditions.at[i])));
}

/* --- kinematics --- */

static void turn_text(page *p, const frame *f, const frame *parent) {
  if (f->axis >= 0)
    say(p, LABEL(p, "%s: %s turned about %s.%c by %s", f->name, parent->name, parent->name, "xyz"[f->axis],
                 expr_str(p->sys->g, p->sys->arena, f->angle)));
  else say(p, LABEL(p, "%s: turned against %s", f->name, parent->name));
}

static void frames(page *p) {
  derive_system *sys = p->sys;
  if (sys->s->frames.n < 2) return;
  section(p, "Frames and angular velocities");
  for (uint32_t f = 1; f < sys->s->frames.n; f++) {
    turn_text(p, &sys->s->frames.at[f], &sys->s->frames.at[sys->s->frames.at[f].parent]);
    show(p, LABEL(p, "omega(%s)", sys->s->frames.at[f].name), out_vector(sys, sys->omega[f]));
  }
}

static const char *center_name(page *p, const mech_body *b) {
  const mech_model *m = p->sys->m;
  if (!b->rigid) return b->name;
  for (uint32_t i = 0; i < m->points.n; i++)
    if (m->points.at[i].position.n == b->center.n && (b->center.n == 0 || m->points.at[i].position.t == b->center.t))
      return m->points.at[i].name;
  return LABEL(p, "centre of %s", b->name);
}

static void velocities(page *p, bool accelerations) {
  derive_system *sys = p->sys;
  section(p, accelerations ? "Accelerations" : "Positions and velocities");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    const char *c = center_name(p, b);
    if (!accelerations) {
      if (!vec_is_zero(b->center)) show(p, LABEL(p, "position(%s)", c), out_vector(sys, b->center));
      show(p, LABEL(p, "velocity(%s)", c), out_vector(sys, x->v));
    } else {
      show(p, LABEL(p, "acceleration(%s)", c), out_vector(sys, x->a));
      if (b->rigid && b->has_inertia) show(p, LABEL(p, "alpha(%s)", b->name), out_vector(sys, x->alpha));
    }
  }
}

static void partials(page *p) {
  derive_system *sys = p->sys;
  section(p, "Partial velocities");
  say(p, "The vectors that the speeds multiply in the velocities:");
  for (uint32_t r = 0; r < sys->u.n; r++)
    for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
      const mech_body *b = &sys->m->bodies.at[i];
      vec v = sys_partial(sys, sys->bodies[i].v, sys->u.at[r].sym);
      if (!vec_is_zero(v))
        show(p, LABEL(p, "partial(%s, %s)", center_name(p, b), sys->u.at[r].name), out_vector(sys, v));
      if (!b->rigid || !b->has_inertia) continue;
      vec w = sys_partial(sys, sys->bodies[i].omega, sys->u.at[r].sym);
      if (!vec_is_zero(w)) show(p, LABEL(p, "partial(omega(%s), %s)", b->name, sys->u.at[r].name), out_vector(sys, w));
    }
}

static void inertias(page *p) {
  derive_system *sys = p->sys;
  bool any = false;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) any = any || sys->m->bodies.at[i].has_inertia;
  if (!any) return;
  section(p, "Moments of inertia about the mass centres");
  static const char *const name[6] = {"11", "22", "33", "12", "23", "31"};
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    if (!b->has_inertia) continue;
    say(p, LABEL(p, "%s, in %s:", b->name, sys->s->frames.at[b->inertia_frame].name));
    for (int k = 0; k < 6; k++)
      if (k < 3 || b->inertia[k] != EXPR_ZERO) show(p, LABEL(p, "I%s", name[k]), tidy(p, b->inertia[k]));
  }
}

/* --- dynamics --- */

static void forces(page *p) {
  derive_system *sys = p->sys;
  section(p, "Generalized forces");
  for (uint32_t r = 0; r < sys->u.n; r++) show(p, LABEL(p, "Q(%s)", sys->u.at[r].name), tidy(p, sys->Q[r]));
}

static void gibbs_function(page *p) {
  derive_system *sys = p->sys;
  section(p, "Gibbs function");
  say(p, "S is half the sum of mass times acceleration squared. Terms free of the u' are left out:");
  expr_subst *zero = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(zero, sys->sigma.at[k].dot, EXPR_ZERO);
  show(p, "S", tidy(p, expr_subst_of(zero, sys->gibbs)));
}

static void equations(page *p, const char *how, const ex *residual) {
  derive_system *sys = p->sys;
  section(p, "Equations of motion");
  say(p, how);
  for (uint32_t r = 0; r < sys->u.n; r++)
    base_printf(p->out, "     %s:  %s = 0\n", sys->u.at[r].name,
                left_side(p, residual[r], sys->u.n, out_speed_dots(sys, r)));
}

static void gibbs_steps(page *p) {
  coordinates(p);
  closure(p);
  frames(p);
  velocities(p, false);
  velocities(p, true);
  inertias(p);
  gibbs_function(p);
  forces(p);
  equations(p, "The derivative of S with respect to each u' equals the generalized force:", p->sys->residual);
}

static void kane_steps(page *p) {
  derive_system *sys = p->sys;
  ex *residual = BASE_ARRAY(sys->arena, ex, sys->u.n + 1), *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  derive_kane(sys, residual, multiplier);
  coordinates(p);
  closure(p);
  frames(p);
  velocities(p, false);
  partials(p);
  velocities(p, true);
  inertias(p);
  forces(p);
  equations(p, "Inertia and forces, each dotted with the partial velocities, balance for every speed:", residual);
}

static void lagrange_steps(page *p) {
  derive_system *sys = p->sys;
  const mech_model *m = sys->m;
  lagrange_result l = derive_lagrange(sys);
  coordinates(p);
  section(p, "Energies");
  show(p, "T", tidy(p, l.T));
  show(p, "V", tidy(p, l.V));
  show(p, "L = T - V", tidy(p, expr_sub(sys->g, l.T, l.V)));
  section(p, "Derivatives of L");
  for (uint32_t i = 0; i < m->coords.n; i++) {
    show(p, LABEL(p, "dL/d%s'", m->coords.at[i].name), tidy(p, l.momentum[i]));
    show(p, LABEL(p, "dL/d%s", m->coords.at[i].name), tidy(p, expr_sub(sys->g, l.dT[i], l.dV[i])));
    if (l.Q[i] != EXPR_ZERO) show(p, LABEL(p, "Q(%s)", m->coords.at[i].name), tidy(p, l.Q[i]));
  }
  section(p, "Equations of motion");
  say(p, sys->sigma.n ? "d/dt dL/dq' - dL/dq - Q equals the multipliers times the constraints' coefficients:"
                      : "d/dt dL/dq' - dL/dq - Q = 0:");
  for (uint32_t i = 0; i < m->coords.n; i++) {
    if (m->coords.at[i].quaternion >= 0) continue;
    const char *left = left_side(p, l.raw[i], m->rates.n, out_accelerations(sys, &m->coords.at[i]));
    show(p, left, out_multiplier_terms(sys, &m->coords.at[i]));
  }
  if (m->quaternions.n)
    say(p, "The equations of a quaternion, projected on the speeds (the multiplier of its norm drops out):");
  for (uint32_t r = 0; m->quaternions.n && r < sys->u.n; r++)
    show(p, left_side(p, l.residual[r], sys->u.n, out_speed_dots(sys, r)), out_bind_terms(sys, r));
}

void out_steps(derive_system *sys, out_principle principle, base_text *out) {
  derive_gibbs(sys);
  page p = {sys, out, 0};
  base_printf(out, "%s\n", sys->m->title);
  if (principle == OUT_LAGRANGE) lagrange_steps(&p);
  else if (principle == OUT_GIBBS_APPELL) gibbs_steps(&p);
  else kane_steps(&p);
}
