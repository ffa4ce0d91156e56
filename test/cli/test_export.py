#!/usr/bin/python3
"""The exported C is clean and says the same as `appell eval`.

For every model: `appell export --to c`, compiled with the warnings a careful user turns on, as errors; then rates and
multipliers at the initial state and at random ones beside the numbers of eval, to 1e-12 of the largest in their group
(more where the equations are nearly singular, as the text's own pivot says). Also: a large model is cut into functions
that compile in a short time; nothing but comments changes when names change; bad prefixes and languages are refused.

usage: test/cli/test_export.py [MODEL...]"""
import csv
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

APPELL = os.environ.get("APPELL", "build/appell")
FLAGS = ["-std=c99", "-Wall", "-Wextra", "-Wconversion", "-Wpedantic", "-Wshadow", "-Werror", "-ffp-contract=off"]
passed = failed = 0
random.seed(int(os.environ.get("APPELL_SEED", "20240229")))

MAIN = """
#include <stdio.h>
static double w[MODEL_SIZE], p[MODEL_P + 1], q[MODEL_Q + 1], u[MODEL_U + 1], out[MODEL_Q + MODEL_U + 999];
static void put(const double *x, int n) { for (int i = 0; i < n; i++) printf("%.17g ", x[i]); }
int main(void) {
  double t;
  model_default_p(p);
  model_set(w, p);
  while (scanf("%lf", &t) == 1) {
    for (int i = 0; i < MODEL_Q; i++) if (scanf("%lf", q + i) != 1) return 1;
    for (int i = 0; i < MODEL_U; i++) if (scanf("%lf", u + i) != 1) return 1;
    model_rates(w, t, q, u, out, out + MODEL_Q);
    put(out, MODEL_Q + MODEL_U);
    model_regularity(w, t, q, u, out);
    put(out, 1);
    MULTIPLIERS
    printf("\\n");
  }
  return 0;
}
"""


def check(good, what, detail=""):
    global passed, failed
    good = bool(good)
    passed += good
    failed += not good
    if not good:
        print(f"{what}: {detail}"[:2000])


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True)


def evaluate(model, state):
    done = run(APPELL, "eval", model, "--json", "--state", "-", text=json.dumps(state))
    return json.loads(done.stdout) if done.returncode == 0 else None


def states(model):
    """the initial state and random ones near it that eval can complete"""
    first = evaluate(model, {})
    if first is None:
        return []
    found = [first]
    for turn in range(3):
        shift = lambda d: {k: v + random.uniform(-0.4, 0.4) for k, v in d.items()}
        wanted = {"t": random.uniform(0, 2), "u": shift(first["u"])}
        if turn:
            wanted["q"] = shift(first["q"])
        for part in ({}, {"u": {}}, {"q": {}}):  # all of it, or what the constraints let us choose
            now = evaluate(model, {**wanted, **part})
            if now:
                found.append(now)
                break
    return found


def words(text, array):
    return re.findall(rf"^     {array}\[\d+\]  (.*?)(?: = \S+|, no value in the model)?$", text, re.M)


def close(ours, theirs, factor):
    known = [abs(x) for x in theirs if x is not None]
    size = max(known + [1e-2])
    return all(y is None or abs(x - y) <= 1e-12 * factor * size for x, y in zip(ours, theirs))


def model_test(path, folder):
    text = run(APPELL, "export", path, "--to", "c").stdout
    source = folder / "m.c"
    names = words(text, "lambda")
    tail = f"model_multipliers(w, t, q, u, out); put(out, {len(names)});" if names else ""
    source.write_text(text + MAIN.replace("MULTIPLIERS", tail))
    done = run("gcc", *FLAGS, "-O1", str(source), "-o", str(folder / "m"), "-lm")
    check(done.returncode == 0, path, done.stderr)
    if done.returncode:
        return
    q, u = words(text, "q"), words(text, "u")
    compared = 0
    for e in states(path):
        values = [e["t"]] + [e["q"][x] for x in q] + [e["u"][x] for x in u]
        out = [float(x) for x in run(str(folder / "m"), text=" ".join(map(repr, values))).stdout.split()]
        pivot = out[len(q) + len(u)]
        check(pivot > 1e-9, path, f"pivot {pivot}")
        factor = max(1, 1e-2 / pivot)
        groups = [("qdot", out[:len(q)], [e["qdot"][x] for x in q]),
                  ("udot", out[len(q):len(q) + len(u)], [e["udot"][x] for x in u]),
                  ("multipliers", out[len(q) + len(u) + 1:], [{**e["multipliers"], **e["actuators"]}.get(x) for x in names])]
        check(all(x in e["multipliers"] or x in e["actuators"] for x in names), path, f"names {names}")
        for what, ours, theirs in groups:
            check(close(ours, theirs, factor), path, f"{what}: {ours} instead of {theirs}, pivot {pivot}")
        compared += 1
    check(compared > 0, path, "no state to compare")
    idle = [w.split("/dt ")[1].split(":")[0] for w in words(text, "udot") if "nothing determines" in w]
    undetermined = [x for x in u if any(e["udot"][x] is None for e in states(path))]
    check(idle == undetermined, path, f"not determined: {idle}, eval {undetermined}")


def outputs_test(folder):
    """`output` lines, forces and accelerations among them, and energies: the first row of a run says the same"""
    lines = ["theta''", "dot(acceleration(C), N.x)", "dot(force(rolling, coin), N.z)", "norm(velocity(C))"]
    model = folder / "outputs.mech"
    model.write_text(pathlib.Path("models/rolling_disk.mech").read_text() + "".join(f"\noutput {x}" for x in lines) + "\n")
    text = run(APPELL, "export", str(model), "--to", "c").stdout
    check(words(text, "out") == lines, "outputs", f"{words(text, 'out')}")
    source = folder / "outputs.c"
    source.write_text(text + MAIN.replace("MULTIPLIERS", "model_outputs(w, t, q, u, out); put(out, MODEL_OUT);"
                                                         "model_energies(w, t, q, u, out); put(out, 2);"))
    done = run("gcc", *FLAGS, str(source), "-o", str(folder / "outputs"), "-lm")
    check(done.returncode == 0, "outputs", done.stderr)
    rows = list(csv.reader(run(APPELL, "run", str(model), "--until", "0.1", "--every", "0.1").stdout.splitlines()))
    first = dict(zip(rows[0], map(float, rows[1])))
    values = [0] + [first[x] for x in words(text, "q") + words(text, "u")]
    ours = [float(x) for x in run(str(folder / "outputs"), text=" ".join(map(repr, values))).stdout.split()][-6:]
    energy = evaluate(str(model), {})
    wanted = [first[x] for x in lines] + [energy["T"], energy["V"]]
    check(close(ours, wanted, 1), "outputs", f"{ours} instead of {wanted}")


def large_test(folder):
    """60 rods: many functions, none longer than 500 statements, compiled at once"""
    text = run(APPELL, "export", "models/chain_rods.mech", "--to", "c", "-p", "n=60").stdout
    longest = max(f.count(";") for f in re.split(r"^}", text, flags=re.M))
    check(longest <= 810, "large model", f"{longest} statements in one function")
    check(text.count("static void model_rates_") > 20, "large model", "few functions")
    source = folder / "large.c"
    source.write_text(text)
    start = time.time()
    done = run("gcc", *FLAGS, "-O1", "-c", str(source), "-o", str(folder / "large.o"))
    check(done.returncode == 0 and time.time() - start < 60, "large model", done.stderr)


def names_test(folder):
    """a title that looks like C, names with primes and brackets: nothing of it outside comments"""
    model = folder / "odd.mech"
    body = '\nparam m = 1, l = 1\ncoord phi\nparticle P at O + l*cos(phi)*N.x + l*sin(phi)*N.y, mass m\ngravity N.x\n'
    model.write_text('system odd "*/ int evil(void); /* \\\\ ?? // */"' + body)
    plain = folder / "plain.mech"
    plain.write_text('system plain "a"' + body.replace("phi", "alpha"))
    strip = lambda s: re.sub(r"/\*.*?\*/", "", s, flags=re.S)
    odd, usual = (run(APPELL, "export", str(f), "--to", "c").stdout for f in (model, plain))
    check("evil" in odd and "evil" not in strip(odd), "names", odd[:300])
    check(strip(odd) == strip(usual) and strip(odd).count("model_rates") > 1, "names", "code differs")


def document_test(folder):
    """the program in docs/programs.md does what the page says"""
    block = re.search(r"^```c\n(.*?)^```", pathlib.Path("docs/programs.md").read_text(), re.M | re.S).group(1)
    (folder / "main.c").write_text(block)
    model = "models/pendulum_double.mech"
    run(APPELL, "export", model, "--to", "c", "--prefix", "dp", "-o", str(folder / "dp.c"))
    done = run("gcc", *FLAGS, str(folder / "main.c"), "-o", str(folder / "main"), "-lm")
    check(done.returncode == 0, "document", done.stderr)
    out, want = run(str(folder / "main")).stdout, evaluate(model, {})["udot"]
    check(out.startswith(", ".join(f"{x:.12g}" for x in want.values()).replace(",", "")), "document", f"{out}, {want}")


def refusals():
    model = "models/pendulum_simple.mech"
    for words_, code in ((["--to", "fortran"], 2), ([], 2), (["--to", "c", "--prefix", "a b"], 2),
                         (["--to", "c", "--prefix", "_x"], 2), (["--to", "c", "--prefix", ""], 2),
                         (["--to", "c", "-o", "/nonexistent/x.c"], 8)):
        done = run(APPELL, "export", model, *words_)
        check(done.returncode == code and not done.stdout and done.stderr, "refusal", f"{words_}: {done}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        models = sys.argv[1:] or sorted(str(p) for p in pathlib.Path("models").glob("*.mech"))
        for path in models:
            model_test(path, folder)
        if not sys.argv[1:]:
            outputs_test(folder)
            large_test(folder)
            names_test(folder)
            document_test(folder)
            refusals()
    print(f"{passed} passed, {failed} failed")
    return failed > 0


sys.exit(main())
