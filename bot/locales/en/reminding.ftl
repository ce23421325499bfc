### Which reminders somebody gets.

reminding-form-title = Your reminders
reminding-switch = How I reach you
reminding-direct = By direct message
reminding-in-channel = With a mention in the channel
reminding-off = Off: only news, such as pairings and results
reminding-before-games = Before each of your games
reminding-change = Change reminders
# What was saved; minutes before a game, longest first.
reminding-chosen-no-minutes = You get reminders about times and reports, but none before your games.
# What was saved; minutes before a game, longest first.
reminding-chosen = You will be reminded { $duration } before each of your games.
# No reminders.
reminding-off-2 = You get no reminders. News that concerns you, such as pairings, still reaches you.
# Saved: no direct messages.
reminding-only-mentions = I won't send you direct messages; when you have something to do, I will mention you in the channel.
# A sentence before what was chosen: the person is written to from now on.
reminding-written-to = I will message you about your pairings, your times and what you have to do.
