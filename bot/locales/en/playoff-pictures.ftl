### What is written on pictures of the playoffs.

# Of what an alt text tells
playoff-pictures-matches = Matches
# Of what an alt text tells; two heads of columns, such as Start and Round 3
playoff-pictures-ranks = Ranks from { $start } to { $end }
# In an alt text, after a rank and a name: the rank at the start
playoff-pictures-from = from { $rank }
# Small print
playoff-pictures-leaving = Lines that run out of the picture come from other ranks.
# Beside a colour: a bracket of the match table, in one word
playoff-pictures-winners = winners
# Beside a colour: a bracket of the match table, in one word
playoff-pictures-losers = losers
# Beside a colour: a bracket of the match table, in one word
playoff-pictures-placement = placement
# Beside a colour: a bracket of the match table, in one word
playoff-pictures-championship = championship
# Under the title of the path during the reveal: of how many players the place is known.
playoff-pictures-revealed = { $told } of { $seats } revealed so far
