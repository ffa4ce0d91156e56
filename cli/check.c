/* appell check: prove that the principles agree, and what the model claims. */
#include "common.h"

enum { JSON, PARAMETER, CASE, FUEL, NODES };

static const cli_option OPTIONS[] = {
    [JSON] = {"--json", NULL, "the findings as JSON"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    [FUEL] = {"--fuel", "N", "polynomial terms that one proof may make"},
    [NODES] = {"--max-nodes", "N", "give up beyond that many expression nodes (usual: no limit)"},
    {NULL, NULL, NULL},
};

static int option(const cli_args *args, int which, const char *value, cli_question *q, ap_check_options *o) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, q, value);
  case JSON: o->format = AP_FORMAT_JSON; return AP_OK;
  case PARAMETER: return cli_set_override(args, q, value);
  case CASE: q->variant = value; return AP_OK;
  case FUEL: return cli_set_limit(args, "--fuel", value, &q->limits.proof_fuel);
  case NODES: return cli_set_limit(args, "--max-nodes", value, &q->limits.max_nodes);
  default: return cli_leave(args, which);
  }
}

static int run(cli_args *args) {
  cli_question q;
  cli_question_init(&q);
  ap_check_options options = {AP_FORMAT_TEXT};
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &q, &options);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&q, (ap_status)status, NULL);
  }
  const char *answer = NULL;
  ap_status status = cli_open(args, &q);
  if (status == AP_OK) status = ap_check(q.ctx, q.model, &options, &answer);
  return cli_close(&q, status, answer);
}

const cli_command cli_check = {
    .name = "check",
    .summary = "prove that the principles agree, and the model's claims",
    .operands = "MODEL",
    .story = "Derives the equations by every principle that applies, proves the results equal\n"
             "by exact algebra, proves each `claim` of the model, and looks at the mass matrix\n"
             "and the energy. Exit 0 only when all of it is proved, 1 when something is false\n"
             "(a state that shows it is printed), 7 when the fuel did not suffice.",
    .options = OPTIONS,
    .examples = "  appell check models/rolling_disk.mech\n"
                "  appell check models/rolling_disk.mech --json\n"
                "  appell check models/rolling_disk.mech --fuel 100000000\n",
    .run = run,
};
