appell derive models/perp_velocities.mech
