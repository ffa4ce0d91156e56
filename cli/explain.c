/* appell explain: the story behind a diagnostic, or the list of all. */
#include "common.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const cli_option OPTIONS[] = {{NULL, NULL, NULL}};

/* One line for each code. */
static int list(void) {
  const char *code;
  for (int i = 0; (code = ap_code(i)); i++) {
    char line[256];
    const char *title = ap_code_title(code);
    (void)snprintf(line, sizeof line, "%-6s %s\n", code, title ? title : "");
    ap_status status = cli_write(line);
    if (status != AP_OK) return status;
  }
  return AP_OK;
}

/* The title as a heading, then the explanation in lines of a readable width. */
static int tell(const char *code, const char *story) {
  enum { WIDTH = 80 };
  char text[4096];
  const char *title = ap_code_title(code);
  size_t n = (size_t)snprintf(text, 256, "%s: %.200s\n\n", code, title ? title : ""), column = 0;
  while (*story && n + 4 < sizeof text) {
    size_t word = strcspn(story, " \n"), room = sizeof text - n - 4;
    if (word > room) word = room;
    if (column && column + 1 + word > WIDTH) {
      text[n++] = '\n';
      column = 0;
    } else if (column) {
      text[n++] = ' ';
      column++;
    }
    memcpy(text + n, story, word);
    n += word;
    column += word;
    story += word;
    story += strspn(story, " \n");
  }
  text[n++] = '\n';
  text[n] = 0;
  return cli_write(text);
}

static int unknown(const char *word) {
  const char *codes[1024];
  size_t n = 0;
  for (const char *code; n < 1023 && (code = ap_code((int)n)); n++) codes[n] = code;
  codes[n] = NULL;
  const char *meant = cli_did_you_mean(word, strlen(word), codes);
  char hint[120] = "appell explain lists all codes";
  if (meant && strlen(word) > 2)
    (void)snprintf(hint, sizeof hint, "did you mean %s? appell explain lists all codes", meant);
  return cli_fail(AP_USAGE, hint, "there is no diagnostic '%.100s'", word);
}

static int run(cli_args *args) {
  const char *value, *word = NULL;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    if (which != CLI_OPERAND) return cli_leave(args, which);
    if (word) return cli_usage(args, NULL, "one code at a time");
    word = value;
  }
  if (!word) return list();
  char code[16] = "";
  for (size_t i = 0; i + 1 < sizeof code && word[i]; i++) code[i] = (char)toupper((unsigned char)word[i]);
  const char *story = ap_explain(code);
  if (!story) return unknown(word);
  return tell(code, story);
}

const cli_command cli_explain = {
    .name = "explain",
    .summary = "what a diagnostic such as E204 means",
    .operands = "[CODE]",
    .story = "Tells the story behind the code of an error, a warning or a note; without a code,\n"
             "lists them all.",
    .options = OPTIONS,
    .examples = "  appell explain\n"
                "  appell explain E204\n",
    .run = run,
};
