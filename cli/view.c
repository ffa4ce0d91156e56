/* appell view: a page to look at. */
#include <string.h>

#include "common.h"

enum { OUTPUT, SCENE, PARAMETER, CASE };

static const cli_option OPTIONS[] = {
    [OUTPUT] = {"-o", "FILE", "where to write (usual: stdout)"},
    [SCENE] = {"--scene", NULL, "the scene and its motion as JSON, for other viewers"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q;
  ap_view_options options;
  const char *path;
} view_words;

static int option(const cli_args *args, int which, const char *value, view_words *w) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q, value);
  case OUTPUT: w->path = value; return AP_OK;
  case SCENE: w->options.form = AP_VIEW_SCENE; return AP_OK;
  case PARAMETER: return cli_set_override(args, &w->q, value);
  case CASE: w->q.variant = value; return AP_OK;
  default: return cli_leave(args, which);
  }
}

static int run(cli_args *args) {
  view_words w = {.path = NULL};
  cli_question_init(&w.q);
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&w.q, (ap_status)status, NULL);
  }
  const char *answer = NULL;
  ap_status status = cli_open(args, &w.q);
  w.options.variant = w.q.variant;
  if (status == AP_OK) status = ap_view(w.q.ctx, w.q.model, &w.options, &answer);
  if (status == AP_OK && w.path) {
    status = cli_save(w.path, answer, strlen(answer));
    answer = NULL;
  }
  return cli_close(&w.q, status, status == AP_OK ? answer : NULL);
}

const cli_command cli_view = {
    .name = "view",
    .summary = "a page with derivation, plots and a 3-D animation",
    .operands = "MODEL",
    .story = "Writes one HTML file that needs nothing else, not even a network.",
    .options = OPTIONS,
    .examples = "  appell view models/rolling_disk.mech -o coin.html\n",
    .run = run,
};
