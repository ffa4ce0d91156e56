appell derive models/marle_servomechanism.mech --form solved
