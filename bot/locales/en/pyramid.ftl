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
# Of what an alt text tells
pyramid-pyramid = League pyramid
# Small print: what arrows mean
pyramid-key = ↑ go up, ↓ go down
# Small print: what arrows mean, and that not everybody is shown
pyramid-key-and-text = ↑ go up, ↓ go down; more names in the text
# Of what an alt text tells: names of two cycles
pyramid-from-to = From { $before } to { $after }
# In an alt text about a tier: how many go up from it and down from it
pyramid-up-and-down = { $up } up, { $down } down
# In an alt text: from one league to a higher one
pyramid-goes-up = { $name } up from { $before } to { $after }.
# In an alt text: from one league to a lower one
pyramid-goes-down = { $name } down from { $before } to { $after }.
# In an alt text
pyramid-stays = { $name } stays in { $league }.
# In an alt text
pyramid-leaves = { $name } leaves { $league }.
# In an alt text
pyramid-joins = { $name } joins { $league }.
# Above those who are new in the league
pyramid-new = New
# Instead of a league: somebody leaves
pyramid-out = out
# Inside a tier of the pyramid
pyramid-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# Behind how many players a tier has
pyramid-in-leagues =
    { $count ->
        [one] { $count } league
       *[other] { $count } leagues
    }
