### Reminders, the directors' digest, and what the bot says about itself. Names come in ready to be shown.

reminders-all-well = Nothing is missing.
reminders-digest = What's missing
reminders-no-availability = Never sent their times (any time counts)
reminders-unconfirmed = Reported, waiting for confirmation
reminders-not-reported = Should be over, not reported
reminders-disputes = Disputed
reminders-no-game-time = Without a time
reminders-prompts = Questions to answer
reminders-appeals = Appeals to decide
reminders-unpaid = Fee not paid
# Games are played, and nothing is late.
reminders-games-open =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to be played; nothing else is missing.
# Before the pairing of a week.
reminders-ask-availability = When can you play in the coming week? Mark your times by { $pair_at }: press **My times** or use `/me availability`.
# What happens without an answer, when there is an older list.
reminders-last-list-serves = Without an answer, your last times are used again: { $summary }.
# What happens without an answer, when there is none.
reminders-any-time-serves = Without an answer, any time counts as fine for you.
# How the playing window works.
reminders-check-in-from = Press **I'm here** from { $at_time } on. Being more than { $minutes } late can cost you the game.
# After a game that nobody reported.
reminders-report-due = How did { $players } end? Press **Report** or use `/match report`.
# A report that nobody answered.
reminders-confirm-due = **{ $reporter }** reported your game. Confirm or dispute it; it counts { $silent_at_distance }.
reminders-confirm-due-early = **{ $reporter }** reported your game before its start. Has it been played? Then confirm or dispute it: it does not count without you.
# $line: a report that waits for confirmation.
reminders-before-start = { $line }, reported before its time
# What they can do about it.
reminders-how-to-open-messages = To get this as a direct message, allow messages from members of this server, or see `/me reminders`.
# For people whose direct messages are closed; what was to be said is not for everybody.
reminders-something-for-you = I have news for you in **{ $title }**, but I can't send you direct messages. See it with the button below or with `/me next`.
# Before a game. $distance: in 3 hours.
reminders-game-soon = Your game against **{ $opponent }** starts { $distance }, { $at }.
# A sentence after it: which side one plays.
reminders-you-play = You play { $side }.
# What happens without an answer, to many at once.
reminders-last-times-serve = Without an answer, your last times are used again; if you have never sent any, any time counts as fine for you.
# To people who have to read something that is not for everybody.
reminders-something-to-read = There is something for you to read in **{ $title }**. Only you can see it: press the button below or use `/me next`.
# A heading: claims that directors decide follow
reminders-time-claims = Lost on time?
