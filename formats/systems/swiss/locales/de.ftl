### Was Formate sagen.

format-swiss-title = Schweizer System

format-swiss-summary = Alle spielen jede Runde, gegen jemand Neuen mit etwa gleich vielen Punkten.

format-swiss-round = Runde { $round } von { $rounds }: Alle treffen auf jemand Neuen mit etwa gleich vielen Punkten.

format-swiss-same-score = { $who1 } und { $who2 } haben beide { $points } (Platz { $place } und { $other_place } der Reihenfolge).

format-swiss-floated = { $who1 } hat { $points } und { $who2 } { $other_points }: Die Punktgleichen ließen sich nicht alle untereinander paaren.

format-swiss-passed-met = { $who1 } trifft nicht auf { $who2 } gegenüber: Sie haben schon gegeneinander gespielt.

format-swiss-repeat = { $who1 } und { $who2 } treffen wieder aufeinander (bisher: { $times }): Keine Auslosung dieser Runde hat weniger Wiederholungen.

format-swiss-bye = { $who1 } hat das Freilos: am tiefsten in der Reihenfolge von allen, die es haben können.

format-swiss-bye-again = { $who1 } hat noch ein Freilos: Alle hatten schon so viele.

format-swiss-bye-passed-had = { $who1 } steht tiefer, hatte aber schon mehr Freilose.

format-swiss-bye-passed-needed = { $who1 } steht tiefer, muss aber spielen, sonst bliebe für jemanden nur ein alter Gegner.

format-swiss-option-rounds-label = Runden

format-swiss-option-rounds = Wie viele Runden; leer heißt so viele, wie ein K.-o. bräuchte.

format-swiss-option-tie-breaks-label = Feinwertungen

format-swiss-option-tie-breaks = Was bei Punktgleichheit entscheidet, der Reihe nach: buchholz_cut_1, buchholz, median_buchholz, sodos, direct, wins; oder die der FIDE: DE BH BH/C1 BH/M1 FB AOB SB PS KS KS/L60 WIN WON BPG BWG REP STD TPN ARO TPR PTP APRO APPO RTNG.

format-swiss-option-bye-half-points-label = Halbe Punkte fürs Freilos

format-swiss-option-bye-half-points = Was ein Freilos wert ist, in halben Punkten.

format-swiss-option-allow-repeats-label = Wiederholungen erlauben

format-swiss-option-allow-repeats = Dürfen Spieler wieder aufeinandertreffen, wenn es ohne Wiederholungen nicht geht?
format-swiss-took-the-seat = { $who1 } ist während der Runde dazugekommen und spielt gegen { $who2 }; das Freilos entfällt.

format-swiss-rule-rounds = { $value } { $value ->
    [one] Runde wird gespielt
   *[other] Runden werden gespielt
    }.

format-swiss-rule-bye-half-points-0 = Ein Freilos zählt nichts.

format-swiss-rule-bye-half-points-1 = Ein Freilos zählt einen halben Punkt.

format-swiss-rule-bye-half-points-2 = Ein Freilos zählt einen ganzen Punkt.

format-swiss-rule-allow-repeats-yes = Spieler dürfen wieder aufeinandertreffen, wenn keine Paarung ohne Wiederholung bleibt.

format-swiss-rule-allow-repeats-no = Niemand trifft denselben Gegner zweimal; geht das nicht, entscheidet die Turnierleitung.

format-swiss-name-through-and-out = Weiter und raus

format-swiss-option-wins-to-advance-label = Siege zum Weiterkommen

format-swiss-option-wins-to-advance = Wer so viele Siege hat, ist weiter und spielt nicht mehr; leer: niemand.

format-swiss-option-losses-to-leave-label = Niederlagen bis zum Aus

format-swiss-option-losses-to-leave = Wer so viele Niederlagen hat, ist raus und spielt nicht mehr; leer: niemand.

format-swiss-rule-wins-to-advance = Mit { $value } { $value ->
    [one] Sieg
   *[other] Siegen
    } ist man weiter und spielt nicht mehr.

format-swiss-rule-losses-to-leave = Mit { $value } { $value ->
    [one] Niederlage
   *[other] Niederlagen
    } ist man raus und spielt nicht mehr.

format-swiss-mark-through = Weiter, mit { $games } { $games ->
    [one] Sieg
   *[other] Siegen
    }.

format-swiss-mark-out = Raus, mit { $games } { $games ->
    [one] Niederlage
   *[other] Niederlagen
    }.

format-swiss-through-so-far = { $players } { $players ->
    [one] Spieler ist
   *[other] Spieler sind
    } weiter.

format-swiss-out-so-far = { $players } { $players ->
    [one] Spieler ist
   *[other] Spieler sind
    } raus.

format-swiss-parted-by-record = { $who1 } steht vor { $who2 }: bessere Bilanz aus Siegen und Niederlagen.

format-swiss-accelerated = Die obere Hälfte, { $players } Spieler, wird mit { $points } mehr gepaart (Baku-Beschleunigung). In der Tabelle zählt das nicht.

format-swiss-same-score-ahead = { $who1 } und { $who2 } haben für die Paarung beide { $points }, mit Beschleunigung (Platz { $place } und { $other_place } der Reihenfolge).

format-swiss-floated-ahead = { $who1 } hat für die Paarung { $points } und { $who2 } { $other_points }, mit Beschleunigung: Die Punktgleichen ließen sich nicht alle untereinander paaren.

format-swiss-passed-side = { $who1 } trifft nicht auf { $who2 } gegenüber: Sonst hätte einer von ihnen zum dritten Mal hintereinander dieselbe Seite.

format-swiss-third-side = { $who1 } oder { $who2 } hat zum dritten Mal hintereinander dieselbe Seite: Keine Paarung dieser Runde vermeidet das.

format-swiss-bye-passed-forfeit = { $who1 } steht tiefer, hat aber schon kampflos gewonnen, und das zählt wie ein Freilos.

format-swiss-bye-passed-sides = { $who1 } steht tiefer, muss aber spielen, sonst träfen zwei wieder aufeinander oder jemand hätte zum dritten Mal hintereinander dieselbe Seite.

format-swiss-name-sides-and-floats = Seiten und Punktgruppen

format-swiss-option-no-third-side-label = Keine dritte Partie auf einer Seite

format-swiss-option-no-third-side = Wird eine dritte Partie hintereinander auf derselben Seite vermieden, auch wenn Punkte schlechter passen?

format-swiss-rule-no-third-side-yes = Niemand hat zum dritten Mal hintereinander dieselbe Seite, wenn es sich vermeiden lässt.
format-swiss-rule-no-third-side-no = Eine dritte Partie in Folge auf derselben Seite ist möglich.

format-swiss-option-remember-floats-label = An Auf- und Absteiger erinnern

format-swiss-option-remember-floats = Trifft nur wenn nötig wieder auf weniger (oder mehr) Punkte, wer das schon letzte Runde tat?

format-swiss-rule-remember-floats-yes = Niemand trifft zweimal hintereinander auf weniger oder auf mehr Punkte, wenn es nicht sein muss.
format-swiss-rule-remember-floats-no = Zweimal in Folge gegen weniger oder mehr Punkte ist möglich.

format-swiss-option-forfeit-counts-as-bye-label = Kampfloser Sieg zählt als Freilos

format-swiss-option-forfeit-counts-as-bye = Bekommen andere das Freilos vor denen, die kampflos gewonnen haben?

format-swiss-rule-forfeit-counts-as-bye-yes = Wer kampflos gewonnen hat, bekommt erst nach allen anderen ein Freilos.
format-swiss-rule-forfeit-counts-as-bye-no = Ein kampfloser Sieg zählt nicht als Freilos.

format-swiss-option-acceleration-label = Beschleunigung

format-swiss-option-acceleration = Baku-Beschleunigung: Beginnt die obere Hälfte mit virtuellen Punkten?

format-swiss-rule-acceleration-yes = Die obere Hälfte beginnt mit virtuellen Punkten, nur für die Paarungen (Baku-Beschleunigung).
format-swiss-rule-acceleration-no = Niemand beginnt mit virtuellen Punkten.
