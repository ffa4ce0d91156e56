/* servo.c: actuators and the constraints that they keep (MATH 4; Beghin 6–7).

   Two lists, not one: the servo equations are classified like any constraint, but
   they never close the kinematics (LANGUAGE rule 2); the actuators are forces and
   torques of known direction and unknown magnitude. Which displacements leave the
   actuators without work, and how the two lists go together, is for derive. With
   `by ideal` the force is along the constraint's own gradient, as in a contact: it
   is one in all but name. */
#include "mech/builder.h"

#include <string.h>

void build_actuator(builder *b, const action *a) {
  mech_model *m = b->m;
  mech_reaction r;
  const char *label = build_label(b, a);
  for (uint32_t i = 0; i < m->actuators.n; i++)
    if (strcmp(m->actuators.at[i].name, label) == 0) {
      build_label_twice(b, a->stmt, "actuators", label, m->actuators.at[i].span);
      return;
    }
  if (build_unknowns(b, a, &r)) base_push(b->arena, &m->actuators, r);
}

static bool label_is_free(builder *b, const action *a) {
  const mech_model *m = b->m;
  const char *label = build_label(b, a);
  for (uint32_t i = 0; i < m->servos.n; i++)
    if (strcmp(m->servos.at[i].equation.name, label) == 0) {
      build_label_twice(b, a->stmt, "servo-constraints", label, m->servos.at[i].equation.span);
      return false;
    }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    if (strcmp(m->constraints.at[i].name, label) == 0) {
      build_label_twice(b, a->stmt, "constraints", label, m->constraints.at[i].span);
      return false;
    }
  return true;
}

static void unknown_actuator(builder *b, const tree *t, const char *name) {
  const mech_model *m = b->m;
  diag_entry *e = diag_at(b->diags, DIAG_E202, t->span, "there is no actuator called '%s'", name);
  base_text list;
  base_text_init(&list, b->arena);
  for (uint32_t i = 0; i < m->actuators.n; i++) base_printf(&list, "%s%s", i ? ", " : "", m->actuators.at[i].name);
  if (m->actuators.n) diag_hint(b->diags, e, "There are: %s.", base_text_str(&list));
  else
    diag_hint(b->diags, e, "Say what enforces the equation: actuator %s: torque N.z on BODY, or force … on BODY.",
              name);
}

static bool find_actuator(builder *b, const tree *t, const scope *sc, uint32_t *out) {
  base_name unused;
  const char *name = build_name_of(b, t, sc, &unused);
  if (!name) return false;
  for (uint32_t i = 0; i < b->m->actuators.n; i++)
    if (strcmp(b->m->actuators.at[i].name, name) == 0) {
      *out = i;
      return true;
    }
  for (uint32_t i = 0; i < b->file->nstmts; i++) /* one that was complained about is not missed as well */
    if (b->file->stmts[i].kind == STMT_ACTUATOR && b->diags->errors) return false;
  unknown_actuator(b, t, name);
  return false;
}

static bool find_coordinate(builder *b, const tree *t, const scope *sc, uint32_t *out) {
  const mech_model *m = b->m;
  ex e = build_scalar(b, t, sc);
  if (e == EXPR_NONE) return false;
  for (uint32_t i = 0; i < m->coords.n; i++)
    if (m->coords.at[i].sym == e && m->coords.at[i].quaternion < 0) {
      *out = i;
      return true;
    }
  diag_entry *x = diag_at(b->diags, DIAG_E206, t->span, "this is not a coordinate on which a force can act");
  diag_hint(b->diags, x,
            "Name a declared coordinate (no component of a quaternion), or an actuator without the word "
            "coordinate.");
  return false;
}

static bool find_means(builder *b, const action *a, mech_servo *s) {
  const lang_stmt *st = a->stmt;
  s->by_coordinate = st->by_coordinate;
  s->by = BASE_ARRAY(b->arena, uint32_t, st->nby + 1);
  for (uint32_t i = 0; i < st->nby; i++) {
    uint32_t k;
    if (!(st->by_coordinate ? find_coordinate : find_actuator)(b, st->by[i], a->scope, &k)) return false;
    s->by[s->nby++] = k;
  }
  return true;
}

void build_servo(builder *b, const action *a) {
  mech_servo s = {.nby = 0};
  if (!label_is_free(b, a)) return;
  s.equation = build_equations(b, a);
  s.equation.ideal = a->stmt->by_ideal;
  if (b->options->contact || a->stmt->by_ideal) {
    base_push(b->arena, &b->m->constraints, s.equation);
    return;
  }
  if (find_means(b, a, &s)) base_push(b->arena, &b->m->servos, s);
}
