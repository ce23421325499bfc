### Which reminders somebody gets.

reminding-form-title = Your reminders
reminding-switch = Direct messages to remind you
reminding-on = On
reminding-off = Off: only news, such as pairings and results
reminding-before-games = Before each of your games
reminding-change = Change reminders
# What was saved; minutes before a game, longest first.
reminding-chosen-no-minutes = You get reminders about times and reports, but none before your games.
# What was saved; minutes before a game, longest first.
reminding-chosen = You are reminded { $duration } before each of your games.
# No reminders.
reminding-off-2 = You get no reminders. News that concerns you, such as pairings, still reaches you.
