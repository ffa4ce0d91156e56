/* Reading, writing, options and messages for every subcommand. */
#define _POSIX_C_SOURCE 200809L /* isatty, fstat */

#include "common.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_MOST = 64 << 20 }; /* bytes; no page of mechanics is longer */

/* --- messages --- */

static bool use_color(void) {
  const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
  if (no && *no) return false;
  if (term && strcmp(term, "dumb") == 0) return false;
  return isatty(STDERR_FILENO) == 1;
}

/* appell derive: error: …, and a hint under it */
static void say(const char *command, const char *hint, const char *fmt, va_list words) {
  bool color = use_color();
  fprintf(stderr, "appell%s%s: %serror%s: ", *command ? " " : "", command, color ? "\033[31m" : "",
          color ? "\033[0m" : "");
  vfprintf(stderr, fmt, words);
  fputc('\n', stderr);
  if (hint) fprintf(stderr, "  hint: %s\n", hint);
}

int cli_fail(ap_status status, const char *hint, const char *fmt, ...) {
  va_list words;
  va_start(words, fmt);
  say("", hint, fmt, words);
  va_end(words);
  return status;
}

int cli_usage(const cli_args *args, const char *hint, const char *fmt, ...) {
  char usual[80];
  (void)snprintf(usual, sizeof usual, "appell %s --help shows the options and examples", args->command->name);
  va_list words;
  va_start(words, fmt);
  say(args->command->name, hint ? hint : usual, fmt, words);
  va_end(words);
  return AP_USAGE;
}

/* --- did you mean --- */

/* Edits between two words (Levenshtein), one row at a time. */
static size_t distance(const char *a, size_t n, const char *b) {
  enum { LONGEST = 31 };
  size_t row[LONGEST + 1], m = strlen(b);
  if (n > LONGEST || m > LONGEST) return LONGEST;
  for (size_t j = 0; j <= m; j++) row[j] = j;
  for (size_t i = 1; i <= n; i++) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= m; j++) {
      size_t best = diagonal + (a[i - 1] != b[j - 1]);
      if (row[j] + 1 < best) best = row[j] + 1;
      if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
      diagonal = row[j];
      row[j] = best;
    }
  }
  return row[m];
}

const char *cli_did_you_mean(const char *word, size_t n, const char *const *candidates) {
  const char *best = NULL;
  size_t least = n / 3 + 2; /* further apart than that is another word */
  for (; *candidates; candidates++) {
    size_t m = strlen(*candidates), d = distance(word, n, *candidates);
    if (n >= 2 && n < m && strncmp(word, *candidates, n) == 0) d = 1; /* a beginning of it */
    if (d < least && d < m) {
      least = d;
      best = *candidates;
    }
  }
  return best;
}

int cli_choice(const cli_args *args, const char *option, const char *word, const char *const *words) {
  char list[120] = "";
  for (int i = 0; words[i]; i++) {
    if (strcmp(words[i], word) == 0) return i;
    size_t n = strlen(list);
    (void)snprintf(list + n, sizeof list - n, "%s%s", i ? ", " : "", words[i]);
  }
  char hint[200];
  const char *meant = cli_did_you_mean(word, strlen(word), words);
  if (meant) (void)snprintf(hint, sizeof hint, "did you mean '%s'? The choices are %s", meant, list);
  else (void)snprintf(hint, sizeof hint, "the choices are %s", list);
  cli_usage(args, hint, "'%.100s' is not a choice for %s", word, option);
  return -1;
}

/* --- options --- */

static int unknown_option(const cli_args *args, const char *word, size_t n) {
  const char *names[32];
  size_t count = 0;
  names[count++] = "--help";
  for (const cli_option *o = args->command->options; o->name && count < 31; o++) names[count++] = o->name;
  names[count] = NULL;
  const char *meant = cli_did_you_mean(word, n, names);
  char hint[120];
  if (meant) (void)snprintf(hint, sizeof hint, "did you mean '%s'?", meant);
  cli_usage(args, meant ? hint : NULL, "unknown option '%.*s'", (int)(n < 200 ? n : 200), word);
  return CLI_BAD;
}

int cli_next(cli_args *args, const char **value) {
  if (args->at == args->argc) return CLI_END;
  const char *word = args->argv[args->at++];
  if (!args->operands_only && strcmp(word, "--") == 0) {
    args->operands_only = true;
    return cli_next(args, value);
  }
  *value = word;
  if (args->operands_only || word[0] != '-' || word[1] == 0) return CLI_OPERAND;
  if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) return CLI_HELP;

  /* --name=value, --name value, -nvalue, -n value */
  bool is_long = word[1] == '-';
  const char *equals = is_long ? strchr(word, '=') : NULL;
  size_t n = equals ? (size_t)(equals - word) : is_long ? strlen(word) : 2;
  const cli_option *o = args->command->options;
  while (o->name && (strlen(o->name) != n || memcmp(o->name, word, n) != 0)) o++;
  if (!o->name) return unknown_option(args, word, is_long ? n : strlen(word));
  const char *attached = equals ? equals + 1 : is_long || word[2] == 0 ? NULL : word + 2;
  if (!o->value && attached) {
    cli_usage(args, NULL, "%s takes no value", o->name);
    return CLI_BAD;
  }
  if (o->value && !attached) {
    if (args->at == args->argc) {
      cli_usage(args, NULL, "%s needs a value: %s %s", o->name, o->name, o->value);
      return CLI_BAD;
    }
    attached = args->argv[args->at++];
  }
  *value = attached;
  return (int)(o - args->command->options);
}

int cli_leave(const cli_args *args, int what) {
  return what == CLI_HELP ? cli_help(args->command) : AP_USAGE;
}

/* Appends to a text of fixed size; what does not fit is cut. */
CLI_PRINTF(3, 4) static void append(char *text, size_t size, const char *fmt, ...) {
  size_t n = strlen(text);
  va_list words;
  va_start(words, fmt);
  (void)vsnprintf(text + n, size - n, fmt, words);
  va_end(words);
}

int cli_help(const cli_command *command) {
  char text[8192] = "", left[64];
  append(text, sizeof text, "usage: appell %s %s%s\n\n%s\n\noptions:\n", command->name,
         command->options->name ? "[options] " : "", command->operands, command->story);
  for (const cli_option *o = command->options; o->name; o++) {
    (void)snprintf(left, sizeof left, "%s %s", o->name, o->value ? o->value : "");
    append(text, sizeof text, "  %-22s %s\n", left, o->help);
  }
  append(text, sizeof text, "  %-22s %s\n", "--help", "this text");
  append(text, sizeof text, "\nexamples:\n%s", command->examples);
  return cli_write(text);
}

int cli_set_derivatives(const cli_args *args, const char *word, ap_derivatives *to) {
  static const char *const words[] = {"dots", "primes", NULL};
  int choice = cli_choice(args, "--derivatives", word, words);
  *to = choice == 1 ? AP_DERIVATIVES_PRIMES : AP_DERIVATIVES_DOTS;
  return choice;
}

/* --- files --- */

static ap_status cannot_read(const char *path, int error) {
  const char *hint = error == ENOENT ? "a model is a text file such as models/rolling_disk.mech; - reads stdin" : NULL;
  cli_fail(AP_FILE, hint, "%s: %s", path, strerror(error));
  return AP_FILE;
}

/* Everything from a stream; false with errno set, EFBIG if there is too much. */
static bool read_all(FILE *in, cli_file *file) {
  size_t cap = 1 << 16;
  *file = (cli_file){malloc(cap), 0};
  while (file->text) {
    file->size += fread(file->text + file->size, 1, cap - 1 - file->size, in);
    if (ferror(in)) break;
    if (file->size < cap - 1) {
      file->text[file->size] = 0;
      return true;
    }
    if (file->size > FILE_MOST) {
      errno = EFBIG;
      break;
    }
    cap *= 2;
    char *more = realloc(file->text, cap);
    if (!more) break;
    file->text = more;
  }
  int error = errno ? errno : ENOMEM;
  cli_file_free(file);
  errno = error;
  return false;
}

ap_status cli_read(const char *path, cli_file *file) {
  *file = (cli_file){NULL, 0};
  bool is_stdin = strcmp(path, "-") == 0;
  const char *name = is_stdin ? "<stdin>" : path;
  errno = 0;
  FILE *in = is_stdin ? stdin : fopen(path, "rb");
  if (!in) return cannot_read(name, errno);
  struct stat about;
  bool directory = fstat(fileno(in), &about) == 0 && S_ISDIR(about.st_mode);
  bool good = !directory && read_all(in, file);
  int error = directory ? EISDIR : errno;
  if (!is_stdin) (void)fclose(in);
  if (good && file->size <= FILE_MOST) return AP_OK;
  if (good || error == EFBIG) {
    cli_file_free(file);
    cli_fail(AP_FILE, NULL, "%s: larger than %d MB", name, FILE_MOST >> 20);
    return AP_FILE;
  }
  return cannot_read(name, error);
}

void cli_file_free(cli_file *file) {
  free(file->text);
  *file = (cli_file){NULL, 0};
}

ap_status cli_write(const char *text) {
  size_t n = strlen(text);
  errno = 0;
  if (fwrite(text, 1, n, stdout) == n && fflush(stdout) == 0) return AP_OK;
  cli_fail(AP_OUTPUT, NULL, "cannot write the result: %s", strerror(errno ? errno : EIO));
  return AP_OUTPUT;
}

/* --- models --- */

void cli_question_init(cli_question *q) {
  *q = (cli_question){.limits = ap_limits_default()};
}

int cli_set_model(const cli_args *args, cli_question *q, const char *path) {
  if (q->path) return cli_usage(args, NULL, "one model at a time, but there are '%s' and '%s'", q->path, path);
  if (!*path) return cli_usage(args, NULL, "the name of the model is empty");
  q->path = path;
  return AP_OK;
}

int cli_set_limit(const cli_args *args, const char *option, const char *word, uint64_t *limit) {
  char *end;
  errno = 0;
  unsigned long long n = strtoull(word, &end, 10);
  if (word[0] < '0' || word[0] > '9' || *end || errno || n == 0)
    return cli_usage(args, NULL, "%s needs a whole number above 0, not '%.100s'", option, word);
  *limit = n;
  return AP_OK;
}

int cli_set_positive(const cli_args *args, const char *option, const char *word, double *seconds) {
  char *end;
  double x = strtod(word, &end);
  if (end == word || *end || !(x > 0) || !isfinite(x))
    return cli_usage(args, NULL, "%s needs a number above 0, not '%.100s'", option, word);
  *seconds = x;
  return AP_OK;
}

int cli_set_override(const cli_args *args, cli_question *q, const char *assignment) {
  const char *equals = strchr(assignment, '=');
  if (!equals || equals == assignment || !equals[1])
    return cli_usage(args, NULL, "-p needs NAME=VALUE, not '%s'", assignment);
  if (q->count == INT_MAX) return cli_fail(AP_LIMIT, NULL, "too many parameters");
  ap_override *more = realloc(q->overrides, ((size_t)q->count + 1) * sizeof *more);
  size_t n = (size_t)(equals - assignment);
  char *name = more ? malloc(n + 1) : NULL;
  if (more) q->overrides = more;
  if (!name) return cli_fail(AP_LIMIT, NULL, "out of memory");
  memcpy(name, assignment, n);
  name[n] = 0;
  q->overrides[q->count++] = (ap_override){name, equals + 1};
  return AP_OK;
}

/* Everything said about the last text or question; false if nothing was. */
static bool show_diagnostics(const cli_question *q) {
  const char *said = ap_diagnostics(q->ctx, use_color());
  if (said && *said) fputs(said, stderr);
  return said && *said;
}

static const char *class_name(ap_status status) {
  switch (status) {
  case AP_OK: return "well";
  case AP_REFUTED: return "refuted";
  case AP_USAGE: return "this question cannot be asked";
  case AP_FILE: return "a file cannot be read";
  case AP_TEXT: return "the text of the model is wrong";
  case AP_MODEL: return "the model is ill-posed";
  case AP_RUN: return "there are no numbers at this state";
  case AP_LIMIT: return "a limit was reached";
  case AP_OUTPUT: return "the result cannot be written";
  }
  return "unknown failure";
}

/* the text of `from`, with the overrides of `from` and the case of q */
static ap_status parse(const cli_question *from, cli_question *q) {
  q->ctx = ap_context_new(&q->limits);
  if (!q->ctx) {
    cli_fail(AP_LIMIT, NULL, "out of memory");
    return AP_LIMIT;
  }
  ap_model_options options = {from->overrides, from->count, q->variant, from->contact};
  const char *name = strcmp(q->path, "-") == 0 ? "<stdin>" : q->path;
  ap_status status = ap_model_parse(q->ctx, name, from->file.text, from->file.size, &options, &q->model);
  if (!show_diagnostics(q) && status != AP_OK) cli_fail(status, NULL, "%s: %s", name, class_name(status));
  return status;
}

ap_status cli_open_again(const cli_question *first, cli_question *q) {
  return parse(first, q);
}

ap_status cli_open(const cli_args *args, cli_question *q) {
  if (!q->path) {
    cli_usage(args, NULL, "which model?");
    return AP_USAGE;
  }
  ap_status status = cli_read(q->path, &q->file);
  if (status != AP_OK) return status;
  return parse(q, q);
}

ap_status cli_read_state(const cli_args *args, const cli_question *q, const char *path, cli_file *file) {
  if (strcmp(path, "-") == 0 && strcmp(q->path, "-") == 0)
    return (ap_status)cli_usage(args, NULL, "the model and the state cannot both come from stdin");
  ap_status status = cli_read(path, file);
  if (status == AP_OK && strlen(file->text) != file->size) {
    cli_fail(AP_FILE, "a state is a JSON text such as {\"q\": {\"phi\": 0.4}}", "%s: there is a NUL byte in it", path);
    status = AP_FILE;
  }
  return status;
}

int cli_close(cli_question *q, ap_status status, const char *answer) {
  /* a model means that a question was asked; what was said about the text is out already */
  if (q->model) {
    bool said = show_diagnostics(q), empty = !answer || !*answer;
    if (!said && empty && status != AP_OK) cli_fail(status, NULL, "%s: %s", q->path, class_name(status));
    ap_status written = empty ? AP_OK : cli_write(answer);
    if (written != AP_OK) status = written;
  }
  ap_model_free(q->model);
  ap_context_free(q->ctx);
  cli_file_free(&q->file);
  for (int i = 0; i < q->count; i++) free((void *)(uintptr_t)q->overrides[i].name);
  free(q->overrides);
  return status;
}

/* --- questions without options of their own --- */

enum { ASK_JSON, ASK_PARAMETER, ASK_CASE };

const cli_option CLI_ASK_OPTIONS[] = {
    [ASK_JSON] = {"--json", NULL, "the answer as JSON"},
    [ASK_PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [ASK_CASE] = {"--case", "NAME", "a `case` of the model"},
    {NULL, NULL, NULL},
};

static int ask_option(const cli_args *args, int which, const char *value, cli_question *q, ap_format *format) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, q, value);
  case ASK_JSON: *format = AP_FORMAT_JSON; return AP_OK;
  case ASK_PARAMETER: return cli_set_override(args, q, value);
  case ASK_CASE: q->variant = value; return AP_OK;
  default: return cli_leave(args, which);
  }
}

int cli_ask(cli_args *args, ap_status (*ask)(ap_context *, const ap_model *, ap_format, const char **)) {
  cli_question q;
  cli_question_init(&q);
  ap_format format = AP_FORMAT_TEXT;
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = ask_option(args, which, value, &q, &format);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&q, (ap_status)status, NULL);
  }
  const char *answer = NULL;
  ap_status status = cli_open(args, &q);
  if (status == AP_OK) status = ask(q.ctx, q.model, format, &answer);
  return cli_close(&q, status, answer);
}
