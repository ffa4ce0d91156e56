/* push.c: a pendulum is let go, pushed each time it passes the bottom, and followed until it goes over the top.

     cc push.c -lappell -lcalcium -lflint-arb -lflint -lmpfr -lgmp -ljansson -llapack -lm -o push

   (with -lsundials_cvode -lsundials_ida -lsundials_nvecserial if the library was built with SUNDIALS; CMake's find_package(appell)
   knows all this by itself). */
#include <appell.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const char TEXT[] = "system pendulum \"A pendulum that is pushed\"\n"
                           "param  m = 1, l = 1, g = 9.81, c = 0.05\n"
                           "coord  phi\n"
                           "frame  A = rotate(N, z, phi)\n"
                           "particle bob at O + l*A.x, mass m\n"
                           "gravity g*N.x\n"
                           "force  -c*velocity(bob) on bob\n"
                           "reaction rod between O and bob\n"
                           "initial phi = 0.5\n";

static int fail(const ap_context *ctx) {
  fputs(ap_diagnostics(ctx, 0), stderr);
  return 1;
}

int main(void) {
  ap_context *ctx = ap_context_new(NULL);
  const ap_model *model;
  ap_sim *sim;
  if (!ctx || ap_model_parse(ctx, "pendulum.mech", TEXT, strlen(TEXT), NULL, &model) != AP_OK) return fail(ctx);
  if (ap_sim_new(ctx, model, NULL, &sim) != AP_OK) return fail(ctx);

  int phi = ap_sim_find(sim, "phi"), rate = ap_sim_find(sim, "phi'"), rod = ap_sim_find(sim, "tension(rod)");
  double before = ap_sim_row(sim)[phi];
  int pushes = 0;
  for (int i = 1; i <= 100000; i++) {
    if (ap_sim_to(sim, 0.001 * i) != AP_OK) return 1;
    const double *now = ap_sim_row(sim);
    double angle = now[phi], speed = now[rate], tension = now[rod];
    if (fabs(angle) > 3.14159265) {
      printf("over the top at t = %.3f s, after %d pushes, the rod under %.1f N\n", ap_sim_time(sim), pushes, tension);
      break;
    }
    if (before * angle < 0) { /* through the bottom: a tenth faster */
      pushes++;
      if (ap_sim_set(sim, "phi'", 1.1 * speed) != AP_OK) return 1;
    }
    before = angle;
  }
  ap_sim_free(sim);
  ap_model_free(model);
  ap_context_free(ctx);
  return 0;
}
