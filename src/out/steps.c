/* steps.c: the derivation as a numbered document, to be laid beside the book.

   Gibbs–Appell: the Gibbs function body by body and ∂S/∂u' = Q (Desloge 21–23;
   Rostamian 9.4). Kane and Jourdain: forces and inertia forces, each dotted with
   the partial velocities, in sum zero (Wang & Pao 41, 52). The kinematics is in
   steps_motion.c, constraints on accelerations in steps_bind.c, forces in
   steps_forces.c, Lagrange in steps_lagrange.c. */
#include <string.h>

#include "base/fault.h"
#include "derive/principle.h"
#include "out/derivation.h"

/* --- inertia --- */

void derivation_inertias(derivation *d) {
  derive_system *sys = d->sys;
  static const char *const entry[6] = {"11", "22", "33", "12", "23", "31"};
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    if (!b->has_inertia) continue;
    derivation_say(d,
                   "Moments of inertia of %s about its mass centre, along the axes of %s (others are zero):", b->name,
                   derivation_name(d, sys->s->frames.at[b->inertia_frame].name));
    for (int k = 0; k < 6; k++) {
      d->bodies[i].inertia[k] = derive_tidy(sys, b->inertia[k]);
      if (b->inertia[k] == EXPR_ZERO) continue;
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

/* --- equations --- */

void derivation_balance(derivation *d, ex residual, ex shown, uint32_t n, const ex *unknowns) {
  derive_system *sys = d->sys;
  ex removed, e = derive_tidy_divided(sys, residual, n, unknowns, &removed);
  derivation_equation(d, e, EXPR_ZERO, n, unknowns);
  derivation_prove(d, expr_sub(sys->g, shown, expr_mul(sys->g, removed, e)));
  if (removed == EXPR_ONE) return;
  base_push(sys->arena, &d->divided, ((shown_factor){d->equations, derive_tidy(sys, removed)}));
}

/* u', that of equation r first */
static const ex *own_first(derivation *d, uint32_t r) {
  ex *u = BASE_ARRAY(d->sys->arena, ex, d->n + 1);
  uint32_t n = 0;
  u[n++] = d->udot[r];
  for (uint32_t i = 0; i < d->n; i++)
    if (i != r) u[n++] = d->udot[i];
  return u;
}

static bool balances(derivation *d, const ex *residual, const ex *shown) {
  if (d->sys->servos.n) return derivation_servo(d, shown);
  if (d->embedding) residual = d->embedding->residual;
  for (uint32_t r = 0; r < d->n; r++) derivation_balance(d, residual[r], shown[r], d->n, own_first(d, r));
  return true;
}

/* --- Gibbs and Appell --- */

static step_label gibbs_label(derivation *d, uint32_t i, const char *which) {
  const char *name = d->sys->m->bodies.at[i].name, *t = derivation_tex(d, name);
  step_label S = derivation_letter(d, 'S');
  if (!which) return LABEL(d, "%s(%s)", base_format(d->sys->arena, "%s_{%s}", S.latex, t), S.text, name);
  return LABEL(d, "%s(%s, %s)", base_format(d->sys->arena, "%s_{%s}^{\\text{%s}}", S.latex, t, which), S.text, name,
               which);
}

static void gibbs_text(derivation *d) {
  const char *S = derivation_formula(d, derivation_letter(d, 'S').text, derivation_letter(d, 'S').latex);
  const char *go = derivation_formula(d, "m a" STEP_DOT "a/2", "\\tfrac12 m\\,\\mathbf{a}\\cdot\\mathbf{a}");
  const char *turn = derivation_formula(
      d, "alpha" STEP_DOT "I" STEP_DOT "alpha/2 + alpha" STEP_DOT "(omega " STEP_CROSS " I" STEP_DOT "omega)",
      "\\tfrac12 \\boldsymbol{\\alpha}\\cdot\\mathbf{I}\\cdot\\boldsymbol{\\alpha} + "
      "\\boldsymbol{\\alpha}\\cdot(\\boldsymbol{\\omega}\\times\\mathbf{I}\\cdot\\boldsymbol{\\omega})");
  if (derivation_any_turns(d)) derivation_say(d, "To %s every body contributes %s and, if it turns, %s.", S, go, turn);
  else derivation_say(d, "%s is the sum of %s over all particles.", S, go);
  derivation_say(d,
                 "Terms free of the derivatives of the speeds drop out when %s is differentiated by these; they are "
                 "left out here.",
                 S);
}

static ex gibbs_function(derivation *d) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  ex half = expr_ratio(g, 1, 2);
  step_part *parts = BASE_ARRAY(sys->arena, step_part, 2 * sys->m->bodies.n + 1);
  uint32_t n = 0;
  derivation_section(d, "Gibbs function");
  derivation_inertias(d);
  gibbs_text(d);
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    const shown_body *x = &d->bodies[i];
    ex go = derivation_without(d, expr_mul(g, half, expr_mul(g, b->mass, vec_dot(sys->s, x->a, x->a))));
    if (derive_tidy(sys, go) != EXPR_ZERO)
      parts[n++] = (step_part){gibbs_label(d, i, b->has_inertia ? "centre" : NULL), go};
    if (!b->has_inertia) continue;
    vec spin = vec_cross(sys->s, x->omega, inertia_times(d, i, x->omega));
    ex turn = expr_add(g, expr_mul(g, half, vec_dot(sys->s, x->alpha, inertia_times(d, i, x->alpha))),
                       vec_dot(sys->s, x->alpha, spin));
    turn = derivation_without(d, turn);
    if (derive_tidy(sys, turn) != EXPR_ZERO) parts[n++] = (step_part){gibbs_label(d, i, "turning"), turn};
  }
  for (uint32_t i = 0; FAULT(STEPS_GIBBS) && i < n; i++) parts[i].value = expr_neg(g, parts[i].value);
  return derivation_total(d, derivation_letter(d, 'S'), n, parts, true);
}

bool derivation_gibbs(derivation *d) {
  derive_system *sys = d->sys;
  ex S = gibbs_function(d), *Q = BASE_ARRAY(sys->arena, ex, d->n + 1), *slope = BASE_ARRAY(sys->arena, ex, d->n + 1);
  derivation_forces(d, true, Q);
  derivation_section(d, sys->servos.n ? "Derivatives of the Gibbs function" : "Equations of motion");
  step_label s = derivation_letter(d, 'S');
  derivation_say(d, "The derivatives of %s:", derivation_formula(d, s.text, s.latex));
  for (uint32_t r = 0; r < d->n; r++) {
    const char *u = base_format(sys->arena, "%s'", d->u[r].name);
    const char *t = base_format(sys->arena, "\\frac{\\partial %s}{\\partial %s}", s.latex, derivation_tex(d, u));
    ex whole = expr_diff(sys->g, S, d->u[r].dot);
    slope[r] = derivation_by_powers(d, whole, d->n, d->udot);
    derivation_put_by(d, LABEL(d, STEP_PARTIAL "%s/" STEP_PARTIAL "%s", t, s.text, u), slope[r]);
    derivation_prove(d, expr_sub(sys->g, slope[r], whole));
    slope[r] = expr_sub(sys->g, slope[r], Q[r]);
  }
  if (!sys->servos.n) derivation_say(d, "Each of them equals its generalized force:");
  return balances(d, sys->residual, slope);
}

/* --- Kane and Jourdain --- */

static step_label inertia_label(derivation *d, bool turning, uint32_t i) {
  const char *name = d->sys->m->bodies.at[i].name;
  const char *latex =
      base_format(d->sys->arena, turning ? "\\mathbf{T}^{*}_{%s}" : "\\mathbf{F}^{*}_{%s}", derivation_tex(d, name));
  return LABEL(d, turning ? "inertia_torque(%s)" : "inertia_force(%s)", latex, name);
}

static void inertia_text(derivation *d) {
  const char *force = derivation_formula(d, "-m a", "-m\\,\\mathbf{a}");
  const char *torque = derivation_formula(d, "-(I" STEP_DOT "alpha + omega " STEP_CROSS " I" STEP_DOT "omega)",
                                          "-(\\mathbf{I}\\cdot\\boldsymbol{\\alpha} + "
                                          "\\boldsymbol{\\omega}\\times\\mathbf{I}\\cdot\\boldsymbol{\\omega})");
  if (derivation_any_turns(d))
    derivation_say(d, "Each body resists with the force %s and, if it turns, with the torque %s.", force, torque);
  else derivation_say(d, "Each particle resists with the force %s.", force);
}

static void inertia_forces(derivation *d) {
  derive_system *sys = d->sys;
  space *s = sys->s;
  derivation_section(d, "Inertia forces");
  derivation_inertias(d);
  inertia_text(d);
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const mech_body *b = &sys->m->bodies.at[i];
    shown_body *x = &d->bodies[i];
    vec f = vec_scale(s, expr_neg(sys->g, b->mass), x->a);
    x->force = vec_is_zero(f) ? f : derivation_put_vector(d, inertia_label(d, false, i), f);
    if (!vec_is_zero(f)) derivation_prove_vector(d, vec_sub(s, x->force, f));
    if (!b->has_inertia) continue;
    vec m = vec_neg(s, moment_rate(d, i));
    x->torque = derivation_put_vector(d, inertia_label(d, true, i), m);
    derivation_prove_vector(d, vec_sub(s, x->torque, m));
  }
}

static ex inertia_sum(derivation *d, uint32_t r) {
  derive_system *sys = d->sys;
  step_part *parts = BASE_ARRAY(sys->arena, step_part, 2 * sys->m->bodies.n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < sys->m->bodies.n; i++)
    for (int turning = 0; turning < 1 + sys->m->bodies.at[i].has_inertia; turning++) {
      const shown_body *x = &d->bodies[i];
      ex part = turning ? vec_dot(sys->s, x->torque, x->omega_by[r]) : vec_dot(sys->s, x->force, x->v_by[r]);
      const char *point = turning ? sys->m->bodies.at[i].name : x->point;
      if (derive_tidy(sys, part) == EXPR_ZERO) continue;
      parts[n++] = (step_part){derivation_dotted(d, inertia_label(d, turning, i), turning, point, r), part};
    }
  const char *u = d->u[r].name, *t = base_format(sys->arena, "Q^{*}_{%s}", derivation_tex(d, u));
  return derivation_total(d, LABEL(d, "Q*(%s)", t, u), n, parts, true);
}

bool derivation_kane(derivation *d) {
  derive_system *sys = d->sys;
  uint32_t n = d->n;
  ex *Q = BASE_ARRAY(sys->arena, ex, n + 1), *residual = BASE_ARRAY(sys->arena, ex, sys->u.n + 1),
     *multiplier = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1), *sum = BASE_ARRAY(sys->arena, ex, n + 1);
  derive_kane(sys, residual, multiplier);
  inertia_forces(d);
  derivation_section(d, "Generalized inertia forces");
  derivation_say(d, "These forces and torques, dotted with the partial %s.",
                 d->embedding ? "accelerations" : "velocities");
  for (uint32_t r = 0; r < n; r++) sum[r] = inertia_sum(d, r);
  derivation_forces(d, true, Q);
  derivation_section(d, sys->servos.n ? "Balance" : "Equations of motion");
  const char *balance = derivation_formula(d, "Q + Q* = 0", "Q + Q^{*} = 0");
  if (!sys->servos.n)
    derivation_say(d,
                   d->principle == OUT_JOURDAIN
                       ? "Forces and inertia forces together have no power in any motion that the constraints allow. "
                         "For every speed, %s; written with the opposite sign:"
                       : "Forces and inertia forces balance. For every speed, %s; written with the opposite sign:",
                   balance);
  for (uint32_t r = 0; r < n; r++) sum[r] = expr_neg(sys->g, expr_add(sys->g, Q[r], sum[r]));
  return balances(d, residual, sum);
}

/* --- all --- */

/* the lets of time that occur */
static void show_lets(derivation *d) {
  derive_system *sys = d->sys;
  bool *used = out_lets_used(sys), any = false;
  for (uint32_t i = 0; i < sys->m->lets.n; i++) {
    const mech_let *l = &sys->m->lets.at[i];
    if (!used[i]) continue;
    if (!any) derivation_say(d, "In these equations");
    any = true;
    derivation_put(d, (step_label){l->name, derivation_tex(d, l->name)}, l->value);
    derivation_prove(d, EXPR_ZERO); /* as the model says */
  }
}

/* (35) and (36) were divided by m*a^2/4, (37) by m*a^2 */
static void show_factors(derivation *d) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  for (uint32_t i = 0, k; i < d->divided.n; i = k) {
    const shown_factor *x = d->divided.at;
    for (k = i + 1; k < d->divided.n && x[k].factor == x[i].factor && x[k].number == x[k - 1].number + 1;) k++;
    const char *were = k == i + 1 ? " was divided" : " were divided";
    base_printf(&t, "%s%s%s by %s", i ? ", " : "", derivation_refs(d, (step_range){x[i].number, x[k - 1].number}),
                i ? "" : were, derivation_math(d, x[i].factor));
  }
  if (t.n) derivation_say(d, "For brevity, %s.", base_text_str(&t));
}

static void show_conditions(derivation *d) {
  derive_system *sys = d->sys;
  base_text t;
  base_text_init(&t, sys->arena);
  show_factors(d);
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    base_printf(&t, "%s%s " STEP_UNEQUAL " 0", i ? ", " : "",
                derivation_math(d, derive_tidy(sys, sys->conditions.at[i])));
  if (sys->conditions.n) derivation_say(d, "The equations hold for %s.", base_text_str(&t));
}

static void count_proofs(derivation *d) {
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

/* what the equations are complete with */
static void complete(derivation *d) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  if (d->kinematics.last && d->kinematics.last >= d->kinematics.first)
    base_printf(&t, "the kinematic equations %s", derivation_refs(d, d->kinematics));
  for (uint32_t i = 0; d->principle != OUT_LAGRANGE && i < d->rows.n; i++)
    if (d->rows.at[i].row->level != LEVEL_LINEAR)
      base_printf(&t, "%sthe constraint (%u)", t.n ? " and " : "", d->rows.at[i].number);
  uint32_t n = derive_freedoms(d->sys);
  if (t.n)
    derivation_say(d, "Together with %s they determine the motion. It has %u degree%s of freedom.", base_text_str(&t),
                   n, n == 1 ? "" : "s");
}

void derivation_close(derivation *d) {
  complete(d);
  show_lets(d);
  show_conditions(d);
  count_proofs(d);
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
  d->all = d->u;
  d->nall = d->n;
  d->from = sys->moving;
}

static const char *opening(out_principle p) {
  static const char *const text[] = {
      "The equations of motion are derived by the method of Gibbs and Appell.",
      "The equations of motion are derived by Kane's method.",
      "The equations of motion are derived from Jourdain's principle.",
      "The equations of motion are derived by Lagrange's method.",
  };
  return text[p];
}

/* all but Lagrange's: motion in speeds, then what the principle makes of it */
static bool by_speeds(derivation *d) {
  derivation_coordinates(d);
  derivation_speeds(d);
  derivation_spins(d);
  derivation_velocities(d);
  derivation_accelerations(d);
  derivation_partials(d);
  if (!derivation_embed(d)) return false;
  return d->principle == OUT_GIBBS_APPELL ? derivation_gibbs(d) : derivation_kane(d);
}

bool out_steps(derive_system *sys, const out_equations *options, base_text *out) {
  derive_gibbs(sys);
  derivation d = {.sys = sys, .principle = options->principle};
  begin(&d);
  derivation_say(&d, "%s", opening(d.principle));
  if (d.principle == OUT_LAGRANGE) derivation_lagrange(&d);
  else if (!by_speeds(&d)) return false;
  derivation_close(&d);
  derivation_write(&d, options, out);
  return true;
}
