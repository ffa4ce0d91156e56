/* sundials.c: CVODE and IDA of SUNDIALS 6, the only file that knows it; where the library is missing, the methods are too.

   One internal step of CVODE is one step here; its own history gives the dense output, of the order of the method. The
   projection is CVODE's own (BDF only: with Adams the constraints are kept at the samples alone), with the corrections
   of the caller; the error estimate is left as it is. Jacobians are the caller's exact ones. CVODE allocates when it is
   made, not while stepping. IDA takes
   the equations unsolved, F(t, y, y', x) = 0, with the multipliers as algebraic unknowns: an independent second opinion,
   and no mass matrix is inverted; its Jacobian is by difference quotients, and constraints are kept at the samples
   alone. Their own messages are silenced: a flag that means failure becomes a sim_status. */
#include "sim/method.h"

#ifndef APPELL_SUNDIALS

const sim_driver sim_cvode_adams = {"adams", NULL, NULL, NULL, NULL, NULL, NULL};
const sim_driver sim_cvode_bdf = {"bdf", NULL, NULL, NULL, NULL, NULL, NULL};
const sim_driver sim_ida = {"ida", NULL, NULL, NULL, NULL, NULL, NULL};

#else

#include <cvode/cvode.h>
#include <ida/ida.h>
#include <math.h>
#include <nvector/nvector_serial.h>
#include <string.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunnonlinsol/sunnonlinsol_fixedpoint.h>

typedef struct cvode {
  SUNContext context;
  void *memory;
  N_Vector y, dense;
  SUNMatrix matrix;
  SUNLinearSolver linear;
  SUNNonlinearSolver nonlinear;
  double *row; /* a Jacobian by rows */
  sim_status why;
} cvode;

static int rate(sunrealtype t, N_Vector y, N_Vector dy, void *user) {
  sim *s = user;
  if (sim_rate(s, t, N_VGetArrayPointer(y), N_VGetArrayPointer(dy))) return 0;
  ((cvode *)s->foreign)->why = SIM_WILD;
  return 1; /* recoverable: a smaller step may do */
}

static int jacobian(sunrealtype t, N_Vector y, N_Vector fy, SUNMatrix j, void *user, N_Vector a, N_Vector b,
                    N_Vector c) {
  (void)fy, (void)a, (void)b, (void)c;
  sim *s = user;
  cvode *x = s->foreign;
  sunindextype n = s->p.n;
  if (!s->p.jacobian(s->p.user, t, N_VGetArrayPointer(y), x->row)) return 1;
  for (sunindextype r = 0; r < n; r++)
    for (sunindextype k = 0; k < n; k++) SM_ELEMENT_D(j, r, k) = x->row[r * n + k];
  return 0;
}

/* the correction that brings y back */
static int project(sunrealtype t, N_Vector y, N_Vector correction, sunrealtype eps, N_Vector error, void *user) {
  (void)eps, (void)error;
  sim *s = user;
  double *to = N_VGetArrayPointer(correction);
  const double *from = N_VGetArrayPointer(y);
  memcpy(to, from, s->p.n * sizeof *to);
  if (s->p.project(s->p.user, t, to) == SIM_LOST) return 1;
  for (uint32_t i = 0; i < s->p.n; i++) to[i] -= from[i];
  return 0;
}

static void silent(int code, const char *module, const char *function, char *message, void *user) {
  (void)code, (void)module, (void)function, (void)message, (void)user;
}

static void release(void *what) {
  cvode *x = what;
  if (x->memory) CVodeFree(&x->memory);
  if (x->linear) SUNLinSolFree(x->linear);
  if (x->nonlinear) SUNNonlinSolFree(x->nonlinear);
  if (x->matrix) SUNMatDestroy(x->matrix);
  if (x->y) N_VDestroy(x->y);
  if (x->dense) N_VDestroy(x->dense);
  if (x->context) SUNContext_Free(&x->context);
}

static bool make(sim *s, cvode *x, int method) {
  sunindextype n = s->p.n;
  if (SUNContext_Create(NULL, &x->context) != 0) return false;
  x->y = N_VMake_Serial(n, s->y, x->context);
  x->dense = N_VNewEmpty_Serial(n, x->context);
  x->memory = x->y && x->dense ? CVodeCreate(method, x->context) : NULL;
  if (!x->memory) return false;
  CVodeSetErrHandlerFn(x->memory, silent, NULL);
  if (CVodeInit(x->memory, rate, s->t, x->y) != CV_SUCCESS) return false;
  if (method == CV_ADAMS) {
    x->nonlinear = SUNNonlinSol_FixedPoint(x->y, 0, x->context);
    return x->nonlinear && CVodeSetNonlinearSolver(x->memory, x->nonlinear) == CV_SUCCESS;
  }
  x->matrix = SUNDenseMatrix(n, n, x->context);
  x->linear = x->matrix ? SUNLinSol_Dense(x->y, x->matrix, x->context) : NULL;
  if (!x->linear || CVodeSetLinearSolver(x->memory, x->linear, x->matrix) != CV_SUCCESS) return false;
  if (s->p.jacobian && CVodeSetJacFn(x->memory, jacobian) != CV_SUCCESS) return false;
  return true;
}

static sim_status open_as(sim *s, base_arena *a, int method) {
  cvode *x = s->foreign = BASE_NEW(a, cvode);
  x->row = BASE_ARRAY(a, double, (size_t)s->p.n * s->p.n + 1);
  if (!make(s, x, method)) return SIM_FAILED;
  int flag = CVodeSetUserData(x->memory, s);
  flag |= CVodeSStolerances(x->memory, s->o.rtol, s->o.atol);
  flag |= CVodeSetMaxNumSteps(x->memory, -1);
  if (s->o.longest > 0) flag |= CVodeSetMaxStep(x->memory, s->o.longest);
  if (s->p.project && method == CV_BDF) {
    flag |= CVodeSetProjFn(x->memory, project);
    flag |= CVodeSetProjErrEst(x->memory, 0);
    flag |= CVodeSetMaxNumProjFails(x->memory, 10);
  }
  return flag ? SIM_FAILED : SIM_OK;
}

static sim_status open_adams(sim *s, base_arena *a) {
  return open_as(s, a, CV_ADAMS);
}

static sim_status open_bdf(sim *s, base_arena *a) {
  return open_as(s, a, CV_BDF);
}

static void close_it(sim *s) {
  release(s->foreign);
}

static sim_status start(sim *s) {
  cvode *x = s->foreign;
  int flag = CVodeReInit(x->memory, s->t, x->y);
  if (s->o.step > 0) flag |= CVodeSetInitStep(x->memory, s->o.step);
  return flag ? SIM_FAILED : SIM_OK;
}

static sim_status step(sim *s, double end) {
  cvode *x = s->foreign;
  double t = s->t;
  memcpy(s->y0, s->y, s->p.n * sizeof *s->y);
  x->why = SIM_OK;
  bool open = end > 1e200; /* no end in sight: then `end` must not set the scale of the first step */
  int flag = open ? CV_SUCCESS : CVodeSetStopTime(x->memory, end);
  double towards = open ? s->t + fmax(1, fabs(s->t)) : end;
  if (flag == CV_SUCCESS) flag = CVode(x->memory, towards, x->y, &t, CV_ONE_STEP);
  if (flag == CV_SUCCESS || flag == CV_TSTOP_RETURN) {
    if (t < end && !(t - s->t > sim_smallest(t))) return x->why == SIM_WILD ? SIM_WILD : SIM_SMALL;
    s->count.steps++;
    s->t0 = s->t;
    s->t = t;
    s->fresh = true; /* CVODE has its own rates */
    return SIM_OK;
  }
  memcpy(s->y, s->y0, s->p.n * sizeof *s->y);
  if (x->why == SIM_WILD) return SIM_WILD;
  switch (flag) {
  case CV_ERR_FAILURE:
  case CV_TOO_CLOSE:
  case CV_TOO_MUCH_ACC: return SIM_SMALL;
  case CV_CONV_FAILURE: return SIM_DIVERGED;
  case CV_PROJFUNC_FAIL:
  case CV_REPTD_PROJFUNC_ERR: return SIM_OFF;
  case CV_RHSFUNC_FAIL:
  case CV_FIRST_RHSFUNC_ERR:
  case CV_REPTD_RHSFUNC_ERR:
  case CV_UNREC_RHSFUNC_ERR: return SIM_WILD;
  default: return SIM_FAILED;
  }
}

static void dense(sim *s, double theta, double *y) {
  cvode *x = s->foreign;
  N_VSetArrayPointer(y, x->dense);
  if (CVodeGetDky(x->memory, s->t0 + theta * (s->t - s->t0), 0, x->dense) != CV_SUCCESS)
    for (uint32_t i = 0; i < s->p.n; i++) y[i] = s->y0[i] + theta * (s->y[i] - s->y0[i]);
}

const sim_driver sim_cvode_adams = {"adams", NULL, step, dense, open_adams, start, close_it};
const sim_driver sim_cvode_bdf = {"bdf", NULL, step, dense, open_bdf, start, close_it};

/* --- IDA --- */

typedef struct ida {
  SUNContext context;
  void *memory;
  N_Vector y, dy, id, dense;
  SUNMatrix matrix;
  SUNLinearSolver linear;
  sim_status why;
} ida;

static int residual(sunrealtype t, N_Vector y, N_Vector dy, N_Vector r, void *user) {
  sim *s = user;
  const double *at = N_VGetArrayPointer(y);
  double *to = N_VGetArrayPointer(r), sum = 0;
  s->count.rates++;
  bool ok = s->p.residual(s->p.user, t, at, N_VGetArrayPointer(dy), at + s->p.n, to);
  for (uint32_t i = 0; ok && i < s->p.n + s->p.nx; i++) sum += 0 * to[i];
  if (ok && sum == 0) return 0;
  ((ida *)s->foreign)->why = SIM_WILD;
  return 1;
}

static void release_ida(sim *s) {
  ida *x = s->foreign;
  if (x->memory) IDAFree(&x->memory);
  if (x->linear) SUNLinSolFree(x->linear);
  if (x->matrix) SUNMatDestroy(x->matrix);
  N_Vector all[4] = {x->y, x->dy, x->id, x->dense};
  for (int i = 0; i < 4; i++)
    if (all[i]) N_VDestroy(all[i]);
  if (x->context) SUNContext_Free(&x->context);
}

static bool make_ida(sim *s, ida *x) {
  sunindextype n = (sunindextype)s->p.n + s->p.nx;
  if (!s->p.residual || SUNContext_Create(NULL, &x->context) != 0) return false;
  x->y = N_VNew_Serial(n, x->context);
  x->dy = N_VNew_Serial(n, x->context);
  x->id = N_VNew_Serial(n, x->context);
  x->dense = N_VNew_Serial(n, x->context);
  x->memory = x->y && x->dy && x->id && x->dense ? IDACreate(x->context) : NULL;
  if (!x->memory) return false;
  for (sunindextype i = 0; i < n; i++) {
    N_VGetArrayPointer(x->id)[i] = i < (sunindextype)s->p.n;
    N_VGetArrayPointer(x->y)[i] = N_VGetArrayPointer(x->dy)[i] = 0;
  }
  IDASetErrHandlerFn(x->memory, silent, NULL);
  if (IDAInit(x->memory, residual, s->t, x->y, x->dy) != IDA_SUCCESS) return false;
  x->matrix = SUNDenseMatrix(n, n, x->context);
  x->linear = x->matrix ? SUNLinSol_Dense(x->y, x->matrix, x->context) : NULL;
  return x->linear && IDASetLinearSolver(x->memory, x->linear, x->matrix) == IDA_SUCCESS;
}

static sim_status open_ida(sim *s, base_arena *a) {
  ida *x = s->foreign = BASE_NEW(a, ida);
  if (!make_ida(s, x)) return SIM_FAILED;
  int flag = IDASetUserData(x->memory, s);
  flag |= IDASStolerances(x->memory, s->o.rtol, s->o.atol);
  flag |= IDASetMaxNumSteps(x->memory, -1);
  flag |= IDASetId(x->memory, x->id);
  flag |= IDASetSuppressAlg(x->memory, 1);
  if (s->o.longest > 0) flag |= IDASetMaxStep(x->memory, s->o.longest);
  return flag ? SIM_FAILED : SIM_OK;
}

static sim_status start_ida(sim *s) {
  ida *x = s->foreign;
  memcpy(N_VGetArrayPointer(x->y), s->y, s->p.n * sizeof *s->y);
  memcpy(N_VGetArrayPointer(x->dy), s->f, s->p.n * sizeof *s->y);
  if (s->p.nx) s->p.unknowns(s->p.user, N_VGetArrayPointer(x->y) + s->p.n);
  return IDAReInit(x->memory, s->t, x->y, x->dy) ? SIM_FAILED : SIM_OK;
}

static sim_status step_ida(sim *s, double end) {
  ida *x = s->foreign;
  double t = s->t;
  bool open = end > 1e200;
  x->why = SIM_OK;
  int flag = open ? IDA_SUCCESS : IDASetStopTime(x->memory, end);
  double towards = open ? s->t + fmax(1, fabs(s->t)) : end;
  if (flag == IDA_SUCCESS) flag = IDASolve(x->memory, towards, &t, x->y, x->dy, IDA_ONE_STEP);
  if (flag == IDA_SUCCESS || flag == IDA_TSTOP_RETURN) {
    if (t < end && !(t - s->t > sim_smallest(t))) return x->why == SIM_WILD ? SIM_WILD : SIM_SMALL;
    memcpy(s->y0, s->y, s->p.n * sizeof *s->y);
    memcpy(s->y, N_VGetArrayPointer(x->y), s->p.n * sizeof *s->y);
    s->count.steps++;
    s->t0 = s->t;
    s->t = t;
    s->fresh = true;
    return SIM_OK;
  }
  if (x->why == SIM_WILD) return SIM_WILD;
  switch (flag) {
  case IDA_ERR_FAIL:
  case IDA_TOO_MUCH_ACC: return SIM_SMALL;
  case IDA_CONV_FAIL:
  case IDA_LSETUP_FAIL: return SIM_DIVERGED;
  default: return SIM_FAILED;
  }
}

static void dense_ida(sim *s, double theta, double *y) {
  ida *x = s->foreign;
  if (IDAGetDky(x->memory, s->t0 + theta * (s->t - s->t0), 0, x->dense) == IDA_SUCCESS) {
    memcpy(y, N_VGetArrayPointer(x->dense), s->p.n * sizeof *y);
    return;
  }
  for (uint32_t i = 0; i < s->p.n; i++) y[i] = s->y0[i] + theta * (s->y[i] - s->y0[i]);
}

const sim_driver sim_ida = {"ida", NULL, step_ida, dense_ida, open_ida, start_ida, release_ida};

#endif
