/* save: results into files, whole or not at all. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common.h"

static ap_status cannot(const char *path, int error) {
  cli_fail(AP_OUTPUT, NULL, "%s: %s", path, strerror(error ? error : EIO));
  return AP_OUTPUT;
}

/* a device or a pipe, which is written to as it is */
static bool is_special(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && !S_ISREG(about.st_mode);
}

static ap_status write_through(const char *path, const void *data, size_t size) {
  errno = 0;
  FILE *f = fopen(path, "wb");
  bool ok = f && fwrite(data, 1, size, f) == size;
  int error = errno;
  if (f && fclose(f) != 0 && ok) ok = false, error = errno;
  return ok ? AP_OK : cannot(path, error);
}

/* Beside the file first, then in its place: it is there whole, or as it was before. */
ap_status cli_save(const char *path, const void *data, size_t size) {
  if (is_special(path)) return write_through(path, data, size);
  size_t n = strlen(path) + 32;
  char *beside = malloc(n);
  if (!beside) return cannot(path, ENOMEM);
  (void)snprintf(beside, n, "%s.%ld.part", path, (long)getpid());
  errno = 0;
  FILE *f = fopen(beside, "wb");
  bool ok = f && fwrite(data, 1, size, f) == size && fflush(f) == 0;
  int error = errno;
  if (f && fclose(f) != 0 && ok) ok = false, error = errno;
  if (ok && rename(beside, path) != 0) ok = false, error = errno;
  if (!ok && f) (void)remove(beside);
  free(beside);
  return ok ? AP_OK : cannot(path, error);
}

ap_status cli_save_or_write(const char *path, const char *text) {
  return path ? cli_save(path, text, strlen(text)) : cli_write(text);
}
