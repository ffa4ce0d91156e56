appell forces models/ship_stabilizer_upright.mech --json
