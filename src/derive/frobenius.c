/* frobenius.c: which combinations of the constraints can be integrated, and to what (MATH 3).

   The velocities that the linear constraints allow are spanned by the vector
   fields X_r = ∂q'/∂u_r on the configurations (with time as one more coordinate,
   and the drift as one more field, where time matters). A combination of the
   constraints can be integrated just when it annihilates these fields and all
   their brackets; so brackets are added until none is new (Frobenius; the end of
   the derived flag), and what the final span leaves of the dimension is the
   number of integrable combinations. Spans are judged at a random configuration.

   Solved for some of the differentials the final span reads

       dq_d = Σ_j a_dj(q) dq_j ,

   and E_j = ∂_j + Σ_d a_dj ∂_d commute, E_i a_dj = E_j a_di, if no bracket leads
   out: this is proved by the normal form. These forms, and before them the rows
   as written, are integrated one by one (pfaff.c); an integral solved for its q_d
   opens the next form. Every integral printed has df/dt = 0 for all velocities
   that the constraints allow, by the normal form: df is a combination of them. */
#include "derive/frobenius.h"

#include <math.h>
#include <string.h>

#include "derive/pfaff.h"
#include "num/num.h"

enum { NODES_MOST = 3000000 };

/* fields over the coordinates and time, one row each */
typedef struct fields {
  derive_system *sys;
  pfaff_space space;
  BASE_VEC(ex *) at;
  double *basis, *point;
  uint32_t rank;
} fields;

/* kept if it leaves the span of the others at the random point */
static bool keep(fields *f, ex *x) {
  uint32_t n = f->space.n;
  double *v = BASE_ARRAY(f->sys->arena, double, n + 1), size = 0;
  expr_tape_run(expr_tape_new(f->sys->g, f->sys->arena, n, x), f->point, v);
  for (uint32_t k = 0; k < n; k++) size = fmax(size, fabs(v[k]));
  if (!(size > 1e-12) || !num_span_add(n, f->basis, &f->rank, v, 1e-7)) return false;
  base_push(f->sys->arena, &f->at, x);
  return true;
}

/* [X, Y]_k = Σ X_j ∂Y_k/∂q_j − Y_j ∂X_k/∂q_j */
static ex *bracket(fields *f, const ex *x, const ex *y) {
  expr_graph *g = f->sys->g;
  ex *out = BASE_ARRAY(f->sys->arena, ex, f->space.n + 1);
  for (uint32_t k = 0; k < f->space.n; k++) {
    ex total = EXPR_ZERO;
    for (uint32_t j = 0; j < f->space.n; j++) {
      total = expr_add(g, total, expr_mul(g, x[j], pfaff_partial(&f->space, y[k], j)));
      total = expr_sub(g, total, expr_mul(g, y[j], pfaff_partial(&f->space, x[k], j)));
    }
    out[k] = total;
  }
  return out;
}

static void start(fields *f, bool timely) {
  derive_system *sys = f->sys;
  expr_subst *rest = expr_subst_new(sys->g, sys->arena);
  for (uint32_t r = 0; r < sys->u.n; r++) expr_subst_set(rest, sys->u.at[r].sym, EXPR_ZERO);
  for (uint32_t r = 0; r <= sys->u.n; r++) {
    if (r == sys->u.n && !timely) break;
    ex *x = BASE_ARRAY(sys->arena, ex, f->space.n + 1);
    for (uint32_t k = 0; k < sys->m->coords.n; k++) {
      ex e = r < sys->u.n ? expr_diff(sys->g, sys->qdot[k], sys->u.at[r].sym) : expr_subst_of(rest, sys->qdot[k]);
      x[k] = derive_expand(sys, e);
    }
    if (timely) x[sys->m->coords.n] = r < sys->u.n ? EXPR_ZERO : EXPR_ONE;
    keep(f, x);
  }
}

/* adds brackets until none is new; false: given up */
static bool involutive(fields *f, uint32_t most) {
  for (uint32_t i = 1; i < f->at.n && f->rank < most; i++)
    for (uint32_t j = 0; j < i && f->rank < most; j++) {
      if (expr_count(f->sys->g) > NODES_MOST) return false;
      keep(f, bracket(f, f->at.at[j], f->at.at[i]));
    }
  return true;
}

static void random_point(fields *f, bool *sure) {
  enum { LATER = 64 }; /* derivatives of given functions that brackets bring in */
  derive_system *sys = f->sys;
  uint32_t n = expr_symbol_count(sys->g);
  f->point = BASE_ARRAY(sys->arena, double, n + LATER);
  *sure = derive_random_state(sys, sys->arena, 3, f->point);
  for (uint32_t i = 0; i < LATER; i++) f->point[n + i] = sin(1.0 + 2.0 * i);
}

/* --- the final span, solved for some differentials --- */

typedef struct solved_forms {
  uint32_t nind, ndep;
  uint32_t *ind, *dep; /* numbers of coordinates */
  ex *a;               /* nind rows of ndep columns: dq_dep = Σ a dq_ind */
} solved_forms;

/* Coordinates in this order become independent as long as they can. */
static bool choose_columns(fields *f, const uint32_t *order, solved_forms *s) {
  base_arena *a = f->sys->arena;
  uint32_t n = f->space.n, r = f->at.n, rank = 0;
  double *x = BASE_ARRAY(a, double, r *n + 1), *basis = BASE_ARRAY(a, double, r *r + 1),
         *v = BASE_ARRAY(a, double, r + 1);
  for (uint32_t i = 0; i < r; i++)
    expr_tape_run(expr_tape_new(f->sys->g, a, n, f->at.at[i]), f->point, x + (size_t)i * n);
  s->ind = BASE_ARRAY(a, uint32_t, n + 1);
  s->dep = BASE_ARRAY(a, uint32_t, n + 1);
  s->nind = s->ndep = 0;
  for (uint32_t k = 0; k < n; k++) {
    double size = 0;
    for (uint32_t i = 0; i < r; i++) v[i] = x[i * n + order[k]], size = fmax(size, fabs(v[i]));
    bool fresh = size > 1e-12 && rank < r && num_span_add(r, basis, &rank, v, 1e-7);
    if (fresh) s->ind[s->nind++] = order[k];
    else s->dep[s->ndep++] = order[k];
  }
  return rank == r;
}

static bool solve_columns(fields *f, solved_forms *s) {
  base_arena *a = f->sys->arena;
  uint32_t r = f->at.n;
  ex *m = BASE_ARRAY(a, ex, r * r + 1), *b = BASE_ARRAY(a, ex, r * s->ndep + 1);
  s->a = BASE_ARRAY(a, ex, r * s->ndep + 1);
  for (uint32_t i = 0; i < r; i++) {
    for (uint32_t j = 0; j < r; j++) m[i * r + j] = f->at.at[i][s->ind[j]];
    for (uint32_t d = 0; d < s->ndep; d++) b[i * s->ndep + d] = f->at.at[i][s->dep[d]];
  }
  normal_fuel fuel = {.terms = 2000000};
  if (r == 0) return true;
  return normal_solve(f->sys->g, r, s->ndep, m, b, s->a, &f->sys->m->facts, &fuel) == ANSWER_YES;
}

/* E_j e */
static ex along(fields *f, const solved_forms *s, uint32_t j, ex e) {
  expr_graph *g = f->sys->g;
  ex total = pfaff_partial(&f->space, e, s->ind[j]);
  for (uint32_t d = 0; d < s->ndep; d++)
    total = expr_add(g, total, expr_mul(g, s->a[j * s->ndep + d], pfaff_partial(&f->space, e, s->dep[d])));
  return total;
}

static bool commute(fields *f, const solved_forms *s) {
  for (uint32_t d = 0; d < s->ndep; d++)
    for (uint32_t i = 1; i < s->nind; i++)
      for (uint32_t j = 0; j < i; j++) {
        normal_fuel fuel = {.terms = 1000000};
        ex x = along(f, s, i, s->a[j * s->ndep + d]), y = along(f, s, j, s->a[i * s->ndep + d]);
        if (normal_is_zero(f->sys->g, expr_sub(f->sys->g, x, y), &f->sys->m->facts, &fuel) != ANSWER_YES) return false;
      }
  return true;
}

/* --- integrals --- */

typedef struct search {
  fields *f;
  frobenius_report *report;
  uint32_t wanted; /* integrals still to be found */
  double *basis;   /* gradients of those known, at the point */
  uint32_t rank;
} search;

/* false: it follows from what is known already */
static bool is_new(search *s, ex value) {
  fields *f = s->f;
  uint32_t n = f->space.n;
  ex *grad = BASE_ARRAY(f->sys->arena, ex, n + 1);
  double *v = BASE_ARRAY(f->sys->arena, double, n + 1), size = 0;
  for (uint32_t k = 0; k < n; k++) grad[k] = pfaff_partial(&f->space, value, k);
  expr_tape_run(expr_tape_new(f->sys->g, f->sys->arena, n, grad), f->point, v);
  for (uint32_t k = 0; k < n; k++) size = fmax(size, fabs(v[k]));
  return size > 1e-9 && isfinite(size) && num_span_add(n, s->basis, &s->rank, v, 1e-7);
}

/* df/dt = 0 for every velocity that the constraints allow */
static bool is_integral(search *s, ex value) {
  derive_system *sys = s->f->sys;
  normal_fuel fuel = {0};
  ex rate = derive_expand(sys, expr_deriv_of(sys->ddt, value));
  return normal_is_zero(sys->g, rate, &sys->m->facts, &fuel) == ANSWER_YES;
}

static bool varies(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) != SYM_PARAM;
}

/* one before the whole counts as many */
static uint32_t count_minuses(const char *text) {
  uint32_t n = text[0] == '-' ? 1000 : 0;
  for (; *text; text++) n += *text == '-';
  return n;
}

/* For reading: no denominators made of constants, and rising with the first coordinate in it, unless that takes more
   minus signs. */
static ex dressed(search *s, ex value) {
  derive_system *sys = s->f->sys;
  normal_fuel fuel = {.terms = 200000};
  ex num, den;
  if (normal_fraction(sys->g, value, &sys->m->facts, &fuel, &num, &den) && !expr_depends(sys->g, den, varies, sys->g))
    value = num;
  for (uint32_t k = 0; k < s->f->space.n; k++) {
    ex d = pfaff_partial(&s->f->space, value, k);
    if (d == EXPR_ZERO) continue;
    if (expr_eval(sys->g, d, s->f->point) < 0) value = expr_neg(sys->g, value);
    break;
  }
  expr_list terms = {0};
  expr_terms(sys->g, sys->arena, value, &terms);
  ex tidy = derive_tidy(sys, value), minus = expr_neg(sys->g, tidy);
  ex tries[] = {tidy, expr_sum(sys->g, terms.n, terms.at), minus, derive_tidy(sys, minus)};
  size_t best = 0;
  uint32_t least = UINT32_MAX;
  for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
    uint32_t minuses = count_minuses(expr_str(sys->g, sys->arena, tries[i]));
    if (minuses < least) least = minuses, best = i;
  }
  return tries[best];
}

static bool offer(search *s, ex value) {
  if (s->wanted == 0 || !is_integral(s, value) || !is_new(s, value)) return false;
  base_push(s->f->sys->arena, &s->report->integrals, dressed(s, value));
  s->wanted--;
  return true;
}

/* configuration constraints and the lengths of unit quaternions are integrals that need no search */
static void know_the_stated(search *s) {
  derive_system *sys = s->f->sys;
  const mech_model *m = sys->m;
  for (uint32_t q = 0; q < m->quaternions.n; q++) {
    ex t[4];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, m->quaternions.at[q].e[k], 2);
    is_new(s, expr_sum(sys->g, 4, t));
  }
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION && is_new(s, derive_expand(sys, r->value))) s->report->stated++;
    }
}

/* the rows as they were written: what they integrate to looks most like them */
static void from_rows(search *s) {
  derive_system *sys = s->f->sys;
  const mech_model *m = sys->m;
  uint32_t n = s->f->space.n;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows && s->wanted; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (r->empty || r->level != LEVEL_LINEAR) continue;
      ex *c = BASE_ARRAY(sys->arena, ex, n + 1), value;
      if (pfaff_of_row(&s->f->space, derive_expand(sys, expr_subst_of(sys->to_rates, r->velocity)), c) &&
          pfaff_integrate(&s->f->space, c, &value))
        offer(s, value);
    }
}

/* The form of one dependent coordinate with those solved already put in; false: another one is still in it. */
static bool form_of(search *s, const solved_forms *x, uint32_t d, const expr_subst *const *known, ex *c) {
  derive_system *sys = s->f->sys;
  for (uint32_t k = 0; k < s->f->space.n; k++) c[k] = EXPR_ZERO;
  c[x->dep[d]] = EXPR_ONE;
  for (uint32_t j = 0; j < x->nind; j++) {
    ex e = expr_neg(sys->g, x->a[j * x->ndep + d]);
    for (uint32_t i = 0; known[i]; i++) e = expr_subst_of((expr_subst *)known[i], e);
    for (uint32_t o = 0; o < x->ndep; o++)
      if (o != d && expr_has(sys->g, e, pfaff_symbol(&s->f->space, x->dep[o]))) return false;
    c[x->ind[j]] = e;
  }
  return true;
}

/* q_d from f = C, if f is linear in it */
static expr_subst *solve_for(search *s, ex value, ex q, ex constant) {
  expr_graph *g = s->f->sys->g;
  ex slope = expr_diff(g, value, q);
  if (slope == EXPR_ZERO || expr_has(g, slope, q)) return NULL;
  expr_subst *none = expr_subst_new(g, s->f->sys->arena), *out = expr_subst_new(g, s->f->sys->arena);
  expr_subst_set(none, q, EXPR_ZERO);
  expr_subst_set(out, q, expr_div(g, expr_sub(g, constant, expr_subst_of(none, value)), slope));
  return out;
}

/* One form after the other; each integral that can be solved for its coordinate opens the next. */
static void from_forms(search *s, const solved_forms *x) {
  derive_system *sys = s->f->sys;
  expr_graph *g = sys->g;
  base_arena *a = sys->arena;
  uint32_t nknown = 0;
  const expr_subst **known = BASE_ARRAY(a, const expr_subst *, x->ndep + 1);
  expr_subst *back = expr_subst_new(g, a); /* constants by the integrals that they are */
  expr_list constants = {0}, values = {0};
  bool *done = BASE_ARRAY(a, bool, x->ndep + 1);
  for (bool progress = true; progress && s->wanted;) {
    progress = false;
    for (uint32_t d = 0; d < x->ndep && s->wanted; d++) {
      ex *c = BASE_ARRAY(a, ex, s->f->space.n + 1), value;
      if (done[d] || !form_of(s, x, d, known, c) || !pfaff_integrate(&s->f->space, c, &value)) continue;
      done[d] = progress = true;
      ex constant = expr_symbol(g, base_format(a, "integral:%u", x->dep[d]), SYM_PARAM);
      expr_subst *solved = solve_for(s, value, pfaff_symbol(&s->f->space, x->dep[d]), constant);
      if (solved) known[nknown++] = solved;
      back = expr_subst_new(g, a);
      for (uint32_t i = 0; i < constants.n; i++) expr_subst_set(back, constants.at[i], values.at[i]);
      value = expr_subst_of(back, value);
      base_push(a, &constants, constant);
      base_push(a, &values, value);
      offer(s, value);
    }
  }
}

/* Coordinates that the fields contain first, as Wang & Pao advise for privileged velocities (after their 65); as they
   were declared; backwards. */
static uint32_t *order_of(fields *f, int which) {
  uint32_t n = f->space.n, count = 0, *order = BASE_ARRAY(f->sys->arena, uint32_t, n + 1);
  if (which == 2) {
    for (uint32_t k = n; k-- > 0;) order[count++] = k;
    return order;
  }
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t k = 0; k < n; k++) {
      bool inside = which == 1;
      for (uint32_t i = 0; i < f->at.n && !inside; i++)
        for (uint32_t j = 0; j < n && !inside; j++) inside = pfaff_partial(&f->space, f->at.at[i][j], k) != EXPR_ZERO;
      if (inside == (pass == 0)) order[count++] = k;
    }
  return order;
}

static void find_integrals(fields *f, frobenius_report *report) {
  search s = {.f = f, .report = report};
  s.basis = BASE_ARRAY(f->sys->arena, double, f->space.n * f->space.n + 1);
  know_the_stated(&s);
  s.wanted = report->integrable > report->stated ? report->integrable - report->stated : 0;
  if (s.wanted) from_rows(&s);
  for (int which = 0; which < 3 && (s.wanted || !report->proved); which++) {
    solved_forms x;
    if (!choose_columns(f, order_of(f, which), &x) || !solve_columns(f, &x)) continue;
    if (!report->proved) report->proved = commute(f, &x);
    if (s.wanted) from_forms(&s, &x);
  }
}

frobenius_report derive_frobenius(derive_system *sys, bool timely) {
  frobenius_report report = {0};
  fields f = {.sys = sys};
  pfaff_space_init(&f.space, sys, timely);
  f.basis = BASE_ARRAY(sys->arena, double, f.space.n *f.space.n + 1);
  uint32_t most = sys->nrates + (timely ? 1 : 0);
  random_point(&f, &report.sure);
  start(&f, timely);
  if (!involutive(&f, most)) report.sure = false;
  report.integrable = most - f.rank;
  if (report.integrable == 0) report.proved = true; /* brackets that are not zero at one point are not zero */
  else if (report.sure) find_integrals(&f, &report);
  return report;
}
