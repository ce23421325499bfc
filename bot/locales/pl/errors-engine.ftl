errors-engine-phases-nothing = jeszcze nie istnieje
errors-engine-phases-draft = jest w przygotowaniu
errors-engine-phases-registration = ma otwarte zapisy
errors-engine-phases-closed = ma ustaloną listę graczy, ale jeszcze się nie zaczął
errors-engine-phases-running = trwa
errors-engine-phases-finished = jest skończony
errors-engine-phases-cancelled = został odwołany
errors-engine-phases-series = jest serią wieczorów
errors-engine-statuses-active = gra
errors-engine-statuses-waiting = jest na liście rezerwowej
errors-engine-statuses-withdrawn = wycofuje się z gry
errors-engine-statuses-removed = odpada po walkowerze
errors-engine-statuses-disqualified = ma dyskwalifikację
errors-engine-statuses-outside-stage = nie gra w tym etapie, który zaczął się wcześniej
errors-engine-field-codes-too-few = Liczba graczy: { $found }, a ten format wymaga co najmniej { $limit }. Poczekaj na kolejnych albo wybierz inny format.
errors-engine-field-codes-too-many = Liczba graczy: { $found }, a ten format przyjmuje najwyżej { $limit }.
errors-engine-field-codes-too-many-rounds = Zaplanowano rund: { $found }, ale nowych przeciwników starczy tylko na { $limit }. Zaplanuj mniej rund albo dopuść powtórki.
errors-engine-no-pairing-codes-everybody-met = { $who }: nie ma już nikogo, z kim byłaby to pierwsza gra. Dopuść powtórki w opcjach albo ustal pary samodzielnie przez `/judge override`.
errors-engine-no-pairing-codes-never-meet = Ci gracze nigdy się nie spotykają, a każde kojarzenie tej rundy miałoby taką grę: { $who }. Zmień, kto może się spotkać, w `/td options` albo ustal pary samodzielnie przez `/judge override`.
errors-engine-no-pairing-codes-never-meet-fixed = Ci gracze nigdy się nie spotykają, a każda runda dozwolona przez przepisy FIDE miałaby taką grę: { $who }. Ustalono to przed rundą 1, więc ustal pary samodzielnie przez `/judge override`.
errors-engine-no-pairing-codes-no-complete-round = Przepisy FIDE nie dają żadnej pełnej rundy (C1 do C3). Ustal pary samodzielnie przez `/judge override`.
errors-engine-form-codes-unknown = nie ma tu takiego formularza
errors-engine-form-codes-unknown-note = nic, co można zanotować o tej grze
errors-engine-form-codes-missing = trzeba podać
errors-engine-form-codes-doubled = występuje dwa razy
errors-engine-form-codes-unknown-item = jest nieznane
errors-engine-form-codes-outdated = dotyczy czegoś, co się od tego czasu zmieniło
errors-engine-form-codes-past = jest w przeszłości
errors-engine-form-codes-unreadable = nie daje się odczytać
errors-engine-form-codes-not-sealed = nie jest zapieczętowane: nie trzeba notować, kto zagląda
errors-engine-sentence = To się nie udało i nie umiem powiedzieć dlaczego. Spróbuj jeszcze raz, a jeśli to się powtarza, daj znać organizatorowi.
errors-engine-invariant = To moja wina, nie twoja. Błąd jest zapisany; daj znać organizatorowi.
errors-engine-newer-event = To zapisała nowsza wersja Heralda. Najpierw zaktualizuj; nic nie przepadło.
errors-engine-not-ahead = Rundy { $round_number } nie da się skojarzyć z wyprzedzeniem: w tym formacie każda runda idzie według najnowszej tabeli.
errors-engine-work-stopped = Zatrzymane. Nic się nie zmieniło.
errors-engine-unknown-entrant = Nie znajduję tego gracza w tym turnieju. Wybierz z listy podczas pisania.
errors-engine-unknown-pairing = Nie znajduję tej gry: runda mogła zostać skojarzona jeszcze raz. Zobacz `/tournament pairings`.
errors-engine-not-your-game = Mogą to zrobić tylko gracze tej gry, a { $entrant } do nich nie należy: { $pairing }.
errors-engine-wrong-phase = Turniej { $now }. To działa tylko, gdy { $needs }. `/tournament board` pokazuje, co dalej.
errors-engine-already-entered = Nic do zrobienia: { $entrant } już gra.
errors-engine-not-in = Teraz się nie da: { $entrant } { $status }.
errors-engine-ratings-fixed = Rankingi i rozstawienie są ustalone i już się nie zmienią.
errors-engine-unknown-format = Nie ma formatu ani szablonu o nazwie „{ $key }”. Wybierz z listy podczas pisania.
errors-engine-format-not-loaded = Formatu „{ $key }” nie da się teraz użyć: jego kod się nie wczytuje. Powód jest w dzienniku bota.
errors-engine-not-next = To już nie jest następny krok; pewnie inny organizator był szybszy. Sprawdź przez `/round preview`.
errors-engine-results-missing = Runda jeszcze się nie skończyła. Te gry potrzebują wyniku: { $pairings }.
errors-engine-prompt-open =
    Najpierw trzeba odpowiedzieć na { $count ->
        [one] { $count } pytanie
        [few] { $count } pytania
       *[many] { $count } pytań
    }: zobacz `/round answer`.
errors-engine-no-such-prompt = Za późno: na to pytanie już odpowiedziano albo gra poszła dalej.
errors-engine-already-answered = Odpowiedź już jest: **{ $answer }**.
errors-engine-no-such-draw = Nie ogłoszono losowania o nazwie „{ $draw }”.
errors-engine-already-drawn = Losowanie „{ $draw }” już się odbyło. Słowa liczą się tylko przed nim.
errors-engine-already-contributed = { $entrant } ma już podane słowo do tego losowania, a każdy ma tylko jedno.
errors-engine-result-exists = { $pairing } ma już wynik. Jeśli jest błędny, poproś organizatora o poprawkę.
errors-engine-no-report = { $pairing }: nie ma otwartego zgłoszenia. Żeby podać wynik, użyj `/match report`.
errors-engine-own-report = To zgłoszenie twojej strony, więc musi je potwierdzić przeciwnik. Pomyłka? Możesz je wycofać.
errors-engine-too-early = Za wcześnie: możesz to zrobić od: { $allowed_from }.
errors-engine-too-late = Za późno, termin minął: { $allowed_until }. Organizator być może jeszcze pomoże.
errors-engine-no-game-time = { $pairing }: nie ma jeszcze ostatecznego terminu. Opublikuję go, gdy będzie ustalony.
errors-engine-not-here = Najpierw check-in: naciśnij **Jestem** albo użyj `/match here`.
errors-engine-opponent-here = Twój przeciwnik jest na miejscu, więc walkowera nie ma. Miłej gry!
errors-engine-more-time-granted = Przeciwnik ma od ciebie więcej czasu. Walkower możesz wziąć { $until_distance }.
errors-engine-round-closed = To działa tylko w najnowszej rundzie, a { $name } nią nie jest. Jej wyniki nadal możesz poprawiać.
errors-engine-nothing-to-undo = Nie ma już czego cofać.
errors-engine-not-last-command = Od tamtej pory zaszło coś innego, a cofanie idzie krok po kroku. Otwórz `/td undo` jeszcze raz.
errors-engine-deadline-passed = Harmonogram już to zrobił. Nic nie stało się dwa razy.
errors-engine-bad-form = Coś się jeszcze nie zgadza: { $error }. Nic nie zapisano; popraw to.
errors-engine-form-closed = Za późno, termin minął: { $due }. Organizator może to jeszcze przesłać za ciebie.
errors-engine-no-appeal = { $entrant }: nie ma teraz odwołania do złożenia ani rozstrzygnięcia.
errors-engine-reason-needed = Ta decyzja wymaga powodu, który każdy może przeczytać. Podaj go.
errors-engine-field = Ci gracze nie mogą grać w tym formacie (jest: { $found }, limit: { $limit }). Sprawdź opcje.
errors-engine-no-pairing = Zasady nie pozwalają skojarzyć tej rundy. Ustal pary samodzielnie przez `/judge override`.
errors-engine-report-winner-not-seated = { $game }: wskazany zwycięzca w niej nie gra. Wybierz jednego z dwóch graczy.
errors-engine-report-scores-contradict = { $game }: punkty nie zgadzają się ze zwycięzcą. Sprawdź, czyje są które.
errors-engine-report-no-ties = Tu nie ma remisów: { $game } ma zwycięzcę. Powiedz, kto wygrał.
errors-engine-bad-report = { $game }: ten wynik nie pasuje. Sprawdź go.
errors-engine-remedies = Możesz { $ways }.
errors-engine-remedy-invite =
    zaprosić jeszcze { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    }
errors-engine-remedy-take-out =
    wycofać { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    } przez `/players withdraw`
errors-engine-remedy-take-out-first =
    wycofać { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    } przez `/players withdraw` (według zasad najpierw: { $first })
errors-engine-options =
    Te opcje nie pasują:
    { $problems }
    Nic się nie zmieniło; popraw je.
errors-engine-bad-answer = „{ $answer }” nie należy do możliwych odpowiedzi. Wybierz jedną z podanych.
errors-engine-no-answer = Pusta odpowiedź nie jest możliwa. Wybierz jedną z podanych.
errors-engine-bad-round = Każdy musi być w rundzie dokładnie raz.
errors-engine-check-round = Sprawdź pary.
errors-engine-bad-round-part =
    { $what ->
        [missing] Brakuje: { $who }.
        [doubled] Dwa razy: { $who }.
       *[unknown] Spoza tej rundy: { $who }.
    }
errors-engine-bad-round-boards =
    { $count ->
        [one] { $count } stół ma zły numer.
        [few] { $count } stoły mają zły numer.
       *[many] { $count } stołów ma zły numer.
    }
errors-engine-handmade =
    { $code ->
        [no_match_for] Poza meczami tej rundy: { $who }. Gracze z jej meczów mogą zamieniać się miejscami; nikt inny nie może dołączyć.
        [different_parts] { $who } są w różnych częściach rundy i nie mogą się w niej spotkać. Zamieniaj miejsca w obrębie jednej części.
        [left_out] Bez gry i bez wolnego losu: { $who }. Każdy, kto gra, musi coś mieć.
        [other_number] Runda ma tyle gier i wolnych losów, ile mówią zasady. Zmieniaj, kto z kim gra, a nie liczbę gier.
        [must_stay] Ten mecz zostaje, jaki jest: { $who }. Jest powtarzany albo przeciwnik odszedł.
        [no_rounds_off] W tym formacie nikt nie może mieć wolnej rundy: { $who }. Daj grę albo wolny los.
        [out] Już poza grą: { $who }. Bez udziału w tej rundzie.
       *[same_couples] W tej rundzie jest ustalone, kto z kim gra. Możesz zmienić tylko, kto jest pierwszy.
    }
errors-engine-seed-unknown = Ten dziennik wyeksportowano przed końcem i bez liczby losowej, więc nie da się z niego przeprowadzić tego losowania.
errors-engine-dependent-games =
    { $count ->
        [0] Od tego wyniku zależy to, co ogłoszono później. Organizator musi przez `/round result` zdecydować, co się z tym stanie.
        [one] Od tego wyniku zależy { $count } późniejsza gra. Organizator musi przez `/round result` zdecydować, co się z nią stanie.
        [few] Od tego wyniku zależą { $count } późniejsze gry. Organizator musi przez `/round result` zdecydować, co się z nimi stanie.
       *[many] Od tego wyniku zależy { $count } późniejszych gier. Organizator musi przez `/round result` zdecydować, co się z nimi stanie.
    }
errors-engine-came-late = Twój check-in był za późno, żeby wziąć walkower. Jeśli nikogo z was nie było na czas, rozstrzygnie organizator.
errors-engine-forfeit-stands = { $pairing }: przegrana walkowerem. Według zasad po walkowerze nie ma powtórki, bez względu na powód.
errors-engine-game-time =
    { $code ->
        [past] Ten czas już minął. Wybierz późniejszy.
        [final] { $pairing }: termin był ostateczny, a według zasad takie terminy się nie zmieniają.
       *[outside] Gry tej rundy odbywają się od { $earliest } do { $latest }; ten czas jest poza tym oknem.
    }
errors-engine-number-told = To losowanie się odbyło i wszyscy znają liczbę: { $told }. Nie da się jej zastąpić.
errors-engine-beacon-missing = Nie mogę teraz dotrzeć do źródła losowości wskazanego dla tego losowania, więc losowanie czeka. Spróbuj później. Organizator może też zarządzić losowanie bez niego: jest to jawne, razem z powodem.
errors-engine-no-seat = { $entrant }: w obecnej rundzie nie ma gry. Albo już w niej gra, albo nikt nie ma wolnego losu, albo tych dwoje już ze sobą grało. Może grać od następnej rundy.
errors-engine-unknown-refusal = Odrzuciła to inna wersja Heralda, z powodu nieznanego tej wersji.
errors-engine-no-time-claim = Nie ma na co odpowiadać: { $pairing }, nikt nie czeka na twoje słowo w sprawie czasu.
errors-engine-no-doubt = { $game }: nie ma już nic do rozstrzygnięcia.
errors-engine-other-seats = { $game }: tu chodzi o innych graczy.
errors-engine-report-contradicted = { $game }: któryś z graczy zgłasza coś innego.
errors-engine-already-member = Nic do zrobienia: { $entrant } już ma tę osobę.
errors-engine-member-elsewhere = Ta osoba już tu gra, a nikt nie gra dwa razy: { $entrant }.
errors-engine-not-member = Nic do zrobienia: ta osoba nie działa za { $entrant }.
errors-engine-not-guest = { $entrant } jest na Discordzie i nie potrzebuje nikogo, kto mówi w jego imieniu. Jeśli mają grać drużyny, organizator najpierw ustawia ich wielkość: `/td options`.
errors-engine-team-full = Brak miejsca: { $entrant } ma { $most } i to jest limit. Ktoś musi najpierw odejść: `/team remove`.
errors-engine-report-no-series = Nie zapisano: { $game } to pojedyncza partia. Wystarczy jeden wynik.
errors-engine-report-too-many-games = Nie zapisano: { $game }, to więcej partii, niż może być.
errors-engine-report-played-on = Nie zapisano: { $game }, mecz był rozstrzygnięty przed ostatnią z tych partii. Sprawdź je.
errors-engine-report-too-few-games = Nie zapisano: { $game }, te partie jeszcze nie rozstrzygają meczu. Podaj wynik każdej, np. `11-7 9-11 11-5`.
errors-engine-report-games-contradict = Nie zapisano: { $game }, wyniki partii nie zgadzają się z wynikiem meczu. Sprawdź jedno i drugie.
errors-engine-no-round-left = Za późno: nie ma już rundy, którą można odpuścić.
errors-engine-not-a-round-off = Rundy { $round_number } nie da się tu zmienić. Wybierz rundę od { $first } do { $last }; z rundą tuż przed ogłoszeniem może jeszcze pomóc organizator.
errors-engine-no-rounds-off = W tym formacie nikt nie może odpuścić rundy: jest ustalone, kto z kim gra. Poproś organizatora o przesunięcie gry albo odejdź przez `/leave`.
errors-engine-untimed-game = { $pairing }: nie ma ustalonego terminu, więc nie wiem, od kiedy ktoś się spóźnia. Jeśli przeciwnik się nie zjawi, zapytaj organizatora.
errors-engine-directors-decide = { $pairing }: rozstrzyga organizator, już o tym wie.
errors-engine-branch-played = { $title }: te osoby już w to grają. Najpierw odwołaj to tam przez `/td cancel`, a potem spróbuj jeszcze raz: zacznie się od nowa z właściwymi graczami.
errors-engine-no-teams = Każdy gra tu za siebie. Żeby grały drużyny, organizator najpierw ustawia ich wielkość: `/td options`.
errors-engine-no-free-players = Nikt jeszcze nie szuka drużyny. Gracze najpierw naciskają **Dołącz do drużyny**.
errors-engine-stale-teams = Gracz lub drużyna właśnie dołącza albo odchodzi. Naciśnij **Losuj drużyny** jeszcze raz.
errors-engine-no-latecomers = Za późno, już się zaczęło: **{ $title }** nie przyjmuje już nowych graczy.
