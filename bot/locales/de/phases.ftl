### Der Weg von den Gruppen bis zum Finale.

phases-to-come = kommt noch
phases-goes-on = Farbig hinterlegt: kam weiter oder hat gewonnen.
phases-opens =
    { $games ->
        [one] { $games } Partie wird eröffnet.
       *[other] { $games } Partien werden auf einmal eröffnet und in beliebiger Reihenfolge gespielt.
    }
phases-others = und { $count } weitere
