appell constraints test/golden/integrals_time.mech
