appell derive models/crane_overhead.mech --steps
