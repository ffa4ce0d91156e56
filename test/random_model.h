/* random_model: texts of random mechanisms: trees of frames, points, particles, bodies, speeds, forces.

   Names: coordinates q1 … qn, quaternions e1 …, frames F1 …, points P1 …; the parameters
   m, l, k, lam have values. Whatever is written here is a text that appell must accept. */
#ifndef APPELL_TEST_RANDOM_MODEL_H
#define APPELL_TEST_RANDOM_MODEL_H

#include <stdarg.h>

#include "support.h"

typedef struct random_model {
  test_random r;
  char text[32768];
  size_t n;
  int coords, quaternions, frames, points, bodies;
  bool timely, roots; /* angles with t; axes whose length is a root */
} random_model;

BASE_PRINTF(2, 3) static inline void put(random_model *m, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  int k = vsnprintf(m->text + m->n, sizeof m->text - m->n, fmt, args);
  va_end(args);
  ck_assert_msg(k >= 0 && (size_t)k < sizeof m->text - m->n, "the random text is too long");
  m->n += (size_t)k;
}

static inline bool chance(random_model *m, uint32_t one_in) {
  return random_below(&m->r, one_in) == 0;
}

static inline int some_coord(random_model *m) {
  return random_int(&m->r, 1, m->coords);
}

static inline void random_begin(random_model *m, uint64_t stream, int coords, int quaternions) {
  memset(m, 0, sizeof *m);
  m->r = random_start(stream);
  m->coords = coords;
  m->quaternions = quaternions;
  put(m, "system random\nparam m = 1.3, l = 0.7, k = 2.1, lam = 0.4\n");
  for (int i = 1; i <= coords; i++) put(m, "coord q%d\n", i);
  for (int i = 1; i <= quaternions; i++) put(m, "coord e%d: quaternion\n", i);
}

static inline void put_frame_name(random_model *m, int f) {
  if (f == 0) put(m, "N");
  else put(m, "F%d", f);
}

static inline void random_angle(random_model *m) {
  switch (random_below(&m->r, m->timely ? 8 : 7)) {
  case 0: put(m, "q%d + q%d", some_coord(m), some_coord(m)); break;
  case 1: put(m, "2*q%d", some_coord(m)); break;
  case 2: put(m, "lam - q%d", some_coord(m)); break;
  case 7: put(m, "q%d + 3*t", some_coord(m)); break;
  default: put(m, "q%d", some_coord(m));
  }
}

/* an axis constant in the parent, not a letter */
static inline void random_axis(random_model *m, int parent) {
  static const char *const form[] = {"%s.x + 2*%s.y - 2*%s.z", "sin(lam)*%s.x + cos(lam)*%s.z + 0*%s.y",
                                     "2*%s.x - 3*%s.y + 6*%s.z", "%s.x + %s.y + 0*%s.z"};
  char name[16];
  (void)snprintf(name, sizeof name, parent ? "F%d" : "N", parent);
  const char *f = form[random_below(&m->r, m->roots ? 4 : 3)];
  for (; *f; f++)
    if (f[0] == '%') put(m, "%s", name), f++;
    else put(m, "%c", *f);
}

/* frame F(n) = …, on a random one of those before it, or on `parent` */
static inline int random_frame(random_model *m, int parent) {
  static const char letter[] = "xyz";
  if (parent < 0) parent = random_int(&m->r, m->frames > 2 ? m->frames - 2 : 0, m->frames);
  int f = ++m->frames;
  put(m, "frame F%d = ", f);
  uint32_t kind = random_below(&m->r, m->quaternions ? 8 : 6);
  if (kind >= 6) {
    put(m, "orient(");
    put_frame_name(m, parent);
    put(m, ", e%d)\n", random_int(&m->r, 1, m->quaternions));
    return f;
  }
  if (kind == 5) { /* direction cosines of a turn about y */
    int q = some_coord(m);
    char p[16];
    (void)snprintf(p, sizeof p, parent ? "F%d" : "N", parent);
    put(m, "axes(%s, cos(q%d)*%s.x - sin(q%d)*%s.z, %s.y, sin(q%d)*%s.x + cos(q%d)*%s.z)\n", p, q, p, q, p, p, q, p, q,
        p);
    return f;
  }
  int turns = kind == 4 ? 2 : 1;
  put(m, "rotate(");
  put_frame_name(m, parent);
  for (int i = 0; i < turns; i++) {
    put(m, ", ");
    if (kind == 3) random_axis(m, parent);
    else put(m, "%c", letter[random_below(&m->r, 3)]);
    put(m, ", ");
    random_angle(m);
  }
  put(m, ")\n");
  return f;
}

/* a short vector on a few frames; what stands in front of an axis is constant, or a coordinate now and then */
static inline void random_vector(random_model *m, bool constant) {
  static const char letter[] = "xyz";
  int n = random_int(&m->r, 1, 2);
  for (int i = 0; i < n; i++) {
    if (i) put(m, " + ");
    switch (random_below(&m->r, constant ? 3 : 5)) {
    case 0: put(m, "l*"); break;
    case 1: put(m, "%d/%d*", random_int(&m->r, 1, 5), random_int(&m->r, 1, 3)); break;
    case 2: put(m, "%s", ""); break;
    case 3: put(m, "q%d*", some_coord(m)); break;
    default: put(m, "(l + q%d^2)*", some_coord(m));
    }
    put_frame_name(m, random_int(&m->r, 0, m->frames));
    put(m, ".%c", letter[random_below(&m->r, 3)]);
  }
}

#endif
