### Was Formate sagen.

format-swiss-elimination-title = Schweizer K.-o.

format-swiss-elimination-summary = Begegnungen nach Rang aus einer Tafel; Sieger bekommen den besseren Rang, und jeder Platz wird ausgespielt.

format-swiss-elimination-seeded-by-round-places = { $who1 } ist vor { $who2 } gesetzt: gleiche Qualifikation, aber bessere Plätze in einzelnen Runden.

format-swiss-elimination-reserve = { $who1 } ist in Reserve (Platz { $place }) und rückt nach, wenn vor der ersten Runde jemand aussteigt.

format-swiss-elimination-not-invited = { $who1 } (Platz { $place }) ist nicht unter den Eingeladenen.

format-swiss-elimination-not-coming = { $who1 } (Platz { $place }) hat für das Live-Finale nicht zugesagt.

format-swiss-elimination-reveal = Sollen die Online-Ergebnisse aufgedeckt werden? Bis dahin sehen nur Turnierleiter Listen, Rätsel und Zeiten. Zeiten fehlen noch von { $missing } der { $players } Spieler; noch nicht geprüfte Antworten, die als falsch zählen würden: { $unchecked }.

format-swiss-elimination-draw-list = Niemand hat eine Wunschliste abgegeben: Eine geloste gilt für alle Runden. Jetzt losen?

format-swiss-elimination-choose-live = { $who1 } hat Rang { $rank } und wählt das Rätsel von Runde { $round }.

format-swiss-elimination-matches = Runde { $round }, { $venue }: { $matches } { $matches ->
    [one] Begegnung
   *[other] Begegnungen
    }.

format-swiss-elimination-heats = Die Begegnungen werden in Durchgängen { $heats } mit demselben Rätsel gespielt: Haltet spätere Durchgänge davon fern.

format-swiss-elimination-predetermined = Das Rätsel der Runde ist { $puzzle }, wie vorher festgelegt.

format-swiss-elimination-picked = Das Rätsel der Runde ist { $puzzle }, das erste noch freie auf der Liste von { $who1 } mit der Wahl.

format-swiss-elimination-picked-reversed = Das Rätsel der Runde ist { $puzzle }, das letzte noch freie auf der Liste von { $who1 }, der die Wahl hat, aber in dieser Runde nicht löst.

format-swiss-elimination-picked-by-lot = Das Rätsel der Runde ist { $puzzle }, das erste noch freie der gelosten Liste.

format-swiss-elimination-chosen = Das Rätsel der Runde ist { $puzzle }, gewählt von { $who1 } auf Rang { $rank }.

format-swiss-elimination-pick-passed-no-list = { $who1 } hätte die Wahl vor { $who2 }, hat aber keine Liste abgegeben.

format-swiss-elimination-pick-passed-done = { $who1 } hätte die Wahl vor { $who2 }, löst aber online keine Rätsel mehr.

format-swiss-elimination-pick-passed-bracket = { $who1 } ist besser gesetzt als { $who2 }, aber in einem schlechteren Baum ({ $bracket }).

format-swiss-elimination-match = { $who1 } hat Rang { $rank }, { $who2 } Rang { $other_rank }: Begegnung { $code }, { $bracket }.

format-swiss-elimination-heat = Durchgang { $heat }.

format-swiss-elimination-bye = { $who1 } hat Rang { $rank }: Begegnung { $code } ist ein Freilos.

format-swiss-elimination-opponent-gone = { $who1 } gewinnt Begegnung { $code } kampflos: { $who2 } fehlt.

format-swiss-elimination-online-faster = { $who1 } war schneller als { $who2 }: { $time } gegen { $other_time }.

format-swiss-elimination-online-unsolved = { $who1 } hat das Rätsel in { $time } gelöst, { $who2 } nicht.

format-swiss-elimination-online-equal = { $who1 } und { $who2 } haben dieselbe offizielle Zeit, { $time }; der besser Gesetzte gewinnt.

format-swiss-elimination-live-faster = { $who1 } war schneller als { $who2 }: { $time } gegen { $other_time }.

format-swiss-elimination-live-only-correct = { $who1 } hatte als Einziger eine richtige Lösung ({ $time }), als die Begegnung endete.

format-swiss-elimination-live-none-correct = Am Ende gab es keine richtige Lösung: { $who1 } ist besser gesetzt.

format-swiss-elimination-live-over-limit = { $who2 } war nicht rechtzeitig ({ $other_time }, die Grenze ist { $limit }): { $who1 } ist besser gesetzt.

format-swiss-elimination-live-equal = { $who1 } und { $who2 } haben dieselbe offizielle Zeit, { $time }; der besser Gesetzte gewinnt.

format-swiss-elimination-live-too-close = Die Richter können nicht sagen, wer schneller war: { $who1 } ist besser gesetzt.

format-swiss-elimination-live-decided = Die Richter haben für { $who1 } entschieden; das ist endgültig.

format-swiss-elimination-both-absent = Weder { $who1 } noch { $who2 } ist erschienen: { $who1 } ist besser gesetzt.

format-swiss-elimination-reveal-final = { $who1 } wird Platz { $place }.

format-swiss-elimination-reveal-one-match = { $who1 } und { $who2 } spielen eine Begegnung um Platz { $best } und { $worst }.

format-swiss-elimination-reveal-alone = { $who1 } hat Rang { $rank } und spielt { $matches } um Platz { $best } bis { $worst }.

format-swiss-elimination-reveal-two = { $who1 } und { $who2 } haben Rang { $rank } und { $other_rank } und spielen { $matches } um Platz { $best } bis { $worst }.

format-swiss-elimination-champion = { $who1 } hat die Playoffs gewonnen.

format-swiss-elimination-finished = { $who1 } hat Platz { $place } erreicht.

format-swiss-elimination-to-play = { $who1 } spielt { $matches } um Platz { $best } bis { $worst }.

format-swiss-elimination-no-seat = { $who1 } hat keinen Platz in den Playoffs.

format-swiss-elimination-problem-unknown-puzzle = ist kein Rätsel aus dem Vorrat

format-swiss-elimination-problem-unknown-round = ist keine Runde der Tafel

format-swiss-elimination-problem-not-asked = hier werden keine Wunschlisten verlangt

format-swiss-elimination-problem-unreadable = ist nicht lesbar

format-swiss-elimination-problem-bad-time = hat eine unlesbare Zeit; schreib sie wie 6:43.2

format-swiss-elimination-problem-closed = das geht nicht mehr: Das Spiel ist weitergegangen

format-swiss-elimination-problem-not-open-yet = das geht, sobald die Online-Stufe begonnen hat

format-swiss-elimination-problem-no-seat = das können nur Spieler mit einem Platz in den Playoffs abgeben

format-swiss-elimination-problem-started-before = läuft schon: die Uhr ist an

format-swiss-elimination-problem-not-started-yet = ist nicht gestartet

format-swiss-elimination-problem-nothing-to-check = hat keine rechtzeitige Antwort, die man prüfen könnte

format-swiss-elimination-problem-judges-only = das können nur Richter eintragen

format-swiss-elimination-problem-nothing-to-take-back = es gibt keinen Eintrag zum Zurücknehmen

format-swiss-elimination-problem-not-started = die Begegnung ist noch nicht gestartet

format-swiss-elimination-problem-already-started = die Begegnung ist schon gestartet

format-swiss-elimination-problem-not-handed-in = das Blatt dieses Spielers ist noch nicht abgegeben

format-swiss-elimination-problem-not-solving = dieser Spieler ist gerade nicht am Rätsel

format-swiss-elimination-problem-not-graded-now = das Blatt dieses Spielers ist nicht beim Prüfer

format-swiss-elimination-problem-before-handed-in = zu diesem Zeitpunkt war das Blatt noch nicht abgegeben

format-swiss-elimination-problem-minute-missing = in dieser offiziellen Zeit fehlt die Minute für die falsche Antwort

format-swiss-elimination-problem-minute-not-up = das Blatt kommt zurück, wenn die volle Minute um ist

format-swiss-elimination-problem-nothing-to-return = es gibt kein Blatt, das an diesen Spieler zurückgeht

format-swiss-elimination-problem-no-spare-sheets = in dieser Begegnung gibt es keine Ersatzblätter

format-swiss-elimination-problem-second-new-sheet = dieser Spieler hat in dieser Begegnung schon ein neues Blatt bekommen

format-swiss-elimination-problem-held = die Begegnung ist angehalten: Lass sie erst weitergehen, oder entscheide sie

format-swiss-elimination-problem-not-held = die Begegnung ist nicht angehalten

format-swiss-elimination-problem-limit-not-reached = das Zeitlimit ist noch nicht erreicht

format-swiss-elimination-problem-may-be-in-time = das Blatt des schlechter Gesetzten kann noch rechtzeitig sein: Es muss erst geprüft werden

format-swiss-elimination-problem-not-in-this-match = dieser Spieler ist nicht in dieser Begegnung

format-swiss-elimination-name-round-number = Runde { $number }

format-swiss-elimination-name-round-number-online = Runde { $number }, online

format-swiss-elimination-name-round-number-live = Runde { $number }, live

format-swiss-elimination-name-online = online

format-swiss-elimination-name-live = live

format-swiss-elimination-name-winners-bracket = Gewinnerbaum

format-swiss-elimination-name-losers-bracket = Verliererbaum

format-swiss-elimination-name-placement-bracket = Platzierungsbaum

format-swiss-elimination-name-championship = Meisterschaft

format-swiss-elimination-name-one-more-match = noch eine Begegnung

format-swiss-elimination-name-matches-more-matches = noch { $matches } Begegnungen

format-swiss-elimination-name-fewest-to-most-more-matches = noch { $fewest } bis { $most } Begegnungen

format-swiss-elimination-choice-reveal-yes = Aufdecken

format-swiss-elimination-name-for-all-rounds = Für alle Runden:

format-swiss-elimination-name-for-all-other-rounds = Für alle anderen Runden:

format-swiss-elimination-name-for-round-number = Für Runde { $number }:

format-swiss-elimination-field-round = Die Punkte in der regulären Runde { $number }; leer, wenn nicht gespielt.

format-swiss-elimination-column-seed = Der Setzplatz; er entscheidet bei Gleichstand.

format-swiss-elimination-head-best = Bestenfalls

format-swiss-elimination-column-best = Der beste noch mögliche Endplatz.

format-swiss-elimination-head-worst = Mindestens

format-swiss-elimination-column-worst = Der schlechteste noch mögliche Endplatz.

format-swiss-elimination-field-coming = Kommt der Spieler zum Live-Finale: yes oder no.

format-swiss-elimination-form-preferences = Rätselwünsche

format-swiss-elimination-form-preferences-help = Ordne die Rätsel, dein liebstes zuerst. Eine Zeile gilt für alle Runden; eine Zeile, die mit einer Online-Runde beginnt (C: P8 P7), gilt für diese. Was in einer Zeile fehlt, folgt in der Reihenfolge des Pools.

format-swiss-elimination-form-preferences-lists = Deine Liste

format-swiss-elimination-form-online-times = Online-Zeiten

format-swiss-elimination-form-online-times-help = Jede Abgabe in einer Zeile: das Rätsel, die Zeit seit dem Passwort und wrong oder unchecked.

format-swiss-elimination-form-online-times-times = Abgaben

format-swiss-elimination-option-table-label = Tafel

format-swiss-elimination-option-table = Die Tafel der Begegnungen nach Name: eight (8 Plätze), thirty_two (32 Plätze), wpf_gp_2023 (16 Plätze).

format-swiss-elimination-option-matches-label = Begegnungen

format-swiss-elimination-option-matches = Stattdessen eine eigene Tafel, eine Begegnung je Eintrag: F F1 1-2 winners live heat 1.

format-swiss-elimination-option-puzzle-choice-label = Rätselwahl

format-swiss-elimination-option-puzzle-choice = Wählen Spieler die Rätsel, oder werden sie in der Reihenfolge des Vorrats gespielt?

format-swiss-elimination-option-online-puzzles-label = Online-Rätsel

format-swiss-elimination-option-online-puzzles = Der Online-Vorrat: ein Kürzel je Rätsel und, nach einem Leerzeichen, was es ist. Darf leer sein.

format-swiss-elimination-option-live-puzzles-label = Live-Rätsel

format-swiss-elimination-option-live-puzzles = Der Vorrat der Live-Stufe, genauso geschrieben. Darf leer sein.

format-swiss-elimination-option-complete-lists-label = Vollständige Listen

format-swiss-elimination-option-complete-lists = Wird eine zu kurze Wunschliste in der Reihenfolge des Vorrats aufgefüllt oder abgelehnt?

format-swiss-elimination-option-best-rounds-label = Beste Runden

format-swiss-elimination-option-best-rounds = Wie viele der besten regulären Runden für die Qualifikation zählen.

format-swiss-elimination-option-invited-label = Eingeladen

format-swiss-elimination-option-invited = Wie viele der Bestplatzierten gefragt werden, ob sie kommen.

format-swiss-elimination-option-sign-up-confirms-label = Anmeldung gilt als Zusage

format-swiss-elimination-option-sign-up-confirms = Kommt jeder, der nicht absagt? Sonst werden nur die gesetzt, die zusagen.

format-swiss-elimination-option-online-minutes-label = Online-Minuten

format-swiss-elimination-option-online-minutes = Die längste Zeit für ein Rätsel online.

format-swiss-elimination-option-unsolved-minutes-label = Minuten für Ungelöstes

format-swiss-elimination-option-unsolved-minutes = Eine falsche oder fehlende Antwort zählt so viele Minuten mehr als die längste Zeit.

format-swiss-elimination-option-live-limit-minutes-label = Live-Limit in Minuten

format-swiss-elimination-option-live-limit-minutes = Live muss der schlechter Gesetzte in weniger als so vielen Minuten lösen.
format-swiss-elimination-unknown-table = So eine Paarungstabelle gibt es nicht; ich kenne { $known }.
format-swiss-elimination-bad-table = Die Paarungstabelle ist nicht spielbar: Sieh dir Zeile { $line } an.
format-swiss-elimination-doubled-puzzle = Zwei Rätsel des Pools „{ $venue }“ haben denselben Code.
format-swiss-elimination-too-few-puzzles = Die Phase „{ $venue }“ hat { $rounds } Runden; ihr Pool braucht ebenso viele Rätsel oder gar keine.

format-swiss-elimination-listed-unclear = schreib yes oder no, oder lass es leer

format-swiss-elimination-listed-score = Platz { $place }: { $score } Punkte aus { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
    }

format-swiss-elimination-listed-score-outside = Platz { $place }, nicht eingeladen: { $score } Punkte aus { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
    }

format-swiss-elimination-listed-rating = Platz { $place }: { $score } Punkte, als Wertung angegeben

format-swiss-elimination-listed-rating-outside = Platz { $place }, nicht eingeladen: { $score } Punkte, als Wertung angegeben

format-swiss-elimination-listed-nothing = in keiner Runde Punkte

format-swiss-elimination-problem-live-round = wird live gespielt: Dafür wird keine Liste gelesen

format-swiss-elimination-rule-table-eight = 8 Spieler haben einen Platz.

format-swiss-elimination-rule-table-thirty-two = 32 Spieler haben einen Platz.

format-swiss-elimination-rule-table-wpf-gp-2023 = 16 Spieler haben einen Platz und treffen aufeinander wie im Grand Prix 2023.

format-swiss-elimination-rule-matches = Wer auf wen trifft, steht in einer Tabelle der Veranstalter: { $value }.

format-swiss-elimination-rule-puzzle-choice-preferences = Die Spieler wählen die Rätsel mit ihren Wunschlisten.

format-swiss-elimination-rule-puzzle-choice-predetermined = Die Rätsel kommen in der Reihenfolge der Listen dran.

format-swiss-elimination-rule-online-puzzles = Rätsel der Online-Phase: { $value }.

format-swiss-elimination-rule-live-puzzles = Rätsel der Live-Phase: { $value }.

format-swiss-elimination-rule-complete-lists-yes = Eine Wunschliste, die früher endet, wird in der Reihenfolge der Liste ergänzt.

format-swiss-elimination-rule-complete-lists-no = Eine Wunschliste muss jedes Rätsel nennen.

format-swiss-elimination-rule-best-rounds = Für die Teilnahme zählt die Summe der { $value } besten regulären Runden.

format-swiss-elimination-rule-invited = Die besten { $value } werden eingeladen.

format-swiss-elimination-rule-sign-up-confirms-yes = Wer nicht absagt, gilt als dabei.

format-swiss-elimination-rule-sign-up-confirms-no = Nur wer zusagt, bekommt einen Platz.

format-swiss-elimination-rule-online-minutes = Ein Rätsel online darf { $value } Minuten dauern.

format-swiss-elimination-rule-unsolved-minutes = Eine falsche oder fehlende Antwort zählt { $value } Minuten mehr als das.

format-swiss-elimination-rule-live-limit-minutes = Live muss der schlechter Gesetzte in weniger als { $value } Minuten lösen.
