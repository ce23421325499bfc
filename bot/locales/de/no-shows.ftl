no-shows-button = Gegner ist nicht da
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** wartet auf dich. Drück bis { $until } auf *Ich bin da*, sonst entscheidet die Turnierleitung.
       *[no] **{ $waiting }** wartet auf dich. Drück bis { $until } auf *Ich bin da*, sonst verlierst du diese Partie.
    }
no-shows-asked =
    { $asks ->
        [yes] Ich habe **{ $opponent }** gebeten, bis { $until } zu kommen. Sonst entscheidet die Turnierleitung. Ihr spielt jetzt doch? Melde wie immer.
       *[no] Ich habe **{ $opponent }** gebeten, bis { $until } zu kommen. Sonst gewinnst du die Partie. Ihr spielt jetzt doch? Melde wie immer.
    }
no-shows-decide = **{ $missing }** ist nicht zur Partie gekommen, **{ $waiting }** wartet. Du entscheidest: trag ein Ergebnis oder einen kampflosen Sieg ein.
