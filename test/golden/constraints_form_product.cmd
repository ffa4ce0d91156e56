appell constraints models/form_product.mech
