appell derive models/heavy_top_quaternion.mech
