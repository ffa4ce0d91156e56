appell derive models/beghin_plates_contact.mech --steps
