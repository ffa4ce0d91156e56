/* x64.c: a schedule as machine code for x86-64 (System V calling convention), in one pass from the first step to the last.

   A piece becomes a function of the frame. Every value has its slot, so a register is only a copy of one, and what
   must leave its register goes to its slot. Which one leaves is the one used furthest ahead (Belady, IBM Systems
   Journal 5, 1966); that is known, since there are no branches. Results that outlive the piece are stored when they
   are made. Arithmetic is scalar SSE2, or the same with three operands where the processor has AVX: no fused
   operations, so the bits are the interpreter's.

   Encoding after Intel's manual, volume 2. Only numbers of slots and registers and addresses of functions come into the
   code, nothing from a model's text. It is written to pages that cannot be executed and made executable when they can
   no longer be written; if the system refuses, or on another machine, the interpreter runs. */
#define _DEFAULT_SOURCE 1 /* MAP_ANONYMOUS */
#include "code/program.h"

#if defined(__x86_64__) && defined(__unix__)

#include <string.h>
#include <sys/mman.h>

enum { REGISTERS = 16, NOWHERE = 0xff, RBX = 3, RSI = 6, RDI = 7 };
enum { NEVER = INT32_MAX };
/* operations: the byte after 0F; with prefix F2 (scalar) or 66 (whole register) */
enum { LOAD = 0x10, STORE = 0x11, SQRT = 0x51, ANDP = 0x54, ANDNP = 0x55, ORP = 0x56, XORP = 0x57 };
enum { ADD = 0x58, MUL = 0x59, SUB = 0x5C, DIV = 0x5E, COMPARE = 0xC2, MOVE = 0x28 };
enum { IS_EQ = 0, IS_LT = 1, IS_LE = 2, IS_UNORDERED = 3, IS_NEQ = 4, IS_NOT_LE = 6 };
/* constants at the front of the pages, 16 bytes each */
enum { SIGN_MASK = 0, VALUE_MASK = 16, UNIT = 32, CONSTANTS_SIZE = 48 };

/* for a step: when the values it reads, and the ones it makes, are read next */
typedef struct ahead {
  int32_t a, b, c, to;
} ahead;

typedef struct emitter {
  base_arena *scratch;
  const code_program *p;
  BASE_VEC(uint8_t) out;
  bool avx;
  unsigned base;           /* register with the frame's address */
  uint8_t *in;             /* the register of a slot */
  int32_t *next;           /* of a slot, while looking ahead */
  const code_step **steps; /* of the function at hand */
  uint32_t nsteps;
  ahead *ahead;             /* of each of them */
  uint32_t slot[REGISTERS]; /* IR_NONE: free */
  int32_t when[REGISTERS];
  bool dirty[REGISTERS]; /* not in its slot yet */
} emitter;

/* --- bytes --- */

static void byte(emitter *e, unsigned x) {
  base_push(e->scratch, &e->out, (uint8_t)x);
}

static void bytes(emitter *e, const void *from, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) byte(e, ((const uint8_t *)from)[i]);
}

static void word(emitter *e, int32_t x) {
  bytes(e, &x, 4);
}

typedef enum { IN_REGISTER, IN_SLOT, IN_CONSTANT } place_kind;
typedef struct place {
  place_kind kind;
  uint32_t at;
} place;

static place reg(unsigned r) {
  return (place){IN_REGISTER, r};
}
static place slot(uint32_t s) {
  return (place){IN_SLOT, s};
}
static place constant(uint32_t offset) {
  return (place){IN_CONSTANT, offset};
}

/* ModRM and what follows; `tail`: immediate bytes after it, for the distance to a constant */
static void operand(emitter *e, unsigned r, place x, unsigned tail) {
  unsigned low = (r & 7) << 3;
  if (x.kind == IN_REGISTER) {
    byte(e, 0xC0 | low | (x.at & 7));
  } else if (x.kind == IN_SLOT) {
    int32_t distance = (int32_t)(8 * x.at);
    byte(e, (distance < 128 ? 0x40u : 0x80u) | low | e->base);
    if (distance < 128) byte(e, (unsigned)distance);
    else word(e, distance);
  } else {
    byte(e, 0x05 | low);
    word(e, (int32_t)x.at - (int32_t)(e->out.n + 4 + tail));
  }
}

/* prefix 0F op: r, x */
static void sse(emitter *e, unsigned prefix, unsigned op, unsigned r, place x, unsigned tail) {
  unsigned rex = (r & 8 ? 4u : 0) | (x.kind == IN_REGISTER && x.at & 8 ? 1u : 0);
  byte(e, prefix);
  if (rex) byte(e, 0x40 | rex);
  byte(e, 0x0F);
  byte(e, op);
  operand(e, r, x, tail);
}

/* the same with a destination of its own: r = y op x */
static void vex(emitter *e, unsigned prefix, unsigned op, unsigned r, unsigned y, place x) {
  unsigned pp = prefix == 0xF2 ? 3 : 1, last = (~y & 15) << 3 | pp, high = r & 8 ? 0 : 0x80;
  if (x.kind == IN_REGISTER && x.at & 8) {
    byte(e, 0xC4);
    byte(e, high | 0x41); /* X set, B clear, map 0F */
    byte(e, last);
  } else {
    byte(e, 0xC5);
    byte(e, high | last);
  }
  byte(e, op);
  operand(e, r, x, 0);
}

static void move(emitter *e, unsigned to, place from) {
  if (from.kind == IN_REGISTER && from.at == to) return;
  if (from.kind == IN_REGISTER) sse(e, 0x66, MOVE, to, from, 0);
  else sse(e, 0xF2, LOAD, to, from, 0);
}

static void store(emitter *e, unsigned r, uint32_t s) {
  sse(e, 0xF2, STORE, r, slot(s), 0);
}

/* to = x op y; y may be anywhere, but not in `to` unless AVX is there or x is there too */
static void apply(emitter *e, unsigned prefix, unsigned op, unsigned to, unsigned x, place y) {
  if (e->avx) {
    vex(e, prefix, op, to, x, y);
    return;
  }
  move(e, to, reg(x));
  sse(e, prefix, op, to, y, 0);
}

/* r = all ones where r relates to x, else all zeros */
static void compare(emitter *e, unsigned r, place x, unsigned relation) {
  sse(e, 0xF2, COMPARE, r, x, 1);
  byte(e, relation);
}

/* --- registers --- */

static void forget(emitter *e, unsigned r) {
  if (e->slot[r] != IR_NONE) e->in[e->slot[r]] = NOWHERE;
  e->slot[r] = IR_NONE;
}

static void evict(emitter *e, unsigned r) {
  if (e->slot[r] == IR_NONE) return;
  if (e->dirty[r] && e->when[r] != NEVER) store(e, r, e->slot[r]);
  forget(e, r);
}

/* the free register, or the one whose value is used last; not one of the pinned */
static unsigned choose(const emitter *e, unsigned pinned) {
  unsigned best = REGISTERS;
  for (unsigned r = 0; r < REGISTERS; r++) {
    if (pinned >> r & 1) continue;
    if (e->slot[r] == IR_NONE) return r;
    if (best == REGISTERS || e->when[r] > e->when[best]) best = r;
  }
  return best;
}

static unsigned take(emitter *e, unsigned pinned) {
  unsigned r = choose(e, pinned);
  evict(e, r);
  return r;
}

static void hold(emitter *e, unsigned r, uint32_t s, int32_t when, bool dirty) {
  if (e->in[s] != NOWHERE) forget(e, e->in[s]);
  e->slot[r] = s;
  e->in[s] = (uint8_t)r;
  e->when[r] = when;
  e->dirty[r] = dirty;
}

static unsigned pin(unsigned r) {
  return r < REGISTERS ? 1u << r : 0;
}

/* the value of a slot in a register of its own */
static unsigned bring(emitter *e, uint32_t s, int32_t when, unsigned pinned) {
  if (e->in[s] != NOWHERE) return e->in[s];
  unsigned r = take(e, pinned);
  move(e, r, slot(s));
  hold(e, r, s, when, false);
  return r;
}

/* where a value can be read; it is brought to a register if that saves a later reading */
static place reach(emitter *e, uint32_t s, int32_t when, unsigned pinned) {
  if (e->in[s] != NOWHERE) return reg(e->in[s]);
  if (when == NEVER) return slot(s);
  unsigned r = choose(e, pinned);
  if (e->slot[r] != IR_NONE && e->when[r] <= when) return slot(s);
  return reg(bring(e, s, when, pinned));
}

/* an operand was read: when is it read next */
static void used(emitter *e, uint32_t s, int32_t when) {
  unsigned r = e->in[s];
  if (r == NOWHERE) return;
  e->when[r] = when;
  if (when == NEVER) forget(e, r);
}

/* r has the value of slot `to` */
static void made(emitter *e, unsigned r, uint32_t to, int32_t when) {
  bool lasting = to < e->p->temporaries;
  hold(e, r, to, when, !lasting);
  if (lasting) store(e, r, to);
  if (when == NEVER) forget(e, r);
}

/* --- steps --- */

static bool in_place(emitter *e, unsigned r, int32_t when) {
  (void)e;
  return r != NOWHERE && when == NEVER;
}

static void binary(emitter *e, const code_step *s, const ahead *h, unsigned op) {
  uint32_t a = s->a, b = s->b;
  int32_t when_a = h->a, when_b = h->b;
  bool commutes = op == ADD || op == MUL;
  bool b_first = e->in[a] == NOWHERE ? e->in[b] != NOWHERE
                                     : !in_place(e, e->in[a], when_a) && in_place(e, e->in[b], when_b) && !e->avx;
  if (commutes && b_first) {
    a = s->b, b = s->a;
    when_a = h->b, when_b = h->a;
  }
  unsigned x = e->in[a], to;
  if (x == NOWHERE && when_a != NEVER) x = bring(e, a, when_a, pin(e->in[b]));
  place y = a == b && x != NOWHERE ? reg(x) : reach(e, b, when_b, pin(x));
  unsigned pinned = pin(x) | (y.kind == IN_REGISTER ? pin(y.at) : 0);
  if (x == NOWHERE) { /* read once, here */
    to = x = take(e, pinned);
    move(e, x, slot(a));
    if (a == b) y = reg(x);
  } else if (when_a == NEVER) {
    to = x;
  } else if (e->avx && y.kind == IN_REGISTER && when_b == NEVER) {
    to = y.at;
  } else {
    to = take(e, pinned);
  }
  apply(e, 0xF2, op, to, x, y);
  used(e, a, when_a);
  used(e, b, when_b);
  if (e->slot[to] != IR_NONE) forget(e, to);
  made(e, to, s->to, h->to);
}

/* to = op x, by a constant mask or a root */
static void unary(emitter *e, const code_step *s, const ahead *h, unsigned op) {
  unsigned x = e->in[s->a], to;
  if (x == NOWHERE && h->a != NEVER) x = bring(e, s->a, h->a, 0);
  if (x != NOWHERE && h->a == NEVER) to = x;
  else to = take(e, pin(x));
  place from = x == NOWHERE ? slot(s->a) : reg(x);
  if (op == SQRT) {
    sse(e, 0xF2, SQRT, to, from, 0);
  } else {
    move(e, to, from);
    sse(e, 0x66, op, to, constant(op == XORP ? SIGN_MASK : VALUE_MASK), 0);
  }
  used(e, s->a, h->a);
  if (e->slot[to] != IR_NONE) forget(e, to);
  made(e, to, s->to, h->to);
}

/* t = all ones where x != 0 */
static void truth(emitter *e, unsigned t, unsigned x) {
  sse(e, 0x66, XORP, t, reg(t), 0);
  compare(e, t, reg(x), IS_NEQ);
}

/* t = mask t ? x : y, spoiling `other` */
static void blend(emitter *e, unsigned t, unsigned x, unsigned y, unsigned other) {
  move(e, other, reg(t));
  sse(e, 0x66, ANDP, t, reg(x), 0);
  sse(e, 0x66, ANDNP, other, reg(y), 0);
  sse(e, 0x66, ORP, t, reg(other), 0);
}

static void relation(emitter *e, unsigned t, unsigned x, unsigned y, unsigned which) {
  move(e, t, reg(x));
  compare(e, t, reg(y), which);
}

/* (0 < x) − !(0 <= x), and a NaN added to it */
static void sign(emitter *e, unsigned t, unsigned x, unsigned other) {
  sse(e, 0x66, XORP, t, reg(t), 0);
  move(e, other, reg(t));
  compare(e, t, reg(x), IS_LT);
  sse(e, 0x66, ANDP, t, constant(UNIT), 0);
  compare(e, other, reg(x), IS_NOT_LE);
  sse(e, 0x66, ANDP, other, constant(UNIT), 0);
  sse(e, 0xF2, SUB, t, reg(other), 0);
  move(e, other, reg(x));
  compare(e, other, reg(x), IS_UNORDERED);
  sse(e, 0x66, ANDP, other, reg(x), 0);
  sse(e, 0xF2, ADD, t, reg(other), 0);
}

/* Operations that are rare: operands in registers, two more to work with, the result in the first of these. */
static void choice(emitter *e, const code_step *s, const ahead *h) {
  int arity = ir_arity[s->op];
  unsigned x = bring(e, s->a, h->a, 0);
  unsigned y = arity > 1 ? bring(e, s->b, h->b, pin(x)) : x;
  unsigned z = arity > 2 ? bring(e, s->c, h->c, pin(x) | pin(y)) : x, pinned = pin(x) | pin(y) | pin(z);
  unsigned t = take(e, pinned), other = take(e, pinned | pin(t));
  bool truth_value = true;
  switch (s->op) {
  case IR_SELECT:
    truth(e, t, x);
    blend(e, t, y, z, other);
    truth_value = false;
    break;
  case IR_MIN:
  case IR_MAX:
    relation(e, t, s->op == IR_MIN ? x : y, s->op == IR_MIN ? y : x, IS_LE);
    blend(e, t, x, y, other);
    truth_value = false;
    break;
  case IR_SIGN:
    sign(e, t, x, other);
    truth_value = false;
    break;
  case IR_LT: relation(e, t, x, y, IS_LT); break;
  case IR_LE: relation(e, t, x, y, IS_LE); break;
  case IR_EQ: relation(e, t, x, y, IS_EQ); break;
  case IR_AND:
  case IR_OR:
    truth(e, t, x);
    truth(e, other, y);
    sse(e, 0x66, s->op == IR_AND ? ANDP : ORP, t, reg(other), 0);
    break;
  default: /* NOT */ sse(e, 0x66, XORP, t, reg(t), 0); compare(e, t, reg(x), IS_EQ);
  }
  if (truth_value) sse(e, 0x66, ANDP, t, constant(UNIT), 0);
  used(e, s->a, h->a);
  if (arity > 1) used(e, s->b, h->b);
  if (arity > 2) used(e, s->c, h->c);
  made(e, t, s->to, h->to);
}

static void copy(emitter *e, const code_step *s, const ahead *h) {
  unsigned x = bring(e, s->a, h->a, 0);
  store(e, x, s->to);
  used(e, s->a, h->a);
  if (h->to == NEVER) return;
  unsigned to = take(e, pin(e->in[s->a]));
  move(e, to, reg(x));
  hold(e, to, s->to, h->to, false);
}

/* --- calls: every register may be spoiled --- */

static void save_all(emitter *e) {
  for (unsigned r = 0; r < REGISTERS; r++) {
    if (e->slot[r] == IR_NONE || !e->dirty[r]) continue;
    store(e, r, e->slot[r]);
    e->dirty[r] = false;
  }
}

static void forget_all(emitter *e) {
  for (unsigned r = 0; r < REGISTERS; r++) forget(e, r);
}

/* mov rax, address; call rax */
static void call(emitter *e, const void *function, size_t size) {
  uint64_t address = 0;
  memcpy(&address, function, size);
  bytes(e, "\x48\xB8", 2);
  bytes(e, &address, 8);
  bytes(e, "\xFF\xD0", 2);
  forget_all(e);
}

/* lea register, [slot] */
static void address_of(emitter *e, unsigned r, uint32_t s) {
  bytes(e, "\x48\x8D", 2);
  operand(e, r, slot(s), 0);
}

static void library(emitter *e, const code_step *s, const ahead *h) {
  if (ir_function2[s->op]) {
    save_all(e);
    move(e, 0, slot(s->a)); /* not from registers: these two might be each other's */
    move(e, 1, slot(s->b));
    call(e, &ir_function2[s->op], sizeof ir_function2[s->op]);
    made(e, 0, s->to, h->to);
    return;
  }
  unsigned x = e->in[s->a];
  if (x != NOWHERE && h->a == NEVER) e->dirty[x] = false; /* needed nowhere but here */
  save_all(e);
  move(e, 0, x == NOWHERE ? slot(s->a) : reg(x));
  if (s->op != IR_SINCOS) {
    call(e, &ir_function1[s->op], sizeof ir_function1[s->op]);
    made(e, 0, s->to, h->to);
    return;
  }
  address_of(e, RDI, s->to);
  address_of(e, RSI, s->c);
  call(e, &code_both, sizeof code_both);
}

static void routine(emitter *e, const code_step *s) {
  void (*f)(const ir_solve *, double *) = s->op == IR_FACTOR ? code_factor : code_back;
  const ir_solve *solve = &e->p->solves[s->a];
  save_all(e);
  bytes(e, "\x48\xBF", 2); /* mov rdi, solve */
  bytes(e, &solve, sizeof solve);
  bytes(e, "\x48\x89\xDE", 3); /* mov rsi, rbx */
  call(e, &f, sizeof f);
}

static bool is_call(const code_step *s) {
  return s->op == IR_SINCOS || s->op == IR_FACTOR || s->op == IR_BACK || ir_function1[s->op] || ir_function2[s->op];
}

static void step(emitter *e, const code_step *s, const ahead *h) {
  switch (s->op) {
  case IR_ADD: binary(e, s, h, ADD); break;
  case IR_SUB: binary(e, s, h, SUB); break;
  case IR_MUL: binary(e, s, h, MUL); break;
  case IR_DIV: binary(e, s, h, DIV); break;
  case IR_SQRT: unary(e, s, h, SQRT); break;
  case IR_NEG: unary(e, s, h, XORP); break;
  case IR_ABS: unary(e, s, h, ANDP); break;
  case IR_COPY: copy(e, s, h); break;
  case IR_FACTOR:
  case IR_BACK: routine(e, s); break;
  default:
    if (is_call(s)) library(e, s, h);
    else choice(e, s, h);
  }
}

/* --- pieces --- */

/* takes the first piece out of a set; IR_NONE: it is empty */
static uint32_t next_piece(uint64_t *set) {
  if (*set == 0) return IR_NONE;
  uint32_t i = (uint32_t)__builtin_ctzll(*set);
  *set &= *set - 1;
  return i;
}

/* the steps of a set of pieces, in order */
static void collect(emitter *e, uint64_t set) {
  e->nsteps = 0;
  for (uint32_t i; (i = next_piece(&set)) != IR_NONE;)
    for (uint32_t k = 0; k < e->p->pieces[i].n; k++) e->steps[e->nsteps++] = &e->p->steps[e->p->pieces[i].first + k];
}

/* backward: when is each value read next */
static void look_ahead(emitter *e) {
  for (uint32_t i = e->nsteps; i-- > 0;) {
    const code_step *s = e->steps[i];
    ahead *h = &e->ahead[i];
    if (s->op == IR_FACTOR || s->op == IR_BACK) continue;
    int arity = ir_arity[s->op];
    h->to = e->next[s->to];
    e->next[s->to] = NEVER;
    if (s->op == IR_SINCOS) e->next[s->c] = NEVER;
    h->a = e->next[s->a];
    if (arity > 1) h->b = e->next[s->b];
    if (arity > 2) h->c = e->next[s->c];
    e->next[s->a] = (int32_t)i;
    if (arity > 1) e->next[s->b] = (int32_t)i;
    if (arity > 2) e->next[s->c] = (int32_t)i;
  }
  for (uint32_t i = 0; i < e->nsteps; i++) { /* clean again for the next function */
    const code_step *s = e->steps[i];
    e->next[s->to] = NEVER;
    if (s->op != IR_FACTOR && s->op != IR_BACK) e->next[s->a] = e->next[s->b] = e->next[s->c] = NEVER;
  }
}

/* A function that runs a set of pieces; where it begins. */
static uint32_t emit_pieces(emitter *e, uint64_t set) {
  uint32_t at = e->out.n;
  bool calls = false;
  collect(e, set);
  for (uint32_t i = 0; i < e->nsteps; i++) calls = calls || is_call(e->steps[i]);
  e->base = calls ? RBX : RDI;
  if (calls) bytes(e, "\x53\x48\x89\xFB", 4); /* push rbx; mov rbx, rdi */
  look_ahead(e);
  for (uint32_t i = 0; i < e->nsteps; i++) step(e, e->steps[i], &e->ahead[i]);
  forget_all(e);
  if (calls) byte(e, 0x5B); /* pop rbx */
  byte(e, 0xC3);
  while (e->out.n % 16) byte(e, 0xCC);
  return at;
}

/* All that an entry needs beyond the parameters, when it is several pieces, as one function too: registers are then
   kept from one to the next. For small ones, where that matters. */
static uint64_t worth_joining(const code_program *p, uint32_t entry) {
  enum { STEPS_MOST = 1500 };
  uint64_t set = p->needs[entry] & ~p->keeps[CODE_TIME];
  uint32_t total = 0;
  for (uint64_t rest = set; rest; rest &= rest - 1) total += p->pieces[__builtin_ctzll(rest)].n;
  return total <= STEPS_MOST && (set & (set - 1)) ? set : 0;
}

/* bytes into pages that are then sealed; NULL if the system refuses */
static void *seal(const uint8_t *from, size_t n, size_t *size) {
  enum { PAGE = 4096 };
  *size = (n + PAGE - 1) / PAGE * PAGE;
  void *at = mmap(NULL, *size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED) return NULL;
  memcpy(at, from, n);
  if (mprotect(at, *size, PROT_READ | PROT_EXEC) == 0) return at;
  (void)munmap(at, *size);
  return NULL;
}

static code_function function_at(const code_program *p, uint32_t offset) {
  const uint8_t *at = (const uint8_t *)p->machine + offset;
  code_function f;
  memcpy(&f, &at, sizeof f);
  return f;
}

void code_emit_machine(code_program *p) {
  enum { SLOTS_MOST = 1 << 27, STEPS_MOST = 1 << 26 };
  if (p->slots > SLOTS_MOST || p->nsteps > STEPS_MOST) return;
  base_arena scratch;
  base_scratch_init(&scratch, p->ctx);
  emitter e = {.scratch = &scratch, .p = p, .avx = p->wide};
  e.in = BASE_ARRAY(&scratch, uint8_t, p->slots + 1);
  memset(e.in, NOWHERE, p->slots + 1);
  e.next = BASE_ARRAY(&scratch, int32_t, p->slots + 1);
  for (uint32_t i = 0; i <= p->slots; i++) e.next[i] = NEVER;
  e.ahead = BASE_ARRAY(&scratch, ahead, p->nsteps + 1);
  for (unsigned r = 0; r < REGISTERS; r++) e.slot[r] = IR_NONE;
  const uint64_t constants[CONSTANTS_SIZE / 8] = {1ull << 63,    1ull << 63,          ~(1ull << 63),
                                                  ~(1ull << 63), 0x3FF0000000000000u, 0};
  bytes(&e, constants, sizeof constants);
  e.steps = BASE_ARRAY(&scratch, const code_step *, p->nsteps + 1);
  uint32_t at[CODE_MOST_PIECES], joined_at[CODE_MOST_ENTRIES];
  for (uint32_t i = 0; i < p->npieces; i++) at[i] = emit_pieces(&e, (uint64_t)1 << i);
  for (uint32_t i = 0; i < p->nentries; i++) {
    p->joined_set[i] = worth_joining(p, i);
    joined_at[i] = p->joined_set[i] ? emit_pieces(&e, p->joined_set[i]) : 0;
  }
  p->machine = seal(e.out.at, e.out.n, &p->machine_size);
  p->machine_used = p->machine ? e.out.n : 0;
  for (uint32_t i = 0; i < p->npieces && p->machine; i++) p->pieces[i].run = function_at(p, at[i]);
  for (uint32_t i = 0; i < p->nentries; i++) {
    if (!p->machine) p->joined_set[i] = 0;
    else p->joined[i] = function_at(p, joined_at[i]);
  }
  base_arena_free(&scratch);
}

void code_drop_machine(code_program *p) {
  if (p->machine) (void)munmap(p->machine, p->machine_size);
  p->machine = NULL;
}

#else

void code_emit_machine(code_program *p) {
  (void)p;
}

void code_drop_machine(code_program *p) {
  (void)p;
}

#endif
