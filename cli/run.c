/* appell run: the motion, sample by sample. */
#define _POSIX_C_SOURCE 200809L

#include "common.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PARAMETER, CASE, STATE, FROM, UNTIL, EVERY, TOL, METHOD, STEP, STRICT, OUTPUT, FORMAT, QUIET };

static const cli_option OPTIONS[] = {
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    [STATE] = {"--state", "FILE", "start at a state as JSON, or - for stdin"},
    [FROM] = {"--from", "T", "the time at the start (usual: as `simulate` says, else 0)"},
    [UNTIL] = {"--until", "T", "the time at the end (usual: as `simulate` says, else 10)"},
    [EVERY] = {"--every", "DT", "the time between samples (usual: a 500th of the whole)"},
    [TOL] = {"--tol", "X", "the tolerance of a step, relative and absolute (usual: 1e-10)"},
    [METHOD] = {"--method", "NAME", "auto (usual), dop853, rk4, gauss, adams, bdf or ida"},
    [STEP] = {"--step", "H", "the step of rk4 and gauss, the longest of the others"},
    [STRICT] = {"--strict", NULL, "exit 6 if the audit finds more than the tolerance lets one expect"},
    [OUTPUT] = {"-o", "FILE", "write to FILE.csv, .npz or .json (usual: CSV to stdout)"},
    [FORMAT] = {"--format", "FORMAT", "csv, json or npz, whatever the file is called"},
    [QUIET] = {"--quiet", NULL, "no report on stderr"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q;
  ap_run_options options;
  const char *path, *state;
  bool format_given, quiet;
} run_words;

static const char *const FORMATS[] = {"csv", "json", "npz", NULL};
static const ap_format FORMAT_OF[] = {AP_FORMAT_CSV, AP_FORMAT_JSON, AP_FORMAT_NPZ};

/* --- options --- */

static int set_number(const cli_args *args, int which, const char *word, double *to) {
  char *end;
  double x = strtod(word, &end);
  if (end == word || *end || !isfinite(x))
    return cli_usage(args, NULL, "%s needs a number, not '%.100s'", OPTIONS[which].name, word);
  *to = x;
  return AP_OK;
}

static int set_positive(const cli_args *args, int which, const char *word, double *to) {
  int status = set_number(args, which, word, to);
  if (status != AP_OK || *to > 0) return status;
  return cli_usage(args, NULL, "%s needs a number above 0, not '%.100s'", OPTIONS[which].name, word);
}

static int set_method(const cli_args *args, const char *word, ap_method *to) {
  static const char *const words[] = {"auto", "dop853", "rk4", "gauss", "adams", "bdf", "ida", NULL};
  int choice = cli_choice(args, "--method", word, words);
  if (choice < 0) return AP_USAGE;
  *to = (ap_method)choice;
  if (ap_has_method(*to)) return AP_OK;
  return cli_usage(args, "adams, bdf and ida belong to SUNDIALS: install libsundials-dev, then build again",
                   "this build does not have the method %s", word);
}

static int option(const cli_args *args, int which, const char *value, run_words *w) {
  ap_run_options *o = &w->options;
  int choice;
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q, value);
  case PARAMETER: return cli_set_override(args, &w->q, value);
  case CASE: w->q.variant = value; return AP_OK;
  case STATE: w->state = value; return AP_OK;
  case FROM: return set_number(args, which, value, &o->from);
  case UNTIL: return set_number(args, which, value, &o->to);
  case EVERY: return set_positive(args, which, value, &o->every);
  case TOL:
    choice = set_positive(args, which, value, &o->tolerance);
    if (choice != AP_OK || o->tolerance >= 1e-15) return choice;
    return cli_usage(args, "steps are computed to about 16 digits; 1e-13 is a good finest choice",
                     "--tol %.100s is finer than the numbers are", value);
  case METHOD: return set_method(args, value, &o->method);
  case STEP: return set_positive(args, which, value, &o->step);
  case STRICT: o->strict = 1; return AP_OK;
  case OUTPUT: w->path = value; return AP_OK;
  case FORMAT:
    choice = cli_choice(args, "--format", value, FORMATS);
    if (choice < 0) return AP_USAGE;
    o->format = FORMAT_OF[choice];
    w->format_given = true;
    return AP_OK;
  case QUIET: w->quiet = true; return AP_OK;
  default: return cli_leave(args, which);
  }
}

/* the file's ending says what it is to be */
static int set_format(const cli_args *args, run_words *w) {
  if (!w->path || w->format_given) return AP_OK;
  const char *dot = strrchr(w->path, '.');
  for (int i = 0; dot && FORMATS[i]; i++)
    if (strcmp(dot + 1, FORMATS[i]) == 0) {
      w->options.format = FORMAT_OF[i];
      return AP_OK;
    }
  return cli_usage(args, "end the name with .csv, .json or .npz, or say --format", "what kind of file is '%.200s'?",
                   w->path);
}

/* --- while it runs --- */

static volatile int interrupted;

static void interrupt(int signal_number) {
  (void)signal_number;
  interrupted = 1;
}

typedef struct {
  struct timespec start;
  double shown; /* when the bar was drawn last */
  bool bar;
} watch;

static double seconds(const watch *w) {
  struct timespec now;
  (void)clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)(now.tv_sec - w->start.tv_sec) + 1e-9 * (double)(now.tv_nsec - w->start.tv_nsec);
}

/* on a terminal, once a second has passed */
static void progress(void *user, double t, double from, double to) {
  watch *w = user;
  double now = seconds(w);
  if (now < 1 || now - w->shown < 0.1) return;
  w->shown = now;
  w->bar = true;
  int done = (int)(40 * (t - from) / (to - from));
  fprintf(stderr, "\r  [%.*s%*s] t = %-12.6g", done, "########################################", 40 - done, "", t);
  (void)fflush(stderr);
}

/* --- the result --- */

static ap_status cannot_write(const char *path, int error) {
  cli_fail(AP_OUTPUT, NULL, "%s: %s", path, strerror(error ? error : EIO));
  return AP_OUTPUT;
}

static ap_status write_out(const ap_run_answer *a) {
  errno = 0;
  if (fwrite(a->data, 1, a->size, stdout) == a->size && fflush(stdout) == 0) return AP_OK;
  return cannot_write("stdout", errno);
}

static ap_status move(run_words *w) {
  watch clock = {.shown = 0};
  (void)clock_gettime(CLOCK_MONOTONIC, &clock.start);
  if (isatty(STDERR_FILENO) == 1 && !w->quiet) {
    w->options.progress = progress;
    w->options.user = &clock;
  }
  ap_run_answer answer;
  ap_status status = ap_run(w->q.ctx, w->q.model, &w->options, &answer);
  if (clock.bar) fprintf(stderr, "\r%70s\r", "");
  if (answer.size && !w->quiet) fprintf(stderr, "%s  %.3f s\n", answer.report, seconds(&clock));
  if (!answer.size) return status;
  ap_status written = w->path ? cli_save(w->path, answer.data, answer.size) : write_out(&answer);
  return written == AP_OK ? status : written;
}

static int run(cli_args *args) {
  run_words w = {.options = ap_run_options_default()};
  cli_question_init(&w.q);
  w.q.limits.cancel = &interrupted;
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&w.q, (ap_status)status, NULL);
  }
  ap_status status = (ap_status)set_format(args, &w);
  struct sigaction action = {.sa_handler = interrupt,
                             .sa_flags = (int)SA_RESETHAND}; /* a second one ends the program */
  (void)sigaction(SIGINT, &action, NULL);
  cli_file state = {NULL, 0};
  if (status == AP_OK && w.state && w.q.path) status = cli_read_state(args, &w.q, w.state, &state);
  w.options.state_json = state.text;
  if (status == AP_OK) status = cli_open(args, &w.q);
  if (status == AP_OK) status = move(&w);
  int class = cli_close(&w.q, status, NULL);
  cli_file_free(&state);
  return class;
}

const cli_command cli_run = {
    .name = "run",
    .summary = "the motion in numbers: CSV, JSON or NPZ, with an audit",
    .operands = "MODEL",
    .story = "Integrates the motion from the model's initial state and writes a row for each sample:\n"
             "time, coordinates, speeds, outputs, multipliers, the forces of constraints and reactions\n"
             "as vectors, energies, power and work. Constraints are solved for at every sample. The\n"
             "report on stderr says how well energy and constraints were kept. A run that cannot go on,\n"
             "or is interrupted, is kept as far as it goes and marked as incomplete.",
    .options = OPTIONS,
    .examples = "  appell run models/rolling_disk.mech -o coin.csv\n"
                "  appell run models/pendulum_double.mech --until 20 --every 0.01 --tol 1e-12 -o chaos.npz\n"
                "  appell run models/pendulum_simple.mech --method gauss --step 0.02 --until 2000 --quiet\n",
    .run = run,
};
