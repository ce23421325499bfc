### Einstellungen und Optionen.

plan-event = Turnier
plan-dates = Termine
plan-week = Woche
plan-games = Partien
plan-money = Geld
plan-language = Sprache
plan-yes = Ja
plan-no = Nein
plan-nothing = nicht festgelegt
plan-empty = Das darf nicht leer sein.
plan-empty-means = Leer: { $value }.
plan-bad-number = Hier gehört eine ganze Zahl hin.
plan-labels-title = Titel
plan-labels-zone = Zeitzone
plan-labels-language = Sprache der Beiträge
plan-labels-capacity = Platz für wie viele
plan-labels-rules-url = Adresse der vollständigen Regeln
plan-labels-director-may-play = Turnierleiter dürfen mitspielen
plan-labels-coordinator-may-play = Koordinatoren dürfen mitspielen
plan-labels-registration-closes = Anmeldeschluss
plan-labels-ratings-fixed = Wertungszahlen und Setzliste stehen fest
plan-labels-first-round = Spielbeginn
plan-labels-play-until = Partien sollten fertig sein bis
plan-labels-silence-confirms-hours = Stunden, bis Schweigen als Zustimmung gilt
plan-labels-answer-hours = Stunden zum Beantworten von Fragen
plan-labels-draw-minutes = Minuten bis zu einer Auslosung
plan-labels-check-in-minutes = Minuten für „Ich bin da“
plan-labels-forfeit-minutes = Minuten Verspätung bis zur Niederlage
plan-labels-reminder-minutes = Erinnerungen: Minuten vor der Partie
plan-labels-forfeit-removes = Wer kampflos verliert, ist raus
plan-labels-appeals = Wer raus ist, darf Einspruch einlegen
plan-labels-fee = Startgeld
plan-labels-game-fund = Fonds für Sieger von Partien
plan-labels-prizes = Preise
plan-labels-fee-returned = Startgeld zurück, außer kampflos/ausgestiegen
plan-labels-week-ask = Spieler werden nach ihren Zeiten gefragt
plan-labels-week-pair = Paarungen werden veröffentlicht
plan-labels-week-fix = Spielzeiten werden endgültig
plan-labels-week-play = Partien beginnen von - bis
plan-labels-week-slot-minutes = Minuten zwischen Anfangszeiten
plan-labels-time-control = Bedenkzeit
plan-labels-take = Wer in diese Phase kommt
plan-labels-switches = Schalter
plan-help-title = Wie das Turnier heißt.
plan-help-week-ask = Etwa „sat 19:00“, in der Zeitzone des Turniers. Alle Felder leer: kein Zeitplan.
plan-help-week-pair = Etwa „mon 19:00“.
plan-help-week-fix = Etwa „tue 19:00“, nach den Paarungen.
plan-help-week-play = Etwa „wed 19:00 - mon 17:00“, nach den endgültigen Zeiten.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 oder 240.
plan-help-fee = Etwa „20.00 USD“. Kassiert wird hier nichts.
plan-help-game-fund = Etwa „100 USD“; verteilt auf die Partien der letzten Phase.
plan-help-prizes = Je Zeile, wofür: „1: ein Pokal“, „class B 1: ein Buch“. Auch high game, best spread, high loss, high average.
plan-help-reminder-minutes = Bis zu fünf Zahlen, etwa „1440, 60“.
plan-bad-fee = Hier gehört ein Betrag hin, etwa 20.00 USD.
plan-bad-game-fund = Hier gehört ein Betrag hin, etwa 20.00 USD.
plan-bad-prizes = Hier gehören Zeilen hin wie „1: ein Pokal“ oder „high game: 20 USD“.
plan-bad-reminder-minutes = Hier gehören Minuten hin, etwa 1440, 60.
plan-bad-ask = Hier gehören Wochentag und Uhrzeit hin, etwa „sat 19:00“.
plan-bad-pair = Hier gehören Wochentag und Uhrzeit hin, etwa „mon 19:00“.
plan-bad-fix = Hier gehören Wochentag und Uhrzeit hin, etwa „tue 19:00“.
plan-bad-play = Hier gehören zwei solche Zeiten hin, etwa „wed 19:00 - mon 17:00“.
plan-what-to-change = Was willst du ändern? Jeder Knopf öffnet ein Formular mit dem, was gerade eingestellt ist.
plan-no-change = Nichts geändert: So ist es schon eingestellt.
plan-changed = Geändert:
plan-to-save = Das wird sich ändern. Bitte prüfe die Zeiten, bevor du speicherst:
plan-switches-off-for-good = „{ $option }“ lässt sich in diesem Turnier nicht wieder einschalten, und alle sehen in den Regeln, dass es aus ist.
plan-really-off-for-good = „{ $option }“ wirklich endgültig ausschalten? Das ist die letzte Frage.
plan-switch-off = Ausschalten
plan-times-in = Nach der Uhr von { $zone }, etwa „5 jan 19:00“; leer: keine.
plan-labels-spread-games = Partien für Zuschauer verteilen
plan-labels-stages = Phasen
plan-labels-options = Optionen
plan-labels-together = Zusammen
plan-wrong-missing = Das fehlt.
plan-wrong-unknown = So eine Option gibt es hier nicht.
plan-wrong-not-a-number = Hier gehört eine Zahl hin, etwa 1.5.
plan-wrong-no-such-number = Diese Zahl ist zu groß.
plan-wrong-not-yes-or-no = Hier gehört Ja oder Nein hin.
plan-wrong-not-a-moment = Hier gehören Datum und Uhrzeit hin, etwa 2026-03-01 18:00.
plan-wrong-not-a-text = Hier gehört ein Text hin.
plan-wrong-not-a-list = Hier gehört eine Liste hin, durch Kommas getrennt.
plan-wrong-bad-shape = Das schreibt man anders; die Hilfe der Option hat ein Beispiel.
plan-wrong-week-out-of-order = Von der Auslosung an gezählt müssen die Zeiten vor den ersten Partien feststehen, und die letzten Partien kommen nach den ersten.
plan-wrong-two-zones = Der Wochenplan muss in der Zeitzone des Turniers stehen.
plan-wrong-doubled = Nenne jedes nur einmal.
plan-wrong-begun = Eine Phase, die begonnen hat, lässt sich nicht mehr ändern.
plan-wrong-only-options = Von einer Phase, die begonnen hat, lassen sich nur Optionen ändern.
plan-wrong-fixed = „{ $option }“ lässt sich nicht mehr ändern, wenn die Phase begonnen hat.
plan-wrong-off-for-good = „{ $option }“ ist endgültig aus und lässt sich nicht wieder einschalten.
plan-wrong-unreadable = Daraus werde ich nicht schlau; die Hilfe der Option sagt, was hineingehört.
plan-wrong-unknown-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Versuch es mit einer großen Stadt, etwa Berlin.
plan-wrong-not-a-choice = Hier geht { $choices }.
plan-wrong-too-small =
    { $strict ->
        [yes] Das muss mehr als { $limit } sein.
       *[no] Das muss { $limit } oder mehr sein.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] Das muss weniger als { $limit } sein.
       *[no] Das muss { $limit } oder weniger sein.
    }
plan-wrong-text-too-short = Das braucht mindestens { $limit } Zeichen.
plan-wrong-text-too-long = Höchstens { $limit } Zeichen.
plan-wrong-too-few =
    { $limit ->
        [one] Das braucht mindestens { $limit } Eintrag.
       *[other] Das braucht mindestens { $limit } Einträge.
    }
plan-wrong-too-many =
    { $limit ->
        [one] Höchstens { $limit } Eintrag.
       *[other] Höchstens { $limit } Einträge.
    }
plan-labels-fund-forfeits = Kampflose Siege zählen für den Fonds
plan-labels-fund-play-offs = Entscheidungsspiele zählen für den Fonds
plan-labels-one-prize = Ein Preis je Person
plan-labels-time-claim-hours = Stunden, um auf „auf Zeit“ zu antworten
plan-labels-check-in-opens = Check-in öffnet
plan-labels-check-in-closes = Check-in schließt
plan-labels-late-entry = Spieler dürfen später einsteigen
plan-server = Spieleserver
plan-no-server = keiner
plan-labels-game-server = Gespielt wird auf
plan-labels-game-terms = Brett, Regeln, Zeit
plan-labels-server-results = Ergebnisse von dort
plan-at-once = zählen sofort
plan-confirmed = zählen nach Bestätigung
plan-help-game-terms = In der Schreibweise des Servers, etwa „{ $example }“.
plan-bad-game-terms = Diese Spielbedingungen kann der Server nicht lesen.
plan-labels-goes-on-minutes = Minuten, bis es von selbst weitergeht
plan-first-pairing = Runde 1 wird { $at } gepaart, zum ersten wöchentlichen Zeitpunkt ab dann.
plan-labels-round-off-hours = Stunden zum Aussetzen
plan-labels-match-posts = Knöpfe für Ergebnisse
plan-match-posts-none = nirgends
plan-match-posts-round = am Post der Runde
plan-match-posts-threads = in einem Thread je Begegnung
plan-match-posts-by-size = nach Größe: Threads ab 8 Spielern
plan-labels-silence-confirms-minutes = Minuten, bis Schweigen bestätigt
plan-labels-no-show-minutes = Minuten zum Kommen, wenn man fehlt
plan-labels-no-show-asks = Turnierleitung entscheidet über Fehlen
plan-wrong-bad-field = Das wählt niemanden aus einer früheren Phase aus. Versuch 8, 9-16, groups 1-2 +8 oder losers 1.
plan-wrong-no-groups = Jene Phase hat keine Gruppen, aus denen Plätze weiterkommen.
plan-wrong-not-in-branch = Eine Phase, die neben den anderen gespielt wird, steht hinter allen Hauptphasen. Phasen nach ihr nehmen ihre Spieler aus ihr.
plan-labels-fewest = Mindestzahl Spieler
# The form of the few fields of an evening
plan-evening = Der Abend
# A button: all other forms
plan-everything = Alles andere
