appell check models/pendulum_simple.mech
