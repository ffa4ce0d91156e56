appell check models/pendulum_double.mech --fuel 10 | sed 's/agree to .*/agree to .../'
