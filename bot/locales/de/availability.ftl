### Wann jemand spielen kann.

availability-form-title = Wann kannst du spielen?
availability-field = Deine Zeiten
availability-example = thu 18-22, sat 10-14
availability-text-help = Wann eine Partie beginnen darf, jede Woche, in deiner Zeit. „any“ (immer) oder „none“ geht auch.
availability-no-times = Keine Zeiten markiert
availability-change = Ändern
availability-type = Eintippen
availability-correct = Korrigieren
availability-any-time = Mir passt jede Zeit
availability-no-time = Mir passt keine Zeit
availability-this-week = Deine Zeiten diese Woche
availability-next-week = Deine Zeiten für die kommende Woche
availability-hours-optional = Deine Zeiten (geht auch später)
availability-list-help = Markiere alle Zeiten, zu denen eine Partie beginnen darf (je { $slot_minutes } Minuten), nach der Uhr von { $zone }.
availability-nothing-marked = Du hast nichts markiert, deshalb ist noch nichts gespeichert. Was meinst du?
availability-counts-until = Die Zeit deiner Partie wird endgültig: { $fix_at }. Bis dahin kannst du das hier ändern.
availability-counts-for-pairing = Die nächste Runde wird ausgelost: { $pair_at }. Bis die Zeiten endgültig sind, kannst du das hier ändern.
availability-serves-again = Diese Zeiten gelten jede Woche, bis du sie änderst.
availability-none-suits = Du hast keine Wunschzeit, also entscheiden die Zeiten deines Gegners.
availability-nothing-shared = Du und **{ $opponent }** habt noch keine gemeinsame Zeit. Mit `/schedule propose` kannst du eine vorschlagen.
availability-proposal = **{ $name }** schlägt vor, zu spielen: { $at }; für dich { $your_clock }, für **{ $name }** { $their_clock }. **{ $opponent }**, wenn dir das passt, drücke **Passt mir**: Dann gehört die Zeit bei euch beiden dazu.
availability-proposed = **{ $opponent }** wird gefragt, ob { $at } passt. Bei deinen eigenen Zeiten steht es jetzt schon. Die endgültigen Zeiten werden { $fix_at_distance } aus den Zeiten gewählt, die euch beiden passen.
availability-agreed = **{ $name }** ist einverstanden: { $at }. Die endgültige Zeit wird aus den Zeiten gewählt, die euch beiden passen.
availability-common = { $players }, Zeiten, die beiden passen: { $times }.
availability-common-more = { $players }, Zeiten, die beiden passen: { $times } und { $rest } weitere.
availability-common-none = { $players }: noch keine Zeit, die beiden passt.
availability-you-agreed =
    { $shared ->
        [1] { $at } ist jetzt die einzige Zeit, die euch beiden passt. Diese wird es.
       *[other] { $at } ist eine von { $shared } Zeiten, die euch beiden jetzt passen. Aus ihnen wird die endgültige gewählt.
    }
availability-legend =
    { $yours } deine
    { $free } nicht deine
    leer: keine Partien
availability-legend-shared = { $mark } deine und die von { $opponent }
availability-daily = Täglich
availability-all-day = ganztags
availability-always = Jederzeit
availability-never = Nie
availability-outside = { $pattern }; davon liegt nichts in der Spielzeit der Woche
availability-shared = { $pattern }; { $shared } von { $marked } Startzeiten passen auch { $opponent }
availability-time-field = Wann möchtest du spielen?
availability-will-propose = Du meinst { $at }: { $mine } bei dir, { $theirs } bei **{ $opponent }**. Richtig so?
availability-propose-to = { $opponent } fragen
