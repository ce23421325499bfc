info-rules = Zasady
info-tournaments = Turnieje
info-no-tournaments = Nie ma tu jeszcze turniejów.
info-stages = Etapy
info-week = Tydzień
info-prizes = Nagrody
info-staff = Obsługa
info-event = Dla wszystkich etapów
info-tie-breaks = Remisy rozstrzyga
info-directors = Organizatorzy
info-coordinators = Koordynatorzy
info-sides-by-rule = Strony przydzielają zasady formatu.
info-ties = Gra może skończyć się remisem.
info-no-ties = Gra ma zwycięzcę; remisów nie ma.
info-forfeit-removes = Po walkowerze odpadasz z dalszych rund.
info-appeals = Po usunięciu możesz odwołać się do organizatorów.
info-fee-returned = Wpisowe wraca do ciebie, chyba że oddasz walkower lub odejdziesz.
info-director-may-not-play = Organizator nie gra.
info-states-draft = W przygotowaniu
info-states-registration = Zapisy są otwarte
info-states-closed = Lista graczy ustalona
info-states-running = Trwa
info-states-finished = Zakończony
info-states-cancelled = Odwołany
info-states-series = Seria
info-days-mon = Poniedziałek
info-days-tue = Wtorek
info-days-wed = Środa
info-days-thu = Czwartek
info-days-fri = Piątek
info-days-sat = Sobota
info-days-sun = Niedziela
info-not-set = nie ustawiono
info-run-by = -# Herald { $version } · Co jest o tobie zapisane: `/me data`
info-privacy = [Prywatność]({ $url })
info-terms = [Warunki]({ $url })
info-policies = Prywatność i warunki: w README Heralda albo u administratora bota
info-time-control = Tempo gry { $text }
info-timetable-running = Harmonogram działa.
info-timetable = Harmonogram jest wstrzymany.
info-by-hand = Rundy ogłaszają organizatorzy; terminy gracze uzgadniają między sobą.
info-silence = Twoje zgłoszenie się liczy, jeśli przeciwnik nie zakwestionuje go w ciągu: { $hours }.
info-before-start = Zgłoszenie przed początkiem gry liczy się dopiero, gdy potwierdzi je przeciwnik albo rozstrzygnie organizator.
info-check-in = Check-in zaczyna się przed grą (ile wcześniej: { $early }); przy większym spóźnieniu niż { $late } możesz przegrać walkowerem.
info-passed-over = Ta wersja Heralda nie ma już tych opcji i gra bez nich: { $names }.
info-rules-url = Pełne zasady: { $url }
info-yes-no-value = tak
info-yes-no = nie
info-tournament-line = **{ $title }** · { $state }
info-tournament-line-entered = **{ $title }** · { $state } · grasz
info-entrants =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
info-entrants-of =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    } na { $capacity }
info-entrants-seats = na liście: { $count }, zajęte miejsca: { $taken } z { $seats }
info-entrants-waiting = { $entrants }, na liście rezerwowej: { $waiting }
info-stage-line = { $number }. **{ $title }** dla najlepszych { $take }: { $format_title }
info-stage-line-for = { $number }. **{ $title }** ({ $who }): { $format_title }
info-field-places = miejsca { $first } do { $last }
info-field-from = od miejsca { $first }
info-field-groups = miejsca { $first } do { $last } z każdej grupy
info-field-best-next = { $who }, do tego następni najlepsi: { $count }
info-field-losers = przegrani z rundy { $round }
info-field-drawn = { $who }, kolejność z losowania
info-field-of-stage = { $who }, etap: { $stage }
info-in-play =
    { $round_title }: { $open_games ->
        [one] { $open_games } otwarta gra
        [few] { $open_games } otwarte gry
       *[many] { $open_games } otwartych gier
    }
info-all-played = { $round_title }: wszystkie gry rozegrane
info-week-ask = Gracze dostają pytanie, kiedy mogą grać: { $at }
info-week-pair = Pary i wstępne terminy: { $at }
info-week-fix = Ostateczne terminy: { $at }
info-week-play = Gry zaczynają się: { $since } – { $until }
info-week-zone = Czas: { $zone }, z uwzględnieniem czasu letniego.
info-more-rules = Więcej zasad: { $rules }. `/tournament rules rule:{ $first }` otwiera jedną; są po angielsku.
info-judges = Sędziowie
info-field-beside = { $who }, obok innych etapów
