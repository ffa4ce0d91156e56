/* document.c: a derivation on paper: plain text with lines that fit a page, LaTeX, JSON. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "out/derivation.h"

enum { WIDE = 100 };

typedef struct page_kind {
  bool latex, unicode;
} page_kind;

/* --- right sides --- */

typedef struct unit_term {
  ex unit, c;
} unit_term;

/* component by component, so that the unit vector stands last */
static uint32_t components(derivation *d, ex e, unit_term *out, uint32_t most) {
  space *s = d->sys->s;
  uint32_t n = 0;
  for (uint32_t f = 0; f < s->frames.n; f++)
    for (int k = 0; k < 3; k++) {
      ex unit = out_axis(d->sys, f, k);
      ex c = expr_diff(d->sys->g, e, unit);
      if (c != EXPR_ZERO && n < most) out[n++] = (unit_term){unit, c};
    }
  return n;
}

static ex unsigned_part(expr_graph *g, ex e) {
  ex rest, c = expr_coefficient(g, e, &rest);
  return expr_number_sign(g, c) < 0 ? expr_neg(g, e) : e;
}

static bool is_sum(expr_graph *g, ex e) {
  return expr_op_of(g, e) == EX_ADD || expr_op_of(g, e) == EX_IF;
}

static void set_vector(derivation *d, ex e, base_text *out) {
  expr_graph *g = d->sys->g;
  uint32_t most = 3 * d->sys->s->frames.n + 1;
  unit_term *t = BASE_ARRAY(d->sys->arena, unit_term, most);
  uint32_t n = components(d, e, t, most);
  if (!n) base_puts(out, "0");
  for (uint32_t i = 0; i < n; i++) {
    ex size = unsigned_part(g, t[i].c);
    bool minus = size != t[i].c, sum = is_sum(g, size);
    if (i) base_puts(out, "\1");
    base_puts(out, minus ? (i ? " - " : "-") : (i ? " + " : ""));
    if (size != EXPR_ONE) {
      if (sum) base_puts(out, "\2");
      expr_latex_marked(g, size, 0, NULL, out);
      base_puts(out, sum ? "\3 \\, " : " \\, ");
    }
    expr_latex(g, t[i].unit, out);
  }
}

/* in the style of the graph, whose products and minus signs differ */
static void print_vector(derivation *d, ex e, bool unicode, base_text *out) {
  expr_graph *g = d->sys->g;
  uint32_t most = 3 * d->sys->s->frames.n + 1;
  unit_term *t = BASE_ARRAY(d->sys->arena, unit_term, most);
  uint32_t n = components(d, e, t, most);
  const char *minus = unicode ? "−" : "-", *times = unicode ? "·" : "*";
  if (!n) base_puts(out, "0");
  for (uint32_t i = 0; i < n; i++) {
    ex size = unsigned_part(g, t[i].c);
    const char *sign = size != t[i].c ? minus : "+";
    if (i) base_printf(out, " %s ", sign);
    else if (size != t[i].c) base_puts(out, sign);
    bool sum = is_sum(g, size);
    if (size != EXPR_ONE)
      base_printf(out, sum ? "(%s)%s" : "%s%s", expr_str_by(g, d->sys->arena, size, 0, NULL), times);
    expr_print(g, t[i].unit, out);
  }
}

static const char *side(derivation *d, const step *s, ex e, const page_kind *paper) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  if (s->vector && paper->latex) set_vector(d, e, &t);
  else if (s->vector) print_vector(d, e, paper->unicode, &t);
  else if (paper->latex) expr_latex_marked(d->sys->g, e, s->nfirst, s->first, &t);
  else base_puts(&t, expr_str_by(d->sys->g, d->sys->arena, e, s->nfirst, s->first));
  return base_text_str(&t);
}

/* --- plain text --- */

/* signs beyond ASCII, and names in the style of the graph */
static const char *styled(derivation *d, const char *text, bool unicode) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  for (const char *p = unicode ? expr_words(d->sys->g, d->sys->arena, text) : text; *p; p++)
    if (*p == *STEP_UNEQUAL) base_puts(&t, unicode ? "≠" : "!=");
    else if (*p == *STEP_PARTIAL) base_puts(&t, unicode ? "∂" : "d");
    else if (*p == *STEP_DOT) base_puts(&t, unicode ? "·" : ".");
    else if (*p == *STEP_CROSS) base_puts(&t, unicode ? "×" : "x");
    else base_putn(&t, p, 1);
  return base_text_str(&t);
}

/* brackets of fixed size, so that TeX may break lines between them */
static void set_inline(derivation *d, ex e, base_text *out) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  expr_latex_marked(d->sys->g, e, 0, NULL, &t);
  for (const char *p = base_text_str(&t); *p; p++)
    if (*p == '\2') base_puts(out, "(");
    else if (*p == '\3') base_puts(out, ")");
    else if (*p != '\1') base_putn(out, p, 1);
}

static void put_formula(derivation *d, const char *mark, const page_kind *paper, base_text *out) {
  uint32_t k = (uint32_t)strtoul(mark + 1, NULL, 10);
  if (paper->latex) base_puts(out, "$");
  if (*mark == 'e' && paper->latex) set_inline(d, k, out);
  else if (*mark == 'e') expr_print(d->sys->g, k, out);
  else if (paper->latex) base_puts(out, d->formulas.at[k].latex);
  else base_puts(out, styled(d, d->formulas.at[k].text, paper->unicode));
  if (paper->latex) base_puts(out, "$");
}

static void tex_char(base_text *out, char c) {
  if (c == '\\') base_puts(out, "\\textbackslash{}");
  else if (c == '^' || c == '~') base_printf(out, "\\%c{}", c);
  else if (c == *STEP_UNEQUAL) base_puts(out, "$\\ne$");
  else if (c && strchr("{}$&#%_", c)) base_printf(out, "\\%c", c);
  else base_putn(out, &c, 1);
}

static const char *sentence(derivation *d, const char *text, const page_kind *paper) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  for (const char *p = text; *p; p++) {
    if (*p == '\1') put_formula(d, p + 1, paper, &t), p = strchr(p, '\2');
    else if (paper->latex) tex_char(&t, *p);
    else if (*p == *STEP_UNEQUAL) base_puts(&t, paper->unicode ? "≠" : "!=");
    else base_putn(&t, p, 1);
  }
  return base_text_str(&t);
}

static const char *left_side(derivation *d, const step *s, const page_kind *paper) {
  if (!s->left.text) return side(d, s, s->whole, paper);
  return paper->latex ? s->left.latex : styled(d, s->left.text, paper->unicode);
}

/* that a text takes on the screen */
static size_t columns(const char *s, size_t n) {
  size_t count = 0;
  for (size_t i = 0; i < n && s[i]; i++) {
    bool above = (unsigned char)s[i] == 0xcc && (unsigned char)s[i + 1] < 0xb0; /* a dot that takes no room */
    if (((unsigned char)s[i] & 0xc0) != 0x80 && !above) count++;
  }
  return count;
}

/* words filled into lines */
static void put_filled(const char *text, const char *margin, base_text *out) {
  size_t column = 0;
  for (const char *p = text; *p;) {
    size_t n = strcspn(p, " ");
    size_t wide = columns(p, n);
    if (column && column + 1 + wide > WIDE) base_puts(out, "\n"), column = 0;
    base_puts(out, column ? " " : margin);
    column += column ? 1 : strlen(margin);
    base_putn(out, p, n);
    column += wide;
    p += n;
    while (*p == ' ') p++;
  }
  base_puts(out, "\n");
}

/* where to break: the outermost sum that reaches into the last third of the line */
static bool sign_at(const char *s) {
  static const char *const sign[] = {" + ", " - ", " = ", " − "};
  if (strcmp(s, " = 0") == 0) return false; /* would stand alone */
  for (size_t i = 0; i < sizeof sign / sizeof *sign; i++)
    if (strncmp(s, sign[i], strlen(sign[i])) == 0) return true;
  return false;
}

static size_t break_at(const char *s, size_t room) {
  size_t best = 0;
  int depth = 0, least = 1 << 30;
  for (size_t i = 0, column = 0; s[i] && column < room; i++) {
    column += columns(s + i, 1);
    if (s[i] == '(') depth++;
    if (s[i] == ')') depth--;
    if (column > room / 3 && depth <= least && sign_at(s + i)) best = i, least = depth;
  }
  return best;
}

static void put_broken(const char *head, const char *text, base_text *out) {
  size_t indent = strlen(head);
  base_puts(out, head);
  while (indent + columns(text, strlen(text)) > WIDE) {
    size_t at = break_at(text, WIDE - indent);
    if (!at) break;
    base_putn(out, text, at);
    indent = strlen(head) + 2;
    base_printf(out, "\n%*s", (int)indent, "");
    text += at + 1;
  }
  base_printf(out, "%s\n", text);
}

static void write_text(derivation *d, const page_kind *paper, base_text *out) {
  base_arena *a = d->sys->arena;
  base_printf(out, "%s\n\n", d->sys->m->title);
  uint32_t section = 0;
  for (uint32_t i = 0; i < d->steps.n; i++) {
    const step *s = &d->steps.at[i];
    switch (s->kind) {
    case STEP_SECTION: base_printf(out, "\n%u. %s\n\n", ++section, s->text); break;
    case STEP_SAY: put_filled(sentence(d, s->text, paper), "   ", out); break;
    case STEP_EQUATION: {
      const char *text = base_format(a, "%s = %s", left_side(d, s, paper), side(d, s, s->right, paper));
      put_broken(base_format(a, "  %5s  ", base_format(a, "(%u)", s->number)), text, out);
      if (s->doubt) base_printf(out, "         not proved: %s\n", s->doubt);
      break;
    }
    }
  }
}

/* --- LaTeX --- */

static void tex_words(const char *text, base_text *out) {
  for (; *text; text++) tex_char(out, *text);
}

void out_latex_open(const char *title, base_text *out) {
  base_puts(out, "\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{amsmath}"
                 "\n\\allowdisplaybreaks\n\\emergencystretch=3em\n"
                 "\\title{");
  tex_words(title, out);
  base_puts(out, "}\n\\date{}\n\\begin{document}\n\\maketitle\n");
}

void out_latex_heading(const char *text, base_text *out) {
  char first = (char)toupper((unsigned char)*text);
  base_puts(out, "\n\\noindent ");
  tex_char(out, first);
  tex_words(text + 1, out);
  base_puts(out, ":\n\\begin{align*}\n");
}

void out_latex_close(base_text *out) {
  base_puts(out, "\\end{document}\n");
}

/* of the equations that are aligned with this one */
static double widest_left(derivation *d, uint32_t i) {
  double most = 0;
  while (i && d->steps.at[i - 1].kind == STEP_EQUATION) i--;
  for (; i < d->steps.n && d->steps.at[i].kind == STEP_EQUATION; i++) {
    const char *left = d->steps.at[i].left.text ? d->steps.at[i].left.latex : NULL;
    double width = left ? expr_latex_width(d->sys->arena, left) + 12 : 0;
    if (width > most) most = width;
  }
  return most;
}

static void write_latex(derivation *d, const page_kind *paper, bool whole, base_text *out) {
  if (whole) out_latex_open(d->sys->m->title, out);
  else base_puts(out, "% "), tex_words(d->sys->m->title, out), base_puts(out, "\n");
  bool open = false;
  for (uint32_t i = 0; i < d->steps.n; i++) {
    const step *s = &d->steps.at[i];
    if (open && s->kind != STEP_EQUATION) base_puts(out, "\n\\end{align*}\n"), open = false;
    if (s->kind == STEP_SECTION) base_printf(out, "\n\\section{%s}\n", s->text);
    if (s->kind == STEP_SAY) base_printf(out, "%s\n", sentence(d, s->text, paper));
    if (s->kind != STEP_EQUATION) continue;
    base_puts(out, open ? " \\\\\n" : "\\begin{align*}\n");
    open = true;
    const char *left = left_side(d, s, paper), *right = side(d, s, s->right, paper);
    if (s->left.text) base_printf(out, "%s &= ", left);
    else base_puts(out, "&"), right = base_format(d->sys->arena, "%s = %s", left, right);
    expr_latex_lines(d->sys->arena, right, widest_left(d, i), " \\\\\n&\\quad ", out);
    if (s->doubt) base_printf(out, " \\\\\n&\\text{not proved: %s}", s->doubt);
    base_printf(out, " \\tag{%u}", s->number);
  }
  if (open) base_puts(out, "\n\\end{align*}\n");
  if (whole) out_latex_close(out);
}

/* --- JSON --- */

/* for a page that typesets it: words and formulas in turn, words first */
static void put_pieces(derivation *d, const char *text, base_text *out) {
  page_kind tex = {.latex = true};
  base_text t;
  base_text_init(&t, d->sys->arena);
  base_puts(out, ", \"pieces\": [");
  for (const char *p = text;; p++) {
    bool formula = *p == '\1';
    if (!formula && *p) {
      if (*p == *STEP_UNEQUAL) base_puts(&t, "≠");
      else base_putn(&t, p, 1);
      continue;
    }
    base_put_json(out, base_text_str(&t));
    if (!formula) break;
    base_text_init(&t, d->sys->arena);
    put_formula(d, p + 1, &tex, &t);
    const char *whole = base_text_str(&t); /* between dollars */
    base_puts(out, ", ");
    base_put_json(out, base_strdup(d->sys->arena, whole + 1, strlen(whole) - 2));
    base_puts(out, ", ");
    base_text_init(&t, d->sys->arena);
    p = strchr(p, '\2');
  }
  base_puts(out, "]");
}

static void put_typeset(derivation *d, uint32_t i, base_text *out) {
  page_kind tex = {.latex = true};
  const step *s = &d->steps.at[i];
  const char *left = left_side(d, s, &tex), *right = side(d, s, s->right, &tex);
  base_text t;
  base_text_init(&t, d->sys->arena);
  base_puts(&t, "\\begin{aligned}");
  if (s->left.text) base_printf(&t, "%s &= ", left);
  else base_puts(&t, "&"), right = base_format(d->sys->arena, "%s = %s", left, right);
  expr_latex_lines(d->sys->arena, right, widest_left(d, i), " \\\\ &\\quad ", &t);
  base_puts(&t, "\\end{aligned}");
  base_puts(out, ", \"tex\": ");
  base_put_json(out, base_text_str(&t));
}

static void put_member(const char *key, const char *value, base_text *out) {
  base_printf(out, ", \"%s\": ", key);
  base_put_json(out, value);
}

static void write_json(derivation *d, const page_kind *paper, bool typeset, base_text *out) {
  base_printf(out, "{\"schema\": %d, \"title\": ", OUT_SCHEMA);
  base_put_json(out, d->sys->m->title);
  base_puts(out, ", \"steps\": [");
  static const char *const kind[] = {"section", "text", "equation"};
  for (uint32_t i = 0; i < d->steps.n; i++) {
    const step *s = &d->steps.at[i];
    base_printf(out, "%s{\"kind\": \"%s\"", i ? ", " : "", kind[s->kind]);
    if (s->kind == STEP_EQUATION) {
      base_printf(out, ", \"number\": %u", s->number);
      put_member("left", left_side(d, s, paper), out);
      put_member("right", side(d, s, s->right, paper), out);
      if (typeset) put_typeset(d, i, out);
      base_printf(out, ", \"proved\": %s", s->doubt ? "false" : "true");
    } else {
      put_member("text", sentence(d, s->text, paper), out);
      if (typeset) put_pieces(d, s->text, out);
    }
    base_puts(out, "}");
  }
  base_puts(out, "]}\n");
}

void derivation_write(derivation *d, const out_equations *o, base_text *out) {
  page_kind paper = {o->latex, o->unicode};
  if (o->json) write_json(d, &paper, o->typeset, out);
  else if (o->latex) write_latex(d, &paper, o->standalone, out);
  else write_text(d, &paper, out);
}
