### Players who have left the server. Names come in ready to be shown.

# A director is asked what becomes of somebody who has left.
departures-has-left =
    { $games ->
        [0] **{ $name }** has left the server. What should happen to their place?
        [one] **{ $name }** has left the server with one game still to play. What should happen to their place?
       *[other] **{ $name }** has left the server with { $games } games still to play. What should happen to their place?
    }
# Those who wait for a game with somebody who has left.
departures-opponent-left = **{ $name }** has left the server, so your game may not happen. I've asked the directors what to do.
# A warning above a round that is about to be published.
departures-away =
    { $count ->
        [one] ⚠️ { $names } has left the server. `/players withdraw` takes them out before pairing.
       *[other] ⚠️ { $names } have left the server. `/players withdraw` takes them out before pairing.
    }
# A director keeps somebody in.
departures-kept = **{ $name }** stays in, and will be paired as before.
# How a director gives the seat to somebody else.
departures-replacing = Say on the server who takes the seat of **{ $name }**: `/players replace`.
# A director learns that somebody who spoke for a guest has left; the guest plays on.
departures-voice-left = **{ $name }**, who speaks for **{ $guest }**, has left the server. **{ $guest }** stays in: `/team add` names another person, `/team remove` nobody.
