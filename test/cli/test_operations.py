#!/usr/bin/python3
"""Printed equations have no more operations than those of the papers: every model, every claim.

A claim is compared with the printed equation that has the same accelerations in it, or, if it
gives the rate of a coordinate, with the kinematic equation of that rate; of the implicit form,
the solved form and the one in coordinates the shortest counts. What an operation is:
notation.py. Claims about vectors are not compared, nor are those without accelerations other
than rates (constraints, integrals, rates of a `let`).

SETS are claims that are compared together, with all equations that are printed for the model.
OTHERWISE are claims that correspond to no printed equation, and exceptions, each with its
reason; one that is listed without need fails too. APPELL names the command (build/appell)."""
import collections
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

import notation

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
VECTORS = {"dot", "cross", "norm", "unit", "position", "velocity", "acceleration", "omega", "alpha"}

# RH eliminate one multiplier for all speeds and leave its denominator on the left; the printed implicit equations
# eliminate one speed instead, and are shorter together
SETS = {
    "perp_velocities": ["RH (34), (35a)", "RH (34), (35b)", "RH (34), (35c)", "RH (34), (35d)"],
    "perp_velocities_general_forces": ["RH (34), (35a)", "RH (34), (35b)", "RH (34), (35c)", "RH (34), (35d)"],
    "parallel_velocities": ["RH (52), first", "RH (52), second", "RH (52), third", "RH (52), fourth"],
    "equal_speeds": ["RH (55), on P1", "RH (55), on P2", "RH (55), on P1, second", "RH (55), on P2, second"],
}
OTHERWISE = {
    ("appell_particle_scalar", "RH (62), first"): "names the multiplier, which is eliminated",
    ("appell_particle_scalar", "RH (62), second"): "names the multiplier, which is eliminated",
    ("appell_particle", "the heading is kept"): "follows from two equations",
    ("beghin_sphere_plane_passive", "along x"): "names accelerations that the constraints prescribe",
    ("beghin_sphere_plane_passive", "along y"): "names accelerations that the constraints prescribe",
    ("beghin_sphere_plane_servo", "along x"): "names accelerations that the servo-constraints prescribe",
    ("beghin_sphere_plane_servo", "along y"): "names accelerations that the servo-constraints prescribe",
    ("crane_overhead", "drive"): "names an acceleration that the path of the load prescribes",
    ("ship_stabilizer_upright", "roll"): "names accelerations that the servo-constraint prescribes",
    ("ship_stabilizer_upright", "the motor"): "names accelerations that the servo-constraint prescribes",
    ("caplygin_sleigh_v_omega", "R 10.6, before (10.56)"): "follows from two equations: the rate of energy",
    ("form_product", "along the curve"): "names an acceleration that the constraint gives",
    ("gantmacher_dumbbell", "R (10.63a)"): "an acceleration, not an equation of motion",
    ("gantmacher_dumbbell", "R (10.63b)"): "an acceleration, not an equation of motion",
    ("gantmacher_dumbbell", "along the rod"): "the form in coordinates does not use the blade to shorten its equations",
    ("gantmacher_dumbbell_choice1", "along the rod"): "in coordinates that are not the speeds of this choice",
    ("gantmacher_dumbbell_choice1", "across the rod"): "the constraint, differentiated",
    ("gantmacher_dumbbell_choice2", "along the rod"): "in coordinates that are not the speeds of this choice",
    ("gantmacher_dumbbell_choice2", "across the rod"): "the constraint, differentiated",
    ("particle_spherical_coordinates", "D (20), corrected, rest written out"): "a square of accelerations",
    ("pendulum_polar", "R example 6.1, first"): "along the rod: names its multiplier",
    ("rolling_disk_unit", "D (37), a restored"): "an acceleration, not an equation of motion",
    ("rolling_disk_unit", "D (38), two signs corrected, a restored"): "an acceleration, not an equation of motion",
    ("wheel_axle_incline", "hence"): "follows from two equations",
    ("wheel_axle_seven", "WP (viii), (ix)"): "by a rate that the constraints give",
    ("wheel_axle_seven", "WP (viii), (ix) (2)"): "by a rate that the constraints give",
    ("wheel_axle_seven", "WP (60a), (60b)"): "by a rate that the constraints give",
    ("wheel_axle_seven", "WP (60a), (60b) (2)"): "by a rate that the constraints give",
    ("wheel_axle_seven", "WP (62) with (63), delta psi1'"): "names accelerations that the constraints give",
    ("wheel_axle_seven", "WP (62) with (63), delta phi'"): "names accelerations that the constraints give",
}


def derive(model, form):
    """The answer as JSON; None where a system is too large for this form, which is said with exit 7."""
    done = subprocess.run([APPELL, "derive", model, "--json", "--form", form], capture_output=True, text=True, timeout=120)
    if done.returncode not in (0, 7):
        raise RuntimeError(f"{model}: derive --form {form}: exit {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout) if done.returncode == 0 else None


def cost(equation):
    return notation.operations(notation.parse(equation["left"])) + notation.operations(notation.parse(equation["right"]))


def among(equation, symbols):
    return frozenset(symbols & (notation.names(notation.parse(equation["left"])) | notation.names(notation.parse(equation["right"]))))


def is_about_vectors(claim):
    for side in (notation.parse(claim["left"]), notation.parse(claim["right"])):
        if notation.calls(side) & VECTORS or any("." in n for n in notation.names(side)):
            return True
    return False


def shortest(answers, symbols):
    """{accelerations: (operations, equation)}; parts that are named apart belong to every equation"""
    best = {}
    for a in answers:
        shared = sum(cost(p) for p in a["parts"])
        for e in a["equations"] + a.get("dependent", []) + a.get("actuators", []):
            found = (cost(e) + shared, f"{e['left']} = {e['right']}")
            key = among(e, symbols)
            best[key] = min(best.get(key, found), found)
    return best


def compare_set(name, labels, claims, implicit):
    printed = sum(cost(e) for e in implicit["equations"] + implicit["parts"] + implicit.get("dependent", []))
    written = sum(cost(claims[l]) for l in labels)
    return None if printed <= written else f"{name}: all equations have {printed} operations, the claims {written}"


def compare(path):
    """[None or what is wrong] of a model, one entry for each comparison"""
    name = path.stem
    written = notation.claims(path.read_text())
    claims = {label: {"left": l, "right": r} for label, l, r in written}
    answers = [a for a in (derive(str(path), f) for f in ("implicit", "solved", "coordinates")) if a]
    implicit = answers[0]
    accelerations = {s + "'" for s in implicit["speeds"]} | {q + "''" for q in implicit["coordinates"]}
    motion = shortest(answers, accelerations)
    rates = {k["left"]: (cost(k), f"{k['left']} = {k['right']}") for k in implicit["kinematics"]}
    said = [compare_set(name, SETS[name], claims, implicit)] if name in SETS else []
    said += [f"{name}: two claims are called \"{l}\"\n" for l, n in collections.Counter(w[0] for w in written).items() if n > 1]
    for label, claim in claims.items():
        if label in SETS.get(name, []) or is_about_vectors(claim):
            continue
        moving = among(claim, accelerations)
        found = motion.get(moving) if moving else rates.get(claim["left"])
        if not moving and not found:
            continue
        what = f"{name}: \"{label}\" has {cost(claim)} operations: {claim['left']} = {claim['right']}\n"
        if not found:
            wrong = what + "  and no printed equation has these accelerations\n"
        else:
            wrong = what + f"  printed {found[0]}: {found[1]}\n" if found[0] > cost(claim) else None
        if (name, label) in OTHERWISE:
            wrong = None if wrong else f"{name}: \"{label}\" is listed as an exception and is none\n"
        said.append(wrong)
    said += [f"{n}: there is no claim \"{l}\"\n" for n, l in OTHERWISE if n == name and l not in claims]
    return said


def main():
    models = sorted(pathlib.Path("models").glob("*.mech"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        said = [s for answers in pool.map(compare, models) for s in answers]
    print("".join(s for s in said if s), end="")
    failed = sum(s is not None for s in said) + (len(said) < len(models))
    print(f"{len(said) - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
