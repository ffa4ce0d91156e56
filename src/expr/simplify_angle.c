/* simplify_angle.c: sums, differences and multiples of angles.

   Terms that agree in all else form a polynomial in the sines and cosines of
   some angles. With s = (E - 1/E)/2i, c = (E + 1/E)/2 it becomes a sum of
   sin(k·x) and cos(k·x),
     c1 c2 + s1 s2 = cos(x1 - x2),   2 s c = sin(2x),   c² - s² = cos(2x),
   and this sum takes its place if it is shorter. Tried over all angles of the
   terms, then over two at a time, then (if wanted) one by one. */
#include "expr/simplify_int.h"

#include <string.h>

enum { ANGLES = 4, DEGREE = 6, WAVES = 64, ANGLES_MOST = 24 };

typedef struct angle {
  ex arg;
  uint32_t sin, cos; /* atoms, or NONE */
} angle;

/* c · sin or cos of Σ k_i x_i */
typedef struct wave {
  int k[ANGLES];
  bool sine;
  ex c;
} wave;

typedef struct spectrum {
  uint32_t n;
  wave at[WAVES];
} spectrum;

typedef struct weaver {
  simplifier *s;
  base_arena *a;
  const simple_sum *x;
  angle angles[ANGLES_MOST];
  uint32_t nangles;
} weaver;

static int power_of(const weaver *w, uint32_t term, uint32_t atom) {
  return atom == SIMPLE_NONE ? 0 : simple_row(w->s, w->x, term)[atom];
}

static void list_angles(weaver *w) {
  const simplifier *s = w->s;
  for (uint32_t v = 0; v < s->atoms.n && w->nangles < ANGLES_MOST; v++) {
    const simple_atom *a = &s->atoms.at[v];
    if (a->angle == EXPR_NONE || (a->partner != SIMPLE_NONE && a->partner < v)) continue;
    w->angles[w->nangles++] = (angle){a->angle, a->sine ? v : a->partner, a->sine ? a->partner : v};
  }
}

/* --- one term as waves --- */

/* (E - 1/E)^a (E + 1/E)^b: out[m + DEGREE] stands with E^m */
static void expand_powers(int a, int b, int64_t *out) {
  memset(out, 0, (2 * DEGREE + 1) * sizeof *out);
  out[DEGREE] = 1;
  for (int i = 0; i < a + b; i++) {
    int64_t next[2 * DEGREE + 1] = {0};
    for (int m = 0; m <= 2 * DEGREE; m++) {
      if (!out[m]) continue;
      next[m + 1] += out[m];
      next[m - 1] += i < a ? -out[m] : out[m];
    }
    memcpy(out, next, sizeof next);
  }
}

static bool add_wave(simplifier *s, spectrum *f, const int *k, bool sine, ex c) {
  int sign = 0, turned[ANGLES];
  for (int i = 0; i < ANGLES && !sign; i++) sign = k[i] > 0 ? 1 : k[i] < 0 ? -1 : 0;
  if (sine && sign == 0) return true;
  for (int i = 0; i < ANGLES; i++) turned[i] = sign < 0 ? -k[i] : k[i];
  if (sine && sign < 0) c = expr_neg(s->g, c);
  for (uint32_t i = 0; i < f->n; i++)
    if (f->at[i].sine == sine && memcmp(f->at[i].k, turned, sizeof turned) == 0) {
      f->at[i].c = expr_add(s->g, f->at[i].c, c);
      return true;
    }
  if (f->n == WAVES) return false;
  memcpy(f->at[f->n].k, turned, sizeof turned);
  f->at[f->n].sine = sine;
  f->at[f->n++].c = c;
  return true;
}

/* which: the angles of this group */
static bool add_term(const weaver *w, uint32_t term, const uint32_t *which, uint32_t n, spectrum *f) {
  simplifier *s = w->s;
  int64_t part[ANGLES][2 * DEGREE + 1];
  int k[ANGLES] = {0}, most[ANGLES] = {0}, sines = 0, degree = 0;
  for (uint32_t i = 0; i < n; i++) {
    int a = power_of(w, term, w->angles[which[i]].sin), b = power_of(w, term, w->angles[which[i]].cos);
    if (a < 0 || b < 0 || a + b > DEGREE) return false;
    expand_powers(a, b, part[i]);
    sines += a;
    degree += a + b;
    most[i] = a + b;
    k[i] = -most[i];
  }
  /* i^-sines: sines pair off to -1; an odd one makes a sine of the whole */
  ex unit = expr_ratio(s->g, sines / 2 % 2 ? -1 : 1, (int64_t)1 << degree);
  unit = expr_mul(s->g, unit, w->x->c[term]);
  for (;;) {
    int64_t times = 1;
    for (uint32_t i = 0; i < n; i++) times *= part[i][k[i] + DEGREE];
    if (times && !add_wave(s, f, k, sines % 2, expr_mul(s->g, unit, expr_int(s->g, times)))) return false;
    uint32_t i = 0;
    for (; i < n && k[i] == most[i]; i++) k[i] = -most[i];
    if (i == n) return true;
    k[i] += 2;
  }
}

/* --- a group of terms --- */

typedef struct group {
  uint32_t n, *term;
  uint32_t nangles, which[ANGLES];
} group;

/* the hash of what a term has besides these angles */
static uint64_t key_of(const weaver *w, uint32_t term, const uint32_t *which, uint32_t n) {
  uint64_t h = w->x->h[term];
  for (uint32_t i = 0; i < n; i++) {
    const angle *a = &w->angles[which[i]];
    if (a->sin != SIMPLE_NONE) h -= (uint64_t)(int64_t)power_of(w, term, a->sin) * w->s->atoms.at[a->sin].hash;
    if (a->cos != SIMPLE_NONE) h -= (uint64_t)(int64_t)power_of(w, term, a->cos) * w->s->atoms.at[a->cos].hash;
  }
  return h;
}

/* the angles that occur in the group; false: too many, or nothing to gain */
static bool survey(const weaver *w, group *g, const uint32_t *which, uint32_t n) {
  int most = 0;
  g->nangles = 0;
  for (uint32_t i = 0; i < n; i++) {
    const angle *a = &w->angles[which[i]];
    bool present = false;
    for (uint32_t t = 0; t < g->n; t++)
      present = present || power_of(w, g->term[t], a->sin) || power_of(w, g->term[t], a->cos);
    if (!present) continue;
    if (g->nangles == ANGLES) return false;
    g->which[g->nangles++] = which[i];
  }
  for (uint32_t t = 0; t < g->n; t++) {
    int degree = 0;
    for (uint32_t i = 0; i < g->nangles; i++) {
      const angle *a = &w->angles[g->which[i]];
      degree += power_of(w, g->term[t], a->sin) + power_of(w, g->term[t], a->cos);
    }
    if (degree > most) most = degree;
  }
  return most > 1 && g->nangles > 0 && (n == 1 || g->nangles > 1);
}

/* the group's terms without what they share outside of the angles */
static uint32_t cost_before(const weaver *w, const group *g) {
  simplifier *s = w->s;
  simple_sum part = simple_sum_new(s, w->a, g->n);
  for (uint32_t t = 0; t < g->n; t++) {
    part.c[t] = w->x->c[g->term[t]];
    for (uint32_t i = 0; i < g->nangles; i++) {
      const angle *a = &w->angles[g->which[i]];
      if (a->sin != SIMPLE_NONE) simple_row(s, &part, t)[a->sin] = (int16_t)power_of(w, g->term[t], a->sin);
      if (a->cos != SIMPLE_NONE) simple_row(s, &part, t)[a->cos] = (int16_t)power_of(w, g->term[t], a->cos);
    }
  }
  simple_refresh(s, &part);
  return simple_estimate(s, &part, false) + (g->n > 1);
}

static int gcd(int a, int b) {
  while (b) {
    int r = a % b;
    a = b;
    b = r;
  }
  return a < 0 ? -a : a;
}

/* sin or cos of a combination of angles: number · atom; atom NONE: the number alone */
static bool wave_atom(const weaver *w, const group *g, const wave *x, ex *number, uint32_t *atom) {
  expr_graph *graph = w->s->g;
  ex terms[ANGLES], rest, node;
  int common = 0; /* 2 (x - y) rather than 2 x - 2 y */
  for (uint32_t i = 0; i < g->nangles; i++) common = gcd(common, x->k[i]);
  if (common == 0) common = 1;
  for (uint32_t i = 0; i < g->nangles; i++)
    terms[i] = expr_mul(graph, expr_int(graph, x->k[i] / common), w->angles[g->which[i]].arg);
  node = expr_mul(graph, expr_int(graph, common), expr_sum(graph, g->nangles, terms));
  node = expr_call(graph, x->sine ? EX_SIN : EX_COS, node);
  *number = expr_mul(graph, x->c, expr_coefficient(graph, node, &rest));
  *atom = SIMPLE_NONE;
  if (rest == EXPR_ONE) return true;
  *atom = simple_atom_of(w->s, rest);
  return *atom != SIMPLE_NONE;
}

/* the waves as terms, multiplied with what the group shares if `whole` */
static bool write_waves(const weaver *w, const group *g, const spectrum *f, bool whole, simple_sum *out) {
  simplifier *s = w->s;
  uint32_t n = 0;
  *out = simple_sum_new(s, w->a, f->n);
  for (uint32_t i = 0; i < f->n; i++) {
    uint32_t atom;
    if (f->at[i].c == EXPR_ZERO) continue;
    if (!wave_atom(w, g, &f->at[i], &out->c[n], &atom)) return false;
    int16_t *row = simple_row(s, out, n++);
    if (whole) memcpy(row, simple_row(s, w->x, g->term[0]), s->width * sizeof *row);
    for (uint32_t k = 0; k < g->nangles && whole; k++) {
      const angle *a = &w->angles[g->which[k]];
      if (a->sin != SIMPLE_NONE) row[a->sin] = 0;
      if (a->cos != SIMPLE_NONE) row[a->cos] = 0;
    }
    if (atom != SIMPLE_NONE) row[atom]++;
  }
  out->n = n;
  simple_refresh(s, out);
  return true;
}

/* true: `out` says the same as the group, and is shorter */
static bool reweave(const weaver *w, const group *g, simple_sum *out) {
  spectrum f = {0};
  simple_sum bare;
  for (uint32_t t = 0; t < g->n; t++)
    if (!add_term(w, g->term[t], g->which, g->nangles, &f)) return false;
  uint32_t left = 0;
  for (uint32_t i = 0; i < f.n; i++) left += f.at[i].c != EXPR_ZERO;
  if (left > 2 * g->n) return false;
  if (!write_waves(w, g, &f, false, &bare)) return false;
  uint32_t after = bare.n == 0 ? 0 : simple_estimate(w->s, &bare, false) + (bare.n > 1);
  return after < cost_before(w, g) && write_waves(w, g, &f, true, out);
}

/* --- all groups --- */

static bool pass(weaver *w, simple_sum *x, const uint32_t *which, uint32_t n) {
  simplifier *s = w->s;
  bool *seen = BASE_ARRAY(w->a, bool, x->n + 1), *gone = BASE_ARRAY(w->a, bool, x->n + 1);
  uint64_t *key = BASE_ARRAY(w->a, uint64_t, x->n + 1);
  uint32_t *terms = BASE_ARRAY(w->a, uint32_t, x->n + 1), total = x->n, at = 0;
  BASE_VEC(simple_sum) parts = {0};
  w->x = x;
  for (uint32_t i = 0; i < x->n; i++) key[i] = key_of(w, i, which, n);
  for (uint32_t i = 0; i < x->n; i++) {
    if (seen[i]) continue;
    group g = {0, terms, 0, {0}};
    for (uint32_t k = i; k < x->n; k++)
      if (!seen[k] && key[k] == key[i]) seen[k] = true, g.term[g.n++] = k;
    simple_sum part;
    if (!survey(w, &g, which, n) || !reweave(w, &g, &part)) continue;
    for (uint32_t k = 0; k < g.n; k++) gone[g.term[k]] = true;
    base_push(w->a, &parts, part);
    total = total + part.n - g.n;
  }
  if (parts.n == 0) return false;
  simple_sum out = simple_sum_new(s, w->a, total);
  for (uint32_t i = 0; i < x->n; i++)
    if (!gone[i]) simple_set(s, &out, at++, x, i);
  for (uint32_t i = 0; i < parts.n; i++)
    for (uint32_t k = 0; k < parts.at[i].n; k++) simple_set(s, &out, at++, &parts.at[i], k);
  *x = out;
  return true;
}

bool simple_recombine(simplifier *s, simple_sum *x, bool doubles) {
  enum { MOST = 400 };
  weaver w = {.s = s, .a = s->arena, .x = x};
  uint32_t all[ANGLES_MOST];
  list_angles(&w);
  if (w.nangles == 0 || x->n > MOST) return false;
  for (uint32_t i = 0; i < w.nangles; i++) all[i] = i;
  bool gained = w.nangles > 1 && pass(&w, x, all, w.nangles);
  for (uint32_t i = 0; i < w.nangles && w.nangles > 2; i++)
    for (uint32_t k = i + 1; k < w.nangles; k++) {
      uint32_t two[2] = {i, k};
      gained = pass(&w, x, two, 2) || gained;
    }
  for (uint32_t i = 0; i < w.nangles && doubles; i++) gained = pass(&w, x, &i, 1) || gained;
  return gained;
}
