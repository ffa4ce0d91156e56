/* servo.c: servo-constraints on paper: what is asked and by whom, what follows at once, and what the actuators give. */
#include "derive/servo.h"

#include <string.h>

#include "out/write.h"

static const char *means(derive_system *sys, const mech_servo *s) {
  const mech_model *m = sys->m;
  base_text t;
  base_text_init(&t, sys->arena);
  for (uint32_t i = 0; i < s->nby; i++)
    base_printf(&t, "%s%s", i ? ", " : "",
                s->by_coordinate ? m->coords.at[s->by[i]].name : m->actuators.at[s->by[i]].name);
  return base_format(sys->arena, s->by_coordinate ? "a force on %s" : "%s", base_text_str(&t));
}

/* one list for all that are kept by the same means */
static void asked(out_page *w, derive_system *sys) {
  const mech_model *m = sys->m;
  const char *before = NULL;
  for (uint32_t i = 0; i < m->servos.n; i++) {
    const mech_servo *s = &m->servos.at[i];
    const char *by = means(sys, s);
    bool fresh = !before || (!out_page_json(w) && strcmp(by, before) != 0);
    if (fresh && before) out_end(w);
    if (fresh) out_heading(w, base_format(sys->arena, "servo-constraints, kept by %s", by), "servo");
    before = by;
    for (uint32_t k = 0; k < s->equation.nrows; k++) {
      const mech_row *r = &s->equation.rows[k];
      if (!r->empty) out_equation(w, r->name, derive_tidy(sys, out_in_units(w, r->value)), EXPR_ZERO, 0, NULL);
    }
  }
  out_end(w);
}

/* what the equations of motion make of a servo equation that does not meet its actuator at once */
static void hidden(out_page *w, derive_system *sys) {
  if (sys->hidden.n == 0 && !out_page_json(w)) return;
  out_heading(w, "which with the equations of motion say", "hidden");
  for (uint32_t i = 0; i < sys->hidden.n + sys->servos.n; i++) {
    const sys_bind *b = i < sys->hidden.n ? &sys->hidden.at[i] : &sys->servos.at[i - sys->hidden.n];
    bool first = true; /* of its name: as written */
    for (uint32_t k = 0; k < i && k < sys->hidden.n; k++) first = first && strcmp(sys->hidden.at[k].name, b->name) != 0;
    ex e = b->place != EXPR_NONE ? b->place : b->value;
    if (!first && e != EXPR_NONE) out_equation(w, b->name, derive_tidy(sys, out_in_units(w, e)), EXPR_ZERO, 0, NULL);
  }
  out_end(w);
}

static bool is_other(derive_system *sys, ex sym) {
  return derive_servo_gives(sys, sym);
}

/* the reduced state: coordinates and speeds that are no longer free */
static void determined(out_page *w, derive_system *sys) {
  const mech_model *m = sys->m;
  bool any = out_page_json(w);
  for (uint32_t i = 0; i < m->coords.n; i++) any = any || is_other(sys, m->coords.at[i].sym);
  for (uint32_t i = 0; i < sys->u.n; i++) any = any || is_other(sys, sys->u.at[i].sym);
  if (!any) return;
  out_heading(w, "they determine", "determined");
  for (uint32_t i = 0; i < m->coords.n + sys->u.n; i++) {
    ex sym = i < m->coords.n ? m->coords.at[i].sym : sys->u.at[i - m->coords.n].sym;
    if (is_other(sys, sym))
      out_equation(w, expr_symbol_name(sys->g, sym), sym, derive_tidy(sys, out_in_units(w, derive_on_servo(sys, sym))),
                   0, NULL);
  }
  out_end(w);
}

void out_servo_equations(out_page *w, derive_system *sys) {
  if (sys->servos.n == 0) return;
  asked(w, sys);
  hidden(w, sys);
  determined(w, sys);
}

static bool occurs(derive_system *sys, ex sym, const ex *e, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (expr_has(sys->g, e[i], sym)) return true;
  return false;
}

/* Parameters that only the actuators feel: the inertia of what they drive, and the forces on it (Beghin 13). */
static void immaterial(out_page *w, derive_system *sys, const ex *equations, uint32_t n, const ex *forces) {
  const mech_model *m = sys->m;
  base_text t;
  base_text_init(&t, sys->arena);
  for (uint32_t i = 0; i < m->params.n; i++) {
    ex p = m->params.at[i].sym;
    if (m->params.at[i].integer || occurs(sys, p, equations, n) || !occurs(sys, p, forces, sys->drives.n)) continue;
    bool asked_for = false;
    for (uint32_t k = 0; k < sys->servos.n; k++)
      asked_for = asked_for || (sys->servos.at[k].value != EXPR_NONE && expr_has(sys->g, sys->servos.at[k].value, p));
    if (!asked_for) base_printf(&t, "%s%s", t.n ? ", " : "", m->params.at[i].name);
  }
  if (t.n)
    out_remark(w, base_format(sys->arena, "The motion does not depend on %s; the forces do.", base_text_str(&t)));
}

static ex in_units(const out_page *w, ex e) {
  return w ? out_in_units(w, e) : e;
}

/* reduced, or with all accelerations as they stand, whichever is shorter */
ex out_servo_law(derive_system *sys, uint32_t i, const out_page *w) {
  enum { LARGE = 400 }; /* operations beyond which no form is looked for */
  const sys_embedding *e = sys->embedding;
  const ex *way = e->reach + (e->nind + sys->binds.n + i) * sys->u.n;
  ex raw = EXPR_ZERO, reduced = in_units(w, e->magnitude[i]);
  for (uint32_t r = 0; r < sys->u.n; r++) raw = expr_add(sys->g, raw, expr_mul(sys->g, way[r], sys->residual[r]));
  raw = derive_tidy_by(sys, in_units(w, raw), sys->u.n, out_speed_dots(sys, 0));
  if (expr_operations(sys->g, 1, &reduced) > LARGE) return raw;
  reduced = derive_tidy(sys, reduced);
  return expr_printed_operations(sys->g, reduced) <= expr_printed_operations(sys->g, raw) ? reduced : raw;
}

void out_servo_forces(out_page *w, derive_system *sys, const ex *equations, uint32_t n) {
  ex *law = BASE_ARRAY(sys->arena, ex, sys->drives.n + 1);
  out_heading(w, "the actuators", "actuators");
  for (uint32_t i = 0; i < sys->drives.n; i++) {
    law[i] = out_servo_law(sys, i, w);
    out_equation(w, sys->drives.at[i].name, sys->drives.at[i].mu, law[i], 0, NULL);
  }
  out_end(w);
  immaterial(w, sys, equations, n, law);
}
