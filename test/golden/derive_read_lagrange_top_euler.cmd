appell derive models/lagrange_top_euler.mech
