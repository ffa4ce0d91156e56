#!/bin/sh
# The installed package serves a stranger: find_package(appell), one header, one library.
# APPELL_BUILD names the build (build).
set -eu
build=$(realpath "${APPELL_BUILD:-build}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset MAKEFLAGS MAKELEVEL MFLAGS || true

cat >"$scratch/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(stranger C)
find_package(appell 0.1 REQUIRED)
add_executable(stranger stranger.c)
target_link_libraries(stranger PRIVATE appell::appell)
END
cat >"$scratch/stranger.c" <<'END'
#include <appell.h>
#include <stdio.h>
#include <string.h>
int main(void) {
  const char *text = "system p\nparam m = 2\ncoord x\nparticle P at O + x*N.x, mass m\nforce 6*N.x on P\n", *out;
  const ap_model *model = NULL;
  ap_context *ctx = ap_context_new(NULL);
  ap_eval_options options = {NULL, AP_FORMAT_TEXT};
  ap_status status = ap_model_parse(ctx, "p.mech", text, strlen(text), NULL, &model);
  if (status == AP_OK) status = ap_eval(ctx, model, &options, &out);
  if (status != AP_OK) fputs(ap_diagnostics(ctx, 0), stderr);
  ap_model_free(model);
  ap_context_free(ctx);
  return (int)status;
}
END

flags=""
if grep -q '^APPELL_SANITIZE:STRING=.' "$build/CMakeCache.txt"; then flags="-fsanitize=address,undefined"; fi
{
  cmake --install "$build" --prefix "$scratch/usr" &&
    cmake -S "$scratch" -B "$scratch/build" -DCMAKE_PREFIX_PATH="$scratch/usr" -DCMAKE_C_FLAGS="$flags" &&
    cmake --build "$scratch/build"
} >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
"$scratch/build/stranger"
"$scratch/usr/bin/appell" --version
