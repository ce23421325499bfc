files-sights-podium = Podium
files-sights-standings = Tabela
files-sights-crosstable = Tabela spotkań
files-sights-groups = Grupy
files-sights-bracket = Drabinka
files-sights-lives = Życia
files-exports-tables = tabele do arkuszy kalkulacyjnych
files-exports-report = raport do czytania i druku
files-exports-calendar = kalendarz gier
files-exports-mine = kalendarz twoich gier
files-exports-log = cały dziennik, dla organizatorów
files-exports-chess = plik dla programów szachowych (TRF)
files-rounds = Wszystkie rundy
files-seeds = Rozstawienie
files-draws = Losowania
files-chronicle = Ogłoszenia
files-availability = Kiedy gracze mogą grać
files-forms = Co przyszło
files-sealed = zapieczętowane
files-all-games = wszystkie gry
files-where = Discord
files-tentative-time = Ten termin jest wstępny.
files-tables-exported = Wszystko jako tabele do arkuszy kalkulacyjnych. Czasy w UTC.
files-report-exported = Cały turniej na jednej stronie, dla wszystkich. Otwiera się w każdej przeglądarce, także offline, i daje się drukować.
files-calendar-exported = Otwórz to swoim kalendarzem. Gdy terminy się zmienią, eksportuj ponownie: gry, które już masz w kalendarzu, się przesuną.
files-no-events = Nie mogę tworzyć wydarzeń na tym serwerze, więc rundy nie pokazują się pod *Events*. Jeśli mają się pokazywać, daj mi uprawnienie *Create Events*. Cała reszta działa i bez tego.
files-time-control = Tempo gry: { $text }
files-chess-exported =
    Plik raportu federacji szachowej (TRF), { $rounds ->
        [one] { $rounds } pełna runda
        [few] { $rounds } pełne rundy
       *[many] { $rounds } pełnych rund
    }.
files-more-games =
    … i jeszcze { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
files-no-subscribing = Kalendarzy nie da się tu subskrybować: administrator tego bota nie udostępnia stron. `/tournament export what:mine` daje plik.
files-calendar-address = Subskrybuj ten adres w swoim kalendarzu: wszystkie twoje gry ze wszystkich turniejów, zawsze aktualne. Zachowaj go dla siebie, bo kto go ma, widzi twoje gry:
files-calendar-renewed = Stary adres jest zamknięty. Oto nowy adres twojego kalendarza:
files-exports-games = posunięcia partii z serwera gier (PGN)
files-games-exported = Partie, które mają wynik, ze wszystkimi posunięciami. Plik czytają programy szachowe, a studium na lichess go przyjmuje: partia na rozdział, do 64.
files-trf-continued =
    { "" }**{ $title }** jest teraz tutaj, a ty organizujesz: { $players } { $players ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }, { $rounds } z { $planned } { $rounds ->
        [one] rundy
        [few] rund
       *[many] rund
    }, otwarte partie: { $open }. Wszyscy grają jako goście; `/players replace` wstawia członka serwera na miejsce gościa.
files-trf-gone =
    { $players } { $players ->
        [one] gracz jest poza grą
        [few] gracze są poza grą
       *[many] graczy jest poza grą
    }, bo następna runda nie ma dla nich ani partii, ani punktów; `/players reinstate` przywraca.
