/* force_call.c: multiplier(c), force(c, X), torque(c, X), tension(r), actuator(a): what keeps a constraint, a reaction's or
   an actuator's force.

   Here they are sums of known vectors with unknown magnitudes; derive finds the
   magnitudes. They are results, so nothing that decides the motion may contain
   them (LANGUAGE rule 10). */
#include "mech/builder.h"

#include <string.h>

static ex magnitude(builder *b, const char *name) {
  return expr_symbol(b->m->g, name, SYM_MULTIPLIER);
}

static const mech_constraint *find_constraint(const builder *b, const char *name) {
  for (uint32_t i = 0; i < b->m->constraints.n; i++)
    if (strcmp(b->m->constraints.at[i].name, name) == 0) return &b->m->constraints.at[i];
  return NULL;
}

static const mech_reaction *find_reaction(const builder *b, const char *name) {
  for (uint32_t i = 0; i < b->m->reactions.n; i++)
    if (strcmp(b->m->reactions.at[i].name, name) == 0) return &b->m->reactions.at[i];
  return NULL;
}

static const mech_reaction *find_actuator(const builder *b, const char *name) {
  for (uint32_t i = 0; i < b->m->actuators.n; i++)
    if (strcmp(b->m->actuators.at[i].name, name) == 0) return &b->m->actuators.at[i];
  return NULL;
}

static value nothing_called(builder *b, const tree *t, const char *name) {
  diag_entry *e =
      diag_at(b->diags, DIAG_E202, t->span, "there is no constraint, reaction or actuator called '%s'", name);
  base_text list;
  base_text_init(&list, b->arena);
  uint32_t n = 0;
  for (uint32_t i = 0; i < b->m->constraints.n; i++)
    base_printf(&list, "%s%s", n++ ? ", " : "", b->m->constraints.at[i].name);
  for (uint32_t i = 0; i < b->m->reactions.n; i++)
    base_printf(&list, "%s%s", n++ ? ", " : "", b->m->reactions.at[i].name);
  for (uint32_t i = 0; i < b->m->actuators.n; i++)
    base_printf(&list, "%s%s", n++ ? ", " : "", b->m->actuators.at[i].name);
  if (n) diag_hint(b->diags, e, "There are: %s.", base_text_str(&list));
  else diag_hint(b->diags, e, "The model has none; a hidden force is asked for with reaction NAME between P and Q.");
  return value_wrong();
}

static value refuse(builder *b, const tree *t, const char *what, const char *hint) {
  diag_entry *e = diag_at(b->diags, DIAG_E206, t->span, "%s", what);
  diag_hint(b->diags, e, "%s", hint);
  return value_wrong();
}

/* of a scalar constraint a number, of a vector constraint the vector of its three */
static value multiplier(builder *b, const tree *t, const mech_constraint *c) {
  if (c->nrows == 1) return value_scalar(magnitude(b, mech_multiplier_name(b->arena, c->rows[0].name)));
  if (!c->vector)
    return refuse(b, t, "this constraint has several multipliers", "Give each equation a name of its own.");
  ex x[3] = {EXPR_ZERO, EXPR_ZERO, EXPR_ZERO};
  for (uint32_t k = 0; k < c->nrows; k++) {
    const char *name = c->rows[k].name;
    x[name[strlen(name) - 1] - 'x'] = magnitude(b, mech_multiplier_name(b->arena, name));
  }
  return value_vector(vec_make(&b->m->space, 0, x[0], x[1], x[2]));
}

static vec add_pulls(builder *b, vec total, const mech_pull *pulls, uint32_t n, const char *name, bool torque,
                     uint32_t body) {
  for (uint32_t k = 0; k < n; k++)
    if (pulls[k].torque == torque && pulls[k].body == body)
      total = vec_add(&b->m->space, total, vec_scale(&b->m->space, magnitude(b, name), pulls[k].value));
  return total;
}

static value acting_on(builder *b, const tree *t, const scope *sc, const mech_constraint *c, const mech_reaction *r,
                       bool torque) {
  uint32_t body;
  vec total = {0, NULL};
  if (!build_body(b, t->kids[1], sc, &body)) return value_wrong();
  bool any = r != NULL;
  for (uint32_t k = 0; c && k < c->nrows; k++) {
    any = any || c->rows[k].npulls;
    total = add_pulls(b, total, c->rows[k].pulls, c->rows[k].npulls, mech_multiplier_name(b->arena, c->rows[k].name),
                      torque, body);
  }
  for (uint32_t d = 0; r && d < r->ndirections; d++)
    total = add_pulls(b, total, r->pulls + r->first[d], r->first[d + 1] - r->first[d],
                      mech_reaction_name(b->arena, r, d), torque, body);
  if (!any)
    return refuse(b, t, "this constraint is written in scalars, so its text names no vectors",
                  "multiplier(NAME) is known; appell forces shows the vectors, where they can be read off.");
  return value_vector(total);
}

/* An actuator does nothing where contact keeps its servo-constraints. */
static ex actuator_magnitude(builder *b, const char *name) {
  return b->options->contact ? EXPR_ZERO : magnitude(b, name);
}

static value actuator(builder *b, const tree *t, const char *name) {
  const mech_reaction *a = find_actuator(b, name);
  if (a && a->ndirections == 1) return value_scalar(actuator_magnitude(b, mech_actuator_name(b->arena, a, 0)));
  if (a)
    return refuse(b, t, "this actuator has several magnitudes",
                  "Ask for the vector: force(NAME, BODY) or torque(NAME, BODY).");
  if (b->options->contact && find_constraint(b, name)) return value_scalar(EXPR_ZERO);
  for (uint32_t i = 0; i < b->m->servos.n; i++) {
    const mech_servo *s = &b->m->servos.at[i];
    if (s->by_coordinate && s->nby == 1 && strcmp(s->equation.name, name) == 0)
      return value_scalar(actuator_magnitude(b, mech_effort_name(b->arena, name)));
  }
  return nothing_called(b, t->kids[0], name);
}

static vec actuator_on(builder *b, const mech_reaction *a, bool torque, uint32_t body) {
  vec total = {0, NULL};
  for (uint32_t d = 0; d < a->ndirections && !b->options->contact; d++)
    total = add_pulls(b, total, a->pulls + a->first[d], a->first[d + 1] - a->first[d],
                      mech_actuator_name(b->arena, a, d), torque, body);
  return total;
}

value build_force_call(builder *b, const tree *t, const scope *sc, force_call what) {
  base_name unused;
  if (!b->in_results) {
    diag_entry *e = diag_at(b->diags, DIAG_E223, t->span, "the forces of constraints are results of the motion");
    diag_hint(b->diags, e,
              "Use %s in claims, plots and outputs; a law of force contains positions, velocities and time.",
              base_name_text(b->names, t->name));
    return value_wrong();
  }
  const char *name = build_name_of(b, t->kids[0], sc, &unused);
  if (!name) return value_wrong();
  const mech_constraint *c = find_constraint(b, name);
  const mech_reaction *r = find_reaction(b, name), *a = c || r ? NULL : find_actuator(b, name);
  if (what == FORCE_CALL_ACTUATOR) return actuator(b, t, name);
  if (a && what >= FORCE_CALL_FORCE) {
    uint32_t body;
    if (!build_body(b, t->kids[1], sc, &body)) return value_wrong();
    return value_vector(actuator_on(b, a, what == FORCE_CALL_TORQUE, body));
  }
  if (a) return refuse(b, t, "this is an actuator", "Ask for actuator(NAME), force(NAME, BODY) or torque(NAME, BODY).");
  if (!c && !r) return nothing_called(b, t->kids[0], name);
  switch (what) {
  case FORCE_CALL_MULTIPLIER:
    return c ? multiplier(b, t, c)
             : refuse(b, t, "a reaction has no multiplier", "Ask for force(NAME, BODY) or tension(NAME).");
  case FORCE_CALL_TENSION:
    if (r && r->line) return value_scalar(magnitude(b, mech_reaction_name(b->arena, r, 0)));
    return refuse(b, t, "a tension belongs to a reaction between two points",
                  "Write reaction NAME between P and Q, or ask for force(NAME, BODY).");
  case FORCE_CALL_FORCE: return acting_on(b, t, sc, c, r, false);
  default: return acting_on(b, t, sc, c, r, true);
  }
}
