appell eval models/beghin_plates_servo.mech
