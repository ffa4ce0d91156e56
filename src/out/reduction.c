/* reduction.c: what closes on itself, what follows by integration, what stays constant. */
#include "derive/reduction.h"

#include <string.h>

#include "out/write.h"

static const char *name_of(derive_system *sys, const char *name) {
  base_text t;
  base_text_init(&t, sys->arena);
  expr_put_name(sys->g, name, &t);
  return base_text_str(&t);
}

/* names with commas; in JSON in quotes */
typedef struct names {
  base_text *out;
  bool json;
  uint32_t n;
} names;

static void put(names *l, const char *name) {
  base_puts(l->out, l->n++ ? ", " : "");
  if (l->json) base_put_json(l->out, name);
  else base_puts(l->out, name);
}

static void put_coords(names *l, derive_system *sys, const bool *in) {
  const mech_model *m = sys->m;
  for (uint32_t c = 0; c < m->coords.n; c++) {
    int q = m->coords.at[c].quaternion;
    bool first = q < 0 || c == m->quaternions.at[q].coord, some = in[c];
    for (uint32_t k = c; q >= 0 && k < c + 4 && first; k++) some = some || in[k];
    if (first && some) put(l, name_of(sys, q < 0 ? m->coords.at[c].name : m->quaternions.at[q].name));
  }
}

static void put_speeds(names *l, derive_system *sys, const bool *in) {
  for (uint32_t u = 0; u < sys->u.n; u++)
    if (in[u]) put(l, name_of(sys, sys->u.at[u].name));
}

static bool any(const bool *in, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (in[i]) return true;
  return false;
}

static bool *cyclic_of(derive_system *sys, const reduction *r) {
  bool *in = BASE_ARRAY(sys->arena, bool, sys->m->coords.n + 1);
  for (uint32_t i = 0; i < r->rest.n; i++) in[r->rest.at[i].coord] = r->rest.at[i].cyclic && !r->rest.at[i].coupled;
  return in;
}

static const char *text_of(derive_system *sys, ex e) {
  return expr_str(sys->g, sys->arena, derive_tidy(sys, e));
}

/* --- for people --- */

static void set_text(derive_system *sys, const closed_set *s, base_text *out) {
  names l = {out, false, 0};
  put_coords(&l, sys, s->coord);
  put_speeds(&l, sys, s->speed);
  base_puts(out, s->timely ? "; time stands in it\n" : "\n");
}

/* x' = x' says nothing: the rate is a speed of the set */
static bool is_plain(derive_system *sys, const quadrature *q) {
  return expr_is_symbol(sys->g, q->rate) && expr_symbol_kind(sys->g, q->rate) == SYM_RATE;
}

static void plain_text(derive_system *sys, const reduction *r, base_text *out) {
  bool *in = BASE_ARRAY(sys->arena, bool, sys->m->coords.n + 1);
  for (uint32_t i = 0; i < r->rest.n; i++) in[r->rest.at[i].coord] = is_plain(sys, &r->rest.at[i]);
  if (!any(in, sys->m->coords.n)) return;
  names l = {out, false, 0};
  base_puts(out, "  ");
  put_coords(&l, sys, in);
  base_printf(out, ": %s a speed itself\n", l.n == 1 ? "its rate is" : "the rate of each is");
}

static void rest_text(derive_system *sys, const reduction *r, base_text *out) {
  const mech_model *m = sys->m;
  if (r->rest.n && !r->rest.at[0].coupled) base_puts(out, "\nquadratures, in the order in which they can be done\n");
  plain_text(sys, r, out);
  for (uint32_t i = 0; i < r->rest.n; i++) {
    const quadrature *q = &r->rest.at[i];
    if (is_plain(sys, q)) continue;
    if (q->coupled && (i == 0 || !r->rest.at[i - 1].coupled))
      base_puts(out, any(r->idle, sys->u.n) ? "\nnot determined, or found from equations of their own\n"
                                            : "\nafterwards, from equations of their own\n");
    base_printf(out, "  %s' = %s\n", name_of(sys, m->coords.at[q->coord].name), text_of(sys, q->rate));
  }
  bool *cyclic = cyclic_of(sys, r);
  names l = {out, false, 0};
  if (!any(cyclic, m->coords.n)) return;
  base_puts(out, "  cyclic, for the equations that remain do not contain them: ");
  put_coords(&l, sys, cyclic);
  base_puts(out, "\n");
}

static void constants_text(derive_system *sys, const reduction *r, base_text *out) {
  enum { LONG = 150 }; /* operations: nobody reads more */
  bool proved = true;
  for (uint32_t i = 0; i < r->constants.n; i++) proved = proved && r->constants.at[i].proved;
  if (r->constants.n == 0) base_puts(out, "\nno constant of the motion was found among energy, momenta and speeds\n");
  else base_printf(out, "\nconstant in every motion%s\n", proved ? ", each proved" : "");
  for (uint32_t i = 0; i < r->constants.n; i++) {
    const motion_constant *c = &r->constants.at[i];
    base_printf(out, "  %s\n", expr_words(sys->g, sys->arena, c->what));
    uint64_t size = expr_printed_operations(sys->g, c->value);
    ex tidy = size < 100 * LONG ? derive_tidy(sys, c->value) : c->value;
    size = expr_printed_operations(sys->g, tidy);
    if (size <= LONG) base_printf(out, "    %s\n", expr_str(sys->g, sys->arena, tidy));
    else base_printf(out, "    an expression of %llu operations: --json prints it\n", (unsigned long long)size);
    if (c->proved) continue;
    base_printf(out, "    not proved: it is constant at random states%s\n",
                c->special ? " with the model's parameters" : "");
  }
}

static void write_text(derive_system *sys, const reduction *r, base_text *out) {
  const mech_model *m = sys->m;
  base_printf(out, "%s\n\nclosed on itself: ", m->title);
  set_text(sys, &r->whole, out);
  for (uint32_t i = 0; i < r->parts.n; i++) {
    base_puts(out, "  by itself already: ");
    set_text(sys, &r->parts.at[i], out);
  }
  names l = {out, false, 0};
  if (any(r->idle, sys->u.n)) {
    base_puts(out, "nothing determines the rate of ");
    put_speeds(&l, sys, r->idle);
    base_puts(out, "\n");
  }
  l.n = 0;
  if (any(r->given, m->coords.n)) {
    base_puts(out, "given by the others through a configuration constraint: ");
    put_coords(&l, sys, r->given);
    base_puts(out, "\n");
  }
  rest_text(sys, r, out);
  l.n = 0;
  if (any(r->ignorable, m->coords.n)) {
    base_printf(out, "\nignorable in L = T - V%s: ", m->constraints.n ? " of the system without its constraints" : "");
    put_coords(&l, sys, r->ignorable);
    base_puts(out, "\n");
  }
  constants_text(sys, r, out);
}

/* --- for programs --- */

static void list_json(derive_system *sys, const char *key, const bool *in, bool coords, base_text *out) {
  base_printf(out, "\"%s\": [", key);
  names l = {out, true, 0};
  if (coords) put_coords(&l, sys, in);
  else put_speeds(&l, sys, in);
  base_puts(out, "]");
}

static void set_json(derive_system *sys, const closed_set *s, base_text *out) {
  base_puts(out, "{");
  list_json(sys, "coordinates", s->coord, true, out);
  base_puts(out, ", ");
  list_json(sys, "speeds", s->speed, false, out);
  base_printf(out, ", \"time\": %s}", s->timely ? "true" : "false");
}

static void rest_json(derive_system *sys, const reduction *r, base_text *out) {
  for (uint32_t i = 0; i < r->rest.n; i++) {
    const quadrature *q = &r->rest.at[i];
    base_printf(out, "%s{\"coordinate\": ", i ? ", " : "");
    base_put_json(out, sys->m->coords.at[q->coord].name);
    base_puts(out, ", \"rate\": ");
    base_put_json(out, text_of(sys, q->rate));
    base_printf(out, ", \"level\": %u, \"coupled\": %s, \"cyclic\": %s}", q->level, q->coupled ? "true" : "false",
                q->cyclic && !q->coupled ? "true" : "false");
  }
}

static void constants_json(derive_system *sys, const reduction *r, base_text *out) {
  static const char *const kind[] = {"energy", "jacobi", "momentum", "speed"};
  for (uint32_t i = 0; i < r->constants.n; i++) {
    const motion_constant *c = &r->constants.at[i];
    base_printf(out, "%s{\"kind\": \"%s\", \"what\": ", i ? ", " : "", kind[c->kind]);
    base_put_json(out, c->what);
    base_puts(out, ", \"value\": ");
    base_put_json(out, text_of(sys, c->value));
    base_printf(out, ", \"proved\": %s}", c->proved ? "true" : "false");
  }
}

static void write_json(derive_system *sys, const reduction *r, base_text *out) {
  base_printf(out, "{\"schema\": %d, \"closed\": ", OUT_SCHEMA);
  set_json(sys, &r->whole, out);
  base_puts(out, ", \"parts\": [");
  for (uint32_t i = 0; i < r->parts.n; i++) {
    base_puts(out, i ? ", " : "");
    set_json(sys, &r->parts.at[i], out);
  }
  base_puts(out, "], \"quadratures\": [");
  rest_json(sys, r, out);
  base_puts(out, "], ");
  list_json(sys, "given", r->given, true, out);
  base_puts(out, ", ");
  list_json(sys, "ignorable", r->ignorable, true, out);
  base_puts(out, ", ");
  list_json(sys, "undetermined", r->idle, false, out);
  base_puts(out, ", \"constants\": [");
  constants_json(sys, r, out);
  base_puts(out, "]}\n");
}

void out_reduction(derive_system *sys, bool json, base_text *out) {
  const reduction *r = derive_reduction(sys);
  if (json) write_json(sys, r, out);
  else write_text(sys, r, out);
}
