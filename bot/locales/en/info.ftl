### The tournament's card, its rules, and lists of tournaments. Names come in ready to be shown.

info-rules = Rules
info-tournaments = Tournaments
info-no-tournaments = No tournaments here yet.
info-stages = Stages
info-week = The week
info-prizes = Prizes
info-staff = Staff
info-event = For all stages
info-tie-breaks = Ties are broken by
info-directors = Directors
info-coordinators = Coordinators
info-sides-by-rule = Sides are given by the rules of the format.
info-ties = A game can be tied.
info-no-ties = A game has a winner; there are no ties.
info-forfeit-removes = If you forfeit, you're out of the later rounds.
info-appeals = If you were removed, you can appeal to the directors.
info-fee-returned = You get the fee back unless you forfeit or drop out.
info-director-may-not-play = The director doesn't play.
info-states-draft = In preparation
info-states-registration = Sign-up is open
info-states-closed = The field is set
info-states-running = Being played
info-states-finished = Over
info-states-cancelled = Called off
info-states-series = Series
info-days-mon = Monday
info-days-tue = Tuesday
info-days-wed = Wednesday
info-days-thu = Thursday
info-days-fri = Friday
info-days-sat = Saturday
info-days-sun = Sunday
info-not-set = not set
# Which version of Herald runs here, small print.
info-run-by = -# Herald { $version } · What is stored about you: `/me data`
info-privacy = [Privacy]({ $url })
info-terms = [Terms]({ $url })
info-policies = Privacy and terms: in Herald's README, or ask the host
# How long players have in a stage.
info-time-control = Time control { $text }
# Does the timetable act automatically?
info-timetable-running = The timetable is running.
# Does the timetable act automatically?
info-timetable = The timetable is paused.
# No weekly timetable.
info-by-hand = Directors publish the rounds; players agree on their times.
# What happens to a report nobody answers.
info-silence = Your report counts if your opponent doesn't dispute it within { $hours }.
info-before-start = A report before the start of the game counts only once your opponent confirms it, or a director decides.
# The playing window.
info-check-in = Check in from { $early } before the start; if you're more than { $late } late, you can lose by forfeit.
# Options of an older version that nobody reads any more.
info-passed-over = This version of Herald no longer has these options, and plays without them: { $names }.
# Where the whole text is.
info-rules-url = The full rules: { $url }
# A switch in words.
info-yes-no-value = yes
# A switch in words.
info-yes-no = no
# A tournament in the list of all.
info-tournament-line = **{ $title }** · { $state }
# The same for somebody who plays in it.
info-tournament-line-entered = **{ $title }** · { $state } · you are in
# How many play.
info-entrants =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
info-entrants-of =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } of { $capacity }
# Where a format has fewer seats than entrants: how many are listed, how many have a seat. $entrants below may be this.
info-entrants-seats = { $count } on the list, { $taken } of { $seats } seats taken
# $entrants is one of the two above.
info-entrants-waiting = { $entrants }, { $waiting } waiting
# A stage that only the best of the one before play.
info-stage-line = { $number }. **{ $title }** for the best { $take }: { $format_title }
# A stage with a choice of players, such as *places 9 to 16*
info-stage-line-for = { $number }. **{ $title }** ({ $who }): { $format_title }
# Who plays a stage
info-field-places = places { $first } to { $last }
# Who plays a stage
info-field-from = from place { $first } on
# Who plays a stage
info-field-groups = places { $first } to { $last } of every group
# $who is one of those above
info-field-best-next = { $who }, the { $count } best after them
# Who plays a stage
info-field-losers = losers of round { $round }
# $who is one of those above, whose order is drawn
info-field-drawn = { $who }, drawn by lot
# $who is one of those above, of the stage with that title
info-field-of-stage = { $who }, of { $stage }
# Added to $who where a stage is played at the same time as the others, as a B final is
info-field-beside = { $who }, beside the other stages
info-in-play =
    { $round_title }: { $open_games ->
        [one] { $open_games } game
       *[other] { $open_games } games
    } open
info-all-played = { $round_title }: all games played
# The weekly timetable; $at is a day and a time.
info-week-ask = Players are asked when they can play: { $at }
info-week-pair = Pairings and tentative times: { $at }
info-week-fix = Final times: { $at }
info-week-play = Games start: { $since } to { $until }
info-week-zone = In { $zone } time, daylight saving included.
# $rules: numbers and titles of the format's other rules, a list; $first: the first of these numbers
info-more-rules = More rules: { $rules }. `/tournament rules rule:{ $first }` opens one; they are kept in English.
# A heading: names follow
info-judges = Judges
