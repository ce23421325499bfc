### What the face of tiered leagues shows.

## The arrangement of a new cycle, as directors look it over. Names and tiers come in ready to be shown.

tiered-league-arrangement-title = Preview: arrangement
tiered-league-arrangement-not-published = Nobody else sees this yet. Look it over, then publish: all games of all leagues open at once.
tiered-league-arrangement-worth-a-look = Worth a look
tiered-league-arrangement-leagues = Leagues
tiered-league-arrangement-nothing-odd = Nothing unusual: everybody who signed up has a place and a rating.
tiered-league-arrangement-moves-up = Up
tiered-league-arrangement-moves-down = Down
tiered-league-arrangement-moves-new = New
tiered-league-arrangement-moves-same = In the same tier
tiered-league-arrangement-entrant = name
tiered-league-arrangement-rating = rating
tiered-league-arrangement-before = last tier
tiered-league-arrangement-now = tier
tiered-league-arrangement-league = league
tiered-league-arrangement-move = move
tiered-league-arrangement-why = why
# How large it is.
tiered-league-arrangement-size =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $leagues ->
        [one] { $leagues } league
       *[other] { $leagues } leagues
    } in { $tiers ->
        [one] { $tiers } tier
       *[other] { $tiers } tiers
    }.
# Who waits for the challenger.
tiered-league-arrangement-holder = **{ $name }** holds the title.
# Who signed up but has no place, for want of an answer.
tiered-league-arrangement-not-in = Signed up, but not in ({ $count }): { $names }. They have not accepted.
# Whose place nobody can judge.
tiered-league-arrangement-without-rating = No rating ({ $count }): { $names }. They come after everybody who has one.
# Who timed out.
tiered-league-arrangement-disqualified = Disqualified in the last cycle ({ $count }): { $names }. They get no bonus.
# The holder of the title is not in the field.
# Heading, for everybody: how the leagues of this cycle came about.
tiered-league-arrangement-story = From the last cycle to this one
# The last of a list of names: those who are not named.
tiered-league-arrangement-more = { $count } more

# The title of a picture
tiered-league-pyramid-leagues = Leagues
# The title of a picture: who goes up and down
tiered-league-pyramid-moves = Moves
# The head of a column
tiered-league-pyramid-this-cycle = This cycle
# The head of a column
tiered-league-pyramid-next-cycle = Next cycle
# Behind a name
tiered-league-pyramid-champion = champion
# Below the picture
tiered-league-pyramid-carried = What this place leads to, if the next cycle has as many tiers.
# A level of the pyramid
tiered-league-pyramid-tier = Tier { $letter }
# Of what an alt text tells
tiered-league-pyramid-pyramid = League pyramid
# Small print: what arrows mean
tiered-league-pyramid-key = ↑ go up, ↓ go down
# Small print: what arrows mean, and that not everybody is shown
tiered-league-pyramid-key-and-text = ↑ go up, ↓ go down; more names in the text
# Of what an alt text tells: names of two cycles
tiered-league-pyramid-from-to = From { $before } to { $after }
# In an alt text about a tier: how many go up from it and down from it
tiered-league-pyramid-up-and-down = { $up } up, { $down } down
# In an alt text: from one league to a higher one
tiered-league-pyramid-goes-up = { $name } up from { $before } to { $after }.
# In an alt text: from one league to a lower one
tiered-league-pyramid-goes-down = { $name } down from { $before } to { $after }.
# In an alt text
tiered-league-pyramid-stays = { $name } stays in { $league }.
# In an alt text
tiered-league-pyramid-leaves = { $name } leaves { $league }.
# In an alt text
tiered-league-pyramid-joins = { $name } joins { $league }.
# Above those who are new in the league
tiered-league-pyramid-new = New
# Instead of a league: somebody leaves
tiered-league-pyramid-out = out
# Inside a tier of the pyramid
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# Behind how many players a tier has
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } league
       *[other] { $count } leagues
    }
