/* blame.c: the culprit of a run that ends early.

   The state at the end is looked at once more: a denominator of the kinematics near zero, a force without a value, a
   mass matrix that is nearly singular, and last the speed that grows fastest, in this order. */
#include "run/blame.h"

#include <math.h>

#include "derive/state.h"
#include "num/num.h"

static const char *pole(mover *m, base_arena *a) {
  int which = mover_pole(m, 1e-3);
  if (which < 0) return NULL;
  base_text t;
  base_text_init(&t, a);
  for (uint32_t i = 0; i < m->nu; i++) base_printf(&t, "%s%s", i ? ", " : "", m->sys->u.at[i].name);
  return base_format(a, "the speeds %s come to a pole, %s = 0", base_text_str(&t),
                     expr_brief(m->sys->g, a, m->sys->conditions.at[which]));
}

/* the speed that has most to do with the direction in which the equations are singular */
static const char *singular(mover *m, base_arena *a) {
  uint32_t n = m->nu, w = n + m->nx, big = 0;
  if (w == 0 || w > 300) return NULL;
  double *v = BASE_ARRAY(a, double, w);
  mover_factor(m);
  double weak = num_weakest(a, w, w, m->k, v) * mover_size(m) / m->size; /* against what it was at the start */
  if (!(weak < 1e-6)) return NULL;
  for (uint32_t i = 1; i < n; i++)
    if (fabs(v[i]) > fabs(v[big])) big = i;
  if (m->nx && n && fabs(v[big]) < 0.1)
    for (uint32_t j = 0; j < m->nx; j++)
      if (fabs(v[n + j]) > 0.1)
        return j < m->sys->binds.n
                   ? base_format(a, "the constraint '%s' no longer restricts anything here", m->sys->binds.at[j].name)
                   : base_format(a, "the actuator '%s' has no hold on the servo-constraints here",
                                 m->sys->drives.at[j - m->sys->binds.n].name);
  return base_format(a, "nothing has inertia along '%s' here (condition %.1e)", m->sys->u.at[big].name, 1 / weak);
}

static const char *fastest(mover *m, base_arena *a) {
  uint32_t big = m->nu;
  double most = 0;
  for (uint32_t i = 0; i < m->nu; i++) {
    double v = fabs(m->values[m->udot[i]]);
    if (v > most) most = v, big = i;
  }
  if (big == m->nu) return NULL;
  return base_format(a, "%s' = %.3g there and grows without bound", m->sys->u.at[big].name, m->values[m->udot[big]]);
}

static const char *culprit(mover *m, base_arena *a, base_span *span) {
  const char *said = pole(m, a);
  if (said) return said;
  const char *wild = derive_find_wild(m->sys, m->values, span);
  if (wild) return base_format(a, "this %s has no finite value there", wild);
  said = singular(m, a);
  return said ? said : fastest(m, a);
}

static const char *what(sim_status status) {
  switch (status) {
  case SIM_SMALL: return "the steps became too small to go on";
  case SIM_WILD: return "the accelerations have no finite value";
  case SIM_LIMIT: return "the number of steps has reached its limit";
  case SIM_OFF: return "the constraints can no longer be satisfied together";
  case SIM_DIVERGED: return "the equations of the implicit step were not solved: take a smaller step";
  case SIM_MISSING: return "this build does not have that method";
  case SIM_OK:
  case SIM_STIFF:
  case SIM_FAILED: break;
  }
  return "the integrator gave up";
}

const char *run_blame(mover *m, diag_list *diags, sim_status status, double t, const sim *s) {
  base_arena *a = m->a;
  mover_put(m, t, sim_state(s));
  mover_solve(m);
  base_span span = {0, 0};
  const char *why = status == SIM_LIMIT || status == SIM_MISSING ? NULL : culprit(m, a, &span);
  const char *line = base_format(a, "at t = %.10g %s%s%s", t, what(status), why ? ": " : "", why ? why : "");
  diag_entry *e = span.end ? diag_at(diags, DIAG_E410, span, "%s", line) : diag_all(diags, DIAG_E410, "%s", line);
  diag_hint(diags, e, "What was computed up to there is kept, and marked as incomplete.");
  return line;
}
