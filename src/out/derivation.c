/* derivation.c: lines of a derivation, and proofs of them from what they show (derivation.h). */
#include "out/derivation.h"

#include <string.h>

/* --- lines --- */

static step *add(derivation *d, step s) {
  base_push(d->sys->arena, &d->steps, s);
  return &d->steps.at[d->steps.n - 1];
}

void derivation_section(derivation *d, const char *title) {
  add(d, (step){.kind = STEP_SECTION, .text = title});
}

void derivation_say(derivation *d, const char *fmt, ...) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  va_list args;
  va_start(args, fmt);
  base_vprintf(&t, fmt, args);
  va_end(args);
  add(d, (step){.kind = STEP_SAY, .text = base_text_str(&t)});
}

/* marked as document.c reads it */
const char *derivation_math(derivation *d, ex e) {
  return base_format(d->sys->arena, "\1e%u\2", e);
}

const char *derivation_formula(derivation *d, const char *text, const char *latex) {
  base_push(d->sys->arena, &d->formulas, ((step_label){text, latex}));
  return base_format(d->sys->arena, "\1f%u\2", d->formulas.n - 1);
}

const char *derivation_name(derivation *d, const char *name) {
  return derivation_math(d, expr_symbol(d->sys->g, name, SYM_LET));
}

const char *derivation_refs(derivation *d, step_range r) {
  if (r.first == r.last) return base_format(d->sys->arena, "(%u)", r.first);
  return base_format(d->sys->arena, r.last == r.first + 1 ? "(%u) and (%u)" : "(%u) to (%u)", r.first, r.last);
}

const char *derivation_tex(derivation *d, const char *name) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  expr_latex(d->sys->g, expr_symbol(d->sys->g, name, SYM_LET), &t);
  return base_text_str(&t);
}

/* --- names --- */

bool derivation_is_taken(derivation *d, const char *name) {
  const mech_model *m = d->sys->m;
  bool taken = false;
  for (uint32_t i = 0; i < m->params.n; i++) taken = taken || strcmp(m->params.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->coords.n; i++) taken = taken || strcmp(m->coords.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->speeds.n; i++) taken = taken || strcmp(m->speeds.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->givens.n; i++) taken = taken || strcmp(m->givens.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->lets.n; i++) taken = taken || strcmp(m->lets.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->points.n; i++) taken = taken || strcmp(m->points.at[i].name, name) == 0;
  for (uint32_t i = 0; i < m->bodies.n; i++) taken = taken || strcmp(m->bodies.at[i].name, name) == 0;
  return taken;
}

step_label derivation_letter(derivation *d, char letter) {
  static const char *const word[] = {['L'] = "lagrangian", ['S'] = "gibbs", ['T'] = "kinetic", ['V'] = "potential"};
  bool taken = derivation_is_taken(d, (char[]){letter, 0});
  return (step_label){taken ? word[(int)letter] : base_format(d->sys->arena, "%c", letter),
                      base_format(d->sys->arena, taken ? "\\mathcal{%c}" : "%c", letter)};
}

/* velocity(C), and v with C below */
step_label derivation_vector_label(derivation *d, const char *word, const char *sign, const char *name) {
  return LABEL(d, "%s(%s)", base_format(d->sys->arena, "%s_{%s}", sign, derivation_tex(d, name)), word, name);
}

bool derivation_any_turns(derivation *d) {
  for (uint32_t i = 0; i < d->sys->m->bodies.n; i++)
    if (d->sys->m->bodies.at[i].has_inertia) return true;
  return false;
}

const char *derivation_list(derivation *d, const char *const *names, uint32_t n) {
  base_text t;
  base_text_init(&t, d->sys->arena);
  for (uint32_t i = 0; i < n; i++)
    base_printf(&t, "%s%s", i == 0 ? "" : i + 1 < n ? ", " : " and ", derivation_name(d, names[i]));
  return base_text_str(&t);
}

/* --- equations --- */

static uint32_t put(derivation *d, step s) {
  s.kind = STEP_EQUATION;
  s.number = ++d->equations;
  add(d, s);
  return s.number;
}

uint32_t derivation_put(derivation *d, step_label left, ex right) {
  return put(d, (step){.left = left, .right = right});
}

uint32_t derivation_put_by(derivation *d, step_label left, ex right) {
  return put(d, (step){.left = left, .right = right, .nfirst = d->n, .first = d->udot});
}

uint32_t derivation_equation(derivation *d, ex left, ex right, uint32_t n, const ex *first) {
  return put(d, (step){.whole = left, .right = right, .nfirst = n, .first = first});
}

step_range derivation_since(derivation *d, uint32_t first) {
  return (step_range){first, d->equations};
}

/* the vector that a sum over unit vectors shows */
static vec read_vector(derivation *d, ex e) {
  space *s = d->sys->s;
  vec v = {0, NULL};
  for (uint32_t f = 0; f < s->frames.n; f++) {
    ex c[3];
    for (int k = 0; k < 3; k++) {
      ex unit = out_axis(d->sys, f, k);
      c[k] = expr_diff(d->sys->g, e, unit);
    }
    if (c[0] != EXPR_ZERO || c[1] != EXPR_ZERO || c[2] != EXPR_ZERO)
      v = vec_add(s, v, vec_make(s, f, c[0], c[1], c[2]));
  }
  return v;
}

static vec put_sum(derivation *d, step_label left, ex e) {
  put(d, (step){.left = left, .right = e, .vector = true});
  return read_vector(d, e);
}

vec derivation_put_vector(derivation *d, step_label left, vec v) {
  return put_sum(d, left, out_vector(d->sys, v));
}

vec derivation_put_vector_in(derivation *d, step_label left, vec v, uint32_t basis) {
  return put_sum(d, left, out_vector_in(d->sys, v, basis));
}

/* --- proofs --- */

/* Lets of time stay opaque at first: what holds for any functions holds for these. */
static expr_answer is_zero(derivation *d, ex e, bool *exhausted) {
  derive_system *sys = d->sys;
  *exhausted = false;
  if (e == EXPR_ZERO) return ANSWER_YES;
  normal_fuel fuel = {.terms = NORMAL_FUEL_USUAL};
  expr_answer got = normal_is_zero(sys->g, e, &sys->m->facts, &fuel);
  ex expanded = got == ANSWER_YES ? e : derive_expand(sys, e);
  if (expanded != e) {
    fuel = (normal_fuel){.terms = NORMAL_FUEL_USUAL};
    got = normal_is_zero(sys->g, expanded, &sys->m->facts, &fuel);
  }
  *exhausted = fuel.exhausted;
  return got;
}

void derivation_prove_from(derivation *d, uint32_t first, ex defect) {
  bool exhausted;
  expr_answer got = is_zero(d, defect, &exhausted);
  const char *doubt = got == ANSWER_YES  ? NULL
                      : got == ANSWER_NO ? "the lines before it give something else"
                      : exhausted        ? "the proof ran out of fuel"
                                         : "undecided";
  for (uint32_t i = 0; i < d->steps.n; i++) {
    step *s = &d->steps.at[i];
    if (s->kind != STEP_EQUATION || s->number < first) continue;
    s->checks++;
    if (doubt) s->doubt = doubt;
  }
}

void derivation_prove_vector_from(derivation *d, uint32_t first, vec defect) {
  ex c[3] = {EXPR_ZERO, EXPR_ZERO, EXPR_ZERO};
  if (defect.n) vec_express(d->sys->s, defect, defect.t[0].frame, c);
  for (int k = 0; k < 3; k++) derivation_prove_from(d, first, c[k]);
}

void derivation_prove(derivation *d, ex defect) {
  derivation_prove_from(d, d->equations, defect);
}

void derivation_prove_vector(derivation *d, vec defect) {
  derivation_prove_vector_from(d, d->equations, defect);
}

/* --- forms --- */

static expr_subst *all_zero(derivation *d, uint32_t n, const ex *symbols) {
  expr_subst *zero = expr_subst_new(d->sys->g, d->sys->arena);
  for (uint32_t i = 0; i < n; i++) expr_subst_set(zero, symbols[i], EXPR_ZERO);
  return zero;
}

ex derivation_without(derivation *d, ex e) {
  return expr_sub(d->sys->g, e, expr_subst_of(all_zero(d, d->n, d->udot), e));
}

ex derivation_by_powers(derivation *d, ex e, uint32_t n, const ex *symbols) {
  enum { MANY = 12 };
  expr_graph *g = d->sys->g;
  ex shortest = derive_tidy_by(d->sys, e, n, symbols), total[MANY * (MANY + 3) / 2 + 1];
  if (n > MANY) return shortest;
  expr_subst *zero = all_zero(d, n, symbols);
  uint32_t k = 0;
  for (uint32_t r = 0; r < n; r++) {
    ex slope = expr_diff(g, e, symbols[r]);
    for (uint32_t s = r; s < n; s++) {
      ex c = expr_diff(g, slope, symbols[s]);
      if (r == s) c = expr_mul(g, expr_ratio(g, 1, 2), c);
      c = derive_tidy(d->sys, c);
      for (uint32_t i = 0; i < n; i++)
        if (expr_has(g, c, symbols[i])) return shortest;
      total[k++] = expr_mul(g, c, expr_mul(g, symbols[r], symbols[s]));
    }
    total[k++] = expr_mul(g, derive_tidy(d->sys, expr_subst_of(zero, slope)), symbols[r]);
  }
  total[k++] = derive_tidy(d->sys, expr_subst_of(zero, e));
  ex sum = expr_sum(g, k, total);
  uint64_t least = expr_printed_operations(g, shortest);
  return expr_printed_operations(g, sum) <= 2 * least + 8 ? sum : shortest;
}
