#include "mech/vector.h"

#include <assert.h>
#include <string.h>

#include "base/fault.h"

/* --- frames --- */

typedef struct rotation_entry {
  uint32_t to, from;
  const ex *r;
} rotation_entry;

struct rotation_memo {
  rotation_entry *at;
  uint32_t n, size;
};

void space_init(space *s, expr_graph *g, base_arena *arena) {
  *s = (space){.g = g, .arena = arena};
  s->memo = BASE_NEW(arena, struct rotation_memo);
  frame n = {.name = "N", .axis = -1, .r = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
  base_push(arena, &s->frames, n);
}

space *space_copy(const space *from, expr_graph *g, base_arena *arena) {
  space *s = BASE_NEW(arena, space);
  *s = (space){.g = g, .arena = arena};
  s->memo = BASE_NEW(arena, struct rotation_memo);
  for (uint32_t i = 0; i < from->frames.n; i++) base_push(arena, &s->frames, from->frames.at[i]);
  return s;
}

/* rotation by `angle` about an axis, parent = r * frame */
static void simple_matrix(expr_graph *g, int axis, ex angle, ex r[9]) {
  ex c = expr_cos(g, angle), sn = expr_sin(g, angle);
  int j = (axis + 1) % 3, k = (axis + 2) % 3;
  memset(r, 0, 9 * sizeof *r);
  r[4 * axis] = EXPR_ONE;
  r[4 * j] = r[4 * k] = c;
  r[3 * j + k] = expr_neg(g, sn);
  r[3 * k + j] = sn;
}

static uint32_t add_frame(space *s, frame f) {
  f.depth = s->frames.at[f.parent].depth + 1;
  base_push(s->arena, &s->frames, f);
  return s->frames.n - 1;
}

uint32_t space_frame_simple(space *s, const char *name, uint32_t parent, int axis, ex angle) {
  frame f = {.name = name, .parent = parent, .axis = axis, .angle = angle};
  simple_matrix(s->g, axis, angle, f.r);
  return add_frame(s, f);
}

uint32_t space_frame_matrix(space *s, const char *name, uint32_t parent, const ex r[9]) {
  frame f = {.name = name, .parent = parent, .axis = -1};
  memcpy(f.r, r, sizeof f.r);
  return add_frame(s, f);
}

bool space_is_ancestor(const space *s, uint32_t a, uint32_t f) {
  while (s->frames.at[f].depth > s->frames.at[a].depth) f = s->frames.at[f].parent;
  return f == a;
}

static uint32_t common_frame(const space *s, uint32_t a, uint32_t b) {
  const frame *f = s->frames.at;
  while (a != b) {
    if (f[a].depth >= f[b].depth) a = f[a].parent;
    else b = f[b].parent;
  }
  return a;
}

static void matrix_times(expr_graph *g, const ex a[9], const ex b[9], ex out[9]) {
  ex r[9];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      ex t[3];
      for (int k = 0; k < 3; k++) t[k] = expr_mul(g, a[3 * i + k], b[3 * k + j]);
      r[3 * i + j] = expr_sum(g, 3, t);
    }
  memcpy(out, r, sizeof r);
}

/* One step of the way between two frames: a simple turn, or a matrix (possibly transposed). */
typedef struct hop {
  int axis;
  ex angle;
  const ex *r;
  bool back;
} hop;

typedef BASE_VEC(hop) hops;

/* Neighbouring turns about the same axis are one turn: cos(phi2 - phi1) rather than a sum of products. */
static void add_hop(space *s, hops *way, hop h) {
  hop *last = way->n ? &way->at[way->n - 1] : NULL;
  if (h.axis >= 0 && last && last->axis == h.axis) {
    last->angle = expr_add(s->g, last->angle, h.angle);
    if (last->angle == EXPR_ZERO) way->n--;
    return;
  }
  base_push(s->arena, way, h);
}

static void find_way(space *s, uint32_t to, uint32_t from, hops *way) {
  const frame *f = s->frames.at;
  uint32_t top = common_frame(s, to, from);
  for (uint32_t a = to; a != top; a = f[a].parent) /* up from `to`: inverse rotations */
    add_hop(s, way, (hop){f[a].axis, f[a].axis >= 0 ? expr_neg(s->g, f[a].angle) : 0, f[a].r, true});
  uint32_t n = f[from].depth - f[top].depth, *path = BASE_ARRAY(s->arena, uint32_t, n + 1), k = n;
  for (uint32_t a = from; a != top; a = f[a].parent) path[--k] = a;
  for (k = 0; k < n; k++) add_hop(s, way, (hop){f[path[k]].axis, f[path[k]].angle, f[path[k]].r, false});
}

static const ex *make_rotation(space *s, uint32_t to, uint32_t from) {
  ex *out = BASE_ARRAY(s->arena, ex, 9), m[9];
  out[0] = out[4] = out[8] = EXPR_ONE;
  hops way = {0};
  find_way(s, to, from, &way);
  for (uint32_t i = 0; i < way.n; i++) {
    const hop *h = &way.at[i];
    if (h->axis >= 0) simple_matrix(s->g, h->axis, h->angle, m);
    else
      for (int k = 0; k < 9; k++) m[k] = h->back ? h->r[3 * (k % 3) + k / 3] : h->r[k];
    matrix_times(s->g, out, m, out);
  }
  return out;
}

const ex *space_rotation(space *s, uint32_t to, uint32_t from) {
  struct rotation_memo *memo = s->memo;
  if (memo->n * 2 >= memo->size) {
    uint32_t size = memo->size ? memo->size * 2 : 64;
    rotation_entry *at = BASE_ARRAY(s->arena, rotation_entry, size);
    for (uint32_t i = 0; i < memo->size; i++) {
      if (!memo->at[i].r) continue;
      uint32_t h = (memo->at[i].to * 2654435761u + memo->at[i].from * 40503u) & (size - 1);
      while (at[h].r) h = (h + 1) & (size - 1);
      at[h] = memo->at[i];
    }
    memo->at = at;
    memo->size = size;
  }
  uint32_t h = (to * 2654435761u + from * 40503u) & (memo->size - 1);
  for (; memo->at[h].r; h = (h + 1) & (memo->size - 1))
    if (memo->at[h].to == to && memo->at[h].from == from) return memo->at[h].r;
  const ex *r = make_rotation(s, to, from);
  memo->at[h] = (rotation_entry){to, from, r};
  memo->n++;
  return r;
}

/* --- vectors --- */

static bool term_zero(const vec_term *t) {
  return t->c[0] == EXPR_ZERO && t->c[1] == EXPR_ZERO && t->c[2] == EXPR_ZERO;
}

bool vec_is_zero(vec a) {
  return a.n == 0;
}

vec vec_make(space *s, uint32_t f, ex x, ex y, ex z) {
  vec_term *t = BASE_NEW(s->arena, vec_term);
  *t = (vec_term){f, {x, y, z}};
  return (vec){term_zero(t) ? 0 : 1, t};
}

vec vec_axis(space *s, uint32_t f, int axis) {
  return vec_make(s, f, axis == 0, axis == 1, axis == 2);
}

/* Only the component along `axis` is there. */
static bool along(const vec_term *t, int axis) {
  return axis >= 0 && t->c[(axis + 1) % 3] == EXPR_ZERO && t->c[(axis + 2) % 3] == EXPR_ZERO;
}

/* Can the term be written in frame f for nothing, going up or down along rotation axes? */
static bool moves_free(const space *s, const vec_term *t, uint32_t f) {
  const frame *fr = s->frames.at;
  uint32_t up = t->frame, down = f;
  while (up != down) {
    uint32_t *deeper = fr[up].depth >= fr[down].depth ? &up : &down;
    if (!along(t, fr[*deeper].axis)) return false;
    *deeper = fr[*deeper].parent;
  }
  return true;
}

/* The highest frame to which a term lifts for nothing. */
static uint32_t lifted(const space *s, const vec_term *t) {
  uint32_t f = t->frame;
  while (f && along(t, s->frames.at[f].axis)) f = s->frames.at[f].parent;
  return f;
}

/* a + b where short sums are opened if they share a term: (l + s) − l is s */
static ex add_close(expr_graph *g, ex a, ex b) {
  enum { SHORT = 6 };
  ex t[2 * SHORT], part[2] = {a, b};
  uint32_t n = 0;
  if (a == EXPR_ZERO || b == EXPR_ZERO) return expr_add(g, a, b);
  for (int i = 0; i < 2; i++) {
    ex rest, c = expr_coefficient(g, part[i], &rest);
    bool opens = expr_op_of(g, rest) == EX_ADD && expr_nkids(g, rest) <= SHORT;
    uint32_t k = opens ? expr_nkids(g, rest) : 1;
    ex kids[SHORT] = {part[i]};
    if (opens) memcpy(kids, expr_kids(g, rest), k * sizeof *kids);
    for (uint32_t j = 0; j < k; j++) t[n++] = opens ? expr_mul(g, c, kids[j]) : kids[j];
  }
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t j = 0; j < i; j++) {
      ex x, y;
      expr_coefficient(g, t[i], &x);
      expr_coefficient(g, t[j], &y);
      if (x == y) return expr_sum(g, n, t);
    }
  return expr_add(g, a, b);
}

static void put_term(space *s, vec_term *out, uint32_t *n, vec_term t) {
  for (uint32_t i = *n; i-- > 0;) {
    bool mine = out[i].frame == t.frame || moves_free(s, &t, out[i].frame);
    bool his = !mine && moves_free(s, &out[i], t.frame);
    if (!mine && !his) continue;
    uint32_t f = mine ? out[i].frame : t.frame;
    for (int k = 0; k < 3; k++) t.c[k] = add_close(s->g, out[i].c[k], t.c[k]);
    t.frame = f;
    if (his || term_zero(&t)) { /* its new frame may allow further merging: take it out and put it again */
      memmove(out + i, out + i + 1, (*n - i - 1) * sizeof *out);
      --*n;
      if (!term_zero(&t)) put_term(s, out, n, t);
    } else {
      out[i] = t;
    }
    return;
  }
  out[(*n)++] = t;
}

vec vec_add(space *s, vec a, vec b) {
  if (a.n == 0) return b;
  if (b.n == 0) return a;
  vec_term *t = BASE_ARRAY(s->arena, vec_term, a.n + b.n);
  memcpy(t, a.t, a.n * sizeof *t);
  uint32_t n = a.n;
  for (uint32_t i = 0; i < b.n; i++) put_term(s, t, &n, b.t[i]);
  return (vec){n, t};
}

vec vec_scale(space *s, ex k, vec a) {
  if (k == EXPR_ZERO || a.n == 0) return (vec){0, NULL};
  if (k == EXPR_ONE) return a;
  vec_term *t = BASE_ARRAY(s->arena, vec_term, a.n);
  for (uint32_t i = 0; i < a.n; i++) {
    t[i].frame = a.t[i].frame;
    for (int j = 0; j < 3; j++) t[i].c[j] = expr_mul(s->g, k, a.t[i].c[j]);
  }
  return (vec){a.n, t};
}

vec vec_neg(space *s, vec a) {
  return vec_scale(s, expr_int(s->g, -1), a);
}

vec vec_sub(space *s, vec a, vec b) {
  return vec_add(s, a, vec_neg(s, b));
}

vec vec_map(space *s, vec a, ex (*f)(void *user, ex e), void *user) {
  vec_term *t = BASE_ARRAY(s->arena, vec_term, a.n);
  uint32_t n = 0;
  for (uint32_t i = 0; i < a.n; i++) {
    t[n].frame = a.t[i].frame;
    for (int j = 0; j < 3; j++) t[n].c[j] = f(user, a.t[i].c[j]);
    if (!term_zero(&t[n])) n++;
  }
  return (vec){n, t};
}

/* --- products --- */

static void term_express(space *s, const vec_term *t, uint32_t f, ex out[3]) {
  if (t->frame == f || moves_free(s, t, f)) {
    memcpy(out, t->c, 3 * sizeof *out);
    return;
  }
  const ex *r = space_rotation(s, f, t->frame);
  for (int i = 0; i < 3; i++) {
    ex p[3];
    for (int k = 0; k < 3; k++) p[k] = expr_mul(s->g, r[3 * i + k], t->c[k]);
    out[i] = expr_sum(s->g, 3, p);
  }
}

/* Term after term from the first, so that a longer chain shares the sum of the shorter one. */
void vec_express(space *s, vec a, uint32_t f, ex out[3]) {
  out[0] = out[1] = out[2] = EXPR_ZERO;
  for (uint32_t i = 0; i < a.n; i++) {
    ex c[3];
    term_express(s, &a.t[i], f, c);
    for (int k = 0; k < 3; k++) out[k] = expr_add(s->g, out[k], c[k]);
  }
}

enum { PAIRS_MOST = 9 }; /* beyond this, products are formed in one frame */

static uint32_t shared_frame(space *s, vec a, vec b) {
  uint32_t f = a.t[0].frame;
  for (uint32_t i = 0; i < a.n; i++) f = common_frame(s, f, a.t[i].frame);
  for (uint32_t i = 0; i < b.n; i++) f = common_frame(s, f, b.t[i].frame);
  return f;
}

static ex term_dot(space *s, const vec_term *a, const vec_term *b) {
  ex p[9];
  uint32_t n = 0;
  if (moves_free(s, a, b->frame) || moves_free(s, b, a->frame)) {
    for (int i = 0; i < 3; i++) p[n++] = expr_mul(s->g, a->c[i], b->c[i]);
    return expr_sum(s->g, n, p);
  }
  const ex *r = space_rotation(s, a->frame, b->frame);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      if (a->c[i] == EXPR_ZERO || b->c[j] == EXPR_ZERO || r[3 * i + j] == EXPR_ZERO) continue;
      p[n++] = expr_mul(s->g, expr_mul(s->g, a->c[i], b->c[j]), r[3 * i + j]);
    }
  return expr_sum(s->g, n, p);
}

ex vec_dot(space *s, vec a, vec b) {
  if (a.n == 0 || b.n == 0) return EXPR_ZERO;
  ex p[PAIRS_MOST];
  uint32_t n = 0;
  if (a.n * b.n > PAIRS_MOST) {
    ex x[3], y[3];
    uint32_t f = shared_frame(s, a, b);
    vec_express(s, a, f, x);
    vec_express(s, b, f, y);
    for (int i = 0; i < 3; i++) p[n++] = expr_mul(s->g, x[i], y[i]);
    return expr_sum(s->g, n, p);
  }
  for (uint32_t i = 0; i < a.n; i++)
    for (uint32_t j = 0; j < b.n; j++) p[n++] = term_dot(s, &a.t[i], &b.t[j]);
  return expr_sum(s->g, n, p);
}

/* How much a change of frame costs: entries of the rotation that are not 0 or ±1. */
static int move_cost(space *s, const vec_term *t, uint32_t f) {
  if (t->frame == f || moves_free(s, t, f)) return 0;
  const ex *r = space_rotation(s, f, t->frame);
  int cost = 0;
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) cost += t->c[k] != EXPR_ZERO && !expr_is_number(s->g, r[3 * i + k]);
  return cost;
}

static vec term_cross(space *s, const vec_term *a, const vec_term *b) {
  uint32_t f = move_cost(s, a, b->frame) <= move_cost(s, b, a->frame) ? b->frame : a->frame;
  ex x[3], y[3], c[3];
  term_express(s, a, f, x);
  term_express(s, b, f, y);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    c[i] = expr_sub(s->g, expr_mul(s->g, x[j], y[k]), expr_mul(s->g, x[k], y[j]));
    if (FAULT(CROSS_PRODUCT) && i == 1) c[i] = expr_neg(s->g, c[i]); /* the minus of the middle cofactor */
  }
  return vec_make(s, f, c[0], c[1], c[2]);
}

/* Sums grow in one array, so that n terms do not leave n² behind. */
vec vec_cross(space *s, vec a, vec b) {
  vec_term *t = a.n && b.n ? BASE_ARRAY(s->arena, vec_term, a.n * b.n) : NULL;
  uint32_t n = 0;
  for (uint32_t i = 0; i < a.n; i++)
    for (uint32_t j = 0; j < b.n; j++) {
      vec c = term_cross(s, &a.t[i], &b.t[j]);
      if (c.n) put_term(s, t, &n, c.t[0]);
    }
  return (vec){n, t};
}

/* diag(A, A, C) = A 1 + (C − A) z z: the third axis, or none for a sphere, or -1 if there is no such symmetry. */
static int revolution_axis(const ex j[6]) {
  if (j[3] || j[4] || j[5]) return -1;
  for (int k = 0; k < 3; k++)
    if (j[(k + 1) % 3] == j[(k + 2) % 3]) return k;
  return -1;
}

vec vec_inertia(space *s, uint32_t f, const ex j[6], vec v) {
  int axis = revolution_axis(j);
  if (axis >= 0) {
    ex a = j[(axis + 1) % 3], c = expr_sub(s->g, j[axis], a);
    vec e = vec_axis(s, f, axis);
    return vec_add(s, vec_scale(s, a, v), vec_scale(s, expr_mul(s->g, c, vec_dot(s, v, e)), e));
  }
  static const int at[3][3] = {{0, 3, 5}, {3, 1, 4}, {5, 4, 2}};
  ex x[3], y[3];
  vec_express(s, v, f, x);
  for (int i = 0; i < 3; i++) {
    ex p[3];
    for (int k = 0; k < 3; k++)
      p[k] = i != k && FAULT(INERTIA_PRODUCTS) ? EXPR_ZERO : expr_mul(s->g, j[at[i][k]], x[k]);
    y[i] = expr_sum(s->g, 3, p);
  }
  return vec_make(s, f, y[0], y[1], y[2]);
}

/* --- time --- */

vec vec_ddt(motion *m, vec v) {
  space *s = m->s;
  uint32_t room = 0, n = 0;
  for (uint32_t i = 0; i < v.n; i++) room += 1 + m->omega[lifted(s, &v.t[i])].n;
  vec_term *out = room ? BASE_ARRAY(s->arena, vec_term, room) : NULL;
  for (uint32_t i = 0; i < v.n; i++) {
    vec_term t = v.t[i];
    t.frame = lifted(s, &t);
    ex c[3];
    for (int k = 0; k < 3; k++) c[k] = expr_deriv_of(m->ddt, t.c[k]);
    vec local = vec_make(s, t.frame, c[0], c[1], c[2]);
    vec turned = vec_cross(s, m->omega[t.frame], (vec){1, &t});
    if (FAULT(TRANSPORT)) turned = vec_neg(s, turned);
    if (local.n) put_term(s, out, &n, local.t[0]);
    for (uint32_t k = 0; k < turned.n; k++) put_term(s, out, &n, turned.t[k]);
  }
  return (vec){n, out};
}
