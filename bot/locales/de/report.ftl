### Der Bericht über ein ganzes Turnier.

report-skip = Zu den Ergebnissen springen
report-contents = Inhalt
report-result = Ergebnis
report-prizes = Preise
report-rules = Regeln
report-chronicle = Was alle erfahren haben
report-draws = Auslosungen
report-about = Über diesen Bericht
report-pictures = Bilder
report-seeds = Reihenfolge am Start
report-standings = Tabelle
report-crosstable = Kreuztabelle
report-rounds = Runden
report-why = Warum diese Paarungen
report-why-order = Warum in dieser Reihenfolge
report-players = Spieler
report-questions = Fragen und Antworten
report-byes = Freilose
report-idle = Nicht gepaart
report-sealed = Paarungen und Ergebnisse dieser Phase sind vorerst versiegelt; nur die Turnierleitung darf sie sehen.
report-not-begun = Es wurde noch nicht gespielt.
report-status = Status
report-crosstable-points = Punkte
report-board = Brett
report-first = Erster
report-second = Zweiter
report-by-lot = ausgelost
report-by-somebody = beantwortet von
report-statuses-active = dabei
report-statuses-waiting = auf der Warteliste
report-statuses-withdrawn = abgemeldet
report-statuses-removed = raus nach kampfloser Niederlage
report-statuses-disqualified = disqualifiziert
report-no-draws = Es wurde nichts ausgelost.
report-public-draws = Öffentlich versprochene Auslosungen
report-all-draws = Alle Auslosungen
report-check-a-draw = Jede Zahl lässt sich nachrechnen. Nimm den SHA-256 des Textes in der Tabelle, lies ihn als ganze Zahl und teile sie durch die Größe des Bereichs; der Rest, von der kleinsten Zahl des Bereichs an gezählt, ist das Ergebnis. In Python:
report-check-a-promise = Eine öffentliche Auslosung wurde durch den SHA-256 ihres Geheimnisses versprochen. Prüfe, dass das später verratene Geheimnis genau diesen Hash ergibt. Mische dann die Wörter eins nach dem anderen ein: Das neue Geheimnis ist jeweils der SHA-256 aus dem alten, einem Schrägstrich und dem Wort. Das letzte Geheimnis steht vorn in dem Text, der gehasht wird.
report-check-the-seed = Alle Geheimnisse kommen aus einem einzigen Seed. Das Geheimnis einer Auslosung ist der SHA-256 aus dem Seed, einem Schrägstrich und dem Namen unter „Geheimnis von“; wo Spieler Wörter für alle Auslosungen beigesteuert haben, wurden diese zuerst in den Seed gemischt.
report-recipe =
    from hashlib import sha256

    def drawn(text, low, high):
        number = int(sha256(text.encode()).hexdigest(), 16)
        return low + number % (high - low + 1)

report-small-print = Ein so großer Hash, dass kleine Zahlen bevorzugt würden, wird übersprungen: An den Text kommt /1, dann /2 und so weiter. Bei Bereichen unter einer Million kommt das praktisch nie vor.
report-title = { $tournament }: Bericht
report-summary =
    { $phase } · { $entrants } Teilnehmer · { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit Ergebnis
report-times-in = Zeiten sind, wenn nichts anderes dasteht, nach der Uhr von { $zone } angegeben; bei jeder steht ihre Zone.
report-made-at = Erstellt: { $at }.
report-place = { $first } Platz
report-stage = Phase { $number }: { $name }
report-played-as-time-control = { $system }. Bedenkzeit: { $time_control }.
report-out-of = { $low } bis { $high }
report-seed-no-revealed = Sein SHA-256 ist { $commitment }; den Seed selbst erfahrt ihr, wenn das Turnier vorbei ist.
report-seed = Er war { $revealed }; sein SHA-256, von Anfang an veröffentlicht, ist { $commitment }.
report-origin =
    Erstellt von Herald aus einem Protokoll mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }, geschrieben von Version { $engine } der Engine. Die Turnierleitung kann dieses Protokoll exportieren; python -m formats verify wiederholt jede Paarung und jede Auslosung darin.
report-head-seed = Setzplatz
report-head-name = Name
report-head-rating = Wertungszahl
report-head-rank = Rang
report-head-points = Punkte
report-head-won = Siege
report-head-tied = Remis
report-head-lost = Niederlagen
report-head-time = Zeit
report-head-result = Ergebnis
report-head-number = Nummer
report-head-what = Was
report-head-question = Frage
report-head-answer = Antwort
report-head-how = Wie
report-head-of = Aus
report-head-what-for = Wofür
report-head-text-to-hash = Zu hashender Text
report-head-secret-of = Geheimnis
report-head-commitment = Vorher veröffentlichte Festlegung
report-head-words = Beigemischte Wörter
report-head-secret-told = Danach genanntes Geheimnis
# News: what has happened, as sentences
report-news-draft = Das Turnier wird wieder vorbereitet.
report-news-registration = Die Anmeldung ist offen.
report-news-closed = Das Teilnehmerfeld steht fest.
report-news-running = Es wird gespielt.
report-news-finished = Das Turnier ist vorbei, und die Tabelle ist endgültig.
report-news-cancelled = Das Turnier wurde abgesagt.
report-news-series = Es ist jetzt eine Serie von Abenden.
# $round is its name
report-news-round-out = { $round } ist da.
# $cause: why
report-news-paired-again = { $round } ist neu gepaart ({ $cause }).
# $game: both names
report-news-rematch = { $game } wird noch einmal gespielt.
report-news-withdrew = { $who } ist ausgestiegen.
report-news-result = Die Turnierleitung hat eingetragen: { $game }, { $result }.
