ahead-standings-after-base = tabela po rundzie { $base }
ahead-standings-after = rozstawienie
ahead-button = Skojarz rundę { $number }, podstawa: { $base }
ahead-based-on = Skojarzone z wyprzedzeniem, podstawa: { $base }.
ahead-published = Ogłoszone rundy: { $title }.
ahead-on-standings = Podstawa: { $standings }.
ahead-still-open =
    { $count ->
        [one] Jeszcze { $count } gra trwa.
        [few] Jeszcze { $count } gry trwają.
       *[many] Jeszcze { $count } gier trwa.
    }
