### Audit.
audit-title = Protokoll
audit-nothing-found = Nichts im Protokoll passt dazu.
audit-phase-draft = hat das Turnier zurück in die Vorbereitung gesetzt
audit-phase-registration = hat die Anmeldung geöffnet
audit-phase-closed = hat das Feld geschlossen
audit-phase-running = hat das Spiel begonnen
audit-phase-finished = hat die Tabelle für endgültig erklärt
audit-phase-cancelled = hat das Turnier abgesagt
audit-phase-series = hat daraus eine Serie gemacht
audit-series-planned = hat die Serie geplant
audit-evening-opened = hat Abend { $number } geöffnet
audit-evening-recorded = hat Abend { $number } eingetragen
audit-branch-opened = hat { $title } für { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
} eröffnet
audit-branch-taken-back = hat { $title } zurückgenommen, weil es andere spielen
audit-branch-recorded = hat den Stand von { $title } eingetragen
audit-main-line-named = hat es zum Teil eines anderen Turniers gemacht
audit-status-active = { $who } ist dabei ({ $cause })
audit-status-waiting = { $who } steht auf der Warteliste ({ $cause })
audit-status-withdrawn = { $who } hat sich abgemeldet ({ $cause })
audit-status-removed = { $who } ist ausgeschieden ({ $cause })
audit-status-disqualified = { $who } wurde disqualifiziert ({ $cause })
audit-cause-withdrew = auf eigenen Wunsch
audit-cause-director = Entscheidung der Turnierleitung
audit-cause-forfeit = nach kampfloser Niederlage
audit-cause-moved-up = von der Warteliste nachgerückt
audit-cause-reinstated = wieder aufgenommen
audit-cause-appeal = nach Einspruch
audit-cause-withdrawal = nach einer Abmeldung
audit-source-agreed = beide Spieler sind sich einig
audit-source-silence = niemand hat rechtzeitig widersprochen
audit-source-claim = vom anwesenden Spieler beansprucht
audit-source-director = von der Turnierleitung eingetragen
audit-source-withdrawal = wegen einer Abmeldung
audit-source-import = importiert
audit-source-format = folgt aus Abgaben oder Notizen
audit-fee-unpaid = nicht bezahlt
audit-fee-paid = bezahlt
audit-fee-returned = zurückgezahlt
audit-fee-kept = einbehalten
audit-fee = hat das Startgeld von { $who } vermerkt: { $state }
audit-topic-requirement = Auflage
audit-topic-appeal-filed = Einspruch
audit-topic-appeal-accepted = Einspruch angenommen
audit-topic-appeal-rejected = Einspruch abgelehnt
audit-topic-note = Bemerkung
audit-note-here = { $who } ist da
audit-note-more-time = { $who } gibt mehr Zeit
audit-note-proposed-time = { $who } schlägt eine Zeit vor
audit-note-agreed-time = { $who } ist mit der Zeit einverstanden
audit-note-timed-out = { $who } sagt, die Zeit des Gegners sei abgelaufen
audit-note-until = { $text } bis { $until }
audit-page =
    { $entries } { $entries ->
        [one] Eintrag
       *[other] Einträge
    }, neueste zuerst. Seite { $page } von { $pages }.
audit-entry = `{ $seq }` { $at } **{ $actor }**: { $text }
audit-taken-back = ~~{ $text }~~ (zurückgenommen)
audit-said = { $text }: { $words }
audit-created = hat **{ $title }** angelegt
audit-plan = hat Plan oder Einstellungen geändert
audit-timetable-runs = hat den Zeitplan laufen lassen
audit-timetable-paused = hat den Zeitplan angehalten
audit-entered = { $who } hat sich angemeldet
audit-entered-waiting = { $who } kam auf die Warteliste
audit-entrant-changed = hat die Daten von { $who } geändert
audit-stage-began =
    { $stage } hat mit { $entrants } { $entrants ->
        [one] Teilnehmer
       *[other] Teilnehmern
    } begonnen
audit-round-published = hat { $stage }, { $round } veröffentlicht
audit-round-amended = hat die Paarungen von { $stage }, { $round } geändert ({ $cause })
audit-match-opened = hat { $game } eröffnet ({ $stage }, { $round })
audit-match-passed = hat { $who } ohne Partie weiterkommen lassen ({ $stage }, { $round })
audit-match-empty = hat eine Begegnung geschlossen, in der niemand mehr ist ({ $stage }, { $round })
audit-times-final = hat endgültige Zeiten gesetzt: { $games }
audit-times-tentative = hat vorläufige Zeiten gesetzt: { $games }
audit-reported = { $who } hat { $game } gemeldet: { $claim }
audit-before-start = { $text } (vor dem Beginn)
audit-report-taken-back = { $who } hat die Meldung von { $game } zurückgenommen
audit-disputed = { $who } hat der Meldung von { $game } widersprochen
audit-disputed-with = { $who } hat der Meldung von { $game } widersprochen ({ $claim })
audit-result = { $game }: { $result } ({ $source })
audit-rematch = hat { $game } neu angesetzt
audit-form-asked = hat um „{ $form }“ gebeten
audit-form-asked-until = hat bis { $due } um „{ $form }“ gebeten
audit-form-handed-in = { $who } hat „{ $form }“ abgegeben
audit-form-handed-in-for = hat „{ $form }“ für { $who } abgegeben
audit-form-seen = hat „{ $form }“ von { $who } angesehen
audit-form-seen-all = hat „{ $form }“ von allen angesehen
audit-draw = hat die Ziehung „{ $draw }“ von { $low } bis { $high } angekündigt
audit-word = { $who } hat „{ $word }“ zur Ziehung „{ $draw }“ beigetragen
audit-questions = jetzt offene Fragen: { $questions }
audit-no-questions = keine Frage ist mehr offen
audit-answered = „{ $prompt }“ beantwortet: { $answer }
audit-answered-by = „{ $prompt }“ von { $who } beantwortet: { $answer }
audit-answered-by-lot = „{ $prompt }“ per Los beantwortet: { $answer }
audit-noted = { $game }: { $note }
audit-step = hat Schritt { $step } von { $stage } aufgedeckt
audit-announced = hat angekündigt
audit-dealt-with = hat „{ $what }“ erledigt
audit-undone = hat den letzten Schritt zurückgenommen
audit-seed-replaced = hat einen neuen Startwert gezogen: Das Protokoll kam ohne den alten
audit-cause-correction = ein Ergebnis wurde berichtigt
audit-topic-stands = Bleibt wie eingetragen
audit-play-taken-back = hat alles nach { $stage }, { $round } zurückgenommen
audit-note-here-late = { $who } ist da, aber zu spät
audit-cause-newcomer = jemand kam während der Runde dazu
audit-cause-declined = Einladung abgelehnt
audit-cause-unanswered = keine Antwort auf die Einladung
audit-cause-no-place = kein Platz in einer Liga
audit-role =
    { $given ->
        [yes] hat { $who } die Rolle { $role } gegeben
       *[no] hat { $who } die Rolle { $role } genommen
    }
audit-person-replaced = hat den Platz von { $old } an { $new } gegeben
audit-person-same = { $new } ist { $old }, bisher ohne Discord eingetragen
audit-person-apart = { $old } und { $new } sind wieder zwei Personen
audit-not-done = konnte „{ $what }“ nicht erledigen: { $why }
audit-dealt-with-about = hat „{ $what }“ für { $about } erledigt
audit-due =
    { $topic ->
        [close_registration] das Ende der Anmeldung
        [declined] abgelehnte Einladungen
        [invite] Einladungen
        [next_game] die nächste Partie
        [finish] das Ende
        [pair] die nächsten Paarungen
        [fix] endgültige Spielzeiten
        [silence] eine unbeantwortete Meldung
        [answer_default] eine unbeantwortete Frage
        [choice_default] eine nicht getroffene Wahl
        [lots] eine Auslosung
        [failed] ein fehlgeschlagener Schritt
        [digest] was noch fehlt
        [form_due] Abgabeschluss eines Formulars
       *[other] eine Erinnerung
    }
audit-form-closed = hat die Abgabe von „{ $form }“ beendet
audit-note-time-admitted = { $who } gibt zu, auf Zeit verloren zu haben
audit-note-time-denied = { $who } sagt, nicht auf Zeit verloren zu haben
audit-cause-not-here = nicht eingecheckt
audit-source-server = gemeldet von { $server }
audit-server-linked = Partien auf { $server }: { $games }
audit-server-doubted = { $server } zu { $game }, nicht übernommen: { $doubts }
audit-server-settled = entschied über die Meldung des Servers zu { $game }: { $answer }
audit-server-reported = { $server } meldete { $game }: { $claim }
audit-member =
    { $given ->
        [yes] lässt { $who } für { $entrant } handeln
       *[no] hat { $who } aus { $entrant } herausgenommen
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = hat das Zufallssignal für die Ziehung „{ $draw }“ nicht erreicht; nächster Versuch { $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = hat die Ziehung „{ $draw }“ ohne ihr Zufallssignal machen lassen
audit-team-sought =
    { $given ->
        [yes] setzte { $who } auf die Liste der freien Spieler
       *[no] nahm { $who } von der Liste der freien Spieler
    }
audit-teams-drawn = loste Teams aus (freie Spieler: { $count })
