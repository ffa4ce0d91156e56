appell constraints test/golden/line_wheel.mech
