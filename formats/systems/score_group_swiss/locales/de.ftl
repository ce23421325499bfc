### Was Formate sagen.

format-score-group-swiss-title = Schweizer System nach Punktgruppen

format-score-group-swiss-summary = Alle spielen jede Runde, gegen jemand Neuen mit etwa gleich vielen Punkten.

format-score-group-swiss-lots = Für diese Runde wurden Zahlen gezogen. Sie entscheiden zwischen Spielern, die nach Punkten, SoS und Wertungszahl gleich sind.

format-score-group-swiss-round = Runde { $round } von { $rounds }. Gepaart wird innerhalb der Punktgruppen, von oben nach unten.

format-score-group-swiss-wins-needed = Bei so vielen Spielern reichen meist { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
    } fürs Finale.

format-score-group-swiss-opposite = { $who1 } ist in der oberen Hälfte der Spieler mit { $points } und trifft auf denselben Platz der unteren Hälfte, { $who2 }.

format-score-group-swiss-searched = { $who1 } ist in der oberen Hälfte der Spieler mit { $points }; { $who2 }, Nummer { $step } der Suche, ist möglich.

format-score-group-swiss-next-below = { $who1 } ist in der unteren Hälfte der Spieler mit { $points } und trifft auf den nächsten freien Spieler darunter, { $who2 }.

format-score-group-swiss-searched-below = { $who1 } ist in der unteren Hälfte der Spieler mit { $points }; { $who2 }, Nummer { $step } darunter, ist möglich.

format-score-group-swiss-floated = Mit { $points } war niemand mehr für { $who1 } da, also kommt { $who2 } aus den Spielern mit { $lower_points }.

format-score-group-swiss-passed-met = { $who1 } trifft nicht auf { $who2 }: Sie haben schon gegeneinander gespielt.

format-score-group-swiss-passed-kept = { $who1 } trifft nicht auf { $who2 }: Sonst bliebe für jemand anderen nur ein alter Gegner.

format-score-group-swiss-repeat = { $who1 } und { $who2 } treffen wieder aufeinander (bisher: { $times }): Keine Auslosung dieser Runde hat weniger Wiederholungen.

format-score-group-swiss-bye-lowest = { $who1 } hat das Freilos: am tiefsten in der Liste von allen, die noch keines hatten.

format-score-group-swiss-bye-again = { $who1 } hat noch ein Freilos: Alle hatten schon eines, und { $who1 } steht am tiefsten.

format-score-group-swiss-bye-passed-had = { $who1 } steht tiefer, hatte aber schon ein Freilos.

format-score-group-swiss-bye-passed-needed = { $who1 } steht tiefer, muss aber spielen, sonst bliebe für jemanden nur ein alter Gegner.

format-score-group-swiss-parted-by-sos = { $who1 } steht vor { $who2 }: gleich viele Punkte, stärkere Gegner (SoS).

format-score-group-swiss-parted-by-rating = { $who1 } steht vor { $who2 }: gleich viele Punkte und SoS, höhere Wertungszahl am Anfang.

format-score-group-swiss-parted-by-lot = { $who1 } steht vor { $who2 }: gleich nach Punkten, SoS und Wertungszahl; die für die Runde gezogenen Zahlen entscheiden.

format-score-group-swiss-name-gold = Gold

format-score-group-swiss-name-gold-2 = Gold

format-score-group-swiss-name-silver = Silber

format-score-group-swiss-name-silver-2 = Silber

format-score-group-swiss-head-sos = SoS

format-score-group-swiss-column-sos = Summe der Gegnerpunkte: je höher, desto stärker waren die Gegner.

format-score-group-swiss-head-rating = Wertung

format-score-group-swiss-column-rating = Die Wertungszahl vor dem Turnier.

format-score-group-swiss-option-rounds-label = Runden

format-score-group-swiss-option-rounds = Wie viele Runden gespielt werden; leer heißt: nach der Rundentafel.

format-score-group-swiss-option-bye-half-points-label = Halbe Punkte fürs Freilos

format-score-group-swiss-option-bye-half-points = Was ein Freilos wert ist, in halben Punkten; 2 ist ein ganzer Punkt.

format-score-group-swiss-option-deviation-label = Abweichung

format-score-group-swiss-option-deviation = Wie die Standardabweichung der Wertungszahlen für SoS berechnet wird: der Gesamtheit (population) oder einer Stichprobe (sample).

format-score-group-swiss-option-allow-repeats-label = Wiederholungen erlauben

format-score-group-swiss-option-allow-repeats = Wenn nicht alle einen neuen Gegner bekommen können: mit möglichst wenigen Wiederholungen auslosen, ohne Rückfrage.
format-score-group-swiss-took-the-seat = { $who1 } ist während der Runde dazugekommen und spielt gegen { $who2 }; das Freilos entfällt.

format-score-group-swiss-rule-rounds = { $value } { $value ->
    [one] Runde wird gespielt
   *[other] Runden werden gespielt
    }.

format-score-group-swiss-rule-bye-half-points-0 = Ein Freilos zählt nichts.

format-score-group-swiss-rule-bye-half-points-1 = Ein Freilos zählt einen halben Punkt.

format-score-group-swiss-rule-bye-half-points-2 = Ein Freilos zählt einen ganzen Punkt.

format-score-group-swiss-rule-deviation-population = SoS rechnet mit der Standardabweichung der Wertungen des ganzen Felds.

format-score-group-swiss-rule-deviation-sample = SoS rechnet mit der Standardabweichung der Wertungen wie bei einer Stichprobe.

format-score-group-swiss-rule-allow-repeats-yes = Kann nicht jeder einen neuen Gegner bekommen, wird mit den wenigsten Wiederholungen gepaart.

format-score-group-swiss-rule-allow-repeats-no = Niemand trifft denselben Gegner zweimal; geht das nicht, entscheidet die Turnierleitung.
