appell derive models/rolling_disk.mech --format latex --standalone --steps
