/* mutate: changes that keep a text almost a model, for the fuzz targets under libFuzzer.

   Bytes at random break the first line and never reach mechanics. So four times
   out of five the text is taken as words: one is replaced by another of the
   same text, doubled, dropped or swapped; a line likewise; a number is made
   hostile. Crossing over exchanges whole lines of two texts. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *out, size_t most,
                                 unsigned seed);

typedef struct piece {
  size_t at, end;
} piece;

typedef struct dice {
  uint64_t state;
} dice;

static uint32_t roll(dice *d, size_t sides) {
  d->state = d->state * 6364136223846793005u + 1442695040888963407u;
  return sides ? (uint32_t)((d->state >> 33) % sides) : 0;
}

static int letter(uint8_t c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
         c >= 0x80;
}

/* a word, a run of blanks, or one sign, around a random place */
static piece word_at(dice *d, const uint8_t *data, size_t size) {
  size_t at = roll(d, size), end = at + 1;
  if (!letter(data[at])) return (piece){at, end};
  while (at > 0 && letter(data[at - 1])) at--;
  while (end < size && letter(data[end])) end++;
  return (piece){at, end};
}

static piece line_at(dice *d, const uint8_t *data, size_t size) {
  size_t at = roll(d, size), end = at;
  while (at > 0 && data[at - 1] != '\n') at--;
  while (end < size && data[end] != '\n') end++;
  return (piece){at, end < size ? end + 1 : end};
}

/* a balanced piece, from a bracket to its partner */
static piece group_at(dice *d, const uint8_t *data, size_t size) {
  size_t at = roll(d, size), depth = 0;
  while (at < size && data[at] != '(' && data[at] != '[') at++;
  for (size_t i = at; i < size; i++) {
    if (data[i] == '(' || data[i] == '[') depth++;
    if ((data[i] == ')' || data[i] == ']') && --depth == 0) return (piece){at, i + 1};
  }
  return word_at(d, data, size);
}

static piece some(dice *d, int kind, const uint8_t *data, size_t size) {
  return kind == 0 ? word_at(d, data, size) : kind == 1 ? group_at(d, data, size) : line_at(d, data, size);
}

/* data with `what` in place of the piece; what does not fit is left as it was */
static size_t put(uint8_t *data, size_t size, size_t most, piece p, const uint8_t *what, size_t n) {
  size_t now = size - (p.end - p.at) + n;
  if (now > most || now == 0) return size;
  memmove(data + p.at + n, data + p.end, size - p.end);
  if (n) memcpy(data + p.at, what, n);
  return now;
}

static size_t hostile(dice *d, uint8_t *data, size_t size, size_t most) {
  static const char *const words[] = {"0",
                                      "1",
                                      "-1",
                                      "2",
                                      "1/2",
                                      "10^9",
                                      "1e9999",
                                      "1e-9999",
                                      "99999",
                                      "(10^9)",
                                      "1/3",
                                      "0.1",
                                      "pi",
                                      "pi/7",
                                      "t",
                                      "N",
                                      "O",
                                      "N.x",
                                      "sqrt(2)",
                                      "^(1/3)",
                                      "^(-1)",
                                      "^100",
                                      "^t",
                                      "''",
                                      "'",
                                      "''''''''",
                                      " deg",
                                      "[1..9]",
                                      "[0]",
                                      "[99999]",
                                      "sin(t)",
                                      "exp(t)",
                                      "abs(t)",
                                      "log(0)",
                                      "1/0",
                                      "min(t, 0)",
                                      "0*t",
                                      "[0, 0]",
                                      "-",
                                      "*1000000007",
                                      "atan2(0, 0)",
                                      "if t > 0 then 1 else 0",
                                      "(integer)",
                                      ": quaternion",
                                      "turn(t, N.x)",
                                      "norm(N.x)",
                                      "unit(O - O)",
                                      "cross(N.x, N.y)",
                                      "velocity(O)",
                                      "omega(N)",
                                      "(((((((((((((",
                                      "for i in 1..50 {\n",
                                      "}\n",
                                      "\r\n",
                                      "\t",
                                      "constraint c: ",
                                      "speed u = ",
                                      "\nclaim \"c\": 0 = "};
  const char *w = words[roll(d, sizeof words / sizeof *words)];
  piece p = word_at(d, data, size);
  if (roll(d, 3) == 0) p.at = p.end; /* beside it, not in its place */
  return put(data, size, most, p, (const uint8_t *)w, strlen(w));
}

static size_t by_words(dice *d, uint8_t *data, size_t size, size_t most) {
  uint8_t copy[4096];
  int kind = (int)roll(d, 3);
  piece to = some(d, kind, data, size), from = some(d, kind, data, size);
  size_t n = from.end - from.at;
  if (n > sizeof copy) return size;
  memcpy(copy, data + from.at, n);
  switch (roll(d, 5)) {
  case 0: return put(data, size, most, to, NULL, 0);
  case 1: to.at = to.end; return put(data, size, most, to, copy, n);
  case 2: return hostile(d, data, size, most);
  default: return put(data, size, most, to, copy, n);
  }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  dice d = {seed};
  (void)roll(&d, 1);
  if (size == 0 || roll(&d, 5) == 0) return LLVMFuzzerMutate(data, size, most);
  for (uint32_t times = 1 + roll(&d, 4); times > 0; times--) size = by_words(&d, data, size, most);
  return size;
}

/* lines of the one with some of the other in between */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *out, size_t most,
                                 unsigned seed) {
  dice d = {seed};
  size_t n = na < most ? na : most;
  if (n) memcpy(out, a, n);
  if (n == 0 || nb == 0) return n;
  for (uint32_t times = 1 + roll(&d, 6); times > 0; times--) {
    piece from = line_at(&d, b, nb), to = line_at(&d, out, n);
    if (roll(&d, 2)) to.end = to.at;
    n = put(out, n, most, to, b + from.at, from.end - from.at);
  }
  return n;
}
