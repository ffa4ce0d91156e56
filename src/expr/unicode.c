/* unicode.c: names for the eye: Greek letters, subscripts, dots or primes.

   theta1, theta_1 and theta[1] all become θ₁, and phi and φ the same letter; a
   model that uses two of such names keeps the plain spelling of both, so that
   what is printed names one thing. A dot needs a single letter that has none of
   its own (not i, j); a derivative of any other name has primes. */
#include <ctype.h>
#include <string.h>

#include "expr/graph.h"

static const struct {
  const char *word, *letter;
} GREEK[] = {{"alpha", "α"},   {"beta", "β"},  {"gamma", "γ"},  {"delta", "δ"}, {"epsilon", "ε"}, {"zeta", "ζ"},
             {"eta", "η"},     {"theta", "θ"}, {"iota", "ι"},   {"kappa", "κ"}, {"lambda", "λ"},  {"mu", "μ"},
             {"nu", "ν"},      {"xi", "ξ"},    {"pi", "π"},     {"rho", "ρ"},   {"sigma", "σ"},   {"tau", "τ"},
             {"upsilon", "υ"}, {"phi", "φ"},   {"chi", "χ"},    {"psi", "ψ"},   {"omega", "ω"},   {"Gamma", "Γ"},
             {"Delta", "Δ"},   {"Theta", "Θ"}, {"Lambda", "Λ"}, {"Xi", "Ξ"},    {"Pi", "Π"},      {"Sigma", "Σ"},
             {"Phi", "Φ"},     {"Psi", "Ψ"},   {"Omega", "Ω"}};

/* head, then an index (digits) or a tail (_max), then primes */
typedef struct parts {
  const char *head, *letter; /* letter: of a Greek word, else the head itself */
  const char *tail;          /* digits alone if it is an index, else with its underscore */
  bool index;
  uint32_t primes;
} parts;

static bool all_digits(const char *s, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!isdigit((unsigned char)s[i])) return false;
  return n > 0;
}

static parts take_apart(base_arena *a, const char *name) {
  parts p = {0};
  size_t n = strlen(name), head;
  while (n > 1 && name[n - 1] == '\'') n--, p.primes++;
  const char *under = memchr(name, '_', n), *open = memchr(name, '[', n);
  head = n;
  p.tail = "";
  if (memchr(name, '(', n)) {
    /* phi(0): a name of its own */
  } else if (open && open > name && name[n - 1] == ']' && all_digits(open + 1, (size_t)(name + n - open) - 2)) {
    head = (size_t)(open - name), p.index = true;
    p.tail = base_strdup(a, open + 1, n - head - 2);
  } else if (under && under > name) {
    head = (size_t)(under - name), p.index = all_digits(under + 1, n - head - 1);
    p.tail = base_strdup(a, under + p.index, n - head - p.index);
  } else if (!memchr(name, '.', n)) {
    while (head > 1 && isdigit((unsigned char)name[head - 1])) head--;
    p.index = head < n;
    p.tail = base_strdup(a, name + head, n - head);
  }
  p.head = p.letter = base_strdup(a, name, head);
  for (size_t i = 0; i < sizeof GREEK / sizeof *GREEK; i++)
    if (strcmp(p.head, GREEK[i].word) == 0) p.letter = GREEK[i].letter;
  return p;
}

/* Is there a symbol with another name that would be printed the same? */
static bool shared(const expr_graph *g, base_arena *a, const char *name, const parts *p) {
  const char *heads[2] = {p->letter, p->letter};
  for (size_t i = 0; i < sizeof GREEK / sizeof *GREEK; i++)
    if (strcmp(p->letter, GREEK[i].letter) == 0) heads[1] = GREEK[i].word;
  size_t bare = strlen(name) - p->primes;
  for (int h = 0; h < 2; h++)
    for (int k = 0; k < (p->index ? 3 : 1); k++) {
      const char *other = k == 0   ? base_format(a, "%s%s", heads[h], p->tail)
                          : k == 1 ? base_format(a, "%s_%s", heads[h], p->tail)
                                   : base_format(a, "%s[%s]", heads[h], p->tail);
      bool same = strlen(other) == bare && memcmp(other, name, bare) == 0;
      if (!same && graph_find_symbol(g, other) != EXPR_NONE) return true;
    }
  return false;
}

/* one letter, without a dot of its own */
static bool takes_dots(const char *letter) {
  size_t n = strlen(letter);
  return (n == 1 && *letter != 'i' && *letter != 'j') || (n == 2 && (unsigned char)letter[0] >= 0x80);
}

static void put_digits(base_text *out, const char *digits, const char *const *table) {
  for (; *digits; digits++) base_puts(out, table[*digits - '0']);
}

void graph_put_superscript(base_text *out, const char *digits) {
  static const char *const above[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  put_digits(out, digits, above);
}

static void put_primes(base_text *out, uint32_t n) {
  for (; n >= 2; n -= 2) base_puts(out, "″");
  if (n) base_puts(out, "′");
}

static void put_unicode(const expr_graph *g, base_arena *a, const char *name, base_text *out) {
  static const char *const below[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
  parts p = take_apart(a, name);
  if (shared(g, a, name, &p)) {
    base_puts(out, name);
    return;
  }
  bool dotted = !g->style.primes && p.primes <= 2 && takes_dots(p.letter);
  base_puts(out, p.letter);
  if (dotted && p.primes) base_puts(out, p.primes == 1 ? "\u0307" : "\u0308");
  if (p.index) put_digits(out, p.tail, below);
  else base_puts(out, p.tail);
  if (!dotted) put_primes(out, p.primes);
}

void expr_put_name(const expr_graph *g, const char *name, base_text *out) {
  if (!g->style.unicode) {
    base_puts(out, name);
    return;
  }
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  put_unicode(g, &arena, name, out);
  base_arena_free(&arena);
}

static bool in_word(char c) {
  return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

const char *expr_words(const expr_graph *g, base_arena *arena, const char *text) {
  base_text t;
  base_text_init(&t, arena);
  while (*text) {
    size_t n = 0;
    while (in_word(text[n])) n++;
    bool name = n && !isdigit((unsigned char)*text);
    while (name && text[n] == '\'') n++;
    if (name) expr_put_name(g, base_strdup(arena, text, n), &t);
    else base_putn(&t, text, n ? n : 1);
    text += n ? n : 1;
  }
  return base_text_str(&t);
}

void expr_set_style(expr_graph *g, expr_style style) {
  g->style = style;
}
