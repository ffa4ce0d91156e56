appell derive --by newton models/two_masses_on_string.mech
