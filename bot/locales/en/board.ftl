### The live board of a tournament. Names and titles come in ready to be shown.

board-next = Next
board-standings = Standings
board-leaders = In the lead
board-games = Still to play
board-all-played = All games are played. Next: the final standings.
board-directors-pair = The directors start the next round.
board-paused = The timetable is paused.
board-draft = Sign-up isn't open yet.
board-not-posted = There's no board yet: I post it when sign-up opens.
board-posted-anew = Here it is again, at the bottom of the channel.
board-not-pinned = I could not pin this tournament's board. Please give me the permission *Pin Messages* in its channel, unpin something if the channel is full of pins, or pin the board yourself. It is kept up to date either way.
# A round, and how far it has come.
board-round-played =
    {""}**{ $title }**: { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played
# The format waits for somebody to say something.
board-questions =
    Waiting for { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } before play goes on.
# By when the games that are open should be over.
board-games-until = Games are played until { $at }
# What the board has no room for; the button shows everything.
board-and-others = and { $count } more
# An event played beside this one, such as a B final: how it stands
board-branch-open = **{ $title }** is played beside this by { $count ->
    [one] { $count } player
   *[other] { $count } players
} and has no results yet.
board-branch-begun = **{ $title }** is still being played beside this.
board-branch-held = **{ $title }** is over. Won by **{ $names }**.
board-branch-cancelled = **{ $title }** was called off.
# $url leads to the board
board-where = The board is here: { $url }
# Below the picture of the board while a newer one is still to be painted. $at is a time of day
board-picture-of = Picture as of { $at }; it is updated at most once a minute.
# Instead of `board-paused` where there is no timetable, only the next round that comes after a pause.
board-on-hold = On hold: the next step comes when a director lets it go on.
# Games without a result, where no date says by when
board-results =
    Waiting for the { $count ->
        [one] result of { $count } game
       *[other] results of { $count } games
    }.
# What comes next in an evening. $at: in 2 minutes
board-soon = Next up: { $what } { $at }
board-final-standings = final standings
