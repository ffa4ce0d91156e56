/* trajectory.c: a run as CSV and JSON, and its audit in words.

   Nothing here depends on the clock. A run that ended early says so in every form: a last line beginning with # in CSV,
   complete: false in JSON, complete = 0 in NPZ. Numbers have as many digits as bring the same double back. */
#include "out/trajectory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "out/report.h"

static void number(base_text *out, double x, const char *missing) {
  if (!isfinite(x)) {
    base_puts(out, missing);
    return;
  }
  char text[40];
  int n = 0;
  if (x == 0) x = 0; /* no minus sign on a zero */
  for (int digits = 15; digits <= 17; digits++) {
    n = snprintf(text, sizeof text, "%.*g", digits, x);
    if (digits == 17 || strtod(text, NULL) == x) break;
  }
  base_putn(out, text, (size_t)n);
}

/* names with a comma in them are quoted, as everywhere */
static void csv_name(base_text *out, const char *name) {
  bool quote = false;
  for (const char *c = name; *c; c++) quote = quote || *c == ',' || *c == '"';
  if (quote) base_puts(out, "\"");
  for (const char *c = name; *c; c++) {
    if (*c == '"') base_puts(out, "\"");
    base_putn(out, c, 1);
  }
  if (quote) base_puts(out, "\"");
}

void out_run_csv(const run_trajectory *t, base_text *out) {
  for (uint32_t c = 0; c < t->ncolumns; c++) {
    if (c) base_puts(out, ",");
    csv_name(out, t->columns[c].name);
  }
  base_puts(out, "\n");
  for (uint32_t i = 0; i < t->nsamples; i++) {
    for (uint32_t c = 0; c < t->ncolumns; c++) {
      if (c) base_puts(out, ",");
      number(out, t->at[(size_t)i * t->ncolumns + c], "");
    }
    base_puts(out, "\n");
  }
  if (!t->complete) base_printf(out, "# incomplete: %s\n", t->ending);
}

/* --- JSON --- */

static void field(base_text *out, const char *key, double x) {
  base_printf(out, ", \"%s\": ", key);
  number(out, x, "null");
}

static const char *kind_word(run_kind k) {
  static const char *const word[] = {"time",       "coordinate", "speed",    "output",
                                     "multiplier", "force",      "actuator", "energy"};
  return word[k];
}

static void audit_json(const run_trajectory *t, base_text *out) {
  const run_audit *a = &t->audit;
  base_puts(out, ",\n \"audit\": {\"method\": ");
  base_put_json(out, a->method ? a->method : "");
  field(out, "tolerance", t->tol);
  base_printf(out, ", \"steps\": %llu, \"refused\": %llu, \"evaluations\": %llu", (unsigned long long)a->counts.steps,
              (unsigned long long)a->counts.refused, (unsigned long long)a->counts.rates);
  field(out, "energy_balance", a->energy);
  field(out, "energy_scale", a->energy_scale);
  if (a->has_configuration) field(out, "configuration_residual", a->configuration);
  if (a->has_velocity) field(out, "velocity_residual", a->velocity);
  if (a->has_quaternion) field(out, "quaternion_norm", a->quaternion);
  base_puts(out, ", \"exact\": {");
  for (uint32_t i = 0; i < a->exact.n; i++) {
    base_puts(out, i ? ", " : "");
    base_put_json(out, a->exact.at[i].name);
    base_puts(out, ": ");
    number(out, a->exact.at[i].off, "null");
  }
  base_puts(out, "}}");
}

void out_run_json(const derive_system *sys, const run_trajectory *t, base_text *out) {
  base_printf(out, "{\"schema\": %d, \"title\": ", OUT_SCHEMA);
  base_put_json(out, sys->m->title);
  base_printf(out, ", \"complete\": %s, \"ending\": ", t->complete ? "true" : "false");
  if (t->ending) base_put_json(out, t->ending);
  else base_puts(out, "null");
  base_puts(out, ",\n \"columns\": [");
  for (uint32_t c = 0; c < t->ncolumns; c++) {
    base_puts(out, c ? ", {\"name\": " : "{\"name\": ");
    base_put_json(out, t->columns[c].name);
    base_printf(out, ", \"kind\": \"%s\"}", kind_word(t->columns[c].kind));
  }
  base_puts(out, "],\n \"events\": [");
  for (uint32_t i = 0; i < t->events.n; i++) {
    const run_event *e = &t->events.at[i];
    base_puts(out, i ? ", {\"name\": " : "{\"name\": ");
    base_put_json(out, e->name ? e->name : "stop");
    field(out, "t", e->t);
    base_printf(out, ", \"direction\": %d}", e->direction);
  }
  base_puts(out, "]");
  audit_json(t, out);
  base_puts(out, ",\n \"rows\": [");
  for (uint32_t i = 0; i < t->nsamples; i++) {
    base_puts(out, i ? ",\n  [" : "\n  [");
    for (uint32_t c = 0; c < t->ncolumns; c++) {
      if (c) base_puts(out, ", ");
      number(out, t->at[(size_t)i * t->ncolumns + c], "null");
    }
    base_puts(out, "]");
  }
  base_puts(out, "]}\n");
}

/* --- for a person --- */

static void events_text(const run_trajectory *t, base_text *out) {
  enum { SHOWN = 12 };
  for (uint32_t i = 0; i < t->events.n && i < SHOWN; i++) {
    const run_event *e = &t->events.at[i];
    if (e->name)
      base_printf(out, "  event %s at t = %.10g, %s\n", e->name, e->t, e->direction > 0 ? "rising" : "falling");
  }
  if (t->events.n > SHOWN) base_printf(out, "  and %u events more\n", t->events.n - SHOWN);
}

void out_run_report(const derive_system *sys, const run_trajectory *t, base_text *out) {
  const run_audit *a = &t->audit;
  double last = t->nsamples ? t->at[(size_t)(t->nsamples - 1) * t->ncolumns] : t->from;
  base_printf(out, "%s\n  t = %.10g to %.10g, %u samples, %s%s\n", sys->m->title, t->from, last, t->nsamples,
              t->complete ? "complete" : "INCOMPLETE", t->ending ? base_format(sys->arena, ": %s", t->ending) : "");
  base_printf(out, "  %s, tolerance %g: %llu steps, %llu refused, %llu evaluations\n", a->method, t->tol,
              (unsigned long long)a->counts.steps, (unsigned long long)a->counts.refused,
              (unsigned long long)a->counts.rates);
  base_printf(out, "  energy balance %.1e of %.4g\n", a->energy, a->energy_scale);
  if (a->has_configuration || a->has_velocity) {
    base_puts(out, "  constraints:");
    if (a->has_configuration) base_printf(out, " configuration %.1e%s", a->configuration, a->has_velocity ? "," : "");
    if (a->has_velocity) base_printf(out, " velocity %.1e", a->velocity);
    base_puts(out, "\n");
  }
  if (a->has_quaternion) base_printf(out, "  unit quaternions %.1e\n", a->quaternion);
  for (uint32_t i = 0; i < a->exact.n; i++)
    base_printf(out, "  exact %s: largest difference %.1e of %.4g\n", a->exact.at[i].name, a->exact.at[i].off,
                a->exact.at[i].scale);
  events_text(t, out);
}

const char *out_run_breach(const run_trajectory *t, base_arena *a) {
  const run_audit *x = &t->audit;
  double energy = fmax(1000 * t->tol, 1e-12) * fmax(x->energy_scale, 1e-300);
  if (!(x->energy <= energy))
    return base_format(a, "the energy balance is off by %.1e of %.4g", x->energy, x->energy_scale);
  if (!(x->configuration <= 1e-10))
    return base_format(a, "a configuration constraint is off by %.1e", x->configuration);
  if (!(x->velocity <= 1e-10)) return base_format(a, "a velocity constraint is off by %.1e", x->velocity);
  if (!(x->quaternion <= 1e-10)) return base_format(a, "a quaternion is off by %.1e", x->quaternion);
  return NULL;
}
