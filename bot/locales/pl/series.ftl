series-next-week = **{ $title }**: zapisy są otwarte na <#{ $channel }>. Początek: { $at }.
series-agenda = Otwiera się następny wieczór
series-every = Co tydzień: **{ $at }** ({ $zone })
series-next = Następny wieczór: { $start }. Otwarcie zapisów: { $opens }.
series-is-open = Wieczór w tym tygodniu się odbywa.
series-is-stopped = Seria jest zatrzymana. Nowe wieczory się nie otwierają.
series-stop = Zatrzymaj serię
series-resume = Wznów serię
series-stopped = **{ $title }** zatrzymana: nowe wieczory się nie otwierają, dopóki jej nie wznowisz. Otwarty wieczór trwa dalej.
series-goes-on = **{ $title }** trwa dalej. Do zobaczenia na następnym wieczorze!
series-planned = **{ $title }** wraca co tydzień. Zapisy otwierają się i zamykają, a gra zaczyna się bez ciebie.
series-too-few = **{ $title }** tym razem się nie odbędzie: graczy { $players }, a potrzeba { $fewest }. Do następnego razu!
series-leaderboard = Ranking serii
series-line = { $rank }. **{ $name }** · { $points }
series-last-winner = Ostatnio wygrywa: **{ $names }**
series-nothing-yet = Jeszcze bez punktów. Przyniesie je pierwszy wieczór.
series-counts = Punkty za miejsca: { $points }. Gracze na wspólnym miejscu dostają wszyscy jego punkty.
series-best =
    { $best ->
        [one] Liczy się tylko { $best } najlepszy wieczór.
        [few] Liczą się { $best } najlepsze wieczory.
       *[many] Liczy się { $best } najlepszych wieczorów.
    }
series-season-won = Sezon { $season }: **{ $names }** ({ $points })
series-head-rank = #
series-head-name = Gracz
series-head-points = Punkty
series-head-evenings = Wieczory
series-head-wins = Wygrane
series-label-at = Kiedy
series-label-zone = Strefa czasowa
series-label-points = Punkty
series-wrong-at = Dzień tygodnia i godzina, np. `fri 20:00`
series-wrong-points = Liczby całkowite od 0 do 10000, np. `10 8 6 5`
series-wrong-zone = Strefa czasowa, np. `Europe/Berlin`
series-event-description = Zapisz się na karcie na kanale.
series-head-rating = Ranking
series-about-ratings = Rankingi powstają z gier na wieczorach. ± mówi, jak są niepewne. `/leave` wycofuje cię z serii i jej rankingów.
series-label-player-role = Rola dla graczy
series-label-winner-role = Rola dla zwycięzcy
series-player-role = { $role } dostaje każdy, kto zagrał wieczór.
series-winner-role = { $role } dostaje zwycięzca ostatniego wieczoru, aż wygra ktoś następny.
series-roles-end = `/leave`, `/me data` (**Zapomnij mnie …**) albo poprawiony wynik odbierają rolę. `no_roles` to kończy.
series-roles-off = Koniec z rolami: wszyscy tracą te, które tu dostali.
series-role-deleted = Rola została usunięta. Wybierz inną przez `/td series`.
series-role-managed = **{ $role }** należy do serwera albo aplikacji. Wybierz rolę, którą można nadać członkom.
series-role-permissions = **{ $role }** ma uprawnienia. Wyłącz je wszystkie albo wybierz inną rolę: gra nie może z nikogo robić moderatora.
series-role-not-permitted = Aby nadać rolę **{ $role }**, potrzebuję uprawnienia *Manage Roles*.
series-role-too-high = **{ $role }** nie jest poniżej mojej roli. Przesuń moją wyżej w ustawieniach serwera, w *Roles*.
series-role-not-yours = Nie możesz nadać członkom roli **{ $role }**, więc nie zrobię tego za ciebie.
series-roles-stopped = Nie mogę nadać ani odebrać roli tej serii. { $problem } Wieczory odbywają się dalej bez niej.
