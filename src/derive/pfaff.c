/* pfaff.c: integrals of a form of first degree.

   A form is closed if ∂_i c_j = ∂_j c_i, by the normal form. Its potential is
   found by integrating one coefficient after the other, each less what the part
   found so far accounts for. A form that is not closed may become so when it is
   multiplied by a product of powers of what its coefficients are made of,
   mu = Π p_a^n_a (Darboux): d(mu c) = 0 is linear in the powers,

     ∂_i c_j − ∂_j c_i + Σ_a n_a (∂_i p_a c_j − ∂_j p_a c_i)/p_a = 0 ,

   so they are read off numbers at random points, fewest factors first, and what
   comes out is proved. */
#include "derive/pfaff.h"

#include <math.h>

#include "derive/manifold.h"
#include "expr/antideriv.h"
#include "num/num.h"

enum { FACTORS_MOST = 8, POINTS = 5 };

static ex rate_of_time(void *user, ex symbol) {
  derive_system *sys = user;
  int kind = expr_symbol_kind(sys->g, symbol);
  if (kind != SYM_TIME && kind != SYM_GIVEN && kind != SYM_LET) return EXPR_ZERO;
  mech_model view = *sys->m;
  view.g = sys->g;
  return mech_rate_of(&view, symbol);
}

void pfaff_space_init(pfaff_space *p, derive_system *sys, bool timely) {
  *p = (pfaff_space){sys, sys->m->coords.n + (timely ? 1 : 0), timely, NULL};
  p->by_time = expr_deriv_new(sys->g, sys->arena, rate_of_time, sys);
}

ex pfaff_symbol(const pfaff_space *p, uint32_t k) {
  return k < p->sys->m->coords.n ? p->sys->m->coords.at[k].sym : p->sys->m->t;
}

ex pfaff_partial(const pfaff_space *p, ex e, uint32_t k) {
  return k < p->sys->m->coords.n ? expr_diff(p->sys->g, e, p->sys->m->coords.at[k].sym) : expr_deriv_of(p->by_time, e);
}

static bool vanishes(const pfaff_space *p, ex e) {
  normal_fuel fuel = {.terms = 500000};
  return e == EXPR_ZERO || normal_is_zero(p->sys->g, e, &p->sys->m->facts, &fuel) == ANSWER_YES;
}

static bool is_velocity(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_RATE || kind == SYM_SPEED;
}

bool pfaff_of_row(const pfaff_space *p, ex row, ex *c) {
  const mech_model *m = p->sys->m;
  expr_graph *g = p->sys->g;
  expr_subst *rest = expr_subst_new(g, p->sys->arena);
  for (uint32_t k = 0; k < m->coords.n; k++) {
    c[k] = m->coords.at[k].quaternion < 0 ? expr_diff(g, row, m->coords.at[k].dot) : EXPR_ZERO;
    if (m->coords.at[k].quaternion < 0) expr_subst_set(rest, m->coords.at[k].dot, EXPR_ZERO);
  }
  ex drift = expr_subst_of(rest, row);
  if (p->timely) c[m->coords.n] = drift;
  for (uint32_t k = 0; k < p->n; k++)
    if (expr_depends(g, c[k], is_velocity, g)) return false;
  return p->timely || vanishes(p, drift);
}

static bool is_closed(const pfaff_space *p, const ex *c) {
  for (uint32_t i = 1; i < p->n; i++)
    for (uint32_t j = 0; j < i; j++)
      if (!vanishes(p, expr_sub(p->sys->g, pfaff_partial(p, c[j], i), pfaff_partial(p, c[i], j)))) return false;
  return true;
}

/* ∫ e dt where derivatives of given functions stand in it: each is the derivative of something */
static ex given_part(const pfaff_space *p, ex *e) {
  expr_graph *g = p->sys->g;
  ex total = EXPR_ZERO;
  uint32_t n = expr_symbol_count(g);
  for (uint32_t i = 0; i < n; i++) {
    ex s = expr_symbol_node(g, i);
    if (expr_symbol_kind(g, s) != SYM_GIVEN) continue;
    ex rate = expr_deriv_of(p->by_time, s), c = expr_diff(g, *e, rate);
    if (c == EXPR_ZERO || pfaff_partial(p, c, p->n - 1) != EXPR_ZERO) continue;
    total = expr_add(g, total, expr_mul(g, c, s));
    *e = expr_sub(g, *e, expr_mul(g, c, rate));
  }
  normal_fuel fuel = {.terms = 200000};
  ex tidy = normal_form(g, *e, &p->sys->m->facts, &fuel);
  if (tidy != EXPR_NONE) *e = tidy;
  return total;
}

/* f with ∂_k f = c_k, of a closed form */
static bool potential(const pfaff_space *p, const ex *c, ex *f) {
  expr_graph *g = p->sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < p->n; k++) {
    ex rest = expr_sub(g, c[k], pfaff_partial(p, total, k)), part = EXPR_ZERO;
    if (vanishes(p, rest)) continue;
    if (k == p->sys->m->coords.n) part = given_part(p, &rest);
    ex plain = antideriv(g, p->sys->arena, rest, pfaff_symbol(p, k), &p->sys->m->facts);
    if (plain == EXPR_NONE) return false;
    total = expr_add(g, total, expr_add(g, part, plain));
  }
  for (uint32_t k = 0; k < p->n; k++)
    if (!vanishes(p, expr_sub(g, c[k], pfaff_partial(p, total, k)))) return false;
  *f = total;
  return true;
}

static bool try_multiplier(const pfaff_space *p, const ex *c, ex mu, ex *f) {
  ex *scaled = BASE_ARRAY(p->sys->arena, ex, p->n + 1);
  for (uint32_t k = 0; k < p->n; k++) {
    normal_fuel fuel = {.terms = 200000};
    ex e = expr_mul(p->sys->g, mu, c[k]), tidy = normal_form(p->sys->g, e, &p->sys->m->facts, &fuel);
    scaled[k] = tidy == EXPR_NONE ? e : tidy;
  }
  return is_closed(p, scaled) && potential(p, scaled, f);
}

/* --- Darboux --- */

typedef struct darboux {
  const pfaff_space *p;
  const ex *c;
  expr_list factors;
  uint32_t rows;     /* pairs i < j, at every point */
  double *a, *right; /* rows by factors */
} darboux;

static void add_factors(darboux *d, ex e) {
  expr_graph *g = d->p->sys->g;
  expr_list found = {0};
  if (e == EXPR_ZERO) return;
  derive_factors(d->p->sys, e, &found);
  for (uint32_t i = 0; i < found.n && d->factors.n < FACTORS_MOST; i++) {
    bool known = false;
    for (uint32_t k = 0; k < d->factors.n && !known; k++)
      known = d->factors.at[k] == found.at[i] || d->factors.at[k] == expr_neg(g, found.at[i]);
    if (!known) base_push(d->p->sys->arena, &d->factors, found.at[i]);
  }
}

/* the linear equations for the powers, at random points */
static void set_numbers(darboux *d) {
  const pfaff_space *p = d->p;
  derive_system *sys = p->sys;
  expr_graph *g = sys->g;
  uint32_t w = d->factors.n, pairs = p->n * (p->n - 1) / 2, at = 0;
  ex *roots = BASE_ARRAY(sys->arena, ex, pairs * (w + 1) + 1);
  for (uint32_t i = 1; i < p->n; i++)
    for (uint32_t j = 0; j < i; j++) {
      roots[at++] = expr_sub(g, pfaff_partial(p, d->c[i], j), pfaff_partial(p, d->c[j], i));
      for (uint32_t k = 0; k < w; k++) {
        ex b = d->factors.at[k], x = expr_mul(g, pfaff_partial(p, b, i), d->c[j]),
           y = expr_mul(g, pfaff_partial(p, b, j), d->c[i]);
        roots[at++] = expr_div(g, expr_sub(g, x, y), b);
      }
    }
  expr_tape *t = expr_tape_new(g, sys->arena, at, roots);
  double *out = BASE_ARRAY(sys->arena, double, at + 1),
         *values = BASE_ARRAY(sys->arena, double, expr_symbol_count(g) + 1);
  d->rows = pairs * POINTS;
  d->a = BASE_ARRAY(sys->arena, double, d->rows *w + 1);
  d->right = BASE_ARRAY(sys->arena, double, d->rows + 1);
  for (uint32_t k = 0; k < POINTS; k++) {
    normal_random_point(g, &sys->m->facts, 7 + k, values);
    expr_tape_run(t, values, out);
    for (uint32_t r = 0; r < pairs; r++) {
      d->right[k * pairs + r] = out[r * (w + 1)];
      for (uint32_t i = 0; i < w; i++) d->a[(k * pairs + r) * w + i] = out[r * (w + 1) + 1 + i];
    }
  }
}

/* the powers of these factors alone, as small fractions */
static bool powers_of(darboux *d, uint32_t chosen, ex *mu) {
  base_arena *arena = d->p->sys->arena;
  expr_graph *g = d->p->sys->g;
  uint32_t w = d->factors.n, n = 0, which[FACTORS_MOST];
  for (uint32_t k = 0; k < w; k++)
    if (chosen >> k & 1) which[n++] = k;
  double *a = BASE_ARRAY(arena, double, d->rows *n + 1), x[FACTORS_MOST];
  for (uint32_t r = 0; r < d->rows; r++)
    for (uint32_t k = 0; k < n; k++) a[r * n + k] = d->a[r * w + which[k]];
  if (num_least(arena, d->rows, n, a, d->right, 1e-10, x) < n) return false;
  for (uint32_t r = 0; r < d->rows; r++) {
    double off = -d->right[r], size = fabs(d->right[r]) + 1e-3;
    for (uint32_t k = 0; k < n; k++) off += a[r * n + k] * x[k], size += fabs(a[r * n + k] * x[k]);
    if (!(fabs(off) < 1e-8 * size)) return false;
  }
  *mu = EXPR_ONE;
  for (uint32_t k = 0; k < n; k++) {
    double sixfold = round(6 * x[k]);
    if (!(fabs(6 * x[k] - sixfold) < 1e-6) || fabs(sixfold) > 60) return false;
    *mu = expr_mul(g, *mu, expr_pow(g, d->factors.at[which[k]], expr_ratio(g, (int64_t)sixfold, 6)));
  }
  return true;
}

static uint32_t bits(uint32_t x) {
  uint32_t n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}

static bool by_darboux(const pfaff_space *p, const ex *c, const expr_list *parts, ex *f) {
  enum { TOGETHER = 3 };
  darboux d = {.p = p, .c = c};
  for (uint32_t i = 0; i < parts->n; i++) add_factors(&d, parts->at[i]);
  if (d.factors.n == 0 || p->n < 2) return false;
  set_numbers(&d);
  for (uint32_t size = 1; size <= TOGETHER; size++)
    for (uint32_t chosen = 1; chosen < 1u << d.factors.n; chosen++) {
      ex mu;
      if (bits(chosen) == size && powers_of(&d, chosen, &mu) && try_multiplier(p, c, mu, f)) return true;
    }
  return false;
}

bool pfaff_potential(const pfaff_space *p, const ex *c, ex *f) {
  return try_multiplier(p, c, EXPR_ONE, f);
}

bool pfaff_integrate(const pfaff_space *p, const ex *c, ex *f) {
  expr_graph *g = p->sys->g;
  expr_list parts = {0}; /* numerators and denominators */
  ex common = EXPR_ONE;
  for (uint32_t k = 0; k < p->n; k++) {
    normal_fuel fuel = {.terms = 200000};
    ex num, den;
    if (!normal_fraction(g, c[k], &p->sys->m->facts, &fuel, &num, &den)) return false;
    bool met = false;
    for (uint32_t i = 0; i < parts.n; i++) met = met || parts.at[i] == den;
    if (!met) common = expr_mul(g, common, den);
    base_push(p->sys->arena, &parts, num);
    base_push(p->sys->arena, &parts, den);
  }
  if (try_multiplier(p, c, EXPR_ONE, f)) return true;
  if (common != EXPR_ONE && try_multiplier(p, c, common, f)) return true;
  return by_darboux(p, c, &parts, f);
}
