#!/usr/bin/python3
"""What `appell derive` prints, `appell check` proves: every model, every form, three principles.

The printed equations (kinematics, motion, dependent speeds) are appended to the model's text
as claims, and all must be proved. Parts named z1, z2 … are put back first, and body rates of a
quaternion are written as components of omega. Chains are taken short. Equations with
multipliers, or with an actuator of several directions, are left out: a claim knows none. APPELL names the command (build/appell)."""
import concurrent.futures
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
LIMIT = 300  # seconds for one command, also in a slow build
LONG = 20000  # characters of an equation written out
FORMS = [("--form", "implicit"), ("--form", "solved"), ("--form", "coordinates"), ("--by", "kane"), ("--by", "lagrange")]
SHORT = {"chain": ["-p", "n=3"], "chain_rods": ["-p", "n=3"]}

# equations too long to be claimed, or to be proved with the usual fuel: then random states must agree
TOO_LONG = {"two_bodies_perp_omega", "triangle_cartesian", "five_bar"}
OPEN = {("triangle_rigid", "psi"), ("triangle_variable_lengths", "psi")} | {
    ("two_bodies_perp_omega", speed) for speed in ("wa1", "wa2", "wa3", "wb1", "wb2")}


def appell(*words):
    done = subprocess.run([APPELL, *words], capture_output=True, text=True, timeout=LIMIT)
    return done.returncode, done.stdout, done.stderr


def written_out(text, parts):
    """with z1, z2 … replaced by what they stand for, the last first: it may contain earlier ones; None if too long"""
    for p in reversed(parts):
        text = re.sub(rf"\b{re.escape(p['left'])}\b", f"({p['right']})", text)
        if len(text) > LONG:
            return None
    return text


def in_the_language(text, model):
    """torque_motor as actuator(motor); omega_e.x and its derivative, with the frame that the quaternion e turns"""
    text = re.sub(r"\b(?:torque|force|effort)_(\w+)", r"actuator(\1)", text)
    for frame, e in re.findall(r"(\w+)\s*=\s*orient\(\w+,\s*(\w+)\)", model):
        text = re.sub(rf"\bomega_{e}\.([xyz])'", rf"dot(alpha({frame}), {frame}.\1)", text)
        text = re.sub(rf"\bomega_{e}\.([xyz])", rf"dot(omega({frame}), {frame}.\1)", text)
    return text


def claims_of(answer, model):
    """(lines to append, equations that are too long, equations with multipliers)"""
    lines, long, multiplied = [], 0, 0
    for kind in ("kinematics", "servo", "hidden", "determined", "equations", "dependent", "actuators"):
        for e in answer.get(kind, []):
            left, right = written_out(e["left"], answer["parts"]), written_out(e["right"], answer["parts"])
            if left is None or right is None:
                long += 1
            elif "lambda_" in right or re.search(r"\b(torque|force)_\w+\[", f"{left} = {right}"):
                multiplied += 1
            else:
                lines.append(in_the_language(f'claim "{kind} {e["name"]}": {left} = {right}\n', model))
    return lines, long, multiplied


def proved(model, item):
    name = item["what"].split('"')[1].split()[1].rstrip("'")
    return item["verdict"] == "proved" or (item["verdict"] == "open" and (model, name) in OPEN and "random states agree" in item["detail"])


def judge(path, form):
    """None, or what is wrong"""
    short = SHORT.get(path.stem, [])
    code, out, said = appell("derive", str(path), "--json", *form, *short)
    if code:
        return None if code == 7 and form[1] == "solved" else f"exit {code}\n{said}"
    text = path.read_text().split("\nclaim ")[0] + "\n"  # the model's own claims are proved elsewhere
    lines, long, multiplied = claims_of(json.loads(out), text)
    if long and path.stem not in TOO_LONG:
        return f"{long} equations are longer than {LONG} characters\n"
    with tempfile.NamedTemporaryFile("w", suffix=".mech") as f:
        f.write(text + "".join(lines))
        f.flush()
        code, out, said = appell("check", f.name, "--json", *short)
    if not out:
        return f"exit {code}\n{said}"
    items = [i for i in json.loads(out)["items"] if i["what"].startswith("claim")]
    bad = "".join(f"{i['what']}: {i['verdict']}: {i['detail']}\n" for i in items if not proved(path.stem, i))
    if len(items) != len(lines) or not (items or multiplied or long):
        bad += f"{len(lines)} equations claimed, {len(items)} judged\n"
    return bad or None


def one(job):
    path, form = job
    try:
        wrong = judge(path, form)
    except subprocess.TimeoutExpired:
        wrong = f"no answer in {LIMIT} s\n"
    return wrong and f"{path.stem} {' '.join(form)}: {wrong}"


def main():
    jobs = [(m, f) for m in sorted(pathlib.Path("models").glob("*.mech")) for f in FORMS]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        said = list(pool.map(one, jobs))
    print("".join(s for s in said if s), end="")
    failed = sum(s is not None for s in said)
    print(f"{len(said) - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
