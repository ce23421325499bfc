### A player is missed in a game without a time. Names come in ready to be shown.

# The label of a button
no-shows-button = Opponent isn't here
# To the player who is missed. $asks: whether a director decides about it, yes or no
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** is waiting for you. Press *I'm here* by { $until }, or a director decides.
       *[no] **{ $waiting }** is waiting for you. Press *I'm here* by { $until }, or you lose this game.
    }
# To the player who misses the opponent. $asks likewise
no-shows-asked =
    { $asks ->
        [yes] I've asked **{ $opponent }** to come by { $until }. If they don't, a director decides. Playing now? Report as usual.
       *[no] I've asked **{ $opponent }** to come by { $until }. If they don't, you win the game. Playing now? Report as usual.
    }
# To directors, who decide about it
no-shows-decide = **{ $missing }** hasn't come to the game; **{ $waiting }** is waiting. You decide: enter a result or a forfeit.
