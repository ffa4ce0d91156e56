appell forces models/two_bodies_perp_omega.mech
