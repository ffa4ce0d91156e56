/* manifold.c: statements that hold only where the constraints do (MATH 6: eliminate, one branch at a time).

   Configuration constraints and those nonlinear in the speeds are used up one by
   one: each is solved for a symbol in which it is linear, or of which it contains
   the square alone; then there are two branches, and a statement must hold on
   both. The symbol may be a parameter: at one instant a rod's length is what the
   positions of its ends make it. */
#include "derive/manifold.h"

#include "derive/servo.h"
#include "expr/simplify.h"

static bool is_number(derive_system *sys, ex e) {
  return expr_is_number(sys->g, e);
}

static bool vanishes(derive_system *sys, ex e) {
  normal_fuel fuel = {0};
  return e == EXPR_ZERO || normal_is_zero(sys->g, e, &sys->m->facts, &fuel) == ANSWER_YES;
}

bool derive_solve_for(derive_system *sys, ex row, ex sym, derive_root *out) {
  expr_graph *g = sys->g;
  expr_subst *none = expr_subst_new(g, sys->arena);
  expr_subst_set(none, sym, EXPR_ZERO);
  ex slope = expr_diff(g, row, sym), rest = expr_subst_of(none, row);
  *out = (derive_root){sym, EXPR_NONE, EXPR_NONE, EXPR_ONE, 9};
  if (slope == EXPR_ZERO) return false;
  if (!expr_has(g, slope, sym)) {
    if (!is_number(sys, slope) && vanishes(sys, slope)) return false;
    out->value = expr_neg(g, expr_div(g, rest, slope));
    out->divisor = slope;
    out->rank = is_number(sys, slope) ? 0 : 1;
    return true;
  }
  ex twice = expr_diff(g, slope, sym);
  if (expr_has(g, twice, sym) || vanishes(sys, twice) || !vanishes(sys, expr_subst_of(none, slope))) return false;
  ex square = expr_neg(g, expr_div(g, expr_mul(g, expr_int(g, 2), rest), twice));
  out->value = expr_sqrt(g, square);
  out->other = expr_neg(g, out->value);
  out->divisor = twice;
  out->rank = 2;
  return true;
}

static bool best_root(derive_system *sys, ex row, derive_root *best) {
  expr_graph *g = sys->g;
  normal_fuel fuel = {.terms = 100000};
  ex num, den;
  if (normal_fraction(g, row, &sys->m->facts, &fuel, &num, &den)) row = num;
  expr_list order = {0};
  expr_order(g, sys->arena, 1, &row, &order);
  best->rank = 9;
  for (uint32_t i = 0; i < order.n; i++) {
    if (!expr_is_symbol(g, order.at[i]) || expr_symbol_kind(g, order.at[i]) == SYM_TIME) continue;
    bool unit = false; /* components of a unit quaternion are tied together already */
    for (uint32_t q = 0; q < sys->m->quaternions.n; q++)
      for (int k = 0; k < 4; k++) unit = unit || sys->m->quaternions.at[q].e[k] == order.at[i];
    derive_root r;
    if (!unit && derive_solve_for(sys, row, order.at[i], &r) && r.rank < best->rank) *best = r;
  }
  return best->rank < 9;
}

/* A branch is a list of substitutions, to be made one after the other. */
typedef struct branch {
  BASE_VEC(derive_root) steps;
} branch;

static ex follow(derive_system *sys, const branch *b, ex e) {
  for (uint32_t i = 0; i < b->steps.n; i++) {
    if (!expr_has(sys->g, e, b->steps.at[i].sym)) continue;
    expr_subst *s = expr_subst_new(sys->g, sys->arena);
    expr_subst_set(s, b->steps.at[i].sym, b->steps.at[i].value);
    e = expr_subst_of(s, e);
  }
  return e;
}

struct derive_manifold {
  BASE_VEC(branch) branches;
  bool whole; /* every constraint could be used up */
};

static bool varies(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind != SYM_PARAM && kind != SYM_TIME;
}

static ex rebuilt(derive_system *sys, const normal_forms *f, const normal_sum *x) {
  expr_graph *g = sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < x->n; i++) {
    ex t = x->coefficient[i];
    for (uint32_t k = 0; k < f->natoms; k++)
      if (x->power[i * f->natoms + k]) t = expr_mul(g, t, expr_powi(g, f->atoms[k], x->power[i * f->natoms + k]));
    total = expr_add(g, total, t);
  }
  return total;
}

/* A product is zero when one of its factors is; parameters are not zero. Of the equal forms, with sin² or with cos², the
   one with most factors tells most: (1 − c²) u² − w² falls apart only as s² u² − w². */
void derive_factors(derive_system *sys, ex row, expr_list *out) {
  normal_fuel fuel = {.terms = 500000};
  normal_forms f;
  if (!normal_forms_of(sys->g, sys->arena, row, 0, NULL, &sys->m->facts, &fuel, &f)) {
    base_push(sys->arena, out, row);
    return;
  }
  for (uint32_t i = 0; i < f.n; i++) {
    expr_list found = {0};
    for (uint32_t k = 0; k < f.form[i].n; k++) {
      ex e = rebuilt(sys, &f, &f.form[i].factor[k]);
      expr_list atoms = {0};
      if (f.form[i].power[k] <= 0 || !expr_depends(sys->g, e, varies, sys->g)) continue;
      if (expr_op_of(sys->g, e) == EX_MUL) /* a monomial: each of its atoms */
        for (uint32_t j = 0; j < expr_nkids(sys->g, e); j++) base_push(sys->arena, &atoms, expr_kids(sys->g, e)[j]);
      else base_push(sys->arena, &atoms, e);
      for (uint32_t j = 0; j < atoms.n; j++) {
        ex x = atoms.at[j];
        if (expr_op_of(sys->g, x) == EX_POW) x = expr_kids(sys->g, x)[0];
        if (expr_depends(sys->g, x, varies, sys->g)) base_push(sys->arena, &found, x);
      }
    }
    if (found.n > out->n) *out = found;
  }
}

static void extend(derive_system *sys, derive_manifold *m, const branch *from, ex sym, ex to) {
  branch b = {0};
  for (uint32_t k = 0; k < from->steps.n; k++) base_push(sys->arena, &b.steps, from->steps.at[k]);
  base_push(sys->arena, &b.steps, ((derive_root){sym, to, EXPR_NONE, EXPR_ONE, 0}));
  base_push(sys->arena, &m->branches, b);
}

static void use_up(derive_system *sys, derive_manifold *m, ex row) {
  enum { BRANCHES_MOST = 16 };
  derive_manifold old = *m;
  m->branches.at = NULL;
  m->branches.n = m->branches.cap = 0;
  for (uint32_t i = 0; i < old.branches.n; i++) {
    const branch *b = &old.branches.at[i];
    ex here = follow(sys, b, row);
    expr_list parts = {0};
    if (!vanishes(sys, here)) derive_factors(sys, here, &parts);
    bool kept = parts.n == 0;
    for (uint32_t k = 0; k < parts.n; k++) {
      derive_root r;
      if (!best_root(sys, parts.at[k], &r) || m->branches.n >= BRANCHES_MOST) {
        m->whole = false;
        kept = true;
        continue;
      }
      extend(sys, m, b, r.sym, r.value);
      if (r.other != EXPR_NONE) extend(sys, m, b, r.sym, r.other);
    }
    if (kept) base_push(sys->arena, &m->branches, *b);
  }
}

/* Servo equations that could not be put in for a coordinate or speed (servo.c). A function of time, or a parameter, takes
   the value that they give it at one instant; then nothing is refuted, since the symbols that are left are not free. */
static void use_up_servo(derive_system *sys, derive_manifold *m) {
  expr_list rows = {0};
  sys_servo_rows(sys, sys->arena, &rows);
  for (uint32_t i = 0; i < rows.n; i++) {
    ex e = derive_on_servo(sys, rows.at[i]);
    if (vanishes(sys, e)) continue;
    use_up(sys, m, e);
    m->whole = false;
  }
}

derive_manifold *derive_manifold_new(derive_system *sys) {
  derive_manifold *m = BASE_NEW(sys->arena, derive_manifold);
  const mech_model *model = sys->m;
  m->whole = true;
  base_push(sys->arena, &m->branches, ((branch){0}));
  for (uint32_t i = 0; i < model->constraints.n; i++)
    for (uint32_t k = 0; k < model->constraints.at[i].nrows; k++) {
      const mech_row *r = &model->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION) use_up(sys, m, r->value);
    }
  for (uint32_t i = 0; i < sys->binds.n; i++)
    if (sys->binds.at[i].value != EXPR_NONE) use_up(sys, m, sys->binds.at[i].value);
  use_up_servo(sys, m);
  return m;
}

uint32_t derive_manifold_branches(const derive_manifold *m) {
  return m->branches.n;
}

bool derive_manifold_whole(const derive_manifold *m) {
  return m->whole;
}

ex derive_on_manifold(derive_system *sys, const derive_manifold *m, uint32_t b, ex e) {
  return follow(sys, &m->branches.at[b], e);
}

bool derive_branch_excluded(derive_system *sys, const derive_manifold *m, uint32_t b) {
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    if (vanishes(sys, derive_on_manifold(sys, m, b, sys->conditions.at[i]))) return true;
  return false;
}
