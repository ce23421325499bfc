## Live-Matches und das Richterpult.

swiss-elimination-judging-panel = Richterpult
swiss-elimination-judging-not-started = Die Uhr läuft noch nicht. Liegen beide Blätter verdeckt, sind die Hände an den Timern?
swiss-elimination-judging-no-spare-sheets = Es gibt nicht genug Ersatzblätter: In diesem Lauf keine neuen Blätter.
swiss-elimination-judging-held = ⏸️ Angehalten: Die Richter klären eine Störung.
swiss-elimination-judging-ready = bereit
swiss-elimination-judging-no-winner = Es zählt nicht.
swiss-elimination-judging-refresh = Aktualisieren
swiss-elimination-judging-next-heat = Nächster Lauf
swiss-elimination-judging-more = Mehr
swiss-elimination-judging-back = Zurück zum Pult
swiss-elimination-judging-open-panel = Richterpult
swiss-elimination-judging-more-help = Was selten gebraucht wird. Eine Entscheidung der Richter ist endgültig; der letzte Eintrag lässt sich zurücknehmen.
swiss-elimination-judging-called-by-judges = Die Richter rufen jeden Lauf auf; seine Uhr und seine Urteile erscheinen hier.
swiss-elimination-judging-called = Die Richter rufen jedes Match auf; seine Uhr und sein Urteil erscheinen hier.
swiss-elimination-judging-text-field = Was ist passiert?
swiss-elimination-judging-text-help = Wird festgehalten, und alle können es lesen.
swiss-elimination-judging-timer-field = Präzisionstimer
swiss-elimination-judging-timer-help = Was er seit dem letzten Start zeigt, z. B. 6:43.2
swiss-elimination-judging-start-true = Lauf starten
swiss-elimination-judging-start-false = Starten, ohne Ersatzblätter
swiss-elimination-judging-labels-stop = Stopp
swiss-elimination-judging-labels-official-time = Timer
swiss-elimination-judging-labels-correct = Richtig
swiss-elimination-judging-labels-incorrect = Falsch
swiss-elimination-judging-labels-sheet-back = Blatt zurück
swiss-elimination-judging-labels-new-sheet = Neues Blatt
swiss-elimination-judging-labels-timer = Ansagen
swiss-elimination-judging-labels-time-limit = Zeit ist um
swiss-elimination-judging-labels-too-close = Zu knapp
swiss-elimination-judging-labels-malfunction = Störung
swiss-elimination-judging-labels-go-on = Weiter
swiss-elimination-judging-labels-decision = Entscheiden für
swiss-elimination-judging-labels-take-back = Letzten Eintrag zurücknehmen
swiss-elimination-judging-heat = { $round_title } · Lauf { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (besser gesetzt) – { $worse }
swiss-elimination-judging-new-sheet-taken = am Rätsel, auf einem neuen Blatt
swiss-elimination-judging-handed-in = abgegeben bei { $at_ms }
swiss-elimination-judging-right = **richtig**, offizielle Zeit { $official_ms }. Noch nicht angesagt
swiss-elimination-judging-announce-at = Die richtige Antwort wird angesagt: { $at } ({ $at_distance }), oder sobald beide Blätter bewertet sind.
swiss-elimination-judging-verdict = **Urteil:** { $sentence }
swiss-elimination-judging-wins = { $name } gewinnt.
swiss-elimination-judging-wins-by-forfeit = { $name } gewinnt: { $absent } ist nicht gekommen.
swiss-elimination-judging-heat-of = Durchgang { $number }: { $matches }.
swiss-elimination-judging-clock = ⏱️ Die Uhr läuft seit { $began }. Der schlechter Gesetzte hat Zeit bis { $over } ({ $over_distance }).
swiss-elimination-judging-began = ⏱️ Die Uhr läuft seit { $began }.
swiss-elimination-judging-time-up = ⏱️ Der schlechter Gesetzte hat Zeit bis { $over } ({ $over_distance }).
swiss-elimination-judging-at-the-puzzle =
    am Rätsel{ $new_sheet ->
        [yes] , hat ein neues Blatt
       *[no] {""}
    }
swiss-elimination-judging-at-the-puzzle-again =
    wieder am Rätsel, nach { $count } { $count ->
        [one] falschen Antwort
       *[other] falschen Antworten
    }{ $new_sheet ->
        [yes] , hat ein neues Blatt
       *[no] {""}
    }
swiss-elimination-judging-with-grader = abgegeben, offizielle Zeit { $time }
swiss-elimination-judging-with-grader-until = abgegeben, offizielle Zeit { $time }; der Prüfer hat Zeit bis { $until }
swiss-elimination-judging-wrong = {""}**falsch**, abgegeben bei { $time }
swiss-elimination-judging-wrong-until = {""}**falsch**, abgegeben bei { $time }; das Blatt geht um { $until } zurück ({ $until_distance })
swiss-elimination-judging-no-match = Gerade wartet keine Live-Begegnung auf Richter. Das Pult öffnet sich, sobald eine Live-Runde veröffentlicht ist.
swiss-elimination-judging-round-ready =
    {""}**{ $round }** ist veröffentlicht. **{ $panel }** öffnet das Pult für { $heats } { $heats ->
        [one] Durchgang
       *[other] Durchgänge
    }; jeder Richter kann eines offen haben.
swiss-elimination-judging-entry-start = Uhr gestartet
swiss-elimination-judging-entry-stop = { $name } hat bei { $time } abgegeben
swiss-elimination-judging-entry-official = offizielle Zeit von { $name }: { $time }
swiss-elimination-judging-entry-correct = Lösung von { $name } richtig (gewertet bei { $time })
swiss-elimination-judging-entry-incorrect = Lösung von { $name } falsch (gewertet bei { $time })
swiss-elimination-judging-entry-sheet-back = { $name } hat das Blatt bei { $time } zurückbekommen
swiss-elimination-judging-entry-new-sheet = { $name } hat bei { $time } ein neues Blatt genommen
swiss-elimination-judging-entry-timer = verkündet bei { $time }
swiss-elimination-judging-entry-time-limit = Zeit bei { $time } abgelaufen
swiss-elimination-judging-entry-too-close = zu knapp, um zu entscheiden
swiss-elimination-judging-entry-malfunction = Störung: { $text }
swiss-elimination-judging-entry-go-on = das Match geht weiter
swiss-elimination-judging-entry-decision = die Jury hat für { $name } entschieden: { $text }
swiss-elimination-judging-entry-take-back = der letzte Eintrag wurde zurückgenommen
swiss-elimination-judging-taken-back = Die Leitung hat dies rückgängig gemacht. Es zählt nicht mehr.
swiss-elimination-judging-held-at = ⏸️ Angehalten: Die Jury klärt eine Störung. Die Uhr dieses Matches steht bei { $timer }.
swiss-elimination-judging-stood = ⏱️ Die Uhr dieses Matches stand { $time } lang. Die Zeit der schlechteren Setznummer endet um { $over } ({ $over_distance }).
swiss-elimination-judging-labels-ran-on = Weiter, Uhr lief

## Die Online-Phase.

swiss-elimination-solving-title = Online-Rätsel
swiss-elimination-solving-begin = Uhr jetzt starten
swiss-elimination-solving-all-puzzles = Alle Rätsel
swiss-elimination-solving-hand-in-help = Gib ab, so oft du willst: Die letzte Antwort zählt, mit ihrer eigenen Zeit. Ob sie richtig ist, erfährst du noch nicht.
swiss-elimination-solving-not-in-the-log = Passwörter sieht nur, wer ein Rätsel startet, Lösungen niemand; im Protokoll steht beides nicht.
swiss-elimination-solving-answer-field = Deine Lösung
swiss-elimination-solving-answer-help = Wie es das Rätsel sagt, in der verlangten Reihenfolge
swiss-elimination-solving-right = Richtig
swiss-elimination-solving-wrong = Falsch
swiss-elimination-solving-take-over = Übernehmen
swiss-elimination-solving-all-checked = Alle Antworten, die zählen, sind geprüft.
swiss-elimination-solving-problems-no-puzzles = die erste Zeile muss die Spalten nennen: puzzle, password, link, answer; danach je Rätsel eine Zeile
swiss-elimination-solving-problems-no-names = die erste Zeile muss die Spalten nennen, eine davon „name“; danach je Spieler oder Abgabe eine Zeile
swiss-elimination-solving-problems-no-times = es gibt weder eine Spalte je Rätsel noch die Spalten „puzzle“ und „time“
swiss-elimination-solving-problems-unknown-puzzle = „{ $value }“ ist kein Rätsel aus dem Pool
swiss-elimination-solving-problems-doubled = „{ $value }“ steht weiter oben schon in der Datei
swiss-elimination-solving-problems-unknown-player = niemand mit einem Platz heißt „{ $value }“
swiss-elimination-solving-problems-several-players = mehrere Spieler heißen „{ $value }“
swiss-elimination-solving-problems-bad-time = „{ $value }“ ist keine Zeit; schreib sie wie 6:43.2
swiss-elimination-solving-problems-bad-result = „{ $value }“ ist weder correct noch wrong noch unchecked
swiss-elimination-solving-reminder = Noch nicht begonnen: **{ $left }**. Die Online-Phase endet { $due }.
swiss-elimination-solving-start = { $name } starten
swiss-elimination-solving-hand-in = { $code } abgeben
swiss-elimination-solving-password-again = Passwort von { $code }
swiss-elimination-solving-password = Passwort: **{ $text }**
swiss-elimination-solving-link = Rätsel: { $url }
swiss-elimination-solving-rechecked =
    { $count ->
        [one] { $count } schon abgegebene Antwort
       *[other] { $count } schon abgegebene Antworten
    } mit der Lösung geprüft.
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } Abgabe
       *[other] { $times } Abgaben
    } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }. Andere Rätsel bleiben, wie sie sind.
swiss-elimination-solving-times-taken =
    Zeiten von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } übernommen. Sie bleiben versiegelt; die Spieler erfahren nichts.
swiss-elimination-solving-button = Lösen
swiss-elimination-solving-problem-at = Zeile { $line }: { $problem }
swiss-elimination-solving-opened =
    {""}**Die Online-Stufe läuft{ $has_due ->
        [yes] {" "}bis { $due }
       *[no] {""}
    }**: { $players } { $players ->
        [one] Spieler
       *[other] Spieler
    }, { $puzzles } { $puzzles ->
        [one] Rätsel
       *[other] Rätsel
    }, je { $minutes }, in beliebiger Reihenfolge. **{ $button }** zeigt dir deine Rätsel; die Uhr startet, wenn du das Passwort verlangst. Gegner, gewählte Rätsel und Zeiten bleiben bis zum Aufdecken geheim: Bitte behalte deine für dich.
swiss-elimination-solving-told =
    Die Online-Stufe läuft{ $has_due ->
        [yes] {" "}bis { $due }
       *[no] {""}
    }: { $reached }.
swiss-elimination-solving-overview =
    { $minutes } je Rätsel, ab dem Start.{ $has_due ->
        [yes] {" "}Die Stufe endet { $due }.
       *[no] {""}
    }
swiss-elimination-solving-fresh = • **{ $name }**: nicht gestartet
swiss-elimination-solving-on-the-clock = • **{ $name }**: Uhr läuft bis { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }**: vorbei, { $said }
swiss-elimination-solving-said = abgegeben: „{ $answer }“
swiss-elimination-solving-said-nothing = nichts abgegeben
swiss-elimination-solving-before =
    {""}**{ $name }**: Du hast { $minutes }, sobald du drückst, und die Uhr lässt sich nicht anhalten.{ $has_end ->
        [yes] {" "}Die Stufe endet { $end }: Das würde deine Zeit verkürzen.
       *[no] {""}
    }
swiss-elimination-solving-running =
    {""}**{ $name }**: Die Uhr läuft{ $has_end ->
        [yes] {" "}bis { $until } ({ $until_distance })
       *[no] {""}
    }.
swiss-elimination-solving-late = {""}**{ $name }**: „{ $answer }“ kam nach { $time }. Die Zeit war um: Es ist gespeichert, zählt aber nicht.
swiss-elimination-solving-arrived =
    {""}**{ $name }**: „{ $answer }“ kam nach { $time } an.{ $has_end ->
        [yes] {" "}Ändern kannst du es bis { $until } ({ $until_distance }).
       *[no] {""}
    }
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] Rätsel importiert
       *[other] Rätsel importiert
    }.
swiss-elimination-solving-without-password = Ohne Passwort: { $puzzles }.
swiss-elimination-solving-without-key = Ohne Lösung, zu prüfen mit `/playoffs check`: { $puzzles }.
swiss-elimination-solving-to-check =
    {""}**{ $name }** Antwort: „{ $answer }“. Noch { $left } { $left ->
        [one] Antwort
       *[other] Antworten
    } zu prüfen, diese eingeschlossen.
swiss-elimination-solving-bad-table = Nichts wurde importiert. Bitte korrigiere die Datei und schick sie noch einmal.
swiss-elimination-solving-why-not-not-open = Die Online-Stufe läuft nicht. Du erfährst, wenn sie beginnt.
swiss-elimination-solving-why-not-no-seat = Diese Rätsel lösen nur Spieler mit einem Platz in den Playoffs.
swiss-elimination-solving-why-not-over = Deine Zeit für dieses Rätsel ist um.
swiss-elimination-solving-why-not-started = Die Uhr für dieses Rätsel läuft schon. Gib deine Antwort ab, bevor sie abläuft.
swiss-elimination-solving-still-to-start = Du hast noch Rätsel, die du nicht begonnen hast. Die Online-Phase endet { $due }; der Knopf zeigt, welche.
swiss-elimination-solving-closed = **Die Online-Phase ist vorbei.** Die Leitung hat sie beendet; Rätsel können nicht mehr begonnen oder abgegeben werden.
swiss-elimination-solving-problems-over-limit = „{ $value }“ liegt über der längsten Zeit für ein Rätsel
swiss-elimination-solving-problems-solved-twice = „{ $value }“ war von derselben Person schon gelöst

## Wer in den Playoffs spielen darf.

swiss-elimination-eligibility-title = Qualifikation
swiss-elimination-eligibility-seeds = Setzplätze
swiss-elimination-eligibility-about-seeds = Zu den Setzplätzen
swiss-elimination-eligibility-name = Name
swiss-elimination-eligibility-score = Punkte
swiss-elimination-eligibility-status = Status
swiss-elimination-eligibility-help = Die besten regulären Runden zusammengezählt. Wer eingeladen ist, sagt, ob er kommt; die Besten davon werden gesetzt.
swiss-elimination-eligibility-level = Bei Gleichstand entscheiden die besten Plätze in einzelnen Runden, dann das Los.
swiss-elimination-eligibility-nothing = Es gibt keine Qualifikationstabelle: Niemand ist angemeldet, oder die Playoffs haben schon begonnen.
swiss-elimination-eligibility-declined = kommt nicht
swiss-elimination-eligibility-no-answer = bisher keine Zusage
swiss-elimination-eligibility-not-invited = nicht eingeladen
swiss-elimination-eligibility-closed = Diese Spieler sind dabei; fällt vor der ersten Runde jemand aus, rückt die Reserve nach.
swiss-elimination-eligibility-list-stands = Die Zeit für Antworten ist um. Diese Spieler sind dabei; fällt vor der ersten Runde jemand aus, rückt die Reserve nach.
swiss-elimination-eligibility-seed = Setzplatz { $number }
swiss-elimination-eligibility-reserve = Reserve { $number }
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } Platz bleibt leer: ein Freilos, zuletzt gesetzt, das jedes Match verliert.
       *[other] { $count } Plätze bleiben leer: Freilose, zuletzt gesetzt, die jedes Match verlieren.
    }
swiss-elimination-eligibility-you-moved-up = Gute Nachricht: Jemand ist ausgefallen, und du bist bei **{ $title }** dabei, auf Setzplatz { $number }.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } ist nicht mehr dabei.
       *[other] { $names } sind nicht mehr dabei.
    }
swiss-elimination-eligibility-came = {""}**{ $name }** rückt nach, auf Setzplatz { $number }.
swiss-elimination-eligibility-then = { $names }, dann { $name }
swiss-elimination-eligibility-order = Gesetzt nach den Ergebnissen der Qualifikation.
swiss-elimination-eligibility-rounds = Runden { $first } bis { $last }.

## Die Rangtafel der Playoffs und ihre Rätsel.

swiss-elimination-rank-board-title = Rangtafel
swiss-elimination-rank-board-puzzles = Rätsel
swiss-elimination-rank-board-none = Es gibt keine Rangtafel: Dieses Turnier hat keine Playoffs, oder sie haben noch nicht begonnen.
swiss-elimination-rank-board-before = war
swiss-elimination-rank-board-after = ist
swiss-elimination-rank-board-name = Name
swiss-elimination-rank-board-seed = Setzplatz
swiss-elimination-rank-board-places = Spielt um
swiss-elimination-rank-board-help = ↑ und ↓ sagen, um wie viele Ränge die Runde jemanden verschoben hat. Die letzte Spalte zeigt die noch möglichen Plätze.
swiss-elimination-rank-board-no-puzzles = Noch keine Runde mit einem Rätsel ist veröffentlicht.
swiss-elimination-rank-board-left = Bisher nicht benutzt
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } nach { $round_title }
swiss-elimination-rank-board-puzzle = Runde { $name }, { $venue }: { $title }
swiss-elimination-rank-board-button = Reihenfolge klicken

swiss-elimination-playoff-pictures-matches = Begegnungen
swiss-elimination-playoff-pictures-ranks = Ränge von { $start } bis { $end }
swiss-elimination-playoff-pictures-from = von { $rank }
swiss-elimination-playoff-pictures-leaving = Linien, die aus dem Bild laufen, kommen von anderen Rängen.
swiss-elimination-playoff-pictures-winners = Gewinner
swiss-elimination-playoff-pictures-losers = Verlierer
swiss-elimination-playoff-pictures-placement = Platzierung
swiss-elimination-playoff-pictures-championship = Meisterschaft
swiss-elimination-playoff-pictures-revealed = { $told } von { $seats } bisher enthüllt

## Wunschlisten per Klick.

swiss-elimination-preferences-title = Deine Wunschliste
swiss-elimination-preferences-back = Eins zurück
swiss-elimination-preferences-hand-in = Abgeben
swiss-elimination-preferences-other-round = Nur für eine Runde
swiss-elimination-preferences-for-all = Für alle Runden
swiss-elimination-preferences-whole = Das ist die ganze Liste. Gib sie ab oder geh eins zurück.
swiss-elimination-preferences-rest-follows = Du kannst sie auch jetzt schon abgeben: Die übrigen folgen dann in der Reihenfolge der Knöpfe.
swiss-elimination-preferences-which-round = Für welche Runde ist die Liste? Runden ohne eigene Liste nehmen die für alle Runden.
swiss-elimination-preferences-heading-every = Für alle Runden ohne eigene Liste:
swiss-elimination-preferences-heading = Für Runde { $name }:
swiss-elimination-preferences-next-place-place-1 = Welches Rätsel magst du am liebsten?
swiss-elimination-preferences-next-place = Welches kommt an { $place } Stelle?
swiss-elimination-preferences-for-round = Runde { $name }

## Was Schritt für Schritt enthüllt wird.

swiss-elimination-scripts-reveal = Die Ergebnisse
swiss-elimination-scripts-next-step = Nächsten Schritt zeigen
swiss-elimination-scripts-first-step = Enthüllung beginnen
swiss-elimination-scripts-no-script = Gerade gibt es nichts Schritt für Schritt zu erzählen: Es ist schon enthüllt, oder es hängt von einer Auslosung ab, die zuerst kommt.
swiss-elimination-scripts-all-told = Alles ist erzählt. Jetzt können die Runden selbst folgen.
swiss-elimination-scripts-publish = Online-Runden veröffentlichen
swiss-elimination-scripts-next-is =
    Als Nächstes kommt Schritt { $step } von { $steps }, und alle werden lesen:
    > { $sentences }
swiss-elimination-scripts-published =
    Enthüllt: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } veröffentlicht, je mit Rätsel, Ergebnissen und Rangtafel.
swiss-elimination-scripts-strategy-path = Strategiepfad
swiss-elimination-scripts-match-diagram = Begegnungen
swiss-elimination-scripts-stage-open = Die Online-Phase läuft bis { $due } ({ $distance }). Bis dahin kann noch gelöst werden, deshalb wird vorher nichts enthüllt.
swiss-elimination-scripts-close-stage = Online-Phase jetzt beenden
swiss-elimination-scripts-close-title = Online-Phase vorzeitig beenden
swiss-elimination-scripts-close-word = beenden
swiss-elimination-scripts-close-field = „{ $word }“ eintippen, um sie zu beenden
swiss-elimination-scripts-close-help = Danach kann niemand mehr ein Rätsel beginnen oder abgeben.
swiss-elimination-scripts-not-closed = Die Online-Phase läuft weiter, nichts wurde geändert. Zum Beenden „{ $word }“ eintippen.
swiss-elimination-scripts-path =
    Match { $match }: Wer gewinnt, { $winner ->
        [done] hat Platz { $best }
       *[other] spielt dann { $winner }
    }; wer verliert, { $loser ->
        [done] hat Platz { $worst }
       *[other] spielt dann { $loser }
    }.
