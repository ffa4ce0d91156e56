appell derive --by newton models/wheel_axle_incline.mech
