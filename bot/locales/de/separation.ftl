separation-never = Nie gegeneinander gelost: { $who }.
separation-never-at-first = { $rounds ->
    [one] In der ersten Runde
   *[other] In den ersten { $rounds } Runden
    } nie gegeneinander gelost: { $who }.
separation-avoided = Nur gegeneinander gelost, wenn es nicht anders geht: { $who }.
separation-avoided-at-first = { $rounds ->
    [one] In der ersten Runde
   *[other] In den ersten { $rounds } Runden
    } nur gegeneinander gelost, wenn es nicht anders geht: { $who }.
separation-those-of = { $attribute ->
    [club] Spieler eines Vereins
    [country] Spieler eines Landes
   *[family] Mitglieder einer Familie
    }
separation-pairs = { $count ->
    [one] ein von der Turnierleitung genanntes Paar
   *[other] { $count } von der Turnierleitung genannte Paare
    }
