appell derive --by newton --json models/pendulum_simple.mech
