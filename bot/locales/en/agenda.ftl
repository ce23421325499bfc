### What the timetable is going to do, in plain text without Discord's markup. Players are not named here.

agenda-close = Sign-up closes
agenda-ask = Players are asked when they can play
agenda-finish = The standings become final
# A round comes.
agenda-pair = { $stage }, round { $number } is paired
# Tentative times become final.
agenda-fix = The game times of { $number } become final
# Some players never said when they can play.
agenda-missing-availability = Players of { $number } who have not sent their times get a reminder
# A game without its players.
agenda-game = board { $board } of { $number }
# Nobody answered a report.
agenda-silence = The report of { $board } counts, unless it is disputed first
# Somebody should confirm.
agenda-unanswered = Reminder to confirm the report of { $board }
# Players may say that they are there.
agenda-check-in = Check-in opens for { $board }
# One player waits, and the other does not come; about a guest who cannot be reached directors decide.
agenda-claim = A player is missing at { $board }: the player waiting may claim the game, or directors decide
# A game should be over.
agenda-report-due = The players of { $board } are asked for the result
# A question of the format is still open.
agenda-answer-due = Reminder to answer an open question
# Nobody has answered in time.
agenda-answer-default = The open question gets its default answer, unless an answer comes first
# Choices about games are still open.
agenda-choices-due = Reminder to players with a choice to make
# Nobody has chosen in time.
agenda-choice-default = The choice at { $board } is made for the player, unless they choose first
# The directors' list.
agenda-digest = Directors get a list of what is missing
# A public draw is made.
agenda-lots = A random draw is made
# Hardly anybody has a rating, and soon they are fixed.
agenda-ratings-missing = Directors read who has no rating yet
# A player had time to answer that they have lost on time.
agenda-time-claim = Directors decide whether { $board } was lost on time, if the player has not answered
# In the list of what is to come.
agenda-check-in-opens = Check-in opens
# In the list of what is to come.
agenda-check-in-closes = Check-in closes
agenda-next-games = The next games are published
# A round with a name of its own comes, such as the Final.
agenda-pair-named = { $stage }, { $round }: pairings
agenda-held-up = Everybody reads what play waits for
# A player who is missed in a game without a time does not come
agenda-no-show = A missing player loses the game at { $board }
