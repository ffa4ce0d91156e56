appell reduce models/unicycle_imperfect.mech
