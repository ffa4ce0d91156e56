/* numbers.c: a state with its accelerations, and the report of check. */
#include "derive/forces.h"
#include "derive/servo.h"
#include "out/report.h"

#include <math.h>

/* --- check --- */

static const char *verdict_word(check_verdict v) {
  static const char *const word[] = {"proved", "REFUTED", "open", "holds"};
  return word[v];
}

static void check_json(const check_report *r, base_text *out) {
  base_printf(out, "{\"schema\": %d, \"proved\": %u, \"refuted\": %u, \"open\": %u, \"items\": [", OUT_SCHEMA,
              r->proved, r->refuted, r->open);
  for (uint32_t i = 0; i < r->items.n; i++) {
    const check_item *x = &r->items.at[i];
    base_puts(out, i ? ", {\"what\": " : "{\"what\": ");
    base_put_json(out, x->what);
    if (x->placed) base_printf(out, ", \"level\": \"%s\"", x->dynamic ? "dynamic" : "kinematic");
    base_printf(
        out, ", \"verdict\": \"%s\", \"detail\": ", x->verdict == CHECK_REFUTED ? "refuted" : verdict_word(x->verdict));
    if (x->detail) base_put_json(out, x->detail);
    else base_puts(out, "null");
    base_puts(out, "}");
  }
  base_puts(out, "]}\n");
}

void out_check(derive_system *sys, const check_report *r, bool json, base_text *out) {
  if (json) {
    check_json(r, out);
    return;
  }
  base_printf(out, "%s\n", sys->m->title);
  for (uint32_t i = 0; i < r->items.n; i++) {
    const check_item *x = &r->items.at[i];
    base_printf(out, "  %-8s %s", verdict_word(x->verdict), x->what);
    if (x->placed && x->verdict != CHECK_PROVED) {
      uint32_t line, column;
      base_source_place(sys->m->source, x->span.at, &line, &column);
      base_printf(out, " (%s:%u)", sys->m->source->name, line);
    }
    base_puts(out, "\n");
    if (x->detail && (x->verdict != CHECK_PROVED || !x->placed)) /* a claim's conditions stand below */
      base_printf(out, "           %s\n", x->detail);
  }
  if (sys->conditions.n) {
    base_puts(out, "  for ");
    for (uint32_t i = 0; i < sys->conditions.n; i++)
      base_printf(out, "%s%s != 0", i ? ", " : "", expr_str(sys->g, sys->arena, sys->conditions.at[i]));
    base_puts(out, "\n");
  }
  base_printf(out, "%s: %u proved, %u refuted, %u open\n",
              r->refuted ? "refuted"
              : r->open  ? "not everything proved"
                         : "proved",
              r->proved, r->refuted, r->open);
}

/* --- eval --- */

typedef struct table {
  base_text *out;
  bool json;
  uint32_t count;
} table;

static void open_group(table *t, const char *key, const char *title) {
  if (t->json) base_printf(t->out, ", \"%s\": {", key);
  else base_printf(t->out, "%s\n", title);
  t->count = 0;
}

/* blanks up to a column, counting characters rather than bytes */
static void pad(base_text *out, const char *name, int width) {
  for (; *name; name++) width -= ((unsigned char)*name & 0xC0) != 0x80;
  base_printf(out, "%*s", width > 0 ? width : 0, "");
}

static void entry(table *t, const char *name, double x) {
  if (x == 0) x = 0; /* no minus sign on a zero */
  if (!t->json) {
    base_printf(t->out, "  %s", name);
    pad(t->out, name, 12);
    if (isfinite(x)) base_printf(t->out, " %.15g\n", x);
    else base_puts(t->out, " not determined here\n");
    return;
  }
  base_puts(t->out, t->count++ ? ", " : "");
  base_put_json(t->out, name);
  base_puts(t->out, ": ");
  base_put_double(t->out, x);
}

static void close_group(table *t) {
  if (t->json) base_puts(t->out, "}");
}

static const char *speed_name(const derive_system *sys, uint32_t i) {
  return i < sys->u.n ? sys->u.at[i].name : sys->dependent.at[i - sys->u.n].name;
}

static void number(base_text *out, bool json, const char *key, const char *title, double x) {
  if (json) {
    base_printf(out, ", \"%s\": ", key);
    base_put_double(out, x);
  } else {
    base_printf(out, "%-14s %.15g\n", title, x);
  }
}

static void vector_json(base_text *out, const double v[3]) {
  base_puts(out, "[");
  for (int k = 0; k < 3; k++) {
    base_puts(out, k ? ", " : "");
    base_put_double(out, v[k] == 0 ? 0 : v[k]);
  }
  base_puts(out, "]");
}

static void force_json(base_text *out, const derive_system *sys, const force_value *v) {
  base_puts(out, v->reaction ? "{\"reaction\": " : v->actuator ? "{\"actuator\": " : "{\"constraint\": ");
  base_put_json(out, v->name);
  base_puts(out, v->torque ? ", \"body\": " : ", \"on\": ");
  base_put_json(out, sys->m->bodies.at[v->body].name);
  if (!v->torque) {
    base_puts(out, ", \"point\": ");
    base_put_json(out, v->where ? v->where : sys->m->bodies.at[v->body].name);
    base_puts(out, ", \"at\": ");
    vector_json(out, v->at);
  }
  base_puts(out, v->torque ? ", \"torque\": " : ", \"force\": ");
  vector_json(out, v->value);
  if (isfinite(v->tension)) {
    base_puts(out, ", \"tension\": ");
    base_put_double(out, v->tension);
  }
  if (v->indeterminate == FORCE_ALONG) {
    base_puts(out, ", \"undetermined_along\": ");
    vector_json(out, v->play[0]);
  }
  base_puts(out, "}");
}

static void force_text(base_text *out, const derive_system *sys, const force_value *v) {
  base_printf(out, "  %s: %s on %s", v->name, v->torque ? "torque" : "force", sys->m->bodies.at[v->body].name);
  if (v->where && !v->torque) base_printf(out, " at %s", v->where);
  base_puts(out, "\n              ");
  for (int k = 0; k < 3; k++) {
    if (isfinite(v->value[k])) base_printf(out, " %.15g", v->value[k] == 0 ? 0 : v->value[k]);
    else base_puts(out, " (not determined)");
  }
  if (isfinite(v->tension)) base_printf(out, "   tension %.15g", v->tension);
  if (v->indeterminate == FORCE_ALONG)
    base_printf(out, "\n               not determined along (%.4g, %.4g, %.4g); the least choice is shown",
                v->play[0][0], v->play[0][1], v->play[0][2]);
  base_puts(out, "\n");
}

/* constraint forces and reactions, N components */
/* a multiplier that no balance tells from others is nobody's number */
static void multiplier(table *t, const char *name, double x, bool shared) {
  if (!shared || t->json) {
    entry(t, name, shared ? (double)NAN : x);
    return;
  }
  base_printf(t->out, "  %s", name);
  pad(t->out, name, 12);
  base_puts(t->out, " not determined alone\n");
}

static void forces(table *t, derive_system *sys, const force_values *f) {
  if (t->json) base_puts(t->out, ", \"forces\": [");
  else if (f->at.n) base_puts(t->out, "forces of constraints, reactions and actuators (components in N)\n");
  for (uint32_t i = 0; i < f->at.n; i++) {
    if (t->json && i) base_puts(t->out, ", ");
    if (t->json) force_json(t->out, sys, &f->at.at[i]);
    else force_text(t->out, sys, &f->at.at[i]);
  }
  if (t->json) base_puts(t->out, "]");
}

/* magnitudes, and the power that each feeds in */
static void actuators(table *t, derive_system *sys, const state_result *r) {
  if (!t->json && sys->drives.n == 0) return;
  open_group(t, "actuators", "actuators");
  for (uint32_t i = 0; i < sys->drives.n; i++) entry(t, sys->drives.at[i].name, r->actuator[i]);
  close_group(t);
  if (sys->drives.n == 0) return;
  open_group(t, "power", "power of the actuators");
  for (uint32_t i = 0; i < sys->drives.n; i++)
    entry(t, sys->drives.at[i].name,
          r->actuator[i] * expr_eval(sys->g, derive_drive_power(sys, &sys->drives.at[i]), r->values));
  close_group(t);
}

void out_state(derive_system *sys, const state_result *r, bool json, base_text *out) {
  table t = {out, json, 0};
  uint32_t nq = sys->m->coords.n, nu = sys->u.n + sys->dependent.n, n = sys->sigma.n;
  const force_values *f = derive_forces(sys, r);
  if (json) base_printf(out, "{\"schema\": %d", OUT_SCHEMA);
  else base_printf(out, "%s\n", sys->m->title);
  number(out, json, "t", "t", r->t);
  const struct {
    const char *key, *title;
    const double *x;
  } by_coordinate[] = {{"q", "coordinates q", r->q},
                       {"qdot", "rates q'", r->qdot},
                       {"qddot", "accelerations q''", r->qddot}},
    by_speed[] = {{"u", "speeds u", r->u}, {"udot", "u'", r->udot}};
  for (int k = 0; k < 3; k++) {
    open_group(&t, by_coordinate[k].key, by_coordinate[k].title);
    for (uint32_t i = 0; i < nq; i++) entry(&t, sys->m->coords.at[i].name, by_coordinate[k].x[i]);
    close_group(&t);
  }
  for (int k = 0; k < 2; k++) {
    open_group(&t, by_speed[k].key, by_speed[k].title);
    for (uint32_t i = 0; i < nu; i++) entry(&t, speed_name(sys, i), by_speed[k].x[i]);
    close_group(&t);
  }
  open_group(&t, "Q", "generalized forces Q");
  for (uint32_t i = 0; i < sys->u.n; i++) entry(&t, sys->u.at[i].name, r->Q[i]);
  close_group(&t);
  if (json || sys->sigma.n + sys->binds.n) {
    open_group(&t, "multipliers", "multipliers");
    for (uint32_t i = 0; i < n + sys->binds.n; i++)
      multiplier(&t, i < n ? sys->sigma.at[i].name : sys->binds.at[i - n].name, r->multiplier[i],
                 f->shared && f->shared[i]);
    close_group(&t);
  }
  forces(&t, sys, f);
  actuators(&t, sys, r);
  number(out, json, "T", "kinetic T", r->T);
  number(out, json, "V", "potential V", r->V);
  number(out, json, "energy", "energy T + V", r->T + r->V);
  if (json) base_puts(out, "}\n");
}
