appell reduce models/wheel_axle_seven.mech
