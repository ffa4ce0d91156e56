appell derive models/pendulum_double.mech --by lagrange --json --steps
