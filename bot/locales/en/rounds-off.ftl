### Rounds off: players sit out a round.

# The name of what players ask for, and of a button.
rounds-off-form-title = Round off
# $rounds: the rounds somebody has off, each with its points.
rounds-off-yours = You sit out: { $rounds }.
# Somebody has no round off.
rounds-off-none = You play every round.
# In brackets behind a round: a round off that gives none.
rounds-off-without-points = no points
# Until when a player can change the next round.
rounds-off-until = You can change round { $number } until { $at }.
# Who sees it.
rounds-off-private = Only the directors see this before the round is published.
# A button.
rounds-off-take = Sit out round { $number }
# A button: no round off any more.
rounds-off-play = Play every round
# For directors: the rounds somebody has off.
rounds-off-theirs = **{ $name }** sits out: { $rounds }.
# For directors: somebody has no round off.
rounds-off-theirs-none = **{ $name }** plays every round.
# For directors: no round off was asked for.
rounds-off-nobody = Nobody sits out a round to come.
# To a player: a director has chosen their rounds off.
rounds-off-by-director = A director has entered that you sit out: { $rounds }. You can change it with `/me round-off`.
# To a player: a director has taken their rounds off back.
rounds-off-by-director-none = A director has entered that you play every round. You can change it with `/me round-off`.
