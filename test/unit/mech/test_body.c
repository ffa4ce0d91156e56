/* test_body: moments of inertia: shapes, parallel axes, other frames, rigid sets of particles.

   Shapes are compared with numerical integration over the body, parallel axes with
   direct sums over particles in exact rationals, bodies with rigid sets of particles
   by their equations of motion. */
#include "support.h"

enum { ROW = 0, COL = 1 };
static const int AT[6][2] = {{0, 0}, {1, 1}, {2, 2}, {0, 1}, {1, 2}, {2, 0}}; /* order of the six entries */

/* --- integration over a shape --- */

typedef struct place {
  double x[3], weight;
} place;

/* the shape about its axis z in three numbers of [0, 1]; w goes around */
static place shape_point(shape_kind kind, const double *s, double u, double v, double w) {
  const double pi = acos(-1.0);
  double c = cos(2 * pi * w), n = sin(2 * pi * w), h = 2 * v - 1, t = sqrt(1 - h * h), r = s[0] * u;
  double e[3] = {s[0], s[1], s[2]};
  if (kind == SHAPE_SPHERE || kind == SHAPE_SHELL) e[0] = e[1] = e[2] = s[0];
  switch (kind) {
  case SHAPE_BOX: return (place){{s[0] * (u - 0.5), s[1] * (v - 0.5), s[2] * (w - 0.5)}, 1};
  case SHAPE_SPHERE:
  case SHAPE_ELLIPSOID: return (place){{e[0] * u * t * c, e[1] * u * t * n, e[2] * u * h}, u * u};
  case SHAPE_SHELL: return (place){{e[0] * t * c, e[1] * t * n, e[2] * h}, 1};
  case SHAPE_DISK: return (place){{r * c, r * n, 0}, u};
  case SHAPE_RING:
  case SHAPE_HOOP: return (place){{s[0] * c, s[0] * n, 0}, 1};
  case SHAPE_CYLINDER: return (place){{r * c, r * n, s[1] * (v - 0.5)}, u};
  case SHAPE_ROD: return (place){{0, 0, s[0] * (v - 0.5)}, 1};
  case SHAPE_CONE: /* its mass centre is a quarter of its height above the base */
    return (place){{r * (1 - v) * c, r * (1 - v) * n, s[1] * (v - 0.25)}, u * (1 - v) * (1 - v)};
  case SHAPE_COUNT: break;
  }
  return (place){{0}, 0};
}

enum { GAUSS = 6, AROUND = 12 };
static const double GAUSS_X[GAUSS] = {0.033765242898423975, 0.16939530676686776, 0.38069040695840156,
                                      0.61930959304159849,  0.83060469323313224, 0.96623475710157603};
static const double GAUSS_W[GAUSS] = {0.085662246189585178, 0.18038078652406930, 0.23395696728634552,
                                      0.23395696728634552,  0.18038078652406930, 0.085662246189585178};

/* Gauss's rule in u and v, exact for these polynomials; equal steps in w, exact for these angles (a box: Gauss there too) */
static void integrate(shape_kind kind, const double *size, int axis, double mass, double j[6], double centre[3]) {
  double total = 0, second[3][3] = {{0}};
  memset(centre, 0, 3 * sizeof *centre);
  int nw = kind == SHAPE_BOX ? GAUSS : AROUND;
  for (int a = 0; a < GAUSS; a++)
    for (int b = 0; b < GAUSS; b++)
      for (int c = 0; c < nw; c++) {
        double w = kind == SHAPE_BOX ? GAUSS_X[c] : (c + 0.5) / AROUND;
        place p = shape_point(kind, size, GAUSS_X[a], GAUSS_X[b], w);
        double dm = p.weight * GAUSS_W[a] * GAUSS_W[b] * (kind == SHAPE_BOX ? GAUSS_W[c] : 1.0 / AROUND), x[3];
        for (int k = 0; k < 3; k++) x[(k + axis + 1) % 3] = p.x[k]; /* z becomes the axis */
        total += dm;
        for (int i = 0; i < 3; i++) {
          centre[i] += dm * x[i];
          for (int k = 0; k < 3; k++) second[i][k] += dm * x[i] * x[k];
        }
      }
  double trace = second[0][0] + second[1][1] + second[2][2];
  for (int k = 0; k < 6; k++) {
    int r = AT[k][ROW], c = AT[k][COL];
    j[k] = mass / total * ((r == c ? trace : 0) - second[r][c]);
  }
}

static const char BODY[] =
    "system t\nparam m = 1.3, a = 0.7, h = 1.9, b = 0.4, c = 1.1\ncoord e: quaternion\nframe B = orient(N, e)\n"
    "body s { frame B; center O; mass m; %s }\n";

static const struct {
  shape_kind kind;
  const char *text; /* %c: the axis */
  double size[3];
} SHAPES[] = {
    {SHAPE_DISK, "shape disk(radius a, axis %c)", {0.7}},
    {SHAPE_RING, "shape ring(radius a, axis %c)", {0.7}},
    {SHAPE_HOOP, "shape hoop(radius a, axis %c)", {0.7}},
    {SHAPE_SPHERE, "shape sphere(radius a)", {0.7}},
    {SHAPE_SHELL, "shape shell(radius a)", {0.7}},
    {SHAPE_CYLINDER, "shape cylinder(radius a, length h, axis %c)", {0.7, 1.9}},
    {SHAPE_ROD, "shape rod(length h, axis %c)", {1.9}},
    {SHAPE_BOX, "shape box(size [a, b, c])", {0.7, 0.4, 1.1}},
    {SHAPE_CONE, "shape cone(radius a, length h, axis %c)", {0.7, 1.9}},
    {SHAPE_ELLIPSOID, "shape ellipsoid(a, b, c)", {0.7, 0.4, 1.1}},
};

START_TEST(shapes) {
  ck_assert_uint_eq(sizeof SHAPES / sizeof *SHAPES, SHAPE_COUNT); /* every row of shapes.def */
  bool has_axis = strchr(SHAPES[_i].text, '%') != NULL;
  for (int axis = 0; axis < 3; axis++) {
    char shape[128], text[512];
    (void)snprintf(shape, sizeof shape, SHAPES[_i].text, "xyz"[axis]);
    (void)snprintf(text, sizeof text, BODY, shape);
    double want[6], centre[3];
    integrate(SHAPES[_i].kind, SHAPES[_i].size, has_axis ? axis : 2, 1.3, want, centre);
    for (int i = 0; i < 3; i++) ck_assert_double_eq_tol(centre[i], 0, 1e-13);
    world w;
    world_open(&w, text);
    double *v = world_values(&w, w.m->g, 1);
    ck_assert_int_eq(w.m->bodies.at[0].shape.kind, SHAPES[_i].kind);
    for (int k = 0; k < 6; k++) {
      double got = expr_eval(w.m->g, w.m->bodies.at[0].inertia[k], v);
      ck_assert_msg(fabs(got - want[k]) < 1e-12, "%s, entry %d: %.15g, by integration %.15g", shape, k, got, want[k]);
    }
    world_close(&w);
  }
}
END_TEST

/* --- printed formulas --- */

/* the six moments about the mass centre of the first body are the outputs */
static void moments_are(const char *property, const char *six) {
  char text[1024];
  int n = snprintf(text, sizeof text, BODY, property);
  (void)snprintf(text + n, sizeof text - (size_t)n, "point P = O + a*B.x, Q = O + h/2*B.z\noutput %s\n", six);
  world w;
  world_open(&w, text);
  ck_assert_uint_eq(w.m->outputs.n, 6);
  for (uint32_t k = 0; k < 6; k++) {
    is_zero(w.m->g, expr_sub(w.m->g, w.m->bodies.at[0].inertia[k], world_output(&w, k)), NULL, property);
    ex off = expr_add(w.m->g, world_output(&w, k), expr_ratio(w.m->g, 1, 1000));
    is_not_zero(w.m->g, expr_sub(w.m->g, w.m->bodies.at[0].inertia[k], off), NULL, property);
  }
  world_close(&w);
}

START_TEST(printed) {
  /* R (8.16), (8.17) */
  moments_are("shape cylinder(radius a, length h, axis z)", "m*(3*a^2 + h^2)/12, m*(3*a^2 + h^2)/12, m*a^2/2, 0, 0, 0");
  moments_are("shape rod(length h, axis z)", "m*h^2/12, m*h^2/12, 0, 0, 0, 0");
  /* R exercise 8.5: a hoop about a point of its rim, m a² (1/2, 3/2, 2); exercise 8.4: a rod about its end */
  moments_are("inertia diag(1/2*m*a^2, 3/2*m*a^2, 2*m*a^2) about P", "m*a^2/2, m*a^2/2, m*a^2, 0, 0, 0");
  moments_are("inertia diag(m*h^2/3, m*h^2/3, 0) about Q", "m*h^2/12, m*h^2/12, 0, 0, 0, 0");
  moments_are("shape cone(radius a, length h, axis z)",
              "3/20*m*a^2 + 3/80*m*h^2, 3/20*m*a^2 + 3/80*m*h^2, 3/10*m*a^2, 0, 0, 0");
  moments_are("shape ellipsoid(a, b, c)", "m*(b^2 + c^2)/5, m*(c^2 + a^2)/5, m*(a^2 + b^2)/5, 0, 0, 0");
  /* given as they are: all six, three, one */
  moments_are("inertia [m, 2*m, 3*m, a, b, c]", "m, 2*m, 3*m, a, b, c");
  moments_are("inertia diag(m, 2*m, c) in B", "m, 2*m, c, 0, 0, 0");
  moments_are("inertia h", "h, h, h, 0, 0, 0");
  /* with both, the inertia is the physics */
  moments_are("shape sphere(radius a); inertia 7*m*a^2", "7*m*a^2, 7*m*a^2, 7*m*a^2, 0, 0, 0");
}
END_TEST

/* --- parallel axes, exactly --- */

typedef struct cloud {
  int n, m[6], x[6][3];
} cloud;

static cloud random_cloud(test_random *r) {
  cloud c = {.n = random_int(r, 2, 6)};
  for (int i = 0; i < c.n; i++) {
    c.m[i] = random_int(r, 1, 5);
    for (int k = 0; k < 3; k++) c.x[i][k] = random_int(r, -4, 4);
  }
  return c;
}

static ex mass_of(expr_graph *g, const cloud *c) {
  int total = 0;
  for (int i = 0; i < c->n; i++) total += c->m[i];
  return expr_int(g, total);
}

static void centre_of(expr_graph *g, const cloud *c, ex out[3]) {
  for (int k = 0; k < 3; k++) {
    int sum = 0;
    for (int i = 0; i < c->n; i++) sum += c->m[i] * c->x[i][k];
    out[k] = expr_div(g, expr_int(g, sum), mass_of(g, c));
  }
}

/* Σ m (d² 1 − d d) about a point: R (8.10) */
static void moments_about(expr_graph *g, const cloud *c, const ex at[3], ex j[6]) {
  for (int k = 0; k < 6; k++) {
    j[k] = EXPR_ZERO;
    for (int i = 0; i < c->n; i++) {
      ex d[3], t[3];
      for (int a = 0; a < 3; a++) d[a] = expr_sub(g, expr_int(g, c->x[i][a]), at[a]), t[a] = expr_powi(g, d[a], 2);
      ex one = expr_neg(g, expr_mul(g, d[AT[k][ROW]], d[AT[k][COL]]));
      if (k < 3) one = expr_add(g, one, expr_sum(g, 3, t));
      j[k] = expr_add(g, j[k], expr_mul(g, expr_int(g, c->m[i]), one));
    }
  }
}

static const char *list(world *w, expr_graph *g, const ex *x, int n) {
  base_text t;
  base_text_init(&t, &w->arena);
  for (int i = 0; i < n; i++) base_printf(&t, "%s%s", i ? ", " : "", expr_str(g, &w->arena, x[i]));
  return base_text_str(&t);
}

static const char *along(world *w, expr_graph *g, const ex x[3]) {
  base_arena *a = &w->arena;
  return base_format(a, "(%s)*B.x + (%s)*B.y + (%s)*B.z", expr_str(g, a, x[0]), expr_str(g, a, x[1]),
                     expr_str(g, a, x[2]));
}

/* given about any point, the moments about the centre are the same numbers */
START_TEST(parallel_axes) {
  test_random r = random_start(1000 + (uint64_t)_i);
  world maker; /* only for its graph and arena */
  world_open(&maker, "system t\ncoord q\nparticle P at O + q*N.x, mass 1\n");
  expr_graph *g = maker.m->g;
  cloud c = random_cloud(&r);
  ex centre[3], want[6];
  centre_of(g, &c, centre);
  moments_about(g, &c, centre, want);
  for (int turn = 0; turn < 3; turn++) {
    ex at[3], j[6];
    for (int k = 0; k < 3; k++) at[k] = expr_ratio(g, random_int(&r, -9, 9), random_int(&r, 1, 4));
    moments_about(g, &c, at, j);
    const char *text =
        base_format(&maker.arena,
                    "system t\ncoord e: quaternion\nframe B = orient(N, e)\npoint C = O + %s, P = O + %s\n"
                    "body b { frame B; center C; mass %s; inertia [%s] in B about P }\n",
                    along(&maker, g, centre), along(&maker, g, at), expr_str(g, &maker.arena, mass_of(g, &c)),
                    list(&maker, g, j, 6));
    world w;
    world_open(&w, text);
    for (int k = 0; k < 6; k++) {
      const char *got = expr_str(w.m->g, &w.arena, w.m->bodies.at[0].inertia[k]);
      ck_assert_msg(strcmp(got, expr_str(g, &maker.arena, want[k])) == 0, "seed %llu: entry %d is %s, not %s, in\n%s",
                    (unsigned long long)r.seed, k, got, expr_str(g, &maker.arena, want[k]), text);
    }
    world_close(&w);
  }
  world_close(&maker);
}
END_TEST

/* --- two texts, one set of equations --- */

static double value_by_name(const derive_system *sys, const double *v, const char *name) {
  for (uint32_t i = 0; i < expr_symbol_count(sys->g); i++)
    if (strcmp(expr_symbol_name(sys->g, expr_symbol_node(sys->g, i)), name) == 0) return v[i];
  return 0;
}

static void same_numbers(world *a, world *b) {
  ck_assert_uint_eq(a->sys->u.n, b->sys->u.n);
  for (uint64_t seed = 1; seed <= 5; seed++) {
    double *v = world_values(a, a->sys->g, seed), *w = world_values(b, b->sys->g, seed);
    for (uint32_t i = 0; i < expr_symbol_count(b->sys->g); i++) {
      const char *name = expr_symbol_name(b->sys->g, expr_symbol_node(b->sys->g, i));
      double x = value_by_name(a->sys, v, name);
      if (x != 0) w[i] = x;
    }
    for (uint32_t k = 0; k < a->sys->u.n; k++) {
      double x = expr_eval(a->sys->g, a->sys->residual[k], v), y = expr_eval(b->sys->g, b->sys->residual[k], w);
      ck_assert_msg(test_close(x, y, 1, 1e-11), "equation of %s: %.17g and %.17g for\n%s\n%s", a->sys->u.at[k].name, x,
                    y, a->text, b->text);
    }
  }
}

/* numbers at random states; and each equation of the first, as a claim, is proved in the second */
static void same_equations(const char *first, const char *second, bool prove) {
  world a, b;
  world_derive(&a, first);
  world_derive(&b, second);
  ck_assert_ptr_nonnull(a.sys);
  ck_assert_ptr_nonnull(b.sys);
  same_numbers(&a, &b);
  if (prove) {
    base_text t;
    base_text_init(&t, &a.arena);
    base_puts(&t, second);
    for (uint32_t k = 0; k < a.sys->u.n; k++) {
      ex e = normal_form(a.sys->g, a.sys->residual[k], &a.m->facts, NULL);
      ck_assert_uint_ne(e, EXPR_NONE);
      base_printf(&t, "claim \"%s\": %s = 0\n", a.sys->u.at[k].name, expr_str(a.sys->g, &a.arena, e));
    }
    checks(base_text_str(&t), AP_OK);
  }
  world_close(&a);
  world_close(&b);
}

/* particles fixed in B, and a body of the same mass, centre and moments */
START_TEST(particles_and_body) {
  test_random r = random_start(2000 + (uint64_t)_i);
  bool fixed = _i % 2; /* about a fixed point, or free */
  world w;
  world_open(&w, "system t\ncoord q\nparticle P at O + q*N.x, mass 1\n");
  expr_graph *g = w.m->g;
  cloud c = random_cloud(&r);
  ex centre[3], zero[3] = {0}, j[6];
  centre_of(g, &c, centre);
  moments_about(g, &c, zero, j);
  base_arena *a = &w.arena;
  const char *head = base_format(
      a,
      "system t\nparam g = 9.81, F = 2\n%scoord phi, theta, psi\nframe B = rotate(N, z, phi, x, theta, z, psi)\n"
      "point D = O%s\n",
      fixed ? "" : "coord x, y, z\n", fixed ? "" : " + x*N.x + y*N.y + z*N.z");
  base_text set;
  base_text_init(&set, a);
  base_puts(&set, head);
  for (int i = 0; i < c.n; i++)
    base_printf(&set, "particle p%d at D + %d*B.x + %d*B.y + %d*B.z, mass %d\n", i, c.x[i][0], c.x[i][1], c.x[i][2],
                c.m[i]);
  base_puts(&set, "gravity -g*N.z\nforce F*N.x on p1\n");
  const char *body = base_format(
      a,
      "%spoint C = D + %s, P = D + %d*B.x + %d*B.y + %d*B.z\n"
      "body b { frame B; center C; mass %s; inertia [%s] about D }\ngravity -g*N.z\nforce F*N.x on b at P\n",
      head, along(&w, g, centre), c.x[1][0], c.x[1][1], c.x[1][2], expr_str(g, a, mass_of(g, &c)), list(&w, g, j, 6));
  same_equations(base_text_str(&set), body, fixed && _i < 4);
  world_close(&w);
}
END_TEST

/* the same body described in several ways */
START_TEST(other_frames) {
  static const char HEAD[] =
      "system t\nparam m = 2, A = 1.1, B1 = 0.7, C = 0.4, g = 9.81, l = 0.3\ncoord phi, theta, psi\n"
      "frame E = rotate(N, z, phi, x, theta), B = rotate(E, z, psi)\npoint G = O + l*B.z\ngravity -g*N.z\n";
  static const char *const PAIRS[][2] = {
      /* of revolution: in the intermediate frame as well */
      {"body b { frame B; center G; mass m; inertia diag(A, A, C) in B }\n",
       "body b { frame B; center G; mass m; inertia diag(A, A, C) in E }\n"},
      {"body b { frame B; center G; mass m; inertia diag(A, A, C) about O }\n",
       "body b { frame B; center G; mass m; inertia diag(A - m*l^2, A - m*l^2, C) in E }\n"},
      /* in a frame turned by a right angle, and by 60 degrees, against the body */
      {"body b { frame B; center G; mass m; inertia diag(A, B1, C) }\n",
       "frame F = rotate(B, z, 90 deg)\nbody b { frame B; center G; mass m; inertia diag(B1, A, C) in F }\n"},
      {"frame F = rotate(B, z, 60 deg)\nbody b { frame B; center G; mass m; inertia diag(A, B1, C) in F }\n",
       "body b { frame B; center G; mass m; inertia [A/4 + 3*B1/4, 3*A/4 + B1/4, C, sqrt(3)/4*(A - B1), 0, 0] }\n"},
      /* a spherical one in any frame */
      {"body b { frame B; center G; mass m; inertia A }\n", "body b { frame B; center G; mass m; inertia A in N }\n"},
      {"body b { frame B; center G; mass m; shape sphere(radius l) }\n",
       "body b { frame B; center G; mass m; inertia 2/5*m*l^2 in E }\n"},
  };
  char first[1024], second[1024];
  (void)snprintf(first, sizeof first, "%s%s", HEAD, PAIRS[_i][0]);
  (void)snprintf(second, sizeof second, "%s%s", HEAD, PAIRS[_i][1]);
  same_equations(first, second, true);
}
END_TEST

/* plane motion: one moment is enough, whatever the others */
START_TEST(plane) {
  static const char HEAD[] =
      "system t\nparam m = 2, J = 0.4, l = 0.3, g = 9.81\ncoord x, phi\nframe B = rotate(N, z, phi)\n"
      "point C = O + x*N.x + l*B.y\ngravity -g*N.y\n";
  char first[1024], second[1024];
  (void)snprintf(first, sizeof first, "%sbody b { frame B; center C; mass m; inertia about z = J }\n", HEAD);
  (void)snprintf(second, sizeof second, "%sbody b { frame B; center C; mass m; inertia diag(7, 11, J) }\n", HEAD);
  same_equations(first, second, true);
}
END_TEST

/* what cannot be: a tensor that turns against the body, one moment for a body that tilts */
START_TEST(refused) {
  static const struct {
    const char *body, *code;
  } BAD[] = {
      {"inertia diag(1, 2, 3) in E", "E309"},
      {"inertia diag(1, 1, 3) in N", "E309"},
      {"inertia [1, 1, 3, 0.1, 0, 0] in E", "E309"},
      {"inertia about z = 1", "E314"},
      {"shape brick(radius 1)", "E220"},
  };
  for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
    char text[512];
    (void)snprintf(text, sizeof text,
                   "system t\ncoord phi, theta, psi\nframe E = rotate(N, z, phi, x, theta), B = rotate(E, z, psi)\n"
                   "body b { frame B; center O; mass 1; %s }\n",
                   BAD[i].body);
    world w;
    world_try(&w, text, NULL);
    ck_assert_ptr_null(w.m);
    ck_assert_str_eq(world_codes(&w), BAD[i].code);
    world_close(&w);
  }
}
END_TEST

int main(void) {
  Suite *suite = suite_create("body");
  TCase *t = test_case(suite, "moments");
  tcase_add_loop_test(t, shapes, 0, SHAPE_COUNT);
  tcase_add_test(t, printed);
  tcase_add_loop_test(t, parallel_axes, 0, 20);
  t = test_case(suite, "equations");
  tcase_add_loop_test(t, particles_and_body, 0, 8);
  tcase_add_loop_test(t, other_frames, 0, 6);
  tcase_add_test(t, plane);
  tcase_add_test(t, refused);
  return test_main(suite);
}
