#!/usr/bin/python3
"""LaTeX output compiles, and nothing runs over the edge of the page.

Derivations step by step, and equations alone, of models of every kind are set
with pdflatex as an article; an error, or a line more than 3 points too wide, is
a failure. Without pdflatex the test says so and passes."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
APPELL = pathlib.Path(os.environ.get("APPELL", ROOT / "build" / "appell")).resolve()
TOO_WIDE = 3.0  # points

# model and options; what is standalone by itself, what is put into an article here
STEPS = (
    ("rolling_disk",), ("rolling_disk", "--by", "kane"), ("rolling_disk", "--by", "lagrange"),
    ("unbalanced_ball",), ("unbalanced_ball", "--by", "lagrange"),
    ("lagrange_top_euler",), ("lagrange_top_euler", "--derivatives", "primes"), ("heavy_top_quaternion",),
    ("chain", "-p", "n=3", "--by", "lagrange"), ("chain_rods", "-p", "n=3", "--by", "kane"),
    ("pendulum_double", "--by", "jourdain"), ("kapitza_vertical_fig41",), ("watt_governor",),
    ("perp_velocities",), ("perp_velocities", "--by", "lagrange"), ("two_bodies_perp_omega",),
    ("beghin_plates_contact",), ("unicycle_imperfect",),
)
EQUATIONS = (
    ("rolling_disk",), ("rolling_disk", "--form", "solved"), ("rolling_disk", "--units", "m=1,a=1"),
    ("unbalanced_ball",), ("chain", "-p", "n=3"), ("heavy_top_quaternion", "--form", "coordinates"),
    ("perp_velocities",), ("perp_velocities", "--multipliers"), ("watt_governor", "--by", "lagrange"),
)
HEAD = "\\documentclass{article}\n\\usepackage{amsmath}\n\\begin{document}\n"


def derive(options):
    model, *rest = options
    done = subprocess.run([APPELL, "derive", f"models/{model}.mech", *rest, "--format", "latex"], cwd=ROOT,
                          capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def typeset(text):
    """None if it compiles and fits, else what is wrong."""
    with tempfile.TemporaryDirectory() as place:
        pathlib.Path(place, "page.tex").write_text(text)
        done = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "page.tex"], cwd=place,
                              stdin=subprocess.DEVNULL, capture_output=True, errors="replace", timeout=120)
    if done.returncode:
        return "\n".join(re.findall(r"^!.*(?:\n.*){0,4}", done.stdout, re.M)) or "pdflatex failed"
    wide = [x for x in re.findall(r"Overfull \\hbox \(([\d.]+)pt.*", done.stdout) if float(x) > TOO_WIDE]
    return f"{len(wide)} lines too wide, the worst by {max(map(float, wide)):.0f} pt" if wide else None


def main():
    if not shutil.which("pdflatex"):
        print("skipped: there is no pdflatex here (Debian: texlive-latex-base)")
        return 0
    tests = [(x + ("--steps", "--standalone"), None) for x in STEPS]
    tests += [(x + ("--standalone",), None) for x in EQUATIONS[:2]]
    tests += [(x, HEAD) for x in EQUATIONS] + [(STEPS[0] + ("--steps",), HEAD)]
    passed = failed = 0
    for options, head in tests:
        text = derive(options)
        if text is None:
            wrong = "derive failed"
        else:
            wrong = typeset(head + text + "\\end{document}\n" if head else text)
        passed, failed = passed + (wrong is None), failed + (wrong is not None)
        if wrong:
            print(f"derive {' '.join(options)}: {wrong}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
