appell constraints test/golden/fork_blade.mech
