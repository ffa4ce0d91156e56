appell reduce models/rolling_disk.mech --json
