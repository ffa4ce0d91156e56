/* dependence.c: on which other constraints one depends, and whether they can hold together.

   Among independent rows a dependent one has one representation, row = Σ c_k row_k,
   and the rows with c_k ≠ 0 are the smallest set it follows from (or, if the
   constants do not fit, contradicts): taking any of them away makes it
   independent. The coefficients are numbers at a random state; whether the row
   follows or contradicts has been decided exactly before. */
#include "derive/dependence.h"

#include <math.h>

#include "num/num.h"

static void row_in_rates(const dependence *d, const mech_row *row, double *out) {
  derive_system *sys = d->sys;
  uint32_t n = sys->m->rates.n;
  ex *syms = BASE_ARRAY(d->a, ex, n + 1), *grad = BASE_ARRAY(d->a, ex, n + 1);
  for (uint32_t j = 0; j < n; j++) syms[j] = sys->m->rates.at[j].sym;
  expr_gradient(sys->g, expr_subst_of(sys->to_rates, row->velocity), n, syms, grad);
  expr_tape_run(expr_tape_new(sys->g, d->a, n, grad), d->values, out);
}

uint32_t derive_leans_on(const dependence *d, const mech_row *row, bool *in) {
  uint32_t nr = d->sys->m->rates.n, n = d->n, count = 0;
  double *a = BASE_ARRAY(d->a, double, nr *n + 1), *b = BASE_ARRAY(d->a, double, nr + 1),
         *x = BASE_ARRAY(d->a, double, n + 1), *v = BASE_ARRAY(d->a, double, nr + 1);
  for (uint32_t k = 0; k < n; k++) {
    row_in_rates(d, d->rows[k], v);
    for (uint32_t j = 0; j < nr; j++) a[j * n + k] = v[j];
  }
  row_in_rates(d, row, b);
  if (n) num_least(d->a, nr, n, a, b, 1e-12, x);
  for (uint32_t k = 0; k < n; k++) {
    double size = 0;
    for (uint32_t j = 0; j < nr; j++) size = fmax(size, fabs(a[j * n + k] * x[k]));
    in[k] = size > 1e-7;
    count += in[k];
  }
  return count;
}

const char *derive_names(const dependence *d, const bool *in, const char *last) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  uint32_t left = last ? 1 : 0, said = 0;
  for (uint32_t k = 0; k < d->n; k++) left += in[k];
  for (uint32_t k = 0; k <= d->n; k++) {
    const char *name = k < d->n ? (in[k] ? d->rows[k]->name : NULL) : last;
    if (!name) continue;
    left--;
    base_printf(&t, "%s'%s'", said++ == 0 ? "" : left ? ", " : " and ", name);
  }
  return base_text_str(&t);
}

bool derive_can_join(const dependence *d, const mech_row *row, const bool *in) {
  enum { ATTEMPTS = 8 };
  derive_system *sys = d->sys;
  expr_list rows = {0};
  uint32_t landed = 0;
  for (uint32_t k = 0; k < d->n; k++) {
    if (in[k] && d->rows[k]->level != LEVEL_CONFIGURATION) return true; /* its constant is free */
    if (in[k]) base_push(d->a, &rows, d->rows[k]->value);
  }
  double *values = BASE_ARRAY(d->a, double, expr_symbol_count(sys->g) + 1);
  for (uint64_t seed = 1; seed <= ATTEMPTS; seed++) {
    if (!derive_land(sys, d->a, &rows, seed, values)) continue;
    landed++;
    if (fabs(expr_eval(sys->g, row->value, values)) < 1e-7) return true;
  }
  return landed == 0;
}
