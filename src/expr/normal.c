/* normal.c: the questions of normal.h, and FLINT's way out.

   Zero test: two points first, in balls of 64 bits, since most of what is not
   zero shows it at once; then the normal form; and if that is neither zero nor
   affordable, more points and more bits. */
#include "expr/normal_int.h"

#include <stdlib.h>

/* --- FLINT's errors --- */

/* FLINT's abort hook takes no argument, so the question of this thread has to be found without one: the only
   variable of its kind in the program. */
static _Thread_local base_ctx *guarded;

static FLINT_NORETURN void leave(void) {
  base_ctx *ctx = guarded;
  if (!ctx) abort();
  base_fail(ctx, BASE_LIMIT, "the polynomial library gave up");
}

void normal_guard(base_ctx *ctx) {
  guarded = ctx;
  flint_set_abort(leave);
}

/* --- zero? --- */

static expr_answer by_normal_form(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel) {
  normal_query q;
  expr_answer answer = ANSWER_UNKNOWN;
  if (normal_open(&q, g, facts, fuel, 1, &e)) {
    normal_val *v = normal_value(&q, e);
    if (q.stop == STOP_NO && fmpz_mpoly_is_zero(v->num, q.ring)) answer = ANSWER_YES;
  }
  normal_close(&q);
  return answer;
}

expr_answer normal_is_zero_at(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel, double *witness) {
  if (e == EXPR_ZERO) return ANSWER_YES;
  normal_fuel own = {0, false};
  normal_point at = {0, 0};
  expr_answer answer = ANSWER_UNKNOWN;
  if (!fuel) fuel = &own;
  if (normal_nonzero(g, e, facts, 2, 64, &at)) answer = ANSWER_NO;
  if (answer == ANSWER_UNKNOWN) answer = by_normal_form(g, e, facts, fuel);
  for (slong bits = 256; bits <= 1024 && answer == ANSWER_UNKNOWN; bits *= 4)
    if (normal_nonzero(g, e, facts, NORMAL_MANNERS, bits, &at)) answer = ANSWER_NO;
  if (answer == ANSWER_NO && witness) normal_point_values(g, facts, at, witness);
  return answer;
}

expr_answer normal_is_zero(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel) {
  return normal_is_zero_at(g, e, facts, fuel, NULL);
}

/* --- the normal form --- */

bool normal_fraction(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel, ex *num, ex *den) {
  normal_query q;
  bool ok = normal_open(&q, g, facts, fuel, 1, &e);
  if (ok) {
    normal_val *v = normal_value(&q, e);
    normal_quotient f = normal_simplify(&q, v);
    if (q.stop == STOP_NO) normal_quotient_parts(&q, f, num, den);
    ok = q.stop == STOP_NO;
  }
  normal_close(&q);
  return ok;
}

ex normal_form(expr_graph *g, ex e, const normal_facts *facts, normal_fuel *fuel) {
  normal_query q;
  ex out = EXPR_NONE;
  if (normal_open(&q, g, facts, fuel, 1, &e)) {
    normal_val *v = normal_value(&q, e);
    normal_quotient f = normal_simplify(&q, v);
    if (q.stop == STOP_NO) out = normal_quotient_ex(&q, f);
    if (q.stop != STOP_NO) out = EXPR_NONE;
  }
  normal_close(&q);
  return out;
}
