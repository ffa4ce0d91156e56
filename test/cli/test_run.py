#!/usr/bin/python3
"""appell run: files whole or not at all, formats that agree, marks on what is incomplete, interruption, exit classes.

APPELL names the command (build/appell). The last line is `N passed, N failed`."""
import csv
import io
import json
import math
import os
import pathlib
import pty
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
MODEL = "models/perp_velocities.mech"
FALL = 'system f "F"\ncoord x\nparticle P at O + x*N.x, mass 1\nforce -1/x^2*N.x on P\ninitial x = 1\nsimulate 2\n'
LONG = "models/chain.mech"


def appell(*words, **how):
    return subprocess.run([APPELL, *words], capture_output=True, text=True, timeout=120, **how)


def npz(path):
    """The arrays of an archive, read by the formats' own descriptions."""
    out = {}
    with zipfile.ZipFile(path) as z:
        assert z.testzip() is None
        for name in z.namelist():
            data = z.read(name)
            assert data[:8] == b"\x93NUMPY\x01\x00" and name.endswith(".npy")
            size = struct.unpack("<H", data[8:10])[0]
            assert (10 + size) % 64 == 0
            head = eval(data[10:10 + size])
            body = data[10 + size:]
            if head["descr"] == "<f8":
                values = struct.unpack(f"<{len(body) // 8}d", body)
                out[name[:-4]] = values if head["shape"] else values[0]
            else:
                out[name[:-4]] = body.decode("utf-32-le").rstrip("\0")
    return out


def formats_agree():
    with tempfile.TemporaryDirectory() as d:
        for kind in ("csv", "json", "npz"):
            r = appell("run", MODEL, "--every", "0.5", "-o", f"{d}/m.{kind}")
            assert r.returncode == 0 and not r.stdout, r
        assert sorted(os.listdir(d)) == ["m.csv", "m.json", "m.npz"]
        rows = list(csv.reader(open(f"{d}/m.csv")))
        names, rows = rows[0], [[float(x) for x in row] for row in rows[1:]]
        text = json.load(open(f"{d}/m.json"))
        assert [c["name"] for c in text["columns"]] == names and text["rows"] == rows
        assert text["complete"] is True and text["ending"] is None and text["schema"] == 1
        arrays = npz(f"{d}/m.npz")
        for k, name in enumerate(names):
            assert list(arrays[name]) == [row[k] for row in rows], name
        assert arrays["complete"] == 1 and arrays["audit.energy_balance"] == text["audit"]["energy_balance"]
        for name in ("t", "q1", "u4", "multiplier(perp)", "force(perp, P1).x", "energy()", "work()"):
            assert name in names, name
        assert len(rows) == 21 and rows[-1][0] == 10


def to_stdout():
    r = appell("run", MODEL, "--every", "5")
    assert r.returncode == 0 and len(r.stdout.splitlines()) == 4 and "energy balance" in r.stderr, r
    assert re.search(r"\d\.\d{3} s$", r.stderr.strip()), r.stderr
    quiet = appell("run", MODEL, "--every", "5", "--quiet")
    assert quiet.stdout == r.stdout and not quiet.stderr
    assert appell("run", "-", "--every", "5", "--quiet", input=open(MODEL).read()).stdout == r.stdout


def same_bits_again():
    for model in (MODEL, "models/unbalanced_ball.mech", "models/five_bar.mech"):
        a, b = (appell("run", model, "--quiet", "--format", "json").stdout for _ in range(2))
        assert a == b and len(a) > 10000


def incomplete_is_marked():
    with tempfile.TemporaryDirectory() as d:
        for kind in ("csv", "json", "npz"):
            r = appell("run", "-", "-o", f"{d}/f.{kind}", input=FALL)
            assert r.returncode == 6 and "E410" in r.stderr and "INCOMPLETE" in r.stderr, r
        assert open(f"{d}/f.csv").read().splitlines()[-1].startswith("# incomplete: at t = 1.11")
        text = json.load(open(f"{d}/f.json"))
        assert text["complete"] is False and "1.11" in text["ending"] and len(text["rows"]) > 200
        arrays = npz(f"{d}/f.npz")
        assert arrays["complete"] == 0 and arrays["ending"] == text["ending"]
        assert all(math.isfinite(x) for row in text["rows"] for x in row)


def interrupted_is_kept():
    with tempfile.TemporaryDirectory() as d:
        path = f"{d}/long.csv"
        p = subprocess.Popen([APPELL, "run", LONG, "-p", "n=40", "--until", "100000", "--every", "0.01", "-o", path],
                             stderr=subprocess.PIPE, text=True)
        time.sleep(2)
        p.send_signal(signal.SIGINT)
        said = p.communicate(timeout=100)[1]
        assert p.returncode == 7, (p.returncode, said)
        lines = open(path).read().splitlines()
        assert lines[-1].startswith("# incomplete: interrupted at t = "), lines[-1]
        assert len(lines) > 3 and len({row.count(",") for row in lines[1:-1]}) == 1
        assert os.listdir(d) == ["long.csv"]


def progress_on_a_terminal():
    master, slave = pty.openpty()
    p = subprocess.Popen([APPELL, "run", LONG, "-p", "n=40", "--until", "3000", "-o", "/dev/null", "--format", "csv"],
                         stderr=slave)
    os.close(slave)
    text, end = b"", time.time() + 60
    while b"] t = " not in text and p.poll() is None and time.time() < end:
        text += os.read(master, 4096)
    p.send_signal(signal.SIGINT)
    p.wait(timeout=100)
    assert b"[#" in text or b"[ " in text, text


def mistakes():
    for words, code, said in [
        (["run"], 2, "which model"),
        (["run", MODEL, "--tol", "0"], 2, "above 0"),
        (["run", MODEL, "--tol", "x"], 2, "a number"),
        (["run", MODEL, "--every", "-1"], 2, "above 0"),
        (["run", MODEL, "--method", "euler"], 2, "dop853"),
        (["run", MODEL, "-o", "x.txt"], 2, ".csv, .json or .npz"),
        (["run", MODEL, "-o", "/nonexistent/x.csv"], 8, "No such file"),
        (["run", MODEL, "--until", "-3"], 2, "no duration"),
        (["run", MODEL, "--every", "1e-12"], 2, "hundred million"),
        (["run", MODEL, "--case", "none"], 2, "case"),
        (["run", "nothing.mech"], 3, "No such file"),
    ]:
        r = appell(*words)
        assert r.returncode == code and said in r.stderr and not r.stdout, (words, r)


def strict():
    words = ["run", "-", "--method", "rk4", "--step", "0.2", "--quiet"]
    text = 'system o "O"\ncoord x\nparticle P at O + x*N.x, mass 1\npotential 10*x^2\ninitial x = 1\n'
    loose, hard = appell(*words, input=text), appell(*words, "--strict", input=text)
    assert loose.returncode == 0 and hard.returncode == 6 and "E412" in hard.stderr
    assert hard.stdout == loose.stdout
    assert appell("run", MODEL, "--strict", "--quiet").returncode == 0


def from_a_state():
    with tempfile.TemporaryDirectory() as d:
        whole = [list(map(float, r.split(","))) for r in
                 appell("run", "models/pendulum_simple.mech", "--until", "2", "--every", "1", "--quiet", "--tol",
                        "1e-12").stdout.splitlines()[1:]]
        state = {"t": 1, "q": {"phi": whole[1][1]}, "u": {"phi'": whole[1][2]}}
        pathlib.Path(d, "s.json").write_text(json.dumps(state))
        r = appell("run", "models/pendulum_simple.mech", "--state", f"{d}/s.json", "--until", "2", "--every", "1", "--quiet",
                   "--tol", "1e-12")
        rows = [list(map(float, x.split(","))) for x in r.stdout.splitlines()[1:]]
        assert rows[0][0] == 1 and rows[-1][0] == 2
        assert abs(rows[-1][1] - whole[2][1]) < 1e-9


TESTS = [formats_agree, to_stdout, same_bits_again, incomplete_is_marked, interrupted_is_kept, progress_on_a_terminal,
         mistakes, strict, from_a_state]


def main():
    failed = 0
    for test in TESTS:
        try:
            test()
        except (AssertionError, subprocess.TimeoutExpired, OSError, ValueError, KeyError) as e:
            failed += 1
            print(f"{test.__name__}: {type(e).__name__}: {str(e)[:1500]}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
