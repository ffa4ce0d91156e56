/* screen.c: constraints beyond the linear ones that follow from others, or contradict them (MATH 3).

   A row alpha·u' + gamma = 0 that is a combination of rows before it adds nothing,
   or cannot hold. Candidates are seen at random states that satisfy all of them;
   what is done then is proved: an acceleration row by solving for the
   coefficients, exactly; a row nonlinear in the velocities by putting the others
   into it (manifold.c). Where the proof fails the row stays, and embedding will
   say so.

   If no state satisfies them all, rows are left out one by one as long as the rest
   still cannot be satisfied: what remains is a smallest set that cannot hold
   together, as far as Newton's method sees it. */
#include <math.h>
#include <string.h>

#include "derive/manifold.h"
#include "num/num.h"

typedef struct screen {
  derive_system *sys;
  base_arena *a;
  uint32_t nkept;
  sys_bind *kept;
  bool *in; /* of those kept: what the row at hand leans on */
} screen;

static bool vanishes(screen *s, ex e) {
  normal_fuel fuel = {.terms = 1000000};
  return e == EXPR_ZERO || normal_is_zero(s->sys->g, e, &s->sys->m->facts, &fuel) == ANSWER_YES;
}

static bool differs(screen *s, ex e) {
  normal_fuel fuel = {.terms = 1000000};
  return normal_is_zero(s->sys->g, e, &s->sys->m->facts, &fuel) == ANSWER_NO;
}

/* "'a', 'b' and 'c'": the rows that b leans on. Those linear in the velocities have its gradient along their sigmas. */
static const char *names(screen *s, const sys_bind *b, const char *last) {
  derive_system *sys = s->sys;
  BASE_VEC(const char *) all = {0};
  bool others = false;
  for (uint32_t k = 0; k < s->nkept; k++) others = others || s->in[k];
  for (uint32_t k = 0; k < sys->sigma.n && !others; k++)
    if (!vanishes(s, b->beta[k])) base_push(s->a, &all, sys->sigma.at[k].name);
  for (uint32_t k = 0; k < s->nkept; k++)
    if (s->in[k]) base_push(s->a, &all, s->kept[k].name);
  if (last) base_push(s->a, &all, last);
  base_text t;
  base_text_init(&t, sys->arena);
  for (uint32_t i = 0; i < all.n; i++)
    base_printf(&t, "%s'%s'", i == 0 ? "" : i + 1 < all.n ? ", " : " and ", all.at[i]);
  return all.n > (last != NULL) ? base_text_str(&t) : NULL;
}

/* --- nothing satisfies them all --- */

typedef struct member {
  const mech_row *row;
  base_span span;
  bool out;
} member;

static bool can_land(screen *s, const member *all, uint32_t n) {
  enum { ATTEMPTS = 6 };
  derive_system *sys = s->sys;
  expr_list rows = {0};
  for (uint32_t i = 0; i < n; i++) {
    const mech_row *r = all[i].row;
    if (!all[i].out)
      base_push(s->a, &rows, r->level == LEVEL_CONFIGURATION ? r->value : expr_subst_of(sys->to_rates, r->velocity));
    if (!all[i].out && r->level == LEVEL_CONFIGURATION)
      base_push(s->a, &rows, expr_subst_of(sys->to_rates, r->velocity));
  }
  double *values = BASE_ARRAY(s->a, double, expr_symbol_count(sys->g) + 1);
  for (uint64_t seed = 1; seed <= ATTEMPTS; seed++)
    if (derive_land(sys, s->a, &rows, seed, values)) return true;
  return false;
}

/* false after a complaint */
static bool some_state(screen *s) {
  derive_system *sys = s->sys;
  const mech_model *m = sys->m;
  double *values = BASE_ARRAY(s->a, double, expr_symbol_count(sys->g) + 1);
  if (derive_random_state(sys, s->a, 1, values)) return true;
  BASE_VEC(member) all = {0};
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && r->level != LEVEL_ACCELERATION)
        base_push(s->a, &all, ((member){r, m->constraints.at[i].span, false}));
    }
  if (can_land(s, all.at, all.n)) return true; /* with the model's parameters it can */
  for (uint32_t i = 0; i < all.n; i++) {
    all.at[i].out = true;
    all.at[i].out = !can_land(s, all.at, all.n);
  }
  base_text t;
  base_text_init(&t, sys->arena);
  uint32_t left = 0, said = 0, last = 0;
  for (uint32_t i = 0; i < all.n; i++) left += !all.at[i].out;
  for (uint32_t i = 0; i < all.n; i++) {
    if (all.at[i].out) continue;
    left--;
    base_printf(&t, "%s'%s'", said++ == 0 ? "" : left ? ", " : " and ", all.at[i].row->name);
    last = i;
  }
  if (said == 0) return true; /* not understood: embedding will tell */
  diag_entry *e = said == 1
                      ? diag_at(sys->diags, DIAG_E305, all.at[last].span, "no motion satisfies %s", base_text_str(&t))
                      : diag_at(sys->diags, DIAG_E305, all.at[last].span, "%s cannot hold together", base_text_str(&t));
  diag_hint(sys->diags, e,
            said == 1
                ? "No velocities were found for it with these parameters."
                : "No velocities satisfy them with these parameters; any one of them can be left out, and the rest "
                  "holds.");
  return false;
}

/* --- one row against those before it --- */

/* Numbers c with alpha = Σ c_k alpha_k at a state; which are not zero. False: it is independent there, or it has no gradient
   there. */
static bool leans_at(screen *s, const sys_bind *b, uint64_t seed) {
  derive_system *sys = s->sys;
  uint32_t nu = sys->u.n, n = s->nkept;
  double *values = BASE_ARRAY(s->a, double, expr_symbol_count(sys->g) + 1), *v = BASE_ARRAY(s->a, double, nu + 1),
         *a = BASE_ARRAY(s->a, double, nu *n + 1), *row = BASE_ARRAY(s->a, double, nu + 1),
         *x = BASE_ARRAY(s->a, double, n + 1), size = 0, off = 0;
  if (!derive_random_state(sys, s->a, seed, values)) return false;
  for (uint32_t k = 0; k < n; k++) {
    expr_tape_run(expr_tape_new(sys->g, s->a, nu, s->kept[k].alpha), values, v);
    for (uint32_t r = 0; r < nu; r++) a[r * n + k] = v[r];
  }
  expr_tape_run(expr_tape_new(sys->g, s->a, nu, b->alpha), values, row);
  if (n) num_least(s->a, nu, n, a, row, 1e-11, x);
  for (uint32_t r = 0; r < nu; r++) {
    double e = row[r];
    for (uint32_t k = 0; k < n; k++) e -= a[r * n + k] * x[k];
    size = fmax(size, fabs(row[r]));
    off = fmax(off, fabs(e));
  }
  if (!(size > 1e-6) || !(off < 1e-8 * size)) return false;
  for (uint32_t k = 0; k < n; k++) s->in[k] = fabs(x[k]) > 1e-7;
  return true;
}

/* alpha = Σ c_k alpha_k exactly, over those that it leans on; *rest = gamma − Σ c_k gamma_k */
static bool combines(screen *s, const sys_bind *b, ex *rest) {
  derive_system *sys = s->sys;
  expr_graph *g = sys->g;
  uint32_t nu = sys->u.n, n = 0, rank = 0, *which = BASE_ARRAY(s->a, uint32_t, s->nkept + 1),
           *rows = BASE_ARRAY(s->a, uint32_t, s->nkept + 1);
  for (uint32_t k = 0; k < s->nkept; k++)
    if (s->in[k]) which[n++] = k;
  double *values = BASE_ARRAY(s->a, double, expr_symbol_count(g) + 1), *basis = BASE_ARRAY(s->a, double, n *n + 1),
         *v = BASE_ARRAY(s->a, double, n + 1);
  if (!derive_random_state(sys, s->a, 1, values)) return false;
  for (uint32_t r = 0; r < nu && rank < n; r++) { /* entries that determine the coefficients */
    for (uint32_t i = 0; i < n; i++) v[i] = expr_eval(g, s->kept[which[i]].alpha[r], values);
    if (num_span_add(n, basis, &rank, v, 1e-7)) rows[rank - 1] = r;
  }
  if (rank < n) return false;
  ex *a = BASE_ARRAY(s->a, ex, n * n + 1), *c = BASE_ARRAY(s->a, ex, n + 1), *right = BASE_ARRAY(s->a, ex, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t k = 0; k < n; k++) a[i * n + k] = s->kept[which[k]].alpha[rows[i]];
    right[i] = b->alpha[rows[i]];
  }
  normal_fuel fuel = {0};
  if (n && normal_solve(g, n, 1, a, right, c, &sys->m->facts, &fuel) != ANSWER_YES) return false;
  *rest = b->gamma;
  for (uint32_t k = 0; k < n; k++) *rest = expr_sub(g, *rest, expr_mul(g, c[k], s->kept[which[k]].gamma));
  for (uint32_t r = 0; r < nu; r++) {
    ex e = b->alpha[r];
    for (uint32_t k = 0; k < n; k++) e = expr_sub(g, e, expr_mul(g, c[k], s->kept[which[k]].alpha[r]));
    if (!vanishes(s, e)) return false;
  }
  return true;
}

/* zero wherever the rows kept are */
static bool holds_already(screen *s, const sys_bind *b) {
  derive_system *sys = s->sys;
  sys_bind *binds = sys->binds.at;
  uint32_t n = sys->binds.n;
  sys->binds.at = s->kept;
  sys->binds.n = s->nkept;
  derive_manifold *m = derive_manifold_new(sys);
  bool all = derive_manifold_whole(m);
  for (uint32_t i = 0; i < derive_manifold_branches(m) && all; i++)
    all = vanishes(s, derive_on_manifold(sys, m, i, b->value));
  sys->binds.at = binds;
  sys->binds.n = n;
  return all;
}

typedef enum { ROW_NEW, ROW_FOLLOWS, ROW_CONTRADICTS } screen_verdict;

static screen_verdict look_at(screen *s, const sys_bind *b) {
  derive_system *sys = s->sys;
  bool flat = true; /* the velocities that are left do not stand in it */
  memset(s->in, 0, (s->nkept + 1) * sizeof *s->in);
  for (uint32_t r = 0; r < sys->u.n && flat; r++) flat = vanishes(s, b->alpha[r]);
  if (flat) {
    ex rest = b->value != EXPR_NONE ? b->value : b->gamma;
    return vanishes(s, rest) ? ROW_FOLLOWS : differs(s, rest) ? ROW_CONTRADICTS : ROW_NEW;
  }
  if (s->nkept == 0 || !leans_at(s, b, 1) || !leans_at(s, b, 2)) return ROW_NEW;
  if (b->value != EXPR_NONE) return holds_already(s, b) ? ROW_FOLLOWS : ROW_NEW;
  ex rest;
  if (!combines(s, b, &rest)) return ROW_NEW;
  return vanishes(s, rest) ? ROW_FOLLOWS : differs(s, rest) ? ROW_CONTRADICTS : ROW_NEW;
}

static void contradicts(screen *s, const sys_bind *b) {
  derive_system *sys = s->sys;
  const char *all = names(s, b, b->name);
  diag_entry *e = all ? diag_at(sys->diags, DIAG_E305, b->span, "%s cannot hold together", all)
                      : diag_at(sys->diags, DIAG_E305, b->span, "no motion satisfies '%s'", b->name);
  diag_hint(sys->diags, e,
            all ? "Any one of them can be left out, and the rest holds." : "Nothing that can move stands in it.");
}

static void follows(screen *s, const sys_bind *b) {
  derive_system *sys = s->sys;
  const char *on = names(s, b, NULL);
  base_push(sys->arena, &sys->dropped, ((sys_dropped){*b, on ? on : ""}));
  if (on) diag_at(sys->diags, DIAG_N302, b->span, "'%s' follows from %s and adds no restriction", b->name, on);
  else
    diag_at(sys->diags, DIAG_N302, b->span, "'%s' holds by the choice of the coordinates and adds no restriction",
            b->name);
}

bool derive_screen(derive_system *sys) {
  if (sys->binds.n == 0) return true;
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  screen s = {.sys = sys, .a = &scratch};
  s.kept = BASE_ARRAY(sys->arena, sys_bind, sys->binds.n + 1);
  s.in = BASE_ARRAY(sys->arena, bool, sys->binds.n + 1);
  bool ok = some_state(&s);
  for (uint32_t i = 0; i < sys->binds.n && ok; i++) {
    const sys_bind *b = &sys->binds.at[i];
    screen_verdict v = look_at(&s, b);
    if (v == ROW_NEW) s.kept[s.nkept++] = *b;
    else if (v == ROW_FOLLOWS) follows(&s, b);
    else ok = false, contradicts(&s, b);
  }
  if (ok) {
    sys->binds.at = s.kept;
    sys->binds.cap = sys->binds.n + 1;
    sys->binds.n = s.nkept;
  }
  base_arena_free(&scratch);
  return ok;
}
