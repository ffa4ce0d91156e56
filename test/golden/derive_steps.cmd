appell derive models/caplygin_sleigh_v_omega.mech --steps; appell derive models/caplygin_sleigh_v_omega.mech --steps --by kane; appell derive models/pendulum_double.mech --steps --by lagrange
