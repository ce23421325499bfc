bulk-form-title = Wyniki
bulk-lines = Jedna gra w wierszu
bulk-lines-help = Np. 12 450 380, Ana 450 Bo 380, Ana beat Bo, Ana - Bo 1-0
bulk-preview = Tak to czytam. Nic jeszcze nie jest zapisane.
bulk-enter = Wpisz wszystkie
bulk-entered =
    { $games ->
        [one] { $games } wynik wpisany.
        [few] { $games } wyniki wpisane.
       *[many] { $games } wyników wpisanych.
    }
bulk-people-lines = Jeden gracz w wierszu
bulk-people-title =
    { $about ->
        [ratings] Rankingi
        [fees] Wpisowe
        [check-ins] Check-iny
       *[seeds] Rozstawienie
    }
bulk-people-help =
    { $about ->
        [ratings] Np. Ana 1720
        [fees] Np. Ana, Ana unpaid lub #7 returned; samo imię znaczy zapłacone
        [check-ins] Samo imię albo #7
       *[seeds] Najlepsi najpierw. Kogo brakuje, idzie dalej według rankingu
    }
bulk-people-entered =
    { $count ->
        [one] { $count } gracz zaktualizowany.
        [few] { $count } gracze zaktualizowani.
       *[many] { $count } graczy zaktualizowanych.
    }
bulk-answers-help = Np. Ulrich yes albo Ulrich: i odpowiedź. Same imiona pozostają otwarte
bulk-left-open = Wciąż otwarte: { $names }.
bulk-no-answer-there = W żadnym wierszu nie ma odpowiedzi, więc nie ma czego wpisać.
bulk-answers-entered =
    { $count ->
        [one] **{ $title }**: wpisano { $count } odpowiedź.
        [few] **{ $title }**: wpisano { $count } odpowiedzi.
       *[many] **{ $title }**: wpisano { $count } odpowiedzi.
    } Żeby jakąś zmienić, wpisz ją jeszcze raz.
