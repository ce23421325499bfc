## Die Einteilung eines neuen Zyklus.

tiered-league-arrangement-title = Vorschau: Einteilung
tiered-league-arrangement-not-published = Das sieht noch niemand außer dir. Schau es durch und veröffentliche es dann: Alle Partien aller Ligen beginnen auf einmal.
tiered-league-arrangement-worth-a-look = Einen Blick wert
tiered-league-arrangement-leagues = Ligen
tiered-league-arrangement-nothing-odd = Nichts Auffälliges: Alle Angemeldeten haben einen Platz und eine Wertungszahl.
tiered-league-arrangement-moves-up = Aufstieg
tiered-league-arrangement-moves-down = Abstieg
tiered-league-arrangement-moves-new = Neu
tiered-league-arrangement-moves-same = In derselben Stufe
tiered-league-arrangement-entrant = Name
tiered-league-arrangement-rating = Wertungszahl
tiered-league-arrangement-before = letzte Stufe
tiered-league-arrangement-now = Stufe
tiered-league-arrangement-league = Liga
tiered-league-arrangement-move = Wechsel
tiered-league-arrangement-why = Grund
tiered-league-arrangement-size =
    { $players } Spieler, { $leagues ->
        [one] { $leagues } Liga
       *[other] { $leagues } Ligen
    } in { $tiers ->
        [one] { $tiers } Stufe
       *[other] { $tiers } Stufen
    }.
tiered-league-arrangement-holder = **{ $name }** hält den Titel.
tiered-league-arrangement-not-in = Angemeldet, aber nicht dabei ({ $count }): { $names }. Sie haben nicht zugesagt.
tiered-league-arrangement-without-rating = Ohne Wertungszahl ({ $count }): { $names }. Sie kommen nach allen, die eine haben.
tiered-league-arrangement-disqualified = Im letzten Zyklus disqualifiziert ({ $count }): { $names }. Sie bekommen keinen Bonus.
tiered-league-arrangement-story = Vom letzten Zyklus zu diesem
tiered-league-arrangement-more = { $count } weitere

## What is written on pictures of the pyramid besides names and numbers.

tiered-league-pyramid-leagues = Ligen
tiered-league-pyramid-moves = Auf- und Abstieg
tiered-league-pyramid-this-cycle = Dieser Zyklus
tiered-league-pyramid-next-cycle = Nächster Zyklus
tiered-league-pyramid-champion = Titelträger
tiered-league-pyramid-carried = Wohin dieser Platz führt, wenn der nächste Zyklus ebenso viele Stufen hat.
tiered-league-pyramid-tier = Stufe { $letter }
tiered-league-pyramid-pyramid = Ligapyramide
tiered-league-pyramid-key = ↑ Aufsteiger, ↓ Absteiger
tiered-league-pyramid-key-and-text = ↑ Aufsteiger, ↓ Absteiger; weitere Namen im Text
tiered-league-pyramid-from-to = { $before } und { $after }
tiered-league-pyramid-up-and-down = { $up } steigen auf, { $down } ab
tiered-league-pyramid-goes-up = { $name } steigt von { $before } nach { $after } auf.
tiered-league-pyramid-goes-down = { $name } steigt von { $before } nach { $after } ab.
tiered-league-pyramid-stays = { $name } bleibt in { $league }.
tiered-league-pyramid-leaves = { $name } verlässt { $league }.
tiered-league-pyramid-joins = { $name } kommt neu in { $league }.
tiered-league-pyramid-new = Neu
tiered-league-pyramid-out = raus
tiered-league-pyramid-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
tiered-league-pyramid-in-leagues =
    { $count ->
        [one] { $count } Liga
       *[other] { $count } Ligen
    }
