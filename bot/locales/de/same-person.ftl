
same-person-question = Ist **{ $member }** der Gast **{ $guest }**? Dann gehören diese Turniere künftig dazu: { $tournaments }.
same-person-yes = Es ist dieselbe Person
same-person-done =
    { $count ->
        [one] Der Gast **{ $guest }** ist auf Discord { $member }: { $count } Turnier gehört jetzt dazu.
       *[other] Der Gast **{ $guest }** ist auf Discord { $member }: { $count } Turniere gehören jetzt dazu.
    }
same-person-undo = Rückgängig
same-person-undone = Der Gast **{ $guest }** und { $member } sind wieder zwei Personen.
same-person-claim = Bist du **{ $guest }** in **{ $tournament }**? Dann gehört dir alles, was hier unter diesem Namen eingetragen ist, und der Link wird geschlossen.
same-person-claim-yes = Ja, das bin ich
same-person-claimed = Willkommen! Was **{ $guest }** eingetragen hat, gehört jetzt dir, und du spielst über Discord weiter. Die Turnierleitung weiß Bescheid.
