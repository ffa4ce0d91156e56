/* plan.c: values into pieces of steps, each value with a place in the frame.

   1. Masks, from the last value to the first: which entries need it. Sine and cosine of one angle are one step, so they
      have one mask.
   2. Pieces: (stage, mask). In a piece: copies of what was there before, library calls whose arguments were there
      before (so that few registers are in use while they run), then the rest as it was made.
   3. Slots: a value that is a result, or an entry of a solve's matrix, is made in its place if it can be; one used in
      another piece gets a slot of its own; one used only in its piece borrows a slot until its last use. */
#include <string.h>

#include "code/program.h"

typedef struct copy {
  uint32_t value, to, piece, next; /* next of the same value */
} copy;

typedef struct plan {
  ir_build *b;
  code_program *p;
  uint32_t n;
  uint32_t *piece, *home; /* of a value */
  uint32_t *partner;      /* of a sine: the cosine of the same angle, and the other way round */
  BASE_VEC(copy) copies;
  uint32_t *copy_of;            /* of a value: the first copy plus one, to be made after it */
  uint32_t *items, *first_item; /* values and copies in order, by piece: copies are COPY_BIT | number */
  uint32_t *last_use;           /* in the piece at hand: which item */
  uint8_t *done;                /* made with its twin */
  uint32_t now;                 /* the item at hand */
} plan;

#define COPY_BIT 0x80000000u

/* calls f with each operand of a value */
typedef void (*operand_visit)(plan *s, uint32_t v, uint32_t operand);

static void each_operand(plan *s, uint32_t v, operand_visit f) {
  const ir_value *x = &s->b->v.at[v];
  if (x->op == IR_UNKNOWN) f(s, v, x->a);
  if (x->op != IR_FACTOR && x->op != IR_BACK) {
    const uint32_t k[3] = {x->a, x->b, x->c};
    for (int i = 0; i < ir_arity[x->op]; i++) f(s, v, k[i]);
    return;
  }
  const ir_solve *solve = &s->b->solves.at[x->a];
  if (x->op == IR_FACTOR) {
    for (uint32_t i = 0; i < solve->n * solve->n; i++)
      if (solve->matrix[i] != IR_NONE) f(s, v, solve->matrix[i]);
    return;
  }
  f(s, v, solve->factor);
  for (uint32_t i = 0; i < solve->n; i++) f(s, v, solve->right[i]);
}

/* --- masks --- */

static void need(plan *s, uint32_t v, uint32_t operand) {
  s->b->v.at[operand].mask |= s->b->v.at[v].mask;
}

static void set_masks(plan *s) {
  ir_build *b = s->b;
  for (uint32_t e = 0; e < b->spec->nentries; e++)
    for (uint32_t k = 0; k < b->spec->entries[e].n; k++) b->v.at[b->of[b->spec->entries[e].out[k]]].mask |= 1u << e;
  for (uint32_t v = s->n; v-- > 0;)
    if (b->v.at[v].mask) each_operand(s, v, need);
  uint32_t *sine = BASE_ARRAY(b->scratch, uint32_t, s->n + 1); /* of an angle: plus one */
  bool paired = false;
  for (uint32_t v = 0; v < s->n; v++) {
    s->partner[v] = IR_NONE;
    const ir_value *x = &b->v.at[v];
    if (!x->mask || (x->op != IR_SIN && x->op != IR_COS)) continue;
    if (!sine[x->a]) {
      sine[x->a] = v + 1;
      continue;
    }
    uint32_t w = sine[x->a] - 1;
    s->partner[v] = w, s->partner[w] = v;
    paired = paired || b->v.at[v].mask != b->v.at[w].mask;
  }
  if (!paired) return;
  for (uint32_t v = s->n; v-- > 0;) {
    uint32_t w = s->partner[v];
    if (w != IR_NONE) b->v.at[w].mask = b->v.at[v].mask |= b->v.at[w].mask;
    if (b->v.at[v].mask) each_operand(s, v, need);
  }
}

/* --- pieces --- */

static uint32_t find_piece(plan *s, uint8_t stage, uint32_t mask) {
  code_program *p = s->p;
  for (uint32_t i = p->npieces; i-- > 0;)
    if (p->pieces[i].stage == stage && p->pieces[i].mask == mask) return i;
  if (p->npieces == CODE_MOST_PIECES) return IR_NONE;
  p->pieces[p->npieces] = (code_piece){.stage = stage, .mask = mask};
  return p->npieces++;
}

static bool is_computed(const ir_value *x) {
  return x->op != IR_CONST && x->op != IR_INPUT;
}

/* Everything that needs a piece; false if there are too many of them. */
static bool collect_pieces(plan *s) {
  ir_build *b = s->b;
  s->p->npieces = 0;
  for (uint32_t v = 0; v < s->n; v++) {
    const ir_value *x = &b->v.at[v];
    if (!x->mask || !is_computed(x)) continue;
    if (find_piece(s, x->stage, x->mask) == IR_NONE) return false;
    const ir_solve *solve = x->op == IR_FACTOR || x->op == IR_BACK ? &b->solves.at[x->a] : NULL;
    uint32_t count = !solve ? 0 : x->op == IR_BACK ? solve->n : solve->n * solve->n;
    const uint32_t *w = !solve ? NULL : x->op == IR_BACK ? solve->right : solve->matrix;
    for (uint32_t i = 0; i < count; i++)
      if (w[i] != IR_NONE && find_piece(s, b->v.at[w[i]].stage, x->mask) == IR_NONE) return false;
  }
  for (uint32_t e = 0; e < b->spec->nentries; e++)
    for (uint32_t k = 0; k < b->spec->entries[e].n; k++)
      if (find_piece(s, b->v.at[b->of[b->spec->entries[e].out[k]]].stage, 1u << e) == IR_NONE) return false;
  return true;
}

static int bits(uint32_t x) {
  int n = 0;
  for (; x; x &= x - 1) n++;
  return n;
}

static bool before(const code_piece *x, const code_piece *y) {
  if (x->stage != y->stage) return x->stage < y->stage;
  if (bits(x->mask) != bits(y->mask)) return bits(x->mask) > bits(y->mask);
  return x->mask < y->mask;
}

static void set_pieces(plan *s) {
  code_program *p = s->p;
  ir_build *b = s->b;
  if (!collect_pieces(s)) { /* too many: every entry computes everything */
    for (uint32_t v = 0; v < s->n; v++)
      if (b->v.at[v].mask) b->v.at[v].mask = UINT32_MAX;
    (void)collect_pieces(s);
  }
  for (uint32_t i = 1; i < p->npieces; i++)
    for (uint32_t j = i; j > 0 && before(&p->pieces[j], &p->pieces[j - 1]); j--) {
      code_piece t = p->pieces[j];
      p->pieces[j] = p->pieces[j - 1], p->pieces[j - 1] = t;
    }
  for (uint32_t v = 0; v < s->n; v++) {
    const ir_value *x = &b->v.at[v];
    s->piece[v] = x->mask && is_computed(x) ? find_piece(s, x->stage, x->mask) : IR_NONE;
  }
}

/* --- places that outlive a piece --- */

static void add_copy(plan *s, uint32_t v, uint32_t to, uint32_t mask) {
  uint32_t own = s->piece[v], piece = own;
  if (own == IR_NONE) piece = find_piece(s, s->b->v.at[v].stage, mask);
  copy c = {v, to, piece, 0};
  if (own != IR_NONE) c.next = s->copy_of[v], s->copy_of[v] = s->copies.n + 1;
  base_push(s->b->scratch, &s->copies, c);
}

/* v is wanted in this slot */
static void place(plan *s, uint32_t v, uint32_t to, uint32_t mask) {
  if (s->home[v] == IR_NONE && s->piece[v] != IR_NONE) s->home[v] = to;
  else add_copy(s, v, to, mask);
}

static void place_solve(plan *s, uint32_t k) {
  const ir_solve *x = &s->b->solves.at[k];
  uint32_t mask = s->b->v.at[x->factor].mask;
  for (uint32_t i = 0; i < x->n * x->n && mask; i++)
    if (x->matrix[i] != IR_NONE) place(s, x->matrix[i], x->at + i, mask);
  mask = s->b->v.at[x->back].mask;
  for (uint32_t i = 0; i < x->n && mask; i++) place(s, x->right[i], solve_right(x) + i, mask);
}

static void keep_across(plan *s, uint32_t v, uint32_t operand) {
  if (s->piece[operand] != IR_NONE && s->home[operand] == IR_NONE && s->piece[operand] != s->piece[v])
    s->home[operand] = s->p->slots++;
}

static void set_homes(plan *s) {
  ir_build *b = s->b;
  code_program *p = s->p;
  memset(s->home, 0xff, (s->n + 1) * sizeof *s->home);
  p->ninputs = b->spec->ninputs;
  p->constants = p->ninputs;
  for (uint32_t v = 0; v < s->n; v++) {
    if (b->v.at[v].op == IR_INPUT) s->home[v] = b->v.at[v].a;
    if (b->v.at[v].op == IR_CONST && b->v.at[v].mask) s->home[v] = p->constants + p->nconstants++;
  }
  p->numbers = BASE_ARRAY(&p->arena, double, p->nconstants + 1);
  for (uint32_t v = 0; v < s->n; v++)
    if (b->v.at[v].op == IR_CONST && b->v.at[v].mask) p->numbers[s->home[v] - p->constants] = b->v.at[v].number;
  p->slots = p->constants + p->nconstants;
  p->nentries = b->spec->nentries;
  for (uint32_t e = 0; e < p->nentries; e++) {
    p->results[e] = p->slots;
    p->nresults[e] = b->spec->entries[e].n;
    p->slots += p->nresults[e];
  }
  for (uint32_t k = 0; k < b->solves.n; k++) {
    b->solves.at[k].at = p->slots;
    p->slots += solve_slots(&b->solves.at[k]);
  }
  for (uint32_t v = 0; v < s->n; v++)
    if (b->v.at[v].op == IR_UNKNOWN) s->home[v] = solve_unknown(&b->solves.at[b->v.at[v].c]) + b->v.at[v].b;
  for (uint32_t k = 0; k < b->solves.n; k++) place_solve(s, k);
  for (uint32_t e = 0; e < p->nentries; e++)
    for (uint32_t k = 0; k < p->nresults[e]; k++)
      place(s, b->of[b->spec->entries[e].out[k]], p->results[e] + k, 1u << e);
  for (uint32_t v = 0; v < s->n; v++)
    if (s->piece[v] != IR_NONE && b->v.at[v].op != IR_FACTOR && b->v.at[v].op != IR_BACK)
      each_operand(s, v, keep_across);
}

/* --- order --- */

static bool is_library(const ir_value *x) {
  return ir_function1[x->op] || ir_function2[x->op];
}

/* a library call whose arguments are there before the piece begins */
static bool goes_first(const plan *s, uint32_t v) {
  const ir_value *x = &s->b->v.at[v];
  if (!is_library(x)) return false;
  return s->piece[x->a] != s->piece[v] && (ir_arity[x->op] < 2 || s->piece[x->b] != s->piece[v]);
}

static void set_order(plan *s) {
  ir_build *b = s->b;
  code_program *p = s->p;
  uint32_t *count = BASE_ARRAY(b->scratch, uint32_t, p->npieces + 1);
  for (uint32_t v = 0; v < s->n; v++)
    if (s->piece[v] != IR_NONE) count[s->piece[v]]++;
  for (uint32_t i = 0; i < s->copies.n; i++) count[s->copies.at[i].piece]++;
  s->first_item = BASE_ARRAY(b->scratch, uint32_t, p->npieces + 1);
  uint32_t *at = BASE_ARRAY(b->scratch, uint32_t, p->npieces + 1), total = 0;
  for (uint32_t i = 0; i <= p->npieces; i++) {
    s->first_item[i] = at[i] = total;
    if (i < p->npieces) total += count[i];
  }
  s->items = BASE_ARRAY(b->scratch, uint32_t, total + 1);
  for (uint32_t i = 0; i < s->copies.n; i++) {
    const copy *c = &s->copies.at[i];
    if (s->piece[c->value] == IR_NONE) s->items[at[c->piece]++] = COPY_BIT | i;
  }
  for (int first = 1; first >= 0; first--)
    for (uint32_t v = 0; v < s->n; v++) {
      uint32_t piece = s->piece[v];
      if (piece == IR_NONE || goes_first(s, v) != (first == 1)) continue;
      s->items[at[piece]++] = v;
      for (uint32_t c = s->copy_of[v]; c; c = s->copies.at[c - 1].next) s->items[at[piece]++] = COPY_BIT | (c - 1);
    }
}

/* --- steps --- */

typedef struct lender {
  BASE_VEC(uint32_t) free;
  uint32_t next;
} lender;

static uint32_t borrow(lender *l) {
  return l->free.n ? l->free.at[--l->free.n] : l->next++;
}

static void note_use(plan *s, uint32_t v, uint32_t operand) {
  (void)v;
  s->last_use[operand] = s->now;
}

/* the other half of a sine and cosine made in one step */
static uint32_t twin(const plan *s, uint32_t v) {
  uint32_t w = s->partner[v];
  return w != IR_NONE && s->piece[w] == s->piece[v] ? w : IR_NONE;
}

static void add_step(plan *s, code_step x) {
  s->p->steps[s->p->nsteps++] = x;
}

static uint32_t slot_of(plan *s, lender *l, uint32_t v) {
  if (s->home[v] == IR_NONE) s->home[v] = borrow(l);
  return s->home[v];
}

static void give_back(plan *s, lender *l, uint32_t v) {
  if (s->home[v] == IR_NONE || s->home[v] < s->p->temporaries || s->last_use[v] != s->now) return;
  s->last_use[v] = IR_NONE; /* once, though it may be used twice here */
  base_push(s->b->scratch, &l->free, s->home[v]);
}

static void make_step(plan *s, lender *l, uint32_t v) {
  const ir_value *x = &s->b->v.at[v];
  if (x->op == IR_UNKNOWN || s->done[v]) return;
  if (x->op == IR_FACTOR || x->op == IR_BACK) {
    add_step(s, (code_step){.op = x->op, .a = x->a});
    return;
  }
  code_step t = {.op = x->op};
  uint32_t *k[3] = {&t.a, &t.b, &t.c};
  const uint32_t of[3] = {x->a, x->b, x->c};
  for (int i = 0; i < ir_arity[x->op]; i++) *k[i] = s->home[of[i]];
  for (int i = 0; i < ir_arity[x->op]; i++) give_back(s, l, of[i]);
  uint32_t w = twin(s, v);
  t.to = slot_of(s, l, v);
  if (w != IR_NONE) {
    s->done[w] = 1;
    t.op = IR_SINCOS;
    t.c = slot_of(s, l, w);
    if (x->op == IR_COS) {
      uint32_t cosine = t.to;
      t.to = t.c, t.c = cosine;
    }
  }
  add_step(s, t);
}

static void schedule_piece(plan *s, uint32_t piece) {
  uint32_t first = s->first_item[piece], end = s->first_item[piece + 1];
  lender l = {.next = s->p->temporaries};
  for (s->now = first; s->now < end; s->now++) {
    uint32_t v = s->items[s->now];
    if (v & COPY_BIT) s->last_use[s->copies.at[v & ~COPY_BIT].value] = s->now;
    else if (s->b->v.at[v].op != IR_FACTOR && s->b->v.at[v].op != IR_BACK) each_operand(s, v, note_use);
  }
  s->p->pieces[piece].first = s->p->nsteps;
  for (s->now = first; s->now < end; s->now++) {
    uint32_t v = s->items[s->now];
    if (!(v & COPY_BIT)) {
      make_step(s, &l, v);
      continue;
    }
    const copy *c = &s->copies.at[v & ~COPY_BIT];
    add_step(s, (code_step){.op = IR_COPY, .to = c->to, .a = s->home[c->value]});
    give_back(s, &l, c->value);
  }
  s->p->pieces[piece].n = s->p->nsteps - s->p->pieces[piece].first;
  if (l.next > s->p->slots) s->p->slots = l.next;
}

/* --- all of it --- */

static void set_needs(code_program *p) {
  for (uint32_t i = 0; i < p->npieces; i++) {
    for (uint32_t e = 0; e < p->nentries; e++)
      if (p->pieces[i].mask & 1u << e && p->pieces[i].n) p->needs[e] |= (uint64_t)1 << i;
    for (uint32_t stage = 0; stage <= CODE_SAME; stage++)
      if (p->pieces[i].stage < stage) p->keeps[stage] |= (uint64_t)1 << i;
  }
}

void ir_plan(ir_build *b, code_program *p) {
  plan s = {.b = b, .p = p, .n = b->v.n};
  s.piece = BASE_ARRAY(b->scratch, uint32_t, s.n + 1);
  s.home = BASE_ARRAY(b->scratch, uint32_t, s.n + 1);
  s.partner = BASE_ARRAY(b->scratch, uint32_t, s.n + 1);
  s.copy_of = BASE_ARRAY(b->scratch, uint32_t, s.n + 1);
  s.last_use = BASE_ARRAY(b->scratch, uint32_t, s.n + 1);
  s.done = BASE_ARRAY(b->scratch, uint8_t, s.n + 1);
  set_masks(&s);
  set_pieces(&s);
  set_homes(&s);
  set_order(&s);
  p->temporaries = p->slots;
  p->steps = BASE_ARRAY(&p->arena, code_step, s.first_item[p->npieces] + 1);
  for (uint32_t i = 0; i < p->npieces; i++) schedule_piece(&s, i);
  p->nsolves = b->solves.n;
  p->solves = BASE_ARRAY(&p->arena, ir_solve, p->nsolves + 1);
  for (uint32_t k = 0; k < p->nsolves; k++) {
    p->solves[k] = b->solves.at[k];
    p->solves[k].wide = p->wide;
  }
  p->unrolled = b->unrolled;
  set_needs(p);
}
