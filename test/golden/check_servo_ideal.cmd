appell check test/golden/servo_ideal.mech
