#!/usr/bin/python3
"""The transcripts of README.md are true: each `$ build/appell ...` prints what stands under it.

The block after "Save this as `pendulum.mech`" becomes that file. A line `...`
stands for any lines. APPELL names the command (build/appell)."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
APPELL = pathlib.Path(os.environ.get("APPELL", ROOT / "build" / "appell")).resolve()


def blocks(text):
    """The indented blocks, without their indentation."""
    for block in re.findall(r"(?:^(?: {4}.*)?\n)+", text, re.M):
        lines = [line[4:] for line in block.splitlines()]
        if any(lines):
            yield "\n".join(lines).strip("\n") + "\n"


def agrees(expected, got):
    pattern = "\n".join(r"(?:.*\n)*?.*" if line == "..." else re.escape(line) for line in expected.rstrip().split("\n"))
    return re.fullmatch(pattern, got.rstrip()) is not None


def main():
    text = (ROOT / "README.md").read_text()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as where:
        os.symlink(ROOT / "models", f"{where}/models")
        os.mkdir(f"{where}/build")
        os.symlink(APPELL, f"{where}/build/appell")
        model = next(blocks(text.split("Save this as `pendulum.mech`", 1)[1]))
        pathlib.Path(where, "pendulum.mech").write_text(model)
        for block in blocks(text):
            for line, expected in re.findall(r"^\$ (build/appell .*)\n((?:(?!\$ ).*\n)*)", block, re.M):
                done = subprocess.run(line, shell=True, cwd=where, capture_output=True, text=True, timeout=60)
                good = agrees(expected, done.stdout + done.stderr)
                passed, failed = passed + good, failed + (not good)
                if not good:
                    print(f"{line}\n--- README.md\n{expected}--- printed\n{done.stdout}{done.stderr}")
    if not passed:
        failed += 1
        print("README.md has no transcripts")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
