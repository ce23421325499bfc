### Every event as a sentence about the past, for the log of who did what. Names come in ready to be shown.
audit-title = Audit
audit-nothing-found = Nothing in the log matches.
# What a director or the timetable did, after their name and a colon; the phases
audit-phase-draft = put the tournament back into preparation
audit-phase-registration = opened sign-up
audit-phase-closed = closed the field
audit-phase-running = started play
audit-phase-finished = declared the standings final
audit-phase-cancelled = called the tournament off
audit-phase-series = made a series of it
audit-series-planned = planned the series
audit-evening-opened = opened evening { $number }
audit-evening-recorded = recorded evening { $number }
# Entries about an event played beside this one, such as a B final
audit-branch-opened = opened { $title } for { $count ->
    [one] { $count } player
   *[other] { $count } players
}
audit-branch-taken-back = took { $title } back, as others play it
audit-branch-recorded = recorded how { $title } stands
audit-main-line-named = made it part of another event
# An entrant and what became of them; $cause is one of the causes, $who a name
audit-status-active = { $who } is in ({ $cause })
audit-status-waiting = { $who } is on the waiting list ({ $cause })
audit-status-withdrawn = { $who } has withdrawn ({ $cause })
audit-status-removed = { $who } is out ({ $cause })
audit-status-disqualified = { $who } was disqualified ({ $cause })
# Why, in brackets
audit-cause-withdrew = left
audit-cause-director = a director's decision
audit-cause-forfeit = after a forfeit
audit-cause-moved-up = moved up from the waiting list
audit-cause-reinstated = reinstated
audit-cause-appeal = after an appeal
audit-cause-withdrawal = after a withdrawal
# Where a result comes from, in brackets
audit-source-agreed = both players agree
audit-source-silence = nobody disagreed in time
audit-source-claim = claimed by the player present
audit-source-director = entered by a director
audit-source-withdrawal = because of a withdrawal
audit-source-import = imported
audit-source-format = follows from what came in or was noted
# The state of an entry fee
audit-fee-unpaid = not paid
audit-fee-paid = paid
audit-fee-returned = returned
audit-fee-kept = kept
audit-fee = marked the fee of { $who } as { $state }
# What a ruling is about
audit-topic-requirement = Requirement
audit-topic-appeal-filed = Appeal
audit-topic-appeal-accepted = Appeal accepted
audit-topic-appeal-rejected = Appeal rejected
audit-topic-note = Remark
# What somebody said about a game; $who is a name
audit-note-here = { $who } is here
audit-note-more-time = { $who } gives more time
audit-note-proposed-time = { $who } proposes a time
audit-note-agreed-time = { $who } agrees to the time
audit-note-timed-out = { $who } says that the opponent ran out of time
audit-note-until = { $text } until { $until }
# Where in the list one is
audit-page =
    { $entries } { $entries ->
        [one] entry
       *[other] entries
    }, newest first. Page { $page } of { $pages }.
# A line: its number, when, who, what
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
# A text of a line that was taken back
audit-taken-back = ~~{ $text }~~ (undone)
# A sentence and the words somebody gave with it
audit-said = { $text }: { $words }
# $title of the tournament
audit-created = created **{ $title }**
audit-plan = changed the plan or the settings
audit-timetable-runs = resumed the timetable
audit-timetable-paused = paused the timetable
audit-entered = { $who } entered
audit-entered-waiting = { $who } joined the waiting list
audit-entrant-changed = changed the data of { $who }
# $stage is its title
audit-stage-began =
    { $stage } started with { $entrants } { $entrants ->
        [one] player
       *[other] players
    }
# $round is its name
audit-round-published = published { $stage }, { $round }
audit-round-amended = changed the pairings of { $stage }, { $round } ({ $cause })
# Matches that open as soon as their players are known. $game is its players
audit-match-opened = opened { $game } in { $stage }, { $round }
audit-match-passed = let { $who } go on without a game in { $stage }, { $round }
audit-match-empty = closed a match of { $stage }, { $round } in which nobody is left
# $games are games with their times
audit-times-final = set final times: { $games }
audit-times-tentative = set tentative times: { $games }
# $claim is a result
audit-reported = { $who } reported { $game }: { $claim }
# $text: one of the reports.
audit-before-start = { $text } (before its start)
audit-report-taken-back = { $who } took back the report of { $game }
audit-disputed = { $who } disputed the report of { $game }
audit-disputed-with = { $who } disputed the report of { $game } ({ $claim })
# $source says where it comes from
audit-result = { $game }: { $result } ({ $source })
audit-rematch = ordered a rematch of { $game }
# $form is the title of a form
audit-form-asked = asked for “{ $form }”
audit-form-asked-until = asked for “{ $form }” until { $due }
audit-form-handed-in = { $who } sent in “{ $form }”
audit-form-handed-in-for = sent in “{ $form }” for { $who }
audit-form-seen = read “{ $form }” of { $who }
audit-form-seen-all = read “{ $form }” of everybody
# $draw is its name
audit-draw = announced the draw “{ $draw }” of { $low } to { $high }
audit-word = { $who } gave “{ $word }” for the draw “{ $draw }”
# $questions are their names
audit-questions = questions open now: { $questions }
audit-no-questions = no question is open any more
audit-answered = “{ $prompt }” answered: { $answer }
audit-answered-by = “{ $prompt }” answered by { $who }: { $answer }
audit-answered-by-lot = “{ $prompt }” answered by a random draw: { $answer }
audit-noted = { $game }: { $note }
# Step of a reveal
audit-step = revealed step { $step } of { $stage }
audit-announced = announced
# What the timetable did when a deadline passed
audit-dealt-with = dealt with { $what }
audit-undone = undid the last step
# An imported log did not tell its seed
audit-seed-replaced = drew a new seed: the log was imported without the old one
audit-cause-correction = a result was corrected
audit-topic-stands = Left as recorded
# $round is the last that stays
audit-play-taken-back = undid everything after { $stage }, { $round }
audit-note-here-late = { $who } is here, too late
# Why a round was changed
audit-cause-newcomer = a player joined during it
# Why somebody is out, in brackets: they said no to the invitation
audit-cause-declined = declined the invitation
# Why somebody is out, in brackets: they did not answer the invitation
audit-cause-unanswered = did not answer the invitation
# Why somebody is out, in brackets: no league has room
audit-cause-no-place = no league has a place
# Somebody's role was given or taken away; $given is yes or no
audit-role =
    { $given ->
        [yes] made { $who } a { $role }
       *[no] took the role of { $role } away from { $who }
    }
# Somebody plays on in the place of somebody else
audit-person-replaced = gave the seat of { $old } to { $new }
# A guest and a member of the server turned out to be one person
audit-person-same = { $new } is { $old }, who was entered without Discord
# That was taken back: they are not
audit-person-apart = { $old } and { $new } are two people again
# A step of the timetable was refused; $why is a whole sentence
audit-not-done = could not deal with { $what }: { $why }
# What the timetable did when a deadline passed, and about which game, round or form
audit-dealt-with-about = dealt with { $what } for { $about }
# What came due, after “dealt with”
audit-due =
    { $topic ->
        [close_registration] the end of sign-up
        [declined] declined invitations
        [invite] invitations
        [next_game] the next game
        [finish] the end
        [pair] the next pairings
        [fix] final game times
        [silence] an unanswered report
        [answer_default] an unanswered question
        [choice_default] a choice nobody made
        [lots] a random draw
        [failed] a step that failed
        [digest] what is missing
        [form_due] the end of a form
       *[other] a reminder
    }
# In the audit log.
audit-form-closed = closed “{ $form }”: nobody can send it in any more
audit-note-time-admitted = { $who } agrees to have lost on time
audit-note-time-denied = { $who } says that they have not lost on time
# Why somebody is out.
audit-cause-not-here = had not checked in
audit-source-server = told by { $server }
audit-server-linked = games on { $server }: { $games }
audit-server-doubted = { $server } on { $game }, not taken: { $doubts }
audit-server-settled = decided on what the server told of { $game }: { $answer }
audit-server-reported = { $server } reported { $game }: { $claim }
# Somebody may act for a team or guest, or no more; $given is yes or no
audit-member =
    { $given ->
        [yes] let { $who } act for { $entrant }
       *[no] took { $who } out of { $entrant }
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = could not reach the beacon for the draw “{ $draw }”; next try { $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = had the draw “{ $draw }” made without its beacon
# Somebody waits for a team, or no more; $given is yes or no
audit-team-sought =
    { $given ->
        [yes] put { $who } on the list of free players
       *[no] took { $who } off the list of free players
    }
# Free players were divided among teams; $count of them
audit-teams-drawn = drew teams (free players: { $count })
