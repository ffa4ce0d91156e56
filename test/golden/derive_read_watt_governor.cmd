appell derive models/watt_governor.mech
