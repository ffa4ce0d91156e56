#!/usr/bin/python3
"""The transcripts of README.md are true: each `$ build/appell ...` prints what stands under it.

The block after "Save this as `pendulum.mech`" becomes that file. A line `...`
stands for any lines. With --rewrite (make goldens) README.md is put right
instead. APPELL names the command (build/appell)."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
README = ROOT / "README.md"
APPELL = pathlib.Path(os.environ.get("APPELL", ROOT / "build" / "appell")).resolve()
GAP = "..."
# a command in an indented block, and the lines up to the next command or the end of the block
TRANSCRIPT = re.compile(r"^    \$ (build/appell .*)\n((?:(?!    \$ )(?:    .*)?\n)*)", re.M)


def run(line, where):
    done = subprocess.run(line, shell=True, cwd=where, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    return [l.rstrip() for l in done.stdout.rstrip().split("\n")]  # as a terminal shows them


def shorten(lines, expected):
    """The printed lines with the same gap as the expected ones."""
    if GAP not in expected:
        return lines
    head = expected.index(GAP)
    tail = len(expected) - head - 1
    return lines[:head] + [GAP] + lines[len(lines) - tail:] if head + tail < len(lines) else lines


def main():
    rewrite = "--rewrite" in sys.argv
    text = README.read_text()
    passed = failed = 0

    def one(match):
        nonlocal passed, failed
        line, block = match.groups()
        expected = [l[4:] for l in block.rstrip().split("\n")]
        printed = shorten(run(line, where), expected)
        good = rewrite or printed == expected
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"{line}\n--- README.md\n" + "\n".join(expected) + "\n--- printed\n" + "\n".join(printed))
        blanks = block[len(block.rstrip("\n")) + 1:]
        return f"    $ {line}\n" + "".join(("    " + l).rstrip() + "\n" for l in printed) + blanks

    with tempfile.TemporaryDirectory() as where:
        os.symlink(ROOT / "models", f"{where}/models")
        os.mkdir(f"{where}/build")
        os.symlink(APPELL, f"{where}/build/appell")
        model = re.search(r"Save this as `pendulum.mech`:\n\n((?:(?:    .*)?\n)+)", text).group(1)
        pathlib.Path(where, "pendulum.mech").write_text(re.sub(r"^    ", "", model, flags=re.M))
        true = TRANSCRIPT.sub(one, text)
    if rewrite:
        README.write_text(true)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
