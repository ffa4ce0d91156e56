appell derive models/rolling_disk.mech
