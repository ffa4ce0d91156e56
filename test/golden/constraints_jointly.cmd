appell constraints models/form_joint.mech
