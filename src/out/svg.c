/* svg.c: the drawing of plots.

   Ticks are multiples of 1, 2 or 5 times a power of ten (Heckbert, "Nice numbers
   for graph labels", Graphics Gems, 1990). Points of a curve that a straight line
   already passes are left out, so that a long motion stays a small file. */
#include "out/svg.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* blue, vermilion, green, purple, ochre, teal, rose, olive: apart for colour-blind eyes in the first four */
static const char *const COLORS[] = {"#2f6db5", "#cf5a24", "#2a8c69", "#8653b0",
                                     "#b28413", "#2e97a7", "#b34a6c", "#6d7f2b"};
static const char *const DASHES[] = {"", "7 4", "2 3", "9 3 2 3"};
enum { COLOR_COUNT = sizeof COLORS / sizeof *COLORS, DASH_COUNT = sizeof DASHES / sizeof *DASHES };

/* pixels around the axes of a panel */
enum { LEFT = 66, RIGHT = 16, TOP = 12, BELOW = 44, LEGEND = 20, TITLE = 34, GAP = 8 };

/* --- ticks --- */

svg_ticks svg_find_ticks(double low, double high, uint32_t wanted) {
  svg_ticks t = {0};
  double width = high - low, raw = width / fmax(wanted, 1);
  if (!(raw > DBL_MIN) || !isfinite(raw)) return (svg_ticks){low, 1, 1, 0, 0};
  double power = pow(10, floor(log10(raw))), m = raw / power;
  t.step = power * (m < 1.5 ? 1 : m < 3.5 ? 2 : m < 7.5 ? 5 : 10);
  double from = ceil(low / t.step - 1e-9), to = floor(high / t.step + 1e-9);
  t.first = from * t.step;
  t.n = to >= from ? (uint32_t)(to - from) + 1 : 0;
  double largest = fmax(fabs(low), fabs(high));
  int size = (int)floor(log10(largest) + 1e-12);
  t.power = size >= 5 || size <= -4 ? size : 0;
  int digits = (int)ceil(-log10(t.step / pow(10, t.power)) - 1e-9);
  t.decimals = digits > 0 ? digits : 0;
  return t;
}

/* --- text --- */

static void put_text(base_text *out, const char *s) {
  for (; *s; s++) switch (*s) {
    case '&': base_puts(out, "&amp;"); break;
    case '<': base_puts(out, "&lt;"); break;
    case '>': base_puts(out, "&gt;"); break;
    case '"': base_puts(out, "&quot;"); break;
    default:
      if ((unsigned char)*s >= ' ') base_putn(out, s, 1); /* other control characters are not XML */
    }
}

/* about how wide a text will be */
static double width_of(const char *s, double size) {
  double n = 0;
  for (; *s; s++) n += ((unsigned char)*s & 0xc0) != 0x80;
  return 0.6 * size * n;
}

static void label(base_text *out, double x, double y, const char *anchor, const char *class, const char *s) {
  base_printf(out, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s%s%s>", x, y, anchor, *class ? " class=\"" : "",
              class, *class ? "\"" : "");
  put_text(out, s);
  base_puts(out, "</text>\n");
}

static void put_power(base_text *out, int power) {
  static const char *const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  char number[16];
  int n = 0, rest = power < 0 ? -power : power;
  do number[n++] = (char)(rest % 10);
  while ((rest /= 10) > 0);
  base_puts(out, "× 10");
  if (power < 0) base_puts(out, "⁻");
  while (n) base_puts(out, digits[(int)number[--n]]);
}

static const char *tick_text(base_arena *a, const svg_ticks *t, uint32_t i) {
  double x = (t->first + i * t->step) / pow(10, t->power);
  const char *s = base_format(a, "%.*f", t->decimals, fabs(x) < 1e-9 * fabs(t->step / pow(10, t->power)) ? 0.0 : x);
  return *s == '-' ? base_format(a, "−%s", s + 1) : s;
}

/* --- one panel --- */

typedef struct axes {
  double x, y, w, h; /* the frame, in pixels */
  double low[2], high[2];
} axes;

static double px(const axes *a, double x) {
  return a->x + (x - a->low[0]) / (a->high[0] - a->low[0]) * a->w;
}

static double py(const axes *a, double y) {
  return a->y + a->h - (y - a->low[1]) / (a->high[1] - a->low[1]) * a->h;
}

/* What must be seen, with a margin above and below; a constant gets room around it. */
static void find_range(const svg_panel *p, axes *a) {
  for (int k = 0; k < 2; k++) a->low[k] = INFINITY, a->high[k] = -INFINITY;
  for (uint32_t c = 0; c < p->ncurves; c++)
    for (uint32_t i = 0; i < p->curves[c].n; i++) {
      double v[2] = {p->curves[c].x[i], p->curves[c].y[i]};
      if (!isfinite(v[0]) || !isfinite(v[1])) continue;
      for (int k = 0; k < 2; k++) a->low[k] = fmin(a->low[k], v[k]), a->high[k] = fmax(a->high[k], v[k]);
    }
  for (int k = 0; k < 2; k++) {
    if (!(a->high[k] >= a->low[k])) a->low[k] = 0, a->high[k] = 1;
    double size = fmax(fabs(a->low[k]), fabs(a->high[k])), width = a->high[k] - a->low[k];
    if (width <= 1e-9 * size || size < 1e-290) { /* no more than noise */
      double half = size > 1e-290 ? 0.1 * size : 1;
      a->low[k] -= half, a->high[k] += half;
    } else if (k == 1 || p->equal) {
      a->low[k] -= 0.06 * width, a->high[k] += 0.06 * width;
    }
  }
  if (!p->equal) return;
  double per_x = (a->high[0] - a->low[0]) / a->w, per_y = (a->high[1] - a->low[1]) / a->h, per = fmax(per_x, per_y);
  for (int k = 0; k < 2; k++) {
    double middle = (a->low[k] + a->high[k]) / 2, half = per * (k ? a->h : a->w) / 2;
    a->low[k] = middle - half, a->high[k] = middle + half;
  }
}

static void draw_axes(base_arena *arena, const svg_panel *p, const axes *a, base_text *out) {
  svg_ticks tx = svg_find_ticks(a->low[0], a->high[0], (uint32_t)fmax(3, a->w / 75)),
            ty = svg_find_ticks(a->low[1], a->high[1], (uint32_t)fmax(3, a->h / 42));
  base_puts(out, "<path class=\"grid\" d=\"");
  for (uint32_t i = 0; i < tx.n; i++) base_printf(out, "M%.1f %.1fv%.1f", px(a, tx.first + i * tx.step), a->y, a->h);
  for (uint32_t i = 0; i < ty.n; i++) base_printf(out, "M%.1f %.1fh%.1f", a->x, py(a, ty.first + i * ty.step), a->w);
  base_puts(out, "\"/>\n");
  if (a->low[1] < 0 && a->high[1] > 0)
    base_printf(out, "<path class=\"zero\" d=\"M%.1f %.1fh%.1f\"/>\n", a->x, py(a, 0), a->w);
  for (uint32_t i = 0; i < tx.n; i++)
    label(out, px(a, tx.first + i * tx.step), a->y + a->h + 16, "middle", "tick", tick_text(arena, &tx, i));
  for (uint32_t i = 0; i < ty.n; i++)
    label(out, a->x - 7, py(a, ty.first + i * ty.step) + 4, "end", "tick", tick_text(arena, &ty, i));
  for (int k = 0; k < 2; k++) {
    const svg_ticks *t = k ? &ty : &tx;
    if (!t->power) continue;
    base_text power;
    base_text_init(&power, arena);
    put_power(&power, t->power);
    if (k) label(out, a->x + 4, a->y + 12, "start", "tick", base_text_str(&power));
    else label(out, a->x + a->w, a->y + a->h + 34, "end", "tick", base_text_str(&power));
  }
  label(out, a->x + a->w / 2, a->y + a->h + 34, "middle", "name", p->x_label);
  if (p->y_label && *p->y_label) {
    double x = a->x - LEFT + 16, y = a->y + a->h / 2;
    base_printf(out, "<text class=\"name\" text-anchor=\"middle\" transform=\"translate(%.1f %.1f) rotate(-90)\">", x,
                y);
    put_text(out, p->y_label);
    base_puts(out, "</text>\n");
  }
}

/* --- curves --- */

/* Points are left out as long as one line from the last one written passes all of them within a tolerance: each
   point allows a cone of directions, and the cones' common part must hold the next point. */
typedef struct pen {
  base_text *out;
  double x, y;             /* the last point written */
  double at_x, at_y;       /* a point that is waiting */
  double reach;            /* how far it is */
  double first, low, high; /* directions from (x, y): of the first point, and what the cones allow beside it */
  bool down, waiting;
} pen;

enum { TOLERANCE_PARTS = 12 }; /* of a pixel */

static void put_point(pen *p, double x, double y) {
  base_printf(p->out, "%c%.2f %.2f", p->down ? 'L' : 'M', x, y);
  p->x = x, p->y = y;
  p->down = true;
}

static void flush(pen *p) {
  if (p->waiting) put_point(p, p->at_x, p->at_y);
  p->waiting = false;
}

static double turned(const pen *p, double dx, double dy) {
  return remainder(atan2(dy, dx) - p->first, 6.283185307179586);
}

static void draw_to(pen *p, double x, double y) {
  if (!p->down) {
    put_point(p, x, y);
    return;
  }
  double length = hypot(x - p->x, y - p->y), side = p->waiting ? turned(p, x - p->x, y - p->y) : 0;
  if (p->waiting && (length < p->reach || side < p->low || side > p->high)) {
    flush(p);
    length = hypot(x - p->x, y - p->y);
  }
  if (length < 0.05) return;
  if (!p->waiting) p->first = atan2(y - p->y, x - p->x), p->low = -1, p->high = 1, side = 0;
  double half = atan2(1.0 / TOLERANCE_PARTS, length);
  p->low = fmax(p->low, side - half), p->high = fmin(p->high, side + half);
  p->at_x = x, p->at_y = y;
  p->reach = length;
  p->waiting = true;
}

static void draw_curve(const svg_curve *c, const axes *a, base_text *out) {
  pen p = {.out = out};
  base_printf(out, "<path class=\"curve\" stroke=\"%s\"", COLORS[c->color % COLOR_COUNT]);
  uint32_t dash = c->dash % DASH_COUNT;
  if (dash) base_printf(out, " stroke-dasharray=\"%s\"", DASHES[dash]);
  base_puts(out, " d=\"");
  for (uint32_t i = 0; i < c->n; i++) {
    if (isfinite(c->x[i]) && isfinite(c->y[i])) {
      draw_to(&p, px(a, c->x[i]), py(a, c->y[i]));
    } else {
      flush(&p);
      p.down = false;
    }
  }
  flush(&p);
  base_puts(out, "\"/>\n");
}

/* the number of lines that a legend takes */
static uint32_t legend(const svg_panel *p, double left, double right, double top, base_text *out) {
  double x = left, y = top + 13;
  uint32_t lines = p->ncurves ? 1 : 0;
  for (uint32_t i = 0; i < p->ncurves; i++) {
    const svg_curve *c = &p->curves[i];
    double w = 30 + width_of(c->label, 12) + 16;
    if (x > left && x + w > right) x = left, y += LEGEND, lines++;
    if (out) {
      base_printf(out, "<path class=\"curve\" stroke=\"%s\"%s%s%s d=\"M%.1f %.1fh22\"/>\n",
                  COLORS[c->color % COLOR_COUNT], c->dash % DASH_COUNT ? " stroke-dasharray=\"" : "",
                  DASHES[c->dash % DASH_COUNT], c->dash % DASH_COUNT ? "\"" : "", x, y - 4);
      label(out, x + 28, y, "start", "", c->label);
    }
    x += w;
  }
  return lines;
}

static bool has_legend(const svg_panel *p) {
  return p->ncurves > 1 || !p->y_label;
}

static double legend_height(const svg_panel *p, double width) {
  return has_legend(p) ? LEGEND * legend(p, LEFT, width - RIGHT, 0, NULL) + 4 : 0;
}

static void draw_panel(base_arena *arena, const svg_panel *p, double x, double y, const double size[2],
                       base_text *out) {
  double above = legend_height(p, size[0]);
  axes a = {x + LEFT, y + TOP + above, size[0] - LEFT - RIGHT, size[1] - TOP - above - BELOW, {0, 0}, {0, 0}};
  find_range(p, &a);
  if (has_legend(p)) legend(p, x + LEFT, x + size[0] - RIGHT, y + TOP - 4, out);
  draw_axes(arena, p, &a, out);
  for (uint32_t i = 0; i < p->ncurves; i++) draw_curve(&p->curves[i], &a, out);
  base_printf(out, "<path class=\"axis\" d=\"M%.1f %.1fv%.1fh%.1f\"/>\n", a.x, a.y, a.h, a.w);
}

/* --- the figure --- */

static const char STYLE[] =
    "<style>text{font:12px \"DejaVu Sans\",\"Noto Sans\",Helvetica,Arial,sans-serif;fill:#1d2126}"
    ".title{font-size:16px;font-weight:600}.name{font-size:13px}.tick{fill:#5d646d;font-size:11px}"
    "path{fill:none}.grid{stroke:#e6e3dc}.zero{stroke:#bbb5a8}.axis{stroke:#5d646d}"
    ".curve{stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round}</style>\n";

void svg_write(base_arena *arena, const svg_figure *f, base_text *out) {
  uint32_t columns = f->columns ? f->columns : f->npanels > 3 ? 2 : 1;
  if (columns > f->npanels && f->npanels) columns = f->npanels;
  double width = f->panel_width > 0 ? f->panel_width : columns > 1 ? 440 : 640, height = f->panel_height;
  if (!(height > 0)) height = f->npanels > 1 ? 240 : 380;
  for (uint32_t i = 0; i < f->npanels && !(f->panel_height > 0);
       i++) /* a path needs a square, a long legend its room */
    height = fmax(height, f->panels[i].equal ? 0.8 * width : 200 + legend_height(&f->panels[i], width));
  uint32_t rows = columns ? (f->npanels + columns - 1) / columns : 0;
  double title = f->title && *f->title ? TITLE : GAP;
  double w = columns * width + GAP, h = title + rows * height + GAP;
  base_printf(out,
              "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\" "
              "role=\"img\">\n",
              w, h, w, h);
  base_puts(out, "<title>");
  put_text(out, f->title ? f->title : "");
  base_puts(out, "</title>\n");
  base_puts(out, STYLE);
  base_printf(out, "<rect width=\"%.0f\" height=\"%.0f\" fill=\"#ffffff\"/>\n", w, h);
  if (title > GAP) label(out, LEFT, 24, "start", "title", f->title);
  double size[2] = {width, height};
  for (uint32_t i = 0; i < f->npanels; i++) {
    uint32_t row = i / columns, column = i % columns;
    draw_panel(arena, &f->panels[i], width * column, title + height * row, size, out);
  }
  base_puts(out, "</svg>\n");
}
