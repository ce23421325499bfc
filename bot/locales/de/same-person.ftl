
same-person-question = Ist **{ $member }** der Gast **{ $guest }**? Dann gehören diese Turniere künftig dazu: { $tournaments }.
same-person-yes = Es ist dieselbe Person
same-person-done =
    { $count ->
        [one] Der Gast **{ $guest }** ist auf Discord { $member }: { $count } Turnier gehört jetzt dazu.
       *[other] Der Gast **{ $guest }** ist auf Discord { $member }: { $count } Turniere gehören jetzt dazu.
    }
same-person-undo = Rückgängig
same-person-undone = Der Gast **{ $guest }** und { $member } sind wieder zwei Personen.
