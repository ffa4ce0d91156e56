/* further.c: servo equations that do not meet their actuators at once (MATH 4).

   The accelerations and all unknown forces solve K x = b (kkt.c). Where K is
   singular wherever the servo equations hold, some combination of its rows is
   zero, yᵀK = 0, and then yᵀb = 0 must hold too: a condition on coordinates and
   speeds alone, hidden in the equations of motion. It takes the place of one of
   the servo rows in the combination; differentiated to the level of accelerations
   it gives another row, and so on until K is regular: an overhead crane whose
   load is led needs four derivatives. That K is singular is judged at random states
   with the model's parameters; the combination is then solved exactly. */
#include "derive/servo.h"

#include <math.h>
#include <string.h>

#include "base/fault.h"
#include "derive/manifold.h"
#include "derive/state.h"
#include "num/num.h"

#define REGULAR 1e-9 /* reciprocal condition number of a regular K, rows and columns scaled to one */

enum { STATES = 3 };

typedef struct further {
  derive_system *sys;
  base_arena *a;
  uint32_t w;
  const ex *k, *b; /* K and b with the servo equations used */
  double *values, *number;
  uint32_t *rows, *columns, rank; /* of the combination: the rows it adds up, columns in which they are independent */
  uint32_t last;                  /* the row that is a combination of them */
} further;

static void use_equations(further *f) {
  derive_system *sys = f->sys;
  sys->kkt = NULL;
  const sys_kkt *p = derive_kkt(sys);
  f->w = p->w;
  ex *k = BASE_ARRAY(f->a, ex, p->w * p->w + 1), *b = BASE_ARRAY(f->a, ex, p->w + 1);
  for (uint32_t i = 0; i < p->w * p->w; i++) k[i] = derive_on_servo(sys, p->k[i]);
  for (uint32_t i = 0; i < p->w; i++) b[i] = derive_on_servo(sys, p->b[i]);
  f->k = k;
  f->b = b;
}

/* K at the state, every row and then every column divided by its largest entry */
static void evaluate(further *f) {
  uint32_t w = f->w;
  f->number = BASE_ARRAY(f->a, double, w *w + 1);
  expr_tape_run(expr_tape_new(f->sys->g, f->a, w * w, f->k), f->values, f->number);
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < w; i++) {
      double size = 0;
      for (uint32_t j = 0; j < w; j++) size = fmax(size, fabs(f->number[pass ? j * w + i : i * w + j]));
      for (uint32_t j = 0; j < w && size > 0; j++) f->number[pass ? j * w + i : i * w + j] /= size;
    }
}

static double condition(further *f) {
  double *zero = BASE_ARRAY(f->a, double, f->w + 1), *x = BASE_ARRAY(f->a, double, f->w + 1);
  evaluate(f);
  for (uint32_t i = 0; i < f->w * f->w; i++)
    if (!isfinite(f->number[i])) return -1;
  return num_solve(f->a, f->w, f->number, zero, x);
}

/* the best condition at a few states; false: no state was found */
static bool is_singular(further *f, bool any_parameters, bool *singular) {
  double best = -1;
  for (uint64_t seed = 1; seed <= STATES; seed++) {
    bool landed = any_parameters ? derive_random_state(f->sys, f->a, seed, f->values)
                                 : derive_servo_state(f->sys, f->a, seed, f->values);
    if (landed) best = fmax(best, condition(f));
  }
  *singular = best < REGULAR;
  return best >= 0;
}

/* --- the combination --- */

/* The first row that the rows before it add up to, and which of them; false: it is not a servo row that is at fault. */
static bool find_combination(further *f) {
  uint32_t w = f->w, rank = 0, n = 0;
  double *basis = BASE_ARRAY(f->a, double, w *w + 1);
  evaluate(f);
  f->last = w;
  for (uint32_t i = 0; i < w && f->last == w; i++)
    if (!num_span_add(w, basis, &rank, f->number + i * w, 1e-7)) f->last = i;
  if (f->last == w || f->last < f->sys->u.n + f->sys->binds.n) return false;
  double *a = BASE_ARRAY(f->a, double, w * f->last + 1), *y = BASE_ARRAY(f->a, double, f->last + 1);
  for (uint32_t i = 0; i < f->last; i++)
    for (uint32_t j = 0; j < w; j++) a[j * f->last + i] = f->number[i * w + j];
  num_least(f->a, w, f->last, a, f->number + f->last * w, 1e-10, y);
  f->rows = BASE_ARRAY(f->a, uint32_t, w + 1);
  for (uint32_t i = 0; i < f->last; i++)
    if (fabs(y[i]) > 1e-8) f->rows[n++] = i;
  f->rank = n;
  return true;
}

static void choose_columns(further *f) {
  uint32_t n = f->rank, rank = 0, found = 0;
  double *basis = BASE_ARRAY(f->a, double, n *n + 1), *v = BASE_ARRAY(f->a, double, n + 1);
  f->columns = BASE_ARRAY(f->a, uint32_t, n + 1);
  for (uint32_t j = 0; j < f->w && found < n; j++) {
    for (uint32_t i = 0; i < n; i++) v[i] = f->number[f->rows[i] * f->w + j];
    if (num_span_add(n, basis, &rank, v, 1e-7)) f->columns[found++] = j;
  }
  f->rank = found;
}

/* Of the servo rows in the combination the one that weighs most at the initial state gives way: without another the
   combination says nothing about it where its weight is zero. */
static void choose_row(further *f, const ex *y) {
  derive_system *sys = f->sys;
  uint32_t first = sys->u.n + sys->binds.n;
  double best = 1, *values = BASE_ARRAY(f->a, double, expr_symbol_count(sys->g) + 4096);
  if (!derive_initial_values(sys, values)) memcpy(values, f->values, expr_symbol_count(sys->g) * sizeof *values);
  for (uint32_t i = 0; i < f->rank; i++) {
    double size = fabs(expr_eval(sys->g, y[i], values));
    if (f->rows[i] < first || size <= best * (1 + 1e-9)) continue; /* a pole is as large as can be */
    best = size;
    f->last = f->rows[i];
  }
}

/* yᵀb, from y solved exactly; EXPR_NONE: it could not be solved */
static ex consequence(further *f) {
  derive_system *sys = f->sys;
  expr_graph *g = sys->g;
  uint32_t n = f->rank;
  ex *a = BASE_ARRAY(f->a, ex, n * n + 1), *b = BASE_ARRAY(f->a, ex, n + 1), *y = BASE_ARRAY(f->a, ex, n + 1);
  for (uint32_t c = 0; c < n; c++) {
    for (uint32_t i = 0; i < n; i++) a[c * n + i] = f->k[f->rows[i] * f->w + f->columns[c]];
    b[c] = expr_neg(g, f->k[f->last * f->w + f->columns[c]]);
  }
  normal_fuel fuel = {.terms = 3000000};
  if (normal_solve(g, n, 1, a, b, y, &sys->m->facts, &fuel) != ANSWER_YES) return EXPR_NONE;
  ex total = f->b[f->last];
  for (uint32_t i = 0; i < n; i++) total = expr_add(g, total, expr_mul(g, y[i], f->b[f->rows[i]]));
  choose_row(f, y);
  total = derive_on_servo(sys, total);
  ex num, den;
  fuel = (normal_fuel){.terms = 3000000};
  if (!normal_fraction(g, total, &sys->m->facts, &fuel, &num, &den)) return total;
  expr_list parts = {0};
  derive_factors(sys, num, &parts);
  if (num != EXPR_ZERO && parts.n == 1) num = parts.at[0];
  return num;
}

/* --- what it means --- */

static bool is_kind(const expr_graph *g, ex symbol, unsigned kinds) {
  return (kinds >> expr_symbol_kind(g, symbol)) & 1u;
}

static bool is_speed(void *user, ex symbol) {
  return is_kind(user, symbol, 1u << SYM_SPEED | 1u << SYM_RATE);
}

static bool is_place(void *user, ex symbol) {
  return is_kind(user, symbol, 1u << SYM_COORD);
}

static const char *brief(further *f, ex e) {
  return expr_brief(f->sys->g, f->sys->arena, derive_tidy(f->sys, e));
}

static bool refuse(further *f, const sys_bind *servo, ex e) {
  diag_entry *x =
      diag_at(f->sys->diags, DIAG_E347, servo->span,
              "the actuators cannot keep '%s': their forces do not determine the accelerations", servo->name);
  if (e == EXPR_NONE) diag_hint(f->sys->diags, x, "Let an actuator act where the servo equation has an effect.");
  else if (e == EXPR_ZERO)
    diag_hint(f->sys->diags, x,
              "It follows from the other servo equations and the equations of motion, so one actuator has no task.");
  else
    diag_hint(f->sys->diags, x, "The equations of motion then ask for %s = 0, which contains nothing that moves.",
              brief(f, e));
  return false;
}

/* the number of derivatives of the equation as it was written after which the actuators appear */
static uint32_t degree(const derive_system *sys, const sys_bind *b) {
  uint32_t n = b->place != EXPR_NONE ? 2 : 1;
  for (uint32_t i = 0; i < sys->hidden.n; i++)
    if (strcmp(sys->hidden.at[i].name, b->name) == 0) n += sys->hidden.at[i].place != EXPR_NONE ? 2 : 1;
  return n;
}

static bool replace(further *f, ex condition_) {
  derive_system *sys = f->sys;
  expr_graph *g = sys->g;
  sys_bind *b = &sys->servos.at[f->last - sys->u.n - sys->binds.n];
  if (condition_ == EXPR_NONE) return refuse(f, b, condition_);
  bool speeds = expr_depends(g, condition_, is_speed, g);
  if (!speeds && !expr_depends(g, condition_, is_place, g)) return refuse(f, b, condition_);
  base_push(sys->arena, &sys->hidden, *b);
  derive_let_orders(sys, 3 + 2 * sys->hidden.n);
  ex *alpha = BASE_ARRAY(sys->arena, ex, sys->u.n + 1), *syms = BASE_ARRAY(sys->arena, ex, sys->u.n + 1);
  b->place = speeds ? EXPR_NONE : condition_;
  b->value = speeds ? condition_ : expr_deriv_of(sys->ddt, condition_);
  for (uint32_t r = 0; r < sys->u.n; r++) syms[r] = sys->u.at[r].sym;
  expr_gradient(g, b->value, sys->u.n, syms, alpha);
  b->alpha = alpha;
  b->gamma = FAULT(HIDDEN_DRIFT) ? EXPR_ZERO : expr_deriv_of(sys->ddt_free, b->value);
  diag_entry *e = diag_at(sys->diags, DIAG_N307, b->span,
                          "the actuators do not appear when '%s' is differentiated %u times; the equations of motion "
                          "then say %s = 0, which is differentiated further",
                          b->name, degree(sys, b) - (speeds ? 1 : 2), brief(f, condition_));
  diag_hint(sys->diags, e, "The initial values must satisfy that condition as well.");
  derive_servo_use(sys, b);
  return true;
}

/* Parameters that are zero here, and would not be missed if they were not: then the equations are another kind. */
static bool take_zeros(further *f) {
  derive_system *sys = f->sys;
  const mech_model *m = sys->m;
  bool singular, some = false;
  if (!is_singular(f, true, &singular) || singular) return false;
  for (uint32_t i = 0; i < m->params.n; i++) {
    const mech_param *p = &m->params.at[i];
    if (p->integer || p->value != EXPR_ZERO) continue;
    bool seen = false;
    for (uint32_t k = 0; k < f->w * f->w; k++) seen = seen || expr_has(sys->g, f->k[k], p->sym);
    if (!seen) continue;
    derive_servo_zero(sys, p->sym);
    diag_at(sys->diags, DIAG_N308, p->span,
            "the equations are derived for %s = 0, where the actuators act in another way", p->name);
    some = true;
  }
  return some;
}

bool derive_servo_further(derive_system *sys) {
  further f = {.sys = sys};
  derive_gibbs(sys);
  bool fine = true, singular = true, zeros = false;
  for (uint32_t turn = 0; fine && singular && turn < 2 * sys->u.n + 4; turn++) {
    base_arena scratch;
    base_scratch_init(&scratch, sys->arena->ctx);
    f.a = &scratch;
    f.values = BASE_ARRAY(&scratch, double, expr_symbol_count(sys->g) + 4096);
    use_equations(&f);
    if (!is_singular(&f, false, &singular)) singular = false; /* no state: said where one is asked for */
    if (singular && !zeros && take_zeros(&f)) {
      zeros = true;
    } else if (singular && derive_servo_state(sys, f.a, 1, f.values) && find_combination(&f)) {
      choose_columns(&f);
      fine = replace(&f, consequence(&f));
    } else {
      singular = false; /* regular; or what is massless, not the servo-constraints, is at fault */
    }
    base_arena_free(&scratch);
  }
  sys->kkt = NULL;
  return fine;
}
