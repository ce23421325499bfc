### While a tournament cannot go on because of games or answers. Names and times come in ready to be shown.

# $games: a list of games, each with what is missing of it
held-up-waits-for = Waiting for { $games }.
# A game in the list
held-up-disputed = { $players } (disputed)
held-up-unconfirmed = { $players } (reported, not confirmed)
held-up-no-result = { $players } (no result yet)
held-up-asked = I've asked a director.
# To everybody, six hours after play should have gone on
held-up-everybody = **Play has been held up since { $since }.**
# A dispute where other games are played meanwhile: to the director, and to everybody six hours after it
held-up-disputed-since = **A result has been disputed since { $since }.** All other games go on.
held-up-your-game = Is this your game? Report it now, or tell a director what happened. Everybody else: sit back.
held-up-names = Asked to settle it: { $names }.
held-up-no-times = Until then nobody is asked for times. Once it is settled, the next round is paired at once.
held-up-over = It goes on: what was missing is settled.
# To those who are asked next. $names: who was asked first; $since: a time with its distance
held-up-deputy = **{ $names }** was asked { $since } and has not settled this yet. Please settle it, or reach them.
# To the director who is asked first. Times come with their distance
held-up-asks-next = If it is still open, I ask { $names } { $at }, and everybody learns what is missing { $everybody_at }.
held-up-nobody-else = If it is still open, everybody learns what is missing { $everybody_at }. Nobody else can settle it: name a second director with `/td staff`.
