/* solve.c: linear equations inside a program.

   Definite: L D Lᵀ. With the pivots in the order p, and c_ik = l_ik d_k,

       d_j = a_jj − Σ_k c_jk l_jk,  c_ij = a_ij − Σ_k c_ik l_jk,  l_ij = c_ij / d_j,
       y_i = b_i − Σ_k l_ik y_k,    x_i = y_i / d_i − Σ_k l_ki x_k .

   Written out as values where that pays, with entries that are zero left out. So that
   few become non-zero on the way, the unknown with the fewest neighbours is taken first, the last of them if there are
   several: for a tree of bodies that is from the leaves to the root, which fills nothing. Otherwise, and for matrices
   that are not definite (whose pivots depend on the numbers), a routine does it (factor.c). */
#include "code/program.h"

enum { UNROLL_ALWAYS = 1200, UNROLL_SPARSE = 8000, ORDER_MOST = 400 };

typedef struct pattern {
  uint32_t n;
  uint8_t *full; /* n*n, symmetric */
  uint32_t *order;
} pattern;

/* The order of the pivots, with the pattern filled; returns the multiplications. */
static uint64_t choose_order(ir_build *b, pattern *p) {
  uint32_t n = p->n, *near = BASE_ARRAY(b->scratch, uint32_t, n + 1);
  uint8_t *gone = BASE_ARRAY(b->scratch, uint8_t, n + 1);
  uint64_t work = 0;
  for (uint32_t step = 0; step < n; step++) {
    uint32_t best = n, fewest = UINT32_MAX;
    for (uint32_t i = 0; i < n; i++) {
      if (gone[i]) continue;
      uint32_t count = 0;
      for (uint32_t j = 0; j < n; j++) count += !gone[j] && p->full[i * n + j] ? 1u : 0u;
      if (count <= fewest) best = i, fewest = count;
    }
    p->order[step] = best;
    gone[best] = 1;
    uint32_t m = 0;
    for (uint32_t j = 0; j < n; j++)
      if (!gone[j] && p->full[best * n + j]) near[m++] = j;
    for (uint32_t i = 0; i < m; i++)
      for (uint32_t j = 0; j < m; j++) p->full[near[i] * n + near[j]] = 1;
    work += (uint64_t)m * (m + 1) / 2 + 3 * m + 1;
  }
  return work;
}

static uint32_t make(ir_build *b, ir_op op, uint32_t x, uint32_t y) {
  return ir_make(b, op, x, y, IR_NONE);
}

/* a − x y, where an operand may be absent (zero) */
static uint32_t less(ir_build *b, uint32_t a, uint32_t x, uint32_t y) {
  if (x == IR_NONE || y == IR_NONE) return a;
  uint32_t xy = make(b, IR_MUL, x, y);
  return a == IR_NONE ? make(b, IR_NEG, xy, IR_NONE) : make(b, IR_SUB, a, xy);
}

typedef struct unrolled {
  uint32_t n;
  const uint32_t *order;
  uint32_t *c, *l; /* n*n in the order of pivots, lower triangles; IR_NONE: zero */
  uint32_t *d, *inverse;
} unrolled;

static void factorise(ir_build *b, unrolled *u, const uint32_t *a) {
  uint32_t n = u->n, one = ir_number(b, 1);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j <= i; j++) {
      uint32_t r = u->order[i], s = u->order[j], v = r > s ? a[r * n + s] : a[s * n + r];
      u->c[i * n + j] = ir_is_zero(b, v) ? IR_NONE : v;
    }
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t j = 0; j < i; j++) {
      uint32_t v = u->c[i * n + j];
      for (uint32_t k = 0; k < j; k++) v = less(b, v, u->c[i * n + k], u->l[j * n + k]);
      u->c[i * n + j] = v;
      u->l[i * n + j] = v == IR_NONE ? IR_NONE : make(b, IR_MUL, v, u->inverse[j]);
    }
    uint32_t v = u->c[i * n + i];
    for (uint32_t k = 0; k < i; k++) v = less(b, v, u->c[i * n + k], u->l[i * n + k]);
    u->d[i] = v == IR_NONE ? ir_number(b, 0) : v;
    u->inverse[i] = make(b, IR_DIV, one, u->d[i]);
  }
}

static void substitute(ir_build *b, const unrolled *u, const uint32_t *right, uint32_t *unknown) {
  uint32_t n = u->n, *y = BASE_ARRAY(b->scratch, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    y[i] = right[u->order[i]];
    if (ir_is_zero(b, y[i])) y[i] = IR_NONE;
    for (uint32_t k = 0; k < i; k++) y[i] = less(b, y[i], u->l[i * n + k], y[k]);
  }
  for (uint32_t i = n; i-- > 0;) {
    uint32_t x = y[i] == IR_NONE ? IR_NONE : make(b, IR_MUL, y[i], u->inverse[i]);
    for (uint32_t k = n; k-- > i + 1;) x = less(b, x, u->l[k * n + i], y[k]);
    y[i] = x;
  }
  for (uint32_t i = 0; i < n; i++) unknown[u->order[i]] = y[i] == IR_NONE ? ir_number(b, 0) : y[i];
}

/* the least d_i / a_ii */
static uint32_t watch(ir_build *b, const unrolled *u, const uint32_t *a) {
  uint32_t least = IR_NONE;
  for (uint32_t i = 0; i < u->n; i++) {
    uint32_t r = make(b, IR_DIV, u->d[i], a[u->order[i] * u->n + u->order[i]]);
    r = make(b, IR_MAX, r, ir_number(b, 0)); /* 0 for a NaN too */
    least = least == IR_NONE ? r : make(b, IR_MIN, r, least);
  }
  return least == IR_NONE ? ir_number(b, 1) : least;
}

static void write_out(ir_build *b, const pattern *p, const uint32_t *a, const uint32_t *right, uint32_t *unknown,
                      uint32_t *pivot) {
  uint32_t n = p->n;
  unrolled u = {.n = n, .order = p->order};
  u.c = BASE_ARRAY(b->scratch, uint32_t, n * n + 1);
  u.l = BASE_ARRAY(b->scratch, uint32_t, n * n + 1);
  u.d = BASE_ARRAY(b->scratch, uint32_t, n + 1);
  u.inverse = BASE_ARRAY(b->scratch, uint32_t, n + 1);
  factorise(b, &u, a);
  substitute(b, &u, right, unknown);
  *pivot = watch(b, &u, a);
  b->unrolled++;
}

static uint8_t latest(const ir_build *b, uint32_t n, const uint32_t *v, uint8_t stage) {
  for (uint32_t i = 0; i < n; i++)
    if (v[i] != IR_NONE && b->v.at[v[i]].stage > stage) stage = b->v.at[v[i]].stage;
  return stage;
}

/* not in the table of equal values: nothing else is equal to these */
static uint32_t plain(ir_build *b, ir_value v) {
  base_push(b->scratch, &b->v, v);
  return b->v.n - 1;
}

static void call_out(ir_build *b, const code_solve *s, uint32_t *a, uint32_t *right, uint32_t *unknown,
                     uint32_t *pivot) {
  uint32_t n = s->n, k = b->solves.n;
  ir_solve x = {.n = n, .definite = s->definite, .matrix = a, .right = right};
  uint8_t stage = latest(b, n * n, a, CODE_PARAM);
  x.factor = plain(b, (ir_value){.op = IR_FACTOR, .stage = stage, .a = k, .b = IR_NONE, .c = IR_NONE});
  stage = latest(b, n, right, stage);
  x.back = plain(b, (ir_value){.op = IR_BACK, .stage = stage, .a = k, .b = IR_NONE, .c = IR_NONE});
  for (uint32_t i = 0; i < n; i++)
    unknown[i] = plain(b, (ir_value){.op = IR_UNKNOWN, .stage = stage, .a = x.back, .b = i, .c = k});
  *pivot = plain(b, (ir_value){.op = IR_UNKNOWN, .stage = b->v.at[x.factor].stage, .a = x.factor, .b = n, .c = k});
  base_push(b->scratch, &b->solves, x);
}

/* Measured on chains: written out, 16 unknowns take 0.6 of the routine's time and 24 take 1.2, when the code no longer fits
   the cache for it. Four multiplications of the routine cost about one that is written out. */
static bool pays(uint32_t n, uint64_t work) {
  return work <= UNROLL_ALWAYS || (work <= UNROLL_SPARSE && 4 * work <= (uint64_t)n * n * n / 6);
}

void ir_solve_make(ir_build *b, const code_solve *s, uint32_t *unknown, uint32_t *pivot) {
  uint32_t n = s->n;
  uint32_t *a = BASE_ARRAY(b->arena, uint32_t, n * n + 1), *right = BASE_ARRAY(b->arena, uint32_t, n + 1);
  pattern p = {n, BASE_ARRAY(b->scratch, uint8_t, n * n + 1), BASE_ARRAY(b->scratch, uint32_t, n + 1)};
  for (uint32_t i = 0; i < n; i++) {
    right[i] = b->of[s->right[i]];
    for (uint32_t j = 0; j < n; j++) {
      a[i * n + j] = s->definite && j > i ? IR_NONE : b->of[s->matrix[i * n + j]];
      if (s->definite && j <= i && !ir_is_zero(b, a[i * n + j])) p.full[i * n + j] = p.full[j * n + i] = 1;
    }
  }
  if (s->definite && n <= ORDER_MOST && pays(n, choose_order(b, &p))) write_out(b, &p, a, right, unknown, pivot);
  else call_out(b, s, a, right, unknown, pivot);
}
