/* plot: which curves a question about a model asks for, and their picture. */
#ifndef APPELL_OUT_PLOT_H
#define APPELL_OUT_PLOT_H

#include "out/motion.h"
#include "out/svg.h"

typedef enum { PLOT_TIME, PLOT_PATH, PLOT_PHASE } plot_kind;

/* "theta, phi" against t; "x, y": the second against the first; "theta": its rate against it */
typedef struct plot_request {
  plot_kind kind;
  const char *what;
} plot_request;

typedef struct out_plot_options {
  const plot_request *panels; /* none: what the model's plot lines say, else every coordinate */
  uint32_t npanels;
  bool separate;   /* a panel for each curve */
  double from, to; /* NaN: as the model says */
} out_plot_options;

/* One run's curves, panel by panel; several runs of the same question are laid over each other. */
typedef struct plot_sheet {
  base_arena *arena; /* outlives the systems */
  const char *title;
  uint32_t nruns;
  BASE_VEC(svg_panel) panels;
} plot_sheet;

/* Adds a run; `name` tells it from others, or is NULL. BASE_USAGE or BASE_RUN after a complaint about the question or
   about the motion. */
base_status out_plot_add(plot_sheet *sheet, derive_system *sys, const out_plot_options *o, const char *name);
void out_plot_write(const plot_sheet *sheet, base_text *out);

#endif
