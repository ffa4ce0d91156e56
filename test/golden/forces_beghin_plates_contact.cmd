appell forces models/beghin_plates_contact.mech
