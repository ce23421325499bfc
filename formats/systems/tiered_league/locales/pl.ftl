format-tiered-league-title = Liga wielopoziomowa
format-tiered-league-summary = Ligi po 5 do 10 osób na poziomach, z awansami i spadkami oraz meczem o tytuł.
format-tiered-league-missed-title-games = { $who1 }, rundy bez udziału: { $rounds }. Były to tylko gry o tytuł i w ligach się nie liczą.
format-tiered-league-left-over = Liczba graczy to { $found }, a ligi są dla { $limit }: reszty jest za mało na jeszcze jedną ligę z 5 osób.
format-tiered-league-left-over-holder = Poza posiadaczem tytułu liczba graczy to { $found }, a ligi są dla { $limit }: reszty jest za mało na jeszcze jedną ligę z 5 osób.
format-tiered-league-tier-overfull = Do tego samego poziomu prowadzą ostatnie miejsca graczy w liczbie { $found }, a miejsc jest tam { $limit }. Popraw last_tier i last_rank.
format-tiered-league-bad-record = last_tier i last_rank nie mogą być poniżej 0. Popraw to: { $who }.
format-tiered-league-two-holders = Tytuł (last_tier 0) może mieć tylko jeden gracz. Popraw to u kogoś z nich: { $who }.
format-tiered-league-rule-invitations-yes = Wszyscy zapisani muszą przed początkiem gry przyjąć zaproszenie; kto tego nie zrobi, wypada.
format-tiered-league-rule-invitations-no = Grają wszyscy zapisani; zaproszeń nie ma.
format-tiered-league-rule-invitation-days = Na zaproszenie można odpowiadać przez { $value } dni.
format-tiered-league-rule-title-held-yes = Ktoś ma tytuł z poprzedniego cyklu i zachowuje go, jeśli nie bierze udziału.
format-tiered-league-rule-title-held-no = Nikt nie ma tytułu z poprzedniego cyklu.
format-tiered-league-rule-title-match-yes = Zwycięzca ligi A gra z posiadaczem tytułu.
format-tiered-league-rule-title-match-no = O tytuł nikt nie gra.
format-tiered-league-rule-title-games-1 = Mecz o tytuł to jedna partia.
format-tiered-league-rule-title-games = Mecz o tytuł gra się do { $value } partii.
format-tiered-league-listed-rank-0 = miejsce 0 znaczy utratę tytułu, co prowadzi na poziom 1
format-tiered-league-listed-holders = tytuł (poziom 0) może mieć tylko jeden gracz
format-tiered-league-listed-lost-title = tytuł (miejsce 0) mógł stracić tylko jeden gracz
format-tiered-league-listed-places =
    gracze w liczbie { $found } na miejscu { $place } poziomu { $tier }, który miał najwyżej { $limit } { $limit ->
        [one] ligę
        [few] ligi
       *[many] lig
    }
format-tiered-league-listed-holder = ma tytuł
format-tiered-league-listed-lost = utrata tytułu
format-tiered-league-listed-lost-in = utrata tytułu, teraz poziom { $tier }
format-tiered-league-listed-back = miejsce { $rank } na poziomie { $last }
format-tiered-league-listed-back-in = miejsce { $rank } na poziomie { $last }, teraz poziom { $tier }
format-tiered-league-listed-disqualified = miejsce { $rank } na poziomie { $last }, dyskwalifikacja
format-tiered-league-listed-disqualified-in = miejsce { $rank } na poziomie { $last }, dyskwalifikacja, teraz poziom { $tier }
format-tiered-league-listed-new = bez miejsca z ostatniego cyklu
format-tiered-league-listed-new-in = bez miejsca z ostatniego cyklu, teraz poziom { $tier }
format-tiered-league-holder = { $who1 } ma tytuł i czeka na zwycięzcę ligi A.
format-tiered-league-full-tier = Poziom { $tier }: liczba graczy { $players }, liczba lig { $leagues }.
format-tiered-league-lowest-tier = Poziom { $tier }, najniższy: liczba graczy { $players }, liczba lig { $leagues }.
format-tiered-league-lost-title = { $who1 } traci tytuł i gra na poziomie { $tier }.
format-tiered-league-stays-on-top = { $who1 } zostaje na poziomie { $tier }: miejsce { $rank }.
format-tiered-league-goes-up = { $who1 } awansuje na poziom { $tier }: miejsce { $rank } na poziomie { $last }.
format-tiered-league-stays = { $who1 } zostaje na poziomie { $tier }: miejsce { $rank }.
format-tiered-league-goes-down = { $who1 } spada na poziom { $tier }: miejsce { $rank } na poziomie { $last }.
format-tiered-league-in-lowest = { $who1 } ma miejsce { $rank } na poziomie { $last } i gra na najniższym poziomie, { $tier }.
format-tiered-league-drawn = { $who1 } uzupełnia poziom { $tier }: najlepszy wynik z pozostałych, { $value }.
format-tiered-league-drawn-with-bonus = { $who1 } uzupełnia poziom { $tier }: najlepszy wynik z pozostałych, { $rating } + { $bonus } = { $value }.
format-tiered-league-drawn-disqualified = { $who1 } uzupełnia poziom { $tier }: najlepszy wynik z pozostałych, { $value }; bez bonusu po dyskwalifikacji.
format-tiered-league-next-in-line = Następny w kolejce na poziom { $tier }: { $who1 }, { $value }.
format-tiered-league-left = { $who1 } gra na najniższym poziomie, { $tier }, i nie ma miejsca z ostatniego cyklu.
format-tiered-league-league = { $who1 } ma numer { $number } na poziomie { $tier } ({ $rating }) i gra w lidze { $league }.
format-tiered-league-round = Gry { $round } z { $rounds } każdej ligi. Wszystkie są otwarte od razu; grajcie w dowolnej kolejności.
format-tiered-league-table = { $who1 } i { $who2 } są w lidze { $league }, gdzie każdy gra z każdym.
format-tiered-league-walkover = { $who1 } dostaje punkt bez gry: { $who2 } odchodzi z turnieju.
format-tiered-league-title-game =
    Gra { $game } o tytuł: { $who1 } ma tytuł, { $who2 } to zwycięzca ligi A. { $wins ->
        [one] Wystarczy { $wins } wygrana
        [few] Wystarczą { $wins } wygrane
       *[many] Wystarczy { $wins } wygranych
    }.
format-tiered-league-title-sides = { $who1 } z losowania gra czarnymi w pierwszej partii; potem strony zmieniają się co partię.
format-tiered-league-line-title = ↑ gra o tytuł
format-tiered-league-line-up = ↑ na poziom { $tier }
format-tiered-league-line-down = ↓ na poziom { $tier }
format-tiered-league-title-kept-by-absent = Tytuł zostaje u posiadacza, który nie bierze udziału: nikt o niego nie gra.
format-tiered-league-holds-title = { $who1 } ma tytuł.
format-tiered-league-won-title = { $who1 } zdobywa tytuł.
format-tiered-league-trophy = { $who1 } zdobywa puchar za miejsce { $place } w lidze { $league }.
format-tiered-league-parted-by-sodos = { $who1 } jest wyżej niż { $who2 }: te same punkty, ale zdobyte na silniejszych przeciwnikach (SODOS).
format-tiered-league-parted-by-last-tier = { $who1 } jest wyżej niż { $who2 }: równe punkty i SODOS, ale wyższy poziom w ostatnim cyklu.
format-tiered-league-parted-by-last-rank = { $who1 } jest wyżej niż { $who2 }: równe punkty i SODOS, ale lepsze miejsce w ostatnim cyklu.
format-tiered-league-parted-by-rating = { $who1 } jest wyżej niż { $who2 }: równe punkty, SODOS i ostatni cykl, ale wyższy ranking.
format-tiered-league-parted-by-sign-up = { $who1 } jest wyżej niż { $who2 }: wszystko równe, ale wcześniejszy zapis.
format-tiered-league-name-black = czarne
format-tiered-league-name-black-2 = Czarne
format-tiered-league-name-white = białe
format-tiered-league-name-white-2 = Białe
format-tiered-league-name-league-league = Liga { $league }
format-tiered-league-name-title-match = Mecz o tytuł
format-tiered-league-name-no-rating = bez rankingu
format-tiered-league-name-title = tytuł
format-tiered-league-head-league = Liga
format-tiered-league-column-league = Liga i miejsce w niej.
format-tiered-league-column-sodos = Punkty wszystkich pokonanych.
format-tiered-league-head-possible = Możliwe
format-tiered-league-column-possible = Miejsca w lidze, na których gracz może jeszcze skończyć.
format-tiered-league-head-next = Dalej
format-tiered-league-column-next = Poziom, na który prowadzi to miejsce, jeśli następny cykl ma tyle samo poziomów.
format-tiered-league-field-last-tier = Poziom w ostatnim cyklu: 1 to liga A, 0 tytuł; puste u nowych graczy.
format-tiered-league-field-last-rank = Miejsce w lidze ostatniego cyklu; 0 u gracza, który stracił tytuł.
format-tiered-league-field-last-disqualified = 1 przy dyskwalifikacji w ostatnim cyklu, np. za przekroczenie czasu; 0, jeśli nie.
format-tiered-league-option-invitations-label = Zaproszenia
format-tiered-league-option-invitations = Czy zapisani muszą przyjąć zaproszenie przed początkiem gry? Kto tego nie zrobi, wypada.
format-tiered-league-option-invitation-days-label = Dni na odpowiedź na zaproszenie
format-tiered-league-option-invitation-days = Ile dni gracze mają na odpowiedź na zaproszenie.
format-tiered-league-option-title-held-label = Tytuł już ktoś ma
format-tiered-league-option-title-held = Czy ktoś ma już tytuł? Zachowuje go, jeśli nie bierze udziału.
format-tiered-league-option-title-match = Czy zwycięzca ligi A gra z posiadaczem tytułu?
format-tiered-league-option-title-games-label = Partie meczu o tytuł
format-tiered-league-option-title-games = Mecz o tytuł gra się do tylu partii.
format-tiered-league-title-kept-by = Tytuł zostaje ({ $who1 }, bez udziału): nikt o niego nie gra.
format-tiered-league-title-kept-by-still = Tytuł zostaje ({ $who1 }, bez udziału).
format-tiered-league-title-kept-by-absent-still = Tytuł zostaje u posiadacza, który nie brał udziału.
