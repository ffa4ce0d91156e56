"""Expressions and claims of .mech files as trees, for tests about what is printed.

A tree is a Fraction, a name, or a tuple: ("+", terms), ("*", above, below), ("^", base,
exponent), ("call", name, arguments), ("-", tree); (y - x)' is a call. An operation is one of + - * / ^ or a call;
the rational coefficient of a product counts once, a sign not at all."""
import fractions
import re

TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:e-?\d+)?)|([A-Za-z_]\w*(?:\[[^]]*\])?(?:\.[xyz]\b)?'*)|(\S))", re.S)


class Parser:
    def __init__(self, text):
        self.words = [a or b or c for a, b, c in TOKEN.findall(text)]
        self.at = 0

    def peek(self):
        return self.words[self.at] if self.at < len(self.words) else ""

    def take(self, wanted=None):
        word = self.peek()
        if not word or wanted and word != wanted:
            raise ValueError(f"{wanted or 'more'} expected after {' '.join(self.words[:self.at])}")
        self.at += 1
        return word

    def sum(self):
        terms = [self.product()]
        while self.peek() in ("+", "-"):
            minus = self.take() == "-"
            term = self.product()
            terms.append(("-", term) if minus else term)
        return terms[0] if len(terms) == 1 else ("+", terms)

    def product(self):
        if self.peek() in ("+", "-"):
            return ("-", self.product()) if self.take() == "-" else self.product()
        above, below = [self.power()], []
        while self.peek() in ("*", "/"):
            side = above if self.take() == "*" else below
            side.append(self.power())
        return above[0] if len(above) == 1 and not below else ("*", above, below)

    def power(self):
        base = self.atom()
        if self.peek() != "^":
            return base
        self.take()
        minus = self.peek() == "-" and self.take()
        exponent = self.power()
        return ("^", base, ("-", exponent) if minus else exponent)

    def atom(self):
        word = self.take()
        if word == "(":
            inner = self.sum()
            self.take(")")
            while self.peek() == "'":
                inner = ("call", self.take(), [inner])
            return inner
        if word[0].isdigit():
            return fractions.Fraction(word)
        if not re.match(r"[A-Za-z_]", word):
            raise ValueError(f"{word} is no operand")
        if self.peek() != "(":
            return word
        self.take()
        arguments = [self.sum()]
        while self.peek() == ",":
            self.take()
            arguments.append(self.sum())
        self.take(")")
        return ("call", word, arguments)


def parse(text):
    p = Parser(text)
    tree = p.sum()
    if p.peek():
        raise ValueError(f"{p.peek()} is left over in {text}")
    return tree


def factors(tree):
    """(coefficient, factors above, factors below), with products inside products opened and signs dropped"""
    if isinstance(tree, fractions.Fraction):
        return tree, [], []
    if tree[0] == "-":
        return factors(tree[1])
    if tree[0] != "*":
        return fractions.Fraction(1), [tree], []
    number, above, below = fractions.Fraction(1), [], []
    for side, other, part in ((above, below, tree[1]), (below, above, tree[2])):
        for factor in part:
            n, a, b = factors(factor)
            number = number * n if side is above else number / n
            side += a
            other += b
    return number, above, below


def operations(tree):
    if isinstance(tree, (str, fractions.Fraction)):
        return 0
    if tree[0] == "-":
        return operations(tree[1])
    if tree[0] == "+":
        return len(tree[1]) - 1 + sum(map(operations, tree[1]))
    if tree[0] == "^":
        return 1 + operations(tree[1]) + operations(tree[2])
    if tree[0] == "call":
        return 1 + sum(map(operations, tree[2]))
    number, above, below = factors(tree)
    inside = sum(map(operations, above + below))
    if not above:  # 2/x is one division; 2/3 is a number
        return inside + len(below)
    return inside + len(above) + len(below) - 1 + (abs(number) != 1)


def names(tree):
    if isinstance(tree, fractions.Fraction):
        return set()
    if isinstance(tree, str):
        return {tree}
    if tree[0] == "call":
        return set().union(*map(names, tree[2]))
    inner = tree[1] + tree[2] if tree[0] == "*" else tree[1] if tree[0] == "+" else tree[1:]
    return set().union(*map(names, inner))


def calls(tree):
    if isinstance(tree, (str, fractions.Fraction)):
        return set()
    if tree[0] == "call":
        return {tree[1]}.union(*map(calls, tree[2]))
    inner = tree[1] + tree[2] if tree[0] == "*" else tree[1] if tree[0] == "+" else tree[1:]
    return set().union(*map(calls, inner))


def apart(equations):
    """a = b, f(c, d) = 0 as ["a = b", "f(c, d) = 0"]"""
    parts, depth, start = [], 0, 0
    for k, sign in enumerate(equations):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append(equations[start:k])
            start = k + 1
    return parts + [equations[start:]]


def claims(text):
    """[(label, left, right)] of a model's text; a claim goes on while a parenthesis is open; a second equation under
    the same label is "label (2)" and so on"""
    found, lines = [], iter(re.sub(r"#.*", "", text).splitlines())
    for line in lines:
        match = re.match(r'\s*claim\s+(?:"([^"]*)"|(\w+))\s*:(.*)', line)
        if not match:
            continue
        body = match.group(3)
        while body.count("(") > body.count(")") or body.rstrip().endswith(","):
            body += "\n" + next(lines)
        for k, equation in enumerate(apart(body)):
            left, right = equation.split("=", 1)
            label = match.group(1) or match.group(2)
            found.append((f"{label} ({k + 1})" if k else label, left.strip(), right.strip()))
    return found
