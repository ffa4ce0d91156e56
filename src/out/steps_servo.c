/* steps_servo.c: from the derivatives of S, or the balance of forces, to the equations of a system with actuators
   (Beghin 17–20), and beside them what the same constraints would say if contact kept them. */
#include "base/fault.h"
#include "derive/principle.h"
#include "derive/servo.h"
#include "out/derivation.h"

static ex used(const derivation *d, ex e) {
  return derive_on_servo(d->sys, expr_subst_of(d->sys->embedding->in, e));
}

/* --- the work of the actuators --- */

static ex work_shown(derivation *d, const sys_drive *w, uint32_t r) {
  derive_system *sys = d->sys;
  space *s = sys->s;
  if (w->coordinate >= 0) return expr_diff(sys->g, d->qdot[w->coordinate], d->u[r].sym);
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < w->npulls; k++) {
    const mech_pull *p = &w->pulls[k];
    const shown_body *x = &d->bodies[p->body];
    vec by = p->torque ? x->omega_by[r] : x->v_by[r];
    if (!p->torque && sys->m->bodies.at[p->body].rigid)
      by = vec_add(s, by, vec_cross(s, x->omega_by[r], vec_sub(s, p->at, sys->m->bodies.at[p->body].center)));
    total = expr_add(sys->g, total, vec_dot(s, sys_to_u(sys, p->value), by));
  }
  return total;
}

static void actuators(derivation *d) {
  derive_system *sys = d->sys;
  derivation_section(d, "The work of the actuators");
  derivation_say(d, "With a magnitude of one an actuator does, along each speed, the work of its force on the partial "
                    "velocity of its point, or of its torque on that of the body; what vanishes is not listed.");
  for (uint32_t i = 0; i < sys->drives.n; i++)
    for (uint32_t r = 0; r < d->n; r++) {
      const sys_drive *w = &sys->drives.at[i];
      ex shown = derive_tidy(sys, w->along[r]);
      if (shown == EXPR_ZERO) continue;
      const char *latex = base_format(sys->arena, "W_{\\text{%s}, %s}", w->name, derivation_tex(d, d->u[r].name));
      derivation_put(d, LABEL(d, "W(%s, %s)", latex, w->name, d->u[r].name), shown);
      derivation_prove(d, expr_sub(sys->g, shown, work_shown(d, w, r)));
    }
}

/* for every speed: inertia less the given forces is the work of the actuators */
static void balances(derivation *d, const ex *balance) {
  derive_system *sys = d->sys;
  derivation_say(d,
                 "For each speed, inertia less the given forces equals the work of the actuators with their "
                 "magnitudes%s:",
                 sys->binds.n ? " and of the contacts with their multipliers" : "");
  for (uint32_t r = 0; r < d->n; r++) {
    const ex *own = out_speed_dots(sys, r);
    ex left = derive_tidy_by(sys, sys->residual[r], d->n, own);
    derivation_equation(d, left, out_bind_terms(sys, r), d->n, own);
    derivation_prove(d, expr_sub(sys->g, left, balance[r]));
  }
}

/* --- the servo equations --- */

static void stated(derivation *d) {
  derive_system *sys = d->sys;
  derivation_section(d, "Servo-constraints");
  derivation_say(d, "They are used once the derivatives by accelerations are taken, not before.");
  for (uint32_t i = 0; i < sys->m->servos.n; i++)
    for (uint32_t k = 0; k < sys->m->servos.at[i].equation.nrows; k++) {
      const mech_row *r = &sys->m->servos.at[i].equation.rows[k];
      if (r->empty) continue;
      ex shown = derive_tidy(sys, r->value);
      derivation_equation(d, shown, EXPR_ZERO, 0, NULL);
      derivation_prove(d, expr_sub(sys->g, shown, r->value));
    }
}

/* coordinates and speeds as they determine them; then accelerations */
static void determined(derivation *d) {
  derive_system *sys = d->sys;
  expr_list rows = {0};
  uint32_t first = d->equations + 1, nq = sys->m->coords.n, nb = sys->binds.n;
  for (uint32_t i = 0; i < nq + d->n; i++) {
    ex sym = i < nq ? sys->m->coords.at[i].sym : d->u[i - nq].sym;
    if (!derive_servo_gives(sys, sym)) continue;
    if (d->equations < first) derivation_say(d, "They determine");
    const char *name = expr_symbol_name(sys->g, sym);
    derivation_put(d, (step_label){name, derivation_tex(d, name)}, derive_tidy(sys, derive_on_servo(sys, sym)));
  }
  sys_servo_rows(sys, sys->arena, &rows);
  for (uint32_t i = 0; i < rows.n && d->equations >= first; i++)
    if (derive_servo_is_used(sys, rows.at[i])) derivation_prove_from(d, first, derive_on_servo(sys, rows.at[i]));
  first = d->equations + 1;
  derivation_say(d, "Differentiated to the level of accelerations they give");
  for (uint32_t j = 0; j < nb + sys->servos.n; j++) {
    const sys_bind *b = j < nb ? &sys->binds.at[j] : &sys->servos.at[j - nb];
    ex row = b->gamma;
    for (uint32_t r = 0; r < d->n; r++) row = expr_add(sys->g, row, expr_mul(sys->g, b->alpha[r], d->udot[r]));
    ex shown = derive_tidy_by(sys, row, d->n, d->udot);
    derivation_equation(d, shown, EXPR_ZERO, d->n, d->udot);
    if (b->value != EXPR_NONE) row = expr_deriv_of(sys->ddt, b->value);
    derivation_prove(d, expr_sub(sys->g, shown, row));
    derivation_prove(d, used(d, shown));
  }
}

/* --- the equations --- */

/* the balance along a displacement, with the servo equations used */
static ex along(derivation *d, const ex *way, const ex *balance) {
  ex *t = BASE_ARRAY(d->sys->arena, ex, d->n + 1);
  for (uint32_t r = 0; r < d->n; r++) t[r] = expr_mul(d->sys->g, way[r], balance[r]);
  return used(d, expr_sum(d->sys->g, d->n, t));
}

static const char *displacement(derivation *d, const ex *way) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  uint32_t n = 0;
  for (uint32_t r = 0; r < d->n; r++) {
    ex part = derive_tidy(d->sys, way[r]);
    if (part == EXPR_ZERO) continue;
    base_printf(&t, "%s", n++ ? ", " : "");
    base_printf(&t, "%s along %s", derivation_math(d, part), derivation_math(d, d->u[r].sym));
  }
  return base_text_str(&t);
}

static const ex *unknowns(derivation *d) {
  const sys_embedding *e = d->sys->embedding;
  ex *u = BASE_ARRAY(d->sys->arena, ex, e->nind + 1);
  for (uint32_t k = 0; k < e->nind; k++) u[k] = d->udot[e->ind[k]];
  return u;
}

static void equations(derivation *d, const ex *balance) {
  const sys_embedding *e = d->sys->embedding;
  derivation_section(d, "Equations of motion");
  derivation_say(d, "Along displacements in which the actuators do no work their magnitudes drop out; then the "
                    "servo-constraints are used:");
  for (uint32_t k = 0; k < e->nind; k++) {
    const ex *way = e->reach + k * d->n;
    ex shown = along(d, way, balance);
    derivation_say(d, "Displacement %s:", displacement(d, way));
    derivation_balance(d, e->untouched[k], shown, e->nind, unknowns(d));
  }
  if (d->sys->hidden.n)
    derivation_say(d,
                   "An equation without accelerations is a condition on the motion itself; differentiated further it "
                   "meets the actuators, which gave the accelerations above.");
}

static void magnitudes(derivation *d, const ex *balance) {
  derive_system *sys = d->sys;
  const sys_embedding *e = sys->embedding;
  derivation_section(d, "Actuators");
  derivation_say(d, "Along a displacement in which one actuator alone works, and with one, its magnitude is what is "
                    "left:");
  for (uint32_t i = 0; i < sys->drives.n; i++) {
    const ex *way = e->reach + (e->nind + sys->binds.n + i) * d->n;
    const char *name = expr_symbol_name(sys->g, sys->drives.at[i].mu);
    ex shown = out_servo_law(sys, i, NULL);
    if (FAULT(STEPS_ACTUATOR)) shown = expr_neg(sys->g, shown);
    derivation_put_by(d, (step_label){name, derivation_tex(d, name)}, shown);
    derivation_prove(d, expr_sub(sys->g, used(d, shown), along(d, way, balance)));
  }
}

/* displacements that the servo equations themselves allow: those of a contact */
static void by_contact(derivation *d, const ex *balance) {
  derive_system *sys = d->sys;
  const sys_embedding *e = sys->embedding;
  if (sys->hidden.n || e->nind == 0) return;
  derivation_section(d, "For comparison: the same constraints kept by contact");
  derivation_say(d, "The forces of a contact do no work along the displacements that the constraint allows. These are "
                    "others than above, and so is the motion:");
  for (uint32_t k = 0; k < e->nind; k++) {
    ex *way = BASE_ARRAY(sys->arena, ex, d->n + 1);
    for (uint32_t r = 0; r < d->n; r++) way[r] = EXPR_ZERO;
    way[e->ind[k]] = EXPR_ONE;
    for (uint32_t j = 0; j < e->ndep; j++) way[e->dep[j]] = derive_on_servo(sys, e->A[j * e->nind + k]);
    ex shown = along(d, way, balance);
    derivation_say(d, "Displacement %s:", displacement(d, way));
    derivation_balance(d, shown, shown, e->nind, unknowns(d));
  }
}

bool derivation_servo(derivation *d, const ex *balance) {
  if (!derive_embed(d->sys)) return false;
  actuators(d);
  balances(d, balance);
  stated(d);
  determined(d);
  equations(d, balance);
  magnitudes(d, balance);
  by_contact(d, balance);
  return true;
}
