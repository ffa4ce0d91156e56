/* latex_lines.c: formulas as lines that fit the page of an article.

   The marks of expr_latex_marked say where a line may break (\1, before the sign
   of a sum) and where brackets are (\2, \3). Widths are estimated in points from
   the markup. A line breaks at the outermost sum that fills it well enough, rather
   early than within a short bracket; brackets that a break divides get a fixed
   size, others grow with what is in them. Nothing breaks inside braces: fractions,
   roots, indices. */
#include <ctype.h>
#include <string.h>

#include "expr/expr.h"

static const double PAGE = 305; /* points, room for the number left */

typedef struct token {
  const char *at;
  size_t n;
  double width;
  int depth;     /* brackets around it */
  bool may, now; /* a place to break; one that is used */
  bool divided;  /* a bracket with a break between it and its partner */
  uint32_t partner;
} token;
typedef BASE_VEC(token) token_list;

typedef struct group {
  double width, upper; /* upper: of a numerator, until its denominator is known */
  double scale;
  bool top, bottom;
} group;

static double word_width(const char *s, size_t n) {
  static const struct {
    const char *name;
    double width;
  } known[] = {{"\\sin", 15},  {"\\cos", 17},  {"\\tan", 17},  {"\\cot", 17},    {"\\sec", 17}, {"\\csc", 17},
               {"\\sinh", 21}, {"\\cosh", 23}, {"\\tanh", 23}, {"\\exp", 18},    {"\\log", 16}, {"\\,", 1.7},
               {"\\cdot", 8},  {"\\quad", 10}, {"\\sqrt", 9},  {"\\partial", 6}, {"\\frac", 3}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strlen(known[i].name) == n && memcmp(known[i].name, s, n) == 0) return known[i].width;
  static const char *const none =
      " \\dot \\ddot \\dddot \\hat \\mathbf \\mathit \\mathrm \\boldsymbol \\operatorname \\text ";
  for (const char *p = none; (p = strchr(p, '\\')); p++)
    if (strncmp(p, s, n) == 0 && p[n] == ' ') return 0;
  return 6.2;
}

/* the length of the markup of one sign, and its width; a braced group counts as one */
static size_t sign_at(const char *s, double *width) {
  size_t n = 1;
  if (*s == '\\') {
    while (isalpha((unsigned char)s[n])) n++;
    if (n == 1) n = 2;
    *width = word_width(s, n);
    return n;
  }
  *width = isdigit((unsigned char)*s) ? 5 : *s == ' ' || *s == '&' ? 0 : strchr("+-=<", *s) ? 12.5 : 5.9;
  return n;
}

/* everything up to the brace that closes this one */
static size_t braced(const char *s, double *width) {
  enum { DEEP = 64 };
  group g[DEEP] = {{.scale = 1}};
  uint32_t depth = 0;
  size_t i = 0;
  bool fraction = false, small = false, below = false;
  double upper = 0;
  do {
    if (s[i] == '{') {
      if (depth + 1 < DEEP) {
        bool top = fraction, bottom = below;
        depth++;
        g[depth] = (group){.scale = small ? 0.7 : 1, .top = top, .bottom = bottom, .upper = bottom ? upper : 0};
      }
      fraction = small = below = false;
      i++;
    } else if (s[i] == '}') {
      group *x = &g[depth];
      double w = x->width * x->scale;
      if (depth) depth--;
      if (x->top) upper = w, below = true;
      else g[depth].width += x->bottom && x->upper > w ? x->upper : w;
      i++;
    } else {
      double w;
      fraction = strncmp(s + i, "\\frac", 5) == 0;
      small = s[i] == '_' || s[i] == '^';
      size_t n =
          s[i] == '\1' || s[i] == '\2' || s[i] == '\3' ? (w = s[i] == '\1' ? 0 : 4.5, (size_t)1) : sign_at(s + i, &w);
      g[depth].width += small ? 0 : w;
      i += n;
    }
  } while (s[i] && (depth || s[i] == '{' || (s[i] == '_' || s[i] == '^')));
  *width = g[0].width;
  return i;
}

static void tokens(base_arena *a, const char *s, token_list *out) {
  BASE_VEC(uint32_t) open = {0};
  while (*s) {
    token t = {.at = s, .n = 1, .depth = (int)open.n};
    if (*s == '\1') {
      t.may = true;
    } else if (*s == '\2' || *s == '\3') {
      t.width = 4.5;
      if (*s == '\3' && open.n) {
        t.partner = open.at[--open.n];
        t.depth--;
        out->at[t.partner].partner = out->n;
      } else if (*s == '\2') {
        base_push(a, &open, out->n);
      }
    } else if (strncmp(s, "\\frac{", 6) == 0 || *s == '{' || *s == '_' || *s == '^') {
      t.n = braced(s, &t.width);
    } else {
      t.n = sign_at(s, &t.width);
      if (*s == '=' && t.n == 1) t.may = false;
    }
    base_push(a, out, t);
    s += t.n;
  }
}

/* would a break at `at` divide a bracket that has room on half a line? */
static bool divides_short(const token_list *t, uint32_t at, double room) {
  uint32_t k = at;
  double width = 0;
  while (k > 0 && !(*t->at[k].at == '\2' && t->at[k].partner > at)) k--;
  if (*t->at[k].at != '\2') return false;
  for (uint32_t i = k; i < t->at[k].partner; i++) width += t->at[i].width;
  return width < 0.5 * room;
}

/* from `start`, the place that ends the line, or 0 if the rest fits */
static uint32_t line_end(const token_list *t, uint32_t start, double room) {
  double used = 0;
  uint32_t best = 0, early = 0;
  int least = 1 << 30, least_early = 1 << 30;
  for (uint32_t i = start; i < t->n; i++) {
    const token *x = &t->at[i];
    if (x->may && i > start && used > 0.4 * room && x->depth <= least) best = i, least = x->depth;
    if (x->may && i > start && used > 0.15 * room && x->depth <= least_early) early = i, least_early = x->depth;
    used += x->width;
    if (used <= room) continue;
    if (early && (!best || (least_early < least && divides_short(t, best, room)))) best = early;
    for (uint32_t k = i + 1; !best && k < t->n; k++) /* nothing before: then the next */
      if (t->at[k].may) best = k;
    return best;
  }
  return 0;
}

static void divide(token_list *t, uint32_t at) {
  t->at[at].now = true;
  for (uint32_t i = 0; i < at; i++)
    if (*t->at[i].at == '\2' && t->at[i].partner > at) t->at[i].divided = t->at[t->at[i].partner].divided = true;
}

double expr_latex_width(base_arena *arena, const char *marked) {
  token_list t = {0};
  double width = 0;
  tokens(arena, marked, &t);
  for (uint32_t i = 0; i < t.n; i++) width += t.at[i].width;
  return width;
}

void expr_latex_lines(base_arena *arena, const char *marked, double beside, const char *newline, base_text *out) {
  double room = PAGE - beside > 100 ? PAGE - beside : 100;
  token_list t = {0};
  tokens(arena, marked, &t);
  for (uint32_t at = 0, first = 1; (at = line_end(&t, at, first ? room : room - 12)) != 0; first = 0) divide(&t, at);
  for (uint32_t i = 0; i < t.n; i++) {
    const token *x = &t.at[i];
    if (x->now) base_puts(out, newline);
    else if (*x->at == '\2') base_puts(out, x->divided ? "\\bigl(" : "\\left(");
    else if (*x->at == '\3') base_puts(out, x->divided ? "\\bigr)" : "\\right)");
    else if (*x->at != '\1')
      for (size_t k = 0; k < x->n; k++) { /* marks inside braces */
        char c = x->at[k];
        if (c == '\2') base_puts(out, "\\left(");
        else if (c == '\3') base_puts(out, "\\right)");
        else if (c != '\1') base_putn(out, &c, 1);
      }
  }
}
