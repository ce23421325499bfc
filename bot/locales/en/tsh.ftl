### Changing over to tsh and back.

tsh-problems-no-folder = this isn't a zip file of a tsh folder: config.tsh and the file of each of its divisions must be in it
tsh-problems-unreadable = “{ $found }” is not a player: write a name, a rating, opponents; then scores after a semicolon
tsh-problems-long-name = the name “{ $found }” is longer than 80 characters
tsh-problems-no-such-opponent = there is no player number { $found }
tsh-problems-self = the player meets themselves
tsh-problems-not-mutual = player { $found } does not have this player as opponent
tsh-problems-gap = only some players are paired there, though there are scores or a later round
tsh-problems-too-few = a tournament needs two players, and there are { $found }
tsh-problems-too-many = there are { $found } players; 1,000 is the limit
tsh-problems-too-many-rounds = there are { $found } rounds; 60 is the limit
tsh-exported = The division as tsh reads it, with a configuration to start from: put both files into an event folder of tsh. Forfeits are byes there, and a win without scores is written 1:0.
tsh-mixed-spreads = The file has byes with different spreads; here every bye and absence counts as { $spread }.
# Nothing came of it.
tsh-refused = The file can't be imported: { $problems }. Nothing was changed; please correct it and send it again.
# Where a file is wrong; $problem says what
tsh-at-line = Line { $line }: { $problem }
tsh-at-line-and-round = Line { $line }, round { $round }: { $problem }
tsh-at-round = Round { $round }: { $problem }
# $open games have no result yet
tsh-imported =
    {""}**{ $title }** is here now, and you direct it: { $players } { $players ->
        [one] player
       *[other] players
    }, { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, open games: { $open }. Everybody in it is a guest; `/players replace` puts a member of this server in a guest's place.
# Several tournaments as one folder. `divisions` are letters with titles, for example “A (**Open**) and B (**Novices**)”.
tsh-exported-folder = An event folder of tsh with the divisions { $divisions }. Forfeits are byes there, and a win without scores is written 1:0.
# Divisions have different options for which tsh has one value. `options` are names in tsh.
tsh-one-value = These differ between the divisions, but tsh has one value for all; division A's is written: { $options }.
