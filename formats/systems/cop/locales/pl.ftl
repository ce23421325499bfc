format-cop-title = COP
format-cop-summary = Grupy lub każdy z każdym, potem szwajcar, potem pary dobierane przez symulację reszty.
format-cop-rule-rounds =
    { $value ->
        [one] Gra się { $value } rundę
        [few] Gra się { $value } rundy
       *[many] Gra się { $value } rund
    }.
format-cop-rule-opening-auto = Zaczyna się od pełnego systemu kołowego, jeśli się mieści, inaczej od Initial Fontes.
format-cop-rule-opening-round-robin = Zaczyna się od pełnego systemu kołowego.
format-cop-rule-opening-initial-fontes = Zaczyna się od Initial Fontes.
format-cop-rule-opening-swiss = Zaczyna się od rund szwajcarskich.
format-cop-rule-round-robin-margin =
    System kołowy się mieści, jeśli potem zostaje co najmniej { $value } { $value ->
        [one] runda
        [few] rundy
       *[many] rund
    }.
format-cop-rule-first-cop-round = COP kojarzy od rundy { $value }.
format-cop-rule-first-cop-round-default = COP kojarzy od rundy { $value } albo zaraz po systemie kołowym.
format-cop-rule-place-prizes =
    { $value ->
        [one] Nagrodę ma { $value } miejsce
        [few] Nagrodę mają { $value } miejsca
       *[many] Nagrodę ma { $value } miejsc
    }.
format-cop-rule-class-prizes = Nagrody dla klas B, C i dalszych: { $value }.
format-cop-rule-simulations = Do każdego kojarzenia reszta jest symulowana { $value } razy.
format-cop-rule-always-wins-simulations = O tym, kto ma los w swoich rękach, decyduje tyle symulacji: { $value }.
format-cop-rule-always-wins-tolerance = Za zawsze wygrywającego uchodzi gracz, który przegrywa najwyżej taką ich część: { $value }.
format-cop-rule-gibson-spread = Największa różnica w grze, od ostatniej rundy wstecz; ostatnia wartość obowiązuje dalej: { $value }.
format-cop-rule-hopefulness = Kto ma szanse, osiąga miejsce w więcej niż takiej części symulacji, od ostatniej rundy wstecz: { $value }.
format-cop-rule-control-loss-thresholds = Los jest zagrożony, jeśli traci się więcej niż taką część wygranych, od ostatniej rundy wstecz: { $value }.
format-cop-rule-control-loss-activation-round = Od rundy { $value } lider jest prowadzony.
format-cop-rule-margins-uniform = Różnice w symulowanych grach mają rozkład równomierny.
format-cop-rule-margins-half-normal = Różnice w symulowanych grach mają rozkład połowy krzywej dzwonowej.
format-cop-rule-bye-spread = Wolny los daje różnicę { $value }; walkower lub nieobecność tyle samo odbiera.
format-cop-rule-allow-repeat-byes-yes = Gracz może mieć drugi wolny los.
format-cop-rule-allow-repeat-byes-no = Nikt nie ma drugiego wolnego losu, jeśli da się tego uniknąć.
format-cop-rule-top-down-byes-yes = Wolne losy idą najpierw do góry tabeli.
format-cop-rule-top-down-byes-no = Wolne losy idą najpierw do dołu tabeli.
format-cop-rule-lone-leader-bye-yes = Lider zgibsonizowany jako jedyny może dostać wolny los.
format-cop-rule-lone-leader-bye-no = Lider zgibsonizowany jako jedyny nie dostaje za to wolnego losu.
format-cop-rule-usual-low = Herald pyta o wyniki poniżej { $value }, ale je przyjmuje.
format-cop-rule-usual-high = Herald pyta o wyniki powyżej { $value }, ale je przyjmuje.
format-cop-rule-usual-margin = Herald pyta o różnice powyżej { $value }, ale je przyjmuje.
format-cop-rule-prohibitive = To, co nie może się zdarzyć, waży { $value }.
format-cop-rule-based-on = Rundy kojarzone według starszej tabeli, jak 9:7 dla rundy 9 według tabeli po rundzie 7: { $value }.
format-cop-rule-prepaired = Gry ustalone z góry: { $value }.
format-cop-took-the-seat = { $who1 } dołącza w trakcie rundy i gra (przeciwnik { $who2 }, wcześniej wolny los).
format-cop-fixed-table = { $who1 } gra zawsze przy stole { $table }.
format-cop-fixed-table-beyond = { $who1 } ma własny stół { $table }, ale jest on dalej niż ostatni, { $last }: zamiast tego stół { $board }.
format-cop-missed-lost = { $who1 }, rundy bez udziału: { $rounds }. Liczą się jako przegrane różnicą { $spread }.
format-cop-column-repeats = Powtórki: { $weight }. Dotychczasowe gry tych dwojga ze sobą: { $times }.
format-cop-column-byes = Powtórki: { $weight }. Dotychczasowe wolne losy: { $times }.
format-cop-column-rank = Różnica miejsc: { $weight }, liczba miejsc między nimi. Żadna nagroda od tego nie zależy.
format-cop-column-rank-cubed = Różnica miejsc: { $weight }, trzecia potęga { $apart }. Nadal można wygrać nagrodę.
format-cop-column-window = Pościg: { $weight }, podwojona trzecia potęga { $off }. Najniższe miejsce z szansą na dogonienie to { $lowest }; kogo da się dogonić, to { $who1 }, i para powinna być z tym graczem.
format-cop-column-broken-last-round = Król wzgórza: złamane. Nie udało się zachować wszystkich sąsiadów ostatniej rundy.
format-cop-column-broken-repeat-bye = Powtórki: złamane. Ktoś musiał dostać kolejny wolny los.
format-cop-column-broken-gibson = Gibson: złamane. Żadna runda nie trzyma wszystkich zgibsonizowanych z dala od walczących.
format-cop-column-broken-control = Kontrola: złamane. Żadna runda nie daje liderowi zaplanowanego przeciwnika.
format-cop-column-broken-beyond = Pościg: złamane. { $who2 } jest poniżej najniższego miejsca z szansą na dogonienie (lider: { $who1 }); żadna runda tego nie uniknie.
format-cop-column-broken-back-to-back = Powtórki: złamane. Żadna runda nie rozdziela wszystkich przeciwników z ostatniej rundy.
format-cop-mark-gibsonized = Zgibsonizowany: nikt z dołu nie może już odebrać tego miejsca.
format-cop-mark-first = Z szansą na pierwsze miejsce: pierwsi w ponad { $share } symulacji.
format-cop-mark-prize = Z szansą na nagrodę ({ $prizes }): z nagrodą w ponad { $share } symulacji.
format-cop-mark-destiny-lost = Los w swoich rękach: wygrywa turniej, pokonując lidera, a bez tej gry traci { $loss } tej szansy.
format-cop-mark-destiny-kept = Los w swoich rękach: wygrywa turniej, wygrywając każdą grę, a bez spotkania z liderem traci tylko { $loss } tej szansy.
format-cop-mark-first-recorded = Z szansą na pierwsze miejsce, stan przy kojarzeniu rundy { $round }.
format-cop-mark-prize-recorded = Z szansą na nagrodę, stan przy kojarzeniu rundy { $round }.
format-cop-mark-destiny-lost-recorded = Los w swoich rękach, stan przy kojarzeniu rundy { $round }: bez spotkania z liderem strata { $loss } szansy.
format-cop-mark-destiny-kept-recorded = Los w swoich rękach, stan przy kojarzeniu rundy { $round }: bez spotkania z liderem strata tylko { $loss } szansy.
format-cop-too-new = Rundę można kojarzyć tylko według tabeli sprzed niej.
format-cop-no-game = Gra ustalona z góry wymaga dwóch różnych graczy albo gracza i bye.
format-cop-seated-twice = Gracz jest w jednej rundzie ustalony z góry dwa razy.
format-cop-published = Suma kontrolna ogłoszonych zasad tego turnieju to { $check_sum }.
format-cop-published-changed = Ogłoszone zasady zostały zmienione: suma kontrolna była { $before }, a teraz jest { $check_sum }.
format-cop-round-round-robin = Runda { $round } z { $rounds }: każdy z każdym, runda { $of_schedule } z { $schedule }.
format-cop-round-initial-fontes = Runda { $round } z { $rounds }: grupy, runda { $of_schedule } z { $schedule }.
format-cop-round-swiss = Runda { $round } z { $rounds }: szwajcar bez powtórek.
format-cop-round-cop = Runda { $round } z { $rounds }: COP.
format-cop-older-standings = Runda jest kojarzona według tabeli po rundzie { $round }.
format-cop-prepaired = Ustalone z góry przez organizatora.
format-cop-prepaired-dropped = { $who1 }: gra ustalona z góry się nie odbywa, bo drugi gracz odszedł albo ma wolną rundę.
format-cop-fontes-group =
    Grupę { $group } wylosowano: { $players } { $players ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }, z całej listy rozstawionych.
format-cop-groups-lost = Wylosowane grupy nie są już znane; runda jest kojarzona jako szwajcarska.
format-cop-schedule = { $who1 } i { $who2 } grają ze sobą według planu.
format-cop-bye-schedule = { $who1 } pauzuje według planu.
format-cop-bye-left-alone = { $who1 } ma wolny los: nie ma przeciwnika z planu.
format-cop-swiss-level =
    { $who1 } (miejsce { $rank }) i { $who2 } (miejsce { $other_rank }) mają po { $wins } { $wins ->
        [one] wygranej
        [few] wygrane
       *[many] wygranych
    }: górna połowa z dolną.
format-cop-swiss-float =
    { $who1 } (miejsce { $rank }, { $wins } { $wins ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }) i { $who2 } (miejsce { $other_rank }, { $other_wins } { $other_wins ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }) grają między grupami.
format-cop-bye-swiss = { $who1 } ma wolny los: wśród graczy z najmniejszą liczbą wolnych losów teraz kolej na tę osobę.
format-cop-simulated = Ostatnie rundy (zostało { $rounds_left }) symulowano { $simulations } razy, liczba graczy { $players } (najwyższy współczynnik { $factor }, różnice { $margins }, gry { $games }).
format-cop-gibsonized = { $who1 } jest po gibsonizacji: nikt z dołu nie może już zająć miejsca { $place }.
format-cop-cashers = Do miejsca { $hopeful_rank } ({ $who1 }) gracze dochodzą do jednej z nagród (liczba: { $prizes }) w ponad { $share } symulacji; do miejsca { $absolute_rank } ({ $who2 }) w ogóle do jakiejś dochodzą.
format-cop-contender = Na miejsce { $place } lub lepsze najniższą szansę ma { $who1 }, miejsce { $rank }.
format-cop-destiny-at-stake = { $who2 } (miejsce { $rank }) wygrywa turniej, wygrywając każdą grę z liderem, ale inaczej traci { $loss } tej szansy (wygrane { $wins } z { $simulations } symulacji; próg to { $threshold }): los jest zagrożony.
format-cop-destiny-safe = { $who2 } (miejsce { $rank }) wygrywa turniej, wygrywając każdą grę z liderem, a inaczej traci tylko { $loss } tej szansy (wygrane { $wins } z { $simulations } symulacji; próg to { $threshold }).
format-cop-nearly-destiny-at-stake = { $who2 } (miejsce { $rank }) wygrywa turniej, wygrywając każdą grę z liderem (w { $always } z { $simulations } symulacji), ale inaczej traci { $loss } tej szansy (wygrane { $wins }; próg to { $threshold }): los jest zagrożony.
format-cop-nearly-destiny-safe = { $who2 } (miejsce { $rank }) wygrywa turniej, wygrywając każdą grę z liderem (w { $always } z { $simulations } symulacji), a inaczej traci tylko { $loss } tej szansy (wygrane { $wins }; próg to { $threshold }).
format-cop-steered = Lider { $who1 } gra z przeciwnikiem: { $who2 } (miejsce { $rank }), albo z graczem o miejsce wyżej, jeśli zostało dość rund.
format-cop-steered-to-nobody = { $who2 } (miejsce { $rank }) ma trafić na lidera ({ $who1 }), ale to byłaby powtórka zaraz po ich grze.
format-cop-dropped-back-to-back =
    Nie ma innej pełnej rundy: { $pairs } { $pairs ->
        [one] para spotyka
        [few] pary spotykają
       *[many] par spotyka
    } się od razu ponownie.
format-cop-dropped-beyond =
    Nie ma innej pełnej rundy: okno szans poszerzono o { $ranks } { $ranks ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    } ({ $pairs } { $pairs ->
        [one] para
        [few] pary
       *[many] par
    }).
format-cop-dropped-control = Nie ma innej pełnej rundy: lider gra z kimś innym, niż planowano.
format-cop-dropped-gibson = Nie ma innej pełnej rundy: zgibsonizowany gracz trafia na walczącego albo nie dostaje wolnego losu.
format-cop-dropped-repeat-bye = Nie ma innej pełnej rundy: { $who1 } ma kolejny wolny los.
format-cop-dropped-last-round =
    Nie ma innej pełnej rundy: { $pairs } { $pairs ->
        [one] para wychodzi
        [few] pary wychodzą
       *[many] par wychodzi
    } poza porządek ostatniej rundy.
format-cop-chances = Miejsca wciąż możliwe, { $who1 }: { $best } do { $worst }; nagroda w { $prize } (miejsca: { $counts }).
format-cop-weights-sum = Wagi rundy dają razem { $sum }; to, co nie może się zdarzyć, waży { $prohibitive }.
format-cop-pair-weights = { $who1 } (miejsce { $rank }) i { $who2 } (miejsce { $other_rank }) ważą { $total }.
format-cop-bye-weights = Wolny los, { $who1 } (miejsce { $rank }), waży { $total }.
format-cop-hill = { $who1 } i { $who2 } to sąsiedzi, którzy mogą jeszcze wygrać nagrodę: król wzgórza.
format-cop-class-prize = { $who1 } i { $who2 } grają o nagrodę swojej klasy.
format-cop-destiny = Lider { $who1 } gra z kolejną osobą, która ma los w swoich rękach: { $who2 }.
format-cop-bye-gibson = { $who1 } jest po gibsonizacji, a wolny los idzie najpierw do takich graczy.
format-cop-bye-top-down = { $who1 } ma wolny los: najlepsze miejsce wśród graczy z najmniejszą liczbą wolnych losów.
format-cop-bye-contender = { $who1 } ma wolny los: wszyscy, którzy go jeszcze nie mieli, mają szansę na nagrodę, a to najniższe z ich miejsc.
format-cop-repeat = { $who1 } i { $who2 } spotykają się ponownie; dotychczasowe wspólne gry: { $times }.
format-cop-back-to-back = { $who1 } i { $who2 } mają za sobą wspólną grę w poprzedniej rundzie.
format-cop-parted-by-spread = { $who1 } jest wyżej niż { $who2 }: tyle samo wygranych, większa różnica.
format-cop-name-rounds = Rundy
format-cop-name-prizes = Nagrody
format-cop-name-thresholds = Progi
format-cop-name-simulations = Symulacje
format-cop-name-byes = Wolne losy
format-cop-name-scores = Wyniki
format-cop-name-by-hand = Ręcznie
format-cop-head-spread = Różnica
format-cop-column-spread = Suma wszystkich różnic punktów.
format-cop-field-class = Klasa do nagród klasowych: B, C i dalej; puste lub A to najwyższa.
format-cop-field-table = Stół, przy którym gracz zawsze gra, np. przez kamerę lub dojście; puste, jeśli żaden.
format-cop-option-rounds = Ile rund się gra.
format-cop-option-opening-label = Otwarcie
format-cop-option-opening = Początek: auto bierze pełny system kołowy, jeśli się mieści, inaczej Initial Fontes.
format-cop-option-round-robin-margin-label = Zapas po systemie kołowym
format-cop-option-round-robin-margin = System kołowy się mieści, jeśli zostaje po nim co najmniej tyle rund.
format-cop-option-first-cop-round-label = Pierwsza runda COP
format-cop-option-first-cop-round = Pierwsza runda kojarzona przez COP; puste znaczy druga połowa.
format-cop-option-place-prizes-label = Nagrody za miejsca
format-cop-option-place-prizes = Ile miejsc ma nagrodę.
format-cop-option-class-prizes-label = Nagrody klasowe
format-cop-option-class-prizes = Ile nagród mają klasy B, C, ...; A, najwyższa, żadnej.
format-cop-option-simulations = Ile razy symulować resztę.
format-cop-option-always-wins-simulations-label = Symulacje zawsze wygrywających
format-cop-option-always-wins-simulations = Ile symulacji decyduje, kto ma los w swoich rękach.
format-cop-option-always-wins-tolerance-label = Tolerancja zawsze wygrywających
format-cop-option-always-wins-tolerance = Kto przegrywa najwyżej taką część symulacji, uchodzi za zawsze wygrywającego.
format-cop-option-gibson-spread-label = Różnica Gibsona
format-cop-option-gibson-spread = Największa różnica w grze, od ostatniej rundy wstecz; ostatnia wartość obowiązuje dalej.
format-cop-option-hopefulness-label = Szansa na miejsce
format-cop-option-hopefulness = Kto ma szanse, osiąga miejsce w więcej niż takiej części symulacji, od ostatniej rundy wstecz.
format-cop-option-control-loss-thresholds-label = Progi utraty kontroli
format-cop-option-control-loss-thresholds = Jeśli traci się więcej wygranych niż ta część, los jest zagrożony; od ostatniej rundy wstecz.
format-cop-option-control-loss-activation-round-label = Utrata kontroli od rundy
format-cop-option-control-loss-activation-round = Od tej rundy lider jest prowadzony; puste: ostatnie cztery rundy.
format-cop-option-margins-label = Różnice
format-cop-option-margins = Jak rozkładają się różnice w symulowanych grach.
format-cop-option-bye-spread-label = Różnica za wolny los
format-cop-option-bye-spread = Różnica, którą daje wolny los, a odbiera walkower lub nieobecność.
format-cop-option-allow-repeat-byes-label = Kolejne wolne losy
format-cop-option-allow-repeat-byes = Czy gracz może mieć drugi wolny los?
format-cop-option-top-down-byes-label = Wolne losy od góry
format-cop-option-top-down-byes = Czy wolne losy idą najpierw do góry tabeli?
format-cop-option-lone-leader-bye-label = Wolny los dla samotnego lidera
format-cop-option-lone-leader-bye = Czy wolny los dostaje zgibsonizowany lider, jeśli jest jedynym zgibsonizowanym?
format-cop-option-usual-low-label = Najniższy zwykły wynik
format-cop-option-usual-low = Herald pyta o wyniki poniżej, ale je przyjmuje.
format-cop-option-usual-high-label = Najwyższy zwykły wynik
format-cop-option-usual-high = Herald pyta o wyniki powyżej, ale je przyjmuje.
format-cop-option-usual-margin-label = Największa zwykła różnica
format-cop-option-usual-margin = Herald pyta o większe różnice, ale je przyjmuje.
format-cop-option-prohibitive-label = Waga zaporowa
format-cop-option-prohibitive = Waga tego, co nie może się zdarzyć; puste znaczy: ponad każdą inną sumę.
format-cop-option-based-on-label = Rundy według starszej tabeli
format-cop-option-based-on = Rundy kojarzone według starszej tabeli: 9:7 to runda 9 według tabeli po rundzie 7.
format-cop-option-prepaired-label = Gry ustalone z góry
format-cop-option-prepaired = Gry ustalone z góry: 9 Ada - Ben znaczy, że grają ze sobą w rundzie 9; 9 Ada - bye to wolny los.
