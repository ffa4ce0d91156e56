/* api.c: the public face and the failure boundary.

   Every entry sets a boundary; whatever fails inside jumps back here, the
   half-made objects are freed, and the status is returned. A model is constant
   once made: questions grow a private copy of its graph. */
#include <appell.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "code/code_text.h"
#include "out/page.h"
#include "out/plot.h"
#include "out/report.h"
#include "out/trajectory.h"
#include "run/export.h"

ap_limits ap_limits_default(void) {
  return (ap_limits){0};
}

/* One proof may spend the fuel; all proofs of a question a hundred times as much, and always enough for a usual one. */
static uint64_t whole_fuel(uint64_t fuel) {
  uint64_t whole = fuel > UINT64_MAX / 100 ? UINT64_MAX : 100 * fuel;
  return fuel && whole < NORMAL_FUEL_USUAL ? NORMAL_FUEL_USUAL : whole;
}

void api_set_limits(base_ctx *b, const ap_limits *l) {
  b->max_terms = whole_fuel(l->proof_fuel);
  b->max_bytes = l->max_bytes;
  b->max_nodes = l->max_nodes;
  b->cancel = l->cancel;
  b->resize = l->resize;
  b->user = l->user;
}

void *api_raw(const ap_limits *l, void *p, size_t old, size_t size) {
  if (l->resize) return l->resize(l->user, p, old, size);
  if (size) return realloc(p, size);
  free(p);
  return NULL;
}

/* Nothing that belongs to an earlier model, which may be gone. */
static void show_nothing(ap_context *ctx) {
  ctx->nowhere = (base_source){"appell", "", 0, &ctx->first_line, 1};
  ctx->source = &ctx->nowhere;
}

ap_context *ap_context_new(const ap_limits *limits) {
  ap_limits none = ap_limits_default();
  const ap_limits *l = limits ? limits : &none;
  ap_context *ctx = api_raw(l, NULL, 0, sizeof *ctx);
  if (!ctx) return NULL;
  memset(ctx, 0, sizeof *ctx);
  api_set_limits(&ctx->base, l);
  ctx->fuel = l->proof_fuel;
  base_arena_init(&ctx->arena, &ctx->base);
  diag_init(&ctx->diags, &ctx->arena);
  show_nothing(ctx);
  return ctx;
}

ap_limits api_limits_of(const base_ctx *b) {
  return (ap_limits){.resize = b->resize, .user = b->user};
}

void ap_context_free(ap_context *ctx) {
  if (!ctx) return;
  ap_limits l = api_limits_of(&ctx->base);
  base_arena_free(&ctx->arena);
  api_raw(&l, ctx, sizeof *ctx, 0);
}

/* --- what there is to say --- */

static const char *diagnostics(const ap_context *shown, bool json, bool color) {
  ap_context *ctx = (ap_context *)(uintptr_t)shown; /* the text is kept in the context's arena */
  jmp_buf boundary;
  ctx->base.boundary = &boundary;
  ctx->base.status = BASE_OK;
  if (setjmp(boundary)) {
    ctx->base.boundary = NULL;
    return json ? "[{\"code\": \"E701\", \"severity\": \"error\", \"line\": 0, \"column\": 0, \"message\": \"out of "
                  "memory\", "
                  "\"hint\": null}]"
                : "appell: error[E701]: out of memory\n";
  }
  base_text t;
  base_text_init(&t, &ctx->arena);
  if (json) diag_print_json(&ctx->diags, ctx->source, &t);
  else diag_print(&ctx->diags, ctx->source, color, &t);
  ctx->base.boundary = NULL;
  return base_text_str(&t);
}

const char *ap_diagnostics(const ap_context *ctx, int color) {
  return diagnostics(ctx, false, color != 0);
}

const char *ap_diagnostics_json(const ap_context *ctx) {
  return diagnostics(ctx, true, false);
}

int ap_error_count(const ap_context *ctx) {
  return (int)ctx->diags.errors;
}

const char *ap_explain(const char *code) {
  const diag_info *i = code ? diag_find(code) : NULL;
  return i ? i->explanation : NULL;
}

const char *ap_code(int i) {
  return i >= 0 && i < DIAG_COUNT ? diag_about((diag_code)i)->code : NULL;
}

const char *ap_code_title(const char *code) {
  const diag_info *i = code ? diag_find(code) : NULL;
  return i ? i->title : NULL;
}

/* --- the boundary --- */

/* A copy of the text that the diagnostics point into: the context's own, since the model may go before they are read. */
void api_show(ap_context *ctx, const base_source *of) {
  base_source *own = BASE_NEW(&ctx->arena, base_source);
  const char *name = base_strdup(&ctx->arena, of->name, strlen(of->name));
  base_source_init(own, &ctx->arena, name, base_strdup(&ctx->arena, of->text, of->size), of->size);
  ctx->source = own;
}

/* What a failure means to the caller, said once. `of`: the text in question, if it has not been copied yet. */
ap_status api_failed(ap_context *ctx, const base_ctx *where, const base_source *of) {
  base_status status = where->status ? where->status : BASE_LIMIT;
  char message[256];
  memcpy(message, where->message, sizeof message);
  jmp_buf boundary;
  ctx->base.boundary = &boundary;
  if (!setjmp(boundary)) {
    if (of) api_show(ctx, of);
    diag_entry *e = diag_all(&ctx->diags, DIAG_E701, "%s", message);
    diag_hint(&ctx->diags, e, "Raise the limit, or ask for less.");
  }
  ctx->base.boundary = NULL;
  return (ap_status)status;
}

void api_begin(ap_context *ctx) {
  ctx->base.status = BASE_OK;
  ctx->base.message[0] = 0;
  ctx->base.nodes = ctx->base.terms = 0;
  show_nothing(ctx);
  ctx->diags.entries.n = 0;
  ctx->diags.errors = ctx->diags.dropped = 0;
}

/* --- models --- */

void ap_model_free(const ap_model *model) {
  ap_model *m = (ap_model *)(uintptr_t)model;
  if (!m) return;
  ap_limits l = api_limits_of(&m->base);
  if (m->mech) mech_free(m->mech);
  base_arena_free(&m->arena);
  api_raw(&l, m, sizeof *m, 0);
}

const char *ap_model_title(const ap_model *model) {
  return model->mech->title;
}

static const mech_options *convert(ap_model *m, const ap_model_options *o) {
  mech_options *r = BASE_NEW(&m->arena, mech_options);
  if (!o) return r;
  mech_override *list = BASE_ARRAY(&m->arena, mech_override, o->count + 1);
  for (int i = 0; i < o->count; i++) {
    const char *name = o->overrides[i].name, *value = o->overrides[i].value;
    list[i] = (mech_override){base_strdup(&m->arena, name, strlen(name)), base_strdup(&m->arena, value, strlen(value))};
  }
  *r = (mech_options){list, (uint32_t)o->count,
                      o->variant ? base_strdup(&m->arena, o->variant, strlen(o->variant)) : NULL, o->contact != 0};
  return r;
}

/* Diagnostics are written into the context's arena; everything else into the model's. */
static bool build(ap_context *ctx, ap_model *m, const char *name, const char *text, size_t size,
                  const ap_model_options *o) {
  /* the context keeps what was said, and the source to show it, after a failed model is gone */
  api_show(ctx, &(base_source){name, text, (uint32_t)size, NULL, 0});
  const char *own = base_strdup(&m->arena, text, size);
  base_source_init(&m->source, &m->arena, base_strdup(&m->arena, name, strlen(name)), own, (uint32_t)size);
  base_names_init(&m->names, &m->arena);
  diag_list diags;
  diag_init(&diags, &m->arena);
  const mech_options *options = convert(m, o);
  lang_file *file = lang_parse(&m->arena, &m->names, &m->source, &diags);
  m->mech = mech_build(&m->arena, &m->names, file, options, &diags);
  for (uint32_t i = 0; i < diags.entries.n; i++) {
    diag_entry e = diags.entries.at[i];
    e.message = base_strdup(&ctx->arena, e.message, strlen(e.message));
    if (e.hint) e.hint = base_strdup(&ctx->arena, e.hint, strlen(e.hint));
    base_push(&ctx->arena, &ctx->diags.entries, e);
  }
  ctx->diags.errors = diags.errors;
  ctx->diags.dropped = diags.dropped;
  return m->mech != NULL;
}

/* Which class of outcome the errors belong to: the text, the mechanics, or what was asked from outside. */
ap_status api_status_of(const ap_context *ctx) {
  bool text = false, model = false, numbers = false;
  for (uint32_t i = 0; i < ctx->diags.entries.n; i++) {
    const diag_entry *e = &ctx->diags.entries.at[i];
    if (diag_about(e->code)->severity != DIAG_ERROR) continue;
    bool outside = e->code == DIAG_E404 || e->code == DIAG_E406 || e->code == DIAG_E411 ||
                   (!e->placed && (e->code == DIAG_E215 || e->code == DIAG_E216));
    char group = diag_about(e->code)->code[1];
    text = text || (!outside && (group == '1' || group == '2'));
    numbers = numbers || (!outside && group == '4');
    model = model || (!outside && (group == '3' || group == '9'));
  }
  return text ? AP_TEXT : model ? AP_MODEL : numbers ? AP_RUN : AP_USAGE;
}

ap_status ap_model_parse(ap_context *ctx, const char *name, const char *text, size_t size,
                         const ap_model_options *options, const ap_model **model) {
  *model = NULL;
  api_begin(ctx);
  ap_limits l = api_limits_of(&ctx->base);
  l.max_bytes = ctx->base.max_bytes;
  l.max_nodes = ctx->base.max_nodes;
  l.cancel = ctx->base.cancel;
  l.proof_fuel = ctx->fuel;
  ap_model *m = api_raw(&l, NULL, 0, sizeof *m);
  if (!m) return AP_LIMIT;
  memset(m, 0, sizeof *m);
  api_set_limits(&m->base, &l);
  base_arena_init(&m->arena, &m->base);
  jmp_buf boundary;
  m->base.boundary = ctx->base.boundary = &boundary;
  if (setjmp(boundary)) {
    ap_status s = api_failed(ctx, m->base.status ? &m->base : &ctx->base, NULL);
    ap_model_free(m);
    return s;
  }
  if (size > UINT32_MAX / 2) base_fail(&m->base, BASE_LIMIT, "the text is too long");
  normal_guard(&m->base);
  bool ok = build(ctx, m, name ? name : "model", text, size, options);
  m->base.boundary = ctx->base.boundary = NULL;
  if (ok) {
    *model = m;
    return AP_OK;
  }
  ap_model_free(m);
  return api_status_of(ctx);
}

/* --- questions --- */

typedef struct question {
  ap_context *ctx;
  const ap_model *model;
  base_arena arena; /* of the answer's workings */
  derive_system *sys;
  ap_status (*answer)(struct question *q, base_text *out);
  const void *options;
  const base_source *about; /* the text that diagnostics point into, if not the model's */
} question;

static ap_status ask(question *q, const char **out) {
  ap_context *ctx = q->ctx;
  *out = "";
  api_begin(ctx);
  base_arena_init(&q->arena, &ctx->base);
  q->sys = NULL;
  jmp_buf boundary;
  ctx->base.boundary = &boundary;
  if (setjmp(boundary)) {
    if (q->sys) derive_free(q->sys);
    base_arena_free(&q->arena);
    *out = "";
    return api_failed(ctx, &ctx->base, q->about ? q->about : q->model->mech->source);
  }
  normal_guard(&ctx->base);
  q->sys = derive_kinematics(&q->arena, q->model->mech, &ctx->diags);
  ap_status s = AP_MODEL;
  if (q->sys) {
    base_text t;
    base_text_init(&t, &ctx->arena);
    s = q->answer(q, &t);
    *out = base_text_str(&t);
    if (q->sys) derive_free(q->sys);
    q->sys = NULL;
  }
  if (ctx->diags.entries.n) api_show(ctx, q->about ? q->about : q->model->mech->source);
  base_arena_free(&q->arena);
  ctx->base.boundary = NULL;
  return s;
}

ap_derive_options ap_derive_options_default(void) {
  return (ap_derive_options){
      AP_BY_GIBBS_APPELL, AP_FORM_IMPLICIT, AP_FORMAT_TEXT, 0, AP_DERIVATIVES_DOTS, NULL, 0, 0, 0};
}

/* everything that the answer prints has this style: steps and vectors too */
static void set_style(question *q, ap_format format, ap_derivatives derivatives) {
  expr_set_style(q->sys->g, (expr_style){format == AP_FORMAT_UNICODE, derivatives == AP_DERIVATIVES_PRIMES});
}

static ap_status answer_derive(question *q, base_text *out) {
  const ap_derive_options *o = q->options;
  static const out_principle by[] = {OUT_GIBBS_APPELL, OUT_KANE, OUT_JOURDAIN, OUT_LAGRANGE, OUT_GAUSS, OUT_NEWTON};
  if ((unsigned)o->principle >= sizeof by / sizeof *by) return AP_USAGE;
  static const out_form form[] = {OUT_IMPLICIT, OUT_SOLVED, OUT_COORDINATES};
  if ((unsigned)o->form >= sizeof form / sizeof *form) return AP_USAGE;
  out_equations e = {.principle = by[o->principle],
                     .form = form[o->form],
                     .json = o->format == AP_FORMAT_JSON,
                     .latex = o->format == AP_FORMAT_LATEX,
                     .unicode = o->format == AP_FORMAT_UNICODE,
                     .standalone = o->standalone != 0,
                     .units = o->units,
                     .multipliers = o->multipliers != 0};
  bool own_form = o->principle == AP_BY_GAUSS || o->principle == AP_BY_NEWTON; /* one form, multipliers in it */
  if (own_form && (o->steps || o->multipliers || o->form != AP_FORM_IMPLICIT)) return AP_USAGE;
  set_style(q, o->format, o->derivatives);
  q->sys->plain = o->plain != 0;
  if (o->steps) return out_steps(q->sys, &e, out) ? AP_OK : api_status_of(q->ctx);
  base_status status = out_derivation(q->sys, &e, out);
  if (q->ctx->diags.errors && status == BASE_LIMIT) return api_status_of(q->ctx);
  if (status != BASE_LIMIT) return (ap_status)status;
  diag_entry *entry =
      diag_all(&q->ctx->diags, DIAG_E702,
               "the equations are too large to be solved for the accelerations, or the mass matrix is singular");
  diag_hint(&q->ctx->diags, entry, "The implicit form is always available: ask for it instead of the solved one.");
  return AP_LIMIT;
}

ap_status ap_derive(ap_context *ctx, const ap_model *model, const ap_derive_options *options, const char **out) {
  ap_derive_options usual = ap_derive_options_default();
  question q = {.ctx = ctx, .model = model, .answer = answer_derive, .options = options ? options : &usual};
  return ask(&q, out);
}

static ap_status answer_check(question *q, base_text *out) {
  const ap_check_options *o = q->options;
  check_report *r = derive_check(q->sys, q->ctx->fuel);
  out_check(q->sys, r, o && o->format == AP_FORMAT_JSON, out);
  return r->refuted ? AP_REFUTED : r->open ? AP_LIMIT : AP_OK;
}

ap_status ap_check(ap_context *ctx, const ap_model *model, const ap_check_options *options, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_check, .options = options};
  return ask(&q, out);
}

/* The speeds fail at a state, though the motion may be regular: the model's own stay, what completed them is chosen anew. */
static bool repick(question *q, const double *values) {
  const mech_model *m = q->model->mech;
  diag_list quiet;
  diag_init(&quiet, &q->arena);
  double *at = BASE_ARRAY(&q->arena, double, expr_symbol_count(m->g) + 1);
  for (uint32_t i = 0; i < expr_symbol_count(m->g); i++) at[i] = values[i];
  derive_system *other = derive_kinematics_at(&q->arena, m, &quiet, at);
  if (!other) return false;
  bool same = other->u.n == q->sys->u.n;
  for (uint32_t i = 0; same && i < other->u.n; i++) same = strcmp(other->u.at[i].name, q->sys->u.at[i].name) == 0;
  if (same) {
    derive_free(other);
    return false;
  }
  derive_free(q->sys);
  q->sys = other;
  q->sys->diags = &q->ctx->diags;
  q->ctx->diags.entries.n = 0;
  q->ctx->diags.errors = 0;
  base_text t;
  base_text_init(&t, &q->arena);
  for (uint32_t i = 0; i < other->u.n; i++) base_printf(&t, "%s%s", i ? ", " : "", other->u.at[i].name);
  diag_all(&q->ctx->diags, DIAG_N304, "at this state the independent speeds are %s", base_text_str(&t));
  return true;
}

static ap_status answer_eval(question *q, base_text *out) {
  const ap_eval_options *o = q->options;
  state_request request = {0};
  state_result result = {0};
  if (o && o->state_json && !out_read_state(&q->arena, o->state_json, &q->ctx->diags, &request)) return AP_USAGE;
  bool ok = derive_state(q->sys, &request, &result);
  if (!ok && result.pole && repick(q, result.values)) ok = derive_state(q->sys, &request, &result);
  if (!ok) return api_status_of(q->ctx);
  out_state(q->sys, &result, o && o->format == AP_FORMAT_JSON, out);
  return AP_OK;
}

ap_status ap_eval(ap_context *ctx, const ap_model *model, const ap_eval_options *options, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_eval, .options = options};
  return ask(&q, out);
}

static ap_status answer_forces(question *q, base_text *out) {
  out_forces(q->sys, *(const ap_format *)q->options == AP_FORMAT_JSON, out);
  return AP_OK;
}

ap_status ap_forces(ap_context *ctx, const ap_model *model, ap_format format, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_forces, .options = &format};
  return ask(&q, out);
}

static ap_status answer_constraints(question *q, base_text *out) {
  out_constraints(q->sys, *(const ap_format *)q->options == AP_FORMAT_JSON, out);
  return AP_OK;
}

ap_status ap_constraints(ap_context *ctx, const ap_model *model, ap_format format, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_constraints, .options = &format};
  return ask(&q, out);
}

static ap_status answer_reduce(question *q, base_text *out) {
  if (q->sys->servos.n) {
    diag_entry *e = diag_at(&q->ctx->diags, DIAG_E350, q->model->mech->servos.at[0].equation.span,
                            "a motion that actuators keep is not reduced");
    diag_hint(&q->ctx->diags, e,
              "appell derive shows what the servo-constraints determine; as a constraint '%s' could be looked at.",
              q->model->mech->servos.at[0].equation.name);
    return AP_MODEL;
  }
  out_reduction(q->sys, *(const ap_format *)q->options == AP_FORMAT_JSON, out);
  return AP_OK;
}

ap_status ap_reduce(ap_context *ctx, const ap_model *model, ap_format format, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_reduce, .options = &format};
  return ask(&q, out);
}

typedef struct show_question {
  const char *expression;
  ap_show_options options;
} show_question;

static ap_status answer_show(question *q, base_text *out) {
  const show_question *o = q->options;
  base_source *source = BASE_NEW(&q->ctx->arena, base_source);
  size_t n = strlen(o->expression);
  if (n > UINT32_MAX / 2) base_fail(&q->ctx->base, BASE_LIMIT, "the expression is too long");
  base_source_init(source, &q->ctx->arena, "expression", base_strdup(&q->ctx->arena, o->expression, n), (uint32_t)n);
  q->ctx->diags.entries.n = 0; /* notes about the model point into another text */
  q->about = source;
  set_style(q, o->options.format, o->options.derivatives);
  return out_show(q->sys, source, o->options.in, out) ? AP_OK : AP_USAGE;
}

ap_status ap_show(ap_context *ctx, const ap_model *model, const char *expression, const ap_show_options *options,
                  const char **out) {
  show_question o = {.expression = expression};
  if (options) o.options = *options;
  question q = {.ctx = ctx, .model = model, .answer = answer_show, .options = &o};
  return ask(&q, out);
}

/* --- motion --- */

static sim_method api_method(ap_method method) {
  static const sim_method is[] = {SIM_DOP853, SIM_DOP853, SIM_RK4, SIM_GAUSS, SIM_ADAMS, SIM_BDF, SIM_IDA};
  return is[method];
}

bool api_run_options(const ap_run_options *o, run_options *to) {
  *to = run_options_default();
  if ((unsigned)o->method > AP_IDA || !(o->tolerance >= 1e-15) || o->step < 0) return false;
  to->from = o->from, to->to = o->to, to->every = o->every;
  to->tol = o->tolerance, to->step = o->step;
  to->method = api_method(o->method);
  to->choose = o->method == AP_AUTO;
  return true;
}

int ap_has_method(ap_method method) {
  return method == AP_AUTO || sim_has(api_method(method));
}

ap_run_options ap_run_options_default(void) {
  run_options o = run_options_default();
  return (ap_run_options){
      .from = o.from, .to = o.to, .every = o.every, .tolerance = o.tol, .method = AP_AUTO, .format = AP_FORMAT_CSV};
}

typedef struct run_question {
  ap_run_options options;
  ap_run_answer *answer;
} run_question;

static void write_run(question *q, const run_trajectory *t, base_text *out) {
  const run_question *r = q->options;
  if (r->options.format == AP_FORMAT_JSON) out_run_json(q->sys, t, out);
  else if (r->options.format == AP_FORMAT_NPZ) out_run_npz(t, out);
  else out_run_csv(t, out);
  r->answer->data = base_text_str(out);
  r->answer->size = out->n;
  r->answer->complete = t->complete;
  base_text report;
  base_text_init(&report, &q->ctx->arena);
  out_run_report(q->sys, t, &report);
  r->answer->report = base_text_str(&report);
}

static ap_status answer_run(question *q, base_text *out) {
  const run_question *r = q->options;
  const ap_run_options *o = &r->options;
  run_options how;
  if (!api_run_options(o, &how)) return AP_USAGE;
  how.progress = o->progress, how.user = o->user;
  state_request state = {0};
  if (o->state_json) {
    if (!out_read_state(&q->arena, o->state_json, &q->ctx->diags, &state)) return AP_USAGE;
    how.state = &state;
  }
  run_trajectory t;
  if (!run_motion(q->sys, &how, &t)) return api_status_of(q->ctx);
  write_run(q, &t, out);
  const char *breach = o->strict ? out_run_breach(&t, &q->arena) : NULL;
  if (breach) {
    diag_entry *e = diag_all(&q->ctx->diags, DIAG_E412, "%s", breach);
    diag_hint(&q->ctx->diags, e, "A smaller --tol makes the steps smaller; without --strict this is only reported.");
  }
  return t.interrupted ? AP_LIMIT : t.complete && !breach ? AP_OK : AP_RUN;
}

ap_status ap_run(ap_context *ctx, const ap_model *model, const ap_run_options *options, ap_run_answer *answer) {
  run_question r = {options ? *options : ap_run_options_default(), answer};
  *answer = (ap_run_answer){"", 0, "", 0};
  question q = {.ctx = ctx, .model = model, .answer = answer_run, .options = &r};
  const char *text;
  ap_status status = ask(&q, &text);
  if (status != AP_OK && !*text) *answer = (ap_run_answer){"", 0, "", 0};
  return status;
}

/* --- pictures --- */

static bool plot_options(question *q, const ap_plot_options *o, out_plot_options *to) {
  if (o->npanels < 0 || o->nothers < 0 || !(o->until >= 0)) return false;
  plot_request *list = BASE_ARRAY(&q->arena, plot_request, o->npanels + 1);
  for (int i = 0; i < o->npanels; i++) {
    if ((unsigned)o->panels[i].kind > AP_PLOT_PHASE || !o->panels[i].what) return false;
    static const plot_kind kinds[] = {PLOT_TIME, PLOT_PATH, PLOT_PHASE};
    list[i] = (plot_request){kinds[o->panels[i].kind], o->panels[i].what};
  }
  *to = (out_plot_options){list, (uint32_t)o->npanels, o->separate != 0, (double)NAN,
                           o->until > 0 ? o->until : (double)NAN};
  return true;
}

/* A motion that ended early is drawn as far as it goes, and was complained about. */
static ap_status picture_status(const question *q) {
  return q->ctx->diags.errors ? api_status_of(q->ctx) : AP_OK;
}

/* One system at a time: what a run leaves behind is its curves. */
static ap_status answer_plot(question *q, base_text *out) {
  static const ap_plot_options usual = {0};
  const ap_plot_options *o = q->options ? q->options : &usual;
  out_plot_options p;
  if (!plot_options(q, o, &p)) return AP_USAGE;
  plot_sheet sheet = {.arena = &q->ctx->arena};
  base_status status = out_plot_add(&sheet, q->sys, &p, o->nothers ? o->name : NULL);
  for (int i = 0; i < o->nothers && status == BASE_OK; i++) {
    derive_free(q->sys);
    q->sys = NULL;
    q->sys = derive_kinematics(&q->arena, o->others[i].model->mech, &q->ctx->diags);
    if (!q->sys) return AP_MODEL;
    status = out_plot_add(&sheet, q->sys, &p, o->others[i].name);
  }
  if (status != BASE_OK) return status == BASE_RUN ? api_status_of(q->ctx) : (ap_status)status;
  out_plot_write(&sheet, out);
  return picture_status(q);
}

ap_status ap_plot(ap_context *ctx, const ap_model *model, const ap_plot_options *options, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_plot, .options = options};
  return ask(&q, out);
}

static ap_status answer_view(question *q, base_text *out) {
  const ap_view_options *o = q->options;
  out_page_options p = {.from = (double)NAN, .to = (double)NAN};
  if (o) {
    if ((unsigned)o->form > AP_VIEW_SCENE || !(o->until >= 0)) return AP_USAGE;
    p.scene_only = o->form == AP_VIEW_SCENE;
    p.variant = o->variant;
    if (o->until > 0) p.to = o->until;
  }
  return out_page_write(q->sys, &p, out) ? picture_status(q) : api_status_of(q->ctx);
}

ap_status ap_view(ap_context *ctx, const ap_model *model, const ap_view_options *options, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_view, .options = options};
  return ask(&q, out);
}

static ap_status answer_export(question *q, base_text *out) {
  const ap_export_options *o = q->options;
  const char *prefix = o && o->prefix ? o->prefix : "model";
  if ((o && o->language != AP_TO_C) || !code_text_prefix(prefix)) return AP_USAGE;
  return run_export_c(q->sys, prefix, out) ? AP_OK : api_status_of(q->ctx);
}

ap_status ap_export(ap_context *ctx, const ap_model *model, const ap_export_options *options, const char **out) {
  question q = {.ctx = ctx, .model = model, .answer = answer_export, .options = options};
  return ask(&q, out);
}
