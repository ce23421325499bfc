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
web-entrants-left = { $entrants }, { $left } ausgeschieden
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
web-odds-games = Was eine Partie wert ist
web-odds-after-win = Platz 1 nach Sieg
web-odds-after-loss = Platz 1 nach Niederlage
web-odds-sure = Ein Sieg sichert Platz { $place }.
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
# Unter der Überschrift, über einem Feld und einem Knopf
web-check-what = Dein Browser rechnet Hashes, Auslosungen, Paarungen und Tabellen aus dem Protokoll nach. Nichts wird gesendet, und sobald die Seite geladen ist, geht es ohne Netz.
# Beschriftung des Feldes
web-check-head = Fingerabdruck des Protokolls, kopiert aus der letzten Nachricht auf Discord
# Ergebnis: erste Zeile
web-check-fits = Alles, was hier geprüft wurde, stimmt.
web-check-no-head = Das Protokoll ist in sich stimmig, aber nur der Fingerabdruck von Discord zeigt, dass es dasjenige ist, das alle gesehen haben.
# Ergebnis: erste Zeile; ein Satz über die erste Stelle folgt
web-check-differs = Etwas stimmt nicht:
# Ergebnisse, je eine Zeile
web-check-chain-ok = Die Hashes aller { $lines } Zeilen stimmen: Keine wurde geändert, entfernt oder hinzugefügt.
web-check-chain-wrong = Zeile { $line } passt nicht zu ihrem Hash: Dort wurde das Protokoll geändert.
web-check-chain-header = Der Kopf des Protokolls mit Titel und Namen passt nicht zu seinem Siegel: Er wurde geändert.
web-check-chain-cut = Das Protokoll endet mit Zeile { $line }, aber sein Siegel gehört zu einem anderen Ende.
web-check-head-ok = Der Fingerabdruck passt zu Zeile { $line }. Zeilen danach, für die er nicht gilt: { $after }.
web-check-head-wrong = Der Fingerabdruck passt nicht: Er gehört zu einem anderen Protokoll.
web-check-head-unreadable = Das ist kein Fingerabdruck. Kopiere den ganzen Text mit seinen zwei Bindestrichen.
web-check-head-cut = Dieses Protokoll endet mit Zeile { $line }, also vor der Zeile, für die der Fingerabdruck veröffentlicht wurde.
web-check-head-names = Der Fingerabdruck passt zu Zeile { $line }, aber nicht zu den Namen: Einige wurden danach geändert.
web-check-head-missing = Kein Fingerabdruck angegeben. Nur an ihm ist ein Protokoll mit neuen Hashes zu erkennen.
web-check-draws-ok = Nachgerechnete Auslosungen: { $draws }. Jede ergibt die verzeichnete Zahl.
web-check-draws-wrong = Zeile { $line }: Diese Auslosung ergibt nicht, was verzeichnet ist.
web-check-beacon = Die Unterschriften des öffentlichen Zufallsdienstes prüft der Befehl unten, denn diese Seite kann es nicht.
web-check-round-ok = Runde { $round }: Paarungen, Freilose und Seiten folgen aus den Ergebnissen.
web-check-round-best = Runde { $round }: Bessere Paarungen gibt es nicht. Welche von gleich guten es sind, prüft der Befehl unten, denn der Beweis wäre für diese Seite zu groß.
web-check-round-hand = Runde { $round }: von einem Turnierleiter gepaart.
web-check-round-no-proof = Runde { $round }: Das prüft der Befehl unten, denn diese Seite hat kein Zertifikat für sie bekommen.
web-check-round-simulated = Runde { $round }: Das prüft der Befehl unten, denn das Format simuliert für jede Paarung Tausende Turniere.
web-check-round-no-script = Runde { $round }: Das prüft der Befehl unten, denn diese Seite kennt die Regeln des Formats nicht.
web-check-round-old-log = Runde { $round }: Das prüft der Befehl unten, denn das Protokoll stammt von einer älteren Version.
web-check-round-wrong = Runde { $round } (Zeile { $line }): Die Paarungen folgen nicht aus dem, was davor verzeichnet ist.
web-check-line-wrong = Zeile { $line } folgt nicht aus den Zeilen davor.
web-check-standings-ok = { $stage }: Die Tabelle folgt aus den Ergebnissen.
web-check-standings-tie-breaks = { $stage }: Die Tabelle prüft der Befehl unten, denn diese Seite kennt eine ihrer Feinwertungen nicht.
web-check-standings-no-script = { $stage }: Die Tabelle prüft der Befehl unten, denn diese Seite kennt die Regeln des Formats nicht.
web-check-standings-old-log = { $stage }: Die Tabelle prüft der Befehl unten, denn das Protokoll stammt von einer älteren Version.
web-check-standings-wrong = { $stage }: Die Tabelle folgt nicht aus den Ergebnissen.
web-check-unreadable = Das Protokoll lässt sich nicht lesen.
# First page of a tournament: heading over what is going on
web-now = Jetzt
# The same page: headings
web-latest-results = Letzte Ergebnisse
web-leaders = An der Spitze
web-side-by-side = Nebeneinander gespielt
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
