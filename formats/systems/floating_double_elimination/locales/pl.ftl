format-floating-double-elimination-title = Ruchoma podwójna eliminacja
format-floating-double-elimination-summary = Odpada się po dwóch porażkach; każda runda jest kojarzona od zera, z możliwie najmniejszą liczbą powtórek.
format-floating-double-elimination-took-the-seat = { $who1 } dołącza w trakcie rundy i gra (przeciwnik { $who2 }, wcześniej wolny los).
format-floating-double-elimination-rule-earlier-meetings-count-yes = Gry wcześniejszych etapów liczą się jako spotkania, których się unika.
format-floating-double-elimination-rule-earlier-meetings-count-no = Tylko gry tego etapu liczą się jako spotkania, których się unika.
format-floating-double-elimination-rule-byes-count-as-wins-yes = Wolny los liczy się jako wygrana przy ustalaniu drugiego i trzeciego miejsca.
format-floating-double-elimination-rule-byes-count-as-wins-no = Wolny los nie liczy się jako wygrana przy ustalaniu drugiego i trzeciego miejsca.
format-floating-double-elimination-missed-no-loss = { $who1 }, rundy bez udziału: { $rounds }. Nie liczą się ani jako wygrane, ani jako porażki.
format-floating-double-elimination-round =
    { $players ->
        [one] W grze jest jeszcze { $players } gracz
        [few] W grze jest jeszcze { $players } graczy
       *[many] W grze jest jeszcze { $players } graczy
    }. Lepszych par nie ma: { $repeats } { $repeats ->
        [one] powtórka
        [few] powtórki
       *[many] powtórek
    }, { $unequal } { $unequal ->
        [one] gra
        [few] gry
       *[many] gier
    } przy nierównej liczbie porażek, kwadraty różnic miejsc { $squares }.
format-floating-double-elimination-pair = { $who1 } (miejsce { $rank }, porażki { $losses }) kontra { $who2 } (miejsce { $other_rank }, porażki { $other_losses }).
format-floating-double-elimination-repeat = { $who1 } i { $who2 }: to ich spotkanie numer { $meeting }, żadne kojarzenie rundy tego nie unika.
format-floating-double-elimination-unequal-losses = { $who1 } i { $who2 } mają różną liczbę porażek: zasady, które idą pierwsze (powtórki, wolny los), nie zostawiają nic lepszego.
format-floating-double-elimination-bye = { $who1 } ma wolny los (dotychczasowe wolne losy { $byes }, porażki { $losses }, rozstawienie { $seed }).
format-floating-double-elimination-bye-passed-had = { $who1 }: była kolej na wolny los, ale było ich już więcej.
format-floating-double-elimination-bye-passed-repeat = { $who1 }: była kolej na wolny los, ale wtedy ponownie spotkałoby się więcej dawnych przeciwników.
format-floating-double-elimination-play-off = { $who1 } i { $who2 } grają o miejsce { $place }: tyle samo wygranych mają gracze w liczbie { $tied }.
format-floating-double-elimination-champion = { $who1 } zostaje w grze jako ostatnia osoba i wygrywa finały.
format-floating-double-elimination-no-champion = Nikt nie został w grze: finały nie mają mistrza, dopóki nie zdecyduje organizator.
format-floating-double-elimination-far-in-lost = wciąż w grze, jedna porażka
format-floating-double-elimination-far-out = odpada w rundzie { $number }
format-floating-double-elimination-parted-by-wins = { $who1 } jest wyżej niż { $who2 }: więcej wygranych w finałach.
format-floating-double-elimination-parted-by-out = { $who1 } jest wyżej niż { $who2 }: tyle samo wygranych, ale późniejsze odpadnięcie z finałów.
format-floating-double-elimination-parted-by-seed = { $who1 } jest wyżej niż { $who2 }: reszta jest równa, ale lepsze rozstawienie.
format-floating-double-elimination-won-play-off = { $who1 } wygrywa dogrywkę o miejsce { $place } (przeciwnik { $who2 }).
format-floating-double-elimination-parted-by-play-off = { $who1 } jest wyżej niż { $who2 }: wygrana w ich dogrywce.
format-floating-double-elimination-name-gold = złote
format-floating-double-elimination-name-gold-2 = Złote
format-floating-double-elimination-name-silver = srebrne
format-floating-double-elimination-name-silver-2 = Srebrne
format-floating-double-elimination-name-play-off = Dogrywka
format-floating-double-elimination-head-last-round = Ost. runda
format-floating-double-elimination-column-last-round = Ostatnia runda grana w finałach; późniejsza jest lepsza. Kreska u tych, którzy są wciąż w grze.
format-floating-double-elimination-column-seed = Miejsce w eliminacjach.
format-floating-double-elimination-option-earlier-meetings-count-label = Wcześniejsze spotkania się liczą
format-floating-double-elimination-option-earlier-meetings-count = Czy gry wcześniejszych etapów liczą się jako spotkania przy unikaniu powtórek?
format-floating-double-elimination-option-byes-count-as-wins-label = Wolny los jak wygrana
format-floating-double-elimination-option-byes-count-as-wins = Czy wolny los liczy się jako wygrana przy ustalaniu drugiego i trzeciego miejsca?
