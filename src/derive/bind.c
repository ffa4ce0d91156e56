/* bind.c: constraints that the velocities satisfy only nonlinearly, or that speak of accelerations (MATH 3;
   Roithmayr & Hodges 4–8, 11, 17–18).

   Differentiated to the level of accelerations each is linear: alpha·u' + gamma = 0.
   In evidence, its multiplier lambda adds lambda·alpha to the equations (kkt.c);
   not in evidence it is embedded (embed.c). Servo equations are brought to the
   same form here, of whatever level they are (servo.c). */
#include "derive/servo.h"
#include "derive/state.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"
#include "num/num.h"

/* --- random states that satisfy everything --- */

typedef struct manifold {
  derive_system *sys;
  base_arena *a;
  expr_list rows, free;
} manifold;

/* Time goes on by itself; parameters may take whatever values fit, but not shrink to nothing. */
static void free_symbols(manifold *x) {
  expr_graph *g = x->sys->g;
  expr_list order = {0};
  expr_order(g, x->a, x->rows.n, x->rows.at, &order);
  for (uint32_t i = 0; i < order.n; i++) {
    if (!expr_is_symbol(g, order.at[i])) continue;
    int kind = expr_symbol_kind(g, order.at[i]);
    if (kind != SYM_TIME && kind != SYM_LET && kind != SYM_GIVEN) base_push(x->a, &x->free, order.at[i]);
  }
}

static bool sizeable(manifold *x, const double *values) {
  for (uint32_t i = 0; i < x->free.n; i++)
    if (expr_symbol_kind(x->sys->g, x->free.at[i]) == SYM_PARAM &&
        !(fabs(values[expr_symbol_id(x->sys->g, x->free.at[i])]) > 0.02))
      return false;
  return true;
}

/* Gauss–Newton from the random point: least change of whatever the rows contain, parameters too, since any values of
   these will do. */
static bool land(manifold *x, double *values) {
  expr_graph *g = x->sys->g;
  uint32_t m = x->rows.n, n = x->free.n;
  ex *roots = BASE_ARRAY(x->a, ex, m * (n + 1) + 1);
  for (uint32_t i = 0; i < m; i++) {
    roots[i] = x->rows.at[i];
    expr_gradient(g, roots[i], n, x->free.at, roots + m + i * n);
  }
  expr_tape *t = expr_tape_new(g, x->a, m * (n + 1), roots);
  double *out = BASE_ARRAY(x->a, double, m *(n + 1) + 1), *step = BASE_ARRAY(x->a, double, n + 1);
  for (int i = 0; i < 60; i++) {
    base_arena scratch;
    base_scratch_init(&scratch, x->a->ctx);
    expr_tape_run(t, values, out);
    double worst = 0, size = 0;
    for (uint32_t k = 0; k < m; k++) worst = fmax(worst, fabs(out[k])), out[k] = -out[k];
    if (isfinite(worst)) num_least(&scratch, m, n, out + m, out, 1e-10, step);
    for (uint32_t k = 0; k < n; k++) size = fmax(size, fabs(step[k]));
    for (uint32_t k = 0; k < n; k++)
      values[expr_symbol_id(g, x->free.at[k])] += step[k] * fmin(1, 0.5 / fmax(size, 1e-300));
    base_arena_free(&scratch);
    if (!isfinite(worst) || worst < 1e-13) return worst < 1e-13;
  }
  expr_tape_run(t, values, out);
  for (uint32_t k = 0; k < m; k++)
    if (!(fabs(out[k]) < 1e-9)) return false;
  return true;
}

bool derive_random_state(derive_system *sys, base_arena *a, uint64_t seed, double *values) {
  const mech_model *m = sys->m;
  manifold x = {.sys = sys, .a = a};
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION) base_push(a, &x.rows, r->value);
    }
  for (uint32_t i = 0; i < sys->binds.n; i++)
    if (sys->binds.at[i].value != EXPR_NONE) base_push(a, &x.rows, sys->binds.at[i].value);
  sys_servo_rows(sys, a, &x.rows);
  if (x.rows.n) {
    for (uint32_t q = 0; q < m->quaternions.n; q++) { /* and stay unit quaternions on the way */
      ex t[5];
      for (int k = 0; k < 4; k++) t[k] = expr_powi(sys->g, m->quaternions.at[q].e[k], 2);
      t[4] = expr_int(sys->g, -1);
      base_push(a, &x.rows, expr_sum(sys->g, 5, t));
    }
    free_symbols(&x);
  }
  for (uint64_t attempt = 0; attempt < 8; attempt++) {
    normal_random_point(sys->g, &m->facts, seed + 1000 * attempt, values);
    if (x.rows.n == 0 || (land(&x, values) && sizeable(&x, values))) return true;
  }
  return false;
}

void derive_parameter_values(derive_system *sys, double *values) {
  const mech_model *m = sys->m;
  for (uint32_t pass = 0; pass < 4; pass++) /* they may lean on each other */
    for (uint32_t i = 0; i < m->params.n; i++)
      if (!m->params.at[i].integer && m->params.at[i].value != EXPR_NONE)
        values[expr_symbol_id(sys->g, m->params.at[i].sym)] = expr_eval(sys->g, m->params.at[i].value, values);
  derive_let_values(sys, values);
}

bool derive_land(derive_system *sys, base_arena *a, const expr_list *rows, uint64_t seed, double *values) {
  const mech_model *m = sys->m;
  manifold all = {.sys = sys, .a = a, .rows = *rows}, x = all;
  normal_random_point(sys->g, &m->facts, seed, values);
  derive_parameter_values(sys, values);
  if (rows->n == 0) return true;
  free_symbols(&all);
  for (uint32_t i = 0; i < all.free.n; i++)
    if (expr_symbol_kind(sys->g, all.free.at[i]) != SYM_PARAM) base_push(a, &x.free, all.free.at[i]);
  return land(&x, values);
}

/* --- the rows --- */

static void by_velocities(derive_system *sys, ex e, uint32_t n, const ex *symbols, ex *out) {
  expr_gradient(sys->g, e, n, symbols, out);
}

/* a row that speaks of velocities, or the rate of one that speaks of the configuration */
static void set_motion(derive_system *sys, sys_bind *b, const ex *symbols) {
  uint32_t nu = sys->u.n, n = nu + sys->sigma.n;
  ex *grad = BASE_ARRAY(sys->arena, ex, n + 1);
  by_velocities(sys, expr_subst_of(sys->to_u_all, b->row->velocity), n, symbols, grad);
  expr_subst *still = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(still, sys->sigma.at[k].sym, EXPR_ZERO);
  for (uint32_t i = 0; i < n; i++) (i < nu ? b->alpha : b->beta)[i < nu ? i : i - nu] = expr_subst_of(still, grad[i]);
  b->value = expr_subst_of(sys->to_u, b->row->velocity);
  b->gamma = FAULT(BIND_DRIFT) ? EXPR_ZERO : expr_deriv_of(sys->ddt_free, b->value);
}

/* f(q, q', q''): alpha_r = Σ ∂f/∂q''_j ∂q'_j/∂u_r, and the same along the sigmas */
static void set_acceleration(derive_system *sys, sys_bind *b, const ex *symbols) {
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  uint32_t nu = sys->u.n, n = nu + sys->sigma.n, nv = m->rates.n + m->speeds.n;
  for (uint32_t i = 0; i < n; i++) {
    ex total = EXPR_ZERO;
    for (uint32_t j = 0; j < nv; j++) {
      ex sym = j < m->rates.n ? m->rates.at[j].sym : m->speeds.at[j - m->rates.n].sym;
      ex dot = j < m->rates.n ? m->rates.at[j].dot : m->speeds.at[j - m->rates.n].dot;
      ex d = expr_diff(g, b->row->value, dot);
      if (d == EXPR_ZERO) continue;
      ex along = expr_diff(g, expr_subst_of(sys->to_u_all, sym), symbols[i]);
      total = expr_add(g, total, expr_mul(g, expr_subst_of(sys->to_u, d), along));
    }
    (i < nu ? b->alpha : b->beta)[i < nu ? i : i - nu] = total;
  }
  expr_subst *rest = expr_subst_new(g, sys->arena);
  for (uint32_t r = 0; r < nu; r++) expr_subst_set(rest, sys->u.at[r].dot, EXPR_ZERO);
  b->gamma = expr_subst_of(rest, derive_reduce(sys, b->row->value));
}

/* Each restricts one acceleration: there cannot be more of them than speeds. */
static bool too_many(derive_system *sys) {
  if (sys->binds.n <= sys->u.n) return false;
  base_text names;
  base_text_init(&names, sys->arena);
  for (uint32_t i = 0; i < sys->binds.n; i++)
    base_printf(&names, "%s'%s'", i == 0 ? "" : i + 1 < sys->binds.n ? ", " : " and ", sys->binds.at[i].name);
  const sys_bind *first = &sys->binds.at[sys->u.n];
  diag_entry *e =
      diag_at(sys->diags, DIAG_E330, first->span, "there are more constraints than freedoms: %s restrict %u velocit%s",
              base_text_str(&names), sys->u.n, sys->u.n == 1 ? "y" : "ies");
  diag_hint(sys->diags, e, "Leave out those that the others imply, or give the system another freedom.");
  return true;
}

sys_bind sys_bind_row(derive_system *sys, const mech_row *r, base_span span) {
  uint32_t nu = sys->u.n, n = nu + sys->sigma.n;
  ex *symbols = BASE_ARRAY(sys->arena, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) symbols[i] = i < nu ? sys->u.at[i].sym : sys->sigma.at[i - nu].sym;
  sys_bind b = {.name = r->name, .span = span, .row = r, .place = EXPR_NONE, .value = EXPR_NONE, .lambda = EXPR_NONE};
  b.alpha = BASE_ARRAY(sys->arena, ex, nu + 1);
  b.beta = BASE_ARRAY(sys->arena, ex, sys->sigma.n + 1);
  if (r->level == LEVEL_ACCELERATION) set_acceleration(sys, &b, symbols);
  else set_motion(sys, &b, symbols);
  return b;
}

bool derive_bind(derive_system *sys) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (r->empty || (r->level != LEVEL_NONLINEAR && r->level != LEVEL_ACCELERATION)) continue;
      sys_bind b = sys_bind_row(sys, r, m->constraints.at[i].span);
      b.lambda = expr_symbol(sys->g, base_format(sys->arena, "lambda_%s", r->name), SYM_MULTIPLIER);
      base_push(sys->arena, &sys->binds, b);
    }
  return derive_screen(sys) && !too_many(sys);
}
