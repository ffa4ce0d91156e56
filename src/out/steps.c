/* steps.c: the derivation as a numbered document, to be laid beside the book.

   Gibbs–Appell: the Gibbs function body by body and ∂S/∂u' = Q (Desloge 21–23;
   Rostamian 9.4). Kane and Jourdain: forces and inertia forces, each dotted with
   the partial velocities, in sum zero (Wang & Pao 41, 52). Lagrange is in
   steps_lagrange.c, the kinematics in steps_motion.c. */
#include <string.h>

#include "base/fault.h"
#include "derive/principle.h"
#include "out/derivation.h"

static const char *tex(derivation *d, const char *fmt, const char *name) {
  return base_format(d->sys->arena, fmt, derivation_tex(d, name));
}

/* --- inertia --- */

void derivation_inertias(derivation *d) {
  derive_system *sys = d->sys;
  static const char *const entry[6] = {"11", "22", "33", "12", "23", "31"};
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    if (!b->has_inertia) continue;
    derivation_say(d, "Moments of inertia of %s about its mass centre, along the axes of %s:", b->name,
                   sys->s->frames.at[b->inertia_frame].name);
    for (int k = 0; k < 6; k++) {
      d->bodies[i].inertia[k] = derive_tidy(sys, b->inertia[k]);
      if (k >= 3 && b->inertia[k] == EXPR_ZERO) continue;
      step_label left = LABEL(d, "I%s", base_format(sys->arena, "I_{%s}", entry[k]), entry[k]);
      derivation_put(d, left, d->bodies[i].inertia[k]);
      derivation_prove(d, expr_sub(sys->g, d->bodies[i].inertia[k], b->inertia[k]));
    }
  }
}

static vec inertia_times(derivation *d, uint32_t i, vec v) {
  return vec_inertia(d->sys->s, d->sys->m->bodies.at[i].inertia_frame, d->bodies[i].inertia, v);
}

/* I α + ω × I ω */
static vec moment_rate(derivation *d, uint32_t i) {
  space *s = d->sys->s;
  const shown_body *x = &d->bodies[i];
  return vec_add(s, inertia_times(d, i, x->alpha), vec_cross(s, x->omega, inertia_times(d, i, x->omega)));
}

/* --- generalized forces --- */

static ex potential_part(derivation *d, const mech_potential *v, uint32_t r) {
  expr_graph *g = d->sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < d->sys->m->coords.n; k++) {
    ex slope = expr_diff(g, v->value, d->sys->m->coords.at[k].sym);
    if (slope != EXPR_ZERO) total = expr_sub(g, total, expr_mul(g, slope, expr_diff(g, d->qdot[k], d->u[r].sym)));
  }
  return total;
}

static bool counts(derivation *d, const mech_load *l, bool with_potential) {
  (void)d;
  return with_potential || !l->conservative;
}

static void list_forces(derivation *d, bool with_potential) {
  derive_system *sys = d->sys;
  for (uint32_t i = 0; i < sys->m->loads.n; i++) {
    const mech_load *l = &sys->m->loads.at[i];
    if (!counts(d, l, with_potential)) continue;
    shown_load *f = &d->loads[i];
    derivation_load_partials(d, i);
    f->name = base_format(sys->arena, "%c%u", l->torque ? 'M' : 'F', i + 1);
    derivation_say(d, l->torque ? "%s, turning %s:" : "%s, on %s:", l->what, f->point);
    vec value = sys_to_u(sys, l->value);
    f->value = derivation_put_vector(d, LABEL(d, "%s", tex(d, "\\mathbf{%s}", f->name), f->name), value);
    vec given = d->principle == OUT_LAGRANGE ? value : vec_map(sys->s, l->value, sys_dissolve, d->known);
    derivation_prove_vector(d, vec_sub(sys->s, f->value, given));
  }
  for (uint32_t i = 0; with_potential && i < sys->m->potentials.n; i++) {
    const mech_potential *v = &sys->m->potentials.at[i];
    if (v->has_load) continue;
    derivation_say(d, "A potential:");
    ex shown = derive_tidy(sys, v->value);
    derivation_put(d, LABEL(d, "V%u", base_format(sys->arena, "V_{%u}", i + 1), i + 1), shown);
    derivation_prove(d, expr_sub(sys->g, shown, v->value));
  }
}

static step_label dotted(derivation *d, const char *name, const char *name_tex, bool turning, const char *point,
                         uint32_t r) {
  const char *u = d->u[r].name;
  const char *latex =
      base_format(d->sys->arena, "%s \\cdot \\frac{\\partial %s_{%s}}{\\partial %s}", name_tex,
                  turning ? "\\boldsymbol{\\omega}" : "\\mathbf{v}", derivation_tex(d, point), derivation_tex(d, u));
  return LABEL(d, turning ? "%s . partial(omega(%s), %s)" : "%s . partial(%s, %s)", latex, name, point, u);
}

/* what one force contributes, if anything */
static ex contribution(derivation *d, uint32_t i, uint32_t r) {
  const mech_load *l = &d->sys->m->loads.at[i];
  const shown_load *f = &d->loads[i];
  ex part = vec_dot(d->sys->s, f->value, f->by[r]), shown = derive_tidy(d->sys, part);
  if (shown == EXPR_ZERO) return part;
  derivation_put(d, dotted(d, f->name, tex(d, "\\mathbf{%s}", f->name), l->torque, f->point, r), shown);
  derivation_prove(d, expr_sub(d->sys->g, shown, part));
  return shown;
}

void derivation_forces(derivation *d, bool with_potential, ex *Q) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  bool any = false;
  for (uint32_t i = 0; i < m->loads.n; i++) any = any || counts(d, &m->loads.at[i], with_potential);
  for (uint32_t i = 0; i < m->potentials.n; i++) any = any || (with_potential && !m->potentials.at[i].has_load);
  for (uint32_t r = 0; r < d->n; r++) Q[r] = EXPR_ZERO;
  if (!any && d->principle == OUT_LAGRANGE) return;
  derivation_section(d, "Generalized forces");
  if (!any) {
    derivation_say(d, "No force does work: all generalized forces are zero.");
    return;
  }
  derivation_say(d, "Each force is dotted with the partial velocities of the point on which it acts, each torque with "
                    "those of the frame that it turns; products that vanish are not listed.");
  list_forces(d, with_potential);
  for (uint32_t r = 0; r < d->n; r++) {
    ex total = EXPR_ZERO;
    for (uint32_t i = 0; i < m->loads.n; i++)
      if (counts(d, &m->loads.at[i], with_potential)) total = expr_add(sys->g, total, contribution(d, i, r));
    for (uint32_t i = 0; with_potential && i < m->potentials.n; i++)
      if (!m->potentials.at[i].has_load) total = expr_add(sys->g, total, potential_part(d, &m->potentials.at[i], r));
    Q[r] = derive_tidy(sys, total);
    derivation_put(d, LABEL(d, "Q(%s)", tex(d, "Q_{%s}", d->u[r].name), d->u[r].name), Q[r]);
    derivation_prove(d, expr_sub(sys->g, Q[r], total));
  }
}

/* --- equations --- */

void derivation_balance(derivation *d, ex residual, ex shown, uint32_t n, const ex *unknowns) {
  derive_system *sys = d->sys;
  ex removed, e = derive_tidy_divided(sys, residual, n, unknowns, &removed);
  derivation_equation(d, e, EXPR_ZERO, n, unknowns);
  derivation_prove(d, expr_sub(sys->g, shown, expr_mul(sys->g, removed, e)));
  if (removed == EXPR_ONE) return;
  base_printf(&d->divided, "%s(%u) by %s", d->divided.n ? ", " : "Divided: ", d->equations,
              derivation_math(d, derive_tidy(sys, removed)));
}

/* --- Gibbs and Appell --- */

static ex gibbs_part(derivation *d, const char *which, uint32_t i, ex whole) {
  expr_graph *g = d->sys->g;
  const char *name = d->sys->m->bodies.at[i].name, *t = derivation_tex(d, name);
  ex part = derivation_without(d, whole), shown = derivation_by_powers(d, part, d->n, d->udot);
  if (shown == EXPR_ZERO) return shown;
  const char *latex =
      *which ? base_format(d->sys->arena, "S_{%s}^{\\text{%s}}", t, which) : base_format(d->sys->arena, "S_{%s}", t);
  step_label left = *which ? LABEL(d, "S(%s, %s)", latex, name, which) : LABEL(d, "S(%s)", latex, name);
  if (FAULT(STEPS_GIBBS)) shown = expr_neg(g, shown);
  derivation_put_by(d, left, shown);
  derivation_prove(d, expr_sub(g, shown, part));
  return shown;
}

static ex gibbs_function(derivation *d) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2), S = EXPR_ZERO;
  derivation_section(d, "Gibbs function");
  derivation_inertias(d);
  derivation_say(d, "S is half of mass times acceleration squared, summed; a body that turns adds "
                    "alpha.I.alpha/2 + alpha.(omega x I.omega). Terms free of the derivatives of the speeds do not "
                    "matter and are left out.");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const shown_body *x = &d->bodies[i];
    ex go = expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, x->a, x->a)));
    S = expr_add(g, S, gibbs_part(d, b->has_inertia ? "centre" : "", i, go));
    if (!b->has_inertia) continue;
    vec spin = vec_cross(sys->s, x->omega, inertia_times(d, i, x->omega));
    ex turn = expr_add(g, expr_mul(g, half, vec_dot(sys->s, x->alpha, inertia_times(d, i, x->alpha))),
                       vec_dot(sys->s, x->alpha, spin));
    S = expr_add(g, S, gibbs_part(d, "turning", i, turn));
  }
  ex shown = derivation_by_powers(d, S, d->n, d->udot);
  derivation_say(d, "In sum:");
  derivation_put_by(d, (step_label){"S", "S"}, shown);
  derivation_prove(d, expr_sub(g, shown, S));
  return shown;
}

void derivation_gibbs(derivation *d) {
  derive_system *sys = d->sys;
  ex S = gibbs_function(d), *Q = BASE_ARRAY(sys->arena, ex, d->n + 1), *slope = BASE_ARRAY(sys->arena, ex, d->n + 1);
  derivation_forces(d, true, Q);
  derivation_section(d, "Equations of motion");
  derivation_say(d, "The derivatives of S,");
  for (uint32_t r = 0; r < d->n; r++) {
    const char *u = base_format(sys->arena, "%s'", d->u[r].name);
    ex whole = expr_diff(sys->g, S, d->u[r].dot);
    slope[r] = derivation_by_powers(d, whole, d->n, d->udot);
    derivation_put_by(d, LABEL(d, "dS/d%s", tex(d, "\\frac{\\partial S}{\\partial %s}", u), u), slope[r]);
    derivation_prove(d, expr_sub(sys->g, slope[r], whole));
  }
  derivation_say(d, "equal the generalized forces:");
  for (uint32_t r = 0; r < d->n; r++)
    derivation_balance(d, sys->residual[r], expr_sub(sys->g, slope[r], Q[r]), d->n, out_speed_dots(sys, r));
}

/* --- Kane and Jourdain --- */

static void inertia_forces(derivation *d) {
  derive_system *sys = d->sys;
  space *s = sys->s;
  derivation_section(d, "Inertia forces");
  derivation_inertias(d);
  derivation_say(d, "Each body resists with the force -m a and, if it turns, the torque -(I.alpha + omega x I.omega).");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    shown_body *x = &d->bodies[i];
    vec f = vec_scale(s, expr_neg(sys->g, b->mass), x->a);
    x->force = derivation_put_vector(d, LABEL(d, "F*(%s)", tex(d, "\\mathbf{F}^{*}_{%s}", b->name), b->name), f);
    derivation_prove_vector(d, vec_sub(s, x->force, f));
    if (!b->has_inertia) continue;
    vec m = vec_neg(s, moment_rate(d, i));
    x->torque = derivation_put_vector(d, LABEL(d, "M*(%s)", tex(d, "\\mathbf{M}^{*}_{%s}", b->name), b->name), m);
    derivation_prove_vector(d, vec_sub(s, x->torque, m));
  }
}

static ex inertia_part(derivation *d, uint32_t i, bool turning, uint32_t r) {
  derive_system *sys = d->sys;
  const mech_body *b = &sys->m->bodies.at[i];
  const shown_body *x = &d->bodies[i];
  ex part = turning ? vec_dot(sys->s, x->torque, x->omega_by[r]) : vec_dot(sys->s, x->force, x->v_by[r]);
  ex shown = derivation_by_powers(d, part, d->n, d->udot);
  if (shown == EXPR_ZERO) return part;
  const char *name = base_format(sys->arena, turning ? "M*(%s)" : "F*(%s)", b->name);
  const char *t = tex(d, turning ? "\\mathbf{M}^{*}_{%s}" : "\\mathbf{F}^{*}_{%s}", b->name);
  derivation_put_by(d, dotted(d, name, t, turning, turning ? b->name : x->point, r), shown);
  derivation_prove(d, expr_sub(sys->g, shown, part));
  return shown;
}

void derivation_kane(derivation *d) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  uint32_t n = d->n;
  ex *Q = BASE_ARRAY(sys->arena, ex, n + 1), *residual = BASE_ARRAY(sys->arena, ex, n + 1),
     *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1), *inertia = BASE_ARRAY(sys->arena, ex, n + 1);
  derive_kane(sys, residual, multiplier);
  inertia_forces(d);
  derivation_section(d, "Generalized inertia forces");
  derivation_say(d, "The same forces and torques, dotted with the partial velocities.");
  for (uint32_t r = 0; r < n; r++) {
    ex total = EXPR_ZERO;
    for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
      total = expr_add(g, total, inertia_part(d, i, false, r));
      if (sys->m->bodies.at[i].has_inertia) total = expr_add(g, total, inertia_part(d, i, true, r));
    }
    inertia[r] = derivation_by_powers(d, total, n, d->udot);
    derivation_put_by(d, LABEL(d, "Q*(%s)", tex(d, "Q^{*}_{%s}", d->u[r].name), d->u[r].name), inertia[r]);
    derivation_prove(d, expr_sub(g, inertia[r], total));
  }
  derivation_forces(d, true, Q);
  derivation_section(d, "Equations of motion");
  derivation_say(d, d->principle == OUT_JOURDAIN
                        ? "Forces and inertia forces together have no power in any motion that the constraints allow: "
                          "for every speed, Q + Q* = 0."
                        : "Forces and inertia forces balance for every speed: Q + Q* = 0.");
  for (uint32_t r = 0; r < n; r++) /* written with the inertia positive, as -(Q + Q*) = 0 */
    derivation_balance(d, residual[r], expr_neg(g, expr_add(g, Q[r], inertia[r])), n, out_speed_dots(sys, r));
}

/* --- all --- */

void derivation_close(derivation *d) {
  derive_system *sys = d->sys;
  bool *used = out_lets_used(sys), any = false;
  if (d->divided.n) derivation_say(d, "%s.", base_text_str(&d->divided));
  for (uint32_t i = 0; i < sys->m->lets.n; i++) {
    const mech_let *l = &sys->m->lets.at[i];
    if (!used[i]) continue;
    if (!any) derivation_say(d, "Here");
    any = true;
    derivation_put(d, (step_label){l->name, derivation_tex(d, l->name)}, l->value);
    derivation_prove(d, EXPR_ZERO); /* as the model says */
  }
  base_text t;
  base_text_init(&t, sys->arena);
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    base_printf(&t, "%s%s != 0", i ? ", " : "", derivation_math(d, derive_tidy(sys, sys->conditions.at[i])));
  if (sys->conditions.n) derivation_say(d, "The equations hold for %s.", base_text_str(&t));
  uint32_t open = 0;
  for (uint32_t i = 0; i < d->steps.n; i++) {
    step *s = &d->steps.at[i];
    if (s->kind != STEP_EQUATION) continue;
    if (!s->checks && !s->doubt) s->doubt = "nothing to compare it with";
    open += s->doubt != NULL;
  }
  if (open) derivation_say(d, "Of %u numbered lines, %u are not proved.", d->equations, open);
  else
    derivation_say(d, "Each of the %u numbered lines is proved from the model and the lines before it.", d->equations);
}

static ex rate_shown(void *user, ex symbol) {
  derivation *d = user;
  derive_system *sys = d->sys;
  for (uint32_t i = 0; i < sys->m->coords.n; i++)
    if (sys->m->coords.at[i].sym == symbol) return d->qdot[i];
  for (uint32_t r = 0; r < d->n; r++)
    if (d->u[r].sym == symbol) return d->u[r].dot;
  mech_model view = *sys->m;
  view.g = sys->g;
  int kind = expr_symbol_kind(sys->g, symbol);
  return kind == SYM_GIVEN || kind == SYM_TIME || kind == SYM_LET ? mech_rate_of(&view, symbol) : EXPR_ZERO;
}

static void begin(derivation *d) {
  derive_system *sys = d->sys;
  base_arena *a = sys->arena;
  base_text_init(&d->divided, a);
  d->qdot = BASE_ARRAY(a, ex, sys->m->coords.n + 1);
  d->known = expr_subst_new(sys->g, a);
  d->moving = (motion){sys->s, expr_deriv_new(sys->g, a, rate_shown, d), NULL};
  d->bodies = BASE_ARRAY(a, shown_body, sys->m->bodies.n + 1);
  d->loads = BASE_ARRAY(a, shown_load, sys->m->loads.n + 1);
  if (d->principle == OUT_LAGRANGE) return;
  d->n = sys->u.n;
  d->u = BASE_ARRAY(a, shown_speed, d->n + 1);
  d->udot = BASE_ARRAY(a, ex, d->n + 1);
  for (uint32_t r = 0; r < d->n; r++) {
    d->u[r] = (shown_speed){sys->u.at[r].name, sys->u.at[r].sym, sys->u.at[r].dot};
    d->udot[r] = d->u[r].dot;
  }
  d->from = sys->moving;
}

void out_steps(derive_system *sys, const out_equations *options, base_text *out) {
  derive_gibbs(sys);
  derivation d = {.sys = sys, .principle = options->principle};
  begin(&d);
  if (d.principle == OUT_LAGRANGE) {
    derivation_lagrange(&d);
  } else {
    derivation_coordinates(&d);
    derivation_speeds(&d);
    derivation_spins(&d);
    derivation_velocities(&d);
    derivation_accelerations(&d);
    derivation_partials(&d);
    if (d.principle == OUT_GIBBS_APPELL) derivation_gibbs(&d);
    else derivation_kane(&d);
  }
  derivation_close(&d);
  derivation_write(&d, options, out);
}
