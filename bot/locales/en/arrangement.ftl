### The arrangement of a new cycle, as directors look it over. Names and tiers come in ready to be shown.

arrangement-title = Preview: arrangement
arrangement-not-published = Nobody else sees this yet. Look it over, then publish: all games of all leagues open at once.
arrangement-worth-a-look = Worth a look
arrangement-leagues = Leagues
arrangement-nothing-odd = Nothing unusual: everybody who signed up has a place and a rating.
arrangement-moves-up = Up
arrangement-moves-down = Down
arrangement-moves-new = New
arrangement-moves-same = In the same tier
arrangement-entrant = name
arrangement-rating = rating
arrangement-before = last tier
arrangement-now = tier
arrangement-league = league
arrangement-move = move
arrangement-why = why
# How large it is.
arrangement-size =
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
arrangement-holder = **{ $name }** holds the title.
# Who signed up but has no place, for want of an answer.
arrangement-not-in = Signed up, but not in ({ $count }): { $names }. They have not accepted.
# Whose place nobody can judge.
arrangement-without-rating = No rating ({ $count }): { $names }. They come after everybody who has one.
# Who timed out.
arrangement-disqualified = Disqualified in the last cycle ({ $count }): { $names }. They get no bonus.
# The holder of the title is not in the field.
arrangement-title-kept = The title stays with its holder, who is not taking part: nobody plays for it in this cycle.
# Heading, for everybody: how the leagues of this cycle came about.
arrangement-story = From the last cycle to this one
# The last of a list of names: those who are not named.
arrangement-more = { $count } more
