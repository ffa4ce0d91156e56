/* constraints.c: what kind of constraints a model has. */
#include <string.h>

#include "derive/classify.h"
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

static const char *power_of(derive_system *sys, const class_row *r) {
  ex lambda = expr_symbol(sys->g, mech_multiplier_name(sys->arena, r->row->name), SYM_MULTIPLIER);
  return expr_str(sys->g, sys->arena, expr_mul(sys->g, lambda, derive_tidy_motion(sys, r->power)));
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
  base_puts(out, "], \"power\": ");
  if (r->power == EXPR_NONE) base_puts(out, "null");
  else base_put_json(out, r->power == EXPR_ZERO ? "0" : power_of(sys, r));
  base_puts(out, ", \"follows_from\": ");
  if (r->leans) base_put_json(out, r->leans);
  else base_puts(out, "null");
  base_puts(out, "}");
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
  if (!r->independent)
    base_printf(out, "  redundant: %s%s\n", r->leans && *r->leans ? "follows from " : "the coordinates see to it",
                r->leans ? r->leans : "");
  if (r->power == EXPR_ZERO) base_puts(out, "  ideal: its force does no work\n");
  else if (r->power != EXPR_NONE) base_printf(out, "  ideal, and yet its force works: power %s\n", power_of(sys, r));
  if (r->squares) base_puts(out, "  it says that each of the squares is zero: write these as constraints instead\n");
  for (uint32_t i = 0; i < r->branches.n; i++) base_printf(out, "  branch %s = 0\n", text_of(sys, r->branches.at[i]));
}

static void set_text(derive_system *sys, const class_report *r, base_text *out) {
  base_printf(out, "\ndegrees of freedom: %u without the constraints, %u with them%s\n", r->before, r->after,
              r->locked ? ": nothing can move" : "");
  if (r->linear == 0) return;
  uint32_t can = r->set.integrable;
  if (r->linear == 1)
    base_printf(out, "the constraint linear in the velocities is %s",
                can ? "holonomic" : "nonholonomic: it cannot be integrated");
  else {
    base_printf(out, "of the %u independent constraints linear in the velocities ", r->linear);
    if (can == r->linear) base_puts(out, "all can be integrated: they are holonomic together");
    else if (can == 0) base_puts(out, "no combination can be integrated");
    else base_printf(out, "%u combination%s can be integrated, %u cannot", can, can == 1 ? "" : "s", r->linear - can);
  }
  base_puts(out, r->set.sure ? r->set.proved ? "\n" : " (judged at a random configuration)\n"
                             : " (as far as the brackets were followed)\n");
  for (uint32_t i = 0; i < r->set.integrals.n; i++)
    base_printf(out, "  integral: %s = const\n", expr_str(sys->g, sys->arena, r->set.integrals.at[i]));
  uint32_t known = r->set.stated + r->set.integrals.n;
  if (known < can)
    base_printf(out, "  %u integral%s exist%s that could not be found in elementary functions\n", can - known,
                can - known == 1 ? "" : "s", can - known == 1 ? "s" : "");
}

static void set_json(derive_system *sys, const class_report *r, base_text *out) {
  base_printf(out,
              "{\"schema\": %d, \"freedoms_before\": %u, \"freedoms\": %u, \"linear\": %u, \"integrable\": %u, "
              "\"proved\": %s, \"integrals\": [",
              OUT_SCHEMA, r->before, r->after, r->linear, r->set.integrable, r->set.proved ? "true" : "false");
  for (uint32_t i = 0; i < r->set.integrals.n; i++) {
    base_puts(out, i ? ", " : "");
    base_put_json(out, expr_str(sys->g, sys->arena, r->set.integrals.at[i]));
  }
  base_puts(out, "], \"constraints\": [");
}

void out_constraints(derive_system *sys, bool json, base_text *out) {
  derive_gibbs(sys);
  class_report *r = derive_classify(sys);
  if (!json) {
    base_printf(out, "%s\n", sys->m->title);
    for (uint32_t i = 0; i < r->rows.n; i++) kind_text(sys, &r->rows.at[i], out);
    if (r->rows.n == 0) base_puts(out, "there are no constraints\n");
    set_text(sys, r, out);
    return;
  }
  set_json(sys, r, out);
  for (uint32_t i = 0; i < r->rows.n; i++) {
    base_puts(out, i ? ", " : "");
    kind_json(sys, &r->rows.at[i], out);
  }
  base_puts(out, "]}\n");
}
