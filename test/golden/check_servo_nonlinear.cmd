appell check test/golden/servo_nonlinear.mech
