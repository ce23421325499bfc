# Texts about results that are corrected, and numbers that are asked about. $before, $after: results as `1–0`.
corrections-plain = **{ $players }** has the result **{ $before }** and would become **{ $after }**. No later game depends on it; published pairings stay.
# $names: the games, a list.
corrections-rests =
    {""}**{ $players }** has the result **{ $before }**, and { $count ->
        [0] no later game depends on it, but what was published since does.
        [one] one later game depends on it: { $names }.
       *[other] { $count } later games depend on it: { $names }.
    }
corrections-without-game = Went on without a game: **{ $who }**.
# Who has gone on wrongly.
corrections-leaving = Would not have gone on: **{ $who }**.
# Who should have.
corrections-entering = Would have gone on: **{ $who }**.
corrections-reseeded = The same people would have gone on, to other places.
# $games: games with their links, a list.
corrections-on-server = Still on a game server, where Herald does not end it; taken back, it counts for nobody: { $games }
corrections-choose = **Take them back**: what depends on it is paired and played again. **Let it stand**: the result and what is published stay, by a ruling that everybody sees with your reason.
# One line of places that change. $before and $after are places.
corrections-place = { $who }: place { $before } → { $after }
corrections-places = Places that change now:
corrections-correct = Correct it
corrections-reset = Take them back
corrections-stand = Let it stand
# To the director.
corrections-stood = **{ $players }** stays as recorded; everybody has been told why.
# Posted to everybody. $recorded, $actual: results; $why: the reason.
corrections-ruling = **{ $players }** stays **{ $recorded }** by a director's ruling, though it ended **{ $actual }**: play has gone on from it. { $why }
# Play goes on after that round.
corrections-taken-back = A result has been corrected, and play is back to where it was after **{ $round_title }**. What came later is paired again.
# Games of the round are gone.
corrections-amended = A result has been corrected: what depended on it in **{ $round_title }** is taken back and will be paired again.
# Orders a rematch, or moves a final time, though the rules say otherwise.
corrections-all-the-same = Do it anyway
# To directors: both players of a game came too late.
corrections-late-check-in = **{ $name } was too late for { $players }**, and nobody was there in time. Nobody can claim the game: please decide.
# A result that stands by a ruling, wherever results are shown. $recorded and $actual are results
corrections-recorded-by-ruling = { $recorded } § (ended { $actual })
# Below standings. $why is the director's reason
corrections-note = § { $players } counts as **{ $recorded }** by a director's ruling, though it ended **{ $actual }**. { $why }
# Below the title of a picture: how many results stand by a ruling
corrections-pictured =
    { $count ->
        [one] § one result by a ruling
       *[other] § { $count } results by rulings
    }
# Before a correction: prizes that others would win now; lines follow.
corrections-prizes = Prizes, as things stand:
# A prize that others would win; $before and $after are lists of names.
corrections-prize = { $prize }: { $before } → { $after }
