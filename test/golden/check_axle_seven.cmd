appell check models/wheel_axle_seven.mech
