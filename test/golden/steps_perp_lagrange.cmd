appell derive models/perp_velocities.mech --by lagrange --steps
