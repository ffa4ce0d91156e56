/* units.c: constants suppressed by a choice of units, and how to restore them (Desloge 29). */
#include <ctype.h>
#include <string.h>

#include "derive/scaling.h"
#include "out/write.h"

static const mech_param *find_param(const mech_model *m, const char *name) {
  for (uint32_t i = 0; i < m->params.n; i++)
    if (strcmp(m->params.at[i].name, name) == 0) return &m->params.at[i];
  return NULL;
}

static bool contains(const expr_list *list, ex e) {
  for (uint32_t i = 0; i < list->n; i++)
    if (list->at[i] == e) return true;
  return false;
}

static const char *trimmed(base_arena *a, const char *s, size_t n) {
  while (n && isspace((unsigned char)*s)) s++, n--;
  while (n && isspace((unsigned char)s[n - 1])) n--;
  return base_strdup(a, s, n);
}

/* one word of the list: m=1, or m alone; EXPR_NONE after a complaint */
static ex read_constant(derive_system *sys, const char *word, size_t n) {
  const char *is = memchr(word, '=', n);
  const char *name = trimmed(sys->arena, word, is ? (size_t)(is - word) : n);
  const char *value = is ? trimmed(sys->arena, is + 1, n - (size_t)(is - word) - 1) : "1";
  const mech_param *p = find_param(sys->m, name);
  diag_entry *e;
  if (strcmp(value, "1") != 0) {
    e = diag_all(sys->diags, DIAG_E703, "a choice of units sets '%s' to 1, not to '%s'", name, value);
    diag_hint(sys->diags, e, "To give a parameter another value use -p %s=%s.", name, value);
  } else if (!p) {
    e = diag_all(sys->diags, DIAG_E703, "there is no parameter called '%s' to be set to one", name);
    base_text list;
    base_text_init(&list, sys->arena);
    for (uint32_t i = 0; i < sys->m->params.n; i++)
      base_printf(&list, "%s%s", i ? ", " : "", sys->m->params.at[i].name);
    diag_hint(sys->diags, e, "The parameters are: %s.", list.n ? base_text_str(&list) : "none");
  } else if (p->integer) {
    e = diag_all(sys->diags, DIAG_E703, "'%s' is a whole number that shapes the model and has no unit", name);
    diag_hint(sys->diags, e, "To give it the value 1 use -p %s=1, which is another model.", name);
  } else {
    return p->sym;
  }
  return EXPR_NONE;
}

bool out_read_units(derive_system *sys, const char *text, expr_list *out) {
  for (const char *at = text;; at++) {
    size_t n = strcspn(at, ",");
    ex c = read_constant(sys, at, n);
    if (c == EXPR_NONE) return false;
    if (!contains(out, c)) base_push(sys->arena, out, c);
    at += n;
    if (!*at) return true;
  }
}

static bool refuse(derive_system *sys, ex constant, ex pure, bool alone) {
  const char *name = expr_symbol_name(sys->g, constant);
  diag_entry *e = pure == constant
                      ? diag_all(sys->diags, DIAG_E703, "'%s' is a pure number: no choice of units makes it one", name)
                      : diag_all(sys->diags, DIAG_E703,
                                 "'%s' cannot be set to one as well: %s has no unit, so it would change the motion",
                                 name, expr_brief(sys->g, sys->arena, pure));
  diag_hint(sys->diags, e,
            alone ? "To study that special case use -p %s=1." : "Leave it out; to study that special case use -p %s=1.",
            name);
  return false;
}

/* Units of the recorded equations; in them the constants are one. NULL after a complaint. */
static scaling *solve_units(derive_system *sys, const expr_list *sides, const expr_list *constants) {
  const mech_model *m = sys->m;
  scaling *s = scaling_new(sys->g, sys->arena, m->t);
  for (uint32_t i = 0; i + 1 < sides->n; i += 2) scaling_equal(s, sides->at[i], sides->at[i + 1]);
  for (uint32_t i = 0; i < m->quaternions.n; i++)
    for (int k = 0; k < 4; k++) scaling_pure(s, m->quaternions.at[i].e[k]);
  for (uint32_t i = 0; i < constants->n; i++) scaling_note(s, constants->at[i]);
  for (uint32_t i = 0; i < m->coords.n; i++) scaling_note(s, m->coords.at[i].sym);
  scaling_solve(s);
  for (uint32_t i = 0; i < constants->n; i++) {
    ex pure;
    if (!scaling_choose(s, constants->at[i], &pure)) {
      refuse(sys, constants->at[i], pure, constants->n == 1);
      return NULL;
    }
  }
  scaling_keep(s, m->t); /* what the constants leave free keeps its unit: time, lengths, the rest */
  for (uint32_t i = 0; i < m->coords.n; i++) scaling_keep(s, m->coords.at[i].sym);
  return s;
}

/* the symbols of the equations in the order of their making, time first */
static expr_list symbols_of(derive_system *sys, const expr_list *sides) {
  expr_list order = {0}, out = {0};
  expr_order(sys->g, sys->arena, sides->n, sides->at, &order);
  base_push(sys->arena, &out, sys->m->t);
  for (uint32_t i = 0; i < order.n; i++)
    if (expr_is_symbol(sys->g, order.at[i]) && order.at[i] != sys->m->t) base_push(sys->arena, &out, order.at[i]);
  return out;
}

bool out_units(derive_system *sys, const expr_list *sides, const expr_list *constants, const expr_list *parts,
               out_restoring *r) {
  expr_graph *g = sys->g;
  scaling *s = solve_units(sys, sides, constants);
  if (!s) return false;
  *r = (out_restoring){.constants = *constants, .to_one = expr_subst_new(g, sys->arena)};
  for (uint32_t i = 0; i < constants->n; i++) expr_subst_set(r->to_one, constants->at[i], EXPR_ONE);
  expr_list all = symbols_of(sys, sides);
  for (uint32_t i = 0; i < all.n; i++) scaling_keep(s, all.at[i]);
  for (uint32_t i = 0; i < all.n; i++) {
    bool roots = false, chosen;
    chosen = contains(constants, all.at[i]) || contains(parts, all.at[i]);
    ex by = chosen ? EXPR_ONE : scaling_inverse_unit(s, all.at[i], &roots);
    if (by == EXPR_ONE) continue;
    r->roots = r->roots || roots;
    base_push(sys->arena, &r->symbols, all.at[i]);
    base_push(sys->arena, &r->by, expr_mul(g, all.at[i], by));
  }
  return true;
}
