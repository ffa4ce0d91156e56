/* kkt.c: one linear system for the accelerations and all unknown forces, and what every motion satisfies besides.

     [ M     −alphaᵀ  −alongᵀ ] [u'    ]   [ −c      ]
     [ alpha   0        0     ] [lambda] = [ −gamma  ]
     [ servo   0        0     ] [mu    ]   [ −gamma_s]

   (Roithmayr & Hodges 7; MATH 4). The rows of the linear constraints are not here:
   the speeds were completed by their values, so their multipliers come after. */
#include "derive/system.h"

#include <string.h>

const sys_kkt *derive_kkt(derive_system *sys) {
  if (sys->kkt) return sys->kkt;
  expr_graph *g = sys->g;
  sys_kkt *p = BASE_NEW(sys->arena, sys_kkt);
  uint32_t n = p->n = sys->u.n, m = p->m = sys->binds.n, j = p->j = sys->drives.n, w = p->w = n + m + j;
  p->k = BASE_ARRAY(sys->arena, ex, w * w + 1);
  p->b = BASE_ARRAY(sys->arena, ex, w + 1);
  derive_gibbs(sys);
  for (uint32_t r = 0; r < n; r++) {
    memcpy(p->k + r * w, sys->mass + r * n, n * sizeof *p->k);
    p->b[r] = expr_neg(g, sys->bias[r]);
    for (uint32_t i = 0; i < m; i++) p->k[r * w + n + i] = expr_neg(g, sys->binds.at[i].alpha[r]);
    for (uint32_t i = 0; i < j; i++) p->k[r * w + n + m + i] = expr_neg(g, sys->drives.at[i].along[r]);
  }
  for (uint32_t i = 0; i < m + j; i++) {
    const sys_bind *row = i < m ? &sys->binds.at[i] : &sys->servos.at[i - m];
    memcpy(p->k + (n + i) * w, row->alpha, n * sizeof *p->k);
    p->b[n + i] = expr_neg(g, row->gamma);
  }
  return sys->kkt = p;
}

uint32_t derive_unknowns(const derive_system *sys) {
  return sys->u.n + sys->binds.n + sys->drives.n;
}

ex derive_unknown(const derive_system *sys, uint32_t i) {
  uint32_t n = sys->u.n, m = sys->binds.n;
  return i < n ? sys->u.at[i].dot : i < n + m ? sys->binds.at[i - n].lambda : sys->drives.at[i - n - m].mu;
}

static void hold(derive_system *sys, sys_held_list *to, const sys_bind *b, ex value) {
  if (value != EXPR_NONE) base_push(sys->arena, to, ((sys_held){b->name, b->span, value}));
}

void derive_held(derive_system *sys, sys_held_list *configuration, sys_held_list *velocity) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->constraints.n; i++)
    for (uint32_t k = 0; k < m->constraints.at[i].nrows; k++) {
      const mech_row *r = &m->constraints.at[i].rows[k];
      if (!r->empty && r->level == LEVEL_CONFIGURATION)
        base_push(sys->arena, configuration, ((sys_held){r->name, m->constraints.at[i].span, r->value}));
    }
  for (uint32_t i = 0; i < sys->binds.n; i++) hold(sys, velocity, &sys->binds.at[i], sys->binds.at[i].value);
  for (uint32_t i = 0; i < sys->hidden.n + sys->servos.n; i++) {
    const sys_bind *b = i < sys->hidden.n ? &sys->hidden.at[i] : &sys->servos.at[i - sys->hidden.n];
    hold(sys, configuration, b, b->place);
    hold(sys, velocity, b, b->value);
  }
}
