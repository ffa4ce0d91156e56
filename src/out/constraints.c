/* constraints.c: what kind of constraints a model has, and the forces that keep them, on paper. */
#include <string.h>

#include "derive/classify.h"
#include "derive/forces.h"
#include "out/write.h"

static const char *level_word(const mech_row *r) {
  static const char *const word[] = {
      [LEVEL_CONFIGURATION] = "configuration",
      [LEVEL_LINEAR] = "motion, linear",
      [LEVEL_NONLINEAR] = "motion, nonlinear",
      [LEVEL_ACCELERATION] = "acceleration, linear",
  };
  return word[r->level];
}

static const char *text_of(derive_system *sys, ex e) {
  return expr_str(sys->g, sys->arena, derive_tidy(sys, e));
}

/* --- kinds --- */

static void kind_json(derive_system *sys, const class_row *r, base_text *out) {
  base_puts(out, "{\"name\": ");
  base_put_json(out, r->row->name);
  base_puts(out, ", \"level\": ");
  base_put_json(out, level_word(r->row));
  base_printf(out,
              ", \"independent\": %s, \"rheonomic\": %s, \"homogeneous\": %s, \"sum_of_squares\": %s, \"branches\": [",
              r->independent ? "true" : "false", r->rheonomic ? "true" : "false", r->homogeneous ? "true" : "false",
              r->squares ? "true" : "false");
  for (uint32_t i = 0; i < r->branches.n; i++) {
    base_puts(out, i ? ", " : "");
    base_put_json(out, base_format(sys->arena, "%s = 0", text_of(sys, r->branches.at[i])));
  }
  base_puts(out, "]}");
}

static void kind_text(derive_system *sys, const class_row *r, base_text *out) {
  base_printf(out, "\n%s: %s = 0\n", r->row->name, text_of(sys, r->row->value));
  base_printf(out, "  %s", level_word(r->row));
  if (r->row->level == LEVEL_NONLINEAR)
    base_puts(out, r->squares ? ", contrived: a sum of squares" : r->branches.n ? ", contrived" : ", inherent");
  base_puts(out, r->rheonomic ? ", rheonomic" : "");
  if (r->row->level == LEVEL_LINEAR || r->row->level == LEVEL_NONLINEAR)
    base_puts(out, r->homogeneous ? ", homogeneous" : ", not homogeneous");
  base_puts(out, "\n");
  if (r->row->whole != EXPR_NONE) base_printf(out, "  a branch of %s = 0\n", text_of(sys, r->row->whole));
  if (!r->independent) base_puts(out, "  follows from the other constraints\n");
  if (r->row->level == LEVEL_NONLINEAR && !r->homogeneous) base_puts(out, "  its force may do work\n");
  if (r->squares) base_puts(out, "  it says that each of the squares is zero: write these as constraints instead\n");
  for (uint32_t i = 0; i < r->branches.n; i++) base_printf(out, "  branch %s = 0\n", text_of(sys, r->branches.at[i]));
}

static void set_text(const class_report *r, base_text *out) {
  base_printf(out, "\ndegrees of freedom: %u without the constraints, %u with them%s\n", r->before, r->after,
              r->locked ? ": nothing can move" : "");
  if (r->linear == 0) return;
  const char *judged = r->sure ? "" : " (as far as the brackets were followed)";
  if (r->linear == 1) {
    base_printf(out, "the constraint linear in the velocities is %s%s\n",
                r->integrable ? "holonomic" : "nonholonomic: it cannot be integrated", judged);
    return;
  }
  base_printf(out, "of the %u independent constraints linear in the velocities ", r->linear);
  if (r->integrable == r->linear) base_puts(out, "all can be integrated: they are holonomic together");
  else if (r->integrable == 0) base_puts(out, "no combination can be integrated");
  else
    base_printf(out, "%u combination%s can be integrated, %u cannot", r->integrable, r->integrable == 1 ? "" : "s",
                r->linear - r->integrable);
  base_printf(out, "%s\n", judged);
}

void out_constraints(derive_system *sys, bool json, base_text *out) {
  derive_gibbs(sys);
  class_report *r = derive_classify(sys);
  if (!json) {
    base_printf(out, "%s\n", sys->m->title);
    for (uint32_t i = 0; i < r->rows.n; i++) kind_text(sys, &r->rows.at[i], out);
    if (r->rows.n == 0) base_puts(out, "there are no constraints\n");
    set_text(r, out);
    return;
  }
  base_printf(out, "{\"schema\": %d, \"freedoms_before\": %u, \"freedoms\": %u, \"linear\": %u, \"integrable\": %u, ",
              OUT_SCHEMA, r->before, r->after, r->linear, r->integrable);
  base_puts(out, "\"constraints\": [");
  for (uint32_t i = 0; i < r->rows.n; i++) {
    base_puts(out, i ? ", " : "");
    kind_json(sys, &r->rows.at[i], out);
  }
  base_puts(out, "]}\n");
}

/* --- forces --- */

typedef struct sheet {
  derive_system *sys;
  base_text *out;
  bool json;
  uint32_t count;
  ex *solution; /* u' and multipliers, if they could be solved */
} sheet;

static ex lambda(derive_system *sys, const force_row *r) {
  return expr_symbol(sys->g, base_format(sys->arena, "lambda_%s", r->row->name), SYM_MULTIPLIER);
}

static bool same_place(const mech_pull *a, const mech_pull *b) {
  bool where = a->where == b->where || (a->where && b->where && strcmp(a->where, b->where) == 0);
  return a->torque == b->torque && a->body == b->body && where;
}

/* the sum over the rows of one constraint of lambda W at one place */
static void one_place(sheet *p, const force_rows *rows, uint32_t first, uint32_t end, const mech_pull *at) {
  derive_system *sys = p->sys;
  vec total = {0, NULL};
  for (uint32_t i = first; i < end; i++)
    for (uint32_t k = 0; k < rows->at[i].npulls; k++) {
      const mech_pull *x = &rows->at[i].pulls[k];
      if (same_place(x, at))
        total = vec_add(sys->s, total, vec_scale(sys->s, lambda(sys, &rows->at[i]), sys_to_u(sys, x->value)));
    }
  const char *body = sys->m->bodies.at[at->body].name, *v = expr_str(sys->g, sys->arena, out_vector(sys, total));
  if (!p->json) {
    base_printf(p->out, "  %s on %s%s%s: %s\n", at->torque ? "torque" : "force", body, at->where ? " at " : "",
                at->where && !at->torque ? at->where : "", v);
    return;
  }
  base_printf(p->out, "%s{\"%s\": ", p->count++ ? ", " : "", at->torque ? "body" : "on");
  base_put_json(p->out, body);
  base_puts(p->out, ", \"point\": ");
  base_put_json(p->out, at->where ? at->where : body);
  base_printf(p->out, ", \"%s\": ", at->torque ? "torque" : "force");
  base_put_json(p->out, v);
  base_puts(p->out, "}");
}

static void places(sheet *p, const force_rows *rows, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; i++)
    for (uint32_t k = 0; k < rows->at[i].npulls; k++) {
      bool seen = false;
      for (uint32_t j = first; j <= i; j++)
        for (uint32_t l = 0; l < (j < i ? rows->at[j].npulls : k); l++)
          seen = seen || same_place(&rows->at[j].pulls[l], &rows->at[i].pulls[k]);
      if (!seen) one_place(p, rows, first, end, &rows->at[i].pulls[k]);
    }
}

/* lambda as an expression, where the motion could be solved and the result can be read */
static ex explicit_multiplier(sheet *p, const force_row *r) {
  enum { READABLE = 400 };
  derive_system *sys = p->sys;
  if (!p->solution || (r->sigma < 0 && r->bind < 0)) return EXPR_NONE;
  ex e = r->bind >= 0 ? p->solution[sys->u.n + (uint32_t)r->bind] : sys->multiplier[r->sigma];
  for (uint32_t j = 0; r->sigma >= 0 && j < sys->binds.n; j++)
    e = expr_sub(sys->g, e, expr_mul(sys->g, sys->binds.at[j].lambda, sys->binds.at[j].beta[r->sigma]));
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < sys->u.n; i++) expr_subst_set(s, sys->u.at[i].dot, p->solution[i]);
  for (uint32_t j = 0; j < sys->binds.n; j++) expr_subst_set(s, sys->binds.at[j].lambda, p->solution[sys->u.n + j]);
  e = derive_tidy(sys, expr_subst_of(s, e));
  return expr_printed_operations(sys->g, e) <= READABLE ? e : EXPR_NONE;
}

static void row_text(sheet *p, const force_row *r) {
  derive_system *sys = p->sys;
  if (r->vague) {
    base_printf(p->out, "  %s: no vector is determined: %s\n", r->row->name, r->vague);
    for (uint32_t i = 0; i < sys->u.n; i++) { /* the generalized force instead */
      ex d = r->bind >= 0 ? sys->binds.at[r->bind].alpha[i] : EXPR_ZERO;
      if (d != EXPR_ZERO)
        base_printf(p->out, "    generalized force along %s: %s\n", sys->u.at[i].name,
                    text_of(sys, expr_mul(sys->g, lambda(sys, r), d)));
    }
  }
  ex e = explicit_multiplier(p, r);
  if (e != EXPR_NONE) base_printf(p->out, "  lambda_%s = %s\n", r->row->name, expr_str(sys->g, sys->arena, e));
  else if (r->sigma < 0 && r->bind < 0 && r->npulls)
    base_printf(p->out, "  lambda_%s follows from the balance of the body, since the coordinates hide it\n",
                r->row->name);
}

static void row_json(sheet *p, const force_row *r) {
  ex e = explicit_multiplier(p, r);
  base_puts(p->out, "{\"name\": ");
  base_put_json(p->out, r->row->name);
  base_puts(p->out, ", \"multiplier\": ");
  if (e != EXPR_NONE) base_put_json(p->out, expr_str(p->sys->g, p->sys->arena, e));
  else base_puts(p->out, "null");
  base_puts(p->out, ", \"vague\": ");
  if (r->vague) base_put_json(p->out, r->vague);
  else base_puts(p->out, "null");
  base_puts(p->out, "}");
}

static void one_constraint(sheet *p, const force_rows *rows, uint32_t first, uint32_t end) {
  const mech_constraint *c = rows->at[first].constraint;
  if (!p->json) {
    base_printf(p->out, "\n%s\n", c->name);
    places(p, rows, first, end);
    for (uint32_t i = first; i < end; i++) row_text(p, &rows->at[i]);
    return;
  }
  base_puts(p->out, first ? ", {\"constraint\": " : "{\"constraint\": ");
  base_put_json(p->out, c->name);
  base_puts(p->out, ", \"forces\": [");
  p->count = 0;
  places(p, rows, first, end);
  base_puts(p->out, "], \"rows\": [");
  for (uint32_t i = first; i < end; i++) {
    if (i > first) base_puts(p->out, ", ");
    row_json(p, &rows->at[i]);
  }
  base_puts(p->out, "]}");
}

static void reactions(sheet *p) {
  const mech_model *m = p->sys->m;
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    const mech_reaction *r = &m->reactions.at[i];
    base_printf(p->out, "\n%s\n", r->name);
    base_printf(p->out, "  %s on %s%s%s, along", r->line ? "tension" : "reaction", m->bodies.at[r->body].name,
                r->where ? " at " : "", r->where ? r->where : "");
    for (uint32_t d = 0; d < r->ndirections; d++)
      base_printf(
          p->out, "%s %s", d ? "," : "",
          expr_str(p->sys->g, p->sys->arena, out_vector(p->sys, sys_to_u(p->sys, r->pulls[r->first[d]].value))));
    base_puts(p->out, "\n  found by balancing the bodies: appell eval gives the numbers\n");
  }
}

void out_forces(derive_system *sys, bool json, base_text *out) {
  derive_gibbs(sys);
  force_rows rows = derive_force_rows(sys);
  sheet p = {.sys = sys, .out = out, .json = json};
  ex *x = BASE_ARRAY(sys->arena, ex, sys->u.n + sys->binds.n + 1);
  normal_fuel fuel = {.terms = 3000000};
  if (rows.n && derive_solve(sys, x, &fuel)) p.solution = x;
  if (json) base_printf(out, "{\"schema\": %d, \"constraints\": [", OUT_SCHEMA);
  else
    base_printf(out,
                "%s\n\nA constraint f = 0, left side minus right, acts with lambda times ∂f/∂v on a point\n"
                "and lambda times ∂f/∂omega on a body; the vectors act on the body that is named.\n",
                sys->m->title);
  for (uint32_t i = 0; i < rows.n;) {
    uint32_t end = i;
    while (end < rows.n && rows.at[end].constraint == rows.at[i].constraint) end++;
    one_constraint(&p, &rows, i, end);
    i = end;
  }
  if (json) base_puts(out, "]}\n");
  else reactions(&p);
}
