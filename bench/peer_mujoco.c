/* peer_mujoco: the chain of peer_chain.c by MuJoCo: mj_forward without contacts, in relative angles. */
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void rhs_mujoco(int n, const double *y, double *dy);

static mjModel *model;
static mjData *data;

/* As URDF, which is flat: XML that is nested 100 deep is refused. */
static void start(int n) {
  const char *path = "build/peers/chain.urdf";
  char error[500] = "";
  FILE *f = fopen(path, "w");
  if (!f) abort();
  fputs("<robot name='chain'><link name='l0'/>", f);
  for (int i = 1; i <= n; i++)
    fprintf(f,
            "<link name='l%d'><inertial><origin xyz='0.5 0 0'/><mass value='1'/><inertia ixx='1e-6' ixy='0' ixz='0' "
            "iyy='%.17g' iyz='0' izz='%.17g'/></inertial></link><joint name='j%d' type='continuous'><parent "
            "link='l%d'/><child link='l%d'/><origin xyz='%d 0 0'/><axis xyz='0 0 1'/></joint>",
            i, 1.0 / 12, 1.0 / 12, i, i - 1, i, i > 1);
  fputs("</robot>", f);
  fclose(f);
  model = mj_loadXML(path, NULL, error, sizeof error);
  if (!model) {
    fprintf(stderr, "peer_mujoco: %s\n", error);
    exit(1);
  }
  model->opt.gravity[0] = 9.81;
  model->opt.gravity[1] = model->opt.gravity[2] = 0;
  model->opt.disableflags |= mjDSBL_CONTACT | mjDSBL_CONSTRAINT | mjDSBL_LIMIT;
  data = mj_makeData(model);
}

void rhs_mujoco(int n, const double *y, double *dy) {
  if (!model || model->nq != n) start(n);
  for (int i = 0; i < n; i++) {
    data->qpos[i] = y[i] - (i ? y[i - 1] : 0);
    data->qvel[i] = y[n + i] - (i ? y[n + i - 1] : 0);
  }
  mj_forward(model, data);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += data->qacc[i];
    dy[i] = y[n + i];
    dy[n + i] = sum;
  }
}
