format-shared-time-director = Termin ustalony przez organizatora: { $text }
format-shared-time-both = { $who1 } i { $who2 } wolą ten termin (wspólne godziny rozpoczęcia: { $common }).
format-shared-time-one = { $who1 } woli ten termin, { $who2 } nie (wspólne godziny rozpoczęcia: { $common }).
format-shared-time-neither = Ani { $who1 }, ani { $who2 } nie woli tego terminu.
format-shared-time-fixed = Ten termin był już ustalony.
format-shared-time-none-free = { $who1 } i { $who2 } mają inne gry o każdej możliwej godzinie rozpoczęcia.
format-shared-time-taken = Był lepszy termin, ale { $who1 } lub { $who2 } ma wtedy inną grę.
format-shared-time-only = Nie było innej godziny do wyboru.
format-shared-time-earliest = To najwcześniejsza z takich godzin (liczba: { $choices }).
format-shared-time-spread = Spośród takich godzin (liczba: { $choices }) ta pozwala oglądać większej liczbie osób: gry w tym samym czasie { $together } zamiast { $together_at_earliest } o najwcześniejszej, { $earliest_at }.
format-shared-time-near-miss = O włos: { $who1 } o { $first_at }, { $who2 } o { $second_at }, różnica { $minutes }.
format-shared-side-1 = { $who1 } dostaje stronę { $side }: w sumie { $who1 } ma ją rzadziej niż { $who2 }.
format-shared-side-2 = { $who1 } dostaje stronę { $side }: w ich wspólnych grach { $who1 } ma ją rzadziej.
format-shared-side-3 = { $who1 } dostaje stronę { $side }: tak oboje zmieniają stronę z ostatniej gry.
format-shared-side-4 = { $who1 } dostaje stronę { $side }: to kończy dłuższą serię gier po tej samej stronie.
format-shared-side-5 = { $who1 } dostaje stronę { $side }: zamieniają się stronami z ostatniej wspólnej gry.
format-shared-side-6 = { $who1 } dostaje stronę { $side } losowo: nic innego ich nie różni.
format-shared-side-7 = { $who1 } dostaje stronę { $side }: inaczej ktoś miałby tę samą stronę trzeci raz z rzędu.
format-shared-took-the-gap = { $who1 } oddaje wolny los i gra (przeciwnik { $who2 }), bo ta osoba traci przeciwnika.
format-shared-seeded-by-uncertainty = { $who1 } ma wyższe rozstawienie niż { $who2 }: ten sam ranking, ale pewniejszy.
format-shared-seeded-by-games = { $who1 } ma wyższe rozstawienie niż { $who2 }: ten sam ranking i ta sama niepewność, ale więcej gier rankingowych.
format-shared-seeded-by-joined = { $who1 } ma wyższe rozstawienie niż { $who2 }: wszystkie liczby równe, ale wcześniejsze dołączenie.
format-shared-seeded-by-lot = { $who1 } ma wyższe rozstawienie niż { $who2 } z losowania: nic innego ich nie różni.
format-shared-parted-by-buchholz-cut-1 = { $who1 } jest wyżej niż { $who2 }: przeciwnicy bez najsłabszego mają więcej punktów.
format-shared-parted-by-buchholz = { $who1 } jest wyżej niż { $who2 }: przeciwnicy mają więcej punktów (Buchholz).
format-shared-parted-by-median-buchholz = { $who1 } jest wyżej niż { $who2 }: przeciwnicy bez najsłabszego i najsilniejszego mają więcej punktów.
format-shared-parted-by-sodos = { $who1 } jest wyżej niż { $who2 }: punkty zdobyte na silniejszych przeciwnikach (SODOS).
format-shared-parted-by-direct = { $who1 } jest wyżej niż { $who2 }: lepszy wynik w grach między graczami, którzy są wciąż równi.
format-shared-parted-by-wins = { $who1 } jest wyżej niż { $who2 }: więcej wygranych.
format-shared-above = { $who1 } jest wyżej niż { $who2 }: kryterium pomocnicze { $tie_break } (C.07).
format-shared-rule-best-of-1 = Mecz to jedna partia.
format-shared-rule-best-of = Mecz gra się do { $value } partii.
format-shared-rule-ties-yes = Mecz może skończyć się remisem.
format-shared-rule-ties-no = Każdy mecz ma zwycięzcę: bez remisów.
format-shared-rule-replays-0 = Po remisie w meczu dalej idzie lepiej rozstawiony.
format-shared-rule-replays =
    Zremisowany mecz jest powtarzany najwyżej { $value } { $value ->
        [one] raz
        [few] razy
       *[many] razy
    }; potem dalej idzie lepiej rozstawiony.
format-shared-rule-final-best-of = Finał gra się do { $value } partii.
format-shared-rule-as-they-come-yes = Mecz otwiera się, gdy tylko znani są obaj gracze; nikt nie czeka na resztę rundy.
format-shared-rule-as-they-come-no = Runda zaczyna się, gdy skończy się poprzednia.
format-shared-rule-held = Te mecze czekają na organizatora: { $value }.
format-shared-rule-name-sides-yes = W każdej grze jest podane, kto jest pierwszy, a kto drugi.
format-shared-rule-name-sides-no = Kto zaczyna, gracze ustalają między sobą.
format-shared-missed = { $who1 }, rundy bez udziału: { $rounds }. Nie dają punktów.
format-shared-missed-match = { $who1 }, rundy bez udziału: { $rounds }. Mecz, który w nich wypadał, jest przegrany.
format-shared-round = { $title }: { $games ->
        [one] jeden mecz
        [few] { $games } mecze
       *[many] { $games } meczów
    }.
format-shared-round-of-matches = { $title }. Mecz otwiera się, gdy tylko znani są obaj gracze.
format-shared-match = { $title }: { $who1 } (rozstawienie { $seed }) kontra { $who2 } (rozstawienie { $other_seed }).
format-shared-replay = { $who1 } i { $who2 }: po remisie gra jest powtarzana z zamianą stron, gra { $game }.
format-shared-bye = { $who1 } ma wolny los: drabinka ma więcej miejsc niż graczy, a najwyżej rozstawieni idą dalej bez gry.
format-shared-bye-inside = { $who1 } idzie dalej bez gry: na drugie miejsce w tym meczu nikt nie trafił.
format-shared-walkover = { $who1 } idzie dalej bez gry, bo { $who2 } odchodzi.
format-shared-champion = { $who1 } wygrywa ostatni mecz i turniej.
format-shared-no-champion = Nikt nie został w grze: mistrza nie ma, dopóki nie zdecyduje organizator.
format-shared-far-champion = mistrzostwo
format-shared-far-in = wciąż w grze
format-shared-far-out = { $title }
format-shared-far-nowhere = poza grą
format-shared-far-third = trzecie miejsce
format-shared-far-fourth = czwarte miejsce
format-shared-parted-by-still-in = { $who1 } jest wyżej niż { $who2 }: wciąż w grze.
format-shared-parted-by-out = { $who1 } jest wyżej niż { $who2 }: późniejsze odpadnięcie.
format-shared-parted-by-third-place = { $who1 } jest wyżej niż { $who2 }: wygrany mecz o trzecie miejsce.
format-shared-not-best-of = { $game }: ten wynik nie jest możliwy, bo mecz kończy się, gdy jedna strona ma większość partii. Do 3 partii to 2-0 albo 2-1.
format-shared-name-first = pierwsza strona
format-shared-name-first-2 = Pierwsza strona
format-shared-name-second = druga strona
format-shared-name-second-2 = Druga strona
format-shared-name-final = Finał
format-shared-name-semi-finals = Półfinały
format-shared-name-quarter-finals = Ćwierćfinały
format-shared-name-round-of-size = Najlepsza { $size }
format-shared-name-third-place = Trzecie miejsce
format-shared-name-winners-round-number = Drabinka wygranych, runda { $number }
format-shared-name-winners-final = Finał wygranych
format-shared-name-losers-round-number = Drabinka przegranych, runda { $number }
format-shared-name-losers-final = Finał przegranych
format-shared-name-grand-final = Wielki finał
format-shared-name-second-grand-final = Drugi wielki finał
format-shared-name-round-played-again = { $round }, powtórka
format-shared-name-round-and-other-round = { $round } i { $other_round }
format-shared-head-buchholz-1 = Buchholz -1
format-shared-column-buchholz-1 = Punkty wszystkich przeciwników oprócz tego, który ma ich najmniej.
format-shared-head-buchholz = Buchholz
format-shared-column-buchholz = Punkty wszystkich przeciwników.
format-shared-head-median = Mediana
format-shared-column-median = Punkty wszystkich przeciwników oprócz tych, którzy mają ich najmniej i najwięcej.
format-shared-head-sodos = SODOS
format-shared-column-sodos = Sonneborn-Berger: punkty pokonanych plus połowa punktów tych, z którymi był remis.
format-shared-head-direct = Bezpośr.
format-shared-column-direct = Punkty zdobyte na graczach, którzy są wciąż równi.
format-shared-head-wins = Wygrane
format-shared-column-wins = Wygrane gry.
format-shared-head-last = Ostatni
format-shared-column-last = Kod najnowszego meczu.
format-shared-head-seed = Rozst.
format-shared-column-seed = Miejsce w kolejności startowej.
format-shared-field-uncertainty = Jak niepewny jest ranking; przy równych rankingach niższa niepewność idzie pierwsza.
format-shared-field-games = Liczba gier rankingowych; przy równym rankingu i niepewności większa idzie pierwsza.
format-shared-field-joined = Od kiedy gracz jest w serwisie gier; potem starsza data idzie pierwsza.
format-shared-form-invitation = Zaproszenie
format-shared-form-invitation-help = Masz zaproszenie. Zagrasz? Liczy się ostatnia odpowiedź przed początkiem.
format-shared-form-invitation-answer = Zagrasz?
format-shared-form-invitation-answer-yes = Tak, zagram
format-shared-form-invitation-answer-no = Nie
format-shared-form-attendance = Check-in
format-shared-form-attendance-help = Naciśnij przycisk, jeśli jesteś. Inaczej wypadasz; /join przywraca do gry.
format-shared-form-attendance-here = Jesteś na miejscu?
format-shared-form-attendance-here-yes = Jestem!
format-shared-rule-points = Punkty za wygraną, remis i przegraną: { $value }.
format-shared-rule-forfeit-points = Punkty za wygraną i przegraną walkowerem: { $value }.
format-shared-rule-bye-points = Punkty za wolny los, potem za wolną rundę za cały, pół i zero punktów: { $value }.
format-shared-rule-bonus = Punkty bonusowe za wygraną różnicą tylu lub więcej i za przegraną różnicą tylu lub mniej: { $value }.
format-shared-rule-point-scale = Za jeden punkt pokazuje się tyle z tych punktów: { $value }.
format-shared-points-needed = Najpierw podaj, ile warta jest wygrana, remis i przegrana (Punkty), potem resztę tabeli.
format-shared-points-negative = Punkty nigdy nie są ujemne: kto nie przychodzi, dostaje 0, a granie nie może być warte mniej. Daj przegranej 0, a reszcie więcej.
format-shared-points-out-of-order = Wygrana musi dawać więcej punktów niż przegrana, a remis nie więcej niż wygrana i nie mniej niż przegrana.
format-shared-fide-tie-breaks = Kryteria pomocnicze FIDE działają tylko same: usuń inne i użyj punktów bez bonusu, w dziesiątych, tych samych dla gier i walkowerów.
format-shared-name-points = Punkty
format-shared-column-sodos-products = Sonneborn-Berger: punkty każdego przeciwnika razy punkty na nim zdobyte.
format-shared-option-points-label = Punkty
format-shared-option-points = Punkty za wygraną, remis i przegraną, np. 3-1-0; puste: 1, ½ i 0.
format-shared-option-forfeit-points-label = Punkty za walkower
format-shared-option-forfeit-points = Punkty za wygraną i przegraną walkowerem, np. 3-0; puste: jak inne wygrane i przegrane.
format-shared-option-bye-points-label = Punkty za wolny los
format-shared-option-bye-points = Za wolny los, potem wolne rundy za cały, pół i zero punktów; puste: wygrana, remis, 0.
format-shared-option-bonus-label = Punkty bonusowe
format-shared-option-bonus = win by 20: 1, loss by 7: 1 daje 1 za wygraną o 20 lub więcej i za przegraną o 7 lub mniej.
format-shared-option-point-scale-label = Części punktu
format-shared-option-point-scale = Ile z tych liczb daje jeden punkt: 2, gdy 2-1-0 ma być pokazane jako 1, ½, 0; puste: 1.
format-shared-option-best-of-label = Do ilu partii
format-shared-option-best-of = Mecz gra się do tylu partii i zgłasza jako jeden wynik.
format-shared-option-ties-label = Remisy
format-shared-option-ties = Czy mecz może skończyć się remisem i czy jest wtedy powtarzany?
format-shared-option-replays-label = Powtórki
format-shared-option-replays = Ile razy powtarza się zremisowany mecz, zanim dalej pójdzie lepiej rozstawiony.
format-shared-option-final-best-of-label = Finał do ilu partii
format-shared-option-final-best-of = Finał gra się do tylu partii; puste: tak jak każdy mecz.
format-shared-option-as-they-come-label = Mecze od razu
format-shared-option-as-they-come = Czy mecz otwiera się, gdy znani są obaj gracze, zanim skończy się runda?
format-shared-option-held-label = Wstrzymane mecze
format-shared-option-held = Kody meczów, które czekają, aż je ogłosisz, np. GF.
format-shared-option-name-sides-label = Podawaj strony
format-shared-option-name-sides = Czy w każdej grze jest podane, kto jest pierwszy, a kto drugi?
format-shared-option-zone = Strefa czasowa turnieju, nazwa IANA, np. America/New_York.
format-shared-option-week = Tygodniowy harmonogram; pusty, gdy rundy prowadzą organizatorzy.
format-shared-option-registration-closes = Kiedy zapisy zamykają się automatycznie.
format-shared-option-ratings-fixed = Potem rankingi i rozstawienie już się nie zmieniają.
format-shared-option-ratings-from = Skąd można brać rankingi: ogs to online-go.com, po numerze każdego gracza.
format-shared-option-first-round = Przed tą chwilą harmonogram niczego nie kojarzy.
format-shared-option-play-until = Do kiedy mają się skończyć gry, które gracze umawiają sami.
format-shared-option-capacity = Kto jest ponad tę liczbę, trafia na listę rezerwową.
format-shared-option-late-entry = Czy gracze mogą dołączać po rozpoczęciu gry, jeśli format ich przyjmuje?
format-shared-option-director-may-play = Czy organizator tego turnieju może też w nim grać?
format-shared-option-coordinator-may-play = Czy koordynator też może grać?
format-shared-option-silence-confirms-hours = Zgłoszenie, którego nikt nie zakwestionuje przez tyle godzin, się liczy.
format-shared-option-time-claim-hours = Godziny na odpowiedź o przegranej na czas, zanim zdecydują organizatorzy; 0: decydują od razu.
format-shared-option-answer-hours = Godziny na odpowiedź lub wybór; potem liczy się domyślne albo wiedzą o tym organizatorzy.
format-shared-option-check-in-opens = Kiedy gracze dostają pytanie, czy są; kto do końca tego nie potwierdzi, wypada.
format-shared-option-check-in-closes = Kiedy zamyka się check-in; puste znaczy ręcznie.
format-shared-option-game-server = Serwer gier, na którym się gra, jego klucz; puste, jeśli żaden.
format-shared-option-game-terms = Jak się tam gra: plansza, zasady, czas, tak jak na serwerze.
format-shared-option-server-results = Czy wynik z serwera gier liczy się od razu, czy gdy zgodzi się gracz, któremu szkodzi?
format-shared-option-spread-games = Rozłożyć gry, by widzowie mało tracili? Jeśli nie: najwcześniejszy czas dobry dla obojga.
format-shared-option-draw-minutes = Minuty od ogłoszenia publicznego losowania do losowania; do tego czasu gracze podają słowa.
format-shared-option-goes-on-minutes = Minuty od ostatniego wyniku do następnej rundy i ostatecznej tabeli; puste: ręcznie.
format-shared-option-check-in-minutes = Jak długo przed początkiem i po nim można zrobić check-in.
format-shared-option-forfeit-minutes = Ile można się spóźnić, zanim przegra się walkowerem.
format-shared-option-forfeit-removes = Czy walkower usuwa gracza z dalszych rund?
format-shared-option-appeals = Czy usunięty gracz może odwołać się do organizatorów?
format-shared-option-reminder-minutes = Na ile minut przed grą gracze dostają przypomnienie.
format-shared-option-fee = Wpisowe, zapisane w rozliczeniach; niczego się tu nie zbiera.
format-shared-option-fee-returned = Czy wpisowe wraca do tych, którzy nie oddają walkoweru i nie odchodzą?
format-shared-option-game-fund = Dzielone równo na gry ostatniego etapu, dla zwycięzców.
format-shared-option-fund-forfeits = Czy gra wygrana walkowerem ma udział w funduszu zwycięzców gier?
format-shared-option-fund-play-offs = Czy mecze o miejsca mają udział w funduszu zwycięzców gier?
format-shared-option-one-prize = Czy gracz dostaje tylko jedną nagrodę, największą? Inne przechodzą na następnych.
format-shared-option-prizes = Nagrody za miejsca, słowami.
format-shared-option-rules-url = Gdzie można przeczytać pełne zasady.
format-shared-option-team-size = Ile osób może mieć drużyna; wszystkie zgłaszają i odpowiadają; 1: nikt nie gra w drużynie.
format-shared-option-language = Język wiadomości, np. en lub pl.
format-shared-option-take = Ilu przechodzi z poprzedniego etapu; puste znaczy wszyscy.
format-shared-option-time-control = Pokazywane przy każdej parze tego etapu.
format-shared-option-ask = Kiedy gracze dostają pytanie o terminy, przed kojarzeniem.
format-shared-option-pair = Kiedy ogłaszane są pary, ze wstępnymi terminami.
format-shared-option-fix = Kiedy terminy gier stają się ostateczne.
format-shared-option-play-from = Kiedy mogą zacząć się pierwsze gry tygodnia.
format-week-option-play-until = Kiedy mogą zacząć się ostatnie gry tygodnia.
format-shared-option-slot-minutes = Minuty między możliwymi godzinami rozpoczęcia.
format-shared-name-who-may-meet = Kto może się spotkać
format-shared-option-never-meet-label = Nigdy się nie spotykają
format-shared-option-never-meet = Kto nigdy nie gra ze sobą: club, country lub family (wspólne) albo pary, np. Ada - Ben.
format-shared-option-never-meet-rounds-label = Nigdy się nie spotykają: rundy
format-shared-option-never-meet-rounds = W ilu pierwszych rundach to obowiązuje; puste: we wszystkich.
format-shared-option-avoid-meeting-label = Unikaj spotkań
format-shared-option-avoid-meeting = Kto gra ze sobą tylko w ostateczności: club, country, family albo pary, np. Ada - Ben.
format-shared-option-avoid-meeting-rounds-label = Unikaj spotkań: rundy
format-shared-option-avoid-meeting-rounds = W ilu pierwszych rundach tego unikać; puste: we wszystkich.
format-shared-field-club-label = Klub
format-shared-field-club = Klub lub drużyna gracza.
format-shared-field-country-label = Kraj
format-shared-field-country = Kraj lub federacja gracza.
format-shared-field-family-label = Rodzina
format-shared-field-family = Numer wspólny dla członków jednej rodziny.
format-shared-kept-apart =
    { $who1 } i { $who2 } się nie spotykają. Tu rozdziela się: { $why ->
        [club] graczy jednego klubu
        [country] graczy jednego kraju
        [family] członków jednej rodziny
       *[pair] tych dwoje
    }.
format-shared-meet-anyway =
    { $who1 } i { $who2 } się spotykają, choć { $why ->
        [club] gracze jednego klubu
        [country] gracze jednego kraju
        [family] członkowie jednej rodziny
       *[pair] ci dwoje
    } mieli być rozdzieleni.
format-shared-bye-passed-apart = { $who1 } ma niższe miejsce, ale musi grać, inaczej komuś zostałby tylko dawny przeciwnik albo ktoś, z kim ma nie grać.
format-shared-round-off-half = { $who1 } ma wolną rundę: pół punktu.
format-shared-round-off-full = { $who1 } ma wolną rundę: cały punkt.
format-shared-round-off-zero = { $who1 } ma wolną rundę, bez punktów.
format-shared-name-rounds-off = Wolne rundy
format-shared-option-rounds-off-label = Wolne rundy z punktami
format-shared-option-rounds-off = Za ile wolnych rund gracz dostaje punkty; puste: za żadną. Dalsze nie dają punktów.
format-shared-option-round-off-half-points-label = Połówki punktu za wolną rundę
format-shared-option-round-off-half-points = Ile warta jest taka wolna runda, w połówkach punktu; puste znaczy 1.
format-shared-option-last-round-off-label = Ostatnia wolna runda z punktami
format-shared-option-last-round-off = Wolne rundy po tej nie dają punktów; puste: każda może.
format-shared-option-round-off-hours = Na ile godzin przed ogłoszeniem rundy przez harmonogram można jeszcze poprosić o wolną rundę.
format-shared-rule-rounds-off =
    { $value ->
        [one] Gracz może mieć { $value } wolną rundę
        [few] Gracz może mieć { $value } wolne rundy
       *[many] Gracz może mieć { $value } wolnych rund
    } z punktami: /me round-off, zanim runda zostanie ogłoszona.
format-shared-rule-round-off-half-points =
    { $value ->
        [1] Wolna runda daje pół punktu.
       *[other] Wolna runda daje cały punkt.
    }
format-shared-rule-last-round-off = Wolne rundy po rundzie { $value } nie dają punktów.
format-shared-moved-apart = { $who1 } ma rozstawienie { $seed } zamiast { $before }, żeby rozdzieleni gracze spotkali się późno albo wcale.
format-shared-option-match-posts = Gdzie gracze klikają wynik; zależnie od liczby: wątki od 8 graczy, inaczej pod wiadomością rundy.
format-shared-option-silence-confirms-minutes = Minuty zamiast tych godzin: przeciwnik od razu dostaje wzmiankę. Puste: godziny.
format-shared-option-no-show-minutes = Gry bez terminów: minuty na zjawienie się po „Przeciwnika nie ma”. Puste: bez tego.
format-shared-option-no-show-asks = Czy o takiej nieobecności decydują organizatorzy? Jeśli nie, to walkower.
format-shared-option-fewest = Przy mniejszej liczbie graczy turniej jest odwoływany po końcu zapisów. Puste: nigdy.
format-shared-option-report-lines = Wiersze pliku raportu szachowego, od którego turniej kontynuowano; są zapisywane z powrotem.
format-shared-option-field = 8: najlepszych 8; albo 9-16, groups 1-2 +8, losers 1; potem drawn, of stage 1, beside. Puste: wszyscy.
format-shared-parted-by-difference = { $who1 } jest wyżej niż { $who2 }: lepsza różnica punktów.
format-shared-parted-by-scored = { $who1 } jest wyżej niż { $who2 }: więcej punktów w grach.
format-shared-head-difference = Różnica
format-shared-column-difference = Własne punkty w grach minus punkty przeciwników.
format-shared-head-scored = Zdobyte
format-shared-column-scored = Własne punkty we wszystkich grach.
format-shared-name-places-first-to-last = Miejsca { $first } do { $last }
format-shared-name-place-place = Miejsce { $place }
format-shared-far-place = miejsce { $place }
format-shared-parted-by-place = { $who1 } jest wyżej niż { $who2 }: wygrany mecz o to miejsce.

format-shared-head-de = DE

format-shared-column-de = Wynik bezpośredni: punkty zdobyte na graczach, którzy są wciąż równi.

format-shared-head-bh-c1 = BH-C1

format-shared-column-bh-c1 = Buchholz skrócony o 1: wyniki wszystkich przeciwników oprócz najniższego.

format-shared-head-bh = BH

format-shared-column-bh = Buchholz: wyniki wszystkich przeciwników.

format-shared-head-bh-m1 = BH-M1

format-shared-column-bh-m1 = Mediana Buchholza: wyniki wszystkich przeciwników oprócz najniższego i najwyższego.

format-shared-head-fb = FB

format-shared-column-fb = Fore Buchholz: Buchholz, jakby wszystkie partie ostatniej rundy były remisami.

format-shared-head-sb = SB

format-shared-column-sb = Sonneborn-Berger: wynik każdego przeciwnika razy punkty z tej partii.

format-shared-head-ps = PS

format-shared-column-ps = Progres: suma punktów po każdej rundzie.

format-shared-head-ks = KS

format-shared-column-ks = Koya: punkty zdobyte na przeciwnikach, którzy mają co najmniej połowę.

format-shared-head-win = WIN

format-shared-column-win = Rundy z punktami jak za wygraną, rozegrane lub nie.

format-shared-head-won = WON

format-shared-column-won = Partie wygrane przy szachownicy.

format-shared-head-bpg = BPG

format-shared-column-bpg = Partie rozegrane czarnymi.

format-shared-head-bwg = BWG

format-shared-column-bwg = Partie wygrane czarnymi.

format-shared-head-aro = ARO

format-shared-column-aro = Średni ranking przeciwników.

format-shared-head-tpr = TPR

format-shared-column-tpr = Ranking uzyskany w turnieju.

format-shared-head-aob = AOB

format-shared-column-aob = Średni Buchholz przeciwników.

format-shared-head-rep = REP

format-shared-column-rep = Rundy, w których gracz zdecydował się grać.

format-shared-head-std = STD

format-shared-column-std = Rundy z większą liczbą punktów niż przeciwnik i połowa rund z równą.

format-shared-head-tpn = TPN

format-shared-column-tpn = Numer w kojarzeniu, najmniejszy najpierw.

format-shared-head-ptp = PTP

format-shared-column-ptp = Najniższy ranking, od którego oczekuje się takiego wyniku.

format-shared-head-apro = APRO

format-shared-column-apro = Średni ranking uzyskany przeciwników.

format-shared-head-appo = APPO

format-shared-column-appo = Średni wynik doskonały (PTP) przeciwników.

format-shared-head-rtng = RTNG

format-shared-column-rtng = Ranking.
