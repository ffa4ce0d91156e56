#!/usr/bin/python3
"""What `appell reduce` says of a model is seen in numbers that `appell eval` gives.

At states of every model, constraints satisfied and accelerations known:
  - each constant of the motion does not change: its rate along (q', u', 1) by finite differences vanishes;
  - each quadrature has the rate that is printed;
  - a coordinate outside the closed set has no influence on u': moved, it leaves them as they were.

The states are the model's initial one and, where test/reference/*.json has points, two of these. One test
for a model; the last line is `N passed, N failed`.

usage: test/reference/constants.py [MODEL ...]      APPELL names the command (build/appell)"""
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
CLOSE = 1e-6
NAME = re.compile(r"[A-Za-z_]\w*(?:\[\d+\])?'*(?![\w(\['])")
FUNCTIONS = {n: getattr(math, n) for n in "sin cos tan exp log sqrt asin acos atan sinh cosh tanh".split()}
FUNCTIONS.update(cot=lambda x: 1 / math.tan(x), abs=abs, min=min, max=max)


def appell(*words, stdin=None):
    done = subprocess.run([APPELL, *words], input=stdin, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def references():
    found = {}
    for f in sorted(pathlib.Path("test/reference").glob("*.json")):
        data = json.loads(f.read_text())
        for s in data.get("systems", [data]) if isinstance(data, dict) else data:
            found.setdefault(s["id"], [{"t": p.get("t", 0), "params": s.get("params", {}), "q": p.get("q", {}),
                                        "u": p.get("u", {})} for p in s["points"][:2]])
    return found


def code_of(text):
    """An expression of the language as a function of the values by name."""
    names = sorted(set(NAME.findall(text)), key=len, reverse=True)
    key = {n: f"v{i}_" for i, n in enumerate(names)}
    code = NAME.sub(lambda m: key[m[0]], text).replace("^", "**")
    compiled = compile(code, text[:80], "eval")
    return lambda values: eval(compiled, {"__builtins__": {}}, {**FUNCTIONS, **{key[n]: values[n] for n in names}})


def rate(function, values, change):
    """d/dt by central differences of fourth order, and the size of its parts."""
    def at(h):
        return function({n: x + h * change.get(n, 0) for n, x in values.items()})
    h = 1e-3 / max(1, *(abs(x) for x in change.values()))
    slope = (8 * (at(h) - at(-h)) - at(2 * h) + at(-2 * h)) / (12 * h)
    parts = 0
    for n, c in change.items():
        def one(step):
            return function({**values, n: values[n] + step})
        step = 1e-4 * max(1, abs(values[n]))
        parts = max(parts, abs(c * (one(step) - one(-step)) / (2 * step)))
    return slope, max(1, parts)


def functions_of_time(model, text):
    """Is a let of the model in it, whose value is known to the model alone?"""
    lets = re.findall(r"^let\s+((?:[^\n]*,\s*\n)*[^\n]*)", pathlib.Path(model).read_text(), re.M)
    names = {n for block in lets for n in re.findall(r"(\w+)\s*=", block)}
    return any(n.rstrip("'") in names for n in NAME.findall(text))


def look(model, said, state):
    """What is wrong at this state, or None."""
    code, out, err = appell("eval", model, "--state", "-", "--json", stdin=json.dumps(state))
    if code:
        return f"eval: exit {code}: {err.strip()[:200]}"
    e = json.loads(out)
    if any(x is None for group in ("udot", "qdot") for x in e[group].values()):
        return None  # not determined here
    values = {**model_parameters(model), **state.get("params", {}), "t": e["t"], "pi": math.pi, **e["q"], **e["u"]}
    values.update({f"{n}'": x for n, x in e["qdot"].items()})
    change = {"t": 1.0, **e["qdot"], **{n: x for n, x in e["udot"].items()}}
    change.update({f"{n}'": x for n, x in e["qddot"].items() if x is not None})
    for c in said["constants"]:
        if functions_of_time(model, c["value"]):
            continue
        slope, size = rate(code_of(c["value"]), values, change)
        if not abs(slope) <= CLOSE * size:
            return f"{c['what']} changes: {slope:.3e} per unit of time (parts {size:.1e})"
    for q in said["quadratures"]:
        if functions_of_time(model, q["rate"]):
            continue
        got = code_of(q["rate"])(values)
        if not abs(got - e["qdot"][q["coordinate"]]) <= 1e-9 * max(1, abs(got)):
            return f"{q['coordinate']}' is not {q['rate']}"
    return moved(model, said, e, state)


def moved(model, said, e, state):
    """Coordinates outside the closed set, one after the other, elsewhere."""
    bound = {n for n in e["q"] if n in said["closed"]["coordinates"] or re.sub(r"\d$", "", n) in said["closed"]["coordinates"]}
    for n in e["q"]:
        if n in bound or n in said["given"]:
            continue
        other = {"t": e["t"], "params": state.get("params", {}), "q": {**e["q"], n: e["q"][n] + 0.3}, "u": e["u"]}
        code, out, _ = appell("eval", model, "--state", "-", "--json", stdin=json.dumps(other))
        if code:
            continue  # no state of the model: a configuration constraint speaks of it
        for speed, x in json.loads(out)["udot"].items():
            if not abs(x - e["udot"][speed]) <= 1e-9 * max(1, *(abs(y) for y in e["udot"].values())):
                return f"{n} is said to be outside, but {speed}' depends on it"
    return None


def model_parameters(model):
    """Values of the parameters as they stand in the text."""
    found = {}
    text = re.sub(r"#.*", "", pathlib.Path(model).read_text())
    for block in re.findall(r"^param\s+((?:[^\n]*,\s*\n)*[^\n]*)", text, re.M):
        for name, low, high, value in re.findall(r"([A-Za-z_]\w*)(?:\[(\d+)\.\.(\w+)\])?\s*=\s*([-\d.e]+)", block):
            for n in ([f"{name}[{i}]" for i in range(int(low), int(found.get(high, high)) + 1)] if low else [name]):
                found[n] = int(value) if re.fullmatch(r"\d+", value) else float(value)
    return found


def judge(model, points):
    name = pathlib.Path(model).stem
    code, out, err = appell("reduce", model, "--json")
    if code == 5 and "E350" in err and "\nservo " in pathlib.Path(model).read_text():
        return None  # refused, with the reason
    if code:
        return f"{name}: exit {code}: {err.strip()[:200]}"
    said = json.loads(out)
    for state in points or [{}]:
        wrong = look(model, said, state)
        if wrong:
            return f"{name}: {wrong}"
    return None


def main():
    known = references()
    models = sys.argv[1:] or sorted(str(p) for p in pathlib.Path("models").glob("*.mech"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        answers = list(pool.map(lambda m: judge(m, known.get(pathlib.Path(m).stem, [])), models))
    wrong = [a for a in answers if a]
    for line in wrong:
        print(line)
    print(f"{len(answers) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
