/* npz.c: a run as numpy's archive, written by hand: a zip file without compression (APPNOTE 4.3) of arrays in numpy's
   own format 1.0. No clock: every entry has the date 1980-01-01. */
#include <math.h>
#include <string.h>

#include "out/trajectory.h"

typedef struct entry {
  const char *name;
  uint32_t crc, size, at;
} entry;

typedef struct archive {
  base_text *out;
  base_arena *a;
  BASE_VEC(entry) entries;
} archive;

static void little(base_text *out, uint64_t x, int bytes) {
  for (int i = 0; i < bytes; i++) {
    char c = (char)(x >> (8 * i) & 0xff);
    base_putn(out, &c, 1);
  }
}

/* the checksum of zip (ISO 3309), four bits at a time */
static uint32_t checksum(const char *at, size_t n) {
  uint32_t table[16], c = 0xffffffff;
  for (uint32_t i = 0; i < 16; i++) {
    table[i] = i;
    for (int k = 0; k < 4; k++) table[i] = table[i] & 1 ? table[i] >> 1 ^ 0xedb88320 : table[i] >> 1;
  }
  for (size_t i = 0; i < n; i++) {
    c ^= (unsigned char)at[i];
    c = table[c & 15] ^ c >> 4;
    c = table[c & 15] ^ c >> 4;
  }
  return ~c;
}

static void common(base_text *out, const entry *e) {
  little(out, 0x0800, 2);                /* names are UTF-8 */
  little(out, 0, 2);                     /* stored */
  little(out, 0, 2), little(out, 33, 2); /* 1980-01-01, midnight */
  little(out, e->crc, 4);
  little(out, e->size, 4), little(out, e->size, 4);
  little(out, strlen(e->name), 2);
}

static void add(archive *z, const char *name, const base_text *body) {
  entry e = {base_format(z->a, "%s.npy", name), checksum(body->at, body->n), (uint32_t)body->n, (uint32_t)z->out->n};
  little(z->out, 0x04034b50, 4);
  little(z->out, 20, 2);
  common(z->out, &e);
  little(z->out, 0, 2);
  base_puts(z->out, e.name);
  base_putn(z->out, body->at, body->n);
  base_push(z->a, &z->entries, e);
}

static void finish(archive *z) {
  uint64_t first = z->out->n;
  for (uint32_t i = 0; i < z->entries.n; i++) {
    const entry *e = &z->entries.at[i];
    little(z->out, 0x02014b50, 4);
    little(z->out, 20, 2), little(z->out, 20, 2);
    common(z->out, e);
    little(z->out, 0, 2), little(z->out, 0, 2), little(z->out, 0, 2), little(z->out, 0, 2);
    little(z->out, 0, 4);
    little(z->out, e->at, 4);
    base_puts(z->out, e->name);
  }
  uint64_t size = z->out->n - first;
  little(z->out, 0x06054b50, 4);
  little(z->out, 0, 2), little(z->out, 0, 2);
  little(z->out, z->entries.n, 2), little(z->out, z->entries.n, 2);
  little(z->out, size, 4), little(z->out, first, 4);
  little(z->out, 0, 2);
}

/* the head of an array: its length is a multiple of 64 */
static void head(base_text *body, const char *type, const char *shape) {
  const char *words = base_format(body->arena, "{'descr': '%s', 'fortran_order': False, 'shape': %s, }", type, shape);
  size_t n = strlen(words) + 1, whole = (10 + n + 63) / 64 * 64;
  base_putn(body, "\x93NUMPY\x01\x00", 8);
  little(body, whole - 10, 2);
  base_puts(body, words);
  for (size_t i = 10 + n; i < whole; i++) base_puts(body, " ");
  base_puts(body, "\n");
}

static void put_number(base_text *body, double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  little(body, bits, 8);
}

static void add_number(archive *z, const char *name, double x) {
  base_text body;
  base_text_init(&body, z->a);
  head(&body, "<f8", "()");
  put_number(&body, x);
  add(z, name, &body);
}

/* text as numpy has it: four bytes for each character; bytes that are no character of UTF-8 do not occur in models */
static void add_text(archive *z, const char *name, const char *text) {
  base_text body, points;
  base_text_init(&body, z->a);
  base_text_init(&points, z->a);
  uint32_t count = 0;
  for (const unsigned char *c = (const unsigned char *)text; *c; count++) {
    int more = *c >= 0xf0 ? 3 : *c >= 0xe0 ? 2 : *c >= 0xc0 ? 1 : 0;
    uint32_t point = more ? *c & (0x3fu >> more) : *c;
    c++;
    for (; more && *c; more--, c++) point = point << 6 | (*c & 0x3f);
    little(&points, point, 4);
  }
  head(&body, base_format(z->a, "<U%u", count ? count : 1), "()");
  if (count) base_putn(&body, points.at, points.n);
  else little(&body, 0, 4);
  add(z, name, &body);
}

void out_run_npz(const run_trajectory *t, base_text *out) {
  base_arena scratch;
  base_scratch_init(&scratch, out->arena->ctx);
  archive z = {.out = out, .a = &scratch};
  for (uint32_t c = 0; c < t->ncolumns; c++) {
    base_text body;
    base_text_init(&body, &scratch);
    head(&body, "<f8", base_format(&scratch, "(%u,)", t->nsamples));
    for (uint32_t i = 0; i < t->nsamples; i++) {
      double x = t->at[(size_t)i * t->ncolumns + c];
      put_number(&body, isfinite(x) ? x : (double)NAN);
    }
    add(&z, t->columns[c].name, &body);
  }
  add_number(&z, "complete", t->complete);
  add_text(&z, "ending", t->ending ? t->ending : "");
  add_number(&z, "audit.tolerance", t->tol);
  add_number(&z, "audit.energy_balance", t->audit.energy);
  add_number(&z, "audit.energy_scale", t->audit.energy_scale);
  add_number(&z, "audit.configuration_residual", t->audit.configuration);
  add_number(&z, "audit.velocity_residual", t->audit.velocity);
  add_number(&z, "audit.quaternion_norm", t->audit.quaternion);
  add_number(&z, "audit.steps", (double)t->audit.counts.steps);
  add_number(&z, "audit.evaluations", (double)t->audit.counts.rates);
  finish(&z);
  base_arena_free(&scratch);
}
