/* shorten.c: equations made shorter by the constraints that hold in every motion.

   A configuration constraint, or one that is nonlinear in the speeds, stays beside
   the equations of motion, so these may be written in many ways that are equal
   only where it holds. Where it is linear in a symbol, that symbol may be put in
   terms of the others; where it contains the square of one alone, s² = X, any
   polynomial P(s) = E(s²) + s·O(s²) may be replaced by E(X) + s·O(X), whichever
   sign s has. E and O are found from P(√X) and P(−√X). A product that is zero
   where all factors but one are not gives that factor. What is divided by on the
   way must be a parameter, which is added to the conditions, or a condition
   already. */
#include "derive/manifold.h"
#include "expr/simplify.h"

typedef struct use {
  derive_root root;
  ex row; /* the constraint it comes from */
} use;

struct derive_uses {
  BASE_VEC(use) all;
};

static bool is_condition(const derive_system *sys, ex e) {
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    if (sys->conditions.at[i] == e) return true;
  return false;
}

static bool varies(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) != SYM_PARAM;
}

/* what the constraint says once factors that are never zero are left out; EXPR_NONE: nothing simple */
static ex only_factor(derive_system *sys, ex row) {
  expr_list parts = {0};
  derive_factors(sys, row, &parts);
  ex found = EXPR_NONE;
  for (uint32_t i = 0; i < parts.n; i++) {
    if (is_condition(sys, parts.at[i])) continue;
    if (found != EXPR_NONE) return EXPR_NONE;
    found = parts.at[i];
  }
  return found;
}

static void add_uses(derive_system *sys, struct derive_uses *u, ex row) {
  if (sys->units) row = expr_subst_of(sys->units, row);
  ex e = only_factor(sys, row);
  if (e == EXPR_NONE) return;
  expr_list order = {0};
  expr_order(sys->g, sys->arena, 1, &e, &order);
  for (uint32_t i = 0; i < order.n; i++) {
    use x = {{0}, row};
    if (!expr_is_symbol(sys->g, order.at[i]) || !varies(sys->g, order.at[i])) continue;
    if (!derive_solve_for(sys, e, order.at[i], &x.root)) continue;
    if (expr_depends(sys->g, x.root.divisor, varies, sys->g) && !is_condition(sys, x.root.divisor)) continue;
    base_push(sys->arena, &u->all, x);
  }
}

static const struct derive_uses *uses_of(derive_system *sys) {
  if (sys->uses) return sys->uses;
  const mech_model *m = sys->m;
  sys->uses = BASE_NEW(sys->arena, struct derive_uses);
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION) add_uses(sys, sys->uses, r->value);
    }
  for (uint32_t i = 0; i < sys->binds.n; i++)
    if (sys->binds.at[i].value != EXPR_NONE) add_uses(sys, sys->uses, sys->binds.at[i].value);
  return sys->uses;
}

static ex put(derive_system *sys, ex e, ex sym, ex value) {
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  expr_subst_set(s, sym, value);
  return expr_subst_of(s, e);
}

/* E(X) + s·O(X) for a polynomial in s */
static ex without_square(derive_system *sys, ex p, const derive_root *r) {
  expr_graph *g = sys->g;
  normal_fuel fuel = {.terms = 100000};
  ex above = put(sys, p, r->sym, r->value), below = put(sys, p, r->sym, r->other), half = expr_ratio(g, 1, 2);
  ex even = normal_form(g, expr_mul(g, half, expr_add(g, above, below)), &sys->m->facts, &fuel);
  ex odd = normal_form(g, expr_div(g, expr_mul(g, half, expr_sub(g, above, below)), r->value), &sys->m->facts, &fuel);
  return even == EXPR_NONE || odd == EXPR_NONE ? EXPR_NONE : expr_add(g, even, expr_mul(g, r->sym, odd));
}

static ex apply(derive_system *sys, ex e, const derive_root *r) {
  if (!expr_has(sys->g, e, r->sym)) return EXPR_NONE;
  if (r->other == EXPR_NONE) return put(sys, e, r->sym, r->value);
  normal_fuel fuel = {.terms = 100000};
  ex num, den;
  if (!normal_fraction(sys->g, e, &sys->m->facts, &fuel, &num, &den)) return EXPR_NONE;
  num = without_square(sys, num, r);
  den = without_square(sys, den, r);
  if (num == EXPR_NONE || den == EXPR_NONE || den == EXPR_ZERO) return EXPR_NONE;
  return expr_div(sys->g, num, den);
}

ex derive_shorten(derive_system *sys, ex e, ex (*tidy)(void *user, ex e, ex *removed), void *user, ex *removed) {
  enum { LONG = 200, ROUNDS = 3 }; /* longer ones take long and get no better */
  expr_graph *g = sys->g;
  ex best = tidy(user, e, removed), raw = e, divisors = EXPR_ONE;
  uint64_t ops = expr_printed_operations(g, best);
  const struct derive_uses *u = uses_of(sys);
  bool better = ops <= LONG;
  for (int round = 0; round < ROUNDS && better; round++) {
    ex from = raw, so_far = divisors;
    better = false;
    for (uint32_t i = 0; i < u->all.n; i++) {
      ex gone, other = apply(sys, from, &u->all.at[i].root);
      if (other == EXPR_NONE) continue;
      ex short_form = tidy(user, other, &gone);
      uint64_t n = expr_printed_operations(g, short_form);
      if (n >= ops) continue;
      best = short_form, raw = other, ops = n, better = true;
      *removed = gone;
      divisors = expr_mul(g, so_far, u->all.at[i].root.divisor);
    }
  }
  *removed = expr_mul(g, *removed, divisors);
  return best;
}
