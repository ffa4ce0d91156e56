// peer_simbody: the chain of peer_chain.c by Simbody: realize to accelerations, in relative angles.
#include <Simbody.h>
#include <vector>

using namespace SimTK;

struct Chain {
  MultibodySystem system;
  SimbodyMatterSubsystem matter{system};
  GeneralForceSubsystem forces{system};
  Force::UniformGravity gravity{forces, matter, Vec3(9.81, 0, 0)};
  State state;
  explicit Chain(int n) {
    Body::Rigid rod(MassProperties(1, Vec3(0.5, 0, 0), Inertia(1e-6, 1.0 / 3, 1.0 / 3)));
    MobilizedBody last = matter.Ground();
    for (int i = 0; i < n; i++)
      last = MobilizedBody::Pin(last, Transform(Vec3(i ? 1 : 0, 0, 0)), rod, Transform(Vec3(0)));
    state = system.realizeTopology();
    system.realizeModel(state);
  }
};

extern "C" void rhs_simbody(int n, const double *y, double *dy) {
  static Chain *chain = nullptr;
  if (!chain) chain = new Chain(n);
  Vector &q = chain->state.updQ(), &u = chain->state.updU();
  for (int i = 0; i < n; i++) {
    q[i] = y[i] - (i ? y[i - 1] : 0);
    u[i] = y[n + i] - (i ? y[n + i - 1] : 0);
  }
  chain->system.realize(chain->state, Stage::Acceleration);
  const Vector &a = chain->state.getUDot();
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += a[i];
    dy[i] = y[n + i];
    dy[n + i] = sum;
  }
}
