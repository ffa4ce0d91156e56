/* appell plot: curves of the motion as a vector graphic. */
#include <stdlib.h>
#include <string.h>

#include "common.h"

enum { OUTPUT, WHAT, PATH_XY, PHASE, PANELS, UNTIL, PARAMETER, CASE };
enum { PANELS_MOST = 32, RUNS_MOST = 8 };

static const cli_option OPTIONS[] = {
    [OUTPUT] = {"-o", "FILE", "where to write (usual: stdout)"},
    [WHAT] = {"--what", "E, …", "expressions against time, in one panel; may be repeated"},
    [PATH_XY] = {"--xy", "X,Y", "Y against X; may be repeated"},
    [PHASE] = {"--phase", "E", "the rate of E against E; may be repeated"},
    [PANELS] = {"--panels", NULL, "a panel for each curve"},
    [UNTIL] = {"--until", "T", "the end of the motion (usual: as the model says)"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model, - for none; several are laid over each other"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q[RUNS_MOST]; /* the first has what all share */
  const char *cases[RUNS_MOST];
  int ncases;
  ap_plot_panel panels[PANELS_MOST];
  ap_plot_run others[RUNS_MOST];
  ap_plot_options options;
  const char *path;
} plot_words;

static int add_panel(const cli_args *args, plot_words *w, ap_plot_kind kind, const char *what) {
  if (w->options.npanels == PANELS_MOST) return cli_usage(args, NULL, "at most %d panels", PANELS_MOST);
  w->panels[w->options.npanels++] = (ap_plot_panel){kind, what};
  return AP_OK;
}

static int add_case(const cli_args *args, plot_words *w, const char *name) {
  if (w->ncases == RUNS_MOST) return cli_usage(args, NULL, "at most %d cases", RUNS_MOST);
  w->cases[w->ncases++] = name;
  return AP_OK;
}

static int option(const cli_args *args, int which, const char *value, plot_words *w) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q[0], value);
  case OUTPUT: w->path = value; return AP_OK;
  case WHAT: return add_panel(args, w, AP_PLOT_TIME, value);
  case PATH_XY: return add_panel(args, w, AP_PLOT_PATH, value);
  case PHASE: return add_panel(args, w, AP_PLOT_PHASE, value);
  case PANELS: w->options.separate = 1; return AP_OK;
  case UNTIL: return cli_set_positive(args, "--until", value, &w->options.until);
  case PARAMETER: return cli_set_override(args, &w->q[0], value);
  case CASE: return add_case(args, w, value);
  default: return cli_leave(args, which);
  }
}

/* - is the model without a case, beside others */
static const char *variant_of(const char *word) {
  return word && strcmp(word, "-") == 0 ? NULL : word;
}

static const char *name_of(const char *word) {
  return variant_of(word) ? word : "as it is";
}

/* The model once for every case. The question is asked in the context of the first. */
static ap_status open_all(cli_args *args, plot_words *w, int *opened) {
  w->q[0].variant = variant_of(w->cases[0]);
  ap_status status = cli_open(args, &w->q[0]);
  *opened = 1;
  for (int i = 1; i < w->ncases && status == AP_OK; i++) {
    cli_question_init(&w->q[i]);
    w->q[i].path = w->q[0].path;
    w->q[i].variant = variant_of(w->cases[i]);
    status = cli_open_again(&w->q[0], &w->q[i]);
    *opened = i + 1;
    w->others[i - 1] = (ap_plot_run){w->q[i].model, name_of(w->cases[i])};
  }
  return status;
}

static int run(cli_args *args) {
  plot_words *w = calloc(1, sizeof *w);
  if (!w) return cli_fail(AP_LIMIT, NULL, "out of memory");
  cli_question_init(&w->q[0]);
  const char *value, *answer = NULL;
  int status = AP_OK, which = CLI_END, opened = 0;
  while (status == AP_OK && (which = cli_next(args, &value)) != CLI_END) {
    status = option(args, which, value, w);
    if (which == CLI_HELP) break;
  }
  if (status == AP_OK && which == CLI_END) {
    w->options.panels = w->panels;
    w->options.name = name_of(w->cases[0]);
    status = (int)open_all(args, w, &opened);
    w->options.others = w->others;
    w->options.nothers = w->ncases > 1 ? w->ncases - 1 : 0;
    if (status == AP_OK) status = (int)ap_plot(w->q[0].ctx, w->q[0].model, &w->options, &answer);
  }
  int saved = w->path && answer && *answer ? (int)cli_save(w->path, answer, strlen(answer)) : AP_OK;
  status = cli_close(&w->q[0], (ap_status)status, w->path ? NULL : answer);
  if (saved != AP_OK) status = saved;
  for (int i = 1; i < opened; i++) (void)cli_close(&w->q[i], AP_OK, NULL);
  free(w);
  return status;
}

const cli_command cli_plot = {
    .name = "plot",
    .summary = "curves of the motion as an SVG graphic",
    .operands = "MODEL",
    .story = "Runs the model and draws what its plot lines say, else every coordinate against time; or\n"
             "what is asked for: expressions of the model against time, one against another, or the\n"
             "rate of one against itself. Several cases are laid over each other.",
    .options = OPTIONS,
    .examples = "  appell plot models/rolling_disk.mech -o coin.svg\n"
                "  appell plot models/bead_on_hoop.mech --case - --case slow -o both.svg\n"
                "  appell plot models/rolling_disk.mech --xy x,y --what theta -o coin.svg\n"
                "  appell plot models/pendulum_simple.mech --phase phi -o phase.svg\n"
                "  appell plot models/perp_velocities.mech --panels -o figure1.svg\n",
    .run = run,
};
