### Sentences for what the engine refuses. `sentence` dispatches on the type of an error; `errors` knows them all.

# What to say of a tournament in each phase: "the tournament ...".
errors-engine-phases-nothing = does not exist yet
errors-engine-phases-draft = is still being prepared
errors-engine-phases-registration = is open for sign-up
errors-engine-phases-closed = has its field and not started yet
errors-engine-phases-running = is being played
errors-engine-phases-finished = is over
errors-engine-phases-cancelled = was called off
errors-engine-phases-series = is a series of evenings
# What to say of an entrant with each status.
errors-engine-statuses-active = is in
errors-engine-statuses-waiting = is on the waiting list
errors-engine-statuses-withdrawn = has withdrawn
errors-engine-statuses-removed = is out after a forfeit
errors-engine-statuses-disqualified = has been disqualified
errors-engine-statuses-outside-stage = is not in this stage, which started without them
errors-engine-field-codes-too-few =
    There { $found ->
        [one] is one player
       *[other] are { $found } players
    }, and this format needs at least { $limit }. Wait for more, or choose another format.
errors-engine-field-codes-too-many = There are { $found } players, and this format takes at most { $limit }.
errors-engine-field-codes-too-many-rounds = { $found } rounds are planned, but this field only has new opponents for { $limit }. Plan fewer rounds, or allow repeats.
errors-engine-no-pairing-codes-everybody-met = Nobody is left for { $who } to meet for the first time. Allow repeats in the options, or set the pairings yourself with `/judge override`.
errors-engine-no-pairing-codes-never-meet = These players never meet, and every pairing of this round would have such a game: { $who }. Change who may meet in `/td options`, or set the pairings yourself with `/judge override`.
errors-engine-no-pairing-codes-never-meet-fixed = These players never meet, and every round that FIDE’s rules allow would have such a game: { $who }. That is fixed before round 1, so set the pairings yourself with `/judge override`.
errors-engine-no-pairing-codes-no-complete-round = FIDE's rules leave no complete round (C1 to C3). Set the pairings yourself with `/judge override`.
errors-engine-form-codes-unknown = no such form here
errors-engine-form-codes-unknown-note = nothing that can be noted about this game
errors-engine-form-codes-missing = is missing
errors-engine-form-codes-doubled = is named twice
errors-engine-form-codes-unknown-item = is not known
errors-engine-form-codes-outdated = is about something that has changed since
errors-engine-form-codes-past = is in the past
errors-engine-form-codes-unreadable = can't be read
errors-engine-form-codes-not-sealed = is not sealed: there is no need to record who looks at it
# The sentence for an error; every type has its own.
errors-engine-sentence = That didn't work, and I can't say why. Please try again, and tell a director if it keeps happening.
# Refusal: invariant.
errors-engine-invariant = That is my fault, not yours. It has been logged; please tell a director.
# Refusal: newer event.
errors-engine-newer-event = This was written by a newer version of Herald. Update first; nothing is lost.
# Refusal: not ahead.
errors-engine-not-ahead = Round { $round_number } can't be paired ahead: in this format every round is paired on the latest standings.
# Refusal: work stopped.
errors-engine-work-stopped = Stopped. Nothing has changed.
# Refusal: unknown entrant.
errors-engine-unknown-entrant = I can't find that player in this tournament. Choose one from the list while typing.
# Refusal: unknown pairing.
errors-engine-unknown-pairing = I can't find that game: the round may have been paired again. See `/tournament pairings`.
# Refusal: not your game.
errors-engine-not-your-game = Only the players of a game can do this, and { $entrant } is not one of them: { $pairing }.
# Refusal: wrong phase.
errors-engine-wrong-phase = The tournament { $now }. This only works while it { $needs }. `/tournament board` shows what comes next.
# Refusal: already entered.
errors-engine-already-entered = Nothing to do: { $entrant } is already in.
# Refusal: not in.
errors-engine-not-in = Not possible now: { $entrant } { $status }.
# Refusal: ratings fixed.
errors-engine-ratings-fixed = Ratings and seeds are fixed and can no longer change.
# Refusal: unknown format.
errors-engine-unknown-format = There is no format or preset called “{ $key }”. Choose one from the list while typing.
# Refusal: format not loaded.
errors-engine-format-not-loaded = The format “{ $key }” can't be used right now: its code does not load. The bot's log says why.
# Refusal: not next.
errors-engine-not-next = That isn't the next step any more; another director was probably faster. Check with `/round preview`.
# Refusal: results missing.
errors-engine-results-missing = The round is not over yet. These games still need a result: { $pairings }.
# Refusal: prompt open.
errors-engine-prompt-open =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    } must be answered first: see `/round answer`.
# Refusal: no such prompt.
errors-engine-no-such-prompt = Too late: that question has been answered, or play has moved on.
# Refusal: already answered.
errors-engine-already-answered = The answer is in already: **{ $answer }**.
# Refusal: no such draw.
errors-engine-no-such-draw = No draw called “{ $draw }” has been announced.
# Refusal: already drawn.
errors-engine-already-drawn = The draw “{ $draw }” has already been made. Words only count before it.
# Refusal: already contributed.
errors-engine-already-contributed = { $entrant } has already given a word for this draw, and everybody has just one.
# Refusal: result exists.
errors-engine-result-exists = { $pairing } already has a result. If it is wrong, ask a director to correct it.
# Refusal: no report.
errors-engine-no-report = There is no open report for { $pairing }. To say how it ended, use `/match report`.
# Refusal: own report.
errors-engine-own-report = That's your own side's report, so your opponent has to confirm it. Slip? You can take it back.
# Refusal: too early.
errors-engine-too-early = Too early: you can do this from { $allowed_from } on.
# Refusal: too late.
errors-engine-too-late = Too late: you could do this until { $allowed_until }. A director may still be able to help.
# Refusal: no game time.
errors-engine-no-game-time = { $pairing } has no final time yet. I post it when it is set.
# Refusal: not here.
errors-engine-not-here = Check in first: press **I'm here** or use `/match here`.
# Refusal: opponent here.
errors-engine-opponent-here = Your opponent is here, so there's nothing to claim. Have a good game!
# Refusal: more time granted.
errors-engine-more-time-granted = You gave your opponent more time. You can claim the game { $until_distance }.
# Refusal: round closed.
errors-engine-round-closed = This only works in the latest round, and { $name } is not. You can still correct its results.
# Refusal: nothing to undo.
errors-engine-nothing-to-undo = There is nothing left to undo.
# A change would alter who plays the event { $title }, of which games have been played
errors-engine-branch-played = { $title } is already being played by this field. Cancel it there with `/td cancel` first, then try again: it will start again with the right players.
# Refusal: not last command.
errors-engine-not-last-command = Something else has happened since, and undo goes back one step at a time. Open `/td undo` again.
# Refusal: deadline passed.
errors-engine-deadline-passed = The timetable has already done this. Nothing was done twice.
# Refusal: bad form.
errors-engine-bad-form = That is not right yet: { $error }. Nothing was saved; please correct it.
# Refusal: form closed.
errors-engine-form-closed = Too late: this was due { $due }. A director can still send it in for you.
# Refusal: no appeal.
errors-engine-no-appeal = There is no appeal to make or decide for { $entrant } right now.
# Refusal: reason needed.
errors-engine-reason-needed = This decision needs a reason that everybody can read. Please give one.
# A field that cannot be played, for a cause without words of its own.
errors-engine-field = These players can't play this format (found: { $found }, limit: { $limit }). Check the options.
# No pairing is possible, for a cause without words of its own.
errors-engine-no-pairing = The rules allow no pairing for this round. Set the pairings yourself with `/judge override`.
# What is wrong with a report. $game: Ana – Bo (round 3).
errors-engine-report-winner-not-seated = The winner you named does not play in { $game }. Choose one of the two players.
errors-engine-report-scores-contradict = The scores of { $game } don't match the winner. Check which score is whose.
errors-engine-report-no-ties = There are no ties here: { $game } has a winner. Say who won.
errors-engine-bad-report = This result does not fit { $game }. Please check it.
# What a director may do about a field that cannot be played; $ways: a list of the phrases below.
errors-engine-remedies = You can { $ways }.
errors-engine-remedy-invite =
    invite { $count ->
        [one] { $count } more player
       *[other] { $count } more players
    }
errors-engine-remedy-take-out =
    take { $count ->
        [one] { $count } player
       *[other] { $count } players
    } out with `/players withdraw`
errors-engine-remedy-take-out-first =
    take { $count ->
        [one] { $count } player
       *[other] { $count } players
    } out with `/players withdraw` (by the rules first: { $first })
errors-engine-options =
    These options do not fit:
    { $problems }
    Nothing was changed; please correct them.
errors-engine-bad-answer = “{ $answer }” is not one of the possible answers. Choose one that is offered.
errors-engine-no-answer = An empty answer is not possible. Choose one of those offered.
# A round set by hand that does not fit; what is wrong follows.
errors-engine-bad-round = Everybody must be in the round exactly once.
errors-engine-check-round = Check the pairings.
# $what: missing, doubled or unknown.
errors-engine-bad-round-part =
    { $what ->
        [missing] Missing: { $who }.
        [doubled] There twice: { $who }.
       *[unknown] Not in this round: { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } with the wrong number.
# A round paired by hand that does not fit the format. $code: how; $who: whom it is about.
errors-engine-handmade =
    { $code ->
        [no_match_for] Not in a match of this round: { $who }. The players of its matches can swap places with each other; nobody else can join.
        [different_parts] { $who } are in different parts of the round and can't meet in it. Swap places within a part.
        [left_out] Without a game or a bye: { $who }. Everybody who is still in needs one.
        [other_number] The round has as many games and byes as the rules say. Change who plays whom, not how many games there are.
        [must_stay] The match of { $who } stays as it is: it is played again, or the opponent has left.
        [no_rounds_off] Nobody can have a round off in this format: { $who }. Give them a game or a bye.
        [out] Already out: { $who }. They can't play in this round.
       *[same_couples] Who meets whom is fixed in this round. You can only change who comes first.
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = This log was exported before the end and doesn't include the seed, so this draw can't be made from it.
# Later games rest on a result: nothing is changed before a director has chosen. $count games.
errors-engine-dependent-games =
    { $count ->
        [0] What was published since depends on this result. A director has to decide with `/round result` what happens to it.
        [one] One later game depends on this result. A director has to decide with `/round result` what happens to it.
       *[other] { $count } later games depend on this result. A director has to decide with `/round result` what happens to them.
    }
# Who came too late may not claim the game.
errors-engine-came-late = You checked in too late to claim the game. If neither of you was there in time, a director will decide.
# A rematch of a game that was lost by forfeit.
errors-engine-forfeit-stands = { $pairing } was lost by forfeit. By the rules, a forfeit can't lead to a rematch, whatever the reason.
# A time set by a director. $code: why not, or not without a second word; $earliest and $latest: the week of the round.
errors-engine-game-time =
    { $code ->
        [past] That time is already past. Choose a later one.
        [final] The time of { $pairing } was final, and by the rules final times do not change.
       *[outside] Games of this round are played from { $earliest } to { $latest }; this time is outside that window.
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = This draw has been made, and everybody knows the number: { $told }. It can't be replaced.
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = I can't reach the beacon named for this draw right now, so the draw waits for it. Please try again later. A director can also have it drawn without: that is public, with the reason.
# There is no game for somebody in the round that is out.
errors-engine-no-seat = The current round has no game for { $entrant }: they are already in it, nobody in it has a bye, or the two have met. They can play from the next round on.
# Why a step of the timetable was refused, where another version of Herald wrote it down
errors-engine-unknown-refusal = Another version of Herald refused it, for a reason this one does not know.
# Somebody answers a claim that is not there. $pairing: the game
errors-engine-no-time-claim = There is nothing to answer: in { $pairing }, nobody waits for your word about the time.
errors-engine-no-doubt = There's nothing to decide about { $game } any more.
errors-engine-other-seats = This is about other players than those of { $game }.
errors-engine-report-contradicted = A player of { $game } has reported otherwise.
# Refusal: acts for that entrant already.
errors-engine-already-member = Nothing to do: { $entrant } has them already.
# Refusal: in two entrants of one tournament.
errors-engine-member-elsewhere = They already play in it, and nobody plays twice: { $entrant }.
# Refusal: does not act for that entrant.
errors-engine-not-member = Nothing to do: they do not act for { $entrant }.
# Refusal: only guests have somebody who speaks for them.
errors-engine-not-guest = { $entrant } is on Discord and needs nobody to speak for them. Where teams should play, a director sets the team size first: `/td options`.
# Refusal: as many act for that entrant as may. $most: how many.
errors-engine-team-full = No room: { $entrant } has { $most }, and that's the limit. One has to go first: `/team remove`.
# Refusal: scores of several games where a match is one game.
errors-engine-report-no-series = Not recorded: { $game } is a single game. One score is enough.
# Refusal: more games than the match can have.
errors-engine-report-too-many-games = Not recorded: these are more games than { $game } can have.
# Refusal: a game after the match was decided.
errors-engine-report-played-on = Not recorded: { $game } was decided before the last of these games. Please check them.
# Refusal: the games given do not decide the match.
errors-engine-report-too-few-games = Not saved: these games don't decide { $game } yet. Give the score of each one, like `11-7 9-11 11-5`.
# Refusal: scores of games that come to another result than was said.
errors-engine-report-games-contradict = Not recorded: the scores of the games in { $game } do not match the result. Please check both.
# Somebody asks for a round off after the last round was published.
errors-engine-no-round-left = It's too late: there is no round left that you could take off.
# A round that cannot be taken off any more, or does not exist.
errors-engine-not-a-round-off = Round { $round_number } can't be changed here. Choose a round from { $first } to { $last }; a director can still help with a round that is about to be published.
# Somebody asks for a round off in a format with fixed pairings.
errors-engine-no-rounds-off = Nobody can take a round off in this format: it fixes who meets whom. Ask a director to move your game, or leave with `/leave`.
# A game of an event without times
errors-engine-untimed-game = { $pairing } has no set time, so I can't say when a player is late for it. Ask a director if your opponent doesn't come.
# A player is missed, and directors decide about it
errors-engine-directors-decide = A director decides about { $pairing }; they have been asked.
# Refusal: teams where people play for themselves
errors-engine-no-teams = Everyone plays for themselves here. For teams, a director sets the team size first: `/td options`.
# Refusal: nobody waits for a team
errors-engine-no-free-players = Nobody is looking for a team yet. Players press **Join team** first.
# Refusal: the field changed while teams were drawn
errors-engine-stale-teams = A player or team came or went just now. Press **Make teams** again.
# Refusal: a newcomer during play. $title: the format
errors-engine-no-latecomers = Too late, it has started: **{ $title }** takes no new players then.
