echo '{"t": 0.25, "params": {"m1": 1, "m2": 1, "l": 2}, "q": {"phi": 0, "x": 3}, "u": {"v": 1.5, "phi'"'"'": -0.5}}' | appell eval models/caplygin_sleigh_v_omega.mech --state - --json
