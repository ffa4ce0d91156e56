/* appell derive: the equations of motion by one of six principles. */
#include "common.h"

enum {
  BY,
  FORM,
  MULTIPLIERS,
  UNITS,
  STEPS,
  PLAIN,
  FORMAT,
  STANDALONE,
  DERIVATIVES,
  JSON,
  PARAMETER,
  CASE,
  CONTACT,
  NODES
};

static const cli_option OPTIONS[] = {
    [BY] = {"--by", "PRINCIPLE", "gibbs-appell (usual), kane, jourdain, lagrange, gauss or newton (body by body)"},
    [FORM] = {"--form", "FORM", "implicit (usual: M u' + c = 0), solved (u' = ...) or coordinates (in q', q'')"},
    [MULTIPLIERS] = {"--multipliers", NULL, "constraints in evidence: the equations with their multipliers"},
    [UNITS] = {"--units", "m=1,a=1", "set constants to one by a choice of units, and say how to restore them"},
    [STEPS] = {"--steps", NULL, "the whole derivation, numbered, from coordinates to equations"},
    [PLAIN] = {"--plain", NULL, "as derived, not simplified; beyond 12 degrees of freedom this is the usual"},
    [FORMAT] = {"--format", "FORMAT", "text (usual), unicode, json, or latex (equations for amsmath)"},
    [STANDALONE] = {"--standalone", NULL, "with --format latex: a document that compiles as it is"},
    [DERIVATIVES] = {"--derivatives", "MARK", "dots (usual) or primes; with --format unicode or latex"},
    [JSON] = {"--json", NULL, "the same as --format json"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    [CONTACT] = {"--contact", NULL, "servo-constraints kept by contact instead, for comparison"},
    [NODES] = {"--max-nodes", "N", "give up beyond that many expression nodes (usual: no limit)"},
    {NULL, NULL, NULL},
};

static int option(const cli_args *args, int which, const char *value, cli_question *q, ap_derive_options *o) {
  /* in the order of the enumerations of appell.h */
  static const char *const by[] = {"gibbs-appell", "kane", "jourdain", "lagrange", "gauss", "newton", NULL};
  static const char *const form[] = {"implicit", "solved", "coordinates", NULL};
  static const char *const format[] = {"text", "json", "latex", "unicode", NULL};
  int choice = 0;
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, q, value);
  case BY:
    choice = cli_choice(args, "--by", value, by);
    o->principle = (ap_principle)choice;
    break;
  case FORM:
    choice = cli_choice(args, "--form", value, form);
    o->form = (ap_form)choice;
    break;
  case FORMAT:
    choice = cli_choice(args, "--format", value, format);
    o->format = (ap_format)choice;
    break;
  case DERIVATIVES: choice = cli_set_derivatives(args, value, &o->derivatives); break;
  case UNITS: o->units = value; break;
  case STEPS: o->steps = 1; break;
  case STANDALONE: o->standalone = 1; break;
  case PLAIN: o->plain = 1; break;
  case MULTIPLIERS: o->multipliers = 1; break;
  case JSON: o->format = AP_FORMAT_JSON; break;
  case PARAMETER: return cli_set_override(args, q, value);
  case CASE: q->variant = value; break;
  case CONTACT: q->contact = 1; break;
  case NODES: return cli_set_limit(args, "--max-nodes", value, &q->limits.max_nodes);
  default: return cli_leave(args, which);
  }
  return choice < 0 ? AP_USAGE : AP_OK;
}

/* options that do not go together, or NULL */
static const char *contradiction(const ap_derive_options *o) {
  if (o->standalone && o->format != AP_FORMAT_LATEX) return "--standalone goes with --format latex";
  bool own_form = o->principle == AP_BY_GAUSS || o->principle == AP_BY_NEWTON;
  if (own_form && (o->steps || o->multipliers || o->form != AP_FORM_IMPLICIT))
    return "--by gauss and --by newton have a form of their own, with multipliers in it";
  if (!o->steps) return NULL;
  if (o->units) return "--units goes with equations, not with --steps";
  if (o->form != AP_FORM_IMPLICIT)
    return "--form goes with equations, not with --steps, which ends with the implicit form";
  if (o->multipliers)
    return "--multipliers goes with equations, not with --steps; --steps --by lagrange has multipliers";
  return NULL;
}

static int run(cli_args *args) {
  cli_question q;
  cli_question_init(&q);
  ap_derive_options options = ap_derive_options_default();
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &q, &options);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&q, (ap_status)status, NULL);
  }
  const char *mistake = contradiction(&options);
  if (mistake) return cli_close(&q, (ap_status)cli_usage(args, NULL, mistake), NULL);
  const char *answer = NULL;
  ap_status status = cli_open(args, &q);
  if (status == AP_OK) status = ap_derive(q.ctx, q.model, &options, &answer);
  return cli_close(&q, status, status == AP_OK ? answer : NULL); /* half a derivation is none */
}

const cli_command cli_derive = {
    .name = "derive",
    .summary = "the equations of motion",
    .operands = "MODEL",
    .story = "Reads a model (a .mech file, or - for stdin) and prints its equations of motion\n"
             "in the speeds that the model names.",
    .options = OPTIONS,
    .examples = "  appell derive models/rolling_disk.mech\n"
                "  appell derive models/rolling_disk.mech --by kane --form solved\n"
                "  appell derive models/rolling_disk.mech --form coordinates --format unicode\n"
                "  appell derive - --format json < models/rolling_disk.mech\n",
    .run = run,
};
