/* assemble.c: Newton's method for a state (LANGUAGE rule 4), damped and weighted.

   A step is the shortest weighted change that satisfies the linearised rows, by the pseudo-inverse; it is halved until
   the sum of squares becomes smaller. A closed chain that is far from closed may lead into a place from which no step
   helps; then the search begins again at places around the start, near ones first, always the same ones. */
#include "derive/assemble.h"

#include <math.h>
#include <string.h>

#include "num/num.h"

typedef struct search {
  assembly *x;
  base_arena *a;
  expr_tape *rows, *whole; /* values; values and derivatives */
  double *out, *right, *matrix, *step, *from;
} search;

static double *slot(const search *s, uint32_t j) {
  return &s->x->values[expr_symbol_id(s->x->g, s->x->free[j])];
}

static void open_search(search *s, assembly *x, base_arena *a) {
  uint32_t m = x->m, n = x->n;
  ex *roots = BASE_ARRAY(a, ex, m * (n + 1) + 1);
  memcpy(roots, x->rows, m * sizeof *roots);
  for (uint32_t i = 0; i < m; i++) expr_gradient(x->g, x->rows[i], n, x->free, roots + m + i * n);
  *s = (search){.x = x, .a = a};
  s->rows = expr_tape_new(x->g, a, m, x->rows);
  s->whole = expr_tape_new(x->g, a, m * (n + 1), roots);
  s->out = BASE_ARRAY(a, double, m *(n + 1) + 1);
  s->right = BASE_ARRAY(a, double, m + 1);
  s->matrix = BASE_ARRAY(a, double, m *n + 1);
  s->step = BASE_ARRAY(a, double, n + 1);
  s->from = BASE_ARRAY(a, double, n + 1);
}

/* sum of squares; *worst: relative to the targets */
static double off(search *s, double *worst) {
  double sum = 0;
  expr_tape_run(s->rows, s->x->values, s->out);
  *worst = 0;
  for (uint32_t i = 0; i < s->x->m; i++) {
    double r = s->x->targets[i] - s->out[i], part = fabs(r) / fmax(1, fabs(s->x->targets[i]));
    sum += part * part;
    *worst = isnan(part) ? HUGE_VAL : fmax(*worst, part);
  }
  return isnan(sum) ? HUGE_VAL : sum;
}

/* the full step into s->step; its size relative to the symbols */
static double newton(search *s, uint32_t *rank) {
  assembly *x = s->x;
  base_arena scratch;
  base_scratch_init(&scratch, s->a->ctx);
  expr_tape_run(s->whole, x->values, s->out);
  for (uint32_t i = 0; i < x->m; i++) {
    s->right[i] = x->targets[i] - s->out[i];
    for (uint32_t j = 0; j < x->n; j++)
      s->matrix[i * x->n + j] = s->out[x->m + i * x->n + j] / (x->weight ? x->weight[j] : 1);
  }
  *rank = num_least(&scratch, x->m, x->n, s->matrix, s->right, 1e-12, s->step);
  base_arena_free(&scratch);
  double size = 0;
  for (uint32_t j = 0; j < x->n; j++) {
    if (x->weight) s->step[j] /= x->weight[j];
    size = fmax(size, fabs(s->step[j]));
  }
  return size;
}

static double descend(search *s) {
  assembly *x = s->x;
  double worst, sum = off(s, &worst);
  for (int turn = 0; turn < 100; turn++) {
    uint32_t rank;
    double size = newton(s, &rank), part = 1, now = 0;
    if (!(size > 0) || !isfinite(size)) break;
    for (uint32_t j = 0; j < x->n; j++) s->from[j] = *slot(s, j);
    bool better = false;
    for (int half = 0; half < 14 && !better; half++) {
      for (uint32_t j = 0; j < x->n; j++) *slot(s, j) = s->from[j] + part * s->step[j];
      now = off(s, &worst);
      better = now < sum || size < 1e-9; /* at the end rounding decides */
      part /= 2;
    }
    if (!better) {
      for (uint32_t j = 0; j < x->n; j++) *slot(s, j) = s->from[j];
      off(s, &worst);
      break;
    }
    sum = now;
    if (worst < 1e-15 || size < 1e-15) break;
  }
  return worst;
}

double derive_assemble(assembly *x) {
  if (x->m == 0 || x->n == 0) return 0;
  base_arena scratch;
  base_scratch_init(&scratch, x->a->ctx);
  search s;
  open_search(&s, x, &scratch);
  double worst = descend(&s);
  base_arena_free(&scratch);
  return worst;
}

/* the k-th place around a start: further out as k grows, each symbol in its own rhythm */
static double place(uint32_t k, uint32_t j) {
  uint32_t ring = 1 + k / 4;
  return 0.3 * ring * sin(1.0 + 2.3 * k + 1.7 * (j + 1) * (k + 1));
}

enum { PLACES = 24 };

static void keep(search *s, double *to) {
  for (uint32_t j = 0; j < s->x->n; j++) to[j] = *slot(s, j);
}

static void put(search *s, const double *from, uint32_t k) {
  for (uint32_t j = 0; j < s->x->n; j++) *slot(s, j) = from[j] + (k ? place(k - 1, j) : 0);
}

double derive_assemble_anyhow(assembly *x) {
  if (x->m == 0 || x->n == 0) return 0;
  base_arena scratch;
  base_scratch_init(&scratch, x->a->ctx);
  search s;
  open_search(&s, x, &scratch);
  double *start = BASE_ARRAY(&scratch, double, x->n), *best = BASE_ARRAY(&scratch, double, x->n), least = HUGE_VAL;
  keep(&s, start);
  keep(&s, best);
  for (uint32_t k = 0; k <= PLACES && !(least < 1e-9); k++) {
    put(&s, start, k);
    double worst = descend(&s);
    if (worst >= least) continue;
    least = worst;
    keep(&s, best);
  }
  put(&s, best, 0);
  base_arena_free(&scratch);
  return least;
}

/* up to whole turns: an angle and that angle plus 360 degrees are one assembly */
static bool differs(double a, double b) {
  const double turn = 6.283185307179586;
  return fabs(remainder(a - b, turn)) > 1e-6 * (1 + fabs(a));
}

bool derive_assemble_otherwise(assembly *x, double *other) {
  if (x->m == 0 || x->n == 0) return false;
  base_arena scratch;
  base_scratch_init(&scratch, x->a->ctx);
  search s;
  open_search(&s, x, &scratch);
  double *here = BASE_ARRAY(&scratch, double, x->n);
  uint32_t rank;
  bool found = false;
  keep(&s, here);
  newton(&s, &rank);
  for (uint32_t k = 1; k <= PLACES && rank == x->n && !found; k++) {
    put(&s, here, k);
    if (!(descend(&s) < 1e-9)) continue;
    bool near = true; /* a wild step may end whole turns away */
    for (uint32_t j = 0; j < x->n; j++) {
      found = found || differs(*slot(&s, j), here[j]);
      near = near && fabs(*slot(&s, j) - here[j]) < 6 * (1 + fabs(here[j]));
    }
    found = found && near;
    if (found) keep(&s, other);
  }
  put(&s, here, 0);
  base_arena_free(&scratch);
  return found;
}
