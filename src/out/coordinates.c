/* coordinates.c: what is written in speeds, written in the coordinates' derivatives instead.

   u = Y q' + z is put in for the speeds and its time derivative for u' (Desloge
   45–47). The four derivatives of a unit quaternion are not independent, so
   its body rates omega_e.x … stand for them, and e' is given by these. With
   constraints the q' are not independent either: the equations are complete only
   together with the constraints. */
#include <string.h>

#include "out/write.h"

const ex *out_rates(derive_system *sys) {
  const mech_model *m = sys->m;
  ex *r = BASE_ARRAY(sys->arena, ex, m->rates.n + 1);
  for (uint32_t j = 0; j < m->rates.n; j++) r[j] = m->rates.at[j].sym;
  return r;
}

ex out_in_coordinates(derive_system *sys, ex e) {
  expr_graph *g = sys->g;
  mech_model view = *sys->m; /* the model's rules, in this graph */
  view.g = g;
  expr_deriv *ddt = expr_deriv_new(g, sys->arena, mech_rate_of, &view);
  expr_subst *s = expr_subst_new(g, sys->arena);
  for (uint32_t r = 0; r < sys->u.n; r++) {
    ex u = expr_subst_of(sys->to_rates, sys->u.at[r].sym);
    if (u == sys->u.at[r].sym) continue; /* a rate already */
    expr_subst_set(s, sys->u.at[r].sym, u);
    expr_subst_set(s, sys->u.at[r].dot, expr_deriv_of(ddt, u));
  }
  return expr_subst_of(s, e);
}

ex out_constraint(derive_system *sys, uint32_t k) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t r = 0; r < m->constraints.at[i].nrows; r++) {
      const mech_row *row = &m->constraints.at[i].rows[r];
      if (strcmp(row->name, sys->sigma.at[k].name) == 0) return expr_subst_of(sys->to_rates, row->velocity);
    }
  return EXPR_ZERO;
}
