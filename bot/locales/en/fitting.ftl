### Which format fits: the questions, and what each format would come to.

fitting-title = Which format fits?
# A question of the form.
fitting-what-matters = What matters most
fitting-people = People
fitting-hours = Hours you have
fitting-minutes = Minutes per game
fitting-hours-help = Like 2 or 2.5; leave it empty for no limit
fitting-minutes-help = Empty means 20
# What a field takes.
fitting-number = A number from { $least } to { $most }.
# Behind a format for which there is no time.
fitting-too-long = Too long for what you have.
# A question of the form.
fitting-strength = How strong
fitting-people-help = 3 to 64, or their ratings: 1800 1650 1500
# A choice.
fitting-strength-friends = About equal, like friends
# A choice.
fitting-strength-mixed = Very different
# A choice.
fitting-strength-favourite = One clear favourite
# A choice.
fitting-matters-best = The best player wins
# A choice.
fitting-matters-places = Fair places
# A choice.
fitting-matters-games = Everybody plays a lot
# A choice.
fitting-matters-everybody = Nobody sits out
# The recommendation by what matters most; $length is a duration, $value a percentage with its error (61±2).
fitting-recommend-best = I recommend **{ $title }**: { $rounds } rounds, about { $length }. The best player wins { $value } % of the time.
# The same; $value is a number from -1 to 1.
fitting-recommend-places = I recommend **{ $title }**: { $rounds } rounds, about { $length }. Its places follow the players’ strength most closely (rank correlation { $value }; 1 is perfect).
# The same.
fitting-recommend-games = I recommend **{ $title }**: { $rounds } rounds, about { $length }. Everybody plays { $value } games on average, and at least { $fewest }.
# The same.
fitting-recommend-everybody = I recommend **{ $title }**: { $rounds } rounds, about { $length }. You sit out { $value } % of the rounds.
# Before the recommendation.
fitting-nothing-fits = Nothing fits into the time you have; this comes closest.
# Heads of a narrow table: keep them short.
fitting-head-format = Format
# Rounds
fitting-head-rounds = Rd
# Hours and minutes
fitting-head-time = Time
# How often the best player wins; explained in fitting-legend
fitting-head-best = Best
# Rank correlation; explained there
fitting-head-places = Order
# How often the first place is tied; of a picture: how often the first place is tied
fitting-head-tie = Tie
# Of a picture: the share of rounds in which a player has a game
fitting-head-playing = Plays
# Under the table; it uses the heads.
fitting-legend = Best: how often the best player wins, in %. Order: how closely places follow strength (Kendall’s rank correlation, 1 is perfect). The file has more: games of a player, ties at the top, games that decide nothing, and the error of every figure.
# $error is like ±1.5.
fitting-how-exact = I simulated { $runs } tournaments of each; a percentage is off by about { $error }.
# Subtitle of a picture.
fitting-for-players = { $players } players, simulated
# A format and its length.
fitting-with-rounds = { $title } ({ $rounds } rounds)
# Under the picture, in the order of its columns.
fitting-picture-note = On the left are the rounds (* too long). In per cent: the best player wins, order of the places (100 is perfect), rounds in which you play, tie at the top.
# A button; $title is a format with its rounds.
fitting-play = Play { $title }
