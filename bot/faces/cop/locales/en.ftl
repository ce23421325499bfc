### What the face of COP shows.

## A round of COP in a few lines. Names come in ready to be shown.

cop-preview-no-repeats = No repeats.
# What directors read of the leader; the reason follows
cop-preview-leader = The leader **{ $name }** meets **{ $opponent }**.
# Why the leader meets somebody: how low one can be and still catch the leader
cop-preview-window = Place { $place }; players down to place { $lowest } can catch the leader too, but the round as a whole is better this way.
cop-preview-window-lowest = Place { $place }, the lowest who can still catch the leader.
# Whose places are safe
cop-preview-gibsonized = Gibsonized: { $names }.
# The lowest who can hope for a place. $place: 1st
cop-preview-contender = { $place } **{ $name }** (rank { $rank })
# $names: a list of the line before
cop-preview-contenders = Lowest contenders for the prizes: { $names }.
# Two who meet again
cop-preview-repeat =
    { $players } ({ $times ->
        [one] once before
       *[other] { $times } times before
    }, last in round { $last })
# Everybody who meets again; $pairs: a list of the line before
cop-preview-repeats =
    { $count ->
        [one] One repeat
       *[other] { $count } repeats
    }: { $pairs }.
# After a list that is cut
cop-preview-more-repeats = … and { $count } more.

## Changing over to tsh and back.

cop-tsh-problems-no-folder = this isn't a zip file of a tsh folder: config.tsh and the file of each of its divisions must be in it
cop-tsh-problems-unreadable = “{ $found }” is not a player: write a name, a rating, opponents; then scores after a semicolon
cop-tsh-problems-long-name = the name “{ $found }” is longer than 80 characters
cop-tsh-problems-no-such-opponent = there is no player number { $found }
cop-tsh-problems-self = the player meets themselves
cop-tsh-problems-not-mutual = player { $found } does not have this player as opponent
cop-tsh-problems-gap = only some players are paired there, though there are scores or a later round
cop-tsh-problems-too-few = a tournament needs two players, and there are { $found }
cop-tsh-problems-too-many = there are { $found } players; 1,000 is the limit
cop-tsh-problems-too-many-rounds = there are { $found } rounds; 60 is the limit
cop-tsh-exported = The division as tsh reads it, with a configuration to start from: put both files into an event folder of tsh. Forfeits are byes there, and a win without scores is written 1:0.
cop-tsh-mixed-spreads = The file has byes with different spreads; here every bye and absence counts as { $spread }.
# Nothing came of it.
cop-tsh-refused = The file can't be imported: { $problems }. Nothing was changed; please correct it and send it again.
# Where a file is wrong; $problem says what
cop-tsh-at-line = Line { $line }: { $problem }
cop-tsh-at-line-and-round = Line { $line }, round { $round }: { $problem }
cop-tsh-at-round = Round { $round }: { $problem }
# $open games have no result yet
cop-tsh-imported =
    {""}**{ $title }** is here now, and you direct it: { $players } { $players ->
        [one] player
       *[other] players
    }, { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, open games: { $open }. Everybody in it is a guest; `/players replace` puts a member of this server in a guest's place.
# Several tournaments as one folder. `divisions` are letters with titles, for example “A (**Open**) and B (**Novices**)”.
cop-tsh-exported-folder = An event folder of tsh with the divisions { $divisions }. Forfeits are byes there, and a win without scores is written 1:0.
# Divisions have different options for which tsh has one value. `options` are names in tsh.
cop-tsh-one-value = These differ between the divisions, but tsh has one value for all; division A's is written: { $options }.
