/* dump: the tree as S-expressions, one statement a line (blocks indented).

   Slots print as :slot VALUE in the order of tree.h, absent ones not at all.
   Items print as (= left right), (~ left right) or the left side alone, with
   (integer …), (quaternion …), (initial …), (in … FRAME) around them. */
#include "lang/lexer.h"

typedef struct dumper {
  const base_names *names;
  base_text *out;
} dumper;

static void dump_tree(dumper *d, const tree *t);

static void dump_name(dumper *d, base_name name) {
  base_puts(d->out, base_name_text(d->names, name));
}

/* (HEAD kids) */
static void dump_kids(dumper *d, const char *head, const tree *t) {
  base_printf(d->out, "(%s", head);
  if (t->kind == TREE_PRIME) base_printf(d->out, " %u", t->order);
  if (t->kind == TREE_CALL || t->kind == TREE_NAMED) {
    base_puts(d->out, " ");
    dump_name(d, t->name);
  }
  for (uint32_t i = 0; i < t->nkids; i++) {
    base_puts(d->out, " ");
    dump_tree(d, t->kids[i]);
  }
  if (t->kind == TREE_MEMBER) {
    base_puts(d->out, " ");
    dump_name(d, t->name);
  }
  base_puts(d->out, ")");
}

static void dump_tree(dumper *d, const tree *t) {
  static const char *const heads[] = {
      [TREE_PRIME] = "prime", [TREE_INDEX] = "index", [TREE_MEMBER] = "member", [TREE_CALL] = "call",
      [TREE_NAMED] = "named", [TREE_SUM] = "+",       [TREE_PRODUCT] = "*",     [TREE_NEGATE] = "neg",
      [TREE_INVERT] = "inv",  [TREE_POWER] = "^",     [TREE_DEGREES] = "deg",   [TREE_AND] = "and",
      [TREE_OR] = "or",       [TREE_NOT] = "not",     [TREE_IF] = "if",         [TREE_LIST] = "list",
      [TREE_RANGE] = "..",    [TREE_ERROR] = "error",
  };
  static const char *const relations[] = {"<", "<=", ">", ">=", "==", "!="};
  switch (t->kind) {
  case TREE_NUMBER: base_puts(d->out, t->text); break;
  case TREE_NAME: dump_name(d, t->name); break;
  case TREE_STRING: base_put_json(d->out, t->text); break;
  case TREE_COMPARE: dump_kids(d, relations[t->relation], t); break;
  default: dump_kids(d, heads[t->kind], t); break;
  }
}

static void dump_slot(dumper *d, const char *slot, const tree *t) {
  if (!t) return;
  base_printf(d->out, " :%s ", slot);
  dump_tree(d, t);
}

static void dump_slots(dumper *d, const char *slot, tree *const *t, uint32_t n) {
  if (!n) return;
  base_printf(d->out, " :%s (", slot);
  for (uint32_t i = 0; i < n; i++) {
    if (i) base_puts(d->out, " ");
    dump_tree(d, t[i]);
  }
  base_puts(d->out, ")");
}

static void dump_left(dumper *d, const lang_item *i) {
  if (!i->function) {
    dump_tree(d, i->left);
    return;
  }
  base_puts(d->out, "(fn ");
  dump_tree(d, i->left);
  for (uint32_t k = 0; k < i->nformals; k++) {
    base_puts(d->out, " ");
    dump_name(d, i->formals[k]);
  }
  base_puts(d->out, ")");
}

static void dump_item(dumper *d, const lang_item *i) {
  const char *around = i->integer      ? "integer"
                       : i->quaternion ? "quaternion"
                       : i->initial    ? "initial"
                       : i->frame      ? "in"
                                       : NULL;
  base_puts(d->out, " ");
  if (around) base_printf(d->out, "(%s ", around);
  if (i->right) {
    base_puts(d->out, i->guess ? "(~ " : "(= ");
    dump_left(d, i);
    base_puts(d->out, " ");
    dump_tree(d, i->right);
    base_puts(d->out, ")");
  } else {
    dump_left(d, i);
  }
  if (i->frame) {
    base_puts(d->out, " ");
    dump_tree(d, i->frame);
  }
  if (around) base_puts(d->out, ")");
}

static void dump_prop(dumper *d, const lang_prop *q) {
  static const char *const words[] = {"frame", "center", "mass", "shape", "inertia"};
  base_printf(d->out, " (%s", words[q->kind]);
  if (q->axis) {
    base_puts(d->out, " :axis ");
    dump_name(d, q->axis);
  }
  base_puts(d->out, " ");
  dump_tree(d, q->value);
  dump_slot(d, "in", q->in);
  dump_slot(d, "about", q->about);
  dump_slot(d, "at", q->at);
  base_puts(d->out, ")");
}

static void dump_parts(dumper *d, const lang_stmt *s) {
  dump_slot(d, "value", s->value);
  dump_slot(d, "until", s->until);
  dump_slot(d, "mass", s->mass);
  dump_slot(d, "length", s->length);
  if (s->between[0]) dump_slots(d, "between", s->between, 2);
  dump_slots(d, "on", s->on, s->non);
  dump_slot(d, "at", s->at);
  dump_slot(d, "from", s->from);
  dump_slots(d, "along", s->along, s->nalong);
  if (s->torque) base_puts(d->out, " :torque");
  dump_slot(d, "branch", s->branch_left);
  dump_slot(d, "is", s->branch_right);
  if (s->by_coordinate) base_puts(d->out, " :by-coordinate");
  if (s->by_ideal) base_puts(d->out, " :by-ideal");
  dump_slots(d, "by", s->by, s->nby);
  dump_slot(d, "lo", s->lo);
  dump_slot(d, "hi", s->hi);
}

static void dump_stmts(dumper *d, const lang_stmt *s, uint32_t n, int indent) {
  for (uint32_t i = 0; i < n; i++, s++) {
    base_printf(d->out, "%*s(%s", indent, "", lang_word_text((lang_word)(s->kind + 1)));
    if (s->label) {
      base_puts(d->out, " ");
      dump_tree(d, s->label);
    }
    if (s->title) {
      base_puts(d->out, " ");
      base_put_json(d->out, s->title);
    }
    for (uint32_t k = 0; k < s->nitems; k++) dump_item(d, &s->items[k]);
    dump_parts(d, s);
    for (uint32_t k = 0; k < s->nprops; k++) dump_prop(d, &s->props[k]);
    if (s->kind == STMT_FOR) {
      base_puts(d->out, "\n");
      dump_stmts(d, s->stmts, s->nstmts, indent + 2);
      base_printf(d->out, "%*s", indent, "");
    }
    base_puts(d->out, ")\n");
  }
}

void lang_dump(const lang_file *file, const base_names *names, base_text *out) {
  dumper d = {names, out};
  dump_stmts(&d, file->stmts, file->nstmts, 0);
}
