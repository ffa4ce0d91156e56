#!/usr/bin/python3
"""Compares `appell eval` with reference points, and asks `appell check` for proofs.

test/reference/*.json holds systems, a list or one object:

  {"id": "pendulum", "params": {"m": 1},
   "points": [{"t": 0, "q": {"phi": 0.4}, "u": {"phi'": 1}, "udot": {"phi'": -3.8}, "qddot": {"phi": -3.8},
               "multipliers": {"rod": 2}, "tensions": {"string": 2}, "actuators": {"motor": 1},
               "forces": {"rod on bob": [0, 2, 0]},
               "sums": [{"of": ["rod on bob"], "along": [0, 1, 0], "is": 2}]}]}

For each, every point is given to `appell eval models/<id>.mech --state FILE --json`;
udot and qddot must agree to 1e-9, relative to the largest acceleration of the
point (at least 1), multipliers, tensions, actuators and forces to 1e-9 of the largest force. Forces
that are determined only together are compared as sums of components. Then `appell check` must prove the model in 20 seconds. That
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
    return compare_forces(number, point, answer) if expected else f"point {number}: nothing to compare"


def compare_forces(number, point, answer):
    """Multipliers by name; vectors by 'constraint on body'; sums of components."""
    got = {}
    for f in answer["forces"]:
        got[f"{f.get('constraint') or f.get('reaction')} on {f.get('on') or f.get('body')}"] = f.get("force") or f.get("torque")
    pairs = [(f"multiplier {n}", answer["multipliers"].get(n), v) for n, v in point.get("multipliers", {}).items()]
    tensions = {f["reaction"]: f.get("tension") for f in answer["forces"] if "reaction" in f}
    pairs += [(f"tension {n}", tensions.get(n), v) for n, v in point.get("tensions", {}).items()]
    pairs += [(f"actuator {n}", answer["actuators"].get(n), v) for n, v in point.get("actuators", {}).items()]
    for name, vector in point.get("forces", {}).items():
        pairs += [(f"force {name}.{axis}", (got.get(name) or [None] * 3)[k], vector[k]) for k, axis in enumerate("xyz")]
    for sum_ in point.get("sums", []):
        vectors = [got.get(name) for name in sum_["of"]]
        total = None if None in vectors else sum(sum(a * b for a, b in zip(v, sum_["along"])) for v in vectors)
        pairs.append((f"sum of {', '.join(sum_['of'])}", total, sum_["is"]))
    scale = max([1.0] + [abs(v) for _, _, v in pairs])
    for name, value, expected in pairs:
        if not isinstance(value, (int, float)):
            return f"point {number}: no {name}"
        if not abs(value - expected) <= CLOSE * scale:
            return f"point {number}: {name} is {value!r}, not {expected!r} (off by {abs(value - expected) / scale:.1e})"
    return None


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
