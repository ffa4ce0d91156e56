appell derive models/beghin_sphere_plane_servo.mech --json
