appell constraints test/golden/integrals_factor.mech
