appell derive models/ship_stabilizer_upright.mech -p h=0
