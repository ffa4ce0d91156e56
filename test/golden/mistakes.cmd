appell deriv; appell derive --fom; appell derive x.mech --by kain; appell check; appell eval none.mech
