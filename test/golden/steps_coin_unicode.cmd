appell derive models/rolling_disk.mech --format unicode --steps
