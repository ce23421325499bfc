### Directors' words: requirements, remarks, appeals. Names and texts come in ready to be shown.

rulings-requirement = Required by a director
rulings-noted = A director notes
rulings-refusing-costs = Refusing loses the game by forfeit.
# What a director requires of a player.
rulings-requirement-2 = A director requires this of **{ $name }**: { $text }. { rulings-refusing-costs }
# To the player who appeals.
rulings-appeal-received = Your appeal is with the directors. I'll write when they've decided.
# To the directors.
rulings-complies = **{ $name }** will comply: { $text }
# To the directors.
rulings-refuses =
    {""}**{ $name }** refuses: { $text }
    { rulings-refusing-costs } Decide with `/judge forfeit`, or enter another result.
# The decision, for everybody; $text is the directors' reason. $accepted: yes or no.
rulings-appeal-decided =
    { $accepted ->
        [yes] The appeal of **{ $name }** is accepted: back in from the next round on. The forfeited game stays lost. The directors' reason: { $text }
       *[no] The appeal of **{ $name }** is rejected. The directors' reason: { $text }
    }
