appell constraints models/fork_as_stated.mech
