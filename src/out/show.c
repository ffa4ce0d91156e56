/* show.c: any scalar, vector or tensor of a model, in any basis.

   Expressions are those of the language, and a few that only a derived system
   knows: gibbs() kinetic() potential() Q(u) partial(P, u) inertia(B) inertia(B, about P)
   principal(B). What moves is written in the system's own speeds. */
#include <string.h>

#include "derive/principle.h"
#include "mech/ask.h"
#include "out/write.h"

typedef struct shower {
  derive_system *sys;
  ask_session *ask;
  base_text *out;
  const char *text; /* the expression as asked */
  const char *left; /* the same, as it is printed */
  int frame;        /* --in, or -1 */
} shower;

static ex reduced(void *user, ex e) {
  return derive_reduce(user, e);
}

static void put(shower *w, const char *left, ex e) {
  base_printf(w->out, "%s = %s\n", left, expr_str(w->sys->g, w->sys->arena, e));
}

static void put_scalar(shower *w, ex e) {
  put(w, w->left, derive_tidy(w->sys, derive_reduce(w->sys, e)));
}

static void put_vector(shower *w, vec v) {
  v = vec_map(w->sys->s, v, reduced, w->sys);
  put(w, w->left, w->frame >= 0 ? out_vector_in(w->sys, v, (uint32_t)w->frame) : out_vector(w->sys, v));
}

static bool complain(shower *w, const tree *t, const char *what) {
  diag_at(w->sys->diags, DIAG_E206, t->span, "%s", what);
  return false;
}

/* --- what the derived system knows --- */

static bool need(shower *w, const tree *t, uint32_t least, uint32_t most) {
  if (t->nkids >= least && t->nkids <= most) return true;
  diag_at(w->sys->diags, DIAG_E208, t->span, "%s takes %u argument%s, not %u", ask_name(w->ask, t->name), least,
          least == 1 ? "" : "s", t->nkids);
  return false;
}

static const char *argument_text(shower *w, const tree *t) {
  return base_strdup(w->sys->arena, w->text + t->span.at, t->span.end - t->span.at);
}

/* the number of an independent speed, by its name: w1, phi' or phi */
static int find_speed(shower *w, const tree *t) {
  const char *name = argument_text(w, t), *primed = base_format(w->sys->arena, "%s'", name);
  for (uint32_t i = 0; i < w->sys->u.n; i++)
    if (strcmp(w->sys->u.at[i].name, name) == 0 || strcmp(w->sys->u.at[i].name, primed) == 0) return (int)i;
  diag_entry *e = diag_at(w->sys->diags, DIAG_E202, t->span, "there is no independent speed called '%s'", name);
  base_text list;
  base_text_init(&list, w->sys->arena);
  for (uint32_t i = 0; i < w->sys->u.n; i++) base_printf(&list, "%s%s", i ? ", " : "", w->sys->u.at[i].name);
  diag_hint(w->sys->diags, e, "The speeds are %s.", base_text_str(&list));
  return -1;
}

static bool show_gibbs(shower *w, const tree *t) {
  derive_system *sys = w->sys;
  if (!need(w, t, 0, 0)) return false;
  expr_subst *zero = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(zero, sys->sigma.at[k].dot, EXPR_ZERO);
  put_scalar(w, expr_subst_of(zero, sys->gibbs));
  return true;
}

static bool show_kinetic(shower *w, const tree *t) {
  if (!need(w, t, 0, 0)) return false;
  put_scalar(w, w->sys->kinetic);
  return true;
}

static bool show_potential(shower *w, const tree *t) {
  if (!need(w, t, 0, 0)) return false;
  put_scalar(w, w->sys->potential);
  return true;
}

static bool show_force(shower *w, const tree *t) {
  if (!need(w, t, 1, 1)) return false;
  int i = find_speed(w, t->kids[0]);
  if (i >= 0) put_scalar(w, w->sys->Q[i]);
  return i >= 0;
}

/* partial(P, w1) of a point, partial(B, w1) of a frame's or body's angular velocity */
static bool show_partial(shower *w, const tree *t) {
  derive_system *sys = w->sys;
  ask_answer x;
  if (!need(w, t, 2, 2) || !ask_value(w->ask, t->kids[0], &x)) return false;
  int i = find_speed(w, t->kids[1]);
  if (i < 0) return false;
  vec v;
  if (x.kind == ASK_POINT) v = vec_ddt(&sys->moving, x.v);
  else if (x.kind == ASK_FRAME) v = sys->omega[x.index];
  else if (x.kind == ASK_BODY) v = sys->omega[sys->m->bodies.at[x.index].frame];
  else return complain(w, t->kids[0], "partial is of a point, a frame or a body");
  put_vector(w, sys_partial(sys, v, sys->u.at[i].sym));
  return true;
}

/* --- tensors --- */

static const int AT[3][3] = {{0, 3, 5}, {3, 1, 4}, {5, 4, 2}};

static const mech_body *find_body(shower *w, const tree *t) {
  ask_answer x;
  if (!ask_value(w->ask, t, &x)) return NULL;
  if (x.kind == ASK_BODY && w->sys->m->bodies.at[x.index].has_inertia) return &w->sys->m->bodies.at[x.index];
  complain(w, t, "a rigid body with moments of inertia is needed here");
  return NULL;
}

/* J in another frame: e_i · (J · e_j) */
static void turn_tensor(shower *w, uint32_t f, const ex j[6], uint32_t to, ex out[6]) {
  space *s = w->sys->s;
  static const int row[6] = {0, 1, 2, 0, 1, 2}, col[6] = {0, 1, 2, 1, 2, 0};
  for (int k = 0; k < 6; k++)
    out[k] = vec_dot(s, vec_axis(s, to, row[k]), vec_inertia(s, f, j, vec_axis(s, to, col[k])));
}

static void put_tensor(shower *w, uint32_t f, const ex j[6]) {
  const char *name = w->sys->s->frames.at[f].name;
  base_printf(w->out, "%s, in %s:\n", w->left, name);
  for (int i = 0; i < 3; i++) {
    base_puts(w->out, "  [");
    for (int k = 0; k < 3; k++)
      base_printf(w->out, "%s%s", k ? ", " : "", expr_str(w->sys->g, w->sys->arena, derive_tidy(w->sys, j[AT[i][k]])));
    base_puts(w->out, "]\n");
  }
}

static bool show_inertia(shower *w, const tree *t) {
  derive_system *sys = w->sys;
  const mech_body *b = need(w, t, 1, 2) ? find_body(w, t->kids[0]) : NULL;
  if (!b) return false;
  ex j[6], turned[6];
  memcpy(j, b->inertia, sizeof j);
  if (t->nkids == 2) { /* about P: parallel axes, away from the centre */
    const tree *p = t->kids[1]->kind == TREE_NAMED ? t->kids[1]->kids[0] : t->kids[1];
    ask_answer x;
    ex d[3];
    if (!ask_value(w->ask, p, &x)) return false;
    if (x.kind != ASK_POINT) return complain(w, p, "a point is needed here");
    vec_express(sys->s, vec_sub(sys->s, x.v, b->center), b->inertia_frame, d);
    for (int k = 0; k < 3; k++) d[k] = derive_tidy(sys, derive_reduce(sys, d[k]));
    mech_inertia_shift(sys->g, expr_neg(sys->g, b->mass), d, j);
  }
  uint32_t f = w->frame >= 0 ? (uint32_t)w->frame : b->inertia_frame;
  if (f == b->inertia_frame) memcpy(turned, j, sizeof turned);
  else turn_tensor(w, b->inertia_frame, j, f, turned);
  put_tensor(w, f, turned);
  return true;
}

/* Principal moments and axes: at sight when the tensor is diagonal; else only a rotation about one axis can be
   written down. */
static bool show_principal(shower *w, const tree *t) {
  derive_system *sys = w->sys;
  expr_graph *g = sys->g;
  const mech_body *b = need(w, t, 1, 1) ? find_body(w, t->kids[0]) : NULL;
  if (!b) return false;
  const ex *j = b->inertia;
  const char *f = sys->s->frames.at[b->inertia_frame].name;
  int coupled = 0, pair = -1;
  for (int k = 3; k < 6; k++)
    if (j[k] != EXPR_ZERO) coupled++, pair = k;
  if (coupled > 1)
    return complain(w, t, "principal axes are written down only if at most one product of inertia is not zero");
  base_printf(w->out, "%s:\n", w->left);
  static const int row[6] = {0, 1, 2, 0, 1, 2}, col[6] = {0, 1, 2, 1, 2, 0};
  for (int k = 0; k < 3; k++) {
    if (pair >= 0 && (k == row[pair] || k == col[pair])) continue;
    base_printf(w->out, "  %s along %s.%c\n", expr_str(g, sys->arena, j[k]), f, "xyz"[k]);
  }
  if (pair < 0) return true;
  ex a = j[row[pair]], c = j[col[pair]], half = expr_ratio(g, 1, 2), mean = expr_mul(g, half, expr_add(g, a, c));
  ex diff = expr_mul(g, half, expr_sub(g, a, c));
  ex root = expr_sqrt(g, expr_add(g, expr_powi(g, diff, 2), expr_powi(g, j[pair], 2)));
  ex angle = expr_mul(g, half, expr_call2(g, EX_ATAN2, j[pair], diff));
  const char *turn = expr_str(g, sys->arena, derive_tidy(sys, angle));
  char x = "xyz"[row[pair]], y = "xyz"[col[pair]];
  base_printf(w->out, "  %s along %s.%c turned towards %s.%c by %s\n",
              expr_str(g, sys->arena, derive_tidy(sys, expr_add(g, mean, root))), f, x, f, y, turn);
  base_printf(w->out, "  %s along %s.%c turned away from %s.%c by the same\n",
              expr_str(g, sys->arena, derive_tidy(sys, expr_sub(g, mean, root))), f, y, f, x);
  return true;
}

static const struct {
  const char *name;
  bool (*show)(shower *w, const tree *t);
} SPECIAL[] = {{"gibbs", show_gibbs},     {"kinetic", show_kinetic}, {"potential", show_potential}, {"Q", show_force},
               {"partial", show_partial}, {"inertia", show_inertia}, {"principal", show_principal}};

static bool show_one(shower *w, const tree *t) {
  for (size_t i = 0; t->kind == TREE_CALL && i < sizeof SPECIAL / sizeof *SPECIAL; i++)
    if (strcmp(SPECIAL[i].name, ask_name(w->ask, t->name)) == 0) return SPECIAL[i].show(w, t);
  ask_answer x;
  if (!ask_value(w->ask, t, &x)) return false;
  if (x.kind == ASK_SCALAR) put_scalar(w, x.s);
  else if (x.kind == ASK_VECTOR || x.kind == ASK_POINT) put_vector(w, x.v);
  else
    return complain(w, t,
                    "a scalar, a vector or a point can be shown; for a body try inertia(B), for a frame omega(F)");
  return true;
}

bool out_show(derive_system *sys, const base_source *source, const char *in, base_text *out) {
  derive_gibbs(sys);
  shower w = {sys, ask_open(sys->m, sys->g, sys->s, sys->arena, sys->diags), out, source->text, NULL, -1};
  w.left = expr_words(sys->g, sys->arena, source->text);
  for (uint32_t f = 0; in && f < sys->s->frames.n; f++)
    if (strcmp(sys->s->frames.at[f].name, in) == 0) w.frame = (int)f;
  if (in && w.frame < 0) {
    diag_all(sys->diags, DIAG_E203, "there is no frame called '%s'", in);
    return false;
  }
  const tree *t = ask_read(w.ask, source);
  return t && show_one(&w, t);
}
