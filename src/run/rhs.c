/* rhs.c: from a derived system to a spec of a program.

   K [u'; lambda; mu] = b (derive/kkt.c): without servo-constraints and constraints beyond the linear ones K is the mass
   matrix, which is symmetric and positive definite wherever the motion is determined. The multipliers of the embedded
   constraints follow from u', lambda and mu. Speeds that nothing determines stay as they are, u' = 0, so that the
   others have an answer. */
#include "run/rhs.h"

#include <math.h>
#include <string.h>

static void add_inputs(derive_system *sys, run_rhs *r) {
  const mech_model *m = sys->m;
  code_input *in = BASE_ARRAY(sys->arena, code_input, m->params.n + 1 + m->coords.n + sys->u.n);
  uint32_t n = 0;
  r->params = BASE_ARRAY(sys->arena, const mech_param *, m->params.n + 1);
  for (uint32_t i = 0; i < m->params.n; i++) {
    if (m->params.at[i].integer) continue;
    r->params[r->nparams++] = &m->params.at[i];
    in[n++] = (code_input){m->params.at[i].sym, CODE_PARAM};
  }
  in[n++] = (code_input){m->t, CODE_TIME};
  for (uint32_t i = 0; i < m->coords.n; i++) in[n++] = (code_input){m->coords.at[i].sym, CODE_PLACE};
  for (uint32_t i = 0; i < sys->u.n; i++) in[n++] = (code_input){sys->u.at[i].sym, CODE_SPEED};
  r->nq = m->coords.n;
  r->nu = sys->u.n;
  r->spec.inputs = in;
  r->spec.ninputs = n;
}

/* lets of time, and speeds that depend on others */
static void add_definitions(derive_system *sys, run_rhs *r) {
  uint32_t n = 0;
  code_definition *d = BASE_ARRAY(sys->arena, code_definition, sys->lets.n + 2 * sys->dependent.n + 1);
  for (uint32_t i = 0; i < sys->lets.n; i++) d[n++] = (code_definition){sys->lets.at[i].sym, sys->lets.at[i].value};
  for (uint32_t i = 0; i < sys->dependent.n; i++) {
    const sys_dependent *x = &sys->dependent.at[i];
    d[n++] = (code_definition){x->sym, x->value};
    d[n++] = (code_definition){x->dot, x->value_dot};
  }
  r->spec.definitions = d;
  r->spec.ndefinitions = n;
}

/* Speeds that nothing determines (derive_is_idle). To ask that exactly costs a normal form of the mass matrix, so only
   those are asked for that have no inertia at a random point. */
static void find_idle(derive_system *sys, run_rhs *r) {
  uint32_t n = sys->u.n;
  r->idle = BASE_ARRAY(sys->arena, bool, n + 1);
  base_arena scratch;
  base_scratch_init(&scratch, sys->arena->ctx);
  ex *diagonal = BASE_ARRAY(&scratch, ex, n + 1);
  double *at = BASE_ARRAY(&scratch, double, expr_symbol_count(sys->g) + 1), *m = BASE_ARRAY(&scratch, double, n + 1);
  for (uint32_t i = 0; i < n; i++) diagonal[i] = sys->mass[i * n + i];
  normal_random_point(sys->g, &sys->m->facts, 1, at);
  derive_let_values(sys, at);
  expr_tape_run(expr_tape_new(sys->g, &scratch, n, diagonal), at, m);
  for (uint32_t i = 0; i < n; i++) r->idle[i] = !(fabs(m[i]) > 1e-12) && derive_is_idle(sys, i);
  base_arena_free(&scratch);
}

static void add_solve(derive_system *sys, run_rhs *r) {
  const sys_kkt *p = derive_kkt(sys);
  uint32_t n = p->n, w = p->w;
  ex *k = BASE_ARRAY(sys->arena, ex, w * w + 1), *b = BASE_ARRAY(sys->arena, ex, w + 1);
  ex *x = BASE_ARRAY(sys->arena, ex, w + 1);
  memcpy(k, p->k, w * w * sizeof *k);
  memcpy(b, p->b, w * sizeof *b);
  for (uint32_t i = 0; i < w; i++) x[i] = derive_unknown(sys, i);
  find_idle(sys, r);
  for (uint32_t i = 0; i < n; i++) {
    if (!r->idle[i]) continue;
    for (uint32_t j = 0; j < n; j++) k[i * w + j] = k[j * w + i] = EXPR_ZERO; /* equal to it, if not so written */
    k[i * w + i] = EXPR_ONE;
    b[i] = EXPR_ZERO;
  }
  r->solve = (code_solve){w, w == n, k, b, x, expr_symbol(sys->g, "solve.pivot", SYM_PROBE)};
  r->spec.solves = &r->solve;
  r->spec.nsolves = 1;
}

static void add_entries(derive_system *sys, run_rhs *r) {
  expr_graph *g = sys->g;
  uint32_t nq = r->nq, n = sys->u.n, m = sys->binds.n, nd = sys->drives.n, ns = sys->sigma.n;
  ex *rates = BASE_ARRAY(sys->arena, ex, nq + n + 1), *forces = BASE_ARRAY(sys->arena, ex, ns + m + nd + 1);
  memcpy(rates, sys->qdot, nq * sizeof *rates);
  for (uint32_t i = 0; i < n; i++) rates[nq + i] = sys->u.at[i].dot;
  r->nmultipliers = ns + m + nd;
  r->multiplier = BASE_ARRAY(sys->arena, const char *, ns + m + nd + 1);
  for (uint32_t k = 0; k < ns; k++) {
    ex e = derive_multipliers(sys)[k];
    for (uint32_t j = 0; j < m; j++) e = expr_sub(g, e, expr_mul(g, sys->binds.at[j].lambda, sys->binds.at[j].beta[k]));
    for (uint32_t j = 0; j < nd; j++)
      e = expr_sub(g, e, expr_mul(g, sys->drives.at[j].mu, sys->drives.at[j].across[k]));
    forces[k] = e;
    r->multiplier[k] = sys->sigma.at[k].name;
  }
  for (uint32_t j = 0; j < m; j++) {
    forces[ns + j] = sys->binds.at[j].lambda;
    r->multiplier[ns + j] = sys->binds.at[j].name;
  }
  for (uint32_t j = 0; j < nd; j++) {
    forces[ns + m + j] = sys->drives.at[j].mu;
    r->multiplier[ns + m + j] = sys->drives.at[j].name;
  }
  r->entries[RHS_RATES] = (code_entry){nq + n, rates};
  r->entries[RHS_FORCES] = (code_entry){r->nmultipliers, forces};
  r->entries[RHS_WATCH] = (code_entry){1, &r->solve.pivot};
  r->spec.entries = r->entries;
  r->spec.nentries = RHS_ENTRIES;
}

void run_rhs_make(derive_system *sys, run_rhs *r) {
  derive_gibbs(sys);
  *r = (run_rhs){0};
  add_inputs(sys, r);
  add_definitions(sys, r);
  add_solve(sys, r);
  add_entries(sys, r);
}
