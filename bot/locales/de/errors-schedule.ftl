### Eingetippte Zeiten, Zeitzonen, Formulare.

errors-schedule-availability-reasons-unknown-word = enthält ein Wort, das ich nicht kenne
errors-schedule-availability-reasons-bad-time = ist keine Uhrzeit
errors-schedule-availability-reasons-empty-range = endet, wenn es beginnt
errors-schedule-availability-reasons-missing-end = ist unvollständig
errors-schedule-availability-reasons-none-with-others = sagt „none“ neben anderen Zeiten
errors-schedule-availability-reasons-nothing-said = ist leer
errors-schedule-example = `thu 18-22, sat 10-14`
errors-schedule-time-reasons-nothing-said = Bitte gib einen Tag und eine Uhrzeit ein
errors-schedule-time-reasons-unknown-word = „{ $part }“ verstehe ich nicht
errors-schedule-time-reasons-said-twice = „{ $part }“ sagt etwas ein zweites Mal
errors-schedule-time-reasons-no-time = In „{ $part }“ fehlt die Uhrzeit
errors-schedule-time-reasons-no-day = In „{ $part }“ fehlt der Tag des Monats
errors-schedule-time-reasons-impossible = „{ $part }“ gibt es in keinem Kalender und auf keiner Uhr
errors-schedule-time-reasons-wrong-weekday = „{ $part }“ ist ein anderer Wochentag
errors-schedule-time-reasons-skipped = In dieser Nacht wird die Uhr vorgestellt und überspringt „{ $part }“. Der erste Moment danach ist { $nearest }
errors-schedule-time-reasons-two-meanings = „{ $part }“ kann { $choices } bedeuten
errors-schedule-time-example = `5 jan 19:00`, `tomorrow 18:30` oder `fri 7pm`
errors-schedule-unknown-zone = Eine Zeitzone namens „{ $zone }“ kenne ich nicht. Wähle eine aus der Liste, etwa Europe/Madrid oder America/New_York.
errors-schedule-too-many-slots = Diese Woche hat { $found } Anfangszeiten, und in ein Formular passen { $limit }. Schreib deine Zeiten stattdessen in eine Zeile, etwa { errors-schedule-example }.
errors-schedule-unknown-slot = Dieses Formular gehört zu einer anderen Woche. Bitte öffne es noch einmal.
errors-schedule-time-input = { $text }. Schreib es so: { $example }.
errors-schedule-silent = da steht nichts
errors-schedule-availability-text = Deine Zeiten verstehe ich nicht: { $problems }. Schreib sie so: { $example }.
