### Sentences for files that cannot be made.

# Refusal: no times yet.
errors-files-no-times-yet = None of these games of **{ $title }** has a time, so there is nothing to put into a calendar. Try again once times have been posted.
# Refusal: not like chess.
errors-files-not-like-chess = Nothing of **{ $title }** fits the chess federation's file: it only takes Swiss and round robin stages that have started. Export the tables instead.
# Refusal: no games to hand out.
errors-files-no-game-records = **{ $title }** has no games whose moves I can fetch: they have to be over, and played on a game server that hands them out, such as lichess.org.
# Refusal of a report file (TRF). `problem` is one of the sentences below.
errors-files-trf-refused = The report file can't be continued: { $problem }. Nothing was changed; please correct it and send it again.
errors-files-trf-at-line = line { $line }: { $problem }
errors-files-trf-points-differ = the points aren't the sum of the results
errors-files-trf-same-colour = both players of a game have the same colour
errors-files-trf-not-mutual = the opponent's line doesn't name this player
errors-files-trf-meets-self = a player meets themselves
errors-files-trf-number-twice = this starting number is there twice
errors-files-trf-number-missing = the starting number before this one is missing
errors-files-trf-unknown-result = this result isn't known
errors-files-trf-unknown-colour = a colour must be w or b
errors-files-trf-short-line = the line ends before the points
errors-files-trf-bad-number = a number is expected here
errors-files-trf-bye-with-opponent = a bye has an opponent
errors-files-trf-game-without-opponent = a game has no opponent
errors-files-trf-too-few-rounds = more rounds were played than are planned
errors-files-trf-no-rounds = the number of rounds is missing: give it with the option rounds
errors-files-trf-unknown-initial-colour = the first colour must be W or B
errors-files-trf-unknown-points = this line of points isn't known
errors-files-trf-bye-without-number = a bye names no player
errors-files-trf-forbidden-alone = a forbidden pair needs two players
errors-files-trf-no-players = there are no players (lines 001)
errors-files-trf-no-name = a player has no name
errors-files-trf-too-few-players = a tournament needs two players
errors-files-trf-too-many-players = there are more than 1,000 players
errors-files-trf-too-many-rounds = there are more than 30 rounds
errors-files-trf-not-dutch = I can go on with single players by the Dutch Swiss system only
errors-files-trf-other-points = a win must give more than a loss, and a tie no more than a win and no less than a loss
errors-files-trf-other-acceleration = I know these virtual points only as Baku gives them
errors-files-trf-forbidden-pairs = forbidden pairs must begin in round 1, end in the same round and be 200 at most
errors-files-trf-other-tie-break = I don't have one of these tie-breaks: take it out, and choose others in `/td options`
errors-files-trf-open-game = only games of the last round may be open
errors-files-trf-odd-result = these two results don't make a game
errors-files-trf-two-byes = half-point and full-point byes in one round: I can give only one kind
