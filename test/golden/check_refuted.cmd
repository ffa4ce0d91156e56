(cat models/pendulum_simple.mech; echo "claim \"wrong sign\": phi'' - g/l*sin(phi) = 0") | appell check -
