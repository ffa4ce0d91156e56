/* appell constraints: what kind of constraints the model has. */
#include "common.h"

static int run(cli_args *args) {
  return cli_ask(args, ap_constraints);
}

const cli_command cli_constraints = {
    .name = "constraints",
    .summary = "what kind of constraints the model has",
    .operands = "MODEL",
    .story = "Tells of each constraint whether it restricts the configuration or the motion, is linear,\n"
             "inherent or contrived, and of the set what can be integrated and how many freedoms it leaves.",
    .options = CLI_ASK_OPTIONS,
    .examples = "  appell constraints models/perp_velocities.mech\n"
                "  appell constraints models/rolling_disk.mech --json\n",
    .run = run,
};
