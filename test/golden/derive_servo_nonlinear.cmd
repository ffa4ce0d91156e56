appell derive test/golden/servo_nonlinear.mech
