appell forces models/perp_velocities.mech
