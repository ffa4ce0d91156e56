#!/usr/bin/env python3
"""The models of bench/derive by SymPy: peer_sympy.py disk|ball|chain KANE|LAGRANGE [N]

Prints one line of JSON: the time to form the equations (imports not counted), and
M and c of M u' + c = 0 at the state of bench_derive.c, to compare. The same models,
parameters and speeds as models/rolling_disk.mech, unbalanced_ball.mech and
chain_rods.mech; the equations are formed and, for the time, left as they come."""
import json
import sys
import time

import sympy as sp
from sympy.physics.mechanics import (KanesMethod, LagrangesMethod, Lagrangian, Particle, Point, ReferenceFrame,
                                     RigidBody, dynamicsymbols, inertia)

COORDINATE, SPEED = (lambda i: 0.3 + 0.2 * i), (lambda i: 0.4 - 0.15 * i)


def kane(frame, q, u, kd, bodies, forces, **more):
    method = KanesMethod(frame, q_ind=q, u_ind=u, kd_eqs=kd, **more)
    method.kanes_equations(bodies, forces)
    return method.mass_matrix, -method.forcing


def disk(_how, _n):
    m, a, g = sp.symbols("m a g")
    th, ph, ps = q = dynamicsymbols("theta phi psi")
    w1, w2, w3 = u = dynamicsymbols("w1 w2 w3")
    N = ReferenceFrame("N")
    A = N.orientnew("A", "Axis", [ph, N.z])
    E = A.orientnew("E", "Axis", [th, A.x])
    B = E.orientnew("B", "Axis", [ps, E.z])
    turning = B.ang_vel_in(N)
    kd = [turning.dot(E.x) - w1, turning.dot(E.y) - w2, turning.dot(E.z) - w3]
    rates = sp.solve(kd, [s.diff() for s in q])
    E.set_ang_vel(N, E.ang_vel_in(N).subs(rates))
    B.set_ang_vel(N, w1 * E.x + w2 * E.y + w3 * E.z)
    P = Point("P")
    P.set_vel(N, 0)
    C = P.locatenew("C", a * E.y)
    C.set_vel(N, B.ang_vel_in(N).cross(a * E.y))
    coin = RigidBody("coin", C, B, m, (inertia(E, m * a**2 / 4, m * a**2 / 4, m * a**2 / 2), C))
    M, c = kane(N, q, u, kd, [coin], [(C, -m * g * N.z)])
    return M, c, q, u, {m: 1.3, a: 0.7, g: 9.81}


def ball(_how, _n):
    R, a, M, m, g = sp.symbols("R a M m g")
    q = dynamicsymbols("q0 q1 q2 q3")
    w1, w2, w3 = u = dynamicsymbols("w1 w2 w3")
    N, B = ReferenceFrame("N"), ReferenceFrame("B")
    B.orient(N, "Quaternion", q)
    q0, q1, q2, q3 = q
    half = [(-w1 * q1 - w2 * q2 - w3 * q3) / 2, (w1 * q0 + w3 * q2 - w2 * q3) / 2,
            (w2 * q0 - w3 * q1 + w1 * q3) / 2, (w3 * q0 + w2 * q1 - w1 * q2) / 2]
    kd = [s.diff() - h for s, h in zip(q, half)]
    B.set_ang_vel(N, w1 * B.x + w2 * B.y + w3 * B.z)
    # the speeds are three, the coordinates four: SymPy wants as many kinematic equations as coordinates
    P = Point("P")
    P.set_vel(N, 0)
    C = P.locatenew("C", R * N.z)
    C.set_vel(N, B.ang_vel_in(N).cross(R * N.z))
    S = C.locatenew("S", a * B.z)
    S.v2pt_theory(C, N, B)
    i = sp.Rational(2, 5) * M * R**2
    bodies = [RigidBody("ball", C, B, M, (inertia(B, i, i, i), C)), Particle("slug", S, m)]
    mass, c = kane(N, q, u, kd, bodies, [(C, -M * g * N.z), (S, -m * g * N.z)])
    return mass, c, q, u, {R: 1, a: -0.6, M: 100, m: 25, g: 1}


def chain(how, n):
    L, m, g = sp.symbols("L m g")
    q = dynamicsymbols("phi1:%d" % (n + 1))
    u = [s.diff() for s in q] if how == "lagrange" else dynamicsymbols("u1:%d" % (n + 1))
    N = ReferenceFrame("N")
    P = Point("O")
    P.set_vel(N, 0)
    bodies, forces = [], []
    for i in range(n):
        A = N.orientnew("A%d" % i, "Axis", [q[i], N.z])
        A.set_ang_vel(N, u[i] * N.z)
        G = P.locatenew("G%d" % i, L / 2 * A.x)
        G.v2pt_theory(P, N, A)
        end = P.locatenew("P%d" % i, L * A.x)
        end.v2pt_theory(P, N, A)
        rod = RigidBody("rod%d" % i, G, A, m, (inertia(A, 0, m * L**2 / 12, m * L**2 / 12), G))
        rod.potential_energy = -m * g * G.pos_from(P).dot(N.x) - sum(m * g * L * sp.cos(q[k]) for k in range(i))
        bodies.append(rod)
        forces.append((G, m * g * N.x))
        P = end
    values = {L: 1, m: 1, g: 9.81}
    if how == "lagrange":
        method = LagrangesMethod(Lagrangian(N, *bodies), q)
        method.form_lagranges_equations()
        return method.mass_matrix, -method.forcing, q, u, values
    M, c = kane(N, q, u, [s.diff() - v for s, v in zip(q, u)], bodies, forces)
    return M, c, q, u, values


def main():
    model, how = sys.argv[1], sys.argv[2]
    start = time.perf_counter()
    M, c, q, u, values = {"disk": disk, "ball": ball, "chain": chain}[model](how, int(sys.argv[3] if sys.argv[3:] else 0))
    seconds = time.perf_counter() - start
    if sys.argv[4:] == ["--time"]:
        print(json.dumps({"seconds": seconds}))
        return
    where = {s: COORDINATE(i) for i, s in enumerate(q)}
    if model == "ball":  # a unit quaternion
        length = sum(v**2 for v in where.values())**0.5
        where = {s: v / length for s, v in where.items()}
    now = {s: SPEED(i) for i, s in enumerate(u)}
    number = lambda e: float(e.subs(values).subs(now).subs(where))
    print(json.dumps({"seconds": seconds, "M": [number(e) for e in M], "c": [number(e) for e in c]}))


if __name__ == "__main__":
    main()
