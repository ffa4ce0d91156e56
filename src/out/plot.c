/* plot.c: from what is to be plotted to panels of curves.

   Expressions are written in the model's own language, so `norm(P2 - P1)` and
   `dot(omega(B), N.z)` can be plotted like a coordinate. A panel of a phase curve
   has the rate of its expression upwards. */
#include "out/plot.h"

#include <math.h>
#include <string.h>

#include "mech/ask.h"
#include "out/scene.h"

/* a curve before there are numbers */
typedef struct wish {
  const char *label;
  uint32_t panel;
  ex x, y; /* x EXPR_NONE: time */
  bool angle;
} wish;

typedef struct wishes {
  derive_system *sys;
  BASE_VEC(wish) at;
  uint32_t npanels;
  uint32_t *kinds; /* of the panels asked for */
  ask_session *session;
} wishes;

/* --- expressions --- */

/* the next part of a list, at a comma outside all brackets; NULL at the end */
static const char *next_part(base_arena *a, const char **list) {
  const char *s = *list;
  while (*s == ' ') s++;
  if (!*s) return NULL;
  int depth = 0;
  const char *end = s;
  for (; *end && (*end != ',' || depth > 0); end++) depth += strchr("([", *end) ? 1 : strchr(")]", *end) ? -1 : 0;
  *list = *end ? end + 1 : end;
  while (end > s && end[-1] == ' ') end--;
  return base_strdup(a, s, (size_t)(end - s));
}

static bool read_value(wishes *w, const char *text, ask_answer *out) {
  derive_system *sys = w->sys;
  if (!w->session) w->session = ask_open(sys->m, sys->g, sys->s, sys->arena, sys->diags);
  base_source *source = BASE_NEW(sys->diags->arena, base_source);
  const char *own = base_strdup(sys->diags->arena, text, strlen(text));
  base_source_init(source, sys->diags->arena, "expression", own, (uint32_t)strlen(own));
  uint32_t errors = sys->diags->errors, before = sys->diags->entries.n;
  const tree *t = ask_read(w->session, source);
  bool fine = t && ask_value(w->session, t, out) && sys->diags->errors == errors;
  for (uint32_t i = before; i < sys->diags->entries.n; i++) { /* its places are not the model's */
    diag_entry *e = &sys->diags->entries.at[i];
    e->placed = false;
    e->message = base_format(sys->diags->arena, "in '%s': %s", text, e->message);
  }
  if (!fine || out->kind == ASK_SCALAR || out->kind == ASK_VECTOR || out->kind == ASK_POINT) return fine;
  diag_entry *e = diag_all(sys->diags, DIAG_E206, "'%s' cannot be plotted: it is no number, vector or point", text);
  diag_hint(sys->diags, e, "Plot a coordinate, a speed or an expression of them.");
  return false;
}

static void wish_for(wishes *w, const char *text, ex x, ex y) {
  bool angle = expr_is_symbol(w->sys->g, y) && scene_is_angle(w->sys, y);
  base_push(w->sys->arena, &w->at, ((wish){scene_label(w->sys, text), w->npanels, x, y, angle}));
}

/* a vector has three curves */
static bool add_time(wishes *w, const char *list) {
  base_arena *a = w->sys->arena;
  for (const char *part; (part = next_part(a, &list));) {
    ask_answer v;
    if (!read_value(w, part, &v)) return false;
    ex c[3] = {v.s};
    if (v.kind != ASK_SCALAR) vec_express(w->sys->s, v.v, 0, c);
    for (int k = 0; k < (v.kind == ASK_SCALAR ? 1 : 3); k++)
      wish_for(w, v.kind == ASK_SCALAR ? part : base_format(a, "%s.%c", part, "xyz"[k]), EXPR_NONE, c[k]);
  }
  return true;
}

static bool need(wishes *w, const char *what, const char *got) {
  diag_entry *e = diag_all(w->sys->diags, DIAG_E208, "%s, not '%s'", what, got);
  diag_hint(w->sys->diags, e, "For instance --xy x,y or --phase theta.");
  return false;
}

static bool add_path(wishes *w, const char *list) {
  const char *rest = list, *x = next_part(w->sys->arena, &rest), *y = x ? next_part(w->sys->arena, &rest) : NULL;
  ask_answer v[2];
  if (!y || next_part(w->sys->arena, &rest)) return need(w, "a path needs two numbers", list);
  if (!read_value(w, x, &v[0]) || !read_value(w, y, &v[1])) return false;
  if (v[0].kind != ASK_SCALAR || v[1].kind != ASK_SCALAR) return need(w, "a path needs two numbers", list);
  wish_for(w, base_format(w->sys->arena, "%s\n%s", x, y), v[0].s, v[1].s);
  return true;
}

static bool add_phase(wishes *w, const char *list) {
  const char *rest = list;
  for (const char *part; (part = next_part(w->sys->arena, &rest));) {
    ask_answer v, rate;
    if (!read_value(w, part, &v) || !read_value(w, base_format(w->sys->arena, "(%s)'", part), &rate)) return false;
    if (v.kind != ASK_SCALAR) return need(w, "a phase curve needs a number", part);
    wish_for(w, base_format(w->sys->arena, "%s\n%s'", part, part), v.s, rate.s);
  }
  return true;
}

/* what the model's plot lines say, else its coordinates: angles in one panel, lengths in another */
static void add_usual(wishes *w) {
  const mech_model *m = w->sys->m;
  for (uint32_t i = 0; i < m->plots.n; i++) {
    w->npanels = m->plots.at[i].group - 1;
    wish_for(w, m->plots.at[i].text, EXPR_NONE, m->plots.at[i].value);
  }
  if (m->plots.n) {
    w->npanels++;
    return;
  }
  for (int angles = 0; angles < 2; angles++) {
    uint32_t before = w->at.n;
    for (uint32_t i = 0; i < m->coords.n; i++)
      if (scene_is_angle(w->sys, m->coords.at[i].sym) == (angles == 1))
        wish_for(w, m->coords.at[i].name, EXPR_NONE, m->coords.at[i].sym);
    w->npanels += w->at.n > before;
  }
}

static bool collect(wishes *w, const out_plot_options *o) {
  w->kinds = BASE_ARRAY(w->sys->arena, uint32_t, o->npanels + 1);
  for (uint32_t i = 0; i < o->npanels; i++) {
    const plot_request *p = &o->panels[i];
    uint32_t before = w->at.n;
    bool fine = p->kind == PLOT_TIME   ? add_time(w, p->what)
                : p->kind == PLOT_PATH ? add_path(w, p->what)
                                       : add_phase(w, p->what);
    if (!fine) return false;
    if (w->at.n == before) return need(w, "there is nothing to plot", p->what);
    w->npanels++;
  }
  if (!o->npanels) add_usual(w);
  for (uint32_t i = 0; o->separate && i < w->at.n; i++) w->at.at[i].panel = i;
  if (o->separate) w->npanels = w->at.n;
  return true;
}

/* --- numbers --- */

static double *column(base_arena *a, const out_motion *m, uint32_t k) {
  double *x = BASE_ARRAY(a, double, m->n + 1);
  for (uint32_t i = 0; i < m->n; i++) x[i] = m->asked[(size_t)i * m->nasked + k];
  return x;
}

static const char *copy(base_arena *a, const char *s) {
  return base_strdup(a, s, strlen(s));
}

/* the labels of a path stand at its axes: "x\ny" */
static const char *half(base_arena *a, const char *label, bool second) {
  const char *cut = strchr(label, '\n');
  return !cut ? copy(a, label) : second ? copy(a, cut + 1) : base_strdup(a, label, (size_t)(cut - label));
}

static void name_axes(plot_sheet *sheet, svg_panel *p, const wish *w, bool alone) {
  base_arena *a = sheet->arena;
  bool path = w->x != EXPR_NONE;
  p->x_label = path ? half(a, w->label, false) : "t";
  p->y_label = path ? half(a, w->label, true) : alone ? base_format(a, w->angle ? "%s [rad]" : "%s", w->label) : NULL;
}

static void add_curve(plot_sheet *sheet, svg_panel *p, svg_curve c) {
  svg_curve *all = BASE_ARRAY(sheet->arena, svg_curve, p->ncurves + 1);
  for (uint32_t i = 0; i < p->ncurves; i++) all[i] = p->curves[i];
  all[p->ncurves++] = c;
  p->curves = all;
}

static const char *curve_label(const plot_sheet *sheet, const wish *w, const char *run) {
  const char *own = w->x == EXPR_NONE ? w->label : half(sheet->arena, w->label, true);
  return run ? base_format(sheet->arena, "%s, %s", own, run) : copy(sheet->arena, own);
}

static void fill(plot_sheet *sheet, const wishes *w, const out_motion *m, const out_plot_options *o, const char *name) {
  base_arena *a = sheet->arena;
  double *t = BASE_ARRAY(a, double, m->n + 1);
  memcpy(t, m->t, m->n * sizeof *t);
  uint32_t k = 0;
  for (uint32_t i = 0; i < w->at.n; i++) {
    const wish *x = &w->at.at[i];
    uint32_t same = 0, before = 0;
    for (uint32_t j = 0; j < w->at.n; j++)
      same += w->at.at[j].panel == x->panel, before += j < i && w->at.at[j].panel == x->panel;
    while (sheet->panels.n <= x->panel) base_push(a, &sheet->panels, ((svg_panel){0}));
    svg_panel *p = &sheet->panels.at[x->panel];
    bool path = x->x != EXPR_NONE;
    if (!p->x_label) name_axes(sheet, p, x, same == 1);
    if (path && o->npanels && !o->separate) p->equal = o->panels[x->panel].kind == PLOT_PATH;
    svg_curve c = {.label = curve_label(sheet, x, name), .n = m->n, .color = before, .dash = sheet->nruns};
    if (same == 1 && sheet->nruns) c.color = sheet->nruns, c.dash = 0; /* one curve each: colours tell the runs apart */
    c.x = path ? column(a, m, k++) : t;
    c.y = column(a, m, k++);
    add_curve(sheet, p, c);
  }
}

base_status out_plot_add(plot_sheet *sheet, derive_system *sys, const out_plot_options *o, const char *name) {
  wishes w = {.sys = sys};
  expr_set_style(sys->g, (expr_style){.unicode = true});
  bool fine = collect(&w, o);
  expr_set_style(sys->g, (expr_style){0});
  if (!fine) return BASE_USAGE;
  expr_list asked = {0};
  for (uint32_t i = 0; i < w.at.n; i++) {
    if (w.at.at[i].x != EXPR_NONE) base_push(sys->arena, &asked, w.at.at[i].x);
    base_push(sys->arena, &asked, w.at.at[i].y);
  }
  motion_request request = {.nasked = asked.n, .asked = asked.at, .from = o->from, .to = o->to, .samples = 1001};
  out_motion m;
  if (!out_move(sys, &request, &m)) return BASE_RUN;
  if (!sheet->title) sheet->title = copy(sheet->arena, sys->m->title);
  fill(sheet, &w, &m, o, name);
  sheet->nruns++;
  return BASE_OK;
}

void out_plot_write(const plot_sheet *sheet, base_text *out) {
  svg_figure f = {.title = sheet->title, .npanels = sheet->panels.n, .panels = sheet->panels.at};
  svg_write(sheet->arena, &f, out);
}
