### Anmeldung.

signup-how-to-join = Drücke **Anmelden** oder benutze `/join`. Abmelden geht mit `/leave`.
signup-really-leave = Ja, melde mich ab
signup-correct = Korrigieren
signup-fee-returned = Am Ende bekommen es alle zurück, die weder kampflos verlieren noch aussteigen.
signup-opened = Die Anmeldung für **{ $title }** ist offen!
signup-closes = Anmeldeschluss: { $at }.
signup-ratings-fixed = Wertungszahlen und Setzliste stehen fest: { $at }.
signup-first-round = Spielbeginn: { $at }.
signup-capacity = Platz ist für { $limit }; wer später kommt, wartet auf einen freien Platz.
signup-fee-returned-2 = Startgeld: { $amount }. { signup-fee-returned }
signup-fee = Startgeld: { $amount }.
signup-reopened = Die Anmeldung für **{ $title }** ist wieder offen. { signup-how-to-join }
signup-waits = **{ $name }** steht an { $place } Stelle der Warteliste.
signup-moved-up = Ein Platz ist frei: **{ $name }** rückt von der Warteliste nach und ist dabei.
signup-withdrew-before-play = **{ $name }** hat sich wieder abgemeldet.
signup-withdrew = **{ $name }** ist ausgestiegen. Schon gespielte Partien zählen, wie sie sind.
signup-disqualified = **{ $name }** wurde disqualifiziert.
signup-taken-out = Die Turnierleitung hat **{ $name }** aus dem Turnier genommen.
signup-back-waiting = **{ $name }** ist zurück, auf der Warteliste.
signup-back = **{ $name }** ist zurück und spielt ab der nächsten Runde.
signup-called-off = **{ $title }** wurde abgesagt. Danke an alle, die sich angemeldet haben.
signup-because = Grund: { $text }
signup-really-leave-2 = **{ $title }** verlassen? Deine offenen Partien zählen als kampflos verloren, und du wirst nicht mehr gepaart. Sobald gespielt wird, kann dich nur die Turnierleitung zurückholen.
signup-leave-before-play = **{ $title }** verlassen? Deinen Platz bekommt, wer auf der Warteliste als Nächstes dran ist, falls da jemand steht.
signup-form-title = Anmeldung: { $title }
signup-not-entered = Du bist noch nicht dabei: { $problems }. Bitte korrigiere das.
signup-and-more = und { $others } mehr
signup-closed =
    Die Anmeldung für **{ $title }** ist geschlossen: { $entered ->
        [one] { $entered } Person ist
       *[other] { $entered } sind
    } dabei.
signup-closed-waiting = Die Anmeldung für **{ $title }** ist geschlossen: { $entered } Teilnehmer, { $waiting } auf der Warteliste.
signup-entered = **{ $name }** ist dabei ({ $count }).
signup-entered-limit = **{ $name }** ist dabei ({ $count } von { $limit }).
signup-imported =
    { $count ->
        [one] { $count } Teilnehmer kam
       *[other] { $count } Teilnehmer kamen
    } über eine Liste der Turnierleitung dazu.
signup-imported-waiting =
    { $count ->
        [one] { $count } Teilnehmer kam
       *[other] { $count } Teilnehmer kamen
    } über eine Liste der Turnierleitung dazu; { $waiting } davon auf der Warteliste.
signup-joined-late = **{ $name }** kommt jetzt dazu und wird ab der nächsten Runde gepaart.
signup-lost-unplayed = Kampflos verlorene Partien: { $games }.
signup-void = Partien, die nicht mehr zählen: { $games }.
signup-field-set = Das Feld von **{ $title }** steht: { $entered } Spieler.
signup-field-listed = Das Feld von **{ $title }** steht: { $entrants }.
signup-back-before-play = **{ $name }** ist wieder dabei.
signup-teams = Teams bis { $size } Personen
# On the sign-up card: who created the event. $name comes in ready to be shown.
signup-host = Gastgeber: { $name }
# On the sign-up card of an event without dates.
signup-starts-when-all-are-in = Es geht los, sobald alle da sind.
# On the sign-up card: how long it takes with those who are in. $length: 1 hour 20 minutes; $minutes a game.
signup-length =
    Mit { $players } Leuten: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, etwa { $length } bei { $minutes } Minuten pro Spiel.
