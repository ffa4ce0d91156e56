/* ask: expressions about a finished model, evaluated in a private copy of its graph. */
#ifndef APPELL_MECH_ASK_H
#define APPELL_MECH_ASK_H

#include "mech/model.h"

typedef enum { ASK_SCALAR, ASK_VECTOR, ASK_POINT, ASK_FRAME, ASK_BODY, ASK_OTHER } ask_kind;

typedef struct ask_answer {
  ask_kind kind;
  ex s;           /* SCALAR */
  vec v;          /* VECTOR; POINT: position from O */
  uint32_t index; /* FRAME, BODY */
} ask_answer;

typedef struct ask_session ask_session;

/* g and s: the copy that grows; the model itself stays as it is */
ask_session *ask_open(const mech_model *m, expr_graph *g, space *s, base_arena *arena, diag_list *diags);
/* the tree of an expression; NULL after a complaint. The source belongs to the session's arena. */
const tree *ask_read(ask_session *a, const base_source *source);
bool ask_value(ask_session *a, const tree *t, ask_answer *out); /* false after a complaint */
const char *ask_name(const ask_session *a, base_name name);

#endif
