personal-forget = Zapomnij mnie …
personal-forget-now = Tak, zapomnij mnie
personal-forgotten = Gotowe: twoje konto, imię i wszystkie ustawienia są zapomniane. Jeśli użyjesz Heralda jeszcze raz, zaczniesz jako nowa osoba.
personal-backups-end =
    Kopie zapasowe mojej bazy zapomną cię w ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
       *[many] { $days } dni
    }.
personal-backups-daily =
    Moje codzienne kopie zapasowe zapomną cię w ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
       *[many] { $days } dni
    }. Jeśli administrator bota ma kopie gdzie indziej, zapytaj go, na jak długo.
personal-backups-unknown = Kopie zapasowe mojej bazy mogą jeszcze zawierać to, co właśnie usunięto. Zapytaj administratora bota, jak długo.
personal-stored =
    Plik zawiera wszystko, co jest o tobie zapisane: konto i imię, { $known ->
        [True] strefę czasową ({ $zone }),
       *[other] bez strefy czasowej,
    } { $tournaments ->
        [one] { $tournaments } turniej,
        [few] { $tournaments } turnieje,
       *[many] { $tournaments } turniejów,
    } { $acts ->
        [one] { $acts } twoje działanie tam
        [few] { $acts } twoje działania tam
       *[many] { $acts } twoich działań tam
    } i { $messages ->
        [one] { $messages } wiadomość prywatną.
        [few] { $messages } wiadomości prywatne.
       *[many] { $messages } wiadomości prywatnych.
    }
personal-what-happens = Twoje konto, imię, strefa czasowa, przypomnienia i treść wiadomości do ciebie zostaną zapomniane na dobre. Wyniki zostają, a zamiast imienia jest „Gracz 7” lub podobnie.
personal-still-plays = Grasz jeszcze w: { $tournaments }. Zapomnienie cię stamtąd nie wycofuje; jeśli tego chcesz, najpierw użyj `/leave`.
personal-still-directs = Prowadzisz jeszcze: { $tournaments }. Najpierw mianuj organizatorem kogoś innego: `/td staff`.

personal-rating = Twój ranking w **{ $title }**: { $rating }, po { $games ->
    [one] { $games } partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partiach
}. Wynika z rezultatów; `/leave` w serii go kończy.
