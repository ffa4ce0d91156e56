/* appell forces: the forces that keep the constraints, as vectors. */
#include "common.h"

static int run(cli_args *args) {
  return cli_ask(args, ap_forces);
}

const cli_command cli_forces = {
    .name = "forces",
    .summary = "the forces that keep the constraints, as vectors",
    .operands = "MODEL",
    .story = "For every constraint the force on each point and the torque on each body, first with the\n"
             "multiplier unknown, then solved where the result can be read; reactions too.",
    .options = CLI_ASK_OPTIONS,
    .examples = "  appell forces models/perp_velocities.mech\n"
                "  appell forces models/rolling_disk.mech --json\n",
    .run = run,
};
