appell reduce models/unbalanced_ball.mech
