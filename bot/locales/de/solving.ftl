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
