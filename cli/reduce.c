/* appell reduce: what closes on itself, what follows by integration, what stays constant. */
#include "common.h"

static int run(cli_args *args) {
  return cli_ask(args, ap_reduce);
}

const cli_command cli_reduce = {
    .name = "reduce",
    .summary = "what closes on itself, and what stays constant",
    .operands = "MODEL",
    .story = "Finds the smallest set of speeds and coordinates that can be integrated by itself, the\n"
             "quadratures that give the others, the coordinates that L does not contain, and quantities\n"
             "that stay constant: energy, Jacobi's integral, momenta; each of them proved.",
    .options = CLI_ASK_OPTIONS,
    .examples = "  appell reduce models/rolling_disk.mech\n"
                "  appell reduce models/bead_on_hoop.mech --json\n",
    .run = run,
};
