/* steps_forces.c: the generalized forces of a derivation, force by force.

   A force is dotted with the partial velocities of the point on which it acts, a
   torque with those of the frame that it turns; where constraints were embedded
   in the accelerations, partial accelerations stand for partial velocities. A
   potential that is no force of the model contributes -dV/dq times what the speed
   gives of q'. */
#include <ctype.h>
#include <string.h>

#include "derive/principle.h"
#include "out/derivation.h"

/* what u_r, or u'_r where constraints are embedded, gives of a coordinate's rate */
static ex rate_by(derivation *d, uint32_t k, uint32_t r) {
  expr_graph *g = d->sys->g;
  if (!d->embedding) return expr_diff(g, d->qdot[k], d->u[r].sym);
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < d->nall; i++)
    total = expr_add(g, total, expr_mul(g, d->mix[i * d->n + r], expr_diff(g, d->qdot[k], d->all[i].sym)));
  return total;
}

static ex potential_part(derivation *d, const mech_potential *v, uint32_t r) {
  expr_graph *g = d->sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < d->sys->m->coords.n; k++) {
    ex slope = expr_diff(g, v->value, d->sys->m->coords.at[k].sym);
    if (slope != EXPR_ZERO) total = expr_sub(g, total, expr_mul(g, slope, rate_by(d, k, r)));
  }
  return total;
}

static bool counts(const mech_load *l, bool with_potential) {
  return with_potential || !l->conservative;
}

static bool stands_alone(const mech_potential *v, bool with_potential) {
  return with_potential && !v->has_load;
}

static step_label load_label(derivation *d, uint32_t i) {
  bool torque = d->sys->m->loads.at[i].torque;
  const char *text = base_format(d->sys->arena, torque ? "M%u" : "F%u", i + 1);
  if (derivation_is_taken(d, text)) text = base_format(d->sys->arena, torque ? "torque(%u)" : "force(%u)", i + 1);
  return (step_label){text, base_format(d->sys->arena, torque ? "\\mathbf{M}_{%u}" : "\\mathbf{F}_{%u}", i + 1)};
}

/* Gravity on C; a force on P, a point of plate; a torque on B */
static const char *title(derivation *d, const mech_load *l, const char *point) {
  bool gravity = strcmp(l->what, "gravity") == 0;
  const char *body = l->body >= 0 ? d->sys->m->bodies.at[l->body].name : point;
  bool own = l->torque || strcmp(point, body) == 0 || strcmp(point, d->bodies[l->body].point) == 0;
  char first = (char)(gravity ? toupper((unsigned char)*l->what) : *l->what);
  return base_format(d->sys->arena, "%s%c%s on %s%s%s:", gravity ? "" : "A ", first, l->what + 1,
                     derivation_name(d, point), own ? "" : ", a point of ", own ? "" : body);
}

static void list_load(derivation *d, uint32_t i) {
  derive_system *sys = d->sys;
  const mech_load *l = &sys->m->loads.at[i];
  shown_load *f = &d->loads[i];
  derivation_load_point(d, i);
  derivation_say(d, "%s", title(d, l, f->point));
  vec value = sys_to_u(sys, l->value);
  f->value = derivation_put_vector(d, load_label(d, i), value);
  vec given = d->principle == OUT_LAGRANGE ? value : vec_map(sys->s, l->value, sys_dissolve, d->known);
  derivation_prove_vector(d, vec_sub(sys->s, f->value, given));
  derivation_load_partials(d, i);
}

static step_label potential_label(derivation *d, uint32_t i) {
  return LABEL(d, "V%u", base_format(d->sys->arena, "V_{%u}", i + 1), i + 1);
}

static void list_forces(derivation *d, bool with_potential) {
  derive_system *sys = d->sys;
  for (uint32_t i = 0; i < sys->m->loads.n; i++)
    if (counts(&sys->m->loads.at[i], with_potential)) list_load(d, i);
  for (uint32_t i = 0; i < sys->m->potentials.n; i++) {
    const mech_potential *v = &sys->m->potentials.at[i];
    if (!stands_alone(v, with_potential)) continue;
    derivation_say(d, "A potential, which contributes minus its gradient:");
    ex shown = derive_tidy(sys, v->value);
    derivation_put(d, potential_label(d, i), shown);
    derivation_prove(d, expr_sub(sys->g, shown, v->value));
  }
}

step_label derivation_dotted(derivation *d, step_label force, bool turning, const char *point, uint32_t r) {
  step_label by = derivation_partial_label(d, turning, point, r);
  return (step_label){base_format(d->sys->arena, "%s " STEP_DOT " %s", force.text, by.text),
                      base_format(d->sys->arena, "%s \\cdot %s", force.latex, by.latex)};
}

/* Q(w1); by Lagrange, of the coordinate */
static step_label total_label(derivation *d, uint32_t r) {
  const char *name = d->principle == OUT_LAGRANGE ? d->sys->m->coords.at[r].name : d->u[r].name;
  return LABEL(d, "Q(%s)", base_format(d->sys->arena, "Q_{%s}", derivation_tex(d, name)), name);
}

ex derivation_total(derivation *d, step_label left, uint32_t n, const step_part *parts, bool by_dots) {
  derive_system *sys = d->sys;
  ex total = EXPR_ZERO, shown;
  for (uint32_t i = 0; i < n; i++) {
    shown = by_dots ? derivation_by_powers(d, parts[i].value, d->n, d->udot) : derive_tidy(sys, parts[i].value);
    if (n > 1) {
      derivation_put_by(d, parts[i].left, shown);
      derivation_prove(d, expr_sub(sys->g, shown, parts[i].value));
    }
    total = expr_add(sys->g, total, n > 1 ? shown : parts[i].value);
  }
  if (n == 1) /* nothing to add up: one line says both */
    left = (step_label){base_format(sys->arena, "%s = %s", left.text, parts[0].left.text),
                        base_format(sys->arena, "%s = %s", left.latex, parts[0].left.latex)};
  shown = by_dots ? derivation_by_powers(d, total, d->n, d->udot) : derive_tidy(sys, total);
  derivation_put_by(d, left, shown);
  derivation_prove(d, expr_sub(sys->g, shown, total));
  return shown;
}

static ex sum_up(derivation *d, bool with_potential, uint32_t r) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  step_part *parts = BASE_ARRAY(sys->arena, step_part, m->loads.n + m->potentials.n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const shown_load *f = &d->loads[i];
    if (!counts(&m->loads.at[i], with_potential)) continue;
    ex value = vec_dot(sys->s, f->value, f->by[r]);
    if (derive_tidy(sys, value) == EXPR_ZERO) continue;
    parts[n++] = (step_part){derivation_dotted(d, load_label(d, i), m->loads.at[i].torque, f->point, r), value};
  }
  for (uint32_t i = 0; i < m->potentials.n; i++) {
    const mech_potential *v = &m->potentials.at[i];
    ex value = stands_alone(v, with_potential) ? potential_part(d, v, r) : EXPR_ZERO;
    if (value == EXPR_ZERO) continue;
    const char *u = d->embedding ? base_format(sys->arena, "%s'", d->u[r].name) : d->u[r].name;
    step_label left =
        LABEL(d, "-" STEP_PARTIAL "V%u'/" STEP_PARTIAL "%s",
              base_format(sys->arena, "-\\frac{\\partial \\dot V_{%u}}{\\partial %s}", i + 1, derivation_tex(d, u)),
              i + 1, u);
    parts[n++] = (step_part){left, value};
  }
  return derivation_total(d, total_label(d, r), n, parts, false);
}

void derivation_forces(derivation *d, bool with_potential, ex *Q) {
  const mech_model *m = d->sys->m;
  bool any = false;
  for (uint32_t i = 0; i < m->loads.n; i++) any = any || counts(&m->loads.at[i], with_potential);
  for (uint32_t i = 0; i < m->potentials.n; i++) any = any || stands_alone(&m->potentials.at[i], with_potential);
  for (uint32_t r = 0; r < d->n; r++) Q[r] = EXPR_ZERO;
  if (!any && d->principle == OUT_LAGRANGE) return;
  derivation_section(d, "Generalized forces");
  if (!any) {
    derivation_say(d, "No force acts: all generalized forces are zero.");
    return;
  }
  derivation_say(
      d,
      "Each force is dotted with the partial %s of the point on which it acts, each torque with those of the "
      "frame that it turns; products that vanish are not listed.",
      d->embedding ? "accelerations" : "velocities");
  list_forces(d, with_potential);
  derivation_say(d, d->principle == OUT_LAGRANGE ? "For each coordinate:" : "For each speed:");
  for (uint32_t r = 0; r < d->n; r++) Q[r] = sum_up(d, with_potential, r);
}
