

command-forms = Formularze od graczy: poproś, przeczytaj, wypełnij

command-forms-ask = Poproś o formularz w terminie; powtórz, by przesunąć termin

option-forms-ask-form = Który formularz

option-forms-ask-until = Twój czas, np. fri 19:00; zostaw puste, by nie było terminu

option-forms-ask-tournament = Który turniej (domyślnie: turniej tego kanału)

command-forms-fill = Wyślij formularz za kogoś; dziennik to zapisze

option-forms-fill-entrant = Który gracz

option-forms-fill-answer = Odpowiedź, np. yes; puste pole otwiera formularz

command-forms-list = Kto przesłał który formularz; nigdy, co w nim jest

option-forms-list-form = Który formularz (domyślnie: wszystkie)

command-forms-look = Przeczytaj, co przyszło; dziennik to zapisze

option-forms-look-entrant = Czyj (domyślnie: wszystkich)

command-guests = Dla organizatorów: gracze bez Discorda

command-guests-link = Tajna strona dla osoby bez Discorda albo plik dla wszystkich

option-guests-link-entrant = Czyja; zostaw puste dla wszystkich gości

command-guests-merge = Gość jest już na Discordzie: jego turnieje przechodzą na członka

option-guests-merge-guest = Gość

option-guests-merge-member = Członek, który jest tą samą osobą

command-help = Co możesz teraz zrobić na tym kanale; znajdź komendę

option-help-find = Czego szukasz, np. check-in, kick, report

command-join = Zapisz się na turniej

command-judge = Dla organizatorów: walkowery, powtórki, odwołania, własne pary

command-judge-appeal = Rozstrzygnij odwołanie usuniętego gracza

option-judge-appeal-entrant = Czyje odwołanie

option-judge-appeal-decision = Przyjęcie przywraca do gry; partia oddana walkowerem przepada

choice-judge-appeal-decision-accept = przyjmij

choice-judge-appeal-decision-reject = odrzuć

option-judge-appeal-reason = Powód; jest zapisywany i widoczny dla wszystkich

command-judge-forfeit = Walkower: jedna lub obie strony się nie stawiły

option-judge-forfeit-game = Która gra

option-judge-forfeit-absent = Kto był nieobecny

option-judge-forfeit-reason = Powód; jest zapisywany i pokazywany

command-judge-game-note = Zanotuj, co zaszło w grze, jeśli format o to pyta

command-judge-override = Ustal samodzielnie pary obecnej lub następnej rundy

command-judge-rematch = Zarządź powtórzenie gry z tej rundy

command-judge-time = Ustal termin gry

option-judge-time-when = Twój czas, np. fri 19:00 albo 5 jan 7pm

command-leave = Wycofaj się z turnieju

command-match = Twoja gra: check-in, zgłoszenie, potwierdzenie, sprzeciw

command-match-claim-forfeit = Weź walkower, bo przeciwnik się nie stawił

option-match-claim-forfeit-game = Która gra (domyślnie: twoja otwarta)

command-match-confirm = Zgódź się ze zgłoszeniem przeciwnika

command-match-here = Check-in do twojej gry

option-match-here-player = Dla organizatorów: kto jest na miejscu

command-match-report = Podaj, jak skończyła się twoja gra

option-match-report-winner = Kto wygrał; zostaw puste, a zapytam

option-match-report-score = W grach na punkty: najpierw twoje, np. 412:380

command-me = Twoja następna gra, terminy, strefa czasowa, przypomnienia

command-me-account = Połącz konto na serwerze gier albo zobacz połączone

option-me-account-server = Na którym serwerze gier; zostaw puste, by zobaczyć swoje

option-me-account-name = Twoja nazwa tamże, jeśli serwer o nią pyta

command-me-availability = Podaj, kiedy możesz grać w przyszłym tygodniu

option-me-availability-hours = Np. thu 18-22, sat 10-14. Puste pole otwiera formularz

option-me-availability-zone = Strefa czasowa tych godzin; potrzebna tylko raz

command-me-claim = Masz tu grę bez Discorda: to, co tam wpisane, staje się twoje

option-me-claim-link = Adres twojego osobistego linku albo kod z jego końca

command-me-data = Zobacz, co jest o tobie zapisane, albo każ to zapomnieć

command-me-form = Wypełnij lub zmień formularz, o który prosi turniej

option-me-form-form = Który formularz (domyślnie: otwarty)

command-me-next = Twoja następna gra i co masz zrobić do kiedy

command-me-reminders = Wybierz, które przypomnienia dostajesz, albo żadne

option-me-reminders-on = Przypomnienia włączone lub nie; puste pole otwiera formularz

command-me-round-off = Odpuść rundę albo zobacz swoje wolne rundy

option-me-round-off-round = Która runda; zostaw puste, by zobaczyć swoje

option-me-round-off-through = Ostatnia z kilku rund z rzędu

command-me-sent = Co od ciebie przyszło i kiedy

command-me-timezone = Ustaw strefę czasową, by twoje godziny były zrozumiałe

option-me-timezone-zone = Miasto, kraj, strefa lub przesunięcie; puste pokazuje twoją

command-players = Dla organizatorów: dodaj, zmień, zastąp, wycofaj graczy

command-players-add = Zapisz kogoś: członka serwera, gościa albo drużynę

option-players-add-member = Członek; przy gościu: jego głos; przy drużynie: kapitan

option-players-add-guest = Imię osoby bez konta na Discordzie albo nazwa drużyny

option-players-add-rating = Ranking

option-players-add-uncertainty = Jak niepewny jest ranking

option-players-add-games = Liczba rozegranych gier rankingowych

command-players-check-in = Check-in przed startem: otwórz, zobacz obecnych, zamknij

option-players-check-in-until = Otwórz do tej pory, twój czas, np. fri 19:00

command-players-disqualify = Zdyskwalifikuj gracza; najpierw podgląd skutków

option-players-disqualify-years = Przez tyle lat organizatorzy dowiedzą się o nowym zapisie

command-players-edit-many = Odpowiedzi, rankingi, wpisowe i inne, po jednym w wierszu

option-players-edit-many-what = Czego dotyczą wiersze

choice-players-edit-many-what-answers = odpowiedzi

choice-players-edit-many-what-availability = terminy

choice-players-edit-many-what-ratings = rankingi

choice-players-edit-many-what-fees = wpisowe

choice-players-edit-many-what-check-ins = check-iny

choice-players-edit-many-what-seeds = rozstawienie

choice-players-edit-many-what-names = imiona

option-players-edit-many-file = Plik tekstowy, jeden gracz w wierszu, zamiast formularza

option-players-edit-many-form = Dla odpowiedzi: który formularz (domyślnie: bieżący)

command-players-fee = Oznacz wpisowe jako zapłacone lub nie; bez zbierania pieniędzy

option-players-fee-entrant = Czyje wpisowe

option-players-fee-state = Zapłacone, niezapłacone, zwrócone lub zatrzymane

choice-players-fee-state-unpaid = niezapłacone

choice-players-fee-state-paid = zapłacone

choice-players-fee-state-returned = zwrócone

choice-players-fee-state-kept = zatrzymane

command-players-fetch = Pobierz rankingi albo miejsca z ostatniego cyklu

option-players-fetch-what = Co pobrać

choice-players-fetch-what-ratings = Pobierz rankingi z serwera gier; najpierw podgląd zmian

choice-players-fetch-what-places = Importuj miejsca z ostatniego cyklu; najpierw podgląd zmian

command-players-import = Zapisz lub zmień wielu naraz z pliku CSV

option-players-import-file = Kolumny: name, discord, rating, uncertainty, games, joined

option-players-import-what = Co zawiera: gracze albo rankingi i tytuły (lista FIDE, tabela)

choice-players-import-what-players = gracze

option-players-import-kind = Który ranking

choice-players-import-kind-standard = klasyczny

choice-players-import-kind-rapid = rapid

choice-players-import-kind-blitz = blitz

command-players-keep-apart = Dwoje, którzy nie mają się spotkać; bez imion: lista takich par

option-players-keep-apart-entrant = Jedno z nich

option-players-keep-apart-other = To drugie

option-players-keep-apart-how = Nigdy, tylko gdy nie da się inaczej, albo znów mogą

choice-players-keep-apart-how-never = nigdy

choice-players-keep-apart-how-avoid = unikaj

choice-players-keep-apart-how-may-meet = mogą się spotkać

command-players-rating = Ustaw ranking gracza, póki rankingi nie są ustalone

option-players-rating-entrant = Czyj ranking

option-players-rating-rating = Ranking

option-players-rating-uncertainty = Jak jest niepewny

command-players-reinstate = Przywróć gracza na kolejne rundy

option-players-reinstate-entrant = Kto wraca

command-players-replace = Oddaj miejsce gracza komuś innemu

option-players-replace-entrant = Czyje miejsce

option-players-replace-member = Członek tego serwera

option-players-replace-guest = Imię gościa

command-players-round-off = Daj graczowi wolną rundę albo zobacz, kto ją ma

option-players-round-off-entrant = Kto; zostaw puste dla wszystkich z wolną rundą

option-players-round-off-round = Która runda; zostaw puste, by zobaczyć wolne rundy gracza

command-players-set-condition = Wymagaj czegoś od gracza, np. kamery

option-players-set-condition-what = Co trzeba zrobić

command-players-withdraw = Wycofaj gracza; najpierw podgląd skutków

option-players-withdraw-entrant = Kto odchodzi

option-players-withdraw-at-their-wish = Nie: usuwa organizator i można się odwołać

command-playoffs = Dla organizatorów playoffów: zagadki, odkrywanie, panel sędziego

command-playoffs-check = Sprawdź odpowiedzi bez klucza; dziennik to zapisze

command-playoffs-judge = Panel sędziego dla trwającego biegu na żywo

command-playoffs-online = Otwórz etap online do terminu; powtórz, by go przesunąć

option-playoffs-online-until = Twój czas, np. 18 sep 20:00 (domyślnie: do odkrycia)

command-playoffs-puzzles = Ustaw hasła, linki i klucze zagadek z pliku CSV

option-playoffs-puzzles-file = Kolumny: puzzle, password, link, answer (kilka rozdziel |)

command-playoffs-reveal = Odkrywaj wyniki online krok po kroku; dziennik to zapisze

command-playoffs-times = Importuj czasy online z pliku CSV

option-playoffs-times-file = Kolumny: name, puzzle, time, result; lub jedna na zagadkę

command-puzzles = Playoffy: rozwiązuj online, zobacz wybory i miejsca

command-puzzles-eligibility = Kto jest uprawniony, rozstawiony lub w rezerwie

command-puzzles-picks = Zagadka każdej rundy, kto ją wybrał i dlaczego

command-puzzles-ranks = Tablica miejsc po rundzie, z drogą każdego

option-puzzles-ranks-round = Po której rundzie (domyślnie: najnowszej)

command-puzzles-solve = Playoffy online: zacznij zagadkę, wyślij odpowiedź

command-round = Dla organizatorów: podgląd i ogłaszanie rund, wyniki

command-round-answer = Na co czeka turniej; odpowiedz za kogokolwiek

option-round-answer-question = Które pytanie; zostaw puste, by zobaczyć wszystkie

option-round-answer-answer = Odpowiedź

command-round-preview = Podgląd następnej rundy z powodami i ostrzeżeniami

option-round-preview-rounds = Ile rund naraz (domyślnie: jedna)

option-round-preview-based-on = Kojarz według tabeli po tej rundzie; 0 to rozstawienie

command-round-publish = Ogłoś następną rundę

command-round-result = Wpisz lub popraw wynik gry

option-round-result-winner = Kto wygrał; niepotrzebne, gdy podajesz punkty

option-round-result-score = W grach na punkty, np. 412:380, w kolejności gry

option-round-result-reason = Powód; jest zapisywany, przydaje się przy poprawkach

option-round-result-also = Kto wygrał inne sporne gry, po przecinku

command-round-results = Wpisz wyniki wielu gier, po jednym w wierszu

option-round-results-file = Plik tekstowy, jedna gra w wierszu, zamiast formularza

command-schedule = Kiedy są gry: zobacz, zaproponuj, poczekaj na przeciwnika

command-schedule-games = Kiedy są gry tej rundy, w twoim czasie

command-schedule-more-time = Daj przeciwnikowi więcej czasu na stawienie się

option-schedule-more-time-minutes = O ile minut więcej; zostaw puste, by wybrać

command-schedule-propose = Zaproponuj przeciwnikowi termin, póki terminy są wstępne

option-schedule-propose-time = Np. sat 19:00, w twojej strefie czasowej

command-td = Dla organizatorów: załóż turniej, ustaw go, prowadź dalej

command-td-advance = Zrób następny krok, jaki by nie był

option-td-advance-look = Co jest następne, z przyciskiem, który to zrobi

command-td-announce = Opublikuj ogłoszenie na kanale turnieju

option-td-announce-text = Treść; zostaw puste, by dostać większe pole

command-td-audit = Kto co zrobił i kiedy

option-td-audit-who = Kto to zrobił

option-td-audit-what = Co zaszło: wybierz albo wpisz szukane słowa

option-td-audit-entrant = Kogo to dotyczy

option-td-audit-since = Od kiedy, np. yesterday 19:00

option-td-audit-until = Do kiedy

command-td-cancel = Odwołaj cały turniej

command-td-close = Zamknij zapisy

command-td-create = Załóż turniej z szablonu lub formatu

option-td-create-what = Szablon (prawdziwy turniej, gotowy do startu) albo format

option-td-create-after = Albo turniej, po którym to następny cykl, z jego zasadami

option-td-create-title = Nazwa (domyślnie: tytuł szablonu)

option-td-create-channel = Gdzie ogłaszać (domyślnie: ten kanał)

option-td-create-closes = Otwórz zapisy teraz i zamknij je wtedy, np. 5 jan 19:00

option-td-create-seed = Od czego zaczynają się losowania (domyślnie: losowo)

command-td-delivery = Co dostarczono, co czeka i dlaczego, kto jest nieosiągalny

command-td-import = Importuj wyeksportowany turniej albo raport turnieju szachowego (TRF)

option-td-import-file = Wyeksportowany dziennik albo raport innego programu lub szwajcara z lichess

option-td-import-title = Nazwa turnieju (domyślnie: jak w pliku)

option-td-import-rounds = Ile rund łącznie (domyślnie: jak w pliku)

command-td-import-tsh = Kontynuuj tu dywizję tsh

option-td-import-tsh-file = Plik dywizji, np. a.t, albo cały folder jako plik zip

option-td-import-tsh-title = Nazwa turnieju

option-td-import-tsh-rounds = Ile rund łącznie (domyślnie: 14 lub jak w pliku)

option-td-import-tsh-config = Jego config.tsh: rundy, nagrody, progi

command-td-invite = Opublikuj tu, na tym kanale, przycisk zapisów

command-td-open = Otwórz zapisy

command-td-options = Zmień ustawienia i opcje; bez wyboru dostaniesz formularze

option-td-options-capacity = Ilu może grać; reszta trafia na listę rezerwową

option-td-options-closes = Kiedy zamykają się zapisy, np. 5 jan 19:00

option-td-options-first-round = Kiedy zaczyna się gra, np. 10 jan 19:00

option-td-options-ratings-fixed = Kiedy ustalane są rankingi

option-td-options-zone = Strefa czasowa turnieju

option-td-options-language = Język wiadomości

option-td-options-silence-hours = Po ilu godzinach liczy się niezakwestionowane zgłoszenie

command-td-page = Pokaż turniej w sieci, na żywo, wszystkim z linkiem

option-td-page-show = Czy w ogóle jest strona?

option-td-page-find = Czy wyszukiwarki i strona główna mogą do niej prowadzić?

option-td-page-log = Na koniec: dać wszystkim dziennik, z czasami i odwołaniami?

command-td-pause = Wstrzymaj lub wznów harmonogram

option-td-pause-resume = Wznów harmonogram

command-td-series = Graj to co tydzień: zapisy, start, punkty, ranking serii

option-td-series-when = Dzień tygodnia i godzina, np. fri 20:00

option-td-series-zone = Według jakiego zegara (domyślnie: twojego)

option-td-series-opens-hours = Ile godzin przed startem otworzyć zapisy (domyślnie: 72)

option-td-series-fewest = Przy mniejszej liczbie wieczór przepada (domyślnie: 4)

option-td-series-points = Punkty za miejsca, np. 10 8 6 5 4 3 2 1

option-td-series-best = Ile wieczorów gracza się liczy (domyślnie: wszystkie)

option-td-series-season = Ile wieczorów ma sezon (domyślnie: bez sezonów)

option-td-series-ratings = Rankinguj graczy tymi wieczorami i tak rozstawiaj (domyślnie: nie)

option-td-series-title = Nazwa serii (domyślnie: jak wydarzenie)

option-td-series-player-role = Rola dla każdego, kto zagrał wieczór (domyślnie: brak)

option-td-series-winner-role = Rola zwycięzcy ostatniego wieczoru (domyślnie: brak)

option-td-series-no-roles = Odbierz te role i nie dawaj żadnych (domyślnie: nie)

command-td-set-channel = Ustaw kanał ogłoszeń turnieju albo domyślny turniej kanału

option-td-set-channel-announce-in = Od teraz ogłaszaj turniej na tym kanale

option-td-set-channel-means-here = Komendy na tym kanale dotyczą tego turnieju

option-td-set-channel-voice = Kanał głosowy graczy, pokazany na karcie i przy meczach

option-td-set-channel-no-voice = Nie pokazuj już kanału głosowego

command-td-staff = Mianuj organizatora (decyduje), koordynatora (obsługuje) lub sędziego

option-td-staff-member = Który członek

option-td-staff-role = Jaka rola

choice-td-staff-role-director = organizator

choice-td-staff-role-coordinator = koordynator

choice-td-staff-role-judge = sędzia

option-td-staff-remove = Odbierz komuś rolę

command-td-tonight = Zagrajcie dziś: nazwij to, ludzie dołączają, start jednym klikiem

option-td-tonight-teams = Osób w drużynie, gdy grają drużyny

option-td-tonight-starts = Kiedy zaczyna się automatycznie, po 15 minutach check-inu, np. 20:00

option-td-tonight-voice = Kanał głosowy, na którym rozmawiają gracze

command-td-undo = Cofnij ostatni krok; najpierw pokazuje, co to było

command-td-webhook = Wysyłaj każdą zmianę na własny adres, jako dane dla programów

option-td-webhook-address = Dokąd: https://… (pomiń, by zobaczyć obecne)

command-team = Kto gra w twojej drużynie

command-team-add = Dodaj kogoś do drużyny; organizatorzy: do każdej, lub głos gościa

option-team-add-member = Kto dołącza

option-team-add-entrant = Która drużyna lub gość (domyślnie: twoja drużyna)

option-team-add-guest = Imię osoby bez konta na Discordzie, która gra w drużynie

command-team-remove = Usuń kogoś z drużyny, albo siebie

option-team-remove-member = Kto odchodzi (domyślnie: ty)

command-tournament = Przeglądaj turnieje: pary, tabela, powody

command-tournament-board = Co się dzieje i co dalej, z linkiem do tablicy

command-tournament-entrants = Kto gra, a kto jest na liście rezerwowej

command-tournament-export = Eksportuj tabele, raport, kalendarz, plik szachowy lub partie

option-tournament-export-what = Które pliki (domyślnie: tabele)

choice-tournament-export-what-tables = tabele do arkuszy kalkulacyjnych

choice-tournament-export-what-report = raport do czytania i druku

choice-tournament-export-what-calendar = kalendarz gier

choice-tournament-export-what-mine = kalendarz twoich gier

choice-tournament-export-what-chess = plik dla programów szachowych (TRF)

choice-tournament-export-what-games = posunięcia partii z serwera gier (PGN)

choice-tournament-export-what-log = cały dziennik, dla organizatorów

option-tournament-export-round = Kalendarz lub partie: która runda

option-tournament-export-entrant = Kalendarz: czyje gry

option-tournament-export-place = Plik szachowy: gdzie rozegrano turniej

option-tournament-export-federation = Plik szachowy: federacja, trzy litery

option-tournament-export-arbiter = Plik szachowy: sędzia główny

command-tournament-history = Wszystkie gry jednego gracza

option-tournament-history-entrant = Czyje gry (domyślnie: twoje)

command-tournament-info = Wszystko, co warto wiedzieć przed zapisem

command-tournament-list = Turnieje tutaj

option-tournament-list-player = Turnieje gracza na tym serwerze, cykl po cyklu

command-tournament-odds = Szanse wszystkich na każde miejsce, z symulacji

option-tournament-odds-entrant = Czyje szanse, runda po rundzie (domyślnie: wszystkich teraz)

option-tournament-odds-simulations = Ile symulacji; więcej to dokładniej, ale dłużej

command-tournament-pairings = Pary: kto z kim gra

option-tournament-pairings-round = Która runda (domyślnie: najnowsza)

command-tournament-prizes = Nagrody i fundusz dla zwycięzców gier; organizatorzy: też wpisowe

command-tournament-rules = Jak gra się w tym turnieju, prostymi słowami

option-tournament-rules-rule = Zasada o numerze podanym w powodach, np. R8

command-tournament-standings = Tabela, drabinka, tabela spotkań, rekordy albo liga

option-tournament-standings-what = Co pokazać

choice-tournament-standings-what-standings = Tabela

choice-tournament-standings-what-bracket = Drabinka, albo kto ma ile porażek

choice-tournament-standings-what-auto = Tabela spotkań: kto z kim grał i z jakim wynikiem

choice-tournament-standings-what-wall = Tabela spotkań według rund

choice-tournament-standings-what-grid = Tabela spotkań, każdy z każdym

choice-tournament-standings-what-records = Najwyższe wyniki, różnice, najlepsze przegrane, średnie

choice-tournament-standings-what-league = Tabela ligi lub grupy, z linkiem do jej wątku

option-tournament-standings-stage = Który etap (domyślnie: rozgrywany)

option-tournament-standings-league = Która liga (domyślnie: twoja)

command-tournament-verify = Sprawdź dziennik albo losowania

option-tournament-verify-what = Co sprawdzić (domyślnie: dziennik)

choice-tournament-verify-what-log = Sprawdź dziennik i pokaż odcisk do sprawdzenia eksportu

choice-tournament-verify-what-draws = Każde losowanie i jak je sprawdzić

command-tournament-why = Dlaczego ten przeciwnik, strona, wolny los, czas czy miejsce

option-tournament-why-entrant = Kogo to dotyczy (domyślnie: ty, jeśli grasz; inaczej cała runda)

command-tsh = Dla organizatorów: przenieś dywizję do programu tsh

command-tsh-export = Eksportuj dywizję jako plik tsh

option-tsh-export-others = Tytuły innych dywizji, po przecinku: tworzy folder tsh

name-absent = nieobecny

name-account = konto

name-add = dodaj

name-address = adres

name-advance = dalej

name-after = po

name-also = także

name-announce = ogłoszenie

name-announce-in = ogłaszaj_na

name-answer = odpowiedź

name-appeal = odwołanie

name-arbiter = sędzia

name-ask = poproś

name-at-their-wish = na_własną_prośbę

name-audit = historia-działań

name-availability = terminy

name-based-on = na_podstawie

name-best = najlepsze

name-board = tablica

name-cancel = odwołaj

name-capacity = miejsca

name-channel = kanał

name-check = sprawdź

name-check-in = check-in

name-claim = przejmij

name-claim-forfeit = weź-walkower

name-close = zamknij

name-closes = zamknięcie

name-config = konfiguracja

name-confirm = potwierdź

name-create = utwórz

name-data = dane

name-decision = decyzja

name-delivery = doręczenia

name-disqualify = zdyskwalifikuj

name-edit-many = zmień-wielu

name-eligibility = uprawnieni

name-entrant = uczestnik

name-entrants = uczestnicy

name-export = eksport

name-federation = federacja

name-fee = wpisowe

name-fetch = pobierz

name-fewest = minimum

name-file = plik

name-fill = wypełnij

name-find = szukaj

name-first-round = pierwsza_runda

name-forfeit = walkower

name-form = formularz

name-forms = formularze

name-game = gra

name-game-note = notatka-o-grze

name-games = gry

name-guest = gość

name-guests = goście

name-help = pomoc

name-here = jestem

name-history = historia

name-hours = godziny

name-how = jak

name-import = import

name-import-tsh = import-tsh

name-info = informacje

name-invite = zaproś

name-join = dołącz

name-judge = sędzia

name-keep-apart = rozdziel

name-kind = rodzaj

name-language = język

name-league = liga

name-leave = wyjdź

name-link = link

name-list = lista

name-log = dziennik

name-look = obejrzyj

name-match = mecz

name-me = ja

name-means-here = dotyczy_tutaj

name-member = członek

name-merge = połącz

name-minutes = minuty

name-more-time = więcej-czasu

name-name = nazwa

name-next = następny

name-no-roles = bez_ról

name-no-voice = bez_głosu

name-odds = szanse

name-on = włączone

name-online = online

name-open = otwórz

name-opens-hours = otwarcie_godziny

name-options = opcje

name-other = drugi

name-others = inne

name-override = ręcznie

name-page = strona

name-pairings = pary

name-pause = wstrzymaj

name-picks = wybory

name-place = miejsce

name-player = gracz

name-player-role = rola_graczy

name-players = gracze

name-playoffs = playoffy

name-points = punkty

name-preview = podgląd

name-prizes = nagrody

name-propose = zaproponuj

name-publish = ogłoś

name-puzzles = zagadki

name-question = pytanie

name-ranks = miejsca

name-rating = ranking

name-ratings = rankingi

name-ratings-fixed = rankingi_ustalone

name-reason = powód

name-reinstate = przywróć

name-rematch = powtórka

name-reminders = przypomnienia

name-remove = usuń

name-replace = zamień

name-report = zgłoś

name-result = wynik

name-results = wyniki

name-resume = wznów

name-reveal = odkryj

name-role = rola

name-round = runda

name-round-off = wolna-runda

name-rounds = rundy

name-rule = zasada

name-rules = zasady

name-schedule = terminarz

name-score = wynik

name-season = sezon

name-seed = liczba-losowa

name-sent = wysłane

name-series = seria

name-server = serwer

name-set-channel = ustaw-kanał

name-set-condition = ustaw-warunek

name-show = pokaż

name-silence-hours = godziny_ciszy

name-simulations = symulacje

name-since = od

name-solve = rozwiąż

name-staff = obsługa

name-stage = etap

name-standings = tabela

name-starts = start

name-state = stan

name-td = prowadź

name-team = drużyna

name-teams = drużyny

name-text = tekst

name-through = do

name-time = czas

name-times = czasy

name-timezone = strefa-czasowa

name-title = tytuł

name-tonight = dziś-wieczorem

name-tournament = turniej

name-tsh = tsh

name-uncertainty = niepewność

name-undo = cofnij

name-until = do

name-verify = sprawdź

name-voice = głos

name-webhook = webhook

name-what = co

name-when = kiedy

name-who = kto

name-why = dlaczego

name-winner = zwycięzca

name-winner-role = rola_zwycięzcy

name-withdraw = wycofaj

name-years = lata

name-zone = strefa
