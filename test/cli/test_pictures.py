#!/usr/bin/python3
"""Plots and scenes say what the numbers of `appell run` say.

Every model: the scene is JSON without gaps in its sense: coordinates, speeds and forces are those of the run, turns are
unit quaternions that do not jump, objects name tracks that exist. Plots are well-formed XML; a curve read back from its
pixels, by the labels of its ticks, is the run's; panels, paths, phase curves, cases and wrong questions. Files are whole
or untouched. Pictures without a browser are refused with a way out.

usage: test/cli/test_pictures.py [MODEL...]"""
import csv
import io
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

APPELL = os.environ.get("APPELL", "build/appell")
SVG = "{http://www.w3.org/2000/svg}"
passed = failed = 0


def check(good, what, detail=""):
    global passed, failed
    good = bool(good)
    passed += good
    failed += not good
    if not good:
        print(f"FAILED {what}: {detail}"[:1500])


def run(*words, text=None, env=None):
    return subprocess.run([APPELL, *map(str, words)], input=text, capture_output=True, text=True, env=env)


def table(text):
    rows = list(csv.reader(line for line in io.StringIO(text) if not line.startswith("#")))
    return {name: [float(r[i]) if r[i] else math.nan for r in rows[1:]] for i, name in enumerate(rows[0])}


def spread(component, n):
    return [math.nan if x is None else x for x in component] if isinstance(component, list) else [
        math.nan if component is None else component] * n


def off(a, b):
    """The largest difference, relative to the largest value; what is no number must be none in both."""
    size = max([abs(x) for x in a + b if math.isfinite(x)], default=0) or 1
    return max((abs(x - y) / size if math.isfinite(x) or math.isfinite(y) else 0) for x, y in zip(a, b)) if a else 0


# --- scenes ---

def objects(name, scene):
    tracks, n = scene["tracks"], len(scene["t"])
    width = {"scalar": 1, "vector": 3, "turn": 4}
    good = all(len(t["v"]) == width[t["kind"]] and all(not isinstance(c, list) or len(c) == n for c in t["v"]) for t in tracks)
    check(good, f"{name}: tracks have the length of t")
    kind = lambda i: tracks[i]["kind"]
    for o in scene["objects"]:
        good = o["at"] and all(kind(i) == "vector" for i in o["at"]) and all(kind(i) == "scalar" for i in o.get("size", []))
        good = good and kind(o.get("turn", -1)) == "turn" if "turn" in o else good
        good = good and kind(o["vector"]) == "vector" if "vector" in o else good
        check(good, f"{name}: {o['kind']} {o['name']} names its tracks", o)
    for t in tracks:
        if t["kind"] != "turn":
            continue
        q = list(zip(*(spread(c, n) for c in t["v"])))
        worst = max(abs(sum(x * x for x in p) - 1) for p in q)
        jumps = sum(sum(x * y for x, y in zip(a, b)) < 0 for a, b in zip(q, q[1:]))
        check(worst < 1e-5 and jumps == 0, f"{name}: turns are unit quaternions without jumps", (worst, jumps))


def scene_of(model):
    name = pathlib.Path(model).stem
    shown = run("view", model, "--scene")
    if shown.returncode:
        check(run("run", model).returncode, f"{name}: no scene, though it runs", shown.stderr)
        return
    scene = json.loads(shown.stdout, parse_constant=lambda c: check(False, f"{name}: {c} in JSON"))
    t, n = scene["t"], len(scene["t"])
    check(scene["schema"] == 1 and scene["format"] == "appell-scene" and n > 100, f"{name}: head", n)
    check(scene["objects"] and scene["plots"], f"{name}: something to see and to plot")
    objects(name, scene)
    numbers = table(run("run", model, "--every", repr((t[-1] - t[0]) / (n - 1))).stdout)
    if "ended" in scene or len(numbers["t"]) != n:
        check("ended" in scene or abs(len(numbers["t"]) - n) <= 1, f"{name}: as many samples", (n, len(numbers["t"])))
        return
    check(off(numbers["t"], t) < 1e-6, f"{name}: times")
    for c in scene["columns"]:
        if c["name"] in numbers:
            mine = spread(scene["tracks"][c["track"]]["v"][0], n)
            check(off(mine, numbers[c["name"]]) < 2e-6, f"{name}: {c['name']}", off(mine, numbers[c["name"]]))
    for f in scene["forces"]:
        if f["kind"] == "actuator":
            continue  # no column of the run: see actuators()
        word = "torque" if f["torque"] else "force"
        columns = [k for k in numbers if re.match(rf"{word}\({re.escape(f['name'])}, {re.escape(f['on'])}( at .*)?\)\.x$", k)]
        mine = sum((spread(f["value"][i], n) for i in range(3)), [])
        best = min((off(mine, sum((numbers[k[:-1] + a] for a in "xyz"), [])) for k in columns), default=9)
        check(best < 3e-6 or max(map(abs, mine)) < 1e-9, f"{name}: {word} {f['name']} on {f['on']}", best)


def actuators():
    """Beghin 21: the plane is driven with (7/2 Mp + M) times the acceleration of the sphere's centre, here on a circle; and
    the motor of paragraph 17 against what the balance of the driver's moments leaves it."""
    scene = json.loads(run("view", "models/beghin_sphere_plane_servo.mech", "--scene").stdout)
    n, tracks = len(scene["t"]), {c["name"]: c["track"] for c in scene["columns"]}
    drive = [f for f in scene["forces"] if f["kind"] == "actuator"]
    check(len(drive) == 1 and drive[0]["on"] == "table" and not drive[0]["torque"], "the drive acts on the table", drive)
    for k, name in enumerate(("xi", "eta")):
        centre = spread(scene["tracks"][tracks[name]]["v"][0], n)
        expected = [-(3.5 * 2 + 1.3) * 1.7 ** 2 * x for x in centre]
        check(off(spread(drive[0]["value"][k], n), expected) < 1e-5, f"the drive along {name}")
    scene = json.loads(run("view", "models/beghin_plates_servo.mech", "--scene").stdout)
    motor = [f for f in scene["forces"] if f["kind"] == "actuator"]
    check(len(motor) == 1 and motor[0]["torque"] and motor[0]["on"] == "driver" and motor[0]["value"][:2] == [0, 0],
          "the motor turns the driver", [m["name"] for m in motor])
    n, tracks = len(scene["t"]), {c["name"]: c["track"] for c in scene["columns"]}
    numbers = table(run("run", "models/beghin_plates_servo.mech", "--every", repr((scene["t"][-1] - scene["t"][0]) / (n - 1))).stdout)
    M, R, a, b, k, F, I1 = 1.3, 0.8, 0.9, 0.5, 0.3, 2, 0.6
    expected = []
    for beta, rate in zip(numbers["beta"], numbers["beta'"]):
        second = (M * R * b * rate ** 2 - F * a * math.sin(beta)) / (M * (b * b + k * k))
        expected.append((I1 + M * R * R) * second + M * R * b * rate ** 2 + F * R * math.cos(beta))
    check(off(spread(motor[0]["value"][2], n), expected) < 1e-5, "the torque of the motor")


# --- plots ---

def panels(text):
    """[(x label, y label, curves)] with each curve as points in the units of the ticks."""
    root = xml.fromstring(text)
    out, state = [], None
    for e in root.iter():
        kind = e.get("class")
        if kind == "grid":
            state = {"x": [], "y": [], "names": [], "curves": []}
            out.append(state)
        elif state is None:
            continue
        elif kind == "tick":
            value = e.text.replace("−", "-")
            if not value.startswith("×"):
                which = "x" if e.get("text-anchor") == "middle" else "y"
                state[which].append((float(e.get("x" if which == "x" else "y")), float(value)))
        elif kind == "name":
            state["names"].append("".join(e.itertext()))
        elif kind == "curve" and len(e.get("d")) > 0 and "h22" not in e.get("d"):
            state["curves"].append([tuple(map(float, p.split())) for p in re.split("[ML]", e.get("d")) if p])
    for s in out:
        scale = {}
        for axis in "xy":
            (p, v), (q, w) = s[axis][0], s[axis][-1]
            off_y = 4 if axis == "y" else 0  # a label hangs a little below its tick
            scale[axis] = lambda z, p=p - off_y, v=v, k=(w - v) / (q - p): v + (z - p) * k
        s["curves"] = [[(scale["x"](x), scale["y"](y)) for x, y in c] for c in s["curves"]]
    return out


def between(xs, ys, x):
    i = max(1, next((k for k, v in enumerate(xs) if v >= x), len(xs) - 1))
    f = (x - xs[i - 1]) / (xs[i] - xs[i - 1])
    return ys[i - 1] + f * (ys[i] - ys[i - 1])


def plots():
    model = "models/rolling_disk.mech"
    numbers = table(run("run", model).stdout)
    p = panels(run("plot", model, "--what", "theta, w2", "--xy", "x,y", "--phase", "theta").stdout)
    check([len(x["curves"]) for x in p] == [2, 1, 1], "three panels", [len(x["curves"]) for x in p])
    for name, curve in zip(("theta", "w2"), p[0]["curves"]):
        size = max(map(abs, numbers[name]))
        worst = max(abs(between(numbers["t"], numbers[name], x) - y) for x, y in curve[1:])
        check(worst < 0.006 * size and len(curve) > 10, f"{name} read back from its pixels", worst / size)
    pairs = list(zip(numbers["x"], numbers["y"]))
    for x, y in p[1]["curves"][0]:
        worst = min(math.hypot(x - a, y - b) for a, b in pairs)
        check(worst < 0.03, "the path read back from its pixels", worst)
    check(p[1]["names"] == ["x", "y"] and p[2]["names"] == ["θ", "θ̇"], "names at the axes", (p[1]["names"], p[2]["names"]))
    four = panels(run("plot", "models/perp_velocities.mech", "--panels").stdout)
    check([x["names"] for x in four] == [["t", f"u{c}"] for c in "₁₂₃₄"], "four panels", [x["names"] for x in four])
    u = table(run("run", "models/perp_velocities.mech").stdout)
    for k, panel in enumerate(four):
        column = u[f"u{k + 1}"]
        worst = max(abs(between(u["t"], column, x) - y) for x, y in panel["curves"][0][1:])
        check(worst < 0.01 * max(map(abs, column)), f"u{k + 1} of figure 1", worst)
    both = run("plot", "models/bead_on_hoop.mech", "--case", "-", "--case", "slow").stdout
    check("φ, slow" in both and "φ, as it is" in both and len(panels(both)[0]["curves"]) == 2, "two cases in one panel")
    usual = run("plot", "-", text="system a\nparam m = 1\ncoord x, y\nparticle P at O + x*N.x + y*N.y, mass m\n"
                "initial x' = 1, y' = 2\nsimulate 1\n").stdout
    check(len(panels(usual)) == 1 and len(panels(usual)[0]["curves"]) == 2, "with no plot line every coordinate")
    title = 'system a "<&\\" </svg> −"\nparam m = 1\ncoord x\nparticle P at O + x*N.x, mass m\ninitial x\' = 1\nsimulate 1\n'
    check(xml.fromstring(run("plot", "-", text=title.replace('\\"', "")).stdout) is not None, "a title is text")
    same = [run("plot", model).stdout for _ in range(2)]
    check(same[0] == same[1] and same[0], "the same twice")


def wrong():
    model = "models/pendulum_simple.mech"
    for words, code, says in (
            (["--what", "nonsense"], 2, "nonsense"), (["--what", "A"], 2, "cannot be plotted"), (["--what", ""], 2, "nothing to plot"),
            (["--xy", "phi"], 2, "two numbers"), (["--xy", "phi,phi',phi"], 2, "two numbers"), (["--case", "no"], 2, "no"),
            (["--until", "-1"], 2, "above 0"), (["--until", "x"], 2, "above 0"), (["-o", "/nonexistent/x.svg"], 8, "x.svg")):
        done = run("plot", model, *words)
        check(done.returncode == code and says in done.stderr and not done.stdout, f"plot {' '.join(words)}",
              (done.returncode, done.stderr))
    for words, says in ((["--png", "1"], "-o"), (["--png", "x", "-o", "a.png"], "a time"), (["--size", "9"], "pixels"),
                        (["--gif", "a.gif", "--mp4", "a.mp4"], "at a time"), (["--fps", "0"], "above 0"),
                        (["--show", "forces,colour"], "colour"), (["--scene", "--gif", "a.gif"], "no picture")):
        done = run("view", model, *words)
        check(done.returncode == 2 and says in done.stderr and not done.stdout, f"view {' '.join(words)}", done.stderr)
    for words in (["--png", "1", "-o", "a.png"], ["--mp4", "a.mp4"], ["--gif", "a.gif"]):
        done = run("view", model, *words, env={"PATH": "/nonexistent"})
        check(done.returncode == 8 and "apt-get install" in done.stderr and not pathlib.Path("a.png").exists(),
              f"no browser: {words[0]}", done.stderr)


def files():
    with tempfile.TemporaryDirectory() as d:
        path = pathlib.Path(d) / "x.svg"
        check(run("plot", "models/pendulum_simple.mech", "-o", path).returncode == 0 and path.read_text().endswith("</svg>\n"),
              "a file")
        before = path.read_text()
        check(run("plot", "models/pendulum_simple.mech", "--what", "no", "-o", path).returncode == 2, "a wrong question")
        check(path.read_text() == before and os.listdir(d) == ["x.svg"], "leaves the file as it was")
        page = pathlib.Path(d) / "x.html"
        done = run("view", "models/pendulum_simple.mech", "-o", page)
        text = page.read_text() if page.exists() else ""
        check(done.returncode == 0 and text.endswith("</html>\n") and len(text) < 2.5e6, "a page", len(text))
        check(not re.search(r'(src|href)="?(https?:)?//', text.split("<script>")[0]), "it asks nobody")
        data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
        early = ("system blow\nparam m = 1\ncoord x\nparticle P at O + x*N.x, mass m\nforce x^3*N.x on P\n"
                 "initial x = 1, x' = 1\nsimulate 5\n")
        for words, end in ((["view", "-", "-o", page], "</html>\n"), (["plot", "-", "-o", path], "</svg>\n")):
            done = run(*words, text=early)
            check(done.returncode == 6 and "E410" in done.stderr and pathlib.Path(words[-1]).read_text().endswith(end),
                  f"{words[0]}: a motion that ends early is drawn as far as it goes", (done.returncode, done.stderr))
        check("steps became too small" in page.read_text(), "and the page says why")
        check(data and json.loads(data.group(1))["scene"]["name"] == "pendulum_simple", "its data are JSON")


def main():
    models = sys.argv[1:] or sorted(map(str, pathlib.Path("models").glob("*.mech")))
    for model in models:
        scene_of(model)
    if not sys.argv[1:]:
        actuators()
        plots()
        wrong()
        files()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
