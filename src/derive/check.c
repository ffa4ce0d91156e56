/* check.c: every number has a second opinion (MATH 2, 6).

   Gibbs–Appell, Kane and Lagrange are derived separately and their difference is
   put into the normal form; the same for the multipliers, for the symmetry of
   the mass matrix, for the rate of energy, and for the claims in the text. A
   claim is first tried as an identity of kinematics; if it speaks of
   accelerations, u' is put in from the exactly solved equations. */
#include "derive/check.h"
#include "derive/forces.h"

#include <math.h>
#include <string.h>

#include "derive/gauss.h"
#include "derive/manifold.h"
#include "derive/newton.h"
#include "derive/principle.h"
#include "derive/servo.h"
#include "num/num.h"

typedef struct checker {
  derive_system *sys;
  base_arena *a;
  check_report *report;
  uint64_t fuel;
  bool tried_solving, solved;
  expr_subst *in_motion; /* u' and the multipliers by the solved equations */
  derive_manifold *manifold;
} checker;

static check_item *add(checker *c, const char *what, check_verdict v, const char *detail) {
  check_report *r = c->report;
  base_push(c->a, &r->items, ((check_item){what, {0, 0}, false, v, false, detail}));
  r->proved += v == CHECK_PROVED || v == CHECK_JUDGED;
  r->refuted += v == CHECK_REFUTED;
  r->open += v == CHECK_OPEN;
  return &r->items.at[r->items.n - 1];
}

/* --- zero or not --- */

static const char *state_text(checker *c, ex e, const double *values) {
  expr_graph *g = c->sys->g;
  base_text t;
  base_text_init(&t, c->a);
  base_printf(&t, "difference %.6g", expr_eval(g, e, values));
  expr_list order = {0};
  expr_order(g, c->a, 1, &e, &order);
  uint32_t shown = 0;
  for (uint32_t i = 0; i < order.n; i++)
    if (expr_is_symbol(g, order.at[i]))
      base_printf(&t, "%s %s = %.6g", shown++ ? "," : " at", expr_symbol_name(g, order.at[i]),
                  values[expr_symbol_id(g, order.at[i])]);
  return base_text_str(&t);
}

/* How small e is at random states, relative to its parts: what is left when the proof runs out of fuel. */
static const char *sampled(checker *c, ex e, bool exhausted) {
  enum { STATES = 20 };
  expr_graph *g = c->sys->g;
  double worst = 0;
  uint32_t n = expr_symbol_count(g), bad = 0;
  double *values = BASE_ARRAY(c->a, double, n);
  ex kids[64];
  uint32_t k = expr_op_of(g, e) == EX_ADD && expr_nkids(g, e) <= 64 ? expr_nkids(g, e) : 0;
  if (k) memcpy(kids, expr_kids(g, e), k * sizeof *kids);
  expr_tape *whole = expr_tape_new(g, c->a, 1, &e), *parts = expr_tape_new(g, c->a, k, kids);
  for (uint64_t seed = 1; seed <= STATES; seed++) {
    double out, part[64], scale = 1;
    normal_random_point(g, &c->sys->m->facts, seed, values);
    expr_tape_run(whole, values, &out);
    expr_tape_run(parts, values, part);
    for (uint32_t i = 0; i < k; i++) scale = fmax(scale, fabs(part[i]));
    if (!isfinite(out)) bad++;
    else worst = fmax(worst, fabs(out) / scale);
  }
  const char *why =
      exhausted ? "proof out of fuel" : "not decided: it rests on properties of functions that the proof does not know";
  return base_format(c->a, "%s; %u random states agree to %.1e", why, STATES - bad, worst);
}

/* Lets of time stay opaque at first: what holds for any functions holds for these. */
static expr_answer is_zero_as_written(checker *c, ex e, const char **detail) {
  expr_graph *g = c->sys->g;
  if (e == EXPR_ZERO) return ANSWER_YES;
  ex expanded = derive_expand(c->sys, e);
  if (expanded != e) {
    normal_fuel some = {.terms = c->fuel};
    if (normal_is_zero(g, e, &c->sys->m->facts, &some) == ANSWER_YES) return ANSWER_YES;
    e = expanded;
  }
  normal_fuel fuel = {.terms = c->fuel};
  double *witness = BASE_ARRAY(c->a, double, expr_symbol_count(g) + 1);
  expr_answer got = normal_is_zero_at(g, e, &c->sys->m->facts, &fuel, witness);
  if (got == ANSWER_NO) *detail = state_text(c, e, witness);
  if (got == ANSWER_UNKNOWN) *detail = sampled(c, e, fuel.exhausted);
  return got;
}

/* Zero where the constraints hold: on every branch of them. */
static expr_answer is_zero(checker *c, ex e, const char **detail) {
  derive_system *sys = c->sys;
  if (!c->manifold) c->manifold = derive_manifold_new(sys);
  uint32_t n = derive_manifold_branches(c->manifold), looked = 0;
  expr_answer worst = ANSWER_YES;
  for (uint32_t i = 0; i < n && worst != ANSWER_NO; i++) {
    if (n > 1 && derive_branch_excluded(sys, c->manifold, i)) continue;
    looked++;
    expr_answer got = is_zero_as_written(c, derive_on_manifold(sys, c->manifold, i, e), detail);
    if (got == ANSWER_NO && !derive_manifold_whole(c->manifold)) {
      *detail = "not decided: a constraint cannot be used up by elimination";
      got = ANSWER_UNKNOWN;
    }
    if (got != ANSWER_YES) worst = got;
  }
  if (looked) return worst;
  *detail = "not decided: a condition of the equations fails wherever the constraints hold";
  return ANSWER_UNKNOWN;
}

/* All of these must vanish; the first that does not decides. */
static check_item *all_zero(checker *c, const char *what, const ex *e, uint32_t n) {
  check_verdict v = CHECK_PROVED;
  const char *detail = NULL;
  for (uint32_t i = 0; i < n && v != CHECK_REFUTED; i++) {
    const char *why = NULL;
    expr_answer got = is_zero(c, e[i], &why);
    if (got == ANSWER_YES) continue;
    v = got == ANSWER_NO ? CHECK_REFUTED : CHECK_OPEN;
    detail = why;
  }
  return add(c, what, v, detail);
}

static void same(checker *c, const char *what, const ex *x, const ex *y, uint32_t n) {
  ex *d = BASE_ARRAY(c->a, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) d[i] = expr_sub(c->sys->g, x[i], y[i]);
  all_zero(c, what, d, n);
}

/* --- the principles --- */

static void check_principles(checker *c) {
  derive_system *sys = c->sys;
  uint32_t n = sys->u.n, m = sys->sigma.n;
  ex *kane = BASE_ARRAY(c->a, ex, n + 1), *kane_l = BASE_ARRAY(c->a, ex, m + 1);
  derive_kane(sys, kane, kane_l);
  lagrange_result lagrange = derive_lagrange(sys);
  same(c, "Gibbs-Appell = Jourdain/Appell/Kane", sys->residual, kane, n);
  same(c, "Gibbs-Appell = Lagrange", sys->residual, lagrange.residual, n);
  if (m) {
    same(c, "multipliers: Gibbs-Appell = Jourdain/Appell/Kane", sys->multiplier, kane_l, m);
    same(c, "multipliers: Gibbs-Appell = Lagrange", sys->multiplier, lagrange.multiplier, m);
  }
  /* symmetry, read off Kane's equations, which do not come from a Hessian */
  ex *skew = BASE_ARRAY(c->a, ex, n * n + 1);
  uint32_t k = 0;
  for (uint32_t r = 0; r < n; r++)
    for (uint32_t s = 0; s < r; s++)
      skew[k++] =
          expr_sub(sys->g, expr_diff(sys->g, kane[r], sys->u.at[s].dot), expr_diff(sys->g, kane[s], sys->u.at[r].dot));
  all_zero(c, "mass matrix symmetric", skew, k);
}

/* The equations with multipliers, residual = alphaᵀ lambda and alpha u' + gamma = 0, and those without,
   residual_ind + Aᵀ residual_dep = 0 with u'_dep = A u'_ind + B, say the same just when alpha_ind + alpha_dep A = 0 (the
   constraint forces do no work in the motions left: Roithmayr & Hodges 24) and alpha_dep B + gamma = 0. */
static void check_embedding(checker *c) {
  derive_system *sys = c->sys;
  expr_graph *g = sys->g;
  if (sys->binds.n == 0 || sys->servos.n) return;
  const sys_embedding *b = derive_embed(sys);
  if (!b) {
    add(c, "in evidence = not in evidence", CHECK_OPEN, "the dependent speeds could not be singled out");
    return;
  }
  uint32_t m = sys->binds.n, n = 0;
  ex *work = BASE_ARRAY(c->a, ex, m * b->nind + 1), *rest = BASE_ARRAY(c->a, ex, m + 1);
  for (uint32_t j = 0; j < m; j++) {
    const sys_bind *row = &sys->binds.at[j];
    rest[j] = row->gamma;
    for (uint32_t d = 0; d < b->ndep; d++) rest[j] = expr_add(g, rest[j], expr_mul(g, row->alpha[b->dep[d]], b->B[d]));
    for (uint32_t k = 0; k < b->nind; k++) {
      ex total = row->alpha[b->ind[k]];
      for (uint32_t d = 0; d < b->ndep; d++)
        total = expr_add(g, total, expr_mul(g, row->alpha[b->dep[d]], b->A[d * b->nind + k]));
      work[n++] = total;
    }
  }
  all_zero(c, "in evidence = not in evidence: the constraint forces do no work in the motions left", work, n);
  all_zero(c, "in evidence = not in evidence: the same accelerations are allowed", rest, m);
}

/* Two extended forms, Appell's and Lagrange's, and what both rest on (Beghin 4, 10, 16). */
static void check_servo(checker *c) {
  derive_system *sys = c->sys;
  if (sys->servos.n == 0) return;
  const sys_embedding *e = derive_embed(sys);
  const char *what = "Appell's extended form = Lagrange's, servo-constraints used before d/dt (Beghin 10, 16)";
  if (!e) {
    add(c, what, CHECK_OPEN, "the dependent speeds could not be singled out");
    return;
  }
  uint32_t n = e->nind + sys->drives.n;
  ex *lagrange = BASE_ARRAY(c->a, ex, n + 1), *appell = BASE_ARRAY(c->a, ex, n + 1);
  lagrange_result l = derive_lagrange(sys);
  derive_lagrange_extended(sys, &l, lagrange);
  for (uint32_t k = 0; k < n; k++) appell[k] = k < e->nind ? e->residual[k] : e->magnitude[k - e->nind];
  same(c, what, appell, lagrange, n);
  expr_list work = {0}, allowed = {0}, power = {0};
  derive_servo_identities(sys, &work, &allowed, &power);
  all_zero(c, "the actuators do no work along the displacements of the equations", work.at, work.n);
  all_zero(c, "the accelerations are those that the servo-constraints allow", allowed.at, allowed.n);
  if (power.n) all_zero(c, "power of the actuators = rate of energy less the power of the forces", power.at, power.n);
}

/* Least constraint, from the system freed of its constraints (gauss.c). */
static void check_gauss(checker *c) {
  derive_system *sys = c->sys;
  if (sys->sigma.n + sys->binds.n == 0) return;
  const gauss_result *r = derive_gauss(sys);
  if (!r) {
    add(c, "Gibbs-Appell = Gauss (Udwadia-Kalaba)", CHECK_OPEN, "without the constraints the speeds are not closed");
    return;
  }
  expr_list equations = {0}, allowed = {0};
  derive_gauss_identities(sys, r, &equations, &allowed);
  all_zero(c, "Gibbs-Appell = Gauss (Udwadia-Kalaba): equations and multipliers", equations.at, equations.n);
  all_zero(c, "Gibbs-Appell = Gauss (Udwadia-Kalaba): the same accelerations are allowed", allowed.at, allowed.n);
}

/* Every body cut free, the constraint forces as vectors: along each speed the balances leave the equation of motion, along
   each sigma the multiplier, and the vectors of a row do there the work of the row and no other. */
static void check_newton(checker *c, const force_rows *rows) {
  derive_system *sys = c->sys;
  uint32_t n = sys->u.n, m = sys->sigma.n;
  expr_list all = {0};
  ex *left = BASE_ARRAY(c->a, ex, n + m + 1);
  derive_newton(sys, left, left + n);
  for (uint32_t i = 0; i < n + m; i++)
    base_push(c->a, &all, expr_sub(sys->g, left[i], i < n ? sys->residual[i] : sys->multiplier[i - n]));
  const char *vague = NULL;
  for (uint32_t k = 0; k < rows->n; k++) {
    if (rows->at[k].vague) vague = rows->at[k].row->name;
    for (uint32_t i = 0; i < n + m && rows->at[k].npulls; i++) {
      ex symbol = i < n ? sys->u.at[i].sym : sys->sigma.at[i - n].sym;
      base_push(c->a, &all,
                expr_sub(sys->g, derive_row_work(sys, &rows->at[k], symbol), derive_row_slope(sys, &rows->at[k], i)));
    }
  }
  check_item *item = all_zero(c, "Gibbs-Appell = Newton-Euler, body by body", all.at, all.n);
  if (vague && item->verdict == CHECK_PROVED)
    item->detail = base_format(c->a, "no vector describes the force of '%s': it enters by its work", vague);
}

/* Σ W·ã_r + Σ tau·α̃_r along each nonholonomic partial acceleration (Roithmayr & Hodges 24) */
static void push_work(checker *c, const force_row *row, const sys_embedding *b, expr_list *out) {
  derive_system *sys = c->sys;
  expr_graph *g = sys->g;
  uint32_t n = sys->u.n;
  ex *work = BASE_ARRAY(c->a, ex, n + 1);
  for (uint32_t r = 0; r < n; r++)
    work[r] = row->npulls ? derive_row_work(sys, row, sys->u.at[r].sym) : derive_row_slope(sys, row, r);
  for (uint32_t k = 0; k < (b ? b->nind : n); k++) {
    ex total = work[b ? b->ind[k] : k];
    for (uint32_t j = 0; b && j < b->ndep; j++)
      total = expr_add(g, total, expr_mul(g, b->A[j * b->nind + k], work[b->dep[j]]));
    base_push(c->a, out, total);
  }
}

/* The power in the motion itself: zero if the constraint is homogeneous in the velocities, else lambda times what is
   left of Σ W·v + Σ tau·omega. */
static const char *power_text(checker *c, const force_rows *rows, uint32_t first, uint32_t end) {
  derive_system *sys = c->sys;
  base_text t;
  base_text_init(&t, c->a);
  for (uint32_t i = first; i < end; i++) {
    const char *unread;
    if (rows->at[i].vague) return "by generalized forces: no vector is determined";
    ex p = derive_row_power(sys, &rows->at[i]);
    if (rows->at[i].npulls == 0 || is_zero(c, p, &unread) == ANSWER_YES) continue;
    ex whole =
        expr_mul(sys->g, expr_symbol(sys->g, base_format(c->a, "lambda_%s", rows->at[i].row->name), SYM_MULTIPLIER),
                 derive_tidy(sys, p));
    base_printf(&t, "%s%s", t.n ? " + " : "in the motion itself its power is ", expr_brief(sys->g, c->a, whole));
  }
  return t.n ? base_text_str(&t) : NULL;
}

static void check_power(checker *c, const force_rows *rows) {
  derive_system *sys = c->sys;
  const sys_embedding *b = derive_embed(sys);
  for (uint32_t i = 0, end; i < rows->n; i = end) {
    expr_list work = {0};
    for (end = i; end < rows->n && rows->at[end].constraint == rows->at[i].constraint; end++)
      if (!sys->binds.n || b) push_work(c, &rows->at[end], b, &work);
    const char *what = base_format(c->a, "zero power of '%s' in every motion left", rows->at[i].constraint->name);
    if (sys->binds.n && !b) {
      add(c, what, CHECK_OPEN, "the dependent speeds could not be singled out");
      continue;
    }
    check_item *item = all_zero(c, what, work.at, work.n);
    if (item->verdict == CHECK_PROVED) item->detail = power_text(c, rows, i, end);
  }
}

static void check_bodies(checker *c) {
  force_rows rows = derive_force_rows(c->sys);
  check_newton(c, &rows);
  check_power(c, &rows);
}

/* every body is at some place: no root of a negative number */
static bool is_somewhere(checker *c, base_arena *a, const double *values) {
  derive_system *sys = c->sys;
  const mech_model *m = sys->m;
  ex *place = BASE_ARRAY(a, ex, 3 * m->bodies.n + 1);
  double *at = BASE_ARRAY(a, double, 3 * m->bodies.n + 1);
  for (uint32_t i = 0; i < m->bodies.n; i++) vec_express(sys->s, m->bodies.at[i].center, 0, place + 3 * i);
  expr_tape_run(expr_tape_new(sys->g, a, 3 * m->bodies.n, place), values, at);
  for (uint32_t i = 0; i < 3 * m->bodies.n; i++)
    if (!isfinite(at[i])) return false;
  return true;
}

/* Definiteness is a matter of numbers: at the model's parameters, over random configurations. */
static void check_definite(checker *c) {
  derive_system *sys = c->sys;
  uint32_t n = sys->u.n, tried = 0;
  if (n == 0) return;
  double *values = BASE_ARRAY(c->a, double, expr_symbol_count(sys->g) + 1), *m = BASE_ARRAY(c->a, double, n *n);
  double *w = BASE_ARRAY(c->a, double, n), *v = BASE_ARRAY(c->a, double, n), least = INFINITY;
  expr_tape *t = expr_tape_new(sys->g, c->a, n * n, sys->mass);
  const char *weak = "";
  enum { WANTED = 10, MOST = 60 };
  for (uint64_t seed = 1; seed <= MOST && tried < WANTED; seed++) {
    base_arena scratch;
    base_scratch_init(&scratch, c->a->ctx);
    normal_random_point(sys->g, &sys->m->facts, seed, values);
    derive_parameter_values(sys, values);
    expr_tape_run(t, values, m);
    if (is_somewhere(c, &scratch, values) && num_eigen(&scratch, n, m, w, v)) {
      tried++;
      double ratio = w[n - 1] > 0 ? w[0] / w[n - 1] : -1;
      if (ratio < least) {
        uint32_t big = 0;
        for (uint32_t i = 1; i < n; i++)
          if (fabs(v[i]) > fabs(v[big])) big = i;
        least = ratio;
        weak = sys->u.at[big].name;
      }
    }
    base_arena_free(&scratch);
  }
  for (uint32_t i = 0; i < n; i++)
    if (tried && fabs(least) <= 1e-12 && derive_is_idle(sys, i)) {
      add(c, "mass matrix positive semidefinite", CHECK_JUDGED,
          base_format(c->a, "at the model's parameters; nothing determines %s', the rest is solved",
                      sys->u.at[i].name));
      return;
    }
  if (tried && least > 1e-12)
    add(c, "mass matrix positive definite", CHECK_JUDGED, "at the model's parameters, 10 random configurations");
  else if (tried && least < -1e-12)
    add(c, "mass matrix positive definite", CHECK_REFUTED,
        base_format(c->a, "negative inertia along '%s' at the model's parameters", weak));
  else
    add(c, "mass matrix positive definite", CHECK_REFUTED,
        base_format(c->a, "no inertia along '%s' at the model's parameters", weak));
}

/* --- claims --- */

static bool speaks_of_acceleration(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_ACCEL || kind == SYM_SPEED_DOT;
}

/* of forces too: their size is a matter of dynamics */
static bool speaks_of_motion(void *user, ex symbol) {
  return speaks_of_acceleration(user, symbol) || expr_symbol_kind(user, symbol) == SYM_MULTIPLIER;
}

static bool solve_once(checker *c) {
  derive_system *sys = c->sys;
  if (c->tried_solving) return c->solved;
  c->tried_solving = true;
  ex *x = BASE_ARRAY(c->a, ex, derive_unknowns(sys) + 1);
  normal_fuel fuel = {.terms = c->fuel};
  c->solved = derive_solve(sys, x, &fuel);
  if (c->solved) c->in_motion = derive_in_motion(sys, x);
  return c->solved;
}

/* Numbers k with claim = Σ k_r residual_r, if there are any: a claim that adds up equations as they stand needs no mass
   matrix solved. They are guessed from two states; the proof comes after. */
static bool constant_combination(checker *c, const ex *alpha, double *k) {
  derive_system *sys = c->sys;
  uint32_t n = sys->u.n;
  ex *roots = BASE_ARRAY(c->a, ex, n * n + n + 1);
  memcpy(roots, sys->mass, n * n * sizeof *roots);
  memcpy(roots + n * n, alpha, n * sizeof *roots);
  expr_tape *t = expr_tape_new(sys->g, c->a, n * n + n, roots);
  double *values = BASE_ARRAY(c->a, double, expr_symbol_count(sys->g) + 1), *other = BASE_ARRAY(c->a, double, n + 1);
  double *m = BASE_ARRAY(c->a, double, n *n + n + 1);
  for (uint64_t seed = 1; seed <= 2; seed++) {
    double *x = seed == 1 ? k : other;
    normal_random_point(sys->g, &sys->m->facts, seed, values);
    derive_let_values(sys, values);
    expr_tape_run(t, values, m);
    if (!(num_solve(c->a, n, m, m + n * n, x) > 1e-10)) return false;
    for (uint32_t i = 0; i < n; i++) {
      double whole = round(2 * x[i]) / 2;
      if (!(fabs(x[i] - whole) < 1e-7) || fabs(whole) > 100 || (seed == 2 && whole != k[i])) return false;
      x[i] = whole;
    }
  }
  return true;
}

/* claim = α·u' + β with the equations M u' + c = 0: true if β = k·c for the k with Mᵀ k = α */
static expr_answer by_combination(checker *c, ex e, const char **detail) {
  derive_system *sys = c->sys;
  expr_graph *g = sys->g;
  uint32_t n = sys->u.n;
  ex *alpha = BASE_ARRAY(c->a, ex, n + 1), *k = BASE_ARRAY(c->a, ex, n + 1), *t = BASE_ARRAY(c->a, ex, n + 1);
  expr_subst *still = expr_subst_new(g, c->a);
  for (uint32_t i = 0; i < n; i++) {
    alpha[i] = expr_diff(g, e, sys->u.at[i].dot);
    if (expr_depends(g, alpha[i], speaks_of_acceleration, g)) return ANSWER_UNKNOWN; /* not linear as written */
    expr_subst_set(still, sys->u.at[i].dot, EXPR_ZERO);
  }
  double *number = BASE_ARRAY(c->a, double, n + 1);
  if (constant_combination(c, alpha, number)) {
    for (uint32_t i = 0; i < n; i++) t[i] = expr_mul(g, expr_ratio(g, (int64_t)(-2 * number[i]), 2), sys->residual[i]);
    t[n] = e;
    if (is_zero(c, expr_sum(g, n + 1, t), detail) == ANSWER_YES) return ANSWER_YES;
  }
  normal_fuel fuel = {.terms = c->fuel};
  if (!derive_mass_solve(sys, alpha, k, &fuel)) return ANSWER_UNKNOWN;
  for (uint32_t i = 0; i < n; i++) t[i] = expr_neg(g, expr_mul(g, k[i], sys->bias[i]));
  t[n] = expr_subst_of(still, e);
  return is_zero(c, expr_sum(g, n + 1, t), detail);
}

/* A claim about accelerations at random states, u' solved in doubles there. */
static const char *sampled_motion(checker *c, ex e) {
  enum { STATES = 20 };
  derive_system *sys = c->sys;
  uint32_t n = sys->u.n, good = 0;
  ex *roots = BASE_ARRAY(c->a, ex, n * n + n + 1);
  memcpy(roots, sys->mass, n * n * sizeof *roots);
  memcpy(roots + n * n, sys->bias, n * sizeof *roots);
  expr_tape *t = expr_tape_new(sys->g, c->a, n * n + n, roots), *claim = expr_tape_new(sys->g, c->a, 1, &e);
  double *values = BASE_ARRAY(c->a, double, expr_symbol_count(sys->g) + 1), worst = 0;
  double *m = BASE_ARRAY(c->a, double, n *n + n + 1), *u = BASE_ARRAY(c->a, double, n + 1), out;
  for (uint64_t seed = 1; seed <= STATES; seed++) {
    base_arena scratch;
    base_scratch_init(&scratch, c->a->ctx);
    normal_random_point(sys->g, &sys->m->facts, seed, values);
    derive_parameter_values(sys, values);
    expr_tape_run(t, values, m);
    for (uint32_t i = 0; i < n; i++) u[i] = -m[n * n + i];
    double scale = 1, rcond = num_solve(&scratch, n, m, u, u);
    for (uint32_t i = 0; i < n; i++) {
      values[expr_symbol_id(sys->g, sys->u.at[i].dot)] = u[i];
      scale = fmax(scale, fabs(u[i]));
    }
    expr_tape_run(claim, values, &out);
    if (rcond > 1e-12 && isfinite(out)) good++, worst = fmax(worst, fabs(out) / scale);
    base_arena_free(&scratch);
  }
  return base_format(c->a, "proof out of fuel; %u random states agree to %.1e", good, worst);
}

/* u' of the dependent speeds by the others, as the constraints have it */
static ex embedded(derive_system *sys, ex e) {
  const sys_embedding *b = derive_embed(sys);
  if (!b) return e;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t j = 0; j < b->ndep; j++) expr_subst_set(s, sys->u.at[b->dep[j]].dot, b->value[j]);
  return expr_subst_of(s, e);
}

static expr_answer row_holds(checker *c, ex row, bool *dynamic, const char **detail) {
  derive_system *sys = c->sys;
  const force_law *culprit = NULL;
  ex written = derive_reduce(sys, row), e = derive_with_forces(sys, written, &culprit);
  if (e != EXPR_NONE) e = derive_on_servo(sys, e);
  if (e == EXPR_NONE) {
    *detail = base_format(c->a, culprit->open ? "no balance determines %s alone" : "%s could not be worked out",
                          expr_symbol_name(sys->g, culprit->sym));
    return ANSWER_UNKNOWN;
  }
  *dynamic = *dynamic || e != derive_on_servo(sys, written) || expr_depends(sys->g, e, speaks_of_motion, sys->g);
  expr_answer got = is_zero(c, e, detail);
  if (got == ANSWER_YES || !*dynamic) return got;
  if (sys->binds.n + sys->servos.n) {
    if (is_zero(c, embedded(sys, e), detail) == ANSWER_YES) return ANSWER_YES; /* the constraints alone say it */
  } else {
    got = by_combination(c, e, detail);
    if (got != ANSWER_UNKNOWN) return got;
  }
  if (solve_once(c)) return is_zero(c, derive_on_servo(sys, expr_subst_of(c->in_motion, e)), detail);
  *detail = sampled_motion(c, e);
  return ANSWER_UNKNOWN;
}

static const char *conditions(checker *c) {
  derive_system *sys = c->sys;
  if (sys->conditions.n == 0) return NULL;
  base_text t;
  base_text_init(&t, c->a);
  for (uint32_t i = 0; i < sys->conditions.n; i++)
    base_printf(&t, "%s%s != 0", i ? ", " : "for ", expr_brief(sys->g, c->a, sys->conditions.at[i]));
  return base_text_str(&t);
}

static void check_claim(checker *c, const mech_claim *claim) {
  check_verdict v = CHECK_PROVED;
  const char *detail = conditions(c);
  bool dynamic = false;
  for (uint32_t i = 0; i < claim->nrows && v != CHECK_REFUTED; i++) {
    const char *why = NULL;
    expr_answer got = row_holds(c, claim->rows[i], &dynamic, &why);
    if (got == ANSWER_YES) continue;
    v = got == ANSWER_NO ? CHECK_REFUTED : CHECK_OPEN;
    detail = why;
  }
  check_item *item = add(c, base_format(c->a, "claim \"%s\"", claim->title), v, detail);
  item->span = claim->span;
  item->placed = true;
  item->dynamic = dynamic;
}

/* --- exact answers --- */

static bool moves_still(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_COORD || kind == SYM_RATE || kind == SYM_SPEED || kind == SYM_ACCEL || kind == SYM_SPEED_DOT;
}

/* The closed form put in place of coordinates and speeds, with its derivatives. */
static expr_subst *exact_motion(checker *c, expr_deriv *ddt) {
  derive_system *sys = c->sys;
  const mech_model *m = sys->m;
  expr_subst *s = expr_subst_new(sys->g, c->a);
  for (uint32_t i = 0; i < m->exact.n; i++) {
    ex x = m->exact.at[i].sym, v = m->exact.at[i].value, dv = expr_deriv_of(ddt, v);
    expr_subst_set(s, x, v);
    for (uint32_t k = 0; k < sys->u.n; k++)
      if (sys->u.at[k].sym == x) expr_subst_set(s, sys->u.at[k].dot, dv);
    for (uint32_t k = 0; k < m->coords.n; k++) { /* a coordinate whose rate is a speed gives that speed too */
      if (m->coords.at[k].sym != x || !expr_is_symbol(sys->g, sys->qdot[k])) continue;
      expr_subst_set(s, sys->qdot[k], dv);
      expr_subst_set(s, expr_deriv_of(sys->ddt, sys->qdot[k]), expr_deriv_of(ddt, dv));
    }
  }
  return s;
}

/* what must vanish in the motion: the equations, and where some speeds depend on others, what these are */
static void exact_rows(checker *c, expr_list *rows) {
  derive_system *sys = c->sys;
  const sys_embedding *e = derive_embed(sys);
  sys_held_list places = {0}, speeds = {0};
  if (!e) {
    for (uint32_t r = 0; r < sys->u.n; r++) base_push(c->a, rows, sys->residual[r]);
    return;
  }
  derive_held(sys, &places, &speeds);
  for (uint32_t k = 0; k < e->nind; k++) base_push(c->a, rows, e->residual[k]);
  for (uint32_t i = 0; i < places.n; i++) base_push(c->a, rows, places.at[i].value);
  for (uint32_t i = 0; i < speeds.n; i++) base_push(c->a, rows, speeds.at[i].value);
}

/* Equations of motion and of kinematics under the closed form; what it leaves open is not decided. */
static void check_exact(checker *c) {
  derive_system *sys = c->sys;
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  if (m->exact.n == 0) return;
  mech_model view = *m;
  view.g = g;
  expr_deriv *ddt = expr_deriv_new(g, c->a, mech_rate_of, &view);
  expr_subst *s = exact_motion(c, ddt);
  expr_list rows = {0};
  uint32_t unread = 0;
  exact_rows(c, &rows);
  for (uint32_t r = 0; r < rows.n; r++) rows.at[r] = expr_subst_of(s, derive_tidy(sys, rows.at[r]));
  for (uint32_t i = 0; i < m->exact.n; i++) {
    ex x = m->exact.at[i].sym, v = m->exact.at[i].value;
    for (uint32_t k = 0; k < m->coords.n; k++)
      if (m->coords.at[k].sym == x)
        base_push(c->a, &rows, expr_sub(g, expr_deriv_of(ddt, v), expr_subst_of(s, sys->qdot[k])));
  }
  uint32_t n = 0;
  for (uint32_t i = 0; i < rows.n; i++) {
    if (expr_depends(g, rows.at[i], moves_still, g)) unread++;
    else rows.at[n++] = expr_without_inverses(g, c->a, rows.at[i]);
  }
  all_zero(c, "exact answer: the equations hold", rows.at, n);
  if (unread) add(c, "exact answer: every equation", CHECK_OPEN, "it does not say how everything moves");
}

static bool is_start(void *user, ex symbol) {
  return expr_symbol_kind(user, symbol) == SYM_START;
}

/* What an initial value of the text says about a symbol alone, held exactly; EXPR_NONE: nothing. */
static ex stated(const mech_model *m, ex symbol) {
  ex value = EXPR_NONE;
  for (uint32_t i = 0; i < m->initial.n; i++)
    if (m->initial.at[i].left == symbol && !m->initial.at[i].guess) value = m->initial.at[i].right;
  return value;
}

/* x(0) by what the text says of x; t by the start of the time */
static expr_subst *at_start(checker *c) {
  const mech_model *m = c->sys->m;
  expr_graph *g = c->sys->g;
  expr_subst *s = expr_subst_new(g, c->a);
  expr_subst_set(s, m->t, m->simulate_from == EXPR_NONE ? EXPR_ZERO : m->simulate_from);
  for (uint32_t i = 0; i < expr_symbol_count(m->g); i++) {
    ex start = expr_symbol_node(g, i), of = EXPR_NONE;
    if (expr_symbol_kind(g, start) != SYM_START) continue;
    size_t n = strlen(expr_symbol_name(g, start)) - 3;
    for (uint32_t k = 0; k < expr_symbol_count(m->g); k++) {
      ex x = expr_symbol_node(g, k);
      if (strlen(expr_symbol_name(g, x)) == n && memcmp(expr_symbol_name(g, x), expr_symbol_name(g, start), n) == 0)
        of = x;
    }
    ex value = of == EXPR_NONE ? EXPR_NONE : stated(m, of);
    if (value != EXPR_NONE) expr_subst_set(s, start, value);
  }
  return s;
}

/* What the text does not state outright is compared with the state that the motion begins at. */
static void compare_start(checker *c, const expr_list *symbols, const expr_list *values) {
  derive_system *sys = c->sys;
  expr_graph *g = sys->g;
  diag_list *loud = sys->diags, quiet;
  diag_init(&quiet, c->a);
  sys->diags = &quiet;
  state_request request = {0};
  state_result state = {0};
  if (sys->m->simulate_from != EXPR_NONE) {
    double *v = BASE_ARRAY(c->a, double, expr_symbol_count(g) + 1);
    derive_parameter_values(sys, v);
    request.t = expr_eval(g, sys->m->simulate_from, v);
  }
  bool ok = derive_state(sys, &request, &state);
  sys->diags = loud;
  const char *wrong = NULL;
  for (uint32_t i = 0; i < symbols->n && ok && !wrong; i++) {
    double is = expr_eval(g, derive_reduce(sys, symbols->at[i]), state.values), says;
    double *v = BASE_ARRAY(c->a, double, expr_symbol_count(g) + 1);
    memcpy(v, state.values, state.nvalues * sizeof *v);
    for (uint32_t k = 0; k < expr_symbol_count(sys->m->g); k++) { /* x(0) is what x is */
      ex start = expr_symbol_node(g, k);
      if (expr_symbol_kind(g, start) != SYM_START) continue;
      size_t n = strlen(expr_symbol_name(g, start)) - 3;
      for (uint32_t j = 0; j < expr_symbol_count(sys->m->g); j++) {
        const char *name = expr_symbol_name(g, expr_symbol_node(g, j));
        if (strlen(name) == n && memcmp(name, expr_symbol_name(g, start), n) == 0)
          v[k] = expr_eval(g, derive_reduce(sys, expr_symbol_node(g, j)), state.values);
      }
    }
    says = expr_eval(g, values->at[i], v);
    if (!(fabs(is - says) <= 1e-9 * fmax(1, fabs(is))))
      wrong = base_format(c->a, "%s begins at %.10g, and the exact answer says %.10g",
                          expr_symbol_name(g, symbols->at[i]), is, says);
  }
  if (!ok) wrong = "there is no initial state";
  add(c, "exact answer: it begins where the motion begins", wrong ? ok ? CHECK_REFUTED : CHECK_OPEN : CHECK_JUDGED,
      wrong ? wrong : "in numbers, at the model's parameters");
}

static void check_exact_start(checker *c) {
  derive_system *sys = c->sys;
  const mech_model *m = sys->m;
  if (m->exact.n == 0) return;
  expr_subst *s = at_start(c);
  expr_list rows = {0}, symbols = {0}, values = {0};
  for (uint32_t i = 0; i < m->exact.n; i++) {
    ex x = m->exact.at[i].sym, value = expr_subst_of(s, m->exact.at[i].value), said = stated(m, x);
    bool told = said != EXPR_NONE && !expr_depends(sys->g, value, is_start, sys->g);
    ex row = told ? expr_sub(sys->g, value, expr_subst_of(s, said)) : EXPR_NONE;
    const char *why;
    if (told && is_zero_as_written(c, row, &why) != ANSWER_UNKNOWN) {
      base_push(c->a, &rows, row);
    } else { /* functions that the proof does not know: numbers must do */
      base_push(c->a, &symbols, x);
      base_push(c->a, &values, value);
    }
  }
  if (rows.n) all_zero(c, "exact answer: it begins at the initial values", rows.at, rows.n);
  if (symbols.n) compare_start(c, &symbols, &values);
}

check_report *derive_check(derive_system *sys, uint64_t fuel) {
  derive_gibbs(sys);
  check_report *r = BASE_NEW(sys->arena, check_report);
  checker c = {.sys = sys, .a = sys->arena, .report = r, .fuel = fuel};
  check_principles(&c);
  check_embedding(&c);
  check_servo(&c);
  check_gauss(&c);
  check_bodies(&c);
  check_definite(&c);
  ex defect = derive_energy_defect(sys);
  all_zero(&c, "rate of energy = power of the forces", &defect, 1);
  for (uint32_t i = 0; i < sys->m->claims.n; i++) check_claim(&c, &sys->m->claims.at[i]);
  check_exact(&c);
  check_exact_start(&c);
  return r;
}
