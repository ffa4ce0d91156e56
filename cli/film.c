/* film.c: the page is opened by a headless Chromium, told by its address to draw pictures one after the other; they
   come back in the text of the document as base64, a line each, so that one browser draws any number of them.

   Programs are started without a shell, with their arguments as they are. */
#define _POSIX_C_SOURCE 200809L /* posix_spawn, mkdtemp, getline */
#include "film.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { PATH_MOST = 4096 };

/* --- other programs --- */

/* the first of these names that is in PATH */
static bool find_program(const char *const *names, char found[PATH_MOST]) {
  const char *path = getenv("PATH");
  for (; *names; names++)
    for (const char *p = path ? path : "/usr/bin:/bin"; *p; p += *p == ':') {
      size_t n = strcspn(p, ":");
      int size = snprintf(found, PATH_MOST, "%.*s/%s", (int)n, p, *names);
      if (size > 0 && size < PATH_MOST && access(found, X_OK) == 0) return true;
      p += n;
    }
  return false;
}

/* Runs a program to its end, with its stdout in a file. The exit code, or -1. */
static int run_program(const char *const *argv, const char *output) {
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t pid;
  int failed = posix_spawn(&pid, argv[0], &actions, NULL, (char *const *)(uintptr_t)argv, environ), status = -1;
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return -1;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* a directory of our own, with all that was left in it */
static void remove_directory(const char *path) {
  static const char *const rm[] = {"rm", NULL};
  char program[PATH_MOST];
  if (!find_program(rm, program)) return;
  const char *argv[] = {program, "-rf", "--", path, NULL};
  (void)run_program(argv, "/dev/null");
}

static ap_status cannot(const char *path, int error) {
  cli_fail(AP_OUTPUT, NULL, "%s: %s", path, strerror(error ? error : EIO));
  return AP_OUTPUT;
}

/* --- base64 --- */

static int sextet(char c) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char *p = c ? strchr(letters, c) : NULL;
  return p ? (int)(p - letters) : -1;
}

/* in place; the number of bytes */
static size_t decode(char *text) {
  size_t n = 0;
  unsigned bits = 0, count = 0;
  for (const char *p = text; sextet(*p) >= 0; p++) {
    bits = bits << 6 | (unsigned)sextet(*p);
    if ((count += 6) < 8) continue;
    count -= 8;
    text[n++] = (char)(bits >> count & 255);
  }
  return n;
}

/* --- the browser --- */

typedef struct studio {
  char directory[64]; /* ours, to be removed */
  char browser[PATH_MOST];
} studio;

static ap_status open_studio(studio *s) {
  static const char *const names[] = {"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", NULL};
  s->directory[0] = 0;
  if (!find_program(names, s->browser)) {
    cli_fail(AP_OUTPUT, "install it (apt-get install chromium), or write the page with -o and look at it",
             "pictures need Chromium, which is not in the PATH");
    return AP_OUTPUT;
  }
  (void)snprintf(s->directory, sizeof s->directory, "/tmp/appell-XXXXXX");
  if (!mkdtemp(s->directory)) {
    s->directory[0] = 0;
    return cannot("/tmp", errno);
  }
  return AP_OK;
}

static void close_studio(const studio *s) {
  if (s->directory[0]) remove_directory(s->directory);
}

/* the page's address, and the flags of a browser that draws without a screen, a network or a past */
static ap_status draw(const studio *s, const char *page, const film_options *o, const char *output) {
  char file[96], address[512], profile[128], size[48];
  (void)snprintf(file, sizeof file, "%s/page.html", s->directory);
  ap_status status = cli_save(file, page, strlen(page));
  if (status != AP_OK) return status;
  (void)snprintf(address, sizeof address,
                 "file://%s#film&from=%.17g&to=%.17g&fps=%.17g&speed=%.17g&show=%.100s&width=%d&height=%d", file,
                 o->from, o->to, o->fps, o->speed, o->show ? o->show : "", o->width, o->height);
  (void)snprintf(profile, sizeof profile, "--user-data-dir=%s/profile", s->directory);
  (void)snprintf(size, sizeof size, "--window-size=%d,%d", o->width, o->height + 200);
  const char *argv[] = {s->browser,
                        "--headless",
                        "--use-angle=swiftshader",
                        "--enable-unsafe-swiftshader",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--hide-scrollbars",
                        "--force-device-scale-factor=1",
                        profile,
                        size,
                        "--dump-dom",
                        address,
                        geteuid() == 0 ? "--no-sandbox" : NULL,
                        NULL}; /* root cannot have the sandbox */
  if (run_program(argv, output) == 0) return AP_OK;
  cli_fail(AP_OUTPUT, NULL, "%s could not draw the page", s->browser);
  return AP_OUTPUT;
}

/* --- pictures --- */

typedef struct reel {
  ap_status (*take)(void *user, int number, const char *png, size_t size);
  void *user;
} reel;

/* Every picture to `r`; AP_OUTPUT if there is none. */
static ap_status shoot(const studio *s, const char *page, const film_options *o, const reel *r, int *count) {
  char output[96];
  (void)snprintf(output, sizeof output, "%s/document", s->directory);
  ap_status status = draw(s, page, o, output);
  if (status != AP_OK) return status;
  FILE *f = fopen(output, "rb");
  if (!f) return cannot(output, errno);
  static const char mark[] = "data:image/png;base64,";
  char *line = NULL;
  size_t room = 0;
  *count = 0;
  while (status == AP_OK && getline(&line, &room, f) > 0) {
    char *p = strstr(line, mark);
    if (strncmp(line, "refused ", 8) == 0) {
      line[strcspn(line, "\n")] = 0;
      cli_fail(AP_USAGE, NULL, "%.200s", line + 8);
      status = AP_USAGE;
    }
    if (!p || strncmp(line, "frame ", 6) != 0) continue;
    p += sizeof mark - 1;
    size_t size = decode(p);
    status = r->take(r->user, (*count)++, p, size);
  }
  free(line);
  (void)fclose(f);
  if (status != AP_OK || *count) return status;
  cli_fail(AP_OUTPUT, "open the page in a browser window to see what it says",
           "the browser drew no picture (no WebGL?)");
  return AP_OUTPUT;
}

static ap_status take_one(void *user, int number, const char *png, size_t size) {
  return number ? AP_OK : cli_save(user, png, size);
}

static ap_status take_into(void *user, int number, const char *png, size_t size) {
  char path[PATH_MOST + 32];
  (void)snprintf(path, sizeof path, "%.*s/frame_%05d.png", PATH_MOST, (const char *)user, number + 1);
  return cli_save(path, png, size);
}

ap_status film_picture(const char *page, const film_options *o, const char *png) {
  studio s;
  int count;
  ap_status status = open_studio(&s);
  if (status == AP_OK) status = shoot(&s, page, o, &(reel){take_one, (void *)(uintptr_t)png}, &count);
  close_studio(&s);
  return status;
}

ap_status film_frames(const char *page, const film_options *o, const char *directory, int *count) {
  studio s;
  struct stat about;
  if (mkdir(directory, 0777) != 0 && (errno != EEXIST || stat(directory, &about) != 0 || !S_ISDIR(about.st_mode)))
    return cannot(directory, errno == EEXIST ? ENOTDIR : errno);
  ap_status status = open_studio(&s);
  if (status == AP_OK) status = shoot(&s, page, o, &(reel){take_into, (void *)(uintptr_t)directory}, count);
  close_studio(&s);
  return status;
}

ap_status film_video(const char *page, const film_options *o, const char *path, bool gif) {
  static const char *const names[] = {"ffmpeg", NULL};
  char ffmpeg[PATH_MOST], frames[96], rate[32], made[96];
  if (!find_program(names, ffmpeg)) {
    cli_fail(AP_OUTPUT, "install it (apt-get install ffmpeg), or write pictures with --frames",
             "films need ffmpeg, which is not in the PATH");
    return AP_OUTPUT;
  }
  studio s;
  int count = 0;
  ap_status status = open_studio(&s);
  if (status == AP_OK) status = shoot(&s, page, o, &(reel){take_into, s.directory}, &count);
  (void)snprintf(frames, sizeof frames, "%s/frame_%%05d.png", s.directory);
  (void)snprintf(made, sizeof made, "%s/film.%s", s.directory, gif ? "gif" : "mp4");
  (void)snprintf(rate, sizeof rate, "%.6g", o->fps);
  const char *video[] = {ffmpeg,      "-y",         "-framerate", rate,      "-i",  frames,
                         "-c:v",      "libx264",    "-pix_fmt",   "yuv420p", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2",
                         "-movflags", "+faststart", made,         NULL};
  const char *loop[] = {ffmpeg,
                        "-y",
                        "-framerate",
                        rate,
                        "-i",
                        frames,
                        "-filter_complex",
                        "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4",
                        made,
                        NULL};
  cli_file film = {NULL, 0};
  if (status == AP_OK && run_program(gif ? loop : video, "/dev/null") != 0) {
    cli_fail(AP_OUTPUT, "--frames writes the pictures, for another program", "ffmpeg could not make the film");
    status = AP_OUTPUT;
  }
  if (status == AP_OK) status = cli_read(made, &film);
  if (status == AP_OK) status = cli_save(path, film.text, film.size);
  cli_file_free(&film);
  close_studio(&s);
  return status;
}
