/* test_constrained: random mechanisms with random constraints of every level, by independent routes.

   A mechanism is written twice: with its constraints, and without them, the twin, where each constraint is a mere
   output f. Everything that the other routes need comes from the twin: M and c of M a + c = 0, and f differentiated to
   the level of accelerations there, A a = b.

     appell    accelerations of the constrained text, by embedding and multipliers
     formula   Udwadia & Kalaba: a = a₀ + M^-1/2 (A M^-1/2)⁺ (b − A a₀), a₀ = −M⁻¹c
     Gauss     least constraint: minimise ½ (a − a₀)ᵀ M (a − a₀) over A a = b, by a basis of the motions left
     vectors   M a + c = Σ λ (Σ W·∂v/∂u + Σ τ·∂ω/∂u): the forces that appell reports, put on the twin's points

   Some of them go through `check`, which must refute nothing. What is skipped is counted by its reason, and the counts are bounded. */
#include "derive/forces.h"
#include "derive/principle.h"
#include "num/num.h"
#include "random_model.h"

enum { MODELS = TURNS(1800), WANTED = TURNS(1000), ROWS_MOST = 8 };

typedef enum { CONFIGURATION, MOTION, ACCELERATION } level;

typedef struct mechanism {
  random_model free, bound; /* the twin, and the text with constraints */
  level level[ROWS_MOST];
  uint32_t rows, constraints;
  char left[256], right[128]; /* the last constraint */
} mechanism;

typedef struct tally {
  uint32_t compared, by_vectors, refused, unreachable, indefinite, ill, inconsistent, undetermined, vague, proved, open,
      rows[3];
} tally;

/* --- a random text --- */

/* left = right as a constraint here, and left − right as an output there, by components if it is a vector */
static void constrain(mechanism *x, level at, bool vector, const char *left, const char *right) {
  if (x->rows + (vector ? 3 : 1) > ROWS_MOST) return;
  put(&x->bound, "constraint c%u: %s = %s\n", ++x->constraints, left, right);
  for (int k = 0; k < (vector ? 3 : 1); k++) {
    if (vector) put(&x->free, "output dot((%s) - (%s), N.%c)\n", left, right, "xyz"[k]);
    else put(&x->free, "output (%s) - (%s)\n", left, right);
    x->level[x->rows++] = at;
  }
  if (vector) {
    x->left[0] = 0;
    return;
  }
  (void)snprintf(x->left, sizeof x->left, "%s", left);
  (void)snprintf(x->right, sizeof x->right, "%s", right);
}

#define FILL(to, ...) (void)snprintf(to, sizeof to, __VA_ARGS__)

static void random_configuration(mechanism *x, int p, int f) {
  random_model *m = &x->free;
  char left[256], right[128] = "0.3";
  switch (random_below(&m->r, 5)) {
  case 0: FILL(left, "sin(q%d) + q%d", some_coord(m), some_coord(m)), FILL(right, "0.2*t"); break;
  case 1: FILL(left, "dot(position(P%d) - position(Z), position(P%d) - position(Z))", p, p), FILL(right, "1.7"); break;
  case 2: FILL(left, "dot(F%d.x, N.y)", f); break;
  case 3: FILL(left, "dot(position(P%d), F%d.z)", p, f); break;
  default: FILL(left, "q%d^2 + q%d^2", some_coord(m), some_coord(m)), FILL(right, "1 + 0.1*t^2");
  }
  constrain(x, CONFIGURATION, false, left, right);
}

static void random_linear(mechanism *x, int p, int f) {
  static const char *const RIGHT[] = {"0", "0", "0.4", "k*t"};
  random_model *m = &x->free;
  char left[256];
  const char *right = RIGHT[random_below(&m->r, 4)];
  switch (random_below(&m->r, 6)) {
  case 0: FILL(left, "dot(velocity(P%d), F%d.%c)", p, f, "xyz"[random_below(&m->r, 3)]); break;
  case 1:
    FILL(left, "q%d'*cos(q%d) - q%d'*sin(q%d)", some_coord(m), some_coord(m), some_coord(m), some_coord(m));
    break;
  case 2: FILL(left, "dot(omega(F%d), N.z + F%d.x)", f, f); break;
  case 3: FILL(left, "dot(velocity(P%d) - velocity(Z), F%d.y)", p, f); break;
  case 4: FILL(left, "dot(velocity(Z), N.x) + q%d*q%d'", some_coord(m), some_coord(m)); break;
  default:
    if (m->coords < 5 || x->rows + 3 >= (uint32_t)m->coords) return;
    FILL(left, "velocity(P%d, B1)", p);
    constrain(x, MOTION, true, left, "0");
    return;
  }
  constrain(x, MOTION, false, left, right);
}

static void random_nonlinear(mechanism *x, int p, int f) {
  random_model *m = &x->free;
  char left[256], right[128] = "0";
  switch (random_below(&m->r, 5)) {
  case 0: FILL(left, "dot(velocity(P%d), velocity(Z))", p); break;
  case 1: FILL(left, "dot(velocity(P%d), velocity(P%d))", p, p), FILL(right, "2 + t^2"); break;
  case 2: FILL(left, "q%d'^2", some_coord(m)), FILL(right, "0.5*q%d'^2 + 0.3", some_coord(m)); break;
  case 3: FILL(left, "dot(omega(F%d), velocity(Z))", f); break;
  default: FILL(left, "dot(velocity(P%d), velocity(P%d))", p, p), FILL(right, "dot(velocity(Z), velocity(Z))");
  }
  constrain(x, MOTION, false, left, right);
}

static void random_acceleration(mechanism *x, int p, int f) {
  random_model *m = &x->free;
  char left[256], right[128] = "0";
  switch (random_below(&m->r, 4)) {
  case 0: FILL(left, "dot(acceleration(P%d), F%d.x)", p, f), FILL(right, "sin(t)"); break;
  case 1: FILL(left, "dot(acceleration(Z), velocity(P%d))", p); break;
  case 2: FILL(left, "dot(alpha(F%d), N.x + N.z)", f), FILL(right, "0.7"); break;
  default: FILL(left, "q%d'' + q%d'*q%d''", some_coord(m), some_coord(m), some_coord(m)), FILL(right, "k*q1");
  }
  constrain(x, ACCELERATION, false, left, right);
}

/* said twice, in other words: redundant, and no harm */
static void repeat_last(mechanism *x) {
  char left[300], right[200];
  if (!x->left[0]) return;
  FILL(left, "3*(%s)", x->left);
  FILL(right, "3*(%s)", x->right);
  constrain(x, x->level[x->rows - 1], false, left, right);
}

static void random_constraint(mechanism *x) {
  if (chance(&x->free, 12)) {
    repeat_last(x);
    return;
  }
  int p = random_int(&x->free.r, 1, x->free.points), f = random_int(&x->free.r, 1, x->free.frames);
  switch (random_below(&x->free.r, 4)) {
  case 0: random_configuration(x, p, f); break;
  case 1: random_linear(x, p, f); break;
  case 2: random_nonlinear(x, p, f); break;
  default: random_acceleration(x, p, f);
  }
}

/* Every coordinate has inertia of its own, so that M > 0 as the formula needs it. */
static void random_tree(random_model *m, uint64_t stream) {
  test_random r = random_start(stream);
  random_begin(m, stream, random_int(&r, 2, 6), random_below(&r, 8) == 0);
  m->timely = chance(m, 6);
  int frames = random_int(&m->r, 1, 3);
  if (m->quaternions) put(m, "frame F%d = orient(N, e1)\n", ++m->frames);
  for (int i = 0; i < frames; i++) (void)random_frame(m, -1);
  for (int i = random_int(&m->r, 1, 3); i > 0; i--) {
    int from = random_int(&m->r, 0, m->points), p = ++m->points;
    put(m, "particle P%d at ", p);
    if (from) put(m, "P%d + ", from);
    else put(m, "O + ");
    random_vector(m, false);
    put(m, ", mass %d/2\n", random_int(&m->r, 1, 5));
    if (chance(m, 3)) put(m, "force -k*velocity(P%d) + N.y on P%d\n", p, p);
  }
  put(m, "particle Z at O + q1*N.x + q2*N.y%s, mass 1\n", m->coords > 2 ? " + q3*N.z" : "");
  if (m->coords > 3)
    put(m, "particle Y at O + q4*N.x%s%s, mass 2\n", m->coords > 4 ? " + q5*N.y" : "",
        m->coords > 5 ? " + q6*N.z" : "");
  int f = random_int(&m->r, 1, m->frames);
  put(m, "body B1 { frame F%d; center %s; mass 3/2; inertia [2, 2.5, 3, 0.1, -0.2, 0.3] }\n", m->quaternions ? 1 : f,
      chance(m, 2) ? "Z" : "P1");
  if (chance(m, 2)) put(m, "gravity 9*N.x - 2*N.z\n");
  if (chance(m, 3)) put(m, "spring k, length l, between O and P1\n");
  if (chance(m, 4)) put(m, "torque k*N.y - q1'*F%d.x on B1\n", f);
  for (int i = 1; i <= m->coords && chance(m, 2); i++)
    put(m, "speed u%d = %sq%d'%s\n", i, chance(m, 2) ? "2*" : "", i, i > 1 && chance(m, 2) ? " + sin(q1)*q1'" : "");
}

static void random_mechanism(mechanism *x, uint64_t stream) {
  memset(x, 0, sizeof *x);
  random_tree(&x->free, stream);
  x->bound = x->free;
  int wanted = random_int(&x->free.r, 1, x->free.coords > 3 ? 3 : x->free.coords > 2 ? 2 : 1);
  while (x->rows == 0)
    for (int i = 0; i < wanted; i++)
      if (x->rows + 1 < (uint32_t)x->free.coords) random_constraint(x);
}

/* --- the twin: rows, a state, M and c --- */

typedef struct twin {
  world w;
  derive_system *sys;
  uint32_t n, m;
  ex g[3][ROWS_MOST]; /* each row as a configuration, a velocity, an acceleration; EXPR_NONE above its level */
  double *v;
  double *M, *c, *A, *b; /* M a + c = 0 without the constraints; A a = b */
} twin;

static double *numbers(twin *x, uint32_t n, const ex *e) {
  double *out = BASE_ARRAY(&x->w.arena, double, n + 1);
  expr_tape_run(expr_tape_new(x->sys->g, &x->w.arena, n, e), x->v, out);
  return out;
}

static void set_rows(twin *x, const mechanism *from) {
  for (uint32_t i = 0; i < x->m; i++) {
    for (int k = 0; k < 3; k++) x->g[k][i] = EXPR_NONE;
    ex e = derive_reduce(x->sys, world_output(&x->w, i));
    for (int k = from->level[i] == CONFIGURATION ? 0 : from->level[i] == MOTION ? 1 : 2; k < 3; k++) {
      x->g[k][i] = e;
      if (k < 2) e = expr_deriv_of(x->sys->ddt, e);
    }
  }
}

/* what coordinates and speeds must satisfy */
static void state_relations(twin *x, expr_list *out) {
  expr_graph *g = x->sys->g;
  base_arena *a = &x->w.arena;
  for (int k = 0; k < 2; k++)
    for (uint32_t i = 0; i < x->m; i++)
      if (x->g[k][i] != EXPR_NONE) base_push(a, out, x->g[k][i]);
  for (uint32_t q = 0; q < x->w.m->quaternions.n; q++) {
    ex t[5];
    for (int k = 0; k < 4; k++) t[k] = expr_powi(g, x->w.m->quaternions.at[q].e[k], 2);
    t[4] = expr_int(g, -1);
    base_push(a, out, expr_sum(g, 5, t));
  }
}

/* Gauss–Newton over coordinates and speeds, from a random state */
static bool reach(twin *x) {
  expr_graph *g = x->sys->g;
  base_arena *a = &x->w.arena;
  expr_list rows = {0}, free = {0};
  state_relations(x, &rows);
  for (uint32_t i = 0; i < x->w.m->coords.n; i++) base_push(a, &free, x->w.m->coords.at[i].sym);
  for (uint32_t i = 0; i < x->n; i++) base_push(a, &free, x->sys->u.at[i].sym);
  uint32_t m = rows.n, n = free.n;
  ex *all = BASE_ARRAY(a, ex, m * (n + 1) + 1);
  for (uint32_t i = 0; i < m; i++) {
    all[i] = rows.at[i];
    expr_gradient(g, rows.at[i], n, free.at, all + m + i * n);
  }
  for (int turn = 0; turn < 50; turn++) {
    double *now = numbers(x, m * (n + 1), all), *step = BASE_ARRAY(a, double, n + 1), worst = 0, size = 1;
    for (uint32_t i = 0; i < m; i++) worst = fmax(worst, fabs(now[i])), now[i] = -now[i];
    if (!isfinite(worst)) return false;
    if (worst < 1e-14) return true;
    if (m) (void)num_least(a, m, n, now + m, now, 1e-10, step);
    for (uint32_t i = 0; i < n; i++) size = fmax(size, fabs(step[i]));
    for (uint32_t i = 0; i < n; i++) x->v[expr_symbol_id(g, free.at[i])] += step[i] / size;
    if (turn > 20 && worst < 1e-12) return true;
  }
  return false;
}

static void set_numbers(twin *x) {
  derive_system *sys = x->sys;
  uint32_t n = x->n;
  x->M = numbers(x, n * n, sys->mass);
  x->c = numbers(x, n, sys->bias);
  x->A = BASE_ARRAY(&x->w.arena, double, x->m *n + 1);
  x->b = BASE_ARRAY(&x->w.arena, double, x->m + 1);
  for (uint32_t i = 0; i < n; i++) x->v[expr_symbol_id(sys->g, sys->u.at[i].dot)] = 0;
  for (uint32_t i = 0; i < x->m; i++) {
    ex slope[16];
    ck_assert_uint_le(n, 16);
    for (uint32_t r = 0; r < n; r++) slope[r] = expr_diff(sys->g, x->g[2][i], sys->u.at[r].dot);
    memcpy(x->A + i * n, numbers(x, n, slope), n * sizeof(double));
    x->b[i] = -expr_eval(sys->g, x->g[2][i], x->v);
  }
}

/* --- small matrices, by rows --- */

/* eigenvalues and eigenvectors (columns of v) of a symmetric matrix, by Jacobi's rotations; a is spent */
static void jacobi(uint32_t n, double *a, double *v) {
  for (uint32_t i = 0; i < n * n; i++) v[i] = i % (n + 1) == 0;
  for (int sweep = 0; sweep < 60; sweep++)
    for (uint32_t p = 0; p < n; p++)
      for (uint32_t q = p + 1; q < n; q++) {
        if (a[p * n + q] == 0) continue;
        double angle = 0.5 * atan2(2 * a[p * n + q], a[q * n + q] - a[p * n + p]), c = cos(angle), s = sin(angle);
        for (uint32_t k = 0; k < n; k++) {
          double x = a[k * n + p], y = a[k * n + q];
          a[k * n + p] = c * x - s * y, a[k * n + q] = s * x + c * y;
          x = v[k * n + p], y = v[k * n + q];
          v[k * n + p] = c * x - s * y, v[k * n + q] = s * x + c * y;
        }
        for (uint32_t k = 0; k < n; k++) {
          double x = a[p * n + k], y = a[q * n + k];
          a[p * n + k] = c * x - s * y, a[q * n + k] = s * x + c * y;
        }
      }
}

/* f(a) of a symmetric matrix; false if the eigenvalues leave a doubt: `zero` and `small` relative to the largest */
static bool function_of(base_arena *to, uint32_t n, const double *a, double exponent, double zero, double small,
                        double *out) {
  double *w = BASE_ARRAY(to, double, n *n + 1), *v = BASE_ARRAY(to, double, n *n + 1), most = 0;
  memcpy(w, a, n * n * sizeof *w);
  jacobi(n, w, v);
  for (uint32_t i = 0; i < n; i++) most = fmax(most, fabs(w[i * n + i]));
  memset(out, 0, n * n * sizeof *out);
  for (uint32_t k = 0; k < n; k++) {
    double e = w[k * n + k];
    if (fabs(e) <= zero * most) continue; /* pseudo-inverse */
    if (!(e > small * most)) return false;
    for (uint32_t i = 0; i < n; i++)
      for (uint32_t j = 0; j < n; j++) out[i * n + j] += v[i * n + k] * v[j * n + k] * pow(e, exponent);
  }
  return true;
}

static void times(uint32_t m, uint32_t n, uint32_t k, const double *a, const double *b, double *out) {
  for (uint32_t i = 0; i < m; i++)
    for (uint32_t j = 0; j < k; j++) {
      double s = 0;
      for (uint32_t l = 0; l < n; l++) s += a[i * n + l] * b[l * k + j];
      out[i * k + j] = s;
    }
}

static double size_of(const double *x, uint32_t n) {
  double s = 0;
  for (uint32_t i = 0; i < n; i++) s = fmax(s, fabs(x[i]));
  return s;
}

/* the rank of A where the twin is now, and where it could be: less means a singular configuration */
static uint32_t rank_at(twin *x, const double *A) {
  base_arena *to = &x->w.arena;
  uint32_t rank = 0;
  double *basis = BASE_ARRAY(to, double, x->n * x->n + 1);
  for (uint32_t i = 0; i < x->m; i++) (void)num_span_add(x->n, basis, &rank, A + i * x->n, 1e-5);
  return rank;
}

static bool is_generic(twin *x, uint64_t seed) {
  derive_system *sys = x->sys;
  double *here = x->v;
  uint32_t n = x->n;
  ex *slopes = BASE_ARRAY(&x->w.arena, ex, x->m * n + 1);
  for (uint32_t i = 0; i < x->m; i++)
    for (uint32_t r = 0; r < n; r++) slopes[i * n + r] = expr_diff(sys->g, x->g[2][i], sys->u.at[r].dot);
  x->v = world_values(&x->w, sys->g, seed + 1);
  uint32_t usual = rank_at(x, numbers(x, x->m * n, slopes));
  x->v = here;
  return rank_at(x, x->A) >= usual;
}

/* --- the routes --- */

typedef enum { FOUND, INDEFINITE, ILL, INCONSISTENT } found;

/* rows of A M^-1/2 of length one, so that their rank can be judged; a row of zeros is singular here */
static bool scale_rows(twin *x, double *B) {
  for (uint32_t i = 0; i < x->m; i++) {
    double s = 0;
    for (uint32_t j = 0; j < x->n; j++) s += B[i * x->n + j] * B[i * x->n + j];
    s = sqrt(s);
    if (!(s > 1e-4)) return false;
    for (uint32_t j = 0; j < x->n; j++) B[i * x->n + j] /= s, x->A[i * x->n + j] /= s;
    x->b[i] /= s;
  }
  return true;
}

/* Udwadia & Kalaba (1992) */
static found by_formula(twin *x, double *a) {
  base_arena *to = &x->w.arena;
  uint32_t n = x->n, m = x->m;
  double *root = BASE_ARRAY(to, double, n *n + 1), *inverse = BASE_ARRAY(to, double, n *n + 1),
         *B = BASE_ARRAY(to, double, m *n + 1), *G = BASE_ARRAY(to, double, m *m + 1),
         *plus = BASE_ARRAY(to, double, m *m + 1), *gap = BASE_ARRAY(to, double, m + 1),
         *y = BASE_ARRAY(to, double, m + 1), *z = BASE_ARRAY(to, double, n + 1), *free = BASE_ARRAY(to, double, n + 1);
  if (!function_of(to, n, x->M, -0.5, 0, 1e-6, root)) return INDEFINITE;
  times(n, n, n, root, root, inverse);
  times(n, n, 1, inverse, x->c, free);
  for (uint32_t i = 0; i < n; i++) free[i] = -free[i];
  times(m, n, n, x->A, root, B);
  if (!scale_rows(x, B)) return ILL;
  for (uint32_t i = 0; i < m; i++)
    for (uint32_t j = 0; j < m; j++)
      for (uint32_t k = 0; k < n; k++) G[i * m + j] += B[i * n + k] * B[j * n + k];
  if (!function_of(to, m, G, -1, 1e-13, 1e-6, plus)) return ILL;
  times(m, n, 1, x->A, free, gap);
  for (uint32_t i = 0; i < m; i++) gap[i] = x->b[i] - gap[i];
  times(m, m, 1, plus, gap, y); /* (A M^-1/2)⁺ = Bᵀ (B Bᵀ)⁺ */
  for (uint32_t k = 0; k < n; k++)
    for (uint32_t i = 0; i < m; i++) z[k] += B[i * n + k] * y[i];
  times(n, n, 1, root, z, a);
  for (uint32_t k = 0; k < n; k++) a[k] += free[k];
  times(m, n, 1, x->A, a, gap);
  for (uint32_t i = 0; i < m; i++)
    if (fabs(gap[i] - x->b[i]) > 1e-8 * fmax(1, size_of(a, n))) return INCONSISTENT;
  return FOUND;
}

/* Gauss: a = a₁ + N z with A N = 0 and Nᵀ (M a + c) = 0 */
static void by_least_constraint(twin *x, double *a) {
  base_arena *to = &x->w.arena;
  uint32_t n = x->n, rank = 0, k = 0;
  double *basis = BASE_ARRAY(to, double, 2 * n * n + 1), *N = BASE_ARRAY(to, double, n *n + 1),
         *MN = BASE_ARRAY(to, double, n *n + 1), *K = BASE_ARRAY(to, double, n *n + 1),
         *r = BASE_ARRAY(to, double, n + 1), *z = BASE_ARRAY(to, double, n + 1), *row = BASE_ARRAY(to, double, n + 1);
  (void)num_least(to, x->m, n, x->A, x->b, 1e-9, a);
  for (uint32_t i = 0; i < x->m; i++) (void)num_span_add(n, basis, &rank, x->A + i * n, 1e-5);
  for (uint32_t i = 0; i < n && rank < n; i++) { /* unit vectors complete the basis: these are the motions left */
    memset(row, 0, n * sizeof *row);
    row[i] = 1;
    if (!num_span_add(n, basis, &rank, row, 0.1 / n)) continue;
    for (uint32_t j = 0; j < n; j++) N[j * n + k] = basis[(rank - 1) * n + j];
    k++;
  }
  times(n, n, n, x->M, N, MN);
  times(n, n, 1, x->M, a, r);
  for (uint32_t i = 0; i < k; i++) {
    for (uint32_t j = 0; j < k; j++)
      for (uint32_t l = 0; l < n; l++) K[i * k + j] += N[l * n + i] * MN[l * n + j];
    for (uint32_t l = 0; l < n; l++) z[i] -= N[l * n + i] * (r[l] + x->c[l]);
  }
  if (k) (void)num_solve(to, k, K, z, z);
  for (uint32_t l = 0; l < n; l++)
    for (uint32_t j = 0; j < k; j++) a[l] += N[l * n + j] * z[j];
}

/* --- appell's own --- */

typedef struct answer {
  world w;
  state_result r;
} answer;

/* the kinematics are solved exactly, which may take more fuel than there is: NULL then */
static derive_system *derived(world *w) {
  jmp_buf boundary;
  derive_system *volatile sys = NULL;
  w->ctx.boundary = &boundary;
  if (!setjmp(boundary)) sys = derive_kinematics(&w->arena, w->m, &w->diags);
  w->ctx.boundary = NULL;
  return sys;
}

static bool by_appell(answer *y, const twin *x, const char *text) {
  world_open(&y->w, text);
  y->w.sys = derived(&y->w);
  if (!y->w.sys) return false;
  state_request ask = {.t = x->v[expr_symbol_id(x->sys->g, x->w.m->t)], .outside = true};
  state_given q[16], u[16];
  for (uint32_t i = 0; i < x->w.m->coords.n; i++)
    q[ask.nq++] = (state_given){x->w.m->coords.at[i].name, x->v[expr_symbol_id(x->sys->g, x->w.m->coords.at[i].sym)]};
  for (uint32_t i = 0; i < x->n; i++)
    u[ask.nu++] = (state_given){x->sys->u.at[i].name, x->v[expr_symbol_id(x->sys->g, x->sys->u.at[i].sym)]};
  ask.q = q;
  ask.u = u;
  if (derive_state(y->w.sys, &ask, &y->r)) return true;
  if (!y->r.pole) return false;
  uint32_t n = expr_symbol_count(y->w.m->g); /* other speeds describe the motion here: as `eval` does */
  double *at = BASE_ARRAY(&y->w.arena, double, n + 1);
  memcpy(at, y->r.values, n * sizeof *at);
  derive_free(y->w.sys);
  y->w.sys = derive_kinematics_at(&y->w.arena, y->w.m, &y->w.diags, at);
  return y->w.sys && derive_state(y->w.sys, &ask, &y->r);
}

/* N components of a vector of a system */
static void components(derive_system *sys, vec v, const double *values, double out[3]) {
  ex c[3];
  vec_express(sys->s, v, 0, c);
  for (int k = 0; k < 3; k++) out[k] = expr_eval(sys->g, c[k], values);
}

/* what one pull does along each of the twin's speeds */
static void add_pull(twin *x, answer *y, const double *values, const mech_pull *p, double lambda, double *Q) {
  double f[3], at[3] = {0}, c[3], v[3], w[3];
  components(y->w.sys, sys_to_u(y->w.sys, p->value), values, f);
  if (!p->torque) components(y->w.sys, p->at, values, at);
  const mech_body *b = &x->w.m->bodies.at[p->body];
  components(x->sys, b->center, x->v, c);
  for (uint32_t r = 0; r < x->n; r++) {
    ex u = x->sys->u.at[r].sym;
    components(x->sys, sys_partial(x->sys, x->sys->bodies[p->body].v, u), x->v, v);
    memset(w, 0, sizeof w);
    if (b->rigid) components(x->sys, sys_partial(x->sys, x->sys->bodies[p->body].omega, u), x->v, w);
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3, k = (i + 2) % 3;
      double moved = v[i] + w[j] * (at[k] - c[k]) - w[k] * (at[j] - c[j]);
      Q[r] += lambda * f[i] * (p->torque ? w[i] : moved);
    }
  }
}

/* M a + c = Σ λ W…: the reported vectors account for the acceleration */
static void by_vectors(twin *x, answer *y, const double *a, const char *text, tally *t) {
  derive_system *sys = y->w.sys;
  force_rows rows = derive_force_rows(sys);
  ck_assert_msg(rows.n == x->m, "%u rows instead of %u in\n%s", rows.n, x->m, text);
  double *values = BASE_ARRAY(&y->w.arena, double, expr_symbol_count(sys->g) + 1);
  memcpy(values, y->r.values, y->r.nvalues * sizeof *values);
  double Q[16] = {0}, scale = 1;
  for (uint32_t i = 0; i < rows.n; i++) {
    const force_row *f = &rows.at[i];
    if (f->sigma < 0 && f->bind < 0) continue; /* implied by the others */
    double lambda = y->r.multiplier[f->sigma >= 0 ? (uint32_t)f->sigma : sys->sigma.n + (uint32_t)f->bind];
    if (!isfinite(lambda)) {
      t->undetermined++;
      return;
    }
    for (uint32_t k = 0; k < f->npulls; k++) add_pull(x, y, values, &f->pulls[k], lambda, Q);
    for (uint32_t r = 0; r < x->n && f->npulls == 0; r++)
      Q[r] += lambda * expr_eval(x->sys->g, expr_diff(x->sys->g, x->g[2][i], x->sys->u.at[r].dot), x->v);
    t->vague += f->npulls == 0;
  }
  double left[16];
  times(x->n, x->n, 1, x->M, a, left);
  for (uint32_t r = 0; r < x->n; r++) scale = fmax(scale, fmax(fabs(Q[r]), fmax(fabs(left[r]), fabs(x->c[r]))));
  for (uint32_t r = 0; r < x->n; r++)
    ck_assert_msg(test_close(left[r] + x->c[r], Q[r], scale, 1e-8),
                  "seed %llu: along %s the constraint forces are %.15g, the motion needs %.15g, in\n%s",
                  (unsigned long long)test_seed(), x->sys->u.at[r].name, Q[r], left[r] + x->c[r], text);
  t->by_vectors++;
}

/* `check` may run out of fuel on such a mechanism; it may not refute anything. */
static void prove(answer *y, const char *text, tally *t) {
  enum { FUEL = 300000 };
  jmp_buf boundary;
  check_report *volatile r = NULL;
  y->w.ctx.boundary = &boundary;
  if (!setjmp(boundary)) r = derive_check(y->w.sys, FUEL);
  y->w.ctx.boundary = NULL;
  if (!r) return;
  for (uint32_t i = 0; i < r->items.n; i++)
    ck_assert_msg(r->items.at[i].verdict != CHECK_REFUTED, "seed %llu: refuted: %s: %s in\n%s",
                  (unsigned long long)test_seed(), r->items.at[i].what, r->items.at[i].detail, text);
  t->proved += r->proved;
  t->open += r->open;
}

/* --- one mechanism --- */

/* q'' of the twin for its u' */
static double *second(twin *x, const double *a) {
  for (uint32_t i = 0; i < x->n; i++) x->v[expr_symbol_id(x->sys->g, x->sys->u.at[i].dot)] = a[i];
  return numbers(x, x->w.m->coords.n, x->sys->qddot);
}

static void agree(const twin *x, const double *a, const double *b, const char *what, const char *text) {
  uint32_t n = x->w.m->coords.n;
  double scale = fmax(1, fmax(size_of(a, n), size_of(b, n)));
  for (uint32_t i = 0; i < n; i++)
    ck_assert_msg(test_close(a[i], b[i], scale, 1e-8), "seed %llu: %s: %s'' is %.15g and %.15g in\n%s",
                  (unsigned long long)test_seed(), what, x->w.m->coords.at[i].name, a[i], b[i], text);
}

static void compare(twin *x, const mechanism *from, tally *t) {
  const char *text = from->bound.text;
  double *formula = BASE_ARRAY(&x->w.arena, double, x->n + 1), *gauss = BASE_ARRAY(&x->w.arena, double, x->n + 1);
  found got = by_formula(x, formula);
  t->indefinite += got == INDEFINITE;
  t->ill += got == ILL;
  t->inconsistent += got == INCONSISTENT;
  if (got != FOUND) return;
  by_least_constraint(x, gauss);
  double *by_second = second(x, formula);
  agree(x, by_second, second(x, gauss), "Udwadia-Kalaba = Gauss", text);
  answer y = {0};
  bool answered = by_appell(&y, x, text);
  if (answered && y.r.rcond > 1e-15 && y.r.rcond < 1e-9) {
    t->ill++;
  } else if (answered) {
    agree(x, by_second, y.r.qddot, "Udwadia-Kalaba = appell", text);
    by_vectors(x, &y, formula, text, t);
    if (t->compared % 15 == 0) prove(&y, text, t);
    t->compared++;
    for (uint32_t i = 0; i < x->m; i++) t->rows[from->level[i]]++;
  } else {
    t->refused++;
  }
  world_close(&y.w);
}

static void one(uint64_t stream, tally *t) {
  static mechanism from;
  random_mechanism(&from, stream);
  twin x = {.m = from.rows};
  world_derive(&x.w, from.free.text);
  ck_assert_msg(x.w.sys != NULL, "seed %llu: not closed:\n%s", (unsigned long long)test_seed(), from.free.text);
  x.sys = x.w.sys;
  x.n = x.sys->u.n;
  set_rows(&x, &from);
  x.v = world_values(&x.w, x.sys->g, stream);
  if (!reach(&x)) {
    t->unreachable++;
  } else {
    set_numbers(&x);
    if (is_generic(&x, stream)) compare(&x, &from, t);
    else t->ill++;
  }
  world_close(&x.w);
}

/* no more than so many in a hundred of all */
static void at_most(uint32_t n, uint32_t percent, const char *what) {
  ck_assert_msg(100 * n <= percent * MODELS, "seed %llu: %s: %u of %d", (unsigned long long)test_seed(), what, n,
                (int)MODELS);
}

START_TEST(random_constraints) {
  tally t = {0};
  for (uint64_t k = 1; k <= MODELS; k++) one(k, &t);
  printf("%d mechanisms: compared %u, by vectors too %u; refused %u, unreachable %u, indefinite %u, singular %u, "
         "inconsistent %u, forces undetermined %u, rows without vectors %u; rows %u %u %u; %u statements proved, %u "
         "open\n",
         (int)MODELS, t.compared, t.by_vectors, t.refused, t.unreachable, t.indefinite, t.ill, t.inconsistent,
         t.undetermined, t.vague, t.rows[0], t.rows[1], t.rows[2], t.proved, t.open);
  ck_assert_uint_ge(t.compared, WANTED);
  for (int k = 0; k < 3; k++) ck_assert_uint_ge(t.rows[k], WANTED / 8);
  ck_assert_uint_ge(t.by_vectors, WANTED - WANTED / 20);
  ck_assert_uint_ge(t.proved, WANTED / 2);
  at_most(t.refused, 1, "refused");
  at_most(t.indefinite, 1, "mass matrix indefinite");
  at_most(t.inconsistent, 4, "constraints inconsistent");
  at_most(t.unreachable, 16, "no state found");
  at_most(t.ill, 26, "a constraint without content, or nearly dependent ones");
}
END_TEST

int main(void) {
  Suite *suite = suite_create("constrained");
  TCase *t = test_case(suite, "random constraints");
  tcase_add_test(t, random_constraints);
  return test_main(suite);
}
