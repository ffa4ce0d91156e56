/* tidy.c: expressions and equations as a person would write them (expr/simplify.h).

   An equation may be divided by what is not zero: parameters, and functions of
   the coordinates that divide every term; the latter, and denominators of the
   kinematics, may then also make fractions of single terms. Whatever was divided
   by is added to the conditions. Equations need to be equal only where the
   constraints hold (shorten.c). Speeds and accelerations are never divided by. */
#include "derive/manifold.h"
#include "expr/simplify.h"

enum { MANY = 12 }; /* speeds: beyond this, reading is hopeless anyway */
#define TIDY_FUEL ((uint64_t)200000)

/* what was found for an expression before: a derivation asks for the same ones again and again */
static ex *remembered(derive_system *sys, ex e) {
  while (sys->tidied.n <= e) base_push(sys->arena, &sys->tidied, EXPR_NONE);
  return &sys->tidied.at[e];
}

ex derive_tidy(derive_system *sys, ex e) {
  if (sys->plain || sys->u.n > MANY) return e;
  ex known = *remembered(sys, e);
  if (known != EXPR_NONE) return known;
  normal_fuel fuel = {.terms = TIDY_FUEL};
  ex found = simplify(sys->g, e, &sys->m->facts, &fuel);
  *remembered(sys, e) = found;
  return found;
}

ex derive_tidy_by(derive_system *sys, ex e, uint32_t n, const ex *unknowns) {
  if (sys->plain || sys->u.n > MANY) return e;
  normal_fuel fuel = {.terms = TIDY_FUEL};
  return simplify_by(sys->g, e, n, unknowns, &sys->m->facts, &fuel);
}

static bool moves(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind != SYM_PARAM && kind != SYM_COORD && kind != SYM_LET;
}

static bool varies(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) != SYM_PARAM;
}

static simplify_licence licence(void *user, ex factor) {
  derive_system *sys = user;
  if (expr_depends(sys->g, factor, moves, sys->g)) return DIVIDE_NEVER;
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    if (sys->conditions.at[i] == factor) return DIVIDE_FREELY;
  return expr_depends(sys->g, factor, varies, sys->g) ? DIVIDE_COMMON : DIVIDE_FREELY;
}

/* the factors of what was divided by */
static void add_conditions(derive_system *sys, ex removed) {
  expr_graph *g = sys->g;
  expr_list todo = {0};
  base_push(sys->arena, &todo, removed);
  while (todo.n) {
    ex f = todo.at[--todo.n];
    expr_op op = expr_op_of(g, f);
    if (op == EX_NUM) continue;
    if (op == EX_MUL || op == EX_POW) {
      for (uint32_t i = op == EX_POW ? 1 : expr_nkids(g, f); i-- > 0;) base_push(sys->arena, &todo, expr_kids(g, f)[i]);
      continue;
    }
    bool known = false;
    for (uint32_t i = 0; i < sys->conditions.n && !known; i++) known = sys->conditions.at[i] == f;
    if (!known) base_push(sys->arena, &sys->conditions, f);
  }
}

ex derive_tidy_divided(derive_system *sys, ex residual, uint32_t n, const ex *unknowns, ex *removed) {
  *removed = EXPR_ONE;
  if (sys->plain || sys->u.n > MANY) return residual;
  normal_fuel fuel = {.terms = TIDY_FUEL};
  simplify_rules rules = {n, unknowns, licence, sys};
  ex e = simplify_equation(sys->g, residual, &rules, &sys->m->facts, &fuel, removed);
  add_conditions(sys, *removed);
  return e;
}

typedef struct equation {
  derive_system *sys;
  uint32_t n;
  const ex *unknowns;
} equation;

static ex tidy_equation(void *user, ex residual, ex *removed) {
  const equation *q = user;
  normal_fuel fuel = {.terms = TIDY_FUEL};
  simplify_rules rules = {q->n, q->unknowns, licence, q->sys};
  return simplify_equation(q->sys->g, residual, &rules, &q->sys->m->facts, &fuel, removed);
}

ex derive_tidy_equation(derive_system *sys, ex residual, uint32_t n, const ex *unknowns) {
  if (sys->plain || sys->u.n > MANY) return residual;
  equation q = {sys, n, unknowns};
  ex removed, e = derive_shorten(sys, residual, tidy_equation, &q, &removed);
  add_conditions(sys, removed);
  return e;
}

static ex tidy_value(void *user, ex e, ex *removed) {
  *removed = EXPR_ONE;
  return derive_tidy(user, e);
}

ex derive_tidy_motion(derive_system *sys, ex e) {
  if (sys->plain || sys->u.n > MANY) return e;
  ex removed, best = derive_shorten(sys, e, tidy_value, sys, &removed);
  add_conditions(sys, removed);
  return best;
}
