/* reduction.c: the part of the equations that closes on itself (MATH 5; Wang & Pao III C).

   The speeds u satisfy u' = f(q, u, t) and the coordinates q' = H u + h. The
   smallest set that contains all speeds and, with each of its members, whatever
   the member's rate contains, can be integrated by itself. Every other coordinate
   has a rate made of the set and of coordinates found before it: a quadrature.
   Wang and Pao call those of them cyclic whose rates are no independent speeds,
   because they have dropped out of the equations together with the constraints.

   What a rate contains is read off its normal form, u' being solved exactly; if
   the fuel does not suffice for that, off the equations made as short as
   possible. Either way a symbol that does not stand there has no influence: the
   set may be larger than necessary, never too small.

   A coordinate that a configuration constraint gives by the others (rho = l) is
   put in first. */
#include "derive/reduction.h"

#include <string.h>

#include "derive/manifold.h"

typedef struct reducer {
  derive_system *sys;
  reduction *out;
  uint32_t nc, nu, n; /* coordinates, speeds, both */
  bool *needs;        /* n rows of n + 1: what the rate of each contains; the last column is time */
  expr_subst *put_in; /* coordinates given by the others, or NULL */
} reducer;

static bool vanishes(derive_system *sys, ex e) {
  normal_fuel fuel = {.terms = 1000000};
  return e == EXPR_ZERO || normal_is_zero(sys->g, e, &sys->m->facts, &fuel) == ANSWER_YES;
}

static bool is_quaternion(const mech_model *m, uint32_t coord) {
  return m->coords.at[coord].quaternion >= 0;
}

static bool moves(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) == SYM_COORD;
}

/* the coordinate c is put in from value = 0, where it stands linearly with a coefficient that does not move */
static bool put_in(reducer *r, ex value, uint32_t c) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  derive_root root;
  if (is_quaternion(m, c) || r->out->given[c] || !derive_solve_for(sys, value, m->coords.at[c].sym, &root))
    return false;
  if (root.other != EXPR_NONE || expr_depends(sys->g, root.divisor, moves, sys->g)) return false;
  expr_subst *next = expr_subst_new(sys->g, sys->arena), *one = expr_subst_new(sys->g, sys->arena);
  expr_subst_set(one, root.sym, root.value);
  expr_subst_set(next, root.sym, root.value);
  for (uint32_t j = 0; j < r->nc; j++)
    if (r->out->given[j])
      expr_subst_set(next, m->coords.at[j].sym, expr_subst_of(one, expr_subst_of(r->put_in, m->coords.at[j].sym)));
  r->out->given[c] = true;
  r->put_in = next;
  return true;
}

static bool is_speed(const derive_system *sys, ex e) {
  for (uint32_t u = 0; u < sys->u.n; u++)
    if (sys->u.at[u].sym == e) return true;
  return false;
}

/* what configuration constraints give: rather a coordinate whose rate is none of the speeds */
static void put_in_given(reducer *r) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *row = &m->constraints.at[i].rows[k];
      if (row->empty || row->level != LEVEL_CONFIGURATION) continue;
      ex value = r->put_in ? expr_subst_of(r->put_in, row->value) : row->value;
      bool done = false;
      for (uint32_t c = 0; c < 2 * r->nc && !done; c++)
        if (is_speed(sys, sys->qdot[c % r->nc]) == (c >= r->nc)) done = put_in(r, value, c % r->nc);
    }
}

/* what stands in an expression, in normal form if there is fuel for it */
static void contents(reducer *r, ex e, bool *needs) {
  derive_system *sys = r->sys;
  if (r->put_in) e = expr_subst_of(r->put_in, e);
  normal_fuel fuel = {.terms = 1000000};
  ex reduced = sys->u.n <= SPEEDS_MOST ? normal_form(sys->g, e, &sys->m->facts, &fuel) : EXPR_NONE;
  if (reduced != EXPR_NONE) e = reduced;
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  expr_list order = {0};
  expr_order(sys->g, &scratch, 1, &e, &order);
  for (uint32_t i = 0; i < order.n; i++) {
    if (!expr_is_symbol(sys->g, order.at[i])) continue;
    int kind = expr_symbol_kind(sys->g, order.at[i]);
    needs[r->n] = needs[r->n] || kind == SYM_TIME || kind == SYM_LET || kind == SYM_GIVEN;
    for (uint32_t c = 0; c < r->nc; c++) needs[c] = needs[c] || sys->m->coords.at[c].sym == order.at[i];
    for (uint32_t u = 0; u < r->nu; u++) needs[r->nc + u] = needs[r->nc + u] || sys->u.at[u].sym == order.at[i];
  }
  base_arena_free(&scratch);
}

/* every equation as short as it gets: together they determine all u' */
static void from_equations(reducer *r) {
  derive_system *sys = r->sys;
  const sys_embedding *b = derive_embed(sys);
  ex *unknowns = BASE_ARRAY(sys->arena, ex, r->nu + 1);
  bool *all = BASE_ARRAY(sys->arena, bool, r->n + 1);
  for (uint32_t u = 0; u < r->nu; u++) unknowns[u] = sys->u.at[u].dot;
  uint32_t kept = sys->conditions.n; /* nothing is printed that was divided */
  for (uint32_t u = 0; u < (b ? b->nind : r->nu); u++)
    contents(r, derive_tidy_equation(sys, b ? b->residual[u] : sys->residual[u], r->nu, unknowns), all);
  for (uint32_t j = 0; j < (b ? b->ndep : 0); j++) contents(r, b->value[j], all);
  for (uint32_t j = 0; j < (b ? 0 : sys->binds.n); j++) contents(r, sys->binds.at[j].gamma, all);
  sys->conditions.n = kept;
  for (uint32_t u = 0; u < r->nu; u++) memcpy(r->needs + (r->nc + u) * (r->n + 1), all, (r->n + 1) * sizeof *all);
}

static const ex *solve(reducer *r) {
  derive_system *sys = r->sys;
  if (r->nu > SPEEDS_MOST) return NULL;
  ex *x = BASE_ARRAY(sys->arena, ex, r->nu + sys->binds.n + 1);
  normal_fuel fuel = {.terms = 3000000};
  if (!derive_solve(sys, x, &fuel)) return NULL;
  for (uint32_t u = 0; u < r->nu; u++) contents(r, x[u], r->needs + (r->nc + u) * (r->n + 1));
  r->out->solved = true;
  return x;
}

/* --- closed sets --- */

static void close_over(const reducer *r, bool *in) {
  for (bool more = true; more;) {
    more = false;
    for (uint32_t i = 0; i < r->n; i++)
      for (uint32_t k = 0; in[i] && k <= r->n; k++)
        if (r->needs[i * (r->n + 1) + k] && !in[k]) in[k] = more = true;
  }
}

static closed_set as_set(const reducer *r, bool *in) {
  return (closed_set){in, in + r->nc, in[r->n]};
}

static bool within(const reducer *r, const bool *a, const bool *b) {
  for (uint32_t i = 0; i < r->n; i++)
    if (a[i] && !b[i]) return false;
  return true;
}

static bool *find_sets(reducer *r) {
  derive_system *sys = r->sys;
  bool *all = BASE_ARRAY(sys->arena, bool, r->n + 1);
  for (uint32_t u = 0; u < r->nu; u++) all[r->nc + u] = !r->out->idle[u];
  close_over(r, all);
  r->out->whole = as_set(r, all);
  bool **part = BASE_ARRAY(sys->arena, bool *, r->nu + 1);
  for (uint32_t u = 0; u < r->nu && r->out->solved; u++) {
    part[u] = BASE_ARRAY(sys->arena, bool, r->n + 1);
    part[u][r->nc + u] = true;
    close_over(r, part[u]);
  }
  for (uint32_t u = 0; u < r->nu && r->out->solved; u++) { /* smallest, and each once */
    bool smallest = !r->out->idle[u] && !within(r, all, part[u]);
    for (uint32_t v = 0; v < r->nu && smallest; v++)
      if (v != u && within(r, part[v], part[u])) smallest = !within(r, part[u], part[v]) ? false : v > u;
    if (smallest) base_push(sys->arena, &r->out->parts, as_set(r, part[u]));
  }
  return all;
}

/* is everything that the rate of this coordinate contains among the known? */
static bool can_follow(const reducer *r, uint32_t c, const bool *known) {
  for (uint32_t i = 0; i < r->n; i++)
    if (r->needs[c * (r->n + 1) + i] && !known[i]) return false;
  return true;
}

/* The rest, level by level; what is left in the end is coupled. */
static void find_quadratures(reducer *r, const bool *closed) {
  derive_system *sys = r->sys;
  bool *known = BASE_ARRAY(sys->arena, bool, r->n + 1), *next = BASE_ARRAY(sys->arena, bool, r->n + 1);
  memcpy(known, closed, (r->n + 1) * sizeof *known);
  for (uint32_t c = 0; c < r->nc; c++) known[c] = known[c] || r->out->given[c];
  for (uint32_t level = 0;; level++) {
    memcpy(next, known, (r->n + 1) * sizeof *known);
    bool progress = false, left = false;
    for (uint32_t c = 0; c < r->nc; c++) {
      if (known[c]) continue;
      left = true;
      if (!can_follow(r, c, known)) continue;
      next[c] = progress = true;
      base_push(sys->arena, &r->out->rest, ((quadrature){c, sys->qdot[c], level, false, !is_speed(sys, sys->qdot[c])}));
    }
    for (uint32_t c = 0; c < r->nc && left && !progress; c++)
      if (!known[c])
        base_push(sys->arena, &r->out->rest,
                  ((quadrature){c, sys->qdot[c], level, true, !is_speed(sys, sys->qdot[c])}));
    if (!progress) return;
    memcpy(known, next, (r->n + 1) * sizeof *known);
  }
}

static void find_ignorable(reducer *r) {
  lagrange_result l = derive_lagrange(r->sys);
  for (uint32_t c = 0; c < r->nc; c++)
    r->out->ignorable[c] = !is_quaternion(r->sys->m, c) && vanishes(r->sys, l.dV[c]) && vanishes(r->sys, l.dT[c]);
}

reduction *derive_reduction(derive_system *sys) {
  base_arena *a = sys->arena;
  reduction *out = BASE_NEW(a, reduction);
  reducer r = {.sys = sys, .out = out, .nc = sys->m->coords.n, .nu = sys->u.n};
  derive_gibbs(sys);
  r.n = r.nc + r.nu;
  r.needs = BASE_ARRAY(a, bool, r.n *(r.n + 1) + 1);
  out->idle = BASE_ARRAY(a, bool, r.nu + 1);
  out->given = BASE_ARRAY(a, bool, r.nc + 1);
  out->ignorable = BASE_ARRAY(a, bool, r.nc + 1);
  for (uint32_t u = 0; u < r.nu && r.nu <= SPEEDS_MOST; u++) out->idle[u] = derive_is_idle(sys, u);
  put_in_given(&r);
  const ex *solution = solve(&r);
  if (!solution) from_equations(&r);
  for (uint32_t c = 0; c < r.nc; c++) contents(&r, sys->qdot[c], r.needs + c * (r.n + 1));
  find_quadratures(&r, find_sets(&r));
  find_ignorable(&r);
  derive_constants(sys, solution, out, &out->constants);
  return out;
}
