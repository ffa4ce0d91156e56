appell derive --by newton models/inverse_square_particle.mech
