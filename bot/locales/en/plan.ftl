### The director's forms of settings and options.

plan-event = Event
plan-dates = Dates
plan-week = Week
plan-games = Games
plan-money = Money
plan-language = Language
plan-yes = Yes
plan-no = No
plan-nothing = not set
plan-empty = This can't be empty.
# What an empty field stands for now
plan-empty-means = Empty: { $value }.
plan-bad-number = This has to be a whole number.
plan-labels-title = Title
plan-labels-zone = Time zone
plan-labels-language = Language of the posts
plan-labels-capacity = Players at most
plan-labels-rules-url = Link to the full rules
plan-labels-director-may-play = Directors may play
plan-labels-coordinator-may-play = Coordinators may play
plan-labels-registration-closes = Sign-up closes
plan-labels-ratings-fixed = Ratings and seeds are fixed
plan-labels-first-round = Play starts
plan-labels-play-until = Games should be over by
plan-labels-silence-confirms-hours = Hours until silence confirms a report
plan-labels-answer-hours = Hours to answer questions
plan-labels-draw-minutes = Minutes before a random draw
plan-labels-check-in-minutes = Minutes for checking in
plan-labels-forfeit-minutes = Minutes late before a forfeit
plan-labels-reminder-minutes = Reminders: minutes before a game
plan-labels-forfeit-removes = A forfeit removes the player
plan-labels-appeals = Removed players may appeal
plan-labels-fee = Entry fee
plan-labels-game-fund = Game winners' fund
plan-labels-prizes = Prizes
plan-labels-fee-returned = Fee is returned unless they forfeit or leave
plan-labels-week-ask = Players are asked when they can play
plan-labels-week-pair = Pairings are published
plan-labels-week-fix = Game times become final
plan-labels-week-play = Games start from - to
plan-labels-week-slot-minutes = Minutes between start times
plan-labels-time-control = Time control
plan-labels-take = Who goes on to this stage
plan-labels-switches = Switches
plan-help-title = What the tournament is called.
plan-help-week-ask = Like “sat 19:00”, in the tournament's time zone. All fields empty: no timetable.
plan-help-week-pair = Like “mon 19:00”.
plan-help-week-fix = Like “tue 19:00”, after the pairings.
plan-help-week-play = Like “wed 19:00 - mon 17:00”, after the final times.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 or 240.
plan-help-fee = Like “20.00 USD”. Nothing is collected here.
plan-help-game-fund = Like “100 USD”; shared over the games of the last stage.
plan-help-prizes = One per line, what for: “1: a cup”, “class B 1: a book”. Also high game, best spread, high loss, high average.
plan-help-reminder-minutes = Up to five numbers, like “1440, 60”.
plan-bad-fee = This has to be an amount such as 20.00 USD.
plan-bad-game-fund = This has to be an amount such as 20.00 USD.
plan-bad-prizes = This needs lines such as “1: a cup” or “high game: 20 USD”.
plan-bad-reminder-minutes = This needs minutes such as 1440, 60.
plan-bad-ask = This needs a weekday and a time such as “sat 19:00”.
plan-bad-pair = This needs a weekday and a time such as “mon 19:00”.
plan-bad-fix = This needs a weekday and a time such as “tue 19:00”.
plan-bad-play = This needs two such times, “wed 19:00 - mon 17:00”.
plan-what-to-change = What do you want to change? Each button opens a form with the current settings.
plan-no-change = Nothing changed: it is already set like that.
plan-changed = Changed:
plan-to-save = This will change. Please check the times before you save:
plan-switches-off-for-good = “{ $option }” can't be switched on again in this tournament, and everybody can see in the rules that it is off.
plan-really-off-for-good = Really switch off “{ $option }” for good? This is the last question.
plan-switch-off = Switch it off
# Whose clock typed times are read on.
plan-times-in = In { $zone } time, like “5 jan 19:00”; leave empty for none.
plan-labels-spread-games = Spread games out for spectators
# The plan of stages as a whole
plan-labels-stages = Stages
# The options of a format as a whole
plan-labels-options = Options
# In front of what is wrong, where several values do not go together
plan-labels-together = Together
# What is wrong with a value: there is none
plan-wrong-missing = This is missing.
# What is wrong with a value: there is no such option
plan-wrong-unknown = There is no such option here.
# What is wrong with a value
plan-wrong-not-a-number = This takes a number, such as 1.5.
# What is wrong with a value: far too large
plan-wrong-no-such-number = This number is too large.
# What is wrong with a value
plan-wrong-not-yes-or-no = This takes yes or no.
# What is wrong with a value
plan-wrong-not-a-moment = This takes a date and a time, such as 2026-03-01 18:00.
# What is wrong with a value
plan-wrong-not-a-text = This takes a text.
# What is wrong with a value
plan-wrong-not-a-list = This takes a list, separated by commas.
# What is wrong with a value: it is not written as this option wants it
plan-wrong-bad-shape = This has to be written differently; the help of the option has an example.
# What is wrong with the times of the week
plan-wrong-week-out-of-order = Counted from the pairing, times must become final before the first games, and the last games come after the first.
# What is wrong with the times of the week
plan-wrong-two-zones = The weekly timetable must be in the tournament's own time zone.
# What is wrong with a list
plan-wrong-doubled = Name each one only once.
# A stage is being played
plan-wrong-begun = A stage that has started can no longer change.
# A stage is being played
plan-wrong-only-options = Once a stage has started, only its options can change.
# An option cannot change any more; $option is its name
plan-wrong-fixed = “{ $option }” can't change once the stage has started.
plan-wrong-off-for-good = “{ $option }” is off for good and can't be switched on again.
# What is wrong with a value, where nothing better can be said
plan-wrong-unreadable = I can't make sense of this; the help of the option says what it takes.
# What is wrong with a time zone
plan-wrong-unknown-zone = There is no time zone “{ $zone }”. Try a large city, such as Berlin.
# What is wrong with a value; $choices is a list with or
plan-wrong-not-a-choice = This takes { $choices }.
# What is wrong with a number; $strict: the limit itself is too small as well
plan-wrong-too-small =
    { $strict ->
        [yes] This must be more than { $limit }.
       *[no] This must be { $limit } or more.
    }
# What is wrong with a number; $strict: the limit itself is too large as well
plan-wrong-too-large =
    { $strict ->
        [yes] This must be less than { $limit }.
       *[no] This must be { $limit } or less.
    }
# What is wrong with a text
plan-wrong-text-too-short =
    { $limit ->
        [one] This needs at least { $limit } character.
       *[other] This needs at least { $limit } characters.
    }
# What is wrong with a text
plan-wrong-text-too-long =
    { $limit ->
        [one] This takes at most { $limit } character.
       *[other] This takes at most { $limit } characters.
    }
# What is wrong with a list
plan-wrong-too-few =
    { $limit ->
        [one] This needs at least { $limit } entry.
       *[other] This needs at least { $limit } entries.
    }
# What is wrong with a list
plan-wrong-too-many =
    { $limit ->
        [one] This takes at most { $limit } entry.
       *[other] This takes at most { $limit } entries.
    }
plan-labels-fund-forfeits = Games won by forfeit share in the fund
plan-labels-fund-play-offs = Play-offs share in the fund
plan-labels-one-prize = One prize a player
plan-labels-time-claim-hours = Hours to answer a claim on time
plan-labels-check-in-opens = Check-in opens
plan-labels-check-in-closes = Check-in closes
plan-labels-late-entry = Players may join late
plan-server = Game server
plan-no-server = none
plan-labels-game-server = Games are played on
plan-labels-game-terms = Board, rules, time
plan-labels-server-results = Results from there
plan-at-once = count at once
plan-confirmed = count once confirmed
# How terms of play are typed.
plan-help-game-terms = As the server has it, like “{ $example }”.
plan-bad-game-terms = The server can't read these terms of play.
plan-labels-goes-on-minutes = Minutes until it goes on
# Below dates that are about to be saved, of an event with a weekly timetable.
plan-first-pairing = Round 1 is paired { $at }, at the first weekly time from then on.
plan-labels-round-off-hours = Hours to ask for a round off
plan-labels-match-posts = Result buttons
# Where the buttons for results are
plan-match-posts-none = nowhere
plan-match-posts-round = on the round's post
plan-match-posts-threads = in a thread per match
plan-match-posts-by-size = by size: threads from 8 players
plan-labels-silence-confirms-minutes = Minutes until silence confirms
plan-labels-no-show-minutes = Minutes to come when missed
plan-labels-no-show-asks = Directors decide about no-shows
# What is wrong with the choice of players for a stage
plan-wrong-bad-field = This chooses nobody of an earlier stage. Try 8, 9-16, groups 1-2 +8 or losers 1.
# What is wrong with the choice of players for a stage
plan-wrong-no-groups = That stage has no groups to choose places from.
# What is wrong with a stage that is played beside the others (a B final)
plan-wrong-not-in-branch = A stage played beside the others stands after all main stages. The stages that follow it take their players from it.
plan-labels-fewest = Fewest players
# The form of the few fields of an evening
plan-evening = The evening
# A button: all other forms
plan-everything = Everything else
