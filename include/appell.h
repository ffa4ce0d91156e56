/* appell: analytical mechanics from a page of text.

   A context holds limits and what there is to say; a model is made once and is
   then constant, so several threads may ask it questions, each with a context
   of its own. The library does no input or output and never ends the program:
   every function returns a status, texts come back in strings that belong to
   the context and live until ap_context_free.

     ap_context *ctx = ap_context_new(NULL);
     const ap_model *model;
     if (ap_model_parse(ctx, "pendulum.mech", text, strlen(text), NULL, &model) == AP_OK) {
       const char *out;
       ap_derive_options opt = ap_derive_options_default();
       if (ap_derive(ctx, model, &opt, &out) == AP_OK) puts(out);
     }
     fputs(ap_diagnostics(ctx, 0), stderr);
     ap_model_free(model);
     ap_context_free(ctx);
*/
#ifndef APPELL_H
#define APPELL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define APPELL_VERSION "0.1.0"
#define APPELL_SCHEMA 1 /* of every JSON text */

typedef enum ap_status {
  AP_OK = 0,
  AP_REFUTED = 1, /* an equality or a claim is false; a witness state is given */
  AP_USAGE = 2,   /* the question is wrong: an unknown option or name */
  AP_FILE = 3,    /* a file cannot be read (the library itself reads none) */
  AP_TEXT = 4,    /* the text of the model is wrong */
  AP_MODEL = 5,   /* the model is ill-posed */
  AP_RUN = 6,     /* no numbers at this state */
  AP_LIMIT = 7,   /* fuel or memory ran out, or cancelled */
  AP_OUTPUT = 8   /* a result cannot be written */
} ap_status;

typedef struct ap_context ap_context;
typedef struct ap_model ap_model;

typedef struct ap_limits {
  size_t max_bytes;           /* 0: no limit */
  uint64_t max_nodes;         /* expression nodes; 0: no limit */
  uint64_t proof_fuel;        /* polynomial terms per proof, a hundred times that per question; 0: the usual */
  const volatile int *cancel; /* another thread may set it non-zero */
  /* NULL: malloc's family */
  void *(*resize)(void *user, void *p, size_t old_size, size_t size);
  void *user;
} ap_limits;

ap_limits ap_limits_default(void);
ap_context *ap_context_new(const ap_limits *limits); /* NULL: default limits; returns NULL without memory */
void ap_context_free(ap_context *ctx);

/* What was said about the last text or question: errors, warnings, notes, as lines to show a person. */
const char *ap_diagnostics(const ap_context *ctx, int color);
const char *ap_diagnostics_json(const ap_context *ctx);
int ap_error_count(const ap_context *ctx);

/* The story behind a code such as "E204"; NULL if there is none. The list: ap_code(0), ap_code(1), … until NULL. */
const char *ap_explain(const char *code);
const char *ap_code(int i);
const char *ap_code_title(const char *code); /* one line */

/* A parameter set from outside ("m", "1.5"), before anything is derived. */
typedef struct ap_override {
  const char *name, *value;
} ap_override;

typedef struct ap_model_options {
  const ap_override *overrides;
  int count;
  const char *variant; /* a `case` of the model, or NULL */
  int contact;         /* servo-constraints are kept by contact, and the actuators do nothing: for comparison */
} ap_model_options;

ap_status ap_model_parse(ap_context *ctx, const char *name, const char *text, size_t size,
                         const ap_model_options *options, const ap_model **model);
void ap_model_free(const ap_model *model);
const char *ap_model_title(const ap_model *model);

typedef enum { AP_BY_GIBBS_APPELL, AP_BY_KANE, AP_BY_JOURDAIN, AP_BY_LAGRANGE, AP_BY_GAUSS, AP_BY_NEWTON } ap_principle;
/* in u and u'; u' = ...; in the coordinates' derivatives q', q'' with the constraints beside them */
typedef enum { AP_FORM_IMPLICIT, AP_FORM_SOLVED, AP_FORM_COORDINATES } ap_form;
/* LaTeX: equations only, for amsmath; Unicode: text with Greek letters, subscripts and dots */
typedef enum {
  AP_FORMAT_TEXT,
  AP_FORMAT_JSON,
  AP_FORMAT_LATEX,
  AP_FORMAT_UNICODE,
  AP_FORMAT_CSV, /* of a run: also JSON; NPZ is an archive of numpy's */
  AP_FORMAT_NPZ
} ap_format;
/* of derivatives in Unicode and LaTeX, where dots are usual; plain text and JSON always have primes */
typedef enum { AP_DERIVATIVES_DOTS, AP_DERIVATIVES_PRIMES } ap_derivatives;

typedef struct ap_derive_options {
  ap_principle principle;
  ap_form form;
  ap_format format;
  int steps; /* the whole derivation as a numbered document */
  ap_derivatives derivatives;
  const char *units; /* "m=1, a=1": parameters set to one by a choice of units, with how to restore them; or NULL */
  int multipliers;   /* constraints in evidence, each with its multiplier */
  int standalone;    /* LaTeX: a document that compiles as it is */
  int plain;         /* as derived, not simplified: for large systems, where time matters more than reading */
} ap_derive_options;

ap_derive_options ap_derive_options_default(void);
ap_status ap_derive(ap_context *ctx, const ap_model *model, const ap_derive_options *options, const char **out);

typedef struct ap_check_options {
  ap_format format;
} ap_check_options;

/* AP_OK: everything proved; AP_REFUTED: something is false; AP_LIMIT: something stayed open. */
ap_status ap_check(ap_context *ctx, const ap_model *model, const ap_check_options *options, const char **out);

typedef struct ap_eval_options {
  const char *state_json; /* {"t":…, "params":{}, "q":{}, "u":{}} or NULL: the model's initial state */
  ap_format format;
} ap_eval_options;

ap_status ap_eval(ap_context *ctx, const ap_model *model, const ap_eval_options *options, const char **out);

/* The forces that keep the constraints, as vectors; what kind of constraints there are. Text or JSON. */
ap_status ap_forces(ap_context *ctx, const ap_model *model, ap_format format, const char **out);
ap_status ap_constraints(ap_context *ctx, const ap_model *model, ap_format format, const char **out);
/* What closes on itself, what follows by quadratures, and what stays constant (energy, momenta). Text or JSON. */
ap_status ap_reduce(ap_context *ctx, const ap_model *model, ap_format format, const char **out);

typedef struct ap_show_options {
  const char *in;   /* a frame, or NULL: the one in which a vector is shortest */
  ap_format format; /* text or Unicode */
  ap_derivatives derivatives;
} ap_show_options;

/* A scalar, vector or tensor of the model: "omega(B)", "velocity(P, coin)", "gibbs()", "inertia(coin, about P)" … */
ap_status ap_show(ap_context *ctx, const ap_model *model, const char *expression, const ap_show_options *options,
                  const char **out);

/* --- motion --- */

/* AUTO: DOP853, changed to BDF where the system turns out to be stiff. DOP853: order 8, steps chosen by accuracy. RK4 and GAUSS (Gauss–Legendre, order 6, for long conservative runs) have
   fixed steps. ADAMS, BDF (stiff systems) and IDA (the equations unsolved) need SUNDIALS: ap_has_method. */
typedef enum { AP_AUTO, AP_DOP853, AP_RK4, AP_GAUSS, AP_ADAMS, AP_BDF, AP_IDA } ap_method;
int ap_has_method(ap_method method);

typedef struct ap_run_options {
  double from, to, every; /* NaN: what the model says; every: a 500th of the whole */
  double tolerance;       /* relative and absolute */
  double step;            /* of a fixed step, or the longest of the others; 0: found */
  ap_method method;
  ap_format format;       /* CSV, JSON or NPZ */
  const char *state_json; /* where it starts, as in ap_eval_options; NULL: the model's initial state */
  int strict;             /* a failed audit is an error */
  void (*progress)(void *user, double t, double from, double to); /* called while it runs, or NULL */
  void *user;
} ap_run_options;

typedef struct ap_run_answer {
  const char *data; /* text, or the bytes of an archive */
  size_t size;
  const char *report; /* the audit in words: energy, constraints, steps */
  int complete;       /* 0: the run ended early, or was cancelled; the data say so too */
} ap_run_answer;

ap_run_options ap_run_options_default(void);
/* AP_RUN or AP_LIMIT with data: what there is of a run that ended early or was cancelled. */
ap_status ap_run(ap_context *ctx, const ap_model *model, const ap_run_options *options, ap_run_answer *answer);

/* A motion that goes on as far as it is asked. It stands alone: the model must outlive it, the context need not; one
   thread at a time. Going on allocates nothing, unless the speeds in which it computes come near a pole. */
typedef struct ap_sim ap_sim;

/* from, tolerance, step, method and state_json of the options count. */
ap_status ap_sim_new(ap_context *ctx, const ap_model *model, const ap_run_options *options, ap_sim **sim);
void ap_sim_free(ap_sim *sim);
/* What it knows of every instant: the columns of ap_run, t first. */
int ap_sim_count(const ap_sim *sim);
const char *ap_sim_name(const ap_sim *sim, int column); /* NULL: there is no such column */
int ap_sim_find(const ap_sim *sim, const char *name);   /* -1: there is none of that name */
double ap_sim_time(const ap_sim *sim);
/* On to that time, exactly. AP_RUN: it cannot; it stands where it came to. AP_USAGE: that time has passed. */
ap_status ap_sim_to(ap_sim *sim, double t);
/* the value of a column now, NaN if there is none; all of them, until the next call */
double ap_sim_get(ap_sim *sim, const char *name);
const double *ap_sim_row(ap_sim *sim);
/* Another value for a coordinate or an independent speed; the rest gives way to the constraints. AP_USAGE: no such name;
   AP_RUN: the constraints do not allow it, and nothing is changed. */
ap_status ap_sim_set(ap_sim *sim, const char *name, double value);
/* What was said last, such as why it cannot go on. */
const char *ap_sim_said(ap_sim *sim);

/* Plots of the motion as SVG. A panel shows expressions of the model against time, one against another, or the rate of
   one against it. */
typedef enum { AP_PLOT_TIME, AP_PLOT_PATH, AP_PLOT_PHASE } ap_plot_kind;

typedef struct ap_plot_panel {
  ap_plot_kind kind;
  const char *what; /* "theta, phi"; "x, y"; "theta" */
} ap_plot_panel;

/* The same question to several models, such as the cases of one, laid over each other. */
typedef struct ap_plot_run {
  const ap_model *model;
  const char *name; /* in the legend; may be NULL if there is only one */
} ap_plot_run;

typedef struct ap_plot_options {
  const ap_plot_panel *panels; /* none: what the model's plot lines say, else every coordinate against time */
  int npanels;
  const ap_plot_run *others; /* beside the first */
  int nothers;
  const char *name; /* of the first, in the legend */
  int separate;     /* a panel for each curve */
  double until;     /* the time at the end; 0: as the model says */
} ap_plot_options;

/* AP_RUN with a text, here and for a view: the motion ended early, and is drawn as far as it goes. */
ap_status ap_plot(ap_context *ctx, const ap_model *model, const ap_plot_options *options, const char **out);

/* HTML: one page that needs nothing else, with the derivation, the plots and the animation; scene: its JSON alone */
typedef enum { AP_VIEW_HTML, AP_VIEW_SCENE } ap_view_form;

typedef struct ap_view_options {
  ap_view_form form;
  double until;        /* the time at the end; 0: as the model says */
  const char *variant; /* the case that the model was made with, to be shown; or NULL */
} ap_view_options;

ap_status ap_view(ap_context *ctx, const ap_model *model, const ap_view_options *options, const char **out);

typedef enum { AP_TO_C } ap_language;

typedef struct ap_export_options {
  ap_language language;
  const char *prefix; /* of every name in the text: a C identifier without a leading underscore; NULL: "model" */
} ap_export_options;

/* The equations as a program for elsewhere: C99 that needs the mathematical library alone. */
ap_status ap_export(ap_context *ctx, const ap_model *model, const ap_export_options *options, const char **out);

#ifdef __cplusplus
}
#endif
#endif
