### Live-Matches und das Richterpult.

judging-panel = Richterpult
judging-not-started = Die Uhr läuft noch nicht. Liegen beide Blätter verdeckt, sind die Hände an den Timern?
judging-no-spare-sheets = Es gibt nicht genug Ersatzblätter: In diesem Lauf keine neuen Blätter.
judging-held = ⏸️ Angehalten: Die Richter klären eine Störung.
judging-ready = bereit
judging-no-winner = Es zählt nicht.
judging-refresh = Aktualisieren
judging-next-heat = Nächster Lauf
judging-more = Mehr
judging-back = Zurück zum Pult
judging-open-panel = Richterpult
judging-more-help = Was selten gebraucht wird. Eine Entscheidung der Richter ist endgültig; der letzte Eintrag lässt sich zurücknehmen.
judging-called-by-judges = Die Richter rufen jeden Lauf auf; seine Uhr und seine Urteile erscheinen hier.
judging-called = Die Richter rufen jedes Match auf; seine Uhr und sein Urteil erscheinen hier.
judging-text-field = Was ist passiert?
judging-text-help = Wird festgehalten, und alle können es lesen.
judging-timer-field = Präzisionstimer
judging-timer-help = Was er seit dem letzten Start zeigt, z. B. 6:43.2
judging-start-true = Lauf starten
judging-start-false = Starten, ohne Ersatzblätter
judging-labels-stop = Stopp
judging-labels-official-time = Timer
judging-labels-correct = Richtig
judging-labels-incorrect = Falsch
judging-labels-sheet-back = Blatt zurück
judging-labels-new-sheet = Neues Blatt
judging-labels-timer = Ansagen
judging-labels-time-limit = Zeit ist um
judging-labels-too-close = Zu knapp
judging-labels-malfunction = Störung
judging-labels-go-on = Weiter
judging-labels-decision = Entscheiden für
judging-labels-take-back = Letzten Eintrag zurücknehmen
judging-heat = { $round_title } · Lauf { $number }
judging-match = **{ $code }** { $better } (besser gesetzt) – { $worse }
judging-new-sheet-taken = am Rätsel, auf einem neuen Blatt
judging-handed-in = abgegeben bei { $at_ms }
judging-right = **richtig**, offizielle Zeit { $official_ms }. Noch nicht angesagt
judging-announce-at = Die richtige Antwort wird angesagt: { $at } ({ $at_distance }), oder sobald beide Blätter bewertet sind.
judging-verdict = **Urteil:** { $sentence }
judging-wins = { $name } gewinnt.
judging-heat-of = Durchgang { $number }: { $matches }.
judging-clock = ⏱️ Die Uhr läuft seit { $began }. Der schlechter Gesetzte hat Zeit bis { $over } ({ $over_distance }).
judging-at-the-puzzle =
    am Rätsel{ $new_sheet ->
        [yes] , hat ein neues Blatt
       *[no] {""}
    }
judging-at-the-puzzle-again =
    wieder am Rätsel, nach { $count } { $count ->
        [one] falschen Antwort
       *[other] falschen Antworten
    }{ $new_sheet ->
        [yes] , hat ein neues Blatt
       *[no] {""}
    }
judging-with-grader = abgegeben, offizielle Zeit { $time }
judging-with-grader-until = abgegeben, offizielle Zeit { $time }; der Prüfer hat Zeit bis { $until }
judging-wrong = {""}**falsch**, abgegeben bei { $time }
judging-wrong-until = {""}**falsch**, abgegeben bei { $time }; das Blatt geht um { $until } zurück ({ $until_distance })
judging-button = Richterpult
judging-no-match = Gerade wartet keine Live-Begegnung auf Richter. Das Pult öffnet sich, sobald eine Live-Runde veröffentlicht ist.
judging-round-ready =
    {""}**{ $round }** ist veröffentlicht. **{ $panel }** öffnet das Pult für { $heats } { $heats ->
        [one] Durchgang
       *[other] Durchgänge
    }; jeder Richter kann eines offen haben.
judging-entry-start = Uhr gestartet
judging-entry-stop = { $name } hat bei { $time } abgegeben
judging-entry-official = offizielle Zeit von { $name }: { $time }
judging-entry-correct = Lösung von { $name } richtig (gewertet bei { $time })
judging-entry-incorrect = Lösung von { $name } falsch (gewertet bei { $time })
judging-entry-sheet-back = { $name } hat das Blatt bei { $time } zurückbekommen
judging-entry-new-sheet = { $name } hat bei { $time } ein neues Blatt genommen
judging-entry-timer = verkündet bei { $time }
judging-entry-time-limit = Zeit bei { $time } abgelaufen
judging-entry-too-close = zu knapp, um zu entscheiden
judging-entry-malfunction = Störung: { $text }
judging-entry-go-on = das Match geht weiter
judging-entry-decision = die Jury hat für { $name } entschieden: { $text }
judging-entry-take-back = der letzte Eintrag wurde zurückgenommen
judging-taken-back = Die Leitung hat dies rückgängig gemacht. Es zählt nicht mehr.
judging-held-at = ⏸️ Angehalten: Die Jury klärt eine Störung. Die Uhr dieses Matches steht bei { $timer }.
judging-stood = ⏱️ Die Uhr dieses Matches stand { $time } lang. Die Zeit der schlechteren Setznummer endet um { $over } ({ $over_distance }).
judging-labels-ran-on = Weiter, Uhr lief
judging-needs-no-command = Ein Befehl ist nicht nötig: Sobald eine Live-Runde veröffentlicht ist, schreibe ich, und der Knopf **{ $panel }** unter jedem Durchgang gehört ihnen.
