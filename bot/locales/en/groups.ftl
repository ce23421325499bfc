### Leagues and other groups of a stage. Names and titles come in ready to be shown.

# $button: the label of the button that shows one's own group
groups-own-threads = Every group has its own thread in this channel, with its table, games and results. They open one after another: until yours is there, press **{ $button }**.
groups-my-group = My group
groups-which-game = Which of your games is over?
groups-timed-out-noted = Thanks. A director looks at the game and decides whether it was lost on time.
groups-lost-on-time = Lost on time.
groups-ruled = Ruled: the game is lost on time.
# How far a group has come.
groups-games-played =
    { $played } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played.
# A stage begins, played in groups.
groups-stage-begins =
    {""}**{ $title }** starts with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    } in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }.
# Who is in none of the groups yet.
groups-outside = In no group: { $names }.
# To everybody in a group, above the list of its games.
groups-group-begins-games-1 = **{ $title }** starts.
# To everybody in a group, above the list of its games.
groups-group-begins =
    {""}**{ $title }** starts: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, all open now, in any order you like.
# The heading of a group's last table.
groups-complete = { $title }: all games have been played
# To everybody: a group that was not there when the stage began.
groups-group-opens = **{ $title }** starts. It has its own thread.
# Another game of a group that has begun before.
groups-more-games = **{ $title }**: the next game is open.
# Where a group's thread is.
groups-see-thread = Your thread: <#{ $thread }>
# A game that needs no appointment was lost without being played to its end.
groups-lost-on-time-2 = { $players }: { $absent } has lost on time, or did not play.
# To directors: somebody claims a win on time.
groups-timed-out = **{ $player }** says that **{ $opponent }** has lost their game on time. Please look at the game and decide.
groups-how-to-report = Invite your opponents, play, and press **Report** when a game's over; either of you can.
# A sentence after it.
groups-time-control = Time control: { $time_control }
# In a group's thread, above games about which something was said or reported.
groups-under-way = Under way
# The heading over the groups of all rounds that follow one another
groups-parts-title = From the groups to the final
