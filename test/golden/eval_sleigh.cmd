echo '{"q": {"phi": 0}}' | appell eval models/caplygin_sleigh_v_omega.mech --state -
