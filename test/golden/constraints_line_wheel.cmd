appell constraints models/wheel_on_line.mech
