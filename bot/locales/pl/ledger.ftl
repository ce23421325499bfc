ledger-ledger = Rozliczenia
ledger-fund = Fundusz zwycięzców gier
ledger-fees = Wpisowe
ledger-nothing = Ten turniej nie ma wpisowego, nagród ani funduszu.
ledger-nothing-is-collected = To tylko lista: niczego się tu nie zbiera ani nie wypłaca.
ledger-not-final = Stan na teraz; ostateczny razem z tabelą.
ledger-headings-unpaid = Niezapłacone
ledger-headings-paid = Zapłacone
ledger-headings-owed-back = Do zwrotu
ledger-headings-kept = Zatrzymane
ledger-headings-returned = Zwrócone
ledger-causes- = { "" }
ledger-causes-forfeit = przegrana walkowerem
ledger-causes-drop-out = rezygnacja
ledger-causes-director = decyzja organizatora
ledger-fund-none = { $amount }; nie rozegrano żadnej gry ostatniego etapu.
ledger-fund-over =
    { $final ->
        [yes]
            { $amount } na { $games ->
                [one] { $games } grę
                [few] { $games } gry
               *[many] { $games } gier
            }.
       *[no]
            { $amount } na { $games ->
                [one] { $games } rozegraną dotąd grę
                [few] { $games } rozegrane dotąd gry
               *[many] { $games } rozegranych dotąd gier
            }.
    }
