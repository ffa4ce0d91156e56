/* simplify_factor.c: the search for the shortest way to write a sum of terms.

   Common factors are taken out of parts of the sum, over and over
   (simplify_step.c), so that it becomes a tree: sums of products of sums. The
   plain search takes the step that saves most at once; the better one tries each
   promising step and lets the plain search finish, then keeps the best. At the
   end numbers and signs are moved in and out of brackets. */
#include "expr/simplify_int.h"

#include <string.h>

enum { TERMS_MOST = 1000 };

/* --- the tree: sums of products of sums --- */

typedef struct addend {
  ex c;
  int16_t *p;
  uint32_t sub[2]; /* sums in brackets, or NONE */
  simple_weight w; /* of p */
} addend;

typedef struct branch {
  simple_sum rest; /* not looked at yet */
  BASE_VEC(addend) addends;
  uint32_t parent, place; /* the addend that holds it */
  ex scale;
  uint32_t ops;
} branch;

typedef struct tree {
  base_arena *arena;
  BASE_VEC(branch) at;
} tree;

static uint32_t plant(tree *t, simple_sum sum, uint32_t parent, uint32_t place) {
  base_push(t->arena, &t->at, ((branch){.rest = sum, .parent = parent, .place = place, .scale = EXPR_ONE}));
  return t->at.n - 1;
}

/* --- taking a step --- */

static void subtract(const simplifier *s, simple_sum *x, uint32_t i, const int16_t *p) {
  int16_t *row = simple_row(s, x, i);
  for (uint32_t v = 0; v < s->atoms.n; v++) row[v] = (int16_t)(row[v] - p[v]);
}

/* The first row without its common factor; and what each row is multiplied with. */
static void divide(simplifier *s, base_arena *a, const simple_sum *x, const simple_step *st, simple_sum *k,
                   simple_sum *q) {
  int16_t *common = BASE_ARRAY(a, int16_t, s->width);
  simple_common(s, x, st->cols, st->cell, common);
  *k = simple_sum_new(s, a, st->cols);
  for (uint32_t j = 0; j < st->cols; j++) {
    simple_set(s, k, j, x, st->cell[j]);
    subtract(s, k, j, common);
  }
  *q = simple_sum_new(s, a, st->rows);
  for (uint32_t i = 0; i < st->rows; i++) {
    simple_set(s, q, i, x, st->cell[i * st->cols]);
    subtract(s, q, i, simple_row(s, k, 0));
    q->c[i] = expr_div(s->g, q->c[i], k->c[0]);
  }
  simple_refresh(s, k);
  simple_refresh(s, q);
}

/* what is left once the cells are taken away */
static simple_sum without(simplifier *s, base_arena *a, const simple_sum *x, const simple_step *st) {
  uint32_t taken = st->rows * st->cols;
  bool *gone = BASE_ARRAY(a, bool, x->n);
  for (uint32_t i = 0; i < taken; i++) gone[st->cell[i]] = true;
  simple_sum rest = simple_sum_new(s, a, x->n - taken);
  for (uint32_t i = 0, k = 0; i < x->n; i++)
    if (!gone[i]) simple_set(s, &rest, k++, x, i);
  return rest;
}

static void take(simplifier *s, tree *t, uint32_t where, const simple_step *st) {
  simple_sum x = t->at.at[where].rest, k, q;
  divide(s, t->arena, &x, st, &k, &q);
  addend a = {EXPR_ONE, BASE_ARRAY(t->arena, int16_t, s->width), {SIMPLE_NONE, SIMPLE_NONE}, {0}};
  uint32_t place = t->at.at[where].addends.n;
  if (q.n == 1) {
    a.c = q.c[0];
    memcpy(a.p, simple_row(s, &q, 0), s->width * sizeof *a.p);
  } else {
    uint32_t *all = BASE_ARRAY(t->arena, uint32_t, q.n);
    for (uint32_t i = 0; i < q.n; i++) all[i] = i;
    simple_common(s, &q, q.n, all, a.p);
    for (uint32_t i = 0; i < q.n; i++) subtract(s, &q, i, a.p);
    simple_refresh(s, &q);
    a.sub[1] = plant(t, q, where, place);
  }
  a.w = simple_weigh(s, a.p);
  a.sub[0] = plant(t, k, where, place);
  t->at.at[where].rest = without(s, t->arena, &x, st);
  base_push(t->arena, &t->at.at[where].addends, a);
}

/* --- cost of a tree --- */

static int64_t small_gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b;
    b = r;
  }
  return a < 0 ? -a : a;
}

/* what makes the coefficients integers without a common divisor; NONE if they are large */
static ex content(simplifier *s, const branch *b) {
  const int64_t most = 1000000;
  int64_t num = 0, den = 1;
  for (uint32_t i = 0; i < b->addends.n; i++) {
    const rational *r = graph_rational(s->g, b->addends.at[i].c);
    if (r->big || r->num > most || r->num < -most || r->den > most) return EXPR_NONE;
    num = small_gcd(num, r->num);
    den = den / small_gcd(den, r->den) * r->den;
    if (den > most) return EXPR_NONE;
  }
  return expr_ratio(s->g, num, den);
}

static uint32_t addend_ops(const tree *t, const addend *a, bool unit) {
  uint32_t sums = (uint32_t)(a->sub[0] != SIMPLE_NONE) + (a->sub[1] != SIMPLE_NONE);
  uint32_t ops = simple_product_ops(a->w, unit, sums);
  for (int k = 0; k < 2; k++)
    if (a->sub[k] != SIMPLE_NONE) ops += t->at.at[a->sub[k]].ops;
  return ops;
}

typedef struct scaling {
  uint32_t ops;
  bool whole;   /* coefficients are integers */
  int64_t size; /* of the largest */
  ex by;
} scaling;

/* the sum with its coefficients divided by `by`, which goes to `outer` */
static scaling scaled(simplifier *s, const tree *t, const branch *b, ex by, ex outer, bool free) {
  scaling x = {b->addends.n - 1, true, 0, by};
  for (uint32_t i = 0; i < b->addends.n; i++) {
    ex c = expr_div(s->g, b->addends.at[i].c, by);
    const rational *r = graph_rational(s->g, c);
    x.whole = x.whole && !r->big && r->den == 1;
    int64_t size = r->big ? INT64_MAX : r->num < 0 ? -r->num : r->num;
    if (size > x.size) x.size = size;
    x.ops += addend_ops(t, &b->addends.at[i], simple_unit(s, c));
  }
  if (!free && !simple_unit(s, expr_mul(s->g, outer, by))) x.ops++;
  return x;
}

/* of equal lengths integers are preferred, and within brackets small ones: 5 (2 x + y), but 10 x + 5 y */
static bool better(scaling a, scaling b, bool inside) {
  if (a.ops != b.ops) return a.ops < b.ops;
  if (a.whole != b.whole) return a.whole;
  return inside && a.size < b.size;
}

/* the number by which a bracket is best divided */
static scaling best_scaling(simplifier *s, const tree *t, const branch *b, ex outer, bool free) {
  ex common;
  scaling best = scaled(s, t, b, EXPR_ONE, outer, free);
  bool units = true;
  for (uint32_t i = 0; i < b->addends.n && units; i++) units = simple_unit(s, b->addends.at[i].c);
  if (units) return best;
  common = content(s, b);
  for (uint32_t i = 0; i <= b->addends.n && i < 8; i++) {
    ex c = i < b->addends.n ? b->addends.at[i].c : common;
    if (c == EXPR_NONE || simple_unit(s, c)) continue;
    if (expr_number_sign(s->g, c) < 0) c = expr_neg(s->g, c);
    scaling x = scaled(s, t, b, c, outer, free);
    if (better(x, best, b->parent != SIMPLE_NONE)) best = x;
  }
  return best;
}

/* Numbers are moved in and out of brackets where that saves some. */
static void settle_numbers(simplifier *s, tree *t, uint32_t at, const simple_goal *goal) {
  branch *b = &t->at.at[at];
  ex *held = b->parent == SIMPLE_NONE ? NULL : &t->at.at[b->parent].addends.at[b->place].c;
  ex outer = held ? *held : EXPR_ONE;
  bool free = goal->free && !held;
  scaling best = best_scaling(s, t, b, outer, free);
  b->ops = best.ops - (!free && !simple_unit(s, expr_mul(s->g, outer, best.by)));
  if (free && goal->negative) best.by = expr_neg(s->g, best.by);
  for (uint32_t i = 0; i < b->addends.n; i++) b->addends.at[i].c = expr_div(s->g, b->addends.at[i].c, best.by);
  b->scale = best.by;
  if (held) *held = expr_mul(s->g, *held, best.by);
}

static void turn(simplifier *s, branch *b) {
  for (uint32_t i = 0; i < b->addends.n; i++) b->addends.at[i].c = expr_neg(s->g, b->addends.at[i].c);
}

/* Signs go out of brackets where that leaves fewer, and in where as many: a - (b - c) becomes a + (c - b). */
static void settle_sign(simplifier *s, tree *t, uint32_t at, bool free, bool ties) {
  branch *b = &t->at.at[at];
  ex *outer = b->parent == SIMPLE_NONE ? &b->scale : &t->at.at[b->parent].addends.at[b->place].c;
  bool inside = b->parent != SIMPLE_NONE || (!free && !simple_unit(s, b->scale));
  uint32_t minus = 0;
  for (uint32_t k = 0; k < b->addends.n; k++) minus += expr_number_sign(s->g, b->addends.at[k].c) < 0;
  bool tie = minus * 2 == b->addends.n && expr_number_sign(s->g, *outer) < 0;
  if (!inside || !(ties ? tie : minus * 2 > b->addends.n)) return;
  turn(s, b);
  *outer = expr_neg(s->g, *outer);
}

static void settle_signs(simplifier *s, tree *t, bool free) {
  for (uint32_t i = t->at.n; i-- > 0;) settle_sign(s, t, i, free, false);
  for (uint32_t i = 0; i < t->at.n; i++) settle_sign(s, t, i, free, true);
}

static void finish(simplifier *s, tree *t, const simple_goal *goal) {
  for (uint32_t i = 0; i < t->at.n; i++) {
    branch *b = &t->at.at[i];
    for (uint32_t k = 0; k < b->rest.n; k++)
      base_push(t->arena, &b->addends,
                ((addend){b->rest.c[k], simple_row(s, &b->rest, k), {SIMPLE_NONE, SIMPLE_NONE}, b->rest.w[k]}));
    b->rest.n = 0;
  }
  for (uint32_t i = t->at.n; i-- > 0;) settle_numbers(s, t, i, goal);
}

static uint32_t tree_ops(const simplifier *s, const tree *t, bool free) {
  return t->at.at[0].ops + (!free && !simple_unit(s, t->at.at[0].scale));
}

/* --- the two searches --- */

/* The plain search has two manners: whatever saves most, or partitions before all else. */
typedef enum { BY_GAIN, BY_PARTITION, MANNERS } manner;

static const simple_step *largest(const simple_steps *list, manner how) {
  const simple_step *best = NULL;
  for (uint32_t i = 0; i < list->n; i++) {
    const simple_step *x = &list->at[i];
    if (x->gain <= 0) continue;
    bool first = how == BY_PARTITION && x->tight && best && !best->tight;
    bool last = how == BY_PARTITION && !x->tight && best && best->tight;
    if (!best || first || (!last && x->gain > best->gain)) best = x;
  }
  return best;
}

/* takes step after step until none saves anything, in the first branch and in those that come of it */
static void grow_plainly(simplifier *s, tree *t, manner how) {
  for (uint32_t i = 0; i < t->at.n; i++)
    for (;;) {
      simple_sum x = t->at.at[i].rest;
      simple_step whole;
      if (x.n < 2) break;
      if (simple_whole_step(s, t->arena, &x, &whole)) {
        take(s, t, i, &whole);
        break;
      }
      simple_steps list = simple_find_steps(s, t->arena, &x);
      const simple_step *best = largest(&list, how);
      if (!best) break;
      take(s, t, i, best);
    }
}

static uint32_t manner_ops(simplifier *s, const simple_sum *x, const simple_step *first, bool free, manner how) {
  base_arena scratch;
  base_scratch_init(&scratch, s->g->ctx);
  tree t = {&scratch, {0}};
  plant(&t, *x, SIMPLE_NONE, 0);
  if (first) take(s, &t, 0, first);
  grow_plainly(s, &t, how);
  finish(s, &t, &(simple_goal){.free = free});
  uint32_t ops = tree_ops(s, &t, free);
  base_arena_free(&scratch);
  return ops;
}

static uint32_t plain_ops(simplifier *s, const simple_sum *x, const simple_step *first, bool free) {
  enum { FEW = 8, MANY = 60 };
  uint32_t a = x->n <= MANY ? manner_ops(s, x, first, free, BY_GAIN) : UINT32_MAX;
  uint32_t b = x->n >= FEW ? manner_ops(s, x, first, free, BY_PARTITION) : UINT32_MAX;
  return a < b ? a : b;
}

/* how many steps are worth a look */
static uint32_t breadth(const simplifier *s, const simple_sum *x) {
  if (x->n > 40 || s->work < SIMPLE_WORK / 4) return 1;
  return x->n <= 8 ? 10 : x->n <= 16 ? 6 : 3;
}

static const simple_step *most_promising(simplifier *s, const simple_sum *x, simple_steps *list, bool free,
                                         manner how) {
  const simple_step *best = NULL;
  uint32_t least = UINT32_MAX, tries = breadth(s, x);
  if (tries == 1 || list->n < 2) return largest(list, how);
  least = plain_ops(s, x, NULL, free);
  for (uint32_t n = 0; n < tries && n < list->n; n++) {
    uint32_t top = n; /* the next in order of gain */
    for (uint32_t i = n + 1; i < list->n; i++)
      if (list->at[i].gain > list->at[top].gain) top = i;
    simple_step st = list->at[top];
    list->at[top] = list->at[n];
    list->at[n] = st;
    uint32_t ops = plain_ops(s, x, &list->at[n], free);
    if (ops < least || (!best && ops == least)) least = ops, best = &list->at[n];
  }
  return best;
}

static void grow_well(simplifier *s, tree *t, bool free, manner how) {
  for (uint32_t i = 0; i < t->at.n; i++)
    for (;;) {
      simple_sum x = t->at.at[i].rest;
      simple_step whole;
      if (x.n < 2) break;
      if (simple_whole_step(s, t->arena, &x, &whole)) {
        take(s, t, i, &whole);
        break;
      }
      simple_steps list = simple_find_steps(s, t->arena, &x);
      const simple_step *best = most_promising(s, &x, &list, free && i == 0, how);
      if (!best) break;
      take(s, t, i, best);
    }
}

/* the coefficient of each unknown in brackets of its own */
static void collect(simplifier *s, tree *t, const simple_goal *goal) {
  for (uint32_t k = 0; k < goal->ncollect; k++) {
    const simple_sum x = t->at.at[0].rest;
    simple_step st = {1, 0, BASE_ARRAY(t->arena, uint32_t, x.n + 1), 0, false};
    for (uint32_t i = 0; i < x.n; i++)
      if (simple_row(s, &x, i)[goal->collect[k]] > 0) st.cell[st.cols++] = i;
    if (st.cols > 1 && st.cols < x.n) take(s, t, 0, &st);
  }
}

/* --- out --- */

static ex monomial(simplifier *s, ex c, const int16_t *p) {
  ex e = c;
  for (uint32_t v = 0; v < s->atoms.n; v++)
    if (p[v]) e = expr_mul(s->g, e, expr_powi(s->g, s->atoms.at[v].node, p[v]));
  return e;
}

/* later branches first: what stands in brackets is made before the product */
static ex write_tree(simplifier *s, tree *t, ex *scale) {
  ex *made = BASE_ARRAY(t->arena, ex, t->at.n), result;
  for (uint32_t i = t->at.n; i-- > 0;) {
    const branch *b = &t->at.at[i];
    ex *terms = BASE_ARRAY(t->arena, ex, b->addends.n + 1);
    for (uint32_t k = 0; k < b->addends.n; k++) {
      const addend *a = &b->addends.at[k];
      terms[k] = monomial(s, a->c, a->p);
      for (int j = 0; j < 2; j++)
        if (a->sub[j] != SIMPLE_NONE) terms[k] = expr_mul(s->g, terms[k], made[a->sub[j]]);
    }
    made[i] = expr_sum(s->g, b->addends.n, terms);
  }
  result = made[0];
  *scale = t->at.at[0].scale;
  return result;
}

uint32_t simple_estimate(simplifier *s, const simple_sum *x, bool free) {
  if (x->n > TERMS_MOST) return simple_flat_ops(s, x->n, x->c, x->w, free);
  return plain_ops(s, x, NULL, free);
}

static void grow(simplifier *s, tree *t, const simple_sum *x, const simple_goal *goal, manner how, bool well) {
  plant(t, *x, SIMPLE_NONE, 0);
  if (x->n <= TERMS_MOST) {
    collect(s, t, goal);
    if (well) grow_well(s, t, goal->free, how);
    else grow_plainly(s, t, how);
  }
  finish(s, t, goal);
}

ex simple_write(simplifier *s, const simple_sum *x, const simple_goal *goal, ex *scale) {
  base_arena scratch;
  base_scratch_init(&scratch, s->g->ctx);
  tree best = {&scratch, {0}}, t = {&scratch, {0}};
  manner how = BY_GAIN;
  grow(s, &best, x, goal, how, false);
  if (x->n > 7) {
    grow(s, &t, x, goal, BY_PARTITION, false);
    if (tree_ops(s, &t, goal->free) < tree_ops(s, &best, goal->free)) best = t, how = BY_PARTITION;
  }
  t = (tree){&scratch, {0}};
  grow(s, &t, x, goal, how, true); /* looking ahead need not be better in the end */
  if (tree_ops(s, &t, goal->free) < tree_ops(s, &best, goal->free)) best = t;
  settle_signs(s, &best, goal->free);
  ex e = write_tree(s, &best, scale);
  base_arena_free(&scratch);
  return e;
}
