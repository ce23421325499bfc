### Antworten an die Turnierleitung.

directing-tie = Unentschieden
directing-both = Beide
directing-kinds-phase-changed = Anmeldung, Beginn und Ende
directing-kinds-plan-changed = Einstellungen und Optionen
directing-kinds-entrants = Wer kommt, sich ändert und geht
directing-kinds-rounds = Runden
directing-kinds-game-times-set = Spielzeiten
directing-kinds-reports = Meldungen
directing-kinds-results = Ergebnisse
directing-kinds-ruling-made = Entscheidungen, Einsprüche und Vermerke
directing-kinds-questions = Fragen und Antworten
directing-kinds-draws = Angekündigte Auslosungen und die Wörter dafür
directing-kinds-fee-marked = Startgelder
directing-kinds-command-undone = Rückgängig Gemachtes
directing-kinds-timetable-switched-deadline-passed = Der Zeitplan
directing-kinds-form-asked-form-submitted-forms-seen = Formulare: angefordert, abgegeben, angesehen
directing-kinds-match-noted = Check-in und andere Vermerke zu Partien
directing-kinds-evenings = Abende einer Serie
directing-kinds-branches = Nebenturniere
directing-kinds-announced-step-told = Ankündigungen und Enthülltes
directing-all-played = Alles ist gespielt. `/td advance` macht die Tabelle endgültig.
directing-published-already = Diese Runde ist schon veröffentlicht; nichts wurde doppelt gemacht.
directing-nothing-done = Das war schon so; nichts hat sich geändert.
directing-not-like-preview = Seit deiner Vorschau ist etwas passiert, und die Runde sieht jetzt anders aus. Bitte sieh sie dir noch einmal an:
directing-finished = Das Turnier ist vorbei; es gibt keinen nächsten Schritt. `/tournament standings` zeigt, wie es ausging.
directing-cancelled = Das Turnier wurde abgesagt; es gibt keinen nächsten Schritt.
directing-no-default-here = Dieser Kanal meint jetzt kein bestimmtes Turnier mehr.
directing-save = Speichern
directing-correct = Korrigieren
directing-really-cancel = Das ganze Turnier absagen? Alle Angemeldeten erfahren davon.
directing-cancel-now = Ja, absagen
directing-override-title = Paarungen ändern
directing-pairings-field = Paarungen
directing-reason-field = Grund
directing-pairings-help = Je Zeile: „Ana - Bo“ (erste Seite zuerst), „bye Eve“, „off Gil“ (setzt aus), „idle Fay“.
directing-reason-help = Wird festgehalten und allen gezeigt.
directing-override-preview = So sähe die Runde aus. Noch ist nichts geändert.
directing-override-now = Runde ändern
directing-publish-so = So veröffentlichen
directing-winner-field = Wer hat gewonnen?
directing-score-field = Punktestand
directing-score-help = Nur bei Partien mit Punkten, z. B. 412:380, in der Reihenfolge wie oben.
directing-announce-title = Ankündigung
directing-announce-field = Was möchtest du sagen?
directing-announced = Im Kanal angekündigt.
directing-answer-field = Deine Antwort
directing-draw-lots = Losen
directing-type-number = Zahl eingeben
directing-newer = Neuere
directing-older = Ältere
directing-take-over = Liste übernehmen
directing-list-preview = Noch ist nichts geändert. Schau die Liste durch und übernimm sie dann.
directing-not-seen-by-them = `/td`, `/round`, `/players` und `/judge` sind für diese Person vielleicht noch nicht sichtbar: Erlaube sie in den Servereinstellungen unter Integrationen, Herald.
directing-imported-paused = Der Zeitplan steht still; mit `/td pause resume:True` läuft er weiter.
directing-ways-walkover = Kampfloser Sieg für den Gegner
directing-ways-repair = Runde reparieren
directing-ways-again = Runde neu auslosen
directing-can-pair-again = Von der Runde ist noch nichts gespielt: Sie kann auch zurückgenommen und ohne diese Person neu ausgelost werden.
directing-take-out = Herausnehmen
directing-undo-note = Was gepostet wurde, lässt sich nicht ungesagt machen, wird aber als zurückgenommen markiert.
directing-signup-is-is-open = Die Anmeldung für **{ $title }** ist offen und angekündigt.
directing-signup-is =
    Die Anmeldung für **{ $title }** ist geschlossen, mit { $count ->
        [one] { $count } Teilnehmer
       *[other] { $count } Teilnehmern
    }.
directing-with-options = { $title } (Optionen wählen)
directing-created = **{ $title }** ist angelegt, und du leitest es. `/td options` ändert, wie gespielt wird; `/td open` öffnet die Anmeldung in <#{ $channel }>.
directing-published = **{ $round_title }** ist veröffentlicht.
directing-finished-2 = **{ $title }** ist vorbei, und die Tabelle ist endgültig.
directing-stage-passed = **{ $title }** braucht keine Partien: Es ist schon entschieden.
directing-stage-begun = **{ $title }** hat begonnen. Vor der ersten Runde fehlt noch etwas: **{ $button }** zeigt, was.
directing-still-missing =
    Für den nächsten Schritt { $count ->
        [one] fehlt noch { $count } Ergebnis. Trag es
       *[other] fehlen noch { $count } Ergebnisse. Trag sie
    } hier ein oder bitte die Spieler um ihre Meldung.
directing-result-entered = { $players }: **{ $result }** ist eingetragen.
directing-without-score = Ohne Spielstand trägt diese Partie nichts zu den Punktdifferenzen bei.
directing-forfeit-ruled = { $players }: **{ $result }** ist eingetragen und angekündigt.
directing-rematch-ordered = { $players }: wird noch einmal gespielt. Beide wissen Bescheid.
directing-will-move = { $players }: Beginn wäre { $at }. Deine Angabe verstehe ich nach der Uhr von { $zone }.
directing-twice-that-night = In dieser Nacht wird die Uhr zurückgestellt, und es gibt die Zeit zweimal: { $first } oder { $second }?
directing-which-time = { $players }: Deine Angabe kann zwei Zeitpunkte bedeuten. Welchen meinst du?
directing-and-more = und { $count } mehr
directing-moved = { $players }: Beginn ist { $at }. Alle wissen Bescheid.
directing-will-withdraw = Das passiert, wenn **{ $name }** geht. Noch ist nichts geändert.
directing-is-out = **{ $name }** ist raus. Im Kanal steht es auch.
directing-is-back-waiting = **{ $name }** steht auf der Warteliste.
directing-is-back = **{ $name }** ist wieder dabei.
directing-added-waiting = **{ $name }** steht auf der Warteliste.
directing-added = **{ $name }** ist dabei; das macht { $count }.
directing-data-changed-rating = **{ $name }** hat jetzt die Wertungszahl { $rating }.
directing-data-changed = **{ $name }** hat jetzt keine Wertungszahl.
directing-replaced = { $new } übernimmt den Platz von { $old }.
directing-required = Notiert und **{ $name }** gezeigt. Kommt eine Ablehnung, werte die Partie mit `/judge forfeit` kampflos.
directing-timetable-running = Der Zeitplan läuft.
directing-timetable = Der Zeitplan pausiert: Nichts geschieht von selbst.
directing-role-given = { $name } hat jetzt die Rolle { $role }.
directing-role-taken = { $name } hat nicht mehr die Rolle { $role }.
directing-no-director = Es gibt jetzt keinen Turnierleiter mehr. Mitglieder, die die Events dieses Servers verwalten dürfen, können es werden: `/td staff`.
directing-announced-in = **{ $title }** wird ab jetzt in <#{ $channel }> angekündigt.
directing-voice = **{ $title }** nennt <#{ $channel }> auf der Karte und bei den Begegnungen.
directing-no-voice = **{ $title }** nennt keinen Sprachkanal mehr.
directing-default-here = In diesem Kanal meinen Befehle ohne die Option `tournament` jetzt **{ $title }**.
directing-undo-what = Den letzten Schritt machte **{ $actor }** { $at_distance }:
directing-undone =
    Rückgängig gemacht ({ $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } des Protokolls). Im Kanal steht es auch.
directing-overridden = Die Paarungen von **{ $round_title }** sind geändert, und alle Betroffenen wissen Bescheid.
directing-log-imported = **{ $title }** ist jetzt hier, mit seiner ganzen Geschichte (`{ $tournament }`), und du leitest es.
directing-answered = Die Antwort **{ $answer }** ist eingetragen.
directing-between = Eine ganze Zahl von { $low } bis { $high }.
directing-opened =
    Veröffentlicht: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zu spielen.
directing-opened-part =
    {""}**{ $part }** ist veröffentlicht: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zu spielen.
directing-appeal-decided =
    { $accepted ->
        [yes] Der Einspruch von **{ $name }** ist angenommen, und alle erfahren davon.
       *[no] Der Einspruch von **{ $name }** ist abgelehnt, und alle erfahren davon.
    }
directing-fee-marked =
    { $state ->
        [paid] Das Startgeld von **{ $name }** ist als bezahlt vermerkt.
        [returned] Das Startgeld von **{ $name }** ist als zurückgezahlt vermerkt.
        [kept] Das Startgeld von **{ $name }** ist als einbehalten vermerkt.
       *[unpaid] Das Startgeld von **{ $name }** ist als nicht bezahlt vermerkt.
    }
# An imported log did not tell its seed.
directing-imported-new-seed = Die Datei nennt ihren Startwert nicht; die Auslosungen gehen mit einem neuen weiter.
directing-move = Diese Zeit setzen
directing-move-to = Setzen auf { $at }
directing-role-director = Turnierleiter
directing-role-coordinator = Koordinator
directing-seat = Sie spielen diese Runde
directing-seat-offer = In der laufenden Runde gibt es ein Freilos: **{ $holder }** könnte stattdessen gegen **{ $newcomer }** spielen.
directing-seat-offer-several = In der laufenden Runde gibt es ein Freilos: **{ $holder }** könnte stattdessen gegen eine der neuen Personen spielen.
directing-seat-one = { $newcomer } spielt
directing-seated = { $players }: Sie spielen diese Runde, beide erfahren es.
directing-undo-discards =
    ⚠️ { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    } von { $people ->
        [one] einer Person
       *[other] { $people } Personen
    } zu diesen Partien gehen damit verloren; die Partien beginnen von vorn.
directing-discard = Verwerfen und rückgängig machen
directing-discard-word = verwerfen
directing-discard-field = „{ $word }“ eintippen, um sie zu verlieren
directing-not-discarded = Nichts wurde rückgängig gemacht: Um die Einträge zu verwerfen, „{ $word }“ eintippen.
directing-has-result = ✓ { $game } ({ $result })
directing-kinds-servers = Spieleserver
directing-role-judge = Schiedsrichter
directing-closes-then = **{ $title }** ist angelegt, du leitest es, und die Anmeldung in <#{ $channel }> ist offen bis { $at }. Dann schließt sie von selbst.
directing-signup-open-until = Sie schließt automatisch { $at }.
directing-signup-open-endless = Der Tag, an dem sie schließen sollte, ist vorbei: Sie bleibt offen, bis du sie schließt oder mit { $command } einen anderen setzt.
directing-created-for-a-list = **{ $title }** ist angelegt, und du leitest es. `/td options` ändert, wie gespielt wird; `/players import` bringt die Spieler herein.
directing-games-help = Wie 2:1, oder jedes Spiel: 11-7 9-11 11-5; in der Reihenfolge oben.
directing-judges-panel = Richterpult
directing-judges-need-no-command = Ein Befehl ist nicht nötig: Sobald eine Live-Runde veröffentlicht ist, schreibe ich, und der Knopf **{ $panel }** unter jedem Durchgang gehört ihnen.
