appell derive --by gauss models/perp_velocities.mech
