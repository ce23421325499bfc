### Was auf Bildern steht.

pictures-points = Punkte
pictures-rank = Rang
pictures-won = Gewonnen
pictures-rating = Wertung
pictures-record = Bilanz
pictures-start = Start
pictures-in-percent = In Prozent.
pictures-prize-line = Links der Linie: Plätze mit Preis (1 bis { $places }).
pictures-final-places = Endplätze
pictures-grand-final = Finale
pictures-winners = Gewinner
pictures-losers = Verlierer
pictures-third-place = Spiel um Platz 3
pictures-shaded = Farbig hinterlegte Spieler liegen in ihrer Gruppe vorn.
pictures-shaded-for = Farbig hinterlegt – { $meaning }
pictures-no-opponent-bye = Freilos
pictures-no-opponent-idle = Nicht gepaart
pictures-byes-names = Freilos: { $names }
pictures-idle-shown = Nicht gepaart: { $count } Spieler
pictures-idle-names = Nicht gepaart: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } Simulation
       *[other] { $count } Simulationen
    }
pictures-ranks = Ränge { $first }–{ $second }
pictures-times-in = { $round_title } · Zeiten in { $value }
pictures-game-at = Partie: { $at } ({ $state })
