/* A choice of units does not change the motion: with the constants restored, the suppressed equations are multiples of
   the full ones, by a factor of the constants alone. For every model, with as many constants as it allows. */
#include <dirent.h>

#include "out/write.h"
#include "support.h"

/* the constants are positive, and the same at every point */
static double *point(world *w, uint64_t seed, const expr_list *constants) {
  expr_graph *g = w->sys->g;
  double *v = BASE_ARRAY(&w->arena, double, expr_symbol_count(g) + 1);
  normal_random_point(g, &w->m->facts, seed, v);
  for (uint32_t i = 0; i < constants->n; i++) v[expr_symbol_id(g, constants->at[i])] = 1.25 + 0.5 * i;
  return v;
}

static void restored(world *w, const char *name, const expr_list *sides, const out_restoring *r) {
  expr_graph *g = w->sys->g;
  expr_subst *back = expr_subst_new(g, &w->arena);
  for (uint32_t i = 0; i < r->symbols.n; i++) expr_subst_set(back, r->symbols.at[i], r->by.at[i]);
  for (uint32_t i = 0; i + 1 < sides->n; i += 2) {
    ex full = expr_sub(g, sides->at[i], sides->at[i + 1]);
    ex again = expr_subst_of(back, expr_subst_of(r->to_one, full));
    if (full == EXPR_ZERO) continue;
    double factor = NAN;
    for (uint64_t seed = 1; seed <= 4; seed++) {
      double *v = point(w, seed, &r->constants), a = expr_eval(g, full, v), b = expr_eval(g, again, v);
      if (!isfinite(a) || !isfinite(b) || fabs(a) < 1e-6) continue;
      if (isnan(factor)) factor = b / a;
      ck_assert_msg(fabs(b - factor * a) <= 1e-7 * (fabs(b) + fabs(factor * a)),
                    "%s, equation %u: %.12g is not %.12g times %.12g", name, i / 2, b, factor, a);
    }
  }
}

static void sides_of(world *w, expr_list *sides) {
  derive_system *sys = w->sys;
  for (uint32_t r = 0; r < sys->u.n; r++) {
    base_push(&w->arena, sides, derive_tidy_equation(sys, sys->residual[r], sys->u.n, out_speed_dots(sys, r)));
    base_push(&w->arena, sides, EXPR_ZERO);
  }
  for (uint32_t i = 0; i < sys->m->coords.n; i++) {
    const char *dot = base_format(&w->arena, "%s'", sys->m->coords.at[i].name);
    base_push(&w->arena, sides, expr_symbol(sys->g, dot, SYM_RATE));
    base_push(&w->arena, sides, sys->qdot[i]);
  }
  for (uint32_t i = 0; i < sys->m->lets.n; i++) {
    base_push(&w->arena, sides, sys->m->lets.at[i].sym);
    base_push(&w->arena, sides, sys->m->lets.at[i].value);
  }
}

/* as many constants as go together; how many */
static uint32_t one_model(const char *path) {
  char *text = test_file(path);
  world w;
  world_derive(&w, text);
  uint32_t n = 0;
  if (w.sys && w.sys->u.n <= 6) {
    expr_list sides = {0}, constants = {0}, none = {0};
    sides_of(&w, &sides);
    out_restoring r = {0}, more;
    for (uint32_t i = 0; i < w.m->params.n; i++) {
      if (w.m->params.at[i].integer) continue;
      base_push(&w.arena, &constants, w.m->params.at[i].sym);
      if (out_units(w.sys, &sides, &constants, &none, &more)) r = more;
      else constants.n--;
    }
    r.constants = constants;
    if (constants.n) restored(&w, path, &sides, &r);
    n = constants.n;
  }
  world_close(&w);
  free(text);
  return n;
}

START_TEST(every_model) {
  DIR *d = opendir("models");
  ck_assert_ptr_nonnull(d);
  uint32_t models = 0;
  for (struct dirent *e; (e = readdir(d)) != NULL;) {
    size_t len = strlen(e->d_name);
    char path[512];
    if (len < 5 || strcmp(e->d_name + len - 5, ".mech") != 0) continue;
    (void)snprintf(path, sizeof path, "models/%s", e->d_name);
    models += one_model(path) > 0;
  }
  closedir(d);
  ck_assert_uint_ge(models, 20);
}
END_TEST

/* mass, length and acceleration are independent for the coin; nothing else is left */
START_TEST(coin) {
  ck_assert_uint_eq(one_model("models/rolling_disk.mech"), 3);
  ck_assert_uint_eq(one_model("models/pendulum_double.mech"), 3);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("units");
  TCase *t = test_case(suite, "restored");
  tcase_set_timeout(t, 300);
  tcase_add_test(t, every_model);
  tcase_add_test(t, coin);
  return test_main(suite);
}
