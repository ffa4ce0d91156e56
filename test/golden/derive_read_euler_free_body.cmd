appell derive models/euler_free_body.mech
