signup-how-to-join = Naciśnij **Zapisz się** albo użyj `/join`. Żeby zrezygnować, użyj `/leave`.
signup-really-leave = Tak, wycofaj mnie
signup-correct = Popraw
signup-fee-returned = Wraca do ciebie na końcu, chyba że oddasz walkower lub odejdziesz.
signup-opened = Zapisy na **{ $title }** są otwarte!
signup-closes = Koniec zapisów: { $at }.
signup-ratings-fixed = Ustalenie rankingów i rozstawienia: { $at }.
signup-first-round = Początek gry: { $at }.
signup-capacity = Liczba miejsc: { $limit }; kolejne osoby trafiają na listę rezerwową.
signup-fee-returned-2 = Wpisowe: { $amount }. { signup-fee-returned }
signup-fee = Wpisowe: { $amount }.
signup-reopened = Zapisy na **{ $title }** są znów otwarte. { signup-how-to-join }
signup-waits = **{ $name }** jest na liście rezerwowej: { $place }.
signup-moved-up = Zwolniło się miejsce: **{ $name }** wchodzi z listy rezerwowej i gra.
signup-withdrew-before-play = **{ $name }** już nie gra.
signup-withdrew = **{ $name }** wycofuje się. Rozegrane dotąd gry nadal się liczą.
signup-disqualified = Decyzją organizatora **{ $name }** dostaje dyskwalifikację.
signup-taken-out = Decyzją organizatora **{ $name }** nie gra już w turnieju.
signup-back-waiting = **{ $name }** wraca, na listę rezerwową.
signup-back = **{ $name }** wraca i gra od następnej rundy.
signup-called-off = **{ $title }** odwołano. Dzięki wszystkim, którzy się zapisali!
signup-because = Powód: { $text }
signup-really-leave-2 = Opuścić **{ $title }**? Przegrasz otwarte gry walkowerem i nie będzie cię już w parach. Po rozpoczęciu gry wpuścić cię z powrotem może tylko organizator.
signup-leave-before-play = Opuścić **{ $title }**? Twoje miejsce dostanie następna osoba z listy rezerwowej, jeśli jakaś jest.
signup-form-title = Zapisy: { $title }
signup-not-entered = Zapis się jeszcze nie udał: { $problems }. Popraw to.
signup-and-more = i jeszcze { $others }
signup-closed =
    Zapisy na **{ $title }** są zamknięte: gra { $entered ->
        [one] { $entered } gracz
        [few] { $entered } graczy
       *[many] { $entered } graczy
    }.
signup-closed-waiting =
    Zapisy na **{ $title }** są zamknięte: { $entered ->
        [one] { $entered } gracz
        [few] { $entered } graczy
       *[many] { $entered } graczy
    }, na liście rezerwowej: { $waiting }.
signup-entered = **{ $name }** gra ({ $count }).
signup-entered-limit = **{ $name }** gra ({ $count } z { $limit }).
signup-imported =
    { $count ->
        [one] Z listy organizatora wchodzi { $count } gracz
        [few] Z listy organizatora wchodzi { $count } graczy
       *[many] Z listy organizatora wchodzi { $count } graczy
    }.
signup-imported-waiting =
    { $count ->
        [one] Z listy organizatora wchodzi { $count } gracz
        [few] Z listy organizatora wchodzi { $count } graczy
       *[many] Z listy organizatora wchodzi { $count } graczy
    }; w tym na listę rezerwową: { $waiting }.
signup-joined-late = **{ $name }** dołącza i gra od następnej rundy.
signup-lost-unplayed = Gry przegrane bez grania: { $games }.
signup-void = Gry, które się już nie liczą: { $games }.
signup-field-set =
    Lista graczy **{ $title }** jest ustalona: { $entered ->
        [one] { $entered } gracz
        [few] { $entered } graczy
       *[many] { $entered } graczy
    }.
signup-field-listed = Lista **{ $title }** jest ustalona: { $entrants }.
signup-back-before-play = **{ $name }** znów gra.
signup-teams = Drużyny do { $size } osób
signup-host = Gospodarz: { $name }
signup-starts-when-all-are-in = Zaczynamy, gdy tylko wszyscy będą.
signup-length =
    Liczba graczy { $players }: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, około { $length } przy { $minutes } min na grę.
