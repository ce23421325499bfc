### Was Formate sagen.

format-floating-double-elimination-title = Gleitendes Doppel-K.-o.

format-floating-double-elimination-summary = Raus nach zwei Niederlagen; jede Runde wird neu ausgelost, mit möglichst wenigen Wiederholungen.

format-floating-double-elimination-round = { $players } { $players ->
    [one] Spieler ist
   *[other] Spieler sind
    } noch dabei. Keine andere Auslosung ist besser: { $repeats } { $repeats ->
    [one] Wiederholung
   *[other] Wiederholungen
    }, { $unequal } { $unequal ->
    [one] Partie
   *[other] Partien
    } zwischen Spielern mit ungleich vielen Niederlagen, Quadrate der Rangabstände { $squares }.

format-floating-double-elimination-pair = { $who1 } (Rang { $rank }, Niederlagen { $losses }) trifft auf { $who2 } (Rang { $other_rank }, Niederlagen { $other_losses }).

format-floating-double-elimination-repeat = Das ist Begegnung Nummer { $meeting } von { $who1 } und { $who2 }: Keine Auslosung der Runde vermeidet sie.

format-floating-double-elimination-unequal-losses = { $who1 } und { $who2 } haben ungleich viele Niederlagen: Die Regeln, die vorgehen (Wiederholungen, Freilos), lassen nichts Besseres zu.

format-floating-double-elimination-bye = { $who1 } hat das Freilos (bisherige Freilose { $byes }, Niederlagen { $losses }, Setzplatz { $seed }).

format-floating-double-elimination-bye-passed-had = { $who1 } wäre für das Freilos eher an der Reihe, hatte aber schon mehr Freilose.

format-floating-double-elimination-bye-passed-repeat = { $who1 } wäre für das Freilos eher an der Reihe, aber dann träfen mehr alte Gegner wieder aufeinander.

format-floating-double-elimination-play-off = { $who1 } und { $who2 } spielen um Platz { $place }: { $tied } Spieler haben gleich viele Partien gewonnen.

format-floating-double-elimination-champion = { $who1 } ist als Letzter noch dabei und hat das Finale gewonnen.

format-floating-double-elimination-no-champion = Niemand ist mehr dabei: Das Finale hat keinen Sieger, bis ein Turnierleiter entscheidet.

format-floating-double-elimination-parted-by-wins = { $who1 } steht vor { $who2 }: mehr Siege in der Finalrunde.

format-floating-double-elimination-parted-by-out = { $who1 } steht vor { $who2 }: gleich viele Siege, aber später aus der Finalrunde ausgeschieden.

format-floating-double-elimination-parted-by-seed = { $who1 } steht vor { $who2 }: sonst in allem gleich, besserer Setzplatz.

format-floating-double-elimination-parted-by-play-off = { $who1 } steht vor { $who2 }: hat ihr Entscheidungsspiel gewonnen.

format-floating-double-elimination-name-gold = Gold

format-floating-double-elimination-name-gold-2 = Gold

format-floating-double-elimination-name-silver = Silber

format-floating-double-elimination-name-silver-2 = Silber

format-floating-double-elimination-name-play-off = Entscheidungsspiel

format-floating-double-elimination-head-last-round = Letzte Runde

format-floating-double-elimination-column-last-round = Die letzte gespielte Runde im Finale; später ist besser. Ein Strich für alle, die noch dabei sind.

format-floating-double-elimination-column-seed = Der Platz in der Vorrunde.

format-floating-double-elimination-option-earlier-meetings-count-label = Frühere Begegnungen zählen

format-floating-double-elimination-option-earlier-meetings-count = Zählen Partien früherer Stufen als Begegnungen, wenn Wiederholungen vermieden werden?

format-floating-double-elimination-option-byes-count-as-wins-label = Freilose zählen als Siege

format-floating-double-elimination-option-byes-count-as-wins = Zählt ein Freilos als Sieg, wenn Platz zwei und drei bestimmt werden?

format-floating-double-elimination-won-play-off = { $who1 } hat das Stechen gegen { $who2 } um Platz { $place } gewonnen.
format-floating-double-elimination-took-the-seat = { $who1 } ist während der Runde dazugekommen und spielt gegen { $who2 }; das Freilos entfällt.
format-floating-double-elimination-missed-no-loss = Runden ohne { $who1 } bisher: { $rounds }. Sie zählen weder als Sieg noch als Niederlage.

format-floating-double-elimination-rule-earlier-meetings-count-yes = Auch Partien früherer Phasen zählen als Begegnungen; Wiederholungen werden vermieden.

format-floating-double-elimination-rule-earlier-meetings-count-no = Nur Partien dieser Phase zählen als Begegnungen; Wiederholungen werden vermieden.

format-floating-double-elimination-rule-byes-count-as-wins-yes = Ein Freilos zählt als Sieg, wenn es um den zweiten und dritten Platz geht.

format-floating-double-elimination-rule-byes-count-as-wins-no = Ein Freilos ist kein Sieg, wenn es um den zweiten und dritten Platz geht.

format-floating-double-elimination-far-in-lost = noch dabei, eine Niederlage

format-floating-double-elimination-far-out = ausgeschieden in Runde { $number }
