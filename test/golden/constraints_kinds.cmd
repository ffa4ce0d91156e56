appell constraints test/golden/kinds.mech
