reading-rest-in-file = Sporo tego: pełny tekst jest w pliku.
reading-log-exported = Dziennik zawiera wszystko, co się wydarzyło; `/td import` przenosi go do innego bota.
reading-log-head = -# Odcisk dziennika: `{ $head }`
reading-log-head-later = -# Odcisk dziennika pojawi się, gdy nic już nie będzie zapieczętowane: zdradziłby, że coś przyszło.
reading-verify-title = Czy dziennik się zgadza?
reading-verify-sound = Wszystkie wpisy ({ $lines }) dają to, co zapisano: przeliczono każde kojarzenie, losowanie, termin i wynik.
reading-verify-differs =
    { $count ->
        [one] { $count } wpis nie daje tego, co zapisano:
        [few] { $count } wpisy nie dają tego, co zapisano:
       *[many] { $count } wpisów nie daje tego, co zapisano:
    }
reading-verify-entry = Wpis { $seq }: { $what }
reading-verify-how = Publikuję ten odcisk przy każdej rundzie i na końcu. Każdy, kto ma wyeksportowany dziennik, może go sprawdzić przez `python -m formats verify LOG --head FINGERPRINT`: widać każdą zmianę.
reading-verify-engine = Od wpisu { $seq } rundy kojarzył silnik { $engine }; mój to { $now }.
reading-verify-what-seeds = rozstawienie
reading-verify-what-pairings = pary rundy
reading-verify-what-times = terminy gier
reading-verify-what-result = wynik
reading-verify-what-draw = losowanie
reading-verify-what-commitment = to, co obiecano przed losowaniem
reading-verify-what-too-late = słowo podane po losowaniu
reading-verify-what-replaced = liczba wpisana zamiast wylosowanej
reading-verify-what-note = notatka o grze
reading-verify-what-time = czas wcześniejszy niż w poprzednim wpisie
reading-verify-what-error = coś, co dziś zostałoby odrzucone
reading-verify-what-impossible = coś, co nie mogło się zdarzyć
reading-verify-what-early = losowanie za wcześnie
reading-verify-what-no-beacon = losowanie bez źródła losowości
reading-verify-what-beacon = losowość niepodpisana przez źródło
reading-verify-what-beacon-round = runda źródła inna niż pierwsza po zamknięciu słów
reading-verify-what-promise = losowanie ogłoszone ponownie z innym sekretem
reading-remark-waived = Wpis { $seq }: { $who } zarządza losowanie bez źródła losowości: „{ $text }”
reading-remark-new-seed = Wpis { $seq }: losowanie ogłoszono ponownie, bo dziennik zaimportowano bez liczby losowej
reading-remark-new-range = Wpis { $seq }: losowanie ogłoszono ponownie z innym zakresem liczb
reading-remark-unsigned = Wpis { $seq }: sam dziennik nie dowodzi losowości źródła. Porównaj z `{ $text }`
reading-remark-other-chain = Wpis { $seq }: źródło losowości tego losowania to nie publiczna sieć drand, tylko `{ $text }`
