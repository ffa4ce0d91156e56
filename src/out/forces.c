/* forces.c: the forces that keep constraints, and those that the coordinates hide, on paper.

   First the vectors with their unknown magnitudes, as they stand before anything
   is solved (Roithmayr & Hodges 28, 29); then the magnitudes, where they are
   determined and can be read. */
#include "derive/forces.h"

#include <string.h>

#include "out/write.h"

typedef struct sheet {
  derive_system *sys;
  base_text *out;
  bool json, typeset; /* typeset: the text, with formulas in LaTeX between \1 and \2 */
  uint32_t count;
  const force_rows *rows;
  const force_laws *laws;
  expr_subst *in_motion; /* u' and multipliers by q and u, if they could be solved */
} sheet;

static const char *text_of(derive_system *sys, ex e) {
  return expr_str(sys->g, sys->arena, derive_tidy(sys, e));
}

static const char *shown(const sheet *p, ex e) {
  if (!p->typeset) return expr_str(p->sys->g, p->sys->arena, e);
  base_text t;
  base_text_init(&t, p->sys->arena);
  base_puts(&t, "\1");
  expr_latex(p->sys->g, e, &t);
  base_puts(&t, "\2");
  return base_text_str(&t);
}

/* --- vectors by name --- */

static bool same_vector(derive_system *sys, vec a, vec b) {
  ex c[3];
  vec_express(sys->s, vec_sub(sys->s, a, b), 0, c);
  for (int k = 0; k < 3; k++) {
    normal_fuel fuel = {.terms = 20000};
    if (c[k] != EXPR_ZERO && normal_is_zero(sys->g, c[k], &sys->m->facts, &fuel) != ANSWER_YES) return false;
  }
  return true;
}

/* k times a velocity or angular velocity of the model, as a symbol that reads so; EXPR_NONE: none of them */
static ex matched(derive_system *sys, vec v, vec candidate, const char *function, const char *name) {
  static const int sizes[] = {1, -1, 2, -2};
  if (vec_is_zero(candidate)) return EXPR_NONE;
  for (int i = 0; i < 4; i++) {
    ex k = expr_int(sys->g, sizes[i]);
    if (same_vector(sys, v, vec_scale(sys->s, k, candidate)))
      return expr_mul(sys->g, k, expr_symbol(sys->g, base_format(sys->arena, "%s(%s)", function, name), SYM_AXIS));
  }
  return EXPR_NONE;
}

static ex by_name(derive_system *sys, vec v) {
  enum { NAMES_MOST = 24 };
  const mech_model *m = sys->m;
  ex c[3], found = EXPR_NONE;
  uint32_t moving = 0;
  vec_express(sys->s, v, v.n ? v.t[0].frame : 0, c);
  for (int k = 0; k < 3; k++) moving += c[k] != EXPR_ZERO;
  if (moving < 2 || m->bodies.n + m->points.n > NAMES_MOST) return EXPR_NONE; /* one component is short enough */
  for (uint32_t i = 0; i < m->bodies.n && found == EXPR_NONE; i++) {
    found = matched(sys, v, sys->bodies[i].v, "velocity", m->bodies.at[i].name);
    if (found == EXPR_NONE && m->bodies.at[i].rigid)
      found = matched(sys, v, sys->bodies[i].omega, "omega", m->bodies.at[i].name);
  }
  for (uint32_t i = 0; i < m->points.n && found == EXPR_NONE; i++)
    found = matched(sys, v, vec_ddt(&sys->moving, m->points.at[i].position), "velocity", m->points.at[i].name);
  return found;
}

/* --- one place --- */

static bool same_place(const mech_pull *a, const mech_pull *b) {
  bool where = a->where == b->where || (a->where && b->where && strcmp(a->where, b->where) == 0);
  return a->torque == b->torque && a->body == b->body && where;
}

static void place_text(sheet *p, const mech_pull *at, const char *named, const char *v) {
  const char *body = p->sys->m->bodies.at[at->body].name;
  bool where = at->where && !at->torque && strcmp(at->where, body) != 0;
  base_printf(p->out, "  %s on %s%s%s: %s%s%s\n", at->torque ? "torque" : "force", body, where ? " at " : "",
              where ? at->where : "", named ? named : "", named ? " = " : "", v);
}

static void place_json(sheet *p, const mech_pull *at, const char *named, const char *v) {
  const char *body = p->sys->m->bodies.at[at->body].name;
  base_printf(p->out, "%s{\"%s\": ", p->count++ ? ", " : "", at->torque ? "body" : "on");
  base_put_json(p->out, body);
  base_puts(p->out, ", \"point\": ");
  base_put_json(p->out, at->where ? at->where : body);
  base_printf(p->out, ", \"%s\": ", at->torque ? "torque" : "force");
  base_put_json(p->out, v);
  if (named) {
    base_puts(p->out, ", \"as\": ");
    base_put_json(p->out, named);
  }
  base_puts(p->out, "}");
}

static void put_place(sheet *p, const mech_pull *at, const char *named, vec total) {
  const char *v = shown(p, out_vector(p->sys, total));
  (p->json ? place_json : place_text)(p, at, named, v);
}

/* the sum over the rows of one constraint of lambda W at one place */
static void one_place(sheet *p, uint32_t first, uint32_t end, const mech_pull *at) {
  derive_system *sys = p->sys;
  vec total = {0, NULL};
  const char *named = NULL;
  uint32_t terms = 0;
  for (uint32_t i = first; i < end; i++)
    for (uint32_t k = 0; k < p->rows->at[i].npulls; k++) {
      const mech_pull *x = &p->rows->at[i].pulls[k];
      if (!same_place(x, at)) continue;
      vec w = sys_to_u(sys, x->value);
      ex lambda = p->laws->at[i].sym, name = end == first + 1 ? by_name(sys, w) : EXPR_NONE;
      total = vec_add(sys->s, total, vec_scale(sys->s, lambda, w));
      named = terms++ || name == EXPR_NONE || p->typeset ? NULL
                                                         : expr_str(sys->g, sys->arena, expr_mul(sys->g, lambda, name));
    }
  put_place(p, at, named, total);
}

static void places(sheet *p, uint32_t first, uint32_t end) {
  const force_rows *rows = p->rows;
  for (uint32_t i = first; i < end; i++)
    for (uint32_t k = 0; k < rows->at[i].npulls; k++) {
      bool seen = false;
      for (uint32_t j = first; j <= i; j++)
        for (uint32_t l = 0; l < (j < i ? rows->at[j].npulls : k); l++)
          seen = seen || same_place(&rows->at[j].pulls[l], &rows->at[i].pulls[k]);
      if (!seen) one_place(p, first, end, &rows->at[i].pulls[k]);
    }
}

/* --- magnitudes --- */

/* in q and u where the motion could be solved, else with the accelerations left in; EXPR_NONE: too long to be read */
static ex magnitude(sheet *p, const force_law *law) {
  enum { READABLE = 250 };
  derive_system *sys = p->sys;
  if (law->value == EXPR_NONE) return EXPR_NONE;
  ex e = p->in_motion ? derive_tidy(sys, expr_subst_of(p->in_motion, law->value)) : EXPR_NONE;
  if (e != EXPR_NONE && expr_printed_operations(sys->g, e) <= READABLE) return e;
  if (law->value == law->sym) return EXPR_NONE; /* nothing but itself */
  e = derive_tidy(sys, law->value);
  return expr_printed_operations(sys->g, e) <= READABLE ? e : EXPR_NONE;
}

static void law_text(sheet *p, const force_law *law) {
  ex e = magnitude(p, law);
  const char *name = shown(p, law->sym);
  if (e != EXPR_NONE) base_printf(p->out, "  %s = %s\n", name, shown(p, e));
  else if (law->open)
    base_printf(p->out, "  %s: no balance determines it alone; appell eval shows the least choice and what is open\n",
                name);
  else base_printf(p->out, "  %s: too long to be read; appell eval gives its value\n", name);
}

static void law_json(sheet *p, const force_law *law, const char *vague) {
  ex e = magnitude(p, law);
  base_puts(p->out, "{\"name\": ");
  base_put_json(p->out, law->name);
  base_puts(p->out, ", \"multiplier\": ");
  if (e != EXPR_NONE) base_put_json(p->out, expr_str(p->sys->g, p->sys->arena, e));
  else base_puts(p->out, "null");
  base_printf(p->out, ", \"open\": %s, \"vague\": ", law->open ? "true" : "false");
  if (vague) base_put_json(p->out, vague);
  else base_puts(p->out, "null");
  base_puts(p->out, "}");
}

/* no vector: the generalized force instead */
static void vague_text(sheet *p, const force_row *r, const force_law *law) {
  derive_system *sys = p->sys;
  base_printf(p->out, "  %s: no vector is determined: %s\n", r->row->name, r->vague);
  for (uint32_t i = 0; i < sys->u.n; i++) {
    ex d = r->bind >= 0 ? sys->binds.at[r->bind].alpha[i] : EXPR_ZERO;
    if (d != EXPR_ZERO)
      base_printf(p->out, "    generalized force along %s: %s\n", shown(p, sys->u.at[i].sym),
                  shown(p, derive_tidy(sys, expr_mul(sys->g, law->sym, d))));
  }
}

/* A vector whose components are all known, in the frame where it is shorter than they are one by one: then it stands for
   them. */
static bool whole_text(sheet *p, uint32_t first, uint32_t end) {
  derive_system *sys = p->sys;
  vec total = {0, NULL};
  ex parts[8];
  if (end - first < 2 || end - first > 8 || !p->in_motion) return false;
  for (uint32_t i = first; i < end; i++) {
    const force_row *r = &p->rows->at[i];
    if (r->npulls != 1 || !same_place(&r->pulls[0], &p->rows->at[first].pulls[0])) return false;
    parts[i - first] = magnitude(p, &p->laws->at[i]);
    if (parts[i - first] == EXPR_NONE) return false;
    vec one = vec_scale(sys->s, parts[i - first], sys_to_u(sys, r->pulls[0].value));
    total = vec_add(sys->s, total, one);
  }
  ex v = out_vector(sys, total);
  if (expr_printed_operations(sys->g, v) >= expr_operations(sys->g, end - first, parts)) return false;
  base_printf(p->out, "  in the motion: %s\n", shown(p, v));
  return true;
}

static void one_constraint(sheet *p, uint32_t first, uint32_t end) {
  const mech_constraint *c = p->rows->at[first].constraint;
  if (!p->json) {
    base_printf(p->out, "\n%s\n", c->name);
    places(p, first, end);
    if (whole_text(p, first, end)) return;
    for (uint32_t i = first; i < end; i++) {
      const force_row *r = &p->rows->at[i];
      if (r->vague) vague_text(p, r, &p->laws->at[i]);
      if (r->sigma >= 0 || r->bind >= 0 || r->npulls) law_text(p, &p->laws->at[i]);
    }
    return;
  }
  base_puts(p->out, first ? ", {\"constraint\": " : "{\"constraint\": ");
  base_put_json(p->out, c->name);
  base_puts(p->out, ", \"forces\": [");
  p->count = 0;
  places(p, first, end);
  base_puts(p->out, "], \"rows\": [");
  for (uint32_t i = first; i < end; i++) {
    if (i > first) base_puts(p->out, ", ");
    law_json(p, &p->laws->at[i], p->rows->at[i].vague);
  }
  base_puts(p->out, "]}");
}

/* --- reactions --- */

/* on the body that is named, forces and torques apart */
static void reaction_places(sheet *p, const mech_reaction *r, uint32_t law) {
  derive_system *sys = p->sys;
  for (int torque = 0; torque < 2; torque++) {
    vec total = {0, NULL};
    const mech_pull *at = NULL;
    for (uint32_t d = 0; d < r->ndirections; d++) {
      const mech_pull *x = &r->pulls[r->first[d]];
      if (x->torque != (torque != 0)) continue;
      at = x;
      total = vec_add(sys->s, total, vec_scale(sys->s, p->laws->at[law + d].sym, sys_to_u(sys, x->value)));
    }
    if (at) put_place(p, at, NULL, total);
  }
}

static void one_reaction(sheet *p, const mech_reaction *r, uint32_t law, bool first) {
  if (!p->json) {
    base_printf(p->out, "\n%s\n", r->name);
    reaction_places(p, r, law);
    for (uint32_t d = 0; d < r->ndirections; d++) law_text(p, &p->laws->at[law + d]);
    return;
  }
  base_puts(p->out, first ? "{\"reaction\": " : ", {\"reaction\": ");
  base_put_json(p->out, r->name);
  base_puts(p->out, ", \"forces\": [");
  p->count = 0;
  reaction_places(p, r, law);
  base_puts(p->out, "], \"rows\": [");
  for (uint32_t d = 0; d < r->ndirections; d++) {
    if (d) base_puts(p->out, ", ");
    law_json(p, &p->laws->at[law + d], NULL);
  }
  base_puts(p->out, "]}");
}

static void all_reactions(sheet *p) {
  const mech_model *m = p->sys->m;
  uint32_t law = p->rows->n;
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    one_reaction(p, &m->reactions.at[i], law, i == 0);
    law += m->reactions.at[i].ndirections;
  }
}

/* --- actuators --- */

/* a vector for each body on which it acts, then the magnitudes */
static void one_actuator(sheet *p, uint32_t first, uint32_t end) {
  derive_system *sys = p->sys;
  const sys_drive *d = sys->drives.at;
  if (p->json) {
    base_puts(p->out, first ? ", {\"actuator\": " : "{\"actuator\": ");
    base_put_json(p->out, d[first].actuator);
    base_puts(p->out, ", \"forces\": [");
  } else {
    base_printf(p->out, "\n%s\n", d[first].actuator);
  }
  p->count = 0;
  for (uint32_t i = first; i < end; i++)
    for (uint32_t k = 0; k < d[i].npulls; k++) {
      vec total = {0, NULL};
      bool seen = false;
      for (uint32_t j = first; j <= i; j++)
        for (uint32_t l = 0; l < (j < i ? d[j].npulls : k); l++)
          seen = seen || same_place(&d[j].pulls[l], &d[i].pulls[k]);
      for (uint32_t j = i; j < end && !seen; j++)
        for (uint32_t l = 0; l < d[j].npulls; l++)
          if (same_place(&d[j].pulls[l], &d[i].pulls[k]))
            total = vec_add(sys->s, total, vec_scale(sys->s, d[j].mu, sys_to_u(sys, d[j].pulls[l].value)));
      if (!seen) put_place(p, &d[i].pulls[k], NULL, total);
    }
  if (p->json) base_puts(p->out, "], \"rows\": [");
  for (uint32_t i = first; i < end; i++) {
    ex law = derive_embed(sys) ? out_servo_law(sys, i, NULL) : EXPR_NONE;
    const char *text = law != EXPR_NONE ? shown(p, law) : NULL;
    if (text && !p->json) base_printf(p->out, "  %s = %s\n", shown(p, d[i].mu), text);
    if (p->json) {
      base_puts(p->out, i > first ? ", {\"name\": " : "{\"name\": ");
      base_put_json(p->out, d[i].name);
      base_puts(p->out, ", \"magnitude\": ");
      if (text) base_put_json(p->out, text);
      else base_puts(p->out, "null");
      base_puts(p->out, "}");
    }
    if (d[i].vague && !p->json) base_printf(p->out, "  no vector is determined: %s\n", d[i].vague);
  }
  if (p->json) base_puts(p->out, "]}");
}

static void all_actuators(sheet *p) {
  const derive_system *sys = p->sys;
  for (uint32_t i = 0; i < sys->drives.n;) {
    uint32_t end = i;
    while (end < sys->drives.n && sys->drives.at[end].actuator == sys->drives.at[i].actuator) end++;
    one_actuator(p, i, end);
    i = end;
  }
}

/* --- the sheet --- */

static void head(sheet *p) {
  const mech_model *m = p->sys->m;
  base_printf(p->out, "%s\n", m->title);
  if (p->sys->drives.n)
    base_puts(p->out, "\nAn actuator acts with its magnitude times its direction on the body that is named.\n");
  if (m->constraints.n + m->reactions.n + p->sys->drives.n == 0) {
    base_puts(p->out, "\nThere are no constraints, and no reaction is asked for.\n");
    return;
  }
  if (m->constraints.n)
    base_puts(p->out, "\nA constraint f = 0, left side minus right, acts with lambda times ∂f/∂v on a point\n"
                      "and lambda times ∂f/∂omega on a body; the vectors act on the body that is named.\n");
  if (m->reactions.n) base_puts(p->out, "\nA reaction is the force on the body that is named; a tension pulls.\n");
}

static void lengths(sheet *p) {
  const mech_model *m = p->sys->m;
  if (m->lengths.n == 0) return;
  base_puts(p->out, "\nfor ");
  for (uint32_t i = 0; i < m->lengths.n; i++) {
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || m->lengths.at[k] == m->lengths.at[i];
    if (!seen) base_printf(p->out, "%s%s > 0", i ? ", " : "", text_of(p->sys, m->lengths.at[i]));
  }
  base_puts(p->out, "\n");
}

static void write(derive_system *sys, bool json, bool typeset, base_text *out) {
  const force_sheet *f = derive_force_sheet(sys);
  const force_rows *rows = &f->rows;
  sheet p = {.sys = sys,
             .out = out,
             .json = json,
             .typeset = typeset,
             .rows = rows,
             .laws = &f->laws,
             .in_motion = rows->n + f->laws.n ? derive_force_motion(sys) : NULL};
  if (json) base_printf(out, "{\"schema\": %d, \"constraints\": [", OUT_SCHEMA);
  else head(&p);
  for (uint32_t i = 0; i < rows->n;) {
    uint32_t end = i;
    while (end < rows->n && rows->at[end].constraint == rows->at[i].constraint) end++;
    one_constraint(&p, i, end);
    i = end;
  }
  if (json) base_puts(out, "], \"reactions\": [");
  all_reactions(&p);
  if (json) base_puts(out, "], \"actuators\": [");
  all_actuators(&p);
  if (json) base_puts(out, "]}\n");
  else lengths(&p);
}

void out_forces(derive_system *sys, bool json, base_text *out) {
  write(sys, json, false, out);
}

void out_forces_typeset(derive_system *sys, base_text *out) {
  write(sys, false, true, out);
}
