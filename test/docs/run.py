#!/usr/bin/python3
"""The documentation is true: its models are proved and its transcripts are what the command prints.

usage: test/docs/run.py [--rewrite] [FILE ...]      without a file: README.md and docs/*.md

The fenced blocks of a document are read in order, in a directory of its own in
which build/appell and models/ are at hand:

  ```mech [NAME]    a complete model, kept as NAME (model.mech). `appell check` must end with exit 0;
                    if the next block, with only empty lines between, is a ```text block, check must
                    end otherwise and print exactly that
  ```mech-fragment  a piece of a model; not run
  ```json NAME      a file for the commands that follow
  ```console        `$ ` and a command for the shell, then all it prints, stdout and stderr
  ```text ```sh ```c  nothing, except after a model

Each model and each command is one test; the last line is `N passed, N failed`.
--rewrite puts what was printed into the documents; read the difference before
keeping it. APPELL names the command (build/appell)."""
import concurrent.futures
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
APPELL = pathlib.Path(os.environ.get("APPELL", ROOT / "build" / "appell")).resolve()
SECONDS = 120
REWRITE = "--rewrite" in sys.argv[1:]
KINDS = {"mech", "mech-fragment", "json", "console", "text", "sh", "c"}


class Block:
    """A fenced block: its kind, the name after it, and where its lines begin and end in the document."""

    def __init__(self, kind, name, first, last):
        self.kind, self.name, self.first, self.last = kind, name, first, last


def read_blocks(lines):
    blocks, start = [], None
    for at, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if start is None:
            start = at
        else:
            kind, _, name = lines[start][3:].strip().partition(" ")
            blocks.append(Block(kind, name.strip(), start + 1, at))
            start = None
    if start is not None:
        blocks.append(Block("no end", "", start + 1, len(lines)))
    return blocks


def shell(command, where):
    """(exit code, the lines printed, in the order in which they came, without blanks at their ends)"""
    environment = {"PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    environment.update((k, v) for k, v in os.environ.items() if k.startswith(("ASAN_", "UBSAN_", "LSAN_")))
    try:
        done = subprocess.run(["sh", "-c", command], cwd=where, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return 1, [f"no answer in {SECONDS} s"]
    return done.returncode, [line.rstrip() for line in done.stdout.decode("utf-8", "backslashreplace").splitlines()]


def difference(expected, printed):
    diff = difflib.unified_diff(expected, printed, "document", "printed", lineterm="", n=2)
    return "\n".join(diff) + "\n"


class Document:
    def __init__(self, path, where):
        self.path, self.where = path, where
        self.lines = path.read_text().splitlines()
        self.blocks = read_blocks(self.lines)
        self.passed, self.complaints, self.changes = 0, [], []

    def verdict(self, block, good, said):
        if good:
            self.passed += 1
        else:
            self.complaints.append(f"{self.path.relative_to(ROOT)}:{block.first}: {said}")

    def compare(self, block, title, expected, printed):
        """Exactly equal, or noted for --rewrite."""
        self.verdict(block, REWRITE or expected == printed, f"{title}: not as printed\n{difference(expected, printed)}")

    def model(self, block, after):
        name = block.name or "model.mech"
        (self.where / name).write_text("\n".join(self.lines[block.first:block.last]) + "\n")
        code, printed = shell(f"build/appell check {name}", self.where)
        follows = after and after.kind == "text" and not any(line.strip() for line in self.lines[block.last + 1:after.first - 1])
        if not follows:
            self.verdict(block, code == 0, f"check {name} ended with exit {code}\n" + "\n".join(printed) + "\n")
        elif code == 0:
            self.verdict(block, False, f"check {name} should fail and ended well\n")
        else:
            self.changes.append((after, printed))
            self.compare(after, f"check {name}", self.lines[after.first:after.last], printed)

    def transcript(self, block):
        lines, rewritten = self.lines[block.first:block.last], []
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        if not starts or starts[0] != 0:
            self.verdict(block, False, "a transcript begins with `$ ` and a command\n")
            return
        for at, end in zip(starts, starts[1:] + [len(lines)]):
            command = lines[at][2:]
            if "build/appell" not in command:
                self.verdict(block, False, f"'{command}' does not run build/appell\n")
                continue
            _, printed = shell(command, self.where)
            blank = [""] if end < len(lines) and lines[end - 1] == "" else []  # between two commands
            rewritten += [lines[at], *printed, *blank]
            self.compare(block, command, lines[at + 1:end], printed + blank)
        self.changes.append((block, rewritten))

    def run(self):
        for block, after in zip(self.blocks, self.blocks[1:] + [None]):
            if block.kind not in KINDS:
                self.verdict(block, False, f"a block is one of {', '.join(sorted(KINDS))}, not '{block.kind}'\n")
            elif block.kind == "mech":
                self.model(block, after)
            elif block.kind == "json" and block.name:
                (self.where / block.name).write_text("\n".join(self.lines[block.first:block.last]) + "\n")
            elif block.kind == "console":
                self.transcript(block)

    def rewrite(self):
        for block, printed in sorted(self.changes, key=lambda c: c[0].first, reverse=True):
            self.lines[block.first:block.last] = printed
        self.path.write_text("\n".join(self.lines) + "\n")


def read(path):
    with tempfile.TemporaryDirectory() as where:
        os.symlink(ROOT / "models", f"{where}/models")
        os.mkdir(f"{where}/build")
        os.symlink(APPELL, f"{where}/build/appell")
        document = Document(path, pathlib.Path(where))
        document.run()
    return document


def main():
    names = [a for a in sys.argv[1:] if a != "--rewrite"]
    if not os.access(APPELL, os.X_OK):
        sys.exit(f"no command {APPELL.name}: build first, or set APPELL")
    paths = [pathlib.Path(n).resolve() for n in names] or [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        documents = list(pool.map(read, paths))
    passed = failed = 0
    for document in documents:
        if REWRITE:
            document.rewrite()
        passed, failed = passed + document.passed, failed + len(document.complaints)
        print("".join(document.complaints), end="")
    if not passed:
        print("the documents have no models and no transcripts")
        failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
