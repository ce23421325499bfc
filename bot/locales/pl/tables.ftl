tables-name = Imię
tables-federation = Fed
tables-points = Pkt
tables-standings = Tabela
tables-crosstable = Tabela spotkań
tables-lives = Życia
tables-schedule = Terminarz
tables-field = Lista graczy
tables-nobody = Nikt się jeszcze nie zapisał.
tables-no-rounds = Nie ogłoszono jeszcze żadnej rundy.
tables-no-games = Nie ma gier do pokazania.
tables-waiting = Lista rezerwowa
tables-no-longer-in = Już nie grają
tables-left-withdrawn = Rezygnacja
tables-left-removed = Odpada po walkowerze
tables-left-disqualified = Dyskwalifikacja
tables-wall-chart-help = W komórce: numer przeciwnika, strona i wynik.
tables-chess-chart-help = W komórce: numer przeciwnika, kolor i wynik: 1, ½ lub 0, + lub - walkowerem. U to wolny los, H i F to wolne rundy z punktami, -0 to runda bez gry.
tables-spread-chart-help = W komórce: jak poszła runda i różnica po niej. W wygrana, P przegrana, R remis, L wolny los.
tables-bye-letter = L
tables-no-result = x
tables-grid-help = W komórce: wynik z graczem o tym numerze, jeden znak na grę.
tables-lives-words- = wygrana
tables-lives-words--2 = przegrana
tables-lives-words--3 = remis
tables-lives-words--4 = wygrana walkowerem
tables-lives-words--5 = przegrana walkowerem
tables-lives-words-x = nie liczy się
tables-lives-words--6 = otwarta
tables-lives-words-b = wolny los
tables-lives-words--7 = { "" }
tables-lives-help = Każda kolumna to runda. b wolny los, . bez gry.
tables-unbeaten = Niepokonani
tables-bye-cell = wolny los
tables-after-part-open-games =
    { $part }, { $open_games ->
        [one] { $open_games } otwarta gra
        [few] { $open_games } otwarte gry
       *[many] { $open_games } otwartych gier
    }.
tables-after-part = Po: { $part }.
tables-final = Ostateczna tabela.
tables-before = Przed pierwszą rundą.
tables-before-open =
    Przed pierwszą rundą; { $open_games ->
        [one] { $open_games } otwarta gra
        [few] { $open_games } otwarte gry
       *[many] { $open_games } otwartych gier
    }.
tables-after = Po rundzie { $played }
tables-after-of = Po rundzie { $played } z { $planned }
tables-still-open =
    { $done }; { $open_games ->
        [one] { $open_games } otwarta gra
        [few] { $open_games } otwarte gry
       *[many] { $open_games } otwartych gier
    }.
tables-record = wygrane { $wins }, przegrane { $losses }
tables-record-ties = wygrane { $wins }, remisy { $ties }, przegrane { $losses }
tables-losses =
    { $count ->
        [one] { $count } porażka
        [few] { $count } porażki
       *[many] { $count } porażek
    }
tables-won = W
tables-tied = R
tables-lost = P
tables-after-named = Po: { $round }
tables-reached = Doszli do
tables-reserves = Rezerwa
