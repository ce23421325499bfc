### Was die Turnierleitung erfährt.

directors-failed-steps-close-registration = Die Anmeldung konnte nicht automatisch geschlossen werden.
directors-failed-steps-pair = Die nächste Runde konnte nicht automatisch ausgelost werden.
directors-failed-steps-fix = Die endgültigen Spielzeiten konnten nicht automatisch festgelegt werden.
directors-failed-steps-silence = Eine Meldung, der niemand widersprach, konnte nicht offiziell werden.
directors-failed-steps-finish = Die Tabelle konnte nicht automatisch für endgültig erklärt werden.
directors-failed-other = Ein Schritt des Zeitplans ist nicht gelungen.
directors-do-it-yourself = Ich versuche es nicht noch einmal: Bitte mach es selbst mit `/td advance`, sobald die Ursache behoben ist.
directors-what-went-wrong = Der Grund: { $text }
directors-next-round-due = Die nächste Runde war fällig: { $since } ({ $since_distance }). Sie kann noch nicht ausgelost werden.
directors-please-decide = **{ $players }** sind sich über ihre Partie nicht einig. Bitte entscheidet.
directors-decided = Entschieden: **{ $score }**.
directors-dispute-over = Nicht mehr offen: Die Meldung wurde zurückgezogen oder ersetzt.
directors-reported-before-start = **{ $players }** wurde vor der Zeit gemeldet ({ $start }). **{ $reporter }**: { $said }. Es gilt erst, wenn **{ $opponent }** bestätigt oder du das Ergebnis einträgst.
directors-appeal = **{ $name }** legt Einspruch ein, um wieder mitzuspielen: „{ $text }“
directors-appeal-outside-stage = Die laufende Phase hat ohne **{ $name }** begonnen, also kannst du den Einspruch nur ablehnen.
# A draw waits for its beacon. $until is a moment.
directors-beacon-missing = Ich erreiche das für diese Auslosung angekündigte Zufallssignal nicht, also wartet sie darauf. Ich versuche es um { $until } wieder, danach mindestens jede Stunde. Bleibt es unerreichbar, kannst du ohne losen lassen: Dann sehen alle, dass du es warst und warum.
