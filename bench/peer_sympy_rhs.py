#!/usr/bin/env python3
"""The chain's right-hand side as SymPy makes it: peer_sympy_rhs.py N > rhs.c

Kane's equations with numbers for the parameters, common subexpressions taken out of M and c together, printed as C,
and M u' = -c solved by an L D L^T written out for this N. The function is rhs_sympy(n, y, dy) with y = [phi; u]."""
import sys

import sympy as sp

from peer_sympy import chain


def main():
    n = int(sys.argv[1])
    M, c, q, u, values = chain("kane", n)
    names = {s: sp.Symbol(f"y{i}") for i, s in enumerate(list(q) + list(u))}
    plain = lambda e: e.subs(values).xreplace({s.diff(): v for s, v in zip(q, u)}).xreplace(names)
    rows = [plain(M[i, j]) for i in range(n) for j in range(i + 1)] + [plain(e) for e in c]
    common, out = sp.cse(rows, optimizations="basic")
    print("#include <math.h>\nvoid rhs_sympy(int n, const double *y, double *dy);")
    print("void rhs_sympy(int n, const double *y, double *dy) {\n  (void)n;")
    for i in range(2 * n):
        print(f"  const double y{i} = y[{i}];")
    for name, e in common:
        print(f"  const double {name} = {sp.ccode(e)};")
    at = 0
    for i in range(n):
        for j in range(i + 1):
            print(f"  double m{i}_{j} = {sp.ccode(out[at])};")
            at += 1
    for i in range(n):
        print(f"  double b{i} = -({sp.ccode(out[at + i])});")
    for i in range(n):
        for j in range(i):
            terms = "".join(f" - m{i}_{k}*l{j}_{k}" for k in range(j))
            print(f"  m{i}_{j} = m{i}_{j}{terms};\n  const double l{i}_{j} = m{i}_{j}*r{j};")
        print(f"  const double r{i} = 1/(m{i}_{i}" + "".join(f" - m{i}_{k}*l{i}_{k}" for k in range(i)) + ");")
        print(f"  b{i} = b{i}" + "".join(f" - l{i}_{k}*b{k}" for k in range(i)) + ";")
    for i in reversed(range(n)):
        print(f"  b{i} = b{i}*r{i}" + "".join(f" - l{k}_{i}*b{k}" for k in range(i + 1, n)) + ";")
    for i in range(n):
        print(f"  dy[{i}] = y{n + i}, dy[{n + i}] = b{i};")
    print("}")


main()
