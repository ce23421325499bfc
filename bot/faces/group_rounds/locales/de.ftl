## Der Weg von den Gruppen bis zum Finale.

group-rounds-phases-to-come = kommt noch
group-rounds-phases-goes-on = Farbig hinterlegt: kam weiter oder hat gewonnen.
group-rounds-phases-opens =
    { $games ->
        [one] { $games } Partie wird eröffnet.
       *[other] { $games } Partien werden auf einmal eröffnet und in beliebiger Reihenfolge gespielt.
    }
group-rounds-phases-others = und { $count } weitere
