groups-own-threads = Każda grupa ma na tym kanale własny wątek z tabelą, grami i wynikami. Otwierają się po kolei: póki twojego nie ma, naciśnij **{ $button }**.
groups-my-group = Moja grupa
groups-which-game = Która z twoich gier się skończyła?
groups-timed-out-noted = Dzięki. Organizator obejrzy grę i rozstrzygnie, czy przegrano na czas.
groups-lost-on-time = Przegrana na czas.
groups-ruled = Decyzja: gra jest przegrana na czas.
groups-games-played =
    Rozegrano { $played } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
       *[many] { $games } gier
    }.
groups-stage-begins =
    { "" }**{ $title }** się zaczyna: { $entrants ->
        [one] { $entrants } gracz
        [few] { $entrants } gracze
       *[many] { $entrants } graczy
    } w { $groups ->
        [one] { $groups } grupie
        [few] { $groups } grupach
       *[many] { $groups } grupach
    }.
groups-outside = W żadnej grupie: { $names }.
groups-group-begins-games-1 = **{ $title }** się zaczyna.
groups-group-begins =
    { "" }**{ $title }** się zaczyna: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, wszystkie otwarte od razu, w dowolnej kolejności.
groups-complete = { $title }: wszystkie gry rozegrane
groups-group-opens = **{ $title }** się zaczyna i ma własny wątek.
groups-more-games = **{ $title }**: otwiera się następna gra.
groups-see-thread = Twój wątek: <#{ $thread }>
groups-lost-on-time-2 = { $players }: { $absent } przegrywa na czas albo nie gra.
groups-timed-out = **{ $player }** uważa, że **{ $opponent }** przegrywa ich grę na czas. Obejrzyj grę i rozstrzygnij.
groups-how-to-report = Zaproś przeciwników, zagraj i po skończonej grze naciśnij **Zgłoś wynik**; może to zrobić każde z was.
groups-time-control = Tempo gry: { $time_control }
groups-under-way = W toku
groups-parts-title = Od grup do finału
