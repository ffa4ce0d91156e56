/* pulls.c: the vectors of every constraint row (MATH 3).

   Most rows bring theirs along from the text (mech/probe.c). A row written in
   scalars gets them where each speed in it is a measure number, u = v_C·e or
   omega_B·e, or the rate of an angle between two bodies' frames: then the row is
   a sum of dot products and the vectors can be read off (Roithmayr & Hodges
   57–60, rule 6). In the end every set of vectors must do, along each speed and
   each sigma, the work of its row; what does not is dropped, with the reason. */
#include <math.h>
#include <string.h>

#include "derive/forces.h"
#include "derive/principle.h"
#include "derive/servo.h"

typedef struct reader {
  derive_system *sys;
  mech_model view;
  motion mo;
  double *point; /* random values, to try before proving */
} reader;

static void open_reader(reader *r, derive_system *sys) {
  r->sys = sys;
  r->view = *sys->m;
  r->view.g = sys->g;
  r->mo = (motion){sys->s, expr_deriv_new(sys->g, sys->arena, mech_rate_of, &r->view), sys->m->omega};
  r->point = BASE_ARRAY(sys->arena, double, expr_symbol_count(sys->g) + 4096);
  normal_random_point(sys->g, &sys->m->facts, 7, r->point);
}

static ex in_rates(derive_system *sys, ex e) {
  return expr_subst_of(sys->to_rates, e);
}

static bool same(reader *r, ex a, ex b) {
  derive_system *sys = r->sys;
  if (a == b) return true;
  ex d = expr_sub(sys->g, a, b);
  if (!(fabs(expr_eval(sys->g, d, r->point)) < 1e-9)) return false;
  normal_fuel fuel = {0};
  return normal_is_zero(sys->g, d, &sys->m->facts, &fuel) == ANSWER_YES;
}

/* --- measure numbers --- */

/* The rate of the angle between the frames of two bodies, or of a body and the ground. */
static uint32_t by_angle(reader *r, ex sym, mech_pull out[2]) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  int found = -1;
  for (uint32_t f = 1; f < sys->s->frames.n; f++) {
    const frame *x = &sys->s->frames.at[f];
    if (x->axis < 0) continue;
    ex rate = in_rates(sys, expr_deriv_of(r->mo.ddt, x->angle));
    if (!expr_has(sys->g, rate, sym)) continue;
    if (found >= 0) return 0; /* it occurs in several rotations */
    found = (int)f;
    ex k = expr_diff(sys->g, rate, sym);
    if (!expr_is_number(sys->g, k)) return 0;
  }
  if (found < 0) return 0;
  const frame *x = &sys->s->frames.at[found];
  ex k = expr_diff(sys->g, in_rates(sys, expr_deriv_of(r->mo.ddt, x->angle)), sym);
  vec axis = vec_scale(sys->s, expr_powi(sys->g, k, -1), vec_axis(sys->s, x->parent, x->axis));
  uint32_t n = 0;
  for (int side = 0; side < 2; side++) {
    uint32_t f = side ? x->parent : (uint32_t)found;
    int body = -1;
    if (vec_is_zero(m->omega[f])) continue; /* fixed to the ground */
    for (uint32_t i = 0; i < m->bodies.n; i++)
      if (m->bodies.at[i].rigid && m->bodies.at[i].frame == f) body = (int)i;
    if (body < 0) return 0;
    out[n++] = (mech_pull){true, (uint32_t)body, {0, NULL}, side ? vec_neg(sys->s, axis) : axis, NULL};
  }
  return n;
}

/* sym = v_C·e or omega_B·e for one body and an axis e of a frame */
static uint32_t by_axis(reader *r, ex sym, mech_pull *out) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  ex wanted = in_rates(sys, sym);
  uint32_t found = 0;
  for (int torque = 0; torque < 2 && !found; torque++)
    for (uint32_t i = 0; i < m->bodies.n; i++) {
      const mech_body *b = &m->bodies.at[i];
      if (torque && !b->rigid) continue;
      vec v = torque ? m->omega[b->frame] : vec_ddt(&r->mo, b->center);
      bool here = false;
      for (uint32_t f = 0; f < sys->s->frames.n && !here; f++)
        for (int k = 0; k < 3 && !here; k++) {
          vec axis = vec_axis(sys->s, f, k);
          here = same(r, in_rates(sys, vec_dot(sys->s, v, axis)), wanted);
          if (here) *out = (mech_pull){torque != 0, i, b->center, axis, NULL};
        }
      found += here;
    }
  return found == 1 ? 1 : 0;
}

static uint32_t measure(reader *r, ex sym, mech_pull out[2]) {
  uint32_t n = by_axis(r, sym, out);
  return n ? n : by_angle(r, sym, out);
}

/* A row without vectors of its own: each velocity in it must be a measure number. */
static void read_scalars(reader *r, force_row *row) {
  derive_system *sys = r->sys;
  const mech_model *m = sys->m;
  BASE_VEC(mech_pull) pulls = {0};
  bool accelerations = row->row->level == LEVEL_ACCELERATION;
  ex value = accelerations ? row->row->value : row->row->velocity;
  for (uint32_t i = 0; i < m->rates.n + m->speeds.n; i++) {
    bool rate = i < m->rates.n;
    ex sym = rate ? m->rates.at[i].sym : m->speeds.at[i - m->rates.n].sym;
    ex dot = rate ? m->rates.at[i].dot : m->speeds.at[i - m->rates.n].dot;
    ex slope = expr_diff(sys->g, value, accelerations ? dot : sym);
    if (slope == EXPR_ZERO) continue;
    mech_pull one[2];
    uint32_t n = measure(r, sym, one);
    if (n == 0) {
      row->vague = base_format(sys->arena, "%s is no component of one velocity or angular velocity",
                               rate ? m->rates.at[i].name : m->speeds.at[i - m->rates.n].name);
      return;
    }
    for (uint32_t k = 0; k < n; k++) {
      one[k].value = vec_scale(sys->s, slope, one[k].value);
      base_push(sys->arena, &pulls, one[k]);
    }
  }
  row->pulls = pulls.at;
  row->npulls = pulls.n;
}

const mech_pull *derive_rate_pulls(derive_system *sys, ex rate, uint32_t *n) {
  reader r;
  mech_pull *out = BASE_ARRAY(sys->arena, mech_pull, 2);
  open_reader(&r, sys);
  *n = expr_is_symbol(sys->g, rate) ? measure(&r, rate, out) : 0;
  return out;
}

/* Σ W·v + Σ tau·omega in the rates of the coordinates, before any constraint is used */
ex derive_drive_rate(derive_system *sys, const sys_drive *d) {
  const mech_model *m = sys->m;
  reader r;
  if (d->coordinate >= 0) return m->coords.at[d->coordinate].dot;
  open_reader(&r, sys);
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < d->npulls; k++) {
    const mech_pull *p = &d->pulls[k];
    const mech_body *b = &m->bodies.at[p->body];
    vec v = p->torque ? m->omega[b->frame] : vec_ddt(&r.mo, b->center);
    if (!p->torque && b->rigid)
      v = mech_material_velocity(sys->s, v, m->omega[b->frame], vec_sub(sys->s, p->at, b->center));
    total = expr_add(sys->g, total, vec_dot(sys->s, p->value, v));
  }
  return in_rates(sys, total);
}

/* --- the proof --- */

vec derive_pull_velocity(derive_system *sys, const mech_pull *p) {
  const sys_body *x = &sys->bodies[p->body];
  if (p->torque) return x->omega_all;
  const mech_body *b = &sys->m->bodies.at[p->body];
  if (!b->rigid) return x->v_all;
  return mech_material_velocity(sys->s, x->v_all, x->omega_all, vec_sub(sys->s, p->at, b->center));
}

ex derive_row_slope(derive_system *sys, const force_row *row, uint32_t i) {
  uint32_t nu = sys->u.n;
  ex symbol = i < nu ? sys->u.at[i].sym : sys->sigma.at[i - nu].sym;
  if (row->row->empty) return EXPR_ZERO;
  const sys_bind *b = row->bind >= 0 ? &sys->binds.at[row->bind] : NULL;
  for (uint32_t k = 0; k < sys->dropped.n; k++)
    if (sys->dropped.at[k].bind.row == row->row) b = &sys->dropped.at[k].bind;
  if (b) return i < nu ? b->alpha[i] : b->beta[i - nu];
  return expr_diff(sys->g, expr_subst_of(sys->to_u_all, row->row->velocity), symbol);
}

ex derive_row_work(derive_system *sys, const force_row *row, ex symbol) {
  ex total = EXPR_ZERO;
  for (uint32_t k = 0; k < row->npulls; k++) {
    vec along = sys_partial(sys, derive_pull_velocity(sys, &row->pulls[k]), symbol);
    total = expr_add(sys->g, total, vec_dot(sys->s, sys_to_u(sys, row->pulls[k].value), along));
  }
  return total;
}

ex derive_row_power(derive_system *sys, const force_row *row) {
  ex total = EXPR_ZERO;
  expr_subst *still = expr_subst_new(sys->g, sys->arena);
  for (uint32_t k = 0; k < sys->sigma.n; k++) expr_subst_set(still, sys->sigma.at[k].sym, EXPR_ZERO);
  for (uint32_t k = 0; k < row->npulls; k++)
    total = expr_add(sys->g, total,
                     vec_dot(sys->s, sys_to_u(sys, row->pulls[k].value), derive_pull_velocity(sys, &row->pulls[k])));
  return expr_subst_of(still, total);
}

static bool does_the_work(derive_system *sys, const force_row *row) {
  for (uint32_t i = 0; i < sys->u.n + sys->sigma.n; i++) {
    ex symbol = i < sys->u.n ? sys->u.at[i].sym : sys->sigma.at[i - sys->u.n].sym;
    ex left = expr_sub(sys->g, derive_row_slope(sys, row, i), derive_row_work(sys, row, symbol));
    normal_fuel fuel = {.terms = 2000000};
    if (left != EXPR_ZERO && normal_is_zero(sys->g, left, &sys->m->facts, &fuel) == ANSWER_NO) return false;
  }
  return true;
}

force_rows derive_force_rows(derive_system *sys) {
  const mech_model *m = sys->m;
  force_rows out = {0};
  reader r;
  derive_gibbs(sys);
  open_reader(&r, sys);
  for (uint32_t i = 0; i < m->constraints.n; i++) out.n += m->constraints.at[i].nrows;
  out.at = BASE_ARRAY(sys->arena, force_row, out.n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *row = &m->constraints.at[i].rows[k];
      force_row *f = &out.at[n++];
      *f = (force_row){&m->constraints.at[i], row, -1, -1, row->pulls, row->npulls, row->vague};
      for (uint32_t j = 0; j < sys->sigma.n; j++)
        if (!row->empty && strcmp(sys->sigma.at[j].name, row->name) == 0) f->sigma = (int)j;
      for (uint32_t j = 0; j < sys->binds.n; j++)
        if (sys->binds.at[j].row == row) f->bind = (int)j;
      if (!row->empty && !f->vague && f->npulls == 0) read_scalars(&r, f);
      if (!f->vague && f->npulls && !does_the_work(sys, f))
        f->vague = "the vectors in it do not account for all of its work";
      if (f->vague) f->npulls = 0;
    }
  return out;
}
