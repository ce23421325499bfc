### A guest and a member who are the same person. Names come in ready to be shown.
# To a director. $tournaments: what the guest entered, a list
same-person-question = Is **{ $member }** the guest **{ $guest }**? Then these become theirs: { $tournaments }.
# The button under it.
same-person-yes = They are the same
# For everybody, when it is done. $member is mentioned.
same-person-done =
    { $count ->
        [one] The guest **{ $guest }** is { $member } on Discord: { $count } tournament is theirs now.
       *[other] The guest **{ $guest }** is { $member } on Discord: { $count } tournaments are theirs now.
    }
# The button under it.
same-person-undo = Undo
# For everybody, when it is undone.
same-person-undone = The guest **{ $guest }** and { $member } are two people again.
# To a member who has sent the personal link of a guest
same-person-claim = Are you **{ $guest }** of **{ $tournament }**? Then everything entered under that name here becomes yours, and the link closes.
# The button under it
same-person-claim-yes = Yes, that's me
# To the member, when it is done
same-person-claimed = Welcome! What **{ $guest }** entered is yours now, and you play on from Discord. The directors know.
