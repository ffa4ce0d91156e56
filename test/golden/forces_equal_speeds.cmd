appell forces models/equal_speeds.mech
