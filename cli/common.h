/* common: what the subcommands share.

   A command is a row of the table in main.c: a name, its options, examples and
   a function that returns an exit class (ap_status). Data go to stdout through
   cli_write, which notices a full disk; everything said to the person goes to
   stderr. The command line knows the library by appell.h alone. */
#ifndef APPELL_CLI_COMMON_H
#define APPELL_CLI_COMMON_H

#include "appell.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define CLI_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define CLI_PRINTF(fmt, args)
#endif

typedef struct cli_option {
  const char *name;  /* "--form", "-p" */
  const char *value; /* what follows it, or NULL for a switch */
  const char *help;
} cli_option;

typedef struct cli_args cli_args;

typedef struct cli_command {
  const char *name, *summary;
  const char *operands;      /* "MODEL" */
  const char *story;         /* a paragraph for --help */
  const cli_option *options; /* ends with a row without name */
  const char *examples;      /* lines for --help */
  int (*run)(cli_args *args);
} cli_command;

/* --- the words after the command, one at a time --- */
struct cli_args {
  const cli_command *command;
  int argc, at;
  char **argv;
  bool operands_only; /* after -- */
};

enum { CLI_END = -1, CLI_OPERAND = -2, CLI_BAD = -3, CLI_HELP = -4 };

/* The number of the option's row, or one of the above. *value: the option's value or the operand. */
int cli_next(cli_args *args, const char **value);
int cli_help(const cli_command *command);
/* --help or a mistake: the exit class for a negative answer of cli_next that ends the command */
int cli_leave(const cli_args *args, int what);

/* One line to stderr, a hint under it (or NULL), and the class as the result. */
int cli_fail(ap_status status, const char *hint, const char *fmt, ...) CLI_PRINTF(3, 4);
/* The same for a mistake in using a command; without a hint, its --help is mentioned. */
int cli_usage(const cli_args *args, const char *hint, const char *fmt, ...) CLI_PRINTF(3, 4);
/* The candidate that `word` was probably meant to be, or NULL. */
const char *cli_did_you_mean(const char *word, size_t n, const char *const *candidates);
/* One word of a list ("text", "json"); its number, or -1 after saying so. */
int cli_choice(const cli_args *args, const char *option, const char *word, const char *const *words);
/* dots or primes; negative after saying that it is neither */
int cli_set_derivatives(const cli_args *args, const char *word, ap_derivatives *to);

/* --- files --- */
typedef struct cli_file {
  char *text; /* a NUL follows */
  size_t size;
} cli_file;

/* Reads a file, or stdin for "-". AP_OK, or AP_FILE after saying why. */
ap_status cli_read(const char *path, cli_file *file);
void cli_file_free(cli_file *file);
/* AP_OK, or AP_OUTPUT after saying why. */
ap_status cli_write(const char *text);

/* save.c: into a file, whole or not at all; or to stdout if path is NULL */
ap_status cli_save(const char *path, const void *data, size_t size);
ap_status cli_save_or_write(const char *path, const char *text);

/* --- models --- */
/* A question without options of its own: --json, -p, --case. */
extern const cli_option CLI_ASK_OPTIONS[];
int cli_ask(cli_args *args, ap_status (*ask)(ap_context *, const ap_model *, ap_format, const char **));

typedef struct cli_question {
  const char *path;
  ap_override *overrides;
  int count;
  const char *variant;
  int contact; /* servo-constraints by contact */
  ap_limits limits;
  /* while the question is open */
  ap_context *ctx;
  const ap_model *model;
  cli_file file;
} cli_question;

void cli_question_init(cli_question *q);
int cli_set_model(const cli_args *args, cli_question *q, const char *path); /* AP_OK or AP_USAGE */
/* A whole number above 0 for a limit. */
int cli_set_limit(const cli_args *args, const char *option, const char *word, uint64_t *limit);
/* A finite number above 0. */
int cli_set_positive(const cli_args *args, const char *option, const char *word, double *seconds);
int cli_set_override(const cli_args *args, cli_question *q, const char *assignment);
/* Reads and parses the model; anything but AP_OK has been explained. */
ap_status cli_open(const cli_args *args, cli_question *q);
/* A state as JSON from a file, or from stdin if the model does not come from there. */
ap_status cli_read_state(const cli_args *args, const cli_question *q, const char *path, cli_file *file);
/* The same text, already read, with this question's case. */
ap_status cli_open_again(const cli_question *first, cli_question *q);
/* Prints the diagnostics, then the answer if there is one; frees everything; returns the exit class. */
int cli_close(cli_question *q, ap_status status, const char *answer);

extern const cli_command cli_derive, cli_check, cli_eval, cli_show, cli_explain, cli_forces, cli_constraints,
    cli_reduce, cli_run, cli_plot, cli_view, cli_export;

#endif
