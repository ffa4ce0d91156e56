/* normal_terms.c: a fraction in lowest terms as lists of terms, in several equal ways.

   The numerator is written with the fewest terms, with every s² and with every
   c² eliminated, and, for one or two angles, with all mixtures of these. Which of
   them reads best is not decided here (simplify.h). A numerator that sees only one
   axis of a quaternion is also written with the three numbers of that axis
   (normal_turn.c). Denominators are factored. */
#include "expr/normal_int.h"

#include <string.h>

enum { LONGEST = 4000, FACTORED = 40, FACTORED_DEGREE = 16, FORMS = 8, HIGHEST = 1000 };

typedef BASE_VEC(normal_poly *) polys;

/* one form in the making: number · Π poly^power */
typedef struct making {
  const normal_turned *turned; /* what some variables of its numerator stand for, or NULL */
  ex number;
  polys factor;
  BASE_VEC(int) power;
} making;

typedef struct lister {
  normal_query *q;
  base_arena *arena; /* of the answer */
  uint32_t ncollect;
  const ex *collect;
  uint32_t *column;          /* of a variable, + 1 */
  uint32_t turned_column[4]; /* of the three of the axis */
  normal_forms *out;
} lister;

static normal_poly *copy_of(normal_query *q, const normal_poly *p) {
  normal_poly *r = normal_poly_new(q);
  fmpz_mpoly_set(r, p, q->ring);
  return r;
}

static bool is_constant(normal_query *q, const normal_poly *p) {
  return fmpz_mpoly_is_fmpz(p, q->ring) != 0;
}

/* --- factors --- */

static void keep(lister *l, making *m, normal_poly *p, int power) {
  base_push(&l->q->arena, &m->factor, p);
  base_push(&l->q->arena, &m->power, power);
}

/* an integer goes to the number in front */
static void times_integer(lister *l, making *m, const fmpz_t z, int power) {
  normal_query *q = l->q;
  fmpz_one(q->z[3]);
  ex n = power > 0 ? normal_number(q, z, q->z[3]) : normal_number(q, q->z[3], z);
  m->number = expr_mul(q->g, m->number, n);
}

/* monomial and integer content taken off p */
static void take_content(lister *l, making *m, normal_poly *p, int power) {
  normal_query *q = l->q;
  normal_poly *t = normal_poly_new(q);
  normal_primitive(q, q->z[2], p);
  times_integer(l, m, q->z[2], power);
  fmpz_mpoly_term_content(t, p, q->ring);
  if (is_constant(q, t)) {
    normal_poly_drop(q, t);
    return;
  }
  fmpz_mpoly_divides(p, p, t, q->ring);
  keep(l, m, t, power);
}

typedef struct factoring {
  normal_query *q;
  fmpz_mpoly_factor_t f;
} factoring;

static void clear_factoring(void *x) {
  factoring *f = x;
  fmpz_mpoly_factor_clear(f->f, f->q->ring);
}

/* irreducible factors of a small polynomial without content; false: not done */
static bool split(lister *l, making *m, const normal_poly *p, int power) {
  normal_query *q = l->q;
  uint64_t n = normal_length(p);
  if (n < 2 || n > FACTORED || fmpz_mpoly_total_degree_si(p, q->ring) > FACTORED_DEGREE) return false;
  if (!normal_charge(q, 50 * n)) return false;
  factoring x = {.q = q};
  base_cleanup undo;
  fmpz_mpoly_factor_init(x.f, q->ring);
  base_cleanup_push(q->ctx, &undo, clear_factoring, &x);
  bool done = fmpz_mpoly_factor(x.f, p, q->ring) != 0;
  for (slong i = 0; i < x.f->num && done; i++) done = fmpz_fits_si(x.f->exp + i) && fmpz_get_si(x.f->exp + i) < HIGHEST;
  if (done) times_integer(l, m, x.f->constant, power);
  for (slong i = 0; i < x.f->num && done; i++)
    keep(l, m, copy_of(q, x.f->poly + i), power * (int)fmpz_get_si(x.f->exp + i));
  base_cleanup_pop(q->ctx, &undo);
  clear_factoring(&x);
  return done;
}

static void keep_split(lister *l, making *m, normal_poly *p, int power) {
  normal_query *q = l->q;
  if (fmpz_mpoly_is_one(p, q->ring)) return;
  if (!split(l, m, p, power)) keep(l, m, p, power);
}

/* the part of p that is free of the symbols to collect by */
static bool free_part(lister *l, normal_poly *out, const normal_poly *p) {
  normal_query *q = l->q;
  slong *vars = BASE_ARRAY(&q->arena, slong, l->ncollect + 1), n = 0;
  for (uint32_t i = 0; i < l->ncollect; i++)
    for (uint32_t v = 0; v < q->nvars; v++)
      if (q->atoms[v].kind == ATOM_SYMBOL && q->atoms[v].node == l->collect[i] &&
          fmpz_mpoly_degree_si(p, v, q->ring) > 0)
        vars[n++] = v;
  if (n == 0 || !normal_charge(q, 20 * normal_length(p))) return false;
  return fmpz_mpoly_content_vars(out, p, vars, n, q->ring) != 0;
}

static void numerator(lister *l, making *m, normal_poly *p) {
  normal_query *q = l->q;
  take_content(l, m, p, 1);
  if (l->ncollect == 0) {
    keep_split(l, m, p, 1);
    return;
  }
  normal_poly *c = normal_poly_new(q);
  if (free_part(l, c, p) && !is_constant(q, c)) {
    fmpz_mpoly_divides(p, p, c, q->ring);
    take_content(l, m, c, 1);
    keep_split(l, m, c, 1);
    take_content(l, m, p, 1);
  }
  if (!fmpz_mpoly_is_one(p, q->ring)) keep(l, m, p, 1);
}

/* --- out of FLINT --- */

/* the place among the three of the axis, or 3 */
static uint32_t turned_place(const making *m, uint32_t var) {
  uint32_t i = 0;
  while (i < 3 && !(m->turned && m->turned->var[i] == var)) i++;
  return i;
}

static void note_atom(lister *l, uint32_t *column, ex node) {
  if (*column) return;
  l->out->atoms[l->out->natoms++] = node;
  *column = l->out->natoms;
}

static void note_atoms(lister *l, const making *m, const normal_poly *p) {
  normal_query *q = l->q;
  int *used = BASE_ARRAY(&q->arena, int, q->nvars);
  fmpz_mpoly_used_vars(used, p, q->ring);
  for (uint32_t v = 0; v < q->nvars; v++) {
    if (!used[v]) continue;
    uint32_t i = turned_place(m, v);
    if (i < 3) note_atom(l, &l->turned_column[i], m->turned->node[i]);
    else if (!l->column[v]) note_atom(l, &l->column[v], normal_atom_ex(q, v));
  }
}

static normal_sum write_sum(lister *l, const making *m, const normal_poly *p) {
  normal_query *q = l->q;
  uint32_t n = (uint32_t)p->length, width = l->out->natoms;
  normal_sum s = {n, BASE_ARRAY(l->arena, ex, n), BASE_ARRAY(l->arena, int16_t, (size_t)n * width + 1)};
  for (uint32_t i = 0; i < n; i++) {
    fmpz_mpoly_get_term_exp_ui(q->exps, p, i, q->ring);
    for (uint32_t v = 0; v < q->nvars; v++) {
      if (!q->exps[v]) continue;
      uint32_t k = turned_place(m, v), column = k < 3 ? l->turned_column[k] : l->column[v];
      s.power[(size_t)i * width + column - 1] = (int16_t)q->exps[v];
    }
    fmpz_mpoly_get_term_coeff_fmpz(q->z[0], p, i, q->ring);
    fmpz_one(q->z[1]);
    s.coefficient[i] = normal_number(q, q->z[0], q->z[1]);
  }
  return s;
}

static void write_form(lister *l, const making *m, normal_product *out) {
  uint32_t n = m->factor.n;
  *out = (normal_product){m->number, n, BASE_ARRAY(l->arena, normal_sum, n + 1), BASE_ARRAY(l->arena, int, n + 1)};
  for (uint32_t i = 0; i < n; i++) {
    out->factor[i] = write_sum(l, m, m->factor.at[i]);
    out->power[i] = m->power.at[i];
  }
}

/* --- equal numerators --- */

static void offer(normal_query *q, polys *list, normal_poly *p) {
  bool known = list->n == FORMS || q->stop != STOP_NO || normal_length(p) > LONGEST;
  for (uint32_t i = 0; i < list->n && !known; i++) known = fmpz_mpoly_equal(list->at[i], p, q->ring) != 0;
  if (known) normal_poly_drop(q, p);
  else base_push(&q->arena, list, p);
}

static void eliminate(normal_query *q, normal_poly *p, const normal_relation *r, bool cosine) {
  uint32_t times;
  if (!cosine) {
    normal_replace(q, p, r, &times);
    return;
  }
  normal_relation m = normal_mirrored(q, r);
  normal_replace(q, p, &m, &times);
  normal_val_drop(q, m.rhs);
}

/* angles that occur squared */
static uint32_t squared_pairs(normal_query *q, const normal_poly *p, const normal_relation **pairs, uint32_t most) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < q->relations.n && n < most; i++) {
    const normal_relation *r = &q->relations.at[i];
    if (!normal_is_pair(q, r)) continue;
    bool squared =
        fmpz_mpoly_degree_si(p, r->var, q->ring) > 1 || fmpz_mpoly_degree_si(p, q->atoms[r->var].partner, q->ring) > 1;
    if (squared) pairs[n++] = r;
  }
  return n;
}

static polys equal_numerators(normal_query *q, const normal_poly *p) {
  enum { MOST = 64 };
  const normal_relation *pairs[MOST];
  polys list = {0};
  uint32_t n = squared_pairs(q, p, pairs, MOST), forms = n == 0 ? 0 : n <= 2 ? 1u << n : 2;
  offer(q, &list, copy_of(q, p));
  for (uint32_t k = 0; k < forms && q->stop == STOP_NO; k++) {
    normal_poly *form = copy_of(q, p);
    for (uint32_t i = 0; i < n; i++) eliminate(q, form, pairs[i], n <= 2 ? k >> i & 1 : k == 1);
    offer(q, &list, form);
  }
  return list;
}

/* --- one axis of a quaternion --- */

static bool holds(normal_query *q, const normal_poly *p, ex symbol) {
  for (uint32_t v = 0; v < q->nvars; v++)
    if (q->atoms[v].kind == ATOM_SYMBOL && q->atoms[v].node == symbol) return fmpz_mpoly_degree_si(p, v, q->ring) > 0;
  return false;
}

/* the first axis that is enough for the fraction */
static const normal_turned *by_one_axis(normal_query *q, normal_quotient f) {
  normal_turned *t = BASE_NEW(&q->arena, normal_turned);
  for (uint32_t i = 0; i < q->facts->nunits; i++) {
    const ex *unit = q->facts->units[i];
    bool present = false;
    for (int k = 0; k < 4; k++) present = present || holds(q, f.num, unit[k]) || holds(q, f.den, unit[k]);
    for (int axis = 0; axis < 6 && present && q->stop == STOP_NO; axis++)
      if (normal_turn(q, f, unit, axis, t)) return t;
  }
  return NULL;
}

/* --- all together --- */

static bool fits(normal_query *q, const normal_poly *p) {
  return normal_length(p) <= LONGEST && fmpz_mpoly_total_degree_fits_si(p, q->ring) &&
         fmpz_mpoly_total_degree_si(p, q->ring) < HIGHEST;
}

static void write_forms(lister *l, const making *forms, uint32_t n) {
  normal_query *q = l->q;
  normal_forms *out = l->out;
  out->atoms = BASE_ARRAY(l->arena, ex, q->nvars + 4);
  l->column = BASE_ARRAY(&q->arena, uint32_t, q->nvars + 1);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < forms[i].factor.n; k++) note_atoms(l, &forms[i], forms[i].factor.at[k]);
  out->form = BASE_ARRAY(l->arena, normal_product, n + 1);
  for (uint32_t i = 0; i < n; i++) write_form(l, &forms[i], &out->form[out->n++]);
}

static void list_forms(lister *l, normal_quotient f) {
  normal_query *q = l->q;
  if (fmpz_mpoly_is_zero(f.num, q->ring) || !fits(q, f.num) || !fits(q, f.den)) {
    if (!fmpz_mpoly_is_zero(f.num, q->ring)) normal_halt(q, STOP_UNABLE);
    return;
  }
  const normal_turned *turned = by_one_axis(q, f);
  polys numerators = equal_numerators(q, f.num);
  uint32_t n = numerators.n + (turned ? 2 : 0);
  making *forms = BASE_ARRAY(&q->arena, making, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    making *m = &forms[i];
    bool plain = i < numerators.n;
    m->turned = plain ? NULL : turned;
    m->number = EXPR_ONE;
    normal_poly *den = copy_of(q, plain ? f.den : turned->den);
    take_content(l, m, den, -1);
    keep_split(l, m, den, -1);
    numerator(l, m, plain ? numerators.at[i] : turned->num[i - numerators.n]);
  }
  if (q->stop == STOP_NO) write_forms(l, forms, n);
}

bool normal_forms_of(expr_graph *g, base_arena *arena, ex e, uint32_t ncollect, const ex *collect,
                     const normal_facts *facts, normal_fuel *fuel, normal_forms *out) {
  normal_query q;
  *out = (normal_forms){0};
  bool ok = normal_open(&q, g, facts, fuel, 1, &e);
  q.plain = true;
  if (ok) {
    normal_val *v = normal_value(&q, e);
    normal_quotient f = normal_simplify(&q, v);
    lister l = {.q = &q, .arena = arena, .ncollect = ncollect, .collect = collect, .out = out};
    if (q.stop == STOP_NO) list_forms(&l, f);
    ok = q.stop == STOP_NO;
  }
  normal_close(&q);
  return ok;
}
