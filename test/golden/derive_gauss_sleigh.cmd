appell derive --by gauss models/caplygin_sleigh_v_omega.mech
