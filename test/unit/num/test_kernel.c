/* test_kernel: the linear algebra of a time step against LAPACK's, on random matrices, definite, indefinite and of less
   than full rank. */
#include "support.h"

#include "num/kernel.h"
#include "num/num.h"

enum { MOST = 12 };

static void fill(test_random *r, double *a, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) a[i] = random_double(r, -1, 1);
}

static double worst(const double *a, const double *b, uint32_t n) {
  double w = 0;
  for (uint32_t i = 0; i < n; i++) w = fmax(w, fabs(a[i] - b[i]));
  return w;
}

START_TEST(solves_like_lapack) {
  test_random r = random_start((uint64_t)_i);
  base_ctx ctx = {0};
  base_arena a;
  base_arena_init(&a, &ctx);
  uint32_t n = 1 + random_below(&r, MOST), pivot[MOST];
  double m[MOST * MOST], b[MOST], x[MOST], y[MOST], s[MOST * MOST];
  fill(&r, m, n * n);
  fill(&r, b, n);
  double rcond = num_solve(&a, n, m, b, x);
  memcpy(s, m, sizeof s);
  memcpy(y, b, sizeof y);
  ck_assert_double_gt(num_lu(n, s, pivot), 0);
  num_lu_solve(n, s, pivot, y);
  ck_assert_double_le(worst(x, y, n), 1e-13 / rcond);
  for (uint32_t i = 0; i < n; i++) /* m mᵀ + 1 */
    for (uint32_t j = 0; j < n; j++) {
      s[i * n + j] = i == j;
      for (uint32_t k = 0; k < n; k++) s[i * n + j] += m[i * n + k] * m[j * n + k];
    }
  rcond = num_solve(&a, n, s, b, x);
  memcpy(y, b, sizeof y);
  ck_assert(num_cholesky(n, s));
  num_cholesky_solve(n, s, y);
  ck_assert_double_le(worst(x, y, n), 1e-13 / rcond);
  base_arena_free(&a);
}
END_TEST

START_TEST(pulls_like_lapack) {
  test_random r = random_start(1000 + (uint64_t)_i);
  base_ctx ctx = {0};
  base_arena a;
  base_arena_init(&a, &ctx);
  uint32_t n = 2 + random_below(&r, MOST - 1), m = 1 + random_below(&r, n), rank = 1 + random_below(&r, m);
  double rows[MOST * MOST], b[MOST] = {0}, x[MOST], y[MOST], z[MOST], weakest;
  fill(&r, rows, m * n);
  fill(&r, z, n);
  for (uint32_t i = rank; i < m; i++) /* the rest follow from the first ones */
    for (uint32_t j = 0; j < n; j++) {
      rows[i * n + j] = 0;
      for (uint32_t k = 0; k < rank; k++) rows[i * n + j] += (1.0 + i - k) * rows[k * n + j];
    }
  for (uint32_t i = 0; i < m; i++)
    for (uint32_t j = 0; j < n; j++) b[i] += rows[i * n + j] * z[j];
  num_pull_room room = {BASE_ARRAY(&a, double, num_pull_size(m, n)), BASE_ARRAY(&a, uint32_t, m)};
  uint32_t theirs = num_least(&a, m, n, rows, b, 1e-10, x);
  ck_assert_uint_eq(num_pull(m, n, rows, b, y, &room, &weakest), theirs);
  ck_assert_uint_eq(theirs, rank);
  ck_assert_double_le(worst(x, y, n), 1e-9);
  base_arena_free(&a);
}
END_TEST

START_TEST(says_what_is_singular) {
  double zero[4] = {0}, flat[4] = {1, 2, 2, 4}, wild[4] = {1, NAN, NAN, 1};
  uint32_t pivot[2];
  ck_assert(!num_cholesky(2, zero));
  double copy[4];
  memcpy(copy, flat, sizeof copy);
  ck_assert(!num_cholesky(2, copy));
  ck_assert_double_lt(num_lu(2, flat, pivot), 1e-15);
  memcpy(copy, wild, sizeof copy);
  ck_assert(!num_cholesky(2, copy));
}
END_TEST

int main(void) {
  Suite *suite = suite_create("kernel");
  TCase *t = test_case(suite, "random");
  tcase_add_loop_test(t, solves_like_lapack, 0, 300);
  tcase_add_loop_test(t, pulls_like_lapack, 0, 300);
  tcase_add_test(t, says_what_is_singular);
  return test_main(suite);
}
