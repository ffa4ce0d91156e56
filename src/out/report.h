/* report: results as text for people and as JSON for programs. */
#ifndef APPELL_OUT_REPORT_H
#define APPELL_OUT_REPORT_H

#include "derive/check.h"
#include "derive/state.h"
#include "derive/system.h"

#define OUT_SCHEMA 1

typedef enum { OUT_GIBBS_APPELL, OUT_KANE, OUT_JOURDAIN, OUT_LAGRANGE, OUT_GAUSS, OUT_NEWTON } out_principle;

typedef enum { OUT_IMPLICIT, OUT_SOLVED, OUT_COORDINATES } out_form; /* in u'; u' = …; in q', q'' */

typedef struct out_equations {
  out_principle principle;
  out_form form;
  bool json, latex, unicode; /* unicode: the graph has that style too */
  bool standalone;           /* LaTeX: a whole document */
  bool typeset;              /* JSON of the steps: LaTeX beside the text */
  const char *units;         /* constants to be set to one, "m=1, a=1", or NULL */
  bool multipliers;          /* constraints in evidence */
} out_equations;

/* BASE_LIMIT if the solved form was asked for and cannot be had; BASE_USAGE after a complaint about the units */
base_status out_derivation(derive_system *sys, const out_equations *options, base_text *out);
/* the derivation as a numbered document; false after a complaint */
bool out_steps(derive_system *sys, const out_equations *options, base_text *out);
/* one expression of the source text, in its shortest frame or in the one named; false after a complaint */
bool out_show(derive_system *sys, const base_source *source, const char *in, base_text *out);
void out_check(derive_system *sys, const check_report *r, bool json, base_text *out);
void out_state(derive_system *sys, const state_result *r, bool json, base_text *out);

/* what kind of constraints there are, one by one and together */
void out_constraints(derive_system *sys, bool json, base_text *out);
/* what closes on itself, what follows by integration, what stays constant */
void out_reduction(derive_system *sys, bool json, base_text *out);
/* the forces that keep them as vectors, before and after their magnitudes are known */
void out_forces(derive_system *sys, bool json, base_text *out);
/* the text, with every formula in LaTeX between \1 and \2: for a page */
void out_forces_typeset(derive_system *sys, base_text *out);

/* reads {"t", "params", "q", "u"}; false after a complaint */
bool out_read_state(base_arena *arena, const char *json, diag_list *diags, state_request *request);

#endif
