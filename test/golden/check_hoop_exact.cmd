appell check models/hoop_exact.mech
