next-step-done-already = To już zrobione.
next-step-label-open = Otwórz zapisy
next-step-label-close = Zamknij zapisy
next-step-label-start = Start
next-step-label-round = Skojarz rundę { $round }
next-step-label-finish = Zamknij tabelę
next-step-will-open = Dalej: otwarcie zapisów, żeby można było dołączać.
next-step-will-close =
    Dalej: zamknięcie zapisów, { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    }.
next-step-will-start =
    Dalej: zamknięcie zapisów, { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    }, i od razu ogłoszenie rundy 1.
next-step-will-round = Dalej: kojarzenie rundy { $round }.
next-step-will-finish = Wszystko rozegrane. Dalej: tabela staje się ostateczna.
next-step-early-close = Według karty zapisy są otwarte do: { $at }. Zamknąć je teraz?
next-step-now-close = Zamknij teraz
next-step-early-round = Początek gry według karty: { $at }. Ogłosić pierwszą rundę teraz?
next-step-now-round = Ogłoś teraz
next-step-label-check-in = Zamknij check-in
next-step-will-check-in = Dalej: zamknięcie check-inu. Gracze bez check-inu odpadają.
next-step-early-check-in = Według karty check-in jest otwarty do: { $at }. Zamknąć go teraz?
next-step-now-check-in = Zamknij teraz
next-step-label-field = Zamknij listę graczy
next-step-will-field =
    Dalej: zamknięcie listy, { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    }.
next-step-import-first = Nikogo jeszcze nie ma. `/players import` wczyta twoją listę.
next-step-label-games = Skojarz następne gry
next-step-will-games = Dalej: kojarzenie następnych gier.
next-step-no-round-yet = Nie ma jeszcze rundy do podglądu.
