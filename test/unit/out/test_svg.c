/* svg: ticks are round and cover the axis; a curve stays within a fraction of a pixel of what was given; text is text. */
#include "out/svg.h"
#include "support.h"

static base_ctx ctx;
static base_arena arena;
static jmp_buf boundary;

static void setup(void) {
  memset(&ctx, 0, sizeof ctx);
  ctx.boundary = &boundary;
  if (setjmp(boundary)) ck_abort_msg("%s", ctx.message);
  base_arena_init(&arena, &ctx);
}

static void teardown(void) {
  base_arena_free(&arena);
  ck_assert_uint_eq(ctx.bytes, 0);
}

START_TEST(ticks) {
  test_random r = random_start(1);
  for (int turn = 0; turn < TURNS(20000); turn++) {
    double middle = random_double(&r, -1, 1) * pow(10, random_int(&r, -12, 12));
    double low = middle - pow(10, random_double(&r, -5, 5)) * fmax(fabs(middle), 1e-12);
    double high = low + pow(10, random_double(&r, -4, 4)) * fmax(fabs(middle), 1e-12);
    if (!(high - low > 1e-7 * fmax(fabs(low), fabs(high)))) continue;
    svg_ticks t = svg_find_ticks(low, high, 5);
    double m = t.step / pow(10, floor(log10(t.step) + 1e-9)), off = 1e-6 * t.step;
    ck_assert_msg(fabs(m - 1) < 1e-6 || fabs(m - 2) < 1e-6 || fabs(m - 5) < 1e-6, "step %g (seed %llu)", t.step,
                  (unsigned long long)test_seed());
    ck_assert_uint_ge(t.n, 2);
    ck_assert_uint_le(t.n, 10);
    ck_assert_double_ge(t.first, low - off);
    ck_assert_double_le(t.first + (t.n - 1) * t.step, high + off);
    ck_assert_double_lt(t.first - t.step, low + off);
    ck_assert_double_gt(t.first + t.n * t.step, high - off);
    double digits = t.step / pow(10, t.power) * pow(10, t.decimals); /* whole: the labels tell the ticks apart */
    ck_assert_double_le(fabs(digits - round(digits)), 1e-5 * digits);
  }
  ck_assert_int_eq(svg_find_ticks(0, 3e7, 5).power, 7);
  ck_assert_int_eq(svg_find_ticks(-2e-5, 1e-5, 5).power, -5);
  ck_assert_int_eq(svg_find_ticks(0, 20, 5).power, 0);
  ck_assert_uint_eq(svg_find_ticks(1, 1, 5).n, 1);
}
END_TEST

enum { N = 2000 };
static double x[N], y[N];

static char *drawn(const svg_figure *f) {
  base_text out;
  base_text_init(&out, &arena);
  svg_write(&arena, f, &out);
  return (char *)(uintptr_t)base_text_str(&out);
}

static char *with_curve(uint32_t n) {
  svg_curve *c = BASE_NEW(&arena, svg_curve);
  *c = (svg_curve){"y", n, x, y, 0, 0};
  svg_panel *p = BASE_NEW(&arena, svg_panel);
  *p = (svg_panel){"x", "y", 1, c, false};
  return drawn(&(svg_figure){"t", 1, 0, p, 0, 0});
}

/* the points of the first curve's path */
static int points_of(const char *svg, double (*p)[2], int most) {
  const char *s = strstr(strstr(svg, "class=\"curve\""), " d=\"") + 4;
  int n = 0;
  char *end;
  while (*s != '"' && n < most) {
    p[n][0] = strtod(s + 1, &end);
    p[n++][1] = strtod(end, &end);
    s = end;
  }
  return n;
}

static double distance(const double a[2], const double b[2], double u, double v) {
  double dx = b[0] - a[0], dy = b[1] - a[1], l = dx * dx + dy * dy;
  double s = l > 0 ? fmin(1, fmax(0, ((u - a[0]) * dx + (v - a[1]) * dy) / l)) : 0;
  return hypot(a[0] + s * dx - u, a[1] + s * dy - v);
}

/* Every point given is within a sixth of a pixel of the line drawn, and few are needed. */
START_TEST(curves) {
  static double p[N][2];
  double low[2] = {1e300, 1e300}, high[2] = {-1e300, -1e300}, plow[2] = {1e300, 1e300}, phigh[2] = {-1e300, -1e300};
  for (int i = 0; i < N; i++) {
    double t = 12.0 * i / (N - 1);
    x[i] = _i ? t : cos(t) + 0.3 * cos(7 * t);
    y[i] = _i == 2 ? (t < 6 ? 0 : 1) : sin(t) + 0.3 * sin((_i ? 3 : 7) * t) * exp(-0.1 * t);
  }
  int n = points_of(with_curve(N), p, N);
  ck_assert_int_lt(n, N / 3);
  for (int i = 0; i < N; i++) {
    double v[2] = {x[i], y[i]};
    for (int k = 0; k < 2; k++) low[k] = fmin(low[k], v[k]), high[k] = fmax(high[k], v[k]);
  }
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 2; k++) plow[k] = fmin(plow[k], p[i][k]), phigh[k] = fmax(phigh[k], p[i][k]);
  for (int i = 0; i < N; i++) { /* the extremes are drawn within the tolerance, so they give the scale */
    double u = plow[0] + (x[i] - low[0]) / (high[0] - low[0]) * (phigh[0] - plow[0]);
    double v = phigh[1] - (y[i] - low[1]) / (high[1] - low[1]) * (phigh[1] - plow[1]);
    double least = 1e300;
    for (int k = 0; k + 1 < n; k++) least = fmin(least, distance(p[k], p[k + 1], u, v));
    ck_assert_double_lt(least, 0.34);
  }
}
END_TEST

/* What is no number leaves a gap; a curve without any number leaves an empty frame. */
START_TEST(gaps) {
  for (int i = 0; i < 9; i++) x[i] = i, y[i] = i == 4 ? (double)NAN : i * i;
  const char *svg = with_curve(9), *d = strstr(strstr(svg, "class=\"curve\""), " d=\"") + 4;
  int moves = 0;
  for (const char *s = d; *s != '"'; s++) moves += *s == 'M';
  ck_assert_int_eq(moves, 2);
  for (int i = 0; i < 9; i++) y[i] = i % 2 ? (double)NAN : (double)INFINITY;
  svg = with_curve(9);
  ck_assert_ptr_null(strstr(svg, "nan"));
  ck_assert_ptr_null(strstr(svg, "inf"));
  ck_assert_ptr_nonnull(strstr(svg, "class=\"curve\" stroke=\"#2f6db5\" d=\"\""));
}
END_TEST

START_TEST(text) {
  svg_curve c[2] = {{"<b>&\"", 0, x, y, 0, 0}, {"</svg><script>alert(1)</script>", 0, x, y, 1, 1}};
  svg_panel p = {"a<b", "c>d \x01", 2, c, false};
  const char *svg = drawn(&(svg_figure){"<i>&amp;", 1, 0, &p, 0, 0});
  ck_assert_ptr_nonnull(strstr(svg, "&lt;b&gt;&amp;&quot;"));
  ck_assert_ptr_nonnull(strstr(svg, "&lt;i&gt;&amp;amp;"));
  ck_assert_ptr_null(strstr(svg, "<script"));
  ck_assert_ptr_null(strchr(svg, 1));
  const char *end = strstr(svg, "</svg>");
  ck_assert_str_eq(end, "</svg>\n");
}
END_TEST

int main(void) {
  Suite *suite = suite_create("svg");
  TCase *t = test_case(suite, "plots");
  tcase_add_checked_fixture(t, setup, teardown);
  tcase_add_test(t, ticks);
  tcase_add_loop_test(t, curves, 0, 3);
  tcase_add_test(t, gaps);
  tcase_add_test(t, text);
  return test_main(suite);
}
