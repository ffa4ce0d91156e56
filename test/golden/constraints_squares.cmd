appell constraints test/golden/squares.mech
