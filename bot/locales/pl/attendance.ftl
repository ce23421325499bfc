attendance-all-here =
    Check-in zakończony: { $here ->
        [one] jest { $here } osoba, w komplecie!
        [few] są wszystkie { $here } osoby!
       *[many] jest wszystkich { $here } osób!
    }
attendance-left-out = Check-in zakończony: obecnych { $here }, brakuje { $out }: { $names }. Jednak zdążysz? Naciśnij przycisk albo użyj `/join`.
attendance-left-out-begins = Check-in zakończony. Obecni: { $here }, brak: { $out } ({ $names }). Zaczynamy!
attendance-you-are-out = **{ $title }** zaczyna się bez ciebie, bo nie było cię na check-inie. Naciśnij przycisk, żeby wrócić do gry.
attendance-state-none = Check-in nie jest otwarty. Otwórz go, a zapytam wszystkich raz; kto się nie zgłosi, wypada.
attendance-state-open = Check-in trwa: obecnych { $here } z { $all }.
attendance-until = Koniec check-inu: { $at }.
attendance-missing = Jeszcze nie ma: { $names }.
attendance-too-late = Za późno, gra już się zaczęła: check-inu już nie ma.
attendance-open = Otwórz check-in
attendance-close = Zamknij check-in (odpadnie: { $out })
attendance-others = Potwierdź za innych
attendance-opens-at = Początek check-inu: { $at }.
attendance-done = Obecność potwierdzona. Do zobaczenia za chwilę!
attendance-call = **Check-in!** Naciśnij przycisk, inaczej wypadasz (`/join` przywraca do gry). Obecnych: { $here } z { $all }.
attendance-close-anyway =
    Bez check-inu: { $names } ({ $out }). Zamknąć check-in bez { $out ->
        [one] tej osoby
        [few] tych osób
       *[many] tych osób
    }?
attendance-start-anyway =
    Bez check-inu: { $names } ({ $out }). Zacząć bez { $out ->
        [one] tej osoby
        [few] tych osób
       *[many] tych osób
    }?
attendance-who = Kto jest?
