### Answers to directors and coordinators: what they did, what they are about to do. Names come in ready to be shown.

directing-tie = A tie
directing-both = Both
# What can be searched for in the log: names of events, and what people call them.
directing-kinds-phase-changed = Sign-up, start and end
directing-kinds-plan-changed = Settings and options
directing-kinds-entrants = Players joining, changing and leaving
directing-kinds-rounds = Rounds
directing-kinds-game-times-set = Game times
directing-kinds-reports = Reports
directing-kinds-results = Results
directing-kinds-ruling-made = Rulings, appeals and remarks
directing-kinds-questions = Questions and answers
directing-kinds-draws = Draws announced, and words given for them
directing-kinds-fee-marked = Fees
directing-kinds-command-undone = Undo
directing-kinds-timetable-switched-deadline-passed = The timetable
directing-kinds-form-asked-form-submitted-forms-seen = Forms: asked for, sent in, looked at
directing-kinds-match-noted = Check-in and other notes about games
directing-kinds-evenings = Evenings of a series
# A kind of entry of the log, to search for: a B final and the like
directing-kinds-branches = Events played beside it
directing-kinds-announced-step-told = Announcements, and what was revealed
directing-all-played = Everything has been played. `/td advance` makes the standings final.
directing-published-already = That round is published already; nothing was done twice.
directing-nothing-done = It was like that already; nothing changed.
directing-not-like-preview = Something has happened since your preview, and the round looks different now. Please check it again:
directing-finished = It's over, so there's no next step. `/tournament standings` shows how it ended.
directing-cancelled = It was called off, so there's no next step.
directing-no-default-here = Commands in this channel no longer mean a particular tournament.
directing-save = Save
directing-correct = Correct
directing-really-cancel = Call off the whole tournament? I'll post it for everybody in it.
directing-cancel-now = Yes, call it off
directing-override-title = Change the pairings
directing-pairings-field = Pairings
directing-reason-field = Reason
directing-pairings-help = One per line: “Ana - Bo” (first side first), “bye Eve”, “off Gil”, “idle Fay”.
directing-reason-help = Everybody can read it.
directing-override-preview = This is how the round will look. Nothing has changed yet.
directing-override-now = Change the round
directing-publish-so = Publish it like this
directing-winner-field = Who won?
directing-score-field = Score
directing-score-help = Only for scored games, like 412:380, in the order above.
directing-announce-title = Announcement
directing-announce-field = What do you want to say?
directing-announced = Posted in the channel.
directing-answer-field = Your answer
directing-draw-lots = Draw lots
directing-type-number = Type a number
directing-newer = Newer
directing-older = Older
directing-take-over = Import the list
directing-list-preview = Nothing has changed yet. Check the list, then import it.
directing-not-seen-by-them = They may not see `/td`, `/round`, `/players` and `/judge` yet: allow these for them in the server's settings under Integrations, Herald.
directing-imported-paused = Its timetable is paused; `/td pause resume:True` starts it.
directing-ways-walkover = Walkover for the opponent
directing-ways-repair = Repair the round
directing-ways-again = Pair the round again
directing-can-pair-again = Nothing of the round has been played yet: it can also be taken back and paired again without this player.
directing-take-out = Take them out
directing-undo-note = What was posted can't be unsent, but it will be marked as undone.
# Sign-up was opened or closed.
directing-signup-is-is-open = Sign-up for **{ $title }** is open, and I've posted it.
# Sign-up was opened or closed.
directing-signup-is =
    Sign-up for **{ $title }** is closed with { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
# A format that is no preset: its options are still to be chosen.
directing-with-options = { $title } (choose options)
# A new tournament.
directing-created = **{ $title }** exists, and you direct it. `/td options` changes how it is played; `/td open` opens sign-up in <#{ $channel }>.
# A round is out.
directing-published = **{ $round_title }** is up.
# The end.
directing-finished-2 = **{ $title }** is over, and its standings are final.
# A stage that needs no rounds.
directing-stage-passed = **{ $title }** needs no games: it is already decided.
# A stage begins with questions that somebody must answer.
directing-stage-begun = **{ $title }** has started. Something is still missing before its first round: see **{ $button }**.
# Why there is no next round yet.
directing-still-missing =
    The next step is waiting for { $count ->
        [one] { $count } result
       *[other] { $count } results
    }. Enter one here, or ask the players to report.
# A result is official.
directing-result-entered = { $players }: **{ $result }** is in.
# Behind a result that a director entered without a score, where the standings need one.
directing-without-score = No score was given, so this game adds nothing to the score differences.
# Somebody was absent.
directing-forfeit-ruled = { $players }: **{ $result }** is in, and I've posted it.
# To be played again.
directing-rematch-ordered = { $players } play again. I've let both know.
# Shown before a game's time changes.
directing-will-move = { $players } would start { $at }. I read your time as { $zone } time.
# Clocks go back, and the time comes twice.
directing-twice-that-night = Clocks go back that night and show this time twice: { $first } or { $second }?
# What was typed can mean two moments.
directing-which-time = { $players }: the time you typed has two meanings. Which one is it?
# The end of a long list.
directing-and-more = and { $count } more
# A game's time is set.
directing-moved = { $players } start { $at }. I've let everybody know.
# Shown before somebody is taken out.
directing-will-withdraw = This is what happens if **{ $name }** leaves. Nothing has changed yet.
# Somebody was taken out.
directing-is-out = **{ $name }** is out, and I've posted it.
# Somebody came back.
directing-is-back-waiting = **{ $name }** is on the waiting list.
# Somebody came back.
directing-is-back = **{ $name }** is back in.
# A director entered somebody.
directing-added-waiting = **{ $name }** is on the waiting list.
# A director entered somebody.
directing-added = **{ $name }** is in; that makes { $count }.
# A rating was set.
directing-data-changed-rating = **{ $name }** now has the rating { $rating }.
# A rating was set.
directing-data-changed = **{ $name }** has no rating now.
# Somebody took a seat over; goes into the log too.
directing-replaced = { $new } takes the seat of { $old }.
# A requirement is noted.
directing-required = Noted and shown to **{ $name }**. If they refuse, forfeit the game with `/judge forfeit`.
# Paused or running.
directing-timetable-running = The timetable is running.
# Paused or running.
directing-timetable = The timetable is paused: nothing happens automatically.
# Somebody directs or coordinates; goes into the log too.
directing-role-given = { $name } is now a { $role }.
# Somebody no longer does; goes into the log too.
directing-role-taken = { $name } is no longer a { $role }.
# Posted below the message that a role was taken from the last director.
directing-no-director = It has no director now. A member who may manage this server's events can become one: `/td staff`.
# Where posts go.
directing-announced-in = **{ $title }** is announced in <#{ $channel }> from now on.
# The voice channel is set.
directing-voice = **{ $title }** names <#{ $channel }> on its card and with its matches.
# The voice channel is removed.
directing-no-voice = **{ $title }** names no voice channel any more.
# Which tournament a channel means.
directing-default-here = In this channel, commands without the option `tournament` mean **{ $title }**.
# Whose step would be taken back.
directing-undo-what = The last step was taken by **{ $actor }** { $at_distance }:
# The step is gone.
directing-undone =
    Undone ({ $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } of the log), and the channel has been told.
# The director's own pairings count.
directing-overridden = The pairings of **{ $round_title }** have changed, and I've let the players know.
# A tournament came from elsewhere.
directing-log-imported = **{ $title }** is here now, with its whole history (`{ $tournament }`), and you direct it.
# A question is settled.
directing-answered = The answer is **{ $answer }**.
# The range of a number that is asked for.
directing-between = A whole number from { $low } to { $high }.
# Games that are open all at once are out.
directing-opened =
    Published: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to play.
directing-opened-part =
    {""}**{ $part }** is published: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to play.
# The decision is out. $accepted: yes or no.
directing-appeal-decided =
    { $accepted ->
        [yes] The appeal of **{ $name }** is accepted, and everybody is told.
       *[no] The appeal of **{ $name }** is rejected, and everybody is told.
    }
# $state: unpaid, paid, returned or kept.
directing-fee-marked =
    { $state ->
        [paid] The fee of **{ $name }** is marked as paid.
        [returned] The fee of **{ $name }** is marked as returned.
        [kept] The fee of **{ $name }** is marked as kept.
       *[unpaid] The fee of **{ $name }** is marked as not paid.
    }
# An imported log did not tell its seed.
directing-imported-new-seed = The file does not include its seed, so its draws go on from a new one.
# On the button that sets a time
directing-move = Set this time
directing-move-to = Set it to { $at }
# What somebody is
directing-role-director = director
directing-role-coordinator = coordinator
# A button: two people play in the round that is out.
directing-seat = They play this round
# Somebody has come while a round is out that has a bye.
directing-seat-offer = The current round has a bye: **{ $holder }** could play **{ $newcomer }** instead.
# Several have come while a round is out that has a bye; below is a button for each.
directing-seat-offer-several = The current round has a bye: **{ $holder }** could play one of them instead.
# A button: this person plays the player with the bye.
directing-seat-one = { $newcomer } plays
# The two play in the round that is out.
directing-seated = { $players }: they play this round, and I've let both know.
# Before a round is undone in which entries were made (by judges, players): they go with it.
directing-undo-discards =
    ⚠️ { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } made in its games since by { $people ->
        [one] one person
       *[other] { $people } people
    } would be lost with it, and the games start from scratch.
# On the button, where entries would be lost.
directing-discard = Discard them and undo
# What has to be typed to discard entries: one word.
directing-discard-word = discard
# Label of a form field; $word is what has to be typed.
directing-discard-field = Type “{ $word }” to lose them for good
# The wrong word was typed.
directing-not-discarded = Nothing was undone: to lose those entries, type “{ $word }”.
# A game in a list that has a result already.
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Game servers
# What one person is
directing-role-judge = judge
# Sign-up was opened at once, and closes at a moment.
directing-closes-then = **{ $title }** exists, you direct it, and sign-up is open in <#{ $channel }> until { $at }. It closes automatically then.
# Behind the sentence that sign-up is open: when it closes automatically.
directing-signup-open-until = It closes automatically { $at }.
# Behind the sentence that sign-up is open again, after the date on which it closed.
directing-signup-open-endless = The date on which it was to close has passed, so it stays open until you close it or set another date with { $command }.
# A new tournament whose players come as a list.
directing-created-for-a-list = **{ $title }** exists, and you direct it. `/td options` changes how it is played; `/players import` brings in the players.
# The help of the score's field where a match is the best of several games: at most 100 characters.
directing-games-help = Like 2:1, or every game: 11-7 9-11 11-5; in the order above.
# On a button
directing-judges-panel = Judge's panel
# Below the answer to who made somebody a judge. $panel: the label of the button
directing-judges-need-no-command = They need no command: I write to them once a live round is published, and the button **{ $panel }** under each heat is for them.
