board-next = Dalej
board-standings = Tabela
board-leaders = Prowadzą
board-games = Do rozegrania
board-all-played = Wszystko rozegrane. Teraz: ostateczna tabela.
board-directors-pair = Następną rundę zaczynają organizatorzy.
board-paused = Harmonogram jest wstrzymany.
board-draft = Zapisy nie są jeszcze otwarte.
board-not-posted = Tablicy jeszcze nie ma: publikuję ją, gdy zapisy zostaną otwarte.
board-posted-anew = Oto znowu ona, na dole kanału.
board-not-pinned = Nie mogę przypiąć tablicy tego turnieju. Daj mi w jego kanale uprawnienie *Pin Messages*, odepnij coś, jeśli kanał jest pełen przypiętych wiadomości, albo przypnij tablicę samodzielnie. Tak czy inaczej jest aktualizowana.
board-round-played =
    { "" }**{ $title }**: rozegrano { $played } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
       *[many] { $games } gier
    }
board-questions =
    Czekamy na { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }, zanim gra ruszy dalej.
board-games-until = Koniec gier: { $at }
board-and-others = i jeszcze { $count }
board-branch-open =
    { "" }**{ $title }** gra się obok ({ $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }); nie ma jeszcze wyników.
board-branch-begun = **{ $title }** trwa jeszcze obok.
board-branch-held = **{ $title }**: koniec. Wygrywa **{ $names }**.
board-branch-cancelled = **{ $title }** odwołano.
board-where = Tablica jest tutaj: { $url }
board-picture-of = Stan obrazka: { $at }; jest odświeżany najwyżej raz na minutę.
board-on-hold = Wstrzymane: następny krok będzie, gdy organizator pozwoli grać dalej.
board-results =
    Czekamy na { $count ->
        [one] wynik { $count } gry
        [few] wyniki { $count } gier
       *[many] wyniki { $count } gier
    }.
board-soon = Zaraz: { $what } { $at }
board-final-standings = ostateczna tabela
