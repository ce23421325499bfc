format-swiss-elimination-title = Szwajcar z eliminacją
format-swiss-elimination-summary = Mecze według miejsc z tabeli; zwycięzca bierze lepsze miejsce, a o każde miejsce się gra.
format-swiss-elimination-rule-table-eight = Miejsce ma 8 graczy.
format-swiss-elimination-rule-table-thirty-two = Miejsce ma 32 graczy.
format-swiss-elimination-rule-table-wpf-gp-2023 = Miejsce ma 16 graczy; grają jak w Grand Prix 2023.
format-swiss-elimination-rule-matches = Mecze idą według tabeli organizatorów: { $value }.
format-swiss-elimination-rule-puzzle-choice-preferences = Gracze wybierają zagadki przez swoje listy preferencji.
format-swiss-elimination-rule-puzzle-choice-predetermined = Zagadki idą w kolejności pul.
format-swiss-elimination-rule-online-puzzles = Zagadki etapu online: { $value }.
format-swiss-elimination-rule-live-puzzles = Zagadki etapu na żywo: { $value }.
format-swiss-elimination-rule-complete-lists-yes = Lista preferencji, która kończy się wcześniej, jest uzupełniana w kolejności puli.
format-swiss-elimination-rule-complete-lists-no = Lista preferencji musi wymieniać każdą zagadkę.
format-swiss-elimination-rule-best-rounds =
    { $value ->
        [one] Do uprawnienia liczy się { $value } najlepsza runda zasadnicza
        [few] Do uprawnienia liczą się { $value } najlepsze rundy zasadnicze
       *[many] Do uprawnienia liczy się { $value } najlepszych rund zasadniczych
    }.
format-swiss-elimination-rule-invited = Liczba zaproszonych spośród najlepszych: { $value }.
format-swiss-elimination-rule-sign-up-confirms-yes = Kto nie powie nie, liczy się jako obecny.
format-swiss-elimination-rule-sign-up-confirms-no = Miejsce dostają tylko ci, którzy powiedzą tak.
format-swiss-elimination-rule-online-minutes =
    Zagadka online może trwać { $value } { $value ->
        [one] minutę
        [few] minuty
       *[many] minut
    }.
format-swiss-elimination-rule-unsolved-minutes =
    Zła lub brakująca odpowiedź liczy się o { $value } { $value ->
        [one] minutę
        [few] minuty
       *[many] minut
    } dłużej.
format-swiss-elimination-rule-live-limit-minutes =
    Na żywo gorzej rozstawiony musi rozwiązać szybciej niż w { $value } { $value ->
        [one] minutę
        [few] minuty
       *[many] minut
    }.
format-swiss-elimination-unknown-table = Nie ma takiej tabeli meczów; znam: { $known }.
format-swiss-elimination-bad-table = Tej tabeli meczów nie da się rozegrać: zobacz wiersz { $line }.
format-swiss-elimination-doubled-puzzle = Dwie zagadki puli mają ten sam kod ({ $venue }).
format-swiss-elimination-too-few-puzzles = Liczba rund etapu to { $rounds } ({ $venue }); jego pula potrzebuje tylu zagadek albo żadnej.
format-swiss-elimination-listed-unclear = wpisz yes lub no albo zostaw puste
format-swiss-elimination-listed-score =
    miejsce { $place }: { $score } pkt z { $rounds } { $rounds ->
        [one] rundy
        [few] rund
       *[many] rund
    }
format-swiss-elimination-listed-score-outside =
    miejsce { $place }, bez zaproszenia: { $score } pkt z { $rounds } { $rounds ->
        [one] rundy
        [few] rund
       *[many] rund
    }
format-swiss-elimination-listed-rating = miejsce { $place }: { $score } pkt, podane jako ranking
format-swiss-elimination-listed-rating-outside = miejsce { $place }, bez zaproszenia: { $score } pkt, podane jako ranking
format-swiss-elimination-listed-nothing = bez wyniku w żadnej rundzie
format-swiss-elimination-seeded-by-round-places = { $who1 } ma wyższe rozstawienie niż { $who2 }: równe uprawnienie, ale lepsze miejsca w pojedynczych rundach zasadniczych.
format-swiss-elimination-reserve = { $who1 } jest w rezerwie (miejsce { $place }) i wchodzi, jeśli ktoś zrezygnuje przed pierwszą rundą.
format-swiss-elimination-not-invited = { $who1 } (miejsce { $place }) nie ma zaproszenia.
format-swiss-elimination-not-coming = { $who1 } (miejsce { $place }) nie potwierdza finałów na żywo.
format-swiss-elimination-reveal = Odkryć wyniki online? Do tego czasu listy, zagadki i czasy widzą tylko organizatorzy. Brakuje jeszcze czasów: { $missing } z { $players } graczy; odpowiedzi niesprawdzone, które liczyłyby się jako złe: { $unchecked }.
format-swiss-elimination-draw-list = Nikt nie przesłał listy preferencji, więc na wszystkie rundy liczy się wylosowana. Wylosować teraz?
format-swiss-elimination-choose-live = { $who1 } ma miejsce { $rank } i wybiera zagadkę rundy { $round }.
format-swiss-elimination-matches =
    Runda { $round }, { $venue }: { $matches } { $matches ->
        [one] mecz
        [few] mecze
       *[many] meczów
    }.
format-swiss-elimination-heats = Mecze odbywają się w biegach { $heats } na jednej zagadce: późniejsze biegi nie mogą jej widzieć.
format-swiss-elimination-predetermined = Zagadka rundy to { $puzzle }, ustalona z góry.
format-swiss-elimination-picked = Zagadka rundy to { $puzzle }, pierwsza niewykorzystana na liście osoby, która wybiera: { $who1 }.
format-swiss-elimination-picked-reversed = Zagadka rundy to { $puzzle }, ostatnia niewykorzystana na liście osoby, która wybiera, ale w tej rundzie nie rozwiązuje: { $who1 }.
format-swiss-elimination-picked-by-lot = Zagadka rundy to { $puzzle }, pierwsza niewykorzystana na wylosowanej liście.
format-swiss-elimination-chosen = Zagadka rundy to { $puzzle }; wybiera { $who1 } z miejsca { $rank }.
format-swiss-elimination-pick-passed-no-list = { $who1 } ma wybór wcześniej niż { $who2 }, ale listy nie ma.
format-swiss-elimination-pick-passed-done = { $who1 } ma wybór wcześniej niż { $who2 }, ale nie rozwiązuje już zagadek online.
format-swiss-elimination-pick-passed-bracket = { $who1 } ma lepsze rozstawienie niż { $who2 }, ale jest w gorszej drabince ({ $bracket }).
format-swiss-elimination-match = { $who1 } ma miejsce { $rank }, { $who2 } miejsce { $other_rank }: mecz { $code }, { $bracket }.
format-swiss-elimination-heat = Bieg { $heat }.
format-swiss-elimination-bye = { $who1 } ma miejsce { $rank }: mecz { $code } jest z wirtualnym wolnym losem.
format-swiss-elimination-opponent-gone = { $who1 } wygrywa mecz { $code } bez gry: nieobecność, { $who2 }.
format-swiss-elimination-online-faster = { $who1 } ma lepszy czas niż { $who2 }: { $time }, a nie { $other_time }.
format-swiss-elimination-online-unsolved = { $who1 } ma rozwiązanie w czasie { $time }, { $who2 } nie.
format-swiss-elimination-online-equal = { $who1 } i { $who2 } mają ten sam oficjalny czas, { $time }; wygrywa lepiej rozstawiony.
format-swiss-elimination-live-faster = { $who1 } ma lepszy czas niż { $who2 }: { $time }, a nie { $other_time }.
format-swiss-elimination-live-only-correct = { $who1 } ma jedyną dobrą odpowiedź ({ $time }) w chwili zatrzymania meczu.
format-swiss-elimination-live-none-correct = W chwili zatrzymania meczu nie było dobrej odpowiedzi: lepsze rozstawienie ma { $who1 }.
format-swiss-elimination-live-over-limit = { $who2 } nie mieści się w czasie ({ $other_time }, limit to { $limit }): lepsze rozstawienie ma { $who1 }.
format-swiss-elimination-live-equal = { $who1 } i { $who2 } mają ten sam oficjalny czas, { $time }; wygrywa lepiej rozstawiony.
format-swiss-elimination-live-too-close = Sędziowie nie potrafią powiedzieć, kto był szybszy: lepsze rozstawienie ma { $who1 }.
format-swiss-elimination-live-decided = Decyzją sędziów wygrywa { $who1 }; ich decyzja jest ostateczna.
format-swiss-elimination-both-absent = Nieobecność obu stron, { $who1 } i { $who2 }: lepsze rozstawienie ma { $who1 }.
format-swiss-elimination-reveal-final = { $who1 } kończy na miejscu { $place }.
format-swiss-elimination-reveal-one-match = { $who1 } i { $who2 } grają jeden mecz o miejsca { $best } i { $worst }.
format-swiss-elimination-reveal-alone = { $who1 } ma miejsce { $rank } i ma przed sobą { $matches } o miejsca { $best } do { $worst }.
format-swiss-elimination-reveal-two = { $who1 } i { $who2 } mają miejsca { $rank } i { $other_rank }, a przed sobą { $matches } o miejsca { $best } do { $worst }.
format-swiss-elimination-champion = { $who1 } wygrywa playoffy.
format-swiss-elimination-finished = { $who1 } kończy na miejscu { $place }.
format-swiss-elimination-to-play = { $who1 } ma przed sobą { $matches } o miejsca { $best } do { $worst }.
format-swiss-elimination-no-seat = { $who1 } nie ma miejsca w playoffach.
format-swiss-elimination-problem-unknown-puzzle = nie jest zagadką z puli
format-swiss-elimination-problem-unknown-round = nie jest rundą z tabeli
format-swiss-elimination-problem-live-round = jest na żywo: nie czyta się do niej listy
format-swiss-elimination-problem-not-asked = nie pyta się tu o listy preferencji
format-swiss-elimination-problem-unreadable = nie daje się odczytać
format-swiss-elimination-problem-bad-time = ma czas, którego nie da się odczytać; napisz np. 6:43.2
format-swiss-elimination-problem-closed = tego nie można już przesłać: gra poszła dalej
format-swiss-elimination-problem-not-open-yet = to można przesłać, gdy zacznie się etap online
format-swiss-elimination-problem-no-seat = to mogą przesłać tylko gracze z miejscem w playoffach
format-swiss-elimination-problem-started-before = jest już zaczęte: zegar idzie
format-swiss-elimination-problem-not-started-yet = nie jest jeszcze zaczęte
format-swiss-elimination-problem-nothing-to-check = nie ma odpowiedzi w czasie, którą można by sprawdzić
format-swiss-elimination-problem-judges-only = ten wpis robią tylko sędziowie
format-swiss-elimination-problem-nothing-to-take-back = nie ma wpisu do cofnięcia
format-swiss-elimination-problem-not-started = mecz nie jest jeszcze zaczęty
format-swiss-elimination-problem-already-started = mecz jest już zaczęty
format-swiss-elimination-problem-not-handed-in = kartka tego gracza nie jest oddana
format-swiss-elimination-problem-not-solving = ten gracz nie jest teraz przy zagadce
format-swiss-elimination-problem-not-graded-now = kartki tego gracza nie ma u oceniającego
format-swiss-elimination-problem-before-handed-in = kartka nie była wtedy oddana
format-swiss-elimination-problem-minute-missing = w tym oficjalnym czasie brakuje minuty za złą odpowiedź
format-swiss-elimination-problem-minute-not-up = kartka wraca po upływie pełnej minuty
format-swiss-elimination-problem-nothing-to-return = nie ma kartki, która mogłaby wrócić do tego gracza
format-swiss-elimination-problem-no-spare-sheets = w tym meczu nie ma zapasowych kartek
format-swiss-elimination-problem-second-new-sheet = ten gracz dostał już w tym meczu nową kartkę
format-swiss-elimination-problem-held = mecz jest wstrzymany: najpierw puść go dalej albo rozstrzygnij
format-swiss-elimination-problem-not-held = mecz nie jest wstrzymany
format-swiss-elimination-problem-limit-not-reached = limit czasu jeszcze nie minął
format-swiss-elimination-problem-may-be-in-time = kartka gorzej rozstawionego może być jeszcze w czasie: najpierw trzeba ją ocenić
format-swiss-elimination-problem-not-in-this-match = tego gracza nie ma w tym meczu
format-swiss-elimination-name-round-number = Runda { $number }
format-swiss-elimination-name-round-number-online = Runda { $number }, online
format-swiss-elimination-name-round-number-live = Runda { $number }, na żywo
format-swiss-elimination-name-online = online
format-swiss-elimination-name-live = na żywo
format-swiss-elimination-name-winners-bracket = drabinka wygranych
format-swiss-elimination-name-losers-bracket = drabinka przegranych
format-swiss-elimination-name-placement-bracket = drabinka o miejsca
format-swiss-elimination-name-championship = mistrzostwo
format-swiss-elimination-name-one-more-match = jeszcze jeden mecz
format-swiss-elimination-name-matches-more-matches = jeszcze mecze: { $matches }
format-swiss-elimination-name-fewest-to-most-more-matches = jeszcze mecze: { $fewest } do { $most }
format-swiss-elimination-choice-reveal-yes = Odkrycie
format-swiss-elimination-name-for-all-rounds = Na wszystkie rundy:
format-swiss-elimination-name-for-all-other-rounds = Na wszystkie inne rundy:
format-swiss-elimination-name-for-round-number = Na rundę { $number }:
format-swiss-elimination-field-round = Wynik w rundzie zasadniczej { $number }; puste, jeśli bez gry.
format-swiss-elimination-column-seed = Rozstawienie; rozstrzyga remisy.
format-swiss-elimination-head-best = Najlepsze
format-swiss-elimination-column-best = Najlepsze miejsce końcowe, które jest jeszcze możliwe.
format-swiss-elimination-head-worst = Najgorsze
format-swiss-elimination-column-worst = Najgorsze miejsce końcowe, które jest jeszcze możliwe.
format-swiss-elimination-field-coming = Czy gracz przyjdzie na finały na żywo: yes lub no.
format-swiss-elimination-form-preferences = Preferencje zagadek
format-swiss-elimination-form-preferences-help = Ułóż zagadki w kolejności, najlepsza najpierw. Jeden wiersz jest na wszystkie rundy; wiersz zaczynający się od rundy online, C: P8 P7, jest na nią. To, co wiersz pomija, idzie dalej w kolejności puli.
format-swiss-elimination-form-preferences-lists = Twoja lista
format-swiss-elimination-form-online-times = Czasy online
format-swiss-elimination-form-online-times-help = Jedno wysłanie w wierszu: zagadka, czas od hasła oraz wrong lub unchecked.
format-swiss-elimination-form-online-times-times = Wysłania
format-swiss-elimination-option-table-label = Tabela meczów
format-swiss-elimination-option-table = Tabela meczów po nazwie: eight (8 miejsc), thirty_two (32 miejsca), wpf_gp_2023 (16 miejsc).
format-swiss-elimination-option-matches-label = Własna tabela meczów
format-swiss-elimination-option-matches = Zamiast tego własna tabela meczów, jeden mecz na wpis: F F1 1-2 winners live heat 1.
format-swiss-elimination-option-puzzle-choice-label = Wybór zagadek
format-swiss-elimination-option-puzzle-choice = Czy zagadki wybierają gracze, czy idą w kolejności pul?
format-swiss-elimination-option-online-puzzles-label = Zagadki online
format-swiss-elimination-option-online-puzzles = Pula online: kod każdej zagadki i, po spacji, co to jest. Może być pusta.
format-swiss-elimination-option-live-puzzles-label = Zagadki na żywo
format-swiss-elimination-option-live-puzzles = Pula etapu na żywo, zapisana tak samo. Może być pusta.
format-swiss-elimination-option-complete-lists-label = Pełne listy
format-swiss-elimination-option-complete-lists = Uzupełniać za krótką listę preferencji w kolejności puli, czy ją odrzucać?
format-swiss-elimination-option-best-rounds-label = Najlepsze rundy
format-swiss-elimination-option-best-rounds = Ile najlepszych rund zasadniczych liczy się do uprawnienia.
format-swiss-elimination-option-invited-label = Ilu dostaje zaproszenie
format-swiss-elimination-option-invited = Ilu najlepszych dostaje zaproszenie.
format-swiss-elimination-option-sign-up-confirms-label = Zapis potwierdza
format-swiss-elimination-option-sign-up-confirms = Liczyć jako obecnych wszystkich, którzy nie powiedzą nie? Inaczej tylko tych, którzy powiedzą tak.
format-swiss-elimination-option-online-minutes-label = Minuty online
format-swiss-elimination-option-online-minutes = Najdłuższy czas na zagadkę online.
format-swiss-elimination-option-unsolved-minutes-label = Dodatkowe minuty za nierozwiązane zagadki
format-swiss-elimination-option-unsolved-minutes = Zła lub brakująca odpowiedź liczy się o tyle minut dłużej niż najdłuższy czas.
format-swiss-elimination-option-live-limit-minutes-label = Limit na żywo w minutach
format-swiss-elimination-option-live-limit-minutes = Na żywo gorzej rozstawiony musi rozwiązać szybciej niż w tyle minut.
