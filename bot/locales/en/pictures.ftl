### What is written on pictures besides names and numbers.

pictures-points = Points
pictures-rank = Rank
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
# The tree in which a place of a bracket is played out
pictures-places = Places { $first } to { $last }
pictures-shaded = Shaded players are ahead in their group.
# What shading means in groups of which the best go on. $meaning: on to: Round 2
pictures-shaded-for = Shaded – { $meaning }
pictures-no-opponent-bye = Bye
# In a bracket: this match is being played. As short as can be
pictures-playing-now = now
pictures-no-opponent-idle = Sits out
# Who has a bye.
pictures-byes-names = Bye: { $names }
# Who is not paired; many are counted.
pictures-idle-shown = Sitting out: { $count } players
# Who is not paired; many are counted.
pictures-idle-names = Sitting out: { $names }
# How far play has come, and from how many simulations odds are.
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
# Whose clock a week is read on.
pictures-times-in = { $round_title } · times in { $value }
# Below a table of a week: when the game is
pictures-game-at = Game: { $at } ({ $state })
# Below a table of signs: what each means. The letter b is the sign of a bye
pictures-outcomes = + won  − lost  = tied  b bye  ? not played yet
# A round in a narrow head of a column, three letters at most
pictures-round-number = R{ $number }
# Above the matches of a round of the winners' or losers' tree
pictures-round-of-tree = Round { $number }
# Below the title, where what is shown takes several pictures: which this is, and of how many
pictures-sheet = { $number } of { $count }
# Small print: how many lines do not fit
pictures-more-below = { $count } more: see the text or the file.
# Small print of a bracket that does not fit
pictures-earlier-matches = Earlier matches: see the text or the file.
# Small print: only so many of all rounds are shown
pictures-last-rounds = The last { $shown } of { $count } rounds.
# Small print: only so many of all games are shown
pictures-last-games = The last { $shown } of { $count } games.
# Small print: columns of a table that do not fit
pictures-columns-left-out = Not shown here: { $names }.
# Between the parts of a list in an alt text
pictures-comma = {", "}
# A line of an alt text, such as a round and its matches
pictures-line = { $label }: { $told }.
# Something said as a sentence of an alt text
pictures-sentence = { $told }.
# How an alt text begins: what is shown (“Standings”), and of which tournament
pictures-alt-head = { $shown }, { $title }
# Of what an alt text tells
pictures-bracket = Bracket
# Of what an alt text tells: one player's chances
pictures-chances = Chances
# Of what an alt text tells
pictures-chances-of-places = Chances of every place
# Of what an alt text tells
pictures-groups = Groups
# Of what an alt text tells
pictures-pairings = Pairings
# Of what an alt text tells: when two players are free
pictures-times-of = Times of { $first } and { $second }
# Instead of a name: nobody knows yet who it is
pictures-open = open
# A match in an alt text
pictures-beat = { $first } beat { $second }
# A match in an alt text that is not decided
pictures-against = { $first } against { $second }
# Between two names, where the result will be; short
pictures-versus = vs
# A game in an alt text about a player
pictures-won-against = won against { $opponent }
# A game in an alt text about a player
pictures-lost-to = lost to { $opponent }
# A game in an alt text about a player
pictures-tied-with = tied with { $opponent }
# A game in an alt text about a player that is still to be played
pictures-to-play = to play { $opponent }
# In an alt text, after a player's games. { $points } may be 4½
pictures-with-points = { $points } points
# A share; { $share } may be <1
pictures-percent = { $share }%
# In an alt text: a place (or places, 4–5) and how likely it is
pictures-chance-of-place = place { $place } { $chance }
# Above those who are out of an elimination
pictures-out = Out
# Above those who may still lose so many games
pictures-lives-left =
    { $count ->
        [one] { $count } life left
       *[other] { $count } lives left
    }
# In an alt text: a player's rank after each round
pictures-ranks-so-far = Ranks
# Beside a colour: times that suit both
pictures-both = both
# In an alt text, before times that suit both
pictures-both-can = Both can
# In an alt text
pictures-no-common-start = There is no start that suits both.
# In an alt text, before the time of a game
pictures-chosen = Chosen
# In an alt text: a list that would be too long
pictures-and-more = { $listed } and { $count } more
# In an alt text: the head of a column (“Pts”) and its value
pictures-value = { $value } { $head }
# The head of the picture beside the menu of what can be created.
pictures-kinds = What you can create
# What a small drawing shows of a kind of tournament: this one and those below.
pictures-sketch-bracket = a bracket
pictures-sketch-double-bracket = a bracket with a second chance
pictures-sketch-everybody = a table of everybody
pictures-sketch-groups = groups
pictures-sketch-groups-final = groups, then a final
pictures-sketch-lives = lives
pictures-sketch-odds = chances of each place
pictures-sketch-path = ways up and down
pictures-sketch-rounds = rounds
pictures-sketch-tiers = leagues, one above another
# What is drawn of a tournament's first stage and of its last.
pictures-sketch-then = { $first }, then { $last }
