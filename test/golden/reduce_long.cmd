appell reduce models/triangle_cartesian.mech
