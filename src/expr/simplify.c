/* simplify.c: candidates for the shortest form, the choice among them, and the proof.

   A form of normal_forms_of is number · Π factor^power. Its longest factor is
   the sum to be written; the other factors go into every term as powers, so that
   the search may leave them in front or cancel them term by term. In an
   equation factors that may be divided by are left out, and the whole is
   multiplied by powers of single atoms where that makes it shorter. */
#include "expr/simplify_int.h"

#include <string.h>

enum { LARGE = 10000, KEPT = 3, SPARE = 48, MONOMIAL_MOST = 300 };

/* one way to write the expression: removed · sum */
typedef struct candidate {
  simple_sum sum;
  ex removed;
  bool negative; /* the number in `removed` */
  uint32_t ops;  /* estimated */
} candidate;

typedef struct task {
  simplifier s;
  ex given;
  const simplify_rules *rules; /* NULL: none */
  bool divides;                /* an equation that may be divided by something */
  const normal_facts *facts;
  normal_fuel *fuel;
  const normal_forms *forms;
  uint32_t *collect, ncollect; /* atoms */
  simplify_licence *licence;   /* of each atom */
  candidate best[KEPT];
  uint32_t nbest;
} task;

/* --- candidates --- */

/* the shortest are kept, in order; of equal ones the earlier */
static void consider(task *t, candidate c) {
  uint32_t at = t->nbest;
  while (at > 0 && t->best[at - 1].ops > c.ops) at--;
  if (at == KEPT) return;
  if (t->nbest < KEPT) t->nbest++;
  memmove(t->best + at + 1, t->best + at, (t->nbest - 1 - at) * sizeof *t->best);
  t->best[at] = c;
}

/* An equation without unknowns may hold because a factor is zero: then only what may be divided by freely is left out. */
static simplify_licence licence_of(task *t, ex factor) {
  simplify_licence x = t->divides ? t->rules->licence(t->rules->user, factor) : DIVIDE_NEVER;
  return x == DIVIDE_COMMON && t->ncollect == 0 ? DIVIDE_NEVER : x;
}

/* the power of an atom that most terms have */
static int usual_power(const task *t, const simple_sum *x, uint32_t v) {
  int best = 0;
  uint32_t most = 0;
  for (uint32_t i = 0; i < x->n; i++) {
    uint32_t n = 0;
    for (uint32_t k = 0; k < x->n; k++) n += simple_row(&t->s, x, k)[v] == simple_row(&t->s, x, i)[v];
    if (n > most || (n == most && best == 0)) most = n, best = simple_row(&t->s, x, i)[v];
  }
  return most * 3 >= x->n * 2 || (x->n <= 4 && most * 2 >= x->n) ? best : 0;
}

static simple_sum copy_sum(task *t, const simple_sum *x) {
  simple_sum y = simple_sum_new(&t->s, t->s.arena, x->n);
  for (uint32_t i = 0; i < x->n; i++) simple_set(&t->s, &y, i, x, i);
  return y;
}

/* divides by powers of atoms while that makes the equation shorter */
static void rescale(task *t, candidate c) {
  simplifier *s = &t->s;
  for (uint32_t v = 0; v < t->forms->natoms && c.sum.n < MONOMIAL_MOST; v++) {
    int k = t->licence[v] == DIVIDE_FREELY ? usual_power(t, &c.sum, v) : 0;
    if (k == 0) continue;
    candidate d = c;
    d.sum = copy_sum(t, &c.sum);
    for (uint32_t i = 0; i < d.sum.n; i++) simple_row(s, &d.sum, i)[v] = (int16_t)(simple_row(s, &d.sum, i)[v] - k);
    simple_refresh(s, &d.sum);
    d.removed = expr_mul(s->g, d.removed, expr_powi(s->g, s->atoms.at[v].node, k));
    d.ops = simple_estimate(s, &d.sum, true);
    consider(t, d);
    if (d.ops < c.ops) c = d;
  }
}

static void propose(task *t, candidate c) {
  c.ops = simple_estimate(&t->s, &c.sum, t->divides);
  consider(t, c);
  if (t->divides) rescale(t, c);
}

/* the sum as it is, and with angles added up */
static void propose_all(task *t, candidate c) {
  candidate with_sums = c, with_doubles;
  with_sums.sum = copy_sum(t, &c.sum);
  bool sums = simple_recombine(&t->s, &with_sums.sum, false);
  if (with_sums.sum.n * 4 >= c.sum.n * 3) propose(t, c);
  if (sums) propose(t, with_sums);
  with_doubles = with_sums;
  with_doubles.sum = copy_sum(t, &with_sums.sum);
  if (simple_recombine(&t->s, &with_doubles.sum, true)) propose(t, with_doubles);
}

/* --- from a product of sums to one sum --- */

static simple_sum sum_of(task *t, const normal_sum *x) {
  simple_sum y = simple_sum_new(&t->s, t->s.arena, x->n);
  for (uint32_t i = 0; i < x->n; i++) {
    y.c[i] = x->coefficient[i];
    memcpy(simple_row(&t->s, &y, i), x->power + (size_t)i * t->forms->natoms, t->forms->natoms * sizeof *y.p);
  }
  simple_refresh(&t->s, &y);
  return y;
}

typedef struct pieces {
  ex number, removed;
  int16_t *monomial; /* in front */
  uint32_t longest;  /* the factor that stays a sum; NONE */
} pieces;

static ex factor_ex(task *t, const normal_sum *x) {
  simple_sum y = sum_of(t, x), z = copy_sum(t, &y);
  ex scale, e;
  for (int doubles = 0; doubles < 2; doubles++)
    if (simple_recombine(&t->s, &z, doubles) && simple_estimate(&t->s, &z, false) < simple_estimate(&t->s, &y, false))
      y = z;
  e = simple_write(&t->s, &y, &(simple_goal){.free = true}, &scale);
  return expr_mul(t->s.g, scale, e);
}

/* a factor of several terms besides the longest: left out, or an atom of its own */
static bool place_factor(task *t, const normal_sum *x, int power, pieces *p) {
  expr_graph *g = t->s.g;
  ex rest, e = factor_ex(t, x), c = expr_coefficient(g, e, &rest);
  if (licence_of(t, rest) != DIVIDE_NEVER) {
    p->removed = expr_mul(g, p->removed, expr_powi(g, rest, power));
  } else {
    uint32_t v = simple_atom_of(&t->s, rest);
    if (v == SIMPLE_NONE) return false;
    p->monomial[v] = (int16_t)(p->monomial[v] + power);
  }
  p->number = expr_mul(g, p->number, expr_powi(g, c, power));
  return true;
}

/* does one of the unknowns stand in it? */
static bool unknown_in(const task *t, const normal_sum *x) {
  for (uint32_t i = 0; i < x->n; i++)
    for (uint32_t k = 0; k < t->ncollect; k++)
      if (x->power[(size_t)i * t->forms->natoms + t->collect[k]]) return true;
  return false;
}

static void find_longest(const task *t, const normal_product *f, pieces *p) {
  p->longest = SIMPLE_NONE;
  for (uint32_t i = 0; i < f->n; i++) {
    if (f->power[i] != 1 || f->factor[i].n < 2 || (t->ncollect && !unknown_in(t, &f->factor[i]))) continue;
    if (p->longest == SIMPLE_NONE || f->factor[i].n >= f->factor[p->longest].n) p->longest = i;
  }
}

static bool gather(task *t, const normal_product *f, pieces *p) {
  simplifier *s = &t->s;
  for (uint32_t i = 0; i < f->n; i++) {
    const normal_sum *x = &f->factor[i];
    if (i == p->longest) continue;
    if (x->n > 1) {
      if (!place_factor(t, x, f->power[i], p)) return false;
      continue;
    }
    for (uint32_t v = 0; v < t->forms->natoms; v++)
      p->monomial[v] = (int16_t)(p->monomial[v] + x->power[v] * f->power[i]);
    p->number = expr_mul(s->g, p->number, expr_powi(s->g, x->coefficient[0], f->power[i]));
  }
  for (uint32_t v = 0; v < t->forms->natoms && t->divides; v++) {
    if (!p->monomial[v] || t->licence[v] == DIVIDE_NEVER) continue;
    p->removed = expr_mul(s->g, p->removed, expr_powi(s->g, s->atoms.at[v].node, p->monomial[v]));
    p->monomial[v] = 0;
    t->licence[v] = DIVIDE_FREELY; /* it is known not to be zero now */
  }
  return true;
}

static void try_form(task *t, const normal_product *f) {
  simplifier *s = &t->s;
  pieces p = {f->number, EXPR_ONE, BASE_ARRAY(s->arena, int16_t, s->width), SIMPLE_NONE};
  find_longest(t, f, &p);
  if (!gather(t, f, &p)) return;
  simple_sum x;
  if (p.longest == SIMPLE_NONE) {
    x = simple_sum_new(s, s->arena, 1);
    x.c[0] = EXPR_ONE;
  } else {
    x = sum_of(t, &f->factor[p.longest]);
  }
  for (uint32_t i = 0; i < x.n; i++) {
    int16_t *row = simple_row(s, &x, i);
    for (uint32_t v = 0; v < s->atoms.n; v++) row[v] = (int16_t)(row[v] + p.monomial[v]);
    if (!t->divides) x.c[i] = expr_mul(s->g, x.c[i], p.number);
  }
  simple_refresh(s, &x);
  if (t->divides) p.removed = expr_mul(s->g, p.removed, p.number);
  propose_all(t, (candidate){x, p.removed, t->divides && expr_number_sign(s->g, p.number) < 0, 0});
}

/* --- the expression as it was given --- */

/* c · Π of the factors of a product that is not expanded; false: no room */
static bool read_term(task *t, ex e, ex *c, int16_t *row) {
  simplifier *s = &t->s;
  expr_graph *g = s->g;
  ex rest;
  expr_list todo = {0};
  *c = expr_mul(g, *c, expr_coefficient(g, e, &rest));
  base_push(s->arena, &todo, rest);
  while (todo.n) {
    ex f = todo.at[--todo.n];
    if (f == EXPR_ONE) continue;
    if (expr_op_of(g, f) == EX_MUL) {
      if (expr_is_number(g, expr_kids(g, f)[0])) return false;
      for (uint32_t i = 0; i < expr_nkids(g, f); i++) base_push(s->arena, &todo, expr_kids(g, f)[i]);
      continue;
    }
    int64_t power = 1;
    if (expr_op_of(g, f) == EX_POW && expr_is_number(g, expr_kids(g, f)[1])) {
      ex base = expr_kids(g, f)[0];
      const rational *r = graph_rational(g, expr_kids(g, f)[1]);
      if (r->big || r->num > 99 || r->num < -99 || r->den > 99) return false;
      power = r->num;
      f = expr_pow(g, base, expr_ratio(g, 1, r->den));
    }
    uint32_t v = simple_atom_of(s, f);
    if (v == SIMPLE_NONE) return false;
    row[v] = (int16_t)(row[v] + power);
  }
  return true;
}

typedef struct scaled_ex {
  ex c, e;
} scaled_ex;

/* terms of nested sums; numbers in front of brackets go in */
static bool read_sum(task *t, ex e, simple_sum *out) {
  enum { MOST = 60 };
  simplifier *s = &t->s;
  expr_graph *g = s->g;
  BASE_VEC(scaled_ex) todo = {0};
  *out = simple_sum_new(s, s->arena, MOST);
  out->n = 0;
  base_push(s->arena, &todo, ((scaled_ex){EXPR_ONE, e}));
  while (todo.n) {
    ex rest, c = expr_mul(g, todo.at[todo.n - 1].c, expr_coefficient(g, todo.at[todo.n - 1].e, &rest));
    todo.n--;
    for (uint32_t i = 0; expr_op_of(g, rest) == EX_ADD && i < expr_nkids(g, rest); i++)
      base_push(s->arena, &todo, ((scaled_ex){c, expr_kids(g, rest)[i]}));
    if (expr_op_of(g, rest) == EX_ADD) continue;
    if (out->n == MOST || !read_term(t, rest, &c, simple_row(s, out, out->n))) return false;
    out->c[out->n++] = c;
  }
  return true;
}

/* a sum whose terms are not expanded: only common factors are divided by */
static void try_given(task *t) {
  simplifier *s = &t->s;
  simple_sum x;
  ex removed = EXPR_ONE;
  if (!read_sum(t, t->given, &x) || x.n == 0) return;
  int16_t *common = BASE_ARRAY(s->arena, int16_t, s->width);
  uint32_t *all = BASE_ARRAY(s->arena, uint32_t, x.n);
  for (uint32_t i = 0; i < x.n; i++) all[i] = i;
  simple_common(s, &x, x.n, all, common);
  for (uint32_t v = 0; v < s->atoms.n && t->divides; v++) {
    if (!common[v] || licence_of(t, s->atoms.at[v].node) == DIVIDE_NEVER) continue;
    removed = expr_mul(s->g, removed, expr_powi(s->g, s->atoms.at[v].node, common[v]));
    for (uint32_t i = 0; i < x.n; i++) simple_row(s, &x, i)[v] = (int16_t)(simple_row(s, &x, i)[v] - common[v]);
  }
  simple_refresh(s, &x);
  candidate c = {x, removed, false, simple_estimate(s, &x, t->divides)};
  consider(t, c);
}

/* --- the choice --- */

static bool proved(task *t, ex result, ex removed) {
  expr_graph *g = t->s.g;
  ex difference = expr_sub(g, t->given, expr_mul(g, removed, result));
  return normal_is_zero(g, difference, t->facts, t->fuel) == ANSWER_YES;
}

typedef struct finished {
  ex result, removed;
  uint64_t ops, coefficients; /* operations in all, and in the coefficients of the unknowns */
  uint32_t minus;             /* signs */
} finished;

static uint64_t coefficient_ops(task *t, ex e) {
  uint64_t ops = 0;
  for (uint32_t k = 0; k < t->ncollect; k++)
    ops += expr_printed_operations(t->s.g, expr_diff(t->s.g, e, t->s.atoms.at[t->collect[k]].node));
  return ops;
}

static uint32_t minus_signs(task *t, ex e) {
  expr_graph *g = t->s.g;
  expr_list order = {0};
  uint32_t n = 0;
  expr_order(g, t->s.arena, 1, &e, &order);
  for (uint32_t i = 0; i < order.n; i++)
    for (uint32_t k = 0; expr_op_of(g, order.at[i]) == EX_ADD && k < expr_nkids(g, order.at[i]); k++) {
      ex rest;
      n += expr_number_sign(g, expr_coefficient(g, expr_kids(g, order.at[i])[k], &rest)) < 0;
    }
  return n;
}

static bool shorter(finished a, finished b) {
  if (a.ops != b.ops) return a.ops < b.ops;
  return a.coefficients != b.coefficients ? a.coefficients < b.coefficients : a.minus < b.minus;
}

static finished write_out(task *t, const candidate *c, bool collected) {
  simple_goal goal = {t->divides, c->negative, collected ? t->ncollect : 0, t->collect};
  ex scale, e = simple_write(&t->s, &c->sum, &goal, &scale);
  finished f = {e, c->removed, 0, 0, 0};
  if (t->divides) f.removed = expr_mul(t->s.g, f.removed, scale);
  else f.result = expr_mul(t->s.g, scale, e);
  f.ops = expr_printed_operations(t->s.g, f.result);
  f.coefficients = coefficient_ops(t, f.result);
  f.minus = minus_signs(t, f.result);
  return f;
}

/* The shortest that is proved; an expression stays as it was given if none is better. */
static finished choose(task *t) {
  finished all[2 * KEPT + 1];
  uint32_t n = 1;
  all[0] = (finished){t->given, EXPR_ONE, expr_printed_operations(t->s.g, t->given), t->rules ? UINT64_MAX : 0, 0};
  all[0].minus = minus_signs(t, t->given);
  for (uint32_t i = 0; i < t->nbest; i++) {
    if (t->best[i].ops > t->best[0].ops + t->best[0].ops / 8) break; /* not worth a longer search */
    if (t->ncollect && i == 0) all[n++] = write_out(t, &t->best[i], true);
    all[n++] = write_out(t, &t->best[i], false);
  }
  for (;;) {
    uint32_t least = 0;
    for (uint32_t i = 1; i < n; i++)
      if (shorter(all[i], all[least])) least = i;
    if (least == 0 || proved(t, all[least].result, all[least].removed)) return all[least];
    all[least] = all[--n];
  }
}

static void set_up(task *t, base_arena *arena) {
  simplifier *s = &t->s;
  const normal_forms *f = t->forms;
  s->arena = arena;
  s->width = f->natoms + SPARE;
  s->minus_one = expr_int(s->g, -1);
  s->work = SIMPLE_WORK;
  for (uint32_t i = 0; i < f->natoms; i++) simple_atom_of(s, f->atoms[i]);
  t->licence = BASE_ARRAY(arena, simplify_licence, s->width);
  t->collect = BASE_ARRAY(arena, uint32_t, (t->rules ? t->rules->ncollect : 0) + 1);
  for (uint32_t k = 0; t->rules && k < t->rules->ncollect; k++)
    for (uint32_t i = 0; i < f->natoms; i++)
      if (f->atoms[i] == t->rules->collect[k]) t->collect[t->ncollect++] = i;
  for (uint32_t i = 0; i < f->natoms && t->divides; i++) t->licence[i] = licence_of(t, f->atoms[i]);
}

static finished shortest(expr_graph *g, ex e, const simplify_rules *rules, const normal_facts *facts,
                         normal_fuel *fuel) {
  normal_fuel own = {0};
  normal_forms forms;
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  task t = {.s = {.g = g},
            .given = e,
            .rules = rules,
            .divides = rules && rules->licence,
            .facts = facts,
            .fuel = fuel ? fuel : &own,
            .forms = &forms};
  finished f = {e, EXPR_ONE, 0, 0, 0};
  if (normal_forms_of(g, &arena, e, rules ? rules->ncollect : 0, rules ? rules->collect : NULL, facts, t.fuel,
                      &forms)) {
    set_up(&t, &arena);
    for (uint32_t i = 0; i < forms.n; i++) try_form(&t, &forms.form[i]);
    try_given(&t);
    if (forms.n == 0) f.result = EXPR_ZERO;
    else f = choose(&t);
  }
  base_arena_free(&arena);
  return f;
}

ex simplify(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel) {
  uint64_t before = expr_operations(g, 1, &e);
  if (before < 2 || before > LARGE) return e;
  return shortest(g, e, NULL, facts, fuel).result;
}

ex simplify_by(expr_graph *g, ex e, uint32_t n, const ex *symbols, const normal_facts *facts, normal_fuel *fuel) {
  simplify_rules rules = {.ncollect = n, .collect = symbols};
  uint64_t before = expr_operations(g, 1, &e);
  if (before < 2 || before > LARGE) return e;
  return shortest(g, e, &rules, facts, fuel).result;
}

ex simplify_equation(expr_graph *g, ex residual, const simplify_rules *rules, const normal_facts *facts,
                     normal_fuel *fuel, ex *removed) {
  uint64_t before = expr_operations(g, 1, &residual);
  *removed = EXPR_ONE;
  if (before < 1 || before > LARGE) return residual;
  finished f = shortest(g, residual, rules, facts, fuel);
  if (expr_is_number(g, f.result) && f.result != EXPR_ZERO) return residual; /* not an equation: leave it to be seen */
  *removed = f.removed;
  return f.result;
}
