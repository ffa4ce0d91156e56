appell constraints models/rolling_disk.mech --json
