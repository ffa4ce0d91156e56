#!/usr/bin/python3
"""The example at the head of include/appell.h compiles as it stands there, and runs; so does docs/examples/push.c.

Twice: with a good text it prints the equations and says nothing, with a bad one
it prints nothing and says where. APPELL_BUILD names the build (build)."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
BUILD = pathlib.Path(os.environ.get("APPELL_BUILD", "build"))
GOOD = pathlib.Path("models/pendulum_simple.mech").read_text()
BAD = "coord x\nparticle P at O + y*N.x, mass 1\n"


def example():
    """The indented lines of the first comment of the header."""
    comment = pathlib.Path("include/appell.h").read_text().split("*/", 1)[0]
    lines = [line[5:] for line in comment.splitlines() if line.startswith("     ")]
    if not lines or "ap_model_parse" not in "\n".join(lines):
        sys.exit("there is no example at the head of include/appell.h")
    return "\n".join("  " + line for line in lines)


def literal(text):
    return "\n".join('    "%s\\n"' % line.replace("\\", "\\\\").replace('"', '\\"') for line in text.splitlines())


def compiled(text, folder):
    source = folder / "example.c"
    source.write_text("#include <appell.h>\n#include <stdio.h>\n#include <string.h>\n\n"
                      f"int main(void) {{\n  static const char text[] =\n{literal(text)};\n{example()}\n  return 0;\n}}\n")
    return made_of(source, folder / "example")


def made_of(source, program):
    libraries = re.search(r"set\(libraries ([^)]*)\)", pathlib.Path("CMakeLists.txt").read_text()).group(1).split()
    cache = (BUILD / "CMakeCache.txt").read_text()
    if re.search(r"^found_sundials_cvode:\w+=/", cache, re.M) and re.search(r"^APPELL_SUNDIALS:BOOL=ON", cache, re.M):
        libraries += ["sundials_cvode", "sundials_ida", "sundials_nvecserial"]
    sanitize = re.search(r"^APPELL_SANITIZE:STRING=(.+)$", cache, re.M)
    compiler = re.search(r"^CMAKE_C_COMPILER:\w+=(.+)$", cache, re.M).group(1)
    subprocess.run([compiler, "-std=c17", "-Wall", "-Wextra", "-Werror", "-Wno-overlength-strings", "-Iinclude",
                    *([f"-fsanitize={sanitize.group(1)}"] if sanitize else []), str(source), "-o", str(program),
                    str(BUILD / "libappell.a"), *(f"-l{name}" for name in libraries)], check=True)
    return subprocess.run([str(program)], capture_output=True, text=True)


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for what, text, good in (("a good text", GOOD, lambda r: "phi''" in r.stdout and not r.stderr),
                                 ("a bad text", BAD, lambda r: not r.stdout and "pendulum.mech:2:" in r.stderr)):
            run = compiled(text, pathlib.Path(folder))
            if run.returncode or not good(run):
                failed += 1
                print(f"{what}: exit {run.returncode}\n{run.stdout}{run.stderr}")
        run = made_of(pathlib.Path("docs/examples/push.c"), pathlib.Path(folder) / "push")
        if run.returncode or not re.fullmatch(r"over the top at t = \d+\.\d{3} s, after \d+ pushes, .*\n", run.stdout):
            failed += 1
            print(f"docs/examples/push.c: exit {run.returncode}\n{run.stdout}{run.stderr}")
    print(f"{3 - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
