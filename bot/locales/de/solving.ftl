### Die Online-Phase.

solving-title = Online-Rätsel
solving-begin = Uhr jetzt starten
solving-all-puzzles = Alle Rätsel
solving-hand-in-help = Gib ab, so oft du willst: Die letzte Antwort zählt, mit ihrer eigenen Zeit. Ob sie richtig ist, erfährst du noch nicht.
solving-not-in-the-log = Passwörter sieht nur, wer ein Rätsel startet, Lösungen niemand; im Protokoll steht beides nicht.
solving-answer-field = Deine Lösung
solving-answer-help = Wie es das Rätsel sagt, in der verlangten Reihenfolge
solving-right = Richtig
solving-wrong = Falsch
solving-take-over = Übernehmen
solving-all-checked = Alle Antworten, die zählen, sind geprüft.
solving-problems-no-puzzles = die erste Zeile muss die Spalten nennen: puzzle, password, link, answer; danach je Rätsel eine Zeile
solving-problems-no-names = die erste Zeile muss die Spalten nennen, eine davon „name“; danach je Spieler oder Abgabe eine Zeile
solving-problems-no-times = es gibt weder eine Spalte je Rätsel noch die Spalten „puzzle“ und „time“
solving-problems-unknown-puzzle = „{ $value }“ ist kein Rätsel aus dem Pool
solving-problems-doubled = „{ $value }“ steht weiter oben schon in der Datei
solving-problems-unknown-player = niemand mit einem Platz heißt „{ $value }“
solving-problems-several-players = mehrere Spieler heißen „{ $value }“
solving-problems-bad-time = „{ $value }“ ist keine Zeit; schreib sie wie 6:43.2
solving-problems-bad-result = „{ $value }“ ist weder correct noch wrong noch unchecked
solving-reminder = Noch nicht begonnen: **{ $left }**. Die Online-Phase endet { $due }.
solving-start = { $name } starten
solving-hand-in = { $code } abgeben
solving-password-again = Passwort von { $code }
solving-password = Passwort: **{ $text }**
solving-link = Rätsel: { $url }
solving-rechecked =
    { $count ->
        [one] { $count } schon abgegebene Antwort
       *[other] { $count } schon abgegebene Antworten
    } mit der Lösung geprüft.
solving-times-read =
    { $times ->
        [one] { $times } Abgabe
       *[other] { $times } Abgaben
    } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }. Andere Rätsel bleiben, wie sie sind.
solving-times-taken =
    Zeiten von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } übernommen. Sie bleiben versiegelt; die Spieler erfahren nichts.
solving-button = Lösen
solving-problem-at = Zeile { $line }: { $problem }
solving-opened =
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
solving-told =
    Die Online-Stufe läuft{ $has_due ->
        [yes] {" "}bis { $due }
       *[no] {""}
    }; { $players } { $players ->
        [one] Spieler weiß
       *[other] Spieler wissen
    } Bescheid.
solving-overview =
    { $minutes } je Rätsel, ab dem Start.{ $has_due ->
        [yes] {" "}Die Stufe endet { $due }.
       *[no] {""}
    }
solving-fresh = • **{ $name }**: nicht gestartet
solving-on-the-clock = • **{ $name }**: Uhr läuft bis { $until } ({ $until_distance }), { $said }
solving-over = • **{ $name }**: vorbei, { $said }
solving-said = abgegeben: „{ $answer }“
solving-said-nothing = nichts abgegeben
solving-before =
    {""}**{ $name }**: Du hast { $minutes }, sobald du drückst, und die Uhr lässt sich nicht anhalten.{ $has_end ->
        [yes] {" "}Die Stufe endet { $end }: Das würde deine Zeit verkürzen.
       *[no] {""}
    }
solving-running =
    {""}**{ $name }**: Die Uhr läuft{ $has_end ->
        [yes] {" "}bis { $until } ({ $until_distance })
       *[no] {""}
    }.
solving-late = {""}**{ $name }**: „{ $answer }“ kam nach { $time }. Die Zeit war um: Es ist gespeichert, zählt aber nicht.
solving-arrived =
    {""}**{ $name }**: „{ $answer }“ kam nach { $time } an.{ $has_end ->
        [yes] {" "}Ändern kannst du es bis { $until } ({ $until_distance }).
       *[no] {""}
    }
solving-materials =
    { $count } { $count ->
        [one] Rätsel importiert
       *[other] Rätsel importiert
    }.
solving-without-password = Ohne Passwort: { $puzzles }.
solving-without-key = Ohne Lösung, zu prüfen mit `/playoffs check`: { $puzzles }.
solving-to-check =
    {""}**{ $name }** Antwort: „{ $answer }“. Noch { $left } { $left ->
        [one] Antwort
       *[other] Antworten
    } zu prüfen, diese eingeschlossen.
solving-bad-table = Nichts wurde importiert. Bitte korrigiere die Datei und schick sie noch einmal.
solving-why-not-not-open = Die Online-Stufe läuft nicht. Du erfährst, wenn sie beginnt.
solving-why-not-no-seat = Diese Rätsel lösen nur Spieler mit einem Platz in den Playoffs.
solving-why-not-over = Deine Zeit für dieses Rätsel ist um.
solving-why-not-started = Die Uhr für dieses Rätsel läuft schon. Gib deine Antwort ab, bevor sie abläuft.
solving-still-to-start = Du hast noch Rätsel, die du nicht begonnen hast. Die Online-Phase endet { $due }; der Knopf zeigt, welche.
solving-closed = **Die Online-Phase ist vorbei.** Die Leitung hat sie beendet; Rätsel können nicht mehr begonnen oder abgegeben werden.
solving-problems-over-limit = „{ $value }“ liegt über der längsten Zeit für ein Rätsel
solving-problems-solved-twice = „{ $value }“ war von derselben Person schon gelöst
