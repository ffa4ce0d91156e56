/* text.c: a schedule as C text.

   A function for each entry, and one for what the parameters fix. Compilers take time that grows faster than the length
   of a function, so the steps are cut into functions of a few hundred statements. In one of these a value is a
   constant of its own; what a later one needs, results, and what the routines for linear equations read are kept in
   the work array, in the slots of the frame. Steps that this entry does not need are left out. The routines are those
   of factor.c as plain loops: each entry of a matrix sees the same operations in the same order. */
#include "code/code_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/program.h"

enum { STATEMENTS = 400, PREFIX_MOST = 40 };

typedef struct writer {
  base_arena scratch;
  const code_program *p;
  const code_text_file *f;
  base_text *out;
  const code_step **steps; /* of the function at hand */
  uint32_t nsteps;
  uint32_t *first, *last; /* of a slot: the steps that read its present value, plus one; 0: none does */
  uint8_t *live;          /* of a step */
  uint8_t *stored;        /* of a step: 1 its result, 2 the cosine too, is kept in the work array */
  uint8_t *local;         /* of a step: 1 its result, 2 the cosine too, is read in the same function */
  uint32_t *name;  /* of a slot: the number of the constant that holds it, plus one; 0: it is in the work array */
  uint32_t *named; /* slots with a name, to be forgotten */
  uint32_t nnamed, next_name;
} writer;

bool code_text_prefix(const char *s) {
  size_t n = strlen(s);
  if (n == 0 || n > PREFIX_MOST) return false;
  for (size_t i = 0; i < n; i++) {
    bool letter = (s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z');
    if (!letter && (i == 0 || (s[i] != '_' && !(s[i] >= '0' && s[i] <= '9')))) return false;
  }
  return true;
}

/* for a comment: no end of it, no start of another, no line break */
static void put_comment(base_text *out, const char *s) {
  for (; *s; s++) {
    if ((unsigned char)*s < ' ' || *s == '\\' || *s == '?') base_puts(out, " ");
    else base_putn(out, s, 1);
    if ((s[0] == '*' && s[1] == '/') || (s[0] == '/' && s[1] == '*')) base_puts(out, " ");
  }
}

/* as few digits as give the same number again */
static void put_bare(base_text *out, double x) {
  char digits[40];
  if (!isfinite(x)) {
    base_puts(out, isnan(x) ? "NAN" : x < 0 ? "-INFINITY" : "INFINITY");
    return;
  }
  for (int n = 15; n <= 17; n++) {
    (void)snprintf(digits, sizeof digits, "%.*g", n, x);
    if (strtod(digits, NULL) == x) break;
  }
  bool whole = true;
  for (char *c = digits; *c; c++) {
    if (*c == ',') *c = '.'; /* a locale's comma */
    whole = whole && *c != '.' && *c != 'e';
  }
  base_printf(out, "%s%s", digits, whole ? ".0" : "");
}

static void put_number(base_text *out, double x) {
  bool minus = signbit(x) && !isnan(x);
  if (minus) base_puts(out, "(");
  put_bare(out, x);
  if (minus) base_puts(out, ")");
}

/* --- which steps, and where their results go --- */

static void collect(writer *w, uint64_t set) {
  w->nsteps = 0;
  for (uint32_t i = 0; i < w->p->npieces; i++)
    for (uint32_t k = 0; k < w->p->pieces[i].n && set >> i & 1; k++)
      w->steps[w->nsteps++] = &w->p->steps[w->p->pieces[i].first + k];
}

static bool is_routine(const code_step *s) {
  return s->op == IR_FACTOR || s->op == IR_BACK;
}

static bool in_solve(const code_program *p, uint32_t slot) {
  for (uint32_t k = 0; k < p->nsolves; k++)
    if (slot >= p->solves[k].at && slot < p->solves[k].at + solve_slots(&p->solves[k])) return true;
  return false;
}

/* is a slot read by somebody else, when this function is done? */
static bool is_wanted(const code_program *p, uint32_t slot, uint32_t entry) {
  if (slot >= p->temporaries) return false;
  if (entry == IR_NONE) return true; /* of what the parameters fix: everything */
  return (slot >= p->results[entry] && slot < p->results[entry] + p->nresults[entry]) || in_solve(p, slot);
}

/* where the function of a step ends */
static uint32_t chunk_end(const writer *w, uint32_t i) {
  uint32_t end = (i / STATEMENTS + 1) * STATEMENTS;
  return end < w->nsteps ? end : w->nsteps;
}

static void find_live(writer *w, uint32_t entry) {
  memset(w->first, 0, w->p->slots * sizeof *w->first);
  memset(w->last, 0, w->p->slots * sizeof *w->last);
  for (uint32_t i = w->nsteps; i-- > 0;) {
    const code_step *s = w->steps[i];
    w->stored[i] = w->local[i] = 0;
    w->live[i] = 1;
    if (is_routine(s)) continue;
    const uint32_t to[2] = {s->to, s->c}, from[3] = {s->a, s->b, s->c};
    for (int k = 0; k < (s->op == IR_SINCOS ? 2 : 1); k++) {
      uint8_t bit = (uint8_t)(k + 1);
      if (w->last[to[k]] > chunk_end(w, i) || is_wanted(w->p, to[k], entry)) w->stored[i] |= bit;
      if (w->first[to[k]] && w->first[to[k]] <= chunk_end(w, i)) w->local[i] |= bit;
      w->first[to[k]] = w->last[to[k]] = 0;
    }
    w->live[i] = w->stored[i] || w->local[i];
    for (int k = 0; k < ir_arity[s->op] && w->live[i]; k++) {
      w->first[from[k]] = i + 1;
      if (!w->last[from[k]]) w->last[from[k]] = i + 1;
    }
  }
}

/* --- one step --- */

static void put_value(writer *w, uint32_t slot) {
  const code_program *p = w->p;
  if (slot >= p->constants && slot < p->constants + p->nconstants) put_number(w->out, p->numbers[slot - p->constants]);
  else if (w->name[slot]) base_printf(w->out, "v%u", w->name[slot] - 1);
  else base_printf(w->out, "w[%u]", slot);
}

/* how an operation is written: $1 $2 $3 are its operands, ~ the prefix */
static const char *const FORM[IR_COUNT] = {
    [IR_ADD] = "$1 + $2",
    [IR_SUB] = "$1 - $2",
    [IR_MUL] = "$1 * $2",
    [IR_DIV] = "$1 / $2",
    [IR_NEG] = "-$1",
    [IR_SQRT] = "sqrt($1)",
    [IR_ABS] = "fabs($1)",
    [IR_SIGN] = "$1 > 0 ? 1 : $1 < 0 ? -1 : $1 * 0 + 0",
    [IR_MIN] = "$1 <= $2 ? $1 : $2",
    [IR_MAX] = "$1 >= $2 ? $1 : $2",
    [IR_SELECT] = "$1 != 0 ? $2 : $3",
    [IR_LT] = "$1 < $2 ? 1 : 0",
    [IR_LE] = "$1 <= $2 ? 1 : 0",
    [IR_EQ] = "$1 == $2 ? 1 : 0",
    [IR_AND] = "$1 != 0 && $2 != 0 ? 1 : 0",
    [IR_OR] = "$1 != 0 || $2 != 0 ? 1 : 0",
    [IR_NOT] = "$1 == 0 ? 1 : 0",
    [IR_COPY] = "$1",
};

static void put_operation(writer *w, const code_step *s, int op) {
  const uint32_t from[3] = {s->a, s->b, s->c};
  if (!FORM[op]) {
    base_printf(w->out, "%s(", ir_name[op]);
    for (int k = 0; k < ir_arity[op]; k++) {
      if (k) base_puts(w->out, ", ");
      put_value(w, from[k]);
    }
    base_puts(w->out, ")");
    return;
  }
  for (const char *f = FORM[op]; *f; f++) {
    if (*f == '$') put_value(w, from[*++f - '1']);
    else base_putn(w->out, f, 1);
  }
}

/* one result of a step; its name holds from the next step on */
static void put_result(writer *w, const code_step *s, int op, uint32_t i, uint8_t bit, uint32_t *named) {
  bool local = w->local[i] & bit, stored = w->stored[i] & bit;
  uint32_t to = bit == 1 ? s->to : s->c;
  *named = 0;
  if (!local && !stored) return;
  if (local) base_printf(w->out, "  const double v%u = ", w->next_name);
  else base_printf(w->out, "  w[%u] = ", to);
  put_operation(w, s, op);
  base_puts(w->out, ";\n");
  if (!local) return;
  if (stored) base_printf(w->out, "  w[%u] = v%u;\n", to, w->next_name);
  *named = ++w->next_name;
}

static void name_slot(writer *w, uint32_t slot, uint32_t named) {
  w->name[slot] = named;
  if (named) w->named[w->nnamed++] = slot;
}

static void put_routine(writer *w, const code_step *s) {
  const ir_solve *x = &w->p->solves[s->a];
  const char *kind = x->definite ? "definite" : "general", *name = w->f->prefix;
  if (s->op == IR_FACTOR) {
    base_printf(w->out, "  %s_factor_%s(%u, w + %u, w + %u", name, kind, x->n, x->at, solve_factors(x));
    if (!x->definite) base_printf(w->out, ", w + %u", solve_work(x));
    base_printf(w->out, ", w + %u);\n", solve_pivot(x));
    return;
  }
  base_printf(w->out, "  %s_solve_%s(%u, w + %u, w + %u", name, kind, x->n, solve_factors(x), solve_right(x));
  if (!x->definite) base_printf(w->out, ", w + %u, w + %u", solve_work(x), solve_pivot(x));
  base_printf(w->out, ", w + %u);\n", solve_unknown(x));
}

static void put_step(writer *w, uint32_t i) {
  const code_step *s = w->steps[i];
  if (!w->live[i]) return;
  if (is_routine(s)) {
    put_routine(w, s);
    return;
  }
  uint32_t sine, cosine = 0;
  if (s->op == IR_SINCOS) {
    if (s->a == s->to && !w->name[s->a]) { /* the sine would spoil the angle for the cosine */
      base_printf(w->out, "  const double v%u = w[%u];\n", w->next_name, s->a);
      name_slot(w, s->a, ++w->next_name);
    }
    put_result(w, s, IR_SIN, i, 1, &sine);
    put_result(w, s, IR_COS, i, 2, &cosine);
    name_slot(w, s->c, cosine);
  } else {
    put_result(w, s, s->op, i, 1, &sine);
  }
  name_slot(w, s->to, sine);
}

/* --- routines for linear equations: factor.c as plain loops; ~ is the prefix --- */

static const char *const DEFINITE =
    "/* L D L^T: 1/d on the diagonal, l below and above it */\n"
    "static void ~_factor_definite(int n, const double *a, double *f, double *pivot) {\n"
    "  double least = 1;\n"
    "  for (int i = 0; i < n; i++) {\n"
    "    for (int j = 0; j <= i; j++) f[i * n + j] = a[i * n + j];\n"
    "    for (int k = 0; k < i; k++) {\n"
    "      const double c = f[i * n + k];\n"
    "      f[k * n + i] = c * f[k * n + k];\n"
    "      for (int j = k + 1; j <= i; j++) f[i * n + j] -= c * f[k * n + j];\n"
    "    }\n"
    "    f[i * n + i] = 1 / f[i * n + i];\n"
    "    for (int j = 0; j < i; j++) f[i * n + j] = f[j * n + i];\n"
    "    const double r = 1 / (f[i * n + i] * a[i * n + i]);\n"
    "    if (!(r >= least)) least = r > 0 ? r : 0;\n"
    "  }\n"
    "  *pivot = least;\n"
    "}\n\n"
    "static void ~_solve_definite(int n, const double *f, const double *b, double *x) {\n"
    "  for (int i = 0; i < n; i++) x[i] = b[i];\n"
    "  for (int k = 0; k < n; k++)\n"
    "    for (int j = k + 1; j < n; j++) x[j] -= x[k] * f[k * n + j];\n"
    "  for (int i = 0; i < n; i++) x[i] *= f[i * n + i];\n"
    "  for (int i = n - 1; i > 0; i--)\n"
    "    for (int j = 0; j < i; j++) x[j] -= x[i] * f[i * n + j];\n"
    "}\n\n";

static const char *const GENERAL[] = {
    "/* the power of two that brings x to [1/2, 1) */\n"
    "static double ~_scale(double x) {\n"
    "  int e;\n"
    "  if (!(x > 1e-300 && x < 1e300)) return 1;\n"
    "  (void)frexp(x, &e);\n"
    "  return ldexp(1, -e);\n"
    "}\n\n"
    "/* L U with partial pivoting, after rows and columns were scaled; scale: of rows, of columns, the order of rows; "
    "1/u\n"
    "   on the diagonal */\n"
    "static void ~_factor_general(int n, const double *a, double *lu, double *scale, double *pivot) {\n"
    "  double *column = scale + n, *order = column + n, least = INFINITY, most = 0;\n"
    "  for (int i = 0; i < n; i++) {\n"
    "    double big = 0;\n"
    "    for (int j = 0; j < n; j++) big = fabs(a[i * n + j]) > big ? fabs(a[i * n + j]) : big;\n"
    "    scale[i] = ~_scale(big);\n"
    "    order[i] = i;\n"
    "  }\n"
    "  for (int j = 0; j < n; j++) {\n"
    "    double big = 0;\n"
    "    for (int i = 0; i < n; i++) {\n"
    "      lu[i * n + j] = a[i * n + j] * scale[i];\n"
    "      big = fabs(lu[i * n + j]) > big ? fabs(lu[i * n + j]) : big;\n"
    "    }\n"
    "    column[j] = ~_scale(big);\n"
    "    for (int i = 0; i < n; i++) lu[i * n + j] *= column[j];\n"
    "  }\n",
    "  for (int k = 0; k < n; k++) {\n"
    "    int best = k;\n"
    "    for (int i = k + 1; i < n; i++)\n"
    "      if (fabs(lu[i * n + k]) > fabs(lu[best * n + k])) best = i;\n"
    "    if (best != k) {\n"
    "      double t = order[k];\n"
    "      order[k] = order[best], order[best] = t;\n"
    "      for (int j = 0; j < n; j++) t = lu[k * n + j], lu[k * n + j] = lu[best * n + j], lu[best * n + j] = t;\n"
    "    }\n"
    "    const double p = fabs(lu[k * n + k]);\n"
    "    least = p < least || isnan(p) ? p : least;\n"
    "    most = p > most ? p : most;\n"
    "    lu[k * n + k] = 1 / lu[k * n + k];\n"
    "    for (int i = k + 1; i < n; i++) {\n"
    "      lu[i * n + k] *= lu[k * n + k];\n"
    "      for (int j = k + 1; j < n; j++) lu[i * n + j] -= lu[k * n + j] * lu[i * n + k];\n"
    "    }\n"
    "  }\n"
    "  *pivot = n == 0 ? 1 : least > 0 && !isinf(most) ? least / most : 0;\n"
    "}\n\n",
    "static void ~_solve_general(int n, const double *lu, const double *b, const double *scale, const double *pivot,\n"
    "                            double *x) {\n"
    "  const double *column = scale + n, *order = column + n;\n"
    "  for (int i = 0; i < n; i++) {\n"
    "    const int from = (int)order[i];\n"
    "    x[i] = b[from] * scale[from];\n"
    "    for (int j = 0; j < i; j++) x[i] -= lu[i * n + j] * x[j];\n"
    "  }\n"
    "  for (int i = n - 1; i >= 0; i--) {\n"
    "    for (int j = n - 1; j > i; j--) x[i] -= lu[i * n + j] * x[j];\n"
    "    x[i] *= lu[i * n + i];\n"
    "  }\n"
    "  for (int i = 0; i < n; i++) x[i] = *pivot > 0 ? x[i] * column[i] : NAN; /* singular: no numbers */\n"
    "}\n\n",
};

static void put_template(writer *w, const char *s) {
  for (; *s; s++) {
    if (*s == '~') base_puts(w->out, w->f->prefix);
    else base_putn(w->out, s, 1);
  }
}

static void put_routines(writer *w) {
  bool kinds[2] = {false, false};
  for (uint32_t i = 0; i < w->p->nsteps; i++)
    if (w->p->steps[i].op == IR_FACTOR) kinds[w->p->solves[w->p->steps[i].a].definite] = true;
  if (kinds[1]) put_template(w, DEFINITE);
  for (uint32_t i = 0; kinds[0] && i < sizeof GENERAL / sizeof *GENERAL; i++) put_template(w, GENERAL[i]);
}

/* --- functions --- */

static void put_upper(base_text *out, const char *s) {
  for (; *s; s++) {
    char c = *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s;
    base_putn(out, &c, 1);
  }
}

/* PREFIX_NAME in capitals */
static void put_constant(writer *w, const char *name) {
  put_upper(w->out, w->f->prefix);
  base_puts(w->out, "_");
  put_upper(w->out, name);
}

static void put_chunk(writer *w, const char *name, uint32_t first, uint32_t end) {
  base_printf(w->out, "static void %s_%s_%u(double *w) {\n", w->f->prefix, name, first / STATEMENTS);
  w->next_name = 0;
  for (uint32_t i = first; i < end; i++) put_step(w, i);
  for (uint32_t i = 0; i < w->nnamed; i++) w->name[w->named[i]] = 0;
  w->nnamed = 0;
  base_puts(w->out, "}\n\n");
}

static void put_chunks(writer *w, const char *name) {
  for (uint32_t i = 0; i < w->nsteps; i += STATEMENTS) put_chunk(w, name, i, chunk_end(w, i));
}

/* (double *w, double t, const double *q, …) */
static void put_arguments(writer *w, const code_text_function *f, bool of_set) {
  base_puts(w->out, "double *w");
  for (uint32_t i = 0; i < w->f->ninputs; i++)
    if (w->f->inputs[i].fixed == of_set)
      base_printf(w->out, w->f->inputs[i].scalar ? ", double %s" : ", const double *%s", w->f->inputs[i].name);
  for (uint32_t i = 0; f && i < f->nresults; i++) base_printf(w->out, ", double *%s", f->results[i].name);
}

static void put_inputs(writer *w, bool of_set) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < w->f->ninputs; i++) {
    const code_text_array *x = &w->f->inputs[i];
    if (w->f->inputs[i].fixed == of_set) {
      if (x->scalar) base_printf(w->out, "  w[%u] = %s;\n", at, x->name);
      else if (x->n == 0) base_printf(w->out, "  (void)%s;\n", x->name);
      else base_printf(w->out, "  for (int i = 0; i < %u; i++) w[%u + i] = %s[i];\n", x->n, at, x->name);
    }
    at += x->n;
  }
}

static void put_calls(writer *w, const char *name) {
  for (uint32_t i = 0; i < w->nsteps; i += STATEMENTS)
    base_printf(w->out, "  %s_%s_%u(w);\n", w->f->prefix, name, i / STATEMENTS);
}

static void put_set(writer *w) {
  collect(w, w->p->keeps[CODE_TIME]);
  find_live(w, IR_NONE);
  put_chunks(w, "set");
  base_printf(w->out, "void %s_set(", w->f->prefix);
  put_arguments(w, NULL, true);
  base_puts(w->out, ") {\n");
  put_inputs(w, true);
  if (w->p->ninputs == 0 && w->nsteps == 0) base_puts(w->out, "  (void)w;\n");
  put_calls(w, "set");
  base_puts(w->out, "}\n\n");
}

static void put_function(writer *w, const code_text_function *f) {
  const code_program *p = w->p;
  collect(w, p->needs[f->entry] & ~p->keeps[CODE_TIME]);
  find_live(w, f->entry);
  put_chunks(w, f->name);
  base_printf(w->out, "void %s_%s(", w->f->prefix, f->name);
  put_arguments(w, f, false);
  base_puts(w->out, ") {\n");
  put_inputs(w, false);
  put_calls(w, f->name);
  uint32_t at = p->results[f->entry];
  for (uint32_t i = 0; i < f->nresults; i++) {
    const code_text_array *x = &f->results[i];
    if (x->n == 0) base_printf(w->out, "  (void)%s;\n", x->name);
    else if (x->n == 1) base_printf(w->out, "  %s[0] = w[%u];\n", x->name, at);
    else base_printf(w->out, "  for (int i = 0; i < %u; i++) %s[i] = w[%u + i];\n", x->n, x->name, at);
    at += x->n;
  }
  base_puts(w->out, "}\n\n");
}

static void put_default(writer *w, const code_text_array *x) {
  base_printf(w->out, "void %s_default_%s(double *%s) {\n", w->f->prefix, x->name, x->name);
  for (uint32_t i = 0; i < x->n; i++) {
    base_printf(w->out, "  %s[%u] = ", x->name, i);
    put_bare(w->out, x->values[i]);
    base_puts(w->out, ";\n");
  }
  base_puts(w->out, "}\n\n");
}

/* --- the file --- */

static void put_array(writer *w, const code_text_array *x) {
  base_printf(w->out, "\n   %s: ", x->name);
  put_comment(w->out, x->what);
  base_puts(w->out, x->n ? "\n" : " (none)\n");
  for (uint32_t i = 0; i < x->n && !x->scalar; i++) {
    base_printf(w->out, "     %s[%u]  ", x->name, i);
    put_comment(w->out, x->words[i]);
    if (x->values) base_puts(w->out, isfinite(x->values[i]) ? " = " : ", no value in the model");
    if (x->values && isfinite(x->values[i])) put_bare(w->out, x->values[i]);
    base_puts(w->out, "\n");
  }
}

static void put_head(writer *w) {
  const code_text_file *f = w->f;
  base_puts(w->out, "/* ");
  put_comment(w->out, f->title);
  base_printf(
      w->out,
      "\n   Written by appell. C99 with the mathematical library; -ffp-contract=off gives the same last digits\n"
      "   everywhere. For each computation at a time an array double w[");
  put_constant(w, "size");
  base_printf(w->out,
              "], which %s_set fills,\n   again after every change of what it is given; then, as often as needed:\n",
              f->prefix);
  for (uint32_t i = 0; i < f->nfunctions; i++) {
    base_printf(w->out, "     %s_%s  ", f->prefix, f->functions[i].name);
    put_comment(w->out, f->functions[i].what);
    base_puts(w->out, "\n");
  }
  for (uint32_t i = 0; i < f->ninputs; i++) put_array(w, &f->inputs[i]);
  for (uint32_t i = 0; i < f->nfunctions; i++)
    for (uint32_t k = 0; k < f->functions[i].nresults; k++) put_array(w, &f->functions[i].results[k]);
  base_puts(w->out, "*/\n#include <math.h>\n\nenum {\n");
  for (uint32_t i = 0; i < f->ninputs; i++) {
    base_puts(w->out, "  ");
    put_constant(w, f->inputs[i].name);
    base_printf(w->out, " = %u,\n", f->inputs[i].n);
  }
  for (uint32_t i = 0; i < f->nfunctions; i++)
    for (uint32_t k = 0; k < f->functions[i].nresults; k++) {
      base_puts(w->out, "  ");
      put_constant(w, f->functions[i].results[k].name);
      base_printf(w->out, " = %u,\n", f->functions[i].results[k].n);
    }
  base_puts(w->out, "  ");
  put_constant(w, "size");
  base_printf(w->out, " = %u\n};\n\n", w->p->slots + 1);
}

static void put_prototypes(writer *w) {
  const code_text_file *f = w->f;
  for (uint32_t i = 0; i < f->ninputs; i++)
    if (f->inputs[i].values)
      base_printf(w->out, "void %s_default_%s(double *%s);\n", f->prefix, f->inputs[i].name, f->inputs[i].name);
  base_printf(w->out, "void %s_set(", f->prefix);
  put_arguments(w, NULL, true);
  base_puts(w->out, ");\n");
  for (uint32_t i = 0; i < f->nfunctions; i++) {
    base_printf(w->out, "void %s_%s(", f->prefix, f->functions[i].name);
    put_arguments(w, &f->functions[i], false);
    base_puts(w->out, ");\n");
  }
  base_puts(w->out, "\n");
}

void code_text(const code_program *p, const code_text_file *file, base_text *out) {
  writer w = {.p = p, .f = file, .out = out};
  base_scratch_init(&w.scratch, out->arena->ctx);
  w.steps = BASE_ARRAY(&w.scratch, const code_step *, p->nsteps + 1);
  w.live = BASE_ARRAY(&w.scratch, uint8_t, p->nsteps + 1);
  w.stored = BASE_ARRAY(&w.scratch, uint8_t, p->nsteps + 1);
  w.local = BASE_ARRAY(&w.scratch, uint8_t, p->nsteps + 1);
  w.first = BASE_ARRAY(&w.scratch, uint32_t, p->slots + 1);
  w.last = BASE_ARRAY(&w.scratch, uint32_t, p->slots + 1);
  w.name = BASE_ARRAY(&w.scratch, uint32_t, p->slots + 1);
  w.named = BASE_ARRAY(&w.scratch, uint32_t, 3 * STATEMENTS + 1);
  put_head(&w);
  put_prototypes(&w);
  put_routines(&w);
  put_set(&w);
  for (uint32_t i = 0; i < file->nfunctions; i++) put_function(&w, &file->functions[i]);
  for (uint32_t i = 0; i < file->ninputs; i++)
    if (file->inputs[i].values) put_default(&w, &file->inputs[i]);
  base_arena_free(&w.scratch);
}
