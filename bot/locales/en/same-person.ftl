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
