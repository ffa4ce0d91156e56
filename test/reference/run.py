#!/usr/bin/python3
"""Compares `appell eval` with reference points, and asks `appell check` for proofs.

test/reference/*.json holds systems, a list or one object:

  {"id": "pendulum", "params": {"m": 1},
   "points": [{"t": 0, "q": {"phi": 0.4}, "u": {"phi'": 1}, "udot": {"phi'": -3.8}, "qddot": {"phi": -3.8}}]}

For each, every point is given to `appell eval models/<id>.mech --state FILE --json`;
udot and qddot must agree to 1e-9, relative to the largest acceleration of the
point (at least 1). Then `appell check` must prove the model in 20 seconds. That
makes two tests for a system. The points were computed independently of appell.

usage: test/reference/run.py [ID ...]      APPELL names the command (build/appell)"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
SECONDS = 20
CLOSE = 1e-9


def appell(*words, stdin=None):
    done = subprocess.run([APPELL, *words], input=stdin, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    return done.returncode, done.stdout, done.stderr


def first(text, otherwise):
    return (text.strip().splitlines() or [otherwise])[0][:200]


def compare(system, model, number, point):
    """What is wrong at this point, or None."""
    state = {"t": point.get("t", 0), "params": system.get("params", {}), "q": point.get("q", {}), "u": point.get("u", {})}
    code, out, said = appell("eval", model, "--state", "-", "--json", stdin=json.dumps(state))
    if code:
        return f"point {number}: exit {code}: {first(said, 'nothing said')}"
    answer = json.loads(out)
    expected = [(kind, name, value) for kind in ("udot", "qddot") for name, value in point.get(kind, {}).items()]
    scale = max([1.0] + [abs(value) for _, _, value in expected])
    for kind, name, value in expected:
        got = answer.get(kind, {}).get(name)
        if not isinstance(got, (int, float)):
            return f"point {number}: no {kind} of {name}"
        if not abs(got - value) <= CLOSE * scale:
            return f"point {number}: {kind} of {name} is {got!r}, not {value!r} (off by {abs(got - value) / scale:.1e})"
    return None if expected else f"point {number}: nothing to compare"


def numbers(system):
    model = f"models/{system['id']}.mech"
    if not os.path.exists(model):
        return f"{system['id']}: there is no {model}"
    try:
        if not system["points"]:
            return f"{system['id']}: no points"
        for number, point in enumerate(system["points"], 1):
            wrong = compare(system, model, number, point)
            if wrong:
                return f"{system['id']}: {wrong}"
    except subprocess.TimeoutExpired:
        return f"{system['id']}: eval: no answer in {SECONDS} s"
    except (ValueError, KeyError, AttributeError) as e:
        return f"{system['id']}: answer not as documented: {e!r}"
    return None


def proofs(system):
    model = f"models/{system['id']}.mech"
    if not os.path.exists(model):
        return f"{system['id']}: there is no {model}"
    try:
        code, out, said = appell("check", model)
    except subprocess.TimeoutExpired:
        return f"{system['id']}: check: no answer in {SECONDS} s"
    if code:
        return f"{system['id']}: check: exit {code}\n{out}{said}".rstrip()
    return None


def main():
    systems = []
    for f in sorted(pathlib.Path("test/reference").glob("*.json")):
        data = json.loads(f.read_text())
        systems += data.get("systems", [data]) if isinstance(data, dict) else data
    if sys.argv[1:]:
        systems = [s for s in systems if s["id"] in sys.argv[1:]]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        answers = list(pool.map(lambda task: task[0](task[1]), [(ask, s) for s in systems for ask in (numbers, proofs)]))
    wrong = [a for a in answers if a]
    for line in wrong:
        print(line)
    print(f"{len(answers) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
