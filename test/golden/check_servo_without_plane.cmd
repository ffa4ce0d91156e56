appell check test/golden/servo_without_plane.mech
