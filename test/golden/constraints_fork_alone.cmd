appell constraints test/golden/fork_alone.mech
