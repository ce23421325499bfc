### What the timetable is going to do, in plain text without Discord's markup. Players are not named here.

agenda-close = Sign-up closes
agenda-ask = Players are asked for the times they can play
agenda-finish = The standings are declared final
# A round comes.
agenda-pair = { $stage }, round { $number } is paired
# Tentative times become final.
agenda-fix = The game times of { $number } become final
# Some players never said when they can play.
agenda-missing-availability = Players of { $number } who never sent their times are asked again
# A game without its players.
agenda-game = board { $board } of { $number }
# Nobody answered a report.
agenda-silence = The report of { $board } counts, unless somebody disputes it before
# Somebody should confirm.
agenda-unanswered = The report of { $board } is still to be confirmed: a reminder
# Players may say that they are there.
agenda-check-in = Check-in opens for { $board }
# One player waits in vain.
agenda-claim = The player who waits at { $board } may claim the game
# A game should be over.
agenda-report-due = The players of { $board } are asked for the result
# A question of the format is still open.
agenda-answer-due = Whoever has not answered an open question is reminded
# Nobody has answered in time.
agenda-answer-default = The open question gets its usual answer, unless somebody answers before
# Choices about games are still open.
agenda-choices-due = Players with a choice to make are reminded
# Nobody has chosen in time.
agenda-choice-default = The choice at { $board } is taken as made, unless the player chooses before
# The directors' list.
agenda-digest = Directors are told what is missing
# A public draw is made.
agenda-lots = The lots are drawn
