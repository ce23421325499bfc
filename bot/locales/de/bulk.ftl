### Results of many games at once.

bulk-form-title = Ergebnisse
bulk-lines = Eine Partie je Zeile
bulk-lines-help = Etwa 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = So lese ich es. Noch ist nichts eingetragen.
bulk-enter = Alle eintragen
# Results were entered.
bulk-entered =
    { $games ->
        [one] { $games } Ergebnis ist eingetragen.
       *[other] { $games } Ergebnisse sind eingetragen.
    }
bulk-people-lines = Eine Person pro Zeile
bulk-people-title =
    { $about ->
        [ratings] Wertungen
        [fees] Startgelder
        [check-ins] Check-ins
       *[seeds] Setzliste
    }
bulk-people-help =
    { $about ->
        [ratings] Etwa Ana 1720
        [fees] Etwa Ana, Ana unpaid oder #7 returned; nur der Name heißt bezahlt
        [check-ins] Nur der Name, oder #7
       *[seeds] Beste zuerst. Wer fehlt, folgt nach Wertung
    }
bulk-people-entered =
    { $count ->
        [one] { $count } Person ist
       *[other] { $count } Personen sind
    } eingetragen.
bulk-answers-help = Wie Ulrich ja, oder Ulrich: und die Antwort. Ein Name allein bleibt offen
bulk-left-open = Noch offen: { $names }.
bulk-no-answer-there = Noch steht keine Antwort da, also gibt es nichts einzutragen.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }**: { $count } Antwort ist eingetragen.
       *[other] **{ $title }**: { $count } Antworten sind eingetragen.
    } Zum Ändern einfach neu eintragen.
