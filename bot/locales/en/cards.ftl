### What concerns one person: the next game, what they owe, their history. Names come in ready to be shown.

cards-next = Your next game
cards-history = History
# The head of a column of somebody's games
cards-spread = Spread
# The head of a column of somebody's games
cards-result = Result
# The head of a column of somebody's games
cards-side = Side
# The head of a column of somebody's games
cards-opponent = Opponent
# The head of a column of somebody's games
cards-round = Round
cards-to-do = To do
cards-notes = From the directors
cards-judged = Come when your heat is called. The judges enter everything: you don't have to report.
cards-play-first = Play your game, then report it; either of you can.
cards-also-open = Your other open games
cards-no-game = You have no open game.
cards-wait-for-next = You will hear from me once the next round is published.
# The same, where a match opens as soon as its two players are known.
cards-wait-for-opponent = You will hear from me once your opponent is known.
cards-disputed = You two disagree about the result; a director will decide.
cards-over = The tournament is over.
cards-called-off = The tournament was called off.
cards-not-begun = Play has not started.
cards-appeal-open = Your appeal is with the directors.
cards-appeal-possible = You may appeal to the directors.
cards-fee-unpaid = Your entry fee is not marked as paid.
cards-no-games = No games yet.
cards-status-active = You are in.
cards-status-waiting = You are on the waiting list.
cards-status-withdrawn = You have withdrawn.
cards-status-removed = You are out after a forfeit.
cards-status-disqualified = You have been disqualified.
# On the waiting list.
cards-waiting = You are { $place } on the waiting list.
# A game that the two arrange themselves, in a group or match.
cards-game-anytime = { $where }: against { $opponent }
# Something owed, and until when.
cards-by-when = { $text } Until { $due }.
# Being there.
cards-check-in = Be there { $start } and press **I'm here**.
# Already there.
cards-checked-in = You have checked in.
# Say how it ended.
cards-report = Report the result of your game.
# Answer the opponent's report.
cards-confirm = Confirm or dispute the report of **{ $opponent }**: { $said }.
# The opponent has to answer one's own report.
cards-wait-for-confirmation = You have reported; **{ $opponent }** is asked to confirm. It counts by { $silent_at }.
cards-wait-for-confirmation-early = You have reported before the start; it counts once **{ $opponent }** confirms it, or a director decides.
# The time of the open game may still change.
cards-availability-tentative = If the tentative time does not suit you, change your times.
# Never sent anything.
cards-availability-missing = Say when you can play: so far any time counts as fine for you.
# Something was sent before.
cards-availability-again = Check your times for the coming week; without a change, the last ones are used again.
# A prompt.
cards-answer = Answer: { $question }
# The next game: who and where.
cards-game = { $round_title }, board { $board }: against **{ $opponent }**
# The same in a format with sides.
cards-game-side = { $round_title }, board { $board }: against **{ $opponent }**, you play **{ $side }**
# Another game that is open, in a format with sides.
cards-other-game-side = **{ $opponent }**, you play **{ $side }**
# Where somebody stands. $points: 2½ points.
cards-history-head = **{ $name }**: { $place }, { $points }, { $record }
# A game of the past. $outcome: won, lost by forfeit.
cards-history-line = { $round_name }: { $outcome } against { $opponent }
# The same in a format with sides.
cards-history-line-side = { $round_name }: { $outcome } against { $opponent } as { $side }
