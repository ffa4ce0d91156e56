/* gauss.c: Gauss's principle of least constraint in the form of Udwadia and Kalaba (MATH 2; Wang & Pao 12).

   Of all accelerations that the constraints allow, A a + gamma = 0, the true ones make

     Z = ½ (a − a₀)ᵀ M (a − a₀),   M a₀ + c = 0,

   least, where M, c and a₀ belong to the system without its constraints. So
   M a + c = Aᵀ lambda, and where M is regular A M⁻¹ Aᵀ lambda = A M⁻¹ c − gamma.

   The free system is derived for itself: its own closure, its own Gibbs function,
   no sigma. The rows are differentiated in its variables. Everything shares one
   graph with the constrained system, so that the two can be compared:
   with w = w(u, sigma) the velocities of one in those of the other,

     Σ ∂w/∂u_r (M w' + c) = residual_r,   Σ ∂w/∂sigma_k (M w' + c) = multiplier_k,

   and A ∂w/∂u = 0 or alpha, A ∂w/∂sigma = 1 or beta: then the two sets of
   equations have the same solutions, lambda included. No inverse is needed for
   that; the formula with M⁻¹ needs M > 0 (massless parts are outside it). */
#include "derive/gauss.h"

#include <string.h>

#include "base/fault.h"

/* speeds and their derivatives by the rates' */
static ex in_rates(derive_system *sys, ex e) {
  mech_model view = *sys->m;
  view.g = sys->g;
  expr_deriv *ddt = expr_deriv_new(sys->g, sys->arena, mech_rate_of, &view);
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < sys->m->speeds.n; i++) {
    ex meaning = expr_subst_of(sys->to_rates, sys->m->speeds.at[i].sym);
    expr_subst_set(s, sys->m->speeds.at[i].sym, meaning);
    expr_subst_set(s, sys->m->speeds.at[i].dot, expr_deriv_of(ddt, meaning));
  }
  return expr_subst_of(s, e);
}

/* Speeds meant for the constrained motion may be clumsy without the constraints: then the rates serve. */
static derive_system *free_system(derive_system *sys) {
  derive_system *f = derive_without_constraints(sys, false);
  if (f) derive_gibbs(f);
  if (sys->sigma.n == 0 || sys->m->speeds.n == 0) return f;
  derive_system *other = derive_without_constraints(sys, true);
  if (!other) return f;
  derive_gibbs(other);
  bool shorter =
      !f || expr_operations(sys->g, other->u.n, other->residual) < expr_operations(sys->g, f->u.n, f->residual);
  return shorter ? other : f;
}

/* one row of a constraint in the free system's speeds and their derivatives */
static void set_row(gauss_result *r, uint32_t i, const mech_row *row) {
  derive_system *f = r->free;
  expr_graph *g = f->g;
  ex e = row->level == LEVEL_ACCELERATION ? row->value : row->velocity;
  e = derive_reduce(f, f->m->speeds.n ? e : in_rates(r->sys, e));
  if (row->level != LEVEL_ACCELERATION) e = expr_deriv_of(f->ddt, e);
  expr_subst *still = expr_subst_new(g, f->arena);
  for (uint32_t k = 0; k < r->n; k++) {
    r->A[i * r->n + k] = expr_diff(g, e, f->u.at[k].dot);
    expr_subst_set(still, f->u.at[k].dot, EXPR_ZERO);
  }
  r->gamma[i] = expr_subst_of(still, e);
  if (FAULT(GAUSS_DRIFT) && row->level != LEVEL_ACCELERATION) r->gamma[i] = EXPR_ZERO; /* dA/dt w forgotten */
  r->rows[i] = row;
  r->lambda[i] = expr_symbol(g, base_format(f->arena, "lambda_%s", row->name), SYM_MULTIPLIER);
}

static const mech_row *row_named(const mech_model *m, const char *name) {
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && strcmp(r->name, name) == 0) return r;
    }
  return NULL;
}

gauss_result *derive_gauss(derive_system *sys) {
  derive_gibbs(sys);
  derive_system *f = free_system(sys);
  if (!f) return NULL;
  base_arena *a = sys->arena;
  gauss_result *r = BASE_NEW(a, gauss_result);
  r->sys = sys;
  r->free = f;
  r->n = f->u.n;
  r->m = sys->sigma.n + sys->binds.n;
  r->rows = BASE_ARRAY(a, const mech_row *, r->m + 1);
  r->lambda = BASE_ARRAY(a, ex, r->m + 1);
  r->A = BASE_ARRAY(a, ex, r->m * r->n + 1);
  r->gamma = BASE_ARRAY(a, ex, r->m + 1);
  for (uint32_t i = 0; i < r->m; i++)
    set_row(r, i, i < sys->sigma.n ? row_named(sys->m, sys->sigma.at[i].name) : sys->binds.at[i - sys->sigma.n].row);
  return r;
}

bool derive_gauss_multipliers(gauss_result *r, normal_fuel *fuel) {
  derive_system *f = r->free;
  expr_graph *g = f->g;
  uint32_t n = r->n, m = r->m, w = m + 1;
  ex *b = BASE_ARRAY(f->arena, ex, n * w + 1), *x = BASE_ARRAY(f->arena, ex, n * w + 1);
  for (uint32_t k = 0; k < n; k++) {
    for (uint32_t i = 0; i < m; i++) b[k * w + i] = r->A[i * n + k];
    b[k * w + m] = f->bias[k];
  }
  expr_answer got = normal_solve(g, n, w, f->mass, b, x, &f->m->facts, fuel);
  r->singular = got == ANSWER_NO;
  if (got != ANSWER_YES) return false;
  r->left = BASE_ARRAY(f->arena, ex, m * m + 1);
  r->right = BASE_ARRAY(f->arena, ex, m + 1);
  ex *t = BASE_ARRAY(f->arena, ex, n + 1);
  for (uint32_t i = 0; i < m; i++)
    for (uint32_t j = 0; j < w; j++) {
      for (uint32_t k = 0; k < n; k++) t[k] = expr_mul(g, r->A[i * n + k], x[k * w + j]);
      t[n] = j == m ? expr_neg(g, r->gamma[i]) : EXPR_ZERO;
      ex e = expr_sum(g, n + 1, t);
      if (j < m) r->left[i * m + j] = e;
      else r->right[i] = e;
    }
  return true;
}

/* --- the same as the constrained system's --- */

typedef struct passage {
  derive_system *sys;
  const gauss_result *r;
  ex *w;            /* the free system's speeds in u and sigma */
  expr_subst *into; /* w and w' by u and u' */
} passage;

static void open_passage(passage *p, derive_system *sys, const gauss_result *r) {
  *p = (passage){sys, r, BASE_ARRAY(sys->arena, ex, r->n + 1), expr_subst_new(sys->g, sys->arena)};
  for (uint32_t k = 0; k < r->n; k++) {
    const sys_speed *w = &r->free->u.at[k];
    p->w[k] = expr_subst_of(sys->to_u_all, w->sym);
    expr_subst_set(p->into, w->sym, expr_subst_of(sys->to_u, w->sym));
    expr_subst_set(p->into, w->dot, derive_reduce(sys, w->dot));
  }
}

/* Σ ∂w/∂symbol row, at sigma = 0 */
static ex along(const passage *p, const ex *row, ex symbol) {
  expr_graph *g = p->sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < p->r->n; k++) total = expr_add(g, total, expr_mul(g, expr_diff(g, p->w[k], symbol), row[k]));
  return total;
}

static void same_motion(const passage *p, expr_list *out) {
  derive_system *sys = p->sys;
  ex *row = BASE_ARRAY(sys->arena, ex, p->r->n + 1);
  for (uint32_t k = 0; k < p->r->n; k++) row[k] = expr_subst_of(p->into, p->r->free->residual[k]);
  for (uint32_t i = 0; i < sys->u.n; i++)
    base_push(sys->arena, out, expr_sub(sys->g, along(p, row, sys->u.at[i].sym), sys->residual[i]));
  for (uint32_t i = 0; i < sys->sigma.n; i++)
    base_push(sys->arena, out, expr_sub(sys->g, along(p, row, sys->sigma.at[i].sym), sys->multiplier[i]));
}

/* A ∂w/∂u and A ∂w/∂sigma, and A w' + gamma, against what the constrained system has for them */
static void same_row(const passage *p, uint32_t i, expr_list *equations, expr_list *allowed) {
  derive_system *sys = p->sys;
  expr_graph *g = sys->g;
  uint32_t n = p->r->n, nu = sys->u.n, ns = sys->sigma.n;
  const sys_bind *b = i < ns ? NULL : &sys->binds.at[i - ns];
  ex *row = BASE_ARRAY(sys->arena, ex, n + 1), rest = expr_subst_of(p->into, p->r->gamma[i]);
  for (uint32_t k = 0; k < n; k++) {
    row[k] = expr_subst_of(p->into, p->r->A[i * n + k]);
    rest = expr_add(g, rest, expr_mul(g, row[k], expr_subst_of(p->into, p->r->free->u.at[k].dot)));
  }
  for (uint32_t d = 0; d < nu + ns; d++) {
    ex wanted = b ? (d < nu ? b->alpha[d] : b->beta[d - nu]) : d == nu + i ? EXPR_ONE : EXPR_ZERO;
    ex got = along(p, row, d < nu ? sys->u.at[d].sym : sys->sigma.at[d - nu].sym);
    base_push(sys->arena, equations, expr_sub(g, got, wanted));
  }
  if (b) {
    rest = expr_sub(g, rest, b->gamma);
    for (uint32_t d = 0; d < nu; d++) rest = expr_sub(g, rest, expr_mul(g, b->alpha[d], sys->u.at[d].dot));
  }
  base_push(sys->arena, allowed, rest);
}

void derive_gauss_identities(derive_system *sys, const gauss_result *r, expr_list *equations, expr_list *allowed) {
  passage p;
  open_passage(&p, sys, r);
  same_motion(&p, equations);
  for (uint32_t i = 0; i < r->m; i++) same_row(&p, i, equations, allowed);
}
