appell derive models/chain_rods.mech -p n=2 --by newton
