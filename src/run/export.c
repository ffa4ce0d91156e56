/* export.c: which functions and arrays the C text of a model has, and what they are called. */
#include "run/export.h"

#include <math.h>

#include "code/code_text.h"
#include "derive/forces.h"
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

/* --- further entries: energies, and the model's `output` lines --- */

enum { ENERGIES = RHS_ENTRIES, OUTPUTS, ENTRIES };

typedef struct further {
  code_entry entries[ENTRIES];
  uint32_t noutputs;
  const char **output; /* as written */
} further;

static void add_energies(derive_system *sys, further *x) {
  ex *e = BASE_ARRAY(sys->arena, ex, 2);
  e[0] = sys->kinetic, e[1] = sys->potential;
  x->entries[ENERGIES] = (code_entry){2, e};
}

/* An output with a force that nothing determines is left out, with a word. */
static void add_outputs(derive_system *sys, further *x) {
  const mech_model *m = sys->m;
  ex *e = BASE_ARRAY(sys->arena, ex, m->outputs.n + 1);
  x->output = BASE_ARRAY(sys->arena, const char *, m->outputs.n + 1);
  for (uint32_t i = 0; i < m->outputs.n; i++) {
    const mech_output *o = &m->outputs.at[i];
    const force_law *culprit = NULL;
    ex value = derive_with_forces(sys, o->value, &culprit);
    if (value == EXPR_NONE) {
      diag_entry *d = diag_at(sys->diags, DIAG_W412, o->span, "'%s' is left out: the force of '%s' is not determined",
                              o->text, culprit ? culprit->name : "a constraint");
      diag_hint(sys->diags, d, "appell forces says what can be told of it.");
      continue;
    }
    e[x->noutputs] = derive_reduce(sys, value);
    x->output[x->noutputs++] = o->text;
  }
  x->entries[OUTPUTS] = (code_entry){x->noutputs, e};
}

static void put_text(derive_system *sys, const run_rhs *r, const further *x, const code_program *p, const char *prefix,
                     base_text *out) {
  base_arena *a = sys->arena;
  code_text_array in[4];
  set_inputs(sys, r, in);
  static const char *const one[] = {
      "of the equations: 1 at best, 0 where they are singular and the rates have no values"};
  static const char *const kinds[] = {"kinetic energy", "potential energy"};
  const code_text_array rates[] = {
      {"qdot", "rates of the coordinates", r->nq, false, false, dotted(a, r->nq, in[2].words, NULL), NULL},
      {"udot", "rates of the speeds", r->nu, false, false, dotted(a, r->nu, in[3].words, r->idle), NULL}};
  const code_text_array watch = {"pivot", "regularity", 1, false, false, one, NULL};
  const code_text_array energy = {"energy", "energies", 2, false, false, kinds, NULL};
  const code_text_array forces = {"lambda",
                                  "multipliers by row of a constraint, magnitudes of actuators",
                                  r->nmultipliers,
                                  false,
                                  false,
                                  r->multiplier,
                                  NULL};
  const code_text_array outputs = {"out", "outputs of the model", x->noutputs, false, false, x->output, NULL};
  code_text_function f[5] = {{"rates", "qdot and udot", RHS_RATES, 2, rates},
                             {"regularity", "pivot", RHS_WATCH, 1, &watch},
                             {"energies", "energy", ENERGIES, 1, &energy}};
  uint32_t n = 3;
  if (r->nmultipliers) f[n++] = (code_text_function){"multipliers", "lambda", RHS_FORCES, 1, &forces};
  if (x->noutputs) f[n++] = (code_text_function){"outputs", "out", OUTPUTS, 1, &outputs};
  const code_text_file file = {sys->m->title, prefix, 4, n, in, f};
  code_text(p, &file, out);
}

bool run_export_c(derive_system *sys, const char *prefix, base_text *out) {
  if (!no_given(sys)) return false;
  base_arena *a = sys->arena;
  run_rhs r;
  further x = {.noutputs = 0};
  run_rhs_make(sys, &r);
  for (int i = 0; i < RHS_ENTRIES; i++) x.entries[i] = r.entries[i];
  add_energies(sys, &x);
  add_outputs(sys, &x);
  r.spec.entries = x.entries;
  r.spec.nentries = ENTRIES;
  r.spec.interpret = true;
  code_program *p = code_make(a->ctx, sys->g, &r.spec);
  if (!p) {
    diag_all(sys->diags, DIAG_E408, "the equations contain '%s', which has no value",
             expr_symbol_name(sys->g, r.spec.stranger));
    return false;
  }
  base_cleanup undo; /* should writing fail */
  base_cleanup_push(a->ctx, &undo, (void (*)(void *))code_free, p);
  put_text(sys, &r, &x, p, prefix, out);
  base_cleanup_pop(a->ctx, &undo);
  code_free(p);
  return true;
}
