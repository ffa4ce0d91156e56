appell reduce models/wheel_axle_incline.mech
