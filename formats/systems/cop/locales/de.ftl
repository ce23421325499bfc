### Was Formate sagen.

format-cop-title = COP

format-cop-summary = Gruppen oder Rundenturnier, dann Schweizer System, dann Paarungen nach Simulation des Rests.

format-cop-column-repeats = Wiederholungen: { $weight }. Bisherige Partien der beiden gegeneinander: { $times }.

format-cop-column-byes = Wiederholungen: { $weight }. Bisherige Freilose: { $times }.

format-cop-column-rank = Rangabstand: { $weight }, die Zahl der Ränge dazwischen. Kein Preis hängt davon ab.

format-cop-column-rank-cubed = Rangabstand: { $weight }, die dritte Potenz von { $apart }. Ein Preis ist noch möglich.

format-cop-column-window = Kann einholen: { $weight }, das Doppelte der dritten Potenz von { $off }. Der Niedrigste, der { $who1 } einholen kann, hat Rang { $lowest }, und gegen ihn sollte { $who1 } spielen.

format-cop-column-broken-last-round = King of the Hill: gebrochen. Nicht alle Nachbarn der letzten Runde waren zusammenzuhalten.

format-cop-column-broken-repeat-bye = Wiederholungen: gebrochen. Jemand musste noch ein Freilos bekommen.

format-cop-column-broken-gibson = Gibson: gebrochen. Keine Runde hält alle gibsonisierten Spieler von den Anwärtern fern.

format-cop-column-broken-control = Kontrolle: gebrochen. Keine Runde gibt dem Führenden den vorgesehenen Gegner.

format-cop-column-broken-beyond = Kann einholen: gebrochen. { $who2 } steht unter dem Niedrigsten, der { $who1 } einholen kann; keine Runde vermeidet das.

format-cop-column-broken-back-to-back = Wiederholungen: gebrochen. Keine Runde hält alle Gegner der letzten Runde auseinander.

format-cop-mark-gibsonized = Gibsonisiert: kann den Platz an niemanden darunter mehr verlieren.

format-cop-mark-first = Anwärter auf Platz 1: Erste in mehr als { $share } der Simulationen.

format-cop-mark-prize = Anwärter auf einen Preis ({ $prizes }): in mehr als { $share } der Simulationen darunter.

format-cop-mark-destiny-lost = Schicksal in eigener Hand: gewinnt mit einem Sieg gegen den Führenden und verliert ohne diese Partie { $loss } dieser Chance.

format-cop-mark-destiny-kept = Schicksal in eigener Hand: gewinnt mit lauter Siegen und verliert nur { $loss } dieser Chance, ohne auf den Führenden zu treffen.

format-cop-mark-first-recorded = Anwärter auf Platz 1, Stand der Auslosung von Runde { $round }.

format-cop-mark-prize-recorded = Anwärter auf einen Preis, Stand der Auslosung von Runde { $round }.

format-cop-mark-destiny-lost-recorded = Schicksal in eigener Hand, Stand der Auslosung von Runde { $round }: würde { $loss } der Chance verlieren, ohne auf den Führenden zu treffen.

format-cop-mark-destiny-kept-recorded = Schicksal in eigener Hand, Stand der Auslosung von Runde { $round }: würde nur { $loss } der Chance verlieren, ohne auf den Führenden zu treffen.

format-cop-published = Die veröffentlichten Regeln dieses Turniers haben die Prüfsumme { $check_sum }.

format-cop-published-changed = Die veröffentlichten Regeln wurden geändert: Ihre Prüfsumme war { $before } und ist jetzt { $check_sum }.

format-cop-round-round-robin = Runde { $round } von { $rounds }: jeder gegen jeden, Runde { $of_schedule } von { $schedule }.

format-cop-round-initial-fontes = Runde { $round } von { $rounds }: Gruppen, Runde { $of_schedule } von { $schedule }.

format-cop-round-swiss = Runde { $round } von { $rounds }: Schweizer System ohne Wiederholungen.

format-cop-round-cop = Runde { $round } von { $rounds }: COP.

format-cop-older-standings = Die Runde ist nach der Tabelle nach Runde { $round } ausgelost.

format-cop-prepaired = Das hat ein Turnierleiter vorher festgelegt.

format-cop-prepaired-dropped = Eine für { $who1 } vorab festgelegte Partie fällt aus: Der Gegner ist nicht mehr dabei oder hat die Runde frei.

format-cop-fontes-group = Gruppe { $group } wurde ausgelost: { $players } Spieler, über die ganze Setzliste verteilt.

format-cop-groups-lost = Die ausgelosten Gruppen sind nicht mehr bekannt; die Runde wird nach Schweizer System ausgelost.

format-cop-schedule = { $who1 } und { $who2 } treffen nach dem Spielplan aufeinander.

format-cop-bye-schedule = { $who1 } ist nach dem Spielplan spielfrei.

format-cop-bye-left-alone = { $who1 } hat das Freilos: Der Gegner laut Spielplan ist nicht da.

format-cop-swiss-level = { $who1 } (Rang { $rank }) und { $who2 } (Rang { $other_rank }) haben beide { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
    }: obere Hälfte gegen untere Hälfte.

format-cop-swiss-float = { $who1 } (Rang { $rank }, { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
    }) und { $who2 } (Rang { $other_rank }, { $other_wins } { $other_wins ->
    [one] Sieg
   *[other] Siege
    }) treffen über Gruppengrenzen hinweg aufeinander.

format-cop-bye-swiss = { $who1 } hat das Freilos: Von denen mit den wenigsten Freilosen ist { $who1 } als Nächstes dran.

format-cop-simulated = Die letzten { $rounds_left } Runden wurden { $simulations }-mal für { $players } Spieler simuliert (höchster Faktor { $factor }, Punktabstände { $margins }, { $games } Partien).

format-cop-gibsonized = { $who1 } ist gibsonisiert: Niemand darunter kann noch Platz { $place } erreichen.

format-cop-cashers = Bis Rang { $hopeful_rank } ({ $who1 }) erreichen Spieler in mehr als { $share } der Simulationen einen der { $prizes } Preise; bis Rang { $absolute_rank } ({ $who2 }) überhaupt einen.

format-cop-contender = Der niedrigste Anwärter auf Platz { $place } oder besser ist { $who1 }, Rang { $rank }.

format-cop-destiny-at-stake = { $who2 } (Rang { $rank }) gewinnt das Turnier mit Siegen in allen Partien gegen den Führenden, verliert sonst aber { $loss } dieser Chance ({ $wins } von { $simulations } Simulationen gewonnen; die Schwelle ist { $threshold }): Das Schicksal steht auf dem Spiel.

format-cop-destiny-safe = { $who2 } (Rang { $rank }) gewinnt das Turnier mit Siegen in allen Partien gegen den Führenden und verliert sonst nur { $loss } dieser Chance ({ $wins } von { $simulations } Simulationen gewonnen; die Schwelle ist { $threshold }).

format-cop-nearly-destiny-at-stake = { $who2 } (Rang { $rank }) gewinnt das Turnier mit Siegen in allen Partien gegen den Führenden (in { $always } von { $simulations } Simulationen), verliert sonst aber { $loss } dieser Chance ({ $wins } gewonnen; die Schwelle ist { $threshold }): Das Schicksal steht auf dem Spiel.

format-cop-nearly-destiny-safe = { $who2 } (Rang { $rank }) gewinnt das Turnier mit Siegen in allen Partien gegen den Führenden (in { $always } von { $simulations } Simulationen) und verliert sonst nur { $loss } dieser Chance ({ $wins } gewonnen; die Schwelle ist { $threshold }).

format-cop-steered = Der Führende { $who1 } spielt gegen { $who2 } (Rang { $rank }), oder gegen den Spieler einen Rang darüber, solange genug Runden bleiben.

format-cop-steered-to-nobody = { $who2 } (Rang { $rank }) sollte gegen den Führenden { $who1 } spielen, aber die beiden hatten sich gerade erst.

format-cop-dropped-back-to-back = Sonst keine vollständige Runde: { $pairs } { $pairs ->
    [one] Paar trifft
   *[other] Paare treffen
    } sofort wieder aufeinander.

format-cop-dropped-beyond = Sonst keine vollständige Runde: Das Fenster der Anwärter wurde um { $ranks } { $ranks ->
    [one] Rang
   *[other] Ränge
    } erweitert ({ $pairs } { $pairs ->
    [one] Paar
   *[other] Paare
    }).

format-cop-dropped-control = Sonst keine vollständige Runde: Der Führende spielt gegen jemand anderen als vorgesehen.

format-cop-dropped-gibson = Sonst keine vollständige Runde: Ein gibsonisierter Spieler trifft auf einen Anwärter oder bekommt das Freilos nicht.

format-cop-dropped-repeat-bye = Sonst keine vollständige Runde: { $who1 } bekommt noch ein Freilos.

format-cop-dropped-last-round = Sonst keine vollständige Runde: { $pairs } { $pairs ->
    [one] Paar weicht
   *[other] Paare weichen
    } von der Ordnung der letzten Runde ab.

format-cop-chances = Noch mögliche Plätze für { $who1 }: { $best } bis { $worst }; ein Preis in { $prize } (Plätze: { $counts }).

format-cop-weights-sum = Die Gewichte der Runde ergeben zusammen { $sum }; was nicht passieren darf, wiegt { $prohibitive }.

format-cop-pair-weights = { $who1 } (Rang { $rank }) und { $who2 } (Rang { $other_rank }) wiegen { $total }.

format-cop-bye-weights = Das Freilos von { $who1 } (Rang { $rank }) wiegt { $total }.

format-cop-hill = { $who1 } und { $who2 } sind Nachbarn und können noch einen Preis gewinnen: King of the Hill.

format-cop-class-prize = { $who1 } und { $who2 } spielen um einen Preis ihrer Klasse.

format-cop-destiny = Der Führende { $who1 } spielt gegen { $who2 }, der als Nächster sein Schicksal in der Hand hat.

format-cop-bye-gibson = { $who1 } ist gibsonisiert, und das Freilos geht zuerst an gibsonisierte Spieler.

format-cop-bye-top-down = { $who1 } hat das Freilos: als Bester derer mit den wenigsten Freilosen.

format-cop-bye-contender = { $who1 } hat das Freilos: Alle ohne Freilos haben Aussicht auf einen Preis, und { $who1 } steht von ihnen am tiefsten.

format-cop-repeat = { $who1 } und { $who2 } treffen wieder aufeinander; bisherige Partien gegeneinander: { $times }.

format-cop-back-to-back = { $who1 } und { $who2 } hatten sich in der Runde davor.

format-cop-parted-by-spread = { $who1 } steht vor { $who2 }: gleich viele Siege, bessere Punktdifferenz.

format-cop-name-rounds = Runden

format-cop-name-prizes = Preise

format-cop-name-thresholds = Schwellen

format-cop-name-simulations = Simulationen

format-cop-name-byes = Freilose

format-cop-name-scores = Ergebnisse

format-cop-name-by-hand = Von Hand

format-cop-head-spread = Differenz

format-cop-column-spread = Die Summe aller Punktdifferenzen.

format-cop-field-class = Die Klasse für Klassenpreise: B, C und so weiter; leer oder A ist die oberste.

format-cop-option-rounds = Wie viele Runden gespielt werden.

format-cop-option-opening-label = Eröffnung

format-cop-option-opening = Die Eröffnung: auto nimmt ein ganzes Rundenturnier, wenn es passt, sonst Initial Fontes.

format-cop-option-round-robin-margin-label = Reserve für Rundenturnier

format-cop-option-round-robin-margin = Ein Rundenturnier passt, wenn danach mindestens so viele Runden bleiben.

format-cop-option-first-cop-round-label = Erste COP-Runde

format-cop-option-first-cop-round = Die erste nach COP ausgeloste Runde; leer heißt die zweite Hälfte.

format-cop-option-place-prizes-label = Platzpreise

format-cop-option-place-prizes = Wie viele Plätze einen Preis gewinnen.

format-cop-option-class-prizes-label = Klassenpreise

format-cop-option-class-prizes = Wie viele Preise die Klassen B, C, … haben; die oberste, A, hat keine eigenen.

format-cop-option-simulations = Wie oft der Rest simuliert wird.

format-cop-option-always-wins-simulations-label = Simulationen mit lauter Siegen

format-cop-option-always-wins-simulations = Wie oft simuliert wird, wer sein Schicksal in der Hand hat.

format-cop-option-always-wins-tolerance-label = Toleranz für lauter Siege

format-cop-option-always-wins-tolerance = Wer bis auf höchstens diesen Anteil alle Simulationen gewinnt, gewinnt immer.

format-cop-option-gibson-spread-label = Gibson-Differenz

format-cop-option-gibson-spread = Der größte Abstand einer Partie, von der letzten Runde rückwärts; der letzte Wert gilt weiter.

format-cop-option-hopefulness-label = Hoffnung

format-cop-option-hopefulness = Anwärter erreichen einen Platz in mehr als diesem Anteil der Simulationen, von der letzten Runde rückwärts.

format-cop-option-control-loss-thresholds-label = Schwellen für Kontrollverlust

format-cop-option-control-loss-thresholds = Gehen mehr Siege als dieser Anteil verloren, steht das Schicksal auf dem Spiel, von der letzten Runde rückwärts.

format-cop-option-control-loss-activation-round-label = Kontrollverlust ab Runde

format-cop-option-control-loss-activation-round = Ab dieser Runde wird der Führende gelenkt; leer: in den letzten vier Runden.

format-cop-option-margins-label = Abstände

format-cop-option-margins = Wie die Abstände simulierter Partien verteilt sind.

format-cop-option-bye-spread-label = Differenz eines Freiloses

format-cop-option-bye-spread = Die Differenz, die ein Freilos bringt und eine kampflose Niederlage oder Abwesenheit kostet.

format-cop-option-allow-repeat-byes-label = Mehrere Freilose erlauben

format-cop-option-allow-repeat-byes = Darf jemand ein zweites Freilos bekommen?

format-cop-option-top-down-byes-label = Freilose von oben

format-cop-option-top-down-byes = Gehen Freilose zuerst an die Spitze der Tabelle?

format-cop-option-lone-leader-bye-label = Freilos für einsamen Führenden

format-cop-option-lone-leader-bye = Geht das Freilos an einen gibsonisierten Führenden, wenn sonst niemand gibsonisiert ist?

format-cop-option-prohibitive-label = Verbotsgewicht

format-cop-option-prohibitive = Das Gewicht dessen, was nicht passieren darf; leer heißt: mehr als jede andere Summe.

format-cop-option-based-on-label = Grundlage

format-cop-option-based-on = Runden nach älterer Tabelle: 9:7 heißt Runde 9 nach der Tabelle nach Runde 7.

format-cop-option-prepaired-label = Vorab festgelegt

format-cop-option-prepaired = Vorab festgelegte Partien: 9 Ada - Ben heißt, dass die beiden in Runde 9 spielen; 9 Ada - bye ist ein Freilos.

format-cop-option-usual-high = Nach Ergebnissen darüber wird gefragt, abgelehnt werden sie nicht.

format-cop-option-usual-high-label = Üblich höchstens

format-cop-option-usual-low = Nach Ergebnissen darunter wird gefragt, abgelehnt werden sie nicht.

format-cop-option-usual-low-label = Üblich mindestens

format-cop-option-usual-margin = Nach größeren Abständen wird gefragt, abgelehnt werden sie nicht.

format-cop-option-usual-margin-label = Üblicher Abstand
format-cop-took-the-seat = { $who1 } ist während der Runde dazugekommen und spielt gegen { $who2 }; das Freilos entfällt.
format-cop-missed-lost = Runden ohne { $who1 } bisher: { $rounds }. Sie zählen als mit { $spread } verloren.
format-cop-too-new = Eine Runde kann nur nach einem Stand vor ihr ausgelost werden.
format-cop-no-game = Eine vorab gesetzte Partie braucht zwei verschiedene Spieler oder einen Spieler und bye.
format-cop-seated-twice = Ein Spieler ist in einer Runde zweimal vorab gesetzt.

format-cop-fixed-table = { $who1 } spielt immer an Tisch { $table }.
format-cop-fixed-table-beyond = Der eigene Tisch { $table } von { $who1 } liegt hinter dem letzten, { $last }: stattdessen Tisch { $board }.

format-cop-field-table = Der Tisch, an dem der Spieler immer sitzt, etwa wegen einer Kamera oder des Wegs; leer: keiner.

format-cop-rule-rounds = { $value } { $value ->
    [one] Runde wird gespielt
   *[other] Runden werden gespielt
    }.

format-cop-rule-opening-auto = Am Anfang steht ein ganzes Rundenturnier, wo es passt, sonst Initial Fontes.

format-cop-rule-opening-round-robin = Am Anfang steht ein ganzes Rundenturnier.

format-cop-rule-opening-initial-fontes = Am Anfang steht Initial Fontes.

format-cop-rule-opening-swiss = Am Anfang stehen Schweizer Runden.

format-cop-rule-round-robin-margin = Ein Rundenturnier passt, wenn danach mindestens noch so viele Runden bleiben: { $value }.

format-cop-rule-first-cop-round = Ab Runde { $value } paart COP.
format-cop-rule-first-cop-round-default = Ab Runde { $value } paart COP, oder gleich nach einem Rundenturnier.

format-cop-rule-place-prizes = Preise gibt es für so viele Plätze: { $value }.

format-cop-rule-class-prizes = Preise der Klassen B, C und so weiter: { $value }.

format-cop-rule-simulations = Für jede Paarung wird der Rest { $value }-mal simuliert.

format-cop-rule-always-wins-simulations = { $value } Simulationen entscheiden, wer es selbst in der Hand hat.

format-cop-rule-always-wins-tolerance = Wer höchstens diesen Anteil davon nicht gewinnt, gilt als immer siegreich: { $value }.

format-cop-rule-gibson-spread = Der größte Abstand einer Partie, von der letzten Runde rückwärts; der letzte Wert gilt weiter: { $value }.

format-cop-rule-hopefulness = Anwärter erreichen einen Platz in mehr als diesem Anteil der Simulationen, von der letzten Runde rückwärts: { $value }.

format-cop-rule-control-loss-thresholds = Es steht auf dem Spiel, wenn mehr als dieser Anteil der Siege verloren geht, von der letzten Runde rückwärts: { $value }.

format-cop-rule-control-loss-activation-round = Ab Runde { $value } wird der Führende gelenkt.

format-cop-rule-margins-uniform = Die Abstände simulierter Partien sind gleichmäßig verteilt.

format-cop-rule-margins-half-normal = Die Abstände simulierter Partien sind wie eine halbe Glockenkurve verteilt.

format-cop-rule-bye-spread = Ein Freilos bringt die Differenz { $value }; wer kampflos verliert oder fehlt, verliert ebenso viel.

format-cop-rule-allow-repeat-byes-yes = Wer schon ein Freilos hatte, darf noch eins bekommen.

format-cop-rule-allow-repeat-byes-no = Niemand bekommt ein zweites Freilos, wo es sich vermeiden lässt.

format-cop-rule-top-down-byes-yes = Freilose gehen zuerst an die Spitze der Tabelle.

format-cop-rule-top-down-byes-no = Freilose gehen zuerst ans Ende der Tabelle.

format-cop-rule-lone-leader-bye-yes = Wer als Einziger und als Führender gibsonisiert ist, kann das Freilos bekommen.

format-cop-rule-lone-leader-bye-no = Wer als Einziger und als Führender gibsonisiert ist, bekommt deshalb kein Freilos.

format-cop-rule-usual-low = Bei Punktzahlen unter { $value } fragt Herald nach, nimmt sie aber.

format-cop-rule-usual-high = Bei Punktzahlen über { $value } fragt Herald nach, nimmt sie aber.

format-cop-rule-usual-margin = Bei Abständen über { $value } fragt Herald nach, nimmt sie aber.

format-cop-rule-prohibitive = Was nicht geschehen soll, wiegt { $value }.

format-cop-rule-based-on = Runden nach älterem Stand, wie 9:7 für Runde 9 nach dem Stand nach Runde 7: { $value }.

format-cop-rule-prepaired = Vorher festgelegte Partien: { $value }.
