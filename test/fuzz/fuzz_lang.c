/* fuzz_lang: any bytes at all through the parser, the dump and the printer of
   diagnostics; and the promises of src/lang/README.md checked on the result.

   clang -g -O1 -fsanitize=fuzzer,address,undefined -Isrc test/fuzz/fuzz_lang.c src/lang/?*.c src/base/?*.c -lm
   ./a.out -max_len=4096 corpus models */
#include "lang/tree.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok, const char *what) {
  if (ok) return;
  (void)fprintf(stderr, "fuzz_lang: %s\n", what);
  abort();
}

static void check_span(base_span s, uint32_t size) {
  require(s.at <= s.end && s.end <= size, "a span leaves the text");
}

static void check_tree(const tree *t, uint32_t size, int depth) {
  if (!t) return;
  require(depth < 20 * LANG_DEPTH, "the tree is too deep");
  require(t->kind <= TREE_ERROR, "a node has no kind");
  check_span(t->span, size);
  if (t->kind == TREE_SUM || t->kind == TREE_PRODUCT) require(t->nkids >= 2, "a sum of one");
  for (uint32_t i = 0; i < t->nkids; i++) {
    require(t->kids[i] != NULL, "a kid is missing");
    check_tree(t->kids[i], size, depth + 1);
  }
}

static void check_list(tree *const *t, uint32_t n, uint32_t size) {
  for (uint32_t i = 0; i < n; i++) {
    require(t[i] != NULL, "a list has a hole");
    check_tree(t[i], size, 0);
  }
}

static void check_item(const lang_item *i, uint32_t size) {
  check_span(i->span, size);
  require(i->left != NULL, "an item has no left side");
  check_tree(i->left, size, 0);
  check_tree(i->right, size, 0);
  check_tree(i->frame, size, 0);
}

static void check_stmts(const lang_stmt *s, uint32_t n, uint32_t size) {
  for (uint32_t i = 0; i < n; i++, s++) {
    check_span(s->span, size);
    check_span(s->keyword, size);
    for (uint32_t k = 0; k < s->nitems; k++) check_item(&s->items[k], size);
    for (uint32_t k = 0; k < s->nprops; k++) require(s->props[k].value != NULL, "a property has no value");
    check_tree(s->label, size, 0);
    check_tree(s->value, size, 0);
    check_tree(s->mass, size, 0);
    check_list(s->on, s->non, size);
    check_list(s->along, s->nalong, size);
    check_list(s->by, s->nby, size);
    if (s->kind == STMT_FOR) require(s->label && s->lo && s->hi, "a loop without bounds");
    check_stmts(s->stmts, s->nstmts, size);
  }
}

static void run(base_arena *arena, const uint8_t *data, uint32_t size) {
  base_names names;
  base_source source;
  diag_list diags;
  base_text out;
  base_names_init(&names, arena);
  base_source_init(&source, arena, "fuzz.mech", (const char *)data, size);
  diag_init(&diags, arena);
  base_text_init(&out, arena);
  const lang_file *file = lang_parse(arena, &names, &source, &diags);
  check_stmts(file->stmts, file->nstmts, size);
  for (uint32_t i = 0; i < diags.entries.n; i++) check_span(diags.entries.at[i].span, size);
  require(file->nlost == 0 || diags.errors > 0, "a statement was dropped in silence");
  lang_dump(file, &names, &out);
  diag_print(&diags, &source, false, &out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  jmp_buf boundary;
  base_ctx ctx = {.max_bytes = (size_t)256 << 20, .boundary = &boundary};
  base_arena arena;
  base_arena_init(&arena, &ctx);
  if (size < UINT32_MAX && setjmp(boundary) == 0) run(&arena, data, (uint32_t)size);
  base_arena_free(&arena);
  require(ctx.bytes == 0, "memory is left over");
  return 0;
}
