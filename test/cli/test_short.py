#!/usr/bin/python3
"""The printed equations are no longer than what a person wrote.

For every model: `appell derive` by Gibbs-Appell; each claim that says the same as
one of the printed equations (found by numbers: at one configuration their
quotient does not depend on speeds and accelerations) must not have fewer
operations. An operation is one of + - * / ^ or a call; a rational coefficient
counts once, a sign not at all; left = right counts as left - right.

usage: test/cli/test_short.py [-v] [MODEL...]"""
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys

APPELL = os.environ.get("APPELL", "build/appell")
# claims that are shorter, with the reason
EXCEPTIONS = {}
CALLS = {"sin", "cos", "tan", "cot", "sec", "csc", "sqrt", "exp", "log", "abs", "sign", "sinh", "cosh", "tanh", "asin",
         "acos", "atan"}
TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)|([A-Za-z_]\w*(?:\[\d+\])?'*)|(\S))")


class NotScalar(Exception):
    pass


class Parser:
    """An expression as a tree: number, name, ('+' [(sign, term)]), ('*' [(up, factor)]), ('^' base, power), (call arg)."""

    def __init__(self, text):
        self.tokens = [t for t in TOKEN.findall(text) if any(t)]
        self.at = 0

    def peek(self):
        return "".join(self.tokens[self.at]) if self.at < len(self.tokens) else ""

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def sum(self):
        terms = [(1, self.product())] if self.peek() not in "+-" or not self.peek() else []
        while self.peek() and self.peek() in "+-":
            sign = 1 if self.next()[2] == "+" else -1
            terms.append((sign, self.product()))
        return terms[0][1] if len(terms) == 1 and terms[0][0] == 1 else ("+", terms)

    def product(self):
        factors = [(True, self.power())]
        while self.peek() and self.peek() in "*/":
            factors.append((self.next()[2] == "*", self.power()))
        return factors[0][1] if len(factors) == 1 else ("*", factors)

    def power(self):
        base = self.atom()
        if self.peek() == "^":
            self.next()
            sign = -1 if self.peek() == "-" else 1
            if sign < 0:
                self.next()
            exponent = self.atom()
            return ("^", base, ("+", [(sign, exponent)]) if sign < 0 else exponent)
        return base

    def atom(self):
        number, name, other = self.next()
        if number:
            return float(number)
        if name in CALLS:
            self.expect("(")
            inner = self.sum()
            self.expect(")")
            return ("call", name, inner)
        if name:
            if self.peek() in ("(", ".") or name == "N":
                raise NotScalar
            return name
        if other == "(":
            inner = self.sum()
            self.expect(")")
            return inner
        if other == "-":
            return ("+", [(-1, self.power())])
        raise NotScalar

    def expect(self, what):
        if self.at >= len(self.tokens) or self.next()[2] != what:
            raise NotScalar

    def whole(self):
        tree = self.sum()
        if self.at != len(self.tokens):
            raise NotScalar
        return tree


def factors_of(tree, up=True):
    """Factors of nested products, and the number in front."""
    if isinstance(tree, tuple) and tree[0] == "*":
        out, number = [], 1.0
        for above, f in tree[1]:
            inner, n = factors_of(f, up == above)
            out, number = out + inner, number * n
        return out, number
    if isinstance(tree, float):
        return [], tree if up else 1 / tree
    if isinstance(tree, tuple) and tree[0] == "+" and len(tree[1]) == 1:
        inner, n = factors_of(tree[1][0][1], up)
        return inner, n * tree[1][0][0]
    return [(up, tree)], 1.0


def operations(tree):
    if isinstance(tree, (float, str)):
        return 0
    if tree[0] == "+":
        return len(tree[1]) - 1 + sum(operations(t) for _, t in tree[1])
    if tree[0] == "^":
        return 1 + operations(tree[1]) + operations(tree[2]) if not is_number(tree[2]) else 1 + operations(tree[1])
    if tree[0] == "call":
        return 1 + operations(tree[2])
    factors, number = factors_of(tree)
    if not factors:
        return 0
    above = sum(up for up, _ in factors)
    count = len(factors) + (abs(number) != 1 or above == 0)
    return count - 1 + sum(operations(f) for _, f in factors)


def is_number(tree):
    return not factors_of(tree)[0] if isinstance(tree, tuple) and tree[0] == "*" else isinstance(tree, float) or (
        isinstance(tree, tuple) and tree[0] == "+" and all(isinstance(t, float) for _, t in tree[1]))


def names_in(tree):
    if isinstance(tree, str):
        return {tree}
    if isinstance(tree, float):
        return set()
    if tree[0] in "+*":
        return set().union(*(names_in(t) for _, t in tree[1]))
    return names_in(tree[1] if tree[0] == "^" else tree[2]) | (names_in(tree[2]) if tree[0] == "^" else set())


def value(tree, at):
    if isinstance(tree, float):
        return tree
    if isinstance(tree, str):
        return math.pi if tree == "pi" else at[tree]
    if tree[0] == "+":
        return sum(s * value(t, at) for s, t in tree[1])
    if tree[0] == "*":
        x = 1.0
        for up, f in tree[1]:
            x = x * value(f, at) if up else x / value(f, at)
        return x
    if tree[0] == "^":
        return value(tree[1], at) ** value(tree[2], at)
    x = value(tree[2], at)
    other = {"cot": lambda x: 1 / math.tan(x), "sec": lambda x: 1 / math.cos(x), "csc": lambda x: 1 / math.sin(x), "abs": abs,
             "sign": lambda x: math.copysign(1, x)}
    return other[tree[1]](x) if tree[1] in other else getattr(math, tree[1])(x)


def difference(left, right):
    if right == 0.0:
        return left
    if left == 0.0:
        return right
    terms = [(1, left)] if not (isinstance(left, tuple) and left[0] == "+") else list(left[1])
    terms += [(-1, right)] if not (isinstance(right, tuple) and right[0] == "+") else [(-s, t) for s, t in right[1]]
    return ("+", terms)


def claims_of(text):
    """Title and residual of each scalar claim."""
    text = re.sub(r"#.*", "", text)
    for title, body in re.findall(r'^claim\s+"([^"]*)"\s*:((?:.|\n[ \t)])*)', text, re.M):
        sides = re.split(r"(?<![<>=!])=(?!=)", body)
        if len(sides) != 2:
            continue
        try:
            yield title, difference(*(Parser(side).whole() for side in sides))
        except NotScalar:
            pass


def equations_of(model, arguments=()):
    done = subprocess.run([APPELL, "derive", model, "--json", *arguments], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{model}: {done.stderr}")
    out = json.loads(done.stdout)
    return out, [(e["name"], e["left"], Parser(e["left"]).whole()) for e in out["equations"]]


def same(claim, equation, moving, seed):
    """Proportional at one configuration, whatever the speeds and accelerations."""
    rng = random.Random(seed)
    fixed = {n: rng.uniform(0.3, 1.2) for n in sorted(names_in(claim) | names_in(equation))}
    ratios = []
    for _ in range(4):
        at = {n: rng.uniform(-1, 1) if n in moving else v for n, v in fixed.items()}
        x, y = value(claim, at), value(equation, at)
        if abs(y) < 1e-9:
            return False
        ratios.append(x / y)
    return abs(ratios[0]) > 1e-9 and max(abs(r - ratios[0]) for r in ratios) < 1e-9 * abs(ratios[0])


def examine(model, verbose):
    text = pathlib.Path(model).read_text()
    out, equations = equations_of(model)
    moving = {s + d for s in out["speeds"] for d in ("", "'")}
    known = moving | set(out["coordinates"]) | {"t", "pi"} | set(re.findall(r"(\w+(?:\[\d+\])?) *=", " ".join(
        re.findall(r"^param.*$", text, re.M)))) | {n + d for n in re.findall(r"(\w+) *=", " ".join(
            re.findall(r"^let.*$", text, re.M))) for d in ("", "'", "''")}
    good, lets = True, {e["name"] for e in out.get("lets", [])}
    known = {n for n in known if n.rstrip("'") not in {x for x in re.findall(r"^let\s+(\w+)", text, re.M)} or n.rstrip("'") in lets}
    if verbose:
        print(f"{model}: {sum(operations(e) for _, _, e in equations)} operations")
        for name, written, tree in equations:
            print(f"    {operations(tree):4d}  {written} = 0")
    for title, claim in claims_of(text):
        if not names_in(claim) <= known:
            continue
        for name, written, tree in equations:
            if not same(claim, tree, moving, model + title):
                continue
            mine, theirs = operations(tree), operations(claim)
            if verbose:
                print(f"    {mine:4d} <= {theirs:<4d}{'' if mine <= theirs else '  LONGER'}  {title}")
            if mine > theirs and (model, title) not in EXCEPTIONS:
                good = False
                print(f"{model}: {name}: {mine} operations, claim \"{title}\" has {theirs}: {written}")
            break
    return good


def main():
    arguments = sys.argv[1:]
    verbose = "-v" in arguments
    models = [a for a in arguments if a != "-v"] or sorted(str(f) for f in pathlib.Path("models").glob("*.mech"))
    passed = sum(examine(m, verbose) for m in models)
    print(f"{passed} passed, {len(models) - passed} failed")
    return 0 if passed == len(models) else 1


if __name__ == "__main__":
    sys.exit(main())
