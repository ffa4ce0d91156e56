appell eval models/caplygin_sleigh_pole.mech
