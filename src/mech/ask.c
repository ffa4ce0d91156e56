/* ask.c: a model keeps how its names were understood, so that questions can be put in its own language.
   Everything that could change is copied first: names, declarations, the graph. */
#include "mech/ask.h"

#include <string.h>

#include "mech/builder.h"

struct ask_session {
  mech_model m;
  base_names names;
  builder b;
};

/* the same names with the same numbers, in an arena of our own */
static void copy_names(base_names *to, const base_names *from, base_arena *arena) {
  *to = (base_names){.arena = arena, .table_size = from->table_size};
  to->table = BASE_ARRAY(arena, uint32_t, from->table_size);
  memcpy(to->table, from->table, from->table_size * sizeof *to->table);
  for (uint32_t i = 0; i < from->text.n; i++) base_push(arena, &to->text, from->text.at[i]);
}

ask_session *ask_open(const mech_model *m, expr_graph *g, space *s, base_arena *arena, diag_list *diags) {
  ask_session *a = BASE_NEW(arena, ask_session);
  const builder *made = m->builder;
  a->m = *m;
  a->m.arena = arena;
  a->m.g = g;
  a->m.space = *s;
  copy_names(&a->names, made->names, arena);
  a->b = *made;
  a->b.m = &a->m;
  a->b.arena = arena;
  a->b.names = &a->names;
  a->b.diags = diags;
  a->b.ddt = expr_deriv_new(g, arena, mech_rate_of, &a->m);
  a->b.decls.at = BASE_ARRAY(arena, decl, made->decls.n + 1);
  a->b.decls.cap = made->decls.n + 1;
  memcpy(a->b.decls.at, made->decls.at, made->decls.n * sizeof *made->decls.at);
  /* the other lists are the model's: full, so that one which grows moves into our arena first */
  a->b.actions.cap = a->b.actions.n;
  a->b.omegas.cap = a->b.omegas.n;
  a->b.chain.cap = a->b.chain.n;
  a->m.lets.cap = a->m.lets.n;
  a->m.points.cap = a->m.points.n;
  a->m.bodies.cap = a->m.bodies.n;
  a->b.in_results = true;
  a->b.hushed = NULL;
  a->b.hushed_size = 0;
  a->b.work = a->b.calls = 0;
  return a;
}

const tree *ask_read(ask_session *a, const base_source *source) {
  uint32_t errors = a->b.diags->errors;
  const tree *t = lang_parse_expression(a->b.arena, &a->names, source, a->b.diags);
  return a->b.diags->errors > errors ? NULL : t;
}

bool ask_value(ask_session *a, const tree *t, ask_answer *out) {
  value v = build_value(&a->b, t, NULL);
  static const ask_kind kinds[] = {[VAL_SCALAR] = ASK_SCALAR, [VAL_BOOL] = ASK_OTHER,       [VAL_VECTOR] = ASK_VECTOR,
                                   [VAL_POINT] = ASK_POINT,   [VAL_FRAME] = ASK_FRAME,      [VAL_BODY] = ASK_BODY,
                                   [VAL_LIST] = ASK_OTHER,    [VAL_QUATERNION] = ASK_OTHER, [VAL_ERROR] = ASK_OTHER};
  *out = (ask_answer){kinds[v.kind], v.s, v.v, v.index};
  return v.kind != VAL_ERROR;
}

const char *ask_name(const ask_session *a, base_name name) {
  return base_name_text(&a->names, name);
}
