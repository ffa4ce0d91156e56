appell reduce models/perp_velocities.mech
