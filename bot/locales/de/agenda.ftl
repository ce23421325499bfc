### Was der Zeitplan vorhat.

agenda-close = Die Anmeldung schließt
agenda-ask = Die Spieler werden nach ihren Zeiten gefragt
agenda-finish = Die Tabelle wird für endgültig erklärt
agenda-pair = { $stage }: Runde { $number } wird ausgelost
agenda-fix = { $number }: Die Spielzeiten werden endgültig
agenda-missing-availability = { $number }: Wer noch keine Zeiten geschickt hat, wird noch einmal gefragt
agenda-game = { $number }, Brett { $board }
agenda-silence = { $board }: Die Meldung gilt, falls ihr bis dahin niemand widerspricht
agenda-unanswered = { $board }: Erinnerung, weil die Meldung noch nicht bestätigt ist
agenda-check-in = { $board }: Der Check-in öffnet
agenda-claim = { $board }: Jemand fehlt; wer wartet, darf die Partie beanspruchen, oder die Turnierleitung entscheidet
agenda-report-due = { $board }: Die Spieler werden nach dem Ergebnis gefragt
agenda-answer-due = Wer eine offene Frage noch nicht beantwortet hat, wird erinnert
agenda-answer-default = Die offene Frage bekommt die übliche Antwort, falls bis dahin niemand antwortet
agenda-choices-due = Wer noch etwas zu wählen hat, wird erinnert
agenda-choice-default = { $board }: Die Wahl gilt, wie sie dasteht, falls der Spieler bis dahin nichts anderes wählt
agenda-digest = Die Turnierleitung erfährt, was noch fehlt
# A public draw is made.
agenda-lots = Es wird gelost
agenda-ratings-missing = Die Turnierleitung erfährt, wer noch keine Wertung hat
agenda-time-claim = { $board }: Die Turnierleitung entscheidet über die Zeit, wenn niemand geantwortet hat
agenda-check-in-opens = Check-in öffnet
agenda-check-in-closes = Check-in schließt
agenda-next-games = Die nächsten Spiele werden veröffentlicht
agenda-pair-named = { $stage }, { $round }: Auslosung
agenda-held-up = Alle erfahren, worauf das Turnier wartet
agenda-no-show = Wer fehlt, verliert die Partie: { $board }
