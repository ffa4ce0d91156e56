/* export.c: which functions and arrays the C text of a model has, and what they are called. */
#include "run/export.h"

#include <math.h>

#include "code/code_text.h"
#include "derive/state.h"
#include "run/rhs.h"

/* A function of time without values would be a hole in the text. */
static bool no_given(derive_system *sys) {
  if (sys->m->givens.n == 0) return true;
  const mech_given *g = &sys->m->givens.at[0];
  diag_entry *e = diag_at(sys->diags, DIAG_E407, g->span, "'%s' is an arbitrary function of time", g->name);
  diag_hint(sys->diags, e, "Replace it by `let %s = …` with t in it.", g->name);
  return false;
}

/* parameters that have values, in the order of the model; NaN for the others. A value may lean on later ones. */
static double *parameter_values(derive_system *sys, const run_rhs *r) {
  double *v = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 1);
  double *out = BASE_ARRAY(sys->arena, double, r->nparams + 1);
  for (uint32_t i = 0; i < r->nparams; i++) v[expr_symbol_id(sys->g, r->params[i]->sym)] = (double)NAN;
  bool again = true;
  for (uint32_t pass = 0; again && pass <= r->nparams; pass++) {
    again = false;
    for (uint32_t i = 0; i < r->nparams; i++) {
      ex value = r->params[i]->value;
      out[i] = value == EXPR_NONE ? (double)NAN : expr_eval(sys->g, value, v);
      double *at = &v[expr_symbol_id(sys->g, r->params[i]->sym)];
      again = again || !(out[i] == *at || (isnan(out[i]) && isnan(*at)));
      *at = out[i];
    }
  }
  return out;
}

static void set_inputs(derive_system *sys, const run_rhs *r, code_text_array in[4]) {
  base_arena *a = sys->arena;
  const char **p = BASE_ARRAY(a, const char *, r->nparams + 1), **q = BASE_ARRAY(a, const char *, r->nq + 1);
  const char **u = BASE_ARRAY(a, const char *, r->nu + 1);
  for (uint32_t i = 0; i < r->nparams; i++) p[i] = r->params[i]->name;
  for (uint32_t i = 0; i < r->nq; i++) q[i] = sys->m->coords.at[i].name;
  for (uint32_t i = 0; i < r->nu; i++) u[i] = sys->u.at[i].name;
  in[0] = (code_text_array){"p", "parameters", r->nparams, false, true, p, parameter_values(sys, r)};
  in[1] = (code_text_array){"t", "time", 1, true, false, NULL, NULL};
  in[2] = (code_text_array){"q", "coordinates", r->nq, false, false, q, NULL};
  in[3] = (code_text_array){"u", "independent speeds", r->nu, false, false, u, NULL};
  double *v = BASE_ARRAY(a, double, expr_symbol_count(sys->g) + 1), *q0 = BASE_ARRAY(a, double, r->nq + 1);
  double *u0 = BASE_ARRAY(a, double, r->nu + 1);
  if (!derive_initial_values(sys, v)) return;
  for (uint32_t i = 0; i < r->nq; i++) q0[i] = v[expr_symbol_id(sys->g, sys->m->coords.at[i].sym)];
  for (uint32_t i = 0; i < r->nu; i++) u0[i] = v[expr_symbol_id(sys->g, sys->u.at[i].sym)];
  in[2].values = q0;
  in[3].values = u0;
}

static const char **dotted(base_arena *a, uint32_t n, const char *const *words, const bool *idle) {
  const char **out = BASE_ARRAY(a, const char *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    out[i] = base_format(a, "d/dt %s%s", words[i], idle && idle[i] ? ": nothing determines it, 0 was taken" : "");
  return out;
}

bool run_export_c(derive_system *sys, const char *prefix, base_text *out) {
  if (!no_given(sys)) return false;
  base_arena *a = sys->arena;
  run_rhs r;
  run_rhs_make(sys, &r);
  r.spec.interpret = true;
  code_program *p = code_make(a->ctx, sys->g, &r.spec);
  if (!p) {
    diag_all(sys->diags, DIAG_E408, "the equations contain '%s', which has no value",
             expr_symbol_name(sys->g, r.spec.stranger));
    return false;
  }
  base_cleanup undo; /* should writing fail */
  base_cleanup_push(a->ctx, &undo, (void (*)(void *))code_free, p);
  code_text_array in[4];
  set_inputs(sys, &r, in);
  const char *one = "of the equations: 1 at best, 0 where they are singular and the rates have no values";
  const code_text_array rates[] = {
      {"qdot", "rates of the coordinates", r.nq, false, false, dotted(a, r.nq, in[2].words, NULL), NULL},
      {"udot", "rates of the speeds", r.nu, false, false, dotted(a, r.nu, in[3].words, r.idle), NULL}};
  const code_text_array forces[] = {
      {"lambda", "multipliers, by row of a constraint", r.nmultipliers, false, false, r.multiplier, NULL}};
  const code_text_array watch[] = {{"pivot", "regularity", 1, false, false, &one, NULL}};
  const code_text_function functions[] = {{"rates", "qdot and udot", RHS_RATES, 2, rates},
                                          {"regularity", "pivot", RHS_WATCH, 1, watch},
                                          {"multipliers", "lambda", RHS_FORCES, 1, forces}};
  const uint32_t all = sizeof functions / sizeof *functions, without_forces = r.nmultipliers == 0;
  const code_text_file file = {sys->m->title, prefix, 4, all - without_forces, in, functions};
  code_text(p, &file, out);
  base_cleanup_pop(a->ctx, &undo);
  code_free(p);
  return true;
}
