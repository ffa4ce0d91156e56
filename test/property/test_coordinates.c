/* Equations in q', q'' are the equations in speeds: put back into speeds they are proved equal, for every model. */
#include <dirent.h>

#include "out/write.h"
#include "support.h"

static bool has_speed(void *user, ex symbol) {
  int kind = expr_symbol_kind(user, symbol);
  return kind == SYM_SPEED || kind == SYM_SPEED_DOT;
}

/* how many equations were compared */
static uint32_t one_model(const char *path) {
  char *text = test_file(path);
  world w;
  world_derive(&w, text);
  derive_system *sys = w.sys;
  uint32_t n = sys && sys->u.n <= 6 ? sys->u.n : 0;
  for (uint32_t r = 0; r < n; r++) {
    ex e = out_in_coordinates(sys, sys->residual[r]);
    ck_assert_msg(!expr_depends(sys->g, e, has_speed, sys->g), "%s: a speed is left in equation %u", path, r);
    ex difference = expr_sub(sys->g, derive_reduce(sys, e), sys->residual[r]);
    ck_assert_msg(normal_is_zero(sys->g, difference, &w.m->facts, NULL) == ANSWER_YES, "%s: equation %u", path, r);
  }
  for (uint32_t k = 0; sys && k < sys->sigma.n; k++) { /* the constraints hold in every motion */
    ex c = out_constraint(sys, k);
    ck_assert_uint_ne(c, EXPR_ZERO);
    ck_assert_msg(!expr_depends(sys->g, c, has_speed, sys->g), "%s: a speed is left in constraint %u", path, k);
    ck_assert_msg(normal_is_zero(sys->g, derive_reduce(sys, c), &w.m->facts, NULL) == ANSWER_YES, "%s: constraint %u",
                  path, k);
  }
  world_close(&w);
  free(text);
  return n;
}

START_TEST(every_model) {
  DIR *d = opendir("models");
  ck_assert_ptr_nonnull(d);
  uint32_t equations = 0;
  for (struct dirent *e; (e = readdir(d)) != NULL;) {
    size_t len = strlen(e->d_name);
    char path[512];
    if (len < 5 || strcmp(e->d_name + len - 5, ".mech") != 0) continue;
    (void)snprintf(path, sizeof path, "models/%s", e->d_name);
    equations += one_model(path);
  }
  closedir(d);
  ck_assert_uint_ge(equations, 50);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("coordinates");
  TCase *t = test_case(suite, "equal");
  tcase_set_timeout(t, 300);
  tcase_add_test(t, every_model);
  return test_main(suite);
}
