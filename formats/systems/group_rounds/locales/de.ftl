### Was Formate sagen.

format-group-rounds-title = Gruppenrunden

format-group-rounds-summary = In Gruppen jeder gegen jeden; die Besten bilden neue Gruppen, dann Halbfinale und Finale.

format-group-rounds-group-1 = { $group }, nach Setzplatz: { $who1 }.

format-group-rounds-group-2 = { $group }, nach Setzplatz: { $who1 }, { $who2 }.

format-group-rounds-group-3 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }.

format-group-rounds-group-4 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }, { $who4 }.

format-group-rounds-group-5 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }.

format-group-rounds-group-6 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }.

format-group-rounds-group-7 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }.

format-group-rounds-group-8 = { $group }, nach Setzplatz: { $who1 }, { $who2 }, { $who3 }, { $who4 }, { $who5 }, { $who6 }, { $who7 }, { $who8 }.

format-group-rounds-group-many = { $group } hat { $size } Spieler.

format-group-rounds-part = { $round }: In jeder Gruppe spielt jeder gegen jeden, in beliebiger Reihenfolge.

format-group-rounds-matches = { $round }: Wer gewinnt, kommt weiter; ein Unentschieden wird wiederholt.

format-group-rounds-replays = { $round }: Unentschiedene Partien werden wiederholt.

format-group-rounds-grouping = Gelost wurde { $rolled }: Einteilung { $grouping }.

format-group-rounds-roll-round2 = Runde 2: Zieht eine Zahl von 1 bis 6. Sie ist die Nummer der Einteilung.

format-group-rounds-roll-round3 = Runde 3: Zieht. 1, 4, 7: Einteilung 1; 2, 5, 8: Einteilung 2; 3, 6, 9: Einteilung 3; 0: noch einmal.

format-group-rounds-roll-again = Gelost wurde 0: noch einmal.

format-group-rounds-level-2 = { $round }, { $group }: { $who1 } und { $who2 } sind in allem gleich. Zieht: 1 setzt { $who1 } nach vorn, 2 setzt { $who2 } nach vorn.

format-group-rounds-level-3 = { $round }, { $group }: { $who1 }, { $who2 } und { $who3 } sind in allem gleich. Zieht ihre Reihenfolge: 1 und 2 setzen { $who1 } nach vorn, 3 und 4 { $who2 }, 5 und 6 { $who3 }; von den anderen beiden kommt bei ungerader Zahl der zuerst Genannte zuerst.

format-group-rounds-level-many = { $round }, { $group }: { $count } Spieler sind in allem gleich. Zieht eine ihrer { $orders } Reihenfolgen, nummeriert wie in einem Wörterbuch.

format-group-rounds-call = { $who1 } und { $who2 } sind in allem gleich: Einer sagt gerade oder ungerade. Wer richtig liegt, ist besser gesetzt.

format-group-rounds-toss = { $who1 } hat { $call } gesagt. Zieht eine Zahl von 0 bis 9 (0 ist gerade): Ist sie { $call }, wird { $who1 } vor { $who2 } gesetzt.

format-group-rounds-parity-even = { $who1 } und { $who2 } haben Setzplatz { $seed } und { $other_seed } in { $group }: Eine gerade Summe gibt dem besser Gesetzten A.

format-group-rounds-parity-odd = { $who1 } und { $who2 } haben Setzplatz { $seed } und { $other_seed } in { $group }: Eine ungerade Summe gibt dem schlechter Gesetzten A.

format-group-rounds-higher-has-a = { $who1 } (Setzplatz { $seed }) steht vor { $who2 } (Setzplatz { $other_seed }) und wählt die Seite: A, wenn { $who1 } nicht B sagt.

format-group-rounds-higher-has-b = { $who1 } (Setzplatz { $seed }) steht vor { $who2 } (Setzplatz { $other_seed }) und wollte B.

format-group-rounds-ask-side = { $who1 } ist gegen { $who2 } besser gesetzt: A (nennt die ersten Steine) oder B (wählt die Farben)?

format-group-rounds-ask-pieces = { $who1 } hat A gegen { $who2 }: Welcher ist der erste blaue Stein, welcher der erste rote?

format-group-rounds-ask-colours = { $who1 } hat B gegen { $who2 }: Blau und Rot, beginnend mit { $blue } und { $red }, oder Gelb und Grün?

format-group-rounds-told-sides = { $who1 } hat A, { $who2 } hat B.

format-group-rounds-told-pieces = { $who1 } nennt { $blue } als ersten blauen und { $red } als ersten roten Stein.

format-group-rounds-told-colours = { $who1 } spielt { $colours }, { $who2 } { $others }.

format-group-rounds-replay = { $who1 } und { $who2 } haben unentschieden gespielt und spielen noch einmal mit getauschtem A und B.

format-group-rounds-seeded-by-place = { $who1 } ist vor { $who2 } gesetzt: besserer Platz in der Gruppe von { $round }.

format-group-rounds-seeded-by-record = { $who1 } ist vor { $who2 } gesetzt: bessere Bilanz in { $round }.

format-group-rounds-seeded-by-difference = { $who1 } ist vor { $who2 } gesetzt: bessere Punktdifferenz in { $round }.

format-group-rounds-seeded-by-game = { $who1 } ist vor { $who2 } gesetzt: hat ihre Partie in { $round } gewonnen.

format-group-rounds-seeded-by-call = { $who1 } ist vor { $who2 } gesetzt: hat { $call } gesagt, und die Zahl war { $number }.

format-group-rounds-seeded-by-missed-call = { $who1 } ist vor { $who2 } gesetzt, der { $call } gesagt hat: Die Zahl war { $number }.

format-group-rounds-parted-1 = { $who1 } steht vor { $who2 }: bessere Bilanz.

format-group-rounds-parted-2 = { $who1 } steht vor { $who2 }: bessere Bilanz unter den Gleichen.

format-group-rounds-parted-3 = { $who1 } steht vor { $who2 }: bessere Punktdifferenz unter den Gleichen.

format-group-rounds-parted-4 = { $who1 } steht vor { $who2 }: bessere Punktdifferenz in der Gruppe.

format-group-rounds-parted-5 = { $who1 } steht vor { $who2 }: mehr Punkte erzielt.

format-group-rounds-parted-6 = { $who1 } steht per Los vor { $who2 }: in allem anderen gleich.

format-group-rounds-left-in-round = { $who1 } ist während { $round } ausgeschieden: Keine Partie dieser Runde zählt.

format-group-rounds-line-on = weiter in: { $round }

format-group-rounds-champion = { $who1 } hat das Turnier gewonnen.

format-group-rounds-leaves-round = { $who1 } scheidet während { $round } aus: { $games } { $games ->
    [one] Partie wird
   *[other] Partien werden
    } ungültig, und die Tabellen werden ohne sie neu berechnet.

format-group-rounds-leaves-match = { $who1 } verlässt eine Begegnung: { $who2 } gewinnt sie.

format-group-rounds-leaves-between = { $who1 } scheidet nach { $round } aus: Alle darunter in { $group } rücken einen Platz auf.

format-group-rounds-leaves-seat = { $who1 } scheidet nach der Auslosung aus: { $who2 } übernimmt den Platz.

format-group-rounds-leaves-empty = { $who1 } scheidet nach der Auslosung aus, und niemand ist mehr für den Platz da.

format-group-rounds-moves = { $who1 } kommt von Platz { $before } auf Platz { $after } in { $group }.

format-group-rounds-enters = { $who1 } kommt jetzt weiter in { $round }.

format-group-rounds-drops = { $who1 } käme nicht mehr weiter in { $round }.

format-group-rounds-name-round-number = Runde { $number }

format-group-rounds-name-finals = Finalspiele

format-group-rounds-name-semi-final-number = Halbfinale { $number }

format-group-rounds-name-round-replay = { $round }, Wiederholung

format-group-rounds-name-round-part-of-parts = { $round } ({ $part } von { $parts })

format-group-rounds-name-round-number-group = Runde { $number }, { $group }

format-group-rounds-name-blue = Blau

format-group-rounds-name-yellow = Gelb

format-group-rounds-name-red = Rot

format-group-rounds-name-green = Grün

format-group-rounds-choice-call-odd = Ungerade

format-group-rounds-choice-call-even = Gerade

format-group-rounds-name-odd-2 = ungerade

format-group-rounds-name-even-2 = gerade

format-group-rounds-choice-ask-side-a = A (Steine)

format-group-rounds-choice-ask-side-b = B (Farben)

format-group-rounds-choice-ask-colours-blue-and-red = Blau und Rot

format-group-rounds-choice-ask-colours-yellow-and-green = Gelb und Grün

format-group-rounds-name-blue-and-red-2 = Blau und Rot

format-group-rounds-name-yellow-and-green-2 = Gelb und Grün

format-group-rounds-form-ask-pieces-blue = Erster blauer Stein

format-group-rounds-form-ask-pieces-red = Erster roter Stein

format-group-rounds-head-round = Runde

format-group-rounds-column-round = Die letzte Runde, in der der Spieler dabei war.

format-group-rounds-head-place = Platz

format-group-rounds-column-place = Der Platz in der Gruppe dieser Runde.

format-group-rounds-head-record = Bilanz

format-group-rounds-column-record = Der Anteil der Punkte in jener Gruppe.

format-group-rounds-head-difference = Differenz

format-group-rounds-column-difference = Erzielte minus abgegebene Punkte je Partie in jener Gruppe.

format-group-rounds-column-record-2 = Der Anteil der Punkte in dieser Gruppe.

format-group-rounds-column-difference-2 = Erzielte minus abgegebene Punkte je Partie in dieser Gruppe.

format-group-rounds-form-side = A oder B

format-group-rounds-form-side-help = Was du willst, wenn du besser gesetzt bist: A nennt die Steine, B wählt die Farben.

format-group-rounds-form-side-side = A oder B

format-group-rounds-form-side-side-a = A: die Steine nennen

format-group-rounds-form-side-side-b = B: die Farben wählen

format-group-rounds-option-fewest-label = Mindestzahl

format-group-rounds-option-fewest = Ein kleineres Feld wird abgelehnt; 16 Spieler füllen vier Gruppen.

format-group-rounds-option-round-three-roll-label = Losen für Runde 3

format-group-rounds-option-round-three-roll = Die Zahl für Runde 3: 1 bis 3, 6 oder 9, oder eine von 0 bis 9, wobei 0 noch einmal ziehen heißt.
format-group-rounds-missed-groups = Was inzwischen ohne { $who1 } gepaart wurde, geht ohne { $who1 } weiter und zählt weder so noch so.

format-group-rounds-rule-fewest = Zum Beginnen braucht es { $value } Spieler; 16 füllen vier Gruppen.

format-group-rounds-rule-round-three-roll-3 = Für Runde 3 wird eine Zahl von 1 bis 3 gelost.

format-group-rounds-rule-round-three-roll-6 = Für Runde 3 wird eine Zahl von 1 bis 6 gelost.

format-group-rounds-rule-round-three-roll-9 = Für Runde 3 wird eine Zahl von 1 bis 9 gelost.

format-group-rounds-rule-round-three-roll-any = Für Runde 3 wird eine Zahl von 0 bis 9 gelost; bei 0 noch einmal.
