appell check test/golden/exact.mech
