tonight-menu = Co chcesz poprowadzić? Jeśli wszyscy już są, naciśnij *Dziś wieczorem*.
tonight-presets = Całe wydarzenia, gotowe do startu
tonight-formats = Formaty
tonight-form-title = Turniej na dziś
tonight-default-name = Turniej na dziś
tonight-rounds-help = Zostaw puste, a dopasuje się do liczby graczy.
tonight-yes = Tak
tonight-no = Nie
tonight-labels-name = Nazwa
tonight-labels-kind = Rodzaj
tonight-labels-rounds = Rundy (tylko szwajcar)
tonight-labels-best-of = Mecz to
tonight-labels-third-place = Mecz o trzecie miejsce
tonight-kind = { $title }: { $summary }
tonight-choice = **{ $title }**: { $summary }
tonight-series =
    { $games ->
        [1] jedna partia
       *[other] do { $games } partii
    }
tonight-not-in = { $kind }: tu tego nie ma. Zostaw, jak było.
tonight-whole-number = Liczba całkowita od 1 do { $most } albo nic.
tonight-opened = **{ $title }** jest otwarty na <#{ $channel }>: zapisy przyciskiem *Zapisz się* na karcie.
tonight-opened-teams = **{ $title }** jest otwarty na <#{ $channel }>: zapisy przyciskiem *Dołącz do drużyny* lub *Nowa drużyna* na karcie.
tonight-press-start = Gdy wszyscy będą, naciśnij *Start*.
tonight-starts-then = Start: { $at }, automatycznie, z wszystkimi po check-inie. Check-in otwiera się kwadrans wcześniej.
tonight-goes-on =
    Każda następna runda wychodzi automatycznie po { $minutes ->
        [one] { $minutes } minucie
        [few] { $minutes } minutach
       *[many] { $minutes } minutach
    } od ostatniego wyniku, podobnie ostateczna tabela. *Wstrzymaj* na karcie to zatrzymuje.
tonight-two-stages-title = Dwa etapy
tonight-labels-first = Pierwszy etap
tonight-labels-groups = Grupy (tylko etap grupowy)
tonight-labels-second = Drugi etap
tonight-groups-help = Ile; puste: grupy do czterech osób.
tonight-field-help = 8, 9-16 albo groups 1-2 +8. Dwa finały obok siebie: groups 1-2; groups 3-4
tonight-then = { $first }, potem { $second }
tonight-choose-title = Nowy turniej
