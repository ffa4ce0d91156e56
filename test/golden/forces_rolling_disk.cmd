appell forces models/rolling_disk.mech
