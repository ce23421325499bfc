### Stages, rounds, pairings and game times. Names come in ready to be shown.

rounds-field-by-seed = Field, by seed
rounds-field-as-listed = The field and its order are in the list above.
rounds-why-seeded = How ties in the seeding were broken
rounds-order-by-rating = Seeded by strength before the tournament.
rounds-order-by-standings = Seeded by the standings of the stage before.
rounds-pairings = Pairings
rounds-byes = Byes
rounds-idle = Sitting out this round
rounds-warnings = Worth a look
rounds-no-warnings = Nothing unusual: no repeats, no second byes, nothing else to check.
# Below the first warnings about a round
rounds-more-warnings = … and { $count } more in the text file.
# Too many are not paired to name them
rounds-many-idle = Sitting out this round: { $count } players
rounds-preview = Preview
rounds-not-published = Nobody else sees this yet.
rounds-why-link = Why these pairings? See `/tournament why`.
rounds-near-misses = No common time
# Too many to tell one by one.
rounds-many-level-seeds = { $count } times two neighbours were level. `/tournament why` shows how the ties were broken.
# How long the players have.
rounds-time-control = Time control: { $text }
# What players can do about tentative times.
rounds-tentative-until = Times are tentative until { $fix_at }. Talk to your opponent and update your times with `/me availability` before then.
# The week's window.
rounds-play-between = Games start between { $play_from } and { $play_until }.
# Without a timetable players find a time themselves.
rounds-arrange-yourselves = Agree on a time with your opponent, play, and report the result with `/match report`.
# The times of a round are final.
rounds-times-fixed = The game times of **{ $round_title }** are now final.
# A sentence after it: only games whose time has moved are listed.
rounds-other-times-stay = Times that have not moved are in the post of the round.
# A director set one game's time.
rounds-game-moved = A director has set the time of { $players }: { $at }.
# The scheduler found nothing.
rounds-no-time-found = { $players }: no time found. A director will set one.
# A director paired the round by hand.
rounds-paired-by-director = A director paired this: { $reason }
# A director changed the pairings.
rounds-amended-by-director = A director has changed the pairings of **{ $round_title }**.
# The round was updated because somebody left.
rounds-amended-after-withdrawal = The pairings of **{ $round_title }** have changed because a player left.
# A published round no longer counts.
rounds-round-undone = A director has undone **{ $round_title }**. Its pairings no longer count; new ones will follow.
# Something else was taken back.
rounds-step-undone = A director has undone the last step.
# What the step had done.
rounds-undone-list = Undone: { $things }.
# What the timetable does after an undo.
rounds-timetable-paused = The timetable is paused until a director resumes it.
# A director switched the timetable.
rounds-timetable-switched-running = The timetable is running again.
# A director switched the timetable.
rounds-timetable-switched = The timetable is paused: nothing happens automatically until a director resumes it.
# The times of a round have been found again.
rounds-times-tentative = The tentative game times of **{ $round_title }**:
# When a game is played instead.
rounds-new-time = New time: { $at }.
# A stage begins.
rounds-stage-started =
    {""}**{ $title }** starts with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    }.
# A stage begins whose number of rounds is known.
rounds-stage-started-rounds =
    {""}**{ $title }** starts with { $entrants ->
        [one] { $entrants } player
       *[other] { $entrants } players
    } and { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
# When a game is played. $final: yes or no.
rounds-game-time =
    { $final ->
        [yes] { $at }, final
       *[no] { $at }, tentative
    }
# In the list of games, where a final time needs no word.
rounds-tentative-time = { $at }, tentative
# In the list of games: somebody has reported this one. $until: in 5 hours.
rounds-reported = **{ $name }** reports: { $said }; counts { $until } unless disputed
# The same of a game that was to begin later.
rounds-reported-early = **{ $name }** reported before the start: { $said }; counts once confirmed
# In the list of games: the players disagree about this one.
rounds-disputed = disputed; a director will decide
# In the list of games: who has checked in; $names is a list.
rounds-here = here: { $names }
# Under the game times once they are final.
rounds-be-there = Check in with **My game** around the start. For a direct message before it, press **Write to me**.
# On the post of a round, until the next one is paired.
rounds-next-times = The next round is paired { $pair_at }. Press **My times** to say when you can play in it.
# Somebody who came while the round was out plays the player who had the bye.
rounds-amended-for-newcomer = **{ $round_title }** has one more game: a newcomer plays the player who had the bye.
# The round was imported
rounds-played-elsewhere = Played elsewhere.
# In the list of games: one player is there, and waits for the other until then
rounds-here-waiting = here: **{ $name }**, waiting for **{ $opponent }** until { $until_time } ({ $until_distance })
# Under the games of a round of an event without dates.
rounds-play-and-report = Play, then report the result with `/match report`.
# To the two players, whose names come first: their match of that round has opened. $title is the name of the round
rounds-match-open = { $title }: your match is open, **{ $players }**. Play it, then report the result with `/match report`.
# A director holds a tournament that has no timetable, in which the next round comes after a pause.
rounds-on-hold = On hold: nothing happens until a director lets it go on.
# And lets it go on.
rounds-goes-on = It goes on: the next step comes automatically again.
# In place of the standings after the last round, once the tournament is over: its last post shows them.
rounds-standings-at-the-end = All games are played. The final standings are at the end of the channel.
# How the field is seeded: directors gave places.
rounds-order-by-hand = Seeded by hand.
# How the field is seeded: nobody has a rating, and lots were drawn.
rounds-order-by-lot = Seeded by lot.
# How the field is seeded: nobody has a rating, and they are taken as they came.
rounds-order-by-entry = Seeded in order of entry.
