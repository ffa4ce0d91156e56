// peer_simbody_run: the motions of bench_run by Simbody, in relative angles: the same chains of point masses, 10 s at an
// accuracy of 1e-9, by its Runge-Kutta-Merson and Runge-Kutta-Fehlberg integrators. Built and run by bench/run_simbody.
#include <Simbody.h>
#include <chrono>
#include <cstdio>

using namespace SimTK;

template <class Method> static void run(int n, const char *name) {
  double best = 1e99, angle = 0;
  for (int repeat = 0; repeat < 3; repeat++) {
    MultibodySystem system;
    SimbodyMatterSubsystem matter(system);
    GeneralForceSubsystem forces(system);
    Force::UniformGravity gravity(forces, matter, Vec3(9.81, 0, 0));
    Body::Rigid bead(MassProperties(1, Vec3(1, 0, 0), Inertia(0, 1, 1)));
    MobilizedBody last = matter.Ground();
    for (int i = 0; i < n; i++)
      last = MobilizedBody::Pin(last, Transform(Vec3(i ? 1 : 0, 0, 0)), bead, Transform(Vec3(0)));
    State state = system.realizeTopology();
    state.updQ()[0] = Pi / 2;
    auto start = std::chrono::steady_clock::now();
    Method method(system);
    method.setAccuracy(1e-9);
    TimeStepper stepper(system, method);
    stepper.initialize(state);
    stepper.stepTo(10);
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    angle = stepper.getState().getQ()[0];
  }
  std::printf("chain of %d: Simbody %-8s %10.0f us  phi[1] = %.9f\n", n, name, 1e6 * best, angle);
}

int main() {
  for (int n : {2, 10}) {
    run<RungeKuttaMersonIntegrator>(n, "Merson");
    run<RungeKuttaFeldbergIntegrator>(n, "Fehlberg");
  }
}
