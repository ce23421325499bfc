### Asking people for their times and saying them back. Names and summaries come in ready to be shown.

availability-form-title = When can you play?
availability-field = Your times
availability-example = thu 18-22, sat 10-14
availability-text-help = Times when a game may start, every week on your own clock. “any” or “none” works too.
availability-no-times = No times marked
availability-change = Change
availability-type = Type them
availability-correct = Correct it
availability-any-time = Any time is fine
availability-no-time = No time suits me
availability-this-week = Your times this week
availability-next-week = Your times for the coming week
availability-hours-optional = Your times (you can also mark them later)
# What to mark in the first list.
availability-list-help = Mark every time when a game may start ({ $slot_minutes } minutes each), in { $zone } time.
# An empty form: a slip, or meant so?
availability-nothing-marked = You marked nothing, so nothing is saved yet. What did you mean?
# For a game whose time is tentative.
availability-counts-until = The time of your game becomes final { $fix_at }; until then you can change this.
# For the round to come.
availability-counts-for-pairing = The next round is paired { $pair_at }; until the times are final you can change this.
# Last week's list is used without a word.
availability-serves-again = The same times are used every week until you change them.
# Nothing preferred at all.
availability-none-suits = You marked no times, so your opponent's times decide.
# The next opponent likes other times.
availability-nothing-shared = You and **{ $opponent }** have no time in common yet. `/schedule propose` suggests one to them.
# To the opponent of the player who proposes a time.
availability-proposal = **{ $name }** suggests playing { $at }: { $your_clock } for you, { $their_clock } for **{ $name }**. If it suits you, **{ $opponent }**, press **That suits me**: then it is one of your times, too.
# To the player who proposed.
availability-proposed = **{ $opponent }** is asked whether { $at } is fine. It is now one of your own times, too. Final times are chosen { $fix_at_distance } from the times that suit you both.
# To the player who proposed.
availability-agreed = **{ $name }** agrees to { $at }. The final time is chosen from the times that suit you both.
# When both players of a game can play.
availability-common-none = { $players }: no time that suits both yet.
availability-common = { $players }, times that suit both: { $times }.
availability-common-more = { $players }, times that suit both: { $times }, and { $rest } more.
# To the player who agreed to a time; $shared is how many times suit both.
availability-you-agreed =
    { $shared ->
        [1] { $at } is the only time that suits you both so far, so it will be the one.
       *[other] { $at } is one of { $shared } times that suit you both so far. The final time is chosen from those.
    }
# Under a table of a week: what its marks mean
availability-legend =
    { $yours } yours
    { $free } not yours
    blank: no games
availability-legend-shared = { $mark } yours and { $opponent }'s
# Every day, before times: Daily 18-22
availability-daily = Daily
# A whole day, after days: Sat any
availability-all-day = any
# Any time of the week is fine
availability-always = Any
# No time of the week
availability-never = None
# $pattern: Mon-Thu 18-22
availability-outside = { $pattern }; nothing of this is in the week's playing time
# $shared of $marked start times suit the opponent too
availability-shared = { $pattern }; { $shared } of { $marked } start times shared with { $opponent }
# A field of a form: when to play
availability-time-field = When do you want to play?
# Before a time is proposed. $mine, $theirs: what the clocks of both read
availability-will-propose = You mean { $at }: { $mine } for you, { $theirs } for **{ $opponent }**. Is that right?
# The button below it
availability-propose-to = Ask { $opponent }
