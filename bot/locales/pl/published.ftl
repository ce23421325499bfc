published-title = ogłoszone zasady
published-file = ogłoszone zasady
published-file-help = Opcje jako jeden wiersz JSON; jego SHA-256 to suma kontrolna.
published-intro = Tak będą kojarzone rundy. Jest to ustalone teraz, przed grą; każdą późniejszą zmianę widzą wszyscy.
published-not-set = domyślnie
published-by-default = { $value } (domyślnie)
published-yes-no-true = tak
published-yes-no-false = nie
published-check-sum-line = Suma kontrolna: `{ $check_sum }` (SHA-256 załączonego pliku). Każda runda podaje sumę, według której powstała.
published-check-sums =
    Suma kontrolna przed: `{ $before }`
    Suma kontrolna teraz: `{ $after }`
published-changed =
    { $playing ->
        [yes] **Ogłoszone zasady zostały zmienione w trakcie etapu: { $stage }.**
       *[no] **Ogłoszone zasady zostały zmienione po ogłoszeniu: { $stage }.**
    }
published-paired-by = Skojarzone według ogłoszonych zasad, suma kontrolna `{ $check_sum }…`.
