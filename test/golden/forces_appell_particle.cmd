appell forces models/appell_particle.mech
