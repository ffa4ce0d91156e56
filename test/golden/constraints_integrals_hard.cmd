appell constraints test/golden/integrals_hard.mech
