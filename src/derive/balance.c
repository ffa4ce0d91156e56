/* balance.c: multipliers and reactions as expressions (MATH 3, LANGUAGE rule 5).

   Multipliers of independent rows are ∂R/∂sigma' and come with the accelerations.
   What the coordinates hide, the coin's normal force or the pull in a rod, is found
   as on paper: cut the body free, balance force and moment,

     m a − f = Σ x_j W_j ,   I α + ω × I ω − M = Σ x_j (r × W_j + tau_j) .

   A link of which nothing is asked transmits whatever it must: the body beyond it
   is taken together with the one before, and so on to the ground. Each unknown
   then has a direction of its own to look along, so that a pendulum's tension
   costs one product and no division. Which equations determine which unknowns is
   judged at a random admissible state; the algebra itself is exact. */
#include <math.h>
#include <string.h>

#include "derive/forces.h"
#include "derive/principle.h"
#include "num/num.h"

enum { UNKNOWNS_MOST = 24 };

/* what acts on one body, reduced to its centre */
typedef struct wrench {
  vec force, moment;
} wrench;

typedef struct paper {
  derive_system *sys;
  base_arena *a;
  force_laws *laws;
  uint32_t nb, n;  /* bodies, unknowns */
  wrench *on;      /* n + 1 for each body: the unknowns with magnitude one, then inertia less the known forces */
  uint32_t *which; /* the law of each unknown */
  bool *crossed, *gone;
  double *values; /* at the random state */
} paper;

static wrench *at(const paper *p, uint32_t body, uint32_t column) {
  return &p->on[body * (p->n + 1) + column];
}

static void act(paper *p, uint32_t column, const mech_pull *x, ex k) {
  space *s = p->sys->s;
  const mech_body *b = &p->sys->m->bodies.at[x->body];
  wrench *w = at(p, x->body, column);
  vec f = vec_scale(s, k, sys_to_u(p->sys, x->value));
  if (x->torque) {
    w->moment = vec_add(s, w->moment, f);
    return;
  }
  w->force = vec_add(s, w->force, f);
  if (b->rigid) w->moment = vec_add(s, w->moment, vec_cross(s, vec_sub(s, x->at, b->center), f));
}

static void set_inertia(paper *p) {
  derive_system *sys = p->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < m->bodies.n; i++) {
    const mech_body *body = &m->bodies.at[i];
    const sys_body *x = &sys->bodies[i];
    wrench *w = at(p, i, p->n);
    w->force = vec_scale(sys->s, body->mass, x->a);
    if (body->has_inertia)
      w->moment = vec_add(sys->s, vec_inertia(sys->s, body->inertia_frame, body->inertia, x->alpha),
                          sys_gyroscopic(sys, body, x->omega));
  }
  for (uint32_t i = 0; i < m->loads.n; i++) {
    const mech_load *l = &m->loads.at[i];
    mech_pull x = {l->torque, (uint32_t)l->body, l->at, l->value, NULL};
    if (l->body >= 0) act(p, p->n, &x, expr_int(sys->g, -1));
  }
  for (uint32_t i = 0; i < sys->drives.n; i++) /* actuators act like given forces */
    for (uint32_t k = 0; k < sys->drives.at[i].npulls; k++)
      act(p, p->n, &sys->drives.at[i].pulls[k], expr_neg(sys->g, sys->drives.at[i].mu));
}

/* --- taking bodies together --- */

static uint32_t depth(const mech_model *m, uint32_t i) {
  uint32_t d = 0;
  for (int k = m->bodies.at[i].parent; k >= 0 && d <= m->bodies.n; k = m->bodies.at[k].parent) d++;
  return d;
}

static void take_together(paper *p, uint32_t i) {
  derive_system *sys = p->sys;
  const mech_model *m = sys->m;
  int parent = m->bodies.at[i].parent;
  p->gone[i] = true;
  if (parent < 0) return; /* held by the ground */
  vec arm = vec_sub(sys->s, m->bodies.at[i].center, m->bodies.at[parent].center);
  for (uint32_t j = 0; j <= p->n; j++) {
    wrench *from = at(p, i, j), *to = at(p, (uint32_t)parent, j);
    to->force = vec_add(sys->s, to->force, from->force);
    to->moment = vec_add(sys->s, to->moment, from->moment);
    if (m->bodies.at[parent].rigid) to->moment = vec_add(sys->s, to->moment, vec_cross(sys->s, arm, from->force));
  }
}

/* children before parents */
static void fold(paper *p, const bool *freed) {
  const mech_model *m = p->sys->m;
  for (uint32_t d = m->bodies.n + 1; d-- > 0;)
    for (uint32_t i = 0; i < p->nb; i++)
      if (freed[i] && !p->gone[i] && depth(m, i) == d) take_together(p, i);
}

/* --- equations --- */

typedef struct equation {
  ex *e; /* n coefficients, then the right side */
  double *number;
  uint32_t body;
} equation;
typedef BASE_VEC(equation) equations;

static void add_equation(paper *p, equations *to, uint32_t body, bool moment, vec along) {
  derive_system *sys = p->sys;
  equation q = {BASE_ARRAY(p->a, ex, p->n + 1), BASE_ARRAY(p->a, double, p->n + 1), body};
  bool any = false;
  for (uint32_t j = 0; j <= p->n; j++) {
    const wrench *w = at(p, body, j);
    q.e[j] = vec_dot(sys->s, moment ? w->moment : w->force, along);
    any = any || q.e[j] != EXPR_ZERO;
  }
  if (any) base_push(p->a, to, q);
}

/* first along the unknowns themselves, then along the axes that are at hand */
static void write_equations(paper *p, equations *to) {
  derive_system *sys = p->sys;
  for (uint32_t i = 0; i < p->nb; i++)
    for (uint32_t j = 0; j < p->n && !p->gone[i]; j++)
      for (int moment = 0; moment < 2; moment++) {
        vec along = moment ? at(p, i, j)->moment : at(p, i, j)->force;
        if (!vec_is_zero(along)) add_equation(p, to, i, moment != 0, along);
      }
  for (uint32_t i = 0; i < p->nb; i++)
    for (int k = 0; k < 12 && !p->gone[i]; k++) {
      const mech_body *b = &sys->m->bodies.at[i];
      bool moment = k % 6 >= 3, own = k >= 6;
      if ((moment || own) && !b->rigid) continue;
      add_equation(p, to, i, moment, vec_axis(sys->s, own ? b->frame : 0, k % 3));
    }
}

static void evaluate(paper *p, equations *to) {
  for (uint32_t i = 0; i < to->n; i++)
    for (uint32_t j = 0; j <= p->n; j++)
      to->at[i].number[j] = to->at[i].e[j] == EXPR_ZERO ? 0 : expr_eval(p->sys->g, to->at[i].e[j], p->values);
}

/* Does it close at the random state? What a body lacks, something else must supply: its link. */
static bool closes(paper *p, const equations *q, bool *freed) {
  uint32_t n = p->n, m = q->n;
  double *a = BASE_ARRAY(p->a, double, m *n + 1), *b = BASE_ARRAY(p->a, double, m + 1),
         *x = BASE_ARRAY(p->a, double, n + 1), scale = 0;
  for (uint32_t i = 0; i < m; i++) {
    for (uint32_t j = 0; j < n; j++) a[i * n + j] = q->at[i].number[j];
    b[i] = q->at[i].number[n];
    scale = fmax(scale, fabs(b[i]));
  }
  if (m && n) num_least(p->a, m, n, a, b, 1e-11, x);
  bool all = true;
  for (uint32_t i = 0; i < m; i++) {
    double e = -b[i];
    for (uint32_t j = 0; j < n; j++) e += a[i * n + j] * x[j];
    if (fabs(e) <= 1e-8 * scale) continue;
    if (freed[q->at[i].body]) continue;
    freed[q->at[i].body] = true;
    all = false;
  }
  return all;
}

/* --- solving --- */

/* independent equations, the first that come; their numbers */
static uint32_t choose_equations(paper *p, const equations *q, uint32_t *chosen, double *basis) {
  uint32_t rank = 0;
  for (uint32_t i = 0; i < q->n && rank < p->n; i++) {
    double *row = BASE_ARRAY(p->a, double, p->n + 1), size = 0;
    for (uint32_t j = 0; j < p->n; j++) size = fmax(size, fabs(q->at[i].number[j]));
    if (!(size > 1e-9)) continue;
    for (uint32_t j = 0; j < p->n; j++) row[j] = q->at[i].number[j] / size;
    if (num_span_add(p->n, basis, &rank, row, 1e-7)) chosen[rank - 1] = i;
  }
  return rank;
}

/* e_j lies in the span of the equations: x_j has one value */
static bool is_determined(const paper *p, const double *basis, uint32_t rank, uint32_t j) {
  double part = 0;
  for (uint32_t i = 0; i < rank; i++) part += basis[i * p->n + j] * basis[i * p->n + j];
  return part > 1 - 1e-9;
}

/* as many columns as equations: those determined, then whatever completes them */
static bool choose_columns(paper *p, const equations *q, uint32_t rank, const uint32_t *chosen, const bool *determined,
                           uint32_t *columns) {
  double *basis = BASE_ARRAY(p->a, double, rank *rank + 1), *column = BASE_ARRAY(p->a, double, rank + 1);
  uint32_t n = 0;
  for (int second = 0; second < 2; second++)
    for (uint32_t j = 0; j < p->n && n < rank; j++) {
      if (determined[j] == (second != 0)) continue;
      for (uint32_t i = 0; i < rank; i++) column[i] = q->at[chosen[i]].number[j];
      if (num_span_add(rank, basis, &n, column, 1e-9)) columns[n - 1] = j;
    }
  return n == rank;
}

/* x = A⁻¹ b: only the coefficients go through the normal form */
static bool solve(paper *p, const equations *q, uint32_t rank, const uint32_t *chosen, const uint32_t *columns,
                  const bool *determined) {
  expr_graph *g = p->sys->g;
  ex *a = BASE_ARRAY(p->a, ex, rank * rank + 1), *unit = BASE_ARRAY(p->a, ex, rank * rank + 1),
     *inverse = BASE_ARRAY(p->a, ex, rank * rank + 1), *t = BASE_ARRAY(p->a, ex, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    for (uint32_t j = 0; j < rank; j++) {
      a[i * rank + j] = q->at[chosen[i]].e[columns[j]];
      unit[i * rank + j] = i == j ? EXPR_ONE : EXPR_ZERO;
    }
  normal_fuel fuel = {.terms = 2000000};
  if (normal_solve(g, rank, rank, a, unit, inverse, &p->sys->m->facts, &fuel) != ANSWER_YES) return false;
  for (uint32_t i = 0; i < rank; i++) {
    force_law *law = &p->laws->at[p->which[columns[i]]];
    if (!determined[columns[i]]) continue;
    for (uint32_t k = 0; k < rank; k++) t[k] = expr_mul(g, inverse[i * rank + k], q->at[chosen[k]].e[p->n]);
    law->value = expr_sum(g, rank, t);
  }
  return true;
}

static void set_columns(paper *p, const force_rows *rows, const bool *by_balance) {
  derive_system *sys = p->sys;
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < p->nb * (p->n + 1); i++) p->on[i] = (wrench){{0, NULL}, {0, NULL}};
  set_inertia(p);
  uint32_t n = 0, law = 0;
  for (uint32_t i = 0; i < rows->n; i++, law++) {
    const force_row *f = &rows->at[i];
    ex known = p->laws->at[law].value;
    if (!by_balance[i] && known == EXPR_NONE) known = p->laws->at[law].sym; /* of a nonlinear constraint */
    for (uint32_t k = 0; k < f->npulls; k++)
      act(p, by_balance[i] ? n : p->n, &f->pulls[k], by_balance[i] ? EXPR_ONE : expr_neg(sys->g, known));
    if (by_balance[i]) p->which[n++] = law;
  }
  for (uint32_t i = 0; i < m->reactions.n; i++) {
    const mech_reaction *r = &m->reactions.at[i];
    for (uint32_t d = 0; d < r->ndirections; d++, law++) {
      for (uint32_t k = r->first[d]; k < r->first[d + 1]; k++) act(p, n, &r->pulls[k], EXPR_ONE);
      p->which[n++] = law;
    }
  }
}

/* Everything at a random state in which the body moves as it must: u' and the multipliers from their solution. */
static bool set_state(paper *p, const ex *solution) {
  derive_system *sys = p->sys;
  p->values = BASE_ARRAY(p->a, double, expr_symbol_count(sys->g) + 4096);
  if (!derive_random_state(sys, p->a, 11, p->values)) return false;
  derive_let_values(sys, p->values);
  uint32_t n = sys->u.n, m = sys->binds.n;
  for (uint32_t i = 0; i < derive_unknowns(sys); i++) {
    ex sym = i < n ? sys->u.at[i].dot : i < n + m ? sys->binds.at[i - n].lambda : sys->drives.at[i - n - m].mu;
    double x = expr_eval(sys->g, solution[i], p->values);
    if (!isfinite(x)) return false;
    p->values[expr_symbol_id(sys->g, sym)] = x;
  }
  return true;
}

static void balance(paper *p, const force_rows *rows, const bool *by_balance) {
  bool *freed = BASE_ARRAY(p->a, bool, p->nb + 1);
  for (uint32_t i = 0; i < p->nb; i++) freed[i] = !p->crossed[i];
  equations q = {0};
  for (int round = 0; round < 2; round++) {
    q.n = 0;
    memset(p->gone, 0, p->nb * sizeof *p->gone);
    set_columns(p, rows, by_balance);
    fold(p, freed);
    write_equations(p, &q);
    evaluate(p, &q);
    if (closes(p, &q, freed)) break;
  }
  uint32_t *chosen = BASE_ARRAY(p->a, uint32_t, p->n + 1), *columns = BASE_ARRAY(p->a, uint32_t, p->n + 1);
  double *basis = BASE_ARRAY(p->a, double, p->n * p->n + 1);
  bool *determined = BASE_ARRAY(p->a, bool, p->n + 1);
  uint32_t rank = choose_equations(p, &q, chosen, basis);
  for (uint32_t j = 0; j < p->n; j++) {
    determined[j] = is_determined(p, basis, rank, j);
    p->laws->at[p->which[j]].open = !determined[j];
    if (p->laws->at[p->which[j]].open) p->laws->at[p->which[j]].value = EXPR_NONE;
  }
  if (rank && choose_columns(p, &q, rank, chosen, determined, columns)) solve(p, &q, rank, chosen, columns, determined);
}

/* --- the laws --- */

/* ∂R/∂sigma' less what the nonlinear constraints supply */
static ex of_sigma(derive_system *sys, uint32_t k) {
  ex e = sys->multiplier[k];
  for (uint32_t j = 0; j < sys->binds.n; j++)
    e = expr_sub(sys->g, e, expr_mul(sys->g, sys->binds.at[j].lambda, sys->binds.at[j].beta[k]));
  for (uint32_t j = 0; j < sys->drives.n; j++)
    e = expr_sub(sys->g, e, expr_mul(sys->g, sys->drives.at[j].mu, sys->drives.at[j].across[k]));
  return e;
}

static void list_laws(derive_system *sys, const force_rows *rows, force_laws *laws) {
  const mech_model *m = sys->m;
  for (uint32_t i = 0; i < rows->n; i++) {
    const force_row *r = &rows->at[i];
    ex sym = expr_symbol(sys->g, mech_multiplier_name(sys->arena, r->row->name), SYM_MULTIPLIER);
    ex value = r->bind >= 0 ? sym : r->sigma >= 0 ? of_sigma(sys, (uint32_t)r->sigma) : EXPR_NONE;
    base_push(sys->arena, laws, ((force_law){r->row->name, sym, value, false}));
  }
  for (uint32_t i = 0; i < m->reactions.n; i++)
    for (uint32_t d = 0; d < m->reactions.at[i].ndirections; d++) {
      const char *name = mech_reaction_name(sys->arena, &m->reactions.at[i], d);
      base_push(sys->arena, laws, ((force_law){name, expr_symbol(sys->g, name, SYM_MULTIPLIER), EXPR_NONE, false}));
    }
}

/* once, and only if somebody needs it: it may take long */
static const ex *solve_motion(derive_system *sys, force_sheet *f) {
  normal_fuel fuel = {.terms = 3000000};
  if (!f->tried) {
    f->solution = BASE_ARRAY(sys->arena, ex, derive_unknowns(sys) + 1);
    f->solved = derive_solve(sys, f->solution, &fuel);
    f->tried = true;
  }
  return f->solved ? f->solution : NULL;
}

static void find_laws(derive_system *sys, force_sheet *sheet) {
  const mech_model *m = sys->m;
  const force_rows *rows = &sheet->rows;
  force_laws *laws = &sheet->laws;
  list_laws(sys, rows, laws);
  paper p = {.sys = sys, .a = sys->arena, .laws = laws, .nb = m->bodies.n};
  bool *by_balance = BASE_ARRAY(p.a, bool, rows->n + 1);
  force_sharing shared = derive_force_shared(rows);
  for (uint32_t i = 0; i < rows->n; i++) {
    by_balance[i] = derive_force_by_balance(&rows->at[i], shared);
    p.n += by_balance[i];
  }
  for (uint32_t i = 0; i < m->reactions.n; i++) p.n += m->reactions.at[i].ndirections;
  if (p.n == 0 || p.n > UNKNOWNS_MOST) return;
  const ex *solution = solve_motion(sys, sheet);
  if (!solution || !set_state(&p, solution)) return;
  p.which = BASE_ARRAY(p.a, uint32_t, p.n + 1);
  p.on = BASE_ARRAY(p.a, wrench, p.nb * (p.n + 1) + 1);
  p.gone = BASE_ARRAY(p.a, bool, p.nb + 1);
  p.crossed = derive_force_crossed(sys, rows, by_balance);
  balance(&p, rows, by_balance);
}

const force_sheet *derive_force_sheet(derive_system *sys) {
  if (sys->forces) return sys->forces;
  force_sheet *f = BASE_NEW(sys->arena, force_sheet);
  derive_gibbs(sys);
  f->rows = derive_force_rows(sys);
  find_laws(sys, f);
  f->magnitudes = expr_subst_new(sys->g, sys->arena);
  for (uint32_t i = 0; i < f->laws.n; i++)
    if (f->laws.at[i].value != EXPR_NONE) expr_subst_set(f->magnitudes, f->laws.at[i].sym, f->laws.at[i].value);
  return sys->forces = f;
}

expr_subst *derive_force_motion(derive_system *sys) {
  force_sheet *f = sys->forces;
  const ex *x = f ? solve_motion(sys, f) : NULL;
  if (x && !f->in_motion) f->in_motion = derive_in_motion(sys, x);
  return f ? f->in_motion : NULL;
}

static bool is_magnitude(void *graph, ex symbol) {
  return expr_symbol_kind(graph, symbol) == SYM_MULTIPLIER;
}

ex derive_with_forces(derive_system *sys, ex e, const force_law **culprit) {
  if (!expr_depends(sys->g, e, is_magnitude, sys->g)) return e;
  const force_sheet *f = derive_force_sheet(sys);
  for (uint32_t i = 0; i < f->laws.n; i++) {
    *culprit = &f->laws.at[i];
    if (f->laws.at[i].value == EXPR_NONE && expr_has(sys->g, e, f->laws.at[i].sym)) return EXPR_NONE;
  }
  return expr_subst_of(f->magnitudes, e);
}
