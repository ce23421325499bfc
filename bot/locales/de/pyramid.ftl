### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligen
pyramid-moves = Auf- und Abstieg
pyramid-this-cycle = Dieser Zyklus
pyramid-next-cycle = Nächster Zyklus
pyramid-champion = Titelträger
pyramid-carried = Wohin dieser Platz führt, wenn der nächste Zyklus ebenso viele Stufen hat.
pyramid-tier = Stufe { $letter }
pyramid-pyramid = Ligapyramide
pyramid-key = ↑ Aufsteiger, ↓ Absteiger
pyramid-key-and-text = ↑ Aufsteiger, ↓ Absteiger; weitere Namen im Text
pyramid-from-to = { $before } und { $after }
pyramid-up-and-down = { $up } steigen auf, { $down } ab
pyramid-goes-up = { $name } steigt von { $before } nach { $after } auf.
pyramid-goes-down = { $name } steigt von { $before } nach { $after } ab.
pyramid-stays = { $name } bleibt in { $league }.
pyramid-leaves = { $name } verlässt { $league }.
pyramid-joins = { $name } kommt neu in { $league }.
pyramid-new = Neu
pyramid-out = raus
pyramid-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
pyramid-in-leagues =
    { $count ->
        [one] { $count } Liga
       *[other] { $count } Ligen
    }
