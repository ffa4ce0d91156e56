appell derive models/rolling_disk.mech --form solved --by kane
