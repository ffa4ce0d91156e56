#!/usr/bin/python3
"""The habits of a good command: help, version, mistakes, stdin, files, exit classes, output, colour.

APPELL names the command (build/appell). The last line is `N passed, N failed`."""
import json
import os
import pathlib
import pty
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
VERSION = next(l.split('"')[1] for l in open("include/appell.h") if l.startswith("#define APPELL_VERSION"))
OK, REFUTED, USAGE, FILE, TEXT, MODEL, RUN, LIMIT, OUTPUT = range(9)

PENDULUM = """system pendulum "Simple pendulum"
param  m = 1, l = 1, g = 9.81
coord  phi
frame  A = rotate(N, z, phi)
particle bob at O + l*A.x, mass m
gravity g*N.x
initial phi = 60 deg
"""
WRONG = PENDULUM.replace("O + l*A.x", "O + l*B.x")
CLAIM = PENDULUM + 'claim "right": phi\'\' + g/l*sin(phi) = 0\n'
FALSE = PENDULUM + 'claim "wrong": phi\'\' - g/l*sin(phi) = 0\n'


class Answer:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def __repr__(self):
        return f"exit {self.code}\nstdout: {self.out[:600]}\nstderr: {self.err[:600]}"


def appell(*words, stdin="", env=None, **how):
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    environment = {**os.environ, **(env or {})}
    done = subprocess.run([APPELL, *words], input=data, capture_output="stdout" not in how, env=environment, timeout=60, **how)
    return Answer(done.returncode, (done.stdout or b"").decode(errors="replace"), (done.stderr or b"").decode(errors="replace"))


def expect(condition, answer):
    if not condition:
        raise AssertionError(repr(answer))


def fails(code, *words, said=(), stdin=""):
    """The command leaves with that class, says these words on stderr and nothing on stdout."""
    a = appell(*words, stdin=stdin)
    expect(a.code == code and a.out == "" and all(s in a.err for s in said), a)
    return a


def a_file(text, suffix=".mech"):
    f = tempfile.NamedTemporaryFile("wb", suffix=suffix, dir=SCRATCH, delete=False)
    f.write(text if isinstance(text, bytes) else text.encode())
    f.close()
    return f.name


def on_terminal(*words, env=None):
    """stderr when it is a terminal"""
    master, slave = pty.openpty()
    environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"} | {"TERM": "xterm"} | (env or {})
    subprocess.run([APPELL, *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=slave, env=environment)
    os.close(slave)
    text = b""
    try:
        while chunk := os.read(master, 65536):
            text += chunk
    except OSError:
        pass  # the terminal is gone: that was all
    os.close(master)
    return text.decode(errors="replace")


# --- help and version ---

def test_help():
    for words in (["--help"], ["-h"], ["help"]):
        a = appell(*words)
        expect(a.code == OK and a.err == "" and all(c in a.out for c in ("derive", "check", "eval", "explain", "examples")), a)


def test_help_of_each_command():
    for command in ("derive", "check", "eval", "explain"):
        a = appell(command, "--help")
        expect(a.code == OK and a.err == "" and "usage: appell " + command in a.out and "examples:" in a.out, a)
        b = appell("help", command)
        expect(b.out == a.out, b)


def test_version():
    a = appell("--version")
    expect(a.code == OK and a.out == f"appell {VERSION}\n", a)


# --- mistakes ---

def test_no_command():
    fails(USAGE, said=["hint: appell --help"])


def test_unknown_command():
    fails(USAGE, "deriv", said=["there is no command 'deriv'", "did you mean 'derive'?"])
    fails(USAGE, "chekc", said=["did you mean 'check'?"])
    fails(USAGE, "zzzzzz", said=["appell --help lists the commands"])
    fails(USAGE, "x.mech", said=["appell derive x.mech"])
    fails(USAGE, "--verbose", said=["there is no option '--verbose'"])


def test_unknown_option():
    fails(USAGE, "derive", "x.mech", "--fom", "solved", said=["unknown option '--fom'", "did you mean '--form'?"])
    fails(USAGE, "eval", "x.mech", "--jsno", said=["did you mean '--json'?"])
    fails(USAGE, "check", "x.mech", "--whatever", said=["appell check --help"])
    fails(USAGE, "eval", "x.mech", "-x", said=["unknown option '-x'"])


def test_wrong_value():
    fails(USAGE, "derive", "x.mech", "--by", "kain", said=["'kain'", "did you mean 'kane'?"])
    fails(USAGE, "derive", "x.mech", "--form=explicit", said=["implicit, solved"])
    fails(USAGE, "derive", "x.mech", "--format", "yaml", said=["text, json"])
    fails(USAGE, "check", "x.mech", "--fuel", "-3", said=["--fuel"])
    fails(USAGE, "check", "x.mech", "--fuel", "99999999999999999999999", said=["--fuel"])
    fails(USAGE, "check", "x.mech", "--json=yes", said=["takes no value"])
    for wrong in ("m", "=3", "m="):
        fails(USAGE, "eval", "x.mech", "-p", wrong, said=["NAME=VALUE"])


def test_missing_value():
    for option in ("--by", "--form", "--format", "-p", "--case"):
        fails(USAGE, "derive", "x.mech", option, said=["needs a value"])


def test_model_missing_or_twice():
    for command in ("derive", "check", "eval"):
        fails(USAGE, command, said=["which model?"])
        fails(USAGE, command, "a.mech", "b.mech", said=["one model at a time"])


def test_one_line_and_a_hint():
    a = fails(USAGE, "derive", "--fom")
    lines = a.err.splitlines()
    expect(len(lines) == 2 and lines[0].startswith("appell derive: error: ") and lines[1].startswith("  hint: "), a)


# --- files ---

def test_missing_file():
    for command in ("derive", "check", "eval"):
        fails(FILE, command, "no/such/file.mech", said=["no/such/file.mech: No such file or directory"])
    fails(FILE, "eval", a_file(PENDULUM), "--state", "no/such.json", said=["No such file"])


def test_directory():
    fails(FILE, "derive", SCRATCH, said=["Is a directory"])


def test_unreadable_file():
    if os.geteuid() == 0:
        return  # root reads everything
    name = a_file(PENDULUM)
    os.chmod(name, 0)
    fails(FILE, "derive", name, said=["Permission denied"])


def test_empty_file():
    a = appell("derive", a_file(""))
    expect(a.code in (TEXT, MODEL) and a.out == "" and a.err, a)
    a = appell("derive", "-")
    expect(a.code in (TEXT, MODEL) and a.out == "" and a.err, a)


def test_huge_file():
    name = a_file("")
    os.truncate(name, (64 << 20) + 1)
    fails(FILE, "derive", name, said=["larger than 64 MB"])
    with open("/dev/zero", "rb") as zero:  # a stream without end
        done = subprocess.run([APPELL, "check", "-"], stdin=zero, capture_output=True, timeout=60)
    expect(done.returncode == FILE and b"larger than 64 MB" in done.stderr, done.stderr)


def test_binary_file():
    a = appell("check", a_file(bytes(range(256)) * 8))
    expect(a.code == TEXT and a.out == "" and "error[E" in a.err, a)


# --- answers ---

def test_stdin():
    a, b = appell("derive", "-", stdin=PENDULUM), appell("derive", a_file(PENDULUM))
    expect(a.code == OK and a.out and a.out == b.out, a)
    fails(TEXT, "derive", "-", said=["<stdin>:"], stdin=WRONG)


def test_derive_options():
    name = a_file(PENDULUM)
    for by in ("gibbs-appell", "kane", "jourdain", "lagrange"):
        for form in ("implicit", "solved"):
            a = appell("derive", name, "--by", by, "--form", form)
            expect(a.code == OK and a.out, a)
    for words in (["--format", "json"], ["--format=json"], ["--json"]):
        a = appell("derive", *words, "--", name)
        expect(a.code == OK and json.loads(a.out)["schema"] == 1, a)


def test_eval_state():
    name = a_file(PENDULUM)
    a = appell("eval", name, "--json")
    expect(a.code == OK and abs(json.loads(a.out)["qddot"]["phi"] + 9.81 * 0.75 ** 0.5) < 1e-12, a)
    state = json.dumps({"q": {"phi": 0.5}, "u": {"phi'": 2}})
    a, b = appell("eval", name, "--json", "--state", "-", stdin=state), appell("eval", name, "--json", "--state", a_file(state, ".json"))
    expect(a.code == OK and a.out == b.out and abs(json.loads(a.out)["T"] - 2) < 1e-12, a)
    fails(USAGE, "eval", "-", "--state", "-", said=["cannot both come from stdin"])


def test_eval_bad_state():
    name = a_file(PENDULUM)
    for text in ("", "{", "[1]", '{"q": {"nobody": 1}}', '{"q": {"phi": "x"}}'):
        a = appell("eval", name, "--state", a_file(text, ".json"))
        expect(a.code in (USAGE, FILE, TEXT, RUN) and a.out == "" and a.err, a)
    fails(FILE, "eval", name, "--state", a_file(b'{"q"\0: {}}', ".json"), said=["NUL"])


def test_override():
    name = a_file(PENDULUM)
    for words in (["-p", "g=2"], ["-pg=2"]):
        a = appell("eval", name, "--json", *words)
        expect(a.code == OK and abs(json.loads(a.out)["qddot"]["phi"] + 2 * 0.75 ** 0.5) < 1e-12, a)
    a = appell("eval", name, "-p", "nobody=2")
    expect(a.code in (USAGE, TEXT) and "nobody" in a.err, a)
    a = appell("eval", name, "--case", "nobody")
    expect(a.code in (USAGE, TEXT) and "nobody" in a.err, a)


def test_check_classes():
    a = appell("check", a_file(CLAIM))
    expect(a.code == OK and a.out, a)
    a = appell("check", a_file(FALSE))
    expect(a.code == REFUTED and a.out, a)
    a = appell("check", a_file(FALSE), "--json")
    expect(a.code == REFUTED and json.loads(a.out)["schema"] == 1, a)


def test_limit_class():
    a = appell("check", a_file(CLAIM.replace("mass m", "mass m*(1 + sin(1)^2)")), "--fuel", "1")
    expect(a.code == LIMIT and a.out, a)
    fails(LIMIT, "derive", a_file(PENDULUM), "--max-nodes", "20", said=["limit"])
    fails(USAGE, "derive", a_file(PENDULUM), "--max-nodes", "none", said=["--max-nodes"])


def test_text_class():
    a = fails(TEXT, "derive", a_file(WRONG), said=["error[E", "hint:"])
    expect("\033" not in a.err, a)


def test_explain():
    a = appell("explain")
    codes = [line.split()[0] for line in a.out.splitlines()]
    expect(a.code == OK and len(codes) > 5 and codes == sorted(set(codes), key=codes.index), a)
    for code in codes:
        b = appell("explain", code)
        expect(b.code == OK and len(b.out) > 40, b)
    expect(appell("explain", codes[0].lower()).out == appell("explain", codes[0]).out, a)
    fails(USAGE, "explain", "E999999", said=["there is no diagnostic 'E999999'"])
    fails(USAGE, "explain", codes[0], codes[0], said=["one code at a time"])


# --- output ---

def test_full_disk():
    with open("/dev/full", "w") as full:
        for words in (["--help"], ["--version"], ["explain"], ["derive", a_file(PENDULUM)], ["derive", "--help"],
                      ["eval", a_file(PENDULUM), "--json"], ["check", a_file(PENDULUM)]):
            a = appell(*words, stdout=full, stderr=subprocess.PIPE)
            expect(a.code == OUTPUT and "No space left on device" in a.err, a)


def test_closed_stdout():
    done = subprocess.run(f"{APPELL} --version >&-", shell=True, capture_output=True)
    expect(done.returncode == OUTPUT, done)


def test_color():
    name = a_file(WRONG)
    expect("\033[31m" in on_terminal("derive", name), "no colour on a terminal")
    expect("\033[31m" in on_terminal("nonsense"), "no colour on a terminal")
    for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        for words in (["derive", name], ["nonsense"]):
            text = on_terminal(*words, env=env)
            expect(text and "\033" not in text, text)
    expect("\033" in on_terminal("derive", name, env={"NO_COLOR": ""}), "an empty NO_COLOR means nothing")


def test_locale():
    a = appell("eval", a_file(PENDULUM), "--json", env={"LC_ALL": "de_DE.UTF-8"})
    expect(a.code == OK and json.loads(a.out), a)


def test_same_every_time():
    name = a_file(CLAIM)
    for command in ("derive", "check", "eval"):
        expect(appell(command, name).out == appell(command, name).out, command)


def main():
    tests = {k: v for k, v in globals().items() if k.startswith("test_") and (not sys.argv[1:] or k in sys.argv[1:])}
    passed = failed = 0
    for name, test in tests.items():
        try:
            test()
            passed += 1
        except (AssertionError, subprocess.TimeoutExpired, ValueError, KeyError) as e:
            failed += 1
            print(f"{name}: {type(e).__name__}: {e}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


with tempfile.TemporaryDirectory() as SCRATCH:
    result = main()
sys.exit(result)
