appell derive --by newton models/pendulum_double.mech
