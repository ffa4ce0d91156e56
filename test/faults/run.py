#!/usr/bin/python3
"""Faults turn it red: one wrong sign or dropped term at a time must be noticed.

Every FAULT(NAME) in src is switched on by APPELL_FAULT=NAME in the build that
has them (build-fault/appell). Then, until something turns red:

  proof    `appell check` refutes (exit 1) a model of the gallery, or one of the
           models beside this file, which go where the gallery does not;
  number   `appell eval` differs from test/reference/core.json, or from the
           numbers below;
  page     `appell derive --steps` marks a line as not proved.

A fault that stays green everywhere is a failed test, and so is a red light
without a fault. The product itself (build/appell) must not know any fault.

usage: test/faults/run.py [NAME ...]      APPELL names the command with faults"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build-fault/appell")
PRODUCT = pathlib.Path("build/appell")
SECONDS = 30
CLOSE = 1e-9

# small models of the gallery, each with another kind of mechanics
GALLERY = ("pendulum_simple", "pendulum_spherical", "bead_on_hoop", "kapitza_vertical_fig41", "pendulum_double",
           "inverse_square_particle", "caplygin_sleigh_v_omega", "lagrange_top_euler", "rolling_disk",
           "heavy_top_quaternion", "euler_body_torque", "perp_velocities", "prescribed_speed_particle", "beghin_plates_servo", "crane_overhead",
           "marle_servomechanism")

# derivations, step by step: model, principle
PAGES = (("rolling_disk", "gibbs-appell"), ("lagrange_top_euler", "kane"), ("pendulum_double", "lagrange"),
         ("perp_velocities", "gibbs-appell"), ("beghin_plates_servo", "gibbs-appell"))

# what no principle can contradict, known by hand: model, state, kind, name, value
NUMBERS = (
    ("driven", {"t": 0.5}, "multipliers", "belt", 1.3 * (0.7 + 9.81)),
    ("driven", {"t": 0.5}, "multipliers", "motor", 0.25 * 1.5),
)


def appell(fault, *words, stdin=None):
    environment = {k: v for k, v in os.environ.items() if k != "APPELL_FAULT"}
    if fault:
        environment["APPELL_FAULT"] = fault
    done = subprocess.run([APPELL, *words], input=stdin, capture_output=True, text=True, errors="replace",
                          timeout=SECONDS, env=environment)
    return done.returncode, done.stdout, done.stderr


def by_proof(fault, model):
    """What `check` refutes of this model, or None. Without a fault, anything that is not proved."""
    code, out, said = appell(fault, "check", model)
    if code == 0 or (fault and code != 1):
        return None
    wrong = re.search(r"^\s*REFUTED\s+(.*)$", out, re.M)
    return wrong.group(1) if wrong else f"exit {code}: {(said or out).strip()[:200]}"


def differs(fault, model, state, expected):
    """The first of the expected (kind, name, value) that eval does not give, or None."""
    code, out, said = appell(fault, "eval", model, "--state", "-", "--json", stdin=json.dumps(state))
    if code:
        return f"exit {code}: {said.strip()[:200]}"
    answer = json.loads(out)
    scale = max([1.0] + [abs(value) for _, _, value in expected])
    for kind, name, value in expected:
        got = answer.get(kind, {}).get(name)
        if got is None or not abs(got - value) <= CLOSE * scale:
            return f"{kind} of {name} is {got!r}, not {value!r}"
    return None


def by_number(fault, model, points):
    for state, expected in points:
        wrong = differs(fault, model, state, expected)
        if wrong:
            return wrong
    return None


def by_page(fault, model, principle):
    code, out, said = appell(fault, "derive", model, "--steps", "--by", principle)
    if code:
        return f"exit {code}: {said.strip()[:200]}"
    found = re.search(r"^ +not proved: .*", out, re.M)
    return found.group().strip() if found else None


def reference():
    """(model, points) of test/reference/core.json and of the numbers above"""
    found = []
    data = json.loads(pathlib.Path("test/reference/core.json").read_text())
    for system in data["systems"] if isinstance(data, dict) else data:
        points = [({"t": p.get("t", 0), "params": system.get("params", {}), "q": p.get("q", {}), "u": p.get("u", {})},
                   [(kind, name, v) for kind in ("udot", "qddot") for name, v in p.get(kind, {}).items()])
                  for p in system["points"]]
        found.append((f"models/{system['id']}.mech", points))
    for model, state, *expected in NUMBERS:
        found.append((f"test/faults/{model}.mech", [(state, [tuple(expected)])]))
    return found


def witnesses():
    """(how, model, question) in the order in which they are asked"""
    proofs = [f"models/{name}.mech" for name in GALLERY] + sorted(str(f) for f in pathlib.Path("test/faults").glob("*.mech"))
    for model in proofs:
        yield "proof", model, lambda fault, model=model: by_proof(fault, model)
    for model, points in reference():
        yield "number", model, lambda fault, model=model, points=points: by_number(fault, model, points)
    for model, by in PAGES:
        yield "page", model, lambda fault, model=f"models/{model}.mech", by=by: by_page(fault, model, by)


def notice(fault):
    """(how, model, what) of the first that notices, or None"""
    for how, model, ask in witnesses():
        try:
            wrong = ask(fault)
        except subprocess.TimeoutExpired:
            wrong = None if fault else f"no answer in {SECONDS} s"
        if wrong:
            return how, model, wrong
    return None


def names():
    found = set()
    for f in pathlib.Path("src").rglob("*.[ch]"):
        if f.name != "fault.h":
            found.update(re.findall(r"\bFAULT\((\w+)\)", f.read_text()))
    return sorted(found)


def traces(faults):
    """The names that the product contains, which must be none."""
    if not PRODUCT.exists():
        return []
    binary = PRODUCT.read_bytes()
    return [f for f in (*faults, "APPELL_FAULT") if re.search(rb"(?<![\w])" + f.encode() + rb"\0", binary)]


def main():
    known = names()
    faults = sys.argv[1:] or known
    if any(f not in known for f in faults):
        sys.exit(f"usage: test/faults/run.py [NAME ...]\nfaults: {' '.join(known)}")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        healthy, *answers = pool.map(notice, [None, *faults])
    failed = 0
    if healthy:
        failed += 1
        print(f"without a fault: FAILED: {healthy[1]}: {healthy[2]}")
    for fault, answer in zip(faults, answers):
        if answer:
            print(f"{fault:<22} {answer[0]:<7} {pathlib.Path(answer[1]).stem:<26} {answer[2][:110]}")
        else:
            failed += 1
            print(f"{fault:<22} FAILED: nothing notices it")
    left = traces(known)
    if left:
        failed += 1
        print(f"{PRODUCT} contains {', '.join(left)}")
    print(f"{len(faults) + 2 - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
