#!/usr/bin/python3
"""Who keeps a constraint decides the motion (Beghin, paragraphs 6, 10, 13, 16, 17, 20).

Twins differ in their constraint, servo and actuator lines alone; --contact makes one of the other; what actuators
drive has no influence on the motion, and they feed in what energy gains. APPELL names the command (build/appell)."""
import csv
import io
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
passed = failed = 0


def check(good, what, detail=""):
    global passed, failed
    passed += bool(good)
    failed += not good
    if not good:
        print(f"{what}: {detail}"[:2000])


def appell(*words):
    done = subprocess.run([APPELL, *words], capture_output=True, text=True, timeout=120)
    return done.stdout if done.returncode == 0 else f"exit {done.returncode}\n{done.stderr}"


def run(model, *words):
    text = appell("run", f"models/{model}.mech", "--tol", "1e-12", "--until", "3", "--every", "0.25", "--quiet", *words)
    rows = list(csv.DictReader(io.StringIO(text)))
    return [{k: float(v) for k, v in r.items()} for r in rows]


def physics(model, without):
    """the lines that decide the motion, blanks and comments apart, but for these statements"""
    lines = [re.sub(r"\s+#.*", "", l).strip() for l in pathlib.Path(f"models/{model}.mech").read_text().splitlines()]
    kept = "param coord speed let frame point define particle body gravity force torque spring damper potential reaction".split()
    words = kept + [w for w in ("constraint", "servo", "actuator") if w not in without]
    return [re.sub(r"\s+", " ", l) for l in lines if l.split(" ")[0] in words]


TWINS = (("beghin_disc_ring_servo", "beghin_disc_ring_contact"), ("beghin_plates_servo", "beghin_plates_contact"),
         ("beghin_sphere_plane_servo", "beghin_sphere_plane_passive"))
for servo, contact in TWINS:
    apart = ("constraint", "servo", "actuator")
    check(physics(servo, apart) == physics(contact, apart), f"{servo}: more than the constraint differs from {contact}",
          set(physics(servo, apart)) ^ set(physics(contact, apart)))
    left = appell("derive", f"models/{servo}.mech", "--contact").splitlines()[1:]
    right = appell("derive", f"models/{contact}.mech").splitlines()[1:]
    check(left == right and len(left) > 3, f"{servo} --contact is not {contact}", "\n".join(left + ["---"] + right))

# what is driven, and the forces on it, change the actuators and nothing else
for model, parameter, coordinates, actuator in (
        ("beghin_disc_ring_servo", "I1=7", ("alpha",), "actuator(motor)"),
        ("beghin_plates_servo", "I1=7", ("beta",), "actuator(motor)"),
        ("beghin_sphere_plane_servo", "Mp=7", ("u", "v", "xi", "eta"), "actuator(drive[1])")):
    usual, other = run(model), run(model, "-p", parameter)
    check(len(usual) > 10 and len(usual) == len(other), model, "no motion")
    for c in coordinates:
        off = max((abs(a[c] - b[c]) for a, b in zip(usual, other)), default=1)
        check(off < 1e-9, f"{model} -p {parameter}: {c} differs", off)
    check(any(abs(a[actuator] - b[actuator]) > 0.1 for a, b in zip(usual, other)), model, f"{actuator} does not notice")

# the small spring accelerates the disc for ever, or moves nothing
servo, contact = run("beghin_disc_ring_servo"), run("beghin_disc_ring_contact")
late = servo[-1]["t"]
check(abs(servo[-1]["alpha"] - (0.5 * late + 0.5 / 1.3 * late**2 / 2)) < 1e-9, "disc by servo", servo[-1])
check(abs(contact[-1]["alpha"] - 0.5 * late) < 1e-9, "disc by contact", contact[-1])

# the power of the actuators is the rate of energy, since the other forces have potentials or do no work
for model in ("beghin_sphere_plane_servo", "marle_servomechanism", "pole_balancing_3d", "crane_overhead", "arm_circle",
              "pendubot_held", "cyclist_constant_cadence"):
    rows = run(model) if model != "pendubot_held" else run(model, "--until", "0.3", "--every", "0.05")
    check(len(rows) > 5, model, "no motion")
    for r in rows:
        fed = sum(v for k, v in r.items() if k.startswith("power(") and k != "power()")
        scale = max(1, abs(r["power()"]))
        check(abs(fed - r["power()"]) < 1e-10 * scale, f"{model}: power at t = {r['t']}", (fed, r["power()"]))
    gained = rows[-1]["energy()"] - rows[0]["energy()"]
    scale = max(1, max(abs(r["energy()"]) for r in rows))
    check(abs(gained - rows[-1]["work()"]) < 1e-9 * scale, f"{model}: energy", (gained, rows[-1]["work()"]))

print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
