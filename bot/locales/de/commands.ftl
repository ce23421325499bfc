### What Discord shows of slash commands: at most 100 characters each.
### German: du. Runde, Freilos, Setzliste, kampflos (forfeit), Wertungszahl (rating), Turnierleiter (director), Paarung.
### Times and columns of files stay as they are typed: Herald reads them in English.

command-forms = Formulare der Spieler: anfordern, lesen, ausfüllen

command-forms-ask = Ein Formular bis zu einer Frist anfordern; erneut verschiebt sie

option-forms-ask-form = Welches Formular

option-forms-ask-until = In deiner Zeit, z. B.: fri 19:00; leer lassen: keine Frist

option-forms-ask-tournament = Welches Turnier (Standard: das dieses Kanals)

command-forms-fill = Ein Formular für jemanden abgeben; das Protokoll hält es fest

option-forms-fill-entrant = Um wen es geht

option-forms-fill-answer = Die Antwort, etwa yes; leer öffnet das Formular

command-forms-list = Wer welches Formular abgegeben hat; nie der Inhalt

option-forms-list-form = Welches Formular (Standard: alle)

command-forms-look = Abgegebenes lesen; das Protokoll hält fest, dass du nachsahst

option-forms-look-entrant = Wessen (Standard: von allen)

command-guests = Für Turnierleiter: Spieler ohne Discord

command-guests-link = Eine geheime Adresse, unter der jemand ohne Discord antwortet, oder alle als Datei

option-guests-link-entrant = Von wem; leer für alle Gäste

command-guests-merge = Ein Gast ist jetzt auf Discord: Seine Turniere gehören dem Mitglied

option-guests-merge-guest = Der Gast

option-guests-merge-member = Das Mitglied, das dieselbe Person ist

command-help = Was du hier gerade tun kannst; einen Befehl finden

option-help-find = Was du suchst, etwa: check-in, kick, report

command-join = Zu einem Turnier anmelden

command-judge = Für Turnierleiter: kampflose Partien, Neuansetzungen, Einsprüche

command-judge-appeal = Über den Einspruch eines ausgeschiedenen Spielers entscheiden

option-judge-appeal-entrant = Wessen Einspruch

option-judge-appeal-decision = Annahme lässt wieder mitspielen; die Partie bleibt verloren

choice-judge-appeal-decision-accept = annehmen

choice-judge-appeal-decision-reject = ablehnen

option-judge-appeal-reason = Der Grund; wird festgehalten und allen gezeigt

command-judge-forfeit = Eine Partie kampflos werten: eine Seite oder beide fehlten

option-judge-forfeit-game = Welche Partie

option-judge-forfeit-absent = Wer gefehlt hat

option-judge-forfeit-reason = Der Grund; wird festgehalten und gezeigt

command-judge-game-note = Festhalten, was in einer Partie geschah, falls gefragt

command-judge-override = Die aktuelle oder nächste Runde selbst auslosen

command-judge-rematch = Eine Partie dieser Runde neu ansetzen

command-judge-time = Die Zeit einer Partie festlegen

option-judge-time-when = In deiner Zeit, z. B.: fri 19:00 oder 5 jan 7pm

command-leave = Von einem Turnier zurücktreten

command-match = Deine Partie: da sein, melden, bestätigen, widersprechen

command-match-claim-forfeit = Die Partie beanspruchen, weil dein Gegner nicht kam

option-match-claim-forfeit-game = Welche Partie (Standard: deine offene)

command-match-confirm = Der Meldung deines Gegners zustimmen

command-match-here = Melden, dass du zu deiner Partie da bist

option-match-here-player = Turnierleitung: wer da ist

command-match-report = Sag, wie deine Partie ausging

option-match-report-winner = Wer gewonnen hat; leer lassen, um gefragt zu werden

option-match-report-score = Bei Partien mit Punkten, deine zuerst, z. B. 412:380

command-me = Deine nächste Partie, deine Zeiten, Zeitzone und Erinnerungen

command-me-account = Verknüpfe dein Konto bei einem Spieleserver, oder sieh dir deine verknüpften an

option-me-account-server = Auf welchem Spieleserver; leer lassen, um deine zu sehen

option-me-account-name = Wie du dort heißt, wo danach gefragt wird

command-me-availability = Sag, wann du in der kommenden Woche spielen kannst

option-me-availability-hours = Zum Beispiel: thu 18-22, sat 10-14. Leer für ein Formular

option-me-availability-zone = Die Zeitzone dieser Stunden; nur einmal nötig

command-me-claim = Du hast hier ohne Discord gespielt: Deine Einträge gehören nun dir

option-me-claim-link = Die Adresse deines persönlichen Links oder der Code an ihrem Ende

command-me-data = Zeigt, was über dich gespeichert ist, oder lässt es vergessen

command-me-form = Ein Formular des Turniers ausfüllen oder ändern

option-me-form-form = Welches Formular (Standard: das offene)

command-me-next = Deine nächste Partie und was du bis wann tun musst

command-me-reminders = Wähle deine Erinnerungen, oder keine

option-me-reminders-on = Erinnerungen an oder aus; leer lassen für ein Formular

command-me-round-off = Eine Runde aussetzen, oder sehen, welche du aussetzt

option-me-round-off-round = Welche Runde; leer: deine ansehen

option-me-round-off-through = Die letzte von mehreren Runden hintereinander

command-me-sent = Was du geschickt hast und wann es ankam

command-me-timezone = Deine Zeitzone angeben, damit deine Zeiten verstanden werden

option-me-timezone-zone = Stadt, Land, Zeitzone oder Abstand; leer zeigt deine

command-players = Für Turnierleiter: Spieler eintragen, ändern, ersetzen

command-players-add = Jemanden eintragen: ein Mitglied dieses Servers, einen Gast oder ein Team

option-players-add-member = Ein Mitglied dieses Servers; mit einem Gast, wer für ihn spricht; mit einem Team, der Kapitän

option-players-add-guest = Der Name einer Person ohne Discord-Konto oder eines Teams

option-players-add-rating = Die Wertungszahl

option-players-add-uncertainty = Wie unsicher die Wertungszahl ist

option-players-add-games = Gewertete Partien bisher

command-players-check-in = Check-in vor dem Turnier: öffnen, sehen, wer da ist, schließen

option-players-check-in-until = Bis dahin öffnen, in deiner Zeit, etwa: fri 19:00

command-players-disqualify = Einen Spieler disqualifizieren; zeigt zuerst die Folgen

option-players-disqualify-years = Für künftige Turniere vermerken: Die Turnierleitung erfährt so viele Jahre lang von einer Anmeldung

command-players-edit-many = Antworten, Wertungen, Startgelder und mehr für viele, je eine Zeile

option-players-edit-many-what = Worum es in den Zeilen geht

choice-players-edit-many-what-answers = Antworten

choice-players-edit-many-what-availability = Verfügbarkeit

choice-players-edit-many-what-ratings = Wertungen

choice-players-edit-many-what-fees = Startgelder

choice-players-edit-many-what-check-ins = Check-ins

choice-players-edit-many-what-seeds = Setzliste

choice-players-edit-many-what-names = Namen

option-players-edit-many-file = Eine Textdatei mit einer Person pro Zeile statt des Formulars

option-players-edit-many-form = Für Antworten: welches Formular (sonst das, was gerade gefragt ist)

command-players-fee = Ein Startgeld als bezahlt oder nicht vermerken; kassiert wird nichts

option-players-fee-entrant = Wessen Startgeld

option-players-fee-state = Was damit geschehen ist

choice-players-fee-state-unpaid = unbezahlt

choice-players-fee-state-paid = bezahlt

choice-players-fee-state-returned = zurückgezahlt

choice-players-fee-state-kept = einbehalten

command-players-fetch = Wertungszahlen oder die Plätze des letzten Zyklus holen

option-players-fetch-what = Was geholt wird

choice-players-fetch-what-ratings = Wertungszahlen vom Spielserver holen; zeigt erst eine Vorschau

choice-players-fetch-what-places = Plätze des letzten Zyklus importieren; zeigt erst eine Vorschau

command-players-import = Viele auf einmal aus einer CSV-Datei eintragen oder ändern

option-players-import-file = Spalten: name, discord, rating, uncertainty, games, joined

option-players-import-what = Was darin steht: Spieler, oder Wertungszahlen und Titel (Liste der FIDE, Tabelle)

choice-players-import-what-players = Spieler

option-players-import-kind = Welche Wertung

choice-players-import-kind-standard = Standard

choice-players-import-kind-rapid = Schnellschach

choice-players-import-kind-blitz = Blitz

command-players-keep-apart = Zwei, die sich nicht treffen sollen; ohne Namen: wer getrennt wird

option-players-keep-apart-entrant = Einer der beiden

option-players-keep-apart-other = Der andere

option-players-keep-apart-how = Nie, nur wenn es nicht anders geht, oder sie dürfen wieder

choice-players-keep-apart-how-never = nie

choice-players-keep-apart-how-avoid = möglichst nicht

choice-players-keep-apart-how-may-meet = dürfen

command-players-rating = Eine Wertungszahl setzen, bis die Wertungszahlen feststehen

option-players-rating-entrant = Wessen Wertungszahl

option-players-rating-rating = Die Wertungszahl

option-players-rating-uncertainty = Wie unsicher sie ist

command-players-reinstate = Einen Spieler für die nächsten Runden zurückholen

option-players-reinstate-entrant = Wer zurückkommt

command-players-replace = Den Platz eines Spielers jemand anderem geben

option-players-replace-entrant = Wessen Platz

option-players-replace-member = Ein Mitglied dieses Servers

option-players-replace-guest = Der Name eines Gastes

command-players-round-off = Jemanden eine Runde aussetzen lassen, oder sehen, wer aussetzt

option-players-round-off-entrant = Wer; leer: alle, die aussetzen

option-players-round-off-round = Welche Runde; leer: die der Person ansehen

command-players-set-condition = Etwas von einem Spieler verlangen, etwa eine Webcam

option-players-set-condition-what = Was zu tun ist

command-players-withdraw = Einen Spieler abmelden; zeigt zuerst die Folgen

option-players-withdraw-entrant = Wer geht

option-players-withdraw-at-their-wish = Nein heißt: die Leitung nimmt sie heraus; Einspruch ist möglich

command-playoffs = Für die Leitung von Playoffs: Rätsel, Enthüllung, Richterpult

command-playoffs-check = Antworten ohne Lösung prüfen; das Protokoll hält es fest

command-playoffs-judge = Das Richterpult für den laufenden Live-Lauf

command-playoffs-online = Die Online-Phase bis zu einer Frist öffnen; erneut verschiebt sie

option-playoffs-online-until = In deiner Zeit, z. B.: 18 sep 20:00 (Standard: bis zur Enthüllung)

command-playoffs-puzzles = Passwörter, Links und Lösungen der Rätsel aus einer CSV-Datei

option-playoffs-puzzles-file = Spalten: puzzle, password, link, answer (mehrere mit | trennen)

command-playoffs-reveal = Online-Ergebnisse Schritt für Schritt enthüllen; wird protokolliert

command-playoffs-times = Online-Zeiten aus einer CSV-Datei importieren

option-playoffs-times-file = Spalten: name, puzzle, time, result; oder eine Spalte je Rätsel

command-puzzles = Playoffs: online lösen, Wahlen und Ränge ansehen

command-puzzles-eligibility = Playoffs: wer qualifiziert, gesetzt oder in Reserve ist

command-puzzles-picks = Playoffs: das Rätsel jeder Runde, wer es wählte und warum

command-puzzles-ranks = Playoffs: die Rangtafel nach einer Runde, mit allen Wegen

option-puzzles-ranks-round = Nach welcher Runde (Standard: der letzten)

command-puzzles-solve = Playoffs online: Rätsel starten, Lösung abgeben

command-round = Für Turnierleiter: Runden ansehen, veröffentlichen, Ergebnisse

command-round-answer = Worauf das Turnier wartet; für jemanden antworten

option-round-answer-question = Welche Frage; leer lassen, um alle zu sehen

option-round-answer-answer = Die Antwort

command-round-preview = Die nächste Runde vorab ansehen, mit Gründen und Warnungen

option-round-preview-rounds = Wie viele Runden auf einmal (Standard: eine)

option-round-preview-based-on = Nach dem Stand dieser Runde auslosen; 0 heißt die Setzliste

command-round-publish = Die nächste Runde veröffentlichen

command-round-result = Das Ergebnis einer Partie eintragen oder korrigieren

option-round-result-winner = Wer gewonnen hat; mit Punktestand nicht nötig

option-round-result-score = Bei Partien mit Punkten, z. B. 412:380, in deren Reihenfolge

option-round-result-reason = Der Grund; wird festgehalten, hilfreich bei Korrekturen

option-round-result-also = Wer andere strittige Partien gewonnen hat, mit Kommas

command-round-results = Viele Ergebnisse eintragen, eine Partie je Zeile

option-round-results-file = Eine Textdatei mit einer Partie je Zeile, statt des Formulars

command-schedule = Wann gespielt wird: ansehen, vorschlagen, auf Gegner warten

command-schedule-games = Wann diese Runde gespielt wird, in deiner Ortszeit

command-schedule-more-time = Deinem Gegner mehr Zeit geben

option-schedule-more-time-minutes = Wie viele Minuten mehr; leer lassen, um auszuwählen

command-schedule-propose = Eine Spielzeit vorschlagen, solange Zeiten vorläufig sind

option-schedule-propose-time = Zum Beispiel: sat 19:00, in deiner Zeitzone

command-td = Für Turnierleiter: ein Turnier anlegen, einrichten, weiterführen

command-td-advance = Den nächsten Schritt machen, welcher es auch ist

option-td-advance-look = Sagen, was als Nächstes kommt, mit einem Knopf dafür

command-td-announce = Eine Ankündigung in den Kanal des Turniers schreiben

option-td-announce-text = Was du sagen willst; leer lassen für ein Formular

command-td-audit = Wer wann was getan hat

option-td-audit-who = Wer es getan hat

option-td-audit-what = Was geschah: wähle aus oder gib Suchwörter ein

option-td-audit-entrant = Um wen es geht

option-td-audit-since = Seit wann, z. B.: yesterday 19:00

option-td-audit-until = Vor wann

command-td-cancel = Das ganze Turnier absagen

command-td-close = Die Anmeldung schließen

command-td-create = Ein Turnier aus einer Vorlage oder einem Format anlegen

option-td-create-what = Eine Vorlage (ein echtes Turnier, spielfertig) oder ein Format

option-td-create-after = Oder das Turnier, dessen nächster Zyklus dies ist

option-td-create-title = Wie es heißt (Standard: der Titel der Vorlage)

option-td-create-channel = Wo es angekündigt wird (Standard: dieser Kanal)

option-td-create-closes = Anmeldung jetzt öffnen und dann schließen, etwa: 5 jan 19:00

option-td-create-seed = Woraus alle Auslosungen entstehen (Standard: Zufall)

command-td-delivery = Was zugestellt ist, was wartet und warum, und wer nicht zu erreichen ist

command-td-import = Ein exportiertes Turnier importieren, oder die Turnierdatei eines Schachturniers (TRF)

option-td-import-file = Das exportierte Protokoll, oder die Turnierdatei eines anderen Programms oder von lichess

option-td-import-title = Wie das Turnier heißt (Standard: wie in der Datei)

option-td-import-rounds = Wie viele Runden insgesamt (Standard: wie in der Datei)

command-td-import-tsh = Eine tsh-Division hier weiterspielen

option-td-import-tsh-file = Die Divisionsdatei, etwa a.t, oder der ganze Ordner als Zip-Datei

option-td-import-tsh-title = Wie das Turnier heißt

option-td-import-tsh-rounds = Wie viele Runden insgesamt (Standard: 14, oder wie in der Datei)

option-td-import-tsh-config = Die Konfiguration dazu, config.tsh: Runden, Preise, Schwellen

command-td-invite = Den Anmeldeknopf hier in diesen Kanal setzen

command-td-open = Die Anmeldung öffnen

command-td-options = Einstellungen ändern; nichts wählen, um Formulare zu bekommen

option-td-options-capacity = Wie viele mitspielen können; weitere kommen auf die Warteliste

option-td-options-closes = Wann die Anmeldung schließt, z. B.: 5 jan 19:00

option-td-options-first-round = Wann das Spiel beginnt, z. B.: 10 jan 19:00

option-td-options-ratings-fixed = Wann die Wertungszahlen feststehen

option-td-options-zone = Die Zeitzone des Turniers

option-td-options-language = Die Sprache der Beiträge

option-td-options-silence-hours = Nach wie vielen Stunden eine Meldung ohne Widerspruch gilt

command-td-page = Das Turnier im Web zeigen: eine Live-Seite für alle mit dem Link

option-td-page-show = Gibt es überhaupt eine Seite?

option-td-page-find = Dürfen Suchmaschinen und die Turnierliste zu ihr führen?

option-td-page-log = Am Ende allen das ganze Protokoll geben, mit Zeiten und Einsprüchen?

command-td-pause = Den Zeitplan anhalten oder fortsetzen

option-td-pause-resume = Den Zeitplan weiterlaufen lassen

command-td-series = Jede Woche spielen: Anmeldung, Start und Punkte von selbst

option-td-series-when = Wochentag und Zeit, etwa: fri 20:00

option-td-series-zone = Nach welcher Uhr (Standard: deiner)

option-td-series-opens-hours = Stunden vor Beginn, wenn die Anmeldung öffnet (Standard: 72)

option-td-series-fewest = Mit weniger Spielern fällt ein Abend aus (Standard: 4)

option-td-series-points = Punkte nach Platz, etwa: 10 8 6 5 4 3 2 1

option-td-series-best = Wie viele Abende zählen (Standard: alle)

option-td-series-season = Abende einer Saison (Standard: keine Saisons)

option-td-series-ratings = Spieler nach ihren Partien werten und danach setzen (Standard: nein)

option-td-series-title = Wie die Serie heißt (Standard: wie das Turnier)

option-td-series-player-role = Rolle für alle, die einen Abend gespielt haben (Standard: keine)

option-td-series-winner-role = Rolle, die der letzte Sieger hat (Standard: keine)

option-td-series-no-roles = Diese Rollen zurücknehmen und keine geben (Standard: nein)

command-td-set-channel = Festlegen, wo angekündigt wird oder was dieser Kanal meint

option-td-set-channel-announce-in = Das Turnier ab jetzt in diesem Kanal ankündigen

option-td-set-channel-means-here = Befehle in diesem Kanal meinen dieses Turnier

option-td-set-channel-voice = Sprachkanal der Spieler, auf der Karte und bei den Begegnungen

option-td-set-channel-no-voice = Keinen Sprachkanal mehr nennen

command-td-staff = Jemanden zum Leiter (entscheidet), Koordinator oder Schiedsrichter (Matches live) machen

option-td-staff-member = Welches Mitglied

option-td-staff-role = Was daraus wird

choice-td-staff-role-director = Turnierleiter

choice-td-staff-role-coordinator = Koordinator

choice-td-staff-role-judge = Schiedsrichter

option-td-staff-remove = Jemandem die Rolle nehmen

command-td-tonight = Heute Abend spielen: benennen, beitreten, starten

option-td-tonight-teams = Leute je Team, wenn Teams spielen

option-td-tonight-starts = Wann es nach 15 Minuten Check-in von selbst beginnt, etwa: 20:00

option-td-tonight-voice = Sprachkanal, in dem die Spieler reden

command-td-undo = Den letzten Schritt rückgängig machen; zeigt ihn vorher

command-td-webhook = Jede Änderung an eine eigene Adresse senden, als Daten für Programme

option-td-webhook-address = Wohin: https://… (leer: zeigt, welche es gibt)

command-team = Wer in deinem Team spielt

command-team-add = Jemanden ins Team nehmen; Turnierleiter: in jedes Team, oder als Stimme eines Gastes

option-team-add-member = Wer dazukommt

option-team-add-entrant = Welches Team oder welcher Gast (Standard: dein Team)

option-team-add-guest = Der Name einer Person ohne Discord-Konto, die im Team spielt

command-team-remove = Jemanden aus dem Team nehmen, oder dich selbst

option-team-remove-member = Wer geht (Standard: du)

command-tournament = Turniere ansehen: Paarungen, Tabellen, Gründe

command-tournament-board = Was läuft, was kommt, mit Link zur Live-Tafel

command-tournament-entrants = Wer dabei ist und wer auf der Warteliste steht

command-tournament-export = Tabellen, Bericht, Kalender, Schachdatei oder Partien exportieren

option-tournament-export-what = Welche Dateien (Standard: Tabellen)

choice-tournament-export-what-tables = Tabellen für Tabellenprogramme

choice-tournament-export-what-report = ein Bericht zum Lesen und Drucken

choice-tournament-export-what-calendar = ein Kalender der Partien

choice-tournament-export-what-mine = ein Kalender deiner Partien

choice-tournament-export-what-chess = eine Datei für Schachprogramme (TRF)

choice-tournament-export-what-games = die Züge der Partien auf einem Spielserver (PGN)

choice-tournament-export-what-log = das ganze Protokoll, für Turnierleiter

option-tournament-export-round = Beim Kalender und bei Partien: welche Runde

option-tournament-export-entrant = Beim Kalender: wessen Partien

option-tournament-export-place = Bei der Schachdatei: wo gespielt wurde

option-tournament-export-federation = Bei der Schachdatei: der Verband, drei Buchstaben

option-tournament-export-arbiter = Bei der Schachdatei: wer Hauptschiedsrichter ist

command-tournament-history = Jede Partie eines Spielers

option-tournament-history-entrant = Wessen Partien (Standard: deine)

command-tournament-info = Alles, was du vor der Anmeldung wissen willst

command-tournament-list = Die Turniere hier

option-tournament-list-player = Die Turniere eines Spielers auf diesem Server, Zyklus um Zyklus

command-tournament-odds = Die Chancen aller auf jeden Platz, durch Simulation

option-tournament-odds-entrant = Wessen Chancen, Runde für Runde (Standard: alle, jetzt)

option-tournament-odds-simulations = Wie viele; mehr ist genauer und dauert länger

command-tournament-pairings = Die Paarungen: wer gegen wen spielt

option-tournament-pairings-round = Welche Runde (Standard: die letzte)

command-tournament-prizes = Preise und Topf für Partiesieger; Turnierleiter: auch Startgelder

command-tournament-rules = Wie das Turnier gespielt wird, in einfachen Worten

option-tournament-rules-rule = Eine Regel mit der Nummer, die Gründe nennen, etwa R8

command-tournament-standings = Die Tabelle, der Turnierbaum, die Kreuztabelle, Rekorde oder eine Liga

option-tournament-standings-what = Was gezeigt werden soll

choice-tournament-standings-what-standings = Die Tabelle

choice-tournament-standings-what-bracket = Der Turnierbaum, oder wer wie oft verloren hat

choice-tournament-standings-what-auto = Die Kreuztabelle: wer auf wen traf und wie es ausging

choice-tournament-standings-what-wall = Die Kreuztabelle nach Runden

choice-tournament-standings-what-grid = Die Kreuztabelle, jeder gegen jeden

choice-tournament-standings-what-records = Höchste Punktzahlen, größte Siege, beste Verlierer, Durchschnitte

choice-tournament-standings-what-league = Die Tabelle einer Liga oder Gruppe, mit Link zum Thread

option-tournament-standings-stage = Welche Phase (Standard: die laufende)

option-tournament-standings-league = Welche Liga (Standard: deine eigene)

command-tournament-verify = Das Protokoll oder die Auslosungen prüfen

option-tournament-verify-what = Was geprüft wird (Standard: das Protokoll)

choice-tournament-verify-what-log = Das Protokoll prüfen, mit dem Fingerabdruck für einen Export

choice-tournament-verify-what-draws = Jede Auslosung, und wie man sie nachprüft

command-tournament-why = Warum dieser Gegner, diese Seite, Zeit, dieses Freilos, dieser Platz

option-tournament-why-entrant = Um wen es geht (Standard: du, wenn du mitspielst; sonst die ganze Runde)

command-tsh = Für Turnierleiter: eine Gruppe an das Programm tsh übergeben

command-tsh-export = Die Division als tsh-Datei exportieren

option-tsh-export-others = Die anderen Divisionen des Events, Titel mit Kommas: alle kommen als ein tsh-Ordner

name-absent = abwesend

name-account = konto

name-add = hinzufügen

name-address = adresse

name-advance = weiter

name-after = nach

name-also = auch

name-announce = ankündigen

name-announce-in = ankündigen_in

name-answer = antwort

name-appeal = einspruch

name-arbiter = schiedsrichter

name-ask = anfordern

name-at-their-wish = auf_eigenen_wunsch

name-audit = protokoll

name-availability = verfügbarkeit

name-based-on = nach_stand

name-best = beste

name-board = übersicht

name-cancel = absagen

name-capacity = plätze

name-channel = kanal

name-check = prüfen

name-check-in = check-in

name-claim = übernehmen

name-claim-forfeit = kampflos-gewinnen

name-close = schließen

name-closes = schluss

name-config = konfiguration

name-confirm = bestätigen

name-create = erstellen

name-data = daten

name-decision = entscheidung

name-delivery = zustellung

name-disqualify = disqualifizieren

name-edit-many = viele-ändern

name-eligibility = teilnahmerecht

name-entrant = teilnehmer

name-entrants = teilnehmerfeld

name-export = exportieren

name-federation = verband

name-fee = startgeld

name-fetch = holen

name-fewest = mindestens

name-file = datei

name-fill = ausfüllen

name-find = suchen

name-first-round = erste_runde

name-forfeit = kampflos

name-form = formular

name-forms = formulare

name-game = partie

name-game-note = partienotiz

name-games = partien

name-guest = gast

name-guests = gäste

name-help = hilfe

name-here = anwesend

name-history = verlauf

name-hours = stunden

name-how = wie

name-import = importieren

name-import-tsh = tsh-importieren

name-info = info

name-invite = einladen

name-join = mitmachen

name-judge = schiedsgericht

name-keep-apart = trennen

name-kind = art

name-language = sprache

name-league = liga

name-leave = aussteigen

name-link = link

name-list = liste

name-log = log

name-look = ansehen

name-match = begegnung

name-me = ich

name-means-here = gilt_hier

name-member = mitglied

name-merge = zusammenführen

name-minutes = minuten

name-more-time = mehr-zeit

name-name = name

name-next = als-nächstes

name-no-roles = keine_rollen

name-no-voice = kein_sprachkanal

name-odds = chancen

name-on = an

name-online = online

name-open = öffnen

name-opens-hours = öffnet_stunden

name-options = optionen

name-other = andere

name-others = andere

name-override = von-hand

name-page = webseite

name-pairings = paarungen

name-pause = pausieren

name-picks = wahlen

name-place = ort

name-player = spieler

name-player-role = spielerrolle

name-players = spielerliste

name-playoffs = playoffs

name-points = punkte

name-preview = vorschau

name-prizes = preise

name-propose = vorschlagen

name-publish = veröffentlichen

name-puzzles = rätsel

name-question = frage

name-ranks = ränge

name-rating = wertungszahl

name-ratings = wertungszahlen

name-ratings-fixed = wertungen_fest

name-reason = grund

name-reinstate = wieder-aufnehmen

name-rematch = wiederholung

name-reminders = erinnerungen

name-remove = entfernen

name-replace = ersetzen

name-report = melden

name-result = ergebnis

name-results = ergebnisse

name-resume = fortsetzen

name-reveal = enthüllen

name-role = rolle

name-round = runde

name-round-off = runde-aussetzen

name-rounds = runden

name-rule = regel

name-rules = regeln

name-schedule = spielplan

name-score = spielstand

name-season = saison

name-seed = zufallszahl

name-sent = gesendet

name-series = serie

name-server = server

name-set-channel = kanal-festlegen

name-set-condition = bedingung-setzen

name-show = zeigen

name-silence-hours = schweigefrist

name-simulations = simulationen

name-since = seit

name-solve = lösen

name-staff = leitung

name-stage = stufe

name-standings = rangliste

name-starts = beginn

name-state = status

name-td = leiten

name-team = team

name-teams = teams

name-text = text

name-through = bis

name-time = zeit

name-times = zeiten

name-timezone = zeitzone

name-title = titel

name-tonight = heute-abend

name-tournament = turnier

name-tsh = tsh

name-uncertainty = unsicherheit

name-undo = rückgängig

name-until = bis

name-verify = nachprüfen

name-voice = sprachkanal

name-webhook = webhook

name-what = was

name-when = wann

name-who = wer

name-why = warum

name-winner = gewinner

name-winner-role = siegerrolle

name-withdraw = abmelden

name-years = jahre

name-zone = zeitzone
