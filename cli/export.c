/* appell export: the equations as a program for elsewhere. */
#include <string.h>

#include "common.h"

enum { TO, OUTPUT, PREFIX, PARAMETER, CASE, NODES };

static const cli_option OPTIONS[] = {
    [TO] = {"--to", "LANGUAGE", "c"},
    [OUTPUT] = {"-o", "FILE", "where to write (usual: stdout)"},
    [PREFIX] = {"--prefix", "NAME", "what every name begins with (usual: model)"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    [NODES] = {"--max-nodes", "N", "give up when more than N expressions have been made"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q;
  ap_export_options options;
  const char *path;
  bool chosen;
} export_words;

/* the rule of ap_export_options.prefix, so that the message can say what is wrong */
static int set_prefix(const cli_args *args, const char *word, export_words *w) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  static const char rest[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  size_t n = strlen(word);
  if (n == 0 || n > 40 || !strchr(letters, word[0]) || strspn(word, rest) != n)
    return cli_usage(args, "letters, digits and _, a letter first, at most 40 of them",
                     "--prefix needs a name of C, not '%.100s'", word);
  w->options.prefix = word;
  return AP_OK;
}

static int option(const cli_args *args, int which, const char *value, export_words *w) {
  static const char *const languages[] = {"c", NULL};
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q, value);
  case TO: w->chosen = true; return cli_choice(args, "--to", value, languages) < 0 ? AP_USAGE : AP_OK;
  case OUTPUT: w->path = value; return AP_OK;
  case PREFIX: return set_prefix(args, value, w);
  case PARAMETER: return cli_set_override(args, &w->q, value);
  case CASE: w->q.variant = value; return AP_OK;
  case NODES: return cli_set_limit(args, "--max-nodes", value, &w->q.limits.max_nodes);
  default: return cli_leave(args, which);
  }
}

static int run(cli_args *args) {
  export_words w = {.options = {.language = AP_TO_C}};
  cli_question_init(&w.q);
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&w.q, (ap_status)status, NULL);
  }
  if (!w.chosen) return cli_close(&w.q, (ap_status)cli_usage(args, "--to c", "say into which language: --to"), NULL);
  const char *answer = NULL;
  ap_status status = cli_open(args, &w.q);
  if (status == AP_OK) status = ap_export(w.q.ctx, w.q.model, &w.options, &answer);
  if (status == AP_OK && w.path) {
    status = cli_save(w.path, answer, strlen(answer));
    answer = NULL;
  }
  return cli_close(&w.q, status, status == AP_OK ? answer : NULL);
}

const cli_command cli_export = {
    .name = "export",
    .summary = "the equations as C, for use elsewhere",
    .operands = "MODEL",
    .story = "Writes C99 that needs nothing but the mathematical library: functions for the rates of\n"
             "coordinates and speeds and for the multipliers, with the equations solved inside, and\n"
             "a comment that says what stands where in the arrays.",
    .options = OPTIONS,
    .examples = "  appell export models/pendulum_double.mech --to c\n"
                "  appell export models/rolling_disk.mech --to c --prefix disk -o disk.c\n",
    .run = run,
};
