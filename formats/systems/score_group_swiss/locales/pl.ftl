format-score-group-swiss-title = Szwajcar w grupach punktowych
format-score-group-swiss-summary = Każdy gra w każdej rundzie, z kimś nowym o podobnym wyniku.
format-score-group-swiss-took-the-seat = { $who1 } dołącza w trakcie rundy i gra (przeciwnik { $who2 }, wcześniej wolny los).
format-score-group-swiss-rule-rounds =
    { $value ->
        [one] Gra się { $value } rundę
        [few] Gra się { $value } rundy
       *[many] Gra się { $value } rund
    }.
format-score-group-swiss-rule-bye-half-points-0 = Wolny los nie jest nic wart.
format-score-group-swiss-rule-bye-half-points-1 = Wolny los jest wart pół punktu.
format-score-group-swiss-rule-bye-half-points-2 = Wolny los jest wart cały punkt.
format-score-group-swiss-rule-deviation-population = SoS używa odchylenia standardowego rankingów wszystkich graczy.
format-score-group-swiss-rule-deviation-sample = SoS używa odchylenia standardowego rankingów jak z próby.
format-score-group-swiss-rule-allow-repeats-yes = Jeśli nie każdy może dostać nowego przeciwnika, wybierane są pary z najmniejszą liczbą powtórek.
format-score-group-swiss-rule-allow-repeats-no = Nikt nie gra dwa razy z tym samym przeciwnikiem; gdy to niemożliwe, decyduje organizator.
format-score-group-swiss-lots = Do tej rundy wylosowano liczby. Rozstrzygają między graczami równymi pod względem punktów, SoS i rankingu.
format-score-group-swiss-round = Runda { $round } z { $rounds }. Graczy kojarzy się w grupach punktowych, od góry listy w dół.
format-score-group-swiss-wins-needed =
    Przy tylu graczach do finałów wystarcza zwykle { $wins } { $wins ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }.
format-score-group-swiss-opposite = { $who1 } jest w górnej połowie graczy z wynikiem { $points } i trafia na to samo miejsce dolnej połowy: { $who2 }.
format-score-group-swiss-searched = { $who1 } jest w górnej połowie graczy z wynikiem { $points }; możliwy przeciwnik to { $who2 }, numer { $step } w szukaniu.
format-score-group-swiss-next-below = { $who1 } jest w dolnej połowie graczy z wynikiem { $points } i trafia na następnego wolnego gracza niżej: { $who2 }.
format-score-group-swiss-searched-below = { $who1 } jest w dolnej połowie graczy z wynikiem { $points }; możliwy przeciwnik to { $who2 }, numer { $step } niżej.
format-score-group-swiss-floated = { $who1 } nie ma już nikogo z wynikiem { $points }, więc z graczy z wynikiem { $lower_points } przychodzi { $who2 }.
format-score-group-swiss-passed-met = { $who1 } i { $who2 } się nie spotykają: mają już za sobą wspólną grę.
format-score-group-swiss-passed-kept = { $who1 } i { $who2 } się nie spotykają: inaczej komuś innemu zostałby tylko dawny przeciwnik.
format-score-group-swiss-repeat = { $who1 } i { $who2 } spotykają się ponownie (wcześniejsze spotkania: { $times }): żadne kojarzenie tej rundy nie ma mniej powtórek.
format-score-group-swiss-bye-lowest = { $who1 } ma wolny los: najniższe miejsce na liście wśród tych, którzy go nie mieli.
format-score-group-swiss-bye-again = { $who1 } ma kolejny wolny los: każdy już go miał, a to najniższe miejsce.
format-score-group-swiss-bye-passed-had = { $who1 } ma niższe miejsce, ale był już wolny los.
format-score-group-swiss-bye-passed-needed = { $who1 } ma niższe miejsce, ale musi grać, inaczej komuś zostałby tylko dawny przeciwnik.
format-score-group-swiss-parted-by-sos = { $who1 } jest wyżej niż { $who2 }: te same punkty, silniejsi przeciwnicy (SoS).
format-score-group-swiss-parted-by-rating = { $who1 } jest wyżej niż { $who2 }: te same punkty i SoS, wyższy ranking na początku.
format-score-group-swiss-parted-by-lot = { $who1 } jest wyżej niż { $who2 }: równe punkty, SoS i ranking; decydują liczby wylosowane do rundy.
format-score-group-swiss-name-gold = złote
format-score-group-swiss-name-gold-2 = Złote
format-score-group-swiss-name-silver = srebrne
format-score-group-swiss-name-silver-2 = Srebrne
format-score-group-swiss-head-sos = SoS
format-score-group-swiss-column-sos = Suma wyników przeciwników: im wyższa, tym silniejsi byli przeciwnicy.
format-score-group-swiss-head-rating = Ranking
format-score-group-swiss-column-rating = Ranking przed turniejem.
format-score-group-swiss-option-rounds-label = Rundy
format-score-group-swiss-option-rounds = Ile rund się gra; puste znaczy: tyle, ile mówi tabela rund.
format-score-group-swiss-option-bye-half-points-label = Połówki punktu za wolny los
format-score-group-swiss-option-bye-half-points = Ile wart jest wolny los, w połówkach punktu; 2 to cały punkt.
format-score-group-swiss-option-deviation-label = Odchylenie standardowe
format-score-group-swiss-option-deviation = Którego odchylenia standardowego rankingów używa SoS: populacji czy próby.
format-score-group-swiss-option-allow-repeats-label = Dopuść powtórki
format-score-group-swiss-option-allow-repeats = Gdy nie każdy może dostać nowego przeciwnika: kojarz z najmniejszą liczbą powtórek, bez pytania.
