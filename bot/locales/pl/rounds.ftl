rounds-field-by-seed = Lista graczy według rozstawienia
rounds-field-as-listed = Gracze i kolejność są na liście powyżej.
rounds-why-seeded = Co rozstrzygało o rozstawieniu przy równości
rounds-order-by-rating = Rozstawienie według siły przed turniejem.
rounds-order-by-standings = Rozstawienie według tabeli poprzedniego etapu.
rounds-pairings = Pary
rounds-byes = Wolne losy
rounds-idle = Pauzują w tej rundzie
rounds-warnings = Warto spojrzeć
rounds-no-warnings = Nic niezwykłego: bez powtórek, bez drugich wolnych losów, nic do sprawdzenia.
rounds-more-warnings = … i jeszcze { $count } w pliku tekstowym.
rounds-many-idle = Pauzuje w tej rundzie: { $count }
rounds-preview = Podgląd
rounds-not-published = Poza tobą nikt tego jeszcze nie widzi.
rounds-why-link = Skąd te pary? Zobacz `/tournament why`.
rounds-near-misses = Brak wspólnego terminu
rounds-many-level-seeds = Równość sąsiadów: { $count } razy. `/tournament why` pokazuje, co rozstrzygnęło.
rounds-time-control = Tempo gry: { $text }
rounds-tentative-until = Terminy są wstępne do: { $fix_at }. Do tego czasu porozmawiaj z przeciwnikiem i popraw swoje terminy przez `/me availability`.
rounds-play-between = Gry zaczynają się od: { $play_from }, do: { $play_until }.
rounds-arrange-yourselves = Umów się z przeciwnikiem, zagrajcie i zgłoś wynik przez `/match report`.
rounds-times-fixed = **{ $round_title }**: terminy gier są już ostateczne.
rounds-other-times-stay = Terminy, które się nie zmieniły, są w wiadomości rundy.
rounds-game-moved = Organizator ustala termin, { $players }: { $at }.
rounds-no-time-found = { $players }: nie znaleziono terminu. Ustali go organizator.
rounds-paired-by-director = Skojarzone przez organizatora: { $reason }
rounds-amended-by-director = Organizator zmienia pary: **{ $round_title }**.
rounds-amended-after-withdrawal = **{ $round_title }**: pary się zmieniły, bo jeden z graczy odszedł.
rounds-round-undone = Organizator cofa: **{ $round_title }**. Te pary już się nie liczą; będą nowe.
rounds-step-undone = Organizator cofa ostatni krok.
rounds-undone-list = Cofnięte: { $things }.
rounds-timetable-paused = Harmonogram jest wstrzymany, aż organizator go wznowi.
rounds-timetable-switched-running = Harmonogram znów działa.
rounds-timetable-switched = Harmonogram jest wstrzymany: nic nie dzieje się automatycznie, aż organizator go wznowi.
rounds-times-tentative = Wstępne terminy gier, **{ $round_title }**:
rounds-new-time = Nowy termin: { $at }.
rounds-stage-started =
    { "" }**{ $title }** się zaczyna: { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    }.
rounds-stage-started-rounds =
    { "" }**{ $title }** się zaczyna: { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.
rounds-game-time =
    { $final ->
        [yes] { $at }, ostateczny
       *[no] { $at }, wstępny
    }
rounds-tentative-time = { $at }, wstępny
rounds-reported = **{ $name }** zgłasza: { $said }; bez sprzeciwu liczy się { $until }
rounds-reported-early = **{ $name }** zgłasza przed początkiem: { $said }; liczy się po potwierdzeniu
rounds-disputed = sporna; rozstrzygnie organizator
rounds-here = na miejscu: { $names }
rounds-be-there = Zrób check-in przez **Moja gra** tuż przed początkiem. Żeby dostać wcześniej wiadomość prywatną, naciśnij **Napisz do mnie**.
rounds-next-times = Kojarzenie następnej rundy: { $pair_at }. Naciśnij **Moje terminy**, żeby podać, kiedy możesz w niej grać.
rounds-amended-for-newcomer = **{ $round_title }** ma jeszcze jedną grę: nowa osoba gra z tą, która miała wolny los.
rounds-played-elsewhere = Rozegrane gdzie indziej.
rounds-here-waiting = na miejscu: **{ $name }**, czeka na przeciwnika (**{ $opponent }**) do { $until_time } ({ $until_distance })
rounds-play-and-report = Zagraj, a potem zgłoś wynik przez `/match report`.
rounds-match-open = { $title }: wasz mecz jest otwarty, **{ $players }**. Zagrajcie, a potem zgłoście wynik przez `/match report`.
rounds-on-hold = Wstrzymane: nic się nie dzieje, aż organizator puści grę dalej.
rounds-goes-on = Gramy dalej: następny krok znów będzie automatycznie.
rounds-standings-at-the-end = Wszystkie gry rozegrane. Ostateczna tabela jest na końcu kanału.
rounds-order-by-hand = Rozstawienie ręczne.
rounds-order-by-lot = Rozstawienie losowe.
rounds-order-by-entry = Rozstawienie według kolejności zapisów.
