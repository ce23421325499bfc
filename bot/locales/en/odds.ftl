### Chances of every place.

odds-odds = Odds
odds-chances = Chances
odds-after = After
odds-none = There are no odds: this format does not simulate, or everything has been played.
odds-not-running = There are odds while the tournament is being played.
odds-no-chances = Chances are followed from the first complete round on, where the format simulates.
odds-how-exact = Per cent of the simulations, with the standard error: two times in three the true share is within it. A dash never happened. The file has every place.
# `1st`, `Top 3`.
odds-top = Top { $best }
# What the lines are.
odds-chances-caption = Per cent of { $simulations } simulations after each round; ratings play no part.
# How the odds were found.
odds-caption = The rest, simulated { $simulations } times from the standings after round { $after }; ratings play no part.
odds-caption-start = The rest, simulated { $simulations } times from the standings after the start; ratings play no part.
