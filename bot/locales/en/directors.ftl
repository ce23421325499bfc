### Messages to directors and coordinators. Names, games and texts come in ready to be shown.

# By topic, see `bot.schedule.deadlines`.
directors-failed-steps-close-registration = Sign-up could not be closed automatically.
directors-failed-steps-pair = The next round could not be paired automatically.
directors-failed-steps-fix = The final game times could not be set automatically.
directors-failed-steps-silence = A report that nobody disputed could not be made official.
directors-failed-steps-finish = The standings could not be made final automatically.
directors-failed-other = A step of the timetable did not work.
directors-do-it-yourself = I won't try again: please do it yourself with `/td advance` once the cause is fixed.
# The refusal in words; already safe to show.
directors-what-went-wrong = The reason: { $text }
# The timetable wanted to pair and could not.
directors-next-round-due = The next round was due { $since } ({ $since_distance }), but can't be paired yet.
# A dispute.
directors-please-decide = The players of **{ $players }** disagree about the result. Please decide.
# What becomes of a dispute that somebody decided.
directors-decided = Decided: **{ $score }**.
# What becomes of a dispute whose report was taken back or replaced, or whose game is played again.
directors-dispute-over = No longer open: the report was taken back or replaced.
# A report made before the game was to begin.
directors-reported-before-start = **{ $players }** was reported before its time ({ $start }). **{ $reporter }**: { $said }. It counts only once **{ $opponent }** confirms it, or you enter the result.
# Somebody wants to be let back in.
directors-appeal = **{ $name }** appeals to be let back in: “{ $text }”
directors-appeal-outside-stage = The stage that is running started without **{ $name }**, so you can only reject the appeal.
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = I can't reach the public beacon named for this draw, so the draw waits for it. I try again at { $until }, and then at least every hour. If it stays out of reach, you can have the number drawn without the beacon: everybody then sees that you did, and why.
