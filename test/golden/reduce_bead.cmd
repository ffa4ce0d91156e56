appell reduce models/bead_on_hoop.mech
