/* print.c: plain text that the language reads back, and the same in Unicode.

   An explicit stack of pieces instead of recursion, so that depth does not
   matter. Quotients are gathered: m*g/l, not m*g*l^-1 (view.c). The two styles
   differ in a table of signs, in names (unicode.c) and in whole powers: x² and
   sin²(x). In Unicode a number stands directly before its factor, 2m·g; every
   function keeps its brackets, so that cos(φ)/a is no cosine of a quotient. */
#include "expr/graph.h"

#include <string.h>

enum { LOOSE_IF, LOOSE_OR, LOOSE_AND, LOOSE_COMPARE, LOOSE_SUM, LOOSE_PRODUCT, LOOSE_POWER, LOOSE_ATOM };

typedef struct signs {
  const char *times, *minus, *between_minus, *root, *less_equal, *equal, *pi;
} signs;

static const signs PLAIN = {"*", "-", " - ", "sqrt", "<=", "==", "pi"};
static const signs UNICODE = {"·", "−", " − ", "√", "≤", "=", "π"};

typedef struct piece {
  const char *text; /* a word to print, or NULL: an expression */
  ex e;
  int tight; /* parenthesise anything looser than this */
} piece;

typedef struct printer {
  expr_graph *g;
  const signs *signs;
  base_arena *arena;
  base_text *out;
  uint64_t left;   /* pieces that may still be written */
  uint32_t nfirst; /* terms with these symbols stand first in the outermost sum */
  const ex *first;
  BASE_VEC(piece) stack;
} printer;

/* A shared part is written wherever it occurs, so a small graph can be an endless text. */
static void spend(printer *p) {
  base_poll(p->g->ctx);
  if (p->left-- == 0) base_fail(p->g->ctx, BASE_LIMIT, "an expression is too long to be written out");
}

static void later(printer *p, ex e, int tight) {
  spend(p);
  base_push(p->arena, &p->stack, ((piece){NULL, e, tight}));
}

static void later_text(printer *p, const char *s) {
  spend(p);
  base_push(p->arena, &p->stack, ((piece){s, 0, 0}));
}

static int looseness(const expr_graph *g, ex e) {
  switch (g->nodes[e].op) {
  case EX_NUM: {
    const rational *r = graph_rational(g, e);
    return rational_sign(r) < 0 ? LOOSE_SUM : rational_is_whole(r) ? LOOSE_ATOM : LOOSE_PRODUCT;
  }
  case EX_ADD: return LOOSE_SUM;
  case EX_MUL: {
    ex c = g->pool[g->nodes[e].first];
    return expr_is_number(g, c) && expr_number_sign(g, c) < 0 ? LOOSE_SUM : LOOSE_PRODUCT;
  }
  case EX_POW: {
    const ex *k = g->pool + g->nodes[e].first;
    if (graph_is_half(g, k[1])) return LOOSE_ATOM; /* sqrt(…) */
    if (graph_is_divisor(g, e)) return LOOSE_PRODUCT;
    return LOOSE_POWER;
  }
  case EX_IF: return LOOSE_IF;
  case EX_OR: return LOOSE_OR;
  case EX_AND: return LOOSE_AND;
  case EX_LT:
  case EX_LE:
  case EX_EQ: return LOOSE_COMPARE;
  default: return LOOSE_ATOM;
  }
}

/* The pieces of a node are pushed in reverse, the last one first. */

static void print_sum(printer *p, ex e) {
  expr_graph *g = p->g;
  expr_list terms = {0};
  expr_terms_by(g, p->arena, e, p->nfirst, p->first, &terms);
  p->nfirst = 0;
  for (uint32_t i = terms.n; i-- > 0;) {
    ex rest, t = terms.at[i], c = expr_coefficient(g, t, &rest);
    bool minus = expr_number_sign(g, c) < 0;
    later(p, minus ? expr_neg(g, t) : t, LOOSE_PRODUCT);
    later_text(p, i == 0 ? (minus ? p->signs->minus : "") : (minus ? p->signs->between_minus : " + "));
  }
}

/* the whole exponent of a power as a superscript; NULL if it is not to be one */
static const char *superscript(printer *p, ex exponent) {
  int64_t n;
  if (p->signs != &UNICODE || !expr_is_integer(p->g, exponent, &n) || n < 2) return NULL;
  base_text t;
  base_text_init(&t, p->arena);
  graph_put_superscript(&t, base_format(p->arena, "%lld", (long long)n));
  return base_text_str(&t);
}

/* call(base)^exponent */
static void print_call_power(printer *p, const char *call, ex base, ex exponent) {
  const char *above = superscript(p, exponent);
  if (exponent != EXPR_ONE && !above) {
    later(p, exponent, LOOSE_ATOM);
    later_text(p, "^");
  }
  later_text(p, ")");
  later(p, base, LOOSE_IF);
  later_text(p, "(");
  if (above) later_text(p, above);
  later_text(p, call);
}

static void print_factor(printer *p, const graph_factor *f) {
  if (f->call) print_call_power(p, f->call, f->base, f->exponent);
  else later(p, expr_pow(p->g, f->base, f->exponent), LOOSE_POWER);
}

/* 2m, 2sin(x), 2(a + b), but 2·3^n */
static bool needs_times(const printer *p, const graph_factor *f) {
  if (p->signs != &UNICODE) return true;
  if (f->call || graph_is_half(p->g, f->exponent)) return false;
  bool power = expr_op_of(p->g, f->base) == EX_POW;
  return expr_is_number(p->g, power ? expr_kids(p->g, f->base)[0] : f->base);
}

/* with a number in front */
static void print_factors(printer *p, const graph_factors *f, ex number) {
  for (uint32_t i = f->n; i-- > 0;) {
    print_factor(p, &f->at[i]);
    if (i || (number != EXPR_ONE && needs_times(p, &f->at[i]))) later_text(p, p->signs->times);
  }
  if (number != EXPR_ONE || f->n == 0) later(p, number, LOOSE_POWER);
}

/* |numerator| or denominator of a number */
static ex number_part(printer *p, ex c, bool bottom) {
  mpq_t q;
  mpq_init(q);
  rational_to_mpq(graph_rational(p->g, c), q);
  if (bottom) mpz_swap(mpq_numref(q), mpq_denref(q));
  mpz_set_ui(mpq_denref(q), 1);
  mpz_abs(mpq_numref(q), mpq_numref(q));
  rational part = rational_from_mpq(q);
  mpq_clear(q);
  return graph_number(p->g, part);
}

static void print_product(printer *p, ex e) {
  graph_product x = graph_product_of(p->g, p->arena, e);
  graph_sort_product(p->g, p->arena, &x);
  ex top = number_part(p, x.coefficient, false), bottom = number_part(p, x.coefficient, true);
  uint32_t below = x.down.n + (bottom != EXPR_ONE);
  if (below > 1) later_text(p, ")");
  if (below) print_factors(p, &x.down, bottom);
  if (below) later_text(p, below > 1 ? "/(" : "/");
  print_factors(p, &x.up, top);
  if (expr_number_sign(p->g, x.coefficient) < 0) later_text(p, p->signs->minus);
}

static void print_root(printer *p, ex base) {
  expr_op op = expr_op_of(p->g, base);
  bool bare =
      p->signs == &UNICODE && looseness(p->g, base) == LOOSE_ATOM && (op == EX_NUM || op == EX_SYM || op == EX_PI);
  if (!bare) later_text(p, ")");
  later(p, base, LOOSE_IF);
  if (!bare) later_text(p, "(");
  later_text(p, p->signs->root);
}

static bool is_trig(expr_op op) {
  return op == EX_SIN || op == EX_COS || op == EX_SINH || op == EX_COSH || op == EX_TANH;
}

static void print_power(printer *p, ex e) {
  expr_graph *g = p->g;
  ex base = g->pool[g->nodes[e].first], exponent = g->pool[g->nodes[e].first + 1];
  const char *above = superscript(p, exponent);
  if (graph_is_half(g, exponent)) {
    print_root(p, base);
  } else if (graph_is_divisor(g, e)) {
    print_product(p, e);
  } else if (above && is_trig(expr_op_of(g, base))) {
    print_call_power(p, expr_op_text[expr_op_of(g, base)], g->pool[g->nodes[base].first], exponent);
  } else {
    if (above) later_text(p, above);
    else later(p, exponent, LOOSE_ATOM), later_text(p, "^");
    later(p, base, LOOSE_ATOM);
  }
}

static void print_number(printer *p, const rational *r) {
  if (rational_sign(r) >= 0 || p->signs == &PLAIN) {
    rational_print(r, p->out);
    return;
  }
  base_text t;
  base_text_init(&t, p->arena);
  rational_print(r, &t);
  base_puts(p->out, p->signs->minus);
  base_puts(p->out, base_text_str(&t) + 1);
}

static void print_call(printer *p, ex e) {
  expr_graph *g = p->g;
  const expr_node v = g->nodes[e];
  later_text(p, ")");
  for (uint32_t i = v.nkids; i-- > 0;) {
    later(p, g->pool[v.first + i], LOOSE_IF);
    if (i) later_text(p, ", ");
  }
  later_text(p, "(");
  later_text(p, expr_op_text[v.op]);
}

static void print_infix(printer *p, ex e, int tight) {
  const ex *k = p->g->pool + p->g->nodes[e].first;
  expr_op op = expr_op_of(p->g, e);
  later(p, k[1], tight);
  later_text(p, " ");
  later_text(p, op == EX_LE ? p->signs->less_equal : op == EX_EQ ? p->signs->equal : expr_op_text[op]);
  later_text(p, " ");
  later(p, k[0], tight);
}

static void print_node(printer *p, ex e) {
  const expr_node v = p->g->nodes[e];
  switch (v.op) {
  case EX_NUM: print_number(p, &p->g->numbers[v.first]); break;
  case EX_SYM: expr_put_name(p->g, p->g->syms[v.first].name, p->out); break;
  case EX_PI: base_puts(p->out, p->signs->pi); break;
  case EX_ADD: print_sum(p, e); break;
  case EX_MUL: print_product(p, e); break;
  case EX_POW: print_power(p, e); break;
  case EX_LT:
  case EX_LE:
  case EX_EQ: print_infix(p, e, LOOSE_SUM); break;
  case EX_AND: print_infix(p, e, LOOSE_COMPARE); break;
  case EX_OR: print_infix(p, e, LOOSE_AND); break;
  case EX_IF:
    later(p, p->g->pool[v.first + 2], LOOSE_IF);
    later_text(p, " else ");
    later(p, p->g->pool[v.first + 1], LOOSE_OR);
    later_text(p, " then ");
    later(p, p->g->pool[v.first], LOOSE_OR);
    later_text(p, "if ");
    break;
  default: print_call(p, e); break;
  }
}

static void print_all(expr_graph *g, ex e, uint32_t nfirst, const ex *first, base_text *out) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  enum { MOST = 4000000 };
  printer p = {g, g->style.unicode ? &UNICODE : &PLAIN, &arena, out, MOST, nfirst, first, {0}};
  later(&p, e, LOOSE_IF);
  while (p.stack.n) {
    piece q = p.stack.at[--p.stack.n];
    if (q.text) {
      base_puts(out, q.text);
    } else if (looseness(g, q.e) < q.tight) {
      later_text(&p, ")");
      later(&p, q.e, LOOSE_IF);
      later_text(&p, "(");
    } else {
      if (expr_op_of(g, q.e) != EX_ADD) p.nfirst = 0;
      print_node(&p, q.e);
    }
  }
  base_arena_free(&arena);
}

void expr_print(expr_graph *g, ex e, base_text *out) {
  print_all(g, e, 0, NULL, out);
}

const char *expr_str_by(expr_graph *g, base_arena *arena, ex e, uint32_t n, const ex *first) {
  base_text t;
  base_text_init(&t, arena);
  print_all(g, e, n, first, &t);
  return base_text_str(&t);
}

/* how many leaves the text of e would have, shared parts counted wherever they occur */
static double written_size(expr_graph *g, ex e) {
  base_arena arena;
  base_scratch_init(&arena, g->ctx);
  expr_list order = {0};
  expr_order(g, &arena, 1, &e, &order);
  double *size = BASE_ARRAY(&arena, double, e + 1), whole;
  for (uint32_t i = 0; i < order.n; i++) {
    const expr_node *v = &g->nodes[order.at[i]];
    double sum = v->op == EX_NUM ? 1 + (double)rational_bytes(&g->numbers[v->first]) : 1;
    for (uint32_t k = 0; k < v->nkids; k++) sum += size[g->pool[v->first + k]];
    size[order.at[i]] = sum;
  }
  whole = size[e];
  base_arena_free(&arena);
  return whole;
}

const char *expr_brief(expr_graph *g, base_arena *arena, ex e) {
  enum { SHORT = 200 };
  if (written_size(g, e) > SHORT) return "(a long expression)";
  expr_style style = g->style;
  g->style = (expr_style){0};
  const char *text = expr_str(g, arena, e);
  g->style = style;
  return text;
}

const char *expr_str(expr_graph *g, base_arena *arena, ex e) {
  base_text t;
  base_text_init(&t, arena);
  expr_print(g, e, &t);
  return base_text_str(&t);
}
