appell derive --by gauss test/golden/massless.mech
