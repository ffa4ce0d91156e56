appell constraints test/golden/jointly.mech
