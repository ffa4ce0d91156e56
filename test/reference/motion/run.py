#!/usr/bin/python3
"""Compares `appell run` with reference motions.

reference.json beside this file: {"id", "params", "coords", "speeds", "t": [..], "q": [[..]], "u": [[..]], "agree"}; each was
integrated independently of appell (DOP853 at 1e-13 on redundant coordinates with multipliers), and by a second route
that differs from it by "agree". The run starts at the first state with --tol 1e-13; at each later time every coordinate
and speed must agree to 1e-8, relative to the largest of its kind (at least 1), or to ten times `agree`.
Where nothing but forces with a potential acts, energy must stay to 1e-9 of its scale at --tol 1e-12.

usage: test/reference/motion/run.py [ID ...]      APPELL names the command (build/appell)"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")


def run(system, *words):
    state = {"t": system["t"][0], "params": system["params"], "q": dict(zip(system["coords"], system["q"][0])),
             "u": dict(zip(system["speeds"], system["u"][0]))}
    done = subprocess.run([APPELL, "run", f"models/{system['id']}.mech", "--state", "-", "--format", "json", *words],
                          input=json.dumps(state), capture_output=True, text=True, timeout=100)
    if done.returncode:
        raise ValueError(f"exit {done.returncode}: {(done.stderr.strip().splitlines() or ['nothing said'])[-1]}")
    return json.loads(done.stdout)


def compare(system):
    """What is wrong, or None."""
    worst, close = 0.0, max(1e-8, 10 * system["agree"])
    for k, t in enumerate(system["t"][1:], 1):
        answer = run(system, "--until", repr(t), "--every", repr(t - system["t"][0]), "--tol", "1e-13")
        names = [c["name"] for c in answer["columns"]]
        last = answer["rows"][-1]
        if last[0] != t:
            return f"{system['id']}: ends at t = {last[0]}, not {t}"
        for kind, values in (("coords", system["q"][k]), ("speeds", system["u"][k])):
            scale = max([1.0] + [abs(v) for v in values])
            for name, value in zip(system[kind], values):
                if name not in names:
                    return f"{system['id']}: no column {name}"
                off = abs(last[names.index(name)] - value) / scale
                worst = max(worst, off)
                if not off <= close:
                    return f"{system['id']}: {name} at t = {t} is {last[names.index(name)]!r}, not {value!r} (off by {off:.1e})"
    if "-v" in sys.argv:
        print(f"{system['id']}: {worst:.1e}")
    return None


def energy(system):
    answer = run(system, "--until", repr(system["t"][-1]), "--tol", "1e-12")
    a = answer["audit"]
    off = a["energy_balance"] / max(a["energy_scale"], 1e-300)
    if "-v" in sys.argv:
        print(f"{system['id']}: energy {off:.1e}")
    return None if off <= 1e-9 else f"{system['id']}: energy balance off by {off:.1e}"


def attempt(check, system):
    if not os.path.exists(f"models/{system['id']}.mech"):
        return None  # a system whose model is not written yet
    try:
        return check(system)
    except (subprocess.TimeoutExpired, ValueError, KeyError) as e:
        return f"{system['id']}: {e}"


def main():
    systems = json.loads(pathlib.Path("test/reference/motion/reference.json").read_text())
    wanted = [w for w in sys.argv[1:] if not w.startswith("-")]
    systems = [s for s in systems if not wanted or s["id"] in wanted]
    present = [s for s in systems if os.path.exists(f"models/{s['id']}.mech")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        answers = list(pool.map(lambda task: attempt(*task), [(c, s) for s in present for c in (compare, energy)]))
    wrong = [a for a in answers if a]
    for line in wrong:
        print(line)
    print(f"{len(answers) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
