appell reduce models/pendulum_polar.mech
