imports-title-refused = Nic nie zostało zaimportowane
imports-title-done = Lista zaimportowana
imports-title-preview = Co mówi twoja lista
imports-new = Nowi
imports-changed = Zmienieni
imports-ignored = Pominięte kolumny
imports-fix-and-send-again = Popraw plik i wyślij go jeszcze raz.
imports-how-to = Pierwszy wiersz nazywa kolumny: name, discord, rating, uncertainty, games, joined, account. Potem po jednym graczu w wierszu.
imports-problems-too-large = plik jest za duży; limit to 1 MB
imports-problems-not-text = to nie jest plik tekstowy; zapisz tabelę jako CSV
imports-problems-no-rows = pod wierszem z nazwami kolumn nikogo nie ma
imports-problems-too-many-rows = liczba wierszy to { $value }, a limit to 3000
imports-problems-no-name-column = żadna kolumna nie nazywa się „name” ani „discord”
imports-problems-doubled-column = ta kolumna jest dwa razy
imports-problems-too-many-cells = więcej komórek niż kolumn: „{ $value }” nie jest w żadnej
imports-problems-nobody = ani imię, ani konto na Discordzie
imports-problems-long-name = imię ma ponad 80 znaków
imports-problems-not-a-number = „{ $value }” to nie liczba
imports-problems-two-readings = „{ $value }” można odczytać na dwa sposoby; pisz liczby jak 1532.5, a daty jak 2010-01-31
imports-problems-not-whole = „{ $value }” to nie liczba całkowita
imports-problems-negative = „{ $value }” jest poniżej zera
imports-problems-not-a-date = „{ $value }” to nie data; napisz np. 2010-01-31
imports-problems-not-an-account = „{ $value }” to nie identyfikator ani nazwa użytkownika Discorda
imports-problems-unknown-account = nikt na tym serwerze nie nazywa się „{ $value }”
imports-problems-missing = trzeba wypełnić
imports-problems-doubled = „{ $value }” już jest w pliku
imports-problems-several-entrants = kilku graczy nazywa się „{ $value }”; wpisz ich numer, np. #7, albo dodaj kolumnę z ich identyfikatorami Discorda
imports-problems-two-entrants = konto należy do jednego gracza, a imię „{ $value }” do innego
imports-refused =
    { $count ->
        [one] { $count } rzecz wymaga
        [few] { $count } rzeczy wymagają
       *[many] { $count } rzeczy wymaga
    } poprawki. { imports-fix-and-send-again }
imports-summary =
    { $new ->
        [one] { $new } nowy gracz
        [few] { $new } nowych graczy
       *[many] { $new } nowych graczy
    }, { $changed ->
        [one] { $changed } zmieniony
        [few] { $changed } zmienionych
       *[many] { $changed } zmienionych
    }.
imports-played-elsewhere =
    Rozegrane gdzie indziej: { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, { $results ->
        [one] { $results } wynik
        [few] { $results } wyniki
       *[many] { $results } wyników
    }.
imports-problem = Lista: { $text }
imports-problem-line = Wiersz { $line }: { $text }
imports-problem-column = Wiersz { $line }, { $column }: { $text }
imports-did-you-mean = { $head } (chodzi o „{ $guess }”?)
imports-problems-too-high = „{ $value }” to za dużo
imports-problems-not-a-choice = „{ $value }” nie należy do możliwych odpowiedzi
imports-seed = rozstawienie { $first }
imports-seeds = rozstawienie { $first } do { $last }
imports-columns-of = Ten turniej czyta też: { $heads }.
imports-together-with = { $text } (zobacz też { $names })
imports-alike = ⚠ Kilka osób o tym samym imieniu
imports-alike-line =
    { $name }: { $count ->
        [few] { $count } osoby
       *[many] { $count } osób
    }. Rozróżnia je numer na liście.
imports-problems-in-team = gra już w drużynie „{ $value }”
imports-known = Znani z wcześniejszych turniejów tutaj; zachowują swoje imiona
imports-known-line = { $name } to { $earlier } (konto { $account })
imports-account-of-several = { $name }: konto { $account } ma tu kilka osób, więc wchodzi jako nowa osoba
imports-names-title = Imiona
imports-names-help = Ana albo z rankingiem: Ana 1720. Numery ustalają rozstawienie: 1. Ana, 2. Bo
imports-places-ahead = Miejsca pochodzą z: **{ $last }**. Zaimportuj je po tej liście przez `/players fetch what:places`.
imports-place-asked = { $text }, jeśli to ta sama osoba
imports-places-open = **{ $last }** jeszcze trwa. Zaimportuj miejsca później przez `/players fetch what:places`.
