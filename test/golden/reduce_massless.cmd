appell reduce models/sphere_massless.mech
