/* film: pictures of a page, by a browser that has no window; films of them. */
#ifndef APPELL_CLI_FILM_H
#define APPELL_CLI_FILM_H

#include "common.h"

typedef struct film_options {
  double from, to;   /* times; from = to: one picture. NaN: all of the motion */
  double fps, speed; /* pictures in a second; seconds of the motion in a second */
  int width, height;
  const char *show; /* "forces,names", what is switched on in the picture; or NULL */
} film_options;

/* Each writes nothing unless all of it succeeds, and explains itself if not. */
ap_status film_picture(const char *page, const film_options *o, const char *png);
ap_status film_frames(const char *page, const film_options *o, const char *directory, int *count);
ap_status film_video(const char *page, const film_options *o, const char *path, bool gif);

#endif
