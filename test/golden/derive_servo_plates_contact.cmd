appell derive models/beghin_plates_servo.mech --contact
