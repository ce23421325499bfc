results-pairings-stay = Tabela jest przeliczana; ogłoszone już rundy zostają bez zmian.
results-how-to-take-back = Pomyłka? Naciśnij **Wycofaj zgłoszenie**.
results-corrected = Organizator poprawia { $players }: **{ $after }** zamiast { $before }.
results-entered-by-director = { $players }: **{ $score }**, wpisane przez organizatora.
results-report-saved = Zgłoszono: { $said }. **{ $opponent }** może się sprzeciwić; inaczej wynik liczy się { $silent_at_distance }. { results-how-to-take-back }
results-please-confirm = **{ $reporter }** zgłasza waszą grę: { $said }. Zgadza się? Potwierdź albo zakwestionuj do: { $silent_at }; inaczej wynik się liczy.
results-report-saved-early = Zgłoszono: { $said }. Gra miała zacząć się później, więc liczy się dopiero, gdy **{ $opponent }** potwierdzi albo rozstrzygnie organizator. Bez odpowiedzi? Zgłoś jeszcze raz po początku. { results-how-to-take-back }
results-please-confirm-early = **{ $reporter }** zgłasza waszą grę przed jej początkiem: { $said }. Już rozegrana? Potwierdź albo zakwestionuj; bez ciebie się nie liczy.
results-disputed = { $players }: zgłoszenia się różnią. Rozstrzyga organizator.
results-disputed-itself = Zgłoszenia się różnią. Rozstrzyga organizator.
results-their-words = Dosłownie: „{ $text }”
results-forfeited = { $players }: przegrana walkowerem, nieobecność: { $absent }.
results-both-absent = { $players }: nikt się nie stawił, więc obie strony przegrywają walkowerem.
results-left-the-game =
    { $winner ->
        [none] { $players }: bez gry (odejście z turnieju: { $absent }).
       *[other] { $winner } wygrywa bez gry, z turnieju odchodzi { $absent }.
    }
results-how-to-appeal = Jeśli coś nie zależało od ciebie, naciśnij **Odwołaj się** i napisz to organizatorom. Przegrana zostaje przegraną.
results-rematch = Organizator zarządza powtórkę: { $players }. Dotychczasowe zgłoszenia już się nie liczą.
results-can-claim = **{ $opponent }** spóźnia się ponad { $minutes }. Możesz wziąć walkower albo dać więcej czasu. Bez pośpiechu.
results-check-in-opens = { $players }, początek gry: { $at }. Naciśnij **Jestem**. Przy spóźnieniu większym niż { $minutes } możesz przegrać walkowerem.
results-disputed-versions = **{ $first }** mówi: { $first_says }. **{ $second }** mówi: { $second_says }.
results-disputed-silent = **{ $first }** mówi: { $first_says }. **{ $second }** mówi: to nieprawda.
results-removed =
    { $appeals ->
        [yes] Po walkowerze **{ $name }** odpada z turnieju i nie będzie już w parach, chyba że organizatorzy przyjmą odwołanie.
       *[no] Po walkowerze **{ $name }** odpada z turnieju i nie będzie już w parach.
    }
results-said-won =
    { "" }wygrywa **{ $winner }**{ $scored ->
        [apart] { "" } ({ $first }:{ $second }, różnica { $apart })
        [level] { "" } ({ $first }:{ $second })
       *[none] { "" }
    }{ $started ->
        [yes] ; zaczyna { $starter }
       *[no] { "" }
    }
results-said-tied =
    remis{ $scored ->
        [level] { "" } ({ $first }:{ $second })
       *[none] { "" }
    }{ $started ->
        [yes] ; zaczyna { $starter }
       *[no] { "" }
    }
