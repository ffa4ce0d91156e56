/* tree: the syntax tree of a .mech text.

   The parser keeps what was written and where; it knows no mechanics. Sums and
   products are n-ary, so depth is bounded by the nesting of brackets (at most
   LANG_DEPTH), and a walk may recurse. Everything lives in the arena given to
   lang_parse. Grammar: docs/language.md; keywords: keywords.def. */
#ifndef APPELL_LANG_TREE_H
#define APPELL_LANG_TREE_H

#include "base/diag.h"

enum { LANG_DEPTH = 200 };

typedef enum {
  TREE_NUMBER,  /* text: the literal as written ("0.1", "2e-6"); exact */
  TREE_NAME,    /* name */
  TREE_STRING,  /* text */
  TREE_PRIME,   /* kid 0 differentiated `order` times: phi'' */
  TREE_INDEX,   /* kid 0 [ kid 1 ]: P[i-1] */
  TREE_MEMBER,  /* kid 0 . name: A.x, N.z, A[i].x */
  TREE_CALL,    /* name ( kids ): kids may be TREE_NAMED ("radius a") */
  TREE_NAMED,   /* name kid 0: an argument with its name, inside a call: "radius a", "axis z", "about P" */
  TREE_SUM,     /* kids added; a subtracted term is a TREE_NEGATE kid */
  TREE_PRODUCT, /* kids multiplied; a divisor is a TREE_INVERT kid */
  TREE_NEGATE,  /* - kid 0 */
  TREE_INVERT,  /* 1 / kid 0, only inside TREE_PRODUCT */
  TREE_POWER,   /* kid 0 ^ kid 1 */
  TREE_DEGREES, /* kid 0 deg */
  TREE_COMPARE, /* kid 0 `relation` kid 1 */
  TREE_AND,     /* kids */
  TREE_OR,      /* kids */
  TREE_NOT,     /* kid 0 */
  TREE_IF,      /* if kid 0 then kid 1 else kid 2 */
  TREE_LIST,    /* [ kids ] */
  TREE_RANGE,   /* kid 0 .. kid 1, only inside an index or after `in` */
  TREE_ERROR    /* a place the parser already complained about; later rooms stay silent */
} tree_kind;

typedef enum { TREE_LT, TREE_LE, TREE_GT, TREE_GE, TREE_EQ, TREE_NE } tree_relation;

typedef struct tree {
  tree_kind kind;
  tree_relation relation;
  uint32_t order; /* primes */
  base_span span;
  base_name name;
  const char *text;
  struct tree **kids;
  uint32_t nkids;
} tree;

/* What follows the keyword. One struct serves all statements; the table below
   says which slots each one fills. An absent slot is NULL or zero. */
typedef struct lang_item {
  base_span span;
  tree *left;         /* what is declared or given: TREE_NAME, TREE_INDEX (also with TREE_RANGE), or any expression */
  tree *right;        /* its value */
  bool guess;         /* `~` instead of `=` */
  bool integer;       /* (integer) */
  bool quaternion;    /* : quaternion */
  bool initial;       /* an `initial` inside a case */
  base_name *formals; /* let p(s, r) = …; given xi(t) */
  base_span *formal_spans;
  uint32_t nformals;
  bool function; /* written with a formal list */
  tree *frame;   /* trace(P) in E */
} lang_item;

typedef enum {
#define STATEMENT(kind, word, shape) STMT_##kind,
#include "lang/keywords.def"
#undef STATEMENT
  STMT_COUNT
} stmt_kind;

/* properties of a body, in braces */
typedef enum { PROP_FRAME, PROP_CENTER, PROP_MASS, PROP_SHAPE, PROP_INERTIA } prop_kind;
typedef struct lang_prop {
  prop_kind kind;
  base_span span;
  tree *value;    /* frame, center, mass: expression; shape: TREE_CALL;
                   inertia: TREE_CALL diag, TREE_LIST of 6, or a scalar */
  tree *in;       /* inertia … in E */
  tree *about;    /* inertia … about P */
  tree *at;       /* shape … at P */
  base_name axis; /* inertia about z = I: the axis letter x, y or z; value is I */
} lang_prop;

typedef struct lang_stmt {
  stmt_kind kind;
  base_span span; /* the whole statement */
  base_span keyword;
  tree *label; /* constraint rod[i]: …  particle P …  body coin …  case fast: …  for i …  system pendulum */
  const char *title; /* system … "Title"; claim "R (1.5)" */
  lang_item *items;  /* lists: param, coord, speed, let, given, frame, point, initial, case, exact, steady,
                        plot, draw, output, independent, and the equations of constraint, servo, claim, define */
  uint32_t nitems;
  tree *value;  /* gravity g*N.x; force F*N.x; torque; potential; spring k; damper c; gravitation G;
                        particle … at VALUE; simulate A; stop when COND; event name: EXPR */
  tree *until;  /* simulate A to UNTIL */
  tree *mass;   /* particle …, mass m */
  tree *length; /* spring …, length L0 */
  tree *between[2];
  tree **on; /* gravity … on A, B; force … on X; actuator; reaction */
  uint32_t non;
  tree *at, *from; /* force … at P, … from Y */
  tree **along;    /* reaction … along d1, d2; actuator's directions */
  uint32_t nalong;
  bool torque;                      /* reaction … torque; actuator: torque … (else force …) */
  tree *branch_left, *branch_right; /* constraint … branch lhs = rhs */
  tree **by;                        /* servo … by motor, drive */
  uint32_t nby;
  bool by_coordinate, by_ideal; /* servo … by coordinate q (then by[] holds q); servo … by ideal */
  lang_prop *props;             /* body { … } */
  uint32_t nprops;
  struct lang_stmt *stmts; /* for … { … } */
  uint32_t nstmts;
  tree *lo, *hi; /* for i in LO..HI */
} lang_stmt;

typedef struct lang_file {
  const base_source *source;
  lang_stmt *stmts;
  uint32_t nstmts;
  base_name *lost; /* names that stand in statements the parser gave up: do not call them unknown */
  uint32_t nlost;
} lang_file;

/* One expression and nothing else, as in a question about a model. */
tree *lang_parse_expression(base_arena *arena, base_names *names, const base_source *source, diag_list *diags);

/* Parses the whole text; complaints go to `diags`, and every statement that was
   understood is in the result, so that several errors can be reported at once. */
lang_file *lang_parse(base_arena *arena, base_names *names, const base_source *source, diag_list *diags);

/* The tree as S-expressions, one statement a line: for tests and for looking at it. */
void lang_dump(const lang_file *file, const base_names *names, base_text *out);

#endif
