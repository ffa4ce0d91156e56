/* appell: the command. A table of subcommands, and what to do when none fits. */
#include "common.h"

#include <stdio.h>
#include <string.h>

static const cli_command *const COMMANDS[] = {&cli_derive,      &cli_check,  &cli_eval,   &cli_forces,
                                              &cli_constraints, &cli_reduce, &cli_run,    &cli_plot,
                                              &cli_view,        &cli_show,   &cli_export, &cli_explain};
enum { COMMAND_COUNT = sizeof COMMANDS / sizeof *COMMANDS };

static const cli_command *find(const char *name) {
  for (int i = 0; i < COMMAND_COUNT; i++)
    if (strcmp(COMMANDS[i]->name, name) == 0) return COMMANDS[i];
  return NULL;
}

static int help(void) {
  char text[2048];
  int n = snprintf(text, sizeof text,
                   "appell: analytical mechanics from a page of text\n\n"
                   "usage: appell COMMAND [options] ...\n\ncommands:\n");
  for (int i = 0; i < COMMAND_COUNT; i++)
    n += snprintf(text + n, sizeof text - (size_t)n, "  %-12s %s\n", COMMANDS[i]->name, COMMANDS[i]->summary);
  (void)snprintf(text + n, sizeof text - (size_t)n,
                 "\n  appell COMMAND --help   options and examples\n"
                 "  appell --version        the version\n\n"
                 "examples:\n"
                 "  appell derive models/rolling_disk.mech    the equations of motion\n"
                 "  appell check models/rolling_disk.mech     prove that every principle gives the same\n"
                 "  appell eval models/rolling_disk.mech      numbers at the initial state\n\n"
                 "exit: 0 well, 1 refuted, 2 usage, 3 file, 4 text of the model, 5 ill-posed model,\n"
                 "      6 no numbers, 7 limit, 8 output\n");
  return cli_write(text);
}

static int unknown(const char *word) {
  const char *names[COMMAND_COUNT + 1] = {NULL};
  for (int i = 0; i < COMMAND_COUNT; i++) names[i] = COMMANDS[i]->name;
  const char *meant = cli_did_you_mean(word, strlen(word), names);
  size_t n = strlen(word);
  char hint[120] = "appell --help lists the commands";
  if (meant) (void)snprintf(hint, sizeof hint, "did you mean '%s'?", meant);
  else if (n > 5 && strcmp(word + n - 5, ".mech") == 0)
    (void)snprintf(hint, sizeof hint, "say what to do with the model: appell derive %.60s", word);
  return cli_fail(AP_USAGE, hint, "there is no %s '%.200s'", word[0] == '-' ? "option" : "command", word);
}

int main(int argc, char **argv) {
  if (argc < 2) return cli_fail(AP_USAGE, "appell --help lists the commands", "a command is missing");
  const char *word = argv[1];
  if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return help();
  if (strcmp(word, "--version") == 0) return cli_write("appell " APPELL_VERSION "\n");
  if (strcmp(word, "help") == 0) {
    if (argc == 2) return help();
    const cli_command *about = find(argv[2]);
    return about ? cli_help(about) : unknown(argv[2]);
  }
  const cli_command *command = find(word);
  if (!command) return unknown(word);
  cli_args args = {.command = command, .argc = argc, .at = 2, .argv = argv};
  return command->run(&args);
}
