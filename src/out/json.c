/* json.c: reading a state. The only file that knows Jansson. */
#include <jansson.h>
#include <string.h>

#include "out/report.h"

static bool complain(diag_list *diags, const char *what, const char *where) {
  diag_entry *e = *where ? diag_all(diags, DIAG_E406, "%s '%s'", what, where) : diag_all(diags, DIAG_E406, "%s", what);
  diag_hint(diags, e,
            "A state looks like {\"t\": 0, \"params\": {\"m\": 1}, \"q\": {\"phi\": 0.4}, \"u\": {\"phi'\": 0}}.");
  return false;
}

static bool read_group(base_arena *a, diag_list *diags, json_t *root, const char *key, const state_given **out,
                       uint32_t *n) {
  json_t *group = json_object_get(root, key), *value;
  const char *name;
  *out = NULL;
  *n = 0;
  if (!group) return true;
  if (!json_is_object(group)) return complain(diags, "the state needs an object with names and numbers for", key);
  state_given *list = BASE_ARRAY(a, state_given, json_object_size(group) + 1);
  json_object_foreach(group, name, value) {
    if (!json_is_number(value)) return complain(diags, "the state needs a number for", name);
    list[(*n)++] = (state_given){base_strdup(a, name, strlen(name)), json_number_value(value)};
  }
  *out = list;
  return true;
}

static bool read_root(base_arena *a, diag_list *diags, json_t *root, state_request *r) {
  const char *name;
  json_t *value;
  if (!json_is_object(root)) return complain(diags, "the state must be an object", "");
  json_object_foreach(root, name, value) {
    bool known =
        strcmp(name, "t") == 0 || strcmp(name, "params") == 0 || strcmp(name, "q") == 0 || strcmp(name, "u") == 0;
    if (!known) return complain(diags, "a state has t, params, q and u, not", name);
  }
  value = json_object_get(root, "t");
  if (value && !json_is_number(value)) return complain(diags, "the state needs a number for", "t");
  if (value) r->t = json_number_value(value);
  r->outside = true;
  return read_group(a, diags, root, "params", &r->params, &r->nparams) &&
         read_group(a, diags, root, "q", &r->q, &r->nq) && read_group(a, diags, root, "u", &r->u, &r->nu);
}

static void release(void *root) {
  json_decref(root);
}

bool out_read_state(base_arena *a, const char *text, diag_list *diags, state_request *request) {
  json_error_t error;
  json_t *root = json_loads(text, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL, &error);
  if (!root) {
    return complain(
        diags, base_format(a, "the state is not JSON: line %d, column %d: %s", error.line, error.column, error.text),
        "");
  }
  base_cleanup undo;
  base_cleanup_push(a->ctx, &undo, release, root);
  bool ok = read_root(a, diags, root, request);
  base_cleanup_pop(a->ctx, &undo);
  json_decref(root);
  return ok;
}
