appell derive models/pendulum_simple.mech --by lagrange --format json
