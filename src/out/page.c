/* page.c: one HTML text with the viewer, the scene, the derivation and the model in it.

   Nothing from the model is ever markup: what is shown goes through put_html, what
   the viewer reads is JSON in which every < is written \u003c, so that no </script>
   can end it. The bundle (web/dist) is in the library's read-only data. */
#include "out/page.h"

#include <math.h>
#include <string.h>

extern const char out_viewer_css[], out_viewer_js[];

enum { PART_MOST = 800000 }; /* bytes of equations, forces or derivation: some thousand lines */

static void put_html(base_text *out, const char *s, size_t n) {
  for (size_t i = 0; i < n; i++) switch (s[i]) {
    case '&': base_puts(out, "&amp;"); break;
    case '<': base_puts(out, "&lt;"); break;
    case '>': base_puts(out, "&gt;"); break;
    case '"': base_puts(out, "&quot;"); break;
    default: base_putn(out, &s[i], 1);
    }
}

/* JSON inside a script element: a < occurs in strings only */
static void put_embedded(base_text *out, const char *json) {
  while (*json) {
    size_t n = strcspn(json, "<");
    base_putn(out, json, n);
    json += n;
    if (*json) base_puts(out, "\\u003c"), json++;
  }
}

static void member(base_text *out, const char *key, const char *json) {
  base_printf(out, ",\n\"%s\":", key);
  base_puts(out, json);
}

static const char *texts(derive_system *sys, const out_page_options *o) {
  const base_source *source = sys->m->source;
  base_text t;
  base_text_init(&t, sys->arena);
  base_put_json(&t, base_strdup(sys->arena, source->text, source->size));
  base_puts(&t, ",\n\"file\":");
  base_put_json(&t, o->file ? o->file : source->name);
  if (o->variant) base_puts(&t, ",\n\"variant\":"), base_put_json(&t, o->variant);
  return base_text_str(&t);
}

/* a text as a JSON string; one too long for anybody to read is left out, and the page says so */
static void put_part(derive_system *sys, const char *key, const base_text *text, bool quoted, base_text *out) {
  if (!text->n) return;
  if (text->n > PART_MOST) {
    base_printf(out, ",\n\"long_%s\":true", key);
  } else if (quoted) {
    base_text json;
    base_text_init(&json, sys->arena);
    base_put_json(&json, text->at);
    member(out, key, base_text_str(&json));
  } else {
    member(out, key, text->at);
  }
}

static void put_data(derive_system *sys, const out_page_options *o, const char *moving, base_text *out) {
  base_text steps, equations, forces;
  base_text_init(&steps, sys->arena);
  base_text_init(&equations, sys->arena);
  base_text_init(&forces, sys->arena);
  out_equations e = {.json = true, .typeset = true};
  bool stepped = out_steps(sys, &e, &steps);
  e = (out_equations){.latex = true};
  (void)out_derivation(sys, &e, &equations);
  if (sys->m->constraints.n + sys->m->reactions.n + sys->drives.n) out_forces_typeset(sys, &forces);
  base_puts(out, "{\"schema\":1");
  member(out, "scene", moving);
  member(out, "model", texts(sys, o));
  put_part(sys, "equations", &equations, true, out);
  put_part(sys, "forces", &forces, true, out);
  if (stepped) put_part(sys, "derivation", &steps, false, out);
  base_puts(out, "}");
}

static const char *scene_text(derive_system *sys, const out_page_options *o) {
  expr_set_style(sys->g, (expr_style){.unicode = true});
  scene *s = scene_new(sys);
  expr_set_style(sys->g, (expr_style){0});
  motion_request request = {.nasked = s->asked.n, .asked = s->asked.at, .from = o->from, .to = o->to, .forces = true};
  out_motion m;
  if (!out_move(sys, &request, &m)) return NULL;
  base_text t;
  base_text_init(&t, sys->arena);
  expr_set_style(sys->g, (expr_style){.unicode = true});
  scene_write(s, &m, &t);
  expr_set_style(sys->g, (expr_style){0});
  return base_text_str(&t);
}

bool out_page_write(derive_system *sys, const out_page_options *o, base_text *out) {
  const char *moving = scene_text(sys, o), *title = sys->m->title;
  if (!moving) return false;
  if (o->scene_only) {
    base_puts(out, moving);
    return true;
  }
  base_text data;
  base_text_init(&data, sys->arena);
  put_data(sys, o, moving, &data);
  base_puts(out,
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"generator\" content=\"appell\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
            "script-src 'unsafe-inline'; font-src data:; img-src data: blob:\">\n<title>");
  put_html(out, title, strlen(title));
  base_puts(out, "</title>\n<style>");
  base_puts(out, out_viewer_css);
  base_puts(out, "</style>\n</head>\n<body>\n<div id=\"page\"><h1>");
  put_html(out, title, strlen(title));
  base_puts(out, "</h1>\n<pre>");
  put_html(out, sys->m->source->text, sys->m->source->size);
  base_puts(out, "</pre></div>\n<script type=\"application/json\" id=\"data\">");
  put_embedded(out, base_text_str(&data));
  base_puts(out, "</script>\n<script>");
  base_puts(out, out_viewer_js);
  base_puts(out, "</script>\n</body>\n</html>\n");
  return true;
}
