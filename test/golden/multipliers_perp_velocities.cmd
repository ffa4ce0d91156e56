appell derive --multipliers models/perp_velocities.mech
