/* simplify_step.c: which common factors can be taken out of parts of a sum.

     a x + a y + R = a (x + y) + R,
   where the part is given by an atom (Horner's way) or by a number, and
     Σ_ij q_i k_j + R = (Σ q_i) (Σ k_j) + R,
   where a rectangle of terms is found from pairs of terms with equal quotients
   k_2/k_1 (algebraic factoring as in logic synthesis: Brayton, Rajski). Atoms that
   stand for each other, such as the masses m1, m2, … of a chain, also make a
   partition of all terms: by what is multiplied with which sum of masses. */
#include "expr/simplify_int.h"

#include <string.h>

enum { PAIRS_MOST = 120 };

/* coefficients and weights of a part of a sum */
typedef struct slice {
  ex *c;
  simple_weight *w;
} slice;

/* A sum, the steps found in it, and room to weigh them. */
typedef struct survey {
  simplifier *s;
  base_arena *a;
  const simple_sum *x;
  simple_steps list;
  slice part, k, q;
  int16_t *common, *row, *first;
} survey;

static slice slice_new(base_arena *a, uint32_t n) {
  return (slice){BASE_ARRAY(a, ex, n), BASE_ARRAY(a, simple_weight, n)};
}

static survey survey_of(simplifier *s, base_arena *a, const simple_sum *x) {
  int16_t *rows = BASE_ARRAY(a, int16_t, 3 * s->width);
  return (survey){s,
                  a,
                  x,
                  {0},
                  slice_new(a, x->n),
                  slice_new(a, x->n),
                  slice_new(a, x->n),
                  rows,
                  rows + s->width,
                  rows + 2 * s->width};
}

static void set_slice(survey *y, slice *to, uint32_t i, uint32_t term, const int16_t *less) {
  const int16_t *p = simple_row(y->s, y->x, term);
  for (uint32_t v = 0; v < y->s->atoms.n; v++) y->row[v] = (int16_t)(p[v] - less[v]);
  to->c[i] = y->x->c[term];
  to->w[i] = simple_weigh(y->s, y->row);
}

/* operations saved at once: those of the part less those of the product that takes its place (see `divide`) */
static int64_t gain_of(survey *y, const simple_step *st) {
  const simplifier *s = y->s;
  const simple_sum *x = y->x;
  uint32_t n = st->rows * st->cols;
  for (uint32_t i = 0; i < n; i++) y->part.c[i] = x->c[st->cell[i]], y->part.w[i] = x->w[st->cell[i]];
  simple_common(s, x, st->cols, st->cell, y->common);
  for (uint32_t j = 0; j < st->cols; j++) set_slice(y, &y->k, j, st->cell[j], y->common);
  int64_t before = simple_terms_ops(s, n, y->part.c, y->part.w);
  before -= simple_flat_ops(s, st->cols, y->k.c, y->k.w, false);
  if (st->rows == 1) return before - simple_product_ops(simple_weigh(s, y->common), true, 1);
  const int16_t *top = simple_row(s, x, st->cell[0]);
  for (uint32_t v = 0; v < s->atoms.n; v++) y->first[v] = (int16_t)(top[v] - y->common[v]);
  for (uint32_t i = 0; i < st->rows; i++) {
    set_slice(y, &y->q, i, st->cell[i * st->cols], y->first);
    y->q.c[i] = expr_div(s->g, y->q.c[i], y->k.c[0]);
  }
  return before - simple_flat_ops(s, st->rows, y->q.c, y->q.w, false) - 1;
}

static void spend(simplifier *s, uint64_t work) {
  s->work -= s->work < work ? s->work : work;
}

static void offer(survey *y, simple_step st) {
  for (uint32_t i = 0; i < y->list.n; i++) {
    simple_step *old = &y->list.at[i];
    if (old->rows == st.rows && old->cols == st.cols &&
        memcmp(old->cell, st.cell, (size_t)st.rows * st.cols * sizeof *st.cell) == 0) {
      old->tight = old->tight || st.tight;
      return;
    }
  }
  spend(y->s, 4 + st.rows * st.cols);
  st.gain = gain_of(y, &st);
  if (st.gain >= 0) base_push(y->a, &y->list, st);
}

/* terms that hold an atom above, or below, the line */
static void atom_steps(survey *y) {
  const simple_sum *x = y->x;
  for (uint32_t v = 0; v < y->s->atoms.n; v++)
    for (int sign = -1; sign <= 1; sign += 2) {
      uint32_t n = 0;
      for (uint32_t i = 0; i < x->n; i++) n += simple_row(y->s, x, i)[v] * sign > 0;
      if (n < 2) continue;
      simple_step st = {1, n, BASE_ARRAY(y->a, uint32_t, n), 0, false};
      for (uint32_t i = 0, k = 0; i < x->n; i++)
        if (simple_row(y->s, x, i)[v] * sign > 0) st.cell[k++] = i;
      offer(y, st);
    }
}

/* terms with the same coefficient, the sign apart */
static void number_steps(survey *y) {
  const simple_sum *x = y->x;
  for (uint32_t i = 0; i < x->n; i++) {
    if (simple_unit(y->s, x->c[i])) continue;
    ex minus = expr_neg(y->s->g, x->c[i]);
    uint32_t n = 0, before = 0;
    for (uint32_t k = 0; k < x->n; k++) {
      bool same = x->c[k] == x->c[i] || x->c[k] == minus;
      n += same;
      before += same && k < i;
    }
    if (n < 2 || n == x->n || before) continue;
    simple_step st = {1, n, BASE_ARRAY(y->a, uint32_t, n), 0, false};
    for (uint32_t k = 0, at = 0; k < x->n; k++)
      if (x->c[k] == x->c[i] || x->c[k] == minus) st.cell[at++] = k;
    offer(y, st);
  }
}

/* Two terms, and the hash of their quotient. */
typedef struct pair {
  uint64_t quotient;
  uint32_t first, second, next; /* next with the same quotient */
  bool head;
} pair;

/* Numbers modulo a prime: equal quotients are equal remainders. */
#define PRIME ((uint64_t)2147483647)

static uint64_t power_mod(uint64_t a, uint64_t n) {
  uint64_t r = 1;
  for (; n; n >>= 1, a = a * a % PRIME)
    if (n & 1) r = r * a % PRIME;
  return r;
}

static uint64_t remainder_of(const expr_graph *g, ex number) {
  const rational *r = graph_rational(g, number);
  if (number == EXPR_ONE) return 1;
  if (!r->big && r->den == 1 && r->num == -1) return PRIME - 1;
  if (r->big) return 1 + rational_hash(r) % (PRIME - 1);
  uint64_t num = (uint64_t)(r->num < 0 ? -r->num : r->num) % PRIME, den = (uint64_t)r->den % PRIME;
  uint64_t v = num * power_mod(den, PRIME - 2) % PRIME;
  return r->num < 0 && v ? PRIME - v : v;
}

typedef struct finder {
  survey *y;
  simplifier *s;
  base_arena *a;
  const simple_sum *x;
  uint64_t *c, *inverse; /* coefficients modulo the prime */
  BASE_VEC(pair) pairs;
  uint32_t *table, mask;      /* of quotients: pair + 1 */
  uint32_t *terms, term_mask; /* of hashes: term + 1 */
} finder;

static uint64_t quotient_of(const finder *f, uint32_t i, uint32_t k) {
  return (f->x->h[k] - f->x->h[i]) ^ (f->c[k] * f->inverse[i] % PRIME) << 20;
}

static void note_pair(finder *f, uint32_t i, uint32_t k) {
  pair p = {quotient_of(f, i, k), i, k, SIMPLE_NONE, true};
  uint32_t at = (uint32_t)(p.quotient >> 32 ^ p.quotient) & f->mask;
  for (; f->table[at]; at = (at + 1) & f->mask) {
    pair *last = &f->pairs.at[f->table[at] - 1];
    if (last->quotient != p.quotient) continue;
    last->next = f->pairs.n; /* the table remembers the last of its kind */
    p.head = false;
    break;
  }
  base_push(f->a, &f->pairs, p);
  f->table[at] = f->pairs.n;
}

static uint32_t power_of_two(uint64_t least) {
  uint32_t n = 16;
  while (n < least) n *= 2;
  return n;
}

static void find_pairs(finder *f) {
  simplifier *s = f->s;
  const simple_sum *x = f->x;
  f->c = BASE_ARRAY(f->a, uint64_t, x->n);
  f->inverse = BASE_ARRAY(f->a, uint64_t, x->n);
  f->mask = power_of_two((uint64_t)x->n * x->n) - 1;
  f->table = BASE_ARRAY(f->a, uint32_t, f->mask + 1);
  f->term_mask = power_of_two((uint64_t)x->n * 2) - 1;
  f->terms = BASE_ARRAY(f->a, uint32_t, f->term_mask + 1);
  for (uint32_t i = 0; i < x->n; i++) {
    f->c[i] = remainder_of(s->g, x->c[i]);
    f->inverse[i] = f->c[i] == 1 || f->c[i] == PRIME - 1 ? f->c[i] : power_mod(f->c[i], PRIME - 2);
    uint32_t at = (uint32_t)x->h[i] & f->term_mask;
    while (f->terms[at]) at = (at + 1) & f->term_mask;
    f->terms[at] = i + 1;
  }
  for (uint32_t i = 0; i < x->n; i++)
    for (uint32_t k = i + 1; k < x->n; k++) {
      bool turn = x->h[k] - x->h[i] > x->h[i] - x->h[k];
      note_pair(f, turn ? k : i, turn ? i : k);
    }
  spend(s, f->pairs.n / 8);
}

static uint32_t term_at(const finder *f, uint64_t hash) {
  for (uint32_t at = (uint32_t)hash & f->term_mask; f->terms[at]; at = (at + 1) & f->term_mask)
    if (f->x->h[f->terms[at] - 1] == hash) return f->terms[at] - 1;
  return SIMPLE_NONE;
}

/* One more column: `top` stands to the first cell of the first row as some term to the first cell of each row. */
static bool column(const finder *f, const uint32_t *first, uint32_t rows, uint32_t top, const bool *used,
                   uint32_t *out) {
  const simple_sum *x = f->x;
  uint64_t want = quotient_of(f, first[0], top);
  for (uint32_t r = 0; r < rows; r++) {
    uint32_t t = term_at(f, x->h[first[r]] + (x->h[top] - x->h[first[0]]));
    if (t == SIMPLE_NONE || used[t] || quotient_of(f, first[r], t) != want) return false;
    for (uint32_t k = 0; k < r; k++)
      if (out[k] == t) return false;
    out[r] = t;
  }
  return true;
}

/* the largest rectangle with these rows */
static void rectangle(finder *f, uint32_t head) {
  const simple_sum *x = f->x;
  bool *used = BASE_ARRAY(f->a, bool, x->n);
  uint32_t *first = BASE_ARRAY(f->a, uint32_t, x->n), *found = BASE_ARRAY(f->a, uint32_t, x->n), rows = 0, cols = 1;
  for (uint32_t i = head; i != SIMPLE_NONE; i = f->pairs.at[i].next) {
    const pair *p = &f->pairs.at[i];
    if (used[p->first] || used[p->second]) continue;
    used[p->first] = used[p->second] = true;
    first[rows++] = p->first;
  }
  if (rows < 2) return;
  memset(used, 0, x->n * sizeof *used);
  uint32_t *columns = BASE_ARRAY(f->a, uint32_t, (size_t)rows * (x->n / rows + 1));
  memcpy(columns, first, rows * sizeof *first);
  for (uint32_t r = 0; r < rows; r++) used[first[r]] = true;
  for (uint32_t top = 0; top < x->n; top++) {
    if (used[top] || !column(f, first, rows, top, used, found)) continue;
    memcpy(columns + (size_t)cols++ * rows, found, rows * sizeof *found);
    for (uint32_t r = 0; r < rows; r++) used[found[r]] = true;
  }
  if (cols < 2) return;
  simple_step st = {rows, cols, BASE_ARRAY(f->a, uint32_t, (size_t)rows * cols), 0, false};
  for (uint32_t r = 0; r < rows; r++)
    for (uint32_t c = 0; c < cols; c++) st.cell[r * cols + c] = columns[(size_t)c * rows + r];
  spend(f->s, x->n);
  offer(f->y, st);
}

/* --- partitions: atoms that stand for each other, such as masses --- */

/* the two atoms, if the quotient of the pair is one over the other */
static bool atom_over_atom(const finder *f, const pair *p, uint32_t *over, uint32_t *under) {
  const int16_t *a = simple_row(f->s, f->x, p->first), *b = simple_row(f->s, f->x, p->second);
  *over = *under = SIMPLE_NONE;
  for (uint32_t v = 0; v < f->s->atoms.n; v++) {
    int d = b[v] - a[v];
    if (d == 0) continue;
    uint32_t *to = d == 1 ? over : d == -1 ? under : NULL;
    if (!to || *to != SIMPLE_NONE) return false;
    *to = v;
  }
  return *over != SIMPLE_NONE && *under != SIMPLE_NONE;
}

/* kin[v]: the first atom of the family that v belongs to; an atom alone is its own family */
static bool find_families(const finder *f, uint32_t *kin) {
  uint32_t u, v, n = f->s->atoms.n;
  bool any = false;
  for (uint32_t i = 0; i < n; i++) kin[i] = i;
  for (uint32_t i = 0; i < f->pairs.n; i++) {
    const pair *p = &f->pairs.at[i];
    if (!p->head || p->next == SIMPLE_NONE || !atom_over_atom(f, p, &u, &v) || kin[u] == kin[v]) continue;
    uint32_t low = kin[u] < kin[v] ? kin[u] : kin[v], high = kin[u] + kin[v] - low;
    for (uint32_t k = 0; k < n; k++)
      if (kin[k] == high) kin[k] = low;
    any = true;
  }
  return any;
}

/* A column: terms that differ in the family alone. Columns with the same rows, numbers included, make a rectangle. */
typedef struct col {
  uint64_t rest, rows; /* hashes */
  uint32_t n, *term;
} col;

static void sort_column(const finder *f, col *c, const uint64_t *part) {
  for (uint32_t i = 1; i < c->n; i++)
    for (uint32_t k = i; k > 0 && part[c->term[k - 1]] > part[c->term[k]]; k--) {
      uint32_t t = c->term[k];
      c->term[k] = c->term[k - 1];
      c->term[k - 1] = t;
    }
  c->rows = c->n;
  for (uint32_t i = 0; i < c->n; i++)
    c->rows = (c->rows ^ part[c->term[i]] ^ f->c[c->term[i]] * f->inverse[c->term[0]] % PRIME) * 0x9E3779B97F4A7C15u;
}

static uint32_t make_columns(const finder *f, const uint32_t *kin, uint32_t family, col *cols) {
  const simple_sum *x = f->x;
  uint64_t *part = BASE_ARRAY(f->a, uint64_t, x->n);
  uint32_t n = 0;
  for (uint32_t i = 0; i < x->n; i++) {
    const int16_t *p = simple_row(f->s, x, i);
    for (uint32_t v = 0; v < f->s->atoms.n; v++)
      if (p[v] && kin[v] == family) part[i] += (uint64_t)(int64_t)p[v] * f->s->atoms.at[v].hash;
    uint32_t k = 0;
    while (k < n && cols[k].rest != x->h[i] - part[i]) k++;
    if (k == n) cols[n++] = (col){x->h[i] - part[i], 0, 0, BASE_ARRAY(f->a, uint32_t, x->n)};
    cols[k].term[cols[k].n++] = i;
  }
  for (uint32_t k = 0; k < n; k++) sort_column(f, &cols[k], part);
  return n;
}

static void partition(finder *f, const uint32_t *kin, uint32_t family) {
  col *cols = BASE_ARRAY(f->a, col, f->x->n);
  uint32_t n = make_columns(f, kin, family, cols);
  for (uint32_t i = 0; i < n; i++) {
    if (cols[i].n < 2) continue;
    uint32_t same = 0;
    for (uint32_t k = i; k < n; k++) same += cols[k].n == cols[i].n && cols[k].rows == cols[i].rows;
    simple_step st = {cols[i].n, same, BASE_ARRAY(f->a, uint32_t, cols[i].n * same), 0, true};
    for (uint32_t k = i, at = 0; k < n; k++) {
      if (cols[k].n != cols[i].n || cols[k].rows != cols[i].rows) continue;
      for (uint32_t r = 0; r < st.rows; r++) st.cell[r * same + at] = cols[k].term[r];
      if (k > i) cols[k].n = 0;
      at++;
    }
    if (same == 1) st.cols = st.rows, st.rows = 1;
    offer(f->y, st);
  }
}

static void partitions(finder *f) {
  uint32_t *kin = BASE_ARRAY(f->a, uint32_t, f->s->atoms.n + 1);
  if (!find_families(f, kin)) return;
  for (uint32_t v = 0; v < f->s->atoms.n; v++) {
    bool family = false;
    for (uint32_t u = v + 1; u < f->s->atoms.n && kin[v] == v; u++) family = family || kin[u] == v;
    if (family) partition(f, kin, v);
  }
}

static void product_steps(survey *y) {
  if (y->x->n < 4 || y->x->n > PAIRS_MOST || y->s->work == 0) return;
  finder f = {.y = y, .s = y->s, .a = y->a, .x = y->x};
  find_pairs(&f);
  partitions(&f);
  for (uint32_t i = 0; i < f.pairs.n; i++)
    if (f.pairs.at[i].head && f.pairs.at[i].next != SIMPLE_NONE) rectangle(&f, i);
}

simple_steps simple_find_steps(simplifier *s, base_arena *a, const simple_sum *x) {
  survey y = survey_of(s, a, x);
  atom_steps(&y);
  number_steps(&y);
  product_steps(&y);
  return y.list;
}

/* a factor of the whole sum comes out first */
bool simple_whole_step(const simplifier *s, base_arena *a, const simple_sum *x, simple_step *out) {
  int16_t *common = BASE_ARRAY(a, int16_t, s->width);
  *out = (simple_step){1, x->n, BASE_ARRAY(a, uint32_t, x->n + 1), 0, false};
  for (uint32_t i = 0; i < x->n; i++) out->cell[i] = i;
  return x->n > 1 && simple_common(s, x, x->n, out->cell, common);
}
