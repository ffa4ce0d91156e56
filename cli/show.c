/* appell show: any scalar, vector or tensor of a model, in any basis. */
#include "common.h"

enum { IN, FORMAT, DERIVATIVES, PARAMETER, CASE };
enum { EXPRESSIONS_MOST = 100 };

static const cli_option OPTIONS[] = {
    [IN] = {"--in", "FRAME", "write vectors and tensors in that frame (usual: where they are shortest)"},
    [FORMAT] = {"--format", "FORMAT", "text (usual) or unicode"},
    [DERIVATIVES] = {"--derivatives", "MARK", "dots (usual) or primes; with --format unicode"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    {NULL, NULL, NULL},
};

typedef struct wanted {
  const char *expression[EXPRESSIONS_MOST];
  int count;
  ap_show_options options;
} wanted;

static int option(const cli_args *args, int which, const char *value, cli_question *q, wanted *w) {
  static const char *const format[] = {"text", "unicode", NULL};
  int choice;
  switch (which) {
  case CLI_OPERAND:
    if (!q->path) return cli_set_model(args, q, value);
    if (w->count == EXPRESSIONS_MOST) return cli_usage(args, NULL, "more than %d expressions", EXPRESSIONS_MOST);
    w->expression[w->count++] = value;
    return AP_OK;
  case IN: w->options.in = value; return AP_OK;
  case FORMAT:
    choice = cli_choice(args, "--format", value, format);
    w->options.format = choice == 1 ? AP_FORMAT_UNICODE : AP_FORMAT_TEXT;
    return choice < 0 ? AP_USAGE : AP_OK;
  case DERIVATIVES: return cli_set_derivatives(args, value, &w->options.derivatives) < 0 ? AP_USAGE : AP_OK;
  case PARAMETER: return cli_set_override(args, q, value);
  case CASE: q->variant = value; return AP_OK;
  default: return cli_leave(args, which);
  }
}

static int run(cli_args *args) {
  cli_question q;
  cli_question_init(&q);
  wanted w = {.count = 0};
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &q, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&q, (ap_status)status, NULL);
  }
  if (q.path && w.count == 0) return cli_close(&q, (ap_status)cli_usage(args, NULL, "what is to be shown?"), NULL);
  const char *answer = NULL;
  ap_status status = cli_open(args, &q);
  for (int i = 0; i < w.count && status == AP_OK; i++) {
    if (answer) status = (ap_status)cli_write(answer);
    if (status == AP_OK) status = ap_show(q.ctx, q.model, w.expression[i], &w.options, &answer);
  }
  return cli_close(&q, status, status == AP_OK ? answer : NULL);
}

const cli_command cli_show = {
    .name = "show",
    .summary = "a scalar, vector or tensor of the model, in any basis",
    .operands = "MODEL EXPRESSION ...",
    .story = "Expressions are those of the language, and gibbs(), kinetic(), potential(), Q(u),\n"
             "partial(P, u), inertia(BODY), inertia(BODY, about P), principal(BODY).",
    .options = OPTIONS,
    .examples = "  appell show models/rolling_disk.mech 'omega(B)' 'alpha(B)' --in E\n"
                "  appell show models/rolling_disk.mech 'velocity(C)' 'partial(C, w1)' 'gibbs()'\n"
                "  appell show models/rolling_disk.mech 'inertia(coin, about P)'\n",
    .run = run,
};
