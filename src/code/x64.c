#include "code/program.h"
void code_emit_machine(code_program *p) {
  (void)p;
}
void code_drop_machine(code_program *p) {
  (void)p;
}
