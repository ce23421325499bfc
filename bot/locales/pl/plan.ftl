plan-event = Wydarzenie
plan-dates = Daty
plan-week = Tydzień
plan-games = Gry
plan-money = Pieniądze
plan-language = Język
plan-yes = Tak
plan-no = Nie
plan-nothing = nie ustawiono
plan-empty = To nie może być puste.
plan-empty-means = Puste: { $value }.
plan-bad-number = To musi być liczba całkowita.
plan-labels-title = Tytuł
plan-labels-zone = Strefa czasowa
plan-labels-language = Język wiadomości
plan-labels-capacity = Najwięcej graczy
plan-labels-rules-url = Link do pełnych zasad
plan-labels-director-may-play = Organizatorzy mogą grać
plan-labels-coordinator-may-play = Koordynatorzy mogą grać
plan-labels-registration-closes = Koniec zapisów
plan-labels-ratings-fixed = Ustalenie rankingów i rozstawienia
plan-labels-first-round = Początek gry
plan-labels-play-until = Gry mają się skończyć do
plan-labels-silence-confirms-hours = Godziny, po których milczenie potwierdza
plan-labels-answer-hours = Godziny na odpowiedź na pytania
plan-labels-draw-minutes = Minuty przed losowaniem
plan-labels-check-in-minutes = Minuty na check-in
plan-labels-forfeit-minutes = Minuty spóźnienia do walkoweru
plan-labels-reminder-minutes = Przypomnienia: minuty przed grą
plan-labels-forfeit-removes = Walkower usuwa gracza
plan-labels-appeals = Usunięci mogą się odwołać
plan-labels-fee = Wpisowe
plan-labels-game-fund = Fundusz zwycięzców gier
plan-labels-prizes = Nagrody
plan-labels-fee-returned = Zwrot wpisowego, jeśli bez walkoweru i odejścia
plan-labels-week-ask = Pytanie, kiedy gracze mogą grać
plan-labels-week-pair = Ogłoszenie par
plan-labels-week-fix = Terminy gier stają się ostateczne
plan-labels-week-play = Gry zaczynają się od - do
plan-labels-week-slot-minutes = Minuty między godzinami rozpoczęcia
plan-labels-time-control = Tempo gry
plan-labels-take = Kto przechodzi do tego etapu
plan-labels-switches = Przełączniki
plan-help-title = Jak nazywa się turniej.
plan-help-week-ask = Np. „sat 19:00”, w strefie czasowej turnieju. Wszystkie pola puste: bez harmonogramu.
plan-help-week-pair = Np. „mon 19:00”.
plan-help-week-fix = Np. „tue 19:00”, po ogłoszeniu par.
plan-help-week-play = Np. „wed 19:00 - mon 17:00”, po ostatecznych terminach.
plan-help-week-slot-minutes = 30, 60, 90, 120, 180 lub 240.
plan-help-fee = Np. „20.00 USD”. Niczego się tu nie zbiera.
plan-help-game-fund = Np. „100 USD”; dzielone na gry ostatniego etapu.
plan-help-prizes = Po jednej w wierszu, za co: „1: puchar”, „class B 1: książka”. Też high game, best spread, high loss, high average.
plan-help-reminder-minutes = Do pięciu liczb, np. „1440, 60”.
plan-bad-fee = To musi być kwota, np. 20.00 USD.
plan-bad-game-fund = To musi być kwota, np. 20.00 USD.
plan-bad-prizes = Tu potrzebne są wiersze takie jak „1: puchar” lub „high game: 20 USD”.
plan-bad-reminder-minutes = Tu potrzebne są minuty, np. 1440, 60.
plan-bad-ask = Tu potrzebny jest dzień i godzina, np. „sat 19:00”.
plan-bad-pair = Tu potrzebny jest dzień i godzina, np. „mon 19:00”.
plan-bad-fix = Tu potrzebny jest dzień i godzina, np. „tue 19:00”.
plan-bad-play = Tu potrzebne są dwa takie czasy, „wed 19:00 - mon 17:00”.
plan-what-to-change = Co chcesz zmienić? Każdy przycisk otwiera formularz z obecnymi ustawieniami.
plan-no-change = Nic się nie zmieniło: tak już jest ustawione.
plan-changed = Zmienione:
plan-to-save = To się zmieni. Sprawdź czasy, zanim zapiszesz:
plan-switches-off-for-good = „{ $option }” nie da się w tym turnieju włączyć ponownie, a w zasadach każdy widzi, że jest wyłączone.
plan-really-off-for-good = Naprawdę wyłączyć „{ $option }” na dobre? To ostatnie pytanie.
plan-switch-off = Wyłącz
plan-times-in = Czas: { $zone }, np. „5 jan 19:00”; zostaw puste, jeśli bez.
plan-labels-spread-games = Rozłóż gry w czasie dla widzów
plan-labels-stages = Etapy
plan-labels-options = Opcje
plan-labels-together = Razem
plan-wrong-missing = Tego brakuje.
plan-wrong-unknown = Nie ma tu takiej opcji.
plan-wrong-not-a-number = Tu potrzebna jest liczba, np. 1.5.
plan-wrong-no-such-number = Ta liczba jest za duża.
plan-wrong-not-yes-or-no = Tu można wpisać tak lub nie.
plan-wrong-not-a-moment = Tu potrzebna jest data i godzina, np. 2026-03-01 18:00.
plan-wrong-not-a-text = Tu potrzebny jest tekst.
plan-wrong-not-a-list = Tu potrzebna jest lista rozdzielona przecinkami.
plan-wrong-bad-shape = To trzeba zapisać inaczej; pomoc opcji ma przykład.
plan-wrong-week-out-of-order = Licząc od kojarzenia, terminy muszą stać się ostateczne przed pierwszymi grami, a ostatnie gry są po pierwszych.
plan-wrong-two-zones = Tygodniowy harmonogram musi być w strefie czasowej turnieju.
plan-wrong-doubled = Wymień każde tylko raz.
plan-wrong-begun = Etap, który się zaczął, już się nie zmienia.
plan-wrong-only-options = Gdy etap się zacznie, zmienić można tylko jego opcje.
plan-wrong-fixed = „{ $option }” nie da się zmienić, gdy etap już się zaczął.
plan-wrong-off-for-good = „{ $option }” jest wyłączone na dobre i nie da się tego włączyć ponownie.
plan-wrong-unreadable = Nie rozumiem tego; pomoc opcji mówi, co można wpisać.
plan-wrong-unknown-zone = Nie ma strefy czasowej „{ $zone }”. Spróbuj dużego miasta, np. Berlin.
plan-wrong-not-a-choice = Tu można wpisać: { $choices }.
plan-wrong-too-small =
    { $strict ->
        [yes] To musi być więcej niż { $limit }.
       *[no] To musi być co najmniej { $limit }.
    }
plan-wrong-too-large =
    { $strict ->
        [yes] To musi być mniej niż { $limit }.
       *[no] To musi być najwyżej { $limit }.
    }
plan-wrong-text-too-short =
    { $limit ->
        [one] Tu potrzeba co najmniej { $limit } znaku.
        [few] Tu potrzeba co najmniej { $limit } znaków.
       *[many] Tu potrzeba co najmniej { $limit } znaków.
    }
plan-wrong-text-too-long =
    { $limit ->
        [one] Tu mieści się najwyżej { $limit } znak.
        [few] Tu mieszczą się najwyżej { $limit } znaki.
       *[many] Tu mieści się najwyżej { $limit } znaków.
    }
plan-wrong-too-few =
    { $limit ->
        [one] Tu potrzeba co najmniej { $limit } wpisu.
        [few] Tu potrzeba co najmniej { $limit } wpisów.
       *[many] Tu potrzeba co najmniej { $limit } wpisów.
    }
plan-wrong-too-many =
    { $limit ->
        [one] Tu mieści się najwyżej { $limit } wpis.
        [few] Tu mieszczą się najwyżej { $limit } wpisy.
       *[many] Tu mieści się najwyżej { $limit } wpisów.
    }
plan-labels-fund-forfeits = Walkowery mają udział w funduszu
plan-labels-fund-play-offs = Playoffy mają udział w funduszu
plan-labels-one-prize = Jedna nagroda na gracza
plan-labels-time-claim-hours = Godziny na odpowiedź w sprawie czasu
plan-labels-check-in-opens = Otwarcie check-inu
plan-labels-check-in-closes = Zamknięcie check-inu
plan-labels-late-entry = Można dołączyć później
plan-server = Serwer gier
plan-no-server = brak
plan-labels-game-server = Gdzie się gra
plan-labels-game-terms = Plansza, zasady, czas
plan-labels-server-results = Wyniki stamtąd
plan-at-once = liczą się od razu
plan-confirmed = liczą się po potwierdzeniu
plan-help-game-terms = Tak jak na serwerze, np. „{ $example }”.
plan-bad-game-terms = Serwer nie umie odczytać tych warunków gry.
plan-labels-goes-on-minutes = Minuty do dalszej gry
plan-first-pairing = Kojarzenie rundy 1: { $at }, o pierwszym tygodniowym terminie od tej chwili.
plan-labels-round-off-hours = Godziny na prośbę o wolną rundę
plan-labels-match-posts = Przyciski wyników
plan-match-posts-none = nigdzie
plan-match-posts-round = pod wiadomością rundy
plan-match-posts-threads = w wątku każdego meczu
plan-match-posts-by-size = zależnie od liczby: wątki od 8 graczy
plan-labels-silence-confirms-minutes = Minuty, po których milczenie potwierdza
plan-labels-no-show-minutes = Minuty na zjawienie się po wezwaniu
plan-labels-no-show-asks = O nieobecnych decydują organizatorzy
plan-wrong-bad-field = To nie wybiera nikogo z wcześniejszego etapu. Spróbuj 8, 9-16, groups 1-2 +8 lub losers 1.
plan-wrong-no-groups = Ten etap nie ma grup, z których można wybrać miejsca.
plan-labels-fewest = Najmniej graczy
plan-evening = Wieczór
plan-everything = Wszystko inne
plan-wrong-not-in-branch = Etap grany obok innych stoi za wszystkimi głównymi etapami. Kolejne etapy biorą graczy z niego.
