### Die Einteilung eines neuen Zyklus.

arrangement-title = Vorschau: Einteilung
arrangement-not-published = Das sieht noch niemand außer dir. Schau es durch und veröffentliche es dann: Alle Partien aller Ligen beginnen auf einmal.
arrangement-worth-a-look = Einen Blick wert
arrangement-leagues = Ligen
arrangement-nothing-odd = Nichts Auffälliges: Alle Angemeldeten haben einen Platz und eine Wertungszahl.
arrangement-moves-up = Aufstieg
arrangement-moves-down = Abstieg
arrangement-moves-new = Neu
arrangement-moves-same = In derselben Stufe
arrangement-entrant = Name
arrangement-rating = Wertungszahl
arrangement-before = letzte Stufe
arrangement-now = Stufe
arrangement-league = Liga
arrangement-move = Wechsel
arrangement-why = Grund
arrangement-size =
    { $players } Spieler, { $leagues ->
        [one] { $leagues } Liga
       *[other] { $leagues } Ligen
    } in { $tiers ->
        [one] { $tiers } Stufe
       *[other] { $tiers } Stufen
    }.
arrangement-holder = **{ $name }** hält den Titel.
arrangement-not-in = Angemeldet, aber nicht dabei ({ $count }): { $names }. Sie haben nicht zugesagt.
arrangement-without-rating = Ohne Wertungszahl ({ $count }): { $names }. Sie kommen nach allen, die eine haben.
arrangement-disqualified = Im letzten Zyklus disqualifiziert ({ $count }): { $names }. Sie bekommen keinen Bonus.
arrangement-title-kept = Der Titel bleibt bei seinem Halter, der nicht mitspielt: In diesem Zyklus spielt niemand darum.
arrangement-story = Vom letzten Zyklus zu diesem
arrangement-more = { $count } weitere
