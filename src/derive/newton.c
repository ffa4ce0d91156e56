/* newton.c: every body cut free (Rostamian 1.1; Wang & Pao 48, 69).

     d(m v)/dt = f + Σ reactions,   d(I ω)/dt = moment of f + Σ moments of the reactions, about the centre.

   Momentum and moment of momentum are formed first and differentiated as
   vectors; α and ω × I ω do not occur, so a mistake in them shows.

   Who acts on a body, besides the given forces: constraints with magnitudes
   lambda and known vectors (MATH 3); the model's own `reaction`s; and, for what the
   coordinates hide, the link to the body (or the ground) on which the text builds
   it, with an unknown force R at a point and an unknown torque T, opposite on the
   other body. The hidden ones do no work in any motion that the coordinates can
   describe, forbidden ones included:

     Σ R·∂(v − v')/∂w + T·∂(ω − ω')/∂w = 0   for each speed and each sigma w,

   v − v', ω − ω' the motion against the other body. So many components vanish as
   soon as a good point (the hinge) and a good frame are chosen, and those are
   left out. Eliminating the rest by adding the balances times the partial
   velocities gives the equations of motion. */
#include "derive/newton.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"
#include "derive/principle.h"
#include "num/num.h"

/* --- balances --- */

static vec moment_of(derive_system *sys, uint32_t body, bool torque, vec at, vec value) {
  const mech_body *b = &sys->m->bodies.at[body];
  if (torque) return value;
  if (!b->rigid) return (vec){0, NULL};
  return vec_cross(sys->s, vec_sub(sys->s, at, b->center), value);
}

newton_body *derive_newton_bodies(derive_system *sys) {
  const mech_model *m = sys->m;
  derive_gibbs(sys);
  newton_body *out = BASE_ARRAY(sys->arena, newton_body, m->bodies.n + 1);
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *b = &m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    if (b->mass != EXPR_ZERO) out[i].rate = vec_ddt(&sys->moving, vec_scale(sys->s, b->mass, x->v));
    if (!b->has_inertia) continue;
    vec h = vec_inertia(sys->s, b->inertia_frame, b->inertia, x->omega);
    out[i].moment_rate = vec_ddt(&sys->moving, h);
    if (FAULT(NEWTON_MOMENT)) out[i].moment_rate = vec_map(sys->s, h, sys_deriv, sys->ddt); /* in the body only */
  }
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    if (l->body < 0) continue;
    newton_body *b = &out[l->body];
    vec f = sys_to_u(sys, l->value);
    if (!l->torque) b->force = vec_add(sys->s, b->force, f);
    b->moment = vec_add(sys->s, b->moment, moment_of(sys, (uint32_t)l->body, l->torque, l->at, f));
  }
  return out;
}

/* given forces that act on no body in particular: a potential without a point, a torque on a bare frame */
static ex elsewhere(derive_system *sys, ex symbol) {
  const mech_model *m = sys->m;
  expr_graph *g = sys->g;
  ex total = EXPR_ZERO;
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    if (l->body >= 0) continue;
    vec along = sys_partial(sys, sys->omega_all[l->frame], symbol);
    total = expr_add(g, total, vec_dot(sys->s, sys_to_u(sys, l->value), along));
  }
  for (uint32_t i = 0; i < m->potentials.n; i++)
    for (uint32_t k = 0; k < m->coords.n && !m->potentials.at[i].has_load; k++) {
      ex d = expr_diff(g, m->potentials.at[i].value, m->coords.at[k].sym);
      total = expr_sub(g, total, expr_mul(g, d, expr_diff(g, sys->qdot_all[k], symbol)));
    }
  return total;
}

static ex eliminated(derive_system *sys, const newton_body *bodies, ex symbol) {
  expr_graph *g = sys->g;
  ex total = expr_neg(g, elsewhere(sys, symbol));
  for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
    const sys_body *x = &sys->bodies[i];
    vec f = vec_sub(sys->s, bodies[i].rate, bodies[i].force);
    total = expr_add(g, total, vec_dot(sys->s, f, sys_partial(sys, x->v_all, symbol)));
    if (!sys->m->bodies.at[i].rigid) continue;
    vec t = vec_sub(sys->s, bodies[i].moment_rate, bodies[i].moment);
    total = expr_add(g, total, vec_dot(sys->s, t, sys_partial(sys, x->omega_all, symbol)));
  }
  return total;
}

void derive_newton(derive_system *sys, ex *residual, ex *multiplier) {
  newton_body *b = derive_newton_bodies(sys);
  for (uint32_t i = 0; i < sys->u.n; i++) residual[i] = eliminated(sys, b, sys->u.at[i].sym);
  for (uint32_t i = 0; i < sys->sigma.n && multiplier; i++) multiplier[i] = eliminated(sys, b, sys->sigma.at[i].sym);
}

/* --- who holds whom --- */

/* a hidden force or torque of magnitude one: what it does to the bodies, and its work along each direction */
typedef struct column {
  newton_unknown u;
  double *effect, *work;
  bool kept;
} column;

typedef struct finder {
  derive_system *sys;
  newton_result *out;
  base_arena *a;
  double *values;
  force_rows rows;
  uint32_t nd; /* speeds and sigmas along which the hidden forces do no work */
  ex *d;
  double *twist; /* along each of them, the motion of every body: six numbers */
  uint32_t width;
  BASE_VEC(column) columns;
} finder;

static void numbers(finder *f, vec v, double out[3]) {
  ex c[3];
  vec_express(f->sys->s, v, 0, c);
  for (int k = 0; k < 3; k++) out[k] = c[k] == EXPR_ZERO ? 0 : expr_eval(f->sys->g, c[k], f->values);
}

static bool all_placed(derive_system *sys) {
  const mech_model *m = sys->m;
  base_span span = {0, 0};
  const char *what = NULL;
  for (uint32_t i = 0; i < m->potentials.n; i++)
    if (!m->potentials.at[i].has_load) what = m->potentials.at[i].what, span = m->potentials.at[i].span;
  for (uint32_t i = 0; i < m->loads.n; i++)
    if (m->loads.at[i].body < 0) what = m->loads.at[i].what, span = m->loads.at[i].span;
  for (uint32_t i = 0; i < sys->drives.n; i++)
    if (sys->drives.at[i].npulls == 0) what = "effort", span = sys->drives.at[i].span;
  if (!what) return true;
  diag_entry *e =
      diag_at(sys->diags, DIAG_E326, span, "this %s acts at no point of a body, so no body can be cut free", what);
  diag_hint(sys->diags, e, "Write it as a force on a point or a torque on a body, or use another principle.");
  return false;
}

/* the motion of a point of body i against the body it is built on, along one speed: velocity at a place, turning */
static void against(finder *f, uint32_t i, vec at, ex symbol, vec *v, vec *w) {
  derive_system *sys = f->sys;
  *v = *w = (vec){0, NULL};
  for (int side = 0; side < 2; side++) {
    int body = side ? sys->m->bodies.at[i].parent : (int)i;
    if (body < 0) continue;
    mech_pull p = {false, (uint32_t)body, at, {0, NULL}, NULL};
    vec x = sys_partial(sys, derive_pull_velocity(sys, &p), symbol);
    vec y = sys->m->bodies.at[body].rigid ? sys_partial(sys, sys->bodies[body].omega_all, symbol) : (vec){0, NULL};
    *v = side ? vec_sub(sys->s, *v, x) : x;
    *w = side ? vec_sub(sys->s, *w, y) : y;
  }
}

static double length(const double x[3]) {
  return sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
}

/* How much the place moves against the other body: a hinge does not. */
static uint32_t slips(finder *f, uint32_t i, vec at) {
  uint32_t n = 0;
  for (uint32_t k = 0; k < f->nd; k++) {
    vec v, w;
    double x[3];
    against(f, i, at, f->d[k], &v, &w);
    numbers(f, v, x);
    n += length(x) > 1e-9;
  }
  return n;
}

/* The centre, or the named point that slips least; a particle is where it is. */
static void find_place(finder *f, uint32_t i, newton_link *l) {
  const mech_model *m = f->sys->m;
  const mech_body *b = &m->bodies.at[i];
  l->at = b->center;
  uint32_t least = b->rigid ? slips(f, i, b->center) : 0;
  for (uint32_t k = 0; k < m->points.n && least; k++) {
    uint32_t n = slips(f, i, m->points.at[k].position);
    if (n < least) least = n, l->at = m->points.at[k].position, l->where = m->points.at[k].name;
  }
}

/* Components along the axes of a frame that some speed shows to be zero: its motion is along that axis alone. */
static uint32_t idle_axes(finder *f, uint32_t i, const newton_link *l, uint32_t basis, bool torque) {
  derive_system *sys = f->sys;
  bool idle[3] = {false, false, false};
  for (uint32_t k = 0; k < f->nd; k++) {
    vec v, w;
    double other[3], own[3];
    against(f, i, l->at, f->d[k], &v, &w);
    numbers(f, torque ? v : w, other);
    if (length(other) > 1e-9) continue;
    ex c[3];
    vec_express(sys->s, torque ? w : v, basis, c);
    int axis = -1, many = 0;
    for (int j = 0; j < 3; j++) {
      own[j] = c[j] == EXPR_ZERO ? 0 : expr_eval(sys->g, c[j], f->values);
      if (fabs(own[j]) > 1e-9) axis = j, many++;
    }
    if (many == 1) idle[axis] = true;
  }
  return (uint32_t)idle[0] + idle[1] + idle[2];
}

static uint32_t best_frame(finder *f, uint32_t i, const newton_link *l, bool torque) {
  derive_system *sys = f->sys;
  uint32_t best = 0, most = idle_axes(f, i, l, 0, torque);
  for (uint32_t k = 1; k < sys->s->frames.n && most < 3; k++) {
    if (strchr(sys->s->frames.at[k].name, '(')) continue; /* an inner frame of an Euler chain has no name */
    uint32_t n = idle_axes(f, i, l, k, torque);
    if (n > most) most = n, best = k;
  }
  return best;
}

/* --- unknowns --- */

static void effect(finder *f, const mech_pull *p, double *row) {
  double x[3], y[3];
  vec value = sys_to_u(f->sys, p->value);
  numbers(f, value, x);
  numbers(f, moment_of(f->sys, p->body, p->torque, p->at, value), y);
  for (int k = 0; k < 3; k++) {
    if (!p->torque) row[6 * p->body + (uint32_t)k] += x[k];
    if (f->sys->m->bodies.at[p->body].rigid) row[6 * p->body + 3 + (uint32_t)k] += y[k];
  }
}

static column measured(finder *f, newton_unknown u) {
  column c = {u, BASE_ARRAY(f->a, double, f->width + 1), BASE_ARRAY(f->a, double, f->nd + 1), true};
  for (uint32_t k = 0; k < u.npulls; k++) effect(f, &u.pulls[k], c.effect);
  for (uint32_t k = 0; k < f->nd; k++)
    for (uint32_t i = 0; i < f->width; i++) c.work[k] += c.effect[i] * f->twist[k * f->width + i];
  return c;
}

static double norm(const double *x, uint32_t n) {
  double s = 0;
  for (uint32_t i = 0; i < n; i++) s += x[i] * x[i];
  return sqrt(s);
}

static uint32_t rank_of(finder *f, const column *c, uint32_t n, bool work) {
  uint32_t width = work ? f->nd : f->width, rank = 0;
  double *basis = BASE_ARRAY(f->a, double, width *width + 1);
  for (uint32_t i = 0; i < n && rank < width; i++) {
    const double *x = work ? c[i].work : c[i].effect;
    if (c[i].kept && norm(x, width) > 1e-9) (void)num_span_add(width, basis, &rank, x, 1e-7);
  }
  return rank;
}

/* How many independent ways there are to hold the bodies without work. */
static uint32_t ways(finder *f, const column *c, uint32_t n) {
  return rank_of(f, c, n, false) - rank_of(f, c, n, true);
}

static void keep(finder *f, newton_unknown u) {
  u.sym = expr_symbol(f->sys->g, u.name, SYM_MULTIPLIER);
  base_push(f->sys->arena, &f->out->unknowns, u);
}

/* The model's own names come first: a reaction, which may do work alone but not together with others (the two ends of a
   string over a pulley); a component that a vector constraint has and the coordinates hide, which does none. */
static void add_named(finder *f, newton_unknown u) {
  column c = measured(f, u);
  base_push(f->a, &f->columns, c);
  uint32_t n = f->columns.n;
  bool holds = u.kind == NEWTON_REACTION || norm(c.work, f->nd) < 1e-9;
  if (holds && rank_of(f, f->columns.at, n, false) > rank_of(f, f->columns.at, n - 1, false)) return;
  f->columns.n--;
  base_push(f->sys->arena, &f->out->shared, u.name);
}

static void add_rows(finder *f) {
  for (uint32_t i = 0; i < f->rows.n; i++) {
    const force_row *r = &f->rows.at[i];
    if (r->npulls == 0) continue;
    newton_unknown u = {.kind = NEWTON_CONSTRAINT, .pulls = r->pulls, .npulls = r->npulls};
    u.name = base_format(f->sys->arena, "lambda_%s", r->row->name);
    if (r->sigma >= 0 || r->bind >= 0) keep(f, u);
    else add_named(f, u);
  }
}

static void add_reactions(finder *f) {
  const mech_model *m = f->sys->m;
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    const mech_reaction *r = &m->reactions.at[i];
    for (uint32_t d = 0; d < r->ndirections; d++) {
      newton_unknown u = {
          .kind = NEWTON_REACTION, .pulls = r->pulls + r->first[d], .npulls = r->first[d + 1] - r->first[d]};
      u.name = r->ndirections == 1 || !r->names ? r->name : r->names[d];
      add_named(f, u);
    }
  }
}

static void add_link(finder *f, uint32_t i) {
  derive_system *sys = f->sys;
  const mech_body *b = &sys->m->bodies.at[i];
  newton_link *l = &f->out->links[i];
  find_place(f, i, l);
  for (int torque = 0; torque < (b->rigid ? 2 : 1); torque++) {
    uint32_t in = best_frame(f, i, l, torque != 0);
    *(torque ? &l->turn_frame : &l->frame) = in;
    for (int k = 0; k < 3; k++) {
      mech_pull *p = BASE_ARRAY(sys->arena, mech_pull, 2);
      vec axis = vec_axis(sys->s, in, k);
      p[0] = (mech_pull){torque != 0, i, l->at, axis, NULL};
      if (b->parent >= 0) p[1] = (mech_pull){torque != 0, (uint32_t)b->parent, l->at, vec_neg(sys->s, axis), NULL};
      const char *name = base_format(sys->arena, "%c_%s.%c", torque ? 'T' : 'R', b->name, "xyz"[k]);
      base_push(f->a, &f->columns,
                measured(f, (newton_unknown){NEWTON_LINK, name, EXPR_NONE, p, b->parent >= 0 ? 2u : 1u, i}));
    }
  }
}

/* Components that are not needed to hold the bodies without work are zero, or stand for what has a name already. */
static void leave_out(finder *f) {
  uint32_t n = f->columns.n, wanted = ways(f, f->columns.at, n);
  for (int turn = 0; turn < 4;
       turn++) /* what the ground does has a name more often, a torque less reason to be there */
    for (uint32_t i = 0; i < n; i++) {
      column *c = &f->columns.at[i];
      bool inner = f->sys->m->bodies.at[c->u.body].parent >= 0, torque = c->u.pulls[0].torque;
      if (c->u.kind != NEWTON_LINK || turn != 2 * inner + !torque) continue;
      c->kept = false;
      c->kept = ways(f, f->columns.at, n) < wanted;
    }
  for (uint32_t i = 0; i < n; i++)
    if (f->columns.at[i].kept) keep(f, f->columns.at[i].u);
}

/* A constraint whose force has no vectors is carried by the links: along it they may do work. */
static void find_directions(finder *f) {
  derive_system *sys = f->sys;
  f->d = BASE_ARRAY(f->a, ex, sys->u.n + sys->sigma.n + 1);
  for (uint32_t k = 0; k < sys->u.n + sys->sigma.n; k++) {
    bool carried = false;
    for (uint32_t i = 0; i < f->rows.n; i++)
      if (f->rows.at[i].vague && !f->rows.at[i].row->empty) {
        f->out->vague = f->rows.at[i].row->name;
        carried = carried || derive_row_slope(sys, &f->rows.at[i], k) != EXPR_ZERO;
      }
    if (carried) continue;
    f->d[f->nd++] = k < sys->u.n ? sys->u.at[k].sym : sys->sigma.at[k - sys->u.n].sym;
  }
}

static void find_twists(finder *f) {
  derive_system *sys = f->sys;
  f->twist = BASE_ARRAY(f->a, double, f->nd * f->width + 1);
  for (uint32_t k = 0; k < f->nd; k++)
    for (uint32_t i = 0; i < sys->m->bodies.n; i++) {
      double *to = f->twist + k * f->width + 6 * i;
      numbers(f, sys_partial(sys, sys->bodies[i].v_all, f->d[k]), to);
      if (sys->m->bodies.at[i].rigid) numbers(f, sys_partial(sys, sys->bodies[i].omega_all, f->d[k]), to + 3);
    }
}

/* What else is known of the hidden ones: along each direction their work is zero. */
static void find_workless(finder *f) {
  derive_system *sys = f->sys;
  expr_graph *g = sys->g;
  for (uint32_t k = 0; k < f->nd; k++) {
    ex total = EXPR_ZERO;
    for (uint32_t i = 0; i < f->out->unknowns.n; i++) {
      const newton_unknown *u = &f->out->unknowns.at[i];
      if (u->kind == NEWTON_CONSTRAINT) continue;
      for (uint32_t j = 0; j < u->npulls; j++) {
        vec v = sys_partial(sys, derive_pull_velocity(sys, &u->pulls[j]), f->d[k]);
        total = expr_add(g, total, expr_mul(g, u->sym, vec_dot(sys->s, sys_to_u(sys, u->pulls[j].value), v)));
      }
    }
    total = derive_tidy(sys, total);
    if (total != EXPR_ZERO) base_push(sys->arena, &f->out->workless, total);
  }
}

/* actuators stand among the given forces, with their magnitudes unknown */
static void add_drives(derive_system *sys, newton_body *bodies) {
  for (uint32_t i = 0; i < sys->drives.n; i++)
    for (uint32_t k = 0; k < sys->drives.at[i].npulls; k++) {
      const mech_pull *p = &sys->drives.at[i].pulls[k];
      newton_body *b = &bodies[p->body];
      vec f = vec_scale(sys->s, sys->drives.at[i].mu, sys_to_u(sys, p->value));
      if (!p->torque) b->force = vec_add(sys->s, b->force, f);
      b->moment = vec_add(sys->s, b->moment, moment_of(sys, p->body, p->torque, p->at, f));
    }
}

newton_result *derive_newton_reactions(derive_system *sys) {
  if (!all_placed(sys)) return NULL;
  newton_result *out = BASE_NEW(sys->arena, newton_result);
  out->bodies = derive_newton_bodies(sys);
  add_drives(sys, out->bodies);
  uint32_t nb = sys->m->bodies.n;
  out->links = BASE_ARRAY(sys->arena, newton_link, nb + 1);
  finder f = {.sys = sys, .out = out, .a = sys->arena, .width = 6 * nb};
  f.rows = derive_force_rows(sys);
  f.values = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 4096);
  if (!derive_random_state(sys, sys->arena, 5, f.values)) normal_random_point(sys->g, &sys->m->facts, 5, f.values);
  derive_let_values(sys, f.values);
  find_directions(&f);
  find_twists(&f);
  add_rows(&f);
  add_reactions(&f);
  for (uint32_t i = 0; i < nb; i++) add_link(&f, i);
  leave_out(&f);
  find_workless(&f);
  return out;
}

void derive_newton_sum(derive_system *sys, const newton_result *r, uint32_t body, vec *force, vec *moment) {
  *force = *moment = (vec){0, NULL};
  for (uint32_t i = 0; i < r->unknowns.n; i++) {
    const newton_unknown *u = &r->unknowns.at[i];
    for (uint32_t k = 0; k < u->npulls; k++) {
      const mech_pull *p = &u->pulls[k];
      if (p->body != body) continue;
      vec x = vec_scale(sys->s, u->sym, sys_to_u(sys, p->value));
      if (!p->torque) *force = vec_add(sys->s, *force, x);
      *moment = vec_add(sys->s, *moment, moment_of(sys, body, p->torque, p->at, x));
    }
  }
}
