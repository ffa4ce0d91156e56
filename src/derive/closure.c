/* closure.c: speeds and constraints together determine the rates (MATH 1; Rostamian 10.33–10.34).

   Rows: every speed's meaning, every `define`, every constraint. Constraint rows
   that are independent become the sigmas; speeds are taken in order as long as
   they are independent of what was taken; the rest of the rank is padded with
   rates in the order of declaration. Which rows are independent is judged at
   random points; that the choice is right is then proved by solving it exactly,
   and that a dropped row is implied is proved by the normal form. */
#include "derive/system.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"
#include "derive/dependence.h"
#include "derive/servo.h"
#include "num/num.h"

#define RANK_TOLERANCE 1e-7

typedef enum { ROW_SPEED, ROW_DEFINE, ROW_CONSTRAINT } row_kind;

/* Σ rate[j] r_j + Σ speed[k] u_k + rest = 0 (a constraint: = sigma) */
typedef struct row {
  row_kind kind;
  const char *name;
  base_span span;
  ex *rate, *speed, rest;
  const mech_row *of; /* a constraint's */
  bool taken;         /* a constraint that became a sigma */
  uint32_t column;    /* of its sigma */
} row;

typedef struct closure {
  derive_system *sys;
  base_arena *a; /* scratch */
  uint32_t nr, ns;
  BASE_VEC(row) rows;
  bool *independent; /* by speed of the user */
  bool *padding;     /* by rate */
  double *y;         /* rates -> speeds at the point of choice, ns by nr */
  const double *at;  /* a state at which to choose; NULL: a random one */
  bool best;         /* take the freest speeds there, not the first */
} closure;

/* --- reading the rows --- */

static ex symbol_of(const closure *c, uint32_t i) {
  const mech_model *m = c->sys->m;
  return i < c->nr ? m->rates.at[i].sym : m->speeds.at[i - c->nr].sym;
}

static row *add_row(closure *c, row_kind kind, const char *name, base_span span, ex e) {
  expr_graph *g = c->sys->g;
  uint32_t n = c->nr + c->ns;
  ex *syms = BASE_ARRAY(c->a, ex, n + 1), *grad = BASE_ARRAY(c->a, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) syms[i] = symbol_of(c, i);
  expr_gradient(g, e, n, syms, grad);
  expr_subst *none = expr_subst_new(g, c->a);
  for (uint32_t i = 0; i < n; i++) expr_subst_set(none, syms[i], EXPR_ZERO);
  for (uint32_t i = 0; i < n; i++) grad[i] = expr_subst_of(none, grad[i]);
  base_push(c->a, &c->rows, ((row){kind, name, span, grad, grad + c->nr, expr_subst_of(none, e), NULL, false, 0}));
  return &c->rows.at[c->rows.n - 1];
}

static bool vanishes(closure *c, ex e) {
  normal_fuel fuel = {0};
  return e == EXPR_ZERO || normal_is_zero(c->sys->g, e, &c->sys->m->facts, &fuel) == ANSWER_YES;
}

static void read_rows(closure *c) {
  const mech_model *m = c->sys->m;
  expr_graph *g = c->sys->g;
  for (uint32_t i = 0; i < m->speeds.n; i++) {
    const mech_speed *s = &m->speeds.at[i];
    if (s->meaning != EXPR_NONE) add_row(c, ROW_SPEED, s->name, s->span, expr_sub(g, s->meaning, s->sym));
  }
  for (uint32_t i = 0; i < m->defines.n; i++) { /* in the frame in which it is written */
    const mech_define *d = &m->defines.at[i];
    ex x[3];
    vec_express(c->sys->s, vec_sub(c->sys->s, d->kinematic, d->declared),
                d->declared.n ? d->declared.t[0].frame : d->frame, x);
    for (int k = 0; k < 3; k++)
      if (!vanishes(c, x[k])) add_row(c, ROW_DEFINE, m->space.frames.at[d->frame].name, d->span, x[k]);
  }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      bool restricts = !r->empty && (r->level == LEVEL_CONFIGURATION || r->level == LEVEL_LINEAR);
      if (restricts) add_row(c, ROW_CONSTRAINT, r->name, m->constraints.at[i].span, r->velocity)->of = r;
    }
}

/* --- choosing, at a random point --- */

static double *random_values(closure *c, uint64_t seed) {
  double *v = BASE_ARRAY(c->a, double, expr_symbol_count(c->sys->g) + 1);
  derive_random_state(c->sys, c->a, seed, v);
  return v;
}

/* all coefficients of one row as numbers: rates, then speeds */
static void row_numbers(closure *c, const row *r, const double *values, double *out) {
  expr_tape *t = expr_tape_new(c->sys->g, c->a, c->nr + c->ns, r->rate);
  expr_tape_run(t, values, out);
}

static void complain_definition(closure *c, const row *r) {
  diag_list *diags = c->sys->diags;
  if (r->kind == ROW_SPEED) {
    diag_entry *e = diag_at(diags, DIAG_E302, r->span,
                            "the meaning of the speed '%s' leads back to the speeds themselves", r->name);
    diag_hint(diags, e, "Write it with rates of the coordinates, or with velocities of points.");
  } else {
    diag_entry *e = diag_at(diags, DIAG_E303, r->span, "this definition would restrict the motion of '%s'", r->name);
    diag_hint(diags, e, "Give each component a speed of its own, or write what restricts the motion as a constraint.");
  }
}

/* Every speed without a meaning is named; true: there is none. */
static bool all_have_meaning(closure *c, const bool *known, bool enough) {
  bool fine = true;
  for (uint32_t k = 0; k < c->ns; k++) {
    const mech_speed *s = &c->sys->m->speeds.at[k];
    if (known[k] && (enough || s->meaning != EXPR_NONE)) continue;
    diag_entry *e = diag_at(c->sys->diags, DIAG_E302, s->span,
                            known[k] ? "the definitions do not say what the speed '%s' is by itself"
                                     : "the speed '%s' has no meaning",
                            s->name);
    diag_hint(c->sys->diags, e, "Write speed %s = …, or use it in define omega(FRAME) = ….", s->name);
    fine = false;
  }
  return fine;
}

/* What the speeds are in terms of the rates, from their meanings and the defines: D u = −(A r). */
static bool speeds_from_rates(closure *c, const double *values) {
  uint32_t n = 0, width = c->nr + c->ns;
  double *num = BASE_ARRAY(c->a, double, width), *d = BASE_ARRAY(c->a, double, (c->rows.n + 1) * (c->ns + 1));
  double *a = BASE_ARRAY(c->a, double, (c->rows.n + 1) * (c->nr + 1));
  double *basis = BASE_ARRAY(c->a, double, c->ns * c->ns + 1);
  uint32_t rank = 0;
  bool *known = BASE_ARRAY(c->a, bool, c->ns + 1);
  for (uint32_t i = 0; i < c->rows.n; i++) {
    const row *r = &c->rows.at[i];
    if (r->kind == ROW_CONSTRAINT) continue;
    row_numbers(c, r, values, num);
    for (uint32_t k = 0; k < c->ns; k++) known[k] = known[k] || num[c->nr + k] != 0;
    if (!num_span_add(c->ns, basis, &rank, num + c->nr, RANK_TOLERANCE)) {
      complain_definition(c, r);
      return false;
    }
    memcpy(d + n * c->ns, num + c->nr, c->ns * sizeof *d);
    memcpy(a + n++ * c->nr, num, c->nr * sizeof *a);
  }
  if (!all_have_meaning(c, known, n >= c->ns)) return false;
  c->y = BASE_ARRAY(c->a, double, c->ns * c->nr + 1);
  for (uint32_t i = 0; i < c->ns * c->nr; i++) a[i] = -a[i];
  num_solve_many(c->a, c->ns, c->nr, d, a, c->y);
  return true;
}

/* The declared speeds alone must be independent. */
static bool speeds_independent(closure *c) {
  double *basis = BASE_ARRAY(c->a, double, c->nr * c->nr + 1);
  uint32_t rank = 0;
  for (uint32_t k = 0; k < c->ns; k++) {
    if (num_span_add(c->nr, basis, &rank, c->y + k * c->nr, RANK_TOLERANCE)) continue;
    const mech_speed *s = &c->sys->m->speeds.at[k];
    base_text others;
    base_text_init(&others, c->a);
    bool some = false;
    for (uint32_t j = 0; j < c->nr; j++) some = some || fabs(c->y[k * c->nr + j]) > RANK_TOLERANCE;
    for (uint32_t i = 0; some && i < k; i++) base_printf(&others, "%s%s", i ? ", " : "", c->sys->m->speeds.at[i].name);
    diag_entry *e =
        diag_at(c->sys->diags, DIAG_E304, s->span,
                some ? "the speed '%s' is not independent of %s" : "the speed '%s' contains no rate of a coordinate%s",
                s->name, base_text_str(&others));
    diag_hint(c->sys->diags, e,
              "Each speed must add a direction of motion of its own; leave it out, or define it otherwise.");
    return false;
  }
  return true;
}

/* A rate adds nothing to the rows and the rates before it just when its column of the rows is independent of the columns
   behind it. So the columns are taken from the last to the first: rank² n steps, not n³. */
static void pad(closure *c, double *basis, uint32_t rank) {
  uint32_t found = 0, n = c->nr;
  double *columns = BASE_ARRAY(c->a, double, rank *rank + 1), *v = BASE_ARRAY(c->a, double, (rank > n ? rank : n) + 1);
  for (uint32_t j = n; j-- > 0;) {
    double size = 0;
    for (uint32_t i = 0; i < rank; i++) {
      v[i] = basis[i * n + j];
      size += v[i] * v[i];
    }
    bool some = size > RANK_TOLERANCE * RANK_TOLERANCE;
    c->padding[j] = !some || !num_span_add(rank, columns, &found, v, RANK_TOLERANCE);
  }
  if (found == rank) return;
  for (uint32_t j = 0; j < n && rank < n; j++) { /* nearly dependent: one by one */
    memset(v, 0, n * sizeof *v);
    v[j] = 1;
    c->padding[j] = num_span_add(n, basis, &rank, v, RANK_TOLERANCE);
  }
}

/* the part of a row that the basis does not contain yet, relative to its length */
static double fresh_part(uint32_t n, const double *basis, uint32_t rank, const double *v) {
  double all = 0, left = 0;
  for (uint32_t j = 0; j < n; j++) {
    double x = v[j];
    for (uint32_t i = 0; i < rank; i++) {
      double dot = 0;
      for (uint32_t k = 0; k < n; k++) dot += basis[i * n + k] * v[k];
      x -= dot * basis[i * n + j];
    }
    all += v[j] * v[j];
    left += x * x;
  }
  return all > 0 ? sqrt(left / all) : 0;
}

/* At a given state: always the speed, then the rate, that is freest of what was taken. */
static void choose_best(closure *c, double *basis, uint32_t rank) {
  uint32_t n = c->nr;
  double *v = BASE_ARRAY(c->a, double, n + 1);
  for (int speeds = 1; speeds >= 0; speeds--) {
    uint32_t many = speeds ? c->ns : n;
    for (;;) {
      double best = 1e-6;
      uint32_t at = many;
      for (uint32_t k = 0; k < many; k++) {
        if (speeds ? c->independent[k] : c->padding[k]) continue;
        memset(v, 0, n * sizeof *v);
        if (speeds) memcpy(v, c->y + k * n, n * sizeof *v);
        else v[k] = 1;
        double part = fresh_part(n, basis, rank, v);
        if (part > best * 1.0001) best = part, at = k;
      }
      if (at == many || rank == n) break;
      memset(v, 0, n * sizeof *v);
      if (speeds) memcpy(v, c->y + at * n, n * sizeof *v);
      else v[at] = 1;
      num_span_add(n, basis, &rank, v, RANK_TOLERANCE);
      (speeds ? c->independent : c->padding)[at] = true;
    }
  }
}

static bool chosen_badly(closure *c, ex sym) {
  const mech_model *m = c->sys->m;
  diag_entry *e = diag_at(c->sys->diags, DIAG_E324, m->independent_span, "'%s' is not independent here",
                          expr_symbol_name(m->g, sym));
  diag_hint(c->sys->diags, e, "The constraints and the speeds named before it determine it; name another one.");
  return false;
}

/* The speeds and rates that the user wants to keep come first. */
static bool choose_wanted(closure *c, double *basis, uint32_t *rank) {
  const mech_model *m = c->sys->m;
  double *v = BASE_ARRAY(c->a, double, c->nr + 1);
  for (uint32_t i = 0; i < m->independent.n; i++) {
    bool speed = expr_symbol_kind(m->g, m->independent.at[i]) == SYM_SPEED;
    uint32_t k = 0;
    while ((speed ? m->speeds.at[k].sym : m->rates.at[k].sym) != m->independent.at[i]) k++;
    memset(v, 0, c->nr * sizeof *v);
    if (speed) memcpy(v, c->y + k * c->nr, c->nr * sizeof *v);
    else v[k] = 1;
    if (!num_span_add(c->nr, basis, rank, v, RANK_TOLERANCE)) return chosen_badly(c, m->independent.at[i]);
    (speed ? c->independent : c->padding)[k] = true;
  }
  return true;
}

static bool choose(closure *c, const double *values) {
  double *basis = BASE_ARRAY(c->a, double, c->nr * c->nr + 1), *num = BASE_ARRAY(c->a, double, c->nr + c->ns + 1);
  uint32_t rank = 0;
  for (uint32_t i = 0; i < c->rows.n; i++) {
    row *r = &c->rows.at[i];
    if (r->kind != ROW_CONSTRAINT) continue;
    row_numbers(c, r, values, num); /* speeds in it by rates */
    for (uint32_t k = 0; k < c->ns; k++)
      for (uint32_t j = 0; j < c->nr; j++) num[j] += num[c->nr + k] * c->y[k * c->nr + j];
    r->taken = num_span_add(c->nr, basis, &rank, num, RANK_TOLERANCE);
  }
  if (!choose_wanted(c, basis, &rank)) return false;
  if (c->best) {
    choose_best(c, basis, rank);
    return true;
  }
  for (uint32_t k = 0; k < c->ns; k++)
    if (!c->independent[k]) c->independent[k] = num_span_add(c->nr, basis, &rank, c->y + k * c->nr, RANK_TOLERANCE);
  bool *wanted = BASE_ARRAY(c->a, bool, c->nr + 1);
  memcpy(wanted, c->padding, c->nr * sizeof *wanted);
  pad(c, basis, rank);
  for (uint32_t j = 0; j < c->nr; j++) c->padding[j] = c->padding[j] || wanted[j];
  return true;
}

/* d x = b where every row of d is one number: true, and x is known */
static bool solved_by_rows(expr_graph *g, uint32_t n, const ex *d, const ex *b, ex *x, bool *seen) {
  for (uint32_t e = 0; e < n; e++) {
    uint32_t left = 0, at = 0;
    for (uint32_t k = 0; k < n; k++)
      if (d[e * n + k] != EXPR_ZERO) left++, at = k;
    if (left != 1 || seen[at] || !expr_is_number(g, d[e * n + at])) return false;
    seen[at] = true;
    x[at] = expr_div(g, b[e], d[e * n + at]);
  }
  return true;
}

/* The user's speeds written in rates: their meanings, and for bare ones the defines solved for them. */
static bool speeds_in_rates(closure *c) {
  derive_system *sys = c->sys;
  expr_graph *g = sys->g;
  const mech_model *m = sys->m;
  uint32_t nb = 0, e = 0, *bare = BASE_ARRAY(c->a, uint32_t, c->ns + 1);
  for (uint32_t k = 0; k < c->ns; k++)
    if (m->speeds.at[k].meaning == EXPR_NONE) bare[nb++] = k;
  ex *d = BASE_ARRAY(c->a, ex, nb * nb + 1), *b = BASE_ARRAY(c->a, ex, nb + 1), *x = BASE_ARRAY(c->a, ex, nb + 1);
  for (uint32_t i = 0; i < c->rows.n; i++) {
    const row *r = &c->rows.at[i];
    if (r->kind != ROW_DEFINE || e >= nb) continue;
    ex rest = r->rest;
    for (uint32_t j = 0; j < c->nr; j++) rest = expr_add(g, rest, expr_mul(g, r->rate[j], m->rates.at[j].sym));
    for (uint32_t k = 0; k < c->ns; k++)
      if (m->speeds.at[k].meaning != EXPR_NONE) rest = expr_add(g, rest, expr_mul(g, r->speed[k], m->speeds.at[k].sym));
    for (uint32_t k = 0; k < nb; k++) d[e * nb + k] = r->speed[bare[k]];
    b[e++] = expr_neg(g, rest);
  }
  normal_fuel fuel = {0};
  if (!solved_by_rows(g, nb, d, b, x, BASE_ARRAY(c->a, bool, nb + 1)) &&
      normal_solve(g, nb, 1, d, b, x, &m->facts, &fuel) != ANSWER_YES) {
    diag_at(sys->diags, DIAG_E302, m->speeds.at[bare[0]].span, "the definitions do not determine the speed '%s'",
            m->speeds.at[bare[0]].name);
    return false;
  }
  sys->to_rates = expr_subst_new(g, sys->arena);
  for (uint32_t pass = 0; pass < 2; pass++) { /* a meaning may lean on other speeds */
    expr_subst *s = expr_subst_new(g, sys->arena);
    for (uint32_t k = 0, i = 0; k < c->ns; k++) {
      ex v = m->speeds.at[k].meaning != EXPR_NONE ? m->speeds.at[k].meaning : x[i++];
      expr_subst_set(s, m->speeds.at[k].sym, expr_subst_of(sys->to_rates, v));
    }
    sys->to_rates = s;
  }
  return true;
}

/* --- naming what was chosen --- */

static void name_speeds(closure *c) {
  derive_system *sys = c->sys;
  const mech_model *m = sys->m;
  for (uint32_t k = 0; k < c->ns; k++) {
    const mech_speed *s = &m->speeds.at[k];
    if (c->independent[k]) base_push(sys->arena, &sys->u, ((sys_speed){s->name, s->span, s->sym, s->dot, false}));
  }
  base_text pads;
  base_text_init(&pads, sys->arena);
  for (uint32_t j = 0; j < c->nr; j++) {
    if (!c->padding[j]) continue;
    base_push(sys->arena, &sys->u,
              ((sys_speed){m->rates.at[j].name, m->rates.at[j].span, m->rates.at[j].sym, m->rates.at[j].dot, true}));
    base_printf(&pads, "%s%s", pads.n ? ", " : "", m->rates.at[j].name);
  }
  if (pads.n && c->ns) diag_all(sys->diags, DIAG_N301, "the speeds are completed with %s", base_text_str(&pads));
  for (uint32_t i = 0; i < c->rows.n; i++) {
    row *r = &c->rows.at[i];
    if (!r->taken) continue;
    r->column = sys->u.n + sys->sigma.n;
    ex sym = expr_symbol(sys->g, base_format(sys->arena, "sigma:%s", r->name), SYM_SIGMA);
    ex dot = expr_symbol(sys->g, base_format(sys->arena, "sigma:%s'", r->name), SYM_SIGMA);
    base_push(sys->arena, &sys->sigma, ((sys_sigma){r->name, r->span, sym, dot}));
  }
  sys->width = sys->u.n + sys->sigma.n + 1;
}

/* --- solving exactly --- */

/* Unknowns: rates that are not padding, then dependent speeds. Known: columns u, sigma, 1. */
typedef struct solver {
  closure *c;
  uint32_t n, width;
  uint32_t *unknown_of; /* rate or speed -> unknown + 1 */
  uint32_t *known_of;   /* rate or speed -> column + 1 */
  ex *x;                /* solutions, n rows of width */
  bool *solved;
  ex *coefficient; /* equations: n by n */
  ex *right;       /* n by width */
  bool *used;
} solver;

static void number_unknowns(solver *s) {
  closure *c = s->c;
  uint32_t column = 0;
  for (uint32_t k = 0; k < c->ns; k++)
    if (c->independent[k]) s->known_of[c->nr + k] = ++column;
  for (uint32_t j = 0; j < c->nr; j++) {
    if (c->padding[j]) s->known_of[j] = ++column;
    else s->unknown_of[j] = ++s->n;
  }
  for (uint32_t k = 0; k < c->ns; k++)
    if (!c->independent[k]) s->unknown_of[c->nr + k] = ++s->n;
}

static void set_equation(solver *s, uint32_t e, const row *r) {
  closure *c = s->c;
  expr_graph *g = c->sys->g;
  for (uint32_t i = 0; i < c->nr + c->ns; i++) {
    if (s->unknown_of[i]) s->coefficient[e * s->n + s->unknown_of[i] - 1] = r->rate[i];
    else s->right[e * s->width + s->known_of[i] - 1] = expr_neg(g, r->rate[i]);
  }
  s->right[e * s->width + s->width - 1] = FAULT(DRIFT) ? EXPR_ZERO : expr_neg(g, r->rest); /* what moves at u = 0 */
  if (r->taken) s->right[e * s->width + r->column] = expr_int(g, FAULT(SIGMA_COLUMN) ? -1 : 1);
}

static ex quotient(solver *s, ex a, ex b) {
  expr_graph *g = s->c->sys->g;
  bool sums = expr_op_of(g, a) == EX_ADD || expr_op_of(g, b) == EX_ADD || expr_op_of(g, b) == EX_MUL;
  for (uint32_t i = 0; expr_op_of(g, a) == EX_MUL && i < expr_nkids(g, a); i++)
    sums = sums || expr_op_of(g, expr_kids(g, a)[i]) == EX_ADD;
  if (!sums || expr_is_number(g, b)) return expr_div(g, a, b); /* nothing is left to cancel */
  normal_fuel fuel = {0};
  ex tidy = normal_form(g, expr_div(g, a, b), &s->c->sys->m->facts, &fuel);
  return tidy != EXPR_NONE ? tidy : expr_div(g, a, b);
}

/* Brings the solved unknowns to the right-hand side. */
static void settle(solver *s, uint32_t e) {
  expr_graph *g = s->c->sys->g;
  for (uint32_t j = 0; j < s->n; j++) {
    ex *k = &s->coefficient[e * s->n + j];
    if (!s->solved[j] || *k == EXPR_ZERO) continue;
    for (uint32_t w = 0; w < s->width; w++) {
      ex *r = &s->right[e * s->width + w];
      *r = expr_sub(g, *r, expr_mul(g, *k, s->x[j * s->width + w]));
    }
    *k = EXPR_ZERO;
  }
}

/* Equations with one unknown left are solved at once; each may open the next. */
static void peel(solver *s) {
  for (bool progress = true; progress;) {
    progress = false;
    for (uint32_t e = 0; e < s->n; e++) {
      if (s->used[e]) continue;
      settle(s, e);
      uint32_t left = 0, at = 0;
      for (uint32_t j = 0; j < s->n; j++)
        if (s->coefficient[e * s->n + j] != EXPR_ZERO) left++, at = j;
      if (left != 1 || vanishes(s->c, s->coefficient[e * s->n + at])) continue;
      for (uint32_t w = 0; w < s->width; w++)
        s->x[at * s->width + w] = quotient(s, s->right[e * s->width + w], s->coefficient[e * s->n + at]);
      s->solved[at] = s->used[e] = progress = true;
    }
  }
}

/* What is left is solved as one block in the field of quotients. */
static bool solve_block(solver *s) {
  base_arena *a = s->c->a;
  uint32_t n = 0, *eq = BASE_ARRAY(a, uint32_t, s->n + 1), *un = BASE_ARRAY(a, uint32_t, s->n + 1), k = 0;
  for (uint32_t e = 0; e < s->n; e++)
    if (!s->used[e]) eq[n++] = e;
  for (uint32_t j = 0; j < s->n; j++)
    if (!s->solved[j]) un[k++] = j;
  if (n == 0) return true;
  ex *m = BASE_ARRAY(a, ex, n * n), *b = BASE_ARRAY(a, ex, n * s->width), *x = BASE_ARRAY(a, ex, n * s->width);
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t j = 0; j < n; j++) m[i * n + j] = s->coefficient[eq[i] * s->n + un[j]];
    memcpy(b + i * s->width, s->right + eq[i] * s->width, s->width * sizeof *b);
  }
  normal_fuel fuel = {0};
  expr_answer got = normal_solve(s->c->sys->g, n, s->width, m, b, x, &s->c->sys->m->facts, &fuel);
  if (got == ANSWER_UNKNOWN)
    base_fail(a->ctx, BASE_LIMIT, "the kinematic equations are too large to be solved exactly");
  for (uint32_t j = 0; j < n; j++) memcpy(s->x + un[j] * s->width, x + j * s->width, s->width * sizeof *x);
  return got == ANSWER_YES;
}

static bool solve(closure *c, solver *s) {
  *s = (solver){.c = c, .width = c->sys->width};
  uint32_t total = c->nr + c->ns, e = 0;
  s->unknown_of = BASE_ARRAY(c->a, uint32_t, total + 1);
  s->known_of = BASE_ARRAY(c->a, uint32_t, total + 1);
  number_unknowns(s);
  s->x = BASE_ARRAY(c->a, ex, s->n * s->width + 1);
  s->solved = BASE_ARRAY(c->a, bool, s->n + 1);
  s->used = BASE_ARRAY(c->a, bool, s->n + 1);
  s->coefficient = BASE_ARRAY(c->a, ex, s->n * s->n + 1);
  s->right = BASE_ARRAY(c->a, ex, s->n * s->width + 1);
  for (uint32_t i = 0; i < c->rows.n; i++) {
    const row *r = &c->rows.at[i];
    if (r->kind == ROW_CONSTRAINT && !r->taken) continue;
    if (e < s->n) set_equation(s, e, r);
    e++;
  }
  if (e == s->n) {
    peel(s);
    if (solve_block(s)) return true;
  }
  diag_all(c->sys->diags, DIAG_E304, "speeds and constraints together do not determine the rates of the coordinates");
  return false;
}

/* --- the result --- */

static void store(closure *c, const solver *s) {
  derive_system *sys = c->sys;
  sys->H = BASE_ARRAY(sys->arena, ex, c->nr * sys->width + 1);
  for (uint32_t j = 0; j < c->nr; j++) {
    ex *to = sys->H + j * sys->width;
    if (s->known_of[j]) to[s->known_of[j] - 1] = EXPR_ONE;
    else memcpy(to, s->x + (s->unknown_of[j] - 1) * s->width, s->width * sizeof *to);
  }
}

static ex combination(derive_system *sys, const ex *row_, bool with_sigma) {
  uint32_t n = 0, nu = sys->u.n;
  ex *t = BASE_ARRAY(sys->arena, ex, sys->width);
  for (uint32_t w = 0; w < sys->width; w++) {
    bool is_sigma = w >= nu && w + 1 < sys->width;
    if (row_[w] == EXPR_ZERO || (is_sigma && !with_sigma)) continue;
    t[n++] = w + 1 == sys->width ? row_[w]
                                 : expr_mul(sys->g, row_[w], is_sigma ? sys->sigma.at[w - nu].sym : sys->u.at[w].sym);
  }
  return expr_sum(sys->g, n, t);
}

static void make_substitutions(closure *c, const solver *s) {
  derive_system *sys = c->sys;
  sys->to_u = expr_subst_new(sys->g, sys->arena);
  sys->to_u_all = expr_subst_new(sys->g, sys->arena);
  for (uint32_t j = 0; j < c->nr; j++) {
    if (c->padding[j]) continue;
    ex sym = sys->m->rates.at[j].sym;
    expr_subst_set(sys->to_u, sym, combination(sys, sys->H + j * sys->width, false));
    expr_subst_set(sys->to_u_all, sym, combination(sys, sys->H + j * sys->width, true));
  }
  base_text names;
  base_text_init(&names, sys->arena);
  for (uint32_t k = 0; k < c->ns; k++) {
    if (c->independent[k]) continue;
    const mech_speed *sp = &sys->m->speeds.at[k];
    const ex *x = s->x + (s->unknown_of[c->nr + k] - 1) * s->width;
    ex value = combination(sys, x, false);
    expr_subst_set(sys->to_u, sp->sym, value);
    expr_subst_set(sys->to_u_all, sp->sym, combination(sys, x, true));
    base_push(sys->arena, &sys->dependent, ((sys_dependent){sp->name, sp->sym, sp->dot, value, EXPR_ZERO}));
    base_printf(&names, "%s%s", names.n ? ", " : "", sp->name);
  }
  if (names.n)
    diag_all(sys->diags, DIAG_N303, "the constraints determine %s from the other speeds", base_text_str(&names));
}

/* Where configuration constraints hold it may vanish although it is not zero identically: judged at random states. */
static bool vanishes_there(closure *c, ex e) {
  enum { STATES = 6 };
  if (vanishes(c, e)) return true;
  bool configured = false;
  for (uint32_t i = 0; i < c->rows.n; i++)
    configured = configured || (c->rows.at[i].of && c->rows.at[i].of->level == LEVEL_CONFIGURATION);
  if (!configured) return false;
  double *v = BASE_ARRAY(c->a, double, expr_symbol_count(c->sys->g) + 1);
  for (uint64_t seed = 1; seed <= STATES; seed++)
    if (!derive_random_state(c->sys, c->a, seed, v) || !(fabs(expr_eval(c->sys->g, e, v)) < 1e-8)) return false;
  return true;
}

static bool conflict(closure *c, const dependence *d, const row *r, const bool *in) {
  diag_list *diags = c->sys->diags;
  ex left = expr_subst_of(c->sys->to_u, r->of->velocity);
  bool still = vanishes_there(c, left); /* the velocities agree, the configurations do not */
  diag_entry *e = diag_at(diags, DIAG_E305, r->span, "%s cannot hold together", derive_names(d, in, r->name));
  if (still)
    diag_hint(diags, e,
              "No configuration satisfies them with these parameters; any one of them can be left out, and the rest "
              "holds.");
  else
    diag_hint(diags, e, "With the others, '%s' says %s = 0. Any one of them can be left out, and the rest holds.",
              r->name, expr_brief(c->sys->g, c->sys->arena, derive_tidy(c->sys, left)));
  return false;
}

/* A row that was not taken follows from others, which are named; or nothing can satisfy it together with these. */
static bool explain_dropped(closure *c, const dependence *d, const row *r) {
  diag_list *diags = c->sys->diags;
  bool *in = BASE_ARRAY(c->a, bool, d->n + 1);
  uint32_t count = derive_leans_on(d, r->of, in);
  if (!vanishes_there(c, expr_subst_of(c->sys->to_u, r->of->velocity))) return conflict(c, d, r, in);
  if (r->of->level == LEVEL_CONFIGURATION && !derive_can_join(d, r->of, in)) return conflict(c, d, r, in);
  if (count)
    diag_at(diags, DIAG_N302, r->span, "'%s' follows from %s and adds no restriction", r->name,
            derive_names(d, in, NULL));
  else
    diag_at(diags, DIAG_N302, r->span, "'%s' holds by the choice of the coordinates and adds no restriction", r->name);
  return true;
}

/* Nothing is left to move: the place is the constraint that took the last freedom. */
static void say_locked(closure *c) {
  derive_system *sys = c->sys;
  if (sys->u.n || sys->sigma.n == 0 || sys->nrates == 0) return;
  bool led = false; /* by constraints that prescribe a motion */
  for (uint32_t j = 0; j < sys->nrates; j++) led = led || sys->H[j * sys->width + sys->width - 1] != EXPR_ZERO;
  const sys_sigma *last = &sys->sigma.at[sys->sigma.n - 1];
  diag_entry *e = diag_at(sys->diags, DIAG_N306, last->span, "%s: with '%s' the constraints leave no degree of freedom",
                          led ? "everything moves as prescribed" : "nothing can move", last->name);
  diag_hint(sys->diags, e, "It still has forces: appell forces. To let it move by itself, leave a constraint out.");
}

/* A row that was not taken must follow from the others; if its constant part remains, nothing can satisfy it. */
static bool check_dropped(closure *c) {
  derive_system *sys = c->sys;
  bool fine = true;
  dependence d = {.sys = sys, .a = c->a, .values = c->at ? c->at : random_values(c, 1)};
  d.rows = BASE_ARRAY(c->a, const mech_row *, c->rows.n + 1);
  for (uint32_t i = 0; i < c->rows.n; i++)
    if (c->rows.at[i].taken) d.rows[d.n++] = c->rows.at[i].of;
  for (uint32_t i = 0; i < c->rows.n; i++) {
    const row *r = &c->rows.at[i];
    if (!r->of) continue;
    if (r->of->whole != EXPR_NONE && !vanishes_there(c, expr_subst_of(sys->to_u, r->of->whole))) {
      diag_entry *e = diag_at(sys->diags, DIAG_E323, r->span, "this branch does not satisfy '%s'", r->name);
      diag_hint(sys->diags, e, "With it the constraint says %s = 0.",
                expr_brief(sys->g, sys->arena, derive_tidy(sys, expr_subst_of(sys->to_u, r->of->whole))));
      fine = false;
    }
    if (!r->taken) fine = explain_dropped(c, &d, r) && fine;
  }
  if (fine) say_locked(c);
  return fine;
}

static bool moves(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_COORD || kind == SYM_TIME || kind == SYM_GIVEN || kind == SYM_LET;
}

/* Denominators in these expressions; those of parameters alone only if asked for. */
void derive_denominators(derive_system *sys, uint32_t n, const ex *roots, bool of_parameters, expr_list *out) {
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  expr_list order = {0};
  expr_order(sys->g, &scratch, n, roots, &order);
  for (uint32_t i = 0; i < order.n; i++) {
    if (expr_op_of(sys->g, order.at[i]) != EX_POW) continue;
    ex base = expr_kids(sys->g, order.at[i])[0], exponent = expr_kids(sys->g, order.at[i])[1];
    if (!expr_is_number(sys->g, exponent) || expr_number_sign(sys->g, exponent) > 0) continue;
    bool known = !of_parameters && !expr_depends(sys->g, base, moves, sys->g);
    for (uint32_t k = 0; k < out->n; k++) known = known || out->at[k] == base;
    if (!known) base_push(sys->arena, out, base);
  }
  base_arena_free(&scratch);
}

/* Where a denominator of H vanishes these speeds do not describe the motion. */
static void find_conditions(derive_system *sys) {
  expr_list roots = {0};
  for (uint32_t j = 0; j < sys->nrates; j++)
    for (uint32_t w = 0; w < sys->width; w++)
      if (w < sys->u.n || w + 1 == sys->width) base_push(sys->arena, &roots, sys->H[j * sys->width + w]);
  derive_denominators(sys, roots.n, roots.at, false, &sys->conditions);
}

static bool close_velocities(closure *c) {
  c->nr = c->sys->nrates = c->sys->m->rates.n;
  c->ns = c->sys->m->speeds.n;
  c->independent = BASE_ARRAY(c->a, bool, c->ns + 1);
  c->padding = BASE_ARRAY(c->a, bool, c->nr + 1);
  enum { MOST = 20000 }; /* squares of it are counted in 32 bits */
  read_rows(c);
  if (c->nr + c->ns > MOST || c->rows.n > MOST)
    base_fail(c->a->ctx, BASE_LIMIT, "more than %d speeds or constraints", MOST);
  const double *values = c->at ? c->at : random_values(c, 1);
  if (!speeds_from_rates(c, values) || !speeds_independent(c) || !speeds_in_rates(c)) return false;
  if (!choose(c, values)) return false;
  name_speeds(c);
  solver s;
  if (!solve(c, &s)) return false;
  store(c, &s);
  make_substitutions(c, &s);
  return check_dropped(c);
}

/* --- the motion in these variables --- */

ex sys_dissolve(void *subst, ex e) {
  return expr_subst_of(subst, e);
}

ex sys_deriv(void *deriv, ex e) {
  return expr_deriv_of(deriv, e);
}

vec sys_to_u(derive_system *sys, vec v) {
  return vec_map(sys->s, v, sys_dissolve, sys->to_u);
}

static ex rate_in_motion(void *user, ex symbol) {
  derive_system *sys = user;
  if (expr_symbol_kind(sys->g, symbol) == SYM_COORD)
    for (uint32_t i = 0; i < sys->m->coords.n; i++)
      if (sys->m->coords.at[i].sym == symbol) return sys->qdot[i];
  /* u -> u', t -> 1, given -> its derivative: as in the model, but in this graph */
  mech_model view = *sys->m;
  view.g = sys->g;
  return mech_rate_of(&view, symbol);
}

static ex rate_with_sigma(void *user, ex symbol) {
  derive_system *sys = user;
  if (expr_symbol_kind(sys->g, symbol) == SYM_COORD)
    for (uint32_t i = 0; i < sys->m->coords.n; i++)
      if (sys->m->coords.at[i].sym == symbol) return sys->qdot_all[i];
  return rate_in_motion(sys, symbol);
}

static bool is_velocity(const derive_system *sys, ex symbol) {
  int kind = expr_symbol_kind(sys->g, symbol);
  return kind == SYM_SPEED || kind == SYM_RATE;
}

static ex rate_without_udot(void *user, ex symbol) {
  return is_velocity(user, symbol) ? EXPR_ZERO : rate_in_motion(user, symbol);
}

static ex rate_lifted(void *user, ex symbol) {
  derive_system *sys = user;
  if (is_velocity(sys, symbol)) return rate_in_motion(sys, symbol);
  for (uint32_t k = 0; k < sys->sigma.n; k++)
    if (sys->sigma.at[k].sym == symbol) return sys->sigma.at[k].dot;
  return EXPR_ZERO;
}

static void set_motion(derive_system *sys) {
  const mech_model *m = sys->m;
  sys->qdot = BASE_ARRAY(sys->arena, ex, m->coords.n + 1);
  sys->qdot_all = BASE_ARRAY(sys->arena, ex, m->coords.n + 1);
  sys->qddot = BASE_ARRAY(sys->arena, ex, m->coords.n + 1);
  for (uint32_t i = 0; i < m->coords.n; i++) {
    sys->qdot[i] = expr_subst_of(sys->to_u, m->coords.at[i].dot);
    sys->qdot_all[i] = expr_subst_of(sys->to_u_all, m->coords.at[i].dot);
  }
  sys->ddt = expr_deriv_new(sys->g, sys->arena, rate_in_motion, sys);
  sys->ddt_free = expr_deriv_new(sys->g, sys->arena, rate_without_udot, sys);
  sys->lift = expr_deriv_new(sys->g, sys->arena, rate_lifted, sys);
  for (uint32_t i = 0; i < m->coords.n; i++) sys->qddot[i] = expr_deriv_of(sys->ddt, sys->qdot[i]);
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    sys->dependent.at[i].value_dot = expr_deriv_of(sys->ddt, sys->dependent.at[i].value);
  sys->omega = BASE_ARRAY(sys->arena, vec, sys->s->frames.n);
  sys->omega_all = BASE_ARRAY(sys->arena, vec, sys->s->frames.n);
  for (uint32_t f = 0; f < sys->s->frames.n; f++) {
    sys->omega[f] = sys_to_u(sys, m->omega[f]);
    bool released = sys->sigma.n && !FAULT(SIGMA_SPIN);
    sys->omega_all[f] = released ? vec_map(sys->s, m->omega[f], sys_dissolve, sys->to_u_all) : sys->omega[f];
  }
  sys->moving = (motion){sys->s, sys->ddt, sys->omega};
  sys->moving_free = (motion){sys->s, sys->ddt_free, sys->omega};
  sys->ddt_all = expr_deriv_new(sys->g, sys->arena, rate_with_sigma, sys);
  sys->moving_all = (motion){sys->s, sys->ddt_all, sys->omega_all};
}

derive_system *sys_kinematics(base_arena *arena, const mech_model *m, diag_list *diags, const double *at,
                              expr_graph *shared) {
  derive_system *sys = BASE_NEW(arena, derive_system);
  sys->m = m;
  sys->arena = arena;
  sys->diags = diags;
  sys->g = shared ? shared : expr_clone(m->g, arena->ctx);
  base_cleanup undo;
  if (!shared) base_cleanup_push(arena->ctx, &undo, (void (*)(void *))derive_free, sys);
  sys->s = space_copy(&m->space, sys->g, arena);
  derive_let_orders(sys, 3);
  base_arena scratch;
  base_scratch_init(&scratch, arena->ctx);
  closure c = {.sys = sys, .a = &scratch, .at = at, .best = at != NULL};
  bool ok = close_velocities(&c);
  base_arena_free(&scratch);
  if (ok) {
    find_conditions(sys);
    set_motion(sys);
    ok = derive_bind(sys) && derive_servo(sys);
  }
  if (!shared) base_cleanup_pop(arena->ctx, &undo);
  if (ok) return sys;
  if (!shared) derive_free(sys);
  return NULL;
}

derive_system *derive_kinematics(base_arena *arena, const mech_model *m, diag_list *diags) {
  return sys_kinematics(arena, m, diags, NULL, NULL);
}

derive_system *derive_kinematics_at(base_arena *arena, const mech_model *m, diag_list *diags, const double *at) {
  return sys_kinematics(arena, m, diags, at, NULL);
}

void derive_free(derive_system *sys) {
  expr_free(sys->g);
  sys->g = NULL;
}

/* --- questions --- */

ex derive_reduce(derive_system *sys, ex e) {
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  const mech_model *m = sys->m;
  for (uint32_t j = 0; j < m->rates.n; j++) {
    ex now = expr_subst_of(sys->to_u, m->rates.at[j].sym);
    expr_subst_set(s, m->rates.at[j].sym, now);
    expr_subst_set(s, m->rates.at[j].dot, expr_deriv_of(sys->ddt, now));
  }
  for (uint32_t i = 0; i < sys->dependent.n; i++) {
    expr_subst_set(s, sys->dependent.at[i].sym, sys->dependent.at[i].value);
    expr_subst_set(s, sys->dependent.at[i].dot, sys->dependent.at[i].value_dot);
  }
  return expr_subst_of(s, e);
}

bool derive_find_speed(const derive_system *sys, const char *name, ex *value, ex *dot) {
  for (uint32_t i = 0; i < sys->u.n; i++)
    if (strcmp(sys->u.at[i].name, name) == 0) {
      *value = sys->u.at[i].sym;
      *dot = sys->u.at[i].dot;
      return true;
    }
  for (uint32_t i = 0; i < sys->dependent.n; i++)
    if (strcmp(sys->dependent.at[i].name, name) == 0) {
      *value = sys->dependent.at[i].value;
      *dot = sys->dependent.at[i].value_dot;
      return true;
    }
  return false;
}
