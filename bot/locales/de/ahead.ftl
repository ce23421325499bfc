### Vorausgeloste Runden.

ahead-standings-after-base = Stand nach Runde { $base }
ahead-standings-after = Setzliste
ahead-button = Runde { $number } auslosen ({ $base })
ahead-based-on = Im Voraus ausgelost. Grundlage: { $base }.
ahead-published = Veröffentlicht: { $title }.
ahead-on-standings = Ausgelost nach: { $standings }.
ahead-still-open =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    } noch offen.
