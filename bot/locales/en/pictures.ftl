### What is written on pictures besides names and numbers.

pictures-points = Points
pictures-rank = Rank
pictures-won = Won
pictures-rating = Rating
pictures-record = Won–lost
pictures-start = Start
pictures-in-percent = In percent.
# What the line in a map of chances parts
pictures-prize-line = Left of the line: places with a prize (1 to { $places }).
pictures-final-places = Final places
pictures-grand-final = Final
pictures-winners = Winners
pictures-losers = Losers
pictures-third-place = Third place
pictures-shaded = Shaded players are ahead in their group.
# What shading means in groups of which the best go on. $meaning: on to: Round 2
pictures-shaded-for = Shaded – { $meaning }
pictures-no-opponent-bye = Bye
pictures-no-opponent-idle = Not paired
# Who has a bye.
pictures-byes-names = Bye: { $names }
# Who is not paired; many are counted.
pictures-idle-shown = Not paired: { $count } players
# Who is not paired; many are counted.
pictures-idle-names = Not paired: { $names }
# How far play has come, and from how many simulations odds are.
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
# What a match is for.
pictures-ranks = ranks { $first }–{ $second }
# Whose clock a week is read on.
pictures-times-in = { $round_title } · times in { $value }
# Below a table of a week: when the game is
pictures-game-at = Game: { $at } ({ $state })
