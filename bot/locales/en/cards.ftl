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
cards-judged = Come when your heat is called. The judges enter everything, so you don't report.
cards-play-first = Play your game, then report it; either of you can.
cards-also-open = Your other open games
cards-no-game = You have no game right now.
cards-wait-for-next = I'll ping you when the next round is up.
# The same, where a match opens as soon as its two players are known.
cards-wait-for-opponent = I'll ping you when your opponent is known.
cards-disputed = Your reports don't match; a director decides.
cards-over = It's over. Thanks for playing!
cards-called-off = It was called off.
cards-not-begun = It hasn't started yet.
cards-appeal-open = Your appeal is with the directors.
cards-appeal-possible = You may appeal to the directors.
cards-fee-unpaid = Your entry fee is not marked as paid.
cards-no-games = No games yet.
cards-status-active = You're in.
cards-status-waiting = You're on the waiting list.
cards-status-withdrawn = You've left.
cards-status-removed = You're out after a forfeit.
cards-status-disqualified = You have been disqualified.
# On the waiting list.
cards-waiting = You're { $place } on the waiting list.
# A game that the two arrange themselves, in a group or match.
cards-game-anytime = { $where }: against { $opponent }
# Something owed, and until when.
cards-by-when = { $text } Until { $due }.
# Being there.
cards-check-in = Be there { $start } and press **I'm here**.
# Already there.
cards-checked-in = You're checked in.
# Say how it ended.
cards-report = Report the result of your game.
# Answer the opponent's report.
cards-confirm = **{ $opponent }** reported: { $said }. Confirm or dispute it.
# The opponent has to answer one's own report.
cards-wait-for-confirmation = You've reported. **{ $opponent }** has until { $silent_at } to object; then it counts.
cards-wait-for-confirmation-early = You've reported before the start; it counts once **{ $opponent }** confirms it, or a director decides.
# The time of the open game may still change.
cards-availability-tentative = If the tentative time does not suit you, change your times.
# Never sent anything.
cards-availability-missing = Say when you can play: so far any time counts as fine for you.
# Something was sent before.
cards-availability-again = Check your times for the coming week; without a change, the last ones are used again.
# A prompt.
cards-answer = Answer: { $question }
# The next game: who and where. $place: a board as below, or the place in the bracket (SF1).
cards-game = { $round_title }, { $place }: against **{ $opponent }**
# The same in a format with sides.
cards-game-side = { $round_title }, { $place }: against **{ $opponent }**, you play **{ $side }**
# Where a game is played that has no place in a bracket.
cards-board = board { $board }
# Another game that is open, in a format with sides.
cards-other-game-side = **{ $opponent }**, you play **{ $side }**
# Where somebody stands. $points: 2½ points.
cards-history-head = **{ $name }**: { $place }, { $points }, { $record }
# A game of the past. $outcome: won, lost by forfeit.
cards-history-line = { $round_name }: { $outcome } against { $opponent }
# The same in a format with sides.
cards-history-line-side = { $round_name }: { $outcome } against { $opponent } as { $side }
