appell derive models/wheel_axle_seven.mech --by lagrange
