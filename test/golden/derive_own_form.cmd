appell derive --by newton --form solved models/pendulum_simple.mech
