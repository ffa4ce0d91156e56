/* variant.c: the same model told otherwise: without its constraints, or in rates of coordinates in place of its speeds. */
#include "derive/system.h"

static vec in_rates(derive_system *sys, vec v) {
  return vec_map(sys->s, v, sys_dissolve, sys->to_rates);
}

/* everything that may contain a speed, in rates */
static void forget_speeds(derive_system *sys, mech_model *m) {
  uint32_t frames = sys->s->frames.n, n = m->loads.n;
  vec *omega = BASE_ARRAY(sys->arena, vec, frames + 1);
  mech_load *loads = BASE_ARRAY(sys->arena, mech_load, n + 1);
  for (uint32_t f = 0; f < frames; f++) omega[f] = in_rates(sys, m->omega[f]);
  for (uint32_t i = 0; i < n; i++) {
    loads[i] = m->loads.at[i];
    loads[i].value = in_rates(sys, loads[i].value);
  }
  m->omega = omega;
  m->loads.at = loads;
  m->speeds.n = m->defines.n = 0;
}

static const mech_pull *forget_pulls(derive_system *sys, const mech_pull *from, uint32_t n) {
  mech_pull *pulls = BASE_ARRAY(sys->arena, mech_pull, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    pulls[i] = from[i];
    pulls[i].value = in_rates(sys, from[i].value);
  }
  return pulls;
}

static ex forget(derive_system *sys, ex e) {
  return e == EXPR_NONE ? e : expr_subst_of(sys->to_rates, e);
}

static void forget_in_rows(derive_system *sys, mech_constraint *c) {
  mech_row *rows = BASE_ARRAY(sys->arena, mech_row, c->nrows + 1);
  for (uint32_t k = 0; k < c->nrows; k++) {
    rows[k] = c->rows[k];
    rows[k].value = forget(sys, rows[k].value);
    rows[k].velocity = forget(sys, rows[k].velocity);
    rows[k].whole = forget(sys, rows[k].whole);
    rows[k].pulls = forget_pulls(sys, rows[k].pulls, rows[k].npulls);
  }
  c->rows = rows;
}

static void forget_in_constraints(derive_system *sys, mech_model *m) {
  mech_constraint *all = BASE_ARRAY(sys->arena, mech_constraint, m->constraints.n + 1);
  mech_servo *servos = BASE_ARRAY(sys->arena, mech_servo, m->servos.n + 1);
  for (uint32_t i = 0; i < m->constraints.n; i++) {
    all[i] = m->constraints.at[i];
    forget_in_rows(sys, &all[i]);
  }
  for (uint32_t i = 0; i < m->servos.n; i++) {
    servos[i] = m->servos.at[i];
    forget_in_rows(sys, &servos[i].equation);
  }
  m->constraints.at = all;
  m->servos.at = servos;
}

static derive_system *told(derive_system *sys, mech_model *m, const double *at) {
  diag_list *quiet = BASE_NEW(sys->arena, diag_list);
  diag_init(quiet, sys->arena);
  return sys_kinematics(sys->arena, m, quiet, at, sys->g);
}

derive_system *derive_without_constraints(derive_system *sys, bool rates) {
  mech_model *m = BASE_NEW(sys->arena, mech_model);
  *m = *sys->m;
  m->constraints.n = m->servos.n = m->actuators.n = 0;
  m->independent.n = 0;
  if (rates) forget_speeds(sys, m);
  return told(sys, m, NULL);
}

derive_system *derive_in_rates_at(derive_system *sys, const double *at) {
  mech_model *m = BASE_NEW(sys->arena, mech_model);
  *m = *sys->m;
  m->independent.n = 0;
  forget_speeds(sys, m);
  forget_in_constraints(sys, m);
  return told(sys, m, at);
}
