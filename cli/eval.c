/* appell eval: numbers at one state. */
#include "common.h"

enum { STATE, JSON, PARAMETER, CASE, NODES };

static const cli_option OPTIONS[] = {
    [STATE] = {"--state", "FILE", "a state as JSON, or - for stdin"},
    [JSON] = {"--json", NULL, "the numbers as JSON, with 17 digits"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    [NODES] = {"--max-nodes", "N", "give up beyond that many expression nodes (usual: no limit)"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q;
  ap_eval_options options;
  const char *state;
} eval_words;

static int option(const cli_args *args, int which, const char *value, eval_words *w) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q, value);
  case STATE: w->state = value; return AP_OK;
  case JSON: w->options.format = AP_FORMAT_JSON; return AP_OK;
  case PARAMETER: return cli_set_override(args, &w->q, value);
  case CASE: w->q.variant = value; return AP_OK;
  case NODES: return cli_set_limit(args, "--max-nodes", value, &w->q.limits.max_nodes);
  default: return cli_leave(args, which);
  }
}

static int run(cli_args *args) {
  eval_words w = {.options = {.format = AP_FORMAT_TEXT}};
  cli_question_init(&w.q);
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&w.q, (ap_status)status, NULL);
  }
  const char *answer = NULL;
  cli_file state = {NULL, 0};
  ap_status status = AP_OK;
  if (w.state && w.q.path) status = cli_read_state(args, &w.q, w.state, &state);
  if (status == AP_OK) status = cli_open(args, &w.q);
  if (status == AP_OK) {
    w.options.state_json = state.text;
    status = ap_eval(w.q.ctx, w.q.model, &w.options, &answer);
  }
  int class = cli_close(&w.q, status, status == AP_OK ? answer : NULL);
  cli_file_free(&state);
  return class;
}

const cli_command cli_eval = {
    .name = "eval",
    .summary = "numbers at one state: speeds, accelerations, energy",
    .operands = "MODEL",
    .story = "Evaluates the model at its initial state, or at the state in FILE, a JSON text like\n"
             "  {\"t\": 0.3, \"params\": {\"m\": 1}, \"q\": {\"phi\": 0.4}, \"u\": {\"phi'\": -0.3}}\n"
             "of which any part may be missing. What is given is held; the rest is solved from the\n"
             "constraints, starting at the model's initial values.",
    .options = OPTIONS,
    .examples = "  appell eval models/rolling_disk.mech\n"
                "  appell eval models/rolling_disk.mech -p m=2 --json\n"
                "  echo '{\"q\": {\"theta\": 1.2}}' | appell eval models/rolling_disk.mech --state - --json\n",
    .run = run,
};
