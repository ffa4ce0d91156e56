/* newton.c: every body cut free, on paper (newton.h): the balance of each in the axes where it is shortest, the reactions
   in it, and what is known of them. */
#include "derive/newton.h"

#include <string.h>

#include "derive/principle.h"
#include "out/write.h"

typedef struct sheet {
  out_page *w;
  derive_system *sys;
  newton_result *r;
  expr_list zero; /* components that the balances show to be zero at once */
} sheet;

typedef struct balance {
  ex left[3], right[3];
  uint64_t cost;
} balance;

static void express(sheet *p, vec left, vec right, uint32_t in, balance *b) {
  derive_system *sys = p->sys;
  vec_express(sys->s, left, in, b->left);
  vec_express(sys->s, right, in, b->right);
  b->cost = 0;
  for (int k = 0; k < 3; k++) {
    b->left[k] = derive_tidy_by(sys, out_in_units(p->w, b->left[k]), sys->u.n, sys->u.n ? out_speed_dots(sys, 0) : NULL);
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

static void one_balance(sheet *p, uint32_t i, bool turning) {
  derive_system *sys = p->sys;
  const newton_body *n = &p->r->bodies[i];
  const char *name = sys->m->bodies.at[i].name;
  vec force, moment;
  balance b;
  derive_newton_sum(sys, p->r, i, &force, &moment);
  vec left = turning ? n->moment_rate : n->rate;
  vec right = turning ? vec_add(sys->s, n->moment, moment) : vec_add(sys->s, n->force, force);
  if (vec_is_zero(left) && vec_is_zero(right)) return;
  uint32_t f = best_axes(p, left, right, turning ? p->r->links[i].turn_frame : p->r->links[i].frame, &b);
  const char *axes = sys->s->frames.at[f].name;
  bool any = false;
  for (int k = 0; k < 3; k++) {
    if (b.left[k] == EXPR_ZERO && b.right[k] == EXPR_ZERO) continue;
    ex rest, c = expr_coefficient(sys->g, b.right[k], &rest);
    if (b.left[k] == EXPR_ZERO && expr_is_symbol(sys->g, rest) && c != EXPR_ZERO) {
      base_push(sys->arena, &p->zero, rest);
      continue;
    }
    if (!any && !out_page_json(p->w))
      out_heading(p->w,
                  base_format(sys->arena,
                              turning ? "%s: d(I omega)/dt = moments about the centre, along the axes of %s"
                                      : "%s: d(m v)/dt = forces, along the axes of %s",
                              name, axes),
                  "balances");
    any = true;
    const char *label = base_format(sys->arena, "%s.%s.%s.%c", name, turning ? "moment" : "force", axes, "xyz"[k]);
    out_equation(p->w, label, b.left[k], b.right[k], sys->u.n, sys->u.n ? out_speed_dots(sys, 0) : NULL);
  }
  if (any && !out_page_json(p->w)) out_end(p->w);
}

/* R = R.x E.x + …: where it acts and who takes the opposite */
static void one_link(sheet *p, uint32_t i, bool torque) {
  derive_system *sys = p->sys;
  const mech_body *b = &sys->m->bodies.at[i];
  vec total = {0, NULL};
  for (uint32_t k = 0; k < p->r->unknowns.n; k++) {
    const newton_unknown *u = &p->r->unknowns.at[k];
    bool zero = false;
    for (uint32_t j = 0; j < p->zero.n; j++) zero = zero || p->zero.at[j] == u->sym;
    if (!zero && u->kind == NEWTON_LINK && u->body == i && u->pulls[0].torque == torque)
      total = vec_add(sys->s, total, vec_scale(sys->s, u->sym, u->pulls[0].value));
  }
  if (vec_is_zero(total)) return;
  const char *name = base_format(sys->arena, "%c_%s", torque ? 'T' : 'R', b->name);
  const newton_link *l = &p->r->links[i];
  out_equation(p->w, name, expr_symbol(sys->g, name, SYM_LET),
               out_vector_in(sys, total, torque ? l->turn_frame : l->frame), 0, NULL);
  out_remark(p->w, base_format(sys->arena, torque ? "  torque on %s%s%s, by %s" : "  force on %s%s%s, by %s", b->name,
                               l->where && !torque ? " at " : "", l->where && !torque ? l->where : "",
                               b->parent < 0 ? "the ground" : sys->m->bodies.at[b->parent].name));
}

static void links(sheet *p) {
  bool any = out_page_json(p->w);
  for (uint32_t i = 0; i < p->sys->m->bodies.n; i++) any = any || p->r->links[i].force || p->r->links[i].torque;
  if (!any) return;
  out_heading(p->w, "where what the coordinates hide acts with", "reactions");
  for (uint32_t i = 0; i < p->sys->m->bodies.n; i++)
    for (int torque = 0; torque < 2; torque++) one_link(p, i, torque != 0);
  out_end(p->w);
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
  for (uint32_t i = 0; i < p->r->shared.n; i++) base_printf(&t, "%s%s", t.n ? ", " : "", p->r->shared.at[i]);
  if (t.n)
    out_remark(p->w, base_format(sys->arena, "Not told apart from the others by any balance, and left out: %s.",
                                 base_text_str(&t)));
  if (p->r->vague)
    out_remark(p->w, base_format(sys->arena, "No vector describes the force of '%s': the reactions above contain it.",
                                 p->r->vague));
}

void out_newton(out_page *w, derive_system *sys, newton_result *r) {
  sheet p = {w, sys, r, {0}};
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
