appell eval models/wheel_axle_incline.mech
