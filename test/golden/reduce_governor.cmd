appell reduce models/watt_governor.mech
