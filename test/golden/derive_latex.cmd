appell derive models/rolling_disk.mech --format latex; appell derive models/pendulum_double.mech --format latex; appell derive models/caplygin_sleigh_v_omega.mech --format latex --form solved
