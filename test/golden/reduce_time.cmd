appell reduce models/kapitza_horizontal.mech
