### Die Turniere eines Spielers, Zyklus um Zyklus.

career-nothing = Hier noch kein Turnier.
career-not-played = Angemeldet; keine Partien.
career-nothing-new = Nichts zu übernehmen: Alle haben schon ihren Platz aus dem letzten Zyklus.
career-title = Turniere von { $name }
career-place = { $group }: { $rank } von { $of }, { $came_to } ({ $wins } gewonnen, { $losses } verloren)
career-preview =
    Aus **{ $last }** { $count ->
        [one] würde { $count } Spieler
       *[other] würden { $count } Spieler
    } das hier mitbringen. Noch ist nichts geändert.
career-taken-over = Für { $count } Spieler übernommen.
career-created-after = Es folgt auf **{ $last }**. Sobald dessen Ligen fertig sind, übernimm mit `/players fetch what:places` die Plätze der Spieler; die Vorschau erinnert dich daran.
career-outdated = Die Plätze des letzten Zyklus wurden nie übernommen oder haben sich seitdem geändert: Übernimm sie, bevor du veröffentlichst.
career-nobody-known = Niemand hier ist aus **{ $last }** bekannt. Gäste werden am gleichen Namen erkannt, sobald du bestätigst, dass es dieselben sind.
career-same-name = Gäste gleichen Namens: Sind es dieselben?
career-not-there = Nicht in { $last }
career-import-named = Es sind dieselben: alle { $count } übernehmen
career-different = Es sind andere Leute
career-different-again =
    { $count ->
        [one] { $count } Gast ist
       *[other] { $count } Gäste sind
    } wieder jemand anders als im letzten Zyklus. Was übernommen wurde, bleibt; `/td undo` nimmt es zurück.
