/* write: what the files of this room share. */
#ifndef APPELL_OUT_WRITE_H
#define APPELL_OUT_WRITE_H

#include "out/report.h"

/* The page that equations.c writes on, for the files beside it. */
typedef struct writer out_page;
struct gauss_result;
struct newton_result;
void out_heading(out_page *w, const char *text, const char *key);
void out_end(out_page *w);
/* left = right; terms with the first symbols stand first */
void out_equation(out_page *w, const char *name, ex left, ex right, uint32_t n, const ex *first);
/* a sentence for people; programs are spared it */
void out_remark(out_page *w, const char *text);
ex out_in_units(const out_page *w, ex e);
bool out_page_json(const out_page *w);
void out_gauss(out_page *w, struct gauss_result *r);
/* servo.c: the servo equations with what keeps them and what they determine; the actuators' magnitudes */
void out_servo_equations(out_page *w, derive_system *sys);
/* the law of one actuator, in units if there is a page with some */
ex out_servo_law(derive_system *sys, uint32_t drive, const out_page *w);
void out_servo_forces(out_page *w, derive_system *sys, const ex *equations, uint32_t n);
void out_newton(out_page *w, derive_system *sys, struct newton_result *r);

/* a vector as an expression in the unit vectors of the frame where it is shortest; of a given frame */
ex out_vector(derive_system *sys, vec v);
ex out_vector_in(derive_system *sys, vec v, uint32_t frame);
ex out_axis(derive_system *sys, uint32_t frame, int k); /* E.x, k from 0 to 2, as a symbol */
/* the unknowns: u', that of equation r first; q'', that of this coordinate first, if any; q' */
const ex *out_speed_dots(derive_system *sys, uint32_t r);
const ex *out_accelerations(derive_system *sys, const mech_coord *c);
const ex *out_rates(derive_system *sys);
/* q, u, u' written in q, q', q'' (a quaternion's body rates for its q'); the k-th independent constraint in q, q' */
ex out_in_coordinates(derive_system *sys, ex e);
ex out_constraint(derive_system *sys, uint32_t k);
/* Aᵀλ for one coordinate: the multipliers times ∂(constraint)/∂q' */
ex out_multiplier_terms(derive_system *sys, const mech_coord *c);
/* the same on a speed, of the constraints that are not linear in the speeds, the others do no work on it; and of the
   actuators */
ex out_bind_terms(derive_system *sys, uint32_t speed);

/* does a let, or a derivative of it, stand in the equations? by let */
bool *out_lets_used(derive_system *sys);
/* the frame of a LaTeX document */
void out_latex_open(const char *title, base_text *out);
void out_latex_heading(const char *text, base_text *out); /* of a list of equations, which it opens */
void out_latex_close(base_text *out);
/* Constants that are one in a choice of units. */
typedef struct out_restoring {
  expr_list constants;
  expr_subst *to_one;
  expr_list symbols, by; /* to restore the constants, each of these symbols is replaced */
  bool roots;            /* roots of the constants occur: they must be positive */
} out_restoring;
/* "m=1, a=1" or "m, a"; false after a complaint */
bool out_read_units(derive_system *sys, const char *text, expr_list *out);
/* sides: left, right, left, right … of all equations; parts: symbols whose meaning is among them, not to be restored
   apart from it; false after a complaint */
bool out_units(derive_system *sys, const expr_list *sides, const expr_list *constants, const expr_list *parts,
               out_restoring *r);

#endif
