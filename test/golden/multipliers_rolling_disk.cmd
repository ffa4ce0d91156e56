appell derive --multipliers models/rolling_disk.mech
