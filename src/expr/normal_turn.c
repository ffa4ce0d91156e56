/* normal_turn.c: polynomials in a unit quaternion that see one direction only.

   Gravity knows the vertical and no heading: what is unchanged by q -> exp(k t) q
   (a turn of the world about its third axis) depends on that axis in the body,
     2a = 2 (q1 q3 - q0 q2),   2b = 2 (q2 q3 + q0 q1),   1 - 2c = 1 - 2 (q1² + q2²),
   alone, with a² + b² = c (1 - c). To write it so, q is turned until q3 = 0; then
   q1 = b/q0, q2 = -a/q0, q0² = 1 - c. The other five axes, of the world and of the
   body, follow by a cyclic change of 1, 2, 3 and by q0 -> -q0. (Rostamian 12.2.) */
#include "expr/normal_int.h"

typedef struct turning {
  normal_query *q;
  uint32_t e[4]; /* the variables of q0, then of q1, q2, q3 in the order of this axis */
  int sign;      /* -1: an axis of the body */
} turning;

/* rate of p: q0' = -s q3, q1' = -q2, q2' = q1, q3' = s q0 */
static bool unchanged(const turning *t, const normal_poly *p) {
  normal_query *q = t->q;
  const uint32_t by[4] = {t->e[3], t->e[2], t->e[1], t->e[0]};
  const int sign[4] = {-t->sign, -1, 1, t->sign};
  normal_poly *sum = normal_poly_new(q), *x = normal_poly_new(q), *y = normal_poly_new(q);
  for (int i = 0; i < 4; i++) {
    fmpz_mpoly_derivative(x, p, t->e[i], q->ring);
    fmpz_mpoly_gen(y, by[i], q->ring);
    if (sign[i] < 0) fmpz_mpoly_neg(y, y, q->ring);
    if (normal_times(q, x, x, y)) fmpz_mpoly_add(sum, sum, x, q->ring);
  }
  normal_val *v = normal_val_poly(q, sum);
  bool zero = normal_val_is_zero(q, v);
  normal_val_drop(q, v);
  normal_poly *all[3] = {sum, x, y};
  for (int i = 0; i < 3; i++) normal_poly_drop(q, all[i]);
  return zero;
}

/* q0^i q1^j q2^k = b^j (-a)^k (s)^(j+k) (1-c)^n, n = (i-j-k)/2; false if that is no integer */
static bool exponent(const turning *t, const ulong *e, long *n) {
  long d = (long)e[t->e[0]] - (long)e[t->e[1]] - (long)e[t->e[2]];
  *n = d / 2;
  return d % 2 == 0 && e[t->e[3]] == 0;
}

/* (1 - c)^n with c in the place of q0 */
static void co_power(const turning *t, normal_poly *out, uint64_t n) {
  normal_query *q = t->q;
  fmpz_mpoly_gen(out, t->e[0], q->ring);
  fmpz_mpoly_neg(out, out, q->ring);
  fmpz_mpoly_add_si(out, out, 1, q->ring);
  if (n == 0) fmpz_mpoly_one(out, q->ring);
  else if (n > 1) normal_raise(q, out, out, n);
}

/* term i of p, which has no q3, times (1-c)^most */
static bool turn_term(const turning *t, const normal_poly *p, slong i, long most, normal_poly *out) {
  normal_query *q = t->q;
  long n;
  fmpz_mpoly_get_term_exp_ui(q->exps, p, i, q->ring);
  if (!exponent(t, q->exps, &n)) return false;
  ulong j = q->exps[t->e[1]], k = q->exps[t->e[2]];
  q->exps[t->e[0]] = 0;
  fmpz_mpoly_get_term_coeff_fmpz(q->z[0], p, i, q->ring);
  if ((k + (t->sign < 0 ? j + k : 0)) % 2) fmpz_neg(q->z[0], q->z[0]);
  normal_poly *x = normal_poly_new(q), *y = normal_poly_new(q);
  fmpz_mpoly_set_coeff_fmpz_ui(x, q->z[0], q->exps, q->ring);
  co_power(t, y, (uint64_t)(n + most));
  if (normal_times(q, x, x, y)) fmpz_mpoly_add(out, out, x, q->ring);
  normal_poly_drop(q, x);
  normal_poly_drop(q, y);
  return q->stop == STOP_NO;
}

/* the relation of the three in place of that of the four: a² = c - c² - b², or c² = c - a² - b² */
static void relate(const turning *t, normal_poly *p, bool of_c) {
  normal_query *q = t->q;
  normal_poly *rhs = normal_poly_new(q), *x = normal_poly_new(q);
  fmpz_mpoly_gen(rhs, t->e[0], q->ring);
  uint32_t minus[2] = {t->e[1], of_c ? t->e[2] : t->e[0]};
  for (int i = 0; i < 2; i++) {
    fmpz_mpoly_gen(x, minus[i], q->ring);
    fmpz_mpoly_mul(x, x, x, q->ring);
    fmpz_mpoly_sub(rhs, rhs, x, q->ring);
  }
  normal_relation r = {of_c ? t->e[0] : t->e[2], 2, normal_val_poly(q, rhs), NULL};
  uint32_t times;
  while (normal_replace(q, p, &r, &times)) continue; /* c stands on both sides */
  normal_val_drop(q, r.rhs);
  normal_poly_drop(q, rhs);
  normal_poly_drop(q, x);
}

static bool turn(const turning *t, normal_poly *out, const normal_poly *p) {
  normal_query *q = t->q;
  normal_poly *still = normal_poly_new(q), *below = normal_poly_new(q);
  long most = 0, n;
  bool ok = true;
  fmpz_zero(q->z[0]);
  fmpz_mpoly_evaluate_one_fmpz(still, p, t->e[3], q->z[0], q->ring);
  for (slong i = 0; i < still->length && ok; i++) {
    fmpz_mpoly_get_term_exp_ui(q->exps, still, i, q->ring);
    ok = exponent(t, q->exps, &n);
    if (ok && -n > most) most = -n;
  }
  fmpz_mpoly_zero(out, q->ring);
  for (slong i = 0; i < still->length && ok; i++) ok = turn_term(t, still, i, most, out);
  if (ok) relate(t, out, false);
  co_power(t, below, (uint64_t)most);
  ok = ok && q->stop == STOP_NO && normal_divides(q, out, out, below);
  normal_poly_drop(q, still);
  normal_poly_drop(q, below);
  return ok;
}

/* --- the three as expressions --- */

static ex two_products(normal_query *q, ex x, ex y, int sign, ex u, ex v) {
  ex first = expr_mul(q->g, x, y), second = expr_mul(q->g, u, v);
  return sign > 0 ? expr_add(q->g, first, second) : expr_sub(q->g, first, second);
}

bool normal_turn(normal_query *q, normal_quotient f, const ex *unit, int axis, normal_turned *out) {
  enum { LONGEST = 2000 };
  static const int order[3][3] = {{2, 3, 1}, {3, 1, 2}, {1, 2, 3}};
  turning t = {.q = q, .sign = axis < 3 ? 1 : -1};
  ex e[4] = {unit[0], 0, 0, 0};
  for (int i = 0; i < 3; i++) e[i + 1] = unit[order[axis % 3][i]];
  for (int i = 0; i < 4; i++) {
    uint32_t v = 0;
    while (v < q->nvars && (q->atoms[v].kind != ATOM_SYMBOL || q->atoms[v].node != e[i])) v++;
    if (v == q->nvars) return false;
    t.e[i] = out->var[i] = v;
  }
  if (normal_length(f.num) > LONGEST || normal_length(f.den) > LONGEST) return false;
  if (!unchanged(&t, f.den) || !unchanged(&t, f.num)) return false;
  out->num[0] = normal_poly_new(q);
  out->num[1] = normal_poly_new(q);
  out->den = normal_poly_new(q);
  if (!turn(&t, out->num[0], f.num) || !turn(&t, out->den, f.den)) return false;
  fmpz_mpoly_set(out->num[1], out->num[0], q->ring);
  relate(&t, out->num[1], true);
  out->node[0] = two_products(q, e[1], e[1], 1, e[2], e[2]);
  out->node[1] = two_products(q, e[2], e[3], t.sign, e[0], e[1]);
  out->node[2] = two_products(q, e[1], e[3], -t.sign, e[0], e[2]);
  return q->stop == STOP_NO;
}
