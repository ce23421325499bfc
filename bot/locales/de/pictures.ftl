### Was auf Bildern steht.

pictures-points = Punkte
pictures-rank = Rang
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
pictures-places = Plätze { $first } bis { $last }
pictures-shaded = Farbig hinterlegte Spieler liegen in ihrer Gruppe vorn.
pictures-shaded-for = Farbig hinterlegt – { $meaning }
pictures-no-opponent-bye = Freilos
pictures-playing-now = läuft
pictures-no-opponent-idle = Setzt aus
pictures-byes-names = Freilos: { $names }
pictures-idle-shown = Setzen aus: { $count }
pictures-idle-names = Setzen aus: { $names }
pictures-simulations =
    { $caption } · { $count ->
        [one] { $count } Simulation
       *[other] { $count } Simulationen
    }
pictures-times-in = { $round_title } · Zeiten in { $value }
pictures-game-at = Partie: { $at } ({ $state })
pictures-outcomes = + gewonnen  − verloren  = unentschieden  b Freilos  ? noch offen
pictures-round-number = R{ $number }
pictures-round-of-tree = Runde { $number }
pictures-sheet = { $number } von { $count }
pictures-more-below = { $count } weitere: siehe Text oder Datei.
pictures-earlier-matches = Frühere Begegnungen: siehe Text oder Datei.
pictures-last-rounds = Die letzten { $shown } von { $count } Runden.
pictures-last-games = Die letzten { $shown } von { $count } Partien.
pictures-columns-left-out = Hier nicht gezeigt: { $names }.
pictures-comma = {", "}
pictures-line = { $label }: { $told }.
pictures-sentence = { $told }.
pictures-alt-head = { $shown }, { $title }
pictures-bracket = Turnierbaum
pictures-chances = Chancen
pictures-chances-of-places = Chancen auf jeden Platz
pictures-groups = Gruppen
pictures-pairings = Paarungen
pictures-times-of = Zeiten von { $first } und { $second }
pictures-open = offen
pictures-beat = { $first } schlägt { $second }
pictures-against = { $first } gegen { $second }
pictures-versus = vs.
pictures-won-against = gewonnen gegen { $opponent }
pictures-lost-to = verloren gegen { $opponent }
pictures-tied-with = unentschieden gegen { $opponent }
pictures-to-play = noch offen gegen { $opponent }
pictures-with-points = { $points } Punkte
pictures-percent = { $share } %
pictures-chance-of-place = Platz { $place } { $chance }
pictures-out = Ausgeschieden
pictures-lives-left =
    { $count ->
        [one] { $count } Leben übrig
       *[other] { $count } Leben übrig
    }
pictures-ranks-so-far = Ränge
pictures-both = beide
pictures-both-can = Beide können
pictures-no-common-start = Keine Anfangszeit passt beiden.
pictures-chosen = Gewählt
pictures-and-more = { $listed } und { $count } weitere
pictures-value = { $value } { $head }
pictures-kinds = Was du anlegen kannst
pictures-sketch-bracket = ein Turnierbaum
pictures-sketch-double-bracket = ein Turnierbaum mit zweiter Chance
pictures-sketch-everybody = eine Tabelle aller gegen alle
pictures-sketch-groups = Gruppen
pictures-sketch-groups-final = Gruppen, dann ein Finale
pictures-sketch-lives = Leben
pictures-sketch-odds = Chancen auf jeden Platz
pictures-sketch-path = Wege auf und ab
pictures-sketch-rounds = Runden
pictures-sketch-tiers = Ligen übereinander
pictures-sketch-then = { $first }, dann { $last }
