appell constraints models/form_contact.mech
