### What the page on the web says.
web-skip = Zum Inhalt
web-sections = Seiten dieses Turniers
web-home = Alle Turniere
web-tournaments = Turniere
web-none = Hier gibt es kein Turnier zu zeigen.
web-overview = Überblick
web-schedule = Spielplan
web-pairings = Paarungen
web-standings = Tabelle
web-crosstable = Kreuztabelle
web-bracket = Turnierbaum
web-groups = Gruppen
web-odds = Chancen
web-draws = Auslosungen
web-players = Spieler
web-rules = Regeln
web-files = Dateien
web-chronicle = Neuigkeiten
web-report = Der ganze Bericht
web-live = Live
web-offline = Warte auf Verbindung
web-all-rounds = Runden
web-all-stages = Phasen
web-zone-label = Deine Zeitzone
web-zone-show = Zeigen
web-zone-shown = Zeiten in { $zone }.
web-zone-own = Zeiten nach deiner Uhr.
web-not-yet = Noch gibt es nichts zu zeigen.
web-why = Warum?
web-games-open = Kommende Partien
web-without-time = Ohne Termin
web-tentative = noch nicht fest
web-history = Partien
web-career = Andere Turniere
web-download-tables = Tabelle für Tabellenprogramme (CSV)
web-download-trf = Für Schachprogramme (TRF)
web-download-tsh = Für tsh
web-download-log = Das ganze Protokoll zum Nachprüfen
web-log-kept = Das Protokoll wird nicht veröffentlicht.
web-odds-now = Chancen jetzt
web-odds-over-time = Chancen auf Platz 1 nach jeder Runde
web-odds-working = Die Chancen werden gerade berechnet. Komm gleich wieder.
web-rank-paths = Ränge nach jeder Runde
web-missing-title = Nicht hier
web-missing = Diese Seite gibt es nicht, oder die Turnierleitung hat sie geschlossen.
web-busy-title = Einen Moment
web-busy = Diese Seite lässt sich gerade nicht zeigen. Bitte versuch es in einer Minute noch einmal.
web-made-by = Durchgeführt mit Herald. Jede Paarung, jede Auslosung und jeder Platz erklärt sich selbst, und alle können es nachprüfen.
web-language = Sprache
web-privacy = Datenschutz
web-consent-title = Ein Konto verknüpfen
web-consent-given = Danke. Kopiere die Zeile unten, geh zurück in den Chat und gib sie bei /me account als Namen ein. Sie gilt einige Minuten und nur für dich.
web-consent-lacks = Der Spielserver hat keine Zustimmung geschickt. Es hat sich nichts geändert; mit /me account kannst du neu beginnen.
web-check-it-yourself = Selbst nachprüfen
web-check-how = Lege das Protokoll in eine Kopie von Herald (sie braucht Python 3.11 und make) und lass deinen eigenen Rechner jede Runde neu paaren und jedes Los neu ziehen:
# First page of a tournament: heading over what is going on
web-now = Jetzt
# The same page: headings
web-latest-results = Letzte Ergebnisse
web-leaders = An der Spitze
# Link below the leaders
web-all-standings = Ganze Tabelle
# Beside a bar
web-progress = { $played } von { $games } Spielen gespielt
# Link to the tournament's channel
web-channel = In Discord öffnen
# Where a game is played: $board is a number
web-board = Brett { $board }
# Described to those who do not see it: the picture on the first page
web-board-picture = Tabelle oder Turnierbaum als Bild
