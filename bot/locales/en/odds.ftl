### Chances of every place.

odds-odds = Odds
odds-chances = Chances
odds-after = After
odds-none = There are no odds: this format is not simulated, or everything has been played.
odds-not-running = Odds are there while the tournament is being played.
odds-no-chances = Chances are tracked from the first complete round on, if the format is simulated.
# Below a table that has no room for the error of each share; $error is the largest: ±0.7
odds-how-exact-at-most = Percent of the simulations. The standard error is at most { $error }: two times out of three the true share is within it. A dash means never. The file has every place.
# `1st`, `Top 3`.
odds-top = Top { $best }
# What the lines are.
odds-chances-caption = Percent of { $simulations } simulations after each round; ratings play no part.
# The same where ratings count.
odds-chances-caption-rated = Percent of { $simulations } simulations after each round; games are won as the ratings say (Elo).
# How the odds were found.
odds-caption = The rest, simulated { $simulations } times from the standings after round { $after }; ratings play no part.
# The same where ratings count.
odds-caption-rated = The rest, simulated { $simulations } times from the standings after round { $after }; games are won as the ratings say (Elo).
odds-caption-start = The rest, simulated { $simulations } times from the standings after the start; ratings play no part.
# The same where ratings count.
odds-caption-start-rated = The rest, simulated { $simulations } times from the standings after the start; games are won as the ratings say (Elo).
# Added where later stages are simulated, too.
odds-whole = Places are those of the whole event, with the stages to come.
