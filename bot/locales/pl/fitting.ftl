fitting-title = Jaki format pasuje?
fitting-what-matters = Co jest najważniejsze
fitting-people = Osoby
fitting-hours = Ile godzin macie
fitting-minutes = Minuty na grę
fitting-hours-help = Np. 2 lub 2.5; zostaw puste, jeśli bez limitu
fitting-minutes-help = Puste to 20
fitting-number = Liczba od { $least } do { $most }.
fitting-too-long = Za długo jak na wasz czas.
fitting-strength = Poziom gry
fitting-people-help = 3 do 64 albo rankingi: 1800 1650 1500
fitting-strength-friends = Mniej więcej równy, jak wśród znajomych
fitting-strength-mixed = Bardzo różny
fitting-strength-favourite = Jeden wyraźny faworyt
fitting-matters-best = Wygrywa najlepszy
fitting-matters-places = Sprawiedliwe miejsca
fitting-matters-games = Wszyscy dużo grają
fitting-matters-everybody = Nikt nie pauzuje
fitting-recommend-best =
    Polecam **{ $title }**: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length }. Najlepszy gracz wygrywa w { $value } % przypadków.
fitting-recommend-places =
    Polecam **{ $title }**: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length }. Miejsca najdokładniej oddają siłę graczy (korelacja rang { $value }; 1 to ideał).
fitting-recommend-games =
    Polecam **{ $title }**: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length }. Każdy gra średnio { $value } gier, a co najmniej { $fewest }.
fitting-recommend-everybody =
    Polecam **{ $title }**: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length }. Pauzujesz przez { $value } % rund.
fitting-nothing-fits = Nic nie mieści się w waszym czasie; to jest najbliżej.
fitting-head-format = Format
fitting-head-rounds = Rd
fitting-head-time = Czas
fitting-head-best = Najl.
fitting-head-places = Ład
fitting-head-tie = Rem.
fitting-head-playing = Gra
fitting-legend = Najl.: jak często wygrywa najlepszy gracz, w %. Ład: jak dokładnie miejsca oddają siłę (korelacja rang Kendalla, 1 to ideał). W pliku jest więcej: gry gracza, remisy na szczycie, gry, które o niczym nie decydują, i błąd każdej liczby.
fitting-how-exact = Liczba symulacji każdego turnieju: { $runs }; błąd procentów to około { $error }.
fitting-for-players = Liczba graczy: { $players }, symulacja
fitting-with-rounds =
    { $title } ({ $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    })
fitting-picture-note = Po lewej liczba rund (* za długo). W procentach: wygrywa najlepszy, ład miejsc (100 to ideał), rundy, w których grasz, remis na szczycie.
fitting-play = Graj: { $title }
