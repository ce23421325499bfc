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
separation-title = Wer sich nicht treffen darf
separation-nobody = Jeder darf gegen jeden spielen. Ändere das in `/td options` oder für zwei Spieler mit `/players keep-apart`.
separation-now-never = { $first } und { $second } werden nicht mehr gegeneinander gelost.
separation-now-avoided = { $first } und { $second } werden nur gegeneinander gelost, wenn es nicht anders geht.
separation-now-may-meet = { $first } und { $second } dürfen gegeneinander spielen; was sie gemeinsam haben, etwa ein Verein, zählt weiter.
