#!/usr/bin/python3
"""The motions of bench_run by SciPy's DOP853, where SciPy is installed: the same chains, 10 s at rtol 1e-9."""
import math
import sys
import time

try:
    import numpy as np
    from scipy.integrate import solve_ivp
except ImportError:
    print("SciPy is not installed (python3-scipy): not compared")
    sys.exit(0)


def chain(n):
    k = np.array([[n - max(i, j) for j in range(n)] for i in range(n)], float)
    weight = 9.81 * np.arange(n, 0, -1)

    def rate(t, y):
        phi, w = y[:n], y[n:]
        d = phi[:, None] - phi[None, :]
        return np.concatenate((w, np.linalg.solve(k * np.cos(d), -weight * np.sin(phi) - (k * np.sin(d)) @ (w * w))))
    return rate


for n in (2, 10):
    best = math.inf
    for _ in range(3):
        start = time.perf_counter()
        s = solve_ivp(chain(n), (0, 10), np.concatenate((np.full(n, math.pi / 2), np.zeros(n))), "DOP853",
                      rtol=1e-9, atol=1e-9)
        best = min(best, time.perf_counter() - start)
    print(f"chain of {n}: SciPy DOP853 {1e6 * best:10.0f} us  {s.nfev:6d} rates  phi[1] = {s.y[0, -1]:.9f}")
