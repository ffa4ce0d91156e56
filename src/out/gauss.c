/* gauss.c: the principle of least constraint on paper (gauss.h): the free motion, what the constraints allow, the
   equations with their multipliers, and the multipliers alone. */
#include "derive/gauss.h"

#include "out/write.h"

/* the unknowns' part of row k and what stands on the other side, M w' and −c */
static void sides(const gauss_result *r, const out_page *w, const ex *row, ex rest, ex *left, ex *right) {
  derive_system *f = r->free;
  expr_graph *g = f->g;
  ex *t = BASE_ARRAY(f->arena, ex, r->n + 1);
  for (uint32_t k = 0; k < r->n; k++) t[k] = expr_mul(g, row[k], f->u.at[k].dot);
  *left = derive_tidy_by(f, out_in_units(w, expr_sum(g, r->n, t)), r->n, out_speed_dots(f, 0));
  *right = derive_tidy(f, out_in_units(w, expr_neg(g, rest)));
}

static void free_motion(out_page *w, const gauss_result *r) {
  derive_system *f = r->free;
  out_heading(w, r->m ? "without the constraints, M a0 = Q" : "equations of motion (Gauss)",
              r->m ? "free" : "equations");
  for (uint32_t k = 0; k < r->n; k++) {
    ex left, right;
    sides(r, w, f->mass + k * r->n, f->bias[k], &left, &right);
    out_equation(w, f->u.at[k].name, left, right, r->n, out_speed_dots(f, k));
  }
  out_end(w);
}

static void allowed(out_page *w, const gauss_result *r) {
  out_heading(w, "the accelerations that the constraints allow, A a = b", "constraints");
  for (uint32_t i = 0; i < r->m; i++) {
    ex left, right;
    sides(r, w, r->A + i * r->n, r->gamma[i], &left, &right);
    out_equation(w, r->rows[i]->name, left, right, r->n, out_speed_dots(r->free, 0));
  }
  out_end(w);
}

static void least(out_page *w, const gauss_result *r) {
  derive_system *f = r->free;
  expr_graph *g = f->g;
  out_heading(w, "equations of motion (Gauss): Z is least, M a = Q + A^T lambda", "equations");
  for (uint32_t k = 0; k < r->n; k++) {
    ex left, right;
    sides(r, w, f->mass + k * r->n, f->bias[k], &left, &right);
    for (uint32_t i = 0; i < r->m; i++)
      right = expr_add(g, right, expr_mul(g, r->lambda[i], derive_tidy(f, out_in_units(w, r->A[i * r->n + k]))));
    out_equation(w, f->u.at[k].name, left, right, r->n, out_speed_dots(f, k));
  }
  out_end(w);
}

/* one multiplier is written out, several as their linear equations */
static void multipliers(out_page *w, const gauss_result *r) {
  enum { READABLE = 400 };
  derive_system *f = r->free;
  expr_graph *g = f->g;
  uint32_t m = r->m, left_out = 0;
  out_heading(w, "multipliers (Udwadia-Kalaba), A M^-1 A^T lambda = b - A M^-1 Q", "multipliers");
  for (uint32_t i = 0; i < m; i++) {
    ex left = EXPR_ZERO, right = out_in_units(w, r->right[i]);
    if (m == 1) {
      left = r->lambda[0];
      right = derive_tidy(f, expr_div(g, right, out_in_units(w, r->left[0])));
    } else {
      for (uint32_t j = 0; j < m; j++)
        left = expr_add(g, left, expr_mul(g, out_in_units(w, r->left[i * m + j]), r->lambda[j]));
      left = derive_tidy_by(f, left, m, r->lambda);
      right = derive_tidy(f, right);
    }
    if (expr_printed_operations(g, left) + expr_printed_operations(g, right) > READABLE) left_out++;
    else out_equation(w, r->rows[i]->name, left, right, m, r->lambda);
  }
  out_end(w);
  if (left_out) out_remark(w, "The others are too long to be read; appell eval gives their values.");
}

void out_gauss(out_page *w, gauss_result *r) {
  normal_fuel fuel = {.terms = 3000000};
  free_motion(w, r);
  if (r->m == 0) {
    out_remark(w, "There are no constraints: Z = 0, and nothing keeps the system from its free motion.");
    return;
  }
  out_remark(w, "Of the accelerations a that the constraints allow, the true ones make");
  out_remark(w, "Z = 1/2 (a - a0)^T M (a - a0) least; the forces that keep the constraints are ideal.");
  allowed(w, r);
  least(w, r);
  if (derive_gauss_multipliers(r, &fuel)) {
    multipliers(w, r);
    return;
  }
  if (r->singular) {
    out_remark(w, "M is singular: without the constraints something massless could move freely, so a0, M^-1 and the");
    out_remark(w, "formula of Udwadia and Kalaba do not exist. Equations and constraints together still determine a");
    out_remark(w, "and lambda wherever the constraints hold what has no inertia.");
  } else {
    out_remark(w, "The equations for the multipliers alone are too large to be written out.");
  }
}
