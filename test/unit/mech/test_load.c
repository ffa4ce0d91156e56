/* test_load: what acts: the generalized force of each kind of load, proved, with its opposite refuted.

   The model's outputs are the expected Q of its speeds, in their order. */
#include "support.h"

static const struct {
  const char *what, *text;
} LOADS[] = {
    {"a force on a particle",
     "coord x, y\nparticle P at O + x*y*N.x + y^2*N.y, mass 1\nforce k*N.x + t*N.y on P\noutput k*y, k*x + 2*t*y\n"},
    {"a force at a point of a body",
     "coord x, phi\nframe B = rotate(N, z, phi)\npoint C = O + x*N.x, P = C + l*B.x\n"
     "body b { frame B; center C; mass 1; inertia about z = 1 }\nforce k*N.y on b at P\noutput 0, k*l*cos(phi)\n"},
    {"a force at the centre",
     "coord x, phi\nframe B = rotate(N, z, phi)\npoint C = O + x*N.x\n"
     "body b { frame B; center C; mass 1; inertia about z = 1 }\nforce k*B.x on b\noutput k*cos(phi), 0\n"},
    {"a force and its reaction",
     "coord x, phi\nframe B = rotate(N, z, phi)\npoint C = O + x*N.x, P = C + l*B.x\n"
     "body b { frame B; center C; mass 1; inertia about z = 1 }\nparticle p at C + l*B.x + x*N.y, mass 1\n"
     "body d { frame N; center O + x*N.y; mass 1 }\nforce k*N.y on b at P from d\noutput -k, k*l*cos(phi)\n"},
    {"a torque on a body",
     "coord a, b\nframe A = rotate(N, z, a), B = rotate(A, z, b)\nbody p { frame A; center O; inertia about z = 1 }\n"
     "body q { frame B; center O; inertia about z = 1 }\ntorque k*N.z on q\noutput k, k\n"},
    {"a torque from one body on another",
     "coord a, b\nframe A = rotate(N, z, a), B = rotate(A, z, b)\n"
     "body p { frame A; center O; inertia about z = 1 }\nbody q { frame B; center O; inertia about z = 1 }\n"
     "torque k*N.z on q from p\noutput 0, k\n"},
    {"a torque on a frame",
     "coord a, b\nframe A = rotate(N, z, a), B = rotate(N, z, b)\nbody p { frame A; center O; inertia about z = 1 }\n"
     "body q { frame B; center O; inertia about z = 1 }\ntorque k*a'*N.z on B from A\noutput -k*a', k*a'\n"},
    {"a torque from the ground",
     "coord a\nframe A = rotate(N, z, a)\nbody p { frame A; center O; inertia about z = 1 }\n"
     "torque -k*a'*N.z on p from N\noutput -k*a'\n"},
    {"gravity on all",
     "coord x, y\nparticle P at O + x*N.x, mass 2\nparticle Q at O + y*N.x, mass 3\ngravity k*N.x\noutput 2*k, 3*k\n"},
    {"gravity on some", "coord x, y\nparticle P at O + x*N.x, mass 2\nparticle Q at O + y*N.x, mass 3\ngravity k*N.x "
                        "on Q\noutput 0, 3*k\n"},
    {"a spring", "coord x\nparticle P at O + x*N.x + l*N.y, mass 1\nspring k, length 2, between O and P\n"
                 "output -k*(1 - 2/sqrt(x^2 + l^2))*x\n"},
    {"a spring between two",
     "coord x, y\nparticle P at O + x*N.x, mass 1\nparticle Q at O + y*N.y, mass 1\nspring k between P and Q\n"
     "output -k*x, -k*y\n"},
    {"a damper",
     "coord x\nparticle P at O + x*N.x + l*N.y, mass 1\ndamper k between O and P\noutput -k*x^2*x'/(x^2 + l^2)\n"},
    {"a damper between two",
     "coord x, y\nparticle P at O + x*N.x, mass 1\nparticle Q at O + y*N.x + l*N.y, mass 1\ndamper k between P and Q\n"
     "let s = k*(x - y)^2/((x - y)^2 + l^2)\noutput -s*(x' - y'), s*(x' - y')\n"},
    {"gravitation",
     "coord x, y\nparticle P at O + x*N.x, mass 2\nparticle Q at O + y*N.y, mass 3\ngravitation k between P and Q\n"
     "let r = sqrt(x^2 + y^2)\noutput -6*k*x/r^3, -6*k*y/r^3\n"},
    {"a potential", "coord x, y\nparticle P at O + x*N.x + y*N.y, mass 1\npotential k*x^2*sin(y) + t*x\noutput "
                    "-2*k*x*sin(y) - t, -k*x^2*cos(y)\n"},
    {"with other speeds",
     "coord x, y\nparticle P at O + x*N.x + y*N.y, mass 1\nspeed u = x' + y', v = x' - y'\nforce k*N.x + l*N.y on P\n"
     "output (k + l)/2, (k - l)/2\n"},
};

START_TEST(generalized_force) {
  char text[1024];
  (void)snprintf(text, sizeof text, "system t\nparam k = 2, l = 3\n%s", LOADS[_i].text);
  checks(text, AP_OK); /* as vectors for Gibbs and Kane, as energy for Lagrange */
  world w;
  world_derive(&w, text);
  ck_assert_ptr_nonnull(w.sys);
  ck_assert_uint_eq(w.m->outputs.n, w.sys->u.n);
  for (uint32_t i = 0; i < w.sys->u.n; i++) {
    expr_graph *g = w.sys->g;
    ex want = derive_reduce(w.sys, world_output(&w, i));
    is_zero(g, expr_sub(g, w.sys->Q[i], want), &w.m->facts, LOADS[_i].what);
    if (want != EXPR_ZERO) is_not_zero(g, expr_add(g, w.sys->Q[i], want), &w.m->facts, LOADS[_i].what);
  }
  world_close(&w);
}
END_TEST

/* what a damper takes away: power −k (rate of the length)², never positive */
START_TEST(dissipation) {
  world w;
  world_derive(
      &w,
      "system t\nparam k = 2\ncoord a, b, c\nparticle P at O + a*N.x + b*N.y, mass 1\n"
      "particle Q at O + c*N.z + sin(a)*N.x, mass 1\ndamper k between P and Q\nlet r = norm(P - Q)\noutput -k*r'^2\n");
  ck_assert_ptr_nonnull(w.sys);
  expr_graph *g = w.sys->g;
  ex power = EXPR_ZERO;
  for (uint32_t i = 0; i < w.sys->u.n; i++) power = expr_add(g, power, expr_mul(g, w.sys->Q[i], w.sys->u.at[i].sym));
  is_zero(g, expr_sub(g, power, derive_reduce(w.sys, world_output(&w, 0))), NULL, "power of a damper");
  for (uint64_t seed = 1; seed <= 20; seed++)
    ck_assert_double_le(expr_eval(g, power, world_values(&w, g, seed)), 1e-12);
  world_close(&w);
}
END_TEST

int main(void) {
  Suite *suite = suite_create("load");
  TCase *t = test_case(suite, "loads");
  tcase_add_loop_test(t, generalized_force, 0, sizeof LOADS / sizeof *LOADS);
  tcase_add_test(t, dissipation);
  return test_main(suite);
}
