/* latex.c: expressions for a typeset page (amsmath).

   Quotients are fractions, products are juxtaposed, derivatives are dots, Greek
   names are Greek letters, digits at the end of a name and indices are
   subscripts, the unit vector E.x is a bold e with the frame above. As in
   print.c, an explicit stack stands for recursion. */
#include <ctype.h>
#include <string.h>

#include "expr/graph.h"

/* --- names --- */

static const char *const GREEK[] = {
    "alpha", "beta",  "gamma", "delta",  "epsilon", "zeta", "eta",     "theta", "iota", "kappa", "lambda",
    "mu",    "nu",    "xi",    "rho",    "sigma",   "tau",  "upsilon", "phi",   "chi",  "psi",   "omega",
    "Gamma", "Delta", "Theta", "Lambda", "Xi",      "Pi",   "Sigma",   "Phi",   "Psi",  "Omega", "pi"};

static void put_word(base_text *out, const char *s, size_t n) {
  for (size_t i = 0; i < sizeof GREEK / sizeof *GREEK; i++)
    if (strlen(GREEK[i]) == n && memcmp(GREEK[i], s, n) == 0) {
      base_printf(out, strcmp(GREEK[i], "phi") == 0 ? "\\varphi" : "\\%s", GREEK[i]);
      return;
    }
  if (n == 1) {
    base_putn(out, s, 1);
    return;
  }
  base_puts(out, "\\mathit{");
  for (size_t i = 0; i < n; i++) {
    if (s[i] == '_' || s[i] == '%' || s[i] == '#' || s[i] == '&' || s[i] == '$') base_puts(out, "\\");
    base_putn(out, s + i, 1);
  }
  base_puts(out, "}");
}

/* E.x, A1.y, A[2].z: a bold letter with a hat, the frame's index and the axis below */
static bool put_unit(const char *name, base_text *out) {
  const char *point = strrchr(name, '.');
  if (!point || strchr(name, '_') || !strchr("xyz", point[1]) || point[1] == 0 || point[2] != 0) return false;
  size_t n = (size_t)(point - name), stem = n;
  const char *bracket = memchr(name, '[', n);
  if (bracket) stem = (size_t)(bracket - name);
  else
    while (stem > 1 && isdigit((unsigned char)name[stem - 1])) stem--;
  base_printf(out, "\\hat{\\mathbf{%.*s}}_{", (int)stem, name);
  if (bracket) base_printf(out, "%.*s,", (int)(n - stem - 2), bracket + 1);
  else if (stem < n) base_printf(out, "%.*s,", (int)(n - stem), name + stem);
  base_printf(out, "%s}", point + 1);
  return true;
}

/* theta1, m[2], omega_e.x, phi'': stem, subscript, dots */
void expr_latex_name(const char *name, base_text *out) {
  if (put_unit(name, out)) return;
  size_t n = strlen(name), dots = 0;
  while (n && name[n - 1] == '\'') n--, dots++;
  size_t stem = n;
  const char *sub = NULL;
  size_t nsub = 0;
  const char *bracket = memchr(name, '[', n), *under = memchr(name, '_', n);
  if (bracket) stem = (size_t)(bracket - name), sub = bracket + 1, nsub = n - stem - 2;
  else if (under && under > name) stem = (size_t)(under - name), sub = under + 1, nsub = n - stem - 1;
  else {
    while (stem > 1 && isdigit((unsigned char)name[stem - 1])) stem--;
    sub = name + stem, nsub = n - stem;
  }
  static const char *const accent[] = {"", "\\dot{", "\\ddot{", "\\dddot{"};
  if (dots) base_puts(out, accent[dots > 3 ? 3 : dots]);
  put_word(out, name, stem);
  if (dots) base_puts(out, "}");
  if (nsub) {
    base_puts(out, "_{");
    bool letters = nsub > 1 && !isdigit((unsigned char)sub[0]);
    if (letters) base_puts(out, "\\mathrm{");
    base_putn(out, sub, nsub);
    base_puts(out, letters ? "}}" : "}");
  }
  for (size_t k = 3; k < dots; k++) base_puts(out, "'");
}

/* --- expressions --- */

enum { LOOSE_IF, LOOSE_SUM, LOOSE_PRODUCT, LOOSE_POWER, LOOSE_ATOM };

typedef struct piece {
  const char *text;
  ex e;
  int tight;
} piece;

typedef struct setter {
  expr_graph *g;
  base_arena *arena;
  base_text *out;
  bool marked;     /* for expr_latex_lines */
  uint32_t nfirst; /* terms with these symbols stand first in the outermost sum */
  const ex *first;
  BASE_VEC(piece) stack;
} setter;

static void later(setter *p, ex e, int tight) {
  base_push(p->arena, &p->stack, ((piece){NULL, e, tight}));
}

static void later_text(setter *p, const char *s) {
  base_push(p->arena, &p->stack, ((piece){s, 0, 0}));
}

static int looseness(expr_graph *g, ex e) {
  ex rest, c;
  switch (expr_op_of(g, e)) {
  case EX_NUM: return expr_number_sign(g, e) < 0 ? LOOSE_SUM : LOOSE_ATOM;
  case EX_ADD: return LOOSE_SUM;
  case EX_MUL: c = expr_coefficient(g, e, &rest); return expr_number_sign(g, c) < 0 ? LOOSE_SUM : LOOSE_PRODUCT;
  case EX_POW:
    return graph_is_half(g, expr_kids(g, e)[1]) ? LOOSE_ATOM : graph_is_divisor(g, e) ? LOOSE_PRODUCT : LOOSE_POWER;
  case EX_IF:
  case EX_LT:
  case EX_LE:
  case EX_EQ:
  case EX_AND:
  case EX_OR:
  case EX_NOT: return LOOSE_IF;
  case EX_SIN:
  case EX_COS:
  case EX_SINH:
  case EX_COSH:
  case EX_TANH:
  case EX_EXP:
  case EX_LOG: return LOOSE_POWER;
  default: return LOOSE_ATOM;
  }
}

static void set_number(setter *p, ex e) {
  const rational *r = graph_rational(p->g, e);
  if (rational_is_whole(r)) {
    rational_print(r, p->out);
    return;
  }
  base_text t;
  base_text_init(&t, p->arena);
  rational_print(r, &t);
  const char *s = base_text_str(&t), *bar = strchr(s, '/');
  bool minus = *s == '-';
  base_printf(p->out, "%s\\frac{%.*s}{%s}", minus ? "-" : "", (int)(bar - s) - minus, s + minus, bar + 1);
}

static void set_sum(setter *p, ex e) {
  expr_list terms = {0};
  expr_terms_by(p->g, p->arena, e, p->nfirst, p->first, &terms);
  p->nfirst = 0;
  for (uint32_t i = terms.n; i-- > 0;) {
    ex rest, c = expr_coefficient(p->g, terms.at[i], &rest);
    bool minus = expr_number_sign(p->g, c) < 0;
    later(p, minus ? expr_neg(p->g, terms.at[i]) : terms.at[i], LOOSE_PRODUCT);
    later_text(p, i == 0 ? (minus ? "-" : "") : (minus ? " - " : " + "));
    if (i && p->marked) later_text(p, "\1");
  }
}

static void later_factor(setter *p, const graph_factor *f, int tight) {
  if (!f->call) {
    later(p, expr_pow(p->g, f->base, f->exponent), tight);
    return;
  }
  later(p, f->base, LOOSE_POWER);
  if (f->exponent == EXPR_ONE) {
    later_text(p, base_format(p->arena, "\\%s ", f->call));
    return;
  }
  later_text(p, "} ");
  later(p, f->exponent, LOOSE_IF);
  later_text(p, base_format(p->arena, "\\%s^{", f->call));
}

static void later_factors(setter *p, const graph_factors *f, bool alone) {
  for (uint32_t i = f->n; i-- > 0;) {
    later_factor(p, &f->at[i], alone && f->n == 1 ? LOOSE_IF : LOOSE_PRODUCT);
    if (i) later_text(p, " \\, ");
  }
}

/* Long sums stand beside the fraction, where they may break. */
static void set_beside(setter *p, graph_factors *up) {
  enum { LONG = 8 }; /* operations */
  graph_factors beside = {0}, above = {0};
  for (uint32_t i = 0; i < up->n; i++) {
    const graph_factor *f = &up->at[i];
    bool far = !f->call && f->exponent == EXPR_ONE && expr_op_of(p->g, f->base) == EX_ADD &&
               expr_printed_operations(p->g, f->base) > LONG;
    base_push(p->arena, far ? &beside : &above, *f);
  }
  later_factors(p, &beside, false);
  if (beside.n) later_text(p, " \\, ");
  *up = above;
}

/* a fraction, with its number above and below the line */
static void set_fraction(setter *p, graph_product *x, ex size) {
  base_text t;
  base_text_init(&t, p->arena);
  expr_number_text(p->g, size, &t);
  const char *number = base_text_str(&t), *bar = strchr(number, '/');
  if (!bar) bar = number + strlen(number);
  size_t over = (size_t)(bar - number);
  bool unit = over == 1 && *number == '1';
  set_beside(p, &x->up);
  later_text(p, "}");
  later_factors(p, &x->down, !*bar);
  if (*bar) later_text(p, base_format(p->arena, "%s ", bar + 1));
  later_text(p, "}{");
  if (x->up.n) later_factors(p, &x->up, unit);
  else if (unit) later_text(p, "1");
  if (!unit) later_text(p, base_format(p->arena, "%.*s ", (int)over, number));
  later_text(p, "\\frac{");
}

static uint64_t operations(setter *p, const graph_factors *f) {
  uint64_t n = 0;
  for (uint32_t i = 0; i < f->n; i++) n += expr_printed_operations(p->g, f->at[i].base);
  return n;
}

/* A denominator wider than the page stands behind a stroke, where it may break. */
static void set_stroke(setter *p, graph_product *x) {
  later_text(p, p->marked ? "\3" : "\\right)");
  later_factors(p, &x->down, true);
  later_text(p, p->marked ? "\\Big/\2" : "\\Big/\\left(");
  if (x->up.n) later_factors(p, &x->up, false);
}

static void set_product(setter *p, ex e) {
  expr_graph *g = p->g;
  graph_product x = graph_product_of(g, p->arena, e);
  graph_sort_product(g, p->arena, &x);
  bool minus = expr_number_sign(g, x.coefficient) < 0;
  ex size = minus ? expr_neg(g, x.coefficient) : x.coefficient;
  enum { WIDE = 24 }; /* operations in a denominator */
  if (operations(p, &x.down) > WIDE) {
    set_stroke(p, &x);
    if (size == EXPR_ONE && !x.up.n) later_text(p, "1");
  } else if (x.down.n) {
    set_fraction(p, &x, size);
    size = EXPR_ONE;
  } else {
    later_factors(p, &x.up, false);
  }
  if (size != EXPR_ONE) {
    later_text(p, " ");
    later(p, size, LOOSE_PRODUCT);
  }
  if (minus) later_text(p, "-");
}

static void set_power(setter *p, ex e) {
  ex base = expr_kids(p->g, e)[0], exponent = expr_kids(p->g, e)[1];
  if (graph_is_half(p->g, exponent)) {
    later_text(p, "}");
    later(p, base, LOOSE_IF);
    later_text(p, "\\sqrt{");
    return;
  }
  if (graph_is_divisor(p->g, e)) {
    set_product(p, e);
    return;
  }
  expr_op op = expr_op_of(p->g, base);
  int64_t n;
  if ((op == EX_SIN || op == EX_COS) && expr_is_integer(p->g, exponent, &n) && n > 0) { /* sin² x */
    later(p, expr_kids(p->g, base)[0], LOOSE_POWER);
    later_text(p, base_format(p->arena, "\\%s^{%lld} ", expr_op_text[op], (long long)n));
    return;
  }
  later_text(p, "}");
  later(p, exponent, LOOSE_IF);
  later_text(p, "^{");
  later(p, base, LOOSE_ATOM);
}

static void set_call(setter *p, ex e) {
  expr_op op = expr_op_of(p->g, e);
  uint32_t n = expr_nkids(p->g, e);
  static const char *const known = " sin cos sinh cosh tanh exp log min max ";
  const char *word = base_format(p->arena, " %s ", expr_op_text[op]);
  bool plain = n == 1 && strstr(known, word);
  if (plain) {
    later(p, expr_kids(p->g, e)[0], LOOSE_POWER);
    later_text(p, base_format(p->arena, "\\%s ", expr_op_text[op]));
    return;
  }
  later_text(p, "\\right)");
  for (uint32_t i = n; i-- > 0;) {
    later(p, expr_kids(p->g, e)[i], LOOSE_IF);
    if (i) later_text(p, ", ");
  }
  later_text(p, base_format(p->arena, "\\operatorname{%s}\\left(", expr_op_text[op]));
}

static void set_relation(setter *p, ex e) {
  static const char *const sign[EX_OP_COUNT] = {
      [EX_LT] = " < ", [EX_LE] = " \\le ", [EX_EQ] = " = ", [EX_AND] = " \\land ", [EX_OR] = " \\lor "};
  later(p, expr_kids(p->g, e)[1], LOOSE_SUM);
  later_text(p, sign[expr_op_of(p->g, e)]);
  later(p, expr_kids(p->g, e)[0], LOOSE_SUM);
}

/* dots, or primes behind the name */
static void set_symbol(setter *p, ex e) {
  const char *name = expr_symbol_name(p->g, e);
  size_t n = strlen(name), bare = n;
  while (p->g->style.primes && bare > 1 && name[bare - 1] == '\'') bare--;
  expr_latex_name(base_strdup(p->arena, name, bare), p->out);
  base_puts(p->out, name + bare);
}

static void set_node(setter *p, ex e) {
  switch (expr_op_of(p->g, e)) {
  case EX_NUM: set_number(p, e); break;
  case EX_SYM: set_symbol(p, e); break;
  case EX_PI: base_puts(p->out, "\\pi"); break;
  case EX_ADD: set_sum(p, e); break;
  case EX_MUL: set_product(p, e); break;
  case EX_POW: set_power(p, e); break;
  case EX_LT:
  case EX_LE:
  case EX_EQ:
  case EX_AND:
  case EX_OR: set_relation(p, e); break;
  case EX_IF:
    later_text(p, " & \\text{otherwise}\\end{cases}");
    later(p, expr_kids(p->g, e)[2], LOOSE_IF);
    later_text(p, " \\\\ ");
    later(p, expr_kids(p->g, e)[0], LOOSE_IF);
    later_text(p, " & \\text{if } ");
    later(p, expr_kids(p->g, e)[1], LOOSE_IF);
    later_text(p, "\\begin{cases} ");
    break;
  default: set_call(p, e); break;
  }
}

static void set_all(setter *p, ex e) {
  later(p, e, LOOSE_IF);
  while (p->stack.n) {
    piece q = p->stack.at[--p->stack.n];
    if (q.text) {
      base_puts(p->out, q.text);
    } else if (looseness(p->g, q.e) < q.tight) {
      later_text(p, p->marked ? "\3" : "\\right)");
      later(p, q.e, LOOSE_IF);
      later_text(p, p->marked ? "\2" : "\\left(");
    } else {
      if (expr_op_of(p->g, q.e) != EX_ADD) p->nfirst = 0;
      set_node(p, q.e);
    }
  }
}

void expr_latex(expr_graph *g, ex e, base_text *out) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  setter p = {.g = g, .arena = &arena, .out = out};
  set_all(&p, e);
  base_arena_free(&arena);
}

void expr_latex_marked(expr_graph *g, ex e, uint32_t n, const ex *first, base_text *out) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  setter p = {.g = g, .arena = &arena, .out = out, .marked = true, .nfirst = n, .first = first};
  set_all(&p, e);
  base_arena_free(&arena);
}
