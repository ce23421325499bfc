swiss-elimination-judging-panel = Panel sędziego
swiss-elimination-judging-not-started = Zegar nie został uruchomiony. Obie kartki zakryte, ręce na stoperach?
swiss-elimination-judging-no-spare-sheets = Zapasowych kartek jest za mało, więc w tym biegu nie ma nowych kartek.
swiss-elimination-judging-held = ⏸️ Wstrzymane: sędziowie sprawdzają usterkę.
swiss-elimination-judging-ready = gotowość
swiss-elimination-judging-no-winner = Nie liczy się.
swiss-elimination-judging-refresh = Odśwież
swiss-elimination-judging-next-heat = Następny bieg
swiss-elimination-judging-more = Więcej
swiss-elimination-judging-back = Wróć do panelu
swiss-elimination-judging-open-panel = Panel sędziego
swiss-elimination-judging-more-help = Rzadko potrzebne. Decyzje sędziów są ostateczne; ostatni wpis można cofnąć.
swiss-elimination-judging-called-by-judges = Sędziowie wywołują każdy bieg; tu pojawiają się jego zegar i werdykty.
swiss-elimination-judging-called = Sędziowie wywołują każdy mecz; tu pojawiają się jego zegar i werdykt.
swiss-elimination-judging-text-field = Co się stało?
swiss-elimination-judging-text-help = Każdy może to przeczytać.
swiss-elimination-judging-timer-field = Precyzyjny stoper
swiss-elimination-judging-timer-help = Co pokazuje od ostatniego startu, np. 6:43.2
swiss-elimination-judging-start-true = Zacznij bieg
swiss-elimination-judging-start-false = Start bez zapasowych kartek
swiss-elimination-judging-labels-stop = Stop
swiss-elimination-judging-labels-official-time = Stoper
swiss-elimination-judging-labels-correct = Dobrze
swiss-elimination-judging-labels-incorrect = Źle
swiss-elimination-judging-labels-sheet-back = Kartka wraca
swiss-elimination-judging-labels-new-sheet = Nowa kartka
swiss-elimination-judging-labels-timer = Ogłoś
swiss-elimination-judging-labels-time-limit = Czas minął
swiss-elimination-judging-labels-too-close = Za mała różnica
swiss-elimination-judging-labels-malfunction = Usterka
swiss-elimination-judging-labels-go-on = Dalej
swiss-elimination-judging-labels-decision = Zdecyduj za
swiss-elimination-judging-labels-take-back = Cofnij ostatni wpis
swiss-elimination-judging-heat = { $round_title } · Bieg { $number }
swiss-elimination-judging-match = **{ $code }** { $better } (lepsze rozstawienie) – { $worse }
swiss-elimination-judging-new-sheet-taken = przy zagadce, na nowej kartce
swiss-elimination-judging-handed-in = oddano o { $at_ms }
swiss-elimination-judging-right = **dobrze**, oficjalny czas { $official_ms }. Jeszcze nieogłoszone
swiss-elimination-judging-announce-at = Poprawna odpowiedź zostanie ogłoszona o { $at } ({ $at_distance }) albo gdy obie kartki będą ocenione.
swiss-elimination-judging-verdict = **Werdykt:** { $sentence }
swiss-elimination-judging-wins = { $name } wygrywa.
swiss-elimination-judging-wins-by-forfeit = { $name } wygrywa, nieobecność: { $absent }.
swiss-elimination-judging-heat-of = Bieg { $number }: { $matches }.
swiss-elimination-judging-clock = ⏱️ Zegar ruszył o { $began }. Czas gorzej rozstawionego mija o { $over } ({ $over_distance }).
swiss-elimination-judging-began = ⏱️ Zegar ruszył o { $began }.
swiss-elimination-judging-time-up = ⏱️ Czas gorzej rozstawionego mija o { $over } ({ $over_distance }).
swiss-elimination-judging-at-the-puzzle =
    przy zagadce{ $new_sheet ->
        [yes] , z nową kartką
       *[no] { "" }
    }
swiss-elimination-judging-at-the-puzzle-again =
    znów przy zagadce, złe odpowiedzi: { $count }{ $new_sheet ->
        [yes] , z nową kartką
       *[no] { "" }
    }
swiss-elimination-judging-with-grader = oddano, oficjalny czas { $time }
swiss-elimination-judging-with-grader-until = oddano, oficjalny czas { $time }; oceniający ma czas do { $until }
swiss-elimination-judging-wrong = { "" }**źle**, oddano o { $time }
swiss-elimination-judging-wrong-until = { "" }**źle**, oddano o { $time }; kartka wraca o { $until } ({ $until_distance })
swiss-elimination-judging-no-match = Żaden mecz na żywo nie czeka na sędziego. Panel otwiera się, gdy runda na żywo jest ogłoszona.
swiss-elimination-judging-round-ready =
    { "" }**{ $round }** ogłoszone. **{ $panel }** otwiera panel ({ $heats ->
        [one] { $heats } bieg
        [few] { $heats } biegi
       *[many] { $heats } biegów
    }); każdy sędzia może mieć jeden otwarty.
swiss-elimination-judging-entry-start = zegar ruszył
swiss-elimination-judging-entry-stop = { $name } oddaje o { $time }
swiss-elimination-judging-entry-official = oficjalny czas, { $name }: { $time }
swiss-elimination-judging-entry-correct = odpowiedź jest dobra, { $name } (oceniono o { $time })
swiss-elimination-judging-entry-incorrect = odpowiedź jest zła, { $name } (oceniono o { $time })
swiss-elimination-judging-entry-sheet-back = { $name } dostaje kartkę z powrotem o { $time }
swiss-elimination-judging-entry-new-sheet = { $name } bierze nową kartkę o { $time }
swiss-elimination-judging-entry-timer = ogłoszono o { $time }
swiss-elimination-judging-entry-time-limit = czas minął o { $time }
swiss-elimination-judging-entry-too-close = za mała różnica
swiss-elimination-judging-entry-malfunction = usterka: { $text }
swiss-elimination-judging-entry-go-on = mecz trwa dalej
swiss-elimination-judging-entry-decision = decyzja sędziów, wygrywa { $name }: { $text }
swiss-elimination-judging-entry-take-back = ostatni wpis cofnięto
swiss-elimination-judging-taken-back = Organizator to cofa. Już się nie liczy.
swiss-elimination-judging-held-at = ⏸️ Wstrzymane: sędziowie sprawdzają usterkę. Zegar tego meczu stoi na { $timer }.
swiss-elimination-judging-stood = ⏱️ Zegar tego meczu stał przez { $time }. Czas gorzej rozstawionego mija o { $over } ({ $over_distance }).
swiss-elimination-judging-labels-ran-on = Dalej, zegar szedł
swiss-elimination-solving-title = Zagadki online
swiss-elimination-solving-begin = Uruchom zegar
swiss-elimination-solving-all-puzzles = Wszystkie zagadki
swiss-elimination-solving-hand-in-help = Wysyłaj, ile razy chcesz: liczy się ostatnia odpowiedź, z jej czasem. Nie dowiesz się, czy jest dobra.
swiss-elimination-solving-not-in-the-log = Hasło widzi tylko gracz, który zaczyna zagadkę, odpowiedzi nie widzi nikt; żadnego z nich nie ma w dzienniku.
swiss-elimination-solving-answer-field = Twoja odpowiedź
swiss-elimination-solving-answer-help = Tak, jak prosi zagadka, w tej kolejności
swiss-elimination-solving-right = Dobrze
swiss-elimination-solving-wrong = Źle
swiss-elimination-solving-take-over = Importuj
swiss-elimination-solving-all-checked = Sprawdzono każdą odpowiedź, która się liczy.
swiss-elimination-solving-problems-no-puzzles = pierwszy wiersz musi nazwać kolumny: puzzle, password, link, answer; potem po jednej zagadce w wierszu
swiss-elimination-solving-problems-no-names = pierwszy wiersz musi nazwać kolumny, wśród nich „name”; potem po jednym graczu lub wysłaniu w wierszu
swiss-elimination-solving-problems-no-times = nie ma ani kolumny na zagadkę, ani kolumn „puzzle” i „time”
swiss-elimination-solving-problems-unknown-puzzle = „{ $value }” nie jest zagadką z tej puli
swiss-elimination-solving-problems-doubled = „{ $value }” już jest w pliku
swiss-elimination-solving-problems-unknown-player = nikt z miejscem nie nazywa się „{ $value }”
swiss-elimination-solving-problems-several-players = kilku graczy nazywa się „{ $value }”
swiss-elimination-solving-problems-bad-time = „{ $value }” to nie czas; napisz np. 6:43.2
swiss-elimination-solving-problems-bad-result = „{ $value }” musi być jednym z: correct, wrong, unchecked
swiss-elimination-solving-reminder = Jeszcze do zaczęcia: **{ $left }**. Koniec etapu online: { $due }.
swiss-elimination-solving-start = Zacznij { $name }
swiss-elimination-solving-hand-in = Wyślij { $code }
swiss-elimination-solving-password-again = Hasło do { $code }
swiss-elimination-solving-password = Hasło: **{ $text }**
swiss-elimination-solving-link = Zagadka: { $url }
swiss-elimination-solving-rechecked =
    { $count ->
        [one] Wcześniej wysłana { $count } odpowiedź sprawdzona
        [few] Wcześniej wysłane { $count } odpowiedzi sprawdzone
       *[many] Wcześniej wysłanych { $count } odpowiedzi sprawdzonych
    } z kluczem.
swiss-elimination-solving-times-read =
    { $times ->
        [one] { $times } wysłanie
        [few] { $times } wysłania
       *[many] { $times } wysłań
    } od { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }. Ich inne zagadki zostają bez zmian.
swiss-elimination-solving-times-taken =
    Zaimportowano czasy { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }. Pozostają zapieczętowane; gracze nie dostają wiadomości.
swiss-elimination-solving-button = Rozwiązuj
swiss-elimination-solving-problem-at = Wiersz { $line }: { $problem }
swiss-elimination-solving-opened =
    { "" }**Etap online jest otwarty{ $has_due ->
        [yes] { " " }do: { $due }
       *[no] { "" }
    }**: { $players } { $players ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }, { $puzzles } { $puzzles ->
        [one] zagadka
        [few] zagadki
       *[many] zagadek
    }, po { $minutes }, w dowolnej kolejności. **{ $button }** pokazuje twoje zagadki; zegar rusza, gdy poprosisz o hasło. Przeciwnicy, wybrane zagadki i czasy są zapieczętowane aż do odkrycia: swoje zachowaj dla siebie.
swiss-elimination-solving-told =
    Etap online jest otwarty{ $has_due ->
        [yes] { " " }do: { $due }
       *[no] { "" }
    }: { $reached }.
swiss-elimination-solving-overview =
    { $minutes } na zagadkę, od chwili jej zaczęcia.{ $has_due ->
        [yes] { " " }Koniec etapu: { $due }.
       *[no] { "" }
    }
swiss-elimination-solving-fresh = • **{ $name }**: do zaczęcia
swiss-elimination-solving-on-the-clock = • **{ $name }**: zegar idzie do { $until } ({ $until_distance }), { $said }
swiss-elimination-solving-over = • **{ $name }**: koniec, { $said }
swiss-elimination-solving-said = wysłano: „{ $answer }”
swiss-elimination-solving-said-nothing = nic nie wysłano
swiss-elimination-solving-before =
    { "" }**{ $name }**: masz { $minutes } od chwili naciśnięcia, a zegara nie da się zatrzymać.{ $has_end ->
        [yes] { " " }Koniec etapu: { $end }; to skróciłoby twój czas.
       *[no] { "" }
    }
swiss-elimination-solving-running =
    { "" }**{ $name }**: zegar idzie{ $has_end ->
        [yes] { " " }do: { $until } ({ $until_distance })
       *[no] { "" }
    }.
swiss-elimination-solving-late = { "" }**{ $name }**: „{ $answer }” przychodzi po { $time }. Czas minął: odpowiedź zostaje, ale się nie liczy.
swiss-elimination-solving-arrived =
    { "" }**{ $name }**: „{ $answer }” przychodzi po { $time }.{ $has_end ->
        [yes] { " " }Możesz ją zmienić do: { $until } ({ $until_distance }).
       *[no] { "" }
    }
swiss-elimination-solving-materials =
    { $count } { $count ->
        [one] zagadka zaimportowana
        [few] zagadki zaimportowane
       *[many] zagadek zaimportowanych
    }.
swiss-elimination-solving-without-password = Bez hasła: { $puzzles }.
swiss-elimination-solving-without-key = Bez klucza odpowiedzi, do sprawdzenia przez `/playoffs check`: { $puzzles }.
swiss-elimination-solving-to-check =
    { "" }**{ $name }** Odpowiedź: „{ $answer }”. { $left } { $left ->
        [one] odpowiedź
        [few] odpowiedzi
       *[many] odpowiedzi
    } do sprawdzenia razem z tą.
swiss-elimination-solving-bad-table = Nic nie zostało zaimportowane. Popraw plik i wyślij go jeszcze raz.
swiss-elimination-solving-why-not-not-open = Etap online nie jest otwarty. Dam znać, gdy się otworzy.
swiss-elimination-solving-why-not-no-seat = Te zagadki mogą rozwiązywać tylko gracze z miejscem w playoffach.
swiss-elimination-solving-why-not-over = Twój czas na tę zagadkę minął.
swiss-elimination-solving-why-not-started = Zegar tej zagadki już idzie. Wyślij odpowiedź, zanim minie czas.
swiss-elimination-solving-still-to-start = Masz jeszcze zagadki do zaczęcia; przycisk pokazuje które. Koniec etapu online: { $due }.
swiss-elimination-solving-closed = **Etap online się skończył.** Organizator go zamyka; zagadek nie można już zaczynać ani wysyłać.
swiss-elimination-solving-problems-over-limit = „{ $value }” przekracza najdłuższy czas na zagadkę
swiss-elimination-solving-problems-solved-twice = „{ $value }”: tę zagadkę ten sam gracz już rozwiązywał
swiss-elimination-eligibility-title = Uprawnieni
swiss-elimination-eligibility-seeds = Rozstawienie
swiss-elimination-eligibility-about-seeds = O rozstawieniu
swiss-elimination-eligibility-name = Imię
swiss-elimination-eligibility-score = Wynik
swiss-elimination-eligibility-status = Status
swiss-elimination-eligibility-help = Suma najlepszych rund zasadniczych. Zaproszeni mówią, czy przyjdą; najlepsi z nich dostają rozstawienie.
swiss-elimination-eligibility-level = Remisy rozstrzygają najlepsze miejsca w pojedynczych rundach, potem los.
swiss-elimination-eligibility-nothing = Nie ma tabeli uprawnionych: nikt się nie zapisał albo playoffy już trwają.
swiss-elimination-eligibility-declined = nie przyjdzie
swiss-elimination-eligibility-no-answer = jeszcze bez zgody
swiss-elimination-eligibility-not-invited = bez zaproszenia
swiss-elimination-eligibility-closed = Ci gracze grają; jeśli ktoś zrezygnuje przed pierwszą rundą, wchodzi rezerwa.
swiss-elimination-eligibility-list-stands = Czas na odpowiedzi minął. Ci gracze grają; jeśli ktoś zrezygnuje przed pierwszą rundą, wchodzi rezerwa.
swiss-elimination-eligibility-seed = rozstawienie { $number }
swiss-elimination-eligibility-reserve = rezerwa { $number }
swiss-elimination-eligibility-byes =
    { $count ->
        [one] { $count } miejsce zostaje puste
        [few] { $count } miejsca zostają puste
       *[many] { $count } miejsc zostaje pustych
    }: to wolne losy, rozstawione na końcu, przegrywające każdy mecz.
swiss-elimination-eligibility-you-moved-up = Dobra wiadomość: zwolniło się miejsce i grasz w **{ $title }** z rozstawieniem { $number }.
swiss-elimination-eligibility-gone =
    { $count ->
        [one] { $names } już nie gra.
        [few] { $names } już nie grają.
       *[many] { $names } już nie grają.
    }
swiss-elimination-eligibility-came = { "" }**{ $name }** wchodzi z rozstawieniem { $number }.
swiss-elimination-eligibility-then = { $names }, potem { $name }
swiss-elimination-eligibility-order = Rozstawienie według wyników, które dały awans.
swiss-elimination-eligibility-rounds = Rundy { $first } do { $last }.
swiss-elimination-rank-board-title = Tablica miejsc
swiss-elimination-rank-board-puzzles = Zagadki
swiss-elimination-rank-board-none = Nie ma tablicy miejsc: ten turniej nie ma playoffów albo jeszcze się nie zaczęły.
swiss-elimination-rank-board-before = przed
swiss-elimination-rank-board-after = po
swiss-elimination-rank-board-name = Imię
swiss-elimination-rank-board-seed = Rozst.
swiss-elimination-rank-board-places = Gra o
swiss-elimination-rank-board-help = ↑ i ↓ pokazują, o ile miejsc runda kogoś przesunęła. W ostatniej kolumnie są miejsca jeszcze możliwe.
swiss-elimination-rank-board-no-puzzles = Nie ogłoszono jeszcze rundy z zagadką.
swiss-elimination-rank-board-left = Dotąd niewykorzystane
swiss-elimination-rank-board-after-2 = { swiss-elimination-rank-board-title } po: { $round_title }
swiss-elimination-rank-board-puzzle = Runda { $name }, { $venue }: { $title }
swiss-elimination-rank-board-button = Klikaj kolejność
swiss-elimination-playoff-pictures-matches = Mecze
swiss-elimination-playoff-pictures-ranks = Miejsca od: { $start } do: { $end }
swiss-elimination-playoff-pictures-from = z { $rank }
swiss-elimination-playoff-pictures-leaving = Linie wychodzące poza obrazek prowadzą od innych miejsc.
swiss-elimination-playoff-pictures-winners = wygrani
swiss-elimination-playoff-pictures-losers = przegrani
swiss-elimination-playoff-pictures-placement = o miejsca
swiss-elimination-playoff-pictures-championship = mistrzostwo
swiss-elimination-playoff-pictures-revealed = Odkryto dotąd: { $told } z { $seats }
swiss-elimination-preferences-title = Twoja lista preferencji
swiss-elimination-preferences-back = Cofnij o jeden
swiss-elimination-preferences-hand-in = Wyślij
swiss-elimination-preferences-other-round = Tylko na jedną rundę
swiss-elimination-preferences-for-all = Na wszystkie rundy
swiss-elimination-preferences-whole = To cała lista. Wyślij ją albo cofnij o jeden.
swiss-elimination-preferences-rest-follows = Możesz też wysłać ją teraz: reszta idzie wtedy w kolejności przycisków.
swiss-elimination-preferences-which-round = Na którą rundę jest ta lista? Rundy bez własnej listy używają tej na wszystkie rundy.
swiss-elimination-preferences-heading-every = Na wszystkie rundy bez własnej listy:
swiss-elimination-preferences-heading = Na rundę { $name }:
swiss-elimination-preferences-next-place-place-1 = Którą zagadkę lubisz najbardziej?
swiss-elimination-preferences-next-place = Która ma { $place } miejsce?
swiss-elimination-preferences-for-round = Runda { $name }
swiss-elimination-scripts-reveal = Wyniki
swiss-elimination-scripts-next-step = Odkryj następny krok
swiss-elimination-scripts-first-step = Zacznij odkrywanie
swiss-elimination-scripts-no-script = Nie ma teraz czego odkrywać krok po kroku: już odkryte albo zależy od losowania, które jest wcześniej.
swiss-elimination-scripts-all-told = Wszystko odkryte. Teraz mogą wyjść same rundy.
swiss-elimination-scripts-publish = Ogłoś rundy online
swiss-elimination-scripts-next-is =
    Następny jest krok { $step } z { $steps } i wszyscy przeczytają:
    > { $sentences }
swiss-elimination-scripts-published =
    Odkryte: ogłoszono { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, każda z zagadką, wynikami i tablicą miejsc.
swiss-elimination-scripts-strategy-path = Droga wyborów
swiss-elimination-scripts-match-diagram = Mecze
swiss-elimination-scripts-stage-open = Etap online jest otwarty do: { $due } ({ $distance }). Gracze mogą jeszcze rozwiązywać zagadki, więc wcześniej nic nie jest odkrywane.
swiss-elimination-scripts-close-stage = Zamknij etap teraz
swiss-elimination-scripts-close-title = Zamknij etap online wcześniej
swiss-elimination-scripts-close-word = zamknij
swiss-elimination-scripts-close-field = Wpisz „{ $word }”, by zamknąć go wszystkim
swiss-elimination-scripts-close-help = Potem nikt nie może zacząć ani wysłać zagadki.
swiss-elimination-scripts-not-closed = Etap online jest nadal otwarty: nic się nie zmieniło. Żeby go zamknąć, wpisz „{ $word }”.
swiss-elimination-scripts-path =
    Mecz { $match }: zwycięzca { $winner ->
        [done] kończy na miejscu { $best }
       *[other] przechodzi do { $winner }
    }, przegrany { $loser ->
        [done] kończy na miejscu { $worst }
       *[other] przechodzi do { $loser }
    }.
