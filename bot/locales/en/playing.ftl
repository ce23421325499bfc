### Answers to what a player does about a game. Names and games come in ready to be shown.

playing-i-won = I won
playing-tie = It was a tie
playing-dispute-title = Dispute a report
playing-dispute-field = What happened?
playing-dispute-help = A director reads this and decides.
playing-appeal-title = Appeal to the directors
playing-appeal-field = What was beyond your control?
playing-appeal-help = The lost game stays lost; you ask to play the coming rounds.
playing-report-again = Taken back. Report the game again when you know.
playing-can-accept = You can still accept the other version.
playing-really-claim = Claim the game
playing-really-refuse = I refuse, and know what it costs
playing-complies = Thanks! The directors know that you'll comply.
playing-refused = The directors know that you refuse. By the rules that costs you the game; a director decides.
playing-both-here = You're both here. Have a good game! When it's over, press **Report**.
# The label of a button.
playing-other-won = { $name } won
# Before a report.
playing-how-did-it-end = How did your game against **{ $opponent }** end?
# The result is official.
playing-settled = Settled: { $players }, **{ $score }**.
# The opponent is not there yet.
playing-here-alone = You're checked in. **{ $opponent }** isn't here yet. If nothing changes, you can claim the game from { $claimable_time } on ({ $claimable_distance }), or give more time.
# Checked in too late to claim the game.
playing-here-late = You're checked in, but too late to claim the game. **{ $opponent }** isn't here yet either; if that stays so, a director decides. You can give more time.
# The other is a guest without a personal link
playing-here-guest = You're checked in. **{ $opponent }** is not on Discord and can't check in here. If they don't come, a director decides; you can give more time.
# To a player who misses such a guest in a game without a time
playing-guest-missed = {""}**{ $opponent }** is not on Discord, so I can't ask them to come. Please tell a director, who can enter the result.
# Before granting time.
playing-how-much-time = How much longer will you wait for **{ $opponent }**?
# Time was granted.
playing-waits-until = **{ $opponent }** has until { $until_time } ({ $until_distance }). You can claim the game only after that.
# Before a refusal.
playing-really-refuse-2 =
    Required of you: { $text }
    Refusing loses the game by forfeit. Do you really refuse?
# Before a claim. $removes: yes or no.
playing-ask-claim =
    { $removes ->
        [yes] Claiming wins you the game by forfeit and takes **{ $opponent }** out of the tournament. You can also give **{ $opponent }** more time.
       *[no] Claiming wins you the game by forfeit. You can also give **{ $opponent }** more time.
    }
# A director has checked somebody in for their game.
playing-checked-in = **{ $name }** is checked in for the game with **{ $opponent }**.
# The label of a button, on a post that both players see.
playing-they-won = They won
# The label of a button: games won in a match, by oneself and by the opponent.
playing-games-won = { $mine }–{ $theirs }
