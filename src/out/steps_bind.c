/* steps_bind.c: constraints that the velocities satisfy only nonlinearly, or that speak of accelerations.

   Differentiated, each is linear in u'. Some u' are expressed by the others,
   u'_dep = A u'_ind + B, and put into the accelerations; what the independent u'
   multiply there are the nonholonomic partial accelerations, v_r + Σ A_sr v_s
   (Roithmayr & Hodges 8, 11, 18). From here on these take the place of the
   partial velocities, and no multiplier appears. */
#include "base/fault.h"
#include "derive/principle.h"
#include "out/derivation.h"

/* --- the constraints, linear in u' --- */

/* a relation between accelerations: q'' and the derivatives of the speeds by u, u' as shown */
static ex accelerations_known(derivation *d, ex e) {
  derive_system *sys = d->sys;
  const mech_model *m = sys->m;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t j = 0; j < m->rates.n; j++)
    expr_subst_set(s, m->rates.at[j].dot, expr_deriv_of(d->moving.ddt, expr_subst_of(d->known, m->rates.at[j].sym)));
  for (uint32_t j = 0; j < m->speeds.n; j++)
    expr_subst_set(s, m->speeds.at[j].dot, expr_deriv_of(d->moving.ddt, expr_subst_of(d->known, m->speeds.at[j].sym)));
  return expr_subst_of(d->known, expr_subst_of(s, e));
}

static const shown_row *row_of(derivation *d, const sys_bind *b) {
  for (uint32_t i = 0; i < d->rows.n; i++)
    if (d->rows.at[i].row == b->row) return &d->rows.at[i];
  return NULL;
}

static ex put_bind(derivation *d, const sys_bind *b) {
  derive_system *sys = d->sys;
  expr_graph *g = sys->g;
  const shown_row *row = row_of(d, b);
  bool given = b->value == EXPR_NONE; /* as a relation between accelerations */
  ex e = b->gamma;
  for (uint32_t r = 0; r < d->nall; r++) e = expr_add(g, e, expr_mul(g, b->alpha[r], d->all[r].dot));
  const ex *unknowns = out_speed_dots(sys, 0);
  ex shown = derive_tidy_by(sys, e, d->nall, unknowns);
  const char *number = row ? base_format(sys->arena, "(%u)", row->number) : b->name;
  derivation_say(
      d, given ? "In the speeds and their derivatives, %s is" : "%s is not linear in the speeds; its derivative is:",
      number);
  derivation_equation(d, shown, EXPR_ZERO, d->nall, unknowns);
  ex expected = row && given ? accelerations_known(d, row->velocity)
                : row        ? expr_deriv_of(d->moving.ddt, expr_subst_of(d->known, row->velocity))
                             : EXPR_NONE;
  if (row) derivation_prove(d, expr_sub(g, shown, expected));
  return shown;
}

/* --- solved for some of them --- */

static const char *dot_names(derivation *d, uint32_t n, const uint32_t *which) {
  const char **names = BASE_ARRAY(d->sys->arena, const char *, n + 1);
  for (uint32_t k = 0; k < n; k++) names[k] = base_format(d->sys->arena, "%s'", d->all[which[k]].name);
  return derivation_list(d, names, n);
}

/* u'_dep as shown, and that it satisfies the rows */
static expr_subst *solve_rows(derivation *d, const sys_embedding *e, const ex *rows) {
  derive_system *sys = d->sys;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  uint32_t first = d->equations + 1;
  derivation_say(d, "The derivatives %s stay independent; solved for %s:", dot_names(d, e->nind, e->ind),
                 dot_names(d, e->ndep, e->dep));
  for (uint32_t j = 0; j < e->ndep; j++) {
    const char *name = base_format(sys->arena, "%s'", d->all[e->dep[j]].name);
    ex shown = derive_tidy_by(sys, e->value[j], d->n, d->udot);
    if (FAULT(STEPS_EMBEDDING)) shown = expr_neg(sys->g, shown);
    derivation_put_by(d, (step_label){name, derivation_tex(d, name)}, shown);
    expr_subst_set(s, d->all[e->dep[j]].dot, shown);
    for (uint32_t k = 0; k < d->n; k++) d->mix[e->dep[j] * d->n + k] = expr_diff(sys->g, shown, d->udot[k]);
  }
  for (uint32_t j = 0; j < e->ndep; j++) derivation_prove_from(d, first, expr_subst_of(s, rows[j]));
  return s;
}

static vec embed(derivation *d, expr_subst *s, step_label left, vec shown) {
  vec v = vec_map(d->sys->s, shown, sys_dissolve, s);
  bool same = v.n == shown.n;
  for (uint32_t i = 0; same && i < v.n; i++)
    for (int k = 0; k < 3; k++) same = same && v.t[i].c[k] == shown.t[i].c[k];
  if (same) return shown;
  vec now = derivation_put_vector(d, left, v);
  derivation_prove_vector(d, vec_sub(d->sys->s, now, v));
  return now;
}

static void embed_all(derivation *d, expr_subst *s) {
  derivation_say(d, "With this the accelerations in which it occurs are:");
  for (uint32_t i = 0; i < d->sys->m->bodies.n; i++) {
    const mech_body *b = &d->sys->m->bodies.at[i];
    shown_body *x = &d->bodies[i];
    x->a = embed(d, s, derivation_vector_label(d, "acceleration", "\\mathbf{a}", x->point), x->a);
    if (b->has_inertia)
      x->alpha = embed(d, s, derivation_vector_label(d, "alpha", "\\boldsymbol{\\alpha}", b->name), x->alpha);
  }
}

/* --- partial accelerations --- */

step_label derivation_partial_label(derivation *d, bool turning, const char *what, uint32_t r) {
  const char *u = d->u[r].name, *t = derivation_tex(d, what);
  if (d->embedding) u = base_format(d->sys->arena, "%s'", u);
  const char *quantity = d->embedding ? (turning ? "\\boldsymbol{\\alpha}" : "\\mathbf{a}")
                                      : (turning ? "\\boldsymbol{\\omega}" : "\\mathbf{v}");
  const char *latex =
      base_format(d->sys->arena, "\\frac{\\partial %s_{%s}}{\\partial %s}", quantity, t, derivation_tex(d, u));
  const char *text = d->embedding ? (turning ? "partial(alpha(%s), %s)" : "partial(acceleration(%s), %s)")
                                  : (turning ? "partial(omega(%s), %s)" : "partial(%s, %s)");
  return (step_label){base_format(d->sys->arena, text, what, u), latex};
}

vec *derivation_mixed(derivation *d, bool turning, const char *what, vec *by) {
  space *s = d->sys->s;
  if (!d->embedding) return by;
  vec *mixed = BASE_ARRAY(d->sys->arena, vec, d->n + 1);
  for (uint32_t r = 0; r < d->n; r++) {
    vec sum = {0, NULL};
    for (uint32_t k = 0; k < d->nall; k++) sum = vec_add(s, sum, vec_scale(s, d->mix[k * d->n + r], by[k]));
    if (vec_is_zero(sum)) continue;
    mixed[r] = derivation_put_vector(d, derivation_partial_label(d, turning, what, r), sum);
    derivation_prove_vector(d, vec_sub(s, mixed[r], sum));
  }
  return mixed;
}

/* the same vectors are what u'_ind multiplies in the accelerations shown */
static void prove_partials(derivation *d, uint32_t first, vec a, const vec *by) {
  for (uint32_t r = 0; d->equations >= first && r < d->n; r++)
    derivation_prove_vector_from(d, first, vec_sub(d->sys->s, by[r], sys_partial(d->sys, a, d->udot[r])));
}

static void partial_accelerations(derivation *d, step_range solved) {
  derivation_section(d, "Nonholonomic partial accelerations");
  derivation_say(d,
                 "What the independent derivatives of the speeds multiply in the accelerations, once the others are "
                 "replaced: the partial velocity of each independent speed, and those of the dependent ones times the "
                 "coefficients in %s.",
                 derivation_refs(d, solved));
  for (uint32_t i = 0; i < d->sys->m->bodies.n; i++) {
    shown_body *x = &d->bodies[i];
    uint32_t first = d->equations + 1;
    x->v_by = derivation_mixed(d, false, x->point, x->v_by);
    prove_partials(d, first, x->a, x->v_by);
    if (!d->sys->m->bodies.at[i].has_inertia) continue;
    first = d->equations + 1;
    x->omega_by = derivation_mixed(d, true, d->sys->m->bodies.at[i].name, x->omega_by);
    prove_partials(d, first, x->alpha, x->omega_by);
  }
}

/* the independent speeds become the variables */
static void take_independent(derivation *d, const sys_embedding *e) {
  base_arena *a = d->sys->arena;
  d->embedding = e;
  d->n = e->nind;
  d->u = BASE_ARRAY(a, shown_speed, d->n + 1);
  d->udot = BASE_ARRAY(a, ex, d->n + 1);
  d->mix = BASE_ARRAY(a, ex, d->nall * d->n + 1);
  for (uint32_t k = 0; k < d->nall * d->n; k++) d->mix[k] = EXPR_ZERO;
  for (uint32_t k = 0; k < d->n; k++) {
    d->u[k] = d->all[e->ind[k]];
    d->udot[k] = d->u[k].dot;
    d->mix[e->ind[k] * d->n + k] = EXPR_ONE;
  }
}

bool derivation_embed(derivation *d) {
  derive_system *sys = d->sys;
  if (!sys->binds.n || sys->servos.n) return true; /* with actuators: steps_servo.c */
  uint32_t conditions = sys->conditions.n;
  const sys_embedding *e = derive_embed(sys);
  if (!e) return false;
  ex *rows = BASE_ARRAY(sys->arena, ex, sys->binds.n + 1);
  derivation_section(d, "Constraints on the accelerations");
  for (uint32_t j = 0; j < sys->binds.n; j++) rows[j] = put_bind(d, &sys->binds.at[j]);
  take_independent(d, e);
  uint32_t first = d->equations + 1;
  expr_subst *s = solve_rows(d, e, rows);
  step_range solved = derivation_since(d, first);
  for (uint32_t i = conditions; i < sys->conditions.n; i++)
    derivation_say(d, "This holds where %s is not zero.", derivation_math(d, derive_tidy(sys, sys->conditions.at[i])));
  embed_all(d, s);
  partial_accelerations(d, solved);
  return true;
}
