### Köpfe, Titel und Legenden von Tabellen.

tables-name = Name
tables-federation = Verb.
tables-points = Pkt
tables-standings = Tabelle
tables-crosstable = Kreuztabelle
tables-lives = Leben
tables-schedule = Spielplan
tables-field = Teilnehmerfeld
tables-nobody = Noch ist niemand angemeldet.
tables-no-rounds = Noch ist keine Runde veröffentlicht.
tables-no-games = Keine Partien zu zeigen.
tables-waiting = Warteliste
tables-no-longer-in = Nicht mehr dabei
tables-left-withdrawn = Abgemeldet
tables-left-removed = Raus nach kampfloser Niederlage
tables-left-disqualified = Disqualifiziert
tables-wall-chart-help = In jeder Zelle: Nummer des Gegners, gespielte Seite, Ergebnis.
tables-chess-chart-help = In jeder Zelle: Nummer des Gegners, Farbe, Ergebnis: 1, ½ oder 0, kampflos + oder -. U ist spielfrei, H und F sind freie Runden mit Punkten, -0 heißt keine Partie.
tables-spread-chart-help = Ein Feld sagt, wie die Runde ausging, und die Differenz danach. S gewonnen, N verloren, U unentschieden, F Freilos.
tables-bye-letter = F
tables-no-result = x
tables-grid-help = In jeder Zelle: das Ergebnis gegen den Teilnehmer mit dieser Nummer, ein Zeichen je Partie.
tables-lives-words- = gewonnen
tables-lives-words--2 = verloren
tables-lives-words--3 = unentschieden
tables-lives-words--4 = kampflos gewonnen
tables-lives-words--5 = kampflos verloren
tables-lives-words-x = zählt nicht
tables-lives-words--6 = offen
tables-lives-words-b = Freilos
tables-lives-words--7 = {""}
tables-lives-help = Jede Spalte ist eine Runde. b Freilos, . keine Partie.
tables-unbeaten = Ungeschlagen
tables-bye-cell = Freilos
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } Partie
       *[other] { $open_games } Partien
    } offen.
tables-after-part = Nach { $part }.
tables-final = Endtabelle.
tables-before = Vor der ersten Runde.
tables-before-open =
    Vor der ersten Runde; noch { $open_games ->
        [one] { $open_games } Partie
       *[other] { $open_games } Partien
    } offen.
tables-after = Nach Runde { $played }
tables-after-of = Nach Runde { $played } von { $planned }
tables-still-open =
    { $done }; noch { $open_games ->
        [one] { $open_games } Partie
       *[other] { $open_games } Partien
    } offen.
tables-record = { $wins } gewonnen, { $losses } verloren
tables-record-ties = { $wins } gewonnen, { $ties } unentschieden, { $losses } verloren
tables-losses =
    { $count ->
        [one] { $count } Niederlage
       *[other] { $count } Niederlagen
    }
tables-won = S
tables-tied = U
tables-lost = N
tables-after-named = Nach: { $round }
tables-reached = Erreicht
tables-reserves = Reserve
