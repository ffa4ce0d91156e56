appell derive --multipliers models/appell_particle.mech
