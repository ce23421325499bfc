### Meldungen und Ergebnisse.

results-pairings-stay = Die Tabelle wird neu berechnet; schon veröffentlichte Runden bleiben, wie sie sind.
results-how-to-take-back = Vertippt? Drücke **Zurückziehen**.
results-corrected = Die Turnierleitung hat korrigiert: { $players }, **{ $after }** statt { $before }.
results-entered-by-director = { $players }: **{ $score }**, von der Turnierleitung eingetragen.
results-report-saved = Gemeldet: { $said }. **{ $opponent }** kann widersprechen, sonst gilt es { $silent_at_distance }. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** meldet euer Ergebnis: { $said }. Stimmt das? Bestätige oder widersprich bis { $silent_at }, sonst gilt es.
results-report-saved-early = Notiert: { $said }. Die Partie sollte erst später beginnen; darum gilt das erst, wenn **{ $opponent }** bestätigt oder die Turnierleitung entscheidet. Keine Antwort? Melde sie nach dem Beginn noch einmal. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** hat eure Partie vor ihrem Beginn gemeldet: { $said }. Bitte bestätige, sobald sie gespielt ist, oder widersprich. Ohne deine Antwort gilt es nicht.
results-disputed = { $players }: Die Meldungen passen nicht zusammen. Die Turnierleitung entscheidet.
results-disputed-itself = Die Meldungen passen nicht zusammen. Die Turnierleitung entscheidet.
results-their-words = Im Wortlaut: „{ $text }“
results-forfeited = { $players }: kampflos verloren, weil { $absent } nicht erschienen ist.
results-both-absent = { $players }: Niemand ist erschienen, also verlieren beide kampflos.
results-left-the-game =
    { $winner ->
        [none] { $players }: wird nicht gespielt (ausgestiegen: { $absent }).
       *[other] { $winner } gewinnt kampflos, weil { $absent } ausgestiegen ist.
    }
results-how-to-appeal = Wenn du etwas nicht beeinflussen konntest, drücke **Einspruch** und sag es der Turnierleitung. Die verlorene Partie bleibt verloren.
results-rematch = Die Turnierleitung setzt die Partie neu an: { $players }. Was gemeldet oder eingetragen war, zählt nicht mehr.
results-can-claim = **{ $opponent }** ist mehr als { $minutes } zu spät. Du kannst die Partie beanspruchen oder mehr Zeit geben. Es eilt nicht.
results-check-in-opens = { $players }: Die Partie beginnt { $at }. Drückt **Ich bin da**. Wer mehr als { $minutes } zu spät kommt, kann kampflos verlieren.
results-disputed-versions = **{ $first }** sagt: { $first_says }. **{ $second }** sagt: { $second_says }.
results-disputed-silent = **{ $first }** sagt: { $first_says }. **{ $second }** sagt: Das stimmt nicht.
results-removed =
    { $appeals ->
        [yes] Nach der kampflosen Niederlage ist **{ $name }** aus dem Turnier und wird nicht mehr gepaart, außer die Turnierleitung nimmt einen Einspruch an.
       *[no] Nach der kampflosen Niederlage ist **{ $name }** aus dem Turnier und wird nicht mehr gepaart.
    }
results-said-won =
    {""}**{ $winner }** hat gewonnen{ $scored ->
        [apart] {""} ({ $first }:{ $second }, Abstand { $apart })
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } hat begonnen
       *[no] {""}
    }
results-said-tied =
    unentschieden{ $scored ->
        [level] {""} ({ $first }:{ $second })
       *[none] {""}
    }{ $started ->
        [yes] ; { $starter } hat begonnen
       *[no] {""}
    }
