/* appell view: a page to look at, or pictures of it. */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common.h"
#include "film.h"

enum { OUTPUT, SCENE, PICTURE, FRAMES, MP4, GIF, SIZE, FPS, SPEED, SHOW, UNTIL, PARAMETER, CASE };

static const cli_option OPTIONS[] = {
    [OUTPUT] = {"-o", "FILE", "where to write the page, the scene or the picture (usual: stdout)"},
    [SCENE] = {"--scene", NULL, "the scene and its motion as JSON, for other viewers"},
    [PICTURE] = {"--png", "T", "a picture at time T, into FILE"},
    [FRAMES] = {"--frames", "DIR", "pictures frame_00001.png … of the motion"},
    [MP4] = {"--mp4", "FILE", "a film"},
    [GIF] = {"--gif", "FILE", "a film as a GIF"},
    [SIZE] = {"--size", "WxH", "of pictures, in pixels (usual: 1280x720)"},
    [FPS] = {"--fps", "N", "pictures in a second of film (usual: 30; 15 for a GIF)"},
    [SPEED] = {"--speed", "X", "time units of the motion in a second of film (usual: 1)"},
    [SHOW] = {"--show", "WORDS", "forces, frames, names, follow: switched on in pictures"},
    [UNTIL] = {"--until", "T", "the end of the motion (usual: as the model says)"},
    [PARAMETER] = {"-p", "NAME=VALUE", "give a parameter another value; may be repeated"},
    [CASE] = {"--case", "NAME", "a `case` of the model"},
    {NULL, NULL, NULL},
};

typedef struct {
  cli_question q;
  ap_view_options options;
  film_options film;
  const char *path, *frames, *mp4, *gif;
  bool picture;
} view_words;

static int set_size(const cli_args *args, view_words *w, const char *value) {
  char *end;
  long width = strtol(value, &end, 10), height = *end == 'x' ? strtol(end + 1, &end, 10) : 0;
  if (*end || width < 16 || height < 16 || width > 8192 || height > 8192)
    return cli_usage(args, NULL, "--size needs pixels such as 1280x720, from 16 to 8192, not '%.100s'", value);
  w->film.width = (int)width, w->film.height = (int)height;
  return AP_OK;
}

static int set_show(const cli_args *args, view_words *w, const char *value) {
  static const char *const words[] = {"forces", "frames", "names", "follow", NULL};
  for (const char *p = value; *p; p += *p == ',') {
    char word[16];
    size_t n = strcspn(p, ",");
    (void)snprintf(word, sizeof word, "%.*s", (int)(n < 15 ? n : 15), p);
    if (cli_choice(args, "--show", word, words) < 0) return AP_USAGE;
    p += n;
  }
  w->film.show = value;
  return AP_OK;
}

static int set_picture(const cli_args *args, view_words *w, const char *value) {
  char *end;
  w->film.from = w->film.to = strtod(value, &end);
  if (end == value || *end || !isfinite(w->film.from))
    return cli_usage(args, NULL, "--png needs a time, not '%.100s'", value);
  w->picture = true;
  return AP_OK;
}

static int option(const cli_args *args, int which, const char *value, view_words *w) {
  switch (which) {
  case CLI_OPERAND: return cli_set_model(args, &w->q, value);
  case OUTPUT: w->path = value; return AP_OK;
  case SCENE: w->options.form = AP_VIEW_SCENE; return AP_OK;
  case PICTURE: return set_picture(args, w, value);
  case FRAMES: w->frames = value; return AP_OK;
  case MP4: w->mp4 = value; return AP_OK;
  case GIF: w->gif = value; return AP_OK;
  case SIZE: return set_size(args, w, value);
  case FPS: return cli_set_positive(args, "--fps", value, &w->film.fps);
  case SPEED: return cli_set_positive(args, "--speed", value, &w->film.speed);
  case SHOW: return set_show(args, w, value);
  case UNTIL: return cli_set_positive(args, "--until", value, &w->options.until);
  case PARAMETER: return cli_set_override(args, &w->q, value);
  case CASE: w->q.variant = value; return AP_OK;
  default: return cli_leave(args, which);
  }
}

static int fits(const cli_args *args, const view_words *w) {
  int pictures = (w->frames != NULL) + (w->mp4 != NULL) + (w->gif != NULL) + w->picture;
  if (pictures > 1) return cli_usage(args, NULL, "one of --png, --frames, --mp4 and --gif at a time");
  if (w->picture && !w->path) return cli_usage(args, "appell view MODEL --png 2 -o picture.png", "--png needs -o FILE");
  if (pictures && w->options.form == AP_VIEW_SCENE) return cli_usage(args, NULL, "--scene is no picture");
  if (w->path && (w->frames || w->mp4 || w->gif)) return cli_usage(args, NULL, "-o is for the page or for --png");
  return AP_OK;
}

/* what was asked for, from the page or the scene in `answer` */
static ap_status deliver(view_words *w, const char *answer) {
  film_options *f = &w->film;
  if (!(f->fps > 0)) f->fps = w->gif ? 15 : 30;
  int count;
  if (w->picture) return film_picture(answer, f, w->path);
  if (w->frames) return film_frames(answer, f, w->frames, &count);
  if (w->mp4 || w->gif) return film_video(answer, f, w->mp4 ? w->mp4 : w->gif, w->gif != NULL);
  if (!w->path && w->options.form == AP_VIEW_HTML && isatty(STDOUT_FILENO) == 1) {
    cli_fail(AP_USAGE, "appell view MODEL -o page.html", "a page is for a browser, not for a terminal");
    return AP_USAGE;
  }
  return cli_save_or_write(w->path, answer);
}

static int run(cli_args *args) {
  view_words w = {.film = {.from = (double)NAN, .to = (double)NAN, .speed = 1, .width = 1280, .height = 720}};
  cli_question_init(&w.q);
  const char *value;
  for (int which; (which = cli_next(args, &value)) != CLI_END;) {
    int status = option(args, which, value, &w);
    if (which == CLI_HELP || status != AP_OK) return cli_close(&w.q, (ap_status)status, NULL);
  }
  const char *answer = NULL;
  ap_status status = (ap_status)fits(args, &w);
  if (status == AP_OK) status = cli_open(args, &w.q);
  w.options.variant = w.q.variant;
  if (status == AP_OK) status = ap_view(w.q.ctx, w.q.model, &w.options, &answer);
  if (answer && *answer) { /* also of a motion that ended early */
    ap_status delivered = deliver(&w, answer);
    int class = cli_close(&w.q, status, NULL);
    return delivered == AP_OK ? class : (int)delivered;
  }
  return cli_close(&w.q, status, NULL);
}

const cli_command cli_view = {
    .name = "view",
    .summary = "a page with derivation, plots and a 3-D animation",
    .operands = "MODEL",
    .story = "Writes one HTML file that needs nothing else, not even a network: the derivation, the\n"
             "constraint forces, plots and an animation. Pictures and films are made by Chromium and\n"
             "ffmpeg, where they are installed.",
    .options = OPTIONS,
    .examples = "  appell view models/rolling_disk.mech -o coin.html\n"
                "  appell view models/unbalanced_ball.mech --mp4 ball.mp4 --show forces\n"
                "  appell view models/pendulum_double.mech --png 1.5 -o pendulum.png --size 800x600\n"
                "  appell view models/rolling_disk.mech --scene -o coin.json\n",
    .run = run,
};
