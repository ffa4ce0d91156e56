/* svg: plots as vector graphics: panels with curves, axes, ticks, legends. Knows numbers and names, no mechanics. */
#ifndef APPELL_OUT_SVG_H
#define APPELL_OUT_SVG_H

#include "base/base.h"

typedef struct svg_curve {
  const char *label;
  uint32_t n;
  const double *x, *y; /* what is not finite leaves a gap */
  uint32_t color;      /* counted from 0 */
  uint32_t dash;       /* 0: a full line */
} svg_curve;

typedef struct svg_panel {
  const char *x_label, *y_label; /* y_label NULL: the legend says it all */
  uint32_t ncurves;
  const svg_curve *curves;
  bool equal; /* one unit is as long along x as along y: a path */
} svg_panel;

typedef struct svg_figure {
  const char *title;
  uint32_t npanels, columns; /* columns 0: one up to three panels, then two */
  const svg_panel *panels;
  double panel_width, panel_height; /* of one panel, in pixels; 0: as usual */
} svg_figure;

void svg_write(base_arena *arena, const svg_figure *figure, base_text *out);

/* Round numbers that divide [low, high] into about `wanted` parts; ticks are first, first + step … up to high. */
typedef struct svg_ticks {
  double first, step;
  uint32_t n;
  int decimals; /* that tell them apart */
  int power;    /* labels are in units of 10^power; 0 mostly */
} svg_ticks;
svg_ticks svg_find_ticks(double low, double high, uint32_t wanted);

#endif
