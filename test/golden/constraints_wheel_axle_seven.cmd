appell constraints models/wheel_axle_seven.mech
