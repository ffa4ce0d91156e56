#!/usr/bin/python3
"""The same system in other coordinates is the same motion: proved.

A twin has more coordinates than its minimal model, and constraints between them.
Its printed equations, kinematic and of motion, are rewritten with the minimal
model's positions, velocities and accelerations in place of the coordinates and
their derivatives, added to the minimal model as claims, and `appell check` must
prove every one. The degrees of freedom must agree as well. One test for a pair;
the last line is `N passed, N failed`.

usage: test/reference/twins.py [NAME ...]      APPELL names the command (build/appell)"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")


def cartesian(*points):
    """x1, x2 … of these points, three for each, with their derivatives."""
    return {f"x{3 * i + k + 1}": [f"dot({f}({p}), N.{axis})" for f in ("position", "velocity", "acceleration")]
            for i, p in enumerate(points) for k, axis in enumerate("xyz")}


def same(*names):
    return {n: [n, n + "'", n + "''"] for n in names}


STILL = {"eps = 0, ": "", r"\beps\b": "0"}  # the lengths that could vary do not
# speeds on the triangle's own axes, so that its mass matrix is constant
OWN_AXES = {r"(frame  B = .*)": r"\1\nspeed w1, w2, w3, v1 = dot(velocity(P1), B.x), v2 = dot(velocity(P1), B.y), "
            r"v3 = dot(velocity(P1), B.z)\ndefine omega(B) = w1*B.x + w2*B.y + w3*B.z"}
TWINS = [
    ("pendulum_polar", "pendulum_simple", {**same("phi"), "rho": ["l", "0", "0"]}, {}),
    ("hoop_two_coordinates", "hoop_one_coordinate", {**same("x"), "phi": ["x/a", "x'/a", "x''/a"]}, {}),
    ("hoop_horizontal", "hoop_one_coordinate", {**same("x"), "phi": ["x/a", "x'/a", "x''/a"], "al": ["0", "0", "0"]}, {}),
    ("dumbbell_cartesian", "dumbbell_rigid", cartesian("P1", "P2"), STILL),
    ("triangle_cartesian", "triangle_rigid", cartesian("P1", "P2", "P3"), {**STILL, **OWN_AXES}),
]


def derived(model):
    done = subprocess.run([APPELL, "derive", model, "--format", "json"], capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise ValueError(f"derive {model}: {done.stderr.strip()[:200]}")
    return json.loads(done.stdout)


def rewritten(text, coordinates):
    """Names, then their primes, in place of the twin's coordinates."""
    def put(match):
        meaning = coordinates.get(match[1])
        return f"({meaning[len(match[2])]})" if meaning else match[0]
    return re.sub(r"([A-Za-z_]\w*)('*)", put, text)


def with_parts(text, parts):
    """z1, z2 … written out; each contains earlier ones only."""
    for part in reversed(parts):
        text = re.sub(rf"\b{re.escape(part['left'])}\b", lambda _: f"({part['right']})", text)
    return text


def judge(twin, minimal, coordinates, edits):
    """What is wrong, or None."""
    wide, narrow = derived(f"models/{twin}.mech"), derived(f"models/{minimal}.mech")
    if wide["freedoms"] != narrow["freedoms"]:
        return f"{wide['freedoms']} degrees of freedom, its twin has {narrow['freedoms']}"
    text = pathlib.Path(f"models/{minimal}.mech").read_text()
    text = "".join(line for line in text.splitlines(True) if not line.startswith("claim"))
    for old, new in edits.items():
        text = re.sub(old, new, text)
    claims = [e for group in ("kinematics", "equations") for e in wide[group]]
    for number, e in enumerate(claims):
        left, right = (rewritten(with_parts(e[side], wide["parts"]), coordinates) for side in ("left", "right"))
        text += f'claim "{number}": {left} = {right}\n'
    with tempfile.NamedTemporaryFile("w", suffix=".mech") as f:
        f.write(text)
        f.flush()
        done = subprocess.run([APPELL, "check", f.name], capture_output=True, text=True, timeout=120)
    proved = re.findall(r'^  proved   claim "(\d+)"', done.stdout, re.M)
    if done.returncode or len(proved) != len(claims) or not claims:
        return f"{len(proved)} of {len(claims)} equations proved\n{done.stdout}{done.stderr[:400]}"
    return None


def main():
    wanted = set(sys.argv[1:])
    failed = 0
    run = [t for t in TWINS if not wanted or wanted & {t[0], t[1]}]
    for twin, minimal, coordinates, edits in run:
        try:
            wrong = judge(twin, minimal, coordinates, edits)
        except (ValueError, subprocess.TimeoutExpired) as e:
            wrong = str(e)
        if wrong:
            failed += 1
            print(f"{twin} = {minimal}: {wrong}")
    print(f"{len(run) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
