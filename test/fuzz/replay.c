/* replay: feeds files to a fuzz target without libFuzzer, in any build.

   replay DIRECTORY: every file in it, in the order of their names; each is one
   test, which passes if the target comes back in time. A crash ends the whole
   run, after the name of the file. */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SECONDS = 60 };
#else
enum { SECONDS = 5 };
#endif

static char path[4096];

static void told(int signal_number) {
  (void)signal_number;
  static const char words[] = ": no end\n";
  (void)!write(STDERR_FILENO, path, strlen(path));
  (void)!write(STDERR_FILENO, words, sizeof words - 1);
  abort();
}

static uint8_t *content(size_t *size) {
  FILE *f = fopen(path, "rb");
  uint8_t *data = NULL;
  *size = 0;
  if (!f) return NULL;
  if (fseek(f, 0, SEEK_END) == 0) {
    long n = ftell(f);
    data = malloc((size_t)n + 1);
    rewind(f);
    if (data) *size = fread(data, 1, (size_t)n, f);
  }
  (void)fclose(f);
  return data;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int is_file(const struct dirent *e) {
  return e->d_name[0] != '.';
}

int main(int argc, char **argv) {
  struct dirent **list;
  int n = argc == 2 ? scandir(argv[1], &list, is_file, alphasort) : -1, passed = 0, failed = 0;
  if (n < 0) {
    (void)fprintf(stderr, "usage: replay DIRECTORY\n");
    return 2;
  }
  (void)signal(SIGALRM, told);
  for (int i = 0; i < n; i++) {
    (void)snprintf(path, sizeof path, "%s/%s", argv[1], list[i]->d_name);
    free(list[i]);
    size_t size;
    uint8_t *data = content(&size);
    if (!data) continue;
    printf("%s\n", path);
    (void)fflush(stdout);
    double start = now();
    (void)alarm(4 * SECONDS);
    (void)LLVMFuzzerTestOneInput(data, size);
    (void)alarm(0);
    double took = now() - start;
    free(data);
    if (took > SECONDS) printf("%s: %.1f s\n", path, took), failed++;
    else passed++;
  }
  free(list);
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
