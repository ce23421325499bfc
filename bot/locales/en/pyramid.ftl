# The title of a picture
pyramid-leagues = Leagues
# The title of a picture: who goes up and down
pyramid-moves = Moves
# The head of a column
pyramid-this-cycle = This cycle
# The head of a column
pyramid-next-cycle = Next cycle
# Behind a name
pyramid-champion = champion
# Below the picture
pyramid-carried = What this place leads to, if the next cycle has as many tiers.
# A level of the pyramid
pyramid-tier = Tier { $letter }
