/* newton.c: every body cut free, on paper (newton.h): the balance of each in the axes where it is shortest, the reactions
   in it, and what is known of them. */
#include "derive/newton.h"

#include <string.h>

#include "derive/principle.h"
#include "out/write.h"

typedef struct balance {
  ex left[3], right[3];
  uint64_t cost;
  uint32_t axes;
} balance;

typedef struct sheet {
  out_page *w;
  derive_system *sys;
  newton_result *r;
  balance *balances; /* of forces and of moments, for each body */
  expr_list zero;    /* components that the balances show to be zero at once */
} sheet;

static void express(sheet *p, vec left, vec right, uint32_t in, balance *b) {
  derive_system *sys = p->sys;
  vec_express(sys->s, left, in, b->left);
  vec_express(sys->s, right, in, b->right);
  b->cost = 0;
  for (int k = 0; k < 3; k++) {
    b->left[k] =
        derive_tidy_by(sys, out_in_units(p->w, b->left[k]), sys->u.n, sys->u.n ? out_speed_dots(sys, 0) : NULL);
    b->right[k] = derive_tidy(sys, out_in_units(p->w, b->right[k]));
    b->cost += expr_printed_operations(sys->g, b->left[k]) + expr_printed_operations(sys->g, b->right[k]);
  }
}

/* the axes in which this vector equation is shortest; of a large system, those of the link */
static uint32_t best_axes(sheet *p, vec left, vec right, uint32_t first, balance *b) {
  enum { FRAMES_MOST = 8 };
  derive_system *sys = p->sys;
  uint32_t best = first;
  express(p, left, right, first, b);
  for (uint32_t f = 0; f < sys->s->frames.n && sys->s->frames.n <= FRAMES_MOST; f++) {
    balance other;
    if (f == first || strchr(sys->s->frames.at[f].name, '(')) continue;
    express(p, left, right, f, &other);
    if (other.cost < b->cost) *b = other, best = f;
  }
  return best;
}

/* a body's balance of forces, or of moments */
static void set_balance(sheet *p, uint32_t i, bool turning) {
  derive_system *sys = p->sys;
  const newton_body *n = &p->r->bodies[i];
  balance *b = &p->balances[2 * i + turning];
  vec force, moment;
  derive_newton_sum(sys, p->r, i, &force, &moment);
  vec left = turning ? n->moment_rate : n->rate;
  vec right = turning ? vec_add(sys->s, n->moment, moment) : vec_add(sys->s, n->force, force);
  b->axes = best_axes(p, left, right, turning ? p->r->links[i].turn_frame : p->r->links[i].frame, b);
}

/* 0 = R.z says what R.z is; without it other balances may say more */
static bool find_zeros(sheet *p) {
  derive_system *sys = p->sys;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  uint32_t before = p->zero.n;
  for (uint32_t i = 0; i < 2 * sys->m->bodies.n; i++)
    for (int k = 0; k < 3; k++) {
      balance *b = &p->balances[i];
      ex rest, c = expr_coefficient(sys->g, b->right[k], &rest);
      if (b->left[k] != EXPR_ZERO || c == EXPR_ZERO || !expr_is_symbol(sys->g, rest)) continue;
      base_push(sys->arena, &p->zero, rest);
      expr_subst_set(s, rest, EXPR_ZERO);
    }
  if (p->zero.n == before) return false;
  for (uint32_t i = 0; i < 2 * sys->m->bodies.n; i++)
    for (int k = 0; k < 3; k++) p->balances[i].right[k] = expr_subst_of(s, p->balances[i].right[k]);
  return true;
}

static void one_balance(sheet *p, uint32_t i, bool turning) {
  derive_system *sys = p->sys;
  const balance *b = &p->balances[2 * i + turning];
  const char *name = sys->m->bodies.at[i].name, *axes = sys->s->frames.at[b->axes].name;
  bool any = false;
  for (int k = 0; k < 3; k++) {
    if (b->left[k] == EXPR_ZERO && b->right[k] == EXPR_ZERO) continue;
    if (!any && !out_page_json(p->w))
      out_heading(p->w,
                  base_format(sys->arena,
                              turning ? "%s: d(I omega)/dt = moments about the centre, along the axes of %s"
                                      : "%s: d(m v)/dt = forces, along the axes of %s",
                              name, axes),
                  "balances");
    any = true;
    const char *label = base_format(sys->arena, "%s.%s.%s.%c", name, turning ? "moment" : "force", axes, "xyz"[k]);
    out_equation(p->w, label, b->left[k], b->right[k], sys->u.n, sys->u.n ? out_speed_dots(sys, 0) : NULL);
  }
  if (any && !out_page_json(p->w)) out_end(p->w);
}

/* R = R.x E.x + … without what is zero */
static vec link_sum(sheet *p, uint32_t i, bool torque) {
  derive_system *sys = p->sys;
  vec total = {0, NULL};
  for (uint32_t k = 0; k < p->r->unknowns.n; k++) {
    const newton_unknown *u = &p->r->unknowns.at[k];
    bool zero = false;
    for (uint32_t j = 0; j < p->zero.n; j++) zero = zero || p->zero.at[j] == u->sym;
    if (!zero && u->kind == NEWTON_LINK && u->body == i && u->pulls[0].torque == torque)
      total = vec_add(sys->s, total, vec_scale(sys->s, u->sym, u->pulls[0].value));
  }
  return total;
}

static void one_link(sheet *p, uint32_t i, bool torque) {
  derive_system *sys = p->sys;
  vec total = link_sum(p, i, torque);
  if (vec_is_zero(total)) return;
  const char *name = base_format(sys->arena, "%c_%s", torque ? 'T' : 'R', sys->m->bodies.at[i].name);
  const newton_link *l = &p->r->links[i];
  out_equation(p->w, name, expr_symbol(sys->g, name, SYM_LET),
               out_vector_in(sys, total, torque ? l->turn_frame : l->frame), 0, NULL);
}

/* where it acts, and who takes the opposite */
static void one_place(sheet *p, uint32_t i, bool torque) {
  const mech_model *m = p->sys->m;
  const mech_body *b = &m->bodies.at[i];
  const newton_link *l = &p->r->links[i];
  if (vec_is_zero(link_sum(p, i, torque))) return;
  const char *by = b->parent < 0 ? "the ground" : m->bodies.at[b->parent].name;
  out_remark(p->w, torque ? base_format(p->sys->arena, "T_%s: torque on %s, by %s.", b->name, b->name, by)
                   : l->where
                       ? base_format(p->sys->arena, "R_%s: force on %s at %s, by %s.", b->name, b->name, l->where, by)
                       : base_format(p->sys->arena, "R_%s: force on %s, by %s.", b->name, b->name, by));
}

static void links(sheet *p) {
  uint32_t n = p->sys->m->bodies.n;
  bool any = out_page_json(p->w);
  for (uint32_t i = 0; i < n; i++)
    any = any || !vec_is_zero(link_sum(p, i, false)) || !vec_is_zero(link_sum(p, i, true));
  if (!any) return;
  out_heading(p->w, "reactions that the coordinates hide", "reactions");
  for (uint32_t i = 0; i < 2 * n; i++) one_link(p, i / 2, i % 2);
  out_end(p->w);
  for (uint32_t i = 0; i < 2 * n; i++) one_place(p, i / 2, i % 2);
}

/* relations between hidden ones, without those that are zero by themselves */
static void workless(sheet *p) {
  derive_system *sys = p->sys;
  expr_subst *s = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < p->zero.n; i++) expr_subst_set(s, p->zero.at[i], EXPR_ZERO);
  expr_list left = {0};
  for (uint32_t i = 0; i < p->r->workless.n; i++) {
    ex e = derive_tidy(sys, out_in_units(p->w, expr_subst_of(s, p->r->workless.at[i])));
    if (e != EXPR_ZERO) base_push(sys->arena, &left, e);
  }
  if (left.n == 0 && !out_page_json(p->w)) return;
  out_heading(p->w, "they do no work in the motions that the coordinates describe", "workless");
  for (uint32_t i = 0; i < left.n; i++) out_equation(p->w, "work", left.at[i], EXPR_ZERO, 0, NULL);
  out_end(p->w);
}

static void remarks(sheet *p) {
  derive_system *sys = p->sys;
  base_text t;
  base_text_init(&t, sys->arena);
  bool kept = false;
  for (uint32_t i = 0; i < p->r->unknowns.n; i++) kept = kept || p->r->unknowns.at[i].kind == NEWTON_CONSTRAINT;
  if (kept) out_remark(p->w, "lambda: magnitudes of the constraint forces; appell forces shows their vectors.");
  for (uint32_t i = 0; i < p->r->shared.n; i++) base_printf(&t, "%s%s", t.n ? ", " : "", p->r->shared.at[i]);
  if (t.n)
    out_remark(p->w, base_format(sys->arena, "Not told apart from the others by any balance, and left out: %s.",
                                 base_text_str(&t)));
  if (p->r->vague)
    out_remark(p->w, base_format(sys->arena, "No vector describes the force of '%s': the reactions above contain it.",
                                 p->r->vague));
}

void out_newton(out_page *w, derive_system *sys, newton_result *r) {
  sheet p = {w, sys, r, BASE_ARRAY(sys->arena, balance, 2 * sys->m->bodies.n + 1), {0}};
  for (uint32_t i = 0; i < sys->m->bodies.n; i++)
    for (int turning = 0; turning < (sys->m->bodies.at[i].rigid ? 2 : 1); turning++) set_balance(&p, i, turning != 0);
  while (find_zeros(&p)) continue;
  if (out_page_json(w)) out_heading(w, "balances", "balances");
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    one_balance(&p, i, false);
    if (sys->m->bodies.at[i].rigid) one_balance(&p, i, true);
  }
  if (out_page_json(w)) out_end(w);
  links(&p);
  workless(&p);
  remarks(&p);
}
